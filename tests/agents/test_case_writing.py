"""From transcripts to cases: what is kept, what a case costs, which task it was made from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv import MemenvError
from memenv.agents.case_writing import ChatCaseWriter, RawCaseWriter, RuleCaseWriter, case_task, same_task
from memenv.bank import entry_tokens

PUZZLE = "4 5 6 10: not solved in 30 tries. Solution: (10-4)*5-6 = 24. In ascending order a, b, c, d: (d-a)*b-c"
PLAY = [
    "You open the fridge 1. The fridge 1 is open. In it, you see a cup 1.",
    "On the countertop 1, you see a winebottle 1.",
    "You heat the cup 1 using the microwave 1.",
]
TASK = "heat some cup and put it in cabinet."
SEARCH = (
    "Task: In which city is Roselmere Motors headquartered?\n<search>Roselmere Motors headquarters</search>\n"
    "Doc 1(Title: Roselmere Motors) Roselmere Motors is a company. Roselmere Motors is based in Norinvik.\n"
    "Doc 2(Title: Rosaden Motors) Rosaden Motors is a firm. The firm is headquartered in Jorelley.\nScore: 1 of 1."
)


def test_a_puzzle_leaves_its_template():
    assert RuleCaseWriter().write(PUZZLE, [], "4 5 6 10", 50) == "(d-a)*b-c"


def test_a_play_leaves_what_is_about_its_task():
    text = f"Task: {TASK}\n> go to fridge 1\n" + "\n".join(PLAY)
    assert RuleCaseWriter().write(text, PLAY, "", 200) == f"Task: {TASK}\n{PLAY[2]}\n{PLAY[0]}"
    assert RuleCaseWriter().write(text, PLAY, "", 24) == f"Task: {TASK}\n{PLAY[2]}"


def test_plans_are_kept():
    text = "Task: repair the boat\nPlan: anchor\nThe weather was fine.\nThe task was not solved."
    assert RuleCaseWriter().write(text, [], "", None) == "Task: repair the boat\nPlan: anchor"


def test_a_search_leaves_the_facts_that_were_asked_for():
    found = RuleCaseWriter().write(SEARCH, [], "", None)
    assert "Norinvik" in found and "Jorelley" not in found


def test_anything_else_leaves_itself():
    assert RuleCaseWriter().write("For Mia: bought a hat.", [], "", 50) == "For Mia: bought a hat."
    assert RawCaseWriter().write(PUZZLE, [], "k", None) == PUZZLE


@given(st.text(max_size=400), st.lists(st.text(max_size=60), max_size=5), st.text(max_size=20), st.integers(1, 60))
def test_a_case_never_costs_more_than_it_may(text, lines, key, tokens):
    for writer in (RuleCaseWriter(), RawCaseWriter(), ChatCaseWriter(lambda messages: text)):
        found = writer.write(text, lines, key, tokens)
        assert not found.strip() or entry_tokens(found, key) <= max(tokens, entry_tokens("", key))


def test_tasks_are_recognised():
    assert case_task("anything", "4 5 6 10") == "4 5 6 10" and case_task("same", "same") == ""
    assert case_task(f"Task: {TASK}\nmore", "") == TASK
    room = f"You are in the middle of a room.\n\nYour task is to: {TASK}"
    assert same_task(room, f"Task: {TASK}", "") and same_task(" 4  5 6 10 ", "x", "4 5 6 10.")
    assert not same_task(room, "Task: cool some cup", "") and not same_task(room, "no task", "")
    # one of several questions, whichever; spelling; and no part of a word
    for question in ("Who is Ann?", "Who is  Bob ?", "\u201cWho\u201d is Carl"):
        assert same_task('Who is Ann?; Who is Bob?; "Who" is Carl?', "Plan", question)
    assert not same_task("Who is Annabel?", "Plan", "Who is Ann?")
    assert not same_task("11 2 3 4", "a+b", "1 2 3 4") and not same_task(
        "put a mug in desklamp", "Task: put a mug in desk", ""
    )


def test_chat_writes_plans():
    asked = []

    def chat(messages):
        asked.append(messages)
        return " Look in the\nfridge first. "

    found = ChatCaseWriter(chat).write(f"Task: {TASK}\n<answer>x</answer>", [], "", 100)
    assert found == f"Task: {TASK}\nPlan: Look in the fridge first."
    assert "‹answer>" in asked[0][1]["content"]
    assert ChatCaseWriter(chat).write("solved", [], "a key", 100) == "Plan: Look in the fridge first."
    assert ChatCaseWriter(lambda messages: " ").write("x", [], "", 10) == ""
    with pytest.raises(MemenvError):
        ChatCaseWriter(lambda messages: 3).write("x", [], "", 10)  # type: ignore[arg-type, return-value]
