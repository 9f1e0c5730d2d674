"""The fast path in the form of PufferLib, with what its trainers do with an environment of theirs."""

import numpy as np
import pytest

import escapade
from escapade.pufferenv import PufferMatches

GAMES = [game["name"] for game in escapade.games()]


def random_choices(env: PufferMatches, chance: np.random.Generator) -> np.ndarray:
    _, choices = env.views(env.observations)
    legal = choices[:, ::4] if env.by_place else choices
    return (chance.random(legal.shape) * (legal > 0)).argmax(axis=1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", ["number", "place"])
def test_agents_are_the_seats_of_all_matches(game: str, actions: str) -> None:
    env = escapade.puffer(game, envs=6, actions=actions, places=200, illegal="error", seed=3)
    plain = escapade.vector(game, envs=6, seed=3, rows=True, actions=actions, places=200)
    seats, chance = plain.num_seats, np.random.default_rng(1)
    assert env.num_agents == 6 * seats and env.observations.shape == (6 * seats, *env.single_observation_space.shape)
    env.async_reset(3)
    kept = env.observations
    for _ in range(150):
        observations, rewards, terminals, truncations, infos, agents, masks = env.recv()
        asked = np.flatnonzero(masks)
        assert (asked == np.arange(6) * seats + plain.turns).all() and (agents == np.arange(6 * seats)).all()
        assert all(env.single_observation_space.contains(row) for row in observations)
        seen, choices = env.views(observations[asked])
        assert (seen == plain.observations).all()
        numbers = np.zeros(env.num_agents, np.int64)
        numbers[:] = chance.integers(1000, size=env.num_agents)  # Those of agents that are not asked are not heard.
        if actions == "number":
            assert (choices == plain.masks).all()
            chosen = np.array([chance.choice(np.flatnonzero(row)) for row in choices])
        else:
            rows = choices.reshape(6, 200, 4)
            sizes = np.minimum(plain.menu_sizes, 200)
            assert ((rows[:, :, 0] > 0).sum(axis=1) == sizes).all()
            assert all((rows[env, :size] == plain.rows[env, :size]).all() for env, size in enumerate(sizes))
            chosen = (chance.random(6) * sizes).astype(np.int64)
        numbers[asked] = chosen
        assert env.action_space.shape == numbers.shape
        env.send(numbers)
        plain.step(chosen)
        assert (env.rewards.reshape(6, seats) == plain.rewards).all() and not env.truncations.any()
        assert (env.terminals.reshape(6, seats) == plain.dones[:, None]).all()
        assert bool(env.infos) == plain.dones.any()
    assert env.observations is kept, "the arrays are written in place"
    assert env.driver_env is env and not env.emulated and not env.done and env.agents_per_batch == env.num_agents
    env.close()
    while not env.terminals.any():  # The ends of matches come, too.
        env.send(random_choices(env, chance))
    rewards, ends = env.rewards.reshape(6, seats), env.terminals.reshape(6, seats)
    assert (ends.all(axis=1) == ends.any(axis=1)).all() and ((np.abs(rewards) == 1) == ends).all()
    assert env.infos[0]["episode_length"] > 0


def test_a_trainer_can_bring_its_own_arrays_and_choose_without_masks() -> None:
    shape = PufferMatches("wcp", envs=4).observations.shape
    count = shape[0]
    buffers = {
        "observations": np.zeros(shape, np.int16),
        "rewards": np.zeros(count, np.float32),
        "terminals": np.zeros(count, bool),
        "truncations": np.zeros(count, bool),
        "masks": np.zeros(count, bool),
        "actions": np.zeros(count, np.int32),
    }
    env = PufferMatches("wcp", envs=4, buf=buffers)
    env.reset(1)
    assert env.observations is buffers["observations"] and buffers["masks"].sum() == 4
    for step in range(200):
        env.step(env.action_space.sample() if step % 2 else buffers["actions"])
    assert buffers["observations"].any()
