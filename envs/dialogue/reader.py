"""The default solver of dialogue: answers from the words of the memories it is shown, without a model.

It knows English (`memenv.language`), no data set and no generator. What it relies on, and what it refuses:
the memory must name the person asked about; a clause that names nobody tells nothing; guesses, wishes, denials and
other people's facts are no answers; values that contradict each other without an order in time answer nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memenv.envs.dialogue import counting, facts, inference, temporal
from memenv.envs.dialogue.claims import about, bag_of_words
from memenv.envs.dialogue.gold import ABSTENTION
from memenv.envs.dialogue.held import held
from memenv.envs.dialogue.passages import open_answer
from memenv.envs.dialogue.question_people import asked_about
from memenv.envs.dialogue.question_wrapping import parts
from memenv.envs.dialogue.questions import Question, parse, query_terms
from memenv.envs.dialogue.retold import retold, together
from memenv.language.aboutness import near
from memenv.language.lexicon import RELATIONS
from memenv.language.rare import Rare
from memenv.language.thesaurus import concepts
from memenv.solver import Outcome, Recall
from memenv.stream import Item

__all__ = ["ExtractiveReader", "asked_about", "query_terms"]

_CHAIN = Rare(
    r"\b(?:the )?(?:person|one|friend|speaker|somebody|someone) (?:who|that) (?P<what>.+?)(?P<end>\s+(?:live|work|do|drive|have|play|speak|support|like|drink|own|eat|study|get|wake|commute|collect|grow)\b|['’]s\s|\?|$)"
)


class ExtractiveReader:
    """Answers questions about people from memory texts, whatever their wording.

    Args:
        anchored_dates: write dates that the memory gives relative to a conversation as LoCoMo's answers do ("The
            Friday before 15 July 2023") instead of resolved ("14 July 2023").
        guess: answer with the best-matching sentence however little it covers the question, as token F1 rewards.
            Without it a question whose answer is not told gets an abstention.
    """

    def __init__(self, anchored_dates: bool = False, guess: bool = False) -> None:
        self.anchored_dates = anchored_dates
        self.guess = guess

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """Answer the question, or each question, of `item.text`; parts are joined by "; "."""
        if not self.guess:
            memories = [memory for memory in memories if not bag_of_words(memory.text)]
        plain = memories if self.guess else retold(memories)
        answers: list[str] = []
        people: tuple[str, ...] = ()
        for part in parts(item.text):
            question = parse(part, int(item.time // 1) if abs(item.time) < 1e6 else 0, people)
            people = question.people or people
            answer = ""
            if plain is not memories and question.form == "value" and question.relation and question.people:
                both = together(question.relation, question.people[0], memories, plain)
                answer = self._precise(question, both, item.time) or ""
            elif question.form != "value":
                answer = self._answer(question, plain, item.time)
                if question.form == "count" and plain is not memories:
                    answer = self._counted(question, memories, answer, item.time)
            if not answer and (plain is not memories or question.form == "value"):
                answer = self._answer(question, memories, item.time)
            answers.append(answer or ABSTENTION)
        return Outcome(answer="; ".join(answers))

    def _counted(self, question: Question, memories: Sequence[Recall], retold_count: str, now: float) -> str:
        """How many by the turns' own words, or by what was retold of them: each misses totals that the other has.

        The larger number has missed less, except of pets: one reading may have missed that one is gone.
        """
        own = self._answer(question, memories, now)
        if question.relation == "pet":
            return retold_count or own
        return max(retold_count, own, key=lambda text: (text.isdigit(), int(text) if text.isdigit() else 0))

    def _answer(self, question: Question, memories: Sequence[Recall], now: float) -> str:
        if not memories:
            return ""
        chain = _CHAIN.search(question.text)
        if chain is not None and not question.people:
            inner = facts.who(parse(f"Who {chain['what']}?"), memories)
            if not inner or "," in inner:
                return ""
            return self._answer(parse(question.text.replace(chain.group(), f"{inner}{chain['end']}")), memories, now)
        precise = self._precise(question, memories, now)
        if precise is not None and (precise or not self.guess):
            return precise
        if question.form == "when":
            return temporal.when(question, memories, self.anchored_dates, need=0.01)
        return open_answer(
            question, memories, 0.0 if self.guess else 0.6 if question.relation else 0.5, strict=not self.guess
        )

    def _precise(self, question: Question, memories: Sequence[Recall], now: float) -> str | None:
        """The answer by rule, "" where the rule finds none, None where no rule is for it."""
        form = question.form
        relation = RELATIONS[question.relation] if question.relation else None
        if form == "when":
            return temporal.when(question, memories, self.anchored_dates)
        if form == "between":
            return temporal.between(question, memories)
        if form == "order":
            return temporal.order(question, memories)
        if form == "happened":
            return temporal.happened(question, memories)
        if form == "duration":
            return temporal.duration(question, memories, now)
        if form == "yesno":
            return inference.yes_no(question, memories) or self._stated(question, memories)
        if form == "who":
            return facts.who(question, memories)
        if form == "count" and question.people:
            return counting.count(question, relation or RELATIONS["collection"], memories)
        if relation is not None and not question.people and form == "value":
            found = {
                facts.value(replace(question, people=(person,)), relation, memories)
                for person in facts.people_in(memories)
            }
            return next(iter(found - {""})) if len(found - {""}) == 1 else ""
        if relation is None or not question.people:
            return None
        if question.shared:
            return facts.shared(question, relation, memories)
        for name in question.relations[:2]:
            if not near(name, question.relation):
                break
            answer = facts.value(question, RELATIONS[name], memories)
            if answer:
                return answer
            if RELATIONS[name].value in ("number", "weekday", "date", "time", "secret") or question.previous:
                return ""
            if any(held(memory.text, question.people[0], name) for memory in memories):
                return ""  # told, but ended, past or contradictory
        return None

    @staticmethod
    def _stated(question: Question, memories: Sequence[Recall]) -> str:
        """Yes or no for a question that a statement repeats or denies."""
        wanted = set(question.concepts)
        for person in question.people[:1]:
            for memory in sorted(memories, key=lambda memory: -memory.time):
                for statement in about(memory.text, person):
                    clause = statement.clause
                    if (
                        wanted
                        and wanted <= set(concepts(clause.text))
                        and not (clause.question or clause.hypothetical or clause.third)
                    ):
                        return "No" if clause.negated or clause.ended else "Yes"
        return ""
