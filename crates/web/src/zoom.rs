//! The zoom of the board: by wheel, by two fingers, by a button. What is larger than its pane is dragged.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::{HtmlElement, PointerEvent, WheelEvent};

/// How much larger than its pane the board may be.
const FACTOR_MAX: f64 = 4.0;
/// What the button zooms to.
const FACTOR_BUTTON: f64 = 1.8;
/// How much a wheel zooms for each pixel that it turns.
const WHEEL_SPEED: f64 = 0.0015;
/// A pointer that moves farther than this, in pixels, drags.
const SLIP_MAX: f64 = 8.0;

/// A finger or a mouse button that is down.
#[derive(Clone, Copy)]
struct Pointer {
    id: i32,
    at: (f64, f64),
    began_at: (f64, f64),
}

#[derive(Default)]
struct Gesture {
    pointers: Vec<Pointer>,
    has_dragged: bool,
}

/// The zoom of a pane.
#[derive(Clone, Copy)]
pub(crate) struct Zoom {
    pane: NodeRef<Div>,
    factor: RwSignal<f64>,
    gesture: StoredValue<Gesture>,
}

impl Zoom {
    /// A pane that shows all of the board.
    pub(crate) fn new(pane: NodeRef<Div>) -> Zoom {
        Zoom { pane, factor: RwSignal::new(1.0), gesture: StoredValue::new(Gesture::default()) }
    }

    /// Whether the board is larger than its pane.
    pub(crate) fn is_zoomed(self) -> bool {
        self.factor.get() > 1.01
    }

    fn pane(self) -> Option<HtmlElement> {
        let pane = self.pane.try_get_untracked().flatten()?;
        Some((*pane).clone())
    }

    /// Zooms so that the point under the pointer stays where it is.
    fn zoom_at(self, (x, y): (f64, f64), factor: f64) {
        let Some(pane) = self.pane() else { return };
        let factor = factor.clamp(1.0, FACTOR_MAX);
        let frame = pane.get_bounding_client_rect();
        let (x, y) = (x - frame.x(), y - frame.y());
        let grown = factor / self.factor.get_untracked();
        let left = (f64::from(pane.scroll_left()) + x) * grown - x;
        let top = (f64::from(pane.scroll_top()) + y) * grown - y;
        let _ = pane.style().set_property("--zoom", &format!("{factor:.3}"));
        pane.set_scroll_left(left as i32);
        pane.set_scroll_top(top as i32);
        self.factor.set(factor);
    }

    /// Zooms into the middle, or shows all of the board again.
    pub(crate) fn toggle(self) {
        let Some(frame) = self.pane().map(|pane| pane.get_bounding_client_rect()) else { return };
        let middle = (frame.x() + frame.width() / 2.0, frame.y() + frame.height() / 2.0);
        self.zoom_at(middle, if self.factor.get_untracked() > 1.01 { 1.0 } else { FACTOR_BUTTON });
    }

    pub(crate) fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let factor = self.factor.get_untracked() * (-event.delta_y() * WHEEL_SPEED).exp();
        self.zoom_at((event.client_x().into(), event.client_y().into()), factor);
    }

    pub(crate) fn pointer_down(self, event: &PointerEvent) {
        let at = (event.client_x().into(), event.client_y().into());
        self.gesture.update_value(|gesture| {
            if gesture.pointers.is_empty() {
                gesture.has_dragged = false;
            }
            gesture.pointers.push(Pointer { id: event.pointer_id(), at, began_at: at });
        });
    }

    /// One pointer drags the board, two zoom it.
    pub(crate) fn pointer_move(self, event: &PointerEvent) {
        let to = (f64::from(event.client_x()), f64::from(event.client_y()));
        let id = event.pointer_id();
        let moved = self.gesture.try_update_value(|gesture| {
            let before = gesture.pointers.clone();
            let pointer = gesture.pointers.iter_mut().find(|pointer| pointer.id == id)?;
            let from = std::mem::replace(&mut pointer.at, to);
            let far = (to.0 - pointer.began_at.0).hypot(to.1 - pointer.began_at.1) > SLIP_MAX;
            gesture.has_dragged |= far || before.len() > 1;
            let other = before.iter().find(|other| other.id != id).map(|other| other.at);
            Some((from, other, gesture.has_dragged))
        });
        match moved.flatten() {
            Some((from, Some(other), _)) => {
                let apart = |at: (f64, f64)| (at.0 - other.0).hypot(at.1 - other.1).max(1.0);
                let middle = ((to.0 + other.0) / 2.0, (to.1 + other.1) / 2.0);
                self.zoom_at(middle, self.factor.get_untracked() * apart(to) / apart(from));
            }
            Some((from, None, true)) => {
                if let Some(pane) = self.pane() {
                    pane.set_scroll_left(pane.scroll_left() - (to.0 - from.0) as i32);
                    pane.set_scroll_top(pane.scroll_top() - (to.1 - from.1) as i32);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn pointer_up(self, event: &PointerEvent) {
        self.gesture.update_value(|gesture| gesture.pointers.retain(|pointer| pointer.id != event.pointer_id()));
    }

    /// Whether the present click ends a drag; only once for each.
    pub(crate) fn take_dragged(self) -> bool {
        self.gesture.try_update_value(|gesture| std::mem::take(&mut gesture.has_dragged)).unwrap_or(false)
    }
}
