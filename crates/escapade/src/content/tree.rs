//! A content file as a tree, in the order in which it was written, with the line of everything.

use std::fmt::Write;

use anyhow::{Result, anyhow};
use toml::de::{DeTable, DeValue};

/// A value and the line on which it begins.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Item {
    pub(super) line: usize,
    pub(super) value: Value,
}

/// What can stand in a content file. A scalar is kept as it is written in TOML.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Scalar(String),
    List(Vec<Item>),
    Table(Vec<(String, Item)>),
}

/// The keys by which rows of a list are told apart, and those that name them for people.
const IDS: [&str; 2] = ["id", "number"];
const NAMES: [&str; 2] = ["name", "title"];

impl Item {
    /// Reads a file, or says what is wrong with its TOML.
    pub(super) fn read(text: &str) -> Result<Item> {
        let line = |offset: usize| text[..text.floor_char_boundary(offset)].matches('\n').count() + 1;
        let root = DeTable::parse(text).map_err(|fault| {
            let at = fault.span().map_or(0, |span| span.start);
            anyhow!("line {}: this is not TOML: {}", line(at), fault.message())
        })?;
        Ok(Item { line: 1, value: table(root.get_ref(), &line) })
    }

    /// A scalar or a list from its text in TOML.
    pub(super) fn read_value(text: &str) -> Option<Item> {
        let Item { value: Value::Table(mut entries), .. } = Item::read(&format!("value = {text}")).ok()? else {
            return None;
        };
        let (_, value) = entries.pop()?;
        entries.is_empty().then_some(value)
    }

    /// A text in quotes.
    pub(super) fn text(text: &str, line: usize) -> Item {
        Item { line, value: Value::Scalar(toml::Value::String(text.to_owned()).to_string()) }
    }

    pub(super) fn entries(&self) -> &[(String, Item)] {
        match &self.value {
            Value::Table(entries) => entries,
            Value::Scalar(_) | Value::List(_) => &[],
        }
    }

    pub(super) fn get(&self, key: &str) -> Option<&Item> {
        self.entries().iter().find(|(name, _)| name == key).map(|(_, item)| item)
    }

    /// The rows of a list of tables.
    pub(super) fn rows(&self) -> &[Item] {
        match &self.value {
            Value::List(rows) if rows.iter().all(|row| matches!(row.value, Value::Table(_))) => rows,
            Value::List(_) | Value::Scalar(_) | Value::Table(_) => &[],
        }
    }

    /// The scalar without quotes.
    pub(super) fn plain(&self) -> Option<String> {
        let Value::Scalar(text) = &self.value else { return None };
        Some(match text.parse::<toml::Value>() {
            Ok(toml::Value::String(plain)) => plain,
            _ => text.clone(),
        })
    }

    pub(super) fn is_text(&self) -> bool {
        matches!(&self.value, Value::Scalar(text) if text.starts_with(['"', '\'']))
    }

    /// What tells this row from others of its list.
    pub(super) fn id(&self) -> Option<String> {
        IDS.iter().find_map(|key| self.get(key)).and_then(Item::plain)
    }

    /// What people call this row.
    pub(super) fn name(&self) -> Option<String> {
        NAMES.iter().find_map(|key| self.get(key)).and_then(Item::plain)
    }

    /// The value in one line of TOML.
    pub(super) fn inline(&self) -> String {
        match &self.value {
            Value::Scalar(text) => text.clone(),
            Value::List(items) => format!("[{}]", items.iter().map(Item::inline).collect::<Vec<_>>().join(", ")),
            Value::Table(entries) if entries.is_empty() => "{}".to_owned(),
            Value::Table(entries) => {
                let entry = |(key, item): &(String, Item)| format!("{} = {}", quoted(key), item.inline());
                format!("{{ {} }}", entries.iter().map(entry).collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// The whole file as TOML: single values first, then lists with a row on each line, then tables. Before each part
    /// stands what `comments` says of it.
    pub(super) fn file(&self, comments: impl Fn(&str) -> Vec<String>) -> String {
        let mut out = String::new();
        let rank = |item: &Item| match item.value {
            Value::Scalar(_) => 0,
            Value::List(_) => 1,
            Value::Table(_) => 2,
        };
        let mut parts: Vec<&(String, Item)> = self.entries().iter().collect();
        parts.sort_by_key(|(_, item)| rank(item));
        for (key, item) in parts {
            if rank(item) > 0 && !out.is_empty() {
                out.push('\n');
            }
            comments(key).iter().for_each(|comment| out.push_str(&format!("# {comment}\n")));
            // Writing into a String cannot fail.
            let _ = match &item.value {
                Value::Table(entries) => {
                    let _ = writeln!(out, "[{}]", quoted(key));
                    entries.iter().try_for_each(|(key, item)| writeln!(out, "{} = {}", quoted(key), item.inline()))
                }
                Value::List(rows) if !item.rows().is_empty() => {
                    let _ = writeln!(out, "{} = [", quoted(key));
                    let _ = rows.iter().try_for_each(|row| writeln!(out, "  {},", row.inline()));
                    writeln!(out, "]")
                }
                Value::List(_) | Value::Scalar(_) => writeln!(out, "{} = {}", quoted(key), item.inline()),
            };
        }
        out
    }
}

/// A key, in quotes if it needs them.
fn quoted(key: &str) -> String {
    let is_bare = !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    if is_bare { key.to_owned() } else { toml::Value::String(key.to_owned()).to_string() }
}

fn table(entries: &DeTable<'_>, line: &dyn Fn(usize) -> usize) -> Value {
    let mut sorted: Vec<_> = entries.iter().collect();
    // A table that is written in several places begins at the first of them.
    sorted.sort_by_key(|(key, _)| key.span().start);
    let entry = |(key, value): (&toml::Spanned<std::borrow::Cow<'_, str>>, &toml::Spanned<DeValue<'_>>)| {
        (key.get_ref().to_string(), Item { line: line(key.span().start), value: self::value(value.get_ref(), line) })
    };
    Value::Table(sorted.into_iter().map(entry).collect())
}

fn value(value: &DeValue<'_>, line: &dyn Fn(usize) -> usize) -> Value {
    match value {
        DeValue::String(text) => Value::Scalar(toml::Value::String(text.to_string()).to_string()),
        DeValue::Integer(number) => {
            let decimal = i64::from_str_radix(number.as_str(), number.radix());
            Value::Scalar(decimal.map_or_else(|_| number.as_str().to_owned(), |number| number.to_string()))
        }
        DeValue::Float(number) => Value::Scalar(number.as_str().to_owned()),
        DeValue::Boolean(value) => Value::Scalar(value.to_string()),
        DeValue::Datetime(time) => Value::Scalar(time.to_string()),
        DeValue::Array(values) => Value::List(
            values
                .iter()
                .map(|item| Item { line: line(item.span().start), value: self::value(item.get_ref(), line) })
                .collect(),
        ),
        DeValue::Table(entries) => table(entries, line),
    }
}
