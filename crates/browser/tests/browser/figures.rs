//! Figures: what the first table page weighs, and how long a click takes to be snapshot.

use anyhow::Result;
use browser::{Chromium, Device, Site, is_release, latencies, two_at_a_table};

/// The most that the first table page may weigh, compressed, in bytes: as much as the build allows.
const BYTES_MAX: u64 = 700_000;

#[tokio::test(flavor = "multi_thread")]
async fn the_first_table_page_is_light() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    // The heaviest game, by a friend's link.
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    ana.click("[data-game=luiswile] [data-do=online]").await?;
    ana.click("#online [data-do=begin]").await?;
    ana.wait("[data-face=gathering]").await?;
    let link = ana.value("#invite").await?;
    let ben = chromium.new_visitor(&site, Device::DESKTOP).await?;
    ben.go(&link).await?;
    ben.wait("[data-face=gathering] .gather").await?;
    let (bytes, release) = (ben.bytes_loaded().await?, is_release(&ben).await?);
    println!("the first table page: {} KB{}", bytes / 1000, if release { "" } else { ", built for development" });
    assert!(bytes > 10_000 && (!release || bytes <= BYTES_MAX), "{bytes} bytes");
    tokio::try_join!(ana.close(), ben.close())?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_is_seen_at_once() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let (mut ana, mut ben) = two_at_a_table(&chromium, &site, "alcatraz").await?;
    let times = latencies(&mut ana, &mut ben, 24).await?;
    let (own, other) = times.medians();
    let counts = (times.own.len(), times.other.len());
    println!(
        "from click to own screen: {own:.0} ms; to the other browser: {other:.0} ms (medians of {counts:?} clicks)"
    );
    assert!(counts.0 >= 10 && counts.1 >= 5, "{counts:?} measurements");
    if is_release(&ana).await? {
        assert!(own < 50.0, "own screen: {own} ms");
        assert!(other < 150.0, "the other browser: {other} ms");
    }
    tokio::try_join!(ana.close(), ben.close())?;
    Ok(())
}
