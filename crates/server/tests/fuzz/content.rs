//! Content files: whatever is accepted can be played to its end at every number of seats; whatever is refused is
//! refused with its place.
//!
//! A text begins with a comment that names the game: `# GAME`.

use engine::{Dice, Participant, Seed, Settings};

use crate::fuzzer::Target;
use crate::notation::appearance;
use crate::settings::check_faults;

/// More actions than any match of any game has with any content.
const ACTIONS_MAX: usize = 20_000;

fn attempt(text: &str) {
    let name = text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or_default();
    let Some(game) = games::find(name.trim()) else { return };
    let about = game.about();
    for seats in about.seats.clone() {
        let settings = Settings::new(about.options, seats).with_content(text);
        let seed = Seed::from_number(u64::from(seats));
        let mut table = match game.open(settings, seed, Participant::row(seats)) {
            Ok(table) => table,
            Err(faults) => {
                check_faults(&faults);
                assert!(faults.0.iter().any(|fault| fault.key == "content"), "{faults}");
                return;
            }
        };
        let mut dice = Dice::seeded(text.len() as u64);
        for played in 0.. {
            let Some(seat) = table.deciders().first() else { break };
            let menu = table.menu(seat);
            assert!(!menu.is_empty(), "seat {seat} must decide and has no choice after {played} actions");
            assert!(played < ACTIONS_MAX, "the match does not end");
            table.play(seat, &dice.pick(&menu[..]).clone()).expect("a listed action is taken");
        }
        let again = game.resume(&table.record(), seed, Some(text));
        let again = again.unwrap_or_else(|fault| panic!("the record is refused: {fault}"));
        assert_eq!(appearance(&*again), appearance(&*table), "the record gives another table");
    }
}

#[test]
fn no_content_breaks_a_game() {
    let mut seeds = Vec::new();
    for entry in games::GAMES {
        let name = entry.about().name;
        let path = format!("{}/../{name}/content/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("every game has content");
        seeds.push(format!("# {name}\n{text}"));
    }
    let words = ["true", "[]", "{}", "\"\"", "name", "count", "1979-05-27"].map(str::to_owned).to_vec();
    let target = Target { name: "content", words, seeds, cases: 150 };
    target.fuzz(attempt);
}
