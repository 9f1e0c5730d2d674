//! The story: moments that are staged one after the other, and the recap of what happened meanwhile.

use client::Stage;
use client::page::ReadingSpeed;
use engine::Viewer;
use leptos::prelude::*;

use super::TableSession;
use crate::browser;

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

impl TableSession {
    /// Stages the lines of the log that were not staged yet.
    pub(super) fn stage_new_lines(self) {
        let Some(screen) = self.screen.try_get_untracked().flatten() else { return };
        let is_asked = self.picking.with_untracked(Option::is_some);
        let now = browser::now();
        let new = self.with(|inner| {
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
            (is_first, from, speed)
        });
        let Some((is_first, from, speed)) = new else { return };
        if is_first && is_asked {
            self.open_recap_if_long();
        }
        self.stage.update(|stage| stage.push(&screen.log[from..], speed, is_asked, now));
    }

    /// The reader has seen enough of the moment that is shown. False if none is.
    pub(crate) fn skip_moment(self) -> bool {
        let skipped = self.stage.skip();
        self.process_inbox();
        skipped
    }

    /// Takes all moments away, since the reader acts or somebody else gets the screen.
    pub(super) fn clear_stage(self) {
        self.stage.update(Stage::clear);
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
        // In a lesson the coach says where one is.
        if !self.is_lesson() && lines.is_some_and(|lines| lines >= RECAP_LINES_MIN) {
            self.is_recap_open.set(true);
        }
    }
}
