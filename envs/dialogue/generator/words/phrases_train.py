"""Training wording that no single relation owns."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.talk import Phrases

__all__ = ["PHRASES"]

PHRASES = Phrases(
    openers=("Guess what?", "Big news.", "You won't believe it!", "Let me tell you something.", "Oh, before I forget.", "Things are moving here."),
    closers=("How about you?", "Anyway, how are things with you?", "I'll tell you more next time.", "Life is full, as you see.", "Have you heard?", "Just so you know."),
    correct=(
        "Wait, I have to correct myself. About my {topic}: I said {old}, but I meant {v}.",
        "Sorry, I told you something wrong about my {topic}. It's not {old}, it's {v}.",
        "I mixed something up the other day: my {topic} is {v}, not {old}."),
    hypothetical=(
        "I might {do} one day, who knows.", "If I ever {do}, you'll be the first to hear.", "Sometimes I dream about it: what if I decided to {do}?",
        "Maybe I'll {do} at some point, but nothing is decided."),
    third=("My cousin {did}, can you imagine?", "My neighbour {did} not long ago.", "A colleague of mine {did}.", "My aunt {did}, and the whole family is talking about it."),
    negated=("People think I {habit}, but I don't.", "No, I don't {habit}. That must be somebody else.", "I don't {habit}, whatever they say."),
    past=("Years ago I used to {habit}, but that's long over.", "I used to {habit} when I was younger. Not any more."),
    forget=("Please forget the {topic} I told you.", "Do me a favour and forget the {topic}. I shouldn't have shared it.", "About the {topic} I mentioned: please delete it from your memory."),
    react=(
        "That's wonderful, {x}! I'm happy for you.", "Really? Tell me more, {x}.", "Oh wow, I didn't expect that.", "I see. How do you feel about it, {x}?", "Good for you, {x}!",
        "Hm, interesting. I'd never have guessed.", "Thanks for telling me, {x}.", "That sounds like a lot, {x}. Take it easy."),
    echo=("{v}? Lovely, {x}!", "{v}, you say? Good for you, {x}.", "Oh, {v}! I have heard so much about it, {x}."),
    greet=("Hi {x}! Good to hear from you.", "Hello {x}, how have you been?", "Hey {x}! It's been a while.", "Good evening, {x}! Do you have a minute?", "{x}! I was just thinking of you."),
    chat=(
        "The weather has been so strange lately.", "I slept badly last night.", "Traffic was awful this morning.", "I burned the toast again today.", "My phone battery keeps dying.",
        "The supermarket was packed today.", "It rained all day and I stayed in.", "I can't believe how fast this month went by.", "The lift in our building is broken again.",
        "I finally cleaned out the cupboard.", "There was a beautiful sunset earlier.", "My inbox is a disaster.", "The bakery ran out of bread before I got there.",
        "I keep losing my umbrella.", "The internet was down for hours.", "I laughed so hard at a video today.", "My back is a bit stiff today.", "The street is full of roadworks.",
        "I had a lazy Sunday for once.", "The news was depressing, so I turned it off.", "I forgot my keys at the office again.",
        "The tap in the bathroom is dripping.", "I've been humming the same tune for days.", "Somebody parked in front of our gate.", "My hair is a mess in this humidity.",
        "I went to bed at nine, imagine that.", "The market was lovely this weekend.", "My coffee went cold while I was on the phone.", "I had to wait forever at the bank.",
        "The leaves are already falling.", "I found an old letter in a drawer.", "The kids next door were so loud.", "I dropped my phone, but it survived.", "The radio played the same song all day."),
    chat_more=(
        "Anyway, what's new with you, {x}?", "Do you know that feeling?", "Oh well, it could be worse.", "What did you get up to, {x}?", "How was your day?", "I need a holiday.", "Let's catch up properly soon.",
        "Are you free for a call next week, {x}?", "Nothing else to report from here.", "How's the family, {x}?", "Tell me something nice, {x}.", "I shouldn't complain, though.", "Is it the same at yours?",
        "You'd have laughed.", "I hope you're well, {x}.", "Such is life.", "Shall we speak on Sunday, {x}?", "What a week.", "That's all from me."),
    secret=("Oh, and keep this to yourself: {s}", "One more thing, just for you. {s}", "And in case you need it: {s}"),
    ask_when=("When did {p} {do}?", "On which date did {p} {do}?"),
    between_days=("How many days passed between the day {p} {did} and the day {p} {did2}?",),
    between_weeks=("How many weeks passed between the day {p} {did} and the day {p} {did2}?",),
    kind_count=("How many {ks} does {p} have?",),
    kind_names=("What are the names of {p}'s {ks}?",),
)
