//! The game in words.

mod events;
mod outline;
mod questions;
mod words;

use engine::Seat;
use scene::{EmbeddedTexts, GameText, Section, Texts};

pub(crate) use self::words::Words;
use crate::Alcatraz;
use crate::action::Action;
use crate::content::Effect;
use crate::event::Event;
use crate::rules::actions::{guards_here, price};
use crate::rules::rooms::use_cost;
use crate::state::{Ask, Blackmail, Good, Options, Room};
use crate::view::{StepView, View};

impl GameText for Alcatraz {
    const EMBEDDED_TEXTS: EmbeddedTexts = ::scene::embedded_texts!("texts");

    fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
        outline::sections(&Words::new(options, texts), view)
    }

    fn question(options: &Options, view: &View, seat: Seat, texts: &Texts) -> String {
        questions::question(options, &Words::new(options, texts), view, seat)
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
        if let Some(label) = label_answer(&words, view, action) {
            return label;
        }
        match action {
            Action::CallVote => texts.text("label-call-vote"),
            Action::Vote(seat) => words.to_seat("label-vote", seat),
            Action::Pick(seat) => words.to_seat("label-pick", seat),
            Action::Move(room) => words.costing(place("label-move", "to", room), 1),
            Action::Use => label_use(options, &words, view),
            Action::Steal(seat, good) => {
                paid(words.say("label-steal", [("item", words.a_good(good)), ("name", words.name(seat))]))
            }
            Action::Riot(room) => paid(place("label-riot", "from", room)),
            Action::Complete => {
                let here = view.turn().and_then(|turn| view.board.task_in(view.board.prisoners[turn.seat].room));
                let task = here.map(|task| words.task(task)).unwrap_or_default();
                paid(words.say("label-complete", [("task", task.into())]))
            }
            Action::Discard(kind) => paid(words.say("label-discard", [("item", words.a_good(Good::Item(kind)))])),
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
            Action::Victim(seat) => texts.seat(seat).to_owned(),
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
            Action::Accept => label_consent(&words, view).unwrap_or_else(|| texts.text("label-accept")),
            Action::Decline => texts.text("label-decline"),
            Action::Counter => texts.text("label-counter"),
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

/// What an answer to a question in the middle of a step means.
fn label_answer(words: &Words<'_>, view: &View, action: Action) -> Option<String> {
    let StepView::Turn(turn, ask) = &view.step else { return None };
    Some(match (ask, action) {
        (Ask::Holder, Action::Victim(seat)) => {
            let room = view.board.prisoners[turn.seat].room;
            let is_expose = words.content.side(room, view.board.sides[room.index()]).effect == Effect::Expose;
            words.say(if is_expose { "label-expose" } else { "label-extort" }, [("name", words.name(seat))])
        }
        (Ask::Victim(card), Action::Victim(seat)) => {
            words.say("label-victim", [("card", words.card(*card).into()), ("name", words.name(seat))])
        }
        (Ask::Loot(card, victim), Action::Item(item)) => {
            let id = if *card == Blackmail::LongFingers { "label-loot-take" } else { "label-loot" };
            words.say(id, [("item", words.a_good(Good::Item(item))), ("name", words.name(*victim))])
        }
        (Ask::Target(card), Action::Room(room)) => {
            words.say("label-target", [("card", words.card(*card).into()), ("room", words.room(room).into())])
        }
        (Ask::Exile(victim), Action::Room(room)) => {
            words.say("label-exile", [("name", words.name(*victim)), ("room", words.place("to", room))])
        }
        (Ask::Rehide(_), Action::Room(room)) => words.say("label-rehide", [("room", words.place("to", room))]),
        (Ask::Offer(deal), Action::Accept) => {
            let (get, give) = (words.goods(deal.give), words.goods(deal.get));
            words.say("label-accept-offer", [("get", get.into()), ("give", give.into())])
        }
        _ => return None,
    })
}

/// What agreeing to a request gives up, for the viewer.
fn label_consent(words: &Words<'_>, view: &View) -> Option<String> {
    let StepView::Consent(_, sources, _) = &view.step else { return None };
    let items = questions::asked_items(sources, view.viewer.seat()?);
    Some(words.say("label-accept-request", [("items", words.items(items).into())]))
}

fn label_use(options: &Options, words: &Words<'_>, view: &View) -> String {
    let Some(turn) = view.turn() else { return words.texts.text("label-use-room") };
    let room = view.board.prisoners[turn.seat].room;
    let side = words.content.side(room, view.board.sides[room.index()]);
    let label = words.say("label-use", [("room", words.place("the", room)), ("effect", words.effect(side).into())]);
    match use_cost(side, options.free_rooms, guards_here(&view.board, turn)) {
        Ok(cost) => words.costing(label, cost),
        Err(_) => label,
    }
}
