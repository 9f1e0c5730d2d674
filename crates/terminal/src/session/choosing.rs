//! Choosing: rows of the list, plans, and choices that lose something for good.

use client::{Explanation, PickStep, PlanDraft};
use engine::Viewer;
use scene::Pick;

use super::Session;
use crate::choice_rows::{ChoiceRow, PlanSheet, RowKind, rows};

/// What came of a choice.
#[derive(Clone, Debug, PartialEq)]
pub enum Chosen {
    /// An action was played.
    Played,
    /// There is more to choose; this is the row to begin with.
    More(usize),
    /// The choice may lose something for good, which the text says. Choosing it again makes it.
    Again(String),
    /// It is not possible.
    Refused(Explanation),
    /// There was nothing to choose.
    Nothing,
}

impl Session {
    /// The rows of the list of choices.
    pub(crate) fn rows(&self) -> Vec<ChoiceRow> {
        match self.screen().zip(self.picking()) {
            Some((screen, picking)) => rows(screen, picking, self.turn.sheet.as_ref()),
            None => Vec::new(),
        }
    }

    /// The labels of the rows of choices, for those who play by numbers.
    pub fn row_labels(&self) -> Vec<String> {
        self.rows().into_iter().map(|row| row.label).collect()
    }

    /// Begins a plan if the question allows one.
    pub(super) fn begin_plan(&mut self) {
        self.turn.armed = None;
        if !self.turn.queue.is_empty() {
            return;
        }
        let last = self.last_plan();
        let assignment = self.screen().and_then(|screen| screen.presentation.assignment.as_ref());
        self.turn.sheet =
            assignment.map(|assignment| PlanSheet { draft: PlanDraft::proposed(assignment, &last), worker: None });
    }

    /// Whether a plan is being made.
    pub(crate) fn sheet(&self) -> Option<&PlanSheet> {
        self.turn.sheet.as_ref().filter(|_| self.picking().is_some())
    }

    /// Chooses a row of the list.
    pub fn choose(&mut self, at: usize, now_ms: u64) -> Chosen {
        let Some(row) = self.rows().into_iter().nth(at) else { return Chosen::Nothing };
        match row.kind {
            RowKind::Play(action) => self.play_sure(&action, now_ms),
            RowKind::Touch(pick) => self.touch_pick(&pick, now_ms),
            RowKind::Verb(verb) => {
                self.press_verb(&verb, now_ms);
                Chosen::More(0)
            }
            RowKind::Worker(worker) => {
                if let Some(sheet) = &mut self.turn.sheet {
                    sheet.worker = Some(worker);
                }
                Chosen::More(0)
            }
            RowKind::Assign(worker, option) => Chosen::More(self.assign(worker, &option).unwrap_or(at)),
            RowKind::SayPlan => self.say_plan(now_ms),
        }
    }

    /// Plays an action. One that may lose something for good is chosen twice.
    pub fn play_sure(&mut self, action: &str, now_ms: u64) -> Chosen {
        let last = self.effects(action).iter().find(|effect| effect.is_final).map(|effect| effect.text.clone());
        if let Some(text) = last.filter(|_| self.turn.armed.as_deref() != Some(action)) {
            self.turn.armed = Some(action.to_owned());
            return Chosen::Again(text);
        }
        self.play(action, now_ms);
        Chosen::Played
    }

    /// Touches a thing of the scene.
    pub fn touch_thing(&mut self, thing: &str, now_ms: u64) -> Chosen {
        let row = self.sheet().and_then(|_| self.rows().iter().position(|row| row.thing.as_deref() == Some(thing)));
        match row {
            Some(at) => self.choose(at, now_ms),
            None => self.touch_pick(&Pick::Thing(thing.to_owned()), now_ms),
        }
    }

    fn touch_pick(&mut self, pick: &Pick, now_ms: u64) -> Chosen {
        let completed = self.picking().and_then(|picking| picking.completed_by(pick)).cloned();
        if let Some(choice) = completed.filter(|choice| choice.picks.last() == Some(pick)) {
            return self.play_sure(&choice.action, now_ms);
        }
        match (self.touch(pick, now_ms), pick) {
            (Some(PickStep::More | PickStep::Confirm(_)), _) => Chosen::More(0),
            (Some(PickStep::Play(_)), _) => Chosen::Played,
            (Some(PickStep::Refused), Pick::Thing(id)) => Chosen::Refused(self.explain_touch(id)),
            _ => Chosen::Nothing,
        }
    }

    /// Assigns a worker. Gives the row to go on with.
    fn assign(&mut self, worker: usize, option: &str) -> Option<usize> {
        let super::ScreenState::Table(screen) = &self.screen_state else { return None };
        let (sheet, assignment) = self.turn.sheet.as_mut().zip(screen.presentation.assignment.as_ref())?;
        let worker = assignment.workers.get(worker)?;
        sheet.draft.toggle(worker, option);
        if worker.takes > 1 {
            return None;
        }
        sheet.worker.take().map(|index| index + 1)
    }

    fn say_plan(&mut self, now_ms: u64) -> Chosen {
        let Some(sheet) = self.turn.sheet.take() else { return Chosen::Nothing };
        let Some((screen, picking)) = self.screen().zip(self.picking()) else { return Chosen::Nothing };
        let Some(assignment) = &screen.presentation.assignment else { return Chosen::Nothing };
        let mut actions = sheet.draft.actions(assignment, picking.choices());
        actions.extend(PlanDraft::done(assignment, picking.choices()).map(|done| done.action.clone()));
        if let Some(seat) = self.viewer.and_then(Viewer::seat) {
            self.last_plans.entry(seat).or_default().remember(&sheet.draft);
        }
        self.play_all(actions, now_ms);
        Chosen::Played
    }

    /// Proposes the plan again, or begins an empty one.
    pub(crate) fn plan_again(&mut self) {
        let last = self.last_plan();
        let super::ScreenState::Table(screen) = &self.screen_state else { return };
        if let Some((sheet, assignment)) = self.turn.sheet.as_mut().zip(screen.presentation.assignment.as_ref()) {
            let proposed = PlanDraft::proposed(assignment, &last);
            match sheet.draft == proposed {
                true => sheet.draft.clear(assignment),
                false => sheet.draft = proposed,
            }
        }
    }

    /// Takes the last touch back. Gives the row to go on with; `None` if there was nothing to take back.
    pub fn step_back(&mut self) -> Option<usize> {
        self.turn.armed = None;
        if let Some(worker) = self.turn.sheet.as_mut().and_then(|sheet| sheet.worker.take()) {
            return Some(worker + 1);
        }
        self.turn.picking.as_mut().is_some_and(client::Picking::back).then_some(0)
    }
}
