//! Work for bots: texts that go to a worker and come back, so that a page never stands still.

use bots::{Pace, Thought};
use engine::{Seat, Viewer};
use host::Thinking;
use scene::Opinion;
use serde::{Deserialize, Serialize};

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

    /// Reads what a worker is given.
    pub fn read(text: &str) -> Option<Job> {
        serde_json::from_str(text).ok()
    }

    /// The game that is played.
    pub fn game(&self) -> &str {
        self.thinking.game()
    }

    /// Does the job. It takes as long as the bot's level may.
    pub fn work(&self, pace: Pace) -> Answer {
        let Job { purpose, thinking } = self;
        let Thought { action, worth, second, futures: _ } = thinking.thought(pace);
        Answer { purpose: *purpose, seat: thinking.seat, question: thinking.question, action, worth, second }
    }
}

impl Answer {
    /// The answer as text, from a worker.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("an answer is plain data")
    }

    /// Reads what a worker gave back.
    pub fn read(text: &str) -> Option<Answer> {
        serde_json::from_str(text).ok()
    }
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
        let update = &desk.eye(Viewer::Seat(asked?.0))?.update;
        let book = self.open(desk)?;
        let second = answer.second.as_ref().map(|(action, worth)| (action.as_str(), *worth));
        let opinion = Opinion { action: &answer.action, worth: answer.worth, second };
        book.game.face.advice(&book.sight(update), opinion, &book.words)
    }
}
