//! What differs between two content files, in a designer's words, and one difference taken back.

use super::tree::{Item, Value};

/// A step from a value to one inside it.
#[derive(Clone, Debug, PartialEq)]
enum Step {
    Key(String),
    Row(String),
}

/// How a place differs.
#[derive(Clone, Debug)]
enum Difference {
    Changed { before: Item, after: Item },
    Added(Item),
    Removed { before: Item, index: usize },
}

/// One difference: what it is about, and where.
#[derive(Clone, Debug)]
pub(super) struct Change {
    path: Vec<Step>,
    /// The line in the file that was changed; for what was removed, that of what it was part of.
    pub(super) line: usize,
    /// What it is about, such as `vehicles: Hornet: fire`.
    pub(super) label: String,
    difference: Difference,
}

impl std::fmt::Display for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let label = &self.label;
        match &self.difference {
            Difference::Changed { before, after } => write!(f, "{label}: {} → {}", shown(before), shown(after)),
            Difference::Added(item) => write!(f, "{label}: new: {}", shown(item)),
            Difference::Removed { before, .. } => write!(f, "{label}: gone (was {})", shown(before)),
        }
    }
}

fn shown(item: &Item) -> String {
    item.plain().unwrap_or_else(|| item.inline())
}

/// Everything that is different in `after`.
pub(super) fn changes(before: &Item, after: &Item) -> Vec<Change> {
    let mut found = Vec::new();
    compare(before, after, &mut Vec::new(), "", &mut found);
    found
}

fn compare(before: &Item, after: &Item, path: &mut Vec<Step>, label: &str, found: &mut Vec<Change>) {
    let named = |part: &str| if label.is_empty() { part.to_owned() } else { format!("{label}: {part}") };
    let rows = (rows_by_id(before), rows_by_id(after));
    let pairs: (Vec<Part<'_>>, Vec<Part<'_>>) = match (&before.value, &after.value, rows) {
        (Value::Table(_), Value::Table(_), _) => (by_key(before), by_key(after)),
        (Value::List(_), Value::List(_), (Some(before), Some(after))) => (before, after),
        _ => {
            if before.inline() != after.inline() {
                let difference = Difference::Changed { before: before.clone(), after: after.clone() };
                found.push(Change { path: path.clone(), line: after.line, label: label.to_owned(), difference });
            }
            return;
        }
    };
    for (index, (step, name, item)) in pairs.0.iter().enumerate() {
        path.push(step.clone());
        match pairs.1.iter().find(|(other, ..)| other == step) {
            Some((_, _, other)) => compare(item, other, path, &named(name), found),
            None => {
                let difference = Difference::Removed { before: (*item).clone(), index };
                found.push(Change { path: path.clone(), line: after.line, label: named(name), difference });
            }
        }
        path.pop();
    }
    for (step, name, item) in pairs.1.iter().filter(|(step, ..)| pairs.0.iter().all(|(other, ..)| other != step)) {
        path.push(step.clone());
        let difference = Difference::Added((*item).clone());
        found.push(Change { path: path.clone(), line: item.line, label: named(name), difference });
        path.pop();
    }
}

/// A part of a value: where it is, what people call it, and what it is.
type Part<'a> = (Step, String, &'a Item);

fn by_key(item: &Item) -> Vec<Part<'_>> {
    let part = |(key, item): &'_ (String, Item)| {
        let name = item.name().map_or_else(|| key.clone(), |name| format!("{key} {name}"));
        (Step::Key(key.clone()), name)
    };
    item.entries().iter().map(|entry| (part(entry), &entry.1)).map(|((step, name), item)| (step, name, item)).collect()
}

/// The rows of a list, if each has an id of its own.
fn rows_by_id(item: &Item) -> Option<Vec<Part<'_>>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    for row in item.rows() {
        let id = row.id()?;
        let step = Step::Row(id.clone());
        if parts.iter().any(|(other, ..)| *other == step) {
            return None;
        }
        let name = row.name().map_or_else(|| id.clone(), |name| format!("{name} ({id})"));
        parts.push((step, name, row));
    }
    (!parts.is_empty()).then_some(parts)
}

impl Change {
    /// The file without this difference.
    pub(super) fn taken_back(&self, file: &Item) -> Item {
        let mut file = file.clone();
        let Some((last, path)) = self.path.split_last() else { return file };
        let mut place = Some(&mut file);
        for step in path {
            place = place.and_then(|item| part_mut(item, step));
        }
        let Some(parent) = place else { return file };
        match &self.difference {
            Difference::Changed { before, .. } => {
                if let Some(item) = part_mut(parent, last) {
                    *item = before.clone();
                }
            }
            Difference::Added(_) => match &mut parent.value {
                Value::Table(entries) => entries.retain(|(key, _)| *last != Step::Key(key.clone())),
                Value::List(rows) => rows.retain(|row| row.id().map(Step::Row).as_ref() != Some(last)),
                Value::Scalar(_) => {}
            },
            Difference::Removed { before, index } => match (&mut parent.value, last) {
                (Value::Table(entries), Step::Key(key)) => {
                    entries.insert((*index).min(entries.len()), (key.clone(), before.clone()));
                }
                (Value::List(rows), _) => rows.insert((*index).min(rows.len()), before.clone()),
                (Value::Table(_) | Value::Scalar(_), _) => {}
            },
        }
        file
    }
}

fn part_mut<'a>(item: &'a mut Item, step: &Step) -> Option<&'a mut Item> {
    match (&mut item.value, step) {
        (Value::Table(entries), Step::Key(key)) => {
            entries.iter_mut().find(|(name, _)| name == key).map(|(_, item)| item)
        }
        (Value::List(rows), Step::Row(id)) => rows.iter_mut().find(|row| row.id().as_ref() == Some(id)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "rounds = 3\n[[car]]\nid = \"a\"\nname = \"Ant\"\nfire = 1\n[[car]]\nid = \"b\"\nfire = 2\n";

    #[test]
    fn differences_are_named_and_can_be_taken_back() {
        let before = Item::read(BEFORE).unwrap();
        let after = BEFORE.replace("rounds = 3\n", "").replace("fire = 1", "fire = 4").replace("\"b\"", "\"c\"");
        let after = Item::read(&after).unwrap();
        let found = changes(&before, &after);
        let lines: Vec<String> = found.iter().map(Change::to_string).collect();
        assert_eq!(
            lines,
            [
                "rounds: gone (was 3)",
                "car: Ant (a): fire: 1 → 4",
                "car: b: gone (was { id = \"b\", fire = 2 })",
                "car: c: new: { id = \"c\", fire = 2 }"
            ]
        );
        let back = found.iter().fold(after, |file, change| change.taken_back(&file));
        assert!(changes(&before, &back).is_empty());
    }
}
