//! Dealing (BLK-004 to BLK-014).

use engine::{BySeat, Pool};

use super::*;
use crate::content::Background;
use crate::state::{Michel, MichelCards, home};

/// Deals: a first player, at random unless agreed, three cards and a Background for each (BLK-004 to BLK-014).
pub(super) fn setup(options: &Options, dice: &mut Dice) -> State {
    let &Options { seats, rules, mode, michel, content, .. } = options;
    let first = options.first.unwrap_or_else(|| Seat::new(dice.below(u32::from(seats)) as u8));
    let mut deck = content.deck;
    let mut backgrounds: Set<Background> = Set::first(Background::COUNT as u8);
    let players = BySeat::from_fn(seats, |seat| Player {
        hand: (0..content.player.hand).filter_map(|_| deck.draw(dice)).collect(),
        background: backgrounds.draw(dice).expect("there are more Backgrounds than seats"),
        area: home(mode, seat),
        cigarettes: content.player.cigarettes,
        ..Player::default()
    });
    State {
        content,
        rules,
        mode,
        players,
        deck,
        discard: Cards::NONE,
        piles: content.piles,
        gang_decks: GangDecks::new(&content),
        michel: michel.then(|| Michel {
            area: content.michel_start,
            deck: MichelCards(content.michel_deck),
            discard: MichelCards::default(),
        }),
        turn: Turn::new(first, content.turn.actions, content.turn.rounds_max * u16::from(seats) - 1),
        step: Step::Act,
    }
}
