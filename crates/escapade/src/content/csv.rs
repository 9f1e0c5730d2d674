//! Tables of cards for spreadsheets: a row for each card, a column for each field.

use anyhow::{Result, anyhow, bail};

use super::tree::{Item, Value};

/// The column of a table whose rows have names instead of ids.
const KEY: &str = "key";

/// The rows of a part of a file, each with its key if it has one.
fn rows(part: &Item) -> Vec<(Option<&str>, &Item)> {
    match &part.value {
        Value::List(_) => part.rows().iter().map(|row| (None, row)).collect(),
        Value::Table(entries) if entries.iter().all(|(_, row)| matches!(row.value, Value::Table(_))) => {
            entries.iter().map(|(key, row)| (Some(key.as_str()), row)).collect()
        }
        Value::Table(_) | Value::Scalar(_) => Vec::new(),
    }
}

/// The names of the parts of a file that are tables of rows.
pub(super) fn tables(file: &Item) -> Vec<&str> {
    file.entries().iter().filter(|(_, part)| !rows(part).is_empty()).map(|(key, _)| key.as_str()).collect()
}

fn columns(part: &Item) -> Vec<String> {
    let mut columns: Vec<String> = Vec::new();
    for (key, row) in rows(part) {
        let keys = key.map(|_| KEY.to_owned()).into_iter().chain(row.entries().iter().map(|(key, _)| key.clone()));
        for key in keys {
            if !columns.contains(&key) {
                columns.push(key);
            }
        }
    }
    columns
}

/// A part of a file as CSV.
pub(super) fn write(part: &Item) -> String {
    let columns = columns(part);
    let line = |cells: Vec<String>| cells.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(",") + "\n";
    let mut out = line(columns.clone());
    for (key, row) in rows(part) {
        let cell = |column: &String| match (key, row.get(column)) {
            (Some(key), _) if column == KEY => key.to_owned(),
            (_, Some(item)) => item.plain().unwrap_or_else(|| item.inline()),
            (_, None) => String::new(),
        };
        out += &line(columns.iter().map(cell).collect());
    }
    out
}

fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\n', ';']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

/// The cells of a CSV file. Spreadsheets of some countries write semicolons.
fn cells(text: &str) -> Vec<Vec<String>> {
    let text = text.trim_start_matches('\u{feff}');
    let header = text.lines().next().unwrap_or_default();
    let separator = if header.contains(';') && !header.contains(',') { ';' } else { ',' };
    let (mut rows, mut row, mut cell) = (Vec::new(), Vec::new(), String::new());
    let mut is_quoted = false;
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        match c {
            '"' if is_quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' if is_quoted || cell.is_empty() => is_quoted = !is_quoted,
            '\r' if !is_quoted => {}
            '\n' if !is_quoted => {
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            c if c == separator && !is_quoted => row.push(std::mem::take(&mut cell)),
            c => cell.push(c),
        }
    }
    if !cell.is_empty() || !row.is_empty() {
        row.push(cell);
        rows.push(row);
    }
    rows.retain(|row| row.iter().any(|cell| !cell.trim().is_empty()));
    rows
}

/// Reads CSV into a part like `own`, whose columns say which of them are texts.
pub(super) fn read(text: &str, own: &Item) -> Result<Item> {
    let known = columns(own);
    let all = cells(text);
    let Some((header, lines)) = all.split_first() else { bail!("the CSV file is empty") };
    let header: Vec<&str> = header.iter().map(|cell| cell.trim()).collect();
    if let Some(unknown) = header.iter().find(|column| !known.iter().any(|known| known == *column)) {
        bail!("there is no column `{unknown}`; there are: {}", known.join(", "));
    }
    let is_text =
        |column: &str| rows(own).iter().filter_map(|(_, row)| row.get(column)).next().is_some_and(Item::is_text);
    let mut read: Vec<(Option<String>, Item)> = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let mut entries = Vec::new();
        let mut key = None;
        for (column, cell) in header.iter().zip(line) {
            let cell = cell.trim();
            if *column == KEY && !cell.is_empty() {
                key = Some(cell.to_owned());
            } else if !cell.is_empty() {
                let item = match is_text(column) {
                    true => Some(Item::text(cell, index + 2)),
                    false => Item::read_value(cell),
                };
                let item = item.ok_or_else(|| {
                    anyhow!("row {}: `{column}` is “{cell}”; expected a number or a list such as [1, 2]", index + 2)
                })?;
                entries.push(((*column).to_owned(), item));
            }
        }
        read.push((key, Item { line: index + 2, value: Value::Table(entries) }));
    }
    let value = match own.value {
        Value::Table(_) => {
            let keyed = read.into_iter().map(|(key, row)| {
                let line = row.line;
                Ok((key.ok_or_else(|| anyhow!("row {line} has no `{KEY}`"))?, row))
            });
            Value::Table(keyed.collect::<Result<_>>()?)
        }
        Value::List(_) | Value::Scalar(_) => Value::List(read.into_iter().map(|(_, row)| row).collect()),
    };
    Ok(Item { line: own.line, value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_go_to_csv_and_back() {
        for text in [
            "car = [{ id = \"a\", name = \"Ant, \\\"red\\\"\", edges = [0, 2] }, { id = \"b\", name = \"Bee\", count = 2 }]",
            "[car]\nA1 = { items = [\"key\", \"tool\"], name = \"Dig\" }\nB2 = { items = [], name = \"7\" }",
        ] {
            let file = Item::read(text).unwrap();
            let part = file.get("car").unwrap();
            assert_eq!(read(&write(part), part).unwrap().inline(), part.inline());
            let european = write(part).replace(',', ";").replace("; ", ", ");
            assert!(read(&european, part).is_ok(), "{european}");
        }
    }
}
