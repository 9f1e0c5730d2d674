//! What lists say of a table: made from public facts only, and kept beside the table, so that lists fold no log.

use engine::Seats;
use protocol::SeatPlayer;
use protocol::rest::{SeatAbout, TableAbout};

use crate::{Host, LogEntry, Occupant, PhaseState};

impl Host {
    /// What lists say of this table.
    pub fn about(&self) -> TableAbout {
        let (settings, specs) = (&self.setup.settings, self.game.about().options);
        let is_chosen = |(key, value): &(&str, &str)| {
            specs.iter().all(|spec| spec.key != *key || spec.default != *value) && !value.is_empty()
        };
        let chosen = settings.iter().filter(is_chosen);
        let options = engine::collect_short(chosen.map(|(key, value)| (key.to_owned(), value.to_owned())));
        let seat = |(seat, occupant): (engine::Seat, &Occupant)| {
            let minder = match occupant {
                Occupant::Free => SeatPlayer::Free,
                // Lists do not follow who is away.
                Occupant::Person { .. } => SeatPlayer::Person,
                Occupant::Bot(level) => SeatPlayer::Bot(level.word().to_owned()),
            };
            SeatAbout { seat, minder, name: occupant.name(), bot: occupant.is_program() }
        };
        let (winners, aborted) = match &self.phase_state {
            PhaseState::Over(finished) => {
                let winners = finished.outcome.as_ref().map_or(Seats::NONE, |outcome| outcome.winners);
                (Some(winners), finished.outcome.is_none())
            }
            PhaseState::Gathering | PhaseState::Playing(_) => (None, false),
        };
        TableAbout {
            host: self.opener_name(),
            rules: settings.rules_version(self.game.about()),
            options,
            is_changed: settings.content().is_some(),
            clock: self.setup.clock,
            seats: self.seats.iter().map(seat).collect(),
            spectators_allowed: self.setup.spectators,
            winners,
            aborted,
        }
    }
}

impl LogEntry {
    /// Whether lists say something else of the table after it, apart from its phase.
    pub fn changes_about(&self) -> bool {
        match self {
            LogEntry::Opened { .. }
            | LogEntry::Sat { .. }
            | LogEntry::BotSat { .. }
            | LogEntry::Renamed { .. }
            | LogEntry::Stood { .. }
            | LogEntry::Removed { .. } => true,
            LogEntry::Ready { .. }
            | LogEntry::Promised { .. }
            | LogEntry::Revealing
            | LogEntry::Revealed { .. }
            | LogEntry::Dealt
            | LogEntry::Played { .. }
            | LogEntry::Undone { .. }
            | LogEntry::TakebackAsked { .. }
            | LogEntry::TakebackAnswered { .. }
            | LogEntry::TakebackLapsed
            | LogEntry::Rewound { .. }
            | LogEntry::WentBack { .. }
            | LogEntry::Chatted { .. }
            | LogEntry::HandedOver { .. }
            | LogEntry::TakenBack { .. }
            | LogEntry::Voted { .. }
            | LogEntry::DoneTalking { .. }
            | LogEntry::Abandoned
            | LogEntry::Aborted { .. }
            | LogEntry::Next { .. }
            | LogEntry::Resumed => false,
        }
    }
}
