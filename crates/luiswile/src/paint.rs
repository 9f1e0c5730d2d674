//! The look of Luiswile: cards of a prison's registry, a race to the wall, a signboard for the day.

mod face;
mod icons;
mod person;
mod tile;
mod yard;

use crate::art::{Area, Piece};
use draw::{Anchor, Canvas, GameArt, Paint, Palette, Weight, measure};
use engine::Seat;

use crate::Luiswile;
use crate::scene::{LANE_LENGTH, LANE_START, lane_height, lane_middle};

/// Shovel, Banknotes and Bulb.
const WAYS: [Paint; 3] = [Paint::Accent(0), Paint::Accent(2), Paint::Accent(3)];
/// The space around what stands in an area, and where its title ends.
const PAD: f32 = 7.0;
const TITLE: f32 = 27.0;

impl GameArt for Luiswile {
    /// Earth, slate, banknote green, lamplight, sea, rust, violet and stone.
    const PALETTE: &'static Palette = &Palette {
        accents: &[
            ("#7d4a2a", "#d99c62"),
            ("#3f5673", "#93b2d6"),
            ("#43723a", "#8fc583"),
            ("#a05d00", "#efc65c"),
            ("#29696f", "#74bcc2"),
            ("#963b50", "#e58ba0"),
            ("#68498f", "#b99de2"),
            ("#6f655a", "#ada193"),
        ],
    };

    fn area(area: &Area, canvas: &mut Canvas) {
        canvas.plain_area(area);
        match area.art.as_str() {
            "race" => race(area, canvas),
            "day" => {
                let end = board(area, canvas, Paint::Accent(3), TITLE);
                yard::paint(canvas, end);
            }
            "patrol" => {
                let end = board(area, canvas, Paint::Accent(1), TITLE + tiles(area, canvas));
                sign(canvas, icons::CAP, Paint::Accent(1), end);
            }
            "warden" => {
                let end = board(area, canvas, Paint::Accent(5), TITLE);
                sign(canvas, icons::GAVEL, Paint::Accent(5), end);
            }
            "solitary" => bars(canvas),
            _ => {}
        }
    }

    fn piece(piece: &Piece, canvas: &mut Canvas) {
        match piece.art.as_str() {
            "boss" | "specialist" | "ordinary" => person::paint(piece, canvas),
            "newcomer" => person::hidden(piece, canvas),
            "runner" | "runner-way" => runner(piece, canvas),
            _ => tile::paint(piece, canvas),
        }
    }
}

/// A text in lines no wider than this.
fn lines(text: &str, width: f32, size: f32, weight: Weight) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let space = measure(" ", size, weight);
    let mut room = 0.0;
    for word in text.split_whitespace() {
        let needed = measure(word, size, weight);
        match lines.last_mut() {
            Some(line) if needed + space <= room => {
                line.push(' ');
                line.push_str(word);
                room -= needed + space;
            }
            _ => {
                lines.push(word.to_owned());
                room = width - needed;
            }
        }
    }
    lines
}

/// Sentences below each other, as large as they fit; if nothing else helps, in one paragraph. Gives where they end.
fn sentences(canvas: &mut Canvas, notes: &[String], at: [f32; 4], largest: f32) -> f32 {
    let [x, y, w, h] = at;
    let mut size = largest;
    loop {
        let broken: Vec<Vec<String>> = notes.iter().map(|note| lines(note, w, size, Weight::Regular)).collect();
        let count: usize = broken.iter().map(Vec::len).sum();
        let height = count as f32 * size * 1.25 + notes.len().saturating_sub(1) as f32 * size * 0.4;
        if height <= h {
            let mut base = y;
            for (index, note) in broken.iter().enumerate() {
                let weight = if index == 0 { Paint::Ink } else { Paint::Soft };
                for line in note {
                    base += size * 1.25;
                    let at = [x, base - size * 0.3];
                    canvas.text(at, w + 1.0, line, size, Weight::Regular, Anchor::Start, weight);
                }
                base += size * 0.4;
            }
            return base;
        }
        if size <= 7.2 {
            let text = notes.join(" ");
            return y + canvas.paragraph(at, &text, 7.2, Weight::Regular, Anchor::Start, Paint::Ink);
        }
        size = (size * 0.95).max(7.2);
    }
}

/// A part of the board that says what holds today, from this height on. Gives where the text ends.
fn board(area: &Area, canvas: &mut Canvas, accent: Paint, top: f32) -> f32 {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.5, 0.5, w - 1.0, h - 1.0], 8.0, Paint::Card, (Paint::Line, 1.2));
    canvas.rect([1.2, TITLE - 3.6, w - 2.4, 1.8], 0.9, accent, (Paint::None, 0.0));
    let room = h - top - PAD;
    if area.notes.is_empty() || (!area.pieces.is_empty() && room < 26.0) {
        return top;
    }
    sentences(canvas, &area.notes, [PAD, top, w - 2.0 * PAD, room], 14.0)
}

/// How high the tiles of an area are that lie below its title in one row.
fn tiles(area: &Area, canvas: &Canvas) -> f32 {
    match area.pieces.len() as f32 {
        0.0 => 0.0,
        count => ((canvas.w - 2.0 * PAD) / (count * 1.07)).min(69.0) + 6.0,
    }
}

/// A sign in the lower corner, where there is room.
fn sign(canvas: &mut Canvas, icon: &'static str, accent: Paint, top: f32) {
    let (w, h) = (canvas.w, canvas.h);
    let side = (h - top - 2.0 * PAD).min(w * 0.3).min(84.0);
    if side >= 18.0 {
        canvas.line_icon(icon, [w - PAD - side / 2.0, h - PAD - side / 2.0], side, (accent, 1.3));
    }
}

fn bars(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let mut x = 18.0;
    while x < w - 10.0 {
        canvas.rect([x, 24.0, 2.0, h - 25.0], 1.0, Paint::Line, (Paint::None, 0.0));
        x += 18.0;
    }
}

fn number(text: Option<&String>) -> f32 {
    text.and_then(|text| text.parse().ok()).unwrap_or(0.0)
}

/// Lanes with the points of each way, up to the wall.
fn race(area: &Area, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let seats = area.pieces.len();
    let (left, length) = (LANE_START * w, LANE_LENGTH * w);
    let goal = area.pieces.first().map_or(250.0, |runner| number(runner.lines.get(1))).max(1.0);
    let (top, height) = ((lane_middle(0, seats) - lane_height(seats) / 2.0) * h, lane_height(seats) * h);
    let bottom = top + height * seats as f32;
    let mut mark = 50.0;
    while mark < goal {
        let x = left + length * mark / goal;
        canvas.rect([x - 0.5, top, 1.0, bottom - top], 0.0, Paint::Line, (Paint::None, 0.0));
        let size = (h * 0.06).clamp(9.5, 12.0);
        let title = PAD + measure(&area.title, 15.0, Weight::Bold);
        if top > 40.0 || x - 12.0 > title {
            canvas.text(
                [x, top - 2.0],
                30.0,
                &format!("{mark:.0}"),
                size,
                Weight::Regular,
                Anchor::Middle,
                Paint::Soft,
            );
        }
        mark += 50.0;
    }
    for (index, runner) in area.pieces.iter().enumerate() {
        lane(canvas, runner, [lane_middle(index, seats) * h, height], goal);
    }
    wall(canvas, left + length, top, bottom);
}

fn lane(canvas: &mut Canvas, runner: &Piece, [middle, height]: [f32; 2], goal: f32) {
    let w = canvas.w;
    let (left, length) = (LANE_START * w, LANE_LENGTH * w);
    let size = (height * 0.42).clamp(8.0, 14.0);
    let owner = runner.owner.unwrap_or(Seat::new(0));
    let name = runner.lines.first().map_or("", String::as_str);
    let base = middle + size * 0.36;
    canvas.text([PAD, base], left - PAD - 4.0, name, size, Weight::Bold, Anchor::Start, Paint::Seat(owner));
    let thick = (height * 0.58).min(34.0);
    canvas.rect([left, middle - thick / 2.0, length, thick], thick * 0.25, Paint::Paper, (Paint::Line, 1.0));
    let points: Vec<f32> = (2..5).map(|at| number(runner.lines.get(at))).collect();
    let mut x = left;
    for (index, (points, paint)) in points.iter().zip(WAYS).enumerate() {
        let long = (length * points / goal).min(left + length - x).max(0.0);
        if runner.art == "runner-way" {
            let y = middle - thick / 2.0 + thick / 3.0 * index as f32;
            canvas.rect([left, y, long, thick / 3.0], 0.0, paint, (Paint::Paper, 0.6));
            continue;
        }
        canvas.rect([x, middle - thick / 2.0, long, thick], 0.0, paint, (Paint::Paper, 0.6));
        if long > thick * 0.9 && thick >= 8.0 {
            canvas.line_icon(icons::VALUES[index], [x + long / 2.0, middle], thick * 0.7, (Paint::OnColor, 2.0));
        }
        x += long;
    }
    let room = w - left - length - PAD - 9.0;
    canvas.text([w - PAD, base], room, &runner.short, size, Weight::Bold, Anchor::End, Paint::Ink);
}

/// The wall of Luiswile.
fn wall(canvas: &mut Canvas, x: f32, top: f32, bottom: f32) {
    let wide = (canvas.w * 0.014).clamp(6.0, 12.0);
    let brick = wide * 0.6;
    let rows = ((bottom - top) / brick).floor().max(1.0);
    let high = (bottom - top) / rows;
    for row in 0..rows as u16 {
        let y = top + f32::from(row) * high;
        let split = wide * if row % 2 == 0 { 0.62 } else { 0.38 };
        canvas.rect([x, y, split - 0.4, high - 0.7], 0.6, Paint::Accent(7), (Paint::None, 0.0));
        canvas.rect([x + split, y, wide - split, high - 0.7], 0.6, Paint::Accent(7), (Paint::None, 0.0));
    }
}

fn runner(piece: &Piece, canvas: &mut Canvas) {
    let middle = [canvas.w / 2.0, canvas.h / 2.0];
    let radius = (canvas.w * 0.36).clamp((canvas.w * 0.45).min(7.0), 13.0);
    if let Some(owner) = piece.owner {
        canvas.seat(owner, middle, radius);
    }
}
