//! Runs of many matches: resumed from a file, with a progress bar, and reported into a folder.

use games::Playable;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use ::lab::{Lineup, MatchResult, ReportFacts, TournamentPlan};
use anyhow::{Context, Result, bail};
use engine::Settings;
use indicatif::{ProgressBar, ProgressStyle};

/// The arguments of every run of the lab.
#[derive(clap::Args)]
pub(super) struct RunArgs {
    /// How many matches
    #[arg(short = 'n', long, default_value_t = 200)]
    pub(super) matches: u32,
    /// The number of the first match: runs can be cut into parts, which `lab merge` joins
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub(super) first: u32,
    /// Where the seeds begin
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// So many first choices of each seat at random, so that what bots would never choose is tried, too
    #[arg(long, default_value_t = 0, value_name = "COUNT")]
    pub(super) openings: u32,
    /// Keep every result in this file, and go on from it
    #[arg(long, value_name = "FILE")]
    pub(super) results: Option<PathBuf>,
    /// Write report.html, report.csv and report.json into this folder
    #[arg(long, value_name = "FOLDER")]
    report: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}

impl RunArgs {
    /// Writes a report if one was asked for, and says where it is.
    pub(super) fn write_report(&self, html: &str, csv: &str, json: &str) -> Result<()> {
        self.report.as_ref().map_or(Ok(()), |folder| write_report(folder, html, csv, json))
    }
}

/// Writes a report into a folder, and says where it is.
pub(super) fn write_report(folder: &Path, html: &str, csv: &str, json: &str) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for (name, text) in [("report.html", html), ("report.csv", csv), ("report.json", json)] {
        let path = folder.join(name);
        std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    eprintln!("the report is {}", folder.join("report.html").display());
    Ok(())
}

/// Plays the matches that are not in the file yet.
pub(super) fn play<G: Playable>(
    plan: &TournamentPlan,
    settings: &Settings,
    results: Option<&Path>,
) -> Result<(G::Options, Vec<MatchResult>)> {
    let options = G::options(settings)?;
    let header = run_header::<G>(plan, settings);
    let (done, file) = match results {
        Some(path) => {
            let (done, file) = open_results(path, &header)?;
            (done, Some(Mutex::new(file)))
        }
        None => (Vec::new(), None),
    };
    let is_asked = |result: &&MatchResult| (plan.first..plan.first + plan.matches).contains(&result.index);
    let asked: Vec<MatchResult> = done.iter().filter(is_asked).cloned().collect();
    let bar = progress(plan.matches, asked.len());
    let clauses = |options: &G::Options, event: &G::Event| G::event_links(options, event).clauses;
    let played = ::lab::play::<G>(plan, (settings, &options), clauses, &asked, |result| {
        bar.inc(1);
        if let Some(file) = &file {
            let line = serde_json::to_string(result).expect("a result is plain data");
            // A line that cannot be written is played again when the run is resumed.
            let _ = writeln!(file.lock().expect("no thread panics while it holds the lock"), "{line}");
        }
    });
    bar.finish_and_clear();
    if let Some(fault) = plan.entrants.iter().find_map(|entrant| entrant.fault()) {
        bail!("{fault}");
    }
    if let Some(path) = results {
        // Matches end in any order; in the end they lie in the order of their numbers, so that equal runs are equal files.
        let others = done.iter().filter(|result| !is_asked(result));
        let mut all: Vec<&MatchResult> = others.chain(&played).collect();
        all.sort_by_key(|result| result.index);
        let lines: Vec<String> = all.into_iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
        write_lines(path, std::iter::once(header.to_string()).chain(lines))?;
    }
    Ok((options, played))
}

/// Writes a file in one go: who reads it meanwhile finds the former one.
pub(super) fn write_lines(path: &Path, lines: impl IntoIterator<Item = String>) -> Result<()> {
    let unfinished = path.with_extension("unfinished");
    let mut text = String::new();
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
    std::fs::write(&unfinished, text).with_context(|| format!("cannot write {}", unfinished.display()))?;
    std::fs::rename(&unfinished, path).with_context(|| format!("cannot write {}", path.display()))
}

/// What a run is, apart from which of its matches were played: the first line of its results.
fn run_header<G: Playable>(plan: &TournamentPlan, settings: &Settings) -> serde_json::Value {
    let options: std::collections::BTreeMap<&str, &str> = settings.iter().collect();
    serde_json::json!({
        "run": {
            "game": G::ABOUT.name,
            "rules": settings.rules_version(G::ABOUT),
            "seats": plan.seats,
            "options": options,
            "content": settings.content().map(|content| format!("{:016x}", engine::fingerprint(content))),
            "bots": plan.entrants.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "lineup": match plan.lineup {
                Lineup::Mixed => "mixed",
                Lineup::OneAgainstTheRest => "one-against-the-rest",
            },
            "seed": plan.seed,
            "openings": plan.openings,
        }
    })
}

/// The results in a file, and the file opened for appending. Its first line must be the header of this run.
fn open_results(path: &Path, header: &serde_json::Value) -> Result<(Vec<MatchResult>, std::fs::File)> {
    let mut done = Vec::new();
    if path.exists() {
        let lines = std::io::BufReader::new(std::fs::File::open(path)?).lines().collect::<Result<Vec<String>, _>>()?;
        let first = lines.first().and_then(|line| serde_json::from_str(line).ok());
        if !lines.is_empty() && first.as_ref() != Some(header) {
            bail!("{}: these are results of another run; give another file", path.display());
        }
        done = lines.iter().skip(1).filter_map(|line| serde_json::from_str(line).ok()).collect();
    }
    let mut file =
        std::fs::OpenOptions::new().create(true).append(true).open(path).with_context(|| path.display().to_string())?;
    if file.metadata()?.len() == 0 {
        writeln!(file, "{header}")?;
    }
    Ok((done, file))
}

pub(super) fn progress(matches: u32, done: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} matches, {eta} left")
        .expect("the template is right");
    let bar = ProgressBar::new(u64::from(matches)).with_style(style);
    bar.set_position(done as u64);
    bar
}

/// The facts at the head of a report.
pub(super) fn facts<G: Playable>(plan: &TournamentPlan, settings: &Settings, content: &str) -> ReportFacts {
    let bots: Vec<String> = plan.entrants.iter().map(ToString::to_string).collect();
    let options: Vec<String> = settings.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let mut facts = vec![
        ("Game", format!("{}, rules {}", G::ABOUT.name, G::ABOUT.rules_version)),
        ("Seats", plan.seats.to_string()),
        ("Bots", bots.join(", ")),
        ("Matches", plan.matches.to_string()),
        ("Seed", plan.seed.to_string()),
        ("Content", content.to_owned()),
    ];
    if !options.is_empty() {
        facts.push(("Options", options.join(", ")));
    }
    if plan.openings > 0 {
        facts.push(("Openings", format!("the first {} choices of each seat were made at random", plan.openings)));
    }
    facts
}
