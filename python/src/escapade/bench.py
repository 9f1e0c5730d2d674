"""`python -m escapade.bench`: steps a second on the fast path, beside PettingZoo's and OpenSpiel's own, in one run.

Every choice is random. Ours write an observation and the legal choices of every step; OpenSpiel's stepping writes none.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from . import games, vector

GROWTH_MAX = 2048
"""By how many KB the memory may grow in a measurement: what Python and the system take now and then."""


def ours(game: str, seats: int, envs: int, threads: int, seconds: float, by_place: bool) -> float:
    """Steps a second on the fast path."""
    batch = vector(
        game, seats, envs, threads=threads, actions="place" if by_place else "number", masks=not by_place, rows=by_place
    )
    chance = np.random.default_rng(1)
    actions, row = np.zeros(envs, np.int32), np.arange(envs)
    choices = chance.random((64, envs), np.float32)
    steps, start, inside = 0, time.perf_counter(), 0.0
    while time.perf_counter() - start < seconds:
        # Choosing is not ours, so it is not counted.
        places = (choices[steps % 64] * batch.menu_sizes).astype(np.int32)
        actions[:] = places if by_place else batch.menus[row, np.minimum(places, 511)]
        before = time.perf_counter()
        batch.step(actions)
        inside += time.perf_counter() - before
        steps += 1
    return steps * envs / inside


def connect_four(seconds: float) -> float:
    """Steps a second of PettingZoo's connect_four."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    chance = np.random.default_rng(1)
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            done = termination or truncation
            env.step(None if done else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            steps += not done
    return steps / (time.perf_counter() - start)


def hearts(seconds: float) -> float:
    """Steps a second of OpenSpiel's hearts from Python, which writes no observation."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    chance = np.random.default_rng(1)
    choices = chance.random(1 << 16)
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(choices[steps % (1 << 16)] * len(legal))])
            steps += 1
    return steps / (time.perf_counter() - start)


def memory(game: str, steps: int, threads: int = 1) -> tuple[int, int]:
    """The memory of this program in KB after a tenth of the steps, and after all of them."""
    batch = vector(game, envs=256, threads=threads, actions="place", masks=False)
    chance = np.random.default_rng(1)

    def take(some: int) -> int:
        for _ in range(some // 256):
            batch.step((chance.random(256, np.float32) * batch.menu_sizes).astype(np.int32))
        return resident()

    before = take(steps // 10)
    return before, take(steps - steps // 10)


def resident() -> int:
    """The memory that this program has in RAM now, in KB. Where the system does not say, the most that it ever had."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1])
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m escapade.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--envs", type=int, default=256, help="matches at once")
    parser.add_argument("--threads", type=int, default=1, help="how many threads step them")
    parser.add_argument("--memory", type=int, metavar="STEPS", help="also take so many steps; fail if memory grows")
    arguments = parser.parse_args()
    rates: dict[str, float] = {}
    for about in games():
        name, seats = about["name"], about["seats"][0]
        for by_place in (False, True):
            kind = "places and rows" if by_place else "numbers and mask"
            rate = ours(name, seats, arguments.envs, arguments.threads, arguments.seconds, by_place)
            rates[name] = max(rate, rates.get(name, 0.0))
            print(f"{name:10} {seats} seats, {kind:16} {rate:12,.0f} steps a second")
        if arguments.memory:
            before, after = memory(name, arguments.memory, arguments.threads)
            print(f"{name:10} memory {before:,} KB after a tenth of {arguments.memory:,} steps, {after:,} KB after all")
            if after - before > GROWTH_MAX:
                sys.exit(f"{name}: the memory has grown by {after - before:,} KB; {GROWTH_MAX:,} KB are allowed")
    slowest = min(rates.values())
    peers: list[tuple[str, Callable[[float], float]]] = [
        ("PettingZoo connect_four", connect_four),
        ("OpenSpiel hearts", hearts),
    ]
    for label, measure in peers:
        try:
            rate = measure(arguments.seconds)
        except ImportError as fault:
            print(f"{label}: not installed ({fault})")
        else:
            print(f"{label:39} {rate:12,.0f} steps a second; our slowest is {slowest / rate:.1f} times as fast")


if __name__ == "__main__":
    main()
