//! What gangs plan in secret: piles, orders and recruiters' lists.

use engine::{BySeat, Sealed, Seat, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::cards::{Pile, Prisoner, Way};
use crate::content::PRISONERS_MAX;

/// The most entries on a recruiter's list (LUI-043).
pub(crate) const LIST_MAX: usize = 3;

/// An entry of a recruiter's list: a prisoner, or the slot of a face-down newcomer, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Listed {
    /// A prisoner whose card lies face up.
    Prisoner(Prisoner),
    /// A newcomer who lies face down in this slot.
    Slot(u8),
}

/// An entry in one byte: slots come after all prisoners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct PackedEntry(u8);

impl From<Listed> for PackedEntry {
    fn from(listed: Listed) -> PackedEntry {
        match listed {
            Listed::Prisoner(prisoner) => PackedEntry(prisoner.0),
            Listed::Slot(slot) => PackedEntry(PRISONERS_MAX as u8 + slot),
        }
    }
}

impl From<PackedEntry> for Listed {
    fn from(packed: PackedEntry) -> Listed {
        match packed.0.checked_sub(PRISONERS_MAX as u8) {
            Some(slot) => Listed::Slot(slot),
            None => Listed::Prisoner(Prisoner(packed.0)),
        }
    }
}

/// A recruiter's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct List {
    len: u8,
    entries: [PackedEntry; LIST_MAX],
}

impl List {
    pub(crate) fn len(self) -> u8 {
        self.len
    }

    pub(crate) fn is_full(self) -> bool {
        usize::from(self.len) == LIST_MAX
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = Listed> + '_ {
        self.entries[..usize::from(self.len)].iter().map(|&packed| packed.into())
    }

    pub(crate) fn contains(&self, listed: Listed) -> bool {
        self.entries[..usize::from(self.len)].contains(&listed.into())
    }

    /// The entry at a place, from 1.
    pub(crate) fn get(self, place: u8) -> Option<Listed> {
        (1..=self.len).contains(&place).then(|| self.entries[usize::from(place) - 1].into())
    }

    pub(crate) fn push(&mut self, listed: Listed) {
        self.entries[usize::from(self.len)] = listed.into();
        self.len += 1;
    }

    /// Puts another entry in a place, from 1.
    pub(crate) fn replace(&mut self, place: u8, listed: Listed) {
        self.entries[usize::from(place) - 1] = listed.into();
    }
}

/// A secret order of a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Order {
    /// Nothing.
    #[default]
    Nothing,
    /// Sabotage this gang on this way.
    Sabotage(Seat, Way),
    /// Recruit from this list.
    Recruit(List),
}

/// The plan of a gang for the day: its members and blanks in each pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Plan {
    pub(crate) piles: [Set<Prisoner>; Pile::COUNT],
    pub(crate) blanks: [u8; Pile::COUNT],
    /// The members that were moved after the event.
    pub(crate) moved: Set<Prisoner>,
}

impl Plan {
    pub(crate) fn pile(&self, pile: Pile) -> Set<Prisoner> {
        self.piles[pile.index()]
    }

    /// Every member who was placed.
    pub(crate) fn placed(&self) -> Set<Prisoner> {
        self.piles.iter().fold(Set::EMPTY, |all, &pile| all.or(pile))
    }

    pub(crate) fn blanks_used(&self) -> u8 {
        self.blanks.iter().sum()
    }

    /// How many cards lie in each pile, which does not tell blanks from members.
    pub(crate) fn sizes(&self) -> [u8; Pile::COUNT] {
        std::array::from_fn(|pile| self.piles[pile].len() + self.blanks[pile])
    }
}

/// Plans that are open again for the seats that are asked.
pub(crate) fn reopen(plans: &BySeat<Plan>, asked: Seats) -> Sealed<Plan> {
    let seats = plans.len();
    let mut sealed = Sealed::new(seats, Seats::all(seats));
    for (seat, plan) in plans.iter() {
        *sealed.draft(seat) = *plan;
        if !asked.contains(seat) {
            sealed.seal(seat);
        }
    }
    sealed
}
