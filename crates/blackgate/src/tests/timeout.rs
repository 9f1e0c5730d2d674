//! The action for a player whose time has run out: the column "Default" of the decision points.

use engine::Game;

use super::*;

#[track_caller]
fn times_out(table: &Table, letter: &str, action: &str) {
    let taken = Blackgate::timeout_action(&table.state, seat(letter)).map(|action| action.to_string());
    assert_eq!(taken.as_deref(), Some(action));
}

/// BLK-R69, DP-01, DP-06, DP-07, DP-08, DP-09: the turn ends, a Spoon is named, the first Weapon is laid, the target refuses and
/// does not fight.
#[test]
fn turns_and_extortions() {
    let mut table = solo(3);
    table.hand("a", "knife sock").hand("b", "pick");
    times_out(&table, "a", "end");
    assert_eq!(Blackgate::timeout_action(&table.state, seat("b")), None, "only the seat that is asked times out");
    table.play("a extort b");
    times_out(&table, "a", "name spoon");
    table.play("a name pick");
    let first = table.state.players[seat("a")].hand.among(Kinds::WEAPONS).kinds().next().unwrap();
    times_out(&table, "a", &format!("lay {first}"));
    table.play(&format!("a lay {first}"));
    times_out(&table, "b", "refuse");
    table.play("b refuse");
    times_out(&table, "b", "pass");
}

/// DP-26: of too many cards, those go first that dig nothing and are worth least.
#[test]
fn the_least_card_is_dropped() {
    let mut table = solo(3);
    let limit = usize::from(crate::rules::hand_limit(&table.state.content, None));
    let cards = ["pick"].into_iter().chain(std::iter::repeat_n("knife", limit)).collect::<Vec<_>>().join(" ");
    table.hand("a", &cards).play("a end");
    times_out(&table, "a", "drop knife");
}

/// Whole matches end when every decision times out.
#[test]
fn a_match_in_which_every_decision_times_out_ends() {
    for seats in [2, 4] {
        let mut table = solo(seats);
        let mut dice = engine::Dice::seeded(u64::from(seats));
        while let Some(seat) = Blackgate::deciders(&table.state).first() {
            let action = Blackgate::timeout_action(&table.state, seat).unwrap();
            Blackgate::apply(&mut table.state, seat, action, &mut dice, &mut engine::Log::silent()).unwrap();
        }
    }
}
