"""What the extractor finds in real conversations: `python scripts/extractor_report.py --data locomo5.json`.

Recall: the data set's `observation` facts, written by a language model, each with the turns it comes from. Per
observation, the share of its content stems (resolved dates and speakers' names left out) that the facts extracted from
those turns contain, against what the raw turns contain: the most that is reachable without paraphrasing. "Covered"
is two thirds or more.

Precision needs a person: `--sample 100 --seed 1` prints facts of known kinds (and, apart, of the relation "other") with
their turns; `--labels FILE` takes one label a line in the order of that sample, of LABELS, and prints the shares.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from memenv.envs.dialogue.locomo import load
from memenv.errors import MemenvError
from memenv.files import read_json
from memenv.language.extract import extract
from memenv.language.facts import Fact
from memenv.language.stems import content_stems
from memenv.stream import Turn

REMEDY = "Give the official LoCoMo file (locomo10.json) or a list with some of its conversations."
LABELS = {
    "ok": "subject, relation, value, operation and flags right",
    "relation": "wrong kind (or a known kind where there is none)",
    "subject": "wrong person",
    "value": "right kind, wrong or garbled value",
    "flag": "right but for a flag or the operation",
    "text": "misleading or broken sentence",
}
Sessions = dict[str, list[tuple[list[Turn], tuple[str, str]]]]


def sessions(path: Path) -> Sessions:
    """Turns of every session by conversation, with the speakers."""
    return {
        conversation.name: [
            ([Turn(t.speaker, t.text, s.time, t.dia_id) for t in s.turns], conversation.speakers)
            for s in conversation.sessions
        ]
        for conversation in load(path).conversations
    }


def observations(path: Path) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Conversation, observation, its turns. Rows that are not a text with one or several turn names are refused."""
    data: Any = read_json(path, "LoCoMo conversations with observations")
    for number, conversation in enumerate(data if isinstance(data, list) else [data]):
        if not isinstance(conversation, Mapping) or not isinstance(conversation.get("observation"), Mapping):
            raise MemenvError(f"{path}: conversation {number} has no 'observation' object. {REMEDY}")
        name = str(conversation.get("sample_id", number))
        for key, by_speaker in conversation["observation"].items():
            for rows in by_speaker.values():
                for row in rows:
                    if not (isinstance(row, list) and len(row) == 2 and isinstance(row[0], str)):
                        raise MemenvError(f"{path}: {name} {key}: {row!r} is no [text, turn] pair. {REMEDY}")
                    yield name, row[0], (row[1],) if isinstance(row[1], str) else tuple(map(str, row[1]))


def content(text: str, names: set[str]) -> set[str]:
    return {stem for stem in content_stems(text) if stem not in names}


def percent(share: float) -> str:
    return f"{100 * share:5.1f} %"


def recall(path: Path, talks: Sessions, found: Mapping[str, list[Fact]]) -> None:
    print(
        "conversation   observations   stems in facts / in raw turns   covered by facts / by raw turns / by told facts"
    )
    pooled: list[tuple[float, float, float]] = []
    rows = list(observations(path))
    for name, parts in talks.items():
        turns = {turn.source: turn for session, _ in parts for turn in session}
        speakers = {stem for turn in turns.values() for stem in content_stems(turn.speaker)}
        texts: dict[str, list[Fact]] = {}
        for fact in found[name]:
            texts.setdefault(fact.source, []).append(fact)
        shares: list[tuple[float, float, float]] = []
        for _, observation, sources in (row for row in rows if row[0] == name):
            wanted = content(observation, speakers)
            known = [source for source in sources if source in turns]
            if not wanted or not known:
                continue
            facts = [fact for source in known for fact in texts.get(source, ())]
            raw = {stem for source in known for stem in content_stems(turns[source].text)}
            has = {stem for fact in facts for stem in content_stems(fact.text)}
            told = {stem for fact in facts if not (fact.chitchat or fact.question) for stem in content_stems(fact.text)}
            shares.append(
                (len(wanted & has) / len(wanted), len(wanted & raw) / len(wanted), len(wanted & told) / len(wanted))
            )
        pooled += shares
        print(_row(name, shares))
    print(_row("all", pooled))


def _row(name: str, shares: list[tuple[float, float, float]]) -> str:
    if not shares:
        return f"{name:14} no observation names a turn of the file"
    means = [sum(share[i] for share in shares) / len(shares) for i in range(3)]
    covered = [sum(share[i] >= 2 / 3 for share in shares) / len(shares) for i in range(3)]
    return (
        f"{name:14} {len(shares):12}        {percent(means[0])} / {percent(means[1])}"
        f"           {percent(covered[0])} / {percent(covered[1])} / {percent(covered[2])}"
    )


def sample(
    talks: Sessions, found: Mapping[str, list[Fact]], size: int, seed: int, known: bool
) -> list[tuple[Fact, str]]:
    texts = {
        (name, turn.source): turn.text for name, parts in talks.items() for session, _ in parts for turn in session
    }
    pool = [
        (fact, texts[name, fact.source])
        for name, facts in found.items()
        for fact in facts
        if not fact.chitchat and not fact.question and (fact.relation != "other") == known
    ]
    return random.Random(seed).sample(pool, min(size, len(pool)))


def show(fact: Fact, text: str) -> str:
    flags = [flag for flag in ("hypothetical", "third_party", "negated") if getattr(fact, flag)]
    return (
        f"{fact.text}\n   [{fact.subject} | {fact.relation} | {fact.value if fact.relation != 'other' else '-'}"
        f" | {' '.join([fact.operation, *flags])} | {fact.date.plain if fact.date else '-'}]\n   < {fact.speaker}: {text}"
    )


def labels(path: Path) -> None:
    """Shares of the labels in a file with one label a line."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise MemenvError(f"{path} can't be read ({error}). Give a text file with one label a line.") from None
    counts: Counter[str] = Counter()
    for number, line in enumerate(lines, 1):
        label = line.split("#")[0].split()[-1] if line.split("#")[0].split() else ""
        if not label:
            continue
        if label not in LABELS:
            raise MemenvError(f"{path} line {number}: label {label!r}; allowed are {', '.join(LABELS)}.")
        counts[label] += 1
    total = counts.total()
    if not total:
        raise MemenvError(f"{path} holds no label; allowed are {', '.join(LABELS)}.")
    print(f"{total} labelled facts")
    for label, meaning in LABELS.items():
        print(f"  {label:9} {counts[label]:4} {percent(counts[label] / total)}  {meaning}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="LoCoMo file with observations")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="print N random facts to label")
    parser.add_argument("--other", action="store_true", help='sample facts of the relation "other" instead')
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--labels", type=Path, help="labels of a sample, one a line")
    given = parser.parse_args()
    try:
        talks = sessions(given.data)
        begun = time.perf_counter()
        found = {name: [fact for turns, who in parts for fact in extract(turns, who)] for name, parts in talks.items()}
        took = time.perf_counter() - begun
        if given.sample:
            for number, (fact, text) in enumerate(sample(talks, found, given.sample, given.seed, not given.other), 1):
                print(f"{number}. {show(fact, text)}")
            return 0
        if given.labels:
            labels(given.labels)
            return 0
        turns = sum(len(session) for parts in talks.values() for session, _ in parts)
        facts = [fact for some in found.values() for fact in some]
        print(
            f"{turns} turns, {len(facts)} facts ({len(facts) / turns:.2f} a turn), {1e6 * took / turns:.0f} µs a turn (cold)"
        )
        for flag in ("question", "chitchat", "hypothetical", "third_party", "negated"):
            print(f"  {flag:13} {percent(sum(getattr(fact, flag) for fact in facts) / len(facts))}")
        kinds = Counter(fact.relation for fact in facts)
        print(
            "  kinds: "
            + ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items(), key=lambda k: (-k[1], k[0])))
        )
        recall(given.data, talks, found)
    except MemenvError as error:
        print(f"extractor_report: error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
