//! Erasing a person from a table's log: who they were and what they said is gone, what was played stays.

use engine::Seats;
use protocol::Say;

use crate::{LogEntry, LoggedEntry, Player, SeatReservation, TableSetup};

/// What stands in place of a name that was erased, in any language.
pub const ERASED_NAME: &str = "?";

/// A log without a person: another player's id and no name in their place, and nothing of what they wrote. The match, its
/// dice and its result stay as they were; everybody else can still read it.
#[must_use]
pub fn erase(log: Vec<LoggedEntry>, person: &Player, alias: &Player) -> Vec<LoggedEntry> {
    let mut eraser = Eraser { person, alias, seats: Seats::NONE };
    log.into_iter().map(|logged| LoggedEntry { entry: eraser.erase_entry(logged.entry), ..logged }).collect()
}

struct Eraser<'a> {
    person: &'a Player,
    alias: &'a Player,
    /// Where the person sits.
    seats: Seats,
}

impl Eraser<'_> {
    fn erase_entry(&mut self, entry: LogEntry) -> LogEntry {
        match entry {
            LogEntry::Opened { setup, rules, seed } => {
                LogEntry::Opened { setup: Box::new(self.erase_setup(*setup)), rules, seed }
            }
            LogEntry::Sat { seat, player, salt, bot, .. } if player == *self.person => {
                self.seats = self.seats.with(seat);
                LogEntry::Sat { seat, player: self.alias.clone(), name: ERASED_NAME.to_owned(), salt, bot }
            }
            LogEntry::Renamed { seats, .. } if !seats.and(self.seats).is_empty() => {
                LogEntry::Renamed { seats, name: ERASED_NAME.to_owned() }
            }
            LogEntry::Chatted { player, id, seat, room, say, .. } if player == *self.person => {
                let say = match say {
                    Say::Text(_) => Say::Text("…".to_owned()),
                    Say::Phrase(phrase) => Say::Phrase(phrase),
                };
                let (player, name) = (self.alias.clone(), ERASED_NAME.to_owned());
                LogEntry::Chatted { player, id, seat, name, room, say }
            }
            LogEntry::Sat { seat, .. }
            | LogEntry::BotSat { seat, .. }
            | LogEntry::Stood { seat }
            | LogEntry::Removed { seat } => {
                self.seats = self.seats.without(seat);
                entry
            }
            _ => entry,
        }
    }

    fn erase_setup(&mut self, mut setup: TableSetup) -> TableSetup {
        if setup.opener.as_ref() == Some(self.person) {
            setup.opener = Some(self.alias.clone());
            setup.opener_name = String::new();
        }
        for (reserved, seat) in setup.seats.iter_mut().zip(Seats::all(engine::SEATS_MAX).iter()) {
            if let SeatReservation::Person { player, name, .. } = reserved
                && player == self.person
            {
                self.seats = self.seats.with(seat);
                *player = self.alias.clone();
                ERASED_NAME.clone_into(name);
            }
        }
        setup
    }
}
