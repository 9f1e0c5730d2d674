//! Icons of thin lines, each in a square of 24 by 24.

use crate::cards::Pile;

pub(super) const SHOVEL: &str = "M17 3L21 7M19 5L10.5 13.5M6.5 12L12 17.5L9 20.5C7 22 3.5 20.5 3.5 20.5S2 17 3.5 15Z";
pub(super) const BANKNOTE: &str =
    "M2 7H22V17H2ZM12 9.3A2.7 2.7 0 1 0 12 14.7A2.7 2.7 0 1 0 12 9.3M5.3 12H5.4M18.6 12H18.7";
pub(super) const BULB: &str = "M9 18.5H15M10.3 21.5H13.7M9 15.5C9 13 6 12 6 8.5A6 6 0 0 1 18 8.5C18 12 15 13 15 15.5Z";
pub(super) const MASK: &str = "M2 8C6 6 9.5 6.7 12 8.5C14.5 6.7 18 6 22 8C22 14 19.5 17.5 16.5 17.5C14 17.5 13.5 15 12 15C10.5 15 10 17.5 7.5 17.5C4.5 17.5 2 14 2 8ZM6 11.7C7 10.4 8.5 10.6 9.5 12.2M14.5 12.2C15.5 10.6 17 10.4 18 11.7";
pub(super) const DUMBBELL: &str = "M2.5 9.5V14.5M6 6V18M6 12H18M18 6V18M21.5 9.5V14.5";
pub(super) const EYE: &str =
    "M1.5 12C5 7 8.5 5 12 5S19 7 22.5 12C19 17 15.5 19 12 19S5 17 1.5 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9";
pub(super) const BOMB: &str = "M10 9A6.5 6.5 0 1 0 10 22A6.5 6.5 0 1 0 10 9M14.5 10.5L17 8C17.5 5 19.5 4.5 20.5 6.5M18 2.5L18.5 1.5M22 3.5L23 2.8M22.8 8.5L23 8.8";
pub(super) const RECRUIT: &str =
    "M9 3.5A3.7 3.7 0 1 0 9 11A3.7 3.7 0 1 0 9 3.5M2 21C2 16.5 5 14 9 14S16 16.5 16 21M19 8V14M16 11H22";
pub(super) const BED: &str = "M2.5 5V20M2.5 16.5H21.5V20M21.5 16.5V13.5C21.5 11.8 20.3 10.5 18.5 10.5H10.5V16.5M6.5 9A2 2 0 1 0 6.5 13A2 2 0 1 0 6.5 9";
pub(super) const TALK: &str = "M3 4.5H21V15.5H11.5L7 20V15.5H3ZM7.5 8.5H16.5M7.5 11.7H13";
pub(super) const COINS: &str = "M4 6.5C4 5 7.5 3.7 12 3.7S20 5 20 6.5S16.5 9.3 12 9.3S4 8 4 6.5V12C4 13.5 7.5 14.8 12 14.8S20 13.5 20 12V6.5M4 12V17.5C4 19 7.5 20.3 12 20.3S20 19 20 17.5V12";
pub(super) const CAP: &str = "M3 11C3 7 7.5 4.5 12 4.5S21 7 21 11L18.5 14.5H5.5ZM5.5 14.5V17C9 19.3 15 19.3 18.5 17V14.5M12 7.5V11M10.3 9.2H13.7";
pub(super) const GAVEL: &str = "M8 9L14 3L18.5 7.5L12.5 13.5ZM10 11.2L3 18.2L5.2 20.4L12.2 13.4M13 21H22";
pub(super) const BARS: &str = "M4 3V21M9.3 3V21M14.7 3V21M20 3V21M2 6.5H22M2 17.5H22";
pub(super) const SUN: &str = "M12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 1 0 12 7.5M12 1.5V4.5M12 19.5V22.5M1.5 12H4.5M19.5 12H22.5M4.6 4.6L6.7 6.7M17.3 17.3L19.4 19.4M19.4 4.6L17.3 6.7M6.7 17.3L4.6 19.4";
pub(super) const CROSS: &str = "M5 5L19 19M19 5L5 19";
pub(super) const STAR: &str = "M12 2.5L14.8 9L21.8 9.6L16.5 14.2L18.1 21L12 17.3L5.9 21L7.5 14.2L2.2 9.6L9.2 9Z";
/// The hat of a boss, filled.
pub(super) const HAT: &str = "M1 16.5Q4 14.5 6 14.3 6.5 6 9 5q1.5-.4 3 .8Q13.5 4.6 15 5q2.5 1 3 9.3 2 .2 5 2.2-1.5 2.5-6 1.5-5-1.2-10 0-4.5 1-6-1.5z";
pub(super) const BOAT: &str = "M2.5 15H21.5L18.5 20.5H5.5ZM12 15V3L19 12.5H12M9.5 12.5L9.5 7L5 12.5Z";

/// The six values of a prisoner, in the order of his card.
pub(super) const VALUES: [&str; 6] = [SHOVEL, BANKNOTE, BULB, MASK, DUMBBELL, EYE];

/// The sign of a task and the accent of its colour.
pub(super) const fn pile(pile: Pile) -> (&'static str, u8) {
    match pile {
        Pile::Tunnel => (SHOVEL, 0),
        Pile::Force => (BANKNOTE, 2),
        Pile::Finesse => (BULB, 3),
        Pile::Watch => (EYE, 4),
        Pile::Sabotage => (BOMB, 5),
        Pile::Recruit => (RECRUIT, 6),
        Pile::Rest => (BED, 7),
    }
}

/// The value that a task uses, by its place on the card.
pub(super) const fn value_of(pile: Pile) -> Option<usize> {
    match pile {
        Pile::Tunnel => Some(0),
        Pile::Force => Some(1),
        Pile::Finesse => Some(2),
        Pile::Sabotage => Some(3),
        Pile::Recruit => Some(4),
        Pile::Watch => Some(5),
        Pile::Rest => None,
    }
}
