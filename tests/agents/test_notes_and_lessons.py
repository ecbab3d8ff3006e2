"""A-Mem, ReasoningBank, static styles, summaries: their mechanisms, by rules and with a scripted model."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from told import DAY, scripted, texts, told

from memenv.agents.a_mem import AMem
from memenv.agents.reasoning_bank import ReasoningBank
from memenv.env import MemoryEnv
from memenv.errors import MemenvError
from memenv.policies.extractors import Candidate
from memenv.policies.models.scripted import ScriptedModel
from memenv.policies.note_makers import ChatNoteMaker, Note, RuleNoteMaker
from memenv.policies.static_styles import STYLES, kind_of
from memenv.policies.strategists import ChatStrategist, RuleStrategist
from memenv.policies.summarisers import ChatSummariser
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.stream import Turn

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
        assert texts(told(make_agent(f"static:{name}", model=model), (("Mia: I live in Oslo.", "Leo: Nice."),))) == [
            "Mia sings."
        ]
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
