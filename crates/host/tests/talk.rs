//! Talks: a bot that could end one waits for the people at the table.

mod common;

use bots::Level;
use common::{A, B, C, Story, player};
use engine::{Dice, Seats, Settings};
use host::{ActionSource, LogEntry, SeatReservation, TableSetup};
use protocol::{Code, Phase, Request};

/// A table of Alcatraz with a bot in the last seat, at the moment when that bot may call the vote.
fn talk(people: &[&str], seed: u64) -> Story {
    let game = games::find("alcatraz").expect("there is such a game");
    let reserved = |name: &&str| SeatReservation::Person { player: player(name), name: (*name).to_owned(), bot: false };
    let bots = std::iter::repeat_n(SeatReservation::Bot(Level::Easy), 3 - people.len());
    let setup = TableSetup {
        seats: people.iter().map(reserved).chain(bots).collect(),
        grace_ms: None,
        ..TableSetup::new("t", "alcatraz", Settings::new(game.about().options, 3))
    };
    let mut story = Story::new(setup, seed);
    for (name, seat) in people.iter().zip([A, B, C]) {
        story.hello(name);
        story.ok(name, Request::Ready { seat, ready: true, salt: None });
    }
    let mut dice = Dice::seeded(seed);
    for _ in 0..5000 {
        assert_eq!(story.host.phase(), Phase::Playing, "the match is over before the bot was the goat");
        let deciders = story.see(people[0]).deciders;
        if story.state().patience_until_ms.is_some() && deciders == Seats::only(C) {
            return story;
        }
        match deciders.iter().find(|seat| seat.index() < people.len()) {
            None => story.think(),
            Some(seat) => {
                let name = people[seat.index()];
                let menu = story.see(name).menu;
                // Everybody votes for the bot, and nobody does anything else.
                let wanted = ["vote c", "pick c", "end", "call-vote", "decline"];
                let found = wanted.iter().find_map(|wanted| menu.iter().position(|action| action == wanted));
                story.play(name, found.unwrap_or_else(|| dice.below(menu.len() as u32) as usize));
            }
        }
    }
    panic!("the bot was never the goat");
}

fn done(story: &Story) -> Request {
    Request::DoneTalking { until_ms: story.state().patience_until_ms.expect("there is a talk") }
}

fn called_by(story: &Story) -> Option<ActionSource> {
    story.log.iter().rev().find_map(|logged| match &logged.entry {
        LogEntry::Played { action, by, .. } if action == "call-vote" => Some(*by),
        _ => None,
    })
}

#[test]
fn a_bot_calls_the_vote_when_everybody_is_done() {
    let mut story = talk(&["ana", "ben"], 1);
    story.think();
    assert_eq!(story.state().talking, Seats::only(A).with(B));
    assert!(story.bot_questions.is_empty(), "the bot waits");
    let request = done(&story);
    story.ok("ana", request.clone());
    story.ok("ana", request.clone());
    assert_eq!((story.state().talking, story.bot_questions.len()), (Seats::only(B), 0));
    story.check_restored();
    story.ok("ben", request);
    assert_eq!((story.state().talking, story.bot_questions.len()), (Seats::NONE, 1));
    story.think();
    assert_eq!(called_by(&story), Some(ActionSource::Bot));
    assert_eq!(story.state().patience_until_ms, None);
    story.check_restored();
}

#[test]
fn a_bot_waits_no_longer_than_the_talk_may_last() {
    let mut story = talk(&["ana", "ben"], 2);
    story.think();
    story.pass(119_000);
    assert!(story.state().patience_until_ms.is_some());
    story.pass(1_000);
    assert_eq!(story.state().patience_until_ms, None);
    assert_eq!(called_by(&story), Some(ActionSource::Patience));
    story.check_restored();
}

#[test]
fn those_who_are_away_and_one_alone_do_not_talk() {
    let mut story = talk(&["ana", "ben"], 3);
    story.gone("ben");
    assert_eq!((story.state().talking, story.bot_questions.len()), (Seats::NONE, 1), "ana is alone");
    story.hello("ben");
    assert_eq!(story.state().talking, Seats::only(A).with(B), "ben is back");
    let calls = story.log.len();
    story.think();
    assert_eq!(story.log.len(), calls, "the answer that came too early does not count");
    let request = done(&story);
    story.ok("ana", request.clone());
    story.ok("ben", request);
    story.think();
    assert_eq!(called_by(&story), Some(ActionSource::Bot));
}

#[test]
fn being_done_counts_for_this_talk_and_for_players() {
    let mut story = talk(&["ana", "ben"], 4);
    let Request::DoneTalking { until_ms } = done(&story) else { panic!("it is that request") };
    story.ok("ana", Request::DoneTalking { until_ms: until_ms - 1 });
    assert_eq!(story.state().talking, Seats::only(A).with(B), "that was another talk");
    story.hello("dan");
    assert_eq!(story.ask("dan", Request::DoneTalking { until_ms }).unwrap_err().code, Code::NotSeated);
}
