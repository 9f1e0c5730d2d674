//! Messages of a host to its clients.

use std::collections::BTreeMap;

use engine::{Abort, Hash256, Outcome, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi::schemas;
use crate::{ChatRoom, Clock, ClockKind, Fault, RawJson, Say};

/// A message of a host to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Message {
    /// The answer to a request.
    Reply(Reply),
    /// The table as everybody sees it.
    Table(Box<TableState>),
    /// The match as one viewer sees it.
    Update(Box<Update>),
    /// A line of chat.
    Chat(ChatLine),
    /// Lines of chat that the client has missed or asked for.
    Chats(ChatBacklog),
    /// The match is over.
    Over(Ending),
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It was done.
    Ok {
        /// The id of the request.
        id: u64,
        /// The seats that the player holds now.
        seats: Seats,
        /// Whether the player opened the table, and so may remove others before the deal.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        host: bool,
    },
    /// It was refused, and nothing has changed.
    Error {
        /// The id of the request; nothing if none could be read.
        id: Option<u64>,
        /// Why.
        fault: Fault,
    },
}

engine::ids! {
    /// How far a table is.
    pub enum Phase {
        /// People sit down and get ready.
        Gathering = "gathering",
        /// The match is played.
        Playing = "playing",
        /// The match is over.
        Over = "over",
    }
}

/// A table as everybody sees it.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableState {
    /// The table's id.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::TableId))]
    pub table: String,
    /// The game.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub game: String,
    /// The version of its rules.
    #[cfg_attr(feature = "openapi", schema(maximum = 65535))]
    pub rules: u32,
    /// Every option with its value.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::ChosenOptions))]
    pub options: BTreeMap<String, String>,
    /// What is played with, as JSON, if it is not the game's own content. Who plays the match again needs it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "openapi", schema(max_length = 1048576))]
    pub content: Option<String>,
    /// How far the table is.
    pub phase: Phase,
    /// The hash of the seed, which is public before any player adds a salt.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::HashText))]
    pub commitment: Hash256,
    /// Who sits where.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 6))]
    pub seats: Vec<SeatState>,
    /// Who still has to show the salt that they promised; then the match is dealt.
    #[serde(skip_serializing_if = "is_nobody", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetters))]
    pub revealing: Seats,
    /// How many watch.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::Count))]
    pub spectators: u32,
    /// Whether anybody may watch.
    pub spectators_allowed: bool,
    /// The name of the person who opened the table, if it is known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::PersonName>))]
    pub host: Option<String>,
    /// Whether only those who have the table's key may sit.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub closed: bool,
    /// The names of those who are here before the deal and have no seat; at most 20 of them.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schemas::PersonName>, max_items = 20))]
    pub waiting: Vec<String>,
    /// How time is kept.
    pub clock: ClockKind,
    /// How much time there is, where time is kept.
    #[serde(skip_serializing_if = "is_untimed", default)]
    pub time_control: Clock,
    /// When the game acts by itself, in milliseconds since 1970, if it will.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::Milliseconds>))]
    pub patience_until_ms: Option<u64>,
    /// Whom a talk waits for: people who have not said that they are done. A bot that could end the talk waits for them.
    #[serde(skip_serializing_if = "is_nobody", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetters))]
    pub talking: Seats,
    /// The wish to take something back that is being answered.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub takeback: Option<Takeback>,
    /// Who wants to abandon the match.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetters))]
    pub abandon: Seats,
    /// From when on the only person who stayed may end the match, in milliseconds since 1970, if they may.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::Milliseconds>))]
    pub claim_from_ms: Option<u64>,
    /// Who wants another match.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetters))]
    pub rematch: Seats,
    /// The table where the next match is played.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::TableId>))]
    pub next: Option<String>,
    /// The host's time when it sent this, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::Milliseconds))]
    pub now_ms: u64,
}

/// A wish to take something back.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Takeback {
    /// Who wishes it.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetter))]
    pub seat: Seat,
    /// Who has not answered yet.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetters))]
    pub pending: Seats,
}

/// A seat as everybody sees it.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatState {
    /// Which seat.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::SeatLetter))]
    pub seat: Seat,
    /// Who plays there.
    pub minder: SeatPlayer,
    /// Their name; empty for a free seat.
    #[cfg_attr(feature = "openapi", schema(value_type = schemas::PersonName))]
    pub name: String,
    /// Whether they have said that they are a program.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub bot: bool,
    /// Whether they are ready for the deal.
    pub ready: bool,
    /// The promise of their part in the dice, if they gave one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::HashText>))]
    pub promise: Option<Hash256>,
    /// Whether they are connected. Bots always are.
    pub present: bool,
    /// Their time, where time is kept.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub time: Option<SeatTime>,
}

/// Who plays in a seat.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatPlayer {
    /// No player yet.
    Free,
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
    /// A bot in place of a person, until they take the seat back.
    StandIn(StandInReason),
}

/// Why a bot plays in a person's seat.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandInReason {
    /// The person asked for it.
    Asked,
    /// The person was away for too long; they get it back when they return.
    Deserted,
}

/// The time of a seat.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatTime {
    /// The clock stands; this many milliseconds are left.
    LeftMs(u64),
    /// The clock runs until then, in milliseconds since 1970.
    UntilMs(u64),
}

/// The match as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The number of this update among those of this viewer, from 1.
    pub seq: u32,
    /// Whether `events` continues the viewer's last update. After a long absence, and when something was taken back, it
    /// does not: then it holds all events since the deal that still stand.
    pub complete: bool,
    /// What the viewer may know.
    pub view: RawJson,
    /// Who must decide now.
    pub deciders: Seats,
    /// The number of the viewer's own question. An action carries the number that it answers.
    pub question: u32,
    /// What the viewer may do, in notation.
    pub menu: Vec<String>,
    /// What happened, as far as the viewer may know.
    pub events: Vec<RawJson>,
    /// Who decided, for those of `events`, by their index, that the person in the seat did not decide.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub by: Vec<(u32, DecidedBy)>,
}

engine::ids! {
    /// Who decided an action.
    pub enum DecidedBy {
        /// The person in the seat.
        Person = "person",
        /// The bot in the seat.
        Bot = "bot",
        /// A bot in place of the person.
        StandIn = "stand-in",
        /// The rules or a bot, because the person's time ran out.
        Clock = "clock",
        /// The game, by itself.
        Automatic = "automatic",
    }
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub number: u32,
    /// Where it was said.
    pub room: ChatRoom,
    /// From which seat, if the speaker sits.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seat: Option<Seat>,
    /// The speaker's name.
    pub name: String,
    /// What was said.
    pub say: Say,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
}

/// Lines of chat in one message, the newest that fit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatBacklog {
    /// The lines, in the order of their numbers.
    pub lines: Vec<ChatLine>,
    /// Whether there are lines between these and what the client has, or older ones; they can be asked for.
    pub more: bool,
}

/// A table has begun to wait for a player. It is sent to all streams of turns of the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnNotice {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The player's seats that must decide now.
    pub seats: Seats,
}

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// How it ended; nothing when it was abandoned.
    pub outcome: Option<Outcome>,
    /// Why it ended without an outcome, if it did.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub aborted: Option<Abort>,
    /// Whether it has a record.
    pub record: bool,
}

fn is_untimed(clock: &Clock) -> bool {
    *clock == Clock::None
}

fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

impl Message {
    /// The message as JSON, in one line.
    pub fn into_json(self) -> String {
        match self {
            Message::Update(update) => update.into_json(),
            other => serde_json::to_string(&other).expect("messages are plain data"),
        }
    }

    /// Reads a message of a host.
    pub fn read(text: &str) -> Result<Message, serde_json::Error> {
        serde_json::from_str(text)
    }
}

impl TurnNotice {
    /// The turn as JSON, in one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("turns are plain data")
    }
}

impl Update {
    /// The same text as serde would write, without parsing views and events again. Most messages are updates, and most of
    /// an update is its view, so the rest is written around the view in place.
    fn into_json(self) -> String {
        let Update { viewer, seq, complete, view, deciders, question, menu, events, by } = self;
        let mut head = Vec::with_capacity(64);
        push(&mut head, "{\"update\":{\"viewer\":", &viewer);
        push(&mut head, ",\"seq\":", &seq);
        push(&mut head, ",\"complete\":", &complete);
        head.extend_from_slice(b",\"view\":");
        let mut text = view.into_text().into_bytes();
        text.splice(..0, head);
        push(&mut text, ",\"deciders\":", &deciders);
        push(&mut text, ",\"question\":", &question);
        push(&mut text, ",\"menu\":", &menu);
        text.extend_from_slice(b",\"events\":[");
        for (index, event) in events.iter().enumerate() {
            text.extend_from_slice(if index > 0 { b"," } else { b"" });
            text.extend_from_slice(event.get().as_bytes());
        }
        text.extend_from_slice(b"]");
        if !by.is_empty() {
            push(&mut text, ",\"by\":", &by);
        }
        text.extend_from_slice(b"}}");
        String::from_utf8(text).expect("JSON is text")
    }
}

fn push(text: &mut Vec<u8>, key: &str, value: &impl Serialize) {
    text.extend_from_slice(key.as_bytes());
    serde_json::to_writer(text, value).expect("messages are plain data");
}
