//! The bodies of the REST interface, for the server, the page and tools alike.
//!
//! Bodies of requests refuse fields that they do not know; bodies of answers may get more fields later.

use std::collections::BTreeMap;

use engine::{Level, OptionKind, OptionSpec, Seat, Seats};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi::schemas;
use crate::{Clock, Phase, RawJson, TableState};

/// The player behind a cookie or token.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// Empty until the player chooses one.
    pub name: String,
}

/// The wish for another name.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// One line of at most 24 characters, without `#`.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 24))]
    pub name: String,
}

/// A secret that opens a player's account on another device, once.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecoverySecret {
    /// The secret.
    pub secret: String,
}

engine::ids! {
    /// What a token may do.
    pub enum TokenScope {
        /// Open tables and take part in matches.
        Play = "play",
        /// Watch matches and list the player's tables.
        Watch = "watch",
    }
}

/// The wish for a new token.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it may do.
    pub scopes: Vec<TokenScope>,
}

/// A token for bots and tools. It is shown once.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApiToken {
    /// The token, which begins with `esc_`.
    #[cfg_attr(feature = "openapi", schema(pattern = "^esc_"))]
    pub token: String,
}

/// A game that can be played.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// The name by which a table is opened.
    pub name: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// Its options.
    pub options: Vec<OptionInfo>,
}

/// An option of a game.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// The values it accepts.
    pub kind: OptionValues,
    /// Its value unless another one is chosen.
    pub default: String,
}

/// The values that an option accepts. All of them are written as text.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionValues {
    /// One of these words.
    Choice(Vec<String>),
    /// A whole number in this range.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// A text in a form that the game checks; the words describe the form.
    Text(String),
}

impl From<&OptionSpec> for OptionInfo {
    fn from(spec: &OptionSpec) -> OptionInfo {
        let kind = match spec.kind {
            OptionKind::Choice(words) => OptionValues::Choice(words.iter().map(|&word| word.to_owned()).collect()),
            OptionKind::Number { min, max } => OptionValues::Number { min, max },
            OptionKind::Text(form) => OptionValues::Text(form.to_owned()),
        };
        OptionInfo { key: spec.key.to_owned(), kind, default: spec.default.to_owned() }
    }
}

/// The wish for a new table. All but the game may be left out.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The game's name.
    pub game: String,
    /// How many seats; the fewest that the game allows, unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// Options with values other than their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Whether it is listed and anybody may sit.
    #[serde(default)]
    pub open: bool,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// The level of bots that stand in for absent players; normal, unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::LevelWord>))]
    pub level: Option<Level>,
    /// The levels of bots in the last seats.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schemas::LevelWord>))]
    pub bots: Vec<Level>,
    /// Whether anybody may watch; yes, unless given.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether one player may hold several seats.
    #[serde(default)]
    pub hot_seat: bool,
}

fn yes() -> bool {
    true
}

impl OpenTable {
    /// The wish for a table of this game with nothing else chosen.
    pub fn new(game: impl Into<String>) -> OpenTable {
        OpenTable {
            game: game.into(),
            seats: None,
            options: BTreeMap::new(),
            open: false,
            clock: Clock::None,
            level: None,
            bots: Vec::new(),
            spectators: true,
            hot_seat: false,
        }
    }
}

/// A table that was opened.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableOpened {
    /// Its id.
    pub table: String,
    /// The key to sit, for a table that is not open; `hello` carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The table as everybody sees it.
    pub state: TableState,
}

/// An open table that waits for players.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableListing {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it was opened, in milliseconds since 1970.
    pub created_at_ms: i64,
}

/// A table where the player sits.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnTable {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it was opened, in milliseconds since 1970.
    pub created_at_ms: i64,
    /// How far it is.
    pub phase: Phase,
    /// The player's seats that must decide now.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schemas::SeatLetter>))]
    pub turn: Seats,
}

engine::ids! {
    /// The form of a record.
    pub enum RecordFormat {
        /// A text for people and for `escapade verify`.
        Text = "text",
        /// One JSON value in each line.
        Jsonl = "jsonl",
    }
}

/// Which form of a record is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordQuery {
    /// The word of a [`RecordFormat`]; text, unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
}

/// Which moment of a finished match is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayQuery {
    /// How many actions had been taken; all, unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// Through whose eyes; a spectator's, unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether to show the views of all seats.
    #[serde(default)]
    pub all: bool,
}

/// A finished match at some moment.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayMoment {
    /// How many actions had been taken.
    pub at: usize,
    /// How many were taken in the whole match.
    pub of: usize,
    /// What the viewer could know, in the game's own form.
    pub view: RawJson,
    /// What each seat could know, if all was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<RawJson>,
}

/// The wish to go on from some moment of a finished match, against bots.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForkTable {
    /// How many actions of the match are kept.
    pub at: usize,
    /// The player's seat.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetter))]
    pub seat: Seat,
    /// How strong the bots in the other seats play; normal, unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::LevelWord>))]
    pub level: Option<Level>,
}
