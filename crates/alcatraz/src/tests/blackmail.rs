//! Blackmail cards: ALC-043, ALC-058, ALC-134 and the table of section 6.4.

use super::*;

/// The goat `a` in the Chapel with 4 action points and these cards.
fn goat(cards: &str) -> Prison {
    Prison::new(3).turn("a", 4).hand("a", cards)
}

/// ALC-043: only the goat plays them, others may hold them.
#[test]
fn v48_alc_043_only_the_goat_plays() {
    let mut game = Prison::new(3).hand("b", "cell-toss called-in-favour");
    game.lacks("b", "blackmail").refuses("b blackmail called-in-favour", "ALC-043");
}

/// ALC-058, ALC-R01: an own card, for 1 action point; then it lies on the discard pile.
#[test]
fn alc_058_r01_play_a_card() {
    let mut game = goat("closed-for-repairs");
    game.refuses("a blackmail cell-toss", "ALC-058").play("a blackmail closed-for-repairs\na room dining");
    assert_eq!((game.points(), game.state.board.discard), (3, cards("closed-for-repairs")));
    assert!(game.state.hands[seat("a")].is_empty());
}

/// ALC-134, ALC-R58: a card can be played in the turn in which it was drawn, and several in one turn.
#[test]
fn alc_134_r58_draw_and_play() {
    let mut game = goat("closed-for-repairs extra-chores").at("a", "warden");
    game.play("a blackmail closed-for-repairs\na room dining");
    game.dice([8]).play("a use");
    assert_eq!(game.state.hands[seat("a")], cards("extra-chores called-in-favour"));
    game.play("a blackmail called-in-favour\na blackmail extra-chores\na victim b");
    assert_eq!(game.points(), 2);
}

/// ALC-R65, BM01: up to two guards into a room with a task, never above four.
#[test]
fn bm01_alc_r65_loose_tongue() {
    let base = || goat("loose-tongue").task("warden", "A1").task("yard", "B1").guards("dining", 2).guards("radio", 1);
    let mut game = base();
    game.play("a blackmail loose-tongue").offers("a", &["room warden", "room yard"]);
    game.refuses("a room dining", "ALC-R65").play("a room warden");
    game.offers("a", &["guard-from dining", "guard-from radio"]).refuses("a stop", "ALC-R61");
    game.refuses("a guard-from warden", "ALC-R65").play("a guard-from dining\na guard-from dining").lists("a end");
    assert_eq!((game.guards_in("warden"), game.guards_in("dining")), (2, 0));
    let mut game = base().guards("warden", 3);
    game.play("a blackmail loose-tongue\na room warden").refuses("a guard-from warden", "ALC-R65");
    game.play("a guard-from radio").lists("a end");
    let mut game = base();
    game.play("a blackmail loose-tongue\na room yard\na guard-from radio\na stop").lists("a end");
    assert_eq!(game.guards_in("yard"), 1);
    let mut game = base().guards("warden", 4).guards("yard", 4);
    game.refuses("a blackmail loose-tongue", "ALC-R52");
}

/// BM02: another prisoner loses an item, which returns to the board.
#[test]
fn bm02_alc_r65_cell_toss() {
    let mut game = goat("cell-toss").holds("b", "key gun").holds("c", "tool").holds("a", "drug");
    game.play("a blackmail cell-toss").offers("a", &["victim b", "victim c"]).refuses("a victim a", "ALC-R65");
    game.refuses("a victim d", "ALC-R65").play("a victim b").refuses("a item tool", "ALC-R65").play("a item gun");
    assert_eq!((game.goods("b").as_str(), game.tokens("visiting", "gun")), ("key", 1));
    let mut game = goat("cell-toss").holds("a", "drug");
    game.refuses("a blackmail cell-toss", "ALC-R52");
}

/// BM03: takes an item, which is no theft.
#[test]
fn bm03_long_fingers() {
    let mut game = goat("long-fingers").at("a", "warden").holds("b", "key cash");
    game.play("a blackmail long-fingers");
    assert_eq!((game.goods("a").as_str(), game.goods("b").as_str(), game.points()), ("key", "cash", 3));
    game.lists("a steal b cash");
    let mut game = goat("long-fingers").holds("a", "tool tool tool").holds("b", "key");
    game.refuses("a blackmail long-fingers", "ALC-R52");
}

/// BM04: as much cash as the victim has and the goat can hold, at most two.
#[test]
fn bm04_protection_money() {
    for (own, theirs, after) in [("", "cash cash cash", 2), ("cash cash", "cash cash", 3), ("", "cash", 1)] {
        let mut game = goat("protection-money").holds("a", own).holds("b", theirs);
        game.play("a blackmail protection-money");
        assert_eq!(game.state.board.prisoners[seat("a")].goods.cash, after);
    }
    let mut game = goat("protection-money").holds("a", "cash cash cash").holds("b", "cash");
    game.refuses("a blackmail protection-money", "ALC-R52");
    let mut game = goat("protection-money").holds("b", "key");
    game.refuses("a blackmail protection-money", "ALC-R52");
}

/// BM05: a pawn goes next door, out of a full room too, but not into one.
#[test]
fn bm05_alc_r65_change_of_block() {
    let mut game = goat("change-of-block").guards("warden", 4).guards("guards", 4);
    game.play("a blackmail change-of-block\na victim c").offers("a", &["room workshop", "room recreation"]);
    game.refuses("a room guards", "ALC-071").refuses("a room chapel", "ALC-R65").play("a room workshop");
    assert_eq!(game.where_is("c"), "workshop");
    let mut game = goat("change-of-block").guards("guards", 4).guards("workshop", 4).guards("recreation", 4);
    game.refuses("a blackmail change-of-block", "ALC-R52");
}

/// BM06: one action point less when the victim's turn starts.
#[test]
fn v54_bm06_extra_chores() {
    let mut game = Prison::new(4).turn("a", 3).hand("a", "extra-chores").stamina("c", 1);
    game.play("a blackmail extra-chores\na victim c\na end");
    assert_eq!(game.points(), 2);
    game.play("b end");
    assert_eq!(game.points(), 1);
    game.play("c stamina");
    assert_eq!(game.points(), 2);
    game.next_round("a").play("a end\nb end");
    assert_eq!(game.points(), 2, "it lasts one round");
}

/// ALC-R65: played again after a reshuffle, chores add up, but action points never fall below 0.
#[test]
fn alc_r65_chores_add_up() {
    let mut game = goat("extra-chores");
    game.state.board.chores[seat("b")] = 2;
    game.play("a blackmail extra-chores\na victim b\na end");
    assert_eq!(game.points(), 0);
    let mut game = goat("extra-chores");
    game.state.board.chores[seat("b")] = 3;
    game.state.board.chores[seat("c")] = 3;
    game.refuses("a blackmail extra-chores", "ALC-R52");
}

/// BM07, ALC-R65: a closed room cannot be used until the round ends; everything else there goes on.
#[test]
fn v55_bm07_alc_r65_closed_for_repairs() {
    let mut game = goat("closed-for-repairs").at("a", "dining").at("b", "dining").holds("b", "key");
    game.play("a blackmail closed-for-repairs").lists("a room chapel").play("a room dining");
    game.refuses("a use", "ALC-R65").play("a end").refuses("b use", "ALC-R65").lists("b discard key");
    game.lists("b trade a").lists("b move radio");
    game.next_round("a").lists("a use");
    let mut game = goat("closed-for-repairs");
    game.state.board.closed = [Room::Dining].into_iter().collect();
    game.play("a blackmail closed-for-repairs").refuses("a room dining", "ALC-R65");
}

/// BM08, ALC-009: a task moves next door, where there is none.
#[test]
fn bm08_alc_009_new_hiding_place() {
    let mut game = goat("new-hiding-place").task("warden", "A1").task("guards", "B1").guards("workshop", 4);
    game.play("a blackmail new-hiding-place").offers("a", &["room warden", "room guards"]);
    game.refuses("a room dining", "ALC-R65").play("a room warden").offers("a", &["room workshop", "room recreation"]);
    game.refuses("a room guards", "ALC-009").refuses("a room dining", "ALC-R65").play("a room workshop");
    assert_eq!(game.display(), ["workshop A1", "guards B1"]);
    let mut game = goat("new-hiding-place");
    game.refuses("a blackmail new-hiding-place", "ALC-R52");
}

/// BM09, ALC-092: the chosen task goes under the deck, and another is put out.
#[test]
fn bm09_scrapped_idea() {
    let base = || goat("scrapped-idea").task("warden", "A1").task("yard", "B1").task("radio", "C1");
    let mut game = base().deck("B2 D1");
    game.play("a blackmail scrapped-idea").dice([3]).play("a room warden").lists("a end");
    assert_eq!(game.display(), ["yard B1", "radio C1", "infirmary D1"]);
    let under: Vec<String> = game.state.board.tasks.under.iter().map(ToString::to_string).collect();
    assert_eq!(under, ["A1", "B2"]);
    let mut game = base().deck("");
    game.refuses("a blackmail scrapped-idea", "ALC-R52");
}

/// BM10: the others in one room each lose an item of their choice, clockwise from the goat.
#[test]
fn bm10_roll_call() {
    let game = Prison::new(4).turn("a", 3).hand("a", "roll-call").at("d", "yard").holds("a", "gun");
    let mut game = game.at("a", "warden").holds("b", "key knife").holds("c", "tool drug").holds("d", "key");
    game.play("a blackmail roll-call").offers("a", &["room warden", "room yard"]).refuses("a room radio", "ALC-R65");
    game.play("a room warden").not_asked("c give-up tool").not_asked("a end").refuses("b give-up tool", "ALC-R65");
    game.refuses("b end", "ALC-R64").play("b give-up knife\nc give-up tool").lists("a end");
    assert_eq!([game.goods("a"), game.goods("b"), game.goods("c"), game.goods("d")], ["gun", "key", "drug", "key"]);
    assert_eq!((game.tokens("cells", "knife"), game.tokens("workshop", "tool")), (3, 3));
    // Clockwise from the goat.
    let game = Prison::new(4).turn("c", 3).hand("c", "roll-call").at("a", "warden").at("d", "warden");
    let mut game = game.holds("a", "key knife").holds("b", "key knife").holds("d", "key knife");
    game.state.board.goat = seat("c");
    game.play("c blackmail roll-call\nd give-up key\na give-up key\nb give-up knife").lists("c end");
    // With one kind only, nothing is asked.
    let mut game = goat("roll-call").holds("b", "key key").holds("c", "tool");
    game.play("a blackmail roll-call").lists("a end");
    assert_eq!((game.goods("b").as_str(), game.goods("c").as_str()), ("key", ""));
    let mut game = goat("roll-call").holds("a", "key");
    game.refuses("a blackmail roll-call", "ALC-R52");
}

/// BM11: two action points for one.
#[test]
fn bm11_called_in_favour() {
    let mut game = goat("called-in-favour").guards("chapel", 3);
    game.play("a blackmail called-in-favour");
    assert_eq!(game.points(), 5);
}

/// ALC-R52: what changes nothing is not offered.
#[test]
fn alc_r52_no_idle_steps() {
    let mut game = goat("cell-toss protection-money").at("a", "dining").stamina("a", 3);
    game.lacks("a", "blackmail").lacks("a", "use").lacks("a", "trade").lacks("a", "bribe").lacks("a", "steal");
}

/// ALC-R59: no card and no room changes the number of guards.
#[test]
fn alc_r59_guards_are_only_moved() {
    let mut game = goat("loose-tongue").at("a", "radio").task("warden", "A1").guards("dining", 4).guards("radio", 1);
    game.play("a use\na guard-from dining\na guard-to radio\na stop\na blackmail loose-tongue");
    game.play("a guard-from dining\na guard-from dining\na move dining\na riot radio");
    assert_eq!(game.state.board.guards_total(), 5);
}
