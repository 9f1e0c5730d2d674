//! The sample game drawn.
#![allow(clippy::unwrap_used)]

use draw::{Frame, GameArt, Theme, lay_out, svg};
use engine::sample::Sample;
use engine::{Dice, Game, Seat, Settings, Viewer};
use raster::png;
use scene::{GameScene, Lang, Texts};

#[test]
fn drawings_fit() {
    draw::check::drawings::<Sample>();
}

#[test]
fn pictures_come_out_in_both_themes() {
    let options = Sample::options(&Settings::new(Sample::ABOUT.options, 2)).unwrap();
    let state = Sample::setup(&options, &mut Dice::seeded(1));
    let texts = Texts::of::<Sample>(Lang::EN, ["ana", "ben"].map(str::to_owned).to_vec());
    let scene = Sample::scene(&options, &Sample::view(&state, Viewer::Seat(Seat::new(0))), &texts);
    let drawing = lay_out(&scene, Frame { width: 820.0 });
    for theme in Theme::ALL {
        assert!(svg(&drawing, theme, Sample::PALETTE).contains("id=\"card:"));
        let picture = png(&drawing, theme, Sample::PALETTE, 1.0);
        assert!(picture.starts_with(b"\x89PNG") && picture.len() > 2000);
    }
}
