//! Boards as pictures in characters: rooms as boxes that share their walls, hexagons as bricks with passages.

use ratatui::layout::Rect;
use scene::{Area, HexSide, Placement, Plain, Scene};

use crate::lines::{LineGrid, LineWeight};
use crate::look;
use crate::paint::{Form, Painter, badge_texts, piece_text};
use crate::text::{width, wrap};

/// The square root of three: how wide a hexagon of radius 1 is.
const ROOT: f32 = 1.732_050_8;

/// How large things of a board are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    /// Columns and lines for a unit of the board.
    x: f32,
    y: f32,
    /// The width and height of a brick, on boards of hexagons.
    brick: (i32, i32),
}

fn is_on_board(area: &Area<Plain>) -> bool {
    matches!(area.place, Placement::Board(..) | Placement::Hex(..))
}

pub(crate) fn has_hexagons(scene: &Scene<Plain>) -> bool {
    scene.areas.iter().any(|area| matches!(area.place, Placement::Hex(..)))
}

/// The largest bricks for which a board of hexagons fits, or the smallest if none do.
fn brick(board: (f32, f32), columns: u16, lines: u16) -> (i32, i32) {
    let fits = |&(wide, high): &(i32, i32)| {
        board.0 / ROOT * wide as f32 <= f32::from(columns) + 0.5
            && board.1 / 1.5 * high as f32 <= f32::from(lines) + 0.5
    };
    let sizes = [
        (26, 7),
        (22, 6),
        (18, 5),
        (16, 5),
        (16, 4),
        (14, 5),
        (14, 4),
        (14, 3),
        (12, 4),
        (12, 3),
        (10, 4),
        (10, 3),
        (10, 2),
        (8, 3),
        (8, 2),
    ];
    sizes.into_iter().find(fits).unwrap_or((8, 2))
}

/// How many lines a board needs in a width, to be read well.
pub(crate) fn lines_wanted(scene: &Scene<Plain>, columns: u16) -> u16 {
    if !scene.areas.iter().any(is_on_board) {
        return 0;
    }
    match has_hexagons(scene) {
        true => {
            let (_, high) = brick(scene.board, columns, 17);
            (scene.board.1 / 1.5 * high as f32).round() as u16
        }
        false => 15,
    }
}

/// How many lines a board fills in a width, up to `most`: those of the largest hexagons that fit, and of rooms no more than
/// what stands in them.
pub(crate) fn lines_filled(scene: &Scene<Plain>, columns: u16, most: u16) -> u16 {
    if has_hexagons(scene) {
        let (_, high) = brick(scene.board, columns, most);
        return ((scene.board.1 / 1.5 * high as f32).ceil() as u16).min(most);
    }
    let fits = |lines: &u16| {
        let scale = room_scale(scene, columns, *lines);
        scene.areas.iter().all(|area| {
            let Some((left, top, right, bottom)) = room_frame(area.place, scale) else { return true };
            let (wide, high) = ((right - left - 1).max(1), (bottom - top - 1).max(0));
            let pieces: usize =
                area.pieces.iter().map(|piece| width(&piece_text(piece, piece.count, Form::Full)) + 6).sum();
            let notes = distinct_notes(scene, area).join(" · ");
            let print = pieces.div_ceil(wide as usize) + wrap(&notes, wide as usize).len();
            print <= high as usize
        })
    };
    (lines_wanted(scene, columns)..most).find(fits).unwrap_or(most)
}

fn room_scale(scene: &Scene<Plain>, columns: u16, lines: u16) -> Scale {
    Scale {
        x: f32::from(columns.saturating_sub(1)) / scene.board.0.max(0.1),
        y: f32::from(lines.saturating_sub(1)) / scene.board.1.max(0.1),
        brick: (0, 0),
    }
}

/// Paints the board of a scene.
pub(crate) fn paint_board(painter: &mut Painter<'_>, scene: &Scene<Plain>, at: Rect) {
    if at.width < 4 || at.height < 2 {
        return;
    }
    match has_hexagons(scene) {
        true => paint_hexagons(painter, scene, at),
        false => paint_rooms(painter, scene, at),
    }
}

/// The notes of an area, without those that most areas of the board have: they tell none from another.
fn distinct_notes<'a>(scene: &'a Scene<Plain>, area: &'a Area<Plain>) -> Vec<&'a str> {
    let all = || scene.areas.iter().filter(|area| is_on_board(area));
    let is_common = |note: &String| all().filter(|other| other.notes.contains(note)).count() * 4 >= all().count() * 3;
    let is_single = all().count() < 4;
    area.notes.iter().filter(|note| is_single || !is_common(note)).map(String::as_str).collect()
}

/// The frame of a room in columns and lines: left, top, right, bottom.
type RoomFrame = (i32, i32, i32, i32);

fn room_frame(place: Placement, scale: Scale) -> Option<RoomFrame> {
    let Placement::Board(x, y, w, h) = place else { return None };
    let round = |value: f32| value.round() as i32;
    let (left, top) = (round(x * scale.x), round(y * scale.y));
    let (right, bottom) = (round((x + w) * scale.x), round((y + h) * scale.y));
    Some((left, top, right, bottom))
}

fn paint_rooms(painter: &mut Painter<'_>, scene: &Scene<Plain>, at: Rect) {
    let scale = room_scale(scene, at.width, at.height);
    let mut grid = LineGrid::new(at.width, at.height);
    let rooms: Vec<(&Area<Plain>, RoomFrame)> =
        scene.areas.iter().filter_map(|area| Some((area, room_frame(area.place, scale)?))).collect();
    rooms.iter().for_each(|(_, frame)| grid.frame(*frame, LineWeight::Light));
    let soft = painter.colours.soft();
    grid.render(at, painter.buffer, soft);
    for (area, (left, top, right, bottom)) in rooms {
        let outer = Rect {
            x: at.x + left.max(0) as u16,
            y: at.y + top.max(0) as u16,
            width: (right - left + 1).max(1) as u16,
            height: (bottom - top + 1).max(1) as u16,
        };
        painter.note(outer, &area.id);
        let notes = distinct_notes(scene, area);
        if outer.width > 2 && outer.height <= 2 {
            strip(painter, area, &notes, Rect::new(outer.x + 1, outer.y, outer.width - 2, 1));
        } else if outer.width > 2 {
            painter.title(area, outer.x + 1, outer.y, outer.width - 2);
            let inner = Rect::new(outer.x + 1, outer.y + 1, outer.width - 2, outer.height.saturating_sub(2));
            fill(painter, area, &notes, inner);
        }
    }
}

/// An area without room inside says all in its upper line. A title that its first note begins with is not said twice.
fn strip(painter: &mut Painter<'_>, area: &Area<Plain>, notes: &[&str], at: Rect) {
    let badges = badge_texts(&area.badges);
    let is_said =
        notes.first().is_some_and(|note| note.starts_with(&area.title)) && painter.number(&area.id).is_empty();
    let used = match is_said {
        true if badges.is_empty() => 0,
        true => painter.write(at.x, at.y, at.width, &format!("{badges} "), look::bold()),
        false => painter.title(area, at.x, at.y, at.width) + 2,
    };
    let soft = painter.colours.soft();
    painter.write(at.x + used, at.y, at.width.saturating_sub(used), &notes.join(" · "), soft);
}

/// A wide area whose pieces all have a spot is a track: its pieces stand on their spots.
const TRACK_COLUMNS_MIN: u16 = 40;

/// Writes what is in an area: its pieces, then its notes.
fn fill(painter: &mut Painter<'_>, area: &Area<Plain>, notes: &[&str], at: Rect) {
    if at.is_empty() {
        return;
    }
    let is_track = at.width >= TRACK_COLUMNS_MIN
        && usize::from(at.height) >= area.pieces.len().min(2)
        && area.pieces.iter().all(|piece| piece.spot.is_some())
        && area.pieces.len() > 1;
    let used = match is_track {
        true => track(painter, area, at),
        false => {
            let kept = usize::from(!notes.is_empty() && at.height > 1);
            let tokens = painter.tokens(area, at.width.into(), usize::from(at.height).saturating_sub(kept).max(1));
            painter.flow(&tokens, at)
        }
    };
    let rest = Rect { y: at.y + used, height: at.height - used, ..at };
    let soft = painter.colours.soft();
    painter.paragraph(&notes.join(" · "), rest, soft);
}

fn track(painter: &mut Painter<'_>, area: &Area<Plain>, at: Rect) -> u16 {
    let mut taken: Vec<Rect> = Vec::new();
    let tokens = painter.tokens(area, at.width.into(), at.height.into());
    let mut lowest = 0;
    for token in &tokens {
        let Some((x, y)) = area.pieces.iter().find(|piece| piece.id == token.id).and_then(|piece| piece.spot) else {
            continue;
        };
        let wide = (width(&token.text) as u16).min(at.width);
        let column = ((x * f32::from(at.width)) as u16).min(at.width - wide);
        let line = ((y * f32::from(at.height)) as u16).min(at.height - 1);
        let mut place = Rect::new(at.x + column, at.y + line, wide, 1);
        while taken.iter().any(|other| other.intersects(place)) && place.y + 1 < at.y + at.height {
            place.y += 1;
        }
        painter.write(place.x, place.y, place.width, &token.text, token.style);
        painter.note(place, &token.id);
        lowest = lowest.max(place.y - at.y + 1);
        taken.push(place);
    }
    lowest
}

/// A hexagon as a brick: its left column and its upper line.
struct Brick<'a> {
    area: &'a Area<Plain>,
    x: i32,
    y: i32,
}

fn paint_hexagons(painter: &mut Painter<'_>, scene: &Scene<Plain>, at: Rect) {
    let brick = brick(scene.board, at.width, at.height);
    let scale = Scale { x: brick.0 as f32 / ROOT, y: brick.1 as f32 / 1.5, brick };
    let (wide, high) = ((scene.board.0 * scale.x).ceil() as i32, (scene.board.1 * scale.y).ceil() as i32);
    let origin = ((i32::from(at.width) - wide) / 2, ((i32::from(at.height) - high) / 2).max(0));
    let bricks = lay_bricks(scene, scale, origin);
    let mut grid = LineGrid::new(at.width, at.height);
    bricks.iter().for_each(|brick| walls(&mut grid, brick, scale));
    let soft = painter.colours.soft();
    grid.render(at, painter.buffer, soft);
    for area in scene.areas.iter().filter(|area| is_on_board(area)) {
        if let Some(brick) = bricks.iter().find(|brick| brick.area.id == area.id) {
            paint_brick(painter, brick, scale, at);
        } else {
            paint_beside(painter, area, scale, origin, at);
        }
    }
}

/// Hexagons of the usual size lie in rows, each shifted by half a brick.
fn lay_bricks<'a>(scene: &'a Scene<Plain>, scale: Scale, origin: (i32, i32)) -> Vec<Brick<'a>> {
    let hexagons = scene.areas.iter().filter_map(|area| match area.place {
        Placement::Hex(x, y, radius) => Some((area, x, y, radius)),
        _ => None,
    });
    let hexagons: Vec<(&Area<Plain>, f32, f32, f32)> = hexagons.collect();
    let largest = hexagons.iter().map(|hexagon| hexagon.3).fold(0.0, f32::max);
    let usual = || hexagons.iter().filter(|hexagon| hexagon.3 > largest * 0.9);
    let (left, top) = usual().fold((f32::MAX, f32::MAX), |(left, top), (_, x, y, _)| (left.min(*x), top.min(*y)));
    let first_x = origin.0 + ((left - ROOT / 2.0 * largest) * scale.x).round() as i32;
    let first_y = origin.1 + ((top - 0.75 * largest) * scale.y).round() as i32;
    let lay = |(area, x, y, _): &(&'a Area<Plain>, f32, f32, f32)| {
        let halves = ((x - left) / (ROOT / 2.0 * largest)).round() as i32;
        let row = ((y - top) / (1.5 * largest)).round() as i32;
        Brick { area, x: first_x + halves * scale.brick.0 / 2, y: first_y + row * scale.brick.1 }
    };
    usual().map(lay).collect()
}

fn walls(grid: &mut LineGrid, brick: &Brick<'_>, scale: Scale) {
    let (wide, high) = scale.brick;
    let (left, middle, right) = (brick.x, brick.x + wide / 2, brick.x + wide);
    let (top, bottom) = (brick.y, brick.y + high);
    let sides = brick.area.sides.unwrap_or([HexSide::Unknown; 6]);
    for (index, side) in sides.into_iter().enumerate() {
        let weight = match side {
            HexSide::Open => continue,
            HexSide::Wall => LineWeight::Heavy,
            HexSide::Unknown => LineWeight::Dotted,
        };
        match index {
            0 => grid.vertical(right, top, bottom, weight),
            1 => grid.horizontal(bottom, middle, right, weight),
            2 => grid.horizontal(bottom, left, middle, weight),
            3 => grid.vertical(left, top, bottom, weight),
            4 => grid.horizontal(top, left, middle, weight),
            _ => grid.horizontal(top, middle, right, weight),
        }
    }
}

fn paint_brick(painter: &mut Painter<'_>, brick: &Brick<'_>, scale: Scale, at: Rect) {
    let (wide, high) = scale.brick;
    if brick.x < 0 || brick.y < 0 || brick.x + wide > i32::from(at.width) || brick.y + high > i32::from(at.height) {
        return;
    }
    let corner = (at.x + brick.x as u16, at.y + brick.y as u16);
    let inner = Rect::new(corner.0 + 1, corner.1 + 1, (wide - 1) as u16, (high - 1) as u16);
    painter.note(inner, &brick.area.id);
    let number = painter.number(&brick.area.id);
    let style = painter.style(&brick.area.id, brick.area.owner);
    let (mut x, mut rest) = (inner.x, inner);
    if !number.is_empty() || painter.marks.cursor.as_deref() == Some(&brick.area.id) {
        let number = if number.is_empty() { "·".to_owned() } else { number };
        x += painter.write(x, inner.y, inner.width, &number, style);
    }
    if inner.height > 1 {
        let label = place_name(&brick.area.title);
        painter.write(x, inner.y, (inner.right()).saturating_sub(x), &label, style);
        rest = Rect { y: inner.y + 1, height: inner.height - 1, ..inner };
    } else if x > inner.x {
        rest = Rect { x, width: inner.right().saturating_sub(x), ..inner };
    }
    if brick.area.pieces.is_empty() && inner.height == 1 && x == inner.x {
        let soft = painter.colours.soft();
        let label = place_name(&brick.area.title);
        let indent = usize::from(rest.width).saturating_sub(width(&label)) as u16 / 2;
        painter.write(rest.x + indent, rest.y, rest.width - indent, &label, soft);
    }
    let tokens = painter.tokens(brick.area, rest.width.into(), rest.height.into());
    painter.flow(&tokens, rest);
}

/// The short name of a place in a longer title: the shortest word with a digit, or else the first word.
fn place_name(title: &str) -> String {
    let words = || title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let numbered = words().filter(|word| word.chars().any(|c| c.is_ascii_digit())).min_by_key(|word| word.len());
    numbered.or_else(|| words().next()).unwrap_or_default().to_owned()
}

/// What lies around the hexagons: smaller ones such as gates, and boxes in the corners.
fn paint_beside(painter: &mut Painter<'_>, area: &Area<Plain>, scale: Scale, origin: (i32, i32), at: Rect) {
    let column = |x: f32| (origin.0 as f32 + x * scale.x).round().max(0.0) as u16;
    let line = |y: f32| (origin.1 as f32 + y * scale.y).round().max(0.0) as u16;
    match area.place {
        Placement::Hex(x, y, radius) => {
            let label = format!("{}{}", painter.number(&area.id), place_name(&area.title));
            let style = painter.style(&area.id, area.owner);
            let wide = (width(&label) as u16).max((radius * ROOT * scale.x) as u16);
            let left = column(x).saturating_sub(wide / 2).min(at.width.saturating_sub(wide));
            let top = line(y).min(at.height.saturating_sub(1));
            painter.note(Rect::new(at.x + left, at.y + top, wide, 1), &area.id);
            let used = painter.write(at.x + left, at.y + top, wide, &label, style);
            let tokens = painter.tokens(area, usize::from(wide.saturating_sub(used)), 1);
            let rest = Rect::new(at.x + left + used, at.y + top, wide.saturating_sub(used).max(3), 1);
            painter.flow(&tokens, rest.intersection(at));
        }
        Placement::Board(x, y, w, h) => {
            let (left, top) = (column(x).min(at.width), line(y).min(at.height));
            let (right, bottom) = (column(x + w).min(at.width), line(y + h).min(at.height));
            let outer = Rect::new(at.x + left, at.y + top, right.saturating_sub(left), bottom.saturating_sub(top));
            painter.note(outer, &area.id);
            let name = Rect { height: outer.height.min(2), ..outer };
            let style = painter.style(&area.id, area.owner);
            let title = format!("{}{}", painter.number(&area.id), area.title);
            let used = painter.paragraph(&title, name, style.patch(look::bold()));
            let notes: Vec<&str> = area.notes.iter().map(String::as_str).collect();
            fill(painter, area, &notes, Rect { y: outer.y + used, height: outer.height.saturating_sub(used), ..outer });
        }
        Placement::Aside | Placement::Player(_) | Placement::Own => {}
    }
}
