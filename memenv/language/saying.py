"""Further ways of stating the kinds of facts of `memenv.language.lexicon`, tried after those that its rows hold.

Each is a word that must occur (any of a few, in lower case) and a pattern with the value in the slot `~`, written as in
the lexicon: `@` is a possessor, a blank any run of blanks.
"""

from __future__ import annotations

__all__ = ["CAR_MAKES", "SAID", "SPORTS", "TRANSPORT"]

CAR_MAKES = (
    r"(?:Audi|Alfa(?: Romeo)?|Aston(?: Martin)?|BMW|Bentley|Buick|BYD|Cadillac|Chevrolet|Chevy|Chrysler|Citro[eë]n|Cupra|Dacia|Daihatsu|Dodge|Ferrari|Fiat|Ford|GMC|Honda|Hyundai|Holden|Tata|Maruti(?: Suzuki)?|Mahindra|Proton|Perodua|Daewoo|Datsun|Genesis|Acura|Haval|Hummer|Lucid|Geely|Suzuki|Infiniti|Isuzu|Jaguar|Jeep|Kia|Lada|Lancia|Land Rover|Lexus|Lincoln"
    r"|Maserati|Mazda|Mercedes(?:-Benz)?|MG|Mini(?: Cooper)?|Mitsubishi|Nissan|Opel|Peugeot|Polestar|Pontiac|Porsche|Ram|Range Rover|Renault|Rivian|Rolls-Royce|Rover|Saab|Seat|Skoda|Škoda|Smart|SsangYong|Subaru|Suzuki|Tesla|Toyota|Trabant|Vauxhall|Volkswagen|VW|Volvo|Wartburg)"
)
TRANSPORT = (
    r"(?:car|bus|coach|train|tram|bike|bicycle|foot|subway|metro|underground|tube|ferry|boat|scooter|e-scooter|moped|motorbike|motorcycle|taxi|cab|skateboard|roller ?skates|rollerblades|carpool(?:ing)?|streetcar|cable car|e-bike|horse(?:back)?|canoe|kayak|helicopter|skis|trolley(?:bus)?|minibus|van"
    r"|truck|rickshaw|unicycle|rail|water taxi|shuttle(?: bus)?|light rail|electric (?:bike|scooter|car)|cargo bike|folding bike|city bike|night bus|jeep)"
)
SPORTS = (
    r"(?:(?:beach |table |water |ice |field |american |five-a-side )?(?:tennis|football|soccer|basketball|volleyball|badminton|squash|rugby|cricket|hockey|golf|baseball|polo|handball)|swimming|running|jogging|cycling|mountain biking|rowing|(?:rock |indoor )?climbing|bouldering|(?:cross-country )?skiing|snowboarding|surfing|sailing|kayaking|fencing|judo|karate|(?:kick)?boxing|taekwondo"
    r"|wrestling|gymnastics|athletics|archery|softball|pickleball|(?:figure )?skating|speed skating|triathlon|lacrosse|padel|bowling|diving|curling|jiu-jitsu|canoeing|paddleboarding|skateboarding|horse riding|netball|floorball|ping-pong|windsurfing|kitesurfing|biathlon|orienteering|parkour|frisbee|dodgeball"
    r"|weightlifting|powerlifting|crossfit|capoeira|darts|yoga|pilates|aikido|kendo|sumo|trampolining|rafting|snooker|billiards|pole vaulting|hurdling|javelin"
    r"|futsal|pelota|kabaddi|hurling|camogie|shinty|korfball|petanque|p[eé]tanque|boules|croquet|racquetball|water[ -]polo|muay thai|krav maga|tai chi|hapkido|wushu"
    r"|zumba|aerobics|aquafit|spinning|calisthenics|luge|bobsleigh|skeleton|sledding|ski jumping|nordic walking|trail running|roller derby|wakeboarding|water[ -]skiing"
    r"|freediving|snorkell?ing|paragliding|skydiving|hang[ -]gliding|canyoning|dragon boat(?:ing| racing)|dressage|show ?jumping|equestrian|motocross|karting|discus|hammer throw|shot put|high jump|long jump|bandy|slacklining)"
)

_W = r"(?:work|the office|my job|the job|his job|her job|@ (?:office|workplace|job|studio|shop|lab)|the workplace|the lab|the studio|the shop|school|campus|the hospital|the factory|the clinic)"

SAID: dict[str, tuple[tuple[str, str], ...]] = {
    "plan": (
        ("off", r"\b(?:am|is|I['’]m|be) off to (?!bed\b|work\b|sleep\b|school\b|see\b|the\b|a\b|my\b)(?=[a-z]+ )~"),
    ),
    "home": (
        ("flat apartment studio house place room cottage condo loft bungalow villa home base digs maisonette townhouse", r"\b(?:have|has|had|got|rents?|renting|rented|bought|found|owns?|keeps?|live in|lives in|share|shares|sharing|moved into|took|signed for|inherited) (?:@ |an? |the |some )?(?:[a-z-]+ ){0,3}?(?:flat|apartment|studio|house|place|room|cottage|condo|loft|bungalow|villa|home|base|maisonette|townhouse) (?:[a-z]+ ){0,2}?(?:in|near|over in) (?=[A-Z])~"),
        ("in", r"\b(?:I am|is|I'm) (?:now |currently |still |living |based |settled |at home )*in (?=[A-Z])~ (?:now|these days|nowadays|for good|full-time|at the moment|currently|at present)"),
        ("home", r"\b(?:home|base|address) (?:for (?:me|him|her|@?[A-Z]\w+) )?(?:is|has been|means) (?:now |currently |still )*(?:in )?(?=[A-Z])~"),
        ("live lives living moved life settled inhabit", r"\b(?:life|living|settled|adjusting|feel at home|feels at home|inhabits?|move|moved|moving day|unpacked|arrived to live|landed|wound up|ended up) (?:\w+ )?(?:in|to) (?=[A-Z])~"),
        ("person local resident citizen dweller", r"\b(?:a|am|is|become|became) (?:an? )?(?:real |proud |new |fellow )?(?P<v>[A-Z][\w]+(?: [A-Z]\w+)*) (?:person|resident|local|dweller|citizen|inhabitant)\b"),
        ("keys", r"\bgot (?:the|my|his|her) keys (?:to|for) .*? in (?=[A-Z])~"),
        ("back", r"\bmoved (?:back|home|house) to (?=[A-Z])~"),
    ),
    "birthplace": (
        ("childhood youth born raised grew school upbringing roots", r"\b(?:childhood|youth|early years|school years|born|raised|grew up|upbringing|roots|formative years|schooled|first steps)\b(?: was| were| is| are| lie| go back)?(?: spent| all| mostly)?(?: in| to| at) (?=[A-Z])~"),
        ("spent", r"\bspent (?:@ )?(?:whole |entire |early )?(?:childhood|youth|school years|early years|first years) in ~"),
        ("native child son daughter boy girl kid", r"\b(?:a|an|true|proud) (?P<v>[A-Z]\w+(?: [A-Z]\w+)*) (?:native|kid|boy|girl|child)\b"),
    ),
    "job": (
        ("as", r"\b(?:pay\w*|money|living|rent|bills|shifts?|hired|works?|worked|working|employed|employment|job|earn\w*|days|hours|career|contract|gig|taken on|position|post|role|recruited|start\w*|began|bread|crust|keep|paycheck|appointed|qualified|life|trade|occupation|retrained|made a switch|profession)\b[^.;:]{0,30}? as (?:an? |the )~"),
        ("as", r"^As an? ~,? (?:I|he|she|[A-Z]\w+) (?:get|have|has|work|earn|spend|see|start|am|is|gets|works|meet|deal|need)"),
        ("trade profession training occupation calling vocation", r"\bby (?:trade|profession|training|occupation|vocation|calling),? (?:I|he|she|[A-Z]\w+) (?:am|is|'m) (?:an? )~"),
        ("professionally", r"\bprofessionally,? (?:I|he|she|[A-Z]\w+) (?:am|is|work as|works as) (?:an? )~"),
        ("job role position work title profession", r"\b(?:job|role|position|work|title|profession|line of work|career) (?:is|involves|has become) (?:that of |being )(?:an? )~"),
        ("gone went", r"\b(?:went|gone|going) (?:into work|back to work|to work) as (?:an? )~"),
        ("became", r"\bbecame (?:an? )~"),
    ),
    "employer": (
        ("team crew part", r"\b(?:part|member) of the (?:team|crew|staff|workforce) (?:at|of) (?=[A-Z])~"),
        ("paycheck salary wages wage paid pay", r"\b(?:paycheck|salary|wages?|pay|payslip|money)\b.*?\b(?:comes|come|from|by|is paid by|paid by|says) (?:from |by )?(?=[A-Z])~"),
        ("employee staff desk office contract payroll team clock position career started", r"\b(?:employee|member of staff|staff|desk|office|contract|payroll|position|career|started(?: out)?|day|workday|shifts?|clock in|clocks in|intern|staffer|worker) (?:of|at|with|by|for) (?=[A-Z]|the )~"),
        ("signed contract onboard offer", r"\b(?:signed (?:a contract |on |up )?with|accepted (?:a job|a position|an offer)(?: at| from| with)|onboarded? (?:at|with|by)|came on board at|took a job (?:at|with)|got a job (?:at|with)|found work (?:at|with)|landed (?:a job|a position|work) (?:at|with)|moved (?:over )?to work (?:at|for)) (?=[A-Z])~"),
    ),
    "partner": (
        ("courting walking stepping keeping fallen smitten heels sweet seeing courted", r"\b(?:courting|walking out with|stepping out with|keeping company with|fallen for|fell for|smitten with|head over heels (?:for|about|in love with)|sweet on) (?=[A-Z])~"),
        ("courting dating seeing going walking stepping", r"^(?P<v>[A-Z][\w-]+) and (?:I|[A-Z]\w+)(?:['’]ve)? (?:are|have been|have|started|began|took to|been) (?:now )?(?:courting|dating|seeing each other|going (?:out|steady)|walking out|stepping out)"),
        ("steady", r"\b(?:going|been going|goes|go|gone) steady with (?=[A-Z])~"),
        ("seeing dating someone somebody with together", r"\b(?:seeing|dating|met|found|in love with|have|has) (?:someone|somebody)(?: special| new)?(?:,| called| named|:) (?=[A-Z])~"),
        ("love", r"\blove of @ life (?:is|was|goes by) (?:called |named )?(?=[A-Z])~"),
        ("couple item together", r"\b(?:is|am|are|became|have been|has been|been) (?:now )?with (?=[A-Z])~(?=.*\b(?:couple|item|together|partner)s?\b)"),
        ("heart", r"\bheart belongs to (?=[A-Z])~"),
        ("partner", r"\bpartner,? (?:named |called )?(?=[A-Z])~"),
        ("relationship", r"\b(?:relationship|romance|love story) with (?=[A-Z])~"),
        ("share shares life", r"\bshares? (?:@|a) life with (?=[A-Z])~"),
    ),
    "car": (
        ("own owns have has got bought drive drives owner purchased acquired leased lease car picked keys behind wheel garage", rf"\b(?:owns?|have|has|got|bought|buy|drives?|driving|owner of|purchased|acquired|leased|leases?|picked up|keys (?:to|of)|wheel of|parked|chose|ordered|collected|get around in|gets around in|treated (?:my|him|her)self to|inherited|into) (?:@ |an? |the )?(?:new |used |old |brand-new |second-hand |electric |red |blue |white |black |silver |little |trusty )*(?P<v>{CAR_MAKES}(?: [A-Z0-9][\w-]*)*(?: (?:estate|convertible|sedan|hatchback|pickup|coupe|wagon|van|hybrid|cabrio|roadster|suv|SUV|truck|combi|saloon|minivan))?)(?! (?:dealer|factory|job|shares))"),
        ("wheels car ride vehicle", rf"\b(?:wheels|car|ride|vehicle|automobile|motor)\b.*?\b(?P<v>{CAR_MAKES}(?: [A-Z0-9][\w-]*)*(?: (?:estate|convertible|sedan|hatchback|pickup|coupe|wagon|van|hybrid|cabrio|roadster|SUV|truck|saloon|minivan))?)\b"),
        ("car", r"\b(?:bought|got|purchased|picked up|own|owns|have|has|drive|drives) (?:an? |the |@ )?(?P<v>(?:[A-Z][\w-]*)(?: [A-Z0-9][\w-]*)*(?: [a-z]+)?)\b.*\bcar\b"),
    ),
    "commute": (
        ("work office job workplace commute studio lab school campus hospital factory shop clinic", rf"\b(?:to|into|at|reach(?:es)?|for|is|are|now|journey|trip|way|commut\w+) ?(?:{_W})?(?: (?:now|every day|each day|each morning|every morning|these days|is|has become|nowadays|daily|has been|mostly|usually))* (?P<v>(?:by|on|via) (?:the |my |an? |his |her )?{TRANSPORT})\b"),
        ("work office job workplace commute", rf"\b(?:takes?|took|catch(?:es)?|rides?|uses?|hops? on|jumps? on|board(?:s)?) (?:the |an? |@ )?(?P<v>{TRANSPORT}) (?:to|into|for) (?:get to |reach |go to )?(?:{_W})\b"),
        ("travel commute ride go", rf"\b(?:commut(?:e|es|ed|ing)|travel(?:s|led|ed|ling)?) (?:now |mostly |usually )*(?P<v>(?:by|on|via) (?:the |my |an? )?{TRANSPORT})\b"),
    ),
    "diet": (
        ("eat eats eating food meals diet", r"\b(?:eats?|eating|meals (?:are|have been)|food is|cooks?|plate is) (?:strictly |only |purely |entirely |all |mostly |exclusively |now )*(?P<v>vegan|vegetarian|pescatarian|halal|kosher|keto|paleo|gluten-free|plant-based|dairy-free|raw|low-carb|organic|sugar-free)\b"),
    ),
    "drink": (
        ("drink drinks drinking order orders thirst cup sip", r"\b(?:drink|drinks|drinking|orders?|sip|sips|cup is|glass is|have|has|go for|goes for) (?:of choice )?(?:is )?(?:usually |always |mostly |normally |typically |almost always |nearly always |mainly )*(?:an? |some )?~ (?:most days|every day|all day|daily|usually|as (?:my|his|her|a) (?:usual )?drink|most of the time|more than anything|all the time|everywhere|at every)"),
        ("usually normally typically generally always mostly tend", r"\b(?:tends? to|used to|will|'ll) (?:drink|order|have|go for|get|sip|pick|choose) (?:an? |some )?~"),
        ("switched moved changed", r"\b(?:switched|moved|changed|converted|graduated)(?: my drink| drinks)?(?: over)? (?:from [\w ]+? )?to ~(?: as my (?:usual )?drink)?$"),
    ),
    "shoe size": (
        ("shoes shoe feet foot footwear", r"\b(?:shoes?|feet|footwear|foot)\b[^.;]*?\b(?:in|size|sizes|a|are|is|of|at) (?:an? |size )*~"),
        ("shoes shoe feet foot footwear size", r"\b(?:an?|size|takes?|wears?|in) (?:an? |size )*(?P<v>\d{2}(?:[.,]5)?)\b[^.;]*\b(?:shoes?|feet|footwear|foot)\b"),
    ),
    "birthday": (
        ("birthday born candles older year day", r"\b(?:birthday|born|candles|older|day I came into the world)\b.*?\b(?:on|is|falls|every|each) (?:the )?~"),
        ("born birthday celebrate", r"^(?:On )?~ (?:is|was) (?:the day|when|@ birthday)"),
    ),
    "field of study": (
        ("university college uni degree studied student graduated campus", r"\b(?:did|read|took|chose|studied|finished|completed) ~ (?:at|in) (?:university|college|uni)\b"),
        ("university college uni", r"\bat (?:university|college|uni),? (?:I|he|she|[A-Z]\w+) (?:studied|did|read|took|chose|majored in|went for|specialised in) ~"),
        ("degree diploma master bachelor phd doctorate graduated", r"\b(?:degree|diploma|master'?s?|bachelor'?s?|phd|doctorate|graduated|graduate)\b (?:[a-z]+ ){0,2}?(?:in|of|is in|was in) ~"),
        ("subject major field discipline", r"\b(?:subject|major|field|discipline|faculty)\b(?: (?:at|in|of) (?:university|college|uni|study))?(?: (?:was|is))? (?:that of )?~"),
        ("student", r"\b(?:an? |was an? |as an? )~ (?:student|graduate|major)\b"),
    ),
    "university": (
        ("degree diploma graduate graduated studies studied student alumna alumnus alumni university college years went attended", r"\b(?:degree|diploma|certificate|studies|studied|student(?: days)?|alumn\w+|graduat\w+|went|years|educated|lectures|campus|bachelor\w*|master\w*|doctorate|attended|enrolled|(?:went|gone) to (?:university|college|uni)|university (?:was|is)|uni (?:was|is))\b (?:[a-z]+ ){0,3}?(?:at|from|of|to|in|was|is)? ?(?:the )?(?=[A-Z])~"),
    ),
    "boss": (
        ("report reports answer boss manager supervisor", r"\b(?:report|reports|reporting|answers?|answering|work|works|working) (?:directly |now )*(?:to|under) (?:@ (?:new )?(?:boss|manager|supervisor),? )?(?=[A-Z])~"),
        ("boss manager supervisor superior", r"\b(?:boss|manager|supervisor|superior)\b.*?\b(?:is|was|named|called|since|be|,) (?:now )?(?=[A-Z])~"),
        ("charge head leads heads runs lead boss", r"^~ (?:is (?:now )?in charge|leads @ team|heads @ (?:team|department)|runs @ (?:team|department)|has been (?:my|@) boss|became (?:my|@) boss|took over (?:my|@|the) (?:team|department))"),
    ),
    "roommate": (
        ("share shares shared sharing live living lives rent room", r"\b(?:share|shares|shared|sharing|rents?|splits? the rent|split the rent|live|lives|living|room|rooms) (?:an? |the |@ )?(?:\w+ )?(?:flat|apartment|place|house|room|home|kitchen|fridge|digs|rent|roof)? ?(?:together )?with (?:an? (?:\w+ )?(?:roommate|flatmate|housemate)(?: named| called|,)? )?(?=[A-Z])~"),
        ("share live together moved", r"^(?P<v>[A-Z]\w+) and (?:I|[A-Z]\w+) (?:share|live|rent|moved|are sharing|are living|split)\b(?! a (?:birthday|hobby|passion))"),
        ("roommate flatmate housemate", r"\b(?:roommate|flatmate|housemate)s?\b.*?\b(?:is|was|named|called|since|be|,) (?:now )?(?=[A-Z])~"),
        ("moved", r"^~ (?:has |have |just )*(?:moved|moves) (?:into|in to) (?:@|the) (?:spare |second |other |flat|apartment|place|house)"),
    ),
    "dentist": (
        ("teeth tooth gnashers choppers dental dentist check-up checkup filling fillings cavities", r"\b(?:see|sees|go to|goes to|visit|visits|saw|went to|trust|trusts|book with|books with|patient of|use|uses|registered with|in the hands of|hands of|treated by|seen by|chair of) (?:the )?(?=[A-Z])~(?: (?:for|when|about|as|because|to|whenever|with)|$)"),
        ("teeth tooth gnashers choppers dental dentist smile", r"^(?:[Nn]ow )?~ (?:treats?|fix(?:es|ed)|cares for|takes? care of|looks? after|checks?|cleans?|is in charge of|sees to|works on|drills?|does|pulled|filled) "),
        ("dentist", r"\b(?:dentist)\b.*?\b(?:is|was|named|called|be|,) (?:now )?(?=[A-Z])~"),
    ),
    "reading": (
        ("read reading book novel page pages nose nightstand bedside", r"\b(?:nose in|nose is in|reading|read|engrossed in|glued to|lost in|absorbed by|(?:book|novel|title)\b.*?\b(?:is|:|called|titled|named)|started|began|begun|opened|picked up|turned to|deep in(?:to)?|pages of|chapters? of|page \w+ of|through|switched to|moved on to|dipping into|dived into|got into|cracked open|opened up|dug into|delved into|plunged into|made a start on|stuck into|ploughing through) (?:the (?:book|novel) |a (?:new )?(?:book|novel),? |called |now )*(?=[\"“'‘A-Z])~"),
    ),
    "watching": (
        ("watch watching show series episode episodes season binge hooked tv streaming sofa", r"\b(?:watching|watch|watches|binge\w*|hooked on|glued to|addicted to|into|episodes? of|season \w+ of|(?:show|series|sitcom)\b.*?\b(?:is|:|called|titled|named)|started|began|begun|opened|picked up|working (?:my|his|her) way through|through|switched to|moved on to|got into|following|streaming|catching up on) (?:the (?:\w+ )?(?:show|series|sitcom) |a (?:new )?(?:show|series),? |called |now )*(?=[\"“'‘A-Z])~"),
    ),
    "wake-up time": (
        ("wake wakes up alarm rise bed day morning mornings awake", r"\b(?:wak\w+|gets? up|got up|getting up|up|alarm\w*|rise|rises|out of bed|day|days|morning|mornings|awake|eyes)\b(?: \w+){0,5}? (?:at|by|around|for|to|from|before|is|until) (?:about |around )?~"),
        ("alarm wake clock", r"\b(?:alarm|clock)\b.*?~"),
    ),
    "team": (
        ("support supports fan back backs follow follows cheer root heart team club loyal allegiance supporter", r"\b(?:back|backs|supports?|supporting|follows?|cheers? (?:for|on)|roots? for|fan of|supporter of|loyal to|allegiance (?:is )?to|heart (?:belongs to|is with|beats for)|behind|devoted to|crazy about|swear by|season ticket for|colours of|side of|for|with) (?:the (?=[A-Z]))?(?=[A-Z])~"),
        ("team club side", r"\b(?:team|club|side)\b(?: of (?:mine|choice))?(?: \w+){0,2}? (?:is|are|has always been|was|:) (?:the )?(?=[A-Z])~"),
        ("fan supporter", r"\b(?:an?|the) (?:\w+ ){0,2}?(?P<v>(?:[A-Z][\w.-]*)(?: [A-Z][\w.-]*)*) (?:fan|supporter|follower|season ticket)"),
    ),
    "pet": (
        ("pet", r"\b(?:an?|@|the) (?:\w+ ){0,2}?pet (?:\w+ ){0,2}?(?:named |called |, |by the name of )(?=[A-Z])~"),
        ("name called named goes answers", r"\b(?:goes by|answers to|responds to|listens to)(?: the name(?: of)?)? (?=[A-Z])~"),
        ("name", r"\b(?:its|the|his|her) name is (?=[A-Z])~"),
    ),
    "hobby": (
        ("hobby pastime leisure free spare fun weekends weekend evenings relax unwind passion interest", r"\b(?:leisure|free (?:time|evenings?|hours)|spare (?:time|hours)|weekends?|evenings?|afternoons?|days off|fun|relaxation|hobby|pastime|passion|holidays)\b(?: [a-z]+){0,3}? (?:is|are|goes|go|belongs?|belong|with|by|on|into|to|of|for|includes?) (?:spent |devoted |all |given |about |reserved |doing |on |to |for |with |by )*(?!me\b|us\b|it\b)~"),
        ("hobby pastime fun leisure free spare", r"\b(?:do|does|did|doing|enjoys?|likes?|loves?|practi[sc]es?|picked up|started|took up|tried|discovered|found|pursues?|have|has|chose|began|adopted|go|goes) ~ (?:as (?:an?|@|one of @)|for fun|in (?:@ |the )?(?:free|spare|leisure)|during|at (?:the )?weekends|on weekends)"),
    ),
    "instrument": (),
    "allergy": (
        ("allergic allergy reaction", r"\b(?:can't|cannot|mustn't|can not|not able to|not allowed to|never|unable to) (?:eat|have|touch|drink|stand|handle|take|digest|tolerate|go near|be near|consume) (?:any )?~(?=.*\ballerg|.*\breaction|$)"),
        ("allergy allergic", r"\b(?:suffers? from|have|has|got|with|developed|had|found) an? (?:severe |bad |serious |mild |nasty |terrible |strong )*~ allergy\b"),
        ("allergy allergies", r"\ballerg(?:y|ies)\b(?: (?:is|are|against|includes?|to))*:? (?:to |against )?~"),
        ("reaction react swell hives rash ill sick itch itchy", r"^~ (?:gives?|give|causes?|trigger|triggers|brings? on|makes?|make|sets? off|leaves?) (?:me|him|her|@|[A-Z]\w+)\b.*\b(?:allerg\w+|reaction|hives|rash|swell\w*|ill|sick|itch\w*|sneez\w*|wheez\w*)\b"),
        ("body stomach throat", r"\b(?:body|stomach|throat|skin|system)\b.*\b(?:can't|cannot|doesn't|does not|won't|refuses to|reacts?) (?:handle|tolerate|take|accept|cope with|like|stand|to|badly to|digest) ~"),
    ),
    "sport": (
        ("sport sports active athletics", rf"\b(?:sports?|active|athletics)\b[^.;]*?\b(?:especially|particularly|above all|mainly|mostly|such as|like|in|in particular|namely|:) (?:in )?(?P<v>{SPORTS})\b"),
        ("sport sports", rf"\bsports?,? (?P<v>{SPORTS}) (?:above all|in particular|especially|most of all|first of all)"),
        ("player practice training club team lessons class court match league", rf"\b(?:an?|the|@|to|at|of|for|keen|avid|passionate|in) (?:\w+ ){{0,2}}?(?P<v>{SPORTS}) (?:player|practice|training|club|team|lessons?|class(?:es)?|court|match(?:es)?|league|sessions?|course|fan)\b"),
        ("train trains training practise practice practises practices sport sports fit shape exercise workout", rf"\b(?:trains?|training|practi[sc]es?|practi[sc]ing|keen on|fit (?:with|by|through)|shape (?:with|by)|exercises? (?:with|by)|sports? (?:is|are|of choice is|like|such as|,)|workout is|into|do|does|go|goes|hooked on)\b[^.;]*?\b(?P<v>{SPORTS})\b"),
        ("joined joining signed", r"\b(?:joined|joining|signed up (?:for|with|to)) (?:an? |the |@ )?(?:local |new )?(?:club|team|group|squad|league) for (?!a\b|the\b|people\b|\w+s\b)~"),
        ("started began took joined signed tried since discovered learning", rf"\b(?:started|began|took up|taken up|joined|signed up for|tried|discovered|learning|got into|enrolled in|picked up|doing|playing|practising) (?:an? |the |with |to play |playing |learning |doing |@ |my |new |first )*(?P<v>{SPORTS})\b"),
    ),
    "dish": (
        ("signature special speciality specialty famous known best cook dish recipe guests", r"\b(?:cook|cooks|make|makes|bake|bakes|serve|serves|prepare|prepares|whip up|whips up|known for|famous for|praised for|asks? for|want|wants|beg for|loves?|speciality is|specialty is|dish is|recipe is|ask(?:s)? me to (?:cook|make|bake)|reputation for) (?:@ |an? |the |great |mean |famous |legendary |good |best |homemade |perfect |killer |fantastic |wonderful |making |cooking |my )*~(?: (?:as|for|is|are|when|whenever|at|,)|$)"),
        ("signature", r"\b~ as (?:@|an?) signature dish"),
    ),
    "volunteering": (
        ("volunteer helper", r"\b(?:volunteer|helper) (?:at|with|for|in|of) (?P<v>(?:the |our |an? )?[a-z][^,;]*?)(?:,|$|\.)"),
        ("volunteer volunteers volunteering volunteered unpaid charity help helping time hand", r"\b(?:volunteer\w*|unpaid|time|hand|help(?:s|ing)?(?: out)?|shifts?|weekends?|saturdays?|sundays?|hours|service|work|support)\b (?:[a-z]+ ){0,3}?(?:at|for|with|in|to) (?P<v>(?:the |our |an? )?[a-z][^,;]*?)(?: as (?:an? )?(?:unpaid )?(?:volunteer|helper)\b.*|,|$)"),
    ),
    "course": (
        ("course class workshop", r"\b(?:was|been|went) (?:on|to) (?:an? |the )~ (?:course|class|workshop|seminar|training)\b"),
        ("course class workshop lesson seminar training session", r"\b(?:course|class|workshop|lessons?|training|seminar|sessions?)\b[^.;]*?,? (?:in|on|about|for|called) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|[0-9]|last|this|the (?:[0-9]|weekend|city|morning|evening))\b)~"),
        ("course class workshop lesson lessons seminar training", r"\b(?:went to|was at|sat through|graduated from|signed up for|passed|been to|gave|had|done|visited|completed|finished|took|did|attended) (?:an? |the |@ |some |one more |another )?(?:\w+ly )?~ (?:course|class|workshop|lessons?|training|seminar|session)s?\b"),
    ),
    "award": (
        ("award prize medal trophy cup honour honor ribbon scholarship title certificate plaque", r"\b(?:received|won|got|awarded|given|gave me|presented with|honou?red with|took|home|handed|collected|accepted|earned|picked up|winner of|recipient of|landed|claimed|named|bagged|scooped|holder of) (?P<v>(?:the |an? |my first |first )?(?:[\w'’-]+ ){0,4}?(?:award|prize|medal|trophy|cup|honou?r|ribbon|scholarship|title|certificate|plaque|grant|crown))\b"),
    ),
    "fear": (
        ("fear fears phobia phobias afraid scared terror dread nightmare horror", r"\b(?:fears?|phobias?|terror|dread|nightmare|horror)\b(?: [a-z]+){0,2}? (?:is|are|of|includes?|about|:|towards?) (?:of )?(?:the |all )?~"),
        ("scare scares frighten frightens terrify terrifies creep creeps spook freak freaks panic petrify petrifies", r"^~ (?:really |absolutely |still |always |just )*(?:scares?|frightens?|terrif(?:y|ies)|creeps?|spooks?|freaks?|petrif(?:y|ies)|gives?|give|makes?|make|fills?|fill|send|sends|unsettles?) (?:me|him|her|@|[A-Z]\w+)\b"),
        ("hair knees mile pieces sweat wits nerve coward heels cold pale", r"\b(?:hair stands? (?:up )?on end|weak at the knees|run a (?:country )?mile|go(?:es)? to pieces|break(?:s)? out in a (?:cold )?sweat|lose(?:s)? (?:my|his|her) nerve|take(?:s)? to (?:my|his|her) heels|turn(?:s)? (?:pale|cold)|come(?:s)? over all (?:cold|faint)|scared out of (?:my|his|her) wits|frightened out of (?:my|his|her) wits)\b,? (?:at the (?:sight|thought|sound|mention) of|when it comes to|when I (?:see|hear|meet)|when there(?:['’]s| is| are)|when faced with|at|from|near|around|over|before|by|of|because of|in front of) (?:any |the |an? )?~"),
        ("fear dread fright", r"\b(?:what|thing) (?:I|he|she) (?:fears?|dreads?) (?:most|above all|more than anything)(?: in (?:this life|life|the world))? (?:is|are) ~"),
        ("knees jelly shiver shivers chills goosebumps heebie-jeebies willies cold sweat tremble blood pieces", r"^~ (?:just |always |still |really )*(?:makes?|gives?|turns?|sends?|brings?|leaves?|reduces?|runs?) (?:me|my|him|her)\b.*\b(?:jelly|shak\w*|trembl\w*|shivers?|chills|goosebumps|willies|heebie-jeebies|sweat\w*|cold|weak|scream\w*|faint|freeze|nightmares|wobble)"),
        ("panic shake tremble scream faint freeze", r"\b(?:panics?|shakes?|trembles?|screams?|faints?|freezes?|runs? away|goes pale|go pale|shivers?)\b.*? (?:at|around|near|because of|when (?:I|he|she) sees?|in front of|from|in the presence of|at the sight of) (?:the |any )?~"),
    ),
    "trip": (
        ("away", r"\b(?:was|went|been|am|is) (?:away|off) (?:in|to) (?=[A-Z])~"),
        ("holiday vacation trip weekend travelled traveled visited tour flew journey getaway break abroad", r"\b(?:holiday|vacation|trip|weekend|travell?ed|visited|tour(?:ed)?|flew|journey|getaway|break|days|week|time|flight|train|bus|drove|voyage|excursion|been|was|stay(?:ed)?|visit)\b(?: [a-z]+){0,3}? (?:to|in|around|through|at|for|from) (?=[A-Z])~"),
    ),
    "concert": (
        ("concert gig live stage show tickets crowd row concerts encore band tour", r"\b(?:concert|gig|live|stage|show|tickets|crowd|row|encore|tour|set|performance)\b(?: [a-z]+){0,2}? (?:of|by|for|from|with|at|to see|to hear) (?:the )?(?=[A-Z0-9])~"),
        ("concert gig live stage show crowd row singing sang played performed perform performing play playing audience arena", r"\b(?:saw|see|watched|heard|hear|caught|seen|crowd for|row for|audience for|danced to|sang along (?:to|with)|cheered for|went to|to|attended|enjoyed|experienced|at) (?:an? |the )?(?=[A-Z0-9])~(?:(?:['’]s)? (?:live|in concert|perform|play|on stage|concert|gig|show|sing|concert|set)|$)"),
        ("live concert stage gig played performed", r"^(?=[A-Z0-9])~ (?:played|performed|gave a concert|were on stage|was on stage|rocked)\b"),
    ),
    "exhibition": (
        ("museum gallery exhibition exhibit show display", r"\b(?:was at|been at|visited|went to|saw|toured|seen|look at|looked at|wandered|strolled|walked|spent|explored|dropped by|stopped by|popped into|checked out|took in|enjoyed|discovered|admired|got lost in|came from|back from|round|around|through|inside) (?:(?:around|through|round|over|in|at|by|to|some|an?|hours?|afternoon|morning|day|whole|time|into) )*(?P<v>(?:the )?(?:[\w'’-]+ ){0,4}?(?i:museum|gallery|exhibition|exhibit|art show|show|retrospective|display)\b(?: (?:of|about) [\w'’ -]+)?)"),
    ),
    "purchase": (
        ("bought got purchased ordered treated brought picked hold splashed mine acquired shopping paid invested", r"\b(?:bought|got (?:hold of|myself|himself|herself|me)?|purchased|ordered|treated (?:myself|himself|herself) to|brought home|picked up|splashed out on|splurged on|acquired|paid for|invested in|came home with|went shopping for|snapped up|shopping trip got me|grabbed|carried home|gave in and bought|spent money on|bagged|scored|owner of) (?P<v>(?:an? |the |some )?[a-z][^,;:.]*)"),
    ),
    "wedding": (
        ("wedding marriage nuptials ceremony vows", r"\b(?:wedding|marriage|nuptials|big day|wedding (?:ceremony|party|reception))(?: (?:ceremony|party))? of (?P<v>[A-Z]\w+ and [A-Z]\w+)"),
        ("wedding marriage", r"\b(?P<v>[A-Z]\w+ and [A-Z]\w+)(?:['’]s?)? (?:wedding|marriage|big day|nuptials)"),
    ),
    "locker code": (
        ("locker", r"\blocker\b[^.;]*?\b(?:code|combination|number|pin|digits|combo)?\b[^.;\d]*(?P<v>\d[\d-]{2,})"),
        ("locker", r"\b(?P<v>\d[\d-]{2,}) (?:opens?|unlocks?|is the (?:code|combination|number|pin) (?:of|for|to)) @?.*\blocker\b"),
    ),
    "alarm code": (
        ("alarm", r"\balarm\b[^.;]*?(?P<v>\d{3,})"),
        ("alarm", r"\b(?P<v>\d{3,})\b[^.;]*\balarm\b"),
    ),
    "wifi password": (
        ("wifi wi-fi network router internet", r"\b(?:wi-?fi|network|router|internet)\b[^.;]*?\b(?:is|with|by|:|password|key|type|enter|use|as)\s+(?P<v>[\w]*[-\d][\w-]{3,})"),
        ("wifi wi-fi network router internet", r"\b(?P<v>[\w]+-[\w-]*\d[\w-]*|[a-z]+\d+[a-z]*)\b[^.;]*\b(?:wi-?fi|network|router)\b"),
    ),
    "party place": (
        ("party surprise", r"\b(?:rented|booked|chose|picked|found|reserved|hired|got|at|in|to) (?P<v>(?:the |our |a )?[A-Za-z][^,;:.]*?) (?:for|as the (?:place|venue) (?:of|for)) (?:@|the|a|our) (?:\w+ )?(?:surprise|party)"),
        ("party surprise", r"\bsurprise party\b.*?\b(?:at|in|on|is|rented|booked|chose|picked|reserved|hired) (?P<v>(?:the |our )?(?!held|going|for|planned)[A-Za-z][^,;:.]*)"),
    ),
    "key place": (
        ("key", r"\bkey\b.*?\b(?P<v>(?:under|in|inside|behind|beneath|on|above|below|at|beside|near|next to|on top of|taped|between|underneath|within|atop|by)\b (?:the|an?|my|our|his|her|one|that)\b.+)"),
    ),
}  # fmt: skip
