//! What the lab measures: what prisoners hold and have marked, and where they are.

use engine::{Seat, Stats, TrackedItems, fingerprint};

use crate::Alcatraz;
use crate::action::Action;
use crate::state::{Blackmail, Element, Item, Options, Room, State, Step};

impl Stats for Alcatraz {
    fn tracked_items(_: &Options) -> Vec<TrackedItems> {
        vec![
            TrackedItems::new("item", Item::ALL),
            TrackedItems::new("element", Element::ALL),
            TrackedItems::new("blackmail", Blackmail::ALL),
            TrackedItems::new("room", Room::ALL),
        ]
    }

    /// By the kinds in the order of `tracked_items`.
    fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
        let prisoner = &state.board.prisoners[seat];
        prisoner.goods.items.kinds().for_each(|item| note(0, item.index()));
        prisoner.marks.iter().for_each(|element| note(1, element.index()));
        state.hands[seat].iter().for_each(|card| note(2, card.index()));
        note(3, prisoner.room.index());
    }

    fn round_counter(state: &State) -> Option<(&'static str, u32)> {
        Some(("round", u32::from(state.board.round)))
    }

    fn footprint(state: &State, _: Seat) -> Option<[u64; 2]> {
        let asked = match &state.step {
            Step::Turn(turn, ask) => Some((turn.seat, *ask)),
            Step::Talk | Step::Vote(_) | Step::Tie(_) | Step::Keep(..) => None,
            Step::Consent(..) | Step::Stay(..) | Step::Over(_) => None,
        };
        let kind = std::mem::discriminant(&state.step);
        Some([fingerprint(&(&state.board, &state.hands)), fingerprint(&(kind, asked))])
    }

    fn achievement(state: &State, seat: Seat) -> Option<u64> {
        let mut board = state.board.clone();
        let own = &mut board.prisoners[seat];
        (own.room, own.stamina) = (Room::ALL[0], 0);
        Some(fingerprint(&(&board, &state.hands)))
    }

    fn turn_owner(state: &State) -> Option<Seat> {
        match &state.step {
            Step::Turn(turn, _) | Step::Keep(turn, _) | Step::Consent(turn, ..) => Some(turn.seat),
            Step::Talk | Step::Vote(_) | Step::Tie(_) | Step::Stay(..) | Step::Over(_) => None,
        }
    }

    fn is_pass(action: &Action) -> bool {
        *action == Action::End
    }
}
