"""What the extractor finds in generated lives, whose facts are known: `python scripts/extractor_lives.py --lives 20`.

Recall: of the facts that a turn tells, those for which the extractor gives a told fact of the same turn, subject, kind
and operation, with the value and the resolved date in its text. False positives: of the turns that tell no fact, those
that yield a told fact of a known kind. Only lives of the split `train` are read.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict

from memenv.envs.dialogue.generator.config import PRESETS
from memenv.envs.dialogue.generator.dates import answer_date
from memenv.envs.dialogue.generator.life import Life, generate
from memenv.envs.dialogue.generator.log import LoggedFact
from memenv.language.extract import extract, stated
from memenv.language.facts import OTHER, Fact
from memenv.stream import Experience, Turn

#: The generator's names of kinds that the extractor calls otherwise.
NAMES = {
    "marital": "marital status",
    "food": "favourite food",
    "colour": "favourite colour",
    "genre": "favourite music",
    "book": "favourite book",
    "film": "favourite film",
    "season": "favourite season",
    "restaurant": "favourite restaurant",
    "shoe": "shoe size",
    "hometown": "birthplace",
    "field": "field of study",
    "clubday": "class day",
    "wake": "wake-up time",
    "locker": "locker code",
    "wifi": "wifi password",
    "alarm": "alarm code",
    "party": "party place",
    "key": "key place",
}


def fault(fact: LoggedFact, found: list[Fact]) -> str:
    """What keeps `fact` from being among those `found`; "" where it is."""
    relation = NAMES.get(fact.relation, fact.relation)
    left = [f for f in found if f.relation == relation]
    if not left:
        return "relation"
    left = [f for f in left if f.subject == fact.subject]
    if not left:
        return "subject"
    if fact.op == "forget":
        return "" if any(f.operation == "forget" for f in left) else "operation"
    left = [f for f in left if fact.value.casefold() in f.text.casefold()]
    if not left:
        return "value in text"
    left = [f for f in left if f.told]
    if not left:
        return "told"
    if not any(f.operation in ({"set", "add"} if fact.op in ("set", "add") else {fact.op}) for f in left):
        return "operation"
    if fact.date and not any(answer_date(fact.date) in f.text for f in left):
        return "date"
    if not any(agrees(fact.value, f.value) for f in left):
        return "value"
    return ""


def agrees(value: str, found: str) -> bool:
    """Whether two values are one up to articles."""
    return bare(value) in bare(found) and len(found) <= len(value) + 25


def bare(value: str) -> str:
    words = value.casefold().replace("’", "'").split()
    return " ".join(words[1:] if words[:1] and words[0] in ("the", "a", "an", "my", "by", "on") else words)


def turns_of(life: Life) -> list[tuple[Turn, ...]]:
    """The sessions of a life."""
    return [event.messages for event in life.events if isinstance(event, Experience)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lives", type=int, default=20)
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--preset", default="default", choices=sorted(PRESETS))
    parser.add_argument("--show", type=int, default=3, help="examples of each failure")
    given = parser.parse_args()
    total: Counter[tuple[str, str]] = Counter()
    right: Counter[tuple[str, str]] = Counter()
    bad: dict[tuple[str, str, str], list[str]] = defaultdict(list)
    spurious: dict[str, list[str]] = defaultdict(list)
    idle = ends = wrong = trips = kept = size = 0
    extra: list[str] = []
    readback: list[str] = []
    for seed in range(given.seed, given.seed + given.lives):
        life = generate(seed, PRESETS[given.preset])
        log: dict[str, list[LoggedFact]] = defaultdict(list)
        for fact in life.log:
            log[fact.source].append(fact)
        facts: dict[str, list[Fact]] = defaultdict(list)
        for session in turns_of(life):
            for made in extract(session, life.speakers):
                facts[made.source].append(made)
        for session in turns_of(life):
            for turn in session:
                real = [fact for fact in log[turn.source] if not fact.flag]
                found = facts[turn.source]
                known = [f for f in found if f.told and f.relation != OTHER and f.operation != "forget"]
                for f in known:
                    kept += 1
                    size += len(f.text.encode())
                    back = stated(f.text, f.time)
                    if any(
                        b.subject == f.subject and b.relation == f.relation and bare(b.value) == bare(f.value)
                        for b in back
                    ):
                        trips += 1
                    else:
                        seen = [(b.subject, b.relation, b.value, b.operation) for b in back]
                        readback.append(f"{f.text} [{f.relation} | {f.value}] -> {seen}")
                if not real:
                    idle += 1
                    if any(f.operation != "end" for f in known):
                        wrong += 1
                        flag = log[turn.source][0].flag if log[turn.source] else "chat"
                        spurious[flag].append(f"{turn.text} -> {[(f.relation, f.value, f.text) for f in known]}")
                    elif known:
                        ends += 1
                    continue
                names = {NAMES.get(fact.relation, fact.relation) for fact in real}
                extra += [f"{f.relation} | {f.text} < {turn.text}" for f in known if f.relation not in names]
                for fact in real:
                    key = (NAMES.get(fact.relation, fact.relation), fact.op)
                    total[key] += 1
                    what = fault(fact, found)
                    if what:
                        seen = [(f.text, f.relation, f.value, f.operation) for f in found]
                        bad[(what, *key)].append(f"{turn.text}\n      {fact.value!r} {fact.date}\n      {seen}")
                    else:
                        right[key] += 1
    print(
        f"{sum(right.values())} of {sum(total.values())} facts: recall {sum(right.values()) / sum(total.values()):.3f}"
    )
    for op in ("set", "add", "end", "correct", "forget"):
        n = sum(count for key, count in total.items() if key[1] == op)
        print(f"  {op:8} {sum(right[key] for key in total if key[1] == op) / max(1, n):.3f} of {n}")
    print("  below 1: " + ", ".join(f"{k[0]}/{k[1]} {right[k]}/{n}" for k, n in sorted(total.items()) if right[k] < n))
    print(f"{idle} turns without a fact: false positives {wrong / idle:.3f}; told only as over {ends / idle:.3f}")
    print(
        f"{kept} told facts, {size / max(1, kept):.0f} bytes each; {len(extra)} of a kind that the turn does not tell"
    )
    print(f"read back by `stated`: {trips / max(1, kept):.3f}")
    for key, rows in sorted(bad.items(), key=lambda item: -len(item[1])):
        print(f"-- {key}: {len(rows)}")
        print("\n".join("   " + row for row in rows[: given.show]))
    for flag, rows in spurious.items():
        print(f"-- false positives, {flag}: {len(rows)}")
        print("\n".join("   " + row for row in rows[: 3 * given.show]))
    print(f"-- extra: {len(extra)}")
    print("\n".join("   " + row for row in extra[: 6 * given.show]))
    print(f"-- not read back: {len(readback)}")
    print("\n".join("   " + row for row in readback[: 10 * given.show]))


if __name__ == "__main__":
    main()
