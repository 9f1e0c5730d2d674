//! The game in words.

use engine::Seat;
use scene::{Lang, Section, Show, Words};

use crate::{Action, Event, Name, Options, View};

impl Show for Name {
    fn about(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../texts/about.en.ftl"),
            Lang::Pl => include_str!("../texts/about.pl.ftl"),
        }
    }

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../texts/en.ftl"),
            Lang::Pl => include_str!("../texts/pl.ftl"),
        }
    }

    fn outline(_: &Options, view: &View, words: &Words) -> Vec<Section> {
        let pending: Vec<String> = view.pending().iter().map(|seat| words.seat(seat).to_owned()).collect();
        let mut lines = vec![
            words.with("door-count", [("count", view.doors.into())]),
            words.with("still-to-pick", [("names", words.list(&pending).into())]),
        ];
        if let Some(Some(door)) = view.picks.own {
            lines.push(words.with("your-door", [("door", door.into())]));
        }
        vec![Section::new(words.text("doors"), lines)]
    }

    fn question(_: &Options, _: &View, _: Seat, words: &Words) -> String {
        words.text("ask-pick")
    }

    fn label(_: &Options, _: &View, action: Action, words: &Words) -> String {
        match action {
            Action::Pick(door) => words.with("pick", [("door", door.into())]),
        }
    }

    fn tell(_: &Options, event: &Event, words: &Words) -> String {
        match event {
            Event::HasPicked(seat) => words.with("has-picked", [("name", words.seat(*seat).into())]),
            Event::Opened(door) => words.with("opened", [("door", (*door).into())]),
        }
    }
}
