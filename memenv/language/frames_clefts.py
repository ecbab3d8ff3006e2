"""Clefts and questions answered at once: frames that part a verb from its object."""

from __future__ import annotations

import re

from memenv.language.frame_slots import ADVERBS, COPULA, POSSESSOR, SUBJECT, Frame, frame
from memenv.language.recast import (
    relative,
    what,
    where,
)

__all__ = ["CLEFTS"]

#: "The team I root for is Porto", "Rome is where I live", "My commute? By tram."
CLEFTS: tuple[Frame, ...] = (
    # "The team I root for is Porto", "Porto is the team I root for".
    frame(
        "_the_",
        r"^(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Nn]ow|[Tt]hese days|[Nn]owadays|[Cc]urrently|[Aa]t the moment|[Rr]ight now|"
        r"[Ll]ately|[Tt]oday),? )*[Tt]he (?:(?:only|one|new|current|main|very|first|latest) )*"
        rf"(?P<n>[a-z][a-z'’-]+(?:(?: of)?(?: the)? [a-z'’-]+){{0,3}}?)(?<! of)(?<! from)(?<! to)(?<! in)"
        rf"(?: that| which| who| where| in which| at which)? {SUBJECT}"
        r"(?P<verb>(?: (?!and\b|or\b|of\b|with\b|in\b|at\b|from\b|to\b|for\b|who\b|which\b|that\b|on\b|by\b|"
        r"has become\b|is\b|was\b)|['’](?:m|ve|d|ll|re)\b)(?:(?!\b(?:is|are|was|were)\b)[^,;]|\b"
        r"(?:is|are|was|were)(?= \w+ing\b| (?:on|in|hooked|known|famous|fond|at)\b))+?)(?:,)? "
        rf"(?:is|are|was|has become|remains|has to be|must be|would be) {ADVERBS}(?:called |named )?(?P<v>[^;]+)$",
        relative,
    ),
    frame(
        "_the_",
        rf"^(?P<v>[^,;]+?) {COPULA} {ADVERBS}the (?:(?:only|one|new|current|main|very|first|latest) )*"
        rf"(?P<n>[a-z][a-z'’-]+(?:(?: of)?(?: the)? [a-z'’-]+){{0,3}}?)(?<! of)(?<! from)(?<! to)(?<! in)"
        rf"(?: that| which| who| where)? {SUBJECT}(?P<verb>(?: (?!and\b|or\b|of\b|with\b|in\b|at\b|from\b|to\b|"
        r"for\b|who\b|which\b|that\b|on\b|by\b|has become\b|is\b|was\b)|['’](?:m|ve|d|ll|re)\b)"
        r"(?:(?!\b(?:is|are|was|were)\b)[^,;]|\b(?:is|are|was|were)"
        r"(?= \w+ing\b| (?:on|in|hooked|known|famous|fond|at)\b))+?)$",
        relative,
    ),
    # "What I drive is a Volvo", "Volvo is what I drive", "Rome is where I live".
    frame(
        "_what_",
        rf"^(?:[Aa]nd |[Ss]o |[Nn]ow )?[Ww]hat {SUBJECT}(?P<verb>(?: "
        r"(?!and\b|or\b|of\b|with\b|in\b|at\b|from\b|to\b|for\b|who\b|which\b|that\b|on\b|by\b|has become\b|is\b|"
        r"was\b)|['’](?:m|ve|d|ll|re)\b)(?:(?!\b(?:is|are|was|were)\b)[^,;]|\b(?:is|are|was|were)"
        rf"(?= \w+ing\b| (?:on|in|hooked|known|famous|fond|at)\b))+?)(?:,)? (?:is|are|was) {ADVERBS}(?P<v>[^;]+)$",
        lambda m: what(m),
    ),
    frame(
        "_being_ _working_as",
        r"^(?:[Bb]eing|[Ww]orking as) (?P<v>an? [^,;]+?) (?:is|pays|has become|keeps|puts) (?:what|how|the way|my (?:bills|rent|job)|me|food).*$",
        lambda m: f"I work as {m['v']}",
    ),
    frame(
        "_what_ _where_ _who_ _how_ _whom_",
        rf"^(?P<v>[^,;]+?) (?:is|are|was|['’]s) {ADVERBS}(?P<w>what|where|who|whom|how) {SUBJECT}(?P<verb>(?: |['’](?:m|ve|d|ll|re)\b)[^,;]+?)(?P<rest> (?:for|to) [a-z ]+)?$",
        where,
    ),
    frame(
        "_it_ _it's _it’s",
        rf"^(?:[Ii]t['’]s|[Ii]t is|[Ii]t was|[Ii]t will be) (?P<v>[^,;]+?) (?:that|who|whom|where) {SUBJECT} (?P<verb>[^,;]+)$",
        lambda m: f"{m['s']} {m['verb']} {m['v']}",
    ),
    # "My commute? By tram."
    frame(
        "?",
        rf"^{POSSESSOR} (?P<n>[\w'’ -]{{2,40}})\? (?:[Ii]t['’]s |[Ii]t is |[Tt]hat['’]s |[Tt]hat would be |[Aa]lways |[Nn]ow |[Ss]till )*(?P<v>(?:(?!\b(?:I|I['’]m|you|who|what)\b)[^.!?;])+)$",
        lambda m: (
            f"{m['p']} {m['n']} is {m['v'][0].lower() + m['v'][1:] if re.match('(?:A|An|The|By|On) ', m['v']) else m['v']}"
        ),
    ),
    frame("?", rf"^{POSSESSOR} (?P<n>[\w'’ -]{{2,40}})\? (?P<v>I(?:['’]m)? [^.!?;]+)$", lambda m: m["v"]),
)
