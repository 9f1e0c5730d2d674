//! The curve of a seat's chances in a review.

/// The most points of a curve: more than a line on any screen shows.
const POINTS_MAX: usize = 400;

/// The SVG path of chances in thousandths, from the deal to the end, in a picture of this size.
pub fn curve_path(chances: &[u16], width: f64, height: f64) -> String {
    let last = chances.len().saturating_sub(1);
    let count = last.min(POINTS_MAX);
    let point = |index: usize| {
        let at = (index * last).checked_div(count).unwrap_or(0);
        let (x, y) = curve_point(chances, at, width, height);
        format!("{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' })
    };
    (0..=count).map(point).collect()
}

/// Where a step lies on the curve.
pub fn curve_point(chances: &[u16], step: usize, width: f64, height: f64) -> (f64, f64) {
    let last = chances.len().saturating_sub(1).max(1);
    let chance = f64::from(chances.get(step).copied().unwrap_or_default()) / 1000.0;
    (width * step as f64 / last as f64, height * (1.0 - chance))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_go_from_the_deal_to_the_result() {
        assert_eq!(curve_path(&[500, 250, 1000], 100.0, 40.0), "M0.0 20.0L50.0 30.0L100.0 0.0");
        assert_eq!(curve_path(&[500], 100.0, 40.0), "M0.0 20.0");
        assert_eq!(curve_path(&[], 100.0, 40.0), "M0.0 40.0");
        let long = curve_path(&vec![0; 5000], 100.0, 40.0);
        assert!(long.matches('L').count() == POINTS_MAX && long.ends_with("L100.0 40.0"));
    }
}
