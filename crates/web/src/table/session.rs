//! A session: one client at a table, and the signals that show its state.

mod foresight;
mod messages;
mod picking;
mod plan;
mod story;

use std::collections::VecDeque;
use std::sync::Arc;

use client::lesson::Coach;
use client::{ClientState, DiceWitness, Fairness, Local, Picking, PlanDraft, Presenter, Screen, ScreenState};
use engine::{Record, Salt, Seat, Seats};
use games::Preview;
use leptos::prelude::*;
use protocol::{ChatLine, Ending, Request, TableState};
use scene::Choice;

use self::foresight::Effects;
use self::messages::InboxItem;
use self::story::StagedSoFar;
use super::OpenCard;
use super::connection::{self, Connection, Socket};
use super::stage::StagePlayer;
use crate::page::Page;
use crate::sound::{self, Sound};
use crate::{api, browser, saved_tables};

pub(crate) use self::foresight::{EffectBadge, tone_class};

/// What the page of a table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageState {
    /// Nothing yet.
    Nothing,
    /// Seats are filling up.
    Gathering,
    /// The screen passes to this seat's player; no secrets are shown.
    PassScreen(Seat),
    /// The table.
    Table,
    /// The page is older than the table.
    Outdated,
    /// There is no such table, or it cannot be read.
    Missing,
}

/// The state of the connection to the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConnectionState {
    /// The host is in this page.
    Local,
    /// It is opened for the first time.
    Connecting,
    /// It is open.
    Connected,
    /// It is lost, and is opened again.
    Lost,
    /// The server does not know this browser any more.
    Revoked,
}

/// One client at a table: a handle that is copied into every component.
#[derive(Clone, Copy)]
pub(crate) struct TableSession {
    pub(crate) page: Page,
    inner: StoredValue<Inner, LocalStorage>,
    pub(crate) page_state: RwSignal<PageState>,
    pub(crate) screen: RwSignal<Option<Arc<Screen>>>,
    pub(crate) table: RwSignal<Option<TableState>>,
    pub(crate) own_seats: RwSignal<Seats>,
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    /// Whether there are lines of chat before the first one that is shown.
    pub(crate) has_older_chat: RwSignal<bool>,
    /// Whether the dice of the finished match were those that were promised.
    pub(crate) fairness: RwSignal<Option<Fairness>>,
    pub(crate) ending: RwSignal<Option<Ending>>,
    pub(crate) connection_state: RwSignal<ConnectionState>,
    /// The picks for the present question.
    pub(crate) picking: RwSignal<Option<Picking>>,
    /// Whether an action was sent that the host has not answered.
    pub(crate) is_sent: RwSignal<bool>,
    /// Whether a bot was asked for a hint and has not answered.
    pub(crate) is_hint_pending: RwSignal<bool>,
    /// The things of the log line that the reader points at.
    pub(crate) mentioned: RwSignal<Vec<String>>,
    /// The moments that are shown.
    pub(crate) stage: StagePlayer,
    /// Whether the recap of what happened meanwhile is shown.
    pub(crate) is_recap_open: RwSignal<bool>,
    /// What the choices do to numbers.
    pub(crate) effects: RwSignal<Effects>,
    /// The choice whose consequences are shown.
    pub(crate) considered: RwSignal<Option<Choice>>,
    /// Whether the next touch makes the considered choice.
    pub(crate) is_armed: RwSignal<bool>,
    /// The table after the considered choice, where that is certain.
    pub(crate) preview: RwSignal<Option<Preview>, LocalStorage>,
    /// The card of a thing.
    pub(crate) card: OpenCard,
    /// The plan on the sheet, which is not said yet.
    pub(crate) plan: RwSignal<PlanDraft>,
    /// Whether the sheet is shown when there is something to assign.
    pub(crate) is_sheet_open: RwSignal<bool>,
    /// Whether a plan is being said in small steps.
    pub(crate) is_saying_plan: RwSignal<bool>,
    /// Which of the ways in which a piece can be turned is shown.
    pub(crate) turn_at: RwSignal<usize>,
}

struct Inner {
    client_state: ClientState,
    presenter: Presenter,
    connection: Connection,
    key: Option<String>,
    /// The question that `TableSession::picking` belongs to.
    question: Option<(Seat, u32)>,
    /// Messages and moves of bots that are not applied yet, since moves are shown one after the other.
    inbox: VecDeque<InboxItem>,
    /// Whether a timer will process the inbox.
    is_timer_set: bool,
    /// Whether a timer will store how the players stand.
    is_score_due: bool,
    /// Which lines of the log were staged.
    staged: StagedSoFar,
    /// When the host in this page will be woken.
    wake_at: Option<u64>,
    /// What was stored last of the promises about the dice.
    saved_witness: Option<DiceWitness>,
    is_game_loading: bool,
    /// Actions that are played one after the other.
    queue: VecDeque<String>,
    /// What each worker did last.
    last_plan: PlanDraft,
    /// What each worker was given since the plan was begun, and the button that ends the plan.
    placed: PlanDraft,
    plan_end: Option<scene::Pick>,
    /// What is touched when the answer to the beginning of a drag is there.
    drag_goal: Option<scene::Pick>,
    /// Who watches over the moves of a lesson. Its table is not kept.
    coach: Option<Box<dyn Coach>>,
}

impl TableSession {
    fn new(page: Page, client_state: ClientState, connection: Connection, key: Option<String>) -> TableSession {
        let connection_state = match connection {
            Connection::Local(_) => ConnectionState::Local,
            Connection::Online(_) => ConnectionState::Connecting,
        };
        let presenter = Presenter::new(page.lang.get_untracked());
        let last_plan = saved_tables::find(client_state.id()).map(|saved| PlanDraft::from_lines(&saved.plan));
        let inner = Inner {
            client_state,
            presenter,
            connection,
            key,
            question: None,
            inbox: VecDeque::new(),
            is_timer_set: false,
            is_score_due: false,
            staged: StagedSoFar::default(),
            wake_at: None,
            saved_witness: None,
            is_game_loading: false,
            queue: VecDeque::new(),
            last_plan: last_plan.unwrap_or_default(),
            placed: PlanDraft::default(),
            plan_end: None,
            drag_goal: None,
            coach: None,
        };
        let session = TableSession {
            page,
            inner: StoredValue::new_local(inner),
            page_state: RwSignal::new(PageState::Nothing),
            screen: RwSignal::new(None),
            table: RwSignal::new(None),
            own_seats: RwSignal::new(Seats::NONE),
            chat: RwSignal::new(Vec::new()),
            has_older_chat: RwSignal::new(false),
            fairness: RwSignal::new(None),
            ending: RwSignal::new(None),
            connection_state: RwSignal::new(connection_state),
            picking: RwSignal::new(None),
            is_sent: RwSignal::new(false),
            is_hint_pending: RwSignal::new(false),
            mentioned: RwSignal::new(Vec::new()),
            stage: StagePlayer::new(page),
            is_recap_open: RwSignal::new(false),
            effects: RwSignal::default(),
            considered: RwSignal::new(None),
            is_armed: RwSignal::new(false),
            preview: RwSignal::new_local(None),
            card: OpenCard::new(),
            plan: RwSignal::default(),
            is_sheet_open: RwSignal::new(true),
            is_saying_plan: RwSignal::new(false),
            turn_at: RwSignal::new(0),
        };
        Effect::new(move |_| {
            let lang = page.lang.get();
            page.track_loaded_games();
            session.with(|inner| {
                inner.presenter.set_lang(lang);
                inner.question = None;
            });
            session.refresh();
        });
        session
    }

    /// A session at a table in this browser.
    pub(crate) fn local(page: Page, local: Local, coach: Option<Box<dyn Coach>>) -> TableSession {
        let client_state = ClientState::new(local.table(), browser::now());
        let session = TableSession::new(page, client_state, Connection::Local(Box::new(local)), None);
        session.with(|inner| inner.coach = coach);
        session.with(|inner| inner.client_state.connected());
        session.send_requests();
        session
    }

    /// A session at a table of the server.
    pub(crate) fn online(page: Page, id: &str, key: Option<String>) -> TableSession {
        let name = Some(page.name.get_untracked()).filter(|name| !name.trim().is_empty());
        // A reload must not forget what was promised before the deal.
        let new_witness = || DiceWitness::new(Salt::new(browser::random()));
        let witness = saved_tables::load_witness(id).unwrap_or_else(new_witness);
        let client_state = ClientState::new(id, browser::now()).with_key(key.clone()).with_name(name);
        let mut client_state = client_state.with_witness(witness);
        // A person who has just opened the table gets a seat without asking.
        if page.just_opened.try_update_value(|opened| opened.take_if(|opened| opened == id)).flatten().is_some() {
            client_state.request(sit_request(page, None));
        }
        let session = TableSession::new(page, client_state, Connection::Online(Socket::default()), key);
        connection::open(session);
        Effect::new(move |before: Option<String>| {
            let name = page.settled_name.get();
            if before.is_some_and(|before| before != name) {
                session.with(|inner| inner.client_state.rename(name.clone()));
                session.send_requests();
            }
            name
        });
        session
    }

    /// Uses the key of another link to the same table.
    pub(crate) fn use_key(self, key: String) {
        self.with(|inner| {
            inner.client_state.set_key(Some(key.clone()));
            inner.key = Some(key);
        });
        connection::restart(self);
    }

    /// A table that cannot be shown.
    pub(crate) fn missing(page: Page) -> TableSession {
        let session = TableSession::new(page, ClientState::new("", 0), Connection::Online(Socket::default()), None);
        session.page_state.set(PageState::Missing);
        session
    }

    fn with<T>(self, what: impl FnOnce(&mut Inner) -> T) -> Option<T> {
        self.inner.try_update_value(what)
    }

    /// Gives access to the socket, if the table is online.
    pub(super) fn with_socket<T>(self, what: impl FnOnce(&mut Socket) -> T) -> Option<T> {
        self.with(|inner| match &mut inner.connection {
            Connection::Online(socket) => Some(what(socket)),
            Connection::Local(_) => None,
        })
        .flatten()
    }

    /// Whether the host is in this page.
    pub(crate) fn is_local(self) -> bool {
        self.connection_state.get_untracked() == ConnectionState::Local
    }

    /// Whether a coach watches over the moves.
    pub(crate) fn is_lesson(self) -> bool {
        self.with(|inner| inner.coach.is_some()) == Some(true)
    }

    /// Whether the reader opened the table.
    pub(crate) fn is_host(self) -> bool {
        self.with(|inner| inner.client_state.is_host()) == Some(true)
    }

    /// The key of the table's link.
    pub(crate) fn key(self) -> Option<String> {
        self.with(|inner| inner.key.clone()).flatten()
    }

    /// The end of the table's link: its key, if it has one.
    pub(crate) fn link_key(self) -> String {
        self.key().map(|key| format!("#{key}")).unwrap_or_default()
    }

    /// Sets the signals from the client's state.
    fn refresh(self) {
        let Some(screen_state) = self.with(|inner| self.screen_state(inner)) else { return };
        let parts = self.with(|inner| {
            let client_state = &inner.client_state;
            let chosen = client_state.question().is_some_and(|(seat, _)| client_state.chosen(seat).is_some());
            (
                client_state.table().cloned(),
                client_state.own_seats(),
                client_state.chat().to_vec(),
                client_state.ending().cloned(),
                chosen,
            )
        });
        let Some((table, own_seats, chat, ending, chosen)) = parts else { return };
        let shown_table = table.as_ref().map(|table| (table.table.clone(), table.game.clone()));
        set(self.page.shown_table, shown_table);
        set(self.table, table);
        set(self.own_seats, own_seats);
        set(self.chat, chat);
        set(self.ending, ending);
        set(self.is_sent, chosen);
        set(self.has_older_chat, self.with(|inner| inner.client_state.has_older_chat()).unwrap_or(false));
        if self.with(|inner| inner.client_state.is_connected()) == Some(true) && !self.is_local() {
            set(self.connection_state, ConnectionState::Connected);
        }
        let page_state = match &screen_state {
            ScreenState::Nothing if self.page_state.get_untracked() == PageState::Missing => PageState::Missing,
            ScreenState::Nothing => PageState::Nothing,
            ScreenState::Gathering => PageState::Gathering,
            ScreenState::PassScreen(seat) => PageState::PassScreen(*seat),
            ScreenState::Table(_) => PageState::Table,
            ScreenState::Outdated => PageState::Outdated,
        };
        let screen = if let ScreenState::Table(screen) = screen_state { Some(Arc::from(screen)) } else { None };
        self.update_picking(screen.as_deref());
        let is_asked = self.picking.with_untracked(Option::is_some);
        if is_asked && !self.page.is_your_turn.get_untracked() {
            sound::play(self.page, Sound::Turn);
        }
        set(self.page.is_your_turn, is_asked);
        // Nothing of one seat may stay in the page while the screen passes to another player. Before the deal there is nothing
        // secret, and a refusal must stay until it was read.
        if matches!(page_state, PageState::PassScreen(_)) {
            self.page.toast.set(None);
            self.page.announcement.set(String::new());
        }
        if screen.is_none() {
            set(self.mentioned, Vec::new());
            set(self.is_recap_open, false);
            self.card.close();
            self.clear_stage();
        }
        set(self.screen, screen);
        set(self.page_state, page_state);
        self.play_next();
        if !self.is_sent.get_untracked()
            && let Some(goal) = self.with(|inner| inner.drag_goal.take()).flatten()
        {
            browser::set_timeout(0, move || self.touch(&goal, true));
        }
    }

    /// What is shown of the client's state; nothing until its game is loaded.
    fn screen_state(self, inner: &mut Inner) -> ScreenState {
        match inner.client_state.table().map(|table| table.game.as_str()) {
            Some(game) if games::listed(game).is_some() && !self.page.is_loaded(game) => {
                if !std::mem::replace(&mut inner.is_game_loading, true) {
                    self.page.load_game_with_retries(game);
                }
                ScreenState::Nothing
            }
            _ => inner.presenter.show(&inner.client_state),
        }
    }

    /// Asks for lines of chat before the first one that is shown.
    pub(crate) fn ask_older_chat(self) {
        self.with(|inner| inner.client_state.ask_older_chat());
        self.send_requests();
    }

    /// Compares the record of the finished match with what was promised before the deal.
    pub(super) fn check_fairness(self) {
        let Some(id) = self.with(|inner| inner.client_state.id().to_owned()).filter(|_| !self.is_local()) else {
            return;
        };
        leptos::task::spawn_local(async move {
            let record = api::record(&id).await.ok().and_then(|text| text.parse::<Record>().ok());
            let judge = |record| self.with(|inner| inner.client_state.check_fairness(&record).clone());
            if let Some(fairness) = record.and_then(judge) {
                let _ = self.fairness.try_set(Some(fairness));
            }
        });
    }

    /// The next player confirms that only they see the screen.
    pub(crate) fn take_screen(self) {
        self.with(|inner| inner.client_state.take_screen());
        self.refresh();
        self.stage_new_lines();
        self.announce();
    }

    /// Asks for the screen for another own seat.
    pub(crate) fn pass_screen_to(self, seat: Seat) {
        self.with(|inner| inner.client_state.pass_screen_to(seat));
        self.refresh();
    }

    /// The host's time.
    pub(crate) fn host_time(self) -> u64 {
        self.with(|inner| inner.client_state.host_time(browser::now())).unwrap_or_default()
    }

    /// The milliseconds that a seat has left, and whether they run.
    pub(crate) fn time_left(self, seat: Seat) -> Option<(u64, bool)> {
        self.with(|inner| inner.client_state.time_left(seat, browser::now())).flatten()
    }

    /// The talk that goes on now.
    pub(crate) fn talk(self) -> Option<client::Talk> {
        // The table says whom it waits for, so its changes count.
        self.table.track();
        self.with(|inner| inner.client_state.talk(browser::now())).flatten()
    }

    /// Opens a table in this browser for another match with the same setup, and shows it.
    pub(crate) fn start_rematch(self) {
        let setup = self.with(|inner| match &inner.connection {
            Connection::Local(local) => Some(local.rematch_setup(browser::new_id())),
            Connection::Online(_) => None,
        });
        if let Some(setup) = setup.flatten() {
            crate::home::start_local(self.page, setup);
        }
    }
}

/// The request for a seat, the first free one if none is given.
pub(crate) fn sit_request(page: Page, seat: Option<Seat>) -> Request {
    Request::Sit { seat, name: page.name.get_untracked().trim().to_owned(), salt: Salt::default(), bot: false }
}

/// Sets a signal if the value is another one.
pub(super) fn set<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_with_untracked(|old| *old != value) == Some(true) {
        signal.set(value);
    }
}
