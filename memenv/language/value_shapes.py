"""Tables: what the values of a kind of fact look like, and what opens, closes and announces one."""

from __future__ import annotations

import re

from memenv.language.letters import compiled

__all__ = [
    "CAPITALISED",
    "CAPITAL_PHRASES",
    "CLASSED",
    "CUE",
    "HEADS",
    "NAMED",
    "NEVER",
    "NUMBERS",
    "OPENS",
    "TITLES",
    "TOKEN",
]

#: Kinds named by a class noun, which is no value ("a different favourite film").
CLASSED = frozenset(
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
#: A word: dots and hyphens within it belong to it.
TOKEN = compiled(r"[^\W_][\w'’&-]*(?:\.(?=\w)[\w'’&-]+)*")
#: Values (as in `memenv.language.lexicon`) that are written with a capital.
CAPITALISED = frozenset({"place", "name", "title"})
#: Phrases that may hold a name ("Spanish omelette", "Thai cooking").
CAPITAL_PHRASES = frozenset(
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
#: Kinds with values that are too, though their values are phrases.
NAMED = frozenset({"car", "wedding", "language"})
#: Kinds whose values are titles, which may hold any words.
TITLES = frozenset({"favourite book", "favourite film", "reading", "watching"})
#: What announces a value.
CUE = compiled(
    r"(?::|\b(?:is|are|was|were|be|been|become|became|called|named|it's|of|for|to|into|with|at|by|in|on|from|an?|the|my|some|do|does|play|plays|make|makes|cook|drink|drinks"
    r"|choose|pick|like|love|enjoy|prefer|eat|order|doing|playing|making|cooking|drinking))\s*(?:the |an? |my |some )*$",
    re.IGNORECASE,
)
#: Nouns that close a value of their kind ("the folk museum"), and small words that open one ("life drawing").
HEADS = {
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
OPENS = compiled(
    r"\b(?:(?:life|big|little|small|long|middle|left|right|world|people|night|fast|high|third|index|ring|front|lower|upper) )+$"
)
#: A number can be a code, a size or a time.
NUMBERS = {
    "shoe size": compiled(r"(?<![\d:])\d{2}(?:[.,]5)?(?![\d:])"),
    "locker code": compiled(r"\b\d[\d-]{2,}\b"),
    "alarm code": compiled(r"\b\d[\d-]{2,}\b"),
    "wifi password": compiled(r"\b(?=[\w-]*\d)(?=[\w-]*[a-zA-Z])[\w-]{5,}\b"),
    "wake-up time": compiled(
        r"\b(?:\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\b\.?)?|\d{1,2}\s?[ap]\.?m\b\.?|(?:half|(?:a )?quarter|five|ten|twenty|twenty[- ]five) (?:past|to) \w+|(?:four|five|six|seven|eight|nine|ten|eleven)(?:[ -](?:thirty|fifteen|forty-five))?(?: o['’]clock)|noon)"
    ),
}
#: Kinds never read this way: their values are whole phrases with verbs, or counted.
NEVER = frozenset({"plan", "collection", "plants", "dislike", "key place", "party place", "adoption", "engagement"})
