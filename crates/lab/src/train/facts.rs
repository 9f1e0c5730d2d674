//! What weights were made from, and whether they still fit their game.

use engine::learned::Weights;
use engine::{Dice, Judge, Log, Settings, fingerprint};

/// Whether weights fit a game as it is today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsFit {
    /// They were made from it.
    Fresh,
    /// There are none: none have beaten the game's own judge yet.
    None,
    /// They are those of another game.
    OtherGame,
    /// The game has other features now, or other numbers of them.
    OtherFeatures,
    /// The rules have another version now.
    OtherRules,
    /// The game plays differently now, by its content or its rules.
    OtherPlay,
}

impl WeightsFit {
    /// The verdict in words, to be said of the weights of a game.
    pub const fn words(self) -> &'static str {
        match self {
            WeightsFit::Fresh => "fit its rules and its content",
            WeightsFit::None => "are none: none have beaten its judge yet",
            WeightsFit::OtherGame => "were made for another game",
            WeightsFit::OtherFeatures => "are stale: they weigh other features",
            WeightsFit::OtherRules => "are stale: its rules have another version now",
            WeightsFit::OtherPlay => "are stale: its rules or its content have changed since",
        }
    }

    /// Whether the weights can stay.
    pub const fn is_right(self) -> bool {
        matches!(self, WeightsFit::Fresh | WeightsFit::None)
    }

    /// Compares what weights were made from with the game.
    pub fn of<G: Judge>(weights: &Weights) -> WeightsFit {
        let has = |(word, value): (&str, String)| weights.fact(word) == Some(value.as_str());
        let [game, rules, plays, features] = game_facts::<G>();
        let is_whole = weights.tables.iter().all(|table| table.early.len() == G::FEATURES.len());
        match () {
            () if !has(game) => WeightsFit::OtherGame,
            () if weights.tables.is_empty() => WeightsFit::None,
            () if !has(features) || !is_whole => WeightsFit::OtherFeatures,
            () if !has(rules) => WeightsFit::OtherRules,
            () if !has(plays) => WeightsFit::OtherPlay,
            () => WeightsFit::Fresh,
        }
    }
}

/// What weights depend on, as facts of their file: the game, the version of its rules, how it plays, and its features.
pub fn game_facts<G: Judge>() -> [(&'static str, String); 4] {
    [
        ("game", G::ABOUT.name.to_owned()),
        ("rules", G::ABOUT.rules_version.to_string()),
        ("plays", format!("{:016x}", rules_hash::<G>())),
        ("features", G::FEATURES.join(" ")),
    ]
}

/// A hash of how a game plays by default: of all choices in some random matches. It changes with rules and content.
fn rules_hash<G: Judge>() -> u64 {
    let (mut hash, mut menu) = (0_u64, Vec::new());
    for seats in G::ABOUT.seats.clone() {
        let Ok(options) = G::options(&Settings::new(G::ABOUT.options, seats)) else { continue };
        for seed in 0..3 {
            let mut dice = Dice::seeded(seed);
            let mut state = G::setup(&options, &mut dice);
            for _ in 0..400 {
                let Some(seat) = G::deciders(&state).first() else { break };
                menu.clear();
                G::legal(&state, seat, &mut menu);
                let texts: Vec<String> = menu.iter().map(ToString::to_string).collect();
                hash = fingerprint(&(hash, texts));
                let action = *dice.pick(&menu);
                G::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).expect("listed actions apply");
            }
        }
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::learned::WeightTable;
    use engine::sample::Sample;

    #[test]
    fn weights_are_stale_once_what_they_were_made_from_has_changed() {
        let facts = game_facts::<Sample>().map(|(word, value)| (word.to_owned(), value)).to_vec();
        let table = WeightTable { table: 2, early: Vec::new(), late: Vec::new() };
        let fresh = Weights { facts, tables: vec![table.clone()] };
        assert_eq!(WeightsFit::of::<Sample>(&fresh), WeightsFit::Fresh);
        let with = |word: &str| {
            let mut weights = fresh.clone();
            let fact = weights.facts.iter_mut().find(|(known, _)| known == word).unwrap();
            fact.1 = "other".to_owned();
            WeightsFit::of::<Sample>(&weights)
        };
        assert_eq!(with("game"), WeightsFit::OtherGame);
        assert_eq!(with("rules"), WeightsFit::OtherRules);
        assert_eq!(with("plays"), WeightsFit::OtherPlay);
        assert_eq!(with("features"), WeightsFit::OtherFeatures);
        let longer = WeightTable { early: vec![1], late: vec![1], ..table };
        assert_eq!(
            WeightsFit::of::<Sample>(&Weights { tables: vec![longer], ..fresh.clone() }),
            WeightsFit::OtherFeatures
        );
        let none = WeightsFit::of::<Sample>(&Weights { tables: Vec::new(), ..fresh });
        assert!(none == WeightsFit::None && none.is_right() && !WeightsFit::OtherPlay.is_right());
    }
}
