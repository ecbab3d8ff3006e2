"""ALFWorld's six task types: where they are played, how they are put, and their goals."""

from __future__ import annotations

from collections.abc import Mapping

from memenv.envs.alfworld.rooms import CLEANABLE, COOLABLE, HEATABLE

__all__ = ["ROOMS_FOR", "SPLITS", "TASKS", "TREATED", "goal_text", "task_text"]

#: The six task types, and the kinds of rooms each is played in.
ROOMS_FOR: Mapping[str, tuple[str, ...]] = {
    "pick_and_place_simple": ("Kitchen", "LivingRoom", "Bedroom", "Bathroom"),
    "look_at_obj_in_light": ("LivingRoom", "Bedroom"),
    "pick_clean_then_place_in_recep": ("Kitchen", "Bathroom"),
    "pick_heat_then_place_in_recep": ("Kitchen",),
    "pick_cool_then_place_in_recep": ("Kitchen",),
    "pick_two_obj_and_place": ("Kitchen", "LivingRoom", "Bedroom", "Bathroom"),
}
TASKS = tuple(ROOMS_FOR)
SPLITS = ("train", "seen", "unseen")

TREATED = {
    "pick_clean_then_place_in_recep": (CLEANABLE, "SinkBasin", "clean", "isclean", "cleanable"),
    "pick_heat_then_place_in_recep": (HEATABLE, "Microwave", "heat", "ishot", "heatable"),
    "pick_cool_then_place_in_recep": (COOLABLE, "Fridge", "cool", "iscool", "coolable"),
}
_TEXTS = {
    "pick_and_place_simple": ("put a {o} in {r}", "put some {o} on {r}"),
    "look_at_obj_in_light": ("look at {o} under the {r}", "examine the {o} with the {r}"),
    "pick_clean_then_place_in_recep": ("put a clean {o} in {r}", "clean some {o} and put it in {r}"),
    "pick_heat_then_place_in_recep": ("put a hot {o} in {r}", "heat some {o} and put it in {r}"),
    "pick_cool_then_place_in_recep": ("put a cool {o} in {r}", "cool some {o} and put it in {r}"),
    "pick_two_obj_and_place": ("put two {o} in {r}", "find two {o} and put them in {r}"),
}


def task_text(task: str, thing: str, target: str, wording: int) -> str:
    """The task in words; `wording` is 0 or 1."""
    return _TEXTS[task][wording].format(o=thing.lower(), r=target.lower())


def goal_text(task: str, thing: str, target: str) -> str:
    """The goal formula in PDDL."""
    otype, rtype = f"{thing.lower()}type", f"{target.lower()}type"
    if task == "look_at_obj_in_light":
        return (
            "(and (exists (?ot - object ?r - receptacle ?a - agent ?l - location)"
            f" (and (objecttype ?ot {rtype}) (toggleable ?ot) (istoggled ?ot) (receptacleatlocation ?r ?l)"
            " (atlocation ?a ?l) (inreceptacle ?ot ?r)))"
            f" (exists (?o - object ?a - agent) (and (objecttype ?o {otype}) (holds ?a ?o))))"
        )
    placed = f"(objecttype ?o {otype}) (receptacletype ?r {rtype}) (inreceptacle ?o ?r)"
    if task == "pick_two_obj_and_place":
        return (
            f"(and (exists (?r - receptacle) (exists (?o - object) (and {placed}"
            f" (exists (?o2 - object) (and (not (= ?o ?o2)) (objecttype ?o2 {otype}) (inreceptacle ?o2 ?r)))))))"
        )
    if task in TREATED:
        _, _, _, done, able = TREATED[task]
        placed += f" ({done} ?o) ({able} ?o)"
    return f"(and (exists (?r - receptacle) (exists (?o - object) (and {placed}))))"
