"""Things that add up."""

from __future__ import annotations

from memenv.language.extraction.rule import Table, is_played, is_thing, of_kind
from memenv.language.extraction.wordlists import AWARDS, INSTRUMENTS, LANGUAGES, PETS

__all__ = ["MANY"]

MANY = Table()

_NUM = r"(?:an?|another|one|two|three|four|five|six|\d+|second|third|a second|a third|one more|(?:two|three) more|a new|a rescue)"
_PW = r"(?:(?!of\b|for\b|with\b|to\b|the\b|my\b|our\b|and\b|in\b|is\b|a\b|recipe\b|favou?rite\b|how\b|that\b|from\b)[\w'-]+ )"
MANY.add(
    "pet",
    " ".join(sorted(PETS)),
    rf"\b{{GOT}} (?:(?:myself|ourselves|us|me|home) )?(?P<v>{_NUM} {_PW}{{0,4}}?{{PET}}\b(?!['’])(?: and (?:(?:an?|one|two|three) )?{{PET}}\b)?(?:[ ,]*(?:{{CALLED}}|,)? (?-i:[A-Z])[\w'-]+(?:(?:,| and|, and) (?-i:[A-Z])[\w'-]+)*)?)",
    r"\b(?:my|our) (?P<v>" + _PW + r"{0,3}?{PET},? (?:(?:is )?{CALLED}|is|'s name is|,)?,? ?(?-i:[A-Z])[\w'-]+)\b",
    r"\b(?:my|our) (?P<v>(?:[\w'-]+ ){0,2}?{PET})(?= (?:died|passed|ran away|has died|has passed))",
    r"\b(?P<v>(?:an?|another|our|a new) (?:[\w-]+ ){0,2}?{PET},? {CALLED} (?-i:[A-Z])\w+),? (?:just |has |now )*(?:moved in|joined|came (?:home|to)|lives with|is part|shares|became)",
    r"\b(?:my|our) (?P<v>{PET}['’]s (?:called|named|name(?:['’]s| is)) (?-i:[A-Z])\w+)",
    r"\b(?P<v>(?-i:[A-Z])\w+)(?:,| is) (?:my|our) (?:[\w'-]+ ){0,2}?{PET}\b",
    r"\b(?:have|own|adopted|keep|got) (?P<v>" + _PW + r"{1,3}{PET})\b(?!['’])",
    own=True,
)
MANY.add(
    "instrument",
    " ".join(sorted(INSTRUMENTS)) + " instrument instruments play playing lessons",
    r"\b(?:play|plays|playing|played|start(?:ed)? (?:learning|playing|practising|practicing)|learn|learning|learnt|learned|practise|practice|practising|practicing|took up|taken up|picked up|started(?: on)?|gave up|given up|quit|stopped(?: playing)?|bought|studying|dropped|at|studied|teaching myself|teach myself|mastering|back to) (?:to play )?(?:the |a |an |my |both the |some )?(?P<v>(?:\w+ ){0,2}?\w+)(?= (?:lessons?|classes|again|since|for|in|at|with|and|on|every|now|anymore|any|too|as|after|because)\b|[,.;:!?]|$)",
    r"\b(?P<v>(?:\w+ )?\w+) (?:lessons|classes|lesson|player)\b",
    r"\b(?:instrument|instruments)[\w ]*? (?:is|are|was) (?:the )?{V}",
    check=of_kind("instrument"),
)
MANY.add(
    "instrument",
    "play playing plays practise practising practice practicing played",
    r"\b(?:play|plays|playing|played|practi[sc]e|practi[sc]ing)(?: on)? the (?P<v>(?:[a-z-]+ )?[a-z]{3,})(?= (?:now|since|for|every|in|at|and|again|these|on|too|as|with|most|anymore|any|once|daily)\b|[,.;:!?]|$)",
    check=is_played,
)
MANY.add(
    "language",
    " ".join(sorted(LANGUAGES)) + " fluent",
    r"\b(?:speak|speaks|speaking|spoke|learn|learning|learnt|learned|study|studying|studied|fluent in|took up|taken up|picked up|started|practise|practice|practising|practicing|classes in|know|understand|teach myself|teaching myself|gave up|quit|dropped|mother tongue is|native language is|stopped|conversational in|get by in|chat in|converse in|at home in|teach|lessons in|course in|enrolled in|mastering) (?:learning |to speak |a bit of |some |a little |fluent |basic |both |also |studying |conversational |my |in )*{V}",
    r"\b(?P<v>\w+) (?:lessons|classes|course|is my (?:mother|native|second|third))\b",
    check=of_kind("language"),
)
MANY.add(
    "plan",
    "plan plans idea dream intention",
    r"\b(?:dropped|gave up(?: on)?|given up(?: on)?|abandoned|cancel+ed|scrapped|shelved|let go of|called off|ditched|no longer have) (?:on )?(?:my|the|our|any|that) (?:old |big )?(?:plans?|idea|dream|intention) (?:to|of) {V}",
)
MANY.add(
    "allergy",
    "allergic allergy allergies intolerant intolerance anaphylactic",
    r"\b(?:allergic|intolerant|intolerance|allergy|allergies|reaction) (?:reaction )?to {V}",
    r"\b(?P<v>\w+(?: \w+)?) (?:allergy|allergies|intolerance|intolerant)\b",
    r"\ballergic(?: \w+){0,2}? {V}",
)
MANY.add(
    "fear",
    "afraid scared fear terrified phobia frightened phobic scare scares terrify terrifies petrified dread",
    r"\b(?:afraid|scared|terrified|frightened|petrified|fear|phobia|scared stiff) of {V}",
    r"\bi (?:really |also |still )?(?:fear|dread) {V}",
    r"\b{V} (?:scares?|terrif(?:y|ies)|frightens?) me",
)
MANY.add(
    "dislike",
    "hate dislike can't detest loathe stand despise hates",
    r"\b(?:hate|dislike|detest|loathe|despise|can['’]?t stand|cannot stand|not a fan of|can['’]?t bear|never liked) {V}",
    check=is_thing,
)
MANY.add(
    "sibling",
    "sister brother siblings sibling sisters brothers twin sis stepsister stepbrother half-sister half-brother",
    r"\b(?:have|have got|'ve got|’ve got|got) (?P<v>(?:an?|one|two|three|four|five|another|\d) (?:[\w-]+ ){0,2}?(?:sisters?|brothers?|siblings?|twin)(?:,? (?:named|called) (?-i:[A-Z])\w+(?:(?:,| and|, and) (?-i:[A-Z])\w+)*|, (?-i:[A-Z])\w+)?)",
    r"\b(?P<v>(?-i:[A-Z])\w+)(?:,| is) (?:(?:one|another|the (?:\w+est|other)) of )?my (?:[\w-]+ ){0,2}?(?:sisters?|brothers?|siblings?|twin)\b",
    r"\bmy (?P<v>{KN}(?:sister|brother|sibling|twin|sis|stepsister|stepbrother)(?:'s name is|,| is called| is named| is| named| called|’s name is)? (?-i:[A-Z])\w+)",
    r"\b(?P<v>only child)\b",
    own=True,
)
MANY.add(
    "child",
    "son daughter kids baby child children sons daughters kid twins toddler birth born",
    r"\b(?:have|have got|'ve got|’ve got|had|welcomed|gave birth to|expecting|raising) (?P<v>(?:an?|one|two|three|four|our|my|another|twin|\d) (?:[\w-]+ ){0,3}?(?:sons?|daughters?|kids?|bab(?:y|ies)|children|child|girl|boy|twins)\b(?:,? (?:named|called|we named) (?-i:[A-Z])\w+(?:(?:,| and|, and) (?-i:[A-Z])\w+)*|, (?-i:[A-Z])\w+)?)",
    r"\b(?P<v>(?-i:[A-Z])\w+)(?:,| is) (?:(?:one|another|the (?:\w+est|other)) of )?(?:my|our) (?:[\w-]+ ){0,2}?(?:sons?|daughters?|child|kids?|children)\b",
    r"\b(?:my|our) (?P<v>{KN}(?:son|daughter|child|kid|baby|boy|girl)(?:'s name is|,| is called| is named| named| called| is|’s name is)? (?-i:[A-Z])\w+)",
    r"\b(?:my|our) (?P<v>(?:son|daughter|baby|child|little one)(?: (?-i:[A-Z])\w+)?) (?:was|is|has been) (?:just |finally )?(?:born|here)",
    own=True,
)
MANY.add(
    "friend",
    "friend friends bestie buddy befriended pal",
    r"\bmy (?P<v>{KN}(?:best friend|friend|bestie|buddy|pal)(?:'s name is|,| is called| is named| named| called| is|’s name is)? (?-i:[A-Z])\w+)",
    r"\b(?:became|made|become) (?:good |close |best |great |new )*friends with (?:an? \w+ (?:named|called) |my \w+ )?(?P<v>(?-i:[A-Z])\w+)",
    r"\bbefriended (?:an? \w+ (?:named|called) )?(?P<v>(?-i:[A-Z])\w+)",
    r"\bnew friend,? (?:named |called )?(?P<v>(?-i:[A-Z])\w+)",
    r"\b(?P<v>(?-i:[A-Z])\w+)(?: is|,)? (?:an?|one of my|my) (?:[\w-]+ ){0,2}?friends?(?: of mine)?\b",
    r"\b(?P<v>(?-i:[A-Z])\w+) and (?:i|me) (?:are|were|became|have become|have been|aren['’]t|stopped being) (?:[\w]+ ){0,3}?friends\b",
    r"\b(?:i|me) and (?P<v>(?-i:[A-Z])\w+) (?:are|became|have been) (?:\w+ ){0,3}?friends\b",
    r"\bfriends? (?:named|called) (?P<v>(?-i:[A-Z])\w+)",
    own=True,
)
MANY.add(
    "award",
    "won award prize medal awarded trophy received earned scholarship competition place",
    rf"\b(?:won|win|received|earned|got|was awarded|awarded|took home|bagged|scooped|came|picked up|collected|given|landed|nabbed) (?P<v>(?!this\b|it\b|that\b|as\b|to\b)(?:[\w'’-]+ ){{0,6}}?{AWARDS}\b(?: (?:for|at|in) [\w'’ ]+)?)",
)
MANY.add(
    "award",
    "won win first second third",
    r"\b(?:came|finished|placed|was|got) (?:first|second|third)(?: place| prize)? (?:in|at) (?P<v>(?:the|an?|our|my) [^,.;:!?()]+)",
    r"\b(?:won|win) (?P<v>(?:the|an?|first|second) (?!(?:game|match|argument|fight|lottery|battle|bet|war|round|point|race|heart|hearts|race|election|case)s?\b)[\w'’-]+(?: [\w'’-]+){1,3})(?=$|[,.;:!?]| (?:in|on|at|last|for|with)\b)",
)
MANY.add(
    "collection",
    "collect collecting collection collects collected records stamps coins vinyl added sold own",
    r"\bcollection (?:of mine )?(?:now )?(?:counts|has|holds|numbers|includes|contains|consists of|comprises|is made up of|has grown to|grew to|is up to|stands at|is now) (?:now )?{V}",
    r"\b(?:have|own|got|keep|store) (?P<v>[\w' -]+?) in (?:my|the|our) (?:[\w-]+ )*collection",
    r"\b(?:sold|gave away|parted with|lost|traded|donated|gave|swapped) (?P<v>(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|some) of my (?:[\w'-]+ ){0,2}(?!(?:plants|houseplants|books|things|clothes|shares)\b)\w+s)\b",
    r"\bcollect(?:ing|s|ed)? {V}",
    r"\bown (?P<v>(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|dozens of|hundreds of) (?:[\w'-]+ ){0,2}(?!houses|cars|flats|pets|dogs|cats|plants)[\w-]+s)\b",
    r"\b(?:my|our) (?P<v>(?:[\w'-]+ ){1,3}?collection)\b",
    r"\bcollection of {V}",
    r"\b(?:added|bought|got|found|picked up) (?P<v>[\w' -]+?) (?:to|for) my (?:[\w-]+ )*collection",
    r"\b(?:bought|got|found|picked up|added) (?P<v>(?:\w+ )(?:more )(?:\w+ ){0,2}(?:records|stamps|coins|vinyls?|postcards|figurines|comics|magnets|mugs|cards|teapots|badges))\b",
)
_PLANT = r"(?:(?:lemon|apple|olive|cherry|fig|pear|orange|plum|fruit|maple|oak) trees?|tomato(?:es)?|herbs?|succulents?|cact(?:us|i)|ferns?|roses?|basil|orchids?|plants?|trees?|bonsais?|monsteras?|lavender|sunflowers?|tulips?|seedlings|flowers|vegetables|peppers|strawberr(?:y|ies)|mint|houseplants?|begonias?|ivy|saplings?|chillies|chilis|bulbs|daffodils|peon(?:y|ies)|dahlias?|violets?|geraniums?|pothos|aloe|palms?|bushes|courgettes|lemons?|figs?)"
MANY.add(
    "plants",
    "plant plants planted growing grow grew potted garden seedlings succulents cactus orchid fern bonsai repotted tomatoes houseplant houseplants succulent cacti ferns orchids tree trees",
    rf"\b(?:planted|grow|growing|grew|potted(?! plants?\b)|repotted|bought|got|have|own|added|sold|gave away|lost|donated|threw out|there are|there's|keep|adopted) (?P<v>(?:[\w'-]+ ){{0,4}}?{_PLANT})\b",
)
MANY.add(
    "volunteering",
    "volunteer volunteering volunteered volunteers helping help hand",
    r"\bvolunteer(?:ing|ed|s)?(?: (?!as\b)\w+){0,3}? (?:at|for|with|in|as) {V}",
    r"\b(?:helping|help|lend(?:ing)? a hand|giving a hand) (?:out )?at (?P<v>(?:a|an|the|our) [\w ]*(?:shelter|kitchen|bank|charity|hospice|centre|center|library|garden|home))",
)
MANY.add(
    "course",
    "course class workshop classes enrolled signed lessons bootcamp certification",
    r"\b(?:took|taking|take|did|started|starting|enrolled in|enrolled on|signed up for|doing|completed|finished|joined|attending|registered for|began|enrolling in|passed|attended) (?:an?|the|my|some) (?P<v>(?:[\w'’/-]+ ){1,5}?(?:course|class|workshop|classes|lessons|bootcamp|certification)(?: (?:in|on|about) [\w ]+)?)\b",
    r"\b(?:another|one more|second|third|new|evening|online) (?:course|class|workshop|bootcamp)\b[\w ,'’-]*?,? (?:this time )?(?:in|on|about) {V}",
    r"\b(?:took|taking|did|started|enrolled in|signed up for|doing|completed|finished|joined|began) (?:an? )?(?P<v>(?:course|class|workshop|bootcamp) (?:in|on|about) [\w ]+)",
)
MANY.add(
    "dish",
    "signature specialty speciality dish known famous learned learnt mastered asks ask begs raves",
    r"\b(?:asks?|begs?|raves?|rave|beg|ask) (?:me )?(?:for|about) my (?P<v>[\w' -]+?)(?=$|[,.;:!?])",
    r"\b(?:signature dish|specialty|speciality|signature recipe|best dish)(?: now)?(?: is|'s) {V}",
    r"\b(?:dish|recipe) (?:that )?i(?:['’]m| am) (?:best |most )?(?:known|famous) for is (?:my )?{V}",
    r"\b(?:known|famous) for (?:my|making|cooking|baking) {V}",
    r"\b(?:learned|learnt|mastered) (?:how )?(?:to )?(?:make|cook|bake|making|cooking) {V}",
    r"\b{V} is my (?:signature|specialty|speciality)",
    own=True,
)
