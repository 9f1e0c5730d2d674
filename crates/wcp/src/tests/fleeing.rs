//! Stage II (clauses 091 to 116, rulings R42 to R53, vectors 40 to 49).

use super::*;

/// All laid, exits open, three pawns far apart; the third holds the WCP tile.
fn flight() -> Position {
    Position::new(3)
        .full()
        .at(P1, (3, 0))
        .at(P2, (-3, 3))
        .at(P3, (0, -3))
        .boosters(P1, 0)
        .boosters(P2, 0)
        .boosters(P3, 0)
        .fleeing(P3)
}

/// WCP-091, WCP-092, WCP-093, WCP-095: out by any exit, for good.
#[test]
fn wcp_091_092_095_any_exit_will_do() {
    let mut game = flight().at(P1, (-3, 3)).hand(1, "t1a").turn(P1);
    game.lists("a move sw").play("a move sw");
    assert_eq!(place(&game, P1), Location::Left(1), "through the entrance of another");
    assert_eq!(game.state.turn, P2);
    game.not_asked("a move w");
}

/// WCP-093: the corner hall of an active entrance always has a passage there, because no other can be laid.
#[test]
fn wcp_093_active_entrances_stay_usable() {
    for pawns in 2..=6 {
        let board = crate::board::Board::new(crate::state::active_entrances(pawns));
        let survey = board.survey();
        for dir in board.active().iter() {
            let fits = survey.fits(Cell::corner(dir));
            for mask in 0..64 {
                assert!(!fits.contains(Edges::new(mask)) || Edges::new(mask).contains(dir));
            }
        }
    }
}

#[test]
fn v46_wcp_094_a_passive_exit_may_be_walled_up() {
    let position = |mask| {
        Position::new(2).hall((0, 3), mask).hall((0, 2), 63).hall((3, 0), 63).fleeing(P2).at(P1, (0, 3)).boosters(P1, 0)
    };
    let mut game = position(63).turn(P1);
    game.lists("a move se");
    // Only the wall of edge 1.
    let mut game =
        position(61).hall((0, 1), 63).hall((1, 1), 63).hall((2, 0), 63).hall((2, 1), 63).hall((1, 2), 63).turn(P1);
    game.refuses("a move se", "WCP-094");
}

/// WCP-096, WCP-R51, WCP-R52: a pawn that has left neither moves nor lays, and is skipped without the tile.
#[test]
fn wcp_096_r51_r52_a_pawn_that_has_left_is_skipped() {
    let mut game = flight().place(P2, Location::Left(1)).hand(1, "h09 t1a").turn(P1);
    game.play("a move w");
    assert_eq!(game.state.turn, P3);
    assert_eq!(game.state.hands[Seat::new(1)].size().tokens, 1, "the hand is out of play");
}

#[test]
fn v44_wcp_097_a_pawn_that_has_left_still_destroys() {
    let mut game = flight().place(P3, Location::Left(1)).hand(2, "t1a").turn(P3);
    assert!(game.menu("c").iter().all(|choice| choice.starts_with("destroy")));
    game.refuses("c move w", "WCP-108").play(&format!("c destroy {}", c(1, 0)));
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P2, lapsed: 0 });
}

/// WCP-098: the others move, lay and refill as in stage I.
#[test]
fn wcp_098_other_turns_are_as_in_stage_one() {
    let mut game = flight().token((2, 0), "t5a").hand(0, "t1a").stack("t2a").turn(P1);
    game.play("a move w").play("a lay t1a").play(&format!("a on {}", c(3, 0)));
    assert_eq!(
        (vehicle(&game, P1).goods.clone(), game.state.hands[Seat::new(0)].tokens.clone()),
        (bag("t5a"), bag("t2a"))
    );
}

/// WCP-102, WCP-107, WCP-111, WCP-R45: lay, refill, destroy exactly one, pass to the right.
#[test]
fn wcp_102_107_111_r45_destruction_comes_last() {
    let mut game = flight().hand(2, "t1a").stack("t2a").turn(P3);
    game.play("c move se")
        .refuses("c destroy c19", "WCP-112")
        .play("c lay t1a")
        .play(&format!("c on {}", c(3, 0).replace("c21", "c20")));
    assert_eq!(game.state.hands[Seat::new(2)].tokens, bag("t2a"), "refilled before");
    let before = game.state.board.intact().len();
    game.play(&format!("c destroy {}", c(1, 0)));
    assert_eq!(game.state.board.intact().len(), before - 1);
    assert_eq!((game.state.stage, game.state.turn), (Stage::Fleeing { holder: P2, lapsed: 0 }, P1));
    assert!(told(&game, &Event::TilePassed { to: who(P2) }));
}

/// WCP-103, WCP-104, WCP-105, WCP-R46: next to the hole or to rubble, unoccupied.
#[test]
fn v40_wcp_103_104_105_what_can_be_destroyed() {
    let mut game = Position::new(2).full().fleeing(P1).at(P1, (2, 0)).boosters(P1, 0).at(P2, (0, 3)).turn(P1);
    game.play("a move w");
    assert_eq!(choices(&game, "a", "destroy"), cells("destroy", &[(0, -1), (1, -1), (-1, 0), (-1, 1), (0, 1)]));
    game.refuses(&format!("a destroy {}", c(1, 0)), "WCP-105").refuses(&format!("a destroy {}", c(2, 0)), "WCP-103");
    game.refuses("a destroy c18", "WCP-102").play(&format!("a destroy {}", c(-1, 0)));
    let mut game = Position::new(2)
        .full()
        .fleeing(P1)
        .destroyed(&[(-1, 0)])
        .at(P1, (2, 0))
        .boosters(P1, 0)
        .at(P2, (0, 3))
        .turn(P1);
    game.play("a move w");
    let expected = [(-1, -1), (0, -1), (1, -1), (-2, 0), (-2, 1), (-1, 1), (0, 1)];
    assert_eq!(choices(&game, "a", "destroy"), cells("destroy", &expected));
    game.refuses(&format!("a destroy {}", c(3, 0)), "WCP-104").refuses(&format!("a destroy {}", c(-1, 0)), "WCP-102");
}

/// WCP-106, WCP-R46: walls do not matter, and a token goes to the stack.
#[test]
fn v41_wcp_106_r46_walls_do_not_matter() {
    // (1,0) has a wall towards the hole on its edge 3.
    let mut game = Position::new(2)
        .hall((1, 0), 55)
        .full()
        .fleeing(P1)
        .token((1, 0), "t5a")
        .at(P1, (3, 0))
        .at(P2, (0, 3))
        .hand(1, "t1a")
        .turn(P1);
    game.play("a move w").lists(&format!("a destroy {}", c(1, 0))).play(&format!("a destroy {}", c(1, 0)));
    assert_eq!(game.state.stack.tokens, bag("t5a"));
    // An empty cell does not carry destruction on, nor can it burn.
    let mut game = Position::new(2)
        .hall((3, 0), 63)
        .hall((2, 0), 63)
        .fleeing(P1)
        .at(P1, (2, 0))
        .at(P2, (3, 0))
        .boosters(P1, 0)
        .turn(P1);
    game.play("a move e").play("a ignore");
    assert!(told(&game, &Event::Lapsed { pawn: who(P1) }));
}

/// WCP-R47: lapses in a row are counted, a destruction resets them, and a round of them is the collapse.
#[test]
fn v42_wcp_r47_the_collapse() {
    let position = |lapsed| {
        Position::new(3)
            .hall((3, 0), 11)
            .hall((-3, 0), 56)
            .place(P3, Location::Left(1))
            .destroyed(&[(0, 0)])
            .stage(Stage::Fleeing { holder: P3, lapsed })
            .at(P1, (3, 0))
            .at(P2, (-3, 0))
    };
    let mut game = position(0).turn(P3);
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P2, lapsed: 1 });
    assert_eq!(game.state.turn, P1);
    game.offers("a", &["move e"]);
    let game = position(2).turn(P3);
    assert_eq!((place(&game, P1), place(&game, P2)), (Location::Lost, Location::Lost));
    assert_eq!(game.outcome().to_string(), "c won, places 2 2 1, end-collapse");
    // A destruction in between starts the count again.
    let mut game = position(2).hall((1, 0), 63).turn(P3);
    game.play(&format!("c destroy {}", c(1, 0)));
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P2, lapsed: 0 });
}

/// WCP-R47: pawns outside have left when the base collapses, in turn order after the current one.
#[test]
fn wcp_r47_pawns_outside_have_left() {
    let game = Position::new(4)
        .hall((3, 0), 11)
        .place(P3, Location::Left(1))
        .at(P4, (3, 0))
        .destroyed(&[(0, 0)])
        .stage(Stage::Fleeing { holder: P3, lapsed: 3 })
        .turn(P3);
    assert_eq!(
        (place(&game, P1), place(&game, P2), place(&game, P4)),
        (Location::Left(2), Location::Left(3), Location::Lost)
    );
}

/// WCP-R44: to the right, past pawns that have resigned; a resigning holder passes without destroying.
#[test]
fn v45_wcp_r44_the_tile_goes_right() {
    let four = || Position::new(4).full().at(P1, (3, 0)).at(P3, (-3, 0)).at(P4, (0, -3)).place(P2, Location::Resigned);
    let mut game = four().fleeing(P3).boosters(P3, 0).turn(P3);
    game.play("c move e").play(&format!("c destroy {}", c(1, 0)));
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P1, lapsed: 0 });
    // p3 stands on an island: cut off, it may resign.
    let mut game =
        island(Position::new(4), P3).place(P2, Location::Resigned).at(P1, (3, 0)).at(P4, (0, -3)).fleeing(P3).turn(P3);
    let intact = game.state.board.intact();
    game.offers("c", &["go-on", "resign"]).play("c resign");
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P1, lapsed: 0 });
    assert_eq!(game.state.board.intact(), intact);
    // The last one who has not resigned keeps it.
    let mut game =
        Position::new(2).full().place(P2, Location::Resigned).at(P1, (3, 0)).boosters(P1, 0).fleeing(P1).turn(P1);
    game.play("a move w").play(&format!("a destroy {}", c(1, 0)));
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P1, lapsed: 0 });
    game.play("a move e").lists(&format!("a destroy {}", c(0, 1)));
}

/// A full board on which this pawn stands on (-1,0), which is surrounded by rubble but for (-1,-1).
fn island(position: Position, pawn: Pawn) -> Position {
    position.full().at(pawn, (-1, 0)).destroyed(&[(-2, 0), (-2, 1), (-1, 1), (0, -1), (-2, -1), (-1, -2), (0, -2)])
}

/// WCP-R44: with three, the tile meets its holder's turn every second turn.
#[test]
fn wcp_r44_every_turn_but_one_of_a_round() {
    let mut game = flight().turn(P3);
    game.play("c move se").play(&format!("c destroy {}", c(1, 0))).play("a move w").play("b move ne");
    game.lists(&format!("b destroy {}", c(2, -1))).play(&format!("b destroy {}", c(-1, 0))).play("c move nw");
    assert_eq!(game.state.turn, P1, "the first holds it now, the third does not");
    game.play("a move e").lists(&format!("a destroy {}", c(0, 1)));
}

/// WCP-108: destruction is compulsory, even if it hurts.
#[test]
fn wcp_108_destruction_is_compulsory() {
    let mut game = flight().turn(P3);
    game.play("c move se");
    assert!(game.menu("c").iter().all(|choice| choice.starts_with("destroy")));
    game.refuses("c cancel", "WCP-108").refuses("c done", "WCP-108");
}

/// WCP-109: destruction may cut anything off.
#[test]
fn wcp_109_destruction_may_cut_off() {
    let mut game = Position::new(3)
        .hall((3, 0), 11)
        .hall((2, 0), 25)
        .hall((1, 0), 63)
        .hall((-3, 3), 63)
        .fleeing(P3)
        .place(P3, Location::Left(1))
        .at(P1, (2, 0))
        .at(P2, (-3, 3))
        .boosters(P1, 0)
        .turn(P3);
    game.play(&format!("c destroy {}", c(1, 0))).play("a move e");
    // The hall that (3,0) hangs on may go next, though no hall could be laid like that.
    game.state.stage = Stage::Fleeing { holder: P2, lapsed: 0 };
    game.play("b move sw").play(&format!("b destroy {}", c(2, 0)));
    assert!(game.state.board.rubble().contains(Cell::at(2, 0)));
}

/// WCP-110: the WCP tile is in no hand.
#[test]
fn wcp_110_the_tile_is_in_no_hand() {
    let game = flight().turn(P3);
    assert!(game.state.hands.values().iter().all(|hand| hand.halls.count() == 0));
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P3, lapsed: 0 });
}

#[test]
fn wcp_112_only_the_holder_destroys() {
    let mut game = flight().turn(P1);
    game.refuses("a destroy c19", "WCP-112").play("a move w");
    assert_eq!(game.state.turn, P2);
}

#[test]
fn wcp_113_rubble_cannot_be_entered_or_crossed() {
    let mut game = flight().destroyed(&[(2, 0)]).boosters(P1, 2).turn(P1);
    game.refuses("a move w", "WCP-113").refuses("a boost w w", "WCP-113").refuses("a boost nw sw", "WCP-113");
    let mut game = flight().place(P1, Location::Outside).destroyed(&[(3, 0)]).turn(P1);
    game.refuses("a move w", "WCP-113");
}

#[test]
fn v47_wcp_111_r51_leaving_with_the_tile() {
    let mut game = flight().hand(2, "t1a").turn(P3);
    game.play("c move nw").refuses("c lay t1a", "WCP-108").play(&format!("c destroy {}", c(1, 0)));
    assert_eq!((place(&game, P3), game.state.stage), (Location::Left(1), Stage::Fleeing { holder: P2, lapsed: 0 }));
}

/// WCP-R42: from the hole to any neighbour that is open towards it, and no way back.
#[test]
fn wcp_r42_off_the_hole() {
    // (1,0) is walled towards the hole.
    let mut game =
        Position::new(2).hall((1, 0), 55).full().fleeing(P2).at(P1, (0, 0)).at(P2, (3, 0)).boosters(P1, 0).turn(P1);
    game.refuses("a move e", "WCP-024");
    assert_eq!(choices(&game, "a", "move").len(), 5);
    game.play("a move w").play("b move w").play(&format!("b destroy {}", c(0, 1))).refuses("a move e", "WCP-R42");
}

/// WCP-R43, WCP-R09: a pawn outside when the exits open enters or drives off.
#[test]
fn v49_wcp_r43_outside_when_the_exits_open() {
    let mut game = flight().place(P1, Location::Outside).owns(P1, "t4a").hand(1, "t1a").turn(P1);
    game.offers("a", &["move w", "drive-off"]);
    let mut game2 = flight().place(P1, Location::Outside).destroyed(&[(3, 0)]).owns(P1, "t4a").hand(1, "t1a").turn(P1);
    game2.offers("a", &["drive-off"]).play("a drive-off");
    assert_eq!((place(&game2, P1), vehicle(&game2, P1).worth(&game2.state.content)), (Location::Left(1), 4));
    game.play("a move w");
    assert_eq!(place(&game, P1), inside(3, 0));
}

/// WCP-095, WCP-R48, WCP-R28: a vehicle destroyed with the exits open has left, with what it still owns.
#[test]
fn wcp_095_r48_r28_destroyed_is_left() {
    let mut game =
        flight().card(P1, "v10").boosters(P1, 0).owns(P1, "t5a").token((2, 0), "g10 r0").hand(0, "t1a").turn(P1);
    game.play("a move w");
    assert_eq!((place(&game, P1), vehicle(&game, P1).goods.clone()), (Location::Left(1), bag("")));
    assert_eq!(game.state.turn, P2, "the turn is over");
    let mut game = flight().card(P1, "v08").at(P2, (2, 0)).armour(P2, 4).owns(P2, "t5a t1a").hand(0, "t1a").turn(P1);
    game.play("a move w").play("a attack p2").play("a loot t1a");
    assert_eq!((place(&game, P2), vehicle(&game, P2).worth(&game.state.content)), (Location::Left(1), 5));
}

/// WCP-114, WCP-R49: trapped is who can never reach an exit; an empty cell helps while halls can still come.
#[test]
fn wcp_114_r49_trapped_and_cut_off() {
    let open = |position: Position| position.fleeing(P3).at(P2, (-3, 3)).at(P3, (0, -3));
    // All ways from (-1,0) lead over an empty cell.
    let mut position =
        Position::new(3).at(P1, (-1, 0)).hall((-1, 0), 63).hall((3, 0), 63).hall((-3, 3), 63).hall((0, -3), 63);
    position = open(position);
    assert!(position.0.is_cut_off(P1) && position.0.is_trapped(P1));
    let with_halls = position.hand(1, "h09");
    assert!(with_halls.0.is_cut_off(P1) && !with_halls.0.is_trapped(P1));
    // The hand of a player who is out of play does not help, a stack does.
    let gone = with_halls.place(P2, Location::Left(1));
    assert!(gone.0.is_trapped(P1));
    assert!(!gone.stack("h01").0.is_trapped(P1));
    // On the hole it is enough that a neighbour is open towards it.
    let hole = open(Position::new(3).full()).at(P1, (0, 0));
    assert!(!hole.0.is_trapped(P1));
    let around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    assert!(open(Position::new(3).full()).at(P1, (0, 0)).destroyed(&around).0.is_trapped(P1));
    let walled = Position::new(3).hall((1, 0), 55).full();
    assert!(open(walled).at(P1, (0, 0)).destroyed(&around[1..]).0.is_trapped(P1));
}

/// WCP-115, WCP-116, WCP-R53: who is cut off may play on or resign, at the start of the turn only.
#[test]
fn wcp_115_116_r53_resigning() {
    let mut game = island(Position::new(3), P1)
        .at(P2, (3, 0))
        .at(P3, (0, -3))
        .boosters(P1, 0)
        .fleeing(P1)
        .owns(P1, "t5a")
        .hand(0, "t1a")
        .turn(P1);
    game.offers("a", &["go-on", "resign"])
        .refuses("a move nw", "WCP-R53")
        .play("a go-on")
        .refuses("a resign", "WCP-R53");
    game.play("a move nw")
        .refuses("a resign", "WCP-R53")
        .play("a lay t1a")
        .play(&format!("a on {}", c(-1, 0)))
        .lists(&format!("a destroy {}", c(1, 0)));
    let mut game = island(Position::new(3), P1)
        .at(P2, (3, 0))
        .at(P3, (0, -3))
        .boosters(P2, 0)
        .fleeing(P1)
        .owns(P1, "t5a")
        .turn(P1);
    game.play("a resign");
    assert_eq!((place(&game, P1), game.state.stage), (Location::Resigned, Stage::Fleeing { holder: P3, lapsed: 0 }));
    assert!(!game.state.occupied().contains(Cell::at(-1, 0)), "the pawn is gone");
    game.play("b move w").play("c move e").play(&format!("c destroy {}", c(-1, 0)));
    assert_eq!(game.state.turn, P2, "skipped");
    assert_eq!(game.state.stage, Stage::Fleeing { holder: P2, lapsed: 0 });
    // Who is not cut off is not asked.
    let mut game = flight().turn(P1);
    game.refuses("a resign", "WCP-R53");
}

/// WCP-R50: a trapped pawn's vehicle that is destroyed goes out, but is lost.
#[test]
fn wcp_r50_trapped_and_destroyed_is_lost() {
    let mut game = island(Position::new(3), P1)
        .card(P1, "v10")
        .boosters(P1, 0)
        .at(P2, (3, 0))
        .at(P3, (0, -3))
        .token((-1, -1), "g10 r1")
        .fleeing(P1)
        .turn(P1);
    game.play("a go-on").play("a move nw");
    assert_eq!(place(&game, P1), Location::Lost);
    assert!(game.menu("a").iter().all(|choice| choice.starts_with("destroy")), "and still destroys");
}
