"""Wording c, the test's. Whoever works on a reader, an extractor or an agent does not open this folder."""

from memenv.envs.dialogue.generator.words.c.many import MANY
from memenv.envs.dialogue.generator.words.c.one import ONE
from memenv.envs.dialogue.generator.words.c.phrases import PHRASES
from memenv.envs.dialogue.generator.words.c.vocabulary import DIETS, DISHES, VALUES
from memenv.envs.dialogue.generator.words.closed import CLOSED
from memenv.envs.dialogue.generator.words.shape import Words

__all__ = ["WORDS"]

WORDS = Words({**VALUES, **CLOSED}, {**ONE, **MANY}, PHRASES, DISHES, DIETS)
