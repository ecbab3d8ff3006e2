"""What the rule controller writes: lists with dates, totals, what was before — and that the reader reads it."""

from datetime import date

import pytest

from memenv.envs.dialogue.reader import ExtractiveReader
from memenv.language.extract import extract
from memenv.operations import OpKind
from memenv.policies.bank_controllers import BankView, RuleBankController
from memenv.policies.extractors import Candidate
from memenv.solver import Recall
from memenv.stream import Item, Turn, to_days

NOW = to_days(date(2023, 6, 1))


def kept(*said: str, held: tuple[str, ...] = ()) -> list[str]:
    """The entries after Mia said these things one after the other."""
    entries = list(held)
    for text in said:
        for fact in extract([Turn("Mia", text, NOW, "s")], ["Mia", "Leo"]):
            view = BankView((Candidate(fact.text, NOW, fact=fact),), tuple(entries), NOW)
            ops = RuleBankController().decide(view)
            gone = {op.slot for op in ops if op.kind is OpKind.DELETE}
            changed = {op.slot: op.text for op in ops if op.kind is OpKind.UPDATE}
            entries = [changed.get(slot, text) for slot, text in enumerate(entries) if slot not in gone]
            entries += [op.text for op in ops if op.kind is OpKind.ADD]
    return entries


def answer(question: str, entries: list[str]) -> str:
    return ExtractiveReader().solve(Item(question, NOW + 9), tuple(Recall(text, NOW) for text in entries)).answer


def test_lists_keep_dates():
    entries = kept("I started learning Danish yesterday.", "I speak Greek, too.")
    assert entries == ["Mia's languages are Danish (since 31 May 2023) and Greek."]
    assert answer("When did Mia start learning Danish?", entries) == "31 May 2023"
    assert answer("How many languages does Mia speak?", entries) == "2"


def test_what_was_before_is_kept_in_brackets():
    entries = kept("I live in Oslo.", "I moved to Rome yesterday.")
    assert len(entries) == 1 and entries[0].endswith("(before: Oslo).")
    assert answer("Where does Mia live?", entries) == "Rome"
    assert answer("Where did Mia live before Rome?", entries) == "Oslo"


def test_totals_run():
    entries = kept("I have nine house plants.", "I bought two more house plants.")
    assert entries == ["Mia has 11 house plants."]
    assert answer("How many house plants does Mia have?", entries) == "11"
    assert kept("I own seven stamps.", "I added two stamps to my collection.", "I sold three of my stamps.") == [
        "Mia has 6 stamps."
    ]


def test_a_change_of_an_unknown_total_is_told_in_full():
    assert kept("I bought two more house plants.") != ["Mia has 2 house plants."]


@pytest.mark.parametrize(
    ("said", "entry"),
    [
        (("I am allergic to nuts.", "I am allergic to eggs as well."), "Mia is allergic to nuts and eggs."),
        (("I am afraid of wasps.", "I am scared of needles."), "Mia is afraid of wasps and needles."),
        (("My sister Maeve lives here.", "I have a brother called Bruno."), "Mia's siblings are Maeve and Bruno."),
    ],
)
def test_kinds_have_heads_of_their_own(said, entry):
    assert kept(*said) == [entry]


def test_days_of_a_kind_are_one_sentence():
    entries = kept("I visited Rome yesterday.", "I travelled to Oslo in May 2020.", "I bought a tent on 4 May.")
    assert entries == [
        "Mia travelled to Rome on 31 May 2023 and Oslo in May 2020.",
        "Mia bought a tent on 4 May 2023.",
    ]
    assert answer("When did Mia travel to Oslo?", entries) == "May 2020"


def test_animals_come_and_go_in_one_sentence():
    entries = kept("I adopted a dog called Rex yesterday.", "I have a cat named Tom.")
    assert entries == ["Mia has a dog named Rex (since 31 May 2023) and a cat named Tom."]
    assert answer("How many pets does Mia have?", entries) == "2"
    assert kept("My dog Rex has died.", held=tuple(entries)) == ["Mia has a cat named Tom."]


def test_what_is_over_in_words_of_no_known_kind_ends_by_its_name():
    assert kept("I speak Greek and I started learning Danish yesterday.", "I'm through with Danish for good.") == [
        "Mia's language is Greek."
    ]
