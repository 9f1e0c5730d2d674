//! Drawings as pixels: PNG pictures, films and film strips.
//!
//! Browsers draw SVG themselves, so neither the server nor the page needs this crate, and a table is built without it.

mod film;
mod png;
mod strip;

pub use self::png::{png, rgb};
pub use film::film;
pub use strip::strip;
