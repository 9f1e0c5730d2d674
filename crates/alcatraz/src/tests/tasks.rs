//! Tasks, rewards and new tasks: ALC-044, ALC-045, ALC-056, ALC-077 to ALC-093.

use super::*;

/// `b` and `c` in the Warden's Office with this task, two others in the display, and this deck.
fn office(task: &str, deck: &str) -> Prison {
    Prison::new(3).task("warden", task).task("radio", "B5").task("yard", "E5").deck(deck)
}

/// ALC-045: the goat never completes a task.
#[test]
fn v34_alc_045_the_goat_cannot() {
    let mut game = office("A1", "D1 F1").at("a", "warden").holds("a", "key clothes").turn("a", 4);
    game.refuses("a complete", "ALC-045");
}

/// ALC-056, ALC-083, ALC-085, ALC-086: one prisoner does it, for 1 action point, and marks the element.
#[test]
fn alc_056_083_085_086_complete() {
    let mut game = office("A1", "D1 F1").holds("b", "key clothes");
    let mut elsewhere = Prison::new(3).at("b", "yard").holds("b", "key clothes");
    elsewhere.refuses("b complete", "ALC-056");
    game.dice([3]).play("b complete");
    assert_eq!((game.points(), game.marked("b").as_str(), game.goods("b").as_str()), (2, "A", ""));
    assert_eq!((game.tokens("guards", "key"), game.tokens("laundry", "clothes")), (3, 3));
}

/// ALC-077, ALC-R18: a card shows a letter, prisoners, guards and items; the key task is A.
#[test]
fn alc_077_r18_what_a_card_shows() {
    let content = Prison::new(3).state.content.get();
    let task: TaskId = "A1".parse().unwrap();
    let card = content.task(task);
    assert_eq!(task.element(), Element::A);
    assert_eq!((card.prisoners.get(), card.guards.get()), (1, 0));
    assert_eq!(card.items[..], [Item::Key, Item::Clothes]);
}

/// ALC-078, ALC-009, ALC-091, ALC-095: a new task takes the place of the old one at once.
#[test]
fn alc_078_009_091_three_tasks_lie_out() {
    let mut game = office("A1", "D1 F1 C1").holds("b", "key clothes");
    game.dice([3]).play("b complete");
    assert_eq!(game.display(), ["radio B5", "yard E5", "infirmary F1"]);
    assert_eq!(game.told(&Event::Posted("F1".parse().unwrap(), Room::Infirmary)), Some(Audience::ALL));
}

/// ALC-079: enough prisoners must be there.
#[test]
fn alc_079_enough_prisoners() {
    let mut game = office("A2", "D1 F1").at("c", "yard").holds("b", "knife drug");
    game.refuses("b complete", "ALC-079");
    let mut game = office("A2", "D1 F1").holds("b", "knife drug");
    game.lists("b complete");
}

/// ALC-080: not too many guards.
#[test]
fn alc_080_not_too_many_guards() {
    let mut game = office("A3", "D1 F1").holds("b", "key tool drug").guards("warden", 2);
    game.refuses("b complete", "ALC-080");
    let mut game = office("A3", "D1 F1").holds("b", "key tool drug").guards("warden", 1);
    game.lists("b complete");
}

/// ALC-081, ALC-R15: bribing does not help with the number of guards.
#[test]
fn v20_alc_081_r15_bribes_do_not_hide_guards() {
    let mut game = office("A1", "D1 F1").holds("b", "key clothes cash cash cash").guards("warden", 1);
    game.refuses("b complete", "ALC-080").play("b bribe").refuses("b complete", "ALC-081");
}

/// ALC-082: together the prisoners in the room hold everything.
#[test]
fn alc_082_together_they_hold_all() {
    let mut game = office("A1", "D1 F1").holds("b", "key").holds("a", "clothes");
    game.refuses("b complete", "ALC-082");
    let mut game = office("A1", "D1 F1").holds("b", "key").holds("c", "clothes");
    game.lists("b complete");
    // Two icons need two tokens.
    let mut game = office("C4", "D1 F1").holds("b", "tool drug");
    game.refuses("b complete", "ALC-082");
}

/// ALC-084, ALC-R04, ALC-R15: with two guards it costs 2, or 1 after a bribe; with three it is barred until bribed.
#[test]
fn v21_alc_084_r04_r15_the_surcharge() {
    let office = |guards| office("A5", "D1 F1").holds("b", "key clothes tool cash cash").guards("warden", guards);
    let mut game = office(2);
    game.dice([3]).play("b complete");
    assert_eq!(game.points(), 1);
    let mut game = office(2);
    game.dice([3]).play("b bribe\nb complete");
    assert_eq!((game.points(), game.goods("b").as_str()), (2, "cash"));
    let mut game = office(3);
    game.refuses("b complete", "ALC-069").play("b bribe").dice([3]).play("b complete");
    assert_eq!(game.points(), 1);
    let mut game = office(2).turn("b", 1);
    game.refuses("b complete", "ALC-067");
}

/// ALC-087, ALC-R03, ALC-044, ALC-131, ALC-090: neither the completing player nor the goat gets the drawn element.
#[test]
fn v05_alc_087_r03_044_131_090_the_reward_is_for_the_others() {
    let mut game = office("A1", "D1 F1").at("c", "yard").holds("b", "key clothes");
    game.dice([3]).play("b complete");
    assert_eq!([game.marked("b"), game.marked("c"), game.marked("a")], ["A", "D", ""]);
    let removed = game.state.board.removed;
    assert!(["A1", "D1"].iter().all(|task| removed.contains(task.parse().unwrap())));
    assert_eq!(game.told(&Event::Reward("D1".parse().unwrap())), Some(Audience::ALL));
}

/// ALC-088, ALC-089: the conditions of the drawn card do not matter, nor where the others are.
#[test]
fn alc_088_089_the_reward_has_no_conditions() {
    let mut game = Prison::new(4).task("warden", "A1").deck("D4").holds("b", "key clothes").at("c", "yard");
    game = game.at("d", "laundry").guards("yard", 4);
    game.play("b complete");
    assert_eq!([game.marked("c"), game.marked("d")], ["D", "D"]);
}

/// ALC-044: the goat gains nothing, even when it helps.
#[test]
fn v33_alc_044_r39_the_goat_counts_and_gains_nothing() {
    let game = office("A2", "D1 F1").at("c", "yard").at("a", "warden").holds("b", "knife drug");
    let mut game = game;
    game.dice([3]).play("b complete");
    assert_eq!([game.marked("a"), game.marked("b"), game.marked("c")], ["", "A", "D"]);
}

/// ALC-092: cards with letters that lie out go under the deck, in the order in which they are drawn.
#[test]
fn v35_alc_092_letters_differ() {
    let game = Prison::new(3).task("warden", "A1").task("radio", "B1").task("yard", "D1").deck("C1 D2 B2 F1 E1");
    let mut game = game.holds("b", "key clothes");
    game.dice([3]).play("b complete");
    assert_eq!(game.display(), ["radio B1", "yard D1", "infirmary F1"]);
    let under: Vec<String> = game.state.board.tasks.under.iter().map(ToString::to_string).collect();
    assert_eq!(under, ["E1", "D2", "B2"]);
}

/// ALC-093, ALC-R50, ALC-009: a room with a task is drawn again; guards do not matter; the emptied room is allowed.
#[test]
fn v37_alc_093_r50_rooms_for_tasks() {
    let mut game = office("A1", "D1 F1").holds("b", "key clothes").guards("infirmary", 4);
    game.dice([1, 4, 3]).play("b complete");
    assert_eq!(game.display()[2], "infirmary F1");
    let mut game = office("A1", "D1 F1").holds("b", "key clothes");
    game.dice([11]).play("b complete");
    assert_eq!(game.display()[2], "warden F1");
}

/// ALC-R24, ALC-006, ALC-R41: the gun replaces one icon, if one likes, and goes back to the Visiting Area.
#[test]
fn alc_r24_006_r41_the_gun() {
    let mut game = office("A1", "D1 F1").holds("b", "key gun");
    game.dice([3]).play("b complete");
    assert_eq!((game.goods("b").as_str(), game.tokens("visiting", "gun"), game.tokens("guards", "key")), ("", 1, 3));
    let mut game = office("A1", "D1 F1").holds("b", "gun");
    game.refuses("b complete", "ALC-082");
    // With everything at hand the gun is a choice.
    let mut game = office("A1", "D1 F1").holds("b", "key clothes gun");
    game.play("b complete").offers("b", &["source b key", "source b gun"]).refuses("b cancel", "ALC-R67");
    game.refuses("b source b tool", "ALC-R41").refuses("b end", "ALC-R64");
    game.dice([3]).play("b source b gun");
    assert_eq!(game.goods("b"), "key");
    // Tool and gun stand for the two tools, and there is nothing to choose.
    let mut game = office("C4", "D1 F1").holds("b", "tool gun drug");
    game.dice([3]).play("b complete");
    assert_eq!(game.goods("b"), "");
}

/// ALC-R24: the gun can be paid, traded, discarded and stolen like any item.
#[test]
fn alc_r24_the_gun_is_an_item() {
    let mut game = Prison::new(3).holds("b", "gun").holds("c", "key");
    game.lists("b discard gun").play("b trade c\nb give gun\nb propose\nc accept\nb steal c gun\nb discard gun");
    assert_eq!(game.tokens("visiting", "gun"), 1);
}

/// ALC-R40, ALC-R41, ALC-085: others are asked for their items, and all return to the board.
#[test]
fn v31_alc_r40_others_are_asked() {
    let mut game = office("C4", "D1 F1").holds("b", "tool gun").holds("c", "drug");
    game.play("b complete").not_asked("b end").offers("c", &["accept", "decline"]);
    game.refuses("c end", "ALC-R40");
    assert_eq!(game.points(), 3, "nothing is paid before all agree");
    game.dice([3]).play("c accept");
    assert_eq!((game.points(), game.marked("b").as_str(), game.marked("c").as_str()), (2, "C", "D"));
    assert_eq!((game.tokens("visiting", "gun"), game.tokens("workshop", "tool")), (1, 3));
    assert_eq!(game.tokens("infirmary", "drug"), 3);
}

/// ALC-R40: one decline, and nothing has happened.
#[test]
fn v32_alc_r40_a_decline_changes_nothing() {
    let mut game = office("C4", "D1 F1").holds("b", "tool gun").holds("c", "drug");
    game.play("b complete\nc decline");
    assert_eq!((game.points(), game.goods("b").as_str(), game.goods("c").as_str()), (3, "tool gun", "drug"));
    assert_eq!(game.display()[0], "warden C4");
    game.lists("b complete");
}

/// ALC-R40: after three declined or cancelled requests only the own items count.
#[test]
fn alc_r40_three_requests_a_turn() {
    let mut game = office("A1", "D1 F1").holds("b", "key").holds("c", "clothes");
    for _ in 0..3 {
        game.play("b complete\nc decline");
    }
    game.refuses("b complete", "ALC-R40");
    let mut game = office("A1", "D1 F1").holds("b", "key clothes").holds("c", "clothes key");
    for _ in 0..3 {
        game.play("b complete\nb source c key\nb cancel");
    }
    game.dice([3]).play("b complete");
    assert_eq!((game.goods("b").as_str(), game.goods("c").as_str()), ("", "key clothes"));
}

/// ALC-R67: all who are asked answer before anything is known; one decline is enough.
#[test]
fn alc_r67_answers_open_together() {
    let game = Prison::new(4).at("a", "warden").task("warden", "A3").deck("D1");
    let mut game = game.holds("b", "key").holds("a", "tool").holds("c", "drug");
    game.play("b complete\na decline").lists("c accept").not_asked("a accept").not_asked("b end");
    assert_eq!(game.told.iter().last().map(|told| &told.event), Some(&Event::Answered(seat("a"))));
    game.play("c accept");
    assert!(game.told(&Event::RequestDeclined(seat("a"))).is_some());
    assert_eq!((game.points(), game.goods("c").as_str()), (3, "drug"));
    game.play("b complete\nc accept\na accept");
    assert_eq!([game.marked("a"), game.marked("b"), game.marked("c"), game.marked("d")], ["", "A", "D", "D"]);
}

/// ALC-R67: cancelling is possible once a token of another prisoner is chosen.
#[test]
fn alc_r67_cancel_a_request() {
    let mut game = office("A1", "D1 F1").holds("b", "key clothes").holds("c", "key clothes");
    game.play("b complete").refuses("b cancel", "ALC-R67").play("b source c key").lists("b cancel");
    game.refuses("b source a clothes", "ALC-R40").refuses("b source d clothes", "ALC-R40").play("b cancel");
    assert_eq!((game.points(), game.state.turn().requests, game.goods("c").as_str()), (3, 1, "key clothes"));
}

/// ALC-R42, ALC-090: an element is marked once; both cards leave the game all the same, and the end is checked.
#[test]
fn v38_alc_r42_no_second_mark() {
    let mut game = office("A1", "D1 F1").holds("b", "key clothes").marks("b", "A").marks("c", "D");
    game.dice([3]).play("b complete");
    assert_eq!((game.marked("b").as_str(), game.marked("c").as_str()), ("A", "D"));
    assert!(game.told(&Event::Marked(seat("b"), Element::A)).is_none());
    assert_eq!(game.state.board.tasks.count(), 0);
    let mut game = office("A1", "D1 F1").holds("b", "key clothes").marks("b", "ABC").marks("c", "DEF");
    game.play("b complete");
    assert_eq!(game.outcome().reason, "end-escape");
}

/// ALC-R48: an empty deck gives neither a reward nor a task.
#[test]
fn alc_r48_an_empty_deck() {
    let mut game = office("A1", "").holds("b", "key clothes");
    game.play("b complete");
    assert_eq!((game.marked("b").as_str(), game.marked("c").as_str()), ("A", ""));
    assert_eq!(game.display(), ["radio B5", "yard E5"]);
    let mut game = office("A1", "D1").holds("b", "key clothes");
    game.play("b complete");
    assert_eq!((game.marked("c").as_str(), game.display().len()), ("D", 2));
}

/// ALC-R49: when no card fits, the deck keeps its order and the display stays short until a later task refills it.
#[test]
fn alc_r49_no_card_fits() {
    let mut game = office("A1", "D1 B1 E1 B2").holds("b", "key clothes");
    game.play("b complete");
    assert_eq!(game.display(), ["radio B5", "yard E5"]);
    let under: Vec<String> = game.state.board.tasks.under.iter().map(ToString::to_string).collect();
    assert_eq!(under, ["B1", "E1", "B2"]);
    assert!(game.told(&Event::NoTask).is_some());
    // The next completion draws B1 as a reward, and then puts out B2, but E1 still has no place.
    let game =
        Prison(Scenario::from_state(game.0.state)).at("b", "radio").at("c", "radio").holds("b", "knife drug clothes");
    let mut game = game.turn("b", 3);
    game.dice([2]).play("b complete");
    assert_eq!(game.display(), ["yard E5", "dining B2"]);
    // A short display is refilled up to three, one card after the other.
    let mut game =
        Prison::new(3).task("warden", "A1").task("radio", "B5").deck("D1 C1 B1 F1").holds("b", "key clothes");
    game.dice([2, 3]).play("b complete");
    assert_eq!(game.display(), ["radio B5", "dining C1", "infirmary F1"]);
}

/// ALC-R45: a completion is the only moment at which the end is looked for.
#[test]
fn alc_r45_the_end_is_checked_at_completions_only() {
    let mut game = office("A1", "D1 F1").holds("b", "key clothes").marks("b", "ABCDEF").marks("c", "ABCDEF");
    game.play("b trade c\nb give key\nb propose\nc accept\nb discard clothes\nb end");
    assert!(Alcatraz::outcome(&game.state).is_none());
}
