//! Pawns that meet in a hall: the button, trades, gifts, attacks and loot.

use engine::{Audience, Illegal, Log, Pool, refuse};

use super::moving::{gain, wreck};
use super::{Allowed, Next};
use crate::board::Cell;
use crate::content::{Content, Symbol, Token, TokenKind, Tokens};
use crate::state::{Gift, PROPOSALS_MAX, Pawn, Stage, Step, Terms, Vehicle, sum_of};
use crate::{Action, Event, State};

/// D04: asked only if there is another choice than to ignore.
pub(super) fn ask(state: &mut State) -> Next {
    state.step = Step::Encounter;
    if choices(state).any(|action| action != Action::Ignore) { Next::Wait } else { Next::AfterMove }
}

/// Everything that can be done in this hall.
pub(super) fn choices(state: &State) -> impl Iterator<Item = Action> {
    let with = |pawn| [Action::Trade(pawn), Action::Attack(pawn), Action::Give(pawn)];
    let pawns = state.vehicles.iter().map(|(pawn, _)| pawn).filter(|&pawn| is_here(state, pawn));
    let candidates = [Action::Press, Action::Ignore].into_iter().chain(pawns.flat_map(with));
    candidates.filter(|&action| super::check_action(state, action).is_ok())
}

/// Whether another pawn is in the hall of the one on turn.
fn is_here(state: &State, pawn: Pawn) -> bool {
    pawn != state.turn && pawn.number() < state.pawns() && state.vehicles[pawn].cell() == state.vehicle().cell()
}

/// Whether any other pawn is in the hall of the one on turn.
pub(super) fn has_company(state: &State) -> bool {
    state.vehicles.iter().any(|(pawn, _)| is_here(state, pawn))
}

fn is_own(state: &State, pawn: Pawn) -> bool {
    state.owner(pawn) == state.owner(state.turn)
}

/// WCP-079, 080 and R36: on entering the central hall, with nothing left to lay.
pub(super) fn check_press(state: &State) -> Result<Allowed, Illegal> {
    if state.vehicle().cell() != Some(Cell::CENTRE) {
        return refuse!("WCP-079");
    }
    match state.stage {
        Stage::Closed { .. } => Ok(Allowed::Press),
        Stage::Looting { .. } if state.hand().halls.is_empty() && state.stack.halls.is_empty() => Ok(Allowed::Press),
        Stage::Looting { .. } => refuse!("WCP-080"),
        Stage::Pressed { .. } | Stage::Opening | Stage::Fleeing { .. } => refuse!("WCP-R36"),
    }
}

/// Pressing takes the place of trade and attack (WCP-082).
pub(super) fn press(state: &mut State, log: &mut Log<Event>) -> Next {
    state.stage = Stage::Pressed { presser: state.turn };
    log.emit(Audience::ALL, Event::Pressed { pawn: state.who(state.turn) });
    Next::AfterMove
}

pub(super) fn ignore(state: &State, log: &mut Log<Event>) -> Next {
    log.emit(Audience::ALL, Event::Ignored { pawn: state.who(state.turn) });
    Next::AfterMove
}

// Trade.

/// WCP-R65: a trade needs something on both sides.
pub(super) fn check_trade(state: &State, pawn: Pawn) -> Result<Allowed, Illegal> {
    if !is_here(state, pawn) {
        refuse!("WCP-053")
    } else if is_own(state, pawn) {
        refuse!("WCP-R60")
    } else if state.vehicle().goods.is_empty() || state.vehicles[pawn].goods.is_empty() {
        refuse!("WCP-R65")
    } else {
        Ok(Allowed::Ask(Step::Propose(Terms::new(state.turn, pawn, PROPOSALS_MAX))))
    }
}

/// A pawn can add only tokens that it owns, each once.
fn can_add(owner: &Vehicle, added: &Tokens, token: Token) -> bool {
    owner.goods.of(token) > added.of(token)
}

pub(super) fn check_offer(state: &State, terms: &Terms, token: Token) -> Result<Allowed, Illegal> {
    if !can_add(&state.vehicles[terms.proposer], &terms.offered, token) {
        return refuse!("WCP-055");
    }
    let mut terms = terms.clone();
    terms.offered.put(token);
    Ok(Allowed::Ask(Step::Propose(terms)))
}

pub(super) fn check_ask(state: &State, terms: &Terms, token: Token) -> Result<Allowed, Illegal> {
    if !can_add(&state.vehicles[terms.partner], &terms.asked, token) {
        return refuse!("WCP-055");
    }
    let mut terms = terms.clone();
    terms.asked.put(token);
    Ok(Allowed::Ask(Step::Propose(terms)))
}

pub(super) fn check_propose(state: &State, terms: &Terms) -> Result<Allowed, Illegal> {
    may_propose(state, terms).map(|()| Allowed::Propose(terms.clone()))
}

/// WCP-R31: something from each side; WCP-R25: and no vehicle may be left without armour.
fn may_propose(state: &State, terms: &Terms) -> Result<(), Illegal> {
    if terms.offered.is_empty() || terms.asked.is_empty() {
        return refuse!("WCP-R31");
    }
    let content = &state.content;
    let [proposer, partner] = [terms.proposer, terms.partner].map(|pawn| &state.vehicles[pawn]);
    let both_survive = survives(content, proposer, &terms.offered, &terms.asked)
        && survives(content, partner, &terms.asked, &terms.offered);
    if both_survive { Ok(()) } else { refuse!("WCP-R25") }
}

fn survives(content: &Content, vehicle: &Vehicle, given: &Tokens, received: &Tokens) -> bool {
    let after = |now: u8, symbol| {
        (i16::from(now) + i16::from(sum_of(content, received, symbol))) - i16::from(sum_of(content, given, symbol))
    };
    after(vehicle.armour, Symbol::Armour) >= 1 && after(vehicle.boosters, Symbol::Boosters) >= 0
}

pub(super) fn legal_terms(state: &State, terms: &Terms, actions: &mut Vec<Action>) {
    let (own, partner) = (&state.vehicles[terms.proposer], &state.vehicles[terms.partner]);
    let offers = own.goods.kinds().filter(|&token| can_add(own, &terms.offered, token));
    actions.extend(offers.map(Action::Offer));
    let wishes = partner.goods.kinds().filter(|&token| can_add(partner, &terms.asked, token));
    actions.extend(wishes.map(Action::Ask));
    if may_propose(state, terms).is_ok() {
        actions.push(Action::Propose);
    }
    actions.push(Action::Cancel);
}

pub(super) fn propose(state: &mut State, terms: Terms, log: &mut Log<Event>) -> Next {
    let (pawn, partner) = (state.who(terms.proposer), state.who(terms.partner));
    let (offered, asked) = (terms.offered.clone(), terms.asked.clone());
    log.emit(
        Audience::ALL,
        match terms.proposer == state.turn {
            true => Event::Proposed { pawn, partner, offered, asked },
            false => Event::Countered { pawn, partner, offered, asked },
        },
    );
    super::ask(state, Step::Answer(terms))
}

pub(super) fn cancel(state: &State, log: &mut Log<Event>) -> Next {
    log.emit(Audience::ALL, Event::Cancelled { pawn: state.who(state.turn) });
    Next::AfterMove
}

pub(super) fn legal_answers(state: &State, terms: &Terms, actions: &mut Vec<Action>) {
    actions.extend([Action::Accept, Action::Decline]);
    if check_counter(state, terms).is_ok() {
        actions.push(Action::Counter);
    }
}

/// WCP-R67: the one who is asked proposes something else; it counts among the proposals of the encounter.
pub(super) fn check_counter(state: &State, terms: &Terms) -> Result<Allowed, Illegal> {
    if !state.rules.counter_offers || terms.proposals_left < 2 {
        return refuse!("WCP-R67");
    }
    Ok(Allowed::Ask(Step::Propose(Terms::new(terms.partner, terms.proposer, terms.proposals_left - 1))))
}

/// WCP-R67: who gives up a counter-offer has refused the trade; the entering player may propose again.
pub(super) fn cancelled(state: &State, terms: &Terms) -> Allowed {
    match terms.proposer == state.turn {
        true => Allowed::Cancel,
        false => Allowed::Decline { pawn: terms.proposer, proposals_left: terms.proposals_left },
    }
}

pub(super) fn accept(state: &mut State, terms: &Terms, log: &mut Log<Event>) -> Next {
    let (pawn, partner) = (terms.proposer, terms.partner);
    transfer(state, pawn, partner, &terms.offered);
    transfer(state, partner, pawn, &terms.asked);
    log.emit(Audience::ALL, Event::Traded { pawn: state.who(pawn), partner: state.who(partner) });
    Next::AfterMove
}

/// WCP-R32: after the last proposal the encounter is over; until then the entering player may propose again.
pub(super) fn decline(state: &mut State, pawn: Pawn, proposals_left: u8, log: &mut Log<Event>) -> Next {
    log.emit(Audience::ALL, Event::Declined { partner: state.who(pawn) });
    let partner = match &state.step {
        Step::Propose(terms) | Step::Answer(terms) if terms.proposer == state.turn => terms.partner,
        Step::Propose(terms) | Step::Answer(terms) => terms.proposer,
        _ => pawn,
    };
    match proposals_left {
        0 => Next::AfterMove,
        left => super::ask(state, Step::Propose(Terms::new(state.turn, partner, left))),
    }
}

/// Moves tokens from one vehicle to another, upgrades with their markers (WCP-R25). Between the two halves of a trade
/// a value may be below zero, so it wraps.
fn transfer(state: &mut State, from: Pawn, to: Pawn, tokens: &Tokens) {
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

pub(super) fn check_give(state: &State, pawn: Pawn) -> Result<Allowed, Illegal> {
    if !is_here(state, pawn) || !is_own(state, pawn) {
        refuse!("WCP-056")
    } else if state.vehicle().goods.is_empty() && state.vehicles[pawn].goods.is_empty() {
        refuse!("WCP-R65")
    } else {
        let gift = Gift { partner: pawn, given: Tokens::default(), taken: Tokens::default() };
        Ok(Allowed::Ask(Step::Give(gift)))
    }
}

/// Each token changes hands once: one that came from the other pawn stays (D07).
fn may_hand_over(state: &State, giver: &Vehicle, received: &Tokens, token: Token) -> Result<(), Illegal> {
    if giver.goods.of(token) <= received.of(token) {
        return refuse!("WCP-056");
    }
    if survives(&state.content, giver, &single(token), &Tokens::default()) { Ok(()) } else { refuse!("WCP-R25") }
}

pub(super) fn check_hand_over(state: &State, gift: &Gift, token: Token) -> Result<Allowed, Illegal> {
    may_hand_over(state, state.vehicle(), &gift.taken, token)?;
    let mut gift = gift.clone();
    gift.given.put(token);
    let (from, to) = (state.turn, gift.partner);
    Ok(Allowed::HandOver { gift, from, to, token })
}

pub(super) fn check_take(state: &State, gift: &Gift, token: Token) -> Result<Allowed, Illegal> {
    may_hand_over(state, &state.vehicles[gift.partner], &gift.given, token)?;
    let mut gift = gift.clone();
    gift.taken.put(token);
    let (from, to) = (gift.partner, state.turn);
    Ok(Allowed::HandOver { gift, from, to, token })
}

pub(super) fn legal_gifts(state: &State, gift: &Gift, actions: &mut Vec<Action>) {
    let (own, partner) = (state.vehicle(), &state.vehicles[gift.partner]);
    let given = own.goods.kinds().filter(|&token| may_hand_over(state, own, &gift.taken, token).is_ok());
    actions.extend(given.map(Action::HandOver));
    let taken = partner.goods.kinds().filter(|&token| may_hand_over(state, partner, &gift.given, token).is_ok());
    actions.extend(taken.map(Action::Take));
    actions.push(Action::Done);
}

pub(super) fn hand_over(
    state: &mut State,
    gift: Gift,
    from: Pawn,
    to: Pawn,
    token: Token,
    log: &mut Log<Event>,
) -> Next {
    transfer(state, from, to, &single(token));
    log.emit(Audience::ALL, Event::Gave { from: state.who(from), to: state.who(to), token });
    super::ask(state, Step::Give(gift))
}

/// A pile of one token.
pub(super) fn single(token: Token) -> Tokens {
    let mut tokens = Tokens::default();
    tokens.put(token);
    tokens
}

// Attack.

pub(super) fn check_attack(state: &State, pawn: Pawn) -> Result<Allowed, Illegal> {
    if !is_here(state, pawn) {
        refuse!("WCP-069")
    } else if is_own(state, pawn) {
        refuse!("WCP-R60")
    } else {
        Ok(Allowed::Attack(pawn))
    }
}

/// WCP-070: exactly one exchange.
pub(super) fn attack(state: &mut State, defender: Pawn, log: &mut Log<Event>) -> Next {
    let attacker = state.turn;
    let attacker_fire = state.vehicles[attacker].fire(&state.content);
    let defender_fire = state.vehicles[defender].fire(&state.content);
    let shoot = |vehicle: &mut Vehicle, fire: u8| {
        vehicle.armour = vehicle.armour.saturating_sub(fire);
        vehicle.armour
    };
    let before = [attacker, defender].map(|pawn| state.vehicles[pawn].armour);
    let defender_armour = shoot(&mut state.vehicles[defender], attacker_fire);
    let attacker_armour = shoot(&mut state.vehicles[attacker], defender_fire);
    log.emit(
        Audience::ALL,
        Event::Attacked {
            attacker: state.who(attacker),
            defender: state.who(defender),
            attacker_armour,
            defender_armour,
            before,
        },
    );
    match (attacker_armour, defender_armour) {
        (0, 0) => draw(state, attacker, defender, log),
        (0, _) => win(state, defender, attacker, log),
        (_, 0) => win(state, attacker, defender, log),
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

fn win(state: &mut State, winner: Pawn, loser: Pawn, log: &mut Log<Event>) -> Next {
    if !state.vehicles[loser].goods.is_empty() {
        return super::ask(state, Step::Loot { winner, loser });
    }
    // WCP-R35: there is nothing to take.
    lose_upgrades(state, loser, state.is_trapped(loser), log);
    Next::AfterMove
}

pub(super) fn check_loot(state: &State, winner: Pawn, loser: Pawn, token: Token) -> Result<Allowed, Illegal> {
    match state.vehicles[loser].goods.of(token) {
        0 => refuse!("WCP-072"),
        _ => Ok(Allowed::Loot { winner, loser, token }),
    }
}

pub(super) fn loot(state: &mut State, winner: Pawn, loser: Pawn, token: Token, log: &mut Log<Event>) -> Next {
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
        if matches!(state.content.kind(token), TokenKind::Upgrade { .. }) {
            while goods.take(token) {
                lost.put(token);
            }
        }
    }
    wreck(state, pawn, lost, trapped, log);
}
