//! What any store must do, tried on the one that we have.

mod common;

use std::sync::Arc;

use common::folder;
use engine::{Hash256, Set};
use protocol::Phase;
use protocol::rest::TokenScope;
use server::{Journal, SecretKind, SecretRow, SqliteStore, Store, StoreFault, StoreWrite, TableFilter, TableRow};

fn table(id: &str, is_open: bool) -> StoreWrite {
    StoreWrite::NewTable(TableRow {
        id: id.to_owned(),
        game: "sample".to_owned(),
        creator: "p".to_owned(),
        key_hash: String::new(),
        is_open,
        is_timed: !is_open,
        phase: Phase::Gathering,
        created_at: 1,
    })
}

fn entry(table: &str, number: u64) -> StoreWrite {
    StoreWrite::Entry { table: table.to_owned(), number, entry: format!(r#"{{"at":{number},"entry":"dealt"}}"#) }
}

#[tokio::test]
async fn a_log_is_kept_in_order_and_once() {
    let folder = folder();
    let path = folder.join("escapade.db");
    let store = SqliteStore::open(&path).await.unwrap();
    store.write(&[table("t", true), entry("t", 1), entry("t", 2), entry("u", 1)]).await.unwrap();
    assert_eq!(store.write(&[entry("t", 3), entry("t", 2)]).await, Err(StoreFault::Conflict));
    let times = |log: Vec<host::LoggedEntry>| log.iter().map(|logged| logged.at).collect::<Vec<_>>();
    assert_eq!(times(store.log("t").await.unwrap()), [1, 2], "all or none");
    store.close().await;
    let again = SqliteStore::open(&path).await.unwrap();
    assert_eq!(times(again.log("t").await.unwrap()), [1, 2]);
    assert_eq!(times(again.log("nowhere").await.unwrap()), [0; 0]);
    again.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_log_can_be_read_wherever_its_entries_are() {
    let folder = folder();
    let path = folder.join("escapade.db");
    let store = SqliteStore::open(&path).await.unwrap();
    // So many that most of them have moved on to their tables' logs, and some have not.
    for number in 1..=2500 {
        store.write(&[entry("t", number), entry("tt", number)]).await.unwrap();
    }
    let expected: Vec<u64> = (1..=2500).collect();
    let times = |log: Vec<host::LoggedEntry>| log.iter().map(|logged| logged.at).collect::<Vec<_>>();
    for table in ["t", "tt"] {
        assert_eq!(times(store.log(table).await.unwrap()), expected);
        assert_eq!(store.write(&[entry(table, 2500)]).await, Err(StoreFault::Conflict), "written already");
        assert_eq!(store.write(&[entry(table, 2502)]).await, Err(StoreFault::Conflict), "not the next one");
    }
    store.close().await;
    let again = SqliteStore::open(&path).await.unwrap();
    assert_eq!(again.write(&[entry("t", 2500)]).await, Err(StoreFault::Conflict), "written by an earlier server");
    again.write(&[entry("t", 2501)]).await.unwrap();
    assert_eq!(again.log("t").await.unwrap().len(), 2501);
    again.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn tables_and_secrets_are_found() {
    let folder = folder();
    let store = SqliteStore::open(&folder.join("escapade.db")).await.unwrap();
    let hash = Hash256::of(&[b"secret"]);
    let player = StoreWrite::Player { id: "p".into(), name: "ana".into(), at: 1 };
    let scopes = Set::EMPTY.with(TokenScope::Play);
    let secret =
        SecretRow { hash, player: "p".into(), kind: SecretKind::Cookie, scopes, expires_at: Some(100), created_at: 1 };
    store.write(&[table("open", true), table("timed", false), player, StoreWrite::NewSecret(secret)]).await.unwrap();
    let ids = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.tables(Phase::Gathering, TableFilter::Open, 9).await.unwrap()), ["open"]);
    assert_eq!(ids(store.tables(Phase::Gathering, TableFilter::Timed, 9).await.unwrap()), ["timed"]);
    store.write(&[StoreWrite::Phase { table: "open".into(), phase: Phase::Over }]).await.unwrap();
    assert_eq!(store.table("open").await.unwrap().unwrap().phase, Phase::Over);
    let found = store.find(&hash, SecretKind::Cookie, 50).await.unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.scopes), ("ana", scopes));
    assert_eq!(store.find(&hash, SecretKind::Cookie, 100).await.unwrap(), None, "too old");
    assert_eq!(store.find(&hash, SecretKind::Token, 50).await.unwrap(), None, "of another kind");
    store.write(&[StoreWrite::DeleteSecret(hash)]).await.unwrap();
    assert_eq!(store.find(&hash, SecretKind::Cookie, 50).await.unwrap(), None);
    store.write(&[StoreWrite::Pulse]).await.unwrap();
    assert_eq!(store.ids("", 9).await.unwrap(), ["open", "timed"]);
    assert_eq!(store.ids("open", 9).await.unwrap(), ["timed"]);
    store.check().await.unwrap();
    store.backup(&folder.join("copy.db")).await.unwrap();
    let copy = SqliteStore::open(&folder.join("copy.db")).await.unwrap();
    assert_eq!(copy.ids("", 9).await.unwrap().len(), 2);
    copy.close().await;
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_bad_order_does_not_spoil_the_group() {
    let folder = folder();
    let store = Arc::new(SqliteStore::open(&folder.join("escapade.db")).await.unwrap());
    let (journal, writer) = Journal::start(store.clone());
    let mut orders = tokio::task::JoinSet::new();
    for number in 0..200 {
        let journal = journal.clone();
        // Every table is written twice, and one of the two must fail.
        orders.spawn(async move { journal.write(vec![entry(&format!("t{}", number % 100), 1)]).await });
    }
    let results = orders.join_all().await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 100);
    assert_eq!(results.iter().filter(|result| **result == Err(StoreFault::Conflict)).count(), 100);
    drop(journal);
    writer.await.unwrap();
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// After a quiet time the file alone has everything: its log may be lost then.
#[tokio::test]
async fn a_tended_file_needs_no_log() {
    let folder = folder();
    let path = folder.join("escapade.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let some: Vec<StoreWrite> = (1..=50).map(|number| entry("t", number)).collect();
    store.write(&[table("t", true)]).await.unwrap();
    store.write(&some).await.unwrap();
    store.tend().await.unwrap();
    std::fs::create_dir(folder.join("alone")).unwrap();
    let alone = folder.join("alone/escapade.db");
    std::fs::copy(&path, &alone).unwrap();
    std::fs::copy(folder.join("escapade.tally"), folder.join("alone/escapade.tally")).unwrap();
    let copy = SqliteStore::open(&alone).await.expect("nothing is missing");
    assert_eq!((copy.tally().tables, copy.tally().entries), (1, 50));
    assert_eq!(copy.log("t").await.unwrap().len(), 50);
    copy.check().await.unwrap();
    copy.close().await;
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// An entry that was changed in the file is not believed.
#[tokio::test]
async fn a_changed_entry_is_noticed() {
    let folder = folder();
    let path = folder.join("escapade.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let some: Vec<StoreWrite> = (1..=9).map(|number| entry("t", number)).collect();
    store.write(&some).await.unwrap();
    store.close().await;
    let mut bytes = std::fs::read(&path).unwrap();
    let at = bytes.windows(7).position(|part| part == b"\"at\":5,").expect("the fifth entry is there");
    bytes[at + 5] = b'6';
    std::fs::write(&path, bytes).unwrap();
    let changed = SqliteStore::open(&path).await.unwrap();
    let fault = changed.log("t").await.unwrap_err().to_string();
    assert!(fault.contains("table t: entry 5 does not fit its checksum"), "{fault}");
    changed.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}
