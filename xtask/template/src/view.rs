//! What a viewer may know, and any state that this allows.

use engine::{BySeat, Dice, SealedView, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Options, State};

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) doors: u8,
    pub(crate) picks: SealedView<Option<u8>>,
    pub(crate) end: Option<End>,
}

/// What everybody sees at the end.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub(crate) struct End {
    pub(crate) opened: u8,
    pub(crate) picks: BySeat<Option<u8>>,
}

// Views as rows of numbers, for programs that learn.
engine::observe!(struct View { viewer: Viewer, doors: u8, picks: SealedView<Option<u8>>, end: Option<End> });
engine::observe!(struct End { opened: u8, picks: BySeat<Option<u8>> });

impl View {
    /// What a viewer may know.
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        // Without `..`, so that a new field does not compile until somebody decides who sees it.
        let State { content, picks, opened } = state;
        View {
            viewer,
            doors: content.doors,
            picks: picks.view(viewer),
            end: opened.zip(picks.open()).map(|(opened, picks)| End { opened, picks: picks.clone() }),
        }
    }

    /// Any state that this view allows.
    pub(crate) fn imagine(&self, options: &Options, dice: &mut Dice) -> State {
        let has_picked = |seat: Seat| !self.picks.pending.contains(seat);
        let picks = self.picks.imagine(self.viewer, options.seats, |seat| match &self.end {
            Some(end) => end.picks[seat],
            None => has_picked(seat).then(|| dice.die(u32::from(self.doors)) as u8),
        });
        State { content: options.content, picks, opened: self.end.as_ref().map(|end| end.opened) }
    }

    /// Who has still to pick.
    pub fn pending(&self) -> Seats {
        self.picks.pending
    }
}
