//! The look of the game: a base of concrete and light roads, steel walls, and one red button.

mod base;
mod geometry;
mod icons;
mod pieces;
mod vehicles;

use draw::{Anchor, Canvas, GameArt, Paint, Palette, Weight};
use scene::Size;

use crate::Wcp;
use crate::art::{Area, AreaArt, Badge, BadgeArt, Piece, PieceArt};
use crate::content::Symbol;

impl GameArt for Wcp {
    const PALETTE: &'static Palette = &Palette {
        accents: &[
            ("#46585f", "#819ca7"),
            ("#b3261e", "#f0897c"),
            ("#ddd1bc", "#3d352e"),
            ("#faf4e7", "#665a4e"),
            ("#4b4037", "#0d0a08"),
            ("#2d5f95", "#7fb0e8"),
            ("#8a5f00", "#e9c15a"),
            ("#3d6b3a", "#8cc486"),
        ],
    };

    fn area(area: &Area, canvas: &mut Canvas) {
        match area.art {
            AreaArt::Free(cell) => base::free(area, cell, canvas),
            AreaArt::Hall { cell, edges, guarded } => base::hall(area, cell, edges, guarded, canvas),
            AreaArt::Centre(edges) => base::centre(edges, canvas),
            AreaArt::Rubble(cell) => base::rubble(cell, canvas),
            AreaArt::Hole => base::hole(canvas),
            AreaArt::Gate(dir, gate) => base::gate(area, dir, gate, canvas),
            AreaArt::Stage(stage) => base::stage(area, stage, canvas),
            AreaArt::HallStack => {
                canvas.plain_area(area);
                empty_stack(area, canvas, |at, canvas| canvas.regular(6, at, Paint::None, (Paint::Line, 1.5)));
            }
            AreaArt::TokenStack => {
                canvas.plain_area(area);
                empty_stack(area, canvas, |at, canvas| canvas.circle(at, Paint::None, (Paint::Line, 1.5)));
            }
            AreaArt::Away | AreaArt::Panel => canvas.plain_area(area),
        }
    }

    fn piece(piece: &Piece, canvas: &mut Canvas) {
        match piece.art {
            PieceArt::Tile(passages) => pieces::tile(passages, canvas),
            PieceArt::Trophy(token) => pieces::trophy(piece, token, canvas),
            PieceArt::Upgrade(symbol) => pieces::upgrade(piece, symbol, canvas),
            PieceArt::Guard(_) => pieces::guard(piece, canvas),
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
            let r = canvas.w.min(canvas.h) / 2.0;
            canvas.circle([canvas.w / 2.0, canvas.h / 2.0, r * 1.12], Paint::None, (BOOSTER, r * 0.12));
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

/// Walls, guards and backs.
const STEEL: Paint = Paint::Accent(0);
/// The button, and warnings.
const RED: Paint = Paint::Accent(1);
const FLOOR: Paint = Paint::Accent(2);
const ROAD: Paint = Paint::Accent(3);
/// Rubble and the hole: dark in both themes.
const VOID: Paint = Paint::Accent(4);
const FIRE: Paint = Paint::Bad;
const ARMOUR: Paint = Paint::Accent(5);
const BOOSTER: Paint = Paint::Accent(6);
const TROPHY: Paint = Paint::Accent(7);
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
    canvas.rect([x, y, width, size * 1.25], size * 0.62, Paint::Ink, (Paint::Card, 0.8));
    canvas.text([x + width / 2.0, y + size * 0.97], width, &text, size, Weight::Bold, Anchor::Middle, Paint::Card);
}

/// A tick in the corner.
fn chosen(canvas: &mut Canvas) {
    let side = (canvas.w * 0.32).clamp(8.0, 22.0);
    let middle = [canvas.w - side / 2.0, side / 2.0];
    canvas.circle([middle[0], middle[1], side / 2.0], BOOSTER, (Paint::Card, 1.0));
    canvas.line_icon(icons::TICK, middle, side * 0.8, (Paint::OnColor, 4.0));
}

/// A small sign on a piece.
fn chip(canvas: &mut Canvas, middle: [f32; 2], radius: f32, text: &str, ground: Paint) {
    canvas.circle([middle[0], middle[1], radius], ground, (Paint::Card, radius * 0.16));
    let size = radius * 1.45;
    let at = [middle[0], middle[1] + size * 0.36];
    canvas.text(at, radius * 2.0, text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}
