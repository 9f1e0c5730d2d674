//! Playouts: whole matches at random or by instinct, as fast as a game allows.

use engine::{Dice, Log, Seat};
use games::Playable;

/// Plays a whole match at random. Gives the last state and the number of actions.
pub(crate) fn playout<G: Playable>(
    options: &G::Options,
    dice: &mut Dice,
    menu: &mut Vec<G::Action>,
    each: impl FnMut(&G::State, Seat),
) -> (G::State, u32) {
    play::<G>(options, dice, menu, each, |_, _, menu, dice| dice.below(menu.len() as u32) as usize)
}

/// Plays a whole match by the game's instinct.
pub(crate) fn playout_by_instinct<G: Playable>(
    options: &G::Options,
    dice: &mut Dice,
    menu: &mut Vec<G::Action>,
) -> (G::State, u32) {
    play::<G>(options, dice, menu, |_, _| (), G::instinct)
}

fn play<G: Playable>(
    options: &G::Options,
    dice: &mut Dice,
    menu: &mut Vec<G::Action>,
    mut each: impl FnMut(&G::State, Seat),
    choose: impl Fn(&G::State, Seat, &[G::Action], &mut Dice) -> usize,
) -> (G::State, u32) {
    let mut state = G::setup(options, dice);
    let mut actions = 0;
    loop {
        let deciders = G::deciders(&state);
        let Some(seat) = deciders.first() else { break };
        each(&state, seat);
        menu.clear();
        G::legal(&state, seat, menu);
        let action = menu[choose(&state, seat, menu, dice)];
        G::apply(&mut state, seat, action, dice, &mut Log::silent()).expect("listed actions apply");
        actions += 1;
    }
    (state, actions)
}
