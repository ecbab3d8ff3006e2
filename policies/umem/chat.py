"""The chat-model form of UMEM's optimiser: a model writes an insight and says where it goes (UMEM 2026, section 3).

The contract: free analysis, then

    <experience><value>the insight</value><operation>ADD</operation></experience>

with the operation ADD or UPDATE i, where i is the number of an entry shown. A reply that does not keep to it, or names an
entry that is not shown, has format reward 0 and changes nothing. Entries replaced keep their key.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from memenv.chat import ChatFailure, ChatModel, ChatProblem, ChatRequest, ask
from memenv.env import MemoryEnv
from memenv.memory import Change
from memenv.operations import Op, add, update
from memenv.policies.umem.utility import Trial, UtilityConfig, marginal_utility

__all__ = ["ChatOptimiser", "Proposal", "chat_rewards", "insight_request", "read_proposal"]

_COMMON = """You are the one who learns from finished tasks for a solver that will meet other tasks of the same sort. You see \
one finished task, how it went, and up to three insights that the solver already has. Think first, in a few lines: {think}

Then write one insight for the other tasks:
- it must hold beyond this task: no answer of it, no names, numbers or places that occur in this task alone;
- it says what to do, in words the solver can follow as they stand;
- it invents nothing that the record does not show.
If one of the insights shown says nearly the same, or is wrong, write a better one in its place with UPDATE and its number; \
otherwise ADD. End with exactly this, and nothing after it:
<experience><value>the insight</value><operation>ADD</operation></experience>
or, in the place of insight 0: <operation>UPDATE 0</operation>"""
_SOLVED = "which step made it work, and in which other tasks would the same step work?"
_FAILED = "at which step did it go wrong, why, and what would have been right in all tasks of this sort?"

_CONTRACT = re.compile(
    r"<experience>\s*<value>(?P<value>[^<>]*)</value>\s*<operation>\s*(?P<op>ADD|UPDATE\s+\[?(?P<slot>\d{1,4})\]?)\s*"
    r"</operation>\s*</experience>\s*\Z"
)
_THINKING = re.compile(r"\A.*</think(?:ing)?>", re.DOTALL | re.IGNORECASE)


class Proposal(NamedTuple):
    """What a reply proposes: an operation, or why it can't be carried out."""

    op: Op | None
    why: str = ""

    @property
    def format_reward(self) -> float:
        """1 for what can be carried out, else 0."""
        return float(self.op is not None)


def read_proposal(reply: str, shown: int) -> Proposal:
    """The operation of a reply.

    Args:
        reply: what the model wrote; thoughts before `</think>` are not read.
        shown: how many entries it was shown.
    """
    body = _THINKING.sub("", reply)
    if body.count("<experience>") != 1:
        return Proposal(None, f"{body.count('<experience>')} blocks <experience>: write one, at the end")
    found = _CONTRACT.search(body)
    if found is None:
        return Proposal(
            None, "the end is not <experience><value>…</value><operation>ADD or UPDATE n</operation></experience>"
        )
    value = " ".join(found["value"].split())
    if not value:
        return Proposal(None, "the insight is empty")
    if found["slot"] is None:
        return Proposal(add(value))
    slot = int(found["slot"])
    if slot >= shown:
        return Proposal(None, f"UPDATE {slot}: {shown} insights were shown, numbered from 0")
    return Proposal(update(slot, value))


def insight_request(
    observation: Mapping[str, Any], info: Mapping[str, Any], *, temperature: float = 0.0, seed: int = 0
) -> ChatRequest:
    """What the model is asked at a WRITE moment after a finished task."""
    solved = bool(info["items"]) and float(info["items"][-1]["score"]) > 0.5
    slots = observation["slots"]
    entries = [slots["text"][place] for place in range(int(slots["filled"].sum()))]
    held = "\n".join(f"[{place}] {text}" for place, text in enumerate(entries)) or "(none yet)"
    system = _COMMON.format(think=_SOLVED if solved else _FAILED)
    went = "It was solved." if solved else "It was not solved."
    user = f"Insights the solver has:\n{held}\n\nThe finished task:\n{observation['experience']}\n\n{went}"
    return ChatRequest(
        (("system", system), ("user", user)), max_tokens=768, temperature=temperature, seed=seed, purpose="insight"
    )


class ChatOptimiser:
    """A chat model as UMEM's optimiser: one call per finished task."""

    def __init__(self, model: ChatModel) -> None:
        self.model = model

    def decide(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> tuple[Op, ...]:
        """The operation; none where there is nothing to learn from.

        Raises:
            memenv.chat.ChatFailure: the request failed, or the reply breaks the contract ("use").
        """
        if not observation["experience"]:
            return ()
        reply = ask(self.model, insight_request(observation, info))
        proposal = read_proposal(reply.text, int(observation["slots"]["filled"].sum()))
        if proposal.op is None:
            raise ChatFailure(ChatProblem("use", proposal.why))
        return (proposal.op,)


def chat_rewards(env: MemoryEnv, replies: Sequence[str], judged: Sequence[str], config: UtilityConfig) -> list[float]:
    """r = r_fmt + mean marginal utility of each reply at the moment `env` is in, for whoever trains the model.

    A reply that can't be carried out, or does not fit the bank, earns 0. The environment is not changed.

    Args:
        env: at a WRITE moment of a training stream.
        replies: a group of replies to `insight_request`.
        judged: ids of the items that a memory is judged on (`neighbourhoods`).
        config: see `UtilityConfig`.
    """
    moment = env.state.moment
    if moment is None or moment.experience is None:
        raise ValueError("there is no finished task on the table")
    looked = [hit.entry.id for hit in moment.slots]
    reference = [Trial.of(result) for result in env.counterfactual(env.memory, judged)]
    rewards: list[float] = []
    for reply in replies:
        proposal = read_proposal(reply, len(looked))
        memory = env.memory
        if proposal.op is None or not isinstance(
            memory.commit((proposal.op,), looked, moment.experience, env.loop.memory), Change
        ):
            rewards.append(0.0)
            continue
        augmented = [Trial.of(result) for result in env.counterfactual(memory, judged)]
        rewards.append(proposal.format_reward + marginal_utility(reference, augmented, config))
    return rewards
