//! What the game's areas, pieces and badges look like.

use ::scene::Art;

use crate::Alcatraz;

/// An area of this game.
pub(crate) type Area = ::scene::Area<Alcatraz>;
/// A piece of this game.
pub(crate) type Piece = ::scene::Piece<Alcatraz>;
/// A badge of this game.
pub(crate) type Badge = ::scene::Badge<Alcatraz>;
/// A scene of this game.
pub(crate) type Scene = ::scene::Scene<Alcatraz>;

impl Art for Alcatraz {
    type Area = String;
    type Piece = String;
    type Badge = String;
}
