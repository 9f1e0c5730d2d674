//! What every game promises: the laws, complete texts and scenes, drawings that fit.

#![allow(clippy::unwrap_used)]

use alcatraz::Alcatraz;
use engine::{Game, Settings};

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

/// The game's own content with two tasks more and two less.
#[test]
fn further_tasks_are_played_by_all_laws() {
    let own = include_str!("../content/alcatraz.toml");
    let content: String = own
        .lines()
        .filter(|line| !line.starts_with("B4 =") && !line.starts_with("E5 ="))
        .map(|line| line.to_owned() + "\n")
        .collect();
    let content = content
        + "A6 = { prisoners = 3, guards = 1, items = [\"key\"], name = \"Oil the Hinges\" }\n"
        + "F9 = { prisoners = 1, guards = 3, items = [\"drug\", \"drug\"], name = \"Drug the Dogs\" }\n";
    let content: &'static str = content.leak();
    engine::laws::hold_with_content::<Alcatraz>(content);
    let settings = Settings::new(Alcatraz::ABOUT.options, 3).with_content(content);
    let options = Alcatraz::options(&settings).unwrap();
    (0..4).for_each(|seed| engine::numbers::hold_in_match::<Alcatraz>(&options, 3, seed));
}
