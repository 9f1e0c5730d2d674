//! What areas and pieces look like: types that the scene fills and the drawing reads. Plain shapes, until they are painted.

use draw::{GameArt, Palette};
use scene::Art;

use crate::Name;

/// The pictures of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceArt {
    /// The mark of an own pick.
    Pick,
}

impl Art for Name {
    type Area = ();
    type Piece = PieceArt;
    type Badge = ();
}

impl GameArt for Name {
    const PALETTE: &'static Palette = &Palette::on_warm_paper(&[("#8a5a2b", "#d79a5b"), ("#5b4a8a", "#a99be0")]);
}
