//! What this browser keeps: tables in the page, and the way back to tables of servers.

use serde::{Deserialize, Serialize};

use crate::browser;

/// Tables in this browser beyond so many are let go, the oldest first.
const TABLES_MAX: usize = 16;
const INDEX: &str = "tables";

/// A table that this browser remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// Its id.
    pub(crate) id: String,
    /// Its game.
    pub(crate) game: String,
    /// Who plays there.
    pub(crate) names: Vec<String>,
    /// Whether it is in this browser, or on the server.
    pub(crate) is_local: bool,
    /// Whether its match is over.
    pub(crate) is_over: bool,
    /// The key to sit there, of a table of the server that is not open.
    #[serde(default)]
    pub(crate) key: Option<String>,
    /// When it was used last, in milliseconds since 1970.
    pub(crate) at: u64,
}

impl Kept {
    /// Where it is found.
    pub(crate) fn path(&self) -> String {
        if self.is_local { format!("/play/{}", self.id) } else { format!("/t/{}", self.id) }
    }
}

fn key(id: &str) -> String {
    format!("table {id}")
}

/// The tables that this browser remembers, the last used first.
pub(crate) fn tables() -> Vec<Kept> {
    browser::kept(INDEX).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn write(tables: &[Kept]) {
    let text = serde_json::to_string(tables).expect("what is kept is plain data");
    browser::keep(INDEX, &text);
}

/// The table with this id.
pub(crate) fn find(id: &str) -> Option<Kept> {
    tables().into_iter().find(|kept| kept.id == id)
}

/// Remembers a table, or that it was used.
pub(crate) fn remember(table: Kept) {
    let mut all = tables();
    if all.first() == Some(&table) {
        return;
    }
    all.retain(|kept| kept.id != table.id);
    all.insert(0, table);
    for old in all.split_off(TABLES_MAX.min(all.len())) {
        browser::forget(&key(&old.id));
    }
    write(&all);
}

/// Forgets a table.
pub(crate) fn forget(id: &str) {
    browser::forget(&key(id));
    let mut all = tables();
    all.retain(|kept| kept.id != id);
    write(&all);
}

/// The text of a table in this browser.
pub(crate) fn load(id: &str) -> Option<String> {
    browser::kept(&key(id))
}

/// Keeps the text of a table in this browser. Where there is no room, finished tables give way, the oldest first.
pub(crate) fn save(id: &str, text: &str) -> bool {
    loop {
        if browser::keep(&key(id), text) {
            return true;
        }
        let oldest = tables().into_iter().rev().find(|kept| kept.is_local && kept.is_over && kept.id != id);
        match oldest {
            Some(old) => forget(&old.id),
            None => return false,
        }
    }
}
