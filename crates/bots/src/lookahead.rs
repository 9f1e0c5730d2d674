//! Looking one step ahead: all that the greedy bot does, and the first step of a search.

use engine::learned::Weights;
use engine::{Dice, Judge, Log, Seats};

use crate::budget::BudgetMeter;
use crate::{Position, worth};

/// The part of a limit of time that looking one step ahead may take. In one world it always looks.
const TIME_SHARE: f64 = 0.2;

/// A state that the view allows, in which all other deciders have answered by instinct: the next answer opens sealed
/// choices.
pub(crate) fn imagine_world<G: Judge>(
    position: &Position<'_, G>,
    menu: &mut Vec<G::Action>,
    dice: &mut Dice,
) -> G::State {
    let mut state = G::imagine(position.options, position.view, dice);
    // A bound, because instinct may change a draft back and forth.
    for _ in 0..512 {
        let others: Seats = G::deciders(&state).without(position.seat);
        let Some(seat) = others.first() else { break };
        menu.clear();
        G::legal(&state, seat, menu);
        let action = menu[G::instinct(&state, seat, menu, dice)];
        G::apply(&mut state, seat, action, dice, &mut Log::silent()).expect("listed actions apply");
    }
    state
}

/// The worth of each choice to the seat after one step, from 0 to [`WORTH_MAX`](engine::WORTH_MAX), averaged over imagined worlds.
pub(crate) fn evaluate_choices<G: Judge>(
    position: &Position<'_, G>,
    worlds: u32,
    weights: Option<&Weights>,
    meter: &BudgetMeter,
    dice: &mut Dice,
) -> Vec<f64> {
    let mut sums = vec![0_u64; position.menu.len()];
    let (mut menu, mut seen) = (Vec::new(), 0_u32);
    while seen < worlds.max(1) && (seen == 0 || meter.spent(0) < TIME_SHARE) {
        seen += 1;
        let world = imagine_world(position, &mut menu, dice);
        for (sum, &action) in sums.iter_mut().zip(position.menu) {
            let mut state = world.clone();
            G::apply(&mut state, position.seat, action, dice, &mut Log::silent()).expect("listed actions apply");
            *sum += u64::from(worth::<G>(&state, position.seat, weights));
        }
    }
    sums.into_iter().map(|sum| sum as f64 / f64::from(seen)).collect()
}
