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

use crate::finger::{self, Hold};
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
    /// Somebody asks what a thing is: with a finger that is held, the other button of a mouse, or a question mark.
    on_ask: Callback<String>,
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
                painter.paint(&screen.presentation.scene, &screen.paint(width), theme, screen.palette());
            }
        });
        lights.with(|lights| {
            if let Some(painter) = painting.borrow().as_ref() {
                painter.light(lights);
            }
        });
    });

    let which = RwSignal::new(Vec::<String>::new());
    let hold = Hold::default();
    let (down, slide, up, away) = (hold.clone(), hold.clone(), hold.clone(), hold.clone());
    let touch = move |event: MouseEvent| {
        if hold.has_asked() {
            return;
        }
        let mut meant = finger::meant(&event);
        match meant.len() {
            0 | 1 => {
                which.set(Vec::new());
                meant.pop().into_iter().for_each(|id| on_touch.run(id));
            }
            _ => which.set(meant),
        }
    };
    let ask_for = move |event: MouseEvent| {
        event.prevent_default();
        finger::asked_for(&event).into_iter().for_each(|id| on_ask.run(id));
    };
    let key = Keys { painter: StoredValue::new_local(painter), on_touch, on_ask };
    view! {
        <div class="board" node_ref=place data-board>
            <svg
                role="group"
                aria-label=move || page.text("board")
                on:click=touch
                on:contextmenu=ask_for
                on:pointerdown=move |event| down.down(&event, move |id| on_ask.run(id))
                on:pointermove=move |event| slide.slide(&event)
                on:pointerup=move |_| up.lift()
                on:pointercancel=move |_| away.lift()
                on:keydown=move |event| key.press(&event)
            ></svg>
            <Which which lights on_touch/>
        </div>
    }
}

/// A finger has touched several things that are too small for it: which one is meant?
#[component]
fn Which(which: RwSignal<Vec<String>>, lights: Signal<Lights>, on_touch: Callback<String>) -> impl IntoView {
    let page = Page::get();
    // Another question makes this one idle.
    Effect::new(move |_| {
        lights.track();
        which.set(Vec::new());
    });
    let row = move |id: String| {
        let label = lights.with_untracked(|lights| lights.can.get(&id).cloned())?;
        let choose = move |_| {
            which.set(Vec::new());
            on_touch.run(id.clone());
        };
        Some(view! { <button class="can" on:click=choose>{label}</button> })
    };
    move || {
        let buttons: Vec<_> = which.get().into_iter().filter_map(row).collect();
        (!buttons.is_empty()).then(|| {
            view! {
                <div class="which" role="group" aria-labelledby="which">
                    <p id="which">{page.text("which")}</p>
                    <div class="row">
                        {buttons}
                        <button class="plain" on:click=move |_| which.set(Vec::new())>{page.text("cancel")}</button>
                    </div>
                </div>
            }
        })
    }
}

/// What keys do on the board.
#[derive(Clone, Copy)]
struct Keys {
    painter: StoredValue<Rc<RefCell<Option<Painter>>>, LocalStorage>,
    on_touch: Callback<String>,
    on_ask: Callback<String>,
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
            "?" => return self.on_ask.run(id),
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
