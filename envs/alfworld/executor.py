"""The frozen executor: an explorer without a planner that knows the interface but not the house.

It knows the commands, how a task sentence is put, which kinds of receptacles can hold a kind of thing at all, and
what it sees while it plays. Where things tend to be and which appliance heats, cools or cleans it takes from memory
text; without memory every kind of receptacle that can hold a thing is as likely as every other, and a treatment is
tried on one receptacle of each kind.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from memenv.envs.alfworld.engine import Play
from memenv.envs.alfworld.games import GameRef
from memenv.envs.alfworld.houses import LAMP_STANDS
from memenv.envs.alfworld.reading import Beliefs, believe
from memenv.envs.alfworld.rooms import ACCEPTS
from memenv.envs.alfworld.rules import NOTHING
from memenv.envs.alfworld.task import step_line
from memenv.solver import Outcome, Recall
from memenv.stream import Item

__all__ = ["Executor", "Goal", "parse_goal"]

_NAMED = re.compile(r"\ba ([a-z]+ \d+)")
_GOALS = (
    (re.compile(r"(?:look at|examine) (?:the |a |some )?(\w+) (?:under|with) the (\w+)"), "use"),
    (re.compile(r"put (?:a|some) (hot|cool|clean) (\w+) (?:in|on) (\w+)"), ""),
    (re.compile(r"(heat|cool|clean) (?:a|some) (\w+) and put it in (\w+)"), ""),
    (re.compile(r"(?:put two (\w+) in|find two (\w+) and put them in) (\w+)"), "two"),
    (re.compile(r"put (?:a|some) (\w+) (?:in|on) (\w+)"), "put"),
)


@dataclass(frozen=True, slots=True)
class Goal:
    """A task sentence taken apart.

    `treatment` is "heat", "cool", "clean" or ""; `lamp` the kind of lamp to use, else "" and `target` the kind of
    receptacle; `count` how many things are wanted.
    """

    thing: str
    target: str = ""
    treatment: str = ""
    lamp: str = ""
    count: int = 1


def parse_goal(sentence: str) -> Goal | None:
    """The goal of a task sentence in ALFWorld's wording; None where it is in no such wording."""
    text = sentence.lower()
    for pattern, kind in _GOALS:
        match = pattern.search(text)
        if match is None:
            continue
        if kind == "use":
            return Goal(match[1], lamp=match[2])
        if kind == "two":
            return Goal(match[1] or match[2], match[3], count=2)
        if kind == "put":
            return Goal(match[1], match[2])
        return Goal(match[2], match[3], treatment="heat" if match[1] == "hot" else match[1])
    return None


#: Evidence, in observations, that each kind of receptacle able to hold a thing starts with.
_PRIOR = 0.02
_HOLDS: dict[str, frozenset[str]] = {
    kind.lower(): frozenset(what.lower() for what in things) | ({"desklamp"} if kind in LAMP_STANDS else set())
    for kind, things in ACCEPTS.items()
}


class Executor:
    """A `memenv.solver.Solver` for households.

    Args:
        engine: "native" or "textworld".
        max_steps: commands per game; the original allows 50.
    """

    def __init__(self, engine: str = "native", max_steps: int = 50) -> None:
        self.engine = engine
        self.max_steps = max_steps

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """Play the item's game by what the memories' texts say."""
        ref = item.data
        assert isinstance(ref, GameRef)
        run = _Run(ref.start(self.engine), believe(memory.text for memory in memories), self.max_steps)
        goal = parse_goal(ref.task)
        if goal is not None:
            try:
                run.pursue(goal)
            except _OutOfStepsError:
                pass
        trace = tuple(step_line(command, text) for command, text in run.done)
        return Outcome(answer=run.last, won=run.play.won, steps=run.steps, trace=trace)


class _OutOfStepsError(Exception):
    """The game is over: won, or no steps left."""


class _Run:
    """One play, with what has been seen in it."""

    def __init__(self, play: Play, beliefs: Beliefs, max_steps: int) -> None:
        self.play = play
        self.beliefs = beliefs
        self.max_steps = max_steps
        self.done: list[tuple[str, str]] = []
        self.room = _NAMED.findall(play.text.partition("\n\nYour task")[0])
        self.counts: dict[str, int] = {}
        for name in self.room:
            kind = name.split()[0]
            self.counts[kind] = self.counts.get(kind, 0) + 1
        self.seen: dict[str, list[str]] = {}  # receptacle to what was last seen there
        self.here = ""

    @property
    def steps(self) -> int:
        return len(self.done)

    @property
    def last(self) -> str:
        return self.done[-1][0] if self.done else ""

    def act(self, command: str) -> str:
        if self.play.won or len(self.done) >= self.max_steps:
            raise _OutOfStepsError
        self.play = self.play.step(command)
        self.done.append((command, self.play.text))
        if self.play.won:
            raise _OutOfStepsError
        return self.play.text

    # -- moving and looking

    def visit(self, receptacle: str, inside: bool = True) -> None:
        """Stand at a receptacle; with `inside`, also open it and note what it holds."""
        text = ""
        if self.here != receptacle:
            text = self.act(f"go to {receptacle}")
            if text == NOTHING:  # it shares the place where we stand
                text = self.act(f"examine {receptacle}")
            self.here = receptacle
        elif inside and receptacle not in self.seen:
            text = self.act(f"examine {receptacle}")
        if inside and text.endswith(f"The {receptacle} is closed."):
            text = self.act(f"open {receptacle}")
        if "you see" in text:
            self.seen[receptacle] = _NAMED.findall(text.partition("you see")[2])

    def order(self, thing: str) -> list[str]:
        """Receptacles not yet looked into, the likeliest place of `thing` first."""
        kinds, spots = self.beliefs.kinds.get(thing, {}), self.beliefs.spots.get(thing, {})

        def score(name: str) -> float:
            kind, _, number = name.partition(" ")
            prior = _PRIOR if thing in _HOLDS.get(kind, ()) else 0.0
            return kinds.get(kind, 0.0) / self.counts[kind] + spots.get((kind, int(number)), 0.0) + prior

        unseen = [name for name in self.room if name not in self.seen]
        return sorted(unseen, key=lambda name: -round(score(name), 9))

    def find(self, thing: str, avoid: str = "") -> tuple[str, str] | None:
        """A thing of the kind and where it is, looked for until found; what lies in receptacles of kind `avoid` stays."""
        while True:
            for receptacle, names in self.seen.items():
                if receptacle.split()[0] != avoid:
                    for name in names:
                        if name.split()[0] == thing:
                            return name, receptacle
            left = [name for name in self.order(thing) if name.split()[0] != avoid]
            if not left:
                return None
            self.visit(left[0])

    def take(self, thing: str, avoid: str = "") -> str | None:
        """Find and take a thing of the kind."""
        while (found := self.find(thing, avoid)) is not None:
            name, receptacle = found
            self.visit(receptacle)
            self.seen[receptacle] = [other for other in self.seen.get(receptacle, []) if other != name]
            if self.act(f"take {name} from {receptacle}") != NOTHING:
                return name
        return None

    # -- goals

    def pursue(self, goal: Goal) -> None:
        """Do what the goal asks, as far as it can be done."""
        if goal.lamp:
            self.light(goal)
            return
        targets = [name for name in reversed(self.room) if name.split()[0] == goal.target]
        for _ in range(goal.count):
            name = self.take(goal.thing, avoid=goal.target)
            if name is None:
                return
            if goal.treatment:
                self.treat(name, goal.treatment)
            for target in targets:
                if self.put(name, target):
                    targets = [target]  # two things belong into the same one
                    break

    def treat(self, name: str, verb: str) -> None:
        """Heat, cool or clean what is held, with what memory names, else by trying one receptacle of each kind."""
        believed = self.beliefs.treatments.get(verb, {})
        kinds = list(dict.fromkeys(receptacle.split()[0] for receptacle in reversed(self.room)))
        for kind in sorted(kinds, key=lambda kind: -round(believed.get(kind, 0.0), 9)):
            station = f"{kind} 1"
            self.visit(station, inside=False)
            if self.act(f"{verb} {name} with {station}") != NOTHING:
                return

    def put(self, name: str, target: str) -> bool:
        """Put what is held into a receptacle."""
        self.visit(target)
        for command in (f"move {name} to {target}", f"put {name} in/on {target}"):
            if command in self.play.admissible:
                return self.act(command) != NOTHING
        return False

    def light(self, goal: Goal) -> None:
        """Hold the thing by the lit lamp; without memory of lamps, trying what else one might do with the two."""
        name = self.take(goal.thing)
        found = self.find(goal.lamp)
        if name is None or found is None:
            return
        lamp, stand = found
        self.visit(stand)
        if not self.beliefs.treatments.get("use"):
            for command in (f"examine {name}", f"examine {lamp}", f"examine {stand}", "look", "inventory"):
                self.act(command)
        self.act(f"use {lamp}")
