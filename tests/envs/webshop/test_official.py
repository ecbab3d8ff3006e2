from __future__ import annotations

import errno
import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from memenv.envs.webshop import official
from memenv.envs.webshop.folder import open_shop
from memenv.envs.webshop.jsonstream import stream_array, stream_object
from memenv.envs.webshop.nouns import HeuristicTagger, SpacyTagger, TableTagger, heuristic_nouns
from memenv.envs.webshop.official import convert_webshop
from memenv.errors import MemenvError

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


def records(count: int) -> list[dict[str, Any]]:
    return [{**RECORD, "asin": f"B{number:09d}", "name": f"Shirt number {number}"} for number in range(count)]


@pytest.fixture
def files(tmp_path: Path) -> Callable[..., dict[str, Any]]:
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


def test_products_are_cleaned_as_the_original_cleans_them(files: Callable[..., dict[str, Any]]) -> None:
    odd = [
        RECORD,
        {**RECORD, "name": "a second one of the same ASIN"},
        {**RECORD, "asin": "nan"},
        {**RECORD, "asin": "B0000000012"},
        {**RECORD, "asin": "B2", "pricing": "", "small_description": "one", "customization_options": ""},
        {**RECORD, "asin": "B3", "pricing": "$1,299.99", "customization_options": {}},
        {**RECORD, "asin": "B4", "pricing": "$1.00$2.00$3.00", "name": "caf\u00e9 \ud83d"},
    ]
    human = {"B2": [{"instruction": "a.", "instruction_attributes": ["soft"], "instruction_options": ["red"]}]}
    attributes = {"B000000001": {"attributes": ["soft"], "instruction": "Find me", "instruction_attributes": ["soft"]}}
    shop = open_shop(convert_webshop(**files(odd, attributes, human)))
    products = [shop.store.product(row) for row in range(len(shop.store))]
    assert [one.asin for one in products] == ["B000000001", "B2", "B3", "B4"]
    first, second, third, fourth = products
    assert first.options == (("color", ("red | blue",)),)
    assert first.query == "shirt" and first.prices == (5.0, 7.5) and first.price_tag == "$5.0 to $7.5"
    assert first.attributes == ("soft",) and second.attributes == ("DUMMY_ATTR",)
    assert second.bullets == ("one",) and second.prices == () and second.price_tag == "$100.0"
    assert third.prices == (1299.99,) and fourth.prices == (1.0, 2.0)
    assert fourth.title == "café ?"
    assert [goal.asin for goal in shop.human_goals] == ["B2"]
    assert [goal.asin for goal in shop.synthetic_goals] == ["B000000001"]
    assert "items.json" in shop.label


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"name": None}, "name is None; allowed is a text"),
        ({"pricing": 5}, r"pricing is 5; allowed"),
        ({"pricing": "free"}, "pricing is 'free'"),
        ({"pricing": "$x"}, "pricing is '\\$x'"),
        ({"small_description": [1]}, "small_description"),
        ({"customization_options": [1]}, "customization_options is \\[1\\]"),
        ({"customization_options": {"Color": [{"name": 1}]}}, "customization_options\\['Color'\\]"),
        ({"asin": 5}, "asin is 5"),
    ],
)
def test_a_bad_field_is_named_with_its_place(
    files: Callable[..., dict[str, Any]], change: dict[str, Any], says: str
) -> None:
    arguments = files([RECORD, {**RECORD, "asin": "B2", **change}])
    with pytest.raises(MemenvError, match=rf"items\.json, product 2: {says}"):
        convert_webshop(**arguments)
    assert not arguments["out"].exists()


@pytest.mark.parametrize("name", [name for name in RECORD if name not in ("pricing", "images")])
def test_a_missing_field_is_named(files: Callable[..., dict[str, Any]], name: str) -> None:
    record = {key: value for key, value in RECORD.items() if key != name}
    with pytest.raises(MemenvError, match=f"product 1: the product has no '{name}'"):
        convert_webshop(**files([record]))


@pytest.mark.parametrize(
    ("items", "says"),
    [
        ("", "it is empty"),
        ("version https://git-lfs.github.com/spec/v1\noid sha256:1", "Git LFS pointer"),
        ("<!DOCTYPE html><html>quota exceeded", "web page"),
        ('{"a": 1}', "it begins with"),
        ("[]", "holds no product"),
        ("[1]", "a int where a product"),
        (json.dumps([RECORD])[:-30], "only half downloaded"),
        (json.dumps([RECORD])[:-1], "only half downloaded"),
        ("[" + json.dumps(RECORD) + " garbage]", "can't be read"),
        ("[" * 5000, "nested too deeply|half downloaded"),
    ],
)
def test_wrong_and_half_downloaded_files(files: Callable[..., dict[str, Any]], items: str, says: str) -> None:
    arguments = files(items)
    with pytest.raises(MemenvError, match=says):
        convert_webshop(**arguments)
    assert not arguments["out"].exists()


def test_bytes_that_are_not_text(files: Callable[..., dict[str, Any]]) -> None:
    arguments = files([RECORD])
    arguments["items"].write_bytes(b'[{"asin": "\xff\xfe')
    with pytest.raises(MemenvError, match="not UTF-8"):
        convert_webshop(**arguments)


@pytest.mark.parametrize(
    ("attributes", "human"),
    [({"B1": []}, None), ({"B1": {"attributes": "soft"}}, None), ({}, {"B1": [{}]}), ({}, {"B1": 3}), ("[]", None)],
)
def test_bad_attribute_and_instruction_files(files: Callable[..., dict[str, Any]], attributes: Any, human: Any) -> None:
    with pytest.raises(MemenvError, match=r"(attributes|human)\.json"):
        convert_webshop(**files([RECORD], attributes, human))


def test_missing_files_say_what_they_are(files: Callable[..., dict[str, Any]], tmp_path: Path) -> None:
    arguments = files([RECORD])
    with pytest.raises(MemenvError, match="no such file; give the path of the attributes"):
        convert_webshop(**{**arguments, "attributes": tmp_path / "nowhere.json"})
    with pytest.raises(MemenvError, match="no finished shop folder"):
        open_shop(tmp_path / "nowhere")


def test_an_element_may_lie_across_chunks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("memenv.envs.webshop.jsonstream._CHUNK", 7)
    values = [{"é": ["中文", 1.5, None]}, "x" * 50, -12345678, [], {}, "\u2028"]
    path = tmp_path / "x.json"
    path.write_text("\ufeff [ " + ", \n".join(json.dumps(v, ensure_ascii=False) for v in values) + " ]\n", "utf-8")
    elements = list(stream_array(path, "values"))
    assert [element.value for element in elements] == values
    for element in elements[:-1]:
        rest = list(stream_array(path, "values", element.end, element.number + 1))
        assert [one.value for one in rest] == values[element.number + 1 :]
    path.write_text(json.dumps({"a": values, "b": {"c": 1}}), "utf-8")
    assert {key: value for _, key, value, _ in stream_object(path, "values")} == {"a": values, "b": {"c": 1}}


class Stopping:
    """A tagger that breaks off after some titles, as a killed run does."""

    name = "heuristic"

    def __init__(self, after: int) -> None:
        self.left = after

    def tag(self, titles: Sequence[str]) -> Iterator[tuple[str, ...]]:
        self.left -= len(titles)
        if self.left < 0:
            raise KeyboardInterrupt
        return map(heuristic_nouns, titles)


@pytest.mark.parametrize("after", [5, 23, 41])
def test_an_interrupted_conversion_goes_on(
    files: Callable[..., dict[str, Any]], after: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(official, "_BATCH", 4)
    monkeypatch.setattr(official, "_CHECKPOINT", 10)
    arguments = files(records(47))
    whole = convert_webshop(**{**arguments, "out": tmp_path / "whole"})
    with pytest.raises(KeyboardInterrupt):
        convert_webshop(**{**arguments, "tagger": Stopping(after)})
    assert not arguments["out"].exists()
    with pytest.raises(MemenvError, match="unfinished conversion: run the same command again"):
        open_shop(arguments["out"])
    starts: list[int] = []
    monkeypatch.setattr(official, "stream_array", lambda *a: starts.append(a[3]) or stream_array(*a))
    convert_webshop(**arguments)
    assert starts == [after // 10 * 10]
    assert contents(arguments["out"]) == contents(whole)


def test_an_interrupted_indexing_goes_on(
    files: Callable[..., dict[str, Any]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("memenv.envs.webshop.index.BLOCK", 10)
    arguments = files(records(47))
    whole = convert_webshop(**{**arguments, "out": tmp_path / "whole"})

    def stop(stage: str, done: int, total: int) -> None:
        if stage == "indexing" and done == 30:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        convert_webshop(**arguments, progress=stop)
    monkeypatch.setattr(official, "stream_array", lambda *a: pytest.fail("products are read again"))
    convert_webshop(**arguments)
    assert contents(arguments["out"]) == contents(whole)


def test_changed_files_start_anew(files: Callable[..., dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(official, "_BATCH", 4)
    monkeypatch.setattr(official, "_CHECKPOINT", 10)
    arguments = files(records(30))
    with pytest.raises(KeyboardInterrupt):
        convert_webshop(**{**arguments, "tagger": Stopping(22)})
    arguments = files(records(12))
    shop = open_shop(convert_webshop(**arguments))
    assert len(shop.store) == 12


def test_a_full_disk_leaves_nothing_that_looks_finished(
    files: Callable[..., dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    arguments = files(records(5))
    for place in ("memenv.envs.webshop.columns._reserve", "memenv.envs.webshop.columns.TextWriter.flush"):
        with monkeypatch.context() as patch:
            patch.setattr(place, full)
            patch.setattr(official, "_CHECKPOINT", 2)
            with pytest.raises(MemenvError, match=r"disk of .* is full; make room and run the same command again"):
                convert_webshop(**arguments)
        assert not arguments["out"].exists()
        with pytest.raises(MemenvError, match="no finished shop"):
            open_shop(arguments["out"])
        shutil.rmtree(arguments["out"].with_name("shop.partial"))
    assert len(open_shop(convert_webshop(**arguments)).store) == 5


def test_out_is_never_overwritten(files: Callable[..., dict[str, Any]]) -> None:
    arguments = files(records(3))
    out = convert_webshop(**arguments)
    stamp = (out / "shop.json").stat().st_mtime_ns
    assert convert_webshop(**arguments) == out  # the same again: nothing to do
    assert (out / "shop.json").stat().st_mtime_ns == stamp
    with pytest.raises(MemenvError, match="exists already and is not this conversion"):
        convert_webshop(**arguments, limit=2)


def test_limit(files: Callable[..., dict[str, Any]]) -> None:
    arguments = files(records(9))
    assert len(open_shop(convert_webshop(**arguments, limit=4)).store) == 4
    with pytest.raises(MemenvError, match="limit=0"):
        convert_webshop(**arguments, limit=0)


def test_a_damaged_folder_is_refused(files: Callable[..., dict[str, Any]], tmp_path: Path) -> None:
    out = convert_webshop(**files(records(9)))
    copy = tmp_path / "copy"
    shutil.copytree(out, copy)
    with open(copy / "index.docs", "ab") as file:
        file.write(b"x")
    with pytest.raises(MemenvError, match=r"index\.docs is missing or has the wrong size"):
        open_shop(copy)


def test_real_attribute_and_instruction_files(
    files: Callable[..., dict[str, Any]], data_path: Callable[[str], Path]
) -> None:
    """No public snapshot holds product texts; stand-ins under the real ASINs take the real files' attributes and goals."""
    attributes = data_path("webshop/real_items_ins_v2_1000.json")
    human = data_path("webshop/real_items_human_ins_10000.json")
    asins = [*json.loads(human.read_text()), *json.loads(attributes.read_text())]
    items = [{**RECORD, "asin": asin, "name": f"Thing {asin}"} for asin in asins]
    arguments = {**files(items), "attributes": attributes, "instructions": human}
    shop = open_shop(convert_webshop(**arguments))
    entries = [entry for group in json.loads(human.read_text()).values() for entry in group]
    assert len(shop.human_goals) == sum(bool(entry["instruction_attributes"]) for entry in entries)
    texts = {goal.instruction.split(", and price lower")[0] for goal in shop.human_goals}
    assert texts <= {entry["instruction"].strip(".") for entry in entries}
    assert len({goal.asin for goal in shop.synthetic_goals}) > 300


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
