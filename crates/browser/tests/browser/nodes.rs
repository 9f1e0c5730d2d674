//! A whole match of each game at three nodes, of which one is killed in the middle.

#[path = "../../../cluster/tests/services/mod.rs"]
mod services;

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use browser::{Chromium, Person, two_at_origins};
use cluster::Node;
use server::Config;
use services::{Nats, Postgres, free_port};
use tokio::net::{TcpListener, TcpStream};

const LISTEN: &str = "ESCAPADE_BROWSER_NODE";
const DATABASE: &str = "ESCAPADE_BROWSER_DATABASE";
const BUS: &str = "ESCAPADE_BROWSER_BUS";
/// How many clicks are made before a node is killed.
const CLICKS: u32 = 12;

/// Not a test of its own: a node, which is killed. It runs in a process of its own.
#[test]
fn a_node_of_its_own() -> Result<()> {
    let Ok(listen) = std::env::var(LISTEN) else { return Ok(()) };
    tokio::runtime::Runtime::new()?.block_on(async {
        let (store, node) = Node::join(&std::env::var(DATABASE)?, Some(&std::env::var(BUS)?)).await?;
        let config = Config {
            sockets_per_address_max: 1000,
            requests_per_minute_max: 100_000,
            messages_per_second_max: 1000,
            ..Config::default()
        };
        let listener = TcpListener::bind(&listen).await?;
        Ok(server::serve_with(listener, store, Some(node), config, std::future::pending()).await?)
    })
}

/// A node in a process of its own.
struct OneNode {
    address: SocketAddr,
    process: Child,
}

impl OneNode {
    async fn start(postgres: &Postgres, bus: &Nats) -> Result<OneNode> {
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let process = Command::new(std::env::current_exe()?)
            .args(["--exact", "nodes::a_node_of_its_own", "--nocapture"])
            .env(LISTEN, address.to_string())
            .env(DATABASE, postgres.address())
            .env(BUS, bus.address())
            .stdout(Stdio::null())
            .spawn()
            .context("a node starts")?;
        let node = OneNode { address, process };
        for _ in 0..1000 {
            if TcpStream::connect(address).await.is_ok() {
                return Ok(node);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        bail!("a node does not start")
    }
}

impl Drop for OneNode {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// A load balancer: each connection goes to the first of the nodes that answers.
async fn balancer(nodes: Vec<SocketAddr>) -> Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let origin = format!("http://{}", listener.local_addr()?);
    let nodes = Arc::new(nodes);
    tokio::spawn(async move {
        while let Ok((mut client, _)) = listener.accept().await {
            let nodes = nodes.clone();
            tokio::spawn(async move {
                for node in nodes.iter() {
                    if let Ok(mut server) = TcpStream::connect(node).await {
                        drop(tokio::io::copy_bidirectional(&mut client, &mut server).await);
                        return;
                    }
                }
            });
        }
    });
    Ok(origin)
}

/// Lets two people play until some clicks were made, or the match is over.
async fn play(people: [&mut Person; 2]) -> Result<()> {
    let mut made = 0;
    while made < CLICKS {
        for person in [0, 1] {
            let snapshot = people[person].wait_for_turn(0).await?;
            if snapshot.ending {
                return Ok(());
            }
            made += u32::from(people[person].touch_something(&snapshot).await?.is_some());
        }
    }
    Ok(())
}

async fn a_match_outlives_a_node(game: &str) -> Result<()> {
    let (postgres, bus, chromium) = (Postgres::start(), Nats::start(), Chromium::start()?);
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(OneNode::start(&postgres, &bus).await?);
    }
    let mut order: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    // The table is ana's, so the first node owns it; ben is at the second one.
    let anas = balancer(order.clone()).await?;
    order.rotate_left(1);
    let bens = balancer(order).await?;
    let (mut ana, mut ben) = two_at_origins(&chromium, [&anas, &bens], game).await?;
    play([&mut ana, &mut ben]).await?;
    drop(nodes.remove(0));
    let (clicks, others) = tokio::try_join!(ana.play_to_the_end(), ben.play_to_the_end())?;
    println!("{game}: after a node was killed ana clicked {clicks} times, ben {others} times");
    let why = "[data-end-line='1']";
    assert_eq!(ana.text(why).await?, ben.text(why).await?, "{game}: both saw the same end");
    assert!(ana.has("[data-do=replay]").await?, "{game}: the match can be watched again");
    tokio::try_join!(ana.close_offline(), ben.close_offline())?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn alcatraz_outlives_a_node() -> Result<()> {
    a_match_outlives_a_node("alcatraz").await
}

/// The same for the other games: `cargo xtask test long`.
mod long {
    use super::{Result, a_match_outlives_a_node};

    #[tokio::test(flavor = "multi_thread")]
    async fn blackgate_outlives_a_node() -> Result<()> {
        a_match_outlives_a_node("blackgate").await
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn luiswile_outlives_a_node() -> Result<()> {
        a_match_outlives_a_node("luiswile").await
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn wcp_outlives_a_node() -> Result<()> {
        a_match_outlives_a_node("wcp").await
    }
}
