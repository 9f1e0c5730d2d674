//! Thinking: what a bot needs to answer for a seat, and the way to its answer. It happens outside the host.

use bots::{Asked, Level, Pace, Thought};
use engine::{Hash256, Seat, Seed, Settings};
use serde::{Deserialize, Serialize};

/// A question for a bot: what a person in its seat would know, and no more. As text it can be sent to wherever there
/// is time to think.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thinking {
    /// The seat to decide for.
    pub seat: Seat,
    /// The number of its question.
    pub question: u32,
    /// How strong the bot plays.
    pub level: Level,
    game: String,
    settings: Settings,
    view: String,
    menu: Vec<String>,
    chance: u64,
}

impl Thinking {
    pub(crate) fn new(
        (seat, question): (Seat, u32),
        level: Level,
        (game, settings): (&str, &Settings),
        (view, menu): (String, Vec<String>),
        seed: &Seed,
    ) -> Thinking {
        // Bots need chance too. Nobody can tell the seed from this, and it is the same whenever the log is folded.
        let words = format!("{seed} {seat} {question}");
        let hash = Hash256::of(&[b"escapade bot", words.as_bytes()]);
        let chance = hash.bytes().iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte));
        Thinking::about((seat, question), level, (game, settings), (view, menu), chance)
    }

    /// The question of a seat whose view and menu are known: what a bot would do in a person's place.
    pub fn about(
        (seat, question): (Seat, u32),
        level: Level,
        (game, settings): (&str, &Settings),
        (view, menu): (String, Vec<String>),
        chance: u64,
    ) -> Thinking {
        Thinking { seat, question, level, game: game.to_owned(), settings: settings.clone(), view, menu, chance }
    }

    /// The game that is played.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The bot's answer, in notation.
    pub fn think(&self, pace: Pace) -> String {
        self.thought(pace).action
    }

    /// The bot's answer and what it thinks of it, in notation.
    pub fn thought(&self, pace: Pace) -> Thought<String> {
        let Thinking { seat, level, settings, view, menu, chance, .. } = self;
        let asked = Asked { settings, view, seat: *seat, menu, chance: *chance };
        let thought = games::program(&self.game).and_then(|game| game.mind.think(&asked, *level, pace));
        thought.unwrap_or_else(|| Thought::thoughtless(menu.first().cloned().unwrap_or_default()))
    }
}
