//! Events in words.

use engine::Seat;

use super::Words;
use crate::event::Event;
use crate::state::{Good, Item, Room, TaskId};

/// What happened, in one sentence.
pub(super) fn sentence(words: &Words<'_>, event: &Event) -> String {
    let texts = words.texts;
    let name = |id: &str, seat: &Seat| words.to_seat(id, *seat);
    let task = |id: &str, task: &TaskId| words.say(id, [("task", words.task(*task).into())]);
    let number = |id: &str, seat: &Seat, count: &u8| words.to_seat_with(id, *seat, ("count", (*count).into()));
    let thing = |id: &str, seat: &Seat, thing: String| words.to_seat_with(id, *seat, ("thing", thing.into()));
    let one =
        |id: &str, seat: &Seat, item: Item| words.to_seat_with(id, *seat, ("thing", words.a_good(Good::Item(item))));
    let pair = |id: &str, seat: &Seat, other: &Seat| words.to_pair(id, *seat, *other);
    let moved = |id: &str, from: &Room, to: &Room| {
        words.say(id, [("from", words.place("from", *from)), ("to", words.place("to", *to))])
    };
    match event {
        Event::Round(round) => words.say("tell-round", [("round", (*round).into())]),
        Event::RoomFull(room) => words.say("tell-room-full", [("room", words.place("first", *room))]),
        Event::GuardCame(room) => words.say("tell-guard-came", [("room", words.place("to", *room))]),
        Event::VoteCalled(seat) => name("tell-vote-called", seat),
        Event::Voted(seat) => name("tell-voted", seat),
        Event::Votes(votes) => words.say("tell-votes", [("votes", words.votes(votes).into())]),
        Event::Picked(seat, goat) => pair("tell-picked", seat, goat),
        Event::Goat(seat, bonus) => number("tell-goat", seat, bonus),
        Event::Turn(seat, points) => number("tell-turn", seat, points),
        Event::TurnEnded(seat) => name("tell-turn-ended", seat),
        Event::Moved(seat, room) => words.to_seat_with("tell-moved", *seat, ("room", words.place("to", *room))),
        Event::Sent(seat, room) => words.to_seat_with("tell-sent", *seat, ("room", words.place("to", *room))),
        Event::Used(seat, room) => words.to_seat_with("tell-used", *seat, ("thing", words.place("the", *room))),
        Event::Paid(seat, good) => thing("tell-paid", seat, words.good(*good)),
        Event::Returned(item, room) => {
            words.say("tell-returned", [("thing", words.item(*item).into()), ("room", words.place("to", *room))])
        }
        Event::Took(seat, item) => thing("tell-took", seat, words.item(*item)),
        Event::Rested(seat, count) => number("tell-rested", seat, count),
        Event::Earned(seat, count) => number("tell-earned", seat, count),
        Event::GuardMoved(from, to) => moved("tell-guard-moved", from, to),
        Event::Drew(seat, count) => number("tell-drew", seat, count),
        Event::DrewCards(cards) => words.say("tell-drew-cards", [("cards", words.cards(*cards).into())]),
        Event::Reshuffled => texts.text("tell-reshuffled"),
        Event::Kept(seat) => name("tell-kept", seat),
        Event::Dropped(seat, card) => thing("tell-dropped", seat, words.card(*card)),
        Event::Extorted(seat, victim) => pair("tell-extorted", seat, victim),
        Event::ExtortedCard(card) => words.say("tell-extorted-card", [("card", words.card(*card).into())]),
        Event::Stole(seat, victim, good) | Event::Seized(seat, victim, good) => {
            let id = if matches!(event, Event::Stole(..)) { "tell-stole" } else { "tell-seized" };
            words.to_pair_with(id, *seat, *victim, ("thing", words.a_good(*good)))
        }
        Event::Rioted(seat, from, _) => words.to_seat_with("tell-rioted", *seat, ("room", words.place("from", *from))),
        Event::Discarded(seat, item) => one("tell-discarded", seat, *item),
        Event::Bribed(seat) => name("tell-bribed", seat),
        Event::Exerted(seat) => name("tell-exerted", seat),
        Event::Countered(seat, offer) => words.deal("tell-countered", *seat, offer),
        Event::Offered(seat, offer) => words.deal("tell-offered", *seat, offer),
        Event::Traded(seat, done) => words.deal("tell-traded", *seat, done),
        Event::TradeDeclined(seat) => name("tell-trade-declined", seat),
        Event::Cancelled(seat) => name("tell-cancelled", seat),
        Event::Requested(seat, asked, sources) => {
            let values = [
                ("who", texts.who(*seat)),
                ("name", words.name(*seat)),
                ("task", words.task(*asked).into()),
                ("items", words.sources(sources).into()),
            ];
            words.say("tell-requested", values)
        }
        Event::Answered(seat) => name("tell-answered", seat),
        Event::RequestDeclined(seat) => name("tell-request-declined", seat),
        Event::Completed(seat, done) => thing("tell-completed", seat, words.task(*done)),
        Event::Marked(seat, element) => thing("tell-marked", seat, element.word().to_owned()),
        Event::Reward(drawn) => task("tell-reward", drawn),
        Event::NoReward => texts.text("tell-no-reward"),
        Event::TaskUnder(drawn) => task("tell-task-under", drawn),
        Event::Posted(posted, room) => {
            words.say("tell-posted", [("task", words.task(*posted).into()), ("room", words.place("in", *room))])
        }
        Event::NoTask => texts.text("tell-no-task"),
        Event::Blackmailed(seat, card) => thing("tell-blackmailed", seat, words.card(*card)),
        Event::Lost(seat, item) => one("tell-lost", seat, *item),
        Event::Chores(seat, count) => number("tell-chores", seat, count),
        Event::Closed(room) => words.say("tell-closed", [("room", words.place("first", *room))]),
        Event::TaskMoved(hidden, from, to) => {
            let values = [
                ("task", words.task(*hidden).into()),
                ("from", words.place("from", *from)),
                ("to", words.place("to", *to)),
            ];
            words.say("tell-task-moved", values)
        }
        Event::Scrapped(scrapped) => task("tell-scrapped", scrapped),
        Event::Favour(seat, count) => number("tell-favour", seat, count),
        Event::PlanComplete => texts.text("tell-plan-complete"),
        Event::StayVotes(votes) => words.say("tell-stay-votes", [("votes", words.votes(votes).into())]),
        Event::Ended(end) => words.end(*end),
    }
}
