"""Combined retrieval: golden values of the formulas, and the ONNX encoder on a model made here."""

import math

import numpy as np
import pytest

from memenv.arena import Arena
from memenv.bank import Bank
from memenv.encoder import hashing_encoder, load_encoder
from memenv.errors import MemenvError
from memenv.index import search_bm25, search_dense
from memenv.language.stems import content_stems, term_counts
from memenv.retrieval import bm25_squash, entities, search_additive, search_hybrid

TEXTS = [
    "Mia moved to Rome in May.",
    "Leo has a dog called Rex.",
    "Mia adopted a cat named Tom Jones.",
    "The weather was fine.",
    "Rome was hot, said Leo.",
]


@pytest.fixture
def bank():
    bank = Bank(Arena(term_counts, hashing_encoder))
    for text in TEXTS:
        bank.add(text, time=0.0)
    return bank


@pytest.mark.parametrize(
    ("score", "words", "expected"),
    [(5.0, 3, 0.5), (7.0, 4, 0.5), (9.0, 9, 0.5), (10.0, 15, 0.5), (12.0, 16, 0.5), (8.0, 2, 1 / (1 + math.exp(-2.1)))],
)
def test_bm25_is_squashed_by_the_length_of_the_query(score, words, expected):
    assert bm25_squash(score, words) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Where does Mia live?", ("Mia",)),
        ("What is Tom Jones's cat called, Mia?", ("Tom Jones", "Mia")),
        ("Is Leo in New York or in Rome?", ("Leo", "New York", "Rome")),
        ("nothing here", ()),
        ("", ()),
    ],
)
def test_names_in_a_query(text, names):
    assert entities(text) == names


def test_hybrid_adds_reciprocal_ranks(bank):
    query = "Where did Mia move to, Rome?"
    ranks: dict[int, float] = {}
    for hits in (search_bm25(bank, content_stems(query), 60), search_dense(bank, query, 60)):
        for rank, hit in enumerate(hits, 1):
            ranks[hit.entry.id] = ranks.get(hit.entry.id, 0.0) + 1 / (60 + rank)
    found = search_hybrid(bank, query, 3)
    assert [hit.entry.id for hit in found] == sorted(ranks, key=lambda entry: (-round(ranks[entry], 6), entry))[:3]
    assert found[0].entry.id == 0 and found[0].score == pytest.approx(ranks[0], abs=1e-6)


def test_additive_score_is_the_sum_over_what_the_query_can_give(bank):
    query = "Did Mia adopt a cat?"
    cosine = {hit.entry.id: hit.score for hit in search_dense(bank, query, 5)}
    lexical = {hit.entry.id: hit.score for hit in search_bm25(bank, content_stems(query), 5)}
    best = search_additive(bank, query, 1)[0]
    assert best.entry.id == 2
    expected = (cosine[2] + bm25_squash(lexical[2], 5) + 0.5) / 2.5
    assert best.score == pytest.approx(expected, abs=1e-5)
    # no name and no word in common: cosine alone, over 1
    alone = search_additive(bank, "catz", 5, threshold=0.0)
    assert alone and alone[0].score == pytest.approx(search_dense(bank, "catz", 1)[0].score, abs=1e-6)


def test_the_threshold_comes_before_anything_is_added(bank):
    assert search_additive(bank, "Mia cat Rome dog", 5, threshold=0.99) == []


def test_a_bare_name_of_a_folder_is_explained(tmp_path):
    pytest.importorskip("onnxruntime", reason="the extra `dense` is not installed")
    with pytest.raises(MemenvError, match="no sentence encoder there"):
        load_encoder(str(tmp_path))
    (tmp_path / "model.onnx").write_bytes(b"not a model")
    (tmp_path / "tokenizer.json").write_text("{}")
    with pytest.raises(MemenvError, match="can't be loaded"):
        load_encoder(str(tmp_path / "."))


def test_onnx_encoder_is_the_mean_of_hidden_states(tmp_path):
    onnx = pytest.importorskip("onnx", reason="onnx, which makes the model, is not installed")
    pytest.importorskip("onnxruntime", reason="the extra `dense` is not installed")
    tokenizers = pytest.importorskip("tokenizers", reason="the extra `dense` is not installed")
    words = {"[UNK]": 0, "mia": 1, "lives": 2, "in": 3, "rome": 4}
    tokenizer = tokenizers.Tokenizer(tokenizers.models.WordLevel(words, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = tokenizers.pre_tokenizers.Whitespace()
    tokenizer.normalizer = tokenizers.normalizers.Lowercase()
    tokenizer.save(str(tmp_path / "tokenizer.json"))
    table = np.arange(15, dtype=np.float32).reshape(5, 3) ** 2
    helper = onnx.helper
    graph = helper.make_graph(
        [helper.make_node("Gather", ["table", "input_ids"], ["last_hidden_state"])],
        "embedder",
        [helper.make_tensor_value_info("input_ids", onnx.TensorProto.INT64, [1, "n"])],
        [helper.make_tensor_value_info("last_hidden_state", onnx.TensorProto.FLOAT, [1, "n", 3])],
        [onnx.numpy_helper.from_array(table, "table")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    onnx.save(model, str(tmp_path / "model.onnx"))
    encode = load_encoder(str(tmp_path))
    mean = table[[1, 2, 0]].mean(axis=0)
    np.testing.assert_allclose(encode("Mia lives somewhere"), mean / np.linalg.norm(mean), atol=1e-6)
    assert encode("").shape == (3,) and not encode("").any()
    bank = Bank(Arena(term_counts, encode))
    bank.add("rome", time=0.0)
    bank.add("mia", time=0.0)
    assert search_dense(bank, "mia", 1)[0].entry.text == "mia"


def test_a_product_does_not_hang_on_the_rows_beside_it():
    """Forks append to one arena: a text's similarity must have the same bits in a large one as alone."""
    texts = [f"case {n} about the {word}" for n in range(40) for word in ("mug", "lamp", "shelf", "garden hose")]
    query = "the lamp in case 7, and a garden"
    whole = Arena(term_counts, hashing_encoder)
    for place, text in enumerate(texts):
        whole.append(text, place)
    together = whole.similarities(whole.encode(query))
    for place in (0, 1, 29, 63, 64, 159):
        alone = Arena(term_counts, hashing_encoder)
        alone.append(texts[place], 0)
        assert alone.similarities(alone.encode(query))[0] == together[place]
    assert abs(together - whole.vectors() @ whole.encode(query)).max() < 1e-6
