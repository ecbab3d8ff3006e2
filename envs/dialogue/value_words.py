"""Words that tell what can be a value of a kind of fact from what only stands where one would: "a bit tired" is no job."""

from __future__ import annotations

import re

from memenv.language.facts_many import INSTRUMENTS, LANGUAGES
from memenv.language.letters import compiled

__all__ = [
    "BUSY",
    "CHANGE",
    "CHOSEN",
    "CLOSED",
    "COUPLE",
    "DAY",
    "DENYING",
    "GAZETTED",
    "HEARD_ONLY",
    "HOW_OFTEN",
    "IS_A",
    "KINDRED",
    "LEARNT",
    "NOT_DENYING",
    "NOT_SPOKEN",
    "NO_JOB",
    "NO_LONGER",
    "NO_MEMBER",
    "OWN_DOINGS",
    "PLAYED",
    "PRIZE",
    "READING",
    "SCHOOL",
    "STRONG_WIN",
    "TITLE",
    "TRADE",
    "UNBEATEN",
    "UNMIXED",
]

#: Kinds whose statements are denials by nature ("can't stand olives").
DENYING = frozenset({"dislike", "allergy", "fear"})
#: ... unless they deny the denial: "I'm not afraid of spiders".
NOT_DENYING = compiled(
    r"\b(?:not|isn['’]t|am not|no longer|never been|doesn['’]t|don['’]t) (?:really )?(?:allergic|afraid|scared|dislike|hate|fear|mind)\b"
)
#: Kinds that relatives and acquaintances are the value of.
KINDRED = frozenset({"partner", "sibling", "child", "friend", "boss", "roommate", "dentist", "wedding", "engagement"})
#: Kinds of which one clause names several, each by a known name.
GAZETTED = frozenset({"instrument", "language"})
#: What follows "is a" and is no work.
NO_JOB = compiled(
    r"^(?:vegan|vegetarian|pescatarian|"  # diets
    r"big|huge|real|true|"  # "a big fan of"
    r"member|fan|lover|morning|night|early|"  # "an early bird"
    r"mother|father|mom|mum|dad|parent|friend|resident|native|twin|widow|bachelor|single|homeowner|"  # ties and standing
    r"regular|good|great|bit|lot|little|volunteer|supporter|collector|"  # degrees, and what is done for nothing
    r"person|woman|man|girl|boy|very|proud|citizen|keen|avid|"  # "a keen gardener"
    r"dog|cat|sister|brother|daughter|son|flexitarian|omnivore)\b",
    re.IGNORECASE,
)
IS_A = compiled(r"\b(?:is|am|was|I['’]m|['’]s)\s+(?:(?:now|currently|still|actually|formerly|previously)\s+)*an?\s+$")
#: How names of trades end.
TRADE = compiled(
    r"(?:er|or|ist|ian|ant|ent|eer|man|woman|wife|ess|chef|nurse|cook|pilot|guide|vet|judge|coach|clerk|model|smith|wright|host|barista|analyst"
    r"|architect|surgeon|mechanic|critic|paramedic|priest|poet|chauffeur|cashier|apprentice|intern|sommelier|attendant|agent|scout|guard|chief"
    r"|doctor|secretary|monk|nun|diplomat|spy|captain|steward|detective)s?$"
)
#: Verbs that tell a change, whose past tense holds still.
CHANGE = compiled(
    r"\b(?:moved|became|started|switched|changed|joined|got|bought|turned|adopted|married|engaged|relocated|settled|since|took|began|traded|replaced|swapped|has been|have been|taken on|hired|recruited|appointed|promoted|signed|made|handed in|went over|picked|landed|introduced)\b"
)
#: "studying Greek": a language learnt, no field of study.
LEARNT = compiled(rf"\b(?:stud(?:y|ied|ying)|learn\w*|speak\w*|lessons) {LANGUAGES}\b")
READING = compiled(r"^(?:reading|watching|learning|working|volunteering) ")
PLAYED = compiled(rf"{INSTRUMENTS}(?: lessons?)?", re.IGNORECASE)
HOW_OFTEN = compiled(r" (?:club|team|lessons?|classes|practice|training|(?:once|twice|three times|every|each) .+)$")
#: What weak verbs ("got", "was given") give only counts as an award by its noun.
PRIZE = compiled(
    r"\b(?:award|prize|medal|trophy|cup|honou?r|ribbon|title|scholarship|grant|certificate|plaque|crown|badge|championship|place|star|fellowship|distinction|oscar|order|competition|contest)s?\b",
    re.IGNORECASE,
)
STRONG_WIN = compiled(r"\b(?:won|wins|winning|awarded|honou?red|recipient|scooped|took home|walked away)\b")
DAY = re.compile(r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:s| (?:morning|afternoon|evening|night)s?)?")
#: Members that are none.
NO_MEMBER = {
    "course": compiled(
        r"(?i)^(?:one more|another|an?other one|(?:new|first|second|last)(?= (?:one|course|class|lesson)|$)|evening|online|free|dance|weekly|my|(?:mon|tues|wednes|thurs|fri|satur|sun)day|.*'s .*)\b(?! \w+ing$)"
    ),
    "collection": compiled(
        r"(?i)^(?:up to|down to|at|now|over|about|around|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b"
    ),
    "volunteering": compiled(r"(?i)^(?:unpaid|free|nothing|no pay)$"),
    "award": compiled(r"(?i)^(?:out|up|over|back|results?|through|away|in)\b"),
    "hobby": compiled(
        r"(?i)^(?:lunch|dinner|breakfast|brunch|coffee|nap|siesta|cuppa|laundry|chores|shopping|groceries|gear|bore|fool|for|working|shoes?|it|on|of|in|at|with)\b|^\w+ (?:green|blue)$"
    ),
    "sport": compiled(
        r"(?i)^(?:clubs?$|teams?$|group$|gym$|squad$|class(?:es)?$|watched|saw|seeing|working|reading|watching|learning|living|looking|living|sleeping|part|up)\b"
    ),
    "trip": compiled(
        r"(?i)\b(?:museum|gallery|exhibition|exhibit|wedding|concert|show|race|marathon|shop|shops|store|gym|bed|work|class|school|office|dentist|doctor)\b"
    ),
    "field of study": compiled(
        r"(?i)\b(?:class|course|lessons?|workshop)$|^(?:university|college|uni)\b|^(?:at|for)\b"
    ),
    "fear": compiled(r"(?i)^(?:it|that|this|my|of|help|being|years)\b"),
    "purchase": compiled(
        r"(?i)^(?:confused|soaked|lost|married|engaged|divorced|sick|tired|stuck|ready|"  # states one gets into
        r"home|up|back|together|together with|to|into|through|over|used to|rid of|along|away|out|in|on|"  # "got up"
        r"a parking fine|parking fine|a bit|the keys|keys|"
        r"hired|promoted|dressed|wet|bored|caught|it|injured|hurt|drenched|"
        r"a headache|headache|a cold|a job|job|the job)\b"  # what nobody pays for
    ),
    "exam": compiled(r"(?i)^(?:confused|soaked|lost|away|out|a? ?parking fine)\b"),
    "plan": compiled(
        r"(?i)^(?:me\b|wish me|spare you|bore you|leave it|round in|tell|keep (?:you|me|it|this|in|up|going|quiet)|let|see you|survive|miss|know|say|think|stop|be (?:back|fine|there|honest)|get back|need|have to|never|always|not|remember|forget|wait|admit|hear (?:all|it|more|about|from|the (?:whole|rest|news|full|latest))|ring\b)\b|\byou\b"
    ),
    "dish": compiled(
        r"(?i)\b(?:noise|sense|friends?|mistakes?|fun|time|money|decision|progress|joke|together|difference|mess|plans?|sure|it)\b"
    ),
}
#: Kinds that are told of what the person does, not of what something of theirs does.
OWN_DOINGS = frozenset({"dish", "hobby", "sport", "award", "purchase", "race", "exam", "course"})
SCHOOL = compiled(r"[A-Z]|\b(?:university|college|school|institute|academy)\b")
COUPLE = compiled(r"[A-Z][\w-]+ (?:and|&) [A-Z][\w-]+")
#: "On Tuesdays you won't find me at home": what denies tells of the day.
BUSY = compiled(
    r"\b(?:find me|can['’]?t (?:do|make)|cannot (?:do|make)|free|available|home|reach me|get hold of me|expect me|time for)\b"
)
#: "If I had to save one book, it would be Emma": what is unreal tells of the favourite.
CHOSEN = compiled(
    r"(?:\bwould be|['’]d (?:be|pick|choose|say|go for|take|save)|\b(?:would|['’]?ll|will) (?:always )?(?:pick|choose|say|go for|take|save|answer)|(?<=I['’]ll) (?:say|pick|choose))\b"
)
TITLE = compiled(r"^(?:Dr|Doctor|Mr|Mrs|Ms|Miss)\.? ")
#: Kinds whose values speak of no other kind.
UNMIXED = frozenset({"home", "birthplace", "trip", "employer", "car", "drink", "team"})
#: "No film comes close to Up": what is denied is that anything is better.
UNBEATEN = compiled(
    r"\b(?:nothing|nobody|no [a-z]+|never)\b.*\b(?:than|like|beats?|match(?:es)?|close to|tops?|compares? (?:to|with)|rivals?)\b",
    re.IGNORECASE,
)
#: Kinds whose values are a closed class.
CLOSED = frozenset({"favourite colour", "favourite season"})
NO_LONGER = compiled(r"\s*(?:no longer|not|used to|never|anything but)\b", re.IGNORECASE)
#: "turned the telly to Norwegian": a language, not one's own.
HEARD_ONLY = compiled(
    r"\b(?:telly|tv|television|radio|remote|subtitles|menu|manual|instructions|dubbed|channel|film|movie|song|label|keyboard|settings)\b",
    re.IGNORECASE,
)
#: "the Portuguese guitar": a language only in form.
NOT_SPOKEN = compiled(
    rf" (?:{INSTRUMENTS}|omelette|food|cuisine|restaurant|film|movie|book|wine|bread|dish|cake|coffee|fries|toast|salad|cheese|shepherd|bulldog|cooking|cinema|museum)\b"
)
