//! What is chosen before a match, and what is on the table.

use engine::content::SharedContent;
use engine::{BadOptions, Sealed, Seats, SettingFault, Settings};

use crate::content::{self, Content};

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

pub(crate) fn options(settings: &Settings) -> Result<Options, BadOptions> {
    let content = content::load(settings.content());
    let content = content.map_err(|fault| BadOptions(vec![SettingFault::new("content", fault.to_string())]))?;
    Ok(Options { seats: settings.seats(), content })
}

pub(crate) fn setup(options: &Options) -> State {
    State { content: options.content, picks: Sealed::new(options.seats, Seats::all(options.seats)), opened: None }
}
