//! The board: a screen in an SVG that fills its place, to look at and to touch.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use client::Screen;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, KeyboardEvent, MouseEvent, ResizeObserver};

use crate::browser;
use crate::page::Page;
use crate::painter::{Lights, Painter};

/// A screen to look at and to touch.
#[component]
pub(crate) fn Board(
    /// What is shown.
    screen: Signal<Option<Arc<Screen>>>,
    /// What glows and what is marked.
    lights: Signal<Lights>,
    /// Somebody touches a thing.
    on_touch: Callback<String>,
) -> impl IntoView {
    let page = Page::get();
    let place = NodeRef::<Div>::new();
    let width = RwSignal::new(0.0_f32);
    let painter: Rc<RefCell<Option<Painter>>> = Rc::default();

    let begun = painter.clone();
    Effect::new(move |_| {
        let Some(place) = place.get() else { return };
        let svg = place.query_selector("svg").ok().flatten();
        *begun.borrow_mut() = svg.map(Painter::new);
        watch_width(&place, width);
    });

    let painting = painter.clone();
    Effect::new(move |_| {
        let (width, theme) = (width.get(), page.theme());
        if width < 1.0 {
            return;
        }
        screen.with(|screen| {
            if let (Some(screen), Some(painter)) = (screen, painting.borrow_mut().as_mut()) {
                painter.paint(&screen.stage.scene, &screen.paint(width), theme, screen.palette());
            }
        });
        lights.with(|lights| {
            if let Some(painter) = painting.borrow().as_ref() {
                painter.light(lights);
            }
        });
    });

    let touch = move |event: MouseEvent| {
        let top = sprites_at(&event);
        let can = top.iter().find(|element| element.get_attribute("role").as_deref() == Some("button"));
        if let Some(id) = can.or(top.first()).and_then(|element| element.get_attribute("data-id")) {
            on_touch.run(id);
        }
    };
    let key = Keys { painter: StoredValue::new_local(painter), on_touch };
    view! {
        <div class="board" node_ref=place data-board>
            <svg
                role="group"
                aria-label=move || page.say("board")
                on:click=touch
                on:keydown=move |event| key.press(&event)
            ></svg>
        </div>
    }
}

/// What keys do on the board.
#[derive(Clone, Copy)]
struct Keys {
    painter: StoredValue<Rc<RefCell<Option<Painter>>>, LocalStorage>,
    on_touch: Callback<String>,
}

impl Keys {
    fn press(self, event: &KeyboardEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(id) = target.and_then(|target| target.get_attribute("data-id")) else { return };
        let direction = match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                return self.on_touch.run(id);
            }
            "ArrowLeft" => (-1.0, 0.0),
            "ArrowRight" => (1.0, 0.0),
            "ArrowUp" => (0.0, -1.0),
            "ArrowDown" => (0.0, 1.0),
            _ => return,
        };
        event.prevent_default();
        self.painter.with_value(|painter| {
            if let Some(next) = painter.borrow().as_ref().and_then(|painter| painter.beside(&id, direction)) {
                let _ = next.focus();
            }
        });
    }
}

/// The sprites under a pointer, the topmost first: a room can be touched through a piece that cannot.
fn sprites_at(event: &MouseEvent) -> Vec<Element> {
    let at = (event.client_x() as f32, event.client_y() as f32);
    let mut found: Vec<Element> = Vec::new();
    for element in browser::document().elements_from_point(at.0, at.1).iter() {
        let sprite = element.unchecked_into::<Element>().closest("[data-id]").ok().flatten();
        if let Some(sprite) = sprite.filter(|sprite| !found.contains(sprite)) {
            found.push(sprite);
        }
    }
    // A click that was made by a program has no place.
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let target = target.and_then(|target| target.closest("[data-id]").ok().flatten());
    match target {
        Some(target) if !found.contains(&target) => vec![target],
        _ => found,
    }
}

/// Keeps a signal at the width of an element, for as long as it is there.
fn watch_width(place: &web_sys::HtmlDivElement, width: RwSignal<f32>) {
    let measured = place.clone();
    let callback = Closure::<dyn FnMut()>::new(move || {
        let now = measured.client_width() as f32;
        // Leaving the page ends the signal before the observer.
        if width.try_get_untracked().is_some_and(|before| before != now) {
            width.set(now);
        }
    });
    let Ok(observer) = ResizeObserver::new(callback.as_ref().unchecked_ref()) else { return };
    observer.observe(place);
    let observed = StoredValue::new_local((observer, callback));
    on_cleanup(move || observed.with_value(|(observer, _)| observer.disconnect()));
}
