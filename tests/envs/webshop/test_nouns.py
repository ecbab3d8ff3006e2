"""Nouns of titles, by whom they are found."""

from __future__ import annotations

import pytest

from memenv.envs.webshop.nouns import SpacyTagger, TableTagger, heuristic_nouns
from memenv.errors import MemenvError


def test_taggers() -> None:
    assert heuristic_nouns("Vaor Men's Durable T-Shirt, 2 pack for the useful kitchen") == (
        "vaor",
        "men",
        "durable",
        "shirt",
        "pack",
        "kitchen",
    )
    assert list(TableTagger("t", {"a": ["b"]}).tag(["a"])) == [("b",)]
    with pytest.raises(MemenvError, match="no entry for the title 'x'"):
        list(TableTagger("t", {}).tag(["x"]))
    try:
        name = SpacyTagger().name
    except MemenvError as error:
        assert "memenv[webshop]" in str(error)
    else:
        assert name.startswith("spacy ")
