//! Random play, as fast as a game allows.

use engine::{Dice, Game, Seat, Silent};

/// Plays a whole match at random and tells how many actions it took and how it ended.
pub(crate) fn playout<G: Game>(
    options: &G::Options,
    dice: &mut Dice,
    menu: &mut Vec<G::Action>,
    mut each: impl FnMut(&G::State, Seat),
) -> (G::State, u32) {
    let mut state = G::setup(options, dice);
    let mut actions = 0;
    loop {
        let deciders = G::deciders(&state);
        let Some(seat) = deciders.first() else { break };
        each(&state, seat);
        menu.clear();
        G::legal(&state, seat, menu);
        let action = menu[dice.below(menu.len() as u32) as usize];
        G::apply(&mut state, seat, action, dice, &mut Silent).expect("listed actions apply");
        actions += 1;
    }
    (state, actions)
}
