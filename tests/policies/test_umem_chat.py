"""UMEM's optimiser as a chat model: the contract, what it reads, what its replies earn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.agents.umem_chat import UmemChat
from memenv.errors import MemenvError
from memenv.operations import OpKind, add, update
from memenv.policies.models.scripted import ScriptedModel
from memenv.policies.umem.chat import chat_rewards, insight_request, read_proposal
from memenv.policies.umem.insights import candidates_for
from memenv.policies.umem.utility import UtilityConfig
from memenv.runner import make_env, run_episode


def block(value, op="ADD"):
    return f"I think so.\n<experience><value>{value}</value><operation>{op}</operation></experience>"


@pytest.mark.parametrize(
    ("reply", "shown", "expected"),
    [
        (block("x  y"), 0, add("x y")),
        (block("x", "UPDATE 1"), 2, update(1, "x")),
        (block("x", "UPDATE [0]"), 1, update(0, "x")),
        ("<think>" + block("no") + "</think>" + block("yes"), 0, add("yes")),
    ],
)
def test_the_contract(reply, shown, expected):
    found = read_proposal(reply, shown)
    assert found.op == expected and found.format_reward == 1.0


@pytest.mark.parametrize(
    ("reply", "why"),
    [
        (block("x", "UPDATE 2"), "2 insights were shown"),
        (block("x", "UPDATE -1"), "the end is not"),
        (block("x", "DELETE 0"), "the end is not"),
        (block(" "), "empty"),
        (block("x") + " and more", "the end is not"),
        (block("x") + block("y"), "2 blocks"),
        ("ADD: x", "0 blocks"),
        ("", "0 blocks"),
    ],
)
def test_what_breaks_it_has_format_reward_0(reply, why):
    found = read_proposal(reply, 2)
    assert found.op is None and found.format_reward == 0.0 and why in found.why


@given(st.text(), st.integers(0, 3))
def test_any_text_is_read(text, shown):
    found = read_proposal(text, shown)
    assert (found.op is None) == bool(found.why)


def test_a_scripted_model_plays_and_bad_replies_are_invalid():
    """It writes the rule that the record shows, then breaks the contract, in turns."""

    def answer(request):
        if len(model.requests) % 3 == 0:
            return block("x", "UPDATE 9")
        task = request.messages[1][1].partition("The finished task:\n")[2].partition("\n\nIt was")[0]
        return block(candidates_for("MemGame24-v0", task).get("rule", "nothing"))

    model = ScriptedModel(answer)
    agent = UmemChat(model=model)
    env = make_env("MemGame24-v0", agent, {"puzzles": 12})
    result = run_episode(env, agent, 1_800_000)
    assert len(model.requests) == 12 and result.invalid == 4
    systems = {request.messages[0][1] for request in model.requests}
    assert len(systems) == 2  # solved and failed tasks are asked about differently
    with pytest.raises(MemenvError, match="needs a chat model"):
        UmemChat()


def test_replies_earn_format_and_utility():
    agent = UmemChat(model=ScriptedModel([]))
    env = make_env("MemGame24-v0", agent, {"puzzles": 40}).unwrapped
    observation, info = env.reset(seed=2_000_000)
    while not observation["experience"] or not candidates_for("MemGame24-v0", observation["experience"]):
        observation, _, _, _, info = env.step({})
    insight_request(observation, info)
    found = candidates_for("MemGame24-v0", observation["experience"])
    own = [env.results[-1].item.id]
    tokens = env.memory.bank.tokens
    config = UtilityConfig(neighbours=0, efficiency=0.0)
    bad, leak, wrong = chat_rewards(
        env, [block("x", "UPDATE 7"), block(found["leak"]), block(found["wrong"])], own, config
    )
    assert bad == 0.0
    assert leak >= 1.0 >= wrong
    assert env.memory.bank.tokens == tokens
    assert read_proposal(block("x"), 0).op.kind is OpKind.ADD
