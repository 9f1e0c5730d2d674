//! `escapade review`, as a person and as a tool use it.
#![cfg(feature = "tools")]
#![allow(clippy::unwrap_used)]

use std::process::{Command, Output};

use serde_json::Value;

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/tests/records/blackgate-2-bots.record");

fn review(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_escapade")).arg("review").args(arguments).output().unwrap()
}

#[test]
fn tools_get_accounts_that_add_up_and_a_verdict_for_every_decision() {
    let output = review(&[RECORD, "--seat", "a", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    for account in report["accounts"].as_array().unwrap() {
        let part = |name: &str| account[name].as_i64().unwrap();
        assert_eq!(part("result") - part("expectation"), part("luck") + part("own") + part("others"));
    }
    let verdicts = report["verdicts"].as_array().unwrap();
    assert!(!verdicts.is_empty() && verdicts.iter().all(|verdict| verdict["seat"] == "a"));
}

#[test]
fn people_get_a_table_turning_points_and_decisions_in_their_language() {
    let output = review(&[RECORD, "--seat", "b", "--lang", "pl"]);
    let text = String::from_utf8(output.stdout).unwrap();
    for part in ["Szczęście", "Punkty zwrotne", "Decyzje"] {
        assert!(text.contains(part), "{part} is missing:\n{text}");
    }
    assert!(!text.contains('⟦'), "{text}");
}

#[test]
fn a_seat_that_nobody_had_is_refused() {
    let output = review(&[RECORD, "--seat", "f"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("there is no seat f"));
}
