//! The state of one client at a table: a fold of the host's messages.

use std::collections::VecDeque;

use engine::{Record, Seat, Seats, Settings, Viewer};
use protocol::{
    ChatBacklog, ChatLine, Code, DecidedBy, Ending, Envelope, Fault, Message, Phase, RawJson, Reply, Request,
    ResumePoint, SeatTime, TableState, Update, VERSION,
};

use crate::{DiceWitness, Fairness};

/// The updates and events that one viewer has received.
#[derive(Clone, Debug)]
pub(crate) struct ViewerFeed {
    /// The last update.
    pub(crate) update: Update,
    /// All events as they came, kept because a change of language describes them again.
    pub(crate) events: Vec<RawJson>,
    /// Who decided each of them.
    pub(crate) decided_by: Vec<DecidedBy>,
    /// How often `events` was replaced as a whole. Descriptions of an older generation are of no use.
    pub(crate) generation: u32,
    /// How many events the viewer had before the last update; the others are new.
    pub(crate) known: usize,
    /// How many events the viewer had when they last answered a question here.
    pub(crate) answered_at: Option<usize>,
}

impl ViewerFeed {
    /// Who decided the action that an event belongs to.
    pub(crate) fn decided_by(&self, event: usize) -> DecidedBy {
        self.decided_by.get(event).copied().unwrap_or(DecidedBy::Person)
    }

    fn new(update: Update) -> ViewerFeed {
        let (events, decided_by) = (Vec::new(), Vec::new());
        let mut feed = ViewerFeed { update, events, decided_by, generation: 0, known: 0, answered_at: None };
        feed.tell();
        feed.known = feed.events.len();
        feed
    }

    /// Takes an update that is newer than the last one.
    fn take(&mut self, update: Update) {
        self.update = update;
        if self.update.complete {
            self.known = self.events.len();
            return self.tell();
        }
        // The whole story comes again, without what was taken back. What the viewer has seen of it is nothing new.
        let before = std::mem::take(&mut self.events);
        self.decided_by.clear();
        self.generation += 1;
        self.tell();
        self.known = known_of(&before, &self.events);
    }

    fn tell(&mut self) {
        let Update { events, by, .. } = &self.update;
        let first = self.events.len();
        self.events.extend(events.iter().cloned());
        self.decided_by.resize(self.events.len(), DecidedBy::Person);
        for (index, decided_by) in by {
            if let Some(own) = self.decided_by.get_mut(first + *index as usize) {
                *own = *decided_by;
            }
        }
    }
}

/// How many of the first events of a story were told before, in the same order.
fn known_of(before: &[RawJson], story: &[RawJson]) -> usize {
    let mut before = before.iter();
    story.iter().take_while(|event| before.any(|known| known == *event)).count()
}

/// A talk that goes on: people may say what they want before a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Talk {
    /// How many milliseconds are left until the game goes on by itself.
    pub left_ms: u64,
    /// Who has not said that they are done.
    pub waits_for: Seats,
    /// Whether somebody at this client has not.
    pub is_own: bool,
}

/// Something that a message brought, for the front end to announce.
#[derive(Clone, Debug, PartialEq)]
pub enum ClientEvent {
    /// The table has changed: seats, names, clocks, votes.
    Table,
    /// The match was dealt.
    Dealt,
    /// Something has changed for a viewer.
    Update(Viewer),
    /// An own seat must decide, and had nothing to decide before.
    YourTurn(Seat),
    /// A chat line has come.
    Chat(ChatLine),
    /// The match is over.
    Over,
    /// A request was done.
    Done(Request),
    /// A request was refused.
    Refused(Request, Fault),
    /// The connection broke before the host answered, and sending the request again could do it twice. The person must
    /// look at the table and repeat it if it is still needed.
    Unsure(Request),
    /// The host refused a message that it could not name.
    Fault(Fault),
}

/// The state of one client at a table. It makes requests and folds messages; it knows neither sockets nor clocks.
///
/// A page calls [`ClientState::connected`] when its connection opens, [`ClientState::disconnected`] when it breaks and
/// [`ClientState::receive`] for each message. After each of these and after each [`ClientState::request`] it sends all of
/// [`ClientState::outgoing`]. Requests made while the connection is down are sent when it is up again; none is lost, and
/// none is done twice. [`Presenter::show`](crate::Presenter::show) says what to show.
#[derive(Clone, Debug)]
pub struct ClientState {
    id: String,
    name: Option<String>,
    key: Option<String>,
    table: Option<TableState>,
    own_seats: Seats,
    is_host: bool,
    feeds: Vec<ViewerFeed>,
    chat: Vec<ChatLine>,
    has_older_chat: bool,
    ending: Option<Ending>,
    witness: DiceWitness,
    fairness: Fairness,
    /// By how many milliseconds the host's clock is ahead of ours.
    host_ahead_ms: i64,
    next_id: u64,
    is_open: bool,
    /// The id of a hello that was not answered yet.
    hello_id: Option<u64>,
    pending: Vec<Envelope>,
    outgoing: VecDeque<Envelope>,
    /// The seat whose player has the screen, if several players share it.
    screen_holder: Option<Seat>,
    /// The seat that has asked for the screen.
    screen_wanted_by: Option<Seat>,
    /// Whether the holder asked for the screen, and so keeps it until they pass it on.
    holder_keeps_screen: bool,
}

impl ClientState {
    /// A client for a table. Request ids begin with the time, which keeps them apart from those before a page reload.
    pub fn new(table: impl Into<String>, now_ms: u64) -> ClientState {
        ClientState {
            id: table.into(),
            name: None,
            key: None,
            table: None,
            own_seats: Seats::NONE,
            is_host: false,
            feeds: Vec::new(),
            chat: Vec::new(),
            has_older_chat: false,
            ending: None,
            witness: DiceWitness::default(),
            fairness: Fairness::Unknown,
            host_ahead_ms: 0,
            next_id: (now_ms % (1 << 42)) << 10,
            is_open: false,
            hello_id: None,
            pending: Vec::new(),
            outgoing: VecDeque::new(),
            screen_holder: None,
            screen_wanted_by: None,
            holder_keeps_screen: false,
        }
    }

    /// The same client with the name that a spectator chats under.
    #[must_use]
    pub fn with_name(mut self, name: Option<String>) -> ClientState {
        self.name = name;
        self
    }

    /// The same client with the key of the link, which a closed table asks for.
    #[must_use]
    pub fn with_key(mut self, key: Option<String>) -> ClientState {
        self.key = key;
        self
    }

    /// Uses another key from the next hello on.
    pub fn set_key(&mut self, key: Option<String>) {
        self.key = key;
    }

    /// Takes another name at the table, now and after the connection was lost.
    pub fn rename(&mut self, name: String) {
        self.name = Some(name.clone());
        if self.table.is_some() {
            self.request(Request::Rename { name });
        }
    }

    /// The same client with what it noted of the dice before, or with a secret for a part in them.
    #[must_use]
    pub fn with_witness(mut self, witness: DiceWitness) -> ClientState {
        self.witness = witness;
        self
    }

    /// What the client has noted of the promises about the dice, to be kept over a reload.
    pub fn witness(&self) -> &DiceWitness {
        &self.witness
    }

    /// Compares the record of the finished match with what was promised before the deal, and plays it again.
    pub fn check_fairness(&mut self, record: &Record) -> &Fairness {
        self.fairness = self.witness.judge(record);
        &self.fairness
    }

    /// Whether the dice were those that were promised, once [`ClientState::check_fairness`] has seen the record.
    pub fn fairness(&self) -> &Fairness {
        &self.fairness
    }

    /// The connection is open: sends hello with what was received so far, then every request without an answer.
    pub fn connected(&mut self) {
        self.disconnected();
        self.is_open = true;
        let seen = ResumePoint {
            updates: self.feeds.iter().map(|feed| (feed.update.viewer, feed.update.seq)).collect(),
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
        self.hello_id = Some(envelope.id);
        self.outgoing = std::iter::once(envelope).chain(self.pending.iter().cloned()).collect();
    }

    /// The connection is gone. Gives the requests that may have been done and must not be sent twice.
    pub fn disconnected(&mut self) -> Vec<ClientEvent> {
        let was_open = std::mem::replace(&mut self.is_open, false);
        let unsent: Vec<u64> = self.outgoing.drain(..).map(|envelope| envelope.id).collect();
        let (repeatable, unsure) = std::mem::take(&mut self.pending)
            .into_iter()
            .partition(|envelope| !was_open || unsent.contains(&envelope.id) || is_repeatable(&envelope.request));
        self.pending = repeatable;
        unsure.into_iter().map(|envelope: Envelope| ClientEvent::Unsure(envelope.request)).collect()
    }

    /// Whether the connection is open and the host has answered hello.
    pub fn is_connected(&self) -> bool {
        self.is_open && self.hello_id.is_none()
    }

    /// Adds a request to those that are to be sent. Whoever is ready has promised a part in the dice before.
    pub fn request(&mut self, request: Request) {
        if let Request::Ready { seat, ready: true, salt: None } = request
            && let Some(promise) = self.witness.missing_promise(seat)
        {
            self.request_once(Request::Promise { seat, promise });
        }
        self.add_request(request);
    }

    /// Adds a request that the host has not been asked yet.
    fn request_once(&mut self, request: Request) {
        if !self.pending().any(|pending| *pending == request) {
            self.add_request(request);
        }
    }

    fn add_request(&mut self, request: Request) {
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

    /// How many events the viewer had when they last answered a question here; `None` after a reload.
    pub(crate) fn answered_at(&self, viewer: Viewer) -> Option<usize> {
        self.feed(viewer)?.answered_at
    }

    /// Answers the viewer's question with an action in notation. Does nothing for spectators, who have no question.
    pub fn play(&mut self, action: &str) {
        if let Some((seat, question)) = self.question() {
            if let Some(feed) = self.feeds.iter_mut().find(|feed| feed.update.viewer == Viewer::Seat(seat)) {
                feed.answered_at = Some(feed.events.len());
            }
            self.request(Request::Play { seat, question, action: action.to_owned() });
        }
    }

    /// Takes the requests that are to be sent now, in this order.
    pub fn outgoing(&mut self) -> Vec<Envelope> {
        self.outgoing.drain(..).collect()
    }

    /// Requests that the host has not answered yet.
    pub fn pending(&self) -> impl Iterator<Item = &Request> {
        self.pending.iter().map(|envelope| &envelope.request)
    }

    /// The action that was sent for a seat's present question, while the host has not answered.
    pub fn chosen(&self, seat: Seat) -> Option<&str> {
        let current = self.feed(Viewer::Seat(seat))?.update.question;
        self.pending().find_map(|request| match request {
            Request::Play { seat: whose, question, action } if (*whose, *question) == (seat, current) => {
                Some(action.as_str())
            }
            _ => None,
        })
    }

    /// Applies a message of the host.
    pub fn receive(&mut self, message: Message, now_ms: u64) -> Vec<ClientEvent> {
        match message {
            Message::Reply(reply) => self.receive_reply(reply),
            // Messages before the answer to hello may leave a gap after what was received; the host sends them again.
            _ if self.hello_id.is_some() => Vec::new(),
            Message::Table(table) => self.set_table(*table, now_ms),
            Message::Update(update) => self.receive_update(*update),
            Message::Chat(line) => self.receive_chat(line),
            Message::Chats(backlog) => self.receive_chats(backlog),
            Message::Over(ending) => {
                let first = self.ending.is_none();
                self.ending = Some(ending);
                if first { vec![ClientEvent::Over] } else { Vec::new() }
            }
        }
    }

    fn receive_reply(&mut self, reply: Reply) -> Vec<ClientEvent> {
        let (id, fault) = match reply {
            Reply::Ok { id, seats, host } => {
                self.own_seats = seats;
                self.is_host = host;
                (Some(id), None)
            }
            Reply::Error { id, fault } => (id, Some(fault)),
        };
        if id.is_some() && id == self.hello_id {
            self.hello_id = None;
            return fault.map(ClientEvent::Fault).into_iter().collect();
        }
        let request = id.and_then(|id| self.take_pending(id));
        match (request, fault) {
            // Any answer shows that the connection works, even one that there is no such table.
            (Some(Request::Ping), _) => Vec::new(),
            // The witness asks by itself, so nobody waits for the answer.
            (Some(Request::Reveal { seat, .. }), None) => {
                self.witness.note_revealed(seat);
                Vec::new()
            }
            (Some(Request::Promise { .. } | Request::Reveal { .. }), _) => Vec::new(),
            (Some(request), None) => vec![ClientEvent::Done(request)],
            // The person sees another question by now; a notice about the old one would only confuse.
            (Some(Request::Play { seat, question, .. }), Some(fault))
                if fault.code == Code::Stale && self.question_of(seat) != Some(question) =>
            {
                Vec::new()
            }
            (Some(request), Some(fault)) => vec![ClientEvent::Refused(request, fault)],
            (None, Some(fault)) => vec![ClientEvent::Fault(fault)],
            (None, None) => Vec::new(),
        }
    }

    fn take_pending(&mut self, id: u64) -> Option<Request> {
        let at = self.pending.iter().position(|envelope| envelope.id == id)?;
        Some(self.pending.remove(at).request)
    }

    fn set_table(&mut self, table: TableState, now_ms: u64) -> Vec<ClientEvent> {
        self.host_ahead_ms = table.now_ms as i64 - now_ms as i64;
        let wanted = self.witness.note(&table, self.own_seats);
        wanted.into_iter().for_each(|request| self.request_once(request));
        self.table = Some(table);
        vec![ClientEvent::Table]
    }

    fn receive_update(&mut self, update: Update) -> Vec<ClientEvent> {
        let viewer = update.viewer;
        if let Viewer::Seat(seat) = viewer {
            self.own_seats = self.own_seats.with(seat);
        }
        let asks_viewer = |update: &Update| viewer.seat().is_some_and(|seat| update.deciders.contains(seat));
        let is_asked = asks_viewer(&update);
        let mut events = vec![ClientEvent::Update(viewer)];
        match self.feeds.iter_mut().find(|feed| feed.update.viewer == viewer) {
            // The message was overtaken by a later one, or came twice.
            Some(feed) if update.seq < feed.update.seq => return Vec::new(),
            Some(feed) => {
                let was_asked = asks_viewer(&feed.update);
                match update.seq > feed.update.seq {
                    true => feed.take(update),
                    false => feed.update = update,
                }
                if was_asked {
                    return events;
                }
            }
            None => {
                events.insert(0, ClientEvent::Dealt);
                self.feeds.push(ViewerFeed::new(update));
            }
        }
        events.extend(viewer.seat().filter(|_| is_asked).map(ClientEvent::YourTurn));
        events
    }

    fn receive_chat(&mut self, line: ChatLine) -> Vec<ClientEvent> {
        if self.chat.iter().any(|known| known.number == line.number) {
            return Vec::new();
        }
        let at = self.chat.partition_point(|known| known.number < line.number);
        self.chat.insert(at, line.clone());
        vec![ClientEvent::Chat(line)]
    }

    /// Lines that were missed are told like those that come; older ones, which were asked for, are only kept.
    fn receive_chats(&mut self, backlog: ChatBacklog) -> Vec<ClientEvent> {
        let newest = self.chat.last().map_or(0, |line| line.number);
        self.has_older_chat = backlog.more;
        let events: Vec<ClientEvent> = backlog.lines.into_iter().flat_map(|line| self.receive_chat(line)).collect();
        events.into_iter().filter(|event| !matches!(event, ClientEvent::Chat(line) if line.number <= newest)).collect()
    }

    /// Whether the host has lines of chat that are older than all of [`ClientState::chat`], as far as it said so.
    pub fn has_older_chat(&self) -> bool {
        self.has_older_chat
    }

    /// Asks for lines of chat that are older than all that are here.
    pub fn ask_older_chat(&mut self) {
        if let Some(first) = self.chat.first() {
            let before = first.number;
            self.request(Request::Chats { before });
        }
    }

    /// Who decided an event of a viewer, by its place among all events that the viewer was told.
    pub fn decided_by(&self, viewer: Viewer, event: usize) -> DecidedBy {
        let decided_by = self.feed(viewer).and_then(|feed| feed.decided_by.get(event));
        decided_by.copied().unwrap_or(DecidedBy::Person)
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The table as everybody sees it, once the host has sent it.
    pub fn table(&self) -> Option<&TableState> {
        self.table.as_ref()
    }

    /// Whether the table is gathering, playing or over.
    pub fn phase(&self) -> Option<Phase> {
        self.table.as_ref().map(|table| table.phase)
    }

    /// The settings of the match, if this program knows the game and its options.
    pub fn settings(&self) -> Option<Settings> {
        let table = self.table.as_ref()?;
        let chosen = table.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let settings = games::find(&table.game)?.about().settings(u8::try_from(table.seats.len()).ok()?, chosen);
        let settings = settings.ok()?.with_rules_version(table.rules);
        Some(match &table.content {
            Some(content) => settings.with_content(content.as_str()),
            None => settings,
        })
    }

    /// The seats that this client holds.
    pub fn own_seats(&self) -> Seats {
        self.own_seats
    }

    /// Whether the person at this client opened the table, here or on another device.
    pub fn is_host(&self) -> bool {
        self.is_host
    }

    /// All chat lines, in order.
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// The end of the match.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Who must decide now.
    pub fn deciders(&self) -> Seats {
        self.feeds.first().map_or(Seats::NONE, |feed| feed.update.deciders)
    }

    /// The host's time.
    pub fn host_time(&self, now_ms: u64) -> u64 {
        now_ms.saturating_add_signed(self.host_ahead_ms)
    }

    /// The milliseconds that a seat has left, and whether they run, where time is kept.
    pub fn time_left(&self, seat: Seat, now_ms: u64) -> Option<(u64, bool)> {
        let place = self.table.as_ref()?.seats.iter().find(|place| place.seat == seat)?;
        Some(match place.time? {
            SeatTime::LeftMs(left) => (left, false),
            SeatTime::UntilMs(until) => (until.saturating_sub(self.host_time(now_ms)), true),
        })
    }

    /// The talk that goes on now, if the game gives time for one and people still talk.
    pub fn talk(&self, now_ms: u64) -> Option<Talk> {
        let table = self.table.as_ref()?;
        let until_ms = table.patience_until_ms.filter(|_| table.phase == Phase::Playing)?;
        let is_over = table.talking.is_empty();
        (!is_over).then(|| Talk {
            left_ms: until_ms.saturating_sub(self.host_time(now_ms)),
            waits_for: table.talking,
            is_own: !table.talking.and(self.own_seats).is_empty(),
        })
    }

    /// Says that everybody at this client is done talking.
    pub fn done_talking(&mut self) {
        if let Some(until_ms) = self.table.as_ref().and_then(|table| table.patience_until_ms) {
            self.request_once(Request::DoneTalking { until_ms });
        }
    }

    pub(crate) fn feed(&self, viewer: Viewer) -> Option<&ViewerFeed> {
        self.feeds.iter().find(|feed| feed.update.viewer == viewer)
    }

    /// The number of the question that a seat must answer now.
    fn question_of(&self, seat: Seat) -> Option<u32> {
        let feed = self.feed(Viewer::Seat(seat))?;
        feed.update.deciders.contains(seat).then_some(feed.update.question)
    }

    /// The seat whose view is shown and the number of its question, if it must decide.
    pub fn question(&self) -> Option<(Seat, u32)> {
        let seat = self.viewer()?.seat()?;
        Some((seat, self.question_of(seat)?))
    }

    /// Whose view may be shown now. `None` before the deal, and while the screen passes from one player to another.
    pub fn viewer(&self) -> Option<Viewer> {
        let viewer = match (self.own_seats.single(), self.own_seats.is_empty()) {
            (Some(seat), _) => Viewer::Seat(seat),
            (None, true) => Viewer::Spectator,
            (None, false) if self.screen_recipient().is_some() => return None,
            (None, false) => Viewer::Seat(self.screen_holder?),
        };
        self.feed(viewer).map(|feed| feed.update.viewer)
    }

    /// The player who must get the screen before anything may be shown, if several share it. The holder keeps it while
    /// they decide, and while none of the others must decide.
    pub fn screen_recipient(&self) -> Option<Seat> {
        if self.own_seats.len() < 2 || self.feeds.is_empty() {
            return None;
        }
        let deciding = self.deciders().and(self.own_seats);
        let next = match self.screen_holder {
            _ if self.screen_wanted_by.is_some() => self.screen_wanted_by,
            Some(holder) if self.holder_keeps_screen || deciding.is_empty() || deciding.contains(holder) => {
                return None;
            }
            Some(holder) => holder.around(self.seats()).find(|&seat| deciding.contains(seat)),
            None => deciding.first().or_else(|| self.own_seats.first()),
        };
        next.filter(|&next| Some(next) != self.screen_holder)
    }

    fn seats(&self) -> u8 {
        self.table.as_ref().map_or(engine::SEATS_MAX, |table| table.seats.len() as u8)
    }

    /// Asks for the screen for another own seat, or gives it back. Nothing is shown until it has changed hands.
    pub fn pass_screen_to(&mut self, seat: Seat) {
        self.holder_keeps_screen = false;
        self.screen_wanted_by =
            Some(seat).filter(|&seat| self.own_seats.contains(seat) && self.screen_holder != Some(seat));
    }

    /// The player of [`ClientState::screen_recipient`] confirms that only they see the screen.
    pub fn take_screen(&mut self) {
        if let Some(seat) = self.screen_recipient() {
            self.screen_holder = Some(seat);
            self.holder_keeps_screen = self.screen_wanted_by.take() == Some(seat) && !self.deciders().contains(seat);
        }
    }
}

/// Whether a request may be sent twice. A second undo, or a second answer to a takeback, might apply to another action.
fn is_repeatable(request: &Request) -> bool {
    !matches!(request, Request::Undo { .. } | Request::AskTakeback { .. } | Request::AnswerTakeback { .. })
}
