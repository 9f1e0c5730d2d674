//! The laws of every game, and a text for everything in every language.

use NAME::Name;

#[test]
fn the_laws_hold() {
    engine::laws::hold::<Name>();
}

#[test]
fn every_text_is_there() {
    scene::check::texts::<Name>();
}

#[test]
fn every_choice_has_picks_of_its_own() {
    scene::check::picks::<Name>();
}
