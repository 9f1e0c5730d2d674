//! What any store must do, tried on both: SQLite for one server, PostgreSQL for several.

mod services;

use std::path::PathBuf;
use std::sync::Arc;

use cluster::{Node, PostgresStore};
use engine::{Hash256, Set};
use protocol::Phase;
use protocol::rest::TokenScope;
use server::{
    Claim, Cluster, Journal, NewLog, SecretKind, SecretRow, SqliteStore, Store, StoreFault, StoreWrite, TableFilter,
    TableRow,
};
use services::Postgres;
use sqlx_core::executor::Executor;
use sqlx_core::sql_str::SqlSafeStr;

fn table(id: &str, is_open: bool) -> StoreWrite {
    StoreWrite::NewTable(TableRow {
        id: id.to_owned(),
        game: "sample".to_owned(),
        creator: "ana".to_owned(),
        key_hash: String::new(),
        about: String::new(),
        is_open,
        is_timed: !is_open,
        phase: Phase::Gathering,
        created_at: 1,
    })
}

/// A store, and whoever claims its tables, if they must be claimed.
struct Tried {
    store: Arc<dyn Store>,
    node: Option<Arc<Node>>,
}

impl Tried {
    async fn entry(&self, table: &str, number: u64) -> StoreWrite {
        let epoch = match &self.node {
            None => 0,
            Some(node) => own(node, table).await,
        };
        entry_of(table, number, epoch)
    }
}

fn entry_of(table: &str, number: u64, epoch: u64) -> StoreWrite {
    let entry = format!(r#"{{"at":{number},"entry":"dealt"}}"#);
    StoreWrite::Entry { table: table.to_owned(), number, entry, epoch }
}

/// Claims a table that nobody else owns.
async fn own(node: &Node, table: &str) -> u64 {
    match node.claim(table).await.expect("the database answers") {
        Claim::Own { epoch, .. } => epoch,
        Claim::Other { node } => panic!("{node} owns {table}"),
    }
}

async fn times(store: &dyn Store, table: &str) -> Vec<u64> {
    store.log(table).await.expect("the log can be read").iter().map(|logged| logged.at).collect()
}

async fn a_log_is_kept_in_order_and_once(tried: &Tried) {
    let store = &*tried.store;
    let first = [table("t", true), tried.entry("t", 1).await, tried.entry("u", 1).await];
    store.write(&first).await.expect("the store works");
    store.write(&[tried.entry("t", 2).await]).await.expect("the store works");
    let third = tried.entry("t", 3).await;
    assert_eq!(store.write(&[third, first[1].clone()]).await, Err(StoreFault::Conflict));
    assert_eq!(times(store, "t").await, [1, 2], "all or none");
    assert_eq!(store.write(&[tried.entry("t", 4).await]).await, Err(StoreFault::Conflict), "not the next one");
    assert_eq!(store.write(&[tried.entry("t", 2).await]).await, Err(StoreFault::Conflict), "written already");
    assert_eq!(times(store, "nowhere").await, [0; 0]);
    let many: Vec<StoreWrite> = {
        let StoreWrite::Entry { epoch, .. } = tried.entry("t", 3).await else { unreachable!() };
        (3..=2500).map(|number| entry_of("t", number, epoch)).collect()
    };
    store.write(&many).await.expect("the store works");
    assert_eq!(times(store, "t").await, (1..=2500).collect::<Vec<u64>>());
    assert!(store.log_length("t").await.expect("the store works") <= 2500);
}

async fn tables_are_found(tried: &Tried) {
    let store = &*tried.store;
    store.write(&[table("open", true), table("timed", false)]).await.expect("the store works");
    let ids = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let open = ids(store.tables(Phase::Gathering, TableFilter::Open, 9).await.expect("the store works"));
    assert!(open.contains(&"open".to_owned()) && !open.contains(&"timed".to_owned()), "{open:?}");
    assert_eq!(ids(store.tables(Phase::Gathering, TableFilter::Timed, 9).await.expect("the store works")), ["timed"]);
    store.write(&[StoreWrite::Phase { table: "open".into(), phase: Phase::Over }]).await.expect("the store works");
    assert_eq!(store.table("open").await.expect("the store works").expect("the store works").phase, Phase::Over);
    let about = StoreWrite::About { table: "open".into(), about: r#"{"rules":1}"#.into() };
    store.write(&[about]).await.expect("the store works");
    let found = store.table("open").await.expect("the store works").expect("the store works");
    assert_eq!((found.about.as_str(), found.phase), (r#"{"rules":1}"#, Phase::Over));
    assert_eq!(store.table("nowhere").await.expect("the store works"), None);
    assert_eq!(store.write(&[table("open", true)]).await, Err(StoreFault::Conflict), "an id is used once");
    let seat = |players: &[&str]| {
        let players = players.iter().map(|&player| player.to_owned()).collect();
        StoreWrite::Seated { table: "timed".into(), players }
    };
    store.write(&[seat(&["ana", "ben"])]).await.expect("the store works");
    assert_eq!(ids(store.tables_of("ben", 9).await.expect("the store works")), ["timed"]);
    store.write(&[seat(&["ana"])]).await.expect("the store works");
    assert_eq!(ids(store.tables_of("ben", 9).await.expect("the store works")), [""; 0]);
    let all = store.ids("", 9).await.expect("the store works");
    assert!(all.is_sorted() && all.contains(&"open".to_owned()), "{all:?}");
    assert_eq!(store.ids("open", 1).await.expect("the store works").len(), 1);
}

async fn players_and_secrets_are_found(tried: &Tried) {
    let store = &*tried.store;
    let scopes = Set::EMPTY.with(TokenScope::Play);
    let secret = |name: &str, kind| {
        let hash = Hash256::of(&[name.as_bytes()]);
        let row = SecretRow { hash, player: "p".into(), kind, scopes, expires_at: Some(100), created_at: 1 };
        (hash, StoreWrite::NewSecret(row))
    };
    let (cookie, given) = secret("cookie", SecretKind::Cookie);
    let (token, also) = secret("token", SecretKind::Token);
    let player = |name: &str| StoreWrite::Player { id: "p".into(), name: name.into(), at: 1 };
    store.write(&[player("ana"), given.clone(), also]).await.expect("the store works");
    store.write(&[player("ben")]).await.expect("the store works");
    let found = store.find(&cookie, SecretKind::Cookie, 50).await.expect("the store works").expect("the store works");
    assert_eq!((found.name.as_str(), found.scopes), ("ben", scopes));
    assert_eq!(store.find(&cookie, SecretKind::Cookie, 100).await.expect("the store works"), None, "too old");
    assert_eq!(store.find(&cookie, SecretKind::Token, 50).await.expect("the store works"), None, "of another kind");
    assert_eq!(store.write(&[given]).await, Err(StoreFault::Conflict));
    assert_eq!(store.secrets("p", 50).await.expect("the store works").len(), 2);
    store.write(&[StoreWrite::DeleteSecret(token)]).await.expect("the store works");
    assert_eq!(store.write(&[StoreWrite::DeleteSecret(token)]).await, Err(StoreFault::Conflict), "used up once");
    store.write(&[StoreWrite::DeleteCookies { player: "p".into() }]).await.expect("the store works");
    assert_eq!(store.find(&cookie, SecretKind::Cookie, 50).await.expect("the store works"), None);
    let (ended, last) = secret("ended", SecretKind::Cookie);
    let guest = StoreWrite::Player { id: "guest".into(), name: String::new(), at: 5 };
    store.write(&[last, guest, StoreWrite::ForgetEnded { now: 100 }]).await.expect("the store works");
    assert_eq!(store.find(&ended, SecretKind::Cookie, 50).await.expect("the store works"), None);
    assert_eq!(store.unused_guests(10, 9).await.expect("the store works"), ["guest"]);
    let forget = |player: &str, before| StoreWrite::ForgetGuest { player: player.into(), before };
    let seen = |player: &str, at| StoreWrite::GuestSeen { player: player.into(), at };
    store.write(&[seen("guest", 20), seen("guest", 7), seen("p", 20)]).await.expect("the store works");
    assert_eq!(store.unused_guests(20, 9).await.expect("the store works"), [""; 0], "the guest was seen at 20");
    store.write(&[forget("guest", 20)]).await.expect("the store works");
    assert_eq!(store.unused_guests(21, 9).await.expect("the store works"), ["guest"], "and is not forgotten");
    store.write(&[forget("guest", 21), forget("p", 21), StoreWrite::Pulse]).await.expect("the store works");
    assert_eq!(store.unused_guests(21, 9).await.expect("the store works"), [""; 0]);
    assert_eq!(store.unused_guests(10, 9).await.expect("the store works"), [""; 0]);
    store.tend().await.expect("the store works");
}

/// Whose turn it is can be read without the log, and says so when the log has gone on.
async fn turns_are_kept(tried: &Tried) {
    let store = &*tried.store;
    let seated = StoreWrite::Seated { table: "turns".into(), players: vec!["eve".into()] };
    let playing = StoreWrite::Phase { table: "turns".into(), phase: Phase::Playing };
    let entry = tried.entry("turns", 1).await;
    let StoreWrite::Entry { epoch, .. } = entry else { unreachable!() };
    store.write(&[table("turns", true), seated, playing, entry]).await.expect("the store works");
    let found = async || {
        let kept = store.turns_of("eve", 9).await.expect("the store works");
        kept.into_iter().map(|kept| (kept.table, kept.turns, kept.is_current)).collect::<Vec<_>>()
    };
    let kept = |turns: &str, is_current| vec![("turns".to_owned(), turns.to_owned(), is_current)];
    let keep = |turns: &str, number| StoreWrite::Turns { table: "turns".into(), turns: turns.into(), number };
    // A log that SQLite has not moved yet may seem shorter, but nothing that was kept is taken for newer than it is.
    assert_eq!(found().await[0].1, "");
    store.write(&[keep("one", 1)]).await.expect("the store works");
    assert_eq!(found().await, kept("one", true));
    let many: Vec<StoreWrite> = (2..=5000).map(|number| entry_of("turns", number, epoch)).collect();
    store.write(&many).await.expect("the store works");
    store.write(&[entry_of("turns", 5001, epoch)]).await.expect("the store works");
    assert_eq!(found().await, kept("one", false), "the log has gone on");
    store.write(&[keep("all", 5001), keep("old", 3)]).await.expect("the store works");
    assert_eq!(found().await, kept("all", true), "the state at an earlier number does not come back");
    assert_eq!(store.turns_of("ana", 9).await.expect("the store works"), []);
}

fn log(entries: &[String]) -> NewLog<'_> {
    NewLog { entries, about: "{}", creator: "nobody" }
}

async fn operators_take_things_out(tried: &Tried) {
    let store = &*tried.store;
    let operator = store.operator().expect("both stores have one");
    let epoch = |write: &StoreWrite| match write {
        StoreWrite::Entry { epoch, .. } => *epoch,
        _ => 0,
    };
    let entries = [tried.entry("gone", 1).await, tried.entry("kept", 1).await];
    store.write(&[table("gone", true), table("kept", true)]).await.expect("the store works");
    store.write(&entries).await.expect("the store works");
    let size = operator.log_size("gone").await.expect("the store works");
    assert!(size.entries == 1 && size.bytes > 20, "{size:?}");
    let both = operator.tables_before(Phase::Gathering, 2, 0, 99).await.expect("the store works");
    assert!(["gone", "kept"].iter().all(|id| both.iter().any(|row| row.id == *id)));
    assert!(
        operator.tables_before(Phase::Gathering, 1, 0, 99).await.expect("the store works").is_empty(),
        "not before"
    );

    // A log that names a person is replaced by one that does not, and goes on from there.
    let naming = |player: &str| format!(r#"{{"at":2,"entry":{{"next":{{"table":"{player}"}}}}}}"#);
    let second = StoreWrite::Entry { table: "kept".into(), number: 2, entry: naming("fay"), epoch: epoch(&entries[1]) };
    store.write(&[second]).await.expect("the store works");
    assert_eq!(operator.tables_naming("fay").await.expect("the store works"), ["kept"]);
    let StoreWrite::Entry { entry: first, .. } = &entries[1] else { unreachable!() };
    let short = [first.clone()];
    assert_eq!(operator.replace_log("kept", log(&short), epoch(&entries[1])).await, Err(StoreFault::Conflict));
    let whole = [first.clone(), naming("x")];
    operator.replace_log("kept", log(&whole), epoch(&entries[1])).await.expect("the store works");
    assert_eq!(operator.tables_naming("fay").await.expect("the store works"), [""; 0]);
    assert_eq!(store.table("kept").await.expect("the store works").expect("it is there").creator, "nobody");
    store.write(&[tried.entry("kept", 3).await]).await.expect("the store works");
    assert_eq!(times(store, "kept").await, [1, 2, 3], "the chain goes on");

    operator.delete_table("gone", epoch(&entries[0])).await.expect("the store works");
    assert_eq!(store.table("gone").await.expect("the store works"), None);
    assert_eq!(times(store, "gone").await, [0; 0]);
    assert_eq!(times(store, "kept").await, [1, 2, 3], "nothing else is touched");
}

async fn operators_find_people(tried: &Tried) {
    let store = &*tried.store;
    let operator = store.operator().expect("both stores have one");
    let hash = |name: &str| Hash256::of(&[name.as_bytes()]);
    let secret = |name: &str, player: &str, kind, created_at| {
        let (hash, player) = (hash(name), player.to_owned());
        StoreWrite::NewSecret(SecretRow { hash, player, kind, scopes: Set::EMPTY, expires_at: None, created_at })
    };
    let player = |id: &str, name: &str, at| StoreWrite::Player { id: id.into(), name: name.into(), at };
    let people = [
        player("o1", "Dan", 10),
        player("o2", "dana", 10),
        secret("dan", "o1", SecretKind::Cookie, 10),
        secret("dana", "o2", SecretKind::Cookie, 40),
        secret("tool", "o2", SecretKind::Token, 10),
    ];
    store.write(&people).await.expect("the store works");
    let ids = |rows: Vec<server::PlayerRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(operator.players("", "DAN", 9).await.expect("the store works")), ["o1", "o2"]);
    assert_eq!(ids(operator.players("o1", "dan", 9).await.expect("the store works")), ["o2"]);
    operator.set_banned("o2", true).await.expect("the store works");
    assert!(operator.player("o2").await.expect("the store works").expect("it is there").is_banned);
    for kind in [SecretKind::Cookie, SecretKind::Token] {
        let name = if kind == SecretKind::Cookie { "dana" } else { "tool" };
        assert_eq!(store.find(&hash(name), kind, 50).await.expect("the store works"), None);
    }
    assert!(store.find(&hash("dana"), SecretKind::Banned, 50).await.expect("the store works").is_some());
    operator.set_banned("o2", false).await.expect("the store works");
    assert!(store.find(&hash("dana"), SecretKind::Cookie, 50).await.expect("the store works").is_some());
    let idle = operator.idle_names(30, 9).await.expect("the store works");
    assert!(idle.contains(&"o1".to_owned()) && !idle.contains(&"o2".to_owned()), "o2 got a cookie later: {idle:?}");
    assert!(!operator.forget_name("o2", 30).await.expect("the store works"));
    assert!(operator.forget_name("o1", 30).await.expect("the store works"));
    assert_eq!(store.find(&hash("dan"), SecretKind::Cookie, 50).await.expect("the store works"), None);
    operator.delete_player("o2").await.expect("the store works");
    assert_eq!(operator.player("o2").await.expect("the store works"), None);
    assert_eq!(store.find(&hash("dana"), SecretKind::Cookie, 50).await.expect("the store works"), None);
}

async fn one_bad_batch_does_not_spoil_the_group(tried: &Tried) {
    let (journal, writer) = Journal::start(tried.store.clone());
    let mut batches = tokio::task::JoinSet::new();
    for number in 0..50 {
        // Every table is written twice, and one of the two must fail.
        let entry = tried.entry(&format!("g{number}"), 1).await;
        for _ in 0..2 {
            let (journal, entry) = (journal.clone(), entry.clone());
            batches.spawn(async move { journal.write(vec![entry]).await });
        }
    }
    let results = batches.join_all().await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 50);
    assert_eq!(results.iter().filter(|result| **result == Err(StoreFault::Conflict)).count(), 50);
    drop(journal);
    writer.await.expect("the store works");
}

async fn conform(tried: &Tried) {
    a_log_is_kept_in_order_and_once(tried).await;
    tables_are_found(tried).await;
    players_and_secrets_are_found(tried).await;
    turns_are_kept(tried).await;
    operators_take_things_out(tried).await;
    operators_find_people(tried).await;
    one_bad_batch_does_not_spoil_the_group(tried).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_does_what_a_store_must_do() {
    let folder: PathBuf = std::env::temp_dir().join(format!("escapade-conformance-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the store works");
    let store = Arc::new(SqliteStore::open(&folder.join("escapade.db")).await.expect("the store works"));
    conform(&Tried { store: store.clone(), node: None }).await;
    store.close().await;
    std::fs::remove_dir_all(folder).expect("the store works");
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_does_what_a_store_must_do() {
    let postgres = Postgres::start();
    let (store, node) = Node::join(&postgres.address(), None).await.expect("the store works");
    conform(&Tried { store: store.clone(), node: Some(node.clone()) }).await;
    a_changed_entry_is_noticed(&postgres, &store).await;
    every_statement_can_be_prepared(&postgres).await;
    node.leave().await.expect("the store works");
    store.close().await;
}

async fn connection(postgres: &Postgres) -> sqlx_postgres::PgConnection {
    use sqlx_core::connection::Connection;
    sqlx_postgres::PgConnection::connect(&postgres.address()).await.expect("the database answers")
}

async fn every_statement_can_be_prepared(postgres: &Postgres) {
    let mut connection = connection(postgres).await;
    for &statement in cluster::statements() {
        let prepared = (&mut connection).prepare(statement.into_sql_str()).await;
        prepared.unwrap_or_else(|fault| panic!("{fault}: {statement}"));
    }
}

async fn a_changed_entry_is_noticed(postgres: &Postgres, store: &PostgresStore) {
    let change =
        "UPDATE entries SET line = replace(line, '\"at\":5,', '\"at\":6,') WHERE table_id = 't' AND number = 5";
    (&mut connection(postgres).await).execute(change.into_sql_str()).await.expect("the store works");
    let fault = store.log("t").await.expect_err("it was changed").to_string();
    assert!(fault.contains("table t: entry 5 does not fit its checksum"), "{fault}");
}
