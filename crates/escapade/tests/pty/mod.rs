//! A command in a real pseudo-terminal.
#![allow(dead_code)]

use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// A size, and a variable that says which colours there are.
pub(crate) type TerminalKind = ((u16, u16), (&'static str, &'static str));

/// The sizes and colours at which matches are played.
pub(crate) const SCREENS: [TerminalKind; 3] =
    [((80, 24), ("NO_COLOR", "1")), ((120, 40), ("COLORTERM", "truecolor")), ((200, 60), ("COLORTERM", ""))];

/// A terminal with the command in it.
pub(crate) struct PseudoTerminal {
    pub(crate) child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    /// All that was written, and the screen that it makes.
    seen: Arc<Mutex<(Vec<u8>, vt100::Parser)>>,
    /// Reads until the command has ended and all that it wrote was read.
    reader: Option<JoinHandle<()>>,
}

impl PseudoTerminal {
    pub(crate) fn start(
        arguments: &[&str],
        (columns, lines): (u16, u16),
        variables: &[(&str, &str)],
    ) -> PseudoTerminal {
        let size = PtySize { rows: lines, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_escapade"));
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        // Whoever runs the tests may have chosen colours and a language for themselves.
        let own = [
            "NO_COLOR",
            "COLORTERM",
            "ESCAPADE_LANG",
            "ESCAPADE_PACE",
            "ESCAPADE_PICTURES",
            "LC_ALL",
            "LC_MESSAGES",
            "LANG",
        ];
        own.into_iter().for_each(|name| command.env_remove(name));
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
        PseudoTerminal { child, master: pair.master, keyboard, seen, reader: Some(reader) }
    }

    pub(crate) fn text(&self) -> String {
        self.seen.lock().unwrap().1.screen().contents()
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Waits until the screen shows one of these texts.
    pub(crate) fn wait_for(&self, texts: &[&str]) -> String {
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

    pub(crate) fn play_to_the_end(&mut self) {
        let until = Instant::now() + Duration::from_secs(120);
        while !self.text().contains("The match is over") {
            assert!(Instant::now() < until, "{}", self.text());
            self.press("1");
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Waits until the command has ended, and gives whether it was content, and all that it wrote.
    pub(crate) fn end(&mut self) -> (bool, String) {
        let status = self.child.wait().unwrap();
        // What was written last may still be on its way when the command is gone.
        self.reader.take().unwrap().join().unwrap();
        (status.success(), self.written())
    }

    pub(crate) fn written(&self) -> String {
        String::from_utf8_lossy(&self.seen.lock().unwrap().0).into_owned()
    }

    /// Presses any numbers until the match is over, as quickly as they are read.
    pub(crate) fn press_anything_to_the_end(&mut self) {
        let until = Instant::now() + Duration::from_secs(400);
        let mut chance: u32 = 12_345;
        loop {
            assert!(Instant::now() < until, "{}", self.text());
            // While bots decide the footer looks the same for a moment.
            if self.has_ended() {
                std::thread::sleep(Duration::from_secs(2));
                if self.has_ended() {
                    return;
                }
            }
            for _ in 0..4 {
                chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                // Sheets on which several things are marked are left by Esc.
                let escape = if (chance >> 8).is_multiple_of(4) { "\x1b" } else { "" };
                self.press(escape);
                // A lone Esc must be told from the beginning of a longer key.
                std::thread::sleep(Duration::from_millis(4));
                self.press(&format!("{}\r", (chance >> 16) % 9 + 1));
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Whether the match is over: then the footer offers neither a choice nor to take one back.
    pub(crate) fn has_ended(&self) -> bool {
        let text = self.text();
        text.contains("q quit") && !text.contains("u Undo") && !text.contains("1-9 choose")
    }

    /// The state of the process, such as `T` for one that is stopped.
    pub(crate) fn state(&self) -> String {
        let id = self.child.process_id().unwrap().to_string();
        let output = std::process::Command::new("ps").args(["-o", "stat=", "-p", &id]).output().unwrap();
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args([name, &id]).status().unwrap().success());
    }

    /// Waits until something holds.
    pub(crate) fn wait_until(&self, what: &str, holds: impl Fn(&PseudoTerminal) -> bool) {
        let until = Instant::now() + Duration::from_secs(60);
        while !holds(self) {
            assert!(Instant::now() < until, "{what} does not come:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Clicks with the left button on a character, counted from 0.
    pub(crate) fn click(&mut self, column: usize, line: usize) {
        self.press(&format!("\x1b[<0;{};{}M\x1b[<0;{};{}m", column + 1, line + 1, column + 1, line + 1));
    }

    pub(crate) fn resize(&self, (columns, lines): (u16, u16)) {
        self.master.resize(PtySize { rows: lines, cols: columns, pixel_width: 0, pixel_height: 0 }).unwrap();
        self.seen.lock().unwrap().1.screen_mut().set_size(lines, columns);
    }
}
