//! Moments: events that are staged, one after the other, so that a person can follow them.

use engine::{Seat, Seats};

/// Where a moment stands in the story of a match. It orders the log, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// A part of the match begins: a round, a day, a stage.
    Chapter,
    /// The turn of a seat begins.
    Turn,
    /// Something happens that everybody wants to see: a vote is opened, dice fall, a fight is won.
    Highlight,
    /// The match ends, or somebody leaves it for good.
    Ending,
}

/// How something feels to those it happens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Neither good nor bad.
    Neutral,
    /// A gain.
    Good,
    /// A loss.
    Bad,
    /// A danger for everybody, or a loss for good.
    Alarm,
}

/// An event as it is staged. It says no more than the event, so it goes to the same audience.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Where it stands in the story.
    pub kind: MomentKind,
    /// What happened, in a few words.
    pub headline: String,
    /// What it means and what changed, in short lines.
    pub details: Vec<String>,
    /// Who is involved, for colours and shapes.
    pub seats: Seats,
    /// How it feels.
    pub tone: Tone,
}

impl Moment {
    /// A moment with a headline.
    pub fn new(kind: MomentKind, headline: impl Into<String>) -> Moment {
        Moment { kind, headline: headline.into(), details: Vec::new(), seats: Seats::NONE, tone: Tone::Neutral }
    }

    /// The same moment with a line below the headline.
    #[must_use]
    pub fn detail(mut self, line: impl Into<String>) -> Moment {
        self.details.push(line.into());
        self
    }

    /// The same moment with somebody who is involved.
    #[must_use]
    pub fn of(mut self, seat: Seat) -> Moment {
        self.seats = self.seats.with(seat);
        self
    }

    /// The same moment with several who are involved.
    #[must_use]
    pub fn of_all(mut self, seats: impl IntoIterator<Item = Seat>) -> Moment {
        self.seats = self.seats.or(seats.into_iter().collect());
        self
    }

    /// The same moment with a tone.
    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Moment {
        self.tone = tone;
        self
    }
}
