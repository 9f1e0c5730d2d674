//! Replays: every step is as it was during the match, for every viewer; links; forks.

mod common;

use std::collections::BTreeSet;

use bots::Level;
use client::{Local, LocalPlayer, Perspective, Replay, ScreenState};
use common::{Page, all_games, setup};
use engine::{Seat, Seats, Viewer};
use scene::{Lang, Placement};

/// About how many steps of a replay are compared with the match, and how many are drawn at every width.
const STEPS_TRIED: usize = 60;
const WIDE_STEPS_TRIED: usize = 16;

/// A match that people at one screen played to its end, with the screen of each decision.
fn played(game: &str, seed: u64) -> (Page, Vec<(usize, client::Screen)>) {
    let people = usize::from(*games::find(game).expect("the game is there").about().seats.start());
    let mut page = Page::open(setup(game, people), seed);
    let mut seen = Vec::new();
    page.play_to_the_end(|page| {
        if let ScreenState::Table(screen) = page.show() {
            // Forced actions are taken without a screen of their own.
            let actions = page.local.save().lines().filter(|line| line.contains(r#"{"played":"#)).count();
            seen.push((actions, *screen));
        }
    });
    (page, seen)
}

#[test]
fn every_step_of_a_replay_is_as_it_was() {
    for game in all_games() {
        let (page, seen) = played(game, 29);
        let mut replay = Replay::read(&page.local.record().expect("all is well in this test").to_string()).unwrap();
        // Forwards and backwards: going back rewinds the table, going forward plays on.
        let some = seen.len() / STEPS_TRIED + 1;
        for (step, live) in seen.iter().step_by(some).chain(seen.iter().rev().step_by(10 * some + 1)) {
            let screen = replay.screen(*step, Perspective::Of(live.viewer), Lang::EN);
            let same = (&screen.presentation.scene, &screen.presentation.question, &screen.outline, &screen.log)
                == (&live.presentation.scene, &live.presentation.question, &live.outline, &live.log);
            assert!(same, "{game} at {step}");
        }
        let end = replay.screen(usize::MAX, Perspective::Of(Viewer::Spectator), Lang::named("pl"));
        assert!(matches!(end.ending.len(), 2..=3), "{:?}", end.ending);
    }
}

#[test]
fn the_perspective_of_all_shows_what_each_seat_saw() {
    for game in all_games() {
        let (page, _) = played(game, 31);
        let mut replay = Replay::read(&page.local.record().unwrap().to_string()).unwrap();
        let step = replay.len() / 2;
        let all = replay.screen(step, Perspective::All, Lang::EN);
        let mut ids = BTreeSet::new();
        for area in &all.presentation.scene.areas {
            for id in std::iter::once(&area.id).chain(area.pieces.iter().map(|piece| &piece.id)) {
                assert!(ids.insert(id.clone()), "{game}: {id} stands twice");
            }
        }
        for seat in Seats::all(replay.seats()) {
            let own = replay.screen(step, Perspective::Of(Viewer::Seat(seat)), Lang::EN).presentation.scene.areas;
            for area in own.iter().filter(|area| area.place == Placement::Own) {
                assert!(ids.contains(&format!("{seat}/{}", area.id)), "{game}: {} of {seat} is not revealed", area.id);
            }
        }
        assert!(all.paint(1000.0).sprites.len() >= ids.len(), "{game}");
        for id in &ids {
            let card = replay.explain(step, Perspective::All, Lang::EN, id);
            assert!(card.is_some_and(|card| !card.title.is_empty()), "{game}: {id} has no card");
        }
        let line_count = |perspective, replay: &mut Replay| -> usize {
            replay.steps(perspective, Lang::EN).iter().map(|step| step.lines.len()).sum()
        };
        let of_spectator = line_count(Perspective::Of(Viewer::Spectator), &mut replay);
        assert!(line_count(Perspective::All, &mut replay) >= of_spectator, "{game}");
    }
}

#[test]
fn links_lead_to_steps() {
    let (page, _) = played("sample", 31);
    let replay = Replay::read(&page.local.record().unwrap().to_string()).unwrap();
    assert_eq!(replay.step_from_link(&Replay::link_to_step(3)), Some(3));
    assert_eq!(replay.step_from_link("#100000"), Some(replay.len()));
    assert_eq!(replay.step_from_link("#over-there"), None);
}

#[test]
fn a_match_can_be_forked_from_any_step() {
    for game in all_games() {
        let (page, _) = played(game, 37);
        let record = page.local.record().unwrap();
        let mut replay = Replay::read(&record.to_string()).unwrap();
        let step = replay.len() * 3 / 4;
        let seat = Seat::new(1);
        let player = |index| {
            if index == seat.index() { LocalPlayer::Person("fay".to_owned()) } else { LocalPlayer::Bot(Level::Easy) }
        };
        let players: Vec<LocalPlayer> = (0..record.chairs.len()).map(player).collect();
        let local = Local::fork("f", &record, step, &players, 5000).unwrap();
        let mut fork = Page::at(local, 1);
        let then = replay.screen(step, Perspective::Of(Viewer::Seat(seat)), Lang::EN);
        let now = fork.screen();
        assert_eq!(now.presentation.deciders, then.presentation.deciders, "{game}");
        assert_eq!(now.presentation.scene.board, then.presentation.scene.board);
        fork.play_to_the_end(|_| ());
        let forked = fork.local.record().unwrap();
        assert_eq!(forked.moves[..step], record.moves[..step], "{game}");
        games::find(game).unwrap().verify(&forked, None).unwrap();
        // A fork that was saved comes back, too.
        let saved = fork.local.save();
        assert_eq!(Local::restore(&saved, 9000).unwrap().record(), Some(forked));
        assert!(Local::fork("f", &record, record.moves.len() + 1, &players, 0).is_err());
    }
}

#[test]
fn a_record_that_was_changed_is_refused() {
    let (page, _) = played("sample", 41);
    let text = page.local.record().unwrap().to_string();
    let first = &page.local.record().unwrap().moves[0];
    let other = Seats::all(2).without(first.seat).first().unwrap();
    let changed = text.replacen(&format!("\n1 {} ", first.seat), &format!("\n1 {other} "), 1);
    assert!(Replay::read(&changed).err().unwrap().to_string().contains("action 1 was changed"), "{text}");
    assert!(Replay::read("hello").is_err());
    let unknown = text.replacen("game: sample", "game: chess", 1);
    assert!(Replay::read(&unknown).err().unwrap().to_string().starts_with("there is no game `chess`"));
}

/// With everything revealed there is more on the table than in play, and it must still fit.
#[test]
fn a_revealed_table_can_be_drawn_at_every_width() {
    for game in all_games() {
        let (page, _) = played(game, 37);
        let mut replay = Replay::read(&page.local.record().unwrap().to_string()).unwrap();
        for step in (0..=replay.len()).step_by(replay.len() / WIDE_STEPS_TRIED + 1) {
            let screen = replay.screen(step, Perspective::All, Lang::named("pl"));
            for width in [320.0, 390.0, 560.0, 780.0, 820.0, 1000.0, 1240.0, 1600.0] {
                for sprite in &screen.paint(width).sprites {
                    let [w, h] = sprite.size;
                    assert!(w > 0.0 && h > 0.0, "{game} at {width} px, step {step}: {} is {w} by {h}", sprite.id);
                }
            }
        }
    }
}
