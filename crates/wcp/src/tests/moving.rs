//! Turns and movement (clauses 015 to 032, rulings R06, R08 to R14, R66, vectors 13 to 19).

use super::*;

fn fleeing_corridor() -> Position {
    corridor().fleeing(P2)
}

#[test]
fn wcp_015_turns_are_clockwise() {
    let mut game = Position::new(3).hall((3, 0), 63).hall((2, 0), 63).hall((-3, 3), 63).hall((0, -3), 63).turn(P1);
    game.not_asked("b move ne")
        .play("a move w")
        .not_asked("c move se")
        .play("b move ne")
        .play("c move se")
        .lists("a move w");
}

/// WCP-016, WCP-R20: move, hall, token, refill, in this order.
#[test]
fn wcp_016_r20_a_turn_has_its_order() {
    let mut game = Position::new(2).hall((3, 0), 63).hand(0, "h09 t1a").stack("h09 t2a").turn(P1);
    game.refuses("a lay h09", "WCP-017").play("a move w");
    game.refuses("a lay t1a", "WCP-019").refuses("a move w", "WCP-019");
    game.play("a lay h09").play(&format!("a on {}", c(2, 0)));
    assert_eq!(game.state.hand().size().halls, 1, "nothing is laid before the last choice");
    game.play("a turn r0");
    assert_eq!(game.state.hand().size().halls, 0, "nothing is drawn before the end");
    game.refuses("a lay h09", "WCP-020").play("a lay t1a").play(&format!("a on {}", c(2, 0)));
    let hand = game.state.hands[Seat::new(0)].size();
    assert_eq!((hand.halls, hand.tokens), (1, 1));
}

#[test]
fn wcp_017_a_move_is_compulsory() {
    let mut game = corridor().boosters(P1, 0).hand(0, "t1a").turn(P1);
    game.offers("a", &["move w"]).refuses("a lay t1a", "WCP-017").refuses("a ignore", "WCP-058");
}

#[test]
fn v19_wcp_017_018_r09_a_lost_fight_is_no_excuse() {
    let mut game = corridor().card(P1, "v04").boosters(P1, 0).at(P1, (3, 0)).token((2, 0), "g10 r0").turn(P1);
    game.offers("a", &["move w"]).play("a move w");
    assert_eq!((place(&game, P1), values(&game, P1)), (Location::Outside, (2, 5, 4)));
}

#[test]
fn wcp_018_an_empty_hall_demands_nothing() {
    let mut game = corridor().hand(0, "t1a").turn(P1);
    game.play("a move w").offers("a", &["lay t1a"]);
    assert_eq!((place(&game, P1), values(&game, P1)), (inside(3, 0), (2, 10, 1)));
}

/// WCP-023, WCP-024: both halls need a passage on the common border.
#[test]
fn wcp_023_024_a_wall_on_either_side_blocks() {
    // (3,0) has a wall on edge 5; (2,0) on edges 1, 2 and 5; (2,-1) is not open to the east.
    let mut game = corridor().at(P1, (2, 0)).turn(P1);
    game.lists("a move e").lists("a move nw").refuses("a move ne", "WCP-023").refuses("a move w", "WCP-023");
    let mut game = corridor().hall((1, 0), 62).at(P1, (2, 0)).turn(P1);
    game.refuses("a move w", "WCP-024");
    let mut game = corridor().hall((1, 1), 63).at(P1, (2, 0)).turn(P1);
    game.refuses("a move sw", "WCP-024");
}

#[test]
fn v17_wcp_024_a_wall_of_the_next_hall() {
    let mut game =
        Position::new(2).hall((3, 0), 11).hall((2, 0), 28).hall((2, -1), 7).fleeing(P2).at(P1, (3, 0)).turn(P1);
    game.offers("a", &["move e"]).refuses("a move w", "WCP-024").refuses("a boost w nw", "WCP-024");
}

#[test]
fn wcp_025_any_number_of_pawns_share_a_hall() {
    let mut game =
        Position::new(3).hall((3, 0), 11).hall((2, 0), 25).at(P1, (3, 0)).at(P2, (2, 0)).at(P3, (2, 0)).turn(P1);
    game.play("a move w").play("a ignore");
    assert!([P1, P2, P3].map(|pawn| place(&game, pawn)).iter().all(|&place| place == inside(2, 0)));
}

#[test]
fn wcp_026_from_outside_only_through_the_own_entrance() {
    let mut game = Position::new(2).hall((3, 0), 11).hall((-3, 0), 63).boosters(P1, 0).turn(P1);
    game.offers("a", &["move w"]).refuses("a move e", "WCP-026").refuses("a move nw", "WCP-026");
    // A corner hall that is not laid, or has a wall there, cannot be entered: the token is next.
    for position in [Position::new(2), Position::new(2).hall((3, 0), 62)] {
        let mut game = position.hall((1, 0), 63).hand(0, "t1a").turn(P1);
        game.offers("a", &["lay t1a"]);
    }
    let mut game = Position::new(2).hall((3, 0), 62).fleeing(P2).turn(P1);
    game.refuses("a move w", "WCP-026");
}

/// WCP-027, WCP-R10: no pawn drives out before the exits open.
#[test]
fn wcp_027_r10_no_way_out_in_stage_one() {
    let mut game = corridor().at(P1, (3, 0)).turn(P1);
    game.refuses("a move e", "WCP-027").refuses("a drive-off", "WCP-091");
    let mut game = corridor().turn(P1);
    game.refuses("a drive-off", "WCP-027");
}

#[test]
fn v13_wcp_026_028_032_a_booster_from_outside() {
    let mut game = corridor().boosters(P1, 1).turn(P1);
    game.offers("a", &["move w", "boost w w"]);
    let mut game = corridor().boosters(P1, 0).turn(P1);
    game.offers("a", &["move w"]).refuses("a boost w w", "WCP-032");
}

/// WCP-028, WCP-R13: a booster is spent, and from outside the first step is into the corner hall.
#[test]
fn wcp_028_r13_a_booster_moves_two_halls() {
    let mut game = corridor().boosters(P1, 2).turn(P1);
    game.play("a boost w w");
    assert_eq!((place(&game, P1), vehicle(&game, P1).boosters), (inside(2, 0), 1));
}

/// WCP-029, WCP-030, WCP-R12: the first hall is ignored, token, guard and pawns; the edge of the second step counts.
#[test]
fn wcp_029_030_r12_only_the_second_hall_is_resolved() {
    // The lancer protects edges 1, 2 and 3 of (2,-1): the pawn enters through edge 1.
    let mut game = corridor().at(P1, (3, 0)).at(P2, (2, 0)).token((2, -1), "g07 r1").armour(P1, 10).turn(P1);
    game.play("a boost w nw");
    assert_eq!(vehicle(&game, P1).armour, 10 - 3, "a fight in the second hall");
    assert_eq!(place(&game, P1), inside(2, -1));
    let mut game = corridor().at(P1, (3, 0)).token((2, 0), "g10 r0").token((2, -1), "t5a").turn(P1);
    game.play("a boost w nw");
    assert_eq!(vehicle(&game, P1).goods, bag("t5a"));
    assert_eq!(game.state.board.token(Cell::at(2, 0)).unwrap().token, Token::Colossus, "the guard stays");
}

#[test]
fn v14_wcp_031_r11_both_steps_need_passages_and_lead_on() {
    let mut game = corridor().at(P1, (3, 0)).boosters(P1, 1).turn(P1);
    game.offers("a", &["move w", "boost w nw"]).refuses("a move e", "WCP-027");
    game.refuses("a boost w e", "WCP-R11").refuses("a boost w ne", "WCP-023");
}

/// WCP-032, WCP-R11: one booster a turn.
#[test]
fn wcp_032_r11_one_booster_a_turn() {
    let mut game = corridor().at(P1, (3, 0)).boosters(P1, 2).hand(0, "t1a").turn(P1);
    game.play("a boost w nw").refuses("a boost se e", "WCP-020");
}

#[test]
fn v15_wcp_091_an_open_exit_is_a_step() {
    let mut game = fleeing_corridor().at(P1, (3, 0)).boosters(P1, 1).turn(P1);
    game.offers("a", &["move w", "boost w nw", "move e"]).refuses("a boost e e", "WCP-R13");
}

#[test]
fn v16_wcp_r13_a_booster_leads_out() {
    let mut game = fleeing_corridor().at(P1, (2, 0)).boosters(P1, 1).token((3, 0), "g10 r0").hand(1, "t1a").turn(P1);
    game.offers("a", &["move e", "move nw", "boost e e"]).play("a boost e e");
    assert_eq!(place(&game, P1), Location::Left(1));
    assert!(game.state.board.token(Cell::at(3, 0)).is_some(), "the guard does not matter and stays");
}

#[test]
fn wcp_r06_a_passage_on_the_rim_leads_nowhere() {
    let mut game = Position::new(2).hall((3, 0), 63).hall((2, 0), 63).fleeing(P2).at(P1, (3, 0)).turn(P1);
    game.refuses("a move ne", "WCP-R06").refuses("a move se", "WCP-R06");
    // On a passive entrance edge it has no effect before the exits open.
    let mut game = Position::new(2).hall((0, 3), 63).hall((0, 2), 63).at(P1, (0, 3)).turn(P1);
    game.refuses("a move se", "WCP-027");
}

#[test]
fn v18_wcp_r08_without_a_step_the_turn_goes_on() {
    let mut game = Position::new(2).hand(0, "h09 t1a").turn(P1);
    game.offers("a", &["lay h09"]).refuses("a move w", "WCP-019");
    game.play("a lay h09").play(&format!("a on {}", c(1, 0))).play("a turn r0").play("a lay t1a");
    game.refuses("a on c18", "WCP-040").offers("a", &[&format!("on {}", c(1, 0))]);
}

/// WCP-R08: standing still enters nothing.
#[test]
fn wcp_r08_staying_enters_nothing() {
    let mut game = Position::new(2)
        .closed()
        .at(P1, (0, 0))
        .at(P2, (0, 0))
        .owns(P1, "t1a")
        .owns(P2, "t1a")
        .hall((3, 0), 63)
        .hand(0, "t2a")
        .turn(P1);
    game.offers("a", &["lay t2a"]).refuses("a press", "WCP-079").refuses("a attack p2", "WCP-058");
}

/// WCP-R09: once the exits are open, the only step out must be taken.
#[test]
fn wcp_r09_the_only_step_may_lead_out() {
    let mut game = Position::new(2).hall((3, 0), 11).fleeing(P2).at(P1, (3, 0)).boosters(P1, 3).hand(0, "t1a").turn(P1);
    game.offers("a", &["move e"]).refuses("a go-on", "WCP-R53");
}

#[test]
fn wcp_r14_a_pawn_and_a_token_never_share_a_hall() {
    for token in Token::PRINTED {
        let mut game = corridor().token((3, 0), &token.to_string()).hand(1, "t1a").turn(P1);
        game.play("a move w");
        assert!(game.state.occupied().and(game.state.board.stocked()).is_empty(), "{token}");
    }
}

#[test]
fn wcp_r66_in_and_out_again_is_no_booster_move() {
    let mut game = fleeing_corridor().boosters(P1, 1).turn(P1);
    game.offers("a", &["move w", "boost w w", "drive-off"]).refuses("a boost w e", "WCP-R11");
}
