//! `cargo xtask test`: runs all checks, and installs what they need.
//!
//! Checks run in two parallel lanes: native programs in one, the page and browsers in the other, since each lane keeps
//! one target folder busy. The output of a check goes to its own file, and is shown if the check fails.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Condvar, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::page::PageKind;
use crate::progress::{ProgressLine, format_time};
use crate::serve::SERVER_PACKAGE;
use crate::sources::{cargo, command_line, compile_incrementally, crates, games, root, succeed};
use crate::{
    browser, clauses, compare_locales, guides, lessons, new_game, page, preflight, python, services, supply, tidy,
    translations,
};

/// One check; `cargo xtask test NAME` runs it alone.
struct Check {
    name: &'static str,
    /// The checks of other lanes that must have passed before.
    after: &'static [&'static str],
    run: fn(&CheckLog) -> Result<()>,
}

const fn check(name: &'static str, after: &'static [&'static str], run: fn(&CheckLog) -> Result<()>) -> Check {
    Check { name, after, run }
}

/// Checks that take almost no time. They run first, to report small mistakes early.
const FIRST: [Check; 7] = [
    check("format", &[], |log| log.run(cargo().args(["fmt", "--all", "--check"]))),
    check("house-rules", &[], |_| tidy::run()),
    check("clauses", &[], |_| clauses::check()),
    check("translations", &[], |_| translations::print()),
    check("guides", &[], |_| guides::check().and_then(|()| lessons::check())),
    check("shared", &[], |_| shared()),
    check("crates", &[], |_| supply::check()),
];

/// Native programs, in the target folder that `serve` uses, too.
const NATIVE: [Check; 11] = [
    check("programs", &[], |log| {
        log.run(cargo().args(["build", "-p", "escapade"]).args(page::tools(PageKind::Release)))
    }),
    check("test-programs", &[], |log| {
        PACKAGES.into_iter().try_for_each(|packages| log.run(&mut tests(packages, &["--no-run"], &["--no-run"])))
    }),
    check("clippy", &[], |log| {
        PACKAGES.into_iter().try_for_each(|packages| {
            log.run(cargo().args(["clippy", "--all-targets", "--quiet"]).args(packages).args(["--", "-D", "warnings"]))
        })
    }),
    check("tests", &["services"], |log| {
        let status = ["--status-level", "pass", "--final-status-level", "fail", "--no-fail-fast"];
        let plain = ["--exclude", "browser", "--", "--skip", "long::"];
        let some = [&status[..], &["-E", "not package(browser) and not test(/(^|::)long::/)"]].concat();
        log.run(&mut tests(&WORKSPACE, &some, &plain))?;
        log.run(&mut tests(&TOOLS, &status, &[]))
    }),
    check("docs", &[], docs),
    check("openapi", &[], |log| log.run(cargo().args(["test", "-q"]).args(OPENAPI))),
    check("new-game", &[], |log| new_game::trial(|command| log.run(command))),
    check("compare-locales", &[], |log| compare_locales::check(|command| log.run(command))),
    check("new-language", &["new-game"], |log| translations::trial(|command| log.run(command))),
    check("packages", &[], packages),
    check("python", &[], |log| python::test(|command| log.run(command))),
];

/// The page that is shipped, and browsers that play on it.
const PAGE: [Check; 6] = [
    check("installs", &[], |log| browser::install(|command| log.run(command))),
    check("services", &[], |log| services::install(|command| log.run(command))),
    check("page", &[], |log| log.run(&mut page::compile(PageKind::Release)?.command)),
    check("page-files", &["programs"], |_| page::write(PageKind::Release)),
    check("page-lints", &[], page_lints),
    check("browsers", &["test-programs"], browsers),
];

/// Checks that run by their names only, since they take long. Tests in modules called `long` belong to them: whole sweeps
/// of which a share is tried by the other checks.
const BY_NAME: [Check; 1] = [check("long", &[], |log| {
    browser::install(|command| log.run(command))?;
    services::install(|command| log.run(command))?;
    page::build(PageKind::Release)?;
    match has_nextest() {
        true => log.run(&mut tests(&WORKSPACE, &["--no-fail-fast", "-j", "2", "-E", "test(/(^|::)long::/)"], &[])),
        false => log.run(&mut tests(&WORKSPACE, &[], &["--", "long::"])),
    }
})];

/// The packages and features of all native checks: other ones would compile crates twice. The page is not native, and the
/// Python module is built and tried by a check of its own.
pub(crate) const WORKSPACE: [&str; 11] = [
    "--workspace",
    "--exclude",
    "web",
    "--exclude",
    "python",
    "--exclude",
    "xtask",
    "--exclude",
    "languages",
    "--features",
    "glue/release",
];

/// xtask, and what it shares with build scripts. Cargo compiles a crate in one way for build scripts and in another one
/// for everything else, but only once if one command needs both: in one command with the rest, everything whose build
/// script uses it would be compiled again.
const TOOLS: [&str; 4] = ["-p", "xtask", "-p", "languages"];

/// The packages of all native checks, command by command.
const PACKAGES: [&[&str]; 2] = [&WORKSPACE, &TOOLS];

/// The test that compares the description of the REST interface with the code. It needs a feature that nothing else
/// turns on, so it is compiled apart.
pub(crate) const OPENAPI: [&str; 6] = ["-p", "protocol", "--features", "openapi", "--test", "openapi"];

/// Runs all checks, the named ones, or with `--quick` the quick ones for changed crates.
pub(crate) fn run(names: &[&str]) -> Result<()> {
    preflight::rust()?;
    match names {
        [] => run_all(),
        ["--quick"] => run_quick(),
        names => {
            let known = || FIRST.iter().chain(&NATIVE).chain(&PAGE).chain(&BY_NAME);
            for name in names {
                let Some(check) = known().find(|check| check.name == *name) else {
                    let names: Vec<&str> = known().map(|check| check.name).collect();
                    bail!("there is no check `{name}`; there are: {}", names.join(", "));
                };
                let report = Report::default();
                report.run(check);
                report.print()?;
            }
            Ok(())
        }
    }
}

fn run_all() -> Result<()> {
    preflight::disk()?;
    let report = Report::default();
    if !FIRST.iter().all(|check| report.run(check)) {
        return report.print();
    }
    std::thread::scope(|scope| {
        let lanes: [&[Check]; 2] = [&NATIVE, &PAGE];
        for lane in lanes {
            let report = &report;
            scope.spawn(move || {
                for check in lane {
                    let is_ready = || check.after.iter().all(|needed| report.wait_for(needed));
                    // The report has the fault. After a fault no new check is started.
                    if report.has_failed() || !is_ready() || !report.run(check) {
                        break;
                    }
                }
                report.lane_ended();
            });
        }
        report.show_until_done(lanes.len());
    });
    report.print()?;
    report.print_times();
    let (passed, all) = (report.state().passed.len(), FIRST.len() + NATIVE.len() + PAGE.len());
    ensure!(passed == all, "only {passed} of {all} checks were run");
    println!("\nevery check passed");
    Ok(())
}

/// Quick checks while code is changed: format, house rules, clippy and tests of the crates that have changed.
fn run_quick() -> Result<()> {
    compile_incrementally()?;
    let report = Report::default();
    FIRST[..2].iter().all(|check| report.run(check));
    report.print()?;
    let changed = changed_crates()?;
    if changed.is_empty() {
        println!("   no crate has changed since the last commit");
        return Ok(());
    }
    let packages: Vec<&str> = changed.iter().flat_map(|name| ["-p", name.as_str()]).collect();
    println!("   changed: {}", changed.join(", "));
    succeed(cargo().args(["clippy", "--quiet", "--all-targets"]).args(&packages).args(["--", "-D", "warnings"]))?;
    let tested: Vec<&str> =
        changed.iter().filter(|name| *name != "browser").flat_map(|name| ["-p", name.as_str()]).collect();
    match tested.is_empty() {
        true => Ok(()),
        false if has_nextest() => succeed(cargo().args(["nextest", "run", "--status-level", "fail"]).args(&tested)),
        false => succeed(cargo().args(["test", "-q"]).args(&tested)),
    }
}

/// The crates with files that differ from the last commit.
fn changed_crates() -> Result<Vec<String>> {
    let git = |arguments: &[&str]| -> Result<String> {
        let output = Command::new("git").args(arguments).current_dir(root()).output().context("cannot run git")?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let files = git(&["diff", "--name-only", "HEAD"])? + &git(&["ls-files", "--others", "--exclude-standard"])?;
    let is_changed = |name: &str| {
        let folder = if name == "xtask" { "xtask/".to_owned() } else { format!("crates/{name}/") };
        files.lines().any(|file| file.starts_with(&folder))
    };
    let names = crates()?.into_iter().chain(["xtask".to_owned()]);
    Ok(names.filter(|name| is_changed(name)).collect())
}

/// Tries the laws on many random games.
pub(crate) fn laws(games_to_play: u32) -> Result<()> {
    for game in games()? {
        println!("\n== {game}");
        let mut command = cargo();
        command.args([
            "test",
            "-q",
            "--release",
            "-p",
            &game,
            "--test",
            "contract",
            "--",
            "the_laws_hold",
            "--nocapture",
            "--test-threads=1",
        ]);
        succeed(command.env("ESCAPADE_LAWS_GAMES", games_to_play.to_string()))?;
    }
    Ok(())
}

/// Kills the server at random moments under load, and compares its database with what it acknowledged.
pub(crate) fn crash(kills: u32) -> Result<()> {
    let mut command = cargo();
    command.args(["test", "-q", "-p", "server", "--test", "crash", "--", "--nocapture"]);
    succeed(command.env("ESCAPADE_KILLS", kills.to_string()))
}

/// Lets every operation of a server's disk fail in turn, below SQLite, and compares as [`crash`] does.
pub(crate) fn disk_faults() -> Result<()> {
    let mut command = cargo();
    command.args(["test", "-q", "-p", "server", "--test", "disk", "--", "--nocapture", "--test-threads=1"]);
    succeed(command.env("ESCAPADE_FAULTS", "all"))
}

/// Shows every kind of moment of every game in Chromium, from the golden records, and prints which were seen.
pub(crate) fn story() -> Result<()> {
    browser::install(succeed)?;
    page::build(PageKind::Release)?;
    succeed(browser_test("every_kind_of_moment").env("ESCAPADE_STORY", "all"))
}

/// One test in Chromium, with all that it prints.
pub(crate) fn browser_test(name: &str) -> Command {
    let mut command = cargo();
    command.args(["test", "-q"]).args(WORKSPACE).args(["--test", "browser", "--", "--nocapture", name]);
    command
}

/// Tries mutated inputs of each kind for some minutes. Those that fail are added to the corpus.
pub(crate) fn fuzz(minutes: u64) -> Result<()> {
    let mut command = cargo();
    command.args(["test", "-q", "-p", "server", "--test", "fuzz", "--", "--nocapture"]);
    succeed(command.env("ESCAPADE_FUZZ_MINUTES", minutes.to_string()))
}

fn has_nextest() -> bool {
    cargo().args(["nextest", "--version"]).output().is_ok_and(|output| output.status.success())
}

/// The tests of everything but browsers: by nextest where it is present, since it isolates tests from each other and
/// times each of them.
fn tests(packages: &[&str], nextest: &[&str], plain: &[&str]) -> Command {
    let mut command = cargo();
    match has_nextest() {
        true => command.args(["nextest", "run"]).args(packages).args(nextest),
        false => command.args(["test", "--lib", "--bins", "--tests"]).args(packages).args(plain),
    };
    command
}

/// Checks that `serve` and `test` share what they compile.
fn shared() -> Result<()> {
    shared_features()?;
    shared_build_dependencies()
}

/// Checks that no crate of ours is used by build scripts and by programs or tests of the same command; see [`TOOLS`].
fn shared_build_dependencies() -> Result<()> {
    let output = cargo().args(["metadata", "--no-deps", "--format-version", "1"]).output()?;
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().context("cargo lists packages")?;
    let names = |package: &Value, is_build: bool| -> Vec<String> {
        let all = package["dependencies"].as_array().into_iter().flatten();
        let of_kind = all.filter(|dependency| (dependency["kind"] == "build") == is_build);
        of_kind.filter_map(|dependency| Some(dependency["name"].as_str()?.to_owned())).collect()
    };
    let for_scripts: BTreeSet<String> = packages.iter().flat_map(|package| names(package, true)).collect();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let is_left_out = WORKSPACE.windows(2).any(|pair| pair == ["--exclude", name]);
        if is_left_out {
            continue;
        }
        let ours = |used: &&String| used.as_str() == name || crates().is_ok_and(|all| all.contains(*used));
        let used = [vec![name.to_owned()], names(package, false)].concat();
        if let Some(both) = used.iter().filter(|used| for_scripts.contains(*used)).find(ours) {
            bail!("build scripts use `{both}` and `{name}` does, too, so that all of these are compiled twice");
        }
    }
    Ok(())
}

/// Checks that `serve` and `test` ask for the same features: only then do they share compiled dependencies.
fn shared_features() -> Result<()> {
    let features = |arguments: &[&str]| -> Result<BTreeSet<String>> {
        let printed =
            cargo().args(["tree", "--prefix", "none", "--format", "{p} [{f}]", "-e"]).args(arguments).output()?;
        let lines = String::from_utf8_lossy(&printed.stdout).into_owned();
        Ok(lines.lines().map(|line| line.trim_end_matches(" (*)").to_owned()).collect())
    };
    let serve = features(&[&["normal,build"], &SERVER_PACKAGE[..], page::tools(PageKind::Try)].concat())?;
    let test = features(&[&["normal,build,dev"], &WORKSPACE[..]].concat())?;
    // The two programs themselves may differ: only a release needs all their tools.
    let is_program = |line: &&str| line.starts_with("glue ") || line.starts_with("escapade ");
    let differing: Vec<&str> = serve.difference(&test).map(String::as_str).filter(|line| !is_program(line)).collect();
    if !differing.is_empty() {
        bail!(
            "`serve` compiles these with other features than `test`, and all that depends on them twice:\n{}",
            differing.join("\n")
        );
    }
    Ok(())
}

/// Examples in documents, and documents without a warning.
fn docs(log: &CheckLog) -> Result<()> {
    for packages in [&WORKSPACE[..], &["-p", "languages"]] {
        log.run(cargo().args(["test", "--doc"]).args(packages))?;
    }
    PACKAGES.into_iter().try_for_each(|packages| {
        log.run(cargo().args(["doc", "--no-deps"]).args(packages).env("RUSTDOCFLAGS", "-D warnings"))
    })
}

/// Packs the program that the other checks use, and starts it from each package that this machine can open.
fn packages(log: &CheckLog) -> Result<()> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        println!("   packages are made on Linux on x86-64 only");
        return Ok(());
    }
    let binary = root().join("target/debug/escapade");
    log.run(Command::new(std::env::current_exe()?).args(["dist", "--binary"]).arg(binary).current_dir(root()))
}

/// Clippy and documentation of the page for wasm, with and without the feature `split`.
fn page_lints(log: &CheckLog) -> Result<()> {
    let page = |arguments: &[&str]| -> Result<Command> {
        let mut command = page::wasm(arguments)?;
        command.env("RUSTDOCFLAGS", "-D warnings");
        Ok(command)
    };
    log.run(&mut page(&["clippy", "--quiet", "--", "-D", "warnings"])?)?;
    log.run(&mut page(&["clippy", "--quiet", "--features", "split", "--", "-D", "warnings"])?)?;
    log.run(&mut page(&["doc", "--quiet", "--no-deps"])?)
}

/// Runs the tests in Chromium. Measurements come last, when nothing else runs in this lane. The whole workspace is
/// named, since the tests of one crate alone would be compiled again with fewer features.
fn browsers(log: &CheckLog) -> Result<()> {
    let run = |jobs: &str, nextest: &str, plain: &[&str]| {
        let shown = ["--status-level", "pass", "--success-output", "immediate"];
        let alone = ["test", "-p", "browser", "--", "--nocapture", "--test-threads", jobs];
        match has_nextest() {
            // Chromium's own processes crash now and then ("tab crashed"), so a test that fails is run once more. One that
            // passes only then is listed as flaky: look for its cause.
            true => {
                let some = [&["-j", jobs, "--retries", "1", "-E", nextest], &shown[..]].concat();
                log.run(&mut tests(&WORKSPACE, &some, &[]))
            }
            false => log.run(cargo().args(alone).args(plain)),
        }
    };
    // A browser waits for much of its time: with two at a time the processor was half idle.
    run("3", "package(browser) and not test(/^figures::|(^|::)long::/)", &["--skip", "figures::", "--skip", "long::"])?;
    run("1", "package(browser) and test(/^figures::/)", &["figures::"])
}

/// The file for the output of a check.
struct CheckLog {
    path: PathBuf,
}

impl CheckLog {
    /// An empty file for a check.
    fn new(check: &str) -> Result<CheckLog> {
        let folder = root().join("target/checks");
        std::fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{check}.log"));
        File::create(&path)?;
        Ok(CheckLog { path })
    }

    /// Runs a command with its output in the file, and fails if the command fails.
    fn run(&self, command: &mut Command) -> Result<()> {
        let file = File::options().create(true).append(true).open(&self.path)?;
        command.env("CARGO_TERM_COLOR", "never").env("NO_COLOR", "1");
        let status = command.stdout(file.try_clone()?).stderr(file).status();
        match status.with_context(|| format!("cannot run {}", command_line(command)))?.success() {
            true => Ok(()),
            false => bail!("failed: {}", command_line(command)),
        }
    }
}

/// The results of the checks so far.
#[derive(Default)]
struct Report {
    state: Mutex<ReportState>,
    changed: Condvar,
}

#[derive(Default)]
struct ReportState {
    running: BTreeMap<&'static str, Instant>,
    passed: Vec<(&'static str, Duration)>,
    faults: Vec<(&'static str, String)>,
    lanes_ended: usize,
}

impl Report {
    fn state(&self) -> std::sync::MutexGuard<'_, ReportState> {
        self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Runs a check and stores its result. Gives whether it passed.
    fn run(&self, check: &Check) -> bool {
        let start = Instant::now();
        self.state().running.insert(check.name, start);
        let result = CheckLog::new(check.name).and_then(|log| (check.run)(&log));
        let mut state = self.state();
        state.running.remove(check.name);
        ProgressLine::clear();
        match &result {
            Ok(()) => {
                println!("== {}: {}", check.name, format_time(start.elapsed()));
                state.passed.push((check.name, start.elapsed()));
            }
            Err(fault) => state.faults.push((check.name, format!("{fault:#}"))),
        }
        self.changed.notify_all();
        result.is_ok()
    }

    fn has_failed(&self) -> bool {
        !self.state().faults.is_empty()
    }

    fn lane_ended(&self) {
        self.state().lanes_ended += 1;
    }

    /// Waits until a check has passed or any has failed. Gives whether none has failed.
    fn wait_for(&self, name: &str) -> bool {
        let mut state = self.state();
        loop {
            if !state.faults.is_empty() {
                return false;
            }
            if state.passed.iter().any(|(passed, _)| *passed == name) {
                return true;
            }
            state = self.changed.wait(state).unwrap_or_else(std::sync::PoisonError::into_inner);
        }
    }

    /// Shows what is running until every lane has ended.
    fn show_until_done(&self, lanes: usize) {
        let mut line = ProgressLine::new();
        while self.state().lanes_ended < lanes {
            line.show(|| {
                let state = self.state();
                let now = state.running.iter().map(|(name, since)| format!("{name} {} s", since.elapsed().as_secs()));
                now.collect::<Vec<_>>().join(" · ")
            });
            std::thread::sleep(Duration::from_millis(200));
        }
        ProgressLine::clear();
    }

    /// Prints the failed checks with the command that repeats them, or a summary of all checks.
    fn print(&self) -> Result<()> {
        let state = self.state();
        for (name, fault) in &state.faults {
            let log = std::fs::read_to_string(root().join(format!("target/checks/{name}.log"))).unwrap_or_default();
            let lines: Vec<&str> = log.lines().filter(|line| !line.trim_start().starts_with("PASS [")).collect();
            println!("\n{}", lines[lines.len().saturating_sub(200)..].join("\n"));
            println!("\n{name}: {fault}\nTo repeat it: cargo xtask test {name}");
        }
        if !state.faults.is_empty() {
            bail!("{} of the checks failed", state.faults.len());
        }
        for (name, _) in &state.passed {
            print_summary(name);
        }
        Ok(())
    }

    /// Prints how long each check took, and the slowest tests.
    fn print_times(&self) {
        print_slowest(&self.state().passed);
    }
}

/// Prints the summary lines of a check's log.
fn print_summary(check: &str) {
    let log = std::fs::read_to_string(root().join(format!("target/checks/{check}.log"))).unwrap_or_default();
    let is_summary = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("Summary [") || line.starts_with("test result:") || line.starts_with("figure: ")
    };
    for line in log.lines().filter(is_summary) {
        println!("   {check}: {}", line.trim());
    }
}

/// How many of the slowest tests are named.
const SLOWEST: usize = 20;

/// Prints how long each check took, and the slowest tests.
fn print_slowest(passed: &[(&'static str, Duration)]) {
    println!("\nWhat took how long:");
    let mut passed = passed.to_vec();
    passed.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
    for (name, time) in passed {
        println!("  {:>8.1} s  {name}", time.as_secs_f64());
    }
    let mut tests = Vec::new();
    for check in ["tests", "browsers"] {
        let log = std::fs::read_to_string(root().join(format!("target/checks/{check}.log"))).unwrap_or_default();
        tests.extend(log.lines().filter_map(|line| parse_test_time(line).map(|(time, name)| (time, name.to_owned()))));
    }
    tests.sort_by(|a, b| b.0.total_cmp(&a.0));
    if tests.is_empty() {
        return;
    }
    println!("The slowest of the tests, of which there were:\n{} passed, 0 failed", tests.len());
    for (time, name) in tests.iter().take(SLOWEST) {
        println!("  {time:>8.1} s  {name}");
    }
}

/// Parses a line of nextest such as `PASS [   0.014s] ( 4/41) alcatraz tests::content::faults`.
fn parse_test_time(line: &str) -> Option<(f64, &str)> {
    let (time, rest) = line.trim_start().strip_prefix("PASS [")?.split_once("s]")?;
    let name = rest.rsplit_once(')').map_or(rest, |(_, name)| name);
    Some((time.trim().parse().ok()?, name.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_tests_are_read() {
        let line = "        PASS [   0.014s] ( 4/41) alcatraz tests::content::the_task_cards_are_balanced";
        assert_eq!(parse_test_time(line), Some((0.014, "alcatraz tests::content::the_task_cards_are_balanced")));
        assert_eq!(parse_test_time("        FAIL [   0.014s] alcatraz x"), None);
    }

    #[test]
    fn names_of_checks_are_unique() {
        let names: Vec<&str> = FIRST.iter().chain(&NATIVE).chain(&PAGE).map(|check| check.name).collect();
        let mut once = names.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), names.len());
        for check in NATIVE.iter().chain(&PAGE) {
            assert!(check.after.iter().all(|needed| names.contains(needed)), "{}", check.name);
        }
    }
}
