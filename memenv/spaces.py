"""A Gymnasium space for any Unicode text."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Text
from gymnasium.vector.utils import create_shared_memory

__all__ = ["UnicodeText"]

_SAMPLE_ALPHABET = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:!?'\"()-\n\té世界🙂"


class _AllCharacters:
    """Stands in for the set of all characters, which as a real set takes seconds to build and copy."""

    def __len__(self) -> int:
        return 0x110000

    def __contains__(self, char: object) -> bool:
        return isinstance(char, str) and len(char) == 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _AllCharacters)

    def __hash__(self) -> int:
        return hash(_AllCharacters)


class UnicodeText(Text):
    """Texts of up to `max_length` characters, any that UTF-8 can hold, the empty one included.

    A subclass of `gymnasium.spaces.Text`, whose default alphabet has neither space nor punctuation, so that
    Gymnasium's own flatten, batch and vector code applies. Characters are their code points. `sample` draws short
    texts over a small mixed alphabet.

    Asynchronous vector environments need `shared_memory=False`: Gymnasium's shared buffer of a text is never read
    again after the first reset, so this space refuses it instead of going stale.
    """

    def __init__(self, max_length: int = 1_000_000, *, sample_length: int = 24, seed: Any = None) -> None:
        self.sample_length = min(sample_length, max_length)
        super().__init__(max_length, min_length=0, charset="a", seed=seed)
        self._char_set: Any = _AllCharacters()

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        """A random text of at most `sample_length` characters; masks are not defined for this space."""
        if mask is not None or probability is not None:
            raise ValueError("UnicodeText.sample takes no mask or probability")
        rng = self.np_random
        length = int(rng.integers(0, self.sample_length + 1))
        return "".join(_SAMPLE_ALPHABET[i] for i in rng.integers(0, len(_SAMPLE_ALPHABET), length))

    def contains(self, x: Any) -> bool:
        """Whether `x` is a str of at most `max_length` characters without lone surrogates."""
        if not isinstance(x, str) or len(x) > self.max_length:
            return False
        if x.isascii():
            return True
        try:
            x.encode("utf-8")
        except UnicodeEncodeError:
            return False
        return True

    @property
    def character_set(self) -> Any:
        """All characters."""
        return self._char_set

    @property
    def character_list(self) -> Any:
        """Maps a code point to its character."""
        return _CodePoints()

    def character_index(self, char: str) -> np.int32:
        """The code point of `char`."""
        return np.int32(ord(char))

    @property
    def characters(self) -> str:
        """The alphabet that samples use; membership allows every character."""
        return _SAMPLE_ALPHABET

    def __repr__(self) -> str:
        return f"UnicodeText({self.max_length})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UnicodeText) and other.max_length == self.max_length

    def __hash__(self) -> int:
        return hash((UnicodeText, self.max_length))


class _CodePoints:
    def __getitem__(self, index: int) -> str:
        return chr(index)


@create_shared_memory.register(UnicodeText)
def _refuse(space: UnicodeText, n: int = 1, ctx: Any = None) -> Any:
    raise TypeError("memenv texts need AsyncVectorEnv(..., shared_memory=False): a shared text buffer goes stale")
