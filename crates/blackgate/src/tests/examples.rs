//! The worked examples of section 9, each under its number.

use super::*;

/// EX-01: BLK-029, BLK-028.
#[test]
fn ex_01_search_in_the_cell_block() {
    let mut table = solo(2);
    table.any_dice(1).play("a search");
    assert_eq!((table.state.players[seat("a")].hand.count(), table.actions_left()), (1, 1));
    table.lacks("a", "search");
}

/// EX-02: BLK-029.
#[test]
fn ex_02_search_in_the_cafeteria() {
    let mut table = solo(2);
    table.at("a", "cafeteria").any_dice(1).play("a search");
    assert_eq!(table.state.players[seat("a")].hand.count(), 2);
}

/// EX-03: BLK-042.
#[test]
fn ex_03_a_one_in_the_recreation_room() {
    let mut table = solo(2);
    table.at("a", "recreation").dice([die(1)]).play("a move").offers("a", &["go cell", "go cafeteria"]);
}

/// EX-04: BLK-044.
#[test]
fn ex_04_a_one_in_the_cell_block() {
    let mut table = solo(2);
    table.dice([die(1)]).play("a move").offers("a", &["go cafeteria"]);
}

/// EX-05: BLK-044.
#[test]
fn ex_05_a_four_in_the_cafeteria() {
    let mut table = solo(2);
    table.at("a", "cafeteria").dice([die(4)]).play("a move").offers("a", &["go recreation"]);
}

/// EX-06: BLK-046, BLK-047.
#[test]
fn ex_06_careful_from_the_infirmary() {
    let mut table = solo(2);
    table.at("a", "infirmary");
    let careful: Vec<String> = table.menu("a").into_iter().filter(|action| action.starts_with("careful")).collect();
    assert_eq!(careful, ["careful cell", "careful cafeteria", "careful recreation", "careful showers"]);
    table.play("a careful showers");
    assert_eq!(table.actions_left(), 0);
}

/// EX-07: BLK-047.
#[test]
fn ex_07_careful_needs_two_actions() {
    solo(2).actions(1).lacks("a", "careful").refuses("a careful showers", "BLK-047");
}

/// EX-08: BLK-016.
#[test]
fn ex_08_winning_in_the_middle_of_a_turn() {
    let mut table = bare(3, "solo", "on");
    let thirteen = "spoon tape tape tape tape tape handle handle handle handle pan pan pan";
    table.hand("a", thirteen).points("a", 11).play("a dig spoon");
    assert_eq!((table.points_of("a"), table.outcome().winners.to_string().as_str()), (12, "a"));
    assert_eq!((table.asked().as_str(), table.state.players[seat("a")].hand.count()), ("-", 12));
}

/// EX-09: BLK-015, BLK-016.
#[test]
fn ex_09_more_than_enough_is_enough() {
    let mut table = solo(5);
    table.hand("a", "shovel").points("a", 7).play("a dig shovel");
    assert_eq!((table.points_of("a"), table.outcome().winners.to_string().as_str()), (11, "a"));
}

/// EX-10: BLK-015.
#[test]
fn ex_10_ten_points_win_with_four() {
    for seats in [2, 3, 4] {
        let mut table = solo(seats);
        table.hand("a", "spoon").points("a", 9).play("a dig spoon");
        assert_eq!(table.asked() == "-", seats == 4);
    }
}

/// EX-11: BLK-101.
#[test]
fn ex_11_digging_when_beaten() {
    let mut table = solo(2);
    table.hand("a", "pick").beatings("a", 1).lists("a dig pick").beatings("a", 2).lacks("a", "dig");
}

/// EX-12: BLK-100, BLK-103.
#[test]
fn ex_12_digging_twice() {
    let mut table = solo(2);
    table.hand("a", "spoon pick").play("a dig spoon").play("a dig pick");
    assert_eq!((table.points_of("a"), table.actions_left(), table.held("a").as_str()), (4, 0, ""));
    assert_eq!(words(table.state.players[seat("a")].dug), "spoon pick");
}

/// EX-14: BLK-032.
#[test]
fn ex_14_the_last_card() {
    let mut table = solo(2);
    table.at("a", "showers").deck("tape").dice([0]).play("a search");
    assert_eq!(table.held("a"), "tape");
    next_turn(&mut table).lacks("b", "search").refuses("b search", "BLK-032");
}

/// EX-15: BLK-105, BLK-040.
#[test]
fn ex_15_a_spoon_comes_back() {
    let mut table = solo(2);
    table.pile("spoon", 1).at("a", "cafeteria").at("b", "cafeteria").hand("b", "spoon tape").lacks("a", "steal");
    next_turn(&mut table).play("b craft k2").play("b end").lists("a steal");
}

/// EX-16: BLK-109.
#[test]
fn ex_16_five_cigarettes() {
    let mut table = solo(2);
    table.at("a", "recreation").cigarettes("a", 5).pile("knife", 3).lists("a buy knife").lists("a buy knives");
    table.refuses("a buy pick", "BLK-109").refuses("a buy shovel", "BLK-109");
}

/// EX-17: BLK-111.
#[test]
fn ex_17_one_knife_left() {
    let mut table = solo(2);
    table.at("a", "recreation").cigarettes("a", 5).pile("knife", 1).lists("a buy knife").lacks("a", "buy knives");
}

/// EX-18: BLK-110.
#[test]
fn ex_18_no_shovel_left() {
    let mut table = solo(2);
    table.at("a", "recreation").cigarettes("a", 8).pile("shovel", 0).lacks("a", "buy shovel");
    table.lists("a buy pick").lists("a buy knife").lists("a buy knives");
}

/// EX-19: BLK-106.
#[test]
fn ex_19_a_sale() {
    let mut table = solo(2);
    table.at("a", "recreation").hand("a", "phone comic tape").play("a sell");
    table.play("a add phone").play("a add comic").play("a add tape").play("a done");
    assert_eq!((table.cigarettes_of("a"), table.state.discard.count(), table.actions_left()), (7, 3, 1));
}

/// EX-20: BLK-107.
#[test]
fn ex_20_nothing_to_sell() {
    solo(2).at("a", "recreation").hand("a", "spoon spoon knife").lacks("a", "sell");
}

/// EX-21: BLK-052.
#[test]
fn ex_21_two_bandanas() {
    solo(2).hand("a", "bandana bandana").lacks("a", "join");
}

/// EX-22: BLK-050, BLK-053.
#[test]
fn ex_22_bandana_and_chain() {
    let mut table = solo(2);
    table.hand("a", "bandana chain");
    let joins: Vec<String> = table.menu("a").into_iter().filter(|action| action.starts_with("join")).collect();
    assert_eq!(joins, ["join crew"]);
    table.dice([1]).play("a join crew").play("a pay bandana").play("a pay chain");
    assert_eq!(table.view("b").players[seat("a")].gang, Some("quick-feet".parse().unwrap()));
}

/// EX-24: BLK-057, BLK-058.
#[test]
fn ex_24_rejoining_the_crew() {
    let mut table = solo(2);
    table.gang("a", "lookouts").hand("a", "bandana chain");
    let deck = &mut table.state.gang_decks[Gang::Crew.index()];
    deck.shuffled = engine::Set::EMPTY;
    deck.under = ["corner-hustle", "quick-feet", "back-up"].iter().map(|card| card.parse().unwrap()).collect();
    table.play("a join crew").play("a pay bandana").play("a pay chain");
    assert_eq!(table.state.players[seat("a")].gang, Some("corner-hustle".parse().unwrap()));
    let order: Vec<String> = gang_deck(&table, Gang::Crew).under.iter().map(ToString::to_string).collect();
    assert_eq!(order, ["quick-feet", "back-up", "lookouts"]);
}

/// EX-25: BLK-056.
#[test]
fn ex_25_from_the_bikers_to_the_mafia() {
    let mut table = solo(2);
    table.gang("a", "thick-skin").hand("a", "cap shades").dice([3]).play("a join mafia").play("a pay cap");
    table.play("a pay shades");
    assert_eq!(table.state.players[seat("a")].gang, Some("bought-doctor".parse().unwrap()));
    assert_eq!(gang_deck(&table, Gang::Bikers).count(), 4);
}

/// EX-26: BLK-049.
#[test]
fn ex_26_the_cartel_is_full() {
    let mut table = solo(5);
    table.gang("b", "wholesale").gang("c", "runners").gang("d", "protection-money").gang("e", "deep-pockets");
    table.hand("a", "chain gloves ring").lacks("a", "join cartel").lists("a join triad");
}

/// EX-27: BLK-068, BLK-079, BLK-063.
#[test]
fn ex_27_the_target_gives_in() {
    let mut table = solo(2);
    table.hand("a", "knife sock").hand("b", "pick").play("a extort b").play("a name pick").play("a lay knife");
    table.play("b give");
    assert_eq!((table.held("a").as_str(), table.pile_of("knife"), table.beatings_of("b")), ("sock pick", 10, 0));
    table.lacks("a", "extort");
}

/// EX-28: BLK-069, BLK-075, BLK-R36.
#[test]
fn ex_28_nothing_to_answer_with() {
    let mut table = solo(2);
    table.hand("a", "knife").hand("b", "tape tape phone pan").play("a extort b").play("a name shovel");
    table.play("a lay knife").offers("b", &["refuse"]).play("b refuse").offers("b", &["pass"]);
    table.dice([3]).play("b pass");
    assert_eq!((table.beatings_of("b"), table.held("a").as_str()), (1, "phone"));
}

/// EX-29: BLK-077.
#[test]
fn ex_29_an_empty_hand() {
    let mut table = solo(2);
    table
        .hand("a", "knife")
        .play("a extort b")
        .play("a name shovel")
        .play("a lay knife")
        .play("b refuse")
        .play("b pass");
    assert_eq!((table.beatings_of("b"), table.held("a").as_str()), (1, ""));
}

/// EX-30: BLK-074.
#[test]
fn ex_30_the_named_tool_goes_over() {
    let mut table = solo(2);
    table.hand("a", "knife").hand("b", "tape tape shovel").play("a extort b").play("a name shovel");
    table.play("a lay knife").play("b refuse").dice([]).play("b pass");
    assert_eq!((table.held("a").as_str(), table.beatings_of("b")), ("shovel", 1));
}

/// EX-31: BLK-076, BLK-078.
#[test]
fn ex_31_the_attacker_loses() {
    let mut table = solo(2);
    table.hand("a", "sock tape").hand("b", "knife").play("a extort b").play("a name pick").play("a lay sock");
    table.play("b refuse").play("b strike knife").offers("a", &["pass"]).dice([0]).play("a pass");
    assert_eq!((table.beatings_of("a"), table.held("b").as_str()), (1, "tape"));
    assert_eq!((table.discarded().as_str(), table.pile_of("knife")), ("sock", 10));
}

/// EX-33: BLK-095.
#[test]
fn ex_33_two_beatings_already() {
    let mut table = solo(2);
    table.hand("a", "knife").hand("b", "tape").beatings("b", 2).play("a extort b").play("a name pick");
    table.play("a lay knife").play("b refuse").dice([0]).play("b pass");
    assert_eq!((table.beatings_of("b"), table.held("a").as_str()), (2, "tape"));
}

/// EX-34: BLK-064.
#[test]
fn ex_34_no_weapon() {
    solo(2).lacks("a", "extort").gang("a", "reputation").lists("a extort b");
}

/// EX-35: section 6.6.
#[test]
fn ex_35_back_up() {
    let mut table = solo(2);
    table.gang("b", "back-up").hand("a", "knife").lacks("a", "extort").hand("a", "knife sock").play("a extort b");
    table.play("a name pick").play("a lay knife").play("a lay sock").play("b refuse");
    assert_eq!((table.asked().as_str(), table.held("a").as_str()), ("b", ""));
}

/// EX-36: BLK-082, BLK-081.
#[test]
fn ex_36_where_and_when_to_craft() {
    let mut table = solo(2);
    table.at("a", "cafeteria").hand("a", "handle scissors").lists("a craft p1").beatings("a", 1).lacks("a", "craft");
    table.beatings("a", 0).at("a", "showers").lacks("a", "craft");
}

/// EX-37: BLK-087, BLK-085.
#[test]
fn ex_37_scissors_and_tape() {
    let mut table = solo(2);
    table.at("a", "cafeteria").hand("a", "scissors tape").pile("knife", 0).lacks("a", "craft").pile("knife", 1);
    table.play("a craft k3");
    assert_eq!(table.held("a"), "knife");
}

/// EX-38: BLK-083.
#[test]
fn ex_38_two_recipes() {
    let mut table = solo(2);
    table.at("a", "cafeteria").hand("a", "handle scissors brush tape").play("a craft p1").play("a craft k1");
    assert_eq!((table.held("a").as_str(), table.actions_left()), ("knife pick", 0));
}

/// EX-39: BLK-112.
#[test]
fn ex_39_healing_twice() {
    let mut table = solo(2);
    table.at("a", "infirmary").beatings("a", 2).play("a heal");
    assert_eq!(table.beatings_of("a"), 1);
    table.play("a heal");
    assert_eq!((table.beatings_of("a"), table.actions_left()), (0, 0));
}

/// EX-40: BLK-035, BLK-036.
#[test]
fn ex_40_two_hands_too_many() {
    let mut table = solo(3);
    table.hand("a", "tape tape tape tape tape handle handle handle handle pan pan pan");
    table.hand("c", "knife knife knife knife knife knife spoon spoon spoon spoon pick");
    table.play("a end").play("a drop pan").play("a drop pan").play("c drop spoon");
    let counts = ["a", "b", "c"].map(|letter| table.state.players[seat(letter)].hand.count());
    assert_eq!((counts, table.active().as_str()), ([10, 0, 10], "b"));
}

/// EX-41: BLK-093, BLK-092.
#[test]
fn ex_41_joining_too_late() {
    let mut table = solo(2);
    table.background("a", "smuggler").hand("a", "chain ring").any_dice(4).play("a reveal");
    assert_eq!((table.state.players[seat("a")].hand.count(), table.cigarettes_of("a")), (4, 0));
    table.play("a join cartel").play("a pay chain").play("a pay ring").lacks("a", "reveal");
    assert_eq!(table.cigarettes_of("a"), 0);
}

/// EX-42: BLK-090, BLK-025.
#[test]
fn ex_42_a_reveal_without_actions() {
    let mut table = solo(2);
    table.gang("a", "runners").background("a", "smuggler").actions(0).any_dice(1).play("a reveal");
    assert_eq!((table.state.players[seat("a")].hand.count(), table.cigarettes_of("a")), (2, 3));
    table.offers("a", &["end"]);
}

/// EX-43: BLK-114, BLK-115.
#[test]
fn ex_43_in_solitary() {
    let mut table = solo(3);
    table.hand("a", "knife spoon phone bandana chain cap handle scissors care-package shakedown snitch");
    table.at("a", "solitary").background("a", "road-captain").hand("b", "tape").cigarettes("a", 9).beatings("a", 1);
    let careful = ["cell", "cafeteria", "recreation", "infirmary", "showers"].map(|area| format!("careful {area}"));
    let mut offered: Vec<&str> = careful.iter().map(String::as_str).collect();
    offered.extend(["move", "play care-package", "play snitch", "reveal", "end"]);
    table.offers("a", &offered).dice([die(3)]).play("a move").offers("a", &["go cell", "go infirmary"]);
}

/// EX-44: section 6.3.
#[test]
fn ex_44_riot() {
    let mut table = solo(3);
    table.hand("a", "riot tape tape tape tape tape").hand("b", "phone phone").any_dice(1).play("a play riot");
    let counts = ["a", "b", "c"].map(|letter| table.state.players[seat(letter)].hand.count());
    assert_eq!((counts, table.discarded().as_str()), ([3, 2, 2], "riot"));
}

/// EX-45: BLK-118.
#[test]
fn ex_45_michel_must_go() {
    let mut table = with_michel(2);
    table.play("a end").dice([die(6)]).play("a roll");
    assert_eq!(table.state.michel.as_ref().unwrap().area.word(), "recreation");
}

/// a walks into Michel(le), who draws from this deck by these dice.
fn confronted(deck: &str, hand: &str, dice: &[u32]) -> Table {
    let mut table = with_michel(2);
    table.michel_deck(deck).hand("a", hand).dice(dice.iter().copied()).play("a careful showers");
    table
}

/// EX-47: BLK-123.
#[test]
fn ex_47_no_knife() {
    let table = confronted("mi-6", "spoon", &[0]);
    assert_eq!((is_act(&table), table.held("a").as_str(), table.beatings_of("a")), (true, "spoon", 0));
}

/// EX-48: BLK-124, BLK-R47.
#[test]
fn ex_48_two_tools_to_choose_from() {
    let mut table = confronted("mi-4", "spoon pick", &[0]);
    table.offers("a", &["yield spoon", "yield pick", "fight"]).play("a yield pick");
    assert_eq!((table.held("a").as_str(), table.pile_of("pick"), table.beatings_of("a")), ("spoon", 7, 0));
}

/// EX-49: BLK-126, BLK-131.
#[test]
fn ex_49_beating_michel() {
    let mut table = confronted("mi-3 mi-6", "sock", &[0, 0, 0]);
    table.deck("tape").play("a fight").play("a strike sock").offers("a", &["draw", "decline"]).play("a draw");
    let michel = table.state.michel.as_ref().unwrap();
    assert_eq!((table.held("a").as_str(), table.discarded().as_str(), michel.discard.count()), ("tape", "sock", 2));
}

/// EX-51: BLK-121.
#[test]
fn ex_51_walking_into_michel() {
    let mut table = with_michel(2);
    table.michel_deck("mi-1").hand("a", "spoon").dice([die(2), 0]).play("a move").play("a go showers");
    table.play("a yield spoon");
    assert_eq!((table.actions_left(), is_act(&table)), (1, true));
}

/// EX-52: BLK-R45.
#[test]
fn ex_52_moved_by_cards_of_others() {
    let mut table = with_michel(2);
    table.michel_at("cell").hand("a", "snitch roll-call").at("a", "infirmary").at("b", "infirmary");
    table.play("a play snitch").play("a target b");
    assert!(is_act(&table));
    table.play("a play roll-call");
    assert_eq!((is_act(&table), table.area("b").as_str()), (true, "cell"));
}

/// EX-54: BLK-137, BLK-138.
#[test]
fn ex_54_a_team_wins() {
    let mut table = team(4);
    table.hand("a", "spoon").points("a", 6).points("c", 7).play("a dig spoon");
    assert_eq!(table.outcome().winners.to_string(), "ac");
}

/// EX-55: BLK-147, BLK-146.
#[test]
fn ex_55_blocks() {
    let mut table = team(4);
    table.hand("a", "spoon handle scissors").at("a", "block-b").lacks("a", "dig").lists("a craft p1");
    table.at("a", "block-a").lists("a dig spoon").lacks("a", "craft");
    table.at("a", "showers").lacks("a", "dig").lacks("a", "craft");
}

/// EX-56: BLK-139.
#[test]
fn ex_56_a_two_in_team_mode() {
    let mut table = team(4);
    table.at("a", "infirmary").dice([die(2)]).play("a move").offers("a", &["go block-a", "go block-b", "go showers"]);
    let mut table = team(4);
    table.dice([die(2)]).play("a move").offers("a", &["go block-b", "go showers"]);
}

/// EX-57: BLK-140, BLK-145.
#[test]
fn ex_57_a_helper_saves_the_defender() {
    let mut table = team(4);
    table.hand("a", "sock tape").hand("d", "knife");
    ["a", "b", "c", "d"].iter().for_each(|letter| {
        table.at(letter, "showers");
    });
    table.play("a extort b").play("a name pick").play("a lay sock").play("b refuse").play("b pass");
    table.play("d help knife").play("a pass").dice([0]).play("c decline");
    assert_eq!(["a", "b", "c", "d"].map(|letter| table.beatings_of(letter)), [1, 0, 0, 0]);
    assert_eq!((table.held("b").as_str(), table.held("d").as_str()), ("tape", ""));
}

/// EX-59: BLK-140.
#[test]
fn ex_59_too_far_to_help() {
    let mut table = team(4);
    table.hand("a", "knife").hand("b", "pick").hand("d", "sock leg knuckles").at("b", "block-a");
    table.play("a extort b").play("a name pick").play("a lay knife").play("b refuse").play("b pass");
    assert_eq!((table.held("a").as_str(), is_act(&table)), ("pick", true));
}

/// EX-60: BLK-148, BLK-150.
#[test]
fn ex_60_an_exchange() {
    let mut table = team(4);
    table.hand("a", "tape phone").cigarettes("a", 1).hand("c", "knife knife spoon").play("a exchange c");
    table.play("a hand tape").play("a hand phone").play("a cigarettes 1").play("a done");
    table.play("c hand knife").play("c hand knife").play("c hand spoon").play("c done");
    let (given, returned) = (crate::Parcel { cards: 2, cigarettes: 1 }, crate::Parcel { cards: 3, cigarettes: 0 });
    assert_eq!(table.heard("b"), [Event::Exchanged(seat("a"), seat("c"), given, returned)]);
    assert_eq!(table.actions_left(), 2);
    table.lacks("a", "exchange");
}

/// EX-61: BLK-151.
#[test]
fn ex_61_following_a_biker() {
    let mut table = team(4);
    table.gang("a", "thick-skin").gang("c", "chop-shop").at("c", "infirmary").at("a", "cafeteria").dice([]);
    table.play("a follow c");
    assert_eq!((table.area("a").as_str(), table.actions_left()), ("infirmary", 1));
}

/// EX-62: section 6.6, BLK-R16.
#[test]
fn ex_62_silent_step_and_iron_discipline() {
    let mut table = solo(2);
    table.gang("a", "silent-step").actions(1).play("a careful showers");
    assert_eq!(table.actions_left(), 0);
    let mut table = solo(2);
    table.gang("b", "iron-discipline").play("a end").play("b careful showers");
    assert_eq!(table.actions_left(), 1);
}

/// EX-63: section 6.6.
#[test]
fn ex_63_the_night_shift() {
    let mut table = solo(2);
    table.gang("a", "night-shift").hand("a", "spoon spoon").actions(0).play("a dig spoon").lacks("a", "dig");
    assert_eq!((table.points_of("a"), table.actions_left()), (1, 0));
}

/// EX-65: section 3, BLK-095, BLK-056, BLK-034: after every step of random plays.
#[test]
fn ex_65_nothing_is_lost_in_any_position() {
    use engine::{Dice, Game};
    for seed in 0..20 {
        let (seats, mode) = [(2, "solo"), (4, "team"), (5, "solo"), (6, "team")][seed as usize % 4];
        let mut table = Table::deal_any(seats, [("mode", mode), ("michel", "on")], seed);
        let (mut dice, mut chance) = (Dice::seeded(seed), Dice::seeded(seed + 7));
        while let Some(decider) = Blackgate::deciders(&table.state).first() {
            let census = Blackgate::census(&table.state);
            let of = |kinds: Kinds| {
                let texts: Vec<&str> = kinds.iter().map(Kind::word).collect();
                census.iter().filter(|(name, _)| texts.contains(name)).map(|(_, count)| count).sum::<u32>()
            };
            assert_eq!((of(Kinds::SEARCH), of(Kinds::BOARD)), (77, 33));
            assert_eq!(census[..2], [("gang cards", 24), ("michel cards", 12)]);
            assert!(table.state.players.values().iter().all(|player| player.beatings <= 2));
            let fresh = is_act(&table) && table.state.turn.searches == 0 && table.state.turn.actions >= 2;
            if fresh && table.heard("a").iter().any(|event| matches!(event, Event::Turn(_))) {
                for player in table.state.players.values() {
                    let limit = if player.gang == Some("deep-pockets".parse().unwrap()) { 13 } else { 10 };
                    assert!(player.hand.count() <= limit);
                }
            }
            let mut menu = Vec::new();
            Blackgate::legal(&table.state, decider, &mut menu);
            let action = *chance.pick(&menu);
            let mut log = engine::Log::new();
            Blackgate::apply(&mut table.state, decider, action, &mut dice, &mut log).unwrap();
            table.told = log.into_events();
        }
    }
}
