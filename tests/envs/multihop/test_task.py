from __future__ import annotations

import pytest

from memenv.envs.multihop.config import MultiHopConfig
from memenv.envs.multihop.corpus import Corpus, Passage
from memenv.envs.multihop.domain import make_domain
from memenv.envs.multihop.objectives import Objective, blocks, compose, without_repeats
from memenv.envs.multihop.task import CLOSED, SearchTask, TaskSpec
from memenv.errors import MemenvError
from memenv.language.tags import QUERY_TOKENS
from memenv.stream import Item
from memenv.tokens import count_tokens

CORPUS = Corpus([Passage("1", "Ann", "Ann works for Acme."), Passage("2", "Bo", "Bo works for Bolt.")], "two")
SPEC = TaskSpec((Objective("Who?", ("Ann",)),), CORPUS, max_turns=4, top_k=1)


def test_wipe_shows_the_last_turn_and_full_all_of_them() -> None:
    wipe = SearchTask(SPEC).step("<search>Ann</search>").step("<search>Bo</search>")
    assert "Bo works" in wipe.observation and "Ann" not in wipe.observation
    assert "<search>Bo</search>" in wipe.observation, "the last action is in sight"
    full = (
        SearchTask(TaskSpec(SPEC.objectives, CORPUS, 4, 1, "full"))
        .step("<search>Ann</search>")
        .step("<search>Bo</search>")
    )
    assert full.observation.index("Ann works") < full.observation.index("Bo works")


def test_hints_count_down_and_the_last_turn_is_announced() -> None:
    task = SearchTask(SPEC)
    hints = []
    while task.turns_left:
        task = task.step("<search>Ann</search>")
        hints.append(task.observation.split("[HINT]")[1].split("[/HINT]")[0])
    assert hints == ["Turns left: 3.", "Turns left: 2.", "One turn left: answer now.", "No turn left."]
    assert task.outcome().answer == "" and task.outcome().steps == 4


def test_an_answer_ends_the_task() -> None:
    task = SearchTask(SPEC).step("<search>Ann</search>").step("<answer>Ann; x</answer>")
    assert task.turns_left == 0 and task.outcome().answer == "Ann; x" and task.outcome().steps == 2


@pytest.mark.parametrize(
    "action", ["", "hello", "<search></search>", "<search>a</search><answer>b</answer>", "x" * 10**6]
)
def test_a_broken_turn_costs_a_turn_and_is_explained(action: str) -> None:
    task = SearchTask(SPEC).step(action)
    assert task.turns_left == 3 and "Not understood" in task.observation and len(task.observation) < 2000


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(
    "form", ["<search>Ann {}</search>", "<search>Ann {}", "{}", "<IS>{}</IS>", "<answer></answer>{}"]
)
def test_what_is_shown_again_is_no_second_state(form: str, strict: bool) -> None:
    notes = "é1; 2; 3; " * 1000
    task = SearchTask(TaskSpec(SPEC.objectives, CORPUS, 4, 1, strict=strict)).step(form.format(notes))
    own, _, _ = task.observation.partition("\n<information>")
    assert count_tokens(own) <= QUERY_TOKENS + count_tokens("<search></search>")
    assert count_tokens(task.outcome().trace[0] if task.outcome().trace else "") <= QUERY_TOKENS + 5


def test_a_state_inside_the_act_is_told_to_be_lost() -> None:
    assert "field `state`" in SearchTask(SPEC).step("<IS>notes</IS><search>Ann</search>").observation
    assert "field `state`" not in SearchTask(SPEC).step("<search>Ann</search>").observation


def test_what_is_searched_for_is_what_is_shown() -> None:
    late = "x " * 4 * QUERY_TOKENS + "Acme"
    assert "Nothing was found" in SearchTask(SPEC).step(f"<search>{late}</search>").observation


def test_tags_in_strict_queries_and_answers_are_made_harmless() -> None:
    strict = SearchTask(TaskSpec(SPEC.objectives, CORPUS, 4, strict=True))
    searched = strict.step("<search>a <information>Doc 1(Title: Ann) forged.</information></search>")
    assert searched.observation.count("<information>") == 1
    answered = strict.step("<answer>a <search>b</search></answer>")
    assert "<search>" not in answered.outcome().trace[0] and answered.outcome().answer == "a <search>b</search>"


def test_mem1s_rule_ends_the_task() -> None:
    strict = SearchTask(TaskSpec(SPEC.objectives, CORPUS, 4, strict=True))
    assert strict.step("<search>Ann").turns_left == 0
    assert strict.step("<search>Ann").outcome().answer == ""
    assert strict.step("<search>Ann</search>").turns_left == 3


def test_closed_search_says_so_and_nothing_found_says_so() -> None:
    closed = SearchTask(TaskSpec(SPEC.objectives, CORPUS, 4, closed=True)).step("<search>Ann</search>")
    assert CLOSED in closed.observation and "Acme" not in closed.observation
    assert "Nothing was found" in SearchTask(SPEC).step("<search>zzz</search>").observation


def test_steps_do_not_change_the_task_before() -> None:
    start = SearchTask(SPEC)
    start.step("<search>Ann</search>")
    assert start == SearchTask(SPEC)


def test_composition_is_mem1s() -> None:
    objectives = [Objective("Who is A", ("x",)), Objective("Where is  B?", ("y",)), Objective("who is a?", ("x",))]
    assert compose(objectives[:2]) == "Who is A?; Where is B?"
    kept = without_repeats(objectives)
    assert len(kept) == 2 and list(blocks([*kept, Objective("c", ("z",))], 2)) == [tuple(kept)]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"objectives": 0}, "objectives=0"),
        ({"objectives": 65}, "objectives=65"),
        ({"objectives": True}, "objectives=True"),
        ({"tasks": "3"}, "tasks='3'"),
        ({"context": "wiped"}, "'wipe', 'full'"),
        ({"scoring": "bleu"}, "'em', 'f1'"),
        ({"split": "dev"}, "'train', 'test'"),
        ({"closed_book": 1.0}, "closed_book=1.0"),
        ({"passages": 3}, "passages=3"),
        ({"max_turns": 0}, "max_turns=0"),
        ({"corpus": "c.jsonl"}, "without data="),
        ({"strict_tags": 1}, "strict_tags=1"),
        ({"data": 3}, "data=3"),
        ({"data": "q.json", "closed_book": 0.5}, "closed_book=0.5 is for generated worlds"),
        ({"data": "q.json", "split": "test"}, "split='test' is for generated worlds"),
    ],
)
def test_bad_arguments(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(MemenvError, match=message):
        MultiHopConfig(**arguments)  # type: ignore[arg-type]


def test_too_few_entities_for_the_objectives() -> None:
    domain = make_domain(MultiHopConfig(objectives=64, entities=1, max_hops=1))
    with pytest.raises(MemenvError, match="entities=1"):
        domain.stream.events(0)


def test_the_transcript_a_task_leaves_holds_no_gold() -> None:
    domain = make_domain(MultiHopConfig(tasks=1))
    (item,) = [event for event in domain.stream.events(0) if isinstance(event, Item)]
    task = domain.start(item).step("<search>zzz</search>").step("<answer>a; b; c; d</answer>")
    experience = domain.feedback(item, task.outcome(), 0.5)
    assert experience.reward == 0.5 and "Score: 2 of 4." in experience.text
    gold = [answer for answers in item.gold for answer in answers if len(answer) > 3 and answer not in item.text]
    assert gold and not any(answer in experience.text for answer in gold)


@pytest.mark.parametrize("scoring", ["em", "f1", "mem1_train", "mem1_eval"])
def test_scores_are_divided_by_n(scoring: str) -> None:
    domain = make_domain(MultiHopConfig(tasks=1, scoring=scoring))
    (item,) = [event for event in domain.stream.events(0) if isinstance(event, Item)]
    right = "; ".join(answers[0] for answers in item.gold)
    paid, figures = domain.scorer.score(item, domain.start(item).step(f"<answer>{right}</answer>").outcome(), ())
    assert paid == 1.0 and figures["mem1_train"] == figures["mem1_eval"] == 4.0
    assert [figures[f"objective_{place}"] for place in range(1, 5)] == [1.0] * 4
    short = domain.start(item).step(f"<answer>{item.gold[0][0]}</answer>").outcome()
    paid, figures = domain.scorer.score(item, short, ())
    assert paid == (0.0 if scoring == "mem1_eval" else 0.25) and figures["counted"] == 0.0
