//! Entrants: bots by a name, such as `random`, `greedy`, `normal` or `search:300`.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, Budget, Greedy, Instinct, Level, Random, Search};
use engine::Judge;

/// A bot by its name. All of them limit their thinking by counts instead of time, which makes tournaments repeatable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A random choice.
    Random,
    /// The game's instinct.
    Instinct,
    /// One step ahead, over eight imagined worlds.
    Greedy,
    /// A search of this number of futures.
    Search(u32),
    /// A level that people can choose.
    Level(Level),
}

impl Entrant {
    /// The bot.
    pub fn bot<G: Judge>(self) -> Box<dyn Bot<G>> {
        match self {
            Entrant::Random => Box::new(Random),
            Entrant::Instinct => Box::new(Instinct),
            Entrant::Greedy => Box::new(Greedy::default()),
            Entrant::Search(futures) => Box::new(Search::new(Budget::futures(futures))),
            Entrant::Level(level) => bots::counted_bot(level),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Random => write!(f, "random"),
            Entrant::Instinct => write!(f, "instinct"),
            Entrant::Greedy => write!(f, "greedy"),
            Entrant::Search(futures) => write!(f, "search:{futures}"),
            Entrant::Level(level) => write!(f, "{level}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        let unknown =
            || format!("`{text}` is no bot; there are random, instinct, greedy, search:FUTURES, easy, normal, hard");
        match text {
            "random" => Ok(Entrant::Random),
            "instinct" => Ok(Entrant::Instinct),
            "greedy" => Ok(Entrant::Greedy),
            _ => match text.strip_prefix("search:") {
                Some(futures) => match futures.parse() {
                    Ok(futures @ 1..) => Ok(Entrant::Search(futures)),
                    Ok(0) | Err(_) => Err(unknown()),
                },
                None => text.parse().map(Entrant::Level).map_err(|_| unknown()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for name in ["random", "instinct", "greedy", "search:300", "easy", "normal", "hard"] {
            assert_eq!(name.parse::<Entrant>().unwrap().to_string(), name);
        }
        for name in ["", "search", "search:0", "search:x", "genius"] {
            assert!(name.parse::<Entrant>().is_err(), "{name}");
        }
    }
}
