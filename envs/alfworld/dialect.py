"""Which release of ALFWorld's rules and texts a game file carries.

The engine reproduces one set of rules. A game file brings its own copy of rules (`pddl_domain`) and texts
(`grammar`), so both are compared, production by production, with the releases that are known: data 2.1.1 ("put X
in/on Y", no help), its patched form 2.1.2 and 2.1.3 ("move X to Y", help). Anything else is refused rather than
played wrongly. The comparison also keeps foreign text away from the original engine, which evaluates it as Python.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Any, NoReturn

from memenv.envs.alfworld.pddl import SExpr, parse
from memenv.errors import MemenvError

__all__ = ["MOVE", "PUT", "Dialect", "check_domain", "read_grammar"]


@dataclass(frozen=True, slots=True)
class Dialect:
    """What differs between releases.

    Attributes:
        name: "move" or "put", after the command that puts an object down.
        put: command template with {o} and {r}.
        put_text: what the engine answers to it.
        arrive: "receptacle" or "location": what "You arrive at" names.
        help: whether there is a help command.
    """

    name: str
    put: str
    put_text: str
    arrive: str
    help: bool


MOVE = Dialect("move", "move {o} to {r}", "You move the {o} to the {r}.", "receptacle", True)
PUT = Dialect("put", "put {o} in/on {r}", "You put the {o} in/on the {r}.", "location", False)

# Digests of what the releases hold, as made by `_digest`: productions and actions of the grammar that the rules reach
# (action: command template and feedback rule), and actions of the PDDL domain.
_PRODUCTIONS = {
    "intro": "216083ba7c",
    "OpenObject.feedback": "1af5096c74",
    "CloseObject.feedback": "01cf143fb2",
    "PickupObject.feedback": "4dec34b29b",
    "inventory.feedback": "10a90af74f",
    "examineReceptacle.feedback": "cd3c387180",
    "examineObject.feedback": "e430ee1ba3",
    "toggleObject.feedback": "f64fba445d",
    "heatObject.feedback": "962b9db414",
    "cleanObject.feedback": "bce25485bf",
    "coolObject.feedback": "ac06d1cdd7",
    "sliceObject.feedback": "ffa03a3134",
    "look.feedback": "dc186066f7",
    "look-variations": "51d6e0d6b4",
    "list_objects_on_the_floor": "2d292da4af",
    "list_appliances": "83c64eeb17",
    "overview(o)": "4195965f71",
    "overview(r)": "44373d3521",
    "list_empty": "d4ca4eae89",
    "list_separator": "85e97985e6",
    "list_last_separator": "2585510d29",
}
_ACTIONS = {
    "GotoLocation": "b0bb439d34",
    "OpenObject": "9f24a62870",
    "CloseObject": "f01a17be1e",
    "PickupObject": "1c8ba2cc81",
    "inventory": "83ac3a1ab6",
    "examineReceptacle": "1c99ffa915",
    "examineObject": "5a9db45e78",
    "ToggleObject": "43b166ae7d",
    "HeatObject": "c7f480bfe2",
    "CleanObject": "c085f3b554",
    "CoolObject": "b433fe1441",
    "SliceObject": "c586e9e8dd",
    "look": "bdb56f2a8d",
}
_OWN_PRODUCTIONS = {
    "move": {"GotoLocation.feedback": "df5b823a24", "PutObject.feedback": "1e736d7aa8"},
    "put": {"GotoLocation.feedback": "09b0f0f0fa", "PutObject.feedback": "d74757fc92"},
}
_OWN_ACTIONS = {"move": {"PutObject": "8382047991"}, "put": {"PutObject": "faa1860c49"}}
#: Action and production of the help command: absent in 2.1.1, in-line in 2.1.2, a production of its own in 2.1.3.
_HELP = {"move": ("cc038184bc", "3e3c3a443a"), "put": ("6d9695b0f6",)}
_DOMAIN = {
    "look": "cdbb920245",
    "inventory": "ec02a7efb9",
    "examinereceptacle": "db879a2bdd",
    "examineobject": "6e22418837",
    "gotolocation": "1c4662e060",
    "openobject": "11c23da626",
    "closeobject": "8671209ca9",
    "pickupobject": "827c142462",
    "putobject": "6d03388546",
    "cleanobject": "f519a81cf1",
    "heatobject": "4b492dc173",
    "coolobject": "5daae78ec1",
    "toggleobject": "f1e3c694a2",
    "sliceobject": "4cd7e23a76",
    "help": "b3cd59359c",
}

#: Tokens of a grammar as TextWorld reads them, comments included; whatever else it might read is refused.
_GAP = r"(?:\s|#[^\n]*(?:\n|\Z))*"
_BLOCK = re.compile(rf'{_GAP}(grammar|pddl){_GAP}::{_GAP}"""((?:(?!""").)*)"""{_GAP};', re.DOTALL)
_FIELD = re.compile(rf'{_GAP}(template|feedback){_GAP}::{_GAP}"([^"]*)"{_GAP};')
_ACTION = re.compile(rf"{_GAP}action{_GAP}([\w/-]+){_GAP}\{{")
_CLOSE = re.compile(rf"{_GAP}\}}")
_END = re.compile(rf"{_GAP}\Z")
_TASK = re.compile(r"Your task is to: (.*)\.", re.DOTALL)
#: Sections of the PDDL domain other than actions, and the types it declares.
_SECTIONS = frozenset(["domain", ":requirements", ":types", ":predicates", ":functions"])
_TYPES = ("agent", "location", "object", "otype", "receptacle", "rtype")


def read_grammar(grammar: str, where: str) -> tuple[Dialect, str]:
    """The dialect of a game's grammar, and its task text ("put a clean mug in shelf").

    Raises:
        MemenvError: it is no grammar, or it is of no release the engine knows.
    """
    productions, actions = _parse(grammar, where)
    task_rule = productions.get("task", [])
    match = _TASK.fullmatch(task_rule[0]["rhs"]) if len(task_rule) == 1 else None
    if match is None or re.search(r"[\[\]{}#|<>\";]", match[1]):
        raise MemenvError(f"{where}: its grammar does not say 'Your task is to: ...' in plain words")
    put = actions.get("putobject", ("", ""))[0]
    for dialect in (MOVE, PUT):
        if put == dialect.put:
            break
    else:
        raise MemenvError(
            f"{where}: unknown grammar: its command to put things down is '{put}'; known are '{MOVE.put}' and '{PUT.put}'"
        )
    for name, digest in {**_PRODUCTIONS, **_OWN_PRODUCTIONS[dialect.name]}.items():
        if _digest(productions.get(name)) != digest:
            _unknown(where, f"grammar production '{name}'")
    for name, digest in {**_ACTIONS, **_OWN_ACTIONS[dialect.name]}.items():
        if _digest(actions.get(name.lower())) != digest:
            _unknown(where, f"grammar action '{name}'")
    help_digest = _digest([actions.get("help"), productions.get("help.feedback")])
    if help_digest not in _HELP[dialect.name]:
        _unknown(where, "grammar action 'help'")
    return dialect, match[1]


def check_domain(domain: str, dialect: Dialect, where: str) -> None:
    """Check that a game's rules are the known ones.

    Raises:
        MemenvError: they are not.
    """
    found = _domain_actions(domain, where)
    expected = dict(_DOMAIN)
    if not dialect.help:
        del expected["help"]
    for name in sorted(expected.keys() | found.keys()):
        if _digest(found.get(name)) != expected.get(name):
            _unknown(where, f"PDDL action '{name}'")


def _unknown(where: str, what: str) -> NoReturn:
    raise MemenvError(
        f"{where}: unknown grammar or rules: {what} differs from ALFWorld's data releases 2.1.1 to 2.1.3, which are "
        "the ones this engine reproduces"
    )


def _parse(grammar: str, where: str) -> tuple[dict[str, list[dict[str, Any]]], dict[str, tuple[str, str]]]:
    """Productions by name, and (template, feedback) of actions by lower-case name; of equal names the last counts.

    The text is read token by token and to its end, as the original reads it: what one reader passes over and the other
    does not would reach the original unchecked.
    """
    productions: dict[str, list[dict[str, Any]]] = {}
    actions: dict[str, tuple[str, str]] = {}
    place = 0
    while not _END.match(grammar, place):
        block, action = _BLOCK.match(grammar, place), _ACTION.match(grammar, place)
        if block is not None and block[1] == "grammar":
            productions |= _productions(block[2], where)
            place = block.end()
        elif action is not None:
            place, actions[action[1].lower()] = _action(grammar, action.end(), productions, where)
        elif not productions and not actions:
            raise MemenvError(f"{where}: its grammar has no productions or no actions; this is not an ALFWorld game")
        else:
            _damaged(grammar, place, where)
    if not productions or not actions:
        raise MemenvError(f"{where}: its grammar has no productions or no actions; this is not an ALFWorld game")
    return productions, actions


def _action(
    grammar: str, place: int, productions: dict[str, list[dict[str, Any]]], where: str
) -> tuple[int, tuple[str, str]]:
    """Where an action ends, and its template and feedback rule; its own productions are added to `productions`."""
    fields: dict[str, str] = {}
    while (close := _CLOSE.match(grammar, place)) is None:
        part = _FIELD.match(grammar, place) or _BLOCK.match(grammar, place)
        if part is None or part[1] in fields:
            _damaged(grammar, place, where)
        fields[part[1]] = part[2]
        if part[1] == "grammar":
            productions |= _productions(part[2], where)
        place = part.end()
    return close.end(), (fields.get("template", ""), fields.get("feedback", ""))


def _damaged(grammar: str, place: int, where: str) -> NoReturn:
    place += len(grammar[place:]) - len(grammar[place:].lstrip())
    line = grammar.count("\n", 0, place) + 1
    raise MemenvError(
        f"{where}: its grammar can't be read from line {line} on ('{' '.join(grammar[place : place + 60].split())}'); "
        "it is damaged, or not ALFWorld's"
    )


def _productions(block: str, where: str) -> dict[str, list[dict[str, Any]]]:
    try:
        found = json.loads(block)
    except (ValueError, RecursionError) as error:
        raise MemenvError(f"{where}: its grammar can't be read ({error}); the file is damaged") from None
    if not isinstance(found, dict):
        raise MemenvError(f"{where}: its grammar holds no productions by name; the file is damaged")
    productions = {}
    for name, rules in found.items():
        if not isinstance(rules, list) or not all(
            isinstance(rule, dict) and isinstance(rule.get("rhs"), str) for rule in rules
        ):
            raise MemenvError(f"{where}: grammar production '{name}' is not a list of rules")
        productions[name] = [
            {key: "".join(str(rule[key]).split()) if key == "condition" else rule[key] for key in sorted(rule)}
            for rule in rules
        ]
    return productions


def _domain_actions(domain: str, where: str) -> dict[str, str]:
    """Actions of a PDDL domain by name, as tokens."""
    if not domain.strip():
        raise MemenvError(f"{where}: it has no PDDL rules; the file is damaged, or not an ALFWorld game")
    tree = parse(domain, where)
    found: dict[str, str] = {}
    for section in tree[1:] if tree and tree[0] == "define" else ():
        head = section[0] if isinstance(section, list) and section else section
        if head == ":action" and len(section) > 1 and isinstance(section[1], str) and section[1] not in found:
            found[section[1]] = _tokens(section)
        elif head not in _SECTIONS:
            _unknown(where, f"PDDL section '{_tokens(section)[:60]}'")
        elif head == ":types" and tuple(sorted(map(str, section[1:]))) != _TYPES:
            _unknown(where, "the list of PDDL types")
    return found


def _tokens(tree: SExpr) -> str:
    return tree if isinstance(tree, str) else f"( {' '.join(map(_tokens, tree))} )" if tree else "( )"


def _digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:10]
