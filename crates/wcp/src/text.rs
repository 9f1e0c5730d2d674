//! The game in words: the table, the questions, the choices and the events.

mod events;
pub(crate) mod labels;
pub(crate) mod map;
mod outline;
pub(crate) mod questions;
mod words;

pub(crate) use words::Words;

use engine::Seat;
use scene::{EmbeddedTexts, GameText, Section, Texts};

use crate::{Action, Event, Options, View, Wcp};

impl GameText for Wcp {
    const EMBEDDED_TEXTS: EmbeddedTexts = ::scene::embedded_texts!("texts");

    fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
        outline::outline(Words { options, texts }, view)
    }

    fn question(options: &Options, view: &View, _: Seat, texts: &Texts) -> String {
        questions::question(Words { options, texts }, view)
    }

    fn label(options: &Options, view: &View, action: Action, texts: &Texts) -> String {
        labels::label(Words { options, texts }, view, action)
    }

    fn describe_event(options: &Options, event: &Event, texts: &Texts) -> String {
        events::describe(Words { options, texts }, event)
    }
}
