"""Scorers: what pays, and what is reported beside it."""

from __future__ import annotations

import math

import pytest

from memenv.envs.dialogue.adversarial import ABSTAINING_OPTION as ABSTENTION
from memenv.envs.dialogue.adversarial import balanced_accuracy, choice_options, choice_text, chosen
from memenv.envs.dialogue.corpus import Question
from memenv.envs.dialogue.gold import Gold
from memenv.envs.dialogue.lives import LifeStream
from memenv.envs.dialogue.scoring import GeneratedScorer, LoCoMoScorer
from memenv.solver import Outcome, Recall, Scorer
from memenv.stream import Item


def locomo(question: Question, answer: str, *sources: str) -> tuple[float, dict[str, float]]:
    item = Item(question.text, 0.0, question.category, question.category != 5, "c/q0", question.answer, question)
    shown = [Recall("text", 0.0, source) for source in sources]
    score, figures = LoCoMoScorer().score(item, Outcome(answer), shown)
    return score, dict(figures)


def test_temporal_question() -> None:
    question = Question(0, "When?", 2, "7 May 2023", cited=("D1:3", "D2:04"), evidence=("D1:3", "D2:4"))
    score, figures = locomo(question, "May 7, 2023", "D1:3", "S2")
    assert score == figures["official"] == figures["mem0_f1"] == 1.0 and figures["bleu1"] == 0.75
    assert figures["date_exact"] == figures["date_overlap"] == 1.0
    assert figures["evidence_official"] == 0.5 and figures["evidence"] == 1.0
    assert "choice_answerable" not in figures and "official_unflagged" not in figures
    score, figures = locomo(question, "May 2023")
    assert score == pytest.approx(0.8) and figures["date_exact"] == 0 and figures["date_overlap"] == 1 / 31
    assert "evidence_official" not in figures and figures["evidence"] == 0.0
    assert "date_exact" not in locomo(Question(0, "How long?", 2, "4 years"), "4 years")[1]


def test_integer_gold_and_errata() -> None:
    assert locomo(Question(0, "When?", 2, 2022), "2022")[0] == 1.0
    assert "evidence" not in locomo(Question(0, "?", 4, "x"), "x", "D1:1")[1]
    clean = Question(0, "?", 4, "x", erratum="")
    assert locomo(clean, "x")[1]["official_unflagged"] == 1.0
    assert locomo(Question(0, "?", 4, "x", erratum="WRONG_CITATION"), "x")[1]["official_unflagged"] == 1.0
    assert "official_unflagged" not in locomo(Question(0, "?", 4, "x", erratum="HALLUCINATION"), "x")[1]


def test_adversarial_question_and_its_twin() -> None:
    adversarial = Question(1, "Where does Ben live?", 5, None, adversarial="Bergen", twin=0)
    twin = Question(0, "Where does Ada live?", 4, "Bergen", twin=1)
    assert locomo(adversarial, ABSTENTION)[1]["choice_adversarial"] == locomo(adversarial, ABSTENTION)[0] == 1.0
    assert locomo(adversarial, "Bergen")[1]["choice_adversarial"] == 0.0
    assert locomo(twin, ABSTENTION)[1]["choice_answerable"] == 0.0
    assert locomo(twin, "in Bergen")[1]["choice_answerable"] == 1.0
    assert locomo(twin, "Rome")[1]["choice_answerable"] == 0.0


def test_lettered_choice_is_read_back_before_scoring() -> None:
    options = ("Bergen", ABSTENTION)
    adversarial = Question(1, "?", 5, None, adversarial="Bergen", twin=0, options=options)
    assert locomo(adversarial, "(b)")[0] == locomo(adversarial, "b")[0] == 1.0 and locomo(adversarial, "a")[0] == 0.0
    twin = Question(0, "?", 4, "Bergen", twin=1, options=options)
    assert locomo(twin, "(a)")[0] == 1.0 and locomo(twin, "(b) Not mentioned")[0] == 0.0
    assert locomo(Question(0, "?", 4, "a b", twin=1), "a")[0] == 0.0  # open questions have no letters


def test_choices() -> None:
    options = ("Bergen", ABSTENTION)
    replies = {"a": 0, "(A)": 0, "b.": 1, "(b) Not mentioned": 1, "Bergen": 0, "It is not mentioned": 1}
    assert {reply: chosen(reply, options) for reply in replies} == replies
    assert chosen("(a) or (b)", options) is None and chosen("Rome", options) is None and chosen("", options) is None
    assert chosen("both Bergen", options) == 0 and chosen("b", ("bee", ABSTENTION), lettered=False) is None
    orders = [choice_options(f"conv-26/q{number}", "x") for number in range(200)]
    assert 70 < orders.count(("x", ABSTENTION)) < 130
    assert orders == [choice_options(f"conv-26/q{number}", "x") for number in range(200)]
    assert orders != [choice_options(f"conv-26/q{number}", "x", 1) for number in range(200)]
    assert choice_options("conv-26/q0", "x") == ("x", ABSTENTION)  # pinned: the same in every process
    assert choice_text("Who?", options) == f"Who? Choose one: (a) Bergen (b) {ABSTENTION}"


def test_constant_behaviour_has_balanced_accuracy_one_half() -> None:
    assert balanced_accuracy([1, 1, 1], [0, 0]) == balanced_accuracy([0], [1, 1]) == 0.5
    assert balanced_accuracy([1, 0], [1]) == 0.75 and math.isnan(balanced_accuracy([], [1]))


def generated(gold: Gold, answer: str, *shown: str) -> tuple[float, dict[str, float]]:
    item = Item("?", 0.0, 4, gold=gold, id="q")
    score, figures = GeneratedScorer().score(item, Outcome(answer), [Recall(text, 0.0) for text in shown])
    return score, dict(figures)


def test_forget_costs_everything_while_the_secret_is_stored() -> None:
    gold = Gold("forget", ("Rex",), (("the dog Rex",),), secret="4712")
    assert generated(gold, f"{ABSTENTION}; Rex")[0] == generated(gold, f"{ABSTENTION}; the dog Rex")[0] == 1.0
    assert generated(gold, ABSTENTION)[0] == generated(gold, "")[0] == 0.0
    score, figures = generated(gold, f"{ABSTENTION}; Rex", "Ada's locker code is 4-7-1-2", "Ada has a dog, Rex")
    assert score == 0.0 and figures["shown_leak"] == 1.0 and figures["answer_leak"] == 0.0
    assert generated(gold, "4712; Rex")[1]["answer_leak"] == 1.0 and generated(gold, "4712; Rex")[0] == 0.0
    assert generated(gold, "Rex; Bo; Tim")[0] == 0.0


def test_figures_beside_exact_match() -> None:
    score, figures = generated(Gold("date", ("7 May 2023",)), "8 May 2023")
    assert score == 0.0 and figures["official"] == pytest.approx(2 / 3) and figures["date_exact"] == 0.0
    score, figures = generated(Gold("list", ("Rex", "Bo")), "Bo and Rex")
    assert score == 1.0 and figures["official"] < 1.0
    assert generated(Gold("abstain"), "Not mentioned")[1] == {"official": 1.0, "abstained": 1.0}
    assert generated(Gold("text", ("Rome",)), "It is Rome")[1]["official"] == pytest.approx(0.5)


@pytest.mark.parametrize("split", ["train", "test"])
@pytest.mark.parametrize("preset", ["hard", "forget"])
def test_generated_golds_score_one_and_dumps_next_to_nothing(preset: str, split: str) -> None:
    dumped: dict[str, list[float]] = {}
    for seed in range(3):
        items = [event for event in LifeStream(preset, split, "interleaved").events(seed) if isinstance(event, Item)]
        values = sorted({answer for item in items for answer in item.gold.answers})
        for item in items:
            gold = item.gold
            value = gold.answers[0] if gold.answers else ""
            forms = [value, *(gold.aliases[0] if gold.aliases else ())]
            if gold.kind in ("list", "abstain", "forget"):
                whole = {"list": ", ".join(gold.answers), "abstain": ABSTENTION, "forget": f"{ABSTENTION}; {value}"}
                forms = [whole[gold.kind]]
            for form in forms:
                assert GeneratedScorer().score(item, Outcome(form), [])[0] == 1.0, (form, gold)
            said = GeneratedScorer().score(item, Outcome(ABSTENTION), [])[0]
            assert said == float(gold.kind == "abstain")
            # A dump that happens to hold one date only does answer the question for that date.
            if sum(other.gold.kind == "date" for other in items) != 1 or gold.kind != "date":
                dumped.setdefault(gold.kind, []).append(generated(gold, ", ".join(values))[0])
    # Every right value of the episode in every answer: only lists, paid by F1, get a part.
    assert all(max(scores) == 0.0 for kind, scores in dumped.items() if kind in ("text", "count", "yesno", "abstain"))
    assert all(sum(scores) / len(scores) < 0.5 for scores in dumped.values())


def test_both_are_scorers_and_refuse_other_items() -> None:
    for scorer in (LoCoMoScorer(), GeneratedScorer()):
        assert isinstance(scorer, Scorer)
        with pytest.raises(TypeError, match="scores items whose"):
            scorer.score(Item("?", 0.0, id="x"), Outcome(""), [])
