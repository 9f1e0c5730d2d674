//! The frame: where everything stands at any size, and what is drawn there.

mod layout;
mod panes;
mod parts;

use client::{Screen, ScreenState};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use scene::{Pick, Plain, Scene};

pub(crate) use self::parts::{draw_text_page, write};

use self::layout::{Panes, Wanted};
use crate::app::{Source, TableApp, TableTab};
use crate::look;
use crate::paint::{DrawnThings, Marks, Painter};

impl TableApp {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>, now_ms: u64) {
        let area = frame.area();
        self.drawn.clear();
        self.clicks.clear();
        if area.width < 4 || area.height < 3 {
            return;
        }
        let state = match &self.source {
            Source::Table(session) => session.screen_state().clone(),
            Source::Replay(player) => ScreenState::Table(Box::new(player.screen().clone())),
        };
        let buffer = frame.buffer_mut();
        match &state {
            ScreenState::Table(screen) => self.draw_table(buffer, screen, area, now_ms),
            ScreenState::PassScreen(seat) => self.draw_hand_over(buffer, *seat, area),
            ScreenState::Gathering => self.draw_gathering(buffer, area),
            ScreenState::Nothing => {
                let text = self.closed().unwrap_or_else(|| self.texts.text("table-opening"));
                self.draw_sentence(buffer, area, text);
            }
            ScreenState::Outdated => self.draw_sentence(buffer, area, self.texts.text("term-old")),
        }
        self.draw_notice(buffer, area);
        self.draw_page(buffer, area);
        self.draw_line(frame, area);
    }

    fn draw_table(&mut self, buffer: &mut Buffer, screen: &Screen, area: Rect, now_ms: u64) {
        let marks = self.marks();
        let mut drawn = DrawnThings::new();
        let rows = self.rows();
        let scene = &screen.presentation.scene;
        let tabs = self.tabs();
        // How it ended and whether the dice were fair stands below each other in place of the choices.
        let ending = if screen.ending.is_empty() { 0 } else { screen.ending.len() + 1 };
        let wanted = Wanted {
            rows: rows.len().max(ending * usize::from(area.width / layout::CHOICE_COLUMNS)),
            tab: self.person.tab,
            tabs: &tabs,
            board_lines: self.board_lines(area, scene),
            footer_lines: self.footer_lines(rows.len(), area.width),
        };
        let panes = Panes::new(area, scene, &wanted);
        self.draw_status(buffer, screen, panes.status, now_ms);
        let mut painter = Painter { buffer, colours: self.colours, marks: &marks, drawn: &mut drawn };
        for (tab, place) in &panes.tables {
            match tab {
                TableTab::Board => crate::board::paint_board(&mut painter, scene, *place),
                TableTab::Own | TableTab::Others => {
                    self.person.scroll = panes::paint_areas(&mut painter, scene, *tab, *place, self.person.scroll);
                }
                TableTab::Log => {
                    let scroll = if self.person.tab == TableTab::Log { self.person.scroll } else { 0 };
                    let kept = panes::paint_log(&mut painter, screen, *place, scroll);
                    self.person.scroll = if self.person.tab == TableTab::Log { kept } else { self.person.scroll };
                }
                TableTab::Chat => panes::paint_chat(&mut painter, &self.chat_lines(), *place, self.person.scroll),
            }
        }
        self.drawn = drawn;
        self.draw_rules(buffer, &panes, &rows);
        self.draw_question(buffer, screen, &panes, now_ms);
        self.draw_rows(buffer, &rows, panes.choices);
        self.draw_footer(buffer, panes.footer, rows.len());
        self.draw_moment(buffer, screen, panes.tables.first().map_or(area, |(_, place)| *place));
    }

    /// The lines of the board. It never becomes smaller, so that things stay where they are.
    fn board_lines(&mut self, area: Rect, scene: &Scene<Plain>) -> u16 {
        let (size, lines) = self.board_lines;
        let least = if size == area.as_size() { lines } else { 0 };
        let lines = layout::board_lines(area, scene).max(least);
        self.board_lines = (area.as_size(), lines);
        lines
    }

    /// Whether there is a table to show.
    fn has_table(&self) -> bool {
        !matches!(&self.source, Source::Table(session) if matches!(session.screen_state(), ScreenState::Nothing))
    }

    fn chat_lines(&self) -> Vec<String> {
        match &self.source {
            Source::Table(session) => {
                session.client_state().chat().iter().map(|line| crate::pages::chat_text(line, &self.texts)).collect()
            }
            Source::Replay(_) => Vec::new(),
        }
    }

    /// What is marked in the scene.
    fn marks(&self) -> Marks {
        let mut marks = Marks { cursor: self.pointed(), ..Marks::default() };
        for (index, thing) in
            self.rows().iter().enumerate().filter_map(|(index, row)| Some((index, row.thing.as_ref()?)))
        {
            let number = marks.numbers.entry(thing.clone()).or_insert(index + 1);
            if *number != index + 1 {
                *number = 0;
            }
        }
        if let Source::Table(session) = &self.source {
            let path = session.picking().map(client::Picking::path).unwrap_or_default();
            marks.touched = path
                .iter()
                .filter_map(|pick| match pick {
                    Pick::Thing(id) => Some(id.clone()),
                    Pick::Button(_) => None,
                })
                .collect();
            marks.mentioned =
                session.stage().shown().map(|shown| shown.things.iter().cloned().collect()).unwrap_or_default();
        }
        marks
    }

    /// A sentence in place of the table, and the key that leaves.
    fn draw_sentence(&mut self, buffer: &mut Buffer, area: Rect, text: String) {
        parts::centre(buffer, area, &[(text, look::bold())]);
        let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.draw_keys(buffer, footer, &[("q", KeyCode::Char('q'), self.texts.text("term-quit"))]);
    }
}
