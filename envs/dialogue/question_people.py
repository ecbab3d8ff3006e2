"""The people a question asks about, told by the words around each name."""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.facts_many import LANGUAGES
from memenv.language.letters import compiled
from memenv.language.rare import Rare
from memenv.language.records import NAME, is_name

__all__ = ["LANGUAGE", "WHO", "asked_about"]

LANGUAGE = Rare(rf"\b{LANGUAGES}\b")
_CAPS = compiled(rf"(?P<n>{NAME})(?P<pos>['’]s?(?=[\s?,]|$))?")
_STRONG = compiled(
    r"\b(?:did|does|do|is|was|has|had|have|are|were|can|could|would|will|should|might|both|must|either|between|employs|manages|supervises|pays|hired|married|scares|frightens|bothers|annoys)\s+$",
    re.IGNORECASE,
)
#: "the date when Mia moved": a clause about her begins.
_CLAUSE = compiled(
    r"\b(?:when|that|where|how|why|what|which|whom?|if|whether|after|before|since|until)\s+(?:[a-z]+\s+)?$",
    re.IGNORECASE,
)
_ACTS = compiled(
    r"\s+(?:[a-z]+(?:ed|s)|went|got|took|began|bought|became|won|ran|saw|broke|flew|gave|came|met|made|found|brought|left|spent|drove|fell|heard|held|had|sat|put|tore|hurt|cut)\b"
)
#: "Who is the boss of Mia?"
_OWNED_BY = compiled(
    r"\b(?:boss|manager|supervisor|head|superior|roommate|flatmate|housemate|roomie|dentist|partner|husband|"
    r"wife|spouse|boyfriend|girlfriend|fianc[eé]e?|half|other|sweetheart|lover|friends?|brothers?|sisters?|"
    r"siblings?|child|children|kids?|sons?|daughters?|employer|company|charge|care|teeth) (?:of|for|to)\s+$|\b"
    r"(?:with|(?:charge|care|ahead) of|employ\w*|manages?|supervises?)\s+$",
    re.IGNORECASE,
)
#: "Who are the little ones of Mia?", "Who cracks the whip over Mia?"
_RELATED = compiled(r"\b(?:ones?|[a-z]+s|[a-z]+(?:er|or|ant|mate)) of\s+$|\b(?:over|above)\s+$", re.IGNORECASE)
#: "the people Mia is friends with"
_IS_OR_DOES = compiled(r"\s+(?:is|was|has|had|does|did|can|will|would)\b")
_ADDRESSED = compiled(r"\s*,|\s+(?:in|as|on|by)\b")
_JOINED = compiled(
    r"^(?:['’]s)?,?\s+(?:and|or|than|nor|versus|vs\.?|with)\s+(?:does\s+|did\s+|is\s+)?$|^,\s*$", re.IGNORECASE
)
WHO = compiled(
    r"^\W*(?:and |so )?(?:who|whose|whom|which (?:one|person|speaker|of (?:them|the two|the (?:two )?(?:speakers|friends|people)))|what person|name the person)\b",
    re.IGNORECASE,
)


_WHOSE = compiled(r"(?i)\W*whose\b")
_AUXILIARY = compiled(r"\b(?:did|does|has|had|is|was)\s+$")


@lru_cache(maxsize=4096)
def asked_about(question: str) -> tuple[str, ...]:
    """The people a question asks about, in order: "Mia" in "When did Mia visit Paris?". Empty where it names none."""
    found: list[tuple[str, int]] = []
    weak: list[tuple[str, int]] = []
    who = WHO.match(question) is not None
    whose = _WHOSE.match(question) is not None
    spans = [m for m in _CAPS.finditer(question)]
    end_of_last = -1
    for match in spans:
        name, start = match["n"], match.start()
        parts = name.split()
        while parts and not is_name(parts[0]):
            start += len(parts[0]) + 1
            parts = parts[1:]
        if parts and not is_name(parts[-1]):
            parts = parts[:1]
        name = " ".join(parts)
        if not name:
            continue
        before, between = question[:start], question[end_of_last:start] if end_of_last >= 0 else ""
        if whose and not match["pos"] and not (found and _JOINED.match(between)) and not _AUXILIARY.search(before):
            continue
        follows = question[match.end() :]
        if not match["pos"] and ((name.isupper() and len(name) > 1) or LANGUAGE.fullmatch(name)):
            continue  # "which TV series is Mia following?", "would a German speaker understand Mia?"
        if (
            _STRONG.search(before)
            or match["pos"]
            or (start == 0 and _ADDRESSED.match(follows) is None and len(spans) == 1)
            or (_CLAUSE.search(before) and _ACTS.match(follows))
            or (who and (_OWNED_BY.search(before) or _RELATED.search(before)))
            or (found and _JOINED.match(between))
            or (sum(is_name(m["n"].split()[0]) for m in spans) == 1 and _IS_OR_DOES.match(follows))
        ):
            found.append((name, start))
            end_of_last = match.end()
        else:
            if weak and not found and _JOINED.match(question[weak[-1][1] + len(weak[-1][0]) : start]):
                found.extend([*weak[-1:], (name, start)])
            weak.append((name, start))
            end_of_last = match.end() if found else -1
            if found:
                end_of_last = -1
    if not found and weak and not who:
        found = weak[:1]
    return tuple(dict.fromkeys(name for name, _ in found))
