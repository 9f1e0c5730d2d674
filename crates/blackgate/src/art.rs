//! What the game's areas, pieces and badges look like.

use ::scene::Art;

use crate::Blackgate;

/// An area of this game.
pub(crate) type Area = ::scene::Area<Blackgate>;
/// A piece of this game.
pub(crate) type Piece = ::scene::Piece<Blackgate>;
/// A scene of this game.
pub(crate) type Scene = ::scene::Scene<Blackgate>;

impl Art for Blackgate {
    type Area = String;
    type Piece = String;
    type Badge = String;
}
