"""Gates never keep out a text that a pattern would match."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.envs.dialogue.generator import PRESETS, generate
from memenv.language import clauses
from memenv.language.date_rules import RULES as DATES
from memenv.language.extraction.rules import RULES
from memenv.language.gates import Gates, fold, needed
from memenv.language.lexicon import RELATIONS, _compile, _expanded
from memenv.stream import Item


@pytest.mark.parametrize(
    ("pattern", "literals"),
    [
        (r"\bmoved to (?P<v>.+)", {"moved to "}),
        (r"\b(?:dog|cat)s?\b", {"dog", "cat"}),
        (r"\bwork(?:s|ed|ing)?\s+as\b|\bemployed\s+as\b", {"work", "employed"}),
        (r"(?i:Colou?r)", {"color", "colour"}),
        (r"[Gg]r[ae]y", {"grey", "gray"}),
        (r"x*abc+", {"ab"}),
        (r"(?!home)house(?=keeper)", {"keeper"}),
        (r"(?:ab){2}", {"ab"}),
        (r"\w+", set()),
        (r"a|\d", set()),
        (r"(?:quick)?", set()),
    ],
)
def test_needed(pattern: str, literals: set[str]) -> None:
    assert needed(pattern) == literals


def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    found = [(rule.pattern, re.compile(rule.pattern, re.IGNORECASE)) for rule in RULES]
    found += [(pattern.pattern, pattern) for pattern, _, _ in DATES]
    found += [(value.pattern, value) for value in vars(clauses).values() if isinstance(value, re.Pattern)]
    for relation in RELATIONS:
        for pattern in (*relation.says, *relation.ends, *relation.labelled):
            found.append((_expanded(pattern), _compile(pattern)))
        found += [(ask.pattern, ask) for ask in (*relation.asks_re, relation.label_re)]
    return found


def test_open_for_every_match() -> None:
    """On generated turns and questions, in every case of letters."""
    patterns = _patterns()
    gates = Gates([text] for text, _ in patterns)
    texts: list[str] = []
    for seed in range(2):
        for event in generate(seed, PRESETS["default"]).events:
            texts += [event.text] if isinstance(event, Item) else [turn.text for turn in event.messages]
    matches = 0
    for text in texts:
        for form in (text, text.upper()):
            may = gates.open(fold(form))
            for place, (_, pattern) in enumerate(patterns):
                if pattern.search(form):
                    matches += 1
                    assert may >> place & 1, (pattern.pattern, form)
    assert matches > 1000


@given(
    st.text(alphabet="abAB ıİſK'", max_size=12), st.sampled_from([r"\bab", "a+b", "[Aa]b?", "kas", "i(?:s|b)a", "a'?b"])
)
def test_open_in_any_alphabet(text: str, pattern: str) -> None:
    if re.search(pattern, text, re.IGNORECASE):
        assert Gates([[pattern]]).open(fold(text))


def test_groups() -> None:
    gates = Gates([["cat", "dog"], [r"\d+"], ["no"]])
    assert gates.open("a dog") == 0b011
    assert gates.open("nothing") == 0b110
    assert gates.open("") == 0b010


@given(st.text(alphabet="as god", max_size=14), st.sampled_from(["as good as", " as ", "as ", " as", "go as", "s g"]))
def test_literals_with_blanks(text: str, literal: str) -> None:
    """They may begin and end inside of words: "has good assets" has "as good as"."""
    if literal in text:
        assert Gates([[literal]]).open(fold(text))


def test_a_literal_with_blanks_inside_of_words() -> None:
    assert Gates([["as good as"]]).open("she has good assets")
    assert not Gates([["as good as"]]).open("as well as good")
