//! `cargo xtask serve`: from a clone to a table in the browser; with `--watch` every change is there in seconds.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result};

use crate::page::{self, Kind};
use crate::preflight;
use crate::progress::{self, Build};
use crate::sources::{compile_incrementally, files, root};

/// About how many seconds of one processor a first build takes, to say how long one will wait.
const FIRST_BUILD_SECONDS: u64 = 420;
/// The server for trying, without the tools of designers and researchers, which would add a fifth to its build.
pub(crate) const TABLE: [&str; 3] = ["-p", "escapade", "--no-default-features"];
/// How often `--watch` looks for changes.
const LOOK_EVERY: Duration = Duration::from_millis(300);

/// Builds what is missing and runs the server with the given flags.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let is_flag = |word: &&&str| ["--release", "--watch", "--no-open"].contains(*word);
    let has = |flag: &str| words.contains(&flag);
    let mut flags: Vec<&str> = words.iter().filter(|word| !is_flag(word)).copied().collect();
    preflight::rust()?;
    preflight::port(&flags)?;
    preflight::disk()?;
    if !has("--no-open") {
        flags.push("--open");
    }
    match (has("--release"), has("--watch")) {
        (true, _) => release(&flags),
        (false, true) => watch(flags),
        (false, false) => {
            build(Kind::Try)?;
            replace(server(&flags))
        }
    }
}

/// Builds the server and the page for trying, side by side.
fn build(kind: Kind) -> Result<()> {
    let start = Instant::now();
    if !root().join("target/debug/escapade").exists() {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        let minutes = (FIRST_BUILD_SECONDS / cores.min(8)).div_ceil(60);
        println!(
            "The first build compiles about 600 crates, on this machine in about {minutes} min; later ones take seconds."
        );
    }
    let native = [&["build"], &TABLE[..], page::tools(kind)].concat();
    progress::build("server and page", vec![Build::new("the server", &native), page::compile(kind)?])?;
    page::write(kind)?;
    println!("   playable after {}", progress::spoken(start.elapsed()));
    Ok(())
}

/// Builds and runs what one would ship.
fn release(flags: &[&str]) -> Result<()> {
    page::build(Kind::Release)?;
    progress::build("server", vec![Build::new("the server", &["build", "--release", "-p", "escapade"])])?;
    let mut command = Command::new(root().join("target/release/escapade"));
    command.arg("serve").args(flags);
    replace(command)
}

/// The server that was built for trying, which shows the page that was written last.
fn server(flags: &[&str]) -> Command {
    let mut command = Command::new(root().join("target/debug/escapade"));
    command.arg("serve").args(flags).current_dir(root());
    command
}

/// Goes on as another program, which then gets every signal itself.
fn replace(mut command: Command) -> Result<()> {
    #[cfg(unix)]
    {
        let fault = std::os::unix::process::CommandExt::exec(&mut command);
        Err(fault).with_context(|| format!("cannot run {}", crate::sources::words(&command)))
    }
    #[cfg(not(unix))]
    crate::sources::succeed(&mut command)
}

/// Runs the server, and builds again what has changed until somebody stops it.
fn watch(mut flags: Vec<&str>) -> Result<()> {
    compile_incrementally()?;
    build(Kind::Watched)?;
    let mut running = Running::start(&flags)?;
    flags.retain(|flag| *flag != "--open");
    let mut known = sources()?;
    println!("   watching; a change is built and shown when it is saved");
    loop {
        std::thread::sleep(LOOK_EVERY);
        let now = sources()?;
        if now == known {
            running.check()?;
            continue;
        }
        let is_style = differ(&known, &now).all(|path| path.starts_with(root().join("crates/web/static")));
        known = now;
        let start = Instant::now();
        let built = if is_style { page::write(Kind::Watched) } else { build(Kind::Watched) };
        match built.and_then(|()| running.refresh(&flags)) {
            Ok(()) => println!("   shown after {}", progress::spoken(start.elapsed())),
            Err(fault) => eprintln!("{fault:#}\n   waiting for the next change"),
        }
    }
}

/// Every file that the server or the page is built from, and when it changed.
fn sources() -> Result<BTreeMap<PathBuf, SystemTime>> {
    let mut found = BTreeMap::new();
    for path in files(&root().join("crates"))? {
        if path.starts_with(root().join("crates/web/dist")) {
            continue;
        }
        // A file that an editor has just replaced is seen the next time.
        if let Ok(changed) = std::fs::metadata(&path).and_then(|about| about.modified()) {
            found.insert(path, changed);
        }
    }
    Ok(found)
}

/// The files that are new, gone or changed.
fn differ<'a>(
    before: &'a BTreeMap<PathBuf, SystemTime>,
    after: &'a BTreeMap<PathBuf, SystemTime>,
) -> impl Iterator<Item = &'a PathBuf> {
    let changed = after.iter().filter(|(path, time)| before.get(*path) != Some(time)).map(|(path, _)| path);
    changed.chain(before.keys().filter(|path| !after.contains_key(*path)))
}

/// A server that is running, and when its program was built.
struct Running {
    child: Child,
    built: SystemTime,
}

impl Running {
    fn start(flags: &[&str]) -> Result<Running> {
        let child = server(flags).spawn().context("cannot start the server")?;
        Ok(Running { child, built: Running::program()? })
    }

    fn program() -> Result<SystemTime> {
        Ok(std::fs::metadata(root().join("target/debug/escapade"))?.modified()?)
    }

    /// Starts the server again if its program has changed.
    fn refresh(&mut self, flags: &[&str]) -> Result<()> {
        if Running::program()? == self.built {
            return Ok(());
        }
        self.stop();
        *self = Running::start(flags)?;
        Ok(())
    }

    /// Ends with the server.
    fn check(&mut self) -> Result<()> {
        match self.child.try_wait()? {
            Some(status) => anyhow::bail!("the server has stopped: {status}"),
            None => Ok(()),
        }
    }

    /// Asks the server to stop, and waits until it has.
    fn stop(&mut self) {
        #[cfg(unix)]
        let _ = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        #[cfg(not(unix))]
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if self.child.try_wait().is_ok_and(|ended| ended.is_none()) {
            self.stop();
        }
    }
}
