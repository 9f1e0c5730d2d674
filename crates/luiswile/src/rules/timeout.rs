//! The action for a player whose time has run out (LUI-R55).

use engine::{Game, Seat};

use super::day_event::fight_asked_about;
use super::patrol::{defence_action, each_defence};
use crate::cards::{Number, Prisoner};
use crate::event::Defended;
use crate::state::{Search, Step};
use crate::{Action, Luiswile, State};

/// The action that is taken for a seat whose time has run out; none if it is not asked.
pub(super) fn action(state: &State, seat: Seat) -> Option<Action> {
    if !Luiswile::deciders(state).contains(seat) {
        return None;
    }
    match &state.step {
        // Members without a place rest, missing orders stay empty, nothing is changed.
        Step::Place | Step::Orders | Step::Changes => Some(Action::Ready),
        Step::Stop(fights) => {
            let fight = fight_asked_about(fights, seat)?;
            Some(Action::Stop(state.card(fight.a).number, state.card(fight.b).number))
        }
        Step::Defend(search) => cheapest_defence(state, search, seat),
        Step::Over(_) => None,
    }
}

fn cheapest_defence(state: &State, search: &Search, seat: Seat) -> Option<Action> {
    let way = search.found(seat)?;
    let mut cheapest: Option<((u8, u8, Number), Action)> = None;
    each_defence(state, search, seat, way, |who, how| {
        let cost = cost(state, seat, who, how);
        if cheapest.is_none_or(|(least, _)| cost < least) {
            cheapest = Some((cost, defence_action(state, who, how)));
        }
    });
    cheapest.map(|(_, action)| action)
}

/// The kind of defence, then what it costs, then the number.
fn cost(state: &State, seat: Seat, who: Prisoner, how: Defended) -> (u8, u8, Number) {
    let card = state.card(who);
    match how {
        Defended::Talk => (0, 0, card.number),
        Defended::Bribe => (1, card.skills.bribery.unwrap_or_default(), card.number),
        Defended::Blame => (2, worth(state, seat, who), card.number),
        Defended::LastResort => (3, worth(state, seat, who), card.number),
        Defended::FailedBribe => (4, 0, card.number),
    }
}

/// How much a gang would miss a member: his best value, and the boss most of all.
fn worth(state: &State, seat: Seat, who: Prisoner) -> u8 {
    match who == state.gangs[seat].boss {
        true => u8::MAX,
        false => state.content().best_work[usize::from(who.0)],
    }
}
