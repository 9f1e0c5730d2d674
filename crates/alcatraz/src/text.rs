//! The game in words.

mod events;
mod outline;
mod words;

use engine::Seat;
use scene::{GameText, Section, Texts};

pub(crate) use self::words::Words;
use crate::Alcatraz;
use crate::action::Action;
use crate::event::Event;
use crate::rules::actions::{guards_here, price};
use crate::rules::rooms::use_cost;
use crate::state::{Ask, Item, Items, Options, Room, Turn};
use crate::view::{StepView, View};

impl GameText for Alcatraz {
    scene::game_texts!(rules);

    fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
        outline::sections(&Words::new(options, texts), view)
    }

    fn question(options: &Options, view: &View, seat: Seat, texts: &Texts) -> String {
        let words = Words::new(options, texts);
        match &view.step {
            StepView::Talk => texts.text("ask-talk"),
            StepView::Vote(_) => texts.text("ask-vote"),
            StepView::Tie(tied) => {
                let id = if options.rules.free_tie_break { "ask-tie-free" } else { "ask-tie" };
                words.say(id, [("names", words.names(*tied).into())])
            }
            StepView::Turn(turn, ask) => ask_in_turn(&words, view, turn, ask),
            StepView::Keep(..) => texts.text("ask-keep"),
            StepView::Consent(turn, sources, _) => {
                let own: Items = sources.iter().filter(|(owner, _)| *owner == seat).map(|&(_, item)| item).collect();
                words.say("ask-consent", [("name", words.name(turn.seat)), ("items", words.items(own).into())])
            }
            StepView::Stay(tied, _) => words.say("ask-stay", [("names", words.names(*tied).into())]),
            StepView::Over(end) => words.end(*end),
        }
    }

    fn label(options: &Options, view: &View, action: Action, texts: &Texts) -> String {
        let words = Words::new(options, texts);
        let name = |id: &str, seat: Seat| words.say(id, [("name", words.name(seat))]);
        let place = |id: &str, case: &str, room: Room| words.say(id, [("room", words.place(case, room))]);
        let item = |id: &str, item: String| words.say(id, [("item", item.into())]);
        let guards = view.turn().map(|turn| guards_here(&view.board, turn));
        let paid = |label: String| match guards.and_then(|guards| price(guards).ok()) {
            Some(cost) => words.costing(label, cost),
            None => label,
        };
        match action {
            Action::CallVote => texts.text("label-call-vote"),
            Action::Vote(seat) => name("label-vote", seat),
            Action::Pick(seat) => name("label-pick", seat),
            Action::Move(room) => words.costing(place("label-move", "to", room), 1),
            Action::Use => label_use(options, &words, view),
            Action::Steal(seat, good) => {
                paid(words.say("label-steal", [("item", words.good(good).into()), ("name", words.name(seat))]))
            }
            Action::Riot(room) => paid(place("label-riot", "from", room)),
            Action::Complete => {
                let here = view.turn().and_then(|turn| view.board.task_in(view.board.prisoners[turn.seat].room));
                let task = here.map(|task| words.task(task)).unwrap_or_default();
                paid(words.say("label-complete", [("task", task.into())]))
            }
            Action::Discard(kind) => paid(item("label-discard", words.item(kind))),
            Action::Blackmail(card) => {
                let values = [("card", words.card(card).into()), ("text", words.text(card).into())];
                words.costing(words.say("label-blackmail", values), 1)
            }
            Action::Trade(seat) => words.costing(name("label-trade", seat), 0),
            Action::Bribe => words.costing(texts.text("label-bribe"), 0),
            Action::Stamina => words.costing(texts.text("label-stamina"), 0),
            Action::End => texts.text("label-end"),
            Action::Pay(good) => item("label-pay", words.good(good)),
            Action::Take(kind) => item("label-take", words.item(kind)),
            Action::Victim(seat) => name("label-victim", seat),
            Action::GuardFrom(room) => place("label-guard-from", "from", room),
            Action::GuardTo(room) => place("label-guard-to", "to", room),
            Action::Stop => texts.text("label-stop"),
            Action::Source(seat, kind) => {
                words.say("label-source", [("item", words.item(kind).into()), ("name", words.name(seat))])
            }
            Action::Keep(card) => words.say("label-keep", [("card", words.card(card).into())]),
            Action::Drop(card) => words.say("label-drop", [("card", words.card(card).into())]),
            Action::Give(good) => item("label-give", words.good(good)),
            Action::Get(good) => item("label-get", words.good(good)),
            Action::Propose => texts.text("label-propose"),
            Action::Cancel => texts.text("label-cancel"),
            Action::Accept => texts.text("label-accept"),
            Action::Decline => texts.text("label-decline"),
            Action::Room(room) => words.room(room),
            Action::Item(kind) => words.item(kind),
            Action::GiveUp(kind) => item("label-give-up", words.item(kind)),
            Action::Stay(seat) => name("label-stay", seat),
        }
    }

    fn describe_event(options: &Options, event: &Event, texts: &Texts) -> String {
        events::sentence(&Words::new(options, texts), event)
    }
}

fn ask_in_turn(words: &Words<'_>, view: &View, turn: &Turn, ask: &Ask) -> String {
    let texts = words.texts;
    let board = &view.board;
    let here = board.prisoners[turn.seat].room;
    match ask {
        Ask::Step => words.say(
            "ask-step",
            [
                ("room", words.place("in", here)),
                ("guards", guards_here(board, turn).into()),
                ("points", turn.points.into()),
            ],
        ),
        Ask::Pay => texts.text("ask-pay"),
        Ask::Take { left, .. } => words.say("ask-take", [("count", (*left).into())]),
        Ask::Holder => texts.text("ask-holder"),
        Ask::GuardFrom { left, .. } => words.say("ask-guard-from", [("count", (*left).into())]),
        Ask::GuardTo { from, .. } => words.say("ask-guard-to", [("room", words.place("from", *from))]),
        Ask::Drop => texts.text("ask-drop"),
        Ask::Source(sources) => {
            let task = board.task_in(here).map(|task| words.content.task(task));
            let icon = task.and_then(|task| task.items.get(sources.len()).copied()).unwrap_or(Item::Gun);
            words.say("ask-source", [("item", words.item(icon).into())])
        }
        Ask::Deal(deal) => {
            let (give, get) = (words.goods(deal.give), words.goods(deal.get));
            words.say("ask-deal", [("name", words.name(deal.with)), ("give", give.into()), ("get", get.into())])
        }
        Ask::Offer(deal) => {
            let (give, get) = (words.goods(deal.give), words.goods(deal.get));
            words.say("ask-offer", [("name", words.name(turn.seat)), ("give", give.into()), ("get", get.into())])
        }
        Ask::Victim(card) => words.say("ask-victim", [("card", words.card(*card).into())]),
        Ask::Loot(_, victim) => words.say("ask-loot", [("name", words.name(*victim))]),
        Ask::Target(card) => words.say("ask-target", [("card", words.card(*card).into())]),
        Ask::Lure { to, left, .. } => {
            words.say("ask-lure", [("room", words.place("to", *to)), ("count", (*left).into())])
        }
        Ask::Exile(victim) => words.say("ask-exile", [("name", words.name(*victim))]),
        Ask::Rehide(from) => words.say("ask-rehide", [("room", words.place("from", *from))]),
        Ask::GiveUp(_) => texts.text("ask-give-up"),
    }
}

fn label_use(options: &Options, words: &Words<'_>, view: &View) -> String {
    let Some(turn) = view.turn() else { return words.texts.text("label-use-room") };
    let room = view.board.prisoners[turn.seat].room;
    let side = words.content.side(room, view.board.sides[room.index()]);
    let label = words.say("label-use", [("room", words.room(room).into()), ("effect", words.effect(side).into())]);
    match use_cost(side, options.free_rooms, guards_here(&view.board, turn)) {
        Ok(cost) => words.costing(label, cost),
        Err(_) => label,
    }
}
