"""Reading PDDL: comments, s-expressions, and the parts of a problem that a game needs."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memenv.errors import MemenvError

__all__ = ["Problem", "SExpr", "parse", "parse_problem"]

#: An atom or a list of expressions; atoms are lower case, since PDDL does not tell cases apart.
SExpr = str | list["SExpr"]

_TOKEN = re.compile(r"[()]|[^\s()]+")
_COMMENT = re.compile(r";[^\n]*")
#: Brackets inside brackets; ALFWorld's rules need 12 at most, its problems 9.
_DEPTH = 50


def parse(text: str, where: str) -> SExpr:
    """The first s-expression of `text`, lower-cased. What follows its closing bracket must be brackets or blank.

    Raises:
        MemenvError: the brackets do not balance or are nested too deeply, or something else follows. `where` names the
            source in the message.
    """
    stack: list[list[SExpr]] = [[]]
    tokens = _TOKEN.findall(_COMMENT.sub("", text).lower())
    for i, token in enumerate(tokens):
        if token == "(":
            stack.append([])
            if len(stack) > _DEPTH:
                raise MemenvError(
                    f"{where}: PDDL nested more than {_DEPTH} deep is not ALFWorld's; the file is damaged"
                )
        elif token == ")":
            if len(stack) == 1:
                raise MemenvError(f"{where}: PDDL has a closing bracket too many; the file is damaged")
            done = stack.pop()
            stack[-1].append(done)
            if len(stack) == 1:
                # ALFWorld's goal text closes `(define` once more than it was opened in some releases.
                if any(rest != ")" for rest in tokens[i + 1 :]):
                    raise MemenvError(f"{where}: PDDL goes on after its end; the file is damaged")
                return done
        else:
            stack[-1].append(token)
    raise MemenvError(f"{where}: PDDL ends before its brackets are closed; the file is truncated")


@dataclass(frozen=True, slots=True)
class Problem:
    """A PDDL problem.

    Attributes:
        objects: entity id to type name, in the order of declaration.
        init: the facts that hold at first, as tuples (predicate, argument, ...); numeric assignments are left out.
        goal: the goal formula.
    """

    objects: dict[str, str]
    init: tuple[tuple[str, ...], ...]
    goal: SExpr


def parse_problem(text: str, where: str) -> Problem:
    """Read a `(define (problem ...))` text.

    Raises:
        MemenvError: it is no such text, or it lacks objects, init or goal.
    """
    tree = parse(text, where)
    if not isinstance(tree, list) or not tree or tree[0] != "define":
        raise MemenvError(f"{where}: expected a PDDL problem that starts with '(define'; this is something else")
    sections: dict[str, list[SExpr]] = {}
    for part in tree[1:]:
        if isinstance(part, list) and part and isinstance(part[0], str):
            sections[part[0]] = part[1:]
    for name in (":objects", ":init", ":goal"):
        if name not in sections:
            raise MemenvError(f"{where}: the PDDL problem has no {name} section; the file is damaged")
    if len(sections[":goal"]) != 1:
        raise MemenvError(f"{where}: the PDDL problem needs one goal formula, found {len(sections[':goal'])}")
    return Problem(
        objects=_typed_list(sections[":objects"], where),
        init=_facts(sections[":init"], where),
        goal=sections[":goal"][0],
    )


def _typed_list(words: list[SExpr], where: str) -> dict[str, str]:
    typed: dict[str, str] = {}
    pending: list[str] = []
    it = iter(words)
    for word in it:
        if not isinstance(word, str):
            raise MemenvError(f"{where}: brackets inside the list of objects; the file is damaged")
        if word == "-":
            kind = next(it, None)
            if not isinstance(kind, str):
                raise MemenvError(f"{where}: the list of objects ends after '-'; the file is truncated")
            typed.update(dict.fromkeys(pending, kind))
            pending.clear()
        else:
            pending.append(word)
    typed.update(dict.fromkeys(pending, "object"))
    return typed


def _facts(parts: list[SExpr], where: str) -> tuple[tuple[str, ...], ...]:
    facts = []
    for part in parts:
        if not isinstance(part, list) or not part:
            raise MemenvError(f"{where}: '{part}' in the initial state is not a fact")
        if part[0] == "=":
            continue  # costs and distances: the text never shows them
        if not all(isinstance(word, str) for word in part):
            raise MemenvError(f"{where}: nested brackets in the initial state; only plain facts are allowed there")
        facts.append(tuple(str(word) for word in part))
    return tuple(facts)
