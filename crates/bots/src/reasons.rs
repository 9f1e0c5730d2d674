//! Reasons: the numbers that speak for one of two choices, read off the ends of their futures, pair by pair.

use engine::{Gauge, GaugeKind, Reading, Seat};
use serde::{Deserialize, Serialize};

use crate::Compared;

/// A reason must be surer than this many standard errors.
const ERRORS_MIN: f64 = 2.0;
/// How many reasons are given.
const REASONS_MAX: usize = 2;

/// A number that differs after the better choice, on average over the futures that were compared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GaugeReason {
    /// The word of the gauge.
    pub gauge: String,
    /// Whose number it is.
    pub seat: Seat,
    /// After the better choice.
    pub better: f64,
    /// After the choice that was taken.
    pub taken: f64,
}

/// What gauges show at the ends of futures of two choices.
#[derive(Default)]
pub struct GaugeSums {
    sums: Vec<GaugeSum>,
    /// The readings of the first future of a pair.
    taken: Vec<Reading>,
    pairs: f64,
}

struct GaugeSum {
    gauge: Gauge,
    taken: f64,
    other: f64,
    squares: f64,
}

impl GaugeSums {
    /// Adds what gauges show at the end of a future, first of the taken choice and then of the other.
    pub fn add(&mut self, which: Compared, readings: Vec<Reading>) {
        if which == Compared::Taken {
            self.taken = readings;
            return;
        }
        self.pairs += 1.0;
        let taken = std::mem::take(&mut self.taken);
        let value = |readings: &[Reading], gauge| {
            readings.iter().find(|reading| reading.gauge == gauge).map_or(0.0, |reading| f64::from(reading.value))
        };
        for gauge in taken.iter().chain(&readings).map(|reading| reading.gauge) {
            if !self.sums.iter().any(|sum| sum.gauge == gauge) {
                self.sums.push(GaugeSum { gauge, taken: 0.0, other: 0.0, squares: 0.0 });
            }
        }
        for sum in &mut self.sums {
            let (before, after) = (value(&taken, sum.gauge), value(&readings, sum.gauge));
            sum.taken += before;
            sum.other += after;
            sum.squares += (after - before) * (after - before);
        }
    }

    /// The gauges that speak for the other choice beyond doubt, the surest first.
    pub fn reasons(&self, seat: Seat) -> Vec<GaugeReason> {
        let mut found: Vec<(f64, GaugeReason)> =
            self.sums.iter().filter_map(|sum| sum.reason(self.pairs, seat)).collect();
        engine::sort_short_by(&mut found, |(a, _), (b, _)| a > b);
        found.into_iter().take(REASONS_MAX).map(|(_, reason)| reason).collect()
    }
}

impl GaugeSum {
    /// How surely the gauge speaks for the other choice, if it does.
    fn reason(&self, pairs: f64, seat: Seat) -> Option<(f64, GaugeReason)> {
        let (taken, better) = (self.taken / pairs, self.other / pairs);
        let change = better - taken;
        let error = ((self.squares / pairs - change * change).max(0.0) / pairs).sqrt().max(1e-3);
        let is_wanted = match (self.gauge.kind, self.gauge.seat == seat) {
            // Whether it is good that something begins depends on everything else.
            (GaugeKind::Irrevocable, _) => false,
            (GaugeKind::Risk, own) => own == (change < 0.0),
            (GaugeKind::Goal | GaugeKind::Vital | GaugeKind::Means, own) => own == (change > 0.0),
        };
        // What one wants says more than what one pays with, and the own numbers more than those of others.
        let means = if self.gauge.kind == GaugeKind::Means { 0.5 } else { 1.0 };
        let others = if self.gauge.seat == seat { 1.0 } else { 0.5 };
        let sureness = change.abs() / error;
        let reason = || GaugeReason { gauge: self.gauge.id.to_owned(), seat: self.gauge.seat, better, taken };
        // Texts show one digit after the point.
        (is_wanted && sureness > ERRORS_MIN && change.abs() >= 0.1).then(|| (sureness * means * others, reason()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_speaks_for_the_better_choice() {
        let gauge = |kind, seat| Gauge { id: "coins", kind, seat: Seat::new(seat) };
        let sum = |kind, seat, taken: f64, other: f64| {
            let sum =
                GaugeSum { gauge: gauge(kind, seat), taken, other, squares: (other - taken).powi(2) / 100.0 + 1.0 };
            sum.reason(100.0, Seat::new(0)).map(|(_, reason)| (reason.taken, reason.better))
        };
        assert_eq!(sum(GaugeKind::Goal, 0, 100.0, 300.0), Some((1.0, 3.0)));
        assert_eq!(sum(GaugeKind::Goal, 0, 300.0, 100.0), None, "less of what one wants is no reason");
        assert_eq!(sum(GaugeKind::Goal, 1, 300.0, 100.0), Some((3.0, 1.0)), "unless it is a rival's");
        assert_eq!(sum(GaugeKind::Risk, 0, 300.0, 100.0), Some((3.0, 1.0)));
        assert_eq!(sum(GaugeKind::Goal, 0, 100.0, 104.0), None, "too little to be told");
    }
}
