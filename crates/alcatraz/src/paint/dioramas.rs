//! What stands in the rooms, seen through the wall that is cut away: pictures of 100 by 56. The wall meets the floor at 47.

use draw::Part::{self, Fill, Line};

use super::palette::{BEAM_BACK, BLUE, CLOTH, DEEP, LAMP, MOSS, PALE, PANE, PLANK, SIGNAL, STEEL, WATER, WOOD};
use crate::state::Room;

/// The width and the height of these pictures.
pub(super) const BOX: [f32; 2] = [100.0, 56.0];

/// What stands in a room.
pub(super) fn of(room: Room) -> &'static [Part] {
    match room {
        Room::Chapel => CHAPEL,
        Room::Radio => RADIO,
        Room::Dining => DINING,
        Room::Infirmary => INFIRMARY,
        Room::Yard => YARD,
        Room::Visiting => VISITING,
        Room::Workshop => WORKSHOP,
        Room::Recreation => RECREATION,
        Room::Cells => CELLS,
        Room::Laundry => LAUNDRY,
        Room::Guards => GUARDS,
        Room::Warden => WARDEN,
    }
}

/// Coloured windows, an altar with candles, pews.
const CHAPEL: &[Part] = &[
    Fill(DEEP, "M38 25V9Q39-2 50-5Q61-2 62 9V25zM14 27V13q1-8 7-9q6 1 7 9v14zM72 27V13q1-8 7-9q6 1 7 9v14z"),
    Fill(PANE, "M40 23V10Q41 1 50-2Q59 1 60 10V23zM16 25V13q1-6 5-7q4 1 5 7v12zM74 25V13q1-6 5-7q4 1 5 7v12z"),
    Fill(SIGNAL, "M41 23V14h8v9zM51 11h8q-1-8-8-11zM16 25v-6h4v6zM80 25v-6h4v6z"),
    Fill(LAMP, "M51 23V14h8v9zM16 17v-4l4-5v9zM84 17v-4l-4-5v9z"),
    Fill(MOSS, "M49 11h-8q1-8 8-11zM22 25v-6h4v6zM74 25v-6h4v6z"),
    Fill(WOOD, "M35 36H65V48H35z"),
    Fill(CLOTH, "M33 33H67V37H33zM46 37h8v8h-8zM38 27h2v6h-2zM60 27h2v6h-2z"),
    Fill(LAMP, "M39 22q3 3 0 5q-3-2 0-5zM61 22q3 3 0 5q-3-2 0-5z"),
    Line(PLANK, 2.0, "M50 24V33M46 27H54"),
    Fill(WOOD, "M2 43H31V56H28V51H6V56H2zM69 43H98V56H94V51H72V56H69z"),
    Fill(PLANK, "M1 40H32V44H1zM68 40H99V44H68z"),
];

/// A transmitter with dials and valves, a microphone, a mast before the window.
const RADIO: &[Part] = &[
    Fill(DEEP, "M70 1H97V27H70z"),
    Fill(PANE, "M72 3H95V25H72z"),
    Line(DEEP, 1.2, "M78 25 84 7 90 25M81 17H87M80 21H88M84 7V4"),
    Line(SIGNAL, 1.2, "M79 9a6 6 0 0 1 0-6M89 9a6 6 0 0 0 0-6"),
    Fill(DEEP, "M6 6H58V40H6z"),
    Fill(STEEL, "M8 8H56V38H8z"),
    Fill(CLOTH, "M12 12H27V21H12zM37 12H52V21H37z"),
    Line(SIGNAL, 1.0, "M19 21l4-6M44 21l-3-7"),
    Fill(LAMP, "M30 11h4v4h-4zM30 18h4v4h-4z"),
    Fill(DEEP, "M12 30a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM24 30a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM37 25H52V35H37z"),
    Line(PALE, 1.0, "M16 30l2-3M28 30l-3-1M39 28H50M39 32H50"),
    Fill(PLANK, "M2 39H68V42H2z"),
    Fill(WOOD, "M5 42H10V56H5zM58 42H63V56H58zM10 46H58V48H10z"),
    Line(DEEP, 1.5, "M62 39V32M59 39h7"),
    Fill(PALE, "M59 25q3-3 6 0v7h-6z"),
    Fill(DEEP, "M76 33h3v13h13v3h-2v7h-2v-7h-8v7h-2v-7h-2z"),
];

/// The hatch of the kitchen with pots, a long table with trays.
const DINING: &[Part] = &[
    Fill(DEEP, "M18 0H82V30H18z"),
    Fill(LAMP, "M20 2H80V28H20z"),
    Fill(STEEL, "M27 15H43V28H27zM54 12H72V28H54z"),
    Fill(DEEP, "M25 13H45V16H25zM52 10H74V13H52zM33 10h4v3h-4zM61 7h4v3h-4zM46 5h2v12h-2zM49 5h2v9h-2z"),
    Line(CLOTH, 1.6, "M31 10q-3-3 0-6M39 10q-3-3 0-6M68 7q-3-3 0-6"),
    Fill(PALE, "M15 28H85V32H15z"),
    Fill(STEEL, "M17 32H83V47H17z"),
    Line(DEEP, 1.0, "M34 34V46M50 34V46M66 34V46"),
    Fill(CLOTH, "M10 36h5v6h-5zM58 36h5v6h-5zM74 38q4 4 9 0v4h-9zM30 38q4 4 9 0v4h-9z"),
    Fill(PALE, "M8 41H44V43H8zM54 41H90V43H54z"),
    Fill(PLANK, "M1 43H99V47H1z"),
    Fill(WOOD, "M7 47H11V56H7zM89 47H93V56H89zM47 47H53V56H47z"),
    Fill(DEEP, "M19 51H35V53H29V56H25V53H19zM65 51H81V53H75V56H71V53H65z"),
];

/// An iron bed, a drip, a cabinet with a cross, a barred window.
const INFIRMARY: &[Part] = &[
    Fill(DEEP, "M4 1H29V24H4z"),
    Fill(PANE, "M6 3H27V22H6z"),
    Line(DEEP, 1.4, "M11 3V22M16 3V22M22 3V22"),
    Fill(CLOTH, "M71 2H97V40H71z"),
    Line(STEEL, 1.2, "M71 2H97V40H71zM71 29H97M84 29V40M82 33v3M86 33v3"),
    Fill(SIGNAL, "M81 7h6v6h6v6h-6v6h-6v-6h-6v-6h6z"),
    Line(STEEL, 1.4, "M63 6V54M58 6H66M57 55H69"),
    Fill(CLOTH, "M54 8h8v11q-4 4-8 0z"),
    Fill(SIGNAL, "M55 13h6v5q-3 3-6 0z"),
    Line(STEEL, 1.0, "M58 21Q58 32 48 36"),
    Line(DEEP, 2.0, "M6 27V56M55 33V56M6 46H55M6 30H12M10 27V46"),
    Fill(CLOTH, "M8 39H54V45H8zM9 34q9-4 14 1v5H9z"),
    Fill(MOSS, "M27 37q14-4 28 1V49H27z"),
    Fill(CLOTH, "M27 37q3-1 5-1V48h-5z"),
];

/// The yard under the sky: a bridge in the fog, the fence, a tower with its searchlight, bleachers, a barbell.
const YARD: &[Part] = &[
    Line(PALE, 1.2, "M0 22H100M22-2V30M66-2V30M0 10Q12 22 22-2Q44 36 66-2Q80 22 100 10"),
    Fill(PALE, "M0 27Q20 20 42 27T100 24V34H0z"),
    Fill(WATER, "M0 29H100V38H0z"),
    Fill(BEAM_BACK, "M78 3 0 8V34z"),
    Line(STEEL, 1.0, "M0 31H100M0 36H100M0 41H100M5 28V46M20 28V46M35 28V46M50 28V46M65 28V46M80 28V46M95 28V46"),
    Line(
        DEEP,
        0.8,
        "M0 28l4-2 3 3 4-3 3 3 4-3 3 3 4-3 3 3 4-3 3 3 4-3 3 3 4-3 3 3 4-3 3 3 4-3 3 3 4-3 3 3 4-3 3 3 4-3 3 3 4-3 3 3 4-3 3 3",
    ),
    Line(DEEP, 2.0, "M79 12 74 48M92 12 97 48M77 26 96 42M94 26 75 42"),
    Fill(DEEP, "M74-5 85-10 97-5V-3H74zM76 7H95V13H76z"),
    Fill(LAMP, "M78-3H93V7H78z"),
    Line(DEEP, 1.4, "M78-3V7M85-3V7M93-3V7"),
    Fill(PALE, "M0 38H24V43H34V48H44V56H0z"),
    Fill(STEEL, "M0 42H24V43H0zM0 47H34V48H0zM0 52H44V53H0z"),
    Line(DEEP, 1.6, "M55 51H81"),
    Fill(DEEP, "M57 45h4v12h-4zM62 47h2v8h-2zM75 45h4v12h-4zM72 47h2v8h-2z"),
];

/// Three booths with telephones, and visitors behind the glass.
const VISITING: &[Part] = &[
    Fill(STEEL, "M1-2H99V47H1z"),
    Fill(PANE, "M5 2H31V28H5zM37 2H63V28H37zM69 2H95V28H69z"),
    Fill(PALE, "M9 28q0-9 7-10a5 6 0 1 1 4 0q7 1 7 10zM41 28q0-9 7-10a5 6 0 1 1 4 0q7 1 7 10z"),
    Fill(PLANK, "M11 17q-1-9 7-9t7 9l-2 2q1-7-5-7t-5 7zM43 11q7-8 14 0l3 1H40z"),
    Line(CLOTH, 1.2, "M71 20 86 5M75 24 92 7M7 14 16 5"),
    Fill(DEEP, "M31-2H37V44H31zM63-2H69V44H63z"),
    Line(LAMP, 2.4, "M34 8q3 5 0 11M66 8q3 5 0 11"),
    Line(DEEP, 1.0, "M34 19q-5 8-9 11M66 19q-5 8-9 11"),
    Fill(PLANK, "M0 29H100V33H0z"),
    Fill(WOOD, "M0 33H100V36H0z"),
    Fill(
        DEEP,
        "M10 44H26V47H20V54H23V56H13V54H16V47H10zM42 44H58V47H52V54H55V56H45V54H48V47H42zM74 44H90V47H84V54H87V56H77V54H80V47H74z",
    ),
];

/// Tools on a board, a bench with a vice, planks.
const WORKSHOP: &[Part] = &[
    Fill(WOOD, "M4-2H76V27H4z"),
    Fill(PLANK, "M6 0H74V25H6z"),
    Fill(
        DEEP,
        "M10 3h11v5h-4v14h-3V8h-4zM26 4h5l17 7v5L31 11h-5zM53 4q6-3 9 3l-3 3v12h-4V10q-3-2-2-6zM67 3h3v9h1v9h-5v-9h1z",
    ),
    Fill(STEEL, "M52 22h10l-5 3zM48 27V21h7v3h5v-3h7v11H48z"),
    Line(DEEP, 1.4, "M57 29v7M54 36h6"),
    Fill(SIGNAL, "M12 25H33V33H12z"),
    Line(DEEP, 1.4, "M17 25v-4h11v4M12 29H33"),
    Fill(PLANK, "M1 33H79V38H1z"),
    Fill(WOOD, "M4 38H10V56H4zM69 38H75V56H69zM10 46H69V50H10z"),
    Fill(STEEL, "M24 41H44V46H24z"),
    Fill(WOOD, "M87 2l6-1 5 54h-6z"),
    Fill(PLANK, "M80 8l6-1 4 48h-6z"),
];

/// Books, a clock, a poster, a game of draughts.
const RECREATION: &[Part] = &[
    Fill(WOOD, "M1-1H31V50H1z"),
    Fill(DEEP, "M3 2H29V15H3zM3 18H29V31H3zM3 34H29V47H3z"),
    Fill(SIGNAL, "M4 4h4v11H4zM17 20h4v11h-4zM8 37h4v10H8zM24 3h3v12h-3z"),
    Fill(CLOTH, "M9 6h3v9H9zM4 21h3v10H4zM22 19h4v12h-4zM19 35h5v12h-5z"),
    Fill(MOSS, "M13 3h5v12h-5zM8 19h4v12H8zM13 36h5v11h-5z"),
    Fill(PALE, "M19 7l3-1 2 9h-3zM13 22h3v9h-3zM4 39h3v8H4z"),
    Fill(CLOTH, "M40 0H58V24H40zM70 9a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
    Fill(SIGNAL, "M42 2H56V11H42z"),
    Fill(DEEP, "M42 13H56V15H42zM45 17H53V19H45zM47 4q4-3 5 1l-1 4h-5z"),
    Line(DEEP, 1.6, "M80 3V9l4 3"),
    Fill(PLANK, "M45 37H83V41H45z"),
    Fill(WOOD, "M62 41h5v11h6v4H56v-4h6z"),
    Fill(DEEP, "M52 34H76V37H52z"),
    Fill(CLOTH, "M54 31h4v3h-4zM60 31h4v3h-4z"),
    Fill(SIGNAL, "M66 31h4v3h-4zM71 28h4v6h-4z"),
    Fill(STEEL, "M35 32h4v14h9v3h-2v7h-3v-7h-5v7h-3zM97 32h-4v14h-9v3h2v7h3v-7h5v7h3z"),
];

/// Cells on two tiers with bunks behind bars.
const CELLS: &[Part] = &[
    Fill(STEEL, "M0-6H100V49H0z"),
    Fill(DEEP, "M4 1H34V47H4zM37 1H67V47H37zM70 1H96V47H70z"),
    Fill(PALE, "M5 33H27V36H5zM5 19H27V21H5zM38 33H60V36H38zM71 33H90V36H71zM29 37h4v10h-4zM62 37h4v10h-4z"),
    Fill(CLOTH, "M5 29H24V33H5zM38 29H50V33H38zM5 16H22V19H5zM72 28H90V33H72z"),
    Fill(MOSS, "M12 29H26V33H12zM78 29H91V33H78z"),
    Fill(LAMP, "M47 6h10v7H47zM80 6h7v5h-7z"),
    Line(
        PALE,
        1.5,
        "M8 1V47M13 1V47M18 1V47M23 1V47M28 1V47M41 1V47M46 1V47M51 1V47M56 1V47M61 1V47M74 1V47M79 1V47M84 1V47M89 1V47",
    ),
    Line(PALE, 2.0, "M4 24H34M37 24H67M70 24H96"),
    Fill(DEEP, "M30 22h5v7h-5zM63 22h5v7h-5z"),
    Fill(LAMP, "M32 24h1v3h-1zM65 24h1v3h-1z"),
    Fill(PALE, "M13-4H25V0H13zM46-4H58V0H46zM77-4H89V0H77zM0 47H100V50H0z"),
];

/// Washing on a line, two machines, a basket.
const LAUNDRY: &[Part] = &[
    Line(DEEP, 1.0, "M0-3Q50 6 100-4"),
    Fill(CLOTH, "M6-1l6 2 6-1 6 4-3 5-3-1v13H9V8L6 9 2 5zM60 2h16l-1 22h-6l-1-15-2 15h-6z"),
    Fill(BLUE, "M32 2l6 2 6-1 7 4-3 5-3-1v13H36V11l-4 1-3-5z"),
    Line(CLOTH, 1.2, "M37 12H45M37 16H45M37 20H45"),
    Fill(PALE, "M82 0h14v18H82z"),
    Fill(STEEL, "M82 12h14v2H82z"),
    Fill(PALE, "M3 28H36V55H3zM40 28H73V55H40z"),
    Fill(STEEL, "M3 28H36V33H3zM40 28H73V33H40z"),
    Fill(LAMP, "M6 29h3v3H6zM43 29h3v3h-3z"),
    Fill(DEEP, "M10 44a10 9 0 1 0 20 0a10 9 0 1 0-20 0zM47 44a10 9 0 1 0 20 0a10 9 0 1 0-20 0z"),
    Fill(PANE, "M13 44a7 6 0 1 0 14 0a7 6 0 1 0-14 0zM50 44a7 6 0 1 0 14 0a7 6 0 1 0-14 0z"),
    Fill(CLOTH, "M13 44q3-3 7 0t7 0a7 6 0 0 1-14 0zM50 45q4 3 7 0t7-1a7 6 0 0 1-14 1z"),
    Fill(CLOTH, "M78 41q3-9 10-6q7-3 9 6z"),
    Fill(PLANK, "M76 40H99L96 56H79z"),
    Line(WOOD, 1.2, "M77 45H98M78 50H97M83 41l1 14M92 41l-1 14"),
];

/// Lockers, a board of keys, rifles, a cap and a mug on the table.
const GUARDS: &[Part] = &[
    Fill(STEEL, "M2 1H40V50H2z"),
    Line(
        DEEP,
        1.2,
        "M14 1V50M27 1V50M5 6h6M5 9h6M5 12h6M17 6h7M17 9h7M17 12h7M30 6h7M30 9h7M30 12h7M11 25v5M24 25v5M37 25v5",
    ),
    Fill(WOOD, "M45-1H70V24H45z"),
    Fill(PLANK, "M47 1H68V22H47z"),
    Line(DEEP, 1.6, "M51 5v8M51 11h3M58 5v8M58 11h3M65 5v8M65 11h2M54 15v5M61 15v5"),
    Line(LAMP, 1.4, "M50 5h2M57 5h2M64 5h2M53 15h2M60 15h2"),
    Fill(WOOD, "M75 8H99V12H75zM75 36H99V42H75z"),
    Line(DEEP, 2.4, "M80-3V24M87-3V24M94-3V24"),
    Line(PLANK, 3.4, "M80 24V38M87 24V38M94 24V38"),
    Fill(PLANK, "M42 39H76V43H42z"),
    Fill(WOOD, "M45 43H49V56H45zM69 43H73V56H69z"),
    Fill(CLOTH, "M47 32h7v7h-7zM54 33h3v4h-3z"),
    Line(CLOTH, 1.2, "M50 30q-2-2 0-4"),
    Fill(BLUE, "M59 33q7-6 15 0l-2 4H61z"),
    Fill(DEEP, "M60 36H73L76 39H59z"),
    Fill(LAMP, "M65 32h3v3h-3z"),
];

/// A great desk with a green lamp, blinds, a portrait, a flag.
const WARDEN: &[Part] = &[
    Fill(DEEP, "M29-4H71V28H29z"),
    Fill(PANE, "M31-2H69V26H31z"),
    Line(CLOTH, 1.3, "M31 2H69M31 6H69M31 10H69M31 14H69M31 18H69"),
    Line(DEEP, 1.0, "M50-2V26M35 18v5"),
    Fill(PLANK, "M4 0H24V26H4z"),
    Fill(DEEP, "M6 2H22V24H6z"),
    Fill(CLOTH, "M8 24q0-7 4-8a4 5 0 1 1 4 0q4 1 4 8z"),
    Line(PLANK, 1.6, "M91-5V52"),
    Fill(SIGNAL, "M91-3q-7 4-14 0v22q7 4 14 0z"),
    Fill(CLOTH, "M91 3q-7 4-14 0v4q7 4 14 0zM91 11q-7 4-14 0v4q7 4 14 0z"),
    Fill(DEEP, "M41 19q9-5 18 0V36H41z"),
    Fill(STEEL, "M43 21q7-4 14 0V34H43z"),
    Fill(PLANK, "M12 35H88V40H12z"),
    Fill(WOOD, "M15 40H39V56H15zM61 40H85V56H61zM39 40H61V47H39z"),
    Line(PLANK, 1.4, "M18 45H36M18 51H36M64 45H82M64 51H82"),
    Fill(MOSS, "M18 26 22 19H34L38 26z"),
    Line(LAMP, 1.8, "M28 26V34M23 35H33"),
    Fill(DEEP, "M65 35q1-6 7-6t7 6zM63 28q9-5 18 0v3H63z"),
    Fill(CLOTH, "M45 32H57V35H45z"),
];
