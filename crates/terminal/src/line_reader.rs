//! What comes while a line is awaited: lines from the keyboard or a pipe, news of a server, or nothing in time.

use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use crate::full_screen::ConnectionEvent;

/// What somebody typed, or what came instead.
pub(crate) enum LineEvent {
    /// A line.
    Line(io::Result<String>),
    /// Something has happened to the connection.
    Connection(ConnectionEvent),
    /// Nothing in time.
    Late,
    /// The input has ended.
    End,
}

/// Events that threads report as they come.
pub(crate) struct LineReader(Receiver<LineEvent>);

impl LineReader {
    /// The lines of the standard input, and what happens to a connection.
    pub(crate) fn new(connection: Option<Receiver<ConnectionEvent>>) -> LineReader {
        let (sender, receiver) = mpsc::channel();
        if let Some(events) = connection {
            spawn(sender.clone(), events.into_iter().map(LineEvent::Connection));
        }
        std::thread::spawn(move || {
            let lines = io::stdin().lock().lines().map(LineEvent::Line);
            for event in lines.chain([LineEvent::End]) {
                // A table that is left reads no more.
                if sender.send(event).is_err() {
                    return;
                }
            }
        });
        LineReader(receiver)
    }

    /// The next event, if one comes in this time; without a limit, whenever it comes.
    pub(crate) fn next(&mut self, limit: Option<Duration>) -> LineEvent {
        let event = match limit {
            None => self.0.recv().map_err(RecvTimeoutError::from),
            Some(limit) => self.0.recv_timeout(limit),
        };
        match event {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => LineEvent::Late,
            Err(RecvTimeoutError::Disconnected) => LineEvent::End,
        }
    }
}

fn spawn(sender: Sender<LineEvent>, events: impl Iterator<Item = LineEvent> + Send + 'static) {
    std::thread::spawn(move || {
        for event in events {
            if sender.send(event).is_err() {
                return;
            }
        }
    });
}
