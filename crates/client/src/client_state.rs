//! Desks: one client's picture of a table, as a fold of what the host has told it.

use std::collections::VecDeque;

use engine::{Seat, Seats, Settings, Viewer};
use protocol::{
    ChatLine, Code, Ending, Envelope, Fault, Message, Phase, RawJson, Reply, Request, ResumePoint, SeatTime,
    TableState, Update, VERSION,
};

/// What one pair of eyes has seen of the match.
#[derive(Clone, Debug)]
pub(crate) struct ViewerFeed {
    /// The last update.
    pub(crate) update: Update,
    /// Everything that happened, as it was told, so that it can be retold in another language.
    pub(crate) events: Vec<RawJson>,
    /// How often the story was begun anew: what was put into words before that is of no use.
    pub(crate) telling: u32,
    /// How many events had happened when the last update came; those after it are news.
    pub(crate) known: usize,
}

/// Something that a message brought, for whoever announces it.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The table has changed: seats, names, clocks, votes.
    Table,
    /// The match was dealt.
    Dealt,
    /// Something has changed for a viewer.
    Update(Viewer),
    /// An own seat must decide, and had nothing to decide before.
    YourTurn(Seat),
    /// Somebody said something.
    Chat(ChatLine),
    /// The match is over.
    Over,
    /// A request was done.
    Done(Request),
    /// A request was refused.
    Refused(Request, Fault),
    /// The line broke before the host could say whether it did this, and asking twice could do it twice: look at the
    /// table and ask again if need be.
    Unsure(Request),
    /// The host refused a message without saying which.
    Fault(Fault),
}

/// One client's picture of a table. It makes requests and folds messages; it knows neither lines nor clocks.
///
/// A page uses it like this: when its line opens, [`ClientState::opened`]; when the line breaks, [`ClientState::lost`]; for each
/// message, [`ClientState::receive`]; after each of these and after each [`ClientState::ask`], send all of [`ClientState::outgoing`].
/// What is asked while the line is down is kept and sent when it is up again; nothing is lost, and nothing is done
/// twice. [`Presenter::show`](crate::Reader::show) says what to show.
#[derive(Clone, Debug)]
pub struct ClientState {
    id: String,
    name: Option<String>,
    key: Option<String>,
    table: Option<TableState>,
    own: Seats,
    eyes: Vec<ViewerFeed>,
    chat: Vec<ChatLine>,
    ending: Option<Ending>,
    /// By how many milliseconds the host's clock is ahead.
    ahead_ms: i64,
    next_id: u64,
    is_open: bool,
    hello: Option<u64>,
    pending: Vec<Envelope>,
    outgoing: VecDeque<Envelope>,
    /// Who holds the screen, where several share it.
    holder: Option<Seat>,
    /// Who has asked for the screen.
    wanted: Option<Seat>,
    /// Whether the holder asked for the screen, and keeps it until they pass it on.
    lingers: bool,
}

impl ClientState {
    /// A desk for a table. The time makes the ids of requests different from those before a reload of the page.
    pub fn new(table: impl Into<String>, now_ms: u64) -> ClientState {
        ClientState {
            id: table.into(),
            name: None,
            key: None,
            table: None,
            own: Seats::NONE,
            eyes: Vec::new(),
            chat: Vec::new(),
            ending: None,
            ahead_ms: 0,
            next_id: (now_ms % (1 << 42)) << 10,
            is_open: false,
            hello: None,
            pending: Vec::new(),
            outgoing: VecDeque::new(),
            holder: None,
            wanted: None,
            lingers: false,
        }
    }

    /// The same desk with the name under which somebody speaks who only watches.
    #[must_use]
    pub fn with_name(mut self, name: Option<String>) -> ClientState {
        self.name = name;
        self
    }

    /// The same desk with the key of the link, which opens the seats of a table that is not open to everybody.
    #[must_use]
    pub fn with_key(mut self, key: Option<String>) -> ClientState {
        self.key = key;
        self
    }

    /// The line is open: says hello with all that was seen, and asks again for all that was not answered.
    pub fn opened(&mut self) {
        let mut news = Vec::new();
        self.part(&mut news);
        self.is_open = true;
        let seen = ResumePoint {
            updates: self.eyes.iter().map(|feed| (feed.update.viewer, feed.update.seq)).collect(),
            chat: self.chat.last().map_or(0, |line| line.number),
        };
        let hello = Request::Hello {
            version: VERSION,
            table: self.id.clone(),
            seen,
            name: self.name.clone(),
            key: self.key.clone(),
        };
        let envelope = self.envelope(hello);
        self.hello = Some(envelope.id);
        self.outgoing = std::iter::once(envelope).chain(self.pending.iter().cloned()).collect();
    }

    /// The line is gone. Gives what cannot be asked again without knowing whether it was done.
    pub fn lost(&mut self) -> Vec<News> {
        let mut news = Vec::new();
        self.part(&mut news);
        news
    }

    fn part(&mut self, news: &mut Vec<News>) {
        let was_open = std::mem::replace(&mut self.is_open, false);
        let unsent: Vec<u64> = self.outgoing.drain(..).map(|envelope| envelope.id).collect();
        let (kept, unsure) = std::mem::take(&mut self.pending)
            .into_iter()
            .partition(|envelope| !was_open || unsent.contains(&envelope.id) || is_repeatable(&envelope.request));
        self.pending = kept;
        news.extend(unsure.into_iter().map(|envelope: Envelope| News::Unsure(envelope.request)));
    }

    /// Whether the line is open and the host has answered.
    pub fn is_connected(&self) -> bool {
        self.is_open && self.hello.is_none()
    }

    /// Asks the host for something.
    pub fn ask(&mut self, request: Request) {
        let envelope = self.envelope(request);
        self.pending.push(envelope.clone());
        if self.is_open {
            self.outgoing.push_back(envelope);
        }
    }

    fn envelope(&mut self, request: Request) -> Envelope {
        self.next_id += 1;
        Envelope { id: self.next_id, request }
    }

    /// Answers the question that the viewer sees with an action in notation. Nothing is asked of those who only watch.
    pub fn play(&mut self, action: &str) {
        if let Some((seat, question)) = self.question() {
            self.ask(Request::Play { seat, question, action: action.to_owned() });
        }
    }

    /// What is to be sent now, in this order.
    pub fn outgoing(&mut self) -> Vec<Envelope> {
        self.outgoing.drain(..).collect()
    }

    /// Requests that the host has not answered yet.
    pub fn pending(&self) -> impl Iterator<Item = &Request> {
        self.pending.iter().map(|envelope| &envelope.request)
    }

    /// The action that was chosen for a seat's present question, while the host has not answered.
    pub fn chosen(&self, seat: Seat) -> Option<&str> {
        let asked = self.feed(Viewer::Seat(seat))?.update.question;
        self.pending().find_map(|request| match request {
            Request::Play { seat: whose, question, action } if (*whose, *question) == (seat, asked) => {
                Some(action.as_str())
            }
            _ => None,
        })
    }

    /// Folds a message of the host in.
    pub fn receive(&mut self, message: Message, now_ms: u64) -> Vec<News> {
        match message {
            Message::Reply(reply) => self.answer(reply),
            // What comes before the answer to hello does not follow on what was seen; all of it comes again after it.
            _ if self.hello.is_some() => Vec::new(),
            Message::Table(table) => self.set_table(*table, now_ms),
            Message::Update(update) => self.update(*update),
            Message::Chat(line) => self.hear(line),
            Message::Over(ending) => {
                let first = self.ending.is_none();
                self.ending = Some(ending);
                if first { vec![News::Over] } else { Vec::new() }
            }
        }
    }

    fn answer(&mut self, reply: Reply) -> Vec<News> {
        let (id, fault) = match reply {
            Reply::Ok { id, seats } => {
                self.own = seats;
                (Some(id), None)
            }
            Reply::Error { id, fault } => (id, Some(fault)),
        };
        if id.is_some() && id == self.hello {
            self.hello = None;
            return fault.map(News::Fault).into_iter().collect();
        }
        let request = id.and_then(|id| self.settle(id));
        match (request, fault) {
            // Any answer shows that the line stands, also one that there is no such table.
            (Some(Request::Ping), _) => Vec::new(),
            (Some(request), None) => vec![News::Done(request)],
            // The person sees another question by now, so that a word about the old one would only confuse.
            (Some(Request::Play { seat, question, .. }), Some(fault))
                if fault.code == Code::Stale && self.asked(seat) != Some(question) =>
            {
                Vec::new()
            }
            (Some(request), Some(fault)) => vec![News::Refused(request, fault)],
            (None, Some(fault)) => vec![News::Fault(fault)],
            (None, None) => Vec::new(),
        }
    }

    fn settle(&mut self, id: u64) -> Option<Request> {
        let at = self.pending.iter().position(|envelope| envelope.id == id)?;
        Some(self.pending.remove(at).request)
    }

    fn set_table(&mut self, table: TableState, now_ms: u64) -> Vec<News> {
        self.ahead_ms = table.now_ms as i64 - now_ms as i64;
        self.table = Some(table);
        vec![News::Table]
    }

    fn update(&mut self, update: Update) -> Vec<News> {
        let viewer = update.viewer;
        if let Viewer::Seat(seat) = viewer {
            self.own = self.own.with(seat);
        }
        let asks = |update: &Update| viewer.seat().is_some_and(|seat| update.deciders.contains(seat));
        let is_asked = asks(&update);
        let mut news = vec![News::Update(viewer)];
        match self.eyes.iter_mut().find(|feed| feed.update.viewer == viewer) {
            // A message that was overtaken, or came twice.
            Some(feed) if update.seq < feed.update.seq => return Vec::new(),
            Some(feed) => {
                let was_asked = asks(&feed.update);
                if update.seq > feed.update.seq {
                    feed.known = feed.events.len();
                    if !update.complete {
                        feed.events.clear();
                        feed.telling += 1;
                    }
                    feed.events.extend(update.events.iter().cloned());
                    feed.known = feed.known.min(feed.events.len());
                }
                feed.update = update;
                if was_asked {
                    return news;
                }
            }
            None => {
                news.insert(0, News::Dealt);
                let events = update.events.clone();
                self.eyes.push(ViewerFeed { telling: 0, known: events.len(), events, update });
            }
        }
        news.extend(viewer.seat().filter(|_| is_asked).map(News::YourTurn));
        news
    }

    fn hear(&mut self, line: ChatLine) -> Vec<News> {
        if self.chat.iter().any(|heard| heard.number == line.number) {
            return Vec::new();
        }
        let at = self.chat.partition_point(|heard| heard.number < line.number);
        self.chat.insert(at, line.clone());
        vec![News::Chat(line)]
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The table as everybody sees it, once the host has told.
    pub fn table(&self) -> Option<&TableState> {
        self.table.as_ref()
    }

    /// How far the table is.
    pub fn phase(&self) -> Option<Phase> {
        self.table.as_ref().map(|table| table.phase)
    }

    /// What was chosen before the match, if this program knows the game and its options.
    pub fn settings(&self) -> Option<Settings> {
        let table = self.table.as_ref()?;
        let chosen = table.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let settings = games::find(&table.game)?.about().settings(u8::try_from(table.seats.len()).ok()?, chosen);
        Some(settings.ok()?.with_rules_version(table.rules))
    }

    /// The seats that this client holds.
    pub fn own(&self) -> Seats {
        self.own
    }

    /// Everything that was said, in order.
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// The end of the match.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Who must decide now.
    pub fn deciders(&self) -> Seats {
        self.eyes.first().map_or(Seats::NONE, |feed| feed.update.deciders)
    }

    /// The host's time.
    pub fn host_time(&self, now_ms: u64) -> u64 {
        now_ms.saturating_add_signed(self.ahead_ms)
    }

    /// The milliseconds that a seat has left, and whether they run, where time is kept.
    pub fn time_left(&self, seat: Seat, now_ms: u64) -> Option<(u64, bool)> {
        let place = self.table.as_ref()?.seats.iter().find(|place| place.seat == seat)?;
        Some(match place.time? {
            SeatTime::LeftMs(left) => (left, false),
            SeatTime::UntilMs(until) => (until.saturating_sub(self.host_time(now_ms)), true),
        })
    }

    pub(crate) fn feed(&self, viewer: Viewer) -> Option<&ViewerFeed> {
        self.eyes.iter().find(|feed| feed.update.viewer == viewer)
    }

    fn asked(&self, seat: Seat) -> Option<u32> {
        let feed = self.feed(Viewer::Seat(seat))?;
        feed.update.deciders.contains(seat).then_some(feed.update.question)
    }

    /// The seat that the screen belongs to now and the number of its question, if it must decide.
    pub fn question(&self) -> Option<(Seat, u32)> {
        let seat = self.viewer()?.seat()?;
        Some((seat, self.asked(seat)?))
    }

    /// Through whose eyes the table may be shown now. Nobody's while the screen changes hands, and before the deal.
    pub fn viewer(&self) -> Option<Viewer> {
        let viewer = match (self.own.single(), self.own.is_empty()) {
            (Some(seat), _) => Viewer::Seat(seat),
            (None, true) => Viewer::Spectator,
            (None, false) if self.hand_over().is_some() => return None,
            (None, false) => Viewer::Seat(self.holder?),
        };
        self.feed(viewer).map(|feed| feed.update.viewer)
    }

    /// To whom the screen must be handed before anything may be shown, where several share it. Whoever holds it keeps
    /// it while they decide, and while none of the others has to.
    pub fn hand_over(&self) -> Option<Seat> {
        if self.own.len() < 2 || self.eyes.is_empty() {
            return None;
        }
        let waiting = self.deciders().and(self.own);
        let next = match self.holder {
            _ if self.wanted.is_some() => self.wanted,
            Some(holder) if self.lingers || waiting.is_empty() || waiting.contains(holder) => return None,
            Some(holder) => holder.around(self.seats()).find(|&seat| waiting.contains(seat)),
            None => waiting.first().or_else(|| self.own.first()),
        };
        next.filter(|&next| Some(next) != self.holder)
    }

    fn seats(&self) -> u8 {
        self.table.as_ref().map_or(engine::SEATS_MAX, |table| table.seats.len() as u8)
    }

    /// Another own seat wants to look, or whoever looked is done; the screen is handed over first.
    pub fn pass_to(&mut self, seat: Seat) {
        self.lingers = false;
        self.wanted = Some(seat).filter(|&seat| self.own.contains(seat) && self.holder != Some(seat));
    }

    /// Whoever must have the screen says that they are the only one who sees it.
    pub fn take_screen(&mut self) {
        if let Some(seat) = self.hand_over() {
            self.holder = Some(seat);
            self.lingers = self.wanted.take() == Some(seat) && !self.deciders().contains(seat);
        }
    }
}

/// Whether asking twice does it once. An undo that was done, or a wish that was answered, might meet another one.
fn is_repeatable(request: &Request) -> bool {
    !matches!(request, Request::Undo { .. } | Request::AskTakeback { .. } | Request::AnswerTakeback { .. })
}
