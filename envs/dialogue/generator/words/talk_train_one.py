"""Training wording of the relations with one value."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.talk import Talk

__all__ = ["ONE"]

ONE: dict[str, Talk] = {
    "home": Talk(
        tell=("I live in {v}.", "I'm living in {v} these days. The streets are so quiet here."),
        change=("I moved to {v} {when}.", "We finally moved to {v} {when}. Boxes everywhere!", "I left for good and settled in {v} {when}."),
        ask=("Where does {p} live?", "Which town does {p} live in now?"),
        before=("Where did {p} live before {now}?", "Which town did {p} live in before moving to {now}?"),
        do="move to {v}", did="moved to {v}", habit="live in {v}", topic="town"),
    "job": Talk(
        tell=("I work as {a} {v}.", "I'm {a} {v}, so my hours are odd."),
        change=("I started working as {a} {v} {when}.", "I changed careers: I became {a} {v} {when}."),
        ask=("What does {p} do for a living?", "What is {p}'s job?"),
        before=("What was {p}'s job before becoming {a} {now}?", "What did {p} work as before {p} became {a} {now}?"),
        do="become {a} {v}", did="became {a} {v}", habit="work as {a} {v}", topic="job"),
    "employer": Talk(
        tell=("I'm employed by {v}.", "I work for {v}. The people there are kind."),
        change=("I joined {v} {when}.", "I signed with a new employer, {v}, {when}."),
        ask=("Which company does {p} work for?", "Who is {p}'s employer?"),
        before=("Which company did {p} work for before {now}?",),
        do="join {v}", did="joined {v}", habit="work for {v}", topic="employer"),
    "partner": Talk(
        tell=("My partner is called {v}.", "I'm together with {v}. We cook together every night."),
        change=("I got together with {v} {when}.", "I have a new partner! {v} and I got together {when}."),
        end=("{v} and I broke up. It's for the best.", "I broke up with {v}, sadly."),
        ask=("Who is {p}'s partner?", "What is the name of {p}'s partner?"),
        before=("Who was {p}'s partner before {now}?",),
        do="get together with {v}", did="got together with {v}", topic="partner"),
    "marital": Talk(
        tell=("I'm {v}, in case you wondered.", "On the form I ticked {v}."),
        change=("I got {v} {when}.", "Guess who got {v} {when}? Me!"),
        ask=("What is {p}'s marital status?", "Is {p} single, engaged, married or divorced?"),
        do="get {v}", did="got {v}", topic="marital status"),
    "car": Talk(
        tell=("I drive {a} {v}.", "My car is {a} {v}. It never lets me down."),
        change=("I bought {a} {v} {when}, so that's my car now.", "I traded in the old car and got {a} {v} {when}."),
        ask=("What car does {p} drive?", "Which car does {p} have?"),
        before=("What car did {p} drive before the {now}?",),
        do="buy {a} {v}", did="bought {a} {v}", habit="drive {a} {v}", topic="car"),
    "commute": Talk(
        tell=("I go to work {v}.", "I get to work {v} every morning."),
        change=("I switched my commute: since {since} I go to work {v}.", "I changed how I get to work {when}; it's {v} now."),
        ask=("How does {p} get to work?", "How does {p} travel to work?"),
        before=("How did {p} get to work before going {now}?",),
        habit="go to work {v}", topic="commute"),
    "diet": Talk(
        tell=("I eat {v}.", "I keep to {a} {v} diet."),
        change=("I went {v} {when}.", "I switched to {a} {v} diet {when}."),
        ask=("What diet does {p} follow?", "Which diet is {p} on?"),
        before=("What diet did {p} follow before going {now}?",),
        yes=("Would {p} turn down {bad}?", "Would {good} fit {p}'s diet?"),
        no=("Would {p} order {bad}?", "Would {bad} fit {p}'s diet?"),
        do="go {v}", did="went {v}", topic="diet"),
    "food": Talk(
        tell=("My favourite food is {v}.", "Nothing beats {v}: that's my favourite food."),
        change=("My favourite food has changed. It's {v} now.", "I have a new favourite food: {v}."),
        ask=("What is {p}'s favourite food?", "Which food does {p} like best?"),
        before=("What was {p}'s favourite food before {now}?",), topic="favourite food"),
    "colour": Talk(
        tell=("My favourite colour is {v}.", "I love {v}, it's my favourite colour."),
        change=("I've gone off my old favourite colour; now it's {v}.", "My favourite colour is {v} now."),
        ask=("What is {p}'s favourite colour?",),
        before=("What was {p}'s favourite colour before {now}?",), topic="favourite colour"),
    "genre": Talk(
        tell=("My favourite music is {v}.", "When it comes to music, {v} is my favourite genre."),
        change=("These days my favourite music genre is {v}.", "My taste in music changed: {v} is my favourite genre now."),
        ask=("What is {p}'s favourite music genre?", "What kind of music does {p} like best?"),
        before=("What was {p}'s favourite music genre before {now}?",), topic="favourite music genre"),
    "book": Talk(
        tell=("My favourite book is {v}.", "{v} is my favourite book. I know whole pages by heart."),
        change=("I have a new favourite book: {v}.", "{v} has become my favourite book."),
        ask=("What is {p}'s favourite book?",),
        before=("What was {p}'s favourite book before {now}?",), topic="favourite book"),
    "film": Talk(
        tell=("My favourite film is {v}.", "I must have seen {v} ten times; it's my favourite film."),
        change=("I have a new favourite film: {v}.", "{v} is now my favourite film."),
        ask=("What is {p}'s favourite film?", "Which film does {p} like best?"),
        before=("What was {p}'s favourite film before {now}?",), topic="favourite film"),
    "season": Talk(
        tell=("My favourite season is {v}.", "For me {v} is the best season."),
        change=("I changed my mind: {v} is my favourite season now.",),
        ask=("What is {p}'s favourite season?",),
        before=("What was {p}'s favourite season before {now}?",), topic="favourite season"),
    "restaurant": Talk(
        tell=("My favourite restaurant is {v}.", "{v} is my favourite place to eat out."),
        change=("My new favourite restaurant is {v}.", "I have switched favourite restaurants: it's {v} now."),
        ask=("What is {p}'s favourite restaurant?", "Which restaurant does {p} like best?"),
        before=("What was {p}'s favourite restaurant before {now}?",), topic="favourite restaurant"),
    "drink": Talk(
        tell=("My usual drink is {v}.", "At the cafe I always order {v}."),
        change=("I've changed my usual drink to {v}.", "My usual drink is {v} now."),
        ask=("What is {p}'s usual drink?", "What does {p} usually drink?"),
        before=("What was {p}'s usual drink before {now}?",), topic="usual drink"),
    "shoe": Talk(
        tell=("I wear shoe size {v}.", "My shoe size is {v}."),
        ask=("What is {p}'s shoe size?", "What shoe size does {p} wear?"), topic="shoe size"),
    "birthday": Talk(
        tell=("My birthday is on {v}.", "I was born on {v}."),
        ask=("When is {p}'s birthday?", "On what day is {p}'s birthday?"), topic="birthday"),
    "hometown": Talk(
        tell=("I was born and raised in {v}.", "I grew up in {v}."),
        ask=("Where did {p} grow up?", "What is {p}'s hometown?"), topic="hometown"),
    "field": Talk(
        tell=("I studied {v} back then.", "My degree is in {v}."),
        ask=("What did {p} study?", "What subject is {p}'s degree in?"), topic="field of study"),
    "university": Talk(
        tell=("I went to {v}.", "I was a student at {v}."),
        ask=("Which university did {p} go to?", "Where did {p} go to university?"), topic="university"),
    "boss": Talk(
        tell=("My boss is called {v}.", "{v} is my boss. A very patient person."),
        change=("I have a new boss: {v} took over {when}.", "{v} became my boss {when}."),
        ask=("Who is {p}'s boss?", "What is the name of {p}'s boss?"),
        before=("Who was {p}'s boss before {now}?",),
        ask_when=("When did {v} become {p}'s boss?",), topic="boss"),
    "roommate": Talk(
        tell=("My roommate is {v}.", "I share the flat with {v}."),
        change=("{v} moved in with me {when}, so that's my new roommate.", "I got a new roommate {when}: {v}."),
        end=("{v} moved out, so I have no roommate any more.",),
        ask=("Who is {p}'s roommate?", "Who does {p} share a flat with?"),
        before=("Who was {p}'s roommate before {now}?",),
        ask_when=("When did {v} become {p}'s roommate?",), topic="roommate"),
    "dentist": Talk(
        tell=("My dentist is Doctor {v}.", "I go to Doctor {v}, the dentist on the corner."),
        change=("I switched dentists {when}. My new one is Doctor {v}.", "My new dentist is Doctor {v}."),
        ask=("Who is {p}'s dentist?", "What is the name of {p}'s dentist?"),
        before=("Who was {p}'s dentist before Doctor {now}?",), topic="dentist"),
    "clubday": Talk(
        tell=("My evening class is on {v}.", "Every {v} I have my evening class."),
        change=("They moved my evening class to {v}.", "My evening class is on {v} now."),
        ask=("On which day is {p}'s evening class?", "What day of the week is {p}'s evening class?"),
        before=("On which day was {p}'s evening class before it moved to {now}?",), topic="evening class"),
    "reading": Talk(
        tell=("I'm reading {v} at the moment.", "The book on my nightstand is {v}; I'm reading it slowly."),
        change=("I started reading {v} {when}.", "I finished the last book and began {v} {when}."),
        ask=("What book is {p} reading?", "Which book is {p} reading at the moment?"),
        before=("What book was {p} reading before {now}?",),
        do="start reading {v}", did="started reading {v}", topic="current book"),
    "watching": Talk(
        tell=("I'm watching {v} at the moment.", "Every evening I'm watching {v}."),
        change=("I started watching {v} {when}.", "We began a new show {when}: {v}."),
        ask=("What show is {p} watching?", "Which show is {p} watching these days?"),
        before=("What show was {p} watching before {now}?",),
        do="start watching {v}", did="started watching {v}", topic="current show"),
    "wake": Talk(
        tell=("I get up at {v} every day.", "My alarm rings at {v}, and I get up at once."),
        change=("I get up at {v} now.", "I changed my routine and get up at {v} these days."),
        ask=("What time does {p} get up?", "When does {p} get up in the morning?"),
        before=("What time did {p} get up before changing to {now}?",), topic="wake-up time"),
    "team": Talk(
        tell=("I support {v}.", "I'm a fan of {v}. The shirt hangs on my wall."),
        change=("I switched teams: I support {v} now.", "Don't laugh, but I'm a fan of {v} now."),
        ask=("Which team does {p} support?", "What team is {p} a fan of?"),
        before=("Which team did {p} support before {now}?",),
        habit="support {v}", topic="team"),
    "locker": Talk(tell=("My locker code is {v}.", "The code for my locker is {v}."), ask=("What is {p}'s locker code?",), topic="locker code"),
    "wifi": Talk(tell=("My wifi password is {v}.", "The wifi password at my place is {v}."), ask=("What is {p}'s wifi password?",), topic="wifi password"),
    "alarm": Talk(tell=("My alarm code is {v}.", "The code of my alarm at home is {v}."), ask=("What is {p}'s alarm code?",), topic="alarm code"),
    "party": Talk(
        tell=("The surprise party I'm planning will be at {v}.", "Between us, my surprise party for mum is at {v}."),
        ask=("Where is {p}'s surprise party?",), topic="place of my surprise party"),
    "key": Talk(tell=("My spare key is {v}.", "I keep the spare key {v}."), ask=("Where is {p}'s spare key?",), topic="hiding place of my spare key"),
}
