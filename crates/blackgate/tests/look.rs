//! Blackgate drawn: everything fits, ids stay, and pictures come out for whoever asks for them.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use blackgate::{Blackgate, Options, State};
use draw::{Drawing, Frame, GameArt, Theme, lay_out};
use engine::{Dice, Game, Judge, Log, Settings, Viewer};
use raster::png;
use scene::{GameScene, Lang, Texts};

/// Options and their values.
type Chosen = &'static [(&'static str, &'static str)];

const WIDTHS: [f32; 4] = [390.0, 780.0, 1000.0, 1440.0];

fn texts(lang: Lang) -> Texts {
    Texts::of::<Blackgate>(lang, ["ana", "ben", "cyd", "dan", "eve", "fay"].map(str::to_owned).to_vec())
}

fn options(seats: u8, chosen: Chosen) -> Options {
    let about = Blackgate::ABOUT;
    let settings = Settings::read(about.options, about.seats.clone(), seats, chosen.iter().copied());
    let settings = settings.expect("settings that exist");
    Blackgate::options(&settings).expect("settings that go together")
}

/// Plays by chance, and shows every state until told to stop or until the match is over.
fn play(options: &Options, seed: u64, mut show: impl FnMut(u32, &State) -> bool) {
    let (mut dice, mut chance) = (Dice::seeded(seed), Dice::seeded(seed + 1));
    let mut state = Blackgate::setup(options, &mut dice);
    let mut menu = Vec::new();
    for step in 0.. {
        if !show(step, &state) {
            return;
        }
        let Some(seat) = Blackgate::deciders(&state).first() else {
            return;
        };
        menu.clear();
        Blackgate::legal(&state, seat, &mut menu);
        let action = menu[Blackgate::instinct(&state, seat, &menu, &mut chance)];
        Blackgate::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).expect("a listed action applies");
    }
}

fn expect_fit(scene: &scene::Scene<Blackgate>, drawing: &Drawing, at: &str) {
    assert_eq!(drawing.overflows, Vec::<String>::new(), "{at}");
    let drawn: BTreeSet<&str> = drawing.sprites.iter().map(|sprite| sprite.id.as_str()).collect();
    for area in &scene.areas {
        assert!(drawn.contains(area.id.as_str()), "{} is not drawn, {at}", area.id);
        area.pieces
            .iter()
            .for_each(|piece| assert!(drawn.contains(piece.id.as_str()), "{} is not drawn, {at}", piece.id));
    }
    for sprite in &drawing.sprites {
        let ([x, y], [w, h]) = (sprite.at, sprite.size);
        let inside = x >= 0.0 && y >= 0.0 && x + w <= drawing.width + 0.5 && y + h <= drawing.height + 0.5;
        assert!(inside, "{} leaves the page, {at}", sprite.id);
    }
}

#[test]
fn everything_is_drawn_and_fits_in_both_languages_at_every_width() {
    let texts = Lang::ALL.map(texts);
    let tables: [(u8, Chosen); 6] =
        [(2, &[]), (3, &[]), (4, &[("mode", "team")]), (5, &[]), (6, &[("michel", "on")]), (6, &[("mode", "team")])];
    let (mut spent, mut drawings) = (Duration::ZERO, 0_u32);
    for (seats, chosen) in tables {
        let options = options(seats, chosen);
        let mut arts: BTreeMap<String, String> = BTreeMap::new();
        play(&options, u64::from(seats), |step, state| {
            let every = step.is_multiple_of(23);
            for viewer in Viewer::all(seats).filter(|_| every) {
                let view = Blackgate::view(state, viewer);
                for (texts, width) in texts.iter().flat_map(|texts| WIDTHS.map(|width| (texts, width))) {
                    let begun = Instant::now();
                    let scene = Blackgate::scene(&options, &view, texts);
                    let drawing = lay_out::<Blackgate>(&scene, Frame { width });
                    spent += begun.elapsed();
                    drawings += 1;
                    expect_fit(&scene, &drawing, &format!("{seats} seats, step {step}, {width} {}", texts.lang()));
                    for piece in scene.areas.iter().flat_map(|area| &area.pieces) {
                        let art = arts.entry(piece.id.clone()).or_insert_with(|| piece.art.clone());
                        assert_eq!(*art, piece.art, "{} changed its picture", piece.id);
                    }
                }
            }
            step < 1500
        });
    }
    println!("{drawings} drawings, {:?} each", spent / drawings.max(1));
}

/// Writes a picture into the folder that the environment names, if it does.
fn save(name: &str, options: &Options, state: &State, viewer: Viewer) {
    let Some(folder) = std::env::var_os("ESCAPADE_PICTURES") else {
        return;
    };
    for (lang, width, theme) in [
        (Lang::En, 1440.0, Theme::Light),
        (Lang::Pl, 820.0, Theme::Light),
        (Lang::Pl, 390.0, Theme::Dark),
        (Lang::En, 1440.0, Theme::Dark),
    ] {
        let scene = Blackgate::scene(options, &Blackgate::view(state, viewer), &texts(lang));
        let drawing = lay_out::<Blackgate>(&scene, Frame { width });
        let picture = png(&drawing, theme, Blackgate::PALETTE, if width < 400.0 { 2.0 } else { 1.0 });
        let file = std::path::Path::new(&folder).join(format!("blackgate-{name}-{width}-{theme}-{lang}.png"));
        std::fs::write(file, picture).expect("the folder can be written to");
    }
}

#[test]
fn pictures_come_out() {
    let tables: [(&str, u8, Chosen); 3] = [("michel", 2, &[]), ("solo", 4, &[]), ("team", 6, &[("mode", "team")])];
    for (name, seats, chosen) in tables {
        let options = options(seats, chosen);
        let mut fought = false;
        play(&options, 40 + u64::from(seats), |step, state| {
            let decider = Blackgate::deciders(state).first();
            let viewer = decider.map_or(Viewer::Spectator, Viewer::Seat);
            let scene = Blackgate::scene(&options, &Blackgate::view(state, viewer), &texts(Lang::En));
            let laid = scene.areas[0].pieces.iter().filter(|piece| piece.id != "die").count();
            let is_fight = scene.areas[0].art.contains('/') && laid > 2;
            if step == 0 || step == 160 || decider.is_none() {
                save(&format!("{name}-{step:04}"), &options, state, viewer);
            }
            if is_fight && !fought && step > 60 {
                fought = true;
                save(&format!("{name}-fight"), &options, state, viewer);
            }
            step < 3000
        });
    }
}
