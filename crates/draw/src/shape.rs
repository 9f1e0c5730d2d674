//! What drawings are made of.

use engine::Seat;

use crate::Weight;

/// A colour by its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// Nothing.
    None,
    /// Text and outlines.
    Ink,
    /// Lesser text.
    Soft,
    /// Behind everything.
    Ground,
    /// Areas.
    Paper,
    /// Cards and tokens.
    Card,
    /// Thin lines.
    Line,
    /// What is well.
    Good,
    /// What is not.
    Bad,
    /// Text on a colour.
    OnColor,
    /// A seat's colour.
    Seat(Seat),
    /// One of the game's own colours.
    Accent(u8),
}

/// Where a text is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// At its beginning.
    Start,
    /// In its middle.
    Middle,
    /// At its end.
    End,
}

/// A part of a picture: the data of a path in the picture's own units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    /// A filled shape.
    Fill(Paint, &'static str),
    /// A line and its width.
    Line(Paint, f32, &'static str),
    /// A filled shape with an outline in a second paint of about this width, which is heavier below and to the right.
    Inked(Paint, Paint, f32, &'static str),
}

/// A simple shape, in the coordinates of its sprite.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle with round corners.
    Rect {
        /// Left, top, width, height.
        at: [f32; 4],
        /// Radius of the corners.
        round: f32,
        /// Inside.
        fill: Paint,
        /// Outline and its width.
        stroke: (Paint, f32),
    },
    /// A circle.
    Circle {
        /// Middle and radius.
        at: [f32; 3],
        /// Inside.
        fill: Paint,
        /// Outline and its width.
        stroke: (Paint, f32),
    },
    /// A closed figure of straight lines.
    Polygon {
        /// Its corners.
        points: Vec<[f32; 2]>,
        /// Inside.
        fill: Paint,
        /// Outline and its width.
        stroke: (Paint, f32),
    },
    /// An icon: the data of a path in a square of 24 by 24.
    Icon {
        /// The path.
        path: &'static str,
        /// Left, top and the side of the square.
        at: [f32; 3],
        /// Inside.
        fill: Paint,
        /// Outline and its width, in units of the square.
        stroke: (Paint, f32),
    },
    /// A line of text.
    Text {
        /// Where it is held, on the base line.
        at: [f32; 2],
        /// What it says.
        text: String,
        /// The size of its letters.
        size: f32,
        /// Regular or bold.
        weight: Weight,
        /// Where it is held.
        anchor: Anchor,
        /// Its colour.
        fill: Paint,
    },
}

/// A part of a drawing that can move: an area or a piece, with the id that it has in the scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Sprite {
    /// The id of the area or piece.
    pub id: String,
    /// What it is, in words.
    pub label: String,
    /// Its left and upper edge.
    pub at: [f32; 2],
    /// Its width and height.
    pub size: [f32; 2],
    /// By how many sixths of a circle it is turned about its middle.
    pub turned: u8,
    /// What it is made of.
    pub shapes: Vec<Shape>,
}

/// A scene laid out: sprites from the lowest to the topmost.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// What lies behind the sprites and never moves.
    pub backdrop: Vec<Shape>,
    /// The sprites, areas before pieces, always in the order of the scene.
    pub sprites: Vec<Sprite>,
    /// Texts that did not fit their boxes even in the smallest print; there should be none.
    pub overflows: Vec<String>,
}
