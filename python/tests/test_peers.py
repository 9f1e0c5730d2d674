"""The peers' own tests, on all games and every number of seats."""

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


