//! Greedy: tries each choice in a few imagined worlds and takes what the game judges best.

use engine::{Dice, Game, Seats, Silent, WORTH_MAX};

use crate::{Bot, Question, Thought, worth};

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

impl<G: Game> Bot<G> for Greedy {
    fn think(&mut self, question: &Question<'_, G>, dice: &mut Dice) -> Thought<G::Action> {
        let mut sums = vec![0_u64; question.menu.len()];
        for _ in 0..self.worlds {
            let world = G::imagine(question.options, question.view, dice);
            for (sum, &action) in sums.iter_mut().zip(question.menu) {
                let mut state = world.clone();
                if G::apply(&mut state, question.seat, action, dice, &mut Silent).is_ok() {
                    settle::<G>(&mut state, question, dice);
                    *sum += u64::from(worth::<G>(&state, question.seat));
                }
            }
        }
        let mean = |sum: u64| sum as f64 / f64::from(self.worlds) / f64::from(WORTH_MAX);
        let most = sums.iter().copied().max().unwrap_or_default();
        // Equal choices are chosen among by chance, or a bot would always move to the first room of a list.
        let best: Vec<usize> = (0..sums.len()).filter(|&index| sums[index] == most).collect();
        let chosen = *dice.pick(&best);
        let second = (0..sums.len()).filter(|&index| index != chosen).max_by_key(|&index| sums[index]);
        Thought {
            action: question.menu[chosen],
            worth: Some(mean(most)),
            second: second.map(|index| (question.menu[index], mean(sums[index]))),
            futures: self.worlds * question.menu.len() as u32,
        }
    }
}

/// Choices at the same time tell nothing until they open, so that the others answer by instinct first.
fn settle<G: Game>(state: &mut G::State, question: &Question<'_, G>, dice: &mut Dice) {
    let mut menu = Vec::new();
    for _ in 0..64 {
        let others: Seats = G::deciders(state).without(question.seat);
        if G::deciders(state).len() < 2 {
            return;
        }
        let Some(seat) = others.first() else { return };
        menu.clear();
        G::legal(state, seat, &mut menu);
        let action = menu[G::instinct(state, seat, &menu, dice)];
        if G::apply(state, seat, action, dice, &mut Silent).is_err() {
            return;
        }
    }
}
