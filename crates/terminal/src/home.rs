//! The screen of the command without arguments: the games, a link to a table, and the language.

use std::io;

use client::page::Route;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use scene::{Lang, Texts};

use crate::app::{PageLink, TextPage};
use crate::input_line::{InputLine, LinePurpose};
use crate::live_screen::{AppEvent, LiveScreen};
use crate::look::{self, Colours};
use crate::pages;
use crate::text::{cut, width, wrap};
use crate::view::{FooterKey, draw_keys, draw_text_page, write};

/// What somebody wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HomeChoice {
    /// Play with so many people at this keyboard, and with bots.
    Play {
        /// The game.
        game: &'static str,
        /// How many people.
        people: u8,
    },
    /// Go on with the match that was left.
    Resume {
        /// The game.
        game: &'static str,
    },
    /// Join a table by its link.
    Join {
        /// The link.
        link: String,
    },
}

/// A line that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
enum HomeRow {
    Game(&'static str),
    Link,
    Language,
    Choice(HomeChoice),
    Rules(&'static str),
}

/// What follows from an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HomeFlow {
    /// Go on.
    Continue,
    /// Leave the program.
    Quit,
    /// Do what was chosen.
    Chosen(HomeChoice),
    /// Give the terminal back to the shell for a while.
    Suspend,
}

/// The screen as a state machine.
pub struct HomeScreen {
    lang: Lang,
    texts: Texts,
    colours: Colours,
    /// The games of which a match was left.
    kept: Vec<&'static str>,
    /// The game whose ways to play are shown.
    game: Option<&'static str>,
    row: usize,
    line: Option<InputLine>,
    notice: Option<String>,
    page: Option<TextPage>,
    clicks: Vec<(Rect, HomeClick)>,
}

/// Something that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HomeClick {
    Row(usize),
    Key(KeyCode),
}

impl HomeScreen {
    /// The screen in a language. A match of each of the games in `kept` can be resumed.
    pub fn new(lang: Lang, colours: Colours, kept: Vec<&'static str>) -> HomeScreen {
        HomeScreen {
            lang,
            texts: pages::program_texts(lang),
            colours,
            kept,
            game: None,
            row: 0,
            line: None,
            notice: None,
            page: None,
            clicks: Vec::new(),
        }
    }

    /// Says something at the lower edge until the next key.
    pub fn tell(&mut self, text: String) {
        self.notice = Some(text);
    }

    /// The games of which a match can be resumed.
    pub fn set_kept(&mut self, kept: Vec<&'static str>) {
        self.kept = kept;
        self.row = self.row.min(self.rows().len() - 1);
    }

    /// The language that was chosen.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    fn rows(&self) -> Vec<HomeRow> {
        let Some(game) = self.game else {
            let games = games::LIST.iter().map(|listed| HomeRow::Game(listed.about.name));
            return games.chain([HomeRow::Link, HomeRow::Language]).collect();
        };
        let most = games::listed(game).map_or(1, |listed| *listed.about.seats.end());
        let resume = self.kept.contains(&game).then_some(HomeRow::Choice(HomeChoice::Resume { game }));
        let people = (1..=most).map(|people| HomeRow::Choice(HomeChoice::Play { game, people }));
        resume.into_iter().chain(people).chain([HomeRow::Rules(game)]).collect()
    }

    fn label(&self, row: &HomeRow) -> String {
        match row {
            HomeRow::Game(game) => {
                let listed = games::listed(game);
                let seats = listed.map_or(1..=1, |listed| listed.about.seats.clone());
                let values = [("least", (*seats.start()).into()), ("most", (*seats.end()).into())];
                format!("{}  {}", pages::game_title(game, self.lang), self.texts.with("players", values))
            }
            HomeRow::Link => self.texts.text("term-home-link"),
            HomeRow::Language => self.texts.colon(&self.texts.text("language"), self.lang.name()),
            HomeRow::Choice(HomeChoice::Play { people: 1, .. }) => self.texts.text("term-home-bots"),
            HomeRow::Choice(HomeChoice::Play { people, .. }) => {
                self.texts.with("term-home-people", [("count", (*people).into())])
            }
            HomeRow::Choice(HomeChoice::Resume { .. }) => self.texts.text("term-home-resume"),
            HomeRow::Choice(HomeChoice::Join { link }) => link.clone(),
            HomeRow::Rules(_) => self.texts.text("rules"),
        }
    }

    /// Handles an event of the terminal.
    pub fn handle(&mut self, event: &Event) -> HomeFlow {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                if key.modifiers.contains(KeyModifiers::CONTROL) {
                    return match key.code {
                        KeyCode::Char('c' | 'd') => HomeFlow::Quit,
                        KeyCode::Char('z') => HomeFlow::Suspend,
                        _ => HomeFlow::Continue,
                    };
                }
                self.key(key.code)
            }
            Event::Paste(text) => {
                if let Some(line) = &mut self.line {
                    text.chars().filter(|c| !c.is_control()).for_each(|c| line.insert(c));
                }
                HomeFlow::Continue
            }
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let at = Position::new(mouse.column, mouse.row);
                match self.clicks.iter().find(|(place, _)| place.contains(at)).map(|(_, click)| *click) {
                    Some(HomeClick::Row(row)) => {
                        self.row = row;
                        self.choose()
                    }
                    Some(HomeClick::Key(code)) => self.key(code),
                    None => {
                        self.page = None;
                        HomeFlow::Continue
                    }
                }
            }
            _ => HomeFlow::Continue,
        }
    }

    fn key(&mut self, code: KeyCode) -> HomeFlow {
        self.notice = None;
        if let Some(line) = self.line.take() {
            return self.line_key(line, code);
        }
        if let Some(page) = &mut self.page {
            match (code, page.link.zip(self.game)) {
                (KeyCode::Char('r'), Some((link, game))) => self.page = pages::rules(game, self.lang, link),
                _ if page.key(code) => {}
                _ => self.page = None,
            }
            return HomeFlow::Continue;
        }
        let last = self.rows().len() - 1;
        match code {
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.row = (self.row + 1).min(last),
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => self.row = self.row.saturating_sub(1),
            KeyCode::Char(digit @ '1'..='9') => {
                let at = digit as usize - '1' as usize;
                if at <= last {
                    self.row = at;
                    return self.choose();
                }
            }
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(),
            KeyCode::Left | KeyCode::Right if self.rows()[self.row] == HomeRow::Language => {
                self.turn_language(code == KeyCode::Left);
            }
            KeyCode::Esc | KeyCode::Backspace if self.game.is_some() => self.leave_game(),
            KeyCode::Char('q') | KeyCode::Esc => return HomeFlow::Quit,
            _ => {}
        }
        HomeFlow::Continue
    }

    fn leave_game(&mut self) {
        let game = self.game.take();
        self.row = games::LIST.iter().position(|listed| Some(listed.about.name) == game).unwrap_or(0);
    }

    fn choose(&mut self) -> HomeFlow {
        match self.rows().swap_remove(self.row) {
            HomeRow::Game(game) => (self.game, self.row) = (Some(game), 0),
            HomeRow::Link => self.line = Some(InputLine::new(LinePurpose::Link)),
            HomeRow::Language => self.turn_language(false),
            HomeRow::Choice(choice) => return HomeFlow::Chosen(choice),
            HomeRow::Rules(game) => self.page = pages::rules(game, self.lang, PageLink::Guide(None)),
        }
        HomeFlow::Continue
    }

    /// The language after or before this one.
    fn turn_language(&mut self, backwards: bool) {
        let all: Vec<Lang> = Lang::all().collect();
        let at = all.iter().position(|lang| *lang == self.lang).unwrap_or(0);
        let step = if backwards { all.len() - 1 } else { 1 };
        self.lang = all[(at + step) % all.len()];
        self.texts = pages::program_texts(self.lang);
    }

    fn line_key(&mut self, mut line: InputLine, code: KeyCode) -> HomeFlow {
        match code {
            KeyCode::Esc => return HomeFlow::Continue,
            KeyCode::Enter => {
                let link = line.text().trim().to_owned();
                let path = link.split('#').next().and_then(|address| address.split_once("/t/"));
                match path.map(|(_, table)| Route::parse(&format!("/t/{table}"))) {
                    Some(Route::Table(_)) => return HomeFlow::Chosen(HomeChoice::Join { link }),
                    _ => self.notice = Some(self.texts.text("term-no-table")),
                }
            }
            code => line.key(code),
        }
        self.line = Some(line);
        HomeFlow::Continue
    }

    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.clicks.clear();
        if area.width < 4 || area.height < 3 {
            return;
        }
        let columns = area.width.min(76);
        let middle = Rect { x: area.x + (area.width - columns) / 2, width: columns, ..area };
        let buffer = frame.buffer_mut();
        let title = self.game.map_or_else(|| self.texts.text("home-title"), |game| pages::game_title(game, self.lang));
        let mut y = middle.y + u16::from(area.height > 12);
        for line in wrap(&title, columns.into()).iter().take(2) {
            write(buffer, middle.x, y, columns, line, look::bold());
            y += 1;
        }
        let rows = Rect { y: y + 1, height: (area.bottom() - 2).saturating_sub(y + 1), ..middle };
        self.draw_rows(buffer, rows);
        let bottom = Rect { y: area.bottom() - 1, height: 1, ..middle };
        let notice = self.notice.clone();
        if let Some(text) = &notice {
            write(buffer, middle.x, bottom.y.saturating_sub(1), columns, &cut(text, columns.into()), look::reversed());
        }
        match &self.line {
            Some(line) => {
                let prompt = format!("{}: ", self.texts.text("term-home-link-ask"));
                let used = write(buffer, bottom.x, bottom.y, columns, &prompt, look::bold());
                // The end of a long link matters more than its beginning.
                let room = usize::from(columns.saturating_sub(used + 1));
                let skipped = line.text().chars().count().saturating_sub(room);
                let shown: String = line.text().chars().skip(skipped).collect();
                write(buffer, bottom.x + used, bottom.y, columns.saturating_sub(used), &shown, Style::new());
                let at = width(line.before_cursor()).saturating_sub(skipped) as u16;
                frame.set_cursor_position(Position::new((bottom.x + used + at).min(area.right() - 1), bottom.y));
            }
            None => {
                let keys = match &self.page {
                    Some(page) => draw_text_page(buffer, page, area, &self.texts, self.colours),
                    None => draw_keys(buffer, bottom, &self.keys(), self.colours.soft()),
                };
                if self.page.is_some() {
                    self.clicks.clear();
                }
                self.clicks.extend(keys.into_iter().map(|(place, code)| (place, HomeClick::Key(code))));
            }
        }
    }

    /// The keys that act now.
    fn keys(&self) -> Vec<FooterKey> {
        let text = |id: &str| self.texts.text(id);
        let mut keys = vec![("1-9", KeyCode::Enter, text("term-choose")), ("↑↓", KeyCode::Down, text("term-move"))];
        match self.game {
            Some(_) => keys.push(("Esc", KeyCode::Esc, text("step-back"))),
            None if self.rows()[self.row] == HomeRow::Language => {
                keys.push(("←→", KeyCode::Right, text("language")));
            }
            None => {}
        }
        keys.push(("q", KeyCode::Char('q'), text("term-quit")));
        keys
    }

    fn draw_rows(&mut self, buffer: &mut Buffer, at: Rect) {
        let rows = self.rows();
        let pitch = |row: &HomeRow| match row {
            HomeRow::Game(game) => games::listed(game).map(|listed| listed.texts(self.lang).text("game-pitch")),
            _ => None,
        };
        // Small screens have no room for what the games are about.
        let has_room = at.height >= 14;
        let blocks: Vec<(String, Vec<String>)> = rows
            .iter()
            .map(|row| {
                let below = pitch(row).filter(|_| has_room);
                let mut lines =
                    below.map(|text| wrap(&text, usize::from(at.width).saturating_sub(5))).unwrap_or_default();
                lines.truncate(2);
                (self.label(row), lines)
            })
            .collect();
        let heights: Vec<u16> = blocks.iter().map(|(_, lines)| 1 + lines.len() as u16).collect();
        let above = |row: usize| heights[..row].iter().sum::<u16>();
        let skipped = (above(self.row) + heights[self.row]).saturating_sub(at.height);
        for (index, (label, lines)) in blocks.iter().enumerate() {
            let Some(y) = above(index).checked_sub(skipped).map(|line| at.y + line) else { continue };
            if y >= at.bottom() {
                break;
            }
            let style = if index == self.row { look::reversed() } else { Style::new() };
            let used =
                write(buffer, at.x, y, at.width, &format!("{:>2} ", index + 1), self.colours.target().patch(style));
            write(buffer, at.x + used, y, at.width.saturating_sub(used), label, style.patch(look::bold()));
            for (row, line) in lines.iter().enumerate().take((at.bottom() - y).saturating_sub(1).into()) {
                write(buffer, at.x + 5, y + 1 + row as u16, at.width.saturating_sub(5), line, self.colours.soft());
            }
            self.clicks.push((Rect { y, height: heights[index].min(at.bottom() - y), ..at }, HomeClick::Row(index)));
        }
    }
}

/// Shows the screen until something is chosen; nothing if the person leaves.
pub fn run_home(home: &mut HomeScreen) -> io::Result<Option<HomeChoice>> {
    let mut screen = LiveScreen::enter()?;
    loop {
        screen.draw(|frame| home.draw(frame))?;
        match screen.next_event(None) {
            Some(AppEvent::Terminal(event)) => match home.handle(&event) {
                HomeFlow::Continue => {}
                HomeFlow::Quit => return Ok(None),
                HomeFlow::Suspend => screen.suspend()?,
                HomeFlow::Chosen(choice) => return Ok(Some(choice)),
            },
            Some(AppEvent::Stop) => screen.suspend()?,
            Some(AppEvent::Continue) => screen.resume()?,
            Some(AppEvent::NoKeyboard | AppEvent::Terminate | AppEvent::Panic) => return Ok(None),
            // No bots think here, and there is no server.
            Some(AppEvent::BotAnswer(_) | AppEvent::Connection(_)) | None => {}
        }
    }
}
