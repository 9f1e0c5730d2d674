"""Matches in the forms of PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._escapade import Env
from ._types import Illegal
from .layout import Layout

RENDER_MODES = ("human", "rgb_array", "ansi")


class _Match:
    """What both forms share: the match, the spaces, the seeds and the pictures."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        illegal: Illegal,
        render_mode: str | None,
        content: str | None,
        options: dict[str, Any],
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode: `{render_mode}` is not one of {', '.join(RENDER_MODES)}")
        self.match = Env(game, seats, options, illegal=illegal, content=content)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.num_seats)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.layout = Layout(self.match)
        space = spaces.Dict(
            {
                "observation": spaces.Box(np.int16(0), self.layout.high(), dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.match.num_actions,), np.int8),
            }
        )
        self._observation_spaces = {agent: space for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.match.num_actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.match.reset(int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and which numbers it can choose."""
        seat = self._seat(agent)
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def _info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self.match.mask(self._seat(agent))}

    def render(self) -> Any:
        """The table for a spectator: printed, as text, or as a picture."""
        if self.render_mode == "rgb_array":
            return self.match.picture()
        text = self.match.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


class AecEnv(_Match, AECEnv):  # type: ignore[misc]
    """A match, seat after seat. Choices at the same time are made one after the other, and stay sealed."""

    metadata = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 2, "name": "escapade"}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        illegal: Illegal = "error",
        render_mode: str | None = None,
        content: str | None = None,
        **options: Any,
    ) -> None:
        AECEnv.__init__(self)
        _Match.__init__(self, game, seats, illegal, render_mode, content, options)
        self.metadata = {**self.metadata, "name": f"escapade_{game}"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._select()

    def _select(self) -> None:
        turn = self.match.turn
        self.agent_selection = self.agents[0] if turn is None else self.possible_agents[turn]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is not done takes a number, not None")
        self._cumulative_rewards[agent] = 0.0
        self.match.step(self._seat(agent), int(action))
        rewards = self.match.rewards()
        self.rewards = {agent: rewards[self._seat(agent)] for agent in self.agents}
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class ParallelMatchEnv(_Match, ParallelEnv):  # type: ignore[misc]
    """A match, all seats at once. A seat that is not asked passes 0; its mask allows nothing else."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2, "name": "escapade"}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        illegal: Illegal = "error",
        render_mode: str | None = None,
        content: str | None = None,
        **options: Any,
    ) -> None:
        _Match.__init__(self, game, seats, illegal, render_mode, content, options)
        self._illegal = illegal
        self.metadata = {**self.metadata, "name": f"escapade_{game}"}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._deal(seed)
        return ({a: self.observe(a) for a in self.agents}, {a: self._info(a) for a in self.agents})

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        acting = self.agents[:]
        asked = self.match.deciders()
        for agent in acting:
            seat, action = self._seat(agent), int(actions.get(agent, 0))
            if seat in asked and seat in self.match.deciders():
                self.match.step(seat, action)
            elif action != 0 and self._illegal == "error":
                raise ValueError(f"{agent} is not asked and can only pass 0, not {action}")
        rewards, over = self.match.rewards(), self.match.over
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            {agent: self.observe(agent) for agent in acting},
            {agent: rewards[self._seat(agent)] for agent in acting},
            dict.fromkeys(acting, over),
            dict.fromkeys(acting, False),
            {agent: self._info(agent) for agent in acting},
        )
