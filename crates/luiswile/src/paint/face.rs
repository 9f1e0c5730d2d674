//! Mugshots: a face for every number, the same every time.

use draw::{Canvas, Paint};

use crate::cards::Rank;

/// What hats, hair and beards follow from.
pub(super) fn seed(label: &str) -> u32 {
    label.bytes().fold(7, |seed, digit| seed * 31 + u32::from(digit))
}

/// Paints a mugshot in a box.
pub(super) fn paint(canvas: &mut Canvas, at: [f32; 4], seed: u32, rank: Rank) {
    let [x, y, w, h] = at;
    let line = (Paint::Ink, (w * 0.035).clamp(0.5, 1.1));
    canvas.rect(at, w * 0.1, Paint::Paper, (Paint::Line, 0.8));
    for row in 1..4 {
        let level = y + h * 0.22 * row as f32;
        canvas.rect([x + 1.0, level, w - 2.0, 0.6], 0.0, Paint::Line, (Paint::None, 0.0));
    }
    shoulders(canvas, at, rank, line);
    let (middle, eyes, radius) = (x + w / 2.0, y + h * 0.46, w.min(h) * 0.25);
    canvas.circle([middle, eyes, radius], Paint::Card, line);
    hair(canvas, [middle, eyes, radius], seed, rank, line);
    features(canvas, [middle, eyes, radius], seed, line);
}

fn shoulders(canvas: &mut Canvas, [x, y, w, h]: [f32; 4], rank: Rank, line: (Paint, f32)) {
    let coat = match rank {
        Rank::Boss => Paint::Accent(1),
        Rank::Specialist => Paint::Accent(6),
        Rank::Ordinary => Paint::Card,
    };
    let (top, bottom) = (y + h * 0.7, y + h - 0.6);
    let points = vec![
        [x + w * 0.1, bottom],
        [x + w * 0.16, top + h * 0.08],
        [x + w * 0.36, top],
        [x + w * 0.64, top],
        [x + w * 0.84, top + h * 0.08],
        [x + w * 0.9, bottom],
    ];
    canvas.polygon(points, coat, line);
    if rank == Rank::Ordinary {
        for stripe in 0..3 {
            let at = x + w * (0.3 + 0.2 * stripe as f32) - w * 0.03;
            canvas.rect([at, top + h * 0.06, w * 0.06, bottom - top - h * 0.06], 0.0, Paint::Soft, (Paint::None, 0.0));
        }
    }
}

fn hair(canvas: &mut Canvas, [x, y, r]: [f32; 3], seed: u32, rank: Rank, line: (Paint, f32)) {
    if rank == Rank::Boss {
        // A hat with a broad brim.
        canvas.rect([x - r * 1.35, y - r * 0.72, r * 2.7, r * 0.26], r * 0.12, Paint::Ink, (Paint::None, 0.0));
        let crown = vec![
            [x - r * 0.85, y - r * 0.7],
            [x - r * 0.7, y - r * 1.4],
            [x + r * 0.7, y - r * 1.4],
            [x + r * 0.85, y - r * 0.7],
        ];
        canvas.polygon(crown, Paint::Accent(1), line);
        return;
    }
    match seed % 4 {
        // Bald.
        0 => {}
        // A flat cap.
        1 => {
            canvas.rect([x - r, y - r * 1.1, r * 2.0, r * 0.55], r * 0.25, Paint::Accent(7), line);
            canvas.rect([x - r * 0.2, y - r * 0.62, r * 1.45, r * 0.2], r * 0.1, Paint::Ink, (Paint::None, 0.0));
        }
        // A parting.
        2 => {
            let hair = vec![
                [x - r, y - r * 0.1],
                [x - r * 0.85, y - r * 0.85],
                [x, y - r * 1.18],
                [x + r * 0.85, y - r * 0.85],
                [x + r, y - r * 0.1],
                [x + r * 0.3, y - r * 0.5],
                [x - r * 0.5, y - r * 0.45],
            ];
            canvas.polygon(hair, Paint::Ink, (Paint::None, 0.0));
        }
        // Short and even.
        _ => {
            let hair = vec![
                [x - r * 0.98, y - r * 0.25],
                [x - r * 0.75, y - r * 0.85],
                [x, y - r * 1.1],
                [x + r * 0.75, y - r * 0.85],
                [x + r * 0.98, y - r * 0.25],
                [x, y - r * 0.55],
            ];
            canvas.polygon(hair, Paint::Accent(0), (Paint::None, 0.0));
        }
    }
}

fn features(canvas: &mut Canvas, [x, y, r]: [f32; 3], seed: u32, line: (Paint, f32)) {
    for side in [-1.0, 1.0] {
        let eye = x + side * r * 0.38;
        if (seed / 4).is_multiple_of(4) {
            canvas.circle([eye, y + r * 0.02, r * 0.3], Paint::None, line);
        }
        canvas.circle([eye, y + r * 0.02, r * 0.11], Paint::Ink, (Paint::None, 0.0));
    }
    match (seed / 16) % 4 {
        0 => canvas.rect([x - r * 0.5, y + r * 0.36, r, r * 0.2], r * 0.1, Paint::Ink, (Paint::None, 0.0)),
        1 => canvas.regular(3, [x, y + r * 0.95, r * 0.36], Paint::Ink, (Paint::None, 0.0)),
        _ => {}
    }
    if (seed / 16) % 4 != 1 {
        canvas.rect([x - r * 0.25, y + r * 0.6, r * 0.5, r * 0.1], r * 0.05, Paint::Ink, (Paint::None, 0.0));
    }
}
