//! The look of the game: a base of rusty steel and hazard stripes, lit from inside, with machines that have weight, and
//! one red button.

mod base;
mod cover;
mod geometry;
mod icons;
mod machines;
mod palette;
mod pieces;
mod vehicles;

use draw::{Anchor, Canvas, Component, GameArt, Paint, Palette, Weight};
use scene::{Size, Texts};

use self::palette::{
    ALARM_FLOOR, ALARM_ROAD, ALARM_STRIPES, ARMOUR, ARMOUR_ON_STEEL, BOOSTER, CHALK, DARK, DOME, DUSK, FIRE,
    FIRE_ON_STEEL, FLOOR, GARAGE, GLOW, HATCH, HAZARD, LAMP, LOOT, METAL, PLATE, RED, ROAD, ROCK, RUST, SHADE, SHINE,
    STEEL, TROPHY, VOID,
};
use crate::art::{Area, AreaArt, Badge, BadgeArt, Piece, PieceArt};
use crate::content::Symbol;
use crate::{Options, View, Wcp};

impl GameArt for Wcp {
    const PALETTE: &'static Palette = &palette::PALETTE;

    /// Floodlights on the ground around the base.
    fn backdrop(canvas: &mut Canvas) {
        let (w, h) = (canvas.w, canvas.h);
        canvas.rect([0.0, 0.0, w, h], 0.0, palette::FLOODLIGHT, NO_LINE);
    }

    fn cover(canvas: &mut Canvas) {
        cover::paint(canvas);
    }

    fn components(options: &Options, view: &View, texts: &Texts) -> Vec<Component<Wcp>> {
        crate::scene::components(options, view, texts)
    }

    fn area(area: &Area, canvas: &mut Canvas) {
        match area.art {
            AreaArt::Free(cell) => base::free(area, cell, canvas),
            AreaArt::Hall { cell, edges, guarded, light, is_brittle } => {
                base::hall(area, (cell, is_brittle), edges, guarded, light, canvas);
            }
            AreaArt::Centre(edges, light) => base::centre(edges, light, canvas),
            AreaArt::Rubble(cell) => base::rubble(cell, canvas),
            AreaArt::Hole => base::hole(canvas),
            AreaArt::Gate(dir, gate) => base::gate(area, dir, gate, canvas),
            AreaArt::Stage(stage) => base::stage(area, stage, canvas),
            AreaArt::HallStack => {
                panel(area, canvas);
                empty_stack(area, canvas, |at, canvas| canvas.regular(6, at, Paint::None, (Paint::Line, 1.5)));
            }
            AreaArt::TokenStack => {
                panel(area, canvas);
                empty_stack(area, canvas, |at, canvas| canvas.circle(at, Paint::None, (Paint::Line, 1.5)));
            }
            AreaArt::Away | AreaArt::Panel => panel(area, canvas),
        }
    }

    fn piece(piece: &Piece, canvas: &mut Canvas) {
        match piece.art {
            PieceArt::Tile(passages) => pieces::tile(piece, passages, canvas),
            PieceArt::Trophy(token) => pieces::trophy(piece, token, canvas),
            PieceArt::Upgrade(symbol) => pieces::upgrade(piece, symbol, canvas),
            PieceArt::Guard(token) => pieces::guard(piece, token, canvas),
            PieceArt::Button => pieces::button(piece, canvas),
            PieceArt::Pawn(card) => vehicles::pawn(piece, card, canvas),
            PieceArt::Vehicle(card) => vehicles::card(piece, card, canvas),
            PieceArt::HallBack => pieces::hall_back(piece, canvas),
            PieceArt::TokenBack => pieces::token_back(piece, canvas),
        }
        if badge(piece, BadgeArt::Chosen).is_some() {
            chosen(canvas);
        }
        if badge(piece, BadgeArt::Draft).is_some() {
            draft(piece, canvas);
        }
        match piece.art {
            PieceArt::Pawn(_) | PieceArt::Vehicle(_) | PieceArt::Button => {}
            // Stacks stand below their titles.
            PieceArt::HallBack | PieceArt::TokenBack if piece.size != Size::Token => canvas.count(piece.count),
            PieceArt::HallBack
            | PieceArt::TokenBack
            | PieceArt::Tile(_)
            | PieceArt::Trophy(_)
            | PieceArt::Upgrade(_)
            | PieceArt::Guard(_) => count(piece.count, canvas),
        }
    }
}

const NO_LINE: (Paint, f32) = (Paint::None, 0.0);

/// The colour of one of the three values.
fn colour(symbol: Symbol) -> Paint {
    match symbol {
        Symbol::Fire => FIRE,
        Symbol::Armour => ARMOUR,
        Symbol::Boosters => BOOSTER,
    }
}

/// A badge of the game on a piece.
fn badge(piece: &Piece, art: BadgeArt) -> Option<&Badge> {
    piece.badges.iter().find(|badge| badge.art == scene::BadgeKind::Own(art))
}

/// A panel of sheet metal with bolts in its lower corners; before those who are on turn its frame is broad.
fn panel(area: &Area, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let line = area.owner.map_or(Paint::Line, Paint::Seat);
    let (ground, width) = if area.has_turn() { (Paint::Card, 3.5) } else { (Paint::Paper, 1.5) };
    let frame = [width / 2.0, width / 2.0, w - width, h - width];
    canvas.rect(frame, 5.0, ground, (line, width));
    if h > 60.0 {
        for x in [7.0, w - 7.0] {
            canvas.circle([x, h - 7.0, 1.8], METAL, (DARK, 0.6));
        }
    }
}

/// The outline of a stack that is used up.
fn empty_stack(area: &Area, canvas: &mut Canvas, outline: impl Fn([f32; 3], &mut Canvas)) {
    if area.pieces.is_empty() {
        outline([canvas.w * 0.5, canvas.h * 0.6, canvas.w * 0.24], canvas);
    }
}

/// The number of pieces in the upper corner, because the value stands below.
fn count(count: u16, canvas: &mut Canvas) {
    if count == 1 {
        return;
    }
    let text = format!("×{count}");
    let size = (canvas.w * 0.22).clamp(9.5, 15.0);
    let width = draw::measure(&text, size, Weight::Bold) + size * 0.5;
    let (x, y) = (canvas.w - width * 0.8, -size * 0.4);
    canvas.rect([x, y, width, size * 1.25], size * 0.3, Paint::Ink, (Paint::Card, 0.8));
    canvas.text([x + width / 2.0, y + size * 0.97], width, &text, size, Weight::Bold, Anchor::Middle, Paint::Card);
}

/// A tick in the corner.
fn chosen(canvas: &mut Canvas) {
    let side = (canvas.w * 0.32).clamp(8.0, 22.0);
    let middle = [side / 2.0, side / 2.0];
    canvas.circle([middle[0], middle[1], side / 2.0], DARK, (LAMP, 1.2));
    canvas.line_icon(icons::TICK, middle, side * 0.8, (LAMP, 4.0));
}

/// A frame around what is about to be laid: the whole cell for a hall.
fn draft(piece: &Piece, canvas: &mut Canvas) {
    let (x, y, r) = (canvas.w / 2.0, canvas.h / 2.0, canvas.w.min(canvas.h) / 2.0);
    match piece.art {
        PieceArt::Tile(_) => canvas.regular(6, [x, y, r * 2.1], Paint::None, (BOOSTER, r * 0.14)),
        _ => canvas.circle([x, y, r * 1.34], Paint::None, (BOOSTER, r * 0.12)),
    }
}

/// A small sign on a piece.
fn chip(canvas: &mut Canvas, middle: [f32; 2], radius: f32, text: &str, ground: Paint) {
    canvas.circle([middle[0], middle[1], radius], ground, (Paint::Card, radius * 0.16));
    let size = radius * 1.45;
    let at = [middle[0], middle[1] + size * 0.36];
    canvas.text(at, radius * 2.0, text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}
