//! `cargo xtask python`: builds the Python package, installs it with its peers in a virtual environment, and runs the
//! peers' tests and ours.
//!
//! The environment is kept in `target/python`, so that only the first run installs anything.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::page::{self, PageKind};
use crate::sources::{cargo, root};

/// What our tests and those of the peers need. Versions are bounded where a newer one changed its tests.
const PEERS: [&str; 12] = [
    "maturin>=1.8,<2",
    "numpy>=2",
    "pytest>=8",
    "mypy>=1.15",
    "gymnasium>=1.1,<2",
    "pettingzoo>=1.25,<2",
    "pygame>=2.6",
    "open_spiel>=1.5",
    "distributed>=2024",
    "polars>=1",
    "pandas>=2",
    "websockets>=13",
];

/// Builds, installs and tests, by `run`, which shows or keeps the output of a command.
pub(crate) fn test(run: impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    let python = install(&run)?;
    run(cargo().args(["clippy", "--quiet", "-p", "python", "--", "-D", "warnings"]))?;
    build(&python, &["--profile", "dev"], &run)?;
    run(python_in(&python).args(["-m", "mypy"]))?;
    run(python_in(&python).args(["-m", "mypy.stubtest", "escapade._escapade"]))?;
    // With the same features as the check `programs` builds it with, so that nothing is compiled twice.
    run(cargo().args(["build", "-p", "escapade"]).args(page::tools(PageKind::Release)))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let program = target.join("debug").join("escapade");
    run(python_in(&python).args(["-m", "pytest", "-q", "tests"]).env("ESCAPADE_PROGRAM", program))
}

/// Builds the package as it is shipped, and measures it beside its peers.
pub(crate) fn bench(flags: &[&str], run: impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    let python = install(&run)?;
    build(&python, &["--release"], &run)?;
    run(python_in(&python).args(["-m", "escapade.bench"]).args(flags))
}

/// Python in an environment with all peers.
fn install(run: &impl Fn(&mut Command) -> Result<()>) -> Result<PathBuf> {
    environment(&root().join("target").join("python"), &PEERS, run)
}

/// Python in a virtual environment with these packages. Only its first use installs anything.
pub(crate) fn environment(
    folder: &Path,
    packages: &[&str],
    run: &impl Fn(&mut Command) -> Result<()>,
) -> Result<PathBuf> {
    let python = folder.join("bin").join("python");
    if !python.exists() {
        let made = Command::new("python3").args(["-m", "venv"]).arg(folder).status();
        let made = made.context("cannot run python3; install Python 3.11 or newer with its module venv")?;
        ensure!(made.success(), "python3 cannot make a virtual environment; install its module venv");
    }
    let (stamp, wanted) = (folder.join("peers"), packages.join("\n"));
    if std::fs::read_to_string(&stamp).unwrap_or_default() != wanted {
        // Nothing is compiled here: a package without a wheel for this machine is named by pip.
        run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--prefer-binary"]).args(packages))?;
        std::fs::write(&stamp, &wanted)?;
    }
    Ok(python)
}

/// Builds the module and puts the package into the environment.
fn build(python: &Path, profile: &[&str], run: &impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    let wheels = root().join("target").join("wheels");
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels)?;
    }
    let maturin = python.with_file_name("maturin");
    run(Command::new(maturin)
        .args(["build", "--quiet", "--locked", "--interpreter"])
        .arg(python)
        .args(profile)
        .arg("--out")
        .arg(&wheels)
        .current_dir(folder()))?;
    let wheel = std::fs::read_dir(&wheels)?.next().context("maturin made no wheel")??.path();
    run(Command::new(python).args(["-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"]).arg(wheel))
}

/// Python in the folder of the package.
fn python_in(python: &Path) -> Command {
    let mut command = Command::new(python);
    command.current_dir(folder());
    command
}

fn folder() -> PathBuf {
    root().join("python")
}
