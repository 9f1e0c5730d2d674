//! The load of one, two and three nodes over a PostgreSQL and a NATS of their own, in processes of their own. The people
//! of each match are at all nodes, as behind a load balancer that does not know tables.
//!
//! `cargo xtask load --nodes [SECONDS]` measures each number of nodes with people who think, at a pace, and as fast as it
//! can, and what each move costs: processor time of nodes, database and bus, bytes written, transactions, messages.

#[path = "../../../server/examples/load/crowd.rs"]
#[allow(dead_code)]
mod crowd;
#[path = "../../../server/examples/load/figures.rs"]
#[allow(dead_code)]
mod figures;
#[path = "../../../server/examples/load/line.rs"]
#[allow(dead_code)]
mod line;
mod nodes;
#[path = "../../tests/services/mod.rs"]
mod services;

use std::time::Duration;

use crowd::{Crowd, Pastime};
use figures::Figures;
use nodes::{Costs, Nodes};

/// As in the command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// So many matches of four at a time.
const MATCHES: usize = 200;
/// The pace at which latencies are taken, in moves a second.
const PACE: u32 = 600;
/// How many matches where people think, as at real tables, and how long a table thinks about each move.
const MATCHES_SLOW: usize = 1000;
const THOUGHT: Duration = Duration::from_secs(5);
const NODES_MAX: usize = 3;

fn main() -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new()?;
    if nodes::is_node() {
        return runtime.block_on(nodes::serve());
    }
    let seconds = std::env::args().nth(1).map(|text| text.parse()).transpose()?.unwrap_or(10);
    runtime.block_on(async {
        for count in 1..=NODES_MAX {
            measure(count, Duration::from_secs(seconds)).await?;
        }
        Ok(())
    })
}

async fn measure(count: usize, time: Duration) -> Result<(), Failure> {
    let nodes = Nodes::start(count).await?;
    println!("{count} nodes, {:.1} MB each without anybody", nodes.memory_kb() / 1024.0);
    for (label, matches, pause) in [
        ("people think", MATCHES_SLOW, Some(THOUGHT)),
        ("at a pace", MATCHES, Some(Duration::from_secs(1) * MATCHES as u32 / PACE)),
        ("as fast as possible", MATCHES, None),
    ] {
        let crowd = Crowd::gather(&nodes.addresses(), Pastime::Play, matches, pause).await?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        crowd.tally.forget_delays();
        let before = nodes.costs().await?;
        let figures = Figures::during(|| nodes.cpu_seconds(), &crowd.tally, time).await;
        let (costs, memory_kb) = (nodes.costs().await?.since(&before), nodes.memory_kb());
        crowd.tally.check()?;
        let (p50, p99) = crowd.tally.delays_ms();
        println!("  {label}, {matches} matches of four: {figures}");
        println!("    action to the others' update: p50 {p50:.1} ms, p99 {p99:.1} ms");
        print_costs(&costs, figures.moves);
        println!("    memory of a node: {:.1} MB", memory_kb / 1024.0);
        crowd.leave();
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    nodes.stop();
    Ok(())
}

fn print_costs(costs: &Costs, moves: f64) {
    let Costs { database_seconds, bus_seconds, log_bytes, transactions, letters, letter_bytes } = costs;
    println!(
        "    for each move: {:.0} µs of the database, {:.0} µs of the bus; {:.0} bytes of its log, {:.2} transactions; \
         {:.2} messages of {:.0} bytes on the bus",
        1e6 * database_seconds / moves,
        1e6 * bus_seconds / moves,
        log_bytes / moves,
        transactions / moves,
        letters / moves,
        letter_bytes / letters.max(1.0),
    );
}
