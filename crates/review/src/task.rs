//! A review in parts, as plain data: what travels to a thread or a web worker that has time for it.

use engine::{Foresee, Judge, Match, Record, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    DecisionQuestion, DecisionVerdict, Evaluator, Experience, Practice, ReviewBudget, ReviewOpening, ReviewPoint,
};

/// A part of a review.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewTask {
    /// To practise, and to collect the questions about the decisions of some seats.
    Open {
        /// The record of the finished match.
        record: String,
        /// Its content, if that is not the game's own.
        content: Option<String>,
        /// Whose decisions are reviewed.
        asked: Seats,
    },
    /// To weigh some steps; the first one is number 0.
    Weigh {
        /// The record of the finished match.
        record: String,
        /// Its content, if that is not the game's own.
        content: Option<String>,
        /// What practice has taught.
        experience: Experience,
        /// The first step.
        from: usize,
        /// The step after the last one.
        to: usize,
    },
    /// To judge a decision.
    Judge(Box<DecisionQuestion>),
}

/// What came of a part of a review.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewResult {
    /// What is known before any step is weighed.
    Opened(Box<ReviewOpening>),
    /// Steps that were weighed.
    Weighed(Vec<ReviewPoint>),
    /// A decision that was judged.
    Judged(Box<DecisionVerdict>),
}

impl ReviewTask {
    /// Does what a JSON text asks for, and answers with one.
    pub fn run_text<G: Judge + Foresee>(json: &str) -> Option<String> {
        let task: ReviewTask = serde_json::from_str(json).ok()?;
        serde_json::to_string(&task.run::<G>()?).ok()
    }

    /// Does it. `None`, if the record is not that of a finished match of this game.
    pub fn run<G: Judge + Foresee>(&self) -> Option<ReviewResult> {
        match self {
            ReviewTask::Open { record, content, asked } => {
                let game = finished_match::<G>(record, content.as_deref())?;
                let evaluator = Evaluator::practise(game.options(), game.seats(), Practice::USUAL);
                let opening = ReviewOpening::new(&game, &evaluator, *asked, ReviewBudget::FULL);
                Some(ReviewResult::Opened(Box::new(opening)))
            }
            ReviewTask::Weigh { record, content, experience, from, to } => {
                let game = finished_match::<G>(record, content.as_deref())?;
                let evaluator = Evaluator::new(experience.clone());
                Some(ReviewResult::Weighed(ReviewPoint::weigh(&game, &evaluator, *from..*to, ReviewBudget::FULL)))
            }
            ReviewTask::Judge(question) => Some(ReviewResult::Judged(Box::new(question.judge::<G>()?))),
        }
    }
}

fn finished_match<G: Judge>(record: &str, content: Option<&str>) -> Option<Match<G>> {
    let record: Record = record.parse().ok()?;
    let game = record.resume::<G>(record.seed?, content).ok()?;
    game.outcome().is_some().then_some(game)
}
