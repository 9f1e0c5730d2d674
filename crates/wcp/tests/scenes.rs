//! Every choice is said by picks of its own.

use wcp::Wcp;

#[test]
fn every_choice_has_picks_of_its_own() {
    scene::check::picks::<Wcp>();
}
