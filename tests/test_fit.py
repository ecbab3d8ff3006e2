"""Advice on agents that have nothing to go by in an environment."""

import pytest
from untrained_policy import untrained_optimiser, untrained_policy, untrained_trained_r1

from memenv.agent import Agent
from memenv.cli import main
from memenv.fit import KINDS, experience_of, made_for, misfit, unlike_wanted
from memenv.registration import AGENTS, BUILT_IN, agent_class, env_class, make_agent

ENVIRONMENTS = [name for name in BUILT_IN if name != "MemLoCoMoNumeric-v0"]

OTHERS = ["memenv.envs.dialogue.two_dogs:MemTwoDogs-v0", "memenv.envs.families:MemFamilies-v0"]


class Mine(Agent):
    """Of a user who has said nothing."""


def test_only_kinds_that_there_are_are_named_and_every_one_is_used():
    given = [experience_of(name) for name in ENVIRONMENTS]
    wanted = [made_for(agent_class(name)) for name in AGENTS]
    assert all(given) and {kind for kinds in given for kind in kinds} == set(KINDS)
    assert {kind for kinds in wanted for kind in kinds} == set(KINDS)


@pytest.mark.parametrize("env_id", [*ENVIRONMENTS, *OTHERS])
def test_agents_of_a_leaderboard_fit(env_id):
    for name in env_class(env_id).agents:
        assert misfit(env_id, name, make_agent(name)) == ""


@pytest.mark.parametrize(
    ("env_id", "name", "made", "first"),
    [
        ("MemGame24-v0", "crud_rules", "candidate facts", "templates, reasoning_bank"),
        (
            "MemGame24-v0",
            "mem0:s=5",
            "conversation, as long as no chat model reads for it",
            "templates, reasoning_bank",
        ),
        ("MemALFWorld-v0", "memorybank", "conversation", "insights, reasoning_bank"),
        ("MemLoCoMo-v0", "templates", "number puzzles", "memorybank, mem0, "),
        ("MemLoCoMo-v0", "mem1", "questions with search, as long", "memorybank, mem0, "),
        ("MemMultiHop-v0", "profile", "shopping", "mem1, fact_bank, hybrid, "),
        ("MemWebShop-v0", "insights", "household tasks", "profile, reasoning_bank"),
    ],
)
def test_who_does_not_fit_is_told_what_it_is_made_for_and_who_fits(env_id, name, made, first):
    text = misfit(env_id, name, make_agent(name))
    assert text.startswith(f"{name} is made for {made}") and f"Made for that: {first}" in text
    assert f"{env_id} gives {' and '.join(experience_of(env_id))}" in text


def test_a_trained_agent_is_told_where_it_was_trained():
    pytest.importorskip("torch", reason="the extra `torch` is not installed")
    made = {
        "policy": untrained_policy(env="MemLoCoMo-v0"),
        "umem": untrained_optimiser(),
        "trained_r1": untrained_trained_r1(env="MemLoCoMo-v0"),
    }
    dogs = "memenv.envs.dialogue.two_dogs:MemTwoDogs-v0"
    for kind, home, other in (
        ("policy", "MemLoCoMo-v0", dogs),
        ("trained_r1", "MemLoCoMo-v0", dogs),
        ("umem", "MemGame24-v0", "MemALFWorld-v0"),
    ):
        name = f"{kind}:{made[kind]}"
        assert misfit(home, name, make_agent(name)) == ""
        assert misfit(other, name, make_agent(name)).startswith(
            f"{name} was trained on {home}; in {other} it may do no"
        )
    name = f"umem:{made['umem']}"  # what it is made for comes first
    assert misfit("MemLoCoMo-v0", name, make_agent(name)).startswith(f"{name} is made for finished tasks; ")


def test_nothing_is_said_of_what_is_not_known_and_a_model_reads_anything():
    assert misfit("MemGame24-v0", "mine", Mine()) == misfit("MemGame24-v0", "recency", make_agent("recency")) == ""
    assert misfit("MemALFWorld-v0", "mem0", make_agent("mem0"), model=object()) == ""
    assert misfit("MemALFWorld-v0", "crud_rules", make_agent("crud_rules"), model=object())


@pytest.mark.parametrize(
    "command", [["run", "MemGame24-v0"], ["leaderboard", "--env", "MemGame24-v0", "--workers", "1", "--seeds", "1"]]
)
def test_the_command_line_gives_one_hint_and_runs(command, capsys):
    for agent, hints in (("crud_rules", 1), ("templates", 0)):
        assert main([*command, "--agent", agent, "--set", "puzzles=2", "--set", "split=train"]) == 0
        out, err = capsys.readouterr()
        assert err.count("memenv: hint: crud_rules is made for") == hints == err.count("hint") and "hint" not in out


@pytest.mark.parametrize("name", ["crud_rules", "crud_notes", "add_filtered"])
def test_an_agent_that_is_given_another_granularity_says_so(name):
    agent = make_agent(name)
    for given in ("turn", "session"):
        said = unlike_wanted(name, agent, {"granularity": given, "preset": "tiny"})
        assert said.startswith(f"{name} asks for granularity=fact; with granularity={given}, as given, it may do worse")
        assert said.endswith("leave granularity out") and "\n" not in said
    for fitting in ({}, {"granularity": "fact"}, {"preset": "tiny"}):
        assert unlike_wanted(name, agent, fitting) == ""
    assert unlike_wanted("recency", make_agent("recency"), {"granularity": "turn"}) == ""
    assert "asks for granularity=session; with" in unlike_wanted(
        "static", make_agent("static"), {"granularity": "fact"}
    )


def test_trained_agents_say_so_too():
    pytest.importorskip("torch", reason="the extra `torch` is not installed")
    for name in (f"policy:{untrained_policy()}", f"trained_r1:{untrained_trained_r1()}"):
        assert unlike_wanted(name, make_agent(name), {"granularity": "turn"}).startswith(
            f"{name} asks for granularity=fact"
        )


@pytest.mark.parametrize(
    ("command", "hints"),
    [
        (["run", "MemLoCoMo-v0", "--agent", "crud_notes"], 1),
        (["run", "MemLoCoMo-v0", "--agent", "recency"], 0),
        (["leaderboard", "--env", "MemLoCoMo-v0", "--agent", "crud_rules", "--agent", "recency", "--seeds", "1"], 1),
        (["leaderboard", "--env", "MemLoCoMo-v0", "--seeds", "1"], 3),  # of its own agents: add_all, add_filtered, crud_rules
    ],
)  # fmt: skip
def test_the_command_line_hints_at_a_granularity_given_by_hand(command, hints, capsys):
    more = ["--workers", "1"] if command[0] == "leaderboard" else []
    settings = ["--set", "preset=tiny", "--set", "split=train", "--set"]
    assert main([*command, *more, *settings, "granularity=turn"]) == 0
    out, err = capsys.readouterr()
    assert err.count("memenv: hint: ") == err.count(" asks for granularity=fact; with granularity=turn") == hints
    assert "hint" not in out
    assert main([*command, *more, *settings, "granularity=fact"]) == 0
    assert "hint" not in capsys.readouterr().err


def test_the_list_says_what_each_is_made_for(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "250")
    assert main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any("templates" in line and "number puzzles" in line for line in lines)
    assert any("MemWebShop-v0" in line and "shopping, finished tasks, conversation" in line for line in lines)
