//! Questions for bots as text, and their answers: what travels to a thread or a web worker that has time to think.

use engine::{Dice, Foresee, Game, Judge, Seat, Settings, Viewer};
use serde::{Deserialize, Serialize};
use web_time::Duration;

use crate::{Bot, Budget, Decision, GaugeReason, GaugeSums, Level, Position, counted_bot, play_pairs, timed_bot};

/// A question for a bot: what a person in its seat would know, and no more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BotQuestion {
    /// What the answer is for.
    pub purpose: Purpose,
    /// The game's name.
    pub game: String,
    /// The settings of the match.
    pub settings: Settings,
    /// The seat to decide for.
    pub seat: Seat,
    /// The number of the seat's question.
    pub number: u32,
    /// How strong the bot plays.
    pub level: Level,
    /// What the seat may know, as JSON.
    pub view: String,
    /// What it may do, in notation.
    pub menu: Vec<String>,
    /// The seed of the bot's own chance.
    pub chance: u64,
}

/// What a bot is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// To decide for its seat.
    Play,
    /// To advise a person.
    Hint,
}

/// A bot's answer to a [`BotQuestion`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BotAnswer {
    /// What the answer is for.
    pub purpose: Purpose,
    /// The seat that was asked.
    pub seat: Seat,
    /// The number of the seat's question.
    pub number: u32,
    /// What the bot would do, in notation, and what it expects of it.
    pub decision: Decision<String>,
}

/// When a bot stops searching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BudgetKind {
    /// After the time of its level; for play with people.
    Timed,
    /// After the number of futures of its level: the same question gets the same answer; for tests.
    Counted,
}

/// Gives the numbers that speak for the first of two choices against the second.
type Reasons<'a, G> = dyn Fn(&Position<'_, G>, <G as Game>::Action, <G as Game>::Action) -> Vec<GaugeReason> + 'a;

/// How many futures of both choices are compared for an explanation, and the longest time where somebody waits.
const REASON_FUTURES: u32 = 240;
const REASON_TIME: Duration = Duration::from_millis(150);

fn reasons<G: Judge + Foresee>(
    position: &Position<'_, G>,
    best: G::Action,
    second: G::Action,
    budget: BudgetKind,
    seed: u64,
) -> Vec<GaugeReason> {
    let futures = Budget::futures(REASON_FUTURES);
    let budget = match budget {
        BudgetKind::Timed => futures.within(REASON_TIME),
        BudgetKind::Counted => futures,
    };
    let mut gauges = GaugeSums::default();
    let seat = position.seat;
    play_pairs(position, [second, best], budget, seed, &mut |which, state| {
        gauges.add(which, G::gauges(position.options, &G::view(state, Viewer::Seat(seat))));
    });
    gauges.reasons(seat)
}

impl BotQuestion {
    /// The answer of a bot that plays `G`. None, if the question comes from another version of the game.
    pub fn decide<G: Judge + Foresee>(&self, budget: BudgetKind) -> Option<Decision<String>> {
        let mut bot = match budget {
            BudgetKind::Timed => timed_bot::<G>(self.level),
            BudgetKind::Counted => counted_bot::<G>(self.level),
        };
        let reasons: &Reasons<G> = match self.purpose {
            Purpose::Play => &|_, _, _| Vec::new(),
            Purpose::Hint => &|position, best, second| reasons(position, best, second, budget, self.chance),
        };
        self.ask(bot.as_mut(), reasons)
    }

    /// The answer of this bot, whatever level is asked for.
    pub fn decide_by<G: Judge>(&self, bot: &mut dyn Bot<G>) -> Option<Decision<String>> {
        self.ask(bot, &|_, _, _| Vec::new())
    }

    fn ask<G: Judge>(&self, bot: &mut dyn Bot<G>, reasons: &Reasons<'_, G>) -> Option<Decision<String>> {
        let options = G::options(&self.settings).ok()?;
        let view: G::View = serde_json::from_str(&self.view).ok()?;
        let menu: Vec<G::Action> = self.menu.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
        if menu.is_empty() {
            return None;
        }
        let position = Position::<G> { options: &options, view: &view, seat: self.seat, menu: &menu };
        let Decision { action, worth, second, futures, .. } = bot.decide(&position, &mut Dice::seeded(self.chance));
        let reasons = second.map_or_else(Vec::new, |(second, _)| reasons(&position, action, second));
        let second = second.map(|(action, worth)| (action.to_string(), worth));
        Some(Decision { action: action.to_string(), worth, second, futures, reasons })
    }

    /// The answer to this question.
    pub fn answer(&self, decision: Decision<String>) -> BotAnswer {
        BotAnswer { purpose: self.purpose, seat: self.seat, number: self.number, decision }
    }

    /// The question as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a question is plain data")
    }

    /// Reads a question from JSON.
    pub fn from_json(json: &str) -> Option<BotQuestion> {
        serde_json::from_str(json).ok()
    }
}

impl BotAnswer {
    /// The answer as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("an answer is plain data")
    }

    /// Reads an answer from JSON.
    pub fn from_json(json: &str) -> Option<BotAnswer> {
        serde_json::from_str(json).ok()
    }
}
