//! Choices that are sensible at a glance, for quick playouts.

use engine::Dice;

use super::{gain, is_pressed, survives, token_worth, worth};
use crate::board::{Cell, Cells, Dir};
use crate::content::TokenKind;
use crate::state::{Draft, Location, Pawn, Step, entrance};
use crate::{Action, State};

/// From longer menus the choice is random.
const MENU_MAX: usize = 48;

/// The index in the menu of a choice that is sensible at a glance.
pub(super) fn choose(state: &State, menu: &[Action], dice: &mut Dice) -> usize {
    let any = |dice: &mut Dice| dice.below(menu.len() as u32) as usize;
    if menu.len() < 2 || menu.len() > MENU_MAX {
        return any(dice);
    }
    match &state.step {
        Step::LayHall(_) | Step::LayToken(Draft::Turned(..)) | Step::Pick(_) | Step::Over(_) => return any(dice),
        Step::LayToken(_)
        | Step::Resign
        | Step::Move
        | Step::Encounter
        | Step::Propose(_)
        | Step::Answer(_)
        | Step::Give(_)
        | Step::Loot { .. }
        | Step::Destroy => {}
    }
    let mut weights = [0_u32; MENU_MAX];
    let near = near(state);
    for (weight, &action) in weights.iter_mut().zip(menu) {
        *weight = weigh(state, action, near);
    }
    let sum: u32 = weights[..menu.len()].iter().sum();
    if sum == 0 {
        return any(dice);
    }
    let mut rank = dice.below(sum);
    let chosen = weights.iter().position(|&weight| {
        let is_here = rank < weight;
        rank = rank.wrapping_sub(weight);
        is_here
    });
    chosen.unwrap_or_default()
}

/// The cells next to the pawn on turn, and those next to pawns of others.
fn near(state: &State) -> (Cells, Cells) {
    let own = state.vehicle().cell().map(Cells::only).unwrap_or_default();
    let others = state.occupied().minus(own);
    (own.neighbours(), others.neighbours())
}

fn weigh(state: &State, action: Action, (own, others): (Cells, Cells)) -> u32 {
    match action {
        Action::Move(dir) => drive(state, state.vehicle().place, dir).0,
        Action::Boost(first, second) => {
            let (_, over) = drive(state, state.vehicle().place, first);
            let onwards = over.map_or(0, |over| drive(state, Location::Inside(over), second).0);
            // A booster should be spent for something.
            onwards * onwards / (onwards + 12)
        }
        Action::DriveOff => 8,
        Action::Press if leads(state) => 12,
        Action::Press => 2,
        Action::Ignore => 4,
        Action::Trade(_) | Action::Give(_) => 1,
        Action::Attack(pawn) => attack(state, pawn),
        Action::Offer(token) => 40 / (token_worth(&state.content, token) + 8),
        Action::Ask(token) => 1 + token_worth(&state.content, token) / 10,
        Action::Propose => 12,
        // Quick playouts do not haggle; search may.
        Action::Counter => 0,
        Action::Cancel | Action::Done | Action::GoOn => 4,
        Action::Accept | Action::Decline => answer(state, action == Action::Accept),
        Action::HandOver(_) | Action::Take(_) => 1,
        Action::Resign => 0,
        Action::Loot(token) => {
            let worth = token_worth(&state.content, token);
            worth * worth + 1
        }
        Action::LayToken(_) => 1,
        Action::On(cell) => on(state, cell, own, others),
        Action::Destroy(cell) => 1 + 6 * u32::from(others.contains(cell)) - u32::from(own.contains(cell)),
        Action::Pick(_) | Action::LayHall(_) | Action::Turn(_) => 1,
    }
}

/// How good a step is, and where it ends.
fn drive(state: &State, from: Location, dir: Dir) -> (u32, Option<Cell>) {
    let to = match from {
        Location::Inside(cell) => cell.neighbour(dir),
        Location::Outside | Location::Left(_) | Location::Lost | Location::Resigned => {
            Some(Cell::corner(entrance(state.board.active(), state.turn)))
        }
    };
    let Some(to) = to else { return (if leads(state) { 200 } else { 60 }, None) };
    let outwards = if is_pressed(state) { ring(to) * ring(to) * 2 } else { 0 };
    if !state.board.stocked().contains(to) {
        return (3 + outwards, Some(to));
    }
    let vehicle = state.vehicle();
    if !survives(state, to, dir, vehicle.fire(&state.content), vehicle.armour) {
        return (0, Some(to));
    }
    let lies = state.board.token(to).map_or(0, |laid| token_worth(&state.content, laid.token));
    (3 + outwards + lies, Some(to))
}

/// How far a cell is from the centre.
fn ring(cell: Cell) -> u32 {
    let (q, r) = cell.axial();
    u32::from(q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs()))
}

/// Whether no pawn has more than the one on turn.
fn leads(state: &State) -> bool {
    let own = worth(state, state.vehicle());
    state.vehicles.values().iter().all(|vehicle| worth(state, vehicle) <= own)
}

fn attack(state: &State, pawn: Pawn) -> u32 {
    let (own, other) = (state.vehicle(), &state.vehicles[pawn]);
    let wins = own.fire(&state.content) >= other.armour;
    let dies = other.fire(&state.content) >= own.armour;
    match (wins, dies) {
        (true, false) => 12 + 4 * worth(state, other),
        (true, true) => 1,
        (false, false) => 2,
        (false, true) => 0,
    }
}

fn answer(state: &State, accepts: bool) -> u32 {
    let Step::Answer(terms) = &state.step else { return 1 };
    let is_good = gain(state, &state.vehicles[terms.partner], &terms.offered, &terms.asked) > 0;
    if is_good == accepts { 9 } else { 1 }
}

/// Trophies and upgrades go near the own pawn, guards near the others.
fn on(state: &State, cell: Cell, own: Cells, others: Cells) -> u32 {
    let Step::LayToken(Draft::Where(token)) = state.step else { return 1 };
    match state.content.kind(token) {
        TokenKind::Guard { .. } => 1 + 5 * u32::from(others.contains(cell) && !own.contains(cell)),
        TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => {
            1 + 8 * u32::from(own.contains(cell) && !others.contains(cell))
        }
    }
}
