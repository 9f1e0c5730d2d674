//! Trade: putting together an offer, and the partner's answer (ALC-059 to ALC-061, ALC-R38).

use engine::{Illegal, Log, Seat, refuse};

use crate::action::Action;
use crate::event::Event;
use crate::rules::announce;
use crate::rules::turn::is_beside;
use crate::state::{Ask, Deal, Good, Goods, State, Step, Turn};

/// ALC-R38: how many trades can be opened in a turn.
const TRADES_MAX: u8 = 6;

pub(crate) fn check_open(state: &State, turn: &Turn, with: Seat) -> Result<(), Illegal> {
    let board = &state.board;
    if !is_beside(board, turn.seat, with) {
        return refuse!("ALC-059");
    }
    if turn.trades >= TRADES_MAX {
        return refuse!("ALC-R38");
    }
    // ALC-R68: there must be something to trade.
    let nothing = board.prisoners[turn.seat].goods.is_empty() && board.prisoners[with].goods.is_empty();
    if nothing { refuse!("ALC-R68") } else { Ok(()) }
}

pub(crate) fn check_deal(state: &State, turn: &Turn, deal: &Deal, action: Action) -> Result<(), Illegal> {
    let own = state.board.prisoners[turn.seat].goods;
    let theirs = state.board.prisoners[deal.with].goods;
    match action {
        Action::Give(good) if own.of(good) > deal.give.of(good) => Ok(()),
        Action::Get(good) if theirs.of(good) > deal.get.of(good) => Ok(()),
        Action::Give(_) | Action::Get(_) => refuse!("ALC-059"),
        // ALC-R68: like for like, or nothing for nothing, changes nothing.
        Action::Propose if deal.give == deal.get => refuse!("ALC-R68"),
        Action::Propose => {
            let fit = fits(state, own.minus(deal.give).plus(deal.get));
            if fit && fits(state, theirs.minus(deal.get).plus(deal.give)) { Ok(()) } else { refuse!("ALC-R38") }
        }
        Action::Cancel => Ok(()),
        _ => refuse!("ALC-R64"),
    }
}

/// ALC-003: whether all of it fits on a sheet.
fn fits(state: &State, goods: Goods) -> bool {
    let sheet = &state.content.sheet;
    goods.items.total() <= sheet.items.get() && goods.cash <= sheet.cash.get()
}

pub(crate) fn open(state: &mut State, with: Seat) {
    state.turn_mut().trades += 1;
    state.ask(Ask::Deal(Deal { with, give: Goods::default(), get: Goods::default() }));
}

fn deal_mut(state: &mut State) -> &mut Deal {
    match &mut state.step {
        Step::Turn(_, Ask::Deal(deal) | Ask::Offer(deal)) => deal,
        _ => unreachable!("asked about a trade"),
    }
}

pub(crate) fn give(state: &mut State, good: Good) {
    deal_mut(state).give.add(good);
}

pub(crate) fn get(state: &mut State, good: Good) {
    deal_mut(state).get.add(good);
}

pub(crate) fn propose(state: &mut State, log: &mut Log<Event>) {
    let deal = *deal_mut(state);
    announce(log, Event::Offered(state.turn().seat, deal));
    state.ask(Ask::Offer(deal));
}

pub(crate) fn cancel(state: &mut State, log: &mut Log<Event>) {
    announce(log, Event::Cancelled(state.turn().seat));
    state.ask(Ask::Step);
}

/// ALC-061: both sides change hands at once, or nothing does.
pub(crate) fn answer(state: &mut State, agrees: bool, log: &mut Log<Event>) {
    let deal = *deal_mut(state);
    let seat = state.turn().seat;
    if agrees {
        let own = &mut state.board.prisoners[seat].goods;
        *own = own.minus(deal.give).plus(deal.get);
        let theirs = &mut state.board.prisoners[deal.with].goods;
        *theirs = theirs.minus(deal.get).plus(deal.give);
        announce(log, Event::Traded(seat, deal));
    } else {
        announce(log, Event::TradeDeclined(deal.with));
    }
    state.ask(Ask::Step);
}
