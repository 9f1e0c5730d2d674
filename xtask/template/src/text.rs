//! The game in words.

use engine::Seat;
use scene::{GameText, Section, EmbeddedTexts, Texts};

use crate::{Action, Event, Name, Options, View};

impl GameText for Name {
    const EMBEDDED_TEXTS: EmbeddedTexts = scene::embedded_texts!("texts");

    fn outline(_: &Options, view: &View, texts: &Texts) -> Vec<Section> {
        let pending: Vec<String> = view.pending().iter().map(|seat| texts.seat(seat).to_owned()).collect();
        let mut lines = vec![
            texts.with("door-count", [("count", view.doors.into())]),
            texts.with("still-to-pick", [("names", texts.list(&pending).into())]),
        ];
        if let Some(Some(door)) = view.picks.own {
            lines.push(texts.with("your-door", [("door", door.into())]));
        }
        vec![Section::new(texts.text("doors"), lines)]
    }

    fn question(_: &Options, _: &View, _: Seat, texts: &Texts) -> String {
        texts.text("ask-pick")
    }

    fn label(_: &Options, _: &View, action: Action, texts: &Texts) -> String {
        match action {
            Action::Pick(door) => texts.with("pick", [("door", door.into())]),
        }
    }

    fn describe_event(_: &Options, event: &Event, texts: &Texts) -> String {
        match event {
            Event::HasPicked(seat) => texts.with("has-picked", [("name", texts.seat(*seat).into())]),
            Event::Opened(door) => texts.with("opened", [("door", (*door).into())]),
        }
    }
}
