//! What every game promises: the laws, complete texts and scenes, drawings that fit.

#![allow(clippy::unwrap_used)]

use engine::{Game, Numbered, Settings};
use wcp::{Options, Wcp};

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

/// The game's own content with a further row in each open list.
fn with_further_rows() -> String {
    let own = include_str!("../content/wcp.toml");
    let fewer = |text: String, name: &str, from: u8, to: u8| {
        let name = format!("name = \"{name}\"");
        let (before, after) = text.split_once(&name).expect("a name of the content");
        format!("{before}{name}{}", after.replacen(&format!("count = {from}"), &format!("count = {to}"), 1))
    };
    let text = fewer(fewer(own.to_owned(), "Gallery", 5, 2), "Optics case", 5, 2);
    fewer(fewer(text, "Fuel flask", 8, 4), "Tripwire", 3, 1)
        + r#"
[[halls]]
id = "h05-2"
name = "Spiral"
passages = [0, 2, 3, 5]
count = 3

[[trophies]]
id = "t3a-2"
name = "Night glasses"
value = 6
count = 3

[[upgrades]]
id = "ub1-2"
name = "Spare can"
raises = "boosters"
by = 3
count = 4

[[guards]]
id = "g01-2"
name = "Searchlight"
fire = 2
armour = 1
protects = [0, 3]
count = 2

[[vehicles]]
id = "v04-2"
name = "Wasp"
fire = 3
armour = 4
boosters = 3
"#
}

#[test]
fn further_rows_are_played_by_all_laws() {
    let content: &'static str = with_further_rows().leak();
    engine::laws::hold_with_content::<Wcp>(content);
    let (own, changed) = (options(None), options(Some(content)));
    (0..4).for_each(|seed| engine::numbers::hold_in_match::<Wcp>(&changed, 2, seed));
    let number = |options: &Options, text: &str| Wcp::find_action_number(options, text.parse().unwrap());
    assert_eq!(number(&own, "pick v04-2"), None, "its own content has no such vehicle");
    assert_eq!(number(&own, "pick v10"), number(&changed, "pick v10"));
    assert!(number(&changed, "pick v04-2") > number(&changed, "pick v10"));
    assert_eq!(Wcp::observation_layout(2).width(), Wcp::observation_width(2));
}

fn options(content: Option<&str>) -> Options {
    let settings = Settings::new(Wcp::ABOUT.options, 2);
    Wcp::options(&content.into_iter().fold(settings, |settings, content| settings.with_content(content))).unwrap()
}
