"""The original engine (extra `alfworld`) behind the interface of the native one.

TextWorld's traps are handled here: loading overwrites `sys.argv` and swaps `sys.stdout` (restored), each discarded
environment leaks megabytes of a copied C++ library (one is kept per process and reused), states can't be copied (a
fork is replayed from the start: as slow as it sounds, so step along one line of play where you can), and the grammar
is evaluated as Python (only grammars that `dialect` knows are let through).
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from functools import cache
from typing import Any

from memenv.envs.alfworld.gamefile import load_game
from memenv.extras import needs

__all__ = ["TextWorldEngine", "TextWorldPlay", "memoised_parsing"]


class TextWorldEngine:
    """Plays the content of game files on ALFWorld's own stack; all engines of a process share one environment.

    Raises:
        MemenvError: alfworld or textworld are not installed.
    """

    def __init__(self) -> None:
        self._session = _session()

    @property
    def replayed(self) -> int:
        """Steps that were repeated for forks, in this process."""
        return self._session.replayed

    def load(self, data: Mapping[str, Any]) -> None:
        """Make a game, given as the content of its file, the present one; `start` does it where needed.

        Raises:
            MemenvError: the content is no game that the native engine would load.
        """
        self._session.load(data)

    def start(self, data: Mapping[str, Any]) -> TextWorldPlay:
        """The first moment of a game, given as the content of its file.

        Raises:
            MemenvError: the content is no game that the native engine would load.
        """
        return self._session.at(data, ())


class _Session:
    """The process's one environment, and where it is: which game, after which commands."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.loaded: tuple[str, ...] | None = None
        self.line: tuple[str, ...] | None = None
        self.state: Any = None
        self.score = 0
        self.replayed = 0

    def load(self, data: Mapping[str, Any]) -> None:
        load_game(data)
        with _sheltered():
            self.env.load(data)
        self.loaded, self.line = _content(data), None

    def at(self, data: Mapping[str, Any], commands: tuple[str, ...]) -> TextWorldPlay:
        """The moment after `commands`; walks on from the present moment if it can, else from the start."""
        if self.loaded != _content(data):
            self.load(data)
        with _sheltered():
            line = self.line
            if line is None or commands[: len(line)] != line:
                self.state, self.score, line = self.env.reset(), 0, ()
                self.replayed += max(0, len(commands) - 1)
            for command in commands[len(line) :]:
                self.state, self.score, _ = self.env.step(command)
            self.line = commands
        return TextWorldPlay(self, data, commands, self.state, self.score)


def _content(data: Mapping[str, Any]) -> tuple[str, ...]:
    return data["pddl_problem"], data["grammar"], data["pddl_domain"]


class TextWorldPlay:
    """A moment of a play on the original engine; stepping from any but the latest one replays."""

    __slots__ = ("_commands", "_data", "_session", "admissible", "score", "text", "won")

    def __init__(
        self, session: _Session, data: Mapping[str, Any], commands: tuple[str, ...], state: Any, score: int
    ) -> None:
        self._session = session
        self._data = data
        self._commands = commands
        self.text: str = state.feedback
        self.admissible: list[str] = list(state["admissible_commands"])
        self.won: bool = bool(state["won"])
        self.score: int = score

    def step(self, command: str) -> TextWorldPlay:
        """The moment after `command`."""
        return self._session.at(self._data, (*self._commands, command))


@cache
def _session() -> _Session:
    with needs("alfworld", "engine='textworld'"), _sheltered(), _scratch_data_folder():
        import textworld
        from textworld.envs.pddl import PddlEnv

        from alfworld.agents.environment.alfred_tw_env import AlfredDemangler
    with _sheltered():
        return _Session(AlfredDemangler(PddlEnv(textworld.EnvInfos(won=True, admissible_commands=True))))


@contextmanager
def _sheltered() -> Iterator[None]:
    argv, out = sys.argv, sys.stdout
    try:
        with redirect_stdout(io.StringIO()):
            yield
    finally:
        sys.argv, sys.stdout = argv, out


@contextmanager
def _scratch_data_folder() -> Iterator[None]:
    """Importing alfworld creates $ALFWORLD_DATA and sets the variable: let it do so elsewhere."""
    before = os.environ.get("ALFWORLD_DATA")
    with tempfile.TemporaryDirectory() as scratch:
        os.environ["ALFWORLD_DATA"] = scratch
        try:
            yield
        finally:
            os.environ.pop("ALFWORLD_DATA", None)
            if before is not None:
                os.environ["ALFWORLD_DATA"] = before


@contextmanager
def memoised_parsing() -> Iterator[None]:
    """Let the original engine do once what it repeats: parse each text template, and translate each problem.

    Template trees are copied before the engine changes them, contexts of a derivation are copied one level deep
    instead of whole, and the second translation, which only its planner uses, is left out. Texts, commands and outcomes are the same (the parity check compares hashes with the untouched
    engine). For comparisons and benchmarks.
    """
    import copy

    with needs("alfworld", "the original engine"):
        import fast_downward
        from textworld.envs.pddl import textgen
        from textworld.logic import Rule

    parse, query, whole_copy = textgen._parse_and_convert, Rule.parse_conjunctive_query, textgen.copy_context
    translate = fast_downward.pddl2sas
    trees: dict[tuple[Any, ...], Any] = {}
    queries: dict[str, Any] = {}
    translations: dict[tuple[str, str], Any] = {}

    def parse_once(text: str, rule_name: str, **options: Any) -> Any:
        key = (text, rule_name)
        if key not in trees:
            trees[key] = parse(text, rule_name=rule_name, **options)
        return copy.deepcopy(trees[key])

    def query_once(expression: str) -> Any:
        if expression not in queries:
            queries[expression] = query(expression)
        return queries[expression]

    def shallow_copy(context: dict[str, Any]) -> dict[str, Any]:
        return {**context, "variables": dict(context["variables"]), "mapping": dict(context["mapping"])}

    def translate_once(domain: str, problem: str, verbose: bool = False, optimize: bool = False) -> Any:
        key = (domain, problem)  # an optimised translation is only for the planner, which nothing here asks
        if key not in translations:
            if len(translations) > 3:
                translations.clear()
            translations[key] = translate(domain, problem, verbose=verbose)
        return translations[key]

    textgen._parse_and_convert, textgen.copy_context = parse_once, shallow_copy
    Rule.parse_conjunctive_query = staticmethod(query_once)
    fast_downward.pddl2sas = translate_once
    try:
        yield
    finally:
        textgen._parse_and_convert, textgen.copy_context = parse, whole_copy
        Rule.parse_conjunctive_query = query
        fast_downward.pddl2sas = translate
