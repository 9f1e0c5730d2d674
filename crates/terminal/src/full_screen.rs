//! The real terminal: raw mode, the alternate screen, signals, and the loop that draws on events only.

use std::io::{self, Stdout};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bots::{BotAnswer, BotQuestion};
use engine::Record;
use protocol::{Envelope, Message};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};

use crate::app::{AppFlow, TableApp};

/// Answers the questions of bots. It thinks in a thread of its own.
pub type Thinker = Box<dyn FnMut(&BotQuestion) -> Result<BotAnswer, String> + Send>;

/// What happens to a connection.
pub enum ConnectionEvent {
    /// It is open.
    Opened,
    /// It is gone, and is tried again.
    Lost,
    /// A message has come.
    Message(Box<Message>),
}

/// Something that happens.
enum AppEvent {
    Terminal(Event),
    /// The keyboard is gone.
    NoKeyboard,
    BotAnswer(Result<BotAnswer, String>),
    Signal,
    Connection(ConnectionEvent),
}

/// A connection to a server: what it reports, and where requests go.
pub struct ServerConnection {
    /// What happens to it.
    pub events: Receiver<ConnectionEvent>,
    /// Takes requests.
    pub requests: Box<dyn FnMut(Envelope)>,
}

/// The milliseconds since 1970.
pub fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}

/// Takes the terminal, and gives it back when it is dropped.
struct RawScreen;

impl RawScreen {
    fn enter() -> io::Result<RawScreen> {
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        Ok(RawScreen)
    }

    /// Gives the terminal back. Errors mean that there is none any more.
    fn leave() {
        let _ = execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

impl Drop for RawScreen {
    fn drop(&mut self) {
        RawScreen::leave();
    }
}

/// Shows the screen until the person leaves it. `keep` gets the record of a match in this program whenever it has changed.
pub fn run_full_screen(
    app: &mut TableApp,
    thinker: Thinker,
    connection: Option<ServerConnection>,
    keep: &mut dyn FnMut(&Record),
) -> io::Result<()> {
    let panic_hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        RawScreen::leave();
        panic_hook(info);
    }));
    let (sender, events) = mpsc::channel();
    let questions = spawn_thinker(thinker, sender.clone());
    spawn_signals(sender.clone())?;
    let mut requests = connection.map(|connection| spawn_connection(connection, sender.clone()));
    let raw_screen = RawScreen::enter()?;
    spawn_keyboard(sender);
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let result = run_loop(app, &mut terminal, &events, &questions, requests.as_deref_mut(), keep);
    drop(raw_screen);
    result
}

type RequestSender<'a> = &'a mut (dyn FnMut(Envelope) + 'static);

fn run_loop(
    app: &mut TableApp,
    terminal: &mut Terminal<CrosstermBackend<Stdout>>,
    events: &Receiver<AppEvent>,
    questions: &Sender<BotQuestion>,
    mut requests: Option<RequestSender<'_>>,
    keep: &mut dyn FnMut(&Record),
) -> io::Result<()> {
    app.tick(now_ms());
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
            if session.take_changed()
                && let Some(record) = session.saved_record()
            {
                keep(&record);
            }
        }
        terminal.draw(|frame| app.draw(frame, now_ms()))?;
        let now = now_ms();
        let event = match app.wake_at(now) {
            Some(at) => events.recv_timeout(Duration::from_millis(at.saturating_sub(now))),
            None => events.recv().map_err(RecvTimeoutError::from),
        };
        let flow = match event {
            Ok(event) => take_event(app, event)?,
            Err(RecvTimeoutError::Timeout) => {
                app.tick(now_ms());
                AppFlow::Continue
            }
            Err(RecvTimeoutError::Disconnected) => AppFlow::Quit,
        };
        match flow {
            AppFlow::Continue => {}
            AppFlow::Quit => return Ok(()),
            AppFlow::Redraw => terminal.clear()?,
            AppFlow::Suspend => suspend(terminal)?,
        }
    }
}

fn take_event(app: &mut TableApp, event: AppEvent) -> io::Result<AppFlow> {
    let now = now_ms();
    match event {
        AppEvent::Terminal(event) => return Ok(app.handle(&event, now)),
        AppEvent::NoKeyboard | AppEvent::Signal => return Ok(AppFlow::Quit),
        AppEvent::BotAnswer(Ok(answer)) => {
            if let Some(session) = app.session() {
                session.bot_answered(answer, now);
            }
        }
        AppEvent::BotAnswer(Err(fault)) => return Err(io::Error::other(fault)),
        AppEvent::Connection(event) => {
            app.set_offline(matches!(event, ConnectionEvent::Lost));
            if let Some(session) = app.session() {
                match event {
                    ConnectionEvent::Opened => session.connected(now),
                    ConnectionEvent::Lost => session.disconnected(now),
                    ConnectionEvent::Message(message) => session.receive(*message, now),
                }
            }
        }
    }
    app.follow(now);
    Ok(AppFlow::Continue)
}

/// Stops the program, as the shell expects of Ctrl-Z, and takes the terminal again afterwards.
fn suspend(terminal: &mut Terminal<CrosstermBackend<Stdout>>) -> io::Result<()> {
    RawScreen::leave();
    signal_hook::low_level::emulate_default_handler(SIGTSTP)?;
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
    terminal.clear()
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

fn spawn_signals(sender: Sender<AppEvent>) -> io::Result<()> {
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    std::thread::spawn(move || {
        for _ in signals.forever() {
            if sender.send(AppEvent::Signal).is_err() {
                return;
            }
        }
    });
    Ok(())
}

fn spawn_keyboard(sender: Sender<AppEvent>) {
    std::thread::spawn(move || {
        loop {
            let event = event::read().map_or(AppEvent::NoKeyboard, AppEvent::Terminal);
            let is_last = matches!(event, AppEvent::NoKeyboard);
            if sender.send(event).is_err() || is_last {
                return;
            }
        }
    });
}

fn spawn_connection(connection: ServerConnection, sender: Sender<AppEvent>) -> Box<dyn FnMut(Envelope)> {
    let ServerConnection { events, requests } = connection;
    std::thread::spawn(move || {
        for event in events {
            if sender.send(AppEvent::Connection(event)).is_err() {
                return;
            }
        }
    });
    requests
}
