//! Logistic regression of who wins, with weights that slide from early positions to late ones.

use engine::Dice;
use engine::learned::{PHASES, SCORE_UNIT, WeightTable};

use super::Sample;

const BATCH: usize = 128;
const RATE: f64 = 0.02;

/// Weights while they are fitted: for each feature, divided by its typical size, an early and a late one.
#[derive(Clone)]
pub(super) struct Regression {
    scales: Vec<f64>,
    /// The sign that each weight must have; 0 where any will do.
    signs: Vec<f64>,
    weights: Vec<f64>,
}

impl Regression {
    pub(super) fn new(names: &[&str], scales: &[f64]) -> Regression {
        let sign = |name: &&str| match name.as_bytes().first() {
            Some(b'+') => 1.0,
            Some(b'-') => -1.0,
            _ => 0.0,
        };
        let signs = names.iter().map(sign).collect();
        Regression { scales: scales.to_vec(), signs, weights: vec![0.0; 2 * names.len()] }
    }

    /// Goes over the samples so many times and changes the weights of features that are free, while `decay` draws them
    /// back to where they began.
    pub(super) fn train(&mut self, samples: &[&Sample], epochs: u32, decay: f64, is_free: impl Fn(usize) -> bool) {
        let towards = self.weights.clone();
        let count = self.weights.len();
        let (mut first, mut second) = (vec![0.0; count], vec![0.0; count]);
        let mut gradient = vec![0.0; count];
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let (mut dice, mut step) = (Dice::seeded(7), 0_i32);
        let steps = (samples.len().div_ceil(BATCH) as u32 * epochs).max(1);
        for _ in 0..epochs {
            dice.shuffle(&mut order);
            for batch in order.chunks(BATCH) {
                gradient.fill(0.0);
                batch.iter().for_each(|&index| self.add_gradient(samples[index], &mut gradient));
                step += 1;
                let rate = RATE * (1.0 - f64::from(step) / f64::from(steps)).max(0.02);
                for (index, weight) in self.weights.iter_mut().enumerate() {
                    if !is_free(index % self.signs.len()) {
                        continue;
                    }
                    let slope = gradient[index] / batch.len() as f64 + decay * (*weight - towards[index]);
                    first[index] = 0.9 * first[index] + 0.1 * slope;
                    second[index] = 0.999 * second[index] + 0.001 * slope * slope;
                    let unbiased = first[index] / (1.0 - 0.9_f64.powi(step));
                    let spread = (second[index] / (1.0 - 0.999_f64.powi(step))).sqrt();
                    *weight -= rate * unbiased / (spread + 1e-8);
                    let sign = self.signs[index % self.signs.len()];
                    if *weight * sign < 0.0 {
                        *weight = 0.0;
                    }
                }
            }
        }
    }

    fn score(&self, side: &[i16], late: f64) -> f64 {
        let count = self.scales.len();
        let term = |index: usize| {
            let weight = self.weights[index] * (1.0 - late) + self.weights[count + index] * late;
            f64::from(side[index]) / self.scales[index] * weight
        };
        (0..count).map(term).sum()
    }

    /// The slope of the loss: the own side's chance less what happened, and each rival's part in it.
    fn add_gradient(&self, sample: &Sample, gradient: &mut [f64]) {
        let late = f64::from(sample.phase) / f64::from(PHASES);
        let parts: Vec<f64> = sample.sides.iter().map(|side| self.score(side, late).clamp(-30.0, 30.0).exp()).collect();
        let all: f64 = parts.iter().sum::<f64>() + 1.0;
        let own = parts[0] / all;
        let error = own - f64::from(u8::from(sample.won));
        let count = self.scales.len();
        for (place, side) in sample.sides.iter().enumerate() {
            let slope = if place == 0 { error } else { -error * (parts[place] / all) / (1.0 - own).max(1e-9) };
            for (index, &value) in side.iter().enumerate() {
                let change = slope * f64::from(value) / self.scales[index];
                gradient[index] += change * (1.0 - late);
                gradient[count + index] += change * late;
            }
        }
    }

    /// The weights as whole numbers.
    pub(super) fn table(&self, table: u8) -> WeightTable {
        let count = self.scales.len();
        let whole =
            |index: usize| (self.weights[index] / self.scales[index % count] * f64::from(SCORE_UNIT)).round() as i32;
        WeightTable { table, early: (0..count).map(whole).collect(), late: (count..2 * count).map(whole).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::learned::Weights;

    #[test]
    fn what_decides_is_found() {
        let mut dice = Dice::seeded(1);
        // The side with more of the first feature wins; the second one means nothing.
        let sample = |dice: &mut Dice| {
            let sides: Vec<Vec<i16>> = (0..3).map(|_| vec![dice.below(9) as i16, dice.below(9) as i16, 1]).collect();
            let won = sides[0][0] > sides[1][0].max(sides[2][0]);
            Sample { table: 3, phase: 4, sides, won, former: 0 }
        };
        let samples: Vec<Sample> = (0..4000).map(|_| sample(&mut dice)).collect();
        let mut regression = Regression::new(&["+more", "noise", "one"], &[5.0, 5.0, 1.0]);
        regression.train(&samples.iter().collect::<Vec<_>>(), 10, 1e-4, |_| true);
        let table = regression.table(3);
        assert!(table.early[0] > 8 * table.early[1].abs(), "{table:?}");
        let weights = Weights { facts: Vec::new(), tables: vec![table] };
        let right = samples.iter().filter(|sample| (sample.foreseen(&weights) > 0.5) == sample.won).count();
        assert!(right > 3600, "{right} of 4000");
    }
}
