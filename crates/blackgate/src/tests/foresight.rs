//! What can be foreseen of typical choices: the badges that stand on them.

use engine::{Game, Settings, Trials, Viewer};
use scene::{ChoiceEffect, Lang, Texts};

use super::*;

/// The badges of an action, such as `a dig pick`: own ones as they are, those of others behind their letter.
fn badges(table: &Table, line: &str) -> String {
    let (letter, action) = line.split_once(' ').unwrap();
    let about = Blackgate::ABOUT;
    let state = &table.state;
    let chosen = [("mode", state.mode.word()), ("michel", if state.michel.is_some() { "on" } else { "off" })];
    let settings = Settings::read(about.options, about.seats.clone(), state.seats(), chosen).unwrap();
    let options = Blackgate::options(&settings).unwrap();
    let view = Blackgate::view(state, Viewer::Seat(seat(letter)));
    let mut trials = Trials::<Blackgate>::new(&options, &view, seat(letter));
    let outlook = trials.outlook(action.parse().unwrap()).unwrap();
    let texts = Texts::of::<Blackgate>(Lang::EN, Vec::new());
    let badge = |forecast| {
        let ChoiceEffect { seat: of, badge, is_final, .. } = ChoiceEffect::new(forecast, &texts);
        let owner = if of == seat(letter) { String::new() } else { format!("{of}:") };
        format!("{owner}{badge}{}", if is_final { "⚠" } else { "" })
    };
    outlook.forecasts.iter().map(badge).collect::<Vec<_>>().join(" ")
}

/// Compares the badges of actions with what is expected.
fn expect(table: &Table, expected: &[(&str, &str)]) {
    for (line, badge) in expected {
        assert_eq!(badges(table, line), *badge, "`{line}`");
    }
}

#[test]
fn what_the_actions_of_a_turn_cost_and_bring() {
    let mut table = solo(3);
    table.hand("a", "pick spoon knife handle scissors watch care-package").hand("b", "knife riot").cigarettes("a", 6);
    let at_home = [
        ("a search", "●−1 ▱+1"),
        ("a move", "●−1"),
        ("a careful showers", "●−2"),
        ("a play care-package", "●−1 ▱+2 ¢+3"),
        ("a extort b", "●−1"),
        ("a dig pick", "★+3 ▲−3 ●−1 ▱−1"),
        ("a end", "●−2"),
    ];
    expect(&table, &at_home);
    let in_the_shop = [
        ("a sell", "●−1"),
        ("a buy pick", "▲+3 ●−1 ▱+1 ¢−6"),
        ("a buy knives", "†+2 ●−1 ▱+2 ¢−5"),
        ("a craft p1", "▲+3 ●−1 ▱−1"),
    ];
    expect(table.at("a", "recreation"), &in_the_shop);
    expect(table.play("a sell"), &[("a add watch", "▱−1 ¢+3")]);
    let mut table = solo(3);
    expect(table.hand("a", "shovel").points("a", 9), &[("a dig shovel", "★+4 ✓+1 ▲−4 ●−1 ▱−1")]);
    expect(table.at("a", "cafeteria"), &[("a steal", "▲+1 ●−1 ▱+1")]);
    expect(table.at("a", "infirmary").beatings("a", 2), &[("a heal", "●−1 ◉−1")]);
}

#[test]
fn what_cards_and_gangs_do() {
    let play = |card: &str| {
        let mut table = solo(3);
        table.hand("a", card).hand("b", "knife tape").play(&format!("a play {card}"));
        table
    };
    expect(&play("ambush"), &[("a target b", "b:◉+1")]);
    expect(&play("snitch"), &[("a target b", "b:■+1")]);
    expect(&play("shakedown"), &[("a target b", "▱+1 b:▱−1")]);
    let mut table = solo(3);
    table.hand("a", "bandana chain riot knife").hand("b", "knife tape");
    expect(&table, &[("a play riot", "†±? ●−1 ▱−2 c:▱+1"), ("a join crew", "●−1")]);
    expect(table.play("a join crew").play("a pay bandana"), &[("a pay chain", "♠+1 ▱−1")]);
}

#[test]
fn a_background_is_spent_for_good() {
    let mut table = solo(3);
    expect(table.background("a", "smuggler"), &[("a reveal", "◆−1⚠ ▱+2")]);
    expect(table.background("a", "racketeer").cigarettes("b", 2), &[("a reveal", "◆−1⚠ ¢+1 b:¢−1")]);
    expect(table.background("a", "gunrunner"), &[("a reveal", "†+2 ◆−1⚠ ▱+2")]);
}

#[test]
fn what_a_fight_costs() {
    let mut table = solo(3);
    table.hand("a", "knife tape").hand("b", "pick sock").play("a extort b").play("a name pick");
    expect(&table, &[("a lay knife", "†−1 ▱−1")]);
    expect(table.play("a lay knife"), &[("b give", "▲−3 a:▱+1 ▱−1"), ("b refuse", "")]);
    expect(table.play("b refuse"), &[("b strike sock", "†−1 ▱−1"), ("b pass", "▲−3 a:▱+1 ▱−1 ◉+1")]);
    let mut table = solo(3);
    table.hand("a", "knife").hand("b", "spoon sock leg").play("a extort b").play("a name pick").play("a lay knife");
    // Without the Tool that is demanded, a random card is lost.
    expect(table.play("b refuse"), &[("b pass", "a:▱+1 ▱−1 ◉+1 ▲−1…+0 †−1…+0")]);
}

#[test]
fn a_teammate_may_save_a_fight() {
    let mut table = team(4);
    table.at("b", "block-a").at("d", "block-a").hand("a", "knife").hand("b", "pick").hand("d", "knife");
    table.play("a extort b").play("a name pick").play("a lay knife").play("b refuse");
    expect(&table, &[("b pass", "")]);
    expect(table.play("b pass"), &[("d help knife", "†−1 ▱−1"), ("d decline", "a:▱+1 b:▱−1 b:◉+1")]);
}

#[test]
fn michel_is_a_risk_and_never_certain() {
    let mut table = with_michel(2);
    expect(&table, &[("a careful showers", "●−2 !+0…+1"), ("a careful infirmary", "●−2"), ("a end", "●−2")]);
    // A 2 leads from the Showers nowhere but home, where both players are.
    expect(table.play("a end"), &[("a roll", "!+0…+1 b:!+0…+1"), ("a skip", "")]);
    table.hand("a", "spoon knife leg").michel_deck("mi-1 mi-2 mi-6 mi-6");
    expect(table.dice([die(2), 0]).play("a roll"), &[("a yield spoon", "▲−1 ▱−1 !−1 b:!+0…+1"), ("a fight", "")]);
    expect(table.play("a fight"), &[("a strike knife", "†−1 ▱−1 !−1…+0"), ("a pass", "▲−1 ▱−1 ◉+1 !−1 b:!+0…+1")]);
}
