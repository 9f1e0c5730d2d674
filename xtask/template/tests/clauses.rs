//! A test for each clause.

use NAME::Name;
use engine::scenario::Scenario;

type Play = Scenario<Name>;

#[test]
fn pre_001_002_there_are_six_doors_and_one_pick() {
    let mut game = Play::deal(2, [], []);
    game.offers("a", &["pick 1", "pick 2", "pick 3", "pick 4", "pick 5", "pick 6"]);
    game.refuses("a pick 7", "PRE-002").play("a pick 3").not_asked("a pick 3");
}

/// PRE-003, PRE-R01: everybody who picked the open door escapes.
#[test]
fn whoever_stands_before_the_open_door_escapes() {
    let mut game = Play::deal(3, [], []);
    game.play("a pick 3\nb pick 3").dice([2]).play("c pick 1");
    assert_eq!(game.outcome().to_string(), "ab won, places 1 1 3, escaped");
}

/// PRE-003
#[test]
fn all_lose_before_closed_doors() {
    let mut game = Play::deal(2, [], []);
    game.play("a pick 3").dice([5]).play("b pick 1");
    assert_eq!(game.outcome().to_string(), "- won, places 1 1, nobody-escaped");
}
