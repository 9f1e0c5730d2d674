//! A thread that panics while the screen is shown gives the terminal back and says why.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::io::Read;

use bots::{BotQuestion, Level};
use client::page::ReadingSpeed;
use client::{Local, LocalSetup};
use engine::{Game, Seed, Settings, sample::Sample};
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use scene::Lang;
use terminal::{Colours, Session, TableApp, run_full_screen};

/// Set for the program in the pseudo-terminal, which is this test again.
const IS_INSIDE: &str = "ESCAPADE_TEST_PANIC";

/// Shows a table whose bot panics.
fn show_and_panic() {
    let settings = Settings::new(Sample::ABOUT.options, 2);
    let setup = LocalSetup::solo("t", "sample", settings, "ana", Level::Easy);
    let local = Local::open(setup, Seed::from_number(7), 0).unwrap();
    let session = Session::local(local, Lang::EN, ReadingSpeed::Instant, 0);
    let mut app = TableApp::table(session, Lang::EN, Colours::None);
    let thinker = Box::new(|_: &BotQuestion| panic!("the bot has lost its mind"));
    let shown = run_full_screen(&mut app, thinker, None, &mut |_| ());
    println!("the program ends with: {}", shown.unwrap_err());
}

#[test]
fn a_panic_in_any_thread_gives_the_screen_back() {
    if std::env::var_os(IS_INSIDE).is_some() {
        return show_and_panic();
    }
    let pair = native_pty_system().openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 }).unwrap();
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.args(["--exact", "a_panic_in_any_thread_gives_the_screen_back", "--nocapture"]);
    command.env(IS_INSIDE, "1");
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut written = Vec::new();
    let mut reader = pair.master.try_clone_reader().unwrap();
    // The other end of a pseudo-terminal that is closed is an error on some systems.
    let _ = reader.read_to_end(&mut written);
    child.wait().unwrap();
    let written = String::from_utf8_lossy(&written);
    let place = |text: &str| written.rfind(text).unwrap_or_else(|| panic!("no {text:?} in {written:?}"));
    let (entered, left) = (place("\x1b[?1049h"), place("\x1b[?1049l"));
    assert!(entered < left && left < place("the bot has lost its mind"), "{written:?}");
    assert!(left < place("the program ends with: a part of the program failed"), "{written:?}");
}
