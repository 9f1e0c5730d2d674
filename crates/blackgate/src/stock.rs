//! What players have, for statistics.

use engine::{Seat, TrackedItems};

use crate::cards::Kind;
use crate::content::{Background, Gang, GangCard};
use crate::state::State;

/// The shelves, in the order in which [`held_items`] counts them.
pub(crate) fn tracked_items() -> Vec<TrackedItems> {
    vec![
        TrackedItems::new("gang", Gang::ALL),
        TrackedItems::new("gang card", GangCard::ALL),
        TrackedItems::new("background", Background::ALL),
        TrackedItems::new("card", Kind::ALL),
    ]
}

/// Notes what a player belongs to, is, and has in hand or has dug with.
pub(crate) fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
    let player = &state.players[seat];
    if let Some(card) = player.gang {
        note(0, card.gang().index());
        note(1, card.index());
    }
    note(2, player.background.index());
    player.hand.kinds().chain(player.dug.kinds()).for_each(|kind| note(3, kind.index()));
}
