//! Plans that are said in small steps, and pieces that are turned before they lie.

use client::page::Preference;
use client::{PlanDraft, Screen};
use leptos::prelude::*;
use scene::{Assignment, Choice, ChoiceEffect, Pick};

use super::{TableSession, set};
use crate::browser;

/// The pause before the only choice is made by itself.
const AUTO_MS: u64 = 700;

impl TableSession {
    /// Begins a plan, or the turning of a piece, when a new question allows it.
    pub(super) fn begin_plan(self, screen: Option<&Screen>) {
        set(self.turn_at, 0);
        if self.with(|inner| inner.queue.is_empty()) != Some(true) {
            return;
        }
        self.make_only_choice();
        match screen.and_then(|screen| screen.presentation.assignment.as_ref()) {
            // What was changed on the sheet stays when somebody is placed on the board.
            Some(assignment) => self.plan.update(|plan| {
                self.with(|inner| plan.begin(assignment, &inner.last_plan));
            }),
            None => set(self.plan, PlanDraft::default()),
        }
    }

    /// Makes the only choice by itself, for readers who want that.
    fn make_only_choice(self) {
        let only = self.picking.with_untracked(|picking| match picking.as_ref()?.choices() {
            [only] => Some(only.action.clone()),
            _ => None,
        });
        let Some(action) = only.filter(|_| self.page.prefers(Preference::AutoEnd)) else { return };
        let question = self.with(|inner| inner.question).flatten();
        browser::set_timeout(AUTO_MS, move || {
            if self.with(|inner| inner.question).flatten() == question
                && self.is_sent.try_get_untracked() == Some(false)
            {
                self.play(&action);
            }
        });
    }

    /// Proposes a plan: what was done last, and what the game proposes for the rest.
    pub(crate) fn propose_plan(self, assignment: &Assignment) {
        if let Some(plan) = self.with(|inner| PlanDraft::proposed(assignment, &inner.last_plan)) {
            set(self.plan, plan);
        }
    }

    /// Notes what an action assigns, on the sheet or on the board. With the end of the plan it is remembered for the next
    /// proposal.
    pub(super) fn note_assignment(self, action: &str) {
        let picks = self.picking.with_untracked(|picking| {
            let choice = picking.as_ref()?.choices().iter().find(|choice| choice.action == action)?;
            Some(choice.picks.clone())
        });
        let assignment = self.screen.with_untracked(|screen| screen.as_ref()?.presentation.assignment.clone());
        let has_ended = self.with(|inner| match (picks.as_deref(), assignment) {
            (Some([Pick::Thing(worker), Pick::Thing(option)]), Some(assignment)) => {
                if let Some(worker) = assignment.workers.iter().find(|one| one.thing == *worker) {
                    inner.placed.note(worker, option);
                }
                inner.plan_end = Some(Pick::Button(assignment.done));
                false
            }
            (Some([end]), assignment) => {
                let end_now = assignment.map(|assignment| Pick::Button(assignment.done));
                let has_ended = end_now.as_ref().or(inner.plan_end.as_ref()) == Some(end);
                if has_ended {
                    let placed = std::mem::take(&mut inner.placed);
                    inner.last_plan.remember(&placed);
                    inner.plan_end = None;
                }
                has_ended
            }
            _ => false,
        });
        if has_ended == Some(true) {
            self.plan.update(PlanDraft::forget);
        }
    }

    /// What several choices do to the viewer's numbers.
    pub(crate) fn foresee_all(self, actions: &[String]) -> Vec<ChoiceEffect> {
        self.with(|inner| inner.presenter.foresee_all(&inner.client_state, actions)).unwrap_or_default()
    }

    /// Plays actions one after the other, each as soon as the one before is done.
    pub(crate) fn play_all(self, actions: Vec<String>) {
        self.with(|inner| inner.queue = actions.into());
        set(self.is_saying_plan, true);
        self.play_next();
    }

    /// Plays the next action of the queue, if the host waits for it.
    pub(super) fn play_next(self) {
        let is_waiting = self.with(|inner| inner.queue.is_empty()) == Some(false);
        if !is_waiting {
            set(self.is_saying_plan, false);
            return;
        }
        if self.is_sent.get_untracked() {
            return;
        }
        // Playing leads back here, so it waits until this change is shown.
        browser::set_timeout(0, move || {
            if self.is_sent.try_get_untracked() != Some(false) {
                return;
            }
            let Some(action) = self.with(|inner| inner.queue.pop_front()).flatten() else { return };
            let is_possible = self.picking.with_untracked(|picking| {
                picking.as_ref().is_some_and(|picking| picking.choices().iter().any(|choice| choice.action == action))
            });
            match is_possible {
                true => self.play(&action),
                false => {
                    self.with(|inner| inner.queue.clear());
                    set(self.is_saying_plan, false);
                }
            }
        });
    }

    /// The choice that lays the turned piece as it is shown now, with the piece and by how many sixths it is turned.
    pub(crate) fn turned(self) -> Option<(Choice, String, u8)> {
        let turning = self.screen.with(|screen| screen.as_ref()?.presentation.turning.clone())?;
        let at = self.turn_at.get();
        self.picking.with(|picking| {
            let choices = picking.as_ref()?.choices();
            // Ways in which the piece may not lie are skipped.
            let possible = turning.turns.iter().filter_map(|(thing, sixths)| {
                let pick = [Pick::Thing(thing.clone())];
                let choice = choices.iter().find(|choice| choice.picks == pick)?;
                Some((choice.clone(), turning.piece.clone(), *sixths))
            });
            let possible: Vec<(Choice, String, u8)> = possible.collect();
            let count = possible.len().max(1);
            possible.into_iter().nth(at % count)
        })
    }

    /// Turns the piece to the next way in which it may lie.
    pub(crate) fn turn_on(self) {
        self.turn_at.update(|at| *at += 1);
    }
}
