//! Drawings as pixels: PNG pictures and films.
//!
//! Browsers draw SVG themselves, so neither the server nor the page needs this crate, and a table is built without it.

mod film;
mod png;

pub use self::png::png;
pub use film::film;
