//! Sheets: where components lie on paper, with marks to cut along, fronts and backs one behind the other.

use draw::{Edge, Form, PrintedComponent};

use crate::face::{Face, FaceMaker, Outline, corners, flap};
use crate::sizes::{Paper, Sizes};

engine::ids! {
    /// How backs are printed.
    pub enum Backs {
        /// On the other side of the paper.
        Duplex = "duplex",
        /// Beside the fronts, to be folded and glued.
        Gutterfold = "gutterfold",
        /// Not at all.
        None = "none",
    }
}

engine::ids! {
    /// The edge about which a printer turns the paper.
    pub enum Flip {
        /// The long one.
        Long = "long",
        /// The short one.
        Short = "short",
    }
}

/// A face somewhere on a page.
#[derive(Clone, Debug)]
pub(crate) struct PlacedFace {
    /// Which face of the print.
    pub(crate) face: usize,
    /// The left and upper edge of its bleed, in millimetres.
    pub(crate) at: [f32; 2],
    /// Whether it stands on its head.
    pub(crate) turned: bool,
    /// The part of the page in which it is seen.
    pub(crate) window: Option<[f32; 4]>,
    /// What it is, for those who do not see it.
    pub(crate) label: String,
}

/// A line that is not part of any component.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    pub(crate) from: [f32; 2],
    pub(crate) to: [f32; 2],
    /// Folds are dashed, cuts are not.
    pub(crate) dashed: bool,
}

impl Mark {
    fn cut(from: [f32; 2], to: [f32; 2]) -> Mark {
        Mark { from, to, dashed: false }
    }

    fn fold(from: [f32; 2], to: [f32; 2]) -> Mark {
        Mark { from, to, dashed: true }
    }
}

/// A page of a print.
#[derive(Clone, Debug)]
pub(crate) struct SheetPage {
    pub(crate) size: [f32; 2],
    /// Left, top, right and bottom of what is cut out.
    pub(crate) trim: [f32; 4],
    pub(crate) faces: Vec<PlacedFace>,
    pub(crate) marks: Vec<Mark>,
    /// Texts in pictures of their own, with their place on the page.
    pub(crate) texts: Vec<Face>,
}

/// How a print is laid out.
#[derive(Clone, Debug)]
pub struct Arrangement {
    /// The paper.
    pub paper: Paper,
    /// How backs are printed.
    pub backs: Backs,
    /// How the printer turns the paper.
    pub flip: Flip,
    /// How far backs are moved to the right and down, to make up for the printer.
    pub offset: [f32; 2],
    /// All sizes.
    pub sizes: Sizes,
}

/// Rows and columns of components of one size.
#[derive(Clone, Copy, Debug)]
struct Grid {
    page: [f32; 2],
    columns: usize,
    rows: usize,
    left: f32,
    top: f32,
    cell: [f32; 2],
    gap: f32,
}

impl Grid {
    /// The left and upper edge of a cell, counted along rows.
    fn at(&self, index: usize) -> [f32; 2] {
        let (column, row) = (index % self.columns, index / self.columns);
        [self.left + column as f32 * (self.cell[0] + self.gap), self.top + row as f32 * (self.cell[1] + self.gap)]
    }

    fn capacity(&self) -> usize {
        self.columns * self.rows
    }
}

/// How many of this length fit, and how much they take together.
fn fit(room: f32, length: f32, gap: f32) -> (usize, f32) {
    let count = ((room + gap + 0.01) / (length + gap)).floor().max(0.0) as usize;
    (count, count as f32 * (length + gap) - gap)
}

impl Arrangement {
    /// All that fits on a page, upright or lying, whichever holds more. With a fold, fronts fill the left half.
    fn grid(&self, cell: [f32; 2], gap: f32, folded: bool) -> Option<Grid> {
        let [w, h] = self.paper.size();
        let grid = |page: [f32; 2]| {
            let margin = self.sizes.margin;
            let room = [page[0] - 2.0 * margin, page[1] - 2.0 * margin];
            let room_across = if folded { (room[0] - self.sizes.gutter) / 2.0 } else { room[0] };
            let ((columns, across), (rows, down)) = (fit(room_across, cell[0], gap), fit(room[1], cell[1], gap));
            let left = match folded {
                true => (page[0] - self.sizes.gutter) / 2.0 - across,
                false => (page[0] - across) / 2.0,
            };
            Grid { page, columns, rows, left, top: (page[1] - down) / 2.0, cell, gap }
        };
        [grid([w, h]), grid([h, w])].into_iter().filter(|grid| grid.capacity() > 0).max_by_key(|grid| {
            // Of two that hold the same, the upright one.
            (grid.capacity(), grid.page[1] > grid.page[0])
        })
    }

    /// Where a back lies that belongs to a front at a place, and whether it stands on its head.
    pub(crate) fn behind(&self, page: [f32; 2], at: [f32; 2], size: [f32; 2]) -> ([f32; 2], bool) {
        let is_upright = page[1] > page[0];
        let [x, y] = at;
        let [dx, dy] = self.offset;
        if is_upright == (self.flip == Flip::Long) {
            ([page[0] - x - size[0] + dx, y + dy], false)
        } else {
            ([x + dx, page[1] - y - size[1] + dy], true)
        }
    }
}

/// What all components on a sheet have in common.
#[derive(Clone, Copy, PartialEq)]
struct Kind {
    form: Form,
    cell: [f32; 2],
    edge: Edge,
    has_back: bool,
}

/// Faces of a print, and its pages.
#[derive(Default)]
pub(crate) struct Sheets {
    pub(crate) faces: Vec<Face>,
    pub(crate) pages: Vec<SheetPage>,
}

/// A component that is to be cut out once: its name and its faces.
struct Copy<'a> {
    name: &'a str,
    front: usize,
    back: Option<usize>,
}

impl Sheets {
    /// Lays all components but boards on pages, those of a kind together.
    pub(crate) fn add(&mut self, all: &[PrintedComponent], arrangement: &Arrangement, maker: &mut FaceMaker<'_>) {
        let mut kinds: Vec<(Kind, Vec<Copy<'_>>)> = Vec::new();
        for component in all.iter().filter(|component| component.form != Form::Board) {
            let back = component.back.as_ref().filter(|_| arrangement.backs != Backs::None);
            let kind = Kind {
                form: component.form,
                cell: arrangement.sizes.trim(component),
                edge: component.edge,
                has_back: back.is_some(),
            };
            let front = self.push(maker.front(component));
            let back = back.map(|back| maker.back(component, back)).map(|back| self.push(back));
            let place = kinds.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
                kinds.push((kind, Vec::new()));
                kinds.len() - 1
            });
            kinds[place].1.extend((0..component.count).map(|_| Copy { name: &component.name, front, back }));
        }
        for (kind, copies) in &kinds {
            self.lay(kind, copies, arrangement, maker);
        }
    }

    /// A face, once: backs are the same for a whole deck.
    pub(crate) fn push(&mut self, face: Face) -> usize {
        self.faces.iter().position(|known| known.svg == face.svg).unwrap_or_else(|| {
            self.faces.push(face);
            self.faces.len() - 1
        })
    }

    fn lay(&mut self, kind: &Kind, copies: &[Copy<'_>], arrangement: &Arrangement, maker: &mut FaceMaker<'_>) {
        let (sizes, folded) = (&arrangement.sizes, kind.has_back && arrangement.backs == Backs::Gutterfold);
        // Neighbours with borders of one colour are each other's bleed, and one cut parts them.
        let is_close = Outline::of(kind.form) == Outline::Rect && matches!(kind.edge, Edge::Border(_));
        let gap = if is_close { 0.0 } else { sizes.gap };
        let Some(grid) = arrangement.grid(kind.cell, gap, folded) else {
            let problem = format!("{} by {} mm does not fit the paper", kind.cell[0], kind.cell[1]);
            let component = kind.form.to_string();
            maker.faults.push(crate::PrintFault { component, problem });
            return;
        };
        for sheet in copies.chunks(grid.capacity()) {
            let places: Vec<[f32; 2]> = (0..sheet.len()).map(|index| grid.at(index)).collect();
            let mut front = self.page(&grid, kind, &places, sizes);
            let place = |face: usize, [x, y]: [f32; 2], turned: bool, name: &str| PlacedFace {
                face,
                at: [x - sizes.bleed, y - sizes.bleed],
                turned,
                window: None,
                label: name.to_owned(),
            };
            front.faces.extend(sheet.iter().zip(&places).map(|(copy, at)| place(copy.front, *at, false, copy.name)));
            if !kind.has_back {
                self.pages.push(front);
                continue;
            }
            let backs = sheet.iter().zip(&places).filter_map(|(copy, at)| Some((copy.back?, *at, copy.name)));
            if folded {
                let mirrored = |[x, y]: [f32; 2]| [grid.page[0] - x - grid.cell[0], y];
                let places: Vec<[f32; 2]> = places.iter().copied().map(mirrored).collect();
                let other = self.page(&grid, kind, &places, sizes);
                front.marks.extend(other.marks);
                let middle = grid.page[0] / 2.0;
                front.marks.push(Mark::fold([middle, 4.0], [middle, grid.page[1] - 4.0]));
                front.trim = around(front.trim, other.trim);
                front.faces.extend(backs.map(|(face, at, name)| place(face, mirrored(at), false, &back_of(name))));
                self.pages.push(front);
            } else {
                let behind = |at: [f32; 2]| arrangement.behind(grid.page, at, grid.cell);
                let places: Vec<[f32; 2]> = places.iter().map(|at| behind(*at).0).collect();
                let mut back = self.page(&grid, kind, &places, sizes);
                back.faces.extend(backs.map(|(face, at, name)| {
                    let (at, turned) = behind(at);
                    place(face, at, turned, &back_of(name))
                }));
                self.pages.extend([front, back]);
            }
        }
    }

    /// A page with marks for components at these places.
    fn page(&self, grid: &Grid, kind: &Kind, places: &[[f32; 2]], sizes: &Sizes) -> SheetPage {
        let [w, h] = grid.cell;
        let first = places.first().copied().unwrap_or_default();
        let trim = places
            .iter()
            .fold([first[0], first[1], first[0], first[1]], |trim, &[x, y]| around(trim, [x, y, x + w, y + h]));
        let mut marks = Vec::new();
        match Outline::of(kind.form) {
            Outline::Rect => straight_marks(&mut marks, places, [w, h], trim, sizes),
            outline => places.iter().for_each(|at| own_marks(&mut marks, outline, *at, [w, h], sizes)),
        }
        if kind.form == Form::Pawn {
            for &[x, y] in places {
                for fold in [flap(h), h / 2.0, h - flap(h)] {
                    marks.push(Mark::fold([x, y + fold], [x + w, y + fold]));
                }
            }
        }
        let (faces, texts) = (Vec::new(), Vec::new());
        SheetPage { size: grid.page, trim, faces, marks, texts }
    }
}

/// What the back of a component is called, for those who do not see it.
fn back_of(name: &str) -> String {
    format!("{BACK}{name}")
}

/// The sign of a back.
pub(crate) const BACK: &str = "↩ ";

/// The box around two boxes.
fn around(a: [f32; 4], b: [f32; 4]) -> [f32; 4] {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

/// How long marks are, and how far from the bleed they begin.
const MARK: f32 = 3.0;
const AWAY: f32 = 0.5;

/// Marks for straight cuts across the page: outside the components, at both ends of every cut.
fn straight_marks(marks: &mut Vec<Mark>, places: &[[f32; 2]], [w, h]: [f32; 2], trim: [f32; 4], sizes: &Sizes) {
    let mut cuts = [Vec::new(), Vec::new()];
    for &[x, y] in places {
        cuts[0].extend([x, x + w]);
        cuts[1].extend([y, y + h]);
    }
    for cuts in &mut cuts {
        cuts.sort_by(f32::total_cmp);
        cuts.dedup_by(|a, b| (*a - *b).abs() < 0.01);
    }
    let (near, far) = (sizes.bleed + AWAY, sizes.bleed + AWAY + MARK);
    for &x in &cuts[0] {
        marks.push(Mark::cut([x, trim[1] - far], [x, trim[1] - near]));
        marks.push(Mark::cut([x, trim[3] + near], [x, trim[3] + far]));
    }
    for &y in &cuts[1] {
        marks.push(Mark::cut([trim[0] - far, y], [trim[0] - near, y]));
        marks.push(Mark::cut([trim[2] + near, y], [trim[2] + far, y]));
    }
}

/// Marks around one component that is round or has six corners.
fn own_marks(marks: &mut Vec<Mark>, outline: Outline, [x, y]: [f32; 2], [w, h]: [f32; 2], sizes: &Sizes) {
    let middle = [x + w / 2.0, y + h / 2.0];
    let (near, far) = (sizes.bleed + 0.2, sizes.bleed + 1.3);
    match outline {
        Outline::Hex => {
            let (from, to) = (corners([w, h], middle, near), corners([w, h], middle, far));
            marks.extend(from.into_iter().zip(to).map(|(from, to)| Mark::cut(from, to)));
        }
        Outline::Round | Outline::Rect => {
            let radius = w.min(h) / 2.0;
            for [dx, dy] in [[1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [0.0, -1.0]] {
                let at = |away: f32| [middle[0] + dx * (radius + away), middle[1] + dy * (radius + away)];
                marks.push(Mark::cut(at(near), at(far)));
            }
        }
    }
}
