"""Things one has one of, and secrets."""

from __future__ import annotations

from memenv.language.extraction.rule import DAY, Table, is_job, is_named, is_study, is_thing
from memenv.language.saying import CAR_MAKES

__all__ = ["ONE"]

ONE = Table()

_IS = r"(?:is|was|are|were|has changed to|changed to|will be|=|:|'s|’s|has been set to|is set to|got changed to|to)"
ONE.add(
    "locker code",
    "locker padlock",
    rf"\b(?:locker|padlock)(?: \w+){{0,4}}? {_IS} (?:now |still |currently )?{{V}}",
    r"\b(?:locker|padlock)\b[^.!?]*?\b(?P<v>\d{3,})\b",
    r"\b(?:code|combination|combo|number|pin)\b(?: \w+){0,5} (?:locker|padlock)\b(?: \w+){0,3} (?:is|was) {V}",
    r"\b{V} (?:opens|unlocks|is (?:the code|what opens)) (?:for )?(?:my|our|the) (?:\w+ )?(?:locker|padlock)",
    check=lambda v: any(c.isdigit() for c in v) and " " not in v,
    own=True,
)
ONE.add(
    "wifi password",
    "wifi wi-fi wi wlan network router passphrase",
    r"\b(?:wi-?fi|wlan|router|network)\b[^.!?]*? (?:with|using|type|enter|by typing|is|password)(?: the)?(?: password)?(?: now)?(?: is)? (?P<v>(?=[\w.-]*\d)[\w-]+(?:\.[\w-]+)+|(?=\w*\d)[\w-]{5,})",
    rf"\b(?:wi-?fi|wlan|network|router)\b(?: (?!is\b|was\b)[\w'’]+){{0,5}}? {_IS} (?:now |still |currently )?{{V}}",
    r"\bpass(?:word|phrase|code)\b(?: \w+){0,4} (?:wi-?fi|network|router)\b(?: \w+){0,3} (?:is|was) {V}",
    own=True,
)
ONE.add(
    "alarm code",
    "alarm",
    rf"\balarm(?: \w+){{0,4}}? (?:code|pin|number|combination)(?: \w+){{0,4}}? {_IS} (?:now |still |currently )?{{V}}",
    r"\b(?:code|pin|number)\b(?: \w+){0,5} alarm\b(?: \w+){0,3} (?:is|was) {V}",
    r"\balarm\b[^.!?]*? (?:type|enter|punch in|key in|press|with|using|is|needs?|takes) (?:in )?(?P<v>\d{3,})\b",
    r"\balarm (?:is|was|uses|takes|goes off with) (?:now )?{V}",
    check=lambda v: any(c.isdigit() for c in v),
    own=True,
)
ONE.add(
    "party place",
    "surprise party",
    r"\bsurprise (?:\w+ ){0,3}?(?:party|do|celebration|bash)(?: [\w'’]+){0,6}? (?:is|will be|takes? place|(?:will )?be held|is held|is planned|happens|happen|is happening|is going to be) (?:at|in|on) {V}",
    r"\bsurprise (?:\w+ ){0,3}?party (?:(?:for|of) [\w'’ ]+? )?(?:at|in) {V}",
    r"\b{V} is where (?:the|my|our) surprise (?:\w+ )?party (?:is|will be|takes place|happens)",
    own=True,
)
ONE.add(
    "key place",
    "key keys",
    r"(?:\b(?:spare|extra|emergency|house|front[- ]door|second|backup|hidden|cellar|garage|shed)(?: \w+)? keys?\b|\b(?:hide|hid|hides|keep|kept|keeps|stash|stashed|put|tuck|tucked|leave) (?:\w+ ){1,3}keys?\b|\bkeys? (?:is|are) hidden)(?: [\w'’]+){0,5}? (?P<v>(?:under|behind|in|inside|beneath|below|on top of|on|above|next to|beside|near|at|taped|buried|hidden|between)\b[^,.;:!?()]+)",
    own=True,
)

ONE.add(
    "roommate",
    "roommate flatmate housemate roomie roommates flatmates share shares sharing moved moving lives",
    r"\b(?:roommate|flatmate|housemate|roomie){IS_N} {N}",
    r"\b(?:share|sharing) (?:a|my|the) (?:flat|apartment|house|place|room)(?: now)? with (?:a \w+ )?(?:{CALLED} )?{N}",
    r"\bmoved in with (?:my \w+ |a \w+ {CALLED} )?{N}",
    r"\b{N} (?:is|became) (?:now |no longer |not |also )*my (?:new )?(?:roommate|flatmate|housemate)",
    check=is_named,
    own=True,
)
ONE.add(
    "boss",
    "boss manager supervisor report",
    r"\b(?:my|our) (?:new |current )?(?:boss|manager|supervisor|line manager)(?: at work)?{IS_N} {N}",
    r"\breport to {N}",
    r"\b{N} (?:is|became) (?:now )?my (?:new )?(?:boss|manager|supervisor)",
    check=is_named,
    own=True,
)
ONE.add(
    "dentist",
    "dentist",
    r"\bdentist{IS_N} {N}",
    r"\b{N} (?:is|became) (?:now )?my (?:new )?dentist\b",
    r"\b(?:go to|going to|see|visit|registered with|switched to|patient of) {N},? (?:the|a|my|our|who is (?:the|a|my)) (?:\w+ )?dentist\b",
    check=is_named,
    own=True,
)
ONE.add(
    "birthday",
    "birthday born bday turn turning",
    r"\bbirthday(?:'s| is| falls| happens to be| comes)?(?: always)?(?: on)?(?: the)? (?P<v>(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|first|second|third)[\w ]*)",
    r"\bi (?:was|am) born (?:on|in) (?:the )?(?P<v>(?:\d{1,2}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[\w ,]*)",
    r"\bcelebrate my birthday on (?:the )?{V}",
    raw=True,
)
ONE.add(
    "birthplace",
    "born grew hometown originally roots raised native home from",
    r"\b(?:born|raised)(?: and (?:raised|bred))? in {V}",
    r"\bgrew up in {V}",
    r"\b(?P<v>(?-i:[A-Z])[\w'’ -]+?) is (?:the (?:town|city|place|village) )?where i (?:grew up|was born|come from|was raised)",
    r"\bhometown(?: is| was|'s|,)? {V}",
    r"\b(?:originally|come|came|hail|i'm|i am|i’m) from {V}",
    r"\bhome ?(?:town|country|city),? {V}",
    r"\broots (?:are )?in {V}",
    r"\b(?:i'm|i am|i’m) an? {V} native",
    check=is_named,
)
ONE.add(
    "home",
    "moved move moving relocated relocating settled live living lives lived based reside residing home lease flat apartment house settling staying",
    r"\b(?:moved|relocated|emigrated|moving|move|relocating) (?:(?:back|over|out|away|down|up|all the way|house|home|from [\w ]+?|permanently|across \w+|in) )*(?:to|into) (?:(?:a|an|the|my|our) (?:\w+ ){0,3}(?:in|near) )?{V}",
    r"\b(?:live|lives|living|lived|based|reside|residing|settled|settled down|settling|staying|home is|house is|flat is|apartment is|place is) (?:(?:right|here|now|back|currently|alone|happily|still|down|over|out) )*(?:in|at|near) (?:(?:a|an|the|my) (?:\w+ ){0,3}(?:in|near) )?{V}",
    r"\bcall(?:ing)? {V} home",
    r"\bhome (?:for me |to me |now )?is (?:now )?{V}",
    r"\b(?:settled|moved) into (?:my|our|a|an|the) (?:\w+ ){0,3}(?:in|near) {V}",
    r"\b(?:bought|rented|renting|found|got|own|have|signed (?:a|the) lease (?:on|for)) an? (?:\w+ ){{0,2}}?(?:house|flat|apartment|home|condo|cottage|place|studio) in {V}".replace(
        "{{", "{"
    ).replace("}}", "}"),
    r"\b{V} is (?:now )?(?:my|our) (?:new )?home\b",
    check=is_named,
)
ONE.add(
    "job",
    "work working works worked job became become becoming hired promoted position role career profession am i'm i’m living retrained started employed trade gig teach freelance switched switching retired been i've i’ve hired living make",
    r"\b(?:work|works|working|worked|employed|hired|freelance|freelancing|started|start|starting|retrained|qualified|earn a living|job|role|position|gig|career|post|trained|promoted|back) (?:(?:now|currently|full-time|part-time|out|over|here|again) )*(?:as|to be|to|to become) (?:an? |the )?{V}",
    r"\b(?:became|become|becoming|am|i'm|i’m|was|been) (?:now |still |currently |already |officially |working as |finally )*(?:an? |the )(?:new |freelance |full-time |part-time )*{V}",
    r"\b(?:job|profession|occupation|career|trade)(?: now)? is (?:now )?(?:being )?(?:an? |that of an? )?{V}",
    r"\bas an? {V} for a living",
    r"\b(?:(?:make|earn|made) (?:my|a) living (?:as|being)|hired me as|took me on as|employs me as|made me) (?:an? |the )?{V}",
    r"\b(?:switched|switching|moved|changed)(?: (?:careers?|jobs?))?(?: from [\w ]+?)? to (?:being |becoming |working as )?(?:an? )?{V}",
    r"\b(?:got|landed|found|have|accepted|took|started|quit|left|lost|took on) (?:an?|the|my) (?:\w+ ){0,2}?(?:job|position|role|post|gig) (?:as )?(?:an? )?{V}",
    r"\b(?:got|landed|found|have|accepted|took|quit|left|lost|start|started) (?:an?|the|my) (?:new |old )?(?P<v>[\w -]+?) (?:job|position|role)\b",
    check=is_job,
)
ONE.add(
    "employer",
    "work working works worked joined hired employer company job employed started position firm payroll staff team",
    r"\b(?:work|works|working|worked|employed|hired|job|position|role|started|starting|a new job|interning|freelance)(?: (?:now|currently|again|over|part-time|full-time|there))* (?:for|at|by|with) (?:a company called |an? \w+ called |the )?{V}",
    r"\bjoined (?:the team at |the staff (?:of|at) )?{V}",
    r"\b(?:on the payroll of|on the staff (?:of|at)|employed by|in the employ of|on the team at|started (?:out )?(?:at|with)) (?:the )?{V}",
    r"\b(?:employer|company i work for|firm i work for)(?: now)? is (?:now )?{V}",
    r"\b(?:quit|left|leaving) (?:my job at )?{V}",
    r"\b{N} (?:has |have |just )?(?:hired|employs?|employed|recruited|poached|took) me\b",
    r"\bon the (?:payroll|books|staff) (?:at|of|with) {V}",
    check=is_named,
)
ONE.add(
    "partner",
    "wife husband boyfriend girlfriend partner fiance fiancé fiancée fiancee dating seeing together dumped between with going official couple item relationship spouse broke split separated parted quits couple item",
    r"\bmy (?:new |lovely |dear )?(?:wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?|spouse){IS_N} {N}",
    r"\b(?:dating|seeing|going out with|together with|in a relationship with) (?:an? \w+ (?:named|called) )?{N}",
    r"\b{N} is my (?:new )?(?:wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?)",
    r"\b{N} and i (?:are|have been|started|got|became|began) (?:now |finally |officially )*(?:dating|together|seeing|an item|a couple|back together)",
    r"\bgot (?:back )?together with {N}",
    r"\b(?:broke up|split up|separated|parted ways|finished things|ended things|ended it|broke things off) with {N}",
    r"\b{N} (?:has |just )?dumped me\b",
    r"\bover between {N} and (?:me|i)\b",
    r"\b(?:not|n['’]t|no longer) (?:going out |together |seeing each other )?with {N} any ?more",
    r"\bno longer (?:going out with|seeing|dating|with) {N}",
    r"\b{N} and i (?:made it official|are a couple|are an item|fell in love|got together)",
    r"\b{N} and i (?:have |just |have just )?(?:broke(?:n)? up|split(?: up)?|separated|parted(?: ways)?|called it quits|are no longer together|are over|went our separate ways)",
    check=is_named,
    own=True,
)
ONE.add(
    "marital status",
    "married engaged divorced single widowed separated knot proposed wedding engagement divorce broke hitched marry",
    r"\b(?P<v>married|engaged|divorced|single|widowed|separated|hitched)\b(?! (?:couple|parent|mom|mum|dad|day|one|time|most|thing|room|malt|people|mother|in|with (?!\b[A-Z])))",
    r"\b(?P<v>tied the knot|proposed|divorce|called off the (?:wedding|engagement))\b",
    r"\b(?:my|our) (?P<v>wedding|engagement)\b(?! (?:anniversary|dress|ring|photo|cake))",
)
ONE.add(
    "car",
    "bought got own have picked purchased replaced traded switched swapped leased drive drove driving take inherited sold ordered owner upgraded",
    rf"\b(?:bought|got|own|have|picked up|purchased|replaced [\w ]+? with|traded [\w ]*?for|switched to|upgraded to|swapped [\w ]*?for|leased|drive|drove|driving|take|inherited|sold|ordered|owner of) (?:myself |around in )?(?:an?|my|the|our) (?:new |old |used |second-hand |little |trusty )*(?P<v>(?:(?:red|blue|green|white|black|silver|grey|yellow|orange|electric) )?{CAR_MAKES}(?: (?:(?-i:[A-Z0-9])[\w-]*|(?-i:[a-z])\d+))*(?: (?:estate|convertible|sedan|hatchback|pickup|coupe|wagon|van|hybrid|roadster|saloon|minivan))?)\b",
)
ONE.add(
    "car",
    "car drive driving drives drove bought traded vehicle van truck suv",
    r"\b(?:bought|got) (?:myself )?an? {V} (?:as|for) (?:my |an? )?(?:new )?(?:car|family car|daily driver)\b",
    r"\b(?:bought|got|have) an? (?P<v>(?-i:[A-Z])[\w'’. -]*?) car\b",
    r"\b(?:drive|drives|driving|drove) (?:around )?(?:in )?(?:an? |my |the )(?:old |new )?{V}",
    r"\b(?:car|vehicle|van|truck)(?: now)? is (?:now )?(?:an? )?{V}",
    r"\b(?:bought|got|own|have|picked up|purchased|traded (?:it |my [\w ]+ )?(?:in )?for|switched to|replaced \w+ \w+ with|leased) (?:an?|my|the) (?P<v>(?:[\w'-]+ ){0,3}(?:car|van|truck|suv|hatchback|sedan|convertible|estate|pickup|jeep|minivan))\b(?! (?-i:[A-Z]))",
    r"\btraded (?:in )?(?:my|the) [\w ]+ for an? {V}",
    r"\bsold (?:my|the|our) (?P<v>(?:[\w'-]+ ){0,2}(?:car|van|truck))",
)
_COMM = r"(?:work|the office|my job|the lab|the studio|the shop|school|campus|the hospital)"
ONE.add(
    "commute",
    "commute commuting cycle bike walk bus train tram work office ferry metro subway scooter carpool drive",
    r"\bcommut(?:e|es|ed|ing) (?:to work |now |there )?(?:is )?(?:by|on|via|with)(?: the| my| a)? {V}",
    rf"\b(?P<v>(?:cycle|bike|walk|run|scoot|skate|jog|row|carpool|ride|drive|take|catch)\b[\w ']{{0,30}}?) (?:to|into) {_COMM}\b",
    rf"\b(?:get|getting|go|going|travel|come) to {_COMM} (?:now )?(?:by|on|with|via)(?: the| my| a)? {{V}}",
    rf"\b(?:by|on) (?P<v>[\w ]+?) to {_COMM}\b",
    r"\bmy (?:daily |morning )?commute (?:is|is now|'s) (?:now )?{V}",
)
ONE.add(
    "diet",
    "gluten-free dairy-free low-carb sugar-free plant-based raw lactose-free vegan vegetarian pescatarian diet keto paleo gluten meat flexitarian dairy carnivore halal kosher plant-based",
    r"\b(?P<v>raw vegan|vegan|vegetarian|pescatarian|flexitarian|keto|paleo|carnivore|plant-based|[a-z]+-free|halal|kosher|low-[a-z]+|raw food|raw vegan)\b(?! (?:restaurant|cake|place|dish|burger|recipe|option|food|café|cafe|cook|chili|curry|lasagna))",
    r"\b(?:stopped eating|gave up|no longer eat|don't eat|cut out|quit eating|eat no) (?P<v>(?:\w+ )?(?:meat|dairy|gluten|carbs|sugar))\b",
    r"\bdiet is (?:now )?{V}",
)
_FAV = r"(?:favou?rite|fave|favorite|preferred|go-to|top|beloved)"
for _relation, _word in (
    ("favourite food", r"(?:food|dish|meal|thing to eat|snack|cuisine|dessert|comfort food|treat)"),
    ("favourite colour", r"(?:colou?r|shade)"),
    (
        "favourite music",
        r"(?:music(?:al)? (?:genre|style)|genre(?: of music)?|kind of music|type of music|style of music|music|sort of music)",
    ),
    ("favourite book", r"(?:book|novel|read)"),
    ("favourite film", r"(?:film|movie)"),
    ("favourite season", r"(?:season|time of (?:the )?year|part of the year)"),
    ("favourite restaurant", r"(?:restaurant|place to eat|diner|eatery|bistro|spot to eat|café|cafe|pizzeria)"),
    ("drink", r"(?:drink|beverage|hot drink|order at the \w+)"),
    ("team", r"(?:team|club|football club|football team|side)"),
):
    ONE.add(
        _relation,
        "favourite favorite fave preferred go-to beloved",
        rf"\b{_FAV} (?:\w+ )?{_word}(?: of all time| ever| these days| now| has| has to be| to go)*(?:'s| is| has become| became| must be| has always been| changed to|:| would be| has to be| used to be| was)? (?:now |still |definitely |probably |always |currently |actually )*{{V}}",
        rf"\b{{V}} (?:is|has become|became|remains|was|'s) (?:now |still |definitely |by far |actually |always )*(?:my|our) (?:new |all-time |absolute )*{_FAV} {_word}\b",
    )
ONE.add(
    "favourite season",
    "winter spring summer autumn fall",
    r"\b(?P<v>winter|spring|summer|autumn|fall)\b(?: \w+){0,3}? (?:is|has always been|has become|wins|beats)(?: \w+){0,4}? (?:best|favou?rite|most beautiful|nicest|loveliest|top) (?:season|time)\b",
    r"\b(?:nothing beats|love|like|prefer) (?P<v>winter|spring|summer|autumn|fall) (?:the )?(?:most|best)\b",
    r"\b(?:best|favou?rite) (?:season|time of (?:the )?year)(?: \w+){0,3}? (?:is|has to be)(?: \w+)? (?P<v>winter|spring|summer|autumn|fall)\b",
    own=True,
)
for _relation, _word, _triggers in (
    ("favourite food", r"(?:food|dish|meal|snack)", "food dish meal snack"),
    ("favourite colour", r"colou?r", "colour color"),
    ("favourite music", r"(?:music|(?:music )?genre|kind of music)", "music genre"),
    ("favourite book", r"(?:book|novel)", "book novel"),
    ("favourite film", r"(?:film|movie)", "film movie"),
    ("favourite season", r"(?:season|time of year)", "season time"),
    ("favourite restaurant", r"(?:restaurant|bistro|diner|place to eat(?: out)?)", "restaurant bistro diner eat"),
):
    ONE.add(
        _relation,
        _triggers,
        rf"\b{_word} (?:that )?i (?:like|love|enjoy|prefer|treasure|adore|reread|watch|eat|visit)(?: the)? (?:best|most|above all(?: others)?|more than any other)(?: of all)? (?:is|has to be|must be|would be) {{V}}",
        rf"\b(?:no|no other) {_word} (?:tops|beats|comes close to|compares (?:to|with)|can beat|can match|matches|is as good as|is better than) {{V}}(?= for me|$|[,.;:!?])",
        rf"(?:^|[:,;] )(?P<v>[^,.;:!?()\n]+?) is (?:still |simply |just |by far |easily |for me |to me |in my view )*the (?:best|greatest|most beautiful|loveliest|nicest|tastiest|finest) {_word}(?: there is| in the world| ever(?: written| made)?| of all(?: time)?| for me| in my book| i know)*$",
        own=True,
    )
ONE.add(
    "favourite colour",
    "colour color blue green red yellow purple orange pink turquoise teal",
    r"\b(?P<v>(?:dark |light |deep |pale |navy )?(?:blue|green|red|yellow|purple|orange|pink|turquoise|teal|violet|lilac|black|white|grey|gray|crimson|maroon|indigo|amber|beige|burgundy|magenta|mint)) is (?:the colou?r i|my colou?r)",
)
ONE.add(
    "drink",
    "drink order coffee tea drinking switched cafe café bar pub usually always",
    r"\b(?:usually|always|normally|mostly|only|now|generally|tend to) (?:drink|order|go for|get|sip|have) (?:a |an |my |some )?(?P<v>(?:[\w'-]+ ){0,2}?(?:tea|coffee|latte|espresso|cappuccino|cocoa|juice|water|matcha|chai|mocha|lemonade|cola|kombucha|americano|smoothie|beer|wine|cider|milk|chocolate|macchiato|cortado|soda|tonic|rooibos))\b",
    r"\b(?:switched|moved) (?:from \w+ )?to (?:drinking )?(?P<v>(?:[\w'-]+ ){0,2}?(?:tea|coffee|latte|espresso|cappuccino|cocoa|juice|matcha|chai|mocha|kombucha|rooibos))\b",
    r"\b(?:caf[eé]|coffee shop|bar|pub|bakery)\b[\w ,]*? (?:always|usually|normally) (?:drink|order|have|get|go for|ask for) {V}",
    r"\b(?:always|usually|normally|generally) (?:drink|order|have|get|go for|ask for) (?P<v>[\w ]+?) (?:at|in) the (?:caf[eé]|coffee shop|bar|pub)\b",
    r"\b(?:changed|switched) my usual (?:drink|order) (?:from [\w ]+ )?to {V}",
    r"\busual (?:drink|order)(?: is|'s) (?:now )?{V}",
    r"\bdrink (?:of choice )?(?:is )?{V}",
    check=is_thing,
)
ONE.add(
    "shoe size",
    "shoe shoes size",
    r"\bshoe size(?:'s| is)?(?: now)? (?:an? )?(?P<v>\d[\d.½]*|{V})".replace("{V}", "[^,.;:!?()]+"),
    r"\bsize (?P<v>\d+\.\d)\b",
    r"\bsize (?P<v>\d[\d.½ ]*)(?: shoes?| in shoes| feet)",
    r"\bshoes (?:are |in )?(?:an? )?size {V}",
    r"\bwear (?:an? )?size (?P<v>\d[\d.½]*)",
)
ONE.add(
    "field of study",
    "study studying studied major majored majoring degree majors phd masters thesis enrolled",
    r"\b(?:study|studying|studied|major in|majored in|majoring in|reading for a degree in|degree in|phd in|master's in|masters in|enrolled in|graduated in|diploma in|degree (?:is|was) in|degree from \w+ in|field of study is|major is|changed (?:my )?major to|switched (?:my )?(?:major )?to) (?!for\b|at\b|abroad\b|with\b|hard\b|in\b|to\b|a lot\b)(?:now )?{V}",
    check=is_study,
)
ONE.add(
    "university",
    "university college uni campus study studying studied graduated enrolled attend attended alma student",
    r"\b(?:study|studying|studied|student|went|go|going|enrolled|graduated|attend|attended|attending|transferred|degree|alma mater is|university is|college is)(?: [\w' ]+?)?(?: (?:at|from|to))? (?P<v>(?:the )?(?:University of [\w ]+|[\w ]*?\w+ (?:University|College|Polytechnic|Institute|Academy)))",
    r"\b(?:my|our) (?:university|college|alma mater|uni)(?: is| was|'s) {V}",
    r"\b(?:study|studied|studying|graduated|enrolled|student) (?:[\w ]+? )?(?:at|from) {V}",
    check=is_named,
)
ONE.add(
    "class day",
    "class club lesson lessons practice rehearsal rehearsals meets meet course night training group choir session sessions",
    rf"\b(?:class|classes|club|lessons?|practice|rehearsals?|training|group|choir|course|workshop|sessions?|meetup|band)\b[\w ',’]*? (?:on |every |to |for |from |moved to |has been |now |is |are )+(?P<v>{DAY})",
    rf"\b(?P<v>{DAY}) (?:is|nights? is|evenings? is|means) (?:my |our )?[\w ]+ (?:day|class|night|club|practice|lesson)",
    rf"\b(?P<v>{DAY})s?(?: evenings?| nights?| mornings?)? (?:for|i have|i've got|i go to|is when) [\w ]*(?:class|club|lessons?|practice|rehearsal|choir)",
    own=True,
    raw=True,
)
ONE.add(
    "reading",
    "reading read book novel finished started halfway engrossed immersed stuck working deep",
    r"\b(?:reading|re-?reading|halfway through|engrossed in|working through|stuck into|immersed in|deep into|part-way through|partway through)(?: (?:a|the) (?:\w+ )?(?:book|novel)(?: called| titled)?| now)? {V}",
    r"\bbook (?:on|by|beside) my (?:nightstand|bed|bedside(?: table)?|desk)(?: now| right now| at the moment)? is {V}",
    r"\bbook i(?:'m| am) (?:reading|on)(?: now| right now| at the moment)? is {V}",
    r"\b(?:started|picked up|began|moved on to|finished) (?:reading )?(?:a |the )?(?:new |great )?(?:book|novel)(?: called| titled)?,? {V}",
    check=is_named,
)
ONE.add(
    "watching",
    "watching watch series show binge bingeing binging hooked binge-watching season",
    r"\b(?:watching|bingeing|binging|hooked on|addicted to|binge-watching)(?: (?:a|the) (?:\w+ )?(?:show|series)(?: called| titled)?| now)? {V}",
    r"\bshow i(?:'m| am) (?:watching|on)(?: now| right now| at the moment)? is {V}",
    r"\b(?:started|began|finished) (?:watching )?(?:a |the )?(?:new |great )?(?:show|series)(?: called| titled)?,? {V}",
    r"\bstarted (?:watching|on) {V}",
    r"\b(?:started|began|watching|into|enjoying) {N}, (?:the|a) (?:\w+ )?(?:series|show|sitcom|drama)",
    check=is_named,
)
ONE.add(
    "wake-up time",
    "wake waking up alarm rise get getting",
    r"\b(?:wake|waking|get|getting|rise|rising|be|am)(?: myself)? (?:up |out of bed )?(?:now |every (?:day|morning) |each morning |these days |already )*(?:at|by|around) (?P<v>(?:\d|half|quarter|five|six|seven|eight|nine|four|ten|noon)[\w :.]*)",
    r"\balarm (?:is |goes off |rings |clock )*(?:set )?(?:at|for) (?P<v>(?:\d|half|quarter|five|six|seven|eight|nine|four|ten|noon)[\w :.]*)",
)
ONE.add(
    "team",
    "support supporting supporter fan root rooting cheer team",
    r"\b(?:support|supporting|root for|rooting for|cheer for|cheering for|barrack for|follow) (?:the )?{V}",
    r"\b(?:supporter|fan|follower) of (?:the )?{V}",
    r"\b(?:i'm|i am|i’m) an? (?:huge |big |die-hard |lifelong |massive |loyal )?{V} (?:fan|supporter)",
    check=is_named,
)
