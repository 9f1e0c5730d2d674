"""A small policy that learns to beat `random`, on the fast path and with numpy alone.

    python train.py [GAME] [--seats N] [--steps N]

All seats of all matches are played by the same network: it gives every number a weight, the mask takes the illegal ones
out, and one choice is drawn. After some steps its weights are changed by proximal policy optimization (PPO), with
advantages that look ahead along the decisions of the same seat. At the end it plays one seat against `random` in all
others, which `lab.duel` counts with intervals.
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

import escapade
from escapade import lab

Floats = npt.NDArray[np.float32]


class Policy:
    """A network with one hidden layer. It is a bot, too: call it with a match and a seat."""

    __name__ = "policy"

    def __init__(self, env: escapade.Vector | escapade.Env, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.features = escapade.Layout(env).features()
        shapes = {"input": (self.features.size, hidden), "choice": (hidden, env.num_actions), "value": (hidden, 1)}
        scales = {"input": 1 / np.sqrt(self.features.size), "choice": 0.01, "value": 0.01}
        self.weights = {
            name: (chance.standard_normal(shape) * scales[name]).astype(np.float32) for name, shape in shapes.items()
        } | {"bias": np.zeros(hidden, np.float32)}
        self._means = {name: [np.zeros_like(w), np.zeros_like(w)] for name, w in self.weights.items()}
        self._updates = 0

    def run(self, inputs: Floats, masks: npt.NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """What the hidden layer says, the chances of all numbers, and the expected result, for each row."""
        hidden = np.tanh(inputs @ self.weights["input"] + self.weights["bias"])
        logits = np.where(masks, hidden @ self.weights["choice"], np.float32(-1e9))
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, np.tanh(hidden @ self.weights["value"])[:, 0]

    def learn(self, inputs: Floats, hidden: Floats, by_logit: Floats, by_value: Floats, rate: float) -> None:
        """Goes down the gradient, which is given for logits and values, by Adam."""
        back = by_logit @ self.weights["choice"].T + by_value[:, None] @ self.weights["value"].T
        back *= 1 - hidden**2
        gradients = {
            "input": inputs.T @ back,
            "bias": back.sum(axis=0),
            "choice": hidden.T @ by_logit,
            "value": hidden.T @ by_value[:, None],
        }
        self._updates += 1
        for name, gradient in gradients.items():
            mean, square = self._means[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = (mean / (1 - 0.9**self._updates)) / (np.sqrt(square / (1 - 0.999**self._updates)) + 1e-7)
            self.weights[name] -= np.float32(rate) * step

    def __call__(self, env: escapade.Env, seat: int) -> int:
        mask = env.mask(seat).astype(bool)
        return int(self.run(self.features(env.observe(seat))[None], mask[None])[1].argmax())


@dataclass
class Rollout:
    """Some steps of all matches; the first axis is the step, the second the match."""

    observations: npt.NDArray[np.int16]
    masks: npt.NDArray[np.bool_]
    seats: npt.NDArray[np.int32]
    actions: npt.NDArray[np.int32]
    chances: Floats
    values: Floats
    rewards: Floats
    dones: npt.NDArray[np.bool_]

    @classmethod
    def play(cls, batch: escapade.Vector, policy: Policy, steps: int, chance: np.random.Generator) -> "Rollout":
        of_env = np.arange(batch.num_envs)
        kept: list[tuple[npt.NDArray[np.generic], ...]] = []
        for _ in range(steps):
            seen = (batch.observations.copy(), batch.masks.copy(), batch.turns.copy())
            _, chances, values = policy.run(policy.features(batch.observations), batch.masks)
            # The largest of chances with noise is a draw by these chances.
            noise = chance.standard_exponential(chances.shape, np.float32) + np.float32(1e-9)
            actions = (chances / noise).argmax(axis=1).astype(np.int32)
            batch.step(actions)
            kept.append((*seen, actions, chances[of_env, actions], values, batch.rewards.copy(), batch.dones.copy()))
        return cls(*(np.stack(column) for column in zip(*kept, strict=True)))

    def advantages(self, decay: float = 0.95) -> Floats:
        """How much better each decision went than expected, along the decisions of its seat."""
        steps, envs = self.seats.shape
        of_env, found = np.arange(envs), np.zeros((steps, envs), np.float32)
        expected, later = np.zeros(self.rewards.shape[1:], np.float32), np.zeros(self.rewards.shape[1:], np.float32)
        is_known = np.zeros(expected.shape, bool)
        for step in reversed(range(steps)):
            done, seat = self.dones[step], self.seats[step]
            expected[done], later[done], is_known[done] = self.rewards[step][done], 0.0, True
            error = expected[of_env, seat] - self.values[step] + decay * later[of_env, seat]
            # What follows on the last decisions of a rollout is not known yet.
            found[step] = np.where(is_known[of_env, seat], error, 0.0)
            expected[of_env, seat], later[of_env, seat] = self.values[step], found[step]
            is_known[of_env, seat] = True
        return found


def update(policy: Policy, rollout: Rollout, rate: float, chance: np.random.Generator) -> None:
    """Makes what went well more likely, as far as the clip of PPO lets it."""
    advantages = rollout.advantages().ravel()
    wanted = (rollout.values.ravel() + advantages).clip(-1, 1)
    advantages = advantages / (advantages.std() + np.float32(1e-6))
    count = len(advantages)
    flat = {name: array.reshape(count, *array.shape[2:]) for name, array in vars(rollout).items() if name != "rewards"}
    for part in [part for _ in range(2) for part in np.array_split(chance.permutation(count), max(1, count // 512))]:
        inputs = policy.features(flat["observations"][part])
        hidden, chances, values = policy.run(inputs, flat["masks"][part])
        rows, actions, gain = np.arange(len(part)), flat["actions"][part], advantages[part]
        ratio = chances[rows, actions] / flat["chances"][part]
        is_clipped = np.where(gain > 0, ratio > 1.2, ratio < 0.8)
        weight = np.where(is_clipped, 0.0, ratio * gain).astype(np.float32)[:, None]
        logs = np.log(chances + np.float32(1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        by_logit = weight * chances + np.float32(0.01) * chances * (logs + entropy)
        by_logit[rows, actions] -= weight[:, 0]
        by_value = (values - wanted[part]) * (1 - values**2)
        policy.learn(inputs, hidden, by_logit / len(part), (by_value / len(part)).astype(np.float32), rate)


def train(game: str, seats: int | None, steps: int, seed: int = 1, envs: int = 128, window: int = 64) -> Policy:
    """Trains a policy by so many decisions against itself."""
    chance = np.random.default_rng(seed)
    batch = escapade.vector(game, seats, envs, seed=seed, threads=2)
    policy = Policy(batch, hidden=64, seed=seed)
    rounds, start = max(1, steps // (envs * window)), time.perf_counter()
    for number in range(rounds):
        rollout = Rollout.play(batch, policy, window, chance)
        update(policy, rollout, rate=0.004 * (1 - number / rounds), chance=chance)
        if (number + 1) % max(1, rounds // 10) == 0:
            decisions, seconds = (number + 1) * envs * window, time.perf_counter() - start
            print(f"{decisions:10,} decisions, {decisions / seconds:8,.0f} a second", flush=True)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="wcp")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--steps", type=int, default=1_000_000, help="decisions to learn from")
    parser.add_argument("--matches", type=int, default=400, help="matches against random at the end")
    arguments = parser.parse_args()
    policy = train(arguments.game, arguments.seats, arguments.steps)
    policy_rate, random_rate = lab.duel(
        arguments.game, [policy, "random"], matches=arguments.matches, seats=arguments.seats
    ).rates
    for name, rate in (("policy", policy_rate), ("random", random_rate)):
        print(f"{name} wins {rate.share:.1%} of its seats ({rate.low:.1%} to {rate.high:.1%})")
    print("separated" if policy_rate.low > random_rate.high else "not separated")


if __name__ == "__main__":
    main()
