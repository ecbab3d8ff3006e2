"""Wording c of the relations with many values, of numbers that grow, and of events."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["MANY"]

MANY: dict[str, Talk] = {
    "pet": Talk(
        tell=("I've got a {k} at home called {v}.", "{v}, my {k}, is chewing my slippers as we speak."),
        change=("I became the owner of a {k} {when}, and the name is {v}.", "A {k} joined our household {when}: {v}."),
        again=("I've had another {k} since {since}, called {v}.", "Yet another {k} joined our household {when}: {v}."),
        end=("My {k} {v} has died.", "I found a new home for {v}; I couldn't look after my {k} properly."),
        ask=("Which pets live with {p}?", "What names did {p} give the pets?"),
        count=("How many pets live with {p}?",),
        more=("Does {p} or {q} have more pets?",),
        do=("give {v} a home",),
        did=("gave {v} a home",),
    ),
    "hobby": Talk(
        tell=("For fun I do a bit of {v}.", "Most of my weekends go into {v}, my hobby."),
        change=("I've been into {v} since {since}.", "I gave {v} a try {when}, and now it's my hobby."),
        end=("I'm through with {v} as a hobby.", "I haven't got time for {v} any longer, so I let it go."),
        ask=("What does {p} do for fun?", "Which pastimes is {p} fond of?"),
        shared=("Which hobbies do {p} and {q} have in common?",),
        do=("give {v} a try",),
        did=("gave {v} a try",),
        habit=("go in for {v}",),
    ),
    "instrument": Talk(
        tell=("The instrument I play is the {v}.", "I'm the one on the {v} in our little band."),
        change=(
            "I've been playing the {v} since {since}.",
            "I found a {v} teacher {when} and practise every day.",
        ),
        end=("I've put the {v} away for good.", "My days of playing the {v} are over."),
        ask=("Which musical instruments does {p} know how to play?",),
        shared=("Which musical instruments do {p} and {q} have in common?",),
        do=("make a start on the {v}",),
        did=("made a start on the {v}",),
        habit=("practise the {v}",),
    ),
    "language": Talk(
        tell=("I can hold a conversation in {v}.", "Besides English I know {v}."),
        change=(
            "I've been taking {v} lessons since {since} and speak a little.",
            "My {v} lessons began {when}, and I speak a bit by now.",
        ),
        ask=("What languages does {p} know?", "In which languages can {p} hold a conversation?"),
        shared=("Which languages do {p} and {q} have in common?",),
        yes=("Would {p} be able to follow a film in {v}?",),
        no=("Would {p} be lost among people who talk nothing but {v}?",),
        do=("take up {v} lessons",),
        did=("took up {v} lessons",),
        habit=("understand {v}",),
    ),
    "sibling": Talk(
        tell=("{v} and I are siblings.", "My sibling {v} is two years older than me."),
        again=("I've got one more sibling, {v}.", "{v} is another of my siblings."),
        ask=("Which siblings does {p} have?", "Which brothers and sisters does {p} have?"),
        count=("How many brothers and sisters does {p} have?",),
        more=("Does {p} or {q} have more siblings?",),
    ),
    "child": Talk(
        tell=("I'm the parent of {v}, who keeps me on my toes.", "My little one is called {v}."),
        change=("We welcomed a baby {when}, our child {v}.", "{v}, my child, came into the world {when}."),
        again=("I'm the parent of {v} as well.", "And then there's my child {v}, too."),
        ask=("Which children does {p} have?", "What names did {p} give the children?"),
        count=("How many sons and daughters does {p} have?",),
        more=("Does {p} or {q} have more children?",),
        ask_when=("When did {p}'s child {v} come into the world?",),
    ),
    "friend": Talk(
        tell=("I can always count on my friend {v}.", "{v} is a dear friend, and we laugh at the same things."),
        change=(
            "{v} and I have been friends since {since}.",
            "I got to know {v} {when}, and we became friends at once.",
        ),
        end=("I'm not friends with {v} any more.",),
        ask=("Which friends does {p} have?", "Who does {p} count as a friend?"),
        do=("make friends with {v}",),
        did=("made friends with {v}",),
    ),
    "allergy": Talk(
        tell=("I come out in a rash if I eat {v}; I'm allergic.", "Please leave out the {v}, I've got an allergy."),
        change=("A test showed {when} that I'm allergic to {v}.",),
        ask=("What has {p} got an allergy to?", "Which foods set off {p}'s allergies?"),
        yes=("Could {bad} give {p} an allergic reaction?", "Would {p} be wise to say no to {bad}?"),
        no=("Is it safe to offer {p} {bad}?", "Can {p} enjoy {bad} without worrying?"),
    ),
    "sport": Talk(
        tell=("I keep fit with {v}.", "The sport I love is {v}."),
        change=(
            "I've been doing {v} since {since}; what a sport!",
            "I went to my first {v} session {when}, and I'm a regular now.",
        ),
        end=("I've stopped doing {v}.", "My time with {v} is over; I had too many injuries."),
        ask=("Which sports is {p} active in?", "What sports does {p} keep fit with?"),
        shared=("Which sports do {p} and {q} have in common?",),
        do=("get started with {v}",),
        did=("got started with {v}",),
        habit=("go to {v} practice",),
    ),
    "dish": Talk(
        tell=("I'm famous for my {v}; call it my signature dish.", "If I cook for friends, I make {v}, my best dish."),
        again=("My {v} is a signature dish as well.",),
        ask=("Which dishes is {p} famous for?", "What does {p} cook best?"),
        habit=("prepare {v}",),
    ),
    "volunteering": Talk(
        tell=("I do voluntary work at {v}.", "I lend a hand at {v}, unpaid of course."),
        change=(
            "I've been doing voluntary work at {v} since {since}.",
            "I offered my help to {v} {when}, and now I'm a volunteer there.",
        ),
        end=("I've given up my voluntary work at {v}.",),
        ask=("Where does {p} do voluntary work?", "Which places does {p} lend a hand at?"),
        do=("begin voluntary work at {v}",),
        did=("began voluntary work at {v}",),
        habit=("do voluntary work at {v}",),
    ),
    "course": Talk(
        change=(
            "I went on a course about {v} {when}.",
            "I did a training course in {v} {when}.",
        ),
        again=("I went on a further course {when}, about {v}.",),
        ask=("Which courses has {p} been on?", "What subjects did {p} take courses in?"),
        do=("go on a course about {v}",),
        did=("went on a course about {v}",),
    ),
    "award": Talk(
        change=("They named me the winner of {v} {when}!", "Believe it or not, {v} went to me {when}."),
        ask=("Which awards has {p} picked up?", "Which awards and trophies went to {p}?"),
        do=("come out as the winner of {v}",),
        did=("came out as the winner of {v}",),
    ),
    "plan": Talk(
        tell=("I've got plans to {v}.", "One thing I definitely want to do is {v}."),
        change=("I've got plans to {v} {soon}.", "It's in my diary: I'll {v} {soon}."),
        end=("I've called off my plan to {v}.",),
        ask=("What has {p} got plans to do?", "Which things does {p} want to do?"),
        ask_when=("When will {p} {v}?",),
    ),
    "fear": Talk(
        tell=("I get frightened at the mere thought of {v}.", "I have a phobia of {v}, I'm sorry to say."),
        end=("I used to be frightened of {v}, but that's over.",),
        ask=("What frightens {p}?", "Which phobias does {p} have?"),
        yes=("Would {v} make {p} nervous?",),
        no=("Could {p} face {v} without any worry?",),
    ),
    "collection": Talk(
        tell=("I've collected {v} {k} over the years.", "There are {v} {k} in my display case."),
        again=(
            "I've bought another {v} {k} to go with the rest.",
            "The post brought me {v} extra {k} to put on display.",
        ),
        end=("I passed {v} of my {k} on to a friend.",),
        count=("How many {k} has {p} collected?", "How large is {p}'s collection of {k}?"),
    ),
    "plants": Talk(
        tell=("I look after {v} indoor plants.", "My flat is a jungle, with {v} indoor plants in it."),
        again=("I've added {v} indoor plants to the jungle.", "A friend gave me {v} more indoor plants."),
        end=("I had to throw out {v} of my indoor plants.",),
        count=("How many indoor plants does {p} look after?", "How many indoor plants are there at {p}'s place?"),
        more=("Does {p} or {q} have more indoor plants?",),
    ),
    "trip": Talk(
        change=(
            "I was on holiday in {v} {when}.",
            "I had a weekend away in {v} {when}.",
            "I made a trip over to {v} {when}.",
        ),
        ask=("Where has {p} been on holiday?", "Which towns has {p} made trips to?"),
        do=("go on holiday to {v}",),
        did=("went on holiday to {v}",),
    ),
    "concert": Talk(
        change=(
            "I had tickets for {v} {when}, and the concert was magic.",
            "I heard {v} play {when}. I lost my voice.",
        ),
        ask=("Which bands and singers has {p} heard play?", "Who did {p} have concert tickets for?"),
        do=("hear {v} play",),
        did=("heard {v} play",),
    ),
    "race": Talk(
        change=("I crossed the finish line of {v} {when}!", "I entered {v} {when} and got a medal for it."),
        ask=("Which races did {p} enter?",),
        do=("enter {v}",),
        did=("entered {v}",),
    ),
    "purchase": Talk(
        change=("I spent my savings on {v} {when}.", "I went shopping {when} and picked out {v}."),
        ask=("What did {p} spend money on?", "What has {p} bought?"),
        do=("spend money on {v}",),
        did=("spent money on {v}",),
    ),
    "injury": Talk(
        change=("I slipped {when} and broke my {v}.", "I came off my bike {when} and my {v} got broken."),
        ask=("Which parts of the body has {p} broken?",),
        do=("end up with a broken {v}",),
        did=("ended up with a broken {v}",),
        ask_when=("When did {p}'s {v} get broken?",),
    ),
    "exam": Talk(
        change=("I was successful in {v} {when}.", "I went in for {v} {when} and came out with a pass."),
        ask=("Which exams and tests was {p} successful in?",),
        do=("succeed in {v}",),
        did=("succeeded in {v}",),
    ),
    "exhibition": Talk(
        change=("I walked round {v} {when}.", "I finally got to see {v} {when}."),
        ask=("What museums or exhibitions has {p} been to?",),
        do=("get to see {v}",),
        did=("got to see {v}",),
    ),
    "wedding": Talk(
        change=(
            "{v} got married {when}, and I gave a speech.",
            "I raised a glass to {v} at their wedding {when}.",
        ),
        ask=("Which couples did {p} see getting married?",),
        do=("see {v} getting married",),
        did=("saw {v} getting married",),
    ),
}
