"""Things that happened on a day."""

from __future__ import annotations

from memenv.language.extraction.rule import Table, is_named, is_performer

__all__ = ["EVENT"]

EVENT = Table()

EVENT.add(
    "concert",
    "concert gig saw live show perform performing festival concerts",
    r"\b(?:saw|see|seeing|watched|caught|heard) {V} (?:live|in concert|perform|play)",
    r"\b(?:went|been|go|going|was) (?:to|at) (?:see |an? |the )?(?P<v>[\w'’& -]+?) (?:concert|gig|show|performance)\b",
    r"\b(?:concert|gig) (?:by|of|with) {V}",
    r"\b(?:saw|attended) (?:an?|the) (?P<v>[\w'’& -]+?) (?:concert|gig)\b",
    r"\bto see (?P<v>(?-i:[A-Z])[\w'’& ]+) (?:live|in concert)",
    check=is_performer,
)
EVENT.add(
    "race",
    "race races marathon marathons 5k 10k triathlon half-marathon ran finished run half relay duathlon swim walk ride regatta fun crossed part",
    r"\b(?:ran|run|crossed the (?:finish(?:ing)? )?line (?:of|at|in)|finished|completed|raced|did|competed in|entered|took part in|participated in|won|swam|cycled|signed up for|running) (?:in )?(?:my |a |an |the |another |our )?(?P<v>(?:[\w'’-]+ ){0,4}?(?:race|marathon|half-marathon|(?:half|full|ultra)[ -]marathon|(?:5|10|15|20)[ -]?k(?:m)?(?: (?:run|race|walk|ride|fun run))?|triathlon|ultramarathon|relay(?: race)?|duathlon|fun run|charity run|(?:\w+ )?(?:swim|walk|ride|run|dash|hike|crossing)|regatta|tournament|challenge|decathlon|sprint))\b(?! (?:to|into|out|up|down|away)\b)",
)
EVENT.add(
    "exam",
    "exam graduated graduation passed exams test diploma degree certificate finals",
    r"\b(?:passed|failed|took|sat|aced|have|had|finished) (?:my |the |an? |our )?(?P<v>(?:[\w'’-]+ ){0,4}?(?:exams?|test|finals|certification|thesis))\b",
    r"\b(?:passed|cleared|aced|got through|sailed through) (?P<v>(?:my|the|an?|our) (?:[\w'’-]+ ){0,5}?[\w'’-]+)(?=$|[,.;:!?]| (?:on|last|this|with|at)\b)",
    r"\b(?:graduated|finished my degree|got my (?:\w+ )?(?:degree|diploma)|my graduation)(?: (?:from|in) {V})?",
)
EVENT.add(
    "injury",
    "broke injured sprained twisted hurt fractured injury tore pulled dislocated cut burned burnt bruised concussion surgery",
    r"\b(?:broke|injured|sprained|twisted|hurt|fractured|tore|pulled|dislocated|cut|burn(?:ed|t)|bruised|broken|strained|cracked|smashed|snapped) (?:(?:a bone|bones) in )?(?:my|a|an|the|both my|both|two) (?P<v>(?:[\w-]+ ){0,2}?(?:{BODY})s?)\b",
    r"\bmy (?P<v>(?:[\w-]+ ){0,1}?(?:{BODY})s?) (?:got|was|is|has been) (?:badly )?(?:broken|fractured|sprained|twisted|torn|dislocated|cracked)",
    r"\b(?:broken|fractured|sprained|twisted|torn|dislocated|bruised) (?P<v>(?:[\w-]+ ){0,1}?(?:{BODY})s?)\b",
    r"\b(?:got|had|suffered) (?P<v>an? (?:\w+ ){0,2}(?:injury|concussion|fracture|sprain|burn|surgery))\b",
)
EVENT.add(
    "exhibition",
    "museum exhibition exhibit gallery visited spent",
    r"\b(?:went|been|go|going|trip|visit|took \w+|visited|toured|saw|at|attended|explored|checked out|see) (?:\w+ )?(?:to |out )?(?:see )?(?P<v>(?:an?|the|our|that|some) (?:[\w'’&-]+ ){0,5}?(?:museum|exhibition|exhibit|gallery|planetarium|aquarium|zoo)(?: (?:of|about|on|in|at) [\w'’ ]+)?)",
    r"\bspent (?:the|an?|most of the) (?:whole |entire )?(?:day|afternoon|morning|evening|weekend) (?:at|in|exploring) (?P<v>(?:an?|the) (?:[\w'’&-]+ ){0,5}?(?:museum|exhibition|exhibit|gallery|show|fair|planetarium|aquarium)(?: (?:of|about|on) [\w'’ ]+)?)",
    r"\b(?:visited|went to|toured|attended|saw) (?:the )?(?P<v>(?:(?-i:[A-Z])[\w'’]+ ){1,4}(?:Museum|Gallery|exhibition|exhibit))",
)
EVENT.add(
    "wedding",
    "wedding weddings married wed",
    r"\b(?:at|to|attended|danced at|invited to|guests? at|from|celebrated|joined) (?:the )?(?:wedding|marriage) (?:ceremony |party )?of (?P<v>[^,.;:!?()]+)",
    r"\b(?:went to|was at|were at|guests? at|invited to|back from|attended|danced at|been to|celebrated at|celebrated) (?P<v>(?-i:[A-Z])\w+(?:['’]s?)?(?: (?:and|&) (?-i:[A-Z])\w+(?:['’]s?)?)?) wedding\b",
    r"\bwatched (?P<v>(?-i:[A-Z])\w+ and (?-i:[A-Z])\w+) (?:get married|tie the knot|say yes|exchange)",
)
EVENT.add(
    "trip",
    "trip went travelled traveled visited flew vacation holiday travelling traveling visiting back going go flying weekend honeymoon backpacked journey road took toured drove",
    r"\b(?:trip|went|go|going|travel+(?:ed|ing)|flew|fly|flying|vacation|holiday|drove|backpacked|honeymoon|journey|getaway|tour|weekend|expedition|retreat|hitchhiked|sailed|cycled|hiked) (?:(?:out|back|over|away|up|down|all the way|alone|solo|around|across|through|on (?:a |an )?(?:\w+ )?(?:trip|holiday|vacation)) )*(?:to|in|around|across|through|round) (?:the city of |beautiful |sunny )?{V}",
    r"\b(?:visited|visiting|toured|explored|been to) {V}",
    r"\b(?:back|returned|home|came back|got back|just back|spent [\w ]+?) (?:from|in) (?:an? [\w ]+? (?:to|in) )?{V}",
    check=is_named,
)
EVENT.add(
    "purchase",
    "bought purchased ordered got treated splurged",
    r"\b(?:bought|purchased|ordered|splurged on|treated \w+ to|invested in|got myself|got ourselves|snagged) (?:myself |ourselves )?(?P<v>(?:an?|some|the|new|two|three|another|my) [^,.;:!?()]+)",
)
