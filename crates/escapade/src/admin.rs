//! `escapade admin`: what whoever runs a server sees and does. It asks the running server, by a token that stands beside the
//! data; where no server runs, it opens the data for as long as the command takes.

mod server;

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Subcommand;
use protocol::rest::operator::{
    Ban, ListPage, PersonExport, PlayerReport, RetentionDays, RetentionReport, TableReport,
};
use protocol::rest::{Announcement, NewName};
use serde::Serialize;
use serde::de::DeserializeOwned;

use self::server::{Connection, Method};
use crate::db::date;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade admin tables --data /var/lib/escapade\n  escapade admin people ana\n  \
    escapade admin ban 5f…e1\n  escapade admin retention --gathering 30 --finished 365\n  \
    escapade admin announce 'We upgrade at 22:00.'\n\n\
    While a server runs, it is asked at --server with the token in DATA/operator.token; otherwise the data is opened.")]
pub(crate) struct Args {
    /// The folder of the server
    #[arg(long, env = "ESCAPADE_DATA", default_value = "data", global = true)]
    data: PathBuf,
    /// The address of the running server, without the proxy before it
    #[arg(long, env = "ESCAPADE_SERVER", value_name = "URL", default_value = "http://127.0.0.1:8080", global = true)]
    server: String,
    /// A file with the token of a server that has no folder; then that server is asked
    #[arg(long, env = "ESCAPADE_OPERATOR_TOKEN_FILE", value_name = "FILE", global = true)]
    token_file: Option<PathBuf>,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand)]
enum AdminCommand {
    /// List tables: id, game, phase, time of opening, entries, bytes, who sits there
    Tables {
        /// Only those where somebody's name has this in it
        text: Option<String>,
    },
    /// End a match in play without a result; its record stays
    Close {
        /// The table
        table: String,
    },
    /// Delete a table with all that happened there
    Delete {
        /// The table
        table: String,
        /// Do it: it cannot be undone
        #[arg(long)]
        yes: bool,
    },
    /// List people: id, time of the first visit, tables, name
    People {
        /// Only those whose names have this in them
        text: Option<String>,
    },
    /// Give a person another name
    Rename {
        /// The person's id
        person: String,
        /// The name
        name: String,
    },
    /// Let a person come in no more, by any of their browsers and tools
    Ban {
        /// The person's id
        person: String,
    },
    /// Lift a ban
    Unban {
        /// The person's id
        person: String,
    },
    /// Print everything about a person, as JSON
    Export {
        /// The person's id
        person: String,
    },
    /// Erase a person: their matches stay for the others, without their name and without what they wrote
    Erase {
        /// The person's id
        person: String,
        /// Do it: it cannot be undone
        #[arg(long)]
        yes: bool,
    },
    /// Announce a line on the home page until the server stops, or say what is announced
    Announce {
        /// The line; an empty one takes it back
        text: Option<String>,
    },
    /// Say what has been kept for long enough, or forget it; 0 days keep for ever, what is left out is as the server is set
    Retention {
        /// Days for guests without a name who never played
        #[arg(long)]
        guests: Option<u32>,
        /// Days for people with a name who have no table left
        #[arg(long)]
        names: Option<u32>,
        /// Days for tables that never began
        #[arg(long)]
        gathering: Option<u32>,
        /// Days for tables with a match in play where nothing happens
        #[arg(long)]
        playing: Option<u32>,
        /// Days for finished tables
        #[arg(long)]
        finished: Option<u32>,
        /// Forget it now; without this, nothing is changed
        #[arg(long)]
        now: bool,
    },
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let connection = Connection::open(&args.data, &args.server, args.token_file.as_deref())?;
    let done = carry_out(args, &connection);
    connection.close();
    done
}

fn carry_out(args: &Args, connection: &Connection) -> Result<()> {
    let admin = Admin { connection, is_json: args.json };
    let nothing = serde_json::json!({});
    match &args.command {
        AdminCommand::Tables { text } => admin.list("tables", text.as_deref(), print_table),
        AdminCommand::People { text } => admin.list("people", text.as_deref(), print_person),
        AdminCommand::Close { table } => admin.change(&format!("tables/{}/close", id(table)?), &nothing),
        AdminCommand::Delete { table, yes } => {
            confirm(*yes, "the table and its record are gone for good")?;
            admin.change(&format!("tables/{}/delete", id(table)?), &nothing)
        }
        AdminCommand::Rename { person, name } => {
            admin.change(&format!("people/{}/rename", id(person)?), &NewName { name: name.clone() })
        }
        AdminCommand::Ban { person } => admin.change(&format!("people/{}/ban", id(person)?), &Ban { banned: true }),
        AdminCommand::Unban { person } => admin.change(&format!("people/{}/ban", id(person)?), &Ban { banned: false }),
        AdminCommand::Export { person } => {
            let everything: PersonExport = admin.ask(&format!("people/{}/export", id(person)?))?;
            print_json(&everything)
        }
        AdminCommand::Erase { person, yes } => {
            confirm(*yes, "the account and all that it wrote are gone for good")?;
            admin.change(&format!("people/{}/erase", id(person)?), &nothing)
        }
        AdminCommand::Announce { text: None } => {
            let announced: Announcement = admin.ask("announcement")?;
            println!("{}", announced.text);
            Ok(())
        }
        AdminCommand::Announce { text: Some(text) } => {
            if connection.is_temporary() {
                bail!("no server uses this folder, so nobody would read it; start the server first");
            }
            admin.change("announcement", &Announcement { text: text.clone() })
        }
        AdminCommand::Retention { guests, names, gathering, playing, finished, now } => {
            let days = RetentionDays {
                guests: *guests,
                names: *names,
                gathering: *gathering,
                playing: *playing,
                finished: *finished,
            };
            admin.retention(days, *now)
        }
    }
}

/// Refuses what cannot be undone, unless it was confirmed.
fn confirm(yes: bool, what: &str) -> Result<()> {
    if yes { Ok(()) } else { bail!("{what}; say --yes to do it") }
}

/// An id as it may stand in an address.
fn id(text: &str) -> Result<&str> {
    match !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        true => Ok(text),
        false => bail!("`{text}` is no id; `escapade admin tables` and `escapade admin people` list them"),
    }
}

struct Admin<'a> {
    connection: &'a Connection,
    is_json: bool,
}

impl Admin<'_> {
    fn ask<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        let answer = self.connection.ask(Method::Get, path, "")?;
        serde_json::from_str(&answer).with_context(|| format!("the server's answer cannot be read: {answer}"))
    }

    fn change(&self, path: &str, body: &impl Serialize) -> Result<()> {
        self.connection.ask(Method::Post, path, &serde_json::to_string(body)?).map(drop)
    }

    /// Prints all pages of a list.
    fn list<T: DeserializeOwned + Serialize>(
        &self,
        path: &str,
        text: Option<&str>,
        print: fn(&T) -> String,
    ) -> Result<()> {
        let mut out = std::io::stdout().lock();
        let mut after = String::new();
        loop {
            let query = format!("{path}?after={after}&text={}", percent(text.unwrap_or_default()));
            let page: ListPage<T> = self.ask(&query)?;
            for row in &page.rows {
                match self.is_json {
                    true => writeln!(out, "{}", serde_json::to_string(row)?)?,
                    false => writeln!(out, "{}", print(row))?,
                }
            }
            match page.next {
                Some(next) => after = next,
                None => return Ok(()),
            }
        }
    }

    fn retention(&self, days: RetentionDays, now: bool) -> Result<()> {
        let report: RetentionReport = match now {
            true => {
                let answer = self.connection.ask(Method::Post, "retention", &serde_json::to_string(&days)?)?;
                serde_json::from_str(&answer)?
            }
            false => {
                let given = [
                    ("guests", days.guests),
                    ("names", days.names),
                    ("gathering", days.gathering),
                    ("playing", days.playing),
                    ("finished", days.finished),
                ];
                let given = given.iter().filter_map(|(key, days)| days.map(|days| format!("{key}={days}")));
                self.ask(&format!("retention?{}", given.collect::<Vec<_>>().join("&")))?
            }
        };
        if self.is_json {
            return print_json(&report);
        }
        let RetentionReport { guests, names, gathering, playing, finished, bytes } = report;
        println!("guests without a name who never played\t{guests}");
        println!("people with a name and without a table\t{names}");
        println!("tables that never began\t{gathering}");
        println!("tables with a match in play where nothing happens\t{playing}");
        println!("finished tables\t{finished}");
        println!("bytes of these tables' logs\t{bytes}");
        println!("{}", if now { "All of it is forgotten." } else { "Nothing was changed; --now forgets it." });
        Ok(())
    }
}

fn print_table(row: &TableReport) -> String {
    let TableReport { table, game, phase, created_at_ms, entries, bytes, names, is_live } = row;
    let live = if *is_live { "live" } else { "" };
    let names = names.join(", ");
    format!("{table}\t{game}\t{phase}\t{}\t{entries}\t{bytes}\t{live}\t{names}", date(*created_at_ms))
}

fn print_person(row: &PlayerReport) -> String {
    let PlayerReport { player, name, created_at_ms, tables, is_banned, is_here } = row;
    let signs = [(*is_here, "here"), (*is_banned, "banned")];
    let signs: Vec<&str> = signs.into_iter().filter_map(|(is, word)| is.then_some(word)).collect();
    format!("{player}\t{}\t{tables}\t{}\t{name}", date(*created_at_ms), signs.join(" "))
}

fn print_json(value: &impl Serialize) -> Result<()> {
    let out = std::io::stdout();
    match out.is_terminal() {
        true => println!("{}", serde_json::to_string_pretty(value)?),
        false => println!("{}", serde_json::to_string(value)?),
    }
    Ok(())
}

/// A text as it stands in the query of an address.
fn percent(text: &str) -> String {
    let byte = |byte: u8| match byte.is_ascii_alphanumeric() {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ids_and_escaped_texts_get_into_addresses() {
        assert_eq!(id("abc123").unwrap(), "abc123");
        for bad in ["", "a/b", "..", "a b", "a%2f", "ż"] {
            assert!(id(bad).is_err(), "{bad}");
        }
        assert_eq!(percent("ana & Żeń"), "ana%20%26%20%C5%BBe%C5%84");
    }
}
