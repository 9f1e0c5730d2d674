//! The catalogue: what the page says of each game, from the game's own words and scene.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use bots::Level;
use client::{Desk, Local, Plan, Reader, Screen, Shown, Sitter};
use draw::Look;
use engine::{Entry, OptionSpec, Seed, Settings};
use games::Visitor;
use scene::{Lang, Words};

thread_local! {
    static WORDS: RefCell<BTreeMap<(String, Lang), Rc<Words>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The words of a game, without names.
pub(crate) fn words(game: &str, lang: Lang) -> Option<Rc<Words>> {
    struct Open(Lang);
    impl Visitor for Open {
        type Out = Words;
        fn visit<G: Look>(self) -> Words {
            Words::of::<G>(self.0, Vec::new())
        }
    }
    let key = (game.to_owned(), lang);
    if let Some(words) = WORDS.with(|all| all.borrow().get(&key).cloned()) {
        return Some(words);
    }
    let words = Rc::new(games::visit(game, Open(lang))?);
    WORDS.with(|all| all.borrow_mut().insert(key, words.clone()));
    Some(words)
}

/// One of a game's messages; its id, for one that it does not have.
pub(crate) fn text(game: &str, lang: Lang, id: &str) -> String {
    match words(game, lang) {
        Some(words) if words.has(id) => words.text(id),
        _ => id.to_owned(),
    }
}

/// The title of a game.
pub(crate) fn title(game: &str, lang: Lang) -> String {
    match words(game, lang) {
        Some(words) if words.has("game-title") => words.text("game-title"),
        _ => game.to_owned(),
    }
}

/// What an option, or one of its values, is called.
pub(crate) fn option_name(game: &str, lang: Lang, option: &OptionSpec, value: Option<&str>) -> String {
    let id = match value {
        None => format!("option-{}", option.key),
        Some(value) => format!("option-{}-{value}", option.key),
    };
    match words(game, lang) {
        Some(words) if words.has(&id) => words.text(&id),
        _ => value.unwrap_or(option.key).replace('_', " "),
    }
}

/// How many play a game with one person, unless somebody chooses otherwise.
pub(crate) fn seats(entry: &Entry) -> u8 {
    3.clamp(*entry.about.seats.start(), *entry.about.seats.end())
}

/// The table as it is dealt, for a picture.
pub(crate) fn dealt(entry: &Entry, lang: Lang) -> Option<Arc<Screen>> {
    let settings = Settings::new(entry.about.options, seats(entry));
    let sitters = (0..settings.seats()).map(|_| Sitter::Bot(Level::Easy)).collect();
    let plan = Plan { table: "picture".to_owned(), game: entry.about.name.to_owned(), settings, sitters };
    let mut local = Local::open(plan, Seed::from_number(7), 0).ok()?;
    let mut desk = Desk::new("picture", 0);
    desk.opened();
    local.serve(&mut desk, 0);
    match Reader::new(lang).show(&desk) {
        Shown::Table(screen) => Some(Arc::from(screen)),
        _ => None,
    }
}
