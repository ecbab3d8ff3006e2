"""From what a finished task left to a case: the task, and the part of it that can be used again.

Memento keeps the final step of a trajectory, task and plan (Zhou et al. 2025, section 3.1); whole transcripts would fill
a bank under a budget after a few tasks. What can be used again is read out by rules, by the form of the text, never by
the environment's name: a worked puzzle leaves its template, a search leaves the facts about what was asked, a play in
rooms leaves the lines about the things of its task, anything else leaves itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from memenv.bank import entry_tokens
from memenv.case_files import same_text
from memenv.envs.game24.templates import idea_of
from memenv.errors import MemenvError
from memenv.language.hops.facts import Fact, fact_line, name_key, read_facts
from memenv.language.stems import content_stems
from memenv.language.tags import defuse
from memenv.memory import cut_to_tokens
from memenv.tokens import count_tokens

__all__ = ["CaseWriter", "ChatCaseWriter", "RawCaseWriter", "RuleCaseWriter", "case_task", "same_task"]

_TASK = re.compile(r"Task: ([^\n]*)")
_SEARCHED = re.compile(r"^<search>", re.MULTILINE)
_SPACE = re.compile(r"\s+")
#: Longer lines are no steps, and longer texts no transcripts that rules could read, in characters.
_LONGEST_LINE, _LONGEST_TEXT = 2_000, 100_000


class CaseWriter(Protocol):
    """Writes the case of a finished task."""

    def write(self, text: str, lines: Sequence[str], key: str, tokens: int | None) -> str:
        """The text of a case; "" where there is nothing to keep.

        Args:
            text: what the finished task left.
            lines: the same as lines that can stand alone, where the environment gives them.
            key: what the environment will attach to the entry, and what that costs.
            tokens: the most the entry may cost, its key included; None: no bound.
        """
        ...


class RawCaseWriter:
    """Keeps the whole experience, cut to its end where it is too long: ExpRAG's and ReMem's entries."""

    def write(self, text: str, lines: Sequence[str], key: str, tokens: int | None) -> str:
        """See `CaseWriter`."""
        return text if tokens is None else cut_to_tokens(text, tokens - entry_tokens("", key))


class ChatCaseWriter:
    """Lets a chat model write the plan: what a planner should do, or leave, on a task like this one.

    Args:
        chat: role and content of each message to the text of the reply.
    """

    def __init__(self, chat: Callable[[Sequence[Mapping[str, str]]], str]) -> None:
        self.chat = chat

    def write(self, text: str, lines: Sequence[str], key: str, tokens: int | None) -> str:
        """One call; the reply is put behind "Plan:" and cut where it is too long.

        Raises:
            MemenvError: the reply is no text.
        """
        rules = (
            "You read what one finished task left. Write, in at most three sentences, what to do (or not to do) on a "
            "similar task: places, steps and facts that would help, nothing about this text itself."
        )
        content = defuse(text[-_LONGEST_TEXT:])
        reply = self.chat([{"role": "system", "content": rules}, {"role": "user", "content": content}])
        if not isinstance(reply, str):
            raise MemenvError(f"the chat model gave {type(reply).__name__}; a case writer's chat must return a str")
        if not reply.strip():
            return ""
        task = "" if key else case_task(text, "")
        plan = "\n".join([*([f"Task: {task}"] if task else []), f"Plan: {_SPACE.sub(' ', reply).strip()}"])
        return plan if tokens is None else _first_lines(plan, tokens - entry_tokens("", key))


class RuleCaseWriter:
    """Reads the reusable part out of a transcript by rules."""

    def write(self, text: str, lines: Sequence[str], key: str, tokens: int | None) -> str:
        """See `CaseWriter`."""
        head = text[:_LONGEST_TEXT]
        task = case_task(head, "")
        if not task:
            plan = idea_of(head) or text
        elif _SEARCHED.search(head):
            plan = _about_asked(head, task)
        else:
            plan = _about_things(lines or head.split("\n"), task)
        return plan if tokens is None else _first_lines(plan, tokens - entry_tokens("", key))


def _first_lines(text: str, tokens: int) -> str:
    """The first lines that fit; a first line that does not is cut to its end."""
    if count_tokens(text) <= tokens:
        return text
    lines = text.split("\n")
    while len(lines) > 1 and count_tokens("\n".join(lines)) > tokens:
        lines.pop()
    return cut_to_tokens("\n".join(lines), tokens)


def case_task(text: str, key: str) -> str:
    """The task that a case was made from: its key where it has one, else what follows "Task:" in its first line."""
    if key and key != text:
        return key
    match = _TASK.match(text)
    return match[1].strip() if match is not None else ""


def same_task(item: str, text: str, key: str) -> bool:
    """Whether a case was made from the task `item`, or from a part of it: their words are compared (`same_text`).

    Where a task's text goes on before or after what a case names it by (a room's description, other questions of the same
    task), that part decides: two rooms with one task count as the same task, so that nothing of an answer can leak.
    """
    task = same_text(case_task(text, key))
    return bool(task) and f" {task} " in f" {same_text(item)} "


def _about_asked(text: str, task: str) -> str:
    """A search: the facts whose subject was asked about or searched for, one line a subject."""
    asked = name_key(" ".join([task, *re.findall(r"<search>([^\n<]*)", text)]))
    facts: dict[str, list[Fact]] = {}
    for fact in read_facts(text):
        subject = name_key(fact.subject)
        if subject and subject in asked and fact not in facts.setdefault(subject, []):
            facts[subject].append(fact)
    found = [fact_line(told) for told in facts.values() if told]
    return "\n".join(found)


def _about_things(lines: Sequence[str], task: str) -> str:
    """A play: its task, then its plan and each line that names a thing of the task, the last first: they led to the end."""
    wanted = set(content_stems(task))
    kept = {
        line: None
        for line in reversed(lines)
        if len(line) <= _LONGEST_LINE
        and not line.startswith((">", "Task:"))
        and (line.startswith("Plan:") or not wanted.isdisjoint(content_stems(line)))
    }
    return "\n".join([f"Task: {task}", *kept])
