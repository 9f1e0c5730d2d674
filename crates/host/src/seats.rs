//! Who sits where.

use bots::Level;
use engine::{Hash256, Participant, Salt, Seat, Seats};
use protocol::{Code, Fault, StandInReason};

use crate::{Host, Player, SeatReservation};

/// Who is in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Occupant {
    /// Nobody yet.
    #[default]
    Free,
    /// A person, for whom a bot may stand in.
    Person {
        player: Player,
        name: String,
        /// Whether they have said that they are a program.
        bot: bool,
        /// What it adds to the dice: given at once, or as promised.
        salt: Salt,
        promise: Option<Hash256>,
        ready: bool,
        stand_in: Option<StandInReason>,
    },
    /// A bot.
    Bot(Level),
}

impl Occupant {
    pub(crate) fn new(reserved: &SeatReservation) -> Occupant {
        match reserved {
            SeatReservation::Free => Occupant::Free,
            SeatReservation::Person { player, name, bot } => Occupant::Person {
                player: player.clone(),
                name: name.clone(),
                bot: *bot,
                salt: Salt::default(),
                promise: None,
                ready: false,
                stand_in: None,
            },
            SeatReservation::Bot(level) => Occupant::Bot(*level),
        }
    }

    pub(crate) fn player(&self) -> Option<&Player> {
        match self {
            Occupant::Person { player, .. } => Some(player),
            Occupant::Free | Occupant::Bot(_) => None,
        }
    }

    pub(crate) fn name(&self) -> String {
        match self {
            Occupant::Free => String::new(),
            Occupant::Person { name, .. } => name.clone(),
            Occupant::Bot(level) => format!("{level} bot"),
        }
    }

    pub(crate) fn is_ready(&self) -> bool {
        match self {
            Occupant::Free => false,
            Occupant::Person { ready, .. } => *ready,
            Occupant::Bot(_) => true,
        }
    }

    /// Whether its player has said that they are a program.
    pub(crate) fn is_program(&self) -> bool {
        matches!(self, Occupant::Person { bot: true, .. })
    }

    /// Whether a person decides here, and no bot in their place.
    pub(crate) fn is_in_charge(&self) -> bool {
        matches!(self, Occupant::Person { stand_in: None, .. })
    }

    pub(crate) fn promise(&self) -> Option<Hash256> {
        match self {
            Occupant::Person { promise, .. } => *promise,
            Occupant::Free | Occupant::Bot(_) => None,
        }
    }

    /// Whether it has promised a salt and not shown it.
    pub(crate) fn is_unrevealed(&self) -> bool {
        match self {
            Occupant::Person { salt, promise: Some(promise), .. } => salt.promise() != *promise,
            Occupant::Free | Occupant::Bot(_) | Occupant::Person { promise: None, .. } => false,
        }
    }

    pub(crate) fn chair(&self) -> Participant {
        match self {
            Occupant::Person { name, salt, promise, .. } => {
                // Whoever does not show their salt in time must neither stop the match nor get another try.
                let unrevealed = promise.as_ref().filter(|_| self.is_unrevealed()).map(Salt::unrevealed);
                Participant { name: name.clone(), salt: unrevealed.unwrap_or(*salt), promise: *promise }
            }
            Occupant::Free | Occupant::Bot(_) => Participant::unsalted(self.name()),
        }
    }
}

impl Host {
    /// The seats that a player holds.
    pub fn seats_of(&self, player: &Player) -> Seats {
        self.which(|occupant| occupant.player() == Some(player))
    }

    /// Who holds a seat, if a person does.
    pub fn holder(&self, seat: Seat) -> Option<&Player> {
        self.seats[seat].player()
    }

    pub(crate) fn which(&self, is: impl Fn(&Occupant) -> bool) -> Seats {
        self.seats.iter().filter(|(_, occupant)| is(occupant)).map(|(seat, _)| seat).collect()
    }

    /// Seats of people who are there now.
    pub(crate) fn present_people(&self) -> Seats {
        self.which(|occupant| occupant.player().is_some_and(|player| self.presence.present.contains_key(player)))
    }

    /// Seats of people, whether they are there or not, and whether bots stand in for them or not.
    pub(crate) fn people(&self) -> Seats {
        self.which(|occupant| occupant.player().is_some())
    }

    /// Seats where a person decides.
    pub(crate) fn in_charge(&self) -> Seats {
        self.which(Occupant::is_in_charge)
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Fault> {
        if Seats::all(self.seats.len()).contains(seat) {
            return Ok(());
        }
        Err(Fault::new(Code::NoSeat, format!("there is no seat {seat} at a table of {}", self.seats.len())))
    }

    /// Only the holder can act for a seat.
    pub(crate) fn check_own(&self, player: &Player, seat: Seat) -> Result<(), Fault> {
        self.check_seat(seat)?;
        match self.seats[seat].player() == Some(player) {
            true => Ok(()),
            false => Err(Fault::new(Code::NotYours, format!("seat {seat} is not yours"))),
        }
    }
}
