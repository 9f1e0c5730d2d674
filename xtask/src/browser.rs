//! Chromium and axe for browser tests, and screenshots.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::page::{self, PageKind};
use crate::sources::{cargo, root, succeed};

/// The version of axe, which checks accessibility.
const AXE: &str = "axe-core@4.14.0";

/// The driver of Firefox.
const GECKODRIVER: &str = "geckodriver@0.37.1";

/// Writes pictures of every game.
pub(crate) fn screenshots() -> Result<()> {
    install(succeed)?;
    page::build(PageKind::Release)?;
    succeed(cargo().args(["run", "-q", "-p", "browser", "--bin", "screenshots"]))
}

/// Writes the main moments of every game, side by side.
pub(crate) fn film_strips() -> Result<()> {
    install(succeed)?;
    page::build(PageKind::Release)?;
    succeed(cargo().args(["run", "-q", "-p", "browser", "--bin", "film_strips"]))
}

/// Measures the time from a first visit to the first decision.
pub(crate) fn first_decision(flags: &[&str]) -> Result<()> {
    install(succeed)?;
    if flags.is_empty() {
        page::build(PageKind::Release)?;
    }
    succeed(cargo().args(["run", "-q", "-p", "browser", "--bin", "first_decision", "--"]).args(flags))
}

/// Installs Chromium, its driver and axe, if they are missing.
pub(crate) fn install(run: impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    let needed = [
        ("chromium", "chromium"),
        ("chromedriver", "chromium-driver"),
        ("chromium-headless-shell", "chromium-headless-shell"),
    ];
    let missing: Vec<&str> =
        needed.iter().filter(|(program, _)| !is_installed(program)).map(|(_, package)| *package).collect();
    install_packages(&missing, &run)?;
    let axe = root().join("target/axe");
    if axe.join("node_modules/axe-core/axe.min.js").exists() {
        return Ok(());
    }
    if !is_installed("npm") {
        install_packages(&["npm"], &run)?;
    }
    std::fs::create_dir_all(&axe)?;
    run(Command::new("npm").args(["install", "--silent", "--no-save", "--prefix"]).arg(&axe).arg(AXE))
        .context("axe could not be installed by npm")
}

/// Shows every game in Firefox and WebKit, and plays a whole match in each.
pub(crate) fn engines() -> Result<()> {
    let needed = [("firefox-esr", "firefox-esr"), ("xvfb-run", "xvfb"), ("WebKitWebDriver", "webkit2gtk-driver")];
    let missing: Vec<&str> =
        needed.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect();
    install_packages(&missing, &succeed)?;
    let tools = root().join("target/tools");
    let geckodriver = tools.join("bin/geckodriver");
    if !geckodriver.exists() {
        succeed(cargo().args(["install", "-q", "--locked", GECKODRIVER, "--root"]).arg(&tools))?;
    }
    page::build(PageKind::Release)?;
    let mut command = cargo();
    command.args(["run", "-q", "-p", "browser", "--bin", "engines"]);
    succeed(command.env("GECKODRIVER", geckodriver))
}

/// Whether a program is in the path. Not every program says its version.
fn is_there(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn is_installed(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Installs packages of the system by apt-get.
pub(crate) fn install_packages(missing: &[&str], run: &impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    if missing.is_empty() {
        return Ok(());
    }
    if !is_installed("apt-get") {
        bail!("these programs are missing, and there is no apt-get to install them: {}", missing.join(", "));
    }
    println!("   installing {}", missing.join(", "));
    let apt =
        |arguments: &[&str]| run(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"));
    apt(&["update", "-qq"])
        .and_then(|()| apt(&[&["install", "-y", "-qq", "--no-install-recommends"], missing].concat()))
        .with_context(|| format!("install these yourself, then try again: {}", missing.join(", ")))
}
