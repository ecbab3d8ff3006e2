"""Who plays rollouts: this process, or this one and a second. The numbers are the same.

The streams of an iteration are played in two halves, each with random numbers of its own. Which process plays a half
changes nothing but the time it takes.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any

import gymnasium as gym
import numpy as np
import torch
from numpy.typing import NDArray

from memenv.env import MemoryEnv
from memenv.errors import MemenvError
from memenv.interrupts import interrupts_held
from memenv.numeric import NumericOps
from memenv.policies.crud.network import CrudNetwork, Sizes
from memenv.policies.crud.rollout import Rollout, Starts, joined_rollout, roll_out
from memenv.policies.crud.teacher import Lessons, Teacher
from memenv.registration import env_class

__all__ = ["Players", "numeric_env"]


def numeric_env(env_id: str, arguments: Mapping[str, Any], features: str) -> NumericOps:
    """The numeric form of an environment, cut to candidate facts.

    Raises:
        MemenvError: it has no candidate facts, or `arguments` ask for another granularity or other decisions.
    """
    kind = env_class(env_id)
    if "granularity" not in getattr(getattr(kind, "config_class", None), "__dataclass_fields__", {}):
        raise MemenvError(
            f"{env_id} has no candidate facts to learn CRUD on; MemLoCoMo-v0 has (its numeric form is made here)"
        )
    core = gym.make(env_id, **{"granularity": "fact", "decide": ("write",), **arguments}).unwrapped
    assert isinstance(core, MemoryEnv)
    return NumericOps(core, features)


class Players:
    """Plays groups of rollouts of given streams.

    Args:
        env_id, arguments, features: of `numeric_env`.
        sizes: of the networks that will play.
        teacher: the policy that is asked what it would do, where `play` is to note it; None: none.
        processes: 1 or 2. The second is started at the first play, by spawning: a script that asks for it needs the
            usual `if __name__ == "__main__"`.
    """

    def __init__(
        self,
        env_id: str,
        arguments: Mapping[str, Any],
        features: str,
        sizes: Sizes,
        processes: int = 1,
        teacher: Lessons | None = None,
    ) -> None:
        if processes not in (1, 2):
            raise MemenvError(f"processes={processes!r}: allowed are 1 and 2, for an iteration has two halves")
        self._recipe = (env_id, dict(arguments), features, teacher, sizes)
        self._half = _Half(env_id, arguments, features, teacher)
        self._processes = processes
        self._second: tuple[Any, Connection] | None = None

    def play(
        self,
        network: CrudNetwork,
        seeds: Sequence[int],
        size: int,
        generator: torch.Generator | None,
        redraws: int | None = None,
        taught: bool = False,
    ) -> Rollout:
        """`size` episodes of every seed, seed by seed.

        Args:
            generator: draws the actions; None: the most probable ones are taken.
            redraws: note what the memory before each decision would still earn, over the stream's own questions and so many
                further drawings of them; None: don't.
            taught: note what the teacher would do.
        """
        draws: list[int | None] = [None, None]
        if generator is not None:
            draws = [int(torch.randint(2**62, (), generator=generator)) for _ in draws]
        middle = (len(seeds) + 1) // 2
        first, rest = list(seeds[:middle]), list(seeds[middle:])
        if not rest:
            return self._half.play(network, first, size, draws[0], redraws, taught)
        if self._processes == 1:
            halves = [
                self._half.play(network, first, size, draws[0], redraws, taught),
                self._half.play(network, rest, size, draws[1], redraws, taught),
            ]
            return joined_rollout(halves)
        connection = self._connection()
        weights = {name: tensor.numpy() for name, tensor in network.state_dict().items()}
        try:
            connection.send((weights, rest, size, draws[1], redraws, taught))
            half = self._half.play(network, first, size, draws[0], redraws, taught)
            answer = connection.recv()
        except (EOFError, OSError) as error:
            raise MemenvError(
                f"the second process of training ended ({str(error) or 'killed'}); --resume goes on"
            ) from None
        if isinstance(answer, str):
            raise MemenvError(f"the second process of training failed: {answer}")
        return joined_rollout([half, answer])

    def scores(self, network: CrudNetwork, seeds: Sequence[int]) -> NDArray[np.float64]:
        """Returns of the most probable actions on each seed, shape (len(seeds),)."""
        return self.play(network, seeds, 1, None).returns

    def close(self) -> None:
        """Ends the second process."""
        if self._second is not None:
            process, connection = self._second
            with contextlib.suppress(OSError):
                connection.send(None)
            connection.close()
            process.join(timeout=5)
            if process.is_alive():
                process.terminate()
            self._second = None

    def _connection(self) -> Connection:
        if self._second is None:
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, *self._recipe), daemon=True)
            with interrupts_held():  # also while it imports, where it would print a traceback
                process.start()
            theirs.close()
            self._second = process, ours
        return self._second[1]


class _Half:
    """What plays one half of an iteration, whichever process it is in."""

    def __init__(self, env_id: str, arguments: Mapping[str, Any], features: str, teacher: Lessons | None) -> None:
        env = numeric_env(env_id, arguments, features)
        self._starts = Starts(env)
        self._teacher = Teacher(teacher, env) if teacher is not None else None

    def play(
        self,
        network: CrudNetwork,
        seeds: Sequence[int],
        size: int,
        draw: int | None,
        redraws: int | None,
        taught: bool,
    ) -> Rollout:
        """As `Players.play`, with the random numbers of `draw`."""
        generator = None if draw is None else torch.Generator().manual_seed(draw)
        envs = self._starts.groups(seeds, size)
        standings = () if redraws is None else self._starts.standings(seeds, size, redraws)
        asked = self._teacher.log_probs if taught and self._teacher is not None else None
        return roll_out(network, envs, generator, standings, asked)


def _serve(
    connection: Connection,
    env_id: str,
    arguments: Mapping[str, Any],
    features: str,
    teacher: Lessons | None,
    sizes: Sizes,
) -> None:
    """The second process: plays what is asked for until it is told None, or the first one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the first process's to handle, however this one began
    torch.set_num_threads(1)
    half: _Half | None = None
    network = CrudNetwork(sizes)
    while True:
        try:
            asked = connection.recv()
        except (EOFError, OSError):  # also in the middle of what was being sent
            return
        if asked is None:
            return
        weights, *what = asked
        network.load_state_dict({name: torch.from_numpy(array) for name, array in weights.items()})
        try:
            half = half or _Half(env_id, arguments, features, teacher)
            answer: Any = half.play(network, *what)
        except Exception as error:  # noqa: BLE001 — whatever it is, the first process says so
            answer = f"{type(error).__name__}: {error}"
        try:
            connection.send(answer)
        except OSError:
            return  # nobody is left to hear it
