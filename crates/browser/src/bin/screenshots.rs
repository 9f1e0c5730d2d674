//! `cargo xtask screenshots`: every game in mid-match at three widths, light and dark, and what the page weighs.

use std::path::Path;

use anyhow::{Context, Result};
use browser::{Chromium, Device, Site, latencies, two_at_a_table};

/// A phone, a tablet and a desktop.
const SIZES: [(u32, u32); 3] = [(390, 844), (820, 1180), (1440, 900)];

#[tokio::main]
async fn main() -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut person = chromium.person(&site, Device::DESKTOP).await?;
    for entry in games::GAMES {
        let game = entry.about().name;
        person.go("/").await?;
        person.click(&format!("[data-game={game}] [data-do=play]")).await?;
        for _ in 0..24 {
            let snapshot = person.wait_for_turn(30).await?;
            if person.touch_something(&snapshot).await?.is_none() {
                break;
            }
        }
        person.wait_for_turn(30).await?;
        for theme in ["light", "dark"] {
            person.run(&format!("localStorage.setItem('theme', '{theme}');"), vec![]).await?;
            for (width, height) in SIZES {
                person.resize(width, height).await?;
                person.reload().await?;
                person.wait_for_turn(30).await?;
                let file = folder.join(format!("{game}-{width}-{theme}.png"));
                std::fs::write(&file, person.screenshot().await?)?;
                println!("target/screenshots/{game}-{width}-{theme}.png");
            }
        }
        person.run("localStorage.removeItem('theme');", vec![]).await?;
        person.resize(Device::DESKTOP.width, Device::DESKTOP.height).await?;
    }
    person.close().await?;
    let (mut ana, mut ben) = two_at_a_table(&chromium, &site, "alcatraz").await?;
    let (own, other) = latencies(&mut ana, &mut ben, 24).await?.medians();
    println!("from click to own screen: {own:.0} ms; to the other browser: {other:.0} ms (medians)");
    tokio::try_join!(ana.close(), ben.close())?;
    Ok(())
}
