"""Where training stands, as arrays: the networks, Adam's moments, the random numbers, and what was noted so far."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from memenv.policies.weights import tensors_like

__all__ = ["Progress", "restore_state", "state_arrays"]


class Progress(NamedTuple):
    """What was done so far: iterations, their seconds, the best validation (−inf: none is kept), figures per iteration."""

    iteration: int
    seconds: float
    best: float
    history: list[dict[str, float]]


def state_arrays(
    networks: Mapping[str, nn.Module], optimizer: torch.optim.Optimizer, generator: torch.Generator, progress: Progress
) -> dict[str, Any]:
    """All that a resumed run needs, by name: networks by theirs, "adam.PLACE.KEY", generator, history, progress."""
    arrays: dict[str, Any] = {}
    for head, network in networks.items():
        arrays |= {f"{head}.{name}": tensor.numpy() for name, tensor in network.state_dict().items()}
    for place, state in optimizer.state_dict()["state"].items():
        arrays |= {f"adam.{place}.{name}": tensor.numpy() for name, tensor in state.items()}
    arrays["generator"] = generator.get_state().numpy()
    arrays["history"] = np.array(json.dumps(progress.history))
    arrays["progress"] = np.array([progress.iteration, progress.seconds, progress.best])
    return arrays


def restore_state(
    arrays: Mapping[str, Any],
    networks: Mapping[str, nn.Module],
    optimizer: torch.optim.Optimizer,
    generator: torch.Generator,
    trained: Sequence[int],
) -> Progress:
    """Puts networks, optimizer and generator where `state_arrays` found them. All is checked before anything is changed.

    Args:
        arrays: of `state_arrays`, from a file that anybody may have changed.
        networks: as they were given to `state_arrays`.
        optimizer: Adam, of one group.
        generator: of the run.
        trained: places of the parameters that the algorithm has gradients for, and so Adam has moments of.

    Raises:
        ValueError: a part is missing, foreign, of another shape or type, or not finite; says which one.
    """
    rest = dict(arrays)
    loaded = {
        head: _part(rest, f"{head}.", {name: tensor for name, tensor in network.state_dict().items()})
        for head, network in networks.items()
    }
    adam = _adam(rest, optimizer, trained)
    numbers = tensors_like({"generator": rest.pop("generator", np.zeros(0))}, {"generator": generator.get_state()})
    progress = _progress(rest.pop("progress", np.zeros(0)), rest.pop("history", np.zeros(0)))
    if rest:
        raise ValueError(f"{next(iter(rest))} does not belong there")
    try:
        generator.set_state(numbers["generator"])
    except RuntimeError:
        raise ValueError("generator is no generator's state") from None
    for head, network in networks.items():
        network.load_state_dict(loaded[head])
    optimizer.load_state_dict({**optimizer.state_dict(), "state": adam})
    return progress


def _part(rest: dict[str, Any], head: str, like: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """Takes what begins with `head` out of `rest`, by the names of `like`."""
    mine = {name.removeprefix(head): rest.pop(name) for name in list(rest) if name.startswith(head)}
    try:
        return tensors_like(mine, like)
    except ValueError as error:
        raise ValueError(f"{head}{error}") from None


def _adam(
    rest: dict[str, Any], optimizer: torch.optim.Optimizer, trained: Sequence[int]
) -> dict[int, dict[str, Tensor]]:
    parameters = optimizer.param_groups[0]["params"]
    like: dict[str, Tensor] = {}
    for place in trained:
        like |= {f"{place}.exp_avg": parameters[place], f"{place}.exp_avg_sq": parameters[place]}
        like[f"{place}.step"] = torch.zeros(())
    found = _part(rest, "adam.", like)
    steps = {float(found[f"{place}.step"]) for place in trained}
    if len(steps) != 1 or not all(step >= 1.0 and step.is_integer() for step in steps):
        raise ValueError("adam.….step is not one whole number of gradient steps")
    for place in trained:
        if bool((found[f"{place}.exp_avg_sq"] < 0.0).any()):
            raise ValueError(f"adam.{place}.exp_avg_sq is negative")
    keys = ("step", "exp_avg", "exp_avg_sq")
    return {place: {key: found[f"{place}.{key}"] for key in keys} for place in trained}


def _progress(numbers: Any, history: Any) -> Progress:
    if numbers.shape != (3,) or numbers.dtype != np.float64:
        raise ValueError("progress is not three numbers")
    iteration, seconds, best = numbers.tolist()
    if not (1.0 <= iteration < 2**53 and iteration.is_integer() and 0.0 <= seconds < math.inf and best < math.inf):
        raise ValueError(f"progress is {numbers.tolist()}")
    if history.shape != () or history.dtype.kind != "U":
        raise ValueError("history is no text")
    try:
        lines = json.loads(str(history))
    except (ValueError, RecursionError):
        raise ValueError("history is no JSON") from None
    return Progress(int(iteration), seconds, best, _history(lines, int(iteration)))


def _history(lines: Any, last: int) -> list[dict[str, float]]:
    """Figures by name for the start and every iteration, of which the first was validated."""
    if not isinstance(lines, list) or len(lines) != last + 1:
        raise ValueError(f"history is not of {last} iterations")
    for number, line in enumerate(lines):
        if not isinstance(line, dict) or line.get("iteration") != number:
            raise ValueError(f"history has no iteration {number}")
        if any(type(figure) not in (int, float) or not abs(figure) < 1e300 for figure in line.values()):
            raise ValueError(f"history of iteration {number} has what is no figure")
    if "validation" not in lines[0]:
        raise ValueError("history without a validation")
    return lines
