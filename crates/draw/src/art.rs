//! Art: the look of a game that is known by its name only.

use scene::Scene;

use crate::{Drawing, Frame, Look, Palette, lay_out};

/// A game's look.
#[derive(Clone, Copy)]
pub struct Art {
    /// The game's own colours.
    pub palette: &'static Palette,
    lay_out: fn(&Scene, Frame) -> Drawing,
}

impl Art {
    /// The look of a game.
    pub const fn of<G: Look>() -> Art {
        Art { palette: G::PALETTE, lay_out: lay_out::<G> }
    }

    /// A scene of the game laid out in a frame.
    pub fn lay_out(&self, scene: &Scene, frame: Frame) -> Drawing {
        (self.lay_out)(scene, frame)
    }
}
