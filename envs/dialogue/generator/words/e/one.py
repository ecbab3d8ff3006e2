"""Wording e of the relations with one value."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["ONE"]

ONE: dict[str, Talk] = {
    "home": Talk(
        tell=(
            "These days home is {v}.",
            "I'm based in {v}, not far from the old market.",
            "My flat is in {v}, and I'm very content there.",
            "If you ever write, address it to {v}: that's where I live.",
        ),
        change=(
            "I've moved house: I arrived in {v} with all my belongings {when}.",
            "{when} I packed up and moved to {v} for good.",
            "We relocated to {v} {when}, and I'm slowly finding my way about.",
            "My new home is in {v}; the removal van took everything there {when}.",
            "I said my goodbyes and set up home in {v} {when}.",
        ),
        ask=(
            "In which city does {p} live these days?",
            "Where is {p}'s home at present?",
            "Whereabouts is {p} living?",
            "What place does {p} call home now?",
        ),
        before=(
            "Where was {p}'s home before {now}?",
            "Prior to living in {now}, where did {p} live?",
            "Which city was {p} living in before the move to {now}?",
        ),
        do=("pull up stakes and move to {v}", "set up home in {v}"),
        did=("pulled up stakes and moved to {v}", "set up home in {v}"),
        habit=("reside in {v}", "have a home in {v}"),
        topic=("place of residence", "current city"),
    ),
    "job": Talk(
        tell=(
            "My bread and butter comes from being {a} {v}.",
            "By profession I'm {a} {v}.",
            "I'm working as {a} {v}, which suits me very well.",
            "They pay me to be {a} {v}, believe it or not.",
        ),
        change=(
            "I've changed professions: {when} I began work as {a} {v}.",
            "My first day as {a} {v} was {when}; a new job at my age!",
            "I took a post as {a} {v} {when}.",
            "They took me on as {a} {v} {when}, and I couldn't be happier.",
        ),
        ask=(
            "What is {p}'s profession?",
            "What is it that {p} does professionally?",
            "What job does {p} have at the moment?",
        ),
        before=(
            "What was {p}'s profession before working as {a} {now}?",
            "What work did {p} do prior to being {a} {now}?",
        ),
        do=("begin work as {a} {v}", "take a post as {a} {v}"),
        did=("began work as {a} {v}", "took a post as {a} {v}"),
        habit=("earn a living as {a} {v}", "have a job as {a} {v}"),
        topic=("trade",),
    ),
    "employer": Talk(
        tell=(
            "{v} is the firm I work for.",
            "I'm on the payroll at {v}.",
            "My employer is {v}, and I can't complain.",
            "I hold a post at {v}, among very pleasant colleagues.",
        ),
        change=(
            "I began at {v} {when}; it's a new employer for me.",
            "{when} I left my old firm behind and started with {v}.",
            "{v} hired me {when}.",
            "I've changed firms, and my first day at {v} was {when}.",
        ),
        ask=("Which firm employs {p}?", "For which company does {p} work these days?", "Where is {p} employed?"),
        before=("Which firm employed {p} before {now}?", "Who was {p}'s employer prior to {now}?"),
        do=("start work at {v}",),
        did=("started work at {v}",),
        habit=("have a job at {v}",),
        topic=("present employer",),
    ),
    "partner": Talk(
        tell=(
            "{v} is my other half.",
            "I'm happily attached: {v} and I are a couple.",
            "The person I share my life with is {v}, my partner.",
            "My better half, {v}, sends you warm regards.",
        ),
        change=(
            "I've found love: {v} and I have been an item since {since}.",
            "I'm seeing someone: {v} and I have been a couple since {since}.",
            "{when} {v} and I started going out together, so I'm spoken for.",
        ),
        end=(
            "{v} and I have parted ways; we are no longer a couple.",
            "I'm sorry to say that {v}, my partner, and I have separated.",
            "It's over between {v} and me. I'm on my own again.",
        ),
        ask=(
            "With whom is {p} in a relationship?",
            "What is {p}'s better half called?",
            "With whom is {p} going out at present?",
        ),
        before=("With whom was {p} in a relationship before {now}?", "Who was {p}'s better half before {now}?"),
        do=("begin a romance with {v}",),
        did=("began a romance with {v}",),
        topic=("better half",),
    ),
    "marital": Talk(
        tell=(
            "For the record, I am {v}.",
            "You wondered whether I was attached: I'm {v}.",
            "My civil status, should anyone ask, is {v}.",
        ),
        change=(
            "I have been {v} since {since}, and it still feels new.",
            "Since {since} I have officially been {v}.",
            "My circumstances have changed: I've been {v} since {since}.",
        ),
        ask=(
            "What is {p}'s civil status?",
            "Would you call {p} single, engaged, married or divorced?",
            "Which box would {p} tick: single, engaged, married or divorced?",
        ),
        ask_when=("From what date has {p} been {v}?", "When was it that {p} became {v}?"),
        do=("become officially {v}",),
        did=("became officially {v}",),
        topic=("standing as regards marriage",),
    ),
    "car": Talk(
        tell=(
            "I get about in {a} {v}, my faithful car.",
            "My car, {a} {v}, has just passed its inspection.",
            "I own {a} {v} and drive it everywhere.",
            "If you see {a} {v} outside, it's me: that's the car I drive.",
        ),
        change=(
            "{when} I bought myself {a} {v}; the previous car had had its day.",
            "I sold the car I had and bought {a} {v} {when}.",
            "There's {a} {v} outside my door: I bought it {when} and drive nothing else now.",
            "I drive {a} {v} now. I signed the papers at the dealer's {when}.",
        ),
        ask=("Which make of car does {p} own?", "What does {p} have in the garage?", "What sort of car has {p} got?"),
        before=("What did {p} drive before the {now}?", "Which car did {p} own prior to the {now}?"),
        do=("become the owner of {a} {v}",),
        did=("became the owner of {a} {v}",),
        habit=("keep {a} {v} in the garage",),
        topic=("present car",),
    ),
    "commute": Talk(
        tell=(
            "I travel to the office {v}.",
            "How do I get to work? I go {v}.",
            "My journey to work is {v}, rain or shine.",
            "Every morning I make my way to work {v}.",
        ),
        change=(
            "I've changed how I travel to work: I go {v} from now on.",
            "{when} I gave up my old way of getting to work and began going {v}.",
            "Since {since} I've been getting to work {v}.",
            "My route to the office has changed: I've been going {v} since {since}.",
        ),
        ask=(
            "How does {p} make the journey to work?",
            "In what manner does {p} travel to the office?",
        ),
        before=(
            "How did {p} make the journey to work before going {now}?",
            "Before going {now}, how did {p} travel to work?",
        ),
        habit=("get to the office {v}",),
        topic=("daily trip to the office", "route to work"),
    ),
    "diet": Talk(
        tell=(
            "I'm a strict follower of {a} {v} diet.",
            "My meals are strictly {v}.",
            "When it comes to food I'm strict: everything I eat is {v}.",
            "Please remember, should you invite me, that my diet is {v}.",
        ),
        change=(
            "I've been on {a} {v} diet since {since}.",
            "I changed my diet {when}, and what I eat is {v} now.",
            "{when} I began {a} {v} diet.",
            "On my doctor's advice I went over to {a} {v} diet {when}.",
        ),
        ask=(
            "How would you describe {p}'s diet?",
            "What kind of diet does {p} keep to?",
            "What sort of diet is {p} following?",
        ),
        before=("What kind of diet did {p} keep to before going {now}?", "What was {p}'s diet before it became {now}?"),
        yes=(
            "Would {p} have to decline {bad}?",
            "Could one serve {p} {good} with an easy mind?",
            "Is {good} in keeping with {p}'s diet?",
        ),
        no=(
            "Could one serve {p} {bad} with an easy mind?",
            "Is {bad} in keeping with {p}'s diet?",
        ),
        do=("change to {a} {v} diet",),
        did=("changed to {a} {v} diet",),
        topic=("dietary regime",),
    ),
    "food": Talk(
        tell=(
            "If I could eat only one thing for ever, I'd choose {v}: my favourite food.",
            "There is no food I like better than {v}.",
            "Of all foods, {v} is the one I love most.",
            "You know my weakness at table: {v}, my favourite food of all.",
        ),
        change=(
            "My favourite food used to be another; nowadays it's {v}.",
            "I've been converted: no food pleases me more than {v} now.",
            "These days the food I like best is {v}.",
            "As far as favourite foods go, first place has gone to {v}.",
        ),
        ask=(
            "What food would {p} choose above all others?",
            "What is the food {p} likes best of all?",
            "What would {p} name as a favourite food?",
        ),
        before=(
            "What food would {p} have chosen before {now}?",
            "Which food was {p}'s favourite before {now} took its place?",
        ),
        topic=("food of choice", "best-loved food"),
    ),
    "colour": Talk(
        tell=(
            "No colour suits my mood like {v}; it's my favourite.",
            "Ask me for a colour and I'll say {v}: my favourite by far.",
            "I would paint everything {v} if I could, it being my favourite colour.",
        ),
        change=(
            "I have a different favourite colour nowadays: {v}.",
            "Where colours are concerned, {v} is my favourite now.",
            "I've come round to {v}; it is the colour I like best now.",
        ),
        ask=(
            "What colour would {p} choose above all others?",
            "Of all colours, which is {p}'s favourite?",
        ),
        before=("What colour was {p}'s favourite before {now} took over?",),
        topic=("best-liked colour",),
    ),
    "genre": Talk(
        tell=(
            "I listen to {v} more than to any other music; it's my favourite.",
            "As regards music, nothing moves me like {v}, my favourite genre.",
            "Put on some {v} and I'm happy: it is my favourite kind of music.",
        ),
        change=(
            "Nowadays the music I love most is {v}.",
            "My ear has changed, and {v} is the music I like best now.",
            "I've moved on to {v} as my favourite music.",
        ),
        ask=(
            "What music does {p} love most?",
            "Which style of music is {p}'s favourite?",
            "What kind of music does {p} prefer to all others?",
        ),
        before=(
            "What music did {p} love most before {now}?",
            "Which style of music was {p}'s favourite before {now}?",
        ),
        topic=("favourite style of music",),
    ),
    "book": Talk(
        tell=(
            "If I had to save one book from a fire, it would be {v}, my favourite.",
            "{v} is the book closest to my heart.",
            "I reread {v} every year; of all books it's my favourite.",
        ),
        change=(
            "There's a new favourite on my bookshelf: {v} is the book I love most now.",
            "I've thought again about books, and {v} is my favourite these days.",
            "The book closest to my heart is now {v}.",
        ),
        ask=(
            "Which book does {p} love most?",
            "What book is closest to {p}'s heart?",
            "Which book would {p} call a favourite?",
        ),
        before=("What book was closest to {p}'s heart before {now}?",),
        topic=("best-loved book", "favourite read"),
    ),
    "film": Talk(
        tell=(
            "No film has ever charmed me more than {v}.",
            "I never tire of {v}: it is my favourite film.",
            "{v} is the film I'd take to a desert island; it's my favourite.",
            "Of all the films I know, {v} is my favourite.",
        ),
        change=(
            "{v} has replaced my old favourite film.",
            "I've watched a good many films lately, and my favourite is now {v}.",
            "The film I love most these days is {v}, and no longer the old one.",
        ),
        ask=(
            "Of all films, which is {p}'s favourite?",
            "What would {p} name as a favourite film?",
        ),
        before=("Before {now}, which film was {p}'s favourite?",),
        topic=("best-loved film",),
    ),
    "season": Talk(
        tell=(
            "The season I like best is {v}.",
            "I'm happiest in {v}; it's my favourite time of year.",
        ),
        change=("I've come to prefer {v} to all other seasons.", "My favourite time of year is now {v}."),
        ask=("What is {p}'s favourite time of year?",),
        before=("What was {p}'s favourite time of year before {now}?",),
        topic=("favourite time of year",),
    ),
    "restaurant": Talk(
        tell=(
            "The restaurant I like best is {v}.",
            "For a good dinner I always return to {v}, my favourite restaurant.",
            "{v} is the restaurant I'd recommend to anyone; it's my favourite.",
            "No restaurant can match {v}, to my taste.",
        ),
        change=(
            "I've found a new favourite restaurant: {v}.",
            "{v} has become the restaurant I like best.",
            "I used to dine elsewhere, but my favourite restaurant is now {v}.",
        ),
        ask=(
            "At which restaurant does {p} like eating best?",
            "Which restaurant would {p} name as a favourite?",
            "What restaurant does {p} prefer to all others?",
        ),
        before=(
            "Which restaurant was {p}'s favourite before {now}?",
            "Before {now}, at which restaurant did {p} like eating best?",
        ),
        topic=("restaurant of choice",),
    ),
    "drink": Talk(
        tell=(
            "I usually drink {v}.",
            "Mine's {v}, as ever: that's my usual.",
            "When the waiter comes, I invariably ask for {v} to drink.",
            "What I drink, as a rule, is {v}.",
        ),
        change=(
            "I've gone over to {v}; it's what I usually drink now.",
            "As a rule I drink {v} these days, not what I had before.",
            "I have changed my habits and usually have {v} to drink now.",
        ),
        ask=(
            "What does {p} drink as a rule?",
            "What drink does {p} normally order?",
            "Which drink is {p}'s usual?",
        ),
        before=("What did {p} drink as a rule before {now}?", "Which drink was {p}'s usual before {now}?"),
        topic=("customary drink",),
    ),
    "shoe": Talk(
        tell=(
            "My feet call for shoes in size {v}.",
            "For shoes, I need size {v}.",
            "Should you see a handsome pair of shoes, remember that I take size {v}.",
        ),
        ask=("In what size does {p} buy shoes?", "Which size of shoe fits {p}?", "What is the size of {p}'s shoes?"),
        topic=("number on my shoe boxes",),
    ),
    "birthday": Talk(
        tell=(
            "The candles on my birthday cake are lit on {v}.",
            "My birthday falls on {v}.",
            "I came into the world on {v}.",
            "Put {v} in your diary: it's my birthday.",
        ),
        ask=(
            "When does {p}'s birthday fall?",
            "On which date was {p} born?",
        ),
        topic=("day of birth",),
    ),
    "hometown": Talk(
        tell=(
            "By birth and upbringing I'm from {v}.",
            "I spent my whole childhood in {v}, my home town.",
            "{v} is the town of my birth and of my school days.",
            "My family is from {v}, and that's where I was brought up.",
        ),
        ask=(
            "What town is {p} from by birth and upbringing?",
            "Where was {p} brought up?",
            "In which town did {p} spend childhood?",
        ),
        topic=("birthplace", "town of origin"),
    ),
    "field": Talk(
        tell=(
            "At university I read {v}.",
            "I took my degree in {v}.",
            "I'm a graduate in {v}, for what it's worth.",
            "In my student days my subject was {v}.",
        ),
        ask=(
            "What did {p} read at university?",
            "Which subject did {p} study for a degree?",
            "In what subject did {p} graduate?",
        ),
        topic=("subject of study",),
    ),
    "university": Talk(
        tell=(
            "It was {v} that gave me my degree.",
            "I spent my student years at {v}.",
            "I took my degree at {v}.",
            "My old university is {v}, as you may recall.",
        ),
        ask=(
            "What is {p}'s alma mater?",
            "From which university did {p} graduate?",
            "At which university was {p} a student?",
        ),
        topic=("place of study",),
    ),
    "boss": Talk(
        tell=(
            "I take my orders from {v}, my boss.",
            "The person in charge of me at work is {v}.",
            "{v} is the one I answer to at work.",
            "My line manager is {v}, who is always fair.",
        ),
        change=(
            "{v} took over as my boss {when}.",
            "I've had a new boss, {v}, since {since}.",
            "There was a change at the office: {when} {v} became my superior.",
        ),
        ask=(
            "Whom does {p} report to at work?",
            "From whom does {p} take orders at work?",
            "Who is {p}'s line manager?",
        ),
        before=("Whom did {p} report to at work before {now}?", "Who was {p}'s line manager before {now}?"),
        ask_when=("From what date was {v} the boss of {p}?",),
        topic=("line manager",),
    ),
    "roommate": Talk(
        tell=(
            "I share my flat with {v}.",
            "{v} is my flatmate.",
            "{v} and I live under one roof as flatmates.",
            "My flatmate, {v}, keeps the place spotless.",
        ),
        change=(
            "I have a new flatmate: {v} moved in {when}.",
            "{v} took the spare room in my flat {when}, so we're flatmates.",
            "{when} {v} became my flatmate.",
        ),
        end=(
            "{v} has moved out, so I'm without a flatmate.",
            "I no longer have a flatmate: {v} has left.",
            "{v} is no longer my flatmate; I have the place to myself.",
        ),
        ask=("With whom does {p} share a flat?", "Who lives with {p} as a flatmate?"),
        before=("With whom did {p} share a flat before {now}?",),
        ask_when=("When did {v} move in with {p}?", "Since when has {v} been {p}'s flatmate?"),
        topic=("companion in the flat",),
    ),
    "dentist": Talk(
        tell=(
            "I have my teeth seen to by Doctor {v}.",
            "The dentist I see is Doctor {v}.",
            "Dr {v} looks after my teeth.",
            "I trust no dentist but Doctor {v}, whose patient I am.",
        ),
        change=(
            "I've changed dentists: Dr {v} looks after my teeth now.",
            "{when} I went to a new dentist, Doctor {v}, and I'm staying.",
            "Since {since} my dentist has been Doctor {v}.",
            "I left my old dentist for Doctor {v} {when}.",
        ),
        ask=("To which dentist does {p} go?", "What is {p}'s dentist called?"),
        before=(
            "To which dentist did {p} go before Doctor {now}?",
            "Who looked after {p}'s teeth before Doctor {now}?",
        ),
        topic=("present dentist",),
    ),
    "clubday": Talk(
        tell=(
            "You won't find me at home on a {v}: that's when I have my evening class.",
            "I go to my evening class every {v} without fail.",
            "On {v} evenings I sit in a classroom: it's the day of my evening class.",
            "{v} is the day of my evening class.",
        ),
        change=(
            "My evening class has been put on a different day, {v}.",
            "As from this week, I attend my evening class on a {v}.",
            "{v} is the new day for my evening class.",
        ),
        ask=(
            "On what day does {p}'s evening class take place?",
            "Which weekday is {p}'s evening class?",
            "On which day of the week does {p} go to evening class?",
        ),
        before=(
            "On what day did {p}'s evening class take place before {now}?",
            "Which weekday was {p}'s evening class before it was put on {now}?",
        ),
        topic=("weekday for the evening class", "class in the evening"),
    ),
    "reading": Talk(
        tell=(
            "At present I'm reading {v}.",
            "{v} is on my bedside table; I'm halfway through reading it.",
            "I'm deep in {v} just now, a chapter each night.",
            "I have a bookmark in {v}, which is what I'm reading.",
        ),
        change=(
            "{when} I opened {v} at page one, and I've been reading it since.",
            "I've put the last book aside: {when} I started on {v}, which I'm now reading.",
            "My new book is {v}; I began reading it {when}.",
        ),
        ask=(
            "Which book has {p} got on the go?",
            "What is {p} reading at present?",
            "Between the pages of which book is {p}'s bookmark?",
        ),
        before=("What was {p} reading prior to {now}?",),
        do=("settle down to read {v}",),
        did=("settled down to read {v}",),
        topic=("bedside book",),
    ),
    "watching": Talk(
        tell=(
            "I'm following a series called {v}.",
            "The series I'm watching just now is {v}.",
            "An episode of {v} a night: that's the series I'm following.",
            "Of an evening I sit down to {v}, the series I'm in the middle of.",
        ),
        change=(
            "I've started on a new series: {when} I watched the first episode of {v}.",
            "{when} I began watching {v}, and I'm hooked.",
            "I began the series {v} {when}, having finished the last one.",
        ),
        ask=(
            "Which series has {p} under way?",
            "What series is {p} watching at present?",
            "What series does {p} sit down to of an evening?",
        ),
        before=(
            "Which series was {p} following before {now}?",
            "What was {p} watching on television prior to {now}?",
        ),
        do=("embark on the series {v}",),
        did=("embarked on the series {v}",),
        topic=("current series",),
    ),
    "wake": Talk(
        tell=(
            "I'm up at {v} every morning.",
            "I rise at {v}, weekdays and Sundays alike.",
            "My day begins at {v}, when I get out of bed.",
            "At {v} sharp I'm out of bed.",
        ),
        change=(
            "I've altered my mornings: I'm out of bed at {v} now.",
            "Nowadays I rise at {v}.",
            "Since {since} I have been getting up at {v}.",
        ),
        ask=(
            "At what hour does {p} rise?",
            "At what time is {p} out of bed?",
            "At what time does {p} get up these days?",
        ),
        before=(
            "At what hour did {p} rise before changing to {now}?",
            "At what time did {p} get up before it was {now}?",
        ),
        topic=("hour of rising",),
    ),
    "team": Talk(
        tell=(
            "I'm a supporter of {v}, heart and soul.",
            "My heart belongs to {v}, win or lose; that's my team.",
            "The team I support, come what may, is {v}.",
            "On match days I cheer for {v}, my team.",
        ),
        change=(
            "I've changed my colours: I cheer for {v} now.",
            "My team is {v} these days.",
            "I know one shouldn't change teams, but I'm a supporter of {v} now.",
        ),
        ask=("Which team has {p}'s heart?", "With which team does {p} side?", "Which club has {p}'s support?"),
        before=("What was {p}'s team before {now}?",),
        habit=("count myself among the supporters of {v}",),
        topic=("sporting allegiance",),
    ),
    "locker": Talk(
        tell=(
            "{v} is the number that opens my locker.",
            "To open my locker, key in {v}.",
        ),
        ask=("What number opens {p}'s locker?", "What is the combination of {p}'s locker?"),
        topic=("number for my locker",),
    ),
    "wifi": Talk(
        tell=(
            "You can get on to my wifi with the password {v}.",
            "To use the wifi at mine, type {v}; that's the password.",
            "The password for my wifi network is {v}.",
        ),
        ask=("What must one type to use {p}'s wifi?", "Which password gets one on to {p}'s wifi?"),
        topic=("password I use for the wifi",),
    ),
    "alarm": Talk(
        tell=(
            "The burglar alarm at my house is switched off with the code {v}.",
            "Type {v} and my house alarm goes quiet.",
            "The code that silences my alarm is {v}.",
        ),
        ask=("With which code does one silence {p}'s alarm?", "What is the code for {p}'s house alarm?"),
        topic=("code for my alarm",),
    ),
    "party": Talk(
        tell=(
            "I'm holding the surprise party at {v}.",
            "Everyone is to meet at {v} for the surprise party I'm giving.",
            "The venue for my surprise party is {v}.",
        ),
        ask=("Where will {p}'s surprise party be held?", "What is the venue for {p}'s surprise party?"),
        topic=("venue for my surprise party",),
    ),
    "key": Talk(
        tell=(
            "There's a spare key to my house {v}.",
            "Should I be out, my spare key is hidden {v}.",
        ),
        ask=("Where does {p} keep the spare key?", "Where is the spare key to {p}'s house hidden?"),
        topic=("place where I hide my spare key",),
    ),
}
