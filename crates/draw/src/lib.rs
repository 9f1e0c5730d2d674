//! Scenes laid out as vector drawings.
//!
//! A drawing is a flat list of sprites with stable ids, so that a browser can let pieces glide from one place to the
//! next. Colours are names until a theme gives them values. Text is measured with the very fonts that draw it.

mod breaks;
mod canvas;
#[cfg(not(target_arch = "wasm32"))]
pub mod check;
mod component;
mod font;
mod layout;
mod sample;
mod shape;
mod svg;
mod theme;
mod widths;

pub use breaks::wrap;
pub use canvas::Canvas;
pub use component::{Component, DrawnFace, Edge, Face, Form, PrintedComponent};
pub use font::{FAMILY, Weight, fonts, measure, missing_glyph};
pub use layout::{Frame, Pane, PanePart, lay_out, title_size};
pub use shape::{Anchor, Drawing, Paint, Part, Shape, Sprite};
pub use svg::{backdrop, definitions, inside, svg, unnamed_svg};
pub use theme::{BaseColors, Pair, Palette, Theme};

use std::sync::Arc;

use scene::{Area, GameScene, Piece, Scene, Texts};

/// A game with a look of its own. What it does not paint itself gets plain shapes.
pub trait GameArt: GameScene {
    /// The game's own colours.
    const PALETTE: &'static Palette;

    /// Paints what lies behind the whole drawing, over the ground. The page around a board has the ground's colour, so a
    /// backdrop fades into it towards the edges.
    fn backdrop(_canvas: &mut Canvas) {}

    /// Paints the game's cover: a picture without words that fills its box, whatever its shape.
    fn cover(canvas: &mut Canvas) {
        Self::backdrop(canvas);
    }

    /// Paints the ground of an area, under its title and its pieces.
    fn area(area: &Area<Self>, canvas: &mut Canvas) {
        canvas.plain_area(area);
    }

    /// Paints a piece.
    fn piece(piece: &Piece<Self>, canvas: &mut Canvas) {
        canvas.plain_piece(piece);
    }

    /// What the game has in its box, to be printed, with the view of a spectator at the start: its board and the pieces
    /// on it, unless the game lists more.
    fn components(options: &Self::Options, view: &Self::View, texts: &Texts) -> Vec<Component<Self>> {
        component::of_scene(Self::scene(options, view, texts), texts.text("outline-board"))
    }
}

/// The cover of a game as a drawing of this size.
pub fn cover<G: GameArt>(width: f32, height: f32) -> Drawing {
    let mut canvas = Canvas::new(width, height);
    G::cover(&mut canvas);
    Drawing { width, height, backdrop: canvas.shapes, sprites: Vec::new(), overflows: canvas.overflows }
}

/// A scene that can be drawn at any width, whatever its game.
#[derive(Clone)]
pub struct Picture(Arc<dyn Fn(DrawnPart) -> Drawing + Send + Sync>);

/// What is drawn of a picture: all of it, or the part for one pane.
enum DrawnPart {
    Whole(Frame),
    Pane(Pane),
}

impl Picture {
    /// The picture of a scene.
    pub fn new<G: GameArt>(scene: Scene<G>) -> Picture {
        Picture(Arc::new(move |part| match part {
            DrawnPart::Whole(frame) => lay_out(&scene, frame),
            DrawnPart::Pane(pane) => layout::lay_out_pane(&scene, pane),
        }))
    }

    /// Lays the scene out in a frame.
    pub fn lay_out(&self, frame: Frame) -> Drawing {
        (self.0)(DrawnPart::Whole(frame))
    }

    /// Lays a part of the scene out for a pane.
    pub fn lay_out_pane(&self, pane: Pane) -> Drawing {
        (self.0)(DrawnPart::Pane(pane))
    }
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Picture")
    }
}
