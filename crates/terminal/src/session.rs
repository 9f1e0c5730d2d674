//! A session: one client at a table with its host or its connection. The full screen and the lines show the same session.

mod choosing;
mod online;

use std::collections::{BTreeMap, VecDeque};

use bots::{BotAnswer, BotQuestion, Level, Purpose};
use client::page::ReadingSpeed;
use client::{
    ClientEvent, ClientState, Explanation, Local, PickStep, Picking, PlanDraft, Presenter, Screen, ScreenState, Stage,
};
use engine::{Clause, Record, Seat, Viewer};
use protocol::{ChatLine, Code, Envelope, Fault, Message, Phase, Request};
use scene::{ChoiceEffect, Lang, Pick, Texts, ThingCard};

pub use self::choosing::Chosen;
use self::online::OnlineState;
use crate::choice_rows::PlanSheet;
use crate::notation::unreadable_text;

/// Where the host is.
enum Link {
    /// In this program.
    Local(Box<Local>),
    /// Behind a socket.
    Online,
}

/// Something that waits until the moments before it were shown.
enum InboxItem {
    Message(Message),
    BotAnswer(BotAnswer),
}

impl InboxItem {
    /// Whether it waits at all.
    fn is_move(&self) -> bool {
        match self {
            InboxItem::Message(Message::Update(update)) => !update.events.is_empty(),
            InboxItem::Message(_) => false,
            InboxItem::BotAnswer(_) => true,
        }
    }
}

/// Something to tell the person.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A sentence, with the clause behind it if there is one.
    Text(String, Option<Clause>),
    /// The advice of a bot.
    Advice(String),
    /// A line of chat.
    Chat(ChatLine),
    /// The connection broke before a request was answered.
    Unsure,
    /// There is no seat to sit in.
    NoSeat,
    /// The others are asked whether an action may be taken back.
    TakebackAsked,
}

/// Why a table of a server is not shown any more, or cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableClosed {
    /// The server does not open it; the code says why.
    Refused(Code, String),
    /// The server does not know the guest any more.
    Revoked,
}

/// One client at a table.
pub struct Session {
    client_state: ClientState,
    presenter: Presenter,
    link: Link,
    speed: ReadingSpeed,
    inbox: VecDeque<InboxItem>,
    stage: Stage,
    /// Whose lines were staged, and how many.
    staged: (Option<Viewer>, usize),
    screen_state: ScreenState,
    /// Whose screen it is.
    viewer: Option<Viewer>,
    turn: SeatTurn,
    /// What each worker of a seat did last.
    last_plans: BTreeMap<Seat, PlanDraft>,
    bot_questions: Vec<BotQuestion>,
    notices: Vec<Notice>,
    is_changed: bool,
    online: OnlineState,
}

/// What a viewer has begun and not finished. It is secret: whoever gets the screen next begins with an empty one.
#[derive(Default)]
struct SeatTurn {
    /// The question that the picking belongs to.
    question: Option<(Seat, u32)>,
    picking: Option<Picking>,
    /// What each choice does to numbers, in the order of the choices.
    effects: Vec<Vec<ChoiceEffect>>,
    is_hint_pending: bool,
    /// Actions that are played one after the other.
    queue: VecDeque<String>,
    /// The plan that is being made.
    sheet: Option<PlanSheet>,
    /// A choice that loses something for good, and is made when it is chosen again.
    armed: Option<String>,
}

/// With more moves than this in the inbox, they are shown faster.
const INBOX_LONG: usize = 6;

impl Session {
    /// A session at a table in this program.
    pub fn local(local: Local, lang: Lang, speed: ReadingSpeed, now_ms: u64) -> Session {
        let client_state = ClientState::new(local.table(), now_ms);
        let mut session = Session::new(client_state, Link::Local(Box::new(local)), lang, speed);
        session.client_state.connected();
        session.send_requests(now_ms);
        session
    }

    /// A session at a table of a server. The caller sends what [`Session::outgoing`] gives, and hands over what comes.
    pub fn online(client_state: ClientState, lang: Lang, speed: ReadingSpeed) -> Session {
        Session::new(client_state, Link::Online, lang, speed)
    }

    fn new(client_state: ClientState, link: Link, lang: Lang, speed: ReadingSpeed) -> Session {
        Session {
            client_state,
            presenter: Presenter::new(lang),
            link,
            speed,
            inbox: VecDeque::new(),
            stage: Stage::default(),
            staged: (None, 0),
            screen_state: ScreenState::Nothing,
            viewer: None,
            turn: SeatTurn::default(),
            last_plans: BTreeMap::new(),
            bot_questions: Vec::new(),
            notices: Vec::new(),
            is_changed: false,
            online: OnlineState::default(),
        }
    }

    /// The client's state.
    pub fn client_state(&self) -> &ClientState {
        &self.client_state
    }

    /// What is shown now.
    pub fn screen_state(&self) -> &ScreenState {
        &self.screen_state
    }

    /// The table, if it is shown.
    pub fn screen(&self) -> Option<&Screen> {
        match &self.screen_state {
            ScreenState::Table(screen) => Some(screen),
            _ => None,
        }
    }

    /// The picks for the present question, unless it is answered already.
    pub fn picking(&self) -> Option<&Picking> {
        self.turn.picking.as_ref().filter(|_| !self.is_sent())
    }

    /// The moments that are shown.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// What a choice does to numbers.
    pub fn effects(&self, action: &str) -> &[ChoiceEffect] {
        let choices = self.turn.picking.as_ref().map(Picking::choices).unwrap_or_default();
        let at = choices.iter().position(|choice| choice.action == action);
        at.and_then(|at| self.turn.effects.get(at)).map(Vec::as_slice).unwrap_or_default()
    }

    /// What several choices do to the viewer's numbers, made one after the other.
    pub fn foresee_all(&mut self, actions: &[String]) -> Vec<ChoiceEffect> {
        self.presenter.foresee_all(&self.client_state, actions)
    }

    /// Whether the host is in this program.
    pub fn is_local(&self) -> bool {
        matches!(self.link, Link::Local(_))
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.client_state.phase() == Some(Phase::Over) && self.inbox.is_empty()
    }

    /// Whether a bot was asked for advice and has not answered.
    pub fn is_hint_pending(&self) -> bool {
        self.turn.is_hint_pending
    }

    /// Whether an action was sent that the host has not answered.
    fn is_sent(&self) -> bool {
        self.client_state.question().is_some_and(|(seat, _)| self.client_state.chosen(seat).is_some())
    }

    /// Takes what is to be told.
    pub fn notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Takes the questions that bots are to answer, for their seats or as advice.
    pub fn bot_questions(&mut self) -> Vec<BotQuestion> {
        std::mem::take(&mut self.bot_questions)
    }

    /// Takes the requests that are to be sent to the server.
    pub fn outgoing(&mut self) -> Vec<Envelope> {
        if self.is_local() { Vec::new() } else { self.client_state.outgoing() }
    }

    /// The record so far with its seed, for a table in this program.
    pub fn saved_record(&self) -> Option<Record> {
        match &self.link {
            Link::Local(local) => local.saved_record(),
            Link::Online => None,
        }
    }

    /// Whether something has happened since this was asked last.
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.is_changed)
    }

    /// Takes the answer of a bot.
    pub fn bot_answered(&mut self, answer: BotAnswer, now_ms: u64) {
        if answer.purpose == Purpose::Hint {
            self.turn.is_hint_pending &= self.viewer.and_then(Viewer::seat) != Some(answer.seat);
            let advice = self.presenter.advice(&self.client_state, &answer);
            self.notices.extend(advice.map(Notice::Advice));
            return;
        }
        self.inbox.push_back(InboxItem::BotAnswer(answer));
        self.process_inbox(now_ms);
    }

    /// Applies the inbox up to the first move that must wait until the moments before it were shown.
    fn process_inbox(&mut self, now_ms: u64) {
        while let Some(item) = self.inbox.front() {
            if item.is_move() && now_ms < self.stage.busy_until() {
                return;
            }
            let events = match (self.inbox.pop_front(), &mut self.link) {
                (Some(InboxItem::Message(message)), _) => self.client_state.receive(message, now_ms),
                (Some(InboxItem::BotAnswer(answer)), Link::Local(local)) => {
                    local.bot_answered(&mut self.client_state, &answer, now_ms)
                }
                _ => Vec::new(),
            };
            self.handle_events(events, now_ms);
        }
    }

    /// Lets time pass: moments, moves that wait, and the host in this program.
    pub fn tick(&mut self, now_ms: u64) {
        self.stage.advance(now_ms);
        self.process_inbox(now_ms);
        if let Link::Local(local) = &mut self.link
            && local.wake_at().is_some_and(|at| at <= now_ms)
        {
            let events = local.wake(&mut self.client_state, now_ms);
            self.handle_events(events, now_ms);
        }
    }

    /// When [`Session::tick`] has something to do, if nothing else happens first.
    pub fn wake_at(&self) -> Option<u64> {
        let waits = self.inbox.front().map(|_| self.stage.busy_until());
        let host = match &self.link {
            Link::Local(local) => local.wake_at(),
            Link::Online => None,
        };
        [self.stage.next_change_at(), waits, host].into_iter().flatten().min()
    }

    /// Sends a request to the host.
    pub fn request(&mut self, request: Request, now_ms: u64) {
        self.client_state.request(request);
        self.send_requests(now_ms);
    }

    fn send_requests(&mut self, now_ms: u64) {
        let events = match &mut self.link {
            Link::Local(local) => local.serve(&mut self.client_state, now_ms),
            Link::Online => Vec::new(),
        };
        self.handle_events(events, now_ms);
    }

    /// Plays an action of the viewer.
    pub fn play(&mut self, action: &str, now_ms: u64) {
        self.stage.clear();
        self.client_state.play(action);
        self.send_requests(now_ms);
    }

    /// Plays actions one after the other, as long as each is possible.
    fn play_all(&mut self, actions: Vec<String>, now_ms: u64) {
        self.turn.queue = actions.into();
        self.play_next(now_ms);
    }

    fn play_next(&mut self, now_ms: u64) {
        if self.is_sent() || self.turn.picking.is_none() {
            return;
        }
        let Some(action) = self.turn.queue.pop_front() else { return };
        let is_possible =
            self.turn.picking.iter().flat_map(|picking| picking.choices()).any(|choice| choice.action == action);
        match is_possible {
            true => self.play(&action, now_ms),
            false => self.turn.queue.clear(),
        }
    }

    /// Touches a thing or a button; plays what is said by it.
    fn touch(&mut self, pick: &Pick, now_ms: u64) -> Option<PickStep> {
        if self.is_sent() {
            return None;
        }
        self.stage.clear();
        let step = self.turn.picking.as_mut()?.touch(pick);
        if let PickStep::Play(action) = &step {
            self.play(&action.clone(), now_ms);
        }
        Some(step)
    }

    /// Presses the button of a verb.
    fn press_verb(&mut self, verb: &str, now_ms: u64) {
        if self.is_sent() {
            return;
        }
        if let Some(PickStep::Play(action)) = self.turn.picking.as_mut().map(|picking| picking.press_verb(verb)) {
            self.play(&action, now_ms);
        }
    }

    /// Takes the viewer's last action back, or asks the others whether they allow it.
    pub fn undo(&mut self, now_ms: u64) {
        if let Some(seat) = self.client_state.viewer().and_then(Viewer::seat) {
            self.request(Request::Undo { seat }, now_ms);
        }
    }

    /// Asks a bot for advice.
    pub fn ask_advice(&mut self) {
        if let Some(question) = self.client_state.hint(Level::Hard) {
            self.turn.is_hint_pending = true;
            self.bot_questions.push(question);
        }
    }

    /// The next player confirms that only they see the screen.
    pub fn take_screen(&mut self, now_ms: u64) {
        self.client_state.take_screen();
        self.refresh(now_ms);
        self.stage_new_lines(now_ms);
    }

    /// Everybody here is done talking.
    pub fn done_talking(&mut self, now_ms: u64) {
        self.client_state.done_talking();
        self.send_requests(now_ms);
    }

    /// The reader has seen enough of the moment that is shown. False if none is.
    pub fn skip_moment(&mut self, now_ms: u64) -> bool {
        let had_one = self.stage.skip(now_ms);
        self.process_inbox(now_ms);
        had_one
    }

    /// Takes all moments away.
    pub fn skip_all_moments(&mut self, now_ms: u64) -> bool {
        let had_one = self.stage.shown().is_some();
        self.stage.clear();
        self.process_inbox(now_ms);
        had_one
    }

    /// What a person reads who points at a thing.
    pub fn explain_thing(&mut self, thing: &str) -> Option<ThingCard> {
        self.presenter.explain_thing(&self.client_state, thing)
    }

    /// Why a thing cannot be touched now.
    pub fn explain_touch(&mut self, thing: &str) -> Explanation {
        self.presenter.explain_touch(&self.client_state, thing)
    }

    /// Why an action in notation cannot be taken now.
    pub fn explain_action(&mut self, action: &str, texts: &Texts) -> Explanation {
        let explained = self.presenter.explain_action(&self.client_state, action);
        explained.unwrap_or_else(|fault| {
            let choices = self.picking().map(Picking::choices).unwrap_or_default();
            Explanation::plain(unreadable_text(action, &fault, choices, texts))
        })
    }

    fn handle_events(&mut self, events: Vec<ClientEvent>, now_ms: u64) {
        self.refresh(now_ms);
        for event in events {
            match event {
                ClientEvent::Refused(request, fault) => self.refused(&request, &fault, now_ms),
                ClientEvent::Fault(fault) => self.tell_fault(&fault),
                ClientEvent::Unsure(_) => self.notices.push(Notice::Unsure),
                ClientEvent::Update(_) => {
                    self.is_changed = true;
                    self.stage_new_lines(now_ms);
                }
                ClientEvent::Chat(line) => self.notices.push(Notice::Chat(line)),
                ClientEvent::Table
                | ClientEvent::Dealt
                | ClientEvent::YourTurn(_)
                | ClientEvent::Done(_)
                | ClientEvent::Over => {}
            }
        }
    }

    /// Where an undo is not free, the others are asked, if there are any.
    fn refused(&mut self, request: &Request, fault: &Fault, now_ms: u64) {
        match request {
            Request::Undo { seat } if !self.is_local() && fault.undo.is_some() => {
                let seat = *seat;
                self.request(Request::AskTakeback { seat }, now_ms);
                self.notices.push(Notice::TakebackAsked);
            }
            Request::Sit { seat: None, .. } if matches!(fault.code, Code::SeatTaken | Code::WrongPhase) => {
                self.notices.push(Notice::NoSeat);
            }
            _ => self.tell_fault(fault),
        }
    }

    fn tell_fault(&mut self, fault: &Fault) {
        let Explanation { clause, text } = self.presenter.explain_fault(&self.client_state, fault);
        if matches!(fault.code, Code::NoTable | Code::NoSpectators | Code::Version) {
            self.online.closed = Some(TableClosed::Refused(fault.code, text));
            return;
        }
        self.notices.push(Notice::Text(text, clause));
    }

    /// Makes the screen and the picking again.
    fn refresh(&mut self, now_ms: u64) {
        self.screen_state = self.presenter.show(&self.client_state);
        let viewer = self.client_state.viewer();
        if std::mem::replace(&mut self.viewer, viewer) != viewer {
            self.turn = SeatTurn::default();
        }
        if self.screen().is_none() {
            self.stage.clear();
        }
        let asked = self.client_state.question().filter(|_| self.screen().is_some());
        if self.turn.question != asked {
            self.turn.question = asked;
            self.turn.picking = asked.and_then(|_| self.screen().map(Screen::picking));
            self.foresee();
            self.begin_plan();
        }
        if let Link::Local(local) = &mut self.link {
            self.bot_questions.extend(local.bot_questions());
        }
        if asked.is_none() {
            self.turn.queue.clear();
        }
        self.play_next(now_ms);
    }

    fn last_plan(&self) -> PlanDraft {
        let seat = self.viewer.and_then(Viewer::seat);
        seat.and_then(|seat| self.last_plans.get(&seat)).cloned().unwrap_or_default()
    }

    fn foresee(&mut self) {
        let choices = self.turn.picking.as_ref().map(Picking::choices).unwrap_or_default();
        let actions: Vec<String> = choices.iter().map(|choice| choice.action.clone()).collect();
        self.turn.effects =
            if actions.is_empty() { Vec::new() } else { self.presenter.foresee(&self.client_state, &actions) };
    }

    /// Stages the lines of the log that were not staged yet.
    fn stage_new_lines(&mut self, now_ms: u64) {
        let ScreenState::Table(screen) = &self.screen_state else { return };
        let (viewer, lines) = self.staged;
        // Lines may have vanished with an undone action.
        let from = if viewer == Some(screen.viewer) { lines.min(screen.log.len()) } else { screen.log.len() };
        self.staged = (Some(screen.viewer), screen.log.len());
        let speed = match (self.speed, self.inbox.len() > INBOX_LONG) {
            (ReadingSpeed::Instant, _) => ReadingSpeed::Instant,
            (_, true) => ReadingSpeed::Quick,
            (speed, false) => speed,
        };
        self.stage.push(&screen.log[from..], speed, self.turn.picking.is_some(), now_ms);
    }
}
