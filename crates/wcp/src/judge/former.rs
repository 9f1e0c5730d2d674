//! The judgement of the first bots, kept as it was: the fixed opponents that later bots are measured against.

mod instinct;

use arrayvec::ArrayVec;
use engine::{Dice, Seat, Seats};

use crate::board::{Cell, Cells, Dir, Joined};
use crate::content::{Content, Symbol, Token, TokenKind, Tokens};
use crate::event::Fight;
use crate::rules::moving::guard_fight;
use crate::state::{Draft, Location, Pawn, Stage, Step, Terms, Vehicle, entrance, sum_of};
use crate::{Action, State};

/// The worth of a position that is as good as won.
const WORTH_MAX: u32 = 1000;

/// The worth of a point of trophies.
const POINT: u32 = 10;
/// The worth of a vehicle by its fire, its armour and its boosters: each more adds less.
pub(super) const BY_FIRE: [u32; 9] = [0, 4, 10, 17, 23, 27, 30, 32, 33];
pub(super) const BY_ARMOUR: [u32; 13] = [0, 0, 6, 12, 17, 21, 25, 28, 31, 33, 35, 36, 37];
pub(super) const BY_BOOSTERS: [u32; 6] = [0, 6, 11, 15, 18, 20];
/// By steps: the share, in sixteenths, of a token's worth that counts at that distance.
const BY_STEPS: [u32; 5] = [0, 6, 4, 2, 1];
/// By turns: the chance, in hundredths, to get out that is that far away.
pub(super) const BY_TURNS: [u32; 10] = [100, 95, 88, 80, 70, 60, 50, 40, 32, 25];
/// The highest prospect that counts: its fourth power must fit for any content.
const PROSPECT_MAX: u32 = 20_000;
/// The most steps that bots look ahead.
const STEPS_MAX: usize = 10;

pub(super) fn at<const N: usize>(table: &[u32; N], index: u8) -> u32 {
    table[usize::from(index).min(N - 1)]
}

/// The cells that can be reached, avoiding guards that would win.
pub(super) struct Reach {
    /// By steps: the cells that are that far away, from one step on.
    pub(super) layers: ArrayVec<Cells, STEPS_MAX>,
    /// The steps to the nearest way out, the one over it included.
    pub(super) exit: Option<u8>,
}

impl Reach {
    pub(super) fn steps_to(&self, cell: Cell) -> u8 {
        self.layers.iter().position(|layer| layer.contains(cell)).map_or(u8::MAX, |steps| steps as u8 + 1)
    }
}

/// Facts about the board, looked up once for all pawns.
pub(super) struct BoardFacts {
    joined: Joined,
    exits: Cells,
    guards: Cells,
}

impl BoardFacts {
    pub(super) fn new(state: &State) -> BoardFacts {
        let board = &state.board;
        let is_guard = |&cell: &Cell| {
            board.token(cell).is_some_and(|laid| matches!(state.content.kind(laid.token), TokenKind::Guard { .. }))
        };
        BoardFacts {
            joined: board.joined(Cells::NONE),
            exits: board.exits(Cells::NONE),
            guards: board.stocked().iter().filter(is_guard).collect(),
        }
    }
}

/// The chance to win, from the prospects of a seat and those of the others.
pub(super) fn judge(state: &State, seat: Seat) -> u32 {
    let facts = BoardFacts::new(state);
    let is_pressed = is_pressed(state);
    let to_beat = to_beat(state);
    let (mut own, mut all) = (0, 0);
    for other in Seats::all(state.hands.len()).iter() {
        let prospect = u64::from(prospect(state, other, &facts, to_beat).min(PROSPECT_MAX)) + 1;
        let square = prospect * prospect;
        // On the flight hardly anything but carried trophies counts.
        let share = if is_pressed { square / 16 * (square / 16) + 1 } else { square };
        own += if other == seat { share } else { 0 };
        all += share;
    }
    (own * u64::from(WORTH_MAX) / all) as u32
}

pub(super) fn instinct(state: &State, _: Seat, menu: &[Action], dice: &mut Dice) -> usize {
    instinct::choose(state, menu, dice)
}

/// Whether the button has been pressed.
pub(super) fn is_pressed(state: &State) -> bool {
    matches!(state.stage, Stage::Pressed { .. } | Stage::Opening | Stage::Fleeing { .. })
}

pub(super) fn owned(state: &State, seat: Seat) -> impl Iterator<Item = (Pawn, &Vehicle)> {
    state.vehicles.iter().filter(move |&(pawn, _)| state.owner(pawn) == seat)
}

/// The most that a player without a pawn in play has carried out.
pub(super) fn to_beat(state: &State) -> u32 {
    let done = |seat: &Seat| owned(state, *seat).all(|(_, vehicle)| !vehicle.in_play());
    Seats::all(state.hands.len()).iter().filter(done).map(|seat| carried(state, seat)).max().unwrap_or_default()
}

pub(super) fn carried(state: &State, seat: Seat) -> u32 {
    let out = |vehicle: &Vehicle| matches!(vehicle.place, Location::Left(_));
    owned(state, seat).filter(|(_, vehicle)| out(vehicle)).map(|(_, vehicle)| worth(state, vehicle)).sum()
}

pub(super) fn worth(state: &State, vehicle: &Vehicle) -> u32 {
    u32::from(vehicle.worth(&state.content))
}

/// The worth that a player may expect to carry out.
fn prospect(state: &State, seat: Seat, facts: &BoardFacts, to_beat: u32) -> u32 {
    let mut sum = 0;
    let mut is_done = true;
    for (pawn, vehicle) in owned(state, seat) {
        is_done &= !vehicle.in_play();
        sum += pawn_prospect(state, pawn, vehicle, facts);
    }
    if is_done && carried(state, seat) < to_beat { 0 } else { sum }
}

fn pawn_prospect(state: &State, pawn: Pawn, vehicle: &Vehicle, facts: &BoardFacts) -> u32 {
    let goods = worth(state, vehicle) * POINT;
    let reach = match vehicle.place {
        Location::Left(_) => return goods + POINT,
        Location::Lost | Location::Resigned => return 0,
        Location::Outside | Location::Inside(_) => reach(state, pawn, vehicle, facts),
    };
    let nearby = nearby_worth(state, &reach);
    let plans = if pawn == state.turn { plans(state, vehicle, &reach) } else { 0 };
    if !is_pressed(state) {
        return goods + strength(state, vehicle) + nearby + plans;
    }
    let turns = match (vehicle.place, reach.exit) {
        (Location::Outside, _) => 0,
        (_, Some(steps)) => steps.saturating_sub(vehicle.boosters).max(steps.div_ceil(2)),
        (_, None) => u8::MAX,
    };
    let chance = match turns {
        u8::MAX if state.exits_open() && state.is_trapped(pawn) => 0,
        u8::MAX => 12,
        turns => at(&BY_TURNS, turns),
    };
    (goods + POINT + nearby / 3 + plans) * chance / 100
}

/// The worth of a vehicle's own values.
fn strength(state: &State, vehicle: &Vehicle) -> u32 {
    values(vehicle.fire(&state.content), vehicle.armour, vehicle.boosters)
}

fn values(fire: u8, armour: u8, boosters: u8) -> u32 {
    at(&BY_FIRE, fire) + at(&BY_ARMOUR, armour) + at(&BY_BOOSTERS, boosters)
}

/// The worth of a token to a pawn that can take it.
pub(super) fn token_worth(content: &Content, token: Token) -> u32 {
    match content.kind(token) {
        TokenKind::Trophy { value } => u32::from(value) * POINT,
        TokenKind::Upgrade { raises: Symbol::Armour, by } => u32::from(by) * 4,
        TokenKind::Upgrade { by, .. } => u32::from(by) * 5,
        TokenKind::Guard { .. } => 3,
    }
}

pub(super) fn reach(state: &State, pawn: Pawn, vehicle: &Vehicle, facts: &BoardFacts) -> Reach {
    let board = &state.board;
    let depth = if is_pressed(state) { STEPS_MAX } else { BY_STEPS.len() - 1 };
    let mut reach = Reach { layers: ArrayVec::new(), exit: None };
    let mut edge = vehicle.cell().map(Cells::only).unwrap_or_default();
    let mut seen = edge;
    if vehicle.place == Location::Outside {
        let entrance = entrance(board.active(), pawn);
        if board.has_passage(Cell::corner(entrance), entrance) {
            reach.layers.push(Cells::only(Cell::corner(entrance)));
            edge = Cells::only(Cell::corner(entrance));
            seen = edge;
        }
    }
    let values = (vehicle.fire(&state.content), vehicle.armour);
    while !edge.is_empty() && reach.layers.len() < depth {
        if reach.exit.is_none() && !edge.and(facts.exits).is_empty() {
            reach.exit = Some(reach.layers.len() as u8 + 1);
        }
        edge = onwards(state, edge, seen, facts, values);
        seen = seen.or(edge);
        reach.layers.push(edge);
    }
    reach
}

/// The cells not seen yet that one more step reaches, without those of guards that would win.
fn onwards(state: &State, from: Cells, seen: Cells, facts: &BoardFacts, (fire, armour): (u8, u8)) -> Cells {
    let board = &state.board;
    let in_hole = from.and(board.rubble());
    let next = Dir::ALL.into_iter().map(|dir| {
        // WCP-R42: the hole has no walls of its own.
        let out_of_hole = in_hole.step(dir).and(board.open_to(dir.opposite()));
        let to = facts.joined.step(from, dir).or(out_of_hole).minus(seen);
        let is_lost = |&cell: &Cell| !survives(state, cell, dir, fire, armour);
        to.minus(to.and(facts.guards).iter().filter(is_lost).collect())
    });
    next.fold(Cells::NONE, Cells::or)
}

fn survives(state: &State, cell: Cell, dir: Dir, fire: u8, armour: u8) -> bool {
    let Some(laid) = state.board.token(cell) else { return true };
    match state.content.kind(laid.token) {
        TokenKind::Guard { fire: guard_fire, armour: guard_armour, protects, .. } => {
            !protects.rotated(laid.rotation).contains(dir.opposite())
                || matches!(guard_fight(fire, armour, guard_fire, guard_armour), Fight::Won { .. })
        }
        TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => true,
    }
}

/// The worth of tokens nearby, which falls with the distance.
pub(super) fn nearby_worth(state: &State, reach: &Reach) -> u32 {
    let mut sum = 0;
    for (layer, share) in reach.layers.iter().zip(&BY_STEPS[1..]) {
        for cell in layer.and(state.board.stocked()).iter() {
            sum += state.board.token(cell).map_or(0, |laid| token_worth(&state.content, laid.token)) * share;
        }
    }
    sum / 16
}

/// The worth of a laying, a trade or a gift that the pawn on turn has begun.
pub(super) fn plans(state: &State, vehicle: &Vehicle, reach: &Reach) -> u32 {
    match &state.step {
        Step::LayToken(Draft::Where(token)) => {
            let empty = |steps: usize| {
                let layer = reach.layers.get(steps).copied().unwrap_or_default();
                !layer.minus(state.board.stocked()).minus(state.occupied()).is_empty()
            };
            match state.content.kind(*token) {
                TokenKind::Guard { .. } => 3,
                _ if empty(1) => token_worth(&state.content, *token) / 5,
                _ => 0,
            }
        }
        Step::LayToken(Draft::Turned(_, cell)) => {
            // A guard should not stand in the own way.
            if reach.steps_to(*cell) <= 1 { 0 } else { 4 }
        }
        // A counter-offer is judged when it is made.
        Step::Propose(terms) if terms.proposer == state.turn => bargain(state, vehicle, terms),
        Step::Answer(terms) if terms.proposer == state.turn => {
            let (own, partner) = gains(state, vehicle, terms, &terms.offered, &terms.asked);
            if own > 0 && partner > 0 { own as u32 } else { 0 }
        }
        _ => 1,
    }
}

/// The gains of both sides of a trade, the proposer first.
pub(super) fn gains(state: &State, vehicle: &Vehicle, terms: &Terms, offered: &Tokens, asked: &Tokens) -> (i32, i32) {
    let partner = &state.vehicles[terms.partner];
    (gain(state, vehicle, asked, offered), gain(state, partner, offered, asked))
}

/// The gain of a vehicle that gets some tokens for others.
fn gain(state: &State, vehicle: &Vehicle, gets: &Tokens, gives: &Tokens) -> i32 {
    let content = &state.content;
    let points = |tokens: &Tokens| -> u32 {
        tokens
            .kinds()
            .map(|token| match content.kind(token) {
                TokenKind::Trophy { value } => u32::from(value) * u32::from(tokens.of(token)),
                TokenKind::Upgrade { .. } | TokenKind::Guard { .. } => 0,
            })
            .sum()
    };
    let after = |now: u8, symbol| {
        now.saturating_add(sum_of(content, gets, symbol)).saturating_sub(sum_of(content, gives, symbol))
    };
    let trophies = points(gets) as i32 - points(gives) as i32;
    let then = values(
        after(vehicle.fire(content), Symbol::Fire),
        after(vehicle.armour, Symbol::Armour),
        after(vehicle.boosters, Symbol::Boosters),
    );
    let upgrades = then as i32 - strength(state, vehicle) as i32;
    // On the flight upgrades soon lose their worth.
    trophies * POINT as i32 + if is_pressed(state) { upgrades / 4 } else { upgrades }
}

/// The gain of the best trade that begins with these terms and is good for the partner, too.
pub(super) fn bargain(state: &State, vehicle: &Vehicle, terms: &Terms) -> u32 {
    let partner = &state.vehicles[terms.partner];
    let completions = |now: &Tokens, goods: &Tokens| -> ArrayVec<Option<Token>, 32> {
        let more = goods.kinds().filter(|_| now.is_empty()).map(Some);
        std::iter::once(None).filter(|_| !now.is_empty()).chain(more).collect()
    };
    let with = |tokens: &Tokens, more: Option<Token>| {
        let mut tokens = tokens.clone();
        more.into_iter().for_each(|token| engine::Pool::put(&mut tokens, token));
        tokens
    };
    let mut best = 0;
    for offered in completions(&terms.offered, &vehicle.goods) {
        let offered = with(&terms.offered, offered);
        for asked in completions(&terms.asked, &partner.goods) {
            let (own, other) = gains(state, vehicle, terms, &offered, &with(&terms.asked, asked));
            best = if other > 0 { best.max(own) } else { best };
        }
    }
    best as u32
}
