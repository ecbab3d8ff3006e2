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

ASKED: dict[str, tuple[str, ...]] = {
    **{
        name: (
            rf"\b(?:{noun})\b(?: of music)?(?: that| which)?,? (?:(?:does|did|do|is|was|would|has|had) )?x\b.*\b{_LIKES}\b",
            rf"\b(?:{noun})\b.*\b(?:closest to x's heart|number one for x|(?:at the )?top (?:of|for|on) x|x's (?:favou?rite|top|number one|first choice))",
        )
        for name, noun in _FAVOURED.items()
    },
    "home": (
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
        r"\b(?:what|which) (?:drinks?|beverages?)\b.*",
        r"\b(?:what|which)\b.*\bx\b.*\b(?:drinks?|drinking|sips?|orders? at|to drink|thirst\w*)\b.*",
        r"\b(?:drink|beverage)\b.*\bx\b",
    ),
    "shoe size": (
        r"\bsize\b.*\b(?:shoes?|feet|foot|footwear|boots?|sneakers)\b|\b(?:shoes?|feet|foot|footwear)\b.*\bsize\b",
    ),
    "birthday": (
        r"\b(?:when|what|which|on)\b.*\bx\b.*\b(?:birthday|turns? (?:a year )?older|blow out|born|get a year older)\b",
    ),
    "field of study": (
        r"\b(?:what|which|in what|in which) (?:subject|field|discipline|area|major)\b.*\bx\b.*",
        r"\bwhat\b.*\bx\b.*\b(?:studie[ds]|study|major\w*|degree)\b(?: in| at| for|\?|$).*",
        r"\bx's (?:subject|degree|major|field|discipline|studies)\b.*",
    ),
    "university": (
        r"\b(?:from|at) (?:which|what) (?:university|college|school|place)\b.*\b(?:stud\w+|degree|graduat\w+|diploma|student|educat\w+)\b.*",
        r"\bwhere\b.*\bx\b.*\b(?:degree|studied|study|stud(?:y|ies)|student|university|college|graduat\w+|diploma)\b.*",
        r"\b(?:university|college|alma mater)\b",
    ),
    "boss": (
        r"\b(?:to whom|who|whom)\b.*\b(?:report|reports|answer|answers)\b.*",
        r"^(?!.*\b(?:teeth|dental)\b).*\bwho\b.*\b(?:in charge of|manages|supervises|leads|above|ahead of|bosses|runs)\b.*\bx\b.*",
    ),
    "roommate": (
        r"\b(?:with whom|who|whom)\b.*\b(?:share[sd]?|sharing|lives?|living|lived)\b.*\b(?:with|flat|apartment|room|house|place|home|rent)\b.*",
        r"\bwith whom\b.*\bx\b.*\b(?:live|living|share|lived)\b.*",
    ),
    "dentist": (r"\bwho\b.*\b(?:teeth|tooth|dental|fillings?|check-?ups?)\b.*", r"\bwhose dental\b"),
    "class day": (
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
        r"\b(?:what|how|which)\b.*\bx\b.*\b(?:free time|spare time|leisure|for fun|off work|to unwind|to relax|relax\w*|pastime|when not working|off duty|weekends?)\b.*",
    ),
    "instrument": (r"\b(?:what|which|on what|on which)\b.*\binstruments?\b.*",),
    "language": (
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
        r"\b(?:where|what|which|who|for|at|with)\b.*\b(?:volunteer\w*|helps? out|helping out|lend(?:s|ing)? a hand|unpaid|charit\w+|good cause|donates? (?:his|her|their)? ?time|gives? (?:his|her|their)? ?time)\b.*",
    ),
    "course": (
        r"\b(?:what|which|in what|in which|on what)\b.*\b(?:courses?|class(?:es)?|workshops?|seminars?|trainings?)\b.*\bx\b.*\b(?:take|taken|took|attend\w*|complete\w*|finish\w*|do|done|sign\w*|enrol\w*|go|gone|been|visit\w*|sat)\b.*",
        r"\b(?:what|which|in what|on what|in which)\b.*\bx\b.*\b(?:courses?|workshops?|seminars?)\b.*",
    ),
    "award": (
        r"\b(?:what|which)\b.*\b(?:awards?|prizes?|honou?rs?|troph(?:y|ies)|medals?|accolades?|distinctions?)\b.*",
        r"\bwhat\b.*\bx\b.*\b(?:won|win|awarded|been awarded|been honou?red with|presented with)\b.*",
    ),
    "plan": (
        r"\bwhat\b.*\bx\b.*\b(?:plan(?:s|ned|ning)?|intend\w*|want(?:s)? to do|hop(?:e|es|ing)|going to do|gonna do|decided to do|aim\w*|mean(?:s)? to do|dream\w*|wish\w*|looking forward|have in mind|has in mind|goals?|ambitions?|resolved|set on doing|made up (?:his|her|their) mind|in the future|look(?:s)? to do)\b.*",
        r"\bx's (?:plans?|goals?|dreams?|wish(?:es)?|intentions?|ambitions?|bucket list)\b.*",
    ),
    "fear": (
        r"\b(?:what|which|of what)\b.*\b(?:afraid|scared?|scares|fears?|frighten\w*|terrif\w*|phobias?|dreads?|spook\w*|unnerv\w*|panic\w*|creep\w* out|petrif\w*|anxious|nervous)\b.*",
    ),
    "trip": (
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
        r"\b(?:code|combination|number|pin|open\w*|unlock\w*)\b.*\blocker\b.*|\blocker\b.*\b(?:code|combination|number|pin|open|unlock)\w*.*",
    ),
    "wifi password": (
        r"\b(?:password|key|code|passphrase|log in\w*|connect|get on\w*)\b.*\b(?:wi-?fi|network|router)\b.*|\bwi-?fi\b.*",
    ),
    "alarm code": (
        r"\b(?:code|pin|number|digits)\b.*\balarm\b.*|\balarm\b.*\b(?:code|pin|number|disarm\w*|switch\w* off|turn\w* off|deactivat\w*)\b.*|\b(?:disarm|deactivate|turn off|switch off)s?\b.*\balarm\b.*",
    ),
}
