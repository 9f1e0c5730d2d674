//! Settings: whatever is accepted makes a match that can be played, recorded and stored; whatever is refused says why.
//!
//! A text is `GAME SEATS`, and then `KEY=VALUE` in each line.

use engine::{BadOptions, Dice, OptionKind, Participant, Seed, Settings};

use crate::fuzzer::Target;
use crate::notation::appearance;
use crate::records::check_forms;

pub(crate) fn check_faults(faults: &BadOptions) {
    assert!(!faults.0.is_empty(), "a refusal says what is wrong");
    for fault in &faults.0 {
        assert!(!fault.problem.is_empty(), "{fault}");
    }
}

fn attempt(text: &str) {
    let mut lines = text.lines();
    let Some((name, seats)) = lines.next().and_then(|line| line.split_once(' ')) else { return };
    let Some(game) = games::find(name) else { return };
    let seats = seats.parse().unwrap_or(3);
    let chosen: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once('=')).collect();
    // A value may hold everything but the end of its line, so that is written in two letters.
    let values: Vec<(String, String)> =
        chosen.iter().map(|(key, value)| ((*key).to_owned(), value.replace("\\n", "\n"))).collect();
    let chosen = values.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let settings = match game.about().settings(seats, chosen) {
        Ok(settings) => settings,
        Err(faults) => return check_faults(&faults),
    };
    let json = serde_json::to_string(&settings).expect("settings are plain data");
    let again: Settings = serde_json::from_str(&json).expect("what was written is read");
    assert_eq!(again, settings);
    let seed = Seed::from_number(seats.into());
    let mut table = match game.open(settings, seed, Participant::row(seats)) {
        Ok(table) => table,
        Err(faults) => return check_faults(&faults),
    };
    let mut dice = Dice::seeded(text.len() as u64);
    for _ in 0..40 {
        let Some(seat) = table.deciders().first() else { break };
        let action = dice.pick(&table.menu(seat)).clone();
        table.play(seat, &action).expect("a listed action is taken");
    }
    let record = table.record();
    check_forms(&record);
    let read = record.to_string().parse().expect("a record is read");
    let again = game.resume(&read, seed, None).unwrap_or_else(|fault| panic!("the record is refused: {fault}"));
    assert_eq!(appearance(&*again), appearance(&*table), "the record gives another table");
}

#[test]
fn no_settings_break_a_match() {
    let mut words = vec!["on".to_owned(), "off".to_owned(), "\\nseed: 0".to_owned(), "# x".to_owned()];
    let mut seeds = Vec::new();
    let mut dice = Dice::seeded(17);
    for entry in games::GAMES.iter().copied().chain(games::find("sample")) {
        let about = entry.about();
        for spec in about.options {
            words.push(spec.key.to_owned());
            if let OptionKind::Choice(choices) = spec.kind {
                words.extend(choices.iter().map(|word| (*word).to_owned()));
            }
        }
        for seats in about.seats.clone() {
            let settings = Settings::random(about.options, seats, &mut dice);
            let lines: String = settings.iter().map(|(key, value)| format!("{key}={value}\n")).collect();
            seeds.push(format!("{} {seats}\n{lines}", about.name));
        }
    }
    let target = Target { name: "settings", words, seeds, cases: 1500 };
    target.fuzz(attempt);
}
