//! Notation: whatever is read is written and read back; what a table refuses changes nothing; what it accepts is in its
//! record, which gives the same table again.
//!
//! A text begins with `GAME SEATS SEED`. Each line after that is a seat and an action in notation, or a number, which
//! stands for one of the seat's choices.

use engine::{Dice, Participant, Seat, Seats, Seed, Settings, Table, Viewer};
use games::{Playable, Visitor};

use crate::fuzzer::Target;
use crate::records::check_forms;

const LINES_MAX: usize = 300;

/// Reads a text as an action of a game, and back.
struct ReadBack<'a>(&'a str);

impl Visitor for ReadBack<'_> {
    type Out = Option<String>;

    fn visit<G: Playable>(self) -> Option<String> {
        let action = match self.0.parse::<G::Action>() {
            Ok(action) => action,
            Err(fault) => {
                assert!(fault.column >= 1 && fault.column <= self.0.chars().count() + 1, "{fault} is out of the text");
                assert!(!fault.problem.is_empty());
                return None;
            }
        };
        let written = action.to_string();
        let again: G::Action = written.parse().unwrap_or_else(|fault| panic!("`{written}` is not read: {fault}"));
        assert_eq!(again, action, "`{written}` is read as another action");
        Some(written)
    }
}

/// All that can be seen of a table.
pub(crate) fn appearance(table: &dyn Table) -> String {
    let seats = table.settings().seats();
    let views = Viewer::all(seats).map(|viewer| table.view(viewer).to_json()).collect::<Vec<_>>().join("\n");
    let menus = Seats::all(seats).iter().map(|seat| (table.question(seat), table.menu(seat))).collect::<Vec<_>>();
    format!("{views}\n{menus:?} {:?} {:?}\n{}", table.deciders(), table.outcome(), table.record())
}

fn attempt(text: &str) {
    let mut lines = text.lines();
    let words: Vec<&str> = lines.next().unwrap_or_default().split_whitespace().collect();
    let [game, seats, seed] = words[..] else { return };
    let Some(game) = games::find(game) else { return };
    let about = game.about();
    let seats = seats.parse().ok().filter(|seats| about.seats.contains(seats)).unwrap_or(*about.seats.start());
    let seed = Seed::from_number(seed.parse().unwrap_or(1));
    let settings = Settings::new(about.options, seats);
    let mut table = game.open(settings, seed, Participant::row(seats)).expect("the usual settings are good");
    for line in lines.take(LINES_MAX) {
        let (who, action) = line.split_once(' ').unwrap_or((line, ""));
        let seat = who.parse().unwrap_or_else(|_| table.deciders().first().unwrap_or(Seat::new(0)));
        let is_seated = seat.number() < seats;
        let menu = if is_seated { table.menu(seat) } else { Vec::new() };
        let action = match action.parse::<usize>() {
            Ok(number) if !menu.is_empty() => menu[number % menu.len()].as_str(),
            _ => action,
        };
        let read = games::visit(about.name, ReadBack(action)).expect("the game is there");
        let before = appearance(&*table);
        let checked = table.check(seat, action);
        match table.play(seat, action) {
            Ok(_) => {
                assert!(checked.is_ok(), "`{action}` is taken although it would be refused");
                let listed = read.is_some_and(|written| menu.contains(&written));
                assert!(listed, "`{action}` is taken, but it is not a choice");
            }
            Err(refusal) => {
                assert_eq!(checked.as_ref(), Err(&refusal), "`{action}`");
                assert_eq!(appearance(&*table), before, "`{action}` is refused and changes something");
            }
        }
    }
    let record = table.record();
    check_forms(&record);
    let again = game.resume(&record, seed, None).unwrap_or_else(|fault| panic!("the record is refused: {fault}"));
    assert_eq!(appearance(&*again), appearance(&*table), "the record gives another table");
}

/// Random actions of each game, as they are written.
fn seeds() -> Vec<String> {
    let mut dice = Dice::seeded(17);
    let mut texts = Vec::new();
    for entry in games::GAMES.iter().copied().chain(games::find("sample")) {
        let about = entry.about();
        for seats in [*about.seats.start(), *about.seats.end()] {
            let settings = Settings::new(about.options, seats);
            let seed = Seed::from_number(u64::from(seats));
            let mut table = entry.open(settings, seed, Participant::row(seats)).expect("the usual settings are good");
            let mut text = format!("{} {seats} {seats}\n", about.name);
            for _ in 0..60 {
                let Some(seat) = table.deciders().first() else { break };
                let action = dice.pick(&table.menu(seat)).clone();
                table.play(seat, &action).expect("a listed action is taken");
                text += &format!("{seat} {action}\n");
            }
            texts.push(text);
        }
    }
    texts
}

#[test]
fn no_text_breaks_a_table() {
    let seeds = seeds();
    let words = seeds.iter().flat_map(|text| text.split_whitespace()).map(str::to_owned);
    let words: std::collections::BTreeSet<String> = words.collect();
    let target = Target { name: "notation", words: words.into_iter().collect(), seeds, cases: 300 };
    target.fuzz(attempt);
}
