//! The pictures of guides, drawn from golden records as the table draws them.

use draw::{Drawing, Theme};
use scene::Lang;

use crate::Replay;
use crate::replay::{Perspective, SPECTATOR};

/// What a picture of a guide shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuidePicture {
    /// The table after some actions of a record: `golden:alcatraz-3-bots-v3@40`.
    Table {
        /// The name of the record.
        record: String,
        /// After how many actions.
        step: usize,
    },
    /// One thing of the table: `thing:room:chapel`. It is taken from the record of the picture before it.
    Thing(String),
}

impl GuidePicture {
    /// Parses the source of a picture.
    pub fn parse(source: &str) -> Option<GuidePicture> {
        if let Some(thing) = source.strip_prefix("thing:") {
            return Some(GuidePicture::Thing(thing.to_owned()));
        }
        let (record, step) = source.strip_prefix("golden:")?.split_once('@')?;
        Some(GuidePicture::Table { record: record.to_owned(), step: step.parse().ok()? })
    }
}

/// The table after some actions as an SVG document.
pub fn table_picture(replay: &mut Replay, step: usize, lang: Lang, width: f32, theme: Theme) -> String {
    let screen = replay.screen(step, SPECTATOR, lang);
    draw::unnamed_svg(&screen.paint(width), theme, screen.palette())
}

/// A thing of the table as an SVG document: as it is after these actions or, if it is not there then, at any other time.
pub fn thing_picture(replay: &mut Replay, step: usize, thing: &str, lang: Lang, theme: Theme) -> Option<String> {
    for at in std::iter::once(step).chain(0..=replay.len()) {
        let screen = replay.screen(at, Perspective::All, lang);
        let drawing = screen.paint(THING_WIDTH);
        if let Some(sprite) = drawing.sprites.into_iter().find(|sprite| sprite.id == thing) {
            let [width, height] = sprite.size;
            let alone = draw::Sprite { at: [0.0, 0.0], ..sprite };
            let drawing = Drawing { width, height, backdrop: Vec::new(), sprites: vec![alone], overflows: Vec::new() };
            return Some(draw::unnamed_svg(&drawing, theme, screen.palette()));
        }
    }
    None
}

/// Things are drawn as large as on a table of this width.
const THING_WIDTH: f32 = 1280.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_parsed() {
        let table = GuidePicture::Table { record: "wcp-2-v2".to_owned(), step: 12 };
        assert_eq!(GuidePicture::parse("golden:wcp-2-v2@12"), Some(table));
        assert_eq!(GuidePicture::parse("thing:room:yard"), Some(GuidePicture::Thing("room:yard".to_owned())));
        assert_eq!(GuidePicture::parse("https://example.org"), None);
    }
}
