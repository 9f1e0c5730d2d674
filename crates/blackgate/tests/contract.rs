//! What every game promises: the laws, complete texts and scenes, drawings that fit.

use blackgate::Blackgate;

#[test]
fn the_laws_hold() {
    engine::laws::hold::<Blackgate>();
}

#[test]
fn texts_and_scenes_are_complete() {
    scene::check::all::<Blackgate>();
}

#[test]
fn drawings_fit() {
    draw::check::drawings::<Blackgate>();
}
