//! Entries: what has happened at a table, in order. The log of entries is the truth; a host is a fold over it.

use bots::Level;
use engine::{Abort, Hash256, Salt, Seat, Seats, Seed};
use protocol::{ChatRoom, Say, StandInReason};
use serde::{Deserialize, Serialize};

use crate::{Player, TableSetup};

/// An entry and when it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoggedEntry {
    /// In milliseconds since 1970; never less than in the entry before.
    pub at: u64,
    /// What happened.
    pub entry: LogEntry,
}

/// Something that happened at a table: a fact, not a request, so folding it cannot be refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogEntry {
    /// The table was opened. It is the first entry of every log, and only the first.
    Opened {
        /// With what.
        setup: Box<TableSetup>,
        /// The version of the game's rules.
        rules: u32,
        /// The secret that decides the dice, together with the salts.
        seed: Seed,
    },
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        player: Player,
        /// Their name.
        name: String,
        /// Their part in the dice.
        salt: Salt,
        /// Whether a program plays for them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    /// A bot was put into a seat.
    BotSat {
        /// Where.
        seat: Seat,
        /// How strong it plays.
        level: Level,
    },
    /// A person took another name.
    Renamed {
        /// In which seats.
        seats: Seats,
        /// The name.
        name: String,
    },
    /// The person in a seat stood up.
    Stood {
        /// From where.
        seat: Seat,
    },
    /// A person said whether they are ready.
    Ready {
        /// Which seat.
        seat: Seat,
        /// Whether it is.
        ready: bool,
        /// Another part in the dice.
        salt: Option<Salt>,
    },
    /// A seat promised a part in the dice.
    Promised {
        /// Which seat.
        seat: Seat,
        /// The hash of its salt.
        promise: Hash256,
    },
    /// Everybody was ready: from here on the promised salts are shown.
    Revealing,
    /// A seat showed the salt that it had promised.
    Revealed {
        /// Which seat.
        seat: Seat,
        /// The salt.
        salt: Salt,
    },
    /// The person who opened the table made somebody stand up, who cannot sit here again.
    Removed {
        /// From where.
        seat: Seat,
    },
    /// The match was dealt.
    Dealt,
    /// An action was taken.
    Played {
        /// By which seat.
        seat: Seat,
        /// The number of the question that it answered.
        question: u32,
        /// What, in notation.
        action: String,
        /// Who decided it.
        by: ActionSource,
    },
    /// A seat took its last action back where that is free.
    Undone {
        /// Which seat.
        seat: Seat,
    },
    /// A seat asked the others to take its last action back.
    TakebackAsked {
        /// Which seat.
        seat: Seat,
        /// How many actions would remain.
        to: u32,
        /// Who has to agree.
        pending: Seats,
    },
    /// A seat answered.
    TakebackAnswered {
        /// Which seat.
        seat: Seat,
        /// Whether it agrees.
        agree: bool,
    },
    /// The takeback request was not answered in time.
    TakebackLapsed,
    /// Everybody agreed, and the match went back. Logs of version 0.1 have this; the dice fell the same way again.
    Rewound {
        /// How many actions remain.
        to: u32,
    },
    /// Everybody agreed, and the match went back. Dice that had fallen do not fall the same way again.
    WentBack {
        /// How many actions remain.
        to: u32,
    },
    /// Somebody said something.
    Chatted {
        /// Who.
        player: Player,
        /// The id of their request, by which a retry is known.
        id: u64,
        /// From which seat, if they sit.
        seat: Option<Seat>,
        /// Their name.
        name: String,
        /// Where.
        room: ChatRoom,
        /// What.
        say: Say,
    },
    /// A bot took over a person's seat.
    HandedOver {
        /// Which seat.
        seat: Seat,
        /// Why.
        hand: StandInReason,
    },
    /// A person took their seat back.
    TakenBack {
        /// Which seat.
        seat: Seat,
    },
    /// Seats voted.
    Voted {
        /// Which seats.
        seats: Seats,
        /// For what.
        vote: Vote,
        /// Whether they agree.
        agree: bool,
    },
    /// Seats have said all they wanted to say in the talk.
    DoneTalking {
        /// Which seats.
        seats: Seats,
    },
    /// Everybody who was there agreed to abandon the match. Logs of version 0.1 have this.
    Abandoned,
    /// The match ended without an outcome.
    Aborted {
        /// Why.
        why: Abort,
    },
    /// The next match is played at another table.
    Next {
        /// Its id.
        table: String,
    },
    /// The host was restored after a pause.
    Resumed,
}

/// What is voted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Vote {
    /// To abandon the match.
    Abandon,
    /// To play another one.
    Rematch,
}

/// Who decided an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionSource {
    /// The person in the seat.
    Person,
    /// The bot in the seat.
    Bot,
    /// The rules or a bot, because the person's time ran out.
    Clock,
    /// The host, as an automatic action of the game.
    Patience,
    /// The host, because the seat had nothing to decide.
    Forced,
}
