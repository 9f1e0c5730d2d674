//! Whole games drawn: everything fits at every width, in both languages, for every viewer, and pictures come out.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use alcatraz::Alcatraz;
use draw::{Frame, GameArt, Theme, lay_out};
use engine::{Dice, Game, Judge, Log, Settings, Viewer};
use raster::png;
use scene::{GameScene, Lang, Texts};

const WIDTHS: [f32; 5] = [390.0, 780.0, 1000.0, 1440.0, 1600.0];

fn texts(lang: Lang) -> Texts {
    Texts::of::<Alcatraz>(lang, ["Anastazja", "Ben", "Cyd", "Dan"].map(str::to_owned).to_vec())
}

/// Draws a scene at every width and gives how long that took.
fn expect_drawn(scene: &scene::Scene<Alcatraz>, lang: Lang) -> Duration {
    let mut took = Duration::ZERO;
    for width in WIDTHS {
        let start = Instant::now();
        let drawing = lay_out::<Alcatraz>(scene, Frame { width });
        took += start.elapsed();
        assert_eq!(drawing.overflows, Vec::<String>::new(), "{width} {lang}");
        let drawn: BTreeSet<&str> = drawing.sprites.iter().map(|sprite| sprite.id.as_str()).collect();
        let things: usize = scene.areas.iter().map(|area| 1 + area.pieces.len()).sum();
        assert_eq!(drawn.len(), things);
        for sprite in &drawing.sprites {
            let ([x, y], [w, h]) = (sprite.at, sprite.size);
            let inside = x >= 0.0 && y >= 0.0 && x + w <= width + 0.5 && y + h <= drawing.height + 0.5;
            assert!(inside, "{} leaves the page at {width}", sprite.id);
        }
    }
    took
}

#[test]
fn whole_games_are_drawn_for_everybody() {
    let texts = Lang::ALL.map(texts);
    let mut arts: BTreeMap<String, String> = BTreeMap::new();
    let (mut took, mut drawn) = (Duration::ZERO, 0);
    for (seats, sides) in [(3, "silver"), (4, "copper"), (4, "random")] {
        let settings = Settings::read(Alcatraz::ABOUT.options, 3..=4, seats, [("sides", sides)]).unwrap();
        let options = Alcatraz::options(&settings).unwrap();
        let mut dice = Dice::seeded(7);
        let mut state = Alcatraz::setup(&options, &mut dice);
        let mut step = 0_u32;
        let (mut menu, mut over) = (Vec::new(), false);
        while !over {
            let decider = Alcatraz::deciders(&state).first();
            over = decider.is_none();
            if over || step.is_multiple_of(23) {
                for viewer in Viewer::all(seats) {
                    let view = Alcatraz::view(&state, viewer);
                    for texts in &texts {
                        let scene = Alcatraz::scene(&options, &view, texts);
                        took += expect_drawn(&scene, texts.lang());
                        drawn += WIDTHS.len() as u32;
                        for piece in scene.areas.iter().flat_map(|area| &area.pieces) {
                            let art = arts.entry(piece.id.clone()).or_insert_with(|| piece.art.clone());
                            assert_eq!(*art, piece.art, "{} looks different", piece.id);
                        }
                    }
                }
            }
            if let Some(seat) = decider {
                menu.clear();
                Alcatraz::legal(&state, seat, &mut menu);
                let action = *dice.pick(&menu);
                Alcatraz::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).unwrap();
                step += 1;
            }
        }
    }
    println!("{drawn} drawings, {:?} each", took / drawn);
}

/// Saves pictures when ESCAPADE_PICTURES names a folder.
#[test]
fn pictures_come_out() {
    let settings = Settings::read(Alcatraz::ABOUT.options, 3..=4, 4, [("sides", "random")]).unwrap();
    let options = Alcatraz::options(&settings).unwrap();
    let mut dice = Dice::seeded(21);
    let mut state = Alcatraz::setup(&options, &mut dice);
    let folder = std::env::var_os("ESCAPADE_PICTURES");
    let moments = if folder.is_some() { vec![0, 40, 150, 400, u32::MAX] } else { vec![0] };
    let (mut step, mut menu) = (0, Vec::new());
    for moment in moments {
        while step < moment {
            let Some(seat) = Alcatraz::deciders(&state).first() else { break };
            menu.clear();
            Alcatraz::legal(&state, seat, &mut menu);
            let choice = Alcatraz::instinct(&state, seat, &menu, &mut dice);
            Alcatraz::apply(&mut state, seat, menu[choice], &mut dice, &mut Log::silent()).unwrap();
            step += 1;
        }
        let viewer = Viewer::all(4).next().unwrap();
        let looks = [(390.0, Theme::Light, Lang::En), (820.0, Theme::Dark, Lang::Pl), (1440.0, Theme::Light, Lang::En)];
        for (width, theme, lang) in looks {
            let scene = Alcatraz::scene(&options, &Alcatraz::view(&state, viewer), &texts(lang));
            let drawing = lay_out::<Alcatraz>(&scene, Frame { width });
            let picture = png(&drawing, theme, Alcatraz::PALETTE, if width < 400.0 { 2.0 } else { 1.0 });
            assert!(picture.starts_with(b"\x89PNG") && picture.len() > 2000);
            if let Some(folder) = &folder {
                let name = format!("alcatraz-{step}-{width}-{theme}-{lang}.png");
                std::fs::write(std::path::Path::new(folder).join(name), &picture).unwrap();
            }
        }
    }
}
