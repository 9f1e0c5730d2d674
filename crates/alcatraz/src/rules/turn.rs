//! Steps in a turn: which the rules allow, and where each is carried out.

use engine::{Dice, Illegal, Log, Seat, Seats, Set, refuse};

use super::tasks::Request;
use super::{actions, blackmail, rooms, round, tasks, trade};
use crate::action::Action;
use crate::event::Event;
use crate::state::{Ask, Blackmail, Deal, Good, Item, Room, State, Step, TaskId, Turn};

/// A step in a turn that is allowed, with what the check found. Menus make many of them, so they are cheap to drop.
#[derive(Clone, Copy)]
pub(crate) enum TurnStep {
    /// Go on with this question; nothing else changes.
    Ask(Ask),
    /// Go to a room.
    Move(Room),
    /// Use the room.
    Use { cost: u8 },
    /// Steal from a prisoner.
    Steal { victim: Seat, good: Good, cost: u8 },
    /// Lure a guard from a room.
    Riot { from: Room, cost: u8 },
    /// Discard an item.
    Discard { item: Item, cost: u8 },
    /// Play a blackmail card.
    Blackmail(Blackmail),
    /// Open a trade.
    OpenTrade(Seat),
    /// Bribe a guard.
    Bribe,
    /// Spend stamina.
    SpendStamina,
    /// End the turn.
    End,
    /// Pay for the room.
    Pay(Good),
    /// Take an item of the room, one of those that are left to take, for the item that was paid.
    Take { item: Item, left: u8, paid: Option<Item> },
    /// Take or expose a blackmail card of a prisoner.
    TakeCard(Seat),
    /// Move a guard, and go on with this question.
    MoveGuard { from: Room, to: Room, next: Ask },
    /// Discard the blackmail card that is one too many.
    DropCard(Blackmail),
    /// A token was chosen for every icon of a task.
    Request(Request),
    /// Take back a request.
    CancelRequest,
    /// Offer a trade.
    Propose(Deal),
    /// This seat gives up a trade.
    CancelTrade(Seat),
    /// The partner agrees.
    AcceptTrade(Deal),
    /// The partner disagrees.
    DeclineTrade(Seat),
    /// BM02, BM10: a prisoner loses an item; go on with this question.
    LoseItem { victim: Seat, item: Item, next: Ask },
    /// BM03: take an item of a prisoner.
    SeizeItem { victim: Seat, item: Item },
    /// BM04: take cash of a prisoner.
    SeizeCash(Seat),
    /// BM05: move a prisoner.
    MovePrisoner(Seat, Room),
    /// BM06: a prisoner loses action points.
    AddChores(Seat),
    /// BM07: close a room.
    Close(Room),
    /// BM08: move a task.
    MoveTask { task: TaskId, from: Room, to: Room },
    /// BM09: replace a task.
    Scrap(TaskId),
}

impl TurnStep {
    /// Whether it does more than to walk, or to talk about what may be done.
    fn is_deed(&self) -> bool {
        !matches!(
            self,
            TurnStep::Ask(_)
                | TurnStep::Move(_)
                | TurnStep::SpendStamina
                | TurnStep::OpenTrade(_)
                | TurnStep::Propose(_)
                | TurnStep::CancelTrade(_)
                | TurnStep::DeclineTrade(_)
                | TurnStep::CancelRequest
        )
    }
}

/// Whom a question in a turn is for: the active player, but for trades and roll calls.
pub(crate) fn asked(turn: &Turn, ask: &Ask, seats: u8) -> Seat {
    match ask {
        Ask::Deal(deal) => deal.from,
        Ask::Offer(deal) => deal.with,
        Ask::GiveUp(pending) => {
            turn.seat.around(seats).find(|&seat| pending.contains(seat)).expect("a prisoner has to give something up")
        }
        _ => turn.seat,
    }
}

/// Whether the seat that is asked may do this, and the clause that forbids it if not.
pub(crate) fn check(state: &State, turn: &Turn, ask: &Ask, seat: Seat, action: Action) -> Result<TurnStep, Illegal> {
    match (ask, action) {
        (Ask::Step, _) => actions::check(state, turn, action),
        (Ask::Pay, Action::Pay(good)) => rooms::check_pay(state, turn, good),
        (Ask::Take { paid, left }, Action::Take(item)) => rooms::check_take(state, turn, item, *left, *paid),
        (Ask::Holder, Action::Victim(victim)) => rooms::check_holder(state, turn, victim),
        (Ask::GuardFrom { moved, left }, Action::GuardFrom(from)) => {
            rooms::check_guard_from(state, from, *moved, *left)
        }
        (Ask::GuardFrom { moved: 0, .. } | Ask::Lure { moved: 0, .. }, Action::Stop) => refuse!("ALC-R61"),
        (Ask::GuardFrom { .. } | Ask::Lure { .. }, Action::Stop) => Ok(TurnStep::Ask(Ask::Step)),
        (Ask::GuardTo { from, moved, left }, Action::GuardTo(to)) => {
            rooms::check_guard_to(state, *from, to, *moved, *left)
        }
        (Ask::Drop, Action::Drop(card)) if state.hands[turn.seat].contains(card) => Ok(TurnStep::DropCard(card)),
        (Ask::Drop, Action::Drop(_)) => refuse!("ALC-R56"),
        (Ask::Source(sources), Action::Source(owner, item)) => tasks::check_source(state, turn, sources, owner, item),
        (Ask::Source(sources), Action::Cancel) => tasks::check_cancel(turn, sources),
        (Ask::Deal(deal), _) => trade::check_deal(state, deal, action),
        (Ask::Offer(deal), Action::Accept) => Ok(TurnStep::AcceptTrade(*deal)),
        (Ask::Offer(deal), Action::Decline) => Ok(TurnStep::DeclineTrade(deal.with)),
        (Ask::Offer(deal), Action::Counter) => trade::check_counter(state, deal),
        (Ask::Offer(_), _) => refuse!("ALC-061"),
        (Ask::Victim(card), Action::Victim(victim)) => blackmail::check_victim(state, turn, *card, victim),
        (Ask::Loot(card, victim), Action::Item(item)) => blackmail::check_loot(state, *card, *victim, item),
        (Ask::Target(card), Action::Room(room)) => blackmail::check_target(state, turn, *card, room),
        (Ask::Lure { to, moved, left }, Action::GuardFrom(from)) => {
            blackmail::check_lure(state, from, *to, *moved, *left)
        }
        (Ask::Exile(victim), Action::Room(room)) => blackmail::check_exile(state, *victim, room),
        (Ask::Rehide(from), Action::Room(room)) => blackmail::check_rehide(state, *from, room),
        (Ask::GiveUp(pending), Action::GiveUp(item)) => blackmail::check_give_up(state, *pending, seat, item),
        _ => refuse!("ALC-R64"),
    }
}

/// Gives every choice of the seat that is asked: candidates that pass the check.
pub(crate) fn choices(state: &State, turn: &Turn, ask: &Ask, seat: Seat, put: &mut impl FnMut(Action, TurnStep)) {
    if let Ask::Step = ask {
        return actions::choices(state, turn, put);
    }
    candidates(state, turn, ask, seat, &mut |action| {
        if let Ok(step) = check(state, turn, ask, seat, action) {
            put(action, step);
        }
    });
}

/// Gives every answer that a question in the middle of a step could have.
fn candidates(state: &State, turn: &Turn, ask: &Ask, seat: Seat, offer: &mut impl FnMut(Action)) {
    let board = &state.board;
    let own = &board.prisoners[seat];
    match ask {
        Ask::Step => {}
        Ask::Pay => own.goods.kinds().map(Action::Pay).for_each(offer),
        Ask::Take { .. } => board.tokens[own.room.index()].kinds().map(Action::Take).for_each(offer),
        Ask::Holder | Ask::Victim(_) => Seats::all(board.seats()).iter().map(Action::Victim).for_each(offer),
        Ask::GuardFrom { .. } | Ask::Lure { .. } => {
            Room::ALL.into_iter().map(Action::GuardFrom).for_each(&mut *offer);
            offer(Action::Stop);
        }
        Ask::GuardTo { .. } => Room::ALL.into_iter().map(Action::GuardTo).for_each(offer),
        Ask::Drop => state.hands[seat].iter().map(Action::Drop).for_each(offer),
        Ask::Source(sources) => {
            if let Some((_, [icon, ..])) = tasks::open_icons(state, turn, sources) {
                for owner in board.prisoners_in(own.room) {
                    offer(Action::Source(owner, *icon));
                    offer(Action::Source(owner, Item::Gun));
                }
            }
            offer(Action::Cancel);
        }
        Ask::Deal(deal) => {
            own.goods.kinds().map(Action::Give).for_each(&mut *offer);
            board.prisoners[deal.with].goods.kinds().map(Action::Get).for_each(&mut *offer);
            offer(Action::Propose);
            offer(Action::Cancel);
        }
        Ask::Offer(_) => [Action::Accept, Action::Decline, Action::Counter].into_iter().for_each(offer),
        Ask::Loot(_, victim) => board.prisoners[*victim].goods.items.kinds().map(Action::Item).for_each(offer),
        Ask::Target(_) => Room::ALL.into_iter().map(Action::Room).for_each(offer),
        Ask::Exile(victim) => board.layout.near(board.prisoners[*victim].room).map(Action::Room).for_each(offer),
        Ask::Rehide(from) => board.layout.near(*from).map(Action::Room).for_each(offer),
        Ask::GiveUp(_) => own.goods.items.kinds().map(Action::GiveUp).for_each(offer),
    }
}

/// ALC-R64: the only answer to a question in the middle of a step, which is then given without asking.
pub(crate) fn forced(state: &State, turn: &Turn, ask: &Ask) -> Option<TurnStep> {
    // A card too many, trades and offers are never forced, and a turn is ended by its player.
    if let Ask::Step | Ask::Drop | Ask::Deal(_) | Ask::Offer(_) = ask {
        return None;
    }
    let (mut count, mut only) = (0, None);
    choices(state, turn, ask, asked(turn, ask, state.board.seats()), &mut |action, step| {
        // Taking back a request is no answer to the question which token to use.
        if action != Action::Cancel {
            count += 1;
            only = Some(step);
        }
    });
    only.filter(|_| count == 1)
}

/// Carries out a step, and gives the next one.
pub(crate) fn perform(
    state: &mut State,
    mut turn: Turn,
    step: TurnStep,
    dice: &mut Dice,
    log: &mut Log<Event>,
) -> Step {
    if step.is_deed() {
        turn.walked = Set::EMPTY;
    }
    match step {
        TurnStep::Ask(ask) => turn.ask(ask),
        TurnStep::Move(room) => actions::go(state, turn, room, log),
        TurnStep::Use { cost } => rooms::begin_use(state, turn, cost, dice, log),
        TurnStep::Steal { victim, good, cost } => actions::steal(state, turn, victim, good, cost, log),
        TurnStep::Riot { from, cost } => actions::riot(state, turn, from, cost, log),
        TurnStep::Discard { item, cost } => actions::discard(state, turn, item, cost, log),
        TurnStep::Blackmail(card) => blackmail::play(state, turn, card, log),
        TurnStep::OpenTrade(with) => trade::open(turn, with),
        TurnStep::Bribe => actions::bribe(state, turn, log),
        TurnStep::SpendStamina => actions::spend_stamina(state, turn, log),
        TurnStep::End => round::end_turn(state, turn.seat, dice, log),
        TurnStep::Pay(good) => rooms::pay(state, turn, good, dice, log),
        TurnStep::Take { item, left, paid } => rooms::take(state, turn, item, left, paid, log),
        TurnStep::TakeCard(victim) => rooms::take_card(state, turn, victim, dice, log),
        TurnStep::MoveGuard { from, to, next } => rooms::move_guard(state, turn, from, to, next, log),
        TurnStep::DropCard(card) => rooms::drop_card(state, turn, card, log),
        TurnStep::Request(request) => tasks::request(state, turn, request, dice, log),
        TurnStep::CancelRequest => tasks::cancel(turn, log),
        TurnStep::Propose(deal) => trade::propose(turn, deal, log),
        TurnStep::CancelTrade(seat) => trade::cancel(turn, seat, log),
        TurnStep::AcceptTrade(deal) => trade::accept(state, turn, deal, log),
        TurnStep::DeclineTrade(partner) => trade::decline(turn, partner, log),
        TurnStep::LoseItem { victim, item, next } => blackmail::lose_item(state, turn, victim, item, next, log),
        TurnStep::SeizeItem { victim, item } => blackmail::seize_item(state, turn, victim, item, log),
        TurnStep::SeizeCash(victim) => blackmail::seize_cash(state, turn, victim, log),
        TurnStep::MovePrisoner(victim, room) => blackmail::move_prisoner(state, turn, victim, room, log),
        TurnStep::AddChores(victim) => blackmail::add_chores(state, turn, victim, log),
        TurnStep::Close(room) => blackmail::close(state, turn, room, log),
        TurnStep::MoveTask { task, from, to } => blackmail::move_task(state, turn, task, from, to, log),
        TurnStep::Scrap(task) => blackmail::scrap(state, turn, task, dice, log),
    }
}
