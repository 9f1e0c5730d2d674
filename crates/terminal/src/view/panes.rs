//! The contents of panes that are lists: areas beside the board, the log, the chat.

use client::Screen;
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Area, BadgeKind, Placement, Plain, Scene};

use crate::app::TableTab;
use crate::cards::{AreaPane, areas_of};
use crate::look;
use crate::paint::{Form, Painter, Token, lines_of, together};
use crate::text::wrap;

/// Paints the viewer's areas, or the others. Gives the first line that is shown.
pub(super) fn paint_areas(
    painter: &mut Painter<'_>,
    scene: &Scene<Plain>,
    tab: TableTab,
    at: Rect,
    scroll: u16,
) -> u16 {
    if at.is_empty() {
        return scroll;
    }
    let mut areas = areas_of(&scene.areas, tab == TableTab::Own);
    // Where most can be touched now comes first, before piles that may be empty.
    areas.sort_by_key(|area| std::cmp::Reverse(targets(painter, area)));
    let pane = AreaPane::new(painter, &areas, at.width, at.height);
    let scroll = pane.scroll_to(painter.marks.cursor.as_deref(), scroll, at.height);
    let (above, below) = (scroll > 0, pane.lines() > scroll + at.height);
    pane.render(painter, at, scroll);
    let sign = match (above, below) {
        (true, true) => "↕",
        (true, false) => "↑",
        (false, true) => "↓",
        (false, false) => return scroll,
    };
    let y = if below { at.bottom() - 1 } else { at.y };
    painter.write(at.right() - 1, y, 1, sign, look::bold());
    scroll
}

/// Paints what the viewer has in a few lines: the title of each area, and what lies in it, as short as it must be.
pub(super) fn paint_strip(painter: &mut Painter<'_>, scene: &Scene<Plain>, at: Rect) {
    if at.is_empty() {
        return;
    }
    let mut areas = areas_of(&scene.areas, true);
    areas.retain(|area| !area.pieces.is_empty());
    // What can be touched now comes first, then hands, then what others see, too.
    areas.sort_by_key(|area| (std::cmp::Reverse(targets(painter, area)), area.place != Placement::Own));
    // Rather less in words than all in letters.
    let counts = || (1..=areas.len()).rev();
    let wanted = counts().flat_map(|count| [(count, Form::Full), (count, Form::Short)]);
    let wanted = wanted.chain(counts().map(|count| (count, Form::Word)));
    let mut tokens = Vec::new();
    for (count, form) in wanted.chain([(1, Form::Brief), (1, Form::Least)]) {
        tokens = strip_tokens(painter, &areas[..count.min(areas.len())], form);
        if lines_of(&tokens, at.width.into()) <= usize::from(at.height) {
            break;
        }
    }
    painter.flow(&tokens, at);
}

fn strip_tokens(painter: &Painter<'_>, areas: &[&Area<Plain>], form: Form) -> Vec<Token> {
    let title = |area: &Area<Plain>| {
        let number = painter.number(&area.id);
        // The viewer knows who they are.
        let name = if area.place == Placement::Own { format!("{}:", area.title) } else { String::new() };
        let badges = area.badges.iter().filter(|badge| matches!(badge.art, BadgeKind::Own(_)));
        let badges: Vec<&str> = badges.map(|badge| badge.text.as_str()).collect();
        let text = format!("{number}{name} {}", badges.join(" ")).trim().to_owned();
        (!text.is_empty()).then(|| Token { id: area.id.clone(), text, style: look::bold() })
    };
    let pieces = |area: &Area<Plain>| -> Vec<Token> {
        together(&area.pieces).into_iter().map(|(piece, count)| painter.token(piece, count, form)).collect()
    };
    areas.iter().flat_map(|area| title(area).into_iter().chain(pieces(area))).collect()
}

/// How many things of an area can be touched now.
fn targets(painter: &Painter<'_>, area: &Area<Plain>) -> usize {
    let ids = area.pieces.iter().map(|piece| &piece.id).chain([&area.id]);
    ids.filter(|id| painter.marks.numbers.contains_key(*id)).count()
}

/// Paints the log, the newest line last. Gives how far it is scrolled from the end.
pub(super) fn paint_log(painter: &mut Painter<'_>, screen: &Screen, at: Rect, scroll: u16) -> u16 {
    let new_from = match screen.viewer.seat() {
        Some(_) => screen.log.len() - screen.recap().len(),
        None => screen.known_lines,
    };
    let soft = painter.colours.soft();
    let lines = screen.log.iter().enumerate().flat_map(|(index, line)| {
        let style = match (&line.moment, index >= new_from) {
            (Some(moment), true) => painter.colours.tone(moment.tone),
            (None, true) => Style::new(),
            (_, false) => soft,
        };
        let mark = if index >= new_from { "› " } else { "  " };
        wrap(&line.text, usize::from(at.width).saturating_sub(2))
            .into_iter()
            .enumerate()
            .map(move |(row, text)| (format!("{}{text}", if row == 0 { mark } else { "  " }), style))
    });
    let lines: Vec<(String, Style)> = lines.collect();
    let scroll = scroll.min((lines.len() as u16).saturating_sub(at.height));
    paint_end(painter, &lines, at, scroll);
    scroll
}

/// Paints the chat, the newest line last.
pub(super) fn paint_chat(painter: &mut Painter<'_>, lines: &[String], at: Rect, scroll: u16) {
    let lines: Vec<(String, Style)> =
        lines.iter().flat_map(|line| wrap(line, at.width.into())).map(|line| (line, Style::new())).collect();
    paint_end(painter, &lines, at, scroll.min((lines.len() as u16).saturating_sub(at.height)));
}

/// Writes the last lines that fit.
fn paint_end(painter: &mut Painter<'_>, lines: &[(String, Style)], at: Rect, scroll: u16) {
    let end = lines.len().saturating_sub(scroll.into());
    let first = end.saturating_sub(at.height.into());
    for (row, (text, style)) in lines[first..end].iter().enumerate() {
        painter.write(at.x, at.y + row as u16, at.width, text, *style);
    }
}
