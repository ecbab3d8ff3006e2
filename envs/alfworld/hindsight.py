"""What a memory with hindsight would hold: the truth about the household, for the games to come."""

from __future__ import annotations

from functools import lru_cache

from memenv.envs.alfworld.executor import parse_goal
from memenv.envs.alfworld.furnish import GameSpec
from memenv.envs.alfworld.games import GeneratedGame
from memenv.envs.alfworld.houses import LAMP
from memenv.envs.alfworld.rooms import room_kind
from memenv.envs.alfworld.stream import GameEvents
from memenv.solver import Hindsight

__all__ = ["PROCEDURES", "hindsight"]

#: How things are done, by treatment; "light" for tasks with a lamp.
PROCEDURES = {
    "heat": "To heat something, use heat with the microwave.",
    "cool": "To cool something, use cool with the fridge.",
    "clean": "To clean something, use clean with the sinkbasin.",
    "light": "To see something by light, hold it and use the desklamp.",
}


def hindsight(events: GameEvents, position: int) -> Hindsight:
    """Habits and procedures that the games after `events[:position]` need, soonest first, each once."""
    texts: dict[str, None] = {}
    told: set[str] = set()
    for ref in events.games[max(0, position - len(events.practice)) :]:
        assert isinstance(ref, GeneratedGame)
        habits, procedure = _lesson(ref)
        for thing, text in habits:
            if thing not in told:  # where the games disagree (unrelated houses), the next one counts
                told.add(thing)
                texts[text] = None
        texts[procedure] = None
    return Hindsight(tuple(text for text in texts if text))


@lru_cache(maxsize=4096)
def _lesson(ref: GeneratedGame) -> tuple[tuple[tuple[str, str], ...], str]:
    """What one game needs: (thing, habit) pairs, and a procedure or ""."""
    spec = ref.spec()
    goal = parse_goal(spec.text)
    assert goal is not None
    things = (spec.thing, LAMP) if goal.lamp else (spec.thing,)
    need = "light" if goal.lamp else goal.treatment
    return tuple((thing, _habit(ref, spec, thing)) for thing in things), PROCEDURES.get(need, "")


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
