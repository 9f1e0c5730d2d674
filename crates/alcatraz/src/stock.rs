//! What prisoners have, for statistics.

use engine::{Seat, Shelf};

use crate::board::{Blackmail, Element, Room};
use crate::goods::Item;
use crate::state::State;

/// The shelves, in the order in which [`holds`] counts them.
pub(crate) fn shelves() -> Vec<Shelf> {
    vec![
        Shelf::new("item", Item::ALL),
        Shelf::new("element", Element::ALL),
        Shelf::new("blackmail", Blackmail::ALL),
        Shelf::new("room", Room::ALL),
    ]
}

/// Notes what a prisoner holds and has marked, and where he is.
pub(crate) fn holds(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
    let prisoner = &state.board.prisoners[seat];
    prisoner.goods.items.kinds().for_each(|item| note(0, item.index()));
    prisoner.marks.iter().for_each(|element| note(1, element.index()));
    state.hands[seat].iter().for_each(|card| note(2, card.index()));
    note(3, prisoner.room.index());
}
