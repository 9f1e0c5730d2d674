//! Team mode (BLK-136 to BLK-154).

use super::*;

/// BLK-136: teams sit alternately and live in their Blocks.
#[test]
fn blk_136_teams_sit_alternately() {
    let mut table = team(6);
    table.hand("a", "shovel").points("c", 12).play("a dig shovel");
    assert_eq!(table.outcome().winners.to_string(), "ace");
    assert_eq!(table.outcome().teams.values(), [0, 1, 0, 1, 0, 1]);
    assert_eq!((table.area("e").as_str(), table.area("f").as_str()), ("block-a", "block-b"));
}

/// BLK-137, BLK-138: points count together, 14 and 16 win.
#[test]
fn blk_137_138_points_count_together() {
    for (seats, target) in [(4, 14), (6, 16)] {
        let mut table = team(seats);
        table.hand("a", "spoon spoon").points("c", target - 2).points("b", target - 1).play("a dig spoon");
        assert_eq!(table.asked(), "a", "not yet");
        table.play("a dig spoon");
        let expected = if seats == 4 { "ac won, places 1 3 1 3" } else { "ace won, places 1 4 1 4 1 4" };
        assert_eq!(table.outcome().to_string(), format!("{expected}, ending-tunnel"));
    }
}

/// BLK-139, BLK-R52: 1, 2 and 3 lead to either Block or to the third area.
#[test]
fn blk_139_r52_the_die_in_team_mode() {
    for (result, third) in [(1, "cafeteria"), (2, "showers"), (3, "infirmary")] {
        let mut table = team(4);
        table.at("a", "recreation").dice([die(result)]).play("a move");
        table.offers("a", &["go block-a", "go block-b", &format!("go {third}")]);
        let mut table = team(4);
        table.dice([die(result)]).play("a move").offers("a", &["go block-b", &format!("go {third}")]);
    }
    let mut table = team(4);
    table.dice([die(4)]).play("a move").offers("a", &["go cafeteria", "go recreation"]);
}

/// a extorts b for a Pick with a Knife; c, and d in Block B, stand by; it is b's blow.
fn brawl(hands: [&str; 4]) -> Table {
    let mut table = team(4);
    for (letter, hand) in ["a", "b", "c", "d"].into_iter().zip(hands) {
        table.hand(letter, hand).at(letter, "showers");
    }
    table.play("a extort b").play("a name pick").play("a lay knife").play("b refuse");
    table
}

/// BLK-140, BLK-141, BLK-R53: first the principal, then teammates who stand by, clockwise; then the side loses.
#[test]
fn blk_140_141_r53_helpers_are_asked_when_the_principal_passes() {
    let mut table = brawl(["knife", "tape", "leg", "sock"]);
    table.play("b pass").offers("d", &["help sock", "decline"]).refuses("d pass", "BLK-141");
    table.refuses("d help leg", "BLK-070").play("d help sock").play("a pass").play("c help leg").play("b pass");
    table.any_dice(1).offers("d", &["decline"]).play("d decline");
    assert_eq!(table.beatings_of("b"), 1);
    // Only the attacker intimidates and only the target gives.
    let mut table = team(6);
    for letter in ["a", "b", "c", "d", "e", "f"] {
        table.at(letter, "showers");
    }
    table.hand("a", "knife").hand("d", "pick").any_dice(1).play("a extort b").play("a name pick").play("a lay knife");
    table.not_asked("d give").play("b refuse").play("b pass");
    assert_eq!(table.asked(), "d");
    table.play("d decline");
    assert_eq!(table.asked(), "f");
    table.play("f decline");
    assert!(is_act(&table));
}

/// BLK-142, BLK-R58: helpers who laid a Weapon for the losing side are beaten, too; a Stone Face is not.
#[test]
fn blk_142_r58_helpers_share_the_beating() {
    let mut table = brawl(["knife knife", "pick", "", "sock"]);
    table.play("b pass").play("d help sock").play("a strike knife").play("b pass").play("d decline");
    assert_eq!(["a", "b", "c", "d"].map(|letter| table.beatings_of(letter)), [0, 1, 0, 1]);
    let mut table = brawl(["knife knife", "pick", "", "sock"]);
    table.gang("d", "stone-face").play("b pass").play("d help sock").play("a strike knife").play("b pass");
    table.play("d decline");
    assert_eq!(["b", "d"].map(|letter| table.beatings_of(letter)), [1, 0]);
    // An ability of a helper who wins does nothing: it is not the helper's fight.
    let mut table = brawl(["knife tape", "", "", "sock"]);
    table.gang("d", "returning-blades").any_dice(1).play("b pass").play("d help sock").play("a pass").play("c decline");
    assert_eq!((table.held("d").as_str(), table.discarded().as_str()), ("", "sock"));
}

/// BLK-143, BLK-144, BLK-R54: the Tool from the defender, and from each helper a random card if the attacker likes.
#[test]
fn blk_143_144_r54_the_attacker_takes_from_each_loser() {
    let fight = || {
        let mut table = brawl(["knife knife", "pick tape", "", "sock phone"]);
        table.play("b pass").play("d help sock").play("a strike knife").play("b pass").play("d decline");
        table
    };
    let mut table = fight();
    assert_eq!(table.held("a"), "pick");
    table.offers("a", &["loot", "decline"]).refuses("a end", "BLK-143").dice([0]).play("a loot");
    assert_eq!((table.held("a").as_str(), table.held("d").as_str()), ("phone pick", ""));
    let mut table = fight();
    table.play("a decline");
    assert_eq!((table.held("d").as_str(), is_act(&table)), ("phone", true));
}

/// BLK-R67: beaten helpers are robbed clockwise from the attacker.
#[test]
fn blk_r67_helpers_one_after_the_other() {
    let mut table = team(6);
    for (letter, hand) in
        [("a", ""), ("b", "leg phone"), ("c", "knife"), ("d", "pick"), ("e", "knife"), ("f", "sock watch")]
    {
        table.hand(letter, hand).at(letter, "showers");
    }
    table.state.turn.seat = seat("c");
    table.hand("c", "knife knife knife").play("c extort d").play("c name pick").play("c lay knife").play("d refuse");
    table.play("d pass").play("f help sock").play("c strike knife").play("d pass").play("f decline");
    table.play("b help leg").play("c strike knife").play("d pass").play("f decline").play("b decline");
    let order: Vec<Event> =
        table.heard("spectator").into_iter().filter(|event| matches!(event, Event::Beaten(_))).collect();
    assert_eq!(order, [Event::Beaten(seat("d")), Event::Beaten(seat("b")), Event::Beaten(seat("f"))]);
    table.dice([0, 0]).play("c loot");
    assert_eq!(table.held("c"), "watch pick", "f comes before b, clockwise from c");
    table.play("c loot");
    assert_eq!(table.held("c"), "phone watch pick");
}

/// BLK-145, BLK-R55: a winning defender takes one card from the attacker, and nothing from helpers.
#[test]
fn blk_145_r55_a_defender_takes_from_the_attacker_only() {
    let mut table = brawl(["knife tape", "leg leg", "sock phone", ""]);
    table.dice([0]).play("b strike leg").play("a pass").play("c help sock").play("b strike leg").play("a pass");
    table.play("c decline");
    assert_eq!(["a", "b", "c"].map(|letter| table.beatings_of(letter)), [1, 0, 1]);
    assert_eq!(["a", "b", "c"].map(|letter| table.held(letter)), ["", "tape", "phone"]);
    assert!(is_act(&table));
}

/// BLK-146, BLK-147: craft in the other Block, dig in the own.
#[test]
fn blk_146_147_blocks() {
    let mut table = team(4);
    table.hand("a", "spoon handle scissors").lists("a dig spoon").refuses("a craft p1", "BLK-081");
    table.at("a", "block-b").refuses("a dig spoon", "BLK-147").lists("a craft p1");
}

/// BLK-148, BLK-149, BLK-150, BLK-R56, BLK-R63: an exchange with a teammate in the same area.
#[test]
fn blk_148_149_150_r56_r63_exchange() {
    let mut table = team(4);
    table.hand("a", "tape phone").cigarettes("a", 60).hand("c", "knife").at("b", "block-a");
    table.refuses("a exchange b", "BLK-148").refuses("a exchange a", "BLK-148").actions(0).play("a exchange c");
    table.refuses("a hand knife", "BLK-148").refuses("a cigarettes 56", "BLK-R63").refuses("a end", "BLK-148");
    table.play("a cigarettes 55").refuses("a cigarettes 1", "BLK-R63").play("a hand phone").play("a done");
    assert_eq!((table.cigarettes_of("a"), table.cigarettes_of("c"), table.held("c").as_str()), (5, 55, "phone knife"));
    table.not_asked("a done").refuses("c refuse", "BLK-148").play("c hand knife").play("c hand phone").play("c done");
    assert_eq!(
        (table.held("a").as_str(), table.held("c").as_str()),
        ("tape phone knife", ""),
        "received cards may return"
    );
    table.refuses("a exchange c", "BLK-150");
    // After an action they may exchange again, without limit in the number.
    table.actions(1).any_dice(1).play("a search").lists("a exchange c");
    table.state.turn.searches = 0;
    table.play("a exchange c\na done\nc done").refuses("a exchange c", "BLK-150");
    next_turn(&mut table).play("b end").lists("c exchange a");
    // Nothing at all is a fair exchange, but not if there is nothing.
    let mut table = team(4);
    table.refuses("a exchange c", "BLK-027").hand("c", "tape").play("a exchange c").play("a done").play("c done");
    let mut table = team(4);
    table.hand("a", "tape").at("c", "showers").refuses("a exchange c", "BLK-148");
    table.at("a", "solitary").at("c", "solitary").refuses("a exchange c", "BLK-148");
    let mut table = team(4);
    table
        .cigarettes("a", 3)
        .play("a exchange c")
        .refuses("a cigarettes 4", "BLK-149")
        .refuses("a cigarettes 0", "BLK-R63");
}

/// BLK-150: by version 1 of the rules once per teammate and turn, whatever is done in between.
#[test]
fn blk_150_once_a_turn_by_version_1() {
    let mut table = team(4);
    table.state.rules = crate::state::Rules::of(1);
    table.hand("a", "tape").play("a exchange c\na done\nc done").any_dice(1).play("a search");
    table.refuses("a exchange c", "BLK-150");
}

/// BLK-151, BLK-152: to a teammate of the same gang, for one action and without a roll.
#[test]
fn blk_151_152_following_the_gang() {
    let mut table = team(4);
    table.gang("a", "thick-skin").gang("c", "runners").at("c", "infirmary").refuses("a follow c", "BLK-151");
    table.state.players[seat("c")].gang = None;
    table.gang("c", "chop-shop").gang("b", "swinging-chain").refuses("a follow b", "BLK-151");
    table.at("c", "solitary").refuses("a follow c", "BLK-152").at("c", "block-a").refuses("a follow c", "BLK-152");
    table.at("c", "infirmary").dice([]).play("a follow c");
    assert_eq!((table.area("a").as_str(), table.actions_left()), ("infirmary", 1));
    let mut table = solo(4);
    table.gang("a", "thick-skin").gang("c", "chop-shop").at("c", "infirmary").refuses("a follow c", "BLK-151");
}

/// BLK-153, BLK-R59: cards and extortions hit opponents; "all" is everybody.
#[test]
fn blk_153_r59_teammates_are_spared() {
    let mut table = team(4);
    table.hand("a", "knife ambush snitch shakedown").hand("c", "tape").refuses("a extort c", "BLK-153");
    table.refuses("a play shakedown", "BLK-027").play("a play ambush").offers("a", &["target b", "target d"]);
    table.refuses("a target c", "BLK-153");
    let mut table = team(4);
    table.background("a", "racketeer").cigarettes("b", 2).cigarettes("c", 2).play("a reveal");
    assert_eq!(["a", "b", "c"].map(|letter| table.cigarettes_of(letter)), [1, 1, 2]);
    let mut table = team(4);
    table.background("a", "informer").play("a reveal").offers("a", &["target b", "target d"]);
    table.refuses("a target c", "BLK-153");
    let mut table = team(4);
    table.gang("a", "protection-money").cigarettes("c", 2).refuses("a collect c", "BLK-153");
    // From oneself is another matter than from a teammate.
    table.cigarettes("a", 2).refuses("a collect a", "BLK-065");
    // A Riot takes everybody's cards.
    let mut table = team(4);
    table.hand("a", "riot").hand("b", "tape tape").hand("c", "phone phone").any_dice(1).play("a play riot");
    assert_eq!(
        Seats::all(4).iter().map(|seat| table.state.players[seat].hand.count()).collect::<Vec<_>>(),
        [1, 1, 1, 1]
    );
}

/// BLK-154: hand limit and Michel(le) as ever.
#[test]
fn blk_154_everything_else_stays() {
    let mut table = bare(4, "team", "on");
    table.hand("a", "tape tape tape tape tape handle handle handle handle pan pan").play("a end");
    table.offers("a", &["roll", "skip"]).play("a skip").play("a drop pan");
    assert_eq!(table.active(), "b");
}

/// BLK-R57: teammates do not see each other's hands.
#[test]
fn blk_r57_hands_stay_secret_in_a_team() {
    let mut one = team(4);
    one.hand("a", "tape phone");
    let mut other = team(4);
    other.hand("a", "knife spoon").pile("knife", 10).pile("spoon", 10);
    assert_eq!(one.view("c").own, other.view("c").own);
    assert_eq!(one.view("c").players, other.view("c").players);
}

/// BLK-R60: nobody helps against Michel(le).
#[test]
fn blk_r60_no_help_against_michel() {
    let mut table = bare(4, "team", "on");
    table.at("c", "showers").hand("c", "knife").michel_deck("mi-1 mi-6").dice([0]).play("a careful showers");
    table.play("a fight").play("a pass");
    assert_eq!((table.beatings_of("a"), is_act(&table)), (1, true));
}
