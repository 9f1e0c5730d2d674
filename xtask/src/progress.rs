//! Long cargo commands with one line of progress.

use std::fs::File;
use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::sources::{cargo, command_line, root};

/// A cargo command and what it makes, for the line of progress.
pub(crate) struct Build {
    /// The result, such as "the page".
    pub(crate) what: &'static str,
    /// The command; `cargo` is its program.
    pub(crate) command: Command,
}

impl Build {
    /// A cargo command with these arguments.
    pub(crate) fn new(what: &'static str, arguments: &[&str]) -> Build {
        let mut command = cargo();
        command.args(arguments);
        Build { what, command }
    }
}

/// The progress of one command: crates that are compiled, of how many, and which is compiled now.
#[derive(Clone, Default)]
struct BuildProgress {
    done: usize,
    total: usize,
    now: String,
}

/// Runs cargo commands in parallel with one line of progress. The output of a command is shown if it fails.
pub(crate) fn build(title: &str, builds: Vec<Build>) -> Result<()> {
    let start = Instant::now();
    let processors = SharedProcessors::new(builds.len());
    let progress = Mutex::new(vec![BuildProgress::default(); builds.len()]);
    let running = Mutex::new(builds.len());
    let results: Vec<Result<()>> = std::thread::scope(|scope| {
        let threads: Vec<_> = builds
            .into_iter()
            .enumerate()
            .map(|(index, build)| {
                let (progress, running, processors) = (&progress, &running, processors.as_ref());
                scope.spawn(move || {
                    let result = run_build(build, processors, |one| {
                        if let Ok(mut progress) = progress.lock() {
                            progress[index] = one;
                        }
                    });
                    if let Ok(mut running) = running.lock() {
                        *running -= 1;
                    }
                    result
                })
            })
            .collect();
        show_until_done(title, start, &progress, &running);
        threads.into_iter().map(|thread| thread.join().expect("running a command does not panic")).collect()
    });
    ProgressLine::clear();
    results.into_iter().collect::<Result<()>>()?;
    println!("   {title}: {}", format_time(start.elapsed()));
    Ok(())
}

/// The processors, shared by several cargo commands: together they start as many compilers as there are processors, and
/// when one command ends, the others get its part.
///
/// This is the jobserver of GNU make, which cargo understands: a named pipe with a byte for each processor that is free.
struct SharedProcessors {
    path: PathBuf,
    pipe: Mutex<File>,
    flags: String,
}

impl SharedProcessors {
    /// Each command has one processor of its own; the others are in the pipe. `None` if the system cannot do that.
    fn new(commands: usize) -> Option<SharedProcessors> {
        let processors = std::thread::available_parallelism().ok()?.get();
        if commands < 2 || processors < commands || !cfg!(unix) {
            return None;
        }
        let path = root().join(format!("target/processors-{}", std::process::id()));
        let made = Command::new("mkfifo").arg(&path).stderr(Stdio::null()).status().ok()?;
        if !made.success() {
            return None;
        }
        // Opening a pipe for reading and writing does not wait for the other end.
        let mut pipe = File::options().read(true).write(true).open(&path).ok()?;
        pipe.write_all(&vec![b'+'; processors - commands]).ok()?;
        let flags = format!("-j{processors} --jobserver-auth=fifo:{}", path.display());
        Some(SharedProcessors { path, pipe: Mutex::new(pipe), flags })
    }

    /// Gives the processor of a command that has ended to the others.
    fn release(&self) {
        if let Ok(mut pipe) = self.pipe.lock() {
            // If this fails, the other commands are only slower.
            let _ = pipe.write_all(b"+");
        }
    }
}

impl Drop for SharedProcessors {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Runs one command, and reports the progress that cargo prints.
fn run_build(
    mut build: Build,
    processors: Option<&SharedProcessors>,
    mut report: impl FnMut(BuildProgress),
) -> Result<()> {
    if let Some(processors) = processors {
        build.command.env("MAKEFLAGS", &processors.flags);
    }
    build.command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "200");
    build.command.env("CARGO_TERM_COLOR", "never").stdout(Stdio::null()).stderr(Stdio::piped());
    let shown = command_line(&build.command);
    let mut child = build.command.spawn().with_context(|| format!("cannot run {shown}"))?;
    let errors = child.stderr.take().context("the output was asked for")?;
    let mut printed = String::new();
    for line in output_lines(BufReader::new(errors)) {
        match parse_progress(&line) {
            Some(progress) => report(progress),
            None if is_status(&line) => {}
            None => {
                printed += &line;
                printed.push('\n');
            }
        }
    }
    let status = child.wait()?;
    if let Some(processors) = processors {
        processors.release();
    }
    if status.success() {
        return Ok(());
    }
    bail!("{}\n{} could not be built. To see it again: {shown}", printed.trim(), build.what)
}

/// The output of a program, split where a line ends or is overwritten.
fn output_lines(source: impl BufRead) -> impl Iterator<Item = String> {
    let mut bytes = source.bytes();
    std::iter::from_fn(move || {
        let mut piece = Vec::new();
        loop {
            match bytes.next() {
                Some(Ok(b'\n' | b'\r')) if piece.is_empty() => {}
                Some(Ok(b'\n' | b'\r')) => break,
                Some(Ok(byte)) => piece.push(byte),
                _ if piece.is_empty() => return None,
                _ => break,
            }
        }
        Some(String::from_utf8_lossy(&piece).into_owned())
    })
}

/// Parses a line such as `Building [====>   ] 12/330: serde, syn`.
fn parse_progress(line: &str) -> Option<BuildProgress> {
    let (_, rest) = line.trim_start().strip_prefix("Building [")?.split_once("] ")?;
    let (numbers, now) = rest.split_once(':').unwrap_or((rest, ""));
    let (done, total) = numbers.trim().split_once('/')?;
    let now = now.split(',').next().unwrap_or_default().trim().trim_end_matches("...").to_owned();
    Some(BuildProgress { done: done.parse().ok()?, total: total.parse().ok()?, now })
}

/// Whether a line of cargo only says what it is doing.
fn is_status(line: &str) -> bool {
    const VERBS: [&str; 14] = [
        "Compiling",
        "Checking",
        "Finished",
        "Building",
        "Blocking",
        "Downloading",
        "Downloaded",
        "Updating",
        "Locking",
        "Running",
        "Fresh",
        "Adding",
        "Documenting",
        "Generated",
    ];
    line.split_whitespace().next().is_none_or(|verb| VERBS.contains(&verb))
}

/// The least width of a terminal.
const WIDTH: usize = 78;
/// The pause between two updates, on a terminal and elsewhere.
const UPDATE_PAUSE: [Duration; 2] = [Duration::from_millis(200), Duration::from_secs(30)];

fn show_until_done(title: &str, start: Instant, progress: &Mutex<Vec<BuildProgress>>, running: &Mutex<usize>) {
    let mut line = ProgressLine::new();
    while running.lock().is_ok_and(|running| *running > 0) {
        if let Ok(progress) = progress.lock() {
            line.show(|| describe(title, start.elapsed(), &progress));
        }
        std::thread::sleep(UPDATE_PAUSE[0]);
    }
}

/// One line: a bar, how many crates of all are compiled, how long it will take, and what is compiled now.
fn describe(title: &str, elapsed: Duration, progress: &[BuildProgress]) -> String {
    const CELLS: usize = 20;
    let (done, total) = progress.iter().fold((0, 0), |(done, total), one| (done + one.done, total + one.total));
    let share = if total == 0 { 0.0 } else { done as f64 / total as f64 };
    let filled = (share * CELLS as f64) as usize;
    let bar: String = (0..CELLS).map(|cell| if cell < filled { '█' } else { '░' }).collect();
    let now = progress.iter().rev().map(|one| one.now.as_str()).find(|now| !now.is_empty()).unwrap_or("starting");
    format!("{title} {bar} {done}/{total}, {} · {now}", time_left(elapsed, share))
}

/// An estimate of the time left, once there is one. A quarter is added, since the last crates are large.
fn time_left(elapsed: Duration, share: f64) -> String {
    if share < 0.05 || elapsed.as_secs() < 5 {
        return format_time(elapsed);
    }
    let rest = elapsed.mul_f64((1.0 - share) / share * 1.25);
    match rest.as_secs() {
        0..=9 => "a few seconds left".to_owned(),
        10..=89 => format!("about {} s left", rest.as_secs().div_ceil(10) * 10),
        seconds => format!("about {} min left", seconds.div_ceil(60)),
    }
}

/// A time for people.
pub(crate) fn format_time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        ..9.95 => format!("{seconds:.1} s"),
        ..119.5 => format!("{seconds:.0} s"),
        _ => {
            let whole = seconds.round() as u64;
            format!("{} min {:02} s", whole / 60, whole % 60)
        }
    }
}

/// A line that is overwritten on a terminal, and printed now and then elsewhere.
pub(crate) struct ProgressLine {
    is_terminal: bool,
    last: Instant,
}

impl ProgressLine {
    /// A line that shows nothing yet.
    pub(crate) fn new() -> ProgressLine {
        ProgressLine { is_terminal: std::io::stdout().is_terminal(), last: Instant::now() }
    }

    /// Shows this text, if it is time to.
    pub(crate) fn show(&mut self, text: impl FnOnce() -> String) {
        let every = UPDATE_PAUSE[usize::from(!self.is_terminal)];
        if self.last.elapsed() < every {
            return;
        }
        self.last = Instant::now();
        let text: String = text().chars().take(WIDTH).collect();
        match self.is_terminal {
            true => print!("\r\x1b[K   {text}"),
            false => println!("   {text}"),
        }
        let _ = std::io::stdout().flush();
    }

    /// Clears the line on a terminal.
    pub(crate) fn clear() {
        if std::io::stdout().is_terminal() {
            print!("\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_of_cargo_is_read() {
        let found = parse_progress("    Building [======>      ] 112/330: tokio, syn(build), web...").unwrap();
        assert_eq!((found.done, found.total, found.now.as_str()), (112, 330, "tokio"));
        assert!(parse_progress("   Compiling serde v1.0.0").is_none());
        assert!(is_status("   Compiling serde v1.0.0") && !is_status("error[E0308]: mismatched types"));
    }

    #[test]
    fn lines_end_where_they_are_overwritten() {
        let found: Vec<String> = output_lines("a\rb\n\nc".as_bytes()).collect();
        assert_eq!(found, ["a", "b", "c"]);
    }

    #[test]
    fn times_are_formatted() {
        assert_eq!(format_time(Duration::from_millis(1500)), "1.5 s");
        assert_eq!(format_time(Duration::from_secs(190)), "3 min 10 s");
        assert_eq!(format_time(Duration::from_millis(239_700)), "4 min 00 s");
        assert_eq!(time_left(Duration::from_secs(60), 0.5), "about 80 s left");
        assert_eq!(time_left(Duration::from_secs(1), 0.5), "1.0 s");
    }
}
