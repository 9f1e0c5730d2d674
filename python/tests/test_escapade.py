"""The package without any peer: numbers, observations, bots, the fast path, and what wrong arguments are told."""

import copy
import json
import pickle
import re
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import numpy as np
import pytest

import escapade
from escapade import bench, lab
from escapade._escapade import play_rules

TABLES = [(game["name"], seats) for game in escapade.games() for seats in game["seats"]]
GAMES = [game["name"] for game in escapade.games()]


def play_at_random(env: escapade.Env, seed: int) -> None:
    chance = np.random.default_rng(seed)
    while env.turn is not None:
        env.step(env.turn, int(chance.choice(env.legal(env.turn))))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_is_played_by_numbers_to_its_end(game: str, seats: int) -> None:
    env = escapade.Env(game, seats, seed=3)
    high = escapade.Layout(env).high()
    chance = np.random.default_rng(1)
    while (turn := env.turn) is not None:
        legal = env.legal(turn)
        mask = env.mask(turn)
        assert sorted(np.flatnonzero(mask)) == sorted(legal)
        assert env.rows(turn).shape == (len(legal), 4)
        observation = env.observe(turn)
        assert observation.dtype == np.int16 and (observation >= 0).all() and (observation <= high).all()
        number = int(chance.choice(legal))
        notation = env.notation(number)
        assert notation is not None and env.number(notation) == number
        env.step(turn, number)
    outcome = env.outcome()
    assert outcome is not None
    assert [reward == 1.0 for reward in env.rewards()] == [seat in outcome["winners"] for seat in range(seats)]
    assert list(env.legal(0)) == [0]


def test_the_layout_names_every_number() -> None:
    for game in GAMES:
        env = escapade.Env(game)
        layout = env.layout()
        ends = [part["start"] + part["len"] for part in layout]
        assert [0, *ends[:-1]] == [part["start"] for part in layout] and ends[-1] == env.observation_size
        assert len({part["name"] for part in layout}) == len(layout)
        assert escapade.Layout(env).features()(env.observe(0)).ndim == 1


def test_a_spectator_sees_no_hand() -> None:
    env = escapade.Env("blackgate", seed=5)
    layout = escapade.Layout(env)
    hand = layout["own.hand"]
    assert env.observe(0)[hand].sum() > 0
    assert env.observe(None)[hand].sum() == 0


def test_a_copy_and_a_record_carry_the_dice() -> None:
    env = escapade.Env("luiswile", seed=9)
    for _ in range(40):
        env.step(env.turn, int(env.legal(env.turn)[0]))
    for other in (env.copy(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        same = env.copy()
        play_at_random(same, 1)
        play_at_random(other, 1)
        assert same.history() == other.history() and same.outcome() == other.outcome()
    play_at_random(env, 1)
    again = escapade.Env("luiswile", seed=9)
    for seat, number in env.history():
        again.step(seat, number)
    assert again.outcome() == env.outcome()
    assert "luiswile" in env.record()


@pytest.mark.parametrize("game", GAMES)
def test_pictures_and_texts(game: str) -> None:
    env = escapade.Env(game)
    picture = env.picture(width=400)
    assert picture.dtype == np.uint8 and picture.shape[1:] == (400, 3) and picture.std() > 0
    assert len(env.text(0, "pl")) > 100
    assert json.loads(env.view(0)) != json.loads(env.view(None))


@pytest.mark.parametrize("game", GAMES)
def test_the_fast_path_plays_as_a_single_match_does_and_in_any_number_of_threads(game: str) -> None:
    one = escapade.vector(game, envs=6, seed=2, rows=True)
    two = escapade.vector(game, envs=6, seed=2, threads=2, masks=False, actions="place", places=900)
    kept = one.observations
    chance, ended = np.random.default_rng(4), 0
    for _ in range(200):
        assert (one.menu_sizes == two.menu_sizes).all() and (one.turns == two.turns).all()
        assert (one.observations == two.observations).all()
        places = (chance.random(6) * np.minimum(one.menu_sizes, 512)).astype(np.int32)
        for env in range(6):
            menu = one.menus[env, : one.menu_sizes[env]]
            assert sorted(np.flatnonzero(one.masks[env])) == sorted(menu[: len(menu)]) or len(menu) > 512
            assert (one.rows[env, : min(len(menu), 512), 0] > 0).all()
        one.step(one.menus[np.arange(6), places])
        two.step(places.astype(np.int64))
        assert (one.dones == two.dones).all() and (one.rewards == two.rewards).all()
        assert ((np.abs(one.rewards).sum(axis=1) > 0) == one.dones).all()
        ended += int(one.dones.sum())
    assert one.observations is kept, "the arrays are written in place"
    steps = 0
    while ended == 0:
        one.step(one.menus[np.arange(6), (chance.random(6) * np.minimum(one.menu_sizes, 512)).astype(np.int32)])
        ended, steps = int(one.dones.sum()), steps + 1
        assert steps < 20_000, "matches end"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_memory_does_not_grow_with_steps(game: str, threads: int) -> None:
    # Which steps allocate is counted in `crates/arena/tests/allocations.rs`; this is about the arrays of Python.
    before, after = bench.memory(game, 300_000, threads)
    assert after - before <= bench.GROWTH_MAX, f"{after - before} KB more"


def test_the_benchmark_fails_if_memory_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "memory", lambda game, steps, threads: (1000, 1000 + bench.GROWTH_MAX + 1))
    monkeypatch.setattr(bench, "measure_games", lambda _: (1.0, []))
    monkeypatch.setattr(bench, "measure_peers", lambda *_: [])
    monkeypatch.setattr("sys.argv", ["bench", "--memory", "1000"])
    with pytest.raises(SystemExit, match="alcatraz: the memory has grown by 2,049 KB"):
        bench.main()


def test_the_benchmark_prints_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "STEPS_MIN", 1e12)
    monkeypatch.setattr(bench, "WIDE_STEPS_MIN", 1e12)
    short = ["--seconds", "0.02", "--rounds", "1", "--envs", "16", "--memory", "20000", "--check"]
    monkeypatch.setattr("sys.argv", ["bench", *short])
    with pytest.raises(SystemExit):
        bench.main()
    shown = capsys.readouterr().out
    for game in GAMES:
        seats = f"{game:10} [2-6] seats"
        assert re.search(rf"^{seats}, numbers and mask +[\d,]+ steps a second", shown, re.MULTILINE)
        assert re.search(rf"^{seats}, places and rows +[\d,]+ steps a second", shown, re.MULTILINE)
        costs = ", ".join(rf"{part} -?[\d,]+" for part in ("legal", "apply", "view", "observation", "all else"))
        assert re.search(rf"^{seats}, [\d,]+ ns a step: {costs}; -?[\d.]+ times", shown, re.MULTILINE), shown
        assert re.search(rf"^{game:10} memory [\d,]+ KB after a tenth of 20,000 steps", shown, re.MULTILINE)
        assert re.search(rf"^missed: {seats}: fewer than 1,000,000,000,000", shown, re.MULTILINE)
    for peer in ("PettingZoo connect_four", "OpenSpiel hearts"):
        assert re.search(rf"^{peer} +[\d,]+ steps a second; our slowest is [\d.]+ times", shown, re.MULTILINE)


def test_the_rules_alone_play_matches_to_their_end() -> None:
    assert play_rules("wcp", 2, 4, 20_000) > 0
    assert play_rules("wcp", 2, 4, 20_000) == play_rules("wcp", 2, 4, 20_000, legal=2, view=0)
    with pytest.raises(ValueError, match="`envs` and `legal` are at least 1"):
        play_rules("wcp", legal=0)


def test_a_vector_of_many_threads_steps_from_any_thread_of_python() -> None:
    with pytest.raises(ValueError, match="threads: 65 is more than 64"):
        escapade.vector("wcp", threads=65)
    batch = escapade.vector("wcp", envs=3, threads=64, actions="place")
    with ThreadPoolExecutor(3) as pool:
        for _ in range(50):
            pool.submit(batch.step, np.zeros(3, np.int32)).result()
    same = escapade.vector("wcp", envs=3, actions="place")
    for _ in range(50):
        same.step(np.zeros(3, np.int32))
    assert (same.observations == batch.observations).all()


def test_an_imagined_match_is_the_same_to_its_seat() -> None:
    env = escapade.Env("blackgate", seats=3, seed=5, memories=True)
    for _ in range(15):
        env.step(env.turn, int(env.legal(env.turn)[0]))
    seat = env.turn
    worlds = [env.imagine(seat, chance) for chance in range(8)]
    others = {other.view((seat + 1) % 3) for other in worlds}
    assert all(world.view(seat) == env.view(seat) and world.memory(seat) == env.memory(seat) for world in worlds)
    assert len(others) > 1 and all((world.legal(seat) == env.legal(seat)).all() for world in worlds)
    world = pickle.loads(pickle.dumps(worlds[3]))
    assert world.view(1) == worlds[3].view(1) and world.history() == []
    with pytest.raises(ValueError, match="has no record"):
        world.record()
    assert list(env.row(0)) == [0, 0, 0, 0] and env.row(env.history()[0][1])[0] > 0
    assert env.own_choices(seat, 2) == [number for by, number in reversed(env.history()) if by == seat][:2]


def test_dice_of_its_own_make_another_match() -> None:
    def ends(dice: int | None) -> list[str]:
        env = escapade.Env("alcatraz", seed=2)
        for _ in range(60):
            env.step(env.turn, int(env.legal(env.turn)[-1]), dice)
        return [env.view(seat) for seat in range(env.num_seats)]

    assert ends(None) == ends(None) and ends(1) == ends(1)
    assert ends(1) != ends(2)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_through_the_classes_of_the_peers(game: str) -> None:
    kinds = [escapade.aec, escapade.parallel, escapade.single]
    pictures = []
    for kind in kinds:
        env = kind(game, illegal="next", render_mode="rgb_array")
        env.reset(seed=3)
        first = env.render()
        assert first.dtype == np.uint8 and first.ndim == 3 and first.shape[2] == 3 and first.std() > 0
        pictures.append(first)
        for _ in range(30):
            env.step(dict.fromkeys(env.agents, 1) if kind is escapade.parallel else 1)
        assert env.render().shape[1:] == first.shape[1:] and (env.render()[:50] != 0).any()
        assert not np.array_equal(env.render(), first), "what was played is seen"
        env.close()
    assert np.array_equal(pictures[0], pictures[1]), "both show the table to a spectator"


def test_texts_through_the_classes_of_the_peers(capsys: pytest.CaptureFixture[str]) -> None:
    for kind in (escapade.aec, escapade.parallel, escapade.single):
        env = kind("wcp", illegal="next", render_mode="human")
        env.reset(seed=1)
        assert env.render() is None
        shown = capsys.readouterr().out
        env = kind("wcp", illegal="next", render_mode="ansi")
        env.reset(seed=1)
        assert env.render().strip() == shown.strip() and len(shown) > 100
        with pytest.raises(ValueError, match="render_mode: `cinema` is not one of human, rgb_array, ansi"):
            kind("wcp", render_mode="cinema")


def test_illegal_numbers() -> None:
    for number in (1_000_000, -1, 2**40):
        with pytest.raises(ValueError, match=f"^{number} is not a choice of seat 0, which has"):
            escapade.Env("alcatraz").step(0, number)
        lost = escapade.Env("alcatraz", illegal="loss")
        turn = lost.turn
        lost.step(turn, number)
        assert lost.over and lost.rewards()[turn] == -1.0
    taken = escapade.Env("alcatraz", illegal="next")
    legal = taken.legal(taken.turn)
    for number, expected in ((0, legal.min()), (-1, legal.min()), (2**40, legal.min()), (legal[0] - 1, legal[0])):
        env = taken.copy()
        assert env.step(env.turn, int(number)) == expected


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_not_asked_passes_number_0(game: str) -> None:
    env = escapade.Env(game, seed=4)
    play_some(env, 5)
    idle = next(seat for seat in range(env.num_seats) if seat not in env.deciders())
    before = [env.view(seat) for seat in range(env.num_seats)]
    assert list(env.legal(idle)) == [0] and list(np.flatnonzero(env.mask(idle))) == [0]
    assert env.step(idle, 0) == 0 and env.notation(0) is None
    assert [env.view(seat) for seat in range(env.num_seats)] == before, "nothing has changed"
    with pytest.raises(ValueError, match=f"seat {idle} is not asked and can only pass number 0; asked are: "):
        env.step(idle, 1)
    assert 0 not in env.legal(env.turn), "who is asked must choose"


def play_some(env: escapade.Env, steps: int) -> None:
    """Plays some choices, and on until a seat is not asked."""
    while steps > 0 or len(env.deciders()) == env.num_seats:
        env.step(env.turn, int(env.legal(env.turn)[0]))
        steps -= 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", ["number", "place"])
def test_illegal_numbers_on_the_fast_path(game: str, actions: str) -> None:
    def open_vector(illegal: str) -> escapade.Vector:
        return escapade.vector(game, envs=3, seed=6, illegal=illegal, actions=actions)

    kept = open_vector("error")
    legal = kept.menus[:, 0] if actions == "number" else np.zeros(3, np.int32)
    wrong = [-1, 10**6, 2**40]
    for number in wrong:
        before = kept.observations.copy()
        with pytest.raises(ValueError, match="is not a choice of seat"):
            kept.step(np.array([legal[0], number, legal[2]], np.int64))
        assert (kept.observations == before).all(), "no match is stepped, not even those before it"
    lost = open_vector("loss")
    turn = lost.turns[1]
    lost.step(np.array([legal[0], -1, legal[2]], np.int64))
    assert list(lost.dones) == [False, True, False] and not lost.rewards[[0, 2]].any()
    assert [reward == -1 for reward in lost.rewards[1]] == [seat == turn for seat in range(lost.num_seats)]
    assert lost.menu_sizes[1] > 0, "another match has begun"
    taken, same = open_vector("next"), open_vector("error")
    first = same.menus[1, : same.menu_sizes[1]].min() if actions == "number" else 0
    for number in (*wrong, 0):
        taken.reset(6)
        same.reset(6)
        taken.step(np.array([legal[0], number, legal[2]], np.int64))
        same.step(np.array([legal[0], first, legal[2]], np.int64))
        assert (taken.observations == same.observations).all() and not taken.dones.any()


def test_wrong_arguments_are_told_what_was_expected() -> None:
    with pytest.raises(ValueError, match="there is no game `chess`; there are: alcatraz"):
        escapade.Env("chess")
    with pytest.raises(ValueError, match="seats: 9 is not from 3 to 4"):
        escapade.Env("alcatraz", 9)
    for seats in (-1, 300):
        with pytest.raises(ValueError, match=f"seats: {seats} is not from 3 to 4"):
            escapade.vector("alcatraz", seats)
    with pytest.raises(TypeError, match=r"(?s)as an integer.*'seats'"):
        escapade.Env("alcatraz", "three")
    for open_one in (escapade.vector, escapade.aec, escapade.parallel, escapade.single, escapade.puffer):
        with pytest.raises(ValueError, match="speed: no such option; there are: .*teams"):
            open_one("wcp", speed="fast")
        with pytest.raises(ValueError, match="teams: `maybe` is not one of .*off.*on"):
            open_one("wcp", teams="maybe")
    with pytest.raises(ValueError, match="is not one of error, loss, next"):
        escapade.Env("wcp", illegal="maybe")
    with pytest.raises(ValueError, match="actions: `letter` is not one of number, place"):
        escapade.vector("wcp", actions="letter")
    for name in ("envs", "threads", "places"):
        for count in (0, -2):
            with pytest.raises(ValueError, match=f"{name}: {count} is not at least 1"):
                escapade.vector("wcp", **{name: count})
    with pytest.raises(ValueError, match="`genius` is no bot"):
        escapade.bot("genius")
    env = escapade.Env("wcp")
    for seat in (7, -1):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; this match has the seats 0 to 1"):
            env.observe(seat)
    for number in (-1, 10**6):
        for ask in (env.row, env.notation):
            with pytest.raises(ValueError, match=f"there is no action number {number}; numbers are below"):
                ask(number)
    batch = escapade.vector("wcp", envs=4)
    with pytest.raises(ValueError, match=r"expected shape \(4,\), got \(3,\)"):
        batch.step(np.zeros(3, np.int32))
    expected = r"expected a numpy array of int32 or int64 with shape \(4,\), got "
    for wrong, got in (
        (np.zeros(4, np.float32), r"ndarray of float32, shape \(4,\)"),
        (np.zeros((4, 1), np.int32), r"ndarray of int32, shape \(4, 1\)"),
        (np.zeros(4, bool), "ndarray of bool"),
        ([0, 0, 0, 0], "list"),
        (None, "NoneType"),
    ):
        with pytest.raises(TypeError, match=expected + got):
            batch.step(wrong)
    with pytest.raises(ValueError, match="not a choice"):
        batch.step(np.full(4, -1, np.int32))


def first_choice(env: escapade.Env, seat: int) -> int:
    return int(env.legal(seat)[0])


def test_bots_of_all_kinds_meet_in_the_lab_and_parts_merge_exactly() -> None:
    whole = lab.duel("wcp", ["greedy", "random"], matches=24)
    assert whole.rates[0].low > whole.rates[1].share
    mixed = lab.tournament("wcp", [first_choice, "random"], matches=12, seats=3)
    assert mixed.bots == ("first_choice", "random")
    with ProcessPoolExecutor(2) as executor:
        spread = lab.tournament("wcp", [first_choice, "random"], matches=12, seats=3, executor=executor, parts=3)
    assert spread == mixed
    assert mixed.payoffs()[0][1] == pytest.approx(1 - mixed.payoffs()[1][0])
    assert json.loads(mixed.results[0].to_json())["index"] == 0
    with pytest.raises(ValueError, match="a duel is between two bots, not 1"):
        lab.duel("wcp", ["greedy"])


def test_dask_spreads_the_lab() -> None:
    import distributed

    with distributed.Client(processes=False, n_workers=1, threads_per_worker=2, dashboard_address=None) as client:
        spread = lab.tournament("wcp", ["random", "random"], 6, executor=client.get_executor(), parts=2)
    assert spread == lab.tournament("wcp", ["random", "random"], 6)


def test_our_bots_choose_for_a_seat() -> None:
    env = escapade.Env("blackgate", seed=1)
    assert escapade.bot("normal").choose(env) in env.legal(env.turn)
    assert escapade.bot("search:20").choose(env.copy()) in env.legal(env.turn)
