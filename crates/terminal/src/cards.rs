//! What lies beside the board: sheets, hands and piles, with cards as boxes.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scene::{Area, Piece, Placement, Plain, Size};

use crate::lines::{LineGrid, LineWeight};
use crate::look;
use crate::paint::{DrawnThings, Form, Painter, badge_texts, piece_text, together};
use crate::text::{cut, width, wrap};

/// Areas in columns as high as this at most; no game has so much print.
const LINES_MAX: u16 = 400;
/// A pane as wide as this has two columns of areas.
const COLUMN_MIN: u16 = 58;

/// Areas that were laid out in a pane, of which a part is shown.
pub(crate) struct AreaPane {
    buffer: Buffer,
    drawn: DrawnThings,
    lines: u16,
}

impl AreaPane {
    /// Lays areas out in a pane of this width. Cards are boxes where the pane has room for them, else lines.
    pub(crate) fn new(painter: &Painter<'_>, areas: &[&Area<Plain>], columns: u16, lines: u16) -> AreaPane {
        let boxed = AreaPane::lay_out(painter, areas, columns, true);
        match boxed.lines <= lines.saturating_mul(2) {
            true => boxed,
            false => AreaPane::lay_out(painter, areas, columns, false),
        }
    }

    fn lay_out(painter: &Painter<'_>, areas: &[&Area<Plain>], columns: u16, boxes: bool) -> AreaPane {
        let mut buffer = Buffer::empty(Rect::new(0, 0, columns.max(1), LINES_MAX));
        let mut drawn = DrawnThings::new();
        let mut inside =
            Painter { buffer: &mut buffer, colours: painter.colours, marks: painter.marks, drawn: &mut drawn };
        let count = (columns / COLUMN_MIN).clamp(1, 3).min(areas.len().max(1) as u16);
        let wide = columns / count;
        let mut ends = vec![0; usize::from(count)];
        for area in areas {
            let shortest = (0..ends.len()).min_by_key(|&at| ends[at]).unwrap_or(0);
            let at = Rect::new(shortest as u16 * wide, ends[shortest], wide.saturating_sub(1), LINES_MAX);
            ends[shortest] += paint_area(&mut inside, area, at, boxes);
        }
        let lines = ends.into_iter().max().unwrap_or(0).min(LINES_MAX);
        AreaPane { buffer, drawn, lines }
    }

    /// How many lines there are.
    pub(crate) fn lines(&self) -> u16 {
        self.lines
    }

    /// The first line that must be shown for a thing to be seen.
    pub(crate) fn scroll_to(&self, thing: Option<&str>, scroll: u16, height: u16) -> u16 {
        let scroll = scroll.min(self.lines.saturating_sub(height));
        let found = thing.and_then(|thing| self.drawn.iter().find(|(_, id)| id == thing));
        match found {
            Some((at, _)) if at.y < scroll => at.y.saturating_sub(1),
            Some((at, _)) if at.bottom() > scroll + height => at.bottom().saturating_sub(height),
            _ => scroll,
        }
    }

    /// Shows the lines from `scroll` on.
    pub(crate) fn render(self, painter: &mut Painter<'_>, at: Rect, scroll: u16) {
        let at = at.intersection(painter.buffer.area);
        for y in 0..at.height.min(self.lines.saturating_sub(scroll)) {
            for x in 0..at.width.min(self.buffer.area.width) {
                if let (Some(to), Some(from)) =
                    (painter.buffer.cell_mut((at.x + x, at.y + y)), self.buffer.cell((x, y + scroll)))
                {
                    *to = from.clone();
                }
            }
        }
        for (place, id) in self.drawn {
            let top = place.y.max(scroll);
            let bottom = place.bottom().min(scroll + at.height);
            if top < bottom {
                let place = Rect::new(at.x + place.x, at.y + top - scroll, place.width, bottom - top);
                painter.note(place, &id);
            }
        }
    }
}

/// The areas of the viewer, or those of the others and beside the board.
pub(crate) fn areas_of(areas: &[Area<Plain>], own: bool) -> Vec<&Area<Plain>> {
    let is_own = |area: &&Area<Plain>| {
        area.place == Placement::Own
            || matches!(area.place, Placement::Player(_))
                && area.badges.iter().any(|badge| badge.art == scene::BadgeKind::You)
    };
    let is_beside = |area: &&Area<Plain>| !matches!(area.place, Placement::Board(..) | Placement::Hex(..));
    areas.iter().filter(is_beside).filter(|area| is_own(area) == own).collect()
}

/// Paints an area with all that is in it. Gives the lines that it takes.
fn paint_area(painter: &mut Painter<'_>, area: &Area<Plain>, at: Rect, boxes: bool) -> u16 {
    painter.title(area, at.x, at.y, at.width);
    painter.note(Rect { height: 1, ..at }, &area.id);
    let mut used = 1;
    let below = |used: u16| Rect { y: at.y + used, height: LINES_MAX.saturating_sub(used), ..at };
    let soft = painter.colours.soft();
    for note in &area.notes {
        used += painter.paragraph(note, Rect { height: 2, ..below(used) }, soft);
    }
    let is_card = |piece: &Piece<Plain>| matches!(piece.size, Size::Card | Size::Large | Size::Tile);
    let (cards, tokens): (Vec<_>, Vec<_>) =
        together(&area.pieces).into_iter().partition(|(piece, _)| is_card(piece) && has_print(piece));
    if !tokens.is_empty() {
        let token = |(piece, count): &(&Piece<Plain>, u16)| {
            let form = if width(&piece.name) > 24 && !piece.short.is_empty() { Form::Short } else { Form::Full };
            let zero = if piece.count == 0 { "×0" } else { "" };
            crate::paint::Token {
                id: piece.id.clone(),
                text: format!("{}{}{zero}", painter.number(&piece.id), piece_text(piece, *count, form)),
                style: painter.style(&piece.id, piece.owner),
            }
        };
        let tokens: Vec<crate::paint::Token> = tokens.iter().map(token).collect();
        used += painter.flow(&tokens, below(used));
    }
    used += match boxes {
        true => card_boxes(painter, &cards, below(used)),
        false => card_lines(painter, &cards, below(used)),
    };
    used + 1
}

/// Whether more than a name stands on a piece.
fn has_print(piece: &Piece<Plain>) -> bool {
    !piece.lines.is_empty() || piece.size == Size::Large || width(&piece.name) > 16
}

/// The print of a card: its name, its lines, and what its badges mean.
fn print(piece: &Piece<Plain>, count: u16, columns: usize, lines_max: usize) -> (Vec<String>, usize) {
    let times = if count > 1 { format!(" ×{count}") } else { String::new() };
    let short = Some(&piece.short).filter(|short| !short.is_empty() && !piece.name.contains(short.as_str()));
    let name = format!("{}{}{times}", piece.name, short.map(|short| format!(" · {short}")).unwrap_or_default());
    let mut lines = wrap(&name, columns);
    // A name that is all that stands on a card may take all of it.
    lines.truncate(if piece.lines.is_empty() { lines_max } else { 2 });
    let heading = lines.len();
    let badges = badge_texts(&piece.badges);
    let small = piece.lines.iter().filter(|line| !piece.name.contains(line.as_str())).chain(Some(&badges));
    lines.extend(small.filter(|line| !line.is_empty()).flat_map(|line| wrap(line, columns)));
    if lines.len() > lines_max {
        lines.truncate(lines_max);
        if let Some(last) = lines.last_mut() {
            *last = cut(&format!("{last} …"), columns);
        }
    }
    (lines, heading)
}

fn card_boxes(painter: &mut Painter<'_>, cards: &[(&Piece<Plain>, u16)], at: Rect) -> u16 {
    let (mut x, mut y, mut row) = (0, 0, 0);
    for (piece, count) in cards {
        let (wide, lines_max) = match piece.size {
            Size::Large => (26, 7),
            _ => (20, 5),
        };
        let wide = wide.min(at.width);
        if wide < 6 {
            return y;
        }
        let number = painter.number(&piece.id);
        let (lines, heading) = print(piece, *count, usize::from(wide) - 2, lines_max);
        let high = lines.len() as u16 + 2;
        if x > 0 && x + wide > at.width {
            (x, y, row) = (0, y + row, 0);
        }
        if at.y + y + high > LINES_MAX {
            return y;
        }
        let place = Rect::new(at.x + x, at.y + y, wide, high);
        let style = painter.style(&piece.id, piece.owner);
        let mut grid = LineGrid::new(wide, high);
        let is_marked = !number.is_empty() || painter.marks.cursor.as_deref() == Some(&piece.id);
        let weight = if is_marked { LineWeight::Heavy } else { LineWeight::Light };
        grid.frame((0, 0, i32::from(wide) - 1, i32::from(high) - 1), weight);
        let soft = painter.colours.soft();
        grid.render(place, painter.buffer, if is_marked { style } else { soft });
        painter.write(place.x + 1, place.y, wide - 2, &number, style);
        for (index, line) in lines.iter().enumerate() {
            let style = if index < heading { style.patch(look::bold()) } else { ratatui::style::Style::new() };
            painter.write(place.x + 1, place.y + 1 + index as u16, wide - 2, line, style);
        }
        painter.note(place, &piece.id);
        x += wide;
        row = row.max(high);
    }
    y + row
}

fn card_lines(painter: &mut Painter<'_>, cards: &[(&Piece<Plain>, u16)], at: Rect) -> u16 {
    let mut y = 0;
    for (piece, count) in cards {
        let style = painter.style(&piece.id, piece.owner);
        let name = format!("{}{}", painter.number(&piece.id), piece_text(piece, *count, Form::Full));
        let used = painter.write(at.x + 1, at.y + y, at.width.saturating_sub(1), &name, style);
        painter.note(Rect::new(at.x + 1, at.y + y, used.max(1), 1), &piece.id);
        let left = at.width.saturating_sub(used + 3);
        if left > 8 {
            let soft = painter.colours.soft();
            let print = piece.lines.iter().filter(|line| !piece.name.contains(line.as_str()));
            let print = print.map(String::as_str).collect::<Vec<_>>().join(" · ");
            painter.write(at.x + used + 3, at.y + y, left, &print, soft);
        }
        y += 1;
    }
    y
}
