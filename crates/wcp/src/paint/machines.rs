//! Ten vehicles from the side: paths in a square of 24 by 24.

use crate::content::Card;

/// What a vehicle rolls on: tyres or tracks, and the hubs in them.
pub(super) type Wheels = [&'static str; 2];

const TWO_WHEELS: Wheels = [
    "M2.8 17.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM15.2 17.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0z",
    "M4.5 17.5a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0zM16.9 17.5a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0z",
];
const THREE_WHEELS: Wheels = [
    "M1.8 17.6a2.7 2.7 0 1 1 5.4 0 2.7 2.7 0 1 1-5.4 0zM8.2 17.6a2.7 2.7 0 1 1 5.4 0 2.7 2.7 0 1 1-5.4 0zM16.4 17.6a2.7 2.7 0 1 1 5.4 0 2.7 2.7 0 1 1-5.4 0z",
    "M3.4 17.6a1.1 1.1 0 1 1 2.2 0 1.1 1.1 0 1 1-2.2 0zM9.8 17.6a1.1 1.1 0 1 1 2.2 0 1.1 1.1 0 1 1-2.2 0zM18 17.6a1.1 1.1 0 1 1 2.2 0 1.1 1.1 0 1 1-2.2 0z",
];
const BIG_WHEELS: Wheels = [
    "M1 16.3a4.2 4.2 0 1 1 8.4 0 4.2 4.2 0 1 1-8.4 0zM14.6 16.3a4.2 4.2 0 1 1 8.4 0 4.2 4.2 0 1 1-8.4 0z",
    "M3.6 16.3a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0zM17.2 16.3a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0z",
];
const TRACKS: Wheels = [
    "M3.8 14.6h16.4a3 3 0 0 1 0 6H3.8a3 3 0 0 1 0-6z",
    "M2.9 17.6a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0zM7.1 17.6a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0zM11.3 17.6a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0zM15.5 17.6a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0zM19 17.6a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0z",
];

/// A vehicle in layers, from the lowest to the topmost.
pub(super) struct Machine {
    /// In its owner's colour.
    pub(super) body: &'static str,
    /// The part of the body that lies in the shade.
    pub(super) shade: &'static str,
    /// Guns, crates, bumpers and slots.
    pub(super) trim: &'static str,
    pub(super) glass: &'static str,
    pub(super) wheels: Wheels,
}

/// The outlines of a vehicle.
pub(super) const fn machine(card: Card) -> Machine {
    match Card::PRINTED[card.likeness()] {
        // A long box with tusks.
        Card::Mammoth => Machine {
            body: "M1 17V5.5q0-1 1-1h12.2V17zM15 17V7.5h4q.7 0 1 .5l2.6 4q.4.6.4 1.2V17z",
            shade: "M1 13h13.2v4H1zM15 13.8h8V17h-8z",
            trim: "M1 7.6h13.2v.9H1zM3 9.8h2.2v1.6H3zM6.8 9.8H9v1.6H6.8zM10.6 9.8h2.2v1.6h-2.2zM22 14.2l2 .2-.7 3.6H22zM4 3.2h5v1.3H4zM14.2 12h.8v4h-.8z",
            glass: "M16.2 8.8h2.8l2 3.2h-4.8z",
            wheels: THREE_WHEELS,
        },
        // Two tanks like humps.
        Card::Camel => Machine {
            body: "M1 17v-2.4Q1 8.4 4.6 8.4q3.2 0 3.7 4.8.4-6 4-6 3.7 0 3.7 6.4V17zM16.6 17v-7.5h2.6q.7 0 1.1.6l2.3 3.2q.4.5.4 1.2V17z",
            shade: "M1 14.6h15V17H1zM16.6 14.6H23V17h-6.4z",
            trim: "M3.6 7.2h2v1.3h-2zM11.3 6h2v1.3h-2zM1.1 12.6h6.7v.7H1.1zM8.6 11.6h7.1v.7H8.6z",
            glass: "M17.7 10.6h1.5l1.9 2.7h-3.4z",
            wheels: THREE_WHEELS,
        },
        // A pick-up with crates.
        Card::Mule => Machine {
            body: "M1 17v-4.6h10V8q0-1 1-1h3.4q.8 0 1.2.7l2.6 4.3H22q1 0 1 1v4z",
            shade: "M1 14.8h22V17H1z",
            trim: "M2 12.2V9h3.6v3.2zM6.2 12.2V7.2h4.3v5zM1 12.4h10v.8H1zM22 14.2h1.6v1.6H22zM2 10.3h3.6v.6H2zM6.2 9.4h4.3v.6H6.2z",
            glass: "M12.4 8.3h2.9l2.2 3.7h-5.1z",
            wheels: TWO_WHEELS,
        },
        // A buggy of tubes with a sting.
        Card::Hornet => Machine {
            body: "M2.5 14.2 6 12.8l3.2.6h7.6l5 1.4q1 .3 1 1.2V17H3.5zM6 13.2 9.2 6.6h6.2l3.4 6.8h-1.2L14.6 7.8h-4.5l-2.8 5.6z",
            shade: "M3.2 15.6h19.5V17H3.5z",
            trim: "M0 7.4l7 2.3-.4 1.3L0 8.8zM11.6 7h1.1v6.4h-1.1zM13.3 11.4h2.6v2h-2.6z",
            glass: "M16.2 9.6l1.7 3.4h-1.3l-1.4-2.9z",
            wheels: BIG_WHEELS,
        },
        // Sloped plates and a horn.
        Card::Rhino => Machine {
            body: "M1 17v-6l4-4.2h8.6l3.9 4.2h2.3L22.6 4.5 23.5 12v5z",
            shade: "M1 13.6h22.5V17H1z",
            trim: "M6.5 5h6v1.8h-6zM12 5.4h4.2v.9H12zM3.2 11.8h1v1h-1zM6.4 11.8h1v1h-1zM15.8 12h1v1h-1zM19.2 12h1v1h-1zM1 13.3h22.5v.6H1z",
            glass: "M9.6 8.3h3.5l2.1 2.3H9.6z",
            wheels: THREE_WHEELS,
        },
        // A fast jeep.
        Card::Jackal => Machine {
            body: "M1.2 17v-4.8h3.4L7 7.2q.2-.4.7-.4h6.8q.6 0 .9.5l2.9 4.9 4 .7q.9.2.9 1.2V17z",
            shade: "M1.2 14.8h22V17h-22z",
            trim: "M0 11.4h1.4v4.2H0zM8.6 5.4h5.6v1.4H8.6zM11.2 8h1v4.2h-1zM22.4 13.6h1.3v1.6h-1.3zM9.3 13.2h1.5v.6H9.3z",
            glass: "M7.8 8.2h3.2v3.9H5.9zM12.4 8.2h2l2.3 3.9h-4.3z",
            wheels: TWO_WHEELS,
        },
        // Two hatches like ears.
        Card::Lynx => Machine {
            body: "M1 17v-3.8l4.4-3.6L6.3 5.5l2.3 3.3h4.2l2.3-3.3 1 3.9L22 13q1 .7 1 1.8V17z",
            shade: "M1 14.7h22V17H1z",
            trim: "M15.6 9h6v1h-4.4zM4.2 12.6h4v.6h-4zM2.2 13.8h1v.8h-1zM9.6 11.4h1v.8h-1z",
            glass: "M11.8 10.8h5.4l1.9 1.5h-7.3z",
            wheels: TWO_WHEELS,
        },
        // A turret like an anvil.
        Card::Anvil => Machine {
            body: "M2 15.6V12.6h5V11Q2.5 10.8 1 5.6h13.4Q19 5.6 22.5 8q-3.2 2.6-7.5 2.6v2h5.2q1.4.4 1.8 3z",
            shade: "M2 13.8h20v1.8H2zM5 9.8h12.6q-1.2.5-2.6.8v1.4H7v-1Q6 10.9 5 9.8z",
            trim: "M3.6 7h1v1h-1zM7 7h1v1H7zM10.4 7h1v1h-1zM13.8 7h1v1h-1zM8.4 4.2h3.6v1.4H8.4z",
            glass: "M16.8 7h2.6l1.3.9-1.5.8h-2.4z",
            wheels: TRACKS,
        },
        // A gun like a hammer.
        Card::Hammer => Machine {
            body: "M2.6 15.6v-3.4h3.2V8q0-1 1-1h7.6v1.3h5V6.3h3.8v5.2h-3.8V10h-5v2.2h6q1.3.6 1.5 3.4z",
            shade: "M2.6 13.8h19.3v1.8H2.6zM5.8 10.4h8.6v1.8H5.8z",
            trim: "M8 5.6h3.6V7H8zM7 8.2h1v1H7zM12 8.2h1v1h-1zM14.4 8.9h5v.5h-5zM20 6.3h.8v5.2H20z",
            glass: "M9 8.3h2.2v1.6H9z",
            wheels: TRACKS,
        },
        // Low, with a spoiler.
        _ => Machine {
            body: "M1 17v-3.6l1.6-.6v-2.4H.6V9h4.6v1.4H4v1.8l5-.7L13 9h3.4l2.6 3.2 3.9 1.2q1.1.4 1.1 1.5V17z",
            shade: "M1 15h23v2H1z",
            trim: "M7.6 12.7h4.6v.6H7.6zM0 14.2h1.4v.8H0zM0 15.6h1.4v.8H0zM20 13.8l3 .9v.5h-3z",
            glass: "M12 11.7 13.6 10h2.3l1.5 2z",
            wheels: TWO_WHEELS,
        },
    }
}
