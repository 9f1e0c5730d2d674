//! `escapade db`: copies, checks or replaces a server's database.

mod copy;

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::Subcommand;
use host::Host;
use protocol::rest::TableAbout;
use server::{SqliteStore, Store};

use crate::serve::{check_folder, lock, make_file};

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade db backup monday.db\n  escapade db verify --data /var/lib/escapade\n  \
                  escapade db list --data /var/lib/escapade\n  \
                  escapade db restore monday.db --data /var/lib/escapade\n  \
                  escapade db copy --data /var/lib/escapade --database postgres://USER:PASSWORD@HOST/NAME")]
pub(crate) struct Args {
    /// The folder of the server
    #[arg(long, env = "ESCAPADE_DATA", default_value = "data", global = true)]
    data: PathBuf,
    /// The database of several nodes, for `verify` in place of the folder and for `copy`
    #[arg(long, env = "ESCAPADE_DATABASE", value_name = "URL", global = true)]
    database: Option<String>,
    #[command(subcommand)]
    command: DbCommand,
}

#[derive(Subcommand)]
enum DbCommand {
    /// Write a copy of everything to a new file; the server may go on
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Check the file, fold every log, and verify the record of every finished match; fails if anything is wrong
    Verify,
    /// Put a copy in place of the database, which is kept beside it; the server must not run
    Restore {
        /// The copy
        file: PathBuf,
    },
    /// Print every table: id, game, phase, time of opening, entries, who sits there
    List,
    /// Copy everything to the database of several nodes and check it; the server must not run. Can be tried again
    Copy,
}

/// How many ids are read at a time.
const PAGE_SIZE: i64 = 1000;

pub(crate) fn run(args: &Args) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match (&args.command, &args.database) {
            (DbCommand::Copy, database) => return copy::run(&args.data, database.as_deref()).await,
            (DbCommand::Verify, Some(database)) => return copy::verify(database).await,
            (DbCommand::List, Some(database)) => return copy::list(database).await,
            _ => check_folder(&args.data)?,
        }
        let path = args.data.join("escapade.db");
        if let DbCommand::Restore { file } = &args.command {
            return restore(&args.data, file).await;
        }
        if !path.exists() {
            bail!("there is no {}; say where the server keeps its data with --data", path.display());
        }
        let store = SqliteStore::open(&path).await.with_context(|| format!("cannot open {}", path.display()))?;
        let result = match &args.command {
            DbCommand::Backup { file } if file.exists() => Err(anyhow!("{} is there already", file.display())),
            DbCommand::Backup { file } => backup(&store, file).await,
            DbCommand::Verify => verify_file(&store).await,
            DbCommand::List => list(&store).await,
            DbCommand::Restore { .. } | DbCommand::Copy => Ok(()),
        };
        store.close().await;
        result
    })
}

/// The files of a database: SQLite's own beside it, and our tally.
const PARTS: [&str; 4] = ["db", "db-wal", "db-shm", "tally"];

/// Puts a copy in place of the database. The copy is checked first, and whatever was there before is kept under another
/// name, with its write-ahead log: beside another file that log would be wrong.
async fn restore(data: &Path, file: &Path) -> Result<()> {
    if !file.is_file() {
        bail!("there is no file {}", file.display());
    }
    if !data.is_dir() {
        bail!("there is no folder {}; say where the server keeps its data with --data", data.display());
    }
    let _lock = lock(data)?;
    let part = |name: &str, kind: &str| data.join(format!("{name}.{kind}"));
    let remove_new = || PARTS.iter().for_each(|kind| drop(std::fs::remove_file(part("restoring", kind))));
    remove_new();
    let checked = check_copy(file, &part("restoring", "db")).await;
    if checked.is_err() {
        remove_new();
    }
    let tables = checked.with_context(|| format!("{} cannot be used; nothing was changed", file.display()))?;
    let kept = (1..).map(|number| format!("escapade-before-{number}")).find(|name| !part(name, "db").exists());
    let kept = kept.context("there is no free name for the old database")?;
    for kind in PARTS {
        rename_if_there(&part("escapade", kind), &part(&kept, kind))?;
    }
    for kind in PARTS {
        rename_if_there(&part("restoring", kind), &part("escapade", kind))?;
    }
    if cfg!(unix) {
        File::open(data)?.sync_all()?;
    }
    println!("{tables} tables restored; what was there before is kept as {}", part(&kept, "db").display());
    Ok(())
}

fn rename_if_there(from: &Path, to: &Path) -> Result<()> {
    match std::fs::rename(from, to) {
        Err(fault) if fault.kind() != ErrorKind::NotFound => {
            Err(fault).with_context(|| format!("cannot rename {} to {}", from.display(), to.display()))
        }
        _ => Ok(()),
    }
}

/// Copies a file to a new one that only its owner may read, whoever may read the old one.
fn copy_private(from: &Path, to: &Path) -> Result<()> {
    make_file(to)?;
    let mut file = File::options().write(true).open(to)?;
    std::io::copy(&mut File::open(from)?, &mut file)?;
    Ok(file.sync_all()?)
}

/// Copies a database and checks the copy. Gives how many tables it has.
async fn check_copy(from: &Path, to: &Path) -> Result<u64> {
    copy_private(from, to)?;
    // A copy of the bare files may have its newest entries in a log of its own.
    let log = |path: &Path| PathBuf::from(format!("{}-wal", path.display()));
    if log(from).exists() {
        copy_private(&log(from), &log(to))?;
    }
    let store = SqliteStore::open_after_loss(to).await?;
    let checked = store.check().await;
    // Closing moves all that is in the log into the file.
    store.close().await;
    checked?;
    File::open(to)?.sync_all()?;
    Ok(store.tally().tables)
}

/// Only the owner may read the copy, as with the database itself.
async fn backup(store: &SqliteStore, file: &Path) -> Result<()> {
    make_file(file)?;
    let copied = store.backup(file).await.with_context(|| format!("cannot write {}", file.display()));
    match copied {
        Ok(()) => println!("copied to {}", file.display()),
        // An incomplete copy is of no use.
        Err(_) => drop(std::fs::remove_file(file)),
    }
    copied
}

async fn verify_file(store: &SqliteStore) -> Result<()> {
    store.check().await?;
    verify(store).await
}

/// Prints a line for every table, in the order of their ids.
async fn list(store: &dyn Store) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let mut after = String::new();
    loop {
        let ids = store.ids(&after, PAGE_SIZE).await?;
        let Some(last) = ids.last() else { return Ok(()) };
        after.clone_from(last);
        for id in &ids {
            let Some(row) = store.table(id).await? else { continue };
            let entries = store.log(id).await.map_or_else(|fault| fault.to_string(), |log| log.len().to_string());
            let about: Option<TableAbout> = serde_json::from_str(&row.about).ok();
            let names = about.iter().flat_map(|about| &about.seats).filter(|seat| !seat.name.is_empty());
            let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
            let names = names.join(", ");
            writeln!(out, "{id}\t{}\t{}\t{}\t{entries}\t{names}", row.game, row.phase, date(row.created_at))?;
        }
    }
}

/// A moment as people write it, in universal time.
pub(crate) fn date(ms: i64) -> String {
    let (days, minutes) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000) / 60_000);
    // Days since the first of March of the year 0, so that leap days come last.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// Folds every log, and verifies the record of every finished match.
async fn verify(store: &dyn Store) -> Result<()> {
    let (mut tables, mut records, mut failed) = (0, 0, 0);
    let bar = crate::progress::count("tables");
    let mut after = String::new();
    loop {
        let ids = store.ids(&after, PAGE_SIZE).await?;
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        for id in ids {
            tables += 1;
            match verify_table(store, &id).await {
                Ok(has_record) => records += u32::from(has_record),
                Err(fault) => {
                    failed += 1;
                    bar.suspend(|| eprintln!("table {id}: {fault:#}"));
                }
            }
            bar.step();
        }
    }
    bar.clear();
    if failed > 0 {
        bail!("{failed} of {tables} tables did not pass");
    }
    println!("{tables} tables and {records} records verified");
    Ok(())
}

async fn verify_table(store: &dyn Store, id: &str) -> Result<bool> {
    let host = Host::restore(store.log(id).await?)?;
    let Some(record) = host.record() else { return Ok(false) };
    let entry = games::find(&record.game).context("the game is gone")?;
    entry.verify(&record, host.setup().settings.content())?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(super::date(0), "1970-01-01 00:00");
        assert_eq!(super::date(951_782_400_000), "2000-02-29 00:00");
        assert_eq!(super::date(1_794_787_260_000), "2026-11-16 00:01");
    }
}
