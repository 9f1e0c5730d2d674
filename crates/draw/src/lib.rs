//! Scenes laid out as vector drawings.
//!
//! A drawing is a flat list of sprites with stable ids, so that a browser can let pieces glide from one place to the
//! next. Colours are names until a theme gives them values. Text is measured with the very fonts that draw it.

mod canvas;
pub mod check;
mod font;
mod layout;
mod sample;
mod shape;
mod svg;
mod theme;
mod widths;

pub use canvas::Canvas;
pub use font::{Weight, fonts, measure};
pub use layout::{Frame, lay_out, title_size};
pub use shape::{Anchor, Drawing, Paint, Shape, Sprite};
pub use svg::{inside, svg};
pub use theme::{Palette, Theme};

use std::sync::Arc;

use scene::{Area, GameScene, Piece, Scene};

/// A game with a look of its own. What it does not paint itself gets plain shapes.
pub trait GameArt: GameScene {
    /// The game's own colours.
    const PALETTE: &'static Palette;

    /// Paints the ground of an area, under its title and its pieces.
    fn area(area: &Area<Self>, canvas: &mut Canvas) {
        canvas.plain_area(area);
    }

    /// Paints a piece.
    fn piece(piece: &Piece<Self>, canvas: &mut Canvas) {
        canvas.plain_piece(piece);
    }
}

/// A scene that can be drawn at any width, whatever its game.
#[derive(Clone)]
pub struct Picture(Arc<dyn Fn(Frame) -> Drawing + Send + Sync>);

impl Picture {
    /// The picture of a scene.
    pub fn new<G: GameArt>(scene: Scene<G>) -> Picture {
        Picture(Arc::new(move |frame| lay_out(&scene, frame)))
    }

    /// Lays the scene out in a frame.
    pub fn lay_out(&self, frame: Frame) -> Drawing {
        (self.0)(frame)
    }
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Picture")
    }
}
