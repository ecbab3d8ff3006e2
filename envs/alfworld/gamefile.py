"""Reading ALFWorld's game files (`game.tw-pddl`)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from memenv.envs.alfworld.compile import build_game
from memenv.envs.alfworld.dialect import check_domain, read_grammar
from memenv.envs.alfworld.game import Game
from memenv.envs.alfworld.pddl import parse_problem
from memenv.errors import MemenvError
from memenv.files import read_json

__all__ = ["WHAT", "load_game", "read_game_file"]

#: What messages call a game file.
WHAT = "an ALFWorld game (game.tw-pddl)"

_KEYS = ("pddl_domain", "grammar", "pddl_problem")


def load_game(source: str | Path | Mapping[str, Any]) -> Game:
    """Load an ALFWorld game file (`game.tw-pddl`) or its content.

    Raises:
        MemenvError: it is missing, truncated, foreign, of an unknown release, or marked unsolvable.
    """
    where = "game" if isinstance(source, Mapping) else str(source)
    data = source if isinstance(source, Mapping) else read_game_file(source)
    for key in _KEYS:
        if not isinstance(data.get(key), str):
            raise MemenvError(f"{where}: no text under '{key}'; an ALFWorld game file has {', '.join(_KEYS)}")
    if data.get("solvable", True) is not True:
        raise MemenvError(f"{where}: the game is marked unsolvable; ALFWorld leaves such games out, so take another")
    dialect, task = read_grammar(data["grammar"], where)
    check_domain(data["pddl_domain"], dialect, where)
    walkthrough = data.get("walkthrough") or ()
    if not isinstance(walkthrough, list | tuple) or not all(isinstance(command, str) for command in walkthrough):
        raise MemenvError(f"{where}: its walkthrough is not a list of commands")
    return build_game(parse_problem(data["pddl_problem"], where), task, dialect, walkthrough, where)


def read_game_file(path: str | Path) -> dict[str, Any]:
    """The JSON object in a game file.

    Raises:
        MemenvError: there is no such file, or it is not JSON (truncated, binary, ...).
    """
    data = read_json(path, WHAT)
    if not isinstance(data, dict):
        raise MemenvError(f"{path}: expected a JSON object with {', '.join(_KEYS)}; found {type(data).__name__}")
    return data
