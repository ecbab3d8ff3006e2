"""The baseline that knows the questions to come: exact, free of side effects, and no part of what is paid."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `torch` is not installed")

from memenv.policies.crud.grpo import hindsight_advantages
from memenv.policies.crud.hindsight import Questions, Standing
from memenv.policies.crud.network import CrudNetwork, Sizes
from memenv.policies.crud.players import numeric_env
from memenv.policies.crud.rollout import Starts, roll_out

SEED = 2_500_000


@pytest.fixture(scope="module")
def env():
    return numeric_env("MemLoCoMo-v0", {"preset": "easy"}, "hashed")


def test_what_is_kept_up_to_date_is_what_a_fresh_look_finds(env):
    """After every decision of a wild policy: nearly always what asking everything anew finds, which is `counterfactual`."""
    start = Starts(env).groups([SEED], 1)[0]
    questions, rng = Questions(start), np.random.default_rng(0)
    standing, values, fresh, total = Standing(questions), [], [], 0.0
    while start.state.moment is not None:
        values.append(standing.of(start)[0])
        fresh.append(Standing(Questions(start)).of(start)[0])
        done = {result.item.id for result in start.state.results}
        left = [item.id for item in questions.items if item.id not in done and item.headline]
        asked = start.core.counterfactual(start.core.memory, left) if left else []
        assert fresh[-1] == pytest.approx(start.state.weight * sum(result.score for result in asked))
        possible = start.action_masks().nonzero()[0]
        total += start.advance(
            int(rng.choice(possible)) if rng.random() < 0.5 else int(possible[min(1, len(possible) - 1)])
        )
    assert values[0] == 0.0 and max(values) > 0.0 and total > 0.0
    assert np.mean(np.isclose(values, fresh)) > 0.9 and np.corrcoef(values, fresh)[0, 1] > 0.99


def test_only_what_a_change_can_concern_is_asked_anew(env):
    start = Starts(env).groups([SEED], 1)[0]
    questions = Questions(start)
    assert not questions.concerned("") and not questions.concerned("Nobody of theirs has a word to say.")
    place = next(place for place, item in enumerate(questions.items) if item.data.query.kind == "value")
    item, person = questions.items[place], questions.items[place].data.query.person
    assert place in questions.concerned(f"{person} {item.gold.answers[0]}")  # has the answer
    assert place in questions.concerned(item.text)  # has words of the question
    assert place not in questions.concerned(item.gold.answers[0])  # about nobody, so not shown
    assert place not in questions.concerned(f"{person} zzz.")


def test_looking_changes_no_rollout(env):
    network = CrudNetwork(Sizes(*env.widths, env.k))
    starts = Starts(env)
    plain = roll_out(network, starts.groups([SEED], 4), torch.Generator().manual_seed(0))
    judged = roll_out(network, starts.groups([SEED], 4), torch.Generator().manual_seed(0), starts.standings([SEED], 4))
    assert torch.equal(plain.actions, judged.actions) and (plain.rewards == judged.rewards).all()
    assert not plain.standing.any() and judged.standing.any()
    # what was gained sums to what was paid: the memory is worth nothing at the start, and nothing is left at the end
    after = np.concatenate([judged.standing[:, 1:], np.zeros((4, 1))], axis=1)
    np.testing.assert_allclose((judged.rewards + after - judged.standing).sum(axis=1), judged.returns)
    np.testing.assert_allclose(judged.judged, judged.rewards)


def test_further_drawings_are_averaged_over(env):
    """Of the same rollouts: the mean over four drawings, one of which is the stream's own."""
    network = CrudNetwork(Sizes(*env.widths, env.k))
    network.general.bias.data.copy_(torch.tensor([0.0, 2.0, 2.0]))
    rollouts = []
    for redraws in (0, 3):
        starts = Starts(env)
        judge = starts.standings([SEED], 4, redraws)
        rollouts.append(roll_out(network, starts.groups([SEED], 4), torch.Generator().manual_seed(0), judge))
    own, mean = rollouts
    assert torch.equal(own.actions, mean.actions) and (own.rewards == mean.rewards).all()
    assert own.judged.sum() == pytest.approx(own.returns.sum())
    assert mean.judged.sum() > 0.0 and not np.allclose(mean.judged, mean.rewards)
    after = np.pad(mean.standing[:, 1:], ((0, 0), (0, 1)))
    np.testing.assert_allclose((mean.judged + after - mean.standing).sum(axis=1), mean.judged.sum(axis=1))

    start = Starts(env).groups([SEED], 1)[0]
    questions = Questions(start, 3)
    assert questions.draws == 4 and questions.times == sorted(questions.times)
    assert [number for number in questions.own if number >= 0] == list(range(len(Questions(start).items)))
    asked = {number: [] for number in (-1, 0)}
    for item, number in zip(questions.items, questions.own, strict=True):
        asked[min(number, 0)].append(item.text)
    assert len(asked[-1]) > 2.5 * len(asked[0]) and not set(asked[-1]) <= set(asked[0])


def test_hindsight_advantages_by_hand():
    """Two rollouts of two decisions: the first learns at once what the third reward will be."""
    rewards = np.array([[0.0, 1.0], [0.0, 0.0]])
    standing = np.array([[0.0, 1.0], [0.0, 0.0]])
    advantages, dead = hindsight_advantages(rewards, standing, 2, 0.5)
    # gains: (1, 0) and (0, 0); centred (.5, 0), (-.5, 0); deviation of all four: 1/√8
    np.testing.assert_allclose(advantages, np.array([[0.5, 0.0], [-0.5, 0.0]]) * np.sqrt(8.0))
    assert dead == 0.0
    same, dead = hindsight_advantages(np.ones((2, 2)), np.ones((2, 2)), 2, 0.5)
    assert dead == 1.0 and not same.any()
