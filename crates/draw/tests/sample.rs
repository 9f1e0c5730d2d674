//! The sample game drawn: everything fits, ids stay, and pictures come out.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use draw::{Frame, Palette, Theme, lay_out, svg};
use engine::sample::Sample;
use engine::{Dice, Game, Seat, Settings, Viewer};
use raster::png;
use scene::{GameScene, Lang, Scene, Texts};

fn scene_of(seats: u8, lang: Lang) -> Scene<Sample> {
    let options = Sample::options(&Settings::new(Sample::ABOUT.options, seats)).unwrap();
    let state = Sample::setup(&options, &mut Dice::seeded(1));
    let texts = Texts::of::<Sample>(lang, ["ana", "ben", "cyd", "dan"].map(str::to_owned).to_vec());
    Sample::scene(&options, &Sample::view(&state, Viewer::Seat(Seat::new(0))), &texts)
}

#[test]
fn everything_is_drawn_at_every_width_and_no_text_leaves_its_box() {
    for width in [390.0, 780.0, 1000.0, 1440.0] {
        for lang in Lang::ALL {
            let scene = scene_of(4, lang);
            let drawing = lay_out::<Sample>(&scene, Frame { width });
            assert_eq!(drawing.overflows, Vec::<String>::new(), "{width} {lang}");
            let drawn: BTreeSet<&str> = drawing.sprites.iter().map(|sprite| sprite.id.as_str()).collect();
            let things: usize = scene.areas.iter().map(|area| 1 + area.pieces.len()).sum();
            assert_eq!(drawn.len(), things);
            for sprite in &drawing.sprites {
                assert!(
                    sprite.at[0] >= 0.0 && sprite.at[0] + sprite.size[0] <= width + 0.5,
                    "{} at {width}",
                    sprite.id
                );
                assert!(sprite.at[1] + sprite.size[1] <= drawing.height + 0.5, "{} at {width}", sprite.id);
            }
        }
    }
}

#[test]
fn pictures_come_out_in_both_themes() {
    let drawing = lay_out::<Sample>(&scene_of(2, Lang::En), Frame { width: 820.0 });
    for theme in Theme::ALL {
        let palette: &Palette = <Sample as draw::GameArt>::PALETTE;
        assert!(svg(&drawing, theme, palette).contains("id=\"card:"));
        let picture = png(&drawing, theme, palette, 1.0);
        assert!(picture.starts_with(b"\x89PNG") && picture.len() > 2000);
        if let Some(folder) = std::env::var_os("ESCAPADE_PICTURES") {
            std::fs::write(std::path::Path::new(&folder).join(format!("sample-{theme}.png")), &picture).unwrap();
        }
    }
}
