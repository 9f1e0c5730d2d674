//! The deal: bosses, gangs and neutral prisoners.

use engine::{BySeat, Dice, Pool, Sealed, Seats, Set};

use crate::cards::Prisoner;
use crate::content::PRISONERS_MAX;
use crate::state::{Gang, Options, Order, Solitary, Stack, State, Step, Today};

pub(crate) fn setup(options: &Options, dice: &mut Dice) -> State {
    let (content, seats) = (options.content(), options.seats);
    let mut bosses = content.bosses;
    let mut gangs = BySeat::from_fn(seats, |_| {
        let boss = bosses.draw(dice).expect("there are bosses for every seat");
        Gang { boss, members: Set::EMPTY.with(boss), pools: [0; 3] }
    });
    let (mut specialists, mut ordinary) = (content.specialists, content.ordinary);
    deal(&mut gangs, &mut specialists, content.numbers.deal.specialists, options, dice);
    deal(&mut gangs, &mut ordinary, content.numbers.deal.prisoners, options, dice);
    let neutral = options.neutrals();
    let mut neutrals = Set::EMPTY;
    for (deck, count) in [(&mut specialists, neutral.specialists), (&mut ordinary, neutral.prisoners)] {
        neutrals = neutrals.or((0..count).filter_map(|_| deck.draw(dice)).collect());
    }
    State {
        options: *options,
        day: 1,
        events: content.events,
        finals: content.finals,
        specialists,
        ordinary,
        patrols: Stack { deck: Set::first(content.patrols.len() as u8), discard: Set::EMPTY },
        punishments: Stack { deck: Set::first(content.punishments.len() as u8), discard: Set::EMPTY },
        gangs,
        neutrals,
        solitary: Solitary::EMPTY,
        gone: Set::EMPTY,
        today: Today::new(seats),
        plans: Sealed::new(seats, Seats::all(seats)),
        orders: [Order::Nothing; PRISONERS_MAX],
        step: Step::Place,
    }
}

/// Deals cards of one deck to every gang, by seat. A card that a gang may not hold is set aside until all
/// gangs are dealt (LUI-R03), or until the deck runs out (LUI-R56).
fn deal(gangs: &mut BySeat<Gang>, deck: &mut Set<Prisoner>, each: u8, options: &Options, dice: &mut Dice) {
    let mut aside = Set::EMPTY;
    for gang in gangs.values_mut() {
        let may_hold = options.content().prisoner(gang.boss).may_hold;
        let mut missing = each;
        while missing > 0 {
            match deck.draw(dice) {
                Some(card) if may_hold.contains(card) => {
                    gang.members.insert(card);
                    missing -= 1;
                }
                Some(card) => aside.insert(card),
                None => *deck = std::mem::take(&mut aside),
            }
        }
    }
    *deck = deck.or(aside);
}
