//! Thinking: what a bot needs to answer for a seat, and the way to its answer. It happens outside the host.

use bots::{Level, Question, Thought};
use engine::{Dice, Hash256, Seat, Seed, Settings};
use games::Visitor;
use scene::Show;
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

/// Whether a bot keeps to the clock or counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// It takes as long as its level may; for play with people.
    Timed,
    /// It counts instead, so that the same question gets the same answer; for tests.
    Counted,
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

    /// The bot's answer, in notation.
    pub fn think(&self, pace: Pace) -> String {
        self.thought(pace).action
    }

    /// The bot's answer and what it thinks of it, in notation.
    pub fn thought(&self, pace: Pace) -> Thought<String> {
        let first = || Thought::thoughtless(self.menu.first().cloned().unwrap_or_default());
        games::visit(&self.game, Mind { thinking: self, pace }).flatten().unwrap_or_else(first)
    }
}

struct Mind<'a> {
    thinking: &'a Thinking,
    pace: Pace,
}

impl Visitor for Mind<'_> {
    type Out = Option<Thought<String>>;

    fn visit<G: Show>(self) -> Option<Thought<String>> {
        let Thinking { seat, level, settings, view, menu, chance, .. } = self.thinking;
        let options = G::options(settings).ok()?;
        let view: G::View = serde_json::from_str(view).ok()?;
        let menu: Vec<G::Action> = menu.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
        if menu.is_empty() {
            return None;
        }
        let mut bot = match self.pace {
            Pace::Timed => level.timed::<G>(),
            Pace::Counted => level.counted::<G>(),
        };
        let question = Question::<G> { options: &options, view: &view, seat: *seat, menu: &menu };
        let Thought { action, worth, second, futures } = bot.think(&question, &mut Dice::seeded(*chance));
        let second = second.map(|(action, worth)| (action.to_string(), worth));
        Some(Thought { action: action.to_string(), worth, second, futures })
    }
}
