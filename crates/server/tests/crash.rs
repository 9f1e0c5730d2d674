//! The server is killed in the middle of play, again and again: what was acknowledged is never lost and never doubled.
//!
//! `ESCAPADE_KILLS=200` makes it a long run.

mod common;

use std::time::Duration;

use common::child::{Child, serve_if_child};
use common::player::{Acknowledged, check, drive};
use common::{Person, folder};
use engine::Dice;

/// Not a test of its own: the server that is killed. It runs in a process of its own.
#[test]
fn a_server_to_be_killed() {
    serve_if_child();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost() {
    let kills: u32 = std::env::var("ESCAPADE_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    let folder = folder();
    let mut dice = Dice::seeded(u64::from(std::process::id()));
    let mut tables: Vec<(String, u8, Acknowledged)> = Vec::new();
    let mut child = Child::start(&folder).await;
    let person = Person::new(child.address).await;
    for kill in 0..kills {
        let person = person.at(child.address);
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
        child.kill();
        for player in players {
            player.await.expect("a player does not panic");
        }
        let count = check(&folder, &tables).await;
        println!("kill {}: {count} acknowledged actions, none lost, none doubled", kill + 1);
        child = Child::start(&folder).await;
    }
    assert!(check(&folder, &tables).await > 0, "something was played");
    child.kill();
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}
