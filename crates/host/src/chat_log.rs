//! Chat, with limits, kept for clients that reconnect.

use std::collections::VecDeque;

use protocol::{CHAT_BACKLOG_BYTES_MAX, ChatBacklog, ChatLine, ChatRoom, Code, Fault, Message, Phase, Say};

use crate::effects::{Effects, Recipient};
use crate::{Host, LogEntry, Player};

/// How many lines are kept.
const LINES_MAX: usize = 100;
/// Rate limit of one player: this many lines in this time.
const BURST_MAX: usize = 5;
const BURST_MS: u64 = 10_000;
/// The name of a spectator who gave none.
const GUEST: &str = "guest";

#[derive(Clone, Debug, PartialEq, Eq)]
struct Spoken {
    line: ChatLine,
    player: Player,
    id: u64,
}

/// The chat of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ChatLog {
    spoken: VecDeque<Spoken>,
    count: u32,
}

impl ChatLog {
    /// Adds a line, which gets the next number.
    pub(crate) fn add(&mut self, player: Player, id: u64, mut line: ChatLine) {
        self.count += 1;
        line.number = self.count;
        if self.spoken.len() == LINES_MAX {
            self.spoken.pop_front();
        }
        self.spoken.push_back(Spoken { line, player, id });
    }

    fn is_retry(&self, player: &Player, id: u64, say: &Say) -> bool {
        self.spoken.iter().any(|spoken| spoken.player == *player && spoken.id == id && spoken.line.say == *say)
    }

    /// How long it takes until a player who said much lately may speak again.
    fn wait_ms(&self, player: &Player, now: u64) -> u64 {
        let own = self.spoken.iter().rev().filter(|spoken| spoken.player == *player);
        own.take(BURST_MAX).last().map_or(0, |first| (first.line.at_ms + BURST_MS).saturating_sub(now))
    }

    fn said_lately(&self, player: &Player, now: u64) -> usize {
        let lately = now.saturating_sub(BURST_MS);
        self.spoken.iter().filter(|spoken| spoken.player == *player && spoken.line.at_ms > lately).count()
    }
}

impl Host {
    /// Players do not get the spectators' chat during the match.
    fn hears(&self, room: ChatRoom, is_seated: bool) -> bool {
        room == ChatRoom::Table || !is_seated || self.phase() != Phase::Playing
    }

    /// The newest lines between two numbers that a player may hear and that fit into one message: a client that is told
    /// one line at a time could be told more than it can take.
    pub(crate) fn backlog(&self, player: &Player, after: u32, before: u32) -> ChatBacklog {
        let is_seated = !self.seats_of(player).is_empty();
        let newest_first = self.chat_log.spoken.iter().rev().map(|spoken| &spoken.line);
        let mut audible = newest_first
            .filter(|line| (after + 1..before).contains(&line.number) && self.hears(line.room, is_seated))
            .peekable();
        let mut bytes = 0;
        let mut lines = Vec::new();
        while let Some(line) = audible.next_if(|line| {
            bytes += serde_json::to_string(line).map_or(0, |text| text.len() + 1);
            bytes <= CHAT_BACKLOG_BYTES_MAX
        }) {
            lines.push(line.clone());
        }
        lines.reverse();
        ChatBacklog { lines, more: audible.peek().is_some() }
    }

    /// Sends lines that are older than one.
    pub(crate) fn older_chat(&self, player: &Player, before: u32, effects: &mut Effects) {
        effects.send(Recipient::Asker, Message::Chats(self.backlog(player, 0, before)));
    }

    pub(crate) fn chat(
        &mut self,
        player: &Player,
        id: u64,
        (room, say): (ChatRoom, Say),
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        let say = match say {
            Say::Text(text) => Say::Text(protocol::chat(&text)?),
            Say::Phrase(phrase) => Say::Phrase(phrase),
        };
        if self.chat_log.is_retry(player, id, &say) {
            return Ok(());
        }
        let seat = self.seats_of(player).first();
        match (room, seat) {
            // Before the deal there is one conversation, with those who still look for a seat.
            (ChatRoom::Table, None) if self.phase() == Phase::Gathering && !self.removed.contains(player) => {}
            (ChatRoom::Table, None) => {
                return Err(Fault::new(Code::NotSeated, "only those who sit speak at the table"));
            }
            (ChatRoom::Spectators, Some(_)) if self.phase() == Phase::Playing => {
                return Err(Fault::new(Code::NotAllowed, "those who play do not speak with those who watch"));
            }
            _ => {}
        }
        if self.chat_log.said_lately(player, self.at) >= BURST_MAX {
            let problem = format!("at most {BURST_MAX} lines in {} seconds", BURST_MS / 1000);
            let wait = self.chat_log.wait_ms(player, self.at);
            return Err(Fault::new(Code::TooFast, problem).after(std::time::Duration::from_millis(wait)));
        }
        let name = match seat {
            Some(seat) => self.seats[seat].name(),
            None => self.presence.present.get(player).cloned().flatten().unwrap_or_else(|| GUEST.to_owned()),
        };
        if seat.is_none() && self.is_seated_name(&name) {
            return Err(Fault::new(Code::NameTaken, format!("somebody who plays is called {name}")));
        }
        self.commit(LogEntry::Chatted { player: player.clone(), id, seat, name, room, say }, effects)?;
        let line = self.chat_log.spoken.back().expect("a line was just added").line.clone();
        let to = if self.hears(room, true) { Recipient::Everyone } else { Recipient::Spectators };
        effects.send(to, Message::Chat(line));
        Ok(())
    }
}
