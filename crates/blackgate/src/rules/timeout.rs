//! The action for a player whose time has run out: the column "Default" of the decision points in RULES.md.

use engine::{Game, Seat};

use super::dig_points;
use crate::Blackgate;
use crate::action::Action;
use crate::cards::{Kind, Tool};
use crate::state::{State, Step};

/// Answers that commit to nothing, or are the default of their decision point. No menu holds two that differ in that.
const DEFAULTS: [Action; 10] = [
    Action::End,
    Action::Refuse,
    Action::Pass,
    Action::Draw,
    Action::Loot,
    Action::Decline,
    Action::Exact,
    Action::Done,
    Action::Skip,
    Action::Fight,
];

/// The action that is taken for a seat whose time has run out; none if it is not asked.
pub(super) fn action(state: &State, seat: Seat) -> Option<Action> {
    let mut menu = Vec::new();
    Blackgate::legal(state, seat, &mut menu);
    let default = DEFAULTS.into_iter().find(|action| menu.contains(action));
    default.or_else(|| match &state.step {
        Step::Sap => menu.iter().copied().min_by_key(|&action| std::cmp::Reverse(points_dug(state, seat, action))),
        Step::MichelLoss { .. } | Step::Discard { .. } => {
            menu.iter().copied().min_by_key(|&action| loss(state, seat, action))
        }
        _ => menu.first().copied(),
    })
}

fn points_dug(state: &State, seat: Seat, action: Action) -> u8 {
    match action {
        Action::Dig(tool) => dig_points(&state.content, state.players[seat].gang, tool),
        _ => 0,
    }
}

/// What a dropped card loses: its points, then its value.
fn loss(state: &State, seat: Seat, action: Action) -> (u8, u8) {
    match action {
        Action::Drop(kind) => (points_of(state, seat, kind), state.content.values[kind.index()]),
        _ => (u8::MAX, u8::MAX),
    }
}

fn points_of(state: &State, seat: Seat, kind: Kind) -> u8 {
    let tool = Tool::ALL.into_iter().find(|tool| tool.kind() == kind);
    tool.map_or(0, |tool| dig_points(&state.content, state.players[seat].gang, tool))
}
