//! Random games from the deal to the end: the invariants of section 10, and that views keep secrets.

use engine::Viewer;

use super::*;
use crate::content::Symbol;
use crate::rules::{laying, moving};
use crate::state::{Step, sum_of};
use crate::view::StepView;

/// Plays random games of every kind, and looks at every state.
fn every_state(games: u32, mut look: impl FnMut(&State, &Options)) {
    let mut menu = Vec::new();
    for game in 0..games {
        let kinds = [(2, false), (3, false), (4, false), (5, false), (6, false), (2, true), (3, true)];
        let (players, teams) = kinds[game as usize % kinds.len()];
        let options = options(players, teams);
        let mut dice = Dice::seeded(u64::from(game));
        let mut state = Wcp::setup(&options, &mut dice);
        look(&state, &options);
        while let Some(seat) = Wcp::deciders(&state).first() {
            menu.clear();
            Wcp::legal(&state, seat, &mut menu);
            let action = *dice.pick(&menu);
            Wcp::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).unwrap();
            look(&state, &options);
        }
    }
}

/// WCP-R14, WCP-R24, WCP-081: invariants of every state.
#[test]
fn invariants_wcp_r14_r24_hold_in_random_games() {
    every_state(70, |state, _| {
        let (board, content) = (&state.board, &state.content);
        assert!(state.occupied().and(board.stocked()).is_empty(), "no token with a pawn");
        assert!(!board.stocked().contains(Cell::CENTRE));
        assert!(board.stocked().minus(board.intact()).is_empty(), "no token on an empty or destroyed cell");
        let fighting = matches!(state.step, Step::Loot { .. });
        for vehicle in state.vehicles.values() {
            let Some(card) = vehicle.card else { continue };
            let row = content.card(card);
            assert!(fighting || vehicle.armour >= 1);
            assert!(vehicle.armour <= row.armour + sum_of(content, &vehicle.goods, Symbol::Armour));
            assert!(vehicle.boosters <= row.boosters + sum_of(content, &vehicle.goods, Symbol::Boosters));
            assert_eq!(vehicle.fire(content), row.fire + sum_of(content, &vehicle.goods, Symbol::Fire));
        }
    });
}

/// WCP-035: in stage I every cell can be reached from every other, as far as walls go; and every active entrance is open.
#[test]
fn invariants_wcp_035_nothing_is_cut_off_in_stage_one() {
    every_state(35, |state, _| {
        if !state.board.has_hole() {
            // Every area connected means: from the exits that are open everything is reached.
            assert_eq!(state.board.escape(state.board.empty()), crate::board::Cells::BOARD);
            for dir in state.board.active().iter() {
                let corner = Cell::corner(dir);
                assert!(state.board.empty().contains(corner) || state.board.has_passage(corner, dir));
            }
        }
    });
}

/// WCP-R49: trapped is never revoked.
#[test]
fn invariants_wcp_r49_trapped_is_for_good() {
    let mut trapped: [bool; 6] = [false; 6];
    every_state(70, |state, _| {
        for (pawn, vehicle) in state.vehicles.iter() {
            let known = &mut trapped[usize::from(pawn.number())];
            let now = state.exits_open() && state.is_trapped(pawn);
            let gone = !matches!(vehicle.place, Location::Inside(_));
            assert!(!*known || now || gone || !state.exits_open());
            *known = now;
        }
    });
}

/// WCP-023: the quick list of steps agrees with the rule for each step.
#[test]
fn invariants_wcp_023_quick_and_plain_steps_agree() {
    every_state(28, |state, _| {
        let halls = state.board.joined(crate::board::Cells::NONE);
        for vehicle in state.vehicles.values() {
            let ways = moving::ways(state, &halls, vehicle.place);
            for dir in crate::board::Dir::ALL {
                assert_eq!(ways.contains(dir), moving::step(state, vehicle.place, dir).is_ok());
            }
        }
    });
}

/// WCP-R57: every game ends well within the bound.
#[test]
fn wcp_r57_every_game_ends() {
    let (mut games, mut actions, mut longest) = (0, 0_u32, 0);
    every_state(140, |state, _| {
        if matches!(state.step, Step::Pick(pawn) if pawn.number() + 1 == state.pawns()) {
            (games, actions) = (games + 1, 0);
        }
        actions += 1;
        longest = longest.max(actions);
    });
    assert_eq!(games, 140);
    assert!(longest < 4_000 && longest < Wcp::ABOUT.actions_max, "{longest}");
}

/// WCP-R69, section 8: others see the size of a hand and not its contents, nor a hall or token before it lies.
#[test]
fn views_hide_hands_stacks_and_drafts() {
    every_state(14, |state, options| {
        for seat in engine::Seats::all(options.players) {
            let view = Wcp::view(state, Viewer::Seat(seat));
            assert_eq!(view.hand.as_ref(), Some(&state.hands[seat]));
            let lays = state.owner(state.turn) == seat;
            match view.step {
                StepView::LayHall(draft) => assert_eq!(draft.is_some(), lays),
                StepView::LayToken(draft) => assert_eq!(draft.is_some(), lays),
                _ => {}
            }
        }
        assert_eq!(Wcp::view(state, Viewer::Spectator).hand, None);
    });
}

/// A player who is asked for a hall can lay one, in every imagined state as well: a search must not be stuck.
#[test]
fn imagined_players_can_do_what_they_are_asked() {
    let mut dice = Dice::seeded(3);
    every_state(28, |state, options| {
        for viewer in Viewer::all(options.players) {
            let imagined = Wcp::imagine(options, &Wcp::view(state, viewer), &mut dice);
            let mut menu = Vec::new();
            if let Some(seat) = Wcp::deciders(&imagined).first() {
                Wcp::legal(&imagined, seat, &mut menu);
                assert!(!menu.is_empty(), "{viewer:?}");
            }
            if matches!(imagined.step, Step::LayHall(_)) {
                assert!(laying::can_lay(&imagined, imagined.hand()));
            }
        }
    });
}

/// Every action is read back from its text, and other texts are told what would do.
#[test]
fn notation_is_read_back() {
    for text in
        ["pick v10", "boost ne sw", "lay h09", "lay g10", "on c36", "turn r5", "attack p6", "hand t1a", "drive-off"]
    {
        assert_eq!(text.parse::<crate::Action>().unwrap().to_string(), text);
    }
    for (text, fault) in [
        ("lay x1", "column 5: expected a hall or a token"),
        ("on c37", "column 4: expected a cell: `c37` is not a cell; cells are c0 to c36"),
        ("on c07", "column 4: expected a cell"),
        ("turn r6", "column 6: expected a turn: `r6` is not a turn; turns are r0 to r5"),
        ("attack p7", "column 8: expected a pawn: `p7` is not a pawn; pawns are p1 to p6"),
        ("jump", "column 1: `jump` is no action here"),
        ("press now", "column 7: `now` is too much"),
    ] {
        let found = text.parse::<crate::Action>().unwrap_err().to_string();
        assert!(found.starts_with(fault), "{found}");
    }
}
