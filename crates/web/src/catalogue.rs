//! The catalogue: the texts of each game.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::thread::LocalKey;

use engine::{About, OptionSpec};
use scene::{Lang, Texts};

thread_local! {
    static TITLES: RefCell<BTreeMap<(&'static str, Lang), Rc<Texts>>> = const { RefCell::new(BTreeMap::new()) };
    static TEXTS: RefCell<BTreeMap<(&'static str, Lang), Rc<Texts>>> = const { RefCell::new(BTreeMap::new()) };
}

type TextCache = LocalKey<RefCell<BTreeMap<(&'static str, Lang), Rc<Texts>>>>;

fn cached(cache: &'static TextCache, key: (&'static str, Lang), make: impl FnOnce() -> Texts) -> Rc<Texts> {
    if let Some(texts) = cache.with_borrow(|all| all.get(&key).cloned()) {
        return texts;
    }
    let texts = Rc::new(make());
    cache.with_borrow_mut(|all| all.insert(key, texts.clone()));
    texts
}

/// The texts of a game that is loaded, without players' names.
pub(crate) fn texts(game: &str, lang: Lang) -> Option<Rc<Texts>> {
    let game = games::find(game)?;
    Some(cached(&TEXTS, (game.about().name, lang), || game.texts(lang, Vec::new())))
}

/// A text about a game that need not be loaded: `game-title`, `game-pitch` or `game-length`.
pub(crate) fn text(game: &str, lang: Lang, id: &str) -> String {
    match games::listed(game) {
        Some(listed) => cached(&TITLES, (listed.about.name, lang), || listed.texts(lang)).text(id),
        None => game.to_owned(),
    }
}

/// The title of a game.
pub(crate) fn title(game: &str, lang: Lang) -> String {
    text(game, lang, "game-title")
}

/// The name of an option, or of one of its values.
pub(crate) fn option_name(game: &str, lang: Lang, option: &OptionSpec, value: Option<&str>) -> String {
    let id = match value {
        None => format!("option-{}", option.key),
        Some(value) => format!("option-{}-{value}", option.key),
    };
    match texts(game, lang) {
        Some(texts) if texts.has(&id) => texts.text(&id),
        _ => value.unwrap_or(option.key).replace('_', " "),
    }
}

/// The default number of seats.
pub(crate) fn default_seats(about: &About) -> u8 {
    3.clamp(*about.seats.start(), *about.seats.end())
}
