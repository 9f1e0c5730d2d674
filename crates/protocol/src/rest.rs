//! The bodies of the REST interface, for the server, the page and tools alike.
//!
//! Bodies of requests refuse fields that they do not know. The description of the interface closes and bounds bodies of
//! answers, too: it tells exactly what this version of the server sends. A later version may send more, and says so in its
//! own description.

mod lobby;
#[cfg(not(target_arch = "wasm32"))]
pub mod operator;
mod review;

use std::collections::BTreeMap;

use engine::{Level, OptionKind, OptionSpec, Seat};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi::schemas;
use crate::{Clock, Code, Fault, RawJson, TableState};

pub use lobby::{Announcement, FindMatch, FoundMatch, OwnTable, SeatAbout, TableAbout, TableListing};
pub use review::{
    RECORD_BODY_BYTES_MAX, ReviewLine, ReviewOverview, ReviewRecord, ReviewTable, ReviewedDecision, ReviewedSeat,
    ReviewedTurn,
};

/// The longest body of a request, in bytes.
pub const BODY_BYTES_MAX: usize = 16 * 1024;
/// The longest content of a game that a table may be opened with, in bytes.
pub const CONTENT_BYTES_MAX: usize = 128 * 1024;
/// The longest body of a request that opens a table: its content may have many quotes and line feeds, which JSON doubles.
pub const OPEN_BODY_BYTES_MAX: usize = BODY_BYTES_MAX + 2 * CONTENT_BYTES_MAX;
/// The longest word in a body, such as a game or an option.
pub const WORD_BYTES_MAX: usize = 64;
/// The longest value of an option.
pub const VALUE_BYTES_MAX: usize = 1024;
/// The most options of a table.
pub const OPTIONS_MAX: usize = 32;
/// The longest secret, with the prefix of tokens.
pub const SECRET_BYTES_MAX: usize = 68;
/// The longest time for which a token is given, in days; also the usual one.
pub const TOKEN_DAYS_MAX: u16 = 365;
/// The longest text of a fault, in characters. A fault repeats what was sent, which may be long.
pub const FAULT_CHARS_MAX: usize = 4000;
/// The most tokens of a player.
pub const TOKENS_MAX: usize = 50;
/// The most browsers of a player; the oldest one is signed out when another one signs in.
pub const BROWSERS_MAX: usize = 50;
/// The length of a session's name.
pub const SESSION_NAME_CHARS: usize = 16;
/// The most bots that a new table has.
pub const BOTS_MAX: usize = 6;

/// The body of a request, with bounds on all that is in it.
pub trait RequestBody: serde::de::DeserializeOwned {
    /// Refuses what is out of bounds.
    fn check(&self) -> Result<(), Fault>;
}

/// Refuses a text that is too long.
fn check_length(what: &str, text: &str, most: usize) -> Result<(), Fault> {
    match text.len() <= most {
        true => Ok(()),
        false => Err(Fault::new(Code::BadMessage, format!("{what} has at most {most} bytes, not {}", text.len()))),
    }
}

/// Refuses too many of something.
fn check_count(what: &str, count: usize, most: usize) -> Result<(), Fault> {
    match count <= most {
        true => Ok(()),
        false => Err(Fault::new(Code::BadMessage, format!("there are at most {most} {what}, not {count}"))),
    }
}

/// The player behind a cookie or token.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// Empty until the player chooses one.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::PersonName))]
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

impl RequestBody for NewName {
    fn check(&self) -> Result<(), Fault> {
        // The name itself is checked when it is taken.
        check_length("a name", &self.name, VALUE_BYTES_MAX)
    }
}

/// A secret that opens a player's account on another device, once.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecoverySecret {
    /// The secret.
    #[cfg_attr(feature = "openapi", schema(max_length = 68))]
    pub secret: String,
    /// Whether all other browsers of the player are signed out when it is used, for somebody who has lost a device.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
}

impl RequestBody for RecoverySecret {
    fn check(&self) -> Result<(), Fault> {
        check_length("a secret", &self.secret, SECRET_BYTES_MAX)
    }
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
    /// What it may do: at least something.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 2))]
    pub scopes: Vec<TokenScope>,
    /// For how many days, at most a year; a year, unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 365))]
    pub days: Option<u16>,
}

impl RequestBody for NewToken {
    fn check(&self) -> Result<(), Fault> {
        check_count("scopes", self.scopes.len(), TokenScope::ALL.len())?;
        if self.scopes.is_empty() {
            return Err(Fault::new(Code::BadMessage, "a token without any scope can do nothing"));
        }
        match self.days {
            Some(days) if !(1..=TOKEN_DAYS_MAX).contains(&days) => {
                Err(Fault::new(Code::BadMessage, format!("a token lasts from 1 to {TOKEN_DAYS_MAX} days, not {days}")))
            }
            _ => Ok(()),
        }
    }
}

engine::ids! {
    /// Where a player is known.
    pub enum SessionKind {
        /// In a browser, by a cookie.
        Browser = "browser",
        /// To a tool, by a token.
        Token = "token",
    }
}

/// A browser or tool that acts for the player.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionInfo {
    /// Its name, to end it by; it opens nothing.
    #[cfg_attr(feature = "openapi", schema(max_length = 16))]
    pub session: String,
    /// What it is.
    pub kind: SessionKind,
    /// What it may do, if it is a token; a browser may do all.
    #[cfg_attr(feature = "openapi", schema(max_items = 2))]
    pub scopes: Vec<TokenScope>,
    /// When it began, in milliseconds since 1970, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::Milliseconds>))]
    pub created_at_ms: Option<i64>,
    /// When it ends, in milliseconds since 1970, if it does by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::Milliseconds>))]
    pub expires_at_ms: Option<i64>,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// The wish to end a session.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForgetSession {
    /// Its name.
    #[cfg_attr(feature = "openapi", schema(max_length = 16))]
    pub session: String,
}

impl RequestBody for ForgetSession {
    fn check(&self) -> Result<(), Fault> {
        check_length("the name of a session", &self.session, SESSION_NAME_CHARS)
    }
}

/// A token for bots and tools. It is shown once.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApiToken {
    /// The token, which begins with `esc_`.
    #[cfg_attr(feature = "openapi", schema(pattern = "^esc_", max_length = 68))]
    pub token: String,
}

impl RequestBody for ApiToken {
    fn check(&self) -> Result<(), Fault> {
        check_length("a token", &self.token, SECRET_BYTES_MAX)
    }
}

/// A game that can be played.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// The name by which a table is opened.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub name: String,
    /// The version of its rules.
    #[cfg_attr(feature = "openapi", schema(maximum = 65535))]
    pub rules: u32,
    /// The fewest seats.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 6))]
    pub seats_min: u8,
    /// The most seats.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 6))]
    pub seats_max: u8,
    /// Its options.
    #[cfg_attr(feature = "openapi", schema(max_items = 32))]
    pub options: Vec<OptionInfo>,
}

/// An option of a game.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionInfo {
    /// Its name.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub key: String,
    /// The values it accepts.
    pub kind: OptionValues,
    /// Its value unless another one is chosen.
    #[cfg_attr(feature = "openapi", schema(max_length = 1024))]
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
        #[cfg_attr(feature = "openapi", schema(value_type = schemas::WholeNumber))]
        min: i64,
        /// The most.
        #[cfg_attr(feature = "openapi", schema(value_type = schemas::WholeNumber))]
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
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub game: String,
    /// How many seats; the fewest that the game allows, unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 6))]
    pub seats: Option<u8>,
    /// Options with values other than their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::ChosenOptions))]
    pub options: BTreeMap<String, String>,
    /// Whether it is listed for everybody. Without it, those who know its id may sit.
    #[serde(default)]
    pub open: bool,
    /// Whether only those who have its key may sit; a listed table cannot be closed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// The level of bots that stand in for absent players; normal, unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::LevelWord>))]
    pub level: Option<Level>,
    /// The levels of bots in the last seats.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schemas::LevelWord>, max_items = 6))]
    pub bots: Vec<Level>,
    /// Whether anybody may watch; yes, unless given.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether one player may hold several seats.
    #[serde(default)]
    pub hot_seat: bool,
    /// The text of a content file that is played with in place of the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 131072))]
    pub content: Option<String>,
}

fn yes() -> bool {
    true
}

impl RequestBody for OpenTable {
    fn check(&self) -> Result<(), Fault> {
        check_length("a game", &self.game, WORD_BYTES_MAX)?;
        check_count("options", self.options.len(), OPTIONS_MAX)?;
        check_count("bots", self.bots.len(), BOTS_MAX)?;
        check_length("the content", self.content.as_deref().unwrap_or_default(), CONTENT_BYTES_MAX)?;
        if self.open && self.closed {
            return Err(Fault::new(Code::BadMessage, "a table that is listed for everybody cannot be closed"));
        }
        self.options.iter().try_for_each(|(key, value)| {
            check_length("an option", key, WORD_BYTES_MAX)?;
            check_length("the value of an option", value, VALUE_BYTES_MAX)
        })
    }
}

impl OpenTable {
    /// The wish for a table of this game with nothing else chosen.
    pub fn new(game: impl Into<String>) -> OpenTable {
        OpenTable {
            game: game.into(),
            seats: None,
            options: BTreeMap::new(),
            open: false,
            closed: false,
            clock: Clock::None,
            level: None,
            bots: Vec::new(),
            spectators: true,
            hot_seat: false,
            content: None,
        }
    }
}

/// A table that was opened.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableOpened {
    /// Its id.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::TableId))]
    pub table: String,
    /// The key to sit, for a closed table; `hello` carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub key: Option<String>,
    /// The table as everybody sees it.
    pub state: TableState,
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
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::Count))]
    pub at: usize,
    /// How many were taken in the whole match.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::Count))]
    pub of: usize,
    /// What the viewer could know, in the game's own form.
    pub view: RawJson,
    /// What each seat could know, if all was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(max_items = 6))]
    pub seats: Vec<RawJson>,
}

/// The wish to go on from some moment of a finished match, against bots.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForkTable {
    /// How many actions of the match are kept.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::Count))]
    pub at: usize,
    /// The player's seat.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetter))]
    pub seat: Seat,
    /// How strong the bots in the other seats play; normal, unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::LevelWord>))]
    pub level: Option<Level>,
}

impl RequestBody for ForkTable {
    fn check(&self) -> Result<(), Fault> {
        Ok(())
    }
}
