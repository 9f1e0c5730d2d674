//! Dragging: a thing that can be touched is dragged to another one, which touches both in order. The nearest target
//! attracts what is dragged.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use crate::{board, browser, pointer};

/// A pointer that moves farther than this, in pixels, drags.
const SLIP_MAX: f64 = 12.0;
/// A target attracts a pointer at this distance from its middle, in pixels.
const MAGNETIC: f64 = 60.0;
/// The size of what is dragged, in pixels.
const GHOST: f64 = 64.0;

/// What is dragged.
struct Dragged {
    pointer: i32,
    thing: String,
    began_at: (f64, f64),
    /// The picture at the pointer, once it has moved far enough.
    ghost: Option<HtmlElement>,
}

/// A drag on the board.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    dragged: StoredValue<Option<Dragged>, LocalStorage>,
    /// Whether the click that follows belongs to a drag.
    has_dropped: StoredValue<bool>,
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// The nearest thing that can be touched, but for this one.
fn target_near((x, y): (f64, f64), thing: &str) -> Option<String> {
    let near = pointer::touchable_elements().into_iter().filter_map(|element| {
        let (id, frame) = (element.get_attribute("data-id")?, element.get_bounding_client_rect());
        let away = (frame.x() + frame.width() / 2.0 - x).hypot(frame.y() + frame.height() / 2.0 - y);
        let is_inside = (frame.left()..frame.right()).contains(&x) && (frame.top()..frame.bottom()).contains(&y);
        (id != thing && (is_inside || away < MAGNETIC)).then_some((away, id))
    });
    near.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, id)| id)
}

/// The picture of a thing, above the page.
fn ghost_of(thing: &str) -> Option<HtmlElement> {
    let picture = board::thing_picture(thing)?;
    let ghost: HtmlElement = browser::document().create_element("div").ok()?.unchecked_into();
    ghost.set_class_name("dragged");
    ghost.set_inner_html(&format!("<svg viewBox=\"{}\">{}</svg>", picture.view_box, picture.shapes));
    browser::document().body()?.append_child(&ghost).ok()?;
    Some(ghost)
}

impl Drag {
    pub(crate) fn new() -> Drag {
        Drag { dragged: StoredValue::new_local(None), has_dropped: StoredValue::new(false) }
    }

    /// A pointer is down on the board.
    pub(crate) fn pointer_down(self, event: &PointerEvent) {
        self.end();
        self.has_dropped.set_value(false);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let sprite = target.and_then(|target| target.closest("[data-id][role=button]").ok().flatten());
        if let Some(thing) = sprite.and_then(|sprite| sprite.get_attribute("data-id")) {
            let dragged = Dragged { pointer: event.pointer_id(), thing, began_at: at(event), ghost: None };
            self.dragged.set_value(Some(dragged));
        }
    }

    /// The pointer moves. Gives the thing whose drag begins now.
    pub(crate) fn pointer_move(self, event: &PointerEvent) -> Option<String> {
        let (x, y) = at(event);
        let begun = self.dragged.try_update_value(|dragged| {
            let dragged = dragged.as_mut().filter(|dragged| dragged.pointer == event.pointer_id())?;
            let far = (x - dragged.began_at.0).hypot(y - dragged.began_at.1) > SLIP_MAX;
            let is_begun = dragged.ghost.is_none() && far;
            if is_begun {
                dragged.ghost = ghost_of(&dragged.thing);
            }
            if let Some(ghost) = &dragged.ghost {
                let place = format!("translate({:.0}px, {:.0}px)", x - GHOST / 2.0, y - GHOST);
                let _ = ghost.style().set_property("transform", &place);
            }
            is_begun.then(|| dragged.thing.clone())
        });
        begun.flatten()
    }

    /// The pointer is up. Gives the thing that it was dragged to.
    pub(crate) fn pointer_up(self, event: &PointerEvent) -> Option<String> {
        let dragged = self.dragged.try_update_value(Option::take).flatten()?;
        let ghost = dragged.ghost?;
        ghost.remove();
        self.has_dropped.set_value(true);
        target_near(at(event), &dragged.thing)
    }

    /// Whether something is dragged now.
    pub(crate) fn is_dragging(self) -> bool {
        self.dragged.with_value(|dragged| dragged.as_ref().is_some_and(|dragged| dragged.ghost.is_some()))
    }

    /// Ends the drag, without a target.
    pub(crate) fn end(self) {
        if let Some(ghost) = self.dragged.try_update_value(Option::take).flatten().and_then(|dragged| dragged.ghost) {
            ghost.remove();
        }
    }

    /// Whether the present click ends a drag; only once for each.
    pub(crate) fn take_dropped(self) -> bool {
        self.has_dropped.try_update_value(std::mem::take).unwrap_or(false)
    }
}
