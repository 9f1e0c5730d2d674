//! What a person sees and reads of a game, without pixels: views in, words out, in any language.

mod advice;
pub mod check;
mod face;
mod glide;
mod mention;
mod sample;
mod scene;
mod words;

pub use advice::advice;
pub use face::{Face, Hindrance, Opinion, Sight, Wish};
pub use glide::{Glides, glides};
pub use mention::Mention;
pub use scene::{Area, Badge, Choice, Facing, Pick, Piece, Place, Scene, Size, Stage};
pub use words::{Lang, Value, Words};

use engine::{Game, Seat, Seats};

/// A game that people can see and read. Everything is made from views, so nothing hidden can be shown.
pub trait Show: Game {
    /// What the game is, for those who choose one: messages for its title, a line about it and its length. They stand
    /// apart, so that a list of games needs no more of them than this.
    fn about(lang: Lang) -> &'static str;

    /// The game's messages in a language, in Fluent's format.
    fn texts(lang: Lang) -> &'static str;

    /// The rules for readers of a language: every clause of [`Game::rules`] under its id. English, unless translated.
    fn rules_in(_lang: Lang) -> &'static str {
        Self::rules()
    }

    /// What is on the table, in a good order for reading: the board by places, then the players, then own things.
    fn outline(options: &Self::Options, view: &Self::View, words: &Words) -> Vec<Section>;

    /// What a seat is asked now, in one plain sentence.
    fn question(options: &Self::Options, view: &Self::View, seat: Seat, words: &Words) -> String;

    /// What a choice means, in a few plain words.
    fn label(options: &Self::Options, view: &Self::View, action: Self::Action, words: &Words) -> String;

    /// What happened, in one sentence.
    fn tell(options: &Self::Options, event: &Self::Event, words: &Words) -> String;
}

/// A part of an outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is about.
    pub title: String,
    /// Its lines.
    pub lines: Vec<String>,
}

impl Section {
    /// A section with these lines.
    pub fn new(title: impl Into<String>, lines: impl IntoIterator<Item = String>) -> Section {
        Section { title: title.into(), lines: lines.into_iter().collect() }
    }
}

/// A game that people can look at and touch.
pub trait Scenic: Show {
    /// What is on the table.
    fn scene(options: &Self::Options, view: &Self::View, words: &Words) -> Scene;

    /// What one touches to say an action, in order: things of the scene, or buttons. Two choices of the same moment
    /// never have the same picks.
    fn picks(options: &Self::Options, view: &Self::View, action: Self::Action) -> Vec<Pick>;

    /// The actions that a person may mean who touches a thing, whether they are allowed now or not: what the clause
    /// behind "why not?" is found by.
    fn wishes(options: &Self::Options, view: &Self::View, seat: Seat, thing: &str) -> Vec<Self::Action>;

    /// What an event is about: things that stand in the scene before it or after it, and the clauses that speak in it.
    fn mention(_options: &Self::Options, _event: &Self::Event) -> Mention {
        Mention::default()
    }
}

/// The scene of a viewer with all that goes around it.
pub fn stage<G: Scenic>(
    options: &G::Options,
    view: &G::View,
    viewer: Option<Seat>,
    deciders: Seats,
    menu: &[G::Action],
    words: &Words,
) -> Stage {
    let choice = |&action: &G::Action| Choice {
        action: action.to_string(),
        label: G::label(options, view, action, words),
        picks: G::picks(options, view, action),
    };
    Stage {
        scene: G::scene(options, view, words),
        question: match viewer.filter(|&seat| deciders.contains(seat)) {
            Some(seat) => G::question(options, view, seat, words),
            None if deciders.is_empty() => words.text("match-over"),
            None => {
                let names: Vec<String> = deciders.iter().map(|seat| words.seat(seat).to_owned()).collect();
                words.with("waiting-for", [("names", words.list(&names).into())])
            }
        },
        deciders,
        choices: menu.iter().map(choice).collect(),
    }
}
