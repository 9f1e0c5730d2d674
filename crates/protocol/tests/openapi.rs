//! The description of the REST interface that the server serves is the one that the code writes.

use protocol::{Clock, rest};

#[test]
fn bounds_are_those_of_the_code() {
    let document: serde_json::Value = serde_json::from_str(&protocol::openapi::document()).expect("it is JSON");
    let property = |schema: &str, name: &str| &document["components"]["schemas"][schema]["properties"][name];
    assert_eq!(property("NewName", "name")["maxLength"], protocol::NAME_CHARS_MAX);
    assert_eq!(property("Fault", "text")["maxLength"], rest::FAULT_CHARS_MAX);
    assert_eq!(property("OpenTable", "content")["maxLength"], rest::CONTENT_BYTES_MAX);
    assert_eq!(property("OpenTable", "bots")["maxItems"], rest::BOTS_MAX);
    assert_eq!(property("ReviewRecord", "record")["maxLength"], rest::RECORD_BODY_BYTES_MAX);
    assert_eq!(property("SessionInfo", "session")["maxLength"], rest::SESSION_NAME_CHARS);
    assert_eq!(property("ApiToken", "token")["maxLength"], rest::SECRET_BYTES_MAX);
    assert_eq!(property("GameInfo", "options")["maxItems"], rest::OPTIONS_MAX);
    let clock = &document["components"]["schemas"]["Clock"]["oneOf"];
    let clock = |kind: usize, name: &str, field: &str| &clock[kind]["properties"][name]["properties"][field];
    for (clock, field, bounds) in [
        (Clock::Decision { seconds: 5 }, clock(1, "decision", "seconds"), [5, 30 * 24 * 3600]),
        (Clock::Player { seconds: 10, increment: 0 }, clock(2, "player", "seconds"), [10, 30 * 24 * 3600]),
        (Clock::Player { seconds: 10, increment: 3600 }, clock(2, "player", "increment"), [0, 3600]),
        (Clock::Days { days: 30 }, clock(3, "days", "days"), [1, 30]),
    ] {
        assert_eq!(clock.fault(), None, "{clock:?}");
        assert_eq!([&field["minimum"], &field["maximum"]], [bounds[0], bounds[1]], "{clock:?}");
    }
}

#[test]
fn the_served_description_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/src/openapi.json");
    let document = protocol::openapi::document();
    if std::env::var_os("ESCAPADE_BLESS").is_some() {
        std::fs::write(path, &document).expect("the file can be written");
    }
    let served = std::fs::read_to_string(path).expect("the server has a description");
    assert!(
        served == document,
        "crates/server/src/openapi.json is out of date; run \
         ESCAPADE_BLESS=1 cargo test -p protocol --features openapi --test openapi"
    );
}
