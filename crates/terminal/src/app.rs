//! The full screen as a state machine: events in, a frame out. It reads neither a clock nor a keyboard itself.

use client::page::short_label;
use client::{ScreenState, TargetParts};
use draw::PanePart;
use engine::{Clause, Seat, Viewer};
use protocol::{ChatRoom, Phase, Request, Say};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect, Size};
use scene::{Lang, Texts};

use crate::board::has_hexagons;
use crate::choice_rows::ChoiceRow;
use crate::input_line::{InputLine, LinePurpose};
use crate::look::Colours;
use crate::pages;
use crate::paint::DrawnThings;
use crate::pictures::{PicturePainter, PictureProtocol, Pictures};
use crate::replay_player::ReplayPlayer;
use crate::session::{Chosen, Notice, Session};

/// What follows from an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppFlow {
    /// Go on.
    Continue,
    /// Leave the screen.
    Quit,
    /// Give the terminal back to the shell for a while.
    Suspend,
    /// Draw every character again.
    Redraw,
}

/// A part of the table that can be shown alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableTab {
    Board,
    Own,
    Others,
    Log,
    Chat,
}

/// Where the arrow keys work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    Choices,
    Table,
}

/// A page over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TextPage {
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
    /// The line that is shown first.
    pub(crate) scroll: usize,
    /// What can be read after it.
    pub(crate) link: Option<PageLink>,
    /// The thing that it is about, if its picture can be shown.
    pub(crate) picture: Option<String>,
}

/// A page of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageLink {
    /// The clauses, at one of them.
    Clauses(Option<Clause>),
    /// The rules as a player reads them, and the clause at which the clauses are opened from there.
    Guide(Option<Clause>),
}

impl TextPage {
    /// A page from its beginning.
    pub(crate) fn new(title: String, lines: Vec<String>) -> TextPage {
        TextPage { title, lines, scroll: 0, link: None, picture: None }
    }

    /// Handles a key that scrolls. False for all others, which close the page.
    pub(crate) fn key(&mut self, code: KeyCode) -> bool {
        let last = self.lines.len().saturating_sub(1);
        self.scroll = match code {
            KeyCode::Down | KeyCode::Char('j') => (self.scroll + 1).min(last),
            KeyCode::Up | KeyCode::Char('k') => self.scroll.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => (self.scroll + 10).min(last),
            KeyCode::PageUp => self.scroll.saturating_sub(10),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => return false,
        };
        true
    }
}

/// Something that can be clicked beside things of the scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClickTarget {
    Row(usize),
    Tab(TableTab),
    Key(KeyCode),
}

/// What is shown: a table, or a match that is over.
pub(crate) enum Source {
    Table(Box<Session>),
    Replay(Box<ReplayPlayer>),
}

/// The full screen.
pub struct TableApp {
    pub(crate) source: Source,
    pub(crate) texts: Texts,
    pub(crate) colours: Colours,
    /// Whose screen it is.
    viewer: Option<Viewer>,
    /// What they have on it.
    pub(crate) person: PersonState,
    /// How many lines the board has at a size of the screen.
    pub(crate) board_lines: (Size, u16),
    pub(crate) drawn: DrawnThings,
    /// The pictures that somebody asked for.
    pub(crate) pictures: Option<Pictures>,
    /// Where the picture of a thing belongs in this frame.
    pub(crate) picture: Option<(Rect, String)>,
    pub(crate) clicks: Vec<(Rect, ClickTarget)>,
}

/// What one person has opened, typed and been told. Some of it is secret: whoever gets the screen next gets a new one.
pub(crate) struct PersonState {
    pub(crate) tab: TableTab,
    pub(crate) focus: Focus,
    /// The chosen row of the list.
    pub(crate) row: usize,
    /// The thing under the cursor.
    pub(crate) cursor: Option<String>,
    pub(crate) scroll: u16,
    /// Digits that may become a longer number.
    pub(crate) digits: String,
    pub(crate) page: Option<TextPage>,
    pub(crate) is_quitting: bool,
    pub(crate) line: Option<InputLine>,
    pub(crate) notice: Option<(String, Option<Clause>)>,
    /// The clause of the notice that the last key has closed.
    cited: Option<Clause>,
    /// The question that row and tab belong to.
    question: Option<(Seat, u32)>,
    history: Vec<String>,
    /// How many lines of chat were seen.
    pub(crate) chat_seen: usize,
}

impl Default for PersonState {
    fn default() -> PersonState {
        PersonState {
            tab: TableTab::Board,
            focus: Focus::Choices,
            row: 0,
            cursor: None,
            scroll: 0,
            digits: String::new(),
            page: None,
            is_quitting: false,
            line: None,
            notice: None,
            cited: None,
            question: None,
            history: Vec::new(),
            chat_seen: 0,
        }
    }
}

impl TableApp {
    /// The screen of a table.
    pub fn table(session: Session, lang: Lang, colours: Colours) -> TableApp {
        TableApp::new(Source::Table(Box::new(session)), lang, colours)
    }

    /// The screen of a replay.
    pub fn replay(player: ReplayPlayer, lang: Lang, colours: Colours) -> TableApp {
        TableApp::new(Source::Replay(Box::new(player)), lang, colours)
    }

    fn new(source: Source, lang: Lang, colours: Colours) -> TableApp {
        TableApp {
            source,
            texts: pages::program_texts(lang),
            colours,
            viewer: None,
            person: PersonState::default(),
            board_lines: (Size::ZERO, 0),
            drawn: DrawnThings::new(),
            pictures: None,
            picture: None,
            clicks: Vec::new(),
        }
    }

    /// The same screen with pictures of things beside what is said of them.
    #[must_use]
    pub fn with_pictures(self, protocol: PictureProtocol, paint: PicturePainter) -> TableApp {
        TableApp { pictures: Some(Pictures { protocol, paint }), ..self }
    }

    /// The session, if a table is shown.
    pub fn session(&mut self) -> Option<&mut Session> {
        match &mut self.source {
            Source::Table(session) => Some(session),
            Source::Replay(_) => None,
        }
    }

    /// When [`TableApp::tick`] has something to do.
    pub fn wake_at(&self, now_ms: u64) -> Option<u64> {
        match &self.source {
            Source::Table(session) => {
                let has_clock = session.client_state().table().is_some_and(|table| {
                    let runs =
                        |seat: Seat| session.client_state().time_left(seat, now_ms).is_some_and(|(_, runs)| runs);
                    table.seats.iter().any(|place| runs(place.seat)) || table.patience_until_ms.is_some()
                });
                let second = has_clock.then(|| now_ms - now_ms % 1000 + 1000);
                [session.wake_at(), second].into_iter().flatten().min()
            }
            Source::Replay(player) => player.wake_at(),
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self, now_ms: u64) {
        match &mut self.source {
            Source::Table(session) => session.tick(now_ms),
            Source::Replay(player) => player.tick(now_ms),
        }
        self.follow(now_ms);
    }

    /// Follows the session: new questions, and what is to be told.
    pub fn follow(&mut self, _now_ms: u64) {
        let Source::Table(session) = &mut self.source else { return };
        let viewer = session.client_state().viewer();
        let before = std::mem::replace(&mut self.viewer, viewer);
        // While a screen passes from one person to another it has no viewer.
        let is_shared = session.client_state().own_seats().len() > 1;
        let is_passed = before != viewer && (before.is_some() || is_shared);
        for notice in session.notices() {
            match notice {
                Notice::Text(text, clause) => self.person.notice = Some((text, clause)),
                Notice::Advice(text) => {
                    self.person.notice = Some((format!("{} {text}", self.texts.text("term-advice")), None))
                }
                Notice::Unsure => self.person.notice = Some((self.texts.text("unsure"), None)),
                Notice::NoSeat => self.person.notice = Some((self.texts.text("term-full"), None)),
                Notice::TakebackAsked => {
                    self.person.notice = Some((self.texts.text("term-takeback-asked"), None));
                }
                Notice::Chat(line) => {
                    let text = pages::chat_text(&line, &self.texts);
                    self.person.notice = Some((text, None));
                }
            }
        }
        // After the notices, so that none of them passes with the screen.
        if is_passed {
            self.person = PersonState::default();
        }
        let asked = session.client_state().question().filter(|_| session.screen().is_some());
        if asked != self.person.question {
            self.person.question = asked;
            self.person.row = 0;
            self.person.digits.clear();
            self.begin_question();
        }
        let count = self.rows().len();
        self.person.row = self.person.row.min(count.saturating_sub(1));
    }

    /// Shows the part of the table where something can be touched.
    fn begin_question(&mut self) {
        let Source::Table(session) = &self.source else { return };
        let Some((screen, picking)) = session.screen().zip(session.picking()) else { return };
        let parts = TargetParts::of(&screen.presentation.scene, &picking.targets());
        // Tiles of the hand are laid on the board, so a board of tiles stays in sight; the list names what can be touched.
        let stays = has_hexagons(&screen.presentation.scene);
        let tab = match parts.to_show() {
            Some(PanePart::Others) => TableTab::Others,
            Some(_) => TableTab::Board,
            None if parts.own > 0 && !stays => TableTab::Own,
            None if parts.own > 0 => TableTab::Board,
            None => self.person.tab,
        };
        self.person.focus = Focus::Choices;
        if tab != self.person.tab {
            (self.person.tab, self.person.scroll) = (tab, 0);
        }
    }

    /// The rows of the list of choices.
    pub(crate) fn rows(&self) -> Vec<ChoiceRow> {
        match &self.source {
            Source::Table(session) => session.rows(),
            Source::Replay(_) => Vec::new(),
        }
    }

    /// The parts of the table that can be shown.
    pub(crate) fn tabs(&self) -> Vec<TableTab> {
        let mut tabs = vec![TableTab::Board, TableTab::Own, TableTab::Others, TableTab::Log];
        match &self.source {
            Source::Table(session) if !session.is_local() => tabs.push(TableTab::Chat),
            _ => {}
        }
        if self.viewer_seat().is_none() {
            tabs.retain(|tab| *tab != TableTab::Own);
        }
        tabs
    }

    /// Why a table of a server is not shown any more, or cannot be.
    pub(crate) fn closed(&self) -> Option<String> {
        match &self.source {
            Source::Table(session) => session.closed().map(|closed| pages::closed_text(closed, &self.texts)),
            Source::Replay(_) => None,
        }
    }

    fn viewer_seat(&self) -> Option<Seat> {
        match &self.source {
            Source::Table(session) => session.client_state().viewer()?.seat(),
            Source::Replay(player) => player.viewer().seat(),
        }
    }

    /// Handles an event of the terminal.
    pub fn handle(&mut self, event: &Event, now_ms: u64) -> AppFlow {
        let flow = match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key, now_ms),
            Event::Mouse(mouse) => self.mouse(*mouse, now_ms),
            Event::Paste(text) => {
                if let Some(line) = &mut self.person.line {
                    text.chars().filter(|c| !c.is_control()).for_each(|c| line.insert(c));
                }
                AppFlow::Continue
            }
            _ => AppFlow::Continue,
        };
        self.follow(now_ms);
        flow
    }

    fn key(&mut self, key: KeyEvent, now_ms: u64) -> AppFlow {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => AppFlow::Quit,
                KeyCode::Char('z') => AppFlow::Suspend,
                KeyCode::Char('l') => AppFlow::Redraw,
                KeyCode::Char('d') => {
                    (self.person.line, self.person.is_quitting) = (None, true);
                    AppFlow::Continue
                }
                _ => AppFlow::Continue,
            };
        }
        self.person.cited = self.person.notice.take().and_then(|(_, clause)| clause);
        if self.person.line.is_some() {
            self.line_key(key.code, now_ms);
            return AppFlow::Continue;
        }
        if self.person.is_quitting {
            return self.quit_key(key.code);
        }
        if self.person.page.is_some() {
            self.page_key(key.code);
            return AppFlow::Continue;
        }
        match key.code {
            // Where there is no table, nothing is left behind.
            KeyCode::Char('q') if self.closed().is_some() => return AppFlow::Quit,
            KeyCode::Char('q') => self.person.is_quitting = true,
            KeyCode::Char('?') => self.person.page = Some(pages::help(&self.texts, &self.source)),
            _ if matches!(self.source, Source::Replay(_)) => self.replay_key(key.code, now_ms),
            _ => self.table_key(key.code, now_ms),
        }
        let is_leaving = matches!(&self.source, Source::Table(session) if session.next_table().is_some());
        if is_leaving { AppFlow::Quit } else { AppFlow::Continue }
    }

    fn quit_key(&mut self, code: KeyCode) -> AppFlow {
        match code {
            KeyCode::Enter | KeyCode::Char('q' | 'y') => AppFlow::Quit,
            _ => {
                self.person.is_quitting = false;
                AppFlow::Continue
            }
        }
    }

    fn page_key(&mut self, code: KeyCode) {
        let Some(page) = &mut self.person.page else { return };
        match (code, page.link) {
            (KeyCode::Char('r'), Some(link)) => self.open_rules(link),
            _ if page.key(code) => {}
            _ => self.person.page = None,
        }
    }

    fn replay_key(&mut self, code: KeyCode, now_ms: u64) {
        match code {
            KeyCode::Tab => self.next_tab(false),
            KeyCode::BackTab => self.next_tab(true),
            KeyCode::Up | KeyCode::Char('k') if self.person.focus == Focus::Table => self.move_cursor(0, -1),
            KeyCode::Down | KeyCode::Char('j') if self.person.focus == Focus::Table => self.move_cursor(0, 1),
            KeyCode::Char('i') => self.describe(),
            KeyCode::Char('r') => self.open_rules(self.rules_in_question()),
            _ => {
                if let Source::Replay(player) = &mut self.source {
                    player.key(code, now_ms);
                }
            }
        }
    }

    fn table_key(&mut self, code: KeyCode, now_ms: u64) {
        let Source::Table(session) = &mut self.source else { return };
        match session.screen_state() {
            ScreenState::PassScreen(_) => {
                if code == KeyCode::Enter {
                    session.take_screen(now_ms);
                }
                return;
            }
            ScreenState::Gathering => return self.gathering_key(code, now_ms),
            ScreenState::Nothing | ScreenState::Outdated => return,
            ScreenState::Table(_) => {}
        }
        match code {
            KeyCode::Char(digit @ '0'..='9') => return self.digit(digit, now_ms),
            KeyCode::Enter if !self.person.digits.is_empty() => return self.take_number(now_ms),
            _ => self.person.digits.clear(),
        }
        // The footer is the list of what acts.
        let acts = self.acts(code);
        let Source::Table(session) = &mut self.source else { return };
        match code {
            KeyCode::Enter => self.enter(now_ms),
            KeyCode::Char(' ') if session.stage().shown().is_some() => _ = session.skip_moment(now_ms),
            KeyCode::Char(' ') => self.enter(now_ms),
            KeyCode::Esc | KeyCode::Backspace => self.step_back(now_ms),
            KeyCode::Tab => self.next_tab(false),
            KeyCode::BackTab => self.next_tab(true),
            KeyCode::Up | KeyCode::Char('k') => self.arrow(0, -1),
            KeyCode::Down | KeyCode::Char('j') => self.arrow(0, 1),
            KeyCode::Left | KeyCode::Char('h') => self.arrow(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => self.arrow(1, 0),
            KeyCode::PageDown => self.scroll_by(8),
            KeyCode::PageUp => self.scroll_by(-8),
            // These two say what is missing, if they do not act.
            KeyCode::Char('i') => self.describe(),
            KeyCode::Char('w') => self.why_not(),
            code if acts => self.letter_key(code, now_ms),
            _ => {}
        }
    }

    /// A letter that acts now.
    fn letter_key(&mut self, code: KeyCode, now_ms: u64) {
        let Source::Table(session) = &mut self.source else { return };
        match code {
            KeyCode::Char('u') => session.undo(now_ms),
            KeyCode::Char('a') => session.ask_advice(),
            KeyCode::Char('r') => self.open_rules(self.rules_in_question()),
            KeyCode::Char('s') => self.open_recap(),
            KeyCode::Char('t') => session.done_talking(now_ms),
            KeyCode::Char('p') => session.plan_again(),
            KeyCode::Char('/') => self.person.line = Some(InputLine::new(LinePurpose::Notation)),
            KeyCode::Char('c') => self.person.line = Some(InputLine::new(LinePurpose::Chat)),
            KeyCode::Char(key) => self.vote_key(key, now_ms),
            _ => {}
        }
    }

    /// Answers to what others ask: takebacks, and the end of a match.
    fn vote_key(&mut self, key: char, now_ms: u64) {
        let Source::Table(session) = &mut self.source else { return };
        let Some(table) = session.client_state().table() else { return };
        let own = session.client_state().own_seats();
        let asked = table.takeback.and_then(|takeback| takeback.pending.and(own).first());
        let request = match (key, asked) {
            ('y' | 'n', Some(seat)) => Request::AnswerTakeback { seat, agree: key == 'y' },
            ('X', _) if table.phase == Phase::Playing && !own.is_empty() => {
                Request::VoteAbandon { agree: table.abandon.and(own).is_empty() }
            }
            ('m', _) => return session.want_rematch(now_ms),
            _ => return,
        };
        session.request(request, now_ms);
    }

    /// Before the deal: sit down, stand up, get ready, and give a free seat to a bot.
    fn gathering_key(&mut self, code: KeyCode, now_ms: u64) {
        let Source::Table(session) = &mut self.source else { return };
        let Some(table) = session.client_state().table() else { return };
        let own = session.client_state().own_seats().first();
        let free = table.seats.iter().find(|place| place.minder == protocol::SeatPlayer::Free).map(|place| place.seat);
        let is_ready = own.is_some_and(|seat| table.seats.iter().any(|place| place.seat == seat && place.ready));
        let request = match (code, own, free) {
            (KeyCode::Char('c'), _, _) => {
                self.person.line = Some(InputLine::new(LinePurpose::Chat));
                return;
            }
            _ if session.is_watching() => return,
            (KeyCode::Enter | KeyCode::Char(' '), Some(seat), _) => {
                Request::Ready { seat, ready: !is_ready, salt: None }
            }
            (KeyCode::Char('s'), None, Some(_)) => {
                self.person.line = Some(InputLine::new(LinePurpose::Name));
                return;
            }
            (KeyCode::Char('s'), None, None) => {
                self.person.notice = Some((self.texts.text("term-full"), None));
                return;
            }
            (KeyCode::Char('s'), Some(seat), _) => Request::Stand { seat },
            (KeyCode::Char('b'), _, Some(seat)) => Request::Bot { seat, level: Some("normal".to_owned()) },
            _ => return,
        };
        session.request(request, now_ms);
    }

    fn digit(&mut self, digit: char, now_ms: u64) {
        let count = self.rows().len();
        self.person.digits.push(digit);
        let number: usize = self.person.digits.parse().unwrap_or(0);
        if number == 0 || number > count {
            self.person.digits.clear();
            return;
        }
        self.person.focus = Focus::Choices;
        self.person.row = number - 1;
        // A longer number may follow.
        if number * 10 > count {
            self.take_number(now_ms);
        }
    }

    fn take_number(&mut self, now_ms: u64) {
        let number: usize = std::mem::take(&mut self.person.digits).parse().unwrap_or(0);
        if let Some(at) = number.checked_sub(1) {
            self.choose(at, now_ms);
        }
    }

    fn enter(&mut self, now_ms: u64) {
        match (self.person.focus, self.person.cursor.clone()) {
            (Focus::Table, Some(thing)) => self.touch(&thing, now_ms),
            _ if self.rows().is_empty() => {
                if let Source::Table(session) = &mut self.source {
                    session.skip_moment(now_ms);
                }
            }
            _ => self.choose(self.person.row, now_ms),
        }
    }

    /// Chooses a row of the list.
    fn choose(&mut self, at: usize, now_ms: u64) {
        self.person.row = at;
        let Source::Table(session) = &mut self.source else { return };
        let chosen = session.choose(at, now_ms);
        self.chosen(chosen);
    }

    /// Touches a thing of the scene, or says why that is not possible.
    fn touch(&mut self, thing: &str, now_ms: u64) {
        let Source::Table(session) = &mut self.source else { return };
        match session.touch_thing(thing, now_ms) {
            Chosen::Nothing => self.describe(),
            chosen => self.chosen(chosen),
        }
    }

    fn chosen(&mut self, chosen: Chosen) {
        match chosen {
            Chosen::More(row) => (self.person.focus, self.person.row) = (Focus::Choices, row),
            Chosen::Again(effect) => {
                self.person.notice = Some((self.texts.with("term-again", [("effect", effect.into())]), None));
            }
            Chosen::Refused(explanation) => self.person.notice = Some((explanation.text, explanation.clause)),
            Chosen::Played | Chosen::Nothing => {}
        }
    }

    fn explain(&mut self, thing: &str) {
        let Source::Table(session) = &mut self.source else { return };
        let explanation = session.explain_touch(thing);
        self.person.notice = Some((explanation.text, explanation.clause));
    }

    fn step_back(&mut self, now_ms: u64) {
        let Source::Table(session) = &mut self.source else { return };
        if session.skip_all_moments(now_ms) {
            return;
        }
        match session.step_back() {
            Some(row) => self.person.row = row,
            None => self.person.focus = Focus::Choices,
        }
    }

    fn next_tab(&mut self, backwards: bool) {
        let tabs = self.tabs();
        let has_rows = !self.rows().is_empty();
        let now = match self.person.focus {
            Focus::Choices => tabs.len(),
            Focus::Table => tabs.iter().position(|tab| *tab == self.person.tab).unwrap_or(0),
        };
        let count = tabs.len() + usize::from(has_rows);
        let next = if backwards { (now + count - 1) % count } else { (now + 1) % count };
        let next = if now >= count { 0 } else { next };
        match tabs.get(next) {
            Some(tab) => self.show_tab(*tab),
            None => self.person.focus = Focus::Choices,
        }
    }

    fn show_tab(&mut self, tab: TableTab) {
        (self.person.tab, self.person.focus, self.person.scroll, self.person.cursor) = (tab, Focus::Table, 0, None);
        if let (TableTab::Chat, Source::Table(session)) = (tab, &self.source) {
            self.person.chat_seen = session.client_state().chat().len();
        }
    }

    fn arrow(&mut self, right: i32, down: i32) {
        match self.person.focus {
            Focus::Choices => {
                let count = self.rows().len();
                let step = down + right * self.column_lines() as i32;
                let row = self.person.row as i32 + step;
                if (0..count as i32).contains(&row) {
                    self.person.row = row as usize;
                }
            }
            Focus::Table if matches!(self.person.tab, TableTab::Log | TableTab::Chat) => {
                self.person.scroll = self.person.scroll.saturating_add_signed(-down as i16);
            }
            Focus::Table => self.move_cursor(right, down),
        }
    }

    /// How many rows of the list stand below each other.
    fn column_lines(&self) -> usize {
        let rows = self.clicks.iter().filter(|(_, target)| matches!(target, ClickTarget::Row(_)));
        let lines: std::collections::BTreeSet<u16> = rows.map(|(at, _)| at.y).collect();
        lines.len().max(1)
    }

    /// Moves the cursor to the nearest thing in a direction.
    fn move_cursor(&mut self, right: i32, down: i32) {
        let middle =
            |at: &Rect| (i32::from(at.x) * 2 + i32::from(at.width), (i32::from(at.y) * 2 + i32::from(at.height)) * 2);
        let from = self.person.cursor.as_ref().and_then(|cursor| self.drawn.iter().find(|(_, id)| id == cursor));
        let Some((x, y)) = from.map(|(at, _)| middle(at)) else {
            // The first thing that can be touched, or else the first one.
            let rows = self.rows();
            let touchable = rows.iter().filter_map(|row| row.thing.as_ref());
            let is_drawn = |thing: &&String| self.drawn.iter().any(|(_, id)| id == *thing);
            let first = touchable.into_iter().find(is_drawn).cloned();
            self.person.cursor = first.or_else(|| self.drawn.first().map(|(_, id)| id.clone()));
            return;
        };
        let distance = |at: &Rect| {
            let (dx, dy) = (middle(at).0 - x, middle(at).1 - y);
            let (ahead, aside) = (dx * right + dy * down, (dx * down).abs() + (dy * right).abs());
            (ahead > 0).then_some(ahead + 2 * aside)
        };
        let nearest = self.drawn.iter().filter_map(|(at, id)| Some((distance(at)?, id))).min();
        match nearest {
            Some((_, id)) => self.person.cursor = Some(id.clone()),
            None if down > 0 => self.person.scroll = self.person.scroll.saturating_add(2),
            None if down < 0 => self.person.scroll = self.person.scroll.saturating_sub(2),
            None => {}
        }
    }

    /// The thing that keys speak about: under the cursor, or that of the chosen row.
    pub(crate) fn pointed(&self) -> Option<String> {
        match self.person.focus {
            Focus::Table => self.person.cursor.clone(),
            Focus::Choices => self.rows().get(self.person.row).and_then(|row| row.thing.clone()),
        }
    }

    fn describe(&mut self) {
        let Some(thing) = self.pointed() else {
            self.person.notice = Some((self.texts.text("term-point"), None));
            return;
        };
        let card = match &mut self.source {
            Source::Table(session) => session.explain_thing(&thing).map(|card| pages::card(&card)),
            Source::Replay(player) => player.details(&thing).map(pages::details),
        };
        let picture = self.pictures.as_ref().map(|_| thing);
        self.person.page = card.map(|page| TextPage { picture, ..page });
    }

    fn why_not(&mut self) {
        let Some(thing) = self.pointed() else {
            self.person.notice = Some((self.texts.text("term-why-how"), None));
            return;
        };
        self.explain(&thing);
    }

    /// The clause that the last answer cites; otherwise the guide, and behind it the clause of the last moment.
    fn rules_in_question(&self) -> PageLink {
        let Source::Table(session) = &self.source else { return PageLink::Guide(None) };
        let staged = || session.stage().shown().and_then(|shown| shown.clauses.first().copied());
        let logged = || session.screen()?.log.iter().rev().find_map(|line| line.clauses.first().copied());
        match self.person.cited {
            Some(cited) => PageLink::Clauses(Some(cited)),
            None => PageLink::Guide(staged().or_else(logged)),
        }
    }

    fn open_rules(&mut self, link: PageLink) {
        let game = match &self.source {
            Source::Table(session) => session.screen().map(|screen| screen.game),
            Source::Replay(player) => Some(player.screen().game),
        };
        if let Some(game) = game {
            self.person.page = pages::rules(game, self.texts.lang(), link);
        }
    }

    fn open_recap(&mut self) {
        let Source::Table(session) = &self.source else { return };
        let Some(screen) = session.screen() else { return };
        let lines: Vec<String> = screen.recap().iter().map(|line| line.text.clone()).collect();
        let lines = if lines.is_empty() { vec![self.texts.text("log-empty")] } else { lines };
        self.person.page = Some(TextPage::new(self.texts.text("recap"), lines));
    }

    fn line_key(&mut self, code: KeyCode, now_ms: u64) {
        let Some(mut line) = self.person.line.take() else { return };
        match code {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.take_line(&line, now_ms),
            KeyCode::Tab => {
                let words = self.completions(&line);
                line.complete(&words);
            }
            KeyCode::Up => line.older(&self.person.history),
            KeyCode::Down => line.newer(&self.person.history),
            KeyCode::Backspace if line.text().is_empty() => return,
            code => line.key(code),
        }
        self.person.line = Some(line);
    }

    /// The notations that a line may become.
    pub(crate) fn completions(&self, line: &InputLine) -> Vec<String> {
        let Source::Table(session) = &self.source else { return Vec::new() };
        if line.purpose() != LinePurpose::Notation {
            return Vec::new();
        }
        let choices = session.picking().map(client::Picking::choices).unwrap_or_default();
        let fits = choices.iter().filter(|choice| choice.action.starts_with(line.text()));
        fits.map(|choice| choice.action.clone()).collect()
    }

    fn take_line(&mut self, line: &InputLine, now_ms: u64) {
        let text = line.text().trim().to_owned();
        if text.is_empty() {
            return;
        }
        let Source::Table(session) = &mut self.source else { return };
        match line.purpose() {
            LinePurpose::Notation => {
                self.person.history.push(text.clone());
                self.take_notation(&text, now_ms);
            }
            LinePurpose::Chat => {
                let room = match session.client_state().own_seats().is_empty() {
                    true => ChatRoom::Spectators,
                    false => ChatRoom::Table,
                };
                session.request(Request::Chat { room, say: Say::Text(text) }, now_ms);
            }
            // Links are asked for on another screen.
            LinePurpose::Link => {}
            LinePurpose::Name => {
                session.request(Request::Sit { seat: None, name: text, salt: Default::default(), bot: false }, now_ms);
            }
        }
    }

    /// A line of the notation line: an action, a part of its words, or `why` before an action.
    fn take_notation(&mut self, text: &str, now_ms: u64) {
        let Source::Table(session) = &mut self.source else { return };
        if let Some(action) = text.strip_prefix("why ") {
            let explanation = session.explain_action(action.trim(), &self.texts);
            self.person.notice = Some((explanation.text, explanation.clause));
            return;
        }
        let found: Vec<(String, String)> = session
            .picking()
            .map(|picking| {
                picking.find(text).iter().map(|choice| (choice.action.clone(), choice.label.clone())).collect()
            })
            .unwrap_or_default();
        match found.as_slice() {
            [(action, _)] => {
                let chosen = session.play_sure(action, now_ms);
                self.chosen(chosen);
            }
            [] => {
                let explanation = session.explain_action(text, &self.texts);
                self.person.notice = Some((explanation.text, explanation.clause));
            }
            several => {
                let labels: Vec<String> =
                    several.iter().take(3).map(|(_, label)| short_label(label).to_owned()).collect();
                let parts = [("count", several.len().into()), ("first", self.texts.row(&labels).into())];
                self.person.notice = Some((self.texts.with("term-several", parts), None));
            }
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, now_ms: u64) -> AppFlow {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::ScrollDown => match &mut self.person.page {
                Some(page) => page.scroll = (page.scroll + 3).min(page.lines.len().saturating_sub(1)),
                None => self.scroll_by(3),
            },
            MouseEventKind::ScrollUp => match &mut self.person.page {
                Some(page) => page.scroll = page.scroll.saturating_sub(3),
                None => self.scroll_by(-3),
            },
            MouseEventKind::Down(button) => {
                self.person.notice = None;
                let clicked = self.clicks.iter().rev().find(|(place, _)| place.contains(at)).map(|(_, target)| *target);
                match clicked {
                    Some(ClickTarget::Row(row)) => self.choose(row, now_ms),
                    Some(ClickTarget::Tab(tab)) => self.show_tab(tab),
                    Some(ClickTarget::Key(code)) => return self.key(KeyEvent::from(code), now_ms),
                    None if self.person.is_quitting => self.person.is_quitting = false,
                    None if self.person.page.is_some() => self.person.page = None,
                    None => self.click_thing(at, button, now_ms),
                }
            }
            _ => {}
        }
        AppFlow::Continue
    }

    fn scroll_by(&mut self, lines: i16) {
        let is_from_below = matches!(self.person.tab, TableTab::Log | TableTab::Chat);
        self.person.scroll = self.person.scroll.saturating_add_signed(if is_from_below { -lines } else { lines });
    }

    fn click_thing(&mut self, at: Position, button: MouseButton, now_ms: u64) {
        let Some(thing) = self.drawn.iter().rev().find(|(place, _)| place.contains(at)).map(|(_, id)| id.clone())
        else {
            return;
        };
        // A click on a thing that cannot be touched means the area around it, if that can be.
        let rows = self.rows();
        let touchable = |id: &String| rows.iter().any(|row| row.thing.as_ref() == Some(id));
        let under = self.drawn.iter().rev().filter(|(place, _)| place.contains(at)).map(|(_, id)| id);
        let meant = under.into_iter().find(|id| touchable(id)).cloned().unwrap_or(thing);
        (self.person.focus, self.person.cursor) = (Focus::Table, Some(meant.clone()));
        match button {
            MouseButton::Left if matches!(self.source, Source::Table(_)) => self.touch(&meant, now_ms),
            _ => self.describe(),
        }
    }
}
