//! Positions of matches, as one seat imagines them.

use engine::learned::{Features, Weights, chance};
use engine::{Dice, Judge, Log, Seat, Settings, Viewer, WORTH_MAX};

use super::TrainingMatch;

/// One decision in this many gives a position.
const POSITION_ONE_IN: u32 = 3;

/// A position as a seat imagines it, and whether the seat won.
pub(super) struct Sample {
    pub(super) table: u8,
    pub(super) phase: i32,
    /// The features of the own side, then those of the rivals.
    pub(super) sides: Vec<Vec<i16>>,
    pub(super) won: bool,
    /// What the former judge said.
    pub(super) former: u32,
}

impl Sample {
    /// The chance that these weights give the seat.
    pub(super) fn foreseen(&self, weights: &Weights) -> f64 {
        let score = |side: &Vec<i16>| {
            let mut features = Features::new(self.phase, self.table);
            features.values.iter_mut().zip(side).for_each(|(value, own)| *value = i32::from(*own));
            weights.score(&features)
        };
        let rivals: Vec<i32> = self.sides[1..].iter().map(score).chain([0]).collect();
        f64::from(chance(score(&self.sides[0]), rivals.iter().copied())) / f64::from(WORTH_MAX)
    }
}

/// Replays a match and adds some of its positions. A match that the rules do not allow any more adds none.
pub(super) fn samples<G: Judge>(played: &TrainingMatch, into: &mut Vec<Sample>) {
    let Ok(options) = G::options(&Settings::new(G::ABOUT.options, played.seats)) else { return };
    let (mut dice, mut own_dice) = (Dice::seeded(played.seed), Dice::seeded(!played.seed));
    let mut state = G::setup(&options, &mut dice);
    for text in &played.actions {
        let (Some(decider), Ok(action)) = (G::deciders(&state).first(), text.parse()) else { return };
        if own_dice.below(POSITION_ONE_IN) == 0 {
            // Half of the positions are judged by the seat that decides, the others by any seat.
            let any = Seat::new(own_dice.below(u32::from(played.seats)) as u8);
            let viewer = if own_dice.below(2) == 0 { decider } else { any };
            let view = G::view(&state, Viewer::Seat(viewer));
            let world = G::imagine(&options, &view, &mut own_dice);
            into.push(sample::<G>(&world, viewer, played.won[viewer.index()]));
        }
        if G::apply(&mut state, decider, action, &mut dice, &mut Log::silent()).is_err() {
            return;
        }
    }
}

fn sample<G: Judge>(world: &G::State, viewer: Seat, won: bool) -> Sample {
    let own = G::features(world, viewer, viewer);
    let values = |features: &Features| features.values[..G::FEATURES.len()].iter().map(|&value| value as i16).collect();
    let rivals = G::rivals(world, viewer);
    let sides =
        std::iter::once(values(&own)).chain(rivals.iter().map(|rival| values(&G::features(world, rival, viewer))));
    Sample { table: own.table, phase: own.phase, sides: sides.collect(), won, former: G::former_judge(world, viewer) }
}
