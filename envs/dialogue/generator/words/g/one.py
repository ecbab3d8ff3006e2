"""Wording g of the relations with one value."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["ONE"]

ONE: dict[str, Talk] = {
    "home": Talk(
        tell=(
            "We're based in {v}, so pop in if you're ever passing through.",
            "Home for me is {v}, and I can't see myself leaving.",
            "You know me, still living in {v} and still whingeing about the parking.",
        ),
        change=(
            "Well, we did it, we packed up the lot and moved to {v} {when}.",
            "{when} I shifted to {v} for good, and I'm slowly finding my way around.",
            "I've got a new address! I relocated to {v} {when}.",
        ),
        ask=(
            "What town is {p} based in these days?",
            "Whereabouts does {p} live?",
            "If I wanted to drop in on {p}, which town would I go to?",
        ),
        before=(
            "Before shifting to {now}, what town was {p} living in?",
            "Where was {p}'s home before it was {now}?",
        ),
        do=("shift to {v}", "move across to {v}"),
        did=("shifted to {v}", "moved across to {v}"),
        habit=("live over in {v}", "call {v} home"),
        topic=("present town", "home base"),
    ),
    "job": Talk(
        tell=(
            "For work I'm {a} {v}, and no two days are the same.",
            "I earn my keep as {a} {v}.",
            "Being {a} {v} is how I pay the bills.",
        ),
        change=(
            "New career, who dis? I've been working as {a} {v} since {since}.",
            "I took the plunge {when} and started out as {a} {v}.",
            "I had my first day in the new job {when}: I'm {a} {v} now.",
        ),
        ask=(
            "What does {p} do from nine to five?",
            "What's {p} doing for work these days?",
            "What job is {p} working in?",
        ),
        before=(
            "What line of work was {p} in before turning to being {a} {now}?",
            "Before the job as {a} {now}, what was {p} working as?",
        ),
        do=("start out as {a} {v}", "switch careers and become {a} {v}"),
        did=("started out as {a} {v}", "switched careers and became {a} {v}"),
        habit=("work as {a} {v} for a living",),
        topic=("day job", "present job"),
    ),
    "employer": Talk(
        tell=(
            "I'm with {v}, work-wise. The canteen is decent at least.",
            "My wages come from {v}, for my sins.",
            "I'm on the payroll at {v}, have been for a bit.",
        ),
        change=(
            "I've jumped ship: I started at {v} {when}.",
            "{when} I had my first day working for {v}, and nobody could find me a chair.",
            "{v} hired me {when}, so that's who I work for now.",
        ),
        ask=(
            "Who does {p} work for these days?",
            "Whose payroll is {p} on?",
            "What's the name of the company {p} works at?",
        ),
        before=(
            "Who was {p} working for before {now} came along?",
            "What company employed {p} before {now} did?",
        ),
        do=("take a job at {v}", "jump ship to {v}"),
        did=("took a job at {v}", "jumped ship to {v}"),
        habit=("work over at {v}",),
        topic=("current employer", "employer's name"),
    ),
    "partner": Talk(
        tell=(
            "{v} and I are a couple, and we argue about the dishes like one.",
            "My other half is {v}, and yes, still putting up with me.",
            "I'm seeing {v}. We're very happy, thanks for asking.",
        ),
        change=(
            "So, I'm off the market! {v} and I became a couple {when}.",
            "{when} I started going out with {v}, and I can't stop smiling.",
            "Blushing as I type, but {v} and I have been an item since {since}.",
        ),
        end=(
            "I'm afraid {v} and I have split up.",
            "It's over between {v} and me. Pass the ice cream.",
            "{v} and I called it quits, so I'm flying solo.",
        ),
        ask=(
            "What's the name of {p}'s other half?",
            "Who's {p} going out with at the moment?",
            "Who's the person {p} is in a relationship with?",
        ),
        before=(
            "Who was {p} a couple with before {now}?",
            "Before {now}, who was {p}'s other half?",
        ),
        do=("become a couple with {v}",),
        did=("became a couple with {v}",),
        topic=("other half's name",),
    ),
    "marital": Talk(
        tell=(
            "Just so the record's straight, I'm {v}.",
            "As for my love life on paper: I'm {v}.",
            "Put me down as {v} for the census, please.",
        ),
        change=(
            "We're past the rumours now: I officially got {v} {when}.",
            "{when} I got {v}, and Mum cried the entire time.",
            "It's true what you heard, I've been {v} since {since}.",
        ),
        ask=(
            "Is {p} single or married, or something else?",
            "What would {p} tick under marital status?",
            "Where does {p} stand, relationship-wise: single, engaged, married, divorced?",
        ),
        ask_when=("When did {p} end up {v}?", "Which day was it that {p} ended up {v}?"),
        do=("end up {v}",),
        did=("ended up {v}",),
        topic=("status on the love front",),
    ),
    "car": Talk(
        tell=(
            "I get about in {a} {v}, dents and all.",
            "There's {a} {v} in my driveway, and that's what I drive.",
            "I've got {a} {v} for wheels, and it badly needs a wash.",
        ),
        change=(
            "I picked up {a} {v} from the dealer {when}, so that's what I'm driving now.",
            "{when} I got myself {a} {v}. The old car was past it.",
            "I've been driving {a} {v} since {since}, and the new car smell is still there.",
        ),
        ask=(
            "What does {p} get about in, car-wise?",
            "What sort of car has {p} got?",
            "If you saw {p} drive past, what car would it be?",
        ),
        before=(
            "What was {p} driving before the {now}?",
            "Which car did {p} have before getting the {now}?",
        ),
        do=("pick up {a} {v} from the dealer", "trade up to {a} {v}"),
        did=("picked up {a} {v} from the dealer", "traded up to {a} {v}"),
        habit=("drive around in {a} {v}",),
        topic=("present car", "ride in the driveway"),
    ),
    "commute": Talk(
        tell=(
            "I head to work {v}, rain, hail or shine.",
            "Getting to the office? I go {v}, same as always.",
            "Most mornings you'll catch me going to work {v}.",
        ),
        change=(
            "My trip to work looks different now, because I've been going {v} since {since}.",
            "I'd had enough of the old way, so as of {since} I get to work {v}.",
            "From {since} on I've been travelling to work {v}, and it suits me.",
        ),
        ask=(
            "How does {p} get to the office?",
            "How does {p} head to work of a morning?",
            "How does {p} commute these days?",
        ),
        before=(
            "Before travelling {now}, how was {p} getting to work?",
            "How did {p} commute before switching to going {now}?",
        ),
        habit=("head to work {v}", "get to the office {v}"),
        topic=("trip to work", "means of getting to work"),
    ),
    "diet": Talk(
        tell=(
            "Don't go to any trouble for dinner, but my diet is {v}.",
            "I'm on {a} {v} diet, so I bring my own snacks.",
            "Food-wise I stick to a strictly {v} diet.",
        ),
        change=(
            "No more sneaky takeaways: I've been on {a} {v} diet since {since}.",
            "{when} I turned over a new leaf and went {v}.",
            "Doctor's idea, not mine, but I started {a} {v} diet {when}.",
        ),
        ask=(
            "What kind of diet is {p} on?",
            "Is there a particular diet {p} sticks to, and which one?",
            "If {p} is coming for dinner, what diet should I cook for?",
        ),
        before=(
            "What diet was {p} on before the {now} one?",
            "Before the {now} diet, how was {p} eating?",
        ),
        yes=(
            "Does {p}'s diet rule out {bad}?",
            "Could {p} have {good} without breaking the diet?",
        ),
        no=(
            "Given the diet, could {p} tuck into {bad}?",
            "Would {p}'s diet allow {bad}?",
        ),
        do=("switch over to {a} {v} diet",),
        did=("switched over to {a} {v} diet",),
        topic=("current diet", "diet of choice"),
    ),
    "food": Talk(
        tell=(
            "If I could only eat one thing forever it'd be {v}, hands down my favourite food.",
            "My favourite thing to eat has to be {v}.",
            "Nothing makes me happier than {v}. Favourite food, no contest.",
        ),
        change=(
            "I've been converted: {v} is my favourite food these days.",
            "There's been a reshuffle, and my favourite food is now {v}.",
            "Ask me my favourite food now and I'll say {v}.",
        ),
        ask=(
            "What food does {p} love more than any other?",
            "What's {p}'s favourite thing to eat?",
            "If you were shouting {p} a favourite meal, what would it be?",
        ),
        before=(
            "What did {p} call a favourite food before {now} took over?",
            "Before {now}, what was {p}'s favourite thing to eat?",
        ),
        topic=("number one favourite food", "best-loved food"),
    ),
    "colour": Talk(
        tell=(
            "Half my wardrobe is {v}, which figures, as it's my favourite colour.",
            "You can't go wrong with {v}, my favourite colour.",
            "If you're knitting me something, {v} is the colour I like best.",
        ),
        change=(
            "I'm over my old favourite colour, it's all about {v} now.",
            "Somehow {v} has crept up and become my favourite colour.",
            "New year, new favourite colour: {v} it is.",
        ),
        ask=(
            "Out of all the colours, which is {p}'s favourite?",
            "What colour is {p}'s favourite?",
            "If I'm buying {p} a scarf, what's the favourite colour to go for?",
        ),
        before=(
            "What colour did {p} like best before {now}?",
            "Which colour had been {p}'s favourite until {now} took over?",
        ),
        topic=("number one colour", "all-time favourite colour"),
    ),
    "genre": Talk(
        tell=(
            "Put on some {v} and I'm happy, it's my favourite kind of music.",
            "I'd pick {v} over any other music.",
            "Music-wise, {v} is what I love most.",
        ),
        change=(
            "My playlists have flipped, and {v} is my favourite kind of music now.",
            "I've gone right off the old stuff. These days {v} is the music I love most.",
            "Blame the radio at the gym, but my favourite genre is now {v}.",
        ),
        ask=(
            "What sort of music does {p} love most?",
            "Which kind of music is {p}'s favourite?",
            "What's {p}'s top genre when it comes to music?",
        ),
        before=(
            "What sort of music did {p} love most before {now}?",
            "Before {now}, which genre was {p}'s favourite?",
        ),
        topic=("favourite sort of music", "top music genre"),
    ),
    "book": Talk(
        tell=(
            "I've lent out my copy of {v} three times. It's my favourite book, so people had better return it.",
            "{v} is the one book I'd save from a fire, my absolute favourite.",
            "No book beats {v} for me.",
        ),
        change=(
            "There's a new number one on my shelf: {v} is now my favourite book.",
            "I finally got around to {v}, and it's gone straight to the top as my favourite book.",
            "I hardly ever say this, but {v} has knocked my old favourite book off its perch.",
        ),
        ask=(
            "Which book does {p} rate above all others?",
            "What's the book {p} loves most?",
            "Which book is {p}'s all-time favourite?",
        ),
        before=(
            "Which book was top of {p}'s list before {now}?",
            "Before {now}, what was {p}'s all-time favourite book?",
        ),
        topic=("best-loved book", "all-time favourite book"),
    ),
    "film": Talk(
        tell=(
            "I could quote {v} from start to finish, it's my favourite movie.",
            "Best movie ever made? {v}, and I won't hear otherwise.",
            "Every rainy weekend I put on {v} again, since it's my favourite film of all time.",
        ),
        change=(
            "Hold the phone, {v} is my favourite movie now.",
            "I've got to update my list, because {v} has become my favourite movie.",
            "After yet another rewatch, my favourite film is {v}, no question.",
        ),
        ask=(
            "Which movie does {p} love the most?",
            "What's {p}'s favourite movie?",
            "What film does {p} call the best of all time?",
        ),
        before=(
            "Which movie was {p}'s favourite before {now}?",
            "Before {now}, what film did {p} love the most?",
        ),
        topic=("best-loved movie", "favourite film of all time"),
    ),
    "season": Talk(
        tell=(
            "Give me {v} any day, it's the season I like best.",
            "I'm {a} {v} person, it's my favourite season by a mile.",
            "Come {v} I'm a new person. Favourite season, easily.",
        ),
        change=(
            "I never thought I'd say it, but {v} has turned into my favourite season.",
            "The garden's won me over, so my favourite season is {v} these days.",
        ),
        ask=(
            "Out of the four seasons, which is {p}'s favourite?",
            "What time of year is {p}'s favourite?",
            "What's the season {p} enjoys most?",
        ),
        before=(
            "Which season had been {p}'s favourite until {now} took over?",
            "Before {now}, what time of year was {p}'s favourite?",
        ),
        topic=("best-loved season", "favourite time of year"),
    ),
    "restaurant": Talk(
        tell=(
            "If we're eating out, I vote {v}, my favourite restaurant in the world.",
            "They know me by name at {v}, it's my favourite place to go for a feed.",
            "Birthdays, breakups, you name it, I book {v}. No restaurant I like better.",
        ),
        change=(
            "Sorry to my old local, but {v} is my favourite restaurant now.",
            "We tried {v} and that was that, I've got a new favourite restaurant.",
            "These days you'll find me at {v}, it's become my favourite restaurant.",
        ),
        ask=(
            "Of all the restaurants around, which is {p}'s favourite?",
            "Where does {p} like eating out best?",
            "What place would {p} pick for a meal out?",
        ),
        before=(
            "Which restaurant did {p} like best before {now}?",
            "Before {now}, what was {p}'s favourite place to eat out?",
        ),
        topic=("favourite restaurant of all", "favourite place to eat out"),
    ),
    "drink": Talk(
        tell=(
            "Mine's {a} {v}, as usual. I hardly drink anything else.",
            "The usual for me is {v}.",
            "I don't even look at the drinks menu any more, I always have {v}.",
        ),
        change=(
            "I've got a new go-to drink, and it's {v}.",
            "I swapped my old usual for {v}, so that's what I drink now.",
            "Lately my usual order at the cafe is {v} instead.",
        ),
        ask=(
            "What's {p}'s go-to drink?",
            "What's {p}'s usual when ordering a drink?",
            "What should I order for {p} to drink, going by the usual?",
        ),
        before=(
            "What did {p} usually drink before switching to {now}?",
            "Before {now}, what was {p}'s go-to drink?",
        ),
        topic=("go-to beverage", "usual beverage"),
    ),
    "shoe": Talk(
        tell=(
            "If you spot those sandals on sale, grab me a size {v}, that's what my feet need.",
            "In shoes I'm a size {v}.",
            "Big feet, small feet, who knows, but my shoes are a size {v}.",
        ),
        ask=(
            "What size shoe does {p} take?",
            "If I were buying {p} shoes, what size should I get?",
            "How big are {p}'s shoes, in size?",
        ),
        topic=("size in footwear",),
    ),
    "birthday": Talk(
        tell=(
            "My birthday falls on {v}, so no excuses for missing it.",
            "Mark it down: {v} is my birthday.",
            "I turn a year older every {v}, whether I like it or not.",
        ),
        ask=(
            "What date does {p}'s birthday fall on?",
            "Which day of the year should I wish {p} a happy birthday?",
            "What's the day each year when {p} gets a birthday cake?",
        ),
        topic=("actual birthday",),
    ),
    "hometown": Talk(
        tell=(
            "I'm originally from {v}, born there and all.",
            "I'm {a} {v} kid through and through, it's where I was raised.",
            "My whole childhood was in {v}, my hometown.",
        ),
        ask=(
            "Where's {p} from originally?",
            "Which town was {p} raised in?",
            "In what town did {p} spend the childhood years?",
        ),
        topic=("original hometown", "childhood hometown"),
    ),
    "field": Talk(
        tell=(
            "At uni I did {v}, believe it or not.",
            "My major was {v}, back in the day.",
            "Three years of {v} at university and I've forgotten most of it.",
        ),
        ask=(
            "What did {p} major in?",
            "What was {p}'s subject at uni?",
            "Which field did {p} do a degree in?",
        ),
        topic=("major", "subject at uni"),
    ),
    "university": Talk(
        tell=(
            "I did my degree at {v}.",
            "My uni days were at {v}, best years ever.",
            "I'm a proud graduate of {v}.",
        ),
        ask=(
            "Where did {p} do a degree?",
            "Which uni did {p} go to?",
            "What university is {p} a graduate of?",
        ),
        topic=("old uni", "university of old"),
    ),
    "boss": Talk(
        tell=(
            "At work I answer to {v}, who's the boss.",
            "My manager is {v}, and we get on fine.",
            "{v} runs the show at my work, so that's who I report to.",
        ),
        change=(
            "They've shuffled us around, and since {since} my boss is {v}.",
            "{when} {v} came in as my new manager.",
            "I've been reporting to {v} since {since}. New boss, new rules.",
        ),
        ask=(
            "Who does {p} answer to at the office?",
            "Who's {p}'s manager?",
            "What's the name of the boss at {p}'s work?",
        ),
        before=(
            "Who was {p} reporting to before {now}?",
            "Before {now}, who was {p}'s manager?",
        ),
        ask_when=("When did {p} start reporting to {v}?", "When did {v} become the boss at {p}'s work?"),
        topic=("manager's name",),
    ),
    "roommate": Talk(
        tell=(
            "I flat with {v}, who never buys milk.",
            "{v} and I share a place, so that's my roommate.",
            "My roomie is {v}, tidy as anything.",
        ),
        change=(
            "The spare room's gone! {v} is my new roomie and moved in {when}.",
            "{when} {v} moved into my spare room, so we're roommates now.",
            "I've been sharing the flat with {v} since {since}.",
        ),
        end=(
            "{v} has moved out, so I've got the flat to myself.",
            "I'm not sharing with {v} any more. The flat is dead quiet without a roommate.",
        ),
        ask=(
            "Who does {p} share a place with?",
            "Who's {p}'s roomie?",
            "Who is {p} flatting with?",
        ),
        before=(
            "Who was {p} sharing a place with before {now}?",
            "Before {now} moved in, who was {p}'s roomie?",
        ),
        ask_when=("When did {v} move in with {p}?", "When did {p} and {v} start sharing a flat?"),
        topic=("roommate's name", "roomie"),
    ),
    "dentist": Talk(
        tell=(
            "Dr. {v} looks after my teeth.",
            "For teeth I see Dr. {v}, the gentlest dentist in town.",
            "Dr. {v} has been my dentist forever, and still tells me off about flossing.",
        ),
        change=(
            "I've changed dentists, so it's Dr. {v} who looks after my teeth now.",
            "My old dentist retired, and I'm with Dr. {v} these days.",
            "Dr. {v} is my dentist now, much better than the last one.",
        ),
        ask=(
            "Who checks {p}'s teeth?",
            "Which dentist is {p} with these days?",
            "Who does {p} see when there's a toothache?",
        ),
        before=(
            "Who was checking {p}'s teeth before Dr. {now}?",
            "Before Dr. {now}, which dentist did {p} go to?",
        ),
        topic=("current dentist", "present dentist"),
    ),
    "clubday": Talk(
        tell=(
            "Can't do {v} nights, that's when I've got my evening class.",
            "I've got my evening class each {v}, so keep that night free for me.",
            "Once a week, on {v}, it's off to my evening class.",
        ),
        change=(
            "They've changed the timetable on us, my evening class runs on {v} now.",
            "Not the usual night any more! My evening class has switched to {v}.",
            "If you want to come along, my evening class is {v} nights from now on.",
        ),
        ask=(
            "What night does {p} have the evening class?",
            "Which weekday is {p}'s evening class?",
            "On what day does {p} head off to the evening class?",
        ),
        before=(
            "What night was {p}'s evening class before it switched to {now}?",
            "Before {now}, which weekday did {p} have the evening class?",
        ),
        topic=("evening class night", "night for the evening class"),
    ),
    "reading": Talk(
        tell=(
            "I'm halfway through {v}, no spoilers please.",
            "Right now I've got my nose in {v}.",
            "My current read is {v}, a few pages before bed.",
        ),
        change=(
            "Needed something new to read, so I started on {v} {when}.",
            "I've been reading {v} since {since} and I'm hooked.",
            "{when} I cracked open {v}, and that's what I'm reading now.",
        ),
        ask=(
            "What's {p}'s current read?",
            "Which book has {p} got on the go?",
            "What's {p} reading right now?",
        ),
        before=(
            "Which book was {p} in the middle of before {now}?",
            "Before {now}, what was {p} reading?",
        ),
        do=("get started on {v}",),
        did=("got started on {v}",),
        topic=("current read",),
    ),
    "watching": Talk(
        tell=(
            "We're working our way through {v} on the telly.",
            "After dinner it's straight onto the couch with {v}, that's my show right now.",
            "My current binge is {v}.",
        ),
        change=(
            "Looking for something to watch, I put on {v} {when}, and I'm still going.",
            "I've been bingeing {v} since {since}.",
            "{when} I got into a new series, {v}, and I can't stop.",
        ),
        ask=(
            "What series is {p} working through?",
            "What's {p} bingeing at the moment?",
            "Which show has {p} got on the go?",
        ),
        before=(
            "What series was {p} working through before {now}?",
            "Before {now}, which show was {p} bingeing?",
        ),
        do=("start bingeing {v}",),
        did=("started bingeing {v}",),
        topic=("current binge", "show on the go"),
    ),
    "wake": Talk(
        tell=(
            "I'm up at {v} each morning, like clockwork.",
            "My day starts at {v}, when I drag myself out of bed.",
            "I'm out of bed by {v} sharp, holiday or no holiday.",
        ),
        change=(
            "My mornings have changed, I'm up at {v} now.",
            "I've reset my body clock and I get out of bed at {v} these days.",
            "New routine: {v} is when I wake up from now on.",
        ),
        ask=(
            "When does {p} get out of bed?",
            "What time is {p} up in the morning?",
            "What time does {p}'s day start?",
        ),
        before=(
            "When did {p} get out of bed before it was {now}?",
            "Before {now}, what time was {p} up in the morning?",
        ),
        topic=("morning wake-up time", "time for getting out of bed"),
    ),
    "team": Talk(
        tell=(
            "I barrack for {v}, through thick and thin.",
            "My team is {v}, and I'll have a beer ready for every match.",
            "I'm {v} all the way, never miss a game of theirs.",
        ),
        change=(
            "Dad isn't speaking to me, I've switched sides and barrack for {v} now.",
            "I'm done with my old team, these days I cheer for {v}.",
            "Call me a traitor if you like, but my team is now {v}.",
        ),
        ask=(
            "Who does {p} barrack for?",
            "What team does {p} cheer for?",
            "Which side does {p} follow in sport?",
        ),
        before=(
            "Who did {p} barrack for before {now}?",
            "Before {now}, which team was {p} cheering for?",
        ),
        habit=("barrack for {v}",),
        topic=("sports team", "all-time favourite team"),
    ),
    "locker": Talk(
        tell=(
            "If you need to grab my bag, the code to my locker is {v}.",
            "{v} opens my locker, by the way.",
            "For my locker, punch in {v}, that's the code.",
        ),
        ask=("What's the code that opens {p}'s locker?", "What do you punch in to open {p}'s locker?"),
        topic=("locker combo",),
    ),
    "wifi": Talk(
        tell=(
            "When you're over at mine, the wifi password is {v}.",
            "To get on our wifi, type {v}, that's the password.",
            "Our wifi's got a password, and it's {v}.",
        ),
        ask=("What's the password for {p}'s wifi?", "What password gets you onto {p}'s wifi?"),
        topic=("home wifi password",),
    ),
    "alarm": Talk(
        tell=(
            "If the house alarm goes off, key in {v}, that's our alarm code.",
            "The code that shuts up our alarm is {v}.",
            "While we're away, you switch the alarm off with {v}, our code.",
        ),
        ask=("What code turns off {p}'s alarm?", "What's the code for {p}'s house alarm?"),
        topic=("house alarm code",),
    ),
    "party": Talk(
        tell=(
            "I've put a deposit down on {v} for the surprise party I'm throwing.",
            "We're holding my dad's surprise party at {v}, I've organised the lot.",
            "The venue for my surprise party plan is {v}.",
        ),
        ask=("What venue has {p} got for the surprise party?", "Where is {p} holding the surprise party?"),
        topic=("surprise party venue",),
    ),
    "key": Talk(
        tell=(
            "If you ever get to mine first, you'll find my spare key {v}.",
            "Our spare key lives {v}, like always.",
            "I've tucked my spare key away {v}.",
        ),
        ask=("Where does {p}'s spare key live?", "Where would I find {p}'s spare key?"),
        topic=("spare key spot", "spare key hiding spot"),
    ),
}
