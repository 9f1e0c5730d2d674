//! Rooms: using one, paying for it, and what it gives (ALC-101 to ALC-129).

use engine::{Audience, Dice, Illegal, Log, Pool, Seat, Seats, Set, refuse};

use crate::content::{Effect, RoomSide};
use crate::event::Event;
use crate::rules::announce;
use crate::rules::turn::{afford, give_back, guards_here, price};
use crate::state::{Ask, Blackmail, Board, FreeRooms, Good, Item, Room, State, Step, Turn};

/// The side of a prisoner's room that faces up.
fn side_here(state: &State, seat: Seat) -> &'static RoomSide {
    let room = state.board.prisoners[seat].room;
    state.content.get().side(room, state.board.sides[room.index()])
}

/// What using a side costs with so many guards that are not bribed.
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

pub(crate) fn check_use(state: &State, turn: &Turn) -> Result<(), Illegal> {
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
    check_effect(state, turn.seat, side)
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

/// ALC-104, ALC-R54: what is paid must leave a slot for what is taken.
pub(crate) fn check_pay(state: &State, turn: &Turn, good: Good) -> Result<(), Illegal> {
    let goods = state.board.prisoners[turn.seat].goods;
    if goods.of(good) == 0 {
        return refuse!("ALC-104");
    }
    let takes = matches!(side_here(state, turn.seat).effect, Effect::Take { .. } | Effect::TakeAny(_));
    let full = goods.items.total() >= state.content.sheet.items.get();
    if takes && good == Good::Cash && full { refuse!("ALC-R54") } else { Ok(()) }
}

pub(crate) fn check_take(state: &State, turn: &Turn, item: Item) -> Result<(), Illegal> {
    let room = state.board.prisoners[turn.seat].room;
    if state.board.tokens[room.index()].of(item) > 0 { Ok(()) } else { refuse!("ALC-101") }
}

pub(crate) fn check_holder(state: &State, turn: &Turn, victim: Seat) -> Result<(), Illegal> {
    if holders(state, turn.seat).contains(victim) { Ok(()) } else { refuse!("ALC-R55") }
}

pub(crate) fn check_guard_from(state: &State, room: Room) -> Result<(), Illegal> {
    if state.board.guards[room.index()] > 0 { Ok(()) } else { refuse!("ALC-R61") }
}

pub(crate) fn check_guard_to(state: &State, from: Room, room: Room) -> Result<(), Illegal> {
    if room == from {
        return refuse!("ALC-R61");
    }
    if state.board.has_space(room) { Ok(()) } else { refuse!("ALC-007") }
}

/// Begins to use the room: first its price, then its effect.
pub(crate) fn enter_use(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    let seat = state.turn().seat;
    let room = state.board.prisoners[seat].room;
    let side = side_here(state, seat);
    let guards = guards_here(&state.board, state.turn());
    let cost = use_cost(side, state.free_rooms, guards).expect("the cost was checked");
    let turn = state.turn_mut();
    turn.points -= cost;
    turn.used.insert(room);
    announce(log, Event::Used(seat, room));
    if side.pay { state.ask(Ask::Pay) } else { take_effect(state, None, dice, log) }
}

pub(crate) fn pay(state: &mut State, good: Good, dice: &mut Dice, log: &mut Log<Event>) {
    let seat = state.turn().seat;
    state.board.prisoners[seat].goods.remove(good);
    announce(log, Event::Paid(seat, good));
    let paid = if let Good::Item(item) = good { Some(item) } else { None };
    take_effect(state, paid, dice, log);
}

/// ALC-R53: items are taken before the paid one returns; elsewhere it returns at once.
fn take_effect(state: &mut State, paid: Option<Item>, dice: &mut Dice, log: &mut Log<Event>) {
    let content = state.content.get();
    let seat = state.turn().seat;
    let effect = side_here(state, seat).effect;
    let own = &mut state.board.prisoners[seat];
    let slots = content.sheet.items.get() - own.goods.items.total();
    let here = &mut state.board.tokens[own.room.index()];
    match effect {
        Effect::TakeAny(count) => {
            let left = count.get().min(slots).min(here.total());
            return state.ask(Ask::Take { paid, left });
        }
        Effect::Take { item, count } => {
            // ALC-102, ALC-R54: as many as lie here and fit.
            for _ in 0..count.get().min(slots).min(here.of(item)) {
                here.remove(item);
                own.goods.items.add(item);
                announce(log, Event::Took(seat, item));
            }
            state.ask(Ask::Step);
        }
        Effect::Stamina(gain) => {
            let gained = gain.get().min(content.sheet.stamina.get() - own.stamina);
            own.stamina += gained;
            announce(log, Event::Rested(seat, gained));
            state.ask(Ask::Step);
        }
        Effect::Cash(gain) => {
            let gained = gain.get().min(content.sheet.cash.get() - own.goods.cash);
            own.goods.cash += gained;
            announce(log, Event::Earned(seat, gained));
            state.ask(Ask::Step);
        }
        Effect::Guards(count) => state.ask(Ask::GuardFrom { moved: 0, left: count.get() }),
        Effect::Expose | Effect::Extort => state.ask(Ask::Holder),
        Effect::Draw(count) => draw_cards(state, count.get(), dice, log),
    }
    if let Some(item) = paid {
        give_back(state, item, log);
    }
}

pub(crate) fn take(state: &mut State, item: Item, log: &mut Log<Event>) {
    let Step::Turn(turn, Ask::Take { paid, left }) = &mut state.step else { unreachable!("asked what to take") };
    let (seat, paid) = (turn.seat, *paid);
    *left -= 1;
    let done = *left == 0;
    let Board { prisoners, tokens, .. } = &mut state.board;
    tokens[prisoners[seat].room.index()].remove(item);
    prisoners[seat].goods.items.add(item);
    announce(log, Event::Took(seat, item));
    if done {
        state.ask(Ask::Step);
        if let Some(item) = paid {
            give_back(state, item, log);
        }
    }
}

/// ALC-R61: a guard is chosen; where it goes is asked next.
pub(crate) fn guard_from(state: &mut State, room: Room) {
    let Step::Turn(_, Ask::GuardFrom { moved, left }) = state.step else { unreachable!("asked for a guard") };
    state.ask(Ask::GuardTo { from: room, moved, left });
}

pub(crate) fn guard_to(state: &mut State, room: Room, log: &mut Log<Event>) {
    let Step::Turn(_, Ask::GuardTo { from, moved, left }) = state.step else { unreachable!("asked for a target") };
    state.board.move_guard(from, room);
    announce(log, Event::GuardMoved(from, room));
    state.ask(if left > 1 { Ask::GuardFrom { moved: moved + 1, left: left - 1 } } else { Ask::Step });
}

/// ALC-106, ALC-107, ALC-R55: the victim is chosen, the card is any of theirs.
pub(crate) fn on_holder(state: &mut State, victim: Seat, dice: &mut Dice, log: &mut Log<Event>) {
    let seat = state.turn().seat;
    let card = state.hands[victim].draw(dice).expect("only holders can be chosen");
    log.reveal();
    if side_here(state, seat).effect == Effect::Expose {
        discard_card(state, victim, card, log);
        return state.ask(Ask::Step);
    }
    // Who knew this card still does if it was the only one; who knew another one can no longer be sure of it,
    // but for the two who see which card is taken.
    let only = state.hands[victim].is_empty();
    let before = if only { state.known[card.index()] } else { Seats::NONE };
    state.known[card.index()] = before.with(victim).without(seat);
    for other in state.hands[victim].iter() {
        state.known[other.index()] = state.known[other.index()].and(Seats::only(seat));
    }
    announce(log, Event::Extorted(seat, victim));
    log.emit(Audience::seats(Seats::only(seat).with(victim)), Event::ExtortedCard(card));
    gain_card(state, card);
}

/// ALC-128, ALC-129: one card goes to the hand; of several, one is kept.
fn draw_cards(state: &mut State, count: u8, dice: &mut Dice, log: &mut Log<Event>) {
    let seat = state.turn().seat;
    let cards: Set<Blackmail> = (0..count).map(|_| draw_card(state, dice, log)).collect();
    announce(log, Event::Drew(seat, count));
    log.emit(Audience::seat(seat), Event::DrewCards(cards));
    log.reveal();
    match count {
        1 => cards.iter().for_each(|card| gain_card(state, card)),
        _ => state.step = Step::Keep(state.turn().clone(), cards),
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

pub(crate) fn keep(state: &mut State, card: Blackmail, log: &mut Log<Event>) {
    let Step::Keep(turn, cards) = &state.step else { unreachable!("asked which card to keep") };
    let (seat, others) = (turn.seat, cards.without(card));
    announce(log, Event::Kept(seat));
    others.iter().for_each(|other| discard_card(state, seat, other, log));
    log.reveal();
    gain_card(state, card);
}

/// ALC-005, ALC-R56: one card too many is allowed for a moment.
fn gain_card(state: &mut State, card: Blackmail) {
    let seat = state.turn().seat;
    state.hands[seat].insert(card);
    let too_many = state.hands[seat].len() > state.content.sheet.blackmail.get();
    state.ask(if too_many { Ask::Drop } else { Ask::Step });
}

pub(crate) fn drop_card(state: &mut State, card: Blackmail, log: &mut Log<Event>) {
    let seat = state.turn().seat;
    state.hands[seat].remove(card);
    discard_card(state, seat, card, log);
    log.reveal();
    state.ask(Ask::Step);
}

/// Puts a card on the discard pile, where everybody sees it.
fn discard_card(state: &mut State, holder: Seat, card: Blackmail, log: &mut Log<Event>) {
    state.known[card.index()] = Seats::NONE;
    state.board.discard.insert(card);
    announce(log, Event::Dropped(holder, card));
}
