//! What people see and read: the table in words, questions, choices and what happened.

use engine::{Seat, Seats, Set};
use scene::{GameText, Lang, Section, TextValue, Texts};

use crate::Alcatraz;
use crate::action::Action;
use crate::content::{Content, Effect, RoomSide};
use crate::event::{Event, Votes};
use crate::rules::actions::{guards_here, price};
use crate::rules::ending;
use crate::rules::rooms::use_cost;
use crate::state::{
    Ask, Blackmail, Board, COLUMNS, Deal, Element, End, Good, Goods, Item, Items, Options, Room, Sources, TaskId, Turn,
};
use crate::view::{StepView, View};

impl GameText for Alcatraz {
    scene::game_texts!(rules);

    fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
        let speech = Speech::new(options, texts);
        let board = &view.board;
        let mut sections = vec![
            Section::new(texts.text("outline-round"), round_lines(&speech, view)),
            Section::new(
                texts.text("outline-rooms"),
                board.layout.rooms().iter().map(|&room| room_line(&speech, view, room)),
            ),
            Section::new(texts.text("outline-tasks"), task_lines(&speech, board)),
            Section::new(
                texts.text("outline-prisoners"),
                board.prisoners.iter().map(|(seat, _)| sheet(&speech, view, seat)),
            ),
            Section::new(texts.text("outline-plan"), plan_lines(&speech, board)),
        ];
        if let Some(hand) = view.viewer.seat().map(|seat| &view.hands[seat]).filter(|hand| hand.count > 0) {
            let line = |card: Blackmail| format!("{}: {}", speech.card(card), speech.text(card));
            sections.push(Section::new(texts.text("outline-cards"), hand.known.iter().map(line)));
        }
        sections
    }

    fn question(options: &Options, view: &View, seat: Seat, texts: &Texts) -> String {
        let speech = Speech::new(options, texts);
        match &view.step {
            StepView::Talk => texts.text("ask-talk"),
            StepView::Vote(_) => texts.text("ask-vote"),
            StepView::Tie(tied) => {
                let id = if options.rules.free_tie_break { "ask-tie-free" } else { "ask-tie" };
                speech.say(id, [("names", speech.names(*tied).into())])
            }
            StepView::Turn(turn, ask) => ask_in_turn(&speech, view, turn, ask),
            StepView::Keep(..) => texts.text("ask-keep"),
            StepView::Consent(turn, sources, _) => {
                let own: Items = sources.iter().filter(|(owner, _)| *owner == seat).map(|&(_, item)| item).collect();
                speech.say("ask-consent", [("name", speech.name(turn.seat)), ("items", speech.items(own).into())])
            }
            StepView::Stay(tied, _) => speech.say("ask-stay", [("names", speech.names(*tied).into())]),
            StepView::Over(end) => ended(&speech, *end),
        }
    }

    fn label(options: &Options, view: &View, action: Action, texts: &Texts) -> String {
        let speech = Speech::new(options, texts);
        let name = |id: &str, seat: Seat| speech.say(id, [("name", speech.name(seat))]);
        let place = |id: &str, case: &str, room: Room| speech.say(id, [("room", speech.place(case, room))]);
        let item = |id: &str, item: String| speech.say(id, [("item", item.into())]);
        let guards = view.turn().map(|turn| guards_here(&view.board, turn));
        let paid = |label: String| match guards.and_then(|guards| price(guards).ok()) {
            Some(cost) => speech.costing(label, cost),
            None => label,
        };
        match action {
            Action::CallVote => texts.text("label-call-vote"),
            Action::Vote(seat) => name("label-vote", seat),
            Action::Pick(seat) => name("label-pick", seat),
            Action::Move(room) => speech.costing(place("label-move", "to", room), 1),
            Action::Use => label_use(options, &speech, view),
            Action::Steal(seat, good) => {
                paid(speech.say("label-steal", [("item", speech.good(good).into()), ("name", speech.name(seat))]))
            }
            Action::Riot(room) => paid(place("label-riot", "from", room)),
            Action::Complete => {
                let here = view.turn().and_then(|turn| view.board.task_in(view.board.prisoners[turn.seat].room));
                let task = here.map(|task| speech.task(task)).unwrap_or_default();
                paid(speech.say("label-complete", [("task", task.into())]))
            }
            Action::Discard(kind) => paid(item("label-discard", speech.item(kind))),
            Action::Blackmail(card) => {
                let values = [("card", speech.card(card).into()), ("text", speech.text(card).into())];
                speech.costing(speech.say("label-blackmail", values), 1)
            }
            Action::Trade(seat) => speech.costing(name("label-trade", seat), 0),
            Action::Bribe => speech.costing(texts.text("label-bribe"), 0),
            Action::Stamina => speech.costing(texts.text("label-stamina"), 0),
            Action::End => texts.text("label-end"),
            Action::Pay(good) => item("label-pay", speech.good(good)),
            Action::Take(kind) => item("label-take", speech.item(kind)),
            Action::Victim(seat) => name("label-victim", seat),
            Action::GuardFrom(room) => place("label-guard-from", "from", room),
            Action::GuardTo(room) => place("label-guard-to", "to", room),
            Action::Stop => texts.text("label-stop"),
            Action::Source(seat, kind) => {
                speech.say("label-source", [("item", speech.item(kind).into()), ("name", speech.name(seat))])
            }
            Action::Keep(card) => speech.say("label-keep", [("card", speech.card(card).into())]),
            Action::Drop(card) => speech.say("label-drop", [("card", speech.card(card).into())]),
            Action::Give(good) => item("label-give", speech.good(good)),
            Action::Get(good) => item("label-get", speech.good(good)),
            Action::Propose => texts.text("label-propose"),
            Action::Cancel => texts.text("label-cancel"),
            Action::Accept => texts.text("label-accept"),
            Action::Decline => texts.text("label-decline"),
            Action::Room(room) => speech.room(room),
            Action::Item(kind) => speech.item(kind),
            Action::GiveUp(kind) => item("label-give-up", speech.item(kind)),
            Action::Stay(seat) => name("label-stay", seat),
        }
    }

    fn describe_event(options: &Options, event: &Event, texts: &Texts) -> String {
        let speech = Speech::new(options, texts);
        let name = |id: &str, seat: &Seat| speech.say(id, [("name", speech.name(*seat))]);
        let task = |id: &str, task: &TaskId| speech.say(id, [("task", speech.task(*task).into())]);
        let number = |id: &str, seat: &Seat, count: &u8| {
            speech.say(id, [("name", speech.name(*seat)), ("count", (*count).into())])
        };
        let thing = |id: &str, seat: &Seat, thing: String| {
            speech.say(id, [("name", speech.name(*seat)), ("thing", thing.into())])
        };
        let pair = |id: &str, seat: &Seat, other: &Seat| {
            speech.say(id, [("name", speech.name(*seat)), ("other", speech.name(*other))])
        };
        let moved = |id: &str, from: &Room, to: &Room| {
            speech.say(id, [("from", speech.place("from", *from)), ("to", speech.place("to", *to))])
        };
        match event {
            Event::Round(round) => speech.say("tell-round", [("round", (*round).into())]),
            Event::RoomFull(room) => speech.say("tell-room-full", [("room", speech.room(*room).into())]),
            Event::GuardCame(room) => speech.say("tell-guard-came", [("room", speech.place("to", *room))]),
            Event::VoteCalled(seat) => name("tell-vote-called", seat),
            Event::Voted(seat) => name("tell-voted", seat),
            Event::Votes(votes) => speech.say("tell-votes", [("votes", speech.votes(votes).into())]),
            Event::Picked(seat, goat) => pair("tell-picked", seat, goat),
            Event::Goat(seat, bonus) => number("tell-goat", seat, bonus),
            Event::Turn(seat, points) => number("tell-turn", seat, points),
            Event::TurnEnded(seat) => name("tell-turn-ended", seat),
            Event::Moved(seat, room) => {
                speech.say("tell-moved", [("name", speech.name(*seat)), ("room", speech.place("to", *room))])
            }
            Event::Used(seat, room) => thing("tell-used", seat, speech.room(*room)),
            Event::Paid(seat, good) => thing("tell-paid", seat, speech.good(*good)),
            Event::Returned(item, room) => {
                speech.say("tell-returned", [("thing", speech.item(*item).into()), ("room", speech.place("to", *room))])
            }
            Event::Took(seat, item) => thing("tell-took", seat, speech.item(*item)),
            Event::Rested(seat, count) => number("tell-rested", seat, count),
            Event::Earned(seat, count) => number("tell-earned", seat, count),
            Event::GuardMoved(from, to) => moved("tell-guard-moved", from, to),
            Event::Drew(seat, count) => number("tell-drew", seat, count),
            Event::DrewCards(cards) => speech.say("tell-drew-cards", [("cards", speech.cards(*cards).into())]),
            Event::Reshuffled => texts.text("tell-reshuffled"),
            Event::Kept(seat) => name("tell-kept", seat),
            Event::Dropped(seat, card) => thing("tell-dropped", seat, speech.card(*card)),
            Event::Extorted(seat, victim) => pair("tell-extorted", seat, victim),
            Event::ExtortedCard(card) => speech.say("tell-extorted-card", [("card", speech.card(*card).into())]),
            Event::Stole(seat, victim, good) | Event::Seized(seat, victim, good) => {
                let id = if matches!(event, Event::Stole(..)) { "tell-stole" } else { "tell-seized" };
                let values = [
                    ("name", speech.name(*seat)),
                    ("other", speech.name(*victim)),
                    ("thing", speech.good(*good).into()),
                ];
                speech.say(id, values)
            }
            Event::Rioted(seat, from, _) => {
                speech.say("tell-rioted", [("name", speech.name(*seat)), ("room", speech.place("from", *from))])
            }
            Event::Discarded(seat, item) => thing("tell-discarded", seat, speech.item(*item)),
            Event::Bribed(seat) => name("tell-bribed", seat),
            Event::Exerted(seat) => name("tell-exerted", seat),
            Event::Offered(seat, offer) => deal(&speech, "tell-offered", *seat, offer),
            Event::Traded(seat, done) => deal(&speech, "tell-traded", *seat, done),
            Event::TradeDeclined(seat) => name("tell-trade-declined", seat),
            Event::Cancelled(seat) => name("tell-cancelled", seat),
            Event::Requested(seat, asked, sources) => {
                let values = [
                    ("name", speech.name(*seat)),
                    ("task", speech.task(*asked).into()),
                    ("items", speech.sources(sources).into()),
                ];
                speech.say("tell-requested", values)
            }
            Event::Answered(seat) => name("tell-answered", seat),
            Event::RequestDeclined(seat) => name("tell-request-declined", seat),
            Event::Completed(seat, done) => thing("tell-completed", seat, speech.task(*done)),
            Event::Marked(seat, element) => thing("tell-marked", seat, element.word().to_owned()),
            Event::Reward(drawn) => task("tell-reward", drawn),
            Event::NoReward => texts.text("tell-no-reward"),
            Event::TaskUnder(drawn) => task("tell-task-under", drawn),
            Event::Posted(posted, room) => {
                speech.say("tell-posted", [("task", speech.task(*posted).into()), ("room", speech.place("in", *room))])
            }
            Event::NoTask => texts.text("tell-no-task"),
            Event::Blackmailed(seat, card) => thing("tell-blackmailed", seat, speech.card(*card)),
            Event::Lost(seat, item) => thing("tell-lost", seat, speech.item(*item)),
            Event::Chores(seat, count) => number("tell-chores", seat, count),
            Event::Closed(room) => speech.say("tell-closed", [("room", speech.room(*room).into())]),
            Event::TaskMoved(hidden, from, to) => {
                let values = [
                    ("task", speech.task(*hidden).into()),
                    ("from", speech.place("from", *from)),
                    ("to", speech.place("to", *to)),
                ];
                speech.say("tell-task-moved", values)
            }
            Event::Scrapped(scrapped) => task("tell-scrapped", scrapped),
            Event::Favour(seat, count) => number("tell-favour", seat, count),
            Event::PlanComplete => texts.text("tell-plan-complete"),
            Event::StayVotes(votes) => speech.say("tell-stay-votes", [("votes", speech.votes(votes).into())]),
            Event::Ended(end) => ended(&speech, *end),
        }
    }
}

/// The words for the things of this game.
pub(crate) struct Speech<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) content: &'static Content,
}

impl<'a> Speech<'a> {
    pub(crate) fn new(options: &Options, texts: &'a Texts) -> Speech<'a> {
        Speech { texts, content: options.content.get() }
    }

    pub(crate) fn say<'b, const N: usize>(&self, id: &str, values: [(&'b str, TextValue<'b>); N]) -> String {
        self.texts.with(id, values)
    }

    pub(crate) fn name(&self, seat: Seat) -> TextValue<'static> {
        self.texts.seat(seat).to_owned().into()
    }

    pub(crate) fn names(&self, seats: Seats) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.texts.seat(seat).to_owned()).collect();
        self.texts.list(&names)
    }

    pub(crate) fn room(&self, room: Room) -> String {
        self.texts.text(&format!("room-{room}"))
    }

    /// A room after `to`, `in` or `from`.
    pub(crate) fn place(&self, case: &str, room: Room) -> TextValue<'static> {
        self.texts.text(&format!("room-{room}.{case}")).into()
    }

    pub(crate) fn item(&self, item: Item) -> String {
        self.texts.text(&format!("item-{item}"))
    }

    pub(crate) fn good(&self, good: Good) -> String {
        self.texts.text(&format!("item-{good}"))
    }

    pub(crate) fn items(&self, items: Items) -> String {
        let each = items.kinds().map(|item| self.count(self.item(item), items.of(item)));
        self.texts.list(&each.collect::<Vec<_>>())
    }

    pub(crate) fn goods(&self, goods: Goods) -> String {
        let each = goods.kinds().map(|good| self.count(self.good(good), goods.of(good)));
        self.texts.list(&each.collect::<Vec<_>>())
    }

    pub(crate) fn count(&self, name: String, count: u8) -> String {
        if count == 1 { name } else { format!("{count} × {name}") }
    }

    pub(crate) fn card(&self, card: Blackmail) -> String {
        self.texts.text(&format!("card-{card}"))
    }

    /// What a card says.
    pub(crate) fn text(&self, card: Blackmail) -> String {
        let numbers = &self.content.blackmail;
        let count = match card {
            Blackmail::LooseTongue => numbers.loose_tongue.get(),
            Blackmail::ProtectionMoney => numbers.protection_money.get(),
            Blackmail::ExtraChores => numbers.extra_chores.get(),
            Blackmail::CalledInFavour => numbers.called_in_favour.get(),
            Blackmail::CellToss
            | Blackmail::LongFingers
            | Blackmail::ChangeOfBlock
            | Blackmail::ClosedForRepairs
            | Blackmail::NewHidingPlace
            | Blackmail::ScrappedIdea
            | Blackmail::RollCall => 1,
        };
        self.say(&format!("card-{card}.text"), [("count", count.into())])
    }

    pub(crate) fn cards(&self, cards: Set<Blackmail>) -> String {
        self.texts.list(&cards.iter().map(|card| self.card(card)).collect::<Vec<_>>())
    }

    /// The name of a task card, without its letter and number.
    pub(crate) fn task_title(&self, task: TaskId) -> &'static str {
        let name = &self.content.task(task).name;
        match self.texts.lang() {
            Lang::En => &name.en,
            Lang::Pl => &name.pl,
        }
    }

    pub(crate) fn task(&self, task: TaskId) -> String {
        self.say("task-name", [("task", task.to_string().into()), ("name", self.task_title(task).into())])
    }

    pub(crate) fn letters(&self, letters: Set<Element>) -> String {
        if letters.is_empty() {
            return self.texts.text("none");
        }
        letters.iter().map(Element::word).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn votes(&self, votes: &Votes) -> String {
        let each = votes.iter().map(|&(voter, vote)| format!("{} → {}", self.texts.seat(voter), self.texts.seat(vote)));
        each.collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn sources(&self, sources: &Sources) -> String {
        let each = sources.iter().map(|&(owner, item)| format!("{} ({})", self.item(item), self.texts.seat(owner)));
        self.texts.list(&each.collect::<Vec<_>>())
    }

    /// What a side of a room does.
    pub(crate) fn effect(&self, side: &RoomSide) -> String {
        let effect = match side.effect {
            Effect::Expose => self.texts.text("effect-expose"),
            Effect::Extort => self.texts.text("effect-extort"),
            Effect::Guards(count) => self.say("effect-guards", [("count", count.get().into())]),
            Effect::Stamina(count) => self.say("effect-stamina", [("count", count.get().into())]),
            Effect::Cash(count) => self.say("effect-cash", [("count", count.get().into())]),
            Effect::Take { item, count } => {
                self.say("effect-take", [("items", self.count(self.item(item), count.get()).into())])
            }
            Effect::TakeAny(count) => self.say("effect-take-any", [("count", count.get().into())]),
            Effect::Draw(count) => self.say("effect-draw", [("count", count.get().into())]),
        };
        if side.pay { self.say("effect-paid", [("effect", effect.into())]) } else { effect }
    }

    /// A choice with what it costs.
    pub(crate) fn costing(&self, label: String, cost: u8) -> String {
        match cost {
            0 => self.say("label-free", [("label", label.into())]),
            _ => self.say("label-cost", [("label", label.into()), ("cost", cost.into())]),
        }
    }
}

fn round_lines(speech: &Speech<'_>, view: &View) -> Vec<String> {
    let board = &view.board;
    let (guards, most) = (board.guards_total(), speech.content.guards.most());
    let mut lines = vec![
        speech.say("round", [("round", board.round.into()), ("left", (most - guards).into())]),
        speech.say("guard-clock", [("count", guards.into()), ("most", most.into())]),
        speech.say("goat-is", [("name", speech.name(board.goat)), ("bonus", board.bonus.into())]),
        speech.say("task-deck", [("count", board.tasks.count().into())]),
        speech.say("blackmail-deck", [("count", view.pile.into()), ("discard", speech.cards(board.discard).into())]),
    ];
    if let Some(turn) = view.turn() {
        lines.push(speech.say("turn-of", [("name", speech.name(turn.seat)), ("points", turn.points.into())]));
    }
    if let StepView::Over(end) = view.step {
        lines.push(ended(speech, end));
    }
    lines
}

fn room_line(speech: &Speech<'_>, view: &View, room: Room) -> String {
    let board = &view.board;
    let (texts, side) = (speech.texts, board.sides[room.index()]);
    let place = board.layout.rooms().iter().position(|&other| other == room).unwrap_or_default() as u8;
    let ability = speech.content.side(room, side);
    let mut parts =
        vec![texts.text(&format!("side-{side}")), speech.say("guards", [("count", board.guards[room.index()].into())])];
    let tokens = board.tokens[room.index()];
    if !tokens.is_empty() {
        parts.push(speech.items(tokens));
    }
    let here = board.prisoners_in(room);
    if !here.is_empty() {
        parts.push(speech.say("here", [("names", speech.names(here).into())]));
    }
    if let Some(task) = board.task_in(room) {
        parts.push(speech.say("task", [("task", speech.task(task).into())]));
    }
    let effect = speech.effect(ability);
    parts.push(if ability.free { speech.say("label-free", [("label", effect.into())]) } else { effect });
    if board.closed.contains(room) {
        parts.push(texts.text("closed"));
    }
    if view.turn().is_some_and(|turn| turn.used.contains(room)) {
        parts.push(texts.text("used"));
    }
    let (row, column) = (place / COLUMNS + 1, place % COLUMNS + 1);
    format!("{row}.{column} {}: {}", speech.room(room), parts.join("; "))
}

fn task_lines(speech: &Speech<'_>, board: &Board) -> Vec<String> {
    let line = |posted: &crate::state::Posted| {
        let task = speech.content.task(posted.task);
        let here = board.prisoners_in(posted.room);
        let held = here.iter().fold(Items::NONE, |sum, seat| sum.plus(board.prisoners[seat].goods.items));
        speech.say(
            "task-line",
            [
                ("task", speech.task(posted.task).into()),
                ("caption", speech.texts.text(&format!("element-{}", posted.task.element())).into()),
                ("room", speech.place("in", posted.room)),
                ("prisoners", task.prisoners.get().into()),
                ("here", here.len().into()),
                ("guards", task.guards.get().into()),
                ("there", board.guards[posted.room.index()].into()),
                ("items", speech.items(task.items.iter().copied().collect()).into()),
                ("held", speech.items(held).into()),
            ],
        )
    };
    if board.display.is_empty() {
        vec![speech.texts.text("no-tasks")]
    } else {
        board.display.iter().map(line).collect()
    }
}

fn sheet(speech: &Speech<'_>, view: &View, seat: Seat) -> String {
    let prisoner = &view.board.prisoners[seat];
    let line = speech.say(
        "prisoner",
        [
            ("name", speech.name(seat)),
            ("room", speech.place("in", prisoner.room)),
            ("stamina", prisoner.stamina.into()),
            ("cash", prisoner.goods.cash.into()),
            ("items", speech.items(prisoner.goods.items).into()),
            ("letters", speech.letters(prisoner.marks).into()),
            ("cards", view.hands[seat].count.into()),
        ],
    );
    let known = view.hands[seat].known;
    if view.viewer.is(seat) || known.is_empty() {
        return line;
    }
    format!("{line} {}", speech.say("known-cards", [("cards", speech.cards(known).into())]))
}

/// What the others would lack without each prisoner.
fn plan_lines(speech: &Speech<'_>, board: &Board) -> Vec<String> {
    let seats = Seats::all(board.seats());
    let spare = ending::dispensable(board);
    let line = |seat: Seat| {
        let others = seats.without(seat).iter().fold(Set::EMPTY, |sum, other| board.prisoners[other].marks.or(sum));
        let lacking = Set::first(Element::COUNT as u8).minus(others);
        match spare.contains(seat) {
            true => speech.say("plan-spare", [("name", speech.name(seat))]),
            false => {
                speech.say("plan-lacks", [("name", speech.name(seat)), ("letters", speech.letters(lacking).into())])
            }
        }
    };
    seats.iter().map(line).collect()
}

fn ask_in_turn(speech: &Speech<'_>, view: &View, turn: &Turn, ask: &Ask) -> String {
    let texts = speech.texts;
    let board = &view.board;
    let here = board.prisoners[turn.seat].room;
    match ask {
        Ask::Step => speech.say(
            "ask-step",
            [
                ("room", speech.place("in", here)),
                ("guards", guards_here(board, turn).into()),
                ("points", turn.points.into()),
            ],
        ),
        Ask::Pay => texts.text("ask-pay"),
        Ask::Take { left, .. } => speech.say("ask-take", [("count", (*left).into())]),
        Ask::Holder => texts.text("ask-holder"),
        Ask::GuardFrom { left, .. } => speech.say("ask-guard-from", [("count", (*left).into())]),
        Ask::GuardTo { from, .. } => speech.say("ask-guard-to", [("room", speech.place("from", *from))]),
        Ask::Drop => texts.text("ask-drop"),
        Ask::Source(sources) => {
            let task = board.task_in(here).map(|task| speech.content.task(task));
            let icon = task.and_then(|task| task.items.get(sources.len()).copied()).unwrap_or(Item::Gun);
            speech.say("ask-source", [("item", speech.item(icon).into())])
        }
        Ask::Deal(deal) => {
            let (give, get) = (speech.goods(deal.give), speech.goods(deal.get));
            speech.say("ask-deal", [("name", speech.name(deal.with)), ("give", give.into()), ("get", get.into())])
        }
        Ask::Offer(deal) => {
            let (give, get) = (speech.goods(deal.give), speech.goods(deal.get));
            speech.say("ask-offer", [("name", speech.name(turn.seat)), ("give", give.into()), ("get", get.into())])
        }
        Ask::Victim(card) => speech.say("ask-victim", [("card", speech.card(*card).into())]),
        Ask::Loot(_, victim) => speech.say("ask-loot", [("name", speech.name(*victim))]),
        Ask::Target(card) => speech.say("ask-target", [("card", speech.card(*card).into())]),
        Ask::Lure { to, left, .. } => {
            speech.say("ask-lure", [("room", speech.place("to", *to)), ("count", (*left).into())])
        }
        Ask::Exile(victim) => speech.say("ask-exile", [("name", speech.name(*victim))]),
        Ask::Rehide(from) => speech.say("ask-rehide", [("room", speech.place("from", *from))]),
        Ask::GiveUp(_) => texts.text("ask-give-up"),
    }
}

fn label_use(options: &Options, speech: &Speech<'_>, view: &View) -> String {
    let Some(turn) = view.turn() else { return speech.texts.text("label-use-room") };
    let room = view.board.prisoners[turn.seat].room;
    let side = speech.content.side(room, view.board.sides[room.index()]);
    let label = speech.say("label-use", [("room", speech.room(room).into()), ("effect", speech.effect(side).into())]);
    match use_cost(side, options.free_rooms, guards_here(&view.board, turn)) {
        Ok(cost) => speech.costing(label, cost),
        Err(_) => label,
    }
}

pub(crate) fn ended(speech: &Speech<'_>, end: End) -> String {
    match end {
        End::Guards => speech.texts.text("end-guards"),
        End::Escape { stays } => speech.say("tell-escape", [("name", speech.name(stays))]),
        End::Amnesty => speech.texts.text("end-amnesty"),
    }
}

fn deal(speech: &Speech<'_>, id: &str, seat: Seat, deal: &Deal) -> String {
    speech.say(
        id,
        [
            ("name", speech.name(seat)),
            ("other", speech.name(deal.with)),
            ("give", speech.goods(deal.give).into()),
            ("get", speech.goods(deal.get).into()),
        ],
    )
}
