"""People of whom one has one at a time: partner, boss, roommate, dentist; and marital status."""

from __future__ import annotations

from memenv.language.lexicon import Relation

__all__ = ["PEOPLE"]

PEOPLE: tuple[Relation, ...] = (
    Relation(
        "partner",
        "one",
        "name",
        r"(?:partner|husband|wife|spouse|boy[ -]?friend|girl[ -]?friend|fianc[eé]e?|significant other|better half|lover|sweetheart|other half|soulmate|beloved|dating|date|love interest|married[ _]to|engaged[ _]to|relationship with)(?: name)?",
        says=(
            r"\b(?:married|engaged|wed|hitched|betrothed) (?:to )?~",
            r"\b(?:dating|dates|dated|seeing|going out with|goes out with|went out with|in a relationship with|in love with|fell in love with|together with|romantically involved with|living with (?:my|his|her) partner|shares (?:my|his|her|their) life with|moved in with|courting|proposed to|ties? the knot with|tied the knot with|an item with|got together with|a couple with|partnered with|paired up with|involved with|attached to) ~",
            r"\bmy (?:\w+ )?(?:partner|husband|wife|spouse|boyfriend|girlfriend|fianc[eé]e?),? (?=[A-Z])~",
            r"^~ and (?:I|[A-Z]\w+) (?:are|got|have been|became) (?:dating|married|engaged|together|an item|a couple)",
            r"\b(?:I|[A-Z]\w+) and ~ (?:are|got|have been|became) (?:dating|married|engaged|together|an item|a couple)",
        ),
        ends=(
            r"\b(?:broke up|split up|separated|divorced|split|parted ways|finished|ended things|ended it)(?: (?:with|from) ~)?$",
            r"\b(?:is|am) (?:now )?single\b",
        ),
        asks=(
            r"\bwho\b.*\b(?:date|dating|married|marry|seeing|relationship|engaged|partner|husband|wife|spouse|boyfriend|girlfriend|going out|together with|in love|romantic)",
            r"\b(?:name|called)\b.*\b(?:partner|husband|wife|spouse|boyfriend|girlfriend|fianc[eé]e?)|\bx(?:'s|’s) (?:\w+ )?(?:partner|husband|wife|spouse|boyfriend|girlfriend|fianc[eé]e?|significant other|better half)\b",
        ),
    ),
    Relation(
        "marital status",
        "one",
        "phrase",
        r"marital[ _]status|relationship[ _]status|(?:civil|family|romantic)[ _]status",
        says=(
            r"\b(?P<vpre>)(?:is|am|I'm|'s|got|was|been|are|remains|stays|became|has been|have been) (?:now |currently |still |happily |recently |newly |just |officially |back to being |legally )*(?P<v>single|married|divorced|engaged|widowed|separated|a widow(?:er)?|unmarried|in a relationship|dating|unattached|a bachelor(?:ette)?|hitched|wed|taken|unwed)\b",
            r"\b(?P<v>single|married|divorced|engaged|widowed|separated) (?:again|now|these days|since)\b",
        ),
        asks=(
            r"\b(?:marital|relationship|civil) status\b",
            r"\bis x (?:still |now |currently )?(?:single|married|divorced|engaged|widowed)\b",
            r"\b(?:married or single|single or married)\b",
        ),
    ),
    *(
        Relation(
            name,
            "one",
            "name",
            rf"(?:new |old |current |former |previous )?(?:{nouns})(?:'s name|[ _]name)?",
            says=tuple(
                p.replace("NOUN", f"(?:{nouns})")
                for p in (
                    r"\b(?:report(?:s|ed|ing)?|answers?) to ~"
                    if name == "boss"
                    else r"\b(?:share|sharing|shares|shared)s? (?:an?|the|@) (?:\w+ )?(?:flat|apartment|room|house|place|home|dorm) with ~"
                    if name == "roommate"
                    else r"\b(?:teeth|check-?up|filling|dental \w+)\b.*\b(?:by|with|at|to|sees?) ~",
                    r"\b(?:NOUN) (?:now )?(?:is |was |called |named |known as |goes by )+~",
                    r"\b(?:has|have|got|gets|found|with|sees?|under|visits?|registered with) (?:an? |the )?(?:new |different )?(?:NOUN),? (?:called |named |whose name is |by the name of |in )?(?=[A-Z]|Dr)~",
                    r"\b~ (?:is|became|was|works as|took over as|started as) (?:now )?@ (?:new |current )?(?:NOUN)\b",
                    r"\b~ (?:manages|supervises|bosses|runs|leads) (?:me|him|her|@ team|the team)\b"
                    if name == "boss"
                    else r"(?:\b(?:rooms|rooming|roomed|lives?|living|lived|flatshares?|moved in)(?: together)? with (?=[A-Z])~)"
                    if name == "roommate"
                    else r"\b~ (?:looks after|takes care of|cleans|fixes|fixed|checks) @ teeth\b",
                    r"^(?:[Nn]ow )?~ (?:is |has |just |recently )*(?:moving|moved|moves) in(?: with (?:me|us|him|her)|$|,| as)"
                    if name == "roommate"
                    else r"\b~ took over from \w+ as @ (?:NOUN)",
                    r"^~ and (?:I|[A-Z]\w+) (?:are|became|have become) (?:now )?(?:NOUN)s\b",
                    r"\b(?:switched|changed|went over|moved) (?:NOUNs? )?(?:from .+? )?to ~ (?:as|for) (?:@ |an? )?(?:new )?(?:NOUN|teeth)",
                )
            ),
            asks=(rf"\b(?:{nouns})\b", *more),
        )
        for name, nouns, more in (
            (
                "boss",
                r"boss|gaffer|guv|overseer|foreman|manager|supervisor|line manager|team lead|superior|chief|head of (?:the )?(?:team|department)",
                (r"\bwho\b.*\b(?:report|answer)s? to\b", r"\bwho\b.*\b(?:manages|supervises)\b"),
            ),
            (
                "roommate",
                r"room-?mate|flat-?mate|house-?mate|room mate|flat mate|house mate",
                (
                    r"\bwho\b.*\b(?:live|lives|living|share|shares|sharing) (?:an? |the |his |her )?(?:\w+ )?(?:with|flat|apartment|room|house|place)",
                ),
            ),
            (
                "dentist",
                r"dentist|dental (?:surgeon|practitioner|doctor)|tooth doctor|orthodontist",
                (r"\bwho\b.*\bteeth\b",),
            ),
        )
    ),
)
