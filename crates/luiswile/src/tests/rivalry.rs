//! Recruiting and sabotage (4.6, 2.10 and 2.11).

use super::*;

/// LUI-047: first all recruiting, then all sabotage.
#[test]
fn lui_047_recruiting_comes_before_sabotage() {
    let mut day = table(&["2301 5022 2001", "3140"]).neutrals("0999").go();
    day.morning(&["recruit 5022, sabotage 2001", "tunnel 3140"]);
    day.play("a recruit 5022 0999\na sabotage 2001 b tunnel\na ready");
    let place = |event: Event| day.told.iter().position(|told| told.event == event).unwrap();
    let joined = place(Event::Joined(seat("a"), day.who("0999")));
    let sabotaged = place(Event::Sabotaged(day.who("2001"), seat("b"), Way::Tunnel, 5));
    assert!(joined < sabotaged);
}

/// LUI-048, LUI-049, LUI-R18: alone one wins everybody listed; they have no task today.
#[test]
fn t15_recruiting_alone() {
    let mut day = table(&["3140 5022", "2301"]).neutrals("0999 3569 1043").go();
    day.morning(&["recruit 5022"]);
    day.play("a recruit 5022 0999\na recruit 5022 3569\na recruit 5022 1043\na ready");
    assert!(["0999", "3569", "1043"].iter().all(|number| day.in_gang("a", number) && !day.is_neutral(number)));
    // In the next morning they can be assigned.
    day.lists("a place 0999 watch");
}

/// LUI-R18: who joins today does not count as active today.
#[test]
fn lui_r18_a_recruit_is_not_active() {
    // E28: ten active members are a crowd. Nine and a recruit are not.
    let gang = "3140 5022 0158 0264 0277 0362 0370 0389 0418";
    let mut day = table(&[gang, "2301"]).neutrals("0999").go();
    day.morning(&["recruit 5022, tunnel 0362 3140, watch 0370"]);
    day.play("a recruit 5022 0999\na ready");
    assert!(day.in_gang("a", "0999"));
    assert_eq!(day.pools("a"), [8, 0, 0]);
}

/// LUI-R18, LUI-R25: everybody sees that a recruit is out of action for the rest of the day.
#[test]
fn lui_r18_r25_a_recruit_is_excluded() {
    let mut day = table(&["2301 5022 0362", "3140"]).neutrals("0999").patrols(&[16]).go();
    day.morning(&["recruit 5022, tunnel 0362"]);
    day.play("a recruit 5022 0999\na ready");
    assert!(day.in_gang("a", "0999") && day.is_excluded("0999"));
}

/// LUI-050: the stronger recruiter wins.
#[test]
fn t16_conflict() {
    let mut day = table(&["2301", "3140 3569"]).neutrals("0999").go();
    day.morning(&["recruit 2301", "recruit 3569"]);
    day.play("a recruit 2301 0999\na ready\nb recruit 3569 0999\nb ready");
    assert!(day.in_gang("a", "0999"));
}

/// LUI-051, LUI-R16: a tie leaves him neutral, whatever a third gang has.
#[test]
fn t17_tie() {
    let mut day = table(&["2301", "3140", "1007 3569"]).neutrals("0999").go();
    day.morning(&["recruit 2301", "recruit 3140", "recruit 3569"]);
    day.play("a recruit 2301 0999\na ready\nb recruit 3140 0999\nb ready\nc recruit 3569 0999\nc ready");
    assert!(day.is_neutral("0999"));
    day.has_told(Event::Contested(day.who("0999")));
}

/// LUI-R16, SK04: a countryman is stronger with his own.
#[test]
fn t19_countryman() {
    let mut day = table(&["1007 6215", "3140"]).neutrals("1304").go();
    day.morning(&["recruit 6215", "recruit 3140"]);
    day.play("a recruit 6215 1304\na ready\nb recruit 3140 1304\nb ready");
    assert!(day.in_gang("a", "1304"));
    let mut day = table(&["1007 3913", "2301"]).neutrals("3444").go();
    day.morning(&["recruit 3913", "recruit 2301"]);
    day.play("a recruit 3913 3444\na ready\nb recruit 2301 3444\nb ready");
    assert!(day.is_neutral("3444"));
}

/// LUI-R16, LUI-R11: recruiters of one gang are not added.
#[test]
fn t20_two_recruiters_of_one_gang() {
    let mut day = table(&["1007 3569 0606", "2301 2394"]).neutrals("0999").go();
    day.morning(&["recruit 3569 0606", "recruit 2394"]);
    day.play("a recruit 3569 0999\na recruit 0606 0999\na ready\nb recruit 2394 0999\nb ready");
    assert!(day.is_neutral("0999"));
}

/// SK03, LUI-R15, LUI-R17: a claim too weak for `stubborn` is void and creates no conflict.
#[test]
fn lui_r17_stubborn() {
    // Taran needs Strength 4.
    let mut day = table(&["2301 5022", "3140 3569"]).neutrals("0277").go();
    day.morning(&["recruit 5022"]);
    day.play("a recruit 5022 0277\na ready");
    assert!(day.is_neutral("0277"));
    day.has_told(Event::Unmoved(day.who("0277")));
    let mut day = table(&["2301 5022", "3140 3569"]).neutrals("0277").go();
    day.morning(&["recruit 5022", "recruit 3569"]);
    day.play("a recruit 5022 0277\na ready\nb recruit 3569 0277\nb ready");
    assert!(day.in_gang("b", "0277"));
}

/// LUI-R17: claims by excluded recruiters and on transferred or excluded targets are void.
#[test]
fn lui_r17_void_claims() {
    // E02: 1304 and 3569 fight, 2001 leaves.
    let mut day = table(&["2301 1304 5022", "3140 0606"]).neutrals("3569 2001 0999").event("E02").go();
    day.morning(&["recruit 1304 5022", "recruit 0606"]);
    day.play("a recruit 1304 0999\na recruit 5022 2001\na recruit 5022 3569\na ready");
    day.play("b recruit 0606 0999\nb ready");
    day.all_ready();
    // Łopatka's Strength 2 would lose anyway, but Stubbs's claims are void and Dąb is alone.
    assert!(day.in_gang("b", "0999") && day.is_gone("2001") && day.is_neutral("3569"));
}

/// EK10, LUI-R61: only the first entries count; a newcomer beyond them stays face down.
#[test]
fn t22_recruit_limit() {
    let mut day = table(&["2301 5022", "3140"]).neutrals("0999 3569").event("E34").deck("1119").go();
    day.morning(&["recruit 5022"]);
    day.play("a recruit 5022 0999\na recruit 5022 3569\na ready\na claim 5022 a1\na ready");
    assert!(day.in_gang("a", "0999") && day.is_neutral("3569") && day.is_neutral("1119"));
    let uncovered = day.told.iter().any(|told| matches!(told.event, Event::Uncovered(..)));
    assert!(!uncovered);
}

/// EK08: with recruiting banned no list is resolved.
#[test]
fn t45_ban_of_recruiting() {
    let mut day = table(&["2301 5022", "3140"]).neutrals("0999").event("E12").go();
    day.morning(&["recruit 5022"]);
    day.play("a recruit 5022 0999\na ready");
    assert!(day.is_neutral("0999"));
}

/// LUI-052, LUI-053, LUI-054, LUI-060, LUI-R31: Cunning above Observation takes the difference, else nothing.
#[test]
fn t10_sabotage() {
    for (watch, left) in [("3655 1925", 3), ("", 0), ("6112", 4)] {
        let mut day = table(&["2301 2001", "3140 3655 1925 6112"]).go();
        let plan = if watch.is_empty() { "tunnel 3140".to_owned() } else { format!("tunnel 3140, watch {watch}") };
        day.morning(&["sabotage 2001", &plan]);
        day.play("a sabotage 2001 b tunnel\na ready");
        assert_eq!(day.pools("b"), [left, 0, 0], "{watch}");
        assert_eq!(day.days("2001"), 0);
    }
}

/// LUI-R30, SK17: saboteurs are compared one by one and added; a wrecker is better on his way.
#[test]
fn t11_two_saboteurs() {
    let gangs = ["2301 2001 3222", "0777 2087 0362 3655 3444"];
    let mut day = table(&gangs).go();
    day.morning(&["sabotage 2001 3222", "finesse 0777 3444, watch 2087"]);
    day.play("a sabotage 2001 b finesse\na sabotage 3222 b finesse\na ready");
    assert_eq!(day.pools("b"), [0, 0, 7 - 3]);
    let mut day = table(&gangs).go();
    day.morning(&["sabotage 2001 3222", "tunnel 0777 0362, watch 2087"]);
    day.play("a sabotage 2001 b tunnel\na sabotage 3222 b tunnel\na ready");
    assert_eq!(day.pools("b"), [5 - 4, 0, 0]);
}

/// LUI-R30, LUI-111: not below 0, never a pool, and nothing where nobody works.
#[test]
fn t12_floors() {
    let mut day = table(&["2301 2001", "3140 0606"]).pools("b", [20, 30, 0]).go();
    day.morning(&["sabotage 2001", "tunnel 0606"]);
    day.play("a sabotage 2001 b tunnel\na ready");
    assert_eq!(day.pools("b"), [20, 30, 0]);
    let mut day = table(&["2301 2001", "3140 0606"]).pools("b", [20, 30, 0]).go();
    day.morning(&["sabotage 2001", "tunnel 0606"]);
    day.play("a sabotage 2001 b force\na ready");
    assert_eq!(day.pools("b"), [22, 30, 0]);
    assert!(!day.told.iter().any(|told| matches!(told.event, Event::Sabotaged(..))));
}

/// EK07: the weather changes Cunning.
#[test]
fn t14_cunning_by_weather() {
    for (event, left) in [("E40", 4 - 2), ("E38", 4)] {
        let mut day = table(&["2301 4256", "3140 3655"]).event(event).go();
        day.morning(&["sabotage 4256", "tunnel 3140, watch 3655"]);
        day.play("a sabotage 4256 b tunnel\na ready");
        assert_eq!(day.pools("b"), [left, 0, 0], "{event}");
    }
}

/// LUI-120, SK16: a bodyguard watches better against saboteurs, and not against the patrol.
#[test]
fn lui_120_bodyguard() {
    // Wachter: Observation 3, bodyguard(1).
    let mut day = table(&["2301 2001", "3140 1043"]).patrols(&[11]).go();
    day.morning(&["sabotage 2001", "tunnel 3140, watch 1043"]);
    day.play("a sabotage 2001 b tunnel\na ready");
    assert_eq!(day.search().losses[seat("b")], [1, 0, 0]);
    assert_eq!(crate::rules::patrol::observation(&day.state, seat("b"), Way::Tunnel), 3);
    // The Boiler round finds the Tunnel: 4 > 3.
    day.lists("b blame 1043");
}

/// EK08: with sabotage banned nothing is sabotaged.
#[test]
fn lui_045_ban_of_sabotage() {
    let mut day = table(&["2301 2001", "3140 3655"]).event("E30").patrols(&[1, 2, 3]).go();
    day.morning(&["sabotage 2001", "tunnel 3140, watch 3655"]);
    day.play("a sabotage 2001 b tunnel\na ready");
    assert_eq!(day.pools("b"), [4, 0, 0]);
}

/// LUI-R10: one watch group protects all ways, against saboteurs too.
#[test]
fn lui_r10_one_watch_group() {
    let mut day = table(&["2301 2001 1409", "0777 6112 0362 0452"]).go();
    day.morning(&["sabotage 2001 1409", "tunnel 0362, finesse 0452, watch 6112"]);
    day.play("a sabotage 2001 b tunnel\na sabotage 1409 b finesse\na ready");
    assert_eq!(day.pools("b"), [4, 0, 4]);
}
