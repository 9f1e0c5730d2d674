//! The button and the start of stage II (clauses 078 to 090, rulings R36 to R41, vectors 34 to 39).

use super::*;

/// All laid, the first pawn beside the centre.
fn at_the_button() -> Position {
    Position::new(3).full().at(P1, (1, 0)).boosters(P1, 0).at(P2, (0, -3)).at(P3, (0, 3))
}

/// WCP-079, WCP-080, WCP-082: on entering the centre, with nothing to lay in hand and stack, in place of trade and attack.
#[test]
fn v34_wcp_079_080_082_when_the_button_can_be_pressed() {
    let mut game = at_the_button().at(P2, (0, 0)).hand(0, "h09").turn(P1);
    game.play("a move w").refuses("a press", "WCP-080").offers("a", &["ignore", "attack p2"]);
    let mut game = at_the_button().at(P2, (0, 0)).stack("h09 h09 h09").turn(P1);
    game.play("a move w").refuses("a press", "WCP-080");
    let mut game = at_the_button().at(P2, (0, 0)).owns(P1, "t1a").owns(P2, "t1a").hand(0, "t1a").turn(P1);
    game.play("a move w").offers("a", &["press", "ignore", "trade p2", "attack p2"]).play("a press");
    assert_eq!(game.state.stage, Stage::Pressed { presser: P1 });
    game.refuses("a attack p2", "WCP-058").offers("a", &["lay t1a"]);
}

#[test]
fn v35_wcp_079_r36_crossing_or_standing_is_not_entering() {
    let mut game = at_the_button().boosters(P1, 1).hand(0, "t1a").turn(P1);
    game.play("a boost w w").offers("a", &["lay t1a"]).refuses("a press", "WCP-079");
    let mut game = Position::new(2).closed().hall((3, 0), 63).at(P1, (0, 0)).hand(0, "t1a").turn(P1);
    game.offers("a", &["lay t1a"]).refuses("a press", "WCP-079");
}

/// WCP-078, WCP-083, WCP-R36: pressing is a choice, made once, and by no other player afterwards.
#[test]
fn wcp_078_083_r36_pressing_is_a_choice() {
    let mut game = at_the_button().at(P2, (0, -1)).hand(0, "t1a").turn(P1);
    game.play("a move w").offers("a", &["press", "ignore"]);
    // Alone with the button, the refusal speaks of the button and of no other pawn.
    game.refuses("a lay t1a", "WCP-083").refuses("a move e", "WCP-083").play("a ignore");
    assert!(matches!(game.state.stage, Stage::Looting { .. }));
    let mut game = at_the_button().at(P2, (0, -1)).at(P3, (0, 1)).turn(P1);
    game.play("a move w").play("a press").play("b move se").refuses("b press", "WCP-R36");
}

/// WCP-081: no token can be laid on the central hall (see also vector 18).
#[test]
fn wcp_081_the_button_hall_holds_no_token() {
    let mut game = at_the_button().boosters(P1, 0).hand(0, "t1a").turn(P1);
    game.play("a move e").play("a lay t1a").refuses("a on c18", "WCP-040");
}

/// WCP-084, WCP-085, WCP-R38: one more stage I turn for everybody else, even with halls in hand; then stage II.
#[test]
fn wcp_084_085_r38_one_more_turn_for_the_others() {
    let mut position = at_the_button();
    position.0.board = {
        let mut board = crate::board::Board::new(crate::state::active_entrances(3));
        for cell in position.0.board.intact().without(Cell::CENTRE).without(Cell::at(3, -3)).iter() {
            board.lay_hall(cell, hall_with(63), Edges::ALL);
        }
        board
    };
    let mut game = position.hand(1, "h09").turn(P1);
    game.play("a move w")
        .play("a press")
        .play("b move se")
        .play("b lay h09")
        .play(&format!("b on {}", c(3, -3)))
        .play("b turn r0");
    assert_eq!(game.state.stage, Stage::Pressed { presser: P1 });
    game.refuses("c drive-off", "WCP-091").refuses("c move se", "WCP-027").play("c move ne");
    assert_eq!((game.state.stage, game.state.turn), (Stage::Opening, P1));
}

/// WCP-086, WCP-087, WCP-088, WCP-089, WCP-090: move away, resolve, lay a token but no hall, and the tile goes right.
#[test]
fn wcp_086_087_088_089_090_the_opening_turn() {
    let mut game = at_the_button()
        .stage(Stage::Pressed { presser: P1 })
        .at(P1, (0, 0))
        .token((1, 0), "t5a")
        .hand(0, "t1a t2a")
        .turn(P1);
    assert_eq!(game.state.stage, Stage::Opening);
    game.refuses("a lay t1a", "WCP-017").play("a move e");
    assert_eq!(vehicle(&game, P1).goods, bag("t5a"));
    game.refuses("a go-on", "WCP-R53").play("a lay t1a").play(&format!("a on {}", c(3, 0)));
    assert!(game.state.board.has_hole());
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P3, lapsed: 0 });
    assert_eq!(game.state.turn, P2);
}

#[test]
fn v37_wcp_090_r44_with_two_every_turn_destroys() {
    let mut game = Position::new(2)
        .full()
        .stage(Stage::Pressed { presser: P1 })
        .at(P1, (0, 0))
        .boosters(P1, 0)
        .at(P2, (0, -3))
        .boosters(P2, 0)
        .turn(P1);
    game.play("a move e");
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P2, lapsed: 0 });
    for (line, cell) in [("b move se", (0, -1)), ("a move e", (1, 0)), ("b move w", (0, 1)), ("a move sw", (-1, 0))] {
        let seat = &line[..1];
        game.play(line).play(&format!("{seat} destroy {}", c(cell.0, cell.1)));
    }
}

#[test]
fn v39_wcp_r42_a_pawn_on_the_hole_is_unharmed() {
    let mut game = at_the_button()
        .stage(Stage::Pressed { presser: P1 })
        .at(P1, (0, 0))
        .at(P3, (0, 1))
        .boosters(P3, 1)
        .boosters(P1, 1)
        .turn(P3);
    game.play("c move nw").play("c ignore").play("a move e");
    assert_eq!(place(&game, P3), inside(0, 0));
    game.play("b move sw");
    // Holder is p3: it moves off the hole, with a booster if it likes, and no pawn can follow.
    game.lists("c move nw").lists("c boost nw nw").play("c move se");
    assert_eq!((place(&game, P3), values(&game, P3).1), (inside(0, 1), 7));
    game.play(&format!("c destroy {}", c(0, -1))).refuses("a move w", "WCP-R42").refuses("a boost w w", "WCP-R42");
}

/// WCP-R37: laying is closed when no hall is left anywhere, or after a round without one; and not before.
#[test]
fn wcp_r37_when_laying_is_closed() {
    let mut game = at_the_button().stage(Stage::Looting { idle: 1 }).hand(1, "h01").turn(P2);
    game.play("b move se");
    assert_eq!(game.state.stage, Stage::Looting { idle: 3 }, "this is the third turn in a row now");
    game.play("c move nw");
    assert_eq!(game.state.stage, Stage::Closed { turns: 0 });
    // A hall that is laid starts the count again.
    let mut game = Position::new(2).stage(Stage::Looting { idle: 1 }).hand(0, "h09 h09").hand(1, "h09").turn(P1);
    game.play("a lay h09").play(&format!("a on {}", c(1, 0))).play("a turn r0");
    assert_eq!(game.state.stage, Stage::Looting { idle: 1 }, "the next turn has begun");
    // With the last hall laid, it is closed at the end of that turn.
    let mut game = Position::new(2).hand(0, "h09").hand(1, "t1a").turn(P1);
    game.play("a lay h09").play(&format!("a on {}", c(1, 0))).play("a turn r0");
    assert!(told(&game, &Event::Closed));
}

/// Three pawns that only wait, with so many turns since laying was closed; `a` is about to end one more.
fn waiting(rounds: u8, turns: u16) -> Position {
    let game = at_the_button().stage(Stage::Closed { turns: u16::from(rounds) * 3 - 3 + turns });
    game.at(P1, (2, 0)).boosters(P1, 0).boosters(P2, 0).boosters(P3, 0)
}

/// WCP-R39: after as many further rounds as the content says the base fires the button by itself.
#[test]
fn wcp_r39_the_failsafe() {
    let mut game = waiting(built_in().failsafe_rounds, 1).turn(P1);
    game.play("a move e");
    assert!(matches!(game.state.stage, Stage::Closed { .. }));
    game.play("b move se");
    assert_eq!(game.state.stage, Stage::Pressed { presser: P2 });
    assert!(told(&game, &Event::Failsafe { pawn: who(P2) }));
    game.play("c move nw").play("a move w").play("b move se");
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P1, lapsed: 0 }, "wherever the pawn was");
}

/// WCP-R39: by versions 1 and 2 of the rules it waits for twelve rounds.
#[test]
fn wcp_r39_twelve_rounds_before_version_3() {
    let mut position = waiting(12, 2);
    position.0.rules = crate::state::Rules::of(2);
    let mut game = position.turn(P1);
    game.play("a move e");
    assert_eq!(game.state.stage, Stage::Pressed { presser: P1 });
}

/// WCP-R40: a presser who was destroyed comes in from outside, and the centre is removed all the same.
#[test]
fn wcp_r40_a_destroyed_presser() {
    let mut game = at_the_button().stage(Stage::Pressed { presser: P1 }).place(P1, Location::Outside).turn(P1);
    game.offers("a", &["move w"]).play("a move w");
    assert!(game.state.board.has_hole());
    let mut game = Position::new(2).hall((-3, 0), 63).stage(Stage::Pressed { presser: P1 }).turn(P1);
    assert!(game.state.board.has_hole(), "even when it cannot move");
    game.lists("b drive-off");
}

/// WCP-R41: a vehicle destroyed in the opening turn itself goes outside, and has not left.
#[test]
fn wcp_r41_exits_open_at_the_end_of_the_opening_turn() {
    let mut game = at_the_button()
        .stage(Stage::Pressed { presser: P1 })
        .at(P1, (0, 0))
        .card(P1, "v10")
        .token((1, 0), "g10 r3")
        .boosters(P1, 0)
        .turn(P1);
    game.refuses("a drive-off", "WCP-091").play("a move e");
    assert_eq!(place(&game, P1), Location::Outside);
    assert!(game.state.exits_open());
}
