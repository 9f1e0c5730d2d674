//! PostgreSQL and NATS for the tests of many nodes, and their long run; poppler for the tests of prints.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::browser::install_packages;
use crate::checks::WORKSPACE;
use crate::sources::{cargo, succeed};

/// Installs PostgreSQL, NATS and poppler, if they are missing. Tests start their own, with folders and ports of their own.
pub(crate) fn install(run: impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    let mut missing = Vec::new();
    if !has_postgres() {
        missing.push("postgresql");
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<_> = std::env::split_paths(&folders).collect();
    folders.push("/usr/sbin".into());
    if !folders.iter().any(|folder| folder.join("nats-server").exists()) {
        missing.push("nats-server");
    }
    // Tests read prints with it.
    if !folders.iter().any(|folder| folder.join("pdftocairo").exists()) {
        missing.push("poppler-utils");
    }
    install_packages(&missing, &run)
}

/// Debian keeps the programs of each version in a folder of its own.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders = versions.map(|version| version.path().join("bin/initdb"));
    folders.any(|path| path.exists())
        || ["/usr/bin/initdb", "/usr/local/bin/initdb"].iter().any(|path| Path::new(path).exists())
}

/// Lets faults happen to nodes while people play, and compares what they were told and saw with the logs. Then restarts
/// all nodes, one after the other, and counts the turns that were lost.
pub(crate) fn cluster(flags: &[&str]) -> Result<()> {
    let (mut nodes, mut rounds, mut matches, mut restarts, mut seed) = (3, 10, 50, 3, None);
    for pair in flags.chunks(2) {
        let [flag, value] = pair else { bail!("`{}` needs a number", pair.join(" ")) };
        let number: u64 = value.parse().with_context(|| format!("{flag} {value}"))?;
        match *flag {
            "--nodes" => nodes = number,
            "--rounds" => rounds = number,
            "--matches" => matches = number,
            "--restarts" => restarts = number,
            "--seed" => seed = Some(number),
            _ => {
                bail!("`{flag}` is unknown; there are: --nodes N, --rounds N, --matches N, --restarts N, --seed N")
            }
        }
    }
    install(succeed)?;
    let mut command = cargo();
    command.args(["test", "-q"]).args(WORKSPACE).args(["--test", "faults", "--", "--nocapture", "--test-threads=1"]);
    command.args(["whatever_happens", "a_rolling_restart", "long::"]);
    let settings = [("NODES", nodes), ("ROUNDS", rounds), ("MATCHES", matches), ("RESTARTS", restarts)];
    for (name, number) in settings {
        command.env(format!("ESCAPADE_{name}"), number.to_string());
    }
    if let Some(seed) = seed {
        command.env("ESCAPADE_SEED", seed.to_string());
    }
    succeed(&mut command)
}

/// Measures one, two and three nodes.
pub(crate) fn load(rest: &[&str]) -> Result<()> {
    install(succeed)?;
    let load = ["run", "--release", "-q", "-p", "cluster", "--example", "nodes", "--"];
    succeed(cargo().args(load).args(rest))
}
