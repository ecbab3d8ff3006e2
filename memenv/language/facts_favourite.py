"""Favourites."""

from __future__ import annotations

from memenv.language.lexicon import Relation, ValueKind

__all__ = ["FAVOURITE"]

_FAV = r"(?:(?:all-time |absolute |top )?fav(?:ou?rite|e|orite)?|preferred|best-loved|most[- ]loved|beloved|go-to|number[- ]one|top|dearest)(?: kind of| type of| sort of)?"
_NOW = r"(?:now |currently |still |presently |recently |just |lately |always |usually |also |since |already |actually |finally |happily |mostly |mainly |generally |normally |typically )*"


def _favourite(
    name: str, noun: str, value: ValueKind = "phrase", says: tuple[str, ...] = (), asks: tuple[str, ...] = ()
) -> Relation:
    return Relation(
        name,
        "one",
        value,
        rf"{_FAV}[ -](?:[a-z]+ )?(?:{noun})|(?:{noun}) of choice|(?:{noun}) preference|{_FAV.replace(' ', '_')}_(?:{noun.replace(' ', '_')})",
        says=(
            rf"\b(?:loves?|likes?|enjoys?|prefers?) ~ (?:more than|above|over|to) (?:any|all|every)(?: other)? (?:{noun})",
            rf"\blikes? ~ (?:best|most|better than any)(?: of all)?(?: (?:{noun}))?\b",
            r"\bprefers? ~ (?:to|over|above|among) (?:all|any|every) ",
            rf"\b(?:the )?(?:{noun}) (?:(?:that |which )?(?:I|he|she|they|[A-Z]\w+) (?:loves?|likes?|prefers?|enjoys?|adores?|cherish(?:es)?)(?: (?:the )?(?:most|best|above all))?|closest to \w+ heart) (?:is|are|was|would be) {_NOW}~",
            rf"\b(?:when it comes to|of all|among(?: all)?|in terms of|for|as for) (?:the |a )?(?:{noun}),? ~ ",
            rf"\b(?:fav(?:ou?rite)?s?|preferences?)\s*\(?(?:{noun})\)?\s*[:=]\s*~",
            *says,
        ),
        asks=(
            rf"\b(?:what|which) (?:[a-z]+ )?(?:{noun})s? (?:does|did|is|was|do|would)\b.*\b(?:like|love|prefer|favou?r|enjoy|fond|best|most|adore|partial|favou?rite)",
            rf"{_FAV}[ -](?:[a-z]+ )?(?:{noun})\b",
            *asks,
        ),
    )


FAVOURITE: tuple[Relation, ...] = (
    _favourite(
        "favourite food",
        r"foods?|dish(?:es)?|meals?|things? to eat|cuisine|thing to eat|snack|comfort food|treat",
        asks=(r"\b(?:what|which)\b.*\b(?:like|love|enjoy|prefer)s? (?:to eat|eating)\b(?: most| best)",),
    ),
    _favourite("favourite colour", r"colou?rs?|shades?|hues?|tint"),
    _favourite(
        "favourite music",
        r"(?:music(?:al)?(?: (?:genres?|styles?|type|kind))?|genres?(?: of music)?|(?:kind|type|style|sort) of music|tunes|sound)",
        says=(
            r"\b(?:listen(?:s|ed|ing)?|listens mostly|tunes? in) (?:mostly |mainly |almost only |usually |always |a lot )?to (?:a lot of )?~(?: music)?(?= (?:most|the most|all day|more than)|$)",
            r"\b(?:fan|lover|devotee|aficionado) of ~ (?:music|songs)\b",
            r"\b(?:loves?|into|likes?|prefers?|enjoys?|favou?rs?|adores?|plays? mostly) ~ music\b",
        ),
        asks=(r"\b(?:what|which)\b.*\b(?:music|genre)\b",),
    ),
    _favourite("favourite book", r"books?|novels?|read|story|piece of literature", "title"),
    _favourite("favourite film", r"films?|movies?|motion picture|flicks?|picture", "title"),
    _favourite(
        "favourite season",
        r"seasons?|time of (?:the )?year|part of the year",
        asks=(r"\b(?:season|time of (?:the )?year)\b",),
    ),
    _favourite(
        "favourite restaurant",
        r"restaurants?|place to eat|eatery|eateries|diner|bistro|place to dine|caf[eé]|dinner spot|dining (?:spot|place)|spot for dinner|spot",
        "name",
        says=(
            r"\b(?:favou?rite )?(?:place|spot|table) to (?:eat|dine)(?: out)? (?:is|was) {_NOW}~".replace(
                "{_NOW}", _NOW
            ),
        ),
        asks=(r"\bwhere\b.*\b(?:like|love|prefer)s? (?:to )?(?:eat|eating|dine|dining|go for dinner)",),
    ),
)
