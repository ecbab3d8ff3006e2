"""Wording d of the relations with many values, of numbers that grow, and of events."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["MANY"]

MANY: dict[str, Talk] = {
    "pet": Talk(
        tell=(
            "{v}, my {k}, says hi.",
            "I've got a {k}. Name's {v}.",
            "My {k} {v} is making a racket in the next room.",
            "I share my place with a {k} who goes by {v}.",
        ),
        change=(
            "I adopted a {k} {when} and the name's {v}.",
            "{when} I adopted {v}, a {k} with way too much energy.",
            "Meet {v}! That's the {k} I adopted {when}.",
            "We went to the shelter {when} and adopted a {k}, {v}.",
        ),
        again=(
            "I went and adopted another {k} {when}: {v}.",
            "One more {k} in the house! I adopted {v} {when}.",
            "{when} I adopted another {k}, {v}. I can't help myself.",
            "As if I didn't have enough on my hands, I adopted another {k} {when} and named it {v}.",
        ),
        end=(
            "{v} passed away. I'm going to miss that {k} so much.",
            "My {k} {v} died. The house feels empty.",
            "I had to find a new home for {v}; another family has the {k} now.",
            "We had to put {v} down. That {k} had a good long life.",
        ),
        ask=("What pets does {p} have?", "Which animals live at {p}'s place?"),
        count=("How many pets are there at {p}'s place?", "{p} has how many pets?"),
        more=("Between {p} and {q}, who has more pets?", "Who's got more pets, {p} or {q}?"),
        do=("go to the shelter and adopt {v}", "bring {v} home from the shelter"),
        did=("went to the shelter and adopted {v}", "brought {v} home from the shelter"),
    ),
    "hobby": Talk(
        tell=(
            "I'm really into {v}.",
            "When I've got time to kill, I'm all about {v}.",
            "You know me, always busy with {v}. That hobby never gets old.",
            "One hobby of mine is {v}.",
        ),
        change=(
            "I got into {v} {when}, and now I'm hooked.",
            "{when} I picked up a new hobby, {v}.",
            "I've been into {v} since {since}. Cheaper than therapy.",
            "I needed a new hobby, so I started {v} {when}.",
        ),
        end=(
            "I'm done with {v}. Too much fuss.",
            "I've dropped {v} as a hobby.",
            "I quit {v}, it just wasn't fun anymore.",
            "I'm not into {v} anymore.",
        ),
        ask=("What hobbies is {p} into?", "What are the hobbies of {p}?", "Hobby-wise, what is {p} into?"),
        shared=(
            "What hobbies do {p} and {q} have in common?",
            "Which hobbies are shared by {p} and {q}?",
        ),
        do=("make {v} a hobby", "give {v} a go as a hobby"),
        did=("made {v} a hobby", "gave {v} a go as a hobby"),
        habit=("have {v} as a hobby",),
    ),
    "instrument": Talk(
        tell=(
            "I can play the {v}. Not well, but I can.",
            "I've been playing the {v} for ages.",
            "Most nights I practice the {v}, it's how I unwind.",
            "Yes, I play the {v}; no, I don't do weddings.",
        ),
        change=(
            "I took up the {v} {when}, so bear with the noise.",
            "{when} I started to play the {v}.",
            "I've been playing the {v} since {since}. My fingers are sore.",
            "I had my first lesson on the {v} {when}, so I guess I play the {v} now.",
        ),
        end=(
            "I don't play the {v} anymore.",
            "I quit playing the {v}.",
            "I've given up on the {v}, so no more practicing.",
        ),
        ask=("What instruments does {p} play?", "What can {p} play, instrument-wise?"),
        shared=(
            "What instruments do both {p} and {q} play?",
            "Which instruments do {p} and {q} have in common?",
        ),
        do=("begin lessons on the {v}", "begin to play the {v}"),
        did=("began lessons on the {v}", "began to play the {v}"),
        habit=("know how to play the {v}",),
    ),
    "language": Talk(
        tell=(
            "I speak pretty decent {v}.",
            "I can hold my own in {v}.",
            "{v} is one of the languages I speak.",
            "I know {v}. I picked it up as a kid.",
        ),
        change=(
            "I started taking {v} lessons {when}, and I can already have a simple chat.",
            "I've been learning {v} since {since}, so I speak a little of it.",
            "{when} I started to study {v}. I can speak some already!",
            "Took my first {v} lesson {when}, so now I speak a little {v}.",
        ),
        ask=(
            "What languages does {p} speak?",
            "What languages are in {p}'s repertoire?",
            "Which languages can {p} get by in?",
        ),
        shared=(
            "What languages do {p} and {q} have in common?",
            "Which languages do both {p} and {q} know?",
        ),
        yes=(
            "Could {p} hold a conversation in {v}?",
            "Would {p} understand someone speaking {v}?",
            "If somebody asked for directions in {v}, could {p} answer?",
        ),
        no=(
            "Would {p} be lost if everybody spoke {v}?",
            "Would {p} need a translator for a chat in {v}?",
            "Is {v} a language {p} can't speak?",
        ),
        do=("start taking {v} lessons", "begin to learn {v}"),
        did=("started taking {v} lessons", "began to learn {v}"),
        habit=("know {v}",),
    ),
    "sibling": Talk(
        tell=(
            "I have a sibling named {v}.",
            "{v} is one of my siblings, by the way.",
            "My sibling {v} called last night.",
            "I grew up with a sibling, {v}. We fought over everything.",
        ),
        again=(
            "My parents had one more kid, my sibling {v}.",
            "There's also {v}, another sibling of mine.",
            "Did I mention {v}? That's another one of my siblings.",
            "{v} is a sibling of mine too.",
        ),
        ask=(
            "What siblings does {p} have?",
            "What names do {p}'s siblings have?",
            "Who did {p} grow up with, sibling-wise?",
        ),
        count=("{p} has how many siblings?", "How many siblings are there besides {p}?"),
        more=("Between {p} and {q}, who has more siblings?", "Who's got more siblings, {p} or {q}?"),
    ),
    "child": Talk(
        tell=(
            "I have a kid named {v}.",
            "My kid {v} just lost a tooth.",
            "{v} is my kid, in case I never said.",
            "My kid's name is {v}.",
        ),
        change=(
            "We had a baby {when}, and the name is {v}.",
            "My baby was born {when}. Say hello to {v}!",
            "{v} was born {when}, so I'm officially a sleep-deprived parent.",
            "{when} I had a baby! We went with the name {v}.",
        ),
        again=(
            "My other kid is {v}.",
            "I've got one more kid, {v}.",
            "And then there's {v}, another kid of mine.",
            "{v} is my kid too.",
        ),
        ask=("What names do {p}'s kids have?", "Who are {p}'s kids?", "What kids does {p} have?"),
        count=("How many kids does {p} have?", "How many kids is {p} raising?"),
        more=("Between {p} and {q}, who has more kids?", "Who's got more kids, {p} or {q}?"),
        ask_when=("When was {p}'s kid {v} born?", "When did {p} have the baby, {v}?"),
    ),
    "friend": Talk(
        tell=(
            "{v} and I are close friends.",
            "One of my best friends is {v}.",
            "My buddy {v} always cracks me up.",
            "I'm really good friends with {v}.",
        ),
        change=(
            "{v} and I became friends {when}.",
            "I can call {v} a friend as of {since}.",
            "{when} I made a new friend, {v}.",
            "I hit it off with {v} {when}, and now we're friends.",
        ),
        end=(
            "{v} and I had a falling out; we're not friends anymore.",
            "I'm not friends with {v} anymore.",
            "I ended my friendship with {v}.",
            "{v} and I aren't friends these days. We drifted apart.",
        ),
        ask=("Who are the friends of {p}?", "What friends does {p} have?", "Who are the people {p} calls friends?"),
        do=("buddy up with {v}",),
        did=("buddied up with {v}",),
    ),
    "allergy": Talk(
        tell=(
            "I can't have {v}, I'm allergic.",
            "Keep {v} away from me. Allergies.",
            "Heads up, I've got an allergy to {v}.",
            "I break out in hives from {v}, so I'm definitely allergic.",
        ),
        change=(
            "The doctor told me {when} that I'm allergic to {v}.",
            "Turns out I'm allergic to {v}. I found out {when}.",
            "{when} I found out I have an allergy to {v}.",
        ),
        ask=(
            "What's on {p}'s list of allergies?",
            "What sets off {p}'s allergies?",
        ),
        yes=(
            "Is {bad} off limits for {p}?",
            "Should {p} skip {bad}?",
            "Would {bad} set off an allergy for {p}?",
        ),
        no=("Would it be okay to give {p} {bad}?",),
    ),
    "sport": Talk(
        tell=(
            "I do {v} on a regular basis.",
            "For exercise I do {v}.",
            "Yeah, {v} is one of my sports.",
            "I'm big on {v}, it's how I stay in shape.",
        ),
        change=(
            "I started doing {v} {when}. I'm so sore.",
            "{when} I took up a new sport, {v}.",
            "As of {since} I'm doing {v}, so wish me luck.",
            "I got started with {v} {when}, mostly to get off the couch.",
        ),
        end=(
            "I've quit doing {v}.",
            "I don't do {v} anymore, my back said no.",
            "I'm retired from {v}.",
            "I had to give up {v}. Doctor's orders.",
        ),
        ask=("What sports does {p} practice?", "What sports keep {p} in shape?", "What are {p}'s sports?"),
        shared=(
            "What sports do {p} and {q} have in common?",
            "Which sports do both {p} and {q} practice?",
        ),
        habit=("practice {v}",),
        do=("get going with {v}", "start doing {v}"),
        did=("got going with {v}", "started doing {v}"),
    ),
    "dish": Talk(
        tell=(
            "I'm known for my {v}, it's my signature dish.",
            "My signature dish? That'd be {v}.",
            "If you come over, you're getting my signature dish, {v}.",
            "Nobody turns down my {v}. That's a signature dish right there.",
        ),
        again=(
            "Another signature dish of mine is {v}.",
            "I've got one more signature dish, {v}.",
            "Let's not forget my {v}, also a signature dish.",
        ),
        ask=(
            "What are the dishes {p} is known for?",
            "What are the signature dishes of {p}?",
            "What does {p} cook as a signature dish?",
        ),
        habit=("whip up {v}", "put {v} on the table"),
    ),
    "volunteering": Talk(
        tell=(
            "I help out as a volunteer at {v}.",
            "I volunteer over at {v}.",
            "You'll find me at {v} in my spare time, I'm a volunteer there.",
            "I put in volunteer hours at {v}.",
        ),
        change=(
            "I began volunteering at {v} {when}.",
            "I've been volunteering at {v} since {since}.",
            "{when} I became a volunteer at {v}.",
            "I did my first volunteer shift at {v} {when}, and I'm sticking with it.",
        ),
        end=(
            "I don't volunteer at {v} anymore.",
            "I gave up volunteering at {v}; I just couldn't fit it in.",
            "I'm done with my volunteer shifts at {v}.",
        ),
        ask=(
            "What places does {p} volunteer at?",
            "Where is {p} a volunteer?",
            "Where does {p} put in volunteer hours?",
        ),
        do=("start volunteer work at {v}", "begin volunteering at {v}"),
        did=("started volunteer work at {v}", "began volunteering at {v}"),
        habit=("put in volunteer hours at {v}", "do volunteer shifts at {v}"),
    ),
    "course": Talk(
        change=(
            "I completed a course in {v} {when}.",
            "I took {a} {v} class {when}. Worth every penny.",
            "{when} I took a course in {v}.",
            "Back to being a student: I did a course in {v} {when}.",
        ),
        again=(
            "I did one more course {when}, in {v}.",
            "{when} I took another course, in {v} this time.",
            "Yet another course for me: I took {v} {when}.",
        ),
        ask=("What courses did {p} take?", "What did {p} take courses in?", "What courses has {p} done?"),
        do=("take {a} {v} class", "do a course in {v}"),
        did=("took {a} {v} class", "did a course in {v}"),
    ),
    "award": Talk(
        change=(
            "I actually won {v} {when}!",
            "{when} I won {v}. Me, of all people!",
            "Still grinning: I won {v} {when}.",
            "Nobody saw it coming, least of all me, but I won {v} {when}.",
        ),
        ask=("What has {p} won?", "What awards does {p} have?", "What did {p} win?"),
        do=("go for it and win {v}",),
        did=("went for it and won {v}",),
    ),
    "plan": Talk(
        tell=(
            "I've made up my mind to {v}.",
            "I'm hoping to {v}, that's the plan anyway.",
            "The plan is to {v}. Hold me to it.",
            "I plan to {v} as soon as I can.",
        ),
        change=(
            "I'm going to {v} {soon}.",
            "{soon} I'm going to {v}. It's on the calendar.",
            "Mark my words: I plan to {v} {soon}.",
            "I've got it all planned out, I'm going to {v} {soon}.",
        ),
        end=(
            "I'm not going to {v} after all.",
            "I've scrapped my plan to {v}.",
            "Change of plans, I won't {v} after all.",
            "I gave up on my plan to {v}.",
        ),
        ask=("What is {p} planning to do?", "What's on {p}'s list of plans?", "What plans has {p} made?"),
        ask_when=("When does {p} mean to {v}?", "When is {p} set to {v}?"),
    ),
    "fear": Talk(
        tell=(
            "I'm terrified of {v}.",
            "Nothing freaks me out like {v}.",
            "I've got a real fear of {v}.",
            "I'm scared to death of {v}, so don't laugh.",
        ),
        end=(
            "I've gotten past my fear of {v}.",
            "My fear of {v} is gone.",
            "I'm no longer scared of {v}.",
            "I'm not terrified of {v} anymore. Took me long enough.",
        ),
        ask=("What scares {p}?", "What is {p} scared of?", "What does {p} find scary?"),
        yes=(
            "Would {p} get scared by {v}?",
            "Would {p} be nervous about {v}?",
            "Is it a good idea to warn {p} about {v} ahead of time?",
        ),
        no=(
            "Would {p} keep cool when it comes to {v}?",
            "Could {p} deal with {v} without getting scared?",
            "Does {p} feel at ease with {v}?",
        ),
    ),
    "collection": Talk(
        tell=(
            "I own {v} {k}, all part of my collection.",
            "So far I've collected {v} {k}.",
            "There are {v} {k} in my collection.",
            "My collection is at {v} {k}.",
        ),
        again=(
            "I scored {v} more {k} for my collection.",
            "My collection just grew by {v} {k}.",
            "I picked up another {v} {k}. The collection keeps growing.",
            "Somebody gave me {v} more {k} for the collection.",
        ),
        end=(
            "I got rid of {v} of my {k}.",
            "I traded away {v} of my {k}.",
            "I gave {v} of my {k} to a friend.",
            "I lost {v} of my {k}, so the collection shrank.",
        ),
        count=(
            "What's the number of {k} {p} has?",
            "{p} has collected how many {k}?",
        ),
    ),
    "plants": Talk(
        tell=(
            "I own {v} houseplants.",
            "There are {v} houseplants in my apartment.",
            "I've got {v} houseplants to water.",
            "My windowsills hold {v} houseplants, that's all of them.",
        ),
        again=(
            "I brought home {v} more houseplants.",
            "I couldn't help myself and got {v} more houseplants.",
            "My indoor jungle grew by {v} houseplants.",
            "Somebody gave me {v} more houseplants.",
        ),
        end=(
            "I gave {v} of my houseplants to a coworker.",
            "I had to toss {v} of my houseplants. Root rot.",
            "I'm down {v} houseplants, they died on me.",
            "I got rid of {v} of my houseplants.",
        ),
        count=("How many houseplants does {p} have?", "{p} has how many houseplants?"),
        more=(
            "Between {p} and {q}, who has more houseplants?",
            "Who's got more houseplants, {p} or {q}?",
        ),
    ),
    "trip": Talk(
        change=(
            "I took a little trip to {v} {when}.",
            "{when} I went to {v} on vacation.",
            "I got to visit {v} {when}. I'd go back in a heartbeat.",
            "I made it out to {v} {when}, just to see the place.",
            "Did I tell you about {v}? I took a trip there {when}.",
        ),
        ask=("What places did {p} take trips to?", "What towns did {p} visit?", "Where has {p} been on trips?"),
        do=("go to {v} on vacation", "go visit {v}"),
        did=("went to {v} on vacation", "went to visit {v}"),
    ),
    "concert": Talk(
        change=(
            "I caught {v} live {when}. What a show!",
            "{when} I got to see {v} in concert.",
            "I was at the {v} concert {when}.",
            "Saw {v} play live {when}, and I lost my voice singing along.",
            "I went to see {v} in concert {when}.",
        ),
        ask=("What artists has {p} seen live?", "Who did {p} see in concert?", "What concerts did {p} go to?"),
        do=("see {v} in concert",),
        did=("saw {v} in concert",),
    ),
    "race": Talk(
        change=(
            "I competed in {v} {when}.",
            "{when} I did {v}. Never again. Okay, maybe again.",
            "I made it across the finish line of {v} {when}!",
            "I entered {v} {when} and made it to the end.",
        ),
        ask=(
            "What races did {p} do?",
            "What races has {p} done?",
        ),
        do=("finish {v}", "take on {v}"),
        did=("finished {v}", "took on {v}"),
    ),
    "purchase": Talk(
        change=(
            "I finally caved and bought {v} {when}.",
            "{when} I bought {v}. Zero regrets.",
            "I got myself {v} {when}; paid full price, too.",
            "My wallet's lighter: I bought {v} {when}.",
        ),
        ask=("What are some things {p} bought?", "What did {p} splurge on?", "What purchases did {p} make?"),
        do=("splurge on {v}", "cave and buy {v}"),
        did=("splurged on {v}", "caved and bought {v}"),
    ),
    "injury": Talk(
        change=(
            "I took a fall {when} and broke my {v}.",
            "{when} I broke my {v}. Don't ask how.",
            "So I managed to break my {v} {when}.",
            "I got a broken {v} {when}, courtesy of my own front steps.",
        ),
        ask=("What bones did {p} break?", "What body part did {p} break?"),
        do=("wind up with a broken {v}", "fall and break the {v}"),
        did=("wound up with a broken {v}", "fell and broke the {v}"),
        ask_when=("On what date did {p} break the {v}?", "When did {p} end up with a broken {v}?"),
    ),
    "exam": Talk(
        change=(
            "I aced {v} {when}!",
            "{when} I passed {v}. Best feeling ever.",
            "I took {v} {when} and passed on the first try.",
            "All that studying paid off, because I passed {v} {when}.",
        ),
        ask=("What exams did {p} pass?", "What exams has {p} passed?", "Which tests and exams did {p} pass?"),
        do=("study up and pass {v}", "take and pass {v}"),
        did=("studied up and passed {v}", "took and passed {v}"),
    ),
    "exhibition": Talk(
        change=(
            "I checked out {v} {when}.",
            "{when} I wandered around {v} for hours.",
            "I finally made it to {v} {when}.",
            "I paid a visit to {v} {when}; go if you can.",
        ),
        ask=(
            "What museums and exhibitions did {p} check out?",
            "What exhibitions or museums has {p} been to?",
            "Which exhibitions and museums did {p} visit?",
        ),
        do=("check out {v}", "pay a visit to {v}"),
        did=("checked out {v}", "paid a visit to {v}"),
    ),
    "wedding": Talk(
        change=(
            "I was a guest at {v}'s wedding {when}.",
            "{v} tied the knot {when}, and I was there.",
            "{when} I was at {v}'s wedding. I cried like a baby.",
            "I ate way too much cake at {v}'s wedding {when}.",
        ),
        ask=("What weddings did {p} go to?", "Whose weddings was {p} a guest at?", "Who did {p} see get married?"),
        do=("go see {v} get married", "attend {v}'s wedding"),
        did=("went to see {v} get married", "attended {v}'s wedding"),
    ),
}
