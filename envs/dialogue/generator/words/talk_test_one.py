"""Test wording of the relations with one value."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.talk import Talk

__all__ = ["ONE"]

ONE: dict[str, Talk] = {
    "home": Talk(
        tell=("My home is in {v}.", "I've got a small place in {v}. The view makes up for the rent."),
        change=("I relocated to {v} {when}.", "My new home is in {v}; I got the keys {when}.", "I packed everything and made {v} my home {when}."),
        ask=("In which town is {p}'s home?", "What town does {p} call home?"),
        before=("In which town was {p}'s home before {now}?",),
        do="relocate to {v}", did="relocated to {v}", habit="call {v} my home", topic="present home"),
    "job": Talk(
        tell=("I earn my living as {a} {v}.", "By profession I'm {a} {v}. It pays the bills."),
        change=("I got hired as {a} {v} {when}.", "I have a new job: {a} {v}, since {since}."),
        ask=("What is {p}'s occupation?", "What profession does {p} have?"),
        before=("What was {p}'s occupation before {p} worked as {a} {now}?",),
        do="get hired as {a} {v}", did="got hired as {a} {v}", habit="earn money as {a} {v}", topic="occupation"),
    "employer": Talk(
        tell=("The company I work at is {v}.", "My employer is {v}, and they treat us well."),
        change=("I switched companies {when} and work at {v} now.", "I signed a contract with {v} {when}; they are my employer now."),
        ask=("At which company does {p} work?", "What company employs {p}?"),
        before=("At which company did {p} work before {now}?",),
        do="sign a contract with {v}", did="signed a contract with {v}", habit="work at {v}", topic="company"),
    "partner": Talk(
        tell=("I'm in a relationship with {v}.", "{v} is my partner, and a better cook than I am."),
        change=("{v} and I became a couple {when}.", "I started dating {v} {when}. We're a couple now."),
        end=("{v} and I have separated.", "It's over between {v} and me."),
        ask=("Who is {p} in a relationship with?", "Who is {p}'s other half?"),
        before=("Who was {p} in a relationship with before {now}?",),
        do="start dating {v}", did="started dating {v}", topic="other half"),
    "marital": Talk(
        tell=("Officially I'm {v}.", "My marital status? I'm {v}."),
        change=("As of {since} I'm {v}.", "It's official, I'm {v} since {since}."),
        ask=("What marital status does {p} have?",), ask_when=("Since when has {p} been {v}?",), topic="official status"),
    "car": Talk(
        tell=("The car I own is {a} {v}.", "I get around in my {v}; it's an old car, but I love it."),
        change=("I purchased {a} {v} {when}; it's my car from now on.", "My old car is gone. I picked up {a} {v} {when}."),
        ask=("What kind of car does {p} own?", "What does {p} drive?"),
        before=("What kind of car did {p} own before the {now}?",),
        do="purchase {a} {v}", did="purchased {a} {v}", habit="own {a} {v}", topic="set of wheels"),
    "commute": Talk(
        tell=("I commute {v}.", "My way to the office? I travel {v}."),
        change=("As of {since} I commute {v}.", "I commute {v} now."),
        ask=("How does {p} commute?", "By what means does {p} commute?"),
        before=("How did {p} commute before going {now}?",),
        habit="commute {v}", topic="way to work"),
    "diet": Talk(
        tell=("I follow {a} {v} diet.", "All my meals are {v}."),
        change=("I became {v} {when}.", "My meals have been {v} since {since}."),
        ask=("What kind of diet does {p} have?", "What is {p}'s diet?"),
        before=("What kind of diet did {p} have before becoming {now}?",),
        yes=("Would {p} refuse {bad}?", "Could {p} eat {good} on the current diet?"),
        no=("Could {p} eat {bad} on the current diet?", "Would {p} be likely to have {bad} for lunch?"),
        do="become {v}", did="became {v}", topic="way of eating"),
    "food": Talk(
        tell=("The food I love most is {v}.", "If I could eat one thing forever, it would be {v}, my favourite food."),
        change=("Nowadays the food I love most is {v}.", "My favourite food used to be another one; today it's {v}."),
        ask=("What food does {p} love most?", "What is the favourite food of {p}?"),
        before=("What food did {p} love most before {now}?",), topic="favourite thing to eat"),
    "colour": Talk(
        tell=("The colour I like most is {v}.", "My favourite colour is, and I mean it, {v}."),
        change=("The colour I like most these days is {v}.", "I have a new favourite colour: {v}."),
        ask=("What colour does {p} like most?",), before=("What colour did {p} like most before {now}?",), topic="preferred colour"),
    "genre": Talk(
        tell=("The music I like most is {v}.", "I could listen to {v} all day; it's my favourite kind of music."),
        change=("I'm all about {v} now; it's my favourite kind of music.", "My favourite kind of music is {v} now."),
        ask=("What genre of music does {p} prefer?", "What is {p}'s favourite kind of music?"),
        before=("What genre of music did {p} prefer before {now}?",), topic="favourite kind of music"),
    "book": Talk(
        tell=("The book I love most is {v}.", "No book comes close to {v}; it's my favourite."),
        change=("The book I love most is now {v}.", "My favourite among all books is {v} now."),
        ask=("What book does {p} love most?",), before=("What book did {p} love most before {now}?",), topic="most loved book"),
    "film": Talk(
        tell=("The film I love most is {v}.", "I know {v} by heart; it's my favourite movie."),
        change=("The film I love most is now {v}.", "My favourite movie these days is {v}."),
        ask=("What is {p}'s favourite movie?", "What movie does {p} love most?"), before=("What movie did {p} love most before {now}?",), topic="favourite movie"),
    "season": Talk(
        tell=("The season I like most is {v}.", "I live for {v}; it's my favourite season."),
        change=("I've come round to {v}; it's the season I like most.", "These days the season I like most is {v}."),
        ask=("What season does {p} like most?", "Which time of year does {p} like most?"), before=("What season did {p} like most before {now}?",), topic="preferred season"),
    "restaurant": Talk(
        tell=("The restaurant I like most is {v}.", "You'll find me at {v} every Friday; it's my favourite restaurant."),
        change=("The restaurant I like most these days is {v}.", "{v} is my favourite restaurant now."),
        ask=("What restaurant does {p} like most?",), before=("What restaurant did {p} like most before {now}?",), topic="preferred restaurant"),
    "drink": Talk(
        tell=("The thing I usually drink is {v}.", "What I usually drink is {v}."),
        change=("These days I usually drink {v}.", "I switched drinks: I usually have {v} now."),
        ask=("What drink does {p} usually have?", "What is the usual drink of {p}?"), before=("What drink did {p} usually have before {now}?",), topic="go-to drink"),
    "shoe": Talk(
        tell=("My feet are size {v}, in case you see nice shoes.", "For shoes I take size {v}."),
        ask=("Which size of shoes does {p} take?", "What size are {p}'s shoes?"), topic="size of shoes"),
    "birthday": Talk(
        tell=("I celebrate my birthday on {v}.", "{v} is my birthday."),
        ask=("When does {p} celebrate a birthday?", "What date is {p}'s birthday?"), topic="date of birth"),
    "hometown": Talk(
        tell=("I come from {v} originally.", "My childhood was in {v}."),
        ask=("Where does {p} come from originally?", "Where did {p} spend childhood?"), topic="place of birth"),
    "field": Talk(
        tell=("At university I studied {v}.", "My subject at university was {v}."),
        ask=("What was {p}'s subject at university?", "What did {p} study at university?"), topic="subject at university"),
    "university": Talk(
        tell=("My university was {v}.", "I got my degree at {v}."),
        ask=("At which university did {p} study?", "Where did {p} get a degree?"), topic="old university"),
    "boss": Talk(
        tell=("I report to {v}, my boss.", "The name of my boss is {v}. We get on."),
        change=("Since {since} my boss is {v}.", "We had a change at the top: {v} has been my boss since {since}."),
        ask=("Who does {p} report to?", "Who is the boss of {p}?"), before=("Who did {p} report to before {now}?",),
        ask_when=("Since when has {v} been {p}'s boss?",), topic="manager"),
    "roommate": Talk(
        tell=("I live with a roommate, {v}.", "{v} is my roommate. The fridge is always full."),
        change=("Since {since} my roommate is {v}.", "I found a new roommate, {v}, who arrived {when}."),
        end=("{v} is my roommate no longer; I have the flat to myself.",),
        ask=("Who is the roommate of {p}?", "Who does {p} live with as a roommate?"), before=("Who was the roommate of {p} before {now}?",),
        ask_when=("Since when has {v} been {p}'s roommate?",), topic="flatmate"),
    "dentist": Talk(
        tell=("Doctor {v} looks after my teeth.", "The dentist I trust is Doctor {v}."),
        change=("I have a new dentist, Doctor {v}.", "From now on Doctor {v} is my dentist."),
        ask=("Which dentist does {p} see?", "What is the name of the dentist {p} sees?"), before=("Which dentist did {p} see before Doctor {now}?",), topic="dentist's name"),
    "clubday": Talk(
        tell=("My dance class takes place on {v}.", "On {v} I'm never free, that's my dance class."),
        change=("My dance class has been rescheduled to {v}.", "From now on my dance class takes place on {v}."),
        ask=("What day is {p}'s dance class?", "On what weekday does {p}'s dance class take place?"),
        before=("What day was {p}'s dance class before {now}?",), topic="day for the dance class"),
    "reading": Talk(
        tell=("The book I'm reading now is {v}.", "I'm in the middle of reading {v}."),
        change=("I opened a new book {when}: {v}.", "I've been reading {v} since {since}."),
        ask=("What is {p} reading?", "What book is {p} in the middle of?"), before=("What book was {p} in the middle of before {now}?",),
        do="begin reading {v}", did="began reading {v}", topic="book of the moment"),
    "watching": Talk(
        tell=("The show I'm watching now is {v}.", "I'm hooked on {v}; I'm watching it every night."),
        change=("I got hooked on a new show {when}: {v}.", "I've been watching {v} since {since}."),
        ask=("What series is {p} watching?", "What show is {p} hooked on?"), before=("What show was {p} hooked on before {now}?",),
        do="begin watching {v}", did="began watching {v}", topic="show of the moment"),
    "wake": Talk(
        tell=("I wake up at {v}.", "My day begins when I wake up at {v}."),
        change=("From now on I wake up at {v}.", "I have shifted my mornings; I wake up at {v} now."),
        ask=("At what time does {p} wake up?", "What time does {p} wake up?"), before=("At what time did {p} wake up before {now}?",), topic="time of waking up"),
    "team": Talk(
        tell=("I root for {v}.", "The team I root for is {v}. We lose a lot."),
        change=("I root for {v} now, no hard feelings.", "My heart belongs to another team now: {v}."),
        ask=("What team does {p} root for?", "Which team is {p} a supporter of?"), before=("What team did {p} root for before {now}?",),
        habit="root for {v}", topic="favourite team"),
    "locker": Talk(tell=("You open my locker with the code {v}.", "The locker code I use is {v}."), ask=("What code opens {p}'s locker?",), topic="code of my locker"),
    "wifi": Talk(tell=("The password for my wifi is {v}.", "To get on my wifi, type {v} as the password."), ask=("What is the password for {p}'s wifi?",), topic="password for my wifi"),
    "alarm": Talk(tell=("To switch off my alarm, use the code {v}.", "The house alarm code I set is {v}."), ask=("What code switches off {p}'s alarm?",), topic="code of my alarm"),
    "party": Talk(
        tell=("I booked {v} for the surprise party.", "We're throwing a surprise party at {v}; I organise it."),
        ask=("At which place is {p} holding a surprise party?",), topic="venue of the surprise party"),
    "key": Talk(tell=("I hide my spare key {v}.", "My house key, the spare one, is {v}."), ask=("Where does {p} hide the spare key?",), topic="hiding place of the key"),
}
