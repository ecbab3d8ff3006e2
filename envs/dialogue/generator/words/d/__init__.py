"""Wording d."""

from memenv.envs.dialogue.generator.words.closed import CLOSED
from memenv.envs.dialogue.generator.words.d.many import MANY
from memenv.envs.dialogue.generator.words.d.one import ONE
from memenv.envs.dialogue.generator.words.d.phrases import PHRASES
from memenv.envs.dialogue.generator.words.d.vocabulary import DIETS, DISHES, VALUES
from memenv.envs.dialogue.generator.words.shape import Words

__all__ = ["WORDS"]

WORDS = Words({**VALUES, **CLOSED}, {**ONE, **MANY}, PHRASES, DISHES, DIETS)
