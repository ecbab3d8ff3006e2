"""What a memory with hindsight would hold in a generated life. Privileged: for the oracle agent and tests."""

from __future__ import annotations

from collections import Counter

from memenv.envs.webshop.lives import Life, Need, TraitKey
from memenv.solver import Hindsight
from memenv.stream import Item
from memenv.tokens import count_tokens

__all__ = ["life_hindsight"]


def life_hindsight(life: Life, position: int) -> Hindsight:
    """The traits told in the events before `position` that later items hint at, most hints per token first.

    A trait that will be told anew counts only for the items before that: what comes after needs the new value.
    """
    known: dict[TraitKey, tuple[str, str]] = {}
    for event in life[:position]:
        if not isinstance(event, Item):
            known.update({key: (sentence, event.source) for key, sentence in life.told.get(event.source, ())})
    uses: Counter[TraitKey] = Counter()
    replaced: set[TraitKey] = set()
    for event in life[position:]:
        if isinstance(event, Item):
            assert isinstance(event.data, Need)
            uses.update(key for key in event.data.keys if key in known and key not in replaced)
        else:
            replaced.update(key for key, _ in life.told.get(event.source, ()))
    ranked = sorted(uses, key=lambda key: (-uses[key] / count_tokens(known[key][0]), key))
    return Hindsight(tuple(known[key][0] for key in ranked), tuple(known[key][1] for key in ranked))
