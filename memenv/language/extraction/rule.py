"""What a rule is: trigger words, a pattern around a value, and what the value must look like."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from memenv.language.extraction.wordlists import (
    BODY,
    NOT_A_JOB,
    OCCUPATION,
    PETS,
    member,
    words_in,
)
from memenv.language.letters import compiled, latin
from memenv.language.rare import Rare

__all__ = [
    "DAY",
    "Rule",
    "Table",
    "is_hobby",
    "is_job",
    "is_named",
    "is_performer",
    "is_study",
    "is_thing",
    "named_run",
    "of_kind",
    "tidy",
]

_V = r"(?P<v>[^,.;:!?()\n]+)"
_ADV = (
    r"(?:(?:really|just|recently|finally|actually|still|also|always|usually|now|currently|mostly|mainly|only|even"
    r"|already|both|simply|absolutely|totally|officially|proudly|never|often|mean|do|kind of|sort of|definitely) )*"
)
#: A person's name: capitalised words.
_N = r"(?P<v>(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]+){0,3})"
_CALLED = r"(?:whom i(?:['’]ve)? (?:named|called)|who goes by|that goes by|who answers to|named|called|by the name of|whose name is|we named|we call|i named|i call|i've named)"
_PET = r"(?:" + "|".join(sorted(PETS, key=lambda w: (-len(w), w))) + r")"
_GOT = (
    r"(?:adopted|got|have|has|had|own|bought|rescued|took in|brought home|welcomed|picked up|found|fostered|keep|raise|am getting"
    r"|'ve got|'ve adopted|’ve got|gained|kept|given|acquired|take care of|look after)"
)
DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_KIN_NAMED = r"(?:[\w-]+ ){0,2}?"

#: What ends a value: the start of another clause or of circumstances.
_TAIL = re.compile(
    r"\s(?:(?:since|because|before|though|although|so|but|which|who|where|when|while|until|till|instead|too|anymore|lately|nowadays|again"
    r"|anyway|yesterday|today|tonight|tomorrow|ago|however|as well|right now|at the moment|at home|these days|those days|any ?more|any longer|by the way|every|once a"
    r"|twice a|most|all the time|in my|on my|of course|at last|if|whenever|lol|haha|btw|actually|for sure|all of|to be|from now|after all"
    r"|as (?:a kid|a child|of)|back (?:in|when|then)|in (?:19|20)\d\d|after|for (?:(?:me|us|my money)$|about|over|almost|nearly|years|months|ages|a (?:while|year|few|long|month|week|couple|decade|living|bit)|\d+|two|three|four|five|six|seven|eight|nine|ten|the (?:first|last|past|next|time|foreseeable|rest))"
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
    while " " in value:
        tail = _TAIL.search(value)
        if tail is None:
            break
        value = value[: tail.start()]
    return _ARTICLE.sub("", value.strip(" \"'“”‘’–—-*")).strip(" \"'“”‘’")


#: The run of capitalised words that begins a value, with the small words inside names.
_CAPITALS = re.compile(
    r"(?:[^\W\d_a-zà-öø-ÿ][\w'’.&-]*|\d+)(?:(?: (?:of|the|de|la|le|du|del|di|da|van|von|and|for|to|in|at|on|&|a|with)){0,2} (?:(?!I\b)[^\W\d_a-zà-öø-ÿ][\w'’.&-]*|\d+))*"
)


def named_run(text: str) -> str:
    """The capitalised words that `text` begins with; "" where it begins with none."""
    run = _CAPITALS.match(text)
    return run.group().rstrip(".'’-").split(" and I")[0] if run else ""


_QUOTED = re.compile(r"[\"“«]([^\"”»]+)[\"”»]?")
#: What stands around the values of some kinds and is no part of them.
_CUT: dict[str, re.Pattern[str]] = {
    "birthplace": re.compile(r"^an? (?=[^a-z])"),
    "employer": re.compile(r"^(?:with|at|for) ", re.IGNORECASE),
    "concert": re.compile(r" (?:play|perform|sing|live)(?: .*)?$"),
    "favourite music": re.compile(r"^(?:and|but|so) "),
    "drink": re.compile(r"^(?:mine)?['’]s ", re.IGNORECASE),
    "fear": re.compile(r"^(?:(?:death|bits|pieces) (?:of|by) |the (?:mere )?(?:thought|sight|idea) of )"),
    "dentist": compiled(r"^(?:Dr\.?|Doctor) (?=[A-Z])"),
    "wedding": re.compile(r"['’]s?$"),
    "wake-up time": re.compile(
        r" (?:on the dot|sharp|in the morning|each|every|at the latest|or so|precisely|exactly|is|will be)\b.*$"
    ),
    "course": re.compile(r"^(?:[a-z-]+ )?(?:course|workshop|class|certificate) (?:in|on) | (?:this time|as well|too)$"),
    "plan": re.compile(
        r"(?:,? (?:as soon as|once|if|when|because|that['’]s|hold me|anyway|after all|before|someday|one day|soon|wish me)\b.*|,.*)$"
    ),
    "dish": re.compile(r"^(?:mean|killer|wicked|cracking|decent) (?=\S)| (?:as|like|is|was|for)(?: .*)?$"),
    "sport": re.compile(r"^(?:(?:another|one|two|three|four|five|some|a|an|my|more) )+"),
    "language": re.compile(
        r"^(?:(?:lessons? in|classes in|pretty|decent|good|basic|fluent|learn|learning|little|a|bit|of|some|more|my|passable|broken|rusty|enough|speak|study|reasonable|fair|fairly|quite|conversational|very|the|to) )+"
    ),
}
_CAPITALISED = frozenset(("favourite book", "favourite film", "favourite restaurant"))
_WEEKDAY = re.compile(rf"(?:an? )?{DAY}s?\b", re.IGNORECASE)
_CALLED_NAME = compiled(
    r",? ?(?:(?:['’]s )?name(?:['’]s| is)|whose name is|is (?:called|named)|['’]s called|called|named|by the name of|we (?:named|call)|,|is)(?: it| him| her| them)? (?=[A-Z])"
)
_NOT_NAMES = words_in(
    "There's It's That's Here's He's She's They're I'm I've There’s It’s That’s This That Here There He She It They We You I My The A An And But So If When What Who One Since Our Now Then Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
)
_TITLES = frozenset(("reading", "watching", "favourite book", "favourite film", "team", "favourite restaurant"))


def is_named(value: str) -> bool:
    """Begins with a capital and with no pronoun, weekday or function word."""
    first = value.split(" ", 1)[0]
    return (
        value[:1].isupper() and len(value) < 60 and first not in _NOT_NAMES - ({"The", "A"} if " " in value else set())
    )


def is_job(value: str) -> bool:
    """Ends in the word for an occupation."""
    return bool(_JOB.match(value)) and value.split()[-1].lower() not in NOT_A_JOB


_JOB = Rare(OCCUPATION + r"s?(?: (?:at|for|in|with) .*)?$", re.IGNORECASE)
_SHORT = 60


def _short(value: str) -> bool:
    return 0 < len(value) <= _SHORT


def of_kind(kind: str) -> Callable[[str], bool]:
    """A check for values that begin with an instrument, a language or a sport."""
    return lambda value: member(kind, value) not in ("", kind, f"{kind}s")


_THINGS = re.compile(
    r"^(?:things?|it|them|that|this|one|ones|now|changed|different|new|something|stuff|lots?|you|her|him|me|myself|there|here|out|well|good|great|much|more|up|idea|time|work|fun|job|way|people)$"
)


#: What begins with a pronoun, or only points at another one: no value.
_VAGUE = re.compile(
    r"(?:any ?more|any longer|(?:any|no|every|some)thing(?: else)?$|just$|mine$|(?:to )?(?:bore|tell|show|share with) you\b|by a (?:mile|long|far|country)|by far|easily|hands down|years|off|is|are|was|were|for|have|has|had|be|been|than|as|of|with|because|these days|nowadays|(?:the|an?)$|further \w+|i|i['’](?:m|ve|d|ll)|it|it['’]s|he|she|we|they|them|you|him|us|that['’]s|which|who|what|of choice|of mine|(?:an?)?other one|(?:a |an )?(?:different|other|new|another) (?:one|car|job|boss|place|team))\b(?!['’]|-)",
    re.IGNORECASE,
)


def is_thing(value: str) -> bool:
    """Short and no mere pronoun or filler."""
    return _short(value) and not _THINGS.match(value) and not _VAGUE.match(value)


#: What ends in -ing after "love" or "started" and is no pastime.
_NO_HOBBY = words_in("""something anything everything nothing being having hearing seeing getting trying finding selling doing going coming
    helping sharing knowing feeling looking thinking talking making keeping giving taking living working learning spending
    starting using hanging bringing showing telling meeting building growing putting letting wanting needing morning
    evening thing wedding king ring spring string during king saying asking moving becoming sleeping eating drinking
    watching waiting missing interesting amazing exciting leaving wearing believing supporting seeking pursuing
    exploring realizing realising losing checking creating connecting passing expressing receiving noticing""")


#: What is played that is no instrument.
_NO_INSTRUMENT = words_in("""game games part role fool lottery field odds market markets song songs music record records tune tunes villain hero lead card cards
    victim numbers notes scales same way movie film first second third whole radio stereo tape album blues ball trailer video one ones day""")


def is_played(value: str) -> bool:
    """What is played with an article can be an instrument, whatever its name."""
    return is_thing(value) and value.split()[-1] not in _NO_INSTRUMENT


_LOOSE = words_in("it them him her you me us this that these those things stuff everyone people")


def is_hobby(value: str) -> bool:
    """Begins with an -ing form or noun that can be a pastime."""
    first = value.split()[0] if value else ""
    return (
        is_thing(value)
        and first.islower()
        and first not in _NO_HOBBY
        and value.split()[-1] not in _LOOSE
        and len(value.split()) <= 6
    )


def is_performer(value: str) -> bool:
    """No pronoun."""
    return is_thing(value) and not re.match(r"(?:him|her|them|it|you|us|me|this|that)\b", value, re.IGNORECASE)


_NO_SUBJECT = re.compile(
    r"^(?:into|real|really|so|super|hard|all|every|like|a lot|up|more|my|it|this|that|late|together|and|the)\b",
    re.IGNORECASE,
)


def is_study(value: str) -> bool:
    """Can be a subject that is studied."""
    return (
        is_thing(value)
        and not _NO_SUBJECT.match(value)
        and not value.lower().endswith(("class", "course", "workshop", "lessons", "classes", "bootcamp", "club"))
    )


_ESCAPED = re.compile(r"\\.|\(\?P<\w+>")
_CAPITAL = compiled(r"[A-Z]")


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
    check: Callable[[str], bool] = is_thing
    own: bool = False
    raw: bool = False
    _compiled: list[tuple[re.Pattern[str], bool]] = field(default_factory=list, compare=False, repr=False)

    def search(self, clause: str, low: str, start: int = 0) -> re.Match[str] | None:
        """The first place from `start` on where the clause has the pattern; `low` is the clause in lower case, of the
        same length. A pattern that asks for no capitals reads `low`: letters of one case let the engine skip at once."""
        if not self._compiled:
            cased = _CAPITAL.search(_ESCAPED.sub("", self.pattern)) is not None
            self._compiled.append((re.compile(self.pattern, re.IGNORECASE if cased else 0), cased))
        pattern, cased = self._compiled[0]
        return pattern.search(clause if cased else low, start)

    def value(self, raw: str) -> str:
        """What the slot took, cut to the value; "" where it is none of this kind."""
        if self.check is is_named and raw[:3].lower().startswith(("a ", "an ")):
            return ""
        quoted = _QUOTED.search(raw)
        value = quoted[1].strip() if quoted else tidy(raw[3:] if raw[:3] == "to " else raw)
        if value and raw.lstrip()[:4] == "The " and value[0].isupper() and not value.startswith("The "):
            value = f"The {value}"
        if self.check is is_named and not quoted:
            start = raw.lstrip() if self.relation in _TITLES or raw.lstrip().startswith("The ") else value
            run = _CAPITALS.match(start)
            value = run.group().rstrip(".'’-") if run else ""
            if self.relation not in _TITLES or self.relation == "team" or re.match(r"[^,.;:!?]* and I [a-z]", start):
                value = value.split(" and I")[0]
        if value == "foot":
            value = "on foot"
        if self.relation in ("instrument", "language", "sport") and self.check is not is_played:
            value = member(
                self.relation,
                re.sub(
                    r"^(?:(?:more|some|doing|playing|a lot of|began|begun|started|took|taking|take|have|had|taken|new|my|been) )+",
                    "",
                    value,
                ),
            )
        if self.relation in ("pet", "sibling", "child", "friend"):
            value = _CALLED_NAME.sub(" ", value)
        if self.relation == "course" and _WEEKDAY.match(value):
            return ""
        value = cut(self.relation, value)
        if self.relation in _CAPITALISED and not any(char.isupper() or char.isdigit() for char in value):
            return ""
        return value if value and self.check(value) else ""


def cut(relation: str, value: str) -> str:
    """A value without what often stands around values of its kind and is no part of them."""
    return _CUT[relation].sub("", value) if relation in _CUT else value


class Table:
    """Rules in the order in which they are tried."""

    def __init__(self) -> None:
        self.rules: list[Rule] = []

    def add(
        self,
        relation: str,
        triggers: str,
        *patterns: str,
        check: Callable[[str], bool] = is_thing,
        own: bool = False,
        raw: bool = False,
    ) -> None:
        """Adds a rule for each pattern, with {V}, {N}, {PET} … filled in and "[A-Z]" widened; see `Rule` for the rest."""
        for pattern in patterns:
            full = pattern.replace("{V}", _V).replace("{ADV}", _ADV).replace("{CALLED}", _CALLED).replace("{PET}", _PET)
            full = full.replace("{BODY}", BODY)
            full = (
                full.replace("{N}", _N)
                .replace(
                    "{IS_N}",
                    r"(?: now)?(?: is now| is called| is named| is| named| called|'s name is|’s name is|'s called|'s| was|,| will be)",
                )
                .replace("{GOT}", _GOT)
                .replace("{DAY}", DAY)
                .replace("{KN}", _KIN_NAMED)
            )
            self.rules.append(Rule(relation, tuple(triggers.split()), latin(full), check, own, raw))
