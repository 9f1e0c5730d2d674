//! Requests of a client to a host.

use engine::{Hash256, Salt, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{ACTION_BYTES_MAX, Code, Fault, ID_MAX, MESSAGE_BYTES_MAX, SEEN_MAX, TABLE_ID_BYTES_MAX};

/// A request with the id that its reply will carry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// Chosen by the client; a retry carries the same one.
    pub id: u64,
    /// The request.
    pub request: Request,
}

/// A request of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// The first message: opens a table to this client, or resumes it after the connection was lost.
    Hello {
        /// The version of the messages that the client speaks.
        version: u32,
        /// The table.
        table: String,
        /// The last messages that the client has seen.
        #[serde(default)]
        seen: ResumePoint,
        /// The name of a spectator in chat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The key to sit at a closed table; a link to watch has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Sit down.
    Sit {
        /// Where; the first free seat unless given.
        #[serde(default)]
        seat: Option<Seat>,
        /// The name that the others see.
        name: String,
        /// The player's part in the dice.
        #[serde(default)]
        salt: Salt,
        /// Whether a program plays, so that the others know.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    /// Take another name at this table, in the player's seat or among those who watch.
    Rename {
        /// The name that the others see from now on.
        name: String,
    },
    /// Stand up again before the deal.
    Stand {
        /// From where.
        seat: Seat,
    },
    /// Say whether a seat is ready for the deal.
    Ready {
        /// Which seat.
        seat: Seat,
        /// Whether it is.
        ready: bool,
        /// A part in the dice without a promise, now that the hash of the seed is known.
        #[serde(default)]
        salt: Option<Salt>,
    },
    /// Promise a part in the dice before the deal. It is shown when everybody is ready, so that nobody can choose theirs
    /// after those of the others.
    Promise {
        /// Which seat.
        seat: Seat,
        /// The promise of the salt: its hash.
        promise: Hash256,
    },
    /// Show the part in the dice that was promised, once the table asks for it.
    Reveal {
        /// Which seat.
        seat: Seat,
        /// The salt.
        salt: Salt,
    },
    /// Make somebody stand up before the deal; for the person who opened the table.
    Remove {
        /// Which seat.
        seat: Seat,
    },
    /// Put a bot into a free seat before the deal, or take it out.
    Bot {
        /// Which seat.
        seat: Seat,
        /// How strong it plays, by the name of its level; nothing takes it out.
        level: Option<String>,
    },
    /// Take an action.
    Play {
        /// Which seat.
        seat: Seat,
        /// The number of the seat's question that it answers.
        question: u32,
        /// What, in notation.
        action: String,
    },
    /// Take the last action back where that is free.
    Undo {
        /// Which seat.
        seat: Seat,
    },
    /// Ask the others to take the last action back.
    AskTakeback {
        /// Which seat.
        seat: Seat,
    },
    /// Answer the wish for a takeback.
    AnswerTakeback {
        /// Which seat answers.
        seat: Seat,
        /// Whether it agrees.
        agree: bool,
    },
    /// Say something.
    Chat {
        /// To whom.
        room: ChatRoom,
        /// What.
        say: Say,
    },
    /// Ask for lines of chat that are older than one.
    Chats {
        /// The number of that line.
        before: u32,
    },
    /// Hand a seat of the player to a bot, or take it back.
    HandOver {
        /// Which seat.
        seat: Seat,
        /// Whether a bot plays.
        bot: bool,
    },
    /// Say that the player has said all they wanted to say in the talk. It stands for all of the player's seats.
    DoneTalking {
        /// The table's `patience_until_ms`, which names the talk: one that arrives late must not end the next talk.
        until_ms: u64,
    },
    /// Vote to abandon the match. A no of somebody who has not agreed ends the vote; one who has withdraws theirs.
    VoteAbandon {
        /// Whether to abandon.
        agree: bool,
    },
    /// Vote for another match with the same seats, or withdraw that vote.
    VoteRematch {
        /// Whether to play again.
        agree: bool,
    },
    /// End a match that all other people have left, as abandoned by them.
    Claim,
    /// Close the table for this client. A seat is kept in a match that goes on.
    Leave,
    /// Ask for nothing but a reply, which shows that the connection works: a page does not see the pings of a socket.
    Ping,
}

/// The last messages that a client has seen, for resuming.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResumePoint {
    /// The number of the last update, for each viewer that the client shows.
    #[serde(default)]
    pub updates: Vec<(Viewer, u32)>,
    /// The number of the last line of chat.
    #[serde(default)]
    pub chat: u32,
}

engine::ids! {
    /// Where something is said.
    pub enum ChatRoom {
        /// By those who sit, and before the deal by all who are there; everybody hears it.
        Table = "table",
        /// By those who watch; those who play hear it when the match is over.
        Spectators = "spectators",
    }
}

engine::ids! {
    /// A phrase that arrives in the reader's own language.
    pub enum Phrase {
        /// A greeting.
        Hello = "hello",
        /// Good luck to all.
        GoodLuck = "good-luck",
        /// Thank you.
        Thanks = "thanks",
        /// Well played.
        WellPlayed = "well-played",
        /// Sorry.
        Sorry = "sorry",
        /// Oops.
        Oops = "oops",
        /// Let me think.
        Thinking = "thinking",
        /// It is your turn.
        YourTurn = "your-turn",
        /// Back in a moment.
        BackSoon = "back-soon",
        /// Yes.
        Yes = "yes",
        /// No.
        No = "no",
        /// A goodbye.
        Goodbye = "goodbye",
    }
}

/// A line of chat: a text, or a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Say {
    /// In the writer's own words.
    Text(String),
    /// A phrase that arrives in the reader's language.
    Phrase(Phrase),
}

impl Envelope {
    /// Reads a message of a client, or says what was expected instead.
    pub fn read(text: &str) -> Result<Envelope, Fault> {
        if text.len() > MESSAGE_BYTES_MAX {
            let problem = format!("a message has at most {MESSAGE_BYTES_MAX} bytes, not {}", text.len());
            return Err(Fault::new(Code::TooLong, problem));
        }
        let envelope: Envelope =
            serde_json::from_str(text).map_err(|fault| Fault::new(Code::BadMessage, fault.to_string()))?;
        envelope.check()?;
        Ok(envelope)
    }

    /// The id of a message, even if the rest of it cannot be read, to address its refusal.
    pub fn read_id(text: &str) -> Option<u64> {
        #[derive(Deserialize)]
        struct Id {
            id: u64,
        }
        if text.len() > MESSAGE_BYTES_MAX {
            return None;
        }
        serde_json::from_str::<Id>(text).ok().map(|id| id.id).filter(|&id| id <= ID_MAX)
    }

    fn check(&self) -> Result<(), Fault> {
        let bad = |problem: String| Err(Fault::new(Code::BadMessage, problem));
        if self.id > ID_MAX {
            return bad(format!("an id is at most {ID_MAX}"));
        }
        match &self.request {
            Request::Hello { table, .. } if table.len() > TABLE_ID_BYTES_MAX => {
                bad(format!("the id of a table has at most {TABLE_ID_BYTES_MAX} bytes"))
            }
            Request::Hello { key: Some(key), .. } if key.len() > TABLE_ID_BYTES_MAX => {
                bad(format!("a key has at most {TABLE_ID_BYTES_MAX} bytes"))
            }
            Request::Hello { seen, .. } if seen.updates.len() > SEEN_MAX => {
                bad(format!("there are at most {SEEN_MAX} viewers"))
            }
            Request::Play { action, .. } if action.len() > ACTION_BYTES_MAX => {
                bad(format!("an action has at most {ACTION_BYTES_MAX} bytes"))
            }
            _ => Ok(()),
        }
    }
}
