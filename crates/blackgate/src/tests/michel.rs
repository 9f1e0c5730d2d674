//! Michel(le) (BLK-117 to BLK-134).

use super::*;

/// a walks into Michel(le) in the Showers; the Michel deck is as given and the dice draw from it.
fn robbed(deck: &str, hand: &str, dice: &[u32]) -> Table {
    let mut table = with_michel(3);
    table.michel_deck(deck).hand("a", hand).dice(dice.iter().copied()).play("a careful showers");
    table
}

fn michel_discard(table: &Table) -> u32 {
    table.state.michel.as_ref().unwrap().discard.count()
}

/// BLK-117, BLK-134: at the end of a turn, if its player likes, once.
#[test]
fn blk_117_134_a_roll_at_the_end_of_a_turn() {
    let mut table = with_michel(2);
    table.hand("a", "knife").play("a end").offers("a", &["roll", "skip"]).refuses("a search", "BLK-117");
    table.dice([die(4)]).play("a roll").play("a go cafeteria");
    assert_eq!((table.active().as_str(), is_act(&table)), ("b", true), "once");
    table.play("b end").play("b skip");
    assert_eq!(table.active(), "a");
    // Nobody can extort or hit Michel(le): only seats are targets.
    table.michel_at("cell").at("b", "showers").lacks("a", "extort");
}

/// BLK-118: who rolled chooses, but Michel(le) never stays.
#[test]
fn blk_118_michel_moves_as_players_do() {
    let mut table = with_michel(2);
    table.at("a", "infirmary").at("b", "infirmary").play("a end").dice([die(4)]).play("a roll");
    table.offers("a", &["go cafeteria", "go recreation"]).refuses("a go showers", "BLK-118");
    table.refuses("a skip", "BLK-118").play("a go recreation");
    assert_eq!(table.state.michel.as_ref().unwrap().area.word(), "recreation");
    table.play("b end").dice([die(6)]).play("b roll");
    assert_eq!(table.state.michel.as_ref().unwrap().area.word(), "showers", "the other area was forced");
}

/// BLK-119, BLK-120: everybody who is there, first who moved Michel(le), then clockwise.
#[test]
fn blk_119_120_everybody_there_is_robbed_in_turn() {
    let mut table = with_michel(4);
    table.at("d", "infirmary").play("a end").play("a skip").michel_deck("mi-1 mi-1 mi-1 mi-6").play("b end");
    table.dice([die(1), 0, 0, 0]).play("b roll").play("b go cell");
    let mut order = vec![table.asked()];
    for _ in 0..2 {
        let seat = table.asked();
        table.play(&format!("{seat} fight")).play(&format!("{seat} pass"));
        order.push(table.asked());
    }
    assert_eq!(order, ["b", "c", "a"]);
    let mut table = with_michel(2);
    table.at("a", "infirmary").at("b", "infirmary").play("a end").dice([die(1)]).play("a roll").play("a go cafeteria");
    assert_eq!(table.active(), "b", "nobody there, nobody robbed");
}

/// BLK-121, BLK-R45: own moves lead into a robbery; being moved by others and Roll Call do not.
#[test]
fn blk_121_r45_walking_into_michel() {
    let robbed_at_once = |table: &Table| matches!(table.state.step, Step::MichelAnswer { .. });
    assert!(robbed_at_once(&robbed("mi-1 mi-6", "", &[0])), "a careful move");
    let mut table = with_michel(2);
    table.michel_deck("mi-1").dice([die(2), 0]).play("a move").play("a go showers");
    assert!(robbed_at_once(&table), "a normal move");
    let mut table = with_michel(2);
    table.michel_deck("mi-1").hand("a", "escort").dice([0]).play("a play escort").play("a go showers");
    assert!(robbed_at_once(&table), "the own Escort");
    let mut table = with_michel(2);
    table.michel_deck("mi-1").background("a", "getaway-driver").dice([die(1), 0]).play("a move").play("a reveal");
    table.play("a go showers");
    assert!(robbed_at_once(&table), "the own Background");
    let mut table = bare(4, "team", "on");
    table.gang("a", "thick-skin").gang("c", "chop-shop").at("c", "showers").michel_deck("mi-1").dice([0]);
    table.play("a follow c");
    assert!(robbed_at_once(&table), "following the gang");
    let mut table = with_michel(2);
    table.michel_at("cell").hand("a", "roll-call").at("a", "showers").play("a play roll-call");
    assert!(is_act(&table), "Roll Call");
}

/// BLK-122: the card is drawn and shown to all.
#[test]
fn blk_122_the_card_is_public() {
    let table = robbed("mi-4 mi-6", "", &[0]);
    assert!(table.heard("spectator").contains(&Event::MichelShown(seat("a"), MichelCard::Mi4)));
}

/// BLK-123, BLK-R46: no Knife, no harm and no reward.
#[test]
fn blk_123_r46_no_knife_no_confrontation() {
    let table = robbed("mi-6", "spoon", &[0]);
    assert!(is_act(&table));
    assert_eq!((table.held("a").as_str(), table.beatings_of("a"), michel_discard(&table)), ("spoon", 0, 1));
}

/// BLK-124, BLK-125: give a Tool that the card shows, or fight.
#[test]
fn blk_124_125_give_in_or_fight() {
    let mut table = robbed("mi-2 mi-6", "pick spoon knife", &[0]);
    table.offers("a", &["yield pick", "fight"]).refuses("a yield spoon", "BLK-124").refuses("a pass", "BLK-125");
    table.play("a yield pick");
    assert_eq!((table.held("a").as_str(), table.pile_of("pick"), table.beatings_of("a")), ("knife spoon", 7, 0));
    let mut table = robbed("mi-2 mi-6", "pick knife", &[0, 0]);
    table.play("a fight").offers("a", &["strike knife", "pass"]).refuses("a end", "BLK-127").play("a strike knife");
    assert!(table.heard("b").contains(&Event::MichelShown(seat("a"), MichelCard::Mi6)));
    // Who lacks the Tool can only fight, and is asked all the same.
    robbed("mi-3 mi-6", "pick", &[0]).offers("a", &["fight"]);
}

/// BLK-126, BLK-127: a card without a Knife wins; one with a Knife asks for the next Weapon.
#[test]
fn blk_126_127_weapon_by_weapon() {
    let mut table = robbed("mi-1 mi-2 mi-6", "sock leg", &[0, 0, 0]);
    table
        .play("a fight")
        .play("a strike sock")
        .offers("a", &["strike leg", "pass"])
        .refuses("a strike knife", "BLK-070");
    table.play("a strike leg").offers("a", &["draw", "decline"]);
}

/// BLK-128, BLK-129, BLK-130: a Beating, and a Tool of the first card, or else a random card.
#[test]
fn blk_128_129_130_losing_to_michel() {
    let mut table = robbed("mi-1 mi-2 mi-6", "sock spoon pick", &[0, 0]);
    table.play("a fight").play("a strike sock").play("a pass");
    assert_eq!((table.beatings_of("a"), table.held("a").as_str()), (1, "pick"), "the first card shows a Spoon");
    assert_eq!(table.pile_of("spoon"), 10);
    let mut table = robbed("mi-1 mi-6", "tape phone", &[0, 1]);
    table.play("a fight").play("a pass");
    assert_eq!((table.held("a").as_str(), table.discarded().as_str()), ("tape", "phone"));
    let mut table = robbed("mi-1 mi-6", "", &[0]);
    table.play("a fight").play("a pass");
    assert_eq!((table.beatings_of("a"), is_act(&table)), (1, true), "nothing from an empty hand");
}

/// BLK-131, BLK-R65: the winner may draw a card, if there is one.
#[test]
fn blk_131_r65_the_reward() {
    let mut table = robbed("mi-1 mi-6", "knife", &[0, 0, 0]);
    table.deck("tape").play("a fight").play("a strike knife").refuses("a end", "BLK-131").play("a draw");
    assert_eq!(table.held("a"), "tape");
    let mut table = robbed("mi-1 mi-6", "knife", &[0, 0]);
    table.play("a fight").play("a strike knife").play("a decline");
    assert_eq!((table.held("a").as_str(), is_act(&table)), ("", true));
    let mut table = robbed("mi-1 mi-6", "knife", &[0, 0]);
    table.deck("").play("a fight").play("a strike knife");
    assert!(is_act(&table), "nothing to draw, so nothing is asked");
}

/// BLK-132, BLK-R48: Weapons and cards are discarded.
#[test]
fn blk_132_r48_weapons_and_cards_are_discarded() {
    let mut table = robbed("mi-1 mi-1 mi-6", "sock knife", &[0, 0, 0]);
    table.play("a fight").play("a strike sock").play("a strike knife");
    assert_eq!(michel_discard(&table), 0, "not before the end");
    table.play("a decline");
    assert_eq!((table.discarded().as_str(), table.pile_of("knife"), michel_discard(&table)), ("sock", 10, 3));
}

/// BLK-133, BLK-R49: the discards become a new deck, without the cards of the running robbery.
#[test]
fn blk_133_r49_the_michel_deck_is_reshuffled() {
    let mut table = with_michel(2);
    table.michel_deck("mi-1").hand("a", "knife");
    table.state.michel.as_mut().unwrap().discard.put(MichelCard::Mi6);
    table.dice([0, 0]).play("a careful showers").play("a fight").play("a strike knife");
    assert!(table.heard("b").contains(&Event::MichelReshuffled));
    table.offers("a", &["draw", "decline"]);
    let michel = table.state.michel.as_ref().unwrap();
    assert_eq!((michel.deck.count(), michel.discard.count()), (0, 0), "both cards are in play");
}

/// BLK-R47: of two Tools shown, one, by choice; asked even with only one of them.
#[test]
fn blk_r47_one_of_the_tools_shown() {
    let mut table = robbed("mi-4 mi-6", "spoon pick", &[0]);
    table.play("a fight").play("a pass").offers("a", &["drop spoon", "drop pick"]).refuses("a end", "BLK-129");
    table.refuses("a drop shovel", "BLK-129").play("a drop spoon");
    assert_eq!(table.held("a"), "pick");
    robbed("mi-4 mi-6", "pick tape", &[0]).play("a fight").play("a pass").offers("a", &["drop pick"]);
    let mut table = robbed("mi-4 mi-6", "shovel", &[0, 0]);
    table.play("a fight").play("a pass");
    assert_eq!(table.held("a"), "", "neither is held, so a random card goes");
}

/// BLK-R50: abilities of a fight work, those against a player do not.
#[test]
fn blk_r50_abilities_against_michel() {
    let mut table = robbed("mi-1 mi-6", "knife", &[0, 0]);
    table.gang("a", "returning-blades").play("a fight").play("a strike knife").play("a decline");
    assert_eq!(table.held("a"), "knife", "Returning Blades");
    let mut table = robbed("mi-1 mi-6", "spoon", &[0]);
    table.gang("a", "stone-face").play("a fight").play("a pass");
    assert_eq!((table.beatings_of("a"), table.held("a").as_str()), (0, ""), "Stone Face");
    let mut table = robbed("mi-1 mi-6", "knife", &[0, 0]);
    table.gang("a", "heavy-hands").hand("b", "tape").cigarettes("b", 3).play("a fight").play("a strike knife");
    table.play("a decline");
    assert_eq!((table.held("a").as_str(), table.cigarettes_of("a")), ("", 0), "Heavy Hands take from players only");
}

/// BLK-116: Michel(le) never comes to Solitary.
#[test]
fn blk_116_michel_keeps_out_of_solitary() {
    for result in 1..=6 {
        let mut table = with_michel(2);
        table.at("a", "solitary").at("b", "solitary").play("a end").dice([die(result)]).play("a roll");
        table.lacks("a", "go solitary");
    }
}
