//! Content: the cards, tiles and numbers of a game, as a TOML file that a designer can edit.
//!
//! A browser gets content as JSON, which it can read anyway: a reader of TOML would weigh as much as a game. The games'
//! own content is written as JSON by `cargo xtask web`; changed content becomes JSON when a table is opened with it
//! ([`as_json`]), and that text is what the match and its record hold.

#[cfg(not(target_arch = "wasm32"))]
mod tree;

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::de::{Deserialize, DeserializeOwned, Deserializer};

use crate::matches::content_hash;
use crate::{BadOptions, Hash256, SettingFault, Settings};

/// What is wrong with a content file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ContentFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, and what was expected.
    pub problem: String,
}

impl ContentFault {
    /// A fault at a place in the text, given as the offset of a byte.
    pub fn at(text: &str, offset: usize, problem: impl Into<String>) -> ContentFault {
        let before = &text[..text.floor_char_boundary(offset)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        ContentFault {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            problem: problem.into(),
        }
    }

    /// A fault of a value that was read with its place ([`Spanned`]).
    pub fn of<T>(text: &str, value: &Spanned<T>, problem: impl Into<String>) -> ContentFault {
        ContentFault::at(text, value.start, problem)
    }
}

/// A value that knows its place in the file, so that a later check can point at it.
#[derive(Clone, Debug)]
pub struct Spanned<T> {
    start: usize,
    value: T,
}

impl<T> Spanned<T> {
    /// Where it begins: the offset of a byte.
    pub fn start(&self) -> usize {
        self.start
    }

    /// The value.
    pub fn get_ref(&self) -> &T {
        &self.value
    }

    /// The value without its place.
    pub fn into_inner(self) -> T {
        self.value
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Spanned<T> {
    #[cfg(not(target_arch = "wasm32"))]
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spanned<T>, D::Error> {
        use std::marker::PhantomData;

        use serde::de::{Error, SeqAccess, Visitor};

        struct Placed<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Placed<T> {
            type Value = Spanned<T>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a value of a content file")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut placed: A) -> Result<Spanned<T>, A::Error> {
                match (placed.next_element()?, placed.next_element()?) {
                    (Some(start), Some(value)) => Ok(Spanned { start, value }),
                    _ => Err(Error::custom("a value without a place")),
                }
            }
        }

        deserializer.deserialize_newtype_struct(tree::SPANNED, Placed(PhantomData))
    }

    /// A game's own content has no faults to point at.
    #[cfg(target_arch = "wasm32")]
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spanned<T>, D::Error> {
        Ok(Spanned { start: 0, value: T::deserialize(deserializer)? })
    }
}

/// The text of a game's own content, from `content/NAME.toml` in the folder of its crate.
#[macro_export]
macro_rules! own_content {
    ($name:literal) => {{
        #[cfg(not(target_arch = "wasm32"))]
        const TEXT: &str = include_str!(concat!("../content/", $name, ".toml"));
        #[cfg(target_arch = "wasm32")]
        const TEXT: &str = include_str!(concat!(
            env!("ESCAPADE_CONTENT", "the page is built by: cargo xtask web"),
            "/",
            $name,
            ".json"
        ));
        TEXT
    }};
}

/// Reads a content file into the rows of a game.
///
/// ```
/// #[derive(Debug, serde::Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Rows { fire: u8 }
/// assert_eq!(engine::content::read::<Rows>("fire = 3").unwrap().fire, 3);
/// let fault = engine::content::read::<Rows>("fire = 3\nfier = 3").unwrap_err();
/// assert!(fault.to_string().starts_with("line 2, column 1: unknown field `fier`"), "{fault}");
/// ```
#[cfg(not(target_arch = "wasm32"))]
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, ContentFault> {
    let rows = parse(text).and_then(|root| tree::rows(&root));
    rows.map_err(|problem| ContentFault::at(text, problem.start.unwrap_or(0), problem.text))
}

#[cfg(not(target_arch = "wasm32"))]
fn parse(text: &str) -> Result<tree::Node, tree::Problem> {
    if is_json(text) { tree::parse_json(text) } else { tree::parse(text) }
}

/// Whether content is written as JSON. No TOML begins like that.
pub(crate) fn is_json(text: &str) -> bool {
    text.starts_with('{')
}

/// Content as JSON in one line: the form in which it goes to browsers and into records. The same values always give the
/// same text.
///
/// ```
/// let json = engine::content::as_json("names = ['ana', 'ben']\nfire = 3").unwrap();
/// assert_eq!(json, r#"{"fire":3,"names":["ana","ben"]}"#);
/// assert_eq!(engine::content::as_json(&json).unwrap(), json);
/// ```
#[cfg(not(target_arch = "wasm32"))]
pub fn as_json(text: &str) -> Result<String, ContentFault> {
    let root = parse(text).map_err(|problem| ContentFault::at(text, problem.start.unwrap_or(0), problem.text))?;
    // In a record this sign begins a comment. It can only stand within a text, where JSON has another way to write it.
    Ok(root.to_json().to_string().replace('#', "\\u0023"))
}

/// Reads a game's own content into its rows. A page reads JSON with what it has anyway: it must be small.
#[cfg(target_arch = "wasm32")]
pub fn read<T: DeserializeOwned>(json: &str) -> Result<T, ContentFault> {
    serde_json::from_str(json).map_err(|fault| ContentFault::at(json, 0, fault.to_string()))
}

/// The content of a match: the game's own, or the file that its settings bring.
pub fn load<T: Sync>(
    settings: &Settings,
    own: &'static LazyLock<T>,
    read: fn(&str) -> Result<T, ContentFault>,
) -> Result<SharedContent<T>, BadOptions> {
    match settings.content() {
        None => Ok(SharedContent::from_static(own)),
        Some(text) => {
            SharedContent::kept(text, read).map_err(|problem| BadOptions(vec![SettingFault::new("content", problem)]))
        }
    }
}

/// How many different contents a program keeps, over all games. More are refused: nothing that came from outside may
/// fill the memory of a server.
const CONTENTS_MAX: usize = 1000;

/// The contents that were read, by the type of their rows and the hash of their text.
static KEPT: Mutex<BTreeMap<(TypeId, Hash256), &'static (dyn Any + Sync)>> = Mutex::new(BTreeMap::new());

/// Content that states share: as cheap to copy as a number, and never freed.
///
/// A program reads a handful of content files in its life, so that keeping each of them once is the simplest right thing.
/// Two states with the same content are compared by what is on the table, not by the content.
pub struct SharedContent<T: 'static>(&'static T);

impl<T> SharedContent<T> {
    /// Content that lives as long as the program anyway.
    pub const fn from_static(content: &'static T) -> SharedContent<T> {
        SharedContent(content)
    }

    /// Content that is read at run time, the first time that this text is met.
    fn kept(text: &str, read: fn(&str) -> Result<T, ContentFault>) -> Result<SharedContent<T>, String>
    where
        T: Sync,
    {
        let key = (TypeId::of::<T>(), content_hash(text));
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(content) = kept.get(&key).and_then(|content| (*content as &dyn Any).downcast_ref()) {
            return Ok(SharedContent(content));
        }
        let content = read(text).map_err(|fault| fault.to_string())?;
        if kept.len() >= CONTENTS_MAX {
            return Err(format!(
                "this program has read {CONTENTS_MAX} contents and reads no more until it is started again"
            ));
        }
        let content: &'static T = Box::leak(Box::new(content));
        kept.insert(key, content);
        Ok(SharedContent(content))
    }

    /// The content, for as long as the program runs.
    pub const fn get(self) -> &'static T {
        self.0
    }
}

impl<T> Clone for SharedContent<T> {
    fn clone(&self) -> SharedContent<T> {
        *self
    }
}

impl<T> Copy for SharedContent<T> {}

impl<T> std::ops::Deref for SharedContent<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0
    }
}

impl<T> PartialEq for SharedContent<T> {
    fn eq(&self, other: &SharedContent<T>) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for SharedContent<T> {}

impl<T> std::hash::Hash for SharedContent<T> {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl<T> std::fmt::Debug for SharedContent<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("content")
    }
}

/// What a content file calls a thing. The texts of a game may have a message for it in other languages.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(try_from = "String")]
pub struct ContentName(String);

impl TryFrom<String> for ContentName {
    type Error = String;

    fn try_from(name: String) -> Result<ContentName, String> {
        match name.trim().is_empty() {
            true => Err("the name is empty".to_owned()),
            false => Ok(ContentName(name)),
        }
    }
}

impl std::ops::Deref for ContentName {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for ContentName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
