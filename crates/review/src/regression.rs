//! Logistic regression: how likely something is, from numbers.

use engine::Dice;

use crate::evaluator::chance;

/// How many examples are learnt from at a time.
const BATCH: usize = 64;
/// The length of the first steps; the last ones are a tenth of it.
const STEP: f64 = 0.02;
/// How strongly a weight is held back that few examples need.
const DECAY: f64 = 0.002;
/// How much of the former gradients and of their squares is kept (Adam; Kingma and Ba, 2015).
const KEPT: [f64; 2] = [0.9, 0.999];

/// Examples: the numbers of a case, and whether it came true.
pub(crate) struct Regression {
    width: usize,
    numbers: Vec<f32>,
    came_true: Vec<bool>,
}

impl Regression {
    pub(crate) fn new(width: usize) -> Regression {
        Regression { width, numbers: Vec::new(), came_true: Vec::new() }
    }

    /// Adds an example. The first number is always 1.
    pub(crate) fn add(&mut self, numbers: impl Iterator<Item = f64>, came_true: bool) {
        self.numbers.extend(numbers.map(|number| number as f32));
        self.came_true.push(came_true);
    }

    /// The weight of each number; none, if all examples ended alike.
    pub(crate) fn fit(mut self, rounds: u32) -> Vec<f64> {
        let count = self.came_true.len();
        if !(self.came_true.contains(&true) && self.came_true.contains(&false)) {
            return Vec::new();
        }
        let scales = self.scale();
        let mut weights = Weighing::new(self.width);
        let mut order: Vec<usize> = (0..count).collect();
        let mut dice = Dice::seeded(1);
        let steps = (rounds as usize * count.div_ceil(BATCH)) as f64;
        for _ in 0..rounds {
            dice.shuffle(&mut order);
            for batch in order.chunks(BATCH) {
                let length = STEP * (1.0 - 0.9 * weights.steps / steps);
                weights.learn(&self, batch, length);
            }
        }
        unscaled(&weights.weights, &scales)
    }

    /// Brings every number but the first to mean 0 and deviation 1. Gives the means and the inverse deviations.
    fn scale(&mut self) -> Vec<(f64, f64)> {
        let (width, count) = (self.width, self.came_true.len() as f64);
        let mut scales = vec![(0.0, 0.0); width];
        for (place, scale) in scales.iter_mut().enumerate() {
            let column = || self.numbers.iter().skip(place).step_by(width).map(|&number| f64::from(number));
            let mean = column().sum::<f64>() / count;
            let variance = column().map(|number| (number - mean) * (number - mean)).sum::<f64>() / count;
            *scale = (mean, if variance > 1e-9 { 1.0 / variance.sqrt() } else { 0.0 });
        }
        scales[0] = (0.0, 1.0);
        for row in self.numbers.chunks_mut(width) {
            for (number, (mean, inverse)) in row.iter_mut().zip(&scales) {
                *number = ((f64::from(*number) - mean) * inverse) as f32;
            }
        }
        scales
    }
}

/// Weights for the numbers as they were before they were scaled.
fn unscaled(weights: &[f64], scales: &[(f64, f64)]) -> Vec<f64> {
    let mut unscaled: Vec<f64> = weights.iter().zip(scales).map(|(weight, (_, inverse))| weight * inverse).collect();
    unscaled[0] -= weights.iter().zip(scales).map(|(weight, (mean, inverse))| weight * mean * inverse).sum::<f64>();
    unscaled
}

/// Weights while they are learnt.
struct Weighing {
    weights: Vec<f64>,
    gradients: Vec<f64>,
    means: Vec<f64>,
    squares: Vec<f64>,
    steps: f64,
}

impl Weighing {
    fn new(width: usize) -> Weighing {
        let zeros = || vec![0.0; width];
        Weighing { weights: zeros(), gradients: zeros(), means: zeros(), squares: zeros(), steps: 0.0 }
    }

    fn learn(&mut self, examples: &Regression, batch: &[usize], length: f64) {
        self.gradients.fill(0.0);
        for &example in batch {
            let row = &examples.numbers[example * examples.width..][..examples.width];
            let score: f64 = row.iter().zip(&self.weights).map(|(&number, weight)| f64::from(number) * weight).sum();
            let error = chance(score) - f64::from(u8::from(examples.came_true[example]));
            for (gradient, &number) in self.gradients.iter_mut().zip(row) {
                *gradient += error * f64::from(number) / batch.len() as f64;
            }
        }
        self.steps += 1.0;
        let [mean_kept, square_kept] = KEPT;
        let (mean_share, square_share) = (1.0 - mean_kept.powf(self.steps), 1.0 - square_kept.powf(self.steps));
        for place in 0..self.weights.len() {
            let decay = if place == 0 { 0.0 } else { DECAY * self.weights[place] };
            let gradient = self.gradients[place] + decay;
            self.means[place] += (1.0 - mean_kept) * (gradient - self.means[place]);
            self.squares[place] += (1.0 - square_kept) * (gradient * gradient - self.squares[place]);
            let step = (self.means[place] / mean_share) / ((self.squares[place] / square_share).sqrt() + 1e-8);
            self.weights[place] -= length * step;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_decides_is_found_and_what_does_not_is_not() {
        let mut dice = Dice::seeded(5);
        let mut examples = Regression::new(3);
        for _ in 0..4000 {
            let (cause, noise) = (f64::from(dice.below(1000)) / 100.0, f64::from(dice.below(1000)));
            let came_true = f64::from(dice.below(1000)) / 1000.0 < chance(cause - 5.0);
            examples.add([1.0, cause, noise].into_iter(), came_true);
        }
        let weights = examples.fit(20);
        assert!((weights[1] - 1.0).abs() < 0.1, "{weights:?}");
        assert!((weights[2] * 300.0).abs() < 0.15, "{weights:?}");
        assert!((weights[0] + 5.0).abs() < 0.6, "{weights:?}");
    }

    #[test]
    fn nothing_is_learnt_where_all_ends_alike() {
        let mut examples = Regression::new(1);
        (0..10).for_each(|_| examples.add([1.0].into_iter(), true));
        assert!(examples.fit(3).is_empty());
    }
}
