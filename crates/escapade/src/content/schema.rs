//! What the fields of a content file are for: comments of the file itself, and a JSON schema for editors.

use serde_json::{Map, Value as Json, json};

use super::tree::{Item, Value};

/// What a file says of its fields: `` # `fire`: what it takes off armour `` above a part describes a field of it.
pub(super) struct Descriptions(Vec<(String, String, String)>);

impl Descriptions {
    pub(super) fn read(text: &str) -> Descriptions {
        let (mut all, mut waiting) = (Vec::new(), Vec::<(String, String)>::new());
        for line in text.lines() {
            if let Some((field, meaning)) = line.strip_prefix("# `").and_then(|rest| rest.split_once("`: ")) {
                waiting.push((field.to_owned(), meaning.to_owned()));
            } else if let Some(part) = part_of(line) {
                all.extend(waiting.drain(..).map(|(field, meaning)| (part.to_owned(), field, meaning)));
            }
        }
        Descriptions(all)
    }

    /// What a field of a part is for. What a whole part is for is said under the name of the part.
    pub(super) fn of(&self, part: &str, field: &str) -> Option<&str> {
        self.0.iter().find(|(of, name, _)| of == part && name == field).map(|(.., meaning)| meaning.as_str())
    }

    /// The comments above a part.
    pub(super) fn above(&self, part: &str) -> Vec<String> {
        let own = self.0.iter().filter(|(of, ..)| of == part);
        own.map(|(_, field, meaning)| format!("`{field}`: {meaning}")).collect()
    }
}

/// The part that a line of a file begins.
fn part_of(line: &str) -> Option<&str> {
    if line.starts_with('#') || line.starts_with(' ') {
        return None;
    }
    let name = line.trim_start_matches('[').split(['=', ']', '.']).next()?.trim();
    (!name.is_empty()).then_some(name)
}

/// A schema of files like this one, which editors check while somebody writes.
pub(super) fn schema(game: &str, file: &Item, descriptions: &Descriptions) -> Json {
    let part = |(key, item): &(String, Item)| {
        let mut schema = of(item, key, descriptions);
        if let Some(meaning) = descriptions.of(key, key) {
            schema["description"] = meaning.into();
        }
        (key.clone(), schema)
    };
    let properties: Map<String, Json> = file.entries().iter().map(part).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Content of {game}"),
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    })
}

fn of(item: &Item, part: &str, descriptions: &Descriptions) -> Json {
    match &item.value {
        Value::Scalar(_) if item.is_text() => json!({ "type": "string" }),
        Value::Scalar(text) if text == "true" || text == "false" => json!({ "type": "boolean" }),
        Value::Scalar(_) => json!({ "type": "integer" }),
        Value::List(items) if items.is_empty() => json!({ "type": "array" }),
        Value::List(items) => json!({ "type": "array", "items": merged(items.iter(), part, descriptions) }),
        Value::Table(entries) => {
            let is_map = entries.len() > 1 && entries.iter().all(|(_, row)| matches!(row.value, Value::Table(_)));
            match is_map {
                true => {
                    let rows = merged(entries.iter().map(|(_, row)| row), part, descriptions);
                    json!({ "type": "object", "additionalProperties": rows })
                }
                false => merged(std::iter::once(item), part, descriptions),
            }
        }
    }
}

/// What all these values have in common: the fields that any of them has, and those that all have.
fn merged<'a>(items: impl Iterator<Item = &'a Item> + Clone, part: &str, descriptions: &Descriptions) -> Json {
    let Some(first) = items.clone().next() else { return json!({}) };
    if !matches!(first.value, Value::Table(_)) {
        return of(first, part, descriptions);
    }
    let (mut properties, mut counts): (Map<String, Json>, Vec<(String, usize)>) = (Map::new(), Vec::new());
    for (key, item) in items.clone().flat_map(Item::entries) {
        match counts.iter_mut().find(|(known, _)| known == key) {
            Some((_, count)) => *count += 1,
            None => counts.push((key.clone(), 1)),
        }
        let mut schema = of(item, part, descriptions);
        if let Some(meaning) = descriptions.of(part, key) {
            schema["description"] = meaning.into();
        }
        properties.entry(key.clone()).or_insert(schema);
    }
    let all = items.count();
    let required: Vec<&String> = counts.iter().filter(|(_, count)| *count == all).map(|(key, _)| key).collect();
    json!({ "type": "object", "properties": properties, "required": required })
}

/// The fields of a part that nothing is said about.
#[cfg(test)]
pub(super) fn undescribed(file: &Item, descriptions: &Descriptions) -> Vec<String> {
    let mut found = Vec::new();
    for (part, item) in file.entries() {
        let rows: Vec<&Item> = match &item.value {
            Value::List(_) => item.rows().iter().collect(),
            Value::Table(entries) if entries.iter().all(|(_, row)| matches!(row.value, Value::Table(_))) => {
                entries.iter().map(|(_, row)| row).collect()
            }
            Value::Table(_) => vec![item],
            Value::Scalar(_) => Vec::new(),
        };
        let fields = rows.iter().flat_map(|row| row.entries()).map(|(field, _)| field);
        for field in fields.chain(rows.is_empty().then_some(part)) {
            let name = format!("{part}: {field}");
            if descriptions.of(part, field).is_none() && !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}
