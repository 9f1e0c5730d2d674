//! Phase 2, the event card: fights, transfers, arrivals, special rules and changes (4.6, 4.14).

use engine::Seats;

use super::*;
use crate::NewcomerView;
use crate::state::{End, Newcomer};

/// LUI-044, LUI-045: one card a day; its modifiers last until the end of the day.
#[test]
fn lui_044_045_one_event_for_one_day() {
    let mut day = table(&["2301 0418", "3140"]).event("E05").go();
    day.morning(&["tunnel 2301 0418"]);
    // −3 by heat, of which Ackermann withstands 2.
    assert_eq!(day.pools("a"), [5, 0, 0]);
    assert!(day.state.events.is_empty() && day.state.today.event.is_none());
    assert_eq!(day.state.conditions().way, [0; 3]);
}

/// LUI-105, LUI-R20: E01 with its fights, transfers and weather.
#[test]
fn t04_event_e01() {
    let mut day = table(&["2301 0362 1245 0650", "3140"]).event("E01").go();
    day.morning(&["tunnel 2301 0362 1245, force 0650"]);
    assert!(day.is_gone("1245"));
    assert_eq!(day.pools("a"), [5, 3, 0]);
    assert_eq!(day.days("0362"), 0);
}

/// LUI-090, LUI-091, LUI-092, LUI-R21, LUI-R22, SK19: a boss stops what he is strong enough for.
#[test]
fn t23_a_boss_stops_a_fight() {
    let mut day = table(&["2301 0452 2812 0650 1488", "3140"]).event("E02").punishment("K02").patrols(&[1]).go();
    day.morning(&["finesse 0452, tunnel 2812, force 0650, watch 2301"]);
    day.offers("a", &["stop 0452 2812", "let-fight 0452 2812"]);
    day.refuses("a stop 0650 1488", "LUI-091").refuses("a ready", "LUI-R58");
    day.play("a stop 0452 2812");
    day.has_told(Event::Fought(day.who("0650"), day.who("1488")));
    assert_eq!(day.pools("a"), [0, 0, 4]);
    assert_eq!([day.days("0452"), day.days("2812"), day.days("0650"), day.days("1488")], [0, 0, 1, 1]);
}

/// LUI-088, LUI-089, LUI-R22: it is a choice; a fight that is let happen excludes and punishes both.
#[test]
fn lui_088_089_r22_a_boss_may_let_them_fight() {
    let mut day = table(&["2301 0452 2812", "3140"]).event("E02").punishment("K02").go();
    day.morning(&["finesse 0452, tunnel 2301"]);
    day.play("a let-fight 0452 2812");
    assert!(day.is_excluded("0452") && day.is_excluded("2812"));
    // The new guard finds the Tunnel, where Olo works alone.
    day.play("a last-resort 2301");
    assert_eq!(day.pools("a"), [1, 0, 0]);
    assert_eq!([day.days("0452"), day.days("2812")], [1, 1]);
}

/// LUI-R22, LUI-090: stopping costs the boss nothing, he may stop every eligible fight, in printed order.
#[test]
fn lui_r22_every_fight_is_a_question_of_its_own() {
    let mut day = table(&["2301 1304 3569 0452 2812", "3140"]).event("E02").go();
    day.morning(&["tunnel 2301 1304, watch 3569, rest 0452 2812"]);
    // Łopatka and Hammersley are hotheads: 3 + 1 + 1 is too much for Olo's 5.
    day.offers("a", &["stop 0452 2812", "let-fight 0452 2812"]);
    day.refuses("a stop 1304 3569", "LUI-091");
    let mut day = table(&["6200 1304 3569 0452 2812", "3140"]).event("E02").go();
    day.morning(&["tunnel 6200 1304, watch 3569"]);
    // Quiroga has quell(1): 6 > 5.
    day.offers("a", &["stop 1304 3569", "let-fight 1304 3569"]);
    day.refuses("a stop 0452 2812", "LUI-R22");
    day.play("a stop 1304 3569\na stop 0452 2812");
    // E02 makes the patrol's Shovel 1, and Hammersley watches with 1.
    assert_eq!(day.pools("a"), [7, 0, 0]);
}

/// LUI-R22, LUI-R45: a boss in solitary stops nothing.
#[test]
fn lui_r22_the_boss_must_be_free() {
    let mut day = table(&["2301 0452 2812", "3140"]).event("E02").solitary("2301", 3).punishment("K02").go();
    day.morning(&["finesse 0452"]);
    assert_eq!([day.days("0452"), day.days("2812")], [1, 1]);
}

/// EK07, LUI-R22: an event that weakens everybody weakens the boss's word too.
#[test]
fn lui_093_weather_weakens_the_boss() {
    // E26: Strength −1; 4969–6001 has weight 2, 2394–6112 weight 2.
    let mut day = table(&["2301 2394 6112", "3140"]).event("E26").go();
    day.morning(&[]);
    day.lists("a stop 2394 6112");
    // A boss of Strength 3 has 2 today, which is not above 2.
    let mut day = table(&["5022 2394 6112", "3140"]).event("E26").punishment("K02").go();
    day.morning(&[]);
    assert_eq!([day.days("2394"), day.days("6112")], [1, 1]);
}

/// LUI-R20: nobody fights an empty chair.
#[test]
fn t24_a_fight_needs_both() {
    let mut in_deck = table(&["2301 1304", "3140"]).event("E02").go();
    in_deck.morning(&["tunnel 1304, watch 2301"]);
    assert_eq!(in_deck.pools("a"), [3, 0, 0]);
    let mut in_solitary = table(&["2301 1304", "3140"]).neutrals("3569").solitary("3569", 2).event("E02").go();
    in_solitary.morning(&["tunnel 1304, watch 2301"]);
    assert_eq!(in_solitary.pools("a"), [3, 0, 0]);
    let mut transferred = table(&["2301 1304", "3140"]).event("E02").go();
    let gus = transferred.who("3569");
    transferred.state.ordinary.remove(gus);
    transferred.state.gone.insert(gus);
    transferred.morning(&["tunnel 1304, watch 2301"]);
    assert_eq!(transferred.pools("a"), [3, 0, 0]);
}

/// LUI-R24, LUI-R17, LUI-R25: between gangs or with a neutral, nobody can stop it and nobody can recruit him.
#[test]
fn t25_fights_outside_one_gang() {
    let mut day = table(&["2301 1304", "3140 3569"]).event("E02").punishment("K03").go();
    day.morning(&["tunnel 1304", "tunnel 3569"]);
    assert!(day.is_morning());
    assert_eq!((day.pools("a"), day.pools("b")), ([0; 3], [0; 3]));
    assert_eq!([day.days("1304"), day.days("3569")], [2, 2]);

    let mut day = table(&["2301 1304", "3140 5022"]).neutrals("3569").event("E02").punishment("K03").go();
    day.morning(&["tunnel 1304", "recruit 5022"]);
    day.play("b recruit 5022 3569\nb ready\nb ready");
    assert!(day.is_neutral("3569") && day.days("3569") == 2);
    day.has_told(Event::Unmoved(day.who("3569")));
}

/// LUI-R23: a boss who fights stops nothing that day.
#[test]
fn t26_a_boss_fights() {
    // E13 has 2301–5377 and 0999–6125 with weight 2, which Olo could stop otherwise.
    let mut day = table(&["2301 5377 0999 6125", "3140"]).event("E13").punishment("K02").go();
    day.morning(&["tunnel 0999"]);
    assert_eq!(Luiswile::deciders(&day.state), Seats::all(2), "nobody is asked before Changes");
    assert!(["2301", "5377", "0999", "6125"].iter().all(|number| day.is_excluded(number)));
    day.all_ready();
    assert_eq!(["2301", "5377", "0999", "6125"].map(|number| day.days(number)), [1; 4]);
    assert_eq!(day.pools("a"), [0; 3]);
}

/// SK20: a peaceful man does not fight.
#[test]
fn lui_081_peaceful() {
    // E05: 2563–5489; Ibarra is peaceful.
    let mut day = table(&["2301 2563", "3140 5489"]).event("E05").go();
    day.morning(&["finesse 2563, watch 2301"]);
    assert_eq!(day.pools("a"), [0, 0, 3]);
}

/// LUI-094, LUI-R26: members and those in solitary leave; cards in a deck do not.
#[test]
fn t28_transfers() {
    let mut day = table(&["2301 0389 1245", "3140"]).solitary("1245", 4).event("E01").specialists("5081 6001").go();
    day.dice([0, 1, 0, 0, 0, 0]);
    day.morning(&["force 0389"]);
    assert!(day.is_gone("0389") && day.is_gone("1245"));
    assert_eq!((day.days("1245"), day.pools("a")), (0, [0; 3]));
    assert!(!day.is_gone("5081"));
}

/// LUI-R26: a punishment is cancelled by the transfer, but not that of the other fighter.
#[test]
fn lui_r26_a_transferred_fighter_is_not_punished() {
    let mut day = table(&["2301 0362", "3140 1409"]).event("E01").punishment("K02").go();
    day.morning(&["tunnel 0362", "sabotage 1409"]);
    day.play("b ready");
    assert_eq!([day.days("0362"), day.days("1409")], [1, 1]);

    // E22 lets the largest gang lose its two highest numbers: 6148, who has fought with 2001, among them.
    let mut day = table(&["2301 6148 0362", "3140 2001"]).event("E22").punishment("K02").go();
    day.morning(&["tunnel 6148", "sabotage 2001"]);
    day.play("b ready");
    assert!(day.is_gone("6148") && day.days("6148") == 0);
    assert_eq!(day.days("2001"), 1);
}

/// LUI-R27: no transfer takes a boss.
#[test]
fn lui_r27_bosses_are_never_transferred() {
    let mut day = table(&["6200 0362", "3140"]).event("E22").go();
    day.morning(&[]);
    assert!(day.is_gone("0362") && day.in_gang("a", "6200"));
    let mut state = day.play.state.clone();
    let boss = state.gangs[seat("a")].boss;
    crate::rules::day_event::transfer(&mut state, boss, &mut engine::Log::silent());
    assert!(state.gangs[seat("a")].members.contains(boss) && !state.gone.contains(boss));
}

/// LUI-095, LUI-099, LUI-011: ordinary newcomers lie face down, specialists face up.
#[test]
fn lui_095_099_arrivals() {
    let mut day = table(&["2301 5022", "3140"]).event("E01").specialists("6001").go();
    day.morning(&["recruit 5022"]).all_ready();
    let expected = [Newcomer::Unknown, Newcomer::Unknown, Newcomer::Open(day.who("6001"))];
    assert_eq!(day.state.today.newcomers.as_slice(), expected);
    day.has_told(Event::ArrivedUnknown(2)).has_told(Event::Arrived(day.who("6001")));
    let hidden = NewcomerView::Down { who: None, known_to: Seats::NONE };
    assert_eq!(day.view("a").newcomers[..], [hidden, hidden, NewcomerView::Up(day.who("6001"))]);
}

/// LUI-R28: with an empty deck fewer newcomers arrive, and those who left do not come back.
#[test]
fn lui_r28_an_empty_deck() {
    let mut day = table(&["2301 5022", "3140"]).event("E01").deck("0999").specialists("").go();
    day.morning(&["recruit 5022"]).all_ready();
    assert_eq!(day.state.today.newcomers.as_slice(), [Newcomer::Unknown]);
    day.all_ready();
    assert!(day.is_neutral("0999") && day.state.ordinary.is_empty());
}

/// LUI-096, LUI-097, LUI-071: claimed blind, or neutral in the evening.
#[test]
fn lui_071_096_097_newcomers() {
    let mut day = table(&["2301 5022", "3140"]).event("E04").deck("0999 1119").go();
    day.morning(&["recruit 5022"]).all_ready();
    day.play("a claim 5022 a1\na ready");
    assert!(day.in_gang("a", "0999") && day.is_neutral("1119"));
    day.has_told(Event::Uncovered(0, day.who("0999"))).has_told(Event::Settled(day.who("1119")));
}

/// LUI-R15, LUI-101: a blind claim that may not be held is void, and the others' count.
#[test]
fn t21_a_blind_claim_against_an_aversion() {
    let mut day = table(&["2301 5022", "3140 0158"]).event("E04").deck("1043").go();
    day.morning(&["recruit 5022", "recruit 0158"]).all_ready();
    day.play("a claim 5022 a1\na ready\nb claim 0158 a1\nb ready");
    assert!(day.in_gang("b", "1043"));

    let mut day = table(&["2301 5022", "3140 0158"]).event("E04").deck("1043").go();
    day.morning(&["recruit 5022"]).all_ready();
    day.play("a claim 5022 a1\na ready");
    assert!(day.is_neutral("1043"));
    day.has_told(Event::Uncovered(0, day.who("1043"))).has_told(Event::Unmoved(day.who("1043")));
}

/// LUI-098, LUI-R29, SK23: scouts show their own gang the first slots, and nobody else; levels add up.
#[test]
fn lui_098_r29_scouts() {
    // Sean and Olivier are scouts of level 1 each; two newcomers arrive.
    let mut day = table(&["2301 1568 3398", "3140 0158", "1007 6281"]).event("E02").deck("0999 1119").go();
    day.morning(&["rest 1568 3398", "recruit 0158"]).all_ready();
    let (first, second) = (day.who("0999"), day.who("1119"));
    let scouted = Seats::only(seat("a")).with(seat("c"));
    let seen = |who| NewcomerView::Down { who, known_to: scouted };
    assert_eq!(day.view("a").newcomers[..], [seen(Some(first)), seen(Some(second))]);
    assert_eq!(day.view("c").newcomers, day.view("a").newcomers);
    assert_eq!(day.view("b").newcomers[..], [seen(None), seen(None)]);
    assert!(day.view("b").ordinary.contains(first) && !day.view("a").ordinary.contains(first));
    day.lists("b claim 0158 a1");
}

/// LUI-R29: one scout of level 1 sees one, and an excluded one sees nobody.
#[test]
fn lui_r29_levels_and_exclusion() {
    let mut day = table(&["2301 1568", "3140 0158"]).event("E02").deck("0999 1119").go();
    day.morning(&["", "recruit 0158"]).all_ready();
    assert!(matches!(day.state.today.newcomers.as_slice(), [Newcomer::Scouted { .. }, Newcomer::Unknown]));
    // E04: 1568 fights 6183.
    let mut day = table(&["2301 1568", "3140 0158 6183"]).event("E04").deck("0999").go();
    day.morning(&["", "recruit 0158"]).all_ready();
    assert_eq!(day.state.today.newcomers.as_slice(), [Newcomer::Unknown]);
}

/// EK11: on some days newcomers arrive face up and are named by number.
#[test]
fn lui_r14_open_arrivals() {
    let mut day = table(&["2301 5022", "3140"]).event("E17").deck("0999 1043").specialists("4175").go();
    day.morning(&["recruit 5022"]).all_ready();
    day.refuses("a claim 5022 a1", "LUI-R14").refuses("a claim 5022 1043", "LUI-R51");
    day.refuses("a claim 5022 4175", "LUI-R51").refuses("a claim 5022 0362", "LUI-R14");
    day.offers("a", &["claim 5022 0999", "ready"]).play("a claim 5022 0999\na ready");
    assert!(day.in_gang("a", "0999") && day.is_neutral("1043") && day.is_neutral("4175"));
}

/// LUI-R14, LUI-R57: newcomers are added or take the place of an entry, once.
#[test]
fn lui_r14_r57_claims() {
    let mut day =
        table(&["2301 5022 0606", "3140"]).neutrals("1290 3569 1119 1925").event("E02").deck("0999 0264").go();
    day.morning(&["recruit 5022, watch 0606"]);
    day.play("a recruit 5022 1290\na recruit 5022 3569\na ready");
    day.refuses("a recruit 5022 1119", "LUI-R14").refuses("a claim 0606 a1", "LUI-R14");
    day.refuses("a claim-instead 5022 a1 3", "LUI-R14").refuses("a claim 5022 a3", "LUI-R14");
    day.refuses("a move 0606 recruit", "LUI-R14");
    day.play("a claim-instead 5022 a1 2").refuses("a claim-instead 5022 a2 2", "LUI-R57");
    day.refuses("a claim 5022 a1", "LUI-R11").play("a claim 5022 a2").refuses("a claim 5022 a1", "LUI-R11");
    day.play("a ready");
    assert!(day.in_gang("a", "1290") && day.in_gang("a", "0999") && day.in_gang("a", "0264"));
    assert!(day.is_neutral("3569"));
}

/// LUI-043, LUI-R14: a full list takes newcomers only in place of an entry.
#[test]
fn lui_043_a_full_list() {
    let mut day = table(&["2301 5022", "3140"]).neutrals("1290 3569 1119").event("E02").deck("0999 0264").go();
    day.morning(&["recruit 5022"]);
    day.play("a recruit 5022 1290\na recruit 5022 3569\na recruit 5022 1119\na ready");
    day.refuses("a claim 5022 a1", "LUI-043").lists("a claim-instead 5022 a1 3");
}

/// LUI-R14, LUI-R25: an excluded recruiter claims nobody, though his gang is asked.
#[test]
fn lui_r25_an_excluded_recruiter() {
    // E02: 1304 fights 3569.
    let mut day = table(&["2301 1304", "3140 3569"]).event("E02").deck("0999 0264").go();
    day.morning(&["recruit 1304"]).all_ready();
    day.offers("a", &["ready"]).refuses("a claim 1304 a1", "LUI-R25");
    day.play("a ready");
    assert!(day.is_morning());
}

/// LUI-R14, LUI-046, LUI-R57: with `reassign(1)` one active member is moved and gets orders.
#[test]
fn t61_reassign() {
    let mut day = table(&["2301 3655 2001 0362", "3140"]).event("E13").go();
    day.morning(&["watch 3655, tunnel 0362", "tunnel 3140"]);
    day.refuses("a sabotage 2001 b tunnel", "LUI-R14").refuses("a move 3655 watch", "LUI-R14");
    day.lists("a move 0362 recruit").play("a move 3655 sabotage");
    day.refuses("a move 3655 watch", "LUI-R14").refuses("a move 0362 watch", "LUI-R14");
    day.play("a sabotage 3655 b tunnel").refuses("a sabotage 3655 b force", "LUI-041");
    day.play("a ready\nb ready");
    assert_eq!(day.pools("b"), [3, 0, 0]);
    assert_eq!(day.pools("a"), [4, 0, 0]);
}

/// LUI-R57, LUI-R25: with `reassign(2)` nobody is moved twice, and no excluded member at all.
#[test]
fn lui_r57_nobody_is_moved_twice() {
    // E14 has reassign(2), two newcomers and the fight 0921–3066.
    let mut day = table(&["2301 3655 2001 0921", "3140 3066"]).neutrals("1290").event("E14").go();
    day.morning(&["sabotage 2001"]);
    day.play("a sabotage 2001 b tunnel\na ready");
    day.refuses("a move 0921 watch", "LUI-R25");
    day.play("a move 2001 recruit").refuses("a move 2001 sabotage", "LUI-R57");
    // His old order is dropped; as a recruiter he may list neutrals and newcomers.
    day.lists("a recruit 2001 1290").lists("a claim 2001 a1");
    assert_eq!(day.state.order(day.who("2001")), crate::state::Order::Nothing);
}

/// Section 7: in Changes those with any card in Recruit are asked, with `reassign` everybody, else nobody.
#[test]
fn lui_r14_who_is_asked_about_changes() {
    let mut day = table(&["2301", "3140", "1007"]).event("E02").go();
    day.morning(&["recruit blank"]).all_ready();
    assert_eq!(Luiswile::deciders(&day.state), Seats::only(seat("a")));
    let mut day = table(&["2301", "3140", "1007"]).event("E13").go();
    day.morning(&[]);
    assert_eq!(Luiswile::deciders(&day.state), Seats::all(3));
    let mut day = table(&["2301", "3140", "1007"]).event(QUIET).go();
    day.morning(&["recruit 2301"]).all_ready();
    assert!(day.is_morning());
}

/// EK13, LUI-R20: those singled out are excluded and punished, with another cause than a fight.
#[test]
fn lui_r20_single_out() {
    // E16 names 0370 1290 5230 6093.
    let mut day = table(&["2301 5230 0370", "3140 6093"]).neutrals("1290").solitary("6093", 3).event("E16");
    day = day.punishment("K09");
    let mut day = day.go();
    day.morning(&["tunnel 5230, watch 0370"]);
    assert_eq!(["5230", "0370", "1290", "6093"].map(|number| day.days(number)), [2, 2, 2, 2]);
    assert_eq!(day.pools("a"), [0; 3]);
}

/// LUI-R20: today's newcomers are not affected by the numbers of today's card.
#[test]
fn lui_r20_newcomers_are_not_named() {
    // E17 transfers 0189 and opens arrivals; 0189 arrives today.
    let mut day = table(&["2301 5022", "3140"]).event("E17").deck("0189").specialists("").go();
    day.morning(&["recruit 5022"]).all_ready();
    day.all_ready();
    assert!(day.is_neutral("0189"));
}

/// EK14: an amnesty shortens solitary; who returns at once has no task today.
#[test]
fn t56_amnesty() {
    let mut day = table(&["2301 0362 0650", "3140"]).solitary("0362", 3).solitary("0650", 2).event("E11").go();
    day.morning(&["recruit blank"]).all_ready();
    assert_eq!((day.days("0362"), day.days("0650")), (1, 0));
    assert!(day.is_excluded("0650"));
    day.all_ready();
    assert_eq!((day.days("0362"), day.days("0650")), (0, 0));
    day.lists("a place 0362 tunnel").lists("a place 0650 tunnel");
}

/// EK15: every gang's pool falls, at most to 0.
#[test]
fn lui_008_pool_loss_hits_one_pool() {
    let mut day = table(&["2301", "3140"]).pools("a", [10, 9, 8]).pools("b", [4, 0, 0]).event("E10").go();
    day.morning(&[]);
    assert_eq!((day.pools("a"), day.pools("b")), ([4, 9, 8], [0, 0, 0]));
}

/// EK16: every leader loses from the largest pool; without points nobody leads.
#[test]
fn t54_leader_loss() {
    let prep = || table(&["2301", "3140", "1007"]).event("E36");
    let mut day = prep().pools("a", [60, 60, 0]).pools("b", [0, 20, 100]).pools("c", [90, 0, 0]).go();
    day.morning(&[]);
    assert_eq!([day.pools("a"), day.pools("b"), day.pools("c")], [[52, 60, 0], [0, 20, 92], [90, 0, 0]]);
    let mut day = prep().go();
    day.morning(&[]);
    assert_eq!(day.pools("a"), [0; 3]);
}

/// EK17, LUI-R27: the largest gangs lose their highest numbers, never the boss.
#[test]
fn t55_transfer_largest() {
    let twelve = [
        "0158 0264 0277 0362 0370 0389 0418 0452 0533 0606 6281",
        "0650 0714 0840 0905 0921 0999 1043 1119 1245 1290 1304",
    ];
    let gangs = [
        format!("6200 {}", twelve[0]),
        format!("5512 {}", twelve[1]),
        "1007 3655 3731 3811 3877 3913 4014 4127 4256".to_owned(),
    ];
    let mut day = table(&gangs.each_ref().map(String::as_str)).event("E22").go();
    day.morning(&[]);
    assert!(day.is_gone("6281") && day.is_gone("0606") && day.is_gone("1304") && day.is_gone("1290"));
    let sizes = ["a", "b", "c"].map(|letter| day.state.gangs[seat(letter)].members.len());
    assert_eq!(sizes, [10, 10, 9]);
    assert!(day.in_gang("a", "6200"));
}

/// LUI-073, LUI-R50, LUI-R05: the move ends the game at once and nobody wins.
#[test]
fn t59_the_move() {
    let prep = |options: &[(&str, &str)]| {
        let table = table(&["2301 0362", "3140", "1007"]).options(options).event("F05").day(23);
        table.pools("a", [0, 100, 0]).pools("b", [249, 0, 0]).pools("c", [80, 0, 0])
    };
    let mut day = prep(&[]).go();
    day.morning(&["tunnel 2301 0362", "tunnel 3140"]);
    assert!(matches!(day.state.step, Step::Over(End::Move)));
    assert_eq!(day.outcome().to_string(), "- won, places 2 1 3, outcome-move");
    assert_eq!(day.pools("b"), [249, 0, 0]);
    let mut day = prep(&[("transfer_result", "leader")]).go();
    day.morning(&[]);
    assert_eq!(day.outcome().to_string(), "b won, places 2 1 3, outcome-leader");
}

/// LUI-R19: fights before transfers before arrivals before special rules before scouts.
#[test]
fn lui_r19_the_order_of_an_event() {
    // E16: 2999 fights 4127, 6058 leaves, one arrives, 0370 is singled out, and Hennigan scouts.
    let mut day = table(&["2301 0370 1568", "3140 2999"]).neutrals("4127 6058").event("E16").deck("0999").go();
    day.play("a place blank recruit\na ready\nb ready\na ready");
    let names: Vec<String> = day.told.iter().map(|told| format!("{:?}", told.event)).collect();
    let place = |name: &str| names.iter().position(|told| told.starts_with(name)).unwrap_or_else(|| panic!("{name}"));
    let order = ["Today", "Fought", "Left", "ArrivedUnknown", "SingledOut", "Scouted"].map(place);
    assert!(order.is_sorted(), "{names:?}");
}
