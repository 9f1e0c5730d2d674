//! The canvas: shapes and texts in one box, with texts that never leave it.

use engine::Seat;
use scene::{Area, Art, Facing, Piece, Size};

use crate::breaks::wrap;
use crate::{Anchor, Paint, Part, Shape, Weight, measure};

/// Paints one area or piece, in a box from 0, 0 to `w`, `h`.
pub struct Canvas {
    /// The width of the box.
    pub w: f32,
    /// The height of the box.
    pub h: f32,
    pub(crate) shapes: Vec<Shape>,
    pub(crate) overflows: Vec<String>,
    pub(crate) has_title: bool,
}

/// The smallest print that can still be read.
const SIZE_MIN: f32 = 7.0;

impl Canvas {
    pub(crate) fn new(w: f32, h: f32) -> Canvas {
        Canvas { w, h, shapes: Vec::new(), overflows: Vec::new(), has_title: false }
    }

    /// A rectangle with round corners.
    pub fn rect(&mut self, at: [f32; 4], round: f32, fill: Paint, stroke: (Paint, f32)) {
        self.shapes.push(Shape::Rect { at, round, fill, stroke });
    }

    /// A circle about a middle.
    pub fn circle(&mut self, at: [f32; 3], fill: Paint, stroke: (Paint, f32)) {
        self.shapes.push(Shape::Circle { at, fill, stroke });
    }

    /// A closed figure of straight lines.
    pub fn polygon(&mut self, points: Vec<[f32; 2]>, fill: Paint, stroke: (Paint, f32)) {
        self.shapes.push(Shape::Polygon { points, fill, stroke });
    }

    /// A regular polygon about a middle, its first corner on top.
    pub fn regular(&mut self, corners: u8, at: [f32; 3], fill: Paint, stroke: (Paint, f32)) {
        let [x, y, radius] = at;
        let points = (0..corners).map(|corner| {
            let angle = std::f32::consts::TAU * f32::from(corner) / f32::from(corners);
            [x + radius * angle.sin(), y - radius * angle.cos()]
        });
        let points = points.collect();
        self.polygon(points, fill, stroke);
    }

    /// An icon of 24 by 24 about a middle.
    pub fn icon(&mut self, path: &'static str, middle: [f32; 2], side: f32, fill: Paint) {
        let at = [middle[0] - side / 2.0, middle[1] - side / 2.0, side];
        self.shapes.push(Shape::Icon { path, at, fill, stroke: (Paint::None, 0.0) });
    }

    /// An icon of lines of 24 by 24 about a middle.
    pub fn line_icon(&mut self, path: &'static str, middle: [f32; 2], side: f32, line: (Paint, f32)) {
        let at = [middle[0] - side / 2.0, middle[1] - side / 2.0, side];
        self.shapes.push(Shape::Icon { path, at, fill: Paint::None, stroke: line });
    }

    /// A figure of 24 by 24 with its left and upper edge here: filled, and with an outline in units of the figure.
    pub fn figure(&mut self, path: &'static str, at: [f32; 3], fill: Paint, stroke: (Paint, f32)) {
        self.shapes.push(Shape::Icon { path, at, fill, stroke });
    }

    /// Says that the title of the area has been painted, so that none is added.
    pub fn title_painted(&mut self) {
        self.has_title = true;
    }

    /// A picture made of paths, its origin at a point and its units this large.
    pub fn picture(&mut self, parts: &[Part], origin: [f32; 2], scale: f32) {
        parts.iter().for_each(|part| self.part(part, origin, scale));
    }

    fn part(&mut self, part: &Part, origin: [f32; 2], scale: f32) {
        let [x, y] = origin;
        let mut path = |path, away: f32, fill, stroke| {
            let at = [x + away * scale, y + away * scale, scale * 24.0];
            self.shapes.push(Shape::Icon { path, at, fill, stroke });
        };
        match *part {
            Part::Fill(fill, outline) => path(outline, 0.0, fill, (Paint::None, 0.0)),
            Part::Line(paint, width, line) => path(line, 0.0, Paint::None, (paint, width)),
            Part::Inked(fill, ink, width, outline) => {
                path(outline, width * 0.35, ink, (ink, width));
                path(outline, 0.0, fill, (ink, width * 0.75));
            }
        }
    }

    /// One line of text that shrinks until it fits the width.
    #[allow(clippy::too_many_arguments)]
    pub fn text(
        &mut self,
        at: [f32; 2],
        width: f32,
        text: &str,
        size: f32,
        weight: Weight,
        anchor: Anchor,
        fill: Paint,
    ) {
        if text.is_empty() {
            return;
        }
        let natural = measure(text, size, weight);
        let size = if natural > width { size * width / natural } else { size };
        if size < SIZE_MIN.min(self.h * 0.9) {
            self.overflows.push(text.to_owned());
        }
        self.shapes.push(Shape::Text { at, text: text.to_owned(), size, weight, anchor, fill });
    }

    /// Text in lines that fill a box from its top; it shrinks until it fits. Gives the height that it took.
    pub fn paragraph(
        &mut self,
        at: [f32; 4],
        text: &str,
        size: f32,
        weight: Weight,
        anchor: Anchor,
        fill: Paint,
    ) -> f32 {
        let [x, y, w, h] = at;
        let mut size = size;
        loop {
            let lines = wrap(text, w, size, weight);
            let height = lines.len() as f32 * size * 1.2;
            let fits = height <= h && lines.iter().all(|line| measure(line, size, weight) <= w + 0.5);
            if fits || size <= SIZE_MIN {
                if !fits {
                    self.overflows.push(text.to_owned());
                }
                let held = match anchor {
                    Anchor::Start => x,
                    Anchor::Middle => x + w / 2.0,
                    Anchor::End => x + w,
                };
                for (index, line) in lines.iter().enumerate() {
                    let base = y + size * (index as f32 * 1.2 + 0.92);
                    self.shapes.push(Shape::Text { at: [held, base], text: line.clone(), size, weight, anchor, fill });
                }
                return height;
            }
            size = (size * 0.94).max(SIZE_MIN);
        }
    }

    /// A seat's sign: colour, shape and letter.
    pub fn seat(&mut self, seat: Seat, middle: [f32; 2], radius: f32) {
        let [x, y] = middle;
        let (fill, stroke) = (Paint::Seat(seat), (Paint::Ink, radius * 0.08));
        match seat.number() {
            0 => self.circle([x, y, radius], fill, stroke),
            1 => self.rect(
                [x - radius * 0.88, y - radius * 0.88, radius * 1.76, radius * 1.76],
                radius * 0.2,
                fill,
                stroke,
            ),
            2 => self.regular(3, [x, y + radius * 0.15, radius * 1.25], fill, stroke),
            3 => self.regular(4, [x, y, radius * 1.15], fill, stroke),
            4 => self.regular(6, [x, y, radius * 1.05], fill, stroke),
            _ => self.regular(5, [x, y + radius * 0.05, radius * 1.1], fill, stroke),
        }
        let letter = seat.letter().to_ascii_uppercase().to_string();
        let size = radius * 1.1;
        let base = y + size * 0.36 + if seat.number() == 2 { radius * 0.22 } else { 0.0 };
        self.text([x, base], radius * 2.0, &letter, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
    }

    /// How many there are, in the corner, if it is not one.
    pub fn count(&mut self, count: u16) {
        if count == 1 {
            return;
        }
        let text = format!("×{count}");
        let size = (self.h * 0.34).clamp(8.0, 15.0);
        let width = measure(&text, size, Weight::Bold) + size * 0.5;
        let (x, y) = (self.w - width * 0.82, self.h - size * 0.95);
        self.rect([x, y, width, size * 1.25], size * 0.6, Paint::Ink, (Paint::Card, 1.0));
        self.text([x + width / 2.0, y + size * 0.97], width, &text, size, Weight::Bold, Anchor::Middle, Paint::Card);
    }

    /// The ground of an area that has no picture of its own; before those who are on turn it has a broad frame.
    pub fn plain_area<A: Art>(&mut self, area: &Area<A>) {
        let line = area.owner.map_or(Paint::Line, Paint::Seat);
        let (ground, width) = if area.has_turn() { (Paint::Card, 3.0) } else { (Paint::Paper, 1.2) };
        self.rect([width / 2.0, width / 2.0, self.w - width, self.h - width], 8.0, ground, (line, width));
    }

    /// A piece that has no picture of its own.
    pub fn plain_piece<A: Art>(&mut self, piece: &Piece<A>) {
        let (w, h) = (self.w, self.h);
        let ground = match (piece.owner, piece.facing) {
            (Some(owner), _) => Paint::Seat(owner),
            (None, Facing::Up) => Paint::Card,
            (None, Facing::Down) => Paint::Accent(0),
        };
        let on_ground = if ground == Paint::Card { Paint::Ink } else { Paint::OnColor };
        match piece.size {
            Size::Chip => {
                self.circle([w / 2.0, h / 2.0, w.min(h) / 2.0 - 0.6], ground, (Paint::Ink, 1.0));
                self.text(
                    [w / 2.0, h * 0.66],
                    w * 0.86,
                    &piece.short,
                    h * 0.5,
                    Weight::Bold,
                    Anchor::Middle,
                    on_ground,
                );
            }
            Size::Token | Size::Tile => {
                self.rect([0.6, 0.6, w - 1.2, h - 1.2], h * 0.18, ground, (Paint::Ink, 1.0));
                self.text(
                    [w / 2.0, h * 0.66],
                    w * 0.86,
                    &piece.short,
                    h * 0.5,
                    Weight::Bold,
                    Anchor::Middle,
                    on_ground,
                );
            }
            Size::Card | Size::Large => self.plain_card(piece, ground, on_ground),
        }
        self.count(piece.count);
    }

    fn plain_card<A: Art>(&mut self, piece: &Piece<A>, ground: Paint, on_ground: Paint) {
        let (w, h) = (self.w, self.h);
        self.rect([0.6, 0.6, w - 1.2, h - 1.2], w.min(h) * 0.09, ground, (Paint::Ink, 1.1));
        if piece.facing == Facing::Down {
            self.rect([w * 0.12, h * 0.1, w * 0.76, h * 0.8], w * 0.06, Paint::None, (Paint::OnColor, 1.2));
            self.regular(4, [w / 2.0, h / 2.0, w.min(h) * 0.2], Paint::OnColor, (Paint::None, 0.0));
            return;
        }
        let pad = w * 0.08;
        let size = (w * 0.16).clamp(8.5, 15.0);
        let mut y = pad;
        if !piece.short.is_empty() {
            self.text(
                [pad, y + size * 1.1],
                w - 2.0 * pad,
                &piece.short,
                size * 1.3,
                Weight::Bold,
                Anchor::Start,
                on_ground,
            );
            y += size * 1.55;
        }
        let room = if piece.lines.is_empty() { h - y - pad } else { (h - y - pad) * 0.5 };
        y += self.paragraph([pad, y, w - 2.0 * pad, room], &piece.name, size, Weight::Bold, Anchor::Start, on_ground);
        if !piece.lines.is_empty() {
            let print = piece.lines.join(" · ");
            let rest = [pad, y + 2.0, w - 2.0 * pad, h - y - pad - 2.0];
            self.paragraph(rest, &print, size * 0.8, Weight::Regular, Anchor::Start, on_ground);
        }
    }
}
