//! What choices lead to: the numbers that a player watches.

use engine::{Change, Forecast, Foresee, GaugeKind, Reading, Seat};

use crate::board::{Cell, Cells, Dir};
use crate::content::{Content, TokenKind};
use crate::rules::moving::{self, Landing};
use crate::state::{Location, Pawn, Stage, Vehicle};
use crate::view::StepView;
use crate::{Action, Options, View, Wcp};

/// The gauges of single pawns, in the team variant by the pawn's place in the turn order.
macro_rules! pawn_gauge {
    ($word:literal) => {
        [
            $word,
            concat!($word, "-p1"),
            concat!($word, "-p2"),
            concat!($word, "-p3"),
            concat!($word, "-p4"),
            concat!($word, "-p5"),
            concat!($word, "-p6"),
        ]
    };
}

const VEHICLE: [&str; 7] = pawn_gauge!("vehicle");
const ESCAPE: [&str; 7] = pawn_gauge!("escape");
const POINTS: &str = "points";
const FIRE: &str = "fire";
const ARMOUR: &str = "armour";
const BOOSTERS: &str = "boosters";
const TOKENS: &str = "tokens";
const WAY: &str = "way";
const ALARM: &str = "alarm";

fn pawn_gauge(options: &Options, words: [&'static str; 7], pawn: Pawn) -> &'static str {
    if options.has_teams() { words[usize::from(pawn.number()) + 1] } else { words[0] }
}

impl Foresee for Wcp {
    /// Points, fire, armour and boosters of a player are those of all pawns together; what can be lost for good is
    /// read for each pawn.
    fn gauges(options: &Options, view: &View) -> Vec<Reading> {
        let content = options.content();
        let mut readings = Vec::new();
        for (seat, size) in view.hand_sizes.iter() {
            let pawns = || view.vehicles.iter().filter(|&(pawn, _)| view.owner(pawn) == seat);
            let sum = |value: &dyn Fn(&Vehicle) -> i32| pawns().map(|(_, vehicle)| value(vehicle)).sum::<i32>();
            let mut read = |id, kind, value| readings.push(Reading::new(id, kind, seat, value));
            read(POINTS, GaugeKind::Goal, sum(&|vehicle| points(view, vehicle, content)));
            read(FIRE, GaugeKind::Goal, sum(&|vehicle| vehicle.fire(content).into()));
            read(ARMOUR, GaugeKind::Goal, sum(&|vehicle| vehicle.armour.into()));
            read(BOOSTERS, GaugeKind::Means, sum(&|vehicle| vehicle.boosters.into()));
            if view.viewer.is(seat) {
                read(TOKENS, GaugeKind::Means, size.tokens.into());
                read(ALARM, GaugeKind::Irrevocable, is_pressed(view).into());
            }
            for (pawn, vehicle) in pawns() {
                let is_whole = is_whole(view, pawn, vehicle);
                read(pawn_gauge(options, VEHICLE, pawn), GaugeKind::Vital, is_whole.into());
                read(pawn_gauge(options, ESCAPE, pawn), GaugeKind::Vital, can_escape(view, vehicle).into());
            }
            if let Some(steps) = steps_out(view, seat) {
                read(WAY, GaugeKind::Risk, steps);
            }
        }
        readings
    }

    fn refine(options: &Options, view: &View, _: Seat, action: Action, forecasts: &mut Vec<Forecast>) {
        let leaves = leaves(view, action).then(|| pawn_gauge(options, VEHICLE, view.turn));
        // The base may press the button itself, and then nobody is asked.
        forecasts.retain(|forecast| forecast.gauge.id != ALARM || action == Action::Press);
        // A vehicle that drives in, or that goes away with its goods, was never in danger.
        forecasts.retain(|forecast| match forecast.change {
            Change::Certain(1) => !VEHICLE.contains(&forecast.gauge.id),
            _ => leaves != Some(forecast.gauge.id),
        });
        let losers: Vec<Seat> = match (&view.step, action) {
            (StepView::Loot { loser, .. }, Action::Loot(_)) => vec![view.owner(*loser)],
            _ => forecasts.iter().filter(|forecast| is_wreck(forecast)).map(|forecast| forecast.gauge.seat).collect(),
        };
        forecasts.retain(|forecast| !(losers.contains(&forecast.gauge.seat) && is_reset(forecast)));
        let is_cut_off = |forecast: &Forecast| {
            let lost = |other: &Forecast| ESCAPE.contains(&other.gauge.id) && other.change == Change::Certain(-1);
            let of_seat = |other: &&Forecast| other.gauge.seat == forecast.gauge.seat;
            forecast.gauge.id == WAY && forecasts.iter().filter(of_seat).any(lost)
        };
        let cut_off: Vec<Seat> =
            forecasts.iter().filter(|forecast| is_cut_off(forecast)).map(|forecast| forecast.gauge.seat).collect();
        forecasts.retain(|forecast| !(forecast.gauge.id == WAY && cut_off.contains(&forecast.gauge.seat)));
        if let Action::Attack(defender) = action {
            spoils(options, view, defender, forecasts);
        }
    }
}

/// What the trophies of a vehicle are worth. In the end only those count that were carried out.
fn points(view: &View, vehicle: &Vehicle, content: &Content) -> i32 {
    let has_left = matches!(vehicle.place, Location::Left(_));
    if has_left || !matches!(view.step, StepView::Over(_)) { vehicle.worth(content).into() } else { 0 }
}

/// Whether a vehicle would lose something if it were destroyed, or is away with its goods. A destroyed one has no
/// armour until it is looted; then it waits outside, or is out of the base without any goods.
fn is_whole(view: &View, pawn: Pawn, vehicle: &Vehicle) -> bool {
    match vehicle.place {
        Location::Inside(_) => vehicle.armour > 0,
        // Waiting outside there is nothing to lose but goods, and only by driving in.
        Location::Outside => {
            let drives_in = view.turn == pawn && matches!(view.step, StepView::Move);
            drives_in && !vehicle.goods.is_empty()
        }
        Location::Left(_) => !vehicle.goods.is_empty(),
        Location::Lost | Location::Resigned => false,
    }
}

/// Whether a vehicle is out of the base, or a way leads out of it. Nobody is cut off before the exits open.
fn can_escape(view: &View, vehicle: &Vehicle) -> bool {
    match vehicle.place {
        Location::Inside(cell) if view.exits_open() => {
            view.board.reaches(cell, view.board.escape(Cells::NONE), Cells::NONE)
        }
        Location::Inside(_) | Location::Outside | Location::Left(_) => true,
        Location::Lost | Location::Resigned => false,
    }
}

/// Whether the button was pressed, after which stage II begins and cannot be stopped.
fn is_pressed(view: &View) -> bool {
    matches!(view.stage, Stage::Pressed { .. } | Stage::Opening | Stage::Fleeing { .. })
}

/// From the press on: the steps that a player's vehicles need to leave, if a way leads out.
fn steps_out(view: &View, seat: Seat) -> Option<i32> {
    if !is_pressed(view) {
        return None;
    }
    let own = view.vehicles.iter().filter(|&(pawn, _)| view.owner(pawn) == seat);
    let steps = own.filter_map(|(_, vehicle)| steps_from(view, vehicle.cell()?));
    steps.map(i32::from).reduce(|sum, steps| sum + steps)
}

/// The steps from a cell to the other side of the nearest exit.
pub(crate) fn steps_from(view: &View, cell: Cell) -> Option<u8> {
    steps_to(view, cell, view.board.exits(Cells::NONE))
}

/// The steps from a cell to the other side of the nearest of these exits, by their corner halls.
pub(crate) fn steps_to(view: &View, cell: Cell, exits: Cells) -> Option<u8> {
    let (board, mut reached, mut steps) = (&view.board, Cells::only(cell), 1);
    let halls = board.joined(Cells::NONE);
    // WCP-R42: the hole has no walls of its own, so the first step out of it is not one between halls.
    if board.rubble().contains(cell) {
        let from = Location::Inside(cell);
        let ways = Dir::ALL.into_iter();
        let next = ways.filter_map(|dir| match moving::step_on(board, view.exits_open(), view.turn, from, dir) {
            Ok(Landing::Hall(next)) => Some(next),
            Ok(Landing::Out) | Err(_) => None,
        });
        (reached, steps) = (next.collect(), 2);
    }
    while reached.and(exits).is_empty() {
        let more = Dir::ALL.into_iter().map(|dir| halls.step(reached, dir));
        let next = more.fold(reached, Cells::or);
        if next == reached {
            return None;
        }
        (reached, steps) = (next, steps + 1);
    }
    Some(steps)
}

/// The exit by which a move leads out of the base.
pub(crate) fn exit_of(view: &View, action: Action) -> Option<Dir> {
    let step = |from, dir| moving::step_on(&view.board, view.exits_open(), view.turn, from, dir);
    let from = view.vehicles[view.turn].place;
    let (last, landing) = match action {
        Action::Move(dir) => (dir, step(from, dir)),
        Action::Boost(first, second) => match step(from, first) {
            Ok(Landing::Hall(over)) => (second, step(Location::Inside(over), second)),
            Ok(Landing::Out) | Err(_) => return None,
        },
        _ => return None,
    };
    (landing == Ok(Landing::Out)).then_some(last)
}

/// Whether an action leads out of the base, or away from it.
fn leaves(view: &View, action: Action) -> bool {
    action == Action::DriveOff || exit_of(view, action).is_some()
}

fn is_wreck(forecast: &Forecast) -> bool {
    VEHICLE.contains(&forecast.gauge.id) && forecast.change == Change::Certain(-1)
}

/// The values of its card that a destroyed vehicle gets back are no gain, and the exit is no nearer.
fn is_reset(forecast: &Forecast) -> bool {
    let is_shot_away = forecast.change == Change::Certain(-forecast.value);
    match forecast.gauge.id {
        ARMOUR => !is_shot_away,
        id => [BOOSTERS, WAY].contains(&id),
    }
}

/// The winner of a fight takes a trophy or an upgrade of the loser, as soon as it is chosen (WCP-072).
fn spoils(options: &Options, view: &View, defender: Pawn, forecasts: &mut Vec<Forecast>) {
    let content = options.content();
    let attacker = view.turn;
    let left = |own: Pawn, other: Pawn| view.vehicles[own].armour.saturating_sub(view.vehicles[other].fire(content));
    let (winner, loser) = match (left(attacker, defender), left(defender, attacker)) {
        (0, 1..) => (defender, attacker),
        (1.., 0) => (attacker, defender),
        _ => return,
    };
    let value = |token| match content.kind(token) {
        TokenKind::Trophy { value } => i32::from(value),
        TokenKind::Upgrade { .. } | TokenKind::Guard { .. } => 0,
    };
    let Some(most) = view.vehicles[loser].goods.kinds().map(value).max().filter(|&most| most > 0) else { return };
    for (pawn, change) in [(winner, Change::Between(0, most)), (loser, Change::Between(-most, 0))] {
        let seat = view.owner(pawn);
        let gauge = Wcp::gauges(options, view)
            .into_iter()
            .find(|reading| reading.gauge.id == POINTS && reading.gauge.seat == seat);
        forecasts.extend(gauge.map(|Reading { gauge, value }| Forecast { gauge, value, change }));
    }
}
