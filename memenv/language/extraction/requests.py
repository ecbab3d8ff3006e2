"""What is said about things said before: corrections, requests to forget, short answers to questions."""

from __future__ import annotations

import re
from collections.abc import Iterable

from memenv.language.extraction.labels import label_in
from memenv.language.facts import RELATIONS, SECRETS, Fact
from memenv.language.rare import Rare

__all__ = [
    "MISTAKE",
    "Correction",
    "answer_as_statement",
    "correction",
    "find_corrected",
    "forget_request",
    "meant_relation",
]

_SAID = r"(?:said|told you|mentioned|wrote|typed|called (?:it|him|her|them)|put down|wrote down|put)"
_WHEN = r"(?: (?:earlier|before|last time|the other day|yesterday|just now|last week|a moment ago|a while ago))?"
_X = r"(?:[^,.;:!?\"”]|(?<=\d)[:.](?=\d))"
_MEANT = re.compile(
    rf"\b{_SAID} (?:that |it was |it is |it's )?[\"'“‘]?(?P<a>{_X}+?)[\"'”’]?{_WHEN}[\s,;:.—–-]*(?:(?:but|and|when|though|sorry|oops|actually|in fact) )*(?:i |that )?(?:actually |really |of course |should have |was |it )*"
    rf"(?:meant|mean|should have said)(?: to say| really| actually| in fact)?[\s,:;.—–-]*(?:it['’]s |it is |it was |that was )?(?:actually |really )?[\"'“‘]?(?P<b>{_X}+)",
    re.IGNORECASE,
)
_SAID_IT_IS = re.compile(
    rf"\b{_SAID} (?:that |it was |it is |it's )?[\"'“‘]?(?P<a>{_X}+?)[\"'”’]?{_WHEN}[\s,;:.—–-]+(?:(?:but|and|when|though|sorry|oops|actually|in fact|that was wrong|wrong) *[,:;.]? *)*"
    rf"(?:it['’]s|it was|it is|it should be)(?: really| actually| in fact)? [\"'“‘]?(?P<b>{_X}+)",
    re.IGNORECASE,
)
_MEANT_NOT = re.compile(
    rf"\bi (?:really |actually |of course )?meant (?:to say )?[\"'“‘]?(?P<b>{_X}+?)[\"'”’]?(?:,? (?:not|instead of|rather than|and not) [\"'“‘]?(?P<a>{_X}+))?[.!?\"”]*$",
    re.IGNORECASE,
)
_NOT_BUT = re.compile(
    rf"\bnot (?!only\b|just\b|sure\b)(?P<a>{_X}+?),? (?:but|it['’]s|it is|rather) (?P<b>{_X}+)", re.IGNORECASE
)
_B_NOT_A = re.compile(
    rf"(?:it['’]s|it is|it was|is|was|be|it should be|:|,|^)\s*(?:actually |really |in fact )?(?P<b>{_X}+?),? (?:and )?not (?P<a>(?!sure|only|just|yet|really|that|too|so\b|a fan){_X}+)",
    re.IGNORECASE,
)
_CUE = re.compile(
    r"\b(?:correction|misspoke|scratch that|mixed [\w ]{0,20}up|told you (?:something |it |that )?wrong|correct (?:myself|something|that)|mistaken|misremembered|i was wrong|(?:got|had|said) (?:that|it|this) wrong|my mistake|my bad|oops|mistyped|meant|wait|actually|sorry)\b",
    re.IGNORECASE,
)
#: Words that say that something said before was wrong.
MISTAKE = Rare(
    r"\b(?:correction|correct (?:myself|something|that|what)|misspoke|misremembered|scratch that|mixed [\w ]{0,20}up|mix-up|was wrong|wrong|my mistake|a mistake|mistaken|oops|mistyped)\b",
    re.IGNORECASE,
)
_SURE = re.compile(r"\b(?:sorry|actually|wait|meant)\b", re.IGNORECASE)
_IT_IS = re.compile(r"^(?:it['’]s|it is|it was) ", re.IGNORECASE)
_BAD = re.compile(
    r"^(?:it|that|so|a lot|the world|well|everything|something|to|i|you|what|how|for|by|me|in|no|yes)\b(?! \w+ \w)",
    re.IGNORECASE,
)


_THAT = re.compile(
    r"^(?:my|our|the) [\w'’ -]+? (?:is|was|are) (?:now |actually |really |called |at |on )*", re.IGNORECASE
)


class Correction:
    """`wrong` was said where `right` was meant; `wrong` may be empty."""

    __slots__ = ("raw", "right", "wrong")

    def __init__(self, right: str, wrong: str) -> None:
        self.raw = _THAT.sub("", right.strip(" \"'“”‘’"))
        self.right = _clean(right)
        self.wrong = _clean(wrong)


def _clean(value: str) -> str:
    value = re.sub(
        r"^(?:(?:in|at|on|a|an|the|it was|it['’]s|it is|my|that|to be|as) )+",
        "",
        value.strip(" \"'“”‘’"),
        flags=re.IGNORECASE,
    )
    return re.sub(
        r",? (?:sorry|of course|instead|my mistake|oops|actually|silly me|obviously)$", "", value, flags=re.IGNORECASE
    ).strip(" \"'“”‘’")


def correction(sentence: str, announced: bool = False) -> Correction | None:
    """What a sentence takes back, or None. `announced`: a sentence before said that something was wrong."""
    if not announced and not _CUE.search(sentence):
        return None
    strong = announced or bool(MISTAKE.search(sentence))
    for pattern in (_MEANT, _SAID_IT_IS, _MEANT_NOT, _NOT_BUT, _B_NOT_A):
        match = pattern.search(sentence)
        if match is None:
            continue
        if not announced and _BAD.match(_IT_IS.sub("", match["b"].strip())):
            continue
        made = Correction(match["b"], match["a"] or "")
        if not made.right or len(made.right) > 80 or len(made.wrong) > 80 or (not announced and _BAD.match(made.right)):
            continue
        if pattern is _B_NOT_A and not strong and not _SURE.search(sentence):
            continue
        return made
    return None


def find_corrected(made: Correction, before: Iterable[Fact]) -> Fact | None:
    """The latest earlier fact that holds the wrong value; without a wrong value the latest of a known kind."""
    wrong = made.wrong.casefold()
    for fact in before:
        if wrong and (wrong == fact.value.casefold() or wrong in fact.text.casefold()):
            return fact
        if not wrong and fact.relation != "other":
            return fact
    if wrong:  # "I said I live in Oslo": the value is inside the quoted words
        for fact in before:
            if fact.relation != "other" and len(fact.value) > 2 and fact.value.casefold() in wrong:
                return fact
    return None


_FORGET = re.compile(
    r"(?P<pre>.*?)\b(?:forget|delete|erase|wipe|remove|discard|scrub|disregard|unsee|unhear|ignore|get rid of|strike)\b(?! to\b| it['’]s| how (?:fun|good|great|much))(?P<v>[^.!?]*)"
    r"|(?P<pre2>.*?)\b(?:don['’]t|do not|shouldn['’]t|not to|never|stop) (?:keep|remember|remembering|store|save|write down|hold on to|note|keeping|storing|repeat|share|hang on to|record) (?!to\b)(?P<v2>[^.!?]*)",
    re.IGNORECASE,
)
#: What `_FORGET` cannot do without; it looks back from every place, so this goes first.
_FORGET_WORD = re.compile(
    r"\b(?:forget|delete|erase|wipe|remove|discard|scrub|disregard|unsee|unhear|ignore|get rid of|strike"
    r"|keep|remember|remembering|store|save|write down|hold on to|note|keeping|storing|repeat|share|hang on to|record)\b",
    re.IGNORECASE,
)
_NO_REQUEST = re.compile(
    r"(?:\b(?:n['’]t|not|never|i|i['’]ll|we|he|she|they|almost|to|people|always|often|i['’]d|could never|you|cannot)|n['’]t (?:ever )?)\s*$",
    re.IGNORECASE,
)
_REQUEST = re.compile(
    r"\b(?:please|can you|could you|would you|you can|you should|want you to|like you to|need you to|ask you to|asking you to|you to|better|best to|kindly|may you|time to|let's)\s*(?:just |also |now |kindly |please |ever |completely |)*$",
    re.IGNORECASE,
)
_FROM_MEMORY = re.compile(
    r",? (?:from|out of|in) (?:your|the|all your) (?:\w+ )?(?:memory|memories|mind|head|notes?|records?|files?|list|brain)\b|,? (?:again|for good|completely|entirely|altogether|for me|if you can|will you|would you|okay|ok|right away|at once)(?=[.!?,]|$)",
    re.IGNORECASE,
)
_EMPTY = re.compile(
    r"^\W*(?:(?:(?:that|what|whatever) )?(?:i|we)(?:['’]ve)? (?:just )?(?:ever )?(?:told|said|mentioned|shared|brought|gave|wrote)(?: you| it| that| anything| a word| up)*|it|about it|that|about that|you|me|us|him|her|them|this)?\W*$",
    re.IGNORECASE,
)
_MEANS: tuple[tuple[str, str], ...] = (
    ("locker code", r"locker|padlock"),
    ("wifi password", r"wi-?fi|wlan|network|router|password|passphrase"),
    ("alarm code", r"alarm"),
    ("party place", r"surprise|party"),
    ("key place", r"\bkeys?\b|hiding (?:place|spot)"),
)
_NAMES = {
    "locker code": "the locker code",
    "wifi password": "the wifi password",
    "alarm code": "the alarm code",
    "party place": "the place of the surprise party",
    "key place": "the hiding place of the key",
}


def meant_relation(text: str) -> tuple[str, str]:
    """The kind of secret that a text means and its name, or ("", "")."""
    for relation, pattern in _MEANS:
        if re.search(pattern, text, re.IGNORECASE):
            return relation, _NAMES[relation]
    label = label_in(text, text.lower().split())
    if label is not None and label.relation in RELATIONS:
        noun = text[label.start : label.end].strip()
        return label.relation, re.sub(r"^(?:my|our|the|an?) ", "the ", noun, flags=re.IGNORECASE)
    return "", ""


#: Any way of asking that something named be no more known.
_OUT_OF_MIND = re.compile(
    r"\b(?:forget|forgot|forgotten|forgetting|erase|erasing|wipe|delete|deleting|out of your (?:mind|head|memory|thoughts)|pretend|never (?:gave|told|mentioned|said|shared|heard|saw)|unlearn|let (?:it|that|go)|get rid|scrub|burn|destroy|don['’]t (?:keep|remember|hold|store)|disregard|remove|drop)\b",
    re.IGNORECASE,
)
_I_FORGOT = re.compile(
    r"\b(?:i|we|he|she|they|don['’]t|never|can['’]t|won['’]t|almost|not)(?:['’](?:ve|ll))? (?:have |had |will |always |keep |ever |just |almost )?(?:forget|forgot|forgotten|forgetting)\b(?! (?:it|that|about it) ?please)",
    re.IGNORECASE,
)
_CHANGES = Rare(r"\b(?:is now|it['’]s .* now|has become|changed to)\b", re.IGNORECASE)


def forget_request(sentence: str) -> str | None:
    """What a sentence asks to forget, in its own words ("" where it only points back); None where it asks nothing."""
    if _OUT_OF_MIND.search(sentence) and not _I_FORGOT.search(sentence) and not re.search(r"\d{3}", sentence):
        named = meant_relation(sentence)[0]
        if named in SECRETS:
            return sentence
    if _CHANGES.search(sentence) or re.search(r"\bstrike out\b", sentence, re.IGNORECASE):
        return None  # "forget my old usual, it's tea now"
    if not _FORGET_WORD.search(sentence) or not _FORGET.search(sentence):
        return None
    sentence = _FROM_MEMORY.sub("", sentence)
    match = _FORGET.search(sentence)
    if match is None:
        return None
    before, meant = (match["pre"], match["v"]) if match["v"] is not None else (match["pre2"], match["v2"])
    asked = bool(_REQUEST.search(before))
    if not asked and (
        _NO_REQUEST.search(before) or (match["v"] is not None and len(before.split()) > 6 and "," not in before)
    ):
        return None
    if not asked and match["v"] is None and re.search(r"\b(?:i|we|they|he|she|people)\s*$", before, re.IGNORECASE):
        return None
    if _EMPTY.match(meant):
        # "the locker code, please forget it" means what stands before; "forget it" alone means nothing
        meant = before if meant_relation(before)[0] else ""
        return meant if meant or asked else None
    if (
        match["v"] is not None
        and not asked
        and not meant_relation(meant)[0]
        and not re.search(r"\b(?:i|told|said|code|gave|number|what|mentioned|secret)\b", meant, re.IGNORECASE)
    ):
        return None
    return " ".join(meant.split())


_ANSWERS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), form)
    for pattern, form in (
        (r"\bwhere (?:do|are) you (?:\w+ )?(?:live|living|based)", "I live in {}"),
        (r"\bwhere (?:did|have|are) you (?:\w+ )?mov(?:e|ed|ing)", "I moved to {}"),
        (r"\bwhere are you (?:\w+ )?from|where (?:did|were) you (?:grow up|born)", "I am from {}"),
        (r"\b(?:where|who) do you work(?: for| at)?", "I work at {}"),
        (r"\bwhat do you do (?:for (?:a living|work)|these days|now)|what['’]?s your job", "I work as {}"),
        (r"\bwhat (?:instrument )?do you play", "I play {}"),
        (r"\b(?:which|what) team do you (?:support|root)", "I support {}"),
        (r"\bhow do you (?:get|go|commute|travel) to", "I get to work by {}"),
        (r"\bwhat (?:car )?do you drive", "I drive {}"),
        (r"\bwhat are you (?:\w+ )?reading", "I am reading {}"),
        (r"\bwhat are you (?:\w+ )?watching", "I am watching {}"),
        (r"\bwhat are you allergic", "I am allergic to {}"),
        (r"\bwhat (?:are you|do you) study", "I study {}"),
        (r"\bwhere (?:do|did|are) you study", "I study at {}"),
        (r"\bwhen(?:['’]s| is) your birthday", "my birthday is {}"),
        (r"\b(?:what|which) languages? (?:do|can) you speak", "I speak {}"),
        (
            r"\b(?:what|who|which)(?:['’]s| is| was) your (?P<k>[\w ]{3,40}?)(?: called| these days| now)?\?",
            "my {k} is {}",
        ),
    )
)


def answer_as_statement(question: str, answer: str) -> str:
    """A short answer and its question as one statement of the answerer: "Where do you live?" "Rome." -> "I live in Rome"."""
    for pattern, form in _ANSWERS:
        match = pattern.search(question)
        if match is not None:
            body = re.sub(
                r"^(?:in|at|to|from|by|as|it['’]s|it is|on|my|he['’]s|she['’]s|called)\s+",
                "",
                answer.strip(" .!"),
                flags=re.IGNORECASE,
            )
            return form.replace("{k}", (match.groupdict().get("k") or "").strip()).replace("{}", body)
    return ""
