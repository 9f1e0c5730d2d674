//! The content: read once, checked, and trusted from then on.

use std::sync::LazyLock;

use engine::content::{self, ContentFault, Spanned};
use serde::Deserialize;

/// The game's own content.
pub(crate) static OWN: LazyLock<Content> =
    LazyLock::new(|| Content::read(engine::own_content!("NAME")).expect("a test reads our own content"));

/// What the content file says.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) doors: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    doors: Spanned<u8>,
}

impl Content {
    /// Reads a content file and checks it.
    pub(crate) fn read(text: &str) -> Result<Content, ContentFault> {
        let rows: Rows = content::read(text)?;
        match *rows.doors.get_ref() {
            doors @ 1..=9 => Ok(Content { doors }),
            doors => Err(ContentFault::of(text, &rows.doors, format!("{doors} doors; expected 1 to 9"))),
        }
    }
}
