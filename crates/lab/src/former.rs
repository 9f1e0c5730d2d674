//! The bots of version 0.1 as fixed opponents. Nothing here changes any more: a later bot is measured by how it does
//! against them. They judge by [`Judge::former_judge`] and play futures by [`Judge::former_instinct`].

use bots::{Bot, Budget, BudgetMeter, Decision, Position};
use engine::{Dice, FORMER_WORTH_MAX, Game, Judge, Log, SEATS_MAX, Seat};

/// After this many actions a future is judged.
const HORIZON: u32 = 30;
const CURIOSITY: f32 = 0.6;
/// A node that was visited so often gets branches.
const RIPE: u32 = 4;
const WIDEN: f32 = 4.0;
/// In how many worlds a search looks one step ahead, and for how many futures that counts.
const GLANCE: (u32, u32) = (8, 4);
const NO_NODE: u32 = u32::MAX;

/// A bot that looks one step ahead in some imagined worlds.
pub(crate) struct FormerGreedy(pub(crate) u32);

/// A search over imagined worlds that follows some choices.
pub(crate) struct FormerSearch {
    pub(crate) budget: Budget,
    pub(crate) breadth: usize,
}

fn worth<G: Judge>(state: &G::State, seat: Seat) -> f64 {
    let worth = match G::outcome(state) {
        Some(outcome) => u32::from(outcome.winners.contains(seat)) * FORMER_WORTH_MAX,
        None => G::former_judge(state, seat).min(FORMER_WORTH_MAX),
    };
    f64::from(worth) / f64::from(FORMER_WORTH_MAX)
}

fn act<G: Game>(state: &mut G::State, seat: Seat, action: G::Action, dice: &mut Dice) {
    G::apply(state, seat, action, dice, &mut Log::silent()).expect("listed actions apply");
}

/// A world in which all other deciders have answered.
fn imagine<G: Judge>(position: &Position<'_, G>, menu: &mut Vec<G::Action>, dice: &mut Dice) -> G::State {
    let mut state = G::imagine(position.options, position.view, dice);
    for _ in 0..512 {
        let Some(seat) = G::deciders(&state).without(position.seat).first() else { break };
        menu.clear();
        G::legal(&state, seat, menu);
        let action = menu[G::former_instinct(&state, seat, menu, dice)];
        act::<G>(&mut state, seat, action, dice);
    }
    state
}

/// The worth of each choice after one step.
fn glance<G: Judge>(position: &Position<'_, G>, worlds: u32, dice: &mut Dice) -> Vec<f64> {
    let (mut sums, mut menu) = (vec![0.0; position.menu.len()], Vec::new());
    for _ in 0..worlds {
        let world = imagine(position, &mut menu, dice);
        for (sum, &action) in sums.iter_mut().zip(position.menu) {
            let mut state = world.clone();
            act::<G>(&mut state, position.seat, action, dice);
            *sum += worth::<G>(&state, position.seat);
        }
    }
    sums.into_iter().map(|sum| sum / f64::from(worlds)).collect()
}

impl<G: Judge> Bot<G> for FormerGreedy {
    fn decide(&mut self, position: &Position<'_, G>, dice: &mut Dice) -> Decision<G::Action> {
        let worths = glance(position, self.0, dice);
        let most = worths.iter().copied().fold(0.0, f64::max);
        let best: Vec<usize> = (0..worths.len()).filter(|&index| worths[index] == most).collect();
        Decision::without_search(position.menu[*dice.pick(&best)])
    }
}

impl<G: Judge> Bot<G> for FormerSearch {
    fn decide(&mut self, position: &Position<'_, G>, dice: &mut Dice) -> Decision<G::Action> {
        if let [only] = position.menu {
            return Decision::without_search(*only);
        }
        let meter = BudgetMeter::new(self.budget);
        let worths = glance(position, GLANCE.0, dice);
        let mut followed: Vec<usize> = (0..position.menu.len()).collect();
        followed.sort_by(|&a, &b| worths[b].total_cmp(&worths[a]));
        followed.truncate(self.breadth);
        let seed = u64::from(dice.below(u32::MAX)) << 24;
        let tree = grow(position, &followed, seed, &meter);
        let tally = |root: usize| {
            let node = &tree.nodes[root];
            let visits = node.visits + GLANCE.1;
            (visits, (node.worth + worths[followed[root]] * f64::from(GLANCE.1)) / f64::from(visits))
        };
        let most = (0..followed.len()).map(|root| tally(root).0).max().unwrap_or_default();
        let key = |root: usize| (tally(root).0 * 2 >= most, tally(root).1);
        let better = |a: &usize, b: &usize| key(*a).0.cmp(&key(*b).0).then(key(*a).1.total_cmp(&key(*b).1));
        let best = (0..followed.len()).rev().max_by(better).unwrap_or_default();
        Decision::without_search(position.menu[followed[best]])
    }
}

fn grow<G: Judge>(position: &Position<'_, G>, followed: &[usize], seed: u64, meter: &BudgetMeter) -> Tree<G> {
    let roots = followed.iter().map(|&index| Node::new(position.menu[index], position.seat, NO_NODE));
    let mut tree = Tree::<G> { nodes: roots.collect(), menu: Vec::new(), path: Vec::new(), untried: Vec::new() };
    let mut open: Vec<usize> = (0..followed.len()).collect();
    let rounds = f64::from(followed.len().next_power_of_two().ilog2().max(1));
    let (mut round, mut sweeps, mut futures, mut menu) = (0.0, 0, 0, Vec::new());
    while meter.spent(futures) < 1.0 {
        let world = imagine(position, &mut menu, &mut Dice::seeded(seed + 2 * sweeps));
        for &root in &open {
            futures += 1;
            tree.play_future(root as u32, world.clone(), Dice::seeded(seed + 2 * sweeps + 1));
        }
        sweeps += 1;
        while meter.spent(futures) * rounds >= round + 1.0 && open.len() > 2 {
            round += 1.0;
            open.sort_by(|&a, &b| tree.mean(b).total_cmp(&tree.mean(a)));
            open.truncate(open.len().div_ceil(2));
        }
    }
    tree
}

/// A decision that was tried.
struct Node<A> {
    action: A,
    seat: Seat,
    visits: u32,
    available: u32,
    worth: f64,
    first_child: u32,
    next_sibling: u32,
}

impl<A> Node<A> {
    fn new(action: A, seat: Seat, next_sibling: u32) -> Node<A> {
        Node { action, seat, visits: 0, available: 1, worth: 0.0, first_child: NO_NODE, next_sibling }
    }
}

struct Tree<G: Judge> {
    nodes: Vec<Node<G::Action>>,
    menu: Vec<G::Action>,
    path: Vec<u32>,
    untried: Vec<G::Action>,
}

impl<G: Judge> Tree<G> {
    fn mean(&self, node: usize) -> f64 {
        self.nodes[node].worth / f64::from(self.nodes[node].visits.max(1))
    }

    fn play_future(&mut self, root: u32, mut state: G::State, mut dice: Dice) {
        self.path.clear();
        self.path.push(root);
        let (searcher, action) = (self.nodes[root as usize].seat, self.nodes[root as usize].action);
        act::<G>(&mut state, searcher, action, &mut dice);
        let (mut left, mut node) = (HORIZON, root);
        while left > 0 && self.nodes[node as usize].visits >= RIPE {
            let deciders = G::deciders(&state);
            let Some(first) = deciders.first() else { break };
            left -= 1;
            let in_tree = deciders.len() == 1;
            let seat = if in_tree { first } else { deciders.without(searcher).first().unwrap_or(first) };
            self.menu.clear();
            G::legal(&state, seat, &mut self.menu);
            if !in_tree || self.menu.len() == 1 {
                let index = G::former_instinct(&state, seat, &self.menu, &mut dice);
                act::<G>(&mut state, seat, self.menu[index], &mut dice);
                continue;
            }
            node = self.descend(node, &state, seat, &mut dice);
            self.path.push(node);
            act::<G>(&mut state, seat, self.nodes[node as usize].action, &mut dice);
        }
        for _ in 0..left {
            let Some(seat) = G::deciders(&state).first() else { break };
            self.menu.clear();
            G::legal(&state, seat, &mut self.menu);
            let index = G::former_instinct(&state, seat, &self.menu, &mut dice);
            act::<G>(&mut state, seat, self.menu[index], &mut dice);
        }
        let mut worths = [None; SEATS_MAX as usize];
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            node.worth += *worths[node.seat.index()].get_or_insert_with(|| worth::<G>(&state, node.seat));
        }
    }

    fn descend(&mut self, node: u32, state: &G::State, seat: Seat, dice: &mut Dice) -> u32 {
        self.untried.clone_from(&self.menu);
        let (mut best, mut most, mut branches) = (NO_NODE, f32::NEG_INFINITY, 0.0);
        let mut index = self.nodes[node as usize].first_child;
        while index != NO_NODE {
            let child = &mut self.nodes[index as usize];
            if child.seat == seat
                && let Some(place) = self.untried.iter().position(|action| *action == child.action)
            {
                self.untried.swap_remove(place);
                branches += 1.0;
                child.available += 1;
                let visits = child.visits.max(1) as f32;
                let promise = child.worth as f32 / visits + CURIOSITY * ((child.available as f32).ln() / visits).sqrt();
                if promise > most {
                    (best, most) = (index, promise);
                }
            }
            index = self.nodes[index as usize].next_sibling;
        }
        let is_wide = branches * branches * WIDEN > self.nodes[node as usize].visits as f32;
        if best != NO_NODE && (self.untried.is_empty() || is_wide) {
            return best;
        }
        let action = self.untried[G::former_instinct(state, seat, &self.untried, dice)];
        let index = self.nodes.len() as u32;
        self.nodes.push(Node::new(action, seat, self.nodes[node as usize].first_child));
        self.nodes[node as usize].first_child = index;
        index
    }
}
