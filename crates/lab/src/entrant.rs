//! Entrants: bots by a name, such as `random`, `normal`, `search:300`, `old-hard`, `hard@20ms`, `hard+horizon=8` or
//! `./my-program`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bots::{Bot, Budget, Greedy, Instinct, Level, ProgramPlayer, Random, Search};
use engine::learned::Weights;
use engine::{Judge, Settings};

use crate::SearchTweaks;
use crate::former::{FormerGreedy, FormerSearch};

/// A bot by its name. Without a limit of time all of them count, which makes tournaments repeatable.
#[derive(Clone, Copy, Debug)]
pub struct Entrant {
    kind: EntrantKind,
    tweaks: SearchTweaks,
    /// A file of weights in place of the game's own, with its path.
    weights: Option<(&'static str, &'static Weights)>,
    limit: Option<DecisionLimit>,
}

#[derive(Clone, Copy, Debug)]
enum EntrantKind {
    Random,
    Instinct,
    Greedy,
    Search(u32),
    Level(Level),
    /// A bot of version 0.1.
    FormerLevel(Level),
    FormerSearch(u32),
    /// Any program; it is kept until this one ends, as are the names of entrants.
    Program(&'static ProgramPlayer),
}

/// What an entrant may spend on a decision in place of its own budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionLimit {
    /// So many futures.
    Futures(u32),
    /// So many milliseconds.
    Millis(u32),
}

impl DecisionLimit {
    fn budget(self) -> Budget {
        match self {
            DecisionLimit::Futures(futures) => Budget::futures(futures),
            DecisionLimit::Millis(millis) => Budget::futures(u32::MAX).within(Duration::from_millis(u64::from(millis))),
        }
    }
}

impl Entrant {
    /// The same bot with other search settings.
    #[must_use]
    pub fn with_tweaks(self, tweaks: SearchTweaks) -> Entrant {
        Entrant { tweaks, ..self }
    }

    /// The same bot with this limit for each decision.
    #[must_use]
    pub fn with_limit(self, limit: DecisionLimit) -> Entrant {
        Entrant { limit: Some(limit), ..self }
    }

    fn search<G: Judge>(self, budget: Budget, settings: &Settings) -> Search {
        let options = G::options(settings).expect("a match has settings that fit its game");
        let search = Search::new(budget).with_settings(self.tweaks.settings::<G>(&options));
        match self.weights {
            Some((_, weights)) => search.with_weights(weights),
            None => search,
        }
    }

    /// What went wrong with it, if it is a program.
    pub fn fault(self) -> Option<String> {
        match self.kind {
            EntrantKind::Program(player) => player.fault(),
            _ => None,
        }
    }

    /// The bot, for a match with these settings.
    ///
    /// # Panics
    /// When the settings are not those of a match of the game.
    pub fn bot_for<G: Judge>(self, settings: &Settings) -> Box<dyn Bot<G>> {
        let budget = |own: u32| self.limit.map_or(Budget::futures(own), DecisionLimit::budget);
        match self.kind {
            EntrantKind::Program(player) => player.bot(settings),
            EntrantKind::Random => Box::new(Random),
            EntrantKind::Instinct => Box::new(Instinct),
            EntrantKind::Greedy => Box::new(Greedy::default()),
            EntrantKind::Search(futures) => Box::new(self.search::<G>(budget(futures), settings)),
            EntrantKind::Level(level) => {
                bots::bot_with_search(level, self.search::<G>(budget(bots::level_futures(level)), settings))
            }
            EntrantKind::FormerLevel(Level::Easy) => Box::new(FormerGreedy(2)),
            EntrantKind::FormerLevel(Level::Normal) => Box::new(FormerSearch { budget: budget(160), breadth: 8 }),
            EntrantKind::FormerLevel(_) => Box::new(FormerSearch { budget: budget(3000), breadth: 16 }),
            EntrantKind::FormerSearch(futures) => Box::new(FormerSearch { budget: budget(futures), breadth: 8 }),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            EntrantKind::Random => write!(f, "random"),
            EntrantKind::Instinct => write!(f, "instinct"),
            EntrantKind::Greedy => write!(f, "greedy"),
            EntrantKind::Search(futures) => write!(f, "search:{futures}"),
            EntrantKind::Level(level) => write!(f, "{level}"),
            EntrantKind::FormerLevel(level) => write!(f, "old-{level}"),
            EntrantKind::FormerSearch(futures) => write!(f, "old-search:{futures}"),
            EntrantKind::Program(player) => write!(f, "{}", player.command()),
        }?;
        write!(f, "{}", self.tweaks)?;
        if let Some((path, _)) = self.weights {
            write!(f, "+weights={path}")?;
        }
        match self.limit {
            None => Ok(()),
            Some(DecisionLimit::Futures(futures)) => write!(f, "@{futures}"),
            Some(DecisionLimit::Millis(millis)) => write!(f, "@{millis}ms"),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        if ProgramPlayer::is_command(text) && !text.contains("+weights=") {
            let player = Box::leak(Box::new(ProgramPlayer::new(text)));
            return Ok(Entrant {
                kind: EntrantKind::Program(player),
                tweaks: SearchTweaks::default(),
                weights: None,
                limit: None,
            });
        }
        let unknown = || {
            format!(
                "`{text}` is no bot; there are random, instinct, greedy, search:FUTURES, {}, those of version 0.1 \
                 (old-easy, old-normal, old-hard, old-search:FUTURES), each with @FUTURES or @MILLISms for another budget, and searches with +SETTING=NUMBER or +weights=FILE; a program is given by its path, such as ./mybot",
                Level::ALL.map(Level::word).join(", ")
            )
        };
        let (name, limit) = match text.split_once('@') {
            Some((name, limit)) => (name, Some(limit.parse::<DecisionLimit>().map_err(|()| unknown())?)),
            None => (text, None),
        };
        let mut parts = name.split('+');
        let kind = parts.next().and_then(read_kind).ok_or_else(unknown)?;
        let (mut tweaks, mut weights) = (SearchTweaks::default(), None);
        for part in parts {
            match part.strip_prefix("weights=") {
                Some(path) => weights = Some(read_weights(path)?),
                None => tweaks.read(part).ok_or_else(unknown)?,
            }
        }
        Ok(Entrant { kind, tweaks, weights, limit })
    }
}

impl FromStr for DecisionLimit {
    type Err = ();

    fn from_str(text: &str) -> Result<DecisionLimit, ()> {
        let (number, limit): (&str, fn(u32) -> DecisionLimit) = match text.strip_suffix("ms") {
            Some(millis) => (millis, DecisionLimit::Millis),
            None => (text, DecisionLimit::Futures),
        };
        number.parse().ok().filter(|&number| number > 0).map(limit).ok_or(())
    }
}

/// Reads a file of weights. It is kept until the program ends, as are the names of entrants.
fn read_weights(path: &str) -> Result<(&'static str, &'static Weights), String> {
    let text = std::fs::read_to_string(path).map_err(|fault| format!("{path}: {fault}"))?;
    let weights = Weights::read(&text).ok_or_else(|| format!("{path} holds no weights"))?;
    Ok((Box::leak(path.to_owned().into_boxed_str()), Box::leak(Box::new(weights))))
}

fn read_kind(name: &str) -> Option<EntrantKind> {
    let futures = |text: &str| text.parse().ok().filter(|&futures: &u32| futures > 0);
    match name {
        "random" => return Some(EntrantKind::Random),
        "instinct" => return Some(EntrantKind::Instinct),
        "greedy" => return Some(EntrantKind::Greedy),
        _ => {}
    }
    if let Some(text) = name.strip_prefix("search:") {
        return futures(text).map(EntrantKind::Search);
    }
    match name.strip_prefix("old-") {
        Some(former) => match former.strip_prefix("search:") {
            Some(text) => futures(text).map(EntrantKind::FormerSearch),
            None => ["easy", "normal", "hard"]
                .contains(&former)
                .then(|| former.parse().ok().map(EntrantKind::FormerLevel))
                .flatten(),
        },
        None => name.parse().ok().map(EntrantKind::Level),
    }
}

#[cfg(test)]
mod tests {
    use bots::Position;
    use engine::sample::Sample;
    use engine::{Dice, Game, SearchSettings, Seat, Viewer};

    use super::*;

    #[test]
    fn names_are_read_back() {
        let names = ["random", "instinct", "greedy", "search:300", "easy", "normal", "hard", "old-normal"];
        for name in names.into_iter().chain([
            "old-search:40",
            "old-hard@20ms",
            "hard@300",
            "hard+horizon=8+ripe=2@20ms",
            "./mybot --deep 3",
        ]) {
            assert_eq!(name.parse::<Entrant>().unwrap().to_string(), name);
        }
        for name in
            ["", "search", "search:0", "search:x", "genius", "old-genius", "hard@", "hard@0", "hard@x", "hard+x=1"]
        {
            assert!(name.parse::<Entrant>().is_err(), "{name}");
        }
    }

    /// What bots of these names choose in the same position with the same dice, again and again.
    fn choices(name: &str) -> Vec<(String, Option<f64>)> {
        let settings = Settings::new(Sample::ABOUT.options, 4);
        let options = Sample::options(&settings).unwrap();
        let mut bot = name.parse::<Entrant>().unwrap().bot_for::<Sample>(&settings);
        let state = Sample::setup(&options, &mut Dice::seeded(1));
        let seat = Seat::new(0);
        let (view, mut menu) = (Sample::view(&state, Viewer::Seat(seat)), Vec::new());
        Sample::legal(&state, seat, &mut menu);
        assert!(menu.len() > 2, "{menu:?}");
        let position = Position { options: &options, view: &view, seat, menu: &menu };
        let decide = |seed| {
            let decision = bot.decide(&position, &mut Dice::seeded(seed));
            (decision.action.to_string(), decision.worth)
        };
        (0..12).map(decide).collect()
    }

    #[test]
    fn a_level_stays_what_it_is_with_other_settings() {
        let widths = ["hard+breadth=2@40", "normal+breadth=4@40", "normal+breadth=2@40"].map(choices);
        assert_eq!(widths[0], widths[1], "hard follows twice as many choices");
        assert_ne!(widths[0], widths[2]);
        let own = SearchSettings::UNTUNED.glance;
        let tweaked = [format!("easy+glance={own}@40"), format!("normal+glance={own}@40")];
        let [easy, normal] = tweaked.each_ref().map(|name| choices(name));
        assert_eq!(easy, choices("easy@40"), "easy overlooks the same");
        assert_ne!(easy, normal);
    }
}
