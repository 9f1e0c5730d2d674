//! Blackgate to look at and to touch.

use blackgate::Blackgate;

#[test]
fn every_choice_has_picks_of_its_own() {
    scene::check::picks::<Blackgate>();
}

#[test]
fn events_are_about_things_that_are_there() {
    scene::check::mentions::<Blackgate>();
}
