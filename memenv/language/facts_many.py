"""Kinds of which a person may have several values."""

from __future__ import annotations

from memenv.language.lexicon import Relation

__all__ = ["ANIMALS", "INSTRUMENTS", "LANGUAGES", "MANY"]

ANIMALS = (
    r"(?:dogs?|pupp(?:y|ies)|pups?|hounds?|cats?|kittens?|kitt(?:y|ies)|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|gerbils?|parrots?|parakeets?"
    r"|budgies?|budgerigars?|canar(?:y|ies)|cockatiels?|cockatoos?|finch(?:es)?|birds?|(?:gold)?fish|turtles?|tortoises?|snakes?|lizards?|geckos?|iguanas?"
    r"|ferrets?|hens?|chickens?|ducks?|goats?|ponies|pony|horses?|sheep|pigs?|alpacas?|donkeys?|hedgehogs?|chinchillas?|mice|mouse|rats?|frogs?|axolotls?"
    r"|terriers?|retrievers?|labradors?|poodles?|beagles?|spaniels?|collies?|dachshunds?|corgis?|bees|spiders?|tarantulas?)"
)
INSTRUMENTS = (
    r"(?:(?:acoustic |electric |bass |classical |slide |steel |twelve-string |[A-Z][a-z]+(?:ish|ese|ian|ench|eek) )?guitar|piano|keyboards?|violin|fiddle|viola|cello|double bass|contrabass|harp|flute|piccolo|recorder|clarinet|oboe"
    r"|bassoon|sax(?:ophone)?|trumpet|trombone|tuba|french horn|horn|drums?|percussion|xylophone|marimba|accordion|harmonica|banjo|mandolin|ukulele|lute|sitar"
    r"|bagpipes|organ|bass|synthesi[sz]er|harpsichord|bongos|congas|lyre|zither|kalimba|didgeridoo|(?:tin|penny) whistle"
    r"|bandoneon|concertina|melodica|charango|cavaquinho|cuatro|bouzouki|balalaika|oud|saz|pipa|koto|shamisen|erhu|guzheng"
    r"|sarod|sarangi|veena|tabla|tambourine|djembe|caj[oó]n|timpani|castanets|maracas|cornet|euphonium|bugle|flugelhorn"
    r"|ocarina|panpipes|pan flute|duduk|bodhr[aá]n|dulcimer|glockenspiel|vibraphone|theremin|harmonium|hurdy-gurdy"
    r"|uilleann pipes|tenor horn|melodeon|smallpipes|pipes|mbira|kora|gayageum|nyckelharpa|autoharp|viol|psaltery|steel drums?|handpan|washboard)"
)
LANGUAGES = (
    r"(?:English|Spanish|French|German|Italian|Portuguese|Dutch|Swedish|Norwegian|Danish|Finnish|Icelandic|Polish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek"
    r"|Turkish|Russian|Ukrainian|Arabic|Hebrew|Persian|Farsi|Hindi|Urdu|Bengali|Tamil|Mandarin|Cantonese|Chinese|Japanese|Korean|Thai|Vietnamese|Indonesian|Malay"
    r"|Tagalog|Swahili|Latin|Catalan|Basque|Welsh|Irish|Gaelic|Croatian|Serbian|Slovene|Slovenian|Estonian|Latvian|Lithuanian|Esperanto|Zulu|Afrikaans|Amharic|Faroese|Frisian|Yiddish|Luxembourgish|Maltese|Albanian|Macedonian|Bosnian|Armenian|Georgian|Kurdish|Pashto|Punjabi|Gujarati|Marathi|Telugu|Kannada|Malayalam|Sinhala|Nepali|Burmese|Khmer|Lao|Mongolian|Tibetan|Uzbek|Kazakh|Azerbaijani|Yoruba|Igbo|Hausa|Xhosa|Somali|Maori|Hawaiian|Samoan|Quechua|Guarani|Nahuatl|Galician|Breton|Cornish|Flemish|Sami|Greenlandic|Javanese|Tatar|Aymara|Lingala|Wolof|Shona|Tigrinya|Creole|Romansh|Corsican|Sardinian|Occitan|Valencian|Belarusian|Manx|Scots(?: Gaelic)?|Fijian|Tongan|Bislama|Tok Pisin|Berber|Dari|Tajik|Kyrgyz|Turkmen|Uyghur|Chechen|Romani|Ladino|Sanskrit|Montenegrin|Sorbian|Inuktitut|Cree|Navajo|Cherokee|Malagasy|Twi|Akan|Oromo|Chichewa|Sotho|Tswana|Kinyarwanda|Luganda|Bambara|Ewe|Konkani|Odia|Assamese|Bhojpuri|Maithili|Sindhi|Kashmiri|Dzongkha|Cebuano|Ilocano|Hmong|Balinese|Sundanese|sign language|ASL)"
)
_MORE = r"(?:(?:an?|the|another|one more|one|a new|a second|a third|two|three|four|five|some|more|new|little|young|tiny|rescue|rescued|stray|old|older|small|big|lovely|sweet|cute|fluffy|black|white|grey|gray|brown|ginger|tabby|golden|spotted|@) )*"
_KINSAYS = (
    r"\b@ (?:\w+ )?(?:NOUN),? (?:is |was |are )?(?:called |named |known as |goes by )*(?=[A-Z])~",
    r"\b(?:has|have|had|got|gained|with|welcomed|met|made|of|raising|raises) (?:an? |the |two |three |another |one |new |his |her |my |older |elder |younger |little |big |twin |close |good |best |dear |old |lovely |baby )*(?:NOUN)s?(?: (?:on|in|last|this|yesterday|today)\b[^:,.]{0,24}(?=:))?,? ?(?:(?:is|who is|whose names? (?:is|are)|called|named|by the name of|and named (?:him|her)|:|\(|with)\s*)?(?=[A-Z])~",
    r"\b~ (?:is|are|was|became|remains) @ (?:\w+ )?(?:NOUN)s?\b",
)


def _kin(
    name: str, nouns: str, says: tuple[str, ...] = (), ends: tuple[str, ...] = (), asks: tuple[str, ...] = ()
) -> Relation:
    return Relation(
        name,
        "many",
        "name",
        rf"(?:best |close |good |new |old |older |younger |elder )?(?:{nouns})s?(?:'s? names?|[ _]names?)?",
        says=(*says, *(p.replace("NOUN", nouns) for p in _KINSAYS)),
        ends=ends,
        asks=(rf"\b(?:{nouns})s?\b", *asks),
        things=rf"(?:{nouns})s?",
    )


MANY: tuple[Relation, ...] = (
    Relation(
        "pet",
        "many",
        "name",
        rf"(?:(?:new |first |second |family |beloved )?(?:pets?|animals?|{ANIMALS})(?:'s?)?[ _]?(?:names?|companions?)?)",
        says=(
            rf"\b(?:has|have|had|got|adopt(?:s|ed|ing)|own(?:s|ed)?|bought|rescue[sd]|keeps?|took in|takes in|welcomed|brought home|gained|acquired|picked up|fostered|met|owner of|home to|cares? for|looks? after|share[sd]? .+? with|joined by|new|given|with|raises|another|a|an|the|my|her|his|@) {_MORE}(?:pets?|{ANIMALS}),? ?(?:(?:is|was|are|who is|which is|whose names? (?:is|are)|called|named|by the name of|which (?:I|he|she|they) (?:named|called)|and (?:named|called) (?:it|him|her)|:|\(|to the family|—|-)[\s,]*)*(?=[A-Z])~",
            rf"\b(?P<v>[A-Z][\w-]+)(?:,| is| was) (?:(?:@|an?|the|the name of @) ){_MORE}{ANIMALS}\b",
            rf"\b(?:named|called|call|calls|naming|name|christened|dubbed|baptised) (?:it|him|her|them|the {ANIMALS}|@ (?:new )?{ANIMALS}) (?=[A-Z])~",
        ),
        ends=(
            r"\b(?P<v>[A-Z][\w-]+),? ?(?:[^,]*?,)? (?:has |had |sadly |recently |just |peacefully |finally )*(?:died|passed away|passed|ran away|was rehomed|was put down|was put to sleep|crossed the rainbow bridge|went missing|is gone|is no longer)\b",
            r"\b(?:put|putting) ~ (?:down|to sleep)\b",
            r"\b(?:found|finding) (?:an? |another )?(?:new |loving |better |good )*(?:home|family|owner)s? for ~$",
            r"\b(?:lost|rehomed|gave away|buried|said goodbye to|had to put down|sold|mourn(?:s|ed)) (?:@ )?(?:\w+ )?~$",
        ),
        asks=(rf"\b(?:pets?|animals?|{ANIMALS})\b",),
        things=rf"(?:pets?|animals?|{ANIMALS})",
    ),
    Relation(
        "hobby",
        "many",
        "phrase",
        r"(?:hobb(?:y|ies)|pastimes?|leisure(?:[ _]activit(?:y|ies))?|free[- _]time(?: activit(?:y|ies))?|spare[- _]time(?: activit(?:y|ies))?|interests?|passions?|recreation|activit(?:y|ies)|enjoys|pursuits?|likes|loves)",
        says=(
            r"\b(?:took up|takes up|taken up|taking up|picked up|got into|gotten into|getting into|started|started doing|began|begun|is into|are into|am into|I'm into|into|enjoys?|enjoying|loves?|likes?|adores?|keen on|passionate about|fond of|hooked on|fan of|relax(?:es|ed)? (?:by|with)|unwinds? (?:by|with)|spends? (?:\w+ ){1,5}?(?:on|doing)?|practi[cs]es|dabbl(?:es|ed|ing) in|devoted to|addicted to|discovered|fell in love with|a hobby of|hobbies like|hobbies include|hobbies are|free time (?:goes|is spent) (?:to|on|in)?|tries (?:his|her|my) hand at|tried (?:his|her|my) hand at|do(?:es|ing)?|goes|go|joined an?|immersed (?:in|himself in|herself in)|enthusiast of|avid|turned to) ~",
        ),
        ends=(
            r"\b(?:gave up|given up|quit|stopped|dropped|no longer (?:does|do|enjoys?|practi[cs]es|into|goes|likes?)?|abandoned|lost interest in|tired of|bored of|bored with|done with|(?:doesn't|don't|does not|do not) (?:do )?) ~",
        ),
        asks=(
            r"\bhobb(?:y|ies)\b|\bpastimes?\b|\binterests?\b|\bpassions?\b",
            r"\b(?:what|how)\b.*\b(?:free|spare|leisure|down) ?time\b|\b(?:what|how)\b.*\b(?:for fun|to relax|unwind|to pass the time|enjoy doing|leisure|likes? doing|likes? to do|love doing|enjoy)",
        ),
    ),
    Relation(
        "instrument",
        "many",
        "phrase",
        r"(?:(?:musical )?instruments?(?: played)?|plays(?:[ _]instrument)?|music lessons)",
        says=(
            rf"\b(?:play(?:s|ed|ing)?|learn(?:s|ed|t|ing)?|stud(?:y|ies|ied|ying)|practi[cs](?:e|es|ed|ing)|took up|takes up|taken up|picked up|strum(?:s|ming)|master(?:s|ed|ing)|teach(?:es|ing)|started|began|lessons in|lessons on|good at|musician on|performs? on|tak(?:es|ing)|bought|got|knows|jam(?:s|ming) on) (?:to play |how to play |playing |on |@ |the |an? |some )*(?P<v>{INSTRUMENTS})(?: (?:lessons?|class(?:es)?))?\b",
            rf"\b(?P<v>{INSTRUMENTS}) (?:lessons?|class(?:es)?|player|practice)\b",
            rf"\b(?:and|,) (?:the )?(?P<v>{INSTRUMENTS})\b",
            r"\bplay(?:s|ing)? the ~",
        ),
        ends=(
            rf"\b(?:gave up|given up|gives up|quit|stopped|dropped|no longer|sold|abandoned|put (?:away|aside)|any ?more)\b.*?(?P<v>{INSTRUMENTS})\b",
            rf"\b(?P<v>{INSTRUMENTS})\b.*\b(?:any ?more|any longer)\b",
        ),
        asks=(
            r"\binstruments?\b",
            r"\b(?:what|which)\b(?!.*\b(?:sports?|games?)\b).*\bx (?:play|learn to play|practise|practice)\b(?! sport)",
            rf"\b(?:play|playing|plays|learn|learning)\b.*\b{INSTRUMENTS}\b",
        ),
        things=rf"(?:instruments?|{INSTRUMENTS})",
    ),
    Relation(
        "language",
        "many",
        "phrase",
        r"(?:(?:foreign |spoken )?languages?(?: spoken| learned| known)?|tongues?|mother tongue|native language|speaks)",
        says=(
            rf"\b(?P<v>{LANGUAGES})\b",
            r"\b(?:speaks?|spoke|fluent in|learn(?:s|ed|t|ing)|conversational in|proficient in|converse[sd]? in|understands|converses) (?:some |basic |a little |fluent |good )*(?=[A-Z])~",
        ),
        ends=(
            rf"\b(?:gave up|quit|stopped|dropped|no longer) (?:learning |studying |speaking |speaks )?(?P<v>{LANGUAGES})\b",
        ),
        asks=(
            r"\blanguages?\b|\btongues?\b",
            r"\b(?:what|which)\b.*\bspeak\b",
            rf"\b(?:speak|understand|fluent|converse|learn|talk)\w*\b.*\b(?:{LANGUAGES.lower()})\b",
        ),
        things=rf"(?:languages?|{LANGUAGES})",
    ),
    _kin("sibling", r"brother|sister|sibling|twin|bro|sis|half-brother|half-sister|stepbrother|stepsister"),
    _kin(
        "child",
        r"son|daughter|child|children|kid|baby|boy|girl|toddler|newborn|offspring|twins",
        says=(
            r"\b(?:gave birth to|became (?:a )?(?:the )?(?:father|mother|parent|mom|mum|dad) (?:of|to)|is (?:the )?(?:father|mother|parent|mom|mum|dad) (?:of|to)|welcomed|named (?:the|our|my|his|her) (?:baby|son|daughter)) (?:an? |baby |little |his |her |my |son |daughter |girl |boy |named |called )*(?=[A-Z])~",
        ),
    ),
    _kin(
        "friend",
        r"friend|best friend|bestie|pal|buddy|mate|bff|confidante?|chum",
        says=(
            r"\b(?P<v>[A-Z][\w-]+) and (?:I|[A-Z]\w+) (?:became|are|have become|have been) (?:\w+ )?friends\b",
            r"\b(?:befriended|friends with|made friends with|became friends with|hangs? out with|close to|hit it off with|palled up with) (?=[A-Z])~",
        ),
        ends=(r"\b(?:fell out with|no longer friends with|lost touch with|unfriended) ~",),
        asks=(r"\bwho\b.*\b(?:befriend|hang out|friendship)",),
    ),
    Relation(
        "allergy",
        "many",
        "phrase",
        r"(?:(?:food )?allerg(?:y|ies|ic|ens?)(?:[ _]to)?|intoleran(?:ces?|t(?:[ _]to)?)|sensitivit(?:y|ies)|can't eat|cannot eat|must avoid|avoids)",
        says=(
            r"\b(?:allergic|allerg(?:y|ies)|intolerant|intolerance|sensitive|sensitivity|hypersensitive|react(?:s|ed)? (?:badly|strongly|severely)?|(?:bad|severe|strong|allergic) reactions?|anaphylactic|swells up from|breaks? out in hives from|hives from) (?:reaction )?(?:to|from|against|with) (?:the |all |any )?~",
            r"\b~ (?:allergy|intolerance|allergies|makes? (?:me|him|her|them) (?:sick|ill|swell|sneeze|itch|break out)|gives? (?:me|him|her|them) (?:hives|a rash|an allergic))\b",
            r"\b(?:can't|cannot|can not|mustn't|must not|unable to|not able to|never|has to avoid|have to avoid|must avoid|avoids?|steers? clear of|stays? away from) (?:eat|have|touch|consume|tolerate|digest|go near|be near|stomach|any|eating|all)? ?~ (?:because|due|since|as|without|for medical|on account|or)",
        ),
        ends=(
            r"\b(?:no longer|not) allergic to ~",
            r"\b(?:outgrew|got over|grew out of) (?:@|the|an?) ~ (?:allergy|intolerance)",
        ),
        asks=(r"\ballerg\w*\b|\bintoleran\w*\b|\breact badly\b",),
        things=r"(?:allerg(?:y|ies)|intolerances?)",
    ),
    Relation(
        "sport",
        "many",
        "phrase",
        r"(?:sports?(?: played| practi[cs]ed)?|athletics?|workouts?|exercise|physical activit(?:y|ies)|training)",
        says=(
            r"\b(?:go|goes|went|going) (?P<v>[a-z]+ing)\b",
            r"\b(?:play(?:s|ed|ing)?|practi[cs](?:es|ed|ing)|competes? in|trains? (?:in|for)|does|took up|takes up|taken up|joined a|started(?: playing)?|goes|goes in for|does a lot of|participates in|keeps fit (?:by|with)|stays fit (?:by|with)|stays active (?:by|with)|signed up for|enjoys|loves|into|began) (?!the |an? )~",
        ),
        ends=(
            r"\b(?:gave up|quit|stopped|dropped|no longer (?:plays?|does|practi[cs]es)?|retired from|hung up (?:his|her|my) \w+ in) (?:playing )?~",
        ),
        asks=(
            r"\bsports?\b|\bathletic\b",
            r"\b(?:what|how)\b.*\b(?:stay fit|keep fit|exercise|work ?out|stay active|keep in shape)\b",
        ),
    ),
    Relation(
        "dish",
        "many",
        "phrase",
        r"(?:(?:signature|speciali?ty|trademark|best|famous|special)[ _](?:dish(?:es)?|recipe|meal|creation|bake)s?|speciali?t(?:y|ies)(?: in the kitchen| dish)?|signature recipes?|(?:known|famous)[ _]for[ _]cooking|cooks|dish(?:es)? (?:mastered|cooked))",
        says=(
            r"\b(?:cook(?:s|ed|ing)?|mak(?:es|ing)|made|prepar(?:es|ed|ing)|whips? up|bak(?:es|ed|ing)|famous for|known for|renowned for|perfected|mastered|celebrated for|learned to (?:cook|make|bake)|serves?|masters?|good at (?:making|cooking|baking)|proud of|speciali[sz]es in|(?:kitchen )?speciali?ty is) (?:cooking |making |baking |@ |an? |the |great |best |delicious |excellent |famous |wonderful |signature |homemade |mean )*~",
        ),
        asks=(
            r"\b(?:signature|speciali?ty|trademark|famous) (?:dish|recipe|meal)|\bspeciali?ty\b",
            r"\b(?:what|which)\b.*\b(?:cook|cooking|bake|prepare|whip up)\b",
            r"\bdish(?:es)?\b",
        ),
    ),
    Relation(
        "collection",
        "many",
        "phrase",
        r"(?:collections?(?: of)?|collects|collectibles?|collecting|number of [a-z ]+? (?:collected|owned))",
        says=(
            r"\b(?:collect(?:s|ed|ing)?|collector of|collection of|amass(?:es|ed)|gather(?:s|ed)|accumulat(?:es|ed)|hoards?|stockpiles?) (?:old |vintage |rare |antique |about |over |\d+ |\w+teen |two |three |four |five |six |seven |eight |nine |ten )*~",
            r"\b~ collection\b",
        ),
        ends=(
            r"\b(?:stopped|quit|gave up|no longer) collect(?:s|ing)? ~",
            r"\b(?:sold|gave away|got rid of) (?:@ )?~(?: collection)?$",
        ),
        asks=(r"\bcollect(?:s|ion|ions|ing|or)?\b",),
    ),
    Relation(
        "plants",
        "many",
        "phrase",
        r"(?:(?:house|potted |garden )?(?:plants?|flowers?|herbs?|vegetables?|shrubs?|trees?)(?: grown| owned)?|grows|garden|greenery)",
        says=(
            r"\b(?:grow(?:s|n|ing)?|grew|plant(?:s|ed|ing)|cultivat(?:es|ed|ing)|rais(?:es|ing)|tends?(?: to)?|nurtures?|bought|got|potted|garden (?:has|of|with|is full of)|waters?) (?:@ |an? |the |some |new |more |another |her own |his own |my own )*~",
        ),
        asks=(r"\bplants?\b|\bgrow(?:s|ing)?\b|\bgarden\b|\bflowers?\b",),
    ),
    Relation(
        "volunteering",
        "many",
        "phrase",
        r"(?:volunteer(?:s|ing|[ _]work)?(?:[ _](?:at|for|with|place|activity))?|charity(?:[ _]work)?|community (?:service|work)|unpaid work|good cause|charitable work)",
        says=(
            r"\b(?:volunteer(?:s|ed|ing)?|helps? out|helping out|helped out|lends? a hand|donates? (?:\w+ )?time|gives? (?:\w+ ){0,2}?time|gives back|does (?:charity|community|unpaid|volunteer(?:ing)?) work|signed up (?:as a volunteer|to volunteer|to help)|serves as a volunteer|unpaid (?:work|shifts)|works? as a volunteer|community service|works? unpaid) (?:(?:every|each|on) \w+ |regularly |weekly |now |once a week )?(?:at|for|with|in|to) (?:the |an? |@ )?~",
        ),
        ends=(
            r"\b(?:stopped|quit|gave up|no longer|finished|ended|left) volunteer(?:s|ing)? (?:at|for|with|in) (?:the |an? )?~",
        ),
        asks=(r"\bvolunteer\w*\b|\bcharity\b|\bcommunity (?:service|work)\b|\bgive back\b|\bunpaid\b",),
    ),
    Relation(
        "course",
        "many",
        "phrase",
        r"(?:(?:evening |online |night )?(?:course|workshop|class|training)s?(?: (?:taken|attended|completed|enrolled in))?|took[ _]course|lessons?(?: taken)?|courses?[ _]taken)",
        says=(
            r"\b(?:course|class|workshop|lessons?|training|seminar)\b.*?,? (?:this time|this one)(?: is| was)? (?:in|on|about) ~",
            r"\b(?:took|takes|taking|taken|take|enroll?(?:s|ed|ing)? (?:in|on)|signed up (?:for|to)|attend(?:s|ed|ing)|complet(?:es|ed|ing)|finished|did|joined|started|began|registered for|booked|passed) (?:an? |the |some )?(?:\w+ly |new |short |evening |online |night |weekend |beginner'?s? |two-day |crash )*(?:course|class|workshop|lessons?|training|seminar|programme|program|tutorial)s? (?:in|on|about|for|of|called) (?:the )?~",
            r"\b(?:took|takes|taking|taken|take|enroll?(?:s|ed|ing)? (?:in|on)|signed up (?:for|to)|attend(?:s|ed|ing)|complet(?:es|ed|ing)|finished|did|joined|started|began|registered for|booked) (?:an? |the |some )?(?:new |short |evening |online |night |weekend |beginner'?s? )*~ (?:course|class|workshop|lessons|training|seminar|classes|courses)\b",
        ),
        asks=(r"\b(?:courses?|workshops?|seminars?|class(?:es)?)\b",),
    ),
    Relation(
        "award",
        "many",
        "phrase",
        r"(?:awards?|prizes?|medals?|troph(?:y|ies)|honou?rs?|accolades?|recognitions?|distinctions?|achievements?)(?: won| received| earned)?",
        says=(
            r"\bgave (?:me|him|her) (?:the|an?) (?=[A-Z])~",
            r"\b(?:won|wins|winning|receiv(?:es|ed)|earn(?:s|ed)|awarded|given|got|gained|honou?red with|presented with|took home|takes home|picked up|granted|scooped|bagged|claimed|recipient of|collected|landed|walked away with|secured) (?:the |an? |@ )?~",
        ),
        asks=(
            r"\b(?:awards?|prizes?|medals?|troph(?:y|ies)|honou?rs?|accolades?)\b",
            r"\b(?:what|which)\b.*\b(?:win|won|awarded)\b",
        ),
    ),
    Relation(
        "plan",
        "many",
        "phrase",
        r"(?:(?:future |big |next |long-term )?(?:plans?|wish(?:es)?|dreams?|goals?|ambitions?|hopes?|aspirations?|bucket list|resolutions?|aims?|intentions?|wants)(?: for the future| in life)?)",
        says=(
            r"\b(?:wants?|wanted|wish(?:es|ed)?|hop(?:es|ed|ing)|plan(?:s|ned|ning)?|dream(?:s|ed|t|ing)? (?:of|is|about)|aim(?:s|ed|ing)?|intend(?:s|ed|ing)?|would (?:love|like)|'d (?:love|like)|aspir(?:es|ed|ing)|determined|set on|going|looking forward|eager|keen|longs|yearns|decided|made up (?:my|his|her|their) mind|will|shall|'ll|means?|up (?:my|his|her) sleeve is|goal is|ambition is|wish is|hope is|thinking (?:of|about)|saving up|resolved|bucket list (?:is|has|includes)|keen) (?:to |on |for )?(?:be able to |one day |someday |eventually |soon )*~",
        ),
        ends=(
            r"\b(?:gave up on|abandoned|dropped|cancelled|no longer (?:wants|plans|hopes|dreams)) (?:@ )?(?:plans? |dream |wish |idea )?(?:to |of |on )?~",
        ),
        asks=(
            r"\b(?:plans?|planning|dreams?|dreaming|wish(?:es)?|goals?|ambitions?|hopes?|hoping|aspirations?|bucket list|intend\w*|aspire)\b",
            r"\bwhat (?:does|did) x (?:want|wish|hope|plan|dream|intend|long|aim)\b|\bwould x (?:like|love) to (?:do|visit|learn|try|go)\b",
        ),
    ),
    Relation(
        "fear",
        "many",
        "phrase",
        r"(?:(?:biggest |greatest |main |worst )?(?:fears?|phobias?|scared[ _]of|afraid[ _]of|terrors?|fear(?:ful)?[ _]of|dread))",
        says=(
            r"\b(?:afraid|scared|terrified|frightened|petrified|fearful|phobi(?:a|c)|fear|terror|dread|wary|anxious about|nervous around|horrified|panics? (?:at|around)|freaked out) (?:of|by|about|at|around|when it comes to) (?:the |all )?~",
            r"\b(?:fears?|feared|dreaded|dreads?|can't face|cannot face|panics? around|runs? from|flees) ~",
            r"\b~ (?:scares?|frighten(?:s|ed)?|terrif(?:y|ies|ied)|spooks?|petrif(?:y|ies)|freaks? out|unnerves?) (?:me|him|her|them|[A-Z]\w+)",
        ),
        ends=(r"\b(?:no longer|not|overcame|conquered|got over|lost) (?:afraid of|scared of|fears?|@ fear of) ~",),
        asks=(r"\b(?:fears?|afraid|scared|phobias?|frighten\w*|terrif\w*|dread|spook\w*|scares?)\b",),
    ),
    Relation(
        "dislike",
        "many",
        "phrase",
        r"(?:dislikes?|hates?|pet peeves?|aversions?|peeves?|loath(?:es|ing)|can't stand|least favou?rite(?: \w+)?)",
        says=(
            r"\b(?:dislikes?|disliked|hates?|hated|detests?|loathes?|despises?|abhors?|can't stand|cannot stand|can't bear|cannot bear|doesn't like|don't like|does not like|do not like|doesn't enjoy|doesn't care for|don't care for|isn't fond of|is not fond of|not keen on|not a fan of|no fan of|averse to|aversion to|dislike (?:for|of)|put off by|sick of|not into|can't abide|disgusted by|turned off by|repelled by) (?:the |eating |the taste of |the smell of )?~",
            r"\b~ (?:disgusts?|annoys?|repulses?|puts? off|bothers?|irritates?) (?:me|him|her|them|[A-Z]\w+)",
        ),
        asks=(
            r"\b(?:dislikes?|hates?|detests?|loathes?|can(?:'t|not) (?:x )?(?:stand|bear)|not (?:like|enjoy)|pet peeve|aversion|averse|doesn't like)\b",
        ),
    ),
)
