//! The end and the winner (clauses 002 and 117 to 124, rulings R54, R56, R61, R62, vectors 50, 51, 55).

use super::*;

/// A base of one hall at each entrance, exits open.
fn ruins(players: u8) -> Position {
    Position::new(players).full().fleeing(P2)
}

/// The island of a trapped pawn.
const MOAT: [(i8, i8); 7] = [(-2, 0), (-2, 1), (-1, 1), (0, -1), (-2, -1), (-1, -2), (0, -2)];

#[test]
fn v50_wcp_002_117_118_119_121_the_winner() {
    let position = ruins(4)
        .destroyed(&MOAT)
        .owns(P1, "t5a t5a t4a")
        .owns(P2, "t5b t5b t4b uf1")
        .owns(P3, "t5a t5a t5b t5b")
        .place(P1, Location::Left(2))
        .place(P2, Location::Left(1))
        .at(P3, (-1, 0))
        .at(P4, (-1, -1))
        .boosters(P3, 0);
    let mut game = position.turn(P3);
    game.play("c resign");
    let outcome = game.outcome();
    assert_eq!(outcome.to_string(), "b won, places 2 1 3 3, end-all-out");
    assert_eq!(Wcp::deciders(&game.state), engine::Seats::NONE);
}

/// WCP-118: a higher total beats an earlier leaving; upgrades do not count (WCP-121).
#[test]
fn wcp_118_121_more_beats_earlier() {
    let mut game = ruins(3)
        .owns(P1, "t1a ua2 ua2")
        .owns(P2, "t2a")
        .place(P1, Location::Left(1))
        .place(P2, Location::Left(2))
        .at(P3, (0, 3))
        .boosters(P3, 0)
        .turn(P3);
    game.play("c move se");
    assert_eq!(game.outcome().to_string(), "b won, places 2 1 3, end-all-out");
}

#[test]
fn v51_wcp_120_r56_a_pawn_that_left_with_nothing_wins_and_without_any_all_lose() {
    let mut game = ruins(2).destroyed(&MOAT).place(P1, Location::Left(1)).at(P2, (-1, 0)).owns(P2, "t5a").turn(P2);
    game.play("b resign");
    assert_eq!(game.outcome().to_string(), "a won, places 1 2, end-all-out");
    let mut game = ruins(2).destroyed(&MOAT).at(P1, (-1, -1)).at(P2, (-1, 0)).owns(P2, "t5a").turn(P2);
    game.play("b resign");
    assert_eq!(game.outcome().to_string(), "- won, places 1 1, end-nobody-left");
}

/// WCP-R54: the end is checked at the end of a turn, not when the last way is cut in the middle of it.
#[test]
fn wcp_117_r54_the_end_is_checked_at_the_end_of_a_turn() {
    let mut game = ruins(2).place(P1, Location::Left(1)).at(P2, (3, 0)).boosters(P2, 0).turn(P2);
    game.play("b move e");
    assert!(Wcp::outcome(&game.state).is_none(), "all have left, but the duty remains");
    game.play(&format!("b destroy {}", c(1, 0)));
    assert!(Wcp::outcome(&game.state).is_some());
    // A pawn that can still leave keeps it going.
    let mut game = ruins(2).at(P1, (3, 0)).at(P2, (2, 0)).boosters(P2, 0).turn(P2);
    game.play("b move e").play("b ignore").play(&format!("b destroy {}", c(1, 0)));
    assert!(Wcp::outcome(&game.state).is_none());
    assert_eq!(
        Wcp::apply(&mut game.state, Seat::new(1), "move e".parse().unwrap(), &mut Dice::seeded(1), &mut Log::silent()),
        Err(engine::Illegal::NotAsked(Seat::new(1)))
    );
}

#[test]
fn wcp_117_after_the_end_nothing_is_accepted() {
    let mut game = ruins(2).place(P1, Location::Left(1)).at(P2, (3, 0)).boosters(P2, 0).turn(P2);
    game.play("b move e").play(&format!("b destroy {}", c(1, 0)));
    for seat in 0..2 {
        let refused = Wcp::apply(
            &mut game.state,
            Seat::new(seat),
            "press".parse().unwrap(),
            &mut Dice::seeded(1),
            &mut Log::silent(),
        );
        assert_eq!(refused, Err(engine::Illegal::Over));
    }
}

fn team_end(places: [Location; 6], goods: [&str; 6]) -> Play {
    let mut position = Position::teams(2).full().fleeing(P1);
    for number in 0..6 {
        let pawn = Pawn::new(number);
        position = position.place(pawn, places[usize::from(number)]).owns(pawn, goods[usize::from(number)]);
    }
    position.turn(P2)
}

/// WCP-123, WCP-124, WCP-R62: trophies of the pawns that left are added up; a tie goes to the team that was out earlier.
#[test]
fn v55_wcp_123_124_r62_team_scoring() {
    use Location::{Left, Lost};
    let outside = Location::Outside;
    // The second team's last pawn leaves as number 5; the last pawn of the first left as number 4.
    let mut game =
        team_end([Left(4), outside, Left(2), Left(1), Lost, Left(3)], ["t5a t5a", "t5b", "t5a", "t5b", "t5a", "t5b"]);
    game.play("b drive-off");
    assert_eq!(place(&game, P2), Left(5));
    assert_eq!(game.outcome().to_string(), "a won, places 1 2, end-all-out");
    // Trophies of a pawn that did not leave count nothing.
    let mut game =
        team_end([Left(4), outside, Lost, Left(1), Lost, Left(3)], ["t5a", "t5b", "t5a", "t5b", "t5a", "t5b"]);
    game.play("b drive-off");
    assert_eq!(game.outcome().to_string(), "b won, places 2 1, end-all-out");
}

/// WCP-R62: without a pawn that left a team cannot win, even with more trophies.
#[test]
fn wcp_r62_a_team_needs_one_that_left() {
    use Location::{Left, Lost};
    let mut game = team_end([Lost, Location::Outside, Lost, Lost, Lost, Left(1)], ["t5a", "", "t5a", "t5b", "t5a", ""]);
    game.play("b drive-off");
    assert_eq!(game.outcome().winners, engine::Seats::only(Seat::new(1)));
}

/// WCP-R61: after a press each of the other five pawns has one turn, own ones included; the tile goes from pawn to pawn.
#[test]
fn wcp_r61_teams_and_the_button() {
    let mut position = Position::teams(2).full().stage(Stage::Pressed { presser: P1 }).at(P1, (0, 0));
    let spots = [(3, -1), (0, 2), (-2, 3), (-3, 1), (0, -3)];
    for (number, spot) in (1..6).zip(spots) {
        position = position.at(Pawn::new(number), spot).boosters(Pawn::new(number), 0);
    }
    let mut game = position.boosters(P1, 0).turn(P2);
    for (number, seat) in (1..6).zip(["b", "a", "b", "a", "b"]) {
        assert_eq!((game.state.turn, game.state.stage), (Pawn::new(number), Stage::Pressed { presser: P1 }));
        let menu = game.menu(seat);
        game.play(&format!("{seat} {}", menu[0]));
    }
    assert_eq!((game.state.turn, game.state.stage), (P1, Stage::Opening));
    game.play("a move e");
    assert_eq!(game.state.stage, Stage::Fleeing { holder: Pawn::new(5), lapsed: 0 });
}

/// WCP-R61: resigning is for each pawn.
#[test]
fn wcp_r61_a_pawn_resigns_alone() {
    let mut position = Position::teams(2).full().fleeing(P1).destroyed(&MOAT).at(P1, (-1, 0));
    for number in 1..6 {
        position = position.place(Pawn::new(number), Location::Outside);
    }
    let mut game = position.turn(P1);
    game.play("a resign");
    assert_eq!((place(&game, P1), place(&game, P3)), (Location::Resigned, Location::Outside));
    game.play("b drive-off").lists("a drive-off");
}
