"""Wording g."""

from memenv.envs.dialogue.generator.words.closed import CLOSED
from memenv.envs.dialogue.generator.words.g.many import MANY
from memenv.envs.dialogue.generator.words.g.one import ONE
from memenv.envs.dialogue.generator.words.g.phrases import PHRASES
from memenv.envs.dialogue.generator.words.g.vocabulary import DIETS, DISHES, VALUES
from memenv.envs.dialogue.generator.words.shape import Words

__all__ = ["WORDS"]

WORDS = Words({**VALUES, **CLOSED}, {**ONE, **MANY}, PHRASES, DISHES, DIETS)
