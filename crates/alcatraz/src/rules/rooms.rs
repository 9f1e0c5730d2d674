//! Rooms: using one, paying for it, and what it gives (ALC-101 to ALC-129).

use engine::{Audience, Dice, Illegal, Log, Pool, Seat, Seats, Set, refuse};

use super::actions::{afford, guards_here, price, return_item};
use super::announce;
use super::turn::TurnStep;
use crate::content::{Effect, RoomSide};
use crate::event::Event;
use crate::state::{Ask, Blackmail, Board, FreeRooms, Good, Item, Room, State, Step, Turn};

/// The side of a prisoner's room that faces up.
fn side_here(state: &State, seat: Seat) -> &'static RoomSide {
    let room = state.board.prisoners[seat].room;
    state.content.get().side(room, state.board.sides[room.index()])
}

/// The cost of using a side, by the number of guards that are not bribed.
pub(crate) fn use_cost(side: &RoomSide, free_rooms: FreeRooms, guards: u8) -> Result<u8, Illegal> {
    match (side.free, free_rooms, guards) {
        (false, ..) => price(guards),
        // ALC-068, ALC-070: free actions stay free.
        (true, FreeRooms::Rulebook, 0..=3) | (true, FreeRooms::Designer, 0..=1) => Ok(0),
        (true, FreeRooms::Designer, 2) => Ok(1),
        (true, FreeRooms::Designer, 3) => refuse!("ALC-R16"),
        (true, ..) => refuse!("ALC-072"),
    }
}

pub(crate) fn check_use(state: &State, turn: &Turn) -> Result<TurnStep, Illegal> {
    let board = &state.board;
    let own = &board.prisoners[turn.seat];
    if board.closed.contains(own.room) {
        return refuse!("ALC-R65");
    }
    if turn.used.contains(own.room) {
        return refuse!("ALC-052");
    }
    let side = side_here(state, turn.seat);
    let cost = use_cost(side, state.free_rooms, guards_here(board, turn))?;
    // ALC-R16: the designer's point for a free room is the guards' doing.
    if side.free && cost > turn.points {
        return refuse!("ALC-R16");
    }
    afford(turn, cost)?;
    check_effect(state, turn.seat, side)?;
    Ok(TurnStep::Use { cost })
}

/// ALC-R52: a room can be used only if that changes something.
fn check_effect(state: &State, seat: Seat, side: &RoomSide) -> Result<(), Illegal> {
    let board = &state.board;
    let own = &board.prisoners[seat];
    let here = board.tokens[own.room.index()];
    let sheet = &state.content.sheet;
    if side.pay && own.goods.is_empty() {
        return refuse!("ALC-104");
    }
    let lies_here = match side.effect {
        Effect::Take { item, .. } => here.of(item) > 0,
        Effect::TakeAny(_) => !here.is_empty(),
        Effect::Stamina(_) if own.stamina == sheet.stamina.get() => return refuse!("ALC-003"),
        Effect::Cash(_) if own.goods.cash == sheet.cash.get() => return refuse!("ALC-003"),
        Effect::Expose | Effect::Extort if holders(state, seat).is_empty() => return refuse!("ALC-R52"),
        _ => return Ok(()),
    };
    if !lies_here {
        return refuse!("ALC-101");
    }
    // With a price there is always a slot: an item that is paid leaves one.
    if !side.pay && own.goods.items.total() >= sheet.items.get() { refuse!("ALC-004") } else { Ok(()) }
}

/// The others who hold blackmail cards.
fn holders(state: &State, seat: Seat) -> Seats {
    let holds = |other: &Seat| *other != seat && !state.hands[*other].is_empty();
    Seats::all(state.board.seats()).iter().filter(holds).collect()
}

/// ALC-104, ALC-R54: the payment must leave a slot for an item that is taken.
pub(crate) fn check_pay(state: &State, turn: &Turn, good: Good) -> Result<TurnStep, Illegal> {
    let goods = state.board.prisoners[turn.seat].goods;
    if goods.of(good) == 0 {
        return refuse!("ALC-104");
    }
    let takes = matches!(side_here(state, turn.seat).effect, Effect::Take { .. } | Effect::TakeAny(_));
    let full = goods.items.total() >= state.content.sheet.items.get();
    if takes && good == Good::Cash && full { refuse!("ALC-R54") } else { Ok(TurnStep::Pay(good)) }
}

pub(crate) fn check_take(
    state: &State,
    turn: &Turn,
    item: Item,
    left: u8,
    paid: Option<Item>,
) -> Result<TurnStep, Illegal> {
    let room = state.board.prisoners[turn.seat].room;
    let lies_here = state.board.tokens[room.index()].of(item) > 0;
    if lies_here { Ok(TurnStep::Take { item, left, paid }) } else { refuse!("ALC-101") }
}

pub(crate) fn check_holder(state: &State, turn: &Turn, victim: Seat) -> Result<TurnStep, Illegal> {
    if holders(state, turn.seat).contains(victim) { Ok(TurnStep::TakeCard(victim)) } else { refuse!("ALC-R55") }
}

/// ALC-R61: a guard is chosen; where it goes is asked next.
pub(crate) fn check_guard_from(state: &State, from: Room, moved: u8, left: u8) -> Result<TurnStep, Illegal> {
    match state.board.guards[from.index()] {
        0 => refuse!("ALC-R61"),
        _ => Ok(TurnStep::Ask(Ask::GuardTo { from, moved, left })),
    }
}

pub(crate) fn check_guard_to(state: &State, from: Room, to: Room, moved: u8, left: u8) -> Result<TurnStep, Illegal> {
    if to == from {
        return refuse!("ALC-R61");
    }
    if !state.board.has_space(to) {
        return refuse!("ALC-007");
    }
    let next = if left > 1 { Ask::GuardFrom { moved: moved + 1, left: left - 1 } } else { Ask::Step };
    Ok(TurnStep::MoveGuard { from, to, next })
}

/// Begins to use the room: first its price, then its effect.
pub(crate) fn begin_use(state: &mut State, mut turn: Turn, cost: u8, dice: &mut Dice, log: &mut Log<Event>) -> Step {
    let room = state.board.prisoners[turn.seat].room;
    turn.points -= cost;
    turn.used.insert(room);
    announce(log, Event::Used(turn.seat, room));
    match side_here(state, turn.seat).pay {
        true => turn.ask(Ask::Pay),
        false => take_effect(state, turn, None, dice, log),
    }
}

pub(crate) fn pay(state: &mut State, turn: Turn, good: Good, dice: &mut Dice, log: &mut Log<Event>) -> Step {
    state.board.prisoners[turn.seat].goods.remove(good);
    announce(log, Event::Paid(turn.seat, good));
    let paid = if let Good::Item(item) = good { Some(item) } else { None };
    take_effect(state, turn, paid, dice, log)
}

/// ALC-R53: items are taken before the paid one returns; elsewhere it returns at once.
fn take_effect(state: &mut State, turn: Turn, paid: Option<Item>, dice: &mut Dice, log: &mut Log<Event>) -> Step {
    let content = state.content.get();
    let seat = turn.seat;
    let effect = side_here(state, seat).effect;
    let own = &mut state.board.prisoners[seat];
    let slots = content.sheet.items.get() - own.goods.items.total();
    let here = &mut state.board.tokens[own.room.index()];
    let step = match effect {
        Effect::TakeAny(count) => {
            let left = count.get().min(slots).min(here.total());
            return turn.ask(Ask::Take { paid, left });
        }
        Effect::Take { item, count } => {
            // ALC-102, ALC-R54: as many as lie here and fit.
            for _ in 0..count.get().min(slots).min(here.of(item)) {
                here.remove(item);
                own.goods.items.add(item);
                announce(log, Event::Took(seat, item));
            }
            turn.ask(Ask::Step)
        }
        Effect::Stamina(gain) => {
            let gained = gain.get().min(content.sheet.stamina.get() - own.stamina);
            own.stamina += gained;
            announce(log, Event::Rested(seat, gained));
            turn.ask(Ask::Step)
        }
        Effect::Cash(gain) => {
            let gained = gain.get().min(content.sheet.cash.get() - own.goods.cash);
            own.goods.cash += gained;
            announce(log, Event::Earned(seat, gained));
            turn.ask(Ask::Step)
        }
        Effect::Guards(count) => turn.ask(Ask::GuardFrom { moved: 0, left: count.get() }),
        Effect::Expose | Effect::Extort => turn.ask(Ask::Holder),
        Effect::Draw(count) => draw_cards(state, turn, count.get(), dice, log),
    };
    if let Some(item) = paid {
        return_item(state, item, log);
    }
    step
}

pub(crate) fn take(
    state: &mut State,
    turn: Turn,
    item: Item,
    left: u8,
    paid: Option<Item>,
    log: &mut Log<Event>,
) -> Step {
    let Board { prisoners, tokens, .. } = &mut state.board;
    let own = &mut prisoners[turn.seat];
    tokens[own.room.index()].remove(item);
    own.goods.items.add(item);
    announce(log, Event::Took(turn.seat, item));
    if left > 1 {
        return turn.ask(Ask::Take { paid, left: left - 1 });
    }
    if let Some(paid) = paid {
        return_item(state, paid, log);
    }
    turn.ask(Ask::Step)
}

pub(crate) fn move_guard(state: &mut State, turn: Turn, from: Room, to: Room, next: Ask, log: &mut Log<Event>) -> Step {
    state.board.move_guard(from, to);
    announce(log, Event::GuardMoved(from, to));
    turn.ask(next)
}

/// ALC-106, ALC-107, ALC-R55: the victim is chosen, the card is any of theirs.
pub(crate) fn take_card(state: &mut State, turn: Turn, victim: Seat, dice: &mut Dice, log: &mut Log<Event>) -> Step {
    let seat = turn.seat;
    let card = state.hands[victim].draw(dice).expect("only holders can be chosen");
    log.reveal();
    if side_here(state, seat).effect == Effect::Expose {
        discard_card(state, victim, card, log);
        return turn.ask(Ask::Step);
    }
    // Prisoners who knew this card follow it if it was the only one. Prisoners who knew another card of this hand
    // cannot be sure of it any more, except for the two who see which card is taken.
    let only = state.hands[victim].is_empty();
    let before = if only { state.known[card.index()] } else { Seats::NONE };
    state.known[card.index()] = before.with(victim).without(seat);
    for other in state.hands[victim].iter() {
        state.known[other.index()] = state.known[other.index()].and(Seats::only(seat));
    }
    announce(log, Event::Extorted(seat, victim));
    log.emit(Audience::seats(Seats::only(seat).with(victim)), Event::ExtortedCard(card));
    gain_card(state, turn, card)
}

/// ALC-128, ALC-129: one card goes to the hand; of several, one is kept.
fn draw_cards(state: &mut State, turn: Turn, count: u8, dice: &mut Dice, log: &mut Log<Event>) -> Step {
    let cards: Set<Blackmail> = (0..count).map(|_| draw_card(state, dice, log)).collect();
    announce(log, Event::Drew(turn.seat, count));
    log.emit(Audience::seat(turn.seat), Event::DrewCards(cards));
    log.reveal();
    match cards.iter().next() {
        Some(card) if count == 1 => gain_card(state, turn, card),
        _ => Step::Keep(turn, cards),
    }
}

/// ALC-R57: when no card is left, the discard pile becomes the deck.
fn draw_card(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) -> Blackmail {
    if state.pile.is_empty() {
        state.pile = std::mem::take(&mut state.board.discard);
        announce(log, Event::Reshuffled);
    }
    state.pile.draw(dice).expect("prisoners cannot hold all the cards")
}

pub(crate) fn keep(
    state: &mut State,
    turn: Turn,
    card: Blackmail,
    others: Set<Blackmail>,
    log: &mut Log<Event>,
) -> Step {
    announce(log, Event::Kept(turn.seat));
    others.iter().for_each(|other| discard_card(state, turn.seat, other, log));
    log.reveal();
    gain_card(state, turn, card)
}

/// ALC-005, ALC-R56: one card too many is allowed for a moment.
fn gain_card(state: &mut State, turn: Turn, card: Blackmail) -> Step {
    let hand = &mut state.hands[turn.seat];
    hand.insert(card);
    let too_many = hand.len() > state.content.sheet.blackmail.get();
    turn.ask(if too_many { Ask::Drop } else { Ask::Step })
}

pub(crate) fn drop_card(state: &mut State, turn: Turn, card: Blackmail, log: &mut Log<Event>) -> Step {
    state.hands[turn.seat].remove(card);
    discard_card(state, turn.seat, card, log);
    log.reveal();
    turn.ask(Ask::Step)
}

/// Puts a card on the discard pile, where everybody sees it.
fn discard_card(state: &mut State, holder: Seat, card: Blackmail, log: &mut Log<Event>) {
    state.known[card.index()] = Seats::NONE;
    state.board.discard.insert(card);
    announce(log, Event::Dropped(holder, card));
}
