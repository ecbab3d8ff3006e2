"""Every hindsight text is reworded, and loses nothing."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from memenv.envs.dialogue.generator import PRESETS, Life, generate, hindsight
from memenv.envs.dialogue.generator.dates import NUMBERS
from memenv.envs.dialogue.generator.relations import RELATIONS


def _load() -> ModuleType:
    """The module next to this one, which is on no path."""
    spec = importlib.util.spec_from_file_location("rewording", Path(__file__).with_name("rewording.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["rewording"] = module
    spec.loader.exec_module(module)
    return module


rewording = _load()
#: 300 lives a split.
LIVES = [("default", 24), ("hard", 2)]  # frozen after a run on 280 and 20; fewer here to stay quick
EARLIER = re.compile(
    r"\b(used to|previous|previously|former|formerly|earlier|before|until then|in the past|old|ex|after|from|left"
    r"|replaced|traded|switched|instead of|took over|stopped|split up with)\b",
    re.IGNORECASE,
)


#: Words of the oracle's own sentences ("dentist", "single"): there they say nothing about values of that name.
FORMS = " ".join(f"{row.now} {row.then} {row.dated} {row.plural}" for row in RELATIONS.values())


@cache
def memories(split: str) -> dict[tuple[str, ...], Life]:
    """What hindsight holds at every position of every life."""
    changes: dict[str, Any] = {"split": split}
    lives = [generate(seed, replace(PRESETS[name], **changes)) for name, count in LIVES for seed in range(count)]
    return {hindsight(life, p).texts: life for life in lives for p in range(len(life.events) + 1)}


@cache
def texts(split: str) -> dict[str, frozenset[str]]:
    """Every hindsight text, and what of the log stands in it: found without the parser that is tested."""
    found: dict[str, frozenset[str]] = {}
    known: dict[int, set[str]] = {}
    for memory, life in memories(split).items():
        if id(life) not in known:
            said = {word for fact in life.log for word in (fact.value, fact.kind)} | set(life.speakers)
            known[id(life)] = {word for word in said - {"", *NUMBERS} if not _in_forms(word)}
        for text in memory:
            if text not in found:
                words = {word for word in known[id(life)] if word in text and _whole(word).search(text)}
                found[text] = frozenset(words | set(re.findall(r"\b\d{4}\b", text)))
    return found


@cache
def _whole(word: str) -> re.Pattern[str]:
    """The word by itself, no part of a date: neither "6 May" nor "6" of "6 May 2023"."""
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w| \d{{4}}\b| [A-Z][a-z]+ \d{{4}}\b)")


@cache
def _in_forms(word: str) -> bool:
    return _whole(word).search(FORMS) is not None


def holds(text: str, word: str) -> bool:
    if word in text and _whole(word).search(text):
        return True
    return _reworded(word).search(text) is not None


@cache
def _reworded(word: str) -> re.Pattern[str]:
    """The word, where "6 May" may be "May 6", "dog" "Dogs", and "10" "ten"."""
    forms = [word, " ".join(reversed(word.split()))]
    if word.isdigit() and int(word) < len(NUMBERS):
        forms.append(NUMBERS[int(word)])
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})s?(?!\w)", re.IGNORECASE)


def rebuilt(fact: Any) -> str:
    """The plain values of a fact as it was parsed."""
    return " ".join((fact.person, *fact.values, fact.kind, str(fact.count or ""), fact.date))


@pytest.mark.parametrize("split", ["train", "test"])
def test_every_text_is_parsed(split: str) -> None:
    for text, words in texts(split).items():
        facts = rewording.parse(text)
        assert len(facts) == text.count(". ") + 1
        parsed = " ".join(rebuilt(fact) for fact in facts)
        assert all(holds(parsed, word) for word in words), (text, facts)


@pytest.mark.parametrize("split", ["train", "test"])
def test_paraphrases_differ_and_keep_all(split: str) -> None:
    for text, words in texts(split).items():
        facts = rewording.parse(text)
        for seed in range(4):
            new = rewording.paraphrase(text, seed)
            assert new == rewording.paraphrase(text, seed)
            assert new != text and new.endswith(".") and "{" not in new and "  " not in new and ",," not in new
            assert not set(text.removesuffix(".").split(". ")) & set(new.removesuffix(".").split(". ")), new
            missing = [word for word in words if not holds(new, word)]
            assert not missing, (text, new, missing)
            for fact in facts:
                assert all(holds(new, value) for value in fact.values), (text, new)
                if fact.count is not None:
                    number = NUMBERS[fact.count] if fact.count < len(NUMBERS) else str(fact.count)
                    assert holds(new, number) or holds(new, str(fact.count))
                if fact.form == "before":
                    assert EARLIER.search(new), new
            assert all(fact.person in sentence for fact in facts for sentence in re.split(r"(?<=\w)\. ", new)), new


@pytest.mark.parametrize("split", ["train", "test"])
def test_dates_are_kept_in_another_form(split: str) -> None:
    for text in texts(split):
        for fact in rewording.parse(text):
            if not fact.date:
                continue
            year, *rest = fact.date.split("-")
            for seed in range(4):
                new = rewording.paraphrase(text, seed)
                assert year in new
                months = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
                assert fact.date in new or not rest or months[int(rest[0]) - 1] in new
                if len(rest) == 2:
                    assert fact.date in new or re.search(rf"(?<!\d){int(rest[1])}(?!\d)", new), (text, new)


@pytest.mark.parametrize("split", ["train", "test"])
def test_json_and_lists_keep_all(split: str) -> None:
    for text, words in texts(split).items():
        for seed in range(3):
            document = rewording.as_json([text], seed)
            shown = json.dumps(json.loads(document), ensure_ascii=False).replace("_", " ")
            listed = rewording.as_list(text, seed)
            facts = rewording.parse(text)
            for new in (shown, listed):
                assert all(holds(new, word) for word in words), (text, new)
                assert all(holds(new, str(fact.count)) for fact in facts if fact.count is not None)
            assert all(fact.date in document for fact in facts)
            assert all(facts[0].person in line for line in listed.splitlines())


@pytest.mark.parametrize("split", ["train", "test"])
def test_json_of_a_whole_memory_keeps_all(split: str) -> None:
    found = texts(split)
    for number, memory in enumerate(memories(split)):
        shown = json.dumps(json.loads(rewording.as_json(memory, number)), ensure_ascii=False).replace("_", " ")
        for text in memory:
            assert all(holds(shown, word) for word in found[text]), (text, shown)


def test_all_relations_and_forms_occur() -> None:
    facts = [fact for split in ("train", "test") for text in texts(split) for fact in rewording.parse(text)]
    assert {fact.relation for fact in facts} == set(RELATIONS)
    expected = {(row.name, "before") for row in RELATIONS.values() if row.then} - {("marital", "before")}
    assert expected <= {(fact.relation, fact.form) for fact in facts}


def test_at_least_two_wordings_of_each_form() -> None:
    found: dict[tuple[str, str, bool], set[str]] = {}
    example: dict[tuple[str, str, bool], str] = {}
    for split in ("train", "test"):
        for text in texts(split):
            last = rewording.parse(text)[-1]
            example.setdefault((last.relation, last.form, len(last.values) > 1), text)
    for form, text in example.items():
        found[form] = {rewording.paraphrase(text, seed) for seed in range(40)}
    assert all(len(new) >= 3 for form, new in found.items() if form[0] != "wedding"), found
    assert all(len(new) >= 2 for new in found.values())


@pytest.mark.parametrize("text", ["", "Mia.", "Mia lives in Rome. She is happy.", "Mia is Rome."])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a hindsight sentence"):
        rewording.paraphrase(text, 0)


def test_equal_seeds_give_equal_words_in_every_process() -> None:
    assert rewording.paraphrase("Mia adopted Rex on 6 May 2023.", 0) == "[2023-05-06] Mia welcomed a pet named Rex."
    pair = "Mia lives in Rome. Before that Mia lived in Oslo."
    assert rewording.paraphrase(pair, 0) == "Mia is living in Rome. Mia formerly lived in Oslo."
    assert rewording.as_list(pair, 0) == "Mia; residence; Rome; previously Oslo"
    assert json.loads(rewording.as_json([pair], 0))
