"""Options that several commands share."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from memenv.chat import FAILURES_IN_A_ROW, MODEL_VARIABLE, NAME_VARIABLE, RunModel, use_model
from memenv.config import MemoryConfig, value_types
from memenv.errors import MemenvError
from memenv.registration import env_class
from memenv.render import printable

__all__ = [
    "add_environment_options",
    "add_model_options",
    "advise",
    "environment_arguments",
    "model_in_use",
    "place",
    "whole_number",
]

#: Episodes, and so requests, at a time where a chat model is used and --workers does not say.
MODEL_WORKERS = 16


def whole_number(least: int) -> Callable[[str], int]:
    """An argparse type: a whole number of at least `least`."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least:
            raise argparse.ArgumentTypeError(f"{text!r}: give a whole number >= {least}")
        return value

    return read


def place(text: str) -> str:
    """An argparse type: the path of a file or folder."""
    if not text.strip():
        raise argparse.ArgumentTypeError("an empty path: name a file or folder")
    return text


def add_environment_options(parser: argparse.ArgumentParser) -> None:
    """--data and --set."""
    parser.add_argument("--data", type=place, metavar="FILE", help="real data instead of the embedded default")
    parser.add_argument(
        "--set",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="an argument of gym.make, such as bank_tokens=300, items=end, bank_tokens=none, eviction=none; may be repeated",
    )


def add_model_options(parser: argparse.ArgumentParser) -> None:
    """--model and --model-name."""
    parser.add_argument(
        "--model",
        metavar="URL",
        help="chat model: http://HOST:PORT/v1 (any OpenAI-compatible server; key in $MEMENV_MODEL_KEY), vllm:MODEL, or "
        "recorded:FILE; default $MEMENV_MODEL",
    )
    parser.add_argument(
        "--model-name", metavar="NAME", help="which of the server's models; default $MEMENV_MODEL_NAME, or its only one"
    )


@contextlib.contextmanager
def model_in_use(
    url: str | None, name: str | None, workers: int | None, needed: Callable[[], bool] = lambda: True
) -> Iterator[RunModel | None]:
    """The model that --model and --model-name, or the environment, stand for: in use inside; None where there is none.

    What the environment names is opened only if it is `needed`: a server that is down is nobody's business then.

    Raises:
        MemenvError: an empty address, a name without a model, or a model that can't be opened.
    """
    if url is not None and not url.strip():  # an unset variable in a script; by rules it would be another system
        raise MemenvError("--model is empty: give http://HOST:PORT/v1, vllm:MODEL or recorded:FILE, or leave it out")
    address = url or os.environ.get(MODEL_VARIABLE)
    if not address or (url is None and not needed()):
        if name is not None:
            raise MemenvError(f"--model-name {name} without a model that is asked: give --model URL")
        yield None
        return
    from memenv.policies.models import open_model

    kind = address.partition(":")[0]
    options: dict[str, Any] = {}
    if kind not in ("recorded", "vllm"):
        name = name or os.environ.get(NAME_VARIABLE) or None
        options["concurrency"] = workers or MODEL_WORKERS
    model = RunModel(open_model(address, name, **options), None if kind == "recorded" else FAILURES_IN_A_ROW)
    try:
        with use_model(model):
            yield model
    except KeyboardInterrupt:
        model.stop()
        raise
    finally:
        model.close()


def advise(text: str) -> None:
    """Says something to the user, who may know better, beside the output proper."""
    if text:
        Console(stderr=True).print(Text(printable(f"memenv: hint: {text}")), soft_wrap=True)


def environment_arguments(data: str | None, settings: Sequence[str], envs: Sequence[str] = ()) -> dict[str, Any]:
    """The gym.make arguments that --data and --set stand for.

    A value is read as its argument takes it in the environments `envs`: none, true and numbers are texts where it takes texts
    alone, such as eviction=none, and a comma is part of a text where it takes no list. Quotes make a text of anything.

    Raises:
        MemenvError: a setting is not KEY=VALUE, or given twice; or there is no such environment.
    """
    kinds = [env_class(name) for name in dict.fromkeys(envs)]
    configs = [kind.config_class for kind in kinds if hasattr(kind, "config_class")]
    arguments: dict[str, Any] = {} if data is None else {"data": data}
    for setting in settings:
        key, equals, value = setting.partition("=")
        key = key.strip()
        if not equals or not key:
            raise MemenvError(f"--set {setting!r}: write KEY=VALUE, such as --set bank_tokens=300")
        if key in arguments:
            raise MemenvError(f"--set {key} is given twice{' (--data sets it too)' if key == 'data' else ''}")
        arguments[key] = _value(value, *value_types(key, MemoryConfig, *configs))
    return arguments


def _refuse_constant(name: str) -> None:
    raise ValueError(name)  # NaN and Infinity are no numbers of JSON: texts, then


def _value(text: str, allowed: Collection[type] = (), members: Collection[type] = ()) -> Any:
    """none, true, false, a number, a list (of JSON, or with commas), where `allowed` (empty: not known) has such; else a text.

    `members` are the types of a list's members.
    """
    plain = text.strip()
    value = _literal(plain)
    kinds = {int, float} if type(value) in (int, float) else {type(value)}
    if str in allowed and not kinds & set(allowed):
        return plain
    if isinstance(value, tuple) and members and not plain.startswith("["):  # with commas: its members are texts so far
        return tuple(_value(part, members) for part in value)
    return value


def _literal(plain: str) -> Any:
    named = {"none": None, "null": None, "true": True, "false": False}
    if plain.lower() in named:
        return named[plain.lower()]
    try:
        value = json.loads(plain, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        return tuple(part.strip() for part in plain.split(",")) if "," in plain else plain
    if isinstance(value, list):
        value = tuple(value)
    parts = value if isinstance(value, tuple) else (value,)
    if any(isinstance(part, list | dict) for part in parts):
        raise MemenvError(f"--set …={plain[:60]}: give none, true, false, a number, a text, or a flat list of those")
    return value
