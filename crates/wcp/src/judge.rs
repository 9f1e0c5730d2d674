//! What positions are worth, for bots.

mod former;

use engine::learned::{Features, OwnWeights, PHASES, Weights, has_weights};
use engine::{Dice, Judge, Pool, SearchSettings, Seat, Seats};

use self::former::{
    BY_ARMOUR, BY_BOOSTERS, BY_FIRE, BY_TURNS, BoardFacts, at, bargain, carried, gains, is_pressed, nearby_worth,
    owned, plans, reach, to_beat, worth,
};
use crate::board::Cell;
use crate::state::{Location, PROPOSALS_MAX, Pawn, Stage, Step, Terms, Vehicle, entrance};
use crate::{Action, Options, State, Wcp};

const WEIGHTS_TEXT: &str = include_str!("../content/wcp.weights");
static WEIGHTS: OwnWeights = OwnWeights::new(WEIGHTS_TEXT);

impl Judge for Wcp {
    fn search(_: &Options) -> SearchSettings {
        SearchSettings { horizon: 10, ..SearchSettings::UNTUNED }
    }

    const FEATURES: &'static [&'static str] = &[
        "+points",
        "+points-curve",
        "+fire",
        "+armour",
        "+boosters",
        "+loot-nearby",
        "+plans",
        "+way-to-button",
        "+halls-in-reach",
        "-shut-out",
        "+lead",
        "on-turn",
        "+flight-out-points",
        "+flight-out",
        "+flight-expected-points",
        "+flight-chance",
        "+flight-loot-nearby",
        "+flight-lead",
        "-flight-lost",
        "-flight-beaten",
        "flight-holds-tile",
        "+flight-boosters",
        "+flight-strength",
        "presser",
        "+best-token",
        "one",
        "+glance",
    ];

    fn features(state: &State, seat: Seat, viewer: Seat) -> Features {
        let is_pressed = is_pressed(state);
        let filled = i32::from(state.board.intact().len());
        let phase = if is_pressed { PHASES } else { PHASES * filled / (filled + i32::from(state.board.empty().len())) };
        let mut features = Features::new(phase, if is_pressed { 1 } else { 0 });
        let facts = BoardFacts::new(state);
        for (pawn, vehicle) in owned(state, seat) {
            let add = if is_pressed { add_flight } else { add_looting };
            add(state, (pawn, vehicle), &facts, &mut features.values);
        }
        let points = |seat: Seat| owned(state, seat).map(|(_, vehicle)| worth(state, vehicle) as i32).sum::<i32>();
        let own = points(seat);
        let others = Seats::all(state.hands.len()).without(seat);
        let best = others.iter().map(points).max().unwrap_or_default();
        let values = &mut features.values;
        if is_pressed {
            let is_done = owned(state, seat).all(|(_, vehicle)| !vehicle.in_play());
            values[17] = (own - best).clamp(-12, 12);
            values[19] = i32::from(is_done && carried(state, seat) < to_beat(state));
        } else {
            values[10] = (own - best).clamp(-12, 12);
            values[24] = if seat == viewer { best_token(state, seat) } else { 0 };
        }
        values[25] = 1;
        values[26] = former::judge(state, seat) as i32 / 8;
        values[11] = i32::from(state.owner(state.turn) == seat);
        features
    }

    fn rivals(state: &State, seat: Seat) -> Seats {
        Seats::all(state.hands.len()).without(seat)
    }

    fn weights() -> Option<&'static Weights> {
        const { has_weights(WEIGHTS_TEXT) }.then(|| WEIGHTS.get())
    }

    fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        former::instinct(state, seat, menu, dice)
    }

    /// Trades are opened and proposed only if both sides gain, and not again after a refusal.
    fn prune(state: &State, _: Seat, menu: &mut Vec<Action>) {
        let vehicle = state.vehicle();
        match &state.step {
            Step::Encounter => menu.retain(|action| match *action {
                Action::Trade(partner) => bargain(state, vehicle, &Terms::new(state.turn, partner, PROPOSALS_MAX)) > 0,
                _ => true,
            }),
            // A counter-offer of the other side is judged when it is made.
            Step::Propose(terms) if terms.proposer != state.turn => {}
            Step::Propose(terms) if terms.proposals_left < PROPOSALS_MAX => {
                menu.retain(|action| *action == Action::Cancel);
            }
            Step::Propose(terms) => {
                let gain = |terms: &Terms| {
                    let (own, partner) = gains(state, vehicle, terms, &terms.offered, &terms.asked);
                    own > 0 && partner > 0 && !terms.offered.is_empty() && !terms.asked.is_empty()
                };
                let can_propose = gain(terms) && menu.contains(&Action::Propose);
                menu.retain(|action| {
                    let mut more = terms.clone();
                    match *action {
                        Action::Propose => return can_propose,
                        Action::Offer(token) => more.offered.put(token),
                        Action::Ask(token) => more.asked.put(token),
                        _ => return false,
                    }
                    !can_propose && bargain(state, vehicle, &more) > 0
                });
                if menu.is_empty() {
                    menu.push(Action::Cancel);
                }
            }
            Step::Resign => menu.retain(|action| *action == Action::GoOn),
            _ => {}
        }
    }

    fn former_judge(state: &State, seat: Seat) -> u32 {
        former::judge(state, seat)
    }

    fn former_instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        former::instinct(state, seat, menu, dice)
    }
}

/// What a pawn adds before the button is pressed.
fn add_looting(state: &State, (pawn, vehicle): (Pawn, &Vehicle), facts: &BoardFacts, values: &mut [i32]) {
    let reach = reach(state, pawn, vehicle, facts);
    let points = worth(state, vehicle);
    values[0] += points as i32;
    values[1] += curve(points);
    values[2] += at(&BY_FIRE, vehicle.fire(&state.content)) as i32;
    values[3] += at(&BY_ARMOUR, vehicle.armour) as i32;
    values[4] += at(&BY_BOOSTERS, vehicle.boosters) as i32;
    values[5] += nearby_worth(state, &reach) as i32;
    if pawn == state.turn {
        values[6] += plans(state, vehicle, &reach) as i32;
    }
    if matches!(state.stage, Stage::Closed { .. }) {
        values[7] += 10 - i32::from(reach.steps_to(Cell::CENTRE).min(10));
    }
    values[8] += reach.layers.iter().map(|layer| i32::from(layer.len())).sum::<i32>().min(24);
    let door = entrance(state.board.active(), pawn);
    let is_shut_out = vehicle.place == Location::Outside && !state.board.has_passage(Cell::corner(door), door);
    values[9] += i32::from(is_shut_out);
}

/// What a pawn adds on the flight.
fn add_flight(state: &State, (pawn, vehicle): (Pawn, &Vehicle), facts: &BoardFacts, values: &mut [i32]) {
    let points = worth(state, vehicle);
    match vehicle.place {
        Location::Left(_) => {
            values[12] += curve(points);
            values[13] += 1;
            values[14] += curve(points);
            values[15] += 20;
            return;
        }
        Location::Lost | Location::Resigned => {
            values[18] += 1;
            return;
        }
        Location::Outside | Location::Inside(_) => {}
    }
    let reach = reach(state, pawn, vehicle, facts);
    let turns = match (vehicle.place, reach.exit) {
        (Location::Outside, _) => 0,
        (_, Some(steps)) => steps.saturating_sub(vehicle.boosters).max(steps.div_ceil(2)),
        (_, None) => u8::MAX,
    };
    let chance = match turns {
        u8::MAX if state.exits_open() && state.is_trapped(pawn) => 0,
        u8::MAX => 12,
        turns => at(&BY_TURNS, turns) as i32,
    };
    values[14] += curve(points) * chance / 100;
    values[15] += chance / 5;
    values[16] += nearby_worth(state, &reach) as i32;
    values[20] += i32::from(matches!(state.stage, Stage::Fleeing { holder, .. } if holder == pawn));
    values[21] += i32::from(vehicle.boosters.min(4));
    values[22] += at(&BY_FIRE, vehicle.fire(&state.content)) as i32 + at(&BY_ARMOUR, vehicle.armour) as i32;
    values[23] += i32::from(matches!(state.stage, Stage::Pressed { presser } if presser == pawn));
}

/// Eight times the logarithm to the base 2 of one more than the points: the first points count most.
fn curve(points: u32) -> i32 {
    let number = points + 1;
    let whole = number.ilog2();
    (8 * whole + (8 * (number - (1 << whole))).checked_shr(whole).unwrap_or_default()) as i32
}

/// The worth of the best token in the own hand, which may soon be laid nearby.
fn best_token(state: &State, seat: Seat) -> i32 {
    let worth = |token| former::token_worth(&state.content, token) as i32;
    state.hands[seat].tokens.kinds().map(worth).max().unwrap_or_default().min(60)
}

#[cfg(test)]
mod tests;
