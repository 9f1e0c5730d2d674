//! Talks: a decision that people talk before, such as the call for a vote. The game limits its time; a bot that is to make
//! it waits until everybody has said that they are done.

use engine::{Seat, Seats};
use protocol::{Code, Fault};

use crate::{Effects, Host, LogEntry, PhaseState, Player};

/// Fewer people do not talk with one another, so bots do not wait for them.
const TALKERS_MIN: u8 = 2;

impl Host {
    /// Whom the talk waits for: people who are there, decide for themselves, and have not said that they are done. The
    /// seat that ends the talk is done when it does so.
    pub(crate) fn talking(&self) -> Seats {
        let PhaseState::Playing(play) = &self.phase_state else { return Seats::NONE };
        let Some(timer) = &play.auto_action else { return Seats::NONE };
        let people = self.present_people().and(self.in_charge());
        match people.len() < TALKERS_MIN {
            true => Seats::NONE,
            false => people.minus(timer.done).without(timer.seat),
        }
    }

    /// Whether a bot has to wait with its decision for a seat, because people are talking.
    pub(crate) fn waits_for_talk(&self, seat: Seat) -> bool {
        let ends_talk = |seat| match &self.phase_state {
            PhaseState::Playing(play) => play.auto_action.as_ref().is_some_and(|timer| timer.seat == seat),
            PhaseState::Gathering | PhaseState::Over(_) => false,
        };
        ends_talk(seat) && !self.talking().is_empty()
    }

    /// A player has said all they wanted to say. A request for a talk that is over is late, not wrong.
    pub(crate) fn done_talking(&mut self, player: &Player, until_ms: u64, effects: &mut Effects) -> Result<(), Fault> {
        let seats = self.seats_of(player);
        if seats.is_empty() {
            return Err(Fault::new(Code::NotSeated, "only those who sit at the table talk"));
        }
        let timer = self.playing()?.auto_action.as_ref();
        match timer.filter(|timer| timer.deadline() == until_ms && !seats.minus(timer.done).is_empty()) {
            Some(_) => self.commit(LogEntry::DoneTalking { seats }, effects),
            None => Ok(()),
        }
    }
}
