//! Buttons that scroll to things outside the viewport that can be touched.

use leptos::prelude::*;
use web_sys::{Element, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::session::TableSession;
use crate::icons::{self, icon};
use crate::{browser, pointer};

/// How many things that can be touched are outside the viewport.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct OffscreenCounts {
    above: usize,
    below: usize,
}

/// A button for the things above the viewport, and one for those below.
#[component]
pub(super) fn OffscreenButtons(session: TableSession) -> impl IntoView {
    let page = session.page;
    let counts = RwSignal::new(OffscreenCounts::default());
    let update = move || {
        let now = count_offscreen();
        if counts.try_get_untracked().is_some_and(|before| before != now) {
            counts.set(now);
        }
    };
    // The board is rendered one frame after the signals change.
    Effect::new(move |_| {
        session.screen.track();
        session.picking.track();
        session.is_sent.track();
        browser::next_frame(move || browser::next_frame(update));
    });
    let scrolled = window_event_listener(leptos::ev::scroll, move |_| browser::next_frame(update));
    let resized = window_event_listener(leptos::ev::resize, move |_| browser::next_frame(update));
    on_cleanup(move || {
        scrolled.remove();
        resized.remove();
    });
    let button = move |below: bool, count: usize| {
        let (id, sign) = if below { ("glows-below", icons::DOWN) } else { ("glows-above", icons::UP) };
        (count > 0).then(|| {
            view! {
                <button class="can way" data-do=id on:click=move |_| scroll_to_nearest(below)>
                    {icon(sign)}
                    {count}
                    <span class="text">{page.text(id)}</span>
                </button>
            }
        })
    };
    move || {
        let OffscreenCounts { above, below } = counts.get();
        view! {
            {button(false, above)}
            {button(true, below)}
        }
    }
}

/// The elements that can be touched, with the height of their middle in the window.
fn touchable_elements() -> impl Iterator<Item = (Element, f64)> {
    pointer::touchable_elements().into_iter().map(|element| {
        let frame = element.get_bounding_client_rect();
        (element, frame.y() + frame.height() / 2.0)
    })
}

/// The upper and lower edge of the window's part that shows the board, below the question.
fn visible_range() -> (f64, f64) {
    let question = browser::document().query_selector(".ask").ok().flatten();
    let top = question.map_or(0.0, |question| question.get_bounding_client_rect().bottom());
    let bottom = browser::viewport_height();
    (top.max(0.0), bottom)
}

fn count_offscreen() -> OffscreenCounts {
    let (top, bottom) = visible_range();
    touchable_elements().fold(OffscreenCounts::default(), |counts, (_, y)| match y {
        y if y < top => OffscreenCounts { above: counts.above + 1, ..counts },
        y if y > bottom => OffscreenCounts { below: counts.below + 1, ..counts },
        _ => counts,
    })
}

/// Scrolls to the nearest thing that can be touched, below or above the viewport.
fn scroll_to_nearest(below: bool) {
    let (top, bottom) = visible_range();
    let hidden = touchable_elements().filter(|(_, y)| if below { *y > bottom } else { *y < top });
    let nearest = match below {
        true => hidden.min_by(|(_, a), (_, b)| a.total_cmp(b)),
        false => hidden.max_by(|(_, a), (_, b)| a.total_cmp(b)),
    };
    if let Some((element, _)) = nearest {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        let is_motion_reduced = browser::matches_media("(prefers-reduced-motion: reduce)");
        options.set_behavior(if is_motion_reduced { ScrollBehavior::Instant } else { ScrollBehavior::Smooth });
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
