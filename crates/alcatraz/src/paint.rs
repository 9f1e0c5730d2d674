//! How the game is drawn: a warm paper prison with blue guards, rust-red tasks and plum blackmail.

mod areas;
mod icons;
mod pieces;

use draw::{Canvas, GameArt, Paint, Palette};

use crate::Alcatraz;
use crate::art::{Area, AreaArt, Piece};

/// Guards.
const BLUE: Paint = Paint::Accent(0);
/// Tasks and signs.
const RUST: Paint = Paint::Accent(1);
/// The silver sides of rooms.
const SILVER: Paint = Paint::Accent(2);
/// The copper sides of rooms.
const COPPER: Paint = Paint::Accent(3);
/// Blackmail.
const PLUM: Paint = Paint::Accent(4);
/// Rooms with two guards, and the scapegoat card.
const AMBER: Paint = Paint::Accent(5);
/// Rooms with three or four guards.
const ALARM: Paint = Paint::Accent(6);
/// Pictures in the ground, and things that are missing.
const FAINT: Paint = Paint::Accent(7);

/// No outline.
const BARE: (Paint, f32) = (Paint::None, 0.0);
/// The outline of things.
const FINE: (Paint, f32) = (Paint::Ink, 1.0);

impl GameArt for Alcatraz {
    const PALETTE: &'static Palette = &Palette {
        accents: &[
            ("#2f4a78", "#8fb0e6"),
            ("#8f4420", "#e59a66"),
            ("#d3d9de", "#454e56"),
            ("#e9bf9a", "#70462a"),
            ("#6a3a62", "#d6a0cd"),
            ("#f5e0a9", "#4d3d16"),
            ("#f1c5b5", "#5b2a1f"),
            ("#e3d7c2", "#3d342d"),
        ],
    };

    fn area(area: &Area, canvas: &mut Canvas) {
        match &area.art {
            AreaArt::Clock { guards, most } => areas::clock(area, *guards, *most, canvas),
            AreaArt::Room(room) => areas::room(area, room, canvas),
            AreaArt::Sheet | AreaArt::Hand | AreaArt::Panel => canvas.plain_area(area),
        }
    }

    fn piece(piece: &Piece, canvas: &mut Canvas) {
        pieces::piece(piece, canvas);
    }
}
