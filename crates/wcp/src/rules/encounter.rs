//! In one hall with others: the button, trade, gifts, attacks and loot.

use engine::{Audience, Clause, Log, Pool};

use crate::action::{Action, Event};
use crate::board::Cell;
use crate::content::{Content, Face, Symbol, Token, Tokens};
use crate::rules::moving::{gain, wreck};
use crate::rules::{self, Next};
use crate::state::{Gift, PROPOSALS_MAX, Pawn, Stage, State, Step, Terms, Vehicle, sum_of};

/// D04: asked only if there is more than to ignore.
pub(crate) fn ask(state: &mut State) -> Next {
    state.step = Step::Encounter;
    if choices(state).any(|action| action != Action::Ignore) { Next::Wait } else { Next::AfterMove }
}

/// Everything that can be done in this hall.
pub(crate) fn choices(state: &State) -> impl Iterator<Item = Action> {
    let with = |pawn| [Action::Trade(pawn), Action::Attack(pawn), Action::Give(pawn)];
    let pawns = state.vehicles.iter().map(|(pawn, _)| pawn).filter(|&pawn| is_here(state, pawn));
    let candidates = [Action::Press, Action::Ignore].into_iter().chain(pawns.flat_map(with));
    candidates.filter(|&action| rules::allow(state, action).is_ok())
}

/// Whether another pawn is in the hall of the one on turn.
fn is_here(state: &State, pawn: Pawn) -> bool {
    pawn != state.turn && pawn.number() < state.pawns() && state.vehicles[pawn].cell() == state.vehicle().cell()
}

fn is_own(state: &State, pawn: Pawn) -> bool {
    state.owner(pawn) == state.owner(state.turn)
}

/// WCP-079, 080 and R36: on entering the central hall, with nothing left to lay.
pub(crate) fn may_press(state: &State) -> Result<(), Clause> {
    if state.vehicle().cell() != Some(Cell::CENTRE) {
        return Err(clause!("WCP-079"));
    }
    match state.stage {
        Stage::Closed { .. } => Ok(()),
        Stage::Looting { .. } if state.hand().halls.is_empty() && state.stack.halls.is_empty() => Ok(()),
        Stage::Looting { .. } => Err(clause!("WCP-080")),
        Stage::Pressed { .. } | Stage::Opening | Stage::Fleeing { .. } => Err(clause!("WCP-R36")),
    }
}

/// WCP-R65: a trade needs something on both sides.
pub(crate) fn may_trade(state: &State, pawn: Pawn) -> Result<(), Clause> {
    if !is_here(state, pawn) {
        Err(clause!("WCP-053"))
    } else if is_own(state, pawn) {
        Err(clause!("WCP-R60"))
    } else if state.vehicle().goods.is_empty() || state.vehicles[pawn].goods.is_empty() {
        Err(clause!("WCP-R65"))
    } else {
        Ok(())
    }
}

pub(crate) fn may_attack(state: &State, pawn: Pawn) -> Result<(), Clause> {
    if !is_here(state, pawn) {
        Err(clause!("WCP-069"))
    } else if is_own(state, pawn) {
        Err(clause!("WCP-R60"))
    } else {
        Ok(())
    }
}

pub(crate) fn may_give(state: &State, pawn: Pawn) -> Result<(), Clause> {
    if !is_here(state, pawn) || !is_own(state, pawn) {
        Err(clause!("WCP-056"))
    } else if state.vehicle().goods.is_empty() && state.vehicles[pawn].goods.is_empty() {
        Err(clause!("WCP-R65"))
    } else {
        Ok(())
    }
}

/// Pressing takes the place of trade and attack (WCP-082).
pub(crate) fn press(state: &mut State, log: &mut Log<Event>) -> Next {
    state.stage = Stage::Pressed { presser: state.turn };
    log.emit(Audience::ALL, Event::Pressed { pawn: state.who(state.turn) });
    Next::AfterMove
}

pub(crate) fn ignore(state: &State, log: &mut Log<Event>) -> Next {
    log.emit(Audience::ALL, Event::Ignored { pawn: state.who(state.turn) });
    Next::AfterMove
}

// Trade.

pub(crate) fn trade(state: &mut State, partner: Pawn) -> Next {
    rules::ask(state, Step::Propose(Terms::new(partner, PROPOSALS_MAX)))
}

/// Only what a pawn owns, and each token once.
pub(crate) fn may_add(owner: &Vehicle, added: &Tokens, token: Token) -> Result<(), Clause> {
    if owner.goods.of(token) > added.of(token) { Ok(()) } else { Err(clause!("WCP-055")) }
}

/// WCP-R31: something from each side; WCP-R25: and no vehicle may be left without armour.
pub(crate) fn may_propose(state: &State, terms: &Terms) -> Result<(), Clause> {
    if terms.offered.is_empty() || terms.asked.is_empty() {
        return Err(clause!("WCP-R31"));
    }
    let content = &state.content;
    let partner = &state.vehicles[terms.partner];
    let both_survive = survives(content, state.vehicle(), &terms.offered, &terms.asked)
        && survives(content, partner, &terms.asked, &terms.offered);
    if both_survive { Ok(()) } else { Err(clause!("WCP-R25")) }
}

fn survives(content: &Content, vehicle: &Vehicle, given: &Tokens, received: &Tokens) -> bool {
    let after = |now: u8, symbol| {
        (i16::from(now) + i16::from(sum_of(content, received, symbol))) - i16::from(sum_of(content, given, symbol))
    };
    after(vehicle.armour, Symbol::Armour) >= 1 && after(vehicle.boosters, Symbol::Boosters) >= 0
}

pub(crate) fn legal_terms(state: &State, terms: &Terms, actions: &mut Vec<Action>) {
    let (own, partner) = (state.vehicle(), &state.vehicles[terms.partner]);
    actions.extend(addable(own, &terms.offered).map(Action::Offer));
    actions.extend(addable(partner, &terms.asked).map(Action::Ask));
    if may_propose(state, terms).is_ok() {
        actions.push(Action::Propose);
    }
    actions.push(Action::Cancel);
}

fn addable(owner: &Vehicle, added: &Tokens) -> impl Iterator<Item = Token> {
    owner.goods.kinds().filter(|&token| may_add(owner, added, token).is_ok())
}

fn terms(state: &mut State) -> &mut Terms {
    match &mut state.step {
        Step::Propose(terms) | Step::Answer(terms) => terms,
        _ => unreachable!("a trade was checked to be on its way"),
    }
}

pub(crate) fn offer(state: &mut State, token: Token) -> Next {
    terms(state).offered.put(token);
    Next::Wait
}

pub(crate) fn ask_for(state: &mut State, token: Token) -> Next {
    terms(state).asked.put(token);
    Next::Wait
}

pub(crate) fn propose(state: &mut State, log: &mut Log<Event>) -> Next {
    let pawn = state.turn;
    let terms = terms(state).clone();
    let (partner, offered, asked) = (terms.partner, terms.offered.clone(), terms.asked.clone());
    log.emit(Audience::ALL, Event::Proposed { pawn: state.who(pawn), partner: state.who(partner), offered, asked });
    rules::ask(state, Step::Answer(terms))
}

pub(crate) fn cancel(state: &State, log: &mut Log<Event>) -> Next {
    log.emit(Audience::ALL, Event::Cancelled { pawn: state.who(state.turn) });
    Next::AfterMove
}

pub(crate) fn accept(state: &mut State, log: &mut Log<Event>) -> Next {
    let (pawn, Terms { partner, offered, asked, .. }) = (state.turn, terms(state).clone());
    hand_all(state, pawn, partner, &offered);
    hand_all(state, partner, pawn, &asked);
    log.emit(Audience::ALL, Event::Traded { pawn: state.who(pawn), partner: state.who(partner) });
    Next::AfterMove
}

/// WCP-R32: after the last proposal the encounter is over.
pub(crate) fn decline(state: &mut State, log: &mut Log<Event>) -> Next {
    let &mut Terms { partner, proposals_left, .. } = terms(state);
    log.emit(Audience::ALL, Event::Declined { partner: state.who(partner) });
    if proposals_left > 1 {
        rules::ask(state, Step::Propose(Terms::new(partner, proposals_left - 1)))
    } else {
        Next::AfterMove
    }
}

/// Hands tokens over, upgrades with their markers (WCP-R25). In the middle of a trade a value may be below its least.
fn hand_all(state: &mut State, from: Pawn, to: Pawn, tokens: &Tokens) {
    let armour = sum_of(&state.content, tokens, Symbol::Armour);
    let boosters = sum_of(&state.content, tokens, Symbol::Boosters);
    let giver = &mut state.vehicles[from];
    giver.goods.take_all(tokens);
    giver.armour = giver.armour.wrapping_sub(armour);
    giver.boosters = giver.boosters.wrapping_sub(boosters);
    let receiver = &mut state.vehicles[to];
    receiver.goods.put_all(tokens);
    receiver.armour = receiver.armour.wrapping_add(armour);
    receiver.boosters = receiver.boosters.wrapping_add(boosters);
}

// Gifts between pawns of one team.

pub(crate) fn give(state: &mut State, partner: Pawn) -> Next {
    rules::ask(state, Step::Give(Gift { partner, given: Tokens::default(), taken: Tokens::default() }))
}

/// Each token changes hands once: what came from the other pawn stays (D07).
pub(crate) fn may_hand_over(state: &State, giver: &Vehicle, came: &Tokens, token: Token) -> Result<(), Clause> {
    if giver.goods.of(token) <= came.of(token) {
        return Err(clause!("WCP-056"));
    }
    let mut one = Tokens::default();
    one.put(token);
    if survives(&state.content, giver, &one, &Tokens::default()) { Ok(()) } else { Err(clause!("WCP-R25")) }
}

pub(crate) fn legal_gifts(state: &State, gift: &Gift, actions: &mut Vec<Action>) {
    let (own, partner) = (state.vehicle(), &state.vehicles[gift.partner]);
    let given = own.goods.kinds().filter(|&token| may_hand_over(state, own, &gift.taken, token).is_ok());
    actions.extend(given.map(Action::HandOver));
    let taken = partner.goods.kinds().filter(|&token| may_hand_over(state, partner, &gift.given, token).is_ok());
    actions.extend(taken.map(Action::Take));
    actions.push(Action::Done);
}

pub(crate) fn hand_over(state: &mut State, token: Token, log: &mut Log<Event>) -> Next {
    let Step::Give(gift) = &mut state.step else { unreachable!("a gift was checked to be on its way") };
    gift.given.put(token);
    let (from, to) = (state.turn, gift.partner);
    hand_one(state, from, to, token, log)
}

pub(crate) fn take(state: &mut State, token: Token, log: &mut Log<Event>) -> Next {
    let Step::Give(gift) = &mut state.step else { unreachable!("a gift was checked to be on its way") };
    gift.taken.put(token);
    let (from, to) = (gift.partner, state.turn);
    hand_one(state, from, to, token, log)
}

fn hand_one(state: &mut State, from: Pawn, to: Pawn, token: Token, log: &mut Log<Event>) -> Next {
    let mut one = Tokens::default();
    one.put(token);
    hand_all(state, from, to, &one);
    log.emit(Audience::ALL, Event::Gave { from: state.who(from), to: state.who(to), token });
    Next::Wait
}

// Attack.

/// WCP-070: exactly one exchange.
pub(crate) fn attack(state: &mut State, defender: Pawn, log: &mut Log<Event>) -> Next {
    let attacker = state.turn;
    let attacker_fire = state.vehicles[attacker].fire(&state.content);
    let defender_fire = state.vehicles[defender].fire(&state.content);
    let shoot = |vehicle: &mut Vehicle, fire: u8| {
        vehicle.armour = vehicle.armour.saturating_sub(fire);
        vehicle.armour
    };
    let defender_armour = shoot(&mut state.vehicles[defender], attacker_fire);
    let attacker_armour = shoot(&mut state.vehicles[attacker], defender_fire);
    log.emit(
        Audience::ALL,
        Event::Attacked {
            attacker: state.who(attacker),
            defender: state.who(defender),
            attacker_armour,
            defender_armour,
        },
    );
    match (attacker_armour, defender_armour) {
        (0, 0) => draw(state, attacker, defender, log),
        (0, _) => won(state, defender, attacker, log),
        (_, 0) => won(state, attacker, defender, log),
        _ => Next::AfterMove,
    }
}

/// WCP-075; WCP-R55: of two who leave at once the defender is the first.
fn draw(state: &mut State, attacker: Pawn, defender: Pawn, log: &mut Log<Event>) -> Next {
    let trapped = [defender, attacker].map(|pawn| state.is_trapped(pawn));
    for (pawn, trapped) in [defender, attacker].into_iter().zip(trapped) {
        lose_upgrades(state, pawn, trapped, log);
    }
    Next::AfterMove
}

fn won(state: &mut State, winner: Pawn, loser: Pawn, log: &mut Log<Event>) -> Next {
    if !state.vehicles[loser].goods.is_empty() {
        return rules::ask(state, Step::Loot { winner, loser });
    }
    // WCP-R35: there is nothing to take.
    lose_upgrades(state, loser, state.is_trapped(loser), log);
    Next::AfterMove
}

pub(crate) fn may_loot(loser: &Vehicle, token: Token) -> Result<(), Clause> {
    if loser.goods.of(token) > 0 { Ok(()) } else { Err(clause!("WCP-072")) }
}

pub(crate) fn loot(state: &mut State, token: Token, log: &mut Log<Event>) -> Next {
    let Step::Loot { winner, loser } = state.step else { unreachable!("loot was checked to be due") };
    state.vehicles[loser].goods.take(token);
    // WCP-R34: a spent upgrade comes with its full markers.
    gain(&state.content, &mut state.vehicles[winner], token);
    log.emit(Audience::ALL, Event::Looted { winner: state.who(winner), loser: state.who(loser), token });
    lose_upgrades(state, loser, state.is_trapped(loser), log);
    Next::AfterMove
}

/// WCP-R33: trophies stay, upgrades go back into the stack.
fn lose_upgrades(state: &mut State, pawn: Pawn, trapped: bool, log: &mut Log<Event>) {
    let goods = &mut state.vehicles[pawn].goods;
    let mut lost = Tokens::default();
    for token in Token::ALL {
        if matches!(state.content.face(token), Face::Upgrade { .. }) {
            while goods.take(token) {
                lost.put(token);
            }
        }
    }
    wreck(state, pawn, lost, trapped, log);
}
