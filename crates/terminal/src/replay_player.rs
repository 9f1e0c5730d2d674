//! A finished match that is stepped through.

use client::{Perspective, Replay, ReplayStep, Screen};
use engine::{Seat, Seats, Viewer};
use ratatui::crossterm::event::KeyCode;
use scene::{Lang, MomentKind, Texts};

/// The time between two steps while it plays by itself.
const STEP_MS: u64 = 900;

/// A replay at one of its steps.
pub struct ReplayPlayer {
    replay: Replay,
    lang: Lang,
    perspective: Perspective,
    step: usize,
    screen: Box<Screen>,
    /// When the next step follows by itself.
    next_at: Option<u64>,
}

impl ReplayPlayer {
    /// A replay at its beginning, through the eyes of a seat or of a spectator.
    pub fn new(mut replay: Replay, seat: Option<Seat>, lang: Lang) -> ReplayPlayer {
        let perspective = Perspective::Of(seat.map_or(Viewer::Spectator, Viewer::Seat));
        let screen = Box::new(replay.screen(0, perspective, lang));
        ReplayPlayer { replay, lang, perspective, step: 0, screen, next_at: None }
    }

    /// The table at this step.
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// How many actions were taken.
    pub fn step(&self) -> usize {
        self.step
    }

    /// How many actions the match has.
    pub fn len(&self) -> usize {
        self.replay.len()
    }

    /// Whether the match has no action.
    pub fn is_empty(&self) -> bool {
        self.replay.is_empty()
    }

    pub(crate) fn viewer(&self) -> Viewer {
        match self.perspective {
            Perspective::Of(viewer) => viewer,
            Perspective::All => Viewer::Spectator,
        }
    }

    /// The step before this one with what was learnt of it; none at the beginning.
    pub fn last(&mut self) -> Option<&ReplayStep> {
        let at = self.step.checked_sub(1)?;
        self.replay.steps(self.perspective, self.lang).get(at)
    }

    /// Goes to a step.
    pub fn go(&mut self, step: usize) {
        self.step = step.min(self.replay.len());
        *self.screen = self.replay.screen(self.step, self.perspective, self.lang);
    }

    /// Whether it plays by itself.
    pub(crate) fn is_playing(&self) -> bool {
        self.next_at.is_some()
    }

    pub(crate) fn wake_at(&self) -> Option<u64> {
        self.next_at
    }

    pub(crate) fn tick(&mut self, now_ms: u64) {
        if self.next_at.is_some_and(|at| at <= now_ms) {
            self.go(self.step + 1);
            self.next_at = (self.step < self.len()).then_some(now_ms + STEP_MS);
        }
    }

    /// Handles a key that moves in the match.
    pub(crate) fn key(&mut self, code: KeyCode, now_ms: u64) {
        let was_playing = self.next_at.take().is_some();
        match code {
            KeyCode::Right | KeyCode::Char('l') | KeyCode::Enter => self.go(self.step + 1),
            KeyCode::Left | KeyCode::Char('h' | 'b') | KeyCode::Backspace => self.go(self.step.saturating_sub(1)),
            KeyCode::PageDown | KeyCode::Char('n') => self.go_to_part(true),
            KeyCode::PageUp | KeyCode::Char('N') => self.go_to_part(false),
            KeyCode::Home | KeyCode::Char('0') => self.go(0),
            KeyCode::End | KeyCode::Char('$') => self.go(self.len()),
            KeyCode::Char(' ') if !was_playing && self.step < self.len() => self.next_at = Some(now_ms + STEP_MS),
            KeyCode::Char('e') => self.next_eyes(),
            _ => {}
        }
    }

    /// Goes to the next step that begins a turn or a part of the match, or to the one before.
    fn go_to_part(&mut self, forwards: bool) {
        let step = self.step;
        let steps = self.replay.steps(self.perspective, self.lang);
        let begins = |at: &usize| matches!(steps[*at].begins(), Some(MomentKind::Chapter | MomentKind::Turn));
        let found = match forwards {
            true => (step..steps.len()).find(begins).map(|at| at + 1),
            false => (0..step.saturating_sub(1)).rev().find(begins).map(|at| at + 1),
        };
        let end = if forwards { steps.len() } else { 0 };
        self.go(found.unwrap_or(end));
    }

    /// The eyes of the next seat, then those of a spectator, then everything revealed.
    fn next_eyes(&mut self) {
        let seats: Vec<Perspective> =
            Seats::all(self.replay.seats()).iter().map(|seat| Perspective::Of(Viewer::Seat(seat))).collect();
        let all: Vec<Perspective> =
            [Perspective::Of(Viewer::Spectator)].into_iter().chain(seats).chain([Perspective::All]).collect();
        let at = all.iter().position(|one| *one == self.perspective).unwrap_or(0);
        self.perspective = all[(at + 1) % all.len()];
        self.go(self.step);
    }

    /// Whose eyes they are, in words.
    pub(crate) fn eyes(&self, texts: &Texts) -> String {
        match self.perspective {
            Perspective::Of(Viewer::Seat(seat)) => self.screen.names.get(seat.index()).cloned().unwrap_or_default(),
            Perspective::Of(Viewer::Spectator) => texts.text("eyes-spectator"),
            Perspective::All => texts.text("eyes-all"),
        }
    }

    /// What can be read of a thing.
    pub(crate) fn details(&self, thing: &str) -> Option<Vec<String>> {
        self.screen.details(thing)
    }
}
