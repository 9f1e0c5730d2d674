//! Before the deal: sitting down, standing up, getting ready, bots.

use bots::Level;
use engine::{Salt, Seat, Seats};
use protocol::{Code, Fault, Phase};

use crate::{Effects, Host, LogEntry, Occupant, PhaseState, Player};

impl Host {
    fn gathering(&self) -> Result<(), Fault> {
        match &self.phase_state {
            PhaseState::Gathering => Ok(()),
            PhaseState::Playing(_) | PhaseState::Over(_) => Err(self.wrong_phase()),
        }
    }

    pub(crate) fn sit(
        &mut self,
        player: &Player,
        seat: Option<Seat>,
        name: &str,
        salt: Salt,
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
        if self.seats.values().iter().any(|occupant| occupant.name() == name) {
            return Err(Fault::new(Code::NameTaken, format!("somebody else at the table is called {name}")));
        }
        self.commit(LogEntry::Sat { seat, player: player.clone(), name, salt }, effects)
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
        if ready && same && self.phase() != Phase::Gathering {
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

    /// The match is dealt when every seat is taken and ready.
    pub(crate) fn deal_if_ready(&mut self, effects: &mut Effects) {
        let all = Seats::all(self.seats.len());
        if self.phase() == Phase::Gathering && self.which(Occupant::is_ready) == all {
            self.commit(LogEntry::Dealt, effects).expect("the settings were checked when the table was opened");
        }
    }
}
