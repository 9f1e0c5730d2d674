//! How the game is drawn: a prison island in fog around 1960, as a screen print. Rooms are dioramas with one wall cut
//! away, tasks are pages of a smuggled plan, blackmail is photographs.

mod areas;
mod cover;
mod dioramas;
mod icons;
mod palette;
mod people;
mod photos;
mod pieces;
mod rooms;
mod tasks;

use draw::{Canvas, Component, GameArt, Paint, Palette};
use scene::Texts;

use crate::art::{Area, AreaArt, Piece};
use crate::{Alcatraz, Options, View};

/// No outline.
const BARE: (Paint, f32) = (Paint::None, 0.0);
/// The outline of things.
const FINE: (Paint, f32) = (Paint::Ink, 1.0);

impl GameArt for Alcatraz {
    const PALETTE: &'static Palette = &palette::PALETTE;

    fn backdrop(canvas: &mut Canvas) {
        cover::backdrop(canvas);
    }

    fn cover(canvas: &mut Canvas) {
        cover::cover(canvas);
    }

    fn components(options: &Options, view: &View, texts: &Texts) -> Vec<Component<Alcatraz>> {
        crate::scene::components(options, view, texts)
    }

    fn area(area: &Area, canvas: &mut Canvas) {
        match &area.art {
            AreaArt::Clock { guards, most } => areas::clock(area, *guards, *most, canvas),
            AreaArt::Room(room) => rooms::room(area, room, canvas),
            AreaArt::Sheet { goat } => areas::sheet(area, *goat, canvas),
            AreaArt::Hand | AreaArt::Panel => areas::panel(area, canvas),
        }
    }

    fn piece(piece: &Piece, canvas: &mut Canvas) {
        pieces::piece(piece, canvas);
    }
}
