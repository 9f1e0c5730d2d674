//! REST: reviews of finished matches. A review takes a minute, so it is computed apart, in parts that take turns with the
//! bots of all tables, and answered line by line while it grows. It ends with its connection.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, DefaultBodyLimit, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use engine::{Record, Seat, Seats};
use futures_util::{StreamExt, stream};
use games::{GameHandle, ReviewHandle};
use protocol::rest::{
    RECORD_BODY_BYTES_MAX, ReviewLine, ReviewOverview, ReviewRecord, ReviewTable, ReviewedDecision, ReviewedSeat,
    ReviewedTurn, TokenScope,
};
use protocol::{Code, Fault};
use review::{
    DecisionQuestion, MatchReview, ReviewOpening, ReviewPoint, ReviewResult, ReviewTask, TurningPoint, account_row,
    review_texts, turning_point_words,
};
use scene::{Lang, Texts};
use tokio::sync::mpsc;

use crate::guest::Guest;
use crate::limits::ConnectionPermit;
use crate::records::finished_match;
use crate::rest::{JsonBody, TableId};
use crate::{App, Error};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables/{id}/review", post(review_table))
        .route("/api/review", post(review_record).layer(DefaultBodyLimit::max(RECORD_BODY_BYTES_MAX)))
}

/// The most reviews at a time, of all people.
const REVIEWS_MAX: usize = 32;
/// The most actions of a match that is reviewed.
const ACTIONS_MAX: usize = 5000;
/// The most decisions that are judged, the most important first.
const DECISIONS_MAX: usize = 300;
/// How long a review may take. Those of other people make it longer.
const TIME_MAX: Duration = Duration::from_secs(300);
/// How many steps are weighed at a time.
const SLICE: usize = 8;
/// How many turning points are told.
const TURNING_POINTS: usize = 5;
/// How many lines wait for a client that reads slowly.
const LINES_WAITING: usize = 64;
/// The messages that a page shows around a review.
const WORDS: [&str; 19] = [
    "review",
    "review-again",
    "review-intro",
    "review-seat",
    "review-result",
    "review-expected",
    "review-luck",
    "review-own",
    "review-others",
    "review-sum",
    "review-turning",
    "review-turning-none",
    "review-decisions",
    "review-retry",
    "review-play-on",
    "review-watch",
    "review-curve",
    "review-no-decisions",
    "review-fine-decisions",
];

/// The reviews that are under way: for each person the number of the last one.
#[derive(Clone, Default)]
pub(crate) struct Reviews(Arc<Mutex<HashMap<String, u64>>>);

/// A review that is under way, until it is dropped.
struct RunningReview {
    reviews: Reviews,
    person: String,
    number: u64,
}

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins the review of a person, which ends an older one of theirs. `None`, if too many are under way.
    fn begin(&self, person: &str) -> Option<RunningReview> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let mut running = self.lock();
        if running.len() >= REVIEWS_MAX && !running.contains_key(person) {
            return None;
        }
        running.insert(person.to_owned(), number);
        Some(RunningReview { reviews: self.clone(), person: person.to_owned(), number })
    }
}

impl RunningReview {
    fn is_last(&self) -> bool {
        self.reviews.lock().get(&self.person) == Some(&self.number)
    }
}

impl Drop for RunningReview {
    fn drop(&mut self) {
        let mut running = self.reviews.lock();
        if running.get(&self.person) == Some(&self.number) {
            running.remove(&self.person);
        }
    }
}

/// The review of a match at a table of the server, for those who may see its record.
async fn review_table(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    (guest, permit, TableId(id)): (Guest, ConnectionPermit, TableId),
    JsonBody(wish): JsonBody<ReviewTable>,
) -> Result<Response, Error> {
    require_watch(&guest)?;
    app.limits.count_review(app.address(peer, &headers))?;
    let (record, own) = finished_match(&app, &id, Some(guest.clone())).await?;
    let asked = if own.is_empty() { people(&record) } else { own };
    start(&app, &guest, permit, (record, asked), &wish.lang)
}

/// The review of a record that the guest brings: all that is in it is theirs.
async fn review_record(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    (guest, permit): (Guest, ConnectionPermit),
    JsonBody(wish): JsonBody<ReviewRecord>,
) -> Result<Response, Error> {
    require_watch(&guest)?;
    app.limits.count_review(app.address(peer, &headers))?;
    let record: Record = wish.record.parse().map_err(|fault| Error::bad_request(format!("the record: {fault}")))?;
    let asked = people(&record);
    start(&app, &guest, permit, (record, asked), &wish.lang)
}

fn require_watch(guest: &Guest) -> Result<(), Error> {
    if guest.may_watch() { Ok(()) } else { guest.require(TokenScope::Watch) }
}

/// The seats where people played.
fn people(record: &Record) -> Seats {
    let all = Seats::all(record.chairs.len() as u8);
    all.iter().zip(&record.chairs).filter(|(_, chair)| !chair.is_bot()).map(|(seat, _)| seat).collect()
}

/// Starts a review, and answers with its lines.
fn start(
    app: &Arc<App>,
    guest: &Guest,
    permit: ConnectionPermit,
    (record, asked): (Record, Seats),
    lang: &str,
) -> Result<Response, Error> {
    let lang: Lang = lang.parse().map_err(Error::bad_request)?;
    let game = games::find(&record.game).zip(games::find_review(&record.game));
    let game = game.ok_or_else(|| Error::bad_request(format!("there is no game `{}`", record.game)))?;
    if record.moves.len() > ACTIONS_MAX {
        return Err(
            Fault::new(Code::TooLong, format!("a match that is reviewed has at most {ACTIONS_MAX} actions")).into()
        );
    }
    if record.seed.is_none() {
        return Err(Fault::new(Code::WrongPhase, "the match has not been played to its end").into());
    }
    let running = app.reviews.begin(guest.player.id());
    let running =
        running.ok_or_else(|| Fault::new(Code::Unavailable, "many matches are reviewed now; try again later"))?;
    let (lines, received) = mpsc::channel(LINES_WAITING);
    let names = record.chairs.iter().map(|chair| chair.name.clone()).collect();
    let job = ReviewJob {
        app: app.clone(),
        running,
        game,
        texts: game.0.texts(lang, names),
        words: review_texts(lang),
        record: record.to_string(),
        asked,
        lines,
        end: Instant::now() + TIME_MAX,
    };
    tokio::spawn(async move { job.run().await });
    let lines = stream::unfold((received, permit), |(mut received, permit)| async move {
        let line: String = received.recv().await?;
        Some((Ok::<Bytes, Infallible>(line.into()), (received, permit)))
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}

/// A review while it is made.
struct ReviewJob {
    app: Arc<App>,
    running: RunningReview,
    game: (&'static dyn GameHandle, &'static dyn ReviewHandle),
    texts: Texts,
    words: Texts,
    record: String,
    asked: Seats,
    lines: mpsc::Sender<String>,
    end: Instant,
}

/// Why a review ends before it is complete.
enum Ended {
    /// Its time is over.
    OutOfTime,
    /// The client has gone, its person began another review, or the server stops.
    Unwanted,
    /// The record is not that of a finished match by these rules.
    Impossible,
}

impl ReviewJob {
    async fn run(self) {
        let mut progress = (0, 0);
        let ended = self.review(&mut progress).await;
        let (done, count) = progress;
        let text = match ended {
            Ok(()) => self.words.text("review-done"),
            Err(Ended::OutOfTime) => self.words.with("review-cut", [("done", done.into()), ("count", count.into())]),
            Err(Ended::Unwanted) => self.words.text("review-replaced"),
            Err(Ended::Impossible) => self.words.text("review-fault"),
        };
        self.send(&ReviewLine::Done { text }).await;
    }

    /// Makes the whole review, and counts how many decisions were judged, of how many.
    async fn review(&self, (done, count): &mut (usize, usize)) -> Result<(), Ended> {
        self.send(&ReviewLine::Progress { text: self.words.text("review-progress-open") }).await;
        let open = ReviewTask::Open { record: self.record.clone(), content: None, asked: self.asked };
        let ReviewResult::Opened(opening) = self.part(open).await? else { return Err(Ended::Impossible) };
        *count = opening.questions.len().min(DECISIONS_MAX);
        let review = self.weigh(&opening).await?;
        let mut questions = opening.questions;
        review.sort_questions(&mut questions);
        questions.truncate(DECISIONS_MAX);
        self.send(&ReviewLine::Overview(self.overview(&review, questions.len()))).await;
        self.judge(questions, done).await
    }

    async fn weigh(&self, opening: &ReviewOpening) -> Result<MatchReview, Ended> {
        let slices = (0..opening.steps).step_by(SLICE).map(|from| {
            let (record, experience) = (self.record.clone(), opening.experience.clone());
            let to = (from + SLICE).min(opening.steps);
            self.part(ReviewTask::Weigh { record, content: None, experience, from, to })
        });
        let mut weighed = stream::iter(slices).buffered(self.at_once());
        let mut points: Vec<ReviewPoint> = Vec::with_capacity(opening.steps);
        while let Some(result) = weighed.next().await {
            let ReviewResult::Weighed(slice) = result? else { return Err(Ended::Impossible) };
            points.extend(slice);
            self.progress("review-progress-weigh", points.len(), opening.steps).await;
        }
        Ok(MatchReview::assemble(opening, &points))
    }

    /// Judges decisions, and counts them.
    async fn judge(&self, questions: Vec<DecisionQuestion>, done: &mut usize) -> Result<(), Ended> {
        let count = questions.len();
        let judge = |question: DecisionQuestion| async move {
            let result = self.part(ReviewTask::Judge(Box::new(question.clone()))).await;
            (question, result)
        };
        let mut judged = stream::iter(questions.into_iter().map(judge)).buffer_unordered(self.at_once());
        while let Some((question, result)) = judged.next().await {
            let ReviewResult::Judged(verdict) = result? else { return Err(Ended::Impossible) };
            *done += 1;
            let title = self.words.with(
                "review-decision",
                [("step", verdict.step.into()), ("name", self.texts.seat(verdict.seat).to_owned().into())],
            );
            if let Some(said) = self.game.1.describe_verdict(&question, &verdict, &self.texts, &self.words) {
                self.send(&ReviewLine::Decision(ReviewedDecision {
                    step: verdict.step,
                    seat: verdict.seat,
                    title,
                    taken: said.taken,
                    grade: verdict.grade.word().to_owned(),
                    grade_text: said.grade,
                    better: said.better,
                    why: said.why,
                }))
                .await;
            }
            self.progress("review-progress-judge", *done, count).await;
        }
        Ok(())
    }

    /// How many parts are computed at a time. Each waits for its turn among all bots.
    fn at_once(&self) -> usize {
        std::thread::available_parallelism().map_or(1, usize::from)
    }

    /// Computes a part in its turn.
    async fn part(&self, task: ReviewTask) -> Result<ReviewResult, Ended> {
        let permit = self.app.thinking.turn(&self.running.person, "review").await.ok_or(Ended::Unwanted)?;
        if !self.running.is_last() || self.lines.is_closed() || *self.app.stopping.borrow() {
            return Err(Ended::Unwanted);
        }
        if Instant::now() >= self.end {
            return Err(Ended::OutOfTime);
        }
        let reviews = self.game.1;
        let computed = tokio::task::spawn_blocking(move || {
            let json = serde_json::to_string(&task).ok()?;
            let result = reviews.review(&json).and_then(|json| serde_json::from_str(&json).ok());
            drop(permit);
            result
        });
        computed.await.ok().flatten().ok_or(Ended::Impossible)
    }

    fn overview(&self, review: &MatchReview, decisions: usize) -> ReviewOverview {
        let words = WORDS.into_iter().map(|id| (id.to_owned(), self.words.text(id)));
        let name = |seat: Seat| self.texts.seat(seat).to_owned();
        let turn = |point: TurningPoint| ReviewedTurn {
            step: point.step,
            text: turning_point_words(&point, &name, &self.words),
        };
        let seat = |seat: Seat| ReviewedSeat {
            seat,
            name: name(seat),
            is_judged: self.asked.contains(seat),
            cells: account_row(&review.account(seat), &self.words),
            chances: (0..=review.steps.len()).map(|step| (review.chances(step)[seat] / 1000) as u16).collect(),
        };
        ReviewOverview {
            words: words.collect(),
            seats: Seats::all(review.seats()).iter().map(seat).collect(),
            turning_points: review.turning_points(TURNING_POINTS).into_iter().map(turn).collect(),
            decisions,
        }
    }

    async fn progress(&self, id: &str, done: usize, count: usize) {
        let text = self.words.with(id, [("done", done.into()), ("count", count.into())]);
        self.send(&ReviewLine::Progress { text }).await;
    }

    /// Sends a line. If nobody reads it, the next part is not computed.
    async fn send(&self, line: &ReviewLine) {
        let line = serde_json::to_string(line).expect("lines are plain data") + "\n";
        drop(self.lines.send(line).await);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_review_ends_the_older_one_of_the_same_person() {
        let reviews = Reviews::default();
        let first = reviews.begin("ana").unwrap();
        assert!(first.is_last());
        let second = reviews.begin("ana").unwrap();
        assert!(!first.is_last() && second.is_last());
        drop(first);
        assert!(second.is_last(), "the end of an older one changes nothing");
        drop(second);
        assert!(reviews.lock().is_empty());
    }

    #[test]
    fn reviews_have_a_limit() {
        let reviews = Reviews::default();
        let running: Vec<_> = (0..REVIEWS_MAX).map(|number| reviews.begin(&number.to_string()).unwrap()).collect();
        assert!(reviews.begin("ben").is_none());
        assert!(reviews.begin("0").is_some(), "a person may replace their own");
        drop(running);
        assert!(reviews.begin("ben").is_some());
    }
}
