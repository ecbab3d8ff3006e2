"""What is kept of a turn beside its facts: small talk, questions and short answers to them."""

from __future__ import annotations

from memenv.language.extraction.claim import Scene, claim_of
from memenv.language.extraction.pieces import words_of
from memenv.language.extraction.requests import answer_as_statement
from memenv.language.extraction.rewrite import is_past_form, sentence_case
from memenv.language.extraction.telling import fact_of
from memenv.language.extraction.wordlists import GENERIC
from memenv.language.facts import RELATIONS, Fact

__all__ = ["MAX_CHATTER", "add", "answer", "ask", "chat", "speaker_name"]

MAX_CHATTER = 240


def chat(facts: list[Fact], chatter: list[str], scene: Scene) -> None:
    """Keeps small talk, shortened, unless it says nothing at all."""
    text = " ".join(sentence_case(piece) for piece in chatter)
    if len(text) < 25 and all(word in GENERIC for word in words_of(text)):
        return
    if len(text) > MAX_CHATTER:
        text = text[: text.rfind(" ", 0, MAX_CHATTER)] if " " in text[:MAX_CHATTER] else text[:MAX_CHATTER]
    # as short as the turn itself: whoever stores all of it pays no more than for the turn
    add(facts, scene, f"{speaker_name(scene)}: {text}", value=text, chitchat=True, confidence=0.1)


def ask(facts: list[Fact], sentence: str, body: str, scene: Scene) -> None:
    """Keeps a question, unless it asks nothing."""
    if all(word in GENERIC for word in words_of(body)):
        return
    text = f"{speaker_name(scene)}: {sentence}"
    add(facts, scene, text, value=sentence, question=True, confidence=0.1)


def answer(facts: list[Fact], question: str, asker: str, body: str, scene: Scene) -> bool:
    """A short answer without a subject, put together with its question."""
    words = words_of(body)
    if not 0 < len(words) <= 8 or words[0][:3] == asker[:3].lower() or all(word in GENERIC for word in words):
        return False
    if any(word in ("is", "are", "was", "were", "am", "have") or is_past_form(word) for word in words[1:]):
        return False  # a sentence, no short answer
    claim = claim_of(body, scene)
    if claim.subject.role not in ("none",) or claim.relation != "other":
        return False
    statement = answer_as_statement(question, body)
    if statement:
        made = claim_of(statement, scene)
        facts.append(fact_of(made, scene))
        return True
    add(
        facts,
        scene,
        f"Asked by {asker} “{question.strip()}”, {speaker_name(scene)} said: {claim.told}",
        value=body,
        date=claim.date,
        confidence=0.4,
    )
    return True


def add(facts: list[Fact], scene: Scene, text: str, **fields: object) -> None:
    """Adds a fact in the given words, said by the speaker in this turn."""
    turn = scene.turn
    relation = str(fields.get("relation", "other"))
    fields["cardinality"] = RELATIONS[relation]
    facts.append(
        Fact(
            sentence_case(text),
            scene.voice.speaker,
            time=turn.time,
            speaker=turn.speaker,
            source=turn.source,
            **fields,  # type: ignore[arg-type]
        )
    )


def speaker_name(scene: Scene) -> str:
    """What to call the speaker."""
    return scene.voice.speaker or "Someone"
