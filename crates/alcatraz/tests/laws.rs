//! The laws that every game obeys, and the texts that every game has.

#[test]
fn the_laws_hold() {
    engine::laws::hold::<alcatraz::Alcatraz>();
}

#[test]
fn every_text_is_there() {
    scene::check::texts::<alcatraz::Alcatraz>();
}

#[test]
fn every_choice_has_picks_of_its_own() {
    scene::check::picks::<alcatraz::Alcatraz>();
}

#[test]
fn events_are_about_things_that_are_there() {
    scene::check::mentions::<alcatraz::Alcatraz>();
}
