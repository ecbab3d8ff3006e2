"""Where a model is: what --model may say, and what of it may be written down."""

from __future__ import annotations

import os
from collections.abc import Mapping
from urllib.parse import urlsplit

from memenv.errors import MemenvError

__all__ = ["KEY_VARIABLE", "api_key", "base_url", "endpoint_of", "is_openai", "scrub", "shown"]

KEY_VARIABLE = "MEMENV_MODEL_KEY"
#: OPENAI_API_KEY is sent to this host alone: a key must not leave for whatever address --model names.
_OPENAI = "api.openai.com"


def base_url(given: str) -> str:
    """The base address of an OpenAI-compatible server; "/v1" is added where no path is given.

    Raises:
        MemenvError: no http(s) address, or one with credentials in it. The message does not repeat what may be one.
    """
    try:
        parts = urlsplit(given.strip())
        port = parts.port
    except ValueError:  # whose text repeats what stands where the port should: of http://user:a/b@host, a password
        raise MemenvError("--model: no address (its host or port can't be read); give http://HOST:PORT/v1") from None
    if parts.username is not None or parts.password is not None or parts.query or parts.fragment:
        raise MemenvError(
            f"--model: the address of {parts.hostname} holds credentials, a query or a fragment; give "
            f"http://HOST:PORT/v1, and a key in ${KEY_VARIABLE}"
        )
    if parts.scheme not in ("http", "https") or not parts.hostname:
        # "user:KEY@host" has no scheme to be read by, and a key may stand where the address should: neither is repeated
        kind = f" {parts.scheme}://…" if "://" in given and parts.scheme else ""
        raise MemenvError(
            f"--model{kind} is no address of a model (what was given is not repeated, it may hold a key): give that of "
            "an OpenAI-compatible server (http://HOST:PORT/v1), vllm:MODEL, or recorded:FILE"
        )
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    place = host if port is None else f"{host}:{port}"
    return f"{parts.scheme}://{place}{parts.path.rstrip('/') or '/v1'}"


def endpoint_of(url: str) -> str:
    """Host and port of a checked address."""
    return urlsplit(url).netloc


def shown(url: str) -> str:
    """A checked address as messages have it: a path of several parts, where gateways take keys, keeps its last one."""
    parts = urlsplit(url)
    *hidden, last = parts.path.strip("/").split("/")
    return f"{parts.scheme}://{parts.netloc}/{'…/' if hidden else ''}{last}"


def is_openai(url: str) -> bool:
    """Whether a checked address is OpenAI's own, safely reached."""
    parts = urlsplit(url)
    return parts.hostname == _OPENAI and parts.scheme == "https"


def api_key(url: str, environment: Mapping[str, str] = os.environ) -> str:
    """The key for a server: $MEMENV_MODEL_KEY, else $OPENAI_API_KEY for OpenAI's own server, else "" (none)."""
    key = environment.get(KEY_VARIABLE, "")
    if not key and is_openai(url):
        key = environment.get("OPENAI_API_KEY", "")
    return key.strip()


def scrub(text: str, key: str) -> str:
    """One line of a server's message, short, without the key."""
    plain = " ".join(text.split())
    if key:
        plain = plain.replace(key, "…")
    return plain if len(plain) <= 200 else f"{plain[:199]}…"
