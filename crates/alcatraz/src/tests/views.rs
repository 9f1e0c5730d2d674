//! Hidden information: section 7 of the rules.

use engine::Game;
use engine::{Dice, Viewer};

use super::*;
use crate::view::{StepView, View};

fn known(view: &View, who: &str) -> Set<Blackmail> {
    view.hands[seat(who)].known
}

/// ALC-033, ALC-R31: others see that a vote was cast, not for whom.
#[test]
fn v56_a_vote_is_hidden() {
    let mut game = Prison::new(3);
    game.dice([4]).play("b end\nc end\na call-vote\na vote c");
    let StepView::Vote(votes) = game.view("b").step else { panic!("they vote") };
    assert_eq!((votes.pending.to_string().as_str(), votes.own), ("bc", Some(None)));
    let StepView::Vote(votes) = game.view("a").step else { panic!("they vote") };
    assert_eq!(votes.own, Some(Some(seat("c"))));
    let StepView::Vote(votes) = game.view("-").step else { panic!("they vote") };
    assert_eq!(votes.own, None);
    // What b may do and is told does not depend on the vote.
    let mut other = Prison(Scenario::from_state(game.state.clone()));
    let Step::Vote(votes) = &mut other.state.step else { panic!("they vote") };
    *votes = engine::Sealed::new(3, Seats::all(3));
    votes.put(seat("a"), Some(seat("b")));
    assert_eq!(other.view("b"), game.view("b"));
}

/// ALC-R55: the number of cards is public, their identity the owner's.
#[test]
fn alc_r55_hands_are_hidden() {
    let game = Prison::new(3).hand("b", "cell-toss roll-call");
    for viewer in ["a", "b", "c", "-"] {
        let view = game.view(viewer);
        assert_eq!((view.hands[seat("b")].count, view.pile), (2, 9));
        assert_eq!(known(&view, "b"), if viewer == "b" { cards("cell-toss roll-call") } else { Set::EMPTY });
    }
}

/// ALC-R55: the victim of an extortion knows the card that the other holds now; a third does not.
#[test]
fn alc_r55_the_robbed_remember() {
    let mut game =
        Prison::new(3).copper("chapel").at("b", "chapel").holds("b", "cash").hand("c", "cell-toss roll-call");
    game.dice([0]).play("b use");
    assert_eq!(known(&game.view("c"), "b"), cards("cell-toss"));
    assert!(known(&game.view("a"), "b").is_empty() && known(&game.view("-"), "b").is_empty());
    // Imagined states keep known cards in place.
    for seed in 0..20 {
        let view = game.view("c");
        let settings = engine::Settings::new(Alcatraz::ABOUT.options, 3);
        let imagined = Alcatraz::imagine(&Alcatraz::options(&settings).unwrap(), &view, &mut Dice::seeded(seed));
        assert_eq!(imagined.hands[seat("b")], cards("cell-toss"));
        assert_eq!(Alcatraz::view(&imagined, Viewer::Seat(seat("c"))), view);
    }
}

/// ALC-R55: who knew a card loses sight of it when one of several is taken, unless they see which.
#[test]
fn alc_r55_knowledge_is_lost_with_certainty() {
    let game = Prison::new(4).copper("chapel").at("b", "chapel").holds("b", "cash").hand("c", "cell-toss roll-call");
    let mut game = game;
    game.state.known[Blackmail::CellToss.index()] = Seats::all(4).without(seat("c"));
    game.dice([1]).play("b use");
    assert_eq!(known(&game.view("b"), "c"), cards("cell-toss"), "b saw that the other one was taken");
    assert!(known(&game.view("a"), "c").is_empty() && known(&game.view("a"), "b").is_empty());
    // The last card can be followed by everybody who knew it.
    let mut game = Prison::new(4).copper("chapel").at("b", "chapel").holds("b", "cash").hand("c", "cell-toss");
    game.state.known[Blackmail::CellToss.index()] = Seats::only(seat("a"));
    game.dice([0]).play("b use");
    assert_eq!(known(&game.view("a"), "b"), cards("cell-toss"));
    assert!(known(&game.view("d"), "b").is_empty());
}

/// ALC-129: only the drawer sees the three cards.
#[test]
fn alc_129_cards_looked_at_are_hidden() {
    let mut game = Prison::new(3).copper("warden").holds("b", "cash");
    game.dice([0, 0, 0]).play("b use");
    let looked = |viewer: &str| match game.view(viewer).step {
        StepView::Keep(_, count, cards) => (count, cards),
        _ => panic!("b keeps a card"),
    };
    assert_eq!(looked("b"), (3, Some(cards("loose-tongue cell-toss long-fingers"))));
    assert_eq!((looked("a"), looked("-")), ((3, None), (3, None)));
}

/// ALC-R67: an answer to a request is hidden until all have answered.
#[test]
fn alc_r67_answers_are_hidden() {
    let game = Prison::new(4).at("a", "warden").task("warden", "A3").deck("D1");
    let mut game = game.holds("b", "key").holds("a", "tool").holds("c", "drug");
    game.play("b complete\na decline");
    let StepView::Consent(_, sources, answers) = game.view("c").step else { panic!("they answer") };
    assert_eq!((sources.len(), answers.pending.to_string().as_str(), answers.own), (3, "c", Some(None)));
}

/// Whatever is open to all is the same for all.
#[test]
fn the_board_is_public() {
    let mut game = Prison(Scenario::deal_any(4, [("sides", "random")], 9));
    let goat = game.state.board.goat;
    game.play(&format!("{goat} end"));
    let board = |viewer: &str| game.view(viewer).board;
    assert!(["a", "b", "c"].iter().all(|viewer| board(viewer) == board("-")));
    assert_eq!(menu_len(&game.state, goat), 0, "menus are for those who are asked");
}
