"""Wording f of the relations with one value."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["ONE"]

ONE: dict[str, Talk] = {
    "home": Talk(
        tell=(
            "{v} is where I've got my flat, and I like it here.",
            "My flat's in {v}, a stone's throw from the station.",
        ),
        change=(
            "Since {since} I've been living in {v}, and the boxes are still all over the place.",
            "{when} I moved into a flat in {v}; the view makes up for the stairs.",
            "{v} it is: I packed up everything and relocated there {when}.",
        ),
        ask=("What town is {p} living in?", "Which town is home to {p}?"),
        before=("Where was {p} living prior to {now}?", "{p} lives in {now} now, but which town was home before that?"),
        do=("pack up and go to live in {v}",),
        did=("packed up and went to live in {v}",),
        habit=("have a place of my own in {v}",),
        topic=("current town",),
    ),
    "job": Talk(
        tell=(
            "By profession I'm {a} {v}, and no, it never gets boring.",
            "{a} {v}, that's what I do for work, and I wouldn't swap.",
        ),
        change=(
            "{when} I had my first day in the new job: I'm {a} {v} now.",
            "I've been working as {a} {v} since {since}, so bear with me if I sound tired.",
            "New line of work for me, I became {a} {v} {when}.",
        ),
        ask=("What kind of work does {p} do?", "How does {p} earn a living?"),
        before=(
            "What was {p} by profession before working as {a} {now}?",
            "{p} is {a} {now} now, but which job came before that?",
        ),
        do=("take a job as {a} {v}",),
        did=("took a job as {a} {v}",),
        habit=("make a living as {a} {v}",),
        topic=("profession",),
    ),
    "employer": Talk(
        tell=("It's {v} that pays my wages.", "I'm on the payroll at {v}, and the canteen is better than you'd think."),
        change=("{when} I had my first day at {v}, my new employer.", "I left my old company for {v} {when}."),
        ask=("Who pays {p}'s wages?", "At which company is {p} employed?"),
        before=("Who was {p}'s employer before {now}?", "Which firm was {p} with prior to {now}?"),
        do=("sign on with {v}",),
        did=("signed on with {v}",),
        habit=("draw a salary from {v}",),
        topic=("firm",),
    ),
    "partner": Talk(
        tell=(
            "{v} and I are a couple, in case I never mentioned it.",
            "My other half is {v}, we laugh at the same silly things.",
        ),
        change=(
            "I've been going out with {v} since {since}, and I'm over the moon.",
            "{when} {v} and I got together, so I'm off the market.",
        ),
        end=(
            "{v} and I have split up, and no hard feelings.",
            "It's over between {v} and me; we've gone our own ways.",
        ),
        ask=("What's {p}'s other half called?", "Which person is {p} a couple with?"),
        before=("Who was {p}'s other half before {now} came along?",),
        do=("pair up with {v}",),
        did=("paired up with {v}",),
        topic=("sweetheart",),
    ),
    "marital": Talk(
        tell=("Officially I'm {v}, if anybody asks.", "What does it say in my papers? That I'm {v}, simple as that."),
        change=(
            "{when} I got {v}, and half the village knows already.",
            "I've been {v} since {since}, can you believe it?",
        ),
        ask=("Is {p} married, single, engaged or divorced?", "What's {p}'s civil status?"),
        do=("go and get {v}",),
        did=("went and got {v}",),
        topic=("civil status",),
    ),
    "car": Talk(
        tell=(
            "I get around in {a} {v}.",
            "That {v} parked outside is mine, I drive it everywhere.",
            "The car I drive is {a} {v}, with a dent on either side.",
        ),
        change=(
            "{when} I picked up my new car, {a} {v}.",
            "I've been driving {a} {v} since {since}; the dealer took my old car in return.",
        ),
        ask=("Which make and model does {p} drive?", "Which car does {p} get around in?"),
        before=("What did {p} drive before getting the {now}?", "Which car came before {p}'s {now}?"),
        do=("splash out on {a} {v}",),
        did=("splashed out on {a} {v}",),
        habit=("run around in {a} {v}",),
        topic=("motor",),
    ),
    "commute": Talk(
        tell=("I get to work and back {v}, rain or shine.", "For me the daily trip to work is done {v}."),
        change=(
            "{when} I started going to work {v} instead.",
            "No more stress on the way to work: I travel there {v} now.",
            "I've been commuting {v} since {since}, quite a change for me.",
        ),
        ask=("What's {p}'s way of getting to work?", "By what means does {p} get to work?"),
        before=("Before travelling to work {now}, how did {p} get there?",),
        habit=("travel to work {v}",),
        topic=("daily trip to work",),
    ),
    "diet": Talk(
        tell=("These days I stick to {a} {v} way of eating.", "If you cook for me, mind that my diet is strictly {v}."),
        change=(
            "{when} I put myself on {a} {v} diet.",
            "I changed the way I eat {when}: it's all {v} now.",
            "I've been on {a} {v} diet since {since}, so don't you dare tempt me.",
        ),
        ask=("Which way of eating does {p} stick to?", "Which diet does {p} keep?"),
        before=("What sort of diet was {p} on before the {now} one?",),
        yes=("Would {p} have to pass on {bad}?", "Is {good} something {p}'s diet allows?"),
        no=("Is {bad} allowed on {p}'s diet?", "Could {p} eat {bad} without breaking the diet?"),
        do=("start eating {v}",),
        did=("started eating {v}",),
        topic=("food regime",),
    ),
    "food": Talk(
        tell=(
            "You can keep the rest of the menu, my number one food is {v}.",
            "Serve me {v} and I'm happy, there's no food I like better.",
        ),
        change=(
            "Sorry, old favourite: {v} is the food I love most now.",
            "My number one food has changed: I'm all for {v} now.",
        ),
        ask=("Which food does {p} love most?", "What's {p}'s number one food?"),
        before=("What was {p}'s number one food before {now}?",),
        topic=("number one food",),
    ),
    "colour": Talk(
        tell=("The colour I like best is {v}.", "Of all the colours, {v} is the one for me."),
        change=(
            "My taste in colours has shifted, and I like {v} best now.",
            "I've switched, and the colour I like best these days is {v}.",
        ),
        ask=("Which colour does {p} like best?", "What colour is {p} fondest of?"),
        before=("Which colour did {p} like best before {now}?",),
        topic=("best-loved colour",),
    ),
    "genre": Talk(
        tell=("The music I love most is {v}.", "Music-wise, {v} is my number one."),
        change=(
            "Musically I've moved on, and {v} is my number one now.",
            "I've fallen for {v}; it's the music I love most nowadays.",
        ),
        ask=("Which music does {p} love most?", "What's {p}'s number one when it comes to music?"),
        before=("Which music did {p} love most before {now}?",),
        topic=("number one music",),
    ),
    "book": Talk(
        tell=("{v} is the book I love above all others.", "No book means more to me than {v}."),
        change=(
            "Move over, old favourite: {v} is the book I love most now.",
            "I've got a new number one book, and it's {v}.",
        ),
        ask=("Which book does {p} love above all others?", "What's {p}'s number one book?"),
        before=("Which book did {p} love most before {now}?",),
        topic=("all-time top book",),
    ),
    "film": Talk(
        tell=("Of all the films out there, I love {v} the most.", "My number one film is {v}, I know it line by line."),
        change=(
            "{v} has pushed my old favourite off the top: it's the film I love most now.",
            "I've got a new number one film, {v}.",
        ),
        ask=("Which film does {p} love most?", "What's {p}'s number one film?"),
        before=("Which film did {p} love most before {now}?",),
        topic=("all-time top film",),
    ),
    "season": Talk(
        tell=(
            "Give me {v} over any other season.",
            "If it were always {v}, I'd be happy; it's the season I love most.",
        ),
        change=(
            "I've come round to {v}: that's the season I like best now.",
            "Turns out I've changed sides, and the season I love most is {v} now.",
        ),
        ask=("Which season does {p} like best?", "What time of year does {p} like most?"),
        before=("Which season did {p} like best before {now}?",),
        topic=("number one season",),
    ),
    "restaurant": Talk(
        tell=(
            "When it comes to eating out, {v} is my number one.",
            "If I'm allowed to choose where we eat, it's always {v}; I like no restaurant better.",
        ),
        change=("{v} is now the restaurant I love most.", "I've got a new number one for eating out: {v}."),
        ask=("Which restaurant does {p} love most?", "What's {p}'s number one for eating out?"),
        before=("Which restaurant did {p} love most before {now}?",),
        topic=("number one restaurant",),
    ),
    "drink": Talk(
        tell=(
            "When I order something to drink, it's nearly always {v}.",
            "I'm a creature of habit: what I drink is {v}, day in, day out.",
        ),
        change=(
            "My drink of choice is {v} these days, I got tired of the old one.",
            "When it comes to drinks I've gone over to {v}, that's what I usually order now.",
        ),
        ask=("What's {p}'s drink of choice?", "What does {p} normally order to drink?"),
        before=("What was {p}'s drink of choice before {now}?",),
        topic=("standard drink",),
    ),
    "shoe": Talk(
        tell=("I take size {v} in shoes.", "My feet need shoes in size {v}."),
        ask=("Which size of shoes fits {p}?", "In shoes, what size is {p}?"),
        topic=("footwear size",),
    ),
    "birthday": Talk(
        tell=("Every year on {v} I turn a year older.", "{v}, that's my birthday, so mark your calendar."),
        ask=("On which date does {p} celebrate a birthday?", "On what date does {p}'s birthday fall?"),
        topic=("birth date",),
    ),
    "hometown": Talk(
        tell=("I'm originally from {v}.", "{v} is where I spent my whole childhood."),
        ask=("Where is {p} originally from?", "Which town did {p} spend childhood in?"),
        topic=("native town",),
    ),
    "field": Talk(
        tell=("At uni my subject was {v}.", "I did {v} at university, believe it or not."),
        ask=("Which subject does {p} have a degree in?", "In what subject does {p} hold a degree?"),
        topic=("university subject",),
    ),
    "university": Talk(
        tell=("{v} is where I did my studies.", "My student days? I spent them at {v}."),
        ask=("Where did {p} do the degree?", "Which university did {p} attend?"),
        topic=("former uni",),
    ),
    "boss": Talk(
        tell=("At work I answer to {v}.", "{v} is the boss I report to."),
        change=(
            "{when} {v} took over as my boss.",
            "I've got a new boss: I've been reporting to {v} since {since}.",
            "There was a reshuffle at work, and {v} became my new boss {when}.",
        ),
        ask=("Who does {p} report to at work?", "What's {p}'s boss called?"),
        before=("Before {now} took over, who was {p}'s boss?",),
        ask_when=("When did {v} take over as {p}'s boss?",),
        topic=("superior at work",),
    ),
    "roommate": Talk(
        tell=("{v} and I share a flat, we split the rent.", "I've got {v} as a flatmate."),
        change=(
            "{when} {v} moved into my spare room; we're flatmates now.",
            "I got a new flatmate {when}, {v}, who even does the dishes.",
        ),
        end=(
            "{v} has moved out, so there's no flatmate at my place now.",
            "{v} is no longer my flatmate, I've got the flat to myself.",
        ),
        ask=("Who is {p}'s flatmate?", "Who shares a flat with {p}?"),
        before=("Who was {p}'s flatmate before {now}?",),
        ask_when=("When did {v} move in as {p}'s flatmate?",),
        topic=("housemate",),
    ),
    "dentist": Talk(
        tell=("My teeth are looked after by Dr {v}.", "For my teeth I go to Dr {v}."),
        change=(
            "I've found a new dentist: Dr {v} looks after my teeth now.",
            "{when} I changed dentists and went over to Dr {v}.",
        ),
        ask=("Who looks after {p}'s teeth?", "Who does {p} see for dental check-ups?"),
        before=("Who looked after {p}'s teeth before Dr {now}?",),
        topic=("choice of dentist",),
    ),
    "clubday": Talk(
        tell=("{v} is the day of my weekly cookery class.", "I'm busy every {v}, that's when my cookery class is."),
        change=("My cookery class has been shifted to {v}.", "From now on {v} is the day of my cookery class."),
        ask=("On what weekday is {p}'s cookery class?", "Which day does {p} have cookery class?"),
        before=("What day was {p}'s cookery class before it was shifted to {now}?",),
        topic=("cookery class day",),
    ),
    "reading": Talk(
        tell=(
            "I've got my nose in {v} these days, it's a proper page-turner.",
            "I'm halfway through a book right now: {v}.",
        ),
        change=(
            "{when} I opened a new book, {v}, and I'm already hooked.",
            "I read the first pages of {v} {when}, and now I can't put the book down.",
        ),
        ask=("What's {p} reading these days?", "Which book does {p} have on the go?"),
        before=("What was {p} reading before {now}?", "Which book did {p} have on the go before {now}?"),
        do=("start on the book {v}",),
        did=("started on the book {v}",),
        topic=("book on the go",),
    ),
    "watching": Talk(
        tell=(
            "I'm in the middle of the series {v}, don't spoil it.",
            "In the evenings I watch {v}, one episode after another.",
        ),
        change=(
            "{when} I watched the first episode of {v}, and now I'm following the series.",
            "I've been watching the series {v} since {since}.",
        ),
        ask=("Which series does {p} have on the go?", "What series is {p} following?"),
        before=("Which series did {p} have on the go before {now}?",),
        do=("begin watching the series {v}",),
        did=("began watching the series {v}",),
        topic=("series on the go",),
    ),
    "wake": Talk(
        tell=(
            "At {v} I'm out of bed, every single morning.",
            "My mornings begin at {v}, that's when I get out of bed.",
        ),
        change=(
            "I've shifted my mornings and get out of bed at {v} now.",
            "My new time for getting out of bed is {v}.",
        ),
        ask=("At what time does {p} get out of bed?", "When do {p}'s mornings begin?"),
        before=("At what time did {p} get out of bed before it was {now}?",),
        topic=("time for getting up",),
    ),
    "team": Talk(
        tell=("{v} is my team, win or lose.", "My heart beats for {v}, I've got the scarf and everything."),
        change=("I've changed allegiance and cheer for {v} now.", "{v} is my team now, don't tell my dad."),
        ask=("Who does {p} root for?", "Which side does {p} back?"),
        before=("Which team did {p} cheer for before {now}?",),
        habit=("wear the colours of {v}",),
        topic=("favourite club",),
    ),
    "locker": Talk(
        tell=("You can open my locker with {v}.", "The combination of my locker is {v}."),
        ask=("What's the combination of {p}'s locker?", "Which number opens {p}'s locker?"),
        topic=("combination of my locker",),
    ),
    "wifi": Talk(
        tell=(
            "To get online at my place, type in {v} as the wifi password.",
            "My wifi at home wants the password {v}.",
        ),
        ask=("Which password gets you onto {p}'s wifi?", "What password does {p}'s wifi have?"),
        topic=("password of my wifi",),
    ),
    "alarm": Talk(
        tell=("Key in {v} to switch off the alarm at my house.", "My burglar alarm goes quiet if you enter {v}."),
        ask=("Which code switches off {p}'s alarm?", "What's the code of {p}'s alarm?"),
        topic=("code of my burglar alarm",),
    ),
    "party": Talk(
        tell=(
            "I've booked {v} for the surprise party I'm throwing.",
            "My surprise party for Dad is going to be at {v}.",
        ),
        ask=("Where is {p} throwing the surprise party?", "What's the venue of {p}'s surprise party?"),
        topic=("venue of my surprise party",),
    ),
    "key": Talk(
        tell=("You'll find my spare key {v}.", "If you ever lock yourself out, my spare key is hidden {v}."),
        ask=("Where can {p}'s spare key be found?", "What is the hiding place of {p}'s spare key?"),
        topic=("hiding place of my key",),
    ),
}
