"""WebShop's files in little, for tests of their conversion."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from memenv.envs.webshop.nouns import HeuristicTagger

RECORD: dict[str, Any] = {
    "asin": "B000000001",
    "name": "Red Shirt",
    "full_description": "A shirt.",
    "small_description": ["LONG SLEEVE: yes"],
    "pricing": "$5.00$7.50",
    "images": [],
    "category": "fashion",
    "query": " Shirt ",
    "product_category": "A › B",
    "customization_options": {"Color": [{"value": " Red/Blue "}], "Size": None},
}


ENTRY: dict[str, Any] = {"instruction": "find it.", "instruction_attributes": ["soft"], "instruction_options": ["red"]}


def records(count: int) -> list[dict[str, Any]]:
    return [{**RECORD, "asin": f"B{number:09d}", "name": f"Shirt number {number}"} for number in range(count)]


@pytest.fixture(name="files")
def written_files(tmp_path: Path) -> Callable[..., dict[str, Any]]:
    def write(items: Any, attributes: Any = None, human: Any = None) -> dict[str, Any]:
        paths = {"items": tmp_path / "items.json", "attributes": tmp_path / "attributes.json"}
        values = {"items": items, "attributes": {} if attributes is None else attributes}
        if human is not None:
            paths["instructions"], values["instructions"] = tmp_path / "human.json", human
        for name, path in paths.items():
            value = values[name]
            path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
        return {"instructions": None, **paths, "out": tmp_path / "shop", "tagger": HeuristicTagger()}

    return write


def contents(folder: Path) -> dict[str, bytes]:
    found = {path.name: path.read_bytes() for path in folder.iterdir()}
    manifest = json.loads(found.pop("shop.json"))
    for source in manifest["plan"]["sources"].values():
        source.pop("modified")
    return {**found, "shop.json": json.dumps(manifest, sort_keys=True).encode()}
