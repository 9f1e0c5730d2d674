//! Foresight: what an action changes, as far as the seat that takes it may know.
//!
//! An action is tried in worlds that are imagined from the seat's view. What is the same in all of them is certain; what
//! hangs on dice or on hidden things is not. Nothing but a view and the options goes in, so nothing hidden comes out.

use crate::{Dice, Game, Log, Seat, Viewer};

/// What a number means to the player whom it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GaugeKind {
    /// What one spends to do things: action points, cash, stamina.
    Means,
    /// What one wants more of: points, armour, elements of the plan.
    Goal,
    /// What one wants less of: guards in the way, wounds.
    Risk,
    /// What is lost for good when it falls to zero: a vehicle, the own escape. A choice that can do that is confirmed.
    Vital,
    /// What nobody can stop once it has begun, such as an alarm. A choice that may begin it is confirmed. It shows 0 before
    /// and 1 from then on, and is named by what begins.
    Irrevocable,
}

/// A number that can be read off a view, such as the points of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gauge {
    /// Its word. The message `gauge-` and this word is its sign, with its name as the attribute `name`.
    pub id: &'static str,
    /// What it means.
    pub kind: GaugeKind,
    /// Whose it is.
    pub seat: Seat,
}

/// A gauge and the number that it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// The gauge.
    pub gauge: Gauge,
    /// The number.
    pub value: i32,
}

impl Reading {
    /// What a gauge shows.
    pub fn new(id: &'static str, kind: GaugeKind, seat: Seat, value: impl Into<i32>) -> Reading {
        Reading { gauge: Gauge { id, kind, seat }, value: value.into() }
    }
}

/// By how much a gauge changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// By exactly this.
    Certain(i32),
    /// By at least the first and at most the second number.
    Between(i32, i32),
    /// Nobody can tell.
    Unknown,
}

/// What will become of a gauge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forecast {
    /// The gauge.
    pub gauge: Gauge,
    /// What it shows now.
    pub value: i32,
    /// By how much it changes.
    pub change: Change,
}

impl Forecast {
    /// Whether a change contradicts the forecast.
    pub fn excludes(&self, change: i32) -> bool {
        match self.change {
            Change::Certain(certain) => change != certain,
            Change::Between(least, most) => !(least..=most).contains(&change),
            Change::Unknown => false,
        }
    }

    /// Whether something may be lost for good, or begin that cannot be stopped.
    pub fn may_lose(&self) -> bool {
        if self.gauge.kind == GaugeKind::Irrevocable {
            return !matches!(self.change, Change::Certain(most) | Change::Between(_, most) if most <= 0);
        }
        let least = match self.change {
            Change::Certain(change) | Change::Between(change, _) => self.value + change,
            Change::Unknown => 0,
        };
        self.gauge.kind == GaugeKind::Vital && self.value > 0 && least <= 0
    }
}

/// What a seat can foresee of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook<V> {
    /// The gauges that change or may change.
    pub forecasts: Vec<Forecast>,
    /// The seat's view after the action, where it is certain.
    pub after: Option<V>,
}

/// What a game says about the consequences of choices. A game that says nothing still has [`Outlook::after`].
pub trait Foresee: Game {
    /// The numbers that a viewer can read off their view, each gauge once.
    fn gauges(_options: &Self::Options, _view: &Self::View) -> Vec<Reading> {
        Vec::new()
    }

    /// Corrects what trials found: a range that the game knows instead of [`Change::Unknown`], or the removal of what
    /// seemed certain in a few worlds and is not.
    fn refine(
        _options: &Self::Options,
        _view: &Self::View,
        _seat: Seat,
        _action: Self::Action,
        _forecasts: &mut Vec<Forecast>,
    ) {
    }
}

/// How many worlds are tried where no dice fall and nothing is revealed.
const WORLDS_MIN: usize = 4;
/// How many worlds are tried where dice fall or something hidden is revealed.
const WORLDS_MAX: usize = 16;

/// Worlds that a seat's view allows, in which its choices are tried. They are imagined once for all choices.
pub struct Trials<'a, G: Foresee> {
    options: &'a G::Options,
    view: &'a G::View,
    seat: Seat,
    before: Vec<Reading>,
    worlds: Vec<(G::State, Dice)>,
}

impl<'a, G: Foresee> Trials<'a, G> {
    /// Trials for the choices that a seat has in a view.
    pub fn new(options: &'a G::Options, view: &'a G::View, seat: Seat) -> Trials<'a, G> {
        Trials { options, view, seat, before: G::gauges(options, view), worlds: Vec::new() }
    }

    /// What can be foreseen of an action. `None` if the seat cannot take it.
    pub fn outlook(&mut self, action: G::Action) -> Option<Outlook<G::View>> {
        let mut after: Vec<G::View> = Vec::new();
        // Worlds can agree by luck on what they only guess: dice, and hidden things that the action reveals.
        let mut is_guess = false;
        let mut world = 0;
        while world < if is_guess { WORLDS_MAX } else { WORLDS_MIN } {
            let (mut state, mut dice) = self.world(world);
            let rolled = dice.rolled();
            let mut log = Log::silent();
            G::apply(&mut state, self.seat, action, &mut dice, &mut log).ok()?;
            is_guess |= dice.rolled() > rolled || log.is_revealed();
            after.push(G::view(&state, Viewer::Seat(self.seat)));
            world += 1;
        }
        let readings: Vec<Vec<Reading>> = after.iter().map(|view| G::gauges(self.options, view)).collect();
        let mut forecasts: Vec<Forecast> =
            self.before.iter().filter_map(|before| forecast(*before, &readings)).collect();
        G::refine(self.options, self.view, self.seat, action, &mut forecasts);
        let first = after.pop()?;
        let is_certain = !is_guess && after.iter().all(|view| *view == first);
        Some(Outlook { forecasts, after: is_certain.then_some(first) })
    }

    fn world(&mut self, index: usize) -> (G::State, Dice) {
        while self.worlds.len() <= index {
            let mut dice = Dice::seeded(self.worlds.len() as u64);
            let state = G::imagine(self.options, self.view, &mut dice);
            self.worlds.push((state, dice));
        }
        self.worlds[index].clone()
    }
}

/// What became of a gauge in the worlds that were tried; nothing if it never changed. A gauge that is gone shows zero.
fn forecast(before: Reading, worlds: &[Vec<Reading>]) -> Option<Forecast> {
    let after = |readings: &Vec<Reading>| {
        readings.iter().find(|reading| reading.gauge == before.gauge).map_or(0, |reading| reading.value)
    };
    let mut changes = worlds.iter().map(|readings| after(readings) - before.value);
    let first = changes.next()?;
    let change = if changes.all(|change| change == first) { Change::Certain(first) } else { Change::Unknown };
    (change != Change::Certain(0)).then_some(Forecast { gauge: before.gauge, value: before.value, change })
}

/// Plays random matches and compares what was foreseen of choices with what then happened.
///
/// # Panics
/// When something happened that a forecast excludes, or the view after an action is not the certain one.
pub fn hold<G: Foresee>(choices: u32) {
    let mut chance = Dice::seeded(29);
    let mut tried = 0;
    while tried < choices {
        for seats in G::ABOUT.seats.clone() {
            let settings = crate::Settings::random(G::ABOUT.options, seats, &mut chance);
            if let Ok(options) = G::options(&settings) {
                tried += play::<G>(&options, &mut chance);
            }
        }
    }
}

/// Plays one match; gives the number of choices that were compared.
fn play<G: Foresee>(options: &G::Options, chance: &mut Dice) -> u32 {
    let mut dice = Dice::seeded(u64::from(chance.below(u32::MAX)));
    let mut state = G::setup(options, &mut dice);
    let mut tried = 0;
    while let Some(seat) = G::deciders(&state).iter().next() {
        let mut menu = Vec::new();
        G::legal(&state, seat, &mut menu);
        let action = *chance.pick(&menu);
        let view = G::view(&state, Viewer::Seat(seat));
        let outlook = Trials::<G>::new(options, &view, seat).outlook(action).expect("a listed action can be tried");
        G::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).expect("a listed action applies");
        let now = G::view(&state, Viewer::Seat(seat));
        compare::<G>(options, action, &outlook, &now);
        tried += 1;
    }
    tried
}

fn compare<G: Foresee>(options: &G::Options, action: G::Action, outlook: &Outlook<G::View>, now: &G::View) {
    let readings = G::gauges(options, now);
    for forecast in &outlook.forecasts {
        let value = readings.iter().find(|reading| reading.gauge == forecast.gauge).map_or(0, |reading| reading.value);
        let change = value - forecast.value;
        assert!(!forecast.excludes(change), "`{action}` changed a gauge by {change}; foreseen was {forecast:?}");
    }
    if let Some(certain) = &outlook.after {
        assert!(certain == now, "`{action}` led to another view than the certain one:\n{certain:?}\n{now:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{Action, Sample};
    use crate::{Settings, Viewer};

    #[test]
    fn what_was_foreseen_of_the_sample_happens() {
        hold::<Sample>(1000);
    }

    #[test]
    fn banking_is_certain_and_a_roll_is_not() {
        let options = Sample::options(&Settings::new(Sample::ABOUT.options, 2)).unwrap();
        let mut dice = Dice::seeded(3);
        let mut state = Sample::setup(&options, &mut dice);
        for seat in Sample::deciders(&state) {
            let mut menu = Vec::new();
            Sample::legal(&state, seat, &mut menu);
            Sample::apply(&mut state, seat, menu[0], &mut dice, &mut Log::silent()).unwrap();
        }
        let seat = Sample::deciders(&state).iter().next().unwrap();
        let view = Sample::view(&state, Viewer::Seat(seat));
        let mut trials = Trials::<Sample>::new(&options, &view, seat);
        let coins = |outlook: &Outlook<_>| outlook.forecasts.iter().map(|forecast| forecast.change).next();
        let bank = trials.outlook(Action::Bank).unwrap();
        assert_eq!((coins(&bank), bank.after.is_some()), (Some(Change::Certain(1)), false), "cards are drawn");
        let peek = trials.outlook(Action::Peek).unwrap();
        assert_eq!(peek.after, None, "the card on top is not known yet");
        let roll = trials.outlook(Action::Roll).unwrap();
        assert_eq!((coins(&roll), roll.after), (None, None), "no coins change hands before the loot is banked");
    }

    #[test]
    fn a_choice_that_may_lose_a_vital_thing_is_known() {
        let gauge = Gauge { id: "vehicle", kind: GaugeKind::Vital, seat: Seat::new(0) };
        let forecast = |value, change| Forecast { gauge, value, change };
        assert!(forecast(1, Change::Certain(-1)).may_lose());
        assert!(forecast(2, Change::Between(-2, 0)).may_lose());
        assert!(forecast(1, Change::Unknown).may_lose());
        assert!(!forecast(2, Change::Certain(-1)).may_lose());
        assert!(!forecast(0, Change::Unknown).may_lose(), "what is lost already cannot be lost");
        let alarm = |change| Forecast { gauge: Gauge { kind: GaugeKind::Irrevocable, ..gauge }, value: 0, change };
        assert!(alarm(Change::Certain(1)).may_lose() && alarm(Change::Unknown).may_lose());
        assert!(!alarm(Change::Certain(-1)).may_lose());
        let points = Gauge { kind: GaugeKind::Goal, ..gauge };
        assert!(!Forecast { gauge: points, value: 1, change: Change::Certain(-1) }.may_lose());
    }
}
