"""Values read without a pattern: what is left of a clause that is surely about a kind of fact.

"Nine times out of ten I drink macchiato" fits no frame that anybody wrote down. But its words speak of a drink
(`memenv.language.topics`), and once they, the function words and the small change of talk are taken away, one thing is
left. What is left must look like a value of that kind, and there must not be several to choose from.
"""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.dates import WEEKDAYS, find_dates
from memenv.language.facts_many import INSTRUMENTS, LANGUAGES
from memenv.language.letters import compiled
from memenv.language.lexicon import RELATIONS
from memenv.language.records import is_name
from memenv.language.saying import CAR_MAKES, SPORTS, TRANSPORT
from memenv.language.stems import STOP_WORDS, stem
from memenv.language.topics import SURE, topic_words, topics
from memenv.language.values import normal, values

__all__ = ["SMALL_STEMS", "about_kind", "choices", "loosely", "may_be_about", "near", "plausible"]

_SMALL_WORDS = """get got getting take took taken taking make made making go went gone going come came give gave given put keep kept keeping
    let have had find found start started begin began begun become became turn turned turns change changed changes switch switched
    move moved try tried do did done say said tell told know knew think thought see saw look looked call called name named names
    use used feel felt seem seems stay stayed leave left bring brought show showed mean meant turn happen happened ask asked
    want wanted need needed hear heard hold held pick picked choose chose chosen set belong add added join joined set run ran
    new old good great nice fine bad big little small long short best better last first next second third many much more most other
    another different same single whole entire real true sure certain right wrong main usual regular particular special lovely proper
    own favourite number one ones two kind sort type bit lot lots way ways thing things something anything everything nothing
    someone everyone time times day days week weeks weekend month year years morning evening night afternoon today yesterday tomorrow
    tonight daily weekly weekday weekdays now nowadays lately recently currently present moment still already always never ever
    again once twice ago since soon early late later yet just really truly even well only mostly mainly usually often sometimes
    generally typically normally actually honestly basically simply definitely probably certainly surely finally happily sadly luckily
    believe news life world people person place part end top middle side rest home house back away along around together alone
    apart far near above below every each some any few several none no yes yeah ok okay oh well hey please thanks thank sorry
    course moment fact instead although though however besides too also both either neither rather quite pretty very so such
    ten nine eight seven six five four three hundred half dozen rain shine thick thin fun love loves loved like liked likes enjoy
    enjoys prefer prefers adore nobody anyone else like hands down bet guess word question answer story reason doubt matter
    sit sat stand stood lie rise rose write spend spent wait waited return returned arrive arrived decide decided discover discovered
    devote devoted offer offered attend attended sign signed own owned carry carried happen send sent accept accepted finish finished having
    customary habitual present matters stand scoop list further services forget hang easy enough wise younger older mere sight thought mistake slip tongue misspoke wrong correct correction fix fixed error oops typo amend instead meant happier happiest repertoire anywhere advance luck chuffed lesson lessons menu stop stopped playlist playlists mean quote finish easily update wound wind ended kindly forgive muddle muddled confused confuse written wrote strike apologies apology truth scratch erase told years-long forever regularly officially apparently obviously clearly simply easily constantly happy glad proud lucky
    self myself himself herself itself themselves mine yours hers ours theirs will would could should must might may can shall
    cannot can't don't won't isn't wasn't there's here's what's that's it's who's i'm i've i'd i'll we're we've you're they're
    he's she's let's dont im ive beyond among amongst besides except despite without within across toward towards per via
    mr mrs ms dr doctor favorite"""
_SMALL = _SMALL_WORDS.split()
#: The small change of talk, as stems.
SMALL_STEMS = frozenset(stem(word) for word in _SMALL)
_LIGHT = SMALL_STEMS | frozenset(_SMALL) | STOP_WORDS

#: Words that no phrase of a value holds, and words that make none by themselves.
_TALKER_WORDS = """i me mine myself you your yours yourself he she they them it its we us who whom whose that this these those there should would could"""
_TALKERS = frozenset(_TALKER_WORDS.split())
_EMPTY_WORDS = """elsewhere customary everywhere somewhere anywhere services ever surprise lot bit thing things way time times something anything
    everything nothing one ones same other another new old good better best usual fond able keen sure true right wrong first last
    place home work day days week now again far long while head mind"""
_EMPTY = frozenset(_EMPTY_WORDS.split())
_SMALL_SET = frozenset(_SMALL)
#: Kinds named by a class noun, which is no value ("a different favourite film").
_CLASSED = frozenset(
    {
        "favourite film",
        "favourite book",
        "favourite food",
        "favourite music",
        "favourite season",
        "favourite colour",
        "favourite restaurant",
        "drink",
        "hobby",
        "sport",
        "dish",
        "car",
    }
)
#: Closed or nearly closed classes: what they name is the value wherever it stands.
COLOURS = (
    r"(?:(?:dark|light|pale|deep|bright|royal|navy|sky|baby|midnight|forest|lime|olive|mint|emerald|blood|hot|dusty|burnt|mustard|sea) )?"
    r"(?:red|blue|green|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|turquoise|teal|maroon|crimson|scarlet|magenta|indigo|lavender|lilac|beige|gold|silver"
    r"|cyan|ochre|khaki|burgundy|navy|mauve|coral|peach|amber|ivory|cream|charcoal|aquamarine|fuchsia|plum|rust|terracotta|mustard|salmon|emerald|olive|lime|mint|bronze|copper|azure|cobalt|sapphire|vermilion|taupe|tan|saffron|cerise|sepia|pearl|sand|tangerine|raspberry|mahogany|chartreuse|periwinkle|cornflower|apricot|rose|honey|chestnut|wine red|cherry|strawberry|blush|nude|denim|slate|steel|graphite|ebony|jade|pine|moss|sage|fern|pistachio|avocado|lemon|canary|straw|sunflower|caramel|coffee|chocolate|cinnamon|walnut|claret|ruby|garnet|amethyst|aubergine|eggplant|heather|orchid|violet|opal|platinum|oatmeal|linen|ecru)"
)
GENRES = (
    r"(?:(?:indie|folk|punk|hard|heavy|death|black|soft|progressive|classic|alternative|electro|synth|acid|smooth|free|deep|psychedelic|gothic|country|new|old)[ -]?)?"
    r"(?:rock(?: (?:and|'n') roll|abilly)?|pop|jazz|blues|soul|funk|punk|metal|folk|techno|house|trance|hip[ -]hop|rap|reggae|ska|disco|opera|classical(?: music)?|country|gospel|swing|grunge|bluegrass|ambient|drum and bass"
    r"|dubstep|salsa|samba|tango|flamenco|fado|klezmer|bossa nova|r&b|rhythm and blues|synthwave|k-pop|j-pop|afrobeat|afrobeats|chanson|baroque|trip[ -]hop|dancehall|calypso|cumbia|zydeco|shoegaze|garage|grime|lo-fi|new wave|big band|musicals|electronica|electro|industrial|emo|americana)"
)
SEASONS = r"(?:spring|summer|autumn|winter|fall)"
STATUSES = r"(?:single|married|engaged|divorced|separated|widowed|unmarried|unattached|betrothed)"
DIETS = (
    r"(?:vegan|vegetarian|pescatarian|pescetarian|flexitarian|omnivor(?:e|ous)|gluten-free|keto(?:genic)?|paleo|halal|kosher|carnivore|lactose-free|dairy-free|plant-based|low-carb|low-fat|low-salt|low-sodium"
    r"|raw (?:vegan|vegetarian)|raw[ -]food|(?:low|high|no)-[a-z]+|[a-z]+-free|raw|mediterranean|Mediterranean|macrobiotic|sugar-free|fruitarian|meat-free|whole-?food|high-protein|nut-free|egg-free|grain-free|FODMAP|low-FODMAP)"
)
_BODY = (
    r"(?:(?:left|right|big|little|small|index|middle|ring|lower|upper|front|third|fourth) )*(?:arm|leg|ankle|wrist|toe|finger|thumb|elbow|knee|kneecap|rib|ribs|collarbone|collar bone|nose|jaw|shoulder|hip|foot|hand|heel"
    r"|cheekbone|tailbone|skull|shin|pelvis|forearm|hamstring|tendon|tooth|neck|back|spine|knuckle|shoulder blade|kneecap|ear|calf|thigh|groin|vertebra|breastbone|wristbone|forehead|pinky|pinkie)"
)
_GIVEN: dict[str, re.Pattern[str]] = {
    kind: compiled(rf"(?<![\w-]){pattern}(?![\w-])", 0 if kind in ("language", "car") else re.IGNORECASE)
    for kind, pattern in {
        "favourite colour": COLOURS,
        "favourite music": GENRES,
        "favourite season": SEASONS,
        "marital status": STATUSES,
        "diet": DIETS,
        "instrument": INSTRUMENTS,
        "language": LANGUAGES,
        "sport": SPORTS,
        "commute": rf"(?:(?:by|on|via) (?:the |my |an? )?)?{TRANSPORT}",
        "car": rf"{CAR_MAKES}(?: (?:[A-Z0-9][\w-]*|[a-z]\d+))*",
        "injury": _BODY,
    }.items()
}
#: Kinds that are only ever told by these words.
_CLOSED = frozenset({"favourite colour", "favourite season", "marital status", "diet"})
#: Of two values one takes the place of the other: "swapped the bus for the tram".
_PUT_IN = compiled(r"\b(?:for|to|into|with|by|now|than)(?: the| an?| my)? $", re.IGNORECASE)
_TOKEN = compiled(r"[^\W_][\w'’&-]*(?:\.(?=\w)[\w'’&-]+)*")
_JOIN_WORDS = "of and the & de la du in for with on to a an at by au"
_JOINS = frozenset(_JOIN_WORDS.split())
_MARK = compiled(r"[,;:!?()\"“”]|\.(?:\s|$)|\s[–—-]+\s")
_CAPS = frozenset({"place", "name", "title"})
_DOCTOR = compiled(r"\b(?:Dr|Doctor)\.? $")
_DRINKS = compiled(r"\b(?:coffee|tea|water|milk|beer|wine|cocoa|juice|lemonade|cola|cider)\b")
_TITLES_OF = frozenset({"dr", "dr.", "doctor", "mr", "mrs", "ms", "miss"})
#: Phrases that may hold a name ("Spanish omelette", "Thai cooking").
_CAPITAL_PHRASES = frozenset(
    {
        "dish",
        "favourite food",
        "drink",
        "course",
        "award",
        "race",
        "exam",
        "exhibition",
        "field of study",
        "purchase",
        "allergy",
        "volunteering",
        "favourite music",
        "trip",
        "concert",
    }
)
_NAMED = frozenset({"car", "wedding", "language"})
_LIKENESS = compiled(r"(?<=\blike )an? [a-z]+\b")
_NO_SUBJECT = compiled(r" (?:my|the|an?|me|it|that|this|up|on|off|out|in|to|for|your|our|us|him|her|them)\b")
_DAYS = compiled(r"\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day")
_TITLES = frozenset({"favourite book", "favourite film", "reading", "watching"})
_CUE = compiled(
    r"(?::|\b(?:is|are|was|were|be|been|become|became|called|named|it's|of|for|to|into|with|at|by|in|on|from|an?|the|my|some|do|does|play|plays|make|makes|cook|drink|drinks"
    r"|choose|pick|like|love|enjoy|prefer|eat|order|doing|playing|making|cooking|drinking))\s*(?:the |an? |my |some )*$",
    re.IGNORECASE,
)
#: Nouns that close a value of their kind ("the folk museum"), and small words that open one ("life drawing").
_HEADS = {
    "award": compiled(
        r" (?:prize|award|medal|trophy|cup|ribbon|title|scholarship|certificate|plaque|grant|crown|competition|contest|championship|quiz|show|slam|bee|fair|bake-off|race)\b"
    ),
    "race": compiled(
        r"(?: (?:charity|fun|road|boat|relay))*[ -](?:race|run|marathon|triathlon|relay|swim|ride|walk|regatta|dash|sprint)\b"
    ),
    "exam": compiled(
        r"(?: (?:driving|theory|entrance|final))*[ -](?:test|exams?|examination|licen[cs]e|certificate|finals?|diploma|qualification)\b"
    ),
    "exhibition": compiled(
        r"(?: (?:history|art|science))*[ -](?:museum|gallery|exhibition|exhibit|show|collection|retrospective|fair)\b"
    ),
    "field of study": compiled(r" (?:studies|science|engineering|history|literature|design|management|education)\b"),
    "volunteering": compiled(
        r" (?:shelter|helpline|kitchen|bank|hospital|library|group|club|centre|center|garden|shop|project|sanctuary|hospice|charity|service|team|brigade|home)\b"
    ),
    "drink": compiled(
        r"(?: (?:herbal|green|black|white|barley))* (?:tea|coffee|juice|water|milk|beer|wine|soda|lemonade|latte|cider|smoothie|ale|chocolate|cordial|squash|cola)\b"
    ),
    "hobby": compiled(r" (?:making|watching|collecting|spotting|writing|reading|carving|dancing)\b"),
}
_OPENS = compiled(
    r"\b(?:(?:life|big|little|small|long|middle|left|right|world|people|night|fast|high|third|index|ring|front|lower|upper) )+$"
)
#: A number can be a code, a size or a time.
_NUMBERS = {
    "shoe size": compiled(r"(?<![\d:])\d{2}(?:[.,]5)?(?![\d:])"),
    "locker code": compiled(r"\b\d[\d-]{2,}\b"),
    "alarm code": compiled(r"\b\d[\d-]{2,}\b"),
    "wifi password": compiled(r"\b(?=[\w-]*\d)(?=[\w-]*[a-zA-Z])[\w-]{5,}\b"),
    "wake-up time": compiled(
        r"\b(?:\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\b\.?)?|\d{1,2}\s?[ap]\.?m\b\.?|(?:half|(?:a )?quarter|five|ten|twenty|twenty[- ]five) (?:past|to) \w+|(?:four|five|six|seven|eight|nine|ten|eleven)(?:[ -](?:thirty|fifteen|forty-five))?(?: o['’]clock)|noon)"
    ),
}
#: Kinds never read this way: their values are whole phrases with verbs, or counted.
_NEVER = frozenset({"plan", "collection", "plants", "dislike", "key place", "party place", "adoption", "engagement"})
#: Kinds that are near each other: the words of one do not speak against the other.
_NEAR = (
    frozenset({"job", "employer", "boss"}),
    frozenset({"home", "roommate", "birthplace"}),
    frozenset({"birthday", "birthplace", "child"}),
    frozenset({"field of study", "university"}),
    frozenset({"partner", "marital status", "wedding"}),
    frozenset({"dish", "favourite food", "favourite restaurant", "diet", "allergy"}),
    frozenset({"favourite book", "reading"}),
    frozenset({"favourite film", "watching"}),
    frozenset({"hobby", "sport", "course"}),
    frozenset({"car", "purchase"}),
    frozenset({"exam", "award", "race"}),
    frozenset({"class day", "course", "sport", "hobby", "instrument"}),
    frozenset({"language", "course"}),
    frozenset({"trip", "exhibition"}),
    frozenset({"purchase", "pet"}),
)


def near(one: str, other: str) -> bool:
    """Whether the words of one kind do not speak against another."""
    return one == other or any(one in group and other in group for group in _NEAR)


def about_kind(text: str, kind: str, around: str = "") -> int:
    """How surely `text` is about a kind: its topic's weight, 0 where another kind is spoken of more.

    Args:
        text: a clause.
        kind: as in `memenv.language.lexicon`.
        around: the sentence, whose words count where the clause says too little.
    """
    extra = 2 if _given(text, kind) else 0
    found = topics(text)
    mine = found.get(kind, 0) + extra
    if mine < SURE and around and around != text:
        found = topics(around)
        mine = found.get(kind, 0) + extra
    if mine == extra:
        return 0
    if mine < SURE:
        return 0
    return mine if mine >= max(found.values()) else 0


def plausible(value: str, kind: str) -> bool:
    """Whether a phrase can be a value at all: it names something, and nobody who talks."""
    if (pattern := _GIVEN.get(kind)) is not None and pattern.search(value):
        return True
    tokens = [word.lower().replace("’", "'") for word in _TOKEN.findall(value)]
    if any(word in _TALKERS for word in tokens) and kind not in _TITLES:
        return False
    if kind in _HEADS and _HEADS[kind].search(f" {value}") is not None:
        return True
    if kind not in _TITLES and all(word in _EMPTY or word in _SMALL_SET or word in STOP_WORDS for word in tokens):
        return False
    if value[:1].isupper():
        return len(tokens) > 1 or tokens[:1] == [] or not (tokens[0] in _EMPTY or tokens[0] in _SMALL_SET)
    known = topic_words(kind)
    tokens = [part for word in tokens for part in word.removesuffix("'s").split("-")]
    return not all(
        word in _EMPTY
        or word in _SMALL_SET
        or word in STOP_WORDS
        or (kind in _CLASSED and len(tokens) > 1 and stem(word) in known)
        for word in tokens
    )


def may_be_about(text: str, kind: str) -> bool:
    """Whether nothing speaks against `kind`: `text` names it, or is surely about nothing else."""
    if kind == "plan":
        return True  # a plan may be about anything
    found = topics(text)
    mine = found.get(kind, 0)
    if mine >= SURE:
        return not kind.startswith("favourite") or mine >= max(
            (weight for other, weight in found.items() if other.startswith("favourite")), default=0
        )
    return all(weight < SURE or weight <= mine + 1 for other, weight in found.items() if not near(kind, other))


def _given(text: str, kind: str) -> tuple[str, ...]:
    """Members of a closed class in `text`, in order."""
    pattern = _GIVEN.get(kind)
    if pattern is None:
        return ()
    return tuple(dict.fromkeys(match.group() for match in pattern.finditer(text)))


def _bare(text: str, time: float = 0.0) -> str:
    """`text` with its dates and comparisons ("like a balloon") blanked out, at the same length."""
    text = _LIKENESS.sub(lambda match: "," * len(match.group()), text)
    for mention in reversed(find_dates(text, time)):
        text = text[: mention.start] + "," * (mention.end - mention.start) + text[mention.end :]
    return text


def _runs(text: str, kind: str, people: frozenset[str], capital: bool) -> list[tuple[int, int]]:
    """Stretches of `text` that nothing explains: no word of the topic, of grammar, of talk."""
    known = topic_words(kind)
    tokens = [(m.start(), m.end(), m.group()) for m in _TOKEN.finditer(text)]
    keep: list[bool] = []
    first = True
    for start, _, word in tokens:
        low = word.lower().replace("’", "'")
        plain = low.removesuffix("'s")
        mine = plain in people or low in people
        explained = low in _LIGHT or plain in _LIGHT or stem(plain) in _LIGHT or stem(plain) in known
        if capital:
            title = kind in _TITLES and start == 0 and text[len(word) + 1 : len(word) + 2].isupper() and is_name(word)
            named = (
                word[0].isupper()
                and low not in _TITLES_OF
                and low not in ("i", "i'm", "i've", "i'd", "i'll", "ok", "tv")
            )
            if first and _NO_SUBJECT.match(text, start + len(word)):
                named = False  # "Blame my memory"
            keep.append(named and not mine and (title or not (first and (explained or not is_name(word)))))
        else:
            keep.append(
                not explained
                and not mine
                and (first or word[0].islower() or kind in _CAPITAL_PHRASES)
                and not (word[0].isdigit() and len(word) < 3)
            )
        first = text[start : start + len(word) + 2].rstrip().endswith((".", "!", "?"))
    runs: list[tuple[int, int]] = []
    last = -9
    for index, kept in enumerate(keep):
        if not kept:
            continue
        if runs and index - last <= 3 and not _MARK.search(text, tokens[last][1], tokens[index][0]):
            between = [tokens[k][2].lower() for k in range(last + 1, index)]
            joined = all(word in _JOINS for word in between) and (not capital or len(between) < 3)
            if joined and (not between or capital or between[0] in ("of", "and", "de", "au", "with", "the")):
                runs[-1] = (runs[-1][0], tokens[index][1])
                last = index
                continue
        runs.append((tokens[index][0], tokens[index][1]))
        last = index
    return runs


@lru_cache(maxsize=8192)
def choices(text: str, kind: str, person: str = "") -> tuple[tuple[int, int], ...]:
    """Start and end of everything in `text` that could be a value of this kind."""
    relation = RELATIONS[kind]
    if kind in _NEVER:
        return ()
    pattern = _NUMBERS.get(kind) or _GIVEN.get(kind)
    if relation.value == "weekday":
        pattern = _DAYS
    if pattern is not None and (spans := tuple(match.span() for match in pattern.finditer(text))):
        return spans
    if relation.value == "date":
        return tuple((mention.start, mention.end) for mention in find_dates(text, 0.0))
    if relation.value in ("number", "time", "secret") or kind in _CLOSED:
        return ()
    people = frozenset(person.lower().split())
    return tuple(_runs(_bare(text), kind, people, relation.value in _CAPS or kind in _NAMED))


@lru_cache(maxsize=16384)
def loosely(text: str, kind: str, person: str = "") -> tuple[str, ...]:
    """What `text`, a clause or sentence that is about `kind`, names as its value; empty where nothing or too much is left."""
    if kind in _NEVER or len(text) > 400:
        return ()
    relation = RELATIONS[kind]
    numbers = _NUMBERS.get(kind)
    if numbers is not None:
        found = [match.group() for match in numbers.finditer(text)]
        return (found[0].rstrip("."),) if len(set(found)) == 1 else ()
    if relation.value == "weekday":
        days = [day for day in WEEKDAYS if re.search(rf"\b{day}s?\b", text)]
        return tuple(days) if len(days) == 1 else ()
    if relation.value == "date":
        dates = find_dates(text, 0.0)
        return (text[dates[0].start : dates[0].end],) if len(dates) == 1 else ()
    if relation.value in ("number", "time", "secret"):
        return ()
    members = _given(text, kind)
    if len(members) > 1 and relation.cardinality == "one":
        members = tuple(one for one in members if _PUT_IN.search(text[: text.find(one)]))
        if len(members) != 1:
            return ()
    if members and kind in ("sport", "instrument"):
        bare = _bare(text)
        wider = [bare[slice(*run)] for run in _runs(bare, "", frozenset(person.lower().split()), False)]
        return tuple(
            next((run for run in wider if one in run and len(run.split()) < 4 and run.endswith(one)), one)
            for one in members
        )
    if members:
        return members
    if kind in _CLOSED:
        return ()
    if kind == "drink" and (plain := _DRINKS.findall(text)) and not _runs(_bare(text), kind, frozenset(), False):
        return tuple(dict.fromkeys(plain)) if len(set(plain)) == 1 else ()
    bare = _bare(text)
    people = frozenset(person.lower().split())
    capital = relation.value in _CAPS or kind in _NAMED
    runs = _runs(bare, kind, people, capital)
    if not runs:
        return ()
    many = relation.cardinality in ("many", "event")
    if len(runs) > 1:
        colon = [run for run in runs if bare[: run[0]].rstrip().endswith(":")]
        runs = colon or runs
    if len(runs) > 1:
        cued = [
            run
            for run in runs
            if _CUE.search(bare, 0, run[0]) is not None or bare[: run[0]].rstrip().endswith((":", ","))
        ]
        runs = cued if cued and not capital else runs
    if len(runs) > 1 and not (many and capital):
        if capital:
            return ()
        runs = runs[:1] if len(runs) == 2 else []
    found = []
    for start, end in runs:
        head = _HEADS[kind].match(text, end) if kind in _HEADS else None
        opens = (_DOCTOR if capital else _OPENS).search(text, 0, start)
        raw = text[opens.start() if opens is not None else start : head.end() if head is not None else end]
        cut = values(raw, "title" if capital else "phrase", False)
        value = raw if capital else cut[0] if cut else ""
        value = re.sub(r"['’]s$", "", value.strip(" .,;:!?'’\""))
        if value and normal(value) and len(value.split()) <= 6:
            found.append(value)
    return tuple(dict.fromkeys(found))
