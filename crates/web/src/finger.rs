//! What a pointer means on the board. A mouse means what lies under it; a finger is wide, and holding it asks what a
//! thing is.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};

use crate::browser;

/// A finger is so wide: what is smaller can be meant by a touch beside it.
const FINGER: f64 = 44.0;
/// What is at least so wide is meant when it is touched itself.
const PLAIN: f64 = 26.0;
/// Whoever holds a finger for so long asks.
const HOLD_MS: u64 = 450;
/// A finger that moves so far scrolls.
const SLIP: i32 = 10;

/// Whether a click was made by a finger.
fn is_finger(event: &MouseEvent) -> bool {
    event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "touch")
}

fn can(element: &Element) -> bool {
    element.get_attribute("role").as_deref() == Some("button")
}

fn id_of(element: &Element) -> Option<String> {
    element.get_attribute("data-id")
}

/// What a click can mean, by ids: one thing, or several that are too small to tell apart.
pub(crate) fn meant(event: &MouseEvent) -> Vec<String> {
    let under = sprites_at(event);
    let top = under.iter().find(|element| can(element));
    let small = |element: &Element| {
        let frame = element.get_bounding_client_rect();
        frame.width().min(frame.height())
    };
    let plain = top.or(under.first()).and_then(id_of);
    let is_plain = !is_finger(event) || top.is_some_and(|top| (PLAIN..FINGER).contains(&small(top)));
    if is_plain {
        return plain.into_iter().collect();
    }
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let mut near: Vec<(f64, String)> =
        things().into_iter().filter(|element| small(element) < FINGER).filter_map(|one| beside(&one, at)).collect();
    near.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    let mut ids: Vec<String> = near.into_iter().map(|(_, id)| id).collect();
    match (ids.is_empty(), top.and_then(id_of)) {
        (true, _) => ids.extend(plain),
        (false, Some(top)) if !ids.contains(&top) => ids.push(top),
        _ => {}
    }
    ids
}

/// Everything on the board that can be touched.
pub(crate) fn things() -> Vec<Element> {
    let Ok(found) = browser::document().query_selector_all("[data-board] [role=button]") else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<Element>().ok()).collect()
}

/// How far the middle of a thing is from a point, if a finger there can mean the thing.
fn beside(element: &Element, (x, y): (f64, f64)) -> Option<(f64, String)> {
    let frame = element.get_bounding_client_rect();
    let aside = (frame.x() + frame.width() / 2.0 - x).abs();
    let above = (frame.y() + frame.height() / 2.0 - y).abs();
    let is_near = aside <= frame.width().max(FINGER) / 2.0 && above <= frame.height().max(FINGER) / 2.0;
    is_near.then_some(())?;
    Some((aside.hypot(above), id_of(element)?))
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

/// A finger that is held asks what is under it; the click that follows means nothing.
#[derive(Clone, Default)]
pub(crate) struct Hold {
    /// Counts fingers, so that one that has left asks nothing.
    finger: Rc<Cell<u32>>,
    from: Rc<Cell<(i32, i32)>>,
    asked: Rc<Cell<bool>>,
}

impl Hold {
    /// A finger comes.
    pub(crate) fn down(&self, event: &PointerEvent, ask: impl FnOnce(String) + 'static) {
        self.lift();
        self.asked.set(false);
        let Some(id) = sprites_at(event).first().and_then(id_of).filter(|_| is_finger(event)) else { return };
        self.from.set((event.client_x(), event.client_y()));
        let (hold, finger) = (self.clone(), self.finger.get());
        browser::later(HOLD_MS, move || {
            if hold.finger.get() == finger {
                hold.asked.set(true);
                ask(id);
            }
        });
    }

    /// The finger moves.
    pub(crate) fn slide(&self, event: &PointerEvent) {
        let (x, y) = self.from.get();
        if (event.client_x() - x).abs().max((event.client_y() - y).abs()) > SLIP {
            self.lift();
        }
    }

    /// The finger leaves.
    pub(crate) fn lift(&self) {
        self.finger.set(self.finger.get().wrapping_add(1));
    }

    /// Whether the click that comes now ends a question.
    pub(crate) fn has_asked(&self) -> bool {
        self.asked.replace(false)
    }
}

/// What is under the pointer of somebody who asks with the other button of a mouse.
pub(crate) fn asked_for(event: &MouseEvent) -> Option<String> {
    sprites_at(event).first().and_then(id_of)
}
