//! What is true of the store in a file. What any store must do is tried in `cluster`, on both.

mod common;

use common::folder;
use protocol::Phase;
use server::{SqliteStore, Store, StoreFault, StoreWrite, TableRow};

fn table(id: &str, is_open: bool) -> StoreWrite {
    StoreWrite::NewTable(TableRow {
        id: id.to_owned(),
        game: "sample".to_owned(),
        creator: "p".to_owned(),
        key_hash: String::new(),
        about: String::new(),
        is_open,
        is_timed: !is_open,
        phase: Phase::Gathering,
        created_at: 1,
    })
}

fn entry(table: &str, number: u64) -> StoreWrite {
    let entry = format!(r#"{{"at":{number},"entry":"dealt"}}"#);
    StoreWrite::Entry { table: table.to_owned(), number, entry, epoch: 0 }
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
async fn a_copy_has_everything() {
    let folder = folder();
    let path = folder.join("escapade.db");
    let store = SqliteStore::open(&path).await.unwrap();
    store.write(&[table("t", true), entry("t", 1), entry("t", 2)]).await.unwrap();
    store.check().await.unwrap();
    store.backup(&folder.join("copy.db")).await.unwrap();
    store.close().await;
    for path in [path, folder.join("copy.db")] {
        let again = SqliteStore::open(&path).await.unwrap();
        assert_eq!(again.ids("", 9).await.unwrap(), ["t"]);
        assert_eq!(again.log("t").await.unwrap().len(), 2);
        again.close().await;
    }
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
