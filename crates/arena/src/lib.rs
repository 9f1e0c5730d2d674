//! Matches as numbers: environments for programs that learn, whatever the game.
//!
//! An [`Arena`] is one match that is played by numbers. A [`Batch`] is many of them, stepped all at once into arrays that
//! the caller owns. Number 0 is [`NOOP`], what a seat does that is not asked; the number of an action is that of
//! [`engine::numbers`] plus 1.

mod batch;
mod rules_alone;
mod single;
mod workers;

use engine::{BadOptions, Outcome, Refusal, Seat, Seats, Settings, Viewer};
use thiserror::Error;

pub use batch::{Batch, BatchArrays, BatchPlan, open_batch};
pub use rules_alone::{RulesCalls, play_rules};
pub use single::{Arena, open_arena};

/// What a seat does that is not asked.
pub const NOOP: u32 = 0;

/// What follows a number that is not a choice of the seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum IllegalPolicy {
    /// An error, and nothing changes.
    #[default]
    Error,
    /// The match ends, and the seat has lost it.
    Loss,
    /// The legal number that comes next is taken; after the last one, the first.
    Next,
}

impl IllegalPolicy {
    /// The policies by their words.
    pub const WORDS: [(&'static str, IllegalPolicy); 3] =
        [("error", IllegalPolicy::Error), ("loss", IllegalPolicy::Loss), ("next", IllegalPolicy::Next)];

    /// The policy with this word.
    pub fn read(word: &str) -> Option<IllegalPolicy> {
        IllegalPolicy::WORDS.into_iter().find(|(known, _)| *known == word).map(|(_, policy)| policy)
    }
}

/// Why something cannot be done with an environment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArenaFault {
    /// There is no such game.
    #[error("there is no game `{0}`; there are: {1}")]
    UnknownGame(String, String),
    /// The settings do not fit.
    #[error("these settings do not fit:\n{0}")]
    Settings(#[from] BadOptions),
    /// No such seat at this table.
    #[error("there is no seat {0}; this match has the seats 0 to {1}")]
    UnknownSeat(i64, u8),
    /// The match is over.
    #[error("the match is over; `reset` begins another")]
    Over,
    /// The seat is not asked.
    #[error("seat {0} is not asked and can only pass number 0; asked are: {1}")]
    NotAsked(u8, Seats),
    /// The number is not a choice.
    #[error("{0} is not a choice of seat {1}, which has {2} choices; `legal` lists them")]
    Illegal(i64, u8, usize),
    /// There is no such action.
    #[error("there is no action number {0}; numbers are below {1}")]
    UnknownNumber(i64, u32),
    /// The match was imagined, or some of its dice were not those of its seed.
    #[error("a match that was imagined, or with other dice than its seed's, has no record")]
    NoRecord,
    /// A text is no action, or the action is refused.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// An array has the wrong size.
    #[error("`{name}` has {got} elements, expected {expected}")]
    Shape {
        /// Which array.
        name: &'static str,
        /// How many elements it has.
        got: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A number that makes no sense here.
    #[error("{0}")]
    Value(String),
}

/// What an ending is worth to a seat: 1 to those who won, -1 to all others.
pub fn reward(outcome: &Outcome, seat: Seat) -> f32 {
    if outcome.winners.contains(seat) { 1.0 } else { -1.0 }
}

/// The settings of a match of a game, by name.
pub fn settings<'a>(
    game: &str,
    seats: Option<u8>,
    chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    content: Option<String>,
) -> Result<Settings, ArenaFault> {
    let about = find(game)?.about();
    let settings = about.settings(seats.unwrap_or(*about.seats.start()), chosen)?;
    Ok(match content {
        Some(toml) => settings.with_content(toml),
        None => settings,
    })
}

/// The game with this name.
pub fn find(game: &str) -> Result<&'static dyn games::GameHandle, ArenaFault> {
    games::find(game).ok_or_else(|| ArenaFault::UnknownGame(game.to_owned(), games::names()))
}

/// The viewer with this number: a seat, or nobody for a spectator.
pub fn viewer(seat: Option<i64>, seats: u8) -> Result<Viewer, ArenaFault> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(seat) => read_seat(seat, seats).map(Viewer::Seat),
    }
}

/// The seat with this number.
pub fn read_seat(seat: i64, seats: u8) -> Result<Seat, ArenaFault> {
    match u8::try_from(seat) {
        Ok(number) if number < seats => Ok(Seat::new(number)),
        _ => Err(ArenaFault::UnknownSeat(seat, seats - 1)),
    }
}
