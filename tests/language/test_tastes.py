from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from memenv.envs.webshop import sayings
from memenv.language.tastes import ASPECTS, amount_of, aspects, content_words, department_of, read_claims

VALUES = {
    "colour": "navy",
    "scent": "green tea",
    "flavour": "dark chocolate",
    "size": "xx-large",
    "phone": "galaxy s21",
    "bed": "california king",
    "brand": "Zanora",
    "need": "machine wash",
    "budget": "40",
}


@pytest.mark.parametrize("aspect", list(sayings.STATEMENTS))
def test_statements_of_lives_are_read(aspect: str) -> None:
    for template in sayings.STATEMENTS[aspect]:
        said = template.format(d="clothing", v=VALUES[aspect])
        claims = read_claims(f"Mia: {said[0].upper()}{said[1:]}", "Mia")
        assert [claim.aspect for claim in claims] == [aspect], said
        value = claims[0].value.lower()
        assert value == ("$40" if aspect == "budget" else VALUES[aspect].lower()) or value.endswith(VALUES[aspect]), (
            said
        )


@pytest.mark.parametrize("kind", ["OLD", "TRAPS"])
def test_what_does_not_hold_is_not_read(kind: str) -> None:
    for aspect, templates in getattr(sayings, kind).items():
        for template in templates:
            said = template.format(d="clothing", v=VALUES[aspect])
            read = read_claims(f"Mia: {said[0].upper()}{said[1:]}", "Mia")
            assert not [claim for claim in read if VALUES[aspect] in claim.value], said


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Mia's clothing colour is navy.", [("colour", "clothing", "navy")]),
        ("Mia used to wear medium but now takes large.", [("", "", "large")]),
        ("Mia: I was a medium for years, now I wear large.", [("size", "", "large")]),
        ("Mia prefers the colour teal for her bedding.", [("colour", "home", "teal")]),
        ("She prefers teal.", []),  # names nobody
        ("Leo: I wear small.", []),
        ("Mia's sister wears small.", []),
        ("Mia: My sister wears small.", []),
        ("Does Mia wear small?", []),
        ("Mia doesn't wear small.", []),
        ("Mia might wear small.", []),
        ("Mia never pays more than $35.50 for food.", [("budget", "food", "$35.5")]),
        ("Mia's size is small medium large petite tall plus junior.", []),  # lists instead of telling
    ],
)
def test_whose_and_whether(text: str, found: list[tuple[str, str, str]]) -> None:
    assert [(claim.aspect, claim.department, claim.value) for claim in read_claims(text, "Mia")] == found


def test_keys() -> None:
    (first,) = read_claims("Mia's clothing colour is navy.", "Mia")
    (second,) = read_claims("Mia's clothing size is small.", "Mia")
    assert first.key == ("colour", "clothing")
    assert second.key == ("size", "")


def test_instructions() -> None:
    text = "Mia wants a slim fit t-shirt, in the usual clothing colour, within the usual budget, under 30 dollars"
    assert aspects(text) == {"size": False, "colour": False, "budget": True} or list(aspects(text))[-1] == "budget"
    assert amount_of(text) == 30.0
    assert department_of(text) == "clothing"
    assert content_words("a soft navy t-shirt of Mia's") == ["soft", "navy", "t-shirt", "Mia"]


@given(st.text(max_size=120))
@example("$0")
@example("$5")
def test_any_text_is_read(text: str) -> None:
    for line in (text, f"Mia: {text}", f"Mia's {text}"):
        for claim in read_claims(line, "Mia"):
            assert claim.aspect in ("", *ASPECTS)
            assert claim.words or claim.amount is not None
