//! Actions and views as numbers: two-way, described, without a leak, and the same for ever for a version of the rules.
#![allow(clippy::unwrap_used)]

mod shared;

use std::collections::BTreeMap;

use engine::{Settings, fingerprint, numbers};
use games::{Playable, Visitor};

use shared::{folder, is_blessing};

struct Hold;

impl Visitor for Hold {
    type Out = ();

    fn visit<G: Playable>(self) {
        numbers::hold::<G>(2);
    }
}

#[test]
fn numbers_map_both_ways_and_observations_hide_what_views_hide() {
    for listed in games::LIST {
        games::visit(listed.about.name, Hold).unwrap();
    }
    games::visit("sample", Hold).unwrap();
}

/// The number of actions, and a hash of their notations in order.
struct Golden;

impl Visitor for Golden {
    type Out = String;

    fn visit<G: Playable>(self) -> String {
        let seats = *G::ABOUT.seats.start();
        let options = G::options(&Settings::new(G::ABOUT.options, seats)).unwrap();
        let notations: Vec<String> = numbers::notations::<G>(&options).collect();
        // What no number can mean would be read as another action.
        for (number, notation) in notations.iter().enumerate() {
            let action: G::Action = notation.parse().unwrap();
            assert_eq!(G::action_number(&options, action) as usize, number, "{notation}");
        }
        format!("{} {:016x}", notations.len(), fingerprint(&notations))
    }
}

/// `cargo xtask bless` adds lines for new versions of the rules; it never changes one.
#[test]
fn numbers_never_change_within_a_version_of_the_rules() {
    let path = folder().join("numbers.txt");
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let mut known: BTreeMap<String, String> =
        text.lines().filter_map(|line| line.split_once(": ")).map(|(key, value)| (key.into(), value.into())).collect();
    for listed in games::LIST {
        let key = format!("{} rules {}", listed.about.name, listed.about.rules_version);
        let counted = games::visit(listed.about.name, Golden).unwrap();
        match known.get(&key) {
            Some(golden) => assert_eq!(&counted, golden, "the numbers of {key} have changed"),
            None if is_blessing() => _ = known.insert(key, counted),
            None => panic!("{key} is new: `cargo xtask bless` writes down its numbers, {counted}"),
        }
    }
    if is_blessing() {
        let lines: Vec<String> = known.iter().map(|(key, value)| format!("{key}: {value}\n")).collect();
        std::fs::write(path, lines.concat()).unwrap();
    }
}
