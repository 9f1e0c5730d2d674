//! Changes: figures that differ between two balances, and whether chance explains the difference.

use serde::Serialize;

use crate::{Balance, Comparison, Frequency, Lengths};

/// A figure before and after.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FigureChange {
    /// The kind of figure.
    pub kind: String,
    /// The item, the ending, the clause or the unit.
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
pub fn changes(here: &Balance, there: &Balance) -> Vec<FigureChange> {
    let mut changes = Vec::new();
    for one in &here.comparisons {
        let other = there.comparisons.iter().find(|other| other.kind == one.kind);
        changes.extend(other.map(|other| win_rate_changes(one, other)).unwrap_or_default());
    }
    changes.extend(frequency_changes("ending", &here.endings, &there.endings, here.matches, there.matches));
    changes.extend(frequency_changes("clause", &here.clauses, &there.clauses, here.matches, there.matches));
    for (one, other) in here.lengths.iter().zip(&there.lengths) {
        changes.push(length_change(one, other));
    }
    changes
}

/// Changes of win rates, as multiples of the fair rate.
fn win_rate_changes(here: &Comparison, there: &Comparison) -> Vec<FigureChange> {
    let changes = here.rows.iter().filter_map(|one| {
        let other = there.rows.iter().find(|other| other.name == one.name)?;
        let chance = chance_of_shares((one.wins, one.seats), (other.wins, other.seats));
        Some(change(&here.kind, &one.name, (one.times_fair.share, other.times_fair.share), chance))
    });
    mark_significant(changes.collect())
}

/// Changes of shares of matches.
fn frequency_changes(
    kind: &str,
    here: &[Frequency],
    there: &[Frequency],
    tries: u64,
    other_tries: u64,
) -> Vec<FigureChange> {
    let mut names: Vec<&String> = here.iter().chain(there).map(|frequency| &frequency.name).collect();
    names.sort();
    names.dedup();
    let count = |list: &[Frequency], name: &str| {
        list.iter().find(|frequency| frequency.name == name).map_or(0, |frequency| frequency.matches)
    };
    let changes = names.into_iter().map(|name| {
        let (one, other) = (count(here, name), count(there, name));
        let shares = (one as f64 / tries.max(1) as f64, other as f64 / other_tries.max(1) as f64);
        change(kind, name, shares, chance_of_shares((one, tries), (other, other_tries)))
    });
    mark_significant(changes.collect())
}

/// The change of a mean length.
fn length_change(here: &Lengths, there: &Lengths) -> FigureChange {
    let ((mean, error), (other_mean, other_error)) = (here.mean(), there.mean());
    let spread = (error * error + other_error * other_error).sqrt();
    let chance = if spread > 0.0 { two_sided((mean - other_mean) / spread) } else { 1.0 };
    let mut change = change("length", &here.unit, (mean, other_mean), chance);
    change.is_significant = chance < LEVEL;
    change
}

fn change(kind: &str, name: &str, (here, there): (f64, f64), chance: f64) -> FigureChange {
    FigureChange { kind: kind.to_owned(), name: name.to_owned(), here, there, chance, is_significant: false }
}

/// The level of significance.
const LEVEL: f64 = 0.05;

/// Marks significant changes by Holm's method: the least likely of n changes must be less likely than the level divided
/// by n, the next one less likely than the level divided by n - 1, and so on.
fn mark_significant(mut changes: Vec<FigureChange>) -> Vec<FigureChange> {
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

/// How likely chance alone makes two shares differ as much; each is given as hits and tries.
fn chance_of_shares((hits, tries): (u64, u64), (other_hits, other_tries): (u64, u64)) -> f64 {
    if tries == 0 || other_tries == 0 {
        return 1.0;
    }
    let (n, m) = (tries as f64, other_tries as f64);
    let both = (hits + other_hits) as f64 / (n + m);
    let spread = (both * (1.0 - both) * (1.0 / n + 1.0 / m)).sqrt();
    if spread == 0.0 { 1.0 } else { two_sided((hits as f64 / n - other_hits as f64 / m) / spread) }
}

/// How likely a normal deviation is at least this large, in either direction (Abramowitz and Stegun, 7.1.26).
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
        assert!((chance_of_shares((50, 100), (50, 100)) - 1.0).abs() < 1e-6);
        assert!(chance_of_shares((90, 100), (50, 100)) < 1e-6);
    }

    #[test]
    fn many_figures_need_larger_differences() {
        let with = |chance| change("card", "x", (1.0, 2.0), chance);
        let alone = mark_significant(vec![with(0.03)]);
        assert!(alone[0].is_significant);
        let among_many = mark_significant(vec![with(0.03), with(0.5), with(0.9)]);
        assert!(among_many.iter().all(|change| !change.is_significant));
        let strong = mark_significant(vec![with(0.5), with(0.001), with(0.01)]);
        assert_eq!(strong.iter().map(|change| change.is_significant).collect::<Vec<_>>(), [false, true, true]);
    }
}
