//! Hit tests on the board. A mouse hits the thing under it; a finger is wide and may hit several small things. A long
//! press asks for the details of a thing.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};

use crate::browser;

/// The width of a finger in pixels. Things that are smaller can be hit by a touch beside them.
const FINGER_WIDTH: f64 = 44.0;
/// A thing of at least this width is hit when it is touched itself.
pub(crate) const EASY_WIDTH: f64 = 26.0;
/// How long a finger must rest for a long press.
const LONG_PRESS_MS: u64 = 450;
/// A finger that moves farther than this, in pixels, is scrolling.
const SLIP_MAX: i32 = 10;

/// Whether an event was made by a finger.
pub(crate) fn is_finger(event: &MouseEvent) -> bool {
    event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "touch")
}

fn is_touchable(element: &Element) -> bool {
    element.get_attribute("role").as_deref() == Some("button")
}

/// Whether a sprite is a card on the board, which covers the area below it.
fn is_card(element: &Element) -> bool {
    element.get_attribute("data-layer").as_deref() == Some("1")
}

fn id_of(element: &Element) -> Option<String> {
    element.get_attribute("data-id")
}

/// The ids of the things that a click hits: one, or several that are too small to tell apart.
pub(crate) fn targets(event: &MouseEvent) -> Vec<String> {
    let under = sprites_at(event);
    let top = under.iter().find(|element| is_touchable(element));
    let width = |element: &Element| {
        let frame = element.get_bounding_client_rect();
        frame.width().min(frame.height())
    };
    let direct = top.or(under.first()).and_then(id_of);
    let is_direct = !is_finger(event) || top.is_some_and(|top| (EASY_WIDTH..FINGER_WIDTH).contains(&width(top)));
    if is_direct {
        return direct.into_iter().collect();
    }
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let mut near: Vec<(f64, String)> = touchable_elements()
        .into_iter()
        .filter(|element| width(element) < FINGER_WIDTH)
        .filter_map(|one| within_reach(&one, at))
        .collect();
    engine::sort_short_by(&mut near, |(a, _), (b, _)| a.total_cmp(b).is_lt());
    let mut ids: Vec<String> = near.into_iter().map(|(_, id)| id).collect();
    match (ids.is_empty(), top.and_then(id_of)) {
        (true, _) => ids.extend(direct),
        (false, Some(top)) if !ids.contains(&top) => ids.push(top),
        _ => {}
    }
    ids
}

/// Whether a click reaches a thing only through a card that lies on it and cannot be touched. It may have been meant for
/// the card.
pub(crate) fn is_through_card(event: &MouseEvent) -> bool {
    let under = sprites_at(event);
    let above = under.iter().take_while(|element| !is_touchable(element));
    under.iter().any(is_touchable) && above.into_iter().any(is_card)
}

/// The ids of things that can be touched but are too small on the screen to be hit well.
pub(crate) fn small_targets() -> Vec<String> {
    let is_small = |element: &Element| {
        let frame = element.get_bounding_client_rect();
        frame.width() > 0.0 && frame.width().min(frame.height()) < EASY_WIDTH
    };
    touchable_elements().iter().filter(|element| is_small(element)).filter_map(id_of).collect()
}

/// All elements of the board that can be touched.
pub(crate) fn touchable_elements() -> Vec<Element> {
    let Ok(found) = browser::document().query_selector_all("[data-board] [role=button]") else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<Element>().ok()).collect()
}

/// The id of an element and the distance of its middle from a point, if a finger at that point can hit it.
fn within_reach(element: &Element, (x, y): (f64, f64)) -> Option<(f64, String)> {
    let frame = element.get_bounding_client_rect();
    let aside = (frame.x() + frame.width() / 2.0 - x).abs();
    let above = (frame.y() + frame.height() / 2.0 - y).abs();
    let is_near = aside <= frame.width().max(FINGER_WIDTH) / 2.0 && above <= frame.height().max(FINGER_WIDTH) / 2.0;
    is_near.then_some(())?;
    Some((aside.hypot(above), id_of(element)?))
}

/// All sprites under a pointer, the topmost first. A room can be hit through a piece that cannot be touched.
fn sprites_at(event: &MouseEvent) -> Vec<Element> {
    let at = (event.client_x() as f32, event.client_y() as f32);
    let mut found: Vec<Element> = Vec::new();
    for element in browser::document().elements_from_point(at.0, at.1).iter() {
        let sprite = element.unchecked_into::<Element>().closest("[data-id]").ok().flatten();
        if let Some(sprite) = sprite.filter(|sprite| !found.contains(sprite)) {
            found.push(sprite);
        }
    }
    // A click that was made by a script or a screen reader has no position; it has a target.
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let target = target.and_then(|target| target.closest("[data-id]").ok().flatten());
    match target {
        Some(target) if !found.contains(&target) => vec![target],
        _ => found,
    }
}

/// How long a mouse must rest on a thing until its card is shown.
const REST_MS: u64 = 600;

/// Detects that a mouse rests on a thing.
#[derive(Clone, Default)]
pub(crate) struct Hover {
    /// The thing under the pointer.
    thing: Rc<RefCell<Option<String>>>,
    /// Counts changes of the thing. A timer of an earlier one does nothing.
    count: Rc<Cell<u32>>,
}

/// A mouse that has come to a thing.
pub(crate) struct Resting {
    thing: Option<String>,
    hover: Hover,
    count: u32,
}

impl Hover {
    /// The pointer moves over the board. Gives the thing that it has come to, if it was at another one before.
    pub(crate) fn pointer_over(&self, event: &PointerEvent) -> Option<Resting> {
        if event.pointer_type() != "mouse" {
            return None;
        }
        let thing = topmost(event);
        if *self.thing.borrow() == thing {
            return None;
        }
        self.thing.borrow_mut().clone_from(&thing);
        self.count.set(self.count.get().wrapping_add(1));
        Some(Resting { thing, hover: self.clone(), count: self.count.get() })
    }

    /// The pointer has left the board.
    pub(crate) fn pointer_left(&self) {
        *self.thing.borrow_mut() = None;
        self.count.set(self.count.get().wrapping_add(1));
    }
}

impl Resting {
    /// Calls a function with the thing if the pointer stays there.
    pub(crate) fn then_inspect(self, inspect: impl FnOnce(String) + 'static) {
        let Resting { thing, hover, count } = self;
        let Some(thing) = thing else { return };
        browser::set_timeout(REST_MS, move || {
            if hover.count.get() == count {
                inspect(thing);
            }
        });
    }
}

/// Detects long presses. The click that follows a long press must be ignored.
#[derive(Clone, Default)]
pub(crate) struct LongPress {
    /// The number of the present press. A timer of an earlier press does nothing.
    press: Rc<Cell<u32>>,
    started_at: Rc<Cell<(i32, i32)>>,
    has_fired: Rc<Cell<bool>>,
}

impl LongPress {
    /// Starts a press; calls `inspect` with the id of the thing under the finger if the finger rests.
    pub(crate) fn pointer_down(&self, event: &PointerEvent, inspect: impl FnOnce(String) + 'static) {
        self.cancel();
        self.has_fired.set(false);
        let Some(id) = sprites_at(event).first().and_then(id_of).filter(|_| is_finger(event)) else { return };
        self.started_at.set((event.client_x(), event.client_y()));
        let (long_press, press) = (self.clone(), self.press.get());
        browser::set_timeout(LONG_PRESS_MS, move || {
            if long_press.press.get() == press {
                long_press.has_fired.set(true);
                inspect(id);
            }
        });
    }

    /// Cancels the press if the finger has moved too far.
    pub(crate) fn pointer_move(&self, event: &PointerEvent) {
        let (x, y) = self.started_at.get();
        if (event.client_x() - x).abs().max((event.client_y() - y).abs()) > SLIP_MAX {
            self.cancel();
        }
    }

    /// Ends the press.
    pub(crate) fn cancel(&self) {
        self.press.set(self.press.get().wrapping_add(1));
    }

    /// Whether the present click follows a long press; only once for each.
    pub(crate) fn take_fired(&self) -> bool {
        self.has_fired.replace(false)
    }
}

/// The id of the topmost sprite under a pointer.
pub(crate) fn topmost(event: &MouseEvent) -> Option<String> {
    sprites_at(event).first().and_then(id_of)
}

/// The id of the topmost sprite under a pointer that can be touched.
pub(crate) fn topmost_touchable(event: &MouseEvent) -> Option<String> {
    sprites_at(event).iter().find(|element| is_touchable(element)).and_then(id_of)
}
