//! Nothing that opens an account, a seat or a deal is ever written to the log, however much is logged.

mod common;

use std::sync::{Arc, Mutex};

use common::{Lines, Person, Running, Socket, folder, http};
use engine::{Salt, Seat, Seed};
use host::LogEntry;
use protocol::Request;
use server::{Config, SqliteStore, Store};
use tracing_subscriber::fmt::MakeWriter;

/// All that was logged.
#[derive(Clone, Default)]
struct Book(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Book {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Book {
    type Writer = Book;

    fn make_writer(&self) -> Book {
        self.clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_logged() {
    let book = Book::default();
    let level = tracing_subscriber::filter::LevelFilter::TRACE;
    tracing_subscriber::fmt().with_max_level(level).with_ansi(false).with_writer(book.clone()).init();
    let folder = folder();
    let seed = Seed::from_number(7);
    let server = Running::start(&folder, Config { seed: Some(seed), ..Config::default() }).await;
    let ana = Person::new(server.address).await;
    let recovery = ana.post("/api/me/recovery", "{}").await;
    let moved = http(server.address, "POST /api/recover", &[], &recovery.body).await;
    assert_eq!(moved.status, 200);
    let left = ana.cookie;
    let ana = Person { address: server.address, cookie: moved.cookie().unwrap() };
    let token = ana.post("/api/tokens", r#"{"scopes":["play"]}"#).await.json();
    let (table, key) = ana.open(r#"{"game":"sample","bots":["easy"],"closed":true}"#).await;
    let salt = Salt::new([77; 16]);
    let token = token["token"].as_str().unwrap().to_owned();
    let bearer = format!("Bearer {token}");
    let mut socket = Socket::connect(server.address, &[("authorization", &bearer)]).await.unwrap();
    socket.hello(&table, key.as_deref()).await.unwrap();
    socket.ask(Request::Sit { seat: None, name: "ana".into(), salt, bot: false }).await.unwrap();
    socket.ask(Request::Ready { seat: Seat::new(0), ready: true, salt: None }).await.unwrap();
    let _turns = Lines::open(&ana, "/api/me/stream").await;
    socket.send_text(&format!(r#"{{"id":1,"request":"{token}"}}"#)).await;
    socket.play_to_the_end(|_| 0).await;
    for (head, cookie) in [("GET /api/me/tables", ana.cookie.as_str()), ("GET /api/tables/x/record", "escapade=forged")]
    {
        http(server.address, head, &[("cookie", cookie)], "").await;
    }
    server.stop().await;

    let store = SqliteStore::open(&folder.join("escapade.db")).await.unwrap();
    let player = store.log(&table).await.unwrap().into_iter().find_map(|logged| match logged.entry {
        LogEntry::Sat { player, .. } => Some(player.id().to_owned()),
        _ => None,
    });
    store.close().await;
    let logged = String::from_utf8_lossy(&book.0.lock().unwrap()).into_owned();
    assert!(logged.contains("stopping") && logged.contains("INSERT INTO"), "much is logged:\n{logged}");
    let cookies = [&left, &ana.cookie].map(|cookie| cookie.split_once('=').unwrap().1.to_owned());
    let recovery = recovery.json()["secret"].as_str().unwrap().to_owned();
    let [cookie, other] = cookies;
    for (what, secret) in [
        ("a cookie", cookie),
        ("the cookie of another device", other),
        ("the secret of a recovery link", recovery),
        ("a token", token),
        ("the key to sit", key.unwrap()),
        ("the id of a player", player.unwrap()),
        ("a seed", seed.to_string()),
        ("a salt", salt.to_string()),
        ("a forged cookie", "forged".to_owned()),
    ] {
        assert!(!logged.contains(&secret), "{what} is in the log");
    }
    std::fs::remove_dir_all(folder).unwrap();
}
