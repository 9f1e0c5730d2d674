//! Tries a target with the corpus and with texts made from it, and makes failing texts small.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use engine::Dice;

use crate::mutate::Mutator;

/// The threads of a server that is tried begin with this name.
pub(crate) const SERVER_THREADS: &str = "tried-server";
/// After so many different failures a target is given up.
const FAILURES_MAX: usize = 8;
/// How often a failing text is tried again to make it small.
const TRIALS_MAX: usize = 400;

thread_local! {
    /// Whether a panic of this thread is caught here.
    static IS_TRIED: Cell<bool> = const { Cell::new(false) };
    /// Where and why this thread panicked last.
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Panics of a server's own threads, which no caller sees.
static SERVER_PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Takes note of panics that are caught, and of those of a server's threads.
fn note_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let is_servers = std::thread::current().name().is_some_and(|name| name.starts_with(SERVER_THREADS));
            if is_servers {
                SERVER_PANICS.lock().unwrap_or_else(PoisonError::into_inner).push(panic.to_string());
            } else if IS_TRIED.get() {
                LAST_PANIC.set(panic.to_string());
            } else {
                usual(panic);
            }
        }));
    });
}

/// Fails if a thread of a server has panicked.
pub(crate) fn expect_no_server_panic() {
    let panics = std::mem::take(&mut *SERVER_PANICS.lock().unwrap_or_else(PoisonError::into_inner));
    assert!(panics.is_empty(), "the server panicked: {}", panics.join("\n"));
}

/// A failing text.
struct Failure {
    /// Where the program failed, which tells failures apart.
    place: String,
    problem: String,
    text: String,
}

/// What is tried.
pub(crate) struct Target {
    /// The name of its folder in the corpus.
    pub(crate) name: &'static str,
    /// Texts beside those of the corpus to begin with.
    pub(crate) seeds: Vec<String>,
    /// Words that mean something.
    pub(crate) words: Vec<String>,
    /// How many texts are tried unless there is more time.
    pub(crate) cases: u64,
}

impl Target {
    fn folder(&self) -> PathBuf {
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus")).join(self.name)
    }

    /// The texts of the corpus with the names of their files.
    fn corpus(&self) -> Vec<(String, String)> {
        let files = std::fs::read_dir(self.folder()).into_iter().flatten().flatten();
        let read = |path: PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).expect("the corpus is text"))
        };
        let mut corpus: Vec<_> = files.map(|file| read(file.path())).collect();
        corpus.sort();
        corpus
    }

    /// Tries the corpus, then texts made from it.
    pub(crate) fn fuzz(&self, mut attempt: impl FnMut(&str)) {
        note_panics();
        let corpus = self.corpus();
        assert!(!corpus.is_empty(), "there is no corpus of {}", self.name);
        let mut failures = Vec::new();
        for (file, text) in &corpus {
            if let Some(failure) = fails(text, &mut attempt) {
                failures.push(Failure { problem: format!("{file}: {}", failure.problem), ..failure });
            }
        }
        let (minutes, first) = (minutes(), first_case());
        let end = minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
        let texts: Vec<String> = corpus.into_iter().map(|(_, text)| text).chain(self.seeds.iter().cloned()).collect();
        let mut case = first;
        while failures.len() < FAILURES_MAX && end.map_or(case < first + self.cases, |end| Instant::now() < end) {
            let text = Mutator { dice: Dice::seeded(case), texts: &texts, words: &self.words }.text();
            if let Some(failure) = fails(&text, &mut attempt)
                && failures.iter().all(|other| other.place != failure.place)
            {
                failures.push(shrunk(failure, &mut attempt));
            }
            case += 1;
        }
        println!("{}: {} texts, {} failures", self.name, case - first, failures.len());
        self.report(&failures, minutes.is_some());
    }

    fn report(&self, failures: &[Failure], is_long_run: bool) {
        let mut report = String::new();
        for Failure { problem, text, .. } in failures {
            let kept = if is_long_run { self.keep(text) } else { "this input".to_owned() };
            report += &format!("\n{problem}\nby {kept}:\n{text}\n");
        }
        assert!(failures.is_empty(), "{} failed in {} ways\n{report}", self.name, failures.len());
    }

    /// Adds a text to the corpus, and says where.
    fn keep(&self, text: &str) -> String {
        let free = (1..).map(|number| self.folder().join(format!("found-{number}"))).find(|path| !path.exists());
        let path = free.expect("there are many names");
        std::fs::write(&path, text).expect("the corpus can be written");
        path.display().to_string()
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn minutes() -> Option<u64> {
    number("ESCAPADE_FUZZ_MINUTES")
}

/// The first case: always the same in tests, another one in each long run.
fn first_case() -> u64 {
    let fresh = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() << 20);
    number("ESCAPADE_SEED").unwrap_or_else(|| if minutes().is_some() { fresh() } else { 0 })
}

/// How a text fails, if it does.
fn fails(text: &str, attempt: &mut impl FnMut(&str)) -> Option<Failure> {
    IS_TRIED.set(true);
    let outcome = catch_unwind(AssertUnwindSafe(|| attempt(text)));
    IS_TRIED.set(false);
    outcome.err()?;
    let problem = LAST_PANIC.take();
    let place = problem.lines().next().unwrap_or_default().to_owned();
    Some(Failure { place, problem, text: text.to_owned() })
}

/// The same failure with as few lines and letters as can be found quickly.
fn shrunk(mut failure: Failure, attempt: &mut impl FnMut(&str)) -> Failure {
    let mut trials = 0;
    for by_lines in [true, false] {
        let mut size = pieces(&failure.text, by_lines).len() / 2;
        while size > 0 {
            let mut at = 0;
            while at < pieces(&failure.text, by_lines).len() && trials < TRIALS_MAX {
                let mut fewer = pieces(&failure.text, by_lines);
                fewer.drain(at..(at + size).min(fewer.len()));
                trials += 1;
                match fails(&fewer.concat(), attempt) {
                    Some(smaller) if smaller.place == failure.place => failure = smaller,
                    _ => at += size,
                }
            }
            size /= 2;
        }
    }
    failure
}

fn pieces(text: &str, by_lines: bool) -> Vec<&str> {
    match by_lines {
        true => text.split_inclusive('\n').collect(),
        false => text.split_inclusive(|_| true).collect(),
    }
}
