"""Errors a user can act on."""

from __future__ import annotations

__all__ = ["MemenvError"]


class MemenvError(ValueError):
    """Bad input: the message says what was given, what is allowed and what to do.

    The command line prints the message alone and exits with code 2.
    """
