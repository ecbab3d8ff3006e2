"""Wording e of the relations with many values, of numbers that grow, and of events."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["MANY"]

MANY: dict[str, Talk] = {
    "pet": Talk(
        tell=(
            "I share the house with a {k} by the name of {v}.",
            "{v} is my {k}, and rules the household.",
            "A {k} called {v} keeps me company at home; I spoil my pets.",
        ),
        change=(
            "{when} I adopted a {k}, whom I've named {v}.",
            "I have adopted a {k}: {v} came home with me from the shelter {when}.",
            "A {k} joined the household {when}, for I adopted {v}.",
        ),
        again=(
            "{when} I adopted another {k}, and named it {v}.",
            "I've adopted yet another {k}; {v} came home with me {when}.",
            "A further {k} has joined the household: I adopted {v} {when}.",
        ),
        end=(
            "I'm sorry to tell you that {v}, my {k}, has died.",
            "{v}, my {k}, lives with another family now; I couldn't keep the poor thing.",
            "We had to say goodbye to {v}: my old {k} passed away in its sleep.",
        ),
        ask=("What names do {p}'s pets bear?", "By what names do {p}'s pets go?", "What pets does {p} keep, by name?"),
        count=("How many pets has {p} got?", "How many pets are there in {p}'s household?"),
        more=("Which of the two keeps more pets, {p} or {q}?", "Whose household has more pets, {p}'s or {q}'s?"),
        do=("adopt little {v}", "take {v} in as a pet"),
        did=("adopted little {v}", "took {v} in as a pet"),
    ),
    "hobby": Talk(
        tell=(
            "In my leisure hours I devote myself to {v}.",
            "My great pastime is {v}.",
            "Whenever I have an hour to spare, it goes on {v}, a hobby of mine.",
            "I'm rather fond of {v}; it's how I spend my free evenings.",
        ),
        change=(
            "I've a new pastime: I began with {v} {when}.",
            "{when} I discovered {v}, and it has been a hobby of mine ever since.",
            "I started {v} as a hobby {when}.",
        ),
        end=(
            "I've had no time for {v} lately, so I've dropped it as a hobby.",
            "My days of {v} are over; I've stopped.",
            "I no longer go in for {v} in my free time.",
        ),
        ask=(
            "What pastimes does {p} have?",
            "Which hobbies does {p} pursue?",
            "To which hobbies does {p} devote free time?",
        ),
        shared=("What hobbies are common to {p} and {q}?",),
        do=("begin {v} as a hobby",),
        did=("began {v} as a hobby",),
        habit=("devote myself to {v}",),
    ),
    "instrument": Talk(
        tell=(
            "As you may know, I play the {v}.",
            "I practise the {v} every evening.",
            "My instrument is the {v}.",
            "Of an evening I sit down and play the {v}.",
        ),
        change=(
            "I took up the {v} {when}, and I practise every day.",
            "{when} I had my first lesson on the {v}; I now practise every day.",
            "A new sound fills my house: I've played the {v} since {since}.",
        ),
        end=(
            "I've stopped playing the {v}.",
            "I've said farewell to the {v} and don't play the thing any more.",
            "I've put the {v} away and given up playing the {v}.",
        ),
        ask=("On which instruments can {p} play a tune?", "Which musical instruments does {p} play?"),
        shared=("What instruments do both {p} and {q} play?", "Which instruments can {p} and {q} both play?"),
        do=("begin to play the {v}",),
        did=("began to play the {v}",),
        habit=("sit down and play the {v}",),
    ),
    "language": Talk(
        tell=(
            "I've a good command of {v}.",
            "{v} is one of the languages I speak.",
            "I get by very well in {v}, a language I've long spoken.",
            "We spoke {v} at home, so I speak it well.",
        ),
        change=(
            "I began studying {v} {when}, and I can already speak some.",
            "{when} I started to learn {v}, and I can speak a few sentences already.",
            "I'm able to speak a little {v}: I started to learn it {when}.",
        ),
        ask=(
            "What languages is {p} able to speak?",
            "In which languages can {p} converse?",
            "Which languages has {p} a command of?",
        ),
        shared=("What languages do {p} and {q} have in common?",),
        yes=("Could {p} follow a conversation in {v}?", "Would {p} understand a letter written in {v}?"),
        no=(
            "Would {p} be lost among people who speak only {v}?",
            "Would {p} have to have {a} {v} letter translated?",
        ),
        do=("begin studying {v}",),
        did=("began studying {v}",),
        habit=("hold conversations in {v}",),
    ),
    "sibling": Talk(
        tell=(
            "I've a sibling by the name of {v}.",
            "{v} is my sibling, and we were inseparable as children.",
            "{v} and I have the same parents; we're siblings.",
            "A sibling of mine, {v}, wrote to me.",
        ),
        again=(
            "{v} is my sibling as well.",
            "There's {v} too, another sibling of mine.",
            "I've a further sibling, {v}.",
        ),
        ask=(
            "Can you name {p}'s siblings?",
            "What are the names of the siblings {p} has?",
            "By what names do {p}'s siblings go?",
        ),
        count=("What is the number of {p}'s siblings?",),
        more=(
            "Between {p} and {q}, who has the larger number of siblings?",
            "Whose siblings are more numerous, {p}'s or {q}'s?",
        ),
    ),
    "child": Talk(
        tell=(
            "{v} is my child.",
            "I'm the parent of {v}, who is growing fast.",
            "My child, {v}, has just lost a tooth.",
        ),
        change=(
            "I've become a parent: {v} was born {when}.",
            "{when} my child was born, and we've named the baby {v}.",
            "Our baby arrived {when}, and {v} is what we've called our child.",
        ),
        again=(
            "{v} is my child, too.",
            "I've a further child by the name of {v}.",
            "I have {v} too; that's another child of mine.",
        ),
        ask=(
            "Can you name {p}'s children?",
            "By what names do {p}'s children go?",
        ),
        count=("Of how many children is {p} the parent?",),
        more=(
            "Which of the two has more children, {p} or {q}?",
            "Whose children are more numerous, {p}'s or {q}'s?",
        ),
        ask_when=(
            "On what date was {p}'s child {v} born?",
            "When did {p} welcome a baby called {v}?",
        ),
    ),
    "friend": Talk(
        tell=(
            "{v} is a dear friend of mine.",
            "Among my friends I count {v}.",
            "{v} and I are great friends.",
            "I've known {v} for ages; we're good friends.",
        ),
        change=(
            "I've made a friend: {v} and I met {when} and took to each other at once.",
            "{when} {v} and I became friends.",
            "{v} has been a friend of mine since {since}.",
        ),
        end=(
            "{v} and I have fallen out; we aren't friends any more.",
            "My friendship with {v} is over.",
            "I can no longer call {v} a friend.",
        ),
        ask=(
            "Whom does {p} count as friends?",
            "Can you name {p}'s friends?",
            "Who are the people {p} is friends with?",
        ),
        do=("become the friend of {v}",),
        did=("became the friend of {v}",),
    ),
    "allergy": Talk(
        tell=(
            "I can't eat {v}: I'm allergic.",
            "Should you cook for me, leave out {v}; I have an allergy.",
            "The doctors say I have an allergy to {v}.",
            "I come out in a rash from {v}, being allergic.",
        ),
        change=(
            "A test {when} showed that I'm allergic to {v}.",
            "{when} I learned that I have an allergy to {v}.",
            "It turned out {when} that I'm allergic to {v}.",
        ),
        ask=(
            "To what is {p} allergic?",
            "What allergies has {p} got?",
            "What can't {p} eat because of an allergy?",
        ),
        yes=("Would {p} react badly to {bad}?", "Ought {p} to refuse {bad}?", "Is {bad} dangerous for {p}?"),
        no=("Could {p} eat {bad} without a worry?",),
    ),
    "sport": Talk(
        tell=(
            "My sport, if you want to know, is {v}.",
            "I train twice a week; {v} is my sport.",
            "I belong to {a} {v} club and train regularly.",
            "To keep fit I have {a} {v} session every week.",
        ),
        change=(
            "I started with {v} {when}, to get back into shape.",
            "{when} I had my first {v} session, and I mean to keep it up.",
            "My new sport is {v}; I've been at it since {since}.",
        ),
        end=(
            "I've retired from {v}.",
            "I no longer train in {v}; my back objected.",
            "I have dropped {v} for good.",
        ),
        ask=(
            "What sports does {p} go in for?",
            "Which sports does {p} practise?",
            "What does {p} do in the way of sport?",
        ),
        shared=("Which sports do both {p} and {q} practise?", "What sports do {p} and {q} have in common?"),
        habit=("spend my evenings at {v}",),
        do=("sign up with a club for {v}",),
        did=("signed up with a club for {v}",),
    ),
    "dish": Talk(
        tell=(
            "My speciality in the kitchen is {v}.",
            "When guests come I make my {v}, the dish I'm known for.",
            "People say nobody makes {v} as I do; it's my signature dish.",
        ),
        again=(
            "I've another speciality in the kitchen: {v}.",
            "I am also known for my {v}, another signature dish of mine.",
        ),
        ask=(
            "What specialities does {p} cook?",
            "For which dishes is {p} known?",
        ),
        habit=("serve {v} to guests",),
    ),
    "volunteering": Talk(
        tell=(
            "I give a day a week to {v}, as a volunteer.",
            "On Saturdays I help out at {v}, unpaid.",
            "I'm one of the volunteers at {v}.",
        ),
        change=(
            "I offered my services to {v} {when} and have been a volunteer there since.",
            "{when} I began to help out as a volunteer at {v}.",
            "I've joined the volunteers at {v}; my first shift was {when}.",
        ),
        end=("I have said farewell to my unpaid work at {v}.",),
        ask=("Where does {p} work unpaid?",),
        do=("offer my services at {v} unpaid",),
        did=("offered my services at {v} unpaid",),
        habit=("give up my Saturdays for {v}",),
    ),
    "course": Talk(
        change=(
            "I attended a course in {v} {when}.",
            "{when} I did a short course in {v}.",
            "I completed {a} {v} course {when}.",
            "I sat in a classroom again {when}, for a course in {v}.",
        ),
        again=(
            "I attended a further course {when}, on the subject of {v}.",
            "{when} I did one more course, in {v}.",
        ),
        ask=(
            "What courses did {p} attend?",
            "In which subjects did {p} take a course?",
            "Which courses has {p} done?",
        ),
        do=("put my name down for a course in {v}",),
        did=("put my name down for a course in {v}",),
    ),
    "award": Talk(
        change=(
            "{when} the results were read out, and I had won {v}.",
            "To my great surprise, I won {v} {when}.",
            "I'm the proud winner of {v}; the jury chose me {when}.",
            "I came first {when} and so won {v}.",
        ),
        ask=("What awards has {p} won?", "Of which awards is {p} the winner?"),
        do=("carry off {v}", "end up winning {v}"),
        did=("carried off {v}", "ended up winning {v}"),
    ),
    "plan": Talk(
        tell=(
            "I mean to {v}.",
            "I've set my heart on one thing: I plan to {v}.",
            "It is my intention to {v}.",
            "One of these days I shall {v}; I've quite made up my mind.",
        ),
        change=(
            "All being well, I'm going to {v} {soon}.",
            "{soon} I shall {v}; everything is arranged.",
            "The date is fixed: {soon} I'm going to {v}.",
            "It's in my diary: I'm to {v} {soon}.",
        ),
        end=(
            "I've abandoned my plan to {v}.",
            "I shan't {v} after all.",
            "Nothing will come of my plan to {v}.",
        ),
        ask=("What has {p} resolved to do?", "What plans has {p} made?", "Which plans is {p} making?"),
        ask_when=(
            "When is it that {p} means to {v}?",
            "For when has {p} planned to {v}?",
            "On what date does {p} mean to {v}?",
        ),
    ),
    "fear": Talk(
        tell=(
            "I'm terrified of {v}.",
            "I have a fear of {v}, and it goes back to my childhood.",
            "Few things frighten me as much as {v}.",
        ),
        end=(
            "I used to dread {v}, but no longer.",
            "My fear of {v} is a thing of the past.",
        ),
        ask=("What does {p} dread?", "Of what does {p} have a fear?", "Which things is {p} terrified of?"),
        yes=("Would {p} be uneasy about {v}?", "Might {v} give {p} a fright?"),
        no=("Would {v} leave {p} unmoved?", "Could {p} face {v} without a tremor?"),
    ),
    "collection": Talk(
        tell=(
            "I collect {k}, and I own {v} so far.",
            "As a collector of {k} I'm a beginner: I have {v}.",
            "I've gathered {v} {k} over the years; it's quite a collection.",
            "There are {v} {k} in my cabinet, and I collected them all myself.",
        ),
        again=(
            "Another {v} {k} have joined my collection.",
            "I found {v} more {k} at an antiques fair, and they're mine now.",
        ),
        end=("I've parted with {v} of my {k}.", "I gave {v} of my {k} to a fellow collector."),
        count=("How many {k} does {p}'s collection hold?", "What is the number of {k} that {p} owns?"),
    ),
    "plants": Talk(
        tell=(
            "I look after {v} house plants.",
            "My flat is a jungle: I keep {v} house plants.",
            "I own {v} house plants, all in good health.",
        ),
        again=(
            "I've come home with {v} more house plants.",
            "I couldn't resist, and bought another {v} house plants.",
        ),
        end=("I've passed on {v} of my house plants.", "I lost {v} of my house plants to a cold draught."),
        count=("How many house plants does {p} look after?",),
        more=(
            "Which of the two has more house plants, {p} or {q}?",
            "Whose house plants are more numerous, {p}'s or {q}'s?",
        ),
    ),
    "trip": Talk(
        change=(
            "I was in {v} {when}, on a short visit.",
            "{when} I travelled to {v}, and I'd go again at once.",
            "I made a trip to {v} {when}.",
            "My travels took me to {v} {when}.",
        ),
        ask=(
            "To which places did {p}'s travels lead?",
            "What places did {p} visit?",
            "Which towns has {p} travelled to?",
        ),
        do=("pay a visit to {v}",),
        did=("paid a visit to {v}",),
    ),
    "concert": Talk(
        change=(
            "{when} I heard {v} in concert.",
            "I had a ticket for {v} and was at the concert {when}.",
            "I went to hear {v} {when}; a magnificent concert.",
            "I had a seat at a concert given by {v} {when}.",
        ),
        ask=(
            "Whom did {p} hear in concert?",
            "Which artists has {p} heard in concert?",
            "Which singers or bands did {p} go to hear?",
        ),
        do=("hear {v} in concert",),
        did=("heard {v} in concert",),
    ),
    "race": Talk(
        change=(
            "I competed in {v} {when}.",
            "{when} I took part in {v} and made it to the finish.",
            "I entered {v} {when} and came home with sore legs.",
        ),
        ask=("In which races did {p} compete?", "What races has {p} taken part in?"),
        do=("line up at the start of {v}",),
        did=("lined up at the start of {v}",),
    ),
    "purchase": Talk(
        change=(
            "I purchased {v} {when}.",
            "{when} I bought myself {v}.",
            "I couldn't resist: I went into a shop {when} and bought {v}.",
            "My savings are gone: I bought {v} with them {when}.",
        ),
        ask=("What has {p} purchased?", "On which things did {p} spend money?", "Which purchases has {p} made?"),
        do=("splash out on {v}", "acquire {v}"),
        did=("splashed out on {v}", "acquired {v}"),
    ),
    "injury": Talk(
        change=(
            "I had a fall {when} and broke my {v}.",
            "{when} I had an accident and fractured my {v}.",
            "A silly mishap {when}: I slipped on the stairs and broke my {v}.",
        ),
        ask=("Which bones did {p} break?", "What did {p} fracture?"),
        ask_when=("When did {p} fracture the {v}?", "On what date was {p}'s {v} broken?"),
        do=("suffer a fracture of the {v}",),
        did=("suffered a fracture of the {v}",),
    ),
    "exam": Talk(
        change=(
            "I sat {v} {when} and passed.",
            "{when} I passed {v} at the first attempt.",
            "I got through {v} {when}, thank heavens.",
        ),
        ask=(
            "What exams has {p} passed?",
            "Which tests did {p} get through?",
            "In which exams was {p} successful?",
        ),
        do=("sit and pass {v}",),
        did=("sat and passed {v}",),
    ),
    "exhibition": Talk(
        change=(
            "{when} I paid a visit to {v}.",
            "I had a long look round {v} {when}.",
            "I took myself off to {v} {when}, and stayed for hours.",
        ),
        ask=(
            "Which museums or exhibitions has {p} visited?",
            "What exhibitions and museums did {p} see?",
        ),
        do=("spend an afternoon at {v}",),
        did=("spent an afternoon at {v}",),
    ),
    "wedding": Talk(
        change=(
            "I was a guest at the wedding of {v} {when}.",
            "{when} {v} were married, and I was among the guests.",
            "I attended the wedding of {v} {when}.",
            "{v} invited me to their wedding, and I was there {when} with a handful of rice.",
        ),
        ask=("Who were the couples whose weddings {p} attended?", "Whose weddings has {p} attended?"),
        do=("be a guest at the wedding of {v}",),
        did=("was a guest at the wedding of {v}",),
    ),
}
