"""One seat of a match in the form of Gymnasium; bots sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ._escapade import Env
from ._types import Illegal
from .bots import AnyBot, as_chooser
from .layout import Layout
from .zoo import RENDER_MODES


class SingleEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a match. `opponents` are names of our bots or callables, one for each other seat or one for all."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: AnyBot | Sequence[AnyBot] = "random",
        illegal: Illegal = "error",
        render_mode: str | None = None,
        content: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode: `{render_mode}` is not one of {', '.join(RENDER_MODES)}")
        self.match = Env(game, seats, options, illegal=illegal, content=content)
        others = self.match.num_seats - 1
        if not 0 <= seat <= others:
            raise ValueError(f"seat: {seat} is not from 0 to {others}")
        listed = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(listed) != others:
            raise ValueError(f"opponents: expected {others}, one for each other seat, got {len(listed)}")
        self.seat, self.render_mode, self.layout = seat, render_mode, Layout(self.match)
        self._opponents = listed
        self._choosers: dict[int, Any] = {}
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.int16(0), self.layout.high(), dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.match.num_actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.match.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.match.reset(int(self.np_random.integers(2**63 - 1)))
        others = [other for other in range(self.match.num_seats) if other != self.seat]
        chance = int(self.np_random.integers(2**31))
        self._choosers = {s: as_chooser(b, chance + s) for s, b in zip(others, self._opponents, strict=True)}
        self._play_others()
        return self._told()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.match.step(self.seat, int(action))
        self._play_others()
        observation, info = self._told()
        return observation, float(self.match.rewards()[self.seat]), self.match.over, False, info

    def _play_others(self) -> None:
        """The others decide until this seat is asked."""
        while (deciders := self.match.deciders()) and self.seat not in deciders:
            other = deciders[0]
            self.match.step(other, self._choosers[other](self.match, other))

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.match.mask(self.seat)
        return {"observation": self.match.observe(self.seat), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> Any:
        """The table as the seat sees it: printed, as text, or as a picture."""
        if self.render_mode == "rgb_array":
            return self.match.picture(self.seat)
        text = self.match.text(self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text
