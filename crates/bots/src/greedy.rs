//! Greedy: tries each choice in a few imagined worlds and takes what the game judges best.

use engine::{Dice, Judge, WORTH_MAX};

use crate::budget::{Budget, BudgetMeter};
use crate::lookahead::evaluate_choices;
use crate::{Bot, Decision, Position};

/// Looks one step ahead, over imagined worlds.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// How many worlds it imagines.
    pub worlds: u32,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { worlds: 8 }
    }
}

impl<G: Judge> Bot<G> for Greedy {
    fn decide(&mut self, position: &Position<'_, G>, dice: &mut Dice) -> Decision<G::Action> {
        let worths = evaluate_choices(position, self.worlds, None, &BudgetMeter::new(Budget::futures(1)), dice);
        let most = worths.iter().copied().fold(0.0, f64::max);
        // Equal choices are chosen among by chance, or a bot would always move to the first room of a list.
        let best: Vec<usize> = (0..worths.len()).filter(|&index| worths[index] == most).collect();
        let chosen = *dice.pick(&best);
        let others = (0..worths.len()).filter(|&index| index != chosen);
        let second = others.max_by(|&a, &b| worths[a].total_cmp(&worths[b]));
        let share = |index: usize| worths[index] / f64::from(WORTH_MAX);
        Decision {
            action: position.menu[chosen],
            worth: Some(share(chosen)),
            second: second.map(|index| (position.menu[index], share(index))),
            futures: self.worlds * position.menu.len() as u32,
            reasons: Vec::new(),
        }
    }
}
