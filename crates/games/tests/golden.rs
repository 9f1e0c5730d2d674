//! Golden records: whole matches in `tests/records` that must replay bit for bit, for ever.
//!
//! Dropping a record into that folder adds a test. `cargo xtask bless` plays fixed matches of every game anew, for a
//! change of rules that is meant.
#![allow(clippy::unwrap_used)]

use std::path::PathBuf;

use engine::{Dice, Participant, Record, Salt, Seat, Seed, Table};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// A match of the game with this many seats, played at random, the same every time.
fn play(entry: &dyn games::GameHandle, seats: u8) -> Box<dyn Table> {
    let settings = entry.about().settings(seats, []).unwrap();
    let mut chairs = Participant::row(seats);
    chairs.iter_mut().enumerate().for_each(|(index, chair)| chair.salt = Salt::new([index as u8 + 1; 16]));
    let mut table = entry.open(settings, Seed::from_number(u64::from(seats)), chairs).unwrap();
    let mut chance = Dice::seeded(u64::from(seats) + 100);
    loop {
        let deciders: Vec<Seat> = table.deciders().iter().collect();
        if deciders.is_empty() {
            return table;
        }
        let seat = *chance.pick(&deciders);
        let menu = table.menu(seat);
        let action: &String = chance.pick(&menu);
        table.play(seat, action).unwrap();
    }
}

#[test]
fn golden_records_replay_bit_for_bit() {
    if std::env::var_os("ESCAPADE_BLESS").is_some() {
        bless();
    }
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap();
        let record: Record = text.parse().unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        let entry = games::find(&record.game).unwrap_or_else(|| panic!("{}: no such game", file.display()));
        let verified = entry.verify(&record, None);
        verified.unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
    }
    for entry in games::GAMES {
        for seats in entry.about().seats.clone() {
            let name = format!("{}-{seats}.record", entry.about().name);
            assert!(files.iter().any(|file| file.ends_with(&name)), "there is no {name}; run cargo xtask bless");
        }
    }
}

fn bless() {
    std::fs::create_dir_all(folder()).unwrap();
    for entry in games::GAMES {
        for seats in entry.about().seats.clone() {
            let record = play(*entry, seats).record();
            std::fs::write(folder().join(format!("{}-{seats}.record", entry.about().name)), record.to_string())
                .unwrap();
        }
    }
}
