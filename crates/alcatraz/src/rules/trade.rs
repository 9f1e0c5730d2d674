//! Trade: putting together an offer, and the partner's answer (ALC-059 to ALC-061, ALC-R38).

use engine::{Illegal, Log, Seat, refuse};

use super::announce;
use super::turn::TurnStep;
use crate::action::Action;
use crate::event::Event;
use crate::state::{Ask, Board, Deal, Goods, State, Step, Turn};

/// ALC-R38: how many trades can be opened in a turn.
const TRADES_MAX: u8 = 6;

pub(crate) fn check_open(board: &Board, turn: &Turn, with: Seat) -> Result<TurnStep, Illegal> {
    if !board.are_together(turn.seat, with) {
        return refuse!("ALC-059");
    }
    if turn.trades >= TRADES_MAX {
        return refuse!("ALC-R38");
    }
    // ALC-R68: there must be something to trade.
    let nothing = board.prisoners[turn.seat].goods.is_empty() && board.prisoners[with].goods.is_empty();
    if nothing { refuse!("ALC-R68") } else { Ok(TurnStep::OpenTrade(with)) }
}

pub(crate) fn check_deal(state: &State, turn: &Turn, deal: &Deal, action: Action) -> Result<TurnStep, Illegal> {
    let own = state.board.prisoners[turn.seat].goods;
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
        Action::Cancel => Ok(TurnStep::CancelTrade),
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
    turn.ask(Ask::Deal(Deal { with, give: Goods::default(), get: Goods::default() }))
}

pub(crate) fn propose(turn: Turn, deal: Deal, log: &mut Log<Event>) -> Step {
    announce(log, Event::Offered(turn.seat, deal));
    turn.ask(Ask::Offer(deal))
}

pub(crate) fn cancel(turn: Turn, log: &mut Log<Event>) -> Step {
    announce(log, Event::Cancelled(turn.seat));
    turn.ask(Ask::Step)
}

/// ALC-061: both sides change hands at once.
pub(crate) fn accept(state: &mut State, turn: Turn, deal: Deal, log: &mut Log<Event>) -> Step {
    let own = &mut state.board.prisoners[turn.seat].goods;
    *own = own.minus(deal.give).plus(deal.get);
    let theirs = &mut state.board.prisoners[deal.with].goods;
    *theirs = theirs.minus(deal.get).plus(deal.give);
    announce(log, Event::Traded(turn.seat, deal));
    turn.ask(Ask::Step)
}

/// ALC-061: nothing changes hands.
pub(crate) fn decline(turn: Turn, partner: Seat, log: &mut Log<Event>) -> Step {
    announce(log, Event::TradeDeclined(partner));
    turn.ask(Ask::Step)
}
