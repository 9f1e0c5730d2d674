//! Talks at a table in the page: a bot waits until those who share the screen have said that they are done.

mod common;

use bots::BudgetKind;
use common::{Page, setup};
use engine::{Seat, Seats};

/// Lets bots answer; says whether there was anything to answer.
fn think(page: &mut Page) -> bool {
    let questions = page.local.bot_questions();
    for question in &questions {
        let answer = games::answer(question, BudgetKind::Counted);
        page.local.bot_answered(&mut page.client_state, &answer, page.now);
    }
    !questions.is_empty()
}

/// Two people vote for the bot until it may call the vote.
fn talk(seed: u64) -> Page {
    let mut page = Page::open(setup("alcatraz", 2), seed);
    for _ in 0..4000 {
        page.client_state.take_screen();
        let bot = Seats::only(Seat::new(2));
        if page.client_state.deciders() == bot && page.client_state.talk(page.now).is_some() {
            return page;
        }
        if page.client_state.deciders().minus(bot).is_empty() {
            think(&mut page);
            continue;
        }
        let choices = page.screen().presentation.choices;
        let wanted = ["vote c", "pick c", "end", "call-vote", "decline"];
        let found = wanted.iter().find(|wanted| choices.iter().any(|choice| choice.action == **wanted));
        let action = found.map_or_else(|| choices[0].action.clone(), |found| (*found).to_owned());
        page.client_state.play(&action);
        page.local.serve(&mut page.client_state, page.now);
    }
    panic!("the bot was never the scapegoat");
}

#[test]
fn the_bot_waits_until_people_are_done() {
    let mut page = talk(1);
    assert!(!think(&mut page), "the bot is not asked yet");
    let talk = page.client_state.talk(page.now + 5000).expect("there is a talk");
    assert_eq!((talk.left_ms, talk.is_own), (115_000, true));
    assert_eq!(talk.waits_for, Seats::all(2));
    page.client_state.done_talking();
    page.client_state.done_talking();
    page.local.serve(&mut page.client_state, page.now);
    assert_eq!(page.client_state.talk(page.now), None, "one click stands for all at this screen");
    assert!(think(&mut page), "now the bot is asked");
    assert_ne!(page.client_state.deciders(), Seats::only(Seat::new(2)), "it called the vote");
}

#[test]
fn the_talk_ends_with_its_time_and_after_a_reload_it_begins_again() {
    let mut page = talk(2);
    let saved = page.local.save();
    page.now = page.local.wake_at().expect("the talk has an end");
    page.local.wake(&mut page.client_state, page.now);
    assert_eq!(page.client_state.talk(page.now), None);
    assert_ne!(page.client_state.deciders(), Seats::only(Seat::new(2)), "the vote is called");
    let mut again = Page::at(client::Local::restore(&saved, 1000).expect("it was saved"), 2);
    // The bot was asked before the page was there; its answer comes too early.
    think(&mut again);
    assert_eq!(again.client_state.talk(again.now).map(|talk| talk.left_ms), Some(120_000));
}
