//! What a seat is asked.

use engine::{Dice, Game, Seat};

use super::Words;
use crate::Alcatraz;
use crate::action::Action;
use crate::content::Effect;
use crate::rules::actions::guards_here;
use crate::state::{Ask, Blackmail, Deal, Item, Items, Options, Sources, Turn};
use crate::view::{StepView, View};

/// What a seat is asked now.
pub(super) fn question(options: &Options, words: &Words<'_>, view: &View, seat: Seat) -> String {
    let texts = words.texts;
    match &view.step {
        StepView::Talk => texts.text("ask-talk"),
        StepView::Vote(_) => texts.text("ask-vote"),
        StepView::Tie(tied) => {
            let id = if options.rules.free_tie_break { "ask-tie-free" } else { "ask-tie" };
            words.say(id, [("names", words.names(*tied).into())])
        }
        StepView::Turn(turn, ask) => ask_in_turn(options, words, view, turn, ask),
        StepView::Keep(..) => texts.text("ask-keep"),
        StepView::Consent(turn, sources, _) => ask_consent(words, view, turn, sources, seat),
        StepView::Stay(tied, _) => words.say("ask-stay", [("names", words.names(*tied).into())]),
        StepView::Over(end) => words.end(*end),
    }
}

/// What to do next in a turn, and whether anything is left to do at all.
fn ask_step(options: &Options, words: &Words<'_>, view: &View, turn: &Turn) -> String {
    let here = ("room", words.place("in", view.board.prisoners[turn.seat].room));
    // What can be done hangs on nothing that is hidden from the player, so any world gives the same menu.
    let state = Alcatraz::imagine(options, view, &mut Dice::seeded(0));
    let mut menu = Vec::new();
    Alcatraz::legal(&state, turn.seat, &mut menu);
    if menu == [Action::End] {
        return words.say("ask-step-end", [here]);
    }
    if turn.points == 0 {
        return words.say("ask-step-free", [here]);
    }
    let guards = guards_here(&view.board, turn);
    words.say("ask-step", [here, ("guards", guards.into()), ("points", turn.points.into())])
}

/// A request for the items of a seat.
fn ask_consent(words: &Words<'_>, view: &View, turn: &Turn, sources: &Sources, seat: Seat) -> String {
    let task = view.board.task_in(view.board.prisoners[turn.seat].room);
    let values = [
        ("name", words.name(turn.seat)),
        ("task", task.map(|task| words.task(task)).unwrap_or_default().into()),
        ("items", words.items(asked_items(sources, seat)).into()),
        ("goat", if view.board.goat == seat { "yes" } else { "no" }.into()),
    ];
    words.say("ask-consent", values)
}

/// The items that a seat would give up for a task.
pub(super) fn asked_items(sources: &Sources, seat: Seat) -> Items {
    sources.iter().filter(|(owner, _)| *owner == seat).map(|&(_, item)| item).collect()
}

/// A question in a turn.
fn ask_in_turn(options: &Options, words: &Words<'_>, view: &View, turn: &Turn, ask: &Ask) -> String {
    let texts = words.texts;
    let board = &view.board;
    let here = board.prisoners[turn.seat].room;
    let played = |id: &str, card: Blackmail| {
        words.say(id, [("card", words.card(card).into()), ("text", words.text(card).into())])
    };
    let deal_with = |id: &str, seat: Seat, deal: &Deal| {
        let (give, get) = (words.goods(deal.give), words.goods(deal.get));
        words.say(id, [("name", words.name(seat)), ("give", give.into()), ("get", get.into())])
    };
    match ask {
        Ask::Step => ask_step(options, words, view, turn),
        Ask::Pay => words.say("ask-pay", [("room", words.place("first", here))]),
        Ask::Take { left, .. } => words.say("ask-take", [("count", (*left).into()), ("room", words.place("in", here))]),
        Ask::Holder => {
            let is_expose = words.content.side(here, board.sides[here.index()]).effect == Effect::Expose;
            texts.text(if is_expose { "ask-holder-expose" } else { "ask-holder-extort" })
        }
        Ask::GuardFrom { left, .. } => words.say("ask-guard-from", [("count", (*left).into())]),
        Ask::GuardTo { from, .. } => words.say("ask-guard-to", [("room", words.place("from", *from))]),
        Ask::Drop => texts.text("ask-drop"),
        Ask::Source(sources) => {
            let task = board.task_in(here);
            let icon = task.and_then(|task| words.content.task(task).items.get(sources.len()).copied());
            let name = task.map(|task| words.task(task)).unwrap_or_default();
            let item = words.item(icon.unwrap_or(Item::Gun));
            words.say("ask-source", [("task", name.into()), ("item", item.into())])
        }
        Ask::Deal(deal) if deal.counters > 0 => deal_with("ask-counter", deal.with, deal),
        Ask::Deal(deal) => deal_with("ask-deal", deal.with, deal),
        Ask::Offer(deal) if deal.counters > 0 => deal_with("ask-offer-counter", deal.from, deal),
        Ask::Offer(deal) => deal_with("ask-offer", deal.from, deal),
        Ask::Victim(card) => played("ask-victim", *card),
        Ask::Loot(Blackmail::LongFingers, victim) => words.say("ask-loot-take", [("name", words.name(*victim))]),
        Ask::Loot(_, victim) => words.say("ask-loot", [("name", words.name(*victim))]),
        Ask::Target(card) => played("ask-target", *card),
        Ask::Lure { to, left, .. } => {
            words.say("ask-lure", [("room", words.place("to", *to)), ("count", (*left).into())])
        }
        Ask::Exile(victim) => words.say("ask-exile", [("name", words.name(*victim))]),
        Ask::Rehide(from) => words.say("ask-rehide", [("room", words.place("from", *from))]),
        Ask::GiveUp(_) => words.say("ask-give-up", [("name", words.name(turn.seat))]),
    }
}
