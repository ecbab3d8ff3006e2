"""Wording b."""

from memenv.envs.dialogue.generator.words.b.many import MANY
from memenv.envs.dialogue.generator.words.b.one import ONE
from memenv.envs.dialogue.generator.words.b.phrases import PHRASES
from memenv.envs.dialogue.generator.words.b.vocabulary import DIETS, DISHES, VALUES
from memenv.envs.dialogue.generator.words.closed import CLOSED
from memenv.envs.dialogue.generator.words.shape import Words

__all__ = ["WORDS"]

WORDS = Words({**VALUES, **CLOSED}, {**ONE, **MANY}, PHRASES, DISHES, DIETS)
