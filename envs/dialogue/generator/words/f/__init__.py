"""Wording f."""

from memenv.envs.dialogue.generator.words.closed import CLOSED
from memenv.envs.dialogue.generator.words.f.many import MANY
from memenv.envs.dialogue.generator.words.f.one import ONE
from memenv.envs.dialogue.generator.words.f.phrases import PHRASES
from memenv.envs.dialogue.generator.words.f.vocabulary import DIETS, DISHES, VALUES
from memenv.envs.dialogue.generator.words.shape import Words

__all__ = ["WORDS"]

WORDS = Words({**VALUES, **CLOSED}, {**ONE, **MANY}, PHRASES, DISHES, DIETS)
