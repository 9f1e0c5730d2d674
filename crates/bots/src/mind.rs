//! Minds: bots for a game that is known by its name only. Views and actions come as texts.

use engine::{Dice, Game, Seat, Settings};

use crate::{Level, Question, Thought};

/// Whether a bot keeps to the clock or counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// It takes as long as its level may; for play with people.
    Timed,
    /// It counts instead, so that the same question gets the same answer; for tests.
    Counted,
}

/// What a bot is asked: its seat, what it may know, and what it may do.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The settings of the match.
    pub settings: &'a Settings,
    /// What the seat may know, as JSON.
    pub view: &'a str,
    /// The seat that decides.
    pub seat: Seat,
    /// What it may do, in notation.
    pub menu: &'a [String],
    /// Where its chance begins.
    pub chance: u64,
}

/// A game's bots.
#[derive(Clone, Copy)]
pub struct Mind {
    think: fn(&Asked<'_>, Level, Pace) -> Option<Thought<String>>,
}

impl Mind {
    /// The bots of a game.
    pub const fn of<G: Game>() -> Mind {
        Mind { think: think::<G> }
    }

    /// What a bot does and thinks of it. Nothing, if the question comes from another version of the game.
    pub fn think(&self, asked: &Asked<'_>, level: Level, pace: Pace) -> Option<Thought<String>> {
        (self.think)(asked, level, pace)
    }
}

fn think<G: Game>(asked: &Asked<'_>, level: Level, pace: Pace) -> Option<Thought<String>> {
    let options = G::options(asked.settings).ok()?;
    let view: G::View = serde_json::from_str(asked.view).ok()?;
    let menu: Vec<G::Action> = asked.menu.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
    if menu.is_empty() {
        return None;
    }
    let mut bot = match pace {
        Pace::Timed => level.timed::<G>(),
        Pace::Counted => level.counted::<G>(),
    };
    let question = Question::<G> { options: &options, view: &view, seat: asked.seat, menu: &menu };
    let Thought { action, worth, second, futures } = bot.think(&question, &mut Dice::seeded(asked.chance));
    let second = second.map(|(action, worth)| (action.to_string(), worth));
    Some(Thought { action: action.to_string(), worth, second, futures })
}
