//! Trade: putting together an offer, and the partner's answer (ALC-059 to ALC-061, ALC-R38, ALC-R69).

use engine::{Illegal, Log, Seat, refuse};

use super::announce;
use super::turn::TurnStep;
use crate::action::Action;
use crate::event::Event;
use crate::state::{Ask, Board, Deal, Goods, State, Step, Turn};

/// ALC-R38: how many trades can be opened in a turn.
const TRADES_MAX: u8 = 6;
/// ALC-R69: how many counter-offers a trade can see: one of the partner, and one in return.
const COUNTERS_MAX: u8 = 2;

pub(crate) fn check_open(board: &Board, turn: &Turn, with: Seat) -> Result<TurnStep, Illegal> {
    if !board.are_together(turn.seat, with) {
        return refuse!("ALC-059");
    }
    if turn.trades >= TRADES_MAX {
        return refuse!("ALC-R60");
    }
    // ALC-R68: there must be something to trade.
    let nothing = board.prisoners[turn.seat].goods.is_empty() && board.prisoners[with].goods.is_empty();
    if nothing { refuse!("ALC-R68") } else { Ok(TurnStep::OpenTrade(with)) }
}

pub(crate) fn check_deal(state: &State, deal: &Deal, action: Action) -> Result<TurnStep, Illegal> {
    let own = state.board.prisoners[deal.from].goods;
    let theirs = state.board.prisoners[deal.with].goods;
    let mut changed = *deal;
    match action {
        Action::Give(good) if own.of(good) > deal.give.of(good) => {
            changed.give.add(good);
            Ok(TurnStep::Ask(Ask::Deal(changed)))
        }
        Action::Get(good) if theirs.of(good) > deal.get.of(good) => {
            changed.get.add(good);
            Ok(TurnStep::Ask(Ask::Deal(changed)))
        }
        Action::Give(_) | Action::Get(_) => refuse!("ALC-059"),
        // ALC-R68: like for like, or nothing for nothing, changes nothing.
        Action::Propose if deal.give == deal.get => refuse!("ALC-R68"),
        Action::Propose => {
            let own_fit = fits(state, own.minus(deal.give).plus(deal.get));
            let theirs_fit = fits(state, theirs.minus(deal.get).plus(deal.give));
            if own_fit && theirs_fit { Ok(TurnStep::Propose(*deal)) } else { refuse!("ALC-R38") }
        }
        Action::Cancel => Ok(TurnStep::CancelTrade(deal.from)),
        _ => refuse!("ALC-R64"),
    }
}

/// ALC-003: whether all of it fits on a sheet.
fn fits(state: &State, goods: Goods) -> bool {
    let sheet = &state.content.sheet;
    goods.items.total() <= sheet.items.get() && goods.cash <= sheet.cash.get()
}

pub(crate) fn open(mut turn: Turn, with: Seat) -> Step {
    turn.trades += 1;
    let deal = Deal { from: turn.seat, with, give: Goods::default(), get: Goods::default(), counters: 0 };
    turn.ask(Ask::Deal(deal))
}

/// ALC-R69: the one who is asked makes an offer instead of an answer; it begins with nothing on either side.
pub(crate) fn check_counter(state: &State, deal: &Deal) -> Result<TurnStep, Illegal> {
    if !state.rules.counter_offers || deal.counters >= COUNTERS_MAX {
        return refuse!("ALC-R69");
    }
    let (give, get) = (Goods::default(), Goods::default());
    Ok(TurnStep::Ask(Ask::Deal(Deal { from: deal.with, with: deal.from, give, get, counters: deal.counters + 1 })))
}

pub(crate) fn propose(turn: Turn, deal: Deal, log: &mut Log<Event>) -> Step {
    let offered = if deal.counters == 0 { Event::Offered } else { Event::Countered };
    announce(log, offered(deal.from, deal));
    turn.ask(Ask::Offer(deal))
}

pub(crate) fn cancel(turn: Turn, seat: Seat, log: &mut Log<Event>) -> Step {
    announce(log, Event::Cancelled(seat));
    turn.ask(Ask::Step)
}

/// ALC-061: both sides change hands at once.
pub(crate) fn accept(state: &mut State, turn: Turn, deal: Deal, log: &mut Log<Event>) -> Step {
    let own = &mut state.board.prisoners[deal.from].goods;
    *own = own.minus(deal.give).plus(deal.get);
    let theirs = &mut state.board.prisoners[deal.with].goods;
    *theirs = theirs.minus(deal.get).plus(deal.give);
    announce(log, Event::Traded(deal.from, deal));
    turn.ask(Ask::Step)
}

/// ALC-061: nothing changes hands.
pub(crate) fn decline(turn: Turn, partner: Seat, log: &mut Log<Event>) -> Step {
    announce(log, Event::TradeDeclined(partner));
    turn.ask(Ask::Step)
}
