"""Frames that rank a thing above others: superlatives by denial, topics put first, what would be picked."""

from __future__ import annotations

import re

from memenv.language.frame_slots import ADVERBS, CLASS, COPULA, LIKE, MOST, POSSESSOR, SUBJECT, VALUE, Frame, frame
from memenv.language.recast import (
    favourite,
    possessive_of,
    subject_of,
)

__all__ = ["FAVOURITES"]

#: "No film comes close to Up", "Of all seasons I love autumn most", "If I could eat one dish, it would be stew".
FAVOURITES: tuple[Frame, ...] = (
    # "I've been converted: no food pleases me more than tortilla soup".
    frame(
        "more_than better_than happier_than deeper_than _me_like much_as",
        rf"^(?:[^:]{{1,40}}: )?(?:[Nn]o(?: other)?|[Ff]ew|[Hh]ardly any) (?P<n>{CLASS}|picture) (?:in the world |on earth |ever (?:made|written|cooked|played|shot) )?(?:ever |can |could |will )?"
        r"(?:pleases?|delights?|suits?|tempts?|makes?|moves?|speaks? to|excites?|satisf(?:y|ies)|cheers?|agrees? with|touch(?:es)?|thrills?|gets?|warms?) "
        r"(?:me|(?P<s>[A-Z]\w+))(?: up)? (?:(?:more|better|happier|deeper) than|like|as much as|half as much as|so much as) (?P<v>[^;,]+?)(?: now| these days| does)?(?:[,;].*)?$",
        lambda m: favourite(m["s"] or "I", m["n"].replace("picture", "film"), m["v"]),
    ),
    # "My old favourite restaurant went downhill, so now my favourite is Luigi's".
    frame(
        "favourite favorite fave",
        rf"^[^,;:]*\b(?:fav\w* )?(?P<n>{CLASS})\b[^,;:]*[,;:] (?:(?:so|and|but|because|now|these days|nowadays) )*(?:(?:my|the) (?:new |current |latest )?fav\w*(?: one| now)? (?:is|has become|would be)(?: now)? (?P<v>[^;,]+)|"
        r"(?P<v2>[^;,]+?) is (?:my|the) (?:new |current )?fav\w*(?: one)?(?: now| nowadays| these days| today)?)$",
        lambda m: favourite("I", m["n"], m["v"] or m["v2"]),
    ),
    # "As far as favourite foods go, first place has gone to empanadas".
    frame(
        "goes_to gone_to go_to went_to winner top_spot crown number_one",
        rf"^(?:(?:[Aa]s far as|[Ww]hen it comes to|[Aa]s for|[Aa]mong|[Ii]n terms of|[Ff]or|[Oo]f(?: all)?)(?: all)?(?: the| my)? (?:fav\w* )?(?P<n>{CLASS})(?: (?:go(?:es)?|is concerned|are concerned))?,? )"
        r"(?:(?:the |my )?(?:first place|top spot|first prize|crown|title|number one spot|trophy|prize|gold medal|vote) (?:now )?(?:(?:has |have )?(?:gone|goes|went|go) to|belongs to|is held by)|(?:the |my )?(?:winner|number one|top choice|champion) (?:is|has to be)) (?P<v>[^;,]+)$",
        lambda m: favourite("I", m["n"], m["v"]),
    ),
    # Superlatives by denial.
    frame(
        "_no_",
        rf"^(?:[A-Z]\w+,? )?(?:there is |there['’]s )?[Nn]o(?: other)? (?P<n>{CLASS})"
        r"(?: (?:in the world|out there|on earth|that))? (?:can |could |will ever |ever )?"
        r"(?:beats?|tops?|matches|match|compares? (?:to|with)|comes? (?:even )?close to|comes? near|(?:is|are) "
        r"(?:better|nicer|greater|finer|tastier|prettier|lovelier|more beautiful) than|equals?|rivals?|(?:is|are) "
        r"(?:as good|as nice) as|holds a candle to|surpass(?:es)?|can top|like|quite like) (?P<v>[^;,]+?)"
        r"(?: (?:for|to|with) (?:me|(?P<s>[A-Z]\w+)))?(?:[;,].*| in my (?:eyes|book|opinion|view).*)?$",
        lambda m: favourite(m["s"] or "I", m["n"], m["v"]),
    ),
    frame(
        "nothing",
        r"^(?:For (?:me|(?P<s>[A-Z]\w+)),? )?[Nn]othing (?:can |ever |in the world )?"
        rf"(?:beats|tops|comes close to|compares (?:to|with)|is better than|matches|equals|rivals) {VALUE}"
        r"(?:,| as| -| –|;| when it comes to| in terms of| among)(?: it['’]s)?"
        rf"(?: an?| (?P<p>my|[A-Z]\w+['’]s)| the)? ?(?:all-time |absolute )?(?:fav\w* )?(?P<n>{CLASS})\b.*$",
        lambda m: favourite(m["s"] or (subject_of(m["p"]) if m["p"] else "I"), m["n"], m["v"]),
    ),
    # Topics put first.
    frame(
        "comes_to _all_ among terms _as_for far_as regarding concerning _for_ talking speaking way_of",
        r"^(?:(?:[Ww]hen|[Ii]f) it comes to|[Oo]f all(?: the)?|[Aa]mong(?: all)?(?: the)?|[Oo]ut of all(?: the)?|"
        r"[Ii]n terms of|[Aa]s for|[Aa]s far as|[Rr]egarding|[Cc]oncerning|[Ff]or|[Tt]alking of|[Ss]peaking of|"
        rf"[Ii]n the way of)(?: the| my| [A-Z]\w+['’]s)? ?(?P<n>{CLASS})"
        r"(?: (?:goes|go|is concerned|are concerned|I know|I['’]ve (?:read|seen|tried)|in the world|out there|ever (?:written|made|bound|printed|shot|cooked|played|invented)))?"
        r",? (?:(?P<s>I|[A-Z]\w+) (?:would |['’]d )?(?:always |still |really )?"
        rf"(?:{LIKE}|pick|choose|go for|vote for|take)s? (?P<v>[^;,]+?)"
        rf"(?: {MOST}| (?:any ?time|every time|any day|first))?|(?P<v2>[^;,]+?) {COPULA} {ADVERBS}"
        r"(?:(?:my|the|(?P<p>[A-Z]\w+['’]s)) (?:\w+[- ])?(?:fav\w*|best|winner|number one|top (?:choice|pick)|"
        r"first choice|thing|one(?: for me)?)(?: of all| one| [a-z]+)?|hard to beat|unbeatable|unbeaten|(?:dearest|nearest|closest) to (?:me|my heart)|the one for me|it)|"
        r"(?P<v3>[^;,]+?) (?:wins|takes the (?:cake|crown|prize)|comes first|comes out on top|beats "
        r"(?:them all|everything|all others|all the others)|tops (?:the|my) list)(?: for (?:me|(?P<s3>[A-Z]\w+)))?"
        r")$",
        lambda m: favourite(
            m["s"] or m["s3"] or (subject_of(m["p"]) if m["p"] else "I"), m["n"], m["v"] or m["v2"] or m["v3"]
        ),
    ),
    frame(
        "_if_",
        r"^If (?:you|anyone|someone|somebody|anybody) (?:asks?|wants?|needs?|wonder)[\w ,']*? "
        r"(?P<p>my|[A-Z]\w+['’]s) (?P<n>[\w' -]+?), (?:then )?(?:it['’]s|it is|it would be|I['’]d say|"
        r"the answer is|that['’]s|it has to be|I say) (?P<v>.+)$",
        lambda m: f"{m['p'][0].upper()}{m['p'][1:]} {m['n']} is {m['v']}",
    ),
    frame(
        "_if_",
        r"^If (?P<s>I|[A-Z]\w+) (?:could|had to|were allowed to|was allowed to|must|may|can) (?:only )?"
        r"(?:eat|pick|choose|have|read|watch|keep|listen to|wear|name|take|save|live in|visit|drink|go to|order)"
        rf"\w* (?:only |just )?(?:one|a single|the same|just one|one single)(?: (?P<n>{CLASS}|thing))?\b[^,]*, "
        r"(?:then )?(?:it['’]d|it would|it['’]s|that would|it will|that['’]d|I['’]d (?:pick|choose|go for|take)|"
        r"my choice would)(?: (?:have to |definitely |always |surely )*be)? (?P<v>[^,;]+?)"
        r"(?:, (?:my|[A-Z]\w+['’]s) (?P<n2>[\w' -]+))?$",
        lambda m: (
            f"{possessive_of(m['s'])} {m['n2']} is {m['v']}"
            if m["n2"]
            else favourite(m["s"], m["n"] or "thing", m["v"])
        ),
    ),
    frame(
        "best_ greatest finest nicest loveliest tastiest _top_ number_one most_beautiful",
        r"^(?:[Ff]or (?:me|(?P<s>[A-Z]\w+))|[Ii]n (?:my|(?P<p>[A-Z]\w+['’]s)) "
        r"(?:opinion|view|book|eyes|mind|world)|[Tt]o (?:me|my mind|my taste)|[Pp]ersonally|[Ii]f you ask me),? "
        rf"the (?:best|greatest|finest|nicest|loveliest|most beautiful|tastiest|top|number one) (?P<n>{CLASS})"
        rf"(?: [\w' ]+?)? {COPULA} {ADVERBS}(?P<v>[^;,]+?)(?:,? (?:hands down|no contest|by far|always))?$",
        lambda m: favourite(m["s"] or (subject_of(m["p"]) if m["p"] else "I"), m["n"], m["v"]),
    ),
    frame(
        "best_ greatest finest nicest loveliest tastiest _top_ number_one most_beautiful",
        rf"^{SUBJECT} (?:consider|regard|rate|deem|think|find|call|rank|name|judge|count|see)(?:s|ed)? {VALUE} "
        r"(?:to be |as |is )?the (?:best|greatest|finest|nicest|loveliest|most beautiful|tastiest|top|number one) "
        rf"(?P<n>{CLASS})\b.*$",
        lambda m: favourite(m["s"], m["n"], re.sub(r"^that ", "", m["v"])),
    ),
    frame(
        "best_ greatest finest nicest loveliest tastiest _top_ number_one most_beautiful",
        rf"^(?P<v>[^,;]+?) {COPULA} {ADVERBS}the (?:best|greatest|finest|nicest|loveliest|most beautiful|tastiest|"
        rf"top|number one) (?P<n>{CLASS})(?: (?:ever(?: \w+)?|of all(?: time)?|there is|in the world|in my "
        r"(?:book|opinion|view|eyes)|I know|I['’]ve ever \w+|I have ever \w+|out there|for (?:me|(?P<s>[A-Z]\w+))|"
        r"if you ask me|on earth|hands down))+$",
        lambda m: favourite(m["s"] or "I", m["n"], m["v"]),
    ),
    frame(
        "_than_",
        rf"^{SUBJECT} (?:now |always |still |really |just |simply )*{LIKE} (?P<v>[^,;]+?) (?:more|better) than (?:any|every|all|each)(?: other)? (?P<n>{CLASS})s?$",
        lambda m: favourite(m["s"], m["n"], m["v"]),
    ),
    frame(
        "favourite_among favourite_of favourite_out favorite_among favorite_of favorite_out",
        rf"^{POSSESSOR} favou?rite (?:among|of|out of)(?: all)?(?: the| my)? (?P<n>{CLASS}) (?:is|are|has always been|remains|has become) {ADVERBS}(?P<v>[^;,]+?)$",
        lambda m: favourite(subject_of(m["p"]), m["n"], m["v"]),
    ),
)
