//! The laws that every game obeys, and texts for everything.

use wcp::Wcp;

#[test]
fn the_laws_hold() {
    engine::laws::hold::<Wcp>();
}

#[test]
fn everything_has_a_text() {
    scene::check::texts::<Wcp>();
}
