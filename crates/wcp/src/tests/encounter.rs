//! Other pawns in the hall (clauses 053 to 058 and 069 to 077, rulings R25, R30 to R35, R55, R60, R65, R67, R68, vectors 27 to 33, 54).

use super::*;

/// The first pawn is about to enter a hall with the second.
fn meeting(players: u8) -> Position {
    Position::new(players).hall((3, 0), 11).hall((2, 0), 25).at(P1, (3, 0)).at(P2, (2, 0)).boosters(P1, 0)
}

#[test]
fn wcp_053_ignore_trade_or_attack() {
    let mut game = meeting(2).owns(P1, "t1a").owns(P2, "t2a").hand(0, "t1a").turn(P1);
    game.refuses("a attack p2", "WCP-058").play("a move w").offers("a", &["ignore", "trade p2", "attack p2"]);
    game.refuses("a lay t1a", "WCP-053").refuses("a trade p1", "WCP-053").refuses("a attack p3", "WCP-069");
}

#[test]
fn wcp_054_ignoring_goes_on() {
    let mut game = meeting(2).hand(0, "t1a").turn(P1);
    game.play("a move w").play("a ignore").offers("a", &["lay t1a"]);
    assert_eq!((vehicle(&game, P1).armour, vehicle(&game, P2).armour), (10, 8));
}

/// WCP-055, WCP-R31: the entering player proposes, the partner answers.
#[test]
fn wcp_055_r31_a_trade_needs_consent() {
    let mut game = meeting(2).owns(P1, "t1a t1a ua1").owns(P2, "t5a ub2").armour(P1, 5).hand(0, "t2a").turn(P1);
    game.play("a move w").play("a trade p2").refuses("a propose", "WCP-R31").refuses("a offer t5a", "WCP-055");
    game.play("a offer t1a").play("a offer t1a").refuses("a offer t1a", "WCP-055").refuses("a propose", "WCP-R31");
    game.play("a offer ua1").play("a ask t5a").play("a ask ub2").play("a propose");
    game.not_asked("a cancel").refuses("b propose", "WCP-R68").offers("b", &["accept", "decline", "counter"]);
    game.play("b accept");
    assert_eq!(vehicle(&game, P1).goods, bag("t5a ub2"));
    assert_eq!(vehicle(&game, P2).goods, bag("t1a t1a ua1"));
    assert_eq!((values(&game, P1), values(&game, P2)), ((2, 4, 2), (2, 9, 0)), "the markers go along");
    game.offers("a", &["lay t2a"]);
}

/// WCP-R68: during a trade or a gift only what belongs to it, and the refusal says so.
#[test]
fn wcp_r68_one_thing_at_a_time() {
    let mut game = meeting(2).owns(P1, "t1a").owns(P2, "t2a").hand(0, "t1a").turn(P1);
    game.play("a move w\na trade p2");
    for action in ["a move w", "a boost w w", "a loot t2a", "a lay t1a", "a accept", "a done"] {
        game.refuses(action, "WCP-R68");
    }
    game.play("a offer t1a\na ask t2a\na propose").refuses("b boost w w", "WCP-R68").refuses("b loot t1a", "WCP-R68");
    let mut game = team_meeting().owns(P1, "t5a").hand(0, "t2a").turn(P1);
    game.play("a move w\na give p3");
    for action in ["a move w", "a lay t2a", "a propose"] {
        game.refuses(action, "WCP-R68");
    }
}

/// WCP-R31: at most three proposals; WCP-R32: then the encounter is over, without an attack.
#[test]
fn wcp_r31_r32_three_proposals_and_no_attack() {
    let mut game = meeting(2).owns(P1, "t1a").owns(P2, "t2a").hand(0, "t1a").turn(P1);
    game.play("a move w").play("a trade p2");
    for round in 1..=3 {
        game.play("a offer t1a\na ask t2a\na propose\nb decline");
        if round < 3 {
            game.offers("a", &["offer t1a", "ask t2a", "cancel"]);
        }
    }
    game.offers("a", &["lay t1a"]).refuses("a attack p2", "WCP-058");
    let mut game = meeting(2).owns(P1, "t1a").owns(P2, "t2a").hand(0, "t1a").turn(P1);
    game.play("a move w\na trade p2\na cancel").offers("a", &["lay t1a"]);
}

/// WCP-R67: a counter-offer takes the place of an answer, counts among the three proposals, and is answered itself.
#[test]
fn wcp_r67_counter_offers() {
    let meet = || meeting(2).owns(P1, "t1a t2a").owns(P2, "t5a").hand(0, "t3a").turn(P1);
    let mut game = meet();
    game.play("a move w\na trade p2\na offer t1a\na ask t5a\na propose\nb counter");
    game.not_asked("a cancel")
        .offers("b", &["offer t5a", "ask t1a", "ask t2a", "cancel"])
        .refuses("b accept", "WCP-R68");
    game.play("b offer t5a\nb ask t1a\nb ask t2a\nb propose");
    game.not_asked("b cancel").offers("a", &["accept", "decline", "counter"]).play("a accept");
    assert_eq!((vehicle(&game, P1).goods.clone(), vehicle(&game, P2).goods.clone()), (bag("t5a"), bag("t1a t2a")));
    game.offers("a", &["lay t3a"]);
    let mut game = meet();
    game.play("a move w\na trade p2\na offer t1a\na ask t5a\na propose\nb counter\nb offer t5a\nb ask t2a\nb propose");
    game.play("a counter\na offer t1a\na ask t5a\na propose");
    game.offers("b", &["accept", "decline"]).refuses("b counter", "WCP-R67").play("b decline");
    game.offers("a", &["lay t3a"]);
}

/// WCP-R67, WCP-R32: giving a counter-offer up, or refusing it, leaves the entering player the proposals that are left.
#[test]
fn wcp_r67_counter_offers_that_fail() {
    let mut game = meeting(2).owns(P1, "t1a").owns(P2, "t5a").hand(0, "t3a").turn(P1);
    game.play("a move w\na trade p2\na offer t1a\na ask t5a\na propose\nb counter\nb cancel");
    game.offers("a", &["offer t1a", "ask t5a", "cancel"]);
    game.play("a offer t1a\na ask t5a\na propose\nb counter\nb offer t5a\nb ask t1a\nb propose\na decline");
    game.offers("a", &["lay t3a"]);
}

/// WCP-R67: matches of version 1 know no counter-offers.
#[test]
fn wcp_r67_not_before_version_2() {
    let mut position = meeting(2).owns(P1, "t1a").owns(P2, "t5a");
    position.0.rules = crate::state::Rules::of(1);
    let mut game = position.turn(P1);
    game.play("a move w\na trade p2\na offer t1a\na ask t5a\na propose");
    game.offers("b", &["accept", "decline"]).refuses("b counter", "WCP-R67");
}

#[test]
fn wcp_r65_a_trade_needs_tokens_on_both_sides() {
    let mut game = meeting(2).owns(P1, "t1a").turn(P1);
    game.play("a move w").offers("a", &["ignore", "attack p2"]).refuses("a trade p2", "WCP-R65");
    let mut game = team_meeting().turn(P1);
    game.play("a move w");
    assert_ne!(game.state.turn, P1, "nothing to give, nothing to ask");
}

/// WCP-R25: no vehicle may be left without armour or below no boosters.
#[test]
fn v33_wcp_r25_r31_what_cannot_be_traded() {
    let trade = |position: Position, offer: &str, ask: &str| {
        let mut game = position.turn(P1);
        game.play("a move w\na trade p2").play(&format!("a offer {offer}\na ask {ask}"));
        game
    };
    trade(meeting(2).owns(P1, "ub2").boosters(P1, 1).owns(P2, "t1a"), "ub2", "t1a").refuses("a propose", "WCP-R25");
    let mut game = trade(meeting(2).owns(P1, "ua2").armour(P1, 3).owns(P2, "ua1"), "ua2", "ua1");
    game.play("a propose\nb accept");
    assert_eq!((vehicle(&game, P1).armour, vehicle(&game, P2).armour), (2, 9));
    trade(meeting(2).owns(P1, "ua2").armour(P1, 2).owns(P2, "t1a"), "ua2", "t1a").refuses("a propose", "WCP-R25");
    // A gift between opponents is no trade, and the partner's vehicle counts as well.
    let mut game = meeting(2).owns(P1, "t1a").owns(P2, "ua2").armour(P2, 2).turn(P1);
    game.play("a move w\na trade p2\na offer t1a").refuses("a propose", "WCP-R31");
    game.play("a ask ua2").refuses("a propose", "WCP-R25");
    game = meeting(2).owns(P1, "t1a").turn(P1);
    game.play("a move w").refuses("a give p2", "WCP-056");
}

/// WCP-057, WCP-069, WCP-058: only who enters attacks, and only in their own move.
#[test]
fn wcp_057_058_069_only_who_enters_attacks() {
    let mut game = meeting(2).hand(0, "t1a").hand(1, "t1a").turn(P1);
    game.play("a move w").not_asked("b attack p1").play("a attack p2").refuses("a attack p2", "WCP-058");
    assert_eq!((vehicle(&game, P1).armour, vehicle(&game, P2).armour), (8, 6), "one exchange");
    // The other one, who stands there, cannot attack without moving.
    game.play("a lay t1a").play(&format!("a on {}", c(3, 0))).refuses("b attack p1", "WCP-058");
}

#[test]
fn v27_wcp_070_071_076_077_undecided() {
    let mut game = meeting(2)
        .card(P1, "v06")
        .boosters(P1, 0)
        .card(P2, "v02")
        .owns(P1, "t1a")
        .owns(P2, "t2a")
        .hand(0, "t1a")
        .turn(P1);
    game.play("a move w").play("a attack p2");
    assert_eq!((values(&game, P1), values(&game, P2)), ((3, 4, 0), (2, 5, 2)));
    game.refuses("a trade p2", "WCP-058").offers("a", &["lay t1a"]);
    assert_eq!((place(&game, P1), place(&game, P2)), (inside(2, 0), inside(2, 0)));
}

/// WCP-072, WCP-073, WCP-074, WCP-R33: one token for the winner; the loser keeps trophies, not upgrades, and has its first values again.
#[test]
fn v28_wcp_072_073_074_r33_the_attacker_wins() {
    let mut game = meeting(2)
        .card(P1, "v09")
        .boosters(P1, 0)
        .card(P2, "v04")
        .armour(P2, 4)
        .boosters(P2, 1)
        .owns(P2, "t5a t2a")
        .hand(0, "t1a")
        .turn(P1);
    // An upgrade of fire would make it 3 against 4: the defender has fire 2 without it.
    game.state.vehicles[P2].goods = bag("t5a t2a ub1");
    game.play("a move w").play("a attack p2").offers("a", &["loot t5a", "loot t2a", "loot ub1"]);
    game.refuses("a loot t1a", "WCP-072").refuses("a lay t1a", "WCP-R33").play("a loot t5a");
    assert_eq!((values(&game, P1), vehicle(&game, P1).goods.clone()), ((4, 4, 0), bag("t5a")));
    assert_eq!((values(&game, P2), vehicle(&game, P2).goods.clone()), ((2, 5, 4), bag("t2a")));
    assert_eq!((game.state.stack.tokens.clone(), place(&game, P2)), (bag("ub1"), Location::Outside));
    game.offers("a", &["lay t1a"]);
}

/// WCP-072, WCP-R28: the defender may win, and chooses out of turn; the attacker then lays as usual.
#[test]
fn v29_wcp_072_r28_the_defender_wins() {
    let mut game = meeting(2)
        .card(P1, "v01")
        .armour(P1, 3)
        .boosters(P1, 0)
        .owns(P1, "t1a t4a")
        .card(P2, "v07")
        .hand(0, "t1a")
        .turn(P1);
    game.play("a move w")
        .play("a attack p2")
        .not_asked("a lay t1a")
        .offers("b", &["loot t1a", "loot t4a"])
        .play("b loot t4a");
    assert_eq!(vehicle(&game, P2).armour, 3);
    assert_eq!((vehicle(&game, P2).goods.clone(), vehicle(&game, P1).goods.clone()), (bag("t4a"), bag("t1a")));
    assert_eq!((place(&game, P1), values(&game, P1)), (Location::Outside, (2, 10, 1)));
    game.offers("a", &["lay t1a"]);
}

#[test]
fn v30_wcp_075_r33_draw() {
    let mut game = meeting(2)
        .card(P1, "v08")
        .armour(P1, 2)
        .owns(P1, "t5a ua1")
        .card(P2, "v01")
        .armour(P2, 4)
        .owns(P2, "t1a uf1 ub1")
        .turn(P1);
    // The defender's upgrade of fire would make its fire 3, which destroys the attacker just the same.
    game.play("a move w").play("a attack p2");
    assert_eq!((place(&game, P1), place(&game, P2)), (Location::Outside, Location::Outside));
    assert_eq!((vehicle(&game, P1).goods.clone(), vehicle(&game, P2).goods.clone()), (bag("t5a"), bag("t1a")));
    assert_eq!((values(&game, P1), values(&game, P2)), ((4, 7, 0), (2, 10, 1)));
    let in_hands = game.state.hands.values().iter().map(|hand| hand.tokens.count()).sum::<u32>();
    assert_eq!(in_hands + game.state.stack.tokens.count(), 3, "upgrades went to the stack, from where they are drawn");
}

/// WCP-R34: a looted upgrade comes with its full markers.
#[test]
fn v31_wcp_r34_a_spent_upgrade_is_whole_again() {
    let mut game = meeting(2).card(P1, "v08").card(P2, "v02").armour(P2, 1).owns(P2, "ua2").turn(P1);
    game.play("a move w").play("a attack p2").play("a loot ua2");
    assert_eq!(values(&game, P1), (4, 7 - 2 + 2, 0));
}

#[test]
fn wcp_r35_nothing_to_take() {
    let mut game = meeting(2).card(P1, "v08").card(P2, "v10").hand(0, "t1a").turn(P1);
    game.play("a move w").play("a attack p2").offers("a", &["lay t1a"]);
    assert_eq!((place(&game, P2), values(&game, P2)), (Location::Outside, (4, 4, 2)));
}

/// WCP-R30: one interaction with one pawn a turn.
#[test]
fn v32_wcp_r30_one_interaction_a_turn() {
    let mut game = meeting(3).at(P3, (2, 0)).owns(P1, "t1a").owns(P2, "t1a").owns(P3, "t1a").hand(0, "t1a").turn(P1);
    game.play("a move w")
        .offers("a", &["ignore", "trade p2", "attack p2", "trade p3", "attack p3"])
        .play("a attack p2");
    game.offers("a", &["lay t1a"]).refuses("a attack p3", "WCP-058").refuses("a trade p3", "WCP-058");
}

fn team_meeting() -> Position {
    Position::teams(2).hall((3, 0), 11).hall((2, 0), 25).at(P1, (3, 0)).at(P3, (2, 0)).boosters(P1, 0).hand(1, "t1a")
}

/// WCP-056, WCP-R60: gifts both ways without consent, no trade and no attack among own pawns; each token once.
#[test]
fn v54_wcp_056_r60_gifts_in_a_team() {
    let mut game = team_meeting().owns(P1, "t5a ua2").armour(P1, 2).owns(P3, "t1a ub1").hand(0, "t2a").turn(P1);
    game.play("a move w")
        .offers("a", &["ignore", "give p3"])
        .refuses("a attack p3", "WCP-R60")
        .refuses("a trade p3", "WCP-R60");
    game.play("a give p3").offers("a", &["hand t5a", "take t1a", "take ub1", "done"]).refuses("a hand ua2", "WCP-R25");
    game.refuses("a hand t1a", "WCP-056").refuses("a offer t5a", "WCP-R68");
    game.play("a hand t5a").refuses("a take t5a", "WCP-056").play("a take ub1").refuses("a hand ub1", "WCP-056");
    assert_eq!((vehicle(&game, P1).goods.clone(), vehicle(&game, P3).goods.clone()), (bag("ua2 ub1"), bag("t1a t5a")));
    assert_eq!((vehicle(&game, P1).boosters, vehicle(&game, P3).boosters), (1, 2));
    game.play("a done").offers("a", &["lay t2a"]);
}

/// WCP-R60: with an opponent's pawn as usual, and its owner answers.
#[test]
fn wcp_r60_opponents_in_the_team_variant() {
    let mut game = team_meeting().at(P4, (2, 0)).owns(P1, "t5a").owns(P4, "t1a").turn(P1);
    game.play("a move w").offers("a", &["ignore", "give p3", "trade p4", "attack p4"]).play("a trade p4");
    game.play("a offer t5a\na ask t1a\na propose").offers("b", &["accept", "decline", "counter"]);
}

/// WCP-R55: of two who leave in one fight the defender is the first.
#[test]
fn wcp_r55_the_defender_leaves_first() {
    let mut game =
        meeting(3).fleeing(P3).card(P1, "v08").armour(P1, 2).card(P2, "v01").armour(P2, 4).hand(2, "t1a").turn(P1);
    game.play("a move w").play("a attack p2");
    assert_eq!((place(&game, P2), place(&game, P1)), (Location::Left(1), Location::Left(2)));
}
