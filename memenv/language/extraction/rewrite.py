"""From what a speaker says to what is true of a named person: "I've moved, my dog too" -> "Mia has moved, Mia's dog too"."""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.extraction.wordlists import words_in
from memenv.language.gates import fold
from memenv.language.mentions import begins_with
from memenv.language.rare import Rare

__all__ = ["ADVERBS", "Address", "Voice", "is_past_form", "plain_verbs", "sentence_case", "third_person", "trim"]

_PAST_FORMS = words_in("""was were had did went got took gave made bought sold began came won left lost met found saw ran wrote taught
    quit broke kept grew felt thought told said heard knew became brought built caught chose drew drank drove ate fell
    fed fought flew forgot forgave froze held hid hurt led lent let paid put read rode rang rose sang sat sent set shot
    showed slept spoke spent stood stole stuck swam swore threw understood woke wore cut hit cost split spread bet shut
    learnt spilt dreamt burnt swapped upgraded used ended signed wound tore shook slid swept swung struck sought
    overcame underwent redid rewrote relearned hung laid lay lit meant could would should might must may can will shall
    cannot ought ain't can't couldn't won't wouldn't shouldn't didn't wasn't hadn't mustn't can’t couldn’t won’t wouldn’t
    shouldn’t didn’t wasn’t hadn’t is has does isn't hasn't doesn't backpacked ever ran""")
_NOT_PAST = words_in("need feed breed speed heed bleed seed weed succeed exceed proceed embed shed wed")
ADVERBS = words_in("""really just recently finally actually still also always usually now currently mostly mainly only even already
    both simply absolutely totally officially proudly never often sometimes rarely secretly definitely truly
    completely probably honestly generally normally typically occasionally hardly barely kinda quite long ever so
    apparently fully genuinely happily sadly nearly almost ultimately eventually initially originally particularly once
    especially literally basically regularly seriously no longer last first next""")
_IRREGULAR = {
    "am": "is",
    "are": "is",
    "have": "has",
    "do": "does",
    "don't": "doesn't",
    "don’t": "doesn't",
    "haven't": "hasn't",
    "haven’t": "hasn't",
    "aren't": "isn't",
    "aren’t": "isn't",
    "were": "was",
    "weren't": "wasn't",
    "weren’t": "wasn't",
    "go": "goes",
    "gotta": "has got to",
    "wanna": "wants to",
    "gonna": "is going to",
    "dont": "doesn't",
}
_NO_VERB = words_in("""and or but to in on at of for with from the a an my your our his her their as that this about than too not no
    being having getting i you we they he she it me all back both""")


def is_past_form(word: str) -> bool:
    """Whether a lower-cased word is a past form, a modal or a third-person auxiliary: what may follow any subject."""
    return word in _PAST_FORMS or (word.endswith("ed") and word not in _NOT_PAST)


@lru_cache(maxsize=4096)
def third_person(verb: str) -> str:
    """The verb after "I" or "you" as it is after a name: "live" -> "lives"; past forms and modals stay."""
    low = verb.lower()
    if low in _IRREGULAR:
        return _IRREGULAR[low]
    if low in _PAST_FORMS or low in _NO_VERB or (low.endswith("ed") and low not in _NOT_PAST) or low.endswith("ing"):
        return verb
    if not low.isalpha():
        return verb
    if low.endswith(("s", "sh", "ch", "x", "z", "o")):
        return verb + "es"
    if low.endswith("y") and len(low) > 1 and low[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


_TOKENS = re.compile(
    r"\b(?=[IWwYyMmOou])(?:(?P<s>I|[Ww]e|[Yy]ou)(?P<c>['’](?:m|ve|d|ll|re)\b)?(?P<rest>(?: (?!(?:my|our|your|me|us|you|mine|ours|yours|myself|we)\b)[a-z]+(?:['’]t)?){0,3})|(?P<p>[Mm]y|[Oo]ur|[Yy]our)(?P<own> own)?"
    r"|(?P<o>me|us|myself|ourselves|yourself)|(?P<q>mine|ours|yours))\b(?!['’][a-z])"
)
_ASKING = re.compile(
    r"(?:\b(?:did|do|does|can|could|will|would|should|have|has|had|may|might|must|shall|let|see|make|made|help|helped|helps|makes|lets|to|and|tell|told|give|gave|show|showed|ask|asked|miss|love|for|with|of|about|at|from|than|like|thank|call|send|owe|promise|wish|meet|met|without|between|around)) $",
    re.IGNORECASE,
)


class Voice:
    """Rewrites the words of one speaker, said to at most one other person."""

    def __init__(self, speaker: str, other: str) -> None:
        self.speaker = speaker
        self.other = other

    def retell(self, text: str) -> str:
        """`text` with first and second person replaced by names, and the verbs after them in the third person."""
        return _TOKENS.sub(self._replace, text)

    def _replace(self, match: re.Match[str]) -> str:
        subject = match["s"]
        if subject:
            name = self.other if subject in ("you", "You") else self.speaker
            if not name:
                return match.group()
            return self._clause(match, name)
        word = (match["p"] or match["o"] or match["q"]).lower()
        name = self.other if word.startswith("you") else self.speaker
        if not name:
            return match.group()
        return name if match["o"] else name + "'s"

    @staticmethod
    def _clause(match: re.Match[str], name: str) -> str:
        short = (match["c"] or "")[1:]
        rest = match["rest"]
        if short:
            known = {"m": "is", "re": "is", "ve": "has", "ll": "will"}.get(short)
            if known is None:  # 'd
                first = rest.split()[:1]
                had = first and (first[0] in ("been", "gone", "never", "already", "just") or first[0].endswith("ed"))
                known = "had" if had else "would"
            return f"{name} {known}{rest}"
        words = rest.split()
        if not words or _ASKING.search(match.string, max(0, match.start() - 9), match.start()):
            return name + rest
        for index, word in enumerate(words):
            if word not in ADVERBS:
                words[index] = third_person(word)
                break
        return f"{name} {' '.join(words)}"


_EDGES = ' \t,;:–—-"“”'
_LEAD = re.compile(
    r"^(?:(?:oh|ah|hey|hi|hello|wow|well|so|and|but|also|anyway|btw|by the way|yeah|yep|yes|no|nope|haha|lol|okay|ok|hmm|um|uh|right|sure|actually"
    r"|guess what|honestly|you know(?: what)?|to be honest|speaking of which|oh my god|omg|thanks|thank you|cool|great|nice|plus|then|good news"
    r"|big news|fun fact|funny story|update|quick update|in other news|on another note|by the by|listen|look|anyways|because|since then|besides"
    r"|not gonna lie|believe it or not|long story short|for sure|of course|absolutely|definitely|totally|exactly|sorry|true|like|as for me|for me"
    r"|i mean|not much|not really|same here|apparently|just|still|news flash|confession|small update|little update|happy news|sad news|bad news)"
    r"(?: (?:again|there|too|so much|a lot))?\b(?:\s*(?:[,!:.…—–-]+\s*|$)|(?<=so)\s+|(?<=and)\s+|(?<=but)\s+|(?<=oh)\s+|(?<=well)\s+|(?<=also)\s+|(?<=then)\s+|(?<=anyway)\s+"
    r"|(?<=because)\s+|(?<=plus)\s+|(?<=yeah)\s+|(?<=wow)\s+|(?<=btw)\s+|(?<=by the way)\s+))",
    re.IGNORECASE,
)
_FRAME = Rare(
    r"^(?:(?:have|had) i (?:ever )?(?:told you|mentioned)|did i (?:ever )?(?:tell you|mention)|(?:did|do) you (?:know|hear|remember)|i (?:just )?(?:wanted|have|want) to (?:tell you|say|mention|share)"
    r"|i(?:['’]ve)? (?:already |just |think i |might have )?(?:told you|mentioned|said)(?: (?:earlier|before|last time))?|i (?:just )?(?:heard|found out|learned|realised|realized)|you (?:know|remember)|(?:i )?can['’]t believe|believe me"
    r"|(?:i['’]m )?(?:so |really |very )?(?:happy|glad|excited|thrilled|proud|pleased|sad|sorry) to (?:say|share|report|tell you|announce)|the (?:big |latest |good |sad )?news is"
    r"|you know me|i(?: hardly ever| never)? say this,? but|i hate to say it,? but|don['’]t laugh,? but|i['’]m afraid|just so you know|in case you (?:forgot|wondered|missed it)|for the record|as (?:you know|i said|i mentioned)|it turns out|turns out|let me tell you|remember(?: (?:when|how))?)"
    r"(?: to you| about it)?,?(?: that)?:? (?=(?:i|my|we|our|you|he|she|they|one|[A-Z])\b)",
    re.IGNORECASE,
)


#: First words at which a greeting, a filler or a reporting frame may begin.
_LEAD_FIRST = words_in("""oh ah hey hi hello wow well so and but also anyway btw by yeah yep yes no nope haha lol okay ok hmm um uh right sure actually
    guess honestly you to speaking omg thanks thank cool great nice plus then good big fun funny update quick in on listen
    look anyways because since besides not believe long for of absolutely definitely totally exactly sorry true like as i
    don't don’t i've i’ve i'm i’m same apparently just still news confession small little happy sad bad really have had did do can't can’t the it
    let turns remember""")
_FIRST = re.compile(r"[A-Za-z'’]+")
_ADDRESSED = re.compile(r"\s*[,!:.…—–-]+\s*")


_SHORT_BE = re.compile(
    # "My flat's in Porto", "Summer's my favourite season", "my job's translator, mostly"
    r"(?P<a>\b(?:my|our) (?:[\w-]+ ){0,2}[\w-]+)['’]s (?=(?:in|at|by|on|called|named|now|a|an|the|still|actually|always|been|just|not|set|over|from|for|to|Dr\b|Doctor\b|my|our)\b)"
    r"|(?P<b>\b(?!(?:that|it|he|she|there|what|who|where|here|let|how|one|everyone|everybody|everything|nothing|something|somebody|someone|nobody|when|why)\b)[\w-]+)['’]s (?=(?:my|our|the (?:one|boss|best|only)|what i|where i|how i|who i|been my|always been|now my|still my|no longer)\b)"
    r"|(?P<c>\b(?:my|our) (?:(?:new|current|usual|favou?rite|go-to|own|main|best|old|all-time|signature) )*(?:favou?rite|usual|job|hobby|team|drink|car|diet|commute|instrument|sport|degree|major|home ?town|birthplace|birthday|plan|goal|dream|shoe size|fear|film|movie|book|novel|food|dish|meal|colou?r|season|restaurant|music|genre|order|pick|employer|university|college|specialt?i?t?y|"
    r"boss|manager|supervisor|flatmate|roommate|housemate|dentist|partner|girlfriend|boyfriend|husband|wife|fianc[eé]e?))['’]s (?!(?:name|number|size|place|house|birthday|office|car|team|dog|cat|title|day)\b)(?=[^,;.!?]{1,40}(?:[,;.!?]|$))",
    re.IGNORECASE,
)
_FINITE_WORD = re.compile(r"\b(?:is|was|are|were|has|had|have|does|did|[a-z]+ed|['’]s)\b")
_HABIT = re.compile(
    r"^(?P<head>(?:\W*(?:and|but|so|well|oh) )?)if (?=(?:i|you|we|it|anyone|anybody|someone|somebody|my|the|there|they|people|friends|guests)\b)(?!.*\b(?:ever|would|could|might|should|will|were|won|had|did|may|be able|can|gets?|got|goes well|works? out|happens|hire|offer|accept)\b)(?!.*['’](?:d|ll)\b)",
    re.IGNORECASE,
)
_WOULD = re.compile(
    r"\b(?:would|could|might|maybe|perhaps|will|should|wonder|know|ask|sure|tell me|let me)\b|['’](?:d|ll)\b",
    re.IGNORECASE,
)
_ASKED = re.compile(
    r"^if (?:you ask(?: me)?|you must know|i (?:have|had|need(?:ed)?) to (?:pick|choose|name)(?: (?:one|just one|a [\w ]+|only one))?|anyone asks|pressed|forced),? ",
    re.IGNORECASE,
)


def plain_verbs(sentence: str) -> str:
    """A sentence without short forms of "is" after nouns, and without an "if" that only says whenever."""
    if "Dr. " in sentence:
        sentence = sentence.replace("Dr. ", "Dr ")
    if "'s " in sentence or "’s " in sentence:
        sentence = _SHORT_BE.sub(_in_full, sentence)
    if "if " in sentence[:12].lower():
        sentence = _ASKED.sub("", sentence)
        sentence = _HABIT.sub(lambda match: f"{match['head']}when ", sentence)
    if " if you " in sentence and not _WOULD.search(sentence):
        sentence = sentence.replace(" if you ", " when you ")
    return sentence


def _in_full(match: re.Match[str]) -> str:
    noun = match["a"] or match["b"] or match["c"]
    if match["c"] and _FINITE_WORD.search(re.split(r"[,;.!?]", match.string[match.end() :])[0]):
        return match.group()
    return f"{noun} is "


class Address:
    """The names by which somebody is addressed at the start of a sentence ("Leo, …", "Alexandra: …", "Alex! …")."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._first = frozenset(fold(name[:2]) for name in names)

    def end(self, text: str) -> int:
        """Where the address ends that `text` begins with; 0 where it begins with none."""
        if fold(text[:2]) in self._first:
            for name in self._names:
                if begins_with(text, name) and (marks := _ADDRESSED.match(text, len(name))) is not None:
                    return marks.end()
        return 0


def trim(clause: str, names: Address | None) -> str:
    """Without greetings, fillers, reporting frames and the name of whom it is said to."""
    text = clause.strip(_EDGES)
    for _ in range(4):
        first = _FIRST.match(text)
        if first is None:
            break
        before = len(text)
        if first.group().lower() in _LEAD_FIRST:
            found = _LEAD.match(text)
            if found is not None and found.end():
                text = text[found.end() :]
            if (found := _FRAME.match(text)) is not None:
                text = text[found.end() :]
        elif names is None:
            break
        if names is not None and (end := names.end(text)):
            text = text[end:]
        if len(text) == before:
            break
    return text.strip(_EDGES)


def sentence_case(text: str) -> str:
    """First letter large, one full stop at the end."""
    text = " ".join(text.split()).rstrip(" .,;:!")
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text[-1] in '?…"”' else ".")
