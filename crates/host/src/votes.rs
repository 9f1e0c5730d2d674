//! Connecting and disconnecting, handing a seat to a bot and back, and votes.

use engine::Seats;
use protocol::{Code, Fault, Phase, StandInReason};

use crate::{Effects, Host, LogEntry, Occupant, PhaseState, Player, SeatReservation, TableSetup, Vote};

impl Host {
    /// A player who reconnects gets back the seats that a bot took over because of their absence.
    pub(crate) fn welcome_back(&mut self, seats: Seats, effects: &mut Effects) -> Result<(), Fault> {
        for seat in seats {
            self.presence.absent_since[seat] = None;
            let deserted = matches!(self.seats[seat], Occupant::Person { stand_in: Some(StandInReason::Deserted), .. });
            if deserted && self.phase() == Phase::Playing {
                self.commit(LogEntry::TakenBack { seat }, effects)?;
            }
        }
        Ok(())
    }

    /// A player's last connection is lost. An absent player is not ready, except in days-long play.
    pub(crate) fn disconnect(&mut self, player: &Player, effects: &mut Effects) {
        if self.presence.present.remove(player).is_none() {
            return;
        }
        for seat in self.seats_of(player) {
            self.presence.absent_since[seat] = Some(self.at);
            let forgets = self.setup.grace_ms.is_some() && self.phase() == Phase::Gathering;
            if forgets && self.seats[seat].is_ready() {
                self.commit(LogEntry::Ready { seat, ready: false, salt: None }, effects)
                    .expect("a seat may be not ready");
            }
        }
    }

    /// A player leaves on purpose: a bot takes over at once instead of after the grace period.
    pub(crate) fn leave(&mut self, player: &Player, effects: &mut Effects) {
        for seat in self.seats_of(player) {
            let entry = match self.phase() {
                Phase::Gathering => LogEntry::Stood { seat },
                Phase::Playing if self.setup.grace_ms.is_some() && self.seats[seat].is_in_charge() => {
                    LogEntry::HandedOver { seat, hand: StandInReason::Deserted }
                }
                Phase::Playing | Phase::Over => continue,
            };
            self.commit(entry, effects).expect("a player may leave");
        }
        self.disconnect(player, effects);
    }

    pub(crate) fn hand_over(
        &mut self,
        player: &Player,
        seat: engine::Seat,
        bot: bool,
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        self.playing()?;
        if self.seats[seat].is_in_charge() != bot {
            return Ok(());
        }
        let entry =
            if bot { LogEntry::HandedOver { seat, hand: StandInReason::Asked } } else { LogEntry::TakenBack { seat } };
        self.commit(entry, effects)
    }

    pub(crate) fn vote(
        &mut self,
        player: &Player,
        vote: Vote,
        agree: bool,
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        let seats = self.seats_of(player);
        if seats.is_empty() {
            return Err(Fault::new(Code::NotSeated, "only those who sit at the table vote"));
        }
        let votes = match (&self.phase_state, vote) {
            (PhaseState::Playing(play), Vote::Abandon) => play.abandon,
            (PhaseState::Over(finished), Vote::Rematch) => finished.rematch,
            _ => return Err(self.wrong_phase()),
        };
        let changes = if agree { !seats.minus(votes).is_empty() } else { !seats.and(votes).is_empty() };
        match changes {
            true => self.commit(LogEntry::Voted { seats, vote, agree }, effects),
            false => Ok(()),
        }
    }

    /// Counts the votes of connected players; absent ones do not count.
    pub(crate) fn count_all_votes(&mut self, effects: &mut Effects) {
        let present = self.present_people();
        let unanimous = |votes: Seats| !present.is_empty() && present.minus(votes).is_empty();
        match &self.phase_state {
            PhaseState::Playing(play) if unanimous(play.abandon) => {
                self.commit(LogEntry::Abandoned, effects).expect("a match in play can be abandoned");
            }
            PhaseState::Over(finished)
                if finished.next.is_none() && !self.presence.rematch_asked && unanimous(finished.rematch) =>
            {
                self.presence.rematch_asked = true;
                effects.rematch = Some(Box::new(self.again()));
            }
            PhaseState::Gathering | PhaseState::Playing(_) | PhaseState::Over(_) => {}
        }
    }

    /// The same table with the same people and bots, for another match.
    fn again(&self) -> TableSetup {
        let reserved = |occupant: &Occupant| match occupant {
            Occupant::Free => SeatReservation::Free,
            Occupant::Person { player, name, .. } => {
                SeatReservation::Person { player: player.clone(), name: name.clone() }
            }
            Occupant::Bot(level) => SeatReservation::Bot(*level),
        };
        let seats = self.seats.values().iter().map(reserved).collect();
        let settings = self.setup.settings.clone().with_newest_rules();
        TableSetup { table: String::new(), settings, seats, beginning: None, ..self.setup.clone() }
    }
}
