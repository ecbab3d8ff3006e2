"""Wording f of the relations with many values, of numbers that grow, and of events."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["MANY"]

MANY: dict[str, Talk] = {
    "pet": Talk(
        tell=(
            "I share my home with a {k}, {v}.",
            "My {k} goes by the name of {v}.",
            "{v}, my {k}, is staring at me because it's dinner time.",
        ),
        change=(
            "{when} I gave a {k} from the shelter a new home, and the name is {v}.",
            "I brought home a {k} {when}; meet {v}, the new ruler of the sofa.",
        ),
        again=("{when} I brought home yet another {k}, {v}.", "{v} is the name of the extra {k} I took in {when}."),
        end=(
            "My {k} {v} has passed away, and the house is so quiet.",
            "I had to find a new owner for {v}; with my hours I can't keep a {k} any longer.",
        ),
        ask=("What names do {p}'s pets have?", "What does {p} call the pets at home?"),
        count=("How many pets does {p} keep?",),
        more=("Who keeps more pets, {p} or {q}?",),
        do=("give a home to {v}",),
        did=("gave a home to {v}",),
    ),
    "hobby": Talk(
        tell=(
            "In my spare time I'm really into {v}.",
            "An hour or two of {v} and I forget the whole week; that's what I do for fun.",
        ),
        change=("{when} I got into {v}, and I do it for fun whenever I can.", "I discovered {v} as a pastime {when}."),
        end=("My {v} days are over, I've packed it in.", "I've dropped {v}; it wasn't fun any more."),
        ask=("What are {p}'s pastimes?", "How does {p} like to spend free time?"),
        shared=("Which pastimes do {p} and {q} have in common?",),
        do=("get hooked on {v}",),
        did=("got hooked on {v}",),
        habit=("spend my weekends on {v}",),
    ),
    "instrument": Talk(
        tell=(
            "After dinner I usually sit down and play the {v} for a while.",
            "Did I ever say that I'm a keen {v} player?",
        ),
        change=(
            "I've been playing the {v} since {since}; apologies to my neighbours.",
            "{when} I had my very first {v} lesson, so I play an instrument now, if badly.",
        ),
        end=("I've packed in the {v}, I don't play it now.", "The {v} is sold, I no longer play it."),
        ask=("What does {p} play when it comes to instruments?", "Which instruments is {p} able to play?"),
        shared=("Which instruments are played by both {p} and {q}?",),
        do=("start lessons on the {v}",),
        did=("started lessons on the {v}",),
        habit=("make music on the {v}",),
    ),
    "language": Talk(
        tell=(
            "{v} is a language I speak well.",
            "People switch to {v} with me without thinking, since I speak it fluently.",
        ),
        change=(
            "I threw myself into learning {v} {when}, and I can chat a bit in it already.",
            "{when} I had my first {v} lesson, and I already speak it well enough to order a coffee.",
        ),
        ask=("Which languages is {p} able to speak?", "What languages does {p} have a command of?"),
        shared=("Which languages can both {p} and {q} speak?",),
        yes=("Would {p} understand somebody who speaks nothing but {v}?",),
        no=("Would {p} be lost in a conversation held in {v}?",),
        do=("begin learning {v}",),
        did=("began learning {v}",),
        habit=("converse in {v}",),
    ),
    "sibling": Talk(
        tell=("My sibling {v} says hello.", "{v} is a sibling of mine, we fought over everything as kids."),
        again=("{v} is a sibling of mine as well.", "I've got yet another sibling, {v}."),
        ask=("Who are the siblings of {p}?", "By name, who are {p}'s siblings?"),
        count=("How many siblings has {p} got?",),
        more=("Who has got more siblings, {p} or {q}?",),
    ),
    "child": Talk(
        tell=("I'm the parent of a child named {v}.", "My little one, {v}, has drawn on the wallpaper again."),
        change=("{when} my baby {v} was born!", "I became a parent {when}: {v} has arrived, ten tiny fingers and all."),
        again=("{v} is a child of mine as well.", "I've got yet another child, {v}."),
        ask=("What are {p}'s children called?", "Who are the children of {p}?"),
        count=("How many children has {p} got?",),
        more=("Who has got more children, {p} or {q}?",),
        ask_when=("When was {p}'s baby {v} born?",),
    ),
    "friend": Talk(
        tell=("{v} and I are good friends.", "A friend of mine, {v}, keeps sending me silly videos."),
        change=(
            "{when} I made friends with {v}.",
            "I've been friends with {v} since {since}; we met in a queue and clicked.",
        ),
        end=("My friendship with {v} is over, we fell out for good.",),
        ask=("Who does {p} count among friends?", "Which people is {p} friends with?"),
        do=("strike up a friendship with {v}",),
        did=("struck up a friendship with {v}",),
    ),
    "allergy": Talk(
        tell=(
            "I can't have {v} because of an allergy.",
            "No {v} for me, please, or my allergy will land me in hospital.",
        ),
        change=(
            "The doctor told me {when} that I've got an allergy to {v}.",
            "{when} I tested positive for an allergy to {v}.",
        ),
        ask=("What does {p} have an allergy to?", "Which foods is {p} allergic to?"),
        yes=("Does {p} have to avoid {bad}?",),
        no=("Is {bad} safe for {p}?", "Could {p} have {bad} without any trouble?"),
    ),
    "sport": Talk(
        tell=("I train in {v} every week.", "You can't get me off the sofa, except for {v}, that's my sport."),
        change=(
            "I went along to {v} training {when} for the first time and signed up right away.",
            "{when} I had my first {v} session, and I've signed up for the whole year.",
        ),
        end=("I've stopped training in {v}.", "No more {v} for me, I've packed that sport in."),
        ask=("Which sports does {p} train in?", "What does {p} do for sport?"),
        shared=("Which sports are done by both {p} and {q}?",),
        do=("begin training in {v}",),
        did=("began training in {v}",),
        habit=("train in {v}",),
    ),
    "dish": Talk(
        tell=(
            "I'm known for my {v}, guests ask for it every time.",
            "If you come round you'll get my {v}, it's the dish I'm known for.",
        ),
        again=("Another speciality of mine in the kitchen is {v}.", "I'm known for my {v} as well."),
        ask=("What are {p}'s specialities in the kitchen?", "Which dishes do people know {p} for?"),
        habit=("serve {v}",),
    ),
    "volunteering": Talk(
        tell=("I lend a hand at {v} as a volunteer.", "Part of my free time goes to {v}, where I'm a volunteer."),
        change=(
            "{when} I did my first shift as a volunteer at {v}, and there'll be many more.",
            "My first day as a volunteer at {v} was {when}, and I'm sticking with it.",
        ),
        end=("I'm no longer a volunteer at {v}.", "My time as a volunteer at {v} is over."),
        ask=("Where does {p} lend a hand as a volunteer?", "At which places is {p} a volunteer?"),
        do=("join the volunteers at {v}",),
        did=("joined the volunteers at {v}",),
        habit=("lend a hand at {v}",),
    ),
    "course": Talk(
        change=("{when} I did a course in {v}.", "I attended a {v} course {when}, and it was worth every cent."),
        again=("{when} I did yet another course, this one in {v}.", "I attended one more course {when}, on {v}."),
        ask=("Which courses did {p} attend?", "On which topics has {p} done a course?"),
        do=("attend a course in {v}",),
        did=("attended a course in {v}",),
    ),
    "award": Talk(
        change=(
            "I was given {v} {when}, and my knees were shaking on the stage.",
            "Would you believe that {v} went to me {when}?",
        ),
        ask=("What awards did {p} take home?", "Which prizes went to {p}?"),
        do=("take home {v}",),
        did=("took home {v}",),
    ),
    "plan": Talk(
        tell=(
            "I've set my mind on it, I'm going to {v}.",
            "There's one thing I really intend to do, and that's to {v}.",
        ),
        change=(
            "{soon} I'm going to {v}, it's all arranged.",
            "I'm all set to {v} {soon}.",
            "Come what may, I intend to {v} {soon}.",
        ),
        end=("I won't {v} after all.", "I've scrapped the idea, I'm not going to {v}."),
        ask=("What does {p} have in mind to do?", "What is {p} set on doing?"),
        ask_when=("For when has {p} arranged to {v}?", "When is {p} going to {v}?"),
    ),
    "fear": Talk(
        tell=(
            "If there's one thing that frightens me, it's {v}.",
            "I go weak at the knees because of {v}, I'm that scared.",
        ),
        end=("I've got over my fear of {v}.", "I was terrified of {v} for ages, but that's in the past."),
        ask=("What is it that frightens {p}?", "What is {p} so scared of?"),
        yes=("Would {p} panic because of {v}?", "Is it likely that {v} would upset {p}?"),
        no=("Would {p} keep calm around {v}?",),
    ),
    "collection": Talk(
        tell=("I collect {k} and own {v} of them so far.", "There are {v} {k} in my collection so far."),
        again=("My collection has grown by {v} {k}.", "I picked up another {v} {k} for the collection."),
        end=("I parted with {v} of my {k}.", "I gave {v} {k} from my collection to a friend."),
        count=("How big is {p}'s collection of {k}?",),
    ),
    "plants": Talk(
        tell=("My flat is home to {v} house plants.", "I've got {v} house plants to water."),
        again=("Another {v} house plants have moved in with me.", "I came home with {v} new house plants."),
        end=("I've lost {v} of my house plants to the dry air.", "I passed {v} of my house plants on to a colleague."),
        count=("How many house plants has {p} got?",),
        more=("Who has got more house plants, {p} or {q}?",),
    ),
    "trip": Talk(
        change=("{when} I took a trip to {v}.", "{when} I hopped on a train and had a look at {v}, just as a tourist."),
        ask=("Which places has {p} been to on trips?", "What trips did {p} make, and where to?"),
        do=("make a trip to {v}",),
        did=("made a trip to {v}",),
    ),
    "concert": Talk(
        change=(
            "{when} I was at {a} {v} concert.",
            "I caught {v} live {when}, and I've lost my voice.",
            "I sang along to every song when {v} played live {when}, right in the front row.",
        ),
        ask=("Which artists did {p} catch live?", "Who has {p} seen on stage?"),
        do=("catch {v} live",),
        did=("caught {v} live",),
    ),
    "race": Talk(
        change=(
            "{when} I competed in {v}.",
            "I had a number on my chest {when}: I was in {v}, and I made it to the end.",
        ),
        ask=("What races did {p} compete in?", "What races has {p} been in?"),
        do=("make it to the finish of {v}",),
        did=("made it to the finish of {v}",),
    ),
    "purchase": Talk(
        change=(
            "{when} I went shopping and came back with {v}.",
            "I splurged on {v} {when}.",
            "My savings took a hit {when}, because I purchased {v}.",
        ),
        ask=("What did {p} purchase?", "Which things has {p} purchased?"),
        do=("purchase {v}",),
        did=("purchased {v}",),
    ),
    "injury": Talk(
        change=(
            "{when} I slipped on the stairs and broke my {v}.",
            "I've got a broken {v}, it happened {when}.",
            "I ended up in hospital {when}, having broken my {v}.",
        ),
        ask=("What has {p} broken?", "Which broken bones has {p} had?"),
        ask_when=("When did {p} get a broken {v}?", "When was it that {p} broke the {v}?"),
        do=("fracture the {v}",),
        did=("fractured the {v}",),
    ),
    "exam": Talk(
        change=("{when} I got through {v}, at the first attempt too.", "I sat {v} {when} and got the pass mark."),
        ask=("Which exams did {p} make it through?", "What exams has {p} managed to pass?"),
        do=("make it through {v}",),
        did=("made it through {v}",),
    ),
    "exhibition": Talk(
        change=("{when} I had a good look round {v}.", "I paid a visit to {v} {when}, and my feet still ache."),
        ask=("What museums and exhibitions has {p} visited?", "Which museums or exhibitions did {p} look round?"),
        do=("look round {v}",),
        did=("looked round {v}",),
    ),
    "wedding": Talk(
        change=(
            "{when} I was a guest when {v} got married.",
            "{v} tied the knot {when}, and I was there throwing rice.",
        ),
        ask=("Whose wedding did {p} attend?", "Whose big day did {p} celebrate as a guest?"),
        do=("attend the wedding of {v}",),
        did=("attended the wedding of {v}",),
    ),
}
