//! A session at a table of a server: its connection, why it ends, and whether the dice were fair.

use client::{DiceWitness, Fairness};
use engine::Record;
use protocol::{Phase, Request};

use super::{InboxItem, Session, TableClosed};
use crate::full_screen::ConnectionEvent;

/// What only tables of a server have.
#[derive(Default)]
pub(super) struct OnlineState {
    pub(super) closed: Option<TableClosed>,
    /// Whether the person came to watch, and neither sits down nor votes.
    is_watching: bool,
    /// Whether the connection was open and is not now.
    is_lost: bool,
    /// The record of the match, and what it says of the dice.
    checked: Option<(Record, Fairness)>,
    /// The table that the person wants to go to.
    next_table: Option<String>,
}

impl Session {
    /// The same session for somebody who only watches.
    #[must_use]
    pub fn watching(mut self) -> Session {
        self.online.is_watching = true;
        self
    }

    /// Whether the person came to watch.
    pub fn is_watching(&self) -> bool {
        self.online.is_watching
    }

    /// Whether the connection is lost and is tried again.
    pub fn is_offline(&self) -> bool {
        self.online.is_lost
    }

    /// Why the table is not shown any more, or cannot be.
    pub fn closed(&self) -> Option<&TableClosed> {
        self.online.closed.as_ref()
    }

    /// What was noted of the dice, to be kept over a restart.
    pub fn witness(&self) -> &DiceWitness {
        self.client_state.witness()
    }

    /// The record of the match that is over, with what it says of the dice.
    pub fn checked_record(&self) -> Option<&(Record, Fairness)> {
        self.online.checked.as_ref()
    }

    /// Goes to the table of the next match, if it is open, or votes for one.
    pub fn want_rematch(&mut self, now_ms: u64) {
        let Some(table) = self.client_state.table().filter(|table| table.phase == Phase::Over) else { return };
        match table.next.clone() {
            Some(next) => self.online.next_table = Some(next),
            None if self.is_watching() => {}
            None => self.request(Request::VoteRematch { agree: true }, now_ms),
        }
    }

    /// The table that the person wants to go to.
    pub fn next_table(&self) -> Option<&str> {
        self.online.next_table.as_deref()
    }

    /// Takes what happens to the connection. Moves of others are shown one after the other, at the reader's pace.
    pub fn connection_event(&mut self, event: ConnectionEvent, now_ms: u64) {
        self.is_changed = true;
        match event {
            ConnectionEvent::Opened => {
                self.online.is_lost = false;
                self.client_state.connected();
                self.refresh(now_ms);
            }
            ConnectionEvent::Lost => {
                self.online.is_lost = true;
                self.disconnect(now_ms);
            }
            ConnectionEvent::Revoked => {
                self.online.closed = Some(TableClosed::Revoked);
                self.disconnect(now_ms);
            }
            ConnectionEvent::Message(message) => {
                self.inbox.push_back(InboxItem::Message(*message));
                self.process_inbox(now_ms);
            }
            ConnectionEvent::Record(record) => {
                let fairness = self.client_state.check_fairness(&record).clone();
                self.online.checked = Some((*record, fairness));
            }
        }
    }

    fn disconnect(&mut self, now_ms: u64) {
        self.inbox.clear();
        let events = self.client_state.disconnected();
        self.handle_events(events, now_ms);
    }
}
