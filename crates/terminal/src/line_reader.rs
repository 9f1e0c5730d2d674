//! Lines from the keyboard or a pipe, with a limit to how long one waits for them.

use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

/// Lines that a thread reads as they come.
pub(crate) struct LineReader(Receiver<io::Result<String>>);

impl LineReader {
    /// The lines of the standard input.
    pub(crate) fn stdin() -> LineReader {
        let (sender, receiver) = mpsc::channel();
        std::thread::spawn(move || {
            for line in io::stdin().lock().lines() {
                // A session that is over reads no more.
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        LineReader(receiver)
    }

    /// The next line, if one comes in this time; without a limit, whenever it comes.
    pub(crate) fn next_line(&mut self, limit: Option<Duration>) -> io::Result<TypedInput> {
        let line = match limit {
            None => self.0.recv().map_err(RecvTimeoutError::from),
            Some(limit) => self.0.recv_timeout(limit),
        };
        match line {
            Ok(line) => line.map(TypedInput::Line),
            Err(RecvTimeoutError::Timeout) => Ok(TypedInput::Late),
            Err(RecvTimeoutError::Disconnected) => Ok(TypedInput::End),
        }
    }
}

/// What somebody typed.
pub(crate) enum TypedInput {
    /// A line.
    Line(String),
    /// Nothing in time.
    Late,
    /// The input has ended.
    End,
}
