"""Wording g of the relations with many values, of numbers that grow, and of events."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["MANY"]

MANY: dict[str, Talk] = {
    "pet": Talk(
        tell=(
            "I've got a {k} at home who answers to {v}, when it suits.",
            "Excuse the hair on my jumper, that's {v}, my {k}.",
            "{v} is my {k}, spoilt rotten of course.",
        ),
        change=(
            "The house is chaos, we adopted {v} the {k} {when}.",
            "{when} I brought home a {k} from the shelter and named the little one {v}.",
            "I've got a new pet! I adopted a {k} {when}, and {v} is the name.",
        ),
        again=(
            "One wasn't enough, so {when} we adopted another {k}, called {v}.",
            "{when} I adopted yet another {k}, and this one's {v}.",
            "I've gone and done it again! I adopted another {k} {when}, and {v} is the name.",
        ),
        end=(
            "Had to say goodbye to {v}, my {k} passed away in my arms.",
            "My {k} {v} has died, and the house feels empty.",
            "I found a new home for {v}, so I don't have that {k} any more.",
        ),
        ask=(
            "What does {p} call the pets?",
            "Who are the animals at {p}'s place, by name?",
            "Can you name all the pets {p} has?",
        ),
        count=("How many animals does {p} keep as pets?", "What's the number of pets at {p}'s place?"),
        more=("Which of the two has the most pets, {p} or {q}?", "Between {p} and {q}, who keeps more pets?"),
        do=("adopt little {v}",),
        did=("adopted little {v}",),
    ),
    "hobby": Talk(
        tell=(
            "Give me a free arvo and I'll spend it on {v}, my hobby.",
            "My hobby these days is {v}, and the garage is full of gear.",
            "When I need to unwind it's {v} for me, I do it as a hobby.",
        ),
        change=(
            "I've got a new hobby to bore you with, I took up {v} {when}.",
            "{when} I got into {v}, and it's already my favourite hobby.",
            "My evenings are gone, I've been hooked on {v} as a hobby since {since}.",
        ),
        end=(
            "I've packed in {v}, it was getting too expensive.",
            "The {v} is over for me, I've dropped that hobby.",
            "I don't bother with {v} these days, I've stopped for good.",
        ),
        ask=(
            "What are the things {p} does for fun, as hobbies?",
            "What are the hobbies that {p} has?",
            "How does {p} spend a free afternoon, hobby-wise?",
        ),
        shared=(
            "What hobbies have {p} and {q} got in common?",
            "Are there hobbies both {p} and {q} are into, and which?",
        ),
        do=("take up {v} as a hobby",),
        did=("took up {v} as a hobby",),
        habit=("do {v} for fun", "spend my free arvos on {v}"),
    ),
    "instrument": Talk(
        tell=(
            "I'm the one in the family who plays the {v}.",
            "I can hold a tune on the {v}, I play it most evenings.",
            "Playing the {v} is how I wind down.",
        ),
        change=(
            "Sorry in advance to the neighbours, I've been playing the {v} since {since}.",
            "{when} I picked up the {v} for the first time, and I've been playing it every night.",
            "I'm musical now! I took up the {v} {when}.",
        ),
        end=(
            "I don't play the {v} any more, my fingers won't do it.",
            "The {v} went to the op shop, I've quit playing it.",
        ),
        ask=(
            "What instruments does {p} know how to play?",
            "What does {p} play, music-wise?",
            "If there were a jam session, what would {p} be playing?",
        ),
        shared=(
            "What instruments do {p} and {q} both know how to play?",
            "Which instruments have {p} and {q} got in common?",
        ),
        do=("pick up the {v} and start playing it",),
        did=("picked up the {v} and started playing it",),
        habit=("play the {v} myself", "play the {v} at parties"),
    ),
    "language": Talk(
        tell=(
            "I grew up speaking {v} with my nan, and I still do.",
            "I get by fine in {v}, I speak it with the shopkeeper.",
            "{v} is one of the languages I speak.",
        ),
        change=(
            "I've been learning {v} since {since}, and I already speak it pretty well.",
            "{when} I started lessons in {v}, and I can already speak it. Quick learner, me!",
        ),
        ask=(
            "What languages does {p} know how to speak?",
            "Which languages has {p} got?",
            "In what languages could I have a chat with {p}?",
        ),
        shared=("What languages have {p} and {q} got in common?", "Which tongues can both {p} and {q} speak?"),
        yes=("If a lost tourist spoke nothing but {v}, could {p} help out?", "Could {p} have a natter in {v}?"),
        no=("Would {p} be lost in a room where everyone only spoke {v}?", "Would a chat in {v} go over {p}'s head?"),
        do=("start lessons in {v}",),
        did=("started lessons in {v}",),
        habit=("speak {v} myself", "speak {v} at home"),
    ),
    "sibling": Talk(
        tell=(
            "{v}, my sibling, still nicks my chips at every family do.",
            "I grew up sharing a room with my sibling {v}.",
            "One of my siblings is {v}, the funny one.",
        ),
        again=(
            "Then there's {v}, another sibling of mine.",
            "I've got one more sibling too, {v}.",
            "Did I ever mention {v}? Also a sibling of mine.",
        ),
        ask=(
            "What are the siblings of {p} called?",
            "Who did {p} grow up with as siblings?",
            "Can you name {p}'s siblings?",
        ),
        count=(
            "How many siblings did {p} grow up with?",
            "What's the number of siblings in {p}'s family, not counting {p}?",
        ),
        more=("Who grew up with more siblings, {p} or {q}?", "Between {p} and {q}, who has the most siblings?"),
    ),
    "child": Talk(
        tell=(
            "My kid {v} drew on the wall again.",
            "I've got a kid named {v}, the apple of my eye.",
            "Being a parent to {v} keeps me on my toes. Best kid ever.",
        ),
        change=(
            "We're parents of a newborn! Our baby {v} arrived {when}.",
            "{when} our baby was born, and we've named the little one {v}.",
            "No sleep here: my baby, {v}, was born {when}.",
        ),
        again=(
            "Then there's {v}, another one of my kids.",
            "I've got another kid too, {v}.",
            "{v} is mine as well, one more kid in our mad house.",
        ),
        ask=(
            "What does {p} call the kids?",
            "What names did {p} give the kids?",
            "Can you name {p}'s kids?",
        ),
        count=("How many kids has {p} got?", "What's the number of {p}'s kids?"),
        more=("Whose tribe of kids is bigger, {p}'s or {q}'s?", "Between {p} and {q}, who has the most kids?"),
        ask_when=("When did {p}'s baby {v} arrive?", "On what date was {p}'s kid {v} born?"),
    ),
    "friend": Talk(
        tell=(
            "{v} and I are great mates.",
            "I caught up with my mate {v} and we laughed till we cried.",
            "I don't know what I'd do without {v}, such a good friend.",
        ),
        change=(
            "I hit it off with {v} {when}, and we're friends now.",
            "{when} I got chatting with {v}, and just like that we became mates.",
            "I've been friends with {v} since {since}, and it feels like years.",
        ),
        end=(
            "{v} and I had a falling-out, we're not mates any more.",
            "I'm not friends with {v} these days. It just fizzled out.",
        ),
        ask=(
            "Who are {p}'s mates?",
            "Who's {p} friends with?",
            "Can you name the friends {p} has?",
        ),
        do=("become mates with {v}",),
        did=("became mates with {v}",),
    ),
    "allergy": Talk(
        tell=(
            "I can't have {v}, I'm allergic.",
            "Please keep {v} off my plate, my allergy is no joke.",
            "I swell up like a balloon from {v}. Allergic, sadly.",
        ),
        change=(
            "I came out in hives {when}, and it turns out I'm allergic to {v}.",
            "{when} the doctor told me I've got an allergy to {v}.",
        ),
        ask=(
            "What allergies has {p} got?",
            "What do I need to keep off {p}'s plate because of allergies?",
            "What sets off {p}'s allergies?",
        ),
        yes=("Would {bad} set off {p}'s allergies?", "Would {bad} be a risky thing to feed {p}?"),
        no=("Could I offer {p} {bad} without worrying about allergies?", "Would {bad} be a safe bet for {p}?"),
    ),
    "sport": Talk(
        tell=(
            "I do {v} every week, come rain or shine.",
            "My sport's {v}, I'm at the club whenever I can.",
            "You'll find me at {v} training most weekends, it's my sport.",
        ),
        change=(
            "I've been doing {v} since {since}, and I ache all over.",
            "{when} I took up {v} to get fit.",
            "They needed an extra at the club, so I started doing {v} {when}.",
        ),
        end=(
            "I've hung up my gear, no more {v} for me.",
            "My {v} days are behind me, I've stopped.",
        ),
        ask=(
            "What sport is {p} into?",
            "Which sports has {p} got going?",
            "What does {p} do in the way of sport?",
        ),
        shared=("What sports have {p} and {q} got in common?", "Which sports are both {p} and {q} doing?"),
        habit=("do {v} to keep fit", "do {v} myself"),
        do=("take up {v} as a sport",),
        did=("took up {v} as a sport",),
    ),
    "dish": Talk(
        tell=(
            "When people come over I make my {v}, it's my signature dish.",
            "If I'm known for anything in the kitchen, it's {v}. Signature dish, that one.",
            "I make a mean {v}, my signature dish.",
        ),
        again=(
            "There's one more signature dish in my repertoire, {v}.",
            "And {v} is a signature dish of mine too.",
            "I've added {v} to my signature dishes.",
        ),
        ask=(
            "What dishes is {p} known for in the kitchen?",
            "What are the signature dishes in {p}'s repertoire?",
            "What would {p} cook to impress people?",
        ),
        habit=("make {v} from scratch", "make my own {v}"),
    ),
    "volunteering": Talk(
        tell=(
            "As a volunteer, I lend a hand at {v}.",
            "Saturdays I'm rostered on at {v}, unpaid, just as a volunteer.",
            "You should come along to {v}, I'm a volunteer there.",
        ),
        change=(
            "I've been volunteering at {v} since {since}, and the crew is lovely.",
            "{when} I did my first volunteer shift at {v}, and I've signed on as a regular.",
            "I wanted to give something back, so I started lending a hand at {v} as a volunteer {when}.",
        ),
        end=(
            "I've handed in my volunteer badge at {v}, I'm done there.",
            "I had to pull out of volunteering at {v}, too much on.",
        ),
        ask=(
            "As a volunteer, where does {p} lend a hand?",
            "What places does {p} volunteer for?",
            "Where does {p} do volunteer work?",
        ),
        do=("lend a hand at {v} as a volunteer", "start helping out at {v} as a volunteer"),
        did=("lent a hand at {v} as a volunteer", "started helping out at {v} as a volunteer"),
        habit=("do volunteer shifts at {v}",),
    ),
    "course": Talk(
        change=(
            "I did a short course in {v} {when}, money well spent.",
            "{when} I took a class in {v}, and I got a little certificate and all.",
            "You're never too old to learn, so I did a course in {v} {when}.",
        ),
        again=(
            "{when} I did one more course, on {v} this time.",
            "I can't stop signing up for things. I took another course {when}, and that one was in {v}.",
        ),
        ask=(
            "What courses has {p} done?",
            "What has {p} taken classes in?",
            "Which subjects did {p} do a course in?",
        ),
        do=("do a course in {v}",),
        did=("did a course in {v}",),
    ),
    "award": Talk(
        change=(
            "Pinch me, I took out {v} {when}!",
            "{when} they called my name: I'd won {v}!",
            "I'm chuffed to bits, I got first place and won {v} {when}.",
        ),
        ask=(
            "What has {p} won?",
            "Which prizes and awards has {p} picked up?",
            "What awards has {p} taken out?",
        ),
        do=("take out {v}",),
        did=("took out {v}",),
    ),
    "plan": Talk(
        tell=(
            "I've made up my mind, I'm going to {v}.",
            "Top of my list right now is to {v}, and I'm planning on it.",
            "The plan is to {v}, and I'm already saving.",
        ),
        change=(
            "It's all booked in, I'm going to {v} {soon}.",
            "{soon} I'm planning to {v}, so wish me luck.",
            "Hold me to it: {soon} I'm going to {v}.",
        ),
        end=(
            "I've scrapped my plan to {v}, it's not happening.",
            "Turns out I won't {v} after all. That plan's off the table.",
        ),
        ask=(
            "What plans has {p} got?",
            "What is {p} going to do in future?",
            "What's on {p}'s list of plans?",
        ),
        ask_when=("When's {p} going to {v}?", "What date has {p} got in mind to {v}?"),
    ),
    "fear": Talk(
        tell=(
            "Don't laugh, but I'm terrified of {v}.",
            "You won't get me anywhere near {v}, that's how frightened I am.",
            "One thing I can't handle is {v}. Scares the life out of me.",
        ),
        end=(
            "I've got over my fear of {v}, would you believe.",
            "I was petrified of {v} for years, but I've beaten that fear.",
        ),
        ask=(
            "What scares {p}?",
            "What is {p} frightened of?",
            "What fears has {p} got?",
        ),
        yes=("Is {p} likely to panic because of {v}?", "Would {p} get nervous because of {v}?"),
        no=("Would {p} be perfectly calm around {v}?", "Is {p} fine with {v}?"),
    ),
    "collection": Talk(
        tell=(
            "I collect {k}, I've got {v} so far.",
            "My {k} are getting out of hand, I've got {v} of them on the shelf.",
            "I did a stocktake of my {k} and there are {v}.",
        ),
        again=(
            "I found {v} more {k} at a garage sale, so the collection's grown.",
            "The postie brought me another {v} {k} for my collection.",
            "I couldn't resist, I picked up {v} more {k}.",
        ),
        end=(
            "I let go of {v} of my {k}, a collector made me an offer.",
            "I gave {v} of my {k} to the kid next door.",
        ),
        count=("How many {k} has {p} got?", "What's {p}'s tally of {k}?"),
    ),
    "plants": Talk(
        tell=(
            "My flat's turning into a jungle, I've got {v} house plants.",
            "I counted them while watering: I own {v} house plants.",
            "With {v} house plants to water, I can't ever go away.",
        ),
        again=(
            "I stopped at the nursery and came home with {v} more house plants.",
            "Another {v} house plants have joined my jungle.",
            "I took {v} more house plants off a bloke who was clearing out his shed.",
        ),
        end=(
            "I forgot the watering and {v} of my house plants died.",
            "I passed on {v} of my house plants to a workmate.",
        ),
        count=("How many house plants does {p} have to water?", "What's the tally of house plants at {p}'s?"),
        more=(
            "Which of the two has more house plants, {p} or {q}?",
            "Between {p} and {q}, who owns more house plants?",
        ),
    ),
    "trip": Talk(
        change=(
            "I got away for a bit and made a trip to {v} {when}.",
            "{when} I took a trip over to {v}, and I've got far too many photos.",
            "I was off sightseeing in {v} {when}, just a little holiday.",
        ),
        ask=(
            "Where has {p} been off to on holiday?",
            "What trips has {p} been on?",
            "Which places has {p} travelled to?",
        ),
        do=("take a trip over to {v}", "go on a holiday to {v}"),
        did=("took a trip over to {v}", "went on a holiday to {v}"),
    ),
    "concert": Talk(
        change=(
            "I lost my voice singing along at the {v} concert {when}.",
            "{when} I saw {v} play live, and I was right up the front.",
            "I finally got to see {v} in concert {when}, worth every cent.",
        ),
        ask=(
            "Who has {p} seen live?",
            "What concerts has {p} been to?",
            "Which acts has {p} seen on stage?",
        ),
        do=("see {v} in concert", "go to a gig by {v}"),
        did=("saw {v} in concert", "went to a gig by {v}"),
    ),
    "race": Talk(
        change=(
            "My legs will never forgive me, I did {v} {when}.",
            "{when} I entered {v} and crossed the line in one piece.",
            "I got roped into {v} {when}, and I finished it too!",
        ),
        ask=(
            "What races has {p} done?",
            "Which races has {p} been in?",
            "What sort of races did {p} enter?",
        ),
        do=("have a crack at {v}",),
        did=("had a crack at {v}",),
    ),
    "purchase": Talk(
        change=(
            "I splashed out on {v} {when}, no regrets.",
            "{when} I went and bought myself {v}.",
            "I couldn't resist the sale, I bought {v} {when}.",
        ),
        ask=(
            "What has {p} splashed out on?",
            "What things has {p} bought?",
            "What did {p} go and buy?",
        ),
        do=("splash out on {v}",),
        did=("splashed out on {v}",),
    ),
    "injury": Talk(
        change=(
            "I ended up in a cast, because I fractured my {v} {when}.",
            "{when} I had a nasty fall and broke my {v}.",
            "Clumsy me slipped and broke my {v} {when}.",
        ),
        ask=(
            "Which bones has {p} broken?",
            "What has {p} fractured?",
            "Where has {p} had a fracture?",
        ),
        do=("wind up with a fractured {v}",),
        did=("wound up with a fractured {v}",),
        ask_when=("When did {p} fracture the {v}?", "When was it that {p}'s {v} got broken?"),
    ),
    "exam": Talk(
        change=(
            "The nerves nearly got me, but I passed {v} {when}.",
            "{when} I sat {v} and got through, what a relief.",
            "Break out the bubbly, I got through {v} {when}!",
        ),
        ask=(
            "What exams has {p} made it through?",
            "Which tests has {p} passed?",
            "What exams did {p} manage to pass?",
        ),
        do=("sit and pass {v}",),
        did=("sat and passed {v}",),
    ),
    "exhibition": Talk(
        change=(
            "I had a wander around {v} {when}.",
            "{when} I took myself to {v}, and the gift shop was dangerous.",
            "I popped into {v} {when}, and you'd love it.",
        ),
        ask=(
            "What museums and exhibitions has {p} been to?",
            "Which shows and museums has {p} visited?",
            "What has {p} been to see in the way of museums and exhibitions?",
        ),
        do=("pay a visit to {v}",),
        did=("paid a visit to {v}",),
    ),
    "wedding": Talk(
        change=(
            "I was a guest at the wedding of {v} {when}, and I cried buckets.",
            "{when} I went along to the wedding of {v}. What a feast!",
            "The wedding of {v} was {when}, and I was there with bells on.",
        ),
        ask=(
            "Which weddings has {p} been to?",
            "Whose weddings has {p} been a guest at?",
            "Whose big day has {p} been invited to and gone to?",
        ),
        do=("be a guest at the wedding of {v}",),
        did=("was a guest at the wedding of {v}",),
    ),
}
