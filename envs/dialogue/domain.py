"""The dialogue domain: lives or LoCoMo, cut to a granularity, read by an extractive reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from memenv.config import check_choices, read_several
from memenv.envs.dialogue.chat import ChatReader
from memenv.envs.dialogue.generator import PRESETS
from memenv.envs.dialogue.judge import JudgedScorer
from memenv.envs.dialogue.lives import LifeEvents, LifeStream
from memenv.envs.dialogue.locomo_stream import LoCoMoStream, hindsight
from memenv.envs.dialogue.reader import ExtractiveReader, asked_about
from memenv.envs.dialogue.scoring import GeneratedScorer, LoCoMoScorer
from memenv.errors import MemenvError
from memenv.language.extract import extract
from memenv.solver import Domain, Hindsight, Scorer, Solver
from memenv.stream import Experience, Item
from memenv.transform import Chunked, LazyEvents

__all__ = ["DialogueConfig", "DialogueDomain", "make_domain"]

GRANULARITIES = ("session", "turn", "fact")


@dataclass(frozen=True)
class DialogueConfig:
    """Which conversations, in which pieces.

    Attributes:
        data: a LoCoMo file, folder or zip; None: generated lives.
        split: "train", "test" or "all". Generated lives have no "all" and default to "train"; LoCoMo is split by
            conversation and defaults to "all".
        preset: generated lives only: "tiny", "easy", "default", "hard", "long" or "forget".
        granularity: what one WRITE is about: a "session", a "turn", or one candidate "fact" of the rule extractor.
        items: "interleaved" with the sessions (default of generated lives) or at the "end" (default of LoCoMo, whose
            golds know the whole conversation).
        questions: so many an episode at most; None: all.
        categories: LoCoMo only: ask only these of 1 … 5.
        captions: LoCoMo only: what an image showed is part of its turn.
        adversarial: LoCoMo only: category 5 "open", or as a "choice" of two beside its answerable twins.
        errata: LoCoMo only: the path of an errata file; None keeps the published golds.
        errata_mode: "flag" marks the questions that the errata fault, "replace" takes their golds.
        reader: who answers: "extractive", by rules, or "chat", the chat model in use (`memenv.chat.use_model`, --model).
        judge: "chat": the chat model's verdicts on answers are reported beside the score, with its leniency.
    """

    data: str | None = None
    split: str | None = None
    preset: str = "default"
    granularity: str = "session"
    items: str | None = None
    questions: int | None = None
    categories: tuple[int, ...] | None = None
    captions: bool = True
    adversarial: str = "open"
    errata: str | None = None
    errata_mode: str = "flag"
    reader: str = "extractive"
    judge: str | None = None

    @property
    def uses_model(self) -> bool:
        """Whether a chat model is asked."""
        return self.reader == "chat" or self.judge == "chat"

    def __post_init__(self) -> None:
        if self.data is not None and not isinstance(self.data, str):
            raise MemenvError(f"data={self.data!r}: give the path of a LoCoMo file, or None for generated lives")
        if self.categories is not None:
            object.__setattr__(self, "categories", read_several("categories", self.categories, (1, 2, 3, 4, 5)))
        if self.errata is not None and not isinstance(self.errata, str):
            raise MemenvError(
                f"errata={self.errata!r}: give the path of an errata file, or None for the published golds"
            )
        check_choices(
            self,
            preset=tuple(PRESETS),
            split=(None, "train", "test", "all") if self.data is not None else (None, "train", "test"),
            granularity=GRANULARITIES,
            items=(None, "interleaved", "end"),
            captions=(True, False),
            adversarial=("open", "choice"),
            errata_mode=("flag", "replace"),
            reader=("extractive", "chat"),
            judge=(None, "chat"),
        )
        foreign = (
            ("categories", "captions", "adversarial", "errata", "errata_mode") if self.data is None else ("preset",)
        )
        for name in foreign:
            if getattr(self, name) != type(self).__dataclass_fields__[name].default:
                kind = "LoCoMo data (data=FILE)" if self.data is None else "generated lives (data=None)"
                raise MemenvError(f"{name}={getattr(self, name)!r} belongs to {kind}")


class DialogueDomain(Domain):
    """Questions about what two people told each other."""

    def __init__(self, config: DialogueConfig, solver: Solver | None = None) -> None:
        self.config = config
        self._generated = config.data is None
        stream = _lives(config) if self._generated else _locomo(config)
        granular: Any = Chunked(stream, config.granularity, extract if config.granularity == "fact" else None)  # type: ignore[arg-type]
        granular.episodes = getattr(stream, "episodes", None)
        scorer: Scorer = GeneratedScorer() if self._generated else LoCoMoScorer()
        super().__init__(
            granular, solver or _reader(config), JudgedScorer(scorer) if config.judge == "chat" else scorer
        )

    @property
    def training(self) -> bool:
        """True on train splits."""
        return self.config.split == "train" or (self._generated and self.config.split is None)

    def subjects(self, item: Item) -> tuple[str, ...]:
        """The persons that the question names."""
        return asked_about(item.text)

    def redrawn(self, events: Sequence[Experience | Item], draws: int) -> tuple[tuple[Item, ...], ...]:
        """Generated lives can be asked about in other words and about other things; LoCoMo can't."""
        base = events.base if isinstance(events, LazyEvents) else events
        return base.redrawn(draws) if isinstance(base, LifeEvents) else ()

    def hindsight(self, events: Sequence[Experience | Item], position: int) -> Hindsight:
        """Generated lives: the sentences that suffice; LoCoMo: the turns that later questions cite."""
        if isinstance(events, LazyEvents):
            position = events.base_position(position)
            events = events.base
        if isinstance(events, LifeEvents):
            return events.hindsight(position)
        return hindsight(events, position)


def make_domain(config: DialogueConfig) -> DialogueDomain:
    """The domain of a config; equal configs share one, for it never changes."""
    return _shared(config)


@lru_cache(maxsize=16)
def _shared(config: DialogueConfig) -> DialogueDomain:
    return DialogueDomain(config)


def _reader(config: DialogueConfig) -> Solver:
    if config.reader == "chat":
        return ChatReader()
    # LoCoMo's golds keep relative dates ("the week before …"), and token F1 pays for a near answer
    return ExtractiveReader(anchored_dates=config.data is not None, guess=config.data is not None)


def _lives(config: DialogueConfig) -> LifeStream:
    return LifeStream(config.preset, config.split or "train", config.items or "interleaved", config.questions)


def _locomo(config: DialogueConfig) -> LoCoMoStream:
    assert config.data is not None
    return LoCoMoStream(
        config.data,
        split=config.split or "all",  # type: ignore[arg-type]
        items=config.items or "end",  # type: ignore[arg-type]
        questions=config.questions,
        categories=config.categories,
        captions=config.captions,
        adversarial=config.adversarial,  # type: ignore[arg-type]
        errata=config.errata,
        errata_mode=config.errata_mode,  # type: ignore[arg-type]
    )
