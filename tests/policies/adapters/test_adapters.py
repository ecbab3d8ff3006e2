"""The adapters: the text session everywhere; TRL, verifiers and OpenEnv against the real packages where they are installed."""

import asyncio
import inspect
import pickle
from importlib.util import find_spec

import pytest

from memenv.errors import MemenvError
from memenv.operations import add, update
from memenv.policies.adapters.session import Session
from memenv.policies.adapters.trl import make_factory, rows
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode

TINY = {"preset": "tiny"}
SEED = 1_800_000


def needs(package):
    return pytest.mark.skipif(find_spec(package) is None, reason=f"{package} is not installed (extra `{package}`)")


def test_a_session_is_the_environment_as_text():
    session = Session("MemLoCoMo-v0", TINY)
    text = session.reset(SEED)
    assert "(none)" in text and "of 45 tokens" in text and session.entries() == ()
    _, problems = session.reply('[{"event": "ADD", "text": "Mia lives in Rome."}]')
    assert not problems and session.core.memory.bank.tokens > 0
    before = session.core.memory.bank.tokens
    _, problems = session.reply('[{"event": "DELETE", "id": 99}]')
    assert problems and session.core.memory.bank.tokens == before
    assert session.finish() == pytest.approx(session.score) and session.text() == "The stream is over."
    assert session.reset(SEED) == text and session.score == 0.0


def test_writing_nothing_scores_as_no_memory():
    agent = make_agent("no_memory")
    expected = run_episode(make_env("MemLoCoMo-v0", agent, TINY), agent, SEED).score
    session = Session("MemLoCoMo-v0", TINY)
    session.reset(SEED)
    assert session.finish() == pytest.approx(expected)


@pytest.mark.parametrize("arguments", [{"decide": ("act",)}, {"bank_tokens": 0}, {"presets": "tiny"}])
def test_arguments_are_refused(arguments):
    with pytest.raises(MemenvError):
        Session("MemLoCoMo-v0", arguments)
    with pytest.raises(MemenvError):
        make_factory("MemLoCoMo-v0", **arguments)


def tools_of(instance):
    """What TRL 1.16 makes tools of: the public functions of the class, but for two."""
    found = inspect.getmembers(type(instance), predicate=inspect.isfunction)
    return [name for name, _ in found if name not in ("reset", "get_reward") and not name.startswith("_")]


def test_trl_tools_play_an_episode():
    factory = pickle.loads(pickle.dumps(make_factory("MemLoCoMo-v0", **TINY)))
    one, other = factory(), factory()
    assert tools_of(one) == ["add_entry", "delete_entry", "go_on", "update_entry"]
    row = rows(range(SEED, SEED + 1))[0]
    assert one.reset(**row) == other.reset(**row)  # a group begins at the same state
    assert "Noted" in one.add_entry("Mia lives in Rome.")
    assert one.go_on() != other.go_on()
    assert "Noted" in one.delete_entry(7)
    assert "Nothing was changed" in one.go_on()
    for instance in (one, other):
        assert 0.0 <= instance.get_reward() <= 1.0
        assert instance.go_on() == "The stream is over." == instance.add_entry("late")


def test_tools_earn_what_the_same_operations_earn():
    tools, session = make_factory("MemLoCoMo-v0", **TINY)(), Session("MemLoCoMo-v0", TINY)
    tools.reset(seed=SEED)
    session.reset(SEED)
    while not session.over:
        text = session.core.state.moment.experience.text
        ops = [update(0, text)] if session.shown else [add(text)]
        tools.update_entry(0, text) if session.shown else tools.add_entry(text)
        session.write(ops)
        tools.go_on()
    assert tools.get_reward() == pytest.approx(session.score)


@needs("transformers")
def test_trl_can_describe_every_tool():
    from transformers.utils import get_json_schema

    instance = make_factory("MemLoCoMo-v0", **TINY)()
    for name in tools_of(instance):
        described = get_json_schema(getattr(instance, name))["function"]
        assert described["description"]
        given = inspect.signature(getattr(instance, name)).parameters
        assert set(described["parameters"]["properties"]) == set(given)


@needs("openenv")
def test_openenv_sessions():
    from memenv.policies.adapters.openenv import MemoryAction, OpenEnvMemory

    env = OpenEnvMemory("MemLoCoMo-v0", TINY)
    first = env.reset(seed=SEED)
    assert env.reset(seed=SEED).text == first.text != env.reset(seed=SEED + 1).text
    env.reset(seed=SEED)
    seen = env.step(MemoryAction(reply='[{"event": "ADD", "text": "Mia lives in Rome."}]'))
    assert not seen.problems and env.state.step_count == 1 and env.state.seed == SEED
    assert env.step(MemoryAction(ops=[{"op": 2, "slot": 7, "text": ""}])).problems
    while not seen.done:
        seen = env.step(MemoryAction())
    assert 0.0 <= env.state.score <= 1.0
    assert env.step(MemoryAction()).problems == ["the episode is over: reset"]
    with pytest.raises(MemenvError, match="unknown reset option"):
        env.reset(seed=0, level=3)


@needs("openenv")
def test_openenv_serves():
    from openenv.core.env_server.types import Observation

    from memenv.policies.adapters.openenv import MemoryObservation, make_app

    assert issubclass(MemoryObservation, Observation)
    app = make_app("MemLoCoMo-v0", **TINY)
    assert {"/reset", "/step"} <= {getattr(route, "path", "") for route in app.routes}


@needs("verifiers")
def test_verifiers_plays_a_task():
    from memenv.policies.adapters.verifiers import MemoryLoop, MemoryTaskset, MemoryTasksetConfig

    tasks = list(MemoryTaskset(MemoryTasksetConfig(arguments=TINY, first_seed=SEED, count=2)))
    assert [task.data.seed for task in tasks] == [SEED, SEED + 1]
    rewards, metrics, read = {}, {}, []

    class Segment:
        terminated = False
        last_reply = '[{"event": "ADD", "text": "Mia lives in Rome."}]'

    class Interaction:
        class trace:
            record_reward = staticmethod(rewards.__setitem__)
            record_metric = staticmethod(metrics.__setitem__)

        async def __aenter__(self):
            return self

        async def __aexit__(self, *error):
            return None

        async def turn(self, text):
            read.append(text)
            return Segment()

    class Agents:
        class player:
            interaction = staticmethod(lambda task: Interaction())

    asyncio.run(MemoryLoop.run(None, tasks[0], Agents()))
    assert read and 0.0 <= rewards["return"] <= 1.0 and metrics == {"refused": 0.0}
