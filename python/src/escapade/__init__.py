"""Four escape board games by their full rules, for research.

>>> import escapade
>>> [game["name"] for game in escapade.games()]
['alcatraz', 'blackgate', 'luiswile', 'wcp']

`Env` is one match, `vector` many at once, `aec`, `parallel`, `single`, `puffer` and `escapade.openspiel` are the same
games in the forms of PettingZoo, Gymnasium, PufferLib and OpenSpiel, `bot` our own bots, and `escapade.lab` measures bots of all kinds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._escapade import Env, Vector, games
from .bots import Bot, bot
from .layout import Layout

if TYPE_CHECKING:
    from ._types import Illegal
    from .gym import SingleEnv
    from .pufferenv import PufferMatches
    from .zoo import AecEnv, ParallelMatchEnv

__all__ = ["Bot", "Env", "Layout", "Vector", "aec", "bot", "games", "parallel", "puffer", "single", "vector"]

NOOP = 0
"""What a seat does that is not asked."""


def vector(
    game: str,
    seats: int | None = None,
    envs: int = 1024,
    *,
    seed: int = 0,
    threads: int = 1,
    illegal: Illegal = "error",
    actions: Any = "number",
    masks: bool = True,
    rows: bool = False,
    places: int = 512,
    content: str | None = None,
    **options: Any,
) -> Vector:
    """Many matches at once, in arrays that are allocated once and written in place.

    `step` takes one action in every match, for the seat in `turns`. A match that ends begins anew in the same step;
    `dones` and `rewards` say so. With `actions="place"` an action is a place in the row of `menus`.
    """
    return Vector(
        game, seats, envs, options, seed=seed, threads=threads, illegal=illegal, actions=actions, masks=masks,
        rows=rows, places=places, content=content,
    )  # fmt: skip


def aec(game: str, seats: int | None = None, **arguments: Any) -> AecEnv:
    """A match in the form of PettingZoo, seat after seat."""
    from .zoo import AecEnv

    return AecEnv(game, seats, **arguments)


def parallel(game: str, seats: int | None = None, **arguments: Any) -> ParallelMatchEnv:
    """A match in the form of PettingZoo, all seats at once; those that are not asked pass 0."""
    from .zoo import ParallelMatchEnv

    return ParallelMatchEnv(game, seats, **arguments)


def single(game: str, seats: int | None = None, **arguments: Any) -> SingleEnv:
    """One seat of a match in the form of Gymnasium; bots sit in the others."""
    from .gym import SingleEnv

    return SingleEnv(game, seats, **arguments)


def puffer(game: str, seats: int | None = None, envs: int = 256, **arguments: Any) -> PufferMatches:
    """Many matches in the form of PufferLib, one agent for each seat of each match."""
    from .pufferenv import PufferMatches

    return PufferMatches(game, seats, envs, **arguments)
