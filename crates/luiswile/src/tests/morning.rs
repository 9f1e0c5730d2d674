//! Phase 1: placement and orders (4.5, D1 and D2).

use engine::{Game, Match, Participant, Seats, Seed, Settings, UndoRefusal};

use super::*;
use crate::cards::Pile;

/// LUI-030, LUI-034, LUI-035, LUI-R06: every free member can be given any task, or rest.
#[test]
fn lui_030_034_every_free_member_can_get_any_task() {
    let mut day = table(&["2301 0362 1245", "3140"]).solitary("1245", 2).go();
    let menu = day.menu("a");
    for member in ["2301", "0362"] {
        for pile in Pile::ALL {
            assert!(menu.contains(&format!("place {member} {pile}")));
        }
    }
    day.refuses("a place 1245 watch", "LUI-030").refuses("a place 3140 watch", "LUI-030");
    day.refuses("a place 9999 watch", "LUI-030");
    assert_eq!(menu.len(), 2 * 7 + 7 + 1);
}

/// LUI-R06: whoever is not placed rests, has no task and no effect.
#[test]
fn lui_r06_who_is_not_placed_rests() {
    let mut day = table(&["2301 0362", "3140"]).go();
    day.play("a place 0362 tunnel\na ready");
    let resting = day.state.plans.own(seat("a")).pile(Pile::Rest);
    assert_eq!(resting, Set::EMPTY.with(day.who("2301")));
    day.play("b ready");
    assert_eq!(day.pools("a"), [4, 0, 0]);
}

/// LUI-031: one prisoner, one action a day.
#[test]
fn lui_031_nobody_is_placed_twice() {
    let mut day = table(&["2301 0362", "3140"]).go();
    day.play("a place 0362 tunnel").refuses("a place 0362 watch", "LUI-031").lacks("a", "place 0362");
}

/// LUI-032: all at the same time; others see only who is ready.
#[test]
fn lui_032_placement_is_simultaneous_and_face_down() {
    let mut day = table(&["2301 0362", "3140", "1007"]).go();
    assert_eq!(Luiswile::deciders(&day.state), Seats::all(3));
    let before = day.view("b");
    day.play("a place 0362 tunnel\na place blank watch");
    assert_eq!(day.view("b"), before);
    day.play("c ready").not_asked("c ready");
    assert_eq!(day.view("b").step.pending, Seats::all(3).without(seat("c")));
}

/// LUI-017, LUI-033, LUI-R08, LUI-R60: up to three blanks, anywhere, all alike; they count as cards only.
#[test]
fn lui_017_033_r08_r60_three_blanks() {
    let mut day = table(&["2301 3655", "3140 2001"]).go();
    day.play("a place blank sabotage\na place blank sabotage").lists("a place blank sabotage");
    day.play("a place blank recruit").refuses("a place blank recruit", "LUI-017");
    day.play("a place 2301 tunnel\na ready\nb place 2001 sabotage\nb ready");
    assert_eq!(day.state.today.piles[seat("a")], [1, 0, 0, 0, 2, 1, 1]);
    // A blank takes no order and watches nobody: Wytrych meets no Observation.
    day.offers("a", &["ready"]).play("a ready\nb sabotage 2001 a tunnel\nb ready");
    assert_eq!(day.pools("a"), [0, 0, 0]);
    // The next morning all three are back.
    day.play("a place blank rest\na place blank rest\na place blank rest").lacks("a", "place blank");
}

/// LUI-R07, LUI-046: pile sizes are public when all are ready; only then orders are written.
#[test]
fn lui_r07_placement_then_orders() {
    let mut day = table(&["2301 0362", "3140"]).neutrals("0999").go();
    day.refuses("a sabotage 0362 b tunnel", "LUI-R07").refuses("a recruit 2301 0999", "LUI-R07");
    day.morning(&["recruit 2301, sabotage 0362", "rest 3140"]);
    day.has_told(Event::Piles(day.state.today.piles.clone()));
    assert_eq!(day.view("spectator").piles[seat("a")], [0, 0, 0, 0, 1, 1, 0]);
    day.refuses("a place 0362 watch", "LUI-R07").refuses("a place blank watch", "LUI-R07");
    day.not_asked("b ready");
}

/// LUI-040, LUI-041, LUI-R30: a saboteur gets one rival gang and one way.
#[test]
fn lui_040_041_sabotage_orders() {
    let mut day = table(&["2301 2001 0362", "3140", "1007"]).go();
    day.morning(&["sabotage 2001, watch 0362"]);
    day.refuses("a sabotage 2001 a tunnel", "LUI-R30").refuses("a sabotage 2001 d tunnel", "LUI-040");
    day.refuses("a sabotage 0362 b tunnel", "LUI-040");
    let rivals = ["b tunnel", "b force", "b finesse", "c tunnel", "c force", "c finesse"];
    let mut expected: Vec<String> = rivals.iter().map(|order| format!("sabotage 2001 {order}")).collect();
    expected.push("ready".to_owned());
    day.offers("a", &expected.iter().map(String::as_str).collect::<Vec<_>>());
    day.play("a sabotage 2001 b force").refuses("a sabotage 2001 c force", "LUI-041").offers("a", &["ready"]);
}

/// LUI-042, LUI-043, LUI-R11: lists of at most three, none twice, also empty; two lists may name the same man.
#[test]
fn lui_042_043_r11_lists() {
    let mut day = table(&["2301 5022 0606", "3140"]).neutrals("0999 3569 1290 1119").go();
    day.morning(&["recruit 5022 0606, watch 2301"]);
    day.refuses("a recruit 2301 0999", "LUI-042");
    day.play("a recruit 5022 0999").refuses("a recruit 5022 0999", "LUI-R11").lists("a recruit 0606 0999");
    day.play("a recruit 5022 3569\na recruit 5022 1290").refuses("a recruit 5022 1119", "LUI-043");
    // Strength 3 of Stubbs does not change the number of entries, and Dąb's list stays empty.
    day.play("a ready");
    assert!(day.in_gang("a", "0999") && day.in_gang("a", "3569") && day.in_gang("a", "1290"));
    assert!(day.is_neutral("1119"));
}

/// LUI-R12, LUI-R13: neutrals outside solitary whom the gang may hold; no members, no bosses.
#[test]
fn lui_r12_r13_whom_a_recruiter_may_list() {
    let mut day = table(&["2301 5022", "3140 0362"]).neutrals("0999 1043 1290").solitary("1290", 2).go();
    day.morning(&["recruit 5022"]);
    day.refuses("a recruit 5022 0362", "LUI-R12").refuses("a recruit 5022 3140", "LUI-R12");
    day.refuses("a recruit 5022 1290", "LUI-R12").refuses("a recruit 5022 4420", "LUI-R12");
    day.refuses("a recruit 5022 1119", "LUI-R12").refuses("a recruit 5022 1043", "LUI-R51");
    day.offers("a", &["recruit 5022 0999", "ready"]);
}

/// LUI-R51, SK02: `refuses` is the prisoner's own aversion, against the boss's nation.
#[test]
fn lui_r51_refuses() {
    let mut day = table(&["2301 5022", "3140 0606"]).neutrals("3811").go();
    day.morning(&["recruit 5022", "recruit 0606"]);
    // Kühn is German, which Olo minds, and refuses Poles; Rourke may have him.
    day.refuses("a recruit 5022 3811", "LUI-R51").lists("b recruit 0606 3811");
    let mut day = table(&["5512 5022", "3140 0606"]).neutrals("2563").go();
    day.morning(&["recruit 5022", "recruit 0606"]);
    day.refuses("a recruit 5022 2563", "LUI-R51").lists("b recruit 0606 2563");
}

/// LUI-R45: a gang without free members places none, may still bluff, produces nothing and plays on.
#[test]
fn lui_r45_nobody_free() {
    let mut day = table(&["2301 0362", "3140"]).solitary("2301", 3).solitary("0362", 3).go();
    let menu = day.menu("a");
    assert_eq!(menu.len(), 7 + 1);
    assert!(menu.iter().all(|action| action.starts_with("place blank") || action == "ready"));
    day.morning(&["recruit blank", ""]).all_ready();
    assert_eq!(day.pools("a"), [0, 0, 0]);
    assert!(day.is_morning());
    assert!(Luiswile::deciders(&day.state).contains(seat("a")));
}

/// LUI-R58: until all are ready, `ready` can be taken back; afterwards it is final.
#[test]
fn lui_r58_ready_can_be_taken_back_until_all_are_ready() {
    let settings = Settings::new(Luiswile::ABOUT.options, 2);
    let mut game = Match::<Luiswile>::new(settings, Seed::from_number(3), Participant::row(2)).unwrap();
    let (ana, ben) = (seat("a"), seat("b"));
    let first = game.menu(ana)[0];
    game.play(ana, first).unwrap();
    game.play(ana, "ready".parse().unwrap()).unwrap();
    assert_eq!(game.deciders(), Seats::only(ben));
    game.undo(ana).unwrap();
    assert_eq!(game.deciders(), Seats::all(2));
    game.undo(ana).unwrap();
    assert!(game.menu(ana).contains(&first));
    game.play(ana, "ready".parse().unwrap()).unwrap();
    game.play(ben, "ready".parse().unwrap()).unwrap();
    assert!(matches!(game.undo(ana), Err(UndoRefusal::Dice | UndoRefusal::Revealed)));
}

/// Section 7: who has any card in Sabotage or Recruit is asked, so that being asked does not tell a blank.
/// LUI-R08.
#[test]
fn t60_blanks_in_sabotage() {
    let mut day = table(&["2301 0362", "3140 0606"]).go();
    day.morning(&["sabotage blank blank, tunnel 0362", "tunnel 0606"]);
    assert_eq!(day.view("b").piles[seat("a")][Pile::Sabotage.index()], 2);
    assert_eq!(Luiswile::deciders(&day.state), Seats::only(seat("a")));
    day.offers("a", &["ready"]).play("a ready");
    assert_eq!(day.pools("b"), [2, 0, 0]);
}

/// LUI-028, LUI-029: the five phases in order, and then the next morning.
#[test]
fn lui_028_029_a_day_and_the_next() {
    let mut day = table(&["2301 0362", "3140"]).patrols(&[24]).punishment("K05").go();
    day.play("a place 0362 tunnel\na ready\nb ready");
    let names: Vec<String> = day.told.iter().map(|told| format!("{:?}", told.event)).collect();
    let place = |name: &str| names.iter().position(|told| told.starts_with(name)).unwrap_or_else(|| panic!("{name}"));
    assert!(place("Piles") < place("Today") && place("Today") < place("Revealed"));
    assert!(place("Revealed") < place("Patrols") && place("Patrols") < place("Detected"));
    day.play("a last-resort 0362");
    let names: Vec<String> = day.told.iter().map(|told| format!("{:?}", told.event)).collect();
    let place = |name: &str| names.iter().position(|told| told.starts_with(name)).unwrap_or_else(|| panic!("{name}"));
    assert!(place("Punishment") < place("LockedUp") && place("LockedUp") < place("Produced"));
    assert!(place("Produced") < place("Morning(2)"));
    assert!(day.is_morning() && day.state.day == 2);
}
