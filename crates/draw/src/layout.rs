//! Layout: where everything goes, on a phone, a tablet and a desk.
//!
//! Wide: the board to the left, players in a column to the right, own things below the board if it is flat and below the
//! players if it is high, piles wherever there is most room left. Narrow: all of it below each other. Pieces keep their
//! order and their ids; only their places change.

mod panes;
mod rows;

use scene::{Area, Art, Badge, BadgeKind, Piece, Placement, Scene, Size};

pub(crate) use self::panes::lay_out_pane;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use self::panes::smallest_print;
pub use self::panes::{Pane, PanePart};
use self::rows::{Header, Sheet, flow, row_width, unit, units};
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
/// The sizes of print of titles and signs beside the board, and the space between signs.
const TITLE: f32 = 13.5;
const TITLE_LINE: f32 = 1.15;
const BADGE: f32 = 12.0;
const BADGE_GAP: f32 = 3.0;
/// A title that would be smaller in one line stands in two.
const TITLE_MIN: f32 = 8.0;
/// How small pieces at spots become, at the least, so as not to touch each other.
const CROWDED: f32 = 0.68;
/// The part of an area's width that its signs may take.
const CROWDED_BADGES: f32 = 0.62;
/// The least size of print on paper.
const PRINT_MIN: f32 = 7.0;
/// By how much a column must be shorter than another to be preferred.
const SLACK: f32 = 16.0;

/// Lays a scene out in a frame, or in the narrowest one that has room for anything.
pub fn lay_out<G: GameArt>(scene: &Scene<G>, frame: Frame) -> Drawing {
    let frame = Frame { width: frame.width.max(WIDTH_MIN) };
    let mut layout = Layout::new(scene, 0.0);
    let height = if frame.is_wide() { layout.wide(frame) } else { layout.narrow(frame) };
    with_backdrop::<G>(layout.into_drawing(frame.width, height))
}

/// One area alone, as a room on the board, or as a panel if it lies beside the board.
pub(crate) fn lay_out_area<G: GameArt>(area: &Area<G>, [w, h]: [f32; 2]) -> Drawing {
    let scene = Scene { board: (1.0, 1.0), areas: vec![area.clone()] };
    let mut layout = Layout::new(&scene, PRINT_MIN);
    layout.is_viewer_marked = false;
    let space = Space { x: 0.0, y: 0.0, w, h };
    match area.place {
        Placement::Board(..) => layout.room(area, space),
        Placement::Hex(..) => layout.hex(area, space),
        Placement::Aside | Placement::Player(_) | Placement::Own => {
            let height = layout.panel(area, space);
            if height > h + 0.5 {
                layout.overflows.push(area.title.clone());
            }
        }
    }
    layout.into_drawing(w, h)
}

/// The board alone, stretched to a size.
pub(crate) fn lay_out_board<G: GameArt>(scene: &Scene<G>, [w, h]: [f32; 2]) -> Drawing {
    let mut layout = Layout::new(scene, 0.0);
    layout.place_board([0.0, 0.0], [w / scene.board.0, h / scene.board.1]);
    with_backdrop::<G>(layout.into_drawing(w, h))
}

/// The drawing with what the game paints behind it.
fn with_backdrop<G: GameArt>(drawing: Drawing) -> Drawing {
    let mut canvas = Canvas::new(drawing.width, drawing.height);
    G::backdrop(&mut canvas);
    Drawing { backdrop: canvas.shapes, ..drawing }
}

struct Layout<'s, G: GameArt> {
    scene: &'s Scene<G>,
    /// How much larger than usual things are beside the board, because there is room.
    grow: f32,
    /// The least size of print.
    text_min: f32,
    /// Whether the viewer's place has a sign that says so.
    is_viewer_marked: bool,
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
    fn new(scene: &'s Scene<G>, text_min: f32) -> Layout<'s, G> {
        let (areas, pieces, overflows) = (Vec::new(), Vec::new(), Vec::new());
        Layout { scene, grow: 1.0, text_min, is_viewer_marked: true, areas, pieces, overflows }
    }

    fn into_drawing(self, width: f32, height: f32) -> Drawing {
        let Layout { areas: mut sprites, mut pieces, overflows, .. } = self;
        sprites.append(&mut pieces);
        Drawing { width, height: height.ceil(), backdrop: Vec::new(), sprites, overflows }
    }

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

    /// Whether the board keeps its shape, since it has hexagons.
    fn is_rigid(&self) -> bool {
        self.scene.areas.iter().any(|area| matches!(area.place, Placement::Hex(..)))
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
        let (across, down) =
            if self.is_rigid() { (scale, scale) } else { (across, (scale * taller).max(BOARD_HEIGHT_MIN / units_h)) };
        let left = space.x + (space.w - units_w * across) / 2.0;
        self.place_board([left, space.y], [across, down]);
        space.y + units_h * down
    }

    /// The areas of the board, with its upper left corner and the size of its unit.
    fn place_board(&mut self, [left, top]: [f32; 2], [across, down]: [f32; 2]) {
        let scale = across.min(down);
        for area in self.those(on_board) {
            match area.place {
                Placement::Board(x, y, w, h) => {
                    let inset = (across * 0.015).clamp(1.0, 4.0);
                    self.room(
                        area,
                        Space {
                            x: left + x * across + inset,
                            y: top + y * down + inset,
                            w: w * across - 2.0 * inset,
                            h: h * down - 2.0 * inset,
                        },
                    );
                }
                Placement::Hex(x, y, radius) => {
                    let (w, h) = (radius * scale * 3.0_f32.sqrt(), radius * scale * 2.0);
                    self.hex(area, Space { x: left + x * scale - w / 2.0, y: top + y * scale - h / 2.0, w, h });
                }
                Placement::Aside | Placement::Player(_) | Placement::Own => {}
            }
        }
    }

    /// An area on the board: its title on top, its pieces below.
    fn room(&mut self, area: &Area<G>, space: Space) {
        let mut canvas = Canvas::new(space.w, space.h);
        G::area(area, &mut canvas);
        let size = title_size(space.w);
        let mut right = space.w - PAD;
        for (badge, width) in self.badges(area, space.w, size) {
            right -= width;
            paint_badge(&mut canvas, area, badge, [right, PAD - size * 0.2, width], size);
            right -= BADGE_GAP;
        }
        let badges = space.w - PAD - right;
        let pad = if space.w < 130.0 { PAD * 0.6 } else { PAD };
        if !canvas.has_title {
            title(&mut canvas, pad, space.w - 2.0 * pad - badges, &area.title, size);
        }
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

    /// The signs of an area of this width, each with its own width in this size of print. Where there are many, the
    /// viewer knows their own place.
    fn badges<'a>(&self, area: &'a Area<G>, width: f32, size: f32) -> Vec<(&'a Badge<G>, f32)> {
        let all = || area.badges.iter().map(|badge| (badge, measure(&badge.text, size, Weight::Bold) + size));
        let is_crowded = all().map(|(_, width)| width + BADGE_GAP).sum::<f32>() > width * CROWDED_BADGES;
        let is_marked = self.is_viewer_marked && !is_crowded;
        all().filter(|(badge, _)| is_marked || badge.art != BadgeKind::You).collect()
    }

    /// The header of a panel of this width.
    fn header(&self, area: &Area<G>, width: f32) -> Header {
        let left = if is_player(area) && area.owner.is_some() { PAD + 24.0 } else { PAD };
        let badges: Vec<f32> = self.badges(area, width, BADGE).into_iter().map(|(_, width)| width).collect();
        Header::of(width, &area.title, left, BADGE.max(self.text_min), &badges)
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

    /// The size of notes.
    fn note_size(&self) -> f32 {
        NOTE.max(self.text_min)
    }

    /// What a panel of this width holds. What lies before players has one size before all of them.
    fn sheet(&self, area: &Area<G>, inner: f32) -> Sheet {
        let grow = if area.place == Placement::Aside { 1.0 } else { self.grow };
        // Where print must be large enough, smaller pieces would gain nothing.
        let shrink = if self.text_min > 0.0 { 1.0 } else { 0.75 };
        let unit = match is_player(area) {
            true => self.those(is_player).map(|area| unit(area, inner, grow, shrink)).fold(f32::INFINITY, f32::min),
            false => unit(area, inner, grow, shrink),
        };
        Sheet::of(area, self.header(area, inner + 2.0 * PAD), inner, unit, self.note_size())
    }

    /// An area beside the board: a header, its notes, its pieces. Gives its height.
    fn panel(&mut self, area: &Area<G>, space: Space) -> f32 {
        let inner = space.w - 2.0 * PAD;
        let Sheet { header, notes, flow, top, height } = self.sheet(area, inner);
        let mut canvas = Canvas::new(space.w, height);
        G::area(area, &mut canvas);
        if let (Some(owner), Placement::Player(_)) = (area.owner, area.place) {
            canvas.seat(owner, [PAD + 9.0, HEADER / 2.0], 9.0);
        }
        for ((badge, _), at) in self.badges(area, space.w, BADGE).into_iter().zip(&header.badges) {
            paint_badge(&mut canvas, area, badge, *at, BADGE);
        }
        let note_size = self.note_size();
        for (index, line) in header.title.iter().enumerate() {
            let at = [header.title_left, HEADER * 0.68 + index as f32 * TITLE * TITLE_LINE];
            canvas.text(at, header.title_width, line, TITLE, Weight::Bold, Anchor::Start, Paint::Ink);
        }
        for (index, note) in notes.iter().enumerate() {
            let base = header.height + note_size * (index as f32 * 1.3 + 0.95);
            canvas.text([PAD, base], inner, note, note_size, Weight::Regular, Anchor::Start, Paint::Soft);
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

/// A sign: its left and upper edge and its width, in this size of print.
fn paint_badge<G: GameArt>(canvas: &mut Canvas, area: &Area<G>, badge: &Badge<G>, [x, y, width]: [f32; 3], size: f32) {
    let ground = area.owner.filter(|_| badge.art == BadgeKind::You).map_or(Paint::Accent(1), Paint::Seat);
    canvas.rect([x, y, width, size * 1.4], size * 0.7, ground, (Paint::None, 0.0));
    let at = [x + width / 2.0, y + size * 1.05];
    canvas.text(at, width, &badge.text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
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
