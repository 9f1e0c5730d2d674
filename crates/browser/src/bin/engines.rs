//! `cargo xtask engines`: every game in Firefox and WebKit, and a whole match in each.

use anyhow::{Context, Result};
use browser::{Device, MeasuredTables, OtherBrowser, Site};

/// States of each match that are measured.
const STATES: usize = 2;

#[tokio::main]
async fn main() -> Result<()> {
    for browser in [OtherBrowser::Firefox, OtherBrowser::WebKit] {
        show_and_play(browser).await.with_context(|| format!("{browser:?}"))?;
    }
    Ok(())
}

/// Measures every game, and plays a whole match on a phone.
async fn show_and_play(browser: OtherBrowser) -> Result<()> {
    let (site, driver) = (Site::start().await?, browser.start()?);
    let name = format!("{browser:?}").to_lowercase();
    let mut ana = driver.person(&site, Device::DESKTOP).await?;
    let mut figures = MeasuredTables::default();
    for entry in games::GAMES {
        figures.measure_match(&mut ana, entry.about().name, STATES, &name).await?;
    }
    println!("{name}");
    figures.check()?;
    ana.resize(Device::PHONE.width, Device::PHONE.height).await?;
    ana.go("/").await?;
    ana.click("[data-game=blackgate] [data-do=play]").await?;
    let clicks = ana.play_to_the_end().await?;
    println!("{name}: ana clicked {clicks} times in a whole match");
    ana.close().await
}
