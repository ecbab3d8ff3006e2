"""WebShop's own files: read as the original reads them, refused where they are wrong, kept in folders that are checked."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from shop_files import ENTRY, RECORD, records, written_files  # noqa: F401 — the fixture `files`

from memenv.envs.webshop.folder import open_shop
from memenv.envs.webshop.jsonstream import stream_array, stream_object
from memenv.envs.webshop.nouns import HeuristicTagger, TableTagger
from memenv.envs.webshop.official import convert_webshop
from memenv.errors import MemenvError


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
        ({"asin": "B\0"}, r"asin is 'B\\x00'; allowed is a text without"),
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
        ("[" + json.dumps(RECORD) + " garbage]", "there is no comma before it"),
        ("[" + json.dumps(RECORD) + json.dumps(RECORD) + "]", "element 2, .*there is no comma before it"),
        ("[," + json.dumps(RECORD) + "]", "element 1, .* can't be read"),
        ("[" + json.dumps(RECORD) + ",,]", "element 2, .* can't be read"),
        (json.dumps([RECORD]) + "[]", r"there is more after the closing '\]'"),
        ('[{"asin": ' + "1" * 5000 + "}]", "a number with thousands of digits"),
        ("[" * 5000, "nested too deeply|half downloaded"),
    ],
)
def test_wrong_and_half_downloaded_files(files: Callable[..., dict[str, Any]], items: str, says: str) -> None:
    arguments = files(items)
    with pytest.raises(MemenvError, match=says):
        convert_webshop(**arguments)
    assert not list(arguments["out"].parent.glob("shop*"))


def test_bytes_that_are_not_text(files: Callable[..., dict[str, Any]]) -> None:
    arguments = files([RECORD])
    arguments["items"].write_bytes(b'[{"asin": "\xff\xfe')
    with pytest.raises(MemenvError, match="not UTF-8"):
        convert_webshop(**arguments)


@pytest.mark.parametrize(
    ("attributes", "human"),
    [
        ({"B1": []}, None),
        ({"B1": {"attributes": "soft"}}, None),
        ({"B1": {"instruction": 5}}, None),
        ("[]", None),
        ({}, {"B1": [{}]}),
        ({}, {"B1": 3}),
        ({}, {"B1": {"instruction": "a"}}),
        ({}, {"B1": [None]}),
        ({}, {"B1": [{**ENTRY, "instruction": 5}]}),
        ({}, {"B1": [{**ENTRY, "instruction": None}]}),
        ({}, {"B1": [{**ENTRY, "instruction_attributes": "soft"}]}),
        ({}, {"B1": [{**ENTRY, "instruction_attributes": None}]}),
        ({}, {"B1": [{**ENTRY, "instruction_options": "red"}]}),
        ({}, {"B1": [{**ENTRY, "instruction_options": [1]}]}),
    ],
)
def test_bad_attribute_and_instruction_files(files: Callable[..., dict[str, Any]], attributes: Any, human: Any) -> None:
    with pytest.raises(MemenvError, match=r"(attributes|human)\.json"):
        convert_webshop(**files([RECORD], attributes, human))


def test_half_surrogate_pairs_anywhere_become_question_marks(files: Callable[..., dict[str, Any]]) -> None:
    half = "\ud83d"
    record = {
        **RECORD,
        "asin": f"B{half}",
        "small_description": half,
        "customization_options": {half: [{"value": half}]},
    }
    twin = {**record, "asin": "B\ud83e", "name": "the same ASIN when it is written down"}
    attributes = {f"B{half}": {"attributes": [half], "instruction": half, "instruction_attributes": [half]}}
    human = {"B1": [{"instruction": half, "instruction_attributes": [half], "instruction_options": [half]}]}
    shop = open_shop(convert_webshop(**files([record, twin, {**RECORD, "asin": "B1"}], attributes, human)))
    assert list(shop.store.asins()) == ["B?", "B1"]
    product = shop.store.product(0)
    assert (product.attributes, product.bullets, product.options) == (("?",), ("?",), (("?", ("?",)),))
    (goal,) = shop.human_goals
    assert goal.instruction.startswith("?, and price") and goal.attributes == goal.options == ("?",)


def test_a_pipe_is_refused(files: Callable[..., dict[str, Any]], tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(MemenvError, match="pipe is no regular file; give the path of the products"):
        convert_webshop(**{**files([RECORD]), "items": tmp_path / "pipe"})


def test_reading_copies_no_chunk_for_each_element(tmp_path: Path) -> None:
    """Linear: ten times the elements of one chunk take about ten times as long (they took a hundred times)."""
    seconds = []
    for count in (5_000, 50_000):
        path = tmp_path / f"{count}.json"
        path.write_text(json.dumps(["é x"] * count, ensure_ascii=False), "utf-8")
        rounds = []
        for _ in range(3):
            start = time.thread_time()
            assert sum(1 for _ in stream_array(path, "values")) == count
            rounds.append(time.thread_time() - start)
        seconds.append(min(rounds))
    assert seconds[1] < 30 * seconds[0]


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


def test_out_is_never_overwritten(files: Callable[..., dict[str, Any]]) -> None:
    arguments = files(records(3))
    out = convert_webshop(**arguments)
    stamp = (out / "shop.json").stat().st_mtime_ns
    assert convert_webshop(**arguments) == out  # the same again: nothing to do
    assert (out / "shop.json").stat().st_mtime_ns == stamp
    with pytest.raises(MemenvError, match="a shop made with another limit; choose another folder or delete it"):
        convert_webshop(**arguments, limit=2)
    with pytest.raises(MemenvError, match="a shop made with another items, attributes, tagger; choose"):
        convert_webshop(**{**files(records(4)), "tagger": TableTagger("table", {})})


def test_limit(files: Callable[..., dict[str, Any]]) -> None:
    arguments = files(records(9))
    assert len(open_shop(convert_webshop(**arguments, limit=4)).store) == 4
    with pytest.raises(MemenvError, match="limit=0"):
        convert_webshop(**arguments, limit=0)


def manifest_changed(change: Callable[[dict[str, Any]], Any]) -> Callable[[Path], None]:
    def damage(folder: Path) -> None:
        value = json.loads((folder / "shop.json").read_text())
        change(value)
        (folder / "shop.json").write_text(json.dumps(value))

    return damage


def manifest_written(data: bytes) -> Callable[[Path], None]:
    return lambda folder: (folder / "shop.json").write_bytes(data) and None


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (
            lambda folder: os.truncate(folder / "index.docs", 1000),
            r"index\.docs is missing or has the wrong size",
        ),
        (lambda folder: os.truncate(folder / "product.prices", 8), r"product\.prices is missing or has the wrong size"),
        (lambda folder: (folder / "asin.row").unlink(), r"asin\.row is missing or has the wrong size"),
        (lambda folder: (folder / "shop.json").unlink(), "no finished shop folder; make one"),
        (manifest_written(b""), "no finished shop folder; make one"),
        (manifest_written(b"\xff\xfe"), "no finished shop folder; make one"),
        (manifest_written(b"[]"), "no finished shop folder; make one"),
        (manifest_written(b"[" * 100_000), "no finished shop folder; make one"),
        (manifest_written(b"1" * 5000), "no finished shop folder; make one"),
        (manifest_changed(lambda value: value.pop("plan")), "no finished shop folder"),
        (manifest_changed(lambda value: value.update(plan=[])), "no finished shop folder"),
        (manifest_changed(lambda value: value.update(files={})), "no finished shop folder"),
        (manifest_changed(lambda value: value.update(files=["product.title.utf8"])), "no finished shop folder"),
        (manifest_changed(lambda value: value.update(label=5)), "no finished shop folder"),
        (manifest_changed(lambda value: value["plan"].update(format=2)), "another version; delete the folder"),
    ],
)
def test_a_damaged_folder_is_refused(
    files: Callable[..., dict[str, Any]], damage: Callable[[Path], Any], says: str
) -> None:
    out = convert_webshop(**files(records(9)))
    damage(out)
    with pytest.raises(MemenvError, match=says):
        open_shop(out)
    with pytest.raises(MemenvError, match="exists already and is not this conversion"):
        convert_webshop(**files(records(9)))


@pytest.mark.parametrize("place", ["", "a\0b", "a" * 5000, "shop.json"])
def test_places_that_are_no_folder(place: str) -> None:
    with pytest.raises(MemenvError, match="no finished shop folder"):
        open_shop(place)


def test_the_label_tells_apart_all_that_decides_a_reward(files: Callable[..., dict[str, Any]], tmp_path: Path) -> None:
    class Other(HeuristicTagger):
        name = "other"

        def tag(self, titles: Sequence[str]) -> Iterator[tuple[str, ...]]:
            return (("shirt",) for _ in titles)

    plain = {"B000000001": {"attributes": ["soft"]}}
    soft, red = ({"B000000001": [{**ENTRY, "instruction_options": [value]}]} for value in ("soft", "red"))
    cases = [
        ([RECORD], plain, red, HeuristicTagger()),
        ([RECORD], plain, red, Other()),
        ([RECORD], {"B000000001": {"attributes": ["warm"]}}, red, HeuristicTagger()),
        ([RECORD], plain, soft, HeuristicTagger()),
        ([{**RECORD, "small_description": "other"}], plain, red, HeuristicTagger()),
        ([{**RECORD, "query": "hat"}], plain, red, HeuristicTagger()),
    ]
    labels = []
    for number, (items, attributes, human, tagger) in enumerate(cases):
        out = tmp_path / f"out{number}"
        labels.append(
            open_shop(convert_webshop(**{**files(items, attributes, human), "tagger": tagger, "out": out})).label
        )
    assert len(set(labels)) == len(cases)
    assert ["heuristic nouns" in label for label in labels] == [True, False, True, True, True, True]


def test_a_folder_made_anew_is_opened_anew(files: Callable[..., dict[str, Any]]) -> None:
    before = open_shop(convert_webshop(**files(records(3))))
    assert open_shop(files(records(3))["out"]) is before
    shutil.rmtree(files(records(3))["out"])
    after = open_shop(convert_webshop(**files(records(5))))
    assert (len(before.store), len(after.store)) == (3, 5)


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
