//! The card beside a thing: what it is, what it is for, and its rules.

use leptos::prelude::*;
use scene::ThingCard;

use super::session::set;
use crate::board::ThingPicture;
use crate::icons::{self, icon};
use crate::page::Page;
use crate::{board, browser};

/// The width of a card in pixels; the style sheet has the same.
const CARD_WIDTH: f64 = 300.0;
/// Between the thing and its card.
const GAP: f64 = 10.0;
/// Between the card and the edge of the window.
const MARGIN: f64 = 12.0;

/// The card that is open.
#[derive(Clone, Copy)]
pub(crate) struct OpenCard {
    /// The thing that is explained, and its card.
    pub(crate) card: RwSignal<Option<(String, ThingCard)>>,
    /// Whether the card stays when the pointer leaves the thing.
    pub(crate) is_pinned: RwSignal<bool>,
}

impl OpenCard {
    pub(crate) fn new() -> OpenCard {
        OpenCard { card: RwSignal::new(None), is_pinned: RwSignal::new(false) }
    }

    /// Shows a card. One that is `pinned` stays until it is closed; one that a resting mouse has opened goes with the
    /// mouse, and a click passes through it.
    pub(crate) fn show(self, thing: &str, card: Option<ThingCard>, is_pinned: bool) {
        set(self.is_pinned, is_pinned);
        set(self.card, card.map(|card| (thing.to_owned(), card)));
    }

    /// Whether a card is open.
    pub(crate) fn is_open(self) -> bool {
        self.card.with(Option::is_some)
    }

    /// The pointer has left the thing: closes its card, unless it was asked for.
    pub(crate) fn pointer_left(self) {
        if self.is_pinned.try_get_untracked() == Some(false) {
            self.close();
        }
    }

    /// Closes the card. False if none is open.
    pub(crate) fn close(self) -> bool {
        let was_open = self.card.with_untracked(Option::is_some);
        set(self.is_pinned, false);
        set(self.card, None::<(String, ThingCard)>);
        was_open
    }
}

/// The card of the thing that the reader points at.
#[component]
pub(crate) fn ThingCardView(
    /// The card.
    open: OpenCard,
    /// The game, for links to its rules.
    game: Signal<&'static str>,
) -> impl IntoView {
    let page = Page::get();
    let card = move |(thing, card): (String, ThingCard)| {
        let game = game.get_untracked();
        let ThingCard { title, lines, purpose, clauses } = card;
        let CardPlace { left, top, is_beside, is_low } = place(&thing);
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
            <div
                class="thing-card"
                class:beside=is_beside
                class:low=is_low
                class:pinned=move || open.is_pinned.get()
                role="dialog"
                aria-labelledby="thing-title"
                data-card=thing.clone()
                style=("left", format!("{left:.0}px"))
                style=("--top", format!("{top:.0}px"))
            >
                <header>
                    {picture}
                    <h2 id="thing-title">{title}</h2>
                    <button class="plain" data-do="close-card" aria-label=page.text("close") on:click=move |_| _ = open.close()>
                        {icon(icons::CROSS)}
                    </button>
                </header>
                {purpose}
                <ul>{lines}</ul>
                <p class="rules">{clauses}</p>
            </div>
        }
    };
    move || open.card.get().map(card)
}

/// Where a card stands.
struct CardPlace {
    left: f64,
    top: f64,
    /// Beside the thing, with its middle at `top` if it fits the window so; otherwise at the upper or lower end of the
    /// screen.
    is_beside: bool,
    is_low: bool,
}

/// Beside the thing where there is room, at the right or at the left; on a phone at the other end of the screen, so that
/// the thing itself stays visible.
fn place(thing: &str) -> CardPlace {
    let (width, height) = (browser::viewport_width(), browser::viewport_height());
    let elsewhere = |is_low| CardPlace { left: 0.0, top: 0.0, is_beside: false, is_low };
    let Some(frame) = board::frame_of(thing) else { return elsewhere(true) };
    let middle = frame.y() + frame.height() / 2.0;
    let right = frame.x() + frame.width() + GAP;
    let left = frame.x() - GAP - CARD_WIDTH;
    let beside = |left| CardPlace { left, top: middle, is_beside: true, is_low: false };
    match () {
        () if right + CARD_WIDTH + MARGIN <= width => beside(right),
        () if left >= MARGIN => beside(left),
        () => elsewhere(middle < height / 2.0),
    }
}
