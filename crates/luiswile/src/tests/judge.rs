//! Bots' judgement: cheap, but in the right direction.

use engine::{Dice, Game, Judge, Log, WORTH_MAX};

use super::*;

fn play(seats: u8, dice: &mut Dice) -> State {
    let options = Scenario::<Luiswile>::deal_any(seats, [], 1).state.options;
    let mut state = Luiswile::setup(&options, dice);
    let mut menu = Vec::new();
    while let Some(seat) = Luiswile::deciders(&state).first() {
        menu.clear();
        Luiswile::legal(&state, seat, &mut menu);
        let action = menu[Luiswile::instinct(&state, seat, &menu, dice)];
        Luiswile::apply(&mut state, seat, action, dice, &mut Log::silent()).unwrap();
    }
    state
}

/// LUI-072, LUI-073: with sensible play some matches end by an escape and some by the move.
#[test]
fn both_endings_occur() {
    let mut dice = Dice::seeded(3);
    let ends: Vec<bool> = (0..40).map(|_| play(4, &mut dice)).map(|state| state.day < 21).collect();
    assert!(ends.contains(&true) && ends.contains(&false));
}

#[test]
fn points_and_members_are_worth_something() {
    let even = table(&["2301 0362", "3140 1245"]).state;
    let worth = |state: &State| Luiswile::judge(state, seat("a"));
    let ahead = table(&["2301 0362", "3140 1245"]).pools("a", [100, 0, 0]).state;
    let larger = table(&["2301 0362 6148", "3140 1245"]).state;
    assert!(worth(&ahead) > worth(&even) && worth(&larger) > worth(&even));
    let behind = table(&["2301 0362", "3140 1245"]).pools("b", [240, 0, 0]).state;
    assert!(worth(&behind) < worth(&even));
    assert!(worth(&ahead) <= WORTH_MAX);
}

#[test]
fn instinct_chooses_from_any_menu() {
    let day = table(&["2301 0362", "3140"]).go();
    let mut dice = Dice::seeded(1);
    let rest = ["place 0362 rest".parse().unwrap()];
    assert_eq!(Luiswile::instinct(&day.state, seat("a"), &rest, &mut dice), 0);
}
