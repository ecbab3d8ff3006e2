"""From turns to candidate facts, with no model: reads only what was said, by whom and when.

Per turn: sentences, clauses, who a clause is about, what it claims of itself (`cues`), dates (`when`), the kind of fact
(`rules`), and the clause retold with names (`rewrite`). Nothing that was said is dropped except greetings and
exclamations: a clause of no known kind becomes a fact of the relation "other", so that whoever stores everything pays
for it, and a question about it can still be answered.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from memenv.language import clause as clause_module
from memenv.language.clause import Claim, Context, Reader
from memenv.language.facts import Fact
from memenv.stream import Turn

__all__ = ["extract"]
