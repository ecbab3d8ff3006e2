"""The answerer of Memory-R1: what it sees, its candidates, its training and the agent that plays it."""

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.envs.dialogue.gold import ABSTENTION
from memenv.envs.dialogue.reader import ExtractiveReader
from memenv.errors import MemenvError
from memenv.policies.answerer.features import MEMORY, SPAN, memory_features, span_features
from memenv.policies.answerer.spans import MOST, spans
from memenv.policies.answerer.views import PER_PARTICIPANT, View, view_of
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.solver import Recall
from memenv.stream import Item

torch = pytest.importorskip("torch", reason="the extra `torch` is not installed")

from memenv.agents.trained_r1 import TrainedR1
from memenv.policies.answerer.network import AnswererNetwork, load_answerer, save_answerer, segment_log_softmax
from memenv.policies.answerer.training import AnswererConfig, Case, answered, collect, decide, train_answerer

DAY = 19_000.0
READER = ExtractiveReader()


def view(question, *texts):
    return View(question, DAY + 100, tuple(Recall(text, DAY + place, id=place) for place, text in enumerate(texts)))


def observation(question, texts, k=64):
    count = len(texts)
    return {
        "item": question,
        "time": np.array(DAY),
        "slots": {
            "filled": np.array([1] * count + [0] * (k - count)),
            "text": tuple(texts) + ("",) * (k - count),
            "age": np.arange(k, dtype=float),
            "source": ("",) * k,
            "id": np.arange(k),
        },
    }


def test_thirty_of_each_participant_are_in_view():
    texts = [f"Mia likes dish {n}." for n in range(35)] + [f"Leo likes dish {n}." for n in range(29)]
    seen, places = view_of(observation("What do both Mia and Leo like?", texts))
    assert len(places) == len(seen.memories) == PER_PARTICIPANT + 29
    assert places == [*range(30), *range(35, 64)]
    assert seen.memories[1].time == DAY - 1


def test_candidates_are_read_out_of_the_memories():
    found = spans(view("Where does Mia live?", "Mia moved to Rome on 3 May 2023.", "Leo lives in Oslo."), READER)
    texts = {span.text: span for span in found}
    assert found[0].kinds[0] == "reader" and found[0].text == "Rome"
    assert "value" in texts["Rome"].kinds and texts["Rome"].fits and texts["Rome"].places == (0,)
    assert "Oslo" in texts and not texts["Oslo"].fits
    assert "3 May 2023" in texts and {"Yes", "No", ABSTENTION} <= set(texts)


def test_several_values_are_counted_and_listed():
    found = spans(view("Which hobbies does Mia have?", "Mia's hobby is chess.", "Mia's hobby is knitting."), READER)
    kinds = {kind: span.text for span in found for kind in span.kinds}
    assert kinds["count"] == "2" and sorted(kinds["list"].split(", ")) == ["chess", "knitting"]


@settings(max_examples=25, deadline=None)
@given(st.text(max_size=60), st.lists(st.text(max_size=80), max_size=6))
def test_any_text_gives_finite_features(question, texts):
    seen = view(question, *texts)
    found = spans(seen, READER)
    assert 1 <= len(found) <= MOST
    for rows, shape in (
        (memory_features(seen), (len(texts), MEMORY)),
        (span_features(seen, found), (len(found), SPAN)),
    ):
        assert rows.shape == shape and np.isfinite(rows).all()


def test_segments_are_normalised_each_by_itself():
    logits = torch.tensor([0.0, 1.0, 2.0, 500.0, -500.0])
    segments = torch.tensor([0, 0, 0, 1, 1])
    found = segment_log_softmax(logits, segments, 2)
    expected = torch.cat([torch.log_softmax(logits[:3], 0), torch.log_softmax(logits[3:], 0)])
    assert torch.allclose(found, expected)


def test_untrained_it_is_the_frozen_reader():
    network = AnswererNetwork()
    seen = view("Where does Mia live?", "Mia lives in Rome.", "Leo lives in Oslo.")
    assert decide(network, seen) == [True, True]
    assert int(network.answer(torch.from_numpy(span_features(seen, spans(seen, READER)))).argmax()) == 0


class _First:
    """Right is what the first memory tells: the reader, who believes the newest, is wrong."""

    def score(self, item, outcome, shown):
        return float(outcome.answer == item.gold), {}


def _cases():
    towns = ["Rome", "Oslo", "Paris", "Madrid", "Vienna", "Lisbon"]
    cases = []
    for place, town in enumerate(towns):
        other = towns[place - 1]
        seen = view("Where does Mia live?", f"Mia lives in {town}.", f"Mia lives in {other}.")
        cases.append(Case(seen, Item("Where does Mia live?", DAY, gold=town)))
    return cases


@pytest.mark.parametrize("options", [{"answer": False}, {"distil": False}, {}])
def test_training_finds_what_the_reader_gets_wrong(options):
    """Either part alone can learn it: the newer memory is to be dropped, or not to be answered from."""
    cases = _cases()
    config = AnswererConfig(steps=40, questions=6, learning_rate=2e-2, **options)
    before = np.mean([answered(None, case, READER, _First(), config) for case in cases])
    network, history = train_answerer(cases, READER, _First(), config)
    after = np.mean([answered(network, case, READER, _First(), config) for case in cases])
    assert before == 0.0 and after == 1.0
    assert history[0]["reward"] < history[-1]["reward"]


def test_training_repeats():
    runs = [train_answerer(_cases(), READER, _First(), AnswererConfig(steps=3))[1] for _ in range(2)]
    assert runs[0] == runs[1]


def test_it_trains_on_training_lives_only():
    arguments = {"preset": "tiny"}
    cases = collect("MemLoCoMo-v0", arguments, make_agent("crud_rules"), range(1_900_000, 1_900_010), 5)
    assert len(cases) == 5 and all(case.item.headline for case in cases)
    with pytest.raises(MemenvError, match="no training split"):
        collect("MemLoCoMo-v0", {**arguments, "split": "test"}, make_agent("crud_rules"), range(3), 1)
    with pytest.raises(MemenvError, match="give more than 1"):
        collect("MemLoCoMo-v0", arguments, make_agent("crud_rules"), range(1_900_000, 1_900_001), 500)
    with pytest.raises(MemenvError, match="nothing to train"):
        train_answerer([], READER, _First(), AnswererConfig())


def test_without_a_network_the_agent_scores_as_its_manager_does():
    manager = make_agent("crud_rules")
    agent = TrainedR1(manager=manager)
    arguments = {"preset": "tiny"}
    env, plain = make_env("MemLoCoMo-v0", agent, arguments), make_env("MemLoCoMo-v0", manager, arguments)
    for seed in range(2_500_000, 2_500_003):
        assert run_episode(env, agent, seed).score == run_episode(plain, manager, seed).score


def test_a_folder_is_read_back_and_damage_is_refused(tmp_path):
    network = AnswererNetwork(8)
    save_answerer(tmp_path, network, {"distil": False})
    held, about = load_answerer(tmp_path)
    assert about["distil"] is False
    assert all(torch.equal(a, b) for a, b in zip(network.parameters(), held.parameters(), strict=True))
    (tmp_path / "answerer.json").write_text(json.dumps({"kind": "answerer", "hidden": 9}))
    with pytest.raises(MemenvError, match="weights of another network"):
        load_answerer(tmp_path)
    (tmp_path / "answerer.json").write_text(json.dumps({"kind": "crud", "hidden": 8}))
    with pytest.raises(MemenvError, match="no answerer's configuration"):
        load_answerer(tmp_path)
    with pytest.raises(MemenvError, match="needs a folder"):
        make_agent("trained_r1")
