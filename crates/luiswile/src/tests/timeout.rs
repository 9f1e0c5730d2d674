//! The action for a player whose time has run out (LUI-R55).

use super::*;

#[track_caller]
fn times_out(day: &Day, letter: &str, action: &str) {
    let chosen = Luiswile::timeout_action(&day.state, seat(letter)).map(|action| action.to_string());
    assert_eq!(chosen.as_deref(), Some(action));
}

/// LUI-R55: plans are closed as they are, fights are stopped.
#[test]
fn lui_r55_plans_and_fights() {
    let mut day = table(&["2301 0452 2812", "3140"]).event("E02").go();
    times_out(&day, "a", "ready");
    day.morning(&["recruit 0452"]);
    times_out(&day, "a", "ready");
    assert_eq!(Luiswile::timeout_action(&day.state, seat("b")), None);
    day.play("a ready");
    times_out(&day, "a", "stop 0452 2812");
    day.play("a stop 0452 2812");
    times_out(&day, "a", "ready");
}

/// LUI-R55: talk, else the cheapest bribe that works, else blame, else a last resort; the boss last.
#[test]
fn lui_r55_defences() {
    // Zenon talks (4 > 3); with Crowe (talk 3, bribe 5) as well.
    let gang = "2301 0362 1304 0189 6183 0158 0264";
    let defend = |patrol: u8, watch: &str| {
        let mut day = table(&[gang, "3140"]).patrols(&[patrol]).go();
        day.morning(&[&format!("tunnel 0362 1304 {watch}")]);
        day
    };
    times_out(&defend(14, ", watch 6183 0189"), "a", "talk 0189");
    // Drain inspection: talk 2. Dog handlers: talk 5, bribe 4: Zenon's bribery 5 is enough, Ainsley's 6 is more.
    times_out(&defend(19, ", watch 6183 0189"), "a", "bribe 0189");
    // Federal auditors: no bribe works. Plum and Winterbottom have best values 2 and 1, Olo is the boss.
    times_out(&defend(23, ", watch 2301 0264 0158"), "a", "blame 0158");
    times_out(&defend(23, ", watch 2301"), "a", "blame 2301");
    times_out(&defend(23, ""), "a", "last-resort 1304");
}
