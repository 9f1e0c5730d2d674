//! Choices that are none, in every game: those that lead to the same, and those that are forced.

use engine::{Dice, Match, Participant, Seed, Settings, Viewer};
use games::{Playable, Visitor};

struct Alike;

impl Visitor for Alike {
    type Out = (u32, u32);

    fn visit<G: Playable>(self) -> (u32, u32) {
        engine::hold_alike::<G>(2000)
    }
}

/// The law: choices that are offered as one lead to the same views of everybody.
#[test]
fn choices_that_are_offered_as_one_lead_to_the_same() {
    for name in games::names().split(", ") {
        let (menus, alike) = games::visit(name, Alike).expect("a game of the registry");
        println!("{name}: {alike} choices in {menus} menus were alike to another one");
    }
}

struct Forced;

impl Visitor for Forced {
    type Out = u32;

    /// Plays matches in which forced actions are taken as a host takes them; gives their number.
    fn visit<G: Playable>(self) -> u32 {
        let mut chance = Dice::seeded(5);
        let mut forced = 0;
        for round in 0..6 {
            for seats in G::ABOUT.seats.clone() {
                let settings = Settings::new(G::ABOUT.options, seats);
                let seed = Seed::from_number(round);
                let mut game = Match::<G>::new(settings, seed, Participant::row(seats)).expect("the settings are good");
                while let Some(seat) = game.deciders().first() {
                    match game.forced(seat) {
                        Some(action) => {
                            forced += 1;
                            check_forced(&mut game, seat, action);
                        }
                        None => {
                            let menu = game.menu(seat);
                            game.play(seat, *chance.pick(&menu)).expect("a listed action applies");
                        }
                    }
                }
            }
        }
        forced
    }
}

/// A forced action has no alternative that differs, is no secret, and does not take an undo away.
fn check_forced<G: Playable>(game: &mut Match<G>, seat: engine::Seat, action: G::Action) {
    let ends: Vec<Vec<G::View>> = game
        .menu(seat)
        .into_iter()
        .map(|choice| {
            let mut other = game.clone();
            other.play(seat, choice).expect("a listed action applies");
            Viewer::all(other.seats()).map(|viewer| other.view(viewer)).collect()
        })
        .collect();
    assert!(ends.iter().all(|views| *views == ends[0]), "`{action}` has an alternative");
    // In another world that spectators cannot tell from this one, nothing is to be decided either.
    let spectator = game.view(Viewer::Spectator);
    let world = G::imagine(game.options(), &spectator, &mut Dice::seeded(99));
    let mut menu = Vec::new();
    G::legal(&world, seat, &mut menu);
    assert!(!menu.is_empty(), "`{action}`: everybody knows who decides");
    let could_undo = game.clone().undo(seat);
    game.play_forced(seat, action).expect("a listed action applies");
    let can_undo = game.clone().undo(seat);
    assert_eq!(can_undo.is_ok(), could_undo.is_ok(), "`{action}` changes what the seat can undo");
}

#[test]
fn what_is_forced_is_public_and_keeps_undo() {
    for name in games::names().split(", ") {
        let forced = games::visit(name, Forced).expect("a game of the registry");
        println!("{name}: {forced} forced actions");
    }
}
