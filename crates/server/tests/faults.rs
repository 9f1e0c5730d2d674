//! Disks that fail: at every write of a match in turn, nothing that was acknowledged is lost, and the server goes on by
//! itself when the disk does.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use common::failing::{FailingStore, Failure};
use common::player::{Acknowledged, check, hello, play};
use common::{Person, Running, folder, http};
use engine::Salt;
use protocol::Request;
use server::{Config, SqliteStore, StoreFault};

fn config() -> Config {
    Config {
        messages_per_second_max: 100_000,
        requests_per_minute_max: 100_000,
        tables_per_hour_max: 100_000,
        ..Config::default()
    }
}

async fn open_store(folder: &Path) -> Arc<SqliteStore> {
    Arc::new(SqliteStore::open(&folder.join("escapade.db")).await.expect("the store opens"))
}

/// Every write and every read of a match fails in turn, in every way.
#[tokio::test(flavor = "multi_thread")]
async fn a_fault_at_any_moment_loses_nothing() {
    let folder = folder();
    let inner = open_store(&folder).await;
    let store = Arc::new(FailingStore::new(inner.clone()));
    let server = Running::start_on(store.clone(), config()).await;
    let person = Person::new(server.address).await;
    let mut tables = Vec::new();
    for failure in [Failure::NoSpace, Failure::SyncFails, Failure::StaysFull, Failure::Unreadable] {
        for at in 1.. {
            store.fail(failure, at);
            let mut failures = 0;
            let fail = async || {
                failures += 1;
                // The disk stays full for a while; the others fail once.
                if failures == 3 {
                    store.mend();
                }
            };
            tables.push(play(&person, Acknowledged::default(), fail).await);
            let (writes, reads) = store.mend();
            let is_beyond = if failure == Failure::Unreadable { reads < at } else { writes < at };
            if is_beyond {
                assert!(at > 2 && failures == 0, "{failure:?}: nothing failed");
                break;
            }
        }
    }
    server.stop().await;
    inner.close().await;
    let count = check(&folder, &tables).await;
    println!("{} matches with a fault each, {count} acknowledged actions, none lost", tables.len());
    std::fs::remove_dir_all(folder).unwrap();
}

/// Somebody comes to a table while it waits for a disk that then fails: they are told to come again, and not left waiting.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_at_a_table_that_was_dropped() {
    let folder = folder();
    let inner = open_store(&folder).await;
    let store = Arc::new(FailingStore::new(inner.clone()));
    let server = Running::start_on(store.clone(), config()).await;
    let person = Person::new(server.address).await;
    let (table, _) = person.open(r#"{"game":"sample"}"#).await;
    let mut early = person.connect().await;
    early.ask(hello(&table)).await.expect("the table is there");
    let mut late = person.connect().await;
    store.fail(Failure::Hangs, 1);
    early.send(9, Request::Sit { seat: None, name: "ana".to_owned(), salt: Salt::default(), bot: false }).await;
    while store.writes() == 0 {
        tokio::task::yield_now().await;
    }
    late.send(1, hello(&table)).await;
    // What comes after it is refused, so it has arrived at the table.
    late.send_bytes(vec![0]).await;
    let refused = late.next_text().await.expect("bytes are refused");
    assert!(refused.contains("bad-message"), "{refused}");
    store.mend();
    let closed = tokio::time::timeout(Duration::from_secs(20), late.closed()).await;
    assert_eq!(closed.expect("it is not left waiting"), Some(1013), "come again");
    let mut again = person.connect().await;
    again.ask(hello(&table)).await.expect("the table is back");
    server.stop().await;
    inner.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

async fn is_ready(server: &Running) -> bool {
    // An answer is good for a second.
    tokio::time::sleep(Duration::from_millis(1050)).await;
    let answer = http(server.address, "GET /readyz", &[], "").await;
    assert!(answer.status == 200 || answer.json()["code"] == "unavailable", "{}", answer.body);
    answer.status == 200
}

/// The database itself has no room: SQLite rolls back in the middle of a transaction. When there is room again, all goes
/// on without a restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_left_behind() {
    let folder = folder();
    let store = open_store(&folder).await;
    let server = Running::start_on(store.clone(), config()).await;
    let person = Person::new(server.address).await;
    let mut tables = vec![play(&person, Acknowledged::default(), async || panic!("the disk is in order")).await];
    for _ in 0..2 {
        // SQLite takes the size that the file has.
        store.limit_pages(Some(1)).await.unwrap();
        let mut opened = 0;
        while person.post("/api/tables", r#"{"game":"sample"}"#).await.status == 201 {
            opened += 1;
            assert!(opened < 500, "the disk is full");
        }
        assert!(!is_ready(&server).await, "nothing can be kept");
        assert_eq!(person.post("/api/tables", r#"{"game":"sample"}"#).await.status, 503);
        // A match that begins while the disk is full is played as soon as it is not.
        let mend = async || store.limit_pages(None).await.unwrap();
        tables.push(play(&person, Acknowledged::default(), mend).await);
        assert!(is_ready(&server).await, "it is ready again by itself");
    }
    server.stop().await;
    store.close().await;
    assert!(check(&folder, &tables).await > 0);
    std::fs::remove_dir_all(folder).unwrap();
}

/// A copy of the files of a store that is in use, as a crash would leave them.
fn copy_files(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder can be made");
    for name in ["escapade.db", "escapade.db-wal", "escapade.tally"] {
        std::fs::copy(from.join(name), to.join(name)).expect("it can be copied");
    }
}

/// A write-ahead log that was cut or damaged anywhere gives a prefix of what was written, and a store that is not opened
/// if less is left than it had.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_log_is_noticed() {
    let folder = folder();
    let store = open_store(&folder).await;
    let server = Running::start_on(store.clone(), config()).await;
    let person = Person::new(server.address).await;
    let played = play(&person, Acknowledged::default(), async || panic!("the disk is in order")).await;
    // The tally is written in quiet times and at the end; the log is still in a file of its own then.
    server.stop().await;
    let wal = std::fs::metadata(folder.join("escapade.db-wal")).unwrap().len();
    assert!(wal > 8192, "there is something to damage");
    let mut refused = 0;
    for part in 0..8 {
        let at = (wal * part / 8) as usize;
        for cut in [true, false] {
            let copy = folder.join(format!("copy-{part}-{cut}"));
            copy_files(&folder, &copy);
            // What a checkpoint has moved is not in the log any more; begin from a file that has none of it.
            let mut bytes = std::fs::read(copy.join("escapade.db-wal")).unwrap();
            match cut {
                true => bytes.truncate(at),
                false => bytes[at..].iter_mut().take(64).for_each(|byte| *byte ^= 0x55),
            }
            std::fs::write(copy.join("escapade.db-wal"), bytes).unwrap();
            std::fs::write(copy.join("escapade.db"), []).unwrap();
            match SqliteStore::open(&copy.join("escapade.db")).await {
                Err(StoreFault::Lost { now, before }) => {
                    assert!(now.entries < before.entries || now.tables < before.tables);
                    refused += 1;
                    // Whoever accepts the loss gets what is left, and it is sound.
                    let left = SqliteStore::open_after_loss(&copy.join("escapade.db")).await.unwrap();
                    left.check().await.unwrap();
                    left.close().await;
                    SqliteStore::open(&copy.join("escapade.db")).await.expect("it was accepted").close().await;
                }
                Err(other) => panic!("{other}"),
                Ok(opened) => {
                    opened.close().await;
                    assert!(check(&copy, std::slice::from_ref(&played)).await > 0);
                }
            }
        }
    }
    assert!(refused > 0, "most of these damages lose something");
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// The tally is up to date after every commit: a log that is damaged right after a kill is noticed, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_damaged_right_after_a_kill_is_noticed() {
    let folder = folder();
    let store = open_store(&folder).await;
    let server = Running::start_on(store.clone(), config()).await;
    let person = Person::new(server.address).await;
    play(&person, Acknowledged::default(), async || panic!("the disk is in order")).await;
    let copy = folder.join("copy");
    copy_files(&folder, &copy);
    let opened = SqliteStore::open(&copy.join("escapade.db")).await.expect("a kill loses nothing");
    assert_eq!(opened.tally(), store.tally());
    opened.close().await;
    copy_files(&folder, &copy);
    let wal = copy.join("escapade.db-wal");
    let bytes = std::fs::read(&wal).unwrap();
    // The last commit is torn.
    std::fs::write(&wal, &bytes[..bytes.len() - 100]).unwrap();
    drop(std::fs::remove_file(copy.join("escapade.db-shm")));
    match SqliteStore::open(&copy.join("escapade.db")).await {
        Err(StoreFault::Lost { now, before }) => assert!(now.entries < before.entries && before == store.tally()),
        Err(other) => panic!("{other}"),
        Ok(opened) => panic!("{:?} of {:?}", opened.tally(), store.tally()),
    }
    server.stop().await;
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}
