"""Facts told by the words of a clause, of two clauses together or of a whole sentence, where no rule knows them."""

from __future__ import annotations

import re

from memenv.language.extraction.about_self import FIRST_PERSON, about_self, of_relatives
from memenv.language.extraction.claim import Claim, Scene, claim_of
from memenv.language.extraction.cues import END, HYPOTHETICAL, INTEND, NEGATED, PAST
from memenv.language.extraction.pieces import pieces
from memenv.language.extraction.remarks import MAX_CHATTER
from memenv.language.extraction.scoring import Guess, guess
from memenv.language.extraction.spans import COUNT_WORD
from memenv.language.extraction.telling import guessed_fact
from memenv.language.extraction.wordlists import KIN
from memenv.language.facts import OTHER, RELATIONS, Fact

__all__ = ["LOOSE", "guess_whole", "guessed", "overrules", "told_together"]

#: Kinds whose rules are loose: what the words of a clause speak for may overrule them.
LOOSE = frozenset((OTHER, "trip", "purchase", "birthplace", "dislike", "collection", "hobby", "award"))
#: How sure a guess must be of a clause that does not say whose it is, or to overrule a rule.
_SURE = 7
#: Words that make what would be done a real preference: "I'd paint everything red, my favourite colour".
_LIKED = frozenset(("favourite", "favorite", "fave"))
_TURNS = END | PAST | NEGATED
_NOTHING = ("no", "nothing", "few", "none")
#: What only makes sense of what was said right before: "..., it's where I was raised", "Favourite season, easily."
_REFERS = re.compile(
    r"^(?:(?:and|but|so|since|because|as|well),? )?(?:(?:it|that|this)(?:['’]s|\b)|(?:i['’]m|i am|i went|i go)"
    r" with\b|(?:no|nothing|few) .*\b(?:like|better|beats|comes)\b|"
    r"(?:(?:really |always |still )?(?:scares?|terrifies|frightens|freaks|creeps|sends|turns) )|my "
    r"(?:(?:absolute|all-time|number one|firm) )?favou?rite\b(?: \w+)?$)",
    re.IGNORECASE,
)
_HOW_MANY = re.compile(
    rf"^(?:and |so )?(?:there(?:['’]s| are| is)|i(?:['’]ve got| have|['’]m (?:up to|on)| own)|that makes|it(?:['’]s| is)|we(?:['’]re| are) (?:up to|on)) (?:now |about |around |already )?(?P<v>{COUNT_WORD})(?: (?:of them|so far|now|in all|altogether|in total|by now|already|and counting).*)?$",
    re.IGNORECASE,
)
_OF_WHAT = re.compile(r"\b(?:my|collect(?:ing)?|collection of|our) (?P<v>(?:[a-z-]+ )?[a-z]{3,}s)\b", re.IGNORECASE)


def overrules(found: Guess, claim: Claim) -> bool:
    """Whether a guess counts for more than the rule that read the clause."""
    sure = _SURE if claim.relation not in ("birthplace", "trip") else 4
    return claim.relation == OTHER or (found.relation != claim.relation and found.score > sure)


def guessed(clause: str, claim: Claim, scene: Scene, topic: str, slack: int = 0) -> Guess | None:
    """What the words of a clause about the speaker speak for, where no rule knows it."""
    if len(clause) > MAX_CHATTER or (claim.bits & HYPOTHETICAL and _LIKED.isdisjoint(claim.words)):
        return None
    sure = about_self(claim)
    role = claim.subject.role
    if not sure and (role in ("pronoun", "you") or (role == "third" and FIRST_PERSON.isdisjoint(claim.words))):
        return None
    here = [name for name in scene.names if name in claim.words or f"{name}'s" in claim.words]
    found = guess(claim.bare or clause, clause, claim.date is not None, topic, tuple(here), slack)
    if found is not None and claim.subject.role == "third" and not sure:
        # "Ada was made my boss" is about the speaker, "my boss loves red" is not
        kin = claim.words[claim.subject.end - 1].removesuffix("'s")
        return found if KIN.get(kin) == found.relation else None
    if found is not None and of_relatives(claim, found.relation):
        return None
    if found is not None and claim.bits & INTEND and RELATIONS[found.relation] == "event":
        return None  # not yet
    return found if found is not None and (sure or found.score >= _SURE) else None


def told_together(prior: str, clause: str, claim: Claim, scene: Scene, understood: bool) -> Fact | None:
    """What a clause tells that only points at the one before: "I finally read Emma. It's my favourite book."."""
    counted = _HOW_MANY.match(clause)
    if counted is not None and (what := _OF_WHAT.search(prior)) is not None and not what["v"].endswith("ss"):
        value = f"{counted['v']} {what['v']}"
        relation = "plants" if "plant" in value else "collection"
        return guessed_fact(relation, value, f"{prior}, {clause}", claim, scene)
    short = claim.subject.role == "none" and len(claim.words) < 9
    if understood or not (short or _REFERS.match(clause)):
        return None
    body = f"{prior}, {clause}"
    both = claim_of(body, scene)
    denied = claim.bits & NEGATED and claim.words[0] not in _NOTHING and "contest" not in claim.words
    both = both._replace(bits=(claim.bits | (both.bits & HYPOTHETICAL)) & ~NEGATED)
    found = guessed(body, both, scene, "", 2)
    if found is None or denied or (found.value in clause and "with" not in claim.words[:3]):
        return None
    return guessed_fact(found.relation, found.value, body, both, scene)


def guess_whole(facts: list[Fact], body: str, scene: Scene, known: int, chatter: list[str]) -> None:
    """A sentence whose clauses tell nothing alone, read as one."""
    claim = claim_of(body, scene)
    found = guessed(body, claim, scene, "")
    last = claim_of(pieces(body)[-1], scene)
    if found is not None and not (last.bits & NEGATED and "".join(claim.words[:1]) not in _NOTHING):
        del facts[known:]
        # over is what its own clause says so of: "I've had enough of the bus, so I go by bike"
        own = next((made for part in pieces(body) if found.value in part for made in [claim_of(part, scene)]), claim)
        claim = claim._replace(
            bits=(claim.bits & ~_TURNS) | (own.bits & (END | PAST)) | (last.bits & END) | (last.bits & NEGATED)
        )
        facts.append(guessed_fact(found.relation, found.value, body, claim, scene, None))
