"""Goal formulas: grounded once per game, checked after each step.

ALFWorld's goals are existential conjunctions over up to three variables. Grounding narrows each variable to the
entities that the formula's own positive static facts allow, folds all static facts away, and leaves a small tree over
facts that change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product

from memenv.envs.alfworld.game import Check, State
from memenv.envs.alfworld.pddl import SExpr
from memenv.errors import MemenvError

__all__ = ["World", "compile_goal", "never"]

#: Ways to bind the variables of a goal that are tried at most; ALFWorld's take a few hundred.
_MOST_BINDINGS = 200_000
#: A grounded formula: True, False, or a check of the state.
_Ground = bool | Check


class World:
    """What grounding needs to know.

    Args:
        domains: type name to the entities a variable of that type ranges over.
        static: predicate to the set of argument tuples for which it holds, for predicates that never change.
        dynamic: predicate to a maker of checks for its arguments, for those that do.
        where: name of the source, for messages.
        arity: number of arguments of predicates, where it is to be checked.
    """

    def __init__(
        self,
        domains: Mapping[str, tuple[str, ...]],
        static: Mapping[str, frozenset[tuple[str, ...]]],
        dynamic: Mapping[str, Callable[..., _Ground]],
        where: str,
        arity: Mapping[str, int] | None = None,
    ) -> None:
        self.domains = domains
        self.static = static
        self.dynamic = dynamic
        self.arity = arity or {}
        self.where = where
        self._bindings = 0

    def count_binding(self) -> None:
        """Notes that one more way to bind variables is tried.

        Raises:
            MemenvError: it is one too many.
        """
        self._bindings += 1
        if self._bindings > _MOST_BINDINGS:
            raise MemenvError(
                f"{self.where}: the goal leaves more than {_MOST_BINDINGS:,} ways to bind its variables; no ALFWorld goal does"
            )


def compile_goal(goal: SExpr, world: World) -> Check:
    """A function that tells whether `goal` holds in a state; `never` where none can make it true.

    Raises:
        MemenvError: the formula uses a construct or a predicate that games do not track.
    """
    ground = _ground(goal, {}, world)
    if isinstance(ground, bool):
        return _always if ground else never
    return ground


def _always(state: State) -> bool:
    return True


def never(state: State) -> bool:
    """The check of a goal that nothing can make true."""
    return False


def _ground(formula: SExpr, binding: dict[str, str], world: World) -> _Ground:
    if isinstance(formula, str) or not formula or not isinstance(formula[0], str):
        raise MemenvError(f"{world.where}: the goal has '{formula}' where a formula is expected; the file is damaged")
    head, args = formula[0], formula[1:]
    if head == "and":
        # Facts that never change come first: most bindings fail on them.
        fixed = [arg for arg in args if _is_static(arg, world)]
        rest = [arg for arg in args if not _is_static(arg, world)]
        return _all(_ground(arg, binding, world) for arg in (*fixed, *rest))
    if head == "or":
        return _any(_ground(arg, binding, world) for arg in args)
    if head == "not" and len(args) == 1:
        return _negate(_ground(args[0], binding, world))
    if head == "exists" and len(args) == 2:
        return _any(_ground(args[1], b, world) for b in _bindings(args[0], args[1], binding, world))
    if head == "forall" and len(args) == 2:
        return _all(_ground(args[1], b, world) for b in _bindings(args[0], None, binding, world))
    values = tuple(_value(arg, binding, world) for arg in args)
    if head == "=" and len(values) == 2:
        return values[0] == values[1]
    if head in world.arity and len(values) != world.arity[head]:
        raise MemenvError(
            f"{world.where}: the goal gives '{head}' {len(values)} arguments, it has {world.arity[head]}; the file is damaged"
        )
    if head in world.dynamic:
        return world.dynamic[head](*values)
    if head in world.static:
        return values in world.static[head]
    raise MemenvError(f"{world.where}: the goal uses '{head}', which the games of this engine do not track")


def _is_static(formula: SExpr, world: World) -> bool:
    return isinstance(formula, list) and bool(formula) and isinstance(formula[0], str) and formula[0] in world.static


def _value(arg: SExpr, binding: dict[str, str], world: World) -> str:
    if not isinstance(arg, str):
        raise MemenvError(f"{world.where}: nested brackets in a fact of the goal; the file is damaged")
    if arg.startswith("?"):
        if arg not in binding:
            raise MemenvError(f"{world.where}: the goal's variable {arg} is not bound")
        return binding[arg]
    return arg


def _bindings(declared: SExpr, body: SExpr | None, binding: dict[str, str], world: World) -> Iterator[dict[str, str]]:
    words = declared if isinstance(declared, list) else []
    names: list[str] = []
    candidates: list[tuple[str, ...]] = []
    pending: list[str] = []
    it = iter(words)
    for word in it:
        if word == "-":
            kind = next(it, "")
            if not isinstance(kind, str) or kind not in world.domains:
                raise MemenvError(f"{world.where}: the goal ranges over the unknown type '{kind}'")
            names += pending
            candidates += [world.domains[kind]] * len(pending)
            pending = []
        elif isinstance(word, str) and word.startswith("?"):
            pending.append(word)
        else:
            raise MemenvError(f"{world.where}: the goal declares '{word}' as a variable; the file is damaged")
    names += pending
    candidates += [world.domains["object"]] * len(pending)
    for i, name in enumerate(names):
        allowed = _allowed(name, body, world) if body is not None else None
        if allowed is not None:
            candidates[i] = tuple(value for value in candidates[i] if value in allowed)
    for values in product(*candidates):
        world.count_binding()
        yield {**binding, **dict(zip(names, values, strict=True))}


def _allowed(name: str, body: SExpr, world: World) -> frozenset[str] | None:
    """Values of `name` that the static facts of a conjunction admit; None where it has none.

    Facts inside nested `exists` count too: they must hold for the conjunction to hold, whatever the inner variables.
    """
    if not isinstance(body, list) or not body:
        return None
    found: frozenset[str] | None = None
    if body[0] == "and":
        parts = [_allowed(name, part, world) for part in body[1:]]
    elif body[0] == "exists" and len(body) == 3:
        shadowed = isinstance(body[1], list) and name in body[1]
        parts = [] if shadowed else [_allowed(name, body[2], world)]
    else:
        head = body[0]
        if not isinstance(head, str) or head not in world.static or name not in body[1:]:
            return None
        place = body[1:].index(name)
        constants = [(i, arg) for i, arg in enumerate(body[1:]) if isinstance(arg, str) and not arg.startswith("?")]
        return frozenset(
            fact[place]
            for fact in world.static[head]
            if len(fact) == len(body) - 1 and all(fact[i] == arg for i, arg in constants)
        )
    for part in parts:
        if part is not None:
            found = part if found is None else found & part
    return found


def _all(parts: Iterator[_Ground]) -> _Ground:
    checks: list[Check] = []
    for part in parts:
        if part is False:
            return False
        if part is not True:
            checks.append(part)
    if len(checks) < 2:
        return checks[0] if checks else True
    fixed = tuple(checks)
    return lambda state: all(check(state) for check in fixed)


def _any(parts: Iterator[_Ground]) -> _Ground:
    checks: list[Check] = []
    for part in parts:
        if part is True:
            return True
        if part is not False:
            checks.append(part)
    if len(checks) < 2:
        return checks[0] if checks else False
    fixed = tuple(checks)
    return lambda state: any(check(state) for check in fixed)


def _negate(part: _Ground) -> _Ground:
    if isinstance(part, bool):
        return not part
    return lambda state: not part(state)
