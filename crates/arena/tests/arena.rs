//! Environments play as the rules do, whatever the game.
#![allow(clippy::unwrap_used)]

use arena::{ArenaFault, BatchArrays, BatchPlan, IllegalPolicy, NOOP, open_arena, open_batch, settings};
use engine::{Dice, Seat, Seats, Viewer};

fn tables() -> impl Iterator<Item = (&'static str, u8)> {
    games::LIST.iter().flat_map(|listed| listed.about.seats.clone().map(|seats| (listed.about.name, seats)))
}

#[test]
fn a_match_by_numbers_has_a_record_that_verifies() {
    for (game, seats) in tables() {
        let mut arena = open_arena(game, settings(game, Some(seats), [], None).unwrap(), 7).unwrap();
        let mut chance = Dice::seeded(1);
        while let Some(seat) = arena.deciders().first() {
            let legal = arena.legal(seat);
            let number = *chance.pick(&legal);
            assert_eq!(arena.number(&arena.notation(number).unwrap()).unwrap(), number);
            assert_eq!(arena.step(seat, number, None, IllegalPolicy::Error).unwrap(), number);
        }
        let outcome = arena.outcome().unwrap();
        assert_eq!(games::find(game).unwrap().verify(&arena.record().unwrap(), None).unwrap(), outcome, "{game}");
        assert_eq!(arena.legal(Seat::new(0)), [NOOP]);
        assert_eq!(arena.step(Seat::new(0), 1, None, IllegalPolicy::Next), Err(ArenaFault::Over));
    }
}

#[test]
fn illegal_numbers_do_what_was_chosen() {
    let open = || open_arena("sample", settings("sample", Some(2), [], None).unwrap(), 1).unwrap();
    let seat = Seat::new(0);
    let mut arena = open();
    let legal = arena.legal(seat);
    let illegal = (1..).find(|number| !legal.contains(number)).unwrap();
    assert_eq!(
        arena.step(seat, illegal, None, IllegalPolicy::Error),
        Err(ArenaFault::Illegal(illegal.into(), 0, legal.len()))
    );
    assert_eq!(arena.legal(seat), legal, "nothing has changed");
    let next = legal.iter().copied().filter(|&number| number > illegal).min().or(legal.iter().copied().min());
    assert_eq!(arena.step(seat, illegal, None, IllegalPolicy::Next).ok(), next);
    let mut arena = open();
    arena.step(seat, illegal, None, IllegalPolicy::Loss).unwrap();
    assert_eq!(arena.deciders(), Seats::NONE);
    assert_eq!(arena.rewards(), [-1.0, 1.0]);
}

struct Arrays {
    observations: Vec<i16>,
    masks: Vec<bool>,
    menus: Vec<i32>,
    rows: Vec<i16>,
    menu_sizes: Vec<i32>,
    turns: Vec<i32>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
}

impl Arrays {
    fn borrow(&mut self) -> BatchArrays<'_> {
        BatchArrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            menus: &mut self.menus,
            rows: &mut self.rows,
            menu_sizes: &mut self.menu_sizes,
            turns: &mut self.turns,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
        }
    }
}

#[test]
fn a_batch_shows_the_same_in_any_number_of_threads() {
    const ENVS: usize = 5;
    const PLACES: usize = 600;
    for (game, seats) in tables() {
        let played: Vec<Vec<i16>> = [1, 2]
            .map(|threads| {
                let plan = BatchPlan {
                    settings: settings(game, Some(seats), [], None).unwrap(),
                    envs: ENVS,
                    seed: 3,
                    threads,
                    policy: IllegalPolicy::Error,
                    places: PLACES,
                    by_place: true,
                };
                let mut batch = open_batch(game, plan).unwrap();
                let actions = batch.action_count() as usize;
                let mut arrays = Arrays {
                    observations: vec![0; ENVS * batch.observation_width()],
                    masks: vec![false; ENVS * actions],
                    menus: vec![0; ENVS * PLACES],
                    rows: vec![0; ENVS * PLACES * 4],
                    menu_sizes: vec![0; ENVS],
                    turns: vec![0; ENVS],
                    rewards: vec![0.0; ENVS * usize::from(seats)],
                    dones: vec![false; ENVS],
                };
                batch.reset(3, arrays.borrow()).unwrap();
                let mut chance = Dice::seeded(9);
                for _ in 0..150 {
                    for env in 0..ENVS {
                        let size = arrays.menu_sizes[env] as usize;
                        let mask = &arrays.masks[env * actions..][..actions];
                        assert_eq!(mask.iter().filter(|&&legal| legal).count(), size, "{game}");
                        let menu = &arrays.menus[env * PLACES..][..size.min(PLACES)];
                        assert!(menu.iter().all(|&number| mask[number as usize]), "{game}");
                    }
                    let chosen: Vec<i32> =
                        arrays.menu_sizes.iter().map(|&size| chance.below(size as u32) as i32).collect();
                    batch.step(&chosen, arrays.borrow()).unwrap();
                }
                let fault = batch.step(&[-1; ENVS], arrays.borrow()).unwrap_err();
                assert!(matches!(fault, ArenaFault::Illegal(..)));
                arrays.observations
            })
            .to_vec();
        assert_eq!(played[0], played[1], "{game}");
    }
}

#[test]
fn what_a_viewer_sees_is_that_of_the_seat() {
    let arena = open_arena("sample", settings("sample", Some(2), [], None).unwrap(), 1).unwrap();
    let mut row = vec![0; arena.observation_width()];
    arena.observe(Viewer::Seat(Seat::new(1)), &mut row);
    assert_eq!(row[0], 2, "the viewer is the first number");
    arena.observe(Viewer::Spectator, &mut row);
    assert_eq!(row[0], 0);
    assert!(open_arena("chess", arena.settings().clone(), 1).is_err());
}

#[test]
fn a_match_whose_actions_roll_their_own_dice_can_be_saved_but_has_no_record() {
    for (game, seats) in tables() {
        let fresh = open_arena(game, settings(game, Some(seats), [], None).unwrap(), 7).unwrap();
        let (mut arena, mut chance, mut rolled) = (fresh.copy(), Dice::seeded(2), 0);
        arena.keep_memories();
        while let Some(seat) = arena.deciders().first() {
            let number = *chance.pick(&arena.legal(seat));
            let same_dice = arena.copy();
            if !arena.step_without_dice(seat, number).unwrap() {
                assert_eq!(arena.history(), same_dice.history(), "{game}: nothing has changed");
                arena.step(seat, number, Some(u64::from(chance.below(16))), IllegalPolicy::Error).unwrap();
                rolled += 1;
            }
        }
        let mut again = fresh.copy();
        again.restore(&arena.save(), IllegalPolicy::Error).unwrap();
        assert_eq!((again.outcome(), again.history()), (arena.outcome(), arena.history()), "{game}");
        for seat in Seats::all(seats).iter() {
            assert_eq!(again.view(Viewer::Seat(seat)), arena.view(Viewer::Seat(seat)), "{game}");
            assert!(again.memory(seat).is_some() && again.memory(seat) == arena.memory(seat), "{game}");
        }
        assert!(rolled > 0, "{game}: some actions roll dice");
        assert!(matches!(arena.record(), Err(ArenaFault::NoRecord)));
    }
}

#[test]
fn an_imagined_match_looks_the_same_to_its_seat_and_tells_nothing_else() {
    for (game, seats) in tables() {
        let mut arena = open_arena(game, settings(game, Some(seats), [], None).unwrap(), 7).unwrap();
        arena.keep_memories();
        let (mut chance, mut other_worlds) = (Dice::seeded(3), 0);
        for _ in 0..60 {
            let Some(seat) = arena.deciders().first() else { break };
            let viewer = Viewer::Seat(seat);
            let mut world = arena.imagine(seat, u64::from(chance.below(1000)));
            assert_eq!(world.view(viewer), arena.view(viewer), "{game}");
            assert_eq!(world.memory(seat), arena.memory(seat), "{game}");
            assert_eq!(world.own_choices(seat, 9), arena.own_choices(seat, 9), "{game}");
            assert_eq!((world.deciders(), world.legal(seat)), (arena.deciders(), arena.legal(seat)), "{game}");
            for other in Seats::all(seats).without(seat).iter() {
                assert!(world.own_choices(other, 9).is_empty(), "{game}: {other} chose in the real match");
                other_worlds += u32::from(world.view(Viewer::Seat(other)) != arena.view(Viewer::Seat(other)));
            }
            assert!(world.history().is_empty());
            // Saved, it brings only itself back.
            let number = *chance.pick(&world.legal(seat));
            world.step(seat, number, Some(1), IllegalPolicy::Error).unwrap();
            let mut again = open_arena(game, world.settings().clone(), world.seed()).unwrap();
            again.restore(&world.save(), IllegalPolicy::Error).unwrap();
            for viewer in Viewer::all(seats) {
                assert_eq!(again.view(viewer), world.view(viewer), "{game}");
            }
            let number = *chance.pick(&arena.legal(seat));
            arena.step(seat, number, None, IllegalPolicy::Error).unwrap();
        }
        assert!(other_worlds > 0, "{game} with {seats} seats: no world was another one");
    }
}
