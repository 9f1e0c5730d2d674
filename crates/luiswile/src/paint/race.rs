//! The race to the wall: a printed chart with a bar for each gang.

use draw::{Anchor, Canvas, Paint, Weight, measure};
use engine::{BySeat, Seat};

use super::{BRICK, DARK, HATCHES, MORTAR, PAD, WAYS, engraving, icons, line, sheet};
use crate::GoalMode;
use crate::art::{Area, Piece};
use crate::cards::Way;
use crate::scene::{LANE_LENGTH, LANE_START, lane_height, lane_middle};

const NO_LINE: (Paint, f32) = (Paint::None, 0.0);

/// Bars with the points of each way, up to the wall.
pub(super) fn paint(
    area: &Area,
    canvas: &mut Canvas,
    goal: u16,
    goal_mode: GoalMode,
    pools: &BySeat<[u16; Way::COUNT]>,
) {
    sheet(canvas);
    let (w, h) = (canvas.w, canvas.h);
    let seats = usize::from(pools.len());
    let (left, length) = (LANE_START * w, LANE_LENGTH * w);
    let goal = f32::from(goal).max(1.0);
    let (top, height) = ((lane_middle(0, seats) - lane_height(seats) / 2.0) * h, lane_height(seats) * h);
    let bottom = top + height * seats as f32;
    scale(area, canvas, [left, top, length, bottom], goal);
    for (runner, (seat, points)) in area.pieces.iter().zip(pools.iter()) {
        let middle = lane_middle(seat.index(), seats) * h;
        lane(canvas, runner, seat, points.map(f32::from), [middle, height], goal, goal_mode);
    }
    let has_tower = PAD + measure(&area.title, draw::title_size(w), Weight::Bold) < left + length - 12.0;
    let from = if has_tower { 4.0 } else { top - 6.0 };
    wall(canvas, left + length, [from, bottom + (h - bottom) * 0.2]);
}

/// Lines and numbers of the chart.
fn scale(area: &Area, canvas: &mut Canvas, [left, top, length, bottom]: [f32; 4], goal: f32) {
    let size = (canvas.h * 0.06).clamp(11.0, 12.0);
    let title = PAD + measure(&area.title, 15.0, Weight::Bold);
    canvas.rect([PAD, bottom, left + length - PAD, 1.4], 0.0, Paint::Ink, NO_LINE);
    canvas.rect([left - 0.7, top, 1.4, bottom - top], 0.0, Paint::Ink, NO_LINE);
    let mut mark = 25.0;
    while mark < goal {
        let x = left + length * mark / goal;
        let is_whole = mark % 50.0 == 0.0;
        canvas.rect([x - 0.4, top, 0.8, bottom - top + 3.0], 0.0, Paint::Line, NO_LINE);
        if is_whole && (top > 40.0 || x - 12.0 > title) {
            let text = format!("{mark:.0}");
            let at = [x, top - 2.0];
            canvas.text(at, 30.0, &text, size, Weight::Regular, Anchor::Middle, Paint::Soft);
        }
        mark += 25.0;
    }
}

/// The name of a gang, its points and how far it has come.
fn lane(
    canvas: &mut Canvas,
    runner: &Piece,
    seat: Seat,
    points: [f32; Way::COUNT],
    [middle, height]: [f32; 2],
    goal: f32,
    goal_mode: GoalMode,
) {
    let w = canvas.w;
    let (left, length) = (LANE_START * w, LANE_LENGTH * w);
    let size = (height * 0.56).clamp(9.0, 15.0);
    let base = middle + size * 0.36;
    let name = line(runner, 0);
    canvas.text([PAD + 4.5, base], left - PAD - 5.5, name, size, Weight::Bold, Anchor::Start, Paint::Ink);
    canvas.rect([PAD - 1.0, middle - height * 0.33, 3.0, height * 0.66], 0.0, Paint::Seat(seat), NO_LINE);
    let thick = (height * 0.66).min(34.0);
    let mut x = left;
    for (index, (points, paint)) in points.into_iter().zip(WAYS).enumerate() {
        let long = (length * points / goal).min(left + length - x).max(0.0);
        match goal_mode {
            GoalMode::Sum => {
                bar(canvas, [x, middle - thick / 2.0, long, thick], paint, index);
                if long > thick * 1.2 && thick >= 10.0 {
                    let icon = icons::VALUES[index];
                    let at = [x + long / 2.0, middle];
                    canvas.circle([at[0], at[1], thick * 0.42], paint, NO_LINE);
                    canvas.line_icon(icon, at, thick * 0.62, (Paint::OnColor, 2.2));
                }
                x += long;
            }
            GoalMode::PerWay => {
                let y = middle - thick / 2.0 + thick / 3.0 * index as f32;
                bar(canvas, [left, y, long, thick / 3.0], paint, index);
            }
        }
    }
    let room = w - left - length - PAD - 15.0;
    canvas.text([w - PAD - 2.0, base], room, &runner.short, size * 1.08, Weight::Bold, Anchor::End, Paint::Ink);
}

/// A bar in the ink and with the hatching of its way.
fn bar(canvas: &mut Canvas, at: [f32; 4], paint: Paint, way: usize) {
    if at[2] <= 0.0 {
        return;
    }
    canvas.rect(at, 0.0, paint, NO_LINE);
    canvas.rect(at, 0.0, HATCHES[way], (Paint::Ink, 0.9));
}

/// The wall of Luiswile with a watchtower, down to the foot of the chart.
fn wall(canvas: &mut Canvas, x: f32, [top, bottom]: [f32; 2]) {
    let wide = (canvas.w * 0.018).clamp(7.0, 15.0);
    let unit = wide * 3.2;
    engraving::tower(canvas, [x + wide / 2.0 - unit * 0.13, top], [bottom - top, unit]);
    let course = top + unit * 0.5;
    canvas.rect([x, course, wide, bottom - course], 0.0, MORTAR, NO_LINE);
    canvas.rect([x, course, wide, bottom - course], 0.0, BRICK, (DARK, 1.0));
}

pub(super) fn runner(piece: &Piece, canvas: &mut Canvas) {
    let middle = [canvas.w / 2.0, canvas.h / 2.0];
    let radius = (canvas.w * 0.36).clamp((canvas.w * 0.45).min(7.0), 13.0);
    if let Some(owner) = piece.owner {
        canvas.seat(owner, middle, radius);
    }
}
