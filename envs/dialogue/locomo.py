"""The LoCoMo conversations (Maharana et al. 2024) from the published files.

Only what a participant could know or be asked is read: turns, captions and questions. The image search `query`,
`event_summary`, `observation` and `session_summary` stay in the file (answers quote them).
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from memenv.envs.dialogue.archives import zip_members
from memenv.envs.dialogue.corpus import Conversation, Corpus, LoadReport, Question, Session, Utterance, with_twins
from memenv.envs.dialogue.metrics import evidence_ids
from memenv.envs.dialogue.written_dates import MONTHS
from memenv.errors import MemenvError
from memenv.files import decode_json, is_folder, read_bytes
from memenv.stream import to_days

__all__ = ["OFFICIAL_SHA256", "load"]

#: data/locomo10.json of github.com/snap-research/locomo, main branch 3eb6f2c.
OFFICIAL_SHA256 = "79fa87e90f04081343b8c8debecb80a9a6842b76a7aa537dc9fdf651ea698ff4"

_WHAT = (
    "LoCoMo's locomo10.json (github.com/snap-research/locomo, data/locomo10.json), a list with some of its "
    "conversations, one conversation, or the older zip or folder with one file per conversation (26.json, …)"
)
_REMEDY = f"Give {_WHAT}."
_SESSION_KEY = re.compile(r"session_([0-9]{1,6})")
_DATE_KEY = re.compile(r"session_([0-9]{1,6})_date_time")
_DIA_ID = re.compile(r"D([0-9]{1,6}):([0-9]{1,6})")
_WHEN = re.compile(r"([0-9]{1,2}):([0-9]{2}) (am|pm) on ([0-9]{1,2}) ([A-Za-z]+), ([0-9]{4})")
_LONE_SURROGATES = re.compile(r"[\ud800-\udfff]")


class _Notes:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.places: dict[str, list[str]] = {}

    def add(self, kind: str, place: str) -> None:
        self.counts[kind] += 1
        places = self.places.setdefault(kind, [])
        if len(places) < 5:
            places.append(place)

    def report(self) -> LoadReport:
        return LoadReport(dict(self.counts), {kind: tuple(places) for kind, places in self.places.items()})


def load(path: str | Path) -> Corpus:
    """Read LoCoMo conversations.

    Args:
        path: the official `locomo10.json` or a list with some of its conversations; a file with one conversation in
            the official or the older flat layout; a zip archive or a folder with one such file per conversation,
            named by its number (`26.json`).

    Returns:
        The corpus. Irregular rows are handled and counted in `Corpus.report`.

    Raises:
        MemenvError: the path, its bytes, its JSON or its structure is not that; says where and what to do.
    """
    path = Path(path)
    documents = _documents(path)
    digest = hashlib.sha256()
    for name, data in documents:
        if len(documents) > 1:
            # By base name, so that a zip archive and its unpacked folder are the same data.
            digest.update(f"{Path(name).name} {len(data)}\n".encode("utf-8", "surrogateescape"))
        digest.update(data)
    notes = _Notes()
    conversations: list[Conversation] = []
    for name, data in documents:
        place = str(path) if len(documents) == 1 and name == path.name else f"{path}/{name}"
        conversations += _conversations(decode_json(data, place, _WHAT), place, Path(name).stem, notes)
    for name, count in Counter(item.name for item in conversations).items():
        if count > 1:
            raise MemenvError(f"{path}: {count} conversations are called {name}; keep one of them. {_REMEDY}")
    if not conversations:
        raise MemenvError(f"{path} holds no conversation. {_REMEDY}")
    sha = digest.hexdigest()
    stem = _LONE_SURROGATES.sub("\ufffd", path.stem)  # file names of undecodable bytes
    label = "locomo10 79fa87e9" if sha == OFFICIAL_SHA256 else f"locomo:{stem} {sha[:8]}"
    return Corpus(tuple(conversations), label, sha, notes.report())


def _documents(path: Path) -> list[tuple[str, bytes]]:
    """The files behind `path` as (name, bytes), in order of conversation number."""
    if is_folder(path):
        members = {item.name: item for item in sorted(path.glob("*.json")) if item.is_file()}
        numbered = _numbered(members)
        chosen = numbered or [name for name in members if name.startswith("locomo")]
        if not numbered and len(chosen) != 1:
            found = ", ".join(sorted(members)) or "none"
            raise MemenvError(
                f"{path} is a directory without conversation files (JSON files there: {found}); expected 26.json, … "
                f"or one locomo*.json. {_REMEDY}"
            )
        return [(name, read_bytes(members[name], _WHAT)) for name in chosen]
    data = read_bytes(path, _WHAT)
    if data[:4] == b"PK\x03\x04" or path.suffix.lower() == ".zip":
        archived = zip_members(path, _WHAT)
        chosen = _numbered(archived) or sorted(archived)
        if not chosen:
            raise MemenvError(f"{path} is a zip archive without JSON files. {_REMEDY}")
        return [(name, archived[name]) for name in chosen]
    return [(path.name, data)]


def _numbered(names: Mapping[str, Any]) -> list[str]:
    """Those of `names` whose stem is a conversation number, in its order."""
    found = [(int(match[1]), name) for name in names if (match := re.fullmatch(r"(?:.*/)?([0-9]{1,6})\.json", name))]
    return [name for _, name in sorted(found)]


def _conversations(value: Any, place: str, stem: str, notes: _Notes) -> list[Conversation]:
    if isinstance(value, Mapping):
        name = f"conv-{int(stem)}" if re.fullmatch("[0-9]+", stem) else stem
        return [_conversation(value, place, name, notes)]
    if not isinstance(value, list):
        raise MemenvError(
            f"{place}: the top level is {_kind(value)}, but must be a list of conversations or one conversation. {_REMEDY}"
        )
    found = []
    for position, item in enumerate(value):
        if not isinstance(item, Mapping):
            raise MemenvError(f"{place}: [{position}] is {_kind(item)}, but must be a conversation (object). {_REMEDY}")
        found.append(_conversation(item, f"{place}: [{position}]", f"conv-{position}", notes))
    return found


def _conversation(value: Mapping[str, Any], place: str, fallback: str, notes: _Notes) -> Conversation:
    name = _LONE_SURROGATES.sub("\ufffd", _get(value, "sample_id", str, place) if "sample_id" in value else fallback)
    place = f"{place} ({name})"
    nested = "conversation" in value  # the older layout keeps sessions and questions side by side
    if not nested and "speaker_a" not in value:
        raise MemenvError(f"{place}: missing key conversation. {_REMEDY}")
    talk = _get(value, "conversation", dict, place) if nested else value
    inner = f"{place}: conversation" if nested else place
    speakers = (
        _clean(_get(talk, "speaker_a", str, inner), "speaker", name, notes),
        _clean(_get(talk, "speaker_b", str, inner), "speaker", name, notes),
    )
    sessions = _sessions(talk, inner, name, speakers, notes)
    known = {turn.dia_id for session in sessions for turn in session.turns}
    rows = _get(value, "qa", list, place)
    questions = [_question(row, index, f"{place}: qa[{index}]", name, known, notes) for index, row in enumerate(rows)]
    first: dict[str, Question] = {}
    for question in questions:
        earlier = first.setdefault(question.text, question)
        if earlier is not question:
            notes.add("question repeated in its conversation", f"{name} qa[{question.index}]")
            if (earlier.category == 5) != (question.category == 5):
                notes.add("question both answerable and adversarial", f"{name} qa[{question.index}]")
    return Conversation(name, speakers, sessions, with_twins(questions, speakers))


def _sessions(
    talk: Mapping[str, Any], place: str, name: str, speakers: tuple[str, str], notes: _Notes
) -> tuple[Session, ...]:
    keys = {int(match[1]): key for key in talk if (match := _SESSION_KEY.fullmatch(key))}
    for key in talk:
        if (match := _DATE_KEY.fullmatch(key)) and int(match[1]) not in keys:
            notes.add("date without session", f"{name} {key}")
    sessions: list[Session] = []
    seen: set[str] = set()
    for number, key in sorted(keys.items()):
        turns = _get(talk, key, list, place)
        time = _when(_get(talk, f"{key}_date_time", str, place), f"{place}.{key}_date_time")
        if sessions and time < sessions[-1].time:
            raise MemenvError(f"{place}.{key} is dated before the session that precedes it; sessions must go forward.")
        if not turns:
            notes.add("session without turns", f"{name} {key}")
            continue
        utterances = tuple(
            _utterance(turn, f"{place}.{key}[{position}]", f"{name} {key}[{position}]", speakers, notes)
            for position, turn in enumerate(turns)
        )
        for position, turn in enumerate(utterances):
            if turn.dia_id in seen:
                raise MemenvError(f"{place}.{key}[{position}].dia_id: {turn.dia_id} occurs twice; ids must be unique.")
            seen.add(turn.dia_id)
            if turn.dia_id != f"D{number}:{position + 1}":
                notes.add("dia_id out of place", f"{name} {turn.dia_id}")
        sessions.append(Session(number, time, utterances))
    if not sessions:
        raise MemenvError(f"{place}: missing key session_1: there is no session with turns. {_REMEDY}")
    return tuple(sessions)


def _utterance(value: Any, place: str, short: str, speakers: tuple[str, str], notes: _Notes) -> Utterance:
    if not isinstance(value, Mapping):
        raise MemenvError(f"{place} is {_kind(value)}, but must be a turn (object). {_REMEDY}")
    dia_id = _get(value, "dia_id", str, place)
    if not (match := _DIA_ID.fullmatch(dia_id)):
        raise MemenvError(f'{place}.dia_id is {dia_id!r}, but must look like "D3:5" (session:turn).')
    speaker = _clean(_get(value, "speaker", str, place), "speaker", short, notes)
    if speaker not in speakers:
        notes.add("unknown speaker", short)
    caption = value.get("blip_caption", "")
    if not isinstance(caption, str):
        raise MemenvError(f"{place}.blip_caption is {_kind(caption)}, but must be text.")
    if caption and "img_url" not in value:
        notes.add("caption without image", short)
    if "img_url" in value and "query" not in value:
        notes.add("image without query", short)
    text = _clean(_get(value, "text", str, place), "text", short, notes)
    if not text:
        notes.add("turn without words", short)
    return Utterance(f"D{int(match[1])}:{int(match[2])}", speaker, text, _clean(caption, "caption", short, notes))


def _question(value: Any, index: int, place: str, name: str, known: set[str], notes: _Notes) -> Question:
    if not isinstance(value, Mapping):
        raise MemenvError(f"{place} is {_kind(value)}, but must be a question (object). {_REMEDY}")
    short = f"{name} qa[{index}]"
    category = _get(value, "category", int, place)
    if category not in (1, 2, 3, 4, 5):
        raise MemenvError(f"{place}.category is {category}, but must be an integer from 1 to 5.")
    text = _clean(_get(value, "question", str, place), "question", short, notes)
    if not text.endswith("?"):
        notes.add("question without question mark", short)
    answer, adversarial = value.get("answer"), value.get("adversarial_answer")
    if category == 5:
        if answer is None:
            notes.add("category 5 without answer", short)
        elif adversarial is not None:
            notes.add("category 5 with both answers", short)
        if adversarial is None:
            notes.add("category 5 without adversarial answer", short)
        elif not isinstance(adversarial, str | int) or isinstance(adversarial, bool):
            raise MemenvError(f"{place}.adversarial_answer is {_kind(adversarial)}, but must be text.")
    elif answer is None:
        raise MemenvError(f"{place}: missing key answer (only category 5 may lack it).")
    if answer is not None and (not isinstance(answer, str | int) or isinstance(answer, bool)):
        raise MemenvError(f"{place}.answer is {_kind(answer)}, but must be text or an integer.")
    if isinstance(answer, int):
        notes.add("integer answer", short)
    elif answer is not None:
        answer = _scalar(answer, short, notes)
        if answer != answer.strip():
            notes.add("white space at the edge of answer", short)
    cited = _get(value, "evidence", list, place)
    for position, entry in enumerate(cited):
        if not isinstance(entry, str):
            raise MemenvError(f'{place}.evidence[{position}] is {_kind(entry)}, but must be text such as "D3:5".')
    return Question(
        index,
        text,
        category,
        answer,
        None if adversarial is None or category != 5 else _scalar(str(adversarial), short, notes),
        tuple(cited),
        _evidence(cited, short, known, notes),
    )


def _evidence(cited: list[str], short: str, known: set[str], notes: _Notes) -> tuple[str, ...]:
    if not cited:
        notes.add("no evidence", short)
    found: list[str] = []
    for entry in cited:
        names = evidence_ids(entry)
        if not names:
            notes.add("evidence names no turn", short)
        elif len(names) > 1:
            notes.add("several ids in one evidence string", short)
        elif names[0] != entry.strip():
            notes.add("irregular evidence id", short)
        for name in names:
            if name not in known:
                notes.add("evidence of a turn that does not exist", short)
            elif name in found:
                notes.add("evidence repeated", short)
            else:
                found.append(name)
    return tuple(found)


def _clean(text: str, what: str, place: str, notes: _Notes) -> str:
    """`text` on one line; counts what was changed."""
    text = _scalar(text, place, notes)
    if text != text.strip():
        notes.add(f"white space at the edge of {what}", place)
    if "\n" in text or "\r" in text:
        notes.add(f"line break in {what}", place)
    if "\t" in text:
        notes.add(f"tab in {what}", place)
    return " ".join(text.split())


def _scalar(text: str, place: str, notes: _Notes) -> str:
    """`text` without lone surrogates, which JSON can write and UTF-8 can't."""
    fixed = _LONE_SURROGATES.sub("\ufffd", text)
    if fixed != text:
        notes.add("lone surrogate", place)
    return fixed


def _when(text: str, place: str) -> float:
    """Days since 1970 of "1:56 pm on 8 May, 2023", independent of the locale."""
    match = _WHEN.fullmatch(text.strip())
    month = MONTHS.get(match[5].lower()) if match else None
    try:
        if match is None or month is None or not 1 <= int(match[1]) <= 12:
            raise ValueError
        hour = int(match[1]) % 12 + (12 if match[3] == "pm" else 0)
        return to_days(datetime(int(match[6]), month, int(match[4]), hour, int(match[2])))
    except ValueError:
        raise MemenvError(f'{place} is {text!r}, but must look like "1:56 pm on 8 May, 2023".') from None


def _get(value: Mapping[str, Any], key: str, kind: type, place: str) -> Any:
    if key not in value:
        raise MemenvError(f"{place}: missing key {key}. {_REMEDY}")
    found = value[key]
    if not isinstance(found, kind) or isinstance(found, bool):
        raise MemenvError(f"{place}.{key} is {_kind(found)}, but must be {_KINDS[kind]}. {_REMEDY}")
    return found


_KINDS = {str: "text", int: "an integer", list: "a list", dict: "an object", float: "a number"}


def _kind(value: Any) -> str:
    return _KINDS.get(type(value), "null" if value is None else "true or false")
