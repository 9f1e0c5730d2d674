//! What a position is worth, and what is sensible at a glance: for bots.

mod instinct;

pub(crate) use instinct::instinct;

use arrayvec::ArrayVec;
use engine::{Seat, Seats, WORTH_MAX};

use crate::action::Fight;
use crate::board::{Cell, Cells, Dir, Joined};
use crate::content::{Content, Face, Symbol, Token, Tokens};
use crate::rules::moving::guard_fight;
use crate::state::{Draft, Pawn, Place, Stage, State, Step, Terms, Vehicle, sum_of};

/// What a point of trophies is worth beside everything else.
const POINT: u32 = 10;
/// What a vehicle is worth by its fire, its armour and its boosters: each more adds less.
const BY_FIRE: [u32; 9] = [0, 4, 10, 17, 23, 27, 30, 32, 33];
const BY_ARMOUR: [u32; 13] = [0, 0, 6, 12, 17, 21, 25, 28, 31, 33, 35, 36, 37];
const BY_BOOSTERS: [u32; 6] = [0, 6, 11, 15, 18, 20];
/// How much of a token's worth a pawn sees in it that is so many steps away.
const BY_STEPS: [u32; 5] = [0, 6, 4, 2, 1];
/// The chance, in hundredths, to get out that is so many turns away.
const BY_TURNS: [u32; 10] = [100, 95, 88, 80, 70, 60, 50, 40, 32, 25];
/// No prospect counts for more, so that its powers stay numbers, whatever the content says.
const PROSPECT_MAX: u32 = 20_000;
/// How far bots look around.
const STEPS_MAX: usize = 10;

fn at<const N: usize>(table: &[u32; N], index: u8) -> u32 {
    table[usize::from(index).min(N - 1)]
}

/// Everything that can be reached by so many steps, guards that would win left out.
struct Reach {
    layers: ArrayVec<Cells, STEPS_MAX>,
    /// The steps to the nearest way out, the one over it included.
    exit: Option<u8>,
}

impl Reach {
    fn steps_to(&self, cell: Cell) -> u8 {
        self.layers.iter().position(|layer| layer.contains(cell)).map_or(u8::MAX, |steps| steps as u8 + 1)
    }
}

/// What all pawns find alike, looked up once for all of them.
struct Land {
    joined: Joined,
    exits: Cells,
    guards: Cells,
}

impl Land {
    fn new(state: &State) -> Land {
        let board = &state.board;
        let is_guard = |&cell: &Cell| {
            board.token(cell).is_some_and(|laid| matches!(state.content.face(laid.token), Face::Guard { .. }))
        };
        Land {
            joined: board.joined(Cells::NONE),
            exits: board.exits(Cells::NONE),
            guards: board.stocked().iter().filter(is_guard).collect(),
        }
    }
}

/// The chance of a seat to win, as its prospects compare with those of the others.
pub(crate) fn judge(state: &State, seat: Seat) -> u32 {
    let land = Land::new(state);
    let flees = is_over_soon(state);
    let to_beat = to_beat(state);
    let (mut own, mut all) = (0, 0);
    for other in Seats::all(state.hands.len()).iter() {
        let prospect = u64::from(prospect(state, other, &land, to_beat).min(PROSPECT_MAX)) + 1;
        let square = prospect * prospect;
        // In the flight hardly anything but what is carried counts.
        let share = if flees { square / 16 * (square / 16) + 1 } else { square };
        own += if other == seat { share } else { 0 };
        all += share;
    }
    (own * u64::from(WORTH_MAX) / all) as u32
}

/// Whether the button has been pressed.
fn is_over_soon(state: &State) -> bool {
    matches!(state.stage, Stage::Pressed { .. } | Stage::Opening | Stage::Fleeing { .. })
}

fn owned(state: &State, seat: Seat) -> impl Iterator<Item = (Pawn, &Vehicle)> {
    state.vehicles.iter().filter(move |&(pawn, _)| state.owner(pawn) == seat)
}

/// What has been carried out for good by somebody who has no pawn in play any more.
fn to_beat(state: &State) -> u32 {
    let done = |seat: &Seat| owned(state, *seat).all(|(_, vehicle)| !vehicle.in_play());
    Seats::all(state.hands.len()).iter().filter(done).map(|seat| carried(state, seat)).max().unwrap_or_default()
}

fn carried(state: &State, seat: Seat) -> u32 {
    let out = |vehicle: &Vehicle| matches!(vehicle.place, Place::Left(_));
    owned(state, seat).filter(|(_, vehicle)| out(vehicle)).map(|(_, vehicle)| worth(state, vehicle)).sum()
}

fn worth(state: &State, vehicle: &Vehicle) -> u32 {
    u32::from(vehicle.worth(&state.content))
}

/// What a player may hope to carry out.
fn prospect(state: &State, seat: Seat, land: &Land, to_beat: u32) -> u32 {
    let mut sum = 0;
    let mut is_done = true;
    for (pawn, vehicle) in owned(state, seat) {
        is_done &= !vehicle.in_play();
        sum += hope(state, pawn, vehicle, land);
    }
    if is_done && carried(state, seat) < to_beat { 0 } else { sum }
}

fn hope(state: &State, pawn: Pawn, vehicle: &Vehicle, land: &Land) -> u32 {
    let goods = worth(state, vehicle) * POINT;
    let reach = match vehicle.place {
        Place::Left(_) => return goods + POINT,
        Place::Lost | Place::Resigned => return 0,
        Place::Outside | Place::Inside(_) => reach(state, pawn, vehicle, land),
    };
    let lure = lure(state, &reach);
    let plans = if pawn == state.turn { plans(state, vehicle, &reach) } else { 0 };
    if !is_over_soon(state) {
        return goods + strength(state, vehicle) + lure + plans;
    }
    let turns = match (vehicle.place, reach.exit) {
        (Place::Outside, _) => 0,
        (_, Some(steps)) => steps.saturating_sub(vehicle.boosters).max(steps.div_ceil(2)),
        (_, None) => u8::MAX,
    };
    let chance = match turns {
        u8::MAX if state.exits_open() && state.is_trapped(pawn) => 0,
        u8::MAX => 12,
        turns => at(&BY_TURNS, turns),
    };
    (goods + POINT + lure / 3 + plans) * chance / 100
}

/// What a vehicle's own values are worth.
fn strength(state: &State, vehicle: &Vehicle) -> u32 {
    values(vehicle.fire(&state.content), vehicle.armour, vehicle.boosters)
}

fn values(fire: u8, armour: u8, boosters: u8) -> u32 {
    at(&BY_FIRE, fire) + at(&BY_ARMOUR, armour) + at(&BY_BOOSTERS, boosters)
}

/// What a token is worth to somebody who can take it.
fn token_worth(content: &Content, token: Token) -> u32 {
    match content.face(token) {
        Face::Trophy { value } => u32::from(value) * POINT,
        Face::Upgrade { raises: Symbol::Armour, by } => u32::from(by) * 4,
        Face::Upgrade { by, .. } => u32::from(by) * 5,
        Face::Guard { .. } => 3,
    }
}

fn reach(state: &State, pawn: Pawn, vehicle: &Vehicle, land: &Land) -> Reach {
    let board = &state.board;
    let depth = if is_over_soon(state) { STEPS_MAX } else { BY_STEPS.len() - 1 };
    let mut reach = Reach { layers: ArrayVec::new(), exit: None };
    let mut edge = match vehicle.place {
        Place::Inside(cell) => Cells::only(cell),
        _ => Cells::NONE,
    };
    let mut seen = edge;
    if vehicle.place == Place::Outside {
        let entrance = crate::state::entrance(board.active(), pawn);
        if board.has_passage(Cell::corner(entrance), entrance) {
            reach.layers.push(Cells::only(Cell::corner(entrance)));
            edge = Cells::only(Cell::corner(entrance));
            seen = edge;
        }
    }
    let values = (vehicle.fire(&state.content), vehicle.armour);
    while !edge.is_empty() && reach.layers.len() < depth {
        if reach.exit.is_none() && !edge.and(land.exits).is_empty() {
            reach.exit = Some(reach.layers.len() as u8 + 1);
        }
        edge = onwards(state, edge, seen, land, values);
        seen = seen.or(edge);
        reach.layers.push(edge);
    }
    reach
}

/// Where steps lead from these cells that have not been seen yet; nobody drives into a guard that would win.
fn onwards(state: &State, from: Cells, seen: Cells, land: &Land, (fire, armour): (u8, u8)) -> Cells {
    let board = &state.board;
    let in_hole = from.and(board.rubble());
    let next = Dir::ALL.into_iter().map(|dir| {
        // WCP-R42: the hole has no walls of its own.
        let out_of_hole = in_hole.step(dir).and(board.open_to(dir.opposite()));
        let to = land.joined.step(from, dir).or(out_of_hole).minus(seen);
        let is_lost = |&cell: &Cell| !survives(state, cell, dir, fire, armour);
        to.minus(to.and(land.guards).iter().filter(is_lost).collect())
    });
    next.fold(Cells::NONE, Cells::or)
}

fn survives(state: &State, cell: Cell, dir: Dir, fire: u8, armour: u8) -> bool {
    let Some(laid) = state.board.token(cell) else { return true };
    match state.content.face(laid.token) {
        Face::Guard { fire: guard_fire, armour: guard_armour, protects, .. } => {
            !protects.turned(laid.turn).contains(dir.opposite())
                || matches!(guard_fight(fire, armour, guard_fire, guard_armour), Fight::Won { .. })
        }
        Face::Trophy { .. } | Face::Upgrade { .. } => true,
    }
}

/// What lies near, less the farther away it is.
fn lure(state: &State, reach: &Reach) -> u32 {
    let mut sum = 0;
    for (layer, share) in reach.layers.iter().zip(&BY_STEPS[1..]) {
        for cell in layer.and(state.board.stocked()).iter() {
            sum += state.board.token(cell).map_or(0, |laid| token_worth(&state.content, laid.token)) * share;
        }
    }
    sum / 16
}

/// What the pawn on turn has begun and not done yet: something to lay, a trade, a gift.
fn plans(state: &State, vehicle: &Vehicle, reach: &Reach) -> u32 {
    match &state.step {
        Step::LayToken(Draft::Where(token)) => {
            let empty = |steps: usize| {
                let layer = reach.layers.get(steps).copied().unwrap_or_default();
                !layer.minus(state.board.stocked()).minus(state.occupied()).is_empty()
            };
            match state.content.face(*token) {
                Face::Guard { .. } => 3,
                _ if empty(1) => token_worth(&state.content, *token) / 5,
                _ => 0,
            }
        }
        Step::LayToken(Draft::Turned(_, cell)) => {
            // A guard belongs where somebody else wants to go.
            if reach.steps_to(*cell) <= 1 { 0 } else { 4 }
        }
        Step::Propose(terms) => bargain(state, vehicle, terms),
        Step::Answer(terms) => {
            let (own, partner) = gains(state, vehicle, terms, &terms.offered, &terms.asked);
            if own > 0 && partner > 0 { own as u32 } else { 0 }
        }
        _ => 1,
    }
}

/// What both sides of a trade gain, the proposer first.
fn gains(state: &State, vehicle: &Vehicle, terms: &Terms, offered: &Tokens, asked: &Tokens) -> (i32, i32) {
    let partner = &state.vehicles[terms.partner];
    (gain(state, vehicle, asked, offered), gain(state, partner, offered, asked))
}

/// What a vehicle gains when it gets some tokens for others.
fn gain(state: &State, vehicle: &Vehicle, gets: &Tokens, gives: &Tokens) -> i32 {
    let content = &state.content;
    let points = |tokens: &Tokens| -> u32 {
        tokens
            .kinds()
            .map(|token| match content.face(token) {
                Face::Trophy { value } => u32::from(value) * u32::from(tokens.of(token)),
                Face::Upgrade { .. } | Face::Guard { .. } => 0,
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
    // On the flight upgrades are soon worth nothing.
    trophies * POINT as i32 + if is_over_soon(state) { upgrades / 4 } else { upgrades }
}

/// What the best trade that begins with these terms would bring: one that the partner has a reason to accept.
fn bargain(state: &State, vehicle: &Vehicle, terms: &Terms) -> u32 {
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

#[cfg(test)]
mod tests;
