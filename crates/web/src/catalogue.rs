//! The catalogue: the texts of each game and a picture of its board.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::thread::LocalKey;

use bots::Level;
use client::{ClientState, Local, LocalPlayer, LocalSetup, Presenter, Screen, ScreenState};
use engine::{About, OptionSpec, Seed, Settings};
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

/// The screen of a new match, as a picture of the game.
pub(crate) fn preview(about: &About, lang: Lang) -> Option<Arc<Screen>> {
    let settings = Settings::new(about.options, default_seats(about));
    let players = (0..settings.seats()).map(|_| LocalPlayer::Bot(Level::Easy)).collect();
    let setup = LocalSetup { table: "picture".to_owned(), game: about.name.to_owned(), settings, players };
    let mut local = Local::open(setup, Seed::from_number(7), 0).ok()?;
    let mut client_state = ClientState::new("picture", 0);
    client_state.connected();
    local.serve(&mut client_state, 0);
    match Presenter::new(lang).show(&client_state) {
        ScreenState::Table(screen) => Some(Arc::from(screen)),
        _ => None,
    }
}
