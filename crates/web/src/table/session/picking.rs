//! Picking a choice by touches, explanations of refusals, and hints.

use std::collections::BTreeMap;

use bots::Level;
use client::{Explanation, PickStep, Screen};
use leptos::prelude::*;
use scene::{Choice, Pick};

use super::{TableSession, set};
use crate::bot_worker;
use crate::painter::Highlights;
use crate::sound::{self, Sound};

impl TableSession {
    /// Starts a new picking if the question has changed.
    pub(super) fn update_picking(self, screen: Option<&Screen>) {
        let asked = self.with(|inner| inner.client_state.question()).flatten();
        let is_same = self.with(|inner| std::mem::replace(&mut inner.question, asked) == asked) == Some(true);
        if !is_same || asked.is_none() || screen.is_none() {
            let picking = screen.filter(|_| asked.is_some()).map(Screen::picking);
            self.picking.set(picking);
            self.begin_plan(screen);
            if self.with(|inner| inner.queue.is_empty()) == Some(true) {
                self.foresee_choices();
            }
        }
    }

    /// The things that can be touched now with their labels, unless the table is gone.
    pub(crate) fn try_touchable(self) -> Option<BTreeMap<String, String>> {
        if self.is_sent.try_get_untracked()? {
            return Some(BTreeMap::new());
        }
        let label = |touch: client::TouchTarget| match touch.pick {
            Pick::Thing(id) => Some((id, touch.label)),
            Pick::Button(_) => None,
        };
        self.picking.try_with_untracked(|picking| {
            engine::collect_short(picking.iter().flat_map(client::Picking::targets).filter_map(label))
        })
    }

    /// What is highlighted on the board.
    pub(crate) fn highlights(self) -> Highlights {
        let mut highlights =
            Highlights { mentioned: engine::collect_short(self.mentioned.get()), ..Highlights::default() };
        if self.is_sent.get() {
            return highlights;
        }
        self.picking.with(|picking| {
            let Some(picking) = picking else { return };
            for touch in picking.targets() {
                if let Pick::Thing(id) = touch.pick {
                    if touch.is_far {
                        highlights.far.insert(id.clone());
                    }
                    highlights.touchable.insert(id, touch.label);
                }
            }
            highlights.touched = engine::collect_short(picking.path().iter().filter_map(thing_id));
        });
        highlights.effects = self.effect_badges();
        if let Some((_, piece, sixths)) = self.turned() {
            highlights.touchable.insert(piece.clone(), self.page.text("turn"));
            highlights.turned = Some((piece, sixths));
        }
        highlights
    }

    /// Handles a touch of a thing of the scene, or of a button. A finger touches twice where the first touch shows what
    /// the choice leads to.
    pub(crate) fn touch(self, pick: &Pick, by_finger: bool) {
        if self.is_sent.get_untracked() {
            return;
        }
        self.clear_stage();
        self.card.close();
        // A tap turns the piece that lies on the board; the thing that stands for one way to turn it lays it so.
        if let (Some((_, piece, _)), Pick::Thing(id)) = (self.turned(), pick)
            && self.is_at(id, &piece)
        {
            return self.turn_on();
        }
        if self.must_confirm(pick, by_finger) {
            return;
        }
        self.consider(None, false);
        let step = self.picking.try_update(|picking| picking.as_mut().map(|picking| picking.touch(pick))).flatten();
        match step {
            Some(PickStep::Play(action)) => self.play(&action),
            Some(PickStep::More | PickStep::Confirm(_)) => self.page.toast.set(None),
            None => {
                if let Pick::Thing(id) = pick {
                    self.show_card(id, true);
                }
            }
            Some(PickStep::Refused) => {
                if let Pick::Thing(id) = pick {
                    // A second touch of the same thing takes the first one back.
                    let is_last = self.picking.with_untracked(|picking| {
                        picking
                            .as_ref()
                            .is_some_and(|picking| picking.is_started() && picking.path().last() == Some(pick))
                    });
                    if is_last { self.back() } else { self.explain_touch(id) }
                }
            }
        }
    }

    /// A drag begins with a touch of a thing that more than one choice goes through, and ends with a touch of its goal.
    pub(crate) fn drag(self, pick: &Pick, is_goal: bool) {
        if self.is_sent.get_untracked() && !is_goal {
            return;
        }
        let is_started =
            self.picking.with_untracked(|picking| picking.as_ref().is_some_and(client::Picking::is_started));
        match is_goal {
            // A step of its own, such as choosing the tile, may not be answered yet: the goal waits for it.
            true if self.is_sent.get_untracked() => {
                self.with(|inner| inner.drag_goal = Some(pick.clone())).unwrap_or(())
            }
            true => self.touch(pick, true),
            false if is_started => {}
            false => self.touch(pick, false),
        }
    }

    /// Whether a thing is this piece, or the area that it lies in.
    fn is_at(self, thing: &str, piece: &str) -> bool {
        thing == piece
            || self.screen.with_untracked(|screen| {
                let areas = screen.as_ref().map(|screen| &screen.presentation.scene.areas);
                let mut areas = areas.into_iter().flatten().filter(|area| area.id == thing);
                areas.any(|area| area.pieces.iter().any(|one| one.id == piece))
            })
    }

    /// Presses the button of a verb.
    pub(crate) fn press_verb(self, verb: &str) {
        if self.is_sent.get_untracked() {
            return;
        }
        self.clear_stage();
        let only = self.picking.with_untracked(|picking| {
            let picking = picking.as_ref()?;
            let mut choices = picking.choices().iter().filter(|choice| choice.verb.as_deref() == Some(verb));
            match (choices.next(), choices.next()) {
                (Some(only), None) => Some(only.clone()),
                _ => None,
            }
        });
        match only {
            // What the verb does is shown before it is done, as with things.
            Some(only) => self.consider(Some(only), true),
            None => {
                self.consider(None, false);
                self.picking.update(|picking| {
                    if let Some(picking) = picking {
                        picking.press_verb(verb);
                    }
                });
            }
        }
    }

    /// Takes the last touch back.
    pub(crate) fn back(self) {
        if self.is_armed.get_untracked() {
            return self.consider(None, false);
        }
        self.picking.update(|picking| {
            if let Some(picking) = picking {
                picking.back();
            }
        });
    }

    /// Plays the choice of [`TableSession::to_confirm`].
    pub(crate) fn confirm(self) {
        if let Some(choice) = self.considered.get_untracked().filter(|_| self.is_armed.get_untracked()) {
            return self.play(&choice.action);
        }
        if let Some((choice, ..)) = self.turned() {
            return self.play(&choice.action);
        }
        let action = self.picking.with_untracked(|picking| picking.as_ref()?.confirm().map(str::to_owned));
        if let Some(action) = action {
            self.play(&action);
        }
    }

    /// Plays an action.
    pub(crate) fn play(self, action: &str) {
        self.page.toast.set(None);
        sound::play(self.page, Sound::Done);
        set(self.mentioned, Vec::new());
        set(self.is_recap_open, false);
        self.card.close();
        self.clear_stage();
        self.consider(None, false);
        if self.with(|inner| inner.coach.as_mut().is_some_and(|coach| !coach.allows(action))) == Some(true) {
            return self.pick_again();
        }
        self.note_assignment(action);
        self.with(|inner| inner.client_state.play(action));
        self.send_requests();
    }

    /// Takes back all picks, and what was to follow them.
    fn pick_again(self) {
        self.with(|inner| inner.queue.clear());
        set(self.is_saying_plan, false);
        self.picking.set(self.screen.with_untracked(|screen| screen.as_ref().map(|screen| screen.picking())));
    }

    /// The choice that can be confirmed: the only one that remains, or one that needs no more picks.
    pub(crate) fn to_confirm(self) -> Option<Choice> {
        if let Some(choice) = self.considered.get().filter(|_| self.is_armed.get()) {
            return Some(choice);
        }
        if let Some((choice, ..)) = self.turned() {
            return Some(choice);
        }
        self.picking.with(|picking| {
            let picking = picking.as_ref().filter(|picking| picking.is_started())?;
            let mut remaining = picking.remaining();
            match (remaining.next(), remaining.next()) {
                (Some(only), None) => Some(only.clone()),
                _ => picking.complete_choice().cloned(),
            }
        })
    }

    /// Shows why a thing cannot be touched now.
    fn explain_touch(self, thing: &str) {
        let explanation = self.with(|inner| inner.presenter.explain_touch(&inner.client_state, thing));
        self.show_explanation(explanation);
    }

    pub(super) fn show_explanation(self, explanation: Option<Explanation>) {
        let Some(Explanation { clause, text }) = explanation else { return };
        let game = self.table.with_untracked(|table| table.as_ref().map(|table| table.game.clone()));
        self.page.show_toast(text, clause.zip(game).map(|(clause, game)| (game, clause.to_string())));
    }

    /// Asks a bot for a hint.
    pub(crate) fn hint(self) {
        let question = self.with(|inner| inner.client_state.hint(Level::Hard)).flatten();
        if let Some(question) = question {
            self.is_hint_pending.set(true);
            bot_worker::ask(question, move |answer| self.bot_answered(answer));
        }
    }
}

fn thing_id(pick: &Pick) -> Option<String> {
    match pick {
        Pick::Thing(id) => Some(id.clone()),
        Pick::Button(_) => None,
    }
}
