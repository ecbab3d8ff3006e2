"""Wording d of the relations with one value."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Talk

__all__ = ["ONE"]

ONE: dict[str, Talk] = {
    "home": Talk(
        tell=(
            "{v} is home for me.",
            "I'm based in {v}, which still feels like my kind of town.",
            "Where I live? {v}. You should come see it.",
            "I've got an apartment in {v}, that's where I live.",
        ),
        change=(
            "I packed up and moved to {v} {when}.",
            "{when} I moved to {v}. Half my stuff is still in boxes.",
            "I've been a resident of {v} since {since}.",
            "New address! As of {since} I live in {v}.",
            "I live in {v} now, so toss out my old address.",
        ),
        ask=("What town is home for {p}?", "Where's {p} based?", "{p} lives where?"),
        before=(
            "Where was {p} living before the move to {now}?",
            "Before {now}, what town was {p}'s home?",
            "What town did {p} move away from to live in {now}?",
        ),
        do=("pack up and move to {v}", "make the move to {v}"),
        did=("packed up and moved to {v}", "made the move to {v}"),
        habit=("live over in {v}", "make my home in {v}"),
        topic=("place of residence",),
    ),
    "job": Talk(
        tell=(
            "I make my living as {a} {v}.",
            "I'm {a} {v}, so don't get me started on work.",
            "Workwise I'm {a} {v}.",
            "For a paycheck, I work as {a} {v}.",
        ),
        change=(
            "I'm {a} {v} now; I started {when}.",
            "I switched careers {when}, so now I'm {a} {v}.",
            "{when} I started a new job as {a} {v}. Wish me luck.",
            "I earn my keep as {a} {v} as of {since}.",
            "Career change! I'm working as {a} {v} now.",
        ),
        ask=(
            "How does {p} make a living?",
            "What's {p}'s occupation?",
        ),
        before=(
            "What kind of work did {p} do before starting as {a} {now}?",
            "Before working as {a} {now}, what was {p}'s occupation?",
        ),
        do=("start over as {a} {v}", "switch careers to work as {a} {v}"),
        did=("started over as {a} {v}", "switched careers to work as {a} {v}"),
        habit=("get paid for being {a} {v}",),
        topic=("day job", "current profession"),
    ),
    "employer": Talk(
        tell=(
            "I'm on the payroll at {v}.",
            "{v} is where I work.",
            "The company I work for is {v}.",
            "My paychecks come from {v}, that's my employer.",
        ),
        change=(
            "I started working at {v} {when}.",
            "{v} hired me {when}, so that's where I work now.",
            "As of {since} I'm working at {v}, new badge and everything.",
            "{when} I jumped ship and went to work for {v}.",
            "I work at {v} now.",
        ),
        ask=("Where does {p} work?", "Who signs {p}'s paychecks?", "What company is {p} with?"),
        before=(
            "Who signed {p}'s paychecks before {now}?",
            "What company was {p} with before going over to {now}?",
        ),
        do=("go off to work for {v}", "take a job at {v}"),
        did=("went off to work for {v}", "took a job at {v}"),
        habit=("have a job at {v}", "get my paychecks from {v}"),
        topic=("place of work", "current employer"),
    ),
    "partner": Talk(
        tell=(
            "{v} and I are a couple.",
            "I'm dating {v}. It's serious, too.",
            "My better half is {v}.",
            "I'm in a relationship with {v}, and it's going great.",
        ),
        change=(
            "{v} and I made it official {when}, so we're a couple.",
            "I started dating {v} {when}.",
            "I started seeing {v} {when}. We're exclusive and everything.",
            "So I'm off the market: {v} and I are together as of {since}.",
            "{when} I started going out with {v}, and yes, we're official.",
        ),
        end=(
            "{v} and I split up.",
            "I'm not with {v} anymore. We called it quits.",
            "{v} and I are history.",
            "{v} dumped me, so I'm on my own again.",
        ),
        ask=(
            "Who is {p} dating?",
            "Who's {p} in a relationship with?",
            "What's the name of {p}'s significant other?",
        ),
        before=(
            "Who was {p} dating before {now}?",
            "Before {now} came along, who was {p} in a relationship with?",
        ),
        do=("start seeing {v}", "pair off with {v}"),
        did=("started seeing {v}", "paired off with {v}"),
        topic=("significant other",),
    ),
    "marital": Talk(
        tell=(
            "For the record, I'm {v}.",
            "I'm {v}, in case anybody asks.",
            "Marital status? I'm {v}.",
            "Yep, I'm {v}. There, I said it.",
        ),
        change=(
            "It's official: I got {v} {when}.",
            "{when} I got {v}. Still sinking in.",
            "I wanted you to hear it from me: I got {v} {when}.",
            "So I'm {v} now. It happened {when}.",
        ),
        ask=(
            "Is {p} married, divorced, engaged or single?",
            "Which is {p}: single, engaged, married or divorced?",
            "What's {p}'s relationship status?",
        ),
        ask_when=("When exactly did {p} get {v}?", "When was it that {p} got {v}?"),
        do=("wind up {v}",),
        did=("wound up {v}",),
        topic=("status, relationship-wise",),
    ),
    "car": Talk(
        tell=(
            "The car I drive is {a} {v}.",
            "I get around in {a} {v}. It's a good car.",
            "I've got {a} {v}. Best car I've ever owned.",
            "My ride is {a} {v}; nothing fancy, but it runs.",
        ),
        change=(
            "I picked up {a} {v} {when}, so that's what I drive now.",
            "Got rid of my old car and bought {a} {v} {when}.",
            "{when} I drove {a} {v} off the lot, and it's all mine. New car smell!",
            "I've been driving {a} {v} since {since}. The old car's gone.",
            "I'm driving {a} {v} now.",
        ),
        ask=(
            "What kind of car does {p} have?",
            "What's {p} driving these days?",
            "What's the make and model of {p}'s car?",
        ),
        before=(
            "What was {p} driving before the {now}?",
            "Before the {now}, what car did {p} have?",
        ),
        do=("trade up to {a} {v}", "go out and buy {a} {v}"),
        did=("traded up to {a} {v}", "went out and bought {a} {v}"),
        habit=("get around in {a} {v}", "drive around in {a} {v}"),
        topic=("ride", "current car"),
    ),
    "commute": Talk(
        tell=(
            "I get myself to work {v}.",
            "I head to work {v}, rain or shine.",
            "My commute? I do it {v}.",
            "Most mornings I make my way to work {v}.",
        ),
        change=(
            "I'm commuting {v} as of {since}.",
            "{when} I switched up my commute, so I go to work {v} now.",
            "I changed things up {when}: now I get to the office {v}.",
            "No more of the old commute. I go to work {v} now.",
        ),
        ask=(
            "How does {p} head to work?",
            "How does {p} make it to the office in the morning?",
        ),
        before=(
            "How did {p} commute before doing it {now}?",
            "Before commuting {now}, how did {p} get to work?",
        ),
        habit=("head to work {v}", "make my way to work {v}"),
        topic=("way of getting to work",),
    ),
    "diet": Talk(
        tell=(
            "I'm on {a} {v} diet.",
            "I only eat {v} food.",
            "Just so you know for dinner, I eat {v}.",
            "Foodwise I keep it strictly {v}.",
        ),
        change=(
            "As of {since} I'm eating {v}, no cheating.",
            "I changed my diet {when}: it's all {v} from here on.",
            "{when} I went on {a} {v} diet.",
            "I eat {v} now. Doctor's orders.",
        ),
        ask=("How does {p} eat, diet-wise?", "What kind of diet is {p} on?", "What's {p}'s diet like?"),
        before=(
            "What kind of diet was {p} on before going {now}?",
            "Before eating {now}, what was {p}'s diet?",
        ),
        yes=(
            "Given {p}'s diet, is {good} okay?",
            "Is {bad} off the menu for {p}?",
        ),
        no=(
            "Is {bad} something {p}'s diet allows?",
            "Given {p}'s diet, is {bad} okay?",
            "Would {p} have to pass on {good} because of the diet?",
        ),
        do=("go on {a} {v} diet",),
        did=("went on {a} {v} diet",),
        topic=("current diet", "diet these days"),
    ),
    "food": Talk(
        tell=(
            "Favorite food? {v}, hands down.",
            "My all-time favorite food is {v}.",
            "I could eat {v} every single day. Favorite food, no contest.",
            "You can't beat {v}, my favorite thing to eat.",
        ),
        change=(
            "I've got a new favorite food, and it's {v}.",
            "Forget what I used to love most; my favorite food is {v} now.",
            "These days my favorite thing to eat is {v}.",
            "Turns out there's something better than my old favorite food: {v}. That's my number one now.",
        ),
        ask=(
            "What's {p}'s favorite thing to eat?",
            "What food does {p} love above all?",
            "Which food is {p}'s number one?",
        ),
        before=(
            "What was {p}'s favorite thing to eat before {now}?",
            "Before {now}, what food did {p} love most?",
        ),
        topic=("favorite thing to eat",),
    ),
    "colour": Talk(
        tell=(
            "No color makes me happier than {v}, my favorite.",
            "If you ask me, {v} beats every other color. Total favorite.",
            "Favorite color? {v}, easy.",
        ),
        change=(
            "I've got a new favorite color: {v}.",
            "I'm over my old favorite color. It's {v} these days.",
            "My favorite color used to be something else, but now it's {v}.",
        ),
        ask=("What color does {p} like best?", "What's {p}'s all-time favorite color?"),
        before=(
            "What color did {p} like best before {now}?",
            "Before {now}, what was {p}'s favorite color?",
        ),
        topic=("color of choice", "favorite color of all"),
    ),
    "genre": Talk(
        tell=(
            "Put on some {v} and I'm happy, it's my favorite kind of music.",
            "My favorite kind of music is {v}.",
            "Musically, nothing tops {v} for me.",
            "Favorite genre? {v}, no question.",
        ),
        change=(
            "My favorite kind of music is {v} now.",
            "I've moved on, musically: {v} is my favorite genre these days.",
            "I've got a new favorite genre, {v}.",
            "My playlists look different lately, because {v} is my favorite kind of music now.",
        ),
        ask=(
            "What's {p}'s favorite kind of music?",
            "Musically, what genre does {p} like best?",
            "What genre does {p} love most?",
        ),
        before=(
            "What was {p}'s favorite kind of music before {now}?",
            "Before {now}, what genre did {p} like best?",
        ),
        topic=("favorite kind of music",),
    ),
    "book": Talk(
        tell=(
            "{v} is the book I love most.",
            "Favorite book of all time? {v}.",
            "I've read {v} to pieces. It's my all-time favorite book.",
            "No book comes close to {v}, it's my favorite.",
        ),
        change=(
            "I've got a new all-time favorite book: {v}.",
            "{v} just knocked my old favorite book off the top spot.",
            "My favorite book is {v} now, and I didn't see that coming.",
            "These days the book I love most is {v}.",
        ),
        ask=("What book does {p} love above all?", "What's {p}'s all-time favorite book?"),
        before=(
            "What was {p}'s all-time favorite book before {now}?",
            "Before {now}, what was {p}'s favorite book?",
        ),
        topic=("all-time favorite book",),
    ),
    "film": Talk(
        tell=(
            "My favorite movie is {v}.",
            "{v} is the best movie ever made, my absolute favorite.",
            "Favorite movie? That'd be {v}.",
            "I can quote all of {v}; it's my favorite movie.",
        ),
        change=(
            "I've got a new favorite movie: {v}.",
            "{v} is my favorite movie now.",
            "My old favorite movie has been dethroned by {v}.",
            "I used to have a different favorite movie, but these days it's {v}.",
        ),
        ask=(
            "What's {p}'s favorite movie?",
            "What movie does {p} love above all?",
            "Which movie is {p}'s number one?",
        ),
        before=(
            "What was {p}'s favorite movie before {now}?",
            "Before {now}, what movie did {p} love most?",
        ),
        topic=("number one movie", "movie of choice"),
    ),
    "season": Talk(
        tell=(
            "I live for {v}, it's my favorite season.",
            "Give me {v} any day. No other season comes close.",
            "My favorite time of year is {v}.",
            "Favorite season? Easy, {v}.",
        ),
        change=(
            "I've come around: {v} is my favorite season these days.",
            "My favorite time of year is {v} now.",
            "I used to feel differently, but {v} is the season I love most now.",
        ),
        ask=("What season does {p} love most?", "What's {p}'s favorite time of year?"),
        before=(
            "What season did {p} love most before {now}?",
            "Before {now}, what was {p}'s favorite time of year?",
        ),
        topic=("favorite time of year",),
    ),
    "restaurant": Talk(
        tell=(
            "If I'm eating out, make it {v}, my favorite restaurant.",
            "{v} is my favorite restaurant, hands down.",
            "Best restaurant around? {v}. It's my favorite.",
            "My favorite place for dinner is {v}.",
        ),
        change=(
            "I've got a new favorite restaurant: {v}.",
            "{v} is my favorite place to eat these days.",
            "My old favorite restaurant went downhill, so now my favorite is {v}.",
            "Forget my old go-to, {v} is my favorite restaurant now.",
        ),
        ask=(
            "What's {p}'s favorite place for dinner?",
            "What restaurant does {p} love most?",
            "When it comes to restaurants, what's {p}'s favorite?",
        ),
        before=(
            "What restaurant did {p} love most before {now}?",
            "Before {now}, what was {p}'s favorite restaurant?",
        ),
        topic=("favorite place for dinner",),
    ),
    "drink": Talk(
        tell=(
            "Get me {v}, that's my usual drink.",
            "I'll take {v}, my usual.",
            "The usual for me is {v}.",
            "Most of the time I drink {v}, it's my usual.",
        ),
        change=(
            "My usual these days is {v}. I got tired of the old one.",
            "I've switched: my drink of choice is {v} now.",
            "I usually drink {v} now.",
            "Forget my old usual, it's {v} now.",
        ),
        ask=(
            "What drink does {p} normally have?",
            "Which drink is the usual one for {p}?",
        ),
        before=("Before {now}, what did {p} usually drink?",),
        topic=("usual order, drink-wise",),
    ),
    "shoe": Talk(
        tell=(
            "I take a size {v} shoe.",
            "My feet are a size {v}.",
            "Shoes? I'm a size {v}.",
            "In shoes I wear {v}.",
        ),
        ask=("What size shoe does {p} take?", "What size are {p}'s feet?", "If I bought {p} shoes, what size?"),
        topic=("size for shoes",),
    ),
    "birthday": Talk(
        tell=(
            "My birthday's {v}, mark your calendar.",
            "I turn a year older on {v}.",
            "I'm a {v} baby, so that's when you owe me cake.",
            "My birthday comes around on {v}.",
        ),
        ask=(
            "What's {p}'s birthday?",
            "What day does {p} celebrate turning a year older?",
            "When should I wish {p} a happy birthday?",
        ),
        topic=("day of birth",),
    ),
    "hometown": Talk(
        tell=(
            "{v} is where I grew up.",
            "I spent my whole childhood in {v}.",
            "I was raised in {v}, and you can still hear it.",
        ),
        ask=(
            "What town did {p} grow up in?",
            "What town was {p} raised in?",
        ),
        topic=("place where I grew up",),
    ),
    "field": Talk(
        tell=(
            "I majored in {v}.",
            "My major in college was {v}.",
            "I've got a degree in {v}.",
            "Back in college I studied {v}.",
        ),
        ask=("What did {p} major in?", "What was {p}'s major?", "What's {p}'s degree in?"),
        topic=("college major",),
    ),
    "university": Talk(
        tell=(
            "I went to college at {v}.",
            "I got my degree from {v}.",
            "My college years? I spent them at {v}.",
        ),
        ask=("Where did {p} go to college?", "What's {p}'s alma mater?", "What college did {p} attend?"),
        topic=("old college",),
    ),
    "boss": Talk(
        tell=(
            "I report to {v}.",
            "My boss? That's {v}.",
            "The person I answer to at work is {v}.",
            "{v} is my manager, and a decent one.",
        ),
        change=(
            "{v} took over as my boss {when}.",
            "As of {since} I report to {v}.",
            "My boss left, so {when} I got a new one, {v}.",
            "{when} {v} became my manager.",
            "I report to {v} now.",
        ),
        ask=("Who is it that {p} reports to?", "Who's {p}'s manager?", "Who does {p} answer to at work?"),
        before=(
            "Who was in charge of {p} at work before {now}?",
            "Before {now}, who was {p}'s manager?",
        ),
        ask_when=("When did {p} start reporting to {v}?",),
        topic=("boss at work", "person in charge at work"),
    ),
    "roommate": Talk(
        tell=(
            "{v} is my roommate.",
            "I split the rent with my roommate, {v}.",
            "I've got a roommate, {v}.",
            "{v} and I share an apartment, and we still get along.",
        ),
        change=(
            "{v} became my roommate {when}.",
            "I share the apartment with {v} as of {since}.",
            "My new roommate {v} moved in {when}.",
            "{when} {v} took the spare room, so now we're roommates.",
            "New roommate alert: {v} lives with me now.",
        ),
        end=(
            "{v} moved out, so I've got the apartment to myself.",
            "{v} isn't my roommate anymore.",
            "I don't share the apartment with {v} anymore. It's quiet around here.",
        ),
        ask=(
            "Who's {p}'s roommate?",
            "Who shares an apartment with {p}?",
            "Who does {p} split the rent with?",
        ),
        before=(
            "Who shared an apartment with {p} before {now}?",
            "Before {now}, who was {p}'s roommate?",
        ),
        ask_when=("When did {v} move in with {p}?", "When did {p} and {v} become roommates?"),
        topic=("roomie", "apartment mate"),
    ),
    "dentist": Talk(
        tell=(
            "Dr. {v} takes care of my teeth.",
            "For my teeth I see Dr. {v}.",
            "My dentist? Dr. {v}, who never makes me feel bad about flossing.",
            "The dentist I go to is Dr. {v}.",
        ),
        change=(
            "I found a new dentist {when}, Dr. {v}.",
            "I've been seeing a new dentist since {since}: Dr. {v}.",
            "I changed dentists, so now I see Dr. {v}.",
            "Dr. {v} is my dentist now.",
        ),
        ask=("What dentist does {p} see?", "What's the name of {p}'s tooth doctor?"),
        before=(
            "What dentist did {p} see before Dr. {now}?",
            "Before Dr. {now}, who took care of {p}'s teeth?",
        ),
        topic=("tooth doctor", "regular dentist"),
    ),
    "clubday": Talk(
        tell=(
            "My class meets on {v}.",
            "I can't do {v}, that's when I have class every week.",
            "{v} is class night for me.",
            "I've got class every {v}.",
        ),
        change=(
            "My class got moved to {v}.",
            "They changed the schedule: my class meets on {v} now.",
            "I have class on {v} now instead.",
            "New schedule! {v} is class night from now on.",
        ),
        ask=(
            "What day does {p}'s class meet?",
            "What day of the week does {p} have class?",
            "Which night is class night for {p}?",
        ),
        before=(
            "What day did {p}'s class meet before {now}?",
            "Before it got moved to {now}, what day was {p}'s class?",
        ),
        topic=("class night", "day of class"),
    ),
    "reading": Talk(
        tell=(
            "{v} is what I'm reading these days.",
            "The book I'm reading right now is {v}.",
            "I'm halfway through reading {v}.",
            "My current read is {v}.",
        ),
        change=(
            "I cracked open a new book {when}, {v}.",
            "{when} I started in on {v}. So that's the book I'm reading.",
            "I've had my nose in {v} since {since}, reading a chapter a night.",
            "On to the next book: I'm reading {v} now.",
        ),
        ask=(
            "What book does {p} have going right now?",
            "What's {p}'s current read?",
        ),
        before=(
            "What was {p}'s last read before {now}?",
            "Before {now}, what book was {p} reading?",
        ),
        do=("crack open {v}",),
        did=("cracked open {v}",),
        topic=("current read",),
    ),
    "watching": Talk(
        tell=(
            "I'm bingeing {v} right now.",
            "{v} is the show I'm watching.",
            "My current show is {v}.",
            "I'm a few episodes into {v}, and I watch it every night.",
        ),
        change=(
            "I got going on the show {v} {when}, and now I watch it every night.",
            "I moved on to a new show {when}, {v}.",
            "{when} I watched the first episode of {v}, and that's my show now.",
            "Finished my old show, so I'm watching {v} now.",
        ),
        ask=(
            "What's {p} watching these days?",
            "What show is {p} bingeing?",
            "What series is {p} in the middle of?",
        ),
        before=(
            "What show did {p} have going before {now}?",
            "Before {now}, what was {p} watching?",
        ),
        do=("start bingeing {v}", "get hooked on watching {v}"),
        did=("started bingeing {v}", "got hooked on watching {v}"),
        topic=("current binge",),
    ),
    "wake": Talk(
        tell=(
            "I'm up at {v} every morning.",
            "I roll out of bed at {v}.",
            "My day starts at {v}, that's when I get up.",
            "I wake up at {v} on the dot.",
        ),
        change=(
            "I've started getting up at {v}.",
            "New routine: I'm up at {v} these days.",
            "I moved my wake-up time to {v}.",
            "I wake up at {v} now.",
        ),
        ask=(
            "What time is {p} up in the morning?",
            "What time does {p} roll out of bed?",
            "How early does {p} wake up?",
        ),
        before=(
            "What time did {p} wake up before it was {now}?",
            "Before switching to {now}, what time was {p} getting up?",
        ),
        topic=("time of getting up",),
    ),
    "team": Talk(
        tell=(
            "I'm rooting for {v}, as any sane person would.",
            "My team is {v}, win or lose.",
            "On game day I'm cheering for {v}, they're my team.",
            "I bleed the colors of {v}. That's my team.",
        ),
        change=(
            "I root for {v} now.",
            "I've switched sides: my team is {v} these days.",
            "I gave up on my old team. I'm cheering for {v} now.",
            "Go ahead and call me a traitor, but I'm rooting for {v} from now on.",
        ),
        ask=("What's {p}'s team?", "Which team is {p} rooting for?"),
        before=(
            "Who did {p} root for before {now}?",
            "Before {now}, what was {p}'s team?",
        ),
        habit=("consider myself a fan of {v}", "cheer {v} on"),
        topic=("favorite team",),
    ),
    "locker": Talk(
        tell=(
            "The combo for my locker is {v}.",
            "My locker opens with {v}.",
            "Punch in {v} and my locker opens.",
        ),
        ask=("What's the combo for {p}'s locker?", "What numbers open {p}'s locker?"),
        topic=("locker combo", "code to my locker"),
    ),
    "wifi": Talk(
        tell=(
            "My wifi wants a password, and that's {v}.",
            "To get on my wifi, type in {v}.",
            "My wifi password? It's {v}.",
        ),
        ask=("What's the password for {p}'s wifi?", "How do I get on {p}'s wifi, what's the password?"),
        topic=("password to get on my wifi",),
    ),
    "alarm": Talk(
        tell=(
            "The code that shuts off my house alarm is {v}.",
            "If my alarm goes off, punch in {v}.",
            "My burglar alarm's code is {v}.",
        ),
        ask=("What code shuts off {p}'s alarm?", "What's the code for {p}'s house alarm?"),
        topic=("code for my alarm",),
    ),
    "party": Talk(
        tell=(
            "I'm throwing a surprise party at {v}.",
            "The surprise party I'm putting together is at {v}.",
            "We're having the surprise party I'm organizing at {v}.",
        ),
        ask=("Where will {p} throw the surprise party?", "What's the venue for {p}'s surprise party?"),
        topic=("venue for my surprise party",),
    ),
    "key": Talk(
        tell=(
            "I stashed my spare key {v}.",
            "If you ever need to get in, my spare key is {v}.",
        ),
        ask=("Where did {p} stash the spare key?", "Where would I find {p}'s spare key?"),
        topic=("hiding spot of my spare key", "spot where I hide my spare key"),
    ),
}
