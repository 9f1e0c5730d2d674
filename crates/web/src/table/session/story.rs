//! The story: moments that are staged one after the other, and the recap of what happened meanwhile.

use client::page::ReadingSpeed;
use engine::Viewer;
use leptos::prelude::*;
use scene::{Moment, MomentKind, Tone};

use super::{TableSession, set};
use crate::browser;
use crate::sound::{self, Sound};

/// A recap opens by itself after a reload or a long absence, if it has at least this number of lines.
const RECAP_LINES_MIN: usize = 3;
/// A reader who did not look at the page for this long was away.
const AWAY_MS: u64 = 30_000;
/// With more moves than this in the inbox, they are shown faster.
const INBOX_LONG: usize = 6;

/// How far the story was staged.
#[derive(Clone, Copy, Default)]
pub(super) struct StagedSoFar {
    viewer: Option<Viewer>,
    lines: usize,
}

/// What is heard with a moment.
fn sound_of(moment: &Moment) -> Sound {
    match (moment.kind, moment.tone) {
        (_, Tone::Alarm) => Sound::Alarm,
        (_, Tone::Good) => Sound::Good,
        (_, Tone::Bad) => Sound::Bad,
        (MomentKind::Chapter, Tone::Neutral) => Sound::Chapter,
        (_, Tone::Neutral) => Sound::Done,
    }
}

impl TableSession {
    /// Stages the lines of the log that were not staged yet.
    pub(super) fn stage_new_lines(self) {
        let Some(screen) = self.screen.try_get_untracked().flatten() else { return };
        let is_asked = self.picking.with_untracked(Option::is_some);
        let now = browser::now();
        let is_first = self.with(|inner| {
            let staged = &mut inner.staged;
            let is_first = staged.viewer != Some(screen.viewer);
            // Lines may have vanished with an undone action.
            let from = if is_first { screen.log.len() } else { staged.lines.min(screen.log.len()) };
            *staged = StagedSoFar { viewer: Some(screen.viewer), lines: screen.log.len() };
            let speed = match (self.page.pace.get_untracked(), inner.inbox.len() > INBOX_LONG) {
                (ReadingSpeed::Instant, _) => ReadingSpeed::Instant,
                (_, true) => ReadingSpeed::Quick,
                (speed, false) => speed,
            };
            inner.stage.push(&screen.log[from..], speed, is_asked, now);
            is_first
        });
        if is_first == Some(true) && is_asked {
            self.open_recap_if_long();
        }
        self.show_moment();
    }

    /// Shows the moment that is due, and comes back when its time is over.
    fn show_moment(self) {
        let now = browser::now();
        let state = self.with(|inner| {
            inner.stage.advance(now);
            (inner.stage.shown().cloned(), inner.stage.waiting(), inner.stage.next_change_at())
        });
        let Some((moment, waiting, change_at)) = state else { return };
        if let Some(staged) =
            moment.as_ref().filter(|staged| self.moment.with_untracked(|now| now.as_ref() != Some(*staged)))
        {
            sound::play(self.page, sound_of(&staged.moment));
        }
        set(self.moment, moment);
        set(self.moments_waiting, waiting);
        let Some(change_at) = change_at else { return };
        let is_first = self.with(|inner| !std::mem::replace(&mut inner.is_story_timer_set, true));
        if is_first == Some(true) {
            browser::set_timeout(change_at.saturating_sub(now).max(1), move || {
                self.with(|inner| inner.is_story_timer_set = false);
                self.show_moment();
            });
        }
    }

    /// The reader has seen enough of the moment that is shown. False if none is.
    pub(crate) fn skip_moment(self) -> bool {
        let skipped = self.with(|inner| inner.stage.skip(browser::now())).unwrap_or(false);
        self.show_moment();
        self.process_inbox();
        skipped
    }

    /// The reader has seen enough of all moments.
    pub(crate) fn skip_all_moments(self) {
        self.clear_stage();
        self.process_inbox();
    }

    /// Takes all moments away, since the reader acts or somebody else gets the screen.
    pub(super) fn clear_stage(self) {
        self.with(|inner| inner.stage.clear());
        set(self.moment, None);
        set(self.moments_waiting, 0);
    }

    /// The reader looks at the page again.
    pub(in crate::table) fn page_shown(self, hidden_ms: u64) {
        if hidden_ms > AWAY_MS && self.picking.with_untracked(Option::is_some) {
            self.open_recap_if_long();
        }
    }

    fn open_recap_if_long(self) {
        let lines = self.screen.with_untracked(|screen| {
            let screen = screen.as_ref()?;
            let recap = screen.recap();
            // All of the log is no recap: the viewer has not done anything yet.
            (recap.len() < screen.log.len()).then_some(recap.len())
        });
        if lines.is_some_and(|lines| lines >= RECAP_LINES_MIN) {
            self.is_recap_open.set(true);
        }
    }
}
