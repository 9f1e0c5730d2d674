//! Layout: where everything goes, on a phone, a tablet and a desk.
//!
//! Wide: the board to the left, players in a column to the right, own things below the board if it is flat and below the
//! players if it is high, piles wherever there is most room left. Narrow: all of it below each other. Pieces keep their
//! order and their ids; only their places change.

mod rows;

use scene::{Area, Art, BadgeKind, Piece, Placement, Scene, Size};

use self::rows::{Sheet, flow, row_width, unit, units};
use crate::{Anchor, Canvas, Drawing, GameArt, Paint, Sprite, Weight, measure};

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
/// On phones rooms are higher by this factor, and a board of rooms has a least height, to make room for pieces.
const ROOMS_ON_PHONES: f32 = 1.25;
const BOARD_HEIGHT_MIN: f32 = 360.0;
/// From this height for each of its widths on, a board leaves room beside it rather than below it.
const HIGH_BOARD: f32 = 0.85;
/// About how much height a player takes, and own things.
const PLAYER_HEIGHT: f32 = 130.0;
const OWN_HEIGHT: f32 = 150.0;
/// More cards than this with much print do not go into one of two columns.
const CARDS_IN_COLUMN: usize = 6;
const WIDTH_MIN: f32 = 300.0;
const MARGIN: f32 = 10.0;
const GAP: f32 = 8.0;
const PAD: f32 = 7.0;
const HEADER: f32 = 24.0;
const NOTE: f32 = 11.5;
/// A title that would be smaller in one line stands in two.
const TITLE_MIN: f32 = 8.0;
/// How small pieces at spots become, at the least, so as not to touch each other.
const CROWDED: f32 = 0.68;
/// By how much a column must be shorter than another to be preferred.
const SLACK: f32 = 16.0;

/// Lays a scene out in a frame, or in the narrowest one that has room for anything.
pub fn lay_out<G: GameArt>(scene: &Scene<G>, frame: Frame) -> Drawing {
    let frame = Frame { width: frame.width.max(WIDTH_MIN) };
    let mut layout = Layout { scene, grow: 1.0, areas: Vec::new(), pieces: Vec::new(), overflows: Vec::new() };
    let height = if frame.is_wide() { layout.wide(frame) } else { layout.narrow(frame) };
    let Layout { areas, mut pieces, overflows, .. } = layout;
    let mut sprites = areas;
    sprites.append(&mut pieces);
    Drawing { width: frame.width, height: height.ceil(), sprites, overflows }
}

struct Layout<'s, G: GameArt> {
    scene: &'s Scene<G>,
    /// How much larger than usual things are beside the board, because there is room.
    grow: f32,
    areas: Vec<Sprite>,
    pieces: Vec<Sprite>,
    overflows: Vec<String>,
}

/// A box on the page.
#[derive(Clone, Copy)]
struct Space {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

fn on_board<A: Art>(area: &Area<A>) -> bool {
    matches!(area.place, Placement::Board(..) | Placement::Hex(..))
}

fn is_player<A: Art>(area: &Area<A>) -> bool {
    matches!(area.place, Placement::Player(_))
}

fn is_own<A: Art>(area: &Area<A>) -> bool {
    area.place == Placement::Own
}

fn is_pile<A: Art>(area: &Area<A>) -> bool {
    area.place == Placement::Aside
}

impl<'s, G: GameArt> Layout<'s, G> {
    /// The areas of a kind, in their order.
    fn those(&self, belongs: fn(&Area<G>) -> bool) -> impl Iterator<Item = &'s Area<G>> + use<'s, G> {
        self.scene.areas.iter().filter(move |area| belongs(area))
    }

    fn wide(&mut self, frame: Frame) -> f32 {
        let column = (frame.width * 0.3).clamp(350.0, 430.0);
        let width = frame.width - column - 3.0 * MARGIN;
        let board = self.board(Space { x: MARGIN, y: MARGIN, w: width, h: 0.0 }, frame.width * 0.62);
        let mut left = Space { x: MARGIN, y: board + GAP, w: width, h: 0.0 };
        let mut right = Space { x: width + 2.0 * MARGIN, y: MARGIN, w: column, h: 0.0 };
        // Decided by the board and the number of players alone: panels must not change sides during a match.
        let players = self.those(is_player).count() as f32;
        let beside = board >= width * HIGH_BOARD && board >= players * PLAYER_HEIGHT + OWN_HEIGHT;
        if beside {
            let own = if self.those(is_own).next().is_some() { 2.0 * OWN_HEIGHT } else { 0.0 };
            self.grow = (board / (players * PLAYER_HEIGHT + own)).clamp(1.0, 1.4);
        }
        right.y = self.column(right, is_player);
        let home = if beside { &mut right } else { &mut left };
        home.y = self.column(*home, is_own);
        let (broad, slim): (Vec<&Area<G>>, Vec<&Area<G>>) = self.those(is_pile).partition(|area| has_many_cards(area));
        for area in slim.into_iter().chain(broad) {
            // Only a clear difference counts: panels must not jump back and forth.
            let end = |space: Space| space.y + self.sheet(area, space.w - 2.0 * PAD).height;
            let low = left.y.max(right.y);
            let below = Space { x: MARGIN, y: low, w: frame.width - 2.0 * MARGIN, h: 0.0 };
            let home = if end(left) + SLACK < end(right) { &mut left } else { &mut right };
            if has_many_cards(area) && end(below) + SLACK < end(*home).max(low) {
                let y = low + self.panel(area, below) + GAP;
                (left.y, right.y) = (y, y);
            } else {
                home.y += self.panel(area, *home) + GAP;
            }
        }
        left.y.max(right.y) + MARGIN - GAP
    }

    fn narrow(&mut self, frame: Frame) -> f32 {
        let whole = Space { x: MARGIN, y: MARGIN, w: frame.width - 2.0 * MARGIN, h: 0.0 };
        let board = self.board(whole, frame.width * 1.5) + GAP;
        let own = self.column(Space { y: board, ..whole }, is_own);
        self.columns(Space { y: own, ..whole }) + MARGIN - GAP
    }

    /// The board, as large as the space and the greatest height allow. Hexagons keep their shape, and rooms fill the
    /// width. Gives where it ends.
    fn board(&mut self, space: Space, height_max: f32) -> f32 {
        let (units_w, units_h) = self.scene.board;
        if units_w <= 0.0 || units_h <= 0.0 {
            return space.y;
        }
        let (across, down) = (space.w / units_w, height_max / units_h);
        let scale = across.min(down);
        let taller = if space.w < COLUMNS_FROM { ROOMS_ON_PHONES } else { 1.0 };
        let rigid = self.scene.areas.iter().any(|area| matches!(area.place, Placement::Hex(..)));
        let (across, down) =
            if rigid { (scale, scale) } else { (across, (scale * taller).max(BOARD_HEIGHT_MIN / units_h)) };
        let left = space.x + (space.w - units_w * across) / 2.0;
        for area in self.those(on_board) {
            match area.place {
                Placement::Board(x, y, w, h) => {
                    let inset = (across * 0.015).clamp(1.0, 4.0);
                    self.room(
                        area,
                        Space {
                            x: left + x * across + inset,
                            y: space.y + y * down + inset,
                            w: w * across - 2.0 * inset,
                            h: h * down - 2.0 * inset,
                        },
                    );
                }
                Placement::Hex(x, y, radius) => {
                    let (w, h) = (radius * scale * 3.0_f32.sqrt(), radius * scale * 2.0);
                    self.hex(area, Space { x: left + x * scale - w / 2.0, y: space.y + y * scale - h / 2.0, w, h });
                }
                Placement::Aside | Placement::Player(_) | Placement::Own => {}
            }
        }
        space.y + units_h * down
    }

    /// An area on the board: its title on top, its pieces below.
    fn room(&mut self, area: &Area<G>, space: Space) {
        let mut canvas = Canvas::new(space.w, space.h);
        G::area(area, &mut canvas);
        let size = title_size(space.w);
        let badges = self.badges(&mut canvas, area, size);
        let pad = if space.w < 130.0 { PAD * 0.6 } else { PAD };
        title(&mut canvas, pad, space.w - 2.0 * pad - badges, &area.title, size);
        self.push_area(area, space, canvas);
        let top = PAD + size * 1.3;
        let inside = Space { x: space.x + PAD, y: space.y + top, w: space.w - 2.0 * PAD, h: space.h - top - PAD };
        self.fit_pieces(area, space, inside);
    }

    /// A hexagon on the board: no title, its pieces in the middle.
    fn hex(&mut self, area: &Area<G>, space: Space) {
        let mut canvas = Canvas::new(space.w, space.h);
        G::area(area, &mut canvas);
        self.push_area(area, space, canvas);
        let inside =
            Space { x: space.x + space.w * 0.17, y: space.y + space.h * 0.24, w: space.w * 0.66, h: space.h * 0.52 };
        self.fit_pieces(area, space, inside);
    }

    /// Signs in the upper right corner of an area. Gives the width that they take.
    fn badges(&mut self, canvas: &mut Canvas, area: &Area<G>, size: f32) -> f32 {
        let mut right = canvas.w - PAD;
        for badge in &area.badges {
            let text = &badge.text;
            let width = crate::measure(text, size, Weight::Bold) + size;
            right -= width;
            let ground = area.owner.filter(|_| badge.art == BadgeKind::You).map_or(Paint::Accent(1), Paint::Seat);
            canvas.rect([right, PAD - size * 0.2, width, size * 1.4], size * 0.7, ground, (Paint::None, 0.0));
            let at = [right + width / 2.0, PAD + size * 0.85];
            canvas.text(at, width, text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
            right -= 3.0;
        }
        canvas.w - PAD - right
    }

    /// Areas below each other, each as high as what lies in it. Gives where they end.
    fn column(&mut self, space: Space, belongs: fn(&Area<G>) -> bool) -> f32 {
        let mut y = space.y;
        for area in self.those(belongs) {
            y += self.panel(area, Space { y, ..space }) + GAP;
        }
        y
    }

    /// Players and piles in as many columns as there is room for, each where there is most left, and what needs the
    /// whole width below them. Gives where they end.
    fn columns(&mut self, space: Space) -> f32 {
        let count = if space.w >= COLUMNS_FROM { 2 } else { 1 };
        let width = (space.w - GAP * (count - 1) as f32) / count as f32;
        let mut ends = [space.y; 2];
        let piles = self.those(is_pile);
        let (broad, slim): (Vec<&Area<G>>, Vec<&Area<G>>) =
            self.those(is_player).chain(piles).partition(|area| count > 1 && has_many_cards(area));
        for area in slim {
            let column = (0..count).min_by(|&a, &b| ends[a].total_cmp(&ends[b])).unwrap_or_default();
            let x = space.x + column as f32 * (width + GAP);
            ends[column] += self.panel(area, Space { x, y: ends[column], w: width, h: 0.0 }) + GAP;
        }
        let mut y = ends[..count].iter().copied().fold(space.y, f32::max);
        for area in broad {
            y += self.panel(area, Space { y, ..space }) + GAP;
        }
        y
    }

    /// What a panel of this width holds. What lies before players has one size before all of them.
    fn sheet(&self, area: &Area<G>, inner: f32) -> Sheet {
        let grow = if area.place == Placement::Aside { 1.0 } else { self.grow };
        let unit = match is_player(area) {
            true => self.those(is_player).map(|area| unit(area, inner, grow)).fold(f32::INFINITY, f32::min),
            false => unit(area, inner, grow),
        };
        Sheet::of(area, inner, unit)
    }

    /// An area beside the board: a header, its notes, its pieces. Gives its height.
    fn panel(&mut self, area: &Area<G>, space: Space) -> f32 {
        let inner = space.w - 2.0 * PAD;
        let Sheet { notes, flow, top, height } = self.sheet(area, inner);
        let mut canvas = Canvas::new(space.w, height);
        G::area(area, &mut canvas);
        let mut x = PAD;
        if let (Some(owner), Placement::Player(_)) = (area.owner, area.place) {
            canvas.seat(owner, [PAD + 9.0, HEADER / 2.0], 9.0);
            x += 24.0;
        }
        let badges = self.badges(&mut canvas, area, 12.0);
        let title = [x, HEADER * 0.68];
        canvas.text(title, space.w - x - PAD - badges, &area.title, 13.5, Weight::Bold, Anchor::Start, Paint::Ink);
        for (index, note) in notes.iter().enumerate() {
            let base = HEADER + NOTE * (index as f32 * 1.3 + 0.95);
            canvas.text([PAD, base], inner, note, NOTE, Weight::Regular, Anchor::Start, Paint::Soft);
        }
        self.push_area(area, Space { h: height, ..space }, canvas);
        for (piece, slot) in area.pieces.iter().zip(&flow) {
            self.piece(piece, Space { x: space.x + PAD + slot.x, y: space.y + top + slot.y, w: slot.w, h: slot.h });
        }
        height
    }

    /// Pieces inside a box, as large as they all fit.
    fn fit_pieces(&mut self, area: &Area<G>, whole: Space, inside: Space) {
        let loose: Vec<&Piece<G>> = area.pieces.iter().filter(|piece| piece.spot.is_none()).collect();
        let mut unit = (whole.w.min(whole.h) * 0.19).clamp(7.0, 30.0);
        let owned: Vec<Piece<G>> = loose.iter().map(|piece| (*piece).clone()).collect();
        // One row is easier to read than two, unless its pieces become tiny.
        let row = inside.w / row_width(&owned).max(1.0);
        if row >= unit * 0.5 {
            unit = unit.min(row);
        }
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

    fn piece(&mut self, piece: &Piece<G>, space: Space) {
        let mut canvas = Canvas::new(space.w, space.h);
        G::piece(piece, &mut canvas);
        self.overflows.append(&mut canvas.overflows);
        self.pieces.push(Sprite {
            id: piece.id.clone(),
            label: piece.name.clone(),
            at: [space.x, space.y],
            size: [space.w, space.h],
            turned: piece.turned,
            shapes: canvas.shapes,
        });
    }

    fn push_area(&mut self, area: &Area<G>, space: Space, mut canvas: Canvas) {
        self.overflows.append(&mut canvas.overflows);
        self.areas.push(Sprite {
            id: area.id.clone(),
            label: area.title.clone(),
            at: [space.x, space.y],
            size: [space.w, space.h],
            turned: 0,
            shapes: canvas.shapes,
        });
    }
}

/// Many large cards fill the whole width: in one column they would make it much longer than the other.
fn has_many_cards<A: Art>(area: &Area<A>) -> bool {
    area.pieces.iter().filter(|piece| piece.size == Size::Large).count() > CARDS_IN_COLUMN
}

/// How far the nearest piece of the same size at a spot is from this one, or from one of its kind, since those are
/// alike: as wide as it can be without touching it.
fn nearest<A: Art>(area: &Area<A>, piece: &Piece<A>, whole: Space) -> f32 {
    fn kind<A: Art>(piece: &Piece<A>) -> Option<&str> {
        piece.id.split(':').next()
    }
    let same: Vec<&Piece<A>> = area.pieces.iter().filter(|other| other.size == piece.size).collect();
    let pairs = same
        .iter()
        .filter(|one| kind(one) == kind(piece))
        .flat_map(|one| same.iter().filter(|other| other.id != one.id).filter_map(|other| one.spot.zip(other.spot)));
    let apart = pairs.map(|((x, y), (u, v))| ((x - u).abs() * whole.w).max((y - v).abs() * whole.h));
    apart.fold(f32::INFINITY, f32::min)
}

/// A title on the board: in one line, or in two where one would be hard to read.
fn title(canvas: &mut Canvas, x: f32, width: f32, text: &str, size: f32) {
    let mut line = |y: f32, text: &str, size: f32| {
        canvas.text([x, y], width, text, size, Weight::Bold, Anchor::Start, Paint::Ink);
    };
    let fitting = |text: &str| size * width / measure(text, size, Weight::Bold);
    // The most even of all ways to break it.
    let fits = |&(one, two): &(&str, &str)| fitting(one).min(fitting(two));
    let broken = text.match_indices(' ').map(|(at, _)| (&text[..at], &text[at + 1..]));
    match broken.max_by(|a, b| fits(a).total_cmp(&fits(b))) {
        Some((one, two)) if fitting(text) < TITLE_MIN => {
            let size = fits(&(one, two)).min(size * 0.86);
            line(PAD * 0.3 + size, one, size);
            line(PAD * 0.3 + size * 2.0, two, size);
        }
        _ => line(PAD + size * 0.85, text, size),
    }
}

/// The size of titles on the board, in an area of this width.
pub fn title_size(width: f32) -> f32 {
    (width * 0.085).clamp(10.5, 15.0)
}
