//! The front page: masthead, headline, picture, and what holds today.

use draw::{Anchor, Canvas, Paint, Weight, measure, wrap};

use super::{PAD, engraving, fit, sheet};
use crate::art::{Area, FrontPage};

/// Smaller print than this is hard to read: the picture, and then the lead, make way for it.
const PRINT_MIN: f32 = 11.0;
/// How much of the width the picture takes, from the most to the least, and the least print beside it.
const PARTS: [(f32, f32); 5] =
    [(0.55, 13.5), (0.42, PRINT_MIN), (0.36, PRINT_MIN), (0.3, PRINT_MIN), (0.25, PRINT_MIN)];

pub(super) fn paint(area: &Area, canvas: &mut Canvas, page: &FrontPage) {
    canvas.title_painted();
    sheet(canvas);
    let top = masthead(canvas, page);
    let (below, free) = headline(canvas, page, top);
    let (w, room) = (canvas.w, canvas.h - below - PAD);
    let lead = usize::from(page.has_lead);
    let largest = (canvas.h * 0.06).clamp(13.5, 18.0);
    if w >= 300.0 {
        // The picture is as large as the text allows.
        for (part, least) in PARTS {
            let beside = (w * part).min(room * 1.7);
            let column = w - beside - 3.0 * PAD;
            let size = fit(&area.notes, column, room, largest);
            if size >= least {
                print(canvas, &area.notes, lead, [PAD, below, column], size);
                let at = [w - beside - PAD, below + 2.0, beside, room - 1.0];
                return engraving::picture(canvas, at, page.weather, page.subject);
            }
        }
    }
    let column = w - 2.0 * PAD;
    let size = fit(&area.notes, column, room, largest);
    let (notes, lead, size) = match size < PRINT_MIN && page.has_lead {
        true => (&area.notes[1..], 0, fit(&area.notes[1..], column, room, largest)),
        false => (&area.notes[..], lead, size),
    };
    let end = print(canvas, notes, lead, [PAD, below, column], size);
    let left = canvas.h - end - PAD;
    if left >= 40.0 {
        engraving::picture(canvas, [PAD, end + 2.0, column, left - 1.0], page.weather, page.subject);
    } else if free >= 44.0 {
        // Or it stands beside the headline.
        let high = below - top - 3.0;
        let wide = free.min(high * 2.4);
        engraving::picture(canvas, [w - PAD - wide, top + 3.0, wide, high], page.weather, page.subject);
    }
}

/// The day, the name of the paper and its price, above a double rule. Gives where they end.
fn masthead(canvas: &mut Canvas, page: &FrontPage) -> f32 {
    let w = canvas.w;
    let size = (canvas.h * 0.07).clamp(11.0, 14.5);
    let base = size + 4.0;
    let day = measure(&page.day, size, Weight::Bold);
    canvas.text([PAD, base], w * 0.4, &page.day, size, Weight::Bold, Anchor::Start, Paint::Ink);
    let name = measure(&page.paper, size, Weight::Bold);
    let room = w - day - 4.0 * PAD;
    if w >= 340.0 {
        canvas.text([w / 2.0, base], w * 0.5, &page.paper, size, Weight::Bold, Anchor::Middle, Paint::Ink);
        let at = [w - PAD, base];
        canvas.text(at, w * 0.24, &page.price, size * 0.85, Weight::Regular, Anchor::End, Paint::Soft);
    } else if name * 0.8 <= room {
        canvas.text([w - PAD, base], room, &page.paper, size, Weight::Bold, Anchor::End, Paint::Soft);
    }
    canvas.rect([PAD, base + 4.5, w - 2.0 * PAD, 1.6], 0.0, Paint::Ink, (Paint::None, 0.0));
    canvas.rect([PAD, base + 7.6, w - 2.0 * PAD, 0.7], 0.0, Paint::Ink, (Paint::None, 0.0));
    base + 9.0
}

/// The headline. Gives where it ends, and the width that it leaves free.
fn headline(canvas: &mut Canvas, page: &FrontPage, top: f32) -> (f32, f32) {
    let width = canvas.w - 2.0 * PAD;
    let largest = (canvas.h * 0.135).clamp(15.0, 30.0);
    let size = largest.min(largest * width / measure(&page.headline, largest, Weight::Bold));
    let at = [PAD, top + size];
    canvas.text(at, width + 1.0, &page.headline, size, Weight::Bold, Anchor::Start, Paint::Ink);
    let free = width - measure(&page.headline, size, Weight::Bold) - 2.0 * PAD;
    (top + size * 1.22, free)
}

/// Sentences below each other: the lead and the last one are quieter. Gives where they end.
fn print(canvas: &mut Canvas, notes: &[String], lead: usize, [x, y, w]: [f32; 3], size: f32) -> f32 {
    let mut base = y;
    for (index, note) in notes.iter().enumerate() {
        let ink = if index < lead || index + 1 == notes.len() { Paint::Soft } else { Paint::Ink };
        for line in wrap(note, w, size, Weight::Regular) {
            base += size * 1.22;
            canvas.text([x, base - size * 0.25], w + 1.0, &line, size, Weight::Regular, Anchor::Start, ink);
        }
        base += size * 0.3;
    }
    base
}
