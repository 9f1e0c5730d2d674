//! The race to the wall: a lane for each gang.

use draw::{Anchor, Canvas, Paint, Weight, measure};
use engine::{BySeat, Seat};

use super::{PAD, WAYS, icons, line};
use crate::GoalMode;
use crate::art::{Area, Piece};
use crate::cards::Way;
use crate::scene::{LANE_LENGTH, LANE_START, lane_height, lane_middle};

/// Lanes with the points of each way, up to the wall.
pub(super) fn paint(
    area: &Area,
    canvas: &mut Canvas,
    goal: u16,
    goal_mode: GoalMode,
    pools: &BySeat<[u16; Way::COUNT]>,
) {
    let (w, h) = (canvas.w, canvas.h);
    let seats = usize::from(pools.len());
    let (left, length) = (LANE_START * w, LANE_LENGTH * w);
    let goal = f32::from(goal).max(1.0);
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
    for (runner, (seat, points)) in area.pieces.iter().zip(pools.iter()) {
        let middle = lane_middle(seat.index(), seats) * h;
        lane(canvas, runner, seat, points.map(f32::from), [middle, height], goal, goal_mode);
    }
    wall(canvas, left + length, top, bottom);
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
    let size = (height * 0.42).clamp(8.0, 14.0);
    let base = middle + size * 0.36;
    let name = line(runner, 0);
    canvas.text([PAD, base], left - PAD - 4.0, name, size, Weight::Bold, Anchor::Start, Paint::Seat(seat));
    let thick = (height * 0.58).min(34.0);
    canvas.rect([left, middle - thick / 2.0, length, thick], thick * 0.25, Paint::Paper, (Paint::Line, 1.0));
    let mut x = left;
    for (index, (points, paint)) in points.into_iter().zip(WAYS).enumerate() {
        let long = (length * points / goal).min(left + length - x).max(0.0);
        match goal_mode {
            GoalMode::Sum => {
                canvas.rect([x, middle - thick / 2.0, long, thick], 0.0, paint, (Paint::Paper, 0.6));
                if long > thick * 0.9 && thick >= 8.0 {
                    let icon = icons::VALUES[index];
                    canvas.line_icon(icon, [x + long / 2.0, middle], thick * 0.7, (Paint::OnColor, 2.0));
                }
                x += long;
            }
            GoalMode::PerWay => {
                let y = middle - thick / 2.0 + thick / 3.0 * index as f32;
                canvas.rect([left, y, long, thick / 3.0], 0.0, paint, (Paint::Paper, 0.6));
            }
        }
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

pub(super) fn runner(piece: &Piece, canvas: &mut Canvas) {
    let middle = [canvas.w / 2.0, canvas.h / 2.0];
    let radius = (canvas.w * 0.36).clamp((canvas.w * 0.45).min(7.0), 13.0);
    if let Some(owner) = piece.owner {
        canvas.seat(owner, middle, radius);
    }
}
