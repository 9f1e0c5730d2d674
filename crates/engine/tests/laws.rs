//! The laws hold for the sample game.

#[test]
fn the_sample_game_obeys_the_laws() {
    engine::laws::hold::<engine::sample::Sample>();
}
