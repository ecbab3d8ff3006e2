"""The loop: one copyable state and the functions that carry it from one decision to the next.

Environment, viewer, recorder, vector environments and runners are thin shells around these functions. Nothing here
keeps anything outside `LoopState`, so a fork is a copy of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memenv.actions import FIELDS, Action
from memenv.arena import Arena
from memenv.bank import Bank, Entry
from memenv.efficiency import Meter
from memenv.encoder import load_encoder
from memenv.index import Hit
from memenv.language.stems import term_counts
from memenv.memory import EVICTION_RANKS, Change, Memory
from memenv.operations import Problem, check
from memenv.recall import recall, result_of, search, within_context
from memenv.solver import Outcome, Recall
from memenv.state import LoopSpec, LoopState, Moment, Phase, QuestionTask, applicable
from memenv.stream import Experience, Item
from memenv.tokens import count_tokens

__all__ = ["apply", "begin"]

_NOTHING = Action()
_NO_CHANGE = Change()


def begin(spec: LoopSpec, seed: int, memory: Memory | None = None) -> LoopState:
    """The state at the first decision of episode `seed`; `memory` carries on, else both stores are empty."""
    events = spec.domain.stream.events(seed)
    items = getattr(events, "items", None)
    if items is None or callable(items):
        items = [event for event in events if isinstance(event, Item)]
    headline = sum(1 for item in items if item.headline)
    if memory is None:
        encoder = None if spec.memory.retriever == "bm25" else load_encoder(spec.memory.encoder)
        memory = Memory(Bank(Arena(term_counts, encoder)))
    state = LoopState(events, seed, memory, 1.0 / headline if headline else 0.0)
    _advance(spec, state)
    return state


def apply(spec: LoopSpec, state: LoopState, action: Action, problems: list[Problem]) -> float:
    """Carries out a decision and moves on to the next; returns the reward earned on the way.

    `problems` found in reading the action are kept in `state.invalid`, where those of its content join them.
    """
    moment = state.moment
    if moment is None:
        raise RuntimeError("the episode is over: reset the environment")
    state.invalid = problems
    state.change = _NO_CHANGE
    state.reported = len(state.results)
    action, state.ignored = _applying(spec, moment, action)
    if moment.phase is Phase.WRITE:
        _apply_write(spec, state, moment, action)
    elif moment.phase is Phase.READ:
        _apply_read(spec, state, moment, action)
    else:
        _apply_act(spec, state, moment, action)
    earned, state.earned = state.earned, 0.0
    return earned


# --- moving on ---------------------------------------------------------------------------------------------------


def _advance(spec: LoopSpec, state: LoopState) -> None:
    """Runs what nobody decides until somebody has to."""
    state.moment = None
    while state.moment is None:
        if state.queue:
            experience, state.queue = state.queue[0], state.queue[1:]
            _arrive(spec, state, experience)
            continue
        try:
            event = state.events[state.position]
        except IndexError:
            return
        state.position += 1
        state.time = max(state.time, event.time)
        if isinstance(event, Item):
            _ask(spec, state, event)
        elif event.kind != "maintain" or spec.memory.maintain:
            state.queue = _with_maintenance(spec, event)


def _with_maintenance(spec: LoopSpec, experience: Experience) -> tuple[Experience, ...]:
    if spec.memory.maintain and experience.last and experience.kind != "maintain":
        return experience, Experience("", experience.time, kind="maintain")
    return (experience,)


def _arrive(spec: LoopSpec, state: LoopState, experience: Experience) -> None:
    state.time = max(state.time, experience.time)
    if "write" in spec.decide:
        slots = search(spec, state.memory.bank, experience.text, (), spec.memory.write_k)
        state.moment = Moment(Phase.WRITE, experience=experience, slots=slots)
    elif not spec.memory.own_memory:
        state.memory.append(experience, spec.memory)


def _ask(spec: LoopSpec, state: LoopState, item: Item) -> None:
    slots = () if spec.memory.own_memory else recall(spec, state.memory.bank, item)
    if "read" in spec.decide or spec.memory.own_memory:
        state.moment = Moment(Phase.READ, item=item, slots=slots)
    else:
        _use(spec, state, item, [hit.entry for hit in slots], state.memory.state)


def _use(spec: LoopSpec, state: LoopState, item: Item, entries: Sequence[Entry], context: str) -> None:
    """The memories for an item are settled: it is solved, or the agent's first turn comes up."""
    recalls, problems = within_context(spec, context, state.time, entries)
    state.invalid += problems
    if "act" in spec.decide:
        task = spec.domain.start(item) or QuestionTask()
        shown = {one.id for one in recalls}
        slots = tuple(Hit(entry, 0.0) for entry in entries if entry.id in shown)
        state.moment = Moment(Phase.ACT, item=item, slots=slots, task=task, recalls=recalls)
        return
    _finish(spec, state, item, spec.domain.solver.solve(item, recalls), recalls)


def _finish(
    spec: LoopSpec,
    state: LoopState,
    item: Item,
    outcome: Outcome,
    recalls: Sequence[Recall],
    meter: Meter | None = None,
) -> None:
    result = result_of(spec, item, outcome, recalls)
    if outcome.failure:
        state.invalid.append(Problem(-1, f"{item.id}: the solver failed: {outcome.failure}"))
    if meter is not None:
        result = replace(result, figures={**result.figures, **meter.figures()})
    if item.headline:
        state.earned += state.weight * result.score
    state.memory.bank.touch(result.shown, state.time)
    state.results.append(result)
    experience = spec.domain.feedback(item, outcome, result.score)
    if experience is not None:
        state.queue = _with_maintenance(spec, experience)


# --- decisions ---------------------------------------------------------------------------------------------------


def _apply_write(spec: LoopSpec, state: LoopState, moment: Moment, action: Action) -> None:
    assert moment.experience is not None
    if action.search and _look_again(spec, state, moment, action):
        return
    if action.ops and not state.invalid:
        state.invalid += check(action.ops, [True] * len(moment.slots), spec.kinds)
    if action.state is not None:
        state.invalid += state.memory.refuses_state(action.state, spec.memory)
    if not state.invalid:
        looked = [hit.entry.id for hit in moment.slots]
        done = state.memory.commit(action.ops, looked, moment.experience, spec.memory)
        if isinstance(done, Change):
            state.change = done
            if action.state is not None:
                state.memory.state = action.state
        else:
            state.invalid += done
    _advance(spec, state)


def _apply_read(spec: LoopSpec, state: LoopState, moment: Moment, action: Action) -> None:
    assert moment.item is not None
    if action.search and _look_again(spec, state, moment, action):
        return
    entries = [hit.entry for hit in moment.slots]
    if action.select is not None:
        entries = [entry for entry, chosen in zip(entries, action.select, strict=False) if chosen]
    state.moment = None
    context = (action.context or "") if spec.memory.own_memory else state.memory.state
    _use(spec, state, moment.item, entries, context)
    if state.moment is None:
        _advance(spec, state)


def _apply_act(spec: LoopSpec, state: LoopState, moment: Moment, action: Action) -> None:
    assert moment.item is not None and moment.task is not None
    meter = moment.meter.turn(
        _in_context(state, moment), count_tokens(action.state or "") + count_tokens(action.act or "")
    )
    if action.state is not None and not state.invalid:
        state.invalid += state.memory.refuses_state(action.state, spec.memory)
        if not state.invalid:
            state.memory.state = action.state
    task = moment.task.step(action.act or "")
    if task.turns_left > 0:
        state.moment = moment._replace(task=task, turns=moment.turns + 1, meter=meter)
        return
    state.moment = None
    _finish(spec, state, moment.item, task.outcome(), moment.recalls, meter)
    _advance(spec, state)


def _in_context(state: LoopState, moment: Moment) -> int:
    """Tokens in sight of an acting agent: the task, the state, entries shown, and what the last action led to."""
    assert moment.item is not None and moment.task is not None
    entries = sum(count_tokens(one.text) for one in moment.recalls if one.id >= 0)
    return (
        count_tokens(moment.item.text)
        + count_tokens(state.memory.state)
        + count_tokens(moment.task.observation)
        + entries
    )


def _look_again(spec: LoopSpec, state: LoopState, moment: Moment, action: Action) -> bool:
    """Refills the slots for a search; False where no search is left."""
    if moment.searches >= spec.memory.max_searches:
        state.invalid.append(Problem(-1, f"no search left: {spec.memory.max_searches} allowed per moment"))
        return False
    k = spec.memory.write_k if moment.phase is Phase.WRITE else spec.memory.read_k or 1
    page = 0
    if action.search == "*":
        ranked = state.memory.bank.weakest_first(EVICTION_RANKS["weakest"])
        pages = max(1, -(-len(ranked) // k))
        page = moment.page % pages
        slots = tuple(Hit(entry, 0.0) for entry in ranked[page * k : (page + 1) * k])
        page += 1
    else:
        slots = search(spec, state.memory.bank, action.search, (), k)
    state.moment = moment._replace(slots=slots, searches=moment.searches + 1, page=page)
    return True


def _applying(spec: LoopSpec, moment: Moment, action: Action) -> tuple[Action, tuple[str, ...]]:
    """The action without what does not apply to this moment, and the names of what was dropped."""
    if moment.phase is Phase.WRITE and action[1:] == _NOTHING[1:] and (not action.ops or spec.memory.bank_tokens != 0):
        return action, ()  # operations alone, as at most moments
    given = {
        "ops": bool(action.ops),
        "search": bool(action.search),
        "state": action.state is not None,
        "select": action.select is not None,
        "act": action.act is not None,
        "context": action.context is not None,
    }
    applies = applicable(spec, moment.phase)
    ignored = [name for name in FIELDS if given[name] and name not in applies]
    if given["search"] and "search" in applies and any(given[name] for name in applies if name != "search"):
        ignored.append("search")  # a search shows the moment again: it can't be combined with the decision itself
    if not ignored:
        return action, ()
    return action._replace(**{name: getattr(_NOTHING, name) for name in ignored}), tuple(ignored)
