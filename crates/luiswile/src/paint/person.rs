//! Cards of the prison's registry: a mug shot with the number, six values, special rules, and the signs of the day.

use ::scene::Size;
use draw::{Anchor, Canvas, Paint, Weight, measure, wrap};

use super::face::{self, Look};
use super::{CHALK, FIBRES, PLATE, badge_text, icons, line, own_badges};
use crate::art::{BadgeArt, Piece, Values};
use crate::cards::{Number, Pile, Rank};

/// Where the special rules begin among the lines of a card, after name and nationality.
const TAGS: usize = 2;
/// A first name that would be smaller is not printed in full.
const NAME_MIN: f32 = 8.5;

/// A prisoner's card, with what its small print does not say.
struct Card<'a> {
    piece: &'a Piece,
    rank: Rank,
    values: Values,
    face_seed: u32,
}

pub(super) fn paint(piece: &Piece, canvas: &mut Canvas, number: Number, rank: Rank, values: Values) {
    let card = Card { piece, rank, values, face_seed: face::seed(&number.to_string()) };
    match piece.size {
        Size::Large => large(&card, canvas),
        Size::Chip | Size::Token | Size::Tile | Size::Card => small(&card, canvas),
    }
}

/// A newcomer whom no photograph shows, or his card if the viewer's scouts have seen it.
pub(super) fn newcomer(piece: &Piece, canvas: &mut Canvas, slot: u8) {
    let (w, h) = (canvas.w, canvas.h);
    let scouted = own_badges(piece)
        .find_map(|(art, text)| if let BadgeArt::Scouted(values) = art { Some((values, text)) } else { None });
    if let Some((Some(values), _)) = scouted {
        // Only ordinary prisoners arrive face down.
        let face_seed = face::seed(&format!("A{}", slot + 1));
        large(&Card { piece, rank: Rank::Ordinary, values, face_seed }, canvas);
        canvas.rect([2.5, 2.5, w - 5.0, h - 5.0], 1.5, Paint::None, (Paint::Accent(4), 1.6));
        return;
    }
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], 2.0, Paint::Accent(7), (Paint::Ink, 1.1));
    let photo = [h * 0.07, h * 0.07, w * 0.36, h * 0.86];
    face::unknown(canvas, photo);
    let size = h * 0.36;
    let middle = w * 0.36 + h * 0.07 + (w * 0.64 - h * 0.07) / 2.0;
    canvas.text([middle, h * 0.58], w * 0.5, &piece.short, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
    if let Some((None, gangs)) = scouted {
        canvas.line_icon(icons::EYE, [middle - h * 0.16, h * 0.8], h * 0.2, (Paint::OnColor, 1.8));
        let at = [middle, h * 0.86];
        canvas.text(at, w * 0.26, gangs, h * 0.17, Weight::Bold, Anchor::Start, Paint::OnColor);
    }
}

impl Card<'_> {
    fn has(&self, art: BadgeArt) -> bool {
        badge_text(self.piece, art).is_some()
    }

    fn task(&self) -> Option<Pile> {
        own_badges(self.piece).find_map(|(art, _)| if let BadgeArt::Task(pile) = art { Some(pile) } else { None })
    }

    /// The colour of his deck, which his number stands on.
    fn ground(&self) -> Paint {
        match self.rank {
            Rank::Boss => Paint::Accent(1),
            Rank::Specialist => Paint::Accent(6),
            Rank::Ordinary => Paint::Accent(7),
        }
    }

    /// The sign of his deck.
    const fn sign(&self) -> Option<&'static str> {
        match self.rank {
            Rank::Boss => Some(icons::HAT),
            Rank::Specialist => Some(icons::STAR),
            Rank::Ordinary => None,
        }
    }

    /// The ground of the card.
    fn paint_ground(&self, canvas: &mut Canvas) {
        let (w, h) = (canvas.w, canvas.h);
        let fill = if self.has(BadgeArt::Excluded) { Paint::Ground } else { Paint::Card };
        canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], 2.0, fill, (Paint::Ink, 1.0));
        canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], 2.0, FIBRES, (Paint::None, 0.0));
    }

    /// Signs for his task, for a punishment, and for being out of action.
    fn signs(&self) -> Vec<(&'static str, Paint)> {
        let task = self.task().map(icons::pile).map(|(icon, accent)| (icon, Paint::Accent(accent)));
        let guilty = self.has(BadgeArt::ToPunish).then_some((icons::GAVEL, Paint::Bad));
        let is_idle = self.has(BadgeArt::Excluded) || self.has(BadgeArt::Barred);
        let idle = is_idle.then_some((icons::CROSS, Paint::Ink));
        [task, guilty, idle].into_iter().flatten().collect()
    }

    /// One of the six values; the one that his task uses stands out, and those that he has not are quiet.
    fn paint_value(&self, canvas: &mut Canvas, index: usize, [x, y, w, h]: [f32; 4]) {
        let used = self.task().filter(|&pile| icons::value_of(pile) == Some(index));
        let (ink, icon) = match (used, self.values[index]) {
            (Some(pile), _) => {
                let fill = Paint::Accent(icons::pile(pile).1);
                canvas.rect([x, y + h * 0.04, w, h * 0.92], h * 0.2, fill, (Paint::None, 0.0));
                (Paint::OnColor, Paint::OnColor)
            }
            (None, 0) => (Paint::Soft, Paint::Line),
            (None, _) => (Paint::Ink, super::WAYS.get(index).copied().unwrap_or(Paint::Soft)),
        };
        let side = (h * 0.74).min(w * 0.46);
        canvas.line_icon(icons::VALUES[index], [x + w * 0.29, y + h / 2.0], side, (icon, 2.2));
        let size = (h * 0.8).min(w * 0.62);
        let at = [x + w * 0.75, y + h / 2.0 + size * 0.36];
        let text = self.values[index].to_string();
        canvas.text(at, w * 0.48, &text, size, Weight::Bold, Anchor::Middle, ink);
    }
}

/// Signs in a row from the right, about this height.
fn paint_signs(canvas: &mut Canvas, signs: &[(&'static str, Paint)], middle: f32, high: f32) {
    let mut x = canvas.w - high * 0.55;
    for &(icon, ink) in signs {
        canvas.circle([x, middle, high * 0.45], Paint::Card, (ink, 1.2));
        canvas.line_icon(icon, [x, middle], high * 0.6, (ink, 2.6));
        x -= high * 0.98;
    }
}

/// The card with a mug shot to the left, his name and his values to the right, and his special rules at the foot.
fn large(card: &Card<'_>, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    card.paint_ground(canvas);
    let pad = (w * 0.025).max(2.5);
    let foot = h * 0.79;
    let photo = [pad, pad, w * 0.32, foot - pad];
    let plate = (h * 0.185).min(photo[2] * 0.46);
    let look = Look::prisoner(card.face_seed, card.rank, card.values);
    face::mug_shot(canvas, [photo[0], photo[1], photo[2], photo[3] - plate * 0.55], &look);
    plate_of(card, canvas, [photo[0], foot - plate, photo[2], plate]);
    if card.rank == Rank::Specialist {
        let side = photo[2] * 0.32;
        canvas.figure(icons::STAR, [photo[0] + 1.0, photo[1] + 1.0, side], card.ground(), (CHALK, 2.0));
    }
    let (left, right) = (photo[2] + 2.2 * pad, w - pad);
    let signs = card.signs();
    let sign = h * 0.19;
    let name = (h * 0.14).max(10.0);
    let values = names(card, canvas, [left, pad, right - left, signs.len() as f32 * sign], name);
    paint_signs(canvas, &signs, sign * 0.56, sign);
    let (cell, row) = ((right - left) / 3.0, (foot - values) / 2.0);
    for index in 0..6 {
        let (column, line) = ((index % 3) as f32, (index / 3) as f32);
        card.paint_value(canvas, index, [left + column * cell, values + line * row, cell, row]);
    }
    tags(card.piece, canvas, [pad + 0.5, foot + 1.0, w - 2.0 * pad - 1.0, h - foot - 2.5]);
}

/// His number on the board that he holds.
fn plate_of(card: &Card<'_>, canvas: &mut Canvas, [x, y, w, h]: [f32; 4]) {
    let ground = if card.rank == Rank::Ordinary { PLATE } else { card.ground() };
    let ink = if card.rank == Rank::Ordinary { CHALK } else { Paint::OnColor };
    canvas.rect([x, y, w, h], h * 0.1, ground, (CHALK, 0.8));
    let at = [x + w / 2.0, y + h * 0.79];
    canvas.text(at, w * 0.96, &card.piece.short, h * 0.82, Weight::Bold, Anchor::Middle, ink);
}

/// His name in two lines, the first beside his signs, and his nationality. Gives where they end.
fn names(card: &Card<'_>, canvas: &mut Canvas, [x, y, w, signs]: [f32; 4], size: f32) -> f32 {
    let name = line(card.piece, 0);
    let (given, family) = name.split_once(' ').unwrap_or(("", name));
    let nation = line(card.piece, 1);
    let room = w - signs;
    // His nationality makes way for his signs, and so does all of his first name but its first letter.
    let side = if signs == 0.0 { measure(nation, size * 0.82, Weight::Regular) + size * 0.35 } else { 0.0 };
    let given_room = (room - side).max(room * 0.55);
    let is_long = measure(given, NAME_MIN, Weight::Regular) > given_room;
    let initial = || given.chars().next().map(|letter| format!("{letter}.")).unwrap_or_default();
    let given = if is_long { initial() } else { given.to_owned() };
    canvas.text([x, y + size * 0.95], given_room, &given, size, Weight::Regular, Anchor::Start, Paint::Ink);
    if signs == 0.0 {
        let at = [x + w - 1.0, y + size * 0.95];
        canvas.text(at, room * 0.45, nation, size * 0.82, Weight::Regular, Anchor::End, Paint::Soft);
    }
    canvas.text([x, y + size * 2.1], w, family, size * 1.08, Weight::Bold, Anchor::Start, Paint::Ink);
    y + size * 2.45
}

/// As many special rules as there is room for, and the number of the others.
fn tags(piece: &Piece, canvas: &mut Canvas, [x, y, w, h]: [f32; 4]) {
    let tags = piece.lines.get(TAGS..).unwrap_or_default();
    let size = (h / 1.25).clamp(9.5, 12.0);
    for shown in (1..=tags.len()).rev() {
        let mut text = tags[..shown].join(" · ");
        if shown < tags.len() {
            text += &format!(" +{}", tags.len() - shown);
        }
        let broken = wrap(&text, w, size, Weight::Regular);
        let fits = broken.len() as f32 * size * 1.15 <= h
            && broken.iter().all(|line| measure(line, size, Weight::Regular) <= w);
        if fits || shown == 1 {
            for (index, line) in broken.iter().take((h / (size * 1.15)).max(1.0) as usize).enumerate() {
                let base = y + size * (0.9 + 1.15 * index as f32);
                canvas.text([x, base], w, line, size, Weight::Regular, Anchor::Start, Paint::Soft);
            }
            return;
        }
    }
}

/// A card without room for a name: its number, its values, and how long he sits.
fn small(card: &Card<'_>, canvas: &mut Canvas) {
    let piece = card.piece;
    let (w, h) = (canvas.w, canvas.h);
    let band = h * 0.2;
    card.paint_ground(canvas);
    canvas.rect([0.6, 0.6, w - 1.2, band], 2.0, card.ground(), (Paint::Ink, 1.0));
    let size = band * 0.78;
    canvas.text([w * 0.07, band * 0.8], w * 0.62, &piece.short, size, Weight::Bold, Anchor::Start, Paint::OnColor);
    // Beside the number there is room for one sign; more of them stand at the foot.
    let signs = card.signs();
    let (above, below) = signs.split_at(signs.len().min(1));
    paint_signs(canvas, above, band * 0.53, band);
    if let (true, Some(sign)) = (above.is_empty(), card.sign()) {
        canvas.icon(sign, [w - band * 0.58, band * 0.54], band * 0.66, Paint::OnColor);
    }
    let row = h * 0.2;
    for index in 0..6 {
        let (column, line) = ((index / 3) as f32, (index % 3) as f32);
        card.paint_value(canvas, index, [w * 0.05 + column * w * 0.45, band + 2.0 + line * row, w * 0.44, row]);
    }
    let (middle, room) = (band + 2.0 + row * 3.0, h - band - 2.0 - row * 3.0);
    if let Some(days) = badge_text(piece, BadgeArt::Solitary) {
        let pill = [w * 0.5, middle, w * 0.46, room * 0.9];
        canvas.rect(pill, room * 0.45, Paint::Ink, (Paint::Card, 0.8));
        let at = [w * 0.73, middle + room * 0.75];
        canvas.text(at, w * 0.4, days, room * 0.85, Weight::Bold, Anchor::Middle, Paint::Card);
        if let Some(owner) = piece.owner {
            canvas.seat(owner, [w * 0.22, middle + room * 0.42], (room * 0.5).max(6.5));
        }
        return;
    }
    let size = (room * 0.72).max(7.0);
    let base = middle + size;
    canvas.text([w * 0.07, base], w * 0.4, line(piece, 1), size, Weight::Regular, Anchor::Start, Paint::Soft);
    if !below.is_empty() {
        return paint_signs(canvas, below, middle + room * 0.42, room * 0.95);
    }
    let tags = piece.lines.len().saturating_sub(TAGS);
    for tag in 0..tags.min(4) {
        canvas.icon(
            icons::STAR,
            [w * 0.9 - tag as f32 * room * 0.6, middle + room * 0.42],
            room * 0.55,
            Paint::Accent(6),
        );
    }
}
