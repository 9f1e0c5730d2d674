//! What prisoners have, for statistics.

use engine::{Seat, TrackedItems};

use crate::board::{Blackmail, Element, Room};
use crate::goods::Item;
use crate::state::State;

/// The shelves, in the order in which [`held_items`] counts them.
pub(crate) fn tracked_items() -> Vec<TrackedItems> {
    vec![
        TrackedItems::new("item", Item::ALL),
        TrackedItems::new("element", Element::ALL),
        TrackedItems::new("blackmail", Blackmail::ALL),
        TrackedItems::new("room", Room::ALL),
    ]
}

/// Notes what a prisoner holds and has marked, and where he is.
pub(crate) fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
    let prisoner = &state.board.prisoners[seat];
    prisoner.goods.items.kinds().for_each(|item| note(0, item.index()));
    prisoner.marks.iter().for_each(|element| note(1, element.index()));
    state.hands[seat].iter().for_each(|card| note(2, card.index()));
    note(3, prisoner.room.index());
}
