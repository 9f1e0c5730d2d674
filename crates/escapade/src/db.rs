//! `escapade db`: copies or checks a server's database.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::Subcommand;
use host::Host;
use server::{SqliteStore, Store};

use crate::serve::make_file;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade db backup monday.db\n  escapade db verify --data /var/lib/escapade")]
pub(crate) struct Args {
    /// The folder of the server
    #[arg(long, env = "ESCAPADE_DATA", default_value = "data", global = true)]
    data: PathBuf,
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
    /// Check the file, fold every log, and verify the record of every finished match
    Verify,
}

/// How many ids are read at a time.
const PAGE_SIZE: i64 = 1000;

pub(crate) fn run(args: &Args) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let path = args.data.join("escapade.db");
        if !path.exists() {
            bail!("there is no {}; say where the server keeps its data with --data", path.display());
        }
        let store = SqliteStore::open(&path).await.with_context(|| format!("cannot open {}", path.display()))?;
        let result = match &args.command {
            DbCommand::Backup { file } if file.exists() => Err(anyhow!("{} is there already", file.display())),
            DbCommand::Backup { file } => backup(&store, file).await,
            DbCommand::Verify => verify(&store).await,
        };
        store.close().await;
        result
    })
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

async fn verify(store: &SqliteStore) -> Result<()> {
    store.check().await?;
    let (mut tables, mut records, mut failed) = (0, 0, 0);
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
                    eprintln!("table {id}: {fault:#}");
                }
            }
        }
    }
    if failed > 0 {
        bail!("{failed} of {tables} tables did not pass");
    }
    println!("{tables} tables and {records} records verified");
    Ok(())
}

async fn verify_table(store: &SqliteStore, id: &str) -> Result<bool> {
    let host = Host::restore(store.log(id).await?)?;
    let Some(record) = host.record() else { return Ok(false) };
    let entry = games::find(&record.game).context("the game is gone")?;
    entry.verify(&record, host.setup().settings.content())?;
    Ok(true)
}
