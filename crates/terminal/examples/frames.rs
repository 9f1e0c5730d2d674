//! Measures the time from a key to its frame at 200 × 60, game by game: `cargo run -p terminal --example frames`.

use std::time::{Duration, Instant};

use bots::{Decision, Level};
use client::page::ReadingSpeed;
use client::{Local, LocalSetup};
use engine::{Seed, Settings};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent};
use scene::Lang;
use terminal::{Colours, Session, TableApp};

/// Keys that move, look and choose.
const KEYS: [KeyCode; 8] = [
    KeyCode::Down,
    KeyCode::Tab,
    KeyCode::Right,
    KeyCode::Char('i'),
    KeyCode::Esc,
    KeyCode::BackTab,
    KeyCode::Esc,
    KeyCode::Enter,
];

fn main() {
    for listed in games::LIST {
        let about = listed.about;
        let settings = Settings::new(about.options, *about.seats.start());
        let setup = LocalSetup::solo("t", about.name, settings, "ana", Level::Easy);
        let local = Local::open(setup, Seed::from_number(7), 0).expect("every game can be opened");
        let session = Session::local(local, Lang::EN, ReadingSpeed::Instant, 0);
        let mut app = TableApp::table(session, Lang::EN, Colours::True);
        let mut screen = Terminal::new(TestBackend::new(200, 60)).expect("a test's screen has no faults");
        let mut times: Vec<Duration> = Vec::new();
        for turn in 0..800 {
            // Bots think elsewhere, so their time does not count.
            while let Some(questions) = app.session().map(Session::bot_questions).filter(|asked| !asked.is_empty()) {
                for question in questions {
                    let action = question.menu[question.chance as usize % question.menu.len()].clone();
                    let answer = question.answer(Decision::without_search(action));
                    app.session().into_iter().for_each(|session| session.bot_answered(answer.clone(), turn));
                }
            }
            app.tick(turn);
            let start = Instant::now();
            app.handle(&Event::Key(KeyEvent::from(KEYS[turn as usize % KEYS.len()])), turn);
            screen.draw(|frame| app.draw(frame, turn)).expect("a test's screen has no faults");
            times.push(start.elapsed());
        }
        times.sort();
        let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
        println!("{:10} median {:.1} ms, p99 {:.1} ms, longest {:.1} ms", about.name, at(50), at(99), at(100));
    }
}
