"""scripts/memento_claims.py: what it is told wrongly is said before hours are spent, and what it found is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from script_module import script_module


@pytest.fixture
def script(monkeypatch) -> Any:
    """The script as a module, its sections replaced by quick ones that note that they ran."""
    module = script_module("memento_claims")
    module.ran = []  # type: ignore[attr-defined]

    def section(name: str) -> Any:
        def run() -> dict[str, Any]:
            module.ran.append(name)
            module.report("title", (f"about {name}",), [["1"]])
            return {"is": name}

        return run

    monkeypatch.setattr(module, "SECTIONS", {name: section(name) for name in module.SECTIONS})
    return module


def test_all_sections_are_printed_and_kept(script, tmp_path, capsys):
    assert script.main(["--out", str(tmp_path / "out")]) == 0
    assert set(script.ran) >= {"cost", "near", "chain", "k", "gain", "passes", "streams", "told", "keeping", "credit"}
    assert list(json.loads((tmp_path / "out" / "results.json").read_text())) == script.ran
    text = (tmp_path / "out" / "tables.txt").read_text()
    assert all(text.count(f" about {name} ") == 1 for name in script.ran)


def test_bad_arguments_cost_no_time(script, tmp_path, capsys):
    (tmp_path / "file").write_text("")
    (tmp_path / "memory.jsonl").write_text("{}")
    for arguments in (
        ["--out", str(tmp_path / "file")],
        ["--only", "chain", "--out", str(tmp_path / "file" / "below")],
        ["--only", "chain", "--only", "published"],
        ["--data", str(tmp_path)],
        ["--data", str(tmp_path / "none")],
        ["--only", "chain", "--data", str(tmp_path)],
    ):
        assert script.main(arguments) == 2
        assert capsys.readouterr().err.count("\n") == 1
    for arguments in (["--only", "nope"], ["--out", ""], ["--data", " "]):
        with pytest.raises(SystemExit):
            script.main(arguments)
    assert script.ran == []


def test_an_interrupted_run_keeps_what_it_found(script, tmp_path, monkeypatch, capsys):
    def stop() -> dict[str, Any]:
        raise KeyboardInterrupt

    monkeypatch.setitem(script.SECTIONS, "near", stop)
    assert script.main(["--only", "cost", "--only", "near", "--out", str(tmp_path)]) == 130
    assert json.loads((tmp_path / "results.json").read_text()) == {"cost": {"is": "cost"}}
    assert "about cost" in (tmp_path / "tables.txt").read_text() and str(tmp_path) in capsys.readouterr().err


def test_the_chain_on_few_tasks(monkeypatch):
    """One section as it is, made short: the table and its figures belong together."""
    module: Any = script_module("memento_claims")
    monkeypatch.setattr(module, "FAMILY_SEEDS", 2)
    monkeypatch.setattr(module, "CHAIN_TASKS", 30)
    found = module.chain()
    text = module.console.export_text()
    assert set(found) == {"memento_np", "memento_p", "memento_kernel", "memento_kernel, γ = 0"}
    assert all(f"{entry['second_half'][0]:.3f}" in text for entry in found.values())
    assert found["memento_np"]["second_half"][0] == pytest.approx(0.3)
