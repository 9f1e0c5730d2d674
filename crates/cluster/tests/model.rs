//! Leases, epochs and lost commits as a model: two nodes, one table, two requests, and everything that can go wrong
//! between them, in every order. The rules are those of `statements.rs`, one line each.

use std::collections::BTreeSet;

use stateright::{Checker, Model, Property};

const NODES: usize = 2;
const REQUESTS: u8 = 2;
/// How often a table is claimed, and how many transactions are made, at most: enough for every mistake we know of.
const CLAIMS_MAX: u8 = 3;
const NAMES_MAX: u8 = 3;

/// Which rules hold. Without one of them the model must fail.
#[derive(Clone, Copy)]
struct Rules {
    /// An append counts only under the table's epoch.
    epoch: bool,
    /// An append counts only as the next entry.
    key: bool,
    /// A transaction that finds its own name has been there before.
    name: bool,
    /// Clients are told after the commit.
    told_last: bool,
}

const ALL: Rules = Rules { epoch: true, key: true, name: true, told_last: true };

/// A transaction that a node has begun and does not know the fate of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Attempt {
    name: u8,
    request: u8,
    number: usize,
    epoch: u8,
}

/// What a node remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct NodeState {
    /// The epoch under which it thinks that it owns the table, and the log as it has folded it.
    claim: Option<(u8, Vec<u8>)>,
    attempt: Option<Attempt>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct World {
    // The database.
    log: Vec<u8>,
    epoch: u8,
    owner: Option<usize>,
    has_lease: [bool; NODES],
    names: BTreeSet<u8>,
    /// Transactions that are still on their way although nobody waits for them.
    strays: Vec<Attempt>,
    // The nodes.
    nodes: [NodeState; NODES],
    next_name: u8,
    // The clients.
    told: BTreeSet<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Step {
    /// The lease of a node runs out; the node is asleep and does not know.
    Expire(usize),
    /// A node wakes up, finds its lease gone, forgets what it owned, and takes another one.
    Rejoin(usize),
    Claim(usize),
    /// A client asks a node, perhaps not for the first time.
    Ask(usize, u8),
    /// The database gets the transaction, and the node gets its answer.
    Answer(usize),
    /// The database gets the transaction, and the answer is lost; the node will try again.
    LoseAnswer(usize),
    /// The node tries no longer: it tells nobody anything and forgets the table.
    GiveUp(usize),
    /// The database gets a transaction that nobody waits for.
    Stray(usize),
}

struct Leases(Rules);

impl Leases {
    /// What the database makes of a transaction.
    fn commit(&self, world: &mut World, attempt: &Attempt) -> bool {
        if self.0.name && world.names.contains(&attempt.name) {
            return true;
        }
        let fits_epoch = !self.0.epoch || attempt.epoch == world.epoch;
        let fits_key = !self.0.key || attempt.number == world.log.len() + 1;
        if fits_epoch && fits_key {
            world.log.push(attempt.request);
            world.names.insert(attempt.name);
        }
        fits_epoch && fits_key
    }
}

impl Model for Leases {
    type State = World;
    type Action = Step;

    fn init_states(&self) -> Vec<World> {
        vec![World {
            log: Vec::new(),
            epoch: 0,
            owner: None,
            has_lease: [true; NODES],
            names: BTreeSet::new(),
            strays: Vec::new(),
            nodes: Default::default(),
            next_name: 0,
            told: BTreeSet::new(),
        }]
    }

    fn actions(&self, world: &World, steps: &mut Vec<Step>) {
        steps.extend((0..world.strays.len()).map(Step::Stray));
        for node in 0..NODES {
            let state = &world.nodes[node];
            steps.push(if world.has_lease[node] { Step::Expire(node) } else { Step::Rejoin(node) });
            if state.attempt.is_some() {
                steps.extend([Step::Answer(node), Step::LoseAnswer(node), Step::GiveUp(node)]);
                continue;
            }
            let is_free = world.owner.is_none_or(|owner| owner == node || !world.has_lease[owner]);
            if world.has_lease[node] && is_free && world.epoch < CLAIMS_MAX {
                steps.push(Step::Claim(node));
            }
            if state.claim.is_some() && world.next_name < NAMES_MAX {
                steps.extend((0..REQUESTS).map(|request| Step::Ask(node, request)));
            }
        }
    }

    fn next_state(&self, before: &World, step: Step) -> Option<World> {
        let mut world = before.clone();
        match step {
            Step::Expire(node) => world.has_lease[node] = false,
            Step::Rejoin(node) => {
                world.has_lease[node] = true;
                world.nodes[node] = NodeState::default();
                // It has another name now, so it owns nothing.
                world.owner = world.owner.filter(|owner| *owner != node);
            }
            Step::Claim(node) => {
                (world.epoch, world.owner) = (world.epoch + 1, Some(node));
                world.nodes[node].claim = Some((world.epoch, world.log.clone()));
            }
            Step::Ask(node, request) => {
                let (epoch, folded) = world.nodes[node].claim.clone()?;
                if folded.contains(&request) {
                    // A retry of what was kept is acknowledged again.
                    world.told.insert(request);
                    return Some(world);
                }
                let (name, number) = (world.next_name, folded.len() + 1);
                world.next_name += 1;
                world.nodes[node].attempt = Some(Attempt { name, request, number, epoch });
                if !self.0.told_last {
                    world.told.insert(request);
                }
            }
            Step::Answer(node) => {
                let attempt = world.nodes[node].attempt.take()?;
                match self.commit(&mut world, &attempt) {
                    true => {
                        world.told.insert(attempt.request);
                        if let Some((_, folded)) = &mut world.nodes[node].claim {
                            folded.push(attempt.request);
                        }
                    }
                    false => world.nodes[node].claim = None,
                }
            }
            Step::LoseAnswer(node) => {
                let attempt = world.nodes[node].attempt.clone()?;
                self.commit(&mut world, &attempt);
            }
            Step::GiveUp(node) => {
                let given_up = std::mem::take(&mut world.nodes[node]);
                world.strays.extend(given_up.attempt);
            }
            Step::Stray(stray) => {
                let attempt = world.strays.remove(stray);
                self.commit(&mut world, &attempt);
            }
        }
        Some(world)
    }

    /// Without some of the rules a log would grow for ever.
    fn within_boundary(&self, world: &World) -> bool {
        world.log.len() <= usize::from(REQUESTS) + 1
    }

    fn properties(&self) -> Vec<Property<Leases>> {
        vec![
            Property::always("what was told is kept", |_, world: &World| {
                world.told.iter().all(|request| world.log.contains(request))
            }),
            Property::always("nothing is kept twice", |_, world: &World| {
                world.log.iter().collect::<BTreeSet<_>>().len() == world.log.len()
            }),
            Property::always("an owner knows the whole log", |_, world: &World| {
                let is_wrong = |node: &NodeState| match &node.claim {
                    Some((epoch, folded)) => *epoch == world.epoch && node.attempt.is_none() && *folded != world.log,
                    None => false,
                };
                !world.nodes.iter().any(is_wrong)
            }),
            Property::sometimes("everything is told although the table has moved", |_, world: &World| {
                world.told.len() == usize::from(REQUESTS) && world.epoch > 1
            }),
        ]
    }
}

#[test]
fn nothing_goes_wrong_in_any_order() {
    let checked = Leases(ALL).checker().spawn_bfs().join();
    checked.assert_properties();
    assert!(checked.unique_state_count() > 1000, "{} states", checked.unique_state_count());
}

#[test]
fn every_rule_is_needed() {
    for (rules, broken) in [
        (Rules { epoch: false, ..ALL }, "an owner knows the whole log"),
        (Rules { key: false, name: false, ..ALL }, "nothing is kept twice"),
        (Rules { told_last: false, ..ALL }, "what was told is kept"),
    ] {
        let checked = Leases(rules).checker().spawn_bfs().join();
        assert!(checked.discovery(broken).is_some(), "without a rule it still holds: {broken}");
    }
}
