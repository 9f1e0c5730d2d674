//! Checks of a game's drawings, for its tests.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Dice, Judge, Log, Settings, Viewer};
use scene::{Lang, Pseudo, Scene, Texts, check};

use crate::layout::{lay_out_pane, smallest_print};
use crate::{Drawing, Frame, GameArt, Pane, PanePart, Shape, lay_out};

/// From a phone to a large desk.
const WIDTHS: [f32; 5] = [390.0, 780.0, 1000.0, 1440.0, 1600.0];
/// The widths of panes beside a board, the least size of print there, and whether the window is narrow.
const PANES: [(f32, f32, bool); 6] = [
    (300.0, 12.0, true),
    (370.0, 12.0, true),
    (330.0, 12.0, true),
    (790.0, 11.0, true),
    (400.0, 11.0, false),
    (560.0, 11.0, false),
];
/// What is lost by rounding.
const ROUNDING: f32 = 0.05;
/// Every third language is tried on a state.
const TURNS: usize = 3;
/// A scene changes little from one action to the next, so only every 31st state is drawn.
const STEPS: u32 = 31;

/// Plays whole matches with every number of seats, by instinct and at random, and draws them for every viewer, in every
/// language (also pseudo-languages) and at several widths: everything is drawn, nothing leaves the page, no text leaves its box,
/// print beside the board can be read, and a piece keeps its picture as long as it has its id.
///
/// # Panics
/// When one of these does not hold.
pub fn drawings<G: GameArt + Judge>() {
    // The first name is as long as names get.
    let names = check::names::<G>(["Alexandrina", "Ben", "Cyd", "Dan", "Eve", "Fay"]);
    let texts: Vec<Texts> = Lang::all().chain(Lang::pseudo()).map(|lang| Texts::of::<G>(lang, names.clone())).collect();
    let mut chance = Dice::seeded(17);
    let mut faults = BTreeSet::new();
    for seats in G::ABOUT.seats.clone() {
        let random = Settings::random(G::ABOUT.options, seats, &mut chance);
        for (settings, is_random) in [(Settings::new(G::ABOUT.options, seats), false), (random, true)] {
            // Random settings need not fit each other.
            if let Ok(options) = G::options(&settings) {
                play::<G>(&options, seats, is_random, &texts, &mut chance, &mut faults);
            }
        }
    }
    assert!(faults.is_empty(), "texts that do not fit:\n{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

/// Plays and draws a match. Texts that do not fit are collected, so that a translator sees all of them.
fn play<G: GameArt + Judge>(
    options: &G::Options,
    seats: u8,
    is_random: bool,
    texts: &[Texts],
    chance: &mut Dice,
    faults: &mut BTreeSet<String>,
) {
    let mut dice = Dice::seeded(u64::from(chance.below(u32::MAX)));
    let mut state = G::setup(options, &mut dice);
    let mut pictures = BTreeMap::new();
    let (mut menu, mut turn) = (Vec::new(), 0);
    for step in 0_u32.. {
        let decider = G::deciders(&state).first();
        if step.is_multiple_of(STEPS) || decider.is_none() {
            for viewer in Viewer::all(seats) {
                let view = G::view(&state, viewer);
                // The languages take turns: most faults are seen in many states.
                turn += 1;
                for texts in texts.iter().skip(turn % TURNS).step_by(TURNS) {
                    let scene = G::scene(options, &view, texts);
                    expect_pictures_kept(&scene, &mut pictures);
                    let at = format!("{seats} seats, step {step}, {}", texts.lang());
                    expect_drawn(&scene, &at, texts, faults);
                    expect_said(&scene, texts, faults);
                    expect_readable(&scene, texts.lang(), faults);
                }
            }
        }
        let Some(seat) = decider else { return };
        menu.clear();
        G::legal(&state, seat, &mut menu);
        let index = match is_random {
            true => chance.below(menu.len() as u32) as usize,
            false => G::instinct(&state, seat, &menu, chance),
        };
        G::apply(&mut state, seat, menu[index], &mut dice, &mut Log::silent()).expect("a listed action applies");
    }
}

fn expect_pictures_kept<G: GameArt>(scene: &Scene<G>, pictures: &mut BTreeMap<String, G::Piece>) {
    for piece in scene.areas.iter().flat_map(|area| &area.pieces) {
        let known = pictures.entry(piece.id.clone()).or_insert_with(|| piece.art.clone());
        assert!(*known == piece.art, "{} was {known:?} and is {:?}", piece.id, piece.art);
    }
}

/// Every word is said by a message, in pseudo-languages.
fn expect_said<G: GameArt>(scene: &Scene<G>, texts: &Texts, faults: &mut BTreeSet<String>) {
    let lang = texts.lang();
    let unsaid = check::unsaid_in_scene(scene, texts);
    faults.extend(unsaid.keys().map(|word| format!("{lang}: no message says {word}")));
    if Pseudo::of(lang) != Some(Pseudo::Longer) {
        return;
    }
    let drawing = lay_out(scene, Frame { width: WIDTHS[0] });
    for shape in drawing.sprites.iter().flat_map(|sprite| &sprite.shapes) {
        let Shape::Text { text, .. } = shape else { continue };
        let unsaid = Pseudo::unsaid_in_pieces(text).into_iter().filter(|word| !texts.is_name(word));
        faults.extend(unsaid.map(|word| format!("{lang}: no message says {word}, which is drawn")));
    }
}

fn expect_drawn<G: GameArt>(scene: &Scene<G>, at: &str, texts: &Texts, faults: &mut BTreeSet<String>) {
    let lang = texts.lang();
    for width in WIDTHS {
        let drawing: Drawing = lay_out(scene, Frame { width });
        faults.extend(drawing.overflows.iter().map(|text| format!("{lang}, {width} px: {text:?}")));
        let drawn: BTreeSet<&str> = drawing.sprites.iter().map(|sprite| sprite.id.as_str()).collect();
        for area in &scene.areas {
            for id in std::iter::once(&area.id).chain(area.pieces.iter().map(|piece| &piece.id)) {
                assert!(drawn.contains(id.as_str()), "{at}, {width} px: {id} is not drawn");
            }
        }
        for sprite in &drawing.sprites {
            let ([x, y], [w, h]) = (sprite.at, sprite.size);
            let is_inside = x >= -0.5 && y >= -0.5 && x + w <= width + 0.5 && y + h <= drawing.height + 0.5;
            assert!(is_inside, "{at}, {width} px: {} leaves the page", sprite.id);
        }
    }
}

/// Print beside the board is large enough on every device.
fn expect_readable<G: GameArt>(scene: &Scene<G>, lang: Lang, faults: &mut BTreeSet<String>) {
    for (width, text_min, is_compact) in PANES {
        for part in [PanePart::Own, PanePart::Others] {
            let drawing = lay_out_pane(scene, Pane { part, width, height: 300.0, text_min, is_compact });
            let Some((size, text)) = smallest_print(&drawing) else { continue };
            let size = size * width / drawing.width;
            if size < text_min - ROUNDING {
                faults.insert(format!("{lang}, {part:?} of {width} px: {text:?} has {size:.1} px"));
            }
        }
    }
}
