from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.envs.webshop.fuzzy import COLORS, normalize_color, token_set_ratio

PAIRS = 24_000


def real_strings(data_path: Callable[[str], Path]) -> tuple[list[str], list[str]]:
    """Attributes and option values of real and recorded products."""
    listed = json.loads(data_path("webshop/real_items_ins_v2_1000.json").read_text())
    human = json.loads(data_path("webshop/real_items_human_ins_10000.json").read_text())
    products = json.loads(data_path("webshop/golden_items_shuffle_1000.json").read_text())
    entries = [entry for group in human.values() for entry in group]
    attributes = {name for value in listed.values() for name in value["attributes"]}
    attributes |= {name for entry in entries for name in entry["attributes"]}
    options = {name for entry in entries for name in entry["instruction_options"]}
    options |= {name.split(": ", 1)[-1] for entry in entries for name in entry["options"]}
    options |= {
        content["value"]
        for product in products
        for group in (product["customization_options"] or {}).values()
        for content in group or []
    }
    return sorted(attributes), sorted(options)


def mutated(text: str, options: list[str], rng: random.Random) -> str:
    words = text.split()
    place = rng.randrange(len(text) + 1)
    return rng.choice(
        [
            " ".join(rng.sample(words, len(words))),
            " ".join(words[1:]),
            text.upper(),
            text.replace(" ", "_"),
            f"{text} {rng.choice(options)}",
            text[:place] + rng.choice("é中™ß -_'x3İ\n") + text[place:],
            text[:place] + text[place + 1 :],
            str(("color", text)),
        ]
    )


def test_equals_thefuzz_on_real_strings(data_path: Callable[[str], Path]) -> None:
    pytest.importorskip("Levenshtein", reason="thefuzz's C extension: pip install levenshtein")
    fuzz = pytest.importorskip("thefuzz.fuzz", reason="pip install thefuzz==0.19.0")
    attributes, options = real_strings(data_path)
    rng = random.Random(17)
    compared = agreeing = 0
    for _ in range(PAIRS):
        pool = attributes if rng.random() < 0.5 else options
        first = rng.choice(pool)
        second = mutated(first, options, rng) if rng.random() < 0.5 else rng.choice(pool)
        expected = fuzz.token_set_ratio(first, second)
        assert token_set_ratio(first, second) == expected, (first, second)
        compared += 1
        agreeing += expected > 85
    assert compared == PAIRS
    assert agreeing > 1000  # both sides of the threshold are covered


@given(st.text(max_size=24), st.text(max_size=24))
def test_equals_thefuzz_on_any_text(first: str, second: str) -> None:
    pytest.importorskip("Levenshtein")
    fuzz = pytest.importorskip("thefuzz.fuzz")
    assert token_set_ratio(first, second) == fuzz.token_set_ratio(first, second)


@pytest.mark.parametrize(
    ("first", "second", "ratio"),
    [
        ("long sleeve", "sleeve long", 100),
        ("long sleeve", "long sleeve shirt", 100),
        ("blue", "z1_blue", 73),
        ("", "blue", 0),
        ("™", "™", 0),
        ("x-large", "xx-large", 93),
        ("('color', 'navy')", "navy", 100),
    ],
)
def test_known_ratios(first: str, second: str, ratio: int) -> None:
    assert token_set_ratio(first, second) == ratio


def test_colors() -> None:
    assert len(COLORS) == 102
    assert list(COLORS) == sorted(COLORS)
    assert normalize_color("navy blue") == "blue"
    assert normalize_color("standard") == "tan"
    assert normalize_color("dark red") == "dark"  # alphabetical order decides, not the order in the text
    assert normalize_color("light grey") == "grey"
    assert normalize_color("x-large") == "x-large"
    assert normalize_color(("color", "navy")) == "navy"
    assert normalize_color(("color", "navy blue")) == ("color", "navy blue")
