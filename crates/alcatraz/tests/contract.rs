//! What every game promises: the laws, complete texts and scenes, drawings that fit.

use alcatraz::Alcatraz;

#[test]
fn the_laws_hold() {
    engine::laws::hold::<Alcatraz>();
}

#[test]
fn texts_and_scenes_are_complete() {
    scene::check::all::<Alcatraz>();
}

#[test]
fn drawings_fit() {
    draw::check::drawings::<Alcatraz>();
}
