"""Memento's claims, measured: `python scripts/memento_claims.py --out out/claims`.

Net gain over the rerun without memory, K sweep, deceptive near-duplicates, the two-step chain, repeated passes, order and
similarity and shift, what is kept and what makes room, cost against the size of the bank; with `--data DIR` (the published
files of Memento) also what its own training rows say about case selection.

All settings are the constants below. They were fixed before the first run, on seeds that nothing was chosen on; what they
show is printed, whatever it is. Intervals are 95 % bootstrap intervals over seeds.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from memento_cost import SIZES, costs
from memento_published import FILES, areas_under_curves, labelled_both_ways, leaks, training_rows
from rich.console import Console
from rich.progress import track
from rich.table import Table

from memenv.commands import options
from memenv.curves import BASELINE, learning
from memenv.errors import MemenvError
from memenv.files import make_folder, read_bytes, write_atomically, write_json
from memenv.policies.case_chain import play_chain
from memenv.policies.case_values import Floats, Similarity
from memenv.policies.kernel_q import KernelQ, choice_probabilities
from memenv.policies.parametric_q import ParametricQ
from memenv.registration import make_agent
from memenv.runner import EpisodeResult, make_env, run_episode
from memenv.statistics import mean_interval, paired_difference

FAMILIES = "memenv.envs.families:MemFamilies-v0"
FORMS = ("memento_np", "memento_p", "memento_kernel")
AGENTS = (*FORMS, "exprag", "remem", "recency")
#: Environment, its arguments, and how many seeds from SEED on.
ENVIRONMENTS: Mapping[str, tuple[Mapping[str, Any], int]] = {
    FAMILIES: ({"split": "test"}, 20),
    "MemGame24-v0": ({"split": "test"}, 10),
    "MemALFWorld-v0": ({"split": "unseen"}, 20),
    "MemWebShop-v0": ({"split": "test"}, 20),
    "MemMultiHop-v0": ({"split": "test"}, 20),
}
SEED = 100
SWEEP = (0, 1, 2, 4, 8, 16, 32)
SWEPT: Mapping[str, tuple[Mapping[str, Any], int]] = {
    FAMILIES: ({"split": "test"}, 20),
    "MemGame24-v0": ({"split": "test"}, 10),
    "MemALFWorld-v0": ({"split": "unseen"}, 20),
}
NEAR = {"tries": 1, "split": "test"}
PASSES, FAMILY_SEEDS, STREAM_SEEDS = 3, 20, 10
#: Added after the first run of "streams": there the solver copies plans whatever came of them, and no stream gains.
TOLD = {"split": "test", "outcomes": True}
SIMILARITIES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
CAP = 20
CHAIN_TASKS, CHAIN_ALPHA, CHAIN_EPSILON = 150, 0.2, 0.2

#: Without --full no row runs more seeds than this: enough to see what is measured, too few to conclude from.
QUICK = 3
_limit: list[int | None] = [QUICK]

console = Console(record=True, width=130)


def first(seeds: int) -> range:
    """The seeds of a row, from 0."""
    return range(seeds if _limit[0] is None else min(seeds, _limit[0]))


def episodes(
    env_id: str, agent: str, arguments: Mapping[str, Any], seeds: int, stream: Sequence[str] = ()
) -> list[EpisodeResult]:
    made = make_agent(agent)
    env = make_env(env_id, made, arguments, stream)
    return [run_episode(env, made, SEED + number) for number in first(seeds)]


def scores(results: Sequence[EpisodeResult]) -> list[float]:
    return [result.score for result in results]


def shown(found: Any) -> str:
    if np.isnan(found.low):
        return f"{found.value:.3f}"
    return f"{found.value:+.3f} [{found.low:+.3f}, {found.high:+.3f}]"


def plain(found: Any) -> list[float]:
    return [round(float(value), 6) for value in (found.value, found.low, found.high)]


def report(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(title=title, title_justify="left")
    for place, name in enumerate(columns):
        table.add_column(name, justify="left" if not place else "right")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def short(env_id: str) -> str:
    return env_id.rpartition(":")[2]


def net_gain() -> dict[str, Any]:
    """Every agent in every environment, beside the rerun."""
    found: dict[str, Any] = {}
    rows = []
    for env_id, (arguments, seeds) in ENVIRONMENTS.items():
        rerun = episodes(env_id, BASELINE, arguments, seeds)
        for agent in track(AGENTS, description=short(env_id), console=console, transient=True):
            ours = episodes(env_id, agent, arguments, seeds)
            gain = paired_difference(scores(ours), scores(rerun))
            figures = learning(ours, rerun)
            found[f"{short(env_id)} {agent}"] = {
                "score": plain(mean_interval(scores(ours))),
                "net_gain": plain(gain),
                **figures.as_dict(),
            }
            score = f"{np.mean(scores(ours)):.3f}"
            rows.append([short(env_id), agent, f"{np.mean(scores(rerun)):.3f}", score, shown(gain)])
    report("Net gain over the rerun without memory", ("environment", "agent", "rerun", "score", "net gain"), rows)
    return found


def k_sweep() -> dict[str, Any]:
    """How many cases to show: the paper's peak is at 4."""
    found: dict[str, Any] = {}
    for env_id, (arguments, seeds) in SWEPT.items():
        by_k = {k: scores(episodes(env_id, f"memento_np:k={k}", arguments, seeds)) for k in SWEEP}
        rows = []
        for k, values in by_k.items():
            against = paired_difference(values, by_k[4])
            found[f"{short(env_id)} K={k}"] = {"score": plain(mean_interval(values)), "less_k4": plain(against)}
            rows.append([str(k), f"{np.mean(values):.3f}", "–" if k == 4 else shown(against)])
        report(f"K sweep, memento_np, {short(env_id)}", ("K", "score", "less K = 4"), rows)
    return found


def near_duplicates() -> dict[str, Any]:
    """P > NP where near-duplicates of the task failed; P ≈ NP where they succeeded."""
    found: dict[str, Any] = {}
    rows = []
    for near in ("failures", "successes"):
        by_form = {form: scores(episodes(FAMILIES, form, {**NEAR, "near": near}, FAMILY_SEEDS)) for form in FORMS}
        for form, values in by_form.items():
            against = paired_difference(values, by_form["memento_np"])
            found[f"{near} {form}"] = {"score": plain(mean_interval(values)), "less_np": plain(against)}
            rows.append([near, form, f"{np.mean(values):.3f}", "–" if form == "memento_np" else shown(against)])
    report("Near-duplicates that failed, or succeeded", ("near-duplicates", "form", "score", "less NP"), rows)
    return found


def greedy(values: Floats, rng: Random) -> int:
    return int(np.argmax(np.round(values, 6)))


def explored(values: Floats, rng: Random) -> int:
    return rng.randrange(len(values)) if rng.random() < CHAIN_EPSILON else greedy(values, rng)


def drawn(values: Floats, rng: Random) -> int:
    return rng.choices(range(len(values)), weights=choice_probabilities(values, CHAIN_ALPHA).tolist())[0]


def chain() -> dict[str, Any]:
    """Two steps, the reward at the second: kernel against both others, and against itself without bootstrapping."""
    makers: dict[str, Callable[[np.random.Generator], tuple[Any, Any]]] = {
        "memento_np": lambda rng: (Similarity(), greedy),
        "memento_p": lambda rng: (ParametricQ(rng), explored),
        "memento_kernel": lambda rng: (KernelQ(rng, alpha=CHAIN_ALPHA), drawn),
        "memento_kernel, γ = 0": lambda rng: (KernelQ(rng, alpha=CHAIN_ALPHA, gamma=0.0), drawn),
    }
    earned: dict[str, list[float]] = {}
    for name, make in makers.items():
        for number in first(FAMILY_SEEDS):
            value, choose = make(np.random.default_rng([SEED + number, 7]))
            run = play_chain(value, choose, SEED + number, CHAIN_TASKS)
            earned.setdefault(name, []).append(float(np.mean(run[CHAIN_TASKS // 2 :])))
    rows = []
    found: dict[str, Any] = {}
    for name, values in earned.items():
        against = paired_difference(earned["memento_kernel"], values)
        found[name] = {"second_half": plain(mean_interval(values)), "kernel_less_it": plain(against)}
        rows.append([name, f"{np.mean(values):.3f}", "–" if name == "memento_kernel" else shown(against)])
    report("Two-step chain, second half of the tasks", ("form", "earned", "kernel less it"), rows)
    return found


def passes() -> dict[str, Any]:
    """The same tasks three times: pass@1 of each pass and pass@3, the bank open or frozen after the first."""
    found: dict[str, Any] = {}
    rows = []
    for stream in (f"repeated:{PASSES}", f"repeated:{PASSES}:frozen"):
        rerun = episodes(FAMILIES, BASELINE, TOLD, STREAM_SEEDS, (stream,))
        for agent in (BASELINE, *FORMS, "memento_p:exclude_same_task"):
            ours = episodes(FAMILIES, agent, TOLD, STREAM_SEEDS, (stream,))
            figures = learning(ours, rerun)
            found[f"{stream} {agent}"] = figures.as_dict()
            at_1 = " ".join(f"{interval.value:.3f}" for interval in figures.pass_at_1)
            forgot = figures.forgetting
            rows.append(
                [stream.partition(":")[2], agent, at_1, f"{figures.pass_at_k[-1].value:.3f}", shown(figures.net_gain),
                 "–" if forgot is None else shown(forgot)]
            )  # fmt: skip
    report("Repeated passes", ("passes", "agent", "pass@1 by pass", f"pass@{PASSES}", "net gain", "forgetting"), rows)
    return found


def streams(world: Mapping[str, Any] = ENVIRONMENTS[FAMILIES][0]) -> dict[str, Any]:
    """Order of the tasks, how alike they are, a shift in the middle, several users on one bank."""
    found: dict[str, Any] = {}
    rows = []
    settings: list[tuple[str, Mapping[str, Any], Sequence[str]]] = [
        *((order, {}, (order,)) for order in ("blocked", "interleaved", "shuffled")),
        *((f"similarity {part}", {"similarity": part}, ()) for part in SIMILARITIES),
        ("plans exchanged at half", {"shift": 0.5}, ()),
        ("another world at half", {}, ("shifted",)),
        ("3 users", {}, ("users:3",)),
    ]
    for name, more, stream in settings:
        arguments = {**world, **more}
        rerun = episodes(FAMILIES, BASELINE, arguments, STREAM_SEEDS, stream)
        row = [name, f"{np.mean(scores(rerun)):.3f}"]
        for form in FORMS:
            ours = episodes(FAMILIES, form, arguments, STREAM_SEEDS, stream)
            figures = learning(ours, rerun)
            found[f"{name} {form}"] = figures.as_dict()
            row.append(shown(figures.net_gain))
        rows.append(row)
    report("Net gain by stream, MemFamilies-v0", ("stream", "rerun", *FORMS), rows)
    return found


def keeping() -> dict[str, Any]:
    """All cases or successes only; a cap with the oldest or the least useful out; put away from view or from the bank."""
    found: dict[str, Any] = {}
    rows = []
    names = (
        "memento_np", "memento_np:keep=success", f"memento_np:cap={CAP}", f"memento_np:cap={CAP},prune=utility",
        "memento_p", "memento_p:keep=success", "exprag", "exprag:keep=success", "remem", "remem:delete",
    )  # fmt: skip
    for env_id in (FAMILIES, "MemALFWorld-v0"):
        arguments, seeds = ENVIRONMENTS[env_id]
        rerun = scores(episodes(env_id, BASELINE, arguments, seeds))
        for name in names:
            results = episodes(env_id, name, arguments, seeds)
            gain = paired_difference(scores(results), rerun)
            found[f"{short(env_id)} {name}"] = plain(gain)
            held = f"{np.mean([result.memory_tokens for result in results]):.0f}"
            rows.append([short(env_id), name, f"{np.mean(scores(results)):.3f}", shown(gain), held])
    report("What is kept", ("environment", "agent", "score", "net gain", "tokens held"), rows)
    return found


def credit() -> dict[str, Any]:
    """The outcome to every case shown, or leave-one-out by the sandbox (training streams: the sandbox is theirs alone)."""
    found: dict[str, Any] = {}
    rows = []
    for world in ({"outcomes": True}, {"near": "failures", "tries": 1}):
        for form in FORMS[1:]:
            by_credit: dict[str, list[float]] = {}
            for name in ("outcome", "loo"):
                agent = make_agent(f"{form}:credit={name}")
                env = make_env(FAMILIES, agent, {"split": "train", **world})
                runs = [run_episode(env, agent, SEED + number, train=True) for number in first(STREAM_SEEDS)]
                by_credit[name] = scores(runs)
            gain = paired_difference(by_credit["loo"], by_credit["outcome"])
            setting = ", ".join(f"{key}={value}" for key, value in world.items())
            found[f"{setting} {form}"] = {name: plain(mean_interval(run)) for name, run in by_credit.items()}
            means = [f"{np.mean(by_credit[name]):.3f}" for name in ("outcome", "loo")]
            rows.append([setting, form, *means, shown(gain)])
    report("Credit, MemFamilies-v0, training streams", ("world", "form", "outcome", "loo", "loo less outcome"), rows)
    return found


def cost() -> dict[str, Any]:
    """Against the size of the bank, see scripts/memento_cost.py."""
    found: dict[str, Any] = {}
    rows = []
    measured = costs(FAMILIES, SEED)
    for size, entry in track(measured, description="cost", total=len(SIZES), console=console, transient=True):
        found[str(size)] = entry
        again = "–"
        if "ratio" in entry:
            again = f"{entry['encode_all_p50_ms']:.1f} ms, {entry['ratio']:.0f} times"
        figures = [
            f"{entry[name]:.2f}"
            for name in ("p50_ms", "p95_ms", "wall_p50_ms", "per_case", "per_query", "decision_p50_ms")
        ]
        rows.append([f"{size:,}", *figures, again])
    columns = (
        "cases",
        "p50 ms",
        "p95 ms",
        "p50 by the clock",
        "encodings per case",
        "per query",
        "a task, p50 ms",
        "encoding all again",
    )
    report("Retrieval of 64 candidates", columns, rows)
    return found


def published(folder: Path) -> dict[str, Any]:
    """Memento's own rows, see scripts/memento_published.py."""
    console.print(leaks(folder))
    rows = training_rows(folder)
    queries, mixed = labelled_both_ways(rows)
    console.print(
        f"{len(rows)} training rows of {queries} queries; {mixed} queries whose cases are labelled differently"
    )
    areas = areas_under_curves(rows)
    report("Memento's 7,000 training rows: AUC of 'the reuse succeeded', five folds by query", ("by", "AUC", "folds"),
           [[name, f"{np.mean(found):.3f}", " ".join(f"{area:.2f}" for area in found)] for name, found in areas.items()])  # fmt: skip
    return {"mixed_queries": mixed, **{name: [round(area, 6) for area in found] for name, found in areas.items()}}


#: The section that needs files, and what it reads.
PUBLISHED = "published"
SECTIONS: Mapping[str, Callable[[], dict[str, Any]]] = {
    "cost": cost,
    "near": near_duplicates,
    "chain": chain,
    "k": k_sweep,
    "gain": net_gain,
    "passes": passes,
    "streams": streams,
    "told": lambda: streams(TOLD),
    "keeping": keeping,
    "credit": credit,
}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument(
        "--out", type=options.place, metavar="DIR", help="write results.json and the tables as text here"
    )
    parser.add_argument(
        "--only",
        action="append",
        choices=[*SECTIONS, PUBLISHED],
        help="run these sections; may be repeated (default: all, one after the other)",
    )
    parser.add_argument(
        "--data",
        type=options.place,
        metavar="DIR",
        help=f"folder with Memento's published files, for section {PUBLISHED}",
    )
    parser.add_argument(
        "--full",
        action="store_true",
        help=f"all seeds, as in the documentation: an hour (default: {QUICK} a row, minutes)",
    )
    parsed = parser.parse_args(arguments)
    _limit[0] = None if parsed.full else QUICK
    if not parsed.full:
        console.print(f"quick: at most {QUICK} seeds a row; the documentation's figures are those of --full")
    try:
        run_sections(parsed.only, None if parsed.out is None else Path(parsed.out), parsed.data)
    except MemenvError as error:
        print(f"memento_claims: error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        kept = f"finished sections are in {parsed.out}" if parsed.out else "what was not printed is lost"
        print(f"memento_claims: interrupted; {kept}", file=sys.stderr)
        return 130
    return 0


def run_sections(only: Sequence[str] | None, out: Path | None, data: str | None) -> None:
    """Runs sections in their order, and writes after each: a long run that is interrupted keeps what it found.

    Raises:
        MemenvError: before anything runs, if `out` can't be written or what "published" reads is not there.
    """
    names = list(dict.fromkeys(only or (*SECTIONS, *((PUBLISHED,) if data else ()))))
    if PUBLISHED in names:
        if data is None:
            raise MemenvError(f"--only {PUBLISHED} needs --data DIR, the folder with Memento's files")
        for name in FILES:
            read_bytes(Path(data) / name, "a file that Memento publishes")
    elif data is not None:
        raise MemenvError(f"--data is read by section {PUBLISHED} alone: add --only {PUBLISHED}, or leave it out")
    if out is not None:
        make_folder(out)
    found: dict[str, Any] = {}
    for name in names:
        start = time.perf_counter()
        found[name] = published(Path(data)) if name == PUBLISHED and data is not None else SECTIONS[name]()
        console.print(f"({time.perf_counter() - start:.0f} s)", highlight=False)
        if out is not None:
            write_json(out / "results.json", found)
            with write_atomically(out / "tables.txt") as file:
                file.write(console.export_text(clear=False))


if __name__ == "__main__":
    sys.exit(main())
