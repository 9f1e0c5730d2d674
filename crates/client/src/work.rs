//! Work for bots: texts that go to a worker and come back, so that a page never stands still.

use bots::Thought;
use draw::Look;
use engine::{Seat, Viewer};
use games::Visitor;
use host::{Pace, Thinking};
use serde::{Deserialize, Serialize};

use crate::reader::Book;
use crate::{Desk, Reader};

/// Something for a bot to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Job {
    /// What it is for.
    pub purpose: Purpose,
    thinking: Thinking,
}

/// What a thought is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// A bot decides for its seat: the answer goes to [`Local::answer`](crate::Local::answer).
    Play,
    /// A person asked for advice: the answer goes to [`Reader::advice`](crate::Reader::advice).
    Hint,
}

/// What a bot thinks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// What it is for.
    pub purpose: Purpose,
    /// The seat that it was asked for.
    pub seat: Seat,
    /// The number of the seat's question.
    pub question: u32,
    /// What it would do, in notation.
    pub action: String,
    /// What it expects that to be worth, from 0 (lost) to 1 (won), if it looked ahead.
    pub worth: Option<f64>,
    /// The next best choice and its worth, if it compared any.
    pub second: Option<(String, f64)>,
}

impl Job {
    pub(crate) fn play(thinking: Thinking) -> Job {
        Job { purpose: Purpose::Play, thinking }
    }

    /// The job as text, for a worker.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a job is plain data")
    }

    /// Does the job. It takes as long as the bot's level may.
    pub fn work(&self, pace: Pace) -> Answer {
        let Job { purpose, thinking } = self;
        let Thought { action, worth, second, futures: _ } = thinking.thought(pace);
        Answer { purpose: *purpose, seat: thinking.seat, question: thinking.question, action, worth, second }
    }
}

impl Answer {
    /// Reads what a worker gave back.
    pub fn read(text: &str) -> Option<Answer> {
        serde_json::from_str(text).ok()
    }
}

/// All that a worker does: a [`Job`] as text in, an [`Answer`] as text out. A text that is no job gives an empty text.
pub fn work(text: &str) -> String {
    let answer = serde_json::from_str::<Job>(text).ok().map(|job| job.work(Pace::Timed));
    answer.and_then(|answer| serde_json::to_string(&answer).ok()).unwrap_or_default()
}

impl Desk {
    /// What to ask a bot when a person wants advice, made from what that person sees. Nothing if they are not asked.
    pub fn hint(&self, level: bots::Level) -> Option<Job> {
        let (seat, question) = self.question()?;
        let update = &self.eye(Viewer::Seat(seat))?.update;
        let settings = self.settings()?;
        let thinking = Thinking::about(
            (seat, question),
            level,
            (&self.table()?.game, &settings),
            (update.view.get().to_owned(), update.menu.clone()),
            u64::from(question),
        );
        Some(Job { purpose: Purpose::Hint, thinking })
    }
}

impl Reader {
    /// A bot's advice in one sentence, as long as the question is the one that it was asked about.
    pub fn advice(&mut self, desk: &Desk, answer: &Answer) -> Option<String> {
        let asked = desk.question().filter(|&asked| asked == (answer.seat, answer.question));
        let view = desk.eye(Viewer::Seat(asked?.0))?.update.view.get();
        let book = self.open(desk)?;
        games::visit(book.game, Advising { book, view, answer })?
    }
}

struct Advising<'a> {
    book: &'a Book,
    view: &'a str,
    answer: &'a Answer,
}

impl Visitor for Advising<'_> {
    type Out = Option<String>;

    fn visit<G: Look>(self) -> Option<String> {
        let Advising { book, view, answer } = self;
        let options = G::options(&book.settings).ok()?;
        let view: G::View = serde_json::from_str(view).ok()?;
        let second = answer.second.as_ref().and_then(|(action, worth)| Some((action.parse().ok()?, *worth)));
        let best = (answer.action.parse().ok()?, answer.worth);
        Some(scene::advice::<G>(&options, &view, best, second, &book.words))
    }
}
