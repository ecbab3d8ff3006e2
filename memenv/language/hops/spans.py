"""The likeliest answer in passages to a question that fits no pattern: sentence overlap, kind of answer, nearness."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence

from memenv.language.stems import STOP_WORDS, content_stems, stem, words

__all__ = ["best_span"]

_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"'“(])")
_DOC = re.compile(r"^Doc \d+\(Title: (?P<title>.*?)\) (?P<text>.*)$")
_CAPITALISED = re.compile(r"[A-Z][\w'’&.-]*(?:(?: (?:of|the|and|de|von|van|for|in|&))* [A-Z][\w'’&-]*)*")
_MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
_DATE = re.compile(
    rf"(?:\d{{1,2}} (?:{_MONTHS}),? \d{{4}}|(?:{_MONTHS})(?: \d{{1,2}},)? \d{{4}}|\b1\d{{3}}\b|\b20\d\d\b)"
)
_YEAR = re.compile(r"\b(?:1\d{3}|20\d\d)\b")
_NUMBER = re.compile(r"\b\d[\d,.]*\d\b|\b\d\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b")
#: Longer sentences and questions are passed over, in characters: hostile text must not take time without end.
_LONGEST = 2000
_CHOICE = re.compile(
    r"(?:,|:|\bis|\bfirst|\blast|\bearlier|\blater|\bolder)\s+(?P<x>(?:the )?[A-Z][^,?]*?),? or (?P<y>[^,?]+?)\s*\??$"
)
_ORDER = re.compile(r"\b(?:first|earlier|older|oldest|before|(?P<late>last|later|younger|youngest|after|newer))\b")
_YES_NO = re.compile(r"^(?:are|is|was|were|do|does|did|has|have|had|can|could|will)\b", re.IGNORECASE)


def best_span(question: str, passages: str) -> str:
    """The best answer in `passages` (lines as a search returns them); "" where nothing fits.

    A yes/no question is answered with "yes" or "no".
    """
    asked = [term for term in dict.fromkeys(content_stems(question))]
    sentences = _sentences(passages)
    if not sentences:
        return ""
    if _YES_NO.match(question):
        return _yes_or_no(question, sentences)
    weights = _rarity(asked, sentences)
    if len(question) <= _LONGEST and (choice := _CHOICE.search(question)):
        return _choose(question, (choice["x"].strip(), choice["y"].strip()), sentences, weights)
    kind = _kind(question)
    own = set(words(question))
    best: tuple[float, int, str] = (0.0, 0, "")
    for place, (title, sentence) in enumerate(sentences):
        stems = [stem(word) for word in words(sentence)]
        about = set(stems) | set(content_stems(title))
        overlap = sum(weight for term, weight in weights.items() if term in about)
        if overlap <= 0.0:
            continue
        asked_here = _asked_in(sentence, weights)
        spans = (*kind.findall(sentence), *((_bare(title),) if kind is _CAPITALISED else ()))
        for span in dict.fromkeys(spans):
            content = [word for word in words(span) if word not in STOP_WORDS]
            if not content or all(word in own for word in content):
                continue
            near = _nearness(sentence.find(span), len(span), asked_here)
            score = overlap + near - 0.02 * place
            if score > best[0]:
                best = (score, -place, span.strip(" .,"))
    return best[2]


def _bare(title: str) -> str:
    """A title without what tells it from others of the same name: "Toad Hall (ANU)" is Toad Hall."""
    if not title.endswith(")"):
        return title
    opened = title.find("(", title.rfind(")", 0, -1) + 1)
    return title[:opened].rstrip() if opened >= 0 else title


def _choose(
    question: str, options: Sequence[str], sentences: Sequence[tuple[str, str]], weights: Mapping[str, float]
) -> str:
    """The option with the earlier or later year where order is asked, else the one of which more of the question is said."""
    about = {option: [sentence for title, sentence in sentences if _mentions(option, title)] for option in options}
    years = {option: _YEAR.search(" ".join(held)) for option, held in about.items()}
    if (order := _ORDER.search(question)) and all(years.values()):
        ranked = sorted(options, key=lambda option: int(found.group()) if (found := years[option]) else 0)
        return ranked[-1 if order["late"] else 0]

    def said(option: str) -> float:
        held = {term for sentence in about[option] for term in content_stems(sentence)}
        return sum(weight for term, weight in weights.items() if term in held and term not in content_stems(option))

    return max(options, key=said)


def _mentions(option: str, title: str) -> bool:
    own, other = set(content_stems(option)), set(content_stems(_bare(title)))
    return bool(own) and len(own & other) * 2 > min(len(own), len(other))


def _sentences(passages: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for line in passages.split("\n"):
        if " | " in line:  # a note of facts is no sentence
            continue
        document = _DOC.match(line)
        title, text = (document["title"], document["text"]) if document else ("", line)
        found += [(title, sentence) for sentence in _SENTENCE.split(text) if 0 < len(sentence.strip()) <= _LONGEST]
    return found


def _rarity(asked: Sequence[str], sentences: Sequence[tuple[str, str]]) -> dict[str, float]:
    having = [set(content_stems(sentence)) | set(content_stems(title)) for title, sentence in sentences]
    return {
        term: math.log(1.0 + len(having) / number)
        for term in asked
        if (number := sum(term in stems for stems in having))
    }


def _kind(question: str) -> re.Pattern[str]:
    lowered = question.lower()
    if re.search(r"\b(?:what|which) year\b", lowered):
        return _YEAR
    if re.search(r"\bwhen\b|\bdate\b|\bwhat day\b", lowered):
        return _DATE
    if re.search(r"\bhow (?:many|much|old|long|tall|far)\b|\bpopulation\b", lowered):
        return _NUMBER
    return _CAPITALISED


def _asked_in(sentence: str, weights: Mapping[str, float]) -> list[tuple[int, int, float]]:
    """Where words of the question stand in a sentence, (start, end), and their weight."""
    found = re.finditer(r"[^\W_]+", sentence)
    weighed = ((word, weights.get(stem(word.group().lower()), 0.0)) for word in found)
    return [(word.start(), word.end(), weight) for word, weight in weighed if weight]


def _nearness(place: int, length: int, asked: Sequence[tuple[int, int, float]]) -> float:
    """How close the rarest question words stand to the span; 0 to the sum of their weights."""
    total = 0.0
    for start, end, weight in asked:
        distance = max(0, start - place - length, place - end)
        total += weight / (1.0 + distance / 20.0)
    return 0.3 * total


def _yes_or_no(question: str, sentences: Sequence[tuple[str, str]]) -> str:
    """Yes if the passages about each of the first two things asked about say all that is asked."""
    asked = dict.fromkeys(content_stems(question))
    named = [title for title in dict.fromkeys(title for title, _ in sentences) if title and _mentions(question, title)][
        :2
    ]
    wanted = [term for term in asked if not any(term in content_stems(title) for title in named)]
    for title in named:
        held = {term for about, sentence in sentences if about == title for term in content_stems(sentence)}
        if not all(term in held for term in wanted):
            return "no"
    return "yes" if named else "no"
