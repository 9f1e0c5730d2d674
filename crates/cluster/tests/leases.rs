//! Leases and epochs: one owner for a table, whoever sleeps or dies, and a commit whose answer was lost.

mod services;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use cluster::{JoinFault, Node, PostgresStore};
use server::{Claim, Cluster, Store, StoreFault, StoreWrite};
use services::{GUARDED, Nats, Postgres};
use sqlx_core::connection::Connection;
use sqlx_core::executor::Executor;
use sqlx_core::row::Row;
use sqlx_core::sql_str::SqlSafeStr;
use sqlx_postgres::PgConnection;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};

fn entry(table: &str, number: u64, epoch: u64) -> StoreWrite {
    let entry = format!(r#"{{"at":{number},"entry":"dealt"}}"#);
    StoreWrite::Entry { table: table.to_owned(), number, entry, epoch }
}

async fn join(postgres: &Postgres) -> (Arc<PostgresStore>, Arc<Node>) {
    Node::join(&postgres.address(), None).await.expect("a node can join")
}

/// Claims a table until this node owns it.
async fn claim_in_the_end(node: &Node, table: &str) -> u64 {
    for _ in 0..400 {
        if let Ok(Claim::Own { epoch, .. }) = node.claim(table).await {
            return epoch;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{table} cannot be claimed");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_owns_a_table_and_the_next_silences_it() {
    let postgres = Postgres::start();
    let ((first_store, first), (second_store, second)) = (join(&postgres).await, join(&postgres).await);
    let epoch = claim_in_the_end(&first, "t").await;
    first_store.write(&[entry("t", 1, epoch)]).await.unwrap();
    let name = first.name().expect("its lease holds");
    assert_eq!(second.claim("t").await.unwrap(), Claim::Other { node: name }, "as long as the lease holds");
    assert_eq!(second_store.write(&[entry("t", 2, epoch + 1)]).await, Err(StoreFault::Conflict), "not its own");

    // A table that is given up can be claimed at once.
    first.release("t", epoch).await.unwrap();
    let Claim::Own { epoch: next, .. } = second.claim("t").await.unwrap() else { panic!("it was given up") };
    assert!(next > epoch);
    assert_eq!(first_store.write(&[entry("t", 2, epoch)]).await, Err(StoreFault::Conflict), "the old epoch is over");
    second_store.write(&[entry("t", 2, next)]).await.unwrap();
    first.release("t", epoch).await.unwrap();
    second_store.write(&[entry("t", 3, next)]).await.expect("whoever gave it up cannot give it up again");

    // The second falls asleep: its lease runs out, and what it writes later is refused.
    drop(second);
    let last = claim_in_the_end(&first, "t").await;
    assert_eq!(second_store.write(&[entry("t", 4, next)]).await, Err(StoreFault::Conflict), "it was asleep");
    first_store.write(&[entry("t", 4, last)]).await.unwrap();
    assert_eq!(first_store.log("t").await.unwrap().len(), 4);

    // A node that leaves gives up everything at once.
    let (third_store, third) = join(&postgres).await;
    first.leave().await.unwrap();
    assert_eq!(first.name(), None);
    let Claim::Own { epoch: third_epoch, .. } = third.claim("t").await.unwrap() else { panic!("its owner has left") };
    third_store.write(&[entry("t", 5, third_epoch)]).await.unwrap();
    for store in [first_store, second_store, third_store] {
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_node_that_is_gone_are_found_without_looking_at_all_tables() {
    let postgres = Postgres::start();
    let ((_, first), (_, second)) = (join(&postgres).await, join(&postgres).await);
    while second.peers().is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    run(
        &postgres,
        "INSERT INTO tables (id, game, creator, key_hash, is_open, is_timed, phase, created_at) VALUES \
         ('timed', 'sample', 'ana', '', FALSE, TRUE, 'playing', 0), \
         ('patient', 'sample', 'ana', '', FALSE, FALSE, 'playing', 0)",
    )
    .await;
    for table in ["timed", "patient"] {
        claim_in_the_end(&first, table).await;
    }
    assert!(second.adopt(9).await.unwrap().is_empty(), "all have an owner: all tables were looked at");
    first.fall_asleep();
    let asleep_at = tokio::time::Instant::now();
    let adopted = loop {
        let adopted = second.adopt(9).await.unwrap();
        // All tables are looked at again after ten seconds.
        assert!(asleep_at.elapsed() < Duration::from_secs(9), "the tables of a node that is gone are not found");
        if !adopted.is_empty() {
            break adopted;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(adopted, ["timed"]);
    assert!(second.adopt(9).await.unwrap().is_empty(), "each is taken over once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_of_the_database_costs_leases_and_nothing_else() {
    let mut postgres = Postgres::start();
    let (store, node) = join(&postgres).await;
    let epoch = claim_in_the_end(&node, "t").await;
    store.write(&[entry("t", 1, epoch)]).await.unwrap();
    postgres.crash();
    while node.name().is_some() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    postgres.start_again();
    let next = claim_in_the_end(&node, "t").await;
    store.write(&[entry("t", 2, next)]).await.unwrap();
    assert_eq!(store.log("t").await.unwrap().len(), 2);
    store.close().await;
}

/// What happens to the next commit.
const PASS: u8 = 0;
const LOSE_ANSWER: u8 = 1;
const LOSE_COMMIT: u8 = 2;

/// Stands before the database and breaks connections at their commits.
async fn proxy(socket: PathBuf, fault: Arc<AtomicU8>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let Ok(server) = UnixStream::connect(&socket).await else { continue };
            tokio::spawn(pass_on(client, server, fault.clone()));
        }
    });
    address
}

async fn pass_on(mut client: TcpStream, mut server: UnixStream, fault: Arc<AtomicU8>) {
    let (mut asked, mut answered) = ([0; 16 << 10], [0; 16 << 10]);
    loop {
        tokio::select! {
            read = client.read(&mut asked) => {
                let Ok(count @ 1..) = read else { return };
                let text = &asked[..count];
                let commits = text.windows(6).any(|part| part == b"COMMIT");
                match if commits { fault.swap(PASS, Ordering::SeqCst) } else { PASS } {
                    LOSE_COMMIT => return,
                    LOSE_ANSWER => {
                        // The database answers, and nobody hears it.
                        if server.write_all(text).await.is_ok() {
                            drop(server.read(&mut answered).await);
                        }
                        return;
                    }
                    _ => if server.write_all(text).await.is_err() { return },
                }
            }
            read = server.read(&mut answered) => {
                let Ok(count @ 1..) = read else { return };
                if client.write_all(&answered[..count]).await.is_err() { return }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_whose_answer_is_lost_is_neither_lost_nor_doubled() {
    let postgres = Postgres::start();
    let fault = Arc::new(AtomicU8::new(PASS));
    let address = proxy(postgres.socket(), fault.clone()).await;
    let (_store, node) = join(&postgres).await;
    let options = format!("postgres://escapade@{address}/postgres?sslmode=disable").parse().unwrap();
    let store = PostgresStore::open(options).await.unwrap();
    let epoch = claim_in_the_end(&node, "t").await;
    for (number, broken) in [(1, PASS), (2, LOSE_ANSWER), (3, LOSE_COMMIT), (4, LOSE_ANSWER), (5, PASS)] {
        fault.store(broken, Ordering::SeqCst);
        let player = StoreWrite::Player { id: format!("p{number}"), name: "ana".into(), at: 1 };
        store.write(&[player, entry("t", number, epoch)]).await.expect("it is kept");
        assert_eq!(fault.load(Ordering::SeqCst), PASS, "the fault has happened");
        assert_eq!(store.log("t").await.unwrap().len() as u64, number, "once");
    }
    // An owner that lost the table while its answer was lost is told the truth about both.
    fault.store(LOSE_ANSWER, Ordering::SeqCst);
    store.write(&[entry("t", 6, epoch)]).await.expect("it was kept before");
    node.release("t", epoch).await.unwrap();
    claim_in_the_end(&node, "t").await;
    fault.store(LOSE_COMMIT, Ordering::SeqCst);
    assert_eq!(store.write(&[entry("t", 7, epoch)]).await, Err(StoreFault::Conflict));
    assert_eq!(store.log("t").await.unwrap().len(), 6);
    store.close().await;
}

async fn run(postgres: &Postgres, statement: &'static str) {
    let mut connection = PgConnection::connect(&postgres.address()).await.expect("the database answers");
    (&mut connection).execute(statement.into_sql_str()).await.expect("the statement works");
}

async fn count(postgres: &Postgres, statement: &'static str) -> i64 {
    let mut connection = PgConnection::connect(&postgres.address()).await.expect("the database answers");
    let row = (&mut connection).fetch_one(statement.into_sql_str()).await.expect("the statement works");
    row.try_get(0).expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_needs_is_deleted_in_batches_beside_the_writer() {
    let postgres = Postgres::start();
    let (store, node) = join(&postgres).await;
    run(
        &postgres,
        "INSERT INTO commits (name, at) \
         SELECT 'old ' || number, now() - interval '2 hours' FROM generate_series(1, 5000) AS number",
    )
    .await;
    run(
        &postgres,
        "INSERT INTO letters (recipient, text) SELECT 'a node that was killed', 'x' FROM generate_series(1, 5000)",
    )
    .await;
    // Somebody else holds one of the names: neither writing nor deleting waits for them.
    let mut other = PgConnection::connect(&postgres.address()).await.unwrap();
    let mut holding = other.begin().await.unwrap();
    let hold = "SELECT name FROM commits WHERE name = 'old 77' FOR UPDATE";
    (&mut *holding).execute(hold.into_sql_str()).await.unwrap();
    store.write(&[StoreWrite::ForgetEnded { now: 0 }]).await.expect("a write deletes nothing that others hold");
    assert!(count(&postgres, "SELECT COUNT(*) FROM commits").await > 5000, "the writer has better things to do");
    store.tend().await.unwrap();
    assert_eq!(count(&postgres, "SELECT COUNT(*) FROM commits WHERE name LIKE 'old %'").await, 1);
    assert_eq!(count(&postgres, "SELECT COUNT(*) FROM commits").await, 2, "what is young stays");
    assert_eq!(count(&postgres, "SELECT COUNT(*) FROM letters").await, 0);
    holding.commit().await.unwrap();
    store.tend().await.unwrap();
    assert_eq!(count(&postgres, "SELECT COUNT(*) FROM commits").await, 1);
    node.leave().await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_of_any_size_arrives_in_its_turn() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    for bus in [Some(nats.address()), None] {
        let join = async || Node::join(&postgres.address(), bus.as_deref()).await.expect("a node can join").1;
        let (ana, ben) = (join().await, join().await);
        while ana.peers().is_empty() || ben.peers().is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let (from, to) = (ana.name().expect("it is there"), ben.name().expect("it is there"));
        // The bus carries a million bytes in one message.
        let texts = ["first".to_owned(), "狐 żółw ".repeat(400_000), "x".repeat(1 << 20), "last".to_owned()];
        texts.iter().for_each(|text| ana.send(&from, &to, text.clone()));
        for text in &texts {
            let letter = tokio::time::timeout(Duration::from_secs(20), ben.receive()).await.expect("in time").unwrap();
            assert!(letter.from == from && letter.text == *text, "{} bytes came", letter.text.len());
        }
        ana.leave().await.unwrap();
        ben.leave().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_settings_are_said_at_once() {
    let postgres = Postgres::start();
    let fault = async |database: &str, bus: Option<&str>| {
        let fault: JoinFault = Node::join(database, bus).await.err().expect("it cannot start");
        fault.to_string()
    };
    let good = postgres.address();
    let gone = fault("postgres://ana:secret@127.0.0.1:1/x", None).await;
    assert!(gone.starts_with("the database postgres://ana@127.0.0.1:1/x cannot be reached"), "{gone}");
    let unknown = fault(&good.replace("/postgres?", "/nowhere?"), None).await;
    assert!(unknown.contains("there is no database") && unknown.contains("createdb"), "{unknown}");
    run(&postgres, "CREATE ROLE guarded LOGIN PASSWORD 'right'").await;
    let guarded = |password: &str| good.replace("//escapade@", &format!("//{GUARDED}:{password}@"));
    PgConnection::connect(&guarded("right")).await.expect("this is the password");
    let refused = fault(&guarded("wrong"), None).await;
    assert!(refused.contains("does not accept this user and password; correct them in --database"), "{refused}");
    assert!(!refused.contains("wrong"), "no password in a message: {refused}");
    let nats = Nats::start_with(Some(("ana", "right")));
    let login = |login: &str| nats.address().replace("nats://", &format!("nats://{login}@"));
    for wrong in [nats.address(), login("ana:wrong"), login("ben:right")] {
        let refused = fault(&good, Some(&wrong)).await;
        assert!(refused.contains("does not accept this user and password"), "{refused}");
        assert!(!refused.contains(":wrong@"), "no password in a message: {refused}");
    }
    let (_, node) = Node::join(&good, Some(&login("ana:right"))).await.expect("this is the password");
    node.leave().await.unwrap();
    let bus = fault(&good, Some("kafka://bus")).await;
    assert!(bus.starts_with("`kafka://bus` is no bus"), "{bus}");
    // A database of a newer version is left alone.
    let (store, node) = join(&postgres).await;
    node.leave().await.unwrap();
    store.close().await;
    let mut connection = PgConnection::connect(&good).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (99, '', TRUE, '', 0)";
    (&mut connection).execute(newer.into_sql_str()).await.unwrap();
    let old = fault(&good, None).await;
    assert!(old.contains("do not fit this version") && old.contains("a newer one"), "{old}");
}
