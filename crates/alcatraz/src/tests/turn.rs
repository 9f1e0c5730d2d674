//! The steps of a turn: ALC-003, ALC-004, ALC-050 to ALC-065.

use super::*;

/// ALC-050: to an adjacent room, diagonals included, for 1 action point.
#[test]
fn alc_050_move() {
    let mut game = Prison::new(3).at("b", "chapel");
    game.refuses("b move chapel", "ALC-050").refuses("b move dining", "ALC-050");
    game.lists("b move radio").lists("b move yard").play("b move visiting");
    assert_eq!((game.where_is("b"), game.points()), ("visiting", 2));
    game.play("b move chapel\nb move yard").refuses("b move chapel", "ALC-047");
}

/// ALC-051: the room one stands in, for 1 action point.
#[test]
fn alc_051_use_the_room() {
    let mut game = Prison::new(3).at("b", "dining");
    game.play("b use");
    assert_eq!((game.state.board.prisoners[seat("b")].stamina, game.points()), (3, 2));
}

/// ALC-052, ALC-R10, ALC-R60: each room once a round, other rooms still, and again in the next round.
#[test]
fn v24_alc_052_r10_r60_each_room_once_a_round() {
    let mut game = Prison::new(3).at("b", "dining").turn("b", 6);
    game.play("b use\nb stamina\nb move radio\nb move dining").refuses("b use", "ALC-052");
    game.play("b move infirmary\nb use");
    let mut game = Prison(Scenario::from_state(game.0.state)).at("b", "dining");
    game.next_round("a").play("a end\nb use");
    assert_eq!(game.state.board.prisoners[seat("b")].stamina, 3);
}

/// ALC-053: one item or one cash of a prisoner in the same room.
#[test]
fn alc_053_steal() {
    let mut game = Prison::new(3).holds("c", "key cash").holds("a", "knife");
    game.lists("b steal c key").lists("b steal c cash").refuses("b steal c gun", "ALC-053");
    game.refuses("b steal a knife", "ALC-053").refuses("b steal b key", "ALC-053").refuses("b steal d key", "ALC-053");
    game.play("b steal c key");
    assert_eq!((game.goods("b"), game.goods("c"), game.points()), ("key".into(), "cash".into(), 2));
}

/// ALC-054, ALC-R60: once a round.
#[test]
fn alc_054_r60_steal_once_a_round() {
    let mut game = Prison::new(3).holds("c", "key key");
    game.play("b steal c key").refuses("b steal c key", "ALC-054");
    game.next_round("a").play("a end").lists("b steal c key");
}

/// ALC-003, ALC-004, ALC-R37: a full sheet cannot take more; the gun can be stolen like anything else.
#[test]
fn v25_alc_003_004_r37_a_thief_needs_a_place() {
    let mut game = Prison::new(3).holds("b", "key key key cash").holds("c", "gun cash");
    game.refuses("b steal c gun", "ALC-R37").lists("b steal c cash");
    let mut game = Prison::new(3).holds("b", "key key cash").holds("c", "gun cash");
    game.lists("b steal c cash").play("b steal c gun");
    assert_eq!(game.goods("b"), "key key gun cash");
    let mut game = Prison::new(3).holds("b", "cash cash cash").holds("c", "cash");
    game.refuses("b steal c cash", "ALC-R37");
}

/// ALC-R37: the goat steals and is robbed like everybody, without being asked.
#[test]
fn alc_r37_no_consent_and_no_exception_for_the_goat() {
    let mut game = Prison::new(3).at("a", "warden").holds("a", "key").hand("a", "cell-toss").stamina("a", 2);
    game.play("b steal a key").not_asked("a accept");
    // Only goods can be stolen, neither cards nor stamina.
    assert_eq!((game.state.hands[seat("a")].len(), game.state.board.prisoners[seat("a")].stamina), (1, 2));
    let mut game = Prison::new(3).at("a", "warden").holds("b", "key").turn("a", 4);
    game.play("a steal b key");
    assert_eq!(game.goods("a"), "key");
}

/// ALC-055, ALC-R36: a guard from an adjacent room, also diagonally, again and again.
#[test]
fn alc_055_r36_riot() {
    let mut game = Prison::new(3).guards("guards", 1).guards("workshop", 1).guards("chapel", 1);
    game.refuses("b riot chapel", "ALC-055").refuses("b riot recreation", "ALC-R36");
    game.play("b riot guards");
    assert_eq!((game.guards_in("guards"), game.guards_in("warden"), game.points()), (0, 1, 2));
    game.play("b riot workshop");
    assert_eq!((game.guards_in("warden"), game.points()), (2, 1));
}

/// ALC-007, ALC-R36: no fifth guard comes, even if those here are bribed.
#[test]
fn alc_007_r36_no_fifth_guard() {
    let mut game = Prison::new(3).guards("warden", 3).guards("guards", 2).holds("b", "cash cash cash").turn("b", 5);
    game.play("b bribe\nb bribe\nb bribe");
    assert_eq!(game.effective(), 0);
    game.play("b riot guards");
    assert_eq!((game.guards_in("warden"), game.effective()), (4, 1));
    game.refuses("b riot guards", "ALC-007");
}

/// ALC-057, ALC-073: an own item goes back to the board.
#[test]
fn alc_057_discard() {
    let mut game = Prison::new(3).holds("b", "key");
    assert_eq!(game.tokens("guards", "key"), 2);
    game.refuses("b discard knife", "ALC-057").play("b discard key");
    assert_eq!((game.goods("b").as_str(), game.points(), game.tokens("guards", "key")), ("", 2, 3));
}

/// ALC-062: one cash for each guard, and without cash none.
#[test]
fn alc_062_bribe() {
    let mut game = Prison::new(3).guards("warden", 3).holds("b", "cash cash");
    game.play("b bribe");
    assert_eq!((game.goods("b").as_str(), game.price(), game.points()), ("cash", Some(2), 3));
    game.play("b bribe").refuses("b bribe", "ALC-062");
    assert_eq!(game.price(), Some(1));
    // The guards themselves stay.
    assert_eq!(game.guards_in("warden"), 3);
}

/// ALC-R33: a bribe helps the briber alone, in that room and turn.
#[test]
fn alc_r33_bribes_lapse() {
    let mut game = Prison::new(3).guards("warden", 2).holds("b", "cash key").holds("c", "knife");
    game.play("b bribe");
    assert_eq!(game.price(), Some(1));
    game.play("b end");
    assert_eq!(game.price(), Some(2), "c has bribed no guard");
    let mut game = Prison::new(3).guards("warden", 2).holds("b", "cash");
    game.play("b bribe\nb move guards\nb move warden");
    assert_eq!(game.price(), Some(2));
}

/// ALC-R34, ALC-066: at most the guards that are here can be bribed, and one that comes later is not.
#[test]
fn alc_r34_effective_guards() {
    let mut game = Prison::new(3).guards("warden", 1).guards("guards", 2).holds("b", "cash cash cash");
    game.play("b bribe").refuses("b bribe", "ALC-R34").play("b riot guards");
    assert_eq!(game.effective(), 1);
    game.lists("b bribe");
    let mut empty = Prison::new(3).holds("b", "cash");
    empty.refuses("b bribe", "ALC-066");
    // Without a guard the refusal speaks of guards, even if there is no cash either.
    Prison::new(3).refuses("b bribe", "ALC-066");
    Prison::new(3).guards("warden", 1).refuses("b bribe", "ALC-062");
    // A bribed guard that leaves takes the bribe along.
    game.state.board.guards = [0; 12];
    assert_eq!(game.effective(), 0);
}

/// ALC-063, ALC-064, ALC-R17: one stamina for one action point, once a round.
#[test]
fn v23_alc_063_064_r17_spend_stamina_once() {
    let mut game = Prison::new(3).stamina("b", 3).turn("b", 0);
    game.play("b stamina").refuses("b stamina", "ALC-064");
    assert_eq!((game.points(), game.state.board.prisoners[seat("b")].stamina), (1, 2));
    game.next_round("a").play("a end").lists("b stamina");
    let mut game = Prison::new(3);
    game.refuses("b stamina", "ALC-063");
}

/// ALC-065: a free side costs nothing, even without action points.
#[test]
fn alc_065_free_rooms() {
    let mut game = Prison::new(3).at("b", "dining").copper("dining").turn("b", 0);
    game.play("b use");
    assert_eq!((game.points(), game.state.board.prisoners[seat("b")].stamina), (0, 1));
}

/// ALC-130: lure a guard out next door, walk in and complete the task, for 3 action points.
#[test]
fn v04_alc_130_riot_move_complete() {
    let mut game = Prison::new(3).at("b", "guards").at("c", "yard").task("warden", "A1").guards("warden", 1);
    game = game.task("radio", "B1").task("yard", "C1").holds("b", "key clothes").deck("D1 F1");
    assert_eq!((game.tokens("guards", "key"), game.tokens("laundry", "clothes")), (2, 2));
    game.dice([11]).play("b riot warden\nb move warden\nb complete");
    assert_eq!(game.points(), 0);
    assert_eq!((game.guards_in("warden"), game.guards_in("guards")), (0, 1));
    assert_eq!((game.tokens("guards", "key"), game.tokens("laundry", "clothes")), (3, 3));
    assert_eq!(game.marked("b"), "A");
}

/// ALC-133: stolen goods lie with the thief, who can be robbed in turn.
#[test]
fn alc_133_steal_back() {
    let mut game = Prison::new(3).holds("c", "key");
    game.play("b steal c key\nb end\nc steal b key");
    assert_eq!((game.goods("b").as_str(), game.goods("c").as_str()), ("", "key"));
}

/// ALC-R60: moves, riots, discards and bribes repeat while they can be paid.
#[test]
fn alc_r60_other_steps_repeat() {
    let mut game = Prison::new(3).guards("guards", 2).holds("b", "key key cash cash").turn("b", 6);
    game.play(
        "b discard key\nb discard key\nb riot guards\nb riot guards\nb bribe\nb bribe\nb move guards\nb move warden",
    );
    assert_eq!(game.points(), 0);
}

/// ALC-R64, ALC-R70: a step that has begun is finished first, and answers are given only when asked.
#[test]
fn alc_r64_one_step_at_a_time() {
    let mut game = Prison::new(3).at("b", "yard").holds("b", "key knife");
    game.refuses("b pay key", "ALC-R70").refuses("b take drug", "ALC-R70").refuses("b accept", "ALC-R70");
    game.refuses("b stop", "ALC-R70").refuses("b room yard", "ALC-R70").refuses("b propose", "ALC-R70");
    game.play("b use")
        .refuses("b end", "ALC-R64")
        .refuses("b move chapel", "ALC-R64")
        .refuses("b take drug", "ALC-R64");
    game.play("b pay key").refuses("b end", "ALC-R64").play("b take drug").lists("b end");
    // With one thing to pay with, nothing is asked.
    let mut game = Prison::new(3).at("b", "yard").holds("b", "cash");
    game.play("b use").lists("b take drug");
}
