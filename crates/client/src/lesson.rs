//! Lessons: a position, what is asked there step by step, and what is said to each answer.
//!
//! A lesson is data of its game and no code: `crates/GAME/lessons/1-NAME.toml`, with messages in
//! `crates/GAME/texts/LANG/lessons.ftl`. It is played on the real table, with the newest rules. What a learner does is
//! [judged](LessonRun::judge) before it is played: an answer that the lesson does not want gets words of its own and
//! changes nothing. The other seats follow the script; where it says nothing, bots play.
//!
//! | message | says |
//! |---|---|
//! | `course` | what one can do after all lessons |
//! | `lesson-NAME`, `.goal`, `.end` | the title of a lesson, what it is about, and what was learned |
//! | `lesson-NAME-STEP`, `.hint`, `.done` | what is asked in a step, a hint, and what is said when it was done |
//! | `lesson-NAME-STEP.no`, `.no-WORD` | what is said to other answers, and to those of `[[steps.wrong]]` |
//! | `lesson-NAME-STEP.no-early` | what is said to an answer that would end a step before all that it needs was done |

use std::collections::BTreeMap;

use bots::{BotAnswer, BotQuestion, Decision, Level};
use engine::{BadOptions, Seat, Seats, Seed, Settings};
use scene::{Choice, Pick};
use serde::Deserialize;

use crate::{Local, LocalFault, LocalPlayer, LocalSetup, Picking};

/// The lessons of a game with their messages, as the page loads them.
#[derive(Clone, Debug, Deserialize)]
pub struct Course {
    /// The lessons, in their order.
    pub lessons: Vec<Lesson>,
    /// Messages in the reader's language.
    pub messages: String,
}

/// One lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name, from the name of its file.
    pub name: String,
    /// The version of the rules that it was written for. It is played by the newest one, and a test sees to it that it can.
    pub rules: u32,
    /// How many play.
    pub seats: u8,
    /// Where the learner sits.
    pub seat: Seat,
    /// The number from which the seed is made, which decides the dice.
    pub seed: u64,
    /// Options other than the usual ones.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// What was done before the lesson begins: a seat and its action in each line.
    #[serde(default)]
    pub moves: String,
    /// What other seats do where a step says nothing: patterns, the first one that fits a choice counts.
    #[serde(default)]
    pub others: Vec<String>,
    /// What is asked, in this order.
    pub steps: Vec<LessonStep>,
}

/// One thing that a learner is asked to do.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Its name.
    pub id: String,
    /// What the script answers, in notation, one action after the other.
    #[serde(default)]
    pub play: Vec<String>,
    /// Patterns of other answers that are as good.
    #[serde(default)]
    pub accept: Vec<String>,
    /// Patterns of the answers that end the step. Without one it ends after as many answers as the script gives.
    #[serde(default)]
    pub until: Vec<String>,
    /// Patterns of answers that must be given before the step can end.
    #[serde(default)]
    pub needs: Vec<String>,
    /// Answers that get words of their own.
    #[serde(default)]
    pub wrong: Vec<Deviation>,
    /// Whether the table points at what is to be touched.
    #[serde(default)]
    pub show: bool,
    /// In a free step the learner decides as they like, so many times.
    #[serde(default)]
    pub free: u16,
    /// What other seats do from here on: a seat and a pattern in each line.
    #[serde(default)]
    pub others: String,
    /// The clauses that the step teaches.
    #[serde(default)]
    pub clauses: Vec<String>,
}

/// An answer that is allowed by the rules, but is not what a lesson asks for.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deviation {
    /// Patterns of the actions.
    pub play: Vec<String>,
    /// The word of the message that answers it: `early` stands for `.no-early`.
    pub say: String,
}

/// Somebody who watches over a person's moves at a local table and moves for others.
pub trait Coach {
    /// Whether the person's action is played.
    fn allows(&mut self, action: &str) -> bool;

    /// What another seat answers; `None` if a bot decides.
    fn answer(&mut self, question: &BotQuestion) -> Option<BotAnswer>;
}

/// What follows from an answer of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonReply {
    /// It is played, and the step goes on.
    GoesOn,
    /// It is played, and ends the step.
    EndsStep,
    /// It is not played; this message answers it.
    NotThis(String),
}

impl Lesson {
    /// Opens a table at the lesson's position, with a learner of this name.
    pub fn open(&self, game: &str, table: &str, learner: &str, now_ms: u64) -> Result<Local, LocalFault> {
        let settings = self.settings(game).map_err(host::OpenFault::from)?;
        let player = |seat: Seat| match seat == self.seat {
            true => LocalPlayer::Person(learner.to_owned()),
            false => LocalPlayer::Bot(Level::Easy),
        };
        let players = Seats::all(self.seats).iter().map(player).collect();
        let setup = LocalSetup { table: table.to_owned(), game: game.to_owned(), settings, players };
        Local::after(setup, Seed::from_number(self.seed), lines(&self.moves), now_ms)
    }

    fn settings(&self, game: &str) -> Result<Settings, BadOptions> {
        let chosen = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        match games::listed(game) {
            Some(listed) => listed.about.settings(self.seats, chosen),
            None => Ok(Settings::new(&[], self.seats)),
        }
    }

    /// The id of the message with its title.
    pub fn message(&self) -> String {
        format!("lesson-{}", self.name)
    }

    /// The id of the message of a step.
    pub fn step_message(&self, step: &LessonStep) -> String {
        format!("lesson-{}-{}", self.name, step.id)
    }
}

/// Lines that begin with a seat.
fn lines(text: &str) -> Vec<(Seat, String)> {
    let line = |line: &str| {
        let (seat, rest) = line.trim().split_once(' ')?;
        Some((seat.parse().ok()?, rest.to_owned()))
    };
    text.lines().filter_map(line).collect()
}

/// Whether an action fits a pattern, in which `*` stands for anything.
fn fits(pattern: &str, action: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| action.strip_prefix(first)) else { return false };
    let mut parts = parts.peekable();
    if parts.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return rest.ends_with(part);
        }
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    true
}

fn fits_any(patterns: &[String], action: &str) -> bool {
    patterns.iter().any(|pattern| fits(pattern, action))
}

/// A lesson while it is played.
#[derive(Clone, Debug)]
pub struct LessonRun {
    lesson: Lesson,
    at: usize,
    /// What the learner has done in the present step.
    played: Vec<String>,
    /// What other seats are still to do.
    script: Vec<(Seat, String)>,
}

impl LessonRun {
    /// A lesson from its beginning.
    pub fn new(lesson: Lesson) -> LessonRun {
        let script = lesson.steps.first().map_or_else(Vec::new, |step| lines(&step.others));
        LessonRun { lesson, at: 0, played: Vec::new(), script }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// How many steps are done.
    pub fn steps_done(&self) -> usize {
        self.at
    }

    /// The present step; `None` when all are done.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.at)
    }

    /// How many decisions of a free step are left.
    pub fn decisions_left(&self) -> usize {
        self.step().map_or(0, |step| usize::from(step.free).saturating_sub(self.played.len()))
    }

    /// What the script would do now, among what is possible.
    pub fn scripted(&self, is_possible: impl Fn(&str) -> bool) -> Option<&str> {
        let is_next = |action: &&String| !self.played.contains(action) && is_possible(action);
        self.step()?.play.iter().find(is_next).map(String::as_str)
    }

    fn scripted_choice<'a>(&self, picking: &'a Picking) -> Option<&'a Choice> {
        let find = |action: &str| picking.choices().iter().find(|choice| choice.action == action);
        find(self.scripted(|action| find(action).is_some())?)
    }

    /// What is to be touched next for what the script would do.
    pub fn next_pick(&self, picking: &Picking) -> Option<Pick> {
        let choice = self.scripted_choice(picking).filter(|choice| choice.picks.starts_with(picking.path()))?;
        choice.picks.get(picking.path().len()).cloned()
    }

    /// The verb of what the script would do, as long as nothing was touched.
    pub fn verb(&self, picking: &Picking) -> Option<String> {
        self.scripted_choice(picking).filter(|_| !picking.is_started())?.verb.clone()
    }

    /// What the script still does in this step that gives a worker a task: the things of both.
    pub fn assignments(&self, picking: &Picking) -> Vec<(String, String)> {
        let pair = |action: &String| {
            let choice = picking.choices().iter().find(|choice| choice.action == *action)?;
            match &choice.picks[..] {
                [Pick::Thing(worker), Pick::Thing(task)] => Some((worker.clone(), task.clone())),
                _ => None,
            }
        };
        let scripted = self.step().into_iter().flat_map(|step| &step.play);
        scripted.filter(|action| !self.played.contains(action)).filter_map(pair).collect()
    }

    /// Judges an action of the learner. After the last step everything is allowed.
    pub fn judge(&mut self, action: &str) -> LessonReply {
        let Some(step) = self.lesson.steps.get(self.at) else { return LessonReply::GoesOn };
        let message = self.lesson.step_message(step);
        let ends = fits_any(&step.until, action);
        let is_scripted = step.play.iter().any(|wanted| wanted == action);
        let wrong = step.wrong.iter().find(|wrong| !is_scripted && fits_any(&wrong.play, action));
        let is_wanted = match (ends, wrong) {
            _ if step.free > 0 => true,
            (true, _) => self.needs_are_met(step),
            (false, None) => is_scripted || fits_any(&step.accept, action),
            (false, Some(_)) => false,
        };
        if !is_wanted {
            let word = if ends { Some("early") } else { wrong.map(|wrong| wrong.say.as_str()) };
            return LessonReply::NotThis(
                word.map_or_else(|| format!("{message}.no"), |word| format!("{message}.no-{word}")),
            );
        }
        self.played.push(action.to_owned());
        let answers = if step.free > 0 { usize::from(step.free) } else { step.play.len() };
        match ends || step.until.is_empty() && self.played.len() >= answers {
            true => {
                self.end_step();
                LessonReply::EndsStep
            }
            false => LessonReply::GoesOn,
        }
    }

    fn needs_are_met(&self, step: &LessonStep) -> bool {
        step.needs.iter().all(|need| self.played.iter().any(|action| fits(need, action)))
    }

    fn end_step(&mut self) {
        self.at += 1;
        self.played.clear();
        self.script.extend(self.lesson.steps.get(self.at).into_iter().flat_map(|step| lines(&step.others)));
    }

    /// The match is over: so is the lesson.
    pub fn finish(&mut self) {
        self.at = self.lesson.steps.len();
    }

    /// What another seat answers; `None` if a bot decides.
    pub fn answer(&mut self, question: &BotQuestion) -> Option<BotAnswer> {
        if self.step().is_none_or(|step| step.free > 0) {
            return None;
        }
        let on_menu = |pattern: &str| question.menu.iter().find(|action| fits(pattern, action)).cloned();
        let own = self.script.iter().position(|(seat, pattern)| *seat == question.seat && on_menu(pattern).is_some());
        let action = match own {
            Some(at) => on_menu(&self.script.remove(at).1),
            None => self.lesson.others.iter().find_map(|pattern| on_menu(pattern)),
        };
        action.map(|action| question.answer(Decision::without_search(action)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = r#"{
        "name": "try", "rules": 1, "seats": 2, "seat": "a", "seed": 1,
        "steps": [
            { "id": "one", "play": ["move yard"], "accept": ["move *"], "wrong": [{ "play": ["end"], "say": "end" }] },
            { "id": "plan", "play": ["place 3 tunnel", "ready"], "accept": ["place *"], "until": ["ready"],
              "needs": ["place * tunnel"], "wrong": [{ "play": ["place 3 *"], "say": "three" }], "others": "b pass" },
            { "id": "free", "free": 2 }
        ]
    }"#;

    fn run() -> LessonRun {
        LessonRun::new(serde_json::from_str(LESSON).unwrap())
    }

    fn not_this(id: &str) -> LessonReply {
        LessonReply::NotThis(id.to_owned())
    }

    #[test]
    fn patterns_stand_for_anything_between() {
        assert!(fits("move *", "move yard") && fits("place * tunnel", "place 0189 tunnel") && fits("end", "end"));
        assert!(!fits("move *", "end") && !fits("end", "end it") && !fits("place * tunnel", "place 0189 force"));
    }

    #[test]
    fn other_answers_get_words_and_change_nothing() {
        let mut run = run();
        assert_eq!(run.judge("end"), not_this("lesson-try-one.no-end"));
        assert_eq!(run.judge("riot yard"), not_this("lesson-try-one.no"));
        assert_eq!((run.steps_done(), run.scripted(|_| true)), (0, Some("move yard")));
        assert_eq!(run.judge("move chapel"), LessonReply::EndsStep);
        assert_eq!((run.steps_done(), run.scripted(|_| true)), (1, Some("place 3 tunnel")));
        assert_eq!(run.scripted(|action| action == "ready"), Some("ready"));
    }

    #[test]
    fn a_step_ends_when_what_it_needs_was_done() {
        let mut run = run();
        run.judge("move yard");
        assert_eq!(run.judge("ready"), not_this("lesson-try-plan.no-early"));
        assert_eq!(run.judge("place 3 force"), not_this("lesson-try-plan.no-three"));
        assert_eq!(run.judge("place 4 force"), LessonReply::GoesOn);
        assert_eq!(run.judge("ready"), not_this("lesson-try-plan.no-early"));
        assert_eq!(run.judge("place 3 tunnel"), LessonReply::GoesOn);
        assert_eq!(run.judge("ready"), LessonReply::EndsStep);
    }

    #[test]
    fn in_a_free_step_the_learner_decides() {
        let mut run = run();
        for action in ["move yard", "place 3 tunnel", "ready"] {
            run.judge(action);
        }
        assert_eq!((run.decisions_left(), run.judge("end")), (2, LessonReply::GoesOn));
        assert_eq!((run.judge("end"), run.step().is_none()), (LessonReply::EndsStep, true));
        assert_eq!(run.judge("anything"), LessonReply::GoesOn);
    }
}
