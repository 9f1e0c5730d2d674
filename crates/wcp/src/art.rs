//! What the game's areas, pieces and badges look like.

use ::scene::Art;

use crate::Wcp;

/// An area of this game.
pub(crate) type Area = ::scene::Area<Wcp>;
/// A piece of this game.
pub(crate) type Piece = ::scene::Piece<Wcp>;
/// A scene of this game.
pub(crate) type Scene = ::scene::Scene<Wcp>;

impl Art for Wcp {
    type Area = String;
    type Piece = String;
    type Badge = String;
}
