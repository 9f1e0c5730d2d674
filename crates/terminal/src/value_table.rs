//! Cards that differ in the same values, as a table: each value has a column, and its name stands above it once.

use ratatui::layout::Rect;
use scene::{Piece, Plain};

use crate::cards::small_print;
use crate::paint::Painter;
use crate::text::{first_columns, width};

/// With fewer cards than this, a table is no help.
const CARDS_MIN: usize = 3;
/// With fewer values than this, names are short enough.
const VALUES_MIN: usize = 3;
/// The narrowest column.
const COLUMN_MIN: usize = 4;

/// Other print is left out where there are fewer columns for it.
const SMALL_PRINT_MIN: u16 = 8;

/// The values of cards, by columns.
pub(crate) struct ValueTable {
    /// What each column is.
    names: Vec<String>,
    /// What stands before the values of each card, the values, and what stands behind them.
    rows: Vec<(String, Vec<String>, String)>,
}

/// A name with values in it: what stands before them, each with its number, and what stands behind them.
type NameWithValues<'a> = (&'a str, Vec<(&'a str, &'a str)>, &'a str);

/// Takes a name with values apart.
fn values(name: &str) -> Option<NameWithValues<'_>> {
    let (name, rest) = name.split_once([';', '；']).unwrap_or((name, ""));
    let (at, colon) = name.char_indices().rfind(|(_, c)| matches!(c, ':' | '：'))?;
    let value = |field: &'_ str| -> Option<(usize, usize)> {
        let number = field.find(|c: char| c.is_ascii_digit())?;
        let is_number = field[number..].chars().all(|c| c.is_ascii_digit());
        (is_number && number > 0).then_some((number, field.len()))
    };
    let fields = name[at + colon.len_utf8()..].split([',', '、']).map(str::trim);
    let values: Option<Vec<(&str, &str)>> =
        fields.map(|field| value(field).map(|(at, _)| (field[..at].trim(), &field[at..]))).collect();
    Some((name[..at].trim_end(), values?, rest.trim_start()))
}

impl ValueTable {
    /// The table of these cards, if all of them have the same values.
    pub(crate) fn of(cards: &[(&Piece<Plain>, u16)]) -> Option<ValueTable> {
        if cards.len() < CARDS_MIN {
            return None;
        }
        let split: Option<Vec<NameWithValues<'_>>> = cards.iter().map(|(piece, _)| values(&piece.name)).collect();
        let split = split?;
        let names = |row: &[(&str, &str)]| row.iter().map(|(name, _)| (*name).to_owned()).collect::<Vec<String>>();
        let columns = names(&split[0].1);
        if columns.len() < VALUES_MIN || split.iter().any(|(_, row, _)| names(row) != columns) {
            return None;
        }
        let numbers = |row: Vec<(&str, &str)>| row.into_iter().map(|(_, number)| number.to_owned()).collect();
        let rows = split.into_iter().map(|(head, row, rest)| (head.to_owned(), numbers(row), rest.to_owned()));
        Some(ValueTable { names: columns, rows: rows.collect() })
    }

    /// Paints it. The names of the columns stand in the line above, behind a title of so many columns. Gives the lines that
    /// it takes.
    pub(crate) fn paint(
        &self,
        painter: &mut Painter<'_>,
        cards: &[(&Piece<Plain>, u16)],
        at: Rect,
        title_columns: usize,
    ) -> u16 {
        let marked = |(piece, _): &(&Piece<Plain>, u16), head: &str| format!("{}{head}", painter.number(&piece.id));
        let heads: Vec<String> = cards.iter().zip(&self.rows).map(|(card, (head, ..))| marked(card, head)).collect();
        let longest = heads.iter().map(|head| width(head)).max().unwrap_or(0);
        let columns = usize::from(at.width);
        let wanted: usize = self.names.iter().map(|name| width(name).max(COLUMN_MIN) + 1).sum();
        let least = self.names.len() * (COLUMN_MIN + 1);
        let head_columns = longest.max(title_columns).min(columns.saturating_sub(least + 2));
        let room = columns.saturating_sub(head_columns + 2);
        // Where names do not fit, the longest ones are cut first.
        let mut cut_at = self.names.iter().map(|name| width(name)).max().unwrap_or(0).max(COLUMN_MIN);
        let total = |cut_at: usize| -> usize {
            self.names.iter().map(|name| width(name).clamp(COLUMN_MIN, cut_at.max(COLUMN_MIN)) + 1).sum()
        };
        while wanted > room && total(cut_at) > room && cut_at > COLUMN_MIN {
            cut_at -= 1;
        }
        let soft = painter.colours.soft();
        let mut x = at.x + 1 + head_columns as u16;
        let ends: Vec<u16> = self
            .names
            .iter()
            .map(|name| {
                let wide = width(name).clamp(COLUMN_MIN, cut_at) as u16;
                let shown = first_columns(name, wide.into());
                let left = x + 1 + wide - width(&shown) as u16;
                painter.write(left, at.y.saturating_sub(1), wide, &shown, soft);
                x += wide + 1;
                x
            })
            .collect();
        for (index, (piece, _)) in cards.iter().enumerate() {
            let y = at.y + index as u16;
            let style = painter.style(&piece.id, piece.owner);
            let used = painter.write(at.x + 1, y, head_columns as u16, &heads[index], style);
            painter.note(Rect::new(at.x + 1, y, used.max(1), 1), &piece.id);
            let (_, numbers, rest) = &self.rows[index];
            for (end, number) in ends.iter().zip(numbers) {
                let wide = width(number) as u16;
                painter.write(end.saturating_sub(wide), y, wide, number, style);
            }
            let (left, right) = (x + 2, at.x + at.width);
            if left + SMALL_PRINT_MIN < right {
                let print = if rest.is_empty() { small_print(piece) } else { rest.clone() };
                painter.write(left, y, right - left, &print, soft);
            }
        }
        cards.len() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_told_from_names() {
        let found = values("12 Otto: from Ulm, German: Shovel 4, Bulb 1").unwrap();
        assert_eq!(found, ("12 Otto: from Ulm, German", vec![("Shovel", "4"), ("Bulb", "1")], ""));
        let found = values("12 Otto: Shovel 4; Engineer (Tunnel: +2)").unwrap();
        assert_eq!(found, ("12 Otto", vec![("Shovel", "4")], "Engineer (Tunnel: +2)"));
        assert_eq!(values("12 Otto（ドイツ人）：シャベル4、電球10").unwrap().1, [("シャベル", "4"), ("電球", "10")]);
        assert_eq!(values("Gallery, open to: east and west"), None);
        assert_eq!(values("Otto"), None);
    }
}
