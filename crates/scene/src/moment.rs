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

/// How something feels to those it happens to, the gravest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

/// A figure that is seen to come about: a die rolls, a number counts. The words of the moment say the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A die that shows this face, 1 to 6.
    Die(u8),
    /// A number of a seat that was `from` and is `to`.
    Number {
        /// Whose it is.
        seat: Seat,
        /// What it was.
        from: u16,
        /// What it is now.
        to: u16,
    },
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
    /// What is seen to roll or to count.
    pub figures: Vec<Figure>,
    /// The headline of several such moments in a row. They are staged as one, with the details of all.
    pub together: Option<String>,
}

impl Moment {
    /// A moment with a headline.
    pub fn new(kind: MomentKind, headline: impl Into<String>) -> Moment {
        Moment {
            kind,
            headline: headline.into(),
            details: Vec::new(),
            seats: Seats::NONE,
            tone: Tone::Neutral,
            figures: Vec::new(),
            together: None,
        }
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

    /// The same moment with a die or a number.
    #[must_use]
    pub fn figure(mut self, figure: Figure) -> Moment {
        self.figures.push(figure);
        self
    }

    /// The same moment as one of a row: the fights of a day, what each gang makes. Its neighbours with the same headline
    /// are staged with it, so its details must be clear without its own headline.
    #[must_use]
    pub fn together(mut self, headline: impl Into<String>) -> Moment {
        self.together = Some(headline.into());
        self
    }

    /// Whether the moment that comes next is staged with this one.
    pub fn joins(&self, next: &Moment) -> bool {
        self.together.is_some() && self.together == next.together && self.kind == next.kind
    }

    /// Adds the moment that comes next: the headline of the row, the details, seats and figures of both, the graver
    /// tone.
    pub fn join(&mut self, next: &Moment) {
        if let Some(headline) = &next.together {
            self.headline.clone_from(headline);
        }
        self.details.extend(next.details.iter().cloned());
        self.seats = self.seats.or(next.seats);
        self.figures.extend(&next.figures);
        self.tone = self.tone.max(next.tone);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_of_a_row_are_joined() {
        let fight = |headline: &str, seat| {
            let moment = Moment::new(MomentKind::Highlight, headline).detail(format!("{headline}."));
            let figure = Figure::Number { seat: Seat::new(seat), from: 0, to: 3 };
            moment.of(Seat::new(seat)).figure(figure).together("Fights")
        };
        let mut first = fight("Ana fights", 0);
        let second = fight("Ben fights", 1).tone(Tone::Bad);
        assert!(first.joins(&second));
        first.join(&second);
        assert_eq!((first.headline.as_str(), first.tone), ("Fights", Tone::Bad));
        assert_eq!(first.details, ["Ana fights.", "Ben fights."]);
        assert_eq!(first.seats, Seats::all(2));
        assert_eq!(first.figures.len(), 2);
        let alone = Moment::new(MomentKind::Highlight, "Dice fall");
        assert!(!alone.joins(&alone) && !first.joins(&alone) && !first.joins(&second.together("Votes")));
    }
}
