//! The real terminal: raw mode, the alternate screen, keys, signals, and giving all of it back whatever happens.

use std::io::{self, Stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread::ThreadId;
use std::time::Duration;

use bots::BotAnswer;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::{MoveTo, RestorePosition, SavePosition};
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
};
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, WindowSize,
    disable_raw_mode, enable_raw_mode, window_size,
};
use ratatui::crossterm::{execute, queue};
use ratatui::layout::{Position, Rect};
use ratatui::{Frame, Terminal};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};

use crate::full_screen::ConnectionEvent;

/// Something that happens.
pub(crate) enum AppEvent {
    Terminal(Event),
    /// The keyboard is gone.
    NoKeyboard,
    BotAnswer(Result<BotAnswer, String>),
    Connection(ConnectionEvent),
    /// The program is asked to end.
    Terminate,
    /// The program is asked to stop for a while, from outside.
    Stop,
    /// The program goes on after it was stopped.
    Continue,
    /// A thread has panicked. The terminal is given back already.
    Panic,
}

/// Who hears of keys, signals and panics: the screen that is shown now.
static LISTENER: Mutex<Option<Sender<AppEvent>>> = Mutex::new(None);

/// Whether the terminal is ours.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// The thread that draws.
static OWNER: Mutex<Option<ThreadId>> = Mutex::new(None);

/// Locked while a frame is written: another thread that panics waits for its end.
static DRAWING: Mutex<()> = Mutex::new(());

static SOURCES: Once = Once::new();

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn report(event: AppEvent) {
    if let Some(listener) = &*lock(&LISTENER) {
        // A screen that is gone needs to know nothing.
        let _ = listener.send(event);
    }
}

/// The terminal as long as this exists.
pub(crate) struct LiveScreen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    events: Receiver<AppEvent>,
    pub(crate) sender: Sender<AppEvent>,
}

impl LiveScreen {
    /// Takes the terminal.
    pub(crate) fn enter() -> io::Result<LiveScreen> {
        let mut sources = Ok(());
        SOURCES.call_once(|| sources = spawn_sources());
        sources?;
        let (sender, events) = mpsc::channel();
        *lock(&LISTENER) = Some(sender.clone());
        let screen = LiveScreen { terminal: Terminal::new(CrosstermBackend::new(io::stdout()))?, events, sender };
        // If this fails halfway, the screen is dropped and gives it back.
        take_terminal()?;
        Ok(screen)
    }

    /// Draws a frame.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        let _drawing = lock(&DRAWING);
        // After a panic the terminal is the shell's again, and shows why.
        if IS_TAKEN.load(Ordering::SeqCst) {
            // Terminals that know this show the frame at once, however slowly it comes.
            queue!(io::stdout(), BeginSynchronizedUpdate)?;
            let drawn = self.terminal.draw(draw).map(|_| ());
            execute!(io::stdout(), EndSynchronizedUpdate)?;
            drawn?;
        }
        Ok(())
    }

    /// Writes what shows a picture, with the cursor at a place.
    pub(crate) fn show_picture(&mut self, at: Position, picture: &str) -> io::Result<()> {
        let _drawing = lock(&DRAWING);
        if IS_TAKEN.load(Ordering::SeqCst) {
            execute!(io::stdout(), SavePosition, MoveTo(at.x, at.y), Print(picture), RestorePosition)?;
        }
        Ok(())
    }

    /// The pixels of a character, as the terminal says or as most have them.
    pub(crate) fn character_pixels() -> (u16, u16) {
        match window_size() {
            Ok(WindowSize { rows: rows @ 1.., columns: columns @ 1.., width: width @ 1.., height: height @ 1.. }) => {
                ((width / columns).max(1), (height / rows).max(1))
            }
            _ => (10, 20),
        }
    }

    /// The next event, if one comes in this time; without a limit, whenever it comes.
    pub(crate) fn next_event(&self, limit: Option<Duration>) -> Option<AppEvent> {
        match limit {
            // This holds a sender itself, so the channel never closes.
            None => Some(self.events.recv().unwrap_or(AppEvent::NoKeyboard)),
            Some(limit) => match self.events.recv_timeout(limit) {
                Ok(event) => Some(event),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => Some(AppEvent::NoKeyboard),
            },
        }
    }

    /// An event that waits already.
    pub(crate) fn queued_event(&self) -> Option<AppEvent> {
        self.events.try_recv().ok()
    }

    /// Draws every character again with the next frame.
    pub(crate) fn redraw(&mut self) -> io::Result<()> {
        // `Terminal::clear` would ask the terminal where its cursor is, and the thread that reads keys would get the answer.
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::from((Position::ORIGIN, size)))
    }

    /// Stops the program, as the shell expects of Ctrl-Z, and takes the terminal again afterwards.
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        give_terminal_back();
        signal_hook::low_level::emulate_default_handler(SIGTSTP)?;
        take_terminal()?;
        self.redraw()
    }

    /// Takes the terminal again, which the shell may have used since the program was stopped from outside.
    pub(crate) fn resume(&mut self) -> io::Result<()> {
        // Otherwise raw mode would count as switched on already.
        disable_raw_mode()?;
        take_terminal()?;
        self.redraw()
    }
}

impl Drop for LiveScreen {
    fn drop(&mut self) {
        *lock(&LISTENER) = None;
        give_terminal_back();
    }
}

fn take_terminal() -> io::Result<()> {
    *lock(&OWNER) = Some(std::thread::current().id());
    IS_TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)
}

/// Gives the terminal back, once. Errors mean that there is none any more.
fn give_terminal_back() {
    if IS_TAKEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

/// Begins to listen to the keyboard, to signals and to panics. One thread reads keys for all screens of the program: a
/// second one would take keys from it.
fn spawn_sources() -> io::Result<()> {
    let panic_hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let is_owner = *lock(&OWNER) == Some(std::thread::current().id());
        // The owner itself may panic while it draws, and would wait for itself.
        let drawing = (!is_owner).then(|| lock(&DRAWING));
        give_terminal_back();
        drop(drawing);
        panic_hook(info);
        report(AppEvent::Panic);
    }));
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            report(match signal {
                SIGTSTP => AppEvent::Stop,
                SIGCONT => AppEvent::Continue,
                _ => AppEvent::Terminate,
            });
        }
    });
    std::thread::spawn(|| {
        loop {
            match event::read() {
                Ok(event) => report(AppEvent::Terminal(event)),
                Err(_) => return report(AppEvent::NoKeyboard),
            }
        }
    });
    Ok(())
}
