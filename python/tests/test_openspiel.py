"""The games with OpenSpiel: its own tests, its algorithms, and what a state may know."""

import hashlib
import pathlib

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    expected_game_score,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)

import escapade
import escapade.openspiel

GAMES = [game["name"] for game in escapade.games()]
TABLES = [(game["name"], seats) for game in escapade.games() for seats in game["seats"]]

TABLES_LEAST = {game["name"]: game["seats"][0] for game in escapade.games()}


def load(game: str, seats: int, deals: int = 8, rolls: int = 8) -> pyspiel.Game:
    return pyspiel.load_game(f"escapade_{game}(players={seats},deals={deals},rolls={rolls})")


def play(state: pyspiel.State, steps: int, seed: int) -> None:
    """Plays at random, chance included."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(int(chance.choice(state.legal_actions())))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_simulations(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_state_is_serialised_with_all_its_dice(game: str, seats: int) -> None:
    loaded = load(game, seats)
    state = loaded.new_initial_state()
    for part in range(3):
        play(state, 60, part)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
        assert again.history() == state.history() and str(again) == str(state)
        for player in range(seats):
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.information_state_tensor(player) == state.information_state_tensor(player)
    for same in (again, state):
        play(same, 100, 9)
    assert again.history() == state.history() and str(again) == str(state)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_playthroughs(game: str, seats: int, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def digest(tensor: np.ndarray, name: str, max_cols: int = 120) -> list[str]:
        return [f"{name} {tensor.shape}: {hashlib.sha256(tensor.tobytes()).hexdigest()}"]

    # Thousands of numbers for each player and step, written out, are nine tenths of the time.
    monkeypatch.setattr(generate_playthrough, "_format_tensor", digest)
    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough(f"escapade_{game}(players={seats},deals=4,rolls=4)", [2])
    path = tmp_path / "playthrough.txt"
    path.write_text(text, encoding="utf-8")
    expected, actual = generate_playthrough.replay(str(path))
    assert expected == actual


def until_roll(state: pyspiel.State, seed: int) -> int:
    """Plays until a choice rolls dice, and gives that choice."""
    chance = np.random.default_rng(seed)
    while True:
        action = int(chance.choice(state.legal_actions()))
        if not state.is_chance_node() and state.child(action).is_chance_node():
            return action
        state.apply_action(action)


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_knows_no_dice_to_come(game: str) -> None:
    state = load(game, TABLES_LEAST[game], rolls=32).new_initial_state()
    action = until_roll(state, 4)
    state.apply_action(action)
    assert state.is_chance_node() and len(state.chance_outcomes()) == 32
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    worlds = {str(state.child(outcome)) for outcome in range(32)}
    views = {state.child(outcome).information_state_string(0) for outcome in range(32)}
    assert len(worlds | views) > 1, "the dice decide"
    # What a clone rolls says nothing about what the state itself rolls.
    clone, text = state.clone(), str(state)
    clone.apply_action(6)
    assert state.is_chance_node() and str(state) == text
    state.apply_action(6)
    assert str(state) == str(clone), "an outcome is always the same"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_resampled_state_is_the_same_to_its_player_and_another_to_others(game: str, seats: int) -> None:
    state = load(game, seats).new_initial_state()
    chance, others = np.random.default_rng(1), 0
    play(state, 1, 1)
    for step in range(40):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            world = state.resample_from_infostate(player, chance.random)
            assert world.current_player() == player and world.legal_actions() == state.legal_actions()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.history() == [] and world.clone().legal_actions() == state.legal_actions()
            other = (player + 1) % seats
            others += world.observation_string(other) != state.observation_string(other)
            play(world, 5, step)
            assert world.is_terminal() or world.history()
        play(state, 1, step)
    assert others > 0, "what is hidden is invented"


@pytest.mark.parametrize("game", GAMES)
def test_information_states_recall_what_was_told(game: str) -> None:
    loaded = load(game, TABLES_LEAST[game])
    one, two = loaded.new_initial_state(), loaded.new_initial_state()
    for state in (one, two):
        state.apply_action(1)
    seen: dict[str, str] = {}
    for _ in range(60):
        player = max(0, one.current_player())
        text = one.information_state_string(player)
        assert two.information_state_string(player) == text, "the same past is the same state"
        view, memory = text.rsplit("\n", 1)
        seen[memory] = view
        action = one.legal_actions()[-1]
        one.apply_action(action)
        two.apply_action(action)
    assert len(seen) > 20, "a memory changes with what a player is told"
    size = loaded.observation_tensor_size()
    assert loaded.information_state_tensor_size() == size + 64
    player = max(0, one.current_player())
    assert one.information_state_tensor(player)[:size] == one.observation_tensor(player)
    assert any(one.information_state_tensor(player)[size:]), "own choices are in the tensor"


def test_observers_can_be_public() -> None:
    state = load("blackgate", 2).new_initial_state()
    play(state, 10, 1)
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    public = state.get_game().make_py_observer(kind)
    assert public.string_from(state, 0) == public.string_from(state, 1) != state.observation_string(0)


def play_bots(game: pyspiel.Game, bots: list[pyspiel.Bot], seed: int) -> list[float]:
    state, chance = game.new_initial_state(), np.random.default_rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice(state.legal_actions())))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_openspiels_own_searches_play_a_match(search: str) -> None:
    game = load("wcp", 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    if search == "mcts":
        bot = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=np.random.RandomState(2))
    else:
        bot = ismcts.ISMCTSBot(
            game, evaluator, 1.4, 4, random_state=np.random.RandomState(2), allow_inconsistent_action_sets=True
        )
    other = pyspiel.make_uniform_random_bot(1, 3)
    returns = play_bots(game, [bot, other], seed=5)
    assert sorted(set(returns)) in ([-1.0, 1.0], [-1.0], [1.0])


def test_external_sampling_learns_where_a_match_is_short() -> None:
    # It tries every choice of a player, so it is for short matches: one round of the engine's small game.
    about = {"name": "sample", "seats": [2, 3], "actions_max": 100, "options": {"rounds": {"default": "1"}}}
    escapade.openspiel._register(about)
    game = pyspiel.load_game("escapade_sample(deals=2,rolls=2)")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    np.random.seed(1)
    for _ in range(100):
        solver.iteration()
    learned, uniform = solver.average_policy(), policy.UniformRandomPolicy(game)
    root = game.new_initial_state()
    before = expected_game_score.policy_value(root, [uniform, uniform])[1]
    assert expected_game_score.policy_value(root, [uniform, learned])[1] > before + 0.2
