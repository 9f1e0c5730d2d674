//! What the lab measures: vehicles, loot, hands and turns.

use engine::{Seat, Stats, TrackedItems, fingerprint};

use crate::board::Cell;
use crate::content::{Card, Hall, Token, TokenKind};
use crate::state::{Location, Stage, Step};
use crate::{Options, State, Wcp};

impl Stats for Wcp {
    fn tracked_items(options: &Options) -> Vec<TrackedItems> {
        // Of an open list all up to the last that the content has: they are noted by their place.
        let content = &options.content;
        let tokens = || Token::ALL.into_iter().take(usize::from(content.token_kinds.end()));
        // Printed guards are the last printed tokens, and they are never owned.
        let is_loot = |token: &Token| !matches!(content.kind(*token), TokenKind::Guard { .. });
        let has_further = content.token_kinds.end() > Token::PRINTED.len() as u8;
        vec![
            TrackedItems::new("vehicle", Card::ALL.into_iter().take(usize::from(content.vehicles.end()))),
            TrackedItems::new("loot", tokens().take_while(|token| has_further || is_loot(token))),
            TrackedItems::new("hall in hand", Hall::ALL.into_iter().take(usize::from(content.hall_kinds.end()))),
            TrackedItems::new("token in hand", tokens()),
            TrackedItems::new("began stage II by", ["the button", "the failsafe"]),
        ]
    }

    fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
        for (_, vehicle) in state.vehicles.iter().filter(|&(pawn, _)| state.owner(pawn) == seat) {
            vehicle.card.into_iter().for_each(|card| note(0, card.index()));
            vehicle.goods.kinds().for_each(|token| note(1, token.index()));
        }
        state.hands[seat].halls.kinds().for_each(|hall| note(2, hall.index()));
        state.hands[seat].tokens.kinds().for_each(|token| note(3, token.index()));
        if let Stage::Pressed { presser } = state.stage
            && state.owner(presser) == seat
        {
            // Whoever presses stands at the button; one who is thrown out at once counts for both.
            note(4, usize::from(state.vehicles[presser].cell() != Some(Cell::CENTRE)));
        }
    }

    fn round_counter(state: &State) -> Option<(&'static str, u32)> {
        Some(("turn", u32::from(state.turn.number())))
    }

    fn footprint(state: &State, _: Seat) -> Option<[u64; 2]> {
        let lies = (&state.board, &state.vehicles, &state.hands, &state.stack);
        // The proposals left are a counter, and so are the turns without a hall.
        let asked = match &state.step {
            Step::Propose(terms) => fingerprint(&(state.turn.number(), terms.partner, &terms.offered, &terms.asked)),
            step => fingerprint(&(state.turn.number(), step)),
        };
        let pressed = std::mem::discriminant(&state.stage);
        Some([fingerprint(&(lies, pressed)), asked])
    }

    fn achievement(state: &State, _: Seat) -> Option<u64> {
        let mut vehicles = state.vehicles.clone();
        if vehicles[state.turn].in_play() {
            vehicles[state.turn].place = Location::Outside;
        }
        let pressed = std::mem::discriminant(&state.stage);
        Some(fingerprint(&(&state.board, &vehicles, &state.hands, &state.stack, pressed)))
    }

    fn turn_owner(state: &State) -> Option<Seat> {
        Some(state.owner(state.turn))
    }
}
