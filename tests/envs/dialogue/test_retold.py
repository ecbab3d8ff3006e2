"""Raw turns are retold before they are read; other memories stay as they are."""

from __future__ import annotations

import pytest

from memenv.envs.dialogue.gold import ABSTENTION as NONE
from memenv.envs.dialogue.reader import ExtractiveReader
from memenv.envs.dialogue.retold import retold
from memenv.solver import Recall
from memenv.stream import Item

DAY = 19500.0  # 23 May 2023


def test_turns_become_sentences_with_dates() -> None:
    told = retold([Recall("Mia: I moved to Rome yesterday.\nHugo: Nice!", DAY, "", 3)])
    assert [memory.text for memory in told if "Rome" in memory.text] == ["Mia moved to Rome on 22 May 2023."]
    assert all(memory.time == DAY for memory in told)


@pytest.mark.parametrize("text", ["Mia lives in Rome.", "Mia: job = nurse", "", "Note: buy milk", '{"name": "Mia"}'])
def test_other_texts_stay(text: str) -> None:
    assert [memory.text for memory in retold([Recall(text, DAY, "", 0)])] == [text]


def test_order_is_kept() -> None:
    told = retold(
        [Recall("Mia: I work as a nurse. I live in Rome.", DAY, "", 4), Recall("Mia lives in Oslo.", DAY, "", 5)]
    )
    assert [memory.id for memory in told] == sorted({memory.id for memory in told})


@pytest.mark.parametrize(
    ("question", "turns", "right"),
    [
        ("When did Mia see Blur live?", ("I might see Blur live one day, who knows.",), NONE),
        ("When did Mia see Blur live?", ("My brother saw Blur live yesterday.",), NONE),
        ("When was Mia's child Marcus born?", ("My baby was born yesterday! The name is Marcus.",), "22 May 2023"),
        ("What sports does Mia do?", ("I do surfing twice a week.", "I go to work by tram."), "surfing"),
        ("Who was Mia's boss before Emil?", ("My boss is Ana.", "My boss is Leo.", "Sorry, I told you something wrong about my boss. It's not Leo, it's Emil."), "Ana"),
        ("How many plants does Mia have?", ("I have nine plants.", "I gave away three of my plants."), "6"),
        ("Should Mia stay away from a peanut bar?", ("I'm allergic to peanuts.",), "Yes"),
        ("What time does Mia get up?", ("My alarm rings at 5:30, and I get up at once.",), "5:30"),
    ],
)  # fmt: skip
def test_raw_turns(question: str, turns: tuple[str, ...], right: str) -> None:
    memories = [Recall(f"Mia: {text}", DAY + i, "", i) for i, text in enumerate(turns)]
    assert ExtractiveReader().solve(Item(question, DAY + 9), memories).answer == right
