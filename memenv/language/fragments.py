"""Sentences that only make sense together, put into one before they are read.

People ask themselves what they go on to answer ("Favourite colour? Green."), name a thing first and say what it is after
("Did I mention Ana? That's my sister."), tell a birth and then present the child ("Say hello to Otis!").
"""

from __future__ import annotations

import re

from memenv.language.letters import compiled
from memenv.language.rare import Rare

__all__ = ["mended"]

_FINITE = r"(?:is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|should|might|may|must|shall)"
#: "Favourite colour? Green, no question." A question without a verb, and not about the listener.
_ASKED_ONESELF = compiled(
    rf"(?P<n>(?:^|(?<=[.!?:] ))(?:(?:And|So|Oh|Now|As for|About|On|My|The|Our),? )?(?!(?i:you|your|who|what|when|where|why|how|really|guess|right|okay|ok|remember|seriously|and you|sorry|see|no|yes|same|got|is|are|was|were|am|do|does|did|had|has|can|could|will|would|should|might|may|shall|have|any|ready|time|more|another|really)\b)(?:(?!{_FINITE}\b|you\b|your\b)[\w'’-]++ ?){{1,6}})\? (?P<v>(?!(?i:you|do you|did you)\b)\S)"
)
#: "What do I do? I'm a nurse."
_OWN_QUESTION = compiled(
    r"(?:^|(?<=[.!?:] ))(?P<q>(?:What|Where|Which|Who|How|When)\b[^.?!]{0,60}\b(?:I|my|me|mine)\b[^.?!]{0,40})\? (?P<v>\S)"
)
#: "Did I mention Ana? That's my sister."
_MENTIONED = Rare(
    r"\b(?:Did I (?:ever )?(?:mention|tell you about)|Have I (?:ever )?(?:mentioned|told you about)|(?:Do you|You) (?:know|remember)|Remember|Know|Heard of) (?:my |the )?(?P<v>[A-Z][\w'’-]+)\? (?:That|It|She|He|They)(?:['’]s| is| are)\b"
)
_PRESENTED = Rare(
    r"[.!] (?:Say (?:hello|hi) to|Meet|Everyone,? meet|Introducing|Please welcome|Welcome|May I introduce|Allow me to introduce|(?:We|I)(?:['’]ve| have)? (?:called|named) (?:her|him|it|them)|(?:Her|His|Its|The) name(?:['’]s| is)) (?=[A-Z])"
)


#: Small asides between commas.
_ASIDE = Rare(
    r", (?:if (?:you (?:want to know|must know|ask me|ask|wonder|care to know|were wondering)|anyone asks|I may say so)|as a rule|as ever|as always|as usual|of course|I think|I guess|I believe|I must say|I have to say|believe it or not|to be honest|to tell the truth|in truth|come what may|so to speak|for the record|by the way|you see|you know|for what it['’]s worth"
    r"|to my taste|all being well|I hear|I gather|needless to say|naturally|honestly|frankly|no question|without a doubt|hands down|these days|as it happens|thank heavens|I suppose|I admit|I confess|if you must know|if you ask me|in my opinion|to my mind),(?= )"
)
_REPORTED = Rare(
    r"(?:^|(?<=[.!?] ))(?:The doctors?|My doctors?|The tests?|A test|They|People|Everyone|The hospital|My GP) (?:says?|said|tells? me|told me|found|finds?|confirms?|confirmed|reckons?|think|thinks|showed|showed me)(?: (?:today|yesterday|recently|last \w+|on \d+ \w+|\w+ (?:days|weeks|months) ago))?(?: that)? (?=I\b)"
)


#: "I adopted a rabbit, and Idli is the name."
_NAMED_LAST = compiled(
    r",? and (?:(?P<v>[A-Z][\w'’-]*\w) is (?:the|its|his|her|their) name\b|(?:this one|the name|it|he|she)(?:['’]s| is)(?: called| named)? (?=(?P<w>[A-Z])))"
)


#: "You ask for my favourite book? I give you Emma."
_YOU_ASK = compiled(
    r"(?:^|(?<=[.!?:] ))(?:(?:And |So )?[Yy]ou(?:['’]re| are)? ask(?:ing)?(?: me)?(?: for| about)|You (?:want|wish) to know|Curious about|Wondering about|Wanna know) (?P<n>my [\w' -]{3,40})\? "
)
_ID_SAY = compiled(
    r"(?<=[a-z]): (?:I(?:['’]ll| will|['’]d| would)? (?:say|give you|go for|pick|choose|name|have to say|always say|go with)|(?:That|It)(?:['’]s|['’]d be| is| would be| has to be)|(?:Without doubt|Easily|Always|Definitely),?) (?=[\w\"“])"
)


def _mine(noun: str) -> str:
    """ "Favourite colour" as what it is short for: "My favourite colour"."""
    if re.match(r"(?i)(?:my|the|our|an?|and|so|oh|now|as for|about|on)\b", noun) or not noun[1:2].islower():
        return noun
    return f"My {noun[0].lower()}{noun[1:]}"


def mended(text: str) -> str:
    """`text` with such sentences joined: "Favourite colour: Green, no question.", "Ana is my sister."."""
    if "?" in text:
        text = _MENTIONED.sub(lambda m: f"{m['v']} is", text)
        text = _ASKED_ONESELF.sub(lambda m: f"{_mine(m['n'].strip())}: {m['v']}", text)
        text = _OWN_QUESTION.sub(lambda m: f"{m['q']}: {m['v']}", text)
        text = _YOU_ASK.sub(lambda m: f"{m['n'][0].upper()}{m['n'][1:]}: ", text)
        text = _ID_SAY.sub(": ", text)
    if ", " in text:
        text = _ASIDE.sub("", text)
    text = _REPORTED.sub("", text)
    if " and " in text:
        text = _NAMED_LAST.sub(lambda m: f": {m['v'] or ''}", text)
    return _PRESENTED.sub(": ", text)
