//! Nodes in processes of their own, over a real PostgreSQL and a real NATS with proxies in between, under faults that are
//! drawn from a seed. Everything that clients were told and saw is compared with the logs.
//!
//! `ESCAPADE_ROUNDS=100` makes it a long run, in which each round has at least `ESCAPADE_MATCHES` matches;
//! `ESCAPADE_SEED` repeats one, and `ESCAPADE_RESTARTS` says how often all nodes are restarted one after the other.
//! `cargo xtask cluster` sets them.

mod checker;
#[path = "../../../server/tests/common/mod.rs"]
mod common;
mod made_up;
mod nodes;
mod people;
mod planted;
mod proxy;
#[path = "../services/mod.rs"]
mod services;

use std::collections::HashSet;
use std::time::{Duration, Instant};

use checker::{History, TableHistory};
use cluster::PostgresStore;
use engine::Dice;
use host::{ActionSource, LogEntry};
use nodes::Nodes;
use planted::Plant;

/// Not a test of its own: a node, which is killed now and then. It runs in a process of its own.
#[test]
fn a_node_of_its_own() {
    nodes::serve_if_child();
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// At how many tables people play at the same time, one match after the other, at least.
const TABLES: usize = 8;
/// How long nothing may go on, and how long the last matches of a round may take.
const PATIENCE: Duration = Duration::from_secs(60);

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

/// What happens in a run that is not told how many rounds to make, round by round.
const SHORT_RUN: [&[(FaultKind, usize)]; 3] =
    [&[(FaultKind::Killed, 0)], &[(FaultKind::Asleep, 1)], &[(FaultKind::BusGone, 0), (FaultKind::DatabaseCrashed, 0)]];

/// The tables of a node that was killed.
struct Death {
    at: Instant,
    tables: HashSet<String>,
}

impl Death {
    /// After which time each of its tables went on, if people still played there.
    fn takeovers(&self, history: &History) -> Vec<Duration> {
        let is_its = |table: &&TableHistory| self.tables.contains(&table.table);
        let next = |table: &TableHistory| {
            let later = table.told.iter().map(|told| told.told_at).filter(|told_at| *told_at > self.at);
            Some(later.min()? - self.at)
        };
        history.tables.iter().filter(is_its).filter_map(next).collect()
    }
}

/// Kills a node for a moment.
async fn kill(node: usize, pause: Duration, nodes: &mut Nodes) -> Death {
    let (owned, before, at) = (nodes.owned_tables().await, nodes.names().await, Instant::now());
    nodes.kill(node);
    tokio::time::sleep(pause).await;
    let alive = nodes.names().await;
    nodes.start(node).await;
    let its = |(_, name): &(String, String)| before.contains(name) && !alive.contains(name);
    Death { at, tables: owned.into_iter().filter(its).map(|(table, _)| table).collect() }
}

/// The value below which so many hundredths of all lie, in milliseconds.
fn percentile(all: &mut [Duration], hundredths: usize) -> u128 {
    all.sort_unstable();
    all.get((all.len() * hundredths / 100).min(all.len().saturating_sub(1))).map_or(0, Duration::as_millis)
}

/// Lets one thing happen, and mends it again. Gives the death of a node.
async fn happen(kind: FaultKind, node: usize, asleep: Duration, nodes: &mut Nodes) -> Option<Death> {
    let pause = Duration::from_millis(1800);
    match kind {
        FaultKind::Killed => return Some(kill(node, pause, nodes).await),
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
    None
}

/// What is done in a round.
struct Plan<'a> {
    faults: &'a [(FaultKind, usize)],
    asleep: Duration,
    tables: usize,
    /// How many matches are played at least.
    matches: usize,
    patience: Duration,
}

/// Plays matches while things happen. Gives the history of everything that clients were told and saw.
async fn round(nodes: &mut Nodes, plan: &Plan<'_>) -> (History, Vec<Death>) {
    let people = people::begin(&nodes.addresses(), plan.tables);
    let (mut deaths, mut goes_on) = (Vec::new(), true);
    for (kind, node) in plan.faults {
        goes_on = goes_on && people.make_progress(plan.patience).await;
        if goes_on {
            deaths.extend(happen(*kind, *node, plan.asleep, nodes).await);
        }
    }
    // A match that does not come to its end is found by the checker.
    if goes_on && people.make_progress(plan.patience).await {
        people.finish_matches(plan.matches, plan.patience).await;
    }
    (finish(people, nodes, plan.patience).await, deaths)
}

async fn finish(people: people::People, nodes: &Nodes, patience: Duration) -> History {
    let store = PostgresStore::open(nodes.database.address().parse().expect("an address")).await.expect("it opens");
    let history = people.finish(&store, patience).await;
    store.close().await;
    history
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_happens_the_history_is_one() {
    let wanted = number("ESCAPADE_ROUNDS");
    let matches = number("ESCAPADE_MATCHES").unwrap_or(0) as usize;
    let seed = number("ESCAPADE_SEED").unwrap_or(u64::from(std::process::id()));
    let asleep = Duration::from_secs(if wanted.is_some() { 10 } else { 3 });
    // Many matches at once make a round short.
    let tables = TABLES.max(matches.div_ceil(2));
    let mut dice = Dice::seeded(seed);
    println!("seed {seed}");
    let mut nodes = Nodes::start_all(number("ESCAPADE_NODES").unwrap_or(3) as usize, None).await;
    let mut takeovers = Vec::new();
    for round_number in 1..=wanted.unwrap_or(SHORT_RUN.len() as u64) {
        let mut draw = || (FAULTS[dice.below(FAULTS.len() as u32) as usize], dice.below(nodes.count() as u32) as usize);
        let faults: Vec<(FaultKind, usize)> = match wanted {
            Some(_) => (0..=round_number % 3).map(|_| draw()).collect(),
            None => SHORT_RUN[round_number as usize - 1].to_vec(),
        };
        let begun = Instant::now();
        let plan = Plan { faults: &faults, asleep, tables, matches, patience: PATIENCE };
        let (history, deaths) = round(&mut nodes, &plan).await;
        let found = history.faults();
        assert!(found.is_empty(), "seed {seed}, round {round_number}, {faults:?}:\n{}", found.join("\n"));
        assert!(history.tables.len() >= matches, "only {} matches were played", history.tables.len());
        let seconds = begun.elapsed().as_secs_f64();
        let took: Vec<Duration> = deaths.iter().flat_map(|death| death.takeovers(&history)).collect();
        let in_ms: Vec<u128> = took.iter().map(Duration::as_millis).collect();
        println!("round {round_number}: {history}, {faults:?}, {seconds:.1} s, takeovers in ms {in_ms:?}");
        takeovers.extend(took);
    }
    nodes.stop_all();
    let count = takeovers.len();
    let (half, most) = (percentile(&mut takeovers, 50), percentile(&mut takeovers, 99));
    println!("{count} tables of killed nodes went on: p50 {half} ms, p99 {most} ms until the next acknowledged action");
}

/// The turns that somebody had and did not take: a clock or a bot did.
fn lost_turns(history: &History) -> usize {
    let logs = history.tables.iter().filter_map(|table| table.log.as_ref().ok());
    let is_lost = |entry: &LogEntry| {
        matches!(entry, LogEntry::Played { by: ActionSource::Bot | ActionSource::Clock | ActionSource::Patience, .. })
    };
    logs.flatten().filter(|logged| is_lost(&logged.entry)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rolling_restart_costs_nobody_a_turn() {
    let restarts = number("ESCAPADE_RESTARTS").unwrap_or(1);
    let mut nodes = Nodes::start_all(number("ESCAPADE_NODES").unwrap_or(3) as usize, None).await;
    let people = people::begin(&nodes.addresses(), TABLES);
    for _ in 0..restarts {
        for node in 0..nodes.count() {
            assert!(people.make_progress(PATIENCE).await, "nothing goes on");
            nodes.stop(node).await;
            nodes.start(node).await;
        }
    }
    assert!(people.make_progress(PATIENCE).await, "nothing goes on");
    let history = finish(people, &nodes, PATIENCE).await;
    nodes.stop_all();
    let found = history.faults();
    assert!(found.is_empty(), "{}", found.join("\n"));
    let told = history.tables.iter().flat_map(|table| &table.told);
    let mut answers: Vec<Duration> = told.map(|told| told.told_at - told.asked_at).collect();
    let (half, most) = (percentile(&mut answers, 50), percentile(&mut answers, 99));
    let lost = lost_turns(&history);
    println!("{restarts} rolling restarts: {history}, {lost} turns lost, answers p50 {half} ms, p99 {most} ms");
    assert_eq!(lost, 0, "somebody has lost a turn");
}

/// The checker finds each fault that is planted, so it would find it if it were there.
async fn is_found(plant: Plant, expected: &[&str]) {
    let mut nodes = Nodes::start_all(2, Some(plant)).await;
    if plant == Plant::NoKey {
        nodes.drop_key().await;
    }
    let mut found = Vec::new();
    // A planted fault does its harm by chance, so it may take some rounds; most need one or two.
    for _ in 0..40 {
        let faults: &[(FaultKind, usize)] = match plant {
            Plant::ToldBeforeKept => &[(FaultKind::Killed, 0), (FaultKind::Killed, 1)],
            Plant::NoEpoch | Plant::NoKey => &[(FaultKind::Asleep, 0), (FaultKind::Asleep, 1)],
            Plant::Doubling | Plant::Reordering | Plant::Leak | Plant::Gap => &[],
        };
        let (asleep, patience) = (Duration::from_secs(3), Duration::from_secs(8));
        let plan = Plan { faults, asleep, tables: 6, matches: 0, patience };
        found = round(&mut nodes, &plan).await.0.faults();
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
async fn a_retry_that_doubles_is_found() {
    is_found(Plant::Doubling, &["twice", "cannot be folded"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_is_not_that_of_time_is_found() {
    is_found(Plant::Reordering, &["stands after it"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_view_that_goes_to_somebody_else_is_found() {
    is_found(Plant::Leak, &["was sent the view of"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn something_that_is_not_sent_is_found() {
    is_found(Plant::Gap, &["was told other events"]).await;
}

/// Faults that need two owners at the same moment, which can take minutes to come about. `cargo xtask cluster` and
/// `cargo xtask test long` plant them; in `cargo xtask test`, histories that are made up show that the checker knows them.
mod long {
    use super::{Plant, is_found};

    #[tokio::test(flavor = "multi_thread")]
    async fn an_owner_that_no_epoch_silences_is_found() {
        is_found(Plant::NoEpoch, &["went back", "that the log does not give", "other events"]).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_log_without_a_key_is_found() {
        is_found(Plant::NoKey, &["is missing", "does not fit its checksum", "twice"]).await;
    }
}
