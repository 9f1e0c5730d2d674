//! Tiles: the places of tasks, the patrol's values, decks, blanks and entries of lists.

use draw::{Anchor, Canvas, Paint, Weight, measure};

use super::{badge_text, icons, line, own_badges};
use crate::art::{BadgeArt, DeckArt, Piece};
use crate::cards::Pile;
use crate::state::Fate;

fn middle(canvas: &mut Canvas, at: [f32; 2], width: f32, text: &str, size: f32, ink: Paint) {
    canvas.text(at, width, text, size, Weight::Bold, Anchor::Middle, ink);
}

/// A sign in a round stamp.
fn stamp(canvas: &mut Canvas, icon: &'static str, at: [f32; 2], radius: f32, accent: Paint) {
    canvas.circle([at[0], at[1], radius], accent, (Paint::None, 0.0));
    canvas.line_icon(icon, at, radius * 1.4, (Paint::OnColor, 2.1));
}

/// A value of the patrol.
pub(super) fn value(piece: &Piece, canvas: &mut Canvas, icon: &'static str, accent: Paint) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], 2.0, Paint::Paper, (Paint::Line, 1.0));
    stamp(canvas, icon, [w * 0.5, h * 0.28], h * 0.23, accent);
    middle(canvas, [w / 2.0, h * 0.93], w * 0.8, &piece.short, h * 0.46, Paint::Ink);
}

/// A few cards, face down, with their number.
fn cards(canvas: &mut Canvas, [x, y]: [f32; 2], high: f32, text: &str, fill: Paint) {
    let wide = (high * 0.72).max(measure(text, high * 0.68, Weight::Bold) + high * 0.2);
    canvas.rect(
        [x - wide / 2.0 + high * 0.14, y - high / 2.0 - high * 0.06, wide, high],
        high * 0.14,
        fill,
        (Paint::Card, 0.7),
    );
    canvas.rect([x - wide / 2.0, y - high / 2.0, wide, high], high * 0.14, fill, (Paint::Card, 0.7));
    middle(canvas, [x, y + high * 0.25], wide, text, high * 0.68, Paint::OnColor);
}

/// A gang's place for a task, as others see it; for a way, with its points.
pub(super) fn place(piece: &Piece, canvas: &mut Canvas, pile: Pile, points: Option<&str>) {
    let (w, h) = (canvas.w, canvas.h);
    let (icon, accent) = icons::pile(pile);
    let accent = Paint::Accent(accent);
    let fate = own_badges(piece).find_map(|(art, _)| if let BadgeArt::Fate(fate) = art { Some(fate) } else { None });
    let edge = if fate.is_some() { (Paint::Bad, 2.2) } else { (Paint::Line, 1.0) };
    canvas.rect([1.1, 1.1, w - 2.2, h - 2.2], 2.0, Paint::Card, edge);
    match points {
        None => stamp(canvas, icon, [w * 0.5, h * 0.34], h * 0.25, accent),
        Some(points) => {
            stamp(canvas, icon, [w * 0.3, h * 0.29], h * 0.23, accent);
            middle(canvas, [w * 0.34, h * 0.9], w * 0.58, points, h * 0.4, Paint::Ink);
        }
    }
    let count = line(piece, 1);
    if !count.is_empty() {
        let at = if points.is_none() { [w * 0.5, h * 0.76] } else { [w * 0.79, h * 0.74] };
        cards(canvas, at, h * 0.32, count, accent);
    }
    // There is room for one of these.
    let signs = [(BadgeArt::Loss, Paint::Bad), (BadgeArt::Found, Paint::Bad), (BadgeArt::NotFound, Paint::Good)];
    if let Some((text, ink)) = signs.into_iter().find_map(|(art, ink)| Some((badge_text(piece, art)?, ink))) {
        // A comparison with a number of two digits, such as `10>3`, is printed smaller.
        let size = if text.chars().count() > 3 { h * 0.17 } else { h * 0.2 };
        middle(canvas, [w * 0.76, h * 0.555], w * 0.46, text, size, ink);
    }
    if let Some(fate) = fate {
        paint_fate(canvas, fate, [w * 0.78, h * 0.21], h * 0.16);
    }
}

/// What the patrol means for a way.
fn paint_fate(canvas: &mut Canvas, fate: Fate, [x, y]: [f32; 2], r: f32) {
    if fate == Fate::Safe {
        return;
    }
    canvas.circle([x, y, r], Paint::Bad, (Paint::Card, 0.8));
    match fate {
        Fate::Safe => {}
        Fate::Detected => middle(canvas, [x, y + r * 0.55], r * 1.8, "!", r * 1.6, Paint::OnColor),
        Fate::Bribed => canvas.line_icon(icons::COINS, [x, y], r * 1.4, (Paint::OnColor, 2.2)),
        Fate::Halved => middle(canvas, [x, y + r * 0.5], r * 1.8, "½", r * 1.5, Paint::OnColor),
        Fate::Caught => canvas.line_icon(icons::BARS, [x, y], r * 1.3, (Paint::OnColor, 2.2)),
    }
}

/// One of the viewer's seven piles.
pub(super) fn own_pile(piece: &Piece, canvas: &mut Canvas, pile: Pile) {
    let (w, h) = (canvas.w, canvas.h);
    let (icon, accent) = icons::pile(pile);
    let accent = Paint::Accent(accent);
    canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], 2.5, Paint::Card, (accent, 1.6));
    canvas.rect([0.8, 0.8, w - 1.6, h * 0.4], 1.5, accent, (Paint::None, 0.0));
    canvas.rect([2.4, h * 0.42, w - 4.8, 0.8], 0.0, accent, (Paint::None, 0.0));
    canvas.line_icon(icon, [w * 0.5, h * 0.21], h * 0.34, (Paint::OnColor, 1.9));
    let (members, blanks) = (line(piece, 1), line(piece, 2));
    let label = [w * 0.02, h * 0.43, w * 0.96, h * 0.31];
    canvas.paragraph(label, line(piece, 0), (h * 0.175).max(7.0), Weight::Bold, Anchor::Middle, Paint::Ink);
    if let Some(promise) = badge_text(piece, BadgeArt::Promise) {
        // What it promises, beside the sign.
        let (x, y, r) = (w * 0.8, h * 0.21, h * 0.17);
        canvas.circle([x, y, r], Paint::Card, (Paint::None, 0.0));
        middle(canvas, [x, y + r * 0.42], r * 1.8, promise, r * 1.15, accent);
    }
    let (left, right) = match members.is_empty() || blanks.is_empty() {
        true => (w * 0.5, w * 0.5),
        false => (w * 0.34, w * 0.68),
    };
    if !members.is_empty() {
        cards(canvas, [left, h * 0.86], h * 0.22, members, accent);
    }
    if !blanks.is_empty() {
        cards(canvas, [right, h * 0.86], h * 0.22, blanks, Paint::Accent(7));
    }
}

pub(super) fn deck(piece: &Piece, canvas: &mut Canvas, deck: DeckArt) {
    let (w, h) = (canvas.w, canvas.h);
    let (icon, accent) = match deck {
        DeckArt::Events => (icons::SUN, 3),
        DeckArt::Finals => (icons::BOAT, 5),
        DeckArt::Patrols => (icons::CAP, 1),
        DeckArt::Punishments => (icons::GAVEL, 5),
        DeckArt::Specialists => (icons::STAR, 6),
        DeckArt::Ordinary => (icons::RECRUIT, 7),
        DeckArt::Gone => (icons::BOAT, 7),
    };
    canvas.rect([w * 0.09, 0.6, w * 0.9, h * 0.66], 1.5, Paint::Line, (Paint::Ink, 0.7));
    canvas.rect([0.6, h * 0.05, w * 0.9, h * 0.66], 1.5, Paint::Accent(accent), (Paint::Ink, 0.9));
    canvas.rect([2.6, h * 0.05 + 2.0, w * 0.9 - 4.0, h * 0.66 - 4.0], 0.5, Paint::None, (Paint::OnColor, 0.5));
    canvas.line_icon(icon, [w * 0.27, h * 0.38], h * 0.36, (Paint::OnColor, 1.9));
    middle(canvas, [w * 0.67, h * 0.5], w * 0.4, &piece.short, h * 0.32, Paint::OnColor);
    let size = (h * 0.18).max(7.0);
    canvas.text([w / 2.0, h * 0.93], w, line(piece, 0), size, Weight::Regular, Anchor::Middle, Paint::Ink);
}

pub(super) fn blanks(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([w * 0.2, h * 0.04, w * 0.48, h * 0.68], 2.0, Paint::Line, (Paint::Ink, 0.8));
    canvas.rect([w * 0.12, h * 0.08, w * 0.48, h * 0.68], 2.0, Paint::Card, (Paint::Ink, 1.0));
    middle(canvas, [w * 0.36, h * 0.56], w * 0.4, "?", h * 0.42, Paint::Soft);
    middle(canvas, [w * 0.84, h * 0.66], w * 0.26, &format!("×{}", piece.short), h * 0.2, Paint::Ink);
    middle(canvas, [w / 2.0, h * 0.95], w * 0.95, line(piece, 0), (h * 0.15).max(7.0), Paint::Ink);
}

/// An entry of a recruiter's list.
pub(super) fn list_entry(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let accent = Paint::Accent(6);
    canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], 2.0, Paint::Card, (accent, 1.4));
    let size = (h * 0.18).max(7.0);
    let from = format!("{} →", line(piece, 0));
    canvas.text([w * 0.08, h * 0.26], w * 0.7, &from, size, Weight::Regular, Anchor::Start, Paint::Soft);
    middle(canvas, [w * 0.85, h * 0.26], w * 0.2, line(piece, 1), size, accent);
    middle(canvas, [w / 2.0, h * 0.72], w * 0.9, &piece.short, h * 0.34, Paint::Ink);
}
