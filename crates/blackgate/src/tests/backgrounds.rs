//! Background cards (BLK-088 to BLK-094, section 6.8).

use super::*;

/// b answers a's threat for a Pick.
fn threatened() -> Table {
    let mut table = solo(2);
    table.hand("a", "knife leg").hand("b", "tape").play("a extort b").play("a name pick").play("a lay knife");
    table
}

/// BLK-088: nobody else sees a Background before it is revealed, and everybody does after.
#[test]
fn blk_088_hidden_until_revealed() {
    let mut table = solo(2);
    table.background("a", "smuggler").any_dice(1);
    assert_eq!(table.view("b").players[seat("a")].background, None);
    assert_eq!(table.view("a").own.unwrap().background, Background::Smuggler);
    table.play("a reveal");
    assert_eq!(table.view("b").players[seat("a")].background, Some(Background::Smuggler));
}

/// BLK-089: at its moment and at no other.
#[test]
fn blk_089_every_background_has_its_moment() {
    for card in ["getaway-driver", "street-fighter", "kingpins-cousin", "martial-artist"] {
        solo(2).background("a", card).refuses("a reveal", "BLK-089");
    }
    let mut table = threatened();
    table.background("b", "smuggler").refuses("b reveal", "BLK-089");
    table.background("b", "street-fighter").refuses("b reveal", "BLK-089").play("b refuse").lists("b reveal");
    table.background("b", "kingpins-cousin").refuses("b reveal", "BLK-089");
    table.background("a", "martial-artist").background("b", "street-fighter").any_dice(1).play("b reveal");
    table.refuses("a reveal", "BLK-089").background("a", "street-fighter").lists("a reveal");
    let mut table = solo(2);
    table.background("a", "smuggler").dice([die(1)]).play("a move").refuses("a reveal", "BLK-089");
}

/// BLK-090, BLK-091, BLK-092, BLK-094: no action, at once, once, and only if one likes.
#[test]
fn blk_090_091_092_094_revealing() {
    let mut table = solo(2);
    table.background("a", "gunrunner").actions(0).lists("a end").play("a reveal");
    assert_eq!((table.held("a").as_str(), table.actions_left()), ("knife knife", 0));
    table.refuses("a reveal", "BLK-092").play("a end").play("b end").refuses("a reveal", "BLK-092");
    assert_eq!(table.view("b").players[seat("a")].background, Some(Background::Gunrunner), "it stays face up");
    let mut table = solo(2);
    table.background("a", "gunrunner").play("a end").play("b end").lists("a reveal");
}

/// BLK-093, BLK-R29: the second effect for members of the gang at that moment.
#[test]
fn blk_093_r29_the_effect_with_the_gang() {
    let mut table = solo(2);
    table.gang("a", "wholesale").background("a", "smuggler").any_dice(1).play("a reveal");
    assert_eq!((table.state.players[seat("a")].hand.count(), table.cigarettes_of("a")), (2, 3));
    let mut table = solo(2);
    table.background("a", "smuggler").gang("a", "lookouts").any_dice(1).play("a reveal");
    assert_eq!((table.state.players[seat("a")].hand.count(), table.cigarettes_of("a")), (2, 0), "another gang");
    table.state.players[seat("a")].gang = None;
    table.gang("a", "runners");
    assert_eq!(table.cigarettes_of("a"), 0, "too late");
}

/// BLK-R30: a reveal is one more option of a decision that its owner has anyway.
#[test]
fn blk_r30_reveals_interrupt_nobody() {
    let mut table = solo(3);
    table.background("b", "smuggler").background("c", "informer");
    table.not_asked("b reveal").not_asked("c reveal").play("a end").lists("b reveal").not_asked("c reveal");
}

/// BG-01, without and with the Crew.
#[test]
fn bg_01_pickpocket() {
    let mut table = solo(3);
    table.background("a", "pickpocket").refuses("a reveal", "BLK-089").hand("b", "tape tape phone").hand("c", "tape");
    table.at("c", "showers").play("a reveal").refuses("a end", "BLK-091").offers("a", &["target b"]);
    table.dice([2]).play("a target b");
    assert_eq!((table.held("a").as_str(), table.held("b").as_str()), ("phone", "tape tape"));
    let mut table = solo(2);
    table.gang("a", "lookouts").background("a", "pickpocket").hand("b", "tape").dice([0]).play("a reveal");
    table.play("a target b");
    assert_eq!(table.held("a"), "tape", "a second one only if any is left");
}

/// BG-02: anywhere after the roll, and the action comes back; with the Crew another one. By version 1 one less.
#[test]
fn bg_02_getaway_driver() {
    for (gang, version, actions) in [(None, 2, 2), (Some("lookouts"), 2, 3), (None, 1, 1), (Some("lookouts"), 1, 2)] {
        let mut table = solo(2);
        table.state.content = content_of(version);
        gang.map(|card| table.gang("a", card).actions_left());
        table.background("a", "getaway-driver").dice([die(1)]).play("a move").play("a reveal");
        table.offers("a", &["go cafeteria", "go recreation", "go infirmary", "go showers"]).play("a go showers");
        assert_eq!((table.area("a").as_str(), table.actions_left()), ("showers", actions));
    }
}

/// BG-03: counts as the Weapon; with the Crew two cards.
#[test]
fn bg_03_street_fighter() {
    let mut table = threatened();
    table.gang("b", "lookouts").background("b", "street-fighter").any_dice(1).play("b refuse").play("b reveal");
    assert_eq!((table.asked().as_str(), table.state.players[seat("b")].hand.count()), ("a", 3));
    let mut table = with_michel(2);
    table.background("a", "street-fighter").michel_deck("mi-1 mi-6").dice([0, 0]).play("a careful showers");
    table.play("a fight").play("a reveal");
    table.offers("a", &["draw", "decline"]);
}

/// BG-05: in the Recreation Room.
#[test]
fn bg_05_bookmaker() {
    let mut table = solo(2);
    table.background("a", "bookmaker").gang("a", "runners").refuses("a reveal", "BLK-089").at("a", "recreation");
    table.play("a reveal");
    assert_eq!((table.cigarettes_of("a"), table.held("a").as_str()), (4, "knife"));
    let mut table = solo(2);
    table.background("a", "bookmaker").at("a", "recreation").play("a reveal");
    assert_eq!((table.cigarettes_of("a"), table.held("a").as_str()), (4, ""));
}

/// BG-06: the extortion ends; with the Cartel the attacker is beaten.
#[test]
fn bg_06_kingpins_cousin() {
    for (gang, beatings) in [(None, 0), (Some("runners"), 1)] {
        let mut table = threatened();
        gang.map(|card| table.gang("b", card).actions_left());
        table.background("b", "kingpins-cousin").play("b reveal");
        assert!(is_act(&table));
        assert_eq!(
            (table.beatings_of("a"), table.held("a").as_str(), table.held("b").as_str()),
            (beatings, "leg", "tape")
        );
        assert_eq!(table.pile_of("knife"), 10);
    }
}

/// BG-07, BLK-R64: a recipe in spite of area and Beatings; with the Bikers without one Material.
#[test]
fn bg_07_mechanic_blk_r64() {
    let mut table = solo(2);
    table.background("a", "mechanic").refuses("a reveal", "BLK-089").hand("a", "handle scissors tape").beatings("a", 2);
    table.pile("pick", 0).pile("knife", 0).refuses("a reveal", "BLK-089").pile("pick", 1).play("a reveal");
    table.refuses("a end", "BLK-091").offers("a", &["craft p1"]).play("a craft p1");
    assert_eq!((table.held("a").as_str(), table.actions_left()), ("tape pick", 2));
    let mut table = solo(2);
    table.gang("a", "thick-skin").background("a", "mechanic").hand("a", "handle tape").play("a reveal");
    table.offers("a", &["craft p1", "craft s1", "craft k1", "craft k3"]).play("a craft s1");
    table.offers("a", &["omit pan"]).play("a omit pan");
    assert_eq!(table.held("a"), "shovel");
    solo(2).at("a", "solitary").background("a", "mechanic").hand("a", "handle scissors").refuses("a reveal", "BLK-089");
    // Chop Shop is for Craft actions: with it a Biker still cannot replace here.
    let mut table = solo(2);
    table.gang("a", "chop-shop").background("a", "mechanic").hand("a", "handle scissors pan").play("a reveal");
    table.play("a craft p1").offers("a", &["exact", "omit handle", "omit scissors"]);
}

/// BG-08, BG-09 and BG-17.
#[test]
fn bg_08_09_17_gunrunner_road_captain_fence() {
    let mut table = solo(2);
    table.gang("a", "chop-shop").background("a", "gunrunner").play("a reveal");
    assert_eq!(table.held("a"), "knife knife knife");
    let mut table = solo(2);
    table.background("a", "gunrunner").pile("knife", 1).play("a reveal");
    assert_eq!(table.held("a"), "knife");
    solo(2).background("a", "gunrunner").pile("knife", 0).refuses("a reveal", "BLK-089");
    let mut table = solo(2);
    table.background("a", "road-captain").play("a reveal");
    assert_eq!(table.actions_left(), 3);
    let mut table = solo(2);
    table.gang("a", "chop-shop").background("a", "road-captain").play("a reveal");
    assert_eq!(table.actions_left(), 4);
    let mut table = solo(2);
    table.gang("a", "cold-blood").background("a", "fence").pile("spoon", 1).play("a reveal");
    assert_eq!(table.held("a"), "spoon", "one more only if there is any");
    solo(2).background("a", "fence").pile("spoon", 0).refuses("a reveal", "BLK-089");
}

/// BG-10 and BG-11.
#[test]
fn bg_10_11_crooked_doctor_racketeer() {
    let mut table = solo(2);
    table.background("a", "crooked-doctor").refuses("a reveal", "BLK-089").beatings("a", 2).gang("a", "tribute");
    table.any_dice(1).play("a reveal");
    assert_eq!((table.beatings_of("a"), table.state.players[seat("a")].hand.count()), (0, 2));
    let mut table = solo(4);
    table.background("a", "racketeer").refuses("a reveal", "BLK-089").cigarettes("b", 3).cigarettes("c", 1);
    table.at("b", "solitary").play("a reveal");
    assert_eq!(["a", "b", "c", "d"].map(|letter| table.cigarettes_of(letter)), [2, 2, 0, 0]);
    let mut table = solo(4);
    table.gang("a", "tribute").background("a", "racketeer").cigarettes("b", 3).cigarettes("c", 1).play("a reveal");
    assert_eq!(["a", "b", "c", "d"].map(|letter| table.cigarettes_of(letter)), [3, 1, 0, 0]);
}

/// BG-12 and BG-18.
#[test]
fn bg_12_18_hitman_informer() {
    let mut table = solo(3);
    table.background("a", "hitman").gang("a", "tribute").beatings("b", 2).hand("c", "tape").dice([0]).play("a reveal");
    table.offers("a", &["target c"]).play("a target c");
    assert_eq!((table.beatings_of("c"), table.held("a").as_str()), (1, "tape"));
    let mut table = solo(3);
    table.background("a", "informer").gang("a", "cold-blood").at("b", "solitary").hand("c", "tape phone").dice([1]);
    table.at("c", "showers").play("a reveal").offers("a", &["target c"]).play("a target c");
    assert_eq!(
        (table.area("c").as_str(), table.held("c").as_str(), table.discarded().as_str()),
        ("solitary", "tape", "phone")
    );
    assert!(table.heard("b").contains(&Event::LostAtRandom(seat("c"), Kind::MobilePhone)), "public");
    let mut table = solo(2);
    table.background("a", "informer").hand("b", "tape").play("a reveal").play("a target b");
    assert_eq!(table.held("b"), "tape");
}

/// BG-13, BLK-R64: three cheaper, after Wholesale, and three more with the Triad.
#[test]
fn bg_13_counterfeiter_blk_r64() {
    let mut table = solo(2);
    table.background("a", "counterfeiter").at("a", "recreation").cigarettes("a", 3).play("a reveal");
    table.refuses("a end", "BLK-091").offers("a", &["buy knife", "buy knives", "buy pick"]).play("a buy pick");
    assert_eq!((table.cigarettes_of("a"), table.held("a").as_str(), table.actions_left()), (0, "pick", 2));
    let mut table = solo(2);
    table.gang("a", "wholesale").background("a", "counterfeiter").at("a", "recreation").cigarettes("a", 4);
    table.play("a reveal").play("a buy shovel");
    assert_eq!(table.cigarettes_of("a"), 0, "8 - 1 - 3");
    let mut table = solo(2);
    table.gang("a", "stone-face").background("a", "counterfeiter").at("a", "recreation").cigarettes("a", 2);
    table.play("a reveal").play("a buy shovel");
    assert_eq!(table.cigarettes_of("a"), 0, "8 - 3 - 3");
    let mut table = solo(2);
    table.gang("a", "runners").background("a", "counterfeiter").at("a", "cafeteria").cigarettes("a", 9);
    table.refuses("a reveal", "BLK-089");
}

/// BG-14: a defender wins at once; with the Triad one more card.
#[test]
fn bg_14_martial_artist() {
    let mut table = threatened();
    table.hand("a", "leg phone").gang("b", "stone-face").background("b", "martial-artist").dice([0, 0]);
    table.play("b refuse").play("b reveal");
    assert_eq!((table.beatings_of("a"), table.held("b").as_str(), table.held("a").as_str()), (1, "tape leg phone", ""));
    let mut table = with_michel(2);
    table.gang("a", "stone-face").background("a", "martial-artist").michel_deck("mi-1 mi-6").deck("tape tape");
    table.dice([0, 0, 0]).play("a careful showers").play("a fight").play("a reveal").play("a draw");
    assert_eq!(table.held("a"), "tape tape", "the reward and one more");
}

/// BG-15: only who reveals it sees the hand; with the Triad they pick from it.
#[test]
fn bg_15_card_sharp() {
    let mut table = solo(3);
    table.background("a", "card-sharp").hand("b", "tape phone").play("a reveal").play("a target b");
    let saw = Event::Saw(seat("b"), cards("tape phone"));
    assert!(table.heard("a").contains(&saw));
    assert!(!table.heard("c").contains(&saw) && table.heard("c").contains(&Event::Looked(seat("a"), seat("b"))));
    assert!(is_act(&table));
    let mut table = solo(3);
    table.gang("a", "stone-face").background("a", "card-sharp").hand("b", "tape phone").play("a reveal");
    table.play("a target b").offers("a", &["take tape", "take phone"]).refuses("a take pick", "BLK-091");
    assert_eq!(table.view("a").shown, Some(cards("tape phone")));
    assert_eq!((table.view("b").shown, table.view("c").shown), (None, None));
    table.play("a take phone");
    assert_eq!((table.held("a").as_str(), table.held("b").as_str()), ("phone", "tape"));
    assert!(!table.heard("c").contains(&Event::TookThisCard(seat("a"), seat("b"), Kind::MobilePhone)));
}

/// BG-16, BLK-R64: a free Dig even with two Beatings; it counts as a Dig for Odessa's cards.
#[test]
fn bg_16_sapper_blk_r64() {
    let mut table = solo(2);
    table.background("a", "sapper").refuses("a reveal", "BLK-089").hand("a", "spoon pick").beatings("a", 2).actions(0);
    table.play("a reveal").refuses("a end", "BLK-091").refuses("a dig shovel", "BLK-100").play("a dig pick");
    assert_eq!(table.points_of("a"), 3);
    let mut table = solo(2);
    table.gang("a", "spoon-masters").background("a", "sapper").hand("a", "spoon").play("a reveal").play("a dig spoon");
    assert_eq!(table.points_of("a"), 3, "two for the Spoon, one for the gang");
    let mut table = solo(2);
    table.gang("a", "night-shift").background("a", "sapper").hand("a", "spoon spoon").actions(0).play("a reveal");
    table.play("a dig spoon").refuses("a dig spoon", "BLK-020");
    solo(2).background("a", "sapper").hand("a", "spoon").at("a", "showers").refuses("a reveal", "BLK-089");
}

/// BLK-R65: Smuggler is not revealed for nothing.
#[test]
fn blk_r65_smuggler_needs_something_to_draw() {
    let mut table = solo(2);
    table.background("a", "smuggler").deck("").refuses("a reveal", "BLK-089").gang("a", "runners").play("a reveal");
    assert_eq!(table.cigarettes_of("a"), 3);
}
