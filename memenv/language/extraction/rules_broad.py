"""Broad kinds, tried after all the exact ones."""

from __future__ import annotations

from memenv.language.extraction.rule import Table, is_hobby, is_named, of_kind
from memenv.language.extraction.wordlists import SPORTS

__all__ = ["BROAD"]

BROAD = Table()

_DOING = r"(?:(?<!looking )(?<!look )(?<!looked )into|taken up|took up|started|enjoy|love|like|adore|keen on|fond of|hobby is|hobbies are|hobbies include|hobbies is|pastime is|gave up|given up|quit|stopped|dropped|passionate about|got into|picked up|fan of|addicted to|practise|practice|passion is|begun|began|crazy about|obsessed with|back into|try|trying|tried|enjoying|loving|hooked on|interested in|unwind by|relax by|unwind with|in my free time)"
_PLAYS = r"(?:play|plays|playing|played|do|doing|practise|practice|took up|taken up|started|go|going|joined|training|train|train in|gave up|quit|stopped|into|love|enjoy|dropped|competing in|coach|competed in|began|picked up)"
BROAD.add(
    "sport",
    " ".join(sorted(SPORTS)) + " sport sports",
    rf"\b{_PLAYS} (?:doing |playing |some |a lot of |in |to play |any |for |an? |the |my |competitive |weekly |local )*{{V}}",
    r"\bsports?[\w ]*? (?:is|are) {V}",
    check=of_kind("sport"),
)
BROAD.add(
    "hobby",
    "hobby hobbies into taken took started enjoy love keen fond pastime gave given quit stopped passionate picked crazy obsessed began adore dropped passion hooked unwind relax don't longer time",
    rf"\b{_DOING} (?:doing |going |practising )?(?P<v>[a-z]{{2,}}ing\b(?: [^,.;:!?()]+)?)",
    r"\b(?:don['’]t|do not|no longer|stopped|quit|gave up|given up) (?:do|doing|go|going|practise|practising) (?P<v>[a-z]{3,}(?:ing)?\b(?: [^,.;:!?()]+)?)",
    r"\b(?:enjoy|do|love|practise) (?P<v>[a-z-]+) in my (?:free|spare) time\b",
    r"\bin my (?:spare|free) time,? i (?:\w+ )?(?:do|enjoy|love|like|practise|go|make|play with) (?P<v>[a-z][^,.;:!?()]*)",
    r"\b(?:hobby|hobbies|pastime)[\w ]*? (?:is|are|include|includes) {V}",
    r"\b(?:taken up|took up|got into|gave up|given up|into|keen on|began|picked up) (?P<v>(?:[a-z-]+ ){0,2}(?:pottery|chess|origami|calligraphy|photography|ceramics|yoga|astronomy|poetry|woodwork|needlework|embroidery|macrame|magic|crochet|genealogy|falconry|karaoke|geocaching|theatre|theater|drama|ballet|salsa|tango|improv|watercolou?rs?|fencing|puzzles|crosswords|sudoku|stargazing))\b",
    check=is_hobby,
)

# "my roommate Leo ..." where the clause tells nothing else that is known
BROAD.add(
    "partner",
    "wife husband boyfriend girlfriend partner fiance fiancé fiancée fiancee",
    r"\bmy (?:wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?),? {N}",
    check=is_named,
    own=True,
)
BROAD.add(
    "roommate",
    "moved moving lives shares",
    r"\b{N},? (?:(?:my|a|the) [\w ]+,? )?(?:has |just |has just )?(?:moved in(?:to)? (?:with (?:me|us)|my (?:spare |guest )?(?:room|flat|apartment|place))|is moving in with (?:me|us)|lives with me|shares (?:my|the|a) (?:flat|apartment|house|room))\b",
    check=is_named,
    own=True,
)
BROAD.add(
    "roommate",
    "roommate flatmate housemate",
    r"\bmy (?:new )?(?:roommate|flatmate|housemate),? {N}",
    check=is_named,
    own=True,
)
BROAD.add(
    "boss", "boss manager supervisor", r"\bmy (?:new )?(?:boss|manager|supervisor),? {N}", check=is_named, own=True
)
BROAD.add("dentist", "dentist", r"\bdentist,? {N}", check=is_named, own=True)
