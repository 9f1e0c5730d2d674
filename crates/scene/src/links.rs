//! Mentions: what a sentence about an event links to.

use std::fmt::Display;

use engine::{Clause, Seat};
use serde::{Deserialize, Serialize};

/// What an event is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventLinks {
    /// Ids of areas and pieces, the most important first.
    pub things: Vec<String>,
    /// The clauses that speak in it.
    pub clauses: Vec<Clause>,
    /// Who did it or whom it happened to; the log shows it in that seat's colour.
    #[serde(default)]
    pub seat: Option<Seat>,
}

impl EventLinks {
    /// A mention of things of one kind, such as several seats.
    pub fn of<T: Display>(kind: &str, ids: impl IntoIterator<Item = T>) -> EventLinks {
        ids.into_iter().fold(EventLinks::default(), |mention, id| mention.thing(kind, id))
    }

    /// The same mention with a thing that there is only one of, such as `deck`.
    #[must_use]
    pub fn only(mut self, id: &str) -> EventLinks {
        self.things.push(id.to_owned());
        self
    }

    /// The same mention with a thing of the scene.
    #[must_use]
    pub fn thing(mut self, kind: &str, id: impl Display) -> EventLinks {
        self.things.push(format!("{kind}:{id}"));
        self
    }

    /// The same mention in the colour of a seat.
    #[must_use]
    pub fn by(mut self, seat: Seat) -> EventLinks {
        self.seat = Some(seat);
        self
    }

    /// The same mention with a clause.
    #[must_use]
    pub fn clause(mut self, clause: Clause) -> EventLinks {
        self.clauses.push(clause);
        self
    }
}
