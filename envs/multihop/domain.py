"""The domain of MemMultiHop-v0: stream, player, scorer, what a finished task leaves, what hindsight would hold."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memenv.envs.multihop.config import MultiHopConfig
from memenv.envs.multihop.corpus import Corpus
from memenv.envs.multihop.executor import RuleExecutor
from memenv.envs.multihop.files import read_corpus, read_questions
from memenv.envs.multihop.scoring import ObjectiveScorer
from memenv.envs.multihop.stream import FileStream, GeneratedStream
from memenv.envs.multihop.task import SearchTask, TaskSpec
from memenv.errors import MemenvError
from memenv.solver import Domain, Hindsight, Outcome, Solver
from memenv.stream import Experience, Item, Stream, Turn

__all__ = ["MultiHopDomain", "make_domain"]

_DOC = re.compile(r"^Doc \d+\(Title: ", re.MULTILINE)
_INSIDE = re.compile(r"^<information>\[HINT\].*?\[/HINT\]\n(.*)</information>$", re.DOTALL)


class MultiHopDomain(Domain):
    """Search tasks with N objectives.

    Entries fill the context whether or not they share a word with the questions: the second fact of a chain names
    what the question does not.
    """

    fill = True

    def __init__(self, stream: Stream, solver: Solver, scorer: ObjectiveScorer, training: bool) -> None:
        super().__init__(stream, solver, scorer)
        self._training = training

    @property
    def training(self) -> bool:
        """Whether the tasks are training tasks."""
        return self._training

    def start(self, item: Item) -> SearchTask:
        """The task at its first turn."""
        assert isinstance(item.data, TaskSpec)
        return SearchTask(item.data)

    def feedback(self, item: Item, outcome: Outcome, score: float) -> Experience:
        """The transcript, each passage once, with how many of the answers were right; no gold."""
        lines = [f"Task: {item.text}"]
        seen: set[str] = set()
        for place in range(0, len(outcome.trace), 2):
            done, result = outcome.trace[place : place + 2]
            lines.append(done)
            inside = _INSIDE.match(result)
            for line in inside[1].split("\n") if inside else ():
                passage = _DOC.sub("Doc 1(Title: ", line)
                if passage not in seen:
                    seen.add(passage)
                    lines.append(line)
        number = len(item.data.objectives)
        lines.append(f"Score: {score * number:.3g} of {number}.")
        messages = tuple(Turn("", line, item.time, item.id) for line in lines)
        return Experience("\n".join(lines), item.time, item.id, "trajectory", messages, reward=score)

    def hindsight(self, events: Sequence[Experience | Item], position: int) -> Hindsight:
        """What each coming objective rests on, one text an objective, the next task's first.

        Raises:
            MemenvError: the data does not say what its answers rest on.
        """
        coming = [event for event in events[position:] if isinstance(event, Item)]
        objectives = [objective for item in coming for objective in item.data.objectives]
        if objectives and not any(objective.facts for objective in objectives):
            raise MemenvError(f"{self.label} marks no evidence, so there is no oracle; leave that agent out")
        return Hindsight(tuple(dict.fromkeys("\n".join(o.facts) for o in objectives if o.facts)))


def make_domain(config: MultiHopConfig) -> MultiHopDomain:
    """The domain of a config.

    Raises:
        MemenvError: a file that can't be read, or a question file that needs a corpus and has none.
    """
    scorer = ObjectiveScorer(config.scoring)
    if config.data is None:
        return MultiHopDomain(GeneratedStream(config), RuleExecutor(), scorer, config.split == "train")
    file = read_questions(config.data)
    if config.corpus is not None:
        corpus = read_corpus(config.corpus)
    elif file.passages:
        corpus = Corpus(file.passages, file.label)
    else:
        raise MemenvError(
            f"{config.data}: questions without paragraphs; give the passages to search with corpus=FILE (JSONL)"
        )
    return MultiHopDomain(FileStream(config, file, corpus), RuleExecutor(), scorer, False)
