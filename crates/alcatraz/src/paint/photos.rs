//! What the photographs of blackmail show: pictures of 24 by 24 in the greys of a darkroom.

use draw::Part::{self, Fill, Line};

use super::palette::{CHALK, PENCIL, SCRIPT};
use crate::state::Blackmail;

/// What is on the photograph of a card.
pub(super) fn of(card: Blackmail) -> &'static [Part] {
    match card {
        Blackmail::LooseTongue => TONGUE,
        Blackmail::CellToss => TOSS,
        Blackmail::LongFingers => FINGERS,
        Blackmail::ProtectionMoney => MONEY,
        Blackmail::ChangeOfBlock => MOVE,
        Blackmail::ExtraChores => CHORES,
        Blackmail::ClosedForRepairs => REPAIRS,
        Blackmail::NewHidingPlace => HIDING,
        Blackmail::ScrappedIdea => SCRAP,
        Blackmail::RollCall => ROLL,
        Blackmail::CalledInFavour => FAVOUR,
    }
}

/// Somebody whispers to a guard.
const TONGUE: &[Part] = &[
    Fill(PENCIL, "M0 24q0-8 4-10l2-2q-4-2-3-7 3-5 8-2 2 2 1 5l2 2-2 1v3l-3 1q4 3 4 9z"),
    Fill(CHALK, "M24 24q0-9-6-10-2-3-1-6 3-4 7-2zM13 24q0-8 5-10l6 2v8z"),
    Fill(SCRIPT, "M15 6q3-5 9-4v3q-4-1-9 2z"),
    Line(CHALK, 0.9, "M13 10h2M13 12l2 1"),
];
/// A torch over a bunk that was turned over.
const TOSS: &[Part] = &[
    Fill(PENCIL, "M2 12h3v12H2zM19 12h3v12h-3zM5 17h14v3H5z"),
    Fill(CHALK, "M3 15 15 8l6 5-11 6z"),
    Line(SCRIPT, 0.8, "M8 12l6 5M12 10l6 5"),
    Fill(CHALK, "M16 0l8 3-13 9zM4 22h4v2H4zM10 21l4-1 1 3h-5z"),
];
/// A hand in a pocket that is not its own.
const FINGERS: &[Part] = &[
    Fill(PENCIL, "M0 0h11q3 11 1 24H0z"),
    Fill(SCRIPT, "M2 11h9v2H2zM2 13h9v8q-5 3-9 0z"),
    Fill(CHALK, "M24 6v9l-8 2-8 1-1-2 5-1-6-1q-2-2 1-2l6 0-5-2q0-2 3-1l7 1z"),
    Fill(PENCIL, "M24 4v12l-3 1V5z"),
];
/// Notes in a fist.
const MONEY: &[Part] = &[
    Fill(CHALK, "M5 3l9-2 4 13-8 2zM10 1h9l1 13h-8z"),
    Line(SCRIPT, 0.8, "M9 3l5-1 3 11M12 3h5v9h-4zM14 7h1"),
    Fill(PENCIL, "M4 24l1-9q5-4 11-2l4 2q2 3 0 6l-1 3z"),
    Line(SCRIPT, 0.9, "M9 15v4M12 14v5M15 15v4"),
];
/// A man with a bundle between two cells.
const MOVE: &[Part] = &[
    Line(PENCIL, 1.4, "M1 1V24M4 1V24M7 1V24M17 1V24M20 1V24M23 1V24M0 8h8M16 8h8"),
    Fill(CHALK, "M10 24l1-6-2-1 1-6q-2-4 2-5 4 1 2 5l2 3 3-1v5h-4l1 6h-2l-2-5-1 5z"),
    Fill(SCRIPT, "M15 13h5v4h-5z"),
];
/// A mop, a bucket, a long corridor.
const CHORES: &[Part] = &[
    Line(PENCIL, 1.0, "M0 0l9 8h6l9-8M0 24l9-10h6l9 10M9 8v6M15 8v6"),
    Line(CHALK, 1.4, "M8 2 14 19"),
    Fill(CHALK, "M12 18l4-1 3 6h-6zM3 15h7l-1 8H4z"),
    Line(SCRIPT, 0.8, "M3 17h7M14 19l1 3M16 19l1 3"),
    Line(CHALK, 0.8, "M3 15q3-5 7 0"),
];
/// A barrier with a lamp before a dark door.
const REPAIRS: &[Part] = &[
    Fill(SCRIPT, "M6 1h12v20H6z"),
    Line(PENCIL, 1.0, "M6 21V1h12v20M12 1v20"),
    Fill(CHALK, "M1 11h22v5H1zM3 16h2v8H3zM19 16h2v8h-2zM10 7q2-3 4 0v4h-4z"),
    Fill(SCRIPT, "M4 11h3l-3 5H1zM11 11h3l-3 5H8zM18 11h3l-3 5h-3z"),
];
/// A brick that can be drawn out of the wall.
const HIDING: &[Part] = &[
    Fill(PENCIL, "M0 0h24v24H0z"),
    Line(SCRIPT, 0.8, "M0 5h24M0 11h24M0 17h24M6 0v5M18 0v5M12 5v6M2 5v6M22 5v6M6 11v6M18 11v6M12 17v7M3 17v7"),
    Fill(SCRIPT, "M7 11h11v6H7z"),
    Fill(CHALK, "M11 13l10 2v6l-10-2zM8 14h3v2H8z"),
    Fill(PENCIL, "M11 13l2-1 9 2-1 1z"),
];
/// A plan that was torn and crossed out.
const SCRAP: &[Part] = &[
    Fill(CHALK, "M4 2h8l1 5-2 4 2 4-1 4 1 3H4zM15 2h6v20h-5l-1-4 1-3-2-4 2-4z"),
    Line(PENCIL, 0.8, "M6 5h4M6 8h3M17 12h2M17 15h3M6 17h4M17 6h3"),
    Line(SCRIPT, 2.0, "M5 4 20 20M20 4 5 20"),
];
/// A row of men, and a guard with a list.
const ROLL: &[Part] = &[
    Fill(
        PENCIL,
        "M0 24V14q2-3 4 0V24zM5 24V14q2-3 4 0V24zM10 24V14q2-3 4 0V24zM0 11a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM5 11a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM10 11a2 2 0 1 1 4 0a2 2 0 1 1-4 0z",
    ),
    Fill(CHALK, "M17 24V11q1-2 3-2 3 0 4 3v12zM17 6h7l-1-3q-3-2-5 0zM18 6h5v2q-2 2-5 0z"),
    Fill(SCRIPT, "M16 5h8v1h-8zM14 13h6v6h-6z"),
    Line(CHALK, 0.6, "M15 15h4M15 17h3M1 4h12M6 4V1"),
];
/// A handshake, and what changes hands.
const FAVOUR: &[Part] = &[
    Fill(PENCIL, "M0 9l7 1 7 5-2 4-4-1-8 1z"),
    Fill(CHALK, "M24 8l-8 1-7 3 1 3 5-1 4 4 5 0z"),
    Fill(SCRIPT, "M0 8l4 1v11l-4 1zM20 7l4-1v14l-4-1z"),
    Fill(CHALK, "M9 1h7v6H9z"),
    Line(SCRIPT, 0.8, "M9 1l3 3 4-3M11 19l2 3M7 18l1 3"),
];
