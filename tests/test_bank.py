"""The bank against a plain dict, and its forks."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from memenv.arena import Arena
from memenv.bank import Bank, entry_tokens
from memenv.encoder import hashing_encoder
from memenv.index import search_bm25, search_dense
from memenv.language.stems import content_stems, term_counts

TEXTS = st.text(alphabet=st.sampled_from("ab cdé "), min_size=1, max_size=12)


class BankMachine(RuleBasedStateMachine):
    """Several forks over one arena, each compared with a dict of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[Bank, dict[int, list], list[int]]] = [(Bank(Arena(term_counts)), {}, [0])]

    def pick(self, which: int):
        return self.pairs[which % len(self.pairs)]

    @rule(which=st.integers(0, 5), text=TEXTS, key=st.sampled_from(["", "k", "a key"]))
    def add(self, which, text, key):
        bank, model, counter = self.pick(which)
        entry = bank.add(text, time=1.0, key=key, source="s", reward=0.5)
        assert entry.id == counter[0]
        model[entry.id] = [text, 1.0, 0, entry_tokens(text, key)]
        counter[0] += 1

    @rule(which=st.integers(0, 5), text=TEXTS, place=st.integers(0, 9))
    def update(self, which, text, place):
        bank, model, _ = self.pick(which)
        if model:
            chosen = sorted(model)[place % len(model)]
            bank.update(chosen, text, time=2.0)
            model[chosen] = [text, model[chosen][1], model[chosen][2], entry_tokens(text)]

    @rule(which=st.integers(0, 5), place=st.integers(0, 9))
    def delete(self, which, place):
        bank, model, _ = self.pick(which)
        if model:
            chosen = sorted(model)[place % len(model)]
            bank.delete(chosen)
            del model[chosen]

    @rule(which=st.integers(0, 5), place=st.integers(0, 9))
    def touch(self, which, place):
        bank, model, _ = self.pick(which)
        if model:
            chosen = sorted(model)[place % len(model)]
            bank.touch([chosen, 10_000], 3.0)
            model[chosen][1] += 1.0
            model[chosen][2] += 1

    @precondition(lambda self: len(self.pairs) < 4)
    @rule(which=st.integers(0, 5))
    def fork(self, which):
        bank, model, counter = self.pick(which)
        self.pairs.append((bank.fork(), {key: list(value) for key, value in model.items()}, list(counter)))

    @rule(which=st.integers(0, 5), query=TEXTS, k=st.integers(1, 4))
    def search(self, which, query, k):
        bank, model, _ = self.pick(which)
        hits = search_bm25(bank, content_stems(query), k)
        assert len(hits) <= k
        assert all(hit.entry.id in model and hit.score > 0 for hit in hits)
        assert [(-h.score, h.entry.id) for h in hits] == sorted((-h.score, h.entry.id) for h in hits)

    @invariant()
    def equal(self):
        for bank, model, _ in self.pairs:
            assert {e.id: [e.text, e.strength, e.uses, e.tokens] for e in bank} == model
            assert bank.tokens == sum(value[3] for value in model.values())
            assert bank.words == sum(
                len(content_stems(e.text if e.key == e.text else f"{e.key}\n{e.text}")) for e in bank
            )
            assert int(bank.living().sum()) == len(model)


BankMachine.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestBank = BankMachine.TestCase


def _bank(texts, encoder=None):
    bank = Bank(Arena(term_counts, encoder))
    for number, text in enumerate(texts):
        bank.add(text, time=float(number))
    return bank


def test_bm25_matches_the_formula_written_out():
    # three documents of 2, 3 and 1 terms, average 2; "dog" in two of them: idf = ln(1 + 1.5/2.5)
    bank = _bank(["dog rex", "dog dog bone", "cat"])
    hits = search_bm25(bank, content_stems("dogs"), 5)
    idf = np.log(1 + 1.5 / 2.5)
    first = idf * 2 * 2.2 / (2 + 1.2 * (0.25 + 0.75 * 3 / 2))
    second = idf * 1 * 2.2 / (1 + 1.2 * (0.25 + 0.75 * 2 / 2))
    assert [(h.entry.id, h.score) for h in hits] == [(1, round(first, 6)), (0, round(second, 6))]


def test_small_and_large_banks_score_alike(monkeypatch):
    from memenv import index

    rng = np.random.default_rng(0)
    vocabulary = [f"word{n}" for n in range(60)]
    bank = _bank(" ".join(rng.choice(vocabulary, 6)) for _ in range(300))
    other = bank.fork()
    for number in range(0, 300, 3):
        bank.delete(number)
    for _ in range(50):  # rows of another fork in the shared arena must not count
        other.add(" ".join(rng.choice(vocabulary, 6)), time=0.0)
    for _ in range(20):
        query = content_stems(" ".join(rng.choice(vocabulary, 3)))
        monkeypatch.setattr(index, "_SMALL", 400)
        small = search_bm25(bank, query, 7)
        monkeypatch.setattr(index, "_SMALL", 0)
        assert search_bm25(bank, query, 7) == small


def test_forks_of_an_empty_bank_do_not_fill_it():
    """What is played from one start a thousand times leaves nothing there; later forks share what was stored before."""
    start = _bank([])
    twin = start.fork()
    twin.add("a dog", time=0.0)
    assert len(start.arena) == 0 and len(start.fork().arena) == 0
    assert twin.fork().arena is twin.arena


def test_every_text_is_encoded_once():
    seen = []

    def encoder(text):
        seen.append(text)
        return hashing_encoder(text)

    bank = _bank(["a dog", "a cat"], encoder)
    search_dense(bank, "dog", 1)
    twin = bank.fork()
    twin.add("a bird", time=0.0)
    assert search_dense(twin, "a bird", 1)[0].entry.text == "a bird"
    assert search_dense(bank, "cats and a cat", 1)[0].entry.text == "a cat"
    assert [text for text in seen if text in ("a dog", "a cat", "a bird")] == ["a dog", "a cat", "a bird", "a bird"]
    # the last one is the query


def test_who_watches_hears_of_every_change_and_of_nothing_else():
    bank = _bank(["a", "b", "c", "d", "e"])
    heard, other = bank.watch(), bank.watch()
    for change, ids in (
        (lambda: bank.add("f", time=1.0), {5}),
        (lambda: bank.update(0, "g", time=1.0), {0}),
        (lambda: bank.delete(1), {1}),
        (lambda: bank.touch([2, 77, 3], 2.0), {2, 3}),
        (lambda: bank.invalidate(2, 3.0), {2}),
        (lambda: bank.link(3, 4), {3, 4}),
        (lambda: bank.link(3, 4), set()),
        (lambda: bank.touch([], 2.0), set()),
    ):
        change()
        assert heard == ids
        heard.clear()
    assert other == {0, 1, 2, 3, 4, 5}
    twin = bank.fork()
    hears = twin.watch()
    twin.delete(0)
    bank.delete(2)
    assert heard == {2} and hears == {0}


def test_hashing_encoder_is_stable():
    vector = hashing_encoder("Mia moved to Rome")
    assert vector.shape == (256,) and vector.dtype == np.float32
    assert float(vector @ vector) == pytest.approx(1.0, abs=1e-6)
    assert np.flatnonzero(hashing_encoder("dog"))[:3].tolist() == np.flatnonzero(hashing_encoder("DOG"))[:3].tolist()
    assert not hashing_encoder("").any()


@pytest.mark.parametrize("search", [lambda b, q, k: search_bm25(b, content_stems(q), k), search_dense])
def test_searching_nothing_finds_nothing(search):
    assert search(_bank([], hashing_encoder), "dog", 3) == []
    assert search(_bank(["dog"], hashing_encoder), "dog", 0) == []
