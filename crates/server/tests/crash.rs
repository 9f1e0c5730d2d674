//! The server is killed in the middle of play, again and again: what was acknowledged is never lost and never doubled.
//!
//! `ESCAPADE_KILLS=200` makes it a long run.

mod common;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use common::player::{Acknowledged, check, drive};
use common::{Person, folder};
use engine::Dice;
use server::{Config, SqliteStore};
use tokio::net::TcpListener;

const CHILD: &str = "ESCAPADE_CRASH_CHILD";

/// Not a test of its own: the server that is killed. It runs in a process of its own.
#[test]
fn a_server_to_be_killed() {
    let Some(folder) = std::env::var_os(CHILD).map(PathBuf::from) else { return };
    let config = Config { messages_per_second_max: 100_000, requests_per_minute_max: 100_000, ..Config::default() };
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = SqliteStore::open(&folder.join("escapade.db")).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        std::fs::write(folder.join("address.new"), address).unwrap();
        std::fs::rename(folder.join("address.new"), folder.join("address")).unwrap();
        server::serve(listener, Arc::new(store), config, std::future::pending()).await.unwrap();
    });
}

async fn start(folder: &Path) -> (Child, SocketAddr) {
    drop(std::fs::remove_file(folder.join("address")));
    let mut child = Command::new(std::env::current_exe().expect("a test has a path"))
        .args(["--exact", "a_server_to_be_killed", "--nocapture"])
        .env(CHILD, folder)
        .stdout(Stdio::null())
        .spawn()
        .expect("a server starts");
    for _ in 0..2000 {
        if let Ok(text) = std::fs::read_to_string(folder.join("address")) {
            return (child, text.parse().expect("an address was written"));
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    child.kill().expect("a server can be killed");
    let status = child.wait();
    panic!("the server does not start: {status:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost() {
    let kills: u32 = std::env::var("ESCAPADE_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    let folder = folder();
    let mut dice = Dice::seeded(u64::from(std::process::id()));
    let mut tables: Vec<(String, u8, Acknowledged)> = Vec::new();
    let (mut child, mut address) = start(&folder).await;
    let person = Person::new(address).await;
    for kill in 0..kills {
        let person = person.at(address);
        if kill % 20 == 0 {
            for entry in games::GAMES.iter().copied().chain(games::find("sample")) {
                let seats = *entry.about().seats.start();
                let wish = format!(r#"{{"game":"{}","seats":{seats},"hot_seat":true}}"#, entry.about().name);
                tables.push((person.open(&wish).await.0, seats, Acknowledged::default()));
            }
        }
        let players: Vec<_> = tables
            .iter()
            .map(|(table, seats, own)| tokio::spawn(drive(person.clone(), table.clone(), *seats, own.clone())))
            .collect();
        tokio::time::sleep(Duration::from_millis(100 + u64::from(dice.below(500)))).await;
        child.kill().expect("a server can be killed");
        child.wait().expect("a killed server ends");
        for player in players {
            player.await.expect("a player does not panic");
        }
        let count = check(&folder, &tables).await;
        println!("kill {}: {count} acknowledged actions, none lost, none doubled", kill + 1);
        (child, address) = start(&folder).await;
    }
    assert!(check(&folder, &tables).await > 0, "something was played");
    child.kill().expect("a server can be killed");
    child.wait().expect("a killed server ends");
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}
