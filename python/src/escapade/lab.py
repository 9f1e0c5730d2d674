"""Tournaments of any bots, with intervals. Matches are cut by ranges, so that any executor can spread them.

>>> from escapade import lab
>>> result = lab.duel("wcp", ["greedy", "random"], matches=20)
>>> result.rates[0].share > result.rates[1].share
True
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt
from typing import Any

from ._escapade import Env
from .bots import AnyBot, as_chooser


@dataclass(frozen=True)
class Interval:
    """A share with the bounds that hold it in 95 of 100 cases (Wilson)."""

    share: float
    low: float
    high: float

    @classmethod
    def wilson(cls, wins: int, of: int) -> Interval:
        if of == 0:
            return cls(0.0, 0.0, 1.0)
        z, share = 1.959964, wins / of
        middle = (share + z * z / (2 * of)) / (1 + z * z / of)
        spread = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
        return cls(share, max(0.0, middle - spread), min(1.0, middle + spread))


@dataclass(frozen=True)
class MatchResult:
    """One match: its number, who sat where, and how it ended."""

    index: int
    lineup: tuple[int, ...]
    ranks: tuple[int, ...]
    won: tuple[bool, ...]
    reason: str
    actions: int

    def to_json(self) -> str:
        """A line of JSON."""
        return json.dumps(vars(self), separators=(",", ":"))


@dataclass(frozen=True)
class Tournament:
    """The results of some matches, in the order of their numbers."""

    bots: tuple[str, ...]
    results: tuple[MatchResult, ...]

    @property
    def rates(self) -> list[Interval]:
        """The share of its seats that each bot won."""
        wins, seats = [0] * len(self.bots), [0] * len(self.bots)
        for result in self.results:
            for bot, won in zip(result.lineup, result.won, strict=True):
                seats[bot] += 1
                wins[bot] += won
        return [Interval.wilson(won, of) for won, of in zip(wins, seats, strict=True)]

    def payoffs(self) -> list[list[float]]:
        """How often the bot of a row came before the bot of a column when both sat at a table; a tie counts half."""
        count = len(self.bots)
        points = [[0.0] * count for _ in range(count)]
        pairs = [[0] * count for _ in range(count)]
        for result in self.results:
            for one, rank in zip(result.lineup, result.ranks, strict=True):
                for other, rank_of_other in zip(result.lineup, result.ranks, strict=True):
                    if one != other:
                        pairs[one][other] += 1
                        points[one][other] += 1.0 if rank < rank_of_other else 0.5 * (rank == rank_of_other)
        return [
            [points[a][b] / pairs[a][b] if pairs[a][b] else 0.5 for b in range(count)] for a in range(count)
        ]


def merge(parts: Iterable[Tournament]) -> Tournament:
    """The parts of one run as one: the same as if it had been played in one piece."""
    listed = list(parts)
    if len({part.bots for part in listed}) != 1:
        raise ValueError("these are parts of different runs: their bots differ")
    results = {result.index: result for part in listed for result in part.results}
    return Tournament(listed[0].bots, tuple(results[index] for index in sorted(results)))


def play(
    game: str,
    bots: Sequence[AnyBot],
    matches: range,
    seats: int | None = None,
    seed: int = 1,
    one_against_the_rest: bool = False,
    options: dict[str, Any] | None = None,
) -> Tournament:
    """Plays the matches with these numbers. Each depends on its number and the seed alone."""
    env = Env(game, seats, options)
    count, results = env.num_seats, []
    for index in matches:
        if one_against_the_rest:
            lineup, deal = [int(seat != index % count) for seat in range(count)], index // count
        else:
            lineup, deal = [(seat + index + index // count) % len(bots) for seat in range(count)], index
        env.reset((seed * 0x9E3779B97F4A7C15 + (deal << 8)) % 2**64)
        players = [as_chooser(bots[bot], (seed * 1_000_003 + index * 16 + seat)) for seat, bot in enumerate(lineup)]
        while (turn := env.turn) is not None:
            env.step(turn, players[turn](env, turn))
        outcome = env.outcome()
        assert outcome is not None, "a match without a turn is over"
        won = tuple(seat in outcome["winners"] for seat in range(count))
        ranks = tuple(outcome["ranks"])
        results.append(MatchResult(index, tuple(lineup), ranks, won, outcome["reason"], len(env.history())))
    return Tournament(tuple(_name(bot) for bot in bots), tuple(results))


def _name(bot: AnyBot) -> str:
    return bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def tournament(
    game: str,
    bots: Sequence[AnyBot],
    matches: int = 100,
    seats: int | None = None,
    *,
    seed: int = 1,
    executor: Executor | None = None,
    parts: int = 8,
    one_against_the_rest: bool = False,
    **options: Any,
) -> Tournament:
    """Any mix of bots, seats rotated; with an executor in parts at the same time, with the same results."""
    if executor is None:
        return play(game, bots, range(matches), seats, seed, one_against_the_rest, options)
    cuts = [matches * part // parts for part in range(parts + 1)]
    futures = [
        executor.submit(play, game, bots, range(low, high), seats, seed, one_against_the_rest, options)
        for low, high in zip(cuts, cuts[1:], strict=False)
    ]
    return merge(future.result() for future in futures)


def duel(game: str, bots: Sequence[AnyBot], matches: int = 100, seats: int | None = None, **more: Any) -> Tournament:
    """The first bot in one seat, which moves on from match to match, against the second in all others."""
    if len(bots) != 2:
        raise ValueError(f"a duel is between two bots, not {len(bots)}")
    return tournament(game, bots, matches, seats, one_against_the_rest=True, **more)
