//! Trees of choices, counted as chess programs do ("perft"): any change of what is allowed, of who decides or of how
//! many dice fall shows in `tests/perft.txt`.
//!
//! The counts begin at the deal and in the middle of the smallest golden match of bots of each version of the rules.
//! `cargo xtask bless` adds counts for new records; it never changes a count.
#![allow(clippy::unwrap_used)]

mod shared;

use std::collections::BTreeMap;

use engine::{Dice, Game, Log, fingerprint};
use games::Visitor;

use shared::{Golden, folder, is_blessing, record_name, records, rules_changed, smallest_match};

/// Where counts begin, in thirds of a match, and how many positions of one depth are counted at most.
const STARTS: [(usize, u64); 3] = [(0, 200_000), (1, 30_000), (2, 30_000)];

/// How deep a tree is counted.
#[derive(Clone, Copy)]
enum Depth {
    Plies(usize),
    /// As many plies as lead to at most this many positions.
    Positions(u64),
}

/// What was counted: the positions after each number of plies, and a sum over all choices in them.
struct Tree {
    positions: Vec<u64>,
    choices: u64,
}

impl Tree {
    fn count<G: Game>(state: &G::State, dice: &Dice, plies: usize) -> Tree {
        let mut tree = Tree { positions: vec![0; plies], choices: 0 };
        tree.walk::<G>(state, dice, 0);
        tree
    }

    fn walk<G: Game>(&mut self, state: &G::State, dice: &Dice, ply: usize) {
        let Some(seat) = G::deciders(state).first().filter(|_| ply < self.positions.len()) else { return };
        let mut menu = Vec::new();
        G::legal(state, seat, &mut menu);
        for action in menu {
            let (mut next, mut dice) = (state.clone(), dice.clone());
            let applied = G::apply(&mut next, seat, action, &mut dice, &mut Log::silent());
            applied.unwrap_or_else(|illegal| panic!("{action} is listed and refused: {illegal}"));
            self.positions[ply] += 1;
            let choice = format!("{ply} {seat} {action} {} {}", dice.rolled(), G::deciders(&next));
            // A sum, so that the order of menus does not matter.
            self.choices = self.choices.wrapping_add(fingerprint(choice.as_str()));
            self.walk::<G>(&next, &dice, ply + 1);
        }
    }
}

impl std::fmt::Display for Tree {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.positions.iter().try_for_each(|count| write!(f, "{count} "))?;
        write!(f, "choices {:016x}", self.choices)
    }
}

/// Counts from a moment of a golden record.
struct Perft<'a> {
    golden: &'a Golden,
    at: usize,
    depth: Depth,
}

impl Visitor for Perft<'_> {
    type Out = Tree;

    fn visit<G: games::Playable>(self) -> Tree {
        let (mut state, mut dice) = self.golden.setup::<G>();
        for played in &self.golden.replay::<G>().played()[..self.at] {
            G::apply(&mut state, played.seat, played.action, &mut dice, &mut Log::silent()).unwrap();
        }
        match self.depth {
            Depth::Plies(plies) => Tree::count::<G>(&state, &dice, plies),
            Depth::Positions(most) => {
                let deeper = (1..).map(|plies| Tree::count::<G>(&state, &dice, plies));
                let plies = deeper.take_while(|tree| *tree.positions.last().unwrap() <= most).count();
                Tree::count::<G>(&state, &dice, plies)
            }
        }
    }
}

/// The counts of a file, by what they are of.
fn read(text: &str) -> BTreeMap<&str, &str> {
    text.lines().map(|line| line.split_once(": ").unwrap()).collect()
}

/// How deep a count of the file goes.
fn depth_of(count: &str) -> Depth {
    Depth::Plies(count.split(' ').take_while(|word| *word != "choices").count())
}

#[test]
fn trees_of_choices_are_as_they_were() {
    let file = folder().join("perft.txt");
    let golden = std::fs::read_to_string(&file).unwrap_or_default();
    let golden = read(&golden);
    let mut now = String::new();
    for game in games::GAMES {
        let about = game.about();
        let names = (about.rules_version_oldest..=about.rules_version)
            .map(|version| record_name(&smallest_match(about), version));
        let names: Vec<String> = names.collect();
        for record in records().into_iter().filter(|record| names.contains(&record.name)) {
            for (thirds, most) in STARTS {
                let at = record.record.moves.len() * thirds / 3;
                let key = format!("{} after {at} actions", record.name);
                let known = golden.get(key.as_str());
                assert!(known.is_some() || is_blessing(), "{key} is not in perft.txt; run cargo xtask bless");
                let depth = known.map_or(Depth::Positions(most), |count| depth_of(count));
                let tree = games::visit(about.name, Perft { golden: &record, at, depth }).unwrap().to_string();
                let known = known.copied().unwrap_or(&tree);
                assert!(tree == known, "{key}:\nit was {known}\nit is  {tree}\n{}", rules_changed(about.name));
                now += &format!("{key}: {tree}\n");
            }
        }
    }
    if is_blessing() {
        std::fs::write(&file, &now).unwrap();
        return;
    }
    let now = read(&now);
    let lost: Vec<_> = golden.keys().filter(|key| !now.contains_key(*key)).collect();
    assert!(lost.is_empty(), "perft.txt counts from {lost:?}, of which there is no record; delete the lines");
}
