//! The look of Blackgate: bare rooms seen from above, tunnels seen from the side, and cards like labels in a workshop.

mod cards;
mod icons;
mod rooms;

use crate::art::{Area, Piece};
use draw::{Anchor, Canvas, GameArt, Paint, Palette, Weight};
use scene::{Facing, Size};

use crate::Blackgate;
use crate::cards::{Kind, Kinds};
use crate::content::Gang;
use icons::Icon;

/// The backs of cards, and what belongs to nobody.
const SLATE: Paint = Paint::Accent(0);
/// Action cards, and signs of the layout.
const TEAL: Paint = Paint::Accent(1);
/// Earth and wood.
const EARTH: Paint = Paint::Accent(2);
/// Where earth was: the inside of a tunnel.
const HOLE: Paint = Paint::Accent(3);
/// Gold and cigarettes.
const GOLD: Paint = Paint::Accent(4);
/// Weapons and Beatings.
const BRICK: Paint = Paint::Accent(5);
/// Tools.
const STEEL: Paint = Paint::Accent(6);
/// Accessories and what people are.
const PLUM: Paint = Paint::Accent(7);

const NO_LINE: (Paint, f32) = (Paint::None, 0.0);

impl GameArt for Blackgate {
    const PALETTE: &'static Palette = &Palette {
        accents: &[
            ("#46525c", "#9fb0bb"),
            ("#2f6a62", "#74b8ac"),
            ("#85592f", "#c39a6b"),
            ("#3b2a1c", "#0d0a08"),
            ("#8a6412", "#dcb455"),
            ("#a2412c", "#e58a72"),
            ("#3f6480", "#8ab4d2"),
            ("#7c4673", "#c793be"),
        ],
    };

    fn area(area: &Area, canvas: &mut Canvas) {
        rooms::area(area, canvas);
    }

    fn piece(piece: &Piece, canvas: &mut Canvas) {
        let (art, rest) = piece.art.split_once('/').unwrap_or((&piece.art, ""));
        match art {
            "pawn" | "michel" => figure(piece, canvas),
            "die" => die_piece(piece, canvas),
            "action" => action(canvas),
            "cards" => stat(piece, icons::CARDS, SLATE, canvas),
            "cigarettes" | "pack" => stat(piece, icons::CIGARETTES, GOLD, canvas),
            "beatings" => stat(piece, icons::BURST, BRICK, canvas),
            "deck" => back(piece, icons::LENS, canvas),
            "michel-deck" => back(piece, icons::card(Kind::Knife), canvas),
            "background" if piece.facing == Facing::Down => back(piece, icons::MASK, canvas),
            "background" if piece.size == Size::Token => cards::spent(piece, canvas),
            "background" => cards::text_card(piece, PLUM, canvas),
            "gang-card" => cards::text_card(piece, SLATE, canvas),
            "gang" => cards::gang(piece, rest, canvas),
            "recipe" => cards::recipe(piece, rest, canvas),
            "michel-card" => cards::michel(piece, rest, canvas),
            _ => match (art.parse::<Kind>(), piece.size) {
                (Ok(kind), Size::Card | Size::Large) => cards::card(piece, kind, canvas),
                (Ok(kind), _) => token(piece, kind, canvas),
                (Err(_), _) => canvas.plain_piece(piece),
            },
        }
    }
}

/// The colour of a kind's class.
fn paint(kind: Kind) -> Paint {
    let classes = [
        (Kinds::MATERIALS, EARTH),
        (Kinds::ACCESSORIES, PLUM),
        (Kinds::WEAPONS, BRICK),
        (Kinds::ACTIONS, TEAL),
        (Kinds::TOOLS, STEEL),
    ];
    classes.into_iter().find(|(kinds, _)| kinds.contains(kind)).map_or(GOLD, |(_, paint)| paint)
}

/// An icon: its shape in a colour, its lines in another.
fn drawn(canvas: &mut Canvas, icon: Icon, middle: [f32; 2], side: f32, fill: Paint, line: Paint) {
    let (shape, lines) = icon;
    canvas.icon(shape, middle, side, fill);
    canvas.line_icon(lines, middle, side, (line, (26.0 / side).clamp(1.0, 1.7)));
}

/// The sign of a gang by its word.
fn emblem(word: &str) -> Option<Icon> {
    word.parse::<Gang>().ok().map(icons::gang)
}

/// A number in a round sign.
fn pill(canvas: &mut Canvas, middle: [f32; 2], size: f32, text: &str, ground: Paint) {
    let width = (draw::measure(text, size, Weight::Bold) + size * 0.6).max(size * 1.3);
    let [x, y] = middle;
    let (left, top) = (x - width / 2.0, y - size * 0.65);
    canvas.rect([left, top, width, size * 1.3], size * 0.65, ground, (Paint::Card, 0.8));
    canvas.text([x, y + size * 0.36], width, text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}

/// A prisoner: a head with a striped cap on a body that is the seat's sign; Michel(le) is larger and has a knife.
fn figure(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let side = w.min(h);
    let (x, neck, line) = (w / 2.0, h * 0.24, (Paint::Ink, (side * 0.035).clamp(0.7, 1.3)));
    match piece.owner {
        Some(seat) => {
            canvas.seat(seat, [x, h * 0.63], side * 0.34);
            canvas.circle([x, neck, side * 0.17], Paint::Card, line);
            canvas.rect(
                [x - side * 0.17, neck - side * 0.19, side * 0.34, side * 0.13],
                side * 0.06,
                Paint::Seat(seat),
                line,
            );
        }
        None => {
            let middle = [x, h / 2.0];
            canvas.icon(icons::FIGURE, middle, side, SLATE);
            canvas.line_icon(icons::FIGURE, middle, side, (Paint::Ink, 1.0));
            canvas.text(
                [x - side * 0.08, h * 0.84],
                w,
                "M",
                (h * 0.42).max(8.0),
                Weight::Bold,
                Anchor::Middle,
                Paint::OnColor,
            );
            drawn(canvas, icons::card(Kind::Knife), [w * 0.8, h * 0.5], side * 0.46, Paint::Card, Paint::Ink);
        }
    }
}

/// A die with its pips.
fn die(canvas: &mut Canvas, at: [f32; 3], result: u8) {
    let [x, y, side] = at;
    canvas.rect([x, y, side, side], side * 0.22, Paint::Card, (Paint::Ink, (side * 0.06).clamp(0.7, 1.4)));
    let (low, mid, high) = (0.26, 0.5, 0.74);
    let pips: &[(f32, f32)] = match result {
        1 => &[(mid, mid)],
        2 => &[(low, low), (high, high)],
        3 => &[(low, low), (mid, mid), (high, high)],
        4 => &[(low, low), (high, low), (low, high), (high, high)],
        5 => &[(low, low), (high, low), (mid, mid), (low, high), (high, high)],
        _ => &[(low, low), (high, low), (low, mid), (high, mid), (low, high), (high, high)],
    };
    for (column, row) in pips {
        canvas.circle([x + side * column, y + side * row, side * 0.095], Paint::Ink, NO_LINE);
    }
}

fn die_piece(piece: &Piece, canvas: &mut Canvas) {
    let side = canvas.w.min(canvas.h) - 2.0;
    die(canvas, [1.0, 1.0, side], piece.short.parse().unwrap_or(6));
}

/// An action that is left.
fn action(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.circle([w / 2.0, h / 2.0, w.min(h) / 2.0 - 0.8], TEAL, (Paint::Ink, 1.0));
    canvas.icon(icons::BOLT.0, [w / 2.0, h / 2.0], w * 0.66, Paint::OnColor);
}

/// Something that is counted: what, and how many.
fn stat(piece: &Piece, icon: Icon, fill: Paint, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    drawn(canvas, icon, [w * 0.42, h * 0.42], w * 0.8, fill, Paint::Ink);
    let size = (h * 0.42).clamp(8.0, 17.0);
    pill(canvas, [w - size * 0.72, h - size * 0.66], size, &piece.short, Paint::Ink);
}

/// The back of a card, with a sign and how many there are.
fn back(piece: &Piece, icon: Icon, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let ground = if piece.art == "background" { PLUM } else { SLATE };
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], w * 0.1, ground, (Paint::Ink, 1.1));
    canvas.rect([w * 0.09, h * 0.07, w * 0.82, h * 0.86], w * 0.07, Paint::None, (Paint::OnColor, 0.8));
    drawn(
        canvas,
        icon,
        [w / 2.0, h * if piece.short.is_empty() { 0.5 } else { 0.36 }],
        w * 0.5,
        ground,
        Paint::OnColor,
    );
    let size = (h * 0.25).clamp(8.0, 20.0);
    canvas.text([w / 2.0, h * 0.84], w * 0.8, &piece.short, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}

/// A small piece for a card of a kind.
fn token(piece: &Piece, kind: Kind, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], w * 0.2, Paint::Card, (paint(kind), 1.5));
    drawn(canvas, icons::card(kind), [w / 2.0, h / 2.0], w * 0.72, paint(kind), Paint::Ink);
    canvas.count(piece.count);
}
