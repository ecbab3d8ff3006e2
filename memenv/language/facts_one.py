"""Kinds of which a person has one value at a time, (favourites, people and secrets apart)."""

from __future__ import annotations

from memenv.language.lexicon import Relation

__all__ = ["ONE"]

_NOW = r"(?:now |currently |still |presently |recently |just |lately |always |usually |also |since |already |actually |finally |happily |mostly |mainly |generally |normally |typically )*"


ONE: tuple[Relation, ...] = (
    Relation(
        "home",
        "one",
        "place",
        r"(?:current |present |home )?(?:home(?: (?:town|city|base|address))?(?! of birth)|residence|place of residence|address|city of residence|city|town|location|abode|dwelling|domicile|lives?[ _]in|resides?[ _]in|based[ _]in|living[ _]in|whereabouts|household|living place|current_(?:city|home|town|location))",
        says=(
            rf"\b{_NOW}(?:can be found|lives?|living|lived|resid(?:es?|ed|ing)|dwells?|dwelt|dwelling|stay(?:s|ed|ing)|settl(?:ed|es|ing)(?: down)?|based|located|situated|domiciled|resident|residents?|rent(?:s|ing|ed)?(?: an?(?: \w+)? (?:flat|apartment|place|house|room))?|housed|nested|put down roots|setting up home|set up home|home is|at home|found a (?:flat|house|place|home)) (?:together |alone |happily |right |back |over |now |out |up |down |with \w+ )*(?:in|at|near|of) ~",
            r"\b(?:mov(?:ed|es|ing)|relocat(?:ed|es|ing)|shift(?:ed|ing)|emigrat(?:ed|es|ing)|migrated|transferred|resettled|packed up|uprooted|decamped|move|relocate|returned home) (?:(?:house|home|back|over|out|away|again|permanently|recently|here|up|down|everything|myself|himself|herself|the family|from [A-Z][\w-]+(?: [A-Z][\w-]+)?) )*(?:to|into) ~",
            r"\bcall(?:s|ed|ing)? ~ (?:my |his |her |their )?home\b",
            r"\bmakes? (?:my|his|her|their) home in ~",
            r"\bmade ~ (?:my|his|her|their) (?:new )?home\b",
            r"\b(?:new |current )?(?:home|house|flat|apartment|place|address|residence) (?:is |lies |sits )?(?:located )?in ~",
            r"\b~ (?:is|became|has become|was) (?:where|home to|home for|the (?:city|town|place) where|(?:my|his|her|@) (?:\w+ )?home\b)",
            r"\b(?:left|traded|swapped|leaving|exchanged) [A-Z][\w-]+(?: [A-Z][\w-]+)? for ~",
            r"\ba (?:resident|citizen|inhabitant) of ~",
            r"\bwhere (?:I|he|she|they|[A-Z]\w+) lives? (?:now )?is ~",
        ),
        asks=(
            r"\bwhere\b.*\b(?:live|living|lived|reside[sd]?|residing|home|based|stay|settled|dwell|located|moved? (?:to|from)|relocated?)\b",
            r"\b(?:town|city|place|village|country|location)\b.*\b(?:live|living|lived|reside[sd]?|home|based|moved? (?:to|from)|relocate|inhabit|settle)",
            r"\b(?:current|present|previous|former|old|new) (?:home|residence|town|city|address)\b",
            r"\bx(?:'s|’s) (?:home|residence|address|city|town)\b",
        ),
    ),
    Relation(
        "birthplace",
        "one",
        "place",
        r"birth[ -_]?place|home[ -_]?town|place of birth|native (?:city|town|place|village|land|country)|city of birth|town of birth|birth (?:city|town)|place of origin|origins?|roots|born[ _]in|comes?[ _]from|hails?[ _]from|grew[ _]up[ _]in",
        says=(
            r"\b(?:born|born and (?:bred|raised)|raised|brought up|grew up|grown up|spent (?:my|his|her|their) childhood|childhood was|grew) (?:and (?:raised|bred|grew up) )?(?:in|at|near) ~",
            r"\b(?:comes?|came|hails?|originat(?:es?|ed)|originally|native|is|am|I'm|stems?) (?:originally |all the way |as a child )?(?:from) ~",
            r"\ba native of ~",
            r"\boriginally from ~",
            r"\broots (?:are |lie )?in ~",
            r"\b~ is where (?:I|he|she|they|[A-Z]\w+) (?:was born|grew up|(?:comes?|hails?) from)",
            r"\b~(?:-born| native)\b",
        ),
        asks=(
            r"\bwhere\b.*\b(?:born|come from|comes from|from\b(?!.*mov)|grow up|grew up|originally|originate|raised|hail|brought up)",
            r"\b(?:town|city|place|village|country)\b.*\b(?:born|come from|grow up|grew up|originally from|raised|hail|brought up)",
            r"\bhome ?town\b|\bbirth ?place\b|\bplace of birth\b",
        ),
    ),
    Relation(
        "employer",
        "one",
        "name",
        r"(?:current |present |former )?(?:employer|company|firm|workplace|place of (?:work|employment)|work[ _]place|works?[ _](?:at|for)|employed[ _]by|organi[sz]ation)",
        says=(
            r"\b(?:works?|working|worked|job|employed|hired|position|employee|role|shifts?|career|joined up|on (?:the )?staff|on the payroll|contracted|started(?: out)?|starting|started work(?:ing)?|began(?: working| work)?|signed on|internship|(?:nurse|teacher|engineer|chef|baker|manager|clerk|designer|[a-z]+er|[a-z]+ist|[a-z]+or|[a-z]+ian|[a-z]+ant)) (?:(?:now|currently|as an? [a-z -]+?|part-time|full-time|full time|over|out) )*(?:at|for|with|by(?= (?:the )?[A-Z])) ~",
            r"\b(?:is|am|are|I'm|'m) (?:now |currently )?(?:with|at) (?=[A-Z])~",
            r"\bsigned (?:on )?with (?=[A-Z])~",
            r"\b(?:joined|joining|joins|left [A-Z][\w-]+(?: [A-Z][\w-]+)? for) ~",
            r"\b(?:employs|hired|has hired|pays) (?:me|him|her|[A-Z]\w+)\b.*?\b(?:at|by) ~",
            r"^~ (?:employs|hired|has hired|recruited|took on|pays) (?:me|him|her|[A-Z]\w+)\b",
            r"\bon (?:the )?(?:payroll|staff) (?:of|at) ~",
            r"\b(?:employed|hired|recruited|paid|headhunted|taken on) by ~",
            r"\b(?:switched|moved|transferred|went) (?:over )?(?:from [A-Z][\w ]+? )?to ~ (?:for work|as (?:my|his|her|an?))",
        ),
        asks=(
            r"\b(?:who|whom|which company|what company|which firm|what firm|which employer|which organi[sz]ation|where)\b.*\b(?:work|employ|job)",
            r"\b(?:company|firm|employer|business|organi[sz]ation|workplace)\b",
        ),
    ),
    Relation(
        "job",
        "one",
        "phrase",
        r"(?:current |present |day |new |old |previous |former |last )?(?:job(?: title)?|occupation|profession|career|line of work|work(?! ?place)|position|trade|role|vocation|employment|livelihood|living|works?[ _]as|calling|earns?[ _]a[ _]living[ _]as)",
        says=(
            r"\b(?:works?|working|worked|employed|job|hired|started(?: out)?|starting|trained|serv(?:es?|ed|ing)|career|position|earns? (?:my|his|her|a|their) (?:living|money|keep|crust)|makes? (?:my|his|her|a|their) living|mak(?:es?|ing) ends meet|retrained|qualified|practi[cs](?:es|ed|ing)|moonlight(?:s|ing)|job hunt ended|began|begins?|day job|role|post|appointed|promoted|spends? (?:my|his|her) days) (?:(?:now|currently|again|full[- ]time|part[- ]time|at [A-Z][\w ]+?|for [A-Z][\w ]+?) )*(?:as|being|to) (?:(?:an?|the) )?~",
            r"\b(?:became|become|becomes|turned|has become|becoming) (?:an? |the )~",
            r"\b(?:is|am|was|I'm|'s|been) (?:now |currently |still |actually )*(?:an? )(?:professional |full-time |part-time |qualified |trained |licensed |registered |practising |freelance )?~ (?:by (?:trade|profession|training|occupation)|for a living|at [A-Z]|these days|now|nowadays)",
            r"\bfor a living,? (?:I|he|she|they|[A-Z]\w+) (?:works? as |is |teach|am )?(?:an? )?~",
            r"\b(?:got|took|landed|found|has|have|accepted|started|starts|begun|holds?|quit|left) (?:an?|the|my|his|her) (?:new |great |part-time |full-time |different )*(?:job|position|post|role|gig|work) (?:working )?as (?:an? |the )?~",
            r"\b(?:got|took|landed|has|have|accepted|started) an? (?:new )?~ (?:job|position|role|post|gig)\b",
            r"\bswitch(?:ed|es|ing)? (?:careers? |jobs? |from .+? )?to (?:being (?:an? )?|working as (?:an? )?)?~",
            r"\bchanged (?:careers?|jobs?|professions?)(?: from .+?)? to (?:(?:being|become|work as) )?(?:an? )?~",
            r"\b(?:is|am|was|I'm|'s) (?:now |currently |still |actually |formerly |previously )*(?:an? )~",
        ),
        ends=(
            r"\b(?:quit|left|lost|resigned from|retired from|gave up|stopped working as|no longer works? as|was fired from|laid off from) (?:@ |being |an? |as )*(?:an? )?(?:job|work|position|post|role)(?: as (?:an? )?~)?$",
        ),
        asks=(
            r"\b(?:what|how)\b.*\b(?:do|does|did)\b.*\bfor (?:a|his|her|their) (?:living|work|job|money)\b",
            r"\bwhat (?:does|did|is|was) x (?:now |currently )?(?:do|doing)(?: now| these days| nowadays| currently| professionally| before| previously| for work)?\s*\??$",
            r"\bwork(?:s|ed|ing)? as\b|\bemployed as\b",
            r"\bhow\b.*\b(?:earn|make|makes|earns)\b.*\b(?:living|money|keep)\b",
            r"\b(?:kind|sort|type|line|field) of (?:work|job|employment)\b",
            r"\b(?:job|occupation|profession|career|line of work|trade|vocation|livelihood)\b",
        ),
    ),
    Relation(
        "car",
        "one",
        "phrase",
        r"(?:car|vehicle|automobile|ride|wheels|motor(?:car)?|drives|set of wheels|make of car|car model|car make)",
        says=(
            r"\b(?:drives?|driving|drove|behind the wheel of|gets around in) (?:@ |an? |the )?(?:new |old |used |second-hand |small |red |blue |trusty |beloved )*~",
            r"\b(?:bought|buys?|got|owns?|purchased|picked up|leas(?:es|ed|ing)|acquired|traded (?:in )?.+? for|upgraded to|switched to|swapped .+? for|replaced .+? with|have|has) (?:@ |an? |the )(?:new |old |used |second-hand )*(?=[A-Z])~ (?:as (?:my|his|her) (?:new )?car|to drive|car|instead|now)",
            r"\b(?:traded|swapped|exchanged) (?:in )?(?:@ |the |an? )?(?:old )?.+? (?:in )?for (?:an? |the )?(?:new )?~",
            r"\b(?:new|first|own) car,? (?:an? )~",
            r"\b(?:replaced|swapped) (?:@ |the |an? )?.+? (?:with|for|by) (?:an? |the )?(?:new )?(?=[A-Z])~",
            r"\b(?:bought|got|picked up) (?:an? |@ )(?:new |brand-new )?(?=[A-Z])~ (?:to replace|after selling)",
            r"\bcar (?:is|was) (?:now )?(?:an? |the )?~",
        ),
        asks=(
            r"\b(?:what|which)\b.*\b(?:drive|drives|driving|drove)\b",
            r"\b(?:kind|type|make|model|brand|sort) of (?:car|vehicle)\b",
            r"\b(?:what|which) (?:car|vehicle)\b",
            r"\bx(?:'s|’s) (?:\w+ )?(?:car|vehicle)\b",
        ),
    ),
    Relation(
        "commute",
        "one",
        "phrase",
        r"(?:commute|commuting|way (?:of getting )?to work|mode of (?:transport|travel|commuting)|means of (?:transport|getting to work)|transport(?:ation)?(?: to work)?|commutes?[ _]by|getting to work|travels?[ _]to[ _]work[ _]by|commuting[ _](?:method|mode))",
        says=(
            r"\b(?:commut(?:es?|ed|ing)|travel(?:s|led|ed|ling)?|gets?|goes|got|go|going|getting|rides?|heads?|comes?) (?:to (?:the )?(?:work|office|job) )?(?:(?:every day|each day|daily|now|these days|mostly|usually|in) )*(?:by|via|on|with|using) ~",
            r"\b(?:takes?|taking|took|catch(?:es)?|catching|rides?|riding|rode|uses?|using|hops? on|board(?:s|ing)?|relies on|rely on) (?:the |@ |an? )?~ (?:to|into|for getting to|for) (?:(?:the|my|his|her) )?(?:work|office|job|commute|commuting)",
            r"\b(?P<v>cycl(?:es?|ed|ing)|walk(?:s|ed|ing)?|driv(?:es?|ing)|drove|bik(?:es?|ed|ing)|run(?:s|ning)?|skat(?:es?|ing)|carpool(?:s|ing|ed)?|bicycl(?:es|ing)|scooters?|row(?:s|ing)?) (?:(?:all the way|in|over) )?(?:to|into) (?:(?:the|my|his|her) )?(?:work|office|job)\b",
            r"\bswitched (?:from .+? )?to (?:the |an? )?~ (?:for|to get to|to) (?:(?:my|his|her|the) )?(?:commute|work)",
            r"\bto (?:get to )?work,? (?:I|he|she|they|[A-Z]\w+) (?:takes?|rides?|uses?|goes by|now takes?) (?:the |an? |@ )?~",
        ),
        asks=(
            r"\bhow\b.*\b(?:get|gets|go|goes|travel|commute|reach|come)\b.*\b(?:work|office|job)\b",
            r"\b(?:commute|commutes|commuting)\b",
            r"\b(?:transport|transportation)\b",
        ),
    ),
    Relation(
        "diet",
        "one",
        "phrase",
        r"(?:diet(?:ary)?(?: (?:preference|restriction|choice|habit|regime|requirement)s?)?|eating (?:habits?|style|plan|regime)|way of eating|food regime|eats)",
        says=(
            r"\b(?P<v>raw vegan|(?:low|high)-(?:sodium|salt|fat|protein|fibre|fiber|sugar|calorie|carb)|(?:salt|nut|egg|grain|wheat|alcohol)-free|vegan|vegetarian|pescatarian|pescetarian|flexitarian|omnivore|omnivorous|gluten[- ]free|keto(?:genic)?|paleo|halal|kosher|carnivore|lactose[- ]free|dairy[- ]free|plant-based|low[- ]carb|raw[- ]food|mediterranean|macrobiotic|sugar[- ]free|fruitarian|meat[- ]free)\b",
            r"\b(?:follow(?:s|ed|ing)?|on|adopted|switched to|keeps? to|sticks? to|went|turned|eats?|started) (?:an? |the )?(?:strict(?:ly)? )?~ diet\b",
        ),
        asks=(
            r"\bdiet(?:ary)?\b",
            r"\bwhat\b.*\b(?:eating (?:habits?|style)|way of eating)\b",
            r"\bkind of eater\b",
            r"\bhow does x eat\b",
        ),
    ),
    Relation(
        "drink",
        "one",
        "phrase",
        r"(?:usual|regular|favou?rite|go-to|preferred|morning|standard|daily|typical|default|habitual)[ _](?:drink|beverage|order|tipple|cuppa|refreshment)|(?:drink|beverage)(?: of choice| order| preference)?|usual(?: at the \w+)?|coffee order|drinks",
        says=(
            r"\bdrinking (?:mostly |only |lots of )?~ (?:now|these days|lately|every|instead|all day)",
            r"\b(?:usually|always|normally|mostly|typically|generally|only|mainly|now|often) (?:drinks?|orders?|has|have|goes for|go for|asks? for|sips?|chooses?|gets?|reach(?:es)? for) (?:an? |the |some )?~",
            r"\b(?:drinks?|sips?) (?:mostly |mainly |only |lots of |a lot of |plenty of |nothing but )?~",
            r"\b(?:switched|changed|moved) (?:over )?(?:from .+? )?to (?:drinking |ordering )~",
            r"\b(?:orders?|asks for|gets) (?:an? |the )?~ (?:every time|whenever|each time|wherever|as usual)",
        ),
        asks=(r"\bwhat\b.*\b(?:drinks?|drinking|order|sip)\b", r"\b(?:drink|beverage|tipple|cuppa|thirst)\b"),
    ),
    Relation(
        "shoe size",
        "one",
        "number",
        r"(?:shoe|foot|footwear|boot|sneaker|trainer)[ _-]?size|size of (?:shoes?|feet)|size in shoes|wears_size|shoes?(?= (?:are|is) (?:a )?size)",
        says=(
            r"\b(?:wears?|takes?|wearing|needs?|has|feet are|shoes? (?:is|are)|buys?) (?:an? |shoes? (?:in |of )?)?(?:shoe )?size (?:of )?~",
            r"\bsize ~ (?:shoes?|feet|boots|sneakers|trainers|footwear)\b",
            r"\bshoes? (?:in|of) size ~",
            r"\bsize (?:is )?(?:an? )?~ in shoes\b",
        ),
        asks=(
            r"\bshoes?\b.*\bsize\b|\bsize\b.*\b(?:shoes?|feet|foot|footwear|boots|sneakers)\b|\bhow (?:big|large) (?:are|is)\b.*\b(?:feet|foot)\b",
        ),
    ),
    Relation(
        "birthday",
        "one",
        "date",
        r"birth[ _-]?day|date of birth|birth[ _-]?date|day of birth|b-?day|dob|born[ _]on|birthday (?:party|celebration)",
        says=(
            r"^(?=.*\b(?:birthday|b-day|born|year older|date of birth)\b)~",
            r"\bborn (?:in [A-Z]\w+ )?on (?:the )?~",
            r"\b(?:celebrates?|turns? \w+|has) (?:@ birthday )?(?:every year |each year )?on (?:the )?~",
            r"\bbirthday (?:party )?on (?:the )?~",
            r"\bturns? (?:[a-z-]+ ){1,3}on (?:the )?~",
            r"\bbirthday (?:falls|comes|lands|is) (?:on )?(?:the )?~",
            r"\bblows? out (?:the|\w+) candles on ~",
        ),
        asks=(
            r"\bbirthday\b|\bdate of birth\b|\bbirth ?date\b",
            r"\bwhen\b.*\bborn\b|\bwhen\b.*\bturn (?:a year )?older\b|\b(?:which|what) (?:day|date)\b.*\bborn\b",
        ),
    ),
    Relation(
        "field of study",
        "one",
        "phrase",
        r"(?:field|area|subject|course|programme|program|major|degree|topic|discipline)(?: of (?:study|studies))?(?: (?:subject|at university|in college))?|major|studies|degree|studies_subject|studying|specialization|specialty",
        says=(
            r"\b(?:stud(?:ies|ied|ying|y)|majors?(?:ed|ing)? in|reads|reading for a degree in|specialis(?:es|ed|ing) in|specializ(?:es|ed|ing) in|graduate[sd]? in|students? of|(?:a |her |his |my )?(?:degree|diploma|bachelor'?s?|master'?s?|doctorate|phd|major) in|enrolled in|takes? a course of study in|pursu(?:es|ed|ing)|got into|learning|switched (?:my|his|her) (?:major|degree|studies) (?:from .+? )?to|trained in|changed (?:my|his|her) (?:major|degree) (?:from .+? )?to) (?:a degree in |an? )?~",
        ),
        asks=(
            r"\b(?:what|which)\b.*\b(?:study|studies|studying|studied|major|majored|degree|specialis|specializ)",
            r"\b(?:field|subject|area|course) of (?:study|studies)\b|\bmajor\b|\bdegree\b",
        ),
    ),
    Relation(
        "university",
        "one",
        "name",
        r"(?:university|college|school|alma mater|uni|institute|academy|polytechnic|campus|(?:studies|studied|study|enrolled|student)[ _]at|attends?|place of study)",
        says=(
            r"\b(?:stud(?:ies|ied|ying|y)|enrolled|graduated|student|degree|lectures|classes|courses?|(?:got|was|been) (?:accepted|admitted)|alumn(?:us|a|i)|doctorate|phd|undergraduate|freshman|educated|matriculated) (?:[a-z]+ ){0,4}?(?:at|from|of|to|in|into) (?:the )?(?=[A-Z]|university|college)~",
            r"\b(?:attend(?:s|ed|ing)|goes to|went to|transferred to|enters?|entered) (?:the )?(?=[A-Z]|university)~",
        ),
        asks=(
            r"\b(?:which|what|where)\b.*\b(?:university|college|uni|school|alma mater|institute|campus)\b",
            r"\bwhere\b.*\b(?:study|studies|studying|studied|enrolled|graduate|degree)",
            r"\balma mater\b",
        ),
    ),
    Relation(
        "class day",
        "one",
        "weekday",
        r"(?:class|club|lesson|choir|practice|rehearsal|training|course|meeting|group|session|workshop|yoga|pottery|book club|chess club|dance class|weekly \w+)s?(?: (?:day|night|evening|practice|class|club|group|lessons?|rehearsals?|meets|meeting|session))*",
        says=(
            r"\b(?:meets?|gathers?|takes? place|happens?|runs?|held|is|are|on|moved|shifted|switched|changed|rescheduled|fall(?:s)?|goes|attends?|every|each|takes?|scheduled|comes? together|practi[cs]es|rehearses?)\b.*?\b(?:on |to |every |each |is |are |for |from \w+ to )(?:a )?(?P<v>(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b",
            r"^(?=.*\b(?:class|club|course|lessons?|choir|practice|rehearsals?|training|group|meet\w*|session|workshop|yoga|pottery|band|orchestra|circle|team|league|weekly)\b).*?\b(?P<v>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b",
        ),
        asks=(
            r"\b(?:what|which|on which|on what) (?:day|weekday|night|evening)\b(?! (?:was|is) x born)",
            r"\bwhen\b.*\b(?:class|club|lesson|practice|choir|rehearsal)\b.*\b(?:meet|held|take place|happen|scheduled|usually|every)",
            r"\bday of the week\b",
        ),
    ),
    Relation(
        "reading",
        "one",
        "title",
        r"(?:current(?:ly)?[ _]read(?:ing)?|book (?:I'm |he's |she's )?(?:on the nightstand|being read|in progress|at the moment)|current book|reading(?: now| at the moment| list)?|bedside (?:book|read(?:ing)?)|night-?stand (?:book|read))",
        says=(
            r"\b(?:new|next|current) (?:book|novel)(?:,| is| called) ?(?=[A-Z])~",
            r"\b(?:reading|started reading|reads|started on|halfway through|in the middle of|deep into|engrossed in|absorbed in|working (?:my|his|her) way through|picked up|immersed in|busy with|making (?:my|his|her) way through|buried in|stuck into|leafing through|tackling|began|begun|started|turning the pages of|hooked on|moved on to) (?:the (?:book|novel) |a (?:book|novel) (?:called|titled|named) |the novel )?(?=[\"“'‘A-Z]|the )~",
            r"\b(?:book|novel) (?:on @ (?:nightstand|bedside table)|at the moment|right now|these days) is ~",
        ),
        ends=(
            r"\b(?:finished|completed|done with|put down|abandoned|gave up on) (?:reading )?(?:the (?:book|novel) )?(?=[\"“'‘A-Z])~",
        ),
        asks=(
            r"\b(?:what|which)\b.*\bread(?:ing|s)?\b(?!.*\bfavou?rite)",
            r"\b(?:book|novel)\b.*\b(?:currently|at the moment|right now|these days|nightstand|now|bedside)\b",
            r"\bcurrent (?:book|read)",
        ),
    ),
    Relation(
        "watching",
        "one",
        "title",
        r"(?:current(?:ly)?[ _](?:watch(?:ing)?|show|series|binge)|(?:tv |television |current )?(?:show|series|sitcom)(?: (?:being watched|at the moment|right now))?|watching(?: now| at the moment)?|binge)",
        says=(
            r"\b(?:on|into) season \w+ of (?=[A-Z])~",
            r"\bwatch (?=[A-Z])~ (?:every|each|these days|now|all|at the moment|nightly|most)",
            r"^~ is what (?:I|he|she|they|[A-Z]\w+) (?:watch(?:es)?|am watching|is watching)\b",
            r"\b(?:watching|started watching|watches|binge(?:s|ing|-watching|watching| watching)?|bingeing|follow(?:s|ing)|streaming|hooked on|glued to|in the middle of|catching up on|tuning in to|working through|obsessed with|started|into season \w+ of|addicted to|moved on to) (?:the (?:show|series|sitcom) |a (?:show|series) (?:called|titled|named) |the series )?(?=[\"“'‘A-Z]|the )~",
        ),
        ends=(
            r"\b(?:finished|stopped watching|done with|gave up on) (?:watching )?(?:the (?:show|series) )?(?=[\"“'‘A-Z])~",
        ),
        asks=(
            r"\b(?:what|which)\b.*\b(?:show|series|watch|watching|watches|binge|binging|streaming|sitcom)\b",
            r"\b(?:show|series|sitcom)\b.*\b(?:currently|at the moment|watch)",
        ),
    ),
    Relation(
        "wake-up time",
        "one",
        "time",
        r"(?:wak(?:e|es|ing)[ _-]?(?:up)?[ _-](?:time|hour)|alarm(?: clock)?(?: time)?|get[- _]?up time|rising time|time of (?:waking|getting) up|morning alarm|gets_up)",
        says=(
            r"\b(?:wak(?:es?|ing)(?: up)?|woke(?: up)?|gets? (?:up|out of bed)|getting (?:up|out of bed)|got up|ris(?:es?|ing)|rose|up and about|alarm(?: clock)?(?: is)?(?: set| rings| goes off| sounds)?|starts? (?:my|his|her|the) day|out of bed|rolls out of bed|up) (?:(?:every day|each day|each morning|every morning|now|as early as|daily|early|later|earlier|in the morning|on weekdays) )*(?:at|by|for|around|to|before|is) (?:around |about )?~",
        ),
        asks=(
            r"\b(?:when|what time|how early|what hour|which hour)\b.*\b(?:wake|wakes|get up|gets up|getting up|rise|rises|x up\b|out of bed|alarm|start (?:his|her|their|the) day)",
            r"\b(?:wake-?up|waking|rising) (?:time|hour)\b",
        ),
    ),
    Relation(
        "team",
        "one",
        "name",
        r"(?:favou?rite |football |soccer |basketball |baseball |hockey |rugby |sports? |supported )*(?:team(?: supported)?|club(?: supported)?|side|supports)(?! sport)",
        says=(
            r"\b(?:supports?|supporting|supported|follow|roots?|rooting|rooted|cheers?|cheering|cheered|fan|supporter|follower|follows|backs|backing|barracks?|devoted|loyal|die-hard fan|season ticket holder|rallies|pulls|switched (?:my|his|her) (?:support|allegiance|loyalty)(?: from .+?)?) (?:for |of |to |behind |on )?(?:the )?(?=[A-Z])~",
            r"\b(?P<v>[A-Z][\w-]+(?: [A-Z][\w-]+)*) (?:fan|supporter|season ticket)\b",
        ),
        asks=(
            r"\b(?:what|which|whose)\b.*\b(?:team|club|side)\b.*\b(?:support|root|cheer|follow|fan|back|favou?rite|like|barrack|behind|loyal)",
            r"\bx(?:'s|’s) (?:favou?rite )?(?:\w+ )?team\b",
            r"\b(?:who|which|what) (?:does|did) x (?:support|root for|cheer|back)\b",
        ),
    ),
)
