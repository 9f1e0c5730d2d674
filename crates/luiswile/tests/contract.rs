//! What every game promises: the laws, complete texts and scenes, drawings that fit.

use luiswile::Luiswile;

#[test]
fn the_laws_hold() {
    engine::laws::hold::<Luiswile>();
}

#[test]
fn texts_and_scenes_are_complete() {
    scene::check::all::<Luiswile>();
}

#[test]
fn drawings_fit() {
    draw::check::drawings::<Luiswile>();
}
