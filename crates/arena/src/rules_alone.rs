//! The rules alone: random play by `legal`, `apply` and `view` and nothing else, to compare the fast path with.

use std::hint::black_box;

use engine::{Dice, Log, Settings, Viewer};
use games::{Playable, Visitor};

use crate::batch::{MENU_RESERVED, first_dice};
use crate::{ArenaFault, find};

/// How often each function is called in a step. What one call costs is the difference between two runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesCalls {
    /// Lists of choices; at least 1, since a match goes on by them.
    pub legal: u32,
    /// Views of the seat whose turn it is.
    pub view: u32,
    /// Views written as numbers; nothing if there is no view.
    pub observe: u32,
}

/// Takes this many random steps in turn in `envs` matches, on the calling thread. Gives how many matches ended.
pub fn play_rules(
    game: &str,
    settings: Settings,
    envs: usize,
    seed: u64,
    steps: u64,
    calls: RulesCalls,
) -> Result<u64, ArenaFault> {
    find(game)?;
    if envs == 0 || calls.legal == 0 {
        return Err(ArenaFault::Value("`envs` and `legal` are at least 1".to_owned()));
    }
    let played = games::visit(game, Play { settings, envs, seed, steps, calls });
    played.unwrap_or_else(|| Err(ArenaFault::UnknownGame(game.to_owned(), games::names())))
}

struct Play {
    settings: Settings,
    envs: usize,
    seed: u64,
    steps: u64,
    calls: RulesCalls,
}

impl Visitor for Play {
    type Out = Result<u64, ArenaFault>;

    fn visit<G: Playable>(self) -> Self::Out {
        let (options, seats) = (G::options(&self.settings)?, self.settings.seats());
        let mut row = vec![0; G::observation_width(seats)];
        let mut menu = Vec::with_capacity(MENU_RESERVED);
        let mut matches: Vec<(G::State, Dice)> = (0..self.envs)
            .map(|index| {
                let mut dice = first_dice(self.seed, index);
                (G::setup(&options, &mut dice), dice)
            })
            .collect();
        let (mut chance, mut ended) = (self.seed, 0);
        for step in 0..self.steps {
            let (state, dice) = &mut matches[(step % self.envs as u64) as usize];
            let deciders = G::deciders(state);
            let Some(seat) = deciders.first() else {
                // The dice go on: one seed gives one row of matches.
                *state = G::setup(&options, dice);
                ended += 1;
                continue;
            };
            for _ in 0..self.calls.legal {
                menu.clear();
                G::legal(black_box(state), seat, &mut menu);
            }
            for call in 0..self.calls.view {
                let view = G::view(black_box(state), Viewer::Seat(seat));
                // By reference: a view that was moved would be copied.
                black_box(&view);
                if call < self.calls.observe {
                    G::observe(seats, &view, &mut row);
                    black_box(&row);
                }
            }
            // A linear congruence: dice would cost as much as some of what is measured.
            chance = chance.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let place = ((chance >> 32) * menu.len() as u64) >> 32;
            let applied = G::apply(state, seat, menu[place as usize], dice, &mut Log::silent());
            applied.expect("listed actions apply");
        }
        Ok(ended)
    }
}
