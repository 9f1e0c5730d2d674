//! The load generator: many matches of four seats over real sockets, against servers in processes of their own.
//!
//! `cargo xtask load [SECONDS] [PART]` plays all games at once: everything, or only `start`, `fold`, `rate`, `pace`,
//! `memory` or `sockets`. It compares the server with a bare room server in the same go
//! (the yardstick: four sockets a room, 2 KiB to each, no game, no store) and with itself on a store that keeps nothing,
//! so that the figures mean the same on every machine. Each move is on disk before its update goes out.

mod child;
mod crowd;
mod figures;
mod fold;
mod forgetful;
mod line;
mod yardstick;

use std::time::Duration;

use child::{Child, Kind};
use crowd::{Crowd, Pastime};
use figures::Figures;

/// As in the command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// So many matches at a time.
const MATCHES: usize = 200;
/// The pace at which latencies are taken, in moves a second.
const PACE: u32 = 1200;
/// The servers are measured in turn so many times, since a machine is not equally quiet all the time.
const ROUNDS: u32 = 3;
/// So many matches for the measurement of memory, and sockets that do nothing.
const MATCHES_KEPT: usize = 1000;
const MATCHES_FIRST: usize = 40;
const SOCKETS_IDLE: usize = 10_000;
/// What can be measured, in this order.
const PARTS: [&str; 6] = ["start", "fold", "rate", "pace", "memory", "sockets"];

fn main() -> Result<(), Failure> {
    if let Some(kind) = Kind::of_this_process() {
        return child::serve(kind);
    }
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().map(|text| text.parse()).transpose()?.unwrap_or(10);
    let part = arguments.next();
    tokio::runtime::Runtime::new()?.block_on(measure(Duration::from_secs(seconds), part.as_deref()))
}

async fn measure(time: Duration, part: Option<&str>) -> Result<(), Failure> {
    if let Some(other) = part.filter(|part| !PARTS.contains(part)) {
        return Err(format!("there is no part {other}; the parts are {}", PARTS.join(", ")).into());
    }
    for part in PARTS.into_iter().filter(|name| part.is_none_or(|part| part == *name)) {
        match part {
            "start" => start().await?,
            "fold" => fold::print()?,
            "rate" => rate(time).await?,
            "pace" => at_a_pace(time).await?,
            "memory" => memory().await?,
            _ => idle_sockets().await?,
        }
    }
    Ok(())
}

/// How much a server does in a second of processor time, beside the yardstick and beside one that keeps nothing.
async fn rate(time: Duration) -> Result<(), Failure> {
    let mut sums = [Figures::default(); 3];
    for _ in 0..ROUNDS {
        for (kind, sum) in Kind::ALL.into_iter().zip(&mut sums) {
            sum.add(&as_fast_as_possible(kind, time / ROUNDS).await?);
        }
    }
    for (kind, sum) in Kind::ALL.into_iter().zip(&sums) {
        println!("{:<32}{sum}", format!("{}:", kind.name()));
    }
    let [full, forgetful, bare] = sums.map(|sum| sum.moves_per_cpu_second());
    println!("ratio to the yardstick:         {:.0} % (at least 60)", 100.0 * full / bare);
    println!("cost of durability:             {:.0} % (at most 20)", 100.0 * (1.0 - full / forgetful));
    Ok(())
}

async fn start() -> Result<(), Failure> {
    let server = Child::start(Kind::Full).await?;
    println!("start:                          {} ms (under 1000)", server.started_ms);
    println!("idle memory:                    {:.1} MB (under 13)", server.memory_kb() / 1024.0);
    server.stop()
}

/// What a server does when everybody plays at once.
async fn as_fast_as_possible(kind: Kind, time: Duration) -> Result<Figures, Failure> {
    let server = Child::start(kind).await?;
    let crowd = Crowd::gather(&[server.address], kind.pastime(), MATCHES, None).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let figures = Figures::during(|| server.cpu_seconds(), &crowd.tally, time).await;
    crowd.tally.check()?;
    crowd.leave();
    server.stop()?;
    Ok(figures)
}

async fn at_a_pace(time: Duration) -> Result<(), Failure> {
    let server = Child::start(Kind::Full).await?;
    let pause = Duration::from_secs(1) * MATCHES as u32 / PACE;
    let crowd = Crowd::gather(&[server.address], Pastime::Play, MATCHES, Some(pause)).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    crowd.tally.forget_delays();
    let figures = Figures::during(|| server.cpu_seconds(), &crowd.tally, time).await;
    let (p50, p99) = crowd.tally.delays_ms();
    println!("{:<32}{figures}", format!("at {PACE} moves a second:"));
    println!("action to the others' update:   p50 {p50:.1} ms, p99 {p99:.1} ms (under 10)");
    crowd.tally.check()?;
    crowd.leave();
    server.stop()
}

/// What a match costs while it is played, and when everybody has gone.
async fn memory() -> Result<(), Failure> {
    let server = Child::start(Kind::Full).await?;
    // The first matches bring in the code of their games and fill caches, which is not the price of those that follow.
    let first = Crowd::gather(&[server.address], Pastime::Play, MATCHES_FIRST, Some(Duration::from_secs(1))).await?;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let first_kb = server.memory_kb();
    first.leave();
    let live_kb = come_and_go(&server).await?;
    let more = (MATCHES_KEPT - MATCHES_FIRST) as f64;
    println!("memory of a live match:         {:.1} KB with its sockets (at most 40)", (live_kb - first_kb) / more);
    let left_kb = server.memory_kb();
    println!("kept for the next ones:         {:.1} KB of it when everybody has gone", (left_kb - first_kb) / more);
    // What is kept serves the next crowd; only what grows with each crowd is the price of idle matches.
    come_and_go(&server).await?;
    let grown = (server.memory_kb() - left_kb) / MATCHES_KEPT as f64;
    println!("memory of an idle match:        {grown:.1} KB (at most 3)");
    server.stop()
}

/// A crowd plays for a while and goes. Gives the memory while it played.
async fn come_and_go(server: &Child) -> Result<f64, Failure> {
    let crowd = Crowd::gather(&[server.address], Pastime::Play, MATCHES_KEPT, Some(Duration::from_secs(1))).await?;
    tokio::time::sleep(Duration::from_secs(10)).await;
    let live_kb = server.memory_kb();
    crowd.tally.check()?;
    crowd.leave();
    while !line::metrics(server.address).await?.contains("escapade_tables_live 0\n") {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    Ok(live_kb)
}

async fn idle_sockets() -> Result<(), Failure> {
    let server = Child::start(Kind::Full).await?;
    let idle_kb = server.memory_kb();
    let sockets = crowd::idle(server.address, SOCKETS_IDLE).await?;
    let each = (server.memory_kb() - idle_kb) / sockets.len() as f64;
    println!("sockets that do nothing:        {} held, {each:.1} KB each", sockets.len());
    drop(sockets);
    server.stop()
}
