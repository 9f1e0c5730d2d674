//! Cards of the prison's registry: number, face, six values, special rules, and the signs of the day.

use ::scene::Size;
use draw::{Anchor, Canvas, Paint, Weight, measure};

use super::{badge_text, face, icons, line, lines, own_badges};
use crate::art::{BadgeArt, Piece, Values};
use crate::cards::{Number, Pile, Rank};

/// Where the special rules begin among the lines of a card, after name and nationality.
const TAGS: usize = 2;

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

/// The back of a newcomer's card, or its face if the viewer's scouts have seen it.
pub(super) fn newcomer(piece: &Piece, canvas: &mut Canvas, slot: u8) {
    let (w, h) = (canvas.w, canvas.h);
    let scouted = own_badges(piece)
        .find_map(|(art, text)| if let BadgeArt::Scouted(values) = art { Some((values, text)) } else { None });
    if let Some((Some(values), _)) = scouted {
        // Only ordinary prisoners arrive face down.
        let face_seed = face::seed(&format!("A{}", slot + 1));
        large(&Card { piece, rank: Rank::Ordinary, values, face_seed }, canvas);
        canvas.rect([2.5, 2.5, w - 5.0, h - 5.0], h * 0.06, Paint::None, (Paint::Accent(4), 1.6));
        return;
    }
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], h * 0.08, Paint::Accent(7), (Paint::Ink, 1.1));
    canvas.rect([w * 0.06, h * 0.09, w * 0.88, h * 0.82], h * 0.06, Paint::None, (Paint::OnColor, 1.0));
    let size = h * 0.36;
    canvas.text([w / 2.0, h * 0.62], w * 0.8, &piece.short, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
    if let Some((None, gangs)) = scouted {
        canvas.line_icon(icons::EYE, [w * 0.18, h * 0.26], h * 0.2, (Paint::OnColor, 1.8));
        let at = [w * 0.3, h * 0.32];
        canvas.text(at, w * 0.6, gangs, h * 0.17, Weight::Bold, Anchor::Start, Paint::OnColor);
    }
}

impl Card<'_> {
    fn has(&self, art: BadgeArt) -> bool {
        badge_text(self.piece, art).is_some()
    }

    fn task(&self) -> Option<Pile> {
        own_badges(self.piece).find_map(|(art, _)| if let BadgeArt::Task(pile) = art { Some(pile) } else { None })
    }

    /// The ground of the card and the band for its number.
    fn paint_ground(&self, canvas: &mut Canvas, band: f32) {
        let (w, h) = (canvas.w, canvas.h);
        let round = w.min(h) * 0.08;
        let fill = if self.has(BadgeArt::Excluded) { Paint::Ground } else { Paint::Card };
        canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], round, fill, (Paint::Ink, 1.0));
        let paint = match self.rank {
            Rank::Boss => Paint::Accent(1),
            Rank::Specialist => Paint::Accent(6),
            Rank::Ordinary => Paint::Accent(7),
        };
        canvas.rect([0.6, 0.6, w - 1.2, band], round, paint, (Paint::Ink, 1.0));
        canvas.rect([1.1, band - round, w - 2.2, round], 0.0, paint, (Paint::None, 0.0));
    }

    /// Signs for his task, for a punishment, and for being out of action.
    fn signs(&self) -> Vec<(&'static str, Paint)> {
        let task = self.task().map(icons::pile).map(|(icon, accent)| (icon, Paint::Accent(accent)));
        let guilty = self.has(BadgeArt::ToPunish).then_some((icons::GAVEL, Paint::Bad));
        let is_idle = self.has(BadgeArt::Excluded) || self.has(BadgeArt::Barred);
        let idle = is_idle.then_some((icons::CROSS, Paint::Ink));
        [task, guilty, idle].into_iter().flatten().collect()
    }

    /// One of the six values; the one that his task uses stands out.
    fn paint_value(&self, canvas: &mut Canvas, index: usize, [x, y, w, h]: [f32; 4]) {
        let used = self.task().filter(|&pile| icons::value_of(pile) == Some(index));
        let (ink, icon) = match (used, self.values[index]) {
            (Some(pile), _) => {
                let fill = Paint::Accent(icons::pile(pile).1);
                canvas.rect([x, y + h * 0.04, w, h * 0.92], h * 0.3, fill, (Paint::None, 0.0));
                (Paint::OnColor, Paint::OnColor)
            }
            (None, 0) => (Paint::Soft, Paint::Line),
            (None, _) => (Paint::Ink, super::WAYS.get(index).copied().unwrap_or(Paint::Soft)),
        };
        let side = h.min(w * 0.55) * 0.82;
        canvas.line_icon(icons::VALUES[index], [x + w * 0.32, y + h / 2.0], side, (icon, 2.2));
        let size = (h * 0.8).min(w * 0.6);
        let at = [x + w * 0.76, y + h / 2.0 + size * 0.36];
        let text = self.values[index].to_string();
        canvas.text(at, w * 0.45, &text, size, Weight::Bold, Anchor::Middle, ink);
    }
}

/// Signs in a row from the right, about this height.
fn paint_signs(canvas: &mut Canvas, signs: &[(&'static str, Paint)], middle: f32, high: f32) {
    let mut x = canvas.w - high * 0.55;
    for &(icon, ink) in signs {
        canvas.circle([x, middle, high * 0.42], Paint::Card, (Paint::OnColor, 0.8));
        canvas.line_icon(icon, [x, middle], high * 0.58, (ink, 2.6));
        x -= high * 0.95;
    }
}

fn large(card: &Card<'_>, canvas: &mut Canvas) {
    let (piece, number) = (card.piece, card.piece.short.as_str());
    let (w, h) = (canvas.w, canvas.h);
    let band = h * 0.2;
    card.paint_ground(canvas, band);
    let (edge, size) = (band * 0.28, band * 0.78);
    canvas.text([edge, band * 0.8], w - 2.0 * edge, number, size, Weight::Bold, Anchor::Start, Paint::OnColor);
    let after = band * 0.5 + measure(number, band * 0.78, Weight::Bold) + band * 0.2;
    let nation = [after, band * 0.8];
    canvas.text(
        nation,
        w * 0.3,
        line(piece, 1),
        (band * 0.62).max(7.0),
        Weight::Regular,
        Anchor::Start,
        Paint::OnColor,
    );
    if card.rank == Rank::Specialist {
        let x = after + measure(line(piece, 1), (band * 0.62).max(7.0), Weight::Regular) + band * 0.45;
        canvas.icon(icons::STAR, [x, band * 0.52], band * 0.6, Paint::OnColor);
    }
    paint_signs(canvas, &card.signs(), band * 0.53, band);
    let pad = w * 0.035;
    let size = (h * 0.125).max(10.0);
    let inner = w - 2.0 * pad;
    canvas.text([pad, band + size * 1.05], inner, line(piece, 0), size, Weight::Bold, Anchor::Start, Paint::Ink);
    let top = band + size * 1.35;
    let high = h * 0.36;
    face::paint(canvas, [pad, top, w * 0.22, high], card.face_seed, card.rank);
    let (left, cell) = (pad * 2.0 + w * 0.22, (w * 0.78 - 3.0 * pad) / 3.0);
    for index in 0..6 {
        let (column, row) = ((index % 3) as f32, (index / 3) as f32);
        let at = [left + column * cell, top + row * high / 2.0, cell, high / 2.0];
        card.paint_value(canvas, index, at);
    }
    tags(piece, canvas, [pad, top + high + 1.0, inner, h - top - high - 3.0]);
}

/// As many special rules as there is room for, and the number of the others.
fn tags(piece: &Piece, canvas: &mut Canvas, [x, y, w, h]: [f32; 4]) {
    let tags = piece.lines.get(TAGS..).unwrap_or_default();
    let size = (h / 2.2).clamp(9.5, 11.5);
    for shown in (1..=tags.len()).rev() {
        let mut text = tags[..shown].join(" · ");
        if shown < tags.len() {
            text += &format!(" +{}", tags.len() - shown);
        }
        let broken = lines(&text, w, size, Weight::Regular);
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
    card.paint_ground(canvas, band);
    let size = band * 0.78;
    canvas.text([w * 0.07, band * 0.8], w * 0.62, &piece.short, size, Weight::Bold, Anchor::Start, Paint::OnColor);
    // Beside the number there is room for one sign; more of them stand at the foot.
    let signs = card.signs();
    let (above, below) = signs.split_at(signs.len().min(1));
    paint_signs(canvas, above, band * 0.53, band);
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
