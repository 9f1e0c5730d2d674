//! Phase 4: solitary and punishments (4.9).

use super::*;

/// LUI-066, LUI-067, LUI-R42: two days given on day 5.
#[test]
fn t47_two_days() {
    let mut day = table(&["2301 0362", "3140"]).day(5).patrols(&[16]).punishment("K03").go();
    day.morning(&["tunnel 0362"]).play("a last-resort 0362");
    assert_eq!((day.state.day, day.days("0362")), (6, 2));
    day.refuses("a place 0362 tunnel", "LUI-030");
    for (number, left) in [(7, 1), (8, 0)] {
        let state = std::mem::replace(&mut day.play.state, table(&["2301", "3140"]).state);
        day.play.state = Prep { state }.event(QUIET).patrols(&[1]).go().play.state;
        day.morning(&[]);
        assert_eq!((day.state.day, day.days("0362")), (number, left));
    }
    day.lists("a place 0362 tunnel");
}

/// LUI-066, LUI-068: the countdown comes first and does not touch today's punishments.
#[test]
fn t48_countdown_before_punishment() {
    let mut day = table(&["2301 0362 0650", "3140"]).solitary("0650", 1).patrols(&[16]).punishment("K05").go();
    day.morning(&["tunnel 0362"]).play("a last-resort 0362");
    assert_eq!((day.days("0650"), day.days("0362")), (0, 3));
    day.has_told(Event::Released(day.who("0650")));
}

/// LUI-067: a neutral returns to the neutrals.
#[test]
fn lui_067_a_neutral_returns_as_neutral() {
    let mut day = table(&["2301", "3140"]).neutrals("0999").solitary("0999", 1).go();
    day.morning(&[]);
    assert!(day.is_neutral("0999") && day.days("0999") == 0);
}

/// LUI-069, LUI-R43: one card for the whole prison, only if somebody is punished; then the discards come back.
#[test]
fn lui_069_r43_one_card_for_all() {
    let mut nobody = table(&["2301", "3140"]).punishment("K03").go();
    nobody.morning(&[]);
    assert_eq!(nobody.state.punishments.deck.len(), 1);
    let mut day = table(&["2301 0362", "3140 1245"]).patrols(&[16]).punishment("K03").go();
    day.morning(&["tunnel 0362", "tunnel 1245"]).play("a last-resort 0362\nb last-resort 1245");
    assert_eq!([day.days("0362"), day.days("1245")], [2, 2]);
    assert!(day.state.punishments.deck.is_empty());
    assert_eq!(day.state.punishments.discard.len(), 1);
    // The next day the only card is drawn again from the reshuffled discards.
    let state = Prep { state: day.play.state }.event(QUIET).patrols(&[16]).state;
    let mut day = Prep { state }.go();
    day.morning(&["tunnel 2301"]).play("a last-resort 2301");
    assert_eq!(day.days("2301"), 2);
}

/// LUI-R44, EK06: the warden's mood.
#[test]
fn t49_warden_mod() {
    for (event, card, days) in [("E33", "K04", 0), ("E33", "K07", 2), ("E05", "K01", 0), ("E05", "K02", 2)] {
        let mut day = table(&["2301 0650", "3140"]).event(event).patrols(&[12]).punishment(card).go();
        day.morning(&["force 0650"]).play("a last-resort 0650");
        assert_eq!(day.days("0650"), days, "{event} {card}");
    }
}

/// LUI-R44, SK21, SK22: tough and advocates shorten, but not below 1; the mood comes first.
#[test]
fn lui_r44_tough_and_advocates() {
    let gangs = ["2301 6199 5081 0362", "3140"];
    let mut day = table(&gangs).patrols(&[16]).punishment("K07").go();
    day.morning(&["tunnel 6199, watch 5081"]).play("a last-resort 6199");
    // 4 − tough 2 − Wrona's advocate 1.
    assert_eq!(day.days("6199"), 1);
    let mut day = table(&gangs).patrols(&[16]).punishment("K07").go();
    day.morning(&["tunnel 0362, watch 5081"]).play("a blame 5081");
    // Nobody speaks for himself.
    assert_eq!(day.days("5081"), 4);
    let mut day = table(&["2301 6199 5081", "3140"]).patrols(&[16]).punishment("K02").go();
    day.morning(&["tunnel 6199"]).play("a last-resort 6199");
    assert_eq!(day.days("6199"), 1);
}

/// SK22: an advocate who is excluded does not speak.
#[test]
fn lui_r44_an_excluded_advocate() {
    // E40: 5081 fights 5230, who is neutral. K03 would be 1 with Wrona's help.
    let mut day =
        table(&["2301 5081 0362", "3140"]).neutrals("5230").event("E40").patrols(&[16]).punishment("K03").go();
    day.morning(&["tunnel 0362"]).play("a last-resort 0362");
    assert_eq!([day.days("0362"), day.days("5081"), day.days("5230")], [2, 2, 2]);
}

/// PK03, PK04: by cause and by type.
#[test]
fn t51_by_cause_and_by_type() {
    // E02: 1304 and 3569 fight; Olo takes the blame for the Tunnel and 6001 for Force.
    let prep = || table(&["2301 1304 6001 0362 0650", "3140 3569"]).event("E02").patrols(&[19]);
    let play = |day: &mut Day| {
        day.morning(&["tunnel 0362, force 0650, watch 2301 6001"]).play("a blame 2301\na blame 6001");
    };
    let mut cause = prep().punishment("K09").go();
    play(&mut cause);
    assert_eq!(["1304", "3569", "2301", "6001"].map(|number| cause.days(number)), [4, 4, 2, 2]);
    let mut kind = prep().punishment("K12").go();
    play(&mut kind);
    assert_eq!(["1304", "3569", "2301", "6001"].map(|number| kind.days(number)), [4, 4, 1, 3]);
}

/// PK06, LUI-R27: ordinary prisoners leave, specialists and bosses sit.
#[test]
fn t52_deport() {
    let mut day = table(&["2301 6001 0362 0650 3444 0158", "3140"]).patrols(&[24]).punishment("K14").go();
    day.morning(&["tunnel 0362, force 0650, finesse 3444, watch 2301 6001 0158"]);
    day.play("a blame 2301\na blame 6001\na blame 0158");
    assert!(day.is_gone("0158") && !day.in_gang("a", "0158"));
    assert_eq!([day.days("2301"), day.days("6001")], [3, 3]);
    assert!(day.in_gang("a", "2301"));
}

/// LUI-R62: whoever is deported has done his work for the day.
#[test]
fn lui_r62_the_deported_have_worked() {
    // A lone worker gives himself up: half of Łopatka's 4.
    let alone = |version| {
        let gangs = table(&["2301 0362", "3140"]).rules_version(version).patrols(&[16]).punishment("K14");
        let mut day = gangs.go();
        day.morning(&["tunnel 0362"]).play("a last-resort 0362");
        assert!(day.is_gone("0362"));
        day.pools("a")[0]
    };
    assert_eq!((alone(1), alone(2)), (0, 2));
    // Ten active members are a crowd under E28, even if the watcher who takes the blame is deported.
    let crowd = |version| {
        let gang = "2301 0362 0650 3444 0158 0370 0452 0606 0999 1304";
        let mut day = table(&[gang, "3140"]).rules_version(version).patrols(&[16]).punishment("K14").go();
        day.morning(&["tunnel 0362 2301 1304, watch 0158, rest 0650 3444 0370 0452 0606 0999"]);
        day.play("a blame 0158");
        assert!(day.is_gone("0158"));
        day.pools("a")[0]
    };
    assert_eq!(crowd(1) - crowd(2), 6);
}

/// LUI-R63: the way is part of the secret order, and nobody is asked for it later.
#[test]
fn lui_r63_the_way_is_ordered_in_the_morning() {
    let mut day = table(&["2301 0362", "3140 1245"]).go();
    day.play("a place 0362 sabotage\na place 2301 rest\nb place 1245 tunnel\nb place 3140 rest");
    day.play("a ready\nb ready");
    day.lists("a sabotage 0362 b tunnel").lists("a sabotage 0362 b force");
}

/// PK05: a fine hits the largest pool, once for each gang.
#[test]
fn t53_fine() {
    let mut day = table(&["2301 0362 3444 0158 0370", "3140"]).pools("a", [30, 45, 10]).pools("b", [5, 5, 0]);
    day = day.patrols(&[24]).punishment("K11");
    let mut day = day.go();
    day.morning(&["tunnel 0362, finesse 3444, watch 0158 0370"]).play("a blame 0158\na blame 0370");
    assert_eq!([day.days("0158"), day.days("0370")], [2, 2]);
    assert_eq!((day.pools("a"), day.pools("b")), ([34, 41, 13], [5, 5, 0]));
}

/// LUI-009, LUI-R45: a boss sits like anybody, and his player goes on.
#[test]
fn lui_009_r45_a_boss_in_solitary() {
    let mut day = table(&["2301 0362", "3140"]).patrols(&[16]).punishment("K05").go();
    day.morning(&["tunnel 2301"]).play("a last-resort 2301");
    assert_eq!(day.days("2301"), 3);
    day.lists("a place 0362 tunnel").refuses("a place 2301 tunnel", "LUI-030");
}
