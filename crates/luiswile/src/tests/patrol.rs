//! Phase 3: the patrol and the defences (4.7, 4.8, 4.17).

use super::*;
use crate::state::Fate;

fn found(day: &Day, letter: &str) -> Vec<Way> {
    let fates = day.search().fates[seat(letter)];
    Way::ALL.into_iter().filter(|way| fates[way.index()] == Fate::Detected).collect()
}

/// LUI-055, LUI-056, LUI-057, LUI-R32: as many cards as the event says, the highest number counts.
#[test]
fn t29_two_patrols() {
    let mut day = table(&["2301 0362", "3140"]).event("E08").patrols(&[9, 17]).go();
    day.morning(&["tunnel 0362"]);
    let card = day.state.content().patrol(day.search().patrol);
    assert_eq!((card.number, card.efficacy, card.talk, card.bribe), (17, [3, 5, 3], 4, 2));
    assert_eq!(day.state.patrols.discard.len(), 2);
}

/// LUI-R32: an event without a number draws one; an empty deck is reshuffled without today's cards.
#[test]
fn lui_055_r32_reshuffle() {
    let mut day = table(&["2301", "3140"]).event("E02").patrols(&[9, 17]).go();
    day.state.patrols.discard = table(&["2301", "3140"]).patrols(&[3, 4]).state.patrols.deck;
    day.morning(&[]);
    assert_eq!((day.state.patrols.deck.len(), day.state.patrols.discard.len()), (1, 3));
    let mut day = table(&["2301", "3140"]).event("E07").patrols(&[24]).go();
    day.state.patrols.discard = table(&["2301", "3140"]).patrols(&[1, 2, 3]).state.patrols.deck;
    day.morning(&[]);
    // 24 first, then two of the reshuffled three.
    let drawn = day.told.iter().find_map(|told| match told.event {
        Event::Patrols(drawn, used) => Some((drawn.len(), day.state.content().patrol(used).number)),
        _ => None,
    });
    assert_eq!(drawn, Some((3, 24)));
    assert_eq!((day.state.patrols.deck.len(), day.state.patrols.discard.len()), (1, 3));
}

/// LUI-107, LUI-R33, LUI-R34: the new guard's changes.
#[test]
fn t30_new_guard() {
    let mut day = table(&["2301 0362 0650 3444", "3140"]).event("E02").patrols(&[10]).go();
    day.morning(&["tunnel 0362, force 0650, finesse 3444"]);
    let patrol = day.search().patrol;
    assert_eq!(crate::rules::patrol::number(&day.state, patrol), 11);
    assert_eq!(Way::ALL.map(|way| day.efficacy("a", way)), [4, 2, 2]);
    let conditions = day.state.conditions();
    let card = day.state.content().patrol(patrol);
    assert_eq!((i16::from(card.talk) + conditions.talk, i16::from(card.bribe) + conditions.bribe), (1, 7));
}

/// LUI-R34, LUI-117: no value falls below 0.
#[test]
fn t31_efficacy_falls_to_zero() {
    let mut day = table(&["2301 0362 0650 3444", "3140"]).event("E01").patrols(&[1]).go();
    day.morning(&["tunnel 0362, force 0650, finesse 3444"]);
    assert!(day.is_morning());
    day.has_told(Event::Produced(seat("a"), [2, 3, 1]));
}

/// LUI-058, LUI-059, LUI-R35, LUI-119: only worked ways, only where efficacy is greater.
#[test]
fn t32_detected_ways() {
    let mut day = table(&["2301 0362 3444 5741", "3140"]).patrols(&[16]).go();
    day.morning(&["tunnel 0362, finesse 3444, watch 5741"]);
    assert_eq!(found(&day, "a"), [Way::Tunnel]);
    day.has_told(Event::Detected(seat("a"), Way::Tunnel));
    assert_eq!(Luiswile::deciders(&day.state), engine::Seats::only(seat("a")));
}

/// LUI-058: equal is not found.
#[test]
fn t33_equal_is_safe() {
    let mut day = table(&["2301 0362 0650 3444 2087", "3140"]).patrols(&[14]).go();
    day.morning(&["tunnel 0362, force 0650, finesse 3444, watch 2087"]);
    assert!(day.is_morning());
    assert_eq!(day.pools("a"), [4, 3, 3]);
}

/// LUI-060, LUI-065: without watchers Observation is 0 and only last resort remains.
#[test]
fn t34_no_watchers() {
    let mut day = table(&["2301 0362 0650", "3140"]).patrols(&[2]).go();
    day.morning(&["tunnel 0362, force 0650"]);
    assert_eq!(found(&day, "a"), [Way::Tunnel]);
    day.offers("a", &["last-resort 0362"]);
    day.refuses("a blame 2301", "LUI-039").refuses("a last-resort 0650", "LUI-R40").refuses("a ready", "LUI-R58");
}

/// LUI-061, LUI-062, LUI-063, LUI-R37, LUI-R38: Zenon talks, bribes, and fails to.
#[test]
fn t35_zenon() {
    // The way is worth 9: 0362 4, 1304 3, 0606 2.
    let way = "tunnel 0362 1304 0606, watch 0189";
    let gangs = ["2301 0362 1304 0606 0189", "3140"];
    let mut talk = table(&gangs).patrols(&[14]).go();
    talk.morning(&[way]).play("a talk 0189");
    assert_eq!((talk.pools("a"), talk.days("0189")), ([9, 0, 0], 0));

    // The Library round has only 2 against Tunnel, but in the fog of E04 Zenon sees less.
    let mut bribe = table(&gangs).patrols(&[13]).event("E04").go();
    bribe.morning(&[way]);
    bribe.refuses("a talk 0189", "LUI-R37").play("a bribe 0189");
    assert_eq!((bribe.pools("a"), bribe.days("0189")), ([7, 0, 0], 0));

    let mut fail = table(&gangs).patrols(&[23]).punishment("K02").go();
    fail.morning(&[way]).play("a bribe 0189");
    assert_eq!((fail.pools("a"), fail.days("0189")), ([9, 0, 0], 1));
}

/// LUI-061, LUI-063: a level that is only equal to the resistance does not succeed.
#[test]
fn lui_061_063_equal_is_not_enough() {
    // Torch patrol: talk 3 and bribe 3. Vedetta talks with 3, Quirke bribes with 3.
    let mut day = table(&["2301 2226 2518 1925", "3140"]).patrols(&[14]).punishment("K02").go();
    day.morning(&["tunnel 2226, watch 2518 1925"]);
    day.refuses("a talk 2518", "LUI-R37").play("a bribe 1925");
    assert_eq!((day.pools("a"), day.days("1925")), ([4, 0, 0], 1));
}

/// LUI-064, LUI-065, LUI-112, LUI-113, LUI-R40: blame keeps all points, a last resort halves them, down.
#[test]
fn t36_blame_and_last_resort() {
    let gangs = ["2301 0362 1304 0606 2226 0999 3655", "3140"];
    let mut blame = table(&gangs).patrols(&[16]).punishment("K02").go();
    blame.morning(&["tunnel 0362 1304 0606, watch 3655"]).play("a blame 3655");
    assert_eq!((blame.pools("a"), blame.days("3655")), ([9, 0, 0], 1));
    // Eleven points: 4 + 3 + 2 + 2.
    let mut last = table(&gangs).patrols(&[16]).punishment("K02").go();
    last.morning(&["tunnel 0362 1304 0606 0999"]).play("a last-resort 0999");
    assert_eq!((last.pools("a"), last.days("0999")), ([5, 0, 0], 1));
    let mut one = table(&["2301 2001", "3140"]).patrols(&[16]).punishment("K02").go();
    one.morning(&["tunnel 2001"]).play("a last-resort 2001");
    assert_eq!(one.pools("a"), [0; 3]);
}

/// LUI-R41, LUI-114, SK18, SK09: a coward alone cannot be defended.
#[test]
fn t37_caught() {
    let mut day = table(&["2301 4014", "3140"]).patrols(&[14]).punishment("K02").go();
    day.morning(&["tunnel 4014"]);
    assert!(day.is_morning());
    day.has_told(Event::Caught(seat("a"), Way::Tunnel));
    assert_eq!((day.pools("a"), day.days("4014")), ([0; 3], 1));
}

/// LUI-R41: nobody may decline while a defence exists; LUI-081: a coward neither takes blame nor is given up.
#[test]
fn lui_r41_081_cowards() {
    let mut day = table(&["2301 4014 0362 2178", "3140"]).patrols(&[14]).go();
    day.morning(&["tunnel 4014 0362, watch 2178"]);
    day.offers("a", &["last-resort 0362"]);
    day.refuses("a last-resort 4014", "LUI-081").refuses("a blame 2178", "LUI-081");
}

/// LUI-R39, LUI-R36: one watcher covers one way; ways come in the order Tunnel, Force, Finesse.
#[test]
fn t38_one_scapegoat_for_one_way() {
    let mut day = table(&["2301 0362 0650 0158", "3140"]).patrols(&[19]).punishment("K02").go();
    day.morning(&["tunnel 0362, force 0650, watch 0158"]);
    assert_eq!(found(&day, "a"), [Way::Tunnel, Way::Force]);
    // Last resort may be picked first.
    day.offers("a", &["blame 0158", "last-resort 0362"]).play("a blame 0158");
    day.offers("a", &["last-resort 0650"]).refuses("a blame 0158", "LUI-R39");
    day.play("a last-resort 0650");
    assert_eq!(day.pools("a"), [4, 1, 0]);
}

/// LUI-R37, LUI-R38: talkers and successful bribers may do it again.
#[test]
fn t39_again() {
    let gangs = ["2301 0362 0650 6125 6183", "3140"];
    let mut day = table(&gangs).patrols(&[19]).go();
    day.morning(&["tunnel 0362, force 0650, watch 6125"]).play("a talk 6125\na talk 6125");
    assert_eq!(day.pools("a"), [4, 3, 0]);
    let mut day = table(&gangs).patrols(&[19]).go();
    day.morning(&["tunnel 0362, force 0650, watch 6183"]).play("a bribe 6183\na bribe 6183");
    assert_eq!(day.pools("a"), [2, 1, 0]);
}

/// LUI-R38: after a failed bribe he is led away.
#[test]
fn lui_r38_a_failed_briber_is_led_away() {
    let mut day = table(&["2301 0362 0650 0264", "3140"]).patrols(&[20]).punishment("K02").go();
    day.morning(&["tunnel 0362, force 0650, watch 0264"]).play("a bribe 0264");
    day.refuses("a bribe 0264", "LUI-R39").offers("a", &["last-resort 0650"]).play("a last-resort 0650");
    assert_eq!((day.pools("a"), day.days("0264")), ([4, 1, 0], 1));
}

/// LUI-118, SK14: a lookout watches one way better.
#[test]
fn t41_lookout() {
    let mut day = table(&["2301 0362 0650 6112", "3140"]).patrols(&[24]).go();
    day.morning(&["tunnel 0362, force 0650, watch 6112"]);
    assert_eq!(found(&day, "a"), [Way::Force]);
}

/// LUI-117, EK05: large gangs are found more easily.
#[test]
fn t42_suspicion() {
    let nine = "2301 0158 0189 0264 0277 0362 0389 0606 0650";
    let eight = "3140 0921 0999 1119 1245 1290 1304 1488";
    let mut day = table(&[nine, eight]).event("E08").patrols(&[9, 1]).go();
    day.morning(&["tunnel 0362, force 0650, finesse 0189", "tunnel 1245"]);
    assert_eq!(Way::ALL.map(|way| day.efficacy("a", way)), [4, 5, 4]);
    assert_eq!(Way::ALL.map(|way| day.efficacy("b", way)), [2, 3, 2]);
}

/// LUI-117, SK09, SK10, SK15: snitches, noise and insiders.
#[test]
fn lui_117_snitch_noisy_insider() {
    // Crane snitches while resting; Tolliver is noisy on the Tunnel; Zorin is an insider up to 12.
    let mut day = table(&["2301 0370 2226 0650 4888 6266", "3140"]).patrols(&[12]).go();
    day.morning(&["tunnel 2226, force 0650, rest 0370"]);
    assert_eq!([day.efficacy("a", Way::Tunnel), day.efficacy("a", Way::Force)], [2 + 1 + 1, 4 + 1]);
    let mut day = table(&["2301 0370 2226 0650 4888 6266", "3140"]).patrols(&[12]).go();
    day.morning(&["tunnel 2226, force 0650, watch 4888, rest 0370"]);
    // Doyle's insider(10) would not apply; Zorin's counts once.
    assert_eq!([day.efficacy("a", Way::Tunnel), day.efficacy("a", Way::Force)], [3, 4]);
    // With the new guard the number is 13, beyond Zorin (LUI-R33).
    let mut day = table(&["2301 0370 2226 0650 4888", "3140"]).event("E02").patrols(&[12]).go();
    day.morning(&["tunnel 2226, force 0650, watch 4888, rest 0370"]);
    assert_eq!([day.efficacy("a", Way::Tunnel), day.efficacy("a", Way::Force)], [2 + 1 + 1 + 1, 5]);
}

/// LUI-117: a snitch who is excluded or in solitary tells nothing (6.1).
#[test]
fn lui_r25_an_excluded_snitch() {
    // E12: 0189 fights 0370.
    let mut day = table(&["2301 0370 0362", "3140 0189"]).event("E12").patrols(&[2, 3]).go();
    day.morning(&["tunnel 0362"]);
    assert_eq!(day.efficacy("a", Way::Tunnel), 1);
    assert!(day.is_excluded("0370"));
}

/// LUI-R33, SK11: panic by the modified number.
#[test]
fn t43_panics() {
    for (event, patrol, points) in [(QUIET, 17, 4), (QUIET, 18, 0), ("E02", 17, 0)] {
        let mut day = table(&["2301 3877 6112", "3140"]).event(event).patrols(&[patrol]).go();
        day.morning(&["tunnel 3877, watch 6112"]);
        assert_eq!(day.pools("a"), [points, 0, 0], "{event} {patrol}");
    }
}

/// EK08: a banned way produces nothing and is not patrolled.
#[test]
fn t45_banned_tunnel() {
    let mut day = table(&["2301 0362 0650", "3140"]).event("E37").patrols(&[24]).go();
    day.morning(&["tunnel 0362, force 0650"]);
    assert_eq!(found(&day, "a"), [Way::Force]);
    day.play("a last-resort 0650");
    assert_eq!(day.pools("a"), [0, 1, 0]);
}

/// EK09: a forbidden defence is refused; a bribe that fails is not blame.
#[test]
fn lui_045_forbidden_defences() {
    let mut day = table(&["2301 0362 0189", "3140"]).event("E07").patrols(&[14, 2, 3]).go();
    day.morning(&["tunnel 0362, watch 0189"]);
    day.refuses("a bribe 0189", "LUI-045").lists("a talk 0189").lists("a blame 0189");
    let mut day = table(&["2301 0362 0189", "3140"]).event("E29").patrols(&[14, 2]).go();
    day.morning(&["tunnel 0362, watch 0189"]);
    day.refuses("a talk 0189", "LUI-045").lists("a bribe 0189");
}

/// LUI-038, LUI-039: a watcher produces nothing; only watchers talk, bribe and take the blame.
#[test]
fn lui_038_039_watchers() {
    let mut day = table(&["2301 0362 0189 6112", "3140"]).patrols(&[14]).go();
    day.morning(&["tunnel 0362, rest 0189, watch 2301"]);
    day.refuses("a talk 0189", "LUI-039").refuses("a bribe 0189", "LUI-039").refuses("a blame 0362", "LUI-039");
    day.refuses("a bribe 2301", "LUI-062").refuses("a talk 2301", "LUI-061");
    day.play("a blame 2301");
    assert_eq!(day.pools("a"), [4, 0, 0]);
}

/// LUI-R35, LUI-R39: everything is compared before any defence, with the full watch group.
#[test]
fn lui_r35_detection_is_not_recalculated() {
    // Sokół (4) keeps Force (4) safe though he takes the blame for the Tunnel (5).
    let mut day = table(&["2301 0362 0650 3655", "3140"]).patrols(&[19]).punishment("K02").go();
    day.morning(&["tunnel 0362, force 0650, watch 3655"]);
    assert_eq!(found(&day, "a"), [Way::Tunnel]);
    day.play("a blame 3655");
    assert_eq!(day.pools("a"), [4, 3, 0]);
}

/// LUI-059: defences belong to detected ways, and several gangs defend at the same time.
#[test]
fn lui_059_gangs_defend_at_the_same_time() {
    let mut day = table(&["2301 0362", "3140 1245", "1007"]).patrols(&[16]).punishment("K02").go();
    day.refuses("a talk 0362", "LUI-059").refuses("a stop 0362 1245", "LUI-090").refuses("a claim 0362 a1", "LUI-R14");
    day.morning(&["tunnel 0362", "tunnel 1245"]);
    assert_eq!(Luiswile::deciders(&day.state), engine::Seats::all(2));
    day.not_asked("c ready").refuses("a stop 0362 1245", "LUI-090").refuses("a place 0362 rest", "LUI-R07");
    day.play("b last-resort 1245\na last-resort 0362");
    assert_eq!((day.pools("a"), day.pools("b")), ([2, 0, 0], [1, 0, 0]));
}

/// SK13, SK18, LUI-R37: a coward bribes only if it succeeds.
#[test]
fn lui_r37_a_coward_bribes_only_with_success() {
    let file = include_str!("../../content/luiswile.toml");
    let old = r#"[{ advocate = { n = 1 } }, { bribery = { level = 4 } }]"#;
    let text = file.replacen(old, r#"[{ coward = {} }, { bribery = { level = 4 } }]"#, 1);
    assert!(text != file);
    let settings = engine::Settings::new(<Luiswile as engine::Game>::ABOUT.options, 2).with_content(text);
    let options = <Luiswile as engine::Game>::options(&settings).unwrap();
    for (patrol, offered) in [(14, true), (16, false)] {
        let mut prep = table(&["2301 0362 0264", "3140"]).patrols(&[patrol]);
        prep.state.options.content = options.content;
        let mut day = prep.go();
        day.morning(&["tunnel 0362, watch 0264"]);
        match offered {
            true => day.offers("a", &["bribe 0264", "last-resort 0362"]),
            false => day.refuses("a bribe 0264", "LUI-R37").offers("a", &["last-resort 0362"]),
        };
    }
}
