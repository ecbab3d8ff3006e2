"""MemoryBank's published conversations (Zhong et al. 2023): 15 simulated users, ten days each, questions without answers.

Nothing can be scored on them: they replay a memory on text that nobody here wrote.

    memenv run memenv.envs.dialogue.memorybank:MemMemoryBank-v0 --agent memorybank --data memory_bank_en.json
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from memenv.config import check_choices
from memenv.envs.dialogue.domain import GRANULARITIES, DialogueConfig, DialogueDomain
from memenv.envs.dialogue.env import MemLoCoMoEnv
from memenv.envs.dialogue.metrics import abstains
from memenv.errors import MemenvError
from memenv.files import read_json, read_jsonl
from memenv.language.extract import extract
from memenv.registration import register_environment
from memenv.solver import Outcome, Recall
from memenv.stream import Experience, Item, Turn, to_days
from memenv.transform import Chunked

__all__ = ["ASSISTANT", "MemMemoryBankEnv", "MemoryBankConfig", "MemoryBankStream"]

#: How the chatbot is called in turns.
ASSISTANT = "Assistant"
_QUESTIONS = "probing_questions_en.jsonl"


class MemoryBankStream:
    """A user an episode, a day a session; with the file of probing questions beside it, these at the end.

    Episode `seed` is user `seed` modulo their number, in file order. Questions have no gold and pay nothing.

    Args:
        path: memory_bank_en.json.

    Raises:
        MemenvError: the file is not there or has another form.
    """

    def __init__(self, path: str) -> None:
        file = Path(path)
        users = read_json(file, "MemoryBank's conversations")
        if not isinstance(users, dict) or not users:
            raise MemenvError(f"{file} is no MemoryBank file: it must hold one object with a member per user")
        beside = file.with_name(_QUESTIONS)
        asked = _read_questions(beside) if beside.exists() else {}
        # the published file has stray spaces around some names
        named = [(name.strip(), user) for name, user in users.items()]
        self._users = [_events(file, name, user, asked.get(name, ())) for name, user in named]
        self.episodes = len(self._users)
        self.label = f"memorybank, {self.episodes} users"

    def events(self, seed: int) -> Sequence[Experience | Item]:
        """The days of one user, in order."""
        return self._users[seed % self.episodes]


def _events(file: Path, name: str, user: Any, questions: Sequence[str]) -> tuple[Experience | Item, ...]:
    history = user.get("history") if isinstance(user, dict) else None
    if not isinstance(history, dict) or not history:
        raise MemenvError(f"{file}: {name!r} has no history: expected an object of days")
    events: list[Experience | Item] = []
    try:
        days = sorted((date.fromisoformat(day), pairs) for day, pairs in history.items())
    except ValueError:
        raise MemenvError(f"{file}: the history of {name!r} has days that are no dates: expected 2023-04-27") from None
    except TypeError:
        raise MemenvError(f"{file}: the history of {name!r} names a day twice") from None
    time = 0.0
    for day, pairs in days:
        time = to_days(day) + 0.5
        turns: list[Turn] = []
        for number, pair in enumerate(pairs if isinstance(pairs, list) else ()):
            if not isinstance(pair, dict) or not all(isinstance(pair.get(key), str) for key in ("query", "response")):
                raise MemenvError(f"{file}: {name!r}, {day}, turn {number}: expected query and response, two texts")
            source = f"{day}/{number}"
            turns += [Turn(name, pair["query"], time, source), Turn(ASSISTANT, pair["response"], time, source)]
        if turns:
            text = "\n".join(turn.line() for turn in turns)
            events.append(Experience(text, time, str(day), "session", tuple(turns)))
    for number, question in enumerate(questions):
        events.append(Item(question, time + 1.0, "unscored", False, f"q{number + 1}"))
    return tuple(events)


def _read_questions(file: Path) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for number, row in read_jsonl(file, "MemoryBank's probing questions"):
        if not isinstance(row, dict) or not all(
            isinstance(asked, list) and all(isinstance(each, str) for each in asked) for asked in row.values()
        ):
            raise MemenvError(f"{file}, line {number}: expected one object of users, each with a list of questions")
        found |= {name.strip(): tuple(asked) for name, asked in row.items()}
    return found


class _Unscored:
    """There are no golds: only whether something was answered."""

    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        return 0.0, {"abstained": float(abstains(outcome.answer))}


@dataclass(frozen=True)
class MemoryBankConfig:
    """Attributes:
    data: the path of memory_bank_en.json.
    granularity: "session", "turn" or "fact", as in `DialogueConfig`.
    """

    data: str = ""
    granularity: str = "session"

    def __post_init__(self) -> None:
        if not isinstance(self.data, str) or not self.data:
            raise MemenvError("data=…: give the path of MemoryBank's memory_bank_en.json")
        check_choices(self, granularity=GRANULARITIES)


@lru_cache(maxsize=4)
def _domain(config: MemoryBankConfig) -> DialogueDomain:
    domain = DialogueDomain(DialogueConfig(preset="tiny"))
    inner = MemoryBankStream(config.data)
    stream: Any = Chunked(inner, config.granularity, extract if config.granularity == "fact" else None)  # type: ignore[arg-type]
    stream.episodes = inner.episodes
    domain.stream = stream
    domain.scorer = _Unscored()
    return domain


class MemMemoryBankEnv(MemLoCoMoEnv):
    """MemLoCoMo-v0's reader on MemoryBank's conversations. The return is 0: there is nothing to score."""

    config_class: ClassVar[type] = MemoryBankConfig
    make_domain = staticmethod(_domain)
    agents: ClassVar[tuple[str, ...]] = ("recency", "memorybank", "mem0")

    @classmethod
    def memory_defaults(cls, config: Any) -> dict[str, Any]:
        """About a third of what a user says."""
        return {"bank_tokens": 1000, "context_tokens": 1000}

    @classmethod
    def evaluation(cls, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """There is one split."""
        return {}


register_environment("MemMemoryBank-v0", "memenv.envs.dialogue.memorybank:MemMemoryBankEnv")
