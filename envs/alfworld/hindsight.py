"""What a memory with hindsight would hold: the truth about the household, or the rooms, of the games to come."""

from __future__ import annotations

from functools import lru_cache

from memenv.envs.alfworld.executor import Goal, parse_goal
from memenv.envs.alfworld.furnish import GameSpec
from memenv.envs.alfworld.game import Game
from memenv.envs.alfworld.games import GameRef, GeneratedGame
from memenv.envs.alfworld.houses import LAMP
from memenv.envs.alfworld.rooms import room_kind
from memenv.envs.alfworld.stream import GameEvents
from memenv.solver import Hindsight

__all__ = ["PROCEDURES", "hindsight"]

#: Published games to come that are opened for it: each tells of its own room, so the next ones fill any budget.
_AHEAD = 64
#: How things are done, by treatment; "light" for tasks with a lamp.
PROCEDURES = {
    "heat": "To heat something, use heat with the microwave.",
    "cool": "To cool something, use cool with the fridge.",
    "clean": "To clean something, use clean with the sinkbasin.",
    "light": "To see something by light, hold it and use the desklamp.",
}


def hindsight(events: GameEvents, position: int) -> Hindsight:
    """What the games after `events[:position]` need, soonest first, each once: procedures and, of things, the habits of the
    household, or for published games the places where they are.
    """
    texts: dict[str, None] = {}
    told: set[str] = set()
    first = max(0, position - len(events.practice))
    for place, ref in enumerate(events.games[first:]):
        if not isinstance(ref, GeneratedGame) and place >= _AHEAD:
            break
        habits, procedure = _lesson(ref)
        for thing, text in habits:
            if thing not in told:  # where the games disagree (in different houses), the next one counts
                told.add(thing)
                texts[text] = None
        texts[procedure] = None
    return Hindsight(tuple(text for text in texts if text))


@lru_cache(maxsize=4096)
def _lesson(ref: GameRef) -> tuple[tuple[tuple[str, str], ...], str]:
    """What one game needs: (thing, where it is) pairs, and a procedure or ""."""
    goal = parse_goal(ref.task)
    if goal is None:
        return (), ""
    procedure = PROCEDURES.get("light" if goal.lamp else goal.treatment, "")
    if isinstance(ref, GeneratedGame):
        spec = ref.spec()
        wanted = (spec.thing, LAMP) if goal.lamp else (spec.thing,)
        return tuple((thing, _habit(ref, spec, thing)) for thing in wanted), procedure
    wanted = (goal.thing, goal.lamp) if goal.lamp else (goal.thing,)
    return tuple((thing, _places(ref.game(), thing, goal)) for thing in wanted), procedure


def _places(game: Game, thing: str, goal: Goal) -> str:
    """Where as many things of a kind are as the goal wants; what is where it belongs already does not count."""
    homes = [
        f"The {thing} is in the {receptacle}."
        for receptacle, inside in zip(game.receptacles, game.start.contents, strict=True)
        if receptacle.split()[0] != goal.target
        for o in inside
        if game.objects[o].split()[0] == thing
    ]
    return " ".join(homes[: goal.count])


def _habit(ref: GeneratedGame, spec: GameSpec, thing: str) -> str:
    home = spec.homes.get(thing)
    if home is not None:
        return f"The {thing.lower()} is usually in the {home}."
    order = ref.household.habits(ref.index).ranking.get((room_kind(spec.scene), thing), ())
    places = [name.lower() for name in order[:2]]
    if not places:
        return ""
    second = f", sometimes in the {places[1]}" if len(places) > 1 else ""
    return f"The {thing.lower()} is usually in the {places[0]}{second}."
