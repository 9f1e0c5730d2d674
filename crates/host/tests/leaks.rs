//! What a seat may not know reaches it in no way: neither in what is sent, nor in how much, nor in numbers and clocks.

mod common;

use common::{A, B, C, Story, player, setup};
use engine::{Dice, Seat, Settings, Viewer};
use host::{Clock, Host, TableSetup};
use protocol::{Message, Request, ResumePoint, Update};

/// Different bids of ana look the same to everybody else until the last bid opens them all.
#[test]
fn a_sealed_choice_looks_the_same_whatever_it_is() {
    for clock in [Clock::None, Clock::Decision { seconds: 30 }, Clock::Player { seconds: 60, increment: 2 }] {
        let mut stories: Vec<Story> = (0..2).map(|_| Story::dealt(TableSetup { clock, ..setup(3) }, 4)).collect();
        stories.iter_mut().for_each(|story| story.hello("eve"));
        for (choice, story) in stories.iter_mut().enumerate() {
            story.now += 700;
            story.play("ana", choice);
            story.now += 700;
            story.play("ben", 0);
        }
        for seat in [Some(B), Some(C), None] {
            let [one, other] = [stories[0].sent_to(seat), stories[1].sent_to(seat)];
            assert!(!one.is_empty());
            assert_eq!(one, other);
        }
        assert_ne!(stories[0].sent_to(Some(A)), stories[1].sent_to(Some(A)));
        stories.iter_mut().for_each(|story| story.play("cyd", 0));
        assert_ne!(stories[0].sent_to(Some(B)), stories[1].sent_to(Some(B)), "the bids are open");
    }
}

/// Hidden undos and retries of others leave no trace in what a seat is sent, but that something was taken back.
#[test]
fn a_refused_action_of_others_is_nobodys_business() {
    let mut story = Story::dealt(setup(3), 4);
    story.ask("ana", Request::Play { seat: A, question: 1, action: "bank".to_owned() }).unwrap_err();
    story.ask("ana", Request::Play { seat: A, question: 9, action: "bid 1".to_owned() }).unwrap_err();
    story.ask("ana", Request::Undo { seat: A }).unwrap_err();
    assert!(story.sent_to(Some(B)).is_empty());
}

/// Worlds with other seeds in which ana holds the same hand: she is sent the same bytes until she could know better.
#[test]
fn other_hands_look_the_same() {
    let hand = |seed: u64| Story::dealt(setup(3), seed).see("ana").view;
    let wanted = hand(1);
    let other = (2..5000).find(|&seed| hand(seed) == wanted).expect("hands repeat");
    let bytes = |seed: u64| {
        let mut story = Story::dealt(setup(3), seed);
        let promise = story.state().commitment.to_string();
        story.play("cyd", 2);
        story.play("ben", 1);
        let mut sent = story.sent_to(Some(A));
        sent.push(Message::Update(Box::new(story.see("ana"))).into_json());
        // The promise about the seed is a hash of a secret: it differs, and tells nothing.
        sent.iter().map(|text| text.replace(&promise, "promise")).collect::<Vec<_>>()
    };
    assert_eq!(bytes(1), bytes(other));
}

/// In every game: whatever somebody does or takes back that a viewer cannot see sends that viewer nothing at all.
#[test]
fn what_cannot_be_seen_sends_nothing() {
    let mut undone = 0;
    for entry in games::GAMES {
        let mut quiet = 0;
        for seed in 0..6 {
            let (steps, undos) = watch_quietly(entry.about().name, seed);
            quiet += steps;
            undone += undos;
        }
        println!("{}: {quiet} steps sent nothing to those who could not see them", entry.about().name);
    }
    assert!(undone > 100, "hidden steps were taken back {undone} times");
}

fn watch_quietly(game: &'static str, seed: u64) -> (u32, u32) {
    let entry = games::find(game).expect("the game is there");
    let seats = *entry.about().seats.start();
    let mut setup = TableSetup::new("t", game, Settings::new(entry.about().options, seats));
    setup.clock = Clock::Decision { seconds: 3600 };
    let names = &["ana", "ben", "cyd", "dan"][..usize::from(seats)];
    let mut story = Story::dealt(setup, seed);
    let mut dice = Dice::seeded(seed);
    let (mut quiet, mut undone) = (0, 0);
    for _ in 0..120 {
        story.now += 100;
        let before: Vec<Update> = names.iter().map(|name| story.see(name)).collect();
        let deciders = before[0].deciders;
        let Some(seat) = deciders.iter().nth(dice.below(u32::from(deciders.len()).max(1)) as usize) else { break };
        let own = &before[seat.index()];
        let action = dice.pick(&own.menu).clone();
        story.sent.clear();
        let name = names[seat.index()];
        story.ok(name, Request::Play { seat, question: own.question, action: action.clone() });
        let mut is_hidden = true;
        for other in (0..seats).map(Seat::new).filter(|&other| other != seat) {
            let sent = story.sent_to(Some(other));
            let seen = [(Viewer::Seat(other), before[other.index()].seq)].into();
            let after = look(&mut story.host, names[other.index()], ResumePoint { updates: seen, chat: 0 }, story.now);
            let same = after.view == before[other.index()].view && after.deciders == before[other.index()].deciders;
            if same && after.events.is_empty() && after.question == before[other.index()].question {
                assert!(sent.is_empty(), "{other} sees nothing new, and was sent {sent:?}");
                quiet += 1;
            } else {
                is_hidden = false;
            }
        }
        if is_hidden && seats > 1 && story.ask(name, Request::Undo { seat }).is_ok() {
            let others = (0..seats).map(Seat::new).filter(|&other| other != seat);
            others.for_each(|other| assert_eq!(story.sent_to(Some(other)), [""; 0], "{other} learnt of an undo"));
            undone += 1;
            let question = story.see(name).question;
            story.ok(name, Request::Play { seat, question, action });
        }
    }
    (quiet, undone)
}

fn look(host: &mut Host, name: &str, seen: ResumePoint, now: u64) -> Update {
    let effects = host.handle(&player(name), 0, common::hello(seen), now);
    let update = effects.messages.into_iter().find_map(|(_, message)| match message {
        Message::Update(update) => Some(*update),
        _ => None,
    });
    update.expect("a match is in play")
}
