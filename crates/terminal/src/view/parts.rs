//! The parts of the frame around the table: status, question, choices, keys, moments, notices, pages.

use client::page::time_text;
use client::{Screen, ScreenState, StagedMoment};
use engine::Seat;
use protocol::{Phase, SeatPlayer};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Clear, Widget};
use scene::{Figure, Moment, MomentKind, Texts};

use super::layout::Panes;
use super::list::ListPlan;
use crate::app::{ClickTarget, Focus, PageLink, Source, TableApp, TableTab, TextPage};
use crate::choice_rows::{ChoiceRow, RowKind};
use crate::input_line::LinePurpose;
use crate::look::{self, Colours};
use crate::pages;
use crate::session::Session;
use crate::text::{cut, width, wrap};

/// A key in the footer: its sign, what a click on it presses, and what it does.
pub(crate) type FooterKey = (&'static str, KeyCode, String);

/// Writes a text, cut at the columns. Gives the columns that it takes.
pub(crate) fn write(buffer: &mut Buffer, x: u16, y: u16, columns: u16, text: &str, style: Style) -> u16 {
    if columns == 0 || !buffer.area.contains(Position::new(x, y)) {
        return 0;
    }
    let text = cut(text, columns.into());
    buffer.set_stringn(x, y, &text, columns.into(), style);
    width(&text) as u16
}

/// Writes texts below each other, wrapped; an ellipsis stands where not all of it fits.
pub(super) fn draw_lines(buffer: &mut Buffer, at: Rect, texts: &[String], style: Style) {
    let lines: Vec<String> = texts.iter().flat_map(|text| wrap(text, at.width.into())).collect();
    for (row, line) in lines.iter().take(at.height.into()).enumerate() {
        let is_cut = row + 1 == usize::from(at.height) && lines.len() > usize::from(at.height);
        let line = if is_cut { cut(&format!("{line} …"), at.width.into()) } else { line.clone() };
        write(buffer, at.x, at.y + row as u16, at.width, &line, style);
    }
}

/// Writes lines into the middle of an area.
pub(super) fn centre(buffer: &mut Buffer, area: Rect, lines: &[(String, Style)]) {
    let columns = usize::from(area.width.saturating_sub(2));
    let lines: Vec<(String, Style)> =
        lines.iter().flat_map(|(text, style)| wrap(text, columns).into_iter().map(|line| (line, *style))).collect();
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, (text, style)) in lines.iter().enumerate().take(area.height.into()) {
        let left = area.x + area.width.saturating_sub(width(text) as u16) / 2;
        write(buffer, left, top + row as u16, area.width, text, *style);
    }
}

/// A box over everything else, as large as its text needs and the area allows. Gives its inside.
fn popup(buffer: &mut Buffer, area: Rect, title: &str, columns: u16, lines: u16, style: Style) -> Rect {
    let (wide, high) = ((columns + 4).min(area.width), (lines + 2).min(area.height));
    let place = Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high);
    Clear.render(place, buffer);
    let block = Block::bordered().border_type(BorderType::Rounded).border_style(style);
    match title.is_empty() {
        true => block.render(place, buffer),
        false => block.title(format!(" {} ", cut(title, usize::from(wide).saturating_sub(6)))).render(place, buffer),
    }
    Rect::new(place.x + 2.min(wide), place.y + 1, wide.saturating_sub(4), high.saturating_sub(2))
}

impl TableApp {
    /// Who is at the table, who decides, and how much time is left. The game's title gets what the names leave.
    pub(super) fn draw_status(&self, buffer: &mut Buffer, screen: &Screen, at: Rect, now_ms: u64) {
        let seat_text = |(index, name): (usize, &String)| {
            let seat = Seat::new(index as u8);
            let sign = if screen.presentation.deciders.contains(seat) { "▶" } else { " " };
            let letter = seat.letter().to_ascii_uppercase();
            let you = if screen.viewer.is(seat) { "*" } else { "" };
            let time = match &self.source {
                Source::Table(session) => session.client_state().time_left(seat, now_ms),
                Source::Replay(_) => None,
            };
            let time = time.map(|(left_ms, _)| format!(" {}", time_text(&self.texts, left_ms))).unwrap_or_default();
            (seat, format!("{sign}{letter} {name}{you}{time}"))
        };
        let seats: Vec<(Seat, String)> = screen.names.iter().enumerate().map(seat_text).collect();
        let is_offline = matches!(&self.source, Source::Table(session) if session.is_offline());
        let offline = if is_offline { self.texts.text("term-offline") } else { String::new() };
        let wanted: usize = seats.iter().map(|(_, text)| width(text) + 1).sum::<usize>() + width(&offline) + 2;
        let title = pages::game_title(screen.game, self.texts.lang());
        let title = title.split(':').next().unwrap_or_default();
        let room = usize::from(at.width).saturating_sub(wanted + 2).min(usize::from(at.width) / 4 + 4);
        let mut x = at.x;
        if room >= TITLE_COLUMNS_MIN {
            x += write(buffer, x, at.y, room as u16, title, look::bold()) + 2;
        }
        if is_offline {
            x += write(buffer, x, at.y, at.right().saturating_sub(x), &offline, look::reversed()) + 2;
        }
        for (seat, text) in seats {
            let is_deciding = screen.presentation.deciders.contains(seat);
            let style = self.colours.seat(seat);
            let style = if is_deciding { style.add_modifier(Modifier::REVERSED) } else { style };
            x += write(buffer, x, at.y, at.right().saturating_sub(x), &text, style) + 1;
        }
    }

    pub(super) fn tab_name(&self, tab: TableTab) -> String {
        self.texts.text(match tab {
            TableTab::Board => "tab-board",
            TableTab::Own => "term-own",
            TableTab::Others => "tab-others",
            TableTab::Log => "tab-log",
            TableTab::Chat => "tab-chat",
        })
    }

    /// Lines between panes, with the names of what is below or above them.
    ///
    /// What a narrow list must cut of the chosen row is written beside the names.
    pub(super) fn draw_rules(&mut self, buffer: &mut Buffer, panes: &Panes, rows: &[ChoiceRow]) {
        let soft = self.colours.soft();
        for (tab, at) in &panes.headings {
            let name = self.tab_name(*tab);
            write(buffer, at.x, at.y, at.width, &"─".repeat(at.width.into()), soft);
            write(buffer, at.x + 1, at.y, at.width.saturating_sub(1), &format!(" {name} "), look::bold());
        }
        let (at, tabs) = &panes.tabs;
        write(buffer, at.x, at.y, at.width, &"─".repeat(at.width.into()), soft);
        let mut x = at.x + 1;
        for tab in tabs {
            let is_shown = panes.tables.iter().any(|(shown, _)| shown == tab);
            let new = match (tab, &self.source) {
                (TableTab::Chat, Source::Table(session)) => {
                    session.client_state().chat().len().saturating_sub(self.person.chat_seen)
                }
                _ => 0,
            };
            let news = if new > 0 { format!(" ({new})") } else { String::new() };
            let name = self.tab_name(*tab);
            let text = if is_shown { format!("[{name}{news}]") } else { format!(" {name}{news} ") };
            let style = match (is_shown, self.person.focus == Focus::Table) {
                (true, true) => look::bold().patch(look::reversed()),
                (true, false) => look::bold(),
                (false, _) => Style::new(),
            };
            let columns = at.right().saturating_sub(x);
            let used = write(buffer, x, at.y, columns, &text, style);
            if used > 0 {
                self.clicks.push((Rect::new(x, at.y, used, 1), ClickTarget::Tab(*tab)));
            }
            x += used + 1;
        }
        let labels: Vec<&str> = rows.iter().map(|row| row.label.as_str()).collect();
        let is_cut = |label: &str| match rows.is_empty() {
            true => false,
            false => ListPlan::new(&labels, panes.choices.width, panes.choices.height).cuts(label, panes.choices.width),
        };
        let chosen =
            rows.get(self.person.row).filter(|_| self.person.focus == Focus::Choices && panes.headings.is_empty());
        if let Some(row) = chosen.filter(|row| is_cut(&row.label)) {
            let text = format!(" {} ", cut(&row.label, usize::from(at.right().saturating_sub(x + 3))));
            let left = at.right().saturating_sub(width(&text) as u16 + 1).max(x);
            write(buffer, left, at.y, at.right().saturating_sub(left), &text, Style::new());
        }
    }

    /// How it ended, and whether the dice were fair.
    pub(super) fn ending_lines(&self, screen: &Screen) -> Vec<String> {
        let fair = match &self.source {
            Source::Table(session) if !screen.ending.is_empty() => session.checked_record(),
            _ => None,
        };
        let fair = fair.map(|(_, fairness)| pages::fairness_text(fairness, &self.texts));
        screen.ending.iter().cloned().chain(fair).collect()
    }

    /// What is asked, or how it ended, or what is waited for.
    pub(super) fn question(&self, screen: &Screen, now_ms: u64) -> (String, Style) {
        let asked = &screen.presentation.question;
        let session = match &self.source {
            Source::Replay(player) => {
                let values = [("step", player.step().into()), ("count", player.len().into())];
                let at = self.texts.with("replay-at", values);
                let playing = if player.is_playing() { "▶ " } else { "" };
                return (format!("{playing}{at} · {} · {asked}", player.eyes(&self.texts)), look::bold());
            }
            Source::Table(session) => session,
        };
        let state = session.client_state();
        if let Some(takeback) = state.table().and_then(|table| table.takeback)
            && !takeback.pending.and(state.own_seats()).is_empty()
        {
            let name = screen.names.get(takeback.seat.index()).cloned().unwrap_or_default();
            let text = self.texts.with("takeback-asked", [("name", name.into())]);
            return (format!("{text} (y/n)"), look::bold());
        }
        if let Some(talk) = state.talk(now_ms) {
            let names: Vec<String> =
                talk.waits_for.iter().filter_map(|seat| screen.names.get(seat.index()).cloned()).collect();
            let values =
                [("time", time_text(&self.texts, talk.left_ms).into()), ("names", self.texts.list(&names).into())];
            return (format!("{asked} {}", self.texts.with("talk", values)), look::bold());
        }
        let picking = session.picking().filter(|picking| picking.is_started());
        let path: Vec<&str> = picking.map(client::Picking::path_labels).unwrap_or_default();
        match path.is_empty() {
            true => (asked.clone(), if session.picking().is_some() { look::bold() } else { self.colours.soft() }),
            false => (format!("{asked} › {} ›", path.join(" › ")), look::bold()),
        }
    }

    /// The list of choices.
    pub(super) fn draw_rows(&mut self, buffer: &mut Buffer, rows: &[ChoiceRow], at: Rect) {
        if rows.is_empty() || at.is_empty() {
            return;
        }
        let labels: Vec<&str> = rows.iter().map(|row| row.label.as_str()).collect();
        let ListPlan { columns, row_lines, .. } = ListPlan::new(&labels, at.width, at.height);
        let wide = at.width / columns;
        let digits = rows.len().to_string().len();
        if row_lines > 1 {
            let mut y = at.y;
            for (index, row) in rows.iter().enumerate() {
                let high = wrap(&row.label, usize::from(wide).saturating_sub(digits + 2)).len() as u16;
                let cell = Rect::new(at.x, y, wide.saturating_sub(1), high.min(at.bottom().saturating_sub(y)));
                self.draw_row(buffer, index, row, cell, digits);
                y += cell.height;
            }
            return;
        }
        let page = usize::from(columns * at.height);
        let first = self.person.row / page * page;
        // Columns are as long as they must be, the first ones first.
        let high = if rows.len() > page { at.height } else { (rows.len() as u16).div_ceil(columns) };
        for (index, row) in rows.iter().enumerate().skip(first).take(page) {
            let place = (index - first) as u16;
            let cell = Rect::new(at.x + place / high * wide, at.y + place % high, wide.saturating_sub(1), 1);
            self.draw_row(buffer, index, row, cell, digits);
        }
        if rows.len() > page {
            let sign = format!("{}/{}", first / page + 1, rows.len().div_ceil(page));
            let left = at.right().saturating_sub(sign.len() as u16);
            write(buffer, left, at.bottom() - 1, sign.len() as u16, &sign, look::reversed());
        }
    }

    fn draw_row(&mut self, buffer: &mut Buffer, index: usize, row: &ChoiceRow, at: Rect, digits: usize) {
        let is_chosen = index == self.person.row && self.person.focus == Focus::Choices;
        let style = if is_chosen { look::reversed() } else { Style::new() };
        let number = format!("{:>digits$} ", index + 1);
        let mut x = at.x + write(buffer, at.x, at.y, at.width, &number, self.colours.target().patch(style));
        let label_style = if row.kind == RowKind::SayPlan { style.patch(look::bold()) } else { style };
        if at.height > 1 {
            let lines = wrap(&row.label, at.right().saturating_sub(x).into());
            for (line, y) in lines.iter().zip(at.y..at.bottom()) {
                write(buffer, x, y, at.right().saturating_sub(x), line, label_style);
            }
            self.clicks.push((at, ClickTarget::Row(index)));
            return;
        }
        let mut badges: Vec<(String, Style)> = Vec::new();
        if let (Source::Table(session), Some(action)) = (&self.source, row.action()) {
            let own = session.client_state().viewer().and_then(|viewer| viewer.seat());
            let effects = session.effects(action).iter().filter(|effect| Some(effect.seat) == own).take(4);
            // A label that says the number already needs no badge for it.
            let is_said = |badge: &str| row.label.split(' ').any(|word| word == badge.replacen('+', "", 1));
            let effects = effects.filter(|effect| !is_said(&effect.badge));
            badges.extend(effects.map(|effect| (effect.badge.clone(), self.colours.tone(effect.tone))));
        }
        let room = at.right().saturating_sub(x);
        // Words before signs: signs get the columns that the label leaves.
        let mut taken = 0;
        let left = room.saturating_sub((width(&row.label) as u16).min(room));
        badges.retain(|(badge, _)| {
            let wide = width(badge) as u16 + 1;
            let fits = taken + wide <= left;
            taken += if fits { wide } else { 0 };
            fits
        });
        x += write(buffer, x, at.y, room - taken, &row.label, label_style);
        for (badge, style) in &badges {
            x += 1;
            x += write(buffer, x, at.y, at.right().saturating_sub(x), badge, *style);
        }
        self.clicks.push((at, ClickTarget::Row(index)));
    }

    /// The keys that act now, the most useful first; the last two are always shown.
    pub(crate) fn keys(&self, rows: usize) -> Vec<FooterKey> {
        let text = |id: &str| self.texts.text(id);
        let leave = ("q", KeyCode::Char('q'), text("term-quit"));
        if self.person.is_quitting {
            return vec![("Enter", KeyCode::Enter, leave.2), ("Esc", KeyCode::Esc, text("term-stay"))];
        }
        let help = ("?", KeyCode::Char('?'), text("term-all-keys"));
        let mut keys = match &self.source {
            Source::Replay(_) => self.replay_keys(),
            Source::Table(session) => match session.screen_state() {
                ScreenState::Table(_) => self.table_keys(session, rows),
                ScreenState::Gathering => self.gathering_keys(session),
                ScreenState::PassScreen(_) => vec![("Enter", KeyCode::Enter, text("term-take"))],
                ScreenState::Nothing | ScreenState::Outdated => Vec::new(),
            },
        };
        keys.extend([help, leave]);
        keys
    }

    /// Whether a key acts now.
    pub(crate) fn acts(&self, code: KeyCode) -> bool {
        self.keys(self.rows().len()).iter().any(|(_, key, _)| *key == code)
    }

    /// Before the deal.
    fn gathering_keys(&self, session: &Session) -> Vec<FooterKey> {
        let text = |id: &str| self.texts.text(id);
        let state = session.client_state();
        let Some(table) = state.table() else { return Vec::new() };
        let own = table.seats.iter().find(|place| state.own_seats().contains(place.seat));
        let has_free = table.seats.iter().any(|place| place.minder == SeatPlayer::Free);
        let mut keys = Vec::new();
        match own {
            _ if session.is_watching() => {}
            Some(place) => {
                keys.push(("Enter", KeyCode::Enter, text(if place.ready { "not-ready" } else { "ready" })));
                keys.push(("s", KeyCode::Char('s'), text("stand")));
            }
            None => keys.push(("s", KeyCode::Char('s'), text("sit-down"))),
        }
        if has_free && !session.is_watching() {
            keys.push(("b", KeyCode::Char('b'), text("add-bot")));
        }
        keys.push(("c", KeyCode::Char('c'), text("tab-chat")));
        keys
    }

    fn replay_keys(&self) -> Vec<FooterKey> {
        let text = |id: &str| self.texts.text(id);
        vec![
            ("→", KeyCode::Right, text("replay-next")),
            ("←", KeyCode::Left, text("replay-prev")),
            ("Space", KeyCode::Char(' '), text("replay-play")),
            ("e", KeyCode::Char('e'), text("eyes")),
            ("Tab", KeyCode::Tab, text("term-areas")),
            ("i", KeyCode::Char('i'), text("term-describe")),
            ("n", KeyCode::Char('n'), text("term-turn")),
            ("r", KeyCode::Char('r'), text("rules")),
        ]
    }

    fn table_keys(&self, session: &Session, rows: usize) -> Vec<FooterKey> {
        let text = |id: &str| self.texts.text(id);
        let mut keys = Vec::new();
        let state = session.client_state();
        let table = state.table();
        let is_seated = !state.own_seats().is_empty();
        if table.is_some_and(|table| table.phase == Phase::Over) && !session.is_local() {
            let has_next = table.is_some_and(|table| table.next.is_some());
            if has_next || !session.is_watching() {
                keys.push(("m", KeyCode::Char('m'), text(if has_next { "next-match" } else { "rematch" })));
            }
        }
        let takeback = table.and_then(|table| table.takeback);
        if takeback.is_some_and(|asked| !asked.pending.and(state.own_seats()).is_empty()) {
            keys.push(("y", KeyCode::Char('y'), text("agree")));
            keys.push(("n", KeyCode::Char('n'), text("refuse")));
        }
        if session.stage().shown().is_some() {
            keys.push(("Space", KeyCode::Char(' '), text("moment-next")));
        }
        if rows > 0 {
            keys.push(("1-9", KeyCode::Enter, text("term-choose")));
        }
        let is_started = session.picking().is_some_and(client::Picking::is_started)
            || session.sheet().is_some_and(|sheet| sheet.worker.is_some());
        let waiting = session.stage().waiting();
        if session.stage().shown().is_some() {
            if waiting > 0 {
                let skip = self.texts.with("moment-skip-all", [("count", waiting.into())]);
                keys.push(("Esc", KeyCode::Esc, skip));
            }
        } else if is_started || self.person.focus == Focus::Table {
            keys.push(("Esc", KeyCode::Esc, text("step-back")));
        }
        if session.sheet().is_some() {
            keys.push(("p", KeyCode::Char('p'), text("plan-propose")));
        }
        if state.talk(0).is_some_and(|talk| talk.is_own) {
            keys.push(("t", KeyCode::Char('t'), text("talk-done")));
        }
        keys.push(("Tab", KeyCode::Tab, text("term-areas")));
        let is_pointing = self.pointed().is_some();
        if is_pointing {
            keys.push(("i", KeyCode::Char('i'), text("term-describe")));
        }
        if rows > 0 {
            let advice = if session.is_hint_pending() { "hint-thinking" } else { "hint" };
            keys.push(("a", KeyCode::Char('a'), text(advice)));
        }
        if is_seated && !session.is_over() {
            keys.push(("u", KeyCode::Char('u'), text("undo")));
        }
        if !session.is_local() {
            keys.push(("c", KeyCode::Char('c'), text("tab-chat")));
        }
        if rows > 0 {
            keys.push(("/", KeyCode::Char('/'), text("term-notation")));
        }
        if is_pointing {
            keys.push(("w", KeyCode::Char('w'), text("term-why")));
        }
        if session.screen().is_some_and(|screen| !screen.recap().is_empty()) {
            keys.push(("s", KeyCode::Char('s'), text("term-story")));
        }
        keys.push(("r", KeyCode::Char('r'), text("rules")));
        match self.person.focus {
            Focus::Choices if rows > 1 => keys.push(("↑↓", KeyCode::Down, text("term-move"))),
            Focus::Table => keys.push(("↑↓←→", KeyCode::Down, text("term-move"))),
            Focus::Choices => {}
        }
        if self.person.tab != TableTab::Board {
            keys.push(("PgUp PgDn", KeyCode::PageDown, text("term-help-scroll")));
        }
        if table.is_some_and(|table| table.phase == Phase::Playing) && !session.is_local() && is_seated {
            keys.push(("X", KeyCode::Char('X'), text("abandon")));
        }
        keys
    }

    pub(super) fn draw_footer(&mut self, buffer: &mut Buffer, at: Rect, rows: usize) {
        if at.is_empty() {
            return;
        }
        let mut x = at.x;
        if !self.person.digits.is_empty() {
            x += write(buffer, x, at.y, at.width, &format!("{}_ ", self.person.digits), look::reversed());
        }
        let keys = self.keys(rows);
        // The number that is typed pushes the first line aside.
        self.draw_keys(buffer, Rect { x, width: at.right().saturating_sub(x), ..at }, &keys);
    }

    pub(super) fn draw_keys(&mut self, buffer: &mut Buffer, at: Rect, keys: &[FooterKey]) {
        let places = draw_keys(buffer, at, keys, self.colours.soft());
        self.clicks.extend(places.into_iter().map(|(place, code)| (place, ClickTarget::Key(code))));
    }

    /// The keys in the last line, where no table is shown or something lies over it.
    pub(super) fn draw_last_line(&mut self, buffer: &mut Buffer, area: Rect) {
        let at = Rect { y: area.bottom() - 1, height: 1, ..area };
        let keys = self.keys(self.rows().len());
        write(buffer, at.x, at.y, at.width, &" ".repeat(at.width.into()), Style::new());
        self.draw_keys(buffer, at, &keys);
    }

    /// How many lines the keys need in these columns.
    pub(super) fn footer_lines(&self, rows: usize, columns: u16) -> u16 {
        let all: u16 = self.keys(rows).iter().map(|(sign, _, label)| (width(sign) + width(label) + 3) as u16).sum();
        if all <= columns + 2 { 1 } else { 2 }
    }

    /// The moment that is shown, over the upper edge of the table.
    pub(super) fn draw_moment(&mut self, buffer: &mut Buffer, screen: &Screen, table: Rect) {
        let Source::Table(session) = &self.source else { return };
        let Some(StagedMoment { moment, .. }) = session.stage().shown() else { return };
        let waiting = session.stage().waiting();
        let columns = table.width.saturating_sub(8).min(64);
        if columns < 8 || table.height < 4 {
            return;
        }
        let mut lines: Vec<(String, Style)> = Vec::new();
        let tone = self.colours.tone(moment.tone);
        for line in wrap(&headline(moment, waiting), columns.into()) {
            lines.push((line, tone.patch(look::bold())));
        }
        let figures = figures(moment, screen);
        for line in moment.details.iter().chain(Some(&figures)).filter(|line| !line.is_empty()) {
            lines.extend(wrap(line, columns.into()).into_iter().map(|line| (line, Style::new())));
        }
        lines.truncate(usize::from(table.height.saturating_sub(2)).min(6));
        let widest = lines.iter().map(|(line, _)| width(line)).max().unwrap_or(0) as u16;
        let above = Rect { height: (lines.len() as u16 + 2).min(table.height), ..table };
        let inside = popup(buffer, above, "", widest, lines.len() as u16, tone);
        for (row, (line, style)) in lines.iter().enumerate() {
            write(buffer, inside.x, inside.y + row as u16, inside.width, line, *style);
        }
        let around =
            Rect::new(inside.x.saturating_sub(2), inside.y.saturating_sub(1), inside.width + 4, inside.height + 2);
        self.clicks.push((around, ClickTarget::Key(KeyCode::Char(' '))));
    }

    /// A sentence for the person, above the keys.
    pub(super) fn draw_notice(&mut self, buffer: &mut Buffer, area: Rect) {
        let quit;
        let closed = self.closed().filter(|_| self.has_table()).map(|text| (text, None));
        let text = match (self.person.notice.as_ref().or(closed.as_ref()), self.person.is_quitting) {
            (_, true) => {
                let is_kept =
                    matches!(&self.source, Source::Table(session) if session.is_local() && !session.is_over());
                quit = self.texts.text(if is_kept { "term-quit-kept" } else { "term-quit-sure" });
                &quit
            }
            (Some((text, clause)), false) => {
                quit = match clause {
                    Some(clause) => format!("{clause}: {text}  (r: {})", self.texts.text("rules")),
                    None => text.clone(),
                };
                &quit
            }
            (None, false) => return,
        };
        let lines = wrap(text, usize::from(area.width).saturating_sub(3));
        let high = (lines.len() as u16).min(area.height.saturating_sub(2));
        let top = area.bottom().saturating_sub(1 + high);
        for (row, line) in lines.iter().take(high.into()).enumerate() {
            let y = top + row as u16;
            write(buffer, area.x, y, area.width, &" ".repeat(area.width.into()), look::reversed());
            write(buffer, area.x + 1, y, area.width.saturating_sub(2), line, look::reversed());
        }
        if self.person.is_quitting {
            self.clicks.clear();
            self.draw_last_line(buffer, area);
        }
    }

    /// A page over the table.
    pub(super) fn draw_page(&mut self, buffer: &mut Buffer, area: Rect) {
        if let Some(page) = &self.person.page {
            self.picture = page.picture.as_ref().and_then(|thing| Some((picture_place(page, area)?, thing.clone())));
            let keys = draw_text_page(buffer, page, area, &self.texts, self.colours);
            self.clicks = keys.into_iter().map(|(place, code)| (place, ClickTarget::Key(code))).collect();
        }
    }

    /// The line that is typed, in place of the keys.
    pub(super) fn draw_line(&self, frame: &mut Frame<'_>, area: Rect) {
        let Some(line) = &self.person.line else { return };
        let y = area.bottom() - 1;
        let prompt = match line.purpose() {
            LinePurpose::Notation => "/".to_owned(),
            LinePurpose::Link => format!("{}: ", self.texts.text("term-home-link-ask")),
            LinePurpose::Chat => format!("{}: ", self.texts.text("chat-text")),
            LinePurpose::Name => format!("{}: ", self.texts.text("your-name")),
        };
        let buffer = frame.buffer_mut();
        write(buffer, area.x, y, area.width, &" ".repeat(area.width.into()), Style::new());
        let used = write(buffer, area.x, y, area.width, &prompt, look::bold());
        let typed = write(buffer, area.x + used, y, area.width.saturating_sub(used), line.text(), Style::new());
        let words = self.completions(line);
        let hint = match words.len() {
            0 if line.purpose() == LinePurpose::Notation && line.text().is_empty() => {
                self.texts.text("term-notation-how")
            }
            0 => String::new(),
            _ => words.iter().take(6).cloned().collect::<Vec<_>>().join("  "),
        };
        let x = area.x + used + typed + 2;
        write(buffer, x, y, area.right().saturating_sub(x), &hint, self.colours.soft());
        let cursor = (area.x + used + width(line.before_cursor()) as u16).min(area.right().saturating_sub(1));
        frame.set_cursor_position(Position::new(cursor, y));
    }

    /// The screen between two people: nothing of either is shown.
    pub(super) fn draw_hand_over(&self, buffer: &mut Buffer, seat: Seat, area: Rect) {
        let Source::Table(session) = &self.source else { return };
        let table = session.client_state().table();
        let name = table.and_then(|table| table.seats.get(seat.index())).map(|place| place.name.clone());
        let name = name.unwrap_or_default();
        let lines = [
            (self.texts.with("play-hand-over", [("name", name.into())]), look::bold()),
            (String::new(), Style::new()),
            (self.texts.text("handover-line"), self.colours.soft()),
        ];
        centre(buffer, area, &lines);
    }

    /// The table before the deal: who sits where, and what can be done.
    pub(super) fn draw_gathering(&self, buffer: &mut Buffer, area: Rect) {
        let Source::Table(session) = &self.source else { return };
        let state = session.client_state();
        let Some(table) = state.table() else { return };
        let mut lines =
            vec![(pages::game_title(&table.game, self.texts.lang()), look::bold()), (String::new(), Style::new())];
        for place in &table.seats {
            let name = pages::player_name(place, &self.texts);
            let ready = match (&place.minder, place.ready) {
                (SeatPlayer::Person, true) => format!(" · {}", self.texts.text("is-ready")),
                (SeatPlayer::Person, false) => format!(" · {}", self.texts.text("is-not-ready")),
                _ => String::new(),
            };
            let bot = if place.bot { format!(" · {}", self.texts.text("seat-bot")) } else { String::new() };
            let you = if state.own_seats().contains(place.seat) { "*" } else { "" };
            let letter = place.seat.letter().to_ascii_uppercase();
            lines.push((format!("{letter} {name}{you}{bot}{ready}"), self.colours.seat(place.seat)));
        }
        centre(buffer, area, &lines);
    }
}

/// Draws keys with what they do, in as many lines as there are. Where room is short, the last two stay and those before
/// them go first. Gives where each is, as a click on one presses it.
pub(crate) fn draw_keys(buffer: &mut Buffer, at: Rect, keys: &[FooterKey], soft: Style) -> Vec<(Rect, KeyCode)> {
    let mut places = Vec::new();
    let always = keys.len().saturating_sub(2);
    let columns = |(sign, _, label): &FooterKey| (width(sign) + width(label) + 3) as u16;
    let mut reserved: u16 = keys[always..].iter().map(columns).sum();
    let (mut x, mut y) = (at.x, at.y);
    for (index, key) in keys.iter().enumerate() {
        let is_last_line = y + 1 >= at.bottom();
        let kept = if is_last_line && index < always { reserved } else { 0 };
        // Two columns lie between keys; the last one of a line needs none after it.
        if x + columns(key) + kept > at.right() + 2 {
            if is_last_line {
                continue;
            }
            (x, y) = (at.x, y + 1);
        }
        if index >= always {
            reserved = reserved.saturating_sub(columns(key));
        }
        let (sign, code, label) = key;
        let start = x;
        x += write(buffer, x, y, at.right().saturating_sub(x), sign, look::reversed());
        x += 1;
        x += write(buffer, x, y, at.right().saturating_sub(x), label, soft);
        places.push((Rect::new(start, y, x - start, 1), *code));
        x += 2;
    }
    places
}

/// A title in fewer columns says nothing.
const TITLE_COLUMNS_MIN: usize = 6;

/// How many lines the picture of a thing has.
const PICTURE_LINES: u16 = 10;

/// The columns of the text of a page.
fn page_columns(area: Rect) -> u16 {
    area.width.saturating_sub(6).clamp(1, 90)
}

/// Where the picture of a page is shown, below its text: `None` if there is no room.
fn picture_place(page: &TextPage, area: Rect) -> Option<Rect> {
    let columns = page_columns(area);
    let text: usize = page.lines.iter().map(|line| wrap(line, columns.into()).len()).sum();
    let all = text as u16 + PICTURE_LINES + 1;
    let room = area.height.saturating_sub(1);
    if page.scroll > 0 || all + 2 > room || columns < 24 {
        return None;
    }
    let top = area.y + (room - all - 2) / 2 + 2 + text as u16;
    let widest = page.lines.iter().flat_map(|line| wrap(line, columns.into())).map(|line| width(&line)).max();
    let wide = (widest.unwrap_or(0).max(width(&page.title) + 2) as u16).min(columns);
    let left = area.x + area.width.saturating_sub(wide + 4) / 2 + 2;
    Some(Rect::new(left, top, wide, PICTURE_LINES))
}

/// A page over everything else. Gives its keys.
pub(crate) fn draw_text_page(
    buffer: &mut Buffer,
    page: &TextPage,
    area: Rect,
    texts: &Texts,
    colours: Colours,
) -> Vec<(Rect, KeyCode)> {
    let columns = page_columns(area);
    let wrapped = |line: &String| wrap(line, columns.into());
    let lines: Vec<String> = page.lines.iter().skip(page.scroll).flat_map(wrapped).take(area.height.into()).collect();
    let picture = if page.picture.is_some() { PICTURE_LINES + 1 } else { 0 };
    let all = page.lines.iter().map(|line| wrapped(line).len()).sum::<usize>() as u16 + picture;
    let widest = page.lines.iter().flat_map(wrapped).map(|line| width(&line)).max().unwrap_or(0);
    let wide = (widest.max(width(&page.title) + 2) as u16).min(columns);
    let room = Rect { height: area.height.saturating_sub(1), ..area };
    let inside = popup(buffer, room, &page.title, wide, all, Style::new());
    for (row, line) in lines.iter().take(inside.height.into()).enumerate() {
        write(buffer, inside.x, inside.y + row as u16, inside.width, line, Style::new());
    }
    let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
    write(buffer, footer.x, footer.y, footer.width, &" ".repeat(footer.width.into()), Style::new());
    let mut keys: Vec<FooterKey> = Vec::new();
    if all > inside.height {
        keys.push(("↑↓", KeyCode::Down, texts.text("term-move")));
        keys.push(("PgUp", KeyCode::PageUp, String::new()));
        keys.push(("PgDn", KeyCode::PageDown, texts.text("term-help-scroll")));
    }
    match page.link {
        Some(PageLink::Clauses(_)) => keys.push(("r", KeyCode::Char('r'), texts.text("rules-clauses"))),
        Some(PageLink::Guide(_)) => keys.push(("r", KeyCode::Char('r'), texts.text("rules-guide"))),
        None => {}
    }
    keys.push(("Esc", KeyCode::Esc, texts.text("close")));
    draw_keys(buffer, footer, &keys, colours.soft())
}

/// The headline of a moment, and how many wait behind it.
fn headline(moment: &Moment, waiting: usize) -> String {
    let sign = match moment.kind {
        MomentKind::Chapter => "§ ",
        MomentKind::Turn => "▶ ",
        MomentKind::Highlight => "» ",
        MomentKind::Ending => "★ ",
    };
    let more = if waiting > 0 { format!("  (+{waiting})") } else { String::new() };
    format!("{sign}{}{more}", moment.headline)
}

/// Dice and numbers of a moment in one line.
fn figures(moment: &Moment, screen: &Screen) -> String {
    let figure = |figure: &Figure| match figure {
        Figure::Die(value) => format!("⚂ {value}"),
        Figure::Number { seat, from, to } => {
            let name = screen.names.get(seat.index()).map(String::as_str).unwrap_or_default();
            format!("{name} {from} → {to}")
        }
    };
    moment.figures.iter().map(figure).collect::<Vec<_>>().join("   ")
}
