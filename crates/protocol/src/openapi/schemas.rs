//! Schemas of types that cannot derive them: closed lists of words, types of the engine, and JSON of the games.

use std::borrow::Cow;

use engine::{Level, UndoRefusal};
use serde::Serialize;
use serde_json::{Value, to_value};
use utoipa::openapi::schema::{ArrayBuilder, KnownFormat, ObjectBuilder, Schema, SchemaFormat, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::rest::{OPTIONS_MAX, RecordFormat, SessionKind, TokenScope, VALUE_BYTES_MAX, WORD_BYTES_MAX};
use crate::{ClockKind, Code, ID_MAX, NAME_CHARS_MAX, Phase, RawJson, TABLE_ID_BYTES_MAX};

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

/// Gives a type that stands only in schemas its name and its schema.
macro_rules! named_schemas {
    ($($(#[$about:meta])+ $type:ident as $name:literal, $description:literal: $schema:expr;)+) => {$(
        $(#[$about])+
        pub(crate) struct $type;

        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                RefOr::T($schema.description(Some($description)).build().into())
            }
        }

        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                $name.into()
            }
        }
    )+};
}

named_schemas! {
    /// A [`Seat`](engine::Seat) in schemas.
    SeatLetter as "Seat", "A seat, by its letter.": string().pattern(Some("^[a-f]$"));
    /// [`Seats`](engine::Seats) in schemas.
    SeatLetters as "Seats", "Seats, each once.": ArrayBuilder::new()
        .items(RefOr::Ref(Ref::from_schema_name(SeatLetter::name())))
        .max_items(Some(usize::from(engine::SEATS_MAX)))
        .unique_items(true);
    /// The id of a table in schemas.
    TableId as "TableId", "The id of a table.": string().max_length(Some(TABLE_ID_BYTES_MAX));
    /// A name that people see, in schemas.
    PersonName as "Name", "The name of a player; empty where there is none.": string().max_length(Some(NAME_CHARS_MAX));
    /// A moment or a time, in schemas.
    Milliseconds as "Milliseconds", "Milliseconds, since 1970 if it is a moment.": ObjectBuilder::new()
        .schema_type(Type::Integer)
        .format(Some(SchemaFormat::KnownFormat(KnownFormat::Int64)))
        .minimum(Some(0_i64))
        .maximum(Some(ID_MAX as i64));
    /// A count, in schemas.
    Count as "Count", "How many there are.": ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(0_i64))
        .maximum(Some(i64::from(u32::MAX)));
    /// A number that every reader of JSON holds without loss, in schemas.
    WholeNumber as "WholeNumber", "A whole number.": ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(-(ID_MAX as i64)))
        .maximum(Some(ID_MAX as i64));
    /// A [`Hash256`](engine::Hash256) in schemas.
    HashText as "Hash", "A hash of 256 bits.": string().pattern(Some("^[0-9a-f]{64}$"));
    /// A [`Clause`](engine::Clause) in schemas.
    ClauseId as "Clause", "A clause or ruling of a game's rules.": string().pattern(Some("^[A-Z]{3}-R?[0-9]{2,5}$"));
    /// The options of a table in schemas.
    ChosenOptions as "ChosenOptions", "Options with their values.": ObjectBuilder::new()
        .schema_type(Type::Object)
        .property_names(Some(string().max_length(Some(WORD_BYTES_MAX)).build()))
        .additional_properties(Some(RefOr::T(Schema::from(string().max_length(Some(VALUE_BYTES_MAX))))))
        .max_properties(Some(OPTIONS_MAX));
}

/// The schema of a text.
pub(super) fn string() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

impl PartialSchema for RawJson {
    fn schema() -> RefOr<Schema> {
        RefOr::T(
            ObjectBuilder::new()
                .description(Some("A view, in the game's own form, which differs from game to game."))
                .build()
                .into(),
        )
    }
}

impl ToSchema for RawJson {
    fn name() -> Cow<'static, str> {
        "View".into()
    }
}
