//! What is chosen before a match, and what is on the table.

use engine::content::{self, SharedContent};
use engine::{BadOptions, Sealed, Seats, Settings};

use crate::content::{Content, OWN};

/// The options, checked.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub(crate) seats: u8,
    pub(crate) content: SharedContent<Content>,
}

/// What is on the table.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) content: SharedContent<Content>,
    pub(crate) picks: Sealed<Option<u8>>,
    pub(crate) opened: Option<u8>,
}

impl Options {
    pub(crate) fn read(settings: &Settings) -> Result<Options, BadOptions> {
        Ok(Options { seats: settings.seats(), content: content::load(settings, &OWN, Content::read)? })
    }
}

impl State {
    pub(crate) fn new(options: &Options) -> State {
        State { content: options.content, picks: Sealed::new(options.seats, Seats::all(options.seats)), opened: None }
    }
}
