//! Hidden information (section 7): what each viewer learns, and when.

use engine::{Dice, Game, Viewer};

use super::*;

fn views(day: &Day) -> Vec<crate::View> {
    Viewer::all(day.state.options.seats).map(|viewer| Luiswile::view(&day.state, viewer)).collect()
}

/// LUI-016, LUI-R52: scores are open to all, orders are known to their owner only.
#[test]
fn lui_016_r52_scores_are_open_and_orders_are_not() {
    let mut day = table(&["2301 5022", "3140 2001"]).neutrals("0999").pools("a", [1, 2, 3]).go();
    day.morning(&["recruit 5022", "sabotage 2001"]);
    day.play("a recruit 5022 0999\nb sabotage 2001 a tunnel");
    for view in views(&day) {
        assert_eq!(view.gangs[seat("a")].pools, [1, 2, 3]);
        for (owner, _) in view.gangs.iter() {
            assert_eq!(view.plans.view(owner).is_some(), view.viewer.is(owner), "{:?}", view.viewer);
        }
    }
    assert_eq!(day.view("a").plans.view(seat("a")).unwrap().recruit.len(), 1);
}

/// Section 7, LUI-046: after the reveal everybody sees all plans.
#[test]
fn lui_046_all_cards_are_revealed_at_once() {
    let mut day = table(&["2301 0362", "3140"]).patrols(&[24]).go();
    day.play("a place 0362 tunnel\na place blank watch\na ready\nb ready");
    for view in views(&day) {
        let plan = view.plans.view(seat("a")).unwrap();
        assert!(plan.piles[0].contains(day.who("0362")));
        assert_eq!(plan.blanks[3], 1);
    }
    assert!(day.told.iter().any(|told| matches!(told.event, Event::Revealed(..))));
}

/// Section 7: an excluded member is named, but not the pile in which he lay.
#[test]
fn lui_089_the_pile_of_a_fighter_stays_hidden() {
    let two = |pile: &str| {
        let mut day = table(&["2301 1304 0362", "3140 3569", "1007"]).event("E02").go();
        day.morning(&[&format!("recruit 2301, tunnel {pile}, watch {}", if pile == "1304" { "0362" } else { "1304" })]);
        day.play("a ready");
        day
    };
    let (tunnel, watch) = (two("1304"), two("0362"));
    assert!(tunnel.is_excluded("1304"));
    assert_eq!(tunnel.view("b"), watch.view("b"));
    assert_eq!(tunnel.view("spectator"), watch.view("spectator"));
    assert_ne!(tunnel.view("a"), watch.view("a"));
}

/// Section 7: the sizes of the piles stay as they were while members are moved.
#[test]
fn lui_r14_a_move_does_not_show_in_the_piles() {
    let mut day = table(&["2301 3655", "3140", "1007"]).event("E13").go();
    day.morning(&["watch 3655"]);
    let before = day.view("b");
    day.play("a move 3655 sabotage");
    assert_eq!(day.view("b"), before);
}

/// LUI-R07: an imagined table has piles of the right sizes, and nobody in two places.
#[test]
fn lui_r07_imagined_plans_fit() {
    let mut day = table(&["2301 3655 0362 1245", "3140 2001", "1007"]).neutrals("0999 3569 1119").go();
    day.morning(&["watch 3655, sabotage blank 0362, recruit 1245", "recruit 2001 blank"]);
    let mut dice = Dice::seeded(5);
    for _ in 0..50 {
        let imagined = Luiswile::imagine(&day.state.options, &day.view("c"), &mut dice);
        for other in ["a", "b"] {
            let plan = imagined.plans.own(seat(other));
            assert_eq!(plan.sizes(), day.state.today.piles[seat(other)]);
            assert_eq!(plan.placed(), day.state.gangs[seat(other)].members);
        }
    }
}

/// Section 7: a newcomer whom nobody has seen is not settled, and a scouted one is hidden from the others.
#[test]
fn lui_095_r59_unknown_newcomers_are_not_settled() {
    let mut day = table(&["2301 0158", "3140 1568"]).event("E02").deck("0999 1119 0264").go();
    day.morning(&["recruit 0158"]).all_ready();
    assert_eq!(day.state.ordinary.len(), 2);
    assert_eq!(day.view("a").ordinary.len(), 3);
    let mut dice = Dice::seeded(5);
    let mut seen = Set::EMPTY;
    for _ in 0..60 {
        let imagined = Luiswile::imagine(&day.state.options, &day.view("a"), &mut dice);
        match imagined.today.newcomers[0] {
            crate::state::Newcomer::Scouted { who, .. } => seen.insert(who),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(seen.len(), 3);
}
