//! The engine's sample game in plain shapes.

use engine::sample::Sample;

use crate::{GameArt, Palette};

impl GameArt for Sample {
    const PALETTE: &'static Palette = &Palette::on_warm_paper(&[("#8a5a2b", "#d79a5b"), ("#5b4a8a", "#a99be0")]);
}
