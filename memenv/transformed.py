"""Stream transformers by name, and the domain that plays a transformed stream."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from memenv.errors import MemenvError
from memenv.solver import Domain, Hindsight, Outcome, Task
from memenv.stream import Experience, Item, Stream
from memenv.streams import ORDERS, Ordered, Repeated, RepeatedEvents, Shifted, Users, read_order, task_of

__all__ = ["TRANSFORMS", "TransformedDomain", "make_stream", "transform_domain"]

#: Names and how they are written.
TRANSFORMS: Mapping[str, str] = {
    **{order: f"{order}[:SEED]" for order in ORDERS},
    "order": "order:FILE",
    "shifted": "shifted[:PART]",
    "users": "users:N",
    "repeated": "repeated:N[:frozen]",
}


def make_stream(stream: Stream, text: str) -> Stream:
    """The transformer that `text` names, over `stream`.

    Args:
        stream: the inner stream.
        text: as `TRANSFORMS` has it, such as "blocked", "shuffled:3", "shifted:0.4", "users:3", "repeated:5:frozen".

    Raises:
        MemenvError: an unknown name, or an argument without an allowed value.
    """
    name, _, argument = text.partition(":")
    if name in ORDERS:
        return Ordered(stream, name, _number(text, argument, int) if argument else 0)
    if name == "order":
        return Ordered(stream, read_order(argument))
    if name == "shifted":
        return Shifted(stream, _number(text, argument, float) if argument else 0.5)
    if name == "users":
        return Users(stream, _number(text, argument, int))
    if name == "repeated":
        number, _, frozen = argument.partition(":")
        if frozen in ("", "frozen"):
            return Repeated(stream, _number(text, number, int), bool(frozen))
    raise MemenvError(f"unknown stream transformer {text!r}; there are {', '.join(TRANSFORMS.values())}")


def _number(text: str, argument: str, kind: Any) -> Any:
    try:
        return kind(argument)
    except ValueError:
        raise MemenvError(
            f"{text!r}: {argument!r} is no number; write one of {', '.join(TRANSFORMS.values())}"
        ) from None


def transform_domain(domain: Domain, transforms: Sequence[str]) -> Domain:
    """The domain with its stream transformed, the first transformer innermost; itself where there are none."""
    if not transforms:
        return domain
    stream = domain.stream
    for text in transforms:
        stream = make_stream(stream, text)
    return TransformedDomain(domain, stream)


class TransformedDomain(Domain):
    """A domain on another stream; all else is as the inner domain has it."""

    def __init__(self, inner: Domain, stream: Stream) -> None:
        super().__init__(stream, inner.solver, inner.scorer)
        self.inner = inner
        self.fill = inner.fill

    def query(self, item: Item) -> str:
        """As inside."""
        return self.inner.query(item)

    def subjects(self, item: Item) -> tuple[str, ...]:
        """As inside."""
        return self.inner.subjects(item)

    @property
    def solver_label(self) -> str:
        """As inside."""
        return self.inner.solver_label

    @property
    def training(self) -> bool:
        """As inside."""
        return self.inner.training

    def start(self, item: Item) -> Task | None:
        """As inside."""
        return self.inner.start(item)

    def feedback(self, item: Item, outcome: Outcome, score: float) -> Experience | None:
        """As inside; nothing in a frozen pass."""
        if isinstance(self.stream, Repeated) and self.stream.frozen and task_of(item.id)[1] > 1:
            return None
        return self.inner.feedback(item, outcome, score)

    def frozen(self, events: Sequence[Experience | Item], position: int) -> bool:
        """Whether `events[position]` is in a frozen pass."""
        return isinstance(events, RepeatedEvents) and events.frozen and events.pass_of(position) > 1

    def hindsight(self, events: Sequence[Experience | Item], position: int) -> Hindsight:
        """As inside, for the pass under way.

        Raises:
            MemenvError: the inner domain knows hindsight of its own events only.
        """
        if isinstance(events, RepeatedEvents):
            position = events.base_position(position)
            events = events.base
        try:
            return self.inner.hindsight(events, position)
        except NotImplementedError:
            raise MemenvError(f"{self.label}: there is no oracle for this stream; leave that agent out") from None
