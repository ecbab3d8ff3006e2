"""Small word lists of plain English that tell one kind of value from another."""

from __future__ import annotations

__all__ = [
    "AWARDS",
    "BODY",
    "INSTRUMENTS",
    "KIN",
    "LANGUAGES",
    "NOT_A_JOB",
    "OCCUPATION",
    "PETS",
    "SPORTS",
    "member",
    "words_in",
]


def words_in(text: str) -> frozenset[str]:
    """The words of a blank-separated list."""
    return frozenset(text.split())


PETS = words_in("""dog puppy pup cat kitten kitty rabbit bunny hamster parrot parakeet budgie canary turtle tortoise goldfish fish
    guinea pig gecko lizard snake horse pony ferret hedgehog chinchilla cockatiel chicken hen duck goat rat mouse
    gerbil iguana axolotl frog dogs puppies cats kittens rabbits bunnies hamsters parrots chickens hens birds bird pet
    pets hound terrier retriever labrador poodle corgi beagle tabby spaniel collie dachshund husky donkey goose sheep
    tarantula newt pigeon cockatoo shepherd greyhound whippet pug llama alpaca""")
INSTRUMENTS = words_in("""piano guitar violin cello drums drum flute clarinet saxophone sax trumpet trombone harp ukulele banjo bass viola
    oboe accordion harmonica organ keyboard mandolin bagpipes tuba bassoon recorder percussion sitar fiddle synthesizer
    bongos xylophone lute zither marimba djembe horn didgeridoo cajon kalimba lyre concertina piccolo
    theremin euphonium cornet timpani handpan""")
LANGUAGES = words_in("""english french spanish german italian portuguese dutch swedish norwegian danish finnish icelandic russian polish
    czech slovak hungarian romanian bulgarian greek turkish arabic hebrew persian farsi hindi urdu bengali tamil
    telugu mandarin chinese cantonese japanese korean vietnamese thai indonesian malay tagalog swahili zulu welsh
    irish gaelic basque catalan croatian serbian ukrainian latin esperanto estonian latvian lithuanian albanian
    georgian armenian mongolian nepali punjabi yoruba amharic afrikaans quechua maori hawaiian slovene slovenian
    galician breton sinhala khmer lao burmese kazakh language languages braille bsl asl""")
SPORTS = words_in("""tennis football soccer basketball volleyball badminton squash rugby cricket hockey golf baseball swimming running
    cycling rowing climbing bouldering skiing snowboarding surfing sailing kayaking fencing judo karate boxing
    taekwondo wrestling gymnastics archery handball softball pickleball skating athletics triathlon yoga pilates
    lacrosse padel bowling diving curling kickboxing jiu-jitsu polo canoeing paddleboarding skateboarding equestrian
    netball floorball ping-pong windsurfing kitesurfing biathlon orienteering parkour frisbee dodgeball bjj aikido
    futsal pelota capoeira korfball petanque boules bandy hurling camogie shinty kabaddi croquet racquetball paintball rounders sledding luge
    bobsleigh dressage canyoning caving slacklining zumba spinning aerobics calisthenics hapkido wushu sambo roller-derby fencing water-polo weightlifting powerlifting crossfit capoeira darts""")
#: People one has. Values: the relation that a name or the person's existence is, or "" for other people.
KIN: dict[str, str] = {
    **dict.fromkeys(
        sorted(
            words_in(
                "sister brother siblings sibling sisters brothers twin sis bro stepsister stepbrother half-sister half-brother"
            )
        ),
        "sibling",
    ),
    **dict.fromkeys(
        sorted(
            words_in("son daughter child children kid kids baby sons daughters toddler newborn stepson stepdaughter")
        ),
        "child",
    ),
    **dict.fromkeys(
        sorted(words_in("wife husband partner boyfriend girlfriend fiance fiancé fiancee fiancée spouse")), "partner"
    ),
    **dict.fromkeys(sorted(words_in("friend friends buddy pal bestie mate")), "friend"),
    **dict.fromkeys(sorted(words_in("boss manager supervisor")), "boss"),
    **dict.fromkeys(sorted(words_in("roommate flatmate housemate roomie")), "roommate"),
    **dict.fromkeys(sorted(words_in("dentist")), "dentist"),
    **dict.fromkeys(
        sorted(
            words_in("""mother father mom mum dad parents parent cousin cousins aunt auntie uncle niece nephew grandma grandmother
        grandpa grandfather gran granny grandparents grandson granddaughter relatives relative family in-laws neighbour neighbor neighbours
        neighbors colleague colleagues coworker co-worker coworkers co-workers classmate classmates schoolmate schoolmates roommates workmate workmates teammate teammates
        landlord landlady teacher professor tutor coach trainer doctor therapist student students client clients
        mentor ex godmother godfather godson goddaughter sister-in-law brother-in-law mother-in-law father-in-law
        son-in-law daughter-in-law stepmother stepfather stepmum stepmom stepdad hairdresser barber accountant
        plumber mechanic postman nanny babysitter instructor team crew folks guests guest nana someone somebody everyone everybody people lady woman man guy guys blokes lads chaps lad lass lasses ladies men women chap bloke stranger""")
        ),
        "",
    ),
}
OCCUPATION = (
    r"(?:[\w-]+ ){0,3}?(?:[\w-]*(?:nurse|chef|cook|guide|clerk|pilot|vet|coach|judge|maid|tutor|athlete|surgeon|physician|therapist|florist|wright|smith|maker|keeper|worker"
    r"|driver|manager|teacher|engineer|designer|developer|doctor|actor|author|barista|baker|carpenter|electrician|plumber|librarian|musician"
    r"|journalist|scientist|writer|farmer|lawyer|firefighter|paramedic|architect|accountant|analyst|consultant|technician|mechanic|assistant"
    r"|professor|lecturer|translator|interpreter|photographer|programmer|gardener|painter|potter|tailor|waiter|waitress|bartender|receptionist"
    r"|secretary|officer|soldier|sailor|detective|dancer|singer|producer|director|editor|reporter|curator|conservator|biologist|chemist"
    r"|physicist|geologist|psychologist|pharmacist|optician|midwife|beekeeper|butcher|cobbler|jeweller|joiner|welder|builder|surveyor"
    r"|economist|banker|broker|agent|attendant|instructor|trainer|counsel+or|social worker|hairdresser|barber|stylist|illustrator"
    r"|animator|composer|conductor|cartographer|astronomer|botanist|ecologist|dentist|radiographer|hygienist|veterinarian|zookeeper|ranger"
    r"|poet|cashier|priest|vicar|monk|nun|historian|archaeologist|mathematician|diplomat|spy|weaver|blacksmith|locksmith|bodyguard|critic|sculptor|playwright|cinematographer|grocer|undertaker|miner|politician|mayor|bookbinder|forester|fisherman|courier|postman|mailman|cleaner|janitor|plasterer|roofer|glazier|auditor|actuary|statistician|advisor|adviser|planner|administrator|recruiter|operator|installer|steward|stewardess|controller|supervisor"
    r"|apprentice|intern|freelancer|researcher|archivist|sommelier|dietitian|physiotherapist|masseuse|nanny|au pair|dj|podcaster|blogger|model|entrepreneur"
    r"|[a-z]{3,}(?:ologist|ographer|ician|grapher)))"
)
NOT_A_JOB = words_in("""lover beginner believer fan person owner member player learner reader listener supporter vegetarian vegan
    pescatarian teetotaller newcomer perfectionist optimist pessimist runner swimmer mother father parent winner
    finisher loner survivor""")
BODY = (
    r"(?:shoulder blade|heel bone|arm|leg|ankle|wrist|foot|feet|finger|thumb|toe|hand|elbow|shoulder|collarbone|rib|nose|hip|knee|jaw|neck|back"
    r"|tailbone|heel|shin|thigh|calf|hamstring|groin|muscle|tendon|ligament|achilles|meniscus|kneecap|skull|cheekbone|tooth"
    r"|pelvis|forearm|femur|tibia|fibula|big toe|little finger|vertebra|pinky|pinkie|shoulder blade|[a-z]+bone|(?:heel|shin|cheek|thigh) bone|knuckle|eardrum|eye|ear|head|forehead|chin)"
)
AWARDS = (
    r"(?:award|prize|medal|trophy|scholarship|competition|contest|championship|tournament|certificate|ribbon|grant"
    r"|fellowship|(?:first|second|third|1st|2nd|3rd) place)"
)


_KINDS: tuple[tuple[str, frozenset[str]], ...] = (
    ("instrument", INSTRUMENTS),
    ("language", LANGUAGES),
    ("sport", SPORTS),
)


def member(kind: str, value: str) -> str:
    """The instruments, languages or sports that begin `value`: "bass guitar and piano since May" -> "bass guitar and piano"."""
    known = dict(_KINDS)[kind]
    kept = 0
    parts = value.split()
    for index, word in enumerate(parts[: kept + 8]):
        bare = word.strip(".,;:!?'\"’").casefold()
        if bare in known:
            kept = index + 1
        elif index - kept >= 2 and bare not in ("and", "or"):
            break
    return " ".join(parts[:kept]).strip(".,;:!?'\"’")


#: Words that carry no information anyone would ask for.
GENERIC = words_in("""i i'm i’m i've i’ve i'll i'd me my we we're we've us our you you're you’re you've your it it's it’s its that that's that’s this these those
    there he she they them his her their a an the and or but so if of to in on at for with from by as is are was were be been am do does did
    doing done have has had having will would can could should may might must not no yes yeah yep oh wow hey hi hello well really very too
    just now then here what who how why when where which all some any much many more most lot lots bit thing things stuff something
    anything everything nothing good great nice cool awesome amazing lovely wonderful fantastic glad happy fun best better sweet cute
    beautiful gorgeous perfect exciting excited interesting impressive love like sounds sound sure know think guess feel feels hope see look looks looking
    forward talk chat catch hear tell say said says mean thanks thank thx congrats congratulations wish luck course definitely
    absolutely totally exactly right okay ok fine bye later soon take care today day days time week weekend morning evening
    afternoon night weather sunny rain rainy cold hot warm busy tired crazy long same again always never ever still also only
    even up out off down over about into back way go going goes get getting got keep make makes can't don't won't didn't
    doesn't isn't wasn't couldn't haven't let let's maybe one ones two please sorry haha lol hmm ah aw aww omg gosh bad
    sad true agree idea pretty quite super such lovely kind people person life new every each other another coffee pot
    wait can’t don’t feeling proud inspiring welcome appreciate hearing""")
