"""Corrections and ends in frames that no pattern knows."""

from __future__ import annotations

import pytest

from memenv.envs.dialogue.amends import amended, is_over
from memenv.envs.dialogue.reader import ExtractiveReader
from memenv.solver import Recall
from memenv.stream import Item

TODAY = 19_500.0


def ask(question: str, *texts: str) -> str:
    memories = [Recall(text, TODAY - len(texts) + place, id=place) for place, text in enumerate(texts)]
    return ExtractiveReader().solve(Item(question, TODAY), memories).answer


@pytest.mark.parametrize(
    ("text", "kind", "known", "right"),
    [
        (
            "Mia: Blame my memory for the mix-up over my team: Ajax is who I cheer for, not Porto.",
            "team",
            ("porto",),
            "Ajax",
        ),
        ('Mia: Strike "Bonn" as my home town now, where I live is "Graz".', "home", ("bonn",), "Graz"),
        ("Mia: About my wake-up time, 6:30 was an error; it's 7:05.", "wake-up time", ("6:30",), "7:05"),
    ],
)
def test_amended(text: str, kind: str, known: tuple[str, ...], right: str) -> None:
    found = amended(text, "Mia", kind, known)
    assert found is not None and found[0] == right and found[1] == known[0]


def test_nothing_to_amend() -> None:
    assert amended("Mia: I cheer for Ajax.", "Mia", "team", ("porto",)) is None
    assert amended("Mia: I was wrong about the weather, sorry.", "Mia", "team", ("porto",)) is None
    assert amended("Hugo: My team was a mistake: it's Ajax, not Porto.", "Mia", "team", ("porto",)) is None


def test_what_was_said_by_mistake_was_never_so() -> None:
    texts = (
        "Mia: I live in Oslo.",
        "Mia: I live in Bonn now.",
        "Mia: A slip about my home town: I said Bonn, it should be Graz.",
    )
    assert ask("Where does Mia live?", *texts) == "Graz"
    assert ask("Where did Mia live before?", *texts) == "Oslo"


def test_over() -> None:
    assert is_over("Mia: My days with the harp are behind me.", "Mia", "harp")
    assert not is_over("Mia: I practise the harp daily.", "Mia", "harp")
    assert not is_over("Hugo: I gave up the harp.", "Mia", "harp")
    assert (
        ask(
            "What instruments does Mia play?",
            "Mia: I play the harp and the tuba.",
            "Mia: I've put the harp away for good.",
        )
        == "tuba"
    )


@pytest.mark.parametrize(
    ("question", "texts", "right"),
    [
        ("What does Mia drink most days?", ("Mia: On most days my drink is rooibos, cup after cup.",), "rooibos"),
        (
            "Any idea when Mia struck up a friendship with Bo?",
            ("Mia became friends with Bo on 3 May 2023.",),
            "3 May 2023",
        ),
        (
            "Mia looked round the folk museum, but when was that?",
            ("Mia went to the folk museum on 3 May 2023.",),
            "3 May 2023",
        ),
        ("Mia lives where?", ("Mia lives in Graz.",), "Graz"),
        ("Can you name Mia's siblings?", ("Mia's siblings are Bo and Ana.",), "Bo, Ana"),
        ("Which town did Mia leave to settle in Graz?", ("Mia lives in Graz. Before that Mia lived in Bonn.",), "Bonn"),
        (
            "How many days later than the day Mia saw Blur live was the day Mia bought a tent?",
            ("Mia saw Blur live on 1 May 2023.", "Mia bought a tent on 4 May 2023."),
            "3 days",
        ),
        (
            "Who looks after Mia's teeth?",
            ('{"person": "Mia", "fact": "dental care", "value": "Bo", "former": "Ana"}',),
            "Bo",
        ),
        (
            "Which dentist did Mia have before?",
            ('{"person": "Mia", "fact": "dental care", "value": "Bo", "former": "Ana"}',),
            "Ana",
        ),
        ("What music does Mia like best?", ("Mia; music; fado; previously ska",), "fado"),
        ("How many stamps does Mia have?", ("- Mia — stamps → 12",), "12"),
    ],
)
def test_whatever_the_frame(question: str, texts: tuple[str, ...], right: str) -> None:
    assert ask(question, *texts) == right


@pytest.mark.parametrize(
    "text",
    [
        "Mia: Fado isn't my favourite music.",
        "Mia: Luna is my brother's dog.",
        "Mia: My dad is at it again, he's reading Emma.",
    ],
)
def test_what_is_nobodys_or_denied(text: str) -> None:
    for question in (
        "What is Mia's favourite music?",
        "What are the names of Mia's pets?",
        "What book is Mia reading?",
    ):
        assert ask(question, text) == "Not mentioned"


@pytest.mark.parametrize("town", ["Évora", "Łódź", "Åarup", "Ústí"])
def test_capitals_beyond_ascii(town: str) -> None:
    assert ask("Where does Álvaro live?", f"Álvaro lives in {town}.") == town
    assert ask("Where does Álvaro live?", f"Álvaro: {town} is where I live.") == town
    assert ask("Where does Mia live?", f"Mia: I moved to {town}.") == town
    assert ask("Who is Élodie's boss?", "Élodie's boss is Željko.") == "Željko"
    assert ask("Where did Mia live before?", f"Mia moved from {town} to Rome.") == town
