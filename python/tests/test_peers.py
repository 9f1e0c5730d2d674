"""The peers' own tests, on all games and every number of seats."""

import os
import tempfile
import warnings

import pytest

import escapade

TABLES = [(game["name"], seats) for game in escapade.games() for seats in game["seats"]]


@pytest.fixture(autouse=True)
def quiet() -> None:
    # Observations are dicts with a mask, which PettingZoo's tests find unusual.
    warnings.simplefilter("ignore")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_api(game: str, seats: int) -> None:
    from pettingzoo.test import api_test

    api_test(escapade.aec(game, seats, illegal="next"), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_parallel_api(game: str, seats: int) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(escapade.parallel(game, seats, illegal="next"), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_seeds(game: str, seats: int) -> None:
    from pettingzoo.test import parallel_seed_test, seed_test

    seed_test(lambda: escapade.aec(game, seats, illegal="next"), num_cycles=20)
    parallel_seed_test(lambda: escapade.parallel(game, seats, illegal="next"), num_cycles=40)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium(game: str, seats: int) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(escapade.single(game, seats, illegal="next", render_mode="ansi"), skip_render_check=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_simulations(game: str, seats: int) -> None:
    import pyspiel

    import escapade.openspiel  # noqa: F401

    loaded = pyspiel.load_game(f"escapade_{game}(players={seats},deals=8)")
    state = loaded.new_initial_state()
    state.apply_action(3)
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    assert again.observation_string(0) == state.observation_string(0), "the dice came along"
    # With `serialize` it plays the whole match again at every step, so that is done at the smallest tables.
    least = seats == min(other for name, other in TABLES if name == game)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=least, verbose=False)


@pytest.mark.parametrize("game", [game["name"] for game in escapade.games()])
def test_openspiel_playthroughs(game: str) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    import escapade.openspiel  # noqa: F401

    flags.FLAGS.mark_as_parsed()
    least = next(about["seats"][0] for about in escapade.games() if about["name"] == game)
    text = generate_playthrough.playthrough(f"escapade_{game}(players={least},deals=4)", [2])
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "playthrough.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        expected, actual = generate_playthrough.replay(path)
    assert expected == actual
