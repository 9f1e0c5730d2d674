//! Where panes stand at any size.

use ratatui::layout::Rect;
use scene::{Plain, Scene};

use super::list::ListPlan;
use crate::app::TableTab;
use crate::board::{lines_filled, lines_wanted};
use crate::text::wrap;

/// From this size on, panes stand side by side.
const WIDE: (u16, u16) = (110, 30);
/// From this width on, there are three columns.
const VERY_WIDE: u16 = 170;

/// The places of everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Panes {
    pub(super) status: Rect,
    /// The parts of the table that are shown.
    pub(super) tables: Vec<(TableTab, Rect)>,
    /// The line that names the parts of the table, with the parts that can be chosen there.
    pub(super) tabs: (Rect, Vec<TableTab>),
    /// Headings of other panes.
    pub(super) headings: Vec<(TableTab, Rect)>,
    /// Where the viewer's things are told in short, beside a board.
    pub(super) strip: Rect,
    pub(super) question: Rect,
    pub(super) choices: Rect,
    pub(super) footer: Rect,
}

/// What the places depend on beside the size and the scene.
pub(super) struct Wanted<'a> {
    /// The labels of the choices.
    pub(super) labels: &'a [&'a str],
    /// How many lines there are in place of choices, at least.
    pub(super) least_lines: u16,
    /// What is asked.
    pub(super) question: &'a str,
    /// Whether the viewer has things beside the board.
    pub(super) has_own: bool,
    /// The part of the table that was chosen, and all that can be.
    pub(super) tab: TableTab,
    pub(super) tabs: &'a [TableTab],
    /// How many lines the board gets where it stands above other parts.
    pub(super) board_lines: u16,
    pub(super) footer_lines: u16,
}

/// Whether parts of the table stand side by side.
fn is_wide(area: Rect) -> bool {
    area.width >= WIDE.0 && area.height >= WIDE.1
}

/// The columns at the left, for the table; choices and log have the others.
fn left_columns(columns: u16) -> u16 {
    columns - if columns >= VERY_WIDE { columns * 3 / 10 } else { columns * 2 / 5 }
}

/// How many lines the board gets where it stands above other parts: as many as its contents fill, up to three fifths.
pub(super) fn board_lines(area: Rect, scene: &Scene<Plain>) -> u16 {
    match is_wide(area) {
        true => lines_filled(scene, left_columns(area.width), area.height.saturating_sub(2) * 3 / 5),
        false => 0,
    }
}

/// A line of a rectangle.
fn line(at: Rect, index: u16) -> Rect {
    Rect { y: at.y + index.min(at.height.saturating_sub(1)), height: at.height.min(1), ..at }
}

/// Cuts lines off the top.
fn split_top(at: Rect, lines: u16) -> (Rect, Rect) {
    let lines = lines.min(at.height);
    (Rect { height: lines, ..at }, Rect { y: at.y + lines, height: at.height - lines, ..at })
}

/// Cuts columns off the left side.
fn split_left(at: Rect, columns: u16) -> (Rect, Rect) {
    let columns = columns.min(at.width);
    (Rect { width: columns, ..at }, Rect { x: at.x + columns, width: at.width - columns, ..at })
}

impl Panes {
    /// The board has at least so many lines; high screens have so many for the keys.
    pub(super) fn new(area: Rect, scene: &Scene<Plain>, wanted: &Wanted<'_>) -> Panes {
        let (status, rest) = split_top(area, 1);
        let keys = if area.height >= WIDE.1 { wanted.footer_lines } else { 1 };
        let (main, footer) = split_top(rest, rest.height.saturating_sub(keys));
        match is_wide(area) {
            true => Panes::wide(status, main, footer, scene, wanted),
            false => Panes::narrow(status, main, footer, scene, wanted),
        }
    }

    /// One part of the table above the choices. The question and the choices come first, as far as the table remains a
    /// picture; then the viewer's things in short; the table gets what is left.
    fn narrow(status: Rect, main: Rect, footer: Rect, scene: &Scene<Plain>, wanted: &Wanted<'_>) -> Panes {
        // A line for the names of the parts.
        let free = main.height.saturating_sub(1);
        let is_board = wanted.tab == TableTab::Board;
        let table_least = match is_board {
            true => lines_wanted(scene, main.width).max(8),
            false => 10,
        };
        let asked = wrap(wanted.question, main.width.into()).len() as u16;
        let question = asked.clamp(1, if free >= 16 { 3 } else { 1 }).min(free);
        let free = free - question;
        // While others decide, the place of the choices tells what happens.
        let rows = if wanted.labels.is_empty() { 3 } else { wanted.labels.len().min(3) as u16 };
        let choices_least = free.min(rows).min(free / 2 + 1);
        let most = free.saturating_sub(table_least).max(choices_least);
        let lines = ListPlan::compact_lines(wanted.labels, main.width, most).max(wanted.least_lines);
        // A list that would need pages takes some more lines of the table.
        let choices = lines.clamp(choices_least, (most + 2).min(free.saturating_sub(4)).max(choices_least));
        let table = free - choices;
        let strip = if is_board && wanted.has_own { table.saturating_sub(table_least).min(2) } else { 0 };
        let (table, below) = split_top(main, table - strip);
        let (strip, below) = split_top(below, strip);
        let (rule, below) = split_top(below, 1);
        let (question, choices) = split_top(below, question);
        Panes {
            status,
            tables: vec![(wanted.tab, table)],
            tabs: (rule, wanted.tabs.to_vec()),
            headings: Vec::new(),
            strip,
            question,
            choices,
            footer,
        }
    }

    /// The board at the left, choices and log at the right, the other parts where there is room.
    fn wide(status: Rect, main: Rect, footer: Rect, scene: &Scene<Plain>, wanted: &Wanted<'_>) -> Panes {
        let &Wanted { tab, tabs, board_lines, .. } = wanted;
        let is_very_wide = main.width >= VERY_WIDE;
        let has_board = lines_wanted(scene, main.width) > 0;
        let right_columns = main.width - left_columns(main.width);
        let (left, right) = split_left(main, main.width - right_columns);
        let right = Rect { x: right.x + 1, width: right.width.saturating_sub(1), ..right };
        let asked = wrap(wanted.question, right.width.into()).len() as u16;
        let (question, below) = split_top(right, asked.clamp(1, right.height / 3));
        let (_, below) = split_top(below, 1);
        // The log gets what the choices leave, but always a third.
        let most = below.height * 2 / 3;
        let lines = ListPlan::lines(wanted.labels, below.width, most).max(wanted.least_lines);
        let (choices, log) = split_top(below, (lines + 1).clamp(4, most.max(4)));
        let (log_heading, log) = split_top(log, 1);
        let others: Vec<TableTab> =
            tabs.iter().copied().filter(|tab| !matches!(tab, TableTab::Board | TableTab::Log)).collect();
        let shown = if others.contains(&tab) { tab } else { others.first().copied().unwrap_or(TableTab::Others) };
        let (board, beside) = match (has_board, is_very_wide) {
            (false, _) => split_top(left, 0),
            (true, true) => split_left(left, left.width * 3 / 5),
            (true, false) => split_top(left, board_lines.max(lines_wanted(scene, left.width))),
        };
        let (rule, beside) = split_top(beside, 1);
        let mut tables = vec![(TableTab::Board, board), (TableTab::Log, log)];
        let mut headings = vec![(TableTab::Log, log_heading)];
        // Very wide screens show the viewer's things and the others' below each other.
        if is_very_wide && others.contains(&TableTab::Own) && shown != TableTab::Chat {
            let (own, rest) = split_top(beside, beside.height / 2);
            let (heading, rest) = split_top(rest, 1);
            tables.extend([(TableTab::Own, own), (TableTab::Others, rest)]);
            headings.push((TableTab::Others, heading));
            return Panes {
                status,
                tables,
                tabs: (rule, vec![TableTab::Own]),
                headings,
                strip: Rect::ZERO,
                question,
                choices,
                footer,
            };
        }
        tables.push((shown, beside));
        Panes { status, tables, tabs: (line(rule, 0), others), headings, strip: Rect::ZERO, question, choices, footer }
    }
}
