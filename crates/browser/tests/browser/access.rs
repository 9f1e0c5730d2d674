//! Axe on every page and every state of a table, light and dark, small and large.

use anyhow::Result;
use browser::{Axe, Chromium, Device, Person, Site, two_at_a_table};

async fn solo(axe: &Axe, person: &mut Person, game: &str) -> Result<()> {
    person.go("/").await?;
    person.click(&format!("[data-game={game}] [data-do=play]")).await?;
    person.wait_for_turn(30).await?;
    axe.check(person, &format!("{game}: a question")).await?;
    for tab in ["choices", "log", "seats", "outline"] {
        person.click(&format!("[data-tab={tab}]")).await?;
        // Only the panel beside the board has changed, and checking the board takes the longest.
        axe.check_part(person, &format!("{game}: the tab {tab}"), ".side").await?;
    }
    // On a phone what can be touched is behind a tab that counts it.
    person.click_now("[data-tab=board]:has(.count), [data-tab=others]:has(.count)").await?;
    for _ in 0..6 {
        let snapshot = person.wait_for_turn(30).await?;
        person.touch_something(&snapshot).await?;
    }
    axe.check(person, &format!("{game}: in the middle")).await
}

async fn pages(device: Device) -> Result<()> {
    let (site, chromium, axe) = (Site::start().await?, Chromium::start()?, Axe::load()?);
    let mut person = chromium.person(&site, device).await?;
    axe.check(&person, "home").await?;
    for dialog in ["hotseat", "online"] {
        person.click(&format!("[data-game=wcp] [data-do={dialog}]")).await?;
        person.wait(&format!("#{dialog}[open]")).await?;
        axe.check(&person, dialog).await?;
        person.press('\u{E00C}').await?;
    }
    for entry in games::GAMES {
        solo(&axe, &mut person, entry.about().name).await?;
        person.go(&format!("/rules/{}", entry.about().name)).await?;
        axe.check(&person, "rules").await?;
    }
    person.go("/nowhere/at/all").await?;
    axe.check(&person, "nowhere").await?;
    person.close_offline().await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_serious_on_a_desktop() -> Result<()> {
    pages(Device::DESKTOP).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_serious_on_a_phone_at_night() -> Result<()> {
    pages(Device::PHONE).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_serious_at_online_tables() -> Result<()> {
    let (site, chromium, axe) = (Site::start().await?, Chromium::start()?, Axe::load()?);
    let gathering = chromium.person(&site, Device::DESKTOP).await?;
    gathering.click("[data-game=luiswile] [data-do=online]").await?;
    gathering.click("#online [data-do=begin]").await?;
    gathering.wait("[data-face=gathering] .gather").await?;
    axe.check(&gathering, "gathering").await?;
    gathering.close().await?;
    let (mut ana, mut ben) = two_at_a_table(&chromium, &site, "alcatraz").await?;
    ana.click("[data-tab=chat]").await?;
    ana.click("[data-phrase=hello]").await?;
    ana.wait("[data-said='1']").await?;
    axe.check(&ana, "chat").await?;
    tokio::try_join!(ana.play_to_the_end(), ben.play_to_the_end())?;
    axe.check(&ana, "the end").await?;
    ana.click("[data-do=replay]").await?;
    ana.wait("#scrub").await?;
    axe.check(&ana, "replay").await?;
    tokio::try_join!(ana.close(), ben.close())?;
    Ok(())
}
