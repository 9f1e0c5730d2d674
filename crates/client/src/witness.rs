//! The witness of the dice: what a client noted before the deal, and what it says of the record.
//!
//! Whoever wants to know that nobody chose the dice must note the promises before the match, and compare them after it.
//! A client does that by itself: it promises a salt of its own, shows it when the table asks for it, and keeps both with
//! the promises of the host and of the others.

use std::collections::BTreeMap;

use engine::{Hash256, Record, RecordFault, Salt, Seat, Seats};
use protocol::{Phase, Request, TableState};
use serde::{Deserialize, Serialize};

/// Whether the dice of a match were those that were promised.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Fairness {
    /// The match is not over, its record was not checked, or the client was not there before the deal.
    #[default]
    Unknown,
    /// All promises were kept, and the whole record follows from them.
    Kept,
    /// A promise was broken.
    Broken(BrokenPromise),
}

/// What is wrong with a record, as the witness sees it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BrokenPromise {
    /// The host's promise about the seed is another one than before the deal.
    #[error("the commitment is not the one that was shown before the deal")]
    Commitment,
    /// The promise of a seat is another one than before the deal.
    #[error("the promise of seat {0} is not the one that was shown before the deal")]
    Promise(Seat),
    /// The own salt is not in it, although it was shown in time.
    #[error("the salt of seat {0} is not the one that was given")]
    OwnSalt(Seat),
    /// The record does not follow from its own promises.
    #[error(transparent)]
    Record(#[from] RecordFault),
}

/// What a client noted of the promises about the dice. A page keeps it, or a reload would forget it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DiceWitness {
    /// Where the client's own salts come from. Without it the client adds nothing to the dice.
    secret: Option<Salt>,
    /// The host's promise about the seed, as it was before the deal.
    commitment: Option<Hash256>,
    /// The promises of the seats, as they were when everybody was ready.
    promises: BTreeMap<Seat, Hash256>,
    /// The own seats whose salt the host has accepted.
    revealed: Seats,
    /// The own seats that were promised a salt without being asked. Once is enough: two pages of the same person would
    /// otherwise replace each other's promises for ever.
    #[serde(skip)]
    tried: Seats,
}

impl DiceWitness {
    /// A witness that promises salts made from this secret, which must come from a good source of chance.
    pub fn new(secret: Salt) -> DiceWitness {
        DiceWitness { secret: Some(secret), ..DiceWitness::default() }
    }

    /// The own salt of a seat: those of several seats tell nothing of each other.
    fn salt(&self, seat: Seat) -> Option<Salt> {
        let hash =
            Hash256::of(&[b"escapade own salt", self.secret?.to_string().as_bytes(), seat.to_string().as_bytes()]);
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash.bytes()[..16]);
        Some(Salt::new(bytes))
    }

    /// The promise of an own seat, if the table does not show it yet.
    pub(crate) fn missing_promise(&self, seat: Seat) -> Option<Hash256> {
        let promise = self.salt(seat)?.promise();
        (self.promises.get(&seat) != Some(&promise)).then_some(promise)
    }

    /// Notes what the table shows before the deal, and says what is to be promised and shown for the own seats.
    pub(crate) fn note(&mut self, table: &TableState, own_seats: Seats) -> Vec<Request> {
        if table.phase != Phase::Gathering {
            return Vec::new();
        }
        self.commitment.get_or_insert(table.commitment);
        let promises = table.seats.iter().filter_map(|place| Some((place.seat, place.promise?)));
        self.promises = engine::collect_short(promises);
        let is_dealing = !table.revealing.is_empty() || table.seats.iter().all(|place| place.ready);
        let own = own_seats.iter().filter_map(|seat| Some((seat, self.salt(seat)?)));
        let next = own.filter_map(|(seat, salt)| {
            let promise = salt.promise();
            let is_promised = self.promises.get(&seat) == Some(&promise);
            match (is_promised, is_dealing) {
                (true, _) if table.revealing.contains(seat) => Some(Request::Reveal { seat, salt }),
                (false, false) if !self.tried.contains(seat) => Some(Request::Promise { seat, promise }),
                (true, _) | (false, _) => None,
            }
        });
        let next: Vec<Request> = next.collect();
        let promised = next.iter().filter_map(|request| match request {
            Request::Promise { seat, .. } => Some(*seat),
            _ => None,
        });
        self.tried = self.tried.or(promised.collect());
        next
    }

    /// The host has accepted the salt of a seat.
    pub(crate) fn note_revealed(&mut self, seat: Seat) {
        self.revealed = self.revealed.with(seat);
    }

    /// Compares a record with what was noted, and plays it again.
    pub(crate) fn judge(&self, record: &Record) -> Fairness {
        let Some(commitment) = self.commitment else { return Fairness::Unknown };
        match self.compare(commitment, record) {
            Ok(is_known) if is_known => Fairness::Kept,
            Ok(_) => Fairness::Unknown,
            Err(broken) => Fairness::Broken(broken),
        }
    }

    /// Whether all of it can be checked here, and is right.
    fn compare(&self, commitment: Hash256, record: &Record) -> Result<bool, BrokenPromise> {
        if record.commitment != commitment {
            return Err(BrokenPromise::Commitment);
        }
        let chair = |seat: Seat| record.chairs.get(seat.index());
        for (seat, promise) in &self.promises {
            if chair(*seat).and_then(|chair| chair.promise) != Some(*promise) {
                return Err(BrokenPromise::Promise(*seat));
            }
        }
        for seat in self.revealed {
            if chair(seat).map(|chair| chair.salt) != self.salt(seat) {
                return Err(BrokenPromise::OwnSalt(seat));
            }
        }
        let Some(game) = games::find(&record.game) else { return Ok(false) };
        game.verify(record, None)?;
        Ok(true)
    }
}
