//! The look of Luiswile: a newspaper of the thirties in sepia and ink, with mug shots, engravings and a race in print.

mod cover;
mod engraving;
mod face;
mod features;
mod icons;
mod page;
mod palette;
mod person;
mod race;
mod tile;

use ::scene::Texts;
use draw::{Anchor, Canvas, Component, GameArt, Paint, Palette, Weight, wrap};

use self::palette::{
    BRICK, CHALK, CLOTH, DARK, DOTS, FIBRES, GLOW, HATCHES, LAMP, MIST, MORTAR, NIGHT, PHOTO, PLATE, RAIN, SHADE,
    SKINS, SKY, SNOW, STRIPE,
};
use crate::art::{Area, AreaArt, BadgeArt, Piece, PieceArt};
use crate::{Luiswile, Options, View};

/// Shovel, Banknotes and Bulb.
const WAYS: [Paint; 3] = [Paint::Accent(0), Paint::Accent(2), Paint::Accent(3)];
/// The space around what stands in an area, and where its title ends.
const PAD: f32 = 7.0;
const TITLE: f32 = 27.0;

impl GameArt for Luiswile {
    const PALETTE: &'static Palette = &palette::PALETTE;

    /// Lamplight on a desk.
    fn backdrop(canvas: &mut Canvas) {
        let (w, h) = (canvas.w, canvas.h);
        canvas.rect([0.0, 0.0, w, h], 0.0, palette::LAMPLIGHT, (Paint::None, 0.0));
    }

    fn cover(canvas: &mut Canvas) {
        cover::paint(canvas);
    }

    fn components(options: &Options, view: &View, texts: &Texts) -> Vec<Component<Luiswile>> {
        crate::scene::components(options, view, texts)
    }

    fn area(area: &Area, canvas: &mut Canvas) {
        match &area.art {
            AreaArt::Race { goal, goal_mode, pools } => race::paint(area, canvas, *goal, *goal_mode, pools),
            AreaArt::Day(front_page) => page::paint(area, canvas, front_page),
            AreaArt::Patrol { number } => patrol(area, canvas, *number),
            AreaArt::Warden => {
                sheet(canvas);
                rule(canvas, Paint::Accent(5));
                let (side, room) = (portrait_side(canvas), canvas.h - TITLE - PAD);
                // Words come before the portrait.
                let beside = canvas.w - side - 3.0 * PAD;
                let has_portrait = fit(&area.notes, beside, room, largest(canvas)) >= WORDS_MIN;
                if has_portrait {
                    face::warden(canvas, [canvas.w - side - PAD, TITLE + 1.0, side]);
                }
                let width = if has_portrait { beside } else { canvas.w - 2.0 * PAD };
                let size = largest(canvas);
                sentences(canvas, &area.notes, [PAD, TITLE, width, room], size);
            }
            AreaArt::Solitary => cells(area, canvas),
            AreaArt::Plain => ledger(area, canvas),
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

/// A portrait that would make the words beside it smaller than this is left out.
const WORDS_MIN: f32 = 10.5;
/// The smallest print.
const PRINT_MIN: f32 = 7.2;

/// How large sentences below each other can be, at the most.
fn fit(notes: &[String], w: f32, h: f32, largest: f32) -> f32 {
    let mut size = largest;
    while size > PRINT_MIN {
        let count: usize = notes.iter().map(|note| wrap(note, w, size, Weight::Regular).len()).sum();
        if count as f32 * size * 1.22 + notes.len() as f32 * size * 0.3 <= h + size * 0.3 {
            return size;
        }
        size *= 0.96;
    }
    PRINT_MIN
}

/// Sentences below each other, as large as they fit; if nothing else helps, in one paragraph. Gives where they end.
fn sentences(canvas: &mut Canvas, notes: &[String], at: [f32; 4], largest: f32) -> f32 {
    let [x, y, w, h] = at;
    let size = fit(notes, w, h, largest);
    if size <= PRINT_MIN {
        let text = notes.join(" ");
        return y + canvas.paragraph(at, &text, PRINT_MIN, Weight::Regular, Anchor::Start, Paint::Ink);
    }
    let mut base = y;
    for note in notes {
        for line in wrap(note, w, size, Weight::Regular) {
            base += size * 1.22;
            let at = [x, base - size * 0.25];
            canvas.text(at, w + 1.0, &line, size, Weight::Regular, Anchor::Start, Paint::Ink);
        }
        base += size * 0.3;
    }
    base
}

/// A sheet of paper that lies on the desk.
fn sheet(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([2.0, 2.5, w - 2.0, h - 2.5], 2.0, SHADE, (Paint::None, 0.0));
    canvas.rect([0.5, 0.5, w - 2.0, h - 2.5], 1.5, Paint::Card, (Paint::Line, 1.0));
    canvas.rect([0.5, 0.5, w - 2.0, h - 2.5], 1.5, FIBRES, (Paint::None, 0.0));
}

/// A double rule below the title.
fn rule(canvas: &mut Canvas, accent: Paint) {
    let w = canvas.w;
    canvas.rect([PAD, TITLE - 4.6, w - 2.0 * PAD, 1.8], 0.0, accent, (Paint::None, 0.0));
    canvas.rect([PAD, TITLE - 1.6, w - 2.0 * PAD, 0.7], 0.0, accent, (Paint::None, 0.0));
}

/// A page of the registry: what lies before a player, or beside the board. Before those who are on turn its frame is
/// broad.
fn ledger(area: &Area, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let line = area.owner.map_or(Paint::Line, Paint::Seat);
    let (ground, width) = if area.has_turn() { (Paint::Card, 3.0) } else { (Paint::Paper, 1.2) };
    let frame = [width / 2.0, width / 2.0, w - width, h - width];
    canvas.rect(frame, 3.0, ground, (line, width));
    canvas.rect(frame, 3.0, FIBRES, (Paint::None, 0.0));
    if area.owner.is_some() && h > 40.0 {
        // A thin line inside the frame, as printers set it.
        let inset = width + 1.6;
        canvas.rect([inset, inset, w - 2.0 * inset, h - 2.0 * inset], 1.5, Paint::None, (line, 0.5));
    }
}

/// The largest print in a part of the board.
fn largest(canvas: &Canvas) -> f32 {
    (canvas.w * 0.038).clamp(14.0, 17.0)
}

/// How large a portrait can be beside a text.
fn portrait_side(canvas: &Canvas) -> f32 {
    (canvas.h - TITLE - PAD - 3.0).min(canvas.w * 0.33).max(1.0)
}

/// The patrol: a guard, his values in tiles, and what he has found.
fn patrol(area: &Area, canvas: &mut Canvas, number: Option<u8>) {
    sheet(canvas);
    rule(canvas, Paint::Accent(1));
    let (w, h) = (canvas.w, canvas.h);
    let (row, tiles) = tiles(area, canvas);
    let top = TITLE + if tiles > 0.0 { tiles + 4.0 } else { 0.0 };
    let beside = w - row - 3.0 * PAD;
    let (side, room) = if tiles == 0.0 || beside >= 44.0 {
        let side = portrait_side(canvas).min(beside);
        (side, h - top - PAD)
    } else {
        ((h - top - PAD).min(w * 0.3), h - top - PAD)
    };
    // Words come before the portrait.
    let beside = fit(&area.notes, w - side - 3.0 * PAD, room, largest(canvas));
    let has_portrait = side >= 30.0 && (area.notes.is_empty() || beside >= WORDS_MIN);
    if has_portrait {
        face::patrol(canvas, [w - side - PAD, h - side - PAD - 1.0, side], number);
    }
    if room >= 12.0 && !area.notes.is_empty() {
        let width = w - 2.0 * PAD - if has_portrait { side + PAD } else { 0.0 };
        let shown = some_of(&area.notes, width, room);
        let size = largest(canvas);
        sentences(canvas, &shown, [PAD, top, width, room], size);
    }
}

/// As many sentences as fit in print that can be read. The tiles of the gangs say the same as the others.
fn some_of(notes: &[String], w: f32, h: f32) -> Vec<String> {
    let mut shown = notes.to_vec();
    while shown.len() > 1 && fit(&shown, w, h, 9.0) < 8.5 {
        shown.pop();
        if let Some(last) = shown.last_mut() {
            *last = format!("{} …", last.trim_end_matches(" …"));
        }
    }
    shown
}

/// How wide a row of tiles below the title is, and how high: as the layout makes them.
fn tiles(area: &Area, canvas: &Canvas) -> (f32, f32) {
    let count = area.pieces.len() as f32;
    if count == 0.0 {
        return (0.0, 0.0);
    }
    let (inner, units) = (canvas.w - 2.0 * PAD, count * 2.46 - 0.16);
    let unit = (canvas.w.min(canvas.h) * 0.19).clamp(7.0, 30.0);
    let row = inner / units;
    let unit = if row >= unit * 0.5 { unit.min(row) } else { unit };
    (units * unit, 2.3 * unit)
}

/// Cells behind bars, below the title.
fn cells(area: &Area, canvas: &mut Canvas) {
    ledger(area, canvas);
    let (w, h) = (canvas.w, canvas.h);
    let (top, bottom) = (24.0, h - 3.0);
    if bottom - top < 12.0 {
        return;
    }
    canvas.rect([3.0, top, w - 6.0, bottom - top], 1.0, MORTAR, (Paint::None, 0.0));
    canvas.rect([3.0, top, w - 6.0, bottom - top], 1.0, BRICK, (Paint::None, 0.0));
    canvas.rect([3.0, top, w - 6.0, bottom - top], 1.0, SHADE, (DARK, 1.2));
    let mut x = 16.0;
    while x < w - 10.0 {
        canvas.rect([x, top, 3.0, bottom - top], 1.0, DARK, (Paint::None, 0.0));
        canvas.rect([x + 0.7, top, 0.9, bottom - top], 0.4, STRIPE, (Paint::None, 0.0));
        x += 24.0;
    }
}

/// The sign of a pile, for sheets outside the drawing.
pub(crate) const fn pile_icon(pile: crate::cards::Pile) -> &'static str {
    icons::pile(pile).0
}
