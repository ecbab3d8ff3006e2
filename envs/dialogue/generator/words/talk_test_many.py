"""Test wording of the relations with many values, of numbers that grow, and of events."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.talk import Talk

__all__ = ["MANY"]

MANY: dict[str, Talk] = {
    "pet": Talk(
        tell=("I own a {k}, {v} by name.", "My {k} is called {v}. What a character."),
        change=("I took in a {k} {when} and named it {v}.", "I brought home a {k} {when}. Meet {v}!"),
        again=("I took in a second {k} {when}, and now there's {v} too.", "There is one more {k} at home since {since}: {v}."),
        end=("We lost {v}, our {k}. I cried all day.", "{v}, my {k}, passed away in my arms."),
        ask=("What are {p}'s pets called?", "Which names do {p}'s pets have?"),
        count=("What number of pets does {p} have?",), more=("Which of the two has more pets, {p} or {q}?",),
        do="take in {v}", did="took in {v}"),
    "hobby": Talk(
        tell=("I spend my free evenings on {v}.", "My favourite pastime is {v}. I could go on for hours."),
        change=("I got into {v} {when}.", "I discovered {v} as a hobby {when}."),
        end=("I lost interest in {v} and stopped.", "I have dropped {v} as a hobby."),
        ask=("What does {p} do as a hobby?", "What hobbies does {p} have?"), shared=("What hobbies do both {p} and {q} have?",),
        do="get into {v}", did="got into {v}", habit="spend evenings on {v}"),
    "instrument": Talk(
        tell=("I can play the {v}.", "The {v} is my instrument. I practise daily."),
        change=("I took up the {v} {when}.", "I had my first lesson on the {v} {when}, so I play it now."),
        end=("I no longer play the {v}.", "I sold my {v} and stopped playing."),
        ask=("What instruments can {p} play?",), shared=("What instruments can both {p} and {q} play?",),
        do="take up the {v}", did="took up the {v}", habit="play a note on the {v}"),
    "language": Talk(
        tell=("I know {v} quite well.", "Apart from English I speak {v}."),
        change=("I enrolled in {a} {v} class {when} and can speak a bit already.",),
        ask=("What languages can {p} speak?",), shared=("What languages can both {p} and {q} speak?",),
        yes=("Would {p} understand somebody who speaks only {v}?",), no=("Would {a} {v} speaker need a translator to talk with {p}?",),
        do="enrol in {a} {v} class", did="enrolled in {a} {v} class", habit="know any {v}"),
    "sibling": Talk(
        tell=("{v} is my sibling.", "I grew up with my sibling {v}. We fought all the time."),
        again=("Then there is {v}, also a sibling of mine.", "{v} is my sibling too."),
        ask=("What are {p}'s siblings called?",), count=("What number of siblings does {p} have?",), more=("Which of the two has more siblings, {p} or {q}?",)),
    "child": Talk(
        tell=("I'm a parent: my kid is called {v}.", "My kid {v} lost a tooth."),
        change=("I became a parent {when}: {v} is here!",),
        again=("My other kid is called {v}.", "{v} is a kid of mine too."),
        ask=("What are {p}'s kids called?",), count=("What number of kids does {p} have?",), more=("Which of the two has more kids, {p} or {q}?",),
        ask_when=("What is the date of birth of {p}'s kid {v}?",)),
    "friend": Talk(
        tell=("I'm good friends with {v}.", "One of my best friends is {v}. We share everything."),
        change=("I befriended {v} {when}.", "{v} and I made friends {when}."),
        end=("I fell out with {v}; we aren't friends now.",),
        ask=("Who is {p} friends with?", "What are {p}'s friends called?"), do="befriend {v}", did="befriended {v}"),
    "allergy": Talk(
        tell=("My body can't handle {v}; it's an allergy.", "I carry pills because I'm allergic to {v}."),
        change=("The doctor told me {when} that I have an allergy to {v}.",),
        ask=("What allergies does {p} have?", "Which things is {p} allergic to?"),
        yes=("Would {bad} make {p} ill?", "Is {bad} something {p} must avoid?"), no=("Would {bad} be a safe snack for {p}?", "Could {p} eat {bad} without trouble?")),
    "sport": Talk(
        tell=("I'm keen on sport, {v} above all.", "I train {v} every week. It clears my head."),
        change=("I signed up for {v} training {when}.", "I tried a new sport {when} and stuck with it: {v}."),
        end=("I'm done with {v} for good.", "I dropped {v}; my doctor insisted."),
        ask=("What sports does {p} train?", "Which kinds of sport is {p} keen on?"), shared=("What sports do both {p} and {q} train?",),
        do="sign up for {v} training", did="signed up for {v} training", habit="train {v}"),
    "dish": Talk(
        tell=("The dish I'm known for is {v}.", "When guests come I make {v}, my signature dish."),
        again=("I'm also known for my {v}; it's a signature dish too.",),
        ask=("What dishes is {p} known for?",), habit="make {v}"),
    "volunteering": Talk(
        tell=("I give my time to {v} as a volunteer.", "I help out at {v} as a volunteer. It means a lot to me."),
        change=("I became a volunteer at {v} {when}.",),
        end=("I no longer help out at {v}.", "I quit as a volunteer at {v}."),
        ask=("At what places is {p} a volunteer?", "Where does {p} help out as a volunteer?"),
        do="become a volunteer at {v}", did="became a volunteer at {v}", habit="help out at {v}"),
    "course": Talk(
        change=("I completed a class on {v} {when}.", "I attended {a} {v} workshop {when}. The teacher was great."),
        again=("I completed one more class {when}, on {v}.",),
        ask=("What classes has {p} completed?", "Which classes did {p} attend?"), do="attend a class on {v}", did="attended a class on {v}"),
    "award": Talk(
        change=("I was given {v} {when}!", "I received {v} {when}. My hands were shaking."),
        ask=("What awards has {p} received?", "Which prizes was {p} given?"), do="receive {v}", did="received {v}"),
    "plan": Talk(
        tell=("I intend to {v}.", "My dream is to {v}. I'm serious about it."),
        change=("I intend to {v} {soon}.", "I've made up my mind to {v} {soon}."),
        end=("I no longer intend to {v}.",),
        ask=("What does {p} intend to do?", "What are {p}'s plans?"), ask_when=("When does {p} intend to {v}?",)),
    "fear": Talk(
        tell=("I can't stand {v}; it's a real fear of mine.", "I'm terrified of {v}. Don't laugh."),
        end=("I got over my fear of {v}.",),
        ask=("What is {p} terrified of?", "What fears does {p} have?"), yes=("Would {p} be scared of {v}?",), no=("Would {p} feel at ease with {v}?",)),
    "collection": Talk(
        tell=("I collect {k} and own {v} so far.", "I own {v} {k}; yes, I'm a collector."),
        again=("I came home with {v} new {k} for my shelf.", "My collection grew by {v} {k}."),
        end=("I let go of {v} of my {k}.",), count=("What number of {k} does {p} own?", "How many {k} does {p} own?")),
    "plants": Talk(
        tell=("I keep {v} potted plants at home.", "My windowsill holds {v} potted plants."),
        again=("I came back from the nursery with {v} extra potted plants.", "I keep {v} additional potted plants since today."),
        end=("I lost {v} of my potted plants to the frost.",),
        count=("What number of potted plants does {p} keep?", "How many potted plants does {p} have?"), more=("Which of the two has more potted plants, {p} or {q}?",)),
    "trip": Talk(
        change=("I spent a few days in {v} {when}.", "I flew to {v} {when}. What a lovely place!", "I took a trip to {v} {when}."),
        ask=("What places has {p} taken trips to?", "To which places did {p} take a trip?"), do="take a trip to {v}", did="took a trip to {v}"),
    "concert": Talk(
        change=("I attended a concert by {v} {when}.", "I was in the crowd for {v} {when}. I sang every song of the concert."),
        ask=("What artists has {p} heard in concert?", "Which concerts has {p} attended?"), do="attend a concert by {v}", did="attended a concert by {v}"),
    "race": Talk(
        change=("I completed {v} {when}.", "I competed in {v} {when}. I came in near the end, but I finished."),
        ask=("What races has {p} competed in?",), do="compete in {v}", did="competed in {v}"),
    "purchase": Talk(
        change=("I got myself {v} {when}.", "I ordered {v} {when}, and it's already here."),
        ask=("What things has {p} purchased?", "What did {p} get at the shops?"), do="get {v}", did="got {v}"),
    "injury": Talk(
        change=("I injured my {v} {when}.", "I fell {when} and hurt my {v}."),
        ask=("What did {p} injure?", "What injuries has {p} had?"), do="hurt the {v}", did="hurt the {v}", ask_when=("On what date did {p} injure the {v}?",)),
    "exam": Talk(
        change=("I sat {v} {when} and made it.", "The results came {when}: I got through {v}!"),
        ask=("What exams has {p} got through?",), do="get through {v}", did="got through {v}"),
    "exhibition": Talk(
        change=("I toured {v} {when}.", "I had a look at {v} {when}. Worth every penny."),
        ask=("What museums and exhibitions has {p} seen?",), do="tour {v}", did="toured {v}"),
    "wedding": Talk(
        change=("{v} tied the knot {when}, and I was a guest.", "I was a guest when {v} married {when}."),
        ask=("At whose weddings was {p} a guest?",), do="attend the marriage of {v}", did="attended the marriage of {v}"),
}
