//! Scenes of golden records, as text: a review of the difference is a review of what people see.
//!
//! `cargo xtask bless` writes them anew, after a change that is meant.
#![allow(clippy::unwrap_used)]

mod shared;

use std::fmt::Write;

use engine::{Seat, Viewer};
use games::Visitor;
use scene::{Area, Art, Badge, Facing, Lang, Piece, Scene, Texts};

use shared::{Golden, folder, is_blessing, records};

/// Scenes of a record: early, in the middle and at the end for the first seat, and in the middle for a spectator.
struct Shots(Golden);

impl Visitor for Shots {
    type Out = String;

    fn visit<G: games::Playable>(self) -> String {
        let whole = self.0.replay::<G>();
        let last = whole.played().len();
        let seat = Viewer::Seat(Seat::new(0));
        let moments = [
            (last / 10, seat, Lang::EN),
            (last / 2, seat, Lang::named("pl")),
            (last / 2, Viewer::Spectator, Lang::EN),
            (last, seat, Lang::EN),
        ];
        let mut out = String::new();
        for (at, viewer, lang) in moments {
            let mut game = whole.clone();
            game.rewind(at);
            let names = ["ana", "ben", "cyd", "dan", "eve", "fay"].map(str::to_owned).to_vec();
            let scene = G::scene(game.options(), &game.view(viewer), &Texts::of::<G>(lang, names));
            writeln!(out, "== after {at} of {last} actions, {viewer:?}, {lang}").unwrap();
            write_scene(&mut out, &scene);
        }
        out
    }
}

/// The words of a record's scenes that no message says, in each pseudo-language.
struct Unsaid(Golden);

impl Visitor for Unsaid {
    type Out = Vec<String>;

    fn visit<G: games::Playable>(self) -> Vec<String> {
        let whole = self.0.replay::<G>();
        let last = whole.played().len();
        let mut found = Vec::new();
        for (lang, at) in Lang::pseudo().flat_map(|lang| [0, last / 10, last / 2, last].map(|at| (lang, at))) {
            let mut game = whole.clone();
            game.rewind(at);
            let names = scene::check::names::<G>(["ana", "ben", "cyd", "dan", "eve", "fay"]);
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
                let texts = Texts::of::<G>(lang, names.clone());
                let scene = G::scene(game.options(), &game.view(viewer), &texts);
                let unsaid = scene::check::unsaid_in_scene(&scene, &texts);
                let unsaid = unsaid.iter().map(|(word, text)| format!("{word} in {text:?}"));
                found.extend(unsaid.map(|word| format!("{} after {at} actions, {lang}: {word}", G::ABOUT.name)));
            }
        }
        found
    }
}

fn write_scene<A: Art>(out: &mut String, scene: &Scene<A>) {
    for Area { id, art, place, title, owner, notes, badges, pieces, sides } in &scene.areas {
        let owner = owner.map(|owner| format!(", {owner}'s")).unwrap_or_default();
        let sides = sides.map(|sides| format!(", {sides:?}")).unwrap_or_default();
        writeln!(out, "{id} ({art:?}{owner}) {place:?}{sides}: {title}{}", signs(badges)).unwrap();
        notes.iter().for_each(|note| writeln!(out, "  {note}").unwrap());
        pieces.iter().for_each(|piece| write_piece(out, piece));
    }
}

fn write_piece<A: Art>(out: &mut String, piece: &Piece<A>) {
    let Piece { id, art, size, name, short, lines, owner, count, facing, turned, spot, badges } = piece;
    let owner = owner.map(|owner| format!(", {owner}'s")).unwrap_or_default();
    let down = if *facing == Facing::Down { ", face down" } else { "" };
    let turned = if *turned > 0 { format!(", turned {turned}") } else { String::new() };
    let spot = spot.map(|(x, y)| format!(" at {x:.2} {y:.2}")).unwrap_or_default();
    write!(out, "  - {id} ({art:?}, {size:?}{owner}{down}{turned}){spot} ×{count}: {name}").unwrap();
    writeln!(out, " [{short}] {}{}", lines.join(" | "), signs(badges)).unwrap();
}

fn signs<A: Art>(badges: &[Badge<A>]) -> String {
    badges.iter().map(|Badge { art, text, name }| format!(" <{art:?} {text}: {name}>")).collect()
}

#[test]
fn scenes_are_as_they_were() {
    for entry in games::GAMES {
        let name = entry.about().name;
        let golden = records().into_iter().find(|golden| golden.name == format!("{name}-3")).unwrap();
        let now = games::visit(name, Shots(golden)).unwrap();
        let file = folder().join(format!("scenes/{name}.txt"));
        if is_blessing() {
            std::fs::create_dir_all(folder().join("scenes")).unwrap();
            std::fs::write(&file, &now).unwrap();
        }
        let golden = std::fs::read_to_string(&file).unwrap_or_default();
        let differs = golden.lines().zip(now.lines()).position(|(golden, now)| golden != now);
        let line = differs.unwrap_or_else(|| golden.lines().count().min(now.lines().count()));
        let at = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
        assert!(
            golden == now,
            "{name}.txt, line {}:\nit was {}\nit is  {}\nIf that is meant, run cargo xtask bless.",
            line + 1,
            at(&golden),
            at(&now)
        );
    }
}

#[test]
fn every_word_of_a_scene_is_said_by_a_message() {
    let plain = records().into_iter().filter(Golden::is_plain);
    let unsaid: Vec<String> =
        plain.flat_map(|golden| games::visit(&golden.record.game.clone(), Unsaid(golden)).unwrap()).collect();
    assert!(unsaid.is_empty(), "{unsaid:#?}");
}
