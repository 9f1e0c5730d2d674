//! Online tables with people at them.

use anyhow::Result;

use crate::{Chromium, Device, Person, Site};

/// The number of seats in tests: at least three, for two people and a bot.
pub fn seats(game: &str) -> u8 {
    games::find(game).map_or(3, |entry| (*entry.about().seats.start()).max(3))
}

/// Two people, each at their own browser, at an online table with bots in the other seats.
pub async fn two_at_a_table(chromium: &Chromium, site: &Site, game: &str) -> Result<(Person, Person)> {
    let origin = site.url("");
    two_at_origins(chromium, [&origin, &origin], game).await
}

/// The same, each at an origin of their own, such as `http://127.0.0.1:8080`, where the same tables are served.
pub async fn two_at_origins(chromium: &Chromium, origins: [&str; 2], game: &str) -> Result<(Person, Person)> {
    let (ana, ben) = tokio::try_join!(
        chromium.person_at(origins[0], Device::DESKTOP),
        chromium.person_at(origins[1], Device { dark: true, ..Device::DESKTOP })
    )?;
    ana.click(&format!("[data-game={game}] [data-do=online]")).await?;
    ana.write("#online [name=name]", "ana").await?;
    ana.choose("#online [name=seats]", &seats(game).to_string()).await?;
    ana.click("#online [data-do=begin]").await?;
    ana.wait("[data-seat-row=a] [data-do=stand]").await?;
    ben.go(&ana.value("#invite").await?.replace(origins[0], origins[1])).await?;
    ben.write(".gather [name=name]", "ben").await?;
    ben.click("[data-seat-row=b] [data-do=sit]").await?;
    ben.wait("[data-seat-row=b] [data-do=stand]").await?;
    for letter in ('c'..).take(usize::from(seats(game)) - 2) {
        ana.click(&format!("[data-seat-row={letter}] [data-do=bot]")).await?;
        ana.wait(&format!("[data-seat-row={letter}] [data-do=no-bot]")).await?;
    }
    ana.click("[data-seat-row=a] [data-do=ready]").await?;
    ben.click("[data-seat-row=b] [data-do=ready]").await?;
    tokio::try_join!(ana.wait("[data-face=table]"), ben.wait("[data-face=table]"))?;
    Ok((ana, ben))
}
