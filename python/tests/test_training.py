"""The training example learns: a short share of it beats `random` already."""

import importlib.util
import pathlib
import sys

import numpy as np
import pytest

import escapade
from escapade import lab

SHARE = 196_608
"""How many decisions; the example takes many times as many."""

PATH = pathlib.Path(__file__).parent.parent / "examples" / "train.py"
spec = importlib.util.spec_from_file_location("train", PATH)
assert spec is not None and spec.loader is not None
train = importlib.util.module_from_spec(spec)
sys.modules["train"] = train
spec.loader.exec_module(train)


def test_a_short_share_of_the_training_beats_random() -> None:
    policy = train.train("wcp", 2, steps=SHARE)
    policy_rate, random_rate = lab.duel("wcp", [policy, "random"], matches=300).rates
    assert policy_rate.low > random_rate.high, (policy_rate, random_rate)
    fresh = train.Policy(escapade.Env("wcp"), hidden=64, seed=1)
    fresh_rate, _ = lab.duel("wcp", [fresh, "random"], matches=300).rates
    assert policy_rate.share > fresh_rate.share + 0.02, "it has learned that"


def test_gradients_are_those_of_the_loss() -> None:
    env = escapade.Env("wcp")
    policy = train.Policy(env, hidden=8, seed=3)
    inputs, mask = policy.features(env.observe(0))[None], env.mask(0).astype(bool)[None]
    action = int(np.flatnonzero(mask[0])[1])

    def chance_and_value() -> tuple[float, float]:
        _, chances, values = policy.run(inputs, mask)
        return float(chances[0, action]), float(values[0])

    before, value = chance_and_value()
    hidden, chances, _ = policy.run(inputs, mask)
    by_logit = chances.copy()
    by_logit[0, action] -= 1.0
    for _ in range(5):
        policy.learn(inputs, hidden, by_logit, np.array([value - 1.0], np.float32), rate=0.01)
    after, later = chance_and_value()
    assert after > before and later > value, "the choice is more likely, and more is expected"
    assert chances[~mask].max() == 0.0 and chances.sum() == pytest.approx(1, abs=1e-5)


def test_advantages_follow_the_decisions_of_a_seat() -> None:
    # One match: seats 0, 1, 0, then its end, which seat 0 wins; then a decision whose result is not known.
    steps, zeros = 4, np.zeros((4, 1), np.float32)
    rewards = np.zeros((steps, 1, 2), np.float32)
    rewards[2, 0] = [1, -1]
    rollout = train.Rollout(
        observations=np.zeros((steps, 1, 3), np.int16),
        masks=np.ones((steps, 1, 2), bool),
        seats=np.array([[0], [1], [0], [1]], np.int32),
        actions=np.zeros((steps, 1), np.int32),
        chances=zeros + 0.5,
        values=np.array([[0.2], [0.0], [0.5], [0.3]], np.float32),
        rewards=rewards,
        dones=np.array([[False], [False], [True], [False]]),
    )
    found = rollout.advantages(decay=0.5)[:, 0]
    assert found == pytest.approx([0.5 - 0.2 + 0.5 * 0.5, -1.0, 0.5, 0.0])
