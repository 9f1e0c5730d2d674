//! Phase 5: production (4.16), the goal and the end (4.10, 4.11).

use super::*;

fn tunnel(gang: &str, workers: &str) -> [u16; 3] {
    let mut day = table(&[gang, "1007"]).go();
    day.morning(&[&format!("tunnel {workers}")]);
    day.pools("a")
}

/// LUI-037, LUI-035: only the characteristic of the worked way counts.
#[test]
fn t01_work() {
    assert_eq!(tunnel("2301", "2301"), [3, 0, 0]);
}

/// LUI-036, LUI-108, SK07: points are added, with teamwork among enough others.
#[test]
fn t02_sum() {
    assert_eq!(tunnel("2301 0362 1245", "0362 1245 2301"), [11, 0, 0]);
}

/// SK07, LUI-108: one partner is not enough for Cassidy.
#[test]
fn t03_no_teamwork() {
    assert_eq!(tunnel("2301 0362 1245", "0362 1245"), [7, 0, 0]);
}

/// LUI-109, SK08: weatherproof workers, at most up to 0.
#[test]
fn t05_weatherproof() {
    let mut day = table(&["3140 0418 0362", "1007"]).event("E05").go();
    day.morning(&["tunnel 0418 0362"]);
    assert_eq!(day.pools("a"), [6, 0, 0]);
    let mut day = table(&["3140 0418 6148", "1007"]).event("E06").go();
    day.morning(&["tunnel 0418 6148"]);
    assert_eq!(day.pools("a"), [8, 0, 0]);
}

/// LUI-103, LUI-115, LUI-R47: an engineer adds 2 for every full 10.
#[test]
fn t06_engineer() {
    assert_eq!(tunnel("3140 4175 0362", "3140 4175 0362"), [14, 0, 0]);
}

/// LUI-111, LUI-115: sabotage comes before the engineer.
#[test]
fn t07_engineer_after_sabotage() {
    let mut day = table(&["3140 4175 0362", "1007"]).go();
    day.morning(&["tunnel 3140 4175 0362", "sabotage 1007"]);
    day.play("b sabotage 1007 a tunnel\nb ready");
    assert_eq!(day.pools("a"), [9, 0, 0]);
}

/// LUI-115, LUI-116: two full tens.
#[test]
fn t08_engineer_twice() {
    let mut day = table(&["3140 4175 0362 3877 6148 3655", "1007"]).patrols(&[10]).go();
    day.morning(&["tunnel 3140 4175 0362 3877 6148, watch 3655"]);
    assert_eq!(day.pools("a"), [25, 0, 0]);
}

/// LUI-R47, LUI-113: a punished engineer adds nothing; the bonus comes after the half.
#[test]
fn lui_r47_a_punished_engineer() {
    let gang = "3140 4175 0362 3877 6148 2226";
    let workers = "tunnel 3140 4175 0362 3877 6148 2226";
    let mut day = table(&[gang, "1007"]).patrols(&[16]).punishment("K01").go();
    day.morning(&[workers]).play("a last-resort 4175");
    assert_eq!(day.pools("a"), [12, 0, 0]);
    let mut day = table(&[gang, "1007"]).patrols(&[16]).punishment("K01").go();
    day.morning(&[workers]).play("a last-resort 2226");
    assert_eq!(day.pools("a"), [12 + 2, 0, 0]);
}

/// LUI-R47: two engineers count on the same points, not on each other's bonus.
#[test]
fn lui_r47_two_engineers() {
    let file = include_str!("../../content/luiswile.toml");
    let text = file.replacen("weatherproof = { n = 3", r#"engineer = { way = "tunnel", per = 5, bonus = 1"#, 1);
    let settings = engine::Settings::new(<Luiswile as engine::Game>::ABOUT.options, 2).with_content(text);
    let mut prep = table(&["3140 4175 6148 2226", "1007"]);
    prep.state.options.content = <Luiswile as engine::Game>::options(&settings).unwrap().content;
    let mut day = prep.event("E27").patrols(&[1]).go();
    // 4 + 4 + 5 + 4, each +1, and +2 for warm ground: 23, halved 11; Hans adds 2 for one ten, Salvatierra 2 for two fives.
    day.morning(&["tunnel 3140 4175 6148 2226"]).play("a last-resort 2226");
    assert_eq!(day.pools("a"), [11 + 2 + 2, 0, 0]);
}

/// LUI-004, LUI-005, LUI-006, LUI-007, LUI-008, LUI-070, LUI-R09: three ways on one day, each its own pool.
#[test]
fn lui_004_008_070_three_ways_at_once() {
    let mut day = table(&["2301 0362 1852 0452 6112", "3140"]).pools("a", [1, 2, 3]).patrols(&[1]).go();
    day.morning(&["tunnel 0362, force 1852, finesse 0452, watch 6112"]);
    assert_eq!(day.pools("a"), [1 + 4, 2 + 4, 3 + 4]);
    day.has_told(Event::Produced(seat("a"), [4, 4, 4]));
}

/// LUI-093, LUI-108, EK02: each worker counts more or less, at least 0.
#[test]
fn lui_093_108_worker_mod() {
    // F02: all workers +1; Oleg has no Shovel at all.
    let mut day = table(&["2301 2440 0362", "3140"]).event("F02").patrols(&[1]).go();
    day.morning(&["tunnel 2440 0362, watch 2301"]);
    assert_eq!(day.pools("a"), [1 + 5, 0, 0]);
}

/// LUI-109: good weather is added, and bad weather never makes a way negative.
#[test]
fn lui_109_weather() {
    let mut good = table(&["2301 0452", "3140"]).event("E09").patrols(&[1]).go();
    good.morning(&["finesse 0452"]);
    assert_eq!(good.pools("a"), [0, 0, 7]);
    let mut bad = table(&["2301 2001", "3140"]).event("E06").patrols(&[1]).go();
    bad.morning(&["tunnel 2001"]);
    assert_eq!(bad.pools("a"), [0; 3]);
    let mut nobody = table(&["2301 2001", "3140"]).event("E09").patrols(&[1]).go();
    nobody.morning(&["tunnel 2001"]);
    assert_eq!(nobody.pools("a"), [1, 0, 0]);
}

/// LUI-110, EK03: a crowd produces less on every way, not below 0.
#[test]
fn t44_crowded() {
    let gang = "2301 0362 1304 1245 0418 0650 0158 0264 0277";
    let plan = "tunnel 0362 1304 1245 0418, force 2301, watch 0158";
    // 4 + 3 + 3 + 3 + teamwork 1 and Olo's 4.
    let mut nine = table(&[gang, "3140"]).go();
    nine.morning(&[plan]);
    assert_eq!(nine.pools("a"), [14, 4, 0]);
    let mut ten = table(&[&format!("{gang} 0370"), "3140"]).go();
    ten.morning(&[plan]);
    assert_eq!(ten.pools("a"), [8, 0, 0]);
}

/// LUI-112, LUI-R46: a bribe costs 2, not below 0; LUI-114: a caught way gives nothing.
#[test]
fn lui_112_114_r46_bribes_and_floors() {
    let mut day = table(&["2301 2001 6183", "3140"]).patrols(&[16]).go();
    day.morning(&["tunnel 2001, watch 6183"]).play("a bribe 6183");
    assert_eq!(day.pools("a"), [0; 3]);
    // Half of an odd number is rounded down: 7 → 3.
    let mut day = table(&["2301 0362 1304", "3140"]).patrols(&[16]).punishment("K01").go();
    day.morning(&["tunnel 0362 1304"]).play("a last-resort 1304");
    assert_eq!(day.pools("a"), [3, 0, 0]);
}

/// LUI-108: who is punished in Phase 3 has worked today all the same.
#[test]
fn lui_108_the_last_resort_counts_before_the_half() {
    let mut day = table(&["2301 0362 1304", "3140"]).patrols(&[16]).punishment("K01").go();
    day.morning(&["tunnel 0362 1304"]);
    assert_eq!(day.production("a", Way::Tunnel), 7);
}

/// LUI-003, LUI-072, LUI-R01, LUI-R48: 250 in Phase 5, as a total or on one way.
#[test]
fn t57_the_goal() {
    let play = |options: &[(&str, &str)], worker: &str| {
        let prep = table(&["2301 0362 0158 6148", "3140"]).options(options).pools("a", [120, 95, 30]);
        let mut day = prep.patrols(&[1]).go();
        day.morning(&[&format!("tunnel {worker}")]);
        day
    };
    let won = play(&[], "6148");
    assert_eq!(won.outcome().to_string(), "a won, places 1 2, outcome-escape");
    won.has_told(Event::Escaped(seat("a")));
    assert!(play(&[], "0362").is_morning());
    assert!(play(&[("goal_mode", "per_way")], "6148").is_morning());
    assert!(play(&[("goal_mode", "per_way")], "0362").is_morning());
    let mut day = table(&["2301 0362", "3140"]).options(&[("goal_mode", "per_way")]).pools("a", [248, 0, 0]).go();
    day.morning(&["tunnel 0362"]);
    assert_eq!(day.outcome().to_string(), "a won, places 1 2, outcome-escape");
}

/// Ends a night with these pools, and nobody at work.
fn night(options: &[(&str, &str)], gangs: &[&str], pools: &[[u16; 3]]) -> String {
    let mut prep = table(gangs).options(options);
    for (letter, pools) in ["a", "b", "c"].iter().zip(pools) {
        prep = prep.pools(letter, *pools);
    }
    let mut day = prep.go();
    day.morning(&[]);
    day.outcome().to_string()
}

/// LUI-002, LUI-R49: several reach 250 on one day; only one escapes, and every tie breaks.
#[test]
fn lui_002_r49_several_at_once() {
    let two = ["2301 0362", "3140 1245"];
    assert_eq!(night(&[], &two, &[[250, 0, 0], [200, 60, 0]]), "b won, places 2 1, outcome-escape");
    // The higher largest pool, then the higher second one.
    assert_eq!(night(&[], &two, &[[250, 5, 5], [200, 60, 0]]), "a won, places 1 2, outcome-escape");
    assert_eq!(night(&[], &two, &[[200, 30, 30], [200, 60, 0]]), "b won, places 2 1, outcome-escape");
    // Then more free members, then the lower boss number.
    assert_eq!(night(&[], &["2301", "3140 1245"], &[[250, 0, 0]; 2]), "b won, places 2 1, outcome-escape");
    assert_eq!(night(&[], &["3140 1245", "2301 0362"], &[[250, 0, 0]; 2]), "b won, places 2 1, outcome-escape");
    // By way, the largest pool is compared before the total.
    let per_way = [("goal_mode", "per_way")];
    assert_eq!(night(&per_way, &two, &[[251, 0, 0], [250, 90, 0]]), "a won, places 1 2, outcome-escape");
    assert_eq!(night(&per_way, &two, &[[250, 0, 0], [250, 90, 0]]), "b won, places 2 1, outcome-escape");
}

/// LUI-R49: in solitary one is not free.
#[test]
fn lui_r49_free_members() {
    let prep = table(&["2301 0362", "3140 1245"]).pools("a", [250, 0, 0]).pools("b", [250, 0, 0]);
    let mut day = prep.solitary("0362", 3).go();
    day.morning(&[]);
    assert_eq!(day.outcome().to_string(), "b won, places 2 1, outcome-escape");
}

#[test]
fn nothing_is_accepted_when_it_is_over() {
    let mut prep = table(&["2301 0362", "3140"]).pools("a", [250, 0, 0]);
    prep.state.day = 3;
    let mut day = prep.go();
    day.morning(&[]);
    let refusal = Luiswile::apply(
        &mut day.state.clone(),
        seat("a"),
        crate::Action::Ready,
        &mut engine::Dice::seeded(1),
        &mut engine::Log::silent(),
    );
    assert_eq!(refusal, Err(engine::Illegal::Over));
    assert!(day.menu("a").is_empty());
}
