//! Foresight: what is foreseen of typical choices, and that it happens in plays that complete tasks.

use engine::foresight::Trials;
use engine::{Change, Foresee, Log, Reading, Viewer};
use scene::{ChoiceEffect, Lang};

use super::texts::texts;
use super::*;

/// What the seat that is asked foresees of an action, as badges; the letter is whose number it is.
fn badges(game: &Prison, who: &str, action: &str) -> String {
    let options = Alcatraz::options(&Alcatraz::ABOUT.settings(game.state.board.seats(), []).unwrap()).unwrap();
    let view = game.view(who);
    let mut trials = Trials::<Alcatraz>::new(&options, &view, seat(who));
    let outlook = trials.outlook(action.parse().unwrap()).unwrap_or_else(|| panic!("`{action}` is not possible"));
    let badge = |forecast| {
        let ChoiceEffect { seat, badge, is_final, .. } = ChoiceEffect::new(forecast, &texts(Lang::EN));
        format!("{seat} {badge}{}", if is_final { "!" } else { "" })
    };
    outlook.forecasts.iter().map(badge).collect::<Vec<_>>().join(", ")
}

/// A turn of b, who stands with c in the Laundry, next to a room with a guard.
fn laundry() -> Prison {
    Prison::new(4).at("b", "laundry").at("c", "laundry").guards("guards", 1).stamina("b", 1).holds("b", "key cash")
}

/// The table: what each kind of choice changes. AP, ▲ guards here, ✓ task ready here, ◆ needed, ☆ missing, ★ elements,
/// ■ items, $ cash, ♥ stamina, ♠ blackmail cards, ♦ scapegoat, ▼ chores, † escape.
#[test]
fn typical_choices_show_what_they_change() {
    let check = |game: &Prison, who: &str, action: &str, expected: &str| {
        assert_eq!(badges(game, who, action), expected, "`{action}`");
    };
    let game = laundry();
    check(&game, "b", "move guards", "b AP−1, b ▲+1");
    check(&game, "b", "use", "b AP−1, b ■+1");
    check(&game, "b", "riot guards", "b AP−1, b ▲+1");
    check(&game, "b", "discard key", "b AP−1, b ■−1");
    check(&game, "b", "stamina", "b AP+1, b ♥−1");
    check(&game, "b", "end", "b AP−3");
    check(&game, "b", "trade c", "");
    check(&laundry().guards("laundry", 1), "b", "bribe", "b ▲−1, b $−1");
    check(&laundry().holds("c", "knife"), "b", "steal c knife", "b AP−1, b ■+1, c ■−1");
    check(&laundry().holds("c", "cash"), "b", "steal c cash", "b AP−1, b $+1, c $−1");
    check(&Prison::new(4).at("b", "dining"), "b", "use", "b AP−1, b ♥+3");
    check(&Prison::new(4).at("b", "recreation"), "b", "use", "b AP−1, b $+2");
    check(&Prison::new(4), "b", "use", "b AP−1, b ♠+1");
}

#[test]
fn a_task_that_becomes_ready_is_foreseen() {
    let game = Prison::new(4).at("b", "guards").holds("b", "clothes").task("guards", "A1");
    assert_eq!(badges(&game, "b", "use"), "b AP−1, b ✓+1, b ■+1", "the key was missing");
    assert_eq!(badges(&game, "b", "move warden"), "b AP−1");
}

#[test]
fn blackmail_shows_its_victim_and_its_price() {
    let game = Prison::new(4).turn("a", 3).hand("a", "extra-chores called-in-favour").holds("b", "key");
    assert_eq!(badges(&game, "a", "blackmail called-in-favour"), "a AP+1, a ♠−1");
    assert_eq!(badges(&game, "a", "blackmail extra-chores"), "a AP−1, a ♠−1");
    let mut game = game;
    game.play("a blackmail extra-chores");
    assert_eq!(badges(&game, "a", "victim b"), "b ▼+1");
}

/// ALC-087: the card for the others is not known, so their elements are a range.
#[test]
fn a_completed_task_has_certain_and_possible_rewards() {
    let game = Prison::new(3).holds("b", "key clothes").task("warden", "A1");
    let expected = "b AP−1, b ◆−1, b ✓−1…+0, b ☆−2…−1, b ★+1, b ■−2, c ★+1";
    assert_eq!(badges(&game, "b", "complete"), expected);
    let done = Prison::new(3).holds("b", "key clothes").task("warden", "A1").deck("B2").marks("c", "B");
    let expected = "b AP−1, b ✓−1…+0, b ☆−1, b ★+1, b ■−2";
    assert_eq!(badges(&done, "b", "complete"), expected, "the only card left brings nothing new");
}

/// ALC-096, ALC-098: a choice that may leave its chooser behind is marked for good, also where few cards do that.
#[test]
fn the_own_escape_at_risk_is_foreseen() {
    // The goat is asked for the key that completes the plan without the goat.
    let mut game = Prison::new(3).at("a", "warden").holds("a", "key").holds("b", "clothes").task("warden", "A1");
    game = game.marks("b", "BCD").marks("c", "EF");
    game.play("b complete");
    assert!(badges(&game, "a", "accept").contains("a †−1!"), "{}", badges(&game, "a", "accept"));
    assert_eq!(badges(&game, "a", "decline"), "");
    // Only a card with the letter B completes it.
    let mut game = Prison::new(3).at("a", "warden").holds("a", "key").holds("b", "clothes").task("warden", "A1");
    game = game.marks("b", "CD").marks("c", "EF");
    game.play("b complete");
    assert!(badges(&game, "a", "accept").contains("a †−1…+0!"), "{}", badges(&game, "a", "accept"));
    // With the last guard on the board, the end of the last turn loses the match.
    let full = Prison::new(3).turn("c", 1);
    let full = ["chapel", "radio", "dining", "infirmary", "yard"].iter().fold(full, |game, room| game.guards(room, 4));
    assert!(badges(&full, "c", "end").contains("c †−1!"), "{}", badges(&full, "c", "end"));
}

/// ALC-033: nobody can foresee what hidden votes lead to, but who breaks a tie can.
#[test]
fn hidden_votes_are_not_foreseen() {
    let mut game = Prison::new(3).turn("c", 0);
    game.any_dice(1).play("c end").play("a call-vote").play("a vote b").play("b vote c");
    assert_eq!(badges(&game, "c", "vote a"), "");
    let options = Alcatraz::options(&Alcatraz::ABOUT.settings(3, []).unwrap()).unwrap();
    let view = game.view("c");
    let outlook = Trials::<Alcatraz>::new(&options, &view, seat("c")).outlook("vote b".parse().unwrap()).unwrap();
    assert_eq!(outlook.after, None, "the votes of ana and ben are hidden");
    game.play("c vote a");
    assert_eq!(badges(&game, "a", "pick b"), "a ♦−1, b ♦+1");
    assert_eq!(badges(&game, "a", "pick a"), "a ♦+1");
}

/// What is foreseen happens, also where random plays seldom come: tasks, requests, rewards, the end.
#[test]
fn eager_plays_go_as_foreseen() {
    let mut chance = Dice::seeded(7);
    let (mut completed, mut ranges) = (0, 0);
    for game in 0..60 {
        let options = invariants::options(3 + game % 2, &mut chance);
        let mut dice = Dice::seeded(u64::from(game));
        let mut state = Alcatraz::setup(&options, &mut dice);
        while let Some(seat) = Alcatraz::deciders(&state).first() {
            let mut menu = Vec::new();
            Alcatraz::legal(&state, seat, &mut menu);
            let action = invariants::eager(&menu, &mut chance);
            let view = Alcatraz::view(&state, Viewer::Seat(seat));
            let outlook = Trials::<Alcatraz>::new(&options, &view, seat).outlook(action).unwrap();
            let done = state.board.removed.len();
            Alcatraz::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).unwrap();
            completed += u32::from(state.board.removed.len() > done);
            let now = Alcatraz::gauges(&options, &Alcatraz::view(&state, Viewer::Seat(seat)));
            for forecast in &outlook.forecasts {
                let is_same = |reading: &&Reading| reading.gauge == forecast.gauge;
                let value = now.iter().find(is_same).map_or(0, |reading| reading.value);
                assert!(!forecast.excludes(value - forecast.value), "`{action}`: now {value}, foreseen {forecast:?}");
                ranges += u32::from(matches!(forecast.change, Change::Between(..)));
            }
        }
    }
    assert!(completed > 100 && ranges > 100, "{completed} tasks and {ranges} ranges");
}
