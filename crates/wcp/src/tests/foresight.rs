//! What is foreseen of typical choices, as the badges that players see.

use engine::foresight::Trials;
use scene::{ChoiceEffect, Lang, Texts};

use super::*;
use crate::Action;

/// The badges of a choice: own ones plain, those of others with their letter; what may be lost for good with a `!`.
fn badges(options: &Options, game: &Play, seat: u8, action: &str) -> String {
    let (seat, texts) = (Seat::new(seat), Texts::of::<Wcp>(Lang::EN, Vec::new()));
    let view = game.view(&seat.to_string());
    let action: Action = action.parse().unwrap();
    let outlook = Trials::<Wcp>::new(options, &view, seat).outlook(action).unwrap();
    let mut badges: Vec<String> = outlook
        .forecasts
        .iter()
        .map(|forecast| {
            let effect = ChoiceEffect::new(forecast, &texts);
            let owner = if effect.seat == seat { String::new() } else { format!("{}:", effect.seat) };
            format!("{owner}{}{}", effect.badge, if effect.is_final { "!" } else { "" })
        })
        .collect();
    badges.sort();
    badges.join(" ")
}

fn foreseen(game: &Play, seat: u8, action: &str) -> String {
    badges(&options(2, false), game, seat, action)
}

/// Hall 20 west of the pawn, with this token, and v04 (fire 2, armour 5, boosters 4).
fn before(token: &str) -> Play {
    corridor().hand(0, "t1a").card(P1, "v04").at(P1, (3, 0)).owns(P1, "t3a uf1").token((2, 0), token).turn(P1)
}

#[test]
fn a_step_shows_what_waits_there() {
    let table = [
        ("t5a", "★+5"),
        ("ua2", "■+2"),
        ("ub1", "●+1"),
        ("uf1", "▲+1"),
        // From the east: a lancer looks there unless it is turned away.
        ("g07 r0", "■−3 ◆+1"),
        ("g07 r3", "◆+1"),
        // A draw, in which the guard comes to hand.
        ("g10 r0", "▲−1 ◆+1 ★−3 ♥−1!"),
    ];
    for (token, expected) in table {
        assert_eq!(foreseen(&before(token), 0, "move w"), expected, "{token}");
    }
}

#[test]
fn two_halls_cost_a_booster() {
    let game = corridor().hand(0, "t1a").card(P1, "v04").at(P1, (3, 0)).token((2, -1), "t4a").turn(P1);
    assert_eq!(foreseen(&game, 0, "boost w nw"), "●−1 ★+4");
    assert_eq!(foreseen(&game, 0, "move w"), "");
}

#[test]
fn driving_in_from_outside_shows_the_fight_but_no_new_vehicle() {
    let game = corridor().hand(0, "t1a").token((3, 0), "g04 r0").card(P1, "v04").turn(P1);
    assert_eq!(foreseen(&game, 0, "move w"), "■−2 ◆+1");
    let game = corridor().hand(0, "t1a").token((3, 0), "g10 r0").card(P1, "v04").owns(P1, "t2a").turn(P1);
    assert_eq!(foreseen(&game, 0, "move w"), "★−2 ♥−1!", "trophies that were kept outside can be lost");
    let game = corridor().hand(0, "t1a").token((3, 0), "g10 r0").card(P1, "v04").turn(P1);
    assert_eq!(foreseen(&game, 0, "move w"), "", "nothing is lost by who has nothing");
}

#[test]
fn an_attack_shows_both_sides_and_the_loot() {
    let meet = || Position::new(2).full().at(P1, (2, 0)).at(P2, (1, 0)).hand(0, "t1a");
    // v01: fire 2, armour 10; v02: fire 2, armour 8.
    let mut game = meet().turn(P1);
    game.play("a move w");
    assert_eq!(foreseen(&game, 0, "attack p2"), "b:■−2 ■−2");
    let mut game = meet().armour(P2, 2).owns(P2, "t5a ua1").turn(P1);
    game.play("a move w");
    assert_eq!(foreseen(&game, 0, "attack p2"), "b:■−2 b:★−5…+0 b:♥−1! ■−2 ★+0…+5");
    game.play("a attack p2");
    assert_eq!(foreseen(&game, 0, "loot t5a"), "b:★−5 ★+5");
    let mut game = meet().armour(P1, 2).turn(P1);
    game.play("a move w");
    assert_eq!(foreseen(&game, 0, "attack p2"), "b:■−2 ♥−1!");
}

#[test]
fn a_trade_shows_what_changes_hands() {
    let mut game =
        Position::new(2).full().at(P1, (2, 0)).at(P2, (1, 0)).owns(P1, "ub2").owns(P2, "t3a").boosters(P1, 3).turn(P1);
    for action in ["move w", "trade p2", "offer ub2", "ask t3a", "propose"] {
        game.play(&format!("a {action}"));
    }
    assert_eq!(foreseen(&game, 1, "accept"), "a:●−2 a:★+3 ●+2 ★−3");
    assert_eq!(foreseen(&game, 1, "decline"), "");
}

#[test]
fn leaving_and_resigning() {
    let game =
        Position::new(2).full().fleeing(P2).hand(0, "t1a").at(P1, (3, 0)).at(P2, (0, 3)).owns(P1, "t3a").turn(P1);
    assert_eq!(foreseen(&game, 0, "move e"), "↗−1", "a vehicle that drives out is not lost");
    assert_eq!(foreseen(&game, 0, "move w"), "↗+1");
    let game = Position::new(2).hall((1, 0), 63).hall((0, 3), 63).fleeing(P2).at(P1, (1, 0)).at(P2, (0, 3)).turn(P1);
    assert_eq!(foreseen(&game, 0, "resign"), "♥−1!");
}

#[test]
fn destroying_the_own_way_out_is_asked_twice() {
    // The way from (1,0) to E0 leads over (2,0) only.
    let mut game = Position::new(2)
        .hall((1, 0), 11)
        .hall((2, 0), 11)
        .hall((3, 0), 11)
        .hall((0, 3), 63)
        .destroyed(&[(2, -1)])
        .fleeing(P1)
        .at(P1, (2, 0))
        .at(P2, (0, 3))
        .turn(P1);
    game.play("a move w");
    assert!(foreseen(&game, 0, &format!("destroy {}", c(2, 0))).contains("✓−1!"));
}

#[test]
fn picking_shows_the_values_of_the_card() {
    let options = options(2, false);
    let game = Scenario::<Wcp>::from_state(Wcp::setup(&options, &mut Dice::scripted([0])));
    assert_eq!(badges(&options, &game, 1, "pick v05"), "■+8 ▲+3 ●+1");
}

/// In a team each pawn can lose its own vehicle.
#[test]
fn a_team_loses_single_vehicles() {
    let game = Position::teams(2)
        .hand(0, "t1a")
        .hall((3, 0), 11)
        .hall((2, 0), 25)
        .card(P1, "v04")
        .at(P1, (3, 0))
        .token((2, 0), "g10");
    assert_eq!(badges(&options(2, true), &game.turn(P1), 0, "move w"), "♥−1!");
}

#[test]
fn the_button_says_what_it_begins_and_is_asked_about() {
    let mut game = Position::new(2).full().closed().at(P1, (1, 0)).at(P2, (0, 3)).turn(P1);
    game.play("a move w");
    assert!(!foreseen(&game, 0, "ignore").contains("II"));
    let found = badges(&options(2, false), &game, 0, "press");
    assert!(found.split(' ').any(|badge| badge == "II!"), "{found}");
    let (seat, view) = (Seat::new(0), game.view("a"));
    let options = options(2, false);
    let forecasts = Trials::<Wcp>::new(&options, &view, seat).outlook(Action::Press).unwrap().forecasts;
    let texts = Texts::of::<Wcp>(Lang::EN, Vec::new());
    let effects = forecasts.iter().map(|forecast| ChoiceEffect::new(forecast, &texts));
    let alarm = effects.into_iter().find(|effect| effect.gauge == "alarm").unwrap();
    assert_eq!(
        (alarm.text.as_str(), alarm.tone),
        ("After one more turn of everybody else stage II begins", scene::Tone::Alarm)
    );
}

#[test]
fn every_gauge_has_a_sign_and_a_name() {
    use engine::{Foresee, Viewer};
    for teams in [false, true] {
        let options = options(2, teams);
        let position = if teams { Position::teams(2) } else { Position::new(2) };
        let state = position.full().fleeing(P2).at(P1, (3, 0)).0;
        let readings = Wcp::gauges(&options, &Wcp::view(&state, Viewer::Seat(Seat::new(0))));
        for (reading, lang) in readings.iter().flat_map(|reading| Lang::all().map(move |lang| (reading, lang))) {
            let texts = Texts::of::<Wcp>(lang, Vec::new());
            let id = format!("gauge-{}", reading.gauge.id);
            assert!(texts.has(&id) && texts.has_attribute(&format!("{id}.name")), "{lang}: {id}");
            assert!(!texts.text(&format!("{id}.name")).contains('⟦'), "{lang}: {id}");
        }
    }
}
