"""The fast path in the form of PufferLib's own environments: one agent for each seat of each match, in flat arrays.

Where PufferLib is installed, `PufferMatches` is one of its `PufferEnv`s, and `pufferlib.vector.make` takes it. Where it is
not, the class has the same attributes and methods, so that programs for that interface run on it all the same.

A step takes a number from every agent. Only the agents whose turn it is, one in each match, are heard; `masks` says which.
The row of such an agent is its observation, and behind it what it can choose: with `actions="number"` a flag for every
number, with `actions="place"` the features of the first `places` choices, of which those without a verb are no choices.
`views` takes a row apart. Policies that know nothing of masks may choose anything: `illegal="next"` takes the next choice.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ._escapade import Vector
from ._types import Illegal
from .layout import Layout

try:
    from pufferlib import PufferEnv
except ImportError:
    PufferEnv = None

Base: Any = PufferEnv or object

FEATURES = 4
"""How many features a choice has."""


class PufferMatches(Base):  # type: ignore[misc]
    """Many matches at once. Agent `match * seats + seat` is a seat of a match."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        envs: int = 256,
        *,
        buf: dict[str, Any] | None = None,
        seed: int = 0,
        threads: int = 1,
        illegal: Illegal = "next",
        actions: Any = "number",
        places: int = 64,
        content: str | None = None,
        **options: Any,
    ) -> None:
        by_place = actions == "place"
        self.batch = Vector(
            game, seats, envs, options, seed=seed, threads=threads, illegal=illegal, actions=actions,
            masks=not by_place, rows=by_place, places=places, content=content,
        )  # fmt: skip
        self.layout = Layout(self.batch)
        self.by_place, self.places = by_place, places
        self.num_agents = envs * self.batch.num_seats
        choices = places if by_place else self.batch.num_actions
        behind = np.full(places * FEATURES if by_place else choices, np.iinfo(np.int16).max if by_place else 1, np.int16)
        high = np.concatenate([self.layout.high(), behind])
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(choices)
        self.infos: list[dict[str, Any]] = []
        self._first = np.arange(envs) * self.batch.num_seats
        self._asked = self._first + self.batch.turns
        self._chosen = np.zeros(envs, np.int32)
        self._steps = np.zeros(envs, np.int64)
        if Base is object:
            self._own_arrays(buf)
        else:
            Base.__init__(self, buf)

    def _own_arrays(self, buf: dict[str, Any] | None) -> None:
        """What PufferLib's class sets up."""
        count = self.num_agents
        box, discrete = self.single_observation_space, self.single_action_space
        own = buf or {
            "observations": np.zeros((count, *box.shape), np.int16),
            "rewards": np.zeros(count, np.float32),
            "terminals": np.zeros(count, bool),
            "truncations": np.zeros(count, bool),
            "masks": np.ones(count, bool),
            "actions": np.zeros(count, np.int32),
        }
        for name, array in own.items():
            setattr(self, name, array)
        self.observation_space = spaces.Box(
            np.tile(box.low, (count, 1)), np.tile(box.high, (count, 1)), dtype=np.int16
        )
        self.action_space = spaces.MultiDiscrete([int(discrete.n)] * count)
        self.agent_ids = np.arange(count)

    observations: npt.NDArray[np.int16]
    rewards: npt.NDArray[np.float32]
    terminals: npt.NDArray[np.bool_]
    truncations: npt.NDArray[np.bool_]
    masks: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int32]

    def views(self, observations: npt.NDArray[np.int16]) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
        """Rows in two parts: what the agents may know, and what they can choose."""
        return observations[..., : self.layout.size], observations[..., self.layout.size :]

    def reset(self, seed: int | None = None) -> tuple[npt.NDArray[np.int16], list[dict[str, Any]]]:
        self.batch.reset(seed)
        self.observations[:] = 0
        for array in (self.rewards, self.terminals, self.truncations, self._steps):
            array[:] = 0
        self._show()
        self.infos = []
        return self.observations, self.infos

    def step(self, actions: npt.NDArray[Any]) -> tuple[Any, ...]:
        """One action of every agent; gives the arrays, which are the same ones every time."""
        self._chosen[:] = np.asarray(actions).reshape(-1)[self._asked]
        self.batch.step(self._chosen)
        seats, dones = self.batch.num_seats, self.batch.dones
        self.rewards.reshape(-1, seats)[:] = self.batch.rewards
        self.terminals.reshape(-1, seats)[:] = dones[:, None]
        self._steps += 1
        self.infos = []
        if dones.any():
            first = float((self.batch.rewards[dones, 0] > 0).mean())
            self.infos.append({"episode_length": float(self._steps[dones].mean()), "first_seat_won": first})
            self._steps[dones] = 0
        self._show()
        return self.observations, self.rewards, self.terminals, self.truncations, self.infos

    def _show(self) -> None:
        """Writes the rows of the agents that are asked. Those of the others stay as they were."""
        np.add(self._first, self.batch.turns, out=self._asked)
        self.masks[:] = False
        self.masks[self._asked] = True
        self.observations[self._asked, : self.layout.size] = self.batch.observations
        choices = self.observations[:, self.layout.size :]
        if not self.by_place:
            choices[self._asked] = self.batch.masks
            return
        rows = self.batch.rows * (np.arange(self.places)[:, None] < self.batch.menu_sizes[:, None, None])
        choices[self._asked] = rows.reshape(len(rows), -1)

    def close(self) -> None:
        """Nothing is open."""

    if Base is object:

        @property
        def agents_per_batch(self) -> int:
            return self.num_agents

        @property
        def emulated(self) -> bool:
            return False

        @property
        def done(self) -> bool:
            """Matches begin anew by themselves."""
            return False

        @property
        def driver_env(self) -> PufferMatches:
            return self

        def async_reset(self, seed: int | None = None) -> None:
            self.reset(seed)

        def send(self, actions: npt.NDArray[Any]) -> None:
            self.step(actions)

        def recv(self) -> tuple[Any, ...]:
            arrays = (self.observations, self.rewards, self.terminals, self.truncations)
            return (*arrays, self.infos, self.agent_ids, self.masks)
