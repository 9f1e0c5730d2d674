//! The bodies of the REST interface have one form, and bodies of requests refuse what they do not know.

use engine::{Game, Level, OptionSpec, sample::Sample};
use protocol::Clock;
use protocol::rest::*;
use serde_json::{Value, json, to_value};

fn read<T: serde::de::DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|fault| fault.to_string())
}

#[test]
fn a_table_needs_only_a_game() {
    let least: OpenTable = read(json!({ "game": "sample" })).unwrap();
    assert_eq!(least, OpenTable::new("sample"));
    let all = json!({
        "game": "sample", "seats": 3, "options": { "rounds": "2" }, "open": true,
        "clock": { "decision": { "seconds": 60 } }, "level": "hard", "bots": ["easy"],
        "spectators": false, "hot_seat": true,
    });
    let read_all: OpenTable = read(all.clone()).unwrap();
    assert_eq!((read_all.clock, read_all.level), (Clock::Decision { seconds: 60 }, Some(Level::Hard)));
    assert_eq!(to_value(read_all).unwrap(), all);
}

#[test]
fn requests_refuse_what_they_do_not_know() {
    let unknown = |fault: String| fault.contains("unknown field `more`");
    assert!(unknown(read::<OpenTable>(json!({ "game": "sample", "more": 1 })).unwrap_err()));
    assert!(unknown(read::<ForkTable>(json!({ "at": 1, "seat": "a", "more": 1 })).unwrap_err()));
    assert!(unknown(read::<NewName>(json!({ "name": "ana", "more": 1 })).unwrap_err()));
    assert!(unknown(read::<NewToken>(json!({ "scopes": [], "more": 1 })).unwrap_err()));
    let fault = read::<NewToken>(json!({ "scopes": ["account"] })).unwrap_err();
    assert!(fault.contains("`account` is not one of play, watch"), "{fault}");
}

#[test]
fn answers_may_get_more_fields() {
    let me: Me = read(json!({ "name": "ana", "more": 1 })).unwrap();
    assert_eq!(me.name, "ana");
}

#[test]
fn options_of_games_keep_their_form() {
    let others = [OptionSpec::choice("deck", &["short", "long"])];
    for spec in Sample::ABOUT.options.iter().chain(&others) {
        assert_eq!(to_value(OptionInfo::from(spec)).unwrap(), to_value(spec).unwrap());
    }
}
