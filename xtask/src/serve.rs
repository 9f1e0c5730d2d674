//! `cargo xtask serve`: builds and runs a table on this machine; with `--watch` it shows every change in seconds.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result};

use crate::page::{self, PageKind};
use crate::preflight;
use crate::progress::{self, Build};
use crate::sources::{compile_incrementally, files, root};

/// About how many seconds of one processor a first build takes, for the estimate that is printed.
const FIRST_BUILD_SECONDS: u64 = 420;
/// The server for trying, without the tools of designers and researchers, which would add a fifth to its build.
pub(crate) const SERVER_PACKAGE: [&str; 3] = ["-p", "escapade", "--no-default-features"];
/// How often `--watch` looks for changes.
const WATCH_INTERVAL: Duration = Duration::from_millis(300);

/// Builds what is missing and runs the server with the given flags.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let is_own = |flag: &&&str| ["--release", "--watch", "--no-open"].contains(*flag);
    let has = |flag: &str| arguments.contains(&flag);
    let mut flags: Vec<&str> = arguments.iter().filter(|flag| !is_own(flag)).copied().collect();
    preflight::rust()?;
    preflight::port(&flags)?;
    preflight::disk()?;
    if !has("--no-open") {
        flags.push("--open");
    }
    match (has("--release"), has("--watch")) {
        (true, _) => run_release(&flags),
        (false, true) => watch(flags),
        (false, false) => {
            build(PageKind::Try)?;
            exec(server(&flags))
        }
    }
}

/// Builds the server and the page for trying, side by side.
fn build(kind: PageKind) -> Result<()> {
    let start = Instant::now();
    if !root().join("target/debug/escapade").exists() {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        let minutes = (FIRST_BUILD_SECONDS / cores.min(8)).div_ceil(60);
        println!(
            "The first build compiles about 600 crates, on this machine in about {minutes} min; later ones take seconds."
        );
    }
    let native = [&["build"], &SERVER_PACKAGE[..], page::tools(kind)].concat();
    progress::build("server and page", vec![Build::new("the server", &native), page::compile(kind)?])?;
    page::write(kind)?;
    println!("   playable after {}", progress::format_time(start.elapsed()));
    Ok(())
}

/// Builds and runs the release.
fn run_release(flags: &[&str]) -> Result<()> {
    page::build(PageKind::Release)?;
    progress::build("server", vec![Build::new("the server", &["build", "--release", "-p", "escapade"])])?;
    let mut command = Command::new(root().join("target/release/escapade"));
    command.arg("serve").args(flags);
    exec(command)
}

/// The server that was built for trying, which shows the page that was written last.
fn server(flags: &[&str]) -> Command {
    let mut command = Command::new(root().join("target/debug/escapade"));
    command.arg("serve").args(flags).current_dir(root());
    command
}

/// Replaces this process by another program, which then gets all signals itself.
fn exec(mut command: Command) -> Result<()> {
    #[cfg(unix)]
    {
        let fault = std::os::unix::process::CommandExt::exec(&mut command);
        Err(fault).with_context(|| format!("cannot run {}", crate::sources::command_line(&command)))
    }
    #[cfg(not(unix))]
    crate::sources::succeed(&mut command)
}

/// Runs the server and rebuilds after each change, until it is stopped.
fn watch(mut flags: Vec<&str>) -> Result<()> {
    compile_incrementally()?;
    build(PageKind::Watched)?;
    let mut running = RunningServer::start(&flags)?;
    flags.retain(|flag| *flag != "--open");
    let mut known = source_files()?;
    println!("   watching; a change is built and shown when it is saved");
    loop {
        std::thread::sleep(WATCH_INTERVAL);
        let now = source_files()?;
        if now == known {
            running.check()?;
            continue;
        }
        let is_style = changed_files(&known, &now).all(|path| path.starts_with(root().join("crates/web/static")));
        known = now;
        let start = Instant::now();
        let built = if is_style { page::write(PageKind::Watched) } else { build(PageKind::Watched) };
        match built.and_then(|()| running.refresh(&flags)) {
            Ok(()) => println!("   shown after {}", progress::format_time(start.elapsed())),
            Err(fault) => eprintln!("{fault:#}\n   waiting for the next change"),
        }
    }
}

/// Every file that the server or the page is built from, and when it changed.
fn source_files() -> Result<BTreeMap<PathBuf, SystemTime>> {
    let mut found = BTreeMap::new();
    for path in files(&root().join("crates"))? {
        if path.starts_with(root().join("crates/web/dist")) {
            continue;
        }
        // An editor may be replacing the file; the next look finds it.
        if let Ok(changed) = std::fs::metadata(&path).and_then(|about| about.modified()) {
            found.insert(path, changed);
        }
    }
    Ok(found)
}

/// The files that are new, gone or changed.
fn changed_files<'a>(
    before: &'a BTreeMap<PathBuf, SystemTime>,
    after: &'a BTreeMap<PathBuf, SystemTime>,
) -> impl Iterator<Item = &'a PathBuf> {
    let changed = after.iter().filter(|(path, time)| before.get(*path) != Some(time)).map(|(path, _)| path);
    changed.chain(before.keys().filter(|path| !after.contains_key(*path)))
}

/// A server that is running, and when its program was built.
struct RunningServer {
    child: Child,
    built: SystemTime,
}

impl RunningServer {
    fn start(flags: &[&str]) -> Result<RunningServer> {
        let child = server(flags).spawn().context("cannot start the server")?;
        Ok(RunningServer { child, built: RunningServer::program_built()? })
    }

    fn program_built() -> Result<SystemTime> {
        Ok(std::fs::metadata(root().join("target/debug/escapade"))?.modified()?)
    }

    /// Starts the server again if its program has changed.
    fn refresh(&mut self, flags: &[&str]) -> Result<()> {
        if RunningServer::program_built()? == self.built {
            return Ok(());
        }
        self.stop();
        *self = RunningServer::start(flags)?;
        Ok(())
    }

    /// Fails if the server has stopped.
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

impl Drop for RunningServer {
    fn drop(&mut self) {
        if self.child.try_wait().is_ok_and(|ended| ended.is_none()) {
            self.stop();
        }
    }
}
