"""The masks equal what they stand for: logits of a tiny transformer under the mask and on the pruned prompt."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from memenv.errors import MemenvError
from memenv.policies.attention_mask import TurnTokens, flat_mask, pack_turns, pruned_prompt

PROMPT = (1, 2, 3, 4)
TURNS = (
    TurnTokens((5, 6), (7, 8), (9, 10, 11)),
    TurnTokens((12, 13, 5), (6,), (14, 9)),
    TurnTokens((3, 8), (15, 7, 2), (11,)),
    TurnTokens((10,), (4, 4)),
)


def tiny(layers: int, positions: bool) -> tuple[Any, Any]:
    torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'memenv[torch]'")
    generator = torch.Generator().manual_seed(7)
    width, heads, vocabulary = 16, 2, 16

    def weights(*shape: int) -> Any:
        return torch.randn(*shape, generator=generator, dtype=torch.float64) / shape[0] ** 0.5

    embedding, position, head = weights(vocabulary, width) * 4, weights(64, width) * 8, weights(width, vocabulary)
    blocks = [
        [weights(width, width) for _ in range(4)] + [weights(width, 32), weights(32, width)] for _ in range(layers)
    ]

    def logits(tokens: Any, mask: Any, places: Any) -> Any:
        x = embedding[torch.as_tensor(np.array(tokens))]
        if positions:
            x = x + position[torch.as_tensor(np.array(places))]
        allowed = torch.as_tensor(mask)
        for q, k, v, o, up, down in blocks:
            split = [(x @ w).reshape(len(x), heads, -1).transpose(0, 1) for w in (q, k, v)]
            scores = split[0] @ split[1].transpose(1, 2) / (width / heads) ** 0.5
            attention = scores.masked_fill(~allowed, float("-inf")).softmax(-1)
            x = x + (attention @ split[2]).transpose(0, 1).reshape(len(x), width) @ o
            x = x + torch.relu(x @ up) @ down
        return x @ head

    return torch, logits


def rollout(logits: Any, turn: int) -> Any:
    """Logits at the tokens a turn wrote, as the rollout saw them: a plain causal pass over the pruned prompt."""
    context = pruned_prompt(PROMPT, TURNS, turn)
    tokens = (*context, *TURNS[turn].state, *TURNS[turn].action)
    return logits(tokens, np.tri(len(tokens), dtype=bool), range(len(tokens)))[len(context) :]


@pytest.mark.parametrize("layers", [1, 3])
def test_packed_logits_equal_the_pruned_prompts(layers: int) -> None:
    torch, logits = tiny(layers, positions=True)
    packed = pack_turns(PROMPT, TURNS)
    found = logits(packed.tokens, packed.mask, packed.positions)
    for turn, (start, end) in enumerate(packed.turns):
        assert torch.allclose(found[start:end], rollout(logits, turn), atol=1e-10)


def flat(logits: Any, rule: str) -> tuple[Any, Any]:
    masked = flat_mask(len(PROMPT), TURNS, rule)
    tokens = [*PROMPT, *(token for turn in TURNS for token in turn.kept)]
    return masked, logits(tokens, masked.mask, range(len(tokens)))


def test_corrected_flat_logits_equal_the_pruned_prompts_and_the_published_ones_do_not() -> None:
    torch, logits = tiny(1, positions=False)
    masked, corrected = flat(logits, "corrected")
    _, published = flat(logits, "published")
    for turn, (start, end) in enumerate(masked.turns):
        wanted = rollout(logits, turn)
        assert torch.allclose(corrected[start:end], wanted, atol=1e-10)
        if turn:
            assert float((published[start:end] - wanted).abs().max()) > 1e-2


def test_a_single_copy_is_an_approximation_beyond_one_layer() -> None:
    torch, logits = tiny(2, positions=False)
    masked, found = flat(logits, "corrected")
    start, end = masked.turns[3]
    assert not torch.allclose(found[start:end], rollout(logits, 3), atol=1e-4)


def test_the_loss_covers_what_was_written_once() -> None:
    written = sum(len(turn.state) + len(turn.action) for turn in TURNS)
    packed, masked = pack_turns(PROMPT, TURNS), flat_mask(len(PROMPT), TURNS)
    assert packed.loss.sum() == masked.loss.sum() == written
    tokens = [token for turn in TURNS for token in turn.state + turn.action]
    assert packed.tokens[packed.loss].tolist() == tokens


def test_segments_of_the_flat_mask() -> None:
    corrected, published = flat_mask(1, TURNS[:2]).mask, flat_mask(1, TURNS[:2], "published").mask
    # columns: q 0, t1 1-2, r1 3-4, i1 5-7, t2 8-10, r2 11, i2 12-13
    assert corrected[8].nonzero()[0].tolist() == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert published[8].nonzero()[0].tolist() == [0, 3, 4, 5, 6, 7, 8]
    assert corrected[11].nonzero()[0].tolist() == [*range(12)]
    assert corrected[13].nonzero()[0].tolist() == [12, 13]
    assert np.array_equal(corrected, np.tril(corrected))


def test_no_row_is_empty_and_older_turns_are_out_of_sight() -> None:
    for mask in (flat_mask(4, TURNS).mask, pack_turns(PROMPT, TURNS).mask):
        assert mask.any(axis=1).all()
    corrected = flat_mask(4, TURNS)
    start, _ = corrected.turns[2]
    first, end = corrected.turns[0]
    assert not corrected.mask[start, first:end].any()


@pytest.mark.parametrize("call", [lambda: flat_mask(2, TURNS, "best"), lambda: pack_turns((), TURNS)])
def test_bad_input(call: Any) -> None:
    with pytest.raises(MemenvError):
        call()
    with pytest.raises(MemenvError, match="turn 1"):
        pack_turns(PROMPT, [TurnTokens((), ())])
