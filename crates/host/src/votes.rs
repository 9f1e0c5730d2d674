//! Connecting and disconnecting, handing a seat to a bot and back, and votes.

use engine::{Abort, Seats};
use protocol::{Code, Fault, Phase, StandInReason};

use crate::{Clock, Effects, Host, LogEntry, Occupant, PhaseState, Player, SeatReservation, TableSetup, Vote};

/// The least time that somebody must have been away before the others may end the match without them.
const FAIR_ABSENCE_MS: u64 = 5 * 60_000;

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
            let is_dealing = self.revealing_since.is_some();
            let forgets = self.setup.grace_ms.is_some() && self.phase() == Phase::Gathering && !is_dealing;
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
                // Whoever has promised a salt stays until the deal: leaving must not be a way to get other dice.
                Phase::Gathering if self.revealing_since.is_some() => continue,
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
        let changes = match (agree, vote) {
            (true, _) => !seats.minus(votes).is_empty(),
            // A no counts, too: it ends the vote.
            (false, Vote::Abandon) => !votes.is_empty(),
            (false, Vote::Rematch) => !seats.and(votes).is_empty(),
        };
        match changes {
            true => self.commit(LogEntry::Voted { seats, vote, agree }, effects),
            false => Ok(()),
        }
    }

    /// How long somebody must have been away before the others may end the match without them, or take their seat before
    /// the deal: reloading a page or a lost connection must cost nobody a match.
    pub(crate) fn fair_absence_ms(&self) -> u64 {
        match self.setup.clock {
            Clock::Days { .. } => self.setup.clock.full_ms(),
            Clock::None | Clock::Decision { .. } | Clock::Player { .. } => {
                self.setup.grace_ms.unwrap_or(0).max(FAIR_ABSENCE_MS)
            }
        }
    }

    /// When all of these will have been away for long; nothing if one of them is there.
    fn all_away_at(&self, seats: Seats) -> Option<u64> {
        if !seats.and(self.present_people()).is_empty() {
            return None;
        }
        let since = |seat| Some(self.presence.absent_since[seat]? + self.fair_absence_ms());
        seats.iter().map(since).collect::<Option<Vec<u64>>>()?.into_iter().max()
    }

    /// When the match is abandoned by those who agreed, because all others have been away for long.
    pub(crate) fn abandon_deadline(&self) -> Option<u64> {
        let PhaseState::Playing(play) = &self.phase_state else { return None };
        // While nobody who agreed is there, nobody waits for it.
        if play.abandon.is_empty() || play.abandon.and(self.present_people()).is_empty() {
            return None;
        }
        self.all_away_at(self.people().minus(play.abandon))
    }

    /// From when on the person who stayed may end the match that all others have left.
    pub(crate) fn claim_from(&self) -> Option<u64> {
        let PhaseState::Playing(_) = &self.phase_state else { return None };
        let stayed = self.present_people();
        let player = self.seats[stayed.first()?].player()?;
        let others = self.people().minus(self.seats_of(player));
        if others.is_empty() { None } else { self.all_away_at(others) }
    }

    /// Ends a match that all others have left.
    pub(crate) fn claim(&mut self, player: &Player, effects: &mut Effects) -> Result<(), Fault> {
        let own = self.seats_of(player);
        if own.is_empty() {
            return Err(Fault::new(Code::NotSeated, "only those who play can end a match"));
        }
        self.playing()?;
        match self.claim_from() {
            Some(from) if from <= self.at => {
                let why = Abort::Left(self.people().minus(own));
                self.commit(LogEntry::Aborted { why }, effects)
            }
            Some(_) | None => Err(Fault::new(Code::NotAllowed, "the others have not been away for long enough")),
        }
    }

    /// Whoever runs the server ends the match.
    pub(crate) fn close_match(&mut self, effects: &mut Effects) -> Result<(), Fault> {
        self.playing()?;
        self.commit(LogEntry::Aborted { why: Abort::Closed }, effects)
    }

    /// A match is abandoned when everybody who plays agrees. Those who have been away for long cannot hold it up.
    fn abandon_if_agreed(&mut self, effects: &mut Effects) {
        let PhaseState::Playing(play) = &self.phase_state else { return };
        if play.abandon.is_empty() {
            return;
        }
        let away = self.people().minus(play.abandon);
        if away.is_empty() || self.abandon_deadline().is_some_and(|deadline| deadline <= self.at) {
            let why = Abort::Agreed(away);
            self.commit(LogEntry::Aborted { why }, effects).expect("a match in play can be abandoned");
        }
    }

    /// Counts the votes. For another match only connected players count: the others find their seats reserved.
    pub(crate) fn count_all_votes(&mut self, effects: &mut Effects) {
        self.abandon_if_agreed(effects);
        let present = self.present_people();
        let unanimous = |votes: Seats| !present.is_empty() && present.minus(votes).is_empty();
        match &self.phase_state {
            PhaseState::Over(finished)
                if finished.next.is_none() && !self.presence.rematch_asked && unanimous(finished.rematch) =>
            {
                self.presence.rematch_asked = true;
                effects.rematch = Some(Box::new(self.again()));
            }
            PhaseState::Gathering | PhaseState::Playing(_) | PhaseState::Over(_) => {}
        }
    }

    /// The same table with the same people and bots, for another match. Each sits one seat further, so that nobody keeps
    /// the seat that goes first, or that plays a part which is the easier one.
    fn again(&self) -> TableSetup {
        let reserved = |occupant: &Occupant| match occupant {
            Occupant::Free => SeatReservation::Free,
            Occupant::Person { player, name, bot, .. } => {
                SeatReservation::Person { player: player.clone(), name: name.clone(), bot: *bot }
            }
            Occupant::Bot(level) => SeatReservation::Bot(*level),
        };
        let mut seats: Vec<SeatReservation> = self.seats.values().iter().map(reserved).collect();
        seats.rotate_right(1);
        let settings = self.setup.settings.clone().with_newest_rules();
        TableSetup { table: String::new(), settings, seats, beginning: None, ..self.setup.clone() }
    }
}
