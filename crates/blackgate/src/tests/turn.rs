//! Turn, search, hand limit, moves, Solitary and the end of a turn.

use super::*;

#[test]
fn blk_019_turns_pass_clockwise() {
    let mut table = solo(3);
    let order: Vec<String> = (0..4).map(|_| next_turn(&mut table).active()).collect();
    assert_eq!(order, ["b", "c", "a", "b"]);
    table.not_asked("a end");
}

#[test]
fn blk_020_at_most_two_actions() {
    let mut table = solo(2);
    table.hand("a", "spoon spoon spoon");
    assert_eq!(table.actions_left(), 2);
    table.play("a dig spoon").play("a dig spoon").refuses("a dig spoon", "BLK-020").refuses("a move", "BLK-020");
    table.offers("a", &["end"]);
    // Fewer are fine, too.
    let mut table = solo(2);
    next_turn(&mut table);
    assert_eq!((table.active(), table.actions_left()), ("b".to_owned(), 2));
}

/// BLK-021, BLK-099: basic actions in any area, area actions only in theirs.
#[test]
fn blk_021_099_area_actions_have_their_area() {
    for area in ["cell", "cafeteria", "recreation", "infirmary", "showers"] {
        let mut table = solo(2);
        table.hand("a", "spoon phone knife bandana chain riot").at("a", area).at("b", area);
        table.cigarettes("a", 8).beatings("a", 1);
        for basic in ["search", "move", "join crew", "play riot", "extort b"] {
            table.lists(&format!("a {basic}"));
        }
        let actions = [("dig spoon", "cell"), ("steal", "cafeteria"), ("sell", "recreation"), ("heal", "infirmary")];
        for (action, place) in actions.into_iter().chain([("buy pick", "recreation")]) {
            let line = format!("a {action}");
            if area == place {
                table.lists(&line)
            } else {
                table.refuses(&line, "BLK-099")
            };
        }
        // Answers to questions that were not asked are no actions.
        table.refuses("a fight", "BLK-021").refuses("a give", "BLK-021");
    }
}

#[test]
fn blk_022_an_action_costs_one_and_a_careful_move_both() {
    let mut table = solo(2);
    table.any_dice(1).play("a search");
    assert_eq!(table.actions_left(), 1);
    let mut table = solo(2);
    table.play("a careful showers");
    assert_eq!(table.actions_left(), 0);
}

#[test]
fn blk_023_the_same_action_twice_unless_limited() {
    let mut table = solo(2);
    table.at("a", "cafeteria").play("a steal").play("a steal");
    assert_eq!(table.held("a"), "spoon spoon");
    let mut table = solo(2);
    table.any_dice(1).play("a search").refuses("a search", "BLK-028");
}

/// BLK-024: revealing and gang abilities cost nothing.
#[test]
fn blk_024_reveals_and_abilities_are_free() {
    let mut table = solo(2);
    table.gang("a", "protection-money").background("a", "gunrunner").cigarettes("b", 3);
    table.play("a reveal").play("a collect b");
    assert_eq!((table.actions_left(), table.held("a").as_str(), table.cigarettes_of("a")), (2, "knife knife", 1));
}

/// BLK-025, BLK-R14: a turn without actions goes on until its player ends it; what is unused is lost.
#[test]
fn blk_025_r14_a_turn_ends_when_its_player_says_so() {
    let mut table = solo(2);
    table.play("a careful showers");
    assert_eq!((table.actions_left(), table.asked().as_str()), (0, "a"));
    table.offers("a", &["end"]).play("a end");
    next_turn(&mut table);
    assert_eq!((table.active().as_str(), table.actions_left()), ("a", 2), "unused actions are not saved");
}

/// BLK-026: a card's text goes before a clause.
#[test]
fn blk_026_cards_go_before_clauses() {
    let mut table = solo(2);
    table.hand("a", "spoon").beatings("a", 2).refuses("a dig spoon", "BLK-101");
    table.gang("a", "cold-blood").lists("a dig spoon");
}

/// BLK-027, BLK-R15: what cannot be paid or would change nothing is not offered.
#[test]
fn blk_027_r15_nothing_empty_is_offered() {
    let mut table = solo(2);
    table.hand("a", "painkillers roll-call kitchen-duty riot").pile("spoon", 0);
    table.refuses("a play painkillers", "BLK-027").refuses("a play roll-call", "BLK-027");
    table.refuses("a play kitchen-duty", "BLK-027").lists("a play riot");
    table.hand("a", "riot").refuses("a play riot", "BLK-027");
    table.at("a", "infirmary").refuses("a heal", "BLK-112").refuses("a craft p1", "BLK-084");
}

/// BLK-R16: extra actions add to those that are left, and limits stay.
#[test]
fn blk_r16_extra_actions_add_up() {
    let mut table = solo(2);
    table.any_dice(2).background("a", "road-captain").play("a search").play("a reveal");
    assert_eq!(table.actions_left(), 2);
    table.refuses("a search", "BLK-028").play("a careful cafeteria");
    assert_eq!(table.actions_left(), 0);
}

/// BLK-028, BLK-029, BLK-030, BLK-R10: search once, by the value of the area.
#[test]
fn blk_028_029_030_r10_search_values() {
    let values = [("cell", 1), ("cafeteria", 2), ("recreation", 2), ("infirmary", 2), ("showers", 3)];
    for (area, value) in values {
        let mut table = solo(2);
        table.at("a", area).any_dice(1).play("a search").refuses("a search", "BLK-028");
        assert_eq!(table.state.players[seat("a")].hand.count(), value, "{area}");
    }
    for block in ["block-a", "block-b"] {
        let mut table = team(4);
        table.at("a", block).any_dice(1).play("a search");
        assert_eq!(table.state.players[seat("a")].hand.count(), 1);
    }
    solo(2).at("a", "solitary").refuses("a search", "BLK-114");
}

#[test]
fn blk_031_an_empty_deck_is_made_from_the_discards() {
    let mut table = solo(2);
    table.at("a", "showers").deck("tape");
    table.state.discard = cards("phone phone");
    table.dice([0, 0, 0]).play("a search");
    assert_eq!(table.held("a"), "tape phone phone");
    assert!(table.heard("b").contains(&Event::Reshuffled));
    assert!(table.state.deck.is_empty() && table.state.discard.is_empty());
}

#[test]
fn blk_032_one_draws_what_there_is() {
    let mut table = solo(2);
    table.at("a", "showers").deck("tape tape").dice([0, 0]).play("a search");
    assert_eq!(table.held("a"), "tape tape");
    let mut table = solo(2);
    table.deck("").refuses("a search", "BLK-032");
}

#[test]
fn blk_033_other_draws_are_no_search() {
    let mut table = solo(2);
    table.hand("a", "care-package").any_dice(3).play("a play care-package").lists("a search");
}

const TEN: &str = "tape tape tape tape handle handle handle handle pan pan";

/// BLK-034, BLK-035, BLK-037, BLK-038: over ten during a turn is fine; at its end the surplus goes, of one's choice.
#[test]
fn blk_034_035_037_038_hand_limit_at_the_end_of_a_turn() {
    let mut table = solo(2);
    table.hand("a", TEN).at("a", "cafeteria").cigarettes("a", 30).gang("a", "lookouts");
    table.play("a steal").play("a steal");
    assert_eq!(table.state.players[seat("a")].hand.count(), 12);
    table.play("a end").refuses("a end", "BLK-035").refuses("a drop knife", "BLK-035");
    table.play("a drop tape").play("a drop spoon");
    assert_eq!(table.active(), "b");
    assert_eq!(table.state.players[seat("a")].hand.count(), 10);
    // Ten are within the limit, whatever else lies before the player.
    let mut table = solo(2);
    table.hand("a", TEN).cigarettes("a", 9).play("a end");
    assert_eq!(table.active(), "b");
}

/// BLK-036, BLK-R18: then the others, clockwise.
#[test]
fn blk_036_r18_then_everybody_else_over_the_limit() {
    let mut table = solo(3);
    table
        .hand("c", &format!("{TEN} spoon"))
        .hand("b", "knife knife knife knife knife knife knife knife knife spoon spoon");
    table.play("a end");
    assert_eq!(table.asked(), "b");
    table.play("b drop spoon");
    assert_eq!(table.asked(), "c");
    table.play("c drop spoon");
    assert_eq!((table.active().as_str(), is_act(&table)), ("b", true));
}

/// BLK-039, BLK-040, BLK-R19: Search cards to the discard pile, Knives and Tools to theirs.
#[test]
fn blk_039_040_r19_where_discards_go() {
    let mut table = solo(2);
    table.hand("a", &format!("{TEN} knife spoon pick shovel"));
    let piles = ["knife", "spoon", "pick", "shovel"];
    let before = piles.map(|card| table.pile_of(card));
    table.play("a end").play("a drop knife").play("a drop spoon").play("a drop pick").play("a drop shovel");
    assert_eq!(piles.map(|card| table.pile_of(card)), before.map(|count| count + 1));
    let mut table = solo(2);
    table.hand("a", &format!("{TEN} phone")).play("a end").play("a drop phone");
    assert_eq!(table.discarded(), "phone");
    assert_eq!(words(table.view("b").discard), "phone", "face up");
}

/// BLK-041, BLK-042, BLK-043, BLK-045, BLK-R09, BLK-R24: the table of the die, and no way to stay.
#[test]
fn blk_041_042_043_045_r09_r24_the_die_names_two_areas() {
    let table_of_results = [
        (1, ["cell", "cafeteria"]),
        (2, ["cell", "showers"]),
        (3, ["cell", "infirmary"]),
        (4, ["cafeteria", "recreation"]),
        (5, ["recreation", "infirmary"]),
        (6, ["recreation", "showers"]),
    ];
    for (result, areas) in table_of_results {
        let mut table = solo(2);
        table.at("a", "solitary").dice([die(result)]).play("a move");
        assert_eq!(table.actions_left(), 1, "the action is spent");
        table.offers("a", &[&format!("go {}", areas[0]), &format!("go {}", areas[1])]);
        table.refuses("a end", "BLK-045").refuses("a search", "BLK-045");
        table.play(&format!("a go {}", areas[1]));
        assert_eq!((table.area("a").as_str(), table.actions_left()), (areas[1], 1));
    }
    let mut table = solo(2);
    table.at("a", "showers").dice([die(1)]).play("a move").refuses("a go recreation", "BLK-042");
}

#[test]
fn blk_044_nobody_stays_where_they_are() {
    let mut table = solo(2);
    table.dice([die(2)]).play("a move").refuses("a go cell", "BLK-044").offers("a", &["go showers"]);
}

/// BLK-046, BLK-047, BLK-R23: both actions, anywhere but here and Solitary.
#[test]
fn blk_046_047_r23_careful_moves() {
    let mut table = solo(2);
    table.at("a", "showers").refuses("a careful showers", "BLK-047").refuses("a careful solitary", "BLK-113");
    table.any_dice(1).play("a search").refuses("a careful cell", "BLK-047");
    let mut table = solo(2);
    table.play("a careful infirmary");
    assert_eq!((table.area("a").as_str(), table.actions_left()), ("infirmary", 0));
}

#[test]
fn blk_048_any_number_of_figures_in_an_area() {
    let mut table = solo(6);
    for letter in ["b", "c", "d", "e", "f"] {
        table.at(letter, "showers");
    }
    table.play("a careful showers");
    assert!(["a", "b", "c", "d", "e", "f"].iter().all(|letter| table.area(letter) == "showers"));
}

/// BLK-112, BLK-R37: Heal takes off one Beating at a time.
#[test]
fn blk_112_heal_takes_one_off() {
    let mut table = solo(2);
    table.at("a", "infirmary").beatings("a", 2).play("a heal");
    assert_eq!((table.beatings_of("a"), table.actions_left()), (1, 1));
    table.play("a heal").actions(1).refuses("a heal", "BLK-112");
}

/// BLK-113, BLK-114, BLK-115, BLK-116, BLK-R25: Solitary.
#[test]
fn blk_113_114_115_116_r25_solitary() {
    let mut table = solo(3);
    table.hand("a", "knife spoon phone bandana chain escort shakedown").hand("b", "tape").hand("c", "tape");
    table.at("a", "solitary").at("b", "solitary").cigarettes("a", 9).cigarettes("b", 9).beatings("a", 1);
    for action in ["search", "join crew", "extort b", "craft k1", "dig spoon", "steal", "sell", "buy knife", "heal"] {
        table.refuses(&format!("a {action}"), "BLK-114");
    }
    // BLK-116: b is in Solitary, too, and yet not in the same area.
    table.refuses("a play shakedown", "BLK-027").lists("a play escort").lists("a move").lists("a careful cell");
    table.gang("a", "protection-money").refuses("a collect b", "BLK-065");
    table.play("a careful cell");
    assert_eq!(table.area("a"), "cell");
    // No player outside can reach b, and no roll leads there.
    let mut table = solo(2);
    table.hand("a", "knife").at("b", "solitary").refuses("a extort b", "BLK-065");
    table.dice([die(1)]).play("a move").refuses("a go solitary", "BLK-113");
}

/// BLK-155, BLK-R17: first Michel(le), then hand limits, then the next player.
#[test]
fn blk_155_r17_order_at_the_end_of_a_turn() {
    let mut table = with_michel(2);
    table.hand("a", &format!("{TEN} pick")).michel_deck("mi-2 mi-6").at("b", "infirmary");
    table.play("a end").offers("a", &["roll", "skip"]);
    table.dice([die(1), 0]).play("a roll").play("a go cell").play("a yield pick");
    assert_eq!(table.active(), "b", "the robbery brought the hand within the limit");
    let mut table = with_michel(2);
    table.hand("a", &format!("{TEN} pick")).play("a end").play("a skip");
    table.play("a drop pick");
    assert_eq!(table.active(), "b");
}

/// BLK-R62: after the last round the leader wins.
#[test]
fn blk_r62_the_wing_is_locked_down_in_the_end() {
    let mut table = solo(3);
    assert_eq!(table.state.turn.turns_left, 299, "a hundred rounds of three turns");
    table.state.turn.turns_left = 1;
    next_turn(&mut table);
    assert_eq!((table.active().as_str(), table.state.turn.turns_left), ("b", 0));
    let ends = |prepare: &dyn Fn(&mut Table)| {
        let mut table = solo(3);
        table.state.turn.turns_left = 0;
        prepare(&mut table);
        next_turn(&mut table);
        table.outcome().to_string()
    };
    let won = |seat: &str, places: &str| format!("{seat} won, places {places}, ending-lockdown");
    let points = ends(&|table| {
        table.points("c", 3).points("b", 2).cigarettes("b", 9);
    });
    assert_eq!(points, won("c", "2 2 1"));
    let cigarettes = ends(&|table| {
        table.points("c", 3).points("b", 3).cigarettes("b", 2).beatings("b", 2).cigarettes("c", 1);
    });
    assert_eq!(cigarettes, won("b", "2 1 2"));
    let beatings = ends(&|table| {
        table.beatings("a", 1).beatings("c", 1);
    });
    assert_eq!(beatings, won("b", "2 1 2"));
    // It is a's turn, so b began the round and a comes last in it.
    assert_eq!(ends(&|_| {}), won("a", "1 2 2"));
    let mut table = team(4);
    table.state.turn.turns_left = 0;
    table.points("a", 3).points("b", 2).points("d", 2).play("a end");
    assert_eq!(table.outcome().to_string(), "bd won, places 3 1 3 1, ending-lockdown");
}
