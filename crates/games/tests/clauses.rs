//! Which clauses speak while golden records are replayed: in what events link to, and in refusals of actions that are
//! tried where they are not allowed.
//!
//! `cargo xtask clauses --golden` prints those that never speak. `tests/clauses.txt` holds those that do, and the test
//! fails when one of them falls silent. `cargo xtask bless` adds clauses to the file; it never takes one away.
#![allow(clippy::unwrap_used)]

mod shared;

use std::collections::BTreeSet;

use engine::{Clause, Illegal};
use games::Visitor;

use shared::{Golden, folder, is_blessing, records};

/// How many actions are tried at each step.
const PROBES: usize = 24;

/// The clauses that speak in some records of a game, and those that could.
struct Coverage {
    spoken: BTreeSet<Clause>,
    defined: BTreeSet<Clause>,
}

struct Replay<'a>(&'a [Golden]);

impl Visitor for Replay<'_> {
    type Out = Coverage;

    fn visit<G: games::Playable>(self) -> Coverage {
        let mut spoken = BTreeSet::new();
        for golden in self.0.iter().filter(|golden| golden.record.game == G::ABOUT.name) {
            replay::<G>(golden, &mut spoken);
        }
        Coverage { spoken, defined: definitions(G::rules()) }
    }
}

/// Notes the clauses that speak in a record.
fn replay<G: games::Playable>(golden: &Golden, spoken: &mut BTreeSet<Clause>) {
    let whole = golden.replay::<G>();
    let mut seen = std::collections::HashSet::new();
    let actions: Vec<G::Action> =
        whole.played().iter().map(|played| played.action).filter(|action| seen.insert(*action)).collect();
    let mut game = golden.deal::<G>();
    for (step, played) in whole.played().iter().enumerate() {
        let menu = game.menu(played.seat);
        // Each step tries the actions behind those of the step before.
        let probes = actions.iter().cycle().skip(step * PROBES % actions.len()).take(PROBES.min(actions.len()));
        for probe in probes.filter(|probe| !menu.contains(probe)) {
            match game.check(played.seat, *probe) {
                Err(Illegal::Rule(clause)) => _ = spoken.insert(clause),
                Err(Illegal::Over | Illegal::NotAsked(_)) => {}
                Ok(()) => panic!("{}, action {}: {probe} is allowed, but not listed", golden.name, step + 1),
            }
        }
        let events = game.play(played.seat, played.action).unwrap();
        spoken.extend(events.iter().flat_map(|told| G::event_links(game.options(), &told.event).clauses));
    }
}

/// The clauses that a program can test, as `RULES.md` defines them: list items and cells that begin with a bold id.
fn definitions(rules: &str) -> BTreeSet<Clause> {
    let is_testable = |line: &&str| !line.contains("(table talk: ");
    let lines = rules.lines().filter(is_testable).filter(|line| line.starts_with("- **") || line.starts_with('|'));
    let bold = lines.flat_map(|line| line.split("- **").chain(line.split("| **")).skip(1));
    bold.filter_map(|text| text.split([' ', '*']).next()?.parse().ok()).collect()
}

fn list(clauses: &BTreeSet<Clause>) -> String {
    clauses.iter().map(Clause::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn golden_records_touch_the_clauses_that_they_did() {
    let records = records();
    let file = folder().join("clauses.txt");
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    let golden: BTreeSet<Clause> = text.split_whitespace().map(|id| id.parse().unwrap()).collect();
    let mut now = BTreeSet::new();
    for game in games::GAMES.iter().map(|game| game.about().name) {
        let Coverage { spoken, defined } = games::visit(game, Replay(&records)).unwrap();
        assert!(!defined.is_empty() && spoken.iter().any(|clause| defined.contains(clause)), "{game}");
        let silent: BTreeSet<Clause> = defined.difference(&spoken).copied().collect();
        let touched = defined.len() - silent.len();
        println!(
            "{game}: golden records touch {touched} of {} clauses and rulings ({} %), and never these:\n  {}",
            defined.len(),
            touched * 100 / defined.len(),
            list(&silent)
        );
        now.extend(spoken);
    }
    if is_blessing() {
        let lines: Vec<String> = golden.union(&now).map(|clause| format!("{clause}\n")).collect();
        std::fs::write(&file, lines.concat()).unwrap();
    }
    let lost: BTreeSet<Clause> = golden.difference(&now).copied().collect();
    assert!(lost.is_empty(), "no golden record touches these any more: {}", list(&lost));
    assert!(!golden.is_empty() || is_blessing(), "clauses.txt is missing; run cargo xtask bless");
}

#[test]
fn definitions_are_list_items_and_cells() {
    let rules = "- **ABC-001** One, see **ABC-009**.\n| x | **ABC-R01** Two | **ABC-002** Three |\n\
                 - **ABC-R02 Four?** (table talk: only people know)\nABC-003";
    assert_eq!(list(&definitions(rules)), "ABC-001 ABC-002 ABC-R01");
}
