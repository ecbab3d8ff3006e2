"""The household domain: generated or published games, played by the frozen executor or by the agent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from memenv.config import check_choices, read_several
from memenv.envs.alfworld.chat import ChatExecutor
from memenv.envs.alfworld.executor import Executor, parse_goal
from memenv.envs.alfworld.games import ENGINES, HOUSES, GameRef
from memenv.envs.alfworld.hindsight import hindsight
from memenv.envs.alfworld.official import resolve_data
from memenv.envs.alfworld.stream import (
    REVEALS,
    GameEvents,
    GeneratedStream,
    OfficialStream,
    Plays,
    experience_of,
)
from memenv.envs.alfworld.task import HouseholdTask
from memenv.envs.alfworld.tasktypes import SPLITS, TASKS
from memenv.errors import MemenvError
from memenv.solver import Domain, Hindsight, Outcome, Recall, Solver
from memenv.stream import Experience, Item

__all__ = ["ALFWorldConfig", "ALFWorldDomain", "WonScorer", "make_domain"]

#: Commands per game: the original's limit, and a tighter one for generated games, where the executor wastes none.
_OFFICIAL_STEPS, _GENERATED_STEPS = 50, 15


@dataclass(frozen=True)
class ALFWorldConfig:
    """Which games, how many, on which engine.

    Attributes:
        data: None: generated games; a folder with ALFWorld's data, or "official" for the one in $ALFWORLD_DATA.
        split: "train", "seen" or "unseen"; None: "train".
        games: games that count, per episode; 0: all of the split (published data only).
        practice: plays by the executor without memory that come first and are only to learn from.
        tasks: task types; None: all six.
        houses: generated only: "new" rooms of one household, the "same" house again and again, or "unrelated" ones.
        order: published only: games "shuffled" (one fixed order), a number (the order of that seed), or "sorted" by path.
        reveal: "outcome": an experience is a play and whether it was won; "play": only what was seen and done.
        max_steps: commands per game; None: 50 for published games, as in the original, 15 for generated ones.
        engine: "native", or "textworld", the original (extra `alfworld`).
        executor: who plays the games that count: "rules", or "chat", the chat model in use (`memenv.chat.use_model`,
            --model). Practice plays are always by rules.
    """

    data: str | None = None
    split: str | None = None
    games: int = 20
    practice: int = 12
    tasks: tuple[str, ...] | None = None
    houses: str = "new"
    order: str | int = "shuffled"
    reveal: str = "outcome"
    max_steps: int | None = None
    engine: str = "native"
    executor: str = "rules"

    @property
    def uses_model(self) -> bool:
        """Whether a chat model is asked."""
        return self.executor == "chat"

    def __post_init__(self) -> None:
        if self.data is not None and (not isinstance(self.data, str) or not self.data):
            raise MemenvError(f"data={self.data!r}: give a folder, 'official' for $ALFWORLD_DATA, or None to generate")
        check_choices(
            self,
            split=(None, *SPLITS),
            houses=HOUSES,
            reveal=REVEALS,
            engine=ENGINES,
            executor=("rules", "chat"),
        )
        order = self.order
        if isinstance(order, bool) or (order < 0 if isinstance(order, int) else order not in ("shuffled", "sorted")):
            raise MemenvError(
                f"order={order!r}: give 'shuffled', 'sorted', or a whole number >= 0, the seed of an order"
            )
        least = {"games": 1 if self.data is None else 0, "practice": 0}
        for name, bound in least.items():
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int) or value < bound:
                raise MemenvError(f"{name}={value!r}: give a whole number >= {bound}")
        steps = self.max_steps
        if steps is not None and (isinstance(steps, bool) or not isinstance(steps, int) or steps < 1):
            raise MemenvError(f"max_steps={steps!r}: give a whole number >= 1, or None for the default")
        if self.tasks is not None:
            object.__setattr__(self, "tasks", read_several("tasks", self.tasks, TASKS))
        foreign = ("order",) if self.data is None else ("houses",)
        for name in foreign:
            if getattr(self, name) != type(self).__dataclass_fields__[name].default:
                kind = "published games (data=DIR)" if self.data is None else "generated games (data=None)"
                raise MemenvError(f"{name}={getattr(self, name)!r} belongs to {kind}")

    @property
    def steps(self) -> int:
        """Commands per game."""
        if self.max_steps is not None:
            return self.max_steps
        return _GENERATED_STEPS if self.data is None else _OFFICIAL_STEPS


class WonScorer:
    """1 for a solved game, else 0; steps are reported."""

    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        """Whether the game was won: the original's `won`, not its `done`, which is also true at the step limit."""
        return float(bool(outcome.won)), {"steps": float(outcome.steps)}


class ALFWorldDomain(Domain):
    """Household tasks in text rooms."""

    fill = True

    def __init__(self, config: ALFWorldConfig, solver: Solver | None = None) -> None:
        self.config = config
        kinds = config.tasks or TASKS
        split = config.split or "train"
        plays = Plays(config.steps, config.engine, config.reveal)
        stream: GeneratedStream | OfficialStream
        if config.data is None:
            stream = GeneratedStream(split, config.houses, config.games, config.practice, kinds, plays)
        else:
            stream = OfficialStream(
                resolve_data(config.data),
                split,
                config.games,
                config.practice,
                kinds,
                config.order,
                plays,
            )
        player = ChatExecutor if config.executor == "chat" else Executor
        super().__init__(stream, solver or player(engine=config.engine, max_steps=config.steps), WonScorer())

    @property
    def training(self) -> bool:
        """True on the train split."""
        return self.config.split in (None, "train")

    def query(self, item: Item) -> str:
        """The task sentence, with the verb of its treatment: rules are worded by it ("heat"), tasks are not ("hot")."""
        ref = item.data
        assert isinstance(ref, GameRef)
        goal = parse_goal(ref.task)
        verb = "" if goal is None else goal.treatment or ("light" if goal.lamp else "")
        return f"{ref.task} {verb}".strip()

    def start(self, item: Item) -> HouseholdTask:
        """The game, for an agent that plays it."""
        ref = item.data
        assert isinstance(ref, GameRef)
        return HouseholdTask(ref.start(self.config.engine), self.config.steps)

    def feedback(self, item: Item, outcome: Outcome, score: float) -> Experience:
        """The play and, if that is revealed, how it ended."""
        return experience_of(item, outcome, self.config.reveal)

    def hindsight(self, events: Sequence[Experience | Item], position: int) -> Hindsight:
        """How things are done, and the habits that the coming games need; for published games where their things are."""
        assert isinstance(events, GameEvents)
        return hindsight(events, position)


def make_domain(config: ALFWorldConfig) -> ALFWorldDomain:
    """The domain of a config; equal configs share one, for it never changes."""
    return _shared(config)


@lru_cache(maxsize=16)
def _shared(config: ALFWorldConfig) -> ALFWorldDomain:
    return ALFWorldDomain(config)
