//! Commands that take minutes, with one line that says how far they are.

use std::fs::File;
use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::sources::{cargo, root, words};

/// A cargo command and what it makes, for the line of progress.
pub(crate) struct Build {
    /// What is being made, such as "the page".
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

/// How far one command is: crates that are compiled, of how many, and which is compiled now.
#[derive(Clone, Default)]
struct Stand {
    done: usize,
    total: usize,
    now: String,
}

/// Runs cargo commands side by side with one line of progress. What they print otherwise is shown if one fails.
pub(crate) fn build(title: &str, builds: Vec<Build>) -> Result<()> {
    let start = Instant::now();
    let processors = SharedProcessors::new(builds.len());
    let stands = Mutex::new(vec![Stand::default(); builds.len()]);
    let running = Mutex::new(builds.len());
    let results: Vec<Result<()>> = std::thread::scope(|scope| {
        let threads: Vec<_> = builds
            .into_iter()
            .enumerate()
            .map(|(index, build)| {
                let (stands, running, processors) = (&stands, &running, processors.as_ref());
                scope.spawn(move || {
                    let result = follow(build, processors, |stand| {
                        if let Ok(mut stands) = stands.lock() {
                            stands[index] = stand;
                        }
                    });
                    if let Ok(mut running) = running.lock() {
                        *running -= 1;
                    }
                    result
                })
            })
            .collect();
        show_until_done(title, start, &stands, &running);
        threads.into_iter().map(|thread| thread.join().expect("following a command does not panic")).collect()
    });
    ProgressLine::clear();
    results.into_iter().collect::<Result<()>>()?;
    println!("   {title}: {}", spoken(start.elapsed()));
    Ok(())
}

/// The processors, shared by several cargo commands: together they start as many compilers as there are processors, and
/// when one command ends, the others get its part. On two processors a first build of `serve` is 5 % quicker by that than
/// one command after the other, and 10 % quicker than two commands that each take all processors.
///
/// This is the jobserver of GNU make, which cargo understands: a named pipe with a byte for each processor that is free.
struct SharedProcessors {
    path: PathBuf,
    pipe: Mutex<File>,
    flags: String,
}

impl SharedProcessors {
    /// Each of the commands has one processor by itself; the others are in the pipe. None where that does not work.
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
        // A pipe that is opened for both does not wait for another end.
        let mut pipe = File::options().read(true).write(true).open(&path).ok()?;
        pipe.write_all(&vec![b'+'; processors - commands]).ok()?;
        let flags = format!("-j{processors} --jobserver-auth=fifo:{}", path.display());
        Some(SharedProcessors { path, pipe: Mutex::new(pipe), flags })
    }

    /// A command has ended, and others may have its processor.
    fn release(&self) {
        if let Ok(mut pipe) = self.pipe.lock() {
            // Without it the other commands are slower, and nothing else is wrong.
            let _ = pipe.write_all(b"+");
        }
    }
}

impl Drop for SharedProcessors {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Runs one command, and reads from cargo's own bar how far it is.
fn follow(mut build: Build, processors: Option<&SharedProcessors>, mut report: impl FnMut(Stand)) -> Result<()> {
    if let Some(processors) = processors {
        build.command.env("MAKEFLAGS", &processors.flags);
    }
    build.command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "200");
    build.command.env("CARGO_TERM_COLOR", "never").stdout(Stdio::null()).stderr(Stdio::piped());
    let shown = words(&build.command);
    let mut child = build.command.spawn().with_context(|| format!("cannot run {shown}"))?;
    let errors = child.stderr.take().context("the output was asked for")?;
    let mut printed = String::new();
    for line in pieces(BufReader::new(errors)) {
        match stand(&line) {
            Some(stand) => report(stand),
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

/// What a program prints, cut where a line ends or is written over.
fn pieces(source: impl BufRead) -> impl Iterator<Item = String> {
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

/// Reads a line such as `Building [====>   ] 12/330: serde, syn`.
fn stand(line: &str) -> Option<Stand> {
    let (_, rest) = line.trim_start().strip_prefix("Building [")?.split_once("] ")?;
    let (numbers, now) = rest.split_once(':').unwrap_or((rest, ""));
    let (done, total) = numbers.trim().split_once('/')?;
    let now = now.split(',').next().unwrap_or_default().trim().trim_end_matches("...").to_owned();
    Some(Stand { done: done.parse().ok()?, total: total.parse().ok()?, now })
}

/// Whether cargo says only what it does at the moment.
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

/// How long a terminal's line is at least.
const WIDTH: usize = 78;
/// How often the line moves on a terminal, and how often a line is printed elsewhere.
const EVERY: [Duration; 2] = [Duration::from_millis(200), Duration::from_secs(30)];

fn show_until_done(title: &str, start: Instant, stands: &Mutex<Vec<Stand>>, running: &Mutex<usize>) {
    let mut line = ProgressLine::new();
    while running.lock().is_ok_and(|running| *running > 0) {
        if let Ok(stands) = stands.lock() {
            line.show(|| describe(title, start.elapsed(), &stands));
        }
        std::thread::sleep(EVERY[0]);
    }
}

/// One line: a bar, how many crates of all are compiled, how long it will take, and what is compiled now.
fn describe(title: &str, elapsed: Duration, stands: &[Stand]) -> String {
    const CELLS: usize = 20;
    let (done, total) = stands.iter().fold((0, 0), |(done, total), stand| (done + stand.done, total + stand.total));
    let share = if total == 0 { 0.0 } else { done as f64 / total as f64 };
    let filled = (share * CELLS as f64) as usize;
    let bar: String = (0..CELLS).map(|cell| if cell < filled { '█' } else { '░' }).collect();
    let now = stands.iter().rev().map(|stand| stand.now.as_str()).find(|now| !now.is_empty()).unwrap_or("starting");
    format!("{title} {bar} {done}/{total}, {} · {now}", left(elapsed, share))
}

/// How long it will take from here, if that can be said: the last crates are large, hence the quarter on top.
fn left(elapsed: Duration, share: f64) -> String {
    if share < 0.05 || elapsed.as_secs() < 5 {
        return spoken(elapsed);
    }
    let rest = elapsed.mul_f64((1.0 - share) / share * 1.25);
    match rest.as_secs() {
        0..=9 => "a few seconds left".to_owned(),
        10..=89 => format!("about {} s left", rest.as_secs().div_ceil(10) * 10),
        seconds => format!("about {} min left", seconds.div_ceil(60)),
    }
}

/// A time as people say it.
pub(crate) fn spoken(time: Duration) -> String {
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

/// A line that is written over on a terminal, and printed now and then elsewhere.
pub(crate) struct ProgressLine {
    is_terminal: bool,
    last: Instant,
}

impl ProgressLine {
    /// Nothing is shown yet.
    pub(crate) fn new() -> ProgressLine {
        ProgressLine { is_terminal: std::io::stdout().is_terminal(), last: Instant::now() }
    }

    /// Shows this text, if it is time to.
    pub(crate) fn show(&mut self, text: impl FnOnce() -> String) {
        let every = EVERY[usize::from(!self.is_terminal)];
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
        let found = stand("    Building [======>      ] 112/330: tokio, syn(build), web...").unwrap();
        assert_eq!((found.done, found.total, found.now.as_str()), (112, 330, "tokio"));
        assert!(stand("   Compiling serde v1.0.0").is_none());
        assert!(is_status("   Compiling serde v1.0.0") && !is_status("error[E0308]: mismatched types"));
    }

    #[test]
    fn pieces_end_where_a_line_is_written_over() {
        let found: Vec<String> = pieces("a\rb\n\nc".as_bytes()).collect();
        assert_eq!(found, ["a", "b", "c"]);
    }

    #[test]
    fn times_are_spoken() {
        assert_eq!(spoken(Duration::from_millis(1500)), "1.5 s");
        assert_eq!(spoken(Duration::from_secs(190)), "3 min 10 s");
        assert_eq!(spoken(Duration::from_millis(239_700)), "4 min 00 s");
        assert_eq!(left(Duration::from_secs(60), 0.5), "about 80 s left");
        assert_eq!(left(Duration::from_secs(1), 0.5), "1.0 s");
    }
}
