"""Training wording of the relations with many values, of numbers that grow, and of events."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.talk import Talk

__all__ = ["MANY"]

MANY: dict[str, Talk] = {
    "pet": Talk(
        tell=("I have a {k} called {v}.", "There's a {k} asleep on my lap. {v} is the name of my pet."),
        change=("We adopted a {k} named {v} {when}.", "I adopted a {k} {when}! {v} is the sweetest thing."),
        again=("We adopted another {k}, {v}, {when}.", "I adopted one more {k} {when}. This one is called {v}."),
        end=("Sadly {v} died. I still miss my {k}.", "I had to give {v} away, my dear {k}. It broke my heart."),
        ask=("What are the names of {p}'s pets?", "Which pets does {p} have?"),
        count=("How many pets does {p} have?",), more=("Who has more pets, {p} or {q}?",),
        do="adopt {v}", did="adopted {v}"),
    "hobby": Talk(
        tell=("I really enjoy {v} in my free time.", "My hobby is {v}. It calms me down."),
        change=("I took up {v} {when}.", "I started a new hobby {when}: {v}."),
        end=("I gave up {v}. I never found the time.", "I don't do {v} any more."),
        ask=("What are {p}'s hobbies?", "Which hobbies does {p} have?"),
        shared=("Which hobbies do {p} and {q} share?",),
        do="take up {v}", did="took up {v}", habit="do {v}"),
    "instrument": Talk(
        tell=("I play the {v}.", "You should hear me play the {v} some day. The neighbours do!"),
        change=("I started playing the {v} {when}.", "I began {v} lessons {when}, so I play the {v} now."),
        end=("I gave up the {v}.", "I stopped playing the {v}."),
        ask=("Which instruments does {p} play?",), shared=("Which instruments do {p} and {q} both play?",),
        do="start playing the {v}", did="started playing the {v}", habit="play the {v}"),
    "language": Talk(
        tell=("I speak {v}.", "I'm fluent in {v}, my grandmother taught me."),
        change=("I started learning {v} {when}, and I already speak it a little.", "I can speak {v} now; I began lessons {when}."),
        ask=("Which languages does {p} speak?",), shared=("Which languages do {p} and {q} both speak?",),
        yes=("Could {p} chat with someone who only speaks {v}?",),
        no=("Would {p} need an interpreter to talk to {a} {v} speaker?",),
        do="start learning {v}", did="started learning {v}", habit="speak {v}"),
    "sibling": Talk(
        tell=("I have a sibling called {v}.", "{v}, one of my siblings, rang me up."),
        again=("My other sibling is {v}.", "I have another sibling, {v}."),
        ask=("What are the names of {p}'s siblings?", "Who are {p}'s siblings?"),
        count=("How many siblings does {p} have?",), more=("Who has more siblings, {p} or {q}?",)),
    "child": Talk(
        tell=("I have a child called {v}.", "My child {v} started school this year."),
        change=("My baby was born {when}! The name is {v}.", "We had a baby {when}. We called our child {v}."),
        again=("My other child is {v}.", "I have another child, {v}."),
        ask=("What are the names of {p}'s children?", "Who are {p}'s children?"),
        count=("How many children does {p} have?",), more=("Who has more children, {p} or {q}?",),
        ask_when=("When was {p}'s child {v} born?",)),
    "friend": Talk(
        tell=("{v} is a close friend of mine.", "I have a good friend called {v}. We talk every day."),
        change=("I made a new friend {when}: {v}.", "I became friends with {v} {when}."),
        end=("{v} and I are no longer friends.",),
        ask=("Who are {p}'s friends?", "What are the names of {p}'s friends?"),
        do="become friends with {v}", did="became friends with {v}"),
    "allergy": Talk(
        tell=("I'm allergic to {v}.", "I have an allergy to {v}, so I read every label."),
        change=("I found out {when} that I'm allergic to {v}.",),
        ask=("What is {p} allergic to?", "Which allergies does {p} have?"),
        yes=("Should {p} stay away from {bad}?", "Would {bad} be bad for {p}?"), no=("Could {p} safely eat {bad}?", "Would it be fine to serve {p} {bad}?")),
    "sport": Talk(
        tell=("I do {v} twice a week.", "My sport is {v}. It keeps me fit."),
        change=("I started {v} {when}. My legs still hurt!", "I joined {a} {v} club {when}."),
        end=("I quit {v}. My knees had enough.", "I don't do {v} any longer."),
        ask=("Which sports does {p} do?", "What sports does {p} do?"), shared=("Which sports do {p} and {q} both do?",),
        habit="do {v}", do="start {v}", did="started {v}"),
    "dish": Talk(
        tell=("My signature dish is {v}.", "Everyone asks for my {v}; it's a signature dish of mine."),
        again=("I have another signature dish: {v}.",),
        ask=("What are {p}'s signature dishes?", "Which signature dishes does {p} have?"), habit="cook {v}"),
    "volunteering": Talk(
        tell=("I volunteer at {v}.", "On weekends I volunteer at {v}. It's hard work, but I like it."),
        change=("I started volunteering at {v} {when}.", "I signed up as a volunteer at {v} {when}."),
        end=("I stopped volunteering at {v}.",),
        ask=("Where does {p} volunteer?", "Which places does {p} volunteer at?"),
        do="start volunteering at {v}", did="started volunteering at {v}", habit="volunteer at {v}"),
    "course": Talk(
        change=("I took a course in {v} {when}.", "I did {a} {v} course {when}. I learned a lot."),
        again=("I took another course {when}, this time in {v}.",),
        ask=("Which courses did {p} take?", "What courses has {p} taken?"),
        do="take a course in {v}", did="took a course in {v}"),
    "award": Talk(
        change=("I won {v} {when}!", "I can't believe it: I won {v} {when}."),
        ask=("Which awards did {p} win?", "What prizes has {p} won?"), do="win {v}", did="won {v}"),
    "plan": Talk(
        tell=("I'm planning to {v}.", "I really want to {v} one day. That's my plan."),
        change=("I'm planning to {v} {soon}.", "It's settled: I'm going to {v} {soon}."),
        end=("I dropped the plan to {v}.",),
        ask=("What does {p} plan to do?", "What plans does {p} have?"), ask_when=("When is {p} planning to {v}?", "When does {p} plan to {v}?")),
    "fear": Talk(
        tell=("I'm afraid of {v}.", "I'm scared of {v}, always have been."),
        end=("I'm not afraid of {v} any more. The therapy worked.",),
        ask=("What is {p} afraid of?",),
        yes=("Would {v} frighten {p}?",), no=("Would {p} stay relaxed when faced with {v}?",)),
    "collection": Talk(
        tell=("I have {v} {k} in my collection.", "My collection counts {v} {k}. They fill the whole shelf."),
        again=("I got {v} more {k} for my collection.", "I added {v} {k} to my collection at the flea market."),
        end=("I sold {v} of my {k}.",),
        count=("How many {k} does {p} have?", "How many {k} are in {p}'s collection?")),
    "plants": Talk(
        tell=("I have {v} house plants.", "There are {v} house plants in my living room now."),
        again=("I bought {v} more house plants.", "I got {v} more house plants from a neighbour."),
        end=("I gave away {v} of my house plants.",),
        count=("How many house plants does {p} have?",), more=("Who has more house plants, {p} or {q}?",)),
    "trip": Talk(
        change=("I went on a trip to {v} {when}.", "I travelled to {v} {when}. The food was amazing!", "I visited {v} {when}."),
        ask=("Which places did {p} travel to?", "Where did {p} go on trips?"), do="travel to {v}", did="travelled to {v}"),
    "concert": Talk(
        change=("I saw {v} live {when}.", "I went to {a} {v} concert {when}. My ears are still ringing."),
        ask=("Which artists did {p} see live?", "Whose concerts did {p} go to?"), do="see {v} live", did="saw {v} live"),
    "race": Talk(
        change=("I finished {v} {when}!", "I took part in {v} {when}. What a crowd."),
        ask=("Which races did {p} take part in?",), do="take part in {v}", did="took part in {v}"),
    "purchase": Talk(
        change=("I bought {v} {when}.", "I treated myself {when} and bought {v}."),
        ask=("What did {p} buy?", "Which things did {p} buy?"), do="buy {v}", did="bought {v}"),
    "injury": Talk(
        change=("I broke my {v} {when}.", "Bad luck: I fractured my {v} {when}."),
        ask=("What did {p} break?",), do="break a bone in the {v}", did="broke a bone in the {v}",
        ask_when=("When did {p} break the {v}?",)),
    "exam": Talk(
        change=("I passed {v} {when}!", "I took {v} {when}, and I passed."),
        ask=("Which exams did {p} pass?",), do="pass {v}", did="passed {v}"),
    "exhibition": Talk(
        change=("I went to {v} {when}.", "I spent the day at {v} {when}. I loved every room."),
        ask=("Which museums and exhibitions did {p} go to?",), do="go to {v}", did="went to {v}"),
    "wedding": Talk(
        change=("I was at the wedding of {v} {when}.", "I danced all night at the wedding of {v} {when}."),
        ask=("Whose weddings did {p} go to?",), do="go to the wedding of {v}", did="went to the wedding of {v}"),
}
