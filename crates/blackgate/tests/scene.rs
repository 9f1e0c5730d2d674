//! Blackgate to look at and to touch.

use blackgate::Blackgate;

#[test]
fn every_choice_has_picks_of_its_own() {
    scene::check::picks::<Blackgate>();
}
