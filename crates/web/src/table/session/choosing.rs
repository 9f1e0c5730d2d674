//! Choosing: the walk along the picks of a question, why something cannot be done, and advice.

use bots::Level;
use client::{Explanation, PickStep, Screen};
use leptos::prelude::*;
use scene::{Choice, Pick};

use super::{TableSession, set};
use crate::painter::Lights;
use crate::{browser, thinkers};

impl TableSession {
    /// A new question begins a new walk along its picks.
    pub(super) fn pick_anew(self, screen: Option<&Screen>) {
        let asked = self.with(|inner| inner.client_state.question()).flatten();
        let is_same = self.with(|inner| std::mem::replace(&mut inner.question, asked) == asked) == Some(true);
        if !is_same || asked.is_none() || screen.is_none() {
            let picking = screen.filter(|_| asked.is_some()).map(Screen::picking);
            self.picking.set(picking);
        }
    }

    /// What glows and what is marked.
    pub(crate) fn lights(self) -> Lights {
        let mut lights = Lights { marks: self.marks.get().into_iter().collect(), ..Lights::default() };
        if self.is_sent.get() {
            return lights;
        }
        self.picking.with(|picking| {
            let Some(picking) = picking else { return };
            for touch in picking.targets() {
                if let Pick::Thing(id) = touch.pick {
                    lights.can.insert(id, touch.label);
                }
            }
            lights.path = picking.path().iter().filter_map(thing).collect();
        });
        lights
    }

    /// Somebody touches a thing of the scene, or a button.
    pub(crate) fn touch(self, pick: &Pick) {
        if self.is_sent.get_untracked() {
            return;
        }
        let step = self.picking.try_update(|picking| picking.as_mut().map(|picking| picking.touch(pick))).flatten();
        match step {
            Some(PickStep::Play(action)) => self.play(&action),
            Some(PickStep::More | PickStep::Confirm(_)) => self.page.snack.set(None),
            None => {
                if let Pick::Thing(id) = pick {
                    self.tell_about(id);
                }
            }
            Some(PickStep::Refused) => {
                if let Pick::Thing(id) = pick {
                    // Touching what was touched already takes it back.
                    let is_last = self.picking.with_untracked(|picking| {
                        picking
                            .as_ref()
                            .is_some_and(|picking| picking.is_started() && picking.path().last() == Some(pick))
                    });
                    if is_last { self.back() } else { self.why(id) }
                }
            }
        }
    }

    /// Takes the last touch back.
    pub(crate) fn back(self) {
        self.picking.update(|picking| {
            if let Some(picking) = picking {
                picking.back();
            }
        });
    }

    /// Plays the choice that was walked to.
    pub(crate) fn confirm(self) {
        let action = self.picking.with_untracked(|picking| picking.as_ref()?.confirm().map(str::to_owned));
        if let Some(action) = action {
            self.play(&action);
        }
    }

    /// Plays an action.
    pub(crate) fn play(self, action: &str) {
        self.page.snack.set(None);
        set(self.marks, Vec::new());
        self.with(|inner| {
            inner.next_at = browser::now() + self.page.pace.get_untracked().pause_ms() / 2;
            inner.client_state.play(action);
        });
        self.pump();
    }

    /// The choice that waits to be confirmed: the only one left, though not all of it was said.
    pub(crate) fn to_confirm(self) -> Option<Choice> {
        self.picking.with(|picking| {
            let picking = picking.as_ref().filter(|picking| picking.is_started())?;
            let mut left = picking.remaining();
            match (left.next(), left.next()) {
                (Some(only), None) => Some(only.clone()),
                _ => picking.complete_choice().cloned(),
            }
        })
    }

    /// Says what a thing is.
    pub(crate) fn tell_about(self, thing: &str) {
        let about = self.screen.with_untracked(|screen| screen.as_ref()?.details(thing));
        if let Some(lines) = about {
            self.page.snack(lines.join("\n"), None);
        }
    }

    /// Says why a thing cannot be touched now.
    fn why(self, thing: &str) {
        let why = self.with(|inner| inner.reader.explain_touch(&inner.client_state, thing));
        self.explain(why);
    }

    pub(super) fn explain(self, why: Option<Explanation>) {
        let Some(Explanation { clause, text }) = why else { return };
        let game = self.table.with_untracked(|table| table.as_ref().map(|table| table.game.clone()));
        self.page.snack(text, clause.zip(game).map(|(clause, game)| (game, clause.to_string())));
    }

    /// Asks a bot for advice.
    pub(crate) fn hint(self) {
        let question = self.with(|inner| inner.client_state.hint(Level::Hard)).flatten();
        if let Some(question) = question {
            self.is_asking.set(true);
            thinkers::think(question, move |answer| self.bot_answered(answer));
        }
    }
}

fn thing(pick: &Pick) -> Option<String> {
    match pick {
        Pick::Thing(id) => Some(id.clone()),
        Pick::Button(_) => None,
    }
}
