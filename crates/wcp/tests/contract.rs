//! What every game promises: the laws, complete texts and scenes, drawings that fit.

use wcp::Wcp;

#[test]
fn the_laws_hold() {
    engine::laws::hold::<Wcp>();
}

#[test]
fn texts_and_scenes_are_complete() {
    scene::check::all::<Wcp>();
}

#[test]
fn drawings_fit() {
    draw::check::drawings::<Wcp>();
}
