//! What every game promises: the laws, complete texts and scenes, drawings that fit.

#![allow(clippy::unwrap_used)]

use blackgate::{Blackgate, Options};
use engine::{Game, Numbered, Settings};

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

/// The game's own content with a gang and a recipe more.
#[test]
fn a_further_gang_and_recipe_are_played_by_all_laws() {
    let content = include_str!("../content/blackgate.toml").to_owned()
        + r#"
[[gang]]
id = "crew-2"
name = "Night Owls"
cards = ["lookouts", "deep-pockets", "spoon-masters", "cold-blood"]
accessories = 1
accepts = ["ring", "cap"]

[[recipe]]
id = "k1-2"
discard = ["leg"]
take = "spoon"
count = 1
"#;
    let content: &'static str = content.leak();
    engine::laws::hold_with_content::<Blackgate>(content);
    let (own, changed) = (options(None), options(Some(content)));
    (0..4).for_each(|seed| engine::numbers::hold_in_match::<Blackgate>(&changed, 4, seed));
    let number = |options: &Options, text: &str| Blackgate::find_action_number(options, text.parse().unwrap());
    assert_eq!((number(&own, "join crew-2"), number(&own, "craft k1-2")), (None, None));
    assert!(number(&changed, "join crew-2").is_some() && number(&changed, "craft k1-2").is_some());
}

fn options(content: Option<&str>) -> Options {
    let settings = Settings::new(Blackgate::ABOUT.options, 4);
    Blackgate::options(&content.into_iter().fold(settings, |settings, content| settings.with_content(content))).unwrap()
}
