"""Note form: shorter, read the same, and undone to the letter."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.language.extract import stated
from memenv.policies.notes import in_full, noted
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.tokens import count_tokens

PAIRS = (
    (
        "Hector's boss is Oliver (since 22 October 2022; before: Nelson).",
        "Hector's boss: Oliver (2022-10-22; before: Nelson)",
    ),
    ("Mia's languages are Thai (since May 2023) and Welsh.", "Mia's languages: Thai (May 2023) and Welsh"),
    ("Lewis travelled to Ottawa in October 2019.", "Lewis travelled to Ottawa in Oct 2019"),
    ("Mia saw Prince live on 3 May 2023.", "Mia saw Prince live on 2023-05-03"),
    ("Mia's class is on Saturday.", "Mia's class is on Saturday"),  # "class: on Saturday" would be read otherwise
    ("Mia's dentist is Dr Sato.", "Mia's dentist is Dr Sato"),
)


@pytest.mark.parametrize(("text", "note"), PAIRS)
def test_examples(text: str, note: str) -> None:
    assert noted(text) == note
    assert in_full(note) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Mia's boss: Oliver",  # would come back with "is"
        "Mia moved on 2023-05-03.",  # would come back in words
        "Mia's boss is Oliver (3 May 2023).",  # would come back with "since"
    ],
)
def test_what_would_not_come_back_stays(text: str) -> None:
    assert noted(text) == text


@given(st.lists(st.sampled_from([*(word for pair in PAIRS for text in pair for word in text.split()), ".", "is", "are", "\n", "(since", "(", ")"]), max_size=14))  # fmt: skip
def test_any_text_comes_back_or_stays(words: list[str]) -> None:
    text = " ".join(words)
    note = noted(text)
    assert note == text or in_full(note) == text
    assert count_tokens(note) <= count_tokens(text)


def _read(text: str) -> list[tuple[object, ...]]:
    return [(fact.subject, fact.relation, fact.value, fact.date, fact.cardinality, fact.old) for fact in stated(text)]


def test_rules_sentences_are_read_the_same_in_note_form() -> None:
    agent = make_agent("crud_rules")
    env = make_env("MemLoCoMo-v0", agent)
    bank = env.unwrapped
    texts: dict[str, None] = {}
    for seed in range(1_000_300, 1_000_306):
        run_episode(
            env, agent, seed, on_step=lambda _: texts.update({e.text: None for e in bank.state.memory.bank.entries()})
        )
    assert len(texts) > 150
    assert sum(map(len, map(noted, texts))) < 0.92 * sum(map(len, texts))
    for text in texts:
        assert in_full(noted(text)) == text
        assert _read(noted(text)) == _read(text), text
