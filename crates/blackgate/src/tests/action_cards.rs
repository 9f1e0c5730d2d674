//! Action cards (BLK-060 to BLK-062, section 6.3).

use super::*;

/// BLK-060, BLK-062: shown, resolved, discarded; everybody sees the card and its target.
#[test]
fn blk_060_062_a_played_card_is_public() {
    let mut table = solo(2);
    table.hand("a", "ambush tape").refuses("a play tape", "BLK-060").refuses("a play snitch", "BLK-060");
    table.play("a play ambush");
    assert!(table.heard("spectator").contains(&Event::Played(seat("a"), Kind::Ambush)));
    table.refuses("a end", "BLK-060").refuses("a target a", "BLK-027").play("a target b");
    assert!(table.heard("spectator").contains(&Event::Beaten(seat("b"))));
    assert_eq!((table.discarded().as_str(), table.held("a").as_str()), ("ambush", "tape"));
    assert_eq!(table.actions_left(), 1);
}

#[test]
fn blk_061_as_many_cards_as_actions() {
    let mut table = solo(2);
    table.hand("a", "ambush ambush snitch").play("a play ambush").play("a target b").play("a play ambush");
    table.play("a target b").refuses("a play snitch", "BLK-020");
    assert_eq!(table.beatings_of("b"), 2);
}

/// X-01, BLK-R66: the card is discarded after its draw, so that it cannot draw itself.
#[test]
fn blk_r66_care_package() {
    let mut table = solo(2);
    table.hand("a", "care-package").deck("tape tape").dice([0, 0]).play("a play care-package");
    assert_eq!((table.held("a").as_str(), table.cigarettes_of("a")), ("tape tape", 3));
    assert_eq!(table.discarded(), "care-package");
    let mut table = solo(2);
    table.hand("a", "escort").play("a play escort");
    assert_eq!(table.discarded(), "escort", "discarded while the area is still to be chosen");
}

/// not who is in Solitary, nor who has two Beatings.
#[test]
fn ambush_needs_somebody_to_beat() {
    let mut table = solo(3);
    table.hand("a", "ambush").at("b", "solitary").beatings("c", 2).refuses("a play ambush", "BLK-027");
    table.beatings("c", 1).at("c", "showers").play("a play ambush").offers("a", &["target c"]);
}

/// anywhere but here and Solitary.
#[test]
fn escort_goes_anywhere() {
    let mut table = solo(2);
    table.hand("a", "escort").at("a", "solitary").play("a play escort").refuses("a go solitary", "BLK-113");
    table.offers("a", &["go cell", "go cafeteria", "go recreation", "go infirmary", "go showers"]);
    table.play("a go showers");
    assert_eq!((table.area("a").as_str(), table.actions_left()), ("showers", 1));
    let mut table = solo(2);
    table.hand("a", "escort").play("a play escort").refuses("a go cell", "BLK-045").refuses("a end", "BLK-045");
}

/// anybody who is not there yet.
#[test]
fn snitch_sends_somebody_to_solitary() {
    let mut table = solo(3);
    table.hand("a", "snitch snitch").at("b", "infirmary").play("a play snitch").play("a target b");
    assert_eq!(table.area("b"), "solitary");
    table.play("a play snitch").offers("a", &["target c"]);
}

/// a random card of somebody near; only the two see it.
#[test]
fn shakedown_takes_a_random_card() {
    let mut table = solo(4);
    table.hand("a", "shakedown").hand("b", "tape phone").hand("c", "tape").at("c", "showers");
    table.play("a play shakedown").offers("a", &["target b"]).dice([1]).play("a target b");
    assert_eq!((table.held("a").as_str(), table.held("b").as_str()), ("phone", "tape"));
    let told = Event::TookThisCard(seat("a"), seat("b"), Kind::MobilePhone);
    assert!(table.heard("a").contains(&told) && table.heard("b").contains(&told));
    assert!(!table.heard("c").contains(&told) && !table.heard("spectator").contains(&told));
    assert!(table.heard("c").contains(&Event::TookCard(seat("a"), seat("b"))));
}

/// everybody goes home, from Solitary too.
#[test]
fn roll_call_brings_everybody_home() {
    let mut table = solo(3);
    table.hand("a", "roll-call").refuses("a play roll-call", "BLK-027").at("b", "solitary").at("c", "showers");
    table.play("a play roll-call");
    assert_eq!(["a", "b", "c"].map(|letter| table.area(letter)), ["cell", "cell", "cell"]);
    let mut table = team(4);
    table.hand("a", "roll-call").at("b", "showers").at("c", "block-b").play("a play roll-call");
    let homes = ["a", "b", "c", "d"].map(|letter| table.area(letter));
    assert_eq!(homes, ["block-a", "block-b", "block-a", "block-b"]);
}

///
#[test]
fn kitchen_duty_and_painkillers() {
    let mut table = solo(2);
    table.hand("a", "kitchen-duty painkillers").beatings("a", 2).play("a play kitchen-duty").play("a play painkillers");
    assert_eq!((table.held("a").as_str(), table.beatings_of("a")), ("spoon spoon", 0));
    let mut table = solo(2);
    table.hand("a", "kitchen-duty").pile("spoon", 1).play("a play kitchen-duty");
    assert_eq!(table.held("a"), "spoon");
}
