//! Records, as text and as JSON lines: whatever is read is written and read back, and whatever was changed is refused.

use std::collections::BTreeSet;

use engine::{Record, RecordFault};

use crate::fuzzer::Target;

/// A few golden records: each game once, old and new formats.
fn golden() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/tests/records");
    let files = std::fs::read_dir(folder).expect("there are golden records");
    let mut paths: Vec<_> = files.map(|file| file.expect("a folder can be read").path()).collect();
    paths.sort();
    let read = |path: std::path::PathBuf| std::fs::read_to_string(path).expect("a record is text");
    // Short ones, since each is replayed for each case.
    let mut records: Vec<String> = paths.into_iter().map(read).collect();
    records.sort_by_key(String::len);
    records.truncate(6);
    records
}

fn read(text: &str) -> Result<Record, RecordFault> {
    match text.trim_start().starts_with('{') {
        true => Record::from_jsonl(text),
        false => text.parse(),
    }
}

/// What a record tells, apart from who signed it.
fn story(record: &Record) -> String {
    Record { signature: None, ..record.clone() }.to_jsonl()
}

fn check_fault(fault: &RecordFault, lines: usize) {
    assert!(fault.line >= 1 && fault.line <= lines.max(1) && fault.column >= 1, "{fault} is out of the file");
    assert!(!fault.problem.is_empty(), "a fault says what is wrong");
}

/// Whatever was read is written and read back, in both forms.
pub(crate) fn check_forms(record: &Record) {
    let text = record.to_string();
    let again: Record = text.parse().unwrap_or_else(|fault| panic!("what was written is not read: {fault}\n{text}"));
    assert_eq!(again.to_string(), text, "text is read as it was written");
    let lines = record.to_jsonl();
    let again = Record::from_jsonl(&lines).unwrap_or_else(|fault| panic!("JSON is not read: {fault}\n{lines}"));
    assert_eq!(again.to_jsonl(), lines, "JSON is read as it was written");
    assert_eq!(again.to_string(), text, "both forms tell the same");
}

/// Tries one text; `known` are the records that verify.
fn attempt(text: &str, known: &BTreeSet<String>) {
    let lines = text.lines().count();
    let record = match read(text) {
        Ok(record) => record,
        Err(fault) => return check_fault(&fault, lines),
    };
    check_forms(&record);
    for kept in [0, record.moves.len() / 2, record.moves.len()] {
        check_forms(&record.prefix(kept));
    }
    let _ = (record.verify_chain(), record.unrevealed(), record.verify_signature());
    let Some(game) = games::find(&record.game) else { return };
    match game.verify(&record, None) {
        Ok(_) => assert!(known.contains(&story(&record)), "a changed record verifies:\n{record}"),
        Err(fault) => check_fault(&fault, lines),
    }
    if let Some(seed) = record.seed
        && let Ok(table) = game.resume(&record, seed, None)
    {
        check_forms(&table.record());
    }
}

#[test]
fn no_text_breaks_the_reader_of_records() {
    let mut seeds = golden();
    let lines: Vec<String> = seeds.iter().map(|text| read(text).expect("golden records are good").to_jsonl()).collect();
    seeds.extend(lines);
    let target = Target {
        name: "records",
        words: [
            "option",
            "seat",
            "promise",
            "takeback",
            "end:",
            "signed:",
            "aborted:",
            "agreed without b",
            "-",
            "{}",
            "[]",
        ]
        .map(str::to_owned)
        .to_vec(),
        seeds: seeds.clone(),
        cases: 1500,
    };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/records");
    let corpus = std::fs::read_dir(folder).expect("there is a corpus").flatten();
    seeds.extend(corpus.filter_map(|file| std::fs::read_to_string(file.path()).ok()));
    let verifies = |record: &Record| games::find(&record.game).is_some_and(|game| game.verify(record, None).is_ok());
    let known = seeds.iter().filter_map(|text| read(text).ok()).filter(verifies).map(|record| story(&record)).collect();
    target.fuzz(|text| attempt(text, &known));
}
