"""Corrections and requests to forget, put on record as facts that change earlier ones."""

from __future__ import annotations

import re
from dataclasses import replace

from memenv.language.extraction.amending import Amending
from memenv.language.extraction.claim import Claim, Scene, claim_of
from memenv.language.extraction.guessing import guessed
from memenv.language.extraction.labels import label_in, value_of_kind
from memenv.language.extraction.links import Thread
from memenv.language.extraction.pieces import words_of
from memenv.language.extraction.remarks import add, speaker_name
from memenv.language.extraction.requests import correction, find_corrected, forget_request, meant_relation
from memenv.language.extraction.rewrite import plain_verbs, sentence_case, trim
from memenv.language.extraction.subject import Subject
from memenv.language.extraction.telling import fact_of, made_fact
from memenv.language.extraction.wordlists import GENERIC
from memenv.language.facts import OTHER, SECRETS, Fact

__all__ = ["amend", "correct", "forget"]


def amend(facts: list[Fact], sentence: str, scene: Scene, amending: Amending, rest: str) -> bool:
    """A correction whose kind is clear; True where the sentence tells no more than that."""

    def read(text: str) -> tuple[str, str]:
        claim = claim_of(plain_verbs(trim(text, None)), scene)
        if claim.relation != OTHER:
            return claim.relation, claim.value
        found = guessed(text, claim, scene, "")
        return (found.relation, found.value) if found is not None else (OTHER, "")

    made = amending.take(sentence, read, rest)
    if made is None:
        return False
    claim = Claim(made.relation, made.value, Subject("self"), 0, sentence, None, [], True, sentence)
    fact = made_fact(made.relation, made.value, sentence, claim, scene)
    facts.append(replace(fact, operation="correct", old=made.wrong))
    return True


def correct(facts: list[Fact], sentence: str, scene: Scene, thread: Thread, announced: bool) -> bool:
    """A correction whose kind only earlier facts can tell; True where the sentence tells no more than that."""
    label = label_in(sentence, words_of(sentence))
    if label is not None and label.own:
        thread.topic = label.relation
    made = correction(sentence, announced or bool(thread.topic))
    if made is None:
        return False
    mine = [fact for fact in reversed(facts) if fact.speaker == scene.turn.speaker]
    old = find_corrected(made, mine)
    voice = scene.voice
    right = voice.retell(made.right)
    value = value_of_kind(thread.topic, made.raw) if thread.topic else ""
    if value:
        claim = Claim(thread.topic, value, Subject("self"), 0, sentence, None, [], True, sentence)
        fact = made_fact(thread.topic, value, sentence, claim, scene)
        facts.append(replace(fact, operation="correct", old=made.wrong))
        thread.topic = ""
        return True
    if old is None:
        body = trim(sentence.rstrip(".! "), None)
        claim = claim_of(body, scene)
        if claim.relation != "other":
            fact = fact_of(claim, scene)
            facts.append(replace(fact, operation="correct", negated=False, confidence=0.7))
            return True
        if not made.wrong:
            return False
        text = f"{speaker_name(scene)} said {voice.retell(made.wrong)} but meant {right}"
        add(facts, scene, text, value=made.right, operation="correct", confidence=0.5)
        return True
    wrong = made.wrong if made.wrong and made.wrong.casefold() in old.text.casefold() else old.value
    if wrong and wrong.casefold() in old.text.casefold():
        at = old.text.casefold().rindex(wrong.casefold())
        told = old.text[:at] + right + old.text[at + len(wrong) :]
        text = f"{told.rstrip('.')}, not {wrong}"
    else:
        text = f"{speaker_name(scene)} meant {right}, not {wrong}: {old.text}"
    fact = replace(
        old,
        text=sentence_case(text),
        value=made.right if old.relation != "other" else text,
        operation="correct",
        time=scene.turn.time,
        source=scene.turn.source,
        hypothetical=False,
        negated=False,
        question=False,
        confidence=0.8,
        old=wrong,
    )
    facts.append(fact)
    return True


def forget(facts: list[Fact], sentence: str, scene: Scene, before: str) -> bool:
    """A request to forget something; False where the sentence makes none, or does not tell of what."""
    meant = forget_request(sentence)
    if meant is None:
        return False
    relation, noun = meant_relation(meant) if meant else ("", "")
    if not relation:
        relation, noun = meant_relation(sentence)
    if not relation and before and re.search(r"\b(?:it|that|this|them)\b|^$", meant):
        relation, noun = meant_relation(before)
    mine = [fact for fact in reversed(facts) if fact.speaker == scene.turn.speaker]
    if not relation and not (meant and len([w for w in words_of(meant) if w not in GENERIC]) > 2):
        secret = next((fact for fact in mine if fact.relation in SECRETS), None) or next(
            (fact for fact in mine if fact.relation != "other"), None
        )
        if secret is not None:
            relation, noun = secret.relation, meant_relation(secret.relation)[1] or secret.relation
    value = noun or " ".join(word for word in meant.split() if not any(char.isdigit() for char in word))
    if not value:
        return False
    owned = (
        noun.replace("the ", "", 1)
        if noun.startswith("the ") and relation in ("locker code", "wifi password", "alarm code")
        else ""
    )
    said = f"{speaker_name(scene)}'s {owned}" if owned else scene.voice.retell(value)
    add(
        facts,
        scene,
        f"{speaker_name(scene)} asked to forget {said}",
        relation=relation or "other",
        value=value,
        operation="forget",
        confidence=0.9,
    )
    return True
