//! Search settings that differ from those of a game, for tuning.

use std::fmt;

use engine::{Judge, SearchSettings};

/// The names of the settings, in the order of [`SearchTweaks`].
pub const SETTING_NAMES: [&str; 10] =
    ["horizon", "breadth", "worlds", "glance", "curiosity", "ripe", "widen", "sealed", "trust", "clear"];

/// Settings in place of those of a game, by the order of [`SETTING_NAMES`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchTweaks([Option<u32>; SETTING_NAMES.len()]);

impl SearchTweaks {
    /// The same with one more setting, by its place among the names.
    #[must_use]
    pub fn with(mut self, setting: usize, value: u32) -> SearchTweaks {
        self.0[setting] = Some(value);
        self
    }

    /// Reads a setting such as `horizon=8`.
    pub(crate) fn read(&mut self, text: &str) -> Option<()> {
        let (name, value) = text.split_once('=')?;
        let place = SETTING_NAMES.iter().position(|known| *known == name)?;
        self.0[place] = Some(value.parse().ok()?);
        Some(())
    }

    /// The settings of a game with these in their place. What a level adds to the game's settings it adds to these, too, so
    /// a number that has won here can be written into the game.
    pub fn settings<G: Judge>(self, options: &G::Options) -> SearchSettings {
        let SearchSettings { horizon, breadth, worlds, glance, curiosity, ripe, widen, sealed, trust, clear } =
            G::search(options);
        let own = [horizon, breadth, worlds, glance, curiosity, ripe, widen, sealed, trust, clear];
        let mut values = own.into_iter().zip(self.0).map(|(own, other)| other.unwrap_or(own));
        let mut next = || values.next().unwrap_or_default();
        SearchSettings {
            horizon: next(),
            breadth: next(),
            worlds: next(),
            glance: next(),
            curiosity: next(),
            ripe: next(),
            widen: next(),
            sealed: next(),
            trust: next(),
            clear: next(),
        }
    }
}

impl fmt::Display for SearchTweaks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut set = SETTING_NAMES.iter().zip(self.0).filter_map(|(name, value)| Some((name, value?)));
        set.try_for_each(|(name, value)| write!(f, "+{name}={value}"))
    }
}
