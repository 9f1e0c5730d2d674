//! Changes: what differs between two balances by more than chance explains.

use serde::Serialize;

use crate::{Balance, Comparison, Frequency, Lengths};

/// A figure before and after.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// What kind of thing was compared.
    pub kind: String,
    /// The thing.
    pub name: String,
    /// The figure in the first balance.
    pub here: f64,
    /// The figure in the second.
    pub there: f64,
    /// How likely chance alone makes such a difference.
    pub chance: f64,
    /// Whether it is significant, given how many figures of this kind were compared (Holm, 1979; 5 in 100).
    pub is_significant: bool,
}

/// Compares two balances, figure by figure.
pub fn changes(here: &Balance, there: &Balance) -> Vec<Change> {
    let mut changes = Vec::new();
    for one in &here.comparisons {
        let other = there.comparisons.iter().find(|other| other.kind == one.kind);
        changes.extend(other.map(|other| of_comparison(one, other)).unwrap_or_default());
    }
    changes.extend(of_frequencies("ending", &here.endings, &there.endings, here.matches, there.matches));
    changes.extend(of_frequencies("clause", &here.clauses, &there.clauses, here.matches, there.matches));
    for (one, other) in here.lengths.iter().zip(&there.lengths) {
        changes.push(of_lengths(one, other));
    }
    changes
}

/// Win rates, times what is fair.
fn of_comparison(here: &Comparison, there: &Comparison) -> Vec<Change> {
    let changes = here.rows.iter().filter_map(|one| {
        let other = there.rows.iter().find(|other| other.name == one.name)?;
        let chance = of_shares((one.wins, one.seats), (other.wins, other.seats));
        Some(change(&here.kind, &one.name, (one.times_fair.share, other.times_fair.share), chance))
    });
    judged(changes.collect())
}

/// Shares of matches.
fn of_frequencies(kind: &str, here: &[Frequency], there: &[Frequency], tries: u64, other_tries: u64) -> Vec<Change> {
    let mut names: Vec<&String> = here.iter().chain(there).map(|frequency| &frequency.name).collect();
    names.sort();
    names.dedup();
    let count = |list: &[Frequency], name: &str| {
        list.iter().find(|frequency| frequency.name == name).map_or(0, |frequency| frequency.matches)
    };
    let changes = names.into_iter().map(|name| {
        let (one, other) = (count(here, name), count(there, name));
        let shares = (one as f64 / tries.max(1) as f64, other as f64 / other_tries.max(1) as f64);
        change(kind, name, shares, of_shares((one, tries), (other, other_tries)))
    });
    judged(changes.collect())
}

/// Means of lengths.
fn of_lengths(here: &Lengths, there: &Lengths) -> Change {
    let ((mean, error), (other_mean, other_error)) = (here.mean(), there.mean());
    let spread = (error * error + other_error * other_error).sqrt();
    let chance = if spread > 0.0 { two_sided((mean - other_mean) / spread) } else { 1.0 };
    let mut change = change("length", &here.unit, (mean, other_mean), chance);
    change.is_significant = chance < LEVEL;
    change
}

fn change(kind: &str, name: &str, (here, there): (f64, f64), chance: f64) -> Change {
    Change { kind: kind.to_owned(), name: name.to_owned(), here, there, chance, is_significant: false }
}

/// What chance may do in so many of all cases without being called a change.
const LEVEL: f64 = 0.05;

/// Marks what is significant: the least likely figure must be less likely than the level by their number, and so on.
fn judged(mut changes: Vec<Change>) -> Vec<Change> {
    let mut order: Vec<usize> = (0..changes.len()).collect();
    order.sort_by(|&a, &b| changes[a].chance.total_cmp(&changes[b].chance));
    for (done, &index) in order.iter().enumerate() {
        if changes[index].chance > LEVEL / (order.len() - done) as f64 {
            break;
        }
        changes[index].is_significant = true;
    }
    changes
}

/// How likely two shares differ so much by chance: hits and tries of both.
fn of_shares((hits, tries): (u64, u64), (other_hits, other_tries): (u64, u64)) -> f64 {
    if tries == 0 || other_tries == 0 {
        return 1.0;
    }
    let (n, m) = (tries as f64, other_tries as f64);
    let both = (hits + other_hits) as f64 / (n + m);
    let spread = (both * (1.0 - both) * (1.0 / n + 1.0 / m)).sqrt();
    if spread == 0.0 { 1.0 } else { two_sided((hits as f64 / n - other_hits as f64 / m) / spread) }
}

/// How likely a normal deviation is at least so large, in either direction (Abramowitz and Stegun, 7.1.26).
fn two_sided(deviations: f64) -> f64 {
    let x = deviations.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let poly = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    poly.into_iter().fold(0.0, |sum, factor| (sum + factor) * t) * (-x * x).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_as_in_tables() {
        assert!((two_sided(1.959_964) - 0.05).abs() < 1e-4);
        assert!((two_sided(-2.575_829) - 0.01).abs() < 1e-4);
        assert!((of_shares((50, 100), (50, 100)) - 1.0).abs() < 1e-6);
        assert!(of_shares((90, 100), (50, 100)) < 1e-6);
    }

    #[test]
    fn many_figures_need_larger_differences() {
        let with = |chance| change("card", "x", (1.0, 2.0), chance);
        let alone = judged(vec![with(0.03)]);
        assert!(alone[0].is_significant);
        let among_many = judged(vec![with(0.03), with(0.5), with(0.9)]);
        assert!(among_many.iter().all(|change| !change.is_significant));
        let strong = judged(vec![with(0.5), with(0.001), with(0.01)]);
        assert_eq!(strong.iter().map(|change| change.is_significant).collect::<Vec<_>>(), [false, true, true]);
    }
}
