//! The scenes of the comic's panels: pictures of 100 by 60, the recreation room's of 140. The wall meets the floor at 46.

use draw::Paint;
use draw::Part::{self, Fill, Line};

use super::palette::{BONE, CHILL, CLAY, FLAME, GREEN, HOLE, IRON, MOON, PEN, RED, RUST, SKIN, TIMBER, WOOD};
use crate::content::Area as Room;

/// A shape with the comic's outline.
const fn ink(fill: Paint, path: &'static str) -> Part {
    Part::Inked(fill, PEN, 1.4, path)
}

/// What is to be seen in a room, and how wide its picture is. Cells are put together from their two sides.
pub(super) const fn of(room: Room) -> (&'static [Part], f32) {
    match room {
        Room::CellBlock | Room::BlockA | Room::BlockB => (BUNKS, 50.0),
        Room::Cafeteria => (CAFETERIA, 100.0),
        Room::RecreationRoom => (RECREATION, 140.0),
        Room::Infirmary => (INFIRMARY, 100.0),
        Room::Showers => (SHOWERS, 100.0),
        Room::Solitary => (SOLITARY, 100.0),
    }
}

/// The hatch with the cook and his pots, the menu, a table with trays.
const CAFETERIA: &[Part] = &[
    ink(HOLE, "M4 4H60V36H4z"),
    Fill(FLAME, "M7 7H57V36H7z"),
    ink(SKIN, "M38 16h11v8q-5 6-11 0z"),
    ink(BONE, "M36 17q-5-9 4-9 4-5 8 0 8 1 4 9zM33 36q0-9 8-10h6q8 1 8 10z"),
    Line(PEN, 1.1, "M41 20h.1M46 20h.1M41 24q3-2 5 0"),
    ink(IRON, "M11 20H29V36H11zM9 17H31V21H9zM18 14h4v3h-4z"),
    Line(BONE, 1.8, "M13 13q-3-3 0-7M27 13q-3-3 0-7"),
    ink(WOOD, "M0 35H64V40H0z"),
    ink(TIMBER, "M4 40H60V52H4z"),
    Line(PEN, 1.0, "M18 42V51M32 42V51M46 42V51"),
    ink(GREEN, "M68 3H97V25H68z"),
    Line(BONE, 1.4, "M73 9H91M73 14H86M73 19H89"),
    ink(TIMBER, "M48 51h5v9h-5zM88 51h5v9h-5z"),
    ink(IRON, "M50 43H67V47H50zM75 43H93V47H75z"),
    ink(RED, "M54 36h7v7h-7z"),
    ink(BONE, "M79 37q6 6 11 0l-2 6h-7z"),
    ink(WOOD, "M40 46H100V51H40z"),
];

/// A sofa, darts, the television, a shelf of goods, a table for games and trade.
const RECREATION: &[Part] = &[
    ink(BONE, "M15 17a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"),
    ink(RED, "M20 17a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"),
    ink(FLAME, "M25 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
    Line(PEN, 1.8, "M30 16 44 6M42 4l2 2 4-2"),
    ink(TIMBER, "M54 2H92V28H54z"),
    ink(MOON, "M58 6H82V24H58z"),
    Line(BONE, 1.4, "M61 20l5-8 5 6 4-9 5 11"),
    Line(PEN, 1.6, "M68 2l-6-8M76 2l7-8M87 8v.1M87 13v.1M85 19h4"),
    ink(WOOD, "M103 0H136V36H103z"),
    Fill(HOLE, "M106 3H133V15H106zM106 19H133V32H106z"),
    ink(RUST, "M108 6h7v9h-7zM109 22h6v10h-6z"),
    ink(BONE, "M117 5h6v10h-6zM126 23h5v9h-5z"),
    ink(GREEN, "M125 7h6v8h-6zM117 21h6v11h-6z"),
    ink(RED, "M4 30q0-5 6-5h24q6 0 6 5v14H4zM0 38q5-3 8 2v6h28v-6q3-5 8-2v18H0z"),
    Line(PEN, 1.0, "M22 27V45"),
    ink(TIMBER, "M60 47h7v13h-7zM117 47h7v13h-7z"),
    ink(GREEN, "M54 40H130L133 46H51z"),
    ink(WOOD, "M50 45H134V50H50z"),
    ink(BONE, "M76 37h10v5H76zM78 34h10v5H78z"),
    ink(FLAME, "M100 35h9v7h-9z"),
    Line(BONE, 1.6, "M102 34v-4M105 34v-5M107 34v-3"),
    ink(RED, "M116 39a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"),
];

/// A bed with a patient's chart, a drip, a cabinet with a cross, bottles.
const INFIRMARY: &[Part] = &[
    ink(BONE, "M66 0H98V32H66z"),
    ink(RED, "M79 4h7v7h7v7h-7v7h-7v-7h-7v-7h7z"),
    ink(WOOD, "M4 14H40V18H4z"),
    ink(GREEN, "M8 4h7v10H8zM10 1h3v3h-3z"),
    ink(MOON, "M19 6h8v8h-8z"),
    ink(RUST, "M30 3h6v11h-6z"),
    Line(PEN, 2.0, "M60 4V56M55 4H65M53 57H67"),
    ink(BONE, "M50 6h9v12q-4 4-9 0z"),
    Fill(RED, "M51 11h7v6q-3 3-7 0z"),
    Line(PEN, 1.2, "M54 20Q55 32 44 36"),
    Line(PEN, 2.6, "M4 24V60M50 32V60M4 28H10"),
    ink(BONE, "M5 40H49V50H5zM6 32q11-5 16 1v7H6z"),
    ink(SKIN, "M10 33a5 5 0 1 1 10 0a5 5 0 1 1-10 0z"),
    ink(BONE, "M10 31q5-7 10 0z"),
    Line(PEN, 1.0, "M13 34h.1M17 34h.1M13 37q2-2 4 0"),
    ink(MOON, "M24 36q14-4 27 1V51H24z"),
    Line(PEN, 1.0, "M30 36V50M38 35V50"),
    ink(IRON, "M70 44H96V48H70zM73 48h3v12h-3zM90 48h3v12h-3z"),
    ink(BONE, "M76 38h12v6H76z"),
];

/// Three showers on one pipe, tiles, a puddle, a bench with a towel and the soap.
const SHOWERS: &[Part] = &[
    Line(MOON, 0.8, "M0 4H100M0 14H100M0 24H100M0 34H100M10 4V44M26 4V44M42 4V44M58 4V44M74 4V44M90 4V44"),
    ink(IRON, "M0 6H100V10H0zM14 10h4v6h-4zM46 10h4v6h-4zM78 10h4v6h-4z"),
    ink(IRON, "M9 22q7-10 14 0zM41 22q7-10 14 0zM73 22q7-10 14 0z"),
    Line(MOON, 1.6, "M11 26v6M16 26v9M21 26v6M43 26v6M48 26v9M53 26v6M11 36v4M21 36v4M43 36v5M53 36v4"),
    Line(BONE, 1.4, "M80 26v3"),
    Fill(MOON, "M4 52q12-6 30-3t34-2q10 5-8 8t-36 2T4 52z"),
    Line(BONE, 1.2, "M14 52q8-3 16-1M38 53q8 2 16 0"),
    ink(WOOD, "M66 44H99V48H66z"),
    ink(TIMBER, "M70 48h4v12h-4zM91 48h4v12h-4z"),
    ink(RUST, "M80 43H94V53H80z"),
    Line(BONE, 1.4, "M80 49H94"),
    ink(FLAME, "M70 39h8v5h-8z"),
];

/// A steel door with eyes behind its slot, a chain, days on the wall, moonlight.
const SOLITARY: &[Part] = &[
    Fill(MOON, "M74 8H94L70 60H30z"),
    ink(HOLE, "M74 2H94V16H74z"),
    ink(MOON, "M76 4H92V14H76z"),
    Line(PEN, 2.0, "M80 3V15M84 3V15M88 3V15"),
    Line(BONE, 1.6, "M6 8v9M9 8v9M12 8v9M15 8v9M4 16 17 9M6 22v9M9 22v9M12 22v9"),
    ink(IRON, "M26-2H64V56H26z"),
    ink(CHILL, "M30 2H60V52H30z"),
    ink(HOLE, "M35 9H55V19H35z"),
    Fill(BONE, "M38 13q3-3 6 0-3 4-6 0zM47 13q3-3 6 0-3 4-6 0z"),
    Line(PEN, 1.8, "M41 14h.1M50 14h.1"),
    Line(PEN, 1.6, "M37 11l6 1M54 11l-6 1"),
    Line(PEN, 2.2, "M33 5v.1M57 5v.1M33 49v.1M57 49v.1M33 27v.1M57 27v.1"),
    ink(HOLE, "M38 36H52V42H38z"),
    ink(FLAME, "M54 29h6v8h-6z"),
    Line(PEN, 1.6, "M57 32v2"),
    Line(IRON, 2.0, "M70 40q5-1 5 4t5 4M80 48q6-1 6 4t5 4"),
    ink(IRON, "M88 54a5 4 0 1 0 10 0a5 4 0 1 0-10 0z"),
];

/// The two sides of a cell, 50 wide each: the bunks, and a poster that has come off the beginning of a tunnel.
pub(super) const BUNKS: &[Part] = &[
    ink(TIMBER, "M3 8H8V58H3zM40 8H45V58H40zM8 40H40V45H8zM8 19H40V24H8z"),
    ink(BONE, "M8 35H40V41H8zM8 14H40V20H8zM9 31q7-3 11 1v3H9z"),
    ink(MOON, "M20 34q10-3 21 1V42H20zM24 13q8-2 17 1V20H24z"),
];
pub(super) const NOOK: &[Part] = &[
    ink(HOLE, "M10 20q0-12 12-12t12 13q0 12-12 12T10 20z"),
    Line(PEN, 1.2, "M7 12l-5-3M36 12l5-3M36 30l6 3M6 32l-5 3M22 5V0M22 36v5"),
    ink(CLAY, "M10 47l4-6 7 2 5-4 7 3 6 5z"),
    ink(RUST, "M0 4H20V28L14 33H0z"),
    Fill(FLAME, "M3 7H17V17H3z"),
    ink(BONE, "M20 28 14 33V28z"),
    Line(PEN, 1.2, "M4 21H16M4 25H13"),
    ink(BONE, "M37 44q0 8 4 9v7h7V32h-4v12z"),
];
