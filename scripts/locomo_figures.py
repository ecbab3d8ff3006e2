"""The floors on real conversations: `python scripts/locomo_figures.py LOCOMO_FILE`.

Official F1 over the questions of categories 1 to 4 (Maharana et al., ACL 2024, as released), for each conversation:
first of the reader that is shown exactly the turns that a question cites, and nothing else; then of agents that had to
choose. Nothing is fitted to these questions.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table
from rich.text import Text

import memenv
from memenv.commands.options import place
from memenv.envs.dialogue.corpus import Conversation
from memenv.envs.dialogue.locomo import load
from memenv.envs.dialogue.metrics import official_score
from memenv.envs.dialogue.reader import ExtractiveReader
from memenv.errors import MemenvError
from memenv.solver import Recall
from memenv.stream import Item, Turn

AGENTS = ("oracle", "full_context", "salience", "recency", "no_memory")


def with_cited_turns(conversation: Conversation) -> float:
    """Mean official score of the default reader when it is shown the cited turns of each question."""
    reader = ExtractiveReader(anchored_dates=True, guess=True)
    turns = {
        turn.dia_id: (Turn(turn.speaker, turn.text, session.time).line(), session.time)
        for session in conversation.sessions
        for turn in session.turns
    }
    # a question is asked the day after all has been said
    asked = max(session.time for session in conversation.sessions) + 1
    scores = []
    for question in conversation.questions:
        if question.category != 5:
            shown = [Recall(*turns[name], id=number) for number, name in enumerate(question.evidence)]
            answer = reader.solve(Item(question.text, asked), shown).answer
            scores.append(official_score(answer, question.answer, question.category))
    return float(np.mean(scores))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("data", type=place, help="the official file, or one of the older layouts")
    path = parser.parse_args().data
    conversations = load(Path(path)).conversations
    table = Table(title="official F1, categories 1 to 4")
    table.add_column("shown")
    for name in (*(conversation.name for conversation in conversations), "mean"):
        table.add_column(Text(name), justify="right")
    rows = {"cited turns": [with_cited_turns(conversation) for conversation in conversations]}
    for name in AGENTS:
        agent = memenv.make_agent(name)
        env = memenv.make_env("MemLoCoMo-v0", agent, {"data": path})
        rows[f"memory of {name}"] = [memenv.run_episode(env, agent, seed).score for seed in range(len(conversations))]
    for name, scores in rows.items():
        table.add_row(name, *(f"{score:.3f}" for score in scores), f"{np.mean(scores):.3f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except MemenvError as error:
        print(f"locomo_figures: error: {error}", file=sys.stderr)
        sys.exit(2)
