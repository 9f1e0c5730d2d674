//! Lists of tables, and the wish for a match with anybody.

use std::collections::BTreeMap;

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{RequestBody, VALUE_BYTES_MAX, WORD_BYTES_MAX, check_length};
#[cfg(feature = "openapi")]
use crate::openapi::schemas;
use crate::{Clock, Fault, Phase, SeatPlayer};

/// What lists say of a table. All of it is public at the table itself.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableAbout {
    /// The name of the person who opened it, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::PersonName>))]
    pub host: Option<String>,
    /// The version of the rules.
    #[cfg_attr(feature = "openapi", schema(maximum = 65535))]
    pub rules: u32,
    /// Options with other values than their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::ChosenOptions))]
    pub options: BTreeMap<String, String>,
    /// Whether it is played with other content than the game's own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_changed: bool,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// Who sits where.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 6))]
    pub seats: Vec<SeatAbout>,
    /// Whether anybody may watch.
    pub spectators_allowed: bool,
    /// The seats that won, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::SeatLetters>))]
    pub winners: Option<Seats>,
    /// Whether the match ended without an outcome.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aborted: bool,
}

/// A seat in a list of tables.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatAbout {
    /// Which seat.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetter))]
    pub seat: Seat,
    /// Who plays there: nobody, a person or a bot.
    pub minder: SeatPlayer,
    /// Their name; empty for a free seat.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::PersonName))]
    pub name: String,
    /// Whether they have said that they are a program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
}

impl TableAbout {
    /// How many seats are free.
    pub fn free(&self) -> usize {
        self.seats.iter().filter(|seat| seat.minder == SeatPlayer::Free).count()
    }

    /// Whether it fits people who chose nothing but a game and a time: a seat is free, and all options and the content are
    /// the usual ones.
    pub fn fits_anybody(&self) -> bool {
        self.free() > 0 && self.options.is_empty() && !self.is_changed
    }
}

/// An open table that waits for players.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableListing {
    /// Its id.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::TableId))]
    pub table: String,
    /// The game.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub game: String,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::Milliseconds))]
    pub created_at_ms: i64,
    /// More about it; missing for a table of an older version that nobody has used since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<TableAbout>,
}

/// A table where the player sits.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnTable {
    /// Its id.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::TableId))]
    pub table: String,
    /// The game.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub game: String,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::Milliseconds))]
    pub created_at_ms: i64,
    /// How far it is.
    pub phase: Phase,
    /// The player's seats that must decide now.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetters))]
    pub turn: Seats,
    /// More about it; missing for a table of an older version that nobody has used since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<TableAbout>,
}

/// The wish for a match with anybody.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FindMatch {
    /// The game's name.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub game: String,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
}

impl RequestBody for FindMatch {
    fn check(&self) -> Result<(), Fault> {
        check_length("a game", &self.game, WORD_BYTES_MAX)
    }
}

/// A table with a free seat.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundMatch {
    /// Its id.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::TableId))]
    pub table: String,
    /// Whether it was opened by this wish, because nobody waited at another one.
    pub opened: bool,
}

/// What is announced to everybody on the home page; an empty text takes it back.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// The text, in one line.
    #[cfg_attr(feature = "openapi", schema(max_length = 1024))]
    pub text: String,
}

impl RequestBody for Announcement {
    fn check(&self) -> Result<(), Fault> {
        check_length("an announcement", &self.text, VALUE_BYTES_MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_with_other_options_or_without_a_seat_fits_only_those_who_choose_it() {
        let seat = |minder| SeatAbout { seat: Seat::new(0), minder, name: String::new(), bot: false };
        let about = |minder, options: &[(&str, &str)]| TableAbout {
            host: None,
            rules: 1,
            options: options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
            is_changed: false,
            clock: Clock::None,
            seats: vec![seat(SeatPlayer::Person), seat(minder)],
            spectators_allowed: true,
            winners: None,
            aborted: false,
        };
        assert!(about(SeatPlayer::Free, &[]).fits_anybody());
        assert!(!about(SeatPlayer::Free, &[("rounds", "2")]).fits_anybody());
        assert!(!about(SeatPlayer::Person, &[]).fits_anybody());
        assert!(!TableAbout { is_changed: true, ..about(SeatPlayer::Free, &[]) }.fits_anybody());
    }
}
