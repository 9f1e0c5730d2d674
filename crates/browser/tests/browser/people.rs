//! People come by the address of a table: they find a seat, a name and a conversation there.

use std::time::Instant;

use anyhow::Result;
use browser::{Axe, Chromium, Device, Person, Site};
use serde_json::json;

/// Opens a table online, and gives the address in the bar.
async fn open_table(person: &Person, game: &str, seats: &str, is_closed: bool) -> Result<String> {
    person.click(&format!("[data-game={game}] [data-do=online]")).await?;
    person.write("#online [name=name]", "ana").await?;
    person.choose("#online [name=seats]", seats).await?;
    if is_closed {
        person.click("#online [name=closed]").await?;
    }
    person.click("#online [data-do=begin]").await?;
    person.wait("[data-seat-row=a] [data-do=stand]").await?;
    let address = person.run("return location.href;", vec![]).await?;
    Ok(address.as_str().unwrap_or_default().to_owned())
}

/// The names in the seats, as the page shows them.
async fn wait_for_name(person: &Person, letter: char, name: &str) -> Result<()> {
    let script = "const [css, name, done] = arguments;
        const look = () => document.querySelector(css)?.textContent === name ? done(true) : setTimeout(look, 30);
        look();";
    person.run_async(script, vec![json!(format!("[data-seat-row={letter}] .who")), json!(name)]).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_meet_at_one_address() -> Result<()> {
    let (site, chromium, axe) = (Site::start().await?, Chromium::start()?, Axe::load()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    let address = open_table(&ana, "alcatraz", "3", false).await?;
    assert!(!address.contains('#'), "{address} needs no key");
    let ben = chromium.person(&site, Device::DESKTOP).await?;
    ben.go(&address).await?;
    ben.wait(".gather").await?;
    assert!(!ben.has("[data-do=bot]").await?, "strangers do not choose bots");
    // A name is asked for before a seat is taken.
    ben.click("[data-do=sit-down]").await?;
    ben.wait(".gather .warn:not(:empty)").await?;
    ben.write(".gather [name=name]", "ben").await?;
    ben.click("[data-seat-row=c] [data-do=sit]").await?;
    ben.wait("[data-seat-row=c] [data-do=stand]").await?;
    // They change their seat, and talk before the deal.
    ben.click("[data-seat-row=b] [data-do=sit-move]").await?;
    ben.wait("[data-seat-row=b] [data-do=stand]").await?;
    ben.click("[data-phrase=hello]").await?;
    ana.wait(".chat [data-said='1']").await?;
    assert!(ana.has("[data-fact=clock]").await? && ana.has("[data-do=rules]").await?);
    axe.check(&ana, "the waiting room").await?;

    // On a phone: the address, a name, two touches.
    let cyd = chromium.new_visitor(&site, Device::PHONE).await?;
    ana.click("[data-seat-row=a] [data-do=ready]").await?;
    ben.click("[data-seat-row=b] [data-do=ready]").await?;
    let began = Instant::now();
    cyd.go(&address).await?;
    cyd.write(".gather [name=name]", "cyd").await?;
    cyd.click("[data-do=sit-down]").await?;
    let ready_at = Instant::now();
    cyd.click("[data-seat-row=c] [data-do=ready]").await?;
    cyd.wait("[data-face=table] [data-board] [data-id]").await?;
    // The host deals after 20 s without the salts that nobody shows.
    assert!(ready_at.elapsed().as_secs() < 18, "a page did not show the salt that it had promised");
    println!("from the link to the table on a phone: 2 touches, {} ms", began.elapsed().as_millis());

    // A name can be changed later, everywhere.
    ana.wait("[data-face=table]").await?;
    ana.click("#menu").await?;
    ana.write("#settings [name=name]", "anna").await?;
    ana.click("#settings .ends .main").await?;
    ben.click("[data-tab=seats]").await?;
    wait_for_name(&ben, 'a', "anna").await?;
    ana.close().await?;
    ben.close().await?;
    cyd.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_says_whom_to_ask() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    let address = open_table(&ana, "wcp", "3", true).await?;
    let link = ana.value("#invite").await?;
    assert!(link.starts_with(&format!("{address}#")), "{link} has the key of {address}");
    let eve = chromium.person(&site, Device::PHONE).await?;
    eve.go(&address).await?;
    eve.wait("[data-closed]").await?;
    assert!(eve.text("[data-closed]").await?.contains("ana"), "{}", eve.text("[data-closed]").await?);
    assert!(!eve.has("[data-do=sit]").await? && !eve.has("#invite").await?);
    // The right link, opened in the same tab, works at once.
    eve.run("location.href = arguments[0];", vec![json!(link)]).await?;
    eve.write(".gather [name=name]", "eve").await?;
    eve.click("[data-do=sit-down]").await?;
    eve.wait("[data-seat-row=b] [data-do=stand]").await?;
    wait_for_name(&ana, 'b', "eve").await?;
    ana.close().await?;
    eve.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_meet_in_the_lobby() -> Result<()> {
    let (site, chromium, axe) = (Site::start().await?, Chromium::start()?, Axe::load()?);
    let (ana, ben) = tokio::try_join!(chromium.person(&site, Device::DESKTOP), chromium.person(&site, Device::PHONE))?;
    // Nobody waits, so a table is opened for her.
    ana.click("#menu").await?;
    ana.write("#settings [name=name]", "ana").await?;
    ana.click("#settings .ends .main").await?;
    ana.choose("[name=lobby-game]", "blackgate").await?;
    ana.choose("[name=lobby-clock]", "decision-180").await?;
    ana.click("[data-do=find-match]").await?;
    ana.wait("[data-seat-row=a] [data-do=stand]").await?;
    // The other one sees it without loading the page again, with all that matters.
    ben.wait("[data-open] [data-do=join]").await?;
    let facts = ben.text("[data-open] small").await?;
    assert!(facts.contains("ana") && facts.contains("3 minutes") && facts.contains('1'), "{facts}");
    axe.check(&ben, "the lobby").await?;
    ben.choose("[name=lobby-game]", "wcp").await?;
    assert!(!ben.has("[data-open]").await?, "the filter leaves it out");
    ben.choose("[name=lobby-game]", "").await?;
    ben.click("[data-open] [data-do=join]").await?;
    ben.write(".gather [name=name]", "ben").await?;
    ben.click("[data-do=sit-down]").await?;
    ben.click("[data-seat-row=b] [data-do=ready]").await?;
    ana.click("[data-seat-row=a] [data-do=ready]").await?;
    tokio::try_join!(ana.wait("[data-face=table]"), ben.wait("[data-face=table]"))?;
    // Whoever must decide sees it at home, too.
    let asked = if ana.wait_for_turn(5).await?.asked { &ana } else { &ben };
    asked.go("/").await?;
    asked.wait("[data-kept] [data-turn]").await?;
    // A table that is forgotten can be brought back until the reader leaves the page, and stays away afterwards.
    asked.click("[data-kept] [data-do=forget]").await?;
    asked.wait("[data-kept].forgotten").await?;
    asked.click("[data-kept] [data-do=forget]").await?;
    asked.wait("[data-kept]:not(.forgotten)").await?;
    asked.click("[data-kept] [data-do=forget]").await?;
    asked.click("[data-game=wcp] [data-do=learn]").await?;
    asked.wait("[data-page]:not([data-page=home])").await?;
    asked.go("/").await?;
    asked.wait("[data-lobby]").await?;
    assert!(!asked.has("[data-kept]").await?);
    tokio::try_join!(ana.close(), ben.close())?;
    Ok(())
}
