//! The look of Luiswile: cards of a prison's registry, a race to the wall, a signboard for the day.

mod face;
mod icons;
mod person;
mod race;
mod tile;
mod yard;

use draw::{Anchor, Canvas, GameArt, Paint, Palette, Weight, measure};

use crate::Luiswile;
use crate::art::{Area, AreaArt, BadgeArt, Piece, PieceArt};

/// Shovel, Banknotes and Bulb.
const WAYS: [Paint; 3] = [Paint::Accent(0), Paint::Accent(2), Paint::Accent(3)];
/// The space around what stands in an area, and where its title ends.
const PAD: f32 = 7.0;
const TITLE: f32 = 27.0;

impl GameArt for Luiswile {
    /// Earth, slate, banknote green, lamplight, sea, rust, violet and stone.
    const PALETTE: &'static Palette = &Palette {
        accents: &[
            ("#7d4a2a", "#d99c62"),
            ("#3f5673", "#93b2d6"),
            ("#43723a", "#8fc583"),
            ("#a05d00", "#efc65c"),
            ("#29696f", "#74bcc2"),
            ("#963b50", "#e58ba0"),
            ("#68498f", "#b99de2"),
            ("#6f655a", "#ada193"),
        ],
    };

    fn area(area: &Area, canvas: &mut Canvas) {
        canvas.plain_area(area);
        match &area.art {
            AreaArt::Race { goal, goal_mode, pools } => race::paint(area, canvas, *goal, *goal_mode, pools),
            AreaArt::Day => {
                let end = board(area, canvas, Paint::Accent(3), TITLE);
                yard::paint(canvas, end);
            }
            AreaArt::Patrol => {
                let end = board(area, canvas, Paint::Accent(1), TITLE + tiles(area, canvas));
                sign(canvas, icons::CAP, Paint::Accent(1), end);
            }
            AreaArt::Warden => {
                let end = board(area, canvas, Paint::Accent(5), TITLE);
                sign(canvas, icons::GAVEL, Paint::Accent(5), end);
            }
            AreaArt::Solitary => bars(canvas),
            AreaArt::Plain => {}
        }
    }

    fn piece(piece: &Piece, canvas: &mut Canvas) {
        match piece.art {
            PieceArt::Prisoner { number, rank, values } => person::paint(piece, canvas, number, rank, values),
            PieceArt::Newcomer { slot } => person::newcomer(piece, canvas, slot),
            PieceArt::Runner => race::runner(piece, canvas),
            PieceArt::Pool(way) => tile::place(piece, canvas, way.pile(), Some(&piece.short)),
            PieceArt::Pile(pile) => tile::place(piece, canvas, pile, None),
            PieceArt::OwnPile(pile) => tile::own_pile(piece, canvas, pile),
            PieceArt::Efficacy(way) => {
                let (icon, accent) = icons::pile(way.pile());
                tile::value(piece, canvas, icon, Paint::Accent(accent));
            }
            PieceArt::TalkResistance => tile::value(piece, canvas, icons::TALK, Paint::Accent(1)),
            PieceArt::BribeResistance => tile::value(piece, canvas, icons::COINS, Paint::Accent(1)),
            PieceArt::Deck(deck) => tile::deck(piece, canvas, deck),
            PieceArt::Blanks => tile::blanks(piece, canvas),
            PieceArt::ListEntry => tile::list_entry(piece, canvas),
        }
    }
}

/// The game's own badges on a piece, with their texts.
fn own_badges(piece: &Piece) -> impl Iterator<Item = (BadgeArt, &str)> {
    piece.badges.iter().filter_map(|badge| match badge.art {
        ::scene::BadgeKind::Own(art) => Some((art, badge.text.as_str())),
        ::scene::BadgeKind::You | ::scene::BadgeKind::Deciding => None,
    })
}

/// The text of one of the game's own badges, if a piece has it.
fn badge_text(piece: &Piece, wanted: BadgeArt) -> Option<&str> {
    own_badges(piece).find(|(art, _)| *art == wanted).map(|(_, text)| text)
}

/// A line of a piece's small print.
fn line(piece: &Piece, index: usize) -> &str {
    piece.lines.get(index).map_or("", String::as_str)
}

/// A text in lines no wider than this.
fn lines(text: &str, width: f32, size: f32, weight: Weight) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let space = measure(" ", size, weight);
    let mut room = 0.0;
    for word in text.split_whitespace() {
        let needed = measure(word, size, weight);
        match lines.last_mut() {
            Some(line) if needed + space <= room => {
                line.push(' ');
                line.push_str(word);
                room -= needed + space;
            }
            _ => {
                lines.push(word.to_owned());
                room = width - needed;
            }
        }
    }
    lines
}

/// Sentences below each other, as large as they fit; if nothing else helps, in one paragraph. Gives where they end.
fn sentences(canvas: &mut Canvas, notes: &[String], at: [f32; 4], largest: f32) -> f32 {
    let [x, y, w, h] = at;
    let mut size = largest;
    loop {
        let broken: Vec<Vec<String>> = notes.iter().map(|note| lines(note, w, size, Weight::Regular)).collect();
        let count: usize = broken.iter().map(Vec::len).sum();
        let height = count as f32 * size * 1.25 + notes.len().saturating_sub(1) as f32 * size * 0.4;
        if height <= h {
            let mut base = y;
            for (index, note) in broken.iter().enumerate() {
                let weight = if index == 0 { Paint::Ink } else { Paint::Soft };
                for line in note {
                    base += size * 1.25;
                    let at = [x, base - size * 0.3];
                    canvas.text(at, w + 1.0, line, size, Weight::Regular, Anchor::Start, weight);
                }
                base += size * 0.4;
            }
            return base;
        }
        if size <= 7.2 {
            let text = notes.join(" ");
            return y + canvas.paragraph(at, &text, 7.2, Weight::Regular, Anchor::Start, Paint::Ink);
        }
        size = (size * 0.95).max(7.2);
    }
}

/// A part of the board that says what holds today, from this height on. Gives where the text ends.
fn board(area: &Area, canvas: &mut Canvas, accent: Paint, top: f32) -> f32 {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.5, 0.5, w - 1.0, h - 1.0], 8.0, Paint::Card, (Paint::Line, 1.2));
    canvas.rect([1.2, TITLE - 3.6, w - 2.4, 1.8], 0.9, accent, (Paint::None, 0.0));
    let room = h - top - PAD;
    if area.notes.is_empty() || (!area.pieces.is_empty() && room < 26.0) {
        return top;
    }
    sentences(canvas, &area.notes, [PAD, top, w - 2.0 * PAD, room], 14.0)
}

/// How high the tiles of an area are that lie below its title in one row.
fn tiles(area: &Area, canvas: &Canvas) -> f32 {
    match area.pieces.len() as f32 {
        0.0 => 0.0,
        count => ((canvas.w - 2.0 * PAD) / (count * 1.07)).min(69.0) + 6.0,
    }
}

/// A sign in the lower corner, where there is room.
fn sign(canvas: &mut Canvas, icon: &'static str, accent: Paint, top: f32) {
    let (w, h) = (canvas.w, canvas.h);
    let side = (h - top - 2.0 * PAD).min(w * 0.3).min(84.0);
    if side >= 18.0 {
        canvas.line_icon(icon, [w - PAD - side / 2.0, h - PAD - side / 2.0], side, (accent, 1.3));
    }
}

fn bars(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let mut x = 18.0;
    while x < w - 10.0 {
        canvas.rect([x, 24.0, 2.0, h - 25.0], 1.0, Paint::Line, (Paint::None, 0.0));
        x += 18.0;
    }
}
