//! What an operator asks a server, and is told. None of it is for players.

use serde::{Deserialize, Serialize};

use super::{RequestBody, SessionInfo};
use crate::{ChatLine, Fault, Phase};

/// Which page of a list is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListQuery {
    /// What comes after this id; everything, unless given.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub after: String,
    /// A text that names must have in them.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

/// A table, with its size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableReport {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// When it was opened, in milliseconds since 1970.
    pub created_at_ms: i64,
    /// How many entries its log has.
    pub entries: u64,
    /// How many bytes they take.
    pub bytes: u64,
    /// Who sits there.
    pub names: Vec<String>,
    /// Whether the node that answers has it in memory.
    pub is_live: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerReport {
    /// Their id.
    pub player: String,
    /// Their name; empty while they gave none.
    pub name: String,
    /// When they came, in milliseconds since 1970.
    pub created_at_ms: i64,
    /// At how many tables they sit.
    pub tables: u64,
    /// Whether they are banned.
    pub is_banned: bool,
    /// Whether they have a connection to the node that answers.
    pub is_here: bool,
}

/// One page of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListPage<T> {
    /// The rows.
    pub rows: Vec<T>,
    /// What to ask for next, if there is more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// The wish to ban somebody, or to lift the ban.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    /// Whether they are to be banned.
    pub banned: bool,
}

impl RequestBody for Ban {
    fn check(&self) -> Result<(), Fault> {
        Ok(())
    }
}

/// For how many days things are kept; 0 for ever. What is left out is as the server is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RetentionDays {
    /// Guests without a name who never played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guests: Option<u32>,
    /// People with a name who have no table left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<u32>,
    /// Tables that never began, after they were opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gathering: Option<u32>,
    /// Matches in play, after the last thing that happened there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<u32>,
    /// Finished tables, after the last thing that happened there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished: Option<u32>,
}

impl RequestBody for RetentionDays {
    fn check(&self) -> Result<(), Fault> {
        Ok(())
    }
}

/// What has been kept for long enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RetentionReport {
    /// How many guests without a name.
    pub guests: u64,
    /// How many people with a name.
    pub names: u64,
    /// How many tables that never began.
    pub gathering: u64,
    /// How many tables with a match in play.
    #[serde(default)]
    pub playing: u64,
    /// How many finished tables.
    pub finished: u64,
    /// How many bytes the logs of these tables take.
    pub bytes: u64,
}

/// Everything about one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonExport {
    /// Who they are.
    pub player: PlayerReport,
    /// Where they are known.
    pub sessions: Vec<SessionInfo>,
    /// The tables where they sat, that they opened, or where they said something.
    pub tables: Vec<PersonAtTable>,
}

/// What a table holds about one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonAtTable {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// When it was opened, in milliseconds since 1970.
    pub created_at_ms: i64,
    /// Whether they opened it.
    pub is_opener: bool,
    /// Their seats, by letters; empty if they have none.
    pub seats: String,
    /// What they are called there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What they said there.
    pub chat: Vec<ChatLine>,
    /// The record of the match, if it is over and they played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}
