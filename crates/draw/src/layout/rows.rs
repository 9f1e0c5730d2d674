//! Rows: the pieces of an area from left to right, and how large they are.

use scene::{Area, Art, Piece, Placement, Size};

use super::{HEADER, NOTE, PAD};
use crate::Weight;
use crate::canvas::wrap;

/// The width of a card, and the space between pieces.
const CARD: f32 = 2.3;
const SPACING: f32 = 0.16;

/// What a panel holds: its notes in lines, its pieces in rows that begin at `top`.
pub(super) struct Sheet {
    pub(super) notes: Vec<String>,
    pub(super) flow: Vec<Slot>,
    pub(super) top: f32,
    pub(super) height: f32,
}

impl Sheet {
    pub(super) fn of<A: Art>(area: &Area<A>, inner: f32, unit: f32) -> Sheet {
        let notes: Vec<String> = area.notes.iter().flat_map(|note| wrap(note, inner, NOTE, Weight::Regular)).collect();
        let flow = flow(&area.pieces, inner, unit);
        // Signs may stand out above pieces.
        let gap = if notes.is_empty() || flow.is_empty() { 0.0 } else { 3.0 };
        let top = HEADER + notes.len() as f32 * NOTE * 1.3 + gap;
        let end = top + flow.last().map_or(0.0, |last| last.row_end);
        let height = if end > HEADER { end + PAD } else { HEADER };
        Sheet { notes, flow, top, height }
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
/// room for it, pieces `grow`.
pub(super) fn unit<A: Art>(area: &Area<A>, width: f32, grow: f32) -> f32 {
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
    if row * most * 0.75 <= width { (width / row).min(most * grow) } else { most }
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
