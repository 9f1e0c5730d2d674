//! The board: a screen as an SVG that fills its element, or as three panes with fixed places, with pointer and keyboard
//! input.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use client::Screen;
use draw::{Drawing, Frame, Pane, PanePart, Picture};
use games::Preview;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, KeyboardEvent, MouseEvent, ResizeObserver};

use crate::browser;
use crate::drag::Drag;
use crate::icons::{self, icon};
use crate::page::Page;
use crate::painter::{Highlights, Painter};
use crate::pointer::{self, Hover, LongPress};
use crate::zoom::Zoom;

/// What is done with the board.
#[derive(Clone, Copy)]
pub(crate) struct BoardInput {
    /// A thing is touched; whether by a finger. Events and timers may come when the board is gone already, and with it
    /// these functions.
    pub(crate) on_touch: Callback<(String, bool)>,
    /// A thing is dragged, or something was dragged to it, which is true then.
    pub(crate) on_drag: Callback<(String, bool)>,
    /// The card of a thing is wanted: by a mouse that rests on it, or, for good, by a long press, the right mouse button or
    /// a key.
    pub(crate) on_inspect: Callback<(String, bool)>,
    /// The pointer or the focus is on a thing, or on none.
    pub(crate) on_point: Callback<Option<String>>,
    /// The pointer has left the thing whose card it opened.
    pub(crate) on_leave: Callback<()>,
}

impl BoardInput {
    /// For a board that is only looked at.
    pub(crate) fn none() -> BoardInput {
        BoardInput {
            on_drag: Callback::new(|_| ()),
            on_touch: Callback::new(|_| ()),
            on_inspect: Callback::new(|_| ()),
            on_point: Callback::new(|_| ()),
            on_leave: Callback::new(|()| ()),
        }
    }
}

/// How a screen is laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum BoardKind {
    /// All of it in one picture, as high as it must be.
    Whole,
    /// The board, own things and the others' things in panes, whose places the style sheet fixes.
    Panes,
}

/// The panes, in their order in the document.
const PARTS: [PanePart; 3] = [PanePart::Board, PanePart::Own, PanePart::Others];
/// The least size of print on phones, and elsewhere.
const TEXT_MIN_PHONE: f32 = 12.0;
const TEXT_MIN: f32 = 11.0;

/// Below this width the style sheet shows fewer panes at once.
const COMPACT_BELOW: f64 = 1180.0;

/// The width and height of each pane; 0 if it is hidden.
type PaneSizes = [(f32, f32); PARTS.len()];

impl BoardKind {
    /// The drawings of a picture, one for each pane that is not hidden.
    fn draw(self, picture: &Picture, sizes: &PaneSizes) -> Vec<Option<Drawing>> {
        let is_phone = browser::viewport_width().min(browser::viewport_height()) < 600.0;
        let is_compact = browser::viewport_width() < COMPACT_BELOW;
        let text_min = if is_phone { TEXT_MIN_PHONE } else { TEXT_MIN };
        let is_shown = |(width, _): (f32, f32)| width >= 1.0;
        match self {
            BoardKind::Whole => vec![is_shown(sizes[0]).then(|| picture.lay_out(Frame { width: sizes[0].0 }))],
            BoardKind::Panes => PARTS
                .iter()
                .zip(sizes)
                .map(|(&part, &(width, height))| {
                    let pane = Pane { part, width, height, text_min, is_compact };
                    is_shown((width, height)).then(|| picture.lay_out_pane(pane))
                })
                .collect(),
        }
    }
}

/// A screen as an SVG with pointer and keyboard input.
#[component]
pub(crate) fn Board(
    /// What is shown.
    screen: Signal<Option<Arc<Screen>>>,
    /// What is highlighted.
    highlights: Signal<Highlights>,
    /// The table after the choice that is considered, whose changes are shown as ghosts.
    preview: RwSignal<Option<Preview>, LocalStorage>,
    /// What is done with it.
    input: BoardInput,
    /// How it is laid out.
    kind: BoardKind,
) -> impl IntoView {
    let BoardInput { on_drag, on_touch, on_inspect, on_point, on_leave } = input;
    let page = Page::get();
    let container = NodeRef::<Div>::new();
    let sizes = RwSignal::new(PaneSizes::default());
    let painter: Rc<RefCell<Option<Painter>>> = Rc::default();

    let created = painter.clone();
    Effect::new(move |_| {
        let Some(container) = container.get() else { return };
        let panes = elements(&container, ".pane");
        *created.borrow_mut() = Some(Painter::new(elements(&container, ".pane > svg")));
        watch_sizes(panes, sizes);
    });

    let painting = painter.clone();
    let painted = RwSignal::new(());
    Effect::new(move |_| {
        let (sizes, theme) = (sizes.get(), page.theme());
        screen.with(|screen| {
            if let (Some(screen), Some(painter)) = (screen, painting.borrow_mut().as_mut()) {
                let drawings = kind.draw(screen.picture(), &sizes);
                painter.paint(&screen.presentation.scene, &drawings, theme, screen.palette());
            }
        });
        painted.set(());
    });

    // Highlights change with every touch, and nothing need be drawn for that.
    let highlighting = painter.clone();
    Effect::new(move |_| {
        painted.track();
        highlights.with(|highlights| {
            if let Some(painter) = highlighting.borrow().as_ref() {
                painter.highlight(highlights);
            }
        });
    });

    let ghosts = painter.clone();
    Effect::new(move |_| {
        let (sizes, theme) = (sizes.get(), page.theme());
        let palette = screen.with_untracked(|screen| screen.as_ref().map(|screen| screen.palette()));
        let (Some(painter), Some(palette)) = (&mut *ghosts.borrow_mut(), palette) else { return };
        preview.with(|preview| match preview {
            Some(Preview { scene, picture }) => {
                painter.show_ghosts(scene, &kind.draw(picture, &sizes), theme, palette);
            }
            None => painter.hide_ghosts(),
        });
    });

    let board_pane = NodeRef::<Div>::new();
    let zoom = Zoom::new(board_pane);
    let drag = Drag::new();
    let candidates = RwSignal::new(Vec::<String>::new());
    let long_press = LongPress::default();
    let (on_down, on_move, on_up, on_cancel) =
        (long_press.clone(), long_press.clone(), long_press.clone(), long_press.clone());
    let touch = move |event: MouseEvent| {
        if drag.take_dropped() || long_press.take_fired() || zoom.take_dragged() {
            return;
        }
        // What may not have been meant is confirmed, as a finger's touch is.
        let by_finger = pointer::is_finger(&event) || pointer::is_through_card(&event);
        let mut targets = pointer::targets(&event);
        match targets.len() {
            0 | 1 => {
                candidates.set(Vec::new());
                targets.pop().into_iter().for_each(|id| on_touch.run((id, by_finger)));
            }
            _ => candidates.set(targets),
        }
    };
    let hover = Hover::default();
    let (on_over, on_out) = (hover.clone(), hover);
    let point = move |event: web_sys::PointerEvent| {
        let id = pointer::topmost_touchable(&event);
        if let Some(resting) = on_over.pointer_over(&event) {
            _ = on_leave.try_run(());
            _ = on_point.try_run(id);
            resting.then_inspect(move |id| _ = on_inspect.try_run((id, false)));
        }
    };
    let leave = move |_| {
        on_out.pointer_left();
        _ = on_point.try_run(None);
        _ = on_leave.try_run(());
    };
    let focus = move |event: web_sys::FocusEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        // A finger gives the focus, too, and has its own way to show what a touch does.
        let by_keyboard = target.filter(|target| target.matches(":focus-visible").unwrap_or(false));
        if let Some(id) = by_keyboard.and_then(|target| target.get_attribute("data-id")) {
            _ = on_point.try_run(Some(id));
        }
    };
    let inspect = move |event: MouseEvent| {
        event.prevent_default();
        pointer::topmost(&event).into_iter().for_each(|id| on_inspect.run((id, true)));
    };
    let key = Keys { painter: StoredValue::new_local(painter), on_touch, on_inspect };
    let svg = move || view! { <svg role="group" aria-label=move || page.text("board")></svg> };
    let panes = match kind {
        BoardKind::Whole => view! { <div class="pane" data-pane="whole">{svg()}</div> }.into_any(),
        BoardKind::Panes => view! {
            <div
                class="pane"
                id="pane-board"
                data-pane="board"
                node_ref=board_pane
                on:wheel=move |event| zoom.wheel(&event)
                on:pointerdown=move |event| zoom.pointer_down(&event)
                on:pointermove=move |event| if !drag.is_dragging() { zoom.pointer_move(&event) }
                on:pointerup=move |event| zoom.pointer_up(&event)
                on:pointercancel=move |event| zoom.pointer_up(&event)
                on:pointerleave=move |event| zoom.pointer_up(&event)
            >
                {svg()}
            </div>
            <button
                class="zoom"
                data-do="zoom"
                aria-pressed=move || zoom.is_zoomed().to_string()
                title=move || page.text(if zoom.is_zoomed() { "zoom-fit" } else { "zoom-in" })
                aria-label=move || page.text(if zoom.is_zoomed() { "zoom-fit" } else { "zoom-in" })
                on:click=move |_| zoom.toggle()
            >
                {move || icon(if zoom.is_zoomed() { icons::FIT } else { icons::ZOOM })}
            </button>
            <div class="pane" id="pane-own" data-pane="own" tabindex="-1">{svg()}</div>
            <div class="pane" id="pane-others" data-pane="others" tabindex="-1">{svg()}</div>
        }
        .into_any(),
    };
    view! {
        <div
            class="board"
            node_ref=container
            data-board
            on:click=touch
            on:contextmenu=inspect
            on:pointerover=point
            on:pointerleave=leave
            on:focusin=focus
            on:pointerdown=move |event| {
                drag.pointer_down(&event);
                on_down.pointer_down(&event, move |id| _ = on_inspect.try_run((id, true)));
            }
            on:pointermove=move |event| {
                on_move.pointer_move(&event);
                // A drag begins with a touch of the thing, which shows where it can go.
                if let Some(id) = drag.pointer_move(&event) {
                    on_move.cancel();
                    on_drag.run((id, false));
                }
            }
            on:pointerup=move |event| {
                on_up.cancel();
                if let Some(id) = drag.pointer_up(&event) {
                    on_drag.run((id, true));
                }
            }
            on:pointercancel=move |_| {
                on_cancel.cancel();
                drag.end();
            }
            on:keydown=move |event| key.press(&event)
        >
            {panes}
            <CandidateList candidates highlights on_touch/>
        </div>
    }
}

/// Buttons for the things that a finger has touched at once because they are small, to choose one.
#[component]
fn CandidateList(
    candidates: RwSignal<Vec<String>>,
    highlights: Signal<Highlights>,
    on_touch: Callback<(String, bool)>,
) -> impl IntoView {
    let page = Page::get();
    // The candidates belong to the question before.
    Effect::new(move |_| {
        highlights.track();
        candidates.set(Vec::new());
    });
    let row = move |id: String| {
        let label = highlights.with_untracked(|highlights| highlights.touchable.get(&id).cloned())?;
        let choose = move |event: MouseEvent| {
            candidates.set(Vec::new());
            on_touch.run((id.clone(), pointer::is_finger(&event)));
        };
        Some(view! { <button class="can" on:click=choose>{label}</button> })
    };
    move || {
        let buttons: Vec<_> = candidates.get().into_iter().filter_map(row).collect();
        (!buttons.is_empty()).then(|| {
            view! {
                <div class="which" role="group" aria-labelledby="which">
                    <p id="which">{page.text("which")}</p>
                    <div class="row">
                        {buttons}
                        <button class="plain" on:click=move |_| candidates.set(Vec::new())>{page.text("cancel")}</button>
                    </div>
                </div>
            }
        })
    }
}

/// The keyboard input of the board.
#[derive(Clone, Copy)]
struct Keys {
    painter: StoredValue<Rc<RefCell<Option<Painter>>>, LocalStorage>,
    on_touch: Callback<(String, bool)>,
    on_inspect: Callback<(String, bool)>,
}

impl Keys {
    fn press(self, event: &KeyboardEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(id) = target.and_then(|target| target.get_attribute("data-id")) else { return };
        let direction = match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                return self.on_touch.run((id, false));
            }
            "i" => return self.on_inspect.run((id, true)),
            "ArrowLeft" => (-1.0, 0.0),
            "ArrowRight" => (1.0, 0.0),
            "ArrowUp" => (0.0, -1.0),
            "ArrowDown" => (0.0, 1.0),
            _ => return,
        };
        event.prevent_default();
        self.painter.with_value(|painter| {
            if let Some(next) = painter.borrow().as_ref().and_then(|painter| painter.neighbour(&id, direction)) {
                let _ = next.focus();
            }
        });
    }
}

fn elements(parent: &Element, css: &str) -> Vec<Element> {
    let Ok(found) = parent.query_selector_all(css) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// Keeps a signal equal to the sizes of the panes, as long as the component lives.
fn watch_sizes(panes: Vec<Element>, sizes: RwSignal<PaneSizes>) {
    let measured = panes.clone();
    let callback = Closure::<dyn FnMut()>::new(move || {
        let mut now = PaneSizes::default();
        for (size, pane) in now.iter_mut().zip(&measured) {
            *size = (pane.client_width() as f32, pane.client_height() as f32);
        }
        // When the component is removed, the signal is disposed of before the observer.
        if sizes.try_get_untracked().is_some_and(|before| before != now) {
            sizes.set(now);
        }
    });
    let Ok(observer) = ResizeObserver::new(callback.as_ref().unchecked_ref()) else { return };
    panes.iter().for_each(|pane| observer.observe(pane));
    let observed = StoredValue::new_local((observer, callback));
    on_cleanup(move || observed.with_value(|(observer, _)| observer.disconnect()));
}

/// A thing's picture, for its card.
pub(crate) struct ThingPicture {
    pub(crate) view_box: String,
    pub(crate) shapes: String,
}

fn sprite(thing: &str) -> Option<Element> {
    // Ids have neither quotes nor backslashes.
    browser::document().query_selector(&format!("[data-board] [data-id=\"{thing}\"]")).ok().flatten()
}

/// The picture of a thing on the board.
pub(crate) fn thing_picture(thing: &str) -> Option<ThingPicture> {
    let sprite = sprite(thing)?;
    let size = sprite.get_attribute("data-size")?;
    Some(ThingPicture { view_box: format!("0 0 {size}"), shapes: sprite.first_element_child()?.inner_html() })
}

/// Where a thing is in the window.
pub(crate) fn frame_of(thing: &str) -> Option<web_sys::DomRect> {
    Some(sprite(thing)?.get_bounding_client_rect())
}
