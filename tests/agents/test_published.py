"""Mem0, V3, -g, Memory-R1, A-Mem, ReasoningBank, static styles: their mechanisms, by rules and with a scripted model."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import memenv
from memenv.agents.a_mem import AMem
from memenv.agents.gathering import Draft
from memenv.agents.mem0 import Mem0
from memenv.agents.mem0_g import Edge, Mem0G, holding
from memenv.agents.mem0_v3 import Mem0V3
from memenv.agents.memory_r1 import candidates_of
from memenv.agents.reasoning_bank import ReasoningBank
from memenv.chat import ChatRequest
from memenv.config import MemoryConfig
from memenv.env import MemoryEnv
from memenv.errors import MemenvError
from memenv.operations import OpKind
from memenv.policies.bank_controllers import BankView
from memenv.policies.distillers import ChatDistiller, RuleDistiller
from memenv.policies.extractors import Candidate
from memenv.policies.graph_controllers import ChatGraphController, RuleGraphController, edge_text
from memenv.policies.models.scripted import ScriptedModel
from memenv.policies.note_makers import ChatNoteMaker, Note, RuleNoteMaker
from memenv.policies.static_styles import STYLES, kind_of
from memenv.policies.strategists import ChatStrategist, RuleStrategist
from memenv.policies.summarisers import ChatSummariser
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.solver import Domain, Outcome
from memenv.stream import Experience, Item, Turn

DAY = 19_500.0


class _Told:
    """A stream of sessions, and questions that nobody scores."""

    label = "told"

    def __init__(self, sessions: tuple[tuple[str, ...], ...], questions: tuple[str, ...] = ()) -> None:
        self._events: list[Experience | Item] = []
        for number, lines in enumerate(sessions):
            time = DAY + 7 * number
            turns = tuple(Turn(*line.split(": ", 1), time, f"S{number}:{place}") for place, line in enumerate(lines))
            text = "\n".join(turn.line() for turn in turns)
            self._events.append(Experience(text, time, f"S{number}", "session", turns))
        self._events += [Item(q, DAY + 7 * len(sessions), "", True, f"q{n}") for n, q in enumerate(questions)]

    def events(self, seed: int) -> list[Experience | Item]:
        return self._events


class _Keep:
    """Notes what it is shown."""

    def solve(self, item: Item, memories: Any) -> Outcome:
        return Outcome(" | ".join(memory.text for memory in memories))

    def score(self, item: Item, outcome: Outcome, shown: Any) -> tuple[float, dict[str, float]]:
        return 0.0, {}


def told(
    agent: Any, sessions: tuple[tuple[str, ...], ...], questions: tuple[str, ...] = (), **memory: Any
) -> MemoryEnv:
    """Plays `agent` through sessions; nothing may be refused."""
    config = MemoryConfig(**{"bank_tokens": 400, **agent.memory, **memory})
    env = MemoryEnv(Domain(_Told(sessions, questions), _Keep(), _Keep()), config, agent.decide)
    result = run_episode(env, agent, 1)
    assert result.invalid == 0
    env.answers = [item["answer"] for item in result.items]  # type: ignore[attr-defined]
    return env


def texts(env: MemoryEnv) -> list[str]:
    return [entry.shown() for entry in env.unwrapped.memory.bank]


def scripted(**replies: Any) -> ScriptedModel:
    """Answers by purpose: a value (as JSON), or a function of the request."""

    def answer(request: ChatRequest) -> str:
        reply = replies[request.purpose]
        return json.dumps(reply(request) if callable(reply) else reply)

    return ScriptedModel(answer)


# --- Mem0

MOVES = (("Mia: I live in Oslo.", "Leo: Nice."), ("Mia: I moved to Rome.", "Leo: I play the cello."))


@pytest.mark.parametrize("mode", ["per_fact", "union"])
def test_mem0_on_sessions(mode):
    agent = Mem0(mode)
    agent.wants = {}
    env = told(agent, MOVES)
    assert texts(env) == ["Mia moved to Rome (before: Oslo).", "Leo's instrument is cello."]


def test_a_fact_sees_what_the_facts_before_it_did():
    env = told(Mem0(), (("Mia: My hobby is chess.", "Mia: I live in Oslo.", "Mia: My hobby is golf."),))
    assert "Mia's hobbies are chess and golf." in texts(env)


def test_pairs_and_the_window_before_them():
    model = scripted(extract={"facts": []})
    told(Mem0(m=3, model=model), (tuple(f"Mia: This is turn {n}." for n in range(6)),))
    assert len(model.requests) == 3, "a call a pair"
    last = model.requests[-1].messages[1][1]
    earlier, _, new = last.partition("New turns:")
    assert all(f"turn {n}." in earlier for n in (1, 2, 3)) and "turn 0." not in earlier
    assert "turn 4." in new and "turn 5." in new


def test_no_fact_no_decision():
    model = scripted(extract={"facts": []})
    told(Mem0("union", model=model), MOVES)
    assert {request.purpose for request in model.requests} == {"extract"}


@pytest.mark.parametrize(("mode", "calls"), [("per_fact", 2), ("union", 1)])
def test_one_decision_a_fact_or_one_for_all(mode, calls):
    model = scripted(
        extract=lambda request: {"facts": ["Mia sings.", "Mia dances."] if "Oslo" in request.messages[1][1] else []},
        update=lambda request: {
            "memory": [
                {"event": "ADD", "text": line[2:]} for line in request.messages[1][1].split("\n") if line[:2] == "- "
            ]
        },
    )
    env = told(Mem0(mode, model=model), MOVES[:1])
    assert sum(request.purpose == "update" for request in model.requests) == calls
    assert texts(env) == ["Mia sings.", "Mia dances."]


def test_s_bounds_what_a_fact_is_held_against():
    model = scripted(
        extract={"facts": ["Mia has the number 9."]},
        update={"memory": [{"event": "ADD", "text": "Mia has another number."}]},
    )
    env = told(Mem0(s=2, model=model), MOVES)
    shown = [request.messages[1][1].count("\n[") for request in model.requests if request.purpose == "update"]
    assert max(shown) <= 2 and len(texts(env)) >= 1


@given(st.integers(-3, 40).filter(lambda place: place != 0), st.sampled_from(["UPDATE", "DELETE"]))
@settings(max_examples=25)
def test_a_made_up_id_is_a_reported_no_op(place, event):
    """One entry is shown; a model that names another changes nothing, and the episode goes on."""
    op = {"event": event, "id": str(place), **({"text": "Mia lives in Bern."} if event == "UPDATE" else {})}
    model = scripted(
        extract=lambda request: {"facts": ["Mia lives in Oslo."]},
        update=lambda request: {
            "memory": [{"event": "ADD", "text": "Mia lives in Oslo."}]
            if "empty" in request.messages[1][1]
            else [{"event": "ADD", "text": "Leo sings."}, op]
        },
    )
    agent = Mem0("union", model=model)
    env = MemoryEnv(Domain(_Told(MOVES), _Keep(), _Keep()), MemoryConfig(bank_tokens=400, **agent.memory))
    refused: list[Any] = []
    result = run_episode(env, agent, 1, on_step=lambda t: refused.extend(t.next_info["invalid"]))
    assert result.invalid == len(refused) == 1, "the second session; the first one met an empty bank"
    assert all("schema" in problem.why for problem in refused)
    assert texts(env) == ["Mia lives in Oslo."], "not even the good operation of the same list"


@given(st.lists(st.tuples(st.sampled_from(list(OpKind)), st.integers(-2, 12)), min_size=1, max_size=6), st.data())
@settings(max_examples=60)
def test_batches_are_atomic(ops, data):
    """Whatever is in a list: either nothing is refused, or nothing has changed."""
    env = MemoryEnv(
        Domain(_Told((("Mia: Hello.",), ("Mia: Hello again.",), ("Mia: Bye.",))), _Keep(), _Keep()),
        MemoryConfig(bank_tokens=60, operations="extended", max_searches=1),
    )
    env.reset(seed=1)
    env.step(
        memenv.action([memenv.add("Mia lives in Oslo."), memenv.add("Leo sings."), memenv.add("Mia hello again.")])
    )
    env.step(memenv.action(search="*"))
    before = list(env.memory.bank)
    listed = [
        {"op": int(kind), "slot": slot, "text": "Mia has a cat.", "other": data.draw(st.integers(0, 4))}
        for kind, slot in ops
    ]
    _, _, _, _, info = env.step({"ops": listed})
    if info["invalid"]:
        assert list(env.memory.bank) == before


def test_a_draft_commits_each_slot_once():
    slots = {
        "id": np.array([4, 7]),
        "text": ("a", "b"),
        "filled": np.array([1, 1]),
        "valid_to": np.array([2.0**53] * 2),
    }
    draft = Draft({"slots": slots})
    shown = draft.shown([7, 4])
    draft.apply([memenv.update(0, "c"), memenv.add("new")], shown)
    again = draft.shown([7])
    assert draft.texts(again) == ("c", "new")
    draft.apply([memenv.delete(0), memenv.update(1, "newer")], again)
    assert draft.operations() == [memenv.delete(1), memenv.add("newer")]
    with pytest.raises(MemenvError, match="give a larger write_k"):
        draft.shown([99])


# --- V3


def test_v3_only_adds_and_compares_with_ten():
    model = scripted(extract=lambda request: {"facts": ["Mia lives in Oslo."]})
    env = told(Mem0V3(model=model), MOVES)
    assert texts(env) == ["Mia lives in Oslo."]
    assert "In the file:\n- Mia lives in Oslo." in model.requests[1].messages[1][1]
    env = told(Mem0V3(s=1, model=scripted(extract=lambda r: {"facts": ["Leo sings.", "Mia lives in Oslo."]})), MOVES)
    assert len(texts(env)) == 3, "what is not among those shown is stored again"


def test_v3_stores_what_is_said_now_beside_what_was():
    env = told(Mem0V3(), MOVES)
    assert texts(env)[:2] == ["Mia lives in Oslo.", "Mia moved to Rome."]


# --- Mem0-g


def test_golden_as_of():
    """lives_in Paris from t1, Rome from t5: as of 3 Paris, as of 6 Rome, and both edges are there."""
    edges = [
        Edge(0, "Mia lives in Paris.", 0.5, DAY + 1, DAY + 5),
        Edge(1, "Mia moved to Rome.", 0.5, DAY + 5, 2.0**53),
    ]
    day = {n: memenv_day(DAY + n) for n in (3, 6)}
    assert [edge.slot for edge in holding(edges, f"Where did Mia live on {day[3]}?", DAY + 9)] == [0]
    assert [edge.slot for edge in holding(edges, f"Where did Mia live on {day[6]}?", DAY + 9)] == [1]
    assert [edge.slot for edge in holding(edges, "Where does Mia live?", DAY + 9)] == [1]
    assert len(holding(edges, "Where did Mia live before?", DAY + 9)) == 2
    assert len(holding(edges, f"Where did Mia live on {memenv_day(DAY - 30)}?", DAY + 9)) == 2


def memenv_day(days: float) -> str:
    from memenv.language.dates import day_text
    from memenv.stream import days_to_date

    return day_text(days_to_date(days))


@given(st.integers(0, 30), st.integers(1, 30), st.integers(0, 90))
def test_as_of_is_exactly_one_of_two_that_follow_each_other(begun, lasted, asked):
    start, change = DAY + begun, DAY + begun + lasted
    edges = [Edge(0, "Mia lives in Paris.", 0.5, start, change), Edge(1, "Mia moved to Rome.", 0.5, change, 2.0**53)]
    found = holding(edges, f"Where did Mia live on {memenv_day(DAY + asked)}?", DAY + 200)
    if asked < begun:
        assert len(found) == 2, "before anything is known: no guess by time"
    else:
        assert [edge.slot for edge in found] == ([0] if asked < begun + lasted else [1])


def test_edges_end_and_stay_and_are_asked_as_of_a_day():
    questions = (f"Where did Mia live on {memenv_day(DAY + 2)}?", "Where does Mia live?", "What does Leo play?")
    env = told(Mem0G(), MOVES, questions)
    assert texts(env)[:2] == [f"Mia lives in Oslo. (until {memenv_day(DAY + 7)})", "Mia moved to Rome."]
    then, now, leo = env.answers  # type: ignore[attr-defined]
    assert "Oslo" in then and "Rome" not in then
    assert "Rome" in now and "Oslo" not in now
    assert "cello" in leo
    assert texts(told(Mem0G(hard_delete=True), MOVES))[0] == "Mia moved to Rome."


def test_graph_rules_on_corrections_ends_and_forgetting():
    rules = RuleGraphController()

    def decide(said: str, *held: str) -> list[Any]:
        return rules.decide(BankView((Candidate(said, DAY),), held, DAY))

    assert [op.kind for op in decide("Mia lives in Rome.", "Mia lives in Oslo.")] == [OpKind.INVALIDATE, OpKind.ADD]
    assert decide("Mia lives in Oslo.", "Mia lives in Oslo.") == []
    assert [op.kind for op in decide("Mia adopted a dog named Scout.", "Mia adopted a dog named Buddy.")] == [
        OpKind.ADD
    ]
    assert decide("", "Mia lives in Oslo.") == []


def test_a_model_writes_edges():
    wrote = {
        "memory": [
            {"event": "INVALIDATE", "id": "0"},
            {"event": "ADD", "subject": "Mia", "relation": "lives_in]->(x) DELETE", "object": "Rome"},
        ]
    }
    view = BankView((Candidate("Mia lives in Rome."),), ("Mia lives in Oslo.",), DAY)
    ops = ChatGraphController(ScriptedModel([json.dumps(wrote)])).decide(view)
    assert [op.kind for op in ops] == [OpKind.INVALIDATE, OpKind.ADD]
    assert ops[1].text == "Mia lives in x delete Rome.", "a relation is words, not a query language"
    hard = ChatGraphController(ScriptedModel([json.dumps(wrote)]), hard_delete=True).decide(view)
    assert hard[0].kind is OpKind.DELETE
    assert edge_text("Mia", "Likes", "tea.") == "Mia likes tea."


# --- Memory-R1


def test_thirty_of_each_participant():
    memories = [f"{'Mia' if n % 3 else 'Leo'} has the number {n}." for n in range(120)]
    chosen = candidates_of(memories, 30)
    assert len(chosen) == 60
    assert sum(memories[place].startswith("Mia") for place in chosen) == 30
    assert chosen == sorted(chosen)


def test_distillation_finds_the_one_among_sixty():
    memories = [f"Mia bought apple number {n}." for n in range(59)] + ["Mia's wifi password is swordfish."]
    kept = RuleDistiller(most=5).choose("What is Mia's wifi password?", memories)
    assert 59 in kept and len(kept) == 5
    model = ScriptedModel([json.dumps({"keep": [59, 3, 59]})])
    assert ChatDistiller(model).choose("What is it?", memories) == [3, 59]
    assert ChatDistiller(model).choose("What is it?", []) == []


# --- A-Mem


def test_notes_are_one_line_and_read_back():
    note = Note("Mia adopted a dog named Buddy.").with_tags(["Pet", "own dog", "pet", "!"], 4)
    assert note.text() == "Mia adopted a dog named Buddy. #pet #own-dog"
    assert Note.read(note.text()) == note
    assert Note.read("Mia sings #1 hits.") == Note("Mia sings #1 hits.")
    assert note.with_tags(["third"], 1) == note, "tags it has stay"


@given(st.text(max_size=60), st.lists(st.text(max_size=12), max_size=5))
def test_any_text_is_a_note(content, tags):
    note = Note(" ".join(content.split())).with_tags(tags, 5)
    assert Note.read(Note.read(note.text()).text()) == Note.read(note.text())


DOGS = (("Mia: I adopted a dog named Buddy.",), ("Mia: I adopted another dog named Scout.",))


def test_links_go_by_id_and_both_ways_and_notes_keep_their_time():
    env = told(AMem(), DOGS)
    first, second = env.memory.bank
    assert first.links == (second.id,) and second.links == (first.id,)
    assert first.time == DAY, "a note that gets a tag was still told when it was told"
    env.state.memory.bank.delete(first.id)
    assert next(iter(env.memory.bank)).links in ((), (first.id,)), "never a position"


def test_evolved_notes_are_found_by_their_new_tags_unless_stale():
    class Tagger(RuleNoteMaker):
        def annotate(self, candidate):
            return Note(candidate.text, ("zoology",) if "Scout" in candidate.text else ("x",))

    for stale in (False, True):
        env = told(AMem(maker=Tagger(), stale=stale), DOGS)
        first = next(iter(env.memory.bank))
        assert ("#zoology" in first.text) is not stale
        held = [hit.entry.id for hit in memenv_search(env, "zoology")]
        assert (first.id in held) is not stale


def memenv_search(env: MemoryEnv, query: str) -> list[Any]:
    from memenv.index import search_bm25
    from memenv.language.stems import content_stems

    return search_bm25(env.memory.bank, content_stems(query), 8)


def test_a_model_makes_notes():
    model = scripted(
        annotate={"keywords": ["dog"], "tags": ["animals"]},
        evolve={"connect": [0], "tag": [{"id": 0, "tags": ["kennel"]}]},
    )
    env = told(AMem(maker=ChatNoteMaker(model)), DOGS)
    assert texts(env) == [
        "Mia adopted a dog named Buddy. #animals #dog #kennel",
        "Mia adopted another dog named Scout. #animals #dog",
    ]


# --- ReasoningBank and static styles

PLAY = """Task: put a clean ladle in diningtable.
> go to cabinet 3
You arrive at cabinet 3. The cabinet 3 is closed.
> open cabinet 3
You open the cabinet 3. The cabinet 3 is open. In it, you see a cup 1, and a ladle 1.
> clean ladle 1 with toaster 1
Nothing happens.
> clean ladle 1 with sinkbasin 1
You clean the ladle 1 using the sinkbasin 1.
The task was {}solved."""
PUZZLE = "5 6 6 7: not solved in 30 tries. Solution: 6*6-5-7 = 24."
BOUGHT = "For Paula: bought Nut Snack, $15.33, flavor name matcha, size sampler. Attributes 3 of 3, options 2 of 2, price fine. Score {}."


def test_lessons_of_three_kinds_of_tasks():
    learn = RuleStrategist().learn
    won = learn(PLAY.format(""))
    assert [lesson.text() for lesson in won] == [
        "To clean something, use clean with the sinkbasin.",
        "The ladle was in the cabinet 3.",
        "The toaster does not clean anything.",
    ]
    assert [lesson.success for lesson in won] == [True, True, False]
    assert not learn(PLAY.format("not "))[0].success
    assert [(lesson.success, lesson.content) for lesson in learn(PUZZLE)] == [(False, "b*c-a-d")]
    assert [lesson.content for lesson in learn(BOUGHT.format("1.00"))] == [
        "Paula's flavor name is matcha.",
        "Paula's size is sampler.",
    ]
    assert not learn(BOUGHT.format("0.50"))[0].success
    assert learn("Mia: I live in Oslo.") == [] and learn("") == []


def test_lessons_of_a_task_are_one_entry_or_several():
    table = {"experience": PLAY.format(""), "budget": np.full((5, 2), 2.0**53)}
    together = ReasoningBank().act(table, {"key": ""})["ops"]
    assert len(together) == 1 and "sinkbasin" in together[0]["text"] and "toaster" in together[0]["text"]
    assert len(ReasoningBank(apart=True).act(table, {"key": ""})["ops"]) == 3
    assert "toaster" not in ReasoningBank(failures=False).act(table, {"key": ""})["ops"][0]["text"]


def test_a_model_judges_and_learns():
    reply = {"success": False, "lessons": [{"title": "Look first", "content": "Open what is closed."}]}
    (lesson,) = ChatStrategist(ScriptedModel([json.dumps(reply)])).learn(PLAY)
    assert lesson.text() == "Look first: Open what is closed." and not lesson.success
    assert ChatStrategist(ScriptedModel([])).learn(" ") == []


@pytest.mark.parametrize("env_id", ["MemGame24-v0", "MemALFWorld-v0", "MemWebShop-v0"])
def test_reasoning_bank_plays_tasks(env_id):
    agent = make_agent("reasoning_bank:n=10")
    smaller = {"MemALFWorld-v0": {"games": 4, "practice": 2}}.get(env_id, {})
    env = make_env(env_id, agent, smaller)
    result = run_episode(env, agent, 2_000_000)
    assert result.invalid == 0 and len(env.unwrapped.memory.bank) > 0


def test_styles_are_filters_with_caps():
    session = tuple(
        f"Mia: I play the {thing}." for thing in ("violin", "flute", "piano", "cello", "harp", "guitar", "oboe")
    )
    for name, style in STYLES.items():
        agent = make_agent(f"static:{name}")
        held = texts(told(agent, (session,), write_k=4))
        most = len(session) if style.most is None else style.most
        assert len(held) == (0 if style.kinds == ("success", "failure") else most), name
    with pytest.raises(MemenvError, match="static:clever: allowed are simple, mem0"):
        make_agent("static:clever")


def test_every_style_has_its_words_for_a_model():
    model = scripted(extract={"facts": ["Mia sings."]})
    for name in STYLES:
        assert texts(told(make_agent(f"static:{name}", model=model), MOVES[:1])) == ["Mia sings."]
    said = {request.messages[0][1] for request in model.requests}
    assert len(said) == len(STYLES)


def test_kinds_of_facts():
    def kind(text: str) -> str:
        return kind_of(Candidate(text, DAY).facts()[0])

    assert kind("Mia went on a trip to Rome on 3 May 2023.") == "episodic"
    assert kind("Mia's favourite colour is teal.") == "emotional"
    assert kind("Mia lives in Rome.") == "semantic"


# --- summaries


def test_a_models_summary_is_cut_at_lines():
    model = ScriptedModel(["Mia lives in Oslo.\n\nLeo  sings.\n" + "x" * 400, "Mia is calm."])
    summariser = ChatSummariser(model)
    assert summariser.day((Turn("Mia", "Hello", DAY),), 12) == "Mia lives in Oslo.\nLeo sings."
    assert summariser.portrait("", "Mia sings.", 10) == "Mia is calm."
    assert summariser.portrait("kept", "", 10) == "kept" and summariser.day((), 10) == ""


# --- names


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mem0:mode=both", "mem0:both: allowed are per_fact, union"),
        ("mem0:s=0", "give s >= 1"),
        ("mem0:s=many", "s='many': give a whole number"),
        ("mem0:vanilla=perhaps", "vanilla is a flag"),
        ("mem0:speed=3", "'speed' is no option; options and their defaults: mode='per_fact', s=10"),
        ("mem0:s=3,m", "m needs a value, such as m="),
        ("memory_r1:each=0", "at least 1 candidate"),
        ("mem0_g:k=0", "give k >= 1"),
        ("a_mem:neighbours=-1", "give a whole number >= 0"),
        ("reasoning_bank:n=11", "give 1 to 10 tasks"),
        ("mem0_v3:m=0", "give m >= 1"),
    ],
)
def test_options_are_checked(name, why):
    with pytest.raises(MemenvError, match=why):
        make_agent(name)


def test_options_reach_the_agent():
    agent = make_agent("mem0:mode=union,s=3,vanilla=true")
    assert isinstance(agent, Mem0) and agent.mode == "union" and agent.gathering.most == 3
    assert make_agent("mem0:union").mode == "union"  # type: ignore[attr-defined]
    with pytest.raises(MemenvError, match="a control by rules"):
        make_agent("mem0:vanilla=true", model=ScriptedModel([]))


# --- with a model, through a whole life


def some_value(schema: Any, number: int = 0) -> Any:
    """A value that satisfies a schema."""
    if "anyOf" in schema:
        return some_value(schema["anyOf"][0], number)
    if "enum" in schema:
        return schema["enum"][0]
    if schema["type"] == "object":
        return {name: some_value(inner, number) for name, inner in schema["properties"].items()}
    if schema["type"] == "array":
        return [some_value(schema["items"], number)] if schema.get("maxItems", 1) else []
    if schema["type"] == "string":
        return f"Mia has the number {number}."[: schema.get("maxLength", 99)]
    return schema["type"] == "boolean" or schema.get("minimum", 0)


@pytest.mark.parametrize(
    "name", ["memorybank", "mem0", "mem0:union", "mem0_v3", "mem0_g", "memory_r1", "a_mem", "static:survey"]
)
def test_each_lives_a_life_with_a_model_and_the_same_twice(name):
    results = []
    for _ in range(2):
        asked: list[ChatRequest] = []

        def answer(request: ChatRequest, asked: list[ChatRequest] = asked) -> str:
            asked.append(request)
            if request.schema is None:
                return "Mia lives in Oslo."
            return json.dumps(some_value(request.schema, len(asked)))

        model = ScriptedModel(answer)
        agent = make_agent(name, model=model)
        env = make_env("MemLoCoMo-v0", agent, {"preset": "tiny", "split": "train"})
        result = run_episode(env, agent, 2_000_001)
        assert result.invalid == 0 and asked
        results.append((result.items, texts(env), [request.digest for request in asked]))
    assert results[0] == results[1], "a recorded run replays"
    assert results[0][1], "something was kept"


def test_reasoning_bank_learns_with_a_model():
    model = ScriptedModel(lambda request: json.dumps(some_value(request.schema)))
    agent = make_agent("reasoning_bank", model=model)
    env = make_env("MemALFWorld-v0", agent, {"games": 2, "practice": 2})
    assert run_episode(env, agent, 2_000_000).invalid == 0
    assert texts(env)


@pytest.mark.parametrize("name", ["mem0", "mem0:mode=union", "mem0_g", "memory_r1"])
def test_many_facts_in_one_moment_are_all_looked_up(name):
    """Where the environment does not cut what arrives into facts, there are more of them than searches by default."""
    agent = make_agent(name)
    env = make_env("MemMultiHop-v0", agent, {"tasks": 3, "passages": 120})
    assert run_episode(env, agent, 3).invalid == 0


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("a_mem:neighbours=100000", "agent a_mem asks for this memory, by its class or options: write_k=100000"),
        ("mem0_v3:s=100000", "agent mem0_v3 asks for this memory, by its class or options: write_k=100000"),
    ],
)
def test_options_that_no_environment_allows(name, why):
    with pytest.raises(MemenvError, match=why):
        make_env("MemLoCoMo-v0", make_agent(name))


def test_what_the_user_gives_wrongly_is_not_put_on_the_agent():
    with pytest.raises(MemenvError, match=r"^write_k=0: give"):
        make_env("MemLoCoMo-v0", make_agent("mem0"), {"write_k": 0})
    with pytest.raises(MemenvError, match="encoder=… is used by"):
        make_env("MemLoCoMo-v0", make_agent("recency"), {"encoder": "folder"})
    core: Any = make_env("MemLoCoMo-v0", make_agent("mem0"), {"encoder": "folder"}).unwrapped
    assert core.loop.memory.encoder == "folder"  # the agent's retriever encodes: there it has a use


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("memorybank:redraw,bump=no", "memorybank:redraw=yes,bump=no"),
        ("memorybank:redraw", "memorybank:redraw=yes"),
        ("a_mem:stale", "a_mem:stale=true"),
        ("reasoning_bank:apart", "reasoning_bank:apart=yes"),
    ],
)
def test_a_flag_alone_is_turned_on(short, long):
    """What the message about flags says to write."""
    plain = make_agent(short.partition(":")[0])
    kinds = (bool, int, str, dict)
    values = [
        {name: value for name, value in vars(agent).items() if isinstance(value, kinds)}
        for agent in (make_agent(short), make_agent(long), plain)
    ]
    assert values[0] == values[1] != values[2]


@pytest.mark.parametrize("name", ["a_mem:x", "crud_rules:x", "reasoning_bank:x", "recency:-1"])
def test_an_argument_that_an_agent_does_not_take_is_one_clear_error(name):
    with pytest.raises(MemenvError, match=f"agent '{name}': '.+' is no option; options and their defaults: "):
        make_agent(name)
