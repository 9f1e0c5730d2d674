//! The loop of the full screen: it draws on events only.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bots::{BotAnswer, BotQuestion};
use engine::Record;
use protocol::{Envelope, Message};
use ratatui::crossterm::event::Event;
use ratatui::layout::{Position, Rect};

use crate::app::{AppFlow, TableApp};
use crate::live_screen::{AppEvent, LiveScreen};
use crate::pictures;
use crate::session::Session;

/// Answers the questions of bots. It thinks in a thread of its own.
pub type Thinker = Box<dyn FnMut(&BotQuestion) -> Result<BotAnswer, String> + Send>;

/// What happens to a connection.
pub enum ConnectionEvent {
    /// It is open.
    Opened,
    /// It is gone, and is tried again.
    Lost,
    /// The server does not know the guest any more. It is not tried again.
    Revoked,
    /// A message has come.
    Message(Box<Message>),
    /// The record of the match, which is over.
    Record(Box<Record>),
}

/// A connection to a server: what it reports, and where requests go.
pub struct ServerConnection {
    /// What happens to it.
    pub events: Receiver<ConnectionEvent>,
    /// Takes requests.
    pub requests: RequestSender,
}

/// Sends requests to a server.
pub type RequestSender = Box<dyn FnMut(Envelope)>;

/// The milliseconds since 1970.
pub fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}

/// With many events in a row, such as keys that are held down over a slow line, frames are at most this far apart.
const FRAME_PAUSE_MAX: Duration = Duration::from_millis(30);

/// Shows the screen until the person leaves it. `keep` is called whenever there is something new to keep.
pub fn run_full_screen(
    app: &mut TableApp,
    thinker: Thinker,
    connection: Option<ServerConnection>,
    keep: &mut dyn FnMut(&Session),
) -> io::Result<()> {
    let mut screen = LiveScreen::enter()?;
    let questions = spawn_thinker(thinker, screen.sender.clone());
    let mut requests = connection.map(|connection| {
        let ServerConnection { events, requests } = connection;
        spawn_connection(events, screen.sender.clone());
        requests
    });
    app.tick(now_ms());
    let mut drawn_at: Option<Instant> = None;
    let mut picture = None;
    loop {
        if let Some(session) = app.session() {
            for question in session.bot_questions() {
                // The thread ends with the program only.
                let _ = questions.send(question);
            }
            for envelope in session.outgoing() {
                if let Some(send) = &mut requests {
                    send(envelope);
                }
            }
            if session.take_changed() {
                keep(session);
            }
        }
        let queued = screen.queued_event();
        if queued.is_none() || drawn_at.is_none_or(|at| at.elapsed() >= FRAME_PAUSE_MAX) {
            screen.draw(|frame| app.draw(frame, now_ms()))?;
            show_picture(app, &mut screen, &mut picture)?;
            drawn_at = Some(Instant::now());
        }
        let now = now_ms();
        let limit = app.wake_at(now).map(|at| Duration::from_millis(at.saturating_sub(now)));
        let event = if queued.is_some() { queued } else { screen.next_event(limit) };
        let is_fresh = matches!(event, Some(AppEvent::Continue | AppEvent::Terminal(Event::Resize(..))));
        let flow = match event {
            Some(event) => take_event(app, &mut screen, event)?,
            None => {
                app.tick(now_ms());
                AppFlow::Continue
            }
        };
        match flow {
            AppFlow::Continue => {}
            AppFlow::Quit => return Ok(()),
            AppFlow::Redraw => screen.redraw()?,
            AppFlow::Suspend => screen.suspend()?,
        }
        if flow != AppFlow::Continue || is_fresh {
            // Nothing of it is left on the screen.
            picture = None;
        }
    }
}

/// A picture on the screen: where, and of which thing.
type ShownPicture = Option<(Rect, String)>;

/// Shows the picture that belongs to the frame, if another one or none is shown.
fn show_picture(app: &mut TableApp, screen: &mut LiveScreen, shown: &mut ShownPicture) -> io::Result<()> {
    let Some(pictures) = app.pictures.as_ref().filter(|_| app.picture != *shown) else { return Ok(()) };
    if shown.is_some() {
        match pictures::hide(pictures.protocol) {
            Some(text) => screen.show_picture(Position::ORIGIN, text)?,
            None => {
                screen.redraw()?;
                screen.draw(|frame| app.draw(frame, now_ms()))?;
            }
        }
    }
    shown.clone_from(&app.picture);
    match app.picture_text(LiveScreen::character_pixels()) {
        Some((at, text)) => screen.show_picture(at, &text),
        None => Ok(()),
    }
}

fn take_event(app: &mut TableApp, screen: &mut LiveScreen, event: AppEvent) -> io::Result<AppFlow> {
    let now = now_ms();
    match event {
        AppEvent::Terminal(event) => return Ok(app.handle(&event, now)),
        AppEvent::NoKeyboard | AppEvent::Terminate => return Ok(AppFlow::Quit),
        AppEvent::Stop => return Ok(AppFlow::Suspend),
        AppEvent::Continue => screen.resume()?,
        AppEvent::Panic => return Err(io::Error::other("a part of the program failed; it says why above")),
        AppEvent::BotAnswer(Ok(answer)) => {
            if let Some(session) = app.session() {
                session.bot_answered(answer, now);
            }
        }
        AppEvent::BotAnswer(Err(fault)) => return Err(io::Error::other(fault)),
        AppEvent::Connection(event) => {
            if let Some(session) = app.session() {
                session.connection_event(event, now);
            }
        }
    }
    app.follow(now);
    Ok(AppFlow::Continue)
}

fn spawn_thinker(mut thinker: Thinker, sender: Sender<AppEvent>) -> Sender<BotQuestion> {
    let (questions, asked) = mpsc::channel::<BotQuestion>();
    std::thread::spawn(move || {
        for question in asked {
            if sender.send(AppEvent::BotAnswer(thinker(&question))).is_err() {
                return;
            }
        }
    });
    questions
}

fn spawn_connection(events: Receiver<ConnectionEvent>, sender: Sender<AppEvent>) {
    std::thread::spawn(move || {
        for event in events {
            if sender.send(AppEvent::Connection(event)).is_err() {
                return;
            }
        }
    });
}
