"""Roundabout sentences put plainly, before they are read: "The team I root for is Porto" -> "I root for Porto."

English says one thing in many frames: clefts, "what I ... is", topics put first, superlatives by denial, a thing named
before or after its noun, a correction around both. Each rule undoes one frame, for any kind of fact; what the plain
sentence says is read by `memenv.language.lexicon` and `memenv.language.extraction` as ever. A sentence that no rule fits
stays as it is.
"""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.apposition import named_afterwards
from memenv.language.clauses import sentences
from memenv.language.dates import find_dates
from memenv.language.facts_many import ANIMALS
from memenv.language.fragments import mended
from memenv.language.frames import FRAMES, gates
from memenv.language.gates import fold, places
from memenv.language.letters import compiled
from memenv.language.rare import Rare
from memenv.language.taking_back import ANNOUNCES, CUE, taken_back

__all__ = ["plainly"]

#: Openings that carry nothing.
_LEAD = Rare(
    r"^(?:(?:well|so|okay|ok|oh|right|anyway|hey|by the way|btw|also|yes|yeah|honestly|seriously|actually|"
    r"listen|look|you know what|guess what|fun fact|big news|news|update|a little update|breaking news|"
    r"it['’]s official|plot twist|no joke|believe it or not|just so you know|as you (?:may |might )?know|"
    r"for the record|in case you (?:wondered|forgot|are wondering)|(?:I['’]m|I am) "
    r"(?:happy|proud|pleased|thrilled|excited|glad|delighted) to (?:say|report|announce|share|tell you)"
    r"(?: that)?"
    r"|I (?:can|must|have to|should|wanted to|want to|need to|forgot to) "
    r"(?:say|tell you|admit|confess|mention)(?: that)?|did I (?:tell you|mention)(?: that)?|I don['’]t "
    r"(?:know|think) if I (?:told you|mentioned)(?: that)?,? but|you(?: won['’]t|['’]ll never) believe "
    r"(?:it|this)|the (?:big )?news is(?: that)?|the thing is(?: that)?|let me tell you(?: that)?|it so "
    r"happens that|the truth is(?: that)?|(?:[\w' ]{0,30}, )?(?:please )?(?:write|note) (?:it|this|that) down|"
    r"(?:this|that) (?:is|stays) between (?:us|you and me)|between (?:us|you and me)|remember this|keep this "
    r"to yourself|here['’]s a secret|don['’]t tell anyone(?: else)?)[,:!.–—-]*\s+)+(?=\S)",
    re.IGNORECASE,
)
_ASIDE = Rare(
    r",\s+(?:and I mean (?:it|that)|believe it or not|of course|by the way|as you (?:may )?know|I must "
    r"(?:say|admit)|to be honest|as always|funnily enough|no joke|no kidding|in case you wondered|you know|"
    r"I think|I guess|I suppose|without a doubt|hands down|naturally|obviously|honestly|luckily|sadly|"
    r"the spare one|as ever|if you must know|I confess|it seems|it turns out|I have to say|strangely enough|"
    r"like it or not|no surprise|surprisingly)\s*,\s+",
    re.IGNORECASE,
)
_BESIDES = Rare(r"^(?:Apart from|Besides|In addition to|As well as|Along with|Next to|Other than|Aside from|On top of) (?:[\w ]+?),? (?=I\b|I['’]|[A-Z]\w+ (?:speaks|plays|does|knows))")  # fmt: skip
_OF_ALL = Rare(r" (?:of all(?: time)?|of them all|ever|in the (?:whole )?world) (?=(?:is|are|was|has|must|would)\b)")
#: "It was yesterday that Murdo and I started courting".
_WAS_WHEN = compiled(
    r"^It was (?:only |just )?(?P<w>[^,;:]{3,40}?) (?:that|when) (?P<c>(?:I|my|we|our|[A-Z][\w'’-]+)\b.+)$"
)
#: What only says how sure a preference is: "..., nothing else comes near".
_VERDICT = Rare(
    r"(?<=\w), (?:and )?(?:nothing (?:else )?(?:comes (?:near|close)|compares|beats it|touches it)|bar none|hands down|no (?:contest|question|doubt(?: about it)?|competition)|without (?:a )?(?:doubt|question)|by far|by a mile|by a country mile|full stop|[a-z]+ and all|(?:coward|fool|creature of habit|glutton|idiot|softie|wimp) that I am|from sheer [a-z]+|for my sins|such as it (?:was|is)|of all (?:things|people|places)|come (?:hail or high water|rain or shine|what may)|end of(?: story)?|always (?:has been|will be|have been)|(?:every|any) (?:single )?(?:time|day))$",
    re.IGNORECASE,
)
_LEADING = compiled(
    r"^(?:(?:on|in|since|back in|back on|over|as of|from) )?(?:the )?"
    r"(?:\d|last|this|yesterday|today|two|three|four|five|six|seven|eight|nine|ten|a |an |early|late|mid|next|"
    r"tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|"
    r"july|august|september|october|november|december|some|one)",
    re.IGNORECASE,
)
#: "I brought home a cat last week. Meet Misty!"
_MEET = Rare(
    r"(?:Meet|Say hello to|Welcome(?: home)?,?|This is|(?:Her|His|Its|The) name is|(?:We|I) "
    r"(?:call|called|named|have named) (?:him|her|it)|(?:It|She|He)(?:['’]s| is) called)\s+(?:little )?"
    r"(?P<v>[A-Z]\w+)"
)
_UNNAMED = compiled(rf"\b(?:an?|another|second|new|little) (?:[a-z]+ )?{ANIMALS}\b(?! (?:named|called)|[:,] [A-Z])")
_TOPIC = compiled(r"^(?:[Aa]nd )?(?:[Mm]y|[A-Z]\w+['’]s) [\w'’ -]{2,40}\?$")


def _plain(sentence: str) -> str:
    """One sentence put plainly, without its final punctuation."""
    sentence = " ".join(sentence.split())
    sentence = _OF_ALL.sub(" ", sentence)
    for _ in range(2):
        before = sentence
        if "," in sentence:
            sentence = _ASIDE.sub(" ", sentence)
        shorter = _LEAD.sub("", sentence)
        if shorter != sentence and len(shorter.split()) > 2:
            sentence = shorter[0].upper() + shorter[1:]
        sentence = _BESIDES.sub("", sentence)
        if sentence == before:
            break
    sentence = _VERDICT.sub("", sentence)
    if (
        sentence.startswith("It was ")
        and (cleft := _WAS_WHEN.match(sentence)) is not None
        and find_dates(cleft["w"], 0.0)
    ):
        sentence = f"{cleft['c'][0].upper()}{cleft['c'][1:]} {cleft['w']}"
    for form, when in _forms(sentence):
        low = f" {form.lower()} "
        for place in places(gates().open(fold(form))):
            words, pattern, build = FRAMES[place]
            match = pattern.match(form) if any(word in low for word in words) else None
            if match is not None:
                made = " ".join((build(match) + when).split())
                return made[0].upper() + made[1:]
    return named_afterwards(sentence)


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
        made = body if body.endswith("?") else taken_back(body, topic) or _plain(body)
        announced = ANNOUNCES.match(body) if made == body and " my " in body and CUE.search(body) else None
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
