//! Foresight: what the choices lead to, on the things themselves and in words, before one is made.

use std::collections::BTreeMap;
use std::sync::Arc;

use client::page::ConfirmMoves;
use engine::Seat;
use leptos::prelude::*;
use scene::{Choice, ChoiceEffect, Pick, Tone};

use super::{TableSession, set};
use crate::browser;

/// With more choices than this, effects are computed only for the choice that is considered.
const FORESEEN_CHOICES_MAX: usize = 80;
/// How many effects stand on a thing.
const BADGES_MAX: usize = 3;

/// A slice of the work that takes less than this is made larger, and one that takes more than the other smaller.
const SLICE_SHORT_MS: u64 = 12;
const SLICE_LONG_MS: u64 = 30;

/// The choices of a question, what the first of them do, and how many are tried next.
struct Slices {
    choices: Vec<String>,
    effects: Vec<Vec<ChoiceEffect>>,
    count: usize,
}

/// What the viewer's choices do, by the notation of each.
pub(crate) type Effects = Arc<BTreeMap<String, Vec<ChoiceEffect>>>;

/// A few signs on a thing: what touching it does to the viewer's numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EffectBadge {
    /// The signs with their numbers.
    pub(crate) signs: Vec<String>,
    /// The class of their colour.
    pub(crate) class: &'static str,
}

/// The class of a tone.
pub(crate) fn tone_class(tone: Tone) -> &'static str {
    match tone {
        Tone::Neutral => "neutral",
        Tone::Good => "good",
        Tone::Bad => "bad",
        Tone::Alarm => "alarm",
    }
}

impl TableSession {
    /// Computes what the choices of a new question do, after the board was painted.
    pub(super) fn foresee_choices(self) {
        set(self.considered, None);
        set(self.effects, Effects::default());
        let question = self.with(|inner| inner.question).flatten();
        if question.is_none() {
            return;
        }
        let choices: Vec<String> = self
            .picking
            .try_with_untracked(|picking| {
                let choices = picking.as_ref().map(|picking| picking.choices()).unwrap_or_default();
                choices.iter().map(|choice| choice.action.clone()).collect()
            })
            .unwrap_or_default();
        if choices.is_empty() || choices.len() > FORESEEN_CHOICES_MAX {
            return;
        }
        let slices = Slices { choices, effects: Vec::new(), count: 1 };
        browser::next_frame(move || browser::set_timeout(0, move || self.compute_effects(question, slices)));
    }

    /// Computes the effects of the next few choices, and goes on later: a task must not hold up a touch. A question that is
    /// answered needs no more of them.
    fn compute_effects(self, question: Option<(Seat, u32)>, mut slices: Slices) {
        if self.with(|inner| inner.question).flatten() != question {
            return;
        }
        let began_at = browser::now();
        let from = slices.effects.len();
        let to = slices.choices.len().min(from + slices.count);
        let found = self.with(|inner| inner.presenter.foresee(&inner.client_state, &slices.choices[from..to]));
        slices.effects.extend(found.unwrap_or_default());
        if slices.effects.len() >= slices.choices.len() {
            let effects = engine::collect_short(slices.choices.into_iter().zip(slices.effects));
            return set(self.effects, Arc::new(effects));
        }
        // Each slice begins with reading the view, so it has as many choices as there is time for.
        slices.count = match browser::now().saturating_sub(began_at) {
            0..SLICE_SHORT_MS => slices.count * 2,
            SLICE_SHORT_MS..SLICE_LONG_MS => slices.count,
            _ => (slices.count / 2).max(1),
        };
        browser::set_timeout(0, move || self.compute_effects(question, slices));
    }

    /// What a choice does.
    pub(crate) fn effects_of(self, action: &str) -> Vec<ChoiceEffect> {
        if let Some(known) = self.effects.with(|effects| effects.get(action).cloned()) {
            return known;
        }
        let choice = [action.to_owned()];
        self.with(|inner| inner.presenter.foresee(&inner.client_state, &choice))
            .and_then(|mut effects| effects.pop())
            .unwrap_or_default()
    }

    /// Whether a choice may lose something for good.
    fn is_final(self, action: &str) -> bool {
        let viewer = self.screen.with_untracked(|screen| screen.as_ref().and_then(|screen| screen.viewer.seat()));
        self.effects_of(action).iter().any(|effect| effect.is_final && Some(effect.seat) == viewer)
    }

    /// The signs on each thing that can be touched: the effects on the viewer's numbers that all choices through it have.
    pub(crate) fn effect_badges(self) -> BTreeMap<String, EffectBadge> {
        let viewer = self.screen.with(|screen| screen.as_ref().and_then(|screen| screen.viewer.seat()));
        self.effects.with(|effects| {
            self.picking.with(|picking| {
                let Some(picking) = picking else { return BTreeMap::new() };
                let mut common: BTreeMap<&str, Vec<&ChoiceEffect>> = BTreeMap::new();
                for choice in picking.remaining() {
                    let Some(Pick::Thing(id)) = choice.picks.get(picking.path().len()) else { continue };
                    let own = effects.get(&choice.action).into_iter().flatten();
                    let own: Vec<&ChoiceEffect> = own.filter(|effect| Some(effect.seat) == viewer).collect();
                    match common.get_mut(id.as_str()) {
                        Some(shared) => shared.retain(|effect| own.contains(effect)),
                        None => _ = common.insert(id, own),
                    }
                }
                let badges = common.into_iter().filter_map(|(id, effects)| Some((id.to_owned(), badge(&effects)?)));
                engine::collect_short(badges)
            })
        })
    }

    /// Shows what a choice leads to, without making it. `is_armed` says that the next touch makes it.
    pub(crate) fn consider(self, choice: Option<Choice>, is_armed: bool) {
        set(self.is_armed, is_armed && choice.is_some());
        if self.considered.with_untracked(|before| *before != choice) {
            let preview = choice.as_ref().and_then(|choice| {
                self.with(|inner| inner.presenter.preview(&inner.client_state, &choice.action)).flatten()
            });
            self.preview.set(preview);
            self.considered.set(choice);
        }
    }

    /// Shows what touching a thing leads to, while the pointer or the focus is on it.
    pub(crate) fn point_at(self, thing: Option<&str>) {
        if self.is_sent.try_get_untracked() != Some(false) || self.is_armed.get_untracked() {
            return;
        }
        let choice = thing.and_then(|id| {
            let pick = Pick::Thing(id.to_owned());
            self.picking.with_untracked(|picking| picking.as_ref()?.completed_by(&pick).cloned())
        });
        self.consider(choice, false);
    }

    /// Whether a touch must be repeated before its choice is made: fingers cannot hover, and what is lost for good is
    /// asked about. The first touch shows what the choice leads to.
    pub(super) fn must_confirm(self, pick: &Pick, by_finger: bool) -> bool {
        let choice = self.picking.with_untracked(|picking| picking.as_ref()?.completed_by(pick).cloned());
        let Some(choice) = choice else { return false };
        let is_thing = matches!(pick, Pick::Thing(_));
        self.must_confirm_choice(&choice, is_thing && self.asks_first(by_finger))
    }

    /// Whether the reader wants to see what a touch does before it counts.
    fn asks_first(self, by_finger: bool) -> bool {
        match self.page.confirm_moves.get_untracked() {
            ConfirmMoves::Touch => by_finger,
            ConfirmMoves::Always => true,
            ConfirmMoves::Never => false,
        }
    }

    /// Whether a choice must be touched again before it is made. If so, it is shown what it leads to.
    fn must_confirm_choice(self, choice: &Choice, asks_first: bool) -> bool {
        let is_armed =
            self.is_armed.get_untracked() && self.considered.with_untracked(|before| before.as_ref() == Some(choice));
        // A step that only prepares a choice and can be taken back is done at once.
        let is_asked = asks_first && !choice.is_step;
        if is_armed || !(is_asked || self.is_final(&choice.action)) {
            return false;
        }
        self.consider(Some(choice.clone()), true);
        true
    }

    /// A choice of the list is touched: it is made, or shown first, as one that is touched on the board.
    pub(crate) fn touch_choice(self, choice: &Choice, by_finger: bool) {
        if self.is_sent.get_untracked() {
            return;
        }
        self.clear_stage();
        self.card.close();
        if !self.must_confirm_choice(choice, self.asks_first(by_finger)) {
            self.play(&choice.action);
        }
    }

    /// Shows the card of a thing, for good if it is `pinned`.
    pub(crate) fn show_card(self, thing: &str, is_pinned: bool) {
        let card = self.with(|inner| inner.presenter.explain_thing(&inner.client_state, thing)).flatten();
        self.card.show(thing, card, is_pinned);
    }
}

/// The signs of effects, the gravest first: there may be room for no other.
fn badge(effects: &[&ChoiceEffect]) -> Option<EffectBadge> {
    let gravity = |effect: &ChoiceEffect| match effect.tone {
        Tone::Neutral => 0,
        Tone::Good => 1,
        Tone::Bad => 2,
        Tone::Alarm => 3,
    };
    let gravest = *effects.iter().max_by_key(|effect| gravity(effect))?;
    let others = effects.iter().filter(|effect| !std::ptr::eq(**effect, gravest));
    let signs = std::iter::once(&gravest).chain(others).take(BADGES_MAX).map(|effect| effect.badge.clone()).collect();
    Some(EffectBadge { signs, class: tone_class(gravest.tone) })
}
