//! Joining gangs, and every ability at its moment (BLK-049 to BLK-059, section 6.6).

use super::*;

fn join(table: &mut Table, gang: &str, payment: &[&str]) {
    table.play(&format!("a join {gang}"));
    for card in payment {
        table.play(&format!("a pay {card}"));
    }
}

/// BLK-049, BLK-R26: a gang whose cards are all held cannot be joined until one returns.
#[test]
fn blk_049_r26_an_empty_gang_cannot_be_joined() {
    let mut table = solo(5);
    table.hand("a", "bandana chain cap ring").gang("b", "lookouts").gang("c", "quick-feet").gang("d", "corner-hustle");
    table.lists("a join crew").gang("e", "back-up").refuses("a join crew", "BLK-049");
    table.state.gang_decks[Gang::Crew.index()].under.push("back-up".parse().unwrap());
    table.state.players[seat("e")].gang = None;
    table.dice([]).lists("a join crew");
    join(&mut table, "crew", &["bandana", "chain"]);
    assert_eq!(table.state.players[seat("a")].gang, Some("back-up".parse().unwrap()));
}

/// BLK-050, BLK-051, BLK-R02, BLK-R04: how many Accessories, and which.
#[test]
fn blk_050_051_r02_r04_what_gangs_ask_for() {
    let content = &*crate::content::OWN;
    let need = Gang::PRINTED.map(|gang| content.gangs[gang.index()].accessories);
    assert_eq!(need, [2, 2, 2, 2, 3, 3]);
    let accepted = |gang: Gang| content.gangs[gang.index()].accepts;
    for accessory in Kinds::ACCESSORIES.iter() {
        let cheap = [Gang::Crew, Gang::Cartel, Gang::Bikers, Gang::Mafia];
        assert_eq!(cheap.into_iter().filter(|gang| accepted(*gang).contains(accessory)).count(), 2);
        assert!(accepted(Gang::Triad).contains(accessory) && accepted(Gang::Odessa).contains(accessory));
    }
    let mut table = solo(2);
    table.hand("a", "bandana ring").refuses("a join crew", "BLK-050").refuses("a join triad", "BLK-050");
    table.hand("a", "bandana ring shades").lists("a join triad").lists("a join odessa");
    table.any_dice(1).play("a join bikers").refuses("a pay ring", "BLK-051").refuses("a end", "BLK-050");
    table.offers("a", &["pay bandana", "pay shades"]);
}

#[test]
fn blk_052_copies_do_not_count_twice() {
    let mut table = solo(2);
    table.hand("a", "bandana bandana").refuses("a join crew", "BLK-050");
    table.hand("a", "bandana bandana chain").play("a join crew").play("a pay bandana");
    table.refuses("a pay bandana", "BLK-052").offers("a", &["pay chain"]);
}

/// BLK-053: the Accessories are discarded, a card is drawn and lies face up.
#[test]
fn blk_053_joining_draws_a_gang_card_face_up() {
    let mut table = solo(2);
    table.hand("a", "bandana chain tape").dice([2]);
    join(&mut table, "crew", &["chain", "bandana"]);
    assert_eq!((table.held("a").as_str(), table.discarded().as_str()), ("tape", "bandana chain"));
    assert_eq!(table.actions_left(), 1);
    let card = "corner-hustle".parse().unwrap();
    assert_eq!(table.view("b").players[seat("a")].gang, Some(card));
    assert!(table.heard("b").contains(&Event::Joined(seat("a"), card)));
    assert_eq!(gang_deck(&table, Gang::Crew).count(), 3);
}

/// BLK-054, BLK-055: an ability works every time, at the moment on its card and at no other.
#[test]
fn blk_054_055_abilities_have_their_moment() {
    let mut table = solo(2);
    table.gang("a", "quick-feet").refuses("a reroll", "BLK-021");
    table.dice([die(1), die(4), die(6), die(5)]).play("a move").play("a reroll").refuses("a reroll", "BLK-055");
    table.play("a go cafeteria").play("a move").lists("a reroll");
    let mut table = solo(2);
    table.refuses("a collect b", "BLK-055").dice([die(1)]).play("a move").refuses("a reroll", "BLK-055");
}

/// BLK-056, BLK-057, BLK-058: one Gang card; the old one goes under the deck it came from.
#[test]
fn blk_056_057_058_one_gang_card_at_a_time() {
    let mut table = solo(2);
    table.gang("a", "thick-skin").hand("a", "cap ring").dice([0]);
    join(&mut table, "mafia", &["cap", "ring"]);
    assert_eq!(table.state.players[seat("a")].gang, Some("double-collection".parse().unwrap()));
    let bikers = gang_deck(&table, Gang::Bikers);
    assert_eq!(bikers.under.as_slice(), ["thick-skin".parse().unwrap()]);
    assert_eq!(table.view("b").gang_decks[Gang::Bikers.index()].under.len(), 1, "everybody saw it go there");
}

/// BLK-059, BLK-R27: rejoining never gives the same card back.
#[test]
fn blk_059_r27_the_new_card_is_drawn_before_the_old_goes_under() {
    for first in 0..3 {
        let mut table = solo(2);
        table.gang("a", "lookouts").hand("a", "bandana chain").dice([first]);
        join(&mut table, "crew", &["bandana", "chain"]);
        assert_ne!(table.state.players[seat("a")].gang, Some("lookouts".parse().unwrap()));
        assert_eq!(gang_deck(&table, Gang::Crew).under.as_slice(), ["lookouts".parse().unwrap()]);
    }
    let mut table = solo(5);
    table.gang("a", "lookouts").gang("b", "quick-feet").gang("c", "corner-hustle").gang("d", "back-up");
    table.hand("a", "bandana chain").refuses("a join crew", "BLK-049");
}

/// BLK-R28: Iron Discipline counts from the next turn, everything else at once.
#[test]
fn blk_r28_iron_discipline_counts_from_the_next_turn() {
    let mut table = solo(2);
    table.hand("a", "bandana chain cap").dice([0]);
    join(&mut table, "triad", &["bandana", "chain", "cap"]);
    assert_eq!(table.actions_left(), 1);
    table.play("a end").play("b end");
    assert_eq!(table.actions_left(), 3);
    // TRI-1: four cards in hand are few enough, five are too many; by version 1 they did not matter.
    for (version, hand, actions) in
        [(2, "tape tape tape pan", 3), (2, "tape tape tape pan pan", 2), (1, "tape tape tape pan pan", 3)]
    {
        table.state.content = content_of(version);
        table.hand("a", hand).play("a end").play("b end");
        assert_eq!(table.actions_left(), actions, "version {version}, {hand}");
    }
    // The Silent Step helps at once.
    let mut table = solo(2);
    table.hand("a", "bandana chain cap").dice([1]);
    join(&mut table, "triad", &["bandana", "chain", "cap"]);
    table.lists("a careful showers");
}

/// CRE-1 and CRE-3.
#[test]
fn the_crew_finds_and_earns_more() {
    let mut table = solo(2);
    table.gang("a", "lookouts").any_dice(1).play("a search");
    assert_eq!(table.state.players[seat("a")].hand.count(), 2);
    let mut table = solo(2);
    table.gang("a", "corner-hustle").at("a", "recreation").hand("a", "tape comic").play("a sell");
    table.play("a add tape").play("a add comic").play("a done");
    assert_eq!(table.cigarettes_of("a"), 1 + 2 + 2, "two extra for the whole sale");
}

/// CAR-1 and CAR-2.
#[test]
fn the_cartel_trades_better() {
    let mut table = solo(2);
    table.gang("a", "wholesale").at("a", "recreation").cigarettes("a", 7);
    table.lists("a buy shovel").play("a buy knives");
    assert_eq!(table.cigarettes_of("a"), 3);
    table.refuses("a buy pick", "BLK-109").play("a buy knife");
    assert_eq!(table.cigarettes_of("a"), 2);
    let mut table = solo(2);
    table.gang("a", "runners").at("a", "cafeteria").cigarettes("a", 7).hand("a", "tape");
    table.lists("a sell").lists("a buy pick").lists("a steal").at("a", "showers").refuses("a sell", "BLK-099");
}

/// CAR-3 once a turn, from somebody near who has any; CAR-4 a limit of 13.
#[test]
fn the_cartel_collects_and_hoards() {
    let mut table = solo(3);
    table.gang("a", "protection-money").cigarettes("b", 2).at("c", "showers").cigarettes("c", 2);
    table.refuses("a collect c", "BLK-065").play("a collect b").refuses("a collect b", "BLK-055");
    assert_eq!((table.cigarettes_of("a"), table.cigarettes_of("b"), table.actions_left()), (1, 1, 2));
    let mut table = solo(2);
    table.gang("a", "protection-money").refuses("a collect b", "BLK-027");
    let mut table = solo(2);
    table.gang("a", "deep-pockets").hand("a", "tape tape tape tape tape handle handle handle handle pan pan pan pan");
    table.play("a end");
    assert_eq!(table.active(), "b");
}

/// BIK-1, BIK-2 and BIK-4.
#[test]
fn the_bikers_craft_where_others_cannot() {
    for area in ["cell", "showers", "cafeteria"] {
        solo(2).gang("a", "saddlebag-workshop").at("a", area).hand("a", "handle scissors").lists("a craft p1");
    }
    let mut table = solo(2);
    table.gang("a", "thick-skin").at("a", "cafeteria").hand("a", "handle scissors").beatings("a", 1);
    table.lists("a craft p1").beatings("a", 2).refuses("a craft p1", "BLK-082");
    let mut table = solo(2);
    table.gang("a", "chop-shop").at("a", "cafeteria").hand("a", "handle brush pan tape");
    table.refuses("a craft k2", "BLK-084").play("a craft p1");
    table.offers("a", &["replace scissors brush", "replace scissors pan", "replace scissors tape"]);
    table.refuses("a exact", "BLK-084").refuses("a end", "BLK-083").refuses("a omit tape", "BLK-083");
    table.play("a replace scissors brush");
    assert_eq!((table.held("a").as_str(), table.discarded().as_str()), ("pan tape pick", "handle brush"));
    table.play("a craft k1").offers("a", &["replace brush pan"]);
    let mut table = solo(2);
    table.gang("a", "chop-shop").at("a", "cafeteria").hand("a", "handle scissors tape").play("a craft p1");
    table.offers("a", &["exact", "replace handle tape", "replace scissors tape"]).play("a exact");
    assert_eq!(table.held("a"), "tape pick");
}

/// BIK-3: once in each fight, as attacker, defender or Michel(le)'s target.
#[test]
fn the_chain_swings_once_in_a_fight() {
    let mut table = solo(2);
    table.gang("b", "swinging-chain").hand("a", "knife knife").play("a extort b").play("a name pick");
    table.play("a lay knife").play("b refuse").play("b swing").play("a strike knife");
    table.refuses("b swing", "BLK-055").offers("b", &["pass"]);
    let mut table = with_michel(2);
    table.gang("a", "swinging-chain").michel_deck("mi-1 mi-1 mi-6").dice([0, 0]).play("a careful showers");
    table.play("a fight").play("a swing").refuses("a swing", "BLK-055").offers("a", &["pass"]);
}

/// MAF-1, MAF-2 and MAF-4.
#[test]
fn the_mafia_extorts_more_and_heals_anywhere() {
    let mut table = solo(2);
    table.gang("a", "double-collection").hand("a", "knife knife").hand("b", "spoon pick").any_dice(1);
    table.play("a extort b").play("a name spoon").play("a lay knife").play("b give");
    table.play("a extort b").play("a name pick").play("a lay knife").play("b give");
    assert_eq!(table.held("a"), "spoon pick");
    table.actions(1).hand("a", "knife").refuses("a extort b", "BLK-063");
    let mut table = solo(2);
    table.gang("a", "reputation").play("a extort b").play("a name spoon");
    assert_eq!(table.asked(), "b", "no Weapon is laid, and none need be held");
    let mut table = solo(2);
    table.gang("a", "reputation").gang("b", "back-up").refuses("a extort b", "BLK-064").hand("a", "sock");
    table.play("a extort b").play("a name spoon").play("a lay sock");
    assert_eq!(table.asked(), "b");
    let mut table = solo(2);
    table.gang("a", "bought-doctor").beatings("a", 2).play("a heal").at("a", "solitary").refuses("a heal", "BLK-114");
}

/// MAF-3, TRI-3 and ODE-3, for the winner of a fight.
#[test]
fn winners_with_the_right_card_take_more() {
    let fight = |card: &str| {
        let mut table = solo(2);
        table.gang("a", card).hand("a", "knife").hand("b", "tape tape tape").cigarettes("b", 5).any_dice(1);
        table.play("a extort b").play("a name pick").play("a lay knife").play("b refuse").play("b pass");
        (table.held("a"), table.cigarettes_of("a"), table.cigarettes_of("b"), table.pile_of("knife"))
    };
    assert_eq!(fight("tribute"), ("tape".to_owned(), 2, 3, 10));
    assert_eq!(fight("returning-blades"), ("tape knife".to_owned(), 0, 5, 9));
    assert_eq!(fight("heavy-hands"), ("tape tape".to_owned(), 0, 5, 10));
}

/// TRI-3 and MAF-3 for a defender who wins, and TRI-4 for who loses.
#[test]
fn defenders_have_abilities_too() {
    let mut table = solo(2);
    table.gang("b", "returning-blades").gang("a", "stone-face").hand("a", "sock tape").hand("b", "leg").any_dice(1);
    table.play("a extort b").play("a name pick").play("a lay sock").play("b refuse").play("b strike leg");
    table.play("a pass");
    assert_eq!((table.held("b").as_str(), table.discarded().as_str()), ("tape leg", "sock"));
    assert_eq!(table.beatings_of("a"), 0, "Stone Face");
}

/// ODE-1 and ODE-4; ODE-2 is example 63.
#[test]
fn odessa_digs_better() {
    let mut table = solo(2);
    table.gang("a", "spoon-masters").hand("a", "spoon pick").play("a dig spoon").play("a dig pick");
    assert_eq!(table.points_of("a"), 5);
    let mut table = solo(2);
    table.gang("a", "cold-blood").hand("a", "spoon handle scissors").beatings("a", 2);
    table.lists("a dig spoon").at("a", "cafeteria").lists("a craft p1");
}

/// TRI-4 does not protect from an Ambush, which is no fight.
#[test]
fn a_stone_face_helps_in_fights_only() {
    let mut table = solo(2);
    table.gang("b", "stone-face").hand("a", "ambush").play("a play ambush").play("a target b");
    assert_eq!(table.beatings_of("b"), 1);
}
