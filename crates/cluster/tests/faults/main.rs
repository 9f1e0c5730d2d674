//! Nodes in processes of their own, over a real PostgreSQL and a real NATS with proxies in between, under faults that are
//! drawn from a seed. Everything that clients were told and saw is compared with the logs.
//!
//! `ESCAPADE_ROUNDS=100` makes it a long run, `ESCAPADE_SEED` repeats one; `cargo xtask cluster` sets them.

mod checker;
#[path = "../../../server/tests/common/mod.rs"]
mod common;
mod nodes;
mod people;
mod planted;
mod proxy;
#[path = "../services/mod.rs"]
mod services;

use std::time::{Duration, Instant};

use checker::History;
use cluster::PostgresStore;
use common::Person;
use engine::Dice;
use nodes::Nodes;
use planted::Plant;

/// Not a test of its own: a node that is killed. It runs in a process of its own.
#[test]
fn a_node_to_be_killed() {
    nodes::serve_if_child();
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// How many people play at the same time, one match after the other.
const PLAYERS: usize = 12;

/// What can happen to a cluster.
#[derive(Clone, Copy, Debug)]
enum FaultKind {
    Killed,
    Asleep,
    BusGone,
    DatabaseCrashed,
    CutFromDatabase,
    CutFromBus,
    CutFromBoth,
    SlowLinks,
}

const FAULTS: [FaultKind; 8] = [
    FaultKind::Killed,
    FaultKind::Asleep,
    FaultKind::BusGone,
    FaultKind::DatabaseCrashed,
    FaultKind::CutFromDatabase,
    FaultKind::CutFromBus,
    FaultKind::CutFromBoth,
    FaultKind::SlowLinks,
];

/// Lets one thing happen, and mends it again.
async fn happen(kind: FaultKind, node: usize, asleep: Duration, nodes: &mut Nodes) {
    let pause = Duration::from_millis(1800);
    match kind {
        FaultKind::Killed => {
            nodes.kill(node);
            tokio::time::sleep(pause).await;
            nodes.start(node).await;
        }
        FaultKind::Asleep => {
            nodes.signal(node, "-STOP");
            tokio::time::sleep(asleep).await;
            nodes.signal(node, "-CONT");
        }
        FaultKind::BusGone => {
            nodes.bus.stop();
            tokio::time::sleep(pause).await;
            nodes.bus.start_again();
        }
        FaultKind::DatabaseCrashed => {
            nodes.database.crash();
            tokio::time::sleep(Duration::from_millis(300)).await;
            nodes.database.start_again();
        }
        FaultKind::CutFromDatabase | FaultKind::CutFromBus | FaultKind::CutFromBoth => {
            let (database, bus) = (!matches!(kind, FaultKind::CutFromBus), !matches!(kind, FaultKind::CutFromDatabase));
            nodes.cut(node, database, bus);
            tokio::time::sleep(pause).await;
            nodes.mend(node);
        }
        FaultKind::SlowLinks => {
            nodes.slow_down(node, Duration::from_millis(30));
            tokio::time::sleep(pause).await;
            nodes.mend(node);
        }
    }
}

/// Plays matches while things happen. Gives the history of everything that clients were told and saw.
async fn round(nodes: &mut Nodes, faults: &[(FaultKind, usize)], asleep: Duration, players: usize) -> History {
    let person = Person::new(nodes.addresses()[0]).await;
    let people = people::begin(&person, &nodes.addresses(), players);
    for (kind, node) in faults {
        people.wait_for_progress().await;
        happen(*kind, *node, asleep, nodes).await;
    }
    people.wait_for_progress().await;
    let store = PostgresStore::open(nodes.database.address().parse().expect("an address")).await.expect("it opens");
    let history = people.finish(&store).await;
    store.close().await;
    history
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_happens_the_history_is_one() {
    let rounds = number("ESCAPADE_ROUNDS").unwrap_or(1);
    let seed = number("ESCAPADE_SEED").unwrap_or(u64::from(std::process::id()));
    let is_long = rounds > 1;
    let asleep = if is_long { 10 } else { 3 };
    let mut dice = Dice::seeded(seed);
    println!("seed {seed}");
    let mut nodes = Nodes::start_all(number("ESCAPADE_NODES").unwrap_or(3) as usize, None).await;
    for round_number in 1..=rounds {
        let count = if is_long { 1 + dice.below(3) } else { 3 };
        let draw = |_| (FAULTS[dice.below(FAULTS.len() as u32) as usize], dice.below(nodes.count() as u32) as usize);
        let faults: Vec<(FaultKind, usize)> = match is_long {
            true => (0..count).map(draw).collect(),
            // The short run always kills, always sleeps, and always loses the bus.
            false => vec![(FaultKind::Killed, 0), (FaultKind::Asleep, 1), (FaultKind::BusGone, 0)],
        };
        let begun = Instant::now();
        let history = round(&mut nodes, &faults, Duration::from_secs(asleep), PLAYERS).await;
        let found = history.faults();
        assert!(found.is_empty(), "seed {seed}, round {round_number}, {faults:?}:\n{}", found.join("\n"));
        let seconds = begun.elapsed().as_secs_f64();
        println!("round {round_number}: {history}, {faults:?}, {seconds:.1} s");
    }
    nodes.stop_all();
}

/// The checker finds each fault that is planted, so it would find it if it were there.
async fn is_found(plant: Plant, expected: &[&str]) {
    let mut nodes = Nodes::start_all(2, Some(plant)).await;
    let mut found = Vec::new();
    // A planted fault does its harm by chance, so it may take some rounds; most need one or two.
    for _ in 0..40 {
        let faults = match plant {
            Plant::ToldBeforeKept => [(FaultKind::Killed, 0), (FaultKind::Killed, 1)],
            Plant::NoArbiter => [(FaultKind::Asleep, 0), (FaultKind::Asleep, 1)],
            Plant::Doubling => [(FaultKind::BusGone, 0), (FaultKind::BusGone, 1)],
        };
        found = round(&mut nodes, &faults, Duration::from_secs(3), 8).await.faults();
        if found.iter().any(|fault| expected.iter().any(|words| fault.contains(words))) {
            nodes.stop_all();
            return;
        }
    }
    panic!("{plant:?} was not found; found: {found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_before_the_commit_is_found() {
    is_found(Plant::ToldBeforeKept, &["is lost"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_owners_without_an_arbiter_are_found() {
    is_found(Plant::NoArbiter, &["twice", "cannot be folded", "saw"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_retry_that_doubles_is_found() {
    is_found(Plant::Doubling, &["twice", "cannot be folded"]).await;
}
