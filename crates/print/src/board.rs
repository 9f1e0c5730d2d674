//! Boards: cut into pages that overlap and are glued, or on one large sheet.

use draw::{Anchor, Paint, PrintedComponent, Shape, Weight};

use crate::face::{Face, FaceMaker, UNITS};
use crate::leaflet::text_face;
use crate::sheets::{Arrangement, Mark, PlacedFace, SheetPage, Sheets};

/// The part of a board on one page: its window on the page, and where the board's corner is then.
struct BoardPage {
    name: String,
    window: [f32; 4],
    corner: [f32; 2],
    overlaps: [bool; 2],
}

/// How many pages a length takes that overlap.
fn count(length: f32, window: f32, overlap: f32) -> usize {
    if length <= window { 1 } else { ((length - overlap) / (window - overlap)).ceil() as usize }
}

impl Sheets {
    /// The board on pages that overlap. What overlaps is drawn on both.
    pub(crate) fn add_tiled_board(
        &mut self,
        board: &PrintedComponent,
        arrangement: &Arrangement,
        maker: &mut FaceMaker<'_>,
    ) {
        let sizes = &arrangement.sizes;
        let [w, h] = sizes.trim(board);
        let face = maker.front(board);
        self.faces.push(face);
        let face = self.faces.len() - 1;
        let [short, long] = arrangement.paper.size();
        let pages = |page: [f32; 2]| {
            let window = page.map(|side| side - 2.0 * sizes.margin);
            (count(w, window[0], sizes.overlap), count(h, window[1], sizes.overlap))
        };
        let (upright, lying) = (pages([short, long]), pages([long, short]));
        let is_upright = upright.0 * upright.1 <= lying.0 * lying.1;
        let (page, (columns, rows)) = if is_upright { ([short, long], upright) } else { ([long, short], lying) };
        for row in 0..rows {
            for column in 0..columns {
                let part = part([w, h], page, [column, row], [columns, rows], arrangement);
                let sheet = board_page(board, face, page, &part, arrangement, maker);
                self.pages.push(sheet);
            }
        }
    }

    /// The board on one sheet that is as large as it needs to be.
    pub(crate) fn add_large_board(
        &mut self,
        board: &PrintedComponent,
        arrangement: &Arrangement,
        maker: &mut FaceMaker<'_>,
    ) {
        let sizes = &arrangement.sizes;
        let [w, h] = sizes.trim(board);
        let face = maker.front(board);
        self.faces.push(face);
        let away = sizes.margin;
        let trim = [away, away, away + w, away + h];
        let at = [away - sizes.bleed, away - sizes.bleed];
        let placed =
            PlacedFace { face: self.faces.len() - 1, at, turned: false, window: None, label: board.name.clone() };
        let marks = corner_marks(trim, sizes.bleed);
        self.pages.push(SheetPage {
            size: [w + 2.0 * away, h + 2.0 * away],
            trim,
            faces: vec![placed],
            marks,
            texts: Vec::new(),
        });
    }
}

fn part(
    [w, h]: [f32; 2],
    page: [f32; 2],
    [column, row]: [usize; 2],
    [columns, rows]: [usize; 2],
    arrangement: &Arrangement,
) -> BoardPage {
    let (margin, overlap) = (arrangement.sizes.margin, arrangement.sizes.overlap);
    // The pages share the board evenly.
    let share = |length: f32, count: usize| (length + overlap * (count - 1) as f32) / count as f32;
    let (wide, high) = (share(w, columns), share(h, rows));
    let from = [column as f32 * (wide - overlap), row as f32 * (high - overlap)];
    let left = ((page[0] - wide) / 2.0).max(margin);
    let top = ((page[1] - high) / 2.0).max(margin);
    let letter = char::from(b'A' + (column % 26) as u8);
    BoardPage {
        name: format!("{letter}{}", row + 1),
        window: [left, top, left + wide, top + high],
        corner: [left - from[0], top - from[1]],
        overlaps: [column + 1 < columns, row + 1 < rows],
    }
}

fn board_page(
    board: &PrintedComponent,
    face: usize,
    page: [f32; 2],
    part: &BoardPage,
    arrangement: &Arrangement,
    maker: &FaceMaker<'_>,
) -> SheetPage {
    let sizes = &arrangement.sizes;
    let at = part.corner.map(|edge| edge - sizes.bleed);
    let label = format!("{} {}", board.name, part.name);
    let placed = PlacedFace { face, at, turned: false, window: Some(part.window), label };
    let mut marks = corner_marks(part.window, 0.0);
    let [left, top, right, bottom] = part.window;
    // Where the next page is laid over this one.
    if part.overlaps[0] {
        let x = right - sizes.overlap;
        marks.extend([top - 4.0, bottom + 1.0].map(|y| Mark { from: [x, y], to: [x, y + 3.0], dashed: true }));
    }
    if part.overlaps[1] {
        let y = bottom - sizes.overlap;
        marks.extend([left - 4.0, right + 1.0].map(|x| Mark { from: [x, y], to: [x + 3.0, y], dashed: true }));
    }
    let texts = vec![caption(&part.name, page, [left, top - 2.0], maker)];
    SheetPage { size: page, trim: part.window, faces: vec![placed], marks, texts }
}

/// The name of a page of the board, in its margin.
fn caption(name: &str, page: [f32; 2], at: [f32; 2], maker: &FaceMaker<'_>) -> Face {
    let text = Shape::Text {
        at: [(at[0] + 2.0) * UNITS, at[1] * UNITS],
        text: name.to_owned(),
        size: 9.0,
        weight: Weight::Bold,
        anchor: Anchor::Start,
        fill: Paint::Ink,
    };
    text_face(vec![text], page, maker.palette, maker.ink)
}

/// Marks at the four corners of a box.
fn corner_marks([left, top, right, bottom]: [f32; 4], bleed: f32) -> Vec<Mark> {
    let (near, far) = (bleed + 0.5, bleed + 3.5);
    let mut marks = Vec::new();
    for x in [left, right] {
        for (from, to) in [(top - far, top - near), (bottom + near, bottom + far)] {
            marks.push(Mark { from: [x, from], to: [x, to], dashed: false });
        }
    }
    for y in [top, bottom] {
        for (from, to) in [(left - far, left - near), (right + near, right + far)] {
            marks.push(Mark { from: [from, y], to: [to, y], dashed: false });
        }
    }
    marks
}
