//! Languages: the page loads the texts of its reader's language, and of no other.

use std::cell::RefCell;
use std::collections::BTreeMap;

use client::page::TEXT_OWNER;
use gloo_net::http::Request;
use scene::{Lang, TextFiles};
use serde::Deserialize;

/// The paths of the files of texts: by language, and in it by game. The page's own is called `page`.
type Manifest = BTreeMap<String, BTreeMap<String, String>>;

thread_local! {
    static MANIFEST: RefCell<Manifest> = const { RefCell::new(BTreeMap::new()) };
}

/// The name of the page's own texts in the manifest.
const PAGE: &str = "page";

/// The page's own texts.
#[derive(Deserialize)]
struct PageTexts {
    /// Messages that belong to no game.
    common: String,
    /// The messages of the page.
    page: String,
    /// What lists say of each game.
    about: BTreeMap<String, String>,
}

/// The document's language, with its texts that were loaded beside the program.
pub(crate) fn start(lang: Lang, manifest: &str, texts: &str) {
    MANIFEST.set(serde_json::from_str(manifest).unwrap_or_default());
    add_page(lang, texts);
}

fn add_page(lang: Lang, texts: &str) -> bool {
    let Ok(PageTexts { common, page, about }) = serde_json::from_str(texts) else { return false };
    TextFiles::load(TextFiles::COMMON, lang, String::new(), common);
    TextFiles::load(TEXT_OWNER, lang, String::new(), page);
    for (game, about) in about {
        TextFiles::load(&game, lang, about, String::new());
    }
    true
}

/// Loads the page's own texts in a language. Gives whether they are there.
pub(crate) async fn load_page(lang: Lang) -> bool {
    if TextFiles::is_loaded(TEXT_OWNER, lang) {
        return true;
    }
    match fetch(PAGE, lang).await {
        Some(texts) => add_page(lang, &texts),
        None => false,
    }
}

/// Loads the texts of a game in a language. Gives whether they are there.
pub(crate) async fn load_game(game: &str, lang: Lang) -> bool {
    if TextFiles::is_loaded(game, lang) {
        return true;
    }
    match fetch(game, lang).await {
        Some(messages) => TextFiles::load(game, lang, String::new(), messages),
        None => return false,
    }
    true
}

async fn fetch(name: &str, lang: Lang) -> Option<String> {
    let path = MANIFEST.with_borrow(|all| all.get(lang.word())?.get(name).cloned())?;
    let response = Request::get(&path).send().await.ok()?;
    match response.ok() {
        true => response.text().await.ok(),
        false => None,
    }
}
