"""Further ways of asking for the kinds of facts of `memenv.language.lexicon`, beside those that its rows hold.

Matched against the lower-cased question with the people asked about replaced by "x" and dates taken out. A pattern that
takes up more of the question outranks one that takes up less.
"""

from __future__ import annotations

__all__ = ["ASKED"]

_LIKES = r"(?:likes?|loves?|prefers?|enjoys?|fond|favou?rs?|adores?|treasures?|cherish(?:es)?|rates?|ranks?|picks?|chooses?|swears? by|best|most|favou?rite|top)"

#: Nouns of the favourites: "the food x loves most".
_FAVOURED = {
    "favourite food": r"foods?|dish(?:es)?|meals?|cuisine|snacks?",
    "favourite colour": r"colou?rs?|shades?|hues?",
    "favourite music": r"music|(?:music(?:al)? )?(?:genres?|styles?)|tunes",
    "favourite book": r"books?|novels?",
    "favourite film": r"films?|movies?",
    "favourite season": r"seasons?|(?:time|part|quarter) of (?:the )?year",
    "favourite restaurant": r"restaurants?|eater(?:y|ies)|diners?|bistros?|places? to eat(?: out)?|places? (?:to dine|for dinner)",
}

#: Ways to ask for favourites that name no liking: "which book would x rescue from a fire?"
_ABOVE_OTHERS: dict[str, tuple[str, ...]] = {
    "favourite food": (
        r"\b(?:what|which|of everything)\b.*\bx\b.*\b(?:(?:sooner|rather) eat|(?:like|love)s? to eat (?:best|most)|eats? with (?:the )?(?:most|greatest)|last meal|eat (?:above|before|over) (?:all|any|every)\w*|put on (?:his|her|a) plate)\b.*",
        r"\b(?:on the menu|on a plate|at table|last meal)\b.*\bx\b.*",
    ),
    "favourite book": (
        r"\b(?:what|which)\b.*\b(?:book|novel)\b.*\b(?:rescue|save|grab|snatch|desert island|dearest|prize[sd]?|put(?:s)? (?:before|above)|over all others|above all)\b.*",
        r"\bof all (?:the )?books\b.*",
    ),
    "favourite film": (
        r"\b(?:what|which|name)\b.*\b(?:film|movie|picture)\b.*\b(?:rescue|save|grab|desert island|dearest|prize[sd]?|put(?:s)? (?:before|above)|over all others|above all)\b.*",
        r"\bof all (?:the )?(?:films|movies|pictures)\b.*",
    ),
    "favourite music": (
        r"\b(?:what|which)\b.*\bmusic\b.*\b(?:put(?:s)? (?:before|above)|over all others|above all|dearest|before all|prize[sd]?|sooner|rather)\b.*",
    ),
    "favourite colour": (
        r"\b(?:what|which)\b.*\b(?:colou?r|shade|hue)\b.*\b(?:put(?:s)? (?:before|above)|over all others|above all|dearest|before all|prize[sd]?|sooner|rather|best)\b.*",
    ),
    "favourite restaurant": (
        r"\b(?:what|which|where)\b.*\b(?:restaurant|eatery|dine|table)\b.*\b(?:rather|sooner|put(?:s)? (?:before|above)|over all others|above all|any other|best|most)\b.*",
    ),
    "favourite season": (
        r"\b(?:what|which|when)\b.*\b(?:season|time of (?:the )?year)\b.*\b(?:rather|sooner|put(?:s)? (?:before|above)|over all others|above all|any other|best|most|dearest)\b.*",
    ),
}

ASKED: dict[str, tuple[str, ...]] = {
    **{
        name: (
            rf"\b(?:{noun})\b(?: of music)?(?: that| which)?,? (?:(?:does|did|do|is|was|would|has|had) )?x\b.*\b{_LIKES}\b",
            rf"\b(?:{noun})\b.*\b(?:closest to x's heart|number one for x|(?:at the )?top (?:of|for|on) x|x's (?:favou?rite|top|number one|first choice))",
            *_ABOVE_OTHERS.get(name, ()),
        )
        for name, noun in _FAVOURED.items()
    },
    "home": (
        r"\b(?:where|whereabouts|what|which)\b.*\bx\b.*\b(?:hang(?:s)? up (?:a|his|her|their) hat|hung up (?:a|his|her|their) hat|keep(?:s)? house|kept house|lay(?:s)? (?:a|his|her|their) head|rest(?:s)? (?:a|his|her|their) head|settled down|pitch(?:es|ed)? (?:a|his|her|their) tent)\b.*",
        r"\bwhere (?:x|in the world|exactly)\b.*\b(?:lives?|living|lived|home|resid\w+|based|settled?|staying|dwells?)\b",
        r"\b(?:where|what|which|in what|in which)\b.*\bx\b.*\b(?:set up home|made (?:a|his|her|their) home|ended up living|put down roots|calls? home|hang(?:s)? (?:his|her|their) hat|own place)\b",
        r"\b(?:town|city|village|place)\b.*\b(?:home of x|x's home|home to x|home for x)\b",
    ),
    "birthplace": (
        r"\b(?:where|what|which|town|city|place|village)\b.*\bx (?:was |were )?(?:(?:still |just )?an? )?(?:small |little |young )?(?:child|kid|boy|girl|young|little|small)\b.*",
        r"\bwhere\b.*\b(?:spend|spent) (?:his |her |their )?(?:childhood|youth|early years|school years)\b",
        r"\b(?:town|city|village|place|where)\b.*\b(?:childhood|brought up|raised|native|originally from|roots|birth)\b",
        r"\b(?:native town|native city|x's origins?|x's roots)\b",
    ),
    "employer": (
        r"\b(?:which|what|whose|who)\b.*\b(?:has x on (?:its|their|the) books|x(?:'s)? on (?:its|their|the) books|on whose books|pays x's wages|x's wages|clocks? in|signs x's (?:cheques|paychecks|payslips)|payroll)\b.*",
        r"\b(?:who|for whom|which company|what company)\b.*\b(?:pays|employs|employed|hired)\b.*\bx\b|\bx's (?:workplace|company|firm|employer|paycheck|salary)\b",
        r"\b(?:at|for|by|with) (?:which|what) (?:company|firm|business|employer|organi[sz]ation|place)\b.*\b(?:work|employ|job|position)\w*\b",
        r"\bwhere (?:does|did|is|was) x (?:now )?(?:work|working|employed|have a job)\b",
    ),
    "job": (
        r"\b(?:as what|in what capacity)\b.*\bx\b.*\b(?:work|employ|earn)\w*\b",
        r"\bwhat\b.*\bx\b.*\b(?:work|working|employed|earn(?:s|ing)? (?:a|his|her) living|make(?:s)? (?:a|his|her) living) as\b",
        r"\bwhat (?:is|was) x (?:by profession|by trade|professionally|at work)\b|\bwhat does x do (?:at|for) work\b",
        r"\bhow does x (?:pay the (?:bills|rent)|earn (?:money|a crust))\b",
    ),
    "partner": (
        r"\b(?:who|whom)\b.*\bx\b.*\b(?:court(?:ing|ed)?|walking out|walked out|stepping out|stepped out|going steady|went steady|sweet on|smitten|keeping company|kept company|an item|romancing|linked with|spoken for|head over heels)\b.*",
        r"\b(?:x's (?:sweetheart|beloved|intended|darling|lover|flame|valentine|love))\b",
        r"\bwho (?:is|was) x (?:now |currently )?(?:with|together with|seeing|dating|going out with|in love with)\b",
        r"\b(?:with whom|who)\b.*\b(?:relationship|together|couple|in love|romantic\w*|share\w* (?:his|her|their|x's) life)\b",
        r"\b(?:significant other|better half|other half|sweetheart|love interest|soulmate)\b",
        r"\bwho\b.*\b(?:x's heart|shares x's life)\b",
    ),
    "marital status": (
        r".*\b(?:single|engaged|married|divorced|widowed),? (?:or )?(?:single|engaged|married|divorced|widowed)\b.*",
        r"\bis x (?:single|married|engaged|divorced)\b.*\bor\b",
        r"\b(?:marital|civil|relationship|official|family) status\b",
    ),
    "car": (
        r"\b(?:what|which)\b.*\b(?:motor|four wheels|set of wheels)\b.*\bx\b.*|\b(?:what|which)\b.*\bx\b.*\b(?:run(?:s)? about in|runs? around in|get(?:s)? about in|on (?:the|his|her|their|x's) drive(?:way)?)\b.*",
        r"\b(?:what|which)\b.*\b(?:stands?|sits?|parked|parks?) (?:on|in|outside) x's (?:drive(?:way)?|garage|house|door)\b.*",
        r"\b(?:what|which)\b.*\bx\b.*\b(?:behind the wheel|get(?:s)? around in|sit(?:s)? in traffic)\b",
        r"\b(?:make|model|brand|kind|type|sort) of (?:car|vehicle|automobile)\b|\b(?:what|which) (?:car|vehicle|automobile|wheels)\b|\bx's (?:car|vehicle|wheels|automobile)\b",
        r"\b(?:vehicle|car|automobile)\b.*\b(?:belongs? to|owned by|parked|garage)\b",
    ),
    "commute": (
        r"\b(?:by what|in what way|in which way|with what|by which)\b.*\bx\b.*\b(?:work|office|job|workplace|commute)\b.*",
        r"\bhow\b.*\bx\b.*\b(?:work|office|job|workplace|shop|studio)\b.*\b(?:morning|before|day)?",
        r"\bhow\b.*\bx\b.*\b(?:get|go|travel|come|reach|make|commut\w+)\b.*\b(?:to|the|into) (?:the )?(?:work|office|job|workplace)\b.*",
        r"\b(?:means|mode|form|kind|type|method) of (?:transport\w*|commuting|travel|getting)\b.*",
        r"\bwhat\b.*\bx\b.*\b(?:take|use|ride)s? to (?:get to |go to |reach )?(?:the )?(?:work|office|job)\b.*",
        r"\bhow (?:does|did) x (?:\w+ )?commute\b.*|\bx's (?:way|trip|journey|route|commute)\b.*\b(?:work|office)?",
    ),
    "diet": (
        r"\bhow (?:does|did) x eat\b.*",
        r"\b(?:diet\w*|eating (?:habits?|style|regime|plan)|way of eating|food regime|food rules)\b",
        r"\bwhat (?:kind|sort|type) of (?:eater|food rules)\b",
    ),
    "drink": (
        r"\b(?:tipple|poison)\b.*|\b(?:what|which)\b.*\bx\b.*\b(?:wets? (?:his|her|their|x's) whistle|in (?:his|her|the) (?:glass|cup|mug)|at the bar|quench\w*)\b.*|\b(?:what|which)\b.*\bx's (?:glass|cup|mug)\b.*",
        r"\b(?:what|which) (?:drinks?|beverages?)\b.*",
        r"\b(?:what|which)\b.*\bx\b.*\b(?:drinks?|drinking|sips?|orders? at|to drink|thirst\w*)\b.*",
        r"\b(?:drink|beverage)\b.*\bx\b",
    ),
    "shoe size": (
        r"\bsize\b.*\b(?:slippers?|sandals?|trainers?|wellies|wellingtons?|loafers?)\b.*",
        r"\bsize\b.*\b(?:shoes?|feet|foot|footwear|boots?|sneakers)\b|\b(?:shoes?|feet|foot|footwear)\b.*\bsize\b",
    ),
    "birthday": (
        r"\b(?:when|what|which|on)\b.*\bx\b.*\b(?:birthday|turns? (?:a year )?older|blow out|born|get a year older)\b",
    ),
    "field of study": (
        r"^(?!.*\b(?:courses?|workshops?|class(?:es)?)\b).*\b(?:what|which|in what|in which) (?:subject|field|discipline|area|major)\b.*\bx\b.*",
        r"\bwhat\b.*\bx\b.*\b(?:studie[ds]|study|major\w*|degree)\b(?: in| at| for|\?|$).*",
        r"\bx's (?:subject|degree|major|field|discipline|studies)\b.*",
    ),
    "university": (
        r"\b(?:seat|hall|house)s? of learning\b.*|\bdreaming spires\b",
        r"\b(?:from|at) (?:which|what) (?:university|college|school|place)\b.*\b(?:stud\w+|degree|graduat\w+|diploma|student|educat\w+)\b.*",
        r"\bwhere\b.*\bx\b.*\b(?:degree|studied|study|stud(?:y|ies)|student|university|college|graduat\w+|diploma)\b.*",
        r"\b(?:university|college|alma mater)\b",
    ),
    "boss": (
        r"\b(?:who|whose|whom|from whom|to whom)\b.*\b(?:gaffer|cracks? the whip|calls? the (?:shots|tune)|orders?|runs? the show|over x at work|tells x what to do|lords? it over|line manager|superior|bosses)\b.*",
        r"\bx's (?:gaffer|chief|superior|line manager|overseer|supervisor)\b",
        r"\b(?:to whom|who|whom)\b.*\b(?:report|reports|answer|answers)\b.*",
        r"^(?!.*\b(?:teeth|dental)\b).*\bwho\b.*\b(?:in charge of|manages|supervises|leads|above|ahead of|bosses|runs)\b.*\bx\b.*",
    ),
    "roommate": (
        r"^(?!.*\b(?:mother|father|parents?)\b).*\b(?:with whom|who|whom)\b.*\b(?:share[sd]?|sharing|lives?|living|lived)\b.*\b(?:with|flat|apartment|room|house|place|home|rent)\b.*",
        r"\bwith whom\b.*\bx\b.*\b(?:live|living|share|lived)\b.*",
    ),
    "dentist": (r"\bwho\b.*\b(?:teeth|tooth|dental|fillings?|check-?ups?)\b.*", r"\bwhose dental\b"),
    "class day": (
        r"\bwhen in the week\b.*\b(?:class|club|course|lesson|choir|group)\b.*|\bwhen\b.*\b(?:weekly|each week|every week)\b.*\b(?:class|club|course|lesson|choir|group)\b.*",
        r"\b(?:what|which) (?:day|weekday|evening)\b.*\b(?:class|club|course|lesson|practice|rehearsal|group|choir)\b.*",
    ),
    "reading": (
        r"\b(?:book|novel|title|read)\b.*\b(?:in the middle of|halfway|engrossed|absorbed|into|onto|working through|deep in|busy with|nightstand|bedside|nose|currently|at the moment|right now|these days|has x got (?:on )?the go|open)\b.*",
        r"\b(?:what|which)\b.*\bx\b.*\b(?:reading)\b.*",
    ),
    "watching": (
        r"\b(?:show|series|sitcom|programme|program|tv)\b.*\b(?:in the middle of|halfway|hooked|absorbed|into|onto|working through|following|follow|binge\w*|glued|currently|at the moment|right now|these days|watch\w*|addicted)\b.*",
        r"\b(?:what|which)\b.*\bx\b.*\b(?:watching|watch|binge\w*|streaming)\b.*",
    ),
    "wake-up time": (
        r"\b(?:when|what time|what hour|which hour|at what|by which)\b.*\bx(?:'s)?\b.*\b(?:feet (?:hit|touch) the (?:floor|ground)|out of (?:the |his |her )?(?:pit|bed|sack|covers)|leaves? (?:the |his |her )?(?:bed|pit)|surface|emerge|stir(?:s)?|throws? off the (?:covers|blankets)|of a morning)\b.*",
        r"\b(?:when|what time|what hour|which hour|how early|for what time|time)\b.*\bx\b.*\b(?:wak\w+|gets? up|getting up|got up|out of bed|rise|rises|alarm|up in the morning|(?:start|begin) (?:the|his|her|their) (?:day|morning))\b.*",
        r"\b(?:when|what time)\b.*\bx's (?:day|morning|alarm)\b.*\b(?:begin|start|go off|set|ring)\w*\b.*",
    ),
    "team": (
        r"\b(?:who|whom|what|which)\b.*\bx\b.*\b(?:root\w*|cheer\w*|support\w*|fan of|barrack\w*)\b.*",
        r"\bwho(?:m)? (?:does|did|is) x (?:follow|back)\w*\b.*",
        r"\b(?:team|club|side)\b.*\bx\b.*\b(?:root|cheer|support|fan|follow|back|loyal|behind|favou?r|love|like)\w*\b.*",
    ),
    "pet": (
        r"\b(?:what|which|name|how)\b.*\bx\b.*\b(?:pets?|animals?)\b",
        r"\bwhat did x (?:name|call) (?:the|his|her|their)\b",
    ),
    "hobby": (
        r"\b(?:what|which|at what|with what|how)\b.*\bx\b.*\b(?:potter\w*|out of mischief|while(?:s)? away|pass(?:es)? the time|idle hours|fill(?:s)? (?:the|his|her) (?:evenings|hours|days))\b.*",
        r"\b(?:what|how|which)\b.*\bx\b.*\b(?:free time|spare time|leisure|for fun|off work|to unwind|to relax|relax\w*|pastime|when not working|off duty|weekends?)\b.*",
    ),
    "instrument": (r"\b(?:what|which|on what|on which)\b.*\binstruments?\b.*",),
    "language": (
        r"\b(?:what|which|in what|in which)\b.*\b(?:tongues?|languages?|lingo)\b.*|\bin (?:what|which) (?:tongues?|languages?)\b.*",
        r"\b(?:what|which|in what|in which)\b.*\blanguages?\b.*",
        r"\b(?:what|which) (?:tongues?|languages?)\b",
    ),
    "allergy": (
        r"\b(?:what|which|to what|to which)\b.*\b(?:allerg\w*|intoleran\w*|reacts? badly|hives)\b.*",
        r"\bwhat\b.*\bx\b.*\b(?:not able to eat|unable to eat|can't eat|cannot eat|not eat|avoid eating|stay away from|must avoid|has to avoid|have to avoid)\b.*",
    ),
    "sport": (r"\b(?:what|which|in what|in which)\b.*\b(?:sports?|athletic\w*|physical activit\w+)\b.*",),
    "dish": (
        r"\b(?:what|which|for which|for what)\b.*\b(?:dish(?:es)?|recipes?|meals?|food)\b.*\b(?:known|famous|special\w*|signature|best at|renowned|praised|proud|cook\w*|makes?|trademark|reputation)\b.*",
        r"\bwhat\b.*\bx\b.*\b(?:cook\w*|bake\w*|make)\b.*\b(?:best|well|guests?|famous\w*|known)\b.*",
        r"\b(?:known|famous|renowned)\b.*\b(?:cooking|kitchen|making|baking)\b",
    ),
    "collection": (r"\bhow (?:big|large|extensive|many \w+ strong)\b.*\bcollection\b.*",),
    "volunteering": (
        r"\b(?:where|which|what|for whom|who)\b.*\bx\b.*\b(?:without (?:pay|a wage|wages)|for (?:nothing|no pay|free)|out of (?:kindness|goodness)|good turn|helper)\b.*",
        r"\b(?:where|what|which|who|for|at|with)\b.*\b(?:volunteer\w*|helps? out|helping out|lend(?:s|ing)? a hand|unpaid|charit\w+|good cause|donates? (?:his|her|their)? ?time|gives? (?:his|her|their)? ?time)\b.*",
    ),
    "course": (
        r"\b(?:subjects?|topics?|what|which)\b.*\bx\b.*\b(?:on|in|at|through|to) (?:an? |the )?(?:courses?|class(?:es)?|workshops?)\b.*",
        r"\b(?:what|which|in what|in which|on what)\b.*\b(?:courses?|class(?:es)?|workshops?|seminars?|trainings?)\b.*\bx\b.*\b(?:take|taken|took|attend\w*|complete\w*|finish\w*|do|done|sign\w*|enrol\w*|go|gone|been|visit\w*|sat)\b.*",
        r"\b(?:what|which|in what|on what|in which)\b.*\bx\b.*\b(?:courses?|workshops?|seminars?)\b.*",
    ),
    "award": (
        r"\b(?:what|which)\b.*\b(?:awards?|prizes?|honou?rs?|troph(?:y|ies)|medals?|accolades?|distinctions?)\b.*",
        r"\bwhat\b.*\bx\b.*\b(?:won|win|awarded|been awarded|been honou?red with|presented with)\b.*",
    ),
    "plan": (
        r"\b(?:what|which)\b.*\bx's (?:mind|heart|sights?) (?:is |are )?(?:made up|set|fixed|bent)\b.*",
        r"\b(?:plans?|projects?|schemes?) (?:does|did|has|is) x (?:have|got|in hand)\b.*",
        r"\b(?:what|which)\b.*\b(?:schemes?|pipeline|up x's sleeve|(?:set|sets) (?:his |her |their )?(?:heart|mind|sights)|heart and mind|on the cards|bent on|resolved|in store)\b.*",
        r"\bwhat\b.*\bx\b.*\b(?:plan(?:s|ned|ning)?|intend\w*|want(?:s)? to do|hop(?:e|es|ing)|going to do|gonna do|decided to do|aim\w*|mean(?:s)? to do|dream\w*|wish\w*|looking forward|have in mind|has in mind|goals?|ambitions?|resolved|set on doing|made up (?:his|her|their) mind|in the future|look(?:s)? to do)\b.*",
        r"\bx's (?:plans?|goals?|dreams?|wish(?:es)?|intentions?|ambitions?|bucket list)\b.*",
    ),
    "fear": (
        r"\b(?:what|which|of what|from what|at what|whom)\b.*\b(?:hair stand on end|weak at the knees|run a mile|knees (?:knock|shake|tremble|wobble)|blood run cold|heebie-jeebies|shivers?|jelly|fright|goosebumps|willies|creeps|go(?:es)? pale|turn(?:s)? pale|jump out of|wits out of|cold sweat|flee(?:s)?|blanch|quake|tremble)\b.*",
        r"\b(?:what|which|of what)\b.*\b(?:afraid|scared?|scares|fears?|frighten\w*|terrif\w*|phobias?|dreads?|spook\w*|unnerv\w*|panic\w*|creep\w* out|petrif\w*|anxious|nervous)\b.*",
    ),
    "trip": (
        r"\b(?:where|what|which|for which|to which)\b.*\bx\b.*\b(?:jaunts?|packed a bag|away to|outings?|excursions?|roam\w*|wander\w*)\b.*",
        r"^(?!.*\b(?:museums?|exhibitions?|exhibits?|galler|weddings?|concerts?|gigs?|races?|art shows?)).*\b(?:where|what|which|to what|to which|name)\b.*\b(?:travel\w*|trips?|visited|visit|holidays?|vacations?|fl(?:y|ew|own)|journeys?|toured|destinations?|been to|gone to|gone on|went on|getaways?)\b.*",
    ),
    "concert": (
        r"\b(?:who|what|which|whose|in which)\b.*\b(?:concerts?|gigs?|(?:seen|see|saw|heard|hear|perform\w*|play\w*) (?:\w+ )?live|on stage|musicians?|artists?|bands?|singers?|performers?|shows? of|acts?)\b.*",
    ),
    "race": (
        r"\b(?:what|which|in what|in which|name)\b.*\b(?:races?|runs?\b(?=.*\bpart)|running events?|competitions?|marathons?|sporting events?)\b.*",
    ),
    "purchase": (
        r"\b(?:what|which)\b.*\bx\b.*\b(?:bought|buy|purchas\w*|acquire\w*|spen[dt] (?:\w+ )?money|splash\w*|splurge\w*|get at the (?:shops?|store)|come home with|came home with|treat\w*|pick up|picked up|shopping|order(?:ed)?)\b.*",
        r"\b(?:purchases?|things? bought|bought by)\b.*",
    ),
    "injury": (
        r"\b(?:what|which)\b.*\b(?:body|bones?|limbs?|injur\w*|hurt|break|broken?|sprain\w*|fractur\w*|twist\w*|accidents?|harm\w*|damage\w*)\b.*",
    ),
    "exam": (r"\b(?:what|which|in what|in which)\b.*\b(?:exam\w*|tests?|licen[cs]es?|qualifications?)\b.*",),
    "exhibition": (
        r"\b(?:what|which|to which|at which|name)\b.*\b(?:exhibitions?|museums?|galler(?:y|ies)|exhibits?|art shows?)\b.*",
    ),
    "wedding": (
        r"\b(?:whose|what|which|at whose|to whose|who)\b.*\b(?:weddings?|marriages?|nuptials|big day|tie the knot|get married|got married)\b.*",
    ),
    "party place": (
        r"\b(?:venue|location|place|where|spot|site)\b.*\b(?:surprise|party)\b.*|\bparty\b.*\b(?:venue|location|take place|held|happen)\b.*",
    ),
    "key place": (r"\b(?:where|place|spot|location)\b.*\bkeys?\b.*",),
    "locker code": (
        r"\b(?:digits?|numbers?|dial|get(?:s)? (?:one|you|me|us) into)\b.*\blocker\b.*",
        r"\b(?:code|combination|number|pin|open\w*|unlock\w*)\b.*\blocker\b.*|\blocker\b.*\b(?:code|combination|number|pin|open|unlock)\w*.*",
    ),
    "wifi password": (
        r"\b(?:password|key|code|passphrase|log in\w*|connect|get on\w*)\b.*\b(?:wi-?fi|network|router)\b.*|\bwi-?fi\b.*",
    ),
    "alarm code": (
        r"\b(?:hush\w*|silenc\w*|quiet\w*|shuts? up|still|calm|stop|disable)\b.*\balarm\b.*|\balarm\b.*\b(?:hush\w*|silenc\w*|quiet\w*)\b.*|\bkey in\b.*\balarm\b.*",
        r"\b(?:code|pin|number|digits)\b.*\balarm\b.*|\balarm\b.*\b(?:code|pin|number|disarm\w*|switch\w* off|turn\w* off|deactivat\w*)\b.*|\b(?:disarm|deactivate|turn off|switch off)s?\b.*\balarm\b.*",
    ),
    "sibling": (
        r"\b(?:who|what|which|how many|name)\b.*\b(?:children|kids|sons|daughters|offspring)\b.*\bx's (?:parents|mother|father|mum|dad|mam)\b.*",
        r"\b(?:who|whom|what|how many)\b.*\b(?:shares? (?:a )?(?:mother|father|parents?|mum|mam)|same (?:mother|father|parents?|mum|mam|womb)|grew up (?:alongside|under the same roof)|flesh and blood)\b.*",
    ),
    "child": (
        r"\b(?:offspring|brood|little ones|progeny|bairns?|nippers|youngsters|call(?:s)? x (?:mum|mam|dad|mother|father|parent|mama|papa))\b.*",
    ),
}
