"""ALFWorld's own games: which files of a data folder belong to a split, in which order."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from memenv.envs.alfworld.gamefile import WHAT, read_game_file
from memenv.envs.alfworld.games import FileGame
from memenv.envs.alfworld.tasktypes import TASKS
from memenv.errors import MemenvError
from memenv.files import is_folder, read_bytes, read_json

__all__ = ["COUNTS", "FOLDERS", "count_games", "data_label", "find_games", "resolve_data"]

#: Folders of the splits, and how many games each has in the published data.
FOLDERS = {"train": "train", "seen": "valid_seen", "unseen": "valid_unseen"}
COUNTS = {"train": 3553, "seen": 140, "unseen": 134}

_SOLVABLE = re.compile(rb'"solvable"\s*:\s*(true|false)')


def resolve_data(data: str) -> Path:
    """The folder that holds the splits, from `data=`: a path, or "official" for `$ALFWORLD_DATA`.

    Raises:
        MemenvError: there is no such folder (or it is a file), or none of the splits is in it.
    """
    if data == "official":
        named = os.environ.get("ALFWORLD_DATA")
        if not named:
            raise MemenvError(
                "data='official' needs $ALFWORLD_DATA, which is not set: run `alfworld-download` (package alfworld) and "
                "set it to the folder, or give data=DIR"
            )
        root = Path(named).expanduser()
    else:
        root = Path(data).expanduser()
    given = f"{str(root)[:200]!r}" + (" ($ALFWORLD_DATA)" if data == "official" else "")
    if not is_folder(root):
        found = "is no folder" if os.path.exists(root) else "no such folder"
        raise MemenvError(f"{given}: {found}; `alfworld-download` (package alfworld) fetches ALFWorld's data")
    candidates = [root, *sorted((path for path in root.glob("json_2.1.*") if path.is_dir()), reverse=True)]
    for candidate in candidates:
        if any((candidate / folder).is_dir() for folder in FOLDERS.values()):
            return candidate
    raise MemenvError(
        f"{given}: neither it nor a json_2.1.* folder in it holds {', '.join(FOLDERS.values())}; "
        "give the folder that `alfworld-download` filled"
    )


@lru_cache(maxsize=16)
def find_games(root: Path, split: str, kinds: tuple[str, ...] = TASKS) -> tuple[FileGame, ...]:
    """The games of a split, by ALFWorld's own rules, sorted by path.

    A folder counts if it has `traj_data.json` and `game.tw-pddl`, its path names neither "movable" nor "Sliced", its
    task type is one of `kinds`, and its game is marked solvable. (ALFWorld takes them in the order of the file system,
    which differs between machines.) Games are only looked into for that mark; they are loaded when they are played.

    Raises:
        MemenvError: the split's folder is missing, a `traj_data.json` can't be read, a game file ends too early, or no game
            is left.
    """
    folder = root / FOLDERS[split]
    if not folder.is_dir():
        raise MemenvError(f"{folder}: no such folder, so there is no split {split!r}; `alfworld-download` fetches it")
    games = []
    walked = 0
    for place, complete in _trials(folder):
        walked += 1
        if not complete:
            continue
        path = place / "game.tw-pddl"
        kind = _task_type(place / "traj_data.json")
        if kind in kinds and _marked_solvable(path):
            games.append(FileGame(str(path), kind))
    if not games:
        raise MemenvError(
            f"{folder}: no game is left of {walked} folders; a game needs traj_data.json with one of the task types "
            f"{', '.join(kinds)} and a game.tw-pddl marked solvable"
        )
    return tuple(sorted(games, key=lambda game: game.path))


def count_games(data: str) -> dict[str, int]:
    """How many games each split has by the names of its folders and files: none is opened.

    Raises:
        MemenvError: as `resolve_data`.
    """
    root = resolve_data(data)
    return {split: sum(whole for _, whole in _trials(root / folder)) for split, folder in FOLDERS.items()}


def _trials(folder: Path) -> Iterator[tuple[Path, bool]]:
    """The folders that hold a trajectory, and whether each has a game of a kind that counts, by its name."""
    for place, folders, files in os.walk(folder):
        folders.sort()
        if "traj_data.json" in files:
            below = str(
                Path(place).relative_to(folder)
            )  # ALFWorld looks at the whole path, so at what is above it, too
            yield Path(place), "movable" not in below and "Sliced" not in below and "game.tw-pddl" in files


def _task_type(path: Path) -> str:
    found = read_json(path, "an ALFWorld trajectory (traj_data.json)")
    if not isinstance(found, dict) or not isinstance(found.get("task_type"), str):
        raise MemenvError(f"{path}: it names no task_type; it is no traj_data.json of ALFWorld: fetch the data again")
    return str(found["task_type"])


def _marked_solvable(path: Path) -> bool:
    data = read_bytes(path, WHAT)
    marks = _SOLVABLE.findall(data)
    if not marks or not data.rstrip().endswith(b"}"):
        read_game_file(path)  # says so where the file ends before the mark
    return bool(marks) and marks[-1] == b"true"


def data_label(games: tuple[FileGame, ...], root: Path, split: str) -> str:
    """What results call the data: split, number of games, and a hash of which they are."""
    names = "\n".join(str(Path(game.path).relative_to(root)) for game in games)
    return f"{FOLDERS[split]} {len(games)} {hashlib.sha256(names.encode()).hexdigest()[:8]}"
