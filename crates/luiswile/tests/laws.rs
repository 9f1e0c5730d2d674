//! The laws of the engine, and texts for everything.

use luiswile::Luiswile;

#[test]
fn the_laws_hold() {
    engine::laws::hold::<Luiswile>();
}

#[test]
fn everything_has_a_text() {
    scene::check::texts::<Luiswile>();
}
