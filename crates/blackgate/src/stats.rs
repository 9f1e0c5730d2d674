//! What the lab measures.

use engine::{Seat, Stats, TrackedItems, fingerprint};

use crate::Blackgate;
use crate::action::Action;
use crate::cards::Kind;
use crate::content::{Ability, Area, Background, Gang};
use crate::state::{Options, State};

impl Stats for Blackgate {
    /// The kinds, in the order in which [`Stats::held_items`] counts them.
    fn tracked_items(options: &Options) -> Vec<TrackedItems> {
        vec![
            TrackedItems::new("gang", Gang::ALL.into_iter().take(usize::from(options.content.gang_kinds.end()))),
            TrackedItems::new("gang card", Ability::ALL),
            TrackedItems::new("background", Background::ALL),
            TrackedItems::new("card", Kind::ALL),
        ]
    }

    /// Notes the gang and the Background of a player, and the cards in hand and those dug with.
    fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
        let player = &state.players[seat];
        if let Some(card) = player.gang {
            note(0, card.gang().index());
            note(1, card.ability().index());
        }
        note(2, player.background.index());
        player.hand.kinds().chain(player.dug.kinds()).for_each(|kind| note(3, kind.index()));
    }

    fn round_counter(state: &State) -> Option<(&'static str, u32)> {
        Some(("turn", u32::from(state.turn.turns_left)))
    }

    fn footprint(state: &State, _: Seat) -> Option<[u64; 2]> {
        let lies = (&state.players, &state.deck, &state.discard, &state.piles, &state.gang_decks, &state.michel);
        Some([fingerprint(&lies), fingerprint(&(state.turn.seat, &state.step))])
    }

    fn achievement(state: &State, seat: Seat) -> Option<u64> {
        let mut players = state.players.clone();
        players[seat].area = Area::Solitary;
        let others = (&state.deck, &state.discard, &state.piles, &state.gang_decks, &state.michel);
        Some(fingerprint(&(&players, others)))
    }

    fn turn_owner(state: &State) -> Option<Seat> {
        Some(state.turn.seat)
    }

    fn is_pass(action: &Action) -> bool {
        *action == Action::End
    }
}
