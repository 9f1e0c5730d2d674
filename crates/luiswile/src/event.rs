//! What players are told.

use arrayvec::ArrayVec;
use engine::{BySeat, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::cards::{EventId, Patrol, Pile, Prisoner, Punishment, Way};
use crate::state::{LIST_MAX, Listed};

/// How a way was defended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defended {
    /// A watcher talked the patrol away.
    Talk,
    /// The patrol took a bribe.
    Bribe,
    /// The patrol refused a bribe, and the briber is punished.
    FailedBribe,
    /// A watcher took the blame.
    Blame,
    /// A worker was given up.
    LastResort,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A new day begins.
    Morning(u8),
    /// A seat is done with the step.
    Ready(Seat),
    /// All cards are placed: how many lie in each pile.
    Piles(BySeat<[u8; Pile::COUNT]>),
    /// The event of the day.
    Today(EventId),
    /// A boss stopped a fight.
    Stopped(Seat, Prisoner, Prisoner),
    /// A boss lets two of his men fight.
    LetFight(Seat, Prisoner, Prisoner),
    /// Two fought: both are excluded and will be punished.
    Fought(Prisoner, Prisoner),
    /// A prisoner left Luiswile for good.
    Left(Prisoner),
    /// How many newcomers lie face down.
    ArrivedUnknown(u8),
    /// A newcomer who lies face up.
    Arrived(Prisoner),
    /// A prisoner was singled out for punishment.
    SingledOut(Prisoner),
    /// A prisoner comes back from solitary at once, without a task today.
    Amnestied(Prisoner),
    /// A gang lost points of a way.
    Lost(Seat, Way, u16),
    /// For a gang only: its scouts know who lies face down in this slot, from 0.
    Scouted(u8, Prisoner),
    /// A gang's cards were revealed.
    Revealed(Seat, [Set<Prisoner>; Pile::COUNT]),
    /// A saboteur's order was revealed.
    SabotageOrder(Prisoner, Seat, Way),
    /// A recruiter's list was revealed.
    RecruitOrder(Prisoner, ArrayVec<Listed, LIST_MAX>),
    /// A newcomer who had been claimed was turned face up.
    Uncovered(u8, Prisoner),
    /// A prisoner joined a gang.
    Joined(Seat, Prisoner),
    /// Several gangs were equally persuasive, and he stays as he is.
    Contested(Prisoner),
    /// No claim was strong enough to win him.
    Unmoved(Prisoner),
    /// A saboteur takes points from a gang's way.
    Sabotaged(Prisoner, Seat, Way, u16),
    /// The patrols of the day, the last of which is used.
    Patrols(Set<Patrol>, Patrol),
    /// A way was found.
    Detected(Seat, Way),
    /// A way was defended.
    Defended(Seat, Way, Prisoner, Defended),
    /// A way could not be defended: all its workers are punished.
    Caught(Seat, Way),
    /// A prisoner returns from solitary.
    Released(Prisoner),
    /// The warden's punishment for today.
    Punishment(Punishment),
    /// A prisoner goes to solitary, and for how many days.
    LockedUp(Prisoner, u8),
    /// What a gang produced today, by way.
    Produced(Seat, [u16; Way::COUNT]),
    /// A newcomer joins the neutral prisoners.
    Settled(Prisoner),
    /// A gang has escaped.
    Escaped(Seat),
    /// All prisoners are moved to Alcatraz.
    Moved,
}
