//! The review of a finished match: what is asked, and the lines of the answer.

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{RequestBody, WORD_BYTES_MAX};
use crate::{Code, Fault};

/// The longest body with a record, in bytes: a match of a few thousand actions.
pub const RECORD_BODY_BYTES_MAX: usize = 512 * 1024;

/// The wish for the review of a finished match at a table.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewTable {
    /// The language of the answer, such as `en`.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub lang: String,
}

impl RequestBody for ReviewTable {
    fn check(&self) -> Result<(), Fault> {
        check_word(&self.lang)
    }
}

/// The wish for the review of a record: one of a match that was not played at a table of the server.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewRecord {
    /// The record of a finished match, as text.
    #[cfg_attr(feature = "openapi", schema(max_length = 524288))]
    pub record: String,
    /// The language of the answer, such as `en`.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub lang: String,
}

impl RequestBody for ReviewRecord {
    fn check(&self) -> Result<(), Fault> {
        check_word(&self.lang)
    }
}

fn check_word(word: &str) -> Result<(), Fault> {
    match word.len() <= WORD_BYTES_MAX {
        true => Ok(()),
        false => Err(Fault::new(Code::TooLong, format!("a language has at most {WORD_BYTES_MAX} bytes"))),
    }
}

/// A line of the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ReviewLine {
    /// How far the review is, in a sentence.
    Progress {
        /// The sentence.
        text: String,
    },
    /// All about the match as a whole.
    Overview(ReviewOverview),
    /// A decision that was judged, the most important first.
    Decision(ReviewedDecision),
    /// The last line.
    Done {
        /// How the review ended, in a sentence.
        text: String,
    },
}

/// How the chances went, and where the results came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewOverview {
    /// Headings and labels by the ids of their messages.
    pub words: BTreeMap<String, String>,
    /// The seats in their order.
    pub seats: Vec<ReviewedSeat>,
    /// The steps after which the chances were different.
    pub turning_points: Vec<ReviewedTurn>,
    /// How many decisions are judged in the lines that follow.
    pub decisions: usize,
}

/// A seat in a review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewedSeat {
    /// Its letter.
    pub seat: Seat,
    /// Who played.
    pub name: String,
    /// Whether its decisions are judged.
    pub is_judged: bool,
    /// The result, the expectation, luck, own choices and the choices of others, as they are shown.
    pub cells: [String; 5],
    /// The chances after the deal and after each step, in thousandths.
    pub chances: Vec<u16>,
}

/// A turning point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewedTurn {
    /// The number of the step, from 1.
    pub step: usize,
    /// What happened to the chances, in a sentence.
    pub text: String,
}

/// A decision with its verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewedDecision {
    /// The number of the step, from 1.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// The step and who decided, in words.
    pub title: String,
    /// What was done.
    pub taken: String,
    /// How good that was, for programs: `forced`, `fine`, `slip`, `mistake` or `blunder`.
    pub grade: String,
    /// The same for readers.
    pub grade_text: String,
    /// What was better and by how much, if anything was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<String>,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}
