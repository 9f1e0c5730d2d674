//! `escapade join`, `watch` and `tables`: tables of a server in the terminal, by the same messages as in the browser.

mod address;
mod connection;
mod memory;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use bots::BudgetKind;
use client::ClientState;
use client::page::ReadingSpeed;
use engine::Salt;
use protocol::rest::TableListing;
use protocol::{Envelope, Request};
use scene::Lang;
use terminal::{Colours, LineEnd, ServerConnection, Session, TableApp, now_ms};
use tokio::runtime::Runtime;
use tokio::sync::mpsc::unbounded_channel;

use self::address::{ServerAddress, TableLink};
use self::connection::{Server, TableConnection};
use self::memory::{GuestKind, WitnessFile};
use crate::pictures::PictureArgs;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade join 'http://127.0.0.1:8080/t/abc#key' --name ana\n  \
    escapade join https://example.org/t/abc --plain")]
pub(crate) struct Args {
    /// The link of the table
    link: String,
    /// Sit down at once under this name; without it, `s` sits down
    #[arg(long)]
    name: Option<String>,
    /// Write the record here when the match is over
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    look: LookArgs,
}

#[derive(clap::Args)]
#[command(after_help = "Example:\n  escapade watch http://127.0.0.1:8080/t/abc")]
pub(crate) struct WatchArgs {
    /// The link of the table
    link: String,
    /// The name that you chat under
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    look: LookArgs,
}

#[derive(clap::Args, Clone)]
struct LookArgs {
    /// The language
    #[arg(long, env = "ESCAPADE_LANG", default_value_t = crate::language::of_environment())]
    lang: Lang,
    /// How quickly the moves of others follow each other: calm, brisk, quick or instant
    #[arg(long, env = "ESCAPADE_PACE", default_value = "brisk", value_parser = crate::play::pace)]
    pace: ReadingSpeed,
    /// Line by line instead of on the full screen, as over a pipe or with a screen reader
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    pictures: PictureArgs,
}

#[derive(clap::Args)]
pub(crate) struct TablesArgs {
    /// The address of the server, such as http://127.0.0.1:8080
    server: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// The language
    #[arg(long, env = "ESCAPADE_LANG", default_value_t = crate::language::of_environment())]
    lang: Lang,
}

fn runtime() -> Result<Runtime> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

pub(crate) fn tables(args: &TablesArgs) -> Result<()> {
    let (address, _) = ServerAddress::parse(&args.server)?;
    let (server, runtime) = (Server::new(address)?, runtime()?);
    let cookie = memory::cookie(&server, GuestKind::Watcher, &runtime)?;
    let answer = runtime.block_on(server.get("/api/tables", Some(&cookie)))?;
    let mut out = std::io::stdout();
    if args.json {
        return Ok(writeln!(out, "{}", answer.body)?);
    }
    let listed: Vec<TableListing> = serde_json::from_str(&answer.body)
        .with_context(|| format!("{} is no server of escapade, or of another version", server.address.host))?;
    for line in terminal::lobby_lines(&listed, &server.address.origin(), args.lang) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

pub(crate) fn join(args: &Args) -> Result<()> {
    let seat = Visit { kind: GuestKind::Player, name: args.name.clone(), record: args.record.clone() };
    seat.run(&args.link, &args.look)
}

pub(crate) fn watch(args: &WatchArgs) -> Result<()> {
    Visit { kind: GuestKind::Watcher, name: args.name.clone(), record: None }.run(&args.link, &args.look)
}

/// What somebody wants at a table.
struct Visit {
    kind: GuestKind,
    name: Option<String>,
    record: Option<PathBuf>,
}

/// How a visit ended.
enum Leaving {
    Done,
    /// The person goes on to the table of the next match.
    NextTable(String),
}

impl Visit {
    /// Shows the table, and after it those of the next matches.
    fn run(&self, link: &str, look: &LookArgs) -> Result<()> {
        let TableLink { server, mut table, mut key } = TableLink::parse(link)?;
        let mut wants_seat = self.name.is_some() && self.kind == GuestKind::Player;
        loop {
            match self.show(&server, &table, key.take(), wants_seat, look)? {
                Leaving::Done => return Ok(()),
                // Seats are kept from one match to the next.
                Leaving::NextTable(next) => (table, wants_seat) = (next, false),
            }
        }
    }

    fn show(
        &self,
        address: &ServerAddress,
        table: &str,
        key: Option<String>,
        wants_seat: bool,
        look: &LookArgs,
    ) -> Result<Leaving> {
        let (server, runtime) = (Server::new(address.clone())?, runtime()?);
        let cookie = memory::cookie(&server, self.kind, &runtime)?;
        let mut file = WitnessFile::of(address, table);
        let mut state = ClientState::new(table, now_ms()).with_key(key).with_name(self.name.clone());
        if self.kind == GuestKind::Player {
            state = state.with_witness(file.load()?);
        }
        if let Some(name) = self.name.as_ref().filter(|_| wants_seat) {
            state.request(Request::Sit { seat: None, name: name.clone(), salt: Salt::default(), bot: false });
        }
        let (events, received) = std::sync::mpsc::channel();
        let (requests, sent) = unbounded_channel();
        let connection = TableConnection { server, table: table.to_owned(), cookie, events, requests: sent };
        std::thread::spawn(move || connection.run(&runtime));
        let send = move |envelope: Envelope| {
            // A thread that is gone ends with the program.
            let _ = requests.send(envelope);
        };
        let connection = ServerConnection { events: received, requests: Box::new(send) };
        let is_full = crate::play::has_screen() && !look.plain;
        let pace = if is_full { look.pace } else { ReadingSpeed::Instant };
        let session = Session::online(state, look.lang, pace);
        let session = if self.kind == GuestKind::Watcher { session.watching() } else { session };
        let mut record = None;
        let mut keep = |session: &Session| {
            if self.kind == GuestKind::Player {
                file.save(session.witness());
            }
            record = session.checked_record().map(|(record, _)| record.clone());
        };
        let thinker = Box::new(|question: &bots::BotQuestion| Ok(games::answer(question, BudgetKind::Timed)));
        let leaving = if is_full {
            let app = TableApp::table(session, look.lang, Colours::from_environment());
            let mut app = look.pictures.add_to(app);
            terminal::run_full_screen(&mut app, thinker, Some(connection), &mut keep)?;
            let next = app.session().and_then(|session| session.next_table().map(str::to_owned));
            next.map_or(Leaving::Done, Leaving::NextTable)
        } else {
            let screen = crate::play::line_screen();
            match terminal::run_lines(session, look.lang, thinker, Some(connection), screen, &mut keep)? {
                LineEnd::Over | LineEnd::Quit => Leaving::Done,
                LineEnd::NoInput => bail!("{}", terminal::program_texts(look.lang).text("play-end-of-input")),
                LineEnd::Closed(text) => bail!("{text}"),
            }
        };
        if let (Some(path), Some(record)) = (&self.record, &record) {
            crate::play::write_record(path, record)?;
        }
        Ok(leaving)
    }
}
