"""Operations tried out: judged as forks of the environment would be, and what is learnt from them."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `torch` is not installed")

from memenv.policies.crud.hindsight import Questions, Standing
from memenv.policies.crud.network import Batch, CrudNetwork, Sizes
from memenv.policies.crud.players import numeric_env
from memenv.policies.crud.rollout import Rollout, Starts, roll_out
from memenv.policies.crud.trials import Trials

SEED = 1_000_003


@pytest.fixture(scope="module")
def env():
    return numeric_env("MemLoCoMo-v0", {"preset": "easy"}, "rich")


def test_an_operation_gains_what_a_fork_that_takes_it_gains(env):
    """At every fourth decision of a wild policy, for every operation: reward and standing after it, less before, but for a
    few where a memory about something else changes an answer (`Questions.concerned`)."""
    start = Starts(env).groups([SEED], 1)[0]
    questions, rng, same = Questions(start), np.random.default_rng(1), []
    number = 0
    while start.state.moment is not None:
        standing, possible = Standing(questions), start.action_masks()
        before = standing.of(start)
        if number % 4 == 0:
            gains, charged = standing.gains(start), standing.gains(start, rent=0.5)
            held = start.state.memory.bank.tokens
            assert not gains[~possible].any() and gains[0] == 0.0
            for action in possible.nonzero()[0]:
                fork = start.fork()
                reward = fork.advance(int(action))
                after = Standing(questions).of(fork) if fork.state.moment is not None else 0.0
                same.append(abs(gains[action] - (reward + after - before)) < 1e-6)
                taken = (fork.state.memory.bank.tokens - held) / start.core.loop.memory.bank_tokens
                assert charged[action] == pytest.approx(gains[action] - 0.5 * taken, abs=1e-6)
            assert start.state.memory.bank.tokens == held
        start.advance(int(rng.choice(possible.nonzero()[0])) if rng.random() < 0.3 else int(possible[1]))
        number += 1
    assert len(same) > 100 and np.mean(same) > 0.97


def test_trying_out_changes_no_episode_and_is_drawn_by_activity(env):
    network, starts = CrudNetwork(Sizes(*env.widths, env.k)), Starts(env)
    envs, standings = starts.groups([SEED], 4), starts.standings([SEED], 4)
    rollout = roll_out(network, envs, torch.Generator().manual_seed(0), standings, trials=1)
    steps = rollout.rewards.shape[1]
    assert len(rollout.tried) == len(rollout.gains) == steps  # one a step
    assert (rollout.times[rollout.tried] == np.arange(steps)).all() and len(set(rollout.rows[rollout.tried])) > 1
    greedy = roll_out(network, starts.groups([SEED], 2), None, starts.standings([SEED], 2), trials=1)
    assert len(greedy.tried) == 0 and greedy.gains.shape == (0, 3 + 4 * env.k)


def _rollout(gains, mask):
    """One decision for each row of gains, all of them tried out."""
    number, k = len(gains), 1
    batch = Batch(torch.ones(number, 2), torch.zeros(number, k, 1), torch.zeros(number, 4), torch.tensor(mask))
    some = torch.zeros(number)
    return Rollout(
        batch, some.long(), some, some, np.zeros(number, int), np.arange(number), np.zeros((1, number)),
        np.zeros((1, number)), np.arange(number), torch.tensor(gains),
    )  # fmt: skip


def test_a_better_operation_wins_however_improbable_it_is():
    """The policy is all but sure to do nothing; ADD is a little better: a softened policy finds it, and goes on."""
    torch.manual_seed(0)
    network = CrudNetwork(Sizes(2, 1, 1, hidden=8))
    with torch.no_grad():
        network.general.bias.copy_(torch.tensor([8.0, 0.0, 0.0]))
    gains = [[0.0, 0.001, -0.02, 0.0, 0.0, 0.0, 0.0]]
    mask = [[1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0]]
    trials = Trials(kept=2, soft=4.0, spread=0.05)
    trials.add(_rollout(gains, mask))
    optimizer, generator = torch.optim.Adam(network.parameters(), lr=0.02), torch.Generator().manual_seed(0)
    for _ in range(400):
        optimizer.zero_grad()
        trials.loss(network, 4, generator).backward()
        optimizer.step()
    log_probs = network(_rollout(gains, mask).batch)[0][0]
    assert int(log_probs.argmax()) == 1 and log_probs[2] < log_probs[0] < log_probs[1]


def test_the_loss_by_hand_and_what_is_kept():
    network = CrudNetwork(Sizes(2, 1, 1, hidden=8))
    mask = [[1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]]
    generator = torch.Generator().manual_seed(0)
    trials = Trials(kept=2, soft=2.0, spread=0.5)
    assert float(trials.loss(network, 3, generator)) == 0.0  # nothing was tried out yet
    trials.add(_rollout([[0.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0]], mask))
    # gains of two operations in deviations: -1 and 1
    log_probs = network(_rollout([[0.0] * 7], mask).batch)[0][0, :2].detach()
    soft = torch.log_softmax(log_probs / 2.0, dim=0)
    expected = -2.0 * ((soft.exp() * torch.tensor([-1.0, 1.0])).sum() - 0.5 * (soft.exp() * soft).sum())
    assert trials.loss(network, 3, generator).item() == pytest.approx(expected.item())
    trials.add(_rollout([[0.0] * 7], mask))  # without any difference: nothing to learn
    assert list(trials.state()["trials.sizes"]) == [1]
    for size in (2, 3):
        trials.add(_rollout([[0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]] * size, mask * size))
    again = Trials(kept=2, soft=2.0, spread=0.5)
    again.restore(trials.state())
    for one, other in zip(trials.state().values(), again.state().values(), strict=True):
        assert (one == other).all()
    assert list(again.state()["trials.sizes"]) == [2, 3]
    empty = Trials(kept=2, soft=2.0, spread=0.5)
    empty.restore(Trials(kept=2, soft=2.0, spread=0.5).state())
    assert float(empty.loss(network, 3, generator)) == 0.0
