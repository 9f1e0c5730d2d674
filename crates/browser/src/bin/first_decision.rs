//! `cargo xtask first-decision`: a first visit on a slow phone, until something can be decided in a match.
//!
//! With `--url http://…` it measures another server, such as one of an older version, so that two can be compared.

use anyhow::{Result, bail};
use browser::{Chromium, Site, first_decision_ms};

/// How often each game is measured.
const RUNS: u8 = 5;

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let chromium = Chromium::start()?;
    match arguments[..] {
        [] => {
            let site = Site::start().await?;
            measure(&chromium, &site.url("")).await
        }
        ["--url", url] => measure(&chromium, url.trim_end_matches('/')).await,
        _ => bail!("usage: first_decision [--url http://HOST:PORT]"),
    }
}

async fn measure(chromium: &Chromium, origin: &str) -> Result<()> {
    println!("{origin}: milliseconds to the first decision; 4 times slower processor, 10 Mbit/s, 40 ms");
    for entry in games::GAMES {
        let game = entry.about().name;
        let mut times = Vec::new();
        for run in 1..=RUNS {
            times.push(first_decision_ms(chromium, origin, game, run).await?);
        }
        // In the order of the runs: the same run deals the same match at every server.
        let all: Vec<String> = times.iter().map(|ms| format!("{ms:.0}")).collect();
        times.sort_by(f64::total_cmp);
        println!("{game:10} median {:5.0}  of {}", times[times.len() / 2], all.join(" "));
    }
    Ok(())
}
