"""Sentences that take back something said before, put as "Correction: my team is Porto, not Benfica"."""

from __future__ import annotations

import re

from memenv.language.letters import compiled
from memenv.language.rare import Rare

__all__ = ["ANNOUNCES", "CUE", "taken_back"]

_SAID = r"(?:said|told you|wrote|mentioned|put down|gave you|typed|noted|called it|claimed|named)"
#: What leads to what is right.
_RIGHT = (
    r"(?:should have (?:said|been|written)|should be|meant(?: to (?:say|write|tell you))?|the "
    r"(?:right|correct|true|real|proper) (?:\w+ )?(?:is|was|would be)|the truth is|it is|it['’]s|it was|in "
    r"(?:fact|truth|reality)(?:,? it['’]s)?|actually(?:,? it['’]s)?|really(?:,? it['’]s)?|the fact is|make "
    r"(?:it|that)|that['’]s|that should be|it should (?:be|have been)|correct is|please (?:note|write|put))"
)
_INSTEAD = r"(?:,? (?:instead of|rather than|and not|not|in place of)|[;,] not) (?P<old>[^;,:]+?)"
_AS = r"(?:regarding|about|concerning|on|as for|as to|with regard to|when it comes to|for|of|with|in|to)"
_N = r"(?P<n>[\w' -]+?)"
#: A sentence that only announces a mistake about something.
ANNOUNCES = compiled(
    r"(?=.*\b(?:mistaken?|wrong|mixed|confused|correct|correction|scratch|forget what I|ignore what I|"
    rf"take back|misspoke|slip(?:ped)?|error|oops|sorry|misled|muddled|mess(?:ed)?|fix)\b).*\bmy {_N}"
    r"(?:[,;:.]|$| (?:was|is) wrong| (?:before|earlier|last time|the other day)| I (?:told|gave|said))",
    re.IGNORECASE,
)
CUE = Rare(
    r"\b(?:said|told|wrote|mentioned|meant|forget|ignore|back|muddled|mess(?:ed)?|fix|wrong|mistake|mistaken|"
    r"slip\w*|mixed|misspoke|misled|correct\w*|sorry|oops|scratch|instead|confused|error|claimed|put down|not|"
    r"isn['’]t|wasn['’]t)\b",
    re.IGNORECASE,
)


def _correction(topic: str, m: re.Match[str]) -> str:
    old = (m.groupdict().get("old") or "").strip(" ,.")
    if " being " in topic:
        topic, _, old = topic.partition(" being ")  # "about my favourite colour being green"
    return f"Correction: my {topic} is {m['v'].strip(' ,')}" + (f", not {old}" if old else "")


def _compiled(*patterns: str) -> tuple[re.Pattern[str], ...]:
    return tuple(compiled(pattern, re.IGNORECASE) for pattern in patterns)


#: One sentence that takes back something and says of what.
_TAKES_BACK = _compiled(
    rf"^.*?\b{_AS} my {_N}(?:,|:| -| –|;)? .*?\bI {_SAID} (?P<old>[^,;]+?),? (?:but|though|and|when|yet|;) ?(?:really |actually )?{_RIGHT} (?P<v>[^;]+)$",
    r"^.*?\bwhen I (?:mentioned|talked about|spoke of|spoke about|told you about|named|described|told you|"
    rf"gave you) my {_N},? I (?:should have|ought to have|meant to|wanted to) "
    rf"(?:say|said|write|written|mention|mentioned|told you|tell you|named?) (?P<v>[^;]+?){_INSTEAD}$",
    r"^.*?\b(?:put down|note|note down|write|write down|take down|record|remember|jot down|enter|read) "
    rf"(?P<v>[^;]+?) (?:for|as|under) my {_N}[;,.:] (?:please[;,] )?(?P<old>[^;,]+?) (?:was|is) "
    r"(?:wrong|a mistake|a slip|incorrect|an error|not right|false)\b.*$",
    rf"^.*?\bI (?:said|told you|wrote|mentioned|claimed) (?:that )?my {_N} (?:is|was) (?P<old>[^;,]+?)[,;.:]? ?"
    r"(?:but|when|though|and|sorry,?|which was wrong[,;:]|oops[,:;]?|that was wrong[,;:])? ?"
    rf"(?:really |actually )?(?:I )?{_RIGHT} (?P<v>[^;]+)$",
    rf"^.*?\bI {_SAID} (?P<old>[^;,]+?) (?:as|for|was|is|when (?:you asked|asked|I spoke) (?:about|for)|about|"
    rf"when talking about) my {_N}[,;.:]? ?(?:but|when|though|and|yet)? ?(?:really |actually )?(?:I )?{_RIGHT} "
    r"(?P<v>[^;]+)$",
    r"^.*?\b(?:I (?:misspoke|misled you|was wrong|was mistaken|slipped up|lied|got mixed up|was confused|"
    r"got confused|goofed)|(?:I )?made an? (?:\w+ )?(?:mistake|slip|error)|(?:I )?(?:mixed|messed) "
    r"(?:something|things|it) up|(?:I )?got (?:it|something) wrong|(?:a )?"
    r"(?:small |quick |little |slight |minor |one )?(?:correction|mistake|slip|error|mix-up|"
    r"slip of the tongue)(?: (?:on my side|from me))?|I (?:have to|need to|must|want to|should) correct "
    rf"(?:myself|something)) {_AS} my {_N}[;:,.–-]+ ?(?:it is |it['’]s )?(?:{_RIGHT} )?(?P<v>[^;,]+?)"
    rf"(?:{_INSTEAD})?$",
    r"^.*?\b(?:what I (?:said|told you|wrote|mentioned) about|I (?:gave|told) you (?:the )?wrong (?:about )?|"
    rf"I need to correct|let me correct|scratch what I said about|forget what I said about) my {_N}"
    rf"(?: (?:was|is) (?:wrong|not right|a mistake|incorrect|false))?[;:,.–-]+ ?(?:{_RIGHT} )?(?P<v>[^;,]+?)"
    rf"(?:{_INSTEAD})?$",
    rf"^.*?\bmy {_N} (?:is not|isn['’]t|was not|wasn['’]t|was never|is not actually) (?P<old>[^;,]+?)"
    r"(?:,? (?:as|like) I (?:said|told you|claimed|wrote|mentioned)(?: before| earlier| last time)?)?[,;] "
    rf"(?:but |sorry, )?{_RIGHT} (?P<v>[^;,]+)$",
    rf"^.*?\bmy {_N} (?:is|was) (?:actually |really |in fact )?(?P<v>[^;,]+?),? (?:not|rather than|instead of) "
    rf"(?P<old>[^;,]+?)(?:,? (?:as|like|that) I (?:{_SAID}|thought).*|[;,.] ?.*\b"
    r"(?:wrong|mistake|mixed|sorry|confused|slip)\b.*)$",
    rf"^.*?\b(?:correction|correcting myself|wrong|mistake|mixed up|sorry|oops|scratch that|misspoke)\b.*?[:;,.–-] ?my {_N} (?:is|was) (?:actually |really |in fact )?(?P<v>[^;,]+?){_INSTEAD}$",
)
#: What is right, once a mistake about something was announced.
_RIGHTS = _compiled(
    rf"^(?:\w+, )?I {_SAID} (?:that )?(?:it (?:is|was) )?(?P<old>[^,;]+?)[,;.]? ?(?:but|though|and|when|yet|while)? ?(?:I )?(?:really |actually )?{_RIGHT} (?P<v>[^;,]+)$",
    rf"^(?:I )?(?:really |actually )?{_RIGHT} (?P<v>[^;,]+?){_INSTEAD}$",
    rf"^(?:not|it is not|it['’]s not|it isn['’]t|it wasn['’]t) (?P<old>[^;,]+?)[,;] ?(?:but |rather )?(?:{_RIGHT} )?(?P<v>[^;,]+)$",
    rf"^(?:I )?(?:really |actually )?{_RIGHT} (?P<v>[^;,]+?)$",
    r"^(?P<v>[^;,]+?), (?:and )?not (?P<old>[^;,]+)$",
)


def taken_back(sentence: str, topic: str) -> str:
    """A sentence that takes something back as "Correction: my team is Porto, not Benfica", else ""."""
    if topic:
        for pattern in _RIGHTS:
            match = pattern.match(sentence)
            if match is not None:
                return _correction(topic, match)
    if " my " not in sentence or not CUE.search(sentence):
        return ""
    for pattern in _TAKES_BACK:
        match = pattern.match(sentence)
        if match is not None:
            return _correction(re.sub(r"^(?:the|that|about|of) ", "", match["n"].strip()), match)
    return ""
