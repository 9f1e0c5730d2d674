//! Scenes laid out as vector drawings.
//!
//! A drawing is a flat list of sprites with stable ids, so that a browser can let pieces glide from one place to the
//! next. Colours are names until a theme gives them values. Text is measured with the very fonts that draw it.

mod art;
mod brush;
mod font;
mod layout;
mod sample;
mod shape;
mod svg;
mod theme;
mod widths;

pub use art::Art;
pub use brush::Brush;
pub use font::{Weight, fonts, measure};
pub use layout::{Frame, lay_out, title_size};
pub use shape::{Anchor, Drawing, Paint, Shape, Sprite};
pub use svg::{inside, svg};
pub use theme::{Palette, Theme};

use scene::{Area, Piece, Scenic};

/// A game with a look of its own. What it does not paint itself gets plain shapes.
pub trait Look: Scenic {
    /// The game's own colours.
    const PALETTE: &'static Palette;

    /// Paints the ground of an area, under its title and its pieces.
    fn area(area: &Area, brush: &mut Brush) {
        brush.plain_area(area);
    }

    /// Paints a piece.
    fn piece(piece: &Piece, brush: &mut Brush) {
        brush.plain_piece(piece);
    }
}
