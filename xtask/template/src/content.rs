//! The content: read once, checked, and trusted from then on.

use std::sync::LazyLock;

use engine::content::{self, ContentFault, SharedContent, Spanned};
use serde::Deserialize;

/// What the content file says.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) doors: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    doors: Spanned<u8>,
}

fn read(text: &str) -> Result<Content, ContentFault> {
    let file: File = content::read(text)?;
    match *file.doors.get_ref() {
        doors @ 1..=9 => Ok(Content { doors }),
        doors => Err(ContentFault::of(text, &file.doors, format!("{doors} doors; expected 1 to 9"))),
    }
}

/// The game's own content, or another in its place.
pub(crate) fn load(other: Option<&str>) -> Result<SharedContent<Content>, ContentFault> {
    static OWN: LazyLock<Content> =
        LazyLock::new(|| read(engine::own_content!("NAME")).expect("a test reads our own content"));
    match other {
        None => Ok(SharedContent::from_static(&OWN)),
        Some(text) => Ok(SharedContent::new(read(text)?)),
    }
}
