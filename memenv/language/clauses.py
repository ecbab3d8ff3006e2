"""Sentences and clauses of English text, and what each clause claims: fact, wish, guess, denial, past, other people's.

Every mark is local to a clause: "used to live in Oslo, but now lives in Rome" holds one past and one present claim.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from memenv.language.gates import Gates, fold
from memenv.language.letters import compiled
from memenv.language.rare import Rare

__all__ = ["KIN", "PRONOUNS", "Clause", "clauses", "sentences"]

_ABBREVIATION = r"(?<!\bMr)(?<!\bMrs)(?<!\bMs)(?<!\bDr)(?<!\bSt)(?<!\bvs)(?<!\be\.g)(?<!\bi\.e)(?<!\b[A-HJ-Z])"
_SENTENCE_END = compiled(rf"(?:{_ABBREVIATION}\.|[!?…])[.!?…]*[\"'”’)\]]*(?=\s|$)|[\r\n]+|[\"'”’]?\s[•▪●]\s|[。！？]")

#: The same where no abbreviation, line break or special character can be meant: many times faster.
_PLAIN_END = compiled(r"[.!?]+[\"')\]]*(?=\s|$)")
_ABBREVIATED = compiled(
    r"\.(?:(?<=\b[A-HJ-Z]\.)|(?<=Mr\.)|(?<=Mrs\.)|(?<=Ms\.)|(?<=Dr\.)|(?<=St\.)|(?<=vs\.)|(?<=e\.g\.)|(?<=i\.e\.))"
)

#: People one has, by the word for them. A clause about "my cousin" tells nothing of the one who speaks.
KIN = (
    r"(?:step|half|grand|great[- ]?grand|god|foster )?-?"
    r"(?:mother|father|mom|mum|mommy|dad|daddy|parents?|brother|sister|siblings?|bro|sis|son|daughter|child|children"
    r"|kids?|baby|twins?|wife|husband|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|cousins?|aunt(?:ie)?|uncle"
    r"|niece|nephew|gran(?:ny|dma|dpa|ny)?|nana|grandparents?|relatives?|family|in-laws?|friends?|bestie|buddy|buddies"
    r"|pals?|mates?|neighbou?rs?|colleagues?|co-?workers?|classmates?|team-?mates?|boss|manager|supervisor|mentor"
    r"|school-?mates?|work-?mates?|hairdresser|barber|accountant|plumber|mechanic|postman|babysitter|instructor|gentleman|fellow|chap|bloke|lad"
    r"|room-?mates?|flat-?mates?|housemates?|landlord|landlady|tenant|teacher|professor|tutor|coach|trainer|doctor"
    r"|dentist|therapist|student(?! (?:days|years|life|time|card|flat|house|loan))|client|customer|patient|guy|woman|man|lady|ex)(?:-in-law)?s?"
)
PRONOUNS = frozenset(
    [
        "i",
        "me",
        "my",
        "mine",
        "myself",
        "we",
        "us",
        "our",
        "ours",
        "she",
        "he",
        "her",
        "him",
        "his",
        "hers",
        "they",
        "them",
        "their",
        "it",
        "you",
        "your",
    ]
)

_NAME = r"[A-Z][\w’'-]*[\w]"
_SUBJECT = (
    r"(?:(?:I(?=['’]|\s+(?!is\b|has\b)[a-z])|[Ww]e|[Ss]he|[Hh]e|[Tt]hey|[Ii]t|[Tt]here|[Tt]hat|[Tt]his|you|You)\b"
    r"|(?:[Mm]y|[Hh]er|[Hh]is|[Oo]ur) (?:[a-z]+ ){1,3}(?:is|are|was|were|has|had|have|[a-z]+ed|got|went|lives?|works?)\b)"
)
_VERB = (
    r"(?:is|isn't|are|was|wasn't|were|am|has|hasn't|have|had|does|doesn't|do|did|didn't|can|can't|could|will|won't|would"
    r"|might|may|should|now|then|never|also|still|no longer|currently|recently|already|just|really|used to|plans?|hopes?"
    r"|wants?|likes?|loves?|lives|works?|plays?|speaks?|stud(?:y|ies)|drives?|owns?|eats?|drinks?|reads?|watch(?:es)?"
    r"|went|got|gets?|goes|took|takes?|gave|gives?|made|makes?|bought|buys?|sold|sells?|began|begins?|came|comes?|won"
    r"|left|lost|met|meets?|found|saw|ran|runs?|wrote|writes?|taught|teaches|learn(?:s|t)?|quit|quits|broke|kept|keeps?"
    r"|supports?|collects?|grows?|grew|hates?|fears?|dislikes?|enjoys?|prefers?|commutes?|cycles?|wakes?|woke|rides?"
    r"|volunteers?|celebrates?|wears?|calls?|calling|spends?|spent|follows?|roots?|cheers?|sees?|[a-z]{2,}ed(?! [a-z]+(?:,| and |\.?$)))\b"
)
_SPLIT = compiled(
    # no alternative begins with anything else: most places are passed over at once
    rf"(?=[\s;(),–—])(?:"
    rf"\s*;\s*|\s*\((?=[a-z])|\)\s*|,\s+(?=(?:not?|never|nothing|nobody|none|without|hardly)\s)|\s+(?=before [a-z]+ing\b)|\s+[–—-]{{1,2}}\s+|\s*[–—]\s*"
    rf"|,?\s+(?:but|yet|although|though|whereas|while|because|since (?={_SUBJECT})|so(?!\s+(?:much|many|far|that|long|good|happy|as|to)\b)"
    rf"|until|unless|instead of|rather than)\s+"
    rf"|,?\s+and\s+(?=(?:(?:also|then|now|so) )?(?:{_SUBJECT}|{_NAME}(?:'s|’s)?(?:\s[a-z]+)?\s{_VERB}|{_VERB}))"
    rf"|,\s+(?=(?:(?:and|then|now|so) )?(?:{_SUBJECT}|{_NAME}\s{_VERB}|{_VERB}))"
    rf"|,\s+(?:which|who|where)\s+|,\s+for\s+(?=(?:I|we|my)\b)"
    # "we lost Rex, the vet couldn't save him", "I've moved on from teal, maroon is my favourite"
    rf"|,\s+(?=[Tt]he (?:[a-z]+ )?[a-z]+ (?:is|was|are|were|has|had|can['’]?t|couldn['’]t|won['’]t|didn['’]t|doesn['’]t|wasn['’]t|isn['’]t|never)\b)"
    rf"|,\s+(?=[\w-]+ (?:is|are|has become) (?:my|our)\b))"
)

_NAME_AND_I = compiled(rf"\b{_NAME} and I$")
_SPOKE = compiled(r"\b(?:I|we|he|she|they|my|it|you)\b", re.IGNORECASE)
_NAMES_ONLY = compiled(rf"\s*{_NAME}(?:, {_NAME})*,?\s*")

#: What follows "if" where a habit or a need is told: "if I cook for friends, I make curry".
_HABIT = r"(?:you\b|there(?:['’]s| is| are)\b|i (?:cook|drink|eat|order|have to|feel|am|cannot|can't|want|need|read|listen|bake|make|relax|play|touch|smell|see)\b|(?:my|the|someone|anyone|somebody|anybody|it)\b)"

_HYPOTHETICAL = compiled(
    rf"\b(?:if (?!{_HABIT})|might|maybe|perhaps|possibly|may (?:be|well|have|move|get|become|switch|try|go|take|start|adopt|buy|even|one|end|apply|study|join|learn|quit|never)"
    r"|(?:could|may|might) (?:very )?well|could (?:set|move|get|see|be|become|imagine|switch|adopt|buy|live|end|one|even|maybe|try|have|start|take|never)"
    r"|would|wouldn't|['’]d (?!(?:already|just|been|like|love|gone|gotten|had|won|taken|given|seen|done|bought|lost|left|broken|met|got|made|begun|come|found|written|run|become|forgotten|(?!need)[a-z]{2,}ed)\b)|imagin(?:e|es|ed|ing)|suppos(?:e|es|ing)"
    r"|consider(?:s|ed|ing)? (?=an? |the |[a-z]+ing\b)|ponder(?:s|ed|ing)?|toy(?:s|ed|ing) with|tempted|wonder(?:s|ed|ing)?|debat(?:es|ed|ing)"
    r"|think(?:s|ing)? (?:of|about)|(?<!the )(?<!mere )(?<!very )thought (?:of|about)|pretend(?:s|ed|ing)?|joked?|joking|daydream(?:s|ed|ing)?"
    r"|what if|one day|some ?day|ever (?:get|buy|adopt|move|become|learn)|nearly|almost|in theory|hypothetically"
    r"|rumou?r(?:s|ed)?|apparently|not sure|unsure|undecided|whether(?!.*\bor not\b)|in another life|if (?:any(?:one|body)|some(?:one|body)|people) (?:claims?|says?|tells?|told|thinks?|swears?|reckons?)|were to|^(?:were|had|should) (?:i|we|he|she)\b|as if|as though"
    r"|mulling(?: over)?|weighing|dream(?:s|ed|ing|t)? (?:that|about)|wish(?:es|ed)? (?:i|she|he|they|we)\b)",
    re.IGNORECASE,
)
_INTENDED = compiled(
    r"\b(?:want(?:s|ed|ing)? to|wanna|plan(?:s|ned|ning)?(?: to| on|:)|hop(?:e|es|ed|ing)(?: to| that|:)|intend(?:s|ed|ing)?"
    r"|aim(?:s|ed|ing)? (?:to|for)|goal|aspir(?:e|es|ing|ation)s?|ambition|dream(?:s|t|ed|ing)? (?:of|is|job|to)|bucket list"
    r"|look(?:s|ing)? forward to|going to (?!(?:the|a|an|my|his|her|church|school|work|bed|see)\b)(?=[a-z])|gonna|about to"
    r"|would (?:love|like) to|'d (?:love|like) to|eager to|keen to|longs? to|yearns? to|wish(?:es|ing)? to|set on"
    r"|determined to|(?:will|shall|'ll) (?:be )?[a-z]+|someday|saving up (?:for|to))\b",
    re.IGNORECASE,
)
_NEGATED = compiled(
    r"\b(?:not|never|no|none|nor|neither|without|cannot|can't|cant|hardly|barely|nobody|nothing|far from|instead of"
    r"|rather than|[a-z]+n['’]t|fail(?:s|ed) to|refus(?:es|ed) to|declin(?:es|ed)|decided against|lack(?:s|ed)?"
    r"|turn(?:s|ed) down|denied|den(?:y|ies))\b(?! (?:only|just|to mention|doubt|wonder|problem|contest|question|kidding|joke|worries|regrets|longer|matter|more))",
    re.IGNORECASE,
)
_ENDED = compiled(
    r"\b(?:gave up|give[ns]? up|giving up|quit(?:s|ting)?|stopp(?:ed|ing)|stops|no longer|any ?more|any longer"
    r"|dropp(?:ed|ing) (?:out|the|his|her|my)|died|dies|dead|passed away|put (?:\w+ )?(?:down|to sleep)|(?:found|finding) (?:an? |another )?(?:new |loving |better |good )*(?:home|family|owner)s? for|lost (?:my|his|her|the|its)"
    r"|end(?:ed|ing|s)|over now|broke up|split up|separated|divorc(?:ed|ing)|called off|cancel+ed|resign(?:ed|s)|retired"
    r"|laid off|fired|left (?:the|my|his|her|[A-Z])|leaving|sold|sells|ran away|rehomed|gave away|given away|abandoned"
    r"|discontinued|ceas(?:ed|es)|finished with|done with|cut out|got rid of|shut down|closed down|disbanded|withdrew"
    r"|part(?:ed|ing) (?:with|ways)|moved (?:out of|away from)|fell out|late (?:dog|cat|pet)|outgrew|outgrown|has-been|let go)\b"
)
_PAST = compiled(
    r"\b(?:used to|formerly|former|previous(?:ly)?|earlier(?! (?:today|this))|in the past|back (?:then|when|in)|once (?!(?:a|per|in|every)\b)"
    r"|originally|at first|initially|ex-|old(?= (?:job|home|house|flat|apartment|car|employer|boss|place|school|address|roommate|phone|city|town))"
    r"|prior|at (?:that|the) time|before(?=\s*(?:$|[,.;:)]|that|now|this|moving|switching|becoming|changing|then))"
    r"|until (?!now)|till|up to (?=\d|last)|no longer|past(?= (?:job|home|employer|residence|address))"
    r"|would always|had been|replaced by|ex\b|(?<!at )once(?=[,.;])|(?:many|several|some|long|ten|twenty) years ago|at one time|there was a time|(?:first|last) (?:job|home|employer)|as a (?:child|kid|teen\w*)|long ago"
    r"|in (?:my|his|her) (?:youth|childhood|twenties|teens))",
    re.IGNORECASE,
)
_PRESENT = compiled(
    r"\b(?:now|nowadays|currently|current|presently|these days|at present|today|as of|since then|still|latest|new)\b",
    re.IGNORECASE,
)
_CORRECTION = compiled(
    r"\b(?:i mean(?:t)?|meant|correct(?:ion|ed|s)|scratch that|actually|sorry|mis(?:spoke|remembered|stated|took|taken)|to be exact|not [A-Za-z]+,? but"
    r"|rather|in fact|should have said|got that wrong|mixed (?:it )?up|was wrong|set the record straight)\b",
    re.IGNORECASE,
)
#: No way from an owner to a person: "Mia's job is teacher" is about Mia.
_IS = r"(?:is|are|was|were|be|been|becomes?|became|as)"
_THIRD = compiled(
    rf"^\W*(?:[^,]{{1,40}},\s+)?(?:(?:and|but|so|oh|well|also|yesterday|recently|apparently|anyway|plus|then|as|since|when|because|while|that|it is|it was|it['’]s|that is|that['’]s|only|just),?\s+){{0,3}}"
    rf"(?:(?:(?i:my|his|her|our|their|your|the|this|one of (?:my|his|her|our|their))|(?P<owner>{_NAME}(?: {_NAME})?)['’]s?)\s+"
    rf"(?:(?:(?!{_IS}\b)[a-z]+|[0-9]+)[ -]){{0,3}}?(?P<kin>{KIN})\b|(?i:an?|some|one) (?:[a-z]+ ){{0,2}}?(?P<of>{KIN})(?:['’]s? (?:[a-z]+ ){{0,2}}?[a-z]+)? (?:[a-z]+ed|[a-z]+ing|went|got|bought|took|came|made|ran|saw|won|became|paid|of|from|at|who|is|was|has|just|told)\b"
    rf"|(?P<some>(?i:someone|somebody|everyone|everybody|people|nobody|no one))\b)",
)

_KINS = compiled(
    rf"(?:\b(?:[Mm]y|[Oo]ur)|[A-Z][\w-]+['’]s) (?:[a-z-]+ ){{0,2}}?(?P<kin>{KIN})['’]s (?!(?:\w+ )?(?:wedding|party|house|place|flat|help|birthday party|name|advice|orders?|suggestion|recommendation|request|behalf|account|insistence|instructions?|urging|sake)\b)"
)
_TO_ME = compiled(
    r"^[^,;:]*\b(?:put me on|has me on|got me (?:into|onto|hooked on)|introduced me to|talked me into|signed me up|taught me)\b|^[^,;:]*\b(?:gave|given|bought|sent|handed|brought|passed|left|sold|lent|presented|gifted|surprised) me (?:with )?(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|some|another|\d+)\b"
)
#: "(I had a flat in Oslo,) but no longer": the claim before is over.
_NO_MORE = compiled(
    r"(?:(?:but|and|though|although) )?(?:sadly |alas |I['’]m afraid )?(?:no longer|no more|not (?:any ?more|any longer|now|these days|for years)|never again"
    r"|(?:(?:that|this|it)(?: all)?(?: is|['’]s| was) |(?:that|those|these) (?:chapter|days|times|years|time|phase)(?: is| are|['’]s| was| were|['’]re) )(?:now |all |long |well and truly )*(?:over|history|behind (?:me|us)|(?:in )?the past|ages ago|years ago|long ago|a thing of the past|done|finished|closed|gone|past|ended)"
    r"|I (?:don['’]t|do not|stopped|quit|gave (?:it|that) up)(?: any ?more| now| any longer| these days)?)(?: now)?\W*$",
    re.IGNORECASE,
)
#: "(My landlord's son changed careers and) became a vet": no subject of its own.
_GOES_ON = compiled(
    r"(?:(?:and|then|also|even|now|just|has|have|had) )*(?!(?:named|called|based|needed|delighted|thrilled|excited|pleased|chuffed|overjoyed)\b)"
    r"(?:[a-z]{2,}ed|went|got|took|gave|made|bought|sold|began|came|won|left|lost|met|found|saw|ran|wrote|taught|quit|broke|kept|became|chose|put|set|heard|read|flew|drove|swam|sang|told)\b"
)
#: Conditions that make all that follows unreal; "if I cook for friends, I make curry" tells of a habit.
_UNREAL = Rare(
    rf"(?:what if|when i finally|if (?!{_HABIT})) ",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Clause:
    """One claim.

    Attributes:
        text: its words; start, end: where they are in the text given.
        sentence: number of the sentence it belongs to, from 0.
        question: asked, not told.
        hypothetical: weighed, guessed, imagined.
        intended: planned, wished, hoped: true as a plan only.
        negated: denied.
        ended: something came to its end ("gave up the violin", "no longer works there").
        past: true of an earlier time only ("used to", "previously").
        present: says "now", "these days", "still".
        correction: takes something back ("I meant Bergen").
        third: the relative or acquaintance who is its subject ("cousin" in "my cousin became a chef"), else "".
        owner: whose relative, where a name says so ("Mia" in "Mia's cousin").
    """

    text: str
    start: int
    end: int
    sentence: int
    question: bool = False
    hypothetical: bool = False
    intended: bool = False
    negated: bool = False
    ended: bool = False
    past: bool = False
    present: bool = False
    correction: bool = False
    third: str = ""
    owner: str = ""

    @property
    def told(self) -> bool:
        """Whether it states something as a fact."""
        return not (self.question or self.hypothetical or self.negated)


@lru_cache(maxsize=4096)
def sentences(text: str) -> tuple[tuple[int, int], ...]:
    """Start and end of every sentence, list item and line of `text`, without outer blanks."""
    found: list[tuple[int, int]] = []
    start = 0
    plain = text.isascii() and text.isprintable() and _ABBREVIATED.search(text) is None
    for match in [*(_PLAIN_END if plain else _SENTENCE_END).finditer(text), None]:
        end = len(text) if match is None else match.end()
        piece = text[start:end]
        left = start + len(piece) - len(piece.lstrip(" \t\r\n-*•▪●"))
        right = start + len(piece.rstrip())
        if right > left:
            found.append((left, right))
        start = end
    return tuple(found)


#: Which marks a clause can have: a bit for each pattern.
_GATES = Gates(
    [pattern.pattern] for pattern in (_THIRD, _HYPOTHETICAL, _INTENDED, _NEGATED, _ENDED, _PAST, _PRESENT, _CORRECTION)
)


def _claim(text: str, start: int, end: int, sentence: int, question: bool) -> Clause:
    body = text[start:end]
    may = _GATES.open(fold(body))
    third = _THIRD.match(body) if may & 1 else None
    kin = owner = ""
    if third is None and may & 1 and (theirs := _KINS.search(body)) is not None:
        kin = theirs["kin"].lower()  # "Luna is my brother's dog"
    if third is not None and _TO_ME.search(body) is not None:
        third = None  # "a friend gave me four more"
    if third is not None:
        kin = (third["kin"] or third["of"] or third["some"] or "").lower()
        owner = third["owner"] or ""
    return Clause(
        body,
        start,
        end,
        sentence,
        question,
        bool(may & 2 and _HYPOTHETICAL.search(body))
        and not re.search(
            r"(?:would|'d) (?:love|like) to\b|^\W*[Yy]ou (?:should|must|ought to|have to) (?:hear|see|watch)\b", body
        ),
        bool(may & 4 and _INTENDED.search(body)),
        bool(may & 8 and _NEGATED.search(body)),
        bool(may & 16 and _ENDED.search(body)),
        bool(may & 32 and _PAST.search(body)),
        bool(may & 64 and _PRESENT.search(body)),
        bool(may & 128 and _CORRECTION.search(body)),
        kin,
        owner,
    )


@lru_cache(maxsize=4096)
def clauses(text: str) -> tuple[Clause, ...]:
    """The clauses of `text`, in order. A sentence that ends in "?" makes all of its clauses questions."""
    found: list[Clause] = []
    for number, (first, last) in enumerate(sentences(text)):
        question = text[first:last].rstrip("\"'”’) ").endswith(("?", "？"))
        start = first
        joint = ""
        conditional = False
        for match in [*_SPLIT.finditer(text, first, last), None]:
            end = last if match is None else match.start()
            if match is not None and _NAMES_ONLY.fullmatch(text[start:end]):
                continue  # "Mia and Hugo moved"
            paired = match is not None and _NAME_AND_I.search(text, start, match.end() + 1) is not None
            if paired and match is not None and not _SPOKE.search(text, start, match.start()):
                continue  # "on 3 May Ana and I became friends"
            if end > start and text[start:end].strip():
                claim = _claim(text, start, end, number, question)
                # "if I ever move, I'd pick Rome": what follows the condition is as unreal as the condition
                conditional = conditional or _UNREAL.match(claim.text) is not None
                if (
                    found
                    and found[-1].sentence == number
                    and found[-1].third
                    and not claim.third
                    and _GOES_ON.match(claim.text)
                ):
                    claim = replace(claim, third=found[-1].third, owner=found[-1].owner)
                if found and found[-1].sentence == number and not found[-1].ended and _NO_MORE.match(claim.text):
                    found[-1] = replace(found[-1], past=True)
                marks = joint.strip(" ,").lower()
                if marks.startswith(("instead of", "rather than")) and not claim.negated:
                    claim = _replace(claim, negated=True)
                if marks.startswith(("unless",)) or (conditional and not claim.hypothetical):
                    claim = _replace(claim, hypothetical=True)
                found.append(claim)
            if match is not None:
                if match.group().strip().lower().startswith(("until",)) and found:
                    found[-1] = _replace(found[-1], past=True)
                start, joint = match.end(), match.group()
    return tuple(found)


def _replace(
    claim: Clause, *, negated: bool | None = None, hypothetical: bool | None = None, past: bool | None = None
) -> Clause:
    return Clause(
        claim.text,
        claim.start,
        claim.end,
        claim.sentence,
        claim.question,
        claim.hypothetical if hypothetical is None else hypothetical,
        claim.intended,
        claim.negated if negated is None else negated,
        claim.ended,
        claim.past if past is None else past,
        claim.present,
        claim.correction,
        claim.third,
        claim.owner,
    )
