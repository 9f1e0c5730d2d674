//! Moments: the events that are staged, with a headline and what they mean.
//!
//! A moment says no more than its event and the content, which everybody knows.

use engine::{Seat, Seats};
use scene::{Figure, Moment, MomentKind, TextValue, Tone};

use crate::event::{Event, Votes};
use crate::state::{Deal, End, Good, Room, Sources, TaskId};
use crate::text::Words;

/// How an event is staged. Small steps that can be seen on the board have no moment.
pub(super) fn moment(words: &Words<'_>, seats: u8, event: &Event) -> Option<Moment> {
    Some(match event {
        Event::Round(round) => round_begins(words, *round),
        Event::RoomFull(room) => {
            plain(words, "room-full", [("room", words.place("first", *room))]).detail(more(words, "room-full"))
        }
        Event::GuardCame(room) => plain(words, "guard-came", [("room", words.place("to", *room))])
            .detail(more(words, "guard-came"))
            .tone(Tone::Bad),
        Event::VoteCalled(seat) => about(words, "vote-called", *seat).detail(more(words, "vote-called")),
        Event::Votes(votes) => votes_opened(words, votes),
        Event::Picked(seat, goat) => {
            between(words, "picked", *seat, *goat).detail(words.to_seat("moment-picked-more", *seat))
        }
        Event::Goat(seat, bonus) => elected(words, *seat, *bonus),
        Event::Turn(seat, points) => {
            let turn = with(words, "turn", *seat, ("count", (*points).into())).figure(counted(*seat, 0, *points));
            Moment { kind: MomentKind::Turn, ..turn }
        }
        Event::GuardMoved(from, to) => {
            plain(words, "guard-moved", [("room", words.place("to", *to))]).detail(came_from(words, *from))
        }
        // Those who draw see the cards themselves, in the next moment.
        Event::Drew(seat, _) if words.is_reader(*seat) => return None,
        Event::Drew(seat, count) => with(words, "drew", *seat, ("count", (*count).into())).detail(more(words, "drew")),
        Event::DrewCards(cards) => {
            let moment = plain(words, "drew-cards", [("count", cards.len().into())]).tone(Tone::Good);
            cards.iter().fold(moment, |moment, card| moment.detail(words.card_with_text(card)))
        }
        Event::Dropped(seat, card) => {
            with(words, "dropped", *seat, ("card", words.card(*card).into())).detail(words.text(*card)).tone(Tone::Bad)
        }
        Event::Extorted(seat, victim) => between(words, "extorted", *seat, *victim).tone(Tone::Bad),
        Event::ExtortedCard(card) => {
            plain(words, "extorted-card", [("card", words.card(*card).into())]).detail(words.text(*card))
        }
        Event::Stole(seat, victim, good) => taken(words, "stole", *seat, *victim, *good),
        Event::Seized(seat, victim, good) => taken(words, "seized", *seat, *victim, *good),
        Event::Rioted(seat, from, to) => {
            with(words, "rioted", *seat, ("room", words.place("in", *to))).detail(came_from(words, *from))
        }
        Event::Bribed(seat) => about(words, "bribed", *seat).detail(words.to_seat("moment-bribed-more", *seat)),
        Event::Exerted(seat) => about(words, "exerted", *seat).tone(Tone::Good),
        // Those who offer know what they offer.
        Event::Offered(seat, _) | Event::Countered(seat, _) if words.is_reader(*seat) => return None,
        Event::Offered(seat, deal) => deal_told(words, "offered", *seat, deal),
        Event::Countered(seat, deal) => deal_told(words, "countered", *seat, deal),
        Event::Traded(seat, deal) => deal_told(words, "traded", *seat, deal).tone(Tone::Good),
        Event::TradeDeclined(seat) => about(words, "trade-declined", *seat).detail(more(words, "trade-declined")),
        Event::Requested(seat, task, sources) => requested(words, *seat, *task, sources),
        Event::RequestDeclined(seat) => {
            about(words, "request-declined", *seat).detail(more(words, "request-declined")).tone(Tone::Bad)
        }
        Event::Completed(seat, task) => with(words, "completed", *seat, ("task", words.task(*task).into()))
            .detail(element(words, "moment-completed-pays", *task))
            .tone(Tone::Good)
            .figure(counted(*seat, 0, 1)),
        // Everybody else sees it on the sheets, and in the moments of the task and of the card for the others.
        Event::Marked(seat, _) if !words.is_reader(*seat) => return None,
        Event::Marked(seat, marked) => {
            let caption = words.texts.text(&format!("element-{marked}"));
            plain(words, "marked", [("letter", marked.word().into()), ("caption", caption.into())])
                .of(*seat)
                .tone(Tone::Good)
        }
        Event::Reward(task) => Moment::new(MomentKind::Highlight, element(words, "moment-reward", *task))
            .detail(words.say("moment-reward-card", [("task", words.task(*task).into())]))
            .detail(more(words, "reward"))
            .tone(Tone::Good),
        Event::NoReward => plain(words, "no-reward", []).detail(more(words, "no-reward")),
        Event::Posted(task, room) => posted(words, *task, *room),
        Event::NoTask => plain(words, "no-task", []).detail(more(words, "no-task")),
        Event::Blackmailed(seat, card) => with(words, "blackmailed", *seat, ("card", words.card(*card).into()))
            .detail(words.say("moment-blackmailed-text", [("text", words.text(*card).into())]))
            .tone(Tone::Bad),
        Event::Lost(seat, item) => {
            with(words, "lost", *seat, ("thing", words.a_good(Good::Item(*item)))).tone(Tone::Bad)
        }
        Event::Sent(seat, room) => with(words, "sent", *seat, ("room", words.place("to", *room))).tone(Tone::Bad),
        Event::Chores(seat, count) => {
            with(words, "chores", *seat, ("count", (*count).into())).tone(Tone::Bad).figure(counted(*seat, 0, *count))
        }
        Event::Closed(room) => plain(words, "closed", [("room", words.place("first", *room))])
            .detail(more(words, "closed"))
            .tone(Tone::Bad),
        Event::TaskMoved(task, from, to) => plain(words, "task-moved", [("room", words.place("to", *to))])
            .detail(words.task(*task))
            .detail(came_from(words, *from)),
        Event::Scrapped(task) => plain(words, "scrapped", [("task", words.task(*task).into())])
            .detail(more(words, "scrapped"))
            .tone(Tone::Bad),
        Event::Favour(seat, count) => {
            with(words, "favour", *seat, ("count", (*count).into())).tone(Tone::Good).figure(counted(*seat, 0, *count))
        }
        Event::PlanComplete => plain(words, "plan-complete", []).detail(more(words, "plan-complete")).tone(Tone::Alarm),
        Event::StayVotes(votes) => ballots(words, plain(words, "stay-votes", []), votes),
        Event::Ended(end) => ended(words, seats, *end),
        Event::Voted(_)
        | Event::TurnEnded(_)
        | Event::Moved(..)
        | Event::Used(..)
        | Event::Paid(..)
        | Event::Returned(..)
        | Event::Took(..)
        | Event::Rested(..)
        | Event::Earned(..)
        | Event::Reshuffled
        | Event::Kept(_)
        | Event::Discarded(..)
        | Event::Cancelled(_)
        | Event::Answered(_)
        | Event::TaskUnder(_) => return None,
    })
}

/// A highlight that is about nobody.
fn plain<'a, const N: usize>(words: &Words<'_>, id: &str, values: [(&'a str, TextValue<'a>); N]) -> Moment {
    Moment::new(MomentKind::Highlight, words.say(&format!("moment-{id}"), values))
}

/// A highlight about a seat.
fn about(words: &Words<'_>, id: &str, seat: Seat) -> Moment {
    Moment::new(MomentKind::Highlight, words.to_seat(&format!("moment-{id}"), seat)).of(seat)
}

/// A highlight about a seat and something else.
fn with(words: &Words<'_>, id: &str, seat: Seat, value: (&str, TextValue<'_>)) -> Moment {
    Moment::new(MomentKind::Highlight, words.to_seat_with(&format!("moment-{id}"), seat, value)).of(seat)
}

/// A highlight about what one seat does to another.
fn between(words: &Words<'_>, id: &str, seat: Seat, other: Seat) -> Moment {
    Moment::new(MomentKind::Highlight, words.to_pair(&format!("moment-{id}"), seat, other)).of(seat).of(other)
}

/// A number of a seat that is seen to count.
fn counted(seat: Seat, from: u8, to: u8) -> Figure {
    Figure::Number { seat, from: from.into(), to: to.into() }
}

/// What a highlight means, for everybody alike.
fn more(words: &Words<'_>, id: &str) -> String {
    words.texts.text(&format!("moment-{id}-more"))
}

/// A line about the element of a task.
fn element(words: &Words<'_>, id: &str, task: TaskId) -> String {
    let letter = task.element();
    let caption = words.texts.text(&format!("element-{letter}"));
    words.say(id, [("letter", letter.word().into()), ("caption", caption.into())])
}

fn came_from(words: &Words<'_>, from: Room) -> String {
    words.say("moment-came-from", [("room", words.place("from", from))])
}

/// ALC-030: the number of guards follows from the number of the round.
fn round_begins(words: &Words<'_>, round: u8) -> Moment {
    let moment = Moment { kind: MomentKind::Chapter, ..plain(words, "round", [("round", round.into())]) };
    let guards = &words.content.guards;
    match (guards.most() + 1).checked_sub(guards.at_start() + round) {
        Some(left) => moment.detail(words.say("moment-round-left", [("left", left.into())])),
        None => moment,
    }
}

/// The votes for the next scapegoat: who is named most often, and who named whom.
fn votes_opened(words: &Words<'_>, votes: &Votes) -> Moment {
    let count = |seat: Seat| votes.iter().filter(|(_, vote)| *vote == seat).count() as u8;
    let most = votes.iter().map(|&(_, vote)| count(vote)).max().unwrap_or_default();
    let first: Seats = votes.iter().map(|&(_, vote)| vote).filter(|&vote| count(vote) == most).collect();
    let moment = match first.single() {
        Some(goat) => with(words, "votes", goat, ("count", most.into())),
        None => plain(words, "votes-tied", [("names", words.names(first).into())]),
    };
    let named: Seats = votes.iter().map(|&(_, vote)| vote).collect();
    let figure = |seat: Seat| Figure::Number { seat, from: 0, to: count(seat).into() };
    let moment = named.iter().map(figure).fold(moment, Moment::figure);
    ballots(words, moment, votes)
}

/// A line for each vote.
fn ballots(words: &Words<'_>, moment: Moment, votes: &Votes) -> Moment {
    let line = |&(voter, vote): &(Seat, Seat)| match voter == vote {
        true => words.to_seat("moment-vote-self", voter),
        false => words.to_pair("moment-vote", voter, vote),
    };
    votes.iter().fold(moment, |moment, vote| moment.of(vote.0).detail(line(vote)))
}

/// ALC-040 to ALC-045: what it means to be the scapegoat.
fn elected(words: &Words<'_>, seat: Seat, bonus: u8) -> Moment {
    let id = if bonus == 1 { "goat-new" } else { "goat-again" };
    about(words, id, seat)
        .detail(words.to_seat_with("moment-goat-bonus", seat, ("count", bonus.into())))
        .detail(words.to_seat("moment-goat-rights", seat))
        .detail(words.to_seat("moment-goat-end", seat))
        .tone(Tone::Bad)
        .figure(counted(seat, bonus.saturating_sub(1), bonus))
}

fn taken(words: &Words<'_>, id: &str, seat: Seat, victim: Seat, good: Good) -> Moment {
    let headline = words.to_pair_with(&format!("moment-{id}"), seat, victim, ("thing", words.a_good(good)));
    Moment::new(MomentKind::Highlight, headline).of(seat).of(victim).tone(Tone::Bad)
}

/// A trade: what each side gives.
fn deal_told(words: &Words<'_>, id: &str, seat: Seat, deal: &Deal) -> Moment {
    let gives = |seat, goods| words.to_seat_with("moment-gives", seat, ("goods", words.goods(goods).into()));
    between(words, id, seat, deal.with).detail(gives(seat, deal.give)).detail(gives(deal.with, deal.get))
}

/// A request for the items of others.
fn requested(words: &Words<'_>, seat: Seat, task: TaskId, sources: &Sources) -> Moment {
    let owners = sources.iter().map(|&(owner, _)| owner);
    about(words, "requested", seat)
        .of_all(owners)
        .detail(words.task(task))
        .detail(words.say("moment-requested-items", [("items", words.sources(sources).into())]))
}

/// A new task: what it is called, what it needs and what it pays.
fn posted(words: &Words<'_>, id: TaskId, room: Room) -> Moment {
    let task = words.content.task(id);
    let needs = [
        ("items", words.items(task.items.iter().copied().collect()).into()),
        ("prisoners", task.prisoners.get().into()),
        ("guards", task.guards.get().into()),
    ];
    plain(words, "posted", [("room", words.place("in", room))])
        .detail(words.task(id))
        .detail(words.say("moment-posted-needs", needs))
        .detail(element(words, "moment-completed-pays", id))
}

/// The end, as the reader meets it.
fn ended(words: &Words<'_>, seats: u8, end: End) -> Moment {
    let ending = |moment: Moment| Moment { kind: MomentKind::Ending, ..moment };
    let all = Seats::all(seats);
    match end {
        End::Guards => {
            ending(plain(words, "end-guards", [])).detail(more(words, "end-guards")).of_all(all).tone(Tone::Alarm)
        }
        End::Amnesty => {
            ending(plain(words, "end-amnesty", [])).detail(more(words, "end-amnesty")).of_all(all).tone(Tone::Good)
        }
        End::Escape { stays } if words.is_reader(stays) => {
            ending(plain(words, "end-stay", [])).detail(more(words, "end-stay")).of(stays).tone(Tone::Alarm)
        }
        End::Escape { stays } => {
            let escapes = all.iter().any(|seat| words.is_reader(seat));
            let id = if escapes { "end-escape" } else { "end-escape-all" };
            ending(plain(words, id, [("name", words.name(stays))]))
                .detail(words.say("moment-end-escape-more", [("name", words.name(stays))]))
                .of_all(all)
                .tone(Tone::Good)
        }
    }
}
