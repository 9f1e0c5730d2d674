//! What an operator does with tables, wherever they are in memory.

use std::sync::Arc;

use host::{Host, LoggedEntry, Player};
use protocol::{Code, Fault};
use tokio::sync::oneshot;

use super::{RestoreTurn, Tables, no_table, unavailable};
use crate::nodes::Claim;
use crate::store::{NewLog, TableRow};
use crate::table::TableCommand;
use crate::{App, Error};

/// A table that another node has in memory.
pub(super) fn elsewhere() -> Fault {
    Fault::new(Code::Unavailable, "another node has this table now; ask that one, or wait until nobody is there")
}

impl Tables {
    /// Whether a table is in memory here.
    pub(crate) fn is_live(&self, id: &str) -> bool {
        self.get(id).is_some()
    }

    /// Ends a match in play without a result.
    pub(crate) async fn close_match(&self, app: &Arc<App>, id: &str) -> Result<(), Error> {
        let (answer, asked) = oneshot::channel();
        self.send(app, id, TableCommand::EndMatch(answer)).await?;
        Ok(asked.await.map_err(|_| unavailable())??)
    }

    /// Deletes a table. Its connections are closed first.
    pub(crate) async fn delete(&self, app: &Arc<App>, id: &str) -> Result<(), Error> {
        let turn = RestoreTurn::new(self, id);
        let _own_turn = turn.lock.lock().await;
        app.store.table(id).await?.ok_or_else(no_table)?;
        self.take_out_of_memory(id).await;
        self.delete_now(app, id).await
    }

    /// Deletes a table that nobody uses; false if somebody does.
    pub(crate) async fn delete_unused(&self, app: &Arc<App>, id: &str) -> Result<bool, Error> {
        let turn = RestoreTurn::new(self, id);
        let _own_turn = turn.lock.lock().await;
        if self.is_live(id) {
            return Ok(false);
        }
        match self.delete_now(app, id).await {
            Ok(()) => Ok(true),
            Err(Error::Fault(fault)) if fault.code == Code::Unavailable => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    async fn delete_now(&self, app: &App, id: &str) -> Result<(), Error> {
        let store = app.store.operator().ok_or_else(unavailable)?;
        Ok(store.delete_table(id, claim_epoch(app, id).await?).await?)
    }

    /// Erases a person from a table's log.
    pub(crate) async fn erase_person(
        &self,
        app: &Arc<App>,
        id: &str,
        person: &Player,
        alias: &Player,
    ) -> Result<(), Error> {
        let turn = RestoreTurn::new(self, id);
        let _own_turn = turn.lock.lock().await;
        let Some(row) = app.store.table(id).await? else { return Ok(()) };
        self.take_out_of_memory(id).await;
        let epoch = claim_epoch(app, id).await?;
        let erased = erase_now(app, &row, (person, alias), epoch).await;
        if let Some(cluster) = &app.cluster {
            drop(cluster.release(id, epoch).await);
        }
        erased
    }

    /// Lets a table leave memory, and waits until it has. Its clients are told to come again.
    async fn take_out_of_memory(&self, id: &str) {
        if let Some(mailbox) = self.get(id) {
            drop(mailbox.send(Box::new(TableCommand::LeaveMemory)).await);
            mailbox.closed().await;
            self.remove(id, &mailbox);
        }
    }
}

/// The epoch of this node's claim on a table; refused if another node has one.
async fn claim_epoch(app: &App, id: &str) -> Result<u64, Error> {
    match &app.cluster {
        None => Ok(0),
        Some(cluster) => match cluster.claim(id).await? {
            Claim::Own { epoch, .. } => Ok(epoch),
            Claim::Other { .. } => Err(elsewhere().into()),
        },
    }
}

async fn erase_now(app: &App, row: &TableRow, (person, alias): (&Player, &Player), epoch: u64) -> Result<(), Error> {
    let store = app.store.operator().ok_or_else(unavailable)?;
    let log = app.store.log(&row.id).await?;
    let (person, alias, creator) = (person.clone(), alias.clone(), row.creator.clone());
    let creator = if creator == person.id() { alias.id().to_owned() } else { creator };
    // Folding a long log takes milliseconds, too long for the async threads.
    let erased = tokio::task::spawn_blocking(move || erase_log(log, &person, &alias)).await;
    let (entries, about) = erased.map_err(|fault| Error::Internal(fault.to_string()))??;
    let log = NewLog { entries: &entries, about: &about, creator: &creator };
    Ok(store.replace_log(&row.id, log, epoch).await?)
}

/// A log without a person, entry by entry as JSON, and what lists say of its table.
fn erase_log(log: Vec<LoggedEntry>, person: &Player, alias: &Player) -> Result<(Vec<String>, String), Error> {
    let internal = |fault: &dyn std::fmt::Display| Error::Internal(fault.to_string());
    let log = host::erase(log, person, alias);
    let texts: Result<Vec<String>, _> = log.iter().map(serde_json::to_string).collect();
    let texts = texts.map_err(|fault| internal(&fault))?;
    let host = Host::restore(log).map_err(|fault| internal(&fault))?;
    let about = serde_json::to_string(&host.about()).map_err(|fault| internal(&fault))?;
    Ok((texts, about))
}
