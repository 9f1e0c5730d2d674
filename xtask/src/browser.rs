//! Real browsers: what they need, their tests, and screenshots.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::page::{self, Kind};
use crate::sources::{cargo, root, succeed};

/// The version of axe that finds faults of access.
const AXE: &str = "axe-core@4.14.0";

/// Writes pictures of every game.
pub(crate) fn screenshots() -> Result<()> {
    install(succeed)?;
    page::build(Kind::Release)?;
    succeed(cargo().args(["run", "-q", "-p", "browser", "--bin", "screenshots"]))
}

/// Installs what is missing: Chromium and its driver from the system's packages, axe from npm's.
pub(crate) fn install(run: impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    let needed = [("chromium", "chromium"), ("chromedriver", "chromium-driver")];
    let missing: Vec<&str> =
        needed.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect();
    packages(&missing, &run)?;
    let axe = root().join("target/axe");
    if axe.join("node_modules/axe-core/axe.min.js").exists() {
        return Ok(());
    }
    if !is_there("npm") {
        packages(&["npm"], &run)?;
    }
    std::fs::create_dir_all(&axe)?;
    run(Command::new("npm").args(["install", "--silent", "--no-save", "--prefix"]).arg(&axe).arg(AXE))
        .context("axe could not be installed by npm")
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Installs packages of the system, where that is Debian or one of its relatives and we may.
fn packages(missing: &[&str], run: &impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    if missing.is_empty() {
        return Ok(());
    }
    if !is_there("apt-get") {
        bail!("these programs are missing, and there is no apt-get to install them: {}", missing.join(", "));
    }
    println!("   installing {}", missing.join(", "));
    let apt =
        |arguments: &[&str]| run(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"));
    apt(&["update", "-qq"])
        .and_then(|()| apt(&[&["install", "-y", "-qq", "--no-install-recommends"], missing].concat()))
        .with_context(|| format!("install these yourself, then try again: {}", missing.join(", ")))
}
