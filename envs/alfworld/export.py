"""Writing generated games as ALFWorld's files, for the original engine and its tools.

The rules and texts are not ours to ship: they are read from the installed `alfworld` package (extra `alfworld`).
"""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from memenv.envs.alfworld.dialect import MOVE, PUT, Dialect
from memenv.envs.alfworld.furnish import GameSpec
from memenv.envs.alfworld.houses import LAMP
from memenv.errors import MemenvError
from memenv.extras import missing

__all__ = ["export", "game_data", "problem_text", "rules"]


@cache
def rules() -> tuple[str, str]:
    """ALFWorld's PDDL domain and text grammar, as the installed package has them.

    The package is found without importing it: importing it creates folders and changes the environment.

    Raises:
        MemenvError: the package is not installed.
    """
    spec = importlib.util.find_spec("alfworld")
    if spec is None or spec.origin is None:
        raise missing("writing games as ALFWorld's files", "alfworld", "alfworld")
    data = Path(spec.origin).parent / "data"
    return (data / "alfred.pddl").read_text(encoding="utf-8"), (data / "alfred.twl2").read_text(encoding="utf-8")


def problem_text(spec: GameSpec) -> str:
    """The game's PDDL problem as text."""
    lines = ["(define (problem generated)", "(:domain alfred)", "(:objects"]
    lines += [f"    {entity} - {kind}" for entity, kind in spec.problem.objects.items()]
    lines += [")", "(:init"]
    lines += [f"    ({' '.join(fact)})" for fact in spec.problem.init]
    lines += [")", f"(:goal {spec.goal_text})", ")", ""]
    return "\n".join(lines)


def game_data(spec: GameSpec, dialect: Dialect = MOVE) -> dict[str, Any]:
    """The content of the game's `game.tw-pddl`, in the texts of `dialect`.

    Raises:
        MemenvError: the package alfworld is not installed.
    """
    domain, grammar = rules()
    if dialect is PUT:
        domain, grammar = _as_first_release(domain, grammar)
    return {
        "pddl_domain": domain,
        "grammar": grammar.replace("UNKNOWN GOAL", spec.text),
        "pddl_problem": problem_text(spec),
        "solvable": True,
        "walkthrough": list(spec.compile(dialect).walkthrough),
    }


def _as_first_release(domain: str, grammar: str) -> tuple[str, str]:
    """Today's rules and texts as data release 2.1.1 had them: the inverse of ALFWorld's own patch to 2.1.2."""
    for new, old in (
        ("You arrive at {r.name}.", "You arrive at {lend.name}."),
        ("move {o} to {r}", "put {o} in/on {r}"),
        ("You move the {o.name} to the {r.name}.", "You put the {o.name} in/on the {r.name}."),
    ):
        grammar = grammar.replace(new, old)
    return domain[: domain.rindex("(:action help")] + ")\n", grammar[: grammar.rindex("action help")]


def export(specs: Iterable[GameSpec], folder: str | Path, split: str = "train") -> list[Path]:
    """Write games under `folder/json_2.1.1/split` as ALFWorld lays them out, ready for `$ALFWORLD_DATA`.

    Each gets `game.tw-pddl` and the `traj_data.json` that ALFWorld's collector and handcoded expert read.

    Raises:
        MemenvError: the package alfworld is not installed, or a game is there already.
    """
    written = []
    for i, spec in enumerate(specs):
        on_lamp = spec.target == LAMP
        parent = f"{spec.task}-{spec.thing}-None-{spec.target}-{spec.scene}"
        trial = Path(folder) / "json_2.1.1" / split / parent / f"trial_G{i:05d}"
        data = json.dumps(game_data(spec))
        traj = {
            "task_type": spec.task,
            "task_id": trial.name,
            "pddl_params": {
                "object_target": spec.thing,
                "parent_target": "" if on_lamp else spec.target,
                "toggle_target": spec.target if on_lamp else "",
                "mrecep_target": "",
                "object_sliced": False,
            },
            "scene": {"floor_plan": f"FloorPlan{spec.scene}", "scene_num": spec.scene},
            "turk_annotations": {"anns": [{"task_desc": spec.text}]},
        }
        if trial.exists():
            raise MemenvError(f"{trial}: there is a game already; give an empty folder")
        trial.mkdir(parents=True)
        (trial / "traj_data.json").write_text(json.dumps(traj), encoding="utf-8")
        path = trial / "game.tw-pddl"
        path.write_text(data, encoding="utf-8")
        written.append(path)
    return written
