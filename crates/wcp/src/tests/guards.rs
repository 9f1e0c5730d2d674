//! Trophies, upgrades and guards (clauses 005, 006, 043 to 052 and 059 to 068, rulings R24, R26 to R29, vectors 20 to 26).

use super::*;
use crate::event::Fight;
use crate::rules::moving::guard_fight;

#[test]
fn wcp_043_044_the_pawn_that_enters_takes_the_trophy() {
    // Laid by player b, taken by player a.
    let mut game = corridor().hand(0, "t1a").hand(1, "t5b").turn(P2);
    game.play("b lay t5b").play(&format!("b on {}", c(3, 0))).play("a move w");
    assert_eq!(vehicle(&game, P1).goods, bag("t5b"));
    assert_eq!(vehicle(&game, P1).worth(&game.state.content), 5);
    assert!(game.state.board.stocked().is_empty());
}

/// WCP-007, WCP-045, WCP-R24: an upgrade adds its markers at once.
#[test]
fn wcp_045_r24_an_upgrade_raises_a_value() {
    for (upgrade, expected) in
        [("uf1", (3, 10, 1)), ("ua1", (2, 11, 1)), ("ua2", (2, 12, 1)), ("ub1", (2, 10, 2)), ("ub2", (2, 10, 3))]
    {
        let mut game = corridor().token((3, 0), upgrade).turn(P1);
        game.play("a move w");
        assert_eq!((values(&game, P1), vehicle(&game, P1).goods.clone()), (expected, bag(upgrade)), "{upgrade}");
    }
}

/// WCP-R24: a gain is added to the values left, and nothing else repairs.
#[test]
fn wcp_r24_an_upgrade_does_not_repair() {
    let mut game = corridor().armour(P1, 3).boosters(P1, 0).token((3, 0), "ua2").turn(P1);
    game.play("a move w");
    assert_eq!(values(&game, P1), (2, 5, 0));
}

/// WCP-048, WCP-049, WCP-052, WCP-059: the edge of entering decides between capture and fight.
#[test]
fn v20_wcp_048_049_052_059_the_edge_decides() {
    let mut game = corridor().at(P1, (3, 0)).token((2, 0), "g07 r0").turn(P1);
    game.play("a move w");
    assert_eq!(vehicle(&game, P1).armour, 10 - 3);
    let fight = Fight::Won { armour: 7 };
    assert!(told(&game, &Event::Fought { pawn: who(P1), guard: Token::Lancer, fight, before: 10 }));
    let mut game = corridor().at(P1, (3, 0)).token((2, 0), "g07 r3").turn(P1);
    game.play("a move w");
    assert_eq!(vehicle(&game, P1).armour, 10);
    assert!(told(&game, &Event::Captured { pawn: who(P1), guard: Token::Lancer }));
}

/// WCP-R26: the entrance edge can be protected, and arrows on other edges or on walls do not matter.
#[test]
fn wcp_r26_only_the_edge_entered_counts() {
    // (3,0) is entered from outside through edge 0. The colossus protects 0 and 1 as printed, 1 and 2 turned once.
    for (turn, armour) in [("g03 r0", 8), ("g03 r1", 10), ("g03 r2", 10), ("g03 r3", 8)] {
        let mut game = corridor().token((3, 0), turn).turn(P1);
        game.play("a move w");
        assert_eq!(vehicle(&game, P1).armour, armour, "{turn}");
    }
}

/// WCP-050, WCP-051, WCP-R29: a captured guard joins the hand and may be laid in the same turn.
#[test]
fn v25_wcp_050_051_r29_seven_for_the_moment() {
    let six = "t1a t1a t1a t1a t1a t1a";
    let mut game = corridor().at(P1, (3, 0)).token((2, 0), "g07 r3").hand(0, six).stack("t2a").turn(P1);
    game.play("a move w");
    assert_eq!(game.state.hand().size().tokens, 7);
    game.lists("a lay g07").play("a lay g07").play(&format!("a on {}", c(3, 0))).play("a turn r0");
    assert_eq!(game.state.hands[Seat::new(0)].tokens, bag(six), "six, and nothing drawn");
    // Without an empty hall all seven stay.
    let mut game = Position::new(2).hall((3, 0), 63).token((3, 0), "g10 r3").hand(0, six).turn(P1);
    game.play("a move w");
    assert_eq!(game.state.hands[Seat::new(0)].size().tokens, 7);
}

#[test]
fn v21_wcp_005_060_061_fights_to_the_end() {
    assert_eq!(guard_fight(2, 8, 2, 2), Fight::Won { armour: 6 });
    assert_eq!(guard_fight(2, 8, 2, 4), Fight::Won { armour: 4 });
    assert_eq!(guard_fight(2, 10, 1, 5), Fight::Won { armour: 7 });
    let mut game = corridor().card(P1, "v02").at(P1, (3, 0)).token((2, 0), "g08 r0").turn(P1);
    game.play("a move w");
    assert_eq!(values(&game, P1), (2, 4, 2), "fire is never lowered");
}

#[test]
fn v24_wcp_006_062_draw_and_defeat() {
    assert_eq!(guard_fight(2, 1, 1, 1), Fight::Draw);
    assert_eq!(guard_fight(2, 1, 1, 3), Fight::Lost);
}

/// WCP-060, WCP-061, WCP-062, WCP-R27: the closed form agrees with exchange after exchange.
#[test]
fn wcp_062_r27_the_closed_form_agrees_with_the_exchanges() {
    for (fire, armour, guard_fire, guard_armour) in
        (1..6).flat_map(|f| (1..16).flat_map(move |a| (0..6).flat_map(move |gf| (1..8).map(move |ga| (f, a, gf, ga)))))
    {
        let (mut own, mut guard) = (i32::from(armour), i32::from(guard_armour));
        while own > 0 && guard > 0 {
            own -= i32::from(guard_fire);
            guard -= i32::from(fire);
        }
        let expected = match (own > 0, guard > 0) {
            (true, _) => Fight::Won { armour: own as u8 },
            (false, true) => Fight::Lost,
            (false, false) => Fight::Draw,
        };
        assert_eq!(guard_fight(fire, armour, guard_fire, guard_armour), expected);
    }
}

/// WCP-063: armour lost stays lost, and the guard may be laid again in the same turn.
#[test]
fn wcp_063_a_beaten_guard_comes_to_hand() {
    let mut game = corridor().at(P1, (3, 0)).token((2, 0), "g04 r0").turn(P1);
    game.play("a move w").offers("a", &["lay g04"]);
    assert_eq!(values(&game, P1), (2, 8, 1));
}

/// WCP-064, WCP-065, WCP-066, WCP-067, WCP-R28: all is lost, the vehicle has its first values again, and the turn goes on.
#[test]
fn v26_wcp_064_065_066_067_r28_defeat() {
    let defeat = |armour| {
        let mut game = corridor()
            .card(P1, "v06")
            .armour(P1, armour)
            .boosters(P1, 0)
            .owns(P1, "t5a t3a ua2")
            .at(P1, (3, 0))
            .token((2, 0), "g09 r0")
            .hand(0, "h09 t1a t1a t1a t1a t1a t1a")
            .turn(P1);
        game.play("a move w");
        game
    };
    let mut game = defeat(3);
    assert_eq!(game.state.stack.tokens, bag("t5a t3a ua2 g09"));
    assert_eq!((place(&game, P1), values(&game, P1)), (Location::Outside, (3, 6, 2)));
    assert_eq!(vehicle(&game, P1).goods, bag(""));
    game.play("a lay h09").play(&format!("a on {}", c(1, 0))).play("a turn r0");
    game.play("a lay t1a").play(&format!("a on {}", c(3, 0)));
}

/// WCP-068: in a draw the guard comes to hand instead.
#[test]
fn v26_wcp_068_draw() {
    let mut game = corridor()
        .card(P1, "v06")
        .armour(P1, 5)
        .owns(P1, "t5a t3a ua2")
        .at(P1, (3, 0))
        .token((2, 0), "g09 r0")
        .turn(P1);
    game.play("a move w");
    assert_eq!(game.state.stack.tokens, bag("t5a t3a ua2"));
    assert_eq!((place(&game, P1), values(&game, P1)), (Location::Outside, (3, 6, 2)));
    game.offers("a", &["lay g09"]);
}

/// WCP-066: back to the own entrance, and in again from there.
#[test]
fn wcp_066_back_to_the_own_entrance() {
    let mut game = corridor()
        .hall((-3, 0), 63)
        .card(P2, "v10")
        .at(P2, (3, 0))
        .boosters(P2, 0)
        .token((2, 0), "g10 r0")
        .hand(0, "t1a")
        .turn(P2);
    game.play("b move w").play("a move w").play("a lay t1a").play(&format!("a on {}", c(2, 0)));
    assert!(told(
        &game,
        &Event::LaidToken { pawn: who(P1), token: Token::RationTins, cell: Cell::at(2, 0), rotation: Rotation::NONE }
    ));
    game.lists("b move e");
}
