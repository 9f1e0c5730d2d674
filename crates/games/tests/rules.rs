//! The rules that players read, in every language: all clauses, and nothing that is for developers.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use engine::{Clause, Game};
use games::{Playable, Visitor};
use scene::{GameText, Lang};

/// The rules of a game as `RULES.md` has them, and as players read them in a language.
struct RulesOf(Lang);

impl Visitor for RulesOf {
    type Out = (&'static str, &'static str);

    fn visit<G: Playable>(self) -> (&'static str, &'static str) {
        (<G as Game>::rules(), <G as GameText>::rules_in(self.0))
    }
}

/// The ids of the clauses that a text defines.
fn clauses(rules: &str) -> BTreeSet<Clause> {
    let lines = rules.lines().filter(|line| line.starts_with("- **") || line.starts_with('|'));
    let ids = lines.flat_map(|line| line.split("**").skip(1).step_by(2));
    ids.filter_map(|text| text.split(' ').next()?.parse().ok()).collect()
}

/// What tells sources and notes for developers from rules.
fn is_for_developers(line: &str) -> bool {
    let is_number = |text: &str, before: char, digits: std::ops::RangeInclusive<usize>| {
        let number = text.trim_matches(|c: char| !c.is_alphanumeric()).strip_prefix(before);
        number.is_some_and(|number| digits.contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let names_a_line = || line.split_whitespace().any(|word| is_number(word, 'L', 2..=3));
    let names_a_source =
        || line.split([' ', '(', ';']).any(|word| word.starts_with("S:") || word == "003" || word == "002");
    let begins_with_a_source = || line.split_once("** [").is_some_and(|(head, _)| head.len() <= "- **ABC-000".len());
    let ends_with_a_source = || line.starts_with("- **") && (line.ends_with(']') || line.ends_with("(A)"));
    let is_marked = ["*Why", "(table talk:", "<!--", "RULES.md", "Source lines", "escapade lab"];
    names_a_line()
        || names_a_source()
        || begins_with_a_source()
        || ends_with_a_source()
        || is_marked.iter().any(|mark| line.contains(mark))
}

/// The sections that are for developers, in the words of `RULES.md`.
const SECTIONS: [&str; 8] = [
    "Header",
    "Hidden information",
    "Decision points",
    "est vectors",
    "UI notes",
    "Coverage",
    "Trace of the source",
    "Data shape",
];

#[test]
fn players_read_every_clause_and_nothing_for_developers() {
    for game in games::LIST {
        for lang in Lang::all() {
            let (whole, told) = games::visit(game.about.name, RulesOf(lang)).unwrap();
            let missing: Vec<Clause> = clauses(whole).difference(&clauses(told)).copied().collect();
            assert!(missing.is_empty(), "{} in {lang}: {missing:?}", game.about.name);
            for line in told.lines() {
                let is_section = line.starts_with('#') && SECTIONS.iter().any(|section| line.contains(section));
                assert!(!is_section && !is_for_developers(line), "{} in {lang}: {line}", game.about.name);
            }
        }
    }
}

#[test]
fn what_is_for_developers_is_recognised() {
    let found = [
        "- **WCP-001** [WARIANTY GRY L190] The game is for 2 to 6 players.",
        "- **LUI-044** [Faza 2. Kolejny dzień w Luiswile] Turn over one card.",
        "- **BLK-089** Each card states its moment. (S:Bg)",
        "- **BLK-090** Revealing is free. (A)",
        "- **ALC-001** A game has 3 or 4 players. [003 Ziel des Spiels]",
        "- **WCP-R70 What if?** Nothing. *Why:* no choice is harmless.",
    ];
    for line in found {
        assert!(is_for_developers(line), "{line}");
    }
    assert!(!is_for_developers("- **ALC-001** A game has 3 or 4 players (see ALC-R01)."));
}
