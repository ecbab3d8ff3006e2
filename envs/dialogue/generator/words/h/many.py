"""Wording h of the relations with many values, of numbers that grow, and of events."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["MANY"]

MANY: dict[str, Talk] = {
    "pet": Talk(
        tell=(
            "There's a {k} under my roof, {v} by name.",
            "{v} rules this house, and {v} is a {k}.",
            "I'm owned by a {k}; answers to {v} when it suits.",
            "I have to feed my {k} in a minute, or {v} will sulk.",
        ),
        change=(
            "{when} I gave a home to a {k} called {v}.",
            "It was {when} that a {k} came to live with me. I've christened it {v}.",
            "A {k} has joined my household: I took in {v} {when}.",
            "The rescue people handed me a {k} {when}, mine to keep, and {v} is the name.",
        ),
        again=(
            "As though one {k} weren't plenty, I took in {v} {when}, a {k} as well.",
            "{when} I gave a home to a further {k}, {v}.",
            "My {k} situation has got worse: {v}, another one, came to live with me {when}.",
            "Yet another {k} under my roof! I took in {v} {when}.",
        ),
        end=(
            "We buried {v} at the bottom of the garden. A better {k} never lived.",
            "My {k} {v} is no more. Old age got there in the end.",
            "I've had to part with {v}; the {k} has gone to live with somebody else for good.",
            "The vet could do nothing for {v}, so I've lost my {k}.",
        ),
        ask=("Which animals live under {p}'s roof?", "What are the names of the animals {p} keeps?"),
        count=("How many animals does {p} keep at home?", "What number of pets lives under {p}'s roof?"),
        more=("Who keeps the greater number of pets, {p} or {q}?", "Whose household has more animals, {p}'s or {q}'s?"),
        do=("give {v} a place by the hearth", "make {v} the family pet"),
        did=("gave {v} a place by the hearth", "made {v} the family pet"),
    ),
    "hobby": Talk(
        tell=(
            "Give me a free afternoon and I'll spend it on {v}.",
            "My pastime is {v}, and I'll hear no jokes about it.",
            "What keeps me out of mischief is {v}, at weekends mostly.",
            "I potter away at {v} for the pleasure of it.",
        ),
        change=(
            "I've been bitten by the bug of {v}; it started {when}.",
            "{when} I took up {v} as a pastime.",
            "Since {since} my spare time has gone on {v}.",
            "It was {when} that I first tried my hand at {v}, and now it's my pastime.",
        ),
        end=(
            "I've washed my hands of {v}. Somebody else may have my gear.",
            "As a pastime, {v} is finished for me; I lost the taste for it.",
            "My days of {v} are over. I've found I don't miss them.",
            "I've let {v} slide for good. It's no pastime of mine now.",
        ),
        ask=(
            "With what pastimes does {p} fill an idle afternoon?",
            "Which pastimes keep {p} out of mischief?",
            "At what does {p} potter away for a pastime?",
        ),
        shared=(
            "Which pastimes have {p} and {q} both taken to?",
            "What is a pastime of {p}'s and of {q}'s alike?",
        ),
        do=("take up {v} as a pastime", "have a bash at {v}"),
        did=("took up {v} as a pastime", "had a bash at {v}"),
        habit=("while away my Sundays with {v}",),
    ),
    "instrument": Talk(
        tell=(
            "I've a tune or two in me on the {v}.",
            "There's a {v} case in my hall, and I do play it, whatever the neighbours wish.",
            "The {v} is my instrument; I scrape by on it.",
            "Ask me to a party and I'll bring the {v} along and play.",
        ),
        change=(
            "{when} I picked up the {v} for the first time, and I've been playing since.",
            "Since {since} I've been torturing the household by playing the {v}.",
            "I got myself a teacher {when} and started on the {v}.",
            "It was {when} that I began to play the {v}, squeaks and all.",
        ),
        end=(
            "The {v} has gone to the charity shop; I've stopped playing it.",
            "I've played my last note on the {v}.",
            "You'll hear no more of the {v} from me. I've packed in playing it.",
        ),
        ask=("On which instruments can {p} give us a tune?", "Which instruments does {p} play, well or badly?"),
        shared=(
            "On which instruments could {p} and {q} both give us a tune?",
            "Which instruments could {p} and {q} play as a pair, both knowing how?",
        ),
        do=("start out on the {v}", "have a first go on the {v}"),
        did=("started out on the {v}", "had a first go on the {v}"),
        habit=("play the {v} at ceilidhs",),
    ),
    "language": Talk(
        tell=(
            "I have {v}, as my gran would say; I talk it well enough to argue.",
            "You can address me in {v} and I'll answer you in it.",
            "I've a good grasp of {v}, spoken and all.",
            "My tongue gets round {v} without much bother.",
        ),
        change=(
            "I set about learning {v} {when}, and already I can pass the time of day in it.",
            "Since {since} I've been at my {v} grammar, and I can chat a bit in it now.",
            "{when} I enrolled for evening classes in {v}. I can speak a fair few sentences.",
            "It was {when} that I opened my first {v} primer, and I speak some of it now.",
        ),
        ask=(
            "In which languages could one address {p}?",
            "Of which languages does {p} have a grasp?",
            "Which tongues does {p} speak?",
        ),
        shared=(
            "In which languages could {p} and {q} gossip, both knowing them?",
            "Of which languages do both {p} and {q} have a grasp?",
        ),
        yes=(
            "Would {p} know what was meant if a stranger said good day in {v}?",
            "Is {p} able to exchange a few words with a speaker of {v}?",
            "Could {p} wish a neighbour good morning in {v}?",
        ),
        no=(
            "Is {v} all Greek to {p}?",
            "Is {p} without a word of {v}?",
            "Would a simple greeting in {v} leave {p} baffled?",
        ),
        do=("start on {v}, the language", "set about learning {v}"),
        did=("started on {v}, the language", "set about learning {v}"),
        habit=("chatter away in {v}",),
    ),
    "sibling": Talk(
        tell=(
            "{v} and I have the same mother and father; we're siblings.",
            "My sibling {v} got the looks in the family.",
            "I shared a bunk bed with my sibling, {v}.",
            "There's a sibling of mine called {v}, with the same big ears.",
        ),
        again=(
            "Mum and Dad didn't stop there: {v} is my sibling as well.",
            "By the by, {v} makes one sibling more.",
            "Then there's {v}, yet another sibling under the same family roof.",
            "Add {v} to the tally of my siblings.",
        ),
        ask=(
            "Could you name {p}'s siblings?",
            "Who shares a mother and father with {p}?",
            "Who are the other children of {p}'s parents?",
        ),
        count=("What number of siblings has {p}?", "How many brothers and sisters has {p} got, all told?"),
        more=("Who comes with more siblings, {p} or {q}?", "Whose tally of siblings is greater, {p}'s or {q}'s?"),
    ),
    "child": Talk(
        tell=(
            "I'm a parent, you know; {v} is my child.",
            "{v}, my offspring, has outgrown another pair of wellies.",
            "I've a child by the name of {v}.",
            "My little one, {v}, drew on the wallpaper.",
        ),
        change=(
            "The stork came {when}: I have a baby, {v}.",
            "{when} I became the parent of a newborn, {v}.",
            "It was {when} that my child {v} was born, and I've not slept since.",
            "A bundle of joy landed on us {when}, seven pounds of it, and our baby is called {v}.",
        ),
        again=(
            "I've {v} to tuck in at night as well, a child of mine too.",
            "I've a further child, {v}.",
            "Add {v} to the tally of my children.",
            "And let me not leave out {v}, who also calls me parent.",
        ),
        ask=("What are the children of {p} called?", "Who are the little ones of {p}?", "Whom has {p} for offspring?"),
        count=("What number of children has {p}?", "How many offspring has {p} got, all told?"),
        more=("Who is parent to more children, {p} or {q}?", "Whose brood is bigger, {p}'s or {q}'s?"),
        ask_when=("On which date did {p}'s child {v} come into the world?", "When did the stork bring {v} to {p}?"),
    ),
    "friend": Talk(
        tell=(
            "{v} is a great pal of mine.",
            "I'd trust my pal {v} with my last penny.",
            "{v} and I are thick as thieves, the best of pals.",
            "You know {v}? We're old pals, joined at the hip.",
        ),
        change=(
            "{when} I struck up a friendship with {v}.",
            "{v} and I have been pals since {since}.",
            "It was {when} that {v} and I became pals, over a pot of tea.",
            "I've a new pal, {v}; we made friends {when}.",
        ),
        end=(
            "{v} and I are pals no more, after what was said.",
            "I've fallen out with {v} for good, so that's one friend fewer.",
            "{v} is off my list of pals.",
            "That friendship of mine with {v} has fizzled out.",
        ),
        ask=("With whom is {p} pals?", "Who is on {p}'s list of pals?", "Whom does {p} count among friends?"),
        do=("become thick as thieves with {v}",),
        did=("became thick as thieves with {v}",),
    ),
    "allergy": Talk(
        tell=(
            "If I so much as look at {v} I swell up. It's an allergy.",
            "Me and {v} don't mix; I'm allergic.",
            "Feed me {v} and you'll be ringing for an ambulance, I'm that allergic.",
            "My body has a quarrel with {v}. An allergy, they call it.",
        ),
        change=(
            "{when} I swelled up like a football, and the tests say it's an allergy to {v}.",
            "The clinic rang {when}: I've an allergy to {v}.",
            "It was {when} that I learned I'm allergic to {v}.",
        ),
        ask=("With which foods does {p}'s body have an allergic quarrel?", "Which foods make {p} swell up?"),
        yes=(
            "Must one keep {bad} away from {p}?",
            "Would {p} be wise to turn down {bad}?",
            "Could serving {bad} put {p} in hospital?",
        ),
        no=("May one serve {bad} to {p} without a second thought?", "Could {p} polish off {bad} and come to no harm?"),
    ),
    "sport": Talk(
        tell=(
            "I keep my joints oiled with {v}, week in, week out.",
            "The sport I go in for is {v}.",
            "Whatever the weather I go along to {v}, my sport.",
            "They still let me take part in {v} at the club, at my age.",
        ),
        change=(
            "{when} I had my first go at {v}, and that's the sport I do now.",
            "Since {since} I've gone in for {v}, and I ache in new places.",
            "I joined a club for {v} {when}, and I'm a regular.",
            "It was {when} that I took to {v} for my exercise.",
        ),
        end=(
            "I've turned in my kit: no more {v} for me.",
            "My knees have put paid to {v}, so I've stopped.",
            "I've called it a day with {v}.",
            "I no longer go in for {v}; let the youngsters do it.",
        ),
        ask=(
            "Which sports does {p} go in for?",
            "With which sports does {p} keep the joints oiled?",
            "For which sports does {p} own the kit?",
        ),
        shared=("Which sports do {p} and {q} both go in for?", "Which sports have {p} and {q} alike?"),
        habit=("spend my Saturdays at {v}",),
        do=("start out in {v}", "have a first go at {v}"),
        did=("started out in {v}", "had a first go at {v}"),
    ),
    "dish": Talk(
        tell=(
            "My party piece in the kitchen is {v}; it's the signature dish.",
            "People cross the county for my {v}. If I have a signature dish, that's it.",
            "When I put on the apron it's for {v}, my signature dish.",
            "There's no beating my {v}. I'd call it my signature dish.",
        ),
        again=(
            "I've a further signature dish, {v}.",
            "Count {v} as a signature dish of mine as well.",
            "I've a second string to my kitchen bow, so put {v} with my signature dishes.",
        ),
        ask=(
            "What are {p}'s party pieces in the kitchen?",
            "For which signature dishes does {p} put on the apron?",
            "Which dishes of {p}'s own making would people cross the county for?",
        ),
        habit=("make {v} for company", "rustle up {v}"),
    ),
    "volunteering": Talk(
        tell=(
            "I give my time to {v}, unpaid and glad of it.",
            "For love, not money, I help at {v} as a volunteer.",
            "At weekends it's {v} that has me, as a volunteer.",
            "You'll catch me volunteering at {v} most weeks.",
        ),
        change=(
            "{when} I put my name down as a volunteer at {v}.",
            "Since {since} I've been lending a hand at {v}, unpaid.",
            "It was {when} that I started as a volunteer at {v}.",
            "I talked myself into volunteering at {v} {when}, and I go every week.",
        ),
        end=(
            "I've handed back my volunteer's badge at {v}.",
            "My volunteering at {v} has come to an end.",
            "They'll have to manage without me at {v}; I've stopped volunteering there.",
        ),
        ask=(
            "Where does {p} lend a hand unpaid?",
            "To which places does {p} give time as a volunteer?",
            "At which places is {p} found volunteering?",
        ),
        do=("sign up as a helper at {v}", "start lending a hand at {v}"),
        did=("signed up as a helper at {v}", "started lending a hand at {v}"),
        habit=("give a day a week to {v}, unpaid", "volunteer at {v} of a weekend"),
    ),
    "course": Talk(
        change=(
            "{when} I did {a} {v} course, blackboard and all.",
            "I went back to the schoolroom {when} for a course in {v}.",
            "It was {when} that I got through a course in {v}.",
            "I signed up for {a} {v} course and finished it {when}.",
        ),
        again=(
            "{when} I got through a further course, {v} this time.",
            "My certificates want a bigger wall: I did a course in {v} {when}.",
            "Another course to my name: {v}, which I did {when}.",
        ),
        ask=(
            "In which subjects has {p} been on a course?",
            "For which courses did {p} go back to the schoolroom?",
            "Which courses has {p} got through?",
        ),
        do=("go on a course in {v}", "go back to the schoolroom for {v}"),
        did=("went on a course in {v}", "went back to the schoolroom for {v}"),
    ),
    "award": Talk(
        change=(
            "{when} I came home the winner of {v}.",
            "Bow when you see me: I won {v} {when}.",
            "It was {when} that they named me the winner of {v}. My mother wept.",
            "I was declared the winner of {v} {when}, fair and square.",
        ),
        ask=(
            "Of what has {p} been declared the winner?",
            "Which contests or prizes has {p} won?",
            "What honours did {p} bring home?",
        ),
        do=("win {v} outright",),
        did=("won {v} outright",),
    ),
    "plan": Talk(
        tell=(
            "My mind's made up: I mean to {v}.",
            "Before I'm much older I intend to {v}.",
            "I've set my heart on it; I'm planning to {v}.",
            "What I intend to do is {v}, come what may.",
        ),
        change=(
            "{soon} I'm off to {v}.",
            "It's all arranged: I shall {v} {soon}.",
            "I've ringed it on the calendar, for {soon} I mean to {v}.",
            "The arrangements are made, and {soon} I'm going to {v}.",
        ),
        end=(
            "I've thought better of it: I shan't {v}.",
            "My scheme to {v} has come to nothing, and I've let it go.",
            "It's off. I no longer intend to {v}.",
            "I've shelved for good my plan to {v}.",
        ),
        ask=(
            "What is {p}'s mind made up to do?",
            "What schemes has {p} set heart and mind on?",
            "Which plans does {p} have in hand?",
        ),
        ask_when=("Which date has {p} ringed, meaning to {v}?", "By {p}'s own arrangements, when is the day to {v}?"),
    ),
    "fear": Talk(
        tell=(
            "I go weak at the knees at {v}, from sheer fright.",
            "My hair stands on end when it comes to {v}; I can't help being afraid.",
            "I'd run a mile from {v}, coward that I am.",
            "What I fear most in this life is {v}.",
        ),
        end=(
            "I've conquered my dread of {v}.",
            "Once upon a time I was scared witless by {v}, and now I don't turn a hair.",
            "My fear of {v} has left me.",
            "I've made my peace with {v}; no fright at all any more.",
        ),
        ask=("What makes {p}'s hair stand on end?", "Of what is {p} afraid?", "From what would {p} run a mile?"),
        yes=(
            "Would {p} go weak at the knees with fright at {v}?",
            "Might {v} give {p} a bad fright?",
            "Would a kind friend spare {p} an encounter with {v}?",
        ),
        no=(
            "Could {p} face {v} without turning a hair?",
            "Would {v} leave {p} perfectly calm?",
            "When it comes to {v}, is {p} without fear?",
        ),
    ),
    "collection": Talk(
        tell=(
            "I collect {k}, and I have {v} of them to date.",
            "My cabinet holds {v} {k}, every one dusted weekly.",
            "I've gathered {v} {k} so far, and I know each by heart.",
            "Count my {k} and you'll get to {v}.",
        ),
        again=(
            "I found {v} more {k} at a car boot sale for my cabinet.",
            "Make room: another {v} {k} came into my collection.",
            "An old lady left me {v} more {k}, to add to what I had.",
            "I outbid a dealer and came away with {v} more {k}.",
        ),
        end=(
            "I've sold off {v} of my {k}.",
            "I lost {v} of my {k} when the shelf came down.",
            "I let my nephew have {v} of my {k}, to keep.",
            "A burglar made off with {v} of my {k}.",
        ),
        count=("What's the tally of {k} in {p}'s cabinet?", "To how many {k} does {p}'s collection run?"),
    ),
    "plants": Talk(
        tell=(
            "I keep {v} houseplants alive, against the odds.",
            "You can't move in my parlour for houseplants; there are {v} of them.",
            "I've counted my houseplants, and I make it {v}.",
            "I talk to my houseplants, all {v} of them.",
        ),
        again=(
            "I fell for {v} more houseplants at the garden centre.",
            "A neighbour moved away and left me {v} more houseplants.",
            "I've squeezed another {v} houseplants onto the sill.",
            "My houseplants have company: I've bought {v} more.",
        ),
        end=(
            "The greenfly finished off {v} of my houseplants.",
            "I've passed {v} of my houseplants on to the school fete.",
            "Say a prayer for {v} of my houseplants, dead and gone.",
            "I overwatered {v} of my houseplants, and they're on the compost heap.",
        ),
        count=("What's the tally of houseplants at {p}'s?", "How many houseplants does {p} keep alive?"),
        more=(
            "Who keeps the greater number of houseplants, {p} or {q}?",
            "Whose parlour has more houseplants, {p}'s or {q}'s?",
        ),
    ),
    "trip": Talk(
        change=(
            "{when} I took myself off to {v} for a holiday.",
            "I packed a bag and had a jaunt to {v} {when}.",
            "It was {when} that I paid {v} a visit, bucket and spade and all.",
            "I've photographs to bore you with, for I was away in {v} {when}.",
            "I was a tourist in {v} {when}, map in hand, and then home again.",
        ),
        ask=(
            "For which towns has {p} packed a bag on a jaunt?",
            "Where has {p} been a tourist?",
            "Which towns has {p} been away to for a holiday?",
        ),
        do=("have a jaunt to {v}", "pack a bag and spend a holiday in {v}"),
        did=("had a jaunt to {v}", "packed a bag and spent a holiday in {v}"),
    ),
    "concert": Talk(
        change=(
            "{when} I stood in a field and heard {v} play.",
            "My ears are still ringing: I was at a gig by {v} {when}.",
            "It was {when} that I heard {v} on stage, a night to remember.",
            "I got hold of a ticket and heard {v} live on stage {when}.",
            "{when} I sang along with {v} from the third row, and they didn't mind.",
        ),
        ask=(
            "Whom has {p} heard live on stage?",
            "By which artists has {p} been at a gig?",
            "Which acts did {p} hear in the flesh?",
        ),
        do=("hear {v} on stage",),
        did=("heard {v} on stage",),
    ),
    "race": Talk(
        change=(
            "{when} I entered {v} and got to the end in one piece, more or less.",
            "I pinned a number on my chest for {v} {when}.",
            "It was {when} that I took part in {v}, to general amusement.",
            "I was among the stragglers in {v} {when}, but I finished.",
        ),
        ask=("In which races has {p} taken part?", "For which races did {p} pin on a number?"),
        do=("pin on a number for {v}", "line up for {v}"),
        did=("pinned on a number for {v}", "lined up for {v}"),
    ),
    "purchase": Talk(
        change=(
            "{when} I parted with good money for {v}.",
            "I treated myself to {v} {when}, and the bank has noticed.",
            "It was {when} that I bought {v}, after years of pressing my nose to the window.",
            "Guess who came home with {v}? I bought it {when}.",
        ),
        ask=(
            "For what did {p} part with good money?",
            "On which things has {p} spent good money?",
            "Which things did {p} come home with from the shops?",
        ),
        do=("part with good money for {v}", "come home from the shops with {v}"),
        did=("parted with good money for {v}", "came home from the shops with {v}"),
    ),
    "injury": Talk(
        change=(
            "{when} I went over on a wet step and broke my {v}.",
            "It was {when} that I broke my {v}, and there was a crack they heard next door.",
            "I broke my {v} {when}, and I've a plaster to prove it.",
            "The X-ray doesn't lie: I broke my {v} {when}.",
        ),
        ask=("Which bones or limbs has {p} broken?", "What has {p} broken, medically speaking?"),
        do=("manage to break the {v}", "come away with a broken {v}"),
        did=("managed to break the {v}", "came away with a broken {v}"),
        ask_when=("On which day was it that {p}'s {v} broke?", "What's the date on which {p} broke the {v}?"),
    ),
    "exam": Talk(
        change=(
            "{when} I sat {v} and scraped through.",
            "It was {when} that I passed {v}, to everyone's astonishment.",
            "Break out the sherry: I got through {v} {when}.",
            "I came out of {v} with a pass {when}.",
        ),
        ask=(
            "Which exams has {p} got through?",
            "Out of which tests did {p} come with a pass?",
            "Which exams or tests did {p} sit and pass?",
        ),
        do=("sit {v} and scrape through", "manage a pass in {v}"),
        did=("sat {v} and scraped through", "managed a pass in {v}"),
    ),
    "exhibition": Talk(
        change=(
            "{when} I went round {v}, reading every label.",
            "I whiled away an afternoon at {v} {when}.",
            "It was {when} that I saw {v}, and my feet have not forgiven me.",
            "I bought a ticket and had a good look round {v} {when}.",
        ),
        ask=(
            "Which exhibitions or museums has {p} gone round?",
            "Round which museums or exhibitions has {p} had a good look?",
            "In which museums or exhibitions did {p} while away an afternoon?",
        ),
        do=("go round {v}", "have a good look round {v}"),
        did=("went round {v}", "had a good look round {v}"),
    ),
    "wedding": Talk(
        change=(
            "{when} I threw confetti at the wedding of {v}.",
            "I danced till my shoes gave out at the wedding of {v} {when}.",
            "It was {when} that {v} were joined in wedlock, with me in the second pew.",
            "I had a seat at the wedding of {v} {when}, and I'd not have missed it.",
        ),
        ask=(
            "At whose weddings has {p} been among the guests?",
            "Which couples has {p} seen joined in wedlock?",
            "To whose weddings has {p} been?",
        ),
        do=("be among the guests at the wedding of {v}", "watch {v} being joined in wedlock"),
        did=("was among the guests at the wedding of {v}", "watched {v} being joined in wedlock"),
    ),
}
