//! Luiswile drawn: every choice can be touched, everything fits, and pieces keep their ids and their pictures.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, Instant};

use draw::{Drawing, Frame, GameArt, Theme, lay_out};
use engine::{Dice, Game, Judge, Log, Settings, Viewer};
use luiswile::Luiswile;
use raster::png;
use scene::{GameScene, Lang, Texts};

const WIDTHS: [f32; 4] = [390.0, 780.0, 1000.0, 1440.0];

#[test]
fn every_choice_has_picks_of_its_own() {
    scene::check::picks::<Luiswile>();
}

fn texts() -> [Texts; 2] {
    let names = ["Anastazja", "Ben", "Cyd", "Dan", "Eve"].map(str::to_owned).to_vec();
    Lang::ALL.map(|lang| Texts::of::<Luiswile>(lang, names.clone()))
}

/// Plays a random game and shows its states, every so many steps.
fn watch(settings: &Settings, seed: u64, every: u32, mut show: impl FnMut(&luiswile::Options, &luiswile::State, u32)) {
    let options = Luiswile::options(settings).unwrap();
    let (mut dice, mut chance) = (Dice::seeded(seed), Dice::seeded(seed + 1));
    let mut state = Luiswile::setup(&options, &mut dice);
    let mut menu = Vec::new();
    let mut step = 0;
    while let Some(seat) = Luiswile::deciders(&state).first() {
        if step % every == 0 {
            show(&options, &state, step);
        }
        menu.clear();
        Luiswile::legal(&state, seat, &mut menu);
        let choice = Luiswile::instinct(&state, seat, &menu, &mut chance);
        Luiswile::apply(&mut state, seat, menu[choice], &mut dice, &mut Log::silent()).unwrap();
        step += 1;
    }
    show(&options, &state, step);
}

fn expect_all_drawn(scene: &scene::Scene<Luiswile>, drawing: &Drawing, width: f32) {
    let drawn: BTreeSet<&str> = drawing.sprites.iter().map(|sprite| sprite.id.as_str()).collect();
    for area in &scene.areas {
        assert!(drawn.contains(area.id.as_str()) && area.pieces.iter().all(|piece| drawn.contains(piece.id.as_str())));
    }
    for sprite in &drawing.sprites {
        let ([x, y], [w, h]) = (sprite.at, sprite.size);
        assert!(x >= 0.0 && x + w <= width + 0.5, "{} at {width}", sprite.id);
        assert!(y >= 0.0 && y + h <= drawing.height + 0.5, "{} at {width}", sprite.id);
    }
}

#[test]
fn everything_is_drawn_at_every_width_and_no_text_leaves_its_box() {
    let texts = texts();
    let (mut drawings, mut time) = (0, Duration::ZERO);
    let mut overflows = BTreeSet::new();
    for seats in Luiswile::ABOUT.seats.clone() {
        let mut arts: BTreeMap<String, String> = BTreeMap::new();
        watch(&Settings::new(Luiswile::ABOUT.options, seats), u64::from(seats), 37, |options, state, _| {
            for viewer in Viewer::all(seats) {
                let view = Luiswile::view(state, viewer);
                for texts in &texts {
                    let scene = Luiswile::scene(options, &view, texts);
                    for piece in scene.areas.iter().flat_map(|area| &area.pieces) {
                        let art = arts.entry(piece.id.clone()).or_insert_with(|| piece.art.clone());
                        assert_eq!(*art, piece.art, "{} keeps its picture", piece.id);
                    }
                    for width in WIDTHS {
                        let begun = Instant::now();
                        let drawing = lay_out::<Luiswile>(&scene, Frame { width });
                        (drawings, time) = (drawings + 1, time + begun.elapsed());
                        expect_all_drawn(&scene, &drawing, width);
                        overflows.extend(drawing.overflows.into_iter().map(|text| format!("{width}: {text}")));
                    }
                }
            }
        });
    }
    assert!(overflows.is_empty(), "{overflows:#?}");
    println!("{drawings} drawings, {:?} each", time / drawings);
}

#[test]
fn pictures_come_out_in_both_themes() {
    let texts = texts();
    watch(&Settings::new(Luiswile::ABOUT.options, 3), 5, 1, |options, state, step| {
        if ![0, 30, 400].contains(&step) {
            return;
        }
        let view = Luiswile::view(state, Viewer::Seat(engine::Seat::new(0)));
        for (texts, theme) in texts.iter().zip(Theme::ALL) {
            let scene = Luiswile::scene(options, &view, texts);
            for width in WIDTHS {
                let drawing = lay_out::<Luiswile>(&scene, Frame { width });
                let Some(folder) = std::env::var_os("ESCAPADE_PICTURES") else { continue };
                let picture = png(&drawing, theme, Luiswile::PALETTE, 1.0);
                assert!(picture.starts_with(b"\x89PNG"));
                let name = format!("luiswile-{step}-{width}-{theme}.png");
                std::fs::write(Path::new(&folder).join(name), picture).unwrap();
            }
        }
    });
}

#[test]
fn events_are_about_things_that_are_there() {
    scene::check::mentions::<Luiswile>();
}
