//! The messages between a host and its clients: plain data as JSON, with a version, in both directions.
//!
//! A client sends [`Envelope`]s; each carries an id of the client's choice and gets exactly one [`Message::Reply`].
//! All other messages a host sends by itself, to those who may see them.
//!
//! ```
//! use protocol::{Envelope, Request};
//! let envelope = Envelope::read(r#"{"id":7,"request":{"play":{"seat":"a","question":3,"action":"bid 9"}}}"#).unwrap();
//! assert_eq!(envelope.id, 7);
//! assert!(matches!(envelope.request, Request::Play { question: 3, .. }));
//! let fault = Envelope::read(r#"{"id":8,"request":{"dance":{}}}"#).unwrap_err();
//! assert!(fault.text.contains("unknown variant `dance`, expected one of `hello`, `sit`"), "{fault}");
//! ```
//!
//! The feature `openapi` adds the module that writes the description of the REST interface. Only the test that compares
//! the description with its file turns it on: it would add 13 to the 134 processor seconds of a server's first build.

#[cfg(feature = "openapi")]
pub mod openapi;
pub mod rest;

mod clock;
mod fault;
mod limits;
mod message;
mod names;
mod raw;
mod request;

pub use clock::{Clock, ClockKind};
pub use fault::{Code, Fault};
pub use limits::{
    ACTION_BYTES_MAX, CHAT_BACKLOG_BYTES_MAX, CHAT_CHARS_MAX, ID_MAX, MESSAGE_BYTES_MAX, NAME_CHARS_MAX, SEEN_MAX,
    TABLE_ID_BYTES_MAX, chat, plain_name,
};
pub use message::{
    ChatBacklog, ChatLine, DecidedBy, Ending, Message, Phase, Reply, SeatPlayer, SeatState, SeatTime, StandInReason,
    TableState, Takeback, TurnNotice, Update,
};
pub use names::{is_twin, name};
pub use raw::RawJson;
pub use request::{ChatRoom, Envelope, Phrase, Request, ResumePoint, Say};

/// The version of these messages. A host refuses clients of another version, and says which one it speaks.
pub const VERSION: u32 = 2;
