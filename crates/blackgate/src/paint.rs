//! The drawings of Blackgate: bare rooms seen from above, tunnels seen from the side, and cards like labels in a workshop.

mod cards;
mod icons;
mod rooms;

use draw::{Anchor, Canvas, GameArt, Paint, Palette, Weight};
use engine::Seat;
use scene::{Facing, Size};

use crate::Blackgate;
use crate::art::{Area, Badge, BadgeArt, Piece, PieceArt};
use crate::cards::{Kind, Kinds};
use icons::Icon;

/// The backs of cards, and things without an owner.
const SLATE: Paint = Paint::Accent(0);
/// Action cards, and signs of the layout.
const TEAL: Paint = Paint::Accent(1);
/// Earth and wood.
const EARTH: Paint = Paint::Accent(2);
/// The inside of a tunnel.
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
        match piece.art {
            PieceArt::Pawn(seat) => pawn(seat, canvas),
            PieceArt::Michel => michel(canvas),
            PieceArt::Die => die_piece(piece, canvas),
            PieceArt::Action => action(canvas),
            PieceArt::Cards => counter(piece, icons::CARDS, SLATE, canvas),
            PieceArt::Cigarettes | PieceArt::Pack => counter(piece, icons::CIGARETTES, GOLD, canvas),
            PieceArt::Beatings => counter(piece, icons::BURST, BRICK, canvas),
            PieceArt::Deck => card_back(piece, icons::LENS, SLATE, canvas),
            PieceArt::MichelDeck => card_back(piece, icons::card(Kind::Knife), SLATE, canvas),
            PieceArt::Background => match (piece.facing, piece.size) {
                (Facing::Down, _) => card_back(piece, icons::MASK, PLUM, canvas),
                (Facing::Up, Size::Token) => cards::used_background(piece, canvas),
                (Facing::Up, _) => cards::text_card(piece, PLUM, canvas),
            },
            PieceArt::GangCard => cards::text_card(piece, SLATE, canvas),
            PieceArt::Gang { gang, accessories, accepts } => cards::gang(piece, gang, accessories, accepts, canvas),
            PieceArt::Recipe { discard, take, count } => cards::recipe(piece, discard, take, count, canvas),
            PieceArt::MichelCard { knife, tools } => cards::michel(piece, knife, tools, canvas),
            PieceArt::Pile(kind) => cards::pile(piece, kind, canvas),
            PieceArt::Card(kind) => match piece.size {
                Size::Large => cards::wide_card(piece, kind, canvas),
                Size::Card => cards::hand_card(piece, kind, canvas),
                Size::Chip | Size::Token | Size::Tile => token(piece, kind, canvas),
            },
        }
    }
}

/// The game's own signs on a piece.
fn signs(piece: &Piece) -> impl Iterator<Item = (BadgeArt, &Badge)> {
    piece.badges.iter().filter_map(|badge| match badge.art {
        scene::BadgeKind::Own(art) => Some((art, badge)),
        scene::BadgeKind::You | scene::BadgeKind::Deciding => None,
    })
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
fn icon(canvas: &mut Canvas, sign: Icon, middle: [f32; 2], side: f32, fill: Paint, line: Paint) {
    let (shape, lines) = sign;
    canvas.icon(shape, middle, side, fill);
    canvas.line_icon(lines, middle, side, (line, (26.0 / side).clamp(1.0, 1.7)));
}

/// A number in a round sign.
fn pill(canvas: &mut Canvas, middle: [f32; 2], size: f32, text: &str, ground: Paint) {
    let width = (draw::measure(text, size, Weight::Bold) + size * 0.6).max(size * 1.3);
    let [x, y] = middle;
    let (left, top) = (x - width / 2.0, y - size * 0.65);
    canvas.rect([left, top, width, size * 1.3], size * 0.65, ground, (Paint::Card, 0.8));
    canvas.text([x, y + size * 0.36], width, text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}

/// A prisoner: a head with a striped cap on a body that is the seat's sign.
fn pawn(seat: Seat, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let side = w.min(h);
    let (x, neck, line) = (w / 2.0, h * 0.24, (Paint::Ink, (side * 0.035).clamp(0.7, 1.3)));
    canvas.seat(seat, [x, h * 0.63], side * 0.34);
    canvas.circle([x, neck, side * 0.17], Paint::Card, line);
    let cap = [x - side * 0.17, neck - side * 0.19, side * 0.34, side * 0.13];
    canvas.rect(cap, side * 0.06, Paint::Seat(seat), line);
}

/// Michel(le): larger than the others, with a knife.
fn michel(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let (x, side) = (w / 2.0, w.min(h));
    let middle = [x, h / 2.0];
    canvas.icon(icons::FIGURE, middle, side, SLATE);
    canvas.line_icon(icons::FIGURE, middle, side, (Paint::Ink, 1.0));
    let (base, size) = ([x - side * 0.08, h * 0.84], (h * 0.42).max(8.0));
    canvas.text(base, w, "M", size, Weight::Bold, Anchor::Middle, Paint::OnColor);
    icon(canvas, icons::card(Kind::Knife), [w * 0.8, h * 0.5], side * 0.46, Paint::Card, Paint::Ink);
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
    for (sign, _) in signs(piece) {
        if let BadgeArt::Rolled(result) = sign {
            die(canvas, [1.0, 1.0, side], result);
        }
    }
}

/// An action that is left.
fn action(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.circle([w / 2.0, h / 2.0, w.min(h) / 2.0 - 0.8], TEAL, (Paint::Ink, 1.0));
    canvas.icon(icons::BOLT.0, [w / 2.0, h / 2.0], w * 0.66, Paint::OnColor);
}

/// Something that is counted: what, and how many.
fn counter(piece: &Piece, sign: Icon, fill: Paint, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    icon(canvas, sign, [w * 0.42, h * 0.42], w * 0.8, fill, Paint::Ink);
    let size = (h * 0.42).clamp(8.0, 17.0);
    pill(canvas, [w - size * 0.72, h - size * 0.66], size, &piece.short, Paint::Ink);
}

/// The back of a card, with a sign and how many there are.
fn card_back(piece: &Piece, sign: Icon, ground: Paint, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], w * 0.1, ground, (Paint::Ink, 1.1));
    canvas.rect([w * 0.09, h * 0.07, w * 0.82, h * 0.86], w * 0.07, Paint::None, (Paint::OnColor, 0.8));
    icon(canvas, sign, [w / 2.0, h * if piece.short.is_empty() { 0.5 } else { 0.36 }], w * 0.5, ground, Paint::OnColor);
    let size = (h * 0.25).clamp(8.0, 20.0);
    canvas.text([w / 2.0, h * 0.84], w * 0.8, &piece.short, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}

/// A small piece for a card of a kind.
fn token(piece: &Piece, kind: Kind, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], w * 0.2, Paint::Card, (paint(kind), 1.5));
    icon(canvas, icons::card(kind), [w / 2.0, h / 2.0], w * 0.72, paint(kind), Paint::Ink);
    canvas.count(piece.count);
}
