//! Search: Monte Carlo tree search over information sets.
//!
//! It looks one step ahead first, as greedy does, and follows the most promising choices only. Each *sweep* imagines a
//! world that the seat's view allows and plays a future for every choice that is still followed, in that same world
//! and with the same dice: what is luck is luck for all of them, and a small difference shows after few sweeps. From
//! time to time the worse half is given up (sequential halving; Karnin, Koren and Somekh, 2013). Where one choice is
//! ahead of all others by many standard errors the search ends at once.
//!
//! Behind each choice grows a tree of what the searching seat can tell apart: a path of decisions, whatever the hidden
//! cards. Since not every choice exists in every world, a choice is weighed against how often it could have been taken
//! (Cowling, Powley and Whitehouse, 2012). Every seat in the tree maximises its own worth, which
//! covers any number of players, teams and shared wins. Menus can be wide: a node gets a new branch only as its
//! visits grow, the one that instinct picks.
//!
//! Where several seats decide at the same time, the others answer before the searching seat does, and leave no trace
//! below in the tree: a sealed choice is unknown to the others. They answer by instinct, or each by what has paid for it
//! so far (decoupled selection; Tak, Lanctot and Winands, 2014), as the game's settings say.

use engine::learned::Weights;
use engine::{Dice, Judge, SearchSettings, WORTH_MAX};

use crate::budget::BudgetMeter;
use crate::lookahead::{evaluate_choices, imagine_world};
use crate::tree::Tree;
use crate::{Bot, Budget, Decision, Position};

/// Monte Carlo tree search over the worlds that a view allows.
#[derive(Clone, Debug)]
pub struct Search {
    budget: Budget,
    /// How many trees grow side by side, each on a core of its own where there are cores.
    trees: u32,
    /// The settings in place of the game's own.
    settings: Option<SearchSettings>,
    /// How many times as many choices it follows as the settings say.
    breadth_times: u32,
    /// The weights of a learned judge in place of the game's own.
    weights: Option<&'static Weights>,
    figures: SearchFigures,
}

/// What a search did, for benchmarks.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchFigures {
    /// Futures that were played.
    pub futures: u64,
    /// Actions in all of them, in the tree and behind it.
    pub actions: u64,
    /// Worlds that were imagined, for futures and for the look one step ahead.
    pub worlds: u64,
}

/// What came of following some choices.
#[derive(Clone, Copy, Debug, Default)]
struct ChoiceStats {
    visits: u32,
    /// The sum of what the futures were worth to the searching seat, each from 0 to 1.
    worth: f64,
}

impl ChoiceStats {
    fn mean(self) -> f64 {
        self.worth / f64::from(self.visits.max(1))
    }
}

/// What one tree found.
struct SearchTree {
    /// By the choice's place among those that are followed.
    tallies: Vec<ChoiceStats>,
    /// The standard deviation of what futures were worth.
    deviation: f64,
    futures: u32,
    actions: u64,
    worlds: u64,
}

impl Search {
    /// A search with the settings of its game.
    pub fn new(budget: Budget) -> Search {
        Search { budget, trees: 1, settings: None, breadth_times: 1, weights: None, figures: SearchFigures::default() }
    }

    /// The same search with several trees that vote in the end.
    #[must_use]
    pub fn with_trees(mut self, trees: u32) -> Search {
        self.trees = trees.max(1);
        self
    }

    /// The same search with other settings than those of its game.
    #[must_use]
    pub fn with_settings(mut self, settings: SearchSettings) -> Search {
        self.settings = Some(settings);
        self
    }

    /// The same search with so many times the choices that the settings follow.
    #[must_use]
    pub fn with_breadth_times(mut self, times: u32) -> Search {
        self.breadth_times = times;
        self
    }

    /// The same search with other weights than those of its game, for training.
    #[must_use]
    pub fn with_weights(mut self, weights: &'static Weights) -> Search {
        self.weights = Some(weights);
        self
    }

    /// What all searches of this bot did so far.
    pub fn figures(&self) -> SearchFigures {
        self.figures
    }

    /// Follows some choices of the menu until the budget is spent, the worse half of them ever shorter.
    fn grow<G: Judge>(
        &self,
        position: &Position<'_, G>,
        followed: &[usize],
        settings: &SearchSettings,
        meter: &BudgetMeter,
        seed: u64,
    ) -> SearchTree {
        let actions = followed.iter().map(|&index| position.menu[index]);
        let mut tree = Tree::<G>::new(position.seat, actions, self.weights);
        let mut open: Vec<usize> = (0..followed.len()).collect();
        let rounds = f64::from(followed.len().next_power_of_two().ilog2().max(1));
        let (mut round, mut sweeps, mut menu) = (0.0, 0, Vec::new());
        while meter.spent(tree.futures) < 1.0 && !is_clear(&tree, &open, settings, meter) {
            let mut dice = Dice::seeded(seed + 2 * sweeps);
            let world = if settings.sealed == 0 {
                imagine_world(position, &mut menu, &mut dice)
            } else {
                let mut world = G::imagine(position.options, position.view, &mut dice);
                tree.answer_for_others(&mut world, position.seat, settings, &mut dice);
                world
            };
            for &root in &open {
                // The same dice for all: they differ by what is chosen, and by nothing else if possible.
                tree.play_future(root as u32, world.clone(), settings, Dice::seeded(seed + 2 * sweeps + 1));
            }
            sweeps += 1;
            while meter.spent(tree.futures) * rounds >= round + 1.0 && open.len() > 2 {
                round += 1.0;
                sort_down(&mut open, &|root| tree.mean(root as u32));
                open.truncate(open.len().div_ceil(2));
            }
        }
        let tally =
            |root| ChoiceStats { visits: tree.visits(root), worth: tree.mean(root) * f64::from(tree.visits(root)) };
        let tallies = (0..followed.len() as u32).map(tally).collect();
        SearchTree {
            tallies,
            deviation: tree.deviation(),
            futures: tree.futures,
            actions: tree.actions,
            worlds: sweeps,
        }
    }
}

/// The choices that a sensible player considers, one of those that lead to the same.
fn considered<G: Judge>(position: &Position<'_, G>, dice: &mut Dice) -> Vec<G::Action> {
    let mut menu = position.menu.to_vec();
    if menu.len() > 1 {
        G::prune(&G::imagine(position.options, position.view, dice), position.seat, &mut menu);
    }
    if menu.is_empty() {
        menu = position.menu.to_vec();
    }
    let firsts = engine::alike::<G>(position.options, position.view, position.seat, &menu);
    let mut place = 0;
    menu.retain(|_| {
        place += 1;
        firsts[place - 1] == place - 1
    });
    menu
}

/// The part of a budget that is spent before a choice can be clear: trees grow first.
const CLEAR_SHARE: f64 = 0.125;
/// So many sweeps are made before a choice can be clear.
const CLEAR_SWEEPS: u32 = 16;

/// Whether the best of the choices that are still followed is so far ahead that more futures will not change it.
fn is_clear<G: Judge>(tree: &Tree<G>, open: &[usize], settings: &SearchSettings, meter: &BudgetMeter) -> bool {
    let visits = |root: &usize| tree.visits(*root as u32);
    let mean = |root: &usize| tree.mean(*root as u32);
    let Some(best) = open.iter().max_by(|a, b| mean(a).total_cmp(&mean(b))) else { return true };
    if settings.clear == 0 || visits(best) < CLEAR_SWEEPS || meter.spent(tree.futures) < CLEAR_SHARE {
        return false;
    }
    let margin = f64::from(settings.clear) / 100.0 * tree.deviation();
    let is_behind = |root: &usize| mean(best) - mean(root) > margin * standard_error(visits(best), visits(root));
    open.iter().all(|root| root == best || is_behind(root))
}

/// The standard error of the difference of two means of so many futures that have a deviation of 1.
fn standard_error(one: u32, other: u32) -> f64 {
    (1.0 / f64::from(one.max(1)) + 1.0 / f64::from(other.max(1))).sqrt()
}

impl<G: Judge> Bot<G> for Search {
    fn decide(&mut self, position: &Position<'_, G>, dice: &mut Dice) -> Decision<G::Action> {
        let menu = considered(position, dice);
        let Position { options, view, seat, .. } = *position;
        let position: &Position<'_, G> = &Position { options, view, seat, menu: &menu };
        if let [only] = position.menu {
            return Decision::without_search(*only);
        }
        let settings = self.settings.unwrap_or_else(|| G::search(options));
        let meter = BudgetMeter::new(self.budget.shared_by(self.trees));
        let worths = evaluate_choices(position, settings.worlds, self.weights, &meter, dice);
        let mut followed: Vec<usize> = (0..position.menu.len()).collect();
        sort_down(&mut followed, &|index| worths[index]);
        let favourite = (settings.trust > 0).then(|| {
            let world = G::imagine(position.options, position.view, dice);
            G::instinct(&world, position.seat, position.menu, dice)
        });
        let breadth = (self.breadth_times * settings.breadth.max(2)) as usize;
        if let Some(place) = favourite.and_then(|favourite| followed[..].iter().position(|&one| one == favourite)) {
            followed[..=place].rotate_right(usize::from(place >= breadth));
        }
        followed.truncate(breadth);
        let seeds: Vec<u64> = (0..self.trees).map(|_| u64::from(dice.below(u32::MAX)) << 24).collect();
        let grown = side_by_side(&seeds, |seed| self.grow(position, &followed, &settings, &meter, seed));
        self.figures.worlds += u64::from(settings.worlds);
        for SearchTree { futures, actions, worlds, .. } in &grown {
            self.figures.futures += u64::from(*futures);
            self.figures.actions += actions;
            self.figures.worlds += worlds;
        }
        let prior = |index: usize| worths[index] / f64::from(WORTH_MAX);
        let tallies = followed.iter().enumerate().map(|(place, &index)| {
            // What was seen at a glance counts as much as a few futures.
            let glance = ChoiceStats { visits: settings.glance, worth: prior(index) * f64::from(settings.glance) };
            let add = |sum: ChoiceStats, more: ChoiceStats| ChoiceStats {
                visits: sum.visits + more.visits,
                worth: sum.worth + more.worth,
            };
            (position.menu[index], grown.iter().map(|grown| grown.tallies[place]).fold(glance, add))
        });
        let futures = grown.iter().map(|grown| grown.futures).sum();
        let decision = conclude(tallies.clone().collect(), futures);
        let deviation = grown.iter().map(|grown| grown.deviation).fold(0.0, f64::max);
        let margin = f64::from(settings.trust) / 100.0 * deviation;
        match favourite.map(|index| position.menu[index]) {
            Some(action) => prefer(decision, action, &tallies.collect::<Vec<_>>(), margin),
            None => decision,
        }
    }
}

/// The best first; what is equal stays in order. One function for all games, since sorting is much code.
fn sort_down(choices: &mut [usize], worth: &dyn Fn(usize) -> f64) {
    engine::sort_short_by(choices, |&a, &b| worth(b).total_cmp(&worth(a)).is_lt());
}

/// The best of the choices that were followed to the end.
fn conclude<A: Copy>(mut tallies: Vec<(A, ChoiceStats)>, futures: u32) -> Decision<A> {
    let most = tallies.iter().map(|(_, tally)| tally.visits).max().unwrap_or_default();
    // Who was given up early may have been lucky.
    let is_sure = |tally: ChoiceStats| tally.visits * 2 >= most;
    let order = |a: ChoiceStats, b: ChoiceStats| is_sure(b).cmp(&is_sure(a)).then(b.mean().total_cmp(&a.mean()));
    engine::sort_short_by(&mut tallies, |(_, a), (_, b)| order(*a, *b).is_lt());
    let (action, tally) = tallies[0];
    Decision {
        action,
        worth: Some(tally.mean()),
        second: tallies.get(1).map(|(action, tally)| (*action, tally.mean())),
        futures,
        reasons: Vec::new(),
    }
}

/// Takes what instinct would, unless the best choice is better by more than chance explains: `margin` times the standard
/// error of the difference if futures had a deviation of 1.
fn prefer<A: Copy + PartialEq>(
    decision: Decision<A>,
    favourite: A,
    tallies: &[(A, ChoiceStats)],
    margin: f64,
) -> Decision<A> {
    let find = |action: A| tallies.iter().find(|(one, _)| *one == action).map(|(_, tally)| *tally);
    let (Some(best), Some(own)) = (find(decision.action), find(favourite)) else { return decision };
    let error = standard_error(best.visits, own.visits);
    if decision.action == favourite || best.mean() - own.mean() > margin * error {
        return decision;
    }
    let second = Some((decision.action, best.mean()));
    Decision { action: favourite, worth: Some(own.mean()), second, ..decision }
}

#[cfg(not(target_arch = "wasm32"))]
fn side_by_side<T: Send>(seeds: &[u64], grow: impl Fn(u64) -> T + Sync) -> Vec<T> {
    use rayon::prelude::*;
    match seeds {
        [seed] => vec![grow(*seed)],
        _ => seeds.par_iter().map(|&seed| grow(seed)).collect(),
    }
}

#[cfg(target_arch = "wasm32")]
fn side_by_side<T>(seeds: &[u64], grow: impl Fn(u64) -> T) -> Vec<T> {
    seeds.iter().map(|&seed| grow(seed)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instinct_is_kept_unless_another_choice_is_surely_better() {
        let tally = |mean: f64| ChoiceStats { visits: 50, worth: 50.0 * mean };
        let tallies = [('a', tally(0.6)), ('b', tally(0.5))];
        let best = || conclude(tallies.to_vec(), 100);
        assert_eq!(best().action, 'a');
        // With a deviation of 0.1 the difference is five standard errors; with one of 0.4 it is hardly more than one.
        assert_eq!(prefer(best(), 'b', &tallies, 2.0 * 0.1).action, 'a');
        let kept = prefer(best(), 'b', &tallies, 2.0 * 0.4);
        assert_eq!((kept.action, kept.second), ('b', Some(('a', 0.6))));
    }
}
