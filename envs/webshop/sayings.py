"""How people of the generated lives talk. Each template states one taste in the first person; data, no logic.

`{d}` is the department's word, `{v}` the value.
"""

from __future__ import annotations

__all__ = ["CHAT", "HINTS", "OLD", "REQUESTS", "STATEMENTS", "TRAPS"]

STATEMENTS: dict[str, tuple[str, ...]] = {
    "colour": (
        "My favourite {d} colour is {v}.",
        "For {d} things I always pick the colour {v}.",
        "When it comes to {d}, {v} is the shade I like best.",
        "I love {v}, that is my colour for anything {d}.",
        "Please note it down: my {d} colour is {v}.",
    ),
    "scent": (
        "My favourite scent is {v}.",
        "I like it when my {d} things smell of {v}.",
        "{v} is the fragrance for me.",
        "The only scent I order is {v}.",
    ),
    "flavour": (
        "My favourite flavour is {v}.",
        "I always go for the flavour {v}.",
        "When I buy {d}, {v} is the taste I love.",
        "The flavour I stick to is {v}.",
    ),
    "size": (
        "I wear size {v}.",
        "My clothing size is {v} these days.",
        "In clothes I take {v}, it fits me best.",
        "Size {v} fits me.",
    ),
    "phone": (
        "My phone is the {v}.",
        "I use a {v} as my phone.",
        "The phone I own is a {v}.",
        "I have got a new phone, a {v}.",
    ),
    "bed": (
        "My bed is a {v}.",
        "I sleep in a {v} bed.",
        "The mattress I own is {v}.",
        "My bed at home is {v} size.",
    ),
    "brand": (
        "My favourite {d} brand is {v}.",
        "For {d} things {v} is the brand I buy.",
        "When I need anything {d}, I look for the label {v}.",
        "I stick with one {d} brand, {v}.",
    ),
    "need": (
        "My {d} things must be {v}.",
        "For anything {d} I insist on {v}.",
        "{v} is a must for me with {d} items.",
        "What I require of {d} products is {v}.",
    ),
    "budget": (
        "My {d} budget is ${v} at most.",
        "I never spend more than {v} dollars on a {d} item.",
        "For {d} things I can pay up to ${v}.",
        "${v} is my limit for {d} items.",
    ),
}

#: Said before a new value, of the one it replaces.
OLD: dict[str, tuple[str, ...]] = {
    "colour": ("I used to like {v} for {d}, but that has changed.", "I am tired of {v} for my {d} things."),
    "scent": ("I no longer like the scent {v}.", "I used to love the smell of {v}."),
    "flavour": ("I don't like the flavour {v} any more.", "I used to order the flavour {v}."),
    "size": ("I used to wear {v}.", "Size {v} no longer fits me."),
    "phone": ("My old phone was a {v}.", "I no longer use the {v} as my phone."),
    "bed": ("My old bed was a {v}.", "I no longer have the {v} bed."),
    "need": ("I no longer insist on {v} for {d} things.", "{v} was a must for my {d} things once."),
}

#: Values that are not the speaker's own, or not true.
TRAPS: dict[str, tuple[str, ...]] = {
    "colour": ("My sister's {d} colour is {v}.", "I might try {v} for {d} one day, who knows."),
    "scent": ("My neighbour always smells of {v}.", "I would never buy the scent {v}."),
    "flavour": ("My cousin loves the flavour {v}.", "If I ever liked the flavour {v}, I would be surprised."),
    "size": ("My brother wears size {v}.", "I wish I could wear {v}."),
    "phone": ("My colleague's phone is a {v}.", "I am thinking of getting a {v} as a phone."),
    "bed": ("My friend has a {v} bed.", "I would not want a {v} bed."),
    "brand": ("My boss only buys the {d} brand {v}.", "I was given something of the {d} brand {v} once."),
    "need": ("My roommate says {d} things must be {v}.", "I would not insist on {v} for {d} things."),
    "budget": ("My aunt pays ${v} for {d} items.", "If I were rich, I would spend ${v} on {d} things."),
}

CHAT: tuple[str, ...] = (
    "The weather has been lovely all week.",
    "I spent the whole weekend painting the kitchen ceiling.",
    "Do you deliver on Saturdays as well?",
    "The parcel from last time came in two days, thank you.",
    "I am on the train, so I may lose the connection.",
    "We watched a long film about whales last night.",
    "My tomatoes are coming along nicely.",
    "There was a street concert right below my window.",
    "I have started to run in the mornings again.",
    "The library is open late on Thursdays.",
    "I had to wait forty minutes at the dentist.",
    "Somebody left a bicycle in our stairwell.",
    "I finished a puzzle with two thousand pieces.",
    "The new bakery around the corner is always full.",
    "Could you talk a little slower, please?",
    "I will be away for a few days in spring.",
)

#: What an instruction says instead of the value.
HINTS: dict[str, tuple[str, ...]] = {
    "colour": ("in the usual {d} colour", "in {p}'s favourite {d} colour"),
    "scent": ("with {p}'s favourite scent", "with the usual scent"),
    "flavour": ("in {p}'s favourite flavour", "with the usual flavour"),
    "size": ("in {p}'s size", "in the usual size"),
    "phone": ("for {p}'s phone", "that goes with the usual phone"),
    "bed": ("for {p}'s bed", "that goes on the usual bed"),
    "brand": ("of {p}'s favourite {d} brand", "of the usual {d} brand"),
    "need": ("with what {p}'s {d} things must have", "with what {p} insists on for {d} things"),
    "budget": ("within the usual {d} budget", "for no more than {p} usually spends on {d} things"),
}

#: How an instruction begins.
REQUESTS: tuple[str, ...] = (
    "{p} is looking for a {feature} {type}",
    "{p} wants a {feature} {type}",
    "{p} would like to buy a {feature} {type}",
    "Order a {feature} {type} for {p}",
)
