//! The card beside a thing: what it is, what it is for, and its rules.

use leptos::prelude::*;
use scene::ThingCard;

use super::session::TableSession;
use crate::board::ThingPicture;
use crate::icons::{self, icon};
use crate::{board, browser};

/// The width of a card in pixels; the style sheet has the same.
const CARD_WIDTH: f64 = 300.0;
/// Between the thing and its card.
const GAP: f64 = 10.0;
/// A card is not narrower than its margins at a phone.
const MARGIN: f64 = 12.0;

/// The card of the thing that the reader points at.
#[component]
pub(super) fn ThingCardView(session: TableSession) -> impl IntoView {
    let page = session.page;
    let card = move |(thing, card): (String, ThingCard)| {
        let game =
            session.screen.with_untracked(|screen| screen.as_ref().map(|screen| screen.game)).unwrap_or_default();
        let ThingCard { title, lines, purpose, clauses } = card;
        let picture = board::thing_picture(&thing).map(|ThingPicture { view_box, shapes }| {
            view! { <svg class="picture" viewBox=view_box aria-hidden="true" inner_html=shapes></svg> }
        });
        let purpose = purpose.into_iter().map(|text| view! { <p>{text}</p> }).collect::<Vec<_>>();
        let lines = lines.into_iter().map(|text| view! { <li>{text}</li> }).collect::<Vec<_>>();
        let link = move |clause: engine::Clause| {
            let clause = clause.to_string();
            view! { <a class="clause" href=format!("/rules/{game}#{clause}") target="_blank">{clause.clone()}</a> }
        };
        let clauses = clauses.into_iter().map(link).collect::<Vec<_>>();
        view! {
            <div class="thing-card" role="dialog" aria-labelledby="thing-title" data-card=thing.clone() style=place(&thing)>
                <header>
                    {picture}
                    <h2 id="thing-title">{title}</h2>
                    <button class="plain" data-do="close-card" aria-label=page.text("close") on:click=move |_| _ = session.close_card()>
                        {icon(icons::CROSS)}
                    </button>
                </header>
                {purpose}
                <ul>{lines}</ul>
                <p class="rules">{clauses}</p>
            </div>
        }
    };
    move || session.card.get().map(card)
}

/// Beside the thing where there is room: right, left, or below and above on a phone.
fn place(thing: &str) -> String {
    let Some(frame) = board::frame_of(thing) else { return String::new() };
    let (width, height) = (browser::viewport_width(), browser::viewport_height());
    let card = CARD_WIDTH.min(width - 2.0 * MARGIN);
    let right = frame.x() + frame.width() + GAP;
    let left = frame.x() - GAP - card;
    let middle = (frame.y() + frame.height() / 2.0).clamp(120.0, (height - 120.0).max(120.0));
    if right + card + MARGIN <= width {
        return format!("left:{right:.0}px;top:{middle:.0}px;transform:translateY(-50%)");
    }
    if left >= MARGIN {
        return format!("left:{left:.0}px;top:{middle:.0}px;transform:translateY(-50%)");
    }
    // No room at either side: at the other end of the screen, so that the thing itself stays visible.
    match frame.y() + frame.height() / 2.0 < height / 2.0 {
        true => "left:12px;right:12px;width:auto;bottom:12px".to_owned(),
        false => "left:12px;right:12px;width:auto;top:12px".to_owned(),
    }
}
