//! Choices made at the same time, closed to everybody else until the last one is in.

use serde::{Deserialize, Deserializer, Serialize};

use crate::{BySeat, Seat, Seats, Viewer};

/// What several seats decide at the same time, one draft for each seat of the table.
///
/// A seat reads and edits its own draft until it seals it. Everybody may know who is still pending.
/// The drafts open only when nobody is; there is no other way to read somebody else's, so that not
/// even rules can peek.
///
/// ```
/// use engine::{Seat, Seats, Sealed};
/// let mut votes = Sealed::<u8>::new(2, Seats::all(2));
/// *votes.draft(Seat::new(0)) = 7;
/// votes.seal(Seat::new(0));
/// assert!(votes.open().is_none());
/// votes.seal(Seat::new(1));
/// assert_eq!(votes.open().unwrap()[Seat::new(0)], 7);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sealed<T> {
    pending: Seats,
    drafts: BySeat<T>,
}

impl<T: Default> Sealed<T> {
    /// Empty drafts at a table of `seats`, awaited from the seats that are asked.
    pub fn new(seats: u8, asked: Seats) -> Sealed<T> {
        Sealed { pending: asked, drafts: BySeat::new(seats) }
    }

    /// Sets a seat's choice and seals it.
    pub fn put(&mut self, seat: Seat, choice: T) {
        *self.draft(seat) = choice;
        self.seal(seat);
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> SealedView<T>
    where
        T: Clone,
    {
        SealedView { pending: self.pending, own: viewer.seat().map(|seat| self.drafts[seat].clone()) }
    }
}

impl<T> Sealed<T> {
    /// The seats that have not sealed their draft.
    pub fn pending(&self) -> Seats {
        self.pending
    }

    /// A seat's own draft.
    pub fn own(&self, seat: Seat) -> &T {
        &self.drafts[seat]
    }

    /// A seat's own draft, to edit.
    ///
    /// # Panics
    /// When the seat is not pending, which the caller has to refuse before.
    pub fn draft(&mut self, seat: Seat) -> &mut T {
        assert!(self.pending.contains(seat), "a sealed draft cannot be edited");
        &mut self.drafts[seat]
    }

    /// Closes a seat's draft.
    pub fn seal(&mut self, seat: Seat) {
        self.pending = self.pending.without(seat);
    }

    /// All drafts, once nobody is pending any more.
    pub fn open(&self) -> Option<&BySeat<T>> {
        self.pending.is_empty().then_some(&self.drafts)
    }
}

/// What a viewer may know of sealed choices: who is pending, and their own draft.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(deserialize = "T: Deserialize<'de>"))]
pub struct SealedView<T> {
    /// The seats that have not sealed their draft.
    pub pending: Seats,
    /// The viewer's own draft; a spectator has none.
    #[serde(skip_serializing_if = "Option::is_none", default = "Option::default", deserialize_with = "present")]
    pub own: Option<T>,
}

/// A draft that is there, even if the draft itself is `null`.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl<T: Clone + Default> SealedView<T> {
    /// Sealed choices that look like this to the viewer, with a guess for every other seat.
    pub fn imagine(&self, viewer: Viewer, seats: u8, mut guess: impl FnMut(Seat) -> T) -> Sealed<T> {
        let drafts = BySeat::from_fn(seats, |seat| match &self.own {
            Some(own) if viewer.is(seat) => own.clone(),
            _ => guess(seat),
        });
        Sealed { pending: self.pending, drafts }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    #[test]
    fn a_view_shows_the_own_draft_only() {
        let mut votes = Sealed::<u8>::new(2, Seats::all(2));
        votes.put(ANA, 5);
        assert_eq!(votes.view(Viewer::Seat(ANA)), SealedView { pending: Seats::only(BEN), own: Some(5) });
        assert_eq!(votes.view(Viewer::Seat(BEN)).own, Some(0));
        assert_eq!(votes.view(Viewer::Spectator).own, None);
    }

    #[test]
    #[should_panic(expected = "a sealed draft cannot be edited")]
    fn a_sealed_draft_stays_closed() {
        let mut votes = Sealed::<u8>::new(2, Seats::all(2));
        votes.put(ANA, 5);
        votes.put(ANA, 6);
    }

    #[test]
    fn an_imagined_vote_looks_the_same() {
        let mut votes = Sealed::<u8>::new(2, Seats::all(2));
        votes.put(BEN, 5);
        let view = votes.view(Viewer::Seat(ANA));
        let imagined = view.imagine(Viewer::Seat(ANA), 2, |_| 9);
        assert_eq!(imagined.view(Viewer::Seat(ANA)), view);
        assert_eq!(*imagined.own(BEN), 9);
    }
}
