//! Schemas of types that cannot derive them: closed lists of words, types of the engine, and JSON of the games.

use std::borrow::Cow;

use engine::{Level, UndoRefusal};
use serde::Serialize;
use serde_json::{Value, to_value};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::rest::{RecordFormat, SessionKind, TokenScope};
use crate::{ClockKind, Code, Phase, RawJson};

/// The schema of a type and of all types within it, each with its name.
pub(crate) fn collect<T: ToSchema>() -> Vec<(String, RefOr<Schema>)> {
    let mut schemas = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut schemas);
    schemas
}

fn words<T: Serialize>(description: &str, all: &[T]) -> RefOr<Schema> {
    let words: Vec<Value> = all.iter().filter_map(|word| to_value(word).ok()).collect();
    let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words));
    RefOr::T(schema.description(Some(description)).build().into())
}

macro_rules! word_schemas {
    ($($type:ident as $name:literal: $all:expr, $description:literal;)+) => {$(
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                words($description, &$all)
            }
        }

        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                $name.into()
            }
        }
    )+};
}

/// A [`Level`] in schemas.
pub(crate) struct LevelWord;

/// An [`UndoRefusal`] in schemas.
pub(crate) struct UndoWord;

word_schemas! {
    Phase as "Phase": Phase::ALL, "How far a table is.";
    Code as "Code": Code::ALL, "The kind of a fault, for programs.";
    ClockKind as "ClockKind": ClockKind::ALL, "How time is kept.";
    TokenScope as "TokenScope": TokenScope::ALL, "What a token may do.";
    SessionKind as "SessionKind": SessionKind::ALL, "Where a player is known.";
    RecordFormat as "RecordFormat": RecordFormat::ALL, "The form of a record.";
    LevelWord as "Level": Level::ALL, "How strong a bot plays.";
    UndoWord as "UndoRefusal": UNDO_REFUSALS, "Why an action cannot be taken back without asking the others.";
}

const UNDO_REFUSALS: [UndoRefusal; 4] =
    [UndoRefusal::Nothing, UndoRefusal::Dice, UndoRefusal::Revealed, UndoRefusal::OthersMoved];

/// A [`Seat`](engine::Seat) in schemas.
pub(crate) struct SeatLetter;

impl PartialSchema for SeatLetter {
    fn schema() -> RefOr<Schema> {
        let schema = ObjectBuilder::new().schema_type(Type::String).pattern(Some("^[a-f]$"));
        RefOr::T(schema.description(Some("A seat, by its letter.")).build().into())
    }
}

impl ToSchema for SeatLetter {
    fn name() -> Cow<'static, str> {
        "Seat".into()
    }
}

impl PartialSchema for RawJson {
    fn schema() -> RefOr<Schema> {
        RefOr::T(ObjectBuilder::new().description(Some("A view in the game's own form.")).build().into())
    }
}

impl ToSchema for RawJson {
    fn name() -> Cow<'static, str> {
        "View".into()
    }
}
