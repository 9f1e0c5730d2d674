//! The influence of guards: ALC-066 to ALC-072, ALC-R16, ALC-R35.

use super::*;

/// A prisoner with everything to do in the Infirmary: items, cash, a companion to rob, drugs, a guard next door.
fn infirmary(guards: u8) -> Prison {
    let game = Prison::new(3).at("b", "infirmary").at("c", "infirmary").guards("infirmary", guards);
    game.guards("dining", 2).holds("b", "key knife").holds("c", "tool")
}

/// ALC-066: none or one does nothing.
#[test]
fn alc_066_one_guard_is_harmless() {
    for guards in [0, 1] {
        for step in ["use", "steal c tool", "discard key", "riot dining", "move recreation"] {
            let mut game = infirmary(guards);
            game.play(&format!("b {step}"));
            assert_eq!(game.points(), 2, "{step} with {guards}");
        }
    }
}

/// ALC-067, ALC-068: two guards make actions dearer by 1, but neither moves nor free steps.
#[test]
fn v14_alc_067_068_two_guards() {
    for (step, points) in [
        ("use", 1),
        ("steal c tool", 1),
        ("discard key", 1),
        ("riot dining", 1),
        ("move recreation", 2),
        ("trade c", 3),
    ] {
        let mut game = infirmary(2);
        game.play(&format!("b {step}"));
        assert_eq!(game.points(), points, "{step}");
    }
    let mut game = infirmary(2).turn("b", 1);
    game.refuses("b use", "ALC-067").refuses("b steal c tool", "ALC-067").refuses("b discard key", "ALC-067");
    game.refuses("b riot dining", "ALC-067").lists("b move recreation");
}

/// ALC-062, ALC-R33: a bribe takes the surcharge away until the room is left.
#[test]
fn v15_a_bribe_against_two_guards() {
    let mut game = infirmary(2).holds("b", "cash").turn("b", 6);
    game.play("b bribe\nb discard key");
    assert_eq!(game.points(), 5);
    game.play("b use");
    assert_eq!(game.points(), 4);
    game.play("b move recreation\nb move infirmary\nb discard knife");
    assert_eq!(game.points(), 0);
}

/// ALC-069, ALC-070: three guards bar all but moves, blackmail and free steps.
#[test]
fn v16_alc_069_070_three_guards() {
    let game = infirmary(3).turn("a", 4).at("a", "infirmary").stamina("a", 1).hand("a", "closed-for-repairs");
    let mut game = game.holds("a", "drug").task("infirmary", "A5");
    game.offers(
        "a",
        &[
            "move dining",
            "move workshop",
            "move recreation",
            "blackmail closed-for-repairs",
            "trade b",
            "trade c",
            "stamina",
            "end",
        ],
    );
    for step in ["use", "steal b key", "riot dining", "discard drug"] {
        game.refuses(&format!("a {step}"), "ALC-069");
    }
    game.play("a blackmail closed-for-repairs");
    assert_eq!(game.points(), 3);
}

/// ALC-071: a room with four guards cannot be entered; bribing is for the own room only.
#[test]
fn v19_alc_071_no_entry_at_four() {
    let mut game = Prison::new(3).guards("guards", 4).guards("recreation", 3).holds("b", "cash cash cash");
    game.lists("b move recreation").refuses("b move guards", "ALC-071");
}

/// ALC-072, ALC-R35: with four guards nothing is possible but leaving.
#[test]
fn v18_alc_072_r35_four_guards() {
    let game = Prison::new(3).at("a", "warden").turn("a", 4).guards("warden", 4).holds("a", "cash cash cash");
    let mut game = game.stamina("a", 3).hand("a", "cell-toss called-in-favour").holds("b", "key");
    game.offers("a", &["move workshop", "move recreation", "move guards", "end"]);
    for step in ["bribe", "stamina", "trade b", "steal b key", "use", "blackmail called-in-favour", "complete"] {
        game.refuses(&format!("a {step}"), "ALC-072");
    }
}

/// ALC-R35: four actual guards with one bribed count as three.
#[test]
fn alc_r35_four_guards_one_of_them_bribed() {
    let mut game = Prison::new(3).guards("warden", 3).guards("guards", 2).holds("b", "cash cash cash").turn("b", 5);
    game.play("b bribe\nb bribe\nb riot guards");
    assert_eq!((game.guards_in("warden"), game.price()), (4, Some(2)));
    game.state.turn_mut().bribed = 1;
    game.lists("b bribe").lists("b trade c").refuses("b use", "ALC-069");
}

/// ALC-R16: free rooms stay free by the rulebook; for the designer guards count as everywhere.
#[test]
fn v30_alc_r16_free_rooms_under_guards() {
    let yard = |guards| Prison::new(3).at("b", "yard").holds("b", "knife").guards("yard", guards);
    let mut game = yard(3);
    game.play("b use\nb take tool");
    assert_eq!((game.points(), game.goods("b").as_str()), (3, "tool"));
    let mut game = yard(3).designer();
    game.refuses("b use", "ALC-R16");
    let mut game = yard(2).designer();
    game.play("b use");
    assert_eq!(game.points(), 2);
    let mut game = yard(2).designer().turn("b", 0);
    game.refuses("b use", "ALC-R16");
    let mut game = yard(1).designer().turn("b", 0);
    game.lists("b use");
    let mut game = yard(4);
    game.refuses("b use", "ALC-072");
    // The option is what sets it.
    assert_eq!(Prison::with(3, &[("free_rooms", "designer")]).state.free_rooms, FreeRooms::Designer);
    assert_eq!(Prison::new(3).state.free_rooms, FreeRooms::Rulebook);
}

/// ALC-R01, ALC-067, ALC-069, ALC-072: blackmail costs 1 action point with two or three guards and is barred at four.
#[test]
fn v47_alc_r01_blackmail_under_guards() {
    for guards in [0, 2, 3] {
        let game = Prison::new(3).turn("a", 1).guards("chapel", guards).hand("a", "closed-for-repairs");
        let mut game = game;
        game.play("a blackmail closed-for-repairs");
        assert_eq!(game.points(), 0, "{guards}");
    }
    let mut game = Prison::new(3).turn("a", 1).guards("chapel", 4).hand("a", "closed-for-repairs");
    game.refuses("a blackmail closed-for-repairs", "ALC-072");
    let mut game = Prison::new(3).turn("a", 0).hand("a", "closed-for-repairs");
    game.refuses("a blackmail closed-for-repairs", "ALC-047");
}
