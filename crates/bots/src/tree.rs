//! The tree of a search: decisions that were tried, and what came of them.

use engine::learned::Weights;
use engine::{BySeat, Dice, Judge, Log, SEATS_MAX, SearchSettings, Seat, WORTH_MAX};

use crate::worth;

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
/// The most sealed choices of others before a decision, since a draft may be changed back and forth.
const ANSWERS_MAX: u32 = 512;

pub(crate) struct Tree<G: Judge> {
    /// The choices that are followed come first, then the node that holds the sealed choices of others beside them.
    nodes: Vec<Node<G::Action>>,
    beside: u32,
    /// The sealed choices of others in this sweep.
    sealed: Vec<u32>,
    pub(crate) futures: u32,
    pub(crate) actions: u64,
    menu: Vec<G::Action>,
    path: Vec<u32>,
    untried: Vec<G::Action>,
    weights: Option<&'static Weights>,
    spread: Spread,
}

/// How much the worths of futures differ.
#[derive(Default)]
struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, worth: f64) {
        self.count += 1.0;
        self.sum += worth;
        self.squares += worth * worth;
    }

    /// The standard deviation. Few futures may look alike by chance.
    fn deviation(&self) -> f64 {
        let mean = self.sum / self.count.max(1.0);
        (self.squares / self.count.max(1.0) - mean * mean).max(0.0).sqrt().max(0.005)
    }
}

impl<G: Judge> Tree<G> {
    /// A tree with a root for each of the choices that a seat follows.
    pub(crate) fn new(
        seat: Seat,
        roots: impl Iterator<Item = G::Action>,
        weights: Option<&'static Weights>,
    ) -> Tree<G> {
        let node = |action| Node {
            action,
            seat,
            visits: 0,
            available: 1,
            worth: 0.0,
            first_child: NO_NODE,
            next_sibling: NO_NODE,
        };
        let mut nodes: Vec<Node<G::Action>> = roots.map(node).collect();
        let beside = nodes.len() as u32;
        nodes.extend(nodes.first().map(|first| node(first.action)));
        Tree {
            nodes,
            beside,
            sealed: Vec::new(),
            futures: 0,
            actions: 0,
            menu: Vec::new(),
            path: Vec::new(),
            untried: Vec::new(),
            weights,
            spread: Spread::default(),
        }
    }

    /// The standard deviation of what futures were worth to the searching seat.
    pub(crate) fn deviation(&self) -> f64 {
        self.spread.deviation()
    }

    /// How often a choice was followed.
    pub(crate) fn visits(&self, root: u32) -> u32 {
        self.nodes[root as usize].visits
    }

    /// What a choice was worth on average, from 0 to 1.
    pub(crate) fn mean(&self, root: u32) -> f64 {
        let node = &self.nodes[root as usize];
        node.worth / f64::from(node.visits.max(1))
    }

    /// Lets all others who decide at the same time as the searching seat choose, by what has paid for them so far.
    pub(crate) fn answer_for_others(
        &mut self,
        state: &mut G::State,
        seat: Seat,
        settings: &SearchSettings,
        dice: &mut Dice,
    ) {
        self.sealed.clear();
        self.path.clear();
        for _ in 0..ANSWERS_MAX {
            let Some(other) = G::deciders(state).without(seat).first() else { break };
            self.list_sensible(state, other);
            if let [only] = self.menu[..] {
                self.apply(state, other, only, dice);
                continue;
            }
            let child = self.descend(self.beside, state, other, settings, dice);
            self.sealed.push(child);
            self.apply(state, other, self.nodes[child as usize].action, dice);
        }
        self.nodes[self.beside as usize].visits += 1;
    }

    /// Writes the sensible choices of a seat into the menu.
    fn list_sensible(&mut self, state: &G::State, seat: Seat) {
        self.menu.clear();
        G::legal(state, seat, &mut self.menu);
        if self.menu.len() > 1 {
            self.untried.clone_from(&self.menu);
            G::prune(state, seat, &mut self.menu);
            if self.menu.is_empty() {
                std::mem::swap(&mut self.menu, &mut self.untried);
            }
        }
    }

    /// One future: follow a choice, walk down its tree, try something new, play on, and learn from the end, which is
    /// given back.
    pub(crate) fn play_future(
        &mut self,
        root: u32,
        mut state: G::State,
        settings: &SearchSettings,
        mut dice: Dice,
    ) -> G::State {
        self.futures += 1;
        self.path.clone_from(&self.sealed);
        self.path.push(root);
        let chosen = &self.nodes[root as usize];
        let (searcher, action) = (chosen.seat, chosen.action);
        self.apply(&mut state, searcher, action, &mut dice);
        let mut left = settings.horizon;
        let mut node = root;
        while left > 0 && self.nodes[node as usize].visits >= settings.ripe {
            let deciders = G::deciders(&state);
            let Some(first) = deciders.first() else { break };
            left -= 1;
            let is_sealed = deciders.len() > 1;
            // The others go first: their sealed choices leave no trace below.
            let seat = if is_sealed { deciders.without(searcher).first().unwrap_or(first) } else { first };
            if is_sealed && settings.sealed == 0 {
                self.follow_instinct(&mut state, seat, &mut dice);
                continue;
            }
            self.list_sensible(&state, seat);
            if let [only] = self.menu[..] {
                self.apply(&mut state, seat, only, &mut dice);
                continue;
            }
            let child = self.descend(node, &state, seat, settings, &mut dice);
            self.path.push(child);
            if !is_sealed {
                node = child;
            }
            self.apply(&mut state, seat, self.nodes[child as usize].action, &mut dice);
        }
        self.play_on(&mut state, left, &mut dice);
        self.learn(&state, searcher);
        state
    }

    fn apply(&mut self, state: &mut G::State, seat: Seat, action: G::Action, dice: &mut Dice) {
        self.actions += 1;
        G::apply(state, seat, action, dice, &mut Log::silent()).expect("listed actions apply");
    }

    /// A new branch if the node has grown enough for one; otherwise the most promising.
    fn descend(&mut self, node: u32, state: &G::State, seat: Seat, settings: &SearchSettings, dice: &mut Dice) -> u32 {
        self.untried.clone_from(&self.menu);
        // Worths differ by little in some games and by much in others.
        let curiosity = settings.curiosity as f32 / 100.0 * self.spread.deviation() as f32;
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
                let mean = child.worth as f32 / visits;
                let promise = mean + curiosity * ((child.available as f32).ln() / visits).sqrt();
                if promise > most {
                    (best, most) = (index, promise);
                }
            }
            index = self.nodes[index as usize].next_sibling;
        }
        let is_wide = branches * branches * settings.widen as f32 / 10.0 > self.nodes[node as usize].visits as f32;
        if best != NO_NODE && (self.untried.is_empty() || is_wide) {
            return best;
        }
        let action = self.untried[G::instinct(state, seat, &self.untried, dice)];
        self.add_child(node, seat, action)
    }

    fn add_child(&mut self, node: u32, seat: Seat, action: G::Action) -> u32 {
        let index = self.nodes.len() as u32;
        let next_sibling = self.nodes[node as usize].first_child;
        self.nodes.push(Node { action, seat, visits: 0, available: 1, worth: 0.0, first_child: NO_NODE, next_sibling });
        self.nodes[node as usize].first_child = index;
        index
    }

    /// Plays on by instinct until the end or the horizon.
    fn play_on(&mut self, state: &mut G::State, left: u32, dice: &mut Dice) {
        for _ in 0..left {
            let Some(seat) = G::deciders(state).first() else { return };
            self.follow_instinct(state, seat, dice);
        }
    }

    fn follow_instinct(&mut self, state: &mut G::State, seat: Seat, dice: &mut Dice) {
        self.menu.clear();
        G::legal(state, seat, &mut self.menu);
        let index = G::instinct(state, seat, &self.menu, dice);
        self.apply(state, seat, self.menu[index], dice);
    }

    fn learn(&mut self, state: &G::State, searcher: Seat) {
        // A seat is judged at most once in a future, and only if it decided something on the path.
        let mut worths: BySeat<Option<f64>> = BySeat::new(SEATS_MAX);
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            let worth = *worths[node.seat]
                .get_or_insert_with(|| f64::from(worth::<G>(state, node.seat, self.weights)) / f64::from(WORTH_MAX));
            node.visits += 1;
            node.worth += worth;
        }
        worths[searcher].into_iter().for_each(|worth| self.spread.add(worth));
    }
}
