"""Where in a clause a value of some shape stands: a name, a title, a colour, a time, a thing that was bought."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from memenv.language.extraction.rule import DAY, is_job, is_thing, tidy
from memenv.language.extraction.wordlists import AWARDS, BODY, INSTRUMENTS, KIN, LANGUAGES, PETS, words_in
from memenv.language.gazetteers import REGIMENS, SHADES, STYLES
from memenv.language.letters import compiled
from memenv.language.rare import Rare
from memenv.language.saying import CAR_MAKES, SPORTS, TRANSPORT

__all__ = ["CLOSED", "COUNT_WORD", "OPEN", "Span", "spans"]


class Span(NamedTuple):
    """A value at `start` to `end` of a clause; `worth`: how sure its looks make it (3 of a closed class, 1 any name)."""

    start: int
    end: int
    value: str
    worth: int


_CAP = r"[A-Z][\w'’&-]*"
_NAME = compiled(
    rf"(?<![\w'’-]){_CAP}(?:(?:(?: (?:of|the|de|la|le|du|del|di|da|van|von|and|&|in|to|a|on|for|with)){{1,2}}(?= {_CAP}))? (?:{_CAP}|\d[\w-]*))*"
)
_SPLIT_NAME = compiled(rf"(?<![\w'’-]){_CAP}(?: {_CAP})*")
#: Capitalised words that begin a clause or are capitalised always, and are no names.
_NO_NAME = words_in("""I I'm I’m I've I’ve I'd I’d I'll I’ll My Our The A An It It's It’s He She We They You Your This That These Those There Their His Her And But So Or If When
    While Since Because After Before Until Now Then Today Yesterday Tomorrow Tonight Lately Recently Finally Currently Nowadays Well Yes No Oh Ah Hey Hi Hello
    Okay What Who Where Why How Which Guess Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September
    October November December Of For In On At To From With Without By As About Under Over Most All Every Each Some Any Nothing Nobody No-one Everyone
    Everybody Somebody Someone Something Anything Everything Not Never Always Just Still Only Even Also Here Nine Ten One Two Three Put Please Turns Turn Think
    Fun News Big Quick Believe Call Ask Thanks Thank Sorry Actually Honestly Apparently Officially Once Again Another Yet Both Either Neither Maybe
    Perhaps During Let Let's Look Listen Remember Did Do Does Is Are Was Were Has Have Had Can Could Would Will Should May Might Must Good Great Nice Happy
    Sad Long Best Better Work Home Life Time Days Weekends Evenings Mornings Christmas Easter Doctor Dr Mr Mrs Ms Miss TV English Mum Mom Dad Between Among
    Meet Say Give Picture Imagine Nothing's There's That's Here's What's Who's Everything's Besides Apart Aside Whenever Wherever Whatever Thursdays Fridays
    Mondays Tuesdays Wednesdays Saturdays Sundays Goodbye Farewell Ever""")
_NEVER = words_in("""I I'm I’m I've I’ve I'd I’d I'll I’ll My Our The A An It's It’s Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March
    April May June July August September October November December Doctor Dr Mr Mrs Ms Miss TV English Christmas Easter Mum Mom Dad""")
_COLOURS = (
    r"(?:(?:(?!(?:is|in|the|now|love|like|all|of|to|and|wear|wearing|prefer|than|paint|painted|my|but|favourite|favorite|it|me|about|always|for|be|beats|not|with|or|as|everything|that|on|by|was|pick|choose|went|go|say|from|old|new|wall|walls|shirt|house|some|more|no|this|an?|really|just|only|still|definitely|are|has|have|so|very|bright|dark|light|pale|every|of|red|blue|green|yellow|purple|orange|pink|black|white|grey|our|her|his|their|your|any|i|colour|color|over|into|anything|something|nothing|simply|plain|adore|become|became|turn|turned|went|being|its|hair|car|choice|it['’]s)\b)[a-z]+(?= (?:red|blue|green|yellow|purple|orange|pink)\b)|dark|light|pale|deep|bright|navy|royal|sky|forest|olive|emerald|hot|baby|midnight|lime|pastel|burnt|dusty|mint|sea|rust|charcoal|mustard|slate|moss|lemon|brick|cherry|steel|powder|electric|cobalt|ice|neon|jet|snow|coral|rose|blood|wine|bottle|pea|apple|off|ash|dove|hunter|petrol|peacock|robin['’]s egg|canary|butter|tomato|salmon|berry|plum|sage|sea|turquoise|duck egg) )?(?:"
    rf"{SHADES})\b"
)
_GENRES = (
    r"(?:(?:classic|hard|indie|punk|soft|progressive|alternative|folk|psychedelic|acid|smooth|free|deep|death|heavy|black|delta|modern|baroque|chamber|gypsy|latin|synth|dream|brit|k|j|electro|post|trip|hip|bossa|drum|new|old|choral|celtic|city|alt|desert|math|surf|yacht|swamp|stoner|bedroom|art|roots|outlaw|nu|neo|southern|northern|cool|hard|chill|tropical|balkan|irish|arabic|persian|turkish|indian|african|cuban|brazilian) ?-?)?"
    rf"(?:{STYLES}|hop|nova|and bass)\b"
)
_DIETS = rf"(?:strict(?:ly)? )?(?P<v>{REGIMENS}|raw(?: food)?|(?!(?:my|the|an?|new|old|strict|special|healthy|whole|balanced|different|better|proper|this|that|own|same|usual|normal|current|our|his|her|present|fad|on|of|in|to|for|is|crash|daily|staple)\b)[a-z][a-z-]{{2,}}(?= diet\b(?! (?:is|was|has|now|:))))\b"
_DRINK = r"(?:(?!(?:for|to|have|had|has|is|are|was|an?|my|the|of|some|usual|drinks?|order|ask|take|get|me|with|on|by|and|or|than|now|like|love|prefer|as|that|this|no|any|in|at|up|our|your|it|be|drinking|make|more|just|good|always|usually|one|want|bring)\b)[\w'’-]+ ){0,2}(?:tea|coffee|latte|espresso|cappuccino|cocoa|juice|water|matcha|chai|mocha|lemonade|cola|kombucha|americano|smoothie|beer|wine|cider|milk|chocolate|macchiato|cortado|soda|tonic|rooibos|ale|white|grey|mate|squash|cordial|spritzer|milkshake|shake|kefir|ayran|lassi|horchata|sherry|whisky|whiskey|gin|rum|vodka|brandy|port|prosecco|champagne|cocktail|martini|mojito|stout|lager|pilsner|shandy|ginger|frappe|ristretto|lungo|decaf|iced tea|toddy|eggnog|punch|limeade|slush|bubble tea|horlicks|ovaltine|tisane|infusion|brew|absinthe|pepsi|coke|sprite|fanta|malt|short black|long black|(?:short|long) macch|cordial|masala chai|sharbat|sherbet|bissap|zobo|caesar|double-double|slushie|iced capp|bandung|milo|soju|sake|palm wine|tamarind water|aam panna|jaljeera|buttermilk|thandai)\b"
_FIELDS = r"(?:(?!(?:in|with|of|my|the|an?|and|for|to|at|on|is|was|as|some|took|study|studied|studying|did|doing|read)\b)[a-z]+ )?(?:[a-z]+(?:ology|onomics|onomy|ography|osophy|istry|metry|ysics|matics|guistics|tecture|eering|istics|ulture|onautics|botics|netics|etics|litics|iatry|actics|namics|omics)|physics|history|law|medicine|music|art|arts|literature|nursing|education|pharmacy|science|sciences|studies|business|accounting|finance|marketing|design|theatre|drama|journalism|dentistry|classics|theology|divinity|management|mathematics|maths|math|agriculture|forestry|film|dance|painting|sculpture|politics|relations|economics|psychology|engineering|french|german|english|spanish|latin|greek|chinese|russian|japanese|italian|optometry|surveying|botany|logic|ethics|administration|fashion|hospitality|tourism|acting|translation|media|communications|communication|statistics|architecture|planning|animation|archaeology|technology|mechanics|informatics|theory|teaching|heritage|conservation|photography|languages|work|policy|midwifery|ceramics|textiles|curation|computing|programming)\b"
_SEASON = re.compile(r"\b(?:winter|spring|summer|autumn|fall)\b", re.IGNORECASE)
_TIME = re.compile(
    r"\b(?:(?:\d{1,2}[:.]\d\d)(?: ?[ap]\.?m\b\.?)?|\d{1,2} ?[ap]\.?m\b\.?|(?:half|(?:a )?quarter|twenty|ten|five|twenty-five)(?: minutes)? (?:past|to|before|after) (?:\w+)|\d{1,2} o['’]clock"
    r"|(?:(?<=at )|(?<=by )|(?<=until )|(?<=till )|(?<=around )|(?<=for ))(?:four|five|six|seven|eight|nine|ten|eleven|noon|midnight|[4-9]|10|11)(?:[ -](?:thirty|fifteen|forty-five|twenty|ten|forty|fifty|o['’]clock))?\b)",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"(?<![\w.,:-])\d{1,2}(?:[.,]5)?(?: ?½| (?:and a )?half)?(?![\w:]|[.,]\d)")
_DAY_OF_YEAR = re.compile(
    r"\b(?:the )?(?P<v>\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:the )?\d{1,2}(?:st|nd|rd|th)?)\b(?! \d)",
    re.IGNORECASE,
)
_CODE = re.compile(r"(?<![\w:.])\d{3,8}(?![\w:]|\.\d)")
_TOKEN = re.compile(r"(?<![\w-])(?=[\w.-]*\d)(?=[\w.-]*[A-Za-z])[\w-]+(?:\.[\w-]+)*(?<=[\w.-]{5})(?![\w-])")
_QUOTED = re.compile(r"[\"“«]([^\"”»]{2,60})[\"”»]")
COUNT_WORD = r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|\d{1,3})"
_COUNT = re.compile(
    rf"\b(?P<v>{COUNT_WORD}(?: (?:more|extra|additional|new|further|old|of my|other|vintage))? (?:[a-z-]+ )?[a-z]{{3,}}s)\b",
    re.IGNORECASE,
)
#: Of so many more one has some already.
_MORE = re.compile(
    r" (?:more|extra|additional) (?!(?:weeks|days|months|years|hours|minutes|times|nights|chapters|pages|episodes|lessons|classes|steps|friends|mates)\b)|\bof my ",
    re.IGNORECASE,
)
_PLANTS = re.compile(
    rf"\b(?P<v>{COUNT_WORD}(?: (?:more|extra|additional|new|further|of my|other))?(?: (?:house|indoor|potted|pot|green|leafy))? ?(?:house ?plants|plants))\b",
    re.IGNORECASE,
)
_RACE = re.compile(
    r"\b(?P<v>(?:an?|the|my|our) (?:[\w'’-]+ ){0,3}?(?:race|marathon|half-marathon|ultramarathon|triathlon|duathlon|relay|run|swim|walk|ride|regatta|sprint|dash|10k|5k|15k|\d+[ -]?km?|rally|steeplechase|derby|ironman|decathlon|hike|crossing|challenge|championships?|cross-country|time trial|orienteering|biathlon|aquathlon|parkrun|hill climb|climb|obstacle course))\b",
    re.IGNORECASE,
)
_EXAM = re.compile(
    r"\b(?P<v>(?:the|my|an?|our) (?:[\w'’-]+ ){0,4}?(?:exams?|tests?|finals|examination|certificate|certification|diploma|licence|license|assessment|viva|a-levels?|thesis|qualification|practical|oral|audition|grade \w+|interview|degree|bar))\b",
    re.IGNORECASE,
)
_SHOW = re.compile(
    r"\b(?P<v>(?:the|an?|our) (?:(?!(?:to|at|of|and|in|for|with|night|tv)\b)[\w'’&-]+ ){0,4}?(?:museum|exhibition|exhibit|gallery|show|retrospective|planetarium|aquarium|display|biennale|installation|fair|collection|observatory|expo|gardens))\b(?: of (?:[\w'’-]+ ?){1,3})?",
    re.IGNORECASE,
)
_COUPLE = compiled(rf"(?<![\w'’-])(?P<v>{_CAP} (?:and|&) (?!I\b)[A-Z][\w-]*)")
_BODY_PART = re.compile(
    r"\b(?:my|the|an?|both) (?:broken |fractured |sprained |shattered |cracked |snapped |dislocated )?(?P<v>(?:(?:left|right|big|little|index|middle|ring|small|second|lower|upper|front) )?"
    + BODY
    + r"s?|[a-z]*bones?|[a-z]+ bones?|shoulder blades?|pinky|pinkie|knuckles?|shins?|temple|lip|chest|spine)\b",
    re.IGNORECASE,
)
_AWARD = re.compile(
    rf"\b(?P<v>(?:the|an?|our|this year's) (?:[\w'’-]+ ){{0,4}}?(?:{AWARDS}|cup|shield|title|bursary|rosette|quiz|show|[a-z]+-off|final|match|derby|crown|league|plaque|commendation|honour|bowl|draw|raffle|of the year|spelling bee|slam|challenge|game))\b",
    re.IGNORECASE,
)
_HIDDEN = re.compile(
    r"\b(?P<v>(?:under|underneath|beneath|behind|inside|below|on top of|above|next to|beside|between|in|on(?! the (?:weekend|phone|way|day|bus|train|night|morning))|at the back of|at the bottom of|in the back of|taped to|buried under|among) (?:the|an?|my|our|one of) [^,.;:!?()]+)",
    re.IGNORECASE,
)
_VENUE = compiled(
    r"\b(?:at|in|on|to|inside|aboard|is|be|was|for) (?P<v>(?:the|an?|my) (?!surprise)[^,.;:!?()]+|[A-Z][^,.;:!?()]+)"
)
_JOB = re.compile(
    r"\b(?:as an?|being an?|become an?|became an?|am an?|['’]m an?|been an?|now an?|the|an?|my|to|is|as) (?P<v>[a-z][a-z-]*(?: [a-z-]+){0,2})",
    re.IGNORECASE,
)
_CAR = Rare(
    rf"\b(?P<v>{CAR_MAKES}(?: (?:[A-Z0-9][\w-]*|[a-z]\d+))*(?: (?:estate|convertible|sedan|hatchback|pickup|coupe|wagon|van|hybrid|cabrio|roadster|suv|SUV|truck|saloon|minivan|camper))?)\b"
)
_RIDE = re.compile(
    rf"\b(?P<v>(?:by|on) (?:(?!foot|work|time)[a-z-]+ )?{TRANSPORT}|on foot|(?:by|on) (?:an? )?(?:[a-z-]+ )?(?:funicular|monorail|tuk-tuk|skytrain|light rail|cable car|jeepney|matatu|okada|tro-tro|dala-dala|car ?pool|auto-?rickshaw|(?:cycle )?rickshaw|segway|barge|gondola|van|rail|skates|ski|skis|{TRANSPORT}))\b(?! (?:o['’]clock|\d))",
    re.IGNORECASE,
)
_PETS = Rare(
    rf"\b(?P<k>{'|'.join(sorted(PETS - {'pet', 'pets'}, key=lambda word: (-len(word), word)))})(?:['’]s)?\b",
    re.IGNORECASE,
)
#: Shapes whose values are listed, or have a word of their own.
_LISTED = frozenset(
    (
        "colour",
        "genre",
        "diet",
        "season",
        "day",
        "instrument",
        "language",
        "sport",
        "drink",
        "field",
        "exam",
        "show",
        "award",
        "plants",
        "weekday",
    )
)
_SHAPES: dict[str, re.Pattern[str]] = {
    "colour": re.compile(rf"\b{_COLOURS}", re.IGNORECASE),
    "genre": re.compile(rf"\b{_GENRES}", re.IGNORECASE),
    "diet": re.compile(rf"(?<![\w-]){_DIETS}(?!-)", re.IGNORECASE),
    "season": _SEASON,
    "time": _TIME,
    "number": _NUMBER,
    "day": _DAY_OF_YEAR,
    "code": _CODE,
    "token": _TOKEN,
    "instrument": re.compile(
        rf"\b(?:(?:bass|acoustic|electric|double|french|alto|tenor|classical|steel|hurdy|tin|penny|snare|bongo|mouth|pan|grand) )?(?:{'|'.join(sorted(INSTRUMENTS, key=lambda w: (-len(w), w)))}|whistle|bugle|kora|tabla|veena|harmonium|mbira|balafon|shakuhachi|pipa|guzheng|bansuri|mridangam|santoor|sarod|tanpura|ney|duduk|charango|cuatro|quena|taiko|dholak?|sarangi|shehnai|nadaswaram|talking drum|washboard|autoharp|pedal steel|hang drum|bodhran|glockenspiel|hurdy-gurdy|celesta|spinet|panpipes|maracas|tambourine|triangle|balalaika|bouzouki|oud|koto|shamisen|erhu|dulcimer|harpsichord|clavichord|castanets|organ|bagpipes|ocarina|melodica|vibraphone|fife|flugelhorn|sousaphone)\b",
        re.IGNORECASE,
    ),
    "language": re.compile(
        rf"\b(?:(?:scots|sign|swiss|brazilian|ancient) )?(?:{'|'.join(sorted(LANGUAGES - {'language', 'languages', 'latin'}))}|latin|flemish|sign language|pashto|nepalese|somali|hausa|igbo|xhosa|tibetan|uzbek|azeri|macedonian|belarusian|bosnian|corsican|frisian|luxembourgish|maltese|marathi|gujarati|telugu|kannada|malayalam|javanese|faroese|scots|manx|cornish|sanskrit|yiddish|uyghur|turkmen|kurdish|berber|wolof|lingala|shona)\b",
        re.IGNORECASE,
    ),
    "sport": re.compile(
        rf"\b(?:(?:touch|tag|beach|ice|water|table|field|indoor|lawn|street|wheelchair|gaelic|trail|road|mountain|cross-country|open-water|figure|speed|roller|rock|nordic|alpine|downhill|five-a-side|seven-a-side|mixed) (?=[a-z]))?(?:{SPORTS}|bowls|kho[- ]kho|takraw|sepak takraw|footy|aussie rules|ringette|broomball|pétanque|throwball)\b(?! (?:cards?|caps?|bats?|balls?|shirts?|jerseys?|boots|shoes|museum|exhibition|stadium|ground|pitch|hall of fame|stamps?|tickets?|programmes?|figures?|posters?)\b)",
        re.IGNORECASE,
    ),
    "drink": re.compile(rf"\b{_DRINK}", re.IGNORECASE),
    "field": re.compile(rf"\b{_FIELDS}", re.IGNORECASE),
    "race": _RACE,
    "exam": _EXAM,
    "show": _SHOW,
    "couple": _COUPLE,
    "body": _BODY_PART,
    "award": _AWARD,
    "count": _COUNT,
    "plants": _PLANTS,
    "hidden": _HIDDEN,
    "venue": _VENUE,
    "transport": _RIDE,
    "weekday": re.compile(rf"\b{DAY}(?=s?\b)", re.IGNORECASE),
}
_CLOSED: dict[str, Rare | re.Pattern[str]] = {
    shape: Rare(pattern) if shape in _LISTED else pattern for shape, pattern in _SHAPES.items()
}
_WORTH = {"count": 1, "award": 2, "drink": 2, "venue": 1, "hidden": 1, "time": 2, "number": 2, "show": 3, "field": 2}
#: Shapes whose values are names, with no word for what else they may be.
_NAMES = frozenset(("place", "org", "person", "title", "artist"))
#: Shapes of any phrase, and those whose values are of a class that can be listed or that has a form of its own.
OPEN = frozenset(("phrase", "thing", "lower", "food", "hobby"))
CLOSED = frozenset((*_CLOSED, "pet")) - {"count", "venue"}
_LEAD = r"(?:(?:now|currently|still|actually|really|always|definitely|probably|easily|just|simply|also|certainly|officially|nowadays|these days|by far|hands down|then|finally) )*"
_BE = re.compile(
    rf"(?:['’]s|\b(?:is|are|was|were|has become|have become|became|is called|has to be|would be|must be|will be|remains|has always been|has been|includes?|turned out to be|being|called|named|namely))(?: {_LEAD}(?:called |named |that of |on )?| )",
    re.IGNORECASE,
)
_END_OF_PHRASE = re.compile(
    r"[,;:!?()]|\s[–—-]+\s|\.(?:\s|$)|\s(?:as (?:an?|my|our|much|ever|usual)|a (?:try|go|shot)|is|are|was|were|has|have|had|which|who|that|where|when|in my|for me|to me|than)\b"
)
_BAD_FIRST = words_in("""those these like its her his their stay keep see make i i'm it he she they we you my me that this there here who what which where when so too very really quite not no yes one ones
    some someone something anything nothing all more most much many good great nice new different other another same mine ours yours also
    and or but because if as up down out off over in on at to of for by with from about again back then now today going gone been done made
    got get getting have had has did do does is are was were be can could will would may might must should a-bit well ever never always
    every each few lots lot plenty time times day days week weeks year years years' night thing things stuff way bit""")


#: What follows a name that begins a clause.
_ACTS = re.compile(
    r"['’]s\b|$|,? (?:is|was|has|had|and|&|will|just|who|which|took|became|gave|got|made|came|went|left|lives?|works?|looks?|shares?|runs?|keeps?|does|means|beats|are|were|now|it is|from|moved|or nothing|again|every|for me|for dinner|[a-z]+ed)\b"
)
#: Of those that are no names alone, words that often begin a title.
_CONTENT = words_in("""Nine Ten One Two Three Put Turn Think Fun News Big Quick Believe Call Ask Thanks Again Talk Remember Good Great Nice Happy Sad Long Best Better Work
    Home Life Time Days Christmas Easter Say Give Picture Imagine Goodbye Farewell Ever Never Always Everything Nothing All Every Some Something Everybody Like Over
    Under After Before Into Out Up Down Of To In On At From With Without Black White Red What Where Who Why How When If While""")


def _names(text: str, taken: frozenset[str], pattern: re.Pattern[str]) -> list[Span]:
    found = []
    for match in pattern.finditer(text):
        start, value = match.start(), match.group()
        words = value.split()
        article = ""
        opens = start == 0 or text[start - 2 : start] in (", ", ": ", "; ", "! ", "? ")
        if opens and " " not in value and start == 0 and not _ACTS.match(text, match.end()):
            continue  # "Tell the family": a verb that begins a sentence
        if len(words) > 1 and words[0] in _CONTENT:
            opens = False
        while words and (words[0] == "&" or (words[0] in _NO_NAME and (opens or words[0] in _NEVER))):
            if words[0] in ("The", "A", "An") and len(words) > 1:
                article = words[0]
            elif words[0] not in ("Doctor", "Dr", "The"):
                article = ""
            start += len(words[0]) + 1
            words = words[1:]
        while words and words[-1] in _NEVER | {"of", "the", "and", "&"}:
            words = words[:-1]
        if all(word in _NO_NAME for word in words) and len(words) < 2 and start == 0:
            continue
        value = " ".join(words).rstrip(".'’-")
        for tail in ("'s", "’s"):
            if value.endswith(tail) and pattern is not _NAME:
                value = value[: -len(tail)]
        if value.endswith(" and I") and re.match(r"['’]| [a-z]", text[start + len(value) :]):
            value = value.removesuffix(" and I")
        if article and pattern is _NAME:
            value, start = f"{article} {value}", start - len(article) - 1
        if not value or value.lower() in taken or (len(value) < 2 and not value.isdigit()):
            continue
        found.append(Span(start, start + len(value), value, 1))
    return found


@cache  # of the kinds alone
def _led(leads: str) -> re.Pattern[str]:
    return re.compile(
        rf"\b{leads}\b(?: (?:up|the|an?|my|our|some|bit of|mere|bits? of|new|by the))* (?=\S)", re.IGNORECASE
    )


#: "..., a hobby of mine", "..., my best dish"
_BESIDE = re.compile(r",? (?:an?|my|our) [\w -]*$|, (?:an?|my|our) ")


def _open(text: str, cues: Sequence[tuple[int, int]], leads: str) -> list[Span]:
    """Phrases that stand where values stand: beside "is", after a colon or comma, after a preposition or a verb."""
    found: list[Span] = []

    def take(start: int, worth: int) -> None:
        rest = text[start:]
        stop = _END_OF_PHRASE.search(rest)
        raw = rest[: stop.start()] if stop is not None else rest
        value = tidy(raw.strip())
        first = value.split(" ", 1)[0].lower()
        if not value or first in _BAD_FIRST or not is_thing(value) or len(value.split()) > 6:
            return
        at = text.find(value, start)
        if any(at < end and begin < at + len(value) for begin, end in cues):
            return
        if _BESIDE.match(text, at + len(value)):
            worth += 1
        found.append(Span(at, at + len(value), value, worth))

    first_cue, last_cue = min(cues)[0], max(end for _, end in cues)
    for match in _BE.finditer(text):
        if match.start() >= first_cue:
            take(match.end(), 2)
        elif match.end() <= last_cue:
            raw = text[: match.start()]
            begin = max(raw.rfind(mark) + len(mark) for mark in (": ", ", ", "; ")) if re.search(r"[:;,] ", raw) else 0
            raw = re.sub(
                r"^(?:(?:lately|nowadays|now|these days|and|but|so|for me|to me|to my mind|in my view|currently|recently|at the moment),? )+",
                "",
                raw[begin:],
                flags=re.IGNORECASE,
            ).strip()
            value = tidy(re.sub(rf"(?: {_LEAD.rstrip('*')})+$", "", raw + " ").strip())
            if (
                value
                and value.split(" ", 1)[0].lower() not in _BAD_FIRST
                and is_thing(value)
                and len(value.split()) < 6
            ):
                at = text.find(value)
                if not any(at < end and start < at + len(value) for start, end in cues):
                    found.append(
                        Span(
                            at,
                            at + len(value),
                            value[0].lower() + value[1:]
                            if value.split()[0] not in ("I",) and not any(w[:1].isupper() for w in value.split()[1:])
                            else value,
                            2,
                        )
                    )
    for match in re.finditer(r"(?:[:—–]|,(?: called| named| namely)?) (?=\S)", text):
        if match.start() >= first_cue:
            take(match.end(), 2)
    if leads:
        for match in _led(leads).finditer(text):
            near = min((abs(match.end() - end) for _, end in cues if match.end() >= end), default=99)
            take(match.end(), 2 if near < 12 else 1)
    for _, end in cues:
        if text[end : end + 1] == " ":
            take(end + 1, 1)
    return found


def spans(
    text: str, shape: str, cues: tuple[tuple[int, int], ...], leads: str, taken: frozenset[str]
) -> Sequence[Span]:
    """The values of a shape in a clause.

    Args:
        text: the clause. shape: one of those that `kinds` names. cues: where the words are that speak of the kind.
        leads: what stands right before a value. taken: lower-cased names that are no values.
    """
    pattern = _CLOSED.get(shape)
    if pattern is not None:
        found = []
        for match in pattern.finditer(text):
            name = "v" if "v" in match.re.groupindex else 0
            value = match[name].strip()
            if shape in ("hidden", "venue"):
                value = _cut(value)
            if shape == "count" and value.split()[-1].lower() in KIN:
                continue
            if value and value not in (
                "studies",
                "work",
                "design",
                "planning",
                "theory",
                "media",
                "management",
                "policy",
                "science",
            ):
                worth = 2 if shape == "count" and _MORE.search(value) else _WORTH.get(shape, 3)
                found.append(Span(match.start(name), match.start(name) + len(value), value, worth))
        return found
    if shape in _NAMES:
        quoted = _QUOTED.search(text) if shape == "title" else None
        if quoted is not None:
            return (Span(quoted.start(1), quoted.end(1), quoted[1], 3),)
        return _names(text, taken, _SPLIT_NAME if shape == "person" else _NAME)
    if shape == "pet":
        kinds = [match["k"].lower() for match in _PETS.finditer(text)]
        if not kinds:
            return ()
        return tuple(
            Span(name.start, name.end, f"{kinds[0]} {name.value}", 3) for name in _names(text, taken, _SPLIT_NAME)
        )
    if shape == "job":
        return tuple(
            Span(match.start("v"), match.start("v") + len(value), value, 3)
            for match in _JOB.finditer(text)
            if (value := _job(match["v"]))
        )
    if shape == "car":
        made = tuple(Span(match.start("v"), match.end("v"), match["v"], 3) for match in _CAR.finditer(text))
        return made or _names(text, taken, _NAME)
    if shape in OPEN:
        found = [span for span in _open(text, cues, leads) if taken.isdisjoint(span.value.lower().split())]
        if shape == "thing":
            found = [span for span in found if re.search(r"\b(?:an?|the|some|my|two|three) $", text[: span.start])]
        if shape == "hobby":
            found = [span for span in found if len(span.value.split()) < 4]
        if shape == "lower":
            found = [span for span in found if span.value[0].islower() or span.value[:4] == "the "]
        return tuple(found)
    raise AssertionError(shape)


def _cut(value: str) -> str:
    return re.sub(r"^(?:the|an?|my) ", "", tidy(f"x {value}")[2:]) if False else tidy_tail(value)


def tidy_tail(value: str) -> str:
    """A phrase without what follows it in the sentence; its first words stay."""
    head, _, rest = value.partition(" ")
    kept = tidy(f"x{rest}") if rest else ""
    return f"{head} {kept[1:]}" if kept[:1] == "x" and len(kept) > 1 else head if not rest else value


def _job(raw: str) -> str:
    """The words of `raw` that are an occupation: the shortest run from its start."""
    words = raw.split() if raw[0].islower() else []
    for size in range(1, len(words) + 1):
        value = " ".join(words[:size])
        if is_job(value) and not (size < len(words) and is_job(" ".join(words[: size + 1]))):
            return value
    return ""
