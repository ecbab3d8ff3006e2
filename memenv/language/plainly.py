"""Roundabout sentences put plainly, before they are read: "The team I root for is Porto" -> "I root for Porto."

English says one thing in many frames: clefts, "what I ... is", topics put first, superlatives by denial, a thing named
before or after its noun, a correction around both. Each rule undoes one frame, for any kind of fact; what the plain
sentence says is read by `memenv.language.lexicon` and `memenv.language.extraction` as ever. A sentence that no rule fits
stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from memenv.language.clauses import sentences
from memenv.language.dates import find_dates
from memenv.language.facts_many import ANIMALS
from memenv.language.fragments import mended
from memenv.language.gates import Gates, fold
from memenv.language.letters import compiled

__all__ = ["plainly"]

_S = r"(?P<s>I|[A-Z][\w-]+)"
_P = r"(?P<p>[Mm]y|[Oo]ur|[A-Z][\w-]+['’]s)"
_BE = r"(?:is|are|was|were|has become|became|has been|would be|will be|must be|has to be|remains|['’]s|['’]re)"
_ADV = r"(?:(?:now|nowadays|currently|still|always|really|just|actually|definitely|probably|simply|by far|of course|without a doubt|hands down|clearly|easily|certainly|usually|normally|mostly|also|once again|officially|these days|at the moment|right now|at present|lately|and always will be|for sure|hopefully|undoubtedly|today),? )*"
_LIKE = r"(?:like|love|prefer|enjoy|adore|treasure|cherish|favou?r|worship|value|reach for|go back to|return to|crave|rate)[sd]?"
_MOST = r"(?:(?:the )?(?:best|most|highest|dearest)|more than (?:any(?:thing| other)?|all others?|the rest)(?: \w+)?|above (?:all|everything)(?: (?:else|others))?|over all others|beyond all others)"
#: What favourites are of.
_CLASS = (
    r"(?:foods?|dish(?:es)?|meals?|cuisines?|snacks?|things? to eat|things to eat|colou?rs?|shades?|hues?|(?:kinds?|types?|styles?|genres?|sorts?) of music|music(?:al)? (?:genres?|styles?)|genres?|music|books?|novels?|stor(?:y|ies)|reads?"
    r"|films?|movies?|flicks?|seasons?|times? of (?:the )?year|parts? of the year|restaurants?|places? to (?:eat|dine)(?: out)?|eater(?:y|ies)|bistros?|diners?|drinks?|beverages?|teams?|clubs?)"
)
_V = r"(?P<v>[^;:!?()]+?)"


def _possessive(subject: str) -> str:
    return "My" if subject == "I" else f"{subject}'s"


def _subject(possessive: str) -> str:
    return "I" if possessive.lower() in ("my", "our") else possessive[:-2]


def _singular(noun: str) -> str:
    for many, one in (("dishes", "dish"), ("stories", "story"), ("eateries", "eatery"), ("times of", "time of"), ("parts of", "part of"), ("kinds of", "kind of"), ("types of", "type of"), ("styles of", "style of"), ("places to", "place to"), ("things to", "thing to")):  # fmt: skip
        noun = noun.replace(many, one)
    return noun[:-1] if re.search(r"(?<![su])s$", noun) else noun


def _favourite(who: str, noun: str, value: str, tail: str = "") -> str:
    noun = re.sub(r"^(?:fav\w*|most loved|best-loved|preferred|all-time|one) ", "", noun.strip())
    return f"{_possessive(who)} favourite {_singular(noun)} is {value.strip(' ,')}{tail}"


_Rule = tuple[tuple[str, ...], re.Pattern[str], Callable[[re.Match[str]], str]]


def _rule(words: str, pattern: str, build: Callable[[re.Match[str]], str]) -> _Rule:
    """A rule: words of which one must occur (cheap to look for; "_" is a blank), the frame, what to say instead."""
    return tuple(word.replace("_", " ") for word in words.split()), compiled(pattern), build


_FINEST = compiled(
    r"(?:(?:very|all-time|absolute|single) )?(?:best|finest|greatest|loveliest|nicest|tastiest|dearest|top) "
)


def _relative(m: re.Match[str]) -> str:
    """ "The team that I root for is Porto": by its verb, and by its noun where the verb says nothing of its own."""
    who, noun, verb, value = m["s"], m["n"], m["verb"].strip(), m["v"].strip()
    if re.search(r"\b(?:party|keys?|code|password|locker|alarm|wi-?fi)\b", noun):
        return m.group()  # what is secret is told by its noun
    if (best := _FINEST.match(noun)) is not None and re.fullmatch(_CLASS, noun[best.end() :]):
        return _favourite(who, noun[best.end() :], value)
    most = re.search(rf"\s*\b{_MOST}\b", verb)
    like = re.match(rf"(?:(?:now|really|still|have always|has always|always) )*{_LIKE}\b", verb)
    if re.fullmatch(_CLASS, noun) and (
        re.match(r"['’]d |would |could ", verb)
        or re.search(r"\b(?:forever|again and again|(?:over )?and over|all day|any ?day|every day|for life)$", verb)
    ):
        return _favourite(who, noun, value)
    if like is not None and (most is not None or re.fullmatch(_CLASS, noun)):
        return _favourite(who, noun, value)
    verb = re.sub(r"\s+(?:now|these days|nowadays|at the moment|right now|currently|today|at present)$", "", verb)
    if re.match(r"(?:(?:now|currently|always) )*(?:have|has|own|owns|use|uses|set|sets|trust|trusts|see|sees|go to|goes to|take|takes|attend|attends|'m on|am on|is on|'m (?:now )?at|need|needs|chose|wear|wears|got)$", verb):  # fmt: skip
        return f"{_possessive(who)} {noun} is {value}"
    if re.search(r"\b(?:reading|watching)$", verb):
        return f"{who} {_full(verb)} the {noun} {value}"
    if re.search(r"\b(?:on|in|halfway through|into|hooked on)$", verb) and re.search(r"\b(?:show|series|book|novel)\b", noun):  # fmt: skip
        return f"{who} {'am' if who == 'I' else 'is'} {'watching' if re.search('show|series', noun) else 'reading'} the {noun} {value}"
    verb, after = _adverb_last(_full(verb))
    if re.search(r"\b(?:lives?|lived|reside[sd]?|living|grew up|born|raised|home)$", verb) and re.search(r"\b(?:town|city|place|village|country|street|neighbou?rhood)\b", noun):  # fmt: skip
        verb += " in"
    return f"{who} {verb} {value}{after}"


_LAST = compiled(
    r"\s+(?P<a>now|at the moment|right now|currently|these days|nowadays|at present|today|lately|every \w+|(?:the )?most(?:ly)?|usually|for fun|(?:the )?most of the time)$"
)


def _adverb_last(verb: str) -> tuple[str, str]:
    """A verb phrase without the adverb at its end, and that adverb."""
    match = _LAST.search(verb)
    return (verb[: match.start()], f" {match['a']}") if match is not None else (verb, "")


def _what(m: re.Match[str]) -> str:
    """ "What I drink most is cocoa"."""
    verb, after = _adverb_last(_full(m["verb"]))
    return f"{m['s']} {verb} {m['v']}{after}"


def _where(m: re.Match[str]) -> str:
    """ "Rome is where I live"."""
    verb, after = _adverb_last(_full(m["verb"]))
    if re.search(r"\b(?:at|in|for|with|to|on|of|from)$", verb) or m["w"] != "where":
        return f"{m['s']} {verb} {m['v'].strip()}{after}{m['rest'] or ''}"
    word = "in" if re.search(r"\b(?:live|lives|lived|grew|born|reside|home|raised|childhood)\b", verb) else "at"
    return f"{m['s']} {verb} {word} {m['v'].strip()}"


def _correction(m: re.Match[str]) -> str:
    old = (m.groupdict().get("old") or "").strip(" ,.")
    topic = re.sub(r"^(?:the|that|about|of) ", "", m["n"].strip())
    return f"Correction: my {topic} is {m['v'].strip(' ,')}" + (f", not {old}" if old else "")


_SAID = r"(?:said|told you|wrote|mentioned|put down|gave you|typed|noted|called it|claimed|named)"
_RIGHT = r"(?:should have (?:said|been|written)|should be|meant(?: to (?:say|write|tell you))?|the (?:right|correct|true|real|proper) (?:\w+ )?(?:is|was|would be)|the truth is|it is|it['’]s|it was|in (?:fact|truth|reality)(?:,? it['’]s)?|actually(?:,? it['’]s)?|really(?:,? it['’]s)?|the fact is|make (?:it|that)|that['’]s|that should be|it should (?:be|have been)|correct is|please (?:note|write|put))"
_INSTEAD = r"(?:,? (?:instead of|rather than|and not|not|in place of)|[;,] not) (?P<old>[^;,:]+?)"
_AS = r"(?:regarding|about|concerning|on|as for|as to|with regard to|when it comes to|for|of|with|in|to)"
_N = r"(?P<n>[\w' -]+?)"


def _compiled(*patterns: str) -> tuple[re.Pattern[str], ...]:
    return tuple(compiled(pattern, re.IGNORECASE) for pattern in patterns)


#: One sentence that takes back something and says of what.
_TAKES_BACK = _compiled(
    rf"^.*?\b{_AS} my {_N}(?:,|:| -| –|;)? .*?\bI {_SAID} (?P<old>[^,;]+?),? (?:but|though|and|when|yet|;) ?(?:really |actually )?{_RIGHT} (?P<v>[^;]+)$",
    rf"^.*?\bwhen I (?:mentioned|talked about|spoke of|spoke about|told you about|named|described|told you|gave you) my {_N},? I (?:should have|ought to have|meant to|wanted to) (?:say|said|write|written|mention|mentioned|told you|tell you|named?) (?P<v>[^;]+?){_INSTEAD}$",
    rf"^.*?\b(?:put down|note|note down|write|write down|take down|record|remember|jot down|enter|read) (?P<v>[^;]+?) (?:for|as|under) my {_N}[;,.:] (?:please[;,] )?(?P<old>[^;,]+?) (?:was|is) (?:wrong|a mistake|a slip|incorrect|an error|not right|false)\b.*$",
    rf"^.*?\bI (?:said|told you|wrote|mentioned|claimed) (?:that )?my {_N} (?:is|was) (?P<old>[^;,]+?)[,;.:]? ?(?:but|when|though|and|sorry,?|which was wrong[,;:]|oops[,:;]?|that was wrong[,;:])? ?(?:really |actually )?(?:I )?{_RIGHT} (?P<v>[^;]+)$",
    rf"^.*?\bI {_SAID} (?P<old>[^;,]+?) (?:as|for|was|is|when (?:you asked|asked|I spoke) (?:about|for)|about|when talking about) my {_N}[,;.:]? ?(?:but|when|though|and|yet)? ?(?:really |actually )?(?:I )?{_RIGHT} (?P<v>[^;]+)$",
    rf"^.*?\b(?:I (?:misspoke|misled you|was wrong|was mistaken|slipped up|lied|got mixed up|was confused|got confused|goofed)|(?:I )?made an? (?:\w+ )?(?:mistake|slip|error)|(?:I )?(?:mixed|messed) (?:something|things|it) up|(?:I )?got (?:it|something) wrong|(?:a )?(?:small |quick |little |slight |minor |one )?(?:correction|mistake|slip|error|mix-up|slip of the tongue)(?: (?:on my side|from me))?|I (?:have to|need to|must|want to|should) correct (?:myself|something)) {_AS} my {_N}[;:,.–-]+ ?(?:it is |it['’]s )?(?:{_RIGHT} )?(?P<v>[^;,]+?)(?:{_INSTEAD})?$",
    rf"^.*?\b(?:what I (?:said|told you|wrote|mentioned) about|I (?:gave|told) you (?:the )?wrong (?:about )?|I need to correct|let me correct|scratch what I said about|forget what I said about) my {_N}(?: (?:was|is) (?:wrong|not right|a mistake|incorrect|false))?[;:,.–-]+ ?(?:{_RIGHT} )?(?P<v>[^;,]+?)(?:{_INSTEAD})?$",
    rf"^.*?\bmy {_N} (?:is not|isn['’]t|was not|wasn['’]t|was never|is not actually) (?P<old>[^;,]+?)(?:,? (?:as|like) I (?:said|told you|claimed|wrote|mentioned)(?: before| earlier| last time)?)?[,;] (?:but |sorry, )?{_RIGHT} (?P<v>[^;,]+)$",
    rf"^.*?\bmy {_N} (?:is|was) (?:actually |really |in fact )?(?P<v>[^;,]+?),? (?:not|rather than|instead of) (?P<old>[^;,]+?)(?:,? (?:as|like|that) I (?:{_SAID}|thought).*|[;,.] ?.*\b(?:wrong|mistake|mixed|sorry|confused|slip)\b.*)$",
    rf"^.*?\b(?:correction|correcting myself|wrong|mistake|mixed up|sorry|oops|scratch that|misspoke)\b.*?[:;,.–-] ?my {_N} (?:is|was) (?:actually |really |in fact )?(?P<v>[^;,]+?){_INSTEAD}$",
)
#: A sentence that only announces a mistake about something.
_ANNOUNCES = compiled(
    rf"(?=.*\b(?:mistaken?|wrong|mixed|confused|correct|correction|scratch|forget what I|ignore what I|take back|misspoke|slip(?:ped)?|error|oops|sorry|misled|muddled|mess(?:ed)?|fix)\b).*\bmy {_N}(?:[,;:.]|$| (?:was|is) wrong| (?:before|earlier|last time|the other day)| I (?:told|gave|said))",
    re.IGNORECASE,
)
#: What is right, once a mistake about something was announced.
_RIGHTS = _compiled(
    rf"^(?:\w+, )?I {_SAID} (?:that )?(?:it (?:is|was) )?(?P<old>[^,;]+?)[,;.]? ?(?:but|though|and|when|yet|while)? ?(?:I )?(?:really |actually )?{_RIGHT} (?P<v>[^;,]+)$",
    rf"^(?:I )?(?:really |actually )?{_RIGHT} (?P<v>[^;,]+?){_INSTEAD}$",
    rf"^(?:not|it is not|it['’]s not|it isn['’]t|it wasn['’]t) (?P<old>[^;,]+?)[,;] ?(?:but |rather )?(?:{_RIGHT} )?(?P<v>[^;,]+)$",
    rf"^(?:I )?(?:really |actually )?{_RIGHT} (?P<v>[^;,]+?)$",
    r"^(?P<v>[^;,]+?), (?:and )?not (?P<old>[^;,]+)$",
)


_RULES: tuple[_Rule, ...] = (
    # The wedding of others.
    _rule("knot married hitched vows wedding wed_ wed, husband", r"^(?P<v>[A-Z]\w+ (?:and|&) [A-Z]\w+) (?:have |has )?(?:tied the knot|got married|got hitched|married|said (?:\"?I do\"?|yes to each other)|exchanged (?:vows|rings)|had their wedding|wed|celebrated their wedding|became husband and wife)(?P<w>[^,;]*?)(?:,| and|;|\.| while|,? where| with)? ?(?:and )?(?:I|me|we|(?P<s>[A-Z]\w+)) (?:was|were|got|among|attended|danced|went|came|celebrated|had|as|sat|raised|caught|witnessed|cried|could|stood|joined)\b.*$", lambda m: f"{m['s'] or 'I'} went to the wedding of {m['v']}{m['w']}"),
    _rule("knot married hitched vows wed_ husband _do_ _do,", r"^(?P<s>I|[A-Z]\w+) (?:was|sat|stood|danced|celebrated|cheered|cried)(?: \w+){0,4}? (?:when|as|while) (?P<v>[A-Z]\w+ (?:and|&) [A-Z]\w+) (?:tied the knot|got married|got hitched|married|said I do|exchanged (?:vows|rings)|wed|became husband and wife)(?P<w>[^,;]*).*$", lambda m: f"{m['s']} went to the wedding of {m['v']}{m['w']}"),
    _rule("wedding marriage nuptials big_day", r"^(?P<s>I|[A-Z]\w+) (?:was|were|danced|celebrated|had|partied|attended|went|got|came|sat|raised|threw)\b.*? (?P<v>[A-Z]\w+ (?:and|&) [A-Z]\w+)(?:['’]s?)? (?:wedding|marriage|big day|nuptials)(?: (?:party|ceremony|day|reception))?(?P<w>[^,;]*).*$", lambda m: f"{m['s']} went to the wedding of {m['v']}{m['w']}"),
    # Superlatives by denial.
    _rule("_no_", rf"^(?:[A-Z]\w+,? )?(?:there is |there['’]s )?[Nn]o(?: other)? (?P<n>{_CLASS})(?: (?:in the world|out there|on earth|that))? (?:can |could |will ever |ever )?(?:beats?|tops?|matches|match|compares? (?:to|with)|comes? (?:even )?close to|comes? near|(?:is|are) (?:better|nicer|greater|finer|tastier|prettier|lovelier|more beautiful) than|equals?|rivals?|(?:is|are) (?:as good|as nice) as|holds a candle to|surpass(?:es)?|can top|like|quite like) (?P<v>[^;,]+?)(?: (?:for|to|with) (?:me|(?P<s>[A-Z]\w+)))?(?:[;,].*| in my (?:eyes|book|opinion|view).*)?$", lambda m: _favourite(m["s"] or "I", m["n"], m["v"])),
    _rule("nothing", rf"^(?:For (?:me|(?P<s>[A-Z]\w+)),? )?[Nn]othing (?:can |ever |in the world )?(?:beats|tops|comes close to|compares (?:to|with)|is better than|matches|equals|rivals) {_V}(?:,| as| -| –|;| when it comes to| in terms of| among)(?: it['’]s)?(?: an?| (?P<p>my|[A-Z]\w+['’]s)| the)? ?(?:all-time |absolute )?(?:fav\w* )?(?P<n>{_CLASS})\b.*$", lambda m: _favourite(m["s"] or (_subject(m["p"]) if m["p"] else "I"), m["n"], m["v"])),
    # Topics put first.
    _rule("comes_to _all_ among terms _as_for far_as regarding concerning _for_ talking speaking way_of", rf"^(?:(?:[Ww]hen|[Ii]f) it comes to|[Oo]f all(?: the)?|[Aa]mong(?: all)?(?: the)?|[Oo]ut of all(?: the)?|[Ii]n terms of|[Aa]s for|[Aa]s far as|[Rr]egarding|[Cc]oncerning|[Ff]or|[Tt]alking of|[Ss]peaking of|[Ii]n the way of)(?: the| my| [A-Z]\w+['’]s)? ?(?P<n>{_CLASS})(?: (?:goes|go|is concerned|are concerned|I know|I['’]ve (?:read|seen|tried)|in the world|out there))?,? (?:(?P<s>I|[A-Z]\w+) (?:would |['’]d )?(?:always |still |really )?(?:{_LIKE}|pick|choose|go for|vote for|take)s? (?P<v>[^;,]+?)(?: {_MOST}| (?:any ?time|every time|any day|first))?|(?P<v2>[^;,]+?) {_BE} {_ADV}(?:(?:my|the|(?P<p>[A-Z]\w+['’]s)) (?:\w+[- ])?(?:fav\w*|best|winner|number one|top (?:choice|pick)|first choice|thing|one(?: for me)?)(?: of all| one| [a-z]+)?|hard to beat|unbeatable|unbeaten|it)|(?P<v3>[^;,]+?) (?:wins|takes the (?:cake|crown|prize)|comes first|comes out on top|beats (?:them all|everything|all others|all the others)|tops (?:the|my) list)(?: for (?:me|(?P<s3>[A-Z]\w+)))?)$", lambda m: _favourite(m["s"] or m["s3"] or (_subject(m["p"]) if m["p"] else "I"), m["n"], m["v"] or m["v2"] or m["v3"])),
    _rule("_if_", r"^If (?:you|anyone|someone|somebody|anybody) (?:asks?|wants?|needs?|wonder)[\w ,']*? (?P<p>my|[A-Z]\w+['’]s) (?P<n>[\w' -]+?), (?:then )?(?:it['’]s|it is|it would be|I['’]d say|the answer is|that['’]s|it has to be|I say) (?P<v>.+)$", lambda m: f"{m['p'][0].upper()}{m['p'][1:]} {m['n']} is {m['v']}"),
    _rule("_if_", rf"^If (?P<s>I|[A-Z]\w+) (?:could|had to|were allowed to|was allowed to|must|may|can) (?:only )?(?:eat|pick|choose|have|read|watch|keep|listen to|wear|name|take|save|live in|visit|drink|go to|order)\w* (?:only |just )?(?:one|a single|the same|just one|one single)(?: (?P<n>{_CLASS}|thing))?\b[^,]*, (?:then )?(?:it['’]d|it would|it['’]s|that would|it will|that['’]d|I['’]d (?:pick|choose|go for|take)|my choice would)(?: (?:have to |definitely |always |surely )*be)? (?P<v>[^,;]+?)(?:, (?:my|[A-Z]\w+['’]s) (?P<n2>[\w' -]+))?$", lambda m: f"{_possessive(m['s'])} {m['n2']} is {m['v']}" if m["n2"] else _favourite(m["s"], m["n"] or "thing", m["v"])),
    _rule("best_ greatest finest nicest loveliest tastiest _top_ number_one most_beautiful", rf"^(?:[Ff]or (?:me|(?P<s>[A-Z]\w+))|[Ii]n (?:my|(?P<p>[A-Z]\w+['’]s)) (?:opinion|view|book|eyes|mind|world)|[Tt]o (?:me|my mind|my taste)|[Pp]ersonally|[Ii]f you ask me),? the (?:best|greatest|finest|nicest|loveliest|most beautiful|tastiest|top|number one) (?P<n>{_CLASS})(?: [\w' ]+?)? {_BE} {_ADV}(?P<v>[^;,]+?)(?:,? (?:hands down|no contest|by far|always))?$", lambda m: _favourite(m["s"] or (_subject(m["p"]) if m["p"] else "I"), m["n"], m["v"])),
    _rule("best_ greatest finest nicest loveliest tastiest _top_ number_one most_beautiful", rf"^{_S} (?:consider|regard|rate|deem|think|find|call|rank|name|judge|count|see)(?:s|ed)? {_V} (?:to be |as |is )?the (?:best|greatest|finest|nicest|loveliest|most beautiful|tastiest|top|number one) (?P<n>{_CLASS})\b.*$", lambda m: _favourite(m["s"], m["n"], re.sub(r"^that ", "", m["v"]))),
    _rule("best_ greatest finest nicest loveliest tastiest _top_ number_one most_beautiful", rf"^(?P<v>[^,;]+?) {_BE} {_ADV}the (?:best|greatest|finest|nicest|loveliest|most beautiful|tastiest|top|number one) (?P<n>{_CLASS})(?: (?:ever(?: \w+)?|of all(?: time)?|there is|in the world|in my (?:book|opinion|view|eyes)|I know|I['’]ve ever \w+|I have ever \w+|out there|for (?:me|(?P<s>[A-Z]\w+))|if you ask me|on earth|hands down))+$", lambda m: _favourite(m["s"] or "I", m["n"], m["v"])),
    _rule("_than_", rf"^{_S} (?:now |always |still |really |just |simply )*{_LIKE} (?P<v>[^,;]+?) (?:more|better) than (?:any|every|all|each)(?: other)? (?P<n>{_CLASS})s?$", lambda m: _favourite(m["s"], m["n"], m["v"])),
    _rule("favourite_among favourite_of favourite_out favorite_among favorite_of favorite_out", rf"^{_P} favou?rite (?:among|of|out of)(?: all)?(?: the| my)? (?P<n>{_CLASS}) (?:is|are|has always been|remains|has become) {_ADV}(?P<v>[^;,]+?)$", lambda m: _favourite(_subject(m["p"]), m["n"], m["v"])),
    # "The team I root for is Porto", "Porto is the team I root for".
    _rule("_the_", rf"^(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Nn]ow|[Tt]hese days|[Nn]owadays|[Cc]urrently|[Aa]t the moment|[Rr]ight now|[Ll]ately|[Tt]oday),? )*[Tt]he (?:(?:only|one|new|current|main|very|first|latest) )*(?P<n>[a-z][a-z'’-]+(?:(?: of)?(?: the)? [a-z'’-]+){{0,3}}?)(?<! of)(?<! from)(?<! to)(?<! in)(?: that| which| who| where| in which| at which)? {_S}(?P<verb>(?: (?!and\b|or\b|of\b|with\b|in\b|at\b|from\b|to\b|for\b|who\b|which\b|that\b|on\b|by\b|has become\b|is\b|was\b)|['’](?:m|ve|d|ll|re)\b)(?:(?!\b(?:is|are|was|were)\b)[^,;]|\b(?:is|are|was|were)(?= \w+ing\b| (?:on|in|hooked|known|famous|fond|at)\b))+?)(?:,)? (?:is|are|was|has become|remains|has to be|must be|would be) {_ADV}(?:called |named )?(?P<v>[^;]+)$", _relative),
    _rule("_the_", rf"^(?P<v>[^,;]+?) {_BE} {_ADV}the (?:(?:only|one|new|current|main|very|first|latest) )*(?P<n>[a-z][a-z'’-]+(?:(?: of)?(?: the)? [a-z'’-]+){{0,3}}?)(?<! of)(?<! from)(?<! to)(?<! in)(?: that| which| who| where)? {_S}(?P<verb>(?: (?!and\b|or\b|of\b|with\b|in\b|at\b|from\b|to\b|for\b|who\b|which\b|that\b|on\b|by\b|has become\b|is\b|was\b)|['’](?:m|ve|d|ll|re)\b)(?:(?!\b(?:is|are|was|were)\b)[^,;]|\b(?:is|are|was|were)(?= \w+ing\b| (?:on|in|hooked|known|famous|fond|at)\b))+?)$", _relative),
    # "What I drive is a Volvo", "Volvo is what I drive", "Rome is where I live".
    _rule("_what_", rf"^(?:[Aa]nd |[Ss]o |[Nn]ow )?[Ww]hat {_S}(?P<verb>(?: (?!and\b|or\b|of\b|with\b|in\b|at\b|from\b|to\b|for\b|who\b|which\b|that\b|on\b|by\b|has become\b|is\b|was\b)|['’](?:m|ve|d|ll|re)\b)(?:(?!\b(?:is|are|was|were)\b)[^,;]|\b(?:is|are|was|were)(?= \w+ing\b| (?:on|in|hooked|known|famous|fond|at)\b))+?)(?:,)? (?:is|are|was) {_ADV}(?P<v>[^;]+)$", lambda m: _what(m)),
    _rule("_being_ _working_as", r"^(?:[Bb]eing|[Ww]orking as) (?P<v>an? [^,;]+?) (?:is|pays|has become|keeps|puts) (?:what|how|the way|my (?:bills|rent|job)|me|food).*$", lambda m: f"I work as {m['v']}"),
    _rule("_what_ _where_ _who_ _how_ _whom_", rf"^(?P<v>[^,;]+?) (?:is|are|was|['’]s) {_ADV}(?P<w>what|where|who|whom|how) {_S}(?P<verb>(?: |['’](?:m|ve|d|ll|re)\b)[^,;]+?)(?P<rest> (?:for|to) [a-z ]+)?$", _where),
    _rule("_it_ _it's _it’s", rf"^(?:[Ii]t['’]s|[Ii]t is|[Ii]t was|[Ii]t will be) (?P<v>[^,;]+?) (?:that|who|whom|where) {_S} (?P<verb>[^,;]+)$", lambda m: f"{m['s']} {m['verb']} {m['v']}"),
    # "My commute? By tram."
    _rule("?", rf"^{_P} (?P<n>[\w'’ -]{{2,40}})\? (?:[Ii]t['’]s |[Ii]t is |[Tt]hat['’]s |[Tt]hat would be |[Aa]lways |[Nn]ow |[Ss]till )*(?P<v>(?:(?!\b(?:I|I['’]m|you|who|what)\b)[^.!?;])+)$", lambda m: f"{m['p']} {m['n']} is {m['v'][0].lower() + m['v'][1:] if re.match('(?:A|An|The|By|On) ', m['v']) else m['v']}"),
    _rule("?", rf"^{_P} (?P<n>[\w'’ -]{{2,40}})\? (?P<v>I(?:['’]m)? [^.!?;]+)$", lambda m: m["v"]),
    # Somebody does something to the speaker.
    _rule("_gave_ awarded handed presented", r"^(?:They|The (?:jury|judges|committee|club|city|school|company)|People|My (?:boss|company|team|colleagues)) (?:have |has |just |finally )*(?:gave|awarded|handed|presented) me (?:with )?(?P<v>[^;]+)$", lambda m: f"I received {m['v']}"),
    _rule("_went_ _gone_ given awarded presented handed", r"^(?P<v>[^,;]+? (?:award|prize|medal|trophy|cup|ribbon|grant|scholarship|honou?r)) (?:has |have |just |finally )*(?:went|gone|was (?:given|awarded|presented|handed)|is) to (?P<s>me|[A-Z]\w+)(?P<w>[^;]*)$", lambda m: f"{'I' if m['s'] == 'me' else m['s']} received {m['v']}{m['w']}"),
    _rule("_me_", r"^(?:They|Somebody|(?P<c>(?!I\b)[A-Z][\w&' -]*?)) (?:have |has |just |finally |recently |now )*(?:hired|employed|took|recruited|taken|appointed|promoted|made|brought) me (?:on )?(?:to work )?(?:as |to be )?(?P<v>an? [^;]+)$", lambda m: f"I was hired as {m['v']}" + (f" at {m['c']}" if m["c"] else "")),
    _rule("told informed confirmed showed _said found revealed warned", r"^(?:The|My|An?) (?:new )?(?:doctor|specialist|allergist|dermatologist|test|tests|blood test|clinic|GP|physician|nurse|hospital|results?)(?: \w+)? (?:told|informed|confirmed|showed|said|found|revealed|warned)(?: me| us| to me)?(?P<w>(?: (?:on|last|in|this|two|three|four|five|six|a|an|yesterday|today)\b[^,;]*?)?),? (?:that )?I (?P<v>(?:have|am|['’]m|had|was|suffer|can['’]t)[^;]*)$", lambda m: f"I {_full(m['v'])}{m['w']}"),
    # People and animals of one's own.
    _rule("there meet _have_", r"^(?:[Tt]hen |[Aa]nd |[Ff]inally |[Aa]lso )*(?:there is|there['’]s|meet|I have) (?P<v>[A-Z]\w+), (?:also |too )?(?:an?|my|the|another) (?:\w+ ){0,2}?(?P<n>sibling|brother|sister|child|kid|son|daughter|friend|roommate|flatmate)\b(?: of mine)?.*$", lambda m: f"My {m['n']} is {m['v']}"),
    _rule("_of_", r"^(?P<v>[A-Z]\w+) (?:is|['’]s) (?:also )?(?:another|an?|one) (?:\w+ ){0,2}?(?P<n>sibling|brother|sister|child|kid|son|daughter|friend|pet|dog|cat|hobby|sport) of (?:mine|(?P<p>[A-Z]\w+)(?:['’]s)?)(?: too| as well)?$", lambda m: f"{m['p'] + chr(39) + 's' if m['p'] else 'My'} {m['n']} is {m['v']}"),
    _rule("_there", r"^(?:[Tt]here is|[Tt]here['’]s|[Tt]here are) (?:now )?(?:(?:an?|one more|one|another|yet another|a second|a third|a new) )+(?P<k>[a-z]+(?: [a-z]+)?) (?:at home|in (?:my|our|the) (?:home|house|life|flat|family|place)|living with me|here|with me)(?P<w>(?: (?:since|as of)[^:,]+)?)(?:[:,]| called| named| and (?:its|his|her) name is| -| –) ?(?P<v>[A-Z]\w+)$", lambda m: f"I got a {m['k']} named {m['v']}" + (f" {re.sub('^ (?:since|as of)', 'on', m['w'])}" if (m["w"] and m["w"].split()[-1].isdigit()) or re.search(r"\d", m["w"] or "") else m["w"].replace(" since", "").replace(" as of", ""))),
    _rule("_now_ _today_", r"^I (?:took in|adopted|got|brought home|rescued|bought|welcomed|picked up) (?P<k>(?:a|another|a second|a third|one more)(?: [a-z]+){1,3}?)(?P<w> (?:on|last|yesterday|today|this|two|three|four|five|six|a|an)\b[^,;:]*)?,? and (?:now|so now|today) (?:there['’]s|there is|we have|I have|I['’]ve got) (?P<v>[A-Z]\w+)(?: too| as well)?$", lambda m: f"I adopted {re.sub('^(?:another|a second|a third|one more)', 'a', m['k'])} named {m['v']}{m['w'] or ''}"),
    _rule("became become made _am_now", r"^I (?:became|am now|have become|was made) (?:a |an )?(?:proud |happy )?(?:parent|mother|father|mum|mom|dad)(?: again)?(?P<w>[^:;,]*)[:;,] ?(?:(?:and|little|baby|my|our|her name is|his name is|the baby is called|welcome|meet) )*(?:child |son |daughter )?(?P<v>[A-Z]\w+)\b.*$", lambda m: f"My child {m['v']} was born{m['w']}"),
    _rule("best_ top_ number_one greatest finest", rf"^[Tt]he (?:best|top|number one|greatest|finest|nicest) (?P<n>{_CLASS}) (?:for (?:me|(?P<s>[A-Z]\w+))|in my (?:opinion|view|eyes|book)|(?:that )?I know)(?:,)? {_BE} {_ADV}(?P<v>[^;,]+)$", lambda m: _favourite(m["s"] or "I", m["n"], m["v"])),
    _rule("another", rf"^(?:{_S} (?:used to have|had|once had)|(?P<p>[Mm]y|[A-Z]\w+['’]s) (?P<n2>[\w ]+?) used to be) another (?:one|(?P<n>(?:fav\w* )?[\w ]+?))(?:,|;)? ?(?:but|and|now|today|nowadays)+,? (?:now |today |these days |nowadays )?(?:it['’]s|it is|my favourite is|that is) (?:now )?(?P<v>[^;,]+)$", lambda m: f"{_possessive(m['s']) if m['s'] else m['p'][0].upper() + m['p'][1:]} {m['n'] or m['n2']} is {m['v']}"),
    _rule("over_ above_ before_ instead", rf"^{_S}(?:['’]d| would|['’]ll| will)? (?:always |still |rather |any day )*(?:pick|choose|take|prefer|have|put|place|rank|want|go for)s? (?P<v>[^,;]+?) (?:over|above|before|ahead of|instead of|rather than) (?:any|every|all|each)(?: of the)?(?: other)?s? (?P<n>{_CLASS})(?: any ?(?:day|time))?$", lambda m: _favourite(m["s"], m["n"], m["v"])),
    _rule("_ask_", r"^(?:[Jj]ust )?[Aa]sk (?:me|(?P<s>[A-Z]\w+)) (?:about|for|what) (?P<p>my|his|her|the) (?P<n>[\w' -]+?)(?: is)?,? (?:and|then)? ?(?:I|he|she|they|(?:the|my) answer)(?:['’]ll| will|['’]d| would| always| is)? ?(?:always )?(?:say|answer|name|tell you|mention|be|reply|shout)?:? (?P<v>[^,;]+)$", lambda m: f"{_possessive(m['s'] or 'I')} {m['n']} is {m['v']}"),
    _rule("name names lists counts calls", rf"^{_S} (?:names?|lists?|counts?|calls?|mentions?) (?P<v>[^,;]+?) (?:as|among) (?:an?|the|(?:my|his|her|[A-Z]\w+['’]s)) (?P<n>(?:fav\w*|signature|usual) [\w ]+|hobby|sport)$", lambda m: f"{_possessive(m['s'])} {m['n']} is {m['v']}"),
    _rule("allerg intoleran", rf"^{_S} (?:can['’]?t|cannot|can not|must not|mustn['’]t|may not|am not able to|is not able to|never|(?:must|have to|has to|need to|needs to|should)) ?(?:(?:eat|have|touch|drink|stand|take|avoid|stay away from|keep away from|steer clear of|stay clear of|do without|skip|go near|be near) )+(?:any )?(?P<v>[^,;:]+?)(?:,|;)? ?(?:because|due to|since|as|on account of|thanks to|for|owing to)?(?: (?:of|I['’]m|I am|(?:he|she) is|I have|(?:he|she) has|it['’]s|my|an?|his|her|the))*,? ?(?:\w+ )?(?:allerg\w*|intoleran\w*).*$", lambda m: f"{m['s']} {'am' if m['s'] == 'I' else 'is'} allergic to {m['v']}"),
    _rule("allerg", r"^No (?P<v>[^,;]+?) for (?P<s>me|[A-Z]\w+)\b.*\ballerg.*$", lambda m: "I am allergic to " + m["v"] if m["s"] == "me" else f"{m['s']} is allergic to {m['v']}"),
    _rule("allerg hives rash swell reaction sneez poison", r"^(?:I['’]m allergic,? (?:so |and )?)?(?P<v>[A-Za-z][\w' -]{1,30}?) (?:triggers?|sets? off|causes?|gives?|makes?|brings? on|is|are|leaves?) (?P<s>me|my|poison for me|poison to me|[A-Z]\w+['’]s|[A-Z]\w+)\b.*?\b(?:allerg\w*|hives|rash|swell\w*|reaction|sneez\w*|poison)?.*$", lambda m: _allergen(m)),
    _rule("allergically", rf"^{_S} reacts? (?:\w+ )?allergically to (?P<v>[^,;]+)$", lambda m: f"{m['s']} {'am' if m['s'] == 'I' else 'is'} allergic to {m['v']}"),
    _rule("_me_", r"^(?P<c>(?!They\b|Somebody\b|I\b|You\b|He\b|She\b|It\b|My\b|The\b)[A-Z][\w&'’ -]*?) (?:has |have |just |finally |recently )*(?:hired|employed|took|taken|recruited|employs) me(?: on(?: board)?)?(?P<w>[^;,]*)$", lambda m: f"I was hired by {m['c']}{m['w']}"),
    _rule("_me_", r"^(?P<v>[^,;]+?) (?:lives|stays|shares (?:a|my|the) (?:home|flat|house|place)) with (?P<s>me)$", lambda m: f"I have {m['v']}" if re.match("(?:An?|My) [a-z]", m["v"]) else f"I live with {m['v']}"),
    _rule("_with_", r"^(?P<v>An? [a-z][a-z ]*? (?:named|called) [A-Z]\w+) lives with (?P<s>[A-Z]\w+)$", lambda m: f"{m['s']} has {m['v'][0].lower()}{m['v'][1:]}"),
    _rule("_with_", r"^(?P<v>[A-Z]\w+) (?:shares? (?:a|the) (?:flat|apartment|house|place|room|home)|rooms?|lives together|splits? the rent) with (?P<s>me|[A-Z]\w+)$", lambda m: f"{'My' if m['s'] == 'me' else m['s'] + chr(39) + 's'} roommate is {m['v']}"),
    _rule("manage supervise boss tells", r"^(?:[Aa]t work,? )?(?P<v>[A-Z]\w+) (?:manages?|supervises?|bosses|leads|directs|tells) (?P<s>me|[A-Z]\w+)\b(?:$| around| what to do| at work).*$", lambda m: f"{'My' if m['s'] == 'me' else m['s'] + chr(39) + 's'} boss is {m['v']}"),
    _rule("into_the_world light_of_day", rf"^{_S} (?:came into the world|first saw the light of day|saw the light of day)(?: for the first time)? (?P<v>(?:on|in) .+)$", lambda m: f"{m['s']} was born {m['v']}"),
    _rule("meet introduce say_hello", r"^(?:Let me introduce|Meet|Say hello to|Allow me to introduce|May I introduce)(?: you to)? (?P<v>[A-Z]\w+)(?:,| –| -) (?P<p>my|[A-Z]\w+['’]s) (?P<n>[\w -]+?)$", lambda m: f"{m['p'][0].upper()}{m['p'][1:]} {m['n']} is {m['v']}"),
    _rule("introduce meet say_hello", r"^(?:Let me introduce|Meet|Say hello to)(?: you to)? (?P<p>my|[A-Z]\w+['’]s) (?P<n>[\w -]+?)(?::|,| –)? (?P<v>[A-Z]\w+)$", lambda m: f"{m['p'][0].upper()}{m['p'][1:]} {m['n']} is {m['v']}"),
    _rule("certain", r"^A certain (?P<v>[A-Z]\w+) (?:is|has become) (?P<p>my|[A-Z]\w+['’]s) (?P<n>[\w -]+?)(?: now)?$", lambda m: f"{m['p'][0].upper()}{m['p'][1:]} {m['n']} is {m['v']}"),
    _rule("drinker", rf"^{_S}(?:['’]m| am| is) (?:an? )(?:\w+ )??(?P<v>[a-z][a-z ]*?) drinker$", lambda m: f"{m['s']} usually drink{'' if m['s'] == 'I' else 's'} {m['v']}"),
    _rule("never", rf"^{_S} (?:never|hardly ever|rarely) (?P<verb>drinks?|orders?|eats?|wears?|reads?) anything (?:but|except|other than) (?P<v>[^,;]+)$", lambda m: f"{m['s']} usually {m['verb']} {m['v']}"),
    _rule("calendar", r"^(?:Mark|Save|Note|Circle) (?P<v>\d+ \w+|\w+ \d+)\b.*\bmy birthday\b.*$", lambda m: f"My birthday is {m['v']}"),
    # Secrets as instructions.
    _rule("locker", r"^(?:[Tt]o|[Yy]ou can|[Yy]ou|[Aa]nyone can|[Ii]f you (?:need|want) to) (?:open|unlock|get into|access) (?P<p>my|[A-Z]\w+['’]s) (?P<n>[\w ]*?locker),? (?:you |just )*(?:with|using|by|use|dial|enter|type|turn|need|it takes|punch in|by entering) (?:the )?(?:code |combination |number |digits )?(?P<v>[^,;]+)$", lambda m: f"{m['p']} locker code is {m['v']}"),
    _rule("alarm", r"^(?:[Tt]o|[Yy]ou can|[Yy]ou|[Ii]f you (?:need|want) to) (?:switch off|turn off|disarm|stop|silence|deactivate|disable|shut off) (?P<p>my|[A-Z]\w+['’]s|the) (?P<n>[\w ]*?alarm)(?: (?:at my (?:house|place)|at home))?,? (?:you |just )*(?:with|using|by|use|dial|enter|type|need|it takes|punch in|key in|by entering) (?:in )?(?:the )?(?:code |number |digits |pin )?(?P<v>[^,;]+)$", lambda m: f"{m['p'].replace('the', 'my')} alarm code is {m['v']}"),
    _rule("wifi wi-fi network router internet", r"^(?:[Tt]o|[Yy]ou can|[Yy]ou|[Ff]or|[Ii]f you (?:need|want) to) (?:get on|log on to|log in(?:to| to)?|connect to|use|join|access|get onto|sign in to|go on) (?P<p>my|[A-Z]\w+['’]s|the) (?P<n>wi-?fi|network|router|internet)(?: at my place)?,? (?:you |just |please )*(?:with|using|by|use|enter|type|need|typing|by typing|put in) (?:in )?(?:the )?(?:password |key |passphrase )?(?P<v>[^,;\s]+)(?: as (?:the )?(?:password|key))?.*$", lambda m: f"{m['p'].replace('the', 'my')} wifi password is {m['v']}"),
    # "…: a new sport … : golf".
    _rule(":", r"^(?:[^:;]*?\b)?(?P<p>I|[Mm]y heart|[A-Z]\w+)\b[^:;]*? (?:an?|another|my|one more|the) (?:brand-?)?(?:new|another|second|third|other|different|next|latest|fresh|more)? ?(?P<n>(?:fav\w* )?(?:book|novel|show|series|sport|hobby|pastime|instrument|team|club|job|roommate|flatmate|dentist|boss|car|language|colour|color|dish|friend))(?P<w>[^:;,]*?)(?: and (?:stuck|stayed) with it)?: (?:it['’]s |it is )?(?P<v>[^;:]+)$", lambda m: _named_after(m)),
)  # fmt: skip


def _allergen(m: re.Match[str]) -> str:
    """ "Walnuts give me hives"."""
    if not re.search(r"\b(?:allerg\w*|hives|rash|swell\w*|reaction|poison)\b", m[0], re.IGNORECASE):
        return m[0]
    if m["s"].startswith(("me", "my", "poison")):
        return f"I am allergic to {m['v'][0].lower()}{m['v'][1:]}"
    return f"{re.sub('[’' + chr(39) + ']s$', '', m['s'])} is allergic to {m['v'][0].lower()}{m['v'][1:]}"


def _named_after(m: re.Match[str]) -> str:
    """ "I opened a new book last week: Emma"."""
    who, noun, when, value = m["p"], m["n"], re.sub(r"^(?: (?:now|today|these days|at work|to (?:read|watch)))+$", "", m["w"]), m["v"].strip()  # fmt: skip
    who = "I" if who.lower().startswith(("my", "i")) and who != "I" else who
    verb = {
        "book": "started reading", "novel": "started reading", "show": "started watching", "series": "started watching",
        "sport": "started", "hobby": "took up", "pastime": "took up", "instrument": "started playing", "team": "support",
        "club": "support", "job": "work as", "language": "started learning",
    }.get(noun)  # fmt: skip
    if noun in ("roommate", "flatmate", "boss", "dentist", "friend") and when:
        return f"{value} became {_possessive(who).lower() if who == 'I' else _possessive(who)} {noun}{when}"
    if verb is None or (who != "I" and verb in ("support", "work as")):
        return f"{_possessive(who)} {noun} is {value}{when}"
    return f"{who} {verb} {value}{when}"


def _full(verb: str) -> str:
    """A verb phrase that followed a pronoun, with its contraction spelled out."""
    verb = re.sub(r"^\s*['’]m\b", "am", verb)
    verb = re.sub(r"^\s*['’]ve\b", "have", verb)
    verb = re.sub(r"^\s*['’]re\b", "are", verb)
    return re.sub(r"^\s*['’]d\b", "would", verb).strip()


#: Openings that carry nothing.
_LEAD = compiled(
    r"^(?:(?:well|so|okay|ok|oh|right|anyway|hey|by the way|btw|also|yes|yeah|honestly|seriously|actually|listen|look|you know what|guess what|fun fact|big news|news|update|a little update|breaking news|it['’]s official|plot twist|no joke|believe it or not|just so you know|as you (?:may |might )?know|for the record|in case you (?:wondered|forgot|are wondering)|(?:I['’]m|I am) (?:happy|proud|pleased|thrilled|excited|glad|delighted) to (?:say|report|announce|share|tell you)(?: that)?"
    r"|I (?:can|must|have to|should|wanted to|want to|need to|forgot to) (?:say|tell you|admit|confess|mention)(?: that)?|did I (?:tell you|mention)(?: that)?|I don['’]t (?:know|think) if I (?:told you|mentioned)(?: that)?,? but|you(?: won['’]t|['’]ll never) believe (?:it|this)|the (?:big )?news is(?: that)?|the thing is(?: that)?|let me tell you(?: that)?|it so happens that|the truth is(?: that)?|(?:[\w' ]{0,30}, )?(?:please )?(?:write|note) (?:it|this|that) down|(?:this|that) (?:is|stays) between (?:us|you and me)|between (?:us|you and me)|remember this|keep this to yourself|here['’]s a secret|don['’]t tell anyone(?: else)?)[,:!.–—-]*\s+)+(?=\S)",
    re.IGNORECASE,
)
_ASIDE = compiled(
    r",\s+(?:and I mean (?:it|that)|believe it or not|of course|by the way|as you (?:may )?know|I must (?:say|admit)|to be honest|as always|funnily enough|no joke|no kidding|in case you wondered|you know|I think|I guess|I suppose|without a doubt|hands down|naturally|obviously|honestly|luckily|sadly|the spare one|as ever|if you must know|I confess|it seems|it turns out|I have to say|strangely enough|like it or not|no surprise|surprisingly)\s*,\s+",
    re.IGNORECASE,
)
_BESIDES = compiled(r"^(?:Apart from|Besides|In addition to|As well as|Along with|Next to|Other than|Aside from|On top of) (?:[\w ]+?),? (?=I\b|I['’]|[A-Z]\w+ (?:speaks|plays|does|knows))")  # fmt: skip
#: A thing told first and named after: "I know Grease by heart; it's my favourite film", "I cook stew, my signature dish".
_ITS = compiled(
    r"^(?P<a>[^;:?]+?)(?P<how>(?:;|,|\.| –| -)\s+(?:and |so |yes, |indeed |because )?(?:it|that|this|they|he|she)(?:['’]s| is|['’]re| are| has become| became| being)\s+(?:now |still |simply |really |truly |by far |definitely )*|,\s+)(?P<n>(?:my|the|an?|our|another|(?P<p>[A-Z]\w+['’]s))\s+[^;:?,]+)(?P<rest>[;,].*)?$"
)
_ITS_CLASS = compiled(rf"^the (?P<c>{_CLASS}) (?:that )?(?:I|[A-Z]\w+) {_LIKE}(?: {_MOST})?$")
_TAIL = compiled(
    r"(?:,? (?:by heart|all day(?: long)?|any ?day|every (?:day|week|time|night|morning|evening|\w+day)|forever|daily|a lot|again and again|over and over|on repeat|more than anything|too|twice|once a week|each \w+|so much|at all|for (?:ever|hours|life)|any ?time|when(?:ever)? [\w ]+|all (?:my|his|her) life|best|most|the most|like a dream|really well|very well|every single \w+|most (?:days|nights)|these days|now|nowadays))+$"
)
_THING = compiled(
    r"^.*\b(?:knows?|knew|loves?|likes?|listen to|live for|round to|around to|live off|handle|stand|tolerate|bear|take|takes|digest|find me at|find [A-Z]\w+ at|makes?|cooks?|bakes?|drinks?|sips?|orders?|eats?|reads?|reread|re-read|watch|watches|watched|seen|adores?|enjoys?|plays?|do|does|wears?|go to|goes to|go for|goes for|supports?|follow|follows|following|craves?|crazy about|into|fond of|beats|about|see|visit"
    r"|hum|dance to|blast|avoid|touch|enough of|give me|ask for|asks for|bring me|pour me|meet|introduce|along with|opened|cracked open|began|started|try|proud of|famous for|known for|dreads?|from|fears?|scared of|goosebumps from|face|be|say|in|on|at|with|of|by|to|buried in|practise|practice|train|has|have|got|bought|named|called|is|am|picked|chose|chosen|own|owner of) (?:an? |the (?=[a-z])|my |some |a certain )?(?P<v>.+)$",
    re.IGNORECASE,
)
_CAPS = compiled(
    r"(?<!^)(?<![.!?] )\b((?:The |A |An )?[A-Z][\w’'-]*(?: (?:(?:of|the|and|to|in|de|la) )*[A-Z0-9][\w’'-]*)*)$"
)
_NOUN_TAIL = compiled(
    r"(?: (?:of mine|of all time|now|ever|too|these days|for sure|from now on|at the moment|right now|of choice))+$"
)


def _its(sentence: str) -> str:
    m = _ITS.match(sentence)
    if m is None:
        return sentence
    kind = _ITS_CLASS.match(m["n"])
    owner = m["p"] or "my"
    noun = re.sub(r"^(?:my|the|an?|our|another|[A-ZÀ-ÖØ-ÞĀ-Ž]\w+['’]s) ", "", m["n"])
    noun = _NOUN_TAIL.sub("", noun)
    if kind is None and not _known(noun, m["n"].startswith(("my ", "our ")) or m["p"] is not None):
        return sentence
    if m["n"].startswith("the ") and kind is None:
        return sentence
    told = m["a"]
    for mention in reversed(find_dates(told, 0.0)):
        told = (
            re.sub(r"(?:\b(?:on|in|since|from|at|over|back in)\s+)?(?:the\s+)?$", "", told[: mention.start])
            + told[mention.end :]
        )
    told = _TAIL.sub("", told.strip(" ,"))
    run = _CAPS.search(told)
    found = _THING.match(told)
    value = run[1] if run is not None else found["v"] if found is not None else ""
    if not value or len(value.split()) > 5 or re.match(r"(?:it|them|that|me|you|him|her)\b", value):
        return sentence
    if noun.startswith("fav") and re.fullmatch(r"fav\w*", noun):
        of = re.match(rf"(?:No|no)(?: other)? (?P<c>{_CLASS})", m["a"])
        if of is None:
            return sentence
        said = _favourite("I" if owner == "my" else owner[:-2], of["c"], value)
    elif kind is not None:
        said = _favourite("I", kind["c"], value)
    else:
        said = f"{owner[0].upper()}{owner[1:]} {noun} is {value}"
    return f"{said}. {m['a']}"


@lru_cache(maxsize=1)
def _gates() -> Gates:
    """Which rules can fit a sentence: a bit for each."""
    return Gates([pattern.pattern] for _, pattern, _ in _RULES)


@lru_cache(maxsize=4096)
def _known(noun: str, own: bool) -> bool:
    """Whether a noun phrase names a kind of fact: "favourite film", "signature dish"; "hobby" and "fear" even of no owner."""
    from memenv.language.lexicon import RELATIONS

    low = re.sub(
        r"^(?:(?:new|big|biggest|real|true|great|greatest|big-time|old|current|little|serious|bad|dear|absolute|all-time|total|huge) )+",
        "",
        noun.lower(),
    )
    if re.fullmatch(r"fav\w*", low):
        return True
    for relation in RELATIONS:
        if relation.cardinality == "event" or (
            not own and relation.name not in ("hobby", "sport", "fear", "allergy", "dish")
        ):
            continue
        match = relation.label_re.fullmatch(low)
        if match is not None:
            return relation.name not in ("home", "job") or own
    return False


_OF_ALL = compiled(
    r" (?:of all(?: time)?|of them all|ever|in the (?:whole )?world) (?=(?:is|are|was|has|must|would)\b)"
)


def _plain(sentence: str) -> str:
    """One sentence put plainly, without its final punctuation."""
    sentence = " ".join(sentence.split())
    sentence = _OF_ALL.sub(" ", sentence)
    for _ in range(2):
        sentence = _ASIDE.sub(" ", sentence)
        shorter = _LEAD.sub("", sentence)
        if shorter != sentence and len(shorter.split()) > 2:
            sentence = shorter[0].upper() + shorter[1:]
        sentence = _BESIDES.sub("", sentence)
    for form, when in _forms(sentence):
        low = f" {form.lower()} "
        may = _gates().open(fold(form)) << 1
        for words, pattern, build in _RULES:
            may >>= 1
            match = pattern.match(form) if may & 1 and any(word in low for word in words) else None
            if match is not None:
                made = " ".join((build(match) + when).split())
                return made[0].upper() + made[1:]
    return _its(sentence)


_LEADING = compiled(
    r"^(?:(?:on|in|since|back in|back on|over|as of|from) )?(?:the )?(?:\d|last|this|yesterday|today|two|three|four|five|six|seven|eight|nine|ten|a |an |early|late|mid|next|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|some|one)",
    re.IGNORECASE,
)


def _forms(sentence: str) -> list[tuple[str, str]]:
    """The sentence, and where it begins with a date the rest of it and that date."""
    found = [(sentence, "")]
    if _LEADING.match(sentence):
        dates = find_dates(sentence, 0.0)
        if dates and dates[0].start < 12:
            rest = sentence[dates[0].end :].lstrip(" ,:")
            if rest[:1].isalpha():
                found.append((rest[0].upper() + rest[1:], " " + sentence[0].lower() + sentence[1 : dates[0].end]))
    return found


def _taken_back(sentence: str, topic: str) -> str:
    """A sentence that takes something back as "Correction: my team is Porto, not Benfica", else ""."""
    if topic:
        for pattern in _RIGHTS:
            match = pattern.match(sentence)
            if match is not None:
                old = (match.groupdict().get("old") or "").strip(" ,.")
                return f"Correction: my {topic} is {match['v'].strip(' ,')}" + (f", not {old}" if old else "")
    if " my " not in sentence or not _CUE.search(sentence):
        return ""
    for pattern in _TAKES_BACK:
        match = pattern.match(sentence)
        if match is not None:
            return _correction(match)
    return ""


_CUE = compiled(
    r"\b(?:said|told|wrote|mentioned|meant|forget|ignore|back|muddled|mess(?:ed)?|fix|wrong|mistake|mistaken|slip\w*|mixed|misspoke|misled|correct\w*|sorry|oops|scratch|instead|confused|error|claimed|put down|not|isn['’]t|wasn['’]t)\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def plainly(text: str) -> str:
    """`text` with every roundabout sentence put plainly."""
    if len(text) > 4000:
        return text
    text = mended(text)
    pieces = [text[start:end] for start, end in sentences(text)]
    out: list[str] = []
    position = 0
    changed = False
    topic = ""
    while position < len(pieces):
        piece = pieces[position]
        joined = False
        if piece.endswith("?") and position + 1 < len(pieces) and len(piece) < 60 and _TOPIC.match(piece):
            piece, joined = f"{piece} {pieces[position + 1]}", True
        body = piece.rstrip(".!… ")
        end = piece[len(body) :]
        made = body if body.endswith("?") else _taken_back(body, topic) or _plain(body)
        announced = _ANNOUNCES.match(body) if made == body and " my " in body and _CUE.search(body) else None
        topic = announced["n"] if announced is not None else ""
        named = _MEET.fullmatch(body)
        if named is not None and out and (animal := _UNNAMED.search(out[-1])) is not None:
            out[-1] = f"{out[-1][: animal.end()]} named {named['v']}{out[-1][animal.end() :]}"
            changed = True
            position += 1
            continue
        if made != body:
            changed = True
            out.append(made + (end or "."))
            position += 2 if joined else 1
        else:
            out.append(pieces[position])
            position += 1
    return " ".join(out) if changed else text


#: "I brought home a cat last week. Meet Misty!"
_MEET = compiled(
    r"(?:Meet|Say hello to|Welcome(?: home)?,?|This is|(?:Her|His|Its|The) name is|(?:We|I) (?:call|called|named|have named) (?:him|her|it)|(?:It|She|He)(?:['’]s| is) called)\s+(?:little )?(?P<v>[A-Z]\w+)"
)
_UNNAMED = compiled(rf"\b(?:an?|another|second|new|little) (?:[a-z]+ )?{ANIMALS}\b(?! (?:named|called)|[:,] [A-Z])")
_TOPIC = compiled(r"^(?:[Aa]nd )?(?:[Mm]y|[A-Z]\w+['’]s) [\w'’ -]{2,40}\?$")
