"""Test wording that no single relation owns."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.talk import Phrases

__all__ = ["PHRASES"]

PHRASES = Phrases(
    openers=("So, some news from me.", "Right, where do I start?", "This will surprise you.", "Listen to this.", "A little update.", "Funny story."),
    closers=("What about you?", "That's the short version.", "More on that when we meet.", "I thought you'd like to know.", "So that's me.", "Time will tell."),
    correct=(
        "Small mistake on my side: when I mentioned my {topic}, I should have said {v} instead of {old}.",
        "Regarding my {topic}, scratch what I told you. I wrote {old}, but the right answer is {v}.",
        "I got confused last time. Put down {v} for my {topic}; {old} was wrong."),
    hypothetical=(
        "Perhaps some day I could {do}, but it's only an idea.", "Imagine if I were to {do}! Pure fantasy, of course.", "I keep wondering whether I should {do}. No decision so far.",
        "Suppose I did {do}, would you think I'm mad?"),
    third=("My uncle {did}, according to my mother.", "An old classmate of mine {did} recently.", "The woman downstairs {did}.", "My landlord {did}, of all people."),
    negated=("For the record, I don't {habit}.", "Someone claimed that I {habit}. I do not.", "Me? I have never wanted to {habit}, and I don't."),
    past=("Once upon a time I would {habit}, but those days are gone.", "As a student I used to {habit}; I stopped long ago.", "There was a time when I used to {habit}."),
    forget=("Could you forget the {topic} I gave you? Thanks.", "I'd rather you didn't keep the {topic}. Please erase it.", "That {topic} I shared with you: please don't remember it."),
    react=(
        "How exciting, {x}!", "I'm glad you told me, {x}.", "No way! How did that come about?", "Fair enough, {x}. Keep me posted.", "Well, that makes sense, {x}.",
        "Amazing. I need the details, {x}.", "You always surprise me, {x}.", "Right, I remember you hinting at that."),
    echo=("So it's {v}! How nice, {x}.", "I must look up {v}, {x}. It sounds great.", "{v}! What a choice, {x}."),
    greet=("Morning, {x}!", "There you are, {x}!", "Good afternoon, {x}. Nice to see you.", "{x}, hello again!", "Hiya {x}, got a moment?"),
    chat=(
        "The wind kept me awake.", "There was a power cut on our street.", "My glasses are never where I left them.", "The queue at the post office was endless.", "My washing machine makes a funny noise.",
        "I got soaked on the way home.", "The neighbours are renovating again.", "I have so much laundry to do.", "The heating at the office is broken.", "I overslept by an hour today.",
        "The parcel finally arrived.", "I spilled soup on my shirt.", "It's far too hot for this time of year.", "The printer jammed three times today.", "I spent the whole evening sorting papers.",
        "The sky is so clear tonight.", "I missed my stop because I was daydreaming.", "There's a strange smell in the stairwell.", "The meeting dragged on forever.", "I've had a headache since lunch.", "I got a parking fine.",
        "The street lamps went out last night.", "I ran out of clean socks.", "The bus driver told jokes all the way.", "My umbrella turned inside out.",
        "I ironed for two hours straight.", "Somebody rang the bell at midnight.", "The new carpet smells odd.", "My laptop updated itself for an hour.",
        "I watered the neighbour's garden.", "The fog this morning was unreal.", "I finally threw away those old magazines.", "The corner shop closed for good.", "I lost a button on my coat."),
    chat_more=(
        "But enough about that, how are you, {x}?", "You know how it is.", "I'll survive.", "What have you been up to, {x}?", "Did you have a good weekend?", "Time for a cup of something warm.",
        "We should meet up one of these days.", "Do you have plans for tonight, {x}?", "That's about all from my side.", "Is everyone well at yours, {x}?", "Cheer me up, {x}.", "Some days are like that.", "Any better on your side?",
        "I had to tell somebody.", "All fine with you, {x}?", "Never mind.", "Ring me when you can, {x}.", "Onwards.", "Let me stop complaining."),
    secret=("This stays between us: {s}", "I trust you with this. {s}", "For emergencies, write this down: {s}"),
    ask_when=("On what day did {p} {do}?", "What was the date when {p} {did}?"),
    between_days=("How many days lay between when {p} {did} and when {p} {did2}?",),
    between_weeks=("How many weeks lay between when {p} {did} and when {p} {did2}?",),
    kind_count=("What number of {ks} does {p} have?",),
    kind_names=("What are {p}'s {ks} called?",),
)
