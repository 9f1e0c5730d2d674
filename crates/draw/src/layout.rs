//! Layout: where everything goes, on a phone, a tablet and a desk.
//!
//! Wide: the board to the left with own things below it, players in a column to the right, piles wherever there is most
//! room left; where there are no piles, own things go below the players. Narrow: all of it below each other. Pieces keep
//! their order and their ids; only their places change.

use scene::{Area, Piece, Place, Scene, Size};

use crate::brush::wrap;
use crate::{Anchor, Brush, Drawing, Look, Paint, Sprite, Weight};

/// The space that there is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The width; the height follows from what is to be shown.
    pub width: f32,
}

impl Frame {
    fn is_wide(self) -> bool {
        self.width >= 860.0
    }
}

/// From this width on, panels stand in two columns.
const COLUMNS_FROM: f32 = 600.0;
/// More cards than this with much print do not go into one of two columns.
const CARDS_IN_COLUMN: usize = 6;
const MARGIN: f32 = 10.0;
const GAP: f32 = 8.0;
const PAD: f32 = 7.0;
const HEADER: f32 = 24.0;
const NOTE: f32 = 11.5;
/// How small pieces at spots become, at the least, so as not to touch each other.
const CROWDED: f32 = 0.68;
/// By how much a column must be shorter than another to be preferred.
const SLACK: f32 = 16.0;

/// Lays a scene out in a frame.
pub fn lay_out<G: Look>(scene: &Scene, frame: Frame) -> Drawing {
    let mut layout =
        Layout::<G> { areas: Vec::new(), pieces: Vec::new(), overflows: Vec::new(), game: std::marker::PhantomData };
    let height = if frame.is_wide() { layout.wide(scene, frame) } else { layout.narrow(scene, frame) };
    let Layout { areas, mut pieces, overflows, .. } = layout;
    let mut sprites = areas;
    sprites.append(&mut pieces);
    Drawing { width: frame.width, height: height.ceil(), sprites, overflows }
}

struct Layout<G> {
    areas: Vec<Sprite>,
    pieces: Vec<Sprite>,
    overflows: Vec<String>,
    game: std::marker::PhantomData<G>,
}

/// A box on the page.
#[derive(Clone, Copy)]
struct Space {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

fn on_board(area: &Area) -> bool {
    matches!(area.place, Place::Board(..) | Place::Hex(..))
}

impl<G: Look> Layout<G> {
    fn wide(&mut self, scene: &Scene, frame: Frame) -> f32 {
        let column = (frame.width * 0.3).clamp(270.0, 430.0);
        let width = frame.width - column - 3.0 * MARGIN;
        let board = self.board(scene, Space { x: MARGIN, y: MARGIN, w: width, h: 0.0 }, frame.width * 0.62);
        let mut left = Space { x: MARGIN, y: board + GAP, w: width, h: 0.0 };
        let mut right = Space { x: width + 2.0 * MARGIN, y: MARGIN, w: column, h: 0.0 };
        right.y = self.column(scene, right, |place| matches!(place, Place::Player(_)));
        // A board without piles and with few players leaves room beside it.
        let players = scene.areas.iter().filter(|area| matches!(area.place, Place::Player(_))).count();
        let below = players > 3 || scene.areas.iter().any(|area| area.place == Place::Aside);
        let home = if below { &mut left } else { &mut right };
        home.y = self.column(scene, *home, |place| place == Place::Own);
        for area in scene.areas.iter().filter(|area| area.place == Place::Aside) {
            // Only a clear difference counts, so that panels do not jump to and fro.
            let end = |space: Space| space.y + Sheet::of(area, space.w - 2.0 * PAD).height;
            let home = if end(left) + SLACK < end(right) { &mut left } else { &mut right };
            home.y += self.panel(area, *home) + GAP;
        }
        left.y.max(right.y) + MARGIN - GAP
    }

    fn narrow(&mut self, scene: &Scene, frame: Frame) -> f32 {
        let whole = Space { x: MARGIN, y: MARGIN, w: frame.width - 2.0 * MARGIN, h: 0.0 };
        let board = self.board(scene, whole, frame.width * 1.5) + GAP;
        let own = self.column(scene, Space { y: board, ..whole }, |place| place == Place::Own);
        let players = self.columns(scene, Space { y: own, ..whole }, |place| matches!(place, Place::Player(_)));
        self.columns(scene, Space { y: players, ..whole }, |place| place == Place::Aside) + MARGIN - GAP
    }

    /// The board, as large as the space and the greatest height allow. Gives where it ends.
    fn board(&mut self, scene: &Scene, space: Space, height_max: f32) -> f32 {
        let (units_w, units_h) = scene.board;
        if units_w <= 0.0 || units_h <= 0.0 {
            return space.y;
        }
        let scale = (space.w / units_w).min(height_max / units_h);
        let left = space.x + (space.w - units_w * scale) / 2.0;
        for area in scene.areas.iter().filter(|area| on_board(area)) {
            match area.place {
                Place::Board(x, y, w, h) => {
                    let inset = (scale * 0.015).clamp(1.0, 4.0);
                    self.room(
                        area,
                        Space {
                            x: left + x * scale + inset,
                            y: space.y + y * scale + inset,
                            w: w * scale - 2.0 * inset,
                            h: h * scale - 2.0 * inset,
                        },
                    );
                }
                Place::Hex(x, y, radius) => {
                    let (w, h) = (radius * scale * 3.0_f32.sqrt(), radius * scale * 2.0);
                    self.hex(area, Space { x: left + x * scale - w / 2.0, y: space.y + y * scale - h / 2.0, w, h });
                }
                Place::Aside | Place::Player(_) | Place::Own => {}
            }
        }
        space.y + units_h * scale
    }

    /// An area on the board: its title on top, its pieces below.
    fn room(&mut self, area: &Area, space: Space) {
        let mut brush = Brush::new(space.w, space.h);
        G::area(area, &mut brush);
        let size = title_size(space.w);
        let badges = self.badges(&mut brush, area, size);
        let pad = if space.w < 130.0 { PAD * 0.6 } else { PAD };
        brush.text(
            [pad, PAD + size * 0.85],
            space.w - 2.0 * pad - badges,
            &area.title,
            size,
            Weight::Bold,
            Anchor::Start,
            Paint::Ink,
        );
        self.push_area(area, space, brush);
        let top = PAD + size * 1.3;
        let inside = Space { x: space.x + PAD, y: space.y + top, w: space.w - 2.0 * PAD, h: space.h - top - PAD };
        self.fit_pieces(area, space, inside);
    }

    /// A hexagon on the board: no title, its pieces in the middle.
    fn hex(&mut self, area: &Area, space: Space) {
        let mut brush = Brush::new(space.w, space.h);
        G::area(area, &mut brush);
        self.push_area(area, space, brush);
        let inside =
            Space { x: space.x + space.w * 0.17, y: space.y + space.h * 0.24, w: space.w * 0.66, h: space.h * 0.52 };
        self.fit_pieces(area, space, inside);
    }

    /// Signs in the upper right corner of an area. Gives the width that they take.
    fn badges(&mut self, brush: &mut Brush, area: &Area, size: f32) -> f32 {
        let mut right = brush.w - PAD;
        for badge in &area.badges {
            let text = &badge.text;
            let width = crate::measure(text, size, Weight::Bold) + size;
            right -= width;
            brush.rect([right, PAD - size * 0.2, width, size * 1.4], size * 0.7, Paint::Accent(1), (Paint::None, 0.0));
            let at = [right + width / 2.0, PAD + size * 0.85];
            brush.text(at, width, text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
            right -= 3.0;
        }
        brush.w - PAD - right
    }

    /// Areas below each other, each as high as what lies in it. Gives where they end.
    fn column(&mut self, scene: &Scene, space: Space, belongs: impl Fn(Place) -> bool) -> f32 {
        let mut y = space.y;
        for area in scene.areas.iter().filter(|area| belongs(area.place)) {
            y += self.panel(area, Space { y, ..space }) + GAP;
        }
        y
    }

    /// Areas in as many columns as there is room for, each where there is most left. Gives where they end.
    fn columns(&mut self, scene: &Scene, space: Space, belongs: impl Fn(Place) -> bool) -> f32 {
        let count = if space.w >= COLUMNS_FROM { 2 } else { 1 };
        let width = (space.w - GAP * (count - 1) as f32) / count as f32;
        let mut ends = [space.y; 2];
        for area in scene.areas.iter().filter(|area| belongs(area.place)) {
            // Many cards fill the whole width, so that neither column runs on by itself.
            if count > 1 && area.pieces.iter().filter(|piece| piece.size == Size::Large).count() > CARDS_IN_COLUMN {
                let y = ends[0].max(ends[1]);
                ends = [y + self.panel(area, Space { y, ..space }) + GAP; 2];
                continue;
            }
            let column = (0..count).min_by(|&a, &b| ends[a].total_cmp(&ends[b])).unwrap_or_default();
            let x = space.x + column as f32 * (width + GAP);
            ends[column] += self.panel(area, Space { x, y: ends[column], w: width, h: 0.0 }) + GAP;
        }
        ends[..count].iter().copied().fold(space.y, f32::max)
    }

    /// An area beside the board: a header, its notes, its pieces. Gives its height.
    fn panel(&mut self, area: &Area, space: Space) -> f32 {
        let inner = space.w - 2.0 * PAD;
        let Sheet { notes, flow, top, height } = Sheet::of(area, inner);
        let mut brush = Brush::new(space.w, height);
        G::area(area, &mut brush);
        let mut x = PAD;
        if let (Some(owner), Place::Player(_)) = (area.owner, area.place) {
            brush.seat(owner, [PAD + 9.0, HEADER / 2.0], 9.0);
            x += 24.0;
        }
        let badges = self.badges(&mut brush, area, 12.0);
        let title = [x, HEADER * 0.68];
        brush.text(title, space.w - x - PAD - badges, &area.title, 13.5, Weight::Bold, Anchor::Start, Paint::Ink);
        for (index, note) in notes.iter().enumerate() {
            let base = HEADER + NOTE * (index as f32 * 1.3 + 0.95);
            brush.text([PAD, base], inner, note, NOTE, Weight::Regular, Anchor::Start, Paint::Soft);
        }
        self.push_area(area, Space { h: height, ..space }, brush);
        for (piece, slot) in area.pieces.iter().zip(&flow) {
            self.piece(piece, Space { x: space.x + PAD + slot.x, y: space.y + top + slot.y, w: slot.w, h: slot.h });
        }
        height
    }

    /// Pieces inside a box, as large as they all fit.
    fn fit_pieces(&mut self, area: &Area, whole: Space, inside: Space) {
        let loose: Vec<&Piece> = area.pieces.iter().filter(|piece| piece.spot.is_none()).collect();
        let mut unit = (whole.w.min(whole.h) * 0.19).clamp(7.0, 30.0);
        let owned: Vec<Piece> = loose.iter().map(|piece| (*piece).clone()).collect();
        let slots = loop {
            let slots = flow(&owned, inside.w, unit);
            let fits = slots.last().is_none_or(|last| last.row_end <= inside.h + 0.5)
                && slots.iter().all(|slot| slot.x + slot.w <= inside.w + 0.5);
            if fits || unit < 4.0 {
                break slots;
            }
            unit *= 0.93;
        };
        for (piece, slot) in loose.into_iter().zip(&slots) {
            self.piece(piece, Space { x: inside.x + slot.x, y: inside.y + slot.y, w: slot.w, h: slot.h });
        }
        for piece in &area.pieces {
            if let Some((x, y)) = piece.spot {
                let (w, h) = units(piece.size);
                let unit = (whole.w.min(whole.h) * 0.22).clamp(7.0, 38.0);
                let unit = unit.min(nearest(area, piece, whole) / w).max(unit * CROWDED);
                let (w, h) = (w * unit, h * unit);
                self.piece(
                    piece,
                    Space { x: whole.x + whole.w * x - w / 2.0, y: whole.y + whole.h * y - h / 2.0, w, h },
                );
            }
        }
    }

    fn piece(&mut self, piece: &Piece, space: Space) {
        let mut brush = Brush::new(space.w, space.h);
        G::piece(piece, &mut brush);
        self.overflows.append(&mut brush.overflows);
        self.pieces.push(Sprite {
            id: piece.id.clone(),
            label: piece.name.clone(),
            at: [space.x, space.y],
            size: [space.w, space.h],
            turned: piece.turned,
            shapes: brush.shapes,
        });
    }

    fn push_area(&mut self, area: &Area, space: Space, mut brush: Brush) {
        self.overflows.append(&mut brush.overflows);
        self.areas.push(Sprite {
            id: area.id.clone(),
            label: area.title.clone(),
            at: [space.x, space.y],
            size: [space.w, space.h],
            turned: 0,
            shapes: brush.shapes,
        });
    }
}

/// What a panel holds: its notes in lines, its pieces in rows that begin at `top`.
struct Sheet {
    notes: Vec<String>,
    flow: Vec<Slot>,
    top: f32,
    height: f32,
}

impl Sheet {
    fn of(area: &Area, inner: f32) -> Sheet {
        let notes: Vec<String> = area.notes.iter().flat_map(|note| wrap(note, inner, NOTE, Weight::Regular)).collect();
        let flow = flow(&area.pieces, inner, unit(area, inner));
        let top = HEADER + notes.len() as f32 * NOTE * 1.3;
        let end = top + flow.last().map_or(0.0, |last| last.row_end);
        let height = if end > HEADER { end + PAD } else { HEADER };
        Sheet { notes, flow, top, height }
    }
}

/// How large pieces are beside each other.
fn units(size: Size) -> (f32, f32) {
    match size {
        Size::Chip => (1.0, 1.0),
        Size::Token => (1.4, 1.4),
        Size::Tile => (2.3, 2.3),
        Size::Card => (2.3, 3.2),
        Size::Large => (4.4, 3.2),
    }
}

/// How far the nearest piece of the same size at a spot is from this one: as wide as it can be without touching it.
fn nearest(area: &Area, piece: &Piece, whole: Space) -> f32 {
    let like = area.pieces.iter().filter(|other| other.size == piece.size && other.id != piece.id);
    let pairs = like.filter_map(|other| piece.spot.zip(other.spot));
    let apart = pairs.map(|((x, y), (u, v))| ((x - u).abs() * whole.w).max((y - v).abs() * whole.h));
    apart.fold(f32::INFINITY, f32::min)
}

/// The size of titles on the board, in an area of this width.
pub fn title_size(width: f32) -> f32 {
    (width * 0.085).clamp(10.5, 15.0)
}

/// How large the pieces of a panel are: cards fill its rows to the edge, and tokens shrink a little if they all fit one
/// row then. Their number does not count beyond that, so that cards keep their size from scene to scene.
fn unit(area: &Area, width: f32) -> f32 {
    let widths = || area.pieces.iter().map(|piece| units(piece.size).0);
    let card = widths().filter(|&width| width >= CARD).fold(f32::INFINITY, f32::min);
    let (card, least) = match area.place {
        Place::Own if width > 500.0 => (card, 28.0),
        Place::Own => (card, 26.0),
        // What lies before players keeps one size, whatever cards there are among it.
        Place::Player(_) => (card.min(CARD), (width / 17.1).clamp(20.8, 26.0)),
        _ if card > CARD => (card, 26.0),
        _ => (card, (width / 17.1).clamp(20.8, 26.0)),
    };
    if widths().any(|width| width >= CARD) {
        let columns = ((width / least + SPACING) / (card + SPACING)).floor().max(1.0);
        return (width / (columns * (card + SPACING) - SPACING)).min(least * 1.4);
    }
    let row: f32 = widths().map(|width| width + SPACING).sum::<f32>() - SPACING;
    let most = if area.place == Place::Own { 30.0 } else { (width / 14.0).clamp(23.0, 28.0) };
    if row * most * 0.75 <= width { (width / row).min(most) } else { most }
}

/// The width of a card, and the space between pieces.
const CARD: f32 = 2.3;
const SPACING: f32 = 0.16;

/// A place in a row of pieces.
struct Slot {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    /// Where the row ends that this piece is in.
    row_end: f32,
}

/// Pieces in rows, from left to right, in their order.
fn flow(pieces: &[Piece], width: f32, unit: f32) -> Vec<Slot> {
    let gap = unit * SPACING;
    let mut slots: Vec<Slot> = Vec::with_capacity(pieces.len());
    let (mut x, mut y, mut row_height) = (0.0, 0.0, 0.0_f32);
    for piece in pieces {
        let (w, h) = units(piece.size);
        let (w, h) = (w * unit, h * unit);
        if x > 0.0 && x + w > width + 0.1 {
            y += row_height + gap;
            (x, row_height) = (0.0, 0.0);
        }
        row_height = row_height.max(h);
        slots.push(Slot { x, y, w, h, row_end: y + row_height });
        x += w + gap;
    }
    slots
}
