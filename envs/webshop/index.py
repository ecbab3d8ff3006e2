"""Building the inverted index: blocks of documents are analysed one by one, spilled, and merged. Memory stays small.

Formulas are Lucene's BM25 (Robertson and Zaragoza 2009, without the factor k1 + 1) with Anserini's constants, in the
precision Lucene computes them in, so that result pages come out as the original's.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from memenv.envs.webshop.analyzer import index_term, tokenize
from memenv.envs.webshop.columns import Folder, TextColumn, TextWriter

__all__ = ["K1", "B", "build_index", "length_after_quantising", "term_hash"]

K1, B = np.float32(0.9), np.float32(0.4)
#: Documents analysed at a time; about 5 million words of product text.
BLOCK = 20_000
#: Lucene keeps term frequencies as integers; more repetitions than this cannot be told apart here.
_MAX_FREQUENCY = 65535


def term_hash(term: str) -> int:
    """The 64-bit key under which a term is looked up."""
    return int.from_bytes(blake2b(term.encode(), digest_size=8).digest(), "little")


def length_after_quantising(length: int) -> int:
    """A document length as Lucene's one-byte norm remembers it: exact below 40, then 4 significant bits of the rest."""
    if length < 24:
        return length
    rest = length - 24
    shift = max(rest.bit_length() - 4, 0)
    return 24 + (rest >> shift << shift)


def build_index(
    folder: Folder, rows: int, documents: Callable[[int, int], Sequence[str]], progress: Callable[[int], None]
) -> None:
    """Index `rows` documents into `folder`; blocks that an interrupted run finished are kept.

    Args:
        folder: where arrays named `index.*` go.
        rows: number of documents; row numbers are the document ids.
        documents: texts of the rows [start, stop).
        progress: told the number of documents done, after each block.
    """
    blocks = [(start, min(start + BLOCK, rows)) for start in range(0, rows, BLOCK)]
    for number, (start, stop) in enumerate(blocks):
        if not folder.exists(_block(number, "done")):
            _write_block(folder, number, start, documents(start, stop))
        progress(stop)
    _merge(folder, len(blocks), rows)
    for number in range(len(blocks)):
        # the mark goes first: a run killed in between must not take what is left for a finished block
        for part in ("done", "lengths", "counts", "docs", "frequencies", "terms.utf8", "terms.ends"):
            folder.remove(_block(number, part))


def _block(number: int, part: str) -> str:
    return f"index.block{number:05d}.{part}"


class _Vocabulary(dict[str, int]):
    """Word as written -> number of its term in this block, in order of appearance; -1 for stop words."""

    def __init__(self) -> None:
        self.terms: dict[str, int] = {}

    def __missing__(self, word: str) -> int:
        term = index_term(word)
        number = self.terms.setdefault(term, len(self.terms)) if term else -1
        self[word] = number
        return number


def _write_block(folder: Folder, number: int, start: int, documents: Sequence[str]) -> None:
    for part in ("terms.utf8", "terms.ends"):
        folder.remove(_block(number, part))
    vocabulary, words = _Vocabulary(), array("i")
    ends = np.empty(len(documents), np.int64)
    for position, document in enumerate(documents):
        words.extend(map(vocabulary.__getitem__, tokenize(document)))
        ends[position] = len(words)
    terms = np.frombuffer(words, np.int32) if words else np.empty(0, np.int32)
    docs = np.repeat(np.arange(len(documents)), np.diff(ends, prepend=0))
    kept = terms >= 0
    terms, docs = terms[kept].astype(np.int64), docs[kept]
    _store(folder, _block(number, "lengths"), np.bincount(docs, minlength=len(documents)), np.uint32)
    keys, frequencies = np.unique(terms * len(documents) + docs, return_counts=True)
    counts = np.bincount(keys // len(documents), minlength=len(vocabulary.terms))
    _store(folder, _block(number, "counts"), counts, np.uint32)
    _store(folder, _block(number, "docs"), keys % len(documents) + start, np.uint32)
    _store(folder, _block(number, "frequencies"), np.minimum(frequencies, _MAX_FREQUENCY), np.uint16)
    writer = TextWriter(folder, _block(number, "terms"))
    writer.extend(list(vocabulary.terms))
    writer.close()
    folder.append(_block(number, "done")).close()


def _store(folder: Folder, name: str, values: NDArray[Any], dtype: Any) -> None:
    folder.create(name, dtype, len(values))[:] = values


def _merge(folder: Folder, blocks: int, rows: int) -> None:
    """Postings of all blocks, grouped by term; terms in the order of their hash."""
    columns = [TextColumn(folder, _block(number, "terms")) for number in range(blocks)]
    vocabulary: dict[str, int] = {}
    numbers = [
        np.fromiter((vocabulary.setdefault(column[row], len(vocabulary)) for row in range(len(column))), np.int64)
        for column in columns
    ]
    texts = list(vocabulary)
    hashes = np.fromiter(map(term_hash, texts), np.uint64, len(texts))
    order = np.argsort(hashes, kind="stable")
    place = np.empty(len(texts), np.int64)
    place[order] = np.arange(len(texts))
    numbers = [place[block] for block in numbers]
    counts = np.zeros(len(texts), np.int64)
    for number, block in enumerate(numbers):
        counts[block] += folder.load(_block(number, "counts"), np.uint32)
    starts = np.concatenate([[0], np.cumsum(counts)])
    _store(folder, "index.hashes", hashes[order], "<u8")
    _store(folder, "index.starts", starts, "<i8")
    for part in ("index.terms.utf8", "index.terms.ends"):
        folder.remove(part)
    writer = TextWriter(folder, "index.terms")
    writer.extend([texts[number] for number in order])
    writer.close()
    _merge_postings(folder, numbers, starts, rows)


def _merge_postings(folder: Folder, numbers: list[NDArray[Any]], starts: NDArray[Any], rows: int) -> None:
    inverse = _inverse_norms(folder, len(numbers), rows)
    saturations = np.empty(0, np.float32)
    for number in range(len(numbers)):
        saturations = np.union1d(saturations, _saturation(folder, number, inverse))
    codes_fit = np.uint16 if len(saturations) <= 1 << 16 else np.uint32
    docs = folder.create("index.docs", "<u4", int(starts[-1]))
    codes = folder.create("index.codes", codes_fit, int(starts[-1]))
    filled = starts[:-1].copy()
    for number, block in enumerate(numbers):
        counts = folder.load(_block(number, "counts"), np.uint32).astype(np.int64)
        before = np.cumsum(counts) - counts
        target = np.repeat(filled[block] - before, counts) + np.arange(int(counts.sum()))
        docs[target] = folder.load(_block(number, "docs"), np.uint32)
        codes[target] = np.searchsorted(saturations, _saturation(folder, number, inverse))
        filled[block] += counts
    _store(folder, "index.saturations", saturations, "<f4")
    best = np.maximum.reduceat(codes, starts[:-1]) if len(starts) > 1 else np.empty(0, codes_fit)
    _store(folder, "index.best", best, codes_fit)


def _inverse_norms(folder: Folder, blocks: int, rows: int) -> NDArray[np.float32]:
    """1 / (k1 (1 - b + b length / average)) for every document, in single precision as Lucene's table."""
    lengths = [folder.load(_block(number, "lengths"), np.uint32) for number in range(blocks)]
    exact = np.concatenate(lengths) if lengths else np.empty(0, np.uint32)
    filled = int(np.count_nonzero(exact))
    _store(folder, "index.filled", np.array([filled]), "<i8")
    average = np.float32(int(exact.sum(dtype=np.int64)) / max(filled, 1))
    distinct, which = np.unique(exact, return_inverse=True)
    kept = np.array([length_after_quantising(int(length)) for length in distinct], np.float32)
    with np.errstate(divide="ignore", invalid="ignore"):  # without words there is no average, and nothing to score
        table = np.float32(1) / (K1 * ((np.float32(1) - B) + B * kept / average))
    return np.asarray(table[which], np.float32)


def _saturation(folder: Folder, number: int, inverse: NDArray[np.float32]) -> NDArray[np.float32]:
    """1 + tf * inverse norm of every posting of a block."""
    docs = folder.load(_block(number, "docs"), np.uint32)
    frequencies = folder.load(_block(number, "frequencies"), np.uint16).astype(np.float32)
    return np.asarray(np.float32(1) + frequencies * inverse[docs], np.float32)
