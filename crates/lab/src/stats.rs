//! Confidence intervals.

use serde::Serialize;

/// A share with the interval that holds it in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The observed share.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The number of standard deviations that hold 95 of 100 cases.
const Z: f64 = 1.959_964;

impl Interval {
    /// Wilson's interval for `hits` among `tries`, which is accurate for small numbers, too.
    pub fn wilson(hits: u64, tries: u64) -> Interval {
        if tries == 0 {
            return Interval { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, share) = (tries as f64, hits as f64 / tries as f64);
        let middle = share + Z * Z / (2.0 * n);
        let width = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Interval { share, low: ((middle - width) / scale).max(0.0), high: ((middle + width) / scale).min(1.0) }
    }

    /// Whether two intervals have nothing in common.
    pub fn is_apart_from(self, other: Interval) -> bool {
        self.low > other.high || other.low > self.high
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_as_published() {
        let half = Interval::wilson(50, 100);
        assert!((half.low - 0.4038).abs() < 0.0005 && (half.high - 0.5962).abs() < 0.0005, "{half:?}");
        let none = Interval::wilson(0, 10);
        assert!(none.low == 0.0 && (none.high - 0.2775).abs() < 0.0005, "{none:?}");
        assert!(Interval::wilson(10, 100).is_apart_from(Interval::wilson(60, 100)));
        assert!(!half.is_apart_from(Interval::wilson(55, 100)));
    }
}
