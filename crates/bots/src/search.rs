//! Search: Monte Carlo tree search over information sets.
//!
//! Each future begins in another world that the seat's view allows. The tree is what the searching seat can tell
//! apart: a path of decisions, whatever the hidden cards. Since not every choice exists in every world, a choice is
//! weighed against how often it could have been taken (Cowling, Powley and Whitehouse, 2012). Every seat in the tree
//! looks for its own good, so that any number of players, teams and shared wins are all the same to it.
//!
//! Where several seats decide at the same time, the others answer by instinct before the searching seat does, and
//! leave no trace in the tree: nobody can build on what is sealed.

use web_time::{Duration, Instant};

use engine::{BySeat, Dice, Game, SEATS_MAX, Seat, Silent, WORTH_MAX};

use crate::{Bot, Question, Thought, worth_of_outcome};

/// When to stop searching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// After this many futures; the same dice then give the same answer.
    Futures(u32),
    /// After this long.
    Time(Duration),
}

/// Monte Carlo tree search over the worlds that a view allows.
#[derive(Clone, Debug)]
pub struct Search {
    budget: Budget,
    /// How many trees grow side by side, each on a core of its own where there are cores.
    trees: u32,
    /// How much it tries what it knows little of.
    curiosity: f32,
    /// After this many actions a future is judged instead of played to its end.
    horizon: u32,
    figures: SearchFigures,
}

/// What a search did, for benchmarks.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchFigures {
    /// Futures that were played.
    pub futures: u64,
    /// Actions in all of them, in the tree and behind it.
    pub actions: u64,
}

impl Search {
    /// After so many actions a future is judged, unless told otherwise.
    pub const HORIZON: u32 = 120;

    /// A search with the usual settings.
    pub fn new(budget: Budget) -> Search {
        Search { budget, trees: 1, curiosity: 0.6, horizon: Search::HORIZON, figures: SearchFigures::default() }
    }

    /// The same search with several trees that vote in the end.
    #[must_use]
    pub fn with_trees(mut self, trees: u32) -> Search {
        self.trees = trees.max(1);
        self
    }

    /// The same search that judges futures after this many actions.
    #[must_use]
    pub fn with_horizon(mut self, horizon: u32) -> Search {
        self.horizon = horizon;
        self
    }

    /// What all searches of this bot did so far.
    pub fn figures(&self) -> SearchFigures {
        self.figures
    }

    fn grow<G: Game>(&self, question: &Question<'_, G>, seed: u64) -> Tree<G> {
        let mut tree = Tree::<G>::new(seed);
        match self.budget {
            Budget::Futures(futures) => {
                for _ in 0..futures.div_ceil(self.trees) {
                    tree.play_future(question, self);
                }
            }
            Budget::Time(time) => {
                let start = Instant::now();
                // Looking at the clock costs little beside four futures.
                while start.elapsed() < time {
                    (0..4).for_each(|_| tree.play_future(question, self));
                }
            }
        }
        tree
    }
}

impl<G: Game> Bot<G> for Search {
    fn think(&mut self, question: &Question<'_, G>, dice: &mut Dice) -> Thought<G::Action> {
        if let [only] = question.menu {
            return Thought::thoughtless(*only);
        }
        let seeds: Vec<u64> = (0..self.trees).map(|_| u64::from(dice.below(u32::MAX)) << 20).collect();
        let trees = side_by_side(&seeds, |seed| self.grow(question, seed));
        for tree in &trees {
            self.figures.futures += u64::from(tree.futures);
            self.figures.actions += tree.actions;
        }
        vote(question.menu, &trees)
    }
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

/// The choice that was tried most often over all trees, which is steadier than the best average.
fn vote<G: Game>(menu: &[G::Action], trees: &[Tree<G>]) -> Thought<G::Action> {
    let mut tallies: Vec<(u32, f64)> = vec![(0, 0.0); menu.len()];
    for child in trees.iter().flat_map(Tree::root_children) {
        if let Some(index) = menu.iter().position(|action| *action == child.action) {
            tallies[index].0 += child.visits;
            tallies[index].1 += child.worth;
        }
    }
    let mut order: Vec<usize> = (0..menu.len()).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(tallies[index].0));
    let mean = |index: usize| tallies[index].1 / f64::from(tallies[index].0.max(1));
    Thought {
        action: menu[order[0]],
        worth: Some(mean(order[0])),
        second: order.get(1).map(|&index| (menu[index], mean(index))),
        futures: trees.iter().map(|tree| tree.futures).sum(),
    }
}

/// A decision that was tried: what was done, by whom, and what came of it to them.
struct Node<A> {
    action: A,
    seat: Seat,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// The sum of what it was worth to the seat, each from 0 to 1.
    worth: f64,
    first_child: u32,
    next_sibling: u32,
}

const NO_NODE: u32 = u32::MAX;
/// The children of the root hang here; no other node has this number.
const ROOT: u32 = u32::MAX - 1;

struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
    first_child_of_root: u32,
    dice: Dice,
    futures: u32,
    actions: u64,
    menu: Vec<G::Action>,
    path: Vec<u32>,
    untried: Vec<u16>,
}

impl<G: Game> Tree<G> {
    fn new(seed: u64) -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            first_child_of_root: NO_NODE,
            dice: Dice::seeded(seed),
            futures: 0,
            actions: 0,
            menu: Vec::new(),
            path: Vec::new(),
            untried: Vec::new(),
        }
    }

    fn root_children(&self) -> impl Iterator<Item = &Node<G::Action>> {
        self.children(ROOT).map(|index| &self.nodes[index as usize])
    }

    fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        let mut next = self.first_child(node);
        std::iter::from_fn(move || {
            let index = next;
            (index != NO_NODE).then(|| {
                next = self.nodes[index as usize].next_sibling;
                index
            })
        })
    }

    fn first_child(&self, node: u32) -> u32 {
        if node == ROOT { self.first_child_of_root } else { self.nodes[node as usize].first_child }
    }

    /// One future: imagine a world, walk down the tree, try something new, play on, and learn from the end.
    fn play_future(&mut self, question: &Question<'_, G>, search: &Search) {
        self.futures += 1;
        let mut state = G::imagine(question.options, question.view, &mut self.dice);
        self.path.clear();
        let mut node = ROOT;
        let mut left = search.horizon;
        while left > 0 {
            let deciders = G::deciders(&state);
            let Some(first) = deciders.first() else { break };
            left -= 1;
            // What is sealed leaves no trace: the others go first, by instinct.
            let in_tree = deciders.len() == 1 || deciders.single() == Some(question.seat);
            let seat = if in_tree { first } else { deciders.without(question.seat).first().unwrap_or(first) };
            self.menu.clear();
            G::legal(&state, seat, &mut self.menu);
            if !in_tree || self.menu.len() == 1 {
                let index = G::instinct(&state, seat, &self.menu, &mut self.dice);
                self.apply(&mut state, seat, self.menu[index]);
                continue;
            }
            let (child, is_new) = self.descend(node, &state, seat, search.curiosity);
            self.path.push(child);
            self.apply(&mut state, seat, self.nodes[child as usize].action);
            node = child;
            if is_new {
                break;
            }
        }
        self.play_on(&mut state, left);
        self.learn(&state);
    }

    fn apply(&mut self, state: &mut G::State, seat: Seat, action: G::Action) {
        self.actions += 1;
        G::apply(state, seat, action, &mut self.dice, &mut Silent).expect("listed actions apply");
    }

    /// A child that was not tried yet, if there is one; otherwise the most promising.
    fn descend(&mut self, node: u32, state: &G::State, seat: Seat, curiosity: f32) -> (u32, bool) {
        self.untried.clear();
        self.untried.extend(0..self.menu.len() as u16);
        let mut best = (NO_NODE, f32::NEG_INFINITY);
        let mut index = self.first_child(node);
        while index != NO_NODE {
            let child = &mut self.nodes[index as usize];
            if child.seat == seat
                && let Some(place) =
                    self.untried.iter().position(|&place| self.menu[usize::from(place)] == child.action)
            {
                self.untried.swap_remove(place);
                child.available += 1;
                let visits = child.visits.max(1) as f32;
                let mean = child.worth as f32 / visits;
                let promise = mean + curiosity * ((child.available as f32).ln() / visits).sqrt();
                if promise > best.1 {
                    best = (index, promise);
                }
            }
            index = self.nodes[index as usize].next_sibling;
        }
        if self.untried.is_empty() {
            return (best.0, false);
        }
        // The new child is what instinct picks among the untried, so that good ideas are tried first.
        let untried: Vec<G::Action> = self.untried.iter().map(|&place| self.menu[usize::from(place)]).collect();
        let action = untried[G::instinct(state, seat, &untried, &mut self.dice)];
        (self.add_child(node, seat, action), true)
    }

    fn add_child(&mut self, node: u32, seat: Seat, action: G::Action) -> u32 {
        let index = self.nodes.len() as u32;
        let next_sibling = self.first_child(node);
        self.nodes.push(Node { action, seat, visits: 0, available: 1, worth: 0.0, first_child: NO_NODE, next_sibling });
        match node {
            ROOT => self.first_child_of_root = index,
            _ => self.nodes[node as usize].first_child = index,
        }
        index
    }

    /// Plays on by instinct until the end or the horizon.
    fn play_on(&mut self, state: &mut G::State, mut left: u32) {
        while left > 0 {
            let Some(seat) = G::deciders(state).first() else { return };
            self.menu.clear();
            G::legal(state, seat, &mut self.menu);
            let index = G::instinct(state, seat, &self.menu, &mut self.dice);
            self.apply(state, seat, self.menu[index]);
            left -= 1;
        }
    }

    fn learn(&mut self, state: &G::State) {
        let outcome = G::outcome(state);
        // A seat is judged at most once in a future, and only if it decided something on the path.
        let mut worths: BySeat<Option<f64>> = BySeat::new(SEATS_MAX);
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            let worth = *worths[node.seat].get_or_insert_with(|| {
                let worth = match &outcome {
                    Some(outcome) => worth_of_outcome(outcome, node.seat),
                    None => G::judge(state, node.seat).min(WORTH_MAX),
                };
                f64::from(worth) / f64::from(WORTH_MAX)
            });
            node.visits += 1;
            node.worth += worth;
        }
    }
}
