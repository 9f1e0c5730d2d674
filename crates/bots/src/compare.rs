//! Comparing the choice that was taken with the others: what a search finds best, and by how much it is better.
//!
//! The first half of the budget looks for the best other choice, as a search does. The second half plays futures of these
//! two alone, each pair in the same world with the same dice. Only the ends of these pairs say by how much they differ:
//! whoever is chosen because it looked best so far has been lucky so far, and its first futures would flatter it.

use engine::{Dice, Judge};

use crate::budget::BudgetMeter;
use crate::lookahead::{evaluate_choices, imagine_world};
use crate::tree::Tree;
use crate::{Budget, Position};

/// A choice that was taken, and the best of the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChoiceComparison<A> {
    /// The best of the others.
    pub other: A,
    /// How many pairs of futures were compared.
    pub pairs: u32,
}

/// Which of two compared choices a future belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    /// The choice that was taken.
    Taken,
    /// The best of the others.
    Other,
}

/// Compares a choice of the menu with all others. `observe` is shown the ends of the compared futures, a pair at a time.
/// `None` if there is no other choice. Without a limit of time the same position and seed give the same answer.
pub fn compare<G: Judge>(
    position: &Position<'_, G>,
    taken: G::Action,
    budget: Budget,
    seed: u64,
    observe: &mut dyn FnMut(Compared, &G::State),
) -> Option<ChoiceComparison<G::Action>> {
    let mut dice = Dice::seeded(seed);
    let menu = sensible_menu(position, taken, &mut dice);
    let Position { options, view, seat, .. } = *position;
    let position = &Position::<G> { options, view, seat, menu: &menu };
    let meter = BudgetMeter::new(budget);
    let roots = promising(position, &meter, &mut dice);
    if roots.len() < 2 {
        return None;
    }
    let mut duel = Duel::new(position, &roots, seed);
    let rival = duel.find_rival(roots.len(), &meter);
    Some(ChoiceComparison { other: roots[rival], pairs: duel.play_pairs(rival, &meter, observe) })
}

/// Plays futures of two choices, each pair in the same world with the same dice, until the budget is spent. `observe` is
/// shown their ends, a pair at a time. Gives the number of pairs.
pub fn play_pairs<G: Judge>(
    position: &Position<'_, G>,
    [taken, other]: [G::Action; 2],
    budget: Budget,
    seed: u64,
    observe: &mut dyn FnMut(Compared, &G::State),
) -> u32 {
    Duel::new(position, &[taken, other], seed).play_pairs(1, &BudgetMeter::new(budget), observe)
}

/// At least so many pairs are compared, however little time there is.
const PAIRS_MIN: u32 = 8;
/// The part of the budget that looks for the best other choice.
const SEARCH_SHARE: f64 = 0.5;
/// The place of the taken choice among those that are followed.
const TAKEN: usize = 0;

/// The choices that a sensible player considers, the taken one first.
fn sensible_menu<G: Judge>(position: &Position<'_, G>, taken: G::Action, dice: &mut Dice) -> Vec<G::Action> {
    let mut menu = position.menu.to_vec();
    G::prune(&G::imagine(position.options, position.view, dice), position.seat, &mut menu);
    if menu.iter().all(|action| *action == taken) {
        menu = position.menu.to_vec();
    }
    menu.retain(|action| *action != taken);
    menu.insert(TAKEN, taken);
    menu
}

/// The choices that are followed: the taken one, then those that look best one step ahead.
fn promising<G: Judge>(position: &Position<'_, G>, meter: &BudgetMeter, dice: &mut Dice) -> Vec<G::Action> {
    let worths = evaluate_choices(position, G::search(position.options).worlds, None, meter, dice);
    let mut others: Vec<usize> = (1..position.menu.len()).collect();
    engine::sort_short_by(&mut others, |&a, &b| worths[b].total_cmp(&worths[a]).is_lt());
    others.truncate(G::search(position.options).breadth.max(2) as usize);
    std::iter::once(TAKEN).chain(others).map(|index| position.menu[index]).collect()
}

/// Futures of some choices, side by side in the same worlds.
struct Duel<'a, G: Judge> {
    position: &'a Position<'a, G>,
    tree: Tree<G>,
    sweeps: u64,
    seed: u64,
}

impl<'a, G: Judge> Duel<'a, G> {
    fn new(position: &'a Position<'a, G>, roots: &[G::Action], seed: u64) -> Duel<'a, G> {
        Duel { position, tree: Tree::new(position.seat, roots.iter().copied(), None), sweeps: 0, seed }
    }

    /// Pairs of futures of the taken choice and of a rival.
    fn play_pairs(&mut self, rival: usize, meter: &BudgetMeter, observe: &mut dyn FnMut(Compared, &G::State)) -> u32 {
        let mut pairs = 0;
        while pairs < PAIRS_MIN || meter.spent(self.tree.futures) < 1.0 {
            let mut ends = self.sweep(&[TAKEN, rival]).into_iter();
            let (Some(taken_end), Some(other_end)) = (ends.next(), ends.next()) else { break };
            observe(Compared::Taken, &taken_end);
            observe(Compared::Other, &other_end);
            pairs += 1;
        }
        pairs
    }

    /// Plays a future of each choice, in one world and with the same dice.
    fn sweep(&mut self, roots: &[usize]) -> Vec<G::State> {
        let seed = (self.seed << 24) + 2 * self.sweeps;
        self.sweeps += 1;
        let mut dice = Dice::seeded(seed);
        let settings = G::search(self.position.options);
        let world = if settings.sealed == 0 {
            imagine_world(self.position, &mut Vec::new(), &mut dice)
        } else {
            let mut world = G::imagine(self.position.options, self.position.view, &mut dice);
            self.tree.answer_for_others(&mut world, self.position.seat, &settings, &mut dice);
            world
        };
        let mut future =
            |&root: &usize| self.tree.play_future(root as u32, world.clone(), &settings, Dice::seeded(seed + 1));
        roots.iter().map(&mut future).collect()
    }

    /// The best choice but the taken one: the worse half of them is given up from time to time.
    fn find_rival(&mut self, roots: usize, meter: &BudgetMeter) -> usize {
        let mut open: Vec<usize> = (0..roots).collect();
        let rounds = f64::from(roots.next_power_of_two().ilog2().max(1));
        let mut round = 0.0;
        loop {
            self.sweep(&open);
            let spent = meter.spent(self.tree.futures) / SEARCH_SHARE;
            while spent * rounds >= round + 1.0 && open.len() > 2 {
                round += 1.0;
                engine::sort_short_by(&mut open[1..], |&a, &b| {
                    self.tree.mean(b as u32).total_cmp(&self.tree.mean(a as u32)).is_lt()
                });
                open.truncate(open.len().div_ceil(2).max(2));
            }
            if spent >= 1.0 {
                break;
            }
        }
        let others = open[1..].iter().copied();
        others.max_by(|&a, &b| self.tree.mean(a as u32).total_cmp(&self.tree.mean(b as u32))).unwrap_or(open[1])
    }
}
