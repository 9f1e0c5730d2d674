//! What every game promises: the laws, complete texts and scenes, drawings that fit.

use NAME::Name;

#[test]
fn the_laws_hold() {
    engine::laws::hold::<Name>();
}

#[test]
fn texts_and_scenes_are_complete() {
    scene::check::all::<Name>();
}

#[test]
fn drawings_fit() {
    draw::check::drawings::<Name>();
}
