"""Everyday English: statements of every kind of fact, questions about them, merged lists and records, and traps."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path

import pytest

from memenv.envs.dialogue.gold import Gold
from memenv.envs.dialogue.matching import right
from memenv.envs.dialogue.reader import ExtractiveReader
from memenv.language.merged import taken_apart
from memenv.language.plainly import plainly
from memenv.solver import Recall
from memenv.stream import Item, to_days

sys.path.insert(0, str(Path(__file__).parent))
from golden_everyday import CASES

TOLD = to_days(date(2023, 6, 16))
READER = ExtractiveReader()
NONE = "Not mentioned"


def ask(question: str, *texts: str) -> str:
    memories = [Recall(text, TOLD, id=place) for place, text in enumerate(texts)]
    return READER.solve(Item(question, TOLD + 5), memories).answer


@pytest.mark.parametrize(("question", "texts", "kind", "answers"), CASES)
def test_everyday(question: str, texts: tuple[str, ...], kind: str, answers: tuple[str, ...]) -> None:
    aliases = tuple((f"Doctor {one}", f"Dr. {one}", one.split()[-1]) for one in answers)
    found = ask(question, *texts)
    assert right(found, Gold(kind, answers, aliases)) == 1.0, found  # type: ignore[arg-type]


MERGED = (
    ("What sports does Mia do?", "Mia's sports are climbing (since 7 February 2023) and judo (since 17 May 2023).", "climbing, judo"),
    ("When did Mia start judo?", "Mia's sports are climbing (since 7 February 2023) and judo (since 17 May 2023).", "17 May 2023"),
    ("When did Mia start judo?", "Mia started climbing on 7 February 2023 and judo on 17 May 2023.", "17 May 2023"),
    ("When did Mia start climbing?", "Mia started climbing on 7 February 2023 and judo on 17 May 2023.", "7 February 2023"),
    ("What are the names of Mia's dogs?", "Mia has two dogs: Rex (since 3 May 2023) and Bo.", "Rex, Bo"),
    ("When did Mia adopt Rex?", "Mia has two dogs: Rex (since 3 May 2023) and Bo.", "3 May 2023"),
    ("Where did Mia live before Rome?", "Mia lives in Rome (since 3 May 2023; before: Oslo).", "Oslo"),
    ("When did Mia move to Rome?", "Mia lives in Rome (since 3 May 2023; before: Oslo).", "3 May 2023"),
    ("When did Mia move to Rome?", '{"person": "Mia", "home": "Rome", "since": "3 May 2023"}', "3 May 2023"),
    ("Where did Mia live before Rome?", '{"Mia": {"home": {"current": "Rome", "previous": "Oslo"}}}', "Oslo"),
    ("Which places has Mia visited?", '{"Mia": {"trips": [{"place": "Lisbon", "date": "3 May 2023"}, {"place": "Porto"}]}}', "Lisbon, Porto"),
    ("Where does Hugo live?", "| Name | Job | Home |\n| --- | --- | --- |\n| Mia | nurse | Rome |\n| Hugo | cook | Oslo |", "Oslo"),
    ("What is Mia's job?", "| person | relation | value |\n|---|---|---|\n| Mia | job | nurse |", "nurse"),
    ("What is Mia's job?", "Mia | job | nurse", "nurse"),
    ("Where does Mia live?", "name: Mia\njob: nurse\nhome: Rome", "Rome"),
    ("When did Mia travel to Lisbon?", "[3 May 2023] Mia travelled to Lisbon", "3 May 2023"),
    ("What was Mia's job before baker?", "Mia is a baker, formerly a nurse.", "nurse"),
    ("Who was Mia's boss before Tom?", "Tom replaced Ana as Mia's boss.", "Ana"),
    ("Which exams has Mia passed?", "Mia passed the driving test and the bar exam.", "driving test, bar exam"),
    ("Which artists has Mia seen live?", "Mia saw Sade and Blur live.", "Sade, Blur"),
    ("How many house plants does Mia have?", "Mia has 12 stamps and 5 house plants.", "5"),
)  # fmt: skip


@pytest.mark.parametrize(("question", "text", "answer"), MERGED)
def test_merged(question: str, text: str, answer: str) -> None:
    found = ask(question, text)
    assert sorted(found.split(", ")) == sorted(answer.split(", "))


REPORTED = (
    ("Would walnut bread be bad for Daniel?", "Daniel found out on 14 July 2023 that Daniel is allergic to walnuts.", "Yes"),
    ("Would a sesame bagel be bad for Nora?", "Nora is allergic to sesame.", "Yes"),
    ("Should Nora stay away from a sesame bagel?", "Nora is allergic to sesame.", "Yes"),
    ("Would Joyce turn down a pork sausage?", "Joyce went vegetarian on 25 December 2022.", "Yes"),
    ("Would Felix turn down a beef burger?", "Felix is vegetarian.", "Yes"),
    ("Would a plate of oysters fit Ines's diet?", "Ines switched to a kosher diet on 4 August 2023.", "No"),
    ("When did Ines go kosher?", "Ines switched to a kosher diet on 4 August 2023.", "4 August 2023"),
    ("On what day is Ines's birthday?", "Ines's birthday is on 27 September.", "27 September"),
    ("When was Jonas's child Carmen born?", "Jonas's baby Carmen was born on 29 May 2023.", "29 May 2023"),
    ("When was Emil's child Walter born?", "Emil had a baby named Walter on 23 November 2022.", "23 November 2022"),
    ("What is Kevin's favourite film?", "Kevin's favourite film is Up.", "Up"),
    ("Who is Joyce's employer?", "Joyce joined Tallow and Sons on 4 March 2023.", "Tallow and Sons"),
    ("What is Nora's favourite music genre?", "When it comes to music, punk is Nora's favourite genre.", "punk"),
    ("Which car does Elena have?", "Elena bought a Volvo estate on 8 September 2022.", "Volvo estate"),
    ("When did Nora take part in a night run?", "Nora finished a night run on 29 August 2022.", "29 August 2022"),
    ("When does Jonas plan to take a sabbatical?", "Jonas is going to take a sabbatical on 7 July 2023.", "7 July 2023"),
)  # fmt: skip


@pytest.mark.parametrize(("question", "text", "answer"), REPORTED)
def test_reported(question: str, text: str, answer: str) -> None:
    assert ask(question, text) == answer


TRAPS = (
    ("Where does Mia live?", "Mia: Perhaps some day I could move to Rome, but it's only an idea."),
    ("When did Mia move to Rome?", "Mia: Suppose I did move to Rome, would you think I'm mad?"),
    ("When did Mia adopt a cat?", "Mia: My landlord adopted a cat last week."),
    ("What is Mia's job?", "Mia: The woman downstairs became a plumber."),
    ("What instruments does Mia play?", "Mia: For the record, I don't play the cello."),
    ("Which team does Mia support?", "Mia: As a student I used to support Porto; I stopped long ago."),
    ("Which awards has Mia won?", "Mia: I got confused at the station and got a parking fine."),
    ("What are Mia's signature dishes?", "Mia: My washing machine makes a funny noise."),
    ("On which day is Mia's pottery class?", "Mia had soup on Sunday."),
    ("What does Mia plan to do?", "Mia: I'll tell you more next time."),
    ("What does Mia usually drink?", "mia usual drink lemonade cafe always"),
    ("When did Mia take part in a half marathon?", "Mia took part in a charity run on 20 April 2023."),
    ("When did Mia visit the clock museum?", "Mia went to the Vermeer exhibition on 20 April 2023."),
)


@pytest.mark.parametrize(("question", "text"), TRAPS)
def test_traps(question: str, text: str) -> None:
    assert ask(question, text) == NONE


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("The team I root for is Porto.", "I root for Porto."),
        ("Rome is where I live.", "I live in Rome."),
        ("No book comes close to Momo; it's my favourite.", "My favourite book is Momo."),
        ("I know Grease by heart; it's my favourite movie.", "My favourite movie is Grease. I know Grease by heart."),
        ("Put down Oslo for my home; Rome was wrong.", "Correction: my home is Oslo, not Rome."),
        ("Mia is the mother of Ben and Eva.", "Mia is the mother of Ben and Eva."),
        ("The name of Mia's dog is Rex.", "The name of Mia's dog is Rex."),
    ],
)
def test_plainly(said: str, plain: str) -> None:
    assert plainly(said) == plain


def test_taken_apart_keeps_plain_sentences() -> None:
    text = "Mia lives in Rome. Hugo and Ana moved to Oslo on 3 May 2023."
    assert taken_apart(text) == text
