"""Whether a clause is about the speaker, or about a relative of theirs."""

from __future__ import annotations

from memenv.language.extraction.claim import Claim
from memenv.language.extraction.wordlists import KIN, words_in

__all__ = ["FIRST_PERSON", "about_self", "of_relatives"]

#: Kinds that other people have a hand in.
_FROM_OTHERS = frozenset(("collection", "plants", "party place"))
#: Pronouns of the first person, contracted too.
FIRST_PERSON = words_in(
    """i i'm i’m i've i’ve i'll i’ll i'd i’d me my mine mine's mine’s myself we we're we’re we've we’ve us our ours"""
)


def about_self(claim: Claim) -> bool:
    """Whether a clause has the speaker in it, other than as the owner of a relative."""
    words = claim.words
    role, start, end = claim.subject
    if role in ("self", "animal"):
        return True
    for index, word in enumerate(words):
        if word in FIRST_PERSON and not (role == "third" and start <= index < end):
            if (
                word in ("my", "our")
                and role == "third"
                and any(after.removesuffix("'s") in KIN for after in words[index + 1 : index + 3])
            ):
                continue
            return True
    return False


def of_relatives(claim: Claim, relation: str) -> bool:
    """Whether a clause is about a relative rather than about the speaker: "my wife loves red", "my aunt's dish"."""
    kin = [
        word
        for word in claim.words
        if (base := word.removesuffix("'s").removesuffix("’s")) in KIN and KIN[base] != relation
    ]
    belonging = {"birthplace": ("family", "parents", "folks"), "dentist": ("doctor",)}.get(relation, ())
    if relation in _FROM_OTHERS:
        kin = [word for word in kin if word.endswith(("'s", "’s")) and relation != "party place"]
    kin = [word for word in kin if word not in belonging]
    if not kin or (relation == "marital status" and not any(word.endswith("s") for word in kin)):
        return False
    role, start, _ = claim.subject
    return not (role == "self" and claim.words[start] not in ("my", "our")) or any(
        word.endswith(("'s", "’s")) for word in kin
    )
