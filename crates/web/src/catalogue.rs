//! The catalogue: what the page says of each game, from the game's own words and scene.

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
    static WORDS: RefCell<BTreeMap<(&'static str, Lang), Rc<Texts>>> = const { RefCell::new(BTreeMap::new()) };
}

type Shelf = LocalKey<RefCell<BTreeMap<(&'static str, Lang), Rc<Texts>>>>;

fn cached(shelf: &'static Shelf, key: (&'static str, Lang), make: impl FnOnce() -> Texts) -> Rc<Texts> {
    if let Some(words) = shelf.with_borrow(|all| all.get(&key).cloned()) {
        return words;
    }
    let words = Rc::new(make());
    shelf.with_borrow_mut(|all| all.insert(key, words.clone()));
    words
}

/// The words of a game that is loaded, without names.
pub(crate) fn texts(game: &str, lang: Lang) -> Option<Rc<Texts>> {
    let game = games::find(game)?;
    Some(cached(&WORDS, (game.about().name, lang), || game.texts(lang, Vec::new())))
}

/// What lists say of a game: `game-title`, `game-pitch` or `game-length`.
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

/// What an option, or one of its values, is called.
pub(crate) fn option_name(game: &str, lang: Lang, option: &OptionSpec, value: Option<&str>) -> String {
    let id = match value {
        None => format!("option-{}", option.key),
        Some(value) => format!("option-{}-{value}", option.key),
    };
    match texts(game, lang) {
        Some(words) if words.has(&id) => words.text(&id),
        _ => value.unwrap_or(option.key).replace('_', " "),
    }
}

/// How many play a game with one person, unless somebody chooses otherwise.
pub(crate) fn seats(about: &About) -> u8 {
    3.clamp(*about.seats.start(), *about.seats.end())
}

/// The table as it is dealt, for a picture.
pub(crate) fn dealt(about: &About, lang: Lang) -> Option<Arc<Screen>> {
    let settings = Settings::new(about.options, seats(about));
    let players = (0..settings.seats()).map(|_| LocalPlayer::Bot(Level::Easy)).collect();
    let plan = LocalSetup { table: "picture".to_owned(), game: about.name.to_owned(), settings, players };
    let mut local = Local::open(plan, Seed::from_number(7), 0).ok()?;
    let mut client_state = ClientState::new("picture", 0);
    client_state.connected();
    local.serve(&mut client_state, 0);
    match Presenter::new(lang).show(&client_state) {
        ScreenState::Table(screen) => Some(Arc::from(screen)),
        _ => None,
    }
}
