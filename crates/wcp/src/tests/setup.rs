//! Players, goal, setup (clauses 001 to 014 and 122, rulings R01 to R07, R58, R59, R63).

use engine::{BadOptions, Clause};

use super::*;
use crate::content::{HALLS, TOKENS};
use crate::state::{active_entrances, entrance};

fn picked(players: u8, teams: &str, first: u32) -> Play {
    let mut game = Play::deal(players, [("teams", teams)], [first]);
    game.any_dice(3);
    let pawns = game.state.pawns();
    for number in (0..pawns).rev() {
        let seat = game.state.owner(Pawn::new(number));
        game.play(&format!("{seat} pick v0{}", number + 1));
    }
    game
}

#[test]
fn wcp_001_two_to_six_players_with_one_pawn_each() {
    assert_eq!(Wcp::ABOUT.seats, 2..=6);
    for players in 2..=6 {
        let state = Wcp::setup(&options(players, false), &mut Dice::seeded(1));
        assert_eq!(state.pawns(), players);
        let owners: std::collections::BTreeSet<Seat> =
            state.vehicles.iter().map(|(pawn, _)| state.owner(pawn)).collect();
        assert_eq!(owners.len(), usize::from(players));
    }
}

/// WCP-122, WCP-R58: six pawns, each a seat of its own with its own vehicle; no teams for four or more.
#[test]
fn wcp_122_r58_two_or_three_players_may_have_six_pawns() {
    for players in [2, 3] {
        let game = picked(players, "on", 0);
        assert_eq!(game.state.pawns(), 6);
        for number in 0..6 {
            assert_eq!(game.state.owner(Pawn::new(number)).number(), number % players);
            assert_eq!(vehicle(&game, Pawn::new(number)).card, Some(format!("v0{}", number + 1).parse().unwrap()));
        }
        assert_eq!(game.state.board.active(), Edges::ALL);
    }
    let settings = Settings::read(Wcp::ABOUT.options, 2..=6, 4, [("teams", "on")]).unwrap();
    let BadOptions(faults) = Wcp::options(&settings).unwrap_err();
    assert_eq!((faults[0].key.as_str(), faults[0].clause), ("teams", Some(Clause::new("WCP-122"))));
}

#[test]
fn v52_wcp_015_r58_turns_go_round_the_teams() {
    for (players, order) in [(2, "ababab"), (3, "abcabc")] {
        let state = Wcp::setup(&options(players, true), &mut Dice::scripted([0]));
        let owners: String = state.vehicles.iter().map(|(pawn, _)| state.owner(pawn).letter()).collect();
        assert_eq!(owners, order);
        for (pawn, _) in state.vehicles.iter() {
            assert_eq!(entrance(state.board.active(), pawn) as u8, pawn.number(), "E0 to E5 in turn order");
        }
    }
}

/// WCP-003, WCP-004, WCP-R03: vehicles are picked in reverse turn order, each once, and start with the printed values.
#[test]
fn wcp_003_004_r03_vehicles_are_picked_in_reverse_order() {
    let mut game = Play::deal(3, [], [1]);
    game.any_dice(1).not_asked("b pick v01").refuses("a move e", "WCP-003").play("a pick v06");
    assert_eq!(values(&game, P3), (3, 6, 2));
    game.refuses("c pick v06", "WCP-R03").play("c pick v10").play("b pick v08");
    assert_eq!((values(&game, P1), values(&game, P2)), ((4, 7, 0), (4, 4, 2)));
    assert_eq!(game.menu("b")[0].split(' ').next(), Some("lay"), "the first in turn order begins");
    game.refuses("b pick v01", "WCP-003");
}

/// WCP-008, WCP-R04: the central hall lies on the centre, open to all sides, and is none of the 36.
#[test]
fn wcp_008_r04_the_central_hall_is_laid() {
    let game = picked(2, "off", 0);
    assert_eq!(game.state.board.passages(Cell::CENTRE), Edges::ALL);
    assert_eq!(game.state.board.hall(Cell::CENTRE), None);
    assert_eq!(game.state.board.intact().len(), 1);
}

/// WCP-009, WCP-010, WCP-R63: six halls and six tokens for each player, the rest are stacks, when all have picked.
#[test]
fn wcp_009_010_r63_hands_are_dealt_after_the_picks() {
    let before = Wcp::setup(&options(4, false), &mut Dice::seeded(1));
    assert!(before.hands.values().iter().all(|hand| hand.size() == Default::default()));
    assert_eq!((before.stack.halls.count(), before.stack.tokens.count()), (36, 108));
    for players in 2..=6 {
        let game = picked(players, "off", 0);
        assert!(game.state.hands.values().iter().all(|hand| (hand.halls.count(), hand.tokens.count()) == (6, 6)));
        let stack = game.state.stack.size();
        assert_eq!((stack.halls, stack.tokens), (HALLS - 6 * players, TOKENS - 6 * players));
    }
}

/// WCP-R59: one hand for each player, not for each pawn.
#[test]
fn wcp_r59_a_team_has_one_hand() {
    let game = picked(2, "on", 0);
    assert_eq!(game.state.stack.size().halls, HALLS - 12);
    let mut game = Position::teams(2)
        .hall((3, 0), 63)
        .hall((-1, 0), 63)
        .hand(0, "h09 t1a")
        .hand(1, "h09 t1a")
        .stack("t2a")
        .turn(P1);
    game.play("a move w").play("a lay h09").play(&format!("a on {}", c(2, 0))).play("a turn r0");
    game.play("a lay t1a").play(&format!("a on {}", c(2, 0)));
    assert_eq!(game.state.hands[Seat::new(0)].size().tokens, 1, "refilled in the turn of the pawn");
    game.play("b lay h09").play(&format!("b on {}", c(0, 3))).play("b turn r0");
    game.play("b lay t1a").play(&format!("b on {}", c(0, 3)));
    assert_eq!(game.state.turn, P3);
    game.offers("a", &["lay t2a"]);
}

/// WCP-011, WCP-066: outside, each at its own entrance.
#[test]
fn wcp_011_pawns_start_outside() {
    let game = picked(6, "off", 0);
    assert!(game.state.vehicles.values().iter().all(|vehicle| vehicle.place == Location::Outside));
}

/// WCP-012, WCP-R02: opposite, every second, two free ones opposite, all but E5, all.
#[test]
fn wcp_012_r02_entrances_by_number_of_players() {
    let expected: [&[u8]; 5] = [&[0, 3], &[0, 2, 4], &[0, 1, 3, 4], &[0, 1, 2, 3, 4], &[0, 1, 2, 3, 4, 5]];
    for (pawns, entrances) in (2..=6).zip(expected) {
        let active: Vec<u8> = active_entrances(pawns).iter().map(|dir| dir as u8).collect();
        assert_eq!(active, entrances);
        let by_pawn: Vec<u8> =
            (0..pawns).map(|pawn| entrance(active_entrances(pawns), Pawn::new(pawn)) as u8).collect();
        assert_eq!(by_pawn, entrances, "clockwise in turn order");
    }
}

/// WCP-R01, and section 4: entrances at the corners, on the outward edge.
#[test]
fn wcp_r01_entrances_are_at_the_corners() {
    let corners: Vec<u8> = crate::board::Dir::ALL.map(|dir| Cell::corner(dir).number()).to_vec();
    assert_eq!(corners, [21, 36, 33, 15, 0, 3]);
    for dir in crate::board::Dir::ALL {
        assert_eq!(Cell::corner(dir).entrance(), Some(dir));
        assert_eq!(Cell::corner(dir).neighbour(dir), None);
    }
    assert_eq!(Cell::CENTRE.number(), 18);
    assert_eq!(Cell::at(0, -2).entrance(), None);
}

#[test]
fn wcp_013_entrances_stay_active_or_passive() {
    let mut game = Position::new(2).full().fleeing(P2).at(P1, (3, 0)).turn(P1);
    let active = game.state.board.active();
    game.play("a move e");
    assert_eq!(game.state.board.active(), active);
}

#[test]
fn wcp_014_stage_one_then_stage_two() {
    let mut game = picked(2, "off", 0);
    assert!(matches!(game.state.stage, Stage::Looting { .. }));
    let mut seen = Vec::new();
    let mut dice = Dice::seeded(9);
    let mut menu = Vec::new();
    while let Some(seat) = Wcp::deciders(&game.state).first() {
        let stage = match game.state.stage {
            Stage::Looting { .. } | Stage::Closed { .. } | Stage::Pressed { .. } => 1,
            Stage::Opening | Stage::Fleeing { .. } => 2,
        };
        seen.push(stage);
        menu.clear();
        Wcp::legal(&game.state, seat, &mut menu);
        let action = *dice.pick(&menu);
        Wcp::apply(&mut game.state, seat, action, &mut dice, &mut Log::silent()).unwrap();
    }
    assert!(seen.is_sorted() && seen.contains(&2));
}

#[test]
fn wcp_r07_nothing_is_limited() {
    // A vehicle with every upgrade of the game still counts right, and carries every trophy.
    let all: String = Token::PRINTED[..15]
        .iter()
        .map(|token| format!("{token} ").repeat(usize::from(built_in().all_tokens.of(*token))))
        .collect();
    let game = Position::new(2).hall((3, 0), 63).owns(P1, &all).turn(P1);
    assert_eq!(values(&game, P1).0, 2 + 4);
    assert_eq!(vehicle(&game, P1).worth(&game.state.content), 128);
    assert_eq!(vehicle(&game, P1).goods.count(), 78);
}
