//! How rows of choices stand in a list: whole below each other where there is room, else in columns.

use crate::text::{width, wrap};

/// The columns of a number, the space behind it and one beside the next column.
const NUMBER_COLUMNS: usize = 5;

/// So many rows stand below each other where there is room.
const FEW_ROWS: u16 = 4;

/// The places of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ListPlan {
    /// How many rows stand beside each other.
    pub(super) columns: u16,
    /// How many lines a row may have.
    pub(super) row_lines: u16,
    /// How many lines all of them take.
    pub(super) lines: u16,
}

impl ListPlan {
    /// The best plan that takes at most so many lines; if none does, the shortest.
    pub(super) fn new(labels: &[&str], wide: u16, high: u16) -> ListPlan {
        let plans = ListPlan::all(labels, wide);
        plans.iter().copied().find(|plan| plan.lines <= high).unwrap_or(plans[plans.len() - 1])
    }

    /// The lines of the best plan within `most` lines.
    pub(super) fn lines(labels: &[&str], wide: u16, most: u16) -> u16 {
        ListPlan::new(labels, wide, most).lines
    }

    /// The lines of a list beside a table that needs room: columns as far as no label is cut, but not for a few rows.
    pub(super) fn compact_lines(labels: &[&str], wide: u16, most: u16) -> u16 {
        let is_whole = |plan: &ListPlan| labels.iter().all(|label| !plan.cuts(label, wide));
        let is_compact = |plan: &ListPlan| plan.lines <= most && plan.lines >= FEW_ROWS.min(labels.len() as u16);
        let plans = ListPlan::all(labels, wide).into_iter().filter(|plan| is_whole(plan) && is_compact(plan));
        plans.map(|plan| plan.lines).min().unwrap_or_else(|| ListPlan::lines(labels, wide, most))
    }

    /// Whether a label is cut in these columns.
    pub(super) fn cuts(self, label: &str, wide: u16) -> bool {
        self.row_lines == 1 && width(label) + NUMBER_COLUMNS > usize::from(wide / self.columns) + 1
    }

    /// Plans in which every label can be read first, then those that cut some; the shortest one last.
    fn all(labels: &[&str], wide: u16) -> Vec<ListPlan> {
        let count = labels.len() as u16;
        let longest = labels.iter().map(|label| width(label)).max().unwrap_or(0) + NUMBER_COLUMNS;
        let fitting = (usize::from(wide) / longest.max(20)).max(1) as u16;
        let most = if wide >= 76 { fitting.max(2) } else { fitting };
        let single = ListPlan { columns: 1, row_lines: 1, lines: count };
        let in_columns = |columns: u16| ListPlan { columns, row_lines: 1, lines: count.div_ceil(columns) };
        if longest <= usize::from(wide) + 1 {
            // Below each other, then beside each other as far as nothing is cut, then with cuts.
            return (1..=fitting).chain(fitting + 1..=most).map(in_columns).collect();
        }
        let room = usize::from(wide).saturating_sub(NUMBER_COLUMNS - 1);
        let rows = labels.iter().map(|label| wrap(label, room).len() as u16);
        let highest = rows.clone().max().unwrap_or(1);
        let wrapped = ListPlan { columns: 1, row_lines: highest, lines: rows.sum() };
        [wrapped, single].into_iter().chain((2..=most).map(in_columns)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_whole_where_they_can_be() {
        let plan = |labels: &[&str], wide, high| {
            let ListPlan { columns, row_lines, lines } = ListPlan::new(labels, wide, high);
            (columns, row_lines, lines)
        };
        assert_eq!(plan(&["left", "right"], 80, 4), (1, 1, 2));
        assert_eq!(plan(&["a", "b", "c", "d", "e"], 80, 3), (2, 1, 3));
        let long = "a choice with so many words that it does not fit into half of the columns";
        assert_eq!(plan(&[long, long], 80, 4), (1, 1, 2));
        assert_eq!(plan(&[long; 4], 80, 2), (2, 1, 2));
        assert_eq!(plan(&[long, "short"], 40, 4), (1, 3, 4));
        assert_eq!(plan(&[long, long], 40, 2), (1, 1, 2));
    }
}
