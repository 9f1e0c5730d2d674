//! Icons: paths in a square of 24 by 24.

use engine::OpenId;

use crate::content::Token;

pub(super) const TICK: &str = "M5 13l5 5 9-11";
/// Rivets along the walls of a hall, as dots.
pub(super) const RIVETS: &str = "M21.6 7.1h.1M21.6 16.9h.1M21.1 17.9h.1M12.6 22.8h.1M11.4 22.8h.1M2.9 17.9h.1M2.4 16.9h.1M2.4 7.1h.1M2.9 6.1h.1M11.4 1.2h.1M12.6 1.2h.1M21.1 6.1h.1";
/// Bolts in the corners of a square plate, as dots.
pub(super) const BOLTS: &str = "M3.5 3.5h.1M20.5 3.5h.1M3.5 20.5h.1M20.5 20.5h.1";
pub(super) const CRATE: &str = "M3 7l9-4 9 4v11l-9 4-9-4zM7 9v8l4 2v-8zM13 11v8l4-2V9z";
pub(super) const BUTTON: &str = "M5 11a7 6 0 0 1 14 0v2H5zM3 15h18v5H3z";
pub(super) const FLIGHT: &str = "M3 3h9v3H6v12h6v3H3zM10 10h6V6l6 6-6 6v-4h-6z";

/// The picture of a trophy. Upgrades and guards are drawn as symbols.
pub(super) fn trophy(token: Token) -> Option<&'static str> {
    Some(match token.like() {
        Token::RationTins => "M3 11q4-2.5 8 0v9q-4 2.5-8 0zM13 6q4-2.5 8 0v14q-4 2.5-8 0z",
        Token::CableDrum => "M3 4h4v16H3zM17 4h4v16h-4zM8 7h8v2H8zM8 10h8v1.6H8zM8 12.6h8v1.6H8zM8 15.2h8v2H8z",
        Token::FieldRadio => {
            "M4 9h16v12H4zM16 2h2v6h-2zM6.5 15a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM15 12v2h3v-2zM15 16v2h3v-2z"
        }
        Token::MedCrate => "M3 6h18v15H3zM8 3h8v2H8zM10.5 9v3h-3v3h3v3h3v-3h3v-3h-3V9z",
        Token::OpticsCase => {
            "M5 5h4v5H5zM15 5h4v5h-4zM10.5 11h3v4h-3zM2 15.5a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM4.8 15.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0zM12 15.5a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM14.8 15.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0z"
        }
        Token::BatteryBank => "M3 7h18v14H3zM5 3h4v3H5zM15 3h4v3h-4zM13 9l-5 6h3.5l-1 5 5-6.5h-3.5z",
        Token::MapArchive => "M2 6l6-2v15l-6 2zM9 4l6 2v15l-6-2zM16 6l6-2v15l-6 2z",
        Token::SeedVault => "M11 22q-.5-5 0-9-7 0-9-8 8.5-.5 10 5 2-8 10-8 0 10-9 11-.5 4 0 9z",
        Token::FusionCell => {
            "M12 1.5l9 5.25v10.5l-9 5.25-9-5.25V6.75zM6.5 12a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0zM9.5 12a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z"
        }
        Token::CipherCore => {
            "M6 6h12v12H6zM8 2h2v3H8zM14 2h2v3h-2zM8 19h2v3H8zM14 19h2v3h-2zM2 8h3v2H2zM2 14h3v2H2zM19 8h3v2h-3zM19 14h3v2h-3zM9.8 10.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0zM11 13v3.5h2V13z"
        }
        _ => return None,
    })
}

/// The picture of a guard, and where its eye is. Trophies and upgrades have pictures of their own.
pub(super) fn guard(token: Token) -> Option<(&'static str, [f32; 2])> {
    Some(match token.like() {
        Token::Tripwire => ("M9.5 3h5v5.4h-5zM11 8.4h2L18.6 21h-2.4L12 11.6 7.8 21H5.4zM8 14.6h8v1.3H8z", [12.0, 5.7]),
        Token::Watchdog => (
            "M2.6 9.6l1.7-4.4 1.9 2.6h9.4l1.9-3 1 1.6h3.3l1 3-3.2 1.4v3.6l1.8 6.6h-2.4l-2.6-5.8H8.6L6.8 21H4.4l1.4-6.6z",
            [19.6, 8.2],
        ),
        Token::Stinger => (
            "M1 4.6h8.4v1.6H6.6l2.6 3h5.6l2.6-3h-2.8V4.6H23v1.6h-2.8l-3.8 5.2L14.8 14h-1.3L12 21.5 10.5 14H9.2l-1.6-2.6L3.8 6.2H1z",
            [12.0, 11.4],
        ),
        Token::Picket => ("M7 4h7v1.4h9.4v2.2H14V11h-1.4v8H17v2.4H6V19h4.4v-8H7zM4 6h3v3H4z", [10.4, 7.4]),
        Token::Turnstile => ("M10.4 2h3.2v5.8H21.5V11h-7.9v3h2.2l2 7.4H6.2L8.2 14h2.2v-3H2.5V7.8h7.9z", [12.0, 9.4]),
        Token::Bulwark => ("M3 3.6h18V12q0 6-9 9.6Q3 18 3 12zM6 8v2.6h12V8z", [12.0, 14.0]),
        Token::Lancer => (
            "M8.6 3h6v4.6h2V3.4h6.8v1.8h-4.8v7.4h-2.4v-1.4H15v3.4l2.3 6.8h-3L11.7 16 9 21.4H6l2.4-6.8v-3.4H6.2V7.6h2.4z",
            [11.6, 5.2],
        ),
        Token::Crusher => (
            "M8 4.6h8v8.6H8zM7 6.2 2 3.6.8 11.4l3.4 3v-3.6L7 10zM17 6.2l5-2.6 1.2 7.8-3.4 3v-3.6L17 10zM8.4 14.2h7.2l1.6 7.2h-3.4L12 17.2l-1.8 4.2H6.8z",
            [12.0, 8.4],
        ),
        Token::Reaper => {
            ("M11 3q5 1 5 7.4l2 11H4L6 10.4Q6 4 11 3zM17.4 1.6q5.6 1 6.2 7-2.4-3.8-4.6-4v17h-1.6z", [11.0, 9.0])
        }
        Token::Colossus => {
            ("M9 1.8h6v4h5.6l2 9.4H19l-1.4-5v12h-4.4v-6h-2.4v6H6.4v-12l-1.4 5H1.4l2-9.4H9z", [12.0, 4.2])
        }
        _ => return None,
    })
}
