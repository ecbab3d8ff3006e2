"""Wording h."""

from memenv.envs.dialogue.generator.words.closed import CLOSED
from memenv.envs.dialogue.generator.words.h.many import MANY
from memenv.envs.dialogue.generator.words.h.one import ONE
from memenv.envs.dialogue.generator.words.h.phrases import PHRASES
from memenv.envs.dialogue.generator.words.h.vocabulary import DIETS, DISHES, VALUES
from memenv.envs.dialogue.generator.words.shape import Words

__all__ = ["WORDS"]

WORDS = Words({**VALUES, **CLOSED}, {**ONE, **MANY}, PHRASES, DISHES, DIETS)
