"""All games, registered with OpenSpiel as `escapade_NAME`: `pyspiel.load_game("escapade_wcp(players=3)")`.

All chance is in chance nodes. The first one is the deal: which of `deals` seeds the match is set up with. Behind every
action that rolls dice or draws there is another one, with `rolls` outcomes that are equally likely. So a state never holds
dice that have not fallen: clones of it fall differently, and a search learns nothing from them. The history of a state
holds all dice, so OpenSpiel's own serialisation brings the very same match back.

`information_state_string` is the player's view, and a number for all that the player was told and chose since the deal.
`information_state_tensor` is the observation, and the player's last choices as features. `resample_from_infostate` gives a
state that the player cannot tell from this one: everything hidden is invented. So searches (`mcts`, `ismcts`)
run on whole matches. Methods that try every choice of a player in turn, such as external sampling, or that divide by the
chance of a whole match, such as outcome sampling, are for shorter games.

In the value of an option a semicolon stands for a comma, which OpenSpiel keeps for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from ._escapade import Env, games
from ._types import Game

DEALS = 1 << 16
"""How many deals there are, unless a game is loaded with another number."""

ROLLS = 1 << 8
"""How many outcomes every later chance node has, unless a game is loaded with another number."""

CHOICES = 16
"""How many of the player's last choices are in the tensor of an information state."""


@cache
def _outcomes(count: int) -> list[tuple[int, float]]:
    return [(outcome, 1.0 / count) for outcome in range(count)]


def _as_parameter(value: str) -> str:
    """An option as a parameter of OpenSpiel, whose values cannot hold commas."""
    return value.replace(",", ";")


def _type_of(about: Game) -> Any:
    parameters: dict[str, Any] = {"players": about["seats"][0], "deals": DEALS, "rolls": ROLLS}
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
        provides_information_state_string=True,
        provides_information_state_tensor=True,
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
        self.rolls = int(params.get("rolls", ROLLS))
        self.match = Env(self.about["name"], self.seats, self.chosen, memories=True)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.match.num_actions,
            max_chance_outcomes=max(self.deals, self.rolls),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.about["actions_max"],
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> EscapadeState:
        return EscapadeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + int(self.about["actions_max"])

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EscapadeObserver:
        # Without a type OpenSpiel passes the parameters first.
        kind = iig_obs_type if isinstance(iig_obs_type, pyspiel.IIGObservationType) else None
        return EscapadeObserver(self.match.observation_size, kind)


class EscapadeState(pyspiel.State):  # type: ignore[misc]
    """A match. Choices at the same time are made one after the other, and stay sealed."""

    def __init__(self, game: EscapadeGame) -> None:
        super().__init__(game)
        self.match = game.match.copy()
        self.deals, self.rolls = game.deals, game.rolls
        self.is_dealt = False
        # The action that waits for its dice.
        self.rolling: int | None = None

    def current_player(self) -> int:
        if not self.is_dealt or self.rolling is not None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.match.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _outcomes(self.rolls if self.is_dealt else self.deals)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(number) for number in self.match.legal(player))

    def _apply_action(self, action: int) -> None:
        turn = self.match.turn
        if not self.is_dealt:
            self.match.reset(action)
            self.is_dealt = True
        elif turn is None:
            raise ValueError("the match is over")
        elif self.rolling is not None:
            self.match.step(turn, self.rolling, dice=action)
            self.rolling = None
        elif not self.match.step_without_dice(turn, action):
            self.rolling = action

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"dice {action}" if self.is_dealt else f"deal {action}"
        return self.match.notation(action) or "noop"

    def is_terminal(self) -> bool:
        return self.is_dealt and self.match.over

    def returns(self) -> list[float]:
        return self.match.rewards() if self.is_terminal() else [0.0] * self.match.num_seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> EscapadeState:
        """A state that the player cannot tell from this one. Its history is empty: the real one would tell secrets."""
        if self.current_player() < 0:
            raise ValueError("only a state where a player decides is resampled")
        state: EscapadeState = self.get_game().new_initial_state()
        state.match = self.match.imagine(player, int(sampler() * 2**53))
        state.is_dealt = True
        return state

    def __str__(self) -> str:
        if not self.is_dealt:
            return "not dealt"
        waits = "" if self.rolling is None else f"{self.match.notation(self.rolling)} waits for dice\n"
        return self.match.text() + waits


class EscapadeObserver:
    """What a player may know, as a tensor and as text; without private information, what a spectator may know."""

    def __init__(self, size: int, kind: Any) -> None:
        self.has_recall = kind is not None and bool(kind.perfect_recall)
        self.is_public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        if self.has_recall and self.is_public:
            raise ValueError("perfect recall is a player's, so it comes with private information")
        self.size = size
        self.tensor = np.zeros(size + 4 * CHOICES * self.has_recall, np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {"observation": self.tensor[:size]}
        if self.has_recall:
            self.dict["choices"] = self.tensor[size:].reshape(CHOICES, 4)

    def _viewer(self, player: int) -> int | None:
        return None if self.is_public else player

    def set_from(self, state: EscapadeState, player: int) -> None:
        self.tensor.fill(0)
        if not state.is_dealt:
            return
        self.tensor[: self.size] = state.match.observe(self._viewer(player))
        if self.has_recall:
            for place, number in enumerate(state.match.own_choices(player, CHOICES)):
                self.dict["choices"][place] = state.match.row(number)

    def string_from(self, state: EscapadeState, player: int) -> str:
        if not state.is_dealt:
            return "not dealt"
        view = state.match.view(self._viewer(player))
        return f"{view}\nmemory {state.match.memory(player):016x}" if self.has_recall else view


def _register(about: Game) -> None:
    name = about["name"].capitalize()
    game = type(f"Escapade{name}", (EscapadeGame,), {"about": about, "game_type": _type_of(about)})
    pyspiel.register_game(game.game_type, game)  # type: ignore[attr-defined]


for _about in games():
    _register(_about)
