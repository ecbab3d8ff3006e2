"""Banks on disk: a SQLite file that a killed process leaves whole, with everything in it that was acknowledged."""

from __future__ import annotations

import contextlib
import math
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Self

import gymnasium as gym

from memenv.arena import Arena, Encoder
from memenv.bank import ALWAYS, Bank, Entry
from memenv.errors import MemenvError
from memenv.language.stems import term_counts
from memenv.memory import Memory

__all__ = ["BankStore", "Stored"]

_VERSION = 1
#: Seconds that a writer waits for another one.
_PATIENCE = 30.0
_SCHEMA = """
CREATE TABLE memory (name TEXT PRIMARY KEY, state TEXT NOT NULL, next_id INTEGER NOT NULL) STRICT;
CREATE TABLE entry (
  name TEXT NOT NULL REFERENCES memory ON DELETE CASCADE, id INTEGER NOT NULL, text TEXT NOT NULL, key TEXT NOT NULL,
  time REAL NOT NULL, source TEXT NOT NULL, reward REAL, strength REAL NOT NULL, uses INTEGER NOT NULL,
  recalled REAL NOT NULL, valid_to REAL, links TEXT NOT NULL, PRIMARY KEY (name, id)
) STRICT, WITHOUT ROWID;
"""


class BankStore:
    """Memories by name in one SQLite file (write-ahead log, synchronous=FULL).

    A call that writes is one transaction: when it returns, its content survives a killed process and a power cut, and
    when it doesn't, nothing of it is there. Several processes may use one file; writers wait for each other.

    Args:
        path: the file; made if there is none.

    Raises:
        MemenvError: the file can't be opened, or isn't a store.
    """

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        with self._explained():
            self._connection = sqlite3.connect(self.path, timeout=_PATIENCE, isolation_level=None)
            try:
                self._open()
            except BaseException:
                self._connection.close()
                raise

    def _open(self) -> None:
        run = self._connection.execute
        run("PRAGMA foreign_keys=ON")
        version = run("PRAGMA user_version").fetchone()[0]
        tables = run("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        if version != _VERSION and (version or tables):
            raise MemenvError(f"{self.path}: no memenv store of version {_VERSION}; name another file")
        run("PRAGMA journal_mode=WAL")
        run("PRAGMA synchronous=FULL")
        if version != _VERSION:
            with self._transaction():
                # another process may have made the tables meanwhile
                if run("PRAGMA user_version").fetchone()[0] != _VERSION:
                    for statement in _SCHEMA.strip().split(";\n"):
                        run(statement)
                    run(f"PRAGMA user_version={_VERSION}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file. The store can't be used after it."""
        self._connection.close()

    def names(self) -> tuple[str, ...]:
        """The memories there are, sorted."""
        with self._explained():
            return tuple(name for (name,) in self._connection.execute("SELECT name FROM memory ORDER BY name"))

    def save(self, name: str, memory: Memory) -> None:
        """Stores a whole memory under `name`, in the place of what was there.

        Raises:
            MemenvError: it can't be written; what was there before is kept.
        """
        if not isinstance(name, str) or not isinstance(memory, Memory):
            raise MemenvError(
                f"save(name, memory) takes a text and a Memory, not {type(name).__name__} and "
                f"{type(memory).__name__}; env.unwrapped.memory is one"
            )
        with self._explained(), self._transaction():
            self._connection.execute("DELETE FROM entry WHERE name = ?", (name,))
            self._head(name, memory)
            self._put(name, memory.bank)

    def change(self, name: str, memory: Memory, changed: Iterable[int]) -> None:
        """Stores the state and the entries `changed` (written where the bank has them, else deleted)."""
        with self._explained(), self._transaction():
            self._head(name, memory)
            found = [(entry_id, memory.bank.get(entry_id)) for entry_id in sorted(set(changed))]
            self._connection.executemany(
                "DELETE FROM entry WHERE name = ? AND id = ?", [(name, entry_id) for entry_id, _ in found]
            )
            self._put(name, [entry for _, entry in found if entry is not None])

    def load(self, name: str, encoder: Encoder | None = None) -> Memory:
        """The memory under `name`, for `env.reset(options={"memory": …})`.

        Args:
            name: as it was saved.
            encoder: for retrievers that need vectors.

        Raises:
            MemenvError: there is none of that name, or it is damaged.
        """
        with self._explained():
            head = self._connection.execute("SELECT state, next_id FROM memory WHERE name = ?", (name,)).fetchone()
            if head is None:
                there = ", ".join(self.names()) or "none"
                raise MemenvError(f"{self.path}: no memory {name!r}; there are: {there}")
            rows = self._connection.execute(
                "SELECT id, text, key, time, source, reward, strength, uses, recalled, valid_to, links FROM entry "
                "WHERE name = ? ORDER BY id",
                (name,),
            ).fetchall()
        bank = Bank(Arena(term_counts, encoder))
        try:
            bank.restore([_entry(row) for row in rows], _checked(head[1], 0))
        except ValueError as error:
            raise MemenvError(f"{self.path}: memory {name!r} is damaged ({error}); save it again") from None
        return Memory(bank, head[0])

    def delete(self, name: str) -> None:
        """Removes a memory, if it is there."""
        with self._explained(), self._transaction():
            self._connection.execute("DELETE FROM memory WHERE name = ?", (name,))

    def _head(self, name: str, memory: Memory) -> None:
        self._connection.execute(
            "INSERT INTO memory VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET state = excluded.state, "
            "next_id = excluded.next_id",
            (name, memory.state, memory.bank.next_id),
        )

    def _put(self, name: str, entries: Iterable[Entry]) -> None:
        self._connection.executemany(
            "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    name,
                    entry.id,
                    entry.text,
                    entry.key,
                    entry.time,
                    entry.source,
                    entry.reward,
                    entry.strength,
                    entry.uses,
                    entry.recalled,
                    None if entry.valid_to == ALWAYS else entry.valid_to,
                    " ".join(map(str, entry.links)),
                )
                for entry in entries
            ],
        )

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:  # a full disk or a damaged file has rolled it back already
                self._connection.execute("ROLLBACK")
            raise

    @contextlib.contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.ProgrammingError as error:
            if "closed" not in str(error) and "thread" not in str(error):
                raise
            raise MemenvError(f"{self.path}: {error} Open a BankStore of its own wherever one is used") from None
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise self._unusable(error) from None
            raise MemenvError(
                f"{self.path}: another process has been writing for {_PATIENCE:.0f} s; try again when it is done"
            ) from None
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise self._unusable(error) from None
        except (UnicodeEncodeError, OverflowError, ValueError) as error:
            raise MemenvError(f"{self.path}: can't hold that ({error}); nothing was changed") from None

    def _unusable(self, error: Exception) -> MemenvError:
        return MemenvError(f"{self.path}: not usable as a memenv store ({error}); name another file")


def _entry(row: tuple[Any, ...]) -> Entry:
    entry_id, text, key, time, source, reward, strength, uses, recalled, valid_to, links = row
    if not all(value is None or math.isfinite(value) for value in (time, reward, strength, recalled, valid_to)):
        raise ValueError(f"entry {entry_id} has a time, reward or strength without end")
    ends = ALWAYS if valid_to is None else valid_to
    tied = tuple(int(name) for name in links.split())
    return Entry(entry_id, text, key, time, source, reward, 0, 0, strength, _checked(uses, 0), recalled, ends, tied)


def _checked(number: int, least: int) -> int:
    if number < least:
        raise ValueError(f"{number} where {least} or more is held")
    return number


class Stored(gym.Wrapper[Any, Any, Any, Any]):
    """Keeps an environment's memory in a store: after every step, what the step changed is on disk.

    `reset(options={"memory": …})` works as ever; without it the episode begins empty, and so does the stored memory.

    Args:
        env: a memory environment, wrapped or not.
        store: where to.
        name: under which name.
    """

    def __init__(self, env: gym.Env[Any, Any], store: BankStore, name: str) -> None:
        super().__init__(env)
        if not isinstance(name, str):
            raise MemenvError(f"name={name!r}: give the text under which the memory is stored")
        self._store = store
        self._name = name
        self._bank: Bank | None = None
        self._state = ""
        self._changed: set[int] = set()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Starts an episode; the memory it starts with is stored."""
        came = self.env.reset(seed=seed, options=options)
        self._keep(self._memory())
        return came

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """One decision; it is acknowledged when it is on disk."""
        came = self.env.step(action)
        memory = self._memory()
        if memory.bank is not self._bank:
            self._keep(memory)  # the environment was given another memory than it began with
        elif self._changed or memory.state != self._state:
            self._store.change(self._name, memory, self._changed)
            self._changed.clear()
            self._state = memory.state
        return came

    def _keep(self, memory: Memory) -> None:
        """Stores all of `memory`; from here on only what changes in it."""
        self._store.save(self._name, memory)
        self._bank, self._state = memory.bank, memory.state
        self._changed = memory.bank.watch()

    def fork_around(self, inner: gym.Env[Any, Any]) -> gym.Env[Any, Any]:
        """A fork is a thought experiment: it is not stored."""
        return inner

    def _memory(self) -> Memory:
        core: Any = self.env.unwrapped
        state = getattr(getattr(core, "core", core), "state", None)  # the numeric form has the environment inside
        # the memory itself, not `core.memory`: a snapshot would make the next change copy what the two share
        memory = getattr(state, "memory", None)
        if not isinstance(memory, Memory):
            raise MemenvError(f"{type(core).__name__} has no memory to store: wrap a memory environment")
        return memory
