//! `escapade review`: what a finished match teaches.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result, anyhow, bail};
use engine::{Participant, Record, Seat, Seats, WORTH_MAX};
use games::{GameHandle, ReviewHandle};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use review::{
    DecisionGrade, DecisionQuestion, DecisionVerdict, DecisionWords, MatchReview, ReviewOpening, ReviewPoint,
    ReviewResult, ReviewTask, SeatAccount, TurningPoint, account_row, review_texts, turning_point_words,
};
use scene::{Lang, Texts};

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade review match.record\n  escapade review match.record --seat a --lang pl\n  \
    escapade review match.record --json > review.json\n\n\
    Chances are those of players who go on by instinct. Result minus expectation is luck plus own choices plus the \
    choices of others, exactly; over many matches luck sums to nothing (`escapade lab luck` measures it). A decision is \
    judged only by what its seat could know; one that is not clearly worse than another is fine."
)]
pub(crate) struct Args {
    /// The record of a finished match
    file: PathBuf,
    /// The content file of a match that was not played with the game's own
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// Review the decisions of this seat; may be given several times. Those of people unless given
    #[arg(long = "seat")]
    seats: Vec<Seat>,
    /// The language
    #[arg(long, env = "ESCAPADE_LANG", default_value_t = crate::language::of_environment())]
    lang: Lang,
    /// Print JSON: the account of each seat, every step and every verdict
    #[arg(long)]
    json: bool,
}

/// How many steps are weighed at a time.
const SLICE: usize = 8;
/// How many turning points are told.
const TURNING_POINTS: usize = 5;

/// All that a review found.
#[derive(serde::Serialize)]
struct Report {
    game: String,
    names: Vec<String>,
    accounts: Vec<SeatAccount>,
    turning_points: Vec<TurningPoint>,
    review: MatchReview,
    verdicts: Vec<DecisionVerdict>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let text = crate::setup::read(&args.file)?;
    let record: Record = text.parse().map_err(|fault| anyhow!("{}: {fault}", args.file.display()))?;
    let game = games::find(&record.game)
        .ok_or_else(|| anyhow!("there is no game `{}`; there are: {}", record.game, games::names()))?;
    let reviews = games::find_review(&record.game).context("every game has reviews")?;
    let content = args.content.as_deref().map(crate::setup::read).transpose()?;
    let seed = record.seed.with_context(|| format!("{}: the match is not over", args.file.display()))?;
    game.resume(&record, seed, content.as_deref()).map_err(|fault| anyhow!("{}: {fault}", args.file.display()))?;
    let names: Vec<String> = record.chairs.iter().map(|chair| chair.name.clone()).collect();
    let asked = asked_seats(&args.seats, &record.chairs)?;
    let job = Job { reviews, record: text, content, lang: args.lang };
    let (opening, review) = job.weigh(asked)?;
    let mut questions = opening.questions;
    review.sort_questions(&mut questions);
    let verdicts = job.judge(&questions)?;
    let report = Report {
        game: record.game.clone(),
        accounts: Seats::all(review.seats()).iter().map(|seat| review.account(seat)).collect(),
        turning_points: review.turning_points(TURNING_POINTS),
        names,
        review,
        verdicts,
    };
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
        return Ok(());
    }
    print(&report, &questions, asked, (game, reviews), args.lang);
    Ok(())
}

/// The seats whose decisions are reviewed.
fn asked_seats(given: &[Seat], chairs: &[Participant]) -> Result<Seats> {
    let all = Seats::all(chairs.len() as u8);
    if let Some(seat) = given.iter().find(|seat| !all.contains(**seat)) {
        bail!("there is no seat {seat} at this table");
    }
    let people = all.iter().zip(chairs).filter(|(_, chair)| !chair.is_bot()).map(|(seat, _)| seat);
    Ok(if given.is_empty() { people.collect() } else { given.iter().copied().collect() })
}

/// A match that is reviewed on all cores.
struct Job {
    reviews: &'static dyn ReviewHandle,
    record: String,
    content: Option<String>,
    lang: Lang,
}

impl Job {
    fn run(&self, task: &ReviewTask) -> Result<ReviewResult> {
        let json = serde_json::to_string(task)?;
        let result = self.reviews.review(&json).and_then(|json| serde_json::from_str(&json).ok());
        result.ok_or_else(|| anyhow!("{}", review_texts(self.lang).text("review-fault")))
    }

    fn weigh(&self, asked: Seats) -> Result<(ReviewOpening, MatchReview)> {
        let (record, content) = (self.record.clone(), self.content.clone());
        let ReviewResult::Opened(opening) = self.run(&ReviewTask::Open { record, content, asked })? else {
            bail!("a review was opened and gave something else");
        };
        let bar = Progress::new(self.lang, "review-progress-weigh", opening.steps);
        let slices: Vec<usize> = (0..opening.steps).step_by(SLICE).collect();
        let weigh = |&from: &usize| {
            let (record, content, experience) = (self.record.clone(), self.content.clone(), opening.experience.clone());
            let to = (from + SLICE).min(opening.steps);
            let result = self.run(&ReviewTask::Weigh { record, content, experience, from, to })?;
            bar.add(to - from);
            match result {
                ReviewResult::Weighed(points) => Ok(points),
                ReviewResult::Opened(_) | ReviewResult::Judged(_) => {
                    bail!("steps were weighed and gave something else")
                }
            }
        };
        let points: Vec<Vec<ReviewPoint>> = slices.par_iter().map(weigh).collect::<Result<_>>()?;
        let review = MatchReview::assemble(&opening, &points.concat());
        Ok((*opening, review))
    }

    /// The verdicts, those on the most important decisions first.
    fn judge(&self, questions: &[DecisionQuestion]) -> Result<Vec<DecisionVerdict>> {
        let bar = Progress::new(self.lang, "review-progress-judge", questions.len());
        let judge = |question: &DecisionQuestion| {
            let result = self.run(&ReviewTask::Judge(Box::new(question.clone())))?;
            bar.add(1);
            match result {
                ReviewResult::Judged(verdict) => Ok(*verdict),
                ReviewResult::Opened(_) | ReviewResult::Weighed(_) => {
                    bail!("a decision was judged and gave something else")
                }
            }
        };
        questions.par_iter().map(judge).collect()
    }
}

/// A bar with a message, on a terminal.
struct Progress {
    bar: ProgressBar,
    done: AtomicUsize,
    count: usize,
    words: Texts,
    id: &'static str,
}

impl Progress {
    fn new(lang: Lang, id: &'static str, count: usize) -> Progress {
        let bar = if std::io::stderr().is_terminal() { ProgressBar::new(count as u64) } else { ProgressBar::hidden() };
        let style = ProgressStyle::with_template("{bar:40} {msg}").expect("the template is right");
        let progress =
            Progress { bar: bar.with_style(style), done: AtomicUsize::new(0), count, words: review_texts(lang), id };
        progress.add(0);
        progress
    }

    fn add(&self, more: usize) {
        let done = self.done.fetch_add(more, Ordering::Relaxed) + more;
        self.bar.set_position(done as u64);
        self.bar.set_message(self.words.with(self.id, [("done", done.into()), ("count", self.count.into())]));
        if done >= self.count {
            self.bar.finish_and_clear();
        }
    }
}

fn print(
    report: &Report,
    questions: &[DecisionQuestion],
    asked: Seats,
    (game, reviews): (&dyn GameHandle, &dyn ReviewHandle),
    lang: Lang,
) {
    let (words, texts) = (review_texts(lang), game.texts(lang, report.names.clone()));
    print_table(report, &words);
    println!("\n{}", words.text("review-curve"));
    curve(&report.review).iter().for_each(|line| println!("{line}"));
    println!("\n{}", words.text("review-turning"));
    let name = |seat: Seat| texts.seat(seat).to_owned();
    if report.turning_points.is_empty() {
        println!("  {}", words.text("review-turning-none"));
    }
    for point in &report.turning_points {
        println!("  {}", turning_point_words(point, &name, &words));
    }
    println!("\n{}", words.text("review-decisions"));
    if asked.is_empty() {
        println!("  {}", words.text("review-no-people"));
        return;
    }
    let mut fine = 0;
    for (question, verdict) in questions.iter().zip(&report.verdicts) {
        match (verdict.grade, reviews.describe_verdict(question, verdict, &texts, &words)) {
            (DecisionGrade::Forced, _) | (_, None) => {}
            (DecisionGrade::Fine, _) => fine += 1,
            (_, Some(said)) => print_decision(verdict, &said, &name(verdict.seat), &words),
        }
    }
    println!("  {}", words.with("review-fine-count", [("count", fine.into())]));
}

fn print_decision(verdict: &DecisionVerdict, said: &DecisionWords, name: &str, words: &Texts) {
    let head = words.with("review-decision", [("step", verdict.step.into()), ("name", name.to_owned().into())]);
    println!("  {}", words.colon(&words.bracketed(&head, &said.grade), &said.taken));
    for line in [&said.better, &said.why].into_iter().flatten() {
        println!("      {line}");
    }
}

/// The account of each seat, in columns.
fn print_table(report: &Report, words: &Texts) {
    let heads = ["seat", "result", "expected", "luck", "own", "others"].map(|id| words.text(&format!("review-{id}")));
    let mut rows = vec![heads.to_vec()];
    for (name, account) in report.names.iter().zip(&report.accounts) {
        rows.push(std::iter::once(name.clone()).chain(account_row(account, words)).collect());
    }
    let width = |column: usize| rows.iter().map(|row| cells(&row[column])).max().unwrap_or_default();
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    for row in &rows {
        let pad = |(text, width): (&String, &usize)| format!("{text}{}", " ".repeat(width - cells(text)));
        println!("{}", row.iter().zip(&widths).map(pad).collect::<Vec<_>>().join("  ").trim_end());
    }
    println!("{}", words.text("review-sum"));
}

/// How many lines and columns the curve has.
const CURVE_SIZE: (usize, usize) = (11, 64);

/// The chances of all seats step by step, each drawn by its letter; `*` where several meet.
fn curve(review: &MatchReview) -> Vec<String> {
    let (lines, columns) = (CURVE_SIZE.0, CURVE_SIZE.1.min(review.steps.len() + 1));
    let mut grid = vec![vec![' '; columns]; lines];
    for seat in Seats::all(review.seats()).iter() {
        (0..columns).for_each(|column| {
            let step = column * review.steps.len() / (columns - 1).max(1);
            let chance = u64::from(review.chances(step)[seat]) * (lines - 1) as u64;
            let line = (chance + u64::from(WORTH_MAX) / 2) / u64::from(WORTH_MAX);
            let cell = &mut grid[lines - 1 - line as usize][column];
            *cell = if *cell == ' ' { seat.letter() } else { '*' };
        });
    }
    let label = |line: usize| match line * 100 / (lines - 1) {
        percent if percent % 50 == 0 => format!("{:>5}", format!("{} %", 100 - percent)),
        _ => " ".repeat(5),
    };
    let row = |(line, cells): (usize, &Vec<char>)| {
        format!("{} │{}", label(line), cells.iter().collect::<String>().trim_end())
    };
    let mut rows: Vec<String> = grid.iter().enumerate().map(row).collect();
    rows.push(format!("      └{}", "─".repeat(columns)));
    rows.push(format!("       0{:>1$}", review.steps.len(), columns - 1));
    rows
}

/// How many cells of a terminal a text takes: two for each wide character.
fn cells(text: &str) -> usize {
    text.chars()
        .map(|character| if character >= '\u{1100}' && !('\u{2000}'..'\u{2e80}').contains(&character) { 2 } else { 1 })
        .sum()
}

#[cfg(test)]
mod tests {
    use engine::BySeat;
    use review::ReviewedStep;

    use super::*;

    #[test]
    fn the_curve_goes_from_the_deal_to_the_result() {
        let step = |own: u32| ReviewedStep {
            seat: Seat::new(0),
            choice: BySeat::new(2),
            luck: BySeat::new(2),
            chances: BySeat::from_fn(2, |seat| if seat.number() == 0 { own } else { WORTH_MAX - own }),
        };
        let half = BySeat::from_fn(2, |_| WORTH_MAX / 2);
        let review = MatchReview {
            expectation: half.clone(),
            dealt: half,
            steps: vec![step(700_000), step(700_000), step(WORTH_MAX)],
        };
        let rows = curve(&review);
        assert_eq!(rows[0], "100 % │   a");
        assert_eq!(rows[3], "      │ aa");
        assert_eq!(rows[5], " 50 % │*");
        assert_eq!(rows[7], "      │ bb");
        assert_eq!(rows[10], "  0 % │   b");
        assert_eq!(rows[12], "       0  3");
    }
}
