//! Which clauses speak while golden records are replayed: in what events link to, and in refusals of actions that are
//! tried where they are not allowed.
//!
//! `cargo xtask clauses --golden` prints those that never speak. `tests/clauses.txt` holds those that do, and the test
//! fails when one of them falls silent. `cargo xtask bless` adds clauses to the file; it never takes one away.
#![allow(clippy::unwrap_used)]

mod shared;

use std::collections::BTreeSet;

use engine::{AddressedEvent, Clause, Dice, Illegal, Log};
use games::Visitor;
use scene::Lang;

use shared::{Golden, folder, is_blessing, records};

/// How many actions are tried at each step.
const PROBES: usize = 200;

/// The clauses of a game.
struct Coverage {
    /// Those that speak in golden records.
    spoken: BTreeSet<Clause>,
    /// Those that events or refusals can name: for each there is a message to players.
    named: BTreeSet<Clause>,
    /// Those that a program can test.
    defined: BTreeSet<Clause>,
}

struct Replay<'a>(&'a [Golden]);

impl Visitor for Replay<'_> {
    type Out = Coverage;

    fn visit<G: games::Playable>(self) -> Coverage {
        let records = || self.0.iter().filter(|golden| golden.record.game == G::ABOUT.name);
        let actions = records().flat_map(|golden| golden.record.moves.iter().map(|played| played.action.as_str()));
        let actions: BTreeSet<&str> = actions.collect();
        let mut actions: Vec<G::Action> = actions.into_iter().map(|action| action.parse().unwrap()).collect();
        // Every step tries actions of many kinds.
        Dice::seeded(1).shuffle(&mut actions);
        let mut spoken = BTreeSet::new();
        records().for_each(|golden| replay::<G>(golden, &actions, &mut spoken));
        let texts = scene::TextFiles::find(G::EMBEDDED_TEXTS, G::ABOUT.name, Lang::EN).messages;
        let messages = texts.lines().filter_map(|line| line.strip_prefix("clause-")?.split(' ').next());
        let named = messages.map(|id| id.parse().unwrap()).collect();
        Coverage { spoken, named, defined: definitions(G::rules()) }
    }
}

/// Notes the clauses that speak in a record, while some of these actions are tried at each step.
fn replay<G: games::Playable>(golden: &Golden, actions: &[G::Action], spoken: &mut BTreeSet<Clause>) {
    let whole = golden.replay::<G>();
    let (mut state, mut dice) = golden.setup::<G>();
    // A refusal asks no dice.
    let mut no_dice = Dice::scripted([]);
    let mut probes = actions.iter().copied().cycle();
    for (step, played) in whole.played().iter().enumerate() {
        let mut menu = Vec::new();
        G::legal(&state, played.seat, &mut menu);
        // A refused action changes nothing, so that one copy is enough.
        let mut copy = state.clone();
        for probe in probes.by_ref().take(PROBES.min(actions.len())).filter(|probe| !menu.contains(probe)) {
            match G::apply(&mut copy, played.seat, probe, &mut no_dice, &mut Log::silent()) {
                Err(Illegal::Rule(clause)) => _ = spoken.insert(clause),
                Err(Illegal::Over | Illegal::NotAsked(_)) => {}
                Ok(()) => panic!("{}, action {}: {probe} is allowed, but not listed", golden.name, step + 1),
            }
        }
        let mut log = Log::new();
        G::apply(&mut state, played.seat, played.action, &mut dice, &mut log).unwrap();
        let links = |told: &AddressedEvent<G::Event>| G::event_links(whole.options(), &told.event).clauses;
        spoken.extend(log.events().iter().flat_map(links));
    }
}

/// The clauses that a program can test, as `RULES.md` defines them: list items and cells that begin with a bold id.
fn definitions(rules: &str) -> BTreeSet<Clause> {
    let is_testable = |line: &&str| !line.contains("(table talk: ");
    let lines = rules.lines().filter(is_testable).filter(|line| line.starts_with("- **") || line.starts_with('|'));
    let bold = lines.flat_map(|line| line.split("- **").chain(line.split("| **")).skip(1));
    bold.filter_map(|text| text.split([' ', '*']).next()?.parse().ok()).collect()
}

fn print(game: &str, Coverage { spoken, named, defined }: &Coverage) {
    let share = |all: &BTreeSet<Clause>| {
        let touched = all.intersection(spoken).count();
        format!("{touched} of {} ({} %)", all.len(), touched * 100 / all.len().max(1))
    };
    println!("{game}: golden records touch {} clauses and rulings that events or refusals name:", share(named));
    println!("  they never touch {}", list(&(named - spoken)));
    println!("  Of all that a program can test they touch {}. Neither events nor refusals name", share(defined));
    println!("  {}", list(&(&(defined - named) - spoken)));
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
        let coverage = games::visit(game, Replay(&records)).unwrap();
        print(game, &coverage);
        now.extend(coverage.spoken);
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
