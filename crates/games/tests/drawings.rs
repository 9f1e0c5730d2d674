//! Drawings of golden records: no negative sizes at any width, and no change that is not meant.
#![allow(clippy::unwrap_used)]

mod shared;

use draw::{Frame, Shape, Theme, lay_out, svg};
use engine::{Seat, Viewer, fingerprint};
use games::Visitor;
use scene::{Lang, Texts};

use shared::{Golden, folder, is_blessing, records, rules_changed};

/// From a window that somebody has made as narrow as it goes to a wall.
const WIDTHS: std::ops::RangeInclusive<u16> = 40..=2600;

struct Drawn<'a>(&'a Golden);

impl Visitor for Drawn<'_> {
    type Out = ();

    fn visit<G: games::Playable>(self) {
        let whole = self.0.replay::<G>();
        let names = ["ana", "ben", "cyd", "dan", "eve", "fay"].map(str::to_owned).to_vec();
        let texts = Texts::of::<G>(Lang::named("pl"), names);
        let last = whole.played().len();
        for (at, viewer) in [(0, Viewer::Spectator), (last / 3, Viewer::Seat(Seat::new(0))), (last, Viewer::Spectator)]
        {
            let mut game = whole.clone();
            game.rewind(at);
            let scene = G::scene(game.options(), &game.view(viewer), &texts);
            for width in WIDTHS.step_by(if self.0.is_plain() { 19 } else { 97 }) {
                let drawing = lay_out::<G>(&scene, Frame { width: f32::from(width) });
                for sprite in &drawing.sprites {
                    for shape in &sprite.shapes {
                        assert!(has_size(shape), "{} at {width} px: {} has {shape:?}", G::ABOUT.name, sprite.id);
                    }
                }
            }
        }
    }
}

fn has_size(shape: &Shape) -> bool {
    match shape {
        Shape::Rect { at: [x, y, w, h], round, .. } => {
            [x, y].iter().all(|n| n.is_finite()) && *w >= 0.0 && *h >= 0.0 && *round >= 0.0
        }
        Shape::Circle { at: [x, y, r], .. } => [x, y].iter().all(|n| n.is_finite()) && *r >= 0.0,
        Shape::Icon { at: [x, y, side], .. } => [x, y].iter().all(|n| n.is_finite()) && *side >= 0.0,
        _ => true,
    }
}

/// Hashes of all drawings of a record, for a phone and a desk.
struct Hashed<'a>(&'a Golden);

impl Visitor for Hashed<'_> {
    type Out = Vec<(u16, u64)>;

    fn visit<G: games::Playable>(self) -> Vec<(u16, u64)> {
        let whole = self.0.replay::<G>();
        let mut game = self.0.deal::<G>();
        let names = ["ana", "ben", "cyd", "dan", "eve", "fay"].map(str::to_owned).to_vec();
        let texts = Texts::of::<G>(Lang::EN, names);
        let mut hashes = vec![(390, 0), (1280, 0)];
        for (index, played) in whole.played().iter().enumerate() {
            game.play(played.seat, played.action).unwrap();
            let viewer = if index % 2 == 0 { Viewer::Seat(Seat::new(0)) } else { Viewer::Spectator };
            // Every seventh drawing is enough, and fewer where bots play a game that is drawn already.
            if index % if self.0.is_plain() { 7 } else { 29 } > 0 {
                continue;
            }
            let scene = G::scene(game.options(), &game.view(viewer), &texts);
            for (width, hash) in &mut hashes {
                let drawing = lay_out::<G>(&scene, Frame { width: f32::from(*width) });
                *hash = fingerprint(&(*hash, svg(&drawing, Theme::Light, G::PALETTE)));
            }
        }
        hashes
    }
}

#[test]
fn drawings_are_as_they_were() {
    let mut now = String::new();
    for golden in records() {
        for (width, hash) in games::visit(&golden.record.game, Hashed(&golden)).unwrap() {
            now += &format!("{} at {width} px: {hash:016x}\n", golden.name);
        }
    }
    let file = folder().join("drawings.txt");
    if is_blessing() {
        std::fs::write(&file, &now).unwrap();
    }
    let golden = std::fs::read_to_string(&file).unwrap_or_default();
    let changed: Vec<&str> = now.lines().filter(|line| !golden.lines().any(|known| known == *line)).collect();
    assert!(
        changed.is_empty(),
        "these drawings have changed: {changed:#?}\nIf only drawings were meant to change, run cargo xtask bless. If \
         golden records or perft fail as well, {}",
        rules_changed("their games")
    );
}

/// The last scene of a record as PNG.
struct Rendered<'a>(&'a Golden);

impl Visitor for Rendered<'_> {
    type Out = Vec<u8>;

    fn visit<G: games::Playable>(self) -> Vec<u8> {
        let game = self.0.replay::<G>();
        let names = ["ana", "ben", "cyd", "dan", "eve", "fay"].map(str::to_owned).to_vec();
        let texts = Texts::of::<G>(Lang::EN, names);
        let scene = G::scene(game.options(), &game.view(Viewer::Spectator), &texts);
        raster::png(&lay_out::<G>(&scene, Frame { width: 820.0 }), Theme::Dark, G::PALETTE, 1.0)
    }
}

#[test]
fn pictures_of_every_game_come_out() {
    for game in games::GAMES.iter().map(|game| game.about().name) {
        let golden = records().into_iter().find(|golden| golden.record.game == game).unwrap();
        let picture = games::visit(game, Rendered(&golden)).unwrap();
        assert!(picture.starts_with(b"\x89PNG") && picture.len() > 20_000, "{game}: {} bytes", picture.len());
    }
}

#[test]
fn drawings_have_sizes_at_every_width() {
    for golden in records() {
        games::visit(&golden.record.game, Drawn(&golden)).unwrap();
    }
}

#[test]
fn covers_come_out_in_every_shape() {
    for game in games::GAMES {
        let name = game.about().name;
        for (width, height) in [(600.0, 400.0), (300.0, 480.0), (900.0, 300.0)] {
            let cover = game.cover(width, height);
            assert!(cover.backdrop.iter().all(has_size), "{name} at {width} × {height}");
            for theme in Theme::ALL {
                assert!(raster::png(&cover, theme, game.palette(), 0.5).starts_with(b"\x89PNG"), "{name}");
            }
        }
    }
}

/// A page may show several games, so definitions bear the name of their game; and every one that is used is there.
#[test]
fn definitions_are_those_that_colours_name() {
    for game in games::GAMES {
        let (name, palette) = (game.about().name, game.palette());
        for theme in Theme::ALL {
            let defined: Vec<&str> = theme.choose(palette.definitions).split(" id=\"").skip(1).collect();
            let defined: Vec<&str> = defined.iter().filter_map(|rest| rest.split('"').next()).collect();
            assert!(defined.iter().all(|id| id.starts_with(name)), "{name}: {defined:?}");
            for &pair in palette.accents {
                let used = theme.choose(pair).strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'));
                assert!(used.is_none_or(|id| defined.contains(&id)), "{name}, {theme}: {pair:?} is not defined");
            }
        }
    }
}
