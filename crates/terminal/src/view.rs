//! The frame: where everything stands at any size, and what is drawn there.

mod layout;
mod list;
mod panes;
mod parts;

use client::{Screen, ScreenState};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use scene::{Pick, Plain, Scene};

pub(crate) use self::parts::{FooterKey, draw_keys, draw_text_page, write};

use self::layout::{Panes, Wanted};
use crate::app::{ClickTarget, Source, TableApp, TableTab};
use crate::cards::areas_of;
use crate::look;
use crate::paint::{DrawnThings, Marks, Painter};
use crate::pictures::{self, drawing_of};

/// The width of the table from which pictures are cut out, and how much larger they are shown at most.
const PICTURE_WIDTH: f32 = 1200.0;
const PICTURE_SCALE_MAX: f32 = 3.0;

impl TableApp {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>, now_ms: u64) {
        let area = frame.area();
        self.drawn.clear();
        self.clicks.clear();
        self.picture = None;
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
            ScreenState::PassScreen(seat) => {
                self.draw_hand_over(buffer, *seat, area);
                self.draw_last_line(buffer, area);
                // A click anywhere else takes the screen, too.
                self.clicks.insert(0, (area, ClickTarget::Key(KeyCode::Enter)));
            }
            ScreenState::Gathering => {
                self.draw_gathering(buffer, area);
                self.draw_last_line(buffer, area);
            }
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
        let (question, question_style) = self.question(screen, now_ms);
        let ending = self.ending_lines(screen);
        let labels: Vec<&str> = rows.iter().map(|row| row.label.as_str()).collect();
        let wanted = Wanted {
            labels: &labels,
            least_lines: ending.len() as u16,
            question: &question,
            has_own: !areas_of(&scene.areas, true).is_empty(),
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
        panes::paint_strip(&mut painter, scene, panes.strip);
        // While there is nothing to choose, the place of the choices tells what happens.
        let has_log = panes.tables.iter().any(|(tab, _)| *tab == TableTab::Log);
        if rows.is_empty() && ending.is_empty() && !has_log {
            panes::paint_log(&mut painter, screen, panes.choices, 0);
        }
        self.drawn = drawn;
        self.draw_rules(buffer, &panes, &rows);
        parts::draw_lines(buffer, panes.question, &[question], question_style);
        // How it ended takes the place of the choices.
        parts::draw_lines(buffer, panes.choices, &ending, Style::new());
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

    /// Where the picture of this frame begins, and what shows it, for characters of so many pixels.
    pub(crate) fn picture_text(&self, (wide, high): (u16, u16)) -> Option<(Position, String)> {
        let (at, thing) = self.picture.as_ref()?;
        let pictures = self.pictures.as_ref()?;
        let screen = match &self.source {
            Source::Table(session) => session.screen()?,
            Source::Replay(player) => player.screen(),
        };
        let drawing = drawing_of(&screen.paint(PICTURE_WIDTH), thing)?;
        let room = (f32::from(at.width * wide), f32::from(at.height * high));
        let scale = (room.0 / drawing.width).min(room.1 / drawing.height).min(PICTURE_SCALE_MAX);
        let pixels = (pictures.paint)(&drawing, screen.palette(), scale);
        let lines = |pixels: u32, one: u16| pixels.div_ceil(one.into()).max(1) as u16;
        let size = (lines(pixels.width, wide).min(at.width), lines(pixels.height, high).min(at.height));
        Some((at.as_position(), pictures::show(pictures.protocol, &pixels, size)))
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
        self.draw_last_line(buffer, area);
    }
}
