"""Kinds of things that happen on a day."""

from __future__ import annotations

from memenv.language.lexicon import Relation

__all__ = ["EVENT"]

EVENT: tuple[Relation, ...] = (
    Relation(
        "trip",
        "event",
        "place",
        r"(?:trips?|travels?|vacations?|holidays?(?: destination)?|journeys?|visits?|getaways?|destinations?|tours?|places? (?:visited|travelled|traveled)|travel destinations?|visited|excursions?|break)(?: (?:to|in|destination|taken))?",
        says=(
            r"\b(?:went|travel+(?:ed|s|ing)?|flew|trip|trips|journey(?:ed)?|vacation(?:ed|ing)?|holiday(?:ed|s)?|drove|road trip|gone|back|returned|visit|excursion|getaway|tour|sail(?:ed|ing)|cruise|headed|jetted off|hopped over|weekend|took a train|escaped|set off|flight|break|time|been|week|days|backpack(?:ed|ing)|hiked|camped|stayed|touring) (?:(?:away|off|out|over|down|up|back|on (?:a |an )?(?:trip|holiday|vacation)|all the way|with \w+(?: \w+)?|by (?:train|car|plane)|abroad|through|around|for a \w+|on (?:a|an) \w+ \w+) )*(?:to|in|from|for|through|around|across|at) (?=[A-Z]|the )~",
            r"\b(?:visit(?:ed|ing|s)?|toured|explored|touring|saw|saw the sights of|discovered|travel+ed|spent .+? in|spent .+? exploring) (?:the )?(?=[A-Z]|the )~",
            r"\b~ (?:trip|vacation|holiday|getaway|tour|visit)\b",
        ),
        asks=(
            r"\b(?:trip|travel\w*|vacation|holiday|visit\w*|journey|getaway|tour)\b",
            r"\bwhere\b.*\b(?:go|went|been|fly|flew)\b",
        ),
    ),
    Relation(
        "concert",
        "event",
        "name",
        r"(?:concerts?|gigs?|live (?:music|show|performance)s?|shows?|festival|performances?|live acts?)(?: (?:attended|seen|by|of))?",
        says=(
            r"\b(?:saw|seen|watched|heard|caught|see|hear|catch|enjoyed|rocked out to|danced to) (?:the )?~ (?:live|in concert|perform|play|on stage|on tour|sing|at)\b",
            r"\b(?:concert|gig|show|performance|set|tour|tickets?) (?:by|of|for|from|with|featuring|to see|starring) (?:the )?~",
            r"\b(?:went to|attended|was at|go to|been to|at|enjoyed|saw) (?:an? |the |@ )?(?=[A-Z])~(?:'s|’s)? (?:concert|gig|show|performance)\b",
            r"\b(?:went to|go to|attended|been to) (?:see|hear|watch) (?=[A-Z])~",
            r"\bsaw (?=[A-Z])~ (?:live|in concert|perform|play)",
        ),
        asks=(r"\b(?:concerts?|gigs?|live|band|artist|singer|musician|perform\w*)\b",),
    ),
    Relation(
        "race",
        "event",
        "phrase",
        r"(?:races?|marathons?|runs?|competitions?|triathlons?|(?:charity |fun )?(?:run|walk|ride)s?|tournaments?|contests?)(?: (?:run|entered|completed|finished))?",
        says=(
            r"\b(?:ran|run|runs|completed|finished|entered|competed in|took part in|participated in|rode|swam|did|raced(?: in)?|crossed the (?:finish )?line (?:of|at|in)|conquered|cycled|walked|joined|signed up for|tackled|won) (?:in )?(?:@ |an? |the )?(?:first |second |third |annual )*(?P<v>(?:[A-Za-z0-9-]+ ){0,3}?(?:(?:half[- ]?|ultra[- ]?)?marathon|triathlon|[0-9]+ ?k(?:m)?|ten[- ]k|five[- ]k|race|relay|duathlon|decathlon|ironman|sprint|fun run|charity run|mud run|obstacle (?:race|course)|run|regatta|cycling race|ultramarathon))\b",
        ),
        asks=(
            r"\b(?:races?|marathon|triathlon|compet\w+|running event|run\b.*\bcharity)\b",
            r"\b(?:what|which)\b.*\b(?:ran|run)\b",
        ),
    ),
    Relation(
        "purchase",
        "event",
        "phrase",
        r"(?:purchases?|shopping|acquisitions?|(?:things?|items?|objects?) (?:bought|purchased|acquired)|buys?|bought|purchased)",
        says=(
            r"\b(?:bought|buys?|purchas(?:ed|es)|ordered|picked up|treated (?:myself|himself|herself|themselves) to|splurged on|got (?:myself|himself|herself)|acquired|invested in|spent (?:my|his|her|\w+) (?:\w+ )?on|came home with|snapped up|paid for|shelled out for|got|is the (?:proud )?owner of) (?:an? |the |some |@ |myself |himself |herself |brand[- ])*(?:new |brand[- ]new |second-hand |used )*~",
            r"\b(?:new|shiny) ~ (?:arrived|was delivered|came)",
        ),
        asks=(r"\b(?:bought|buy|buys|purchas\w+|shopping|acquire[sd]?|splurge[sd]?|treat(?:ed)? (?:him|her)self)\b",),
    ),
    Relation(
        "adoption",
        "event",
        "phrase",
        r"(?:adoptions?|adopted(?: pet)?)",
        says=(r"\b(?:adopt(?:ed|s|ing)?|took in|rescued|brought home|welcomed) (?:an? |the |another )?~",),
        asks=(r"\b(?:adopt\w*|rescue[sd]?|take in|took in|bring home)\b",),
    ),
    Relation(
        "move",
        "event",
        "place",
        r"(?:moves?|relocations?|house move|moved(?:[ _]to)?)",
        says=(
            r"\b(?:mov(?:ed|es|ing)|relocat(?:ed|es|ing)|move|settled|resettled|emigrated|shifted) (?:(?:house|home|back|over|out|away|here|down|up|from [A-Z]\w+) )*(?:to|into|in) ~",
        ),
        asks=(r"\b(?:mov(?:e|ed|es|ing)|relocat\w*|settle[sd]?)\b",),
    ),
    Relation(
        "new job",
        "event",
        "phrase",
        r"(?:job changes?|new[ _]jobs?|career changes?|promotions?|start(?:ed)?[ _](?:of[ _])?(?:new[ _])?(?:work|job)|first day at work)",
        says=(
            r"\b(?:started|began|got|landed|took|accepted|became|switched|hired|joined|changed) (?:(?:work|working|an?|the|my|his|her|new|job|position|to|being|over|careers?) )*(?:as |at )?(?:an? )?~",
        ),
        asks=(
            r"\b(?:new job|start(?:ed)? (?:work\w*|(?:a|the|his|her) (?:new )?job)|begin work\w*|join(?:ed)?|hired|become|became|land\w*|chang\w+ (?:jobs?|careers?)|promot\w+)\b",
        ),
    ),
    Relation(
        "wedding",
        "event",
        "title",
        r"(?:weddings?|marriages?|wedding (?:day|date)|nuptials|married(?:[ _]on)?)",
        says=(
            r"\b(?:wedding|marriage|nuptials) of ~",
            r"\b(?:married|wed|tied the knot with|exchanged vows with|said .I do. to|got married to) ~",
        ),
        asks=(r"\b(?:wedding|marry|married|tie the knot|wed|nuptials|get hitched)\b",),
    ),
    Relation(
        "engagement",
        "event",
        "name",
        r"(?:engagements?|proposals?|engaged(?:[ _]on)?)",
        says=(r"\b(?:engaged to|proposed to|said yes to|accepted .+? proposal from) ~",),
        asks=(r"\b(?:engag\w+|propos\w+)\b",),
    ),
    Relation(
        "injury",
        "event",
        "phrase",
        r"(?:injur(?:y|ies|ed)|accidents?|broken \w+|fractures?|sprains?|hurt|mishaps?|wounds?)",
        says=(
            r"\b(?:broke|injured|hurt|sprained|twisted|fractured|strained|pulled|tore|dislocated|cut|burn(?:ed|t)|bruised|cracked|snapped|banged up|wounded|did in|busted|threw out) (?:@ |an? |the )?~",
        ),
        asks=(r"\b(?:injur\w*|hurt|broke|break|sprain\w*|accident|fractur\w*|twist\w*|body part)\b",),
    ),
    Relation(
        "exam",
        "event",
        "phrase",
        r"(?:exams?|tests?|graduations?|finals|certifications?|qualifications?|degree completion|graduated(?:[ _]on)?|passed)",
        says=(
            r"\b(?:passed|pass|took|sat|aced|cleared|did well in|well in|wrote|nailed|got through|made it through|came through|completed|finished|sailed through|succeeded (?:in|at)|scraped through|survived|mastered) (?:@ |an? |the )?(?P<v>[\w'’ -]*?(?:exams?|tests?|finals?|certification|licen[sc]e|assessment|qualification|examination))\b",
            r"\b(?:graduated|graduation|degree|diploma|completed (?:my|his|her) (?:degree|studies)) (?:from|in|at|with) (?:an? |the )?~",
            r"\b(?:passed|aced|nailed) (?:@ |the |an? )?~",
        ),
        asks=(r"\b(?:exams?|tests?|graduat\w+|finals|certif\w+|qualif\w+|pass(?:ed)?)\b",),
    ),
    Relation(
        "exhibition",
        "event",
        "phrase",
        r"(?:exhibitions?|exhibits?|museums?(?: visits?)?|galler(?:y|ies)(?: visits?)?|art shows?|displays?)(?: (?:visited|seen|attended))?",
        says=(
            r"\b(?:visit(?:ed|ing)?|went to|saw|toured|attended|explored|been to|go to|wandered (?:through|around)|trip to|checked out|walked through|spent .+? (?:at|in)) (?:an? |the )?(?P<v>(?:[\w'’-]+ ){0,5}?(?i:museum|gallery|exhibition|exhibit|art show)\b(?: (?:of|about) [\w'’ -]+)?)",
        ),
        asks=(r"\b(?:exhibitions?|exhibits?|museums?|galler(?:y|ies)|art show)\b",),
    ),
)
