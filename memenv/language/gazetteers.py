"""Gazetteers: closed or nearly closed classes, whose members are the value of their kind wherever they stand."""

from __future__ import annotations

import re

from memenv.language.facts_many import INSTRUMENTS, LANGUAGES
from memenv.language.letters import compiled
from memenv.language.saying import CAR_MAKES, SPORTS, TRANSPORT

__all__ = ["CLOSED", "COLOURS", "DIETS", "GAZETTEERS", "GENRES", "SEASONS", "STATUSES", "members_in"]

#: Colour terms, with a word for the shade.
COLOURS = (
    r"(?:(?:dark|light|pale|deep|bright|royal|navy|sky|baby|midnight|forest|lime|olive|mint|emerald|blood|hot|dusty|burnt|mustard|sea|racing|bottle|duck-egg|heather|petrol|powder|ice|steel|electric|cornflower|kingfisher|peacock|brick|cherry|apple|pea|grass|leaf|moss|hunter|army|sage|candy|shocking|bubblegum|dusky|slate|ash|dove|jet|snow|pearl|canary|lemon|butter|sunflower|chocolate|wine|ruby|pillar-box|post-box|fire-engine|tomato|coral|prussian|ocean|eucalyptus|fern|jade|plum|imperial|charcoal|rust|smoky|cobalt|rose|copper|cream) )?"
    r"(?:red|blue|green|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|"  # basic terms
    r"turquoise|teal|maroon|crimson|scarlet|magenta|indigo|lavender|lilac|beige|gold|silver|"  # common shades
    r"cyan|ochre|khaki|burgundy|navy|mauve|coral|peach|amber|ivory|cream|charcoal|aquamarine|fuchsia|plum|rust|"
    r"terracotta|mustard|salmon|emerald|olive|lime|mint|bronze|copper|azure|cobalt|sapphire|vermilion|taupe|tan|"
    r"saffron|cerise|sepia|pearl|sand|tangerine|raspberry|mahogany|chartreuse|periwinkle|cornflower|apricot|rose|"
    r"honey|chestnut|wine red|cherry|strawberry|blush|nude|denim|slate|steel|graphite|ebony|"  # things as shades
    r"jade|pine|moss|sage|fern|pistachio|avocado|"  # greens
    r"lemon|canary|straw|sunflower|"  # yellows
    r"caramel|coffee|chocolate|cinnamon|walnut|"  # browns
    r"claret|ruby|garnet|amethyst|aubergine|eggplant|heather|orchid|violet|"  # reds and purples
    r"oxblood|copper|brass|puce|buff|fawn|primrose|magnolia|damson|mulberry|russet|sienna|umber|verdigris|celadon|gunmetal|anthracite|pewter|"
    r"opal|platinum|oatmeal|linen|ecru)"  # whites
)
#: Musical genres, with a word for the kind.
GENRES = (
    r"(?:(?:indie|folk|punk|hard|heavy|death|black|soft|progressive|classic|alternative|electro|synth|acid|smooth|free|"
    r"deep|psychedelic|gothic|country|new|old)[ -]?)?"
    r"(?:rock(?: (?:and|'n') roll|abilly)?|pop|jazz|blues|soul|funk|punk|metal|folk|techno|house|trance|hip[ -]hop|rap|"
    r"reggae|ska|disco|opera|classical(?: music)?|country|gospel|swing|grunge|bluegrass|ambient|drum and bass|dubstep|"
    r"salsa|samba|tango|flamenco|fado|klezmer|bossa nova|"  # named after a dance or a people
    r"r&b|rhythm and blues|synthwave|k-pop|j-pop|afrobeat|afrobeats|chanson|baroque|trip[ -]hop|dancehall|calypso|"
    r"cumbia|zydeco|shoegaze|garage|grime|lo-fi|new wave|big band|musicals|electronica|electro|industrial|emo|americana)"
)
SEASONS = r"(?:spring|summer|autumn|winter|fall)"
STATUSES = r"(?:single|married|engaged|divorced|separated|widowed|unmarried|unattached|betrothed)"
DIETS = (
    r"(?:vegan|vegetarian|pescatarian|pescetarian|flexitarian|omnivor(?:e|ous)|gluten-free|keto(?:genic)?|paleo|"
    r"halal|kosher|carnivore|lactose-free|dairy-free|plant-based|low-carb|low-fat|low-salt|low-sodium|"
    r"raw (?:vegan|vegetarian)|raw[ -]food|(?:low|high|no)-[a-z]+|[a-z]+-free|raw|"  # built from a part
    r"mediterranean|Mediterranean|macrobiotic|sugar-free|fruitarian|meat-free|whole-?food|high-protein|nut-free|"
    r"egg-free|grain-free|FODMAP|low-FODMAP)"
)
#: Parts of the body: what an injury is of.
_BODY = (
    r"(?:(?:left|right|big|little|small|index|middle|ring|lower|upper|front|third|fourth) )*"
    r"(?:arm|leg|ankle|wrist|toe|finger|thumb|elbow|knee|kneecap|rib|ribs|collarbone|collar bone|nose|jaw|shoulder|hip|"
    r"foot|hand|heel|cheekbone|tailbone|skull|shin|pelvis|forearm|hamstring|tendon|tooth|neck|back|spine|knuckle|"
    r"shoulder blade|kneecap|ear|calf|thigh|groin|vertebra|breastbone|wristbone|forehead|pinky|pinkie)"
)
#: Kind -> a member of its class, as a whole word.
GAZETTEERS: dict[str, re.Pattern[str]] = {
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
        "commute": rf"(?:(?:by|on|via) (?:(?:the|my|an?|his|her) )?(?:(?!the |my |an? |his |her |way )[a-z-]+ )?)?{TRANSPORT}",
        "car": rf"{CAR_MAKES}(?: (?:[A-Z0-9][\w-]*|[a-z]\d+))*",
        "injury": _BODY,
    }.items()
}
#: Kinds that are only ever told by these words.
CLOSED = frozenset({"favourite colour", "favourite season", "marital status", "diet"})


def members_in(text: str, kind: str) -> tuple[str, ...]:
    """Members of a closed class in `text`, in order."""
    pattern = GAZETTEERS.get(kind)
    if pattern is None:
        return ()
    return tuple(dict.fromkeys(match.group() for match in pattern.finditer(text)))
