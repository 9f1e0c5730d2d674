"""`python -m escapade.bench`: what a step costs on the fast path, beside PettingZoo and OpenSpiel in the same run.

Every choice is random. Ours write an observation and the legal choices of every step; OpenSpiel's stepping writes none.
With one thread, times are those of the processor, so that other programs disturb them less. Of several rounds the best
counts. At the end the memory is compared over ten million steps of each game.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from . import Vector, games, vector
from ._escapade import play_rules

STEPS_MIN, WIDE_STEPS_MIN = 1_000_000, 700_000
"""Steps a second with observation and mask on one core; the second one where an observation is wide."""

WIDE = 1024
"""From how many numbers on an observation is wide."""

TIMES_RULES_MAX = 2.0
"""How many times as long as its `legal`, `apply` and `view` alone a step may take."""

GROWTH_MAX = 2048
"""By how many KB the memory may grow in a measurement: what Python and the system take now and then."""


@dataclass
class Costs:
    """Nanoseconds of a step of one game, as it is played by random choices."""

    step: float
    """The whole step on the fast path."""
    legal: float
    apply: float
    """This includes new deals."""
    view: float
    observation: float

    @property
    def rules(self) -> float:
        """What a step costs without numbers and arrays."""
        return self.legal + self.apply + self.view

    @property
    def rest(self) -> float:
        """Numbers, masks, rows, and the way from Python and back."""
        return self.step - self.rules - self.observation


def best(rounds: int, measure: Callable[[], float]) -> float:
    """The least of some measurements."""
    return min(measure() for _ in range(rounds))


def fast_path(batch: Vector, by_place: bool, seconds: float, clock: Callable[[], float]) -> float:
    """Nanoseconds of a step on the fast path."""
    envs = batch.num_envs
    chance = np.random.default_rng(1)
    actions, row, last = np.zeros(envs, np.int32), np.arange(envs), batch.menus.shape[1] - 1
    choices = chance.random((64, envs), np.float32)
    steps, inside = 0, 0.0
    while inside < seconds:
        # Choosing is not ours, so it is not counted.
        places = (choices[steps % 64] * batch.menu_sizes).astype(np.int32)
        actions[:] = places if by_place else batch.menus[row, np.minimum(places, last)]
        before = clock()
        batch.step(actions)
        inside += clock() - before
        steps += 1
    return inside / (steps * envs) * 1e9


def rules_alone(
    game: str, seats: int, envs: int, seconds: float, clock: Callable[[], float], **calls: int
) -> float:
    """Nanoseconds of a step by the rules alone."""
    steps = 20_000
    while True:
        before = clock()
        play_rules(game, seats, envs, steps, **calls)
        took = clock() - before
        if took >= seconds / 2:
            return took / steps * 1e9
        steps *= 2


def costs(game: str, seats: int, arguments: argparse.Namespace) -> tuple[Costs, float]:
    """What a step by numbers with masks costs and why, and one by places in the menu with rows of features."""
    envs, threads, seconds = arguments.envs, arguments.threads, arguments.seconds
    clock = clock_of(threads)
    by_number = vector(game, seats, envs, threads=threads)
    by_place = vector(game, seats, envs, threads=threads, actions="place", masks=False, rows=True)

    def alone(**calls: int) -> float:
        return best(arguments.rounds, lambda: rules_alone(game, seats, envs, seconds / 4, time.thread_time, **calls))

    step = best(arguments.rounds, lambda: fast_path(by_number, False, seconds, clock))
    place_step = best(arguments.rounds, lambda: fast_path(by_place, True, seconds, clock))
    moves = alone(legal=1, view=0)
    legal = alone(legal=2, view=0) - moves
    seen = alone(legal=1, view=1)
    observed = alone(legal=1, view=1, observe=1)
    return Costs(step, legal, moves - legal, seen - moves, observed - seen), place_step


def clock_of(threads: int) -> Callable[[], float]:
    """The clock for this many threads."""
    return time.thread_time if threads == 1 else time.perf_counter


def connect_four(seconds: float) -> float:
    """Nanoseconds of a step of PettingZoo's connect_four, which writes an observation and a mask."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    chance = np.random.default_rng(1)
    steps, start = 0, time.thread_time()
    while time.thread_time() - start < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            done = termination or truncation
            env.step(None if done else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            steps += not done
    return (time.thread_time() - start) / steps * 1e9


def hearts(seconds: float) -> float:
    """Nanoseconds of a step of OpenSpiel's hearts from Python, which writes no observation."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    chance = np.random.default_rng(1)
    choices = itertools.cycle(chance.random(1 << 16).tolist())
    steps, start = 0, time.thread_time()
    while time.thread_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                # A deal is no step of an agent. All cards are as likely, which is the fastest case.
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(next(choices) * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(next(choices) * len(legal))])
                steps += 1
    return (time.thread_time() - start) / steps * 1e9


PEERS: list[tuple[str, Callable[[float], float], float]] = [
    ("PettingZoo connect_four", connect_four, 80.0),
    ("OpenSpiel hearts", hearts, 3.0),
]
"""What ours are compared with, and how many times as fast the slowest of ours is to be."""


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


def measure_games(arguments: argparse.Namespace) -> tuple[float, list[str]]:
    """Prints what steps of our games cost. Gives the longest step in nanoseconds, and what misses its target."""
    slowest, missed = 0.0, []
    for about in games():
        name = about["name"]
        for seats in about["seats"] if arguments.all_tables else about["seats"][:1]:
            cost, place_step = costs(name, seats, arguments)
            width = vector(name, seats, envs=1).observation_size
            slowest = max(slowest, cost.step)
            table = f"{name:10} {seats} seats"
            print(f"{table}, numbers and mask  {1e9 / cost.step:12,.0f} steps a second, {width:,} numbers of observation")
            print(f"{table}, places and rows   {1e9 / place_step:12,.0f} steps a second")
            print(
                f"{table}, {cost.step:,.0f} ns a step: legal {cost.legal:,.0f}, apply {cost.apply:,.0f}, "
                f"view {cost.view:,.0f}, observation {cost.observation:,.0f}, all else {cost.rest:,.0f}; "
                f"{cost.step / cost.rules:.2f} times legal, apply and view",
                flush=True,
            )
            least = STEPS_MIN if width < WIDE else WIDE_STEPS_MIN
            if 1e9 / cost.step < least:
                missed.append(f"{table}: fewer than {least:,} steps a second")
            if cost.step / cost.rules > TIMES_RULES_MAX:
                missed.append(f"{table}: more than {TIMES_RULES_MAX:.0f} times legal, apply and view")
    return slowest, missed


def measure_peers(slowest: float, arguments: argparse.Namespace) -> list[str]:
    """Prints what steps of others cost. Gives what misses its target."""
    missed = []
    for label, measure, times_min in PEERS:
        try:
            step = best(arguments.rounds, partial(measure, arguments.seconds))
        except ImportError as fault:
            print(f"{label}: not installed ({fault})")
            continue
        times = step / slowest
        print(f"{label:37} {1e9 / step:12,.0f} steps a second; our slowest is {times:.1f} times as fast", flush=True)
        if times < times_min:
            missed.append(f"{label}: our slowest is not {times_min:.0f} times as fast")
    return missed


def measure_memory(arguments: argparse.Namespace) -> None:
    """Prints the memory over many steps of each game, and ends the program if it grows."""
    for name in [about["name"] for about in games()]:
        before, after = memory(name, arguments.memory, arguments.threads)
        print(
            f"{name:10} memory {before:,} KB after a tenth of {arguments.memory:,} steps, {after:,} KB after all",
            flush=True,
        )
        if after - before > GROWTH_MAX:
            sys.exit(f"{name}: the memory has grown by {after - before:,} KB; {GROWTH_MAX:,} KB are allowed")


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(
        prog="python -m escapade.bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is made; the best counts")
    parser.add_argument("--envs", type=int, default=64, help="matches at once")
    parser.add_argument("--threads", type=int, default=1, help="how many threads step them")
    parser.add_argument("--all-tables", action="store_true", help="every number of seats, not only the fewest")
    parser.add_argument(
        "--memory", type=int, metavar="STEPS", default=10_000_000, help="steps of the memory test; 0 leaves it out"
    )
    parser.add_argument("--check", action="store_true", help="fail if a figure misses its target")
    arguments = parser.parse_args()
    if arguments.threads == 1:
        print(f"one core, {arguments.envs} matches at once, processor time, best of {arguments.rounds} rounds")
    slowest, missed = measure_games(arguments)
    missed += measure_peers(slowest, arguments)
    if arguments.memory:
        measure_memory(arguments)
    for line in missed:
        print(f"missed: {line}")
    if missed and arguments.check:
        sys.exit(1)


if __name__ == "__main__":
    main()
