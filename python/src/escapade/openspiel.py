"""All games, registered with OpenSpiel as `escapade_NAME`: `pyspiel.load_game("escapade_wcp(players=3)")`.

A match begins with one chance node, the deal: which of `deals` seeds its dice follow. So the history of a state holds
its dice, and OpenSpiel's own serialisation brings the very same match back. A search that clones states sees dice that
have not fallen yet; for bots that must not, use ours. In the value of an option a semicolon stands for a comma, which
OpenSpiel keeps for itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._escapade import Env, games
from ._types import Game

DEALS = 1 << 16
"""How many deals there are, unless a game is loaded with another number."""


def _as_parameter(value: str) -> str:
    """An option as a parameter of OpenSpiel, whose values cannot hold commas."""
    return value.replace(",", ";")


def _type_of(about: Game) -> Any:
    parameters: dict[str, Any] = {"players": about["seats"][0], "deals": DEALS}
    parameters.update({key: _as_parameter(str(option["default"])) for key, option in about["options"].items()})
    return pyspiel.GameType(
        short_name=f"escapade_{about['name']}",
        long_name=f"Escapade: {about['name']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about["seats"][-1],
        min_num_players=about["seats"][0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class EscapadeGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours for OpenSpiel."""

    about: Game
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.seats = int(params.get("players", self.about["seats"][0]))
        self.deals = int(params.get("deals", DEALS))
        self.chosen = {key: str(params[key]).replace(";", ",") for key in self.about["options"] if key in params}
        self.match = Env(self.about["name"], self.seats, self.chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.match.num_actions,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.about["actions_max"],
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> EscapadeState:
        return EscapadeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EscapadeObserver:
        return EscapadeObserver(self.match.observation_size)


class EscapadeState(pyspiel.State):  # type: ignore[misc]
    """A match. Choices at the same time are made one after the other, and stay sealed."""

    def __init__(self, game: EscapadeGame) -> None:
        super().__init__(game)
        self.match = game.match.copy()
        self.deals = game.deals
        self.is_dealt = False

    def current_player(self) -> int:
        if not self.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.match.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(number) for number in self.match.legal(player))

    def _apply_action(self, action: int) -> None:
        turn = self.match.turn
        if not self.is_dealt:
            self.match.reset(action)
            self.is_dealt = True
        elif turn is not None:
            self.match.step(turn, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.match.notation(action) or "noop"

    def is_terminal(self) -> bool:
        return self.is_dealt and self.match.over

    def returns(self) -> list[float]:
        return self.match.rewards() if self.is_terminal() else [0.0] * self.match.num_seats

    def __str__(self) -> str:
        return self.match.text() if self.is_dealt else "not dealt"


class EscapadeObserver:
    """What a player may know, as a tensor and as JSON."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: EscapadeState, player: int) -> None:
        self.tensor[:] = state.match.observe(player) if state.is_dealt else 0

    def string_from(self, state: EscapadeState, player: int) -> str:
        return state.match.view(player) if state.is_dealt else "not dealt"


def _register(about: Game) -> None:
    name = about["name"].capitalize()
    game = type(f"Escapade{name}", (EscapadeGame,), {"about": about, "game_type": _type_of(about)})
    pyspiel.register_game(game.game_type, game)  # type: ignore[attr-defined]


for _about in games():
    _register(_about)
