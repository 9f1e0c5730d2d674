//! Before the deal: sitting down, standing up, getting ready, bots.

use bots::Level;
use engine::{Hash256, Salt, Seat, Seats};
use protocol::{Code, Fault, Phase};

use crate::{Clock, Effects, Host, LogEntry, Occupant, PhaseState, Player};

/// How long the table waits for salts that were promised. Clients show them by themselves.
const REVEAL_MS: u64 = 20_000;
/// The same in a match of days, where players come by now and then.
const REVEAL_SLOW_MS: u64 = 24 * 3600 * 1000;

impl Host {
    fn gathering(&self) -> Result<(), Fault> {
        match &self.phase_state {
            PhaseState::Gathering if self.revealing_since.is_some() => {
                Err(Fault::new(Code::WrongPhase, "everybody is ready, and the match is being dealt"))
            }
            PhaseState::Gathering => Ok(()),
            PhaseState::Playing(_) | PhaseState::Over(_) => Err(self.wrong_phase()),
        }
    }

    pub(crate) fn sit(
        &mut self,
        player: &Player,
        seat: Option<Seat>,
        name: &str,
        (salt, bot): (Salt, bool),
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        let own = self.seats_of(player);
        // A retry may come after the deal that it helped to bring about.
        if seat.map_or(!own.is_empty() && !self.setup.hot_seat, |seat| own.contains(seat)) {
            return Ok(());
        }
        self.gathering()?;
        if !own.is_empty() && !self.setup.hot_seat {
            return Err(Fault::new(Code::AlreadySeated, format!("you sit in seat {own}; stand up first")));
        }
        if self.removed.contains(player) {
            return Err(Fault::new(Code::NotAllowed, "the person who opened the table has removed you"));
        }
        let free = self.which(|occupant| *occupant == Occupant::Free);
        let seat = match seat {
            Some(seat) => seat,
            None => free.first().ok_or_else(|| Fault::new(Code::SeatTaken, "every seat is taken"))?,
        };
        self.check_seat(seat)?;
        if !free.contains(seat) {
            return Err(Fault::new(Code::SeatTaken, format!("somebody else sits in seat {seat}")));
        }
        let name = protocol::name(name)?;
        self.check_name(&name, Seats::NONE)?;
        self.commit(LogEntry::Sat { seat, player: player.clone(), name, salt, bot }, effects)
    }

    /// Refuses a name that could be taken for that of a bot or of somebody in another seat.
    fn check_name(&self, name: &str, own: Seats) -> Result<(), Fault> {
        let is_bots = Level::ALL.iter().any(|level| protocol::is_twin(&Occupant::Bot(*level).name(), name));
        let others = self.seats.iter().filter(|(seat, _)| !own.contains(*seat));
        match is_bots || others.into_iter().any(|(_, occupant)| protocol::is_twin(&occupant.name(), name)) {
            true => Err(Fault::new(Code::NameTaken, format!("somebody else at the table is called {name}"))),
            false => Ok(()),
        }
    }

    /// Whether a name could be taken for that of somebody who sits.
    pub(crate) fn is_seated_name(&self, name: &str) -> bool {
        self.seats.values().iter().any(|occupant| protocol::is_twin(&occupant.name(), name))
    }

    /// Gives a player another name, at any time. The record of a match keeps the names of its deal.
    pub(crate) fn rename(&mut self, player: &Player, name: &str, effects: &mut Effects) -> Result<(), Fault> {
        let seats = self.seats_of(player);
        if seats.len() > 1 {
            return Err(Fault::new(Code::NotAllowed, "people who share a device have a name for each seat"));
        }
        let name = protocol::name(name)?;
        self.check_name(&name, seats)?;
        if seats.iter().any(|seat| self.seats[seat].name() != name) {
            self.commit(LogEntry::Renamed { seats, name: name.clone() }, effects)?;
        }
        self.presence.present.insert(player.clone(), Some(name));
        Ok(())
    }

    pub(crate) fn stand(&mut self, player: &Player, seat: Seat, effects: &mut Effects) -> Result<(), Fault> {
        self.gathering()?;
        self.check_own(player, seat)?;
        self.commit(LogEntry::Stood { seat }, effects)
    }

    pub(crate) fn ready(
        &mut self,
        player: &Player,
        seat: Seat,
        (ready, salt): (bool, Option<Salt>),
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        let same = self.seats[seat].is_ready() == ready;
        // A retry may come after the deal that it brought about.
        if ready && same && self.gathering().is_err() {
            return Ok(());
        }
        self.gathering()?;
        if same && salt.is_none() {
            return Ok(());
        }
        self.commit(LogEntry::Ready { seat, ready, salt }, effects)
    }

    pub(crate) fn bot(
        &mut self,
        player: &Player,
        seat: Seat,
        level: Option<&str>,
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        self.check_seat(seat)?;
        if self.seats_of(player).is_empty() {
            return Err(Fault::new(Code::NotSeated, "only those who sit at the table choose bots"));
        }
        let level = level
            .map(|word| word.parse::<Level>().map_err(|problem| Fault::new(Code::BadMessage, problem)))
            .transpose()?;
        let entry = match (&self.seats[seat], level) {
            (Occupant::Bot(old), Some(level)) if *old == level => return Ok(()),
            (Occupant::Free, None) => return Ok(()),
            (Occupant::Person { .. }, _) => {
                return Err(Fault::new(Code::SeatTaken, format!("a person sits in seat {seat}")));
            }
            (Occupant::Free | Occupant::Bot(_), Some(level)) => LogEntry::BotSat { seat, level },
            (Occupant::Bot(_), None) => LogEntry::Stood { seat },
        };
        self.gathering()?;
        self.commit(entry, effects)
    }

    pub(crate) fn promise(
        &mut self,
        player: &Player,
        seat: Seat,
        promise: Hash256,
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        if self.seats[seat].promise() == Some(promise) {
            return Ok(());
        }
        self.gathering()?;
        self.commit(LogEntry::Promised { seat, promise }, effects)
    }

    pub(crate) fn reveal(
        &mut self,
        player: &Player,
        seat: Seat,
        salt: Salt,
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        self.check_own(player, seat)?;
        if self.seats[seat].promise() != Some(salt.promise()) {
            return Err(Fault::new(Code::NotAllowed, "that is not the salt that was promised"));
        }
        // A retry may come after the deal that it brought about.
        if !self.seats[seat].is_unrevealed() {
            return Ok(());
        }
        match self.revealing_since {
            Some(_) if self.phase() == Phase::Gathering => self.commit(LogEntry::Revealed { seat, salt }, effects),
            Some(_) | None => Err(Fault::new(Code::WrongPhase, "nobody shows their salt now")),
        }
    }

    /// Whether this player opened the table.
    pub(crate) fn is_opener(&self, player: &Player) -> bool {
        self.setup.opener.as_ref() == Some(player)
    }

    /// The person who opened the table makes somebody stand up: a seat is not a place to block others.
    pub(crate) fn remove(&mut self, player: &Player, seat: Seat, effects: &mut Effects) -> Result<(), Fault> {
        self.check_seat(seat)?;
        if !self.is_opener(player) {
            return Err(Fault::new(Code::NotAllowed, "only the person who opened the table removes others"));
        }
        match self.seats[seat].player() {
            Some(sitting) if sitting != player => {
                self.gathering()?;
                self.commit(LogEntry::Removed { seat }, effects)
            }
            Some(_) | None => Err(Fault::new(Code::NotAllowed, format!("nobody else sits in seat {seat}"))),
        }
    }

    /// Who still has to show the salt that they promised.
    pub(crate) fn revealing(&self) -> Seats {
        match &self.phase_state {
            PhaseState::Gathering if self.revealing_since.is_some() => self.which(Occupant::is_unrevealed),
            PhaseState::Gathering | PhaseState::Playing(_) | PhaseState::Over(_) => Seats::NONE,
        }
    }

    /// When the match is dealt without the salts that were not shown.
    pub(crate) fn reveal_deadline(&self) -> Option<u64> {
        let (PhaseState::Gathering, Some(since)) = (&self.phase_state, self.revealing_since) else { return None };
        let is_slow = matches!(self.setup.clock, Clock::Days { .. });
        Some(since + if is_slow { REVEAL_SLOW_MS } else { REVEAL_MS })
    }

    /// When every seat is taken and ready, the promised salts are shown, and the match is dealt.
    pub(crate) fn deal_if_ready(&mut self, effects: &mut Effects) {
        let all = Seats::all(self.seats.len());
        if self.phase() != Phase::Gathering || self.which(Occupant::is_ready) != all {
            return;
        }
        let is_promised = !self.which(Occupant::is_unrevealed).is_empty();
        if is_promised && self.revealing_since.is_none() {
            return self.commit(LogEntry::Revealing, effects).expect("whoever is ready shows their salt");
        }
        if !is_promised || self.reveal_deadline().is_some_and(|deadline| deadline <= self.at) {
            self.commit(LogEntry::Dealt, effects).expect("the settings were checked when the table was opened");
            if !self.setup.spectators {
                // Whoever only looked in before the deal has no right to more.
                let seats = &self.seats;
                let sits = |player: &Player| seats.values().iter().any(|seat| seat.player() == Some(player));
                self.presence.present.retain(|player, _| sits(player));
            }
        }
    }

    /// Seats that were taken by people who have been away for long, with the time when they become free.
    pub(crate) fn squatted(&self) -> Vec<(Seat, u64)> {
        let PhaseState::Gathering = &self.phase_state else { return Vec::new() };
        // While nobody is there, nobody waits for a seat.
        if self.setup.grace_ms.is_none() || self.revealing_since.is_some() || self.presence.present.is_empty() {
            return Vec::new();
        }
        let away = self.people().minus(self.present_people()).iter();
        away.filter_map(|seat| Some((seat, self.presence.absent_since[seat]? + self.fair_absence_ms()))).collect()
    }

    pub(crate) fn free_squatted(&mut self, effects: &mut Effects) {
        for (seat, due) in self.squatted() {
            if due <= self.at {
                self.commit(LogEntry::Stood { seat }, effects).expect("a seat becomes free before the deal");
            }
        }
    }
}
