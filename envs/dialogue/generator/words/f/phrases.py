"""Wording f that no single relation owns."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import Phrases

__all__ = ["PHRASES"]

PHRASES = Phrases(
    openers=(
        "Right, news from my end.",
        "So, here's the thing.",
        "Quick update from me.",
        "Hold on to your hat.",
        "Here's something for you.",
    ),
    closers=(
        "So that's my news.",
        "And that's the long and short of it.",
        "Funny how things go.",
        "What do you make of it?",
        "Your turn now.",
    ),
    correct=(
        "Scratch what I told you about my {topic}, it isn't {old}. It's {v}.",
        "Small correction concerning my {topic}: not {old}, as I wrote, but {v}.",
        "I got it muddled up when I wrote {old}; my {topic} is actually {v}.",
    ),
    hypothetical=(
        "I'm toying with an idea: what if I were to {do}? Just daydreaming, mind.",
        "In another life I'd {do}, but it's only a thought.",
        "Who knows, perhaps I'll {do} when I retire.",
        "Picture me if I were to {do}! Not that it's going to happen.",
    ),
    third=(
        "You know the couple upstairs? They {did}.",
        "My sister-in-law {did}, by the way.",
        "An old classmate of mine {did}, or so I hear.",
        "My godfather {did}, and he can't stop going on about it.",
    ),
    negated=(
        "Somebody told you that I {habit}? It isn't true.",
        "Just to clear that up: I don't {habit}, and never have.",
        "I'm afraid you're mixing me up with somebody, I don't {habit}.",
    ),
    past=(
        "I did {habit} once upon a time, though that chapter is closed.",
        "Back in the day I used to {habit}, but that was ages ago.",
    ),
    forget=(
        "Could you wipe the {topic} from your mind, please? I shouldn't have let it slip.",
        "I'd rather you didn't hold on to the {topic} I gave you; forget it, will you?",
        "You know the {topic} I passed on to you? Strike it from your memory, please.",
    ),
    react=(
        "No way, {x}!",
        "Well, well, who'd have thought.",
        "Fair play to you, {x}!",
        "Go on, {x}, I'm all ears.",
        "Thanks for keeping me posted, {x}.",
        "You're full of surprises, {x}.",
        "Gosh, {x}, there's always something with you.",
    ),
    echo=(
        "So {v} it is, {x}! Sounds good to me.",
        "Ah, {v}. People keep telling me about it, {x}.",
        "{v}, no less! Good stuff, {x}.",
    ),
    greet=(
        "Hiya {x}, all well?",
        "Ciao {x}!",
        "{x}, there you are at last!",
        "Good to see you online, {x}.",
        "Hey there, {x}, got a minute?",
    ),
    chat=(
        "The wind nearly took my hat off earlier.",
        "My headphones have gone missing again.",
        "I've spent the entire afternoon on hold with the phone company.",
        "The washing machine is making that noise again.",
        "It's so foggy out there you can't see the church.",
        "The heating has given up, just in time for the cold.",
        "Someone on the platform was whistling the whole time.",
        "My shopping list stayed on the kitchen table, naturally.",
        "The swallows are back under the roof.",
        "The queue at the post office went round the corner.",
        "I spilled soup on the one clean shirt I had.",
        "I've lost a glove, the left one as always.",
        "The moon was enormous last night.",
        "I sat on the balcony and did absolutely nothing.",
        "The bin lorry woke up the whole building.",
        "I couldn't get the lid off the jar for love nor money.",
        "My doorbell only works when it feels like it.",
        "The parcel went to the wrong floor.",
    ),
    chat_more=(
        "And you, {x}, what have you been up to?",
        "Ah well, worse things happen at sea.",
        "How's life treating you, {x}?",
        "You had to be there.",
        "Did you have a better day, {x}?",
        "We should meet up one of these days, {x}.",
        "Not much else going on here.",
        "I could do with a laugh.",
        "Typical, isn't it?",
        "Is everybody well over there, {x}?",
        "Ring me when you've got time, {x}.",
        "Monday can stay where it is.",
    ),
    secret=("Between you and me: {s}", "Not a word to anyone, okay? {s}", "I'm trusting you with something, too. {s}"),
    ask_when=(
        "When exactly was it that {p} {did}?",
        "What day was it when {p} {did}?",
        "Can you tell me when {p} {did}?",
    ),
    between_days=(
        "How many days lie between the day {p} {did} and the day {p} {did2}?",
        "Counting in days, how long after {p} {did} was the day {p} {did2}?",
    ),
    between_weeks=(
        "How many weeks lie between the day {p} {did} and the day {p} {did2}?",
        "Counting in weeks, how long after {p} {did} was the day {p} {did2}?",
    ),
    kind_count=("How many {ks} has {p} got?", "How many {ks} has {p} got at home?"),
    kind_names=("What names do {p}'s {ks} have?",),
)
