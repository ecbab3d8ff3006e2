"""Wording h of the relations with one value."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["ONE"]

ONE: dict[str, Talk] = {
    "home": Talk(
        tell=(
            "I hang my hat in {v}, and very happily too.",
            "My front door is in {v}, a stone's throw from the chip shop.",
            "You'll have to come to {v} to find me, for that's where I live.",
            "{v} has me for a resident, for my sins.",
        ),
        change=(
            "It was {when} that I upped sticks and settled in {v}.",
            "{when}, the removal van dropped me off in {v}, which is where I live now.",
            "{v} has been my home since {since}.",
            "I said goodbye to the old place and moved house to {v} {when}.",
            "Post for me goes to {v} now. I've moved.",
        ),
        ask=(
            "In which town would I find {p}'s house?",
            "What's the name of the town that {p} lives in?",
            "Whereabouts has {p} settled down to live?",
        ),
        before=(
            "Prior to {now}, which town did {p} live in?",
            "Which town did {p} leave behind for {now}?",
            "Where did {p} hang up a hat before {now}?",
        ),
        do=("up sticks and settle in {v}", "move house to {v}"),
        did=("upped sticks and settled in {v}", "moved house to {v}"),
        habit=("keep house in {v}", "have my home in {v}"),
        topic=("town of residence", "present abode"),
    ),
    "job": Talk(
        tell=(
            "By trade I'm {a} {v}.",
            "They pay me to be {a} {v}, heaven help them.",
            "I go about the world as {a} {v}; that's what puts bread on the table.",
            "My trade? I'm {a} {v}.",
        ),
        change=(
            "{when} I set myself up as {a} {v}, and that's my trade now.",
            "I've turned my hand to a new trade; since {since} I've been {a} {v}.",
            "It was {when} that I started out as {a} {v}.",
            "I've hung up my old apron. These days I earn my crust as {a} {v}.",
            "They took me on as {a} {v} {when}, and I've not looked back.",
        ),
        ask=("What's {p}'s trade?", "How does {p} earn a crust?"),
        before=(
            "What was {p}'s trade before that of {a} {now}?",
            "As what did {p} earn a crust before becoming {a} {now}?",
        ),
        do=("set up as {a} {v}", "retrain and become {a} {v}"),
        did=("set up as {a} {v}", "retrained and became {a} {v}"),
        habit=("earn my crust as {a} {v}",),
        topic=("bread-and-butter trade", "present trade"),
    ),
    "employer": Talk(
        tell=(
            "{v} pays my wages.",
            "I clock in at {v} of a morning.",
            "The firm I toil for goes by the name of {v}.",
            "It's {v} that employs me, and they're not the worst.",
        ),
        change=(
            "{v} put me on the payroll {when}.",
            "I've been on the books of {v} since {since}.",
            "{when} I went over to {v}, so they pay my wages now.",
            "I handed in my notice at the old firm and signed on with {v} {when}.",
            "Different firm, same complaints: I work for {v} now.",
        ),
        ask=("Which firm pays {p}'s wages?", "Which firm has {p} on its books?", "For which firm does {p} toil?"),
        before=(
            "Which firm paid {p}'s wages before {now}?",
            "Which firm had {p} on its books before {now} did?",
        ),
        do=("leave for a post at {v}", "sign up with the firm {v}"),
        did=("left for a post at {v}", "signed up with the firm {v}"),
        habit=("draw my wages from {v}", "clock in at {v}"),
        topic=("present firm", "employer these days"),
    ),
    "partner": Talk(
        tell=(
            "{v} is the love of my life, and puts up with me into the bargain.",
            "My heart belongs to {v}; we're courting, and in earnest.",
            "I'm spoken for: {v} and I are an item.",
            "My other half goes by the name of {v}.",
        ),
        change=(
            "{v} and I became an item {when}.",
            "It was {when} that {v} and I started courting.",
            "I've been walking out with {v} since {since}, and I'm smitten.",
            "{when} {v} asked me to go steady and I said yes.",
            "Well, I've only gone and fallen for {v}. We've been a couple since {since}.",
        ),
        end=(
            "{v} and I have gone our separate ways.",
            "The romance between {v} and me is dead and buried.",
            "I've parted from {v}; we're a couple no longer.",
            "{v} has left me, so it's a table for one.",
        ),
        ask=(
            "Who is {p} courting?",
            "Who is the other half of {p}?",
            "With whom is {p} an item?",
        ),
        before=(
            "Who was {p} courting before {now}?",
            "With whom was {p} an item before {now} came on the scene?",
        ),
        do=("start courting {v}", "go steady with {v}"),
        did=("started courting {v}", "went steady with {v}"),
        topic=("one and only", "beloved"),
    ),
    "marital": Talk(
        tell=(
            "On forms I tick the box that says {v}.",
            "As to my marital state, {v} is the word.",
            "In the eyes of the law I'm {v}.",
            "I'm {v}, for anyone who's counting.",
        ),
        change=(
            "Brace yourself: I got {v} {when}.",
            "{when} I got {v}, and I'm still pinching myself.",
            "You're looking at someone who got {v} {when}.",
            "It was {when} that I got {v}.",
        ),
        ask=(
            "On a form, would {p} put down single, engaged, married or divorced?",
            "What is {p}'s marital state?",
            "On the marital front, how do things stand with {p}?",
        ),
        ask_when=("On which occasion, by date, did {p} get {v}?", "What was the date when {p} got {v}?"),
        do=("enter the ranks of the {v}",),
        did=("entered the ranks of the {v}",),
        topic=("marital state",),
    ),
    "car": Talk(
        tell=(
            "There's {a} {v} on my drive, and it's mine.",
            "I run about in {a} {v}.",
            "My motor is {a} {v}, dents and all.",
            "When I take to the road it's in {a} {v}, the only car I've got.",
        ),
        change=(
            "{when} I became the proud owner of {a} {v}, and the old motor's gone.",
            "I swapped my old motor for {a} {v} {when}.",
            "Since {since} I've been at the wheel of {a} {v}. The last car went for scrap.",
            "A new motor for me: I bought {a} {v} {when}.",
            "My old car gave up the ghost, so it's {a} {v} I drive now.",
        ),
        ask=(
            "What sort of motor does {p} run about in?",
            "Which car stands on {p}'s drive?",
            "Of what make and model is {p}'s motor?",
        ),
        before=(
            "Which motor did {p} run about in before the {now}?",
            "What did {p} drive until the {now} came along?",
        ),
        do=("swap the old motor for {a} {v}", "buy {a} {v} to replace the old motor"),
        did=("swapped the old motor for {a} {v}", "bought {a} {v} to replace the old motor"),
        habit=("have {a} {v} parked on my drive", "run about in {a} {v}"),
        topic=("motor of the moment", "make of car"),
    ),
    "commute": Talk(
        tell=(
            "I travel in to work {v}, come hail or high water.",
            "To reach my place of work I go {v}.",
            "If you want to know how I get in to work of a morning, it's {v}.",
            "Work is a fair step away, so I get there {v}.",
        ),
        change=(
            "Since {since} I've been travelling in to work {v}.",
            "{when} I gave up the old way of getting in and started going to work {v}.",
            "I get to work {v} now. It's doing me a power of good.",
            "I've had my fill of my old journey; since {since} it has been to work {v} and home again the same way.",
        ),
        ask=("By what means does {p} travel in to work?", "How does {p} get to the workplace of a morning?"),
        before=(
            "By what means did {p} travel in to work before going {now}?",
            "How did {p} use to reach work, until it was {now}?",
        ),
        habit=("travel in to work {v}", "go to my work {v}"),
        topic=("way of travelling in to work",),
    ),
    "diet": Talk(
        tell=(
            "My plate is {v}, breakfast, dinner and tea.",
            "By conviction I keep to {a} {v} diet, no exceptions.",
            "Mind you cook me something {v}; it's how I eat.",
            "At table I'm strictly {v}.",
        ),
        change=(
            "{when} I went over to {a} {v} diet.",
            "Since {since} I've eaten nothing that isn't {v}.",
            "I've turned over a new leaf at mealtimes and gone {v}.",
            "It was {when} that I took to eating {v}.",
        ),
        ask=(
            "To what sort of diet does {p} keep?",
            "At table, what diet does {p} follow?",
            "If {p} came to dinner, what kind of diet would the cook have to respect?",
        ),
        before=(
            "To what sort of diet did {p} keep before it was {now}?",
            "What was {p}'s way of eating before the {now} diet?",
        ),
        yes=(
            "By the rules of {p}'s diet, is {good} allowed?",
            "Would {bad} go against the diet that {p} keeps to?",
        ),
        no=(
            "By the rules of {p}'s diet, is {bad} allowed?",
            "Would {good} go against the diet that {p} keeps to?",
            "Does the way {p} eats leave room for {bad}?",
        ),
        do=("go over to {a} {v} diet",),
        did=("went over to {a} {v} diet",),
        topic=("rule at table", "sort of diet"),
    ),
    "food": Talk(
        tell=(
            "Ask me what I like to eat best of all and I'll say {v}.",
            "For my last meal on earth, give me my favourite: {v}.",
            "Of everything that goes on a plate, my favourite is {v}.",
            "There's nothing I'd sooner eat than {v}.",
        ),
        change=(
            "I've gone off my old favourite on the plate; nowadays nothing pleases me like {v}.",
            "There's a new number one on my menu, and the favourite is {v}.",
            "My stomach has changed its mind: my favourite thing to eat is now {v}.",
            "Nowadays there's nothing I'd sooner eat than {v}. My old favourite can go whistle.",
        ),
        ask=(
            "What would {p} sooner eat than anything?",
            "What does {p} like to eat best of all?",
            "Of everything on the menu, what's {p}'s favourite dish to eat?",
        ),
        before=(
            "What did {p} like to eat best of all before {now}?",
            "What was {p}'s favourite to eat until {now} took over?",
        ),
        topic=("favourite meal to eat", "favourite grub"),
    ),
    "colour": Talk(
        tell=(
            "If I could paint the town one colour it'd be my favourite, {v}.",
            "The colour closest to my heart is {v}.",
            "There's no shade I like better than {v}.",
        ),
        change=(
            "My eye has wandered: the colour I like best is {v} now.",
            "Out with my old favourite colour, in with {v}.",
            "I've found a shade I like even better than the last one, and it's {v}. That's my favourite now.",
        ),
        ask=("Which colour is closest to {p}'s heart?", "Which shade does {p} like better than any other?"),
        before=(
            "Which colour was closest to {p}'s heart before {now}?",
            "Until {now} came in, which shade did {p} like best?",
        ),
        topic=("favourite shade", "pick of the colours"),
    ),
    "genre": Talk(
        tell=(
            "My ears want {v} and not much else; of all music it's my favourite.",
            "If there's music on in my house, it's {v}, the sort I like best.",
            "Of all the sorts of music going, I'll take {v} over the rest.",
            "What I love best, musically speaking, is {v}.",
        ),
        change=(
            "I've had a change of heart about music: what I like best now is {v}.",
            "Somebody lent me a record, and ever since, {v} has been my favourite sort of music.",
            "My old favourite music gathers dust. It's {v} that gets my foot tapping most of all now.",
            "These days, of all the sorts of music, I put {v} first.",
        ),
        ask=(
            "What sort of music does {p} put before all others?",
            "Which sort of music is {p}'s best-loved?",
            "Musically speaking, what does {p} love best?",
        ),
        before=(
            "What sort of music did {p} put first before {now}?",
            "Until {now} won {p} over, which music was the favourite?",
        ),
        topic=("best-loved sort of music",),
    ),
    "book": Talk(
        tell=(
            "If my shelves caught fire I'd rescue {v}, my favourite book.",
            "Of all the books ever bound, {v} is dearest to me.",
            "{v} is a book I've worn to ribbons; I love it more than any other.",
            "You ask for my favourite book? I give you {v}.",
        ),
        change=(
            "{v} has pushed my former favourite off the shelf. As books go, it's the one I love most now.",
            "I'd have named you another book last year, but my favourite now is {v}.",
            "My favourite book has changed, and it is {v} I'd save from the flames now.",
            "There's a new book at the top of my heap: {v} is the favourite nowadays.",
        ),
        ask=(
            "Which book would {p} rescue first from a fire, being the favourite?",
            "Of all books, which is dearest to {p}?",
        ),
        before=(
            "Of all books, which was dearest to {p} before {now}?",
            "Until {now} pushed it off the shelf, which was {p}'s favourite book?",
        ),
        topic=("favourite among books", "pick of all books"),
    ),
    "film": Talk(
        tell=(
            "{v} is the film I'd take to a desert island, my favourite bar none.",
            "No picture ever made pleases me like {v}. Of films it's my favourite.",
            "My favourite film? I'll say {v} and I'll fight you for it.",
            "I've worn out two copies of {v}, the film I love best.",
        ),
        change=(
            "There's a new champion among films for me: {v}.",
            "I've gone and changed my favourite film; you may put down {v}.",
            "{v} has knocked my favourite film off its perch and sits there itself.",
            "Of all films I now love {v} best. The old favourite had its day.",
        ),
        ask=(
            "Which film would {p} take to a desert island?",
            "Which film does {p} love best?",
            "What's the name of the film {p} prizes over all others?",
        ),
        before=(
            "Which film did {p} love best before {now}?",
            "Which film did {now} knock off its perch as {p}'s favourite?",
        ),
        topic=("desert island film", "pick of all films"),
    ),
    "season": Talk(
        tell=(
            "The year could be all {v} for me; it's the season I like best.",
            "I come alive in {v}, my favourite of the four.",
            "You may keep the rest of the calendar if you leave me {v}, the best season of the lot.",
            "Of the four seasons I'm fondest of {v}.",
        ),
        change=(
            "I've grown out of my old favourite season; it's {v} I look forward to most now.",
            "Age changes a body: I'm fondest of {v} these days, of all the seasons.",
            "I've switched my allegiance among the seasons to {v}.",
        ),
        ask=("Of the four seasons, which is {p} fondest of?", "Which of the four seasons has {p}'s heart?"),
        before=(
            "Of the four seasons, which was {p} fondest of before {now}?",
            "Which season had {p}'s allegiance before {now}?",
        ),
        topic=("favourite of the four seasons",),
    ),
    "restaurant": Talk(
        tell=(
            "If somebody else is paying, book us into {v}; of all restaurants I like it best.",
            "{v} does the best dinner I know, and there's no restaurant I'd rather sit in.",
            "When I dine out there's only one favourite, and that's {v}.",
            "They know me by name at {v}, my favourite restaurant.",
        ),
        change=(
            "I've moved my custom: {v} is the restaurant I like best now.",
            "The cook left my old favourite restaurant, so {v} has my heart now.",
            "{v} has become my favourite spot to dine.",
            "Nowadays no restaurant suits me better than {v}.",
        ),
        ask=(
            "In which restaurant would {p} rather sit than in any other?",
            "Of all the restaurants, which one has {p}'s heart?",
            "Where does {p} like best to dine out?",
        ),
        before=(
            "In which restaurant did {p} like best to sit before {now}?",
            "Until {now} took over, which restaurant had {p}'s heart?",
        ),
        topic=("favourite spot to dine",),
    ),
    "drink": Talk(
        tell=(
            "Pour me {v}, the same as always.",
            "In my glass or cup you'll generally find {v}.",
            "I'm a creature of habit, and my tipple is {v}.",
            "The barmaid doesn't ask any more; she knows I have {v}.",
        ),
        change=(
            "I've given my old tipple the elbow, and now it's always {v}.",
            "These days I ask for {v} where I used to ask for something else.",
            "My usual tipple has changed; now it's {v}.",
            "Nowadays what's in my cup, nine times out of ten, is {v}.",
        ),
        ask=("What is {p}'s tipple?", "What does {p} generally have to drink?"),
        before=("What was {p}'s tipple before it was {now}?",),
        topic=("tipple", "usual in the cup"),
    ),
    "shoe": Talk(
        tell=(
            "My feet? Size {v} in any shoe shop you care to name.",
            "I've feet that need a size {v}.",
            "If you're knitting me socks, my shoes are size {v}.",
            "I ask the shop for a {v} when my shoes wear out.",
        ),
        ask=(
            "Which shoe size would fit {p}?",
            "In what size must one buy slippers for {p}?",
            "What size does {p} ask for in a shoe shop?",
        ),
        topic=("shoe measurement", "size at the shoe shop"),
    ),
    "birthday": Talk(
        tell=(
            "I blow out my candles on {v}.",
            "I came into this world on {v}, bawling by all accounts.",
            "Every {v} I'm another year nearer the grave, so bring a present.",
            "The cake comes out for me on {v}, my birthday.",
        ),
        ask=(
            "On which day of the year does {p} blow out the candles?",
            "By which date should a birthday card reach {p}?",
            "Which date is {p}'s birthday?",
        ),
        topic=("day for candles and cake", "date for cake and candles"),
    ),
    "hometown": Talk(
        tell=(
            "I was a child in {v}, scabby knees and all.",
            "I come from {v} originally; that's where I was brought up.",
            "{v} had the raising of me.",
        ),
        ask=("Which town was {p} brought up in?", "From which town does {p} come originally?"),
        topic=("childhood haunt", "home in childhood"),
    ),
    "field": Talk(
        tell=(
            "I read {v} as a student, and much good it did me.",
            "My degree's in {v}, and the scroll hangs in the loo.",
            "They let me loose on {v} in my student days; that was my subject.",
            "As a student my subject was {v}.",
        ),
        ask=(
            "Which subject did {p} read as a student?",
            "In what subject is {p}'s degree?",
            "What was {p}'s student subject?",
        ),
        topic=("subject as a student", "student subject"),
    ),
    "university": Talk(
        tell=(
            "{v} gave me my degree.",
            "I spent my student days at {v}, mostly in the bar.",
            "I did my studying at {v}, such as it was.",
        ),
        ask=(
            "Which university gave {p} a degree?",
            "Where did {p} spend those student days?",
            "At which seat of learning did {p} study?",
        ),
        topic=("seat of learning", "place of study as a student"),
    ),
    "boss": Talk(
        tell=(
            "{v} is over me at work and cracks the whip.",
            "At work I take my orders from {v}.",
            "The gaffer where I work is {v}.",
            "It's {v} who runs the show at my work and tells me what to do.",
        ),
        change=(
            "{when} they put {v} in charge of me.",
            "I've had {v} for a gaffer since {since}.",
            "The old gaffer's gone; {v} stepped in {when} and gives me my orders.",
            "It was {when} that {v} became my gaffer.",
            "Changing of the guard at work: I take my orders from {v} now.",
        ),
        ask=(
            "Whose orders does {p} carry out at work?",
            "Who's the gaffer where {p} works?",
            "Who cracks the whip over {p} at work?",
        ),
        before=(
            "From whom did {p} take orders at work before {now}?",
            "Who was {p}'s gaffer before {now} stepped in?",
        ),
        ask_when=("From when on did {v} give {p} orders at work?",),
        topic=("gaffer at work", "gaffer"),
    ),
    "roommate": Talk(
        tell=(
            "{v} has the other bedroom in my flat, and we share the bills.",
            "I've {v} for a flatmate.",
            "I share digs with {v}.",
            "My flatmate is {v}, who never does the washing-up.",
        ),
        change=(
            "{v} moved into my spare bedroom {when}, so that's my flatmate now.",
            "I've shared digs with {v} since {since}.",
            "{when} I got a new flatmate, {v}.",
            "It was {when} that {v} became my flatmate.",
            "The spare bedroom is let again: my flatmate now is {v}.",
        ),
        end=(
            "{v} has cleared out of the flat; I rattle about in it on my own.",
            "I no longer share digs with {v}.",
            "{v} and I have stopped being flatmates.",
        ),
        ask=(
            "With whom does {p} share digs?",
            "Who has the other bedroom in {p}'s flat?",
            "Who is the flatmate of {p}?",
        ),
        before=(
            "With whom did {p} share digs before {now}?",
            "Who had the other bedroom in {p}'s flat before {now}?",
        ),
        ask_when=("When did {v} take the other bedroom in {p}'s flat?", "From when on did {p} share digs with {v}?"),
        topic=("fellow tenant", "companion in digs"),
    ),
    "dentist": Talk(
        tell=(
            "When my gnashers ache I go to Dr. {v}.",
            "It's Dr. {v} who drills my teeth.",
            "My dentist goes by Dr. {v}, a lovely soft touch.",
            "I open wide twice a year for Dr. {v}, my dentist.",
        ),
        change=(
            "I've taken my teeth elsewhere: {when} I signed up with a different dentist, Dr. {v}.",
            "Since {since} it has been Dr. {v} who drills my teeth.",
            "I've parted with my old dentist. Dr. {v} looks after my gnashers now.",
            "My dentist these days is Dr. {v}.",
        ),
        ask=("Who drills {p}'s teeth?", "To which dentist does {p} go when a tooth aches?"),
        before=(
            "Who drilled {p}'s teeth before Dr. {now}?",
            "To which dentist did {p} go before Dr. {now}?",
        ),
        topic=("dentist these days", "drill-wielding dentist"),
    ),
    "clubday": Talk(
        tell=(
            "Once a week, on a {v}, I have my class.",
            "My class falls on a {v}.",
            "Leave me out of anything on a {v}; that's when I go to my class.",
            "{v} finds me at my weekly class without fail.",
        ),
        change=(
            "The hall was double-booked, so my class falls on a {v} now.",
            "My weekly class has shifted to {v}.",
            "From now on I go to my class on a {v}, not the old day.",
            "They've juggled the timetable and put my class on {v}.",
        ),
        ask=(
            "On which weekday does {p}'s class fall?",
            "Which weekday does {p} keep free for the class?",
            "When in the week does {p} go to class?",
        ),
        before=(
            "On which weekday did {p}'s class fall before it shifted to {now}?",
            "Which was {p}'s weekday for class before {now}?",
        ),
        topic=("weekday for class", "class's weekday"),
    ),
    "reading": Talk(
        tell=(
            "On my bedside table lies {v}, and I read a few pages a night.",
            "I'm deep in {v} at present, so don't tell me how the book ends.",
            "I've a bookmark in {v} just now.",
            "My reading at the moment is {v}.",
        ),
        change=(
            "{when} I opened {v} at page one, and that's the book I'm reading.",
            "I've been ploughing through {v} since {since}, and that's my book of an evening.",
            "I began on {v} {when}; the last book went back to the library.",
            "The bookmark has moved on: I'm reading {v} at present.",
        ),
        ask=(
            "Which book has {p}'s bookmark in it just now?",
            "Which book lies on {p}'s bedside table, half read?",
        ),
        before=(
            "Which book had {p}'s bookmark in it before {now}?",
            "What was {p} reading before opening {now}?",
        ),
        do=("open {v} at page one",),
        did=("opened {v} at page one",),
        topic=("book in progress", "reading at the moment"),
    ),
    "watching": Talk(
        tell=(
            "Of an evening I'm glued to {v} on the telly.",
            "{v} is what I'm following on the telly.",
            "Don't ring while {v} is on; it's the series I'm watching.",
            "I'm working my way through {v}, an episode with every supper.",
        ),
        change=(
            "I sat down to the first episode of {v} {when}, and that's my series now.",
            "Since {since} I've been following {v} on the telly.",
            "{when} I took up with a new series, {v}.",
            "My last series came to an end, so {v} is what I follow on the telly now.",
        ),
        ask=(
            "To which series is {p} glued of an evening?",
            "What is {p} following on the telly?",
            "Which series is {p} working through?",
        ),
        before=(
            "To which series was {p} glued before {now}?",
            "What did {p} follow on the telly before {now}?",
        ),
        do=("sit down to the first episode of {v}", "take up with the series {v}"),
        did=("sat down to the first episode of {v}", "took up with the series {v}"),
        topic=("series on the telly", "evening series"),
    ),
    "wake": Talk(
        tell=(
            "The alarm clock drags me out of my pit at {v}.",
            "My feet hit the floor at {v} of a morning.",
            "I rise at {v}, weekends and all.",
            "You'd find me putting my slippers on at {v}, fresh out of bed.",
        ),
        change=(
            "I've set my alarm clock to another hour: I rise at {v} now.",
            "These days my feet hit the floor at {v}.",
            "I get out of my pit at {v} now, which takes some getting used to.",
            "I've a new hour for rising, {v}.",
        ),
        ask=(
            "By which hour is {p} out of the pit of a morning?",
            "For what time is {p}'s alarm clock set?",
            "When do {p}'s feet hit the floor of a morning?",
        ),
        before=(
            "At what time of a morning did {p} rise until it became {now}?",
            "For what time was {p}'s alarm clock set before {now}?",
        ),
        topic=("hour for rising", "rising time"),
    ),
    "team": Talk(
        tell=(
            "I follow {v} through thick and thin, mostly thin.",
            "If it's a match you're talking about, I'm with {v}.",
            "Cut me and I'd bleed for {v}; that's my side.",
            "I've a scarf for {v}, the side I support.",
        ),
        change=(
            "I've burned my old scarf. The side I support now is {v}.",
            "Shocking, I know, but I've gone over to {v}; they're my team now.",
            "Since the last disgrace of my old side, I follow {v}.",
            "It's {v} I shout for now, not the old lot.",
        ),
        ask=("Which side does {p} support?", "For which side does {p} own a scarf?"),
        before=(
            "Which side did {p} support before {now}?",
            "For which side did {p} shout before {now}?",
        ),
        habit=("follow {v} up and down the country", "shout for {v}"),
        topic=("side", "team to shout for"),
    ),
    "locker": Talk(
        tell=(
            "To get into my locker, turn the dial to {v}.",
            "My locker answers to {v}.",
            "Four digits stand between you and my locker: {v}.",
        ),
        ask=("Which digits get one into {p}'s locker?", "To what code does {p}'s locker answer?"),
        topic=("digits of my locker", "digits that open my locker"),
    ),
    "wifi": Talk(
        tell=(
            "When my wifi asks who goes there, say {v}.",
            "The magic word for the wifi at mine is {v}.",
            "For my wifi you'll be wanting the password {v}.",
        ),
        ask=("What's the magic word for the wifi at {p}'s?", "Which password lets one onto {p}'s wifi?"),
        topic=("magic word for my wifi", "magic word for the wifi at mine"),
    ),
    "alarm": Talk(
        tell=(
            "Should my burglar alarm shriek at you, {v} will hush it.",
            "The number to silence my burglar alarm is {v}.",
            "My house alarm listens to {v} and nothing else.",
        ),
        ask=("Which number hushes {p}'s burglar alarm?", "What must one key in to silence the alarm at {p}'s?"),
        topic=("number that silences my burglar alarm", "digits for my burglar alarm"),
    ),
    "party": Talk(
        tell=(
            "I've booked {v} for a surprise party, and nobody suspects.",
            "The surprise do I'm cooking up will be held at {v}.",
            "Come to {v} for the surprise party I'm giving, and keep mum.",
        ),
        ask=("What place has {p} booked for the surprise party?", "Where is the surprise do that {p} is cooking up?"),
        topic=("place of the surprise party", "place I booked for the surprise do"),
    ),
    "key": Talk(
        tell=(
            "My spare key lives {v}.",
            "Locked out at mine? Look {v}, there's a spare key.",
        ),
        ask=("Where is {p}'s spare key kept out of sight?", "Where must one look for the spare key at {p}'s?"),
        topic=("place where my spare key lives", "place to look for my spare key"),
    ),
}
