//! Guides: every picture in every language can be drawn, and shows what it names.

use std::path::{Path, PathBuf};

use client::Replay;
use client::page::{Block, GuidePicture, parse_blocks, table_picture, thing_picture};
use draw::Theme;
use scene::Lang;

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn replay(name: &str) -> Replay {
    let path = crates().join("games/tests/records").join(format!("{name}.record"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    Replay::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

/// Draws the pictures of a guide, and gives how many there are.
fn draw_all(game: &str, lang: Lang, text: &str) -> usize {
    let mut shown: Option<Replay> = None;
    let mut count = 0;
    for block in parse_blocks(text) {
        let Block::Picture(caption, source) = block else { continue };
        let place = format!("{game}, {lang}: {source}");
        assert!(!caption.is_empty(), "{place} says nothing");
        let svg = match GuidePicture::parse(&source).unwrap_or_else(|| panic!("{place} is no picture")) {
            GuidePicture::Table { record, step } => {
                let mut replay = replay(&record);
                assert!(replay.record().game == game && step <= replay.len(), "{place} is not there");
                let svg = table_picture(&mut replay, step, lang, 880.0, Theme::Light);
                shown = Some(replay);
                svg
            }
            GuidePicture::Thing(thing) => {
                let replay = shown.as_mut().unwrap_or_else(|| panic!("{place} stands before any record"));
                thing_picture(replay, 0, &thing, lang, Theme::Light).unwrap_or_else(|| panic!("{place} is not there"))
            }
        };
        assert!(svg.starts_with("<svg") && svg.len() > 300, "{place}: {svg}");
        count += 1;
    }
    count
}

#[test]
fn every_picture_of_every_guide_can_be_drawn() {
    let mut guides = 0;
    for game in games::GAMES {
        let game = game.about().name;
        for lang in Lang::all() {
            let path = crates().join(game).join("texts").join(lang.word()).join("guide.md");
            if let Ok(text) = std::fs::read_to_string(path) {
                assert!(draw_all(game, lang, &text) >= 4, "{game}, {lang}: a guide has pictures");
                guides += 1;
            }
        }
    }
    assert!(guides >= games::GAMES.len(), "every game has a guide");
}
