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

/// Lets faults happen to nodes while people play, and compares what they were told and saw with the logs.
pub(crate) fn cluster(flags: &[&str]) -> Result<()> {
    let (mut nodes, mut rounds, mut seed) = (3, 10, None);
    for pair in flags.chunks(2) {
        let [flag, value] = pair else { bail!("`{}` needs a number", pair.join(" ")) };
        let number: u64 = value.parse().with_context(|| format!("{flag} {value}"))?;
        match *flag {
            "--nodes" => nodes = number,
            "--rounds" => rounds = number,
            "--seed" => seed = Some(number),
            _ => bail!("`{flag}` is unknown; there are: --nodes N, --rounds N, --seed N"),
        }
    }
    install(succeed)?;
    let mut command = cargo();
    command.args(["test", "-q"]).args(WORKSPACE).args(["--test", "faults", "--", "whatever_happens", "--nocapture"]);
    command.env("ESCAPADE_NODES", nodes.to_string()).env("ESCAPADE_ROUNDS", rounds.to_string());
    if let Some(seed) = seed {
        command.env("ESCAPADE_SEED", seed.to_string());
    }
    succeed(&mut command)
}
