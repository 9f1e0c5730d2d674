//! What the game's areas, pieces and badges look like.

use ::scene::Art;

use crate::Luiswile;

/// An area of this game.
pub(crate) type Area = ::scene::Area<Luiswile>;
/// A piece of this game.
pub(crate) type Piece = ::scene::Piece<Luiswile>;
/// A scene of this game.
pub(crate) type Scene = ::scene::Scene<Luiswile>;

impl Art for Luiswile {
    type Area = String;
    type Piece = String;
    type Badge = String;
}
