//! Icons: paths in a square of 24 by 24.

use crate::content::Token;

pub(super) const TICK: &str = "M5 13l5 5 9-11";
pub(super) const CRATE: &str = "M3 7l9-4 9 4v11l-9 4-9-4zM7 9v8l4 2v-8zM13 11v8l4-2V9z";
pub(super) const BUTTON: &str = "M5 11a7 6 0 0 1 14 0v2H5zM3 15h18v5H3z";
pub(super) const FLIGHT: &str = "M3 3h9v3H6v12h6v3H3zM10 10h6V6l6 6-6 6v-4h-6z";

/// The picture of a trophy. Upgrades and guards are drawn as symbols.
pub(super) fn trophy(token: Token) -> Option<&'static str> {
    Some(match token {
        Token::RationTins => "M3 11q4-2.5 8 0v9q-4 2.5-8 0zM13 6q4-2.5 8 0v14q-4 2.5-8 0z",
        Token::CableDrum => "M3 4h4v16H3zM17 4h4v16h-4zM8 7h8v2H8zM8 10h8v1.6H8zM8 12.6h8v1.6H8zM8 15.2h8v2H8z",
        Token::FieldRadio => {
            "M4 9h16v12H4zM16 2h2v6h-2zM6.5 15a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM15 12v2h3v-2zM15 16v2h3v-2z"
        }
        Token::MedCrate => "M3 6h18v15H3zM8 3h8v2H8zM10.5 9v3h-3v3h3v3h3v-3h3v-3h-3V9z",
        Token::OpticsCase => {
            "M5 5h4v5H5zM15 5h4v5h-4zM10.5 11h3v4h-3zM2 15.5a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM4.8 15.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0zM12 15.5a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM14.8 15.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0z"
        }
        Token::BatteryBank => "M3 7h18v14H3zM5 3h4v3H5zM15 3h4v3h-4zM13 9l-5 6h3.5l-1 5 5-6.500h-3.500z",
        Token::MapArchive => "M2 6l6-2v15l-6 2zM9 4l6 2v15l-6-2zM16 6l6-2v15l-6 2z",
        Token::SeedVault => "M11 22q-.5-5 0-9-7 0-9-8 8.500-.5 10 5 2-8 10-8 0 10-9 11-.5 4 0 9z",
        Token::FusionCell => {
            "M12 1.500l9 5.250v10.500l-9 5.250-9-5.250V6.750zM6.500 12a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0zM9.500 12a2.500 2.500 0 1 1 5 0 2.500 2.500 0 1 1-5 0z"
        }
        Token::CipherCore => {
            "M6 6h12v12H6zM8 2h2v3H8zM14 2h2v3h-2zM8 19h2v3H8zM14 19h2v3h-2zM2 8h3v2H2zM2 14h3v2H2zM19 8h3v2h-3zM19 14h3v2h-3zM9.800 10.500a2.200 2.200 0 1 0 4.400 0 2.200 2.200 0 1 0-4.400 0zM11 13v3.500h2V13z"
        }
        Token::TwinBarrel
        | Token::ScrapPlate
        | Token::CompositePlate
        | Token::FuelFlask
        | Token::NitroTank
        | Token::Tripwire
        | Token::Watchdog
        | Token::Stinger
        | Token::Picket
        | Token::Turnstile
        | Token::Bulwark
        | Token::Lancer
        | Token::Crusher
        | Token::Reaper
        | Token::Colossus => return None,
    })
}
