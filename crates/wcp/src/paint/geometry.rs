//! Hexagons with a point on top: where their edges are, and strips along and across them.

use draw::{Canvas, Paint};

use super::NO_LINE;

/// Half the square root of three.
const HALF_ROOT: f32 = 0.866_025_4;

/// Directions of the six edges, clockwise from the east.
pub(super) const DIRS: [[f32; 2]; 6] =
    [[1.0, 0.0], [0.5, HALF_ROOT], [-0.5, HALF_ROOT], [-1.0, 0.0], [-0.5, -HALF_ROOT], [0.5, -HALF_ROOT]];

/// A hexagon by its middle and radius.
#[derive(Clone, Copy)]
pub(super) struct Hex {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) r: f32,
}

impl Hex {
    /// The largest that fits a canvas.
    pub(super) fn of(canvas: &Canvas) -> Hex {
        let r = (canvas.h / 2.0).min(canvas.w / 2.0 / HALF_ROOT);
        Hex { x: canvas.w / 2.0, y: canvas.h / 2.0, r }
    }

    /// From the middle to an edge.
    pub(super) fn apothem(self) -> f32 {
        self.r * HALF_ROOT
    }

    pub(super) fn fill(self, canvas: &mut Canvas, scale: f32, fill: Paint, stroke: (Paint, f32)) {
        canvas.regular(6, [self.x, self.y, self.r * scale], fill, stroke);
    }

    /// The point at a distance from the middle towards an edge, and at a distance along that edge, clockwise.
    pub(super) fn at(self, edge: usize, out: f32, along: f32) -> [f32; 2] {
        let [dx, dy] = DIRS[edge % 6];
        [self.x + dx * out - dy * along, self.y + dy * out + dx * along]
    }

    /// A strip between two distances from the middle and two places along the edge.
    pub(super) fn strip(self, canvas: &mut Canvas, edge: usize, out: [f32; 2], along: [f32; 2], fill: Paint) {
        let points = vec![
            self.at(edge, out[0], along[0]),
            self.at(edge, out[1], along[0]),
            self.at(edge, out[1], along[1]),
            self.at(edge, out[0], along[1]),
        ];
        canvas.polygon(points, fill, NO_LINE);
    }

    /// A bar with an outline along a part of an edge, which follows the slant of the corners.
    pub(super) fn bar(
        self,
        canvas: &mut Canvas,
        edge: usize,
        thick: f32,
        along: [f32; 2],
        fill: Paint,
        stroke: (Paint, f32),
    ) {
        let (outer, inner) = (self.apothem(), self.apothem() - thick);
        let half = self.r / 2.0;
        let slant = |along: f32| if along.abs() >= half { along * (inner / outer) } else { along };
        let points = vec![
            self.at(edge, outer, along[0]),
            self.at(edge, outer, along[1]),
            self.at(edge, inner, slant(along[1])),
            self.at(edge, inner, slant(along[0])),
        ];
        canvas.polygon(points, fill, stroke);
    }

    /// A triangle that points out through an edge, or in.
    pub(super) fn arrow(self, canvas: &mut Canvas, edge: usize, from: f32, to: f32, half: f32, fill: Paint) {
        let points = vec![self.at(edge, to, 0.0), self.at(edge, from, half), self.at(edge, from, -half)];
        canvas.polygon(points, fill, NO_LINE);
    }
}
