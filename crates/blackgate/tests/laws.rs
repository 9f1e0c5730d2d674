//! The laws of every game, and a text for everything that Blackgate shows.

use blackgate::Blackgate;

#[test]
fn the_laws_hold() {
    engine::laws::hold::<Blackgate>();
}

#[test]
fn everything_has_a_text() {
    scene::check::texts::<Blackgate>();
}
