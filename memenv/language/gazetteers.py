"""Gazetteers: closed or nearly closed classes, whose members are the value of their kind wherever they stand."""

from __future__ import annotations

import re

from memenv.language.facts_many import INSTRUMENTS, LANGUAGES
from memenv.language.letters import compiled
from memenv.language.saying import CAR_MAKES, SPORTS, TRANSPORT

__all__ = ["CLOSED", "GAZETTEERS", "REGIMENS", "SHADES", "STYLES", "members_in"]

#: Colours, things as shades among them.
SHADES = (
    r"red|blue|green|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|gold|golden|silver|"  # basic terms
    r"turquoise|teal|maroon|crimson|scarlet|magenta|indigo|lavender|lilac|beige|cyan|ochre|khaki|burgundy|navy|mauve|"
    r"coral|peach|amber|ivory|cream|charcoal|aqua|aquamarine|fuchsia|plum|rust|terracotta|mustard|salmon|emerald|olive|"
    r"lime|mint|bronze|copper|azure|ultramarine|cobalt|sapphire|petrol|"
    r"vermilion|carmine|oxblood|puce|taupe|tan|umber|sienna|saffron|cerise|sepia|pearl|sand|snow|champagne|tangerine|tomato|raspberry|mahogany|"
    r"chartreuse|periwinkle|cornflower|apricot|rose|honey|chestnut|wine red|wine|cherry|blush|nude|denim|"  # things
    r"slate|steel|graphite|ebony|jade|pine|moss|sage|fern|pistachio|avocado|lemon|canary|straw|sunflower|"
    r"caramel|coffee|chocolate|cinnamon|walnut|claret|ruby|garnet|amethyst|aubergine|eggplant|heather|orchid|"
    r"brass|buff|fawn|primrose|magnolia|damson|mulberry|russet|verdigris|celadon|gunmetal|anthracite|pewter|"
    r"opal|platinum|oatmeal|linen|ecru"
)
#: Colour terms, with a word for the shade.
COLOURS = (
    r"(?:(?:dark|light|pale|deep|bright|royal|navy|sky|baby|midnight|forest|lime|olive|mint|emerald|blood|hot|dusty|burnt|mustard|sea|racing|bottle|duck-egg|heather|petrol|powder|ice|steel|electric|cornflower|kingfisher|peacock|brick|cherry|apple|pea|grass|leaf|moss|hunter|army|sage|candy|shocking|bubblegum|dusky|slate|ash|dove|jet|snow|pearl|canary|lemon|butter|sunflower|chocolate|wine|ruby|pillar-box|post-box|fire-engine|tomato|coral|prussian|ocean|eucalyptus|fern|jade|plum|imperial|charcoal|rust|smoky|cobalt|rose|copper|cream) )?"
    rf"(?:{SHADES}|strawberry)"
)
#: Musical genres.
STYLES = (
    r"rock(?: (?:and|'n') roll|abilly)?|pop|jazz|blues|soul|funk|punk|metal|folk|techno|house|trance|hip[ -]hop|rap|"
    r"reggae|ska|disco|opera|classical(?: music)?|country|gospel|swing|grunge|bluegrass|ambient|drum and bass|dubstep|"
    r"salsa|samba|tango|flamenco|fado|klezmer|bossa nova|merengue|bachata|rumba|mambo|polka|waltz|kizomba|kuduro|forró|"
    r"r&b|rnb|rhythm and blues|synthwave|synthpop|k-pop|j-pop|britpop|afrobeats?|highlife|chanson|baroque|trip[ -]hop|"
    r"dancehall|calypso|soca|reggaeton|cumbia|zydeco|cajun|shoegaze|krautrock|garage|grime|lo-fi|new wave|new age|big band|"
    r"musicals|electronica|electro|electronic music|electroswing|eurodance|industrial|emo|indie|hardcore|americana|motown|"
    r"dub|jungle|bebop|fusion|doo-wop|skiffle|honky-tonk|ragtime|mariachi|symphonies|choral music|chamber music|"
    r"plainsong|world music|music hall|(?:sea )?shanties|throat singing|bhangra|qawwali|ghazals?|bollywood|enka|"
    r"carnatic|hindustani|amapiano|juju|mbalax|fuji|rai|kwaito|gnawa|mpb"
)
#: Musical genres, with a word for the kind.
GENRES = (
    r"(?:(?:indie|folk|punk|hard|heavy|death|black|soft|progressive|classic|alternative|electro|synth|acid|smooth|free|"
    r"deep|psychedelic|gothic|country|new|old)[ -]?)?"
    rf"(?:{STYLES})"
)
SEASONS = r"(?:spring|summer|autumn|winter|fall)"
STATUSES = r"(?:single|married|engaged|divorced|separated|widowed|unmarried|unattached|betrothed)"
#: Diets, those that are built from a part ("nut-free") among them.
REGIMENS = (
    r"(?:raw )?vegan|vegetarian|veggie|pesc[ae]tarian|flexitarian|omnivor(?:e|ous)|meatless|keto(?:genic)?|paleo|atkins|"
    r"carnivore|plant-based|halal|kosher|[a-z]+-free|sugarfree|low-(?:carb|fat|salt|sodium|sugar|gi|fodmap)|whole30|"
    r"mediterranean|macrobiotic|fruitarian|whole-?food|high-protein|jain|sattvic|ayurvedic|dash|intermittent fasting"
)
DIETS = rf"(?:{REGIMENS}|raw(?: vegetarian|[ -]food)?|(?:low|high|no)-[a-z]+|FODMAP)"
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
