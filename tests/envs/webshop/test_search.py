from __future__ import annotations

import math
import random
from collections import Counter
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.envs.webshop import analyzer, index, search
from memenv.envs.webshop.analyzer import analyze, tokenize
from memenv.envs.webshop.columns import DiskFolder, Folder, MemoryFolder
from memenv.envs.webshop.index import build_index, length_after_quantising
from memenv.envs.webshop.search import RESULTS, SearchEngine


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Men's T-Shirt, 3.5 oz (1,000 pcs)", ["Men's", "T", "Shirt", "3.5", "oz", "1,000", "pcs"]),
        ("foo_bar __x 10ft o'neill's a.b.c wi-fi", ["foo_bar", "__x", "10ft", "o'neill's", "a.b.c", "wi", "fi"]),
        ("1:2 a:b 1;2 a,b 3. end.", ["1", "2", "a:b", "1;2", "a", "b", "3", "end"]),
        ("___ ... ''", []),
        ("crème brûlée™ №5", ["crème", "brûlée", "5"]),
        ("中文字 コーヒー ひら 한국어", ["中", "文", "字", "コーヒー", "ひ", "ら", "한국어"]),
        ("e\u0301t\u00e9 नमस्ते", ["e\u0301t\u00e9", "नमस्ते"]),
        ("สวัสดี 3 ชิ้น", ["สวัสดี", "3", "ชิ้น"]),
        ("nice 👍 ok", ["nice", "👍", "ok"]),
        ("rock ’n’ roll it’s", ["rock", "n", "roll", "it’s"]),
    ],
)
def test_words(text: str, words: list[str]) -> None:
    assert tokenize(text) == words


@given(st.text(alphabet=st.characters(max_codepoint=127), max_size=60))
def test_ascii_path_is_the_general_rule(text: str) -> None:
    classes = "".join(map(analyzer._char_class, text))
    general = [text[match.start() : match.end()] for match in analyzer._CLASS_WORD.finditer(classes)]
    assert tokenize(text) == general


@given(st.text(max_size=80))
def test_any_text_gives_terms(text: str) -> None:
    for term in analyze(text):
        assert term
        assert term not in analyzer.STOP_WORDS or len(term) > 2


def test_terms() -> None:
    assert analyze("The Assembly of Women's running shoes") == ["assembl", "women", "run", "shoe"]
    assert analyze("possibly as an ab is it") == ["possibl", "ab"]
    assert analyze("a" * 600) == ["a" * 255, "a" * 255, "a" * 90]


def test_document_lengths_are_quantised_as_lucene_does() -> None:
    assert [length_after_quantising(length) for length in range(40)] == list(range(40))
    assert [length_after_quantising(length) for length in (40, 41, 42, 55, 56, 100, 226, 1000)] == [
        40,
        40,
        42,
        54,
        56,
        96,
        216,
        984,
    ]


def engine_of(documents: list[str], asins: list[str], folder: Folder | None = None) -> SearchEngine:
    folder = folder or MemoryFolder()
    build_index(folder, len(documents), lambda start, stop: documents[start:stop], lambda done: None)
    rank = np.empty(len(asins), np.int64)
    rank[np.argsort(np.array(asins))] = np.arange(len(asins))
    return SearchEngine(folder, rank)


@lru_cache(maxsize=4)
def counted_terms(documents: tuple[str, ...]) -> list[Counter[str]]:
    return [Counter(analyze(document)) for document in documents]


def brute_force(documents: list[str], asins: list[str], query: str) -> list[int]:
    """BM25 document by document, straight from the formulas in single precision."""
    f32 = np.float32
    counted = counted_terms(tuple(documents))
    lengths = [sum(counts.values()) for counts in counted]
    filled = sum(1 for length in lengths if length)
    if not filled:
        return []
    average = f32(sum(lengths) / filled)
    wanted = Counter(analyze(query))
    frequency = {term: sum(1 for counts in counted if counts[term]) for term in wanted}
    scored = []
    for row, counts in enumerate(counted):
        total = 0.0
        for term, repeats in wanted.items():
            having = frequency[term]
            if not counts[term]:
                continue
            weight = f32(repeats) * f32(math.log(1 + (filled - having + 0.5) / (having + 0.5)))
            norm = f32(0.9) * ((f32(1) - f32(0.4)) + f32(0.4) * f32(length_after_quantising(lengths[row])) / average)
            total += float(weight - weight / (f32(1) + f32(counts[term]) * (f32(1) / norm)))
        if total:
            scored.append((-f32(total), asins[row], row))
    return [row for _, _, row in sorted(scored)[:RESULTS]]


def random_documents(count: int, rng: random.Random, words: int = 60) -> tuple[list[str], list[str]]:
    vocabulary = [f"w{number}x" for number in range(words)]
    weights = [1 / (number + 1) for number in range(words)]
    documents = [" ".join(rng.choices(vocabulary, weights, k=rng.randrange(0, 90))) for _ in range(count)]
    asins = [f"B{rng.randrange(10**8):08d}" for _ in range(count)]
    return documents, asins


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("small", [0, 1 << 15])
def test_ranking_equals_brute_force(seed: int, small: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With and without the rule that skips frequent terms, on documents with many ties."""
    monkeypatch.setattr(search, "_SMALL", small)
    rng = random.Random(seed)
    documents, asins = random_documents(400, rng)
    documents += documents[:60]
    asins += [f"A{number:08d}" for number in range(60)]
    engine = engine_of(documents, asins)
    for _ in range(25):
        query = " ".join(f"w{min(59, int(rng.expovariate(0.08)))}x" for _ in range(rng.randrange(1, 9)))
        assert list(engine.search(query)) == brute_force(documents, asins, query)


def test_skipping_frequent_terms_happens_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_SMALL", 0)
    rng = random.Random(3)
    documents, asins = random_documents(1500, rng)
    documents = [text + (" rare" if number % 20 == 0 else "") for number, text in enumerate(documents)]
    engine = engine_of(documents, asins)
    finished = []
    finish = SearchEngine._finish
    monkeypatch.setattr(SearchEngine, "_finish", lambda *a: finished.append(1) or finish(*a))
    assert list(engine.search("rare w0x w1x")) == brute_force(documents, asins, "rare w0x w1x")
    assert finished


def test_blocks_and_disk_make_no_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    documents, asins = random_documents(300, random.Random(9))
    whole = engine_of(documents, asins)
    monkeypatch.setattr(index, "BLOCK", 37)
    blocks = engine_of(documents, asins, DiskFolder(tmp_path))
    for query in ("w0x w5x", "w1x w1x w30x", "w59x", "w7x w8x w9x w10x"):
        assert whole.search(query) == blocks.search(query)
    assert not [path.name for path in tmp_path.iterdir() if "block" in path.name]


@pytest.mark.parametrize("query", ["", " ", "the of", "zzz", "中文", "[", "\x00", "☃" * 10])
def test_queries_that_find_nothing(query: str) -> None:
    assert engine_of(["one two", "three"], ["B1", "B2"]).search(query) == ()


def test_a_long_query_is_answered() -> None:
    engine = engine_of(["one two", "three"], ["B1", "B2"])
    assert engine.search("three " * 2000) == (1,)
    assert engine.search(" ".join(f"word{n}" for n in range(3000)) + " one") == (0,)


def test_no_documents_and_empty_documents() -> None:
    assert engine_of(["", ""], ["B1", "B2"]).search("x") == ()
    assert engine_of(["", "x"], ["B1", "B2"]).search("x") == (1,)


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.lists(st.sampled_from(["ab", "cd", "ef", "gh", "ij"]), max_size=6), min_size=1, max_size=12), st.data()
)
def test_small_collections_equal_brute_force(rows: list[list[str]], data: st.DataObject) -> None:
    documents = [" ".join(row) for row in rows]
    asins = [f"B{number:03d}" for number in range(len(rows))]
    query = " ".join(data.draw(st.lists(st.sampled_from(["ab", "cd", "ef", "gh", "ij", "kl"]), min_size=1, max_size=5)))
    assert list(engine_of(documents, asins).search(query)) == brute_force(documents, asins, query)
