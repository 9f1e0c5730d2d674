"""Bots: our own by their names, and any callable."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, Union

from ._escapade import Env, check_bot

Chooser: TypeAlias = Callable[[Env, int], int]
"""Any bot of yours: it gets a match and its seat, and gives the number of its choice.

It can see the whole match; a fair one looks at `env.observe(seat)`, `env.view(seat)`, `env.legal(seat)` and
`env.rows(seat)` only.
"""

AnyBot: TypeAlias = Union[str, Chooser]


class Bot:
    """One of our bots. It sees what its seat sees."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = check_bot(name)
        self._chance = seed

    def choose(self, env: Env, seat: int | None = None) -> int:
        """The number that the bot chooses, for the seat whose turn it is unless another is given."""
        if seat is None:
            seat = env.turn
        if seat is None:
            raise ValueError("the match is over; `reset` begins another")
        self._chance += 1
        return env.choose(self.name, seat, self._chance)

    def __call__(self, env: Env, seat: int) -> int:
        return self.choose(env, seat)

    def __repr__(self) -> str:
        return f"escapade.bot({self.name!r})"


def bot(name: str, seed: int = 0) -> Bot:
    """One of our bots: `random`, `greedy`, `easy`, `normal`, `hard`, `search:300`, and others."""
    return Bot(name, seed)


def as_chooser(player: AnyBot, seed: int = 0) -> Chooser:
    """A bot by its name, or any callable as it is."""
    if callable(player):
        return player
    if isinstance(player, str):
        return Bot(player, seed)
    raise TypeError(f"a bot is a name or a callable, not {type(player).__name__}")
