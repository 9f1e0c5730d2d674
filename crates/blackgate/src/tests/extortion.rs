//! Extortion and Beatings (BLK-063 to BLK-080, BLK-095 to BLK-098).

use super::*;

/// a extorts b with a Knife for a Pick; it is b's answer.
fn threat(hand_a: &str, hand_b: &str) -> Table {
    let mut table = solo(3);
    table.hand("a", hand_a).hand("b", hand_b);
    table.play("a extort b").play("a name pick").play("a lay knife");
    table
}

/// BLK-063: once per turn, for one action.
#[test]
fn blk_063_once_per_turn() {
    let mut table = threat("knife knife", "pick pick");
    assert_eq!(table.actions_left(), 1);
    table.play("b give").refuses("a extort b", "BLK-063");
    table.play("a end").play("b end").play("c end").lists("a extort b");
}

/// BLK-026, CRE-4: against Back-up one Weapon is too few, and the refusal says so.
#[test]
fn blk_026_back_up_takes_one_weapon_more() {
    let mut table = solo(2);
    table.gang("b", "back-up").refuses("a extort b", "BLK-064");
    table.hand("a", "sock").refuses("a extort b", "BLK-026").hand("a", "sock leg").lists("a extort b");
}

/// BLK-064: every Weapon will do, and nothing else.
#[test]
fn blk_064_weapons_are_knives_and_search_weapons() {
    for weapon in ["knife", "sock", "leg", "knuckles"] {
        solo(2).hand("a", weapon).lists("a extort b");
    }
    let mut table = solo(2);
    table.hand("a", "scissors pan shovel").refuses("a extort b", "BLK-064");
    table.hand("a", "scissors knife").play("a extort b").play("a name spoon").offers("a", &["lay knife"]);
    table.refuses("a lay scissors", "BLK-064").refuses("a lay sock", "BLK-070");
}

#[test]
fn blk_065_the_target_is_in_the_same_area() {
    let mut table = solo(3);
    table.hand("a", "knife").at("b", "showers").refuses("a extort b", "BLK-065").refuses("a extort a", "BLK-065");
    table.lists("a extort c").refuses("a extort f", "BLK-065");
}

/// BLK-066, BLK-067: any of the three Tools, whatever the target holds; then a Weapon, before all eyes.
#[test]
fn blk_066_067_name_a_tool_and_lay_a_weapon() {
    let mut table = solo(2);
    table.hand("a", "knife sock").play("a extort b").offers("a", &["name spoon", "name pick", "name shovel"]);
    table.refuses("a lay knife", "BLK-066").refuses("a end", "BLK-066").play("a name shovel");
    table.refuses("a name pick", "BLK-066").offers("a", &["lay knife", "lay sock"]).play("a lay sock");
    assert!(table.heard("spectator").contains(&Event::Laid(seat("a"), Kind::LoadedSock)));
    assert_eq!(table.held("a"), "knife");
}

#[test]
fn blk_068_who_holds_the_tool_may_give_it() {
    let mut table = threat("knife", "pick tape");
    table.offers("b", &["give", "refuse"]).play("b give");
    assert_eq!((table.held("a").as_str(), table.held("b").as_str(), table.beatings_of("b")), ("pick", "tape", 0));
    threat("knife", "shovel").refuses("b give", "BLK-068");
}

/// BLK-069, BLK-070, BLK-071: refusing begins a fight, in which the defender plays first.
#[test]
fn blk_069_070_071_the_defender_plays_first() {
    let mut table = threat("knife sock", "pick leg tape");
    table.refuses("b pass", "BLK-069").play("b refuse");
    table.offers("b", &["strike leg", "pass"]).refuses("b strike tape", "BLK-064").refuses("b strike sock", "BLK-070");
    table.refuses("b refuse", "BLK-070").play("b strike leg");
    table.offers("a", &["strike sock", "pass"]).play("a strike sock").offers("b", &["pass"]);
}

/// BLK-072: who plays no Weapon, for want or by choice, loses and takes a Beating.
#[test]
fn blk_072_passing_loses() {
    let mut table = threat("knife sock", "leg tape");
    table.any_dice(1).play("b refuse").play("b pass");
    assert_eq!((table.beatings_of("a"), table.beatings_of("b")), (0, 1), "with a Weapon in hand");
    let mut table = threat("knife", "leg tape");
    table.any_dice(1).play("b refuse").play("b strike leg").play("a pass");
    assert_eq!((table.beatings_of("a"), table.beatings_of("b")), (1, 0));
}

/// BLK-073: a Sock is as good as a Knife.
#[test]
fn blk_073_all_weapons_are_equal() {
    for (strong, weak) in [("knife", "sock"), ("sock", "knife")] {
        let mut table = solo(2);
        table.hand("a", &format!("{strong} tape")).hand("b", weak).any_dice(1);
        table.play("a extort b").play("a name pick").play(&format!("a lay {strong}"));
        table.play("b refuse").play(&format!("b strike {weak}")).play("a pass");
        assert_eq!(table.held("b"), "tape");
    }
}

/// BLK-074, BLK-075: the Tool if the loser holds it, else a random card.
#[test]
fn blk_074_075_what_a_losing_defender_gives() {
    let mut table = threat("knife", "pick pick tape");
    table.dice([]).play("b refuse").play("b pass");
    assert_eq!((table.held("a").as_str(), table.held("b").as_str()), ("pick", "tape pick"));
    let mut table = threat("knife", "shovel tape");
    table.dice([1]).play("b refuse").play("b pass");
    assert_eq!((table.held("a").as_str(), table.held("b").as_str()), ("shovel", "tape"));
}

/// BLK-076, BLK-R32: a losing attacker loses a random card to the defender.
#[test]
fn blk_076_r32_a_losing_attacker_gives_a_random_card() {
    let mut table = threat("knife tape phone", "leg");
    table.dice([1]).play("b refuse").play("b strike leg").play("a pass");
    assert_eq!((table.held("a").as_str(), table.held("b").as_str()), ("tape", "phone"));
}

/// BLK-077, BLK-R33: from an empty hand nothing is taken.
#[test]
fn blk_077_r33_an_empty_hand_gives_nothing() {
    let mut table = threat("knife", "leg");
    table.dice([]).play("b refuse").play("b strike leg").play("a pass");
    assert_eq!((table.held("a").as_str(), table.held("b").as_str(), table.beatings_of("a")), ("", "", 1));
}

/// BLK-078, BLK-079, BLK-R31: all Weapons are discarded, also when the Tool was given.
#[test]
fn blk_078_079_r31_weapons_are_discarded() {
    let mut table = threat("knife sock", "leg tape");
    let knives = table.pile_of("knife");
    table.any_dice(1).play("b refuse").play("b strike leg").play("a strike sock").play("b pass");
    assert_eq!((table.discarded().as_str(), table.pile_of("knife")), ("sock leg", knives + 1));
    let mut table = threat("knife", "pick");
    table.play("b give");
    assert_eq!(table.pile_of("knife"), 10);
}

/// BLK-080, BLK-R34: a Weapon on the table cannot be taken; it is discarded last of all.
#[test]
fn blk_080_r34_results_in_their_order() {
    let mut table = solo(2);
    table.gang("a", "tribute").hand("a", "knife").hand("b", "tape").cigarettes("b", 1).dice([0]);
    table.play("a extort b").play("a name pick").play("a lay knife").play("b refuse").play("b pass");
    let order: Vec<Event> = table.heard("spectator");
    let (a, b) = (seat("a"), seat("b"));
    assert_eq!(
        order,
        [
            Event::Passed(b),
            Event::WonFight(a, b),
            Event::Beaten(b),
            Event::TookCard(a, b),
            Event::TookCigarettes(a, b, 1),
            Event::WeaponsDiscarded(cards("knife")),
        ]
    );
    // Both cards of a's hand are as likely; the laid Knife is none of them.
    for (answer, lost) in [(0, "tape"), (1, "phone")] {
        let mut table = threat("knife tape phone", "leg");
        table.dice([answer]).play("b refuse").play("b strike leg").play("a pass");
        assert_eq!(table.held("b"), lost);
    }
}

/// BLK-R35, BLK-R36: the question is the same whether or not the Tool is there, and it is always asked.
#[test]
fn blk_r35_r36_lacking_looks_like_refusing() {
    let mut with = threat("knife", "pick");
    let mut without = threat("knife", "tape");
    // The other card is with c, so that the table looks the same.
    with.hand("c", "tape");
    without.hand("c", "pick");
    assert_eq!(with.view("spectator"), without.view("spectator"));
    assert_eq!((with.asked(), without.asked()), ("b".to_owned(), "b".to_owned()));
    with.play("b refuse");
    without.play("b refuse");
    assert_eq!(with.view("a"), without.view("a"));
    assert_eq!(with.heard("a"), without.heard("a"));
    assert_eq!(without.asked(), "b", "a hand without Weapons is asked all the same");
    without.offers("b", &["pass"]);
}

/// BLK-095, BLK-R37: two Beatings at most; all else applies.
#[test]
fn blk_095_r37_never_more_than_two_beatings() {
    let mut table = threat("knife", "pick");
    table.beatings("b", 2).play("b refuse").play("b pass");
    assert_eq!((table.beatings_of("b"), table.held("a").as_str()), (2, "pick"));
}

/// BLK-082, BLK-096, BLK-097, BLK-101: what Beatings forbid.
#[test]
fn blk_082_096_097_101_beatings_forbid_crafting_and_digging() {
    let mut table = solo(2);
    table.hand("a", "handle scissors spoon").at("a", "cafeteria").lists("a craft p1");
    for beatings in [1, 2] {
        table.beatings("a", beatings).refuses("a craft p1", "BLK-082");
    }
    table.at("a", "cell").beatings("a", 1).lists("a dig spoon").beatings("a", 2).refuses("a dig spoon", "BLK-101");
}

#[test]
fn blk_098_beatings_forbid_nothing_else() {
    let mut table = solo(2);
    table.hand("a", "knife tape").beatings("a", 2).beatings("b", 2).at("a", "recreation").at("b", "recreation");
    table.cigarettes("a", 6);
    for action in ["extort b", "search", "move", "careful cell", "sell", "buy pick"] {
        table.lists(&format!("a {action}"));
    }
}
