//! Whole games drawn: everything is there, nothing leaves its box, and things keep their pictures.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use draw::{Drawing, Frame, GameArt, Theme, lay_out};
use engine::{Dice, Game, Log, Settings, Viewer};
use raster::png;
use scene::{GameScene, Lang, Texts};
use wcp::{Options, State, Wcp};

const NAMES: [&str; 6] = ["Alexandrina", "Ben", "Cyd", "Dan", "Eve", "Fay"];

fn texts(lang: Lang) -> Texts {
    Texts::of::<Wcp>(lang, NAMES.map(str::to_owned).to_vec())
}

fn options(seats: u8, teams: &str) -> Options {
    let settings = Settings::read(Wcp::ABOUT.options, Wcp::ABOUT.seats.clone(), seats, [("teams", teams)]).unwrap();
    Wcp::options(&settings).unwrap()
}

/// Plays by chance and shows every state with its number.
fn play(options: &Options, seed: u64, mut show: impl FnMut(u32, &State)) {
    let mut dice = Dice::seeded(seed);
    let mut state = Wcp::setup(options, &mut dice);
    let mut menu = Vec::new();
    for number in 0.. {
        show(number, &state);
        let Some(seat) = Wcp::deciders(&state).first() else { return };
        menu.clear();
        Wcp::legal(&state, seat, &mut menu);
        let action = *dice.pick(&menu);
        Wcp::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).unwrap();
    }
}

fn expect_whole(scene: &scene::Scene<Wcp>, drawing: &Drawing, width: f32) {
    assert_eq!(drawing.overflows, Vec::<String>::new(), "at {width}");
    let drawn: BTreeSet<&str> = drawing.sprites.iter().map(|sprite| sprite.id.as_str()).collect();
    for area in &scene.areas {
        assert!(drawn.contains(area.id.as_str()), "{} is not drawn", area.id);
        assert!(area.pieces.iter().all(|piece| drawn.contains(piece.id.as_str())), "something in {}", area.id);
    }
    for sprite in &drawing.sprites {
        let ([x, y], [w, h]) = (sprite.at, sprite.size);
        assert!(x >= -0.5 && x + w <= width + 0.5, "{} leaves the page at {width}", sprite.id);
        assert!(y >= -0.5 && y + h <= drawing.height + 0.5, "{} leaves the page at {width}", sprite.id);
    }
}

#[test]
fn everything_is_drawn_in_its_box_and_keeps_its_picture() {
    let both = Lang::ALL.map(texts);
    let (mut spent, mut drawings) = (Duration::ZERO, 0);
    for (seats, teams) in [(2, "on"), (3, "off"), (6, "off")] {
        let options = options(seats, teams);
        let mut arts: BTreeMap<String, String> = BTreeMap::new();
        play(&options, u64::from(seats), |number, state| {
            if !number.is_multiple_of(19) && number > 8 {
                return;
            }
            for viewer in Viewer::all(seats) {
                let view = Wcp::view(state, viewer);
                for texts in &both {
                    let scene = Wcp::scene(&options, &view, texts);
                    for piece in scene.areas.iter().flat_map(|area| &area.pieces) {
                        let art = arts.entry(piece.id.clone()).or_insert_with(|| piece.art.clone());
                        assert_eq!(*art, piece.art, "{} changes its picture", piece.id);
                    }
                    for width in [390.0, 780.0, 1000.0, 1440.0] {
                        let start = Instant::now();
                        let drawing = lay_out::<Wcp>(&scene, Frame { width });
                        spent += start.elapsed();
                        drawings += 1;
                        expect_whole(&scene, &drawing, width);
                    }
                }
            }
        });
    }
    println!("{drawings} drawings, {:?} each", spent / drawings);
}

#[test]
fn pictures_come_out() {
    let Some(folder) = std::env::var_os("ESCAPADE_PICTURES") else { return };
    let var = |name: &str, default: &str| std::env::var(name).unwrap_or_else(|_| default.to_owned());
    let seats: u8 = var("SEATS", "3").parse().unwrap();
    let at: BTreeSet<u32> = var("AT", "0,30,150").split(',').map(|number| number.parse().unwrap()).collect();
    let width: f32 = var("WIDTH", "1440").parse().unwrap();
    let (theme, lang): (Theme, Lang) = (var("THEME", "light").parse().unwrap(), var("TALK", "en").parse().unwrap());
    let options = options(seats, &var("TEAMS", "off"));
    let (texts, mut last) = (texts(lang), 0);
    play(&options, var("SEED", "7").parse().unwrap(), |number, state| {
        last = number;
        let is_over = Wcp::deciders(state).is_empty();
        if !is_over && !at.contains(&number) {
            return;
        }
        let viewer = Wcp::deciders(state).first().map_or(Viewer::Spectator, Viewer::Seat);
        let scene = Wcp::scene(&options, &Wcp::view(state, viewer), &texts);
        let picture = png(&lay_out::<Wcp>(&scene, Frame { width }), theme, Wcp::PALETTE, 1.0);
        let name = if is_over { "end".to_owned() } else { format!("{number:04}") };
        std::fs::write(std::path::Path::new(&folder).join(format!("{name}-{width}-{theme}-{lang}.png")), picture)
            .unwrap();
    });
    println!("{last} actions");
}
