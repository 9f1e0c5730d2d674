//! Rows: the pieces of an area from left to right, and how large they are.

use scene::{Area, Art, Piece, Placement, Size};

use super::{BADGE, BADGE_GAP, HEADER, PAD, TITLE, TITLE_LINE};
use crate::breaks::wrap;
use crate::{Weight, measure};

/// The width of a card, and the space between pieces.
const CARD: f32 = 2.3;
const SPACING: f32 = 0.16;

/// What a panel holds: a header with a title and signs, its notes in lines, its pieces in rows that begin at `top`.
pub(super) struct Sheet {
    pub(super) header: Header,
    pub(super) notes: Vec<String>,
    pub(super) flow: Vec<Slot>,
    pub(super) top: f32,
    pub(super) height: f32,
}

impl Sheet {
    pub(super) fn of<A: Art>(area: &Area<A>, header: Header, inner: f32, unit: f32, note: f32) -> Sheet {
        let notes: Vec<String> = area.notes.iter().flat_map(|text| wrap(text, inner, note, Weight::Regular)).collect();
        let flow = flow(&area.pieces, inner, unit);
        // Signs may stand out above pieces.
        let gap = if notes.is_empty() || flow.is_empty() { 0.0 } else { 3.0 };
        let top = header.height + notes.len() as f32 * note * 1.3 + gap;
        let end = top + flow.last().map_or(0.0, |last| last.row_end);
        let height = if end > header.height { end + PAD } else { header.height };
        Sheet { header, notes, flow, top, height }
    }
}

/// The first lines of a panel.
pub(super) struct Header {
    /// The title in lines, where they begin, and how wide they may be.
    pub(super) title: Vec<String>,
    pub(super) title_left: f32,
    pub(super) title_width: f32,
    /// Where each sign is: its left and upper edge, and its width.
    pub(super) badges: Vec<[f32; 3]>,
    pub(super) height: f32,
}

impl Header {
    /// Signs stand to the right of the title, or in lines below it where it would be smaller than `least` beside them.
    pub(super) fn of(width: f32, title: &str, title_left: f32, least: f32, badges: &[f32]) -> Header {
        let right = width - PAD;
        let all: f32 = badges.iter().map(|width| width + BADGE_GAP).sum();
        let title_width = right - title_left;
        if measure(title, least, Weight::Bold) + all <= title_width {
            let mut x = right;
            let places = badges.iter().map(|width| {
                x -= width + BADGE_GAP;
                [x + BADGE_GAP, PAD - BADGE * 0.2, *width]
            });
            let (title, badges) = (vec![title.to_owned()], places.collect());
            return Header { title, title_left, title_width: title_width - all, badges, height: HEADER };
        }
        let title = match measure(title, least, Weight::Bold) <= title_width {
            true => vec![title.to_owned()],
            false => wrap(title, title_width, TITLE, Weight::Bold),
        };
        let line = BADGE * 1.4 + BADGE_GAP;
        let (mut x, mut y) = (PAD, HEADER + (title.len() as f32 - 1.0) * TITLE * TITLE_LINE);
        let places = badges.iter().map(|width| {
            if x > PAD && x + width > right {
                (x, y) = (PAD, y + line);
            }
            x += width + BADGE_GAP;
            [x - width - BADGE_GAP, y, *width]
        });
        let badges: Vec<[f32; 3]> = places.collect();
        let height = if badges.is_empty() { y } else { y + line + BADGE_GAP };
        Header { title, title_left, title_width, badges, height }
    }
}

/// How large pieces are beside each other.
pub(super) fn units(size: Size) -> (f32, f32) {
    match size {
        Size::Chip => (1.0, 1.0),
        Size::Token => (1.4, 1.4),
        Size::Tile => (2.3, 2.3),
        Size::Card => (2.3, 3.2),
        Size::Large => (4.4, 3.2),
    }
}

/// How large the pieces of a panel are: cards fill its rows to the edge, and tokens shrink a little if they all fit one
/// row then. Their number does not count beyond that, so that cards keep their size from scene to scene. Where there is
/// room for it, pieces `grow`; they `shrink` to this part of their size at the most.
pub(super) fn unit<A: Art>(area: &Area<A>, width: f32, grow: f32, shrink: f32) -> f32 {
    if matches!(area.place, Placement::Player(_)) && area.pieces.iter().any(|piece| piece.size == Size::Large) {
        return 24.0 * grow;
    }
    let widths = || area.pieces.iter().map(|piece| units(piece.size).0);
    let card = widths().filter(|&width| width >= CARD).fold(f32::INFINITY, f32::min);
    let (card, least) = match area.place {
        Placement::Own => (card, (width / 27.0).clamp(26.0, 34.0)),
        Placement::Player(_) => (card, (width / 17.1).clamp(19.6, 26.0)),
        _ if card > CARD => (card, 24.0),
        _ => (card, (width / 17.1).clamp(19.6, 26.0)),
    };
    if widths().any(|width| width >= CARD) {
        let least = least * grow;
        let columns = ((width / least + SPACING) / (card + SPACING)).floor().max(1.0);
        return (width / (columns * (card + SPACING) - SPACING)).min(least * 1.4);
    }
    // An empty row counts as wide as a chip: it must not decide the size that rows share.
    let row = row_width(&area.pieces).max(1.0);
    let most = if area.place == Placement::Own { 30.0 } else { (width / 14.0).clamp(23.0, 28.0) };
    if row * most * shrink <= width { (width / row).min(most * grow) } else { most }
}

/// How wide pieces are side by side, in units.
pub(super) fn row_width<A: Art>(pieces: &[Piece<A>]) -> f32 {
    pieces.iter().map(|piece| units(piece.size).0 + SPACING).sum::<f32>() - SPACING
}

/// A place in a row of pieces.
pub(super) struct Slot {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
    /// Where the row ends that this piece is in.
    pub(super) row_end: f32,
}

/// Pieces in rows, from left to right, in their order. Small pieces lie below each other beside a high one.
pub(super) fn flow<A: Art>(pieces: &[Piece<A>], width: f32, unit: f32) -> Vec<Slot> {
    let gap = unit * SPACING;
    let mut slots: Vec<Slot> = Vec::with_capacity(pieces.len());
    // The place of the next piece, where the row ends, and the column beside its highest piece.
    let (mut x, mut y, mut row_end, mut beside, mut lowest) = (0.0, 0.0, 0.0_f32, 0.0, 0.0_f32);
    for piece in pieces {
        let (w, h) = units(piece.size);
        let (w, h) = (w * unit, h * unit);
        if x > 0.0 && x + w > width + 0.1 {
            if lowest > 0.0 && lowest + gap + h <= row_end + 0.1 && beside + w <= width + 0.1 {
                (x, y, lowest) = (beside, lowest + gap, 0.0);
            } else {
                (x, y, row_end, lowest) = (0.0, row_end + gap, 0.0, 0.0);
            }
        }
        if y + h >= row_end {
            (row_end, beside, lowest) = (y + h, x + w + gap, 0.0);
        } else {
            lowest = lowest.max(y + h);
        }
        slots.push(Slot { x, y, w, h, row_end });
        x += w + gap;
    }
    slots
}

#[cfg(test)]
mod tests {
    use engine::sample::Sample;

    use super::*;

    fn places(sizes: &[Size], width: f32) -> Vec<(f32, f32)> {
        let pieces: Vec<Piece<Sample>> =
            sizes.iter().map(|&size| Piece::new("piece", scene::sample::SamplePiece::Card, size, "")).collect();
        flow(&pieces, width, 100.0).iter().map(|slot| (slot.x, slot.y)).collect()
    }

    #[test]
    fn small_pieces_lie_below_each_other_beside_a_high_one() {
        let sizes = [Size::Large, Size::Token, Size::Token, Size::Token, Size::Token, Size::Token];
        let expected = [(0.0, 0.0), (456.0, 0.0), (612.0, 0.0), (456.0, 156.0), (612.0, 156.0), (0.0, 336.0)];
        assert_eq!(places(&sizes, 760.0), expected);
    }

    #[test]
    fn pieces_of_one_size_fill_one_row_after_the_other() {
        assert_eq!(places(&[Size::Token; 3], 300.0), [(0.0, 0.0), (156.0, 0.0), (0.0, 156.0)]);
    }
}
