"""Secrets: their owner may ask for them to be forgotten."""

from __future__ import annotations

from memenv.language.lexicon import Relation

__all__ = ["SECRET"]

SECRET: tuple[Relation, ...] = (
    *(
        Relation(name, "secret", "secret", labels, says=says, asks=(rf"\b(?:{labels})\b", *asks))
        for name, labels, says, asks in (
            (
                "locker code",
                r"locker(?:'s)?[ _](?:code|combination|pin|number|combo|lock code)|(?:code|combination|combo|pin) (?:for|of|to) @?\s*(?:the |my |his |her )?(?:gym |school )?locker",
                (
                    r"\blocker (?:opens|unlocks) with ~",
                    r"\b(?:opens?|unlocks?) @ (?:\w+ )?locker (?:with|using|by entering) ~",
                    r"\b~ opens @ (?:\w+ )?locker",
                ),
                (r"\blocker\b",),
            ),
            (
                "wifi password",
                r"wi-?fi[ _](?:password|code|key|passphrase|pass(?:word)?)|(?:password|passphrase|key|code) (?:for|of|to) (?:the |my |his |her |@ )?(?:home )?(?:wi-?fi|network|router|internet)|network (?:password|key)|router password",
                (),
                (r"\bwi-?fi\b|\b(?:network|router|internet) (?:password|key)\b",),
            ),
            (
                "alarm code",
                r"(?:burglar |house |home |security )?alarm[ _](?:code|pin|number|password)|(?:code|pin|number) (?:for|of|to) (?:the |my |his |her |@ )?(?:house |home |burglar )?alarm|security code",
                (r"\b(?:disarm|turn off|switch off)s? the alarm with ~", r"\b~ (?:disarms|turns off) (?:the|@) alarm"),
                (r"\balarm\b.*\b(?:code|pin|number)\b|\b(?:code|pin|number)\b.*\balarm\b",),
            ),
            (
                "party place",
                r"(?:surprise[ _]party|surprise|party)(?:'s)?[ _](?:place|venue|location|spot|site)|(?:place|venue|location) (?:for|of) (?:the |my |@ )?(?:surprise )?party",
                (
                    r"\b(?:booked|reserved|picked|chosen|chose|rented|hired|settled on|decided on|going with) ~ for (?:@|an?) (?:\w+ )?(?:surprise )?party",
                    r"\bparty\b.{0,40}? (?:is|happens|happening|takes place|held|hosted|be|at) (?:at|in|on) ~",
                    r"\b(?:surprise )?party (?:will |is going to |is |was |be |to be |takes? )*(?:held |happening |taking |planned |place |hosted |set |thrown |hidden )*(?:place )?(?:at|in|on) ~",
                    r"\b(?:throw|throwing|planning|hosting|hold|holding|have|having|plans|booked) (?:an? |the |@ )?(?:surprise )?party (?:for \w+ |for @ \w+ )?(?:at|in|on) ~",
                    r"\bbooked ~ for (?:the|an?|@) (?:surprise )?party",
                ),
                (
                    r"\bwhere\b.*\b(?:surprise|party)\b|\b(?:surprise )?party\b.*\b(?:place|venue|location|held|take place)\b",
                ),
            ),
            (
                "key place",
                r"(?:spare |house |hidden )*key(?:'s)?[ _](?:place|hiding[ _](?:place|spot)|location|spot)|hiding (?:place|spot) (?:of|for) (?:the |my |@ )?(?:spare |house )*key|hid(?:es|den)_key|spare key",
                (
                    r"\b(?:hides?|hid|hidden|keeps?|kept|leaves?|left|stores?|stashe[sd]|put|puts|stowed|tucked) (?:the |my |his |her |an? |@ )?(?:spare |house |front door |extra )*key (?P<v>(?:under|in|inside|behind|beneath|on|above|below|at|beside|near|with|by|next to|on top of|taped|between)\b.+)",
                    r"\bkey (?:is |lies |sits |can be found |lives |hangs )(?:hidden |kept |tucked |buried |always |stored |stashed )*(?P<v>(?:under|in|inside|behind|beneath|on|above|below|at|beside|near|with|by|next to|on top of|taped|between)\b.+)",
                ),
                (r"\bkey\b",),
            ),
        )
    ),
)
