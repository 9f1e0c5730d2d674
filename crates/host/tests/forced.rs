//! Actions that the host takes for seats without a choice.

mod common;

use common::{A, B, Story};
use engine::{Dice, Settings};
use host::{ActionSource, LogEntry, TableSetup};
use protocol::{Phase, Request};

/// Plays matches of two people at random, and undoes whatever a forced action followed.
#[test]
fn undo_takes_forced_steps_back_with_the_decision_before_them() {
    let (mut forced, mut undone) = (0, 0);
    for game in games::GAMES.iter().filter(|game| game.about().seats.contains(&2)) {
        for seed in 0..3 {
            let about = game.about();
            let mut setup = TableSetup::new("t", about.name, Settings::new(about.options, 2));
            setup.grace_ms = None;
            let mut story = Story::dealt(setup, seed);
            let mut dice = Dice::seeded(seed);
            for _ in 0..300 {
                if story.host.phase() == Phase::Over {
                    break;
                }
                let deciders = story.see("ana").deciders;
                let (name, seat) = if deciders.contains(A) { ("ana", A) } else { ("ben", B) };
                let before = story.see(name);
                let entries = story.log.len();
                story.play(name, dice.below(before.menu.len() as u32) as usize);
                let is_forced = |entry: &LogEntry| matches!(entry, LogEntry::Played { by: ActionSource::Forced, seat: of, .. } if *of == seat);
                if !story.log[entries..].iter().any(|logged| is_forced(&logged.entry)) {
                    continue;
                }
                forced += 1;
                if story.ask(name, Request::Undo { seat }).is_ok() {
                    let after = story.see(name);
                    assert_eq!((after.view, after.menu), (before.view, before.menu), "{} {seed}", about.name);
                    undone += 1;
                    story.play(name, 0);
                }
            }
            story.check_restored();
        }
    }
    assert!(forced > 20 && undone > 0, "{forced} decisions were followed by forced ones, {undone} of them were undone");
}
