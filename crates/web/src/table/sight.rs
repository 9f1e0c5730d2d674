//! What glows but is out of sight: how much of it lies above and below, and the way there.

use leptos::prelude::*;
use web_sys::{Element, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::session::TableSession;
use crate::icons::{self, icon};
use crate::{browser, finger};

/// How many things that can be touched are out of sight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Unseen {
    above: usize,
    below: usize,
}

/// The way to what can be touched and is out of sight.
#[component]
pub(super) fn Elsewhere(session: TableSession) -> impl IntoView {
    let page = session.page;
    let unseen = RwSignal::new(Unseen::default());
    let look = move || {
        let now = count();
        if unseen.try_get_untracked().is_some_and(|before| before != now) {
            unseen.set(now);
        }
    };
    // The board is painted after the question has come.
    Effect::new(move |_| {
        session.screen.track();
        session.picking.track();
        session.is_sent.track();
        browser::next_frame(move || browser::next_frame(look));
    });
    let scrolled = window_event_listener(leptos::ev::scroll, move |_| browser::next_frame(look));
    let resized = window_event_listener(leptos::ev::resize, move |_| browser::next_frame(look));
    on_cleanup(move || {
        scrolled.remove();
        resized.remove();
    });
    let button = move |below: bool, count: usize| {
        let (id, sign) = if below { ("glows-below", icons::DOWN) } else { ("glows-above", icons::UP) };
        (count > 0).then(|| {
            view! {
                <button class="can way" data-do=id on:click=move |_| reveal(below)>
                    {icon(sign)}
                    {count}
                    <span class="text">{page.text(id)}</span>
                </button>
            }
        })
    };
    move || {
        let Unseen { above, below } = unseen.get();
        view! {
            {button(false, above)}
            {button(true, below)}
        }
    }
}

/// What can be touched on the board, with how high its middle lies in the window.
fn things() -> impl Iterator<Item = (Element, f64)> {
    finger::things().into_iter().map(|element| {
        let frame = element.get_bounding_client_rect();
        (element, frame.y() + frame.height() / 2.0)
    })
}

/// The part of the window in which the board can be seen: below the question.
fn window() -> (f64, f64) {
    let question = browser::document().query_selector(".ask").ok().flatten();
    let top = question.map_or(0.0, |question| question.get_bounding_client_rect().bottom());
    let bottom = browser::height();
    (top.max(0.0), bottom)
}

fn count() -> Unseen {
    let (top, bottom) = window();
    things().fold(Unseen::default(), |unseen, (_, y)| match y {
        y if y < top => Unseen { above: unseen.above + 1, ..unseen },
        y if y > bottom => Unseen { below: unseen.below + 1, ..unseen },
        _ => unseen,
    })
}

/// Goes to the nearest thing that can be touched below or above what is seen.
fn reveal(below: bool) {
    let (top, bottom) = window();
    let hidden = things().filter(|(_, y)| if below { *y > bottom } else { *y < top });
    let nearest = match below {
        true => hidden.min_by(|(_, a), (_, b)| a.total_cmp(b)),
        false => hidden.max_by(|(_, a), (_, b)| a.total_cmp(b)),
    };
    if let Some((element, _)) = nearest {
        let how = ScrollIntoViewOptions::new();
        how.set_block(ScrollLogicalPosition::Center);
        let calm = browser::media("(prefers-reduced-motion: reduce)");
        how.set_behavior(if calm { ScrollBehavior::Instant } else { ScrollBehavior::Smooth });
        element.scroll_into_view_with_scroll_into_view_options(&how);
    }
}
