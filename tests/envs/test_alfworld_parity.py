"""The native ALFWorld engine against a recording of the original, and against the original itself where installed."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from memenv.envs.alfworld.parity import DIGITS, Case, Difference, compare, load_recording, replay
from memenv.envs.alfworld.transcripts import cover, observations
from memenv.errors import MemenvError

RECORDING = Path(__file__).parent / "alfworld" / "parity.json"
original = pytest.mark.skipif(
    importlib.util.find_spec("alfworld") is None or importlib.util.find_spec("textworld") is None,
    reason="the original engine is not installed: pip install 'memenv[alfworld]'",
)


def test_recorded_answers_of_the_original(capsys):
    recording = load_recording(RECORDING)
    results = [replay(row) for row in recording["rows"]]
    differences = [found for found in results if isinstance(found, Difference)]
    steps = sum(found for found in results if isinstance(found, int))
    with capsys.disabled():
        print(
            f"\ncompared {steps} steps of {len(results)} games with a recording of alfworld {recording['alfworld']}, "
            f"textworld {recording['textworld']}: {len(differences)} differences"
        )
    assert not differences
    assert steps >= 20_000 and len(results) >= 300
    assert recording["untouched_steps"] >= 500


def test_a_changed_answer_is_noticed():
    row = load_recording(RECORDING)["rows"][0]
    answers = row["answers"]
    digit = "0" if answers[-1] != "0" else "1"
    found = replay({**row, "answers": answers[:-1] + digit})
    assert isinstance(found, Difference) and found.step == len(answers) // DIGITS - 1
    with pytest.raises(MemenvError, match="make the recording anew"):
        replay({**row, "game": "0" * 16})


def test_missing_recordings_are_named(tmp_path):
    with pytest.raises(MemenvError, match="no parity recording"):
        load_recording(tmp_path / "none.json")


def test_transcripts_are_producible(data_path, capsys):
    found = cover(observations(data_path("behemoth/train/alfworld/source_input.jsonl")))
    with capsys.disabled():
        print(f"\nALFWorld transcripts: {found.share:.1%} of {sum(found.covered.values())} lines {dict(found.covered)}")
    assert found.unexplained == []
    assert sum(found.covered.values()) > 700


@original
@pytest.mark.parametrize("number", [0, 20, 41, 62])
def test_live(number):
    from memenv.envs.alfworld.engine import NativeEngine
    from memenv.envs.alfworld.export import game_data
    from memenv.envs.alfworld.gamefile import load_game
    from memenv.envs.alfworld.original import TextWorldEngine, memoised_parsing

    case = Case(number)
    data = game_data(case.spec(), case.dialect)
    game = load_game(data)
    with memoised_parsing():
        found = compare(case, NativeEngine().start(game), TextWorldEngine().start(data), game.walkthrough, 30)
    assert isinstance(found, str) and len(found) == 31 * DIGITS


@original
def test_the_original_forks_by_replay_and_leaves_the_process_alone(monkeypatch):
    import os
    import sys

    from memenv.envs.alfworld.export import game_data
    from memenv.envs.alfworld.original import TextWorldEngine, memoised_parsing

    monkeypatch.setenv("ALFWORLD_DATA", "/nowhere")
    before = list(sys.argv), sys.stdout
    case = Case(0)
    data = game_data(case.spec(), case.dialect)
    with memoised_parsing():
        engine = TextWorldEngine()
        start = engine.start(data)
        first = start.step(start.admissible[0])
        other = start.step(start.admissible[1])
        again = start.step(start.admissible[0])
    assert (first.text, first.admissible) == (again.text, again.admissible) != (other.text, other.admissible)
    assert (list(sys.argv), sys.stdout) == before
    assert os.environ["ALFWORLD_DATA"] == "/nowhere"
