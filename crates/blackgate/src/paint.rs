//! The drawings of Blackgate: a comic by lamplight. Rooms are panels with a scene in each, gangs are tattoos, tunnels are
//! seen to grow.

mod cards;
mod cover;
mod icons;
mod palette;
mod panels;
mod people;
mod rooms;
mod tunnels;

use draw::{Anchor, Canvas, Component, GameArt, Paint, Palette, Part, Weight};
use scene::{Facing, Size, Texts};

use crate::art::{Area, Badge, BadgeArt, Piece, PieceArt};
use crate::cards::{Kind, Kinds};
use crate::{Blackgate, Options, View};
use icons::Icon;
use palette::{BRICK, EARTH, FLAME, GOLD, PAGE, PEN, PLUM, SHADE, SLATE, STEEL, TEAL};

const NO_LINE: (Paint, f32) = (Paint::None, 0.0);
/// From this size on, icons have outlines of varying weight.
const HEAVY: f32 = 26.0;

impl GameArt for Blackgate {
    const PALETTE: &'static Palette = &palette::PALETTE;

    fn backdrop(canvas: &mut Canvas) {
        cover::backdrop(canvas);
    }

    fn cover(canvas: &mut Canvas) {
        cover::cover(canvas);
    }

    fn components(options: &Options, view: &View, texts: &Texts) -> Vec<Component<Blackgate>> {
        crate::scene::components(options, view, texts)
    }

    fn area(area: &Area, canvas: &mut Canvas) {
        rooms::area(area, canvas);
    }

    fn piece(piece: &Piece, canvas: &mut Canvas) {
        match piece.art {
            PieceArt::Pawn { seat, back } => people::pawn(seat, back, canvas),
            PieceArt::Bully(bully) => people::michel(bully, canvas),
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
    let width = (30.0 / side).clamp(1.0, 1.8);
    if side >= HEAVY {
        let scale = side / 24.0;
        let heavy = [Part::Inked(fill, line, width, shape)];
        canvas.picture(&heavy, [middle[0] - side / 2.0, middle[1] - side / 2.0], scale);
    } else {
        canvas.icon(shape, middle, side, fill);
    }
    canvas.line_icon(lines, middle, side, (line, width));
}

/// A number in a round sign.
fn pill(canvas: &mut Canvas, middle: [f32; 2], size: f32, text: &str, ground: Paint) {
    let width = (draw::measure(text, size, Weight::Bold) + size * 0.6).max(size * 1.3);
    let [x, y] = middle;
    let (left, top) = (x - width / 2.0, y - size * 0.65);
    canvas.rect([left, top, width, size * 1.3], size * 0.65, ground, (Paint::Card, 0.8));
    canvas.text([x, y + size * 0.36], width, text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}

/// A die with its pips.
fn die(canvas: &mut Canvas, at: [f32; 3], result: u8) {
    let [x, y, side] = at;
    canvas.rect([x, y, side, side], side * 0.2, PAGE, (PEN, (side * 0.07).clamp(0.8, 1.6)));
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
        canvas.circle([x + side * column, y + side * row, side * 0.1], PEN, NO_LINE);
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

/// An action that is left: a match that still burns.
fn action(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.circle([w / 2.0 + 0.8, h / 2.0 + 1.2, w.min(h) / 2.0 - 1.0], SHADE, NO_LINE);
    canvas.circle([w / 2.0, h / 2.0, w.min(h) / 2.0 - 1.2], FLAME, (PEN, 1.8));
    canvas.icon(icons::BOLT.0, [w / 2.0, h / 2.0], w * 0.66, PEN);
}

/// Something that is counted: what, and how many.
fn counter(piece: &Piece, sign: Icon, fill: Paint, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([1.6, 2.0, w - 2.0, h - 2.4], w * 0.12, SHADE, NO_LINE);
    canvas.rect([0.8, 0.8, w - 2.0, h - 2.0], w * 0.12, PAGE, (PEN, 1.0));
    icon(canvas, sign, [w * 0.42, h * 0.42], w * 0.7, fill, PEN);
    let size = (h * 0.42).clamp(8.0, 17.0);
    pill(canvas, [w - size * 0.72, h - size * 0.66], size, &piece.short, Paint::Ink);
}

/// The back of a card, with a sign and how many there are.
fn card_back(piece: &Piece, sign: Icon, ground: Paint, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let round = (w * 0.06).min(5.0);
    canvas.rect([2.4, 2.8, w - 3.0, h - 3.2], round, SHADE, NO_LINE);
    canvas.rect([0.8, 0.8, w - 2.8, h - 3.0], round, ground, (PEN, 1.6));
    canvas.rect([w * 0.08, h * 0.06, w * 0.81, h * 0.84], round, palette::DOTS, (Paint::OnColor, 0.9));
    let middle = [w * 0.485, h * if piece.short.is_empty() { 0.47 } else { 0.36 }];
    icon(canvas, sign, middle, w * 0.54, ground, Paint::OnColor);
    let size = (h * 0.25).clamp(8.0, 20.0);
    canvas.text([w * 0.485, h * 0.82], w * 0.8, &piece.short, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}

/// A small piece for a card of a kind.
fn token(piece: &Piece, kind: Kind, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([1.8, 2.2, w - 2.2, h - 2.6], w * 0.14, SHADE, NO_LINE);
    canvas.rect([1.0, 1.0, w - 2.6, h - 2.6], w * 0.14, PAGE, (paint(kind), 2.0));
    icon(canvas, icons::card(kind), [w * 0.49, h * 0.49], w * 0.72, paint(kind), PEN);
    canvas.count(piece.count);
}
