//! Laying halls and tokens, hands and stacks (clauses 019 to 022 and 033 to 042, rulings R05, R15 to R23, R64, vectors 1 to 12).

use super::*;
use crate::board::{Board, Dir, Fits};
use crate::state::active_entrances;

/// Lays a hall in one line, as far as it is allowed.
#[track_caller]
fn lay(game: &mut Play, seat: &str, hall: &str, (q, r): (i8, i8), turn: &str) {
    game.play(&format!("{seat} lay {hall}"))
        .play(&format!("{seat} on {}", c(q, r)))
        .play(&format!("{seat} turn {turn}"));
}

/// The ways in which a hall may be laid on a cell, as masks.
fn masks(board: &Board, hall: &str, (q, r): (i8, i8)) -> Vec<u8> {
    let row = built_in().get().hall(hall.parse().unwrap());
    let fits = board.survey().fits(Cell::at(q, r));
    let mut masks: Vec<u8> = (0..row.rotations)
        .map(|turn| row.passages.rotated(Rotation::new(turn)))
        .filter(|&way| fits.contains(way))
        .map(Edges::bits)
        .collect();
    masks.sort_unstable();
    masks
}

fn board(pawns: u8) -> Board {
    Board::new(active_entrances(pawns))
}

fn on(mut board: Board, halls: &[((i8, i8), u8)]) -> Board {
    for &((q, r), mask) in halls {
        board.lay_hall(Cell::at(q, r), hall_with(mask), Edges::new(mask));
    }
    board
}

#[test]
fn v01_wcp_033_turning_a_tile() {
    for (mask, turn, expected) in [(7, 2, 28), (7, 3, 56), (7, 5, 35), (11, 1, 22)] {
        assert_eq!(Edges::new(mask).rotated(Rotation::new(turn)).bits(), expected);
    }
}

#[test]
fn v02_wcp_034_where_the_first_hall_can_lie() {
    for (pawns, expected) in [(2, 8), (6, 12)] {
        let board = board(pawns);
        let cells: Vec<Cell> = board.empty().iter().filter(|cell| masks(&board, "h09", cell.axial()) == [63]).collect();
        assert_eq!(cells.len(), expected);
        assert!(Dir::ALL.iter().all(|&dir| cells.contains(&Cell::CENTRE.neighbour(dir).unwrap())));
        assert!(active_entrances(pawns).iter().all(|dir| cells.contains(&Cell::corner(dir))));
    }
}

#[test]
fn v03_wcp_035_036_a_corner_must_stay_open_both_ways() {
    let board = board(2);
    assert_eq!(masks(&board, "h01", (3, 0)), [7, 49]);
    assert_eq!(masks(&board, "h02", (3, 0)), [11, 25, 37]);
    assert_eq!(masks(&board, "h04", (3, 0)), [21]);
    assert_eq!(masks(&board, "h07", (3, 0)), [27, 45]);
}

#[test]
fn v04_wcp_034_one_link_is_enough() {
    let board = board(2);
    let fits = board.survey().fits(Cell::at(1, 0));
    for mask in 0..64 {
        assert_eq!(fits.contains(Edges::new(mask)), mask & 8 != 0, "{mask:06b}");
    }
}

#[test]
fn v06_wcp_034_a_wall_is_no_link() {
    let mut game = Position::new(2).hall((1, 0), 62).hand(0, "h09 h01").turn(P1);
    game.play("a lay h09").refuses(&format!("a on {}", c(2, 0)), "WCP-034");
    let board = on(board(2), &[((1, 0), 62)]);
    assert_eq!(board.survey().fits(Cell::at(2, 0)), Fits::NONE);
}

#[test]
fn v07_wcp_034_035_a_corner_must_not_be_cut_off() {
    let board = on(board(2), &[((1, -1), 63), ((2, -2), 31), ((3, -2), 14)]);
    assert_eq!(masks(&board, "h01", (2, -3)), [7, 35]);
    let mut game = Position::new(2).hall((1, -1), 63).hall((2, -2), 31).hall((3, -2), 14).hand(0, "h01").turn(P1);
    game.play("a lay h01").play(&format!("a on {}", c(2, -3)));
    // 14, 28 and 56 are turns 1, 2 and 3; 49 is turn 4.
    game.offers("a", &["turn r0", "turn r5"]).refuses("a turn r1", "WCP-035").refuses("a turn r4", "WCP-034");
}

#[test]
fn v08_wcp_036_only_an_active_entrance_is_an_area() {
    let halls = [((1, -1), 63), ((2, -2), 31), ((3, -2), 14), ((2, -3), 7)];
    assert!(masks(&on(board(2), &halls), "h01", (3, -3)).contains(&28));
    let six = on(board(6), &halls);
    assert!(!masks(&six, "h01", (3, -3)).contains(&28));
    assert!(masks(&six, "h01", (3, -3)).contains(&56));
    let mut game = halls
        .into_iter()
        .fold(Position::new(6), |position, (cell, mask)| position.hall(cell, mask))
        .hand(0, "h01")
        .turn(P1);
    game.play("a lay h01").play(&format!("a on {}", c(3, -3))).refuses("a turn r2", "WCP-036").lists("a turn r3");
}

/// The board of vector 9: all open but (3,-1), and (3,0) is empty.
fn last_gap() -> Position {
    let mut position = Position::new(2).hall((3, -1), 35);
    for cell in position.0.board.empty().without(Cell::at(3, 0)).iter() {
        position = position.hall(cell.axial(), 63);
    }
    position
}

#[test]
fn v09_wcp_035_the_last_gap() {
    let board = last_gap().0.board;
    for (hall, expected) in [("h01", &[] as &[u8]), ("h03", &[]), ("h02", &[25]), ("h04", &[21]), ("h09", &[63])] {
        assert_eq!(masks(&board, hall, (3, 0)), expected, "{hall}");
    }
    let mut game = last_gap().at(P1, (0, -1)).hand(0, "h01 h02 h04 h09").turn(P1);
    game.play("a move nw").refuses("a lay h01", "WCP-038").refuses("a lay h03", "WCP-033");
}

/// WCP-038, WCP-R17, WCP-R37, WCP-080: what cannot be laid is kept, and after a round without a hall everybody may press.
#[test]
fn v10_wcp_038_r17_r37_halls_that_cannot_be_laid() {
    let mut game = last_gap().boosters(P1, 0).boosters(P2, 0).at(P1, (-1, 0)).at(P2, (0, -2)).hand(0, "h01").turn(P1);
    game.play("a move nw").play("b move nw");
    assert_eq!(game.state.stage, Stage::Closed { turns: 0 });
    assert_eq!(game.state.hands[Seat::new(0)].size().halls, 1, "the tile is kept");
    game.play("a move se").play("b move se").play("a move e").lists("a press");
    let mut game = last_gap().closed().at(P1, (0, 2)).at(P2, (0, -1)).hand(0, "h01").turn(P2);
    game.play("b move se").lists("b press");
}

#[test]
fn v12_wcp_100_101_nothing_is_laid_on_rubble() {
    let position = || {
        Position::new(2)
            .hall((1, 0), 63)
            .hall((2, 0), 63)
            .hall((3, 0), 63)
            .hall((1, -1), 63)
            .fleeing(P2)
            .destroyed(&[(1, -1)])
            .at(P1, (2, 0))
            .boosters(P1, 0)
    };
    let mut game = position().hand(0, "h09").turn(P1);
    game.play("a move e")
        .play("a lay h09")
        .refuses("a on c18", "WCP-100")
        .refuses(&format!("a on {}", c(1, -1)), "WCP-100");
    let mut game = position().hand(0, "t1a").turn(P1);
    game.play("a move e")
        .play("a lay t1a")
        .refuses("a on c18", "WCP-101")
        .refuses(&format!("a on {}", c(1, -1)), "WCP-101");
}

#[test]
fn wcp_019_exactly_one_hall() {
    let mut game = Position::new(2).hand(0, "h09 h09 t1a").turn(P1);
    lay(&mut game, "a", "h09", (1, 0), "r0");
    game.refuses("a lay h09", "WCP-020").offers("a", &["lay t1a"]);
}

#[test]
fn wcp_020_exactly_one_token() {
    let mut game = Position::new(2).hall((1, 0), 63).hall((0, 1), 63).hand(0, "t1a t2a").hand(1, "t3a").turn(P1);
    game.refuses("a go-on", "WCP-R53").refuses("a turn r0", "WCP-020");
    game.play("a lay t1a").play(&format!("a on {}", c(1, 0))).not_asked("a lay t2a");
    assert_eq!(game.state.hands[Seat::new(0)].tokens, bag("t2a"));
}

/// WCP-021, WCP-022: up to six of each, as far as the stacks last; the owner sees what, the others how much.
#[test]
fn wcp_021_022_hands_are_refilled() {
    let mut game = Position::new(2)
        .hall((1, 0), 63)
        .hand(0, "h09 t1a")
        .hand(1, "t1a")
        .stack("h01 h01 t5a t5a t5a t5a t5a t5a t5a")
        .turn(P1);
    lay(&mut game, "a", "h09", (0, 1), "r0");
    game.play("a lay t1a").play(&format!("a on {}", c(1, 0)));
    let hand = game.state.hands[Seat::new(0)].size();
    assert_eq!((hand.halls, hand.tokens), (2, 6), "the hall stack ran out");
    assert_eq!((game.state.stack.size().halls, game.state.stack.size().tokens), (0, 1));
    assert!(told(&game, &Event::Drew { seat: Seat::new(0), halls: 2, tokens: 6 }));
    let faces = game.told.iter().find(|told| matches!(told.event, Event::DrewFaces { .. })).unwrap();
    assert_eq!(faces.to, engine::Audience::seat(Seat::new(0)));
}

/// WCP-033, WCP-R05: any tile of the hand on any free cell in any rotation that fits.
#[test]
fn wcp_033_r05_a_hall_lies_as_it_was_turned() {
    let mut game = Position::new(2).hall((3, 0), 63).hand(0, "h01 h09").turn(P1);
    game.play("a move w")
        .refuses("a lay h02", "WCP-033")
        .play("a lay h01")
        .refuses(&format!("a on {}", c(3, 0)), "WCP-033");
    game.refuses("a on c18", "WCP-100").play(&format!("a on {}", c(1, 0)));
    // All turns of the fan with bit 3: 14, 28 and 56.
    game.offers("a", &["turn r1", "turn r2", "turn r3"]).refuses("a turn r0", "WCP-034").play("a turn r2");
    assert_eq!(game.state.board.passages(Cell::at(1, 0)).bits(), 28);
}

/// WCP-037: a wall may face a passage.
#[test]
fn wcp_037_edges_need_not_match() {
    let board = on(board(2), &[((1, 0), 63)]);
    assert!(masks(&board, "h01", (1, -1)).contains(&7), "passage to (1,0), wall towards the centre");
}

/// WCP-R18: a passage to any intact hall is enough, even to one that no pawn can reach.
#[test]
fn wcp_r18_a_hall_need_not_be_reachable() {
    let mut game = Position::new(2).hall((0, -1), 63).hand(0, "h09").turn(P1);
    game.play("a lay h09").lists(&format!("a on {}", c(0, -2))).lists(&format!("a on {}", c(1, 0)));
}

/// WCP-R64: each look of a tile once.
#[test]
fn wcp_r64_turns_that_look_alike_are_offered_once() {
    let mut game = Position::new(2).hand(0, "h04").turn(P1);
    game.play("a lay h04").play(&format!("a on {}", c(1, 0))).offers("a", &["turn r1"]);
    game.refuses("a turn r3", "WCP-R64").refuses("a turn r0", "WCP-034");
    let looks = [("g01", 1), ("g02", 6), ("g04", 3), ("g05", 2), ("g09", 3), ("g10", 6)];
    for (guard, turns) in looks {
        let mut game = Position::new(2).hall((1, 0), 63).hand(0, guard).turn(P1);
        game.play(&format!("a lay {guard}")).play(&format!("a on {}", c(1, 0)));
        assert_eq!(game.menu("a").len(), turns, "{guard}");
        if turns < 6 {
            game.refuses("a turn r5", "WCP-R64");
        }
    }
}

/// WCP-R19: halls and tokens must be laid in stage II as well; WCP-099: they may be.
#[test]
fn wcp_099_r19_laying_goes_on_in_stage_two() {
    let mut game = Position::new(2)
        .hall((3, 0), 63)
        .hall((2, 0), 63)
        .hall((2, -1), 63)
        .fleeing(P2)
        .at(P1, (2, 0))
        .boosters(P1, 0)
        .hand(0, "h09 t1a")
        .hand(1, "t2a")
        .turn(P1);
    game.play("a move nw").offers("a", &["lay h09"]);
    lay(&mut game, "a", "h09", (1, 0), "r0");
    game.offers("a", &["lay t1a"]).play("a lay t1a").play(&format!("a on {}", c(1, 0)));
    assert_eq!(game.state.turn, P2);
}

/// WCP-039, WCP-040, WCP-043: face up on any laid hall without token, pawn or button.
#[test]
fn wcp_039_040_043_where_a_token_can_lie() {
    let mut game = Position::new(2)
        .hall((3, 0), 63)
        .hall((2, 0), 63)
        .hall((1, 0), 63)
        .hall((2, -1), 63)
        .hall((1, 1), 63)
        .at(P2, (1, 0))
        .at(P1, (3, 0))
        .boosters(P1, 0)
        .token((2, -1), "t5a")
        .hand(0, "t1a g01")
        .turn(P1);
    game.play("a move w").refuses("a lay t2a", "WCP-039").play("a lay t1a");
    assert_eq!(choices(&game, "a", "on"), cells("on", &[(3, 0), (1, 1)]));
    game.refuses(&format!("a on {}", c(2, -1)), "WCP-040").refuses(&format!("a on {}", c(1, 0)), "WCP-040");
    game.refuses(&format!("a on {}", c(2, 0)), "WCP-040").refuses("a on c18", "WCP-040");
    game.refuses(&format!("a on {}", c(0, 1)), "WCP-039").play(&format!("a on {}", c(1, 1)));
    assert_eq!(game.state.board.token(Cell::at(1, 1)).unwrap().token, Token::RationTins);
    assert!(told(
        &game,
        &Event::LaidToken { pawn: who(P1), token: Token::RationTins, cell: Cell::at(1, 1), rotation: Rotation::NONE }
    ));
}

/// WCP-041, WCP-R23: guards are turned, nothing else is.
#[test]
fn wcp_041_r23_only_guards_are_turned() {
    let mut game = Position::new(2).hall((1, 0), 63).hand(0, "g07 t1a").turn(P1);
    game.play("a lay g07").play(&format!("a on {}", c(1, 0)));
    assert_eq!(game.menu("a").len(), 6);
    game.play("a turn r3");
    assert_eq!(game.state.board.token(Cell::at(1, 0)).unwrap().rotation, Rotation::new(3));
    let mut game = Position::new(2).hall((1, 0), 63).hand(0, "t1a").hand(1, "t1a").turn(P1);
    game.play("a lay t1a").refuses("a turn r0", "WCP-020").play(&format!("a on {}", c(1, 0)));
    assert!(game.state.board.token(Cell::at(1, 0)).is_some(), "no turn is asked for");
}

/// WCP-042, WCP-R20: the hall laid in the same turn may take the token, reachable or not.
#[test]
fn wcp_042_the_new_hall_may_take_the_token() {
    let mut game = Position::new(2).hand(0, "h09 t1a").turn(P1);
    lay(&mut game, "a", "h09", (0, -1), "r0");
    game.play("a lay t1a").offers("a", &[&format!("on {}", c(0, -1))]);
}

/// WCP-R21: without an empty hall nothing is laid, nothing is discarded, and above six nothing is drawn.
#[test]
fn wcp_r21_no_empty_hall_no_token() {
    let mut game =
        Position::new(2).hall((3, 0), 63).boosters(P1, 0).hand(0, "t1a t1a t1a t1a t1a t1a t1a").stack("t2a").turn(P1);
    game.play("a move w");
    assert_eq!((game.state.hands[Seat::new(0)].size().tokens, game.state.stack.size().tokens), (7, 0));
    assert_eq!(game.state.hands[Seat::new(1)].size().tokens, 1, "whoever is below six draws");
}

/// WCP-R22: what returns is mixed in, and an empty stack can be drawn from again.
#[test]
fn wcp_r22_returned_tokens_can_be_drawn_again() {
    let mut game = corridor().card(P1, "v04").at(P1, (3, 0)).token((2, 0), "g10 r0").owns(P1, "t5a").turn(P1);
    game.play("a move w");
    let drawn = game.state.hands[Seat::new(0)].tokens.clone();
    assert_eq!(drawn, bag("g10 t5a"), "refilled from what came back");
    let deck = format!("{:?}", game.view("c").stack);
    assert!(!deck.contains("t5a"), "a stack shows its size only");
}

/// WCP-R15, WCP-R16: the quick method agrees with the plain definition, on boards of random games in both stages.
#[test]
fn wcp_035_r15_r16_quick_and_plain_agree() {
    let mut dice = Dice::seeded(5);
    let mut menu = Vec::new();
    let mut compared = 0;
    for game in 0..30 {
        let players = 2 + game % 5;
        let mut state = Wcp::setup(&options(players as u8, false), &mut dice);
        let mut step = 0;
        while let Some(seat) = Wcp::deciders(&state).first() {
            menu.clear();
            Wcp::legal(&state, seat, &mut menu);
            Wcp::apply(&mut state, seat, *dice.pick(&menu), &mut dice, &mut Log::silent()).unwrap();
            step += 1;
            if step % 23 == 0 {
                compared += compare(&state.board);
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

fn compare(board: &Board) -> u32 {
    let survey = board.survey();
    let mut compared = 0;
    for cell in board.empty().iter() {
        let fits = if survey.frontier().contains(cell) { survey.fits(cell) } else { Fits::NONE };
        let before = areas(board, None);
        for mask in 0..64 {
            let way = Edges::new(mask);
            assert_eq!(fits.contains(way), plainly_legal(board, &before, cell, way), "{cell} {mask:06b}");
            assert_eq!(fits.contains(way), survey.check(cell, way).is_ok());
            compared += 1;
        }
    }
    compared
}

/// A member of the same area for every cell (by its number) and active entrance (from 37), by merging neighbours.
fn areas(board: &Board, laid: Option<(Cell, Edges)>) -> Vec<usize> {
    let nodes = board.empty().or(board.intact());
    let open = |cell: Cell, dir: Dir| match laid {
        Some((new, way)) if new == cell => way.contains(dir),
        _ => board.empty().contains(cell) || board.has_passage(cell, dir),
    };
    let mut areas: Vec<usize> = (0..37 + 6).collect();
    for cell in nodes.iter() {
        for dir in Dir::ALL.into_iter().filter(|&dir| open(cell, dir)) {
            let next = cell.neighbour(dir).filter(|&next| nodes.contains(next) && open(next, dir.opposite()));
            let entrance = cell.entrance() == Some(dir) && board.active().contains(dir);
            let other = next.map(|next| usize::from(next.number())).or(entrance.then_some(37 + dir as usize));
            if let Some(other) = other {
                let (old, new) = (areas[usize::from(cell.number())], areas[other]);
                areas.iter_mut().filter(|area| **area == old).for_each(|area| *area = new);
            }
        }
    }
    areas
}

fn plainly_legal(board: &Board, before: &[usize], cell: Cell, way: Edges) -> bool {
    let linked = way.iter().any(|dir| {
        let hall = cell.neighbour(dir).is_some_and(|next| board.has_passage(next, dir.opposite()));
        hall || (cell.entrance() == Some(dir) && board.active().contains(dir))
    });
    // Whatever was joined before is joined after.
    let after = areas(board, Some((cell, way)));
    linked && before.iter().zip(&after).all(|(&old, &new)| after[old] == new)
}
