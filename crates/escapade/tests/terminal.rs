//! The table in a real pseudo-terminal: played by keys, left and taken up again.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// A terminal with the command in it.
struct PseudoTerminal {
    child: Box<dyn Child + Send + Sync>,
    _master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    /// All that was written, and the screen that it makes.
    seen: Arc<Mutex<(Vec<u8>, vt100::Parser)>>,
    /// Reads until the command has ended and all that it wrote was read.
    reader: Option<JoinHandle<()>>,
}

impl PseudoTerminal {
    fn start(arguments: &[&str], (columns, lines): (u16, u16), variables: &[(&str, &str)]) -> PseudoTerminal {
        let size = PtySize { rows: lines, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_escapade"));
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        // The environment of the tests may ask for colours, or for none.
        ["NO_COLOR", "COLORTERM"].into_iter().for_each(|name| command.env_remove(name));
        command.env("XDG_STATE_HOME", PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pty-state"));
        variables.iter().for_each(|(name, value)| command.env(name, value));
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let seen = Arc::new(Mutex::new((Vec::new(), vt100::Parser::new(lines, columns, 0))));
        let shared = seen.clone();
        let reader = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                let mut seen = shared.lock().unwrap();
                seen.0.extend_from_slice(&bytes[..count]);
                seen.1.process(&bytes[..count]);
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        PseudoTerminal { child, _master: pair.master, keyboard, seen, reader: Some(reader) }
    }

    fn text(&self) -> String {
        self.seen.lock().unwrap().1.screen().contents()
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Waits until the screen shows one of these texts.
    fn wait_for(&self, texts: &[&str]) -> String {
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            let text = self.text();
            if texts.iter().any(|wanted| text.contains(wanted)) {
                return text;
            }
            assert!(Instant::now() < until, "none of {texts:?} in\n{text}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn play_to_the_end(&mut self) {
        let until = Instant::now() + Duration::from_secs(120);
        while !self.text().contains("The match is over") {
            assert!(Instant::now() < until, "{}", self.text());
            self.press("1");
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Waits until the command has ended, and gives whether it was content, and all that it wrote.
    fn end(&mut self) -> (bool, String) {
        let status = self.child.wait().unwrap();
        // What was written last may still be on its way when the command is gone.
        self.reader.take().unwrap().join().unwrap();
        (status.success(), String::from_utf8_lossy(&self.seen.lock().unwrap().0).into_owned())
    }
}

const PLAY: [&str; 8] = ["play", "sample", "--level", "random", "--seed", "5", "--pace", "instant"];

#[test]
fn a_match_is_played_by_keys_at_three_sizes_and_colours() {
    let kinds =
        [((80, 24), ("NO_COLOR", "1")), ((120, 40), ("COLORTERM", "truecolor")), ((200, 60), ("COLORTERM", ""))];
    for (size, variable) in kinds {
        let mut terminal = PseudoTerminal::start(&PLAY, size, &[variable]);
        terminal.wait_for(&["Which card do you bid?"]);
        terminal.play_to_the_end();
        terminal.press("q\r");
        let (is_content, written) = terminal.end();
        assert!(is_content, "{written}");
        assert!(written.contains("\x1b[?1049h") && written.contains("\x1b[?1049l"), "the screen is given back");
        let has_true = written.contains("38;2;");
        assert_eq!(has_true, variable == ("COLORTERM", "truecolor"));
        if variable.0 == "NO_COLOR" {
            assert!(!written.contains("[38;5;") && !written.contains("[33"), "no colours");
        }
    }
}

#[test]
fn a_match_that_is_ended_from_outside_is_kept_and_goes_on() {
    let state = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pty-kept");
    let _ = std::fs::remove_dir_all(&state);
    let variable = [("XDG_STATE_HOME", state.to_str().unwrap())];
    let mut terminal = PseudoTerminal::start(&PLAY, (80, 24), &variable);
    terminal.wait_for(&["Which card do you bid?"]);
    terminal.press("1");
    let file = state.join("escapade").join("sample.record");
    let until = Instant::now() + Duration::from_secs(60);
    while !std::fs::read_to_string(&file).unwrap_or_default().contains(" a bid") {
        assert!(Instant::now() < until, "{}", terminal.text());
        std::thread::sleep(Duration::from_millis(20));
    }
    let id = terminal.child.process_id().unwrap().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert!(terminal.end().1.contains("\x1b[?1049l"), "the screen is given back");
    let mut terminal = PseudoTerminal::start(
        &["play", "sample", "--resume", "--level", "random", "--pace", "instant"],
        (80, 24),
        &variable,
    );
    terminal.play_to_the_end();
    terminal.press("q\r");
    assert!(terminal.end().0, "{}", terminal.text());
    assert!(!file.exists(), "a match that is over is not kept");
}
