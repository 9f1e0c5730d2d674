//! What a table is opened with.

use std::fmt;

use bots::Level;
use engine::{SEATS_MAX, Settings};
use protocol::ClockKind;
use serde::{Deserialize, Serialize};

/// A person's id, as the caller knows it. It gives access to the person's seats, so it is secret.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Player(String);

impl Player {
    /// The player with this id.
    pub fn new(id: impl Into<String>) -> Player {
        Player(id.into())
    }

    /// The id.
    pub fn id(&self) -> &str {
        &self.0
    }
}

/// An id gives access to a seat, so no log line may show it.
impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Player(secret)")
    }
}

/// How time is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// A time for each decision.
    Decision {
        /// In seconds.
        seconds: u32,
    },
    /// A time for the whole match, with an increment after each decision.
    Player {
        /// In seconds.
        seconds: u32,
        /// In seconds.
        increment: u32,
    },
    /// Days for each decision; players need not be connected.
    Days {
        /// In days.
        days: u32,
    },
}

impl Clock {
    /// The longest time for one decision, in days.
    pub const DAYS_MAX: u32 = 30;

    /// The kind, for those who only show it.
    pub const fn kind(self) -> ClockKind {
        match self {
            Clock::None => ClockKind::None,
            Clock::Decision { .. } => ClockKind::Decision,
            Clock::Player { .. } => ClockKind::Player,
            Clock::Days { .. } => ClockKind::Days,
        }
    }

    /// The full time of a clock, in milliseconds.
    pub(crate) fn full_ms(self) -> u64 {
        match self {
            Clock::None => 0,
            Clock::Decision { seconds } | Clock::Player { seconds, .. } => u64::from(seconds) * 1000,
            Clock::Days { days } => u64::from(days) * 24 * 3600 * 1000,
        }
    }

    fn fault(self) -> Option<String> {
        let most = Clock::DAYS_MAX * 24 * 3600;
        match self {
            Clock::None => None,
            Clock::Decision { seconds } if (5..=most).contains(&seconds) => None,
            Clock::Player { seconds, increment } if (10..=most).contains(&seconds) && increment <= 3600 => None,
            Clock::Days { days } if (1..=Clock::DAYS_MAX).contains(&days) => None,
            Clock::Decision { .. } => Some(format!("a decision has from 5 to {most} seconds")),
            Clock::Player { .. } => {
                Some(format!("a player has from 10 to {most} seconds, and at most 3600 more each time"))
            }
            Clock::Days { .. } => Some(format!("a decision has from 1 to {} days", Clock::DAYS_MAX)),
        }
    }
}

/// Who sits in a seat from the beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatReservation {
    /// Nobody.
    #[default]
    Free,
    /// This person, who still has to say that they are ready.
    Person {
        /// Who.
        player: Player,
        /// Their name.
        name: String,
    },
    /// A bot.
    Bot(Level),
}

/// What a table is opened with. All of it but the players' ids is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSetup {
    /// The table's id.
    pub table: String,
    /// The game.
    pub game: String,
    /// What was chosen before the match.
    pub settings: Settings,
    /// How strong the bots play that stand in for people.
    pub level: Level,
    /// How time is kept.
    pub clock: Clock,
    /// Whether anybody may watch.
    pub spectators: bool,
    /// Whether one player may hold several seats, for people who share a computer.
    pub hot_seat: bool,
    /// How long a seat may be without its player before a bot takes over; never, unless given.
    pub grace_ms: Option<u64>,
    /// Who sits where from the beginning; seats that are missing are free.
    pub seats: Vec<SeatReservation>,
    /// The beginning of the match, where one goes on that was played elsewhere; see [`TableSetup::fork`].
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub beginning: Option<Box<crate::ForkPoint>>,
}

/// How long a seat may be without its player before a bot takes over, unless a table says otherwise.
pub const GRACE_MS: u64 = 120_000;

/// Why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenFault {
    /// There is no such game.
    #[error("there is no game `{0}`; there are: {1}")]
    NoGame(String, String),
    /// The settings do not fit the game.
    #[error(transparent)]
    Settings(#[from] engine::BadOptions),
    /// Something else does not fit.
    #[error("{0}")]
    Other(String),
}

impl TableSetup {
    /// A table of this game with the usual choices and free seats.
    pub fn new(table: impl Into<String>, game: impl Into<String>, settings: Settings) -> TableSetup {
        TableSetup {
            table: table.into(),
            game: game.into(),
            settings,
            level: Level::Easy,
            clock: Clock::None,
            spectators: true,
            hot_seat: false,
            grace_ms: Some(GRACE_MS),
            seats: Vec::new(),
            beginning: None,
        }
    }

    /// Checks everything that does not need the game.
    pub(crate) fn check(&self) -> Result<(), OpenFault> {
        let seats = self.settings.seats();
        if seats > SEATS_MAX || self.seats.len() > usize::from(seats) {
            return Err(OpenFault::Other(format!("{} people and bots for {seats} seats", self.seats.len())));
        }
        if let Some(fault) = self.clock.fault() {
            return Err(OpenFault::Other(fault));
        }
        for reserved in &self.seats {
            if let SeatReservation::Person { name, .. } = reserved {
                protocol::name(name).map_err(|fault| OpenFault::Other(fault.text))?;
            }
        }
        Ok(())
    }
}
