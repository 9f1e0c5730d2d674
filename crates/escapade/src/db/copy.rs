//! `escapade db copy`: moves a whole server from its folder to the database of several nodes.
//!
//! Each table is one transaction, and whatever is there already is compared instead of written, so a copy that was
//! interrupted is simply begun again.

#[cfg(not(feature = "cluster"))]
mod without {
    use std::path::Path;

    use anyhow::{Result, bail};

    const MISSING: &str = "this program was built without --database, to be built quickly; take a released one, or build \
                           it with `cargo build --release`";

    pub(crate) async fn run(_folder: &Path, _database: Option<&str>) -> Result<()> {
        bail!(MISSING)
    }

    pub(crate) async fn verify(_database: &str) -> Result<()> {
        bail!(MISSING)
    }

    pub(crate) async fn list(_database: &str) -> Result<()> {
        bail!(MISSING)
    }
}

#[cfg(feature = "cluster")]
mod with {
    use std::collections::BTreeSet;
    use std::path::Path;

    use anyhow::{Context, Result, bail};
    use cluster::{Node, PostgresStore};
    use engine::Seat;
    use host::Host;
    use server::{Claim, Cluster, SqliteStore, Store, StoreFault, StoreWrite};

    use crate::db::PAGE_SIZE;
    use crate::serve::{lock, record_secret};

    /// What was copied.
    #[derive(Default)]
    struct Copied {
        tables: u64,
        entries: u64,
        players: u64,
        secrets: u64,
    }

    pub(crate) async fn verify(database: &str) -> Result<()> {
        let (store, node) = Node::join(database, None).await?;
        let verified = crate::db::verify(&*store).await;
        node.leave().await?;
        store.close().await;
        verified
    }

    pub(crate) async fn list(database: &str) -> Result<()> {
        let (store, node) = Node::join(database, None).await?;
        let listed = crate::db::list(&*store).await;
        node.leave().await?;
        store.close().await;
        listed
    }

    pub(crate) async fn run(folder: &Path, database: Option<&str>) -> Result<()> {
        let Some(database) = database else { bail!("say where to with --database postgres://USER:PASSWORD@HOST/NAME") };
        let path = folder.join("escapade.db");
        if !path.exists() {
            bail!("there is no {}; say where the server keeps its data with --data", path.display());
        }
        let _lock = lock(folder)?;
        let from = SqliteStore::open(&path).await.with_context(|| format!("cannot open {}", path.display()))?;
        from.check().await?;
        let (to, node) = Node::join(database, None).await?;
        let copied = copy(folder, &from, &to, &node).await;
        node.leave().await?;
        to.close().await;
        from.close().await;
        let Copied { tables, entries, players, secrets } = copied?;
        println!(
            "{tables} tables with {entries} entries, {players} players and {secrets} secrets are there and checked"
        );
        Ok(())
    }

    async fn copy(folder: &Path, from: &SqliteStore, to: &PostgresStore, node: &Node) -> Result<Copied> {
        if !node.peers().is_empty() {
            bail!("other nodes use this database now; stop them first");
        }
        if !to.set_key("records", record_secret(folder)?).await? {
            bail!("the nodes of this database sign records with another key; copy to a database that is new");
        }
        let mut copied = Copied::default();
        let bar = crate::progress::count("players, secrets and tables");
        let mut after = String::new();
        loop {
            let players = from.players_after(&after, PAGE_SIZE).await?;
            let Some(StoreWrite::Player { id, .. }) = players.last() else { break };
            after.clone_from(id);
            to.write(&players).await?;
            copied.players += players.len() as u64;
            bar.advance(players.len() as u64);
        }
        let mut after = String::new();
        loop {
            let secrets = from.secrets_after(&after, PAGE_SIZE).await?;
            let Some(last) = secrets.last() else { break };
            after = last.hash.to_string();
            copied.secrets += secrets.len() as u64;
            bar.advance(secrets.len() as u64);
            let secrets: Vec<StoreWrite> = secrets.into_iter().map(StoreWrite::NewSecret).collect();
            if to.write(&secrets).await == Err(StoreFault::Conflict) {
                // Some of them are there already.
                for secret in secrets {
                    match to.write(&[secret]).await {
                        Ok(()) | Err(StoreFault::Conflict) => {}
                        Err(fault) => return Err(fault.into()),
                    }
                }
            }
        }
        let mut after = String::new();
        loop {
            let ids = from.ids(&after, PAGE_SIZE).await?;
            let Some(last) = ids.last() else { break };
            after.clone_from(last);
            for id in ids {
                let entries = copy_table(from, to, node, &id).await.with_context(|| format!("table {id}"))?;
                copied.tables += 1;
                copied.entries += entries;
                bar.step();
            }
        }
        bar.clear();
        Ok(copied)
    }

    /// Copies a table, folds both logs, and compares. Gives how many entries it has.
    async fn copy_table(from: &SqliteStore, to: &PostgresStore, node: &Node, id: &str) -> Result<u64> {
        let row = from.table(id).await?.context("it is gone")?;
        let log = from.log(id).await?;
        let host = Host::restore(log.clone())?;
        if to.table(id).await?.is_none() {
            let Claim::Own { epoch, .. } = node.claim(id).await? else { bail!("another node owns it") };
            let mut writes = vec![StoreWrite::NewTable(row)];
            for (logged, number) in log.iter().zip(1..) {
                let entry = serde_json::to_string(logged)?;
                writes.push(StoreWrite::Entry { table: id.to_owned(), number, entry, epoch });
            }
            let seats = (0..host.setup().settings.seats()).map(Seat::new);
            let people: BTreeSet<&str> = seats.filter_map(|seat| Some(host.holder(seat)?.id())).collect();
            let players = people.into_iter().map(str::to_owned).collect();
            writes.push(StoreWrite::Seated { table: id.to_owned(), players });
            to.write(&writes).await?;
            node.release(id, epoch).await?;
        }
        let copied = Host::restore(to.log(id).await?)?;
        if copied.digest() != host.digest() {
            bail!("the database holds another table of this name; copy to a database that is new");
        }
        Ok(log.len() as u64)
    }
}

#[cfg(feature = "cluster")]
pub(super) use with::{list, run, verify};
#[cfg(not(feature = "cluster"))]
pub(super) use without::{list, run, verify};
