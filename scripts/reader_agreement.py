"""Does the LLM-free reader rank memories as a chat model does?

    python scripts/reader_agreement.py --model URL --record out/agreement.jsonl
    python scripts/reader_agreement.py --model recorded:out/agreement.jsonl
    python scripts/reader_agreement.py --model URL --second URL2 --data locomo10.json

Agents live through generated lives (and, with --data, LoCoMo's conversations), and what each of them would show for a
question is kept. Then every reader answers the same questions from exactly the same entries; all may abstain, and no
prompt holds an example. Printed for each data set, and by category: the means; Kendall's τ-b between the rules' and the
model's order of the agents, with its interval over episodes; what that can be compared with, which is how well half of
the model's questions predict its own other half and, with --second, how well one model predicts another; and all pairs
of agents that both tell apart in opposite directions. Settings are in configs/reader_agreement.toml.

A model without an endpoint (a batch service, a person) can answer, too: `--requests FILE` writes all requests, and
`--model recorded:REPLIES` reads them back with a `reply` in each line and one line more, which says who replied:
{"kind": "model", "model": NAME, "endpoint": WHERE}. A reply is {"text": what was written}, which is to hold the JSON
that the request asks for, or {"value": {"answer": what was answered}}. Whoever answers must not see one question with
two memories: each line says whose question it is (`episode`) and which memories show just this (`memories`).

Whether a trained policy pleases more readers than the one it was trained with: `--config configs/policy_reading.toml`.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table
from rich.text import Text

import memenv
from memenv.agents.crud_rules import CrudRules
from memenv.agreement import Scores, halves_tau, separated, tau_interval
from memenv.chat import ChatEpisode, ModelDown, RunModel, chat_episode
from memenv.commands.options import advise, model_in_use, place, whole_number
from memenv.config import check_different, check_table
from memenv.envs.dialogue.chat import reading_request
from memenv.envs.dialogue.domain import DialogueDomain
from memenv.envs.dialogue.reader import ExtractiveReader
from memenv.errors import MemenvError
from memenv.files import check_place, read_text, read_toml, write_atomically
from memenv.language.extract import stated
from memenv.operations import Op, add, update
from memenv.policies.bank_controllers import BankView, RuleBankController
from memenv.policies.models.recorded import NotRecorded, RecordedModel, chat_lines, model_line, request_line
from memenv.render import printable
from memenv.solver import Outcome, Recall, Solver
from memenv.statistics import Interval, paired_difference
from memenv.stream import Item

CONFIG = Path(__file__).resolve().parents[1] / "configs" / "reader_agreement.toml"


#: Title, agents, arguments, seeds, categories.
DataSet = tuple[str, Sequence[str], dict[str, Any], Sequence[int], Sequence[int]]


# --- what is compared --------------------------------------------------------------------------------------------


class _MergeOrphans:
    """Merging as a language model does it carelessly: the new clause is put behind the old one, its person left out."""

    def decide(self, view: BankView) -> list[Op]:
        ops: list[Op] = []
        for candidate in view.candidates:
            for fact in candidate.facts():
                held = [s for s, text in enumerate(view.entries) if any(h.about == fact.about for h in stated(text))]
                clause = fact.text.removeprefix(f"{fact.subject} ").removeprefix(f"{fact.subject}'s ")
                if not fact.told or fact.relation == "other":
                    continue
                ops.append(update(held[0], f"{view.entries[held[0]]} {clause}") if held else add(fact.text))
        return ops[:1]


def agent_of(name: str) -> memenv.Agent:
    """An agent by name, or one of the two whose order was reversed in the first measurement (signal.md, E)."""
    if name not in ("replace", "merge_orphans"):
        return memenv.make_agent(name)
    agent = CrudRules()
    agent.controller = RuleBankController(vanilla=True) if name == "replace" else _MergeOrphans()  # type: ignore[assignment]
    return agent


@dataclass(frozen=True)
class Case:
    """A question and what each agent would show for it."""

    item: Item
    cluster: str
    shown: tuple[tuple[Recall, ...], ...]


class _Spy:
    """Keeps what a solver is shown; answers nothing."""

    def __init__(self) -> None:
        self.seen: dict[str, tuple[Item, tuple[Recall, ...]]] = {}

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        self.seen[item.id] = (item, tuple(memories))
        return Outcome()


def shown_by(name: str, arguments: Mapping[str, Any], seed: int) -> dict[str, tuple[Item, tuple[Recall, ...]]]:
    """What an agent shows for each question of an episode."""
    agent = agent_of(name)
    env = memenv.make_env("MemLoCoMo-v0", agent, arguments)
    core: Any = env.unwrapped
    spy = _Spy()
    core.loop = dataclasses.replace(core.loop, domain=DialogueDomain(core.config, spy))
    memenv.run_episode(env, agent, seed)
    return spy.seen


def collect(
    agents: Sequence[str],
    arguments: Mapping[str, Any],
    seeds: Sequence[int],
    categories: Sequence[int],
    number: int,
    order: int,
) -> list[Case]:
    """`number` questions, drawn evenly from the episodes, in an order that any prefix of is a fair sample."""
    found: list[list[Case]] = []
    for seed in seeds:
        by_agent = [shown_by(name, arguments, seed) for name in agents]
        cases = [
            Case(item, f"episode {seed}", tuple(seen[item_id][1] for seen in by_agent))
            for item_id, (item, _) in by_agent[0].items()
            if item.category in categories
        ]
        Random(f"{order} {seed}").shuffle(cases)
        found.append(cases)
    mixed = [cases[place] for place in range(max(map(len, found))) for cases in found if place < len(cases)]
    return mixed[:number]


def scope_of(title: str) -> str:
    """What the requests of a data set are recorded under."""
    return f"reader_agreement {title}"


def requests_of(agents: Sequence[str], scope: str, cases: Sequence[Case]) -> list[dict[str, Any]]:
    """A line for every different request, as a recording has it, but without a reply."""
    lines: dict[str, dict[str, Any]] = {}
    for case in cases:
        for name, shown in zip(agents, case.shown, strict=True):
            if shown:
                request = reading_request(case.item, shown)
                about = {"episode": case.cluster, "memories": []}
                line = lines.setdefault(request.digest, {**request_line(scope, request), **about})
                line["memories"].append(name)
    return list(lines.values())


def check_recording(recording: RecordedModel, title: str, requests: Sequence[Mapping[str, Any]]) -> str:
    """What a recording lacks of the requests of a data set, and holds beside them; "" where it is neither.

    Raises:
        MemenvError: it has none of them, or different replies to one.
    """
    held = recording.replies(scope_of(title))
    asked = {line["digest"]: line for line in requests}
    for digest in asked:
        if len({(reply.text, json.dumps(reply.value), reply.problem) for reply in held.get(digest, ())}) > 1:
            raise MemenvError(f"{recording.path}: different replies to the request {digest}: leave one of them")
    missing = [line for digest, line in asked.items() if digest not in held]
    foreign = sum(digest not in asked for digest in held)
    if asked and len(missing) == len(asked):
        raise MemenvError(
            f"{recording.path} answers none of the {len(asked)} requests of {title}: with the same settings and code, "
            "--requests writes them"
        )
    found = []
    if missing:
        found.append(
            f"lacks {len(missing)} of {len(asked)} requests, first {missing[0]['digest']}; nothing after it counts"
        )
    if foreign:
        found.append(f"holds {foreign} replies to requests that are not asked")
    return f"{recording.path} {' and '.join(found)}" if found else ""


# --- reading -----------------------------------------------------------------------------------------------------


def read_by_rules(cases: Sequence[Case], reader: Solver, score: Callable[..., Any]) -> Scores:
    """Scores of every condition on every item."""
    rows = [
        [float(score(case.item, reader.solve(case.item, case.shown[place]), case.shown[place])[0]) for case in cases]
        for place in range(len(cases[0].shown))
    ]
    return np.array(rows)


class ModelReading:
    """A model's answers, each different request once: it is frozen, so equal entries get equal answers."""

    def __init__(self, model: RunModel, scope: str, keep: bool) -> None:
        self.model = model
        self.episode = ChatEpisode(scope, keep)
        self.failed = self.asked = 0
        self._answers: dict[str, str] = {}

    def scores(self, cases: Sequence[Case], score: Callable[..., Any], until: float) -> Scores:
        """Scores of every condition on the items that were finished before `until` (monotonic seconds)."""
        columns: list[list[float]] = []
        try:
            for case in cases:
                if time.monotonic() > until:
                    break
                self._ask(case)
                columns.append([float(score(case.item, Outcome(self._answer(case.item, s)), s)[0]) for s in case.shown])
        except ModelDown as error:
            print(f"stopped: {error}", file=sys.stderr)
        except NotRecorded:
            pass  # said before: `check_recording`
        return np.array(columns).T if columns else np.zeros((len(cases[0].shown), 0))

    def _ask(self, case: Case) -> None:
        requests = {r.digest: r for shown in case.shown if shown for r in [reading_request(case.item, shown)]}
        new = [request for digest, request in requests.items() if digest not in self._answers]
        if not new:
            return
        with chat_episode(self.episode):
            replies = self.model.complete(new)
        for request, reply in zip(new, replies, strict=True):
            self.asked += 1
            self.failed += reply.problem is not None
            self._answers[request.digest] = "" if reply.problem is not None else str(reply.value["answer"]).strip()

    def _answer(self, item: Item, shown: Sequence[Recall]) -> str:
        return self._answers[reading_request(item, shown).digest] if shown else "Not mentioned"


# --- comparing ---------------------------------------------------------------------------------------------------


def report(
    console: Console,
    title: str,
    agents: Sequence[str],
    readers: Mapping[str, Scores],
    cases: Sequence[Case],
    config: Mapping[str, Any],
) -> None:
    """Prints everything about one set of items."""
    clusters = [case.cluster for case in cases]
    models = [name for name in readers if not name.startswith("rules")]
    rules = [name for name in readers if name.startswith("rules")]
    say(console, f"\n{title}: {len(cases)} items, {len(set(clusters))} episodes")
    table = Table()
    table.add_column("memory")
    for name in readers:
        table.add_column(Text(printable(name)), justify="right")
    for row in np.argsort(-readers[rules[0]].mean(1), kind="stable"):
        table.add_row(agents[row], *(f"{scores[row].mean():.3f}" for scores in readers.values()))
    console.print(table)
    resamples, halves = int(config["resamples"]), int(config["halves"])
    ceilings = {name: halves_tau(readers[name], readers[name], halves) for name in readers}
    for name, ceiling in ceilings.items():
        kind = "themselves" if name in rules else "itself: the ceiling"
        say(console, f"half against half, {name} against {kind}: {_tau(ceiling)}")
    if len(models) > 1:
        between = tau_interval(readers[models[0]], readers[models[1]], clusters, resamples)
        say(console, f"all items, {models[0]} against {models[1]}: the ceiling: {_tau(between)}")
    signs = {name: separated(scores, clusters, resamples) for name, scores in readers.items()}
    for model in models:
        for name in rules:
            found = tau_interval(readers[name], readers[model], clusters, resamples)
            half = halves_tau(readers[name], readers[model], halves)
            say(console, f"half against half, {name} against {model}: {_tau(half)}")
            say(console, f"all items, {name} against {model}: {_tau(found)}")
            by_model = [pair for pair in signs[model] if signs[model][pair]]
            both = [pair for pair in by_model if signs[name][pair]]
            opposite = [pair for pair in both if signs[name][pair] != signs[model][pair]]
            say(
                console,
                f"  pairs of {len(signs[model])}: {model} separates {len(by_model)}, {name} separate {len(both)} of these, "
                f"{len(opposite)} of them in the opposite direction",
            )
            for i, j in opposite:
                say(console, f"  opposite: {agents[i]} and {agents[j]}")
            say(console, f"  asked of {name}: {_verdict(len(opposite), half, ceilings[model])}")


def say(console: Console, text: str) -> None:
    """A line as it is: nothing in it is markup."""
    console.print(Text(printable(text)), soft_wrap=True)


def _tau(found: Interval) -> str:
    return f"τ-b {found.value:.2f} [{found.low:.2f}, {found.high:.2f}]"


def _verdict(opposite: int, ours: Interval, ceiling: Interval) -> str:
    """What is asked of the default reader: no pair in the opposite direction, and no less agreement than a model has."""
    if np.isnan(ours.value) or np.isnan(ceiling.low):
        return "can't tell: too few items, or a reader that scores all memories alike"
    below = ours.value < ceiling.low
    return (
        f"{'met' if not opposite and not below else 'NOT met'}: {opposite} opposite pairs; "
        + ("agreement below" if below else "agreement within or above")
        + " the model's with itself, half against half"
    )


def pairs_apart(
    console: Console,
    agents: Sequence[str],
    readers: Mapping[str, Scores],
    cases: Sequence[Case],
    config: Mapping[str, Any],
) -> None:
    """Of the pairs of memories that the configuration names, how far every reader tells them apart."""
    clusters = [case.cluster for case in cases]
    for one, two in config.get("pairs", ()):
        if one not in agents or two not in agents:
            continue
        for name, scores in readers.items():
            rows = scores[agents.index(one)], scores[agents.index(two)]
            apart = paired_difference(*rows, clusters, resamples=int(config["resamples"]))
            say(console, f"{one} − {two}, {name}: {apart.value:+.3f} [{apart.low:+.3f}, {apart.high:+.3f}]")


def compare(
    console: Console,
    title: str,
    agents: Sequence[str],
    arguments: Mapping[str, Any],
    cases: Sequence[Case],
    readings: Sequence[ModelReading],
    config: Mapping[str, Any],
    minutes: float,
) -> bool:
    """Lets every reader read, and prints. False: too little was read to compare."""
    locomo = arguments.get("data") is not None
    env: Any = memenv.make_env("MemLoCoMo-v0", memenv.make_agent("recency"), arguments).unwrapped
    score = env.loop.domain.scorer.score
    modelled = {}
    for reading in readings:
        until = time.monotonic() + 60 * minutes
        name = reading.model.name
        modelled[name if name not in modelled else f"{name} (second)"] = reading.scores(cases, score, until)
    number = min(scores.shape[1] for scores in modelled.values())
    for reading in readings:
        say(
            console,
            f"{reading.model.name} at {reading.model.endpoint}: {reading.asked} different requests, "
            f"{reading.failed} failed (scored as no answer)",
        )
    if number < 2:
        say(console, f"{title}: only {number} items were read: nothing to compare")
        return False
    if number < len(cases):
        say(console, f"{title}: compared on the first {number} of {len(cases)} items")
    cases = cases[:number]
    readers = {"rules": read_by_rules(cases, ExtractiveReader(anchored_dates=locomo), score)}
    readers |= {name: scores[:, :number] for name, scores in modelled.items()}
    if locomo:
        guessing = ExtractiveReader(anchored_dates=True, guess=True)
        readers["rules that guess (default)"] = read_by_rules(cases, guessing, score)
    report(console, title, agents, readers, cases, config)
    pairs_apart(console, agents, readers, cases, config)
    for category in sorted({case.item.category for case in cases}, key=str):
        places = [place for place, case in enumerate(cases) if case.item.category == category]
        if len(places) >= 4:
            chosen = {name: scores[:, places] for name, scores in readers.items()}
            report(console, f"{title}, category {category}", agents, chosen, [cases[p] for p in places], config)
    return True


def minutes_above_zero(text: str) -> float:
    """An argparse type."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not value > 0:  # neither does NaN
        raise argparse.ArgumentTypeError(f"{text!r}: give minutes > 0")
    return value


def read_settings(path: str | Path, locomo: bool) -> dict[str, Any]:
    """The settings, checked; `locomo`: those of its conversations have to be there too.

    Raises:
        MemenvError: the file can't be read, is no TOML or lacks settings, or one is not what it should be.
    """
    config = read_toml(path, f"settings such as {CONFIG}", "name another file")
    tables: dict[str, dict[str, Any]] = {
        "generated": {"split": str, "preset": str, "first_seed": 0, "lives": 1, "categories": [1], "agents": [str]}
    }
    if locomo:
        tables["locomo"] = {"bank_tokens": 1, "categories": [1], "agents": [str]}
    counts = {"items": 2, "order_seed": 0, "resamples": 1, "halves": 1}
    check_table(str(path), config, {**counts, **dict.fromkeys(tables, dict)})
    for name, wanted in tables.items():
        where = f"{path}: [{name}]"
        check_table(where, config[name], wanted)
        check_different(where, "agents", config[name]["agents"])
        for agent in config[name]["agents"]:
            try:
                agent_of(agent)
            except MemenvError as error:
                raise MemenvError(f"{where}: agents: {error}") from None
    pairs = config.get("pairs", [])
    if not isinstance(pairs, list) or not all(
        isinstance(pair, list) and len(pair) == 2 and all(isinstance(name, str) for name in pair) for pair in pairs
    ):
        raise MemenvError(f"{path}: pairs = {pairs!r}: give a list of pairs of agents' names")
    fixed = {name: config["generated"][name] for name in ("split", "preset")}
    try:
        memenv.make_env("MemLoCoMo-v0", memenv.make_agent("recency"), fixed)
    except MemenvError as error:
        raise MemenvError(f"{path}: [generated]: {error}") from None
    return config


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--model", metavar="URL", help="as for `memenv run`; also recorded:FILE")
    source.add_argument("--requests", type=place, metavar="FILE", help="write the requests for a model; ask nobody")
    parser.add_argument("--model-name", metavar="NAME")
    parser.add_argument("--second", metavar="URL", help="a second model, for the ceiling")
    parser.add_argument("--second-name", metavar="NAME")
    parser.add_argument("--data", type=place, metavar="FILE", help="LoCoMo, too")
    parser.add_argument("--items", type=whole_number(2), help="questions per data set (default: the configuration's)")
    parser.add_argument(
        "--minutes", type=minutes_above_zero, default=float("inf"), help="time for each model on each data set"
    )
    parser.add_argument("--record", type=place, metavar="FILE", help="replies of --model, for --model recorded:FILE")
    parser.add_argument("--config", type=place, default=CONFIG, metavar="FILE")
    given = parser.parse_args()
    if given.requests is not None:
        for name in ("model_name", "second", "second_name", "record"):
            if getattr(given, name) is not None:
                parser.error(f"--{name.replace('_', '-')} is about a model that is asked: --requests asks nobody")
        check_unanswered(given.requests)
    for written in (given.record, given.requests):
        if written is not None:
            check_place(written)
    config = read_settings(given.config, given.data is not None)
    number = given.items or int(config["items"])
    console = Console()
    sets: list[DataSet] = []
    lives = config["generated"]
    seeds: Sequence[int] = range(lives["first_seed"], lives["first_seed"] + lives["lives"])
    fixed = {"split": lives["split"], "preset": lives["preset"]}
    sets.append(("generated", lives["agents"], fixed, seeds, lives["categories"]))
    if given.data is not None:
        real = config["locomo"]
        arguments = {"data": given.data, "bank_tokens": real["bank_tokens"]}
        env: Any = memenv.make_env("MemLoCoMo-v0", memenv.make_agent("recency"), arguments).unwrapped
        episodes = range(env.loop.domain.stream.episodes)
        sets.append((env.label, real["agents"], arguments, episodes, real["categories"]))
    if given.requests is not None:
        count = write_requests(given.requests, sets, number, int(config["order_seed"]))
        say(console, f"{count} requests in {given.requests}: give each line a reply, see --help")
        return 0
    asked: list[ChatEpisode] = []
    compared = True
    with ExitStack() as stack:
        first = stack.enter_context(model_in_use(given.model, given.model_name, None))
        assert first is not None
        models = [first]
        if given.second is not None:
            second = stack.enter_context(model_in_use(given.second, given.second_name, None))
            assert second is not None
            models.append(second)
        try:
            for title, agents, arguments, seeds, categories in sets:
                cases = collect(agents, arguments, seeds, categories, number, int(config["order_seed"]))
                say(console, f"{title}: {len(cases)} questions, {len(agents)} memories")
                requests = requests_of(agents, scope_of(title), cases)
                for model in models:
                    if isinstance(model.model, RecordedModel):
                        advise(check_recording(model.model, title, requests))
                readings = [ModelReading(model, scope_of(title), model is first) for model in models]
                asked.append(readings[0].episode)
                compared &= compare(console, title, agents, arguments, cases, readings, config, given.minutes)
        finally:  # also of a run that is interrupted: what was answered was paid for
            if given.record is not None:
                write_record(given.record, first, asked)
    return 0 if compared else 2


def check_unanswered(path: str) -> None:
    """Before long work: what is at `path` holds no replies, which somebody may have written by hand.

    Raises:
        MemenvError: it does.
    """
    if Path(path).exists() and '"reply"' in read_text(path, "requests", "name another file"):
        raise MemenvError(f"{path} holds replies already: name another file")


def write_requests(path: str, sets: Sequence[DataSet], number: int, order: int) -> int:
    """All requests, a line each; how many."""
    count = 0
    with write_atomically(path) as stream:
        for title, agents, arguments, seeds, categories in sets:
            cases = collect(agents, arguments, seeds, categories, number, order)
            for line in requests_of(agents, scope_of(title), cases):
                stream.write(json.dumps(line) + "\n")
                count += 1
    return count


def write_record(path: str, model: RunModel, asked: Sequence[ChatEpisode]) -> None:
    """What a model replied; of one that never did there is nothing to keep, and an earlier recording may be there."""
    if any(reply.problem is None for episode in asked for _, reply in episode.calls):
        with write_atomically(path) as stream:
            lines = [model_line(model), *(line for episode in asked for line in chat_lines(episode))]
            stream.writelines(json.dumps(line) + "\n" for line in lines)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except MemenvError as error:
        print(f"reader_agreement: error: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("reader_agreement: interrupted", file=sys.stderr)
        sys.exit(130)
