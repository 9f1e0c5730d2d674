//! What players have, for statistics.

use engine::{Seat, TrackedItems};

use crate::content::{Card, Content, Face, Hall, Token};
use crate::state::State;

/// The shelves, in the order in which [`held_items`] counts them.
pub(crate) fn tracked_items(content: &Content) -> Vec<TrackedItems> {
    vec![
        TrackedItems::new("vehicle", Card::ALL),
        // Guards come last, and nobody owns them.
        TrackedItems::new(
            "loot",
            Token::ALL.into_iter().take_while(|token| !matches!(content.face(*token), Face::Guard { .. })),
        ),
        TrackedItems::new("hall in hand", Hall::ALL),
        TrackedItems::new("token in hand", Token::ALL),
    ]
}

/// Notes the vehicles of a player, what they own, and what is in hand.
pub(crate) fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
    for (_, vehicle) in state.vehicles.iter().filter(|&(pawn, _)| state.owner(pawn) == seat) {
        vehicle.card.into_iter().for_each(|card| note(0, card.index()));
        vehicle.goods.kinds().for_each(|token| note(1, token.index()));
    }
    state.hands[seat].halls.kinds().for_each(|hall| note(2, hall.index()));
    state.hands[seat].tokens.kinds().for_each(|token| note(3, token.index()));
}
