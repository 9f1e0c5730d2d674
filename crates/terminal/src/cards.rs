//! What lies beside the board: sheets, hands and piles, with cards as boxes.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scene::{Area, Piece, Placement, Plain, Size};

use crate::lines::{LineGrid, LineWeight};
use crate::look;
use crate::paint::{DrawnThings, Form, Painter, Token, badge_texts, piece_text, together};
use crate::text::{cut, width, wrap};
use crate::value_table::ValueTable;

/// Areas in columns as high as this at most; no game has so much print.
const LINES_MAX: u16 = 400;
/// A pane as wide as this has two columns of areas.
const COLUMN_MIN: u16 = 58;

/// How the cards of an area are shown: the earlier, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardForm {
    Boxes,
    /// Below each other, with all that stands on them.
    Whole,
    /// A line for each.
    Lines,
}

impl CardForm {
    const ALL: [CardForm; 3] = [CardForm::Boxes, CardForm::Whole, CardForm::Lines];
}

/// Areas that were laid out in a pane, of which a part is shown.
pub(crate) struct AreaPane {
    buffer: Buffer,
    drawn: DrawnThings,
    lines: u16,
}

impl AreaPane {
    /// Lays areas out in a pane of this width. Cards are boxes as long as all of it can be seen at once, else lines.
    pub(crate) fn new(painter: &Painter<'_>, areas: &[&Area<Plain>], columns: u16, lines: u16) -> AreaPane {
        let count = (columns / COLUMN_MIN).clamp(1, 3).min(areas.len().max(1) as u16);
        let wide = (columns / count).saturating_sub(1);
        let height = |area: &&Area<Plain>, form: CardForm| lines_of(painter, area, wide, form);
        let mut heights: Vec<[u16; 3]> = areas.iter().map(|area| [height(area, CardForm::Lines); 3]).collect();
        let mut forms = vec![CardForm::Lines; areas.len()];
        // Where not even lines can all be seen, nothing else is tried.
        let has_room = lay_columns(&heights, &forms, count).1 <= lines;
        if has_room {
            heights = areas.iter().map(|area| CardForm::ALL.map(|form| height(area, form))).collect();
        }
        let all = |forms: &[CardForm]| lay_columns(&heights, forms, count).1;
        let tried = if has_room { areas.len() } else { 0 };
        for at in 0..tried {
            for form in [CardForm::Boxes, CardForm::Whole] {
                let before = std::mem::replace(&mut forms[at], form);
                if all(&forms) <= lines {
                    break;
                }
                forms[at] = before;
            }
        }
        let (places, lines) = lay_columns(&heights, &forms, count);
        let mut buffer = Buffer::empty(Rect::new(0, 0, columns.max(1), lines.clamp(1, LINES_MAX)));
        let mut drawn = DrawnThings::new();
        let mut inside =
            Painter { buffer: &mut buffer, colours: painter.colours, marks: painter.marks, drawn: &mut drawn };
        for ((area, form), (column, y)) in areas.iter().zip(forms).zip(places) {
            paint_area(&mut inside, area, Rect::new(column * (columns / count), y, wide, LINES_MAX), form);
        }
        AreaPane { buffer, drawn, lines: lines.min(LINES_MAX) }
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

/// Where areas stand, as column and line, each in the shortest column; and the lines of the longest one.
fn lay_columns(heights: &[[u16; 3]], forms: &[CardForm], count: u16) -> (Vec<(u16, u16)>, u16) {
    let mut ends = vec![0; usize::from(count)];
    let mut place = |(heights, form): (&[u16; 3], &CardForm)| {
        let shortest = (0..ends.len()).min_by_key(|&at| ends[at]).unwrap_or(0);
        let y = ends[shortest];
        ends[shortest] += heights[*form as usize];
        (shortest as u16, y)
    };
    let places = heights.iter().zip(forms).map(&mut place).collect();
    // Below the last area nothing needs an empty line.
    (places, ends.into_iter().max().unwrap_or(0).saturating_sub(1))
}

/// The lines that an area takes with the empty one below it.
fn lines_of(painter: &Painter<'_>, area: &Area<Plain>, wide: u16, form: CardForm) -> u16 {
    // Nothing is drawn where there is no room.
    let mut buffer = Buffer::empty(Rect::ZERO);
    let mut drawn = DrawnThings::new();
    let mut nowhere =
        Painter { buffer: &mut buffer, colours: painter.colours, marks: painter.marks, drawn: &mut drawn };
    paint_area(&mut nowhere, area, Rect::new(0, 0, wide, LINES_MAX), form)
}

/// Paints an area with all that is in it. Gives the lines that it takes.
fn paint_area(painter: &mut Painter<'_>, area: &Area<Plain>, at: Rect, form: CardForm) -> u16 {
    let title_columns = painter.title(area, at.x, at.y, at.width);
    painter.note(Rect { height: 1, ..at }, &area.id);
    let mut used = 1;
    let below = |used: u16| Rect { y: at.y + used, height: LINES_MAX.saturating_sub(used), ..at };
    let soft = painter.colours.soft();
    for note in &area.notes {
        used += painter.paragraph(note, Rect { height: 2, ..below(used) }, soft);
    }
    let is_card = |piece: &Piece<Plain>| {
        let is_small = form != CardForm::Boxes && piece.size == Size::Tile && width(&piece.name) <= NAME_COLUMNS;
        matches!(piece.size, Size::Card | Size::Large | Size::Tile) && has_print(piece) && !is_small
    };
    let (cards, tokens): (Vec<_>, Vec<_>) = together(&area.pieces).into_iter().partition(|(piece, _)| is_card(piece));
    if !tokens.is_empty() {
        let tokens: Vec<Token> = tokens.iter().map(|(piece, count)| token(painter, area, piece, *count)).collect();
        used += painter.flow(&tokens, below(used));
    }
    used += match (ValueTable::of(&cards), form) {
        (Some(table), _) => {
            // The names of its columns stand beside the title, or in a line of their own.
            let beside = if used == 1 { title_columns } else { 0 };
            used += u16::from(used > 1);
            table.paint(painter, &cards, below(used), beside.into())
        }
        (None, CardForm::Boxes) => card_boxes(painter, &cards, below(used)),
        (None, CardForm::Whole) => card_lines(painter, &cards, below(used), LINES_MAX),
        (None, CardForm::Lines) => card_lines(painter, &cards, below(used), 1),
    };
    used + 1
}

/// Names that are longer are not written in full among others.
const NAME_COLUMNS: usize = 24;

/// A piece among others. Pieces of one kind are all written in full, or none.
fn token(painter: &Painter<'_>, area: &Area<Plain>, piece: &Piece<Plain>, count: u16) -> Token {
    let kind = |id: &str| id.split(':').next().unwrap_or_default().to_owned();
    let is_alike = |other: &&Piece<Plain>| kind(&other.id) == kind(&piece.id) && !other.short.is_empty();
    let is_long = area.pieces.iter().filter(is_alike).any(|other| width(&other.name) > NAME_COLUMNS);
    let form = if is_long && !piece.short.is_empty() { Form::Short } else { Form::Full };
    Token {
        id: piece.id.clone(),
        text: format!("{}{}", painter.number(&piece.id), piece_text(piece, count, form)),
        style: painter.style(&piece.id, piece.owner),
    }
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

/// What stands on a card beside its name, and what its signs without a text mean.
pub(crate) fn small_print(piece: &Piece<Plain>) -> String {
    let lines = piece.lines.iter().filter(|line| !piece.name.contains(line.as_str()));
    let signs = piece.badges.iter().filter(|badge| badge.text.is_empty()).map(|badge| &badge.name);
    lines.chain(signs).filter(|line| !line.is_empty()).map(String::as_str).collect::<Vec<_>>().join(" · ")
}

/// Cards below each other, each in at most so many lines.
fn card_lines(painter: &mut Painter<'_>, cards: &[(&Piece<Plain>, u16)], at: Rect, lines_max: u16) -> u16 {
    let mut y = 0;
    let soft = painter.colours.soft();
    for (piece, count) in cards {
        let style = painter.style(&piece.id, piece.owner);
        let name = format!("{}{}", painter.number(&piece.id), piece_text(piece, *count, Form::Full));
        let print = small_print(piece);
        let line = Rect::new(at.x + 1, at.y + y, at.width.saturating_sub(1), lines_max);
        let is_one = width(&name) + 3 + width(&print) <= line.width.into();
        let used = if lines_max == 1 || is_one {
            let used = painter.write(line.x, line.y, line.width, &name, style);
            painter.note(Rect { width: used.max(1), height: 1, ..line }, &piece.id);
            let left = line.width.saturating_sub(used + 2);
            if left > 8 {
                painter.write(line.x + used + 2, line.y, left, &print, soft);
            }
            1
        } else {
            let used = painter.paragraph(&name, line, style);
            painter.note(Rect { height: used, ..line }, &piece.id);
            let below = Rect { x: line.x + 2, y: line.y + used, width: line.width.saturating_sub(2), ..line };
            used + painter.paragraph(&print, below, soft)
        };
        y += used;
    }
    y
}
