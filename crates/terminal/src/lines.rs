//! Lines between areas, joined where they meet.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum LineWeight {
    Dotted,
    Light,
    Heavy,
}

const UP: usize = 1;
const RIGHT: usize = 2;
const DOWN: usize = 4;
const LEFT: usize = 8;

const LIGHT: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
const HEAVY: [char; 16] = [' ', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];

/// Lines on a grid of characters.
pub(crate) struct LineGrid {
    width: usize,
    height: usize,
    /// For each character which of its four ends are drawn, and how.
    cells: Vec<(usize, LineWeight)>,
}

impl LineGrid {
    pub(crate) fn new(width: u16, height: u16) -> LineGrid {
        let (width, height) = (usize::from(width), usize::from(height));
        LineGrid { width, height, cells: vec![(0, LineWeight::Dotted); width * height] }
    }

    fn add(&mut self, x: i32, y: i32, ends: usize, weight: LineWeight) {
        if (0..self.width as i32).contains(&x) && (0..self.height as i32).contains(&y) {
            let cell = &mut self.cells[y as usize * self.width + x as usize];
            cell.0 |= ends;
            cell.1 = cell.1.max(weight);
        }
    }

    /// A horizontal line from one column to another, both included.
    pub(crate) fn horizontal(&mut self, y: i32, from: i32, to: i32, weight: LineWeight) {
        for x in from..=to {
            let ends = if x > from { LEFT } else { 0 } | if x < to { RIGHT } else { 0 };
            self.add(x, y, ends, weight);
        }
    }

    /// A vertical line from one row to another, both included.
    pub(crate) fn vertical(&mut self, x: i32, from: i32, to: i32, weight: LineWeight) {
        for y in from..=to {
            let ends = if y > from { UP } else { 0 } | if y < to { DOWN } else { 0 };
            self.add(x, y, ends, weight);
        }
    }

    /// The four sides of a box.
    pub(crate) fn frame(&mut self, (left, top, right, bottom): (i32, i32, i32, i32), weight: LineWeight) {
        self.horizontal(top, left, right, weight);
        self.horizontal(bottom, left, right, weight);
        self.vertical(left, top, bottom, weight);
        self.vertical(right, top, bottom, weight);
    }

    /// Draws all lines.
    pub(crate) fn render(&self, at: Rect, buffer: &mut Buffer, style: Style) {
        for y in 0..self.height.min(at.height.into()) {
            for x in 0..self.width.min(at.width.into()) {
                let (ends, weight) = self.cells[y * self.width + x];
                let sign = match (weight, ends) {
                    (_, 0) => continue,
                    (LineWeight::Dotted, 5) => '┊',
                    (LineWeight::Dotted, 10) => '┈',
                    (LineWeight::Dotted | LineWeight::Light, ends) => LIGHT[ends],
                    (LineWeight::Heavy, ends) => HEAVY[ends],
                };
                if let Some(cell) = buffer.cell_mut((at.x + x as u16, at.y + y as u16)) {
                    cell.set_char(sign).set_style(style);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_join_where_they_meet() {
        let mut grid = LineGrid::new(5, 3);
        grid.frame((0, 0, 2, 2), LineWeight::Light);
        grid.frame((2, 0, 4, 2), LineWeight::Light);
        let area = Rect::new(0, 0, 5, 3);
        let mut buffer = Buffer::empty(area);
        grid.render(area, &mut buffer, Style::new());
        assert_eq!(buffer, Buffer::with_lines(["┌─┬─┐", "│ │ │", "└─┴─┘"]));
    }
}
