//! Crafting and the area actions (BLK-081 to BLK-087, BLK-100 to BLK-111).

use super::*;

#[test]
fn blk_081_where_crafting_is_forbidden() {
    let mut table = solo(2);
    table.hand("a", "handle scissors");
    table.refuses("a craft p1", "BLK-081").at("a", "showers").refuses("a craft p1", "BLK-081");
    table.at("a", "solitary").refuses("a craft p1", "BLK-114");
    for area in ["cafeteria", "recreation", "infirmary"] {
        table.at("a", area).lists("a craft p1");
    }
}

/// BLK-083, BLK-R38: one recipe for each action, and two actions if one likes.
#[test]
fn blk_083_r38_one_recipe_an_action() {
    let mut table = solo(2);
    table.at("a", "cafeteria").hand("a", "handle handle scissors scissors").play("a craft p1");
    assert_eq!((table.held("a").as_str(), table.actions_left()), ("handle scissors pick", 1));
    table.play("a craft p1");
    assert_eq!(table.held("a"), "pick pick");
}

/// BLK-084, BLK-086: every recipe takes its cards and gives its own.
#[test]
fn blk_084_086_the_recipes() {
    let recipes = [
        ("k1", "tape brush", "knife", "tape brush"),
        ("k2", "tape spoon", "knife", "tape"),
        ("k3", "scissors tape", "knife knife", "scissors tape"),
        ("p1", "handle scissors", "pick", "handle scissors"),
        ("s1", "handle pan tape", "shovel", "handle pan tape"),
    ];
    for (recipe, hand, made, discarded) in recipes {
        let mut table = solo(2);
        table.at("a", "infirmary").hand("a", hand).play(&format!("a craft {recipe}"));
        assert_eq!((table.held("a").as_str(), table.discarded().as_str()), (made, discarded));
        table.refuses(&format!("a craft {recipe}"), "BLK-084");
        let taken = Event::TookFromBoard(seat("a"), made.split(' ').next().unwrap().parse().unwrap(), 1);
        let told = table.heard("spectator");
        assert!(told.contains(&taken) || recipe == "k3", "{told:?}");
        // One card short is too few.
        let short = hand.rsplit_once(' ').unwrap().0;
        solo(2).at("a", "infirmary").hand("a", short).refuses(&format!("a craft {recipe}"), "BLK-084");
    }
}

#[test]
fn blk_085_empty_piles_make_nothing() {
    let mut table = solo(2);
    table.at("a", "cafeteria").hand("a", "handle scissors tape pan brush");
    for (pile, recipe) in [("pick", "p1"), ("shovel", "s1"), ("knife", "k1")] {
        table.pile(pile, 0).refuses(&format!("a craft {recipe}"), "BLK-085");
        table.pile(pile, 1).lists(&format!("a craft {recipe}"));
    }
}

/// BLK-087, BLK-R39: of two Knives one is better than none.
#[test]
fn blk_087_r39_the_last_knife() {
    let mut table = solo(2);
    table.at("a", "cafeteria").hand("a", "scissors tape").pile("knife", 1).play("a craft k3");
    assert_eq!((table.held("a").as_str(), table.pile_of("knife")), ("knife", 0));
}

/// BLK-100, BLK-102, BLK-103, BLK-R08, BLK-R42: one Tool a Dig, for its points, for good, in the one Cell Block.
#[test]
fn blk_100_102_103_r08_r42_digging() {
    for (tool, points) in [("spoon", 1), ("pick", 3), ("shovel", 4)] {
        let mut table = solo(2);
        table.hand("a", &format!("{tool} {tool}")).play(&format!("a dig {tool}"));
        assert_eq!((table.points_of("a"), table.held("a").as_str(), table.actions_left()), (points, tool, 1));
        assert_eq!(words(table.view("b").players[seat("a")].dug), tool, "face up beside the board");
        let left = table.pile_of(tool);
        // Neither a Riot nor a robbery reaches what was dug.
        table.hand("a", "riot").any_dice(1).hand("b", "tape").play("a play riot");
        assert_eq!((words(table.state.players[seat("a")].dug).as_str(), table.pile_of(tool)), (tool, left + 1));
    }
    let mut table = solo(2);
    table.hand("a", "knife").refuses("a dig spoon", "BLK-100");
    table.play("a end").hand("b", "spoon").lists("b dig spoon");
}

/// BLK-104, BLK-105, BLK-R05: one Spoon from the board, while there are any.
#[test]
fn blk_104_105_r05_stealing_spoons() {
    let mut table = solo(2);
    table.at("a", "cafeteria").pile("spoon", 1).play("a steal");
    assert_eq!((table.held("a").as_str(), table.pile_of("spoon")), ("spoon", 0));
    assert!(table.heard("b").contains(&Event::TookFromBoard(seat("a"), Kind::Spoon, 1)), "for all to see");
    table.refuses("a steal", "BLK-105");
}

/// BLK-106, BLK-107, BLK-R20, BLK-R21, BLK-R40: any number of cards with symbols, at least one.
#[test]
fn blk_106_107_r20_r21_r40_selling() {
    let mut table = solo(2);
    table.at("a", "recreation").hand("a", "phone phone tape knuckles spoon knife").cigarettes("a", 54);
    table.play("a sell").refuses("a done", "BLK-107").refuses("a add spoon", "BLK-107");
    table.refuses("a add knife", "BLK-107").refuses("a add watch", "BLK-106").refuses("a end", "BLK-106");
    table.play("a add phone").play("a add phone").play("a add knuckles").play("a done");
    assert_eq!(table.cigarettes_of("a"), 54 + 4 + 4 + 2, "more than the box holds is fine");
    assert_eq!(table.view("b").players[seat("a")].cigarettes, 64, "and public");
    assert_eq!((table.held("a").as_str(), table.actions_left()), ("tape knife spoon", 1));
    table.hand("a", "spoon pick shovel knife").refuses("a sell", "BLK-107");
}

/// BLK-108, BLK-109, BLK-R41: one transaction an action, at 2, 5, 6 and 8.
#[test]
fn blk_108_109_r41_buying() {
    for (offer, price, bought) in
        [("knife", 2, "knife"), ("knives", 5, "knife knife"), ("pick", 6, "pick"), ("shovel", 8, "shovel")]
    {
        let mut table = solo(2);
        table.at("a", "recreation").cigarettes("a", price - 1).refuses(&format!("a buy {offer}"), "BLK-109");
        table.cigarettes("a", price).play(&format!("a buy {offer}"));
        assert_eq!((table.held("a").as_str(), table.cigarettes_of("a"), table.actions_left()), (bought, 0, 1));
    }
    let mut table = solo(2);
    table.at("a", "recreation").cigarettes("a", 4).play("a buy knife").play("a buy knife");
    assert_eq!((table.cigarettes_of("a"), table.actions_left()), (0, 0), "two single Knives cost 4 and two actions");
}

/// BLK-110, BLK-111: nothing that is out of stock, and two Knives only from two.
#[test]
fn blk_110_111_out_of_stock() {
    let mut table = solo(2);
    table.at("a", "recreation").cigarettes("a", 20).pile("knife", 1).pile("pick", 0);
    table.refuses("a buy knives", "BLK-111").refuses("a buy pick", "BLK-110").lists("a buy knife");
    table.pile("knife", 0).refuses("a buy knife", "BLK-110").refuses("a buy knives", "BLK-110");
    table.pile("pick", 1).lists("a buy pick");
}
