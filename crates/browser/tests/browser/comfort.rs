//! A table that stands still: the figures of every state of scripted matches, at five sizes of the window.

use anyhow::Result;
use browser::{Chromium, Device, MeasuredTables, Site};

/// States of each match that are measured.
const STATES: usize = 5;

#[tokio::test(flavor = "multi_thread")]
async fn the_table_stands_still_at_every_size() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device::DESKTOP).await?;
    let mut figures = MeasuredTables::default();
    for entry in games::GAMES {
        figures.measure_match(&mut ana, entry.about().name, STATES, "chromium").await?;
    }
    figures.check()?;
    ana.close().await
}
