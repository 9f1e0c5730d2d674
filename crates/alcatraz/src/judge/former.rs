//! The judgement of the first bots, kept as it was: the fixed opponents that later bots are measured against.

pub(super) mod goal;
mod weights;

use engine::{Dice, Seat, Seats};

use self::goal::best_goal;
use self::weights::Weights;
use crate::action::Action;
use crate::state::{Ask, Board, Element, State, Step};

/// The worth of a position that is as good as won.
const WORTH_MAX: u32 = 1000;

pub(super) fn judge(state: &State, seat: Seat) -> u32 {
    let board = &state.board;
    let own = &board.prisoners[seat];
    let others = Seats::all(board.seats()).without(seat);
    let nearest = others.iter().map(|other| missing_elements(board, other)).min().unwrap_or(6);
    let (done, threat) = (6 - nearest, 6 - missing_elements(board, seat));
    let mut worth = 300 + 75 * done + 34 * u32::from(own.marks.len());
    worth -= 42 * threat;
    // With few rounds left, the missing elements may never come.
    let rounds = u32::from(state.content.guards.most().saturating_sub(board.guards_total()));
    worth -= 12 * (2 * nearest).saturating_sub(rounds).min(8);
    let value = best_goal(state, seat).map_or(0, |goal| goal.value);
    worth += if board.goat == seat { value * 2 / 3 } else { value };
    // A task that another prisoner completes brings an element, too, except to the goat.
    let shared: u32 = others.iter().filter_map(|other| best_goal(state, other)).map(|goal| goal.value / 16).sum();
    worth += if board.goat == seat { 0 } else { shared };
    worth += 2 * u32::from(own.goods.items.total());
    worth += 4 * u32::from(own.goods.cash) + 4 * u32::from(own.stamina) + 4 * u32::from(state.hands[seat].len());
    if board.goat == seat {
        worth = worth.saturating_sub(25 + 12 * threat);
    }
    worth = worth.saturating_add_signed(step_bonus(state, seat));
    let guards = u32::from(board.guards[own.room.index()]);
    worth.saturating_sub(4 * guards.saturating_sub(1)).min(WORTH_MAX - 1)
}

/// By weights, with some chance.
pub(super) fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
    if let [_] = menu {
        return 0;
    }
    let weights = Weights::new(state, seat);
    let total: u32 = menu.iter().map(|&action| weights.weight(action)).sum();
    if total == 0 {
        return dice.below(menu.len() as u32) as usize;
    }
    let mut roll = dice.below(total);
    for (index, &action) in menu.iter().enumerate() {
        let weight = weights.weight(action);
        if roll < weight {
            return index;
        }
        roll -= weight;
    }
    menu.len() - 1
}

/// What the step adds: action points, the own vote or answer, or the delay of a trade that is not agreed yet.
fn step_bonus(state: &State, seat: Seat) -> i32 {
    let board = &state.board;
    match &state.step {
        Step::Turn(turn, Ask::Deal(_) | Ask::Offer(_)) if turn.seat == seat => -20,
        Step::Turn(turn, _) if turn.seat == seat => 3 * i32::from(turn.points),
        Step::Vote(votes) => match *votes.own(seat) {
            Some(goat) if goat == seat => -30,
            Some(goat) => 24 - 4 * missing_elements(board, goat) as i32 - 2 * i32::from(state.hands[goat].len()),
            None => 0,
        },
        Step::Consent(_, _, answers) => match *answers.own(seat) {
            Some(agrees) if agrees == (board.goat != seat) => 20,
            Some(_) => -20,
            None => 0,
        },
        _ => 0,
    }
}

/// How many elements all but this prisoner lack.
pub(super) fn missing_elements(board: &Board, without: Seat) -> u32 {
    Element::COUNT as u32 - u32::from(board.marks_without(without).len())
}
