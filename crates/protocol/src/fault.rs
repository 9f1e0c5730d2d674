//! Faults: why a request was refused, for programs and for people.

use engine::{Clause, Illegal, Refusal, UndoRefusal};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi::schemas;

engine::ids! {
    /// What kind of fault it is, for programs.
    pub enum Code {
        /// The message is not one that this version knows; the text says what was expected.
        BadMessage = "bad-message",
        /// The message is longer than a host reads.
        TooLong = "too-long",
        /// The client speaks another version.
        Version = "version",
        /// There is no such table.
        NoTable = "no-table",
        /// There is no such seat at this table.
        NoSeat = "no-seat",
        /// Somebody else sits there.
        SeatTaken = "seat-taken",
        /// The player sits in another seat already.
        AlreadySeated = "already-seated",
        /// The player does not hold the seat.
        NotYours = "not-yours",
        /// Only those who sit at the table may do that.
        NotSeated = "not-seated",
        /// The table has no spectators.
        NoSpectators = "no-spectators",
        /// The name cannot be used.
        BadName = "bad-name",
        /// Somebody else at the table has that name.
        NameTaken = "name-taken",
        /// That is not possible in this phase of the table.
        WrongPhase = "wrong-phase",
        /// The action answers a question that is not asked any more.
        Stale = "stale",
        /// The text is no action of this game.
        Unreadable = "unreadable",
        /// The rules forbid the action now.
        Illegal = "illegal",
        /// The action cannot be taken back without asking the others.
        NoUndo = "no-undo",
        /// There is no wish for a takeback to answer, or another one comes first.
        NoTakeback = "no-takeback",
        /// The line of chat cannot be used.
        BadChat = "bad-chat",
        /// Too many messages in a short time.
        TooFast = "too-fast",
        /// A bot plays for this seat now.
        HandedOver = "handed-over",
        /// The player may not do that here, for example with a link to watch.
        NotAllowed = "not-allowed",
        /// The host cannot do it now; the client may try again.
        Unavailable = "unavailable",
    }
}

/// Why a request was refused. Nothing has changed then.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{code}: {text}")]
pub struct Fault {
    /// What kind it is.
    pub code: Code,
    /// What was wrong, in plain words.
    #[cfg_attr(feature = "openapi", schema(max_length = 4000))]
    pub text: String,
    /// The clause of the rules that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::ClauseId>))]
    pub clause: Option<Clause>,
    /// Why an action cannot be taken back, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::UndoWord>))]
    pub undo: Option<UndoRefusal>,
    /// After how many milliseconds it may be tried again, if it was refused because it came too fast.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schemas::Milliseconds>))]
    pub retry_after_ms: Option<u64>,
}

impl Fault {
    /// A fault that no rule of a game explains.
    pub fn new(code: Code, text: impl Into<String>) -> Fault {
        Fault { code, text: text.into(), clause: None, undo: None, retry_after_ms: None }
    }

    /// The same fault with the time after which a client may try again.
    #[must_use]
    pub fn after(self, wait: std::time::Duration) -> Fault {
        Fault { retry_after_ms: Some(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX)), ..self }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        let text = refusal.to_string();
        match refusal {
            Refusal::Unreadable(_) => Fault::new(Code::Unreadable, text),
            Refusal::Illegal(Illegal::Rule(clause)) => {
                Fault { clause: Some(clause), ..Fault::new(Code::Illegal, text) }
            }
            Refusal::Illegal(Illegal::Over | Illegal::NotAsked(_)) => Fault::new(Code::Illegal, text),
        }
    }
}

impl From<UndoRefusal> for Fault {
    fn from(why: UndoRefusal) -> Fault {
        Fault { undo: Some(why), ..Fault::new(Code::NoUndo, why.to_string()) }
    }
}
