//! What a person sees and reads of a game, without pixels: views in, words out, in any language.

pub mod check;
mod sample;
mod words;

pub use words::{Lang, Value, Words};

use engine::{Game, Seat};

/// A game that people can see and read. Everything is made from views, so nothing hidden can be shown.
pub trait Show: Game {
    /// The game's messages in a language, in Fluent's format.
    fn texts(lang: Lang) -> &'static str;

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
