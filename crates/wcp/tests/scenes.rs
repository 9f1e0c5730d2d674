//! Every choice is said by picks of its own, and whoever touches a thing is understood.
#![allow(clippy::unwrap_used)]

use engine::{Dice, Game, Log, Settings, Viewer};
use scene::{GameScene, Pick};
use wcp::Wcp;

#[test]
fn every_choice_has_picks_of_its_own() {
    scene::check::picks::<Wcp>();
}

#[test]
fn touching_a_thing_means_what_it_is_picked_for() {
    for (seats, teams) in [(2, "on"), (3, "off"), (5, "off")] {
        let settings = Settings::read(Wcp::ABOUT.options, Wcp::ABOUT.seats.clone(), seats, [("teams", teams)]).unwrap();
        let options = Wcp::options(&settings).unwrap();
        let mut dice = Dice::seeded(u64::from(seats));
        let mut state = Wcp::setup(&options, &mut dice);
        while let Some(seat) = Wcp::deciders(&state).first() {
            let view = Wcp::view(&state, Viewer::Seat(seat));
            let mut menu = Vec::new();
            Wcp::legal(&state, seat, &mut menu);
            for &action in &menu {
                if let Some(Pick::Thing(thing)) = Wcp::picks(&options, &view, action).first() {
                    let attempts = Wcp::attempts(&options, &view, seat, thing);
                    assert!(attempts.contains(&action), "{action} by {thing}: {attempts:?}");
                }
            }
            let action = *dice.pick(&menu);
            Wcp::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).unwrap();
        }
    }
}

#[test]
fn events_are_about_things_that_are_there() {
    scene::check::mentions::<Wcp>();
}
