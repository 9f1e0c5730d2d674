//! What is done for a player who does not answer (LUI-R55).

use engine::{Game, Seat};

use crate::Luiswile;

use crate::action::Action;
use crate::cards::{Number, Prisoner};
use crate::rules::patrol::bribes;
use crate::state::{Search, State, Step};

impl Luiswile {
    /// The action that is taken for a seat whose player does not answer (LUI-R55); none if it is not asked.
    pub fn fallback(state: &State, seat: Seat) -> Option<Action> {
        if !Luiswile::deciders(state).contains(seat) {
            return None;
        }
        match &state.step {
            // Whoever is not placed rests, missing orders stay empty, nothing is changed.
            Step::Place | Step::Orders | Step::Changes => Some(Action::Ready),
            Step::Stop(_) => {
                let mut verdicts = Vec::new();
                Luiswile::legal(state, seat, &mut verdicts);
                verdicts.into_iter().find(|action| matches!(action, Action::Stop(..)))
            }
            Step::Defend(search) => defence(state, search, seat),
            Step::Over(_) => None,
        }
    }
}

fn defence(state: &State, search: &Search, seat: Seat) -> Option<Action> {
    let mut actions = Vec::new();
    Luiswile::legal(state, seat, &mut actions);
    actions.into_iter().min_by_key(|&action| preference(state, search, seat, action))
}

/// Lower is better: the kind of defence, then what it costs, then the number.
fn preference(state: &State, search: &Search, seat: Seat, action: Action) -> (u8, u8, Number) {
    let who = |number: Number| state.content().find(number).expect("a listed prisoner exists");
    match action {
        Action::Talk(watcher) => (0, 0, watcher),
        Action::Bribe(watcher) => match bribes(state, search, who(watcher)) {
            Some(true) => (1, state.card(who(watcher)).skills.bribery.unwrap_or_default(), watcher),
            Some(false) | None => (4, 0, watcher),
        },
        Action::Blame(watcher) => (2, worth(state, seat, who(watcher)), watcher),
        Action::LastResort(worker) => (3, worth(state, seat, who(worker)), worker),
        _ => unreachable!("a detected way is defended"),
    }
}

/// How much a gang would miss somebody: his best value, and the boss most of all.
fn worth(state: &State, seat: Seat, who: Prisoner) -> u8 {
    match who == state.gangs[seat].boss {
        true => u8::MAX,
        false => state.content().best_work[usize::from(who.0)],
    }
}
