"""Wording c of the relations with one value."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["ONE"]

ONE: dict[str, Talk] = {
    "home": Talk(
        tell=("{v} is where I live.", "My flat is in {v}, right above a bookshop."),
        change=(
            "I've been living in {v} since {since}.",
            "I left my old flat {when} and live in {v} now.",
            "I'm a resident of {v} now; the van brought my things {when}.",
        ),
        ask=("Where is {p} living these days?", "What town is {p} based in?"),
        before=("Where was {p} living before {now}?", "Which town did {p} leave to go and live in {now}?"),
        do=("go and live in {v}",),
        did=("went to live in {v}",),
        habit=("have a flat in {v}",),
        topic=("city",),
    ),
    "job": Talk(
        tell=("I have a job as {a} {v}.", "What do I do all day? I'm {a} {v}."),
        change=(
            "I was taken on as {a} {v} {when}.",
            "I've been working as {a} {v} since {since}.",
        ),
        ask=("What line of work is {p} in?", "What does {p} work as?"),
        before=(
            "What line of work was {p} in before becoming {a} {now}?",
            "Before the job as {a} {now}, what did {p} work as?",
        ),
        do=("get a job as {a} {v}",),
        did=("got a job as {a} {v}",),
        habit=("do shifts as {a} {v}",),
        topic=("line of work",),
    ),
    "employer": Talk(
        tell=("My wages come from {v}.", "I'm on the staff of {v}, along with forty others."),
        change=(
            "I started at {v} {when}; they're my new employer.",
            "I handed in my notice and went over to {v} {when}.",
        ),
        ask=("Who does {p} work for?", "What is the name of the company that {p} works for?"),
        before=("Who did {p} work for before {now}?",),
        do=("go and work for {v}",),
        did=("went to work for {v}",),
        habit=("get paid by {v}",),
        topic=("workplace",),
    ),
    "partner": Talk(
        tell=("I'm going out with {v}.", "The love of my life is {v}, who snores terribly."),
        change=(
            "{v} and I have been together since {since}.",
            "I met someone! {v} and I started seeing each other {when}.",
        ),
        end=("{v} and I have split up.", "I'm no longer going out with {v}."),
        ask=("Who is {p} going out with?", "Who is {p} together with?"),
        before=("Who was {p} going out with before {now}?",),
        do=("start going out with {v}",),
        did=("started going out with {v}",),
        topic=("partner's name",),
    ),
    "marital": Talk(
        tell=("My relationship status is {v}.", "Yes, it's true that I'm {v}."),
        change=("I've been {v} since {since}.", "Something important changed {when}: I'm {v} now."),
        ask=("In terms of relationship status, what is {p}?",),
        ask_when=("When did {p} become {v}?",),
        topic=("relationship status",),
    ),
    "car": Talk(
        tell=("I've got {a} {v}. It's a good little car.", "The car in my driveway is {a} {v}."),
        change=("I got a different car {when}: {a} {v}.", "I swapped my car for {a} {v} {when}."),
        ask=("What sort of car does {p} have?", "What car has {p} got?"),
        before=("What sort of car did {p} have before the {now}?",),
        do=("get {a} {v}",),
        did=("got {a} {v}",),
        habit=("have {a} {v} in the garage",),
        topic=("vehicle",),
    ),
    "commute": Talk(
        tell=("I travel in to work {v}, rain or shine.", "Every weekday I make the trip to the office {v}."),
        change=(
            "I've been travelling to work {v} since {since}.",
            "I've found a new way to work: I go in {v} now.",
        ),
        ask=("How does {p} reach the office?", "What is {p}'s way of getting to work?"),
        before=("How did {p} reach the office before starting to go {now}?",),
        habit=("travel to the office {v}",),
        topic=("journey to work",),
    ),
    "diet": Talk(
        tell=("I'm on {a} {v} diet, doctor's orders.", "I stick to {v} food."),
        change=("I've been eating {v} since {since}.", "I made the change to {v} food {when}."),
        ask=("What sort of diet is {p} on?", "What eating plan does {p} stick to?"),
        before=("What sort of diet was {p} on before going {now}?",),
        yes=("Would {p} have to say no to {bad}?", "Is {good} something {p} could have?"),
        no=("Is {bad} all right for {p} to eat?", "Would {p} be pleased to be served {bad}?"),
        do=("switch to {v} food",),
        did=("switched to {v} food",),
        topic=("eating plan",),
    ),
    "food": Talk(
        tell=(
            "The meal I look forward to most is {v}.",
            "There's no food I like better than {v}.",
        ),
        change=(
            "I've got another favourite meal now, {v}.",
            "The food I like best has changed to {v}.",
        ),
        ask=("Which meal is {p}'s favourite?", "What does {p} like to eat best?"),
        before=("Before {now}, which meal was {p}'s favourite?",),
        topic=("favourite meal",),
    ),
    "colour": Talk(
        tell=("Of all the colours, {v} is my favourite.", "If I have to pick a colour, I always pick {v}."),
        change=("I've moved on to another favourite colour, {v}.", "Lately {v} has become the colour I like best."),
        ask=("Which colour is {p}'s favourite?",),
        before=("Before {now}, which colour was {p}'s favourite?",),
        topic=("colour of choice",),
    ),
    "genre": Talk(
        tell=(
            "The kind of music I enjoy most is {v}.",
            "Put on some {v}, my favourite sort of music.",
        ),
        change=(
            "My favourite sort of music has become {v}.",
            "The music I enjoy most these days is {v}.",
        ),
        ask=("Which music genre does {p} enjoy most?", "What sort of music is {p}'s favourite?"),
        before=("Before {now}, which music genre was {p}'s favourite?",),
        topic=("taste in music",),
    ),
    "book": Talk(
        tell=("The best book I know is {v}.", "Of all the books on my shelves, {v} is my favourite."),
        change=(
            "{v} has overtaken all the others as my favourite book.",
            "I've got a different favourite book now, {v}.",
        ),
        ask=("Which book is {p}'s favourite?",),
        before=("Before {now}, which book was {p}'s favourite?",),
        topic=("number one book",),
    ),
    "film": Talk(
        tell=("Of all films I like {v} best.", "The film I can watch again and again is {v}."),
        change=("There's a film I like even better now: {v}.", "My number one film is {v} now."),
        ask=("Which movie is {p}'s favourite?", "What is {p}'s number one film?"),
        before=("Before {now}, which film did {p} like best?",),
        topic=("number one film",),
    ),
    "season": Talk(
        tell=("Of the four seasons I like {v} best.", "I'm at my happiest in {v}, my favourite season."),
        change=(
            "Lately {v} has become my favourite season.",
            "My favourite season isn't what it was: I like {v} best now.",
        ),
        ask=("Which season is {p}'s favourite?", "What time of the year does {p} like best?"),
        before=("Before {now}, which season was {p}'s favourite?",),
        topic=("season of choice",),
    ),
    "restaurant": Talk(
        tell=(
            "For a good dinner out I pick {v}; that's my go-to restaurant.",
            "The restaurant I always go back to is {v}.",
        ),
        change=(
            "I've found a restaurant I like even better: {v}.",
            "My go-to restaurant is a different one now, {v}.",
        ),
        ask=("What is {p}'s go-to place for a dinner out?", "Which restaurant is {p}'s favourite?"),
        before=("Before {now}, what was {p}'s go-to restaurant?",),
        topic=("go-to restaurant",),
    ),
    "drink": Talk(
        tell=("My drink of choice is {v}.", "Nine times out of ten I drink {v}."),
        change=("I've gone over to drinking {v}.", "I've got a new drink of choice, {v}."),
        ask=("What is {p}'s drink of choice?", "What does {p} drink most of the time?"),
        before=("Before {now}, what was {p}'s drink of choice?",),
        topic=("drink of choice",),
    ),
    "shoe": Talk(
        tell=("I take a size {v} in shoes.", "If you ever buy me shoes, get a size {v}."),
        ask=("What size shoes does {p} take?", "Which shoe size fits {p}?"),
        topic=("size in shoes",),
    ),
    "birthday": Talk(
        tell=("You can wish me a happy birthday on {v}.", "Put {v} in your diary, that's my birthday."),
        ask=("What is the date of {p}'s birthday?", "When does {p} turn a year older?"),
        topic=("birthday date",),
    ),
    "hometown": Talk(
        tell=("I was born in {v}, and my roots are there.", "The town of my childhood is {v}."),
        ask=("Which town does {p} come from?", "In which town was {p} a child?"),
        topic=("childhood town",),
    ),
    "field": Talk(
        tell=("I graduated in {v}.", "As a student I took {v}."),
        ask=("What did {p} graduate in?", "Which subject did {p} take as a student?"),
        topic=("degree subject",),
    ),
    "university": Talk(
        tell=("I graduated from {v}.", "My student days were at {v}, and I'd do them again."),
        ask=("Which university did {p} graduate from?", "Where was {p} a student?"),
        topic=("alma mater",),
    ),
    "boss": Talk(
        tell=("I work under {v}, a very fair boss.", "At work {v} is in charge of me."),
        change=(
            "I've been working under a new boss, {v}, since {since}.",
            "{v} was made my boss {when}.",
        ),
        ask=("Who does {p} work under?", "Who is in charge of {p} at work?"),
        before=("Who did {p} work under before {now}?",),
        ask_when=("When did {p} get {v} as a boss?",),
        topic=("boss's name",),
    ),
    "roommate": Talk(
        tell=("I've got a flatmate, {v}.", "The other bedroom in my flat is {v}'s."),
        change=("I've been sharing my flat with {v} since {since}.", "{v} took the spare room in my flat {when}."),
        end=("{v} has left our flat, so I live alone now.",),
        ask=("What is the name of {p}'s flatmate?", "Who is {p} sharing a flat with?"),
        before=("Before {now}, who was {p} sharing a flat with?",),
        ask_when=("When did {p} start sharing a flat with {v}?",),
        topic=("flatmate's name",),
    ),
    "dentist": Talk(
        tell=("I'm a patient of Doctor {v}, the dentist.", "For toothache I see Doctor {v}, my dentist."),
        change=("I've moved to a different dentist, Doctor {v}.", "Doctor {v} has been my dentist since {since}."),
        ask=("Which dentist does {p} go to?", "Who takes care of {p}'s teeth?"),
        before=("Which dentist did {p} go to before Doctor {now}?",),
        topic=("family dentist",),
    ),
    "clubday": Talk(
        tell=("I've got yoga class on {v}s.", "{v} is the day of my yoga class."),
        change=("They've put my yoga class on {v}.", "I go to yoga class on {v}s now."),
        ask=("Which day does {p} go to yoga class?", "On what day of the week does {p} have yoga class?"),
        before=("Which day did {p} go to yoga class before {now}?",),
        topic=("yoga class day",),
    ),
    "reading": Talk(
        tell=("The book I've got on the go is {v}.", "I read a few pages of {v} every night before bed."),
        change=("I got started on {v} {when}; a good book so far.", "I've been on a new book since {since}: {v}."),
        ask=("What book has {p} got on the go?", "Which book is {p} busy reading?"),
        before=("Before {now}, what book did {p} have on the go?",),
        do=("get started on the book {v}",),
        did=("got started on the book {v}",),
        topic=("bedtime reading",),
    ),
    "watching": Talk(
        tell=("I'm working my way through {v} on television.", "The series I'm following is {v}."),
        change=("I got into a new series {when}, {v}.", "I've been following the series {v} since {since}."),
        ask=("Which series is {p} following?", "What is {p} watching on television?"),
        before=("Before {now}, which series was {p} following?",),
        do=("get into the series {v}",),
        did=("got into the series {v}",),
        topic=("TV series",),
    ),
    "wake": Talk(
        tell=("I'm out of bed at {v} each morning.", "At {v} I crawl out of bed, like it or not."),
        change=(
            "I've changed my mornings: I'm out of bed at {v} now.",
            "These days I get out of bed at {v}.",
        ),
        ask=("What time does {p} get out of bed?", "When is {p} out of bed in the morning?"),
        before=("Before {now}, what time did {p} get out of bed?",),
        topic=("getting-up time",),
    ),
    "team": Talk(
        tell=("I cheer for {v} every weekend.", "My team is {v}, through thick and thin."),
        change=("I've changed sides and cheer for {v} now.", "My team is {v} these days; please don't tell my dad."),
        ask=("Which team does {p} cheer for?", "What is {p}'s team?"),
        before=("Before {now}, which team did {p} cheer for?",),
        habit=("cheer for {v}",),
        topic=("number one team",),
    ),
    "locker": Talk(
        tell=("To get into my locker you need the combination {v}.", "My locker opens if you dial {v}."),
        ask=("What is the combination for {p}'s locker?",),
        topic=("locker combination",),
    ),
    "wifi": Talk(
        tell=("You can log in to my wifi with {v}.", "My wifi asks for a password, and it's {v}."),
        ask=("Which password does {p}'s wifi ask for?",),
        topic=("wifi login",),
    ),
    "alarm": Talk(
        tell=("If my burglar alarm goes off, punch in {v}.", "My burglar alarm is set with the code {v}."),
        ask=("Which code is {p}'s burglar alarm set with?",),
        topic=("burglar alarm code",),
    ),
    "party": Talk(
        tell=(
            "I'm giving a surprise party, and we meet at {v}.",
            "There'll be a surprise party at {v}, and I'm the host.",
        ),
        ask=("Where will {p}'s surprise party happen?",),
        topic=("location of the surprise party",),
    ),
    "key": Talk(
        tell=("You'll find the spare key to my house {v}.", "My spare key is tucked away {v}."),
        ask=("Where has {p} put the spare key?",),
        topic=("spot for my spare key",),
    ),
}
