//! What a table is opened with.

use std::fmt;

use bots::Level;
use engine::{SEATS_MAX, Settings};
use protocol::Clock;
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
        /// Whether a program plays for them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
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
    /// The person who opened the table, who may make others stand up before the deal.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub opener: Option<Player>,
    /// Their name, until they sit down under another one.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub opener_name: String,
    /// Whether only those may sit whom the caller lets in.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub closed: bool,
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
            opener: None,
            opener_name: String::new(),
            closed: false,
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
                protocol::plain_name(name).map_err(|fault| OpenFault::Other(fault.text))?;
            }
        }
        Ok(())
    }
}
