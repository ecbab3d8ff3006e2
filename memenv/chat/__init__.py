"""Chat models as agents, solvers and the runner see them. `memenv.policies.models` has the implementations.

A model is a service: it keeps no state that a result depends on, so copies of whoever holds it share it. What belongs to
one episode is a `ChatEpisode`, which the runner enters.
"""

from memenv.chat.asking import acomplete, ask, ask_json, ask_text
from memenv.chat.episodes import ChatEpisode, Usage, chat_episode, current_episode, episode_scope, total_usage
from memenv.chat.protocol import FAILURES, ChatFailure, ChatModel, ChatProblem, ChatReply, ChatRequest
from memenv.chat.runs import (
    FAILURES_IN_A_ROW,
    MODEL_VARIABLE,
    NAME_VARIABLE,
    ModelDown,
    RunModel,
    current_model,
    use_model,
)

__all__ = [
    "FAILURES",
    "FAILURES_IN_A_ROW",
    "MODEL_VARIABLE",
    "NAME_VARIABLE",
    "ChatEpisode",
    "ChatFailure",
    "ChatModel",
    "ChatProblem",
    "ChatReply",
    "ChatRequest",
    "ModelDown",
    "RunModel",
    "Usage",
    "acomplete",
    "ask",
    "ask_json",
    "ask_text",
    "chat_episode",
    "current_episode",
    "current_model",
    "episode_scope",
    "total_usage",
    "use_model",
]
