//! What the lab measures: the members of each gang, and the cards that came up.

use engine::{Id, Seat, Set, Stats, TrackedItems, fingerprint};

use crate::cards::Prisoner;
use crate::{Action, Luiswile, Options, State};

impl Stats for Luiswile {
    fn tracked_items(options: &Options) -> Vec<TrackedItems> {
        let content = options.content();
        let numbers = |who: Set<Prisoner>| who.iter().map(|who| content.prisoner(who).number);
        vec![
            TrackedItems::new("boss", numbers(content.bosses)),
            TrackedItems::new("specialist", numbers(content.specialists)),
            TrackedItems::new("prisoner", numbers(content.ordinary)),
            TrackedItems::new("event", content.event_cards.iter().map(|card| &card.id)),
            TrackedItems::new("patrol", content.patrols.iter().map(|card| card.number)),
            TrackedItems::new("punishment", content.punishments.iter().map(|card| &card.id)),
        ]
    }

    fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
        let content = state.content();
        for (kind, group) in [content.bosses, content.specialists, content.ordinary].into_iter().enumerate() {
            let members = state.gangs[seat].members;
            let places = group.iter().enumerate().filter(|&(_, who)| members.contains(who));
            places.for_each(|(place, _)| note(kind, place));
        }
        state.today.event.into_iter().for_each(|event| note(3, usize::from(event.index())));
        state.patrols.discard.iter().for_each(|patrol| note(4, usize::from(patrol.index())));
        state.punishments.discard.iter().for_each(|punishment| note(5, usize::from(punishment.index())));
    }

    fn round_counter(state: &State) -> Option<(&'static str, u32)> {
        Some(("day", u32::from(state.day)))
    }

    fn footprint(state: &State, seat: Seat) -> Option<[u64; 2]> {
        let plan = state.plans.own(seat);
        let orders: Vec<_> = plan.placed().iter().map(|member| state.order(member)).collect();
        let asked = (state.day, std::mem::discriminant(&state.step), state.plans.pending().contains(seat));
        let lies = (state.day, &state.gangs, state.solitary.inside(), state.neutrals, &state.today);
        Some([fingerprint(&(lies, plan, orders, &state.step)), fingerprint(&asked)])
    }

    fn is_pass(action: &Action) -> bool {
        *action == Action::Ready
    }
}
