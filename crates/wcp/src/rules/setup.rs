//! Before the first turn: vehicles are picked, and hands are dealt.

use arrayvec::ArrayVec;
use engine::{Audience, BySeat, Dice, Illegal, Log, Pool, Seat, Seats, refuse};

use super::{Allowed, Next, ask};
use crate::board::Board;
use crate::content::{Card, Hall, Token};
use crate::state::{ByPawn, HAND_SIZE, Hand, Pawn, Stage, Step, active_entrances};
use crate::{Event, Options, State};

/// Deals nothing yet: hands are filled when all vehicles have been picked (WCP-R63).
pub(super) fn setup(options: &Options, dice: &mut Dice) -> State {
    let content = options.content;
    State {
        content,
        rules: options.rules,
        first: Seat::new(dice.below(u32::from(options.players)) as u8),
        board: Board::new(active_entrances(options.pawns)),
        vehicles: ByPawn::new(options.pawns),
        hands: BySeat::new(options.players),
        stack: Hand { halls: content.all_halls.clone(), tokens: content.all_tokens.clone() },
        turn: Pawn::new(0),
        stage: Stage::Looting { idle: 0 },
        // WCP-R03: the last in turn order picks first.
        step: Step::Pick(Pawn::new(options.pawns - 1)),
    }
}

/// WCP-R03: each card once.
fn is_free(state: &State, card: Card) -> bool {
    state.vehicles.values().iter().all(|vehicle| vehicle.card != Some(card))
}

/// The cards that have not been picked.
pub(super) fn free_cards(state: &State) -> impl Iterator<Item = Card> {
    state.content.vehicles.iter().filter(|&card| is_free(state, card))
}

pub(super) fn check_pick(state: &State, pawn: Pawn, card: Card) -> Result<Allowed, Illegal> {
    if state.content.vehicles.contains(card) && is_free(state, card) {
        Ok(Allowed::Pick(pawn, card))
    } else {
        refuse!("WCP-R03")
    }
}

/// WCP-R03: vehicles are picked in reverse turn order; WCP-R63: then hands are dealt.
pub(super) fn pick(state: &mut State, pawn: Pawn, card: Card, dice: &mut Dice, log: &mut Log<Event>) -> Next {
    let row = state.content.card(card);
    let vehicle = &mut state.vehicles[pawn];
    (vehicle.card, vehicle.armour, vehicle.boosters) = (Some(card), row.armour, row.boosters);
    log.emit(Audience::ALL, Event::Picked { pawn: state.who(pawn), card });
    if pawn.number() > 0 {
        return ask(state, Step::Pick(pawn.right(state.pawns())));
    }
    for seat in Seats::all(state.hands.len()) {
        fill_hand(state, seat, dice, log);
    }
    Next::Begin
}

/// WCP-021, 022: up to six of each, as far as the stacks last.
pub(super) fn fill_hand(state: &mut State, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
    let (hand, stack) = (&mut state.hands[seat], &mut state.stack);
    let halls: ArrayVec<Hall, { HAND_SIZE as usize }> = fill(&mut hand.halls, &mut stack.halls, dice);
    let tokens: ArrayVec<Token, { HAND_SIZE as usize }> = fill(&mut hand.tokens, &mut stack.tokens, dice);
    if !halls.is_empty() || !tokens.is_empty() {
        log.emit(Audience::ALL, Event::Drew { seat, halls: halls.len() as u8, tokens: tokens.len() as u8 });
        log.emit(Audience::seat(seat), Event::DrewFaces { halls, tokens });
        log.reveal();
    }
}

/// Draws until the hand has six, or the stack is empty.
fn fill<P: Pool>(hand: &mut P, stack: &mut P, dice: &mut Dice) -> ArrayVec<P::Card, { HAND_SIZE as usize }> {
    let mut drawn = ArrayVec::new();
    for _ in hand.count()..u32::from(HAND_SIZE) {
        let Some(card) = stack.draw(dice) else { break };
        hand.put(card);
        drawn.push(card);
    }
    drawn
}
