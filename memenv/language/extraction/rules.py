"""How each kind of fact is put in plain English: trigger words, a pattern around the value, a check of the value.

Rules are tried in the order of this list among those whose trigger words the clause has; the first match whose value
passes its check wins. Patterns are compiled when first needed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from memenv.language.extraction.wordlists import (
    AWARDS,
    INSTRUMENTS,
    LANGUAGES,
    NOT_A_JOB,
    OCCUPATION,
    PETS,
    SPORTS,
    member,
)

__all__ = ["RULES", "Rule", "by_trigger", "tidy"]

_V = r"(?P<v>[^,.;:!?()\n]+)"
_ADV = (
    r"(?:(?:really|just|recently|finally|actually|still|also|always|usually|now|currently|mostly|mainly|only|even"
    r"|already|both|simply|absolutely|totally|officially|proudly|never|often|mean|do|kind of|sort of|definitely) )*"
)
#: A person's name: capitalised words.
_N = r"(?P<v>(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]+){0,3})"
_CALLED = r"(?:named|called|by the name of|whose name is|we named|we call|i named|i call|i've named)"
_PET = r"(?:" + "|".join(sorted(PETS, key=lambda w: (-len(w), w))) + r")"
_GOT = (
    r"(?:adopted|got|have|has|had|own|bought|rescued|took in|brought home|welcomed|picked up|found|fostered|keep|raise|am getting"
    r"|'ve got|'ve adopted|’ve got|gained|kept|given|acquired|take care of|look after)"
)
_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_KIN_NAMED = r"(?:[\w-]+ ){0,2}?"

#: What ends a value: the start of another clause or of circumstances.
_TAIL = re.compile(
    r"\s(?:(?:since|because|before|though|although|so|but|which|who|where|when|while|until|till|instead|too|anymore|lately|nowadays|again"
    r"|anyway|yesterday|today|tonight|tomorrow|ago|however|as well|right now|at the moment|at home|these days|those days|any ?more|any longer|by the way|every|once a"
    r"|twice a|most|all the time|in my|on my|of course|at last|if|whenever|lol|haha|btw|actually|for sure|all of|to be|from now|after all"
    r"|as (?:a kid|a child|of)|back (?:in|when)|in (?:19|20)\d\d|after|for (?:about|over|almost|nearly|years|months|ages|a (?:while|year|few|long|month|week|couple|decade|living|bit)|\d+|two|three|four|five|six|seven|eight|nine|ten|the (?:first|last|past|next|time|foreseeable|rest))"
    r"|(?:this|last|next) (?:week|month|year|weekend|spring|summer|autumn|fall|winter|mon|tue|wed|thu|fri|sat|sun)\w*|with (?:my|the|a|an|our|his|her|some|friends|great|two|all)"
    r"|now|and (?:i|it|it's|my|we|he|she|they|that|that's|the|was|is|am|have|has|had|can|now|so|then|love|really|started|will|there|this|got|just|am)|(?:it|he|she|they|i|we)(?:['’]s|['’]m)? )\b.*|(?:and|or|with|of|the|a|an|to|in|at|on|for))$",
    re.IGNORECASE | re.DOTALL,
)
_ARTICLE = re.compile(
    r"^(?:(?:a|an|the|my|our|his|her|their|some|one(?= of)|this|that|its|to be|is|was|be|called|named|in|being|it's|it is)\s+)+(?=\S)",
    re.IGNORECASE,
)


def tidy(value: str) -> str:
    """A value without its article and what follows it in the sentence."""
    for _ in range(3):
        cut = _TAIL.sub("", value)
        if cut == value:
            break
        value = cut
    return _ARTICLE.sub("", value.strip(" \"'“”‘’–—-*")).strip(" \"'“”‘’")


#: The run of capitalised words that begins a value, with the small words inside names.
_CAPITALS = re.compile(
    r"(?:[^\W\d_a-zà-öø-ÿ][\w'’.&-]*|\d+)(?:(?: (?:of|the|de|la|le|du|del|di|da|van|von|and|for|to|in|at|on|&|a|with)){0,2} (?:(?!I\b)[^\W\d_a-zà-öø-ÿ][\w'’.&-]*|\d+))*"
)
_QUOTED = re.compile(r"[\"“«]([^\"”»]+)[\"”»]?")
_CALLED_NAME = re.compile(
    r",? ?(?:(?:['’]s )?name(?:['’]s| is)|whose name is|is (?:called|named)|['’]s called|called|named|by the name of|we (?:named|call)|,|is)(?: it| him| her| them)? (?=[A-Z])"
)
_NOT_NAMES = frozenset(
    ["This", "That", "Here", "There", "He", "She", "It", "They", "We", "You", "I", "My", "The", "A", "An", "And", "But", "So", "If", "When", "What", "Who", "One", "Since", "Our", "Now", "Then", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
)
_TITLES = frozenset(("reading", "watching", "favourite book", "favourite film", "team", "favourite restaurant"))


def _named(value: str) -> bool:
    first = value.split(" ", 1)[0]
    return (
        value[:1].isupper() and len(value) < 60 and first not in _NOT_NAMES - ({"The", "A"} if " " in value else set())
    )


def _job(value: str) -> bool:
    return bool(_JOB.match(value)) and value.split()[-1].lower() not in NOT_A_JOB


_JOB = re.compile(OCCUPATION + r"s?(?: (?:at|for|in|with) .*)?$", re.IGNORECASE)
_SHORT = 60


def _short(value: str) -> bool:
    return 0 < len(value) <= _SHORT


def _of(kind: str) -> Callable[[str], bool]:
    return lambda value: bool(member(kind, value))


_THINGS = re.compile(
    r"^(?:things?|it|them|that|this|one|ones|something|stuff|lots?|you|her|him|me|myself|there|here|out|well|good|great|much|more|up|idea|time|work|fun|job|way|people)$"
)


def _thing(value: str) -> bool:
    return _short(value) and not _THINGS.match(value)


#: What ends in -ing after "love" or "started" and is no pastime.
_NO_HOBBY = frozenset(
    ["something", "anything", "everything", "nothing", "being", "having", "hearing", "seeing", "getting", "trying", "finding", "selling", "doing", "going", "coming", "helping", "sharing", "knowing", "feeling", "looking", "thinking", "talking", "making", "keeping", "giving", "taking", "living", "working", "learning", "spending", "starting", "using", "hanging", "bringing", "showing", "telling", "meeting", "building", "growing", "putting", "letting", "wanting", "needing", "morning", "evening", "thing", "wedding", "king", "ring", "spring", "string", "during", "king", "saying", "asking", "moving", "becoming", "sleeping", "eating", "drinking", "watching", "waiting", "missing", "interesting", "amazing", "exciting", "leaving", "wearing", "believing", "supporting", "seeking", "pursuing", "exploring", "realizing", "realising", "losing", "checking", "creating", "connecting", "passing", "expressing", "receiving", "noticing"]
)


_LOOSE = frozenset(["it", "them", "him", "her", "you", "me", "us", "this", "that", "these", "those", "things", "stuff", "everyone", "people"])


def _hobby(value: str) -> bool:
    first = value.split()[0] if value else ""
    return (
        _thing(value)
        and first.islower()
        and first not in _NO_HOBBY
        and value.split()[-1] not in _LOOSE
        and len(value.split()) <= 6
    )


_NO_SUBJECT = re.compile(
    r"^(?:real|really|so|super|hard|all|every|like|a lot|up|more|my|it|this|that|late|together|and|the)\b",
    re.IGNORECASE,
)


def _study(value: str) -> bool:
    return _thing(value) and not _NO_SUBJECT.match(value)


@dataclass(frozen=True, slots=True)
class Rule:
    """One way to say a kind of fact.

    Attributes:
        relation: what it says. triggers: words, one of which a clause must have.
        pattern: around the group `v`, its value; without such a group the whole match is the value.
        check: what the tidied value must satisfy.
        own: it tells about the speaker, though "my sister" or "my boss" is the grammatical subject.
        raw: it needs weekdays and dates as they were written.
    """

    relation: str
    triggers: tuple[str, ...]
    pattern: str
    check: Callable[[str], bool] = _thing
    own: bool = False
    raw: bool = False
    _compiled: list[re.Pattern[str]] = field(default_factory=list, compare=False, repr=False)

    def search(self, clause: str, start: int = 0) -> re.Match[str] | None:
        """The first place from `start` on where the clause has the pattern."""
        if not self._compiled:
            self._compiled.append(re.compile(self.pattern, re.IGNORECASE))
        return self._compiled[0].search(clause, start)

    def value(self, raw: str) -> str:
        """What the slot took, cut to the value; "" where it is none of this kind."""
        if self.check is _named and raw[:3].lower().startswith(("a ", "an ")):
            return ""
        quoted = _QUOTED.search(raw)
        value = quoted[1].strip() if quoted else tidy(raw)
        if self.check is _named and not quoted:
            start = raw.lstrip() if self.relation in _TITLES else value
            run = _CAPITALS.match(start)
            value = run.group().rstrip(".'’-") if run else ""
            if self.relation not in _TITLES or self.relation == "team":
                value = value.split(" and I")[0]
        if self.relation in ("instrument", "language", "sport"):
            value = member(self.relation, value)
        if self.relation in ("pet", "sibling", "child", "friend"):
            value = _CALLED_NAME.sub(" ", value)
        return value if value and self.check(value) else ""


RULES: list[Rule] = []


def _add(
    relation: str,
    triggers: str,
    *patterns: str,
    check: Callable[[str], bool] = _thing,
    own: bool = False,
    raw: bool = False,
) -> None:
    for pattern in patterns:
        full = pattern.replace("{V}", _V).replace("{ADV}", _ADV).replace("{CALLED}", _CALLED).replace("{PET}", _PET)
        full = (
            full.replace("{N}", _N)
            .replace(
                "{IS_N}",
                r"(?: now)?(?: is now| is called| is named| is| named| called|'s name is|’s name is|'s called|'s| was|,| will be)",
            )
            .replace("{GOT}", _GOT)
            .replace("{DAY}", _DAY)
            .replace("{KN}", _KIN_NAMED)
        )
        RULES.append(Rule(relation, tuple(triggers.split()), full, check, own, raw))


def by_trigger(rules: Sequence[Rule]) -> dict[str, list[int]]:
    """Trigger word, also in the possessive -> the places of its rules in the list."""
    found: dict[str, list[int]] = {}
    for place, rule in enumerate(rules):
        for word in rule.triggers:
            for form in (word, word + "'s", word + "’s"):
                found.setdefault(form, []).append(place)
    return found


# --- secrets -------------------------------------------------------------------------------------------------------
_IS = r"(?:is|was|are|were|has changed to|changed to|will be|=|:|'s|’s|has been set to|is set to|got changed to|to)"
_add(
    "locker code",
    "locker padlock",
    rf"\b(?:locker|padlock)(?: \w+){{0,4}}? {_IS} (?:now |still |currently )?{{V}}",
    r"\b(?:code|combination|combo|number|pin)\b(?: \w+){0,5} (?:locker|padlock)\b(?: \w+){0,3} (?:is|was) {V}",
    r"\b{V} (?:opens|unlocks|is (?:the code|what opens)) (?:for )?(?:my|our|the) (?:\w+ )?(?:locker|padlock)",
    own=True,
)
_add(
    "wifi password",
    "wifi wi-fi wi wlan network router passphrase",
    rf"\b(?:wi-?fi|wlan|network|router)\b(?: (?!is\b|was\b)[\w'’]+){{0,5}}? {_IS} (?:now |still |currently )?{{V}}",
    r"\bpass(?:word|phrase|code)\b(?: \w+){0,4} (?:wi-?fi|network|router)\b(?: \w+){0,3} (?:is|was) {V}",
    own=True,
)
_add(
    "alarm code",
    "alarm",
    rf"\balarm(?: \w+){{0,4}}? (?:code|pin|number|combination)(?: \w+){{0,4}}? {_IS} (?:now |still |currently )?{{V}}",
    r"\b(?:code|pin|number)\b(?: \w+){0,5} alarm\b(?: \w+){0,3} (?:is|was) {V}",
    r"\balarm (?:is|was|uses|takes|goes off with) (?:now )?{V}",
    check=lambda v: any(c.isdigit() for c in v),
    own=True,
)
_add(
    "party place",
    "surprise party",
    r"\bsurprise (?:\w+ ){0,3}?(?:party|do|celebration|bash)(?: [\w'’]+){0,6}? (?:is|will be|takes place|happens|is happening|is going to be) (?:at|in|on) {V}",
    r"\bsurprise (?:\w+ ){0,3}?party (?:(?:for|of) [\w'’ ]+? )?(?:at|in) {V}",
    own=True,
)
_add(
    "key place",
    "key keys",
    r"\bkeys?\b(?: [\w'’]+){0,5}? (?P<v>(?:under|behind|in|inside|beneath|below|on top of|on|above|next to|beside|near|at|taped|buried|hidden|between)\b[^,.;:!?()]+)",
    own=True,
)

# --- things one has one of -----------------------------------------------------------------------------------------
_add(
    "roommate",
    "roommate flatmate housemate roomie roommates flatmates share sharing moved",
    r"\b(?:roommate|flatmate|housemate|roomie){IS_N} {N}",
    r"\b(?:share|sharing) (?:a|my|the) (?:flat|apartment|house|place|room)(?: now)? with (?:a \w+ )?(?:{CALLED} )?{N}",
    r"\bmoved in with (?:my \w+ |a \w+ {CALLED} )?{N}",
    r"\b{N} is (?:now )?my (?:new )?(?:roommate|flatmate|housemate)",
    check=_named,
    own=True,
)
_add(
    "boss",
    "boss manager supervisor report",
    r"\b(?:my|our) (?:new |current )?(?:boss|manager|supervisor|line manager)(?: at work)?{IS_N} {N}",
    r"\breport to {N}",
    r"\b{N} (?:is|became) (?:now )?my (?:new )?(?:boss|manager|supervisor)",
    check=_named,
    own=True,
)
_add(
    "dentist",
    "dentist",
    r"\bdentist{IS_N} {N}",
    r"\b{N} (?:is|became) (?:now )?my (?:new )?dentist",
    check=_named,
    own=True,
)
_add(
    "birthday",
    "birthday born bday turn turning",
    r"\bbirthday(?:'s| is| falls| happens to be| comes)?(?: always)?(?: on)?(?: the)? (?P<v>(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|first|second|third)[\w ]*)",
    r"\bborn (?:on|in) (?:the )?(?P<v>(?:\d{1,2}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[\w ,]*)",
    r"\bcelebrate my birthday on (?:the )?{V}",
    raw=True,
)
_add(
    "birthplace",
    "born grew hometown originally roots raised native home from",
    r"\b(?:born|raised)(?: and (?:raised|bred))? in {V}",
    r"\bgrew up in {V}",
    r"\bhometown(?: is| was|'s|,)? {V}",
    r"\b(?:originally|come|came|hail|i'm|i am|i’m) from {V}",
    r"\bhome ?(?:town|country|city),? {V}",
    r"\broots (?:are )?in {V}",
    r"\b(?:i'm|i am|i’m) an? {V} native",
    check=_named,
)
_add(
    "home",
    "moved move moving relocated relocating settled live living lives lived based reside residing home lease flat apartment house settling staying",
    r"\b(?:moved|relocated|emigrated|moving|move|relocating) (?:(?:back|over|out|away|down|up|all the way|house|home|from [\w ]+?|permanently|across \w+|in) )*(?:to|into) (?:(?:a|an|the|my|our) (?:\w+ ){0,3}(?:in|near) )?{V}",
    r"\b(?:live|lives|living|lived|based|reside|residing|settled|settled down|settling|staying|home is|house is|flat is|apartment is|place is) (?:(?:right|here|now|back|currently|alone|happily|still|down|over|out) )*(?:in|at|near) (?:(?:a|an|the|my) (?:\w+ ){0,3}(?:in|near) )?{V}",
    r"\bcall(?:ing)? {V} home",
    r"\bhome is (?:now )?{V}",
    r"\b(?:bought|rented|renting|found|got|own|have|signed (?:a|the) lease (?:on|for)) an? (?:\w+ ){{0,2}}?(?:house|flat|apartment|home|condo|cottage|place|studio) in {V}".replace(
        "{{", "{"
    ).replace("}}", "}"),
    r"\b{V} is (?:now )?(?:my|our) (?:new )?home\b",
    check=_named,
)
_add(
    "job",
    "work working works worked job became become becoming hired promoted position role career profession am i'm i’m living retrained started employed trade gig teach freelance switched switching retired",
    r"\b(?:work|works|working|worked|employed|hired|freelance|freelancing|started|start|starting|retrained|qualified|earn a living|job|role|position|gig|career|post|trained|promoted|back) (?:(?:now|currently|full-time|part-time|out|over|here|again) )*(?:as|to be|to|to become) (?:an? |the )?{V}",
    r"\b(?:became|become|becoming|am|i'm|i’m|was|been) (?:now |still |currently |already |officially |working as |finally )*(?:an? |the )(?:new |freelance |full-time |part-time )*{V}",
    r"\b(?:job|profession|occupation|career|trade)(?: now)? is (?:now )?(?:being )?(?:an? |that of an? )?{V}",
    r"\bas an? {V} for a living",
    r"\b(?:switched|switching|moved|changed)(?: (?:careers?|jobs?))?(?: from [\w ]+?)? to (?:being |becoming |working as )?(?:an? )?{V}",
    r"\b(?:got|landed|found|have|accepted|took|started|quit|left|lost|took on) (?:an?|the|my) (?:\w+ ){0,2}?(?:job|position|role|post|gig) (?:as )?(?:an? )?{V}",
    r"\b(?:got|landed|found|have|accepted|took|quit|left|lost|start|started) (?:an?|the|my) (?:new |old )?(?P<v>[\w -]+?) (?:job|position|role)\b",
    check=_job,
)
_add(
    "employer",
    "work working works worked joined hired employer company job employed started position firm",
    r"\b(?:work|works|working|worked|employed|hired|job|position|role|started|starting|a new job|interning|freelance)(?: (?:now|currently|again|over|part-time|full-time|there))* (?:for|at|by|with) (?:a company called |an? \w+ called |the )?{V}",
    r"\bjoined (?:the team at |the staff (?:of|at) )?{V}",
    r"\b(?:employer|company i work for|firm i work for)(?: now)? is (?:now )?{V}",
    r"\b(?:quit|left|leaving) (?:my job at )?{V}",
    check=_named,
)
_add(
    "partner",
    "wife husband boyfriend girlfriend partner fiance fiancé fiancée fiancee dating seeing together relationship spouse",
    r"\bmy (?:new |lovely |dear )?(?:wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?|spouse){IS_N} {N}",
    r"\b(?:dating|seeing|going out with|together with|in a relationship with) (?:an? \w+ (?:named|called) )?{N}",
    r"\b{N} is my (?:new )?(?:wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?)",
    r"\b{N} and i (?:are|have been|started) (?:dating|together|seeing|an item|a couple)",
    check=_named,
    own=True,
)
_add(
    "marital status",
    "married engaged divorced single widowed separated knot proposed wedding engagement divorce broke hitched marry",
    r"\b(?P<v>married|engaged|divorced|single|widowed|separated|hitched)\b(?! (?:couple|parent|mom|mum|dad|day|one|time|most|thing|room|malt|people|mother|in|with (?!\b[A-Z])))",
    r"\b(?P<v>tied the knot|broke up|split up|proposed|divorce|called off the (?:wedding|engagement))\b",
    r"\b(?:my|our) (?P<v>wedding|engagement)\b(?! (?:anniversary|dress|ring|photo|cake))",
)
_add(
    "car",
    "car drive driving drives drove bought traded vehicle van truck suv",
    r"\b(?:drive|drives|driving|drove) (?:around )?(?:in )?(?:an? |my |the )(?:old |new )?{V}",
    r"\b(?:car|vehicle|van|truck)(?: now)? is (?:now )?(?:an? )?{V}",
    r"\b(?:bought|got|own|have|picked up|purchased|traded (?:it |my [\w ]+ )?(?:in )?for|switched to|replaced \w+ \w+ with|leased) (?:an?|my|the) (?P<v>(?:[\w'-]+ ){0,3}(?:car|van|truck|suv|hatchback|sedan|convertible|estate|pickup|jeep|minivan))\b",
    r"\btraded (?:in )?(?:my|the) [\w ]+ for an? {V}",
    r"\bsold (?:my|the|our) (?P<v>(?:[\w'-]+ ){0,2}(?:car|van|truck))",
)
_COMM = r"(?:work|the office|my job|the lab|the studio|the shop|school|campus|the hospital)"
_add(
    "commute",
    "commute commuting cycle bike walk bus train tram work office ferry metro subway scooter carpool drive",
    r"\bcommut(?:e|es|ing) (?:to work |now |there )?(?:is )?(?:by|on|via|with)(?: the| my| a)? {V}",
    rf"\b(?P<v>(?:cycle|bike|walk|run|scoot|skate|jog|row|carpool|ride|drive|take|catch)\b[\w ']{{0,30}}?) (?:to|into) {_COMM}\b",
    rf"\b(?:get|getting|go|going|travel|come) to {_COMM} (?:now )?(?:by|on|with|via)(?: the| my| a)? {{V}}",
    rf"\b(?:by|on) (?P<v>[\w ]+?) to {_COMM}\b",
    r"\bmy (?:daily |morning )?commute (?:is|is now|'s) (?:now )?{V}",
)
_add(
    "diet",
    "vegan vegetarian pescatarian diet keto paleo gluten meat flexitarian dairy carnivore halal kosher plant-based",
    r"\b(?P<v>vegan|vegetarian|pescatarian|flexitarian|keto|paleo|carnivore|plant-based|gluten-free|dairy-free|halal|kosher|low-carb|raw food)\b(?! (?:restaurant|cake|place|dish|burger|recipe|option|food|café|cafe|cook|chili|curry|lasagna))",
    r"\b(?:stopped eating|gave up|no longer eat|don't eat|cut out|quit eating|eat no) (?P<v>(?:\w+ )?(?:meat|dairy|gluten|carbs|sugar))\b",
    r"\bdiet is (?:now )?{V}",
)
_FAV = r"(?:favou?rite|fave|favorite|preferred|go-to|top|beloved)"
for _relation, _word in (
    ("favourite food", r"(?:food|dish|meal|thing to eat|snack|cuisine|dessert|comfort food|treat)"),
    ("favourite colour", r"(?:colou?r|shade)"),
    (
        "favourite music",
        r"(?:music(?:al)? (?:genre|style)|genre(?: of music)?|kind of music|type of music|style of music|music|sort of music)",
    ),
    ("favourite book", r"(?:book|novel|read)"),
    ("favourite film", r"(?:film|movie)"),
    ("favourite season", r"(?:season|time of (?:the )?year|part of the year)"),
    ("favourite restaurant", r"(?:restaurant|place to eat|diner|eatery|bistro|spot to eat|café|cafe|pizzeria)"),
    ("drink", r"(?:drink|beverage|hot drink|order at the \w+)"),
    ("team", r"(?:team|club|football club|football team|side)"),
):
    _add(
        _relation,
        "favourite favorite fave preferred go-to beloved",
        rf"\b{_FAV} (?:\w+ )?{_word}(?: of all time| ever| these days| now| has| has to be| to go)*(?:'s| is| has become| became| must be| has always been| changed to|:| would be| has to be| used to be| was)? (?:now |still |definitely |probably |always |currently |actually )*{{V}}",
        rf"\b{{V}} (?:is|has become|became|remains|was|'s) (?:now |still |definitely |by far |actually |always )*(?:my|our) (?:new |all-time |absolute )*{_FAV} {_word}\b",
    )
_add(
    "favourite colour",
    "colour color blue green red yellow purple orange pink turquoise teal",
    r"\b(?P<v>(?:dark |light |deep |pale |navy )?(?:blue|green|red|yellow|purple|orange|pink|turquoise|teal|violet|lilac|black|white|grey|gray|crimson|maroon|indigo|amber|beige|burgundy|magenta|mint)) is (?:the colou?r i|my colou?r)",
)
_add(
    "drink",
    "drink order coffee tea drinking switched",
    r"\b(?:usually|always|normally|mostly|only|now|generally|tend to) (?:drink|order|go for|get|sip|have) (?:a |an |my |some )?(?P<v>(?:[\w'-]+ ){0,2}?(?:tea|coffee|latte|espresso|cappuccino|cocoa|juice|water|matcha|chai|mocha|lemonade|cola|kombucha|americano|smoothie|beer|wine|cider|milk|chocolate|macchiato|cortado|soda|tonic|rooibos))\b",
    r"\b(?:switched|moved) (?:from \w+ )?to (?:drinking )?(?P<v>(?:[\w'-]+ ){0,2}?(?:tea|coffee|latte|espresso|cappuccino|cocoa|juice|matcha|chai|mocha|kombucha|rooibos))\b",
    r"\busual (?:drink|order)(?: is|'s) (?:now )?{V}",
    r"\bdrink (?:of choice )?(?:is )?{V}",
    check=_thing,
)
_add(
    "shoe size",
    "shoe shoes size",
    r"\bshoe size(?:'s| is)?(?: now)? (?:an? )?{V}",
    r"\bsize (?P<v>\d[\d.½ ]*)(?: shoes?| in shoes| feet)",
    r"\bshoes (?:are |in )?(?:an? )?size {V}",
    r"\bwear (?:an? )?size (?P<v>\d[\d.½]*)",
)
_add(
    "field of study",
    "study studying studied major majored majoring degree majors phd masters thesis enrolled",
    r"\b(?:study|studying|studied|major in|majored in|majoring in|reading for a degree in|degree in|phd in|master's in|masters in|enrolled in|graduated in|diploma in|field of study is|major is|changed (?:my )?major to|switched (?:my )?(?:major )?to) (?!for\b|at\b|abroad\b|with\b|hard\b|in\b|to\b|a lot\b)(?:now )?{V}",
    check=_study,
)
_add(
    "university",
    "university college uni campus study studying studied graduated enrolled attend attended alma",
    r"\b(?:study|studying|studied|student|went|go|going|enrolled|graduated|attend|attended|attending|transferred|degree|alma mater is|university is|college is)(?: [\w' ]+?)?(?: (?:at|from|to))? (?P<v>(?:the )?(?:University of [\w ]+|[\w ]*?\w+ (?:University|College|Polytechnic|Institute|Academy)))",
    r"\b(?:my|our) (?:university|college|alma mater|uni)(?: is| was|'s) {V}",
    r"\b(?:study|studied|studying|graduated|enrolled|student) (?:[\w ]+? )?(?:at|from) {V}",
    check=_named,
)
_add(
    "class day",
    "class club lesson lessons practice rehearsal rehearsals meets meet course night training group choir session sessions",
    rf"\b(?:class|classes|club|lessons?|practice|rehearsals?|training|group|choir|course|workshop|sessions?|meetup|band)\b[\w ',’]*? (?:on |every |to |for |from |moved to |has been |now |is |are )+(?P<v>{_DAY})",
    rf"\b(?P<v>{_DAY}) (?:is|nights? is|evenings? is|means) (?:my |our )?[\w ]+ (?:day|class|night|club|practice|lesson)",
    rf"\b(?P<v>{_DAY})s?(?: evenings?| nights?| mornings?)? (?:for|i have|i've got|i go to|is when) [\w ]*(?:class|club|lessons?|practice|rehearsal|choir)",
    raw=True,
)
_add(
    "reading",
    "reading read book novel finished started",
    r"\b(?:reading|re-?reading|halfway through|engrossed in|working through|stuck into)(?: (?:a|the) (?:\w+ )?(?:book|novel)(?: called| titled)?| now)? {V}",
    r"\bbook i(?:'m| am) (?:reading|on)(?: now| right now| at the moment)? is {V}",
    r"\b(?:started|picked up|began|moved on to|finished) (?:reading )?(?:a |the )?(?:new |great )?(?:book|novel)(?: called| titled)?,? {V}",
    check=_named,
)
_add(
    "watching",
    "watching watch series show binge bingeing binging hooked binge-watching season",
    r"\b(?:watching|bingeing|binging|hooked on|addicted to|binge-watching)(?: (?:a|the) (?:\w+ )?(?:show|series)(?: called| titled)?| now)? {V}",
    r"\bshow i(?:'m| am) (?:watching|on)(?: now| right now| at the moment)? is {V}",
    r"\b(?:started|began|finished) (?:watching )?(?:a |the )?(?:new |great )?(?:show|series)(?: called| titled)?,? {V}",
    r"\bstarted (?:watching|on) {V}",
    check=_named,
)
_add(
    "wake-up time",
    "wake waking up alarm rise get getting",
    r"\b(?:wake|waking|get|getting|rise|rising|be|am)(?: myself)? (?:up |out of bed )?(?:now |every (?:day|morning) |each morning |these days |already )*(?:at|by|around) (?P<v>(?:\d|half|quarter|five|six|seven|eight|nine|four|ten|noon)[\w :.]*)",
    r"\balarm (?:is |goes off |rings |clock )*(?:set )?(?:at|for) (?P<v>[\w :.]+)",
)
_add(
    "team",
    "support supporting supporter fan root rooting cheer team",
    r"\b(?:support|supporting|root for|rooting for|cheer for|cheering for|barrack for|follow) (?:the )?{V}",
    r"\b(?:supporter|fan|follower) of (?:the )?{V}",
    r"\b(?:i'm|i am|i’m) an? (?:huge |big |die-hard |lifelong |massive |loyal )?{V} (?:fan|supporter)",
    check=_named,
)

# --- things that add up --------------------------------------------------------------------------------------------
_NUM = r"(?:an?|another|one|two|three|four|five|six|\d+|second|third|a second|a third|one more|(?:two|three) more|a new|a rescue)"
_add(
    "pet",
    " ".join(sorted(PETS)),
    rf"\b{{GOT}} (?:(?:myself|ourselves|us|me|home) )?(?P<v>{_NUM} (?:[\w'-]+ ){{0,4}}?{{PET}}\b(?:[ ,]*(?:{{CALLED}}|,)? (?-i:[A-Z])[\w'-]+(?:(?:,| and|, and) (?-i:[A-Z])[\w'-]+)*)?)",
    r"\b(?:my|our) (?P<v>(?:[\w'-]+ ){0,3}?{PET},? (?:(?:is )?{CALLED}|is|'s name is|,)?,? ?(?-i:[A-Z])[\w'-]+)\b",
    r"\b(?:my|our) (?P<v>(?:[\w'-]+ ){0,2}?{PET})(?= (?:died|passed|ran away|has died|has passed))",
    r"\b(?:my|our) (?P<v>{PET}['’]s (?:called|named|name(?:['’]s| is)) (?-i:[A-Z])\w+)",
    r"\b(?P<v>(?-i:[A-Z])\w+),? (?:is )?(?:my|our) (?:[\w'-]+ ){0,2}?{PET}\b",
    r"\b(?:have|own|adopted|keep|got) (?P<v>(?:\w+ ){1,3}{PET})\b",
    own=True,
)
_add(
    "instrument",
    " ".join(sorted(INSTRUMENTS)) + " instrument instruments play playing lessons",
    r"\b(?:play|plays|playing|played|start(?:ed)? (?:learning|playing|practising|practicing)|learn|learning|learnt|learned|practise|practice|practising|practicing|took up|taken up|picked up|started(?: on)?|gave up|given up|quit|stopped(?: playing)?|bought|studying|dropped|at|studied|teaching myself|teach myself|mastering|back to) (?:to play )?(?:the |a |an |my |both the |some )?(?P<v>(?:\w+ ){0,2}?\w+)(?= (?:lessons?|classes|again|since|for|in|at|with|and|on|every|now|anymore|any|too|as|after|because)\b|[,.;:!?]|$)",
    r"\b(?P<v>(?:\w+ )?\w+) (?:lessons|classes|lesson|player)\b",
    r"\b(?:instrument|instruments)[\w ]*? (?:is|are|was) (?:the )?{V}",
    check=_of("instrument"),
)
_add(
    "language",
    " ".join(sorted(LANGUAGES)) + " fluent",
    r"\b(?:speak|speaks|speaking|spoke|learn|learning|learnt|learned|study|studying|studied|fluent in|took up|taken up|picked up|started|practise|practice|practising|practicing|classes in|know|understand|teach myself|teaching myself|gave up|quit|dropped|mother tongue is|native language is|stopped|conversational in|lessons in|course in|enrolled in|mastering) (?:learning |to speak |a bit of |some |a little |fluent |basic |both |also |studying |conversational |my |in )*{V}",
    r"\b(?P<v>\w+) (?:lessons|classes|course|is my (?:mother|native|second|third))\b",
    check=_of("language"),
)
_add(
    "allergy",
    "allergic allergy allergies intolerant intolerance anaphylactic",
    r"\b(?:allergic|intolerant|intolerance|allergy|allergies|reaction) (?:reaction )?to {V}",
    r"\b(?P<v>\w+(?: \w+)?) (?:allergy|allergies|intolerance|intolerant)\b",
    r"\ballergic(?: \w+){0,2}? {V}",
)
_add(
    "fear",
    "afraid scared fear terrified phobia frightened phobic scare scares terrify terrifies petrified dread",
    r"\b(?:afraid|scared|terrified|frightened|petrified|fear|phobia|scared stiff) of {V}",
    r"\b(?:fear|dread) {V}",
    r"\b{V} (?:scares?|terrif(?:y|ies)|frightens?) me",
)
_add(
    "dislike",
    "hate dislike can't detest loathe stand despise hates",
    r"\b(?:hate|dislike|detest|loathe|despise|can['’]?t stand|cannot stand|not a fan of|can['’]?t bear|never liked) {V}",
    check=_thing,
)
_add(
    "sibling",
    "sister brother siblings sisters brothers twin sis stepsister stepbrother",
    r"\b(?:have|have got|'ve got|’ve got|got) (?P<v>(?:an?|one|two|three|four|five|another|\d) (?:[\w-]+ ){0,2}?(?:sisters?|brothers?|siblings|twin)(?: (?:named|called) [A-Z]\w+(?:(?:,| and|, and) [A-Z]\w+)*)?)",
    r"\bmy (?P<v>{KN}(?:sister|brother|twin|sis|stepsister|stepbrother)(?:'s name is|,| is called| is named| is| named| called|’s name is)? (?-i:[A-Z])\w+)",
    r"\b(?P<v>only child)\b",
    own=True,
)
_add(
    "child",
    "son daughter kids baby children sons daughters kid twins toddler birth born",
    r"\b(?:have|have got|'ve got|’ve got|had|welcomed|gave birth to|expecting|raising) (?P<v>(?:an?|one|two|three|four|our|my|another|twin|\d) (?:[\w-]+ ){0,3}?(?:sons?|daughters?|kids?|bab(?:y|ies)|children|child|girl|boy|twins)\b(?:,? (?:named|called|we named) (?-i:[A-Z])\w+(?:(?:,| and|, and) (?-i:[A-Z])\w+)*)?)",
    r"\b(?:my|our) (?P<v>{KN}(?:son|daughter|kid|baby|boy|girl)(?:'s name is|,| is called| is named| named| called| is|’s name is)? (?-i:[A-Z])\w+)",
    r"\b(?:my|our) (?:son|daughter|baby)(?: \w+)? was {V}",
    own=True,
)
_add(
    "friend",
    "friend friends bestie buddy befriended pal",
    r"\bmy (?P<v>{KN}(?:best friend|friend|bestie|buddy|pal)(?:'s name is|,| is called| is named| named| called| is|’s name is)? (?-i:[A-Z])\w+)",
    r"\b(?:became|made|become) (?:good |close |best |great |new )*friends with (?:an? \w+ (?:named|called) |my \w+ )?(?P<v>(?-i:[A-Z])\w+)",
    r"\bbefriended (?:an? \w+ (?:named|called) )?(?P<v>(?-i:[A-Z])\w+)",
    r"\bnew friend,? (?:named |called )?(?P<v>(?-i:[A-Z])\w+)",
    r"\bfriends? (?:named|called) (?P<v>(?-i:[A-Z])\w+)",
    own=True,
)
_add(
    "award",
    "won award prize medal awarded trophy received earned scholarship competition place",
    rf"\b(?:won|win|received|earned|got|was awarded|awarded|took home|bagged|scooped|came|picked up|collected|given|landed|nabbed) (?P<v>(?!this\b|it\b|that\b|as\b|to\b)(?:[\w'’-]+ ){{0,6}}?{AWARDS}\b(?: (?:for|at|in) [\w'’ ]+)?)",
)
_add(
    "collection",
    "collect collecting collection collects records stamps coins vinyl added",
    r"\bcollect(?:ing|s|ed)? {V}",
    r"\b(?:my|our) (?P<v>(?:[\w'-]+ ){1,3}?collection)\b",
    r"\bcollection of {V}",
    r"\b(?:added|bought|got|found|picked up) (?P<v>[\w' -]+?) (?:to|for) my (?:[\w-]+ )*collection",
    r"\b(?:bought|got|found|picked up|added) (?P<v>(?:\w+ )(?:more )(?:\w+ ){0,2}(?:records|stamps|coins|vinyls?|postcards|figurines|comics|magnets|mugs|cards|teapots|badges))\b",
)
_PLANT = r"(?:(?:lemon|apple|olive|cherry|fig|pear|orange|plum|fruit|maple|oak) trees?|tomato(?:es)?|herbs?|succulents?|cact(?:us|i)|ferns?|roses?|basil|orchids?|plants?|trees?|bonsais?|monsteras?|lavender|sunflowers?|tulips?|seedlings|flowers|vegetables|peppers|strawberr(?:y|ies)|mint|houseplants?|begonias?|ivy|saplings?|chillies|chilis|bulbs|daffodils|peon(?:y|ies)|dahlias?|violets?|geraniums?|pothos|aloe|palms?|bushes|courgettes|lemons?|figs?)"
_add(
    "plants",
    "plant plants planted growing grow grew potted garden seedlings succulents cactus orchid fern bonsai repotted tomatoes houseplant houseplants succulent cacti ferns orchids",
    rf"\b(?:planted|grow|growing|grew|potted|repotted|bought|got|have|own|added) (?P<v>(?:[\w'-]+ ){{0,4}}?{_PLANT})\b",
)
_add(
    "volunteering",
    "volunteer volunteering volunteered volunteers helping",
    r"\bvolunteer(?:ing|ed|s)?(?: \w+){0,3}? (?:at|for|with|in|as) {V}",
    r"\b(?:helping|help) out at (?P<v>(?:a|an|the|our) [\w ]*(?:shelter|kitchen|bank|charity|hospice|centre|center|library|garden|home))",
)
_add(
    "course",
    "course class workshop classes enrolled signed lessons bootcamp certification",
    r"\b(?:took|taking|take|started|starting|enrolled in|enrolled on|signed up for|doing|completed|finished|joined|attending|registered for|began|enrolling in|passed|attended) (?:an?|the|my|some) (?P<v>(?:[\w'’/-]+ ){1,5}?(?:course|class|workshop|classes|lessons|bootcamp|certification)(?: (?:in|on|about) [\w ]+)?)\b",
    r"\b(?:took|taking|started|enrolled in|signed up for|doing|completed|finished|joined|began) (?:an? )?(?P<v>(?:course|class|workshop|bootcamp) (?:in|on|about) [\w ]+)",
)
_add(
    "dish",
    "signature specialty speciality dish known famous learned learnt mastered",
    r"\b(?:signature dish|specialty|speciality|signature recipe|best dish)(?: now)?(?: is|'s) {V}",
    r"\b(?:known|famous) for (?:my|making|cooking|baking) {V}",
    r"\b(?:learned|learnt|mastered) (?:how )?(?:to )?(?:make|cook|bake|making|cooking) {V}",
    r"\b{V} is my (?:signature|specialty|speciality)",
)

# --- things that happened ------------------------------------------------------------------------------------------
_add(
    "concert",
    "concert gig saw live show perform performing festival concerts",
    r"\b(?:saw|see|seeing|watched|caught|heard) {V} (?:live|in concert|perform|play)",
    r"\b(?:went|been|go|going|was) (?:to|at) (?:see |an? |the )?(?P<v>[\w'’& -]+?) (?:concert|gig|show|performance)\b",
    r"\b(?:concert|gig) (?:by|of|with) {V}",
    r"\b(?:saw|attended) (?:an?|the) (?P<v>[\w'’& -]+?) (?:concert|gig)\b",
    r"\bto see (?P<v>(?-i:[A-Z])[\w'’& ]+) (?:live|in concert)",
)
_add(
    "race",
    "race marathon 5k 10k triathlon half-marathon ran finished run half relay duathlon",
    r"\b(?:ran|run|finished|completed|raced|did|competed in|entered|took part in|participated in|won|swam|cycled|signed up for|running) (?:in )?(?:my |a |an |the |another |our )?(?P<v>(?:[\w'’-]+ ){0,4}?(?:race|marathon|half-marathon|5k|10k|triathlon|ultramarathon|relay|duathlon|fun run|charity run))\b",
)
_add(
    "exam",
    "exam graduated graduation passed exams test diploma degree certificate finals",
    r"\b(?:passed|failed|took|sat|aced|have|had|finished) (?:my |the |an? |our )?(?P<v>(?:[\w'’-]+ ){0,4}?(?:exams?|test|finals|certification|thesis))\b",
    r"\b(?:graduated|finished my degree|got my (?:\w+ )?(?:degree|diploma)|my graduation)(?: (?:from|in) {V})?",
)
_add(
    "injury",
    "broke injured sprained twisted hurt fractured injury tore pulled dislocated cut burned burnt bruised concussion surgery",
    r"\b(?:broke|injured|sprained|twisted|hurt|fractured|tore|pulled|dislocated|cut|burn(?:ed|t)|bruised|broken|strained) (?:my|a|an|the|both my) {V}",
    r"\b(?:got|had|suffered) (?P<v>an? (?:\w+ ){0,2}(?:injury|concussion|fracture|sprain|burn|surgery))\b",
)
_add(
    "exhibition",
    "museum exhibition exhibit gallery visited",
    r"\b(?:went|been|go|going|trip|visit|took \w+|visited|toured|saw|at|attended|explored|checked out|see) (?:\w+ )?(?:to |out )?(?:see )?(?P<v>(?:an?|the|our|that|some) (?:[\w'’&-]+ ){0,5}?(?:museum|exhibition|exhibit|gallery|planetarium|aquarium|zoo)(?: (?:of|about|on|in|at) [\w'’ ]+)?)",
    r"\b(?:visited|went to|toured|attended|saw) (?:the )?(?P<v>(?:(?-i:[A-Z])[\w'’]+ ){1,4}(?:Museum|Gallery|exhibition|exhibit))",
)
_add(
    "trip",
    "trip went travelled traveled visited flew vacation holiday travelling traveling visiting back going go flying weekend honeymoon backpacked journey road took toured drove",
    r"\b(?:trip|went|go|going|travel+(?:ed|ing)|flew|fly|flying|vacation|holiday|drove|backpacked|honeymoon|journey|getaway|tour|weekend|expedition|retreat|hitchhiked|sailed|cycled|hiked) (?:(?:out|back|over|away|up|down|all the way|alone|solo|around|across|through|on (?:a |an )?(?:\w+ )?(?:trip|holiday|vacation)) )*(?:to|in|around|across|through|round) (?:the city of |beautiful |sunny )?{V}",
    r"\b(?:visited|visiting|toured|explored|been to) {V}",
    r"\b(?:back|returned|home|came back|got back|just back|spent [\w ]+?) (?:from|in) (?:an? [\w ]+? (?:to|in) )?{V}",
    check=_named,
)
_add(
    "purchase",
    "bought purchased ordered got treated splurged",
    r"\b(?:bought|purchased|ordered|splurged on|treated \w+ to|invested in|got myself|got ourselves|snagged) (?:myself |ourselves )?(?P<v>(?:an?|some|the|new|two|three|another|my) [^,.;:!?()]+)",
)

# --- broad kinds, after all the exact ones --------------------------------------------------------------------------
_DOING = r"(?:into|taken up|took up|started|enjoy|love|like|adore|keen on|fond of|hobby is|hobbies are|hobbies include|hobbies is|pastime is|gave up|given up|quit|stopped|dropped|passionate about|got into|picked up|fan of|addicted to|practise|practice|passion is|begun|began|crazy about|obsessed with|back into|try|trying|tried|enjoying|loving|hooked on|interested in|unwind by|relax by|unwind with|in my free time)"
_PLAYS = r"(?:play|plays|playing|played|do|doing|practise|practice|took up|taken up|started|go|going|joined|training|train|train in|gave up|quit|stopped|into|love|enjoy|dropped|competing in|coach|competed in|began|picked up)"
_add(
    "sport",
    " ".join(sorted(SPORTS)) + " sport sports",
    rf"\b{_PLAYS} (?:doing |playing |some |a lot of |in |to play |for |an? |the |my |competitive |weekly |local )*{{V}}",
    r"\bsports?[\w ]*? (?:is|are) {V}",
    check=_of("sport"),
)
_add(
    "hobby",
    "hobby hobbies into taken took started enjoy love keen fond pastime gave given quit stopped passionate picked crazy obsessed began adore dropped passion hooked unwind relax",
    rf"\b{_DOING} (?:doing |going |practising )?(?P<v>[a-z]{{2,}}ing\b(?: [^,.;:!?()]+)?)",
    r"\b(?:hobby|hobbies|pastime)[\w ]*? (?:is|are|include|includes) {V}",
    r"\b(?:taken up|took up|got into|gave up|given up|into|keen on|began|picked up) (?P<v>(?:[a-z-]+ ){0,2}(?:pottery|chess|origami|calligraphy|photography|ceramics|yoga|astronomy|poetry|woodwork|needlework|embroidery|macrame|magic|crochet|genealogy|falconry|karaoke|geocaching|theatre|theater|drama|ballet|salsa|tango|improv|watercolou?rs?|fencing|puzzles|crosswords|sudoku|stargazing))\b",
    check=_hobby,
)

# "my roommate Leo ..." where the clause tells nothing else that is known
_add(
    "partner",
    "wife husband boyfriend girlfriend partner fiance fiancé fiancée fiancee",
    r"\bmy (?:wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?),? {N}",
    check=_named,
    own=True,
)
_add(
    "roommate",
    "roommate flatmate housemate",
    r"\bmy (?:new )?(?:roommate|flatmate|housemate),? {N}",
    check=_named,
    own=True,
)
_add("boss", "boss manager supervisor", r"\bmy (?:new )?(?:boss|manager|supervisor),? {N}", check=_named, own=True)
_add("dentist", "dentist", r"\bdentist,? {N}", check=_named, own=True)
