"""Sentences into clauses, fast: the pieces that facts are made of."""

from __future__ import annotations

import re

from memenv.language.letters import compiled

__all__ = ["pieces", "words_of"]

_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_SUBJECT = (
    r"(?:I|[Ww]e|[Mm]y|[Oo]ur|[Hh]e|[Ss]he|[Tt]hey|[Hh]is|[Hh]er|[Tt]heir|[Yy]ou|[Yy]our|[Ii]t|[Tt]hat|[Tt]here)\b"
)
_VERB = (
    r"(?:adopted|got|started|joined|moved|bought|took|gave|quit|sold|went|became|broke|ran|won|planted|learned|learnt|signed"
    r"|met|lost|stopped|switched|changed|visited|saw|finished|passed|named|called|enrolled|planning|want|hope|enjoy|found"
    r"|picked|switched|decided|graduated|retired|began|begun|treated|landed|chose|settled|collect|collects|volunteer|work|works|live|lives|speak|speaks|play|plays)\b"
)
_JOINT = compiled(
    # no alternative begins with anything else: most places are passed over at once
    rf"(?=[\s;,:.–—-])(?:"
    rf"\s*;\s*|\s+[–—-]+\s+|(?<=\w)-{{1,2}}\s+(?={_SUBJECT})|\s*—\s*|\.{{3,}}\s+|,?\s+(?:but|although|though|whereas|while|because|except)\s+(?={_SUBJECT}|not\b|now\b|then\b)"
    rf"|:\s+(?=(?:(?:since|from|as of) [\w ]{{1,24}} )?(?:(?:I|[Ww]e|[Mm]y|[Oo]ur|[Hh]e|[Ss]he|[Hh]er|[Hh]is|[Tt]he(?= [a-z])|[Tt]hat|[Tt]hey|[Tt]here|[Ii]t)\b))|,\s+(?=(?:it|that|this)(?:['’]s| is) (?:my|our|an?|one of|all about|when|where|how|what|who)\b)"
    rf"|,?\s+(?:and|but)\s+(?=[A-Z][\w’'-]+ is (?:the|its|his|her) name\b|(?:this|that) one(?:['’]s| is)\b|(?:now )?there['’]s [A-Z]|the name(?:['’]s| is)\b)|,?\s+so\s+(?=(?:(?:as of|since|from|now|these days|today|yesterday|last)\b[\w ]{{0,24}}? )?{_SUBJECT})|,?\s+and\s+(?=(?:(?:also|then|now|so|yes|no|today|yesterday|recently),? )*{_SUBJECT})"
    rf"|,\s+(?=(?:(?:and|then|so|but) )?(?:(?:also|then|now) )?(?:I|we|(?:my|our)(?= [\w'’-]+ \w)|he|she|they|his|her|you)\b(?!['’]?\w* guess| think| know| hope))"
    rf"|,?\s+(?:and|but)\s+(?=(?:(?:then|also|just|recently|even|finally|now) )?{_VERB})|,?\s+(?:since|as|when|after|where|whereas)\s+(?=(?:my|our) (?:\w+ )?(?:\w+) (?:has|is|was|got|went|had|keeps?|[a-z]+ed)\b)|,\s+but\s+(?=[\w'’ -]{{2,40}}? (?:is|are|has)\b)|,?\s+(?:but|and)\s+(?=(?:these days|nowadays|lately|right now|at the moment|today|since then|recently)\b)|,?\s+but\s+(?=(?:no longer|never|not|now)\b)|,\s+(?=then ))"
)
_PERSON = compiled(r"(?:my|our|me|the) [\w ]+$|[A-Z]\w+$", re.IGNORECASE)
_MAY_SPLIT = re.compile(r"[;—–,]|: |- |\.\.\.| and | but | so | though | although | while | because | whereas ")


#: ASCII bytes: small letters for large ones, and blanks for all that stands in no word.
_BLANKED = (
    bytes(ord(chr(code).lower()) if chr(code).isalnum() or chr(code) in "'-" else 32 for code in range(128))
    + b" " * 128
)
#: Apostrophes and hyphens that stand inside of no word.
_LOOSE = (" '", "' ", "''", " -", "- ", "--", "'-", "-'")


def words_of(text: str) -> list[str]:
    """The words of a clause, lower-cased, with inner apostrophes and hyphens."""
    if text.isascii():
        # table and blanks instead of the pattern: several times faster
        plain = text.encode().translate(_BLANKED).decode()
        if ("'" not in plain and "-" not in plain) or not any(mark in f" {plain} " for mark in _LOOSE):
            return plain.split()
    return _WORD.findall(text.lower())


def pieces(sentence: str) -> list[str]:
    """The clauses of one sentence, in order."""
    if not _MAY_SPLIT.search(sentence):
        return [sentence]
    found: list[str] = []
    start = 0
    for match in _JOINT.finditer(sentence):
        head = sentence[start : match.start()].strip()
        if head.count(" ") < 3 and match.group().strip().endswith("and") and _PERSON.match(head):
            continue  # "my sister and I": one subject
        found.append(head)
        start = match.end()
    found.append(sentence[start:].strip())
    return [piece for piece in found if piece] or [sentence]
