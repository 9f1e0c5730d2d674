//! The tables in this browser's storage: whole tables that are played here, and links to tables of the server.

use client::DiceWitness;
use serde::{Deserialize, Serialize};

use crate::browser;

/// The most tables that are stored; the oldest are removed.
const TABLES_MAX: usize = 16;
const INDEX: &str = "tables";
const HIDDEN: &str = "hidden tables";
/// The server lists fifty tables, so no more need to be hidden; a few more, since others move up.
const HIDDEN_MAX: usize = 200;

/// A table that this browser remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SavedTable {
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
    /// How far its match is, in words, such as the round.
    #[serde(default)]
    pub(crate) progress: String,
    /// How the players stand, in signs.
    #[serde(default)]
    pub(crate) score: String,
    /// What the workers of its last plan did.
    #[serde(default)]
    pub(crate) plan: Vec<String>,
}

impl SavedTable {
    /// Its address.
    pub(crate) fn path(&self) -> String {
        if self.is_local { format!("/play/{}", self.id) } else { format!("/t/{}", self.id) }
    }
}

fn witness_key(id: &str) -> String {
    format!("witness {id}")
}

/// What this browser noted of the promises about the dice at a table of the server.
pub(crate) fn load_witness(id: &str) -> Option<DiceWitness> {
    serde_json::from_str(&browser::storage_get(&witness_key(id))?).ok()
}

/// Keeps what was noted of the promises about the dice.
pub(crate) fn save_witness(id: &str, witness: &DiceWitness) {
    if let Ok(text) = serde_json::to_string(witness) {
        browser::storage_set(&witness_key(id), &text);
    }
}

fn key(id: &str) -> String {
    format!("table {id}")
}

/// The tables that this browser remembers, the last used first.
pub(crate) fn all() -> Vec<SavedTable> {
    browser::storage_get(INDEX).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn write(tables: &[SavedTable]) {
    let text = serde_json::to_string(tables).expect("tables are plain data");
    browser::storage_set(INDEX, &text);
}

/// The table with this id.
pub(crate) fn find(id: &str) -> Option<SavedTable> {
    all().into_iter().find(|saved| saved.id == id)
}

/// Adds a table, or moves it to the front.
pub(crate) fn add(table: SavedTable) {
    let mut tables = all();
    if tables.first() == Some(&table) {
        return;
    }
    tables.retain(|saved| saved.id != table.id);
    tables.insert(0, table);
    for old in tables.split_off(TABLES_MAX.min(tables.len())) {
        browser::storage_remove(&key(&old.id));
        browser::storage_remove(&witness_key(&old.id));
    }
    write(&tables);
}

/// Removes a table.
pub(crate) fn remove(id: &str) {
    browser::storage_remove(&key(id));
    browser::storage_remove(&witness_key(id));
    let mut tables = all();
    tables.retain(|saved| saved.id != id);
    write(&tables);
}

/// The ids of tables of the server that the reader does not want to see in the list.
pub(crate) fn hidden() -> Vec<String> {
    browser::storage_get(HIDDEN).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Hides tables of the server.
pub(crate) fn hide(ids: Vec<String>) {
    if !ids.is_empty() {
        let mut hidden = hidden();
        hidden.extend(ids);
        let newest = hidden.len().saturating_sub(HIDDEN_MAX);
        let text = serde_json::to_string(&hidden[newest..]).expect("ids are plain data");
        browser::storage_set(HIDDEN, &text);
    }
}

/// The text of a table in this browser.
pub(crate) fn load_text(id: &str) -> Option<String> {
    browser::storage_get(&key(id))
}

/// Stores the text of a table in this browser. If there is no room, finished tables are removed, the oldest first.
pub(crate) fn save_text(id: &str, text: &str) -> bool {
    loop {
        if browser::storage_set(&key(id), text) {
            return true;
        }
        let oldest = all().into_iter().rev().find(|saved| saved.is_local && saved.is_over && saved.id != id);
        match oldest {
            Some(old) => remove(&old.id),
            None => return false,
        }
    }
}
