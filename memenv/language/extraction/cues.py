"""Which words make a clause a guess, a denial, a plan, an end, a correction or a request to forget.

Made for speed: one dictionary look-up per word says which of the exact patterns are worth running.
"""

from __future__ import annotations

import re

from memenv.language.rare import Rare

__all__ = ["CORRECT", "END", "FORGET", "HYPOTHETICAL", "INTEND", "NEGATED", "PAST", "WHEN", "marks", "talks_back"]

HYPOTHETICAL, NEGATED, PAST, END, INTEND, CORRECT, FORGET, WHEN, _MAYBE = (1 << i for i in range(9))
_BITS: dict[str, int] = {}


def _note(bit: int, words: str) -> None:
    for word in words.split():
        _BITS[word] = _BITS.get(word, 0) | bit


_note(
    HYPOTHETICAL,
    """might maybe perhaps possibly if wonder wondering considering considered consider imagine imagining imagined
    suppose supposing hypothetically tempted pretend pretending toying debating daydreaming joking joked kidding
    whether unless contemplating mulling pondering flirting""",
)
_note(
    _MAYBE | HYPOTHETICAL,
    """would wouldn't wouldn’t i'd i’d we'd we’d he'd she'd they'd could thinking thought think wish wishing wished
    dream dreaming dreamed dreamt one almost nearly may were should theory probably mind briefly half part keep""",
)
_note(
    NEGATED,
    """not never no none neither nor without cannot cant dont wont hardly barely nobody nothing don't doesn't didn't
    isn't aren't wasn't weren't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't don’t doesn’t didn’t
    isn’t aren’t wasn’t weren’t haven’t hasn’t hadn’t can’t couldn’t won’t wouldn’t shouldn’t ain't declined""",
)
_note(
    PAST,
    "used formerly previously previous once former ex time those ages long originally was back past while before growing old kid child young teenager teens uni college school ago youth twenties thirties student year",
)
_note(
    END,
    """tired bored quits falling-out table quit quitting stopped stop gave given giving longer anymore more dropped died dead passed ended over broke
    split separated divorced called cancelled canceled resigned retired laid fired left leaving sold away lost let
    after past retired traded dumped own thrown closed pulled withdrew through thing gone off enough hung packed behind history retired cancelled withdraw laid cut ended ends gave days finished done rid outgrew rehomed cut folded ditched abandoned scrapped put goodbye returned got went last dropped scrapped shelved parted donated moved""",
)
_note(
    INTEND,
    """i'm i’m we're we’re plan plans planning planned hope hoping hopes want wants wanted wanna gonna intend intending going will i'll i’ll
    we'll we’ll goal goals aim aiming aspire forward shall mean intention resolved resolve mind set bucket love like excited determined dream dreaming about
    wish wishing eager keen someday thinking""",
)
_note(
    CORRECT,
    "right muddle strike typo slip slipped tongue say said wrote write tell autocorrect muddled error straight misspelt misspelled fix blunder confused whoops apologies correct mistaken mixed-up meant correction misspoke scratch sorry actually mistake wrong mixed mistyped not oops wait kindly whoops",
)
_note(
    FORGET,
    """forgot forgotten forgetting pretend mind head never unlearn drop forget delete erase disregard remove wipe unhear remember keep scrub discard unsee ignore store save write hold strike purge
    note repeat share record hang strike rid""",
)
_note(
    WHEN,
    """yesterday today tonight tomorrow morning evening afternoon night day days week weeks weekend weekends month
    months year years fortnight ago monday tuesday wednesday thursday friday saturday sunday january february march
    april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec
    winter spring summer autumn fall last""",
)
_GET = _BITS.get

# The patterns read lower-cased text: letters of one case let the engine skip at once.
_MAYBE_RE = re.compile(
    r"\b(?:would(?!(?: always| often|n['’]t miss| love to| like to| used))|wouldn['’]t mind|could (?:just |even |also |see |always )?"
    r"(?:move|get|be|become|imagine|switch|adopt|buy|live|end|try|start|take|myself|go|have)|(?:'d|’d) (?!(?:love|like|already|just|been"
    r"|never|gone|always|better|finally|had|won|done|got|passed|finished|made|taken|broken|left|lost) )|thinking (?:of|about)|(?<!the )(?<!mere )(?<!very )thought (?:of|about)|wish (?:i|we)\b|dream(?:ing|ed|t)? (?:of|about)|one day"
    r"|almost|nearly|(?:i|we|he|she|they) may\b|were to|in theory|probably|should (?:i|we) ever|crossed my mind|half a mind|(?:half|part) of me (?:wants|would|wishes|is tempted)|keep (?:saying|telling myself))",
)
_NOT_NEGATED = re.compile(
    r"\b(?:not only|not just|no (?:wonder|problem|doubt|worries|way|matter|kidding|longer|more)|can['’]?t (?:wait|believe|help|get enough|stop"
    r"|recommend|thank|complain|imagine)|don['’]?t (?:worry|forget|mind|know how)|couldn['’]?t (?:be (?:happier|prouder|more)|agree more|believe"
    r"|resist|help)|never (?:forget|been (?:happier|better|so)|felt|thought)|why not|not sure|nothing (?:beats|better|like)|not to mention|isn['’]?t it"
    r"|not going to lie|no idea|no [a-z]+ (?:but|other than|except)|without (?:a doubt|fail)|never gets old|(?:has|have)n['’]t (?:been easy|seen you))\b",
)
_NEGATED_RE = re.compile(
    r"\b(?:not|never|no|none|neither|nor|without|cannot|cant|dont|wont|hardly|barely|nobody|nothing|ain't|declined|[a-z]+n['’]t)\b",
)
_PAST_RE = re.compile(
    r"\b(?:(?:in|at|during|through|all through) (?:my )?(?:uni|college|school|high school|student days|teens|twenties|thirties|youth|childhood|first year|student years)\b(?=.*\b(?:was|were|had|[a-z]+ed)\b)|(?:was|were|had|loved|played|lived|worked)\b.*\b(?:once(?= |$)(?! a\b)|ages ago|long ago|at the time|for a while|(?:many )?years ago$|(?:many )?years ago; no longer|in (?:my )?(?:uni|college|school|first year|twenties|teens))|long ago\b|\bdid (?!not\b|you\b|we\b|he\b|she\b|they\b)[a-z]+ .*\b(?:once|for a (?:while|time|bit)|for years)\b"
    r"|my old [\w ]{2,25} was\b|did [\w ]+ once\b|as a (?:teenager|student|young \w+)\b)|\b(?:my|the|our) (?:previous|former) |\b(?:there was a time|before all this|in those days|at one (?:time|point)|ages ago|long ago|a lifetime ago)\b|\bused to (?!it\b|the\b|being\b)|\b(?:formerly|previously|former|ex-)|\b(?:as a (?:kid|child|teen\w*)|back (?:then|when i|in (?:the day|college"
    r"|school|high school|my|19|20))|in the past|once (?!a\b|per\b|in a\b|every\b|i\b|we\b|you\b|again)(?=[a-z]+ed\b|lived|had|was|worked)|until recently"
    r"|growing up|when i was (?:\w+ )?(?:kid|child|young|little|small|younger|a student|at))",
)
_END_RE = Rare(
    r"\b(?:quit(?:ting)?\b|stopped(?! (?:at|by|in|off|for|over|to)\b)|(?:gave|given|giving) (?:up|away)|(?:gave|given) (?:the|my|our|it|him|her) [\w ]{0,20}(?:up|away|back)|no longer|(?:\bnot?\b|n['’]t\b)[^.;:!?]{0,60}?\bany ?(?:more|longer)|stopped being|a thing of the past|(?:gone|went|been) (?:right |completely )?off|fell out of love|lost interest|(?:got|am|['’]m) (?:tired of|bored with)|fallen out|fell out|through with|over with|(?:is|are|all) history\b|behind me|hung up|packed (?:it |that |the [\w ]+)?in\b(?! (?:boxes|bags))|(?:had a|a) falling-out|off the table"
    r"|put (?:the|my|our) [\w ]+? away|days (?:of|as|with|at)\b.{1,40} (?:are|were|is) (?:over|done|behind|gone|past)|had enough of|laid me off|let me go|got over my|over my fear|closed(?: down| its doors| for good)?$|closed(?: down)? (?:on|in|last)|fell through|pulled out|dropped out|withdrew|\breturned (?:the|my)|sent (?:it|the [\w ]+) back|retired my"
    r"|(?:is|are|was|has|have) (?:all |now |finally )?(?:gone|finished|done with|ended|dead|history)(?= |$|,)|\bended\b|lost its place|no more (?!than)[\w :'’-]+? for (?:me|us)|came to an end|drew to a close|wound up\b|sold (?:it|him|her|them)|(?:have|has|['’]ve|and i|we) split\b|went (?:our|their) separate"
    r"|any ?more|any longer|dropped (?:out|the|my)|died|passed away|(?:is|are|was|it's|all) over(?= now| for (?:me|us)|$|\W*$)|broke up|split up|separated|divorced|called (?:it )?(?:off|quits|a day)"
    r"|cancell?ed|resigned|retired|laid off|got fired|was fired|left (?:my|the|our) |leaving (?:my|the|our) |sold (?:my|the|our|off|all|it)"
    r"|ran away|lost (?:my|our) (?!mind|way|temper|voice|keys?|phone|wallet)|had to let|let (?:him|her|it) go|let go of|finished with|done with|got rid|outgrew"
    r"|rehomed|cut (?:out|ties)|put (?:him|her|my|our|to sleep|down)|said goodbye|parted ways|ditched|abandoned|went our separate|fell through"
    r"|(?:dropped|scrapped|shelved|binned|ditched|cancelled) (?:the|my|our) (?:plan|idea)s?|parted with|donated|(?:sold|gave away|lost|donated) (?:\w+ )of my|gave \w+ away|give [\w ]{1,20} away|moved (?:out|away)|over (?:it|him|her)\b|not [^.;:!?]{1,60} after all\b|i(?:['’]m| am) over my\b|gotten past|got past|retired from|(?:am|['’]m) retired\b|traded away|got shot of|passed on \w+ of|passed \w+ of my|gave \w+ of my|dumped me|over between|on my own again|thrown? out)",
)
#: Denials that say that something is over.
_NO_MORE = re.compile(
    r"\bit['’]s not (?:happening|going ahead|to be|for me)\b|\bno longer\b|\bno more\b|(?:\b(?:no|not|never)\b|n['’]t\b)(?=[^.;:!?]{0,60}\bany ?(?:more|longer)\b)|\b(?:not|n['’]t) (?=[^.;:!?]*\bafter all\b)"
)
_INTEND_RE = re.compile(
    r"\b(?:plan(?:s|ning|ned)? (?:to|on)|(?:my|our|the) (?:\w+ )?(?:plan|goal|dream|wish|hope|ambition)s? (?:is|are|was|for)|hop(?:e|es|ing) to|(?:want(?:ed)?|wish|intend(?:ing)?|aspire|aim(?:ing)?|longing|dying|excited|eager"
    r"|keen|determined|about|hoping|saving(?: up)?|looking) to (?=[a-z])|wanna|gonna|going to (?=[a-z])(?!(?:the|a|an|my|our|see my|be honest|school|work|bed|church|college|his|her|some|lots)\b)"
    r"|\b(?:i|we) (?:firmly |fully |really )?(?:mean|intend|resolved|propose|aim) to |(?:i|we) shall |(?:i|we)(?:['’]m|['’]re| am| are) (?:to|set to|due to|off to) (?=[a-z]+ )|made up (?:my|our) minds? to|(?:set|put|made) (?:my|our) (?:heart|mind|sights) (?:up )?(?:on|to)|have (?:it )?in mind to|(?:will|['’]ll) (?:definitely |finally |probably |also |be |soon |start )?(?=[a-z])|looking forward to|dream(?:ing)? (?:of|about)|bucket list|(?:would|['’]d) "
    r"(?:really |still )?(?:love|like) (?:to|a)\b|saving (?:up )?for|can['’]t wait to|keen on|someday)",
)


_BACK = CORRECT | FORGET


def talks_back(words: list[str]) -> int:
    """Whether a sentence may correct something or ask to forget it: the bits CORRECT and FORGET, unverified."""
    found = 0
    for word in words:
        found |= _GET(word, 0)
    return found & _BACK


def marks(words: list[str], clause: str) -> int:
    """Which claims a clause makes about itself, as bits of this module's constants.

    Args:
        words: the clause's words, lower-cased, with inner apostrophes.
        clause: the clause as written.
    """
    found = 0
    for word in words:
        bits = _GET(word)
        if bits:
            found |= bits
    if not found:
        return 0
    low = clause.lower()
    if found & _MAYBE:
        strong = any((_GET(word) or 0) & (HYPOTHETICAL | _MAYBE) == HYPOTHETICAL for word in words)
        if not strong and not _MAYBE_RE.search(low):
            found &= ~HYPOTHETICAL
        found &= ~_MAYBE
    if found & END and not _END_RE.search(low):
        found &= ~END
    if found & NEGATED:
        denied = _NO_MORE.sub(" ", low) if found & END else low
        if not _NEGATED_RE.search(_NOT_NEGATED.sub(" ", denied) if _NOT_NEGATED.search(denied) else denied):
            found &= ~NEGATED
    if found & PAST and not _PAST_RE.search(low):
        found &= ~PAST
    if found & INTEND and not _INTEND_RE.search(low):
        found &= ~INTEND
    return found
