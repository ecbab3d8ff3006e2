"""`memenv list`: environments and agents."""

from __future__ import annotations

import argparse
import inspect
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from memenv.errors import MemenvError
from memenv.fit import experience_of, made_for
from memenv.registration import AGENTS, ENVIRONMENTS, agent_class, env_class, make_agent

__all__ = ["add_parser"]


def add_parser(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("list", help="environments and agents", description="Lists environments and agents.")
    parser.set_defaults(run=_run)


def _first_line(thing: Any) -> str:
    return (inspect.getdoc(thing) or "").split("\n")[0]


def _run(parsed: argparse.Namespace) -> int:
    console = Console()
    environments = Table(title="Environments", title_justify="left", show_edge=False)
    environments.add_column("id", no_wrap=True)
    environments.add_column("gives")
    environments.add_column("what")
    for name in ENVIRONMENTS:
        environments.add_row(Text(name), ", ".join(experience_of(name)), Text(_first_line(env_class(name))))
    console.print(environments)
    console.print()
    agents = Table(title="Agents (NAME, NAME:ARG or package.module:Class)", title_justify="left", show_edge=False)
    for column in ("name", "decides", "store", "made for", "what"):
        agents.add_column(column, no_wrap=column == "name")
    for name in AGENTS:
        try:
            agent = make_agent(name)
        except MemenvError as error:  # needs an argument or an extra: say so instead of hiding it
            agents.add_row(Text(name), "", "", ", ".join(made_for(agent_class(name))), Text(str(error)))
            continue
        kinds = ", ".join(made_for(agent)) or "any"
        agents.add_row(Text(name), ", ".join(agent.decide), agent.store, kinds, Text(_first_line(type(agent))))
    console.print(agents)
    return 0
