//! How a match ends: ranks, winners, teams and the reason.

use std::borrow::Cow;
use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{BySeat, SEATS_MAX, Seat, Seats};

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat; 1 is the best, and seats may share a place.
    pub ranks: BySeat<u8>,
    /// Who won: one seat, several, or nobody when everybody loses.
    pub winners: Seats,
    /// The team of each seat; without teams every seat is its own.
    pub teams: BySeat<u8>,
    /// Why it ended, as the id of a message in the game's texts.
    pub reason: Cow<'static, str>,
}

impl Outcome {
    /// These seats win together and share the first place; all others share the next.
    pub fn won(seats: u8, winners: Seats, reason: &'static str) -> Outcome {
        let behind = winners.len() + 1;
        Outcome {
            ranks: BySeat::from_fn(seats, |seat| if winners.contains(seat) { 1 } else { behind }),
            winners,
            teams: each_alone(seats),
            reason: Cow::Borrowed(reason),
        }
    }

    /// Everybody loses, all in the same place.
    pub fn all_lose(seats: u8, reason: &'static str) -> Outcome {
        Outcome {
            ranks: BySeat::from_fn(seats, |_| 1),
            winners: Seats::NONE,
            teams: each_alone(seats),
            reason: Cow::Borrowed(reason),
        }
    }

    /// Seats ranked by a score, where more is better; equal scores share a place and the best ones win.
    pub fn ranked<S: Ord>(seats: u8, score: impl Fn(Seat) -> S, reason: &'static str) -> Outcome {
        let scores: ArrayVec<S, { SEATS_MAX as usize }> = Seats::all(seats).iter().map(score).collect();
        let ranks = BySeat::from_fn(seats, |seat| {
            1 + scores.iter().filter(|&other| *other > scores[seat.index()]).count() as u8
        });
        Outcome {
            winners: ranks.iter().filter(|&(_, &rank)| rank == 1).map(|(seat, _)| seat).collect(),
            ranks,
            teams: each_alone(seats),
            reason: Cow::Borrowed(reason),
        }
    }

    /// The same places, but nobody wins.
    #[must_use]
    pub fn without_winner(mut self) -> Outcome {
        self.winners = Seats::NONE;
        self
    }

    /// The same outcome with teams.
    #[must_use]
    pub fn with_teams(mut self, team: impl Fn(Seat) -> u8) -> Outcome {
        self.teams = BySeat::from_fn(self.ranks.len(), team);
        self
    }
}

fn each_alone(seats: u8) -> BySeat<u8> {
    BySeat::from_fn(seats, Seat::number)
}

/// As records write it: the winners, the places in the order of the seats, and the reason.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranks: Vec<String> = self.ranks.values().iter().map(u8::to_string).collect();
        write!(f, "{} won, places {}, {}", self.winners, ranks.join(" "), self.reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place() {
        let outcome = Outcome::ranked(4, |seat| [3, 9, 9, 1][seat.index()], "points");
        assert_eq!(outcome.to_string(), "bc won, places 3 1 1 4, points");
        assert_eq!(outcome.without_winner().to_string(), "- won, places 3 1 1 4, points");
    }

    #[test]
    fn everybody_may_lose() {
        assert_eq!(Outcome::all_lose(3, "guards").to_string(), "- won, places 1 1 1, guards");
    }

    #[test]
    fn winners_share_the_first_place() {
        let winners = [Seat::new(0), Seat::new(2)].into_iter().collect();
        assert_eq!(Outcome::won(3, winners, "escape").to_string(), "ac won, places 1 3 1, escape");
    }
}
