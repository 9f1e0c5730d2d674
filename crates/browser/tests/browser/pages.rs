//! Languages, themes, reasons, rules and replays.

use anyhow::{Result, bail, ensure};
use browser::{Chromium, Device, Person, Site};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn language_and_theme_change_at_once() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    ana.click("[data-game=wcp] [data-do=play]").await?;
    let english = ana.wait_for_turn(30).await?;
    ana.run("window.stays = true;", vec![]).await?;
    ana.choose("#lang", "pl").await?;
    ana.wait("html[lang=pl]").await?;
    let polish = ana.wait_for_turn(30).await?;
    assert_ne!(english.question, polish.question);
    assert_eq!((&english.things, &english.buttons), (&polish.things, &polish.buttons));
    ana.click("#theme").await?;
    ana.wait("html:not([data-theme=auto])").await?;
    assert_eq!(ana.run("return window.stays;", vec![]).await?, json!(true), "the page was not reloaded");
    ana.reload().await?;
    assert!(ana.has("html[lang=pl]").await?, "the language is kept");
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_shows_its_cover() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::PHONE).await?;
    for listed in games::LIST {
        ana.wait(&format!("[data-game={}] .picture svg", listed.about.name)).await?;
    }
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_says_why() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    ana.click("[data-game=alcatraz] [data-do=play]").await?;
    let dark = "[data-page=table] [data-board] [data-id]:not([role=button])";
    let next = "return [...document.querySelectorAll(arguments[0])].map((one) => one.dataset.id).find((id) => !arguments[1].includes(id));";
    let mut tried: Vec<String> = Vec::new();
    while !ana.has("[data-snack] [data-clause]").await? {
        ensure!(tried.len() < 40, "no clause was cited for any of {tried:?}");
        ana.wait_for_turn(30).await?;
        ana.wait(dark).await?;
        let Some(id) = ana.run(next, vec![json!(dark), json!(tried)]).await?.as_str().map(str::to_owned) else {
            bail!("no clause was cited for all there is: {tried:?}")
        };
        ana.click_now(&format!("{dark}[data-id={id:?}]")).await?;
        tried.push(id);
    }
    let link = ana.run("return document.querySelector('[data-snack] [data-clause]').href;", vec![]).await?;
    let link = link.as_str().unwrap_or_default();
    ana.go(link).await?;
    let clause = link.rsplit('#').next().unwrap_or_default();
    ana.wait(&format!("[id={clause:?}]")).await?;
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_learns_how_to_play_on_a_phone() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::PHONE).await?;
    ana.click("[data-game=wcp] [data-do=play]").await?;
    ana.wait_for_turn(30).await?;
    // Vehicles lie beside the board; a phone shows them instead of it while one is chosen.
    let in_sight = "const done = arguments[0], until = performance.now() + 5000;
        const look = () => {
            const things = [...document.querySelectorAll('[data-board] [role=button]')].map((one) => one.getBoundingClientRect());
            const seen = things.some((box) => box.top > 0 && box.top < innerHeight && box.width > 0);
            if (seen || performance.now() > until) done(seen); else setTimeout(look, 150);
        };
        look();";
    assert_eq!(ana.run_async(in_sight, vec![]).await?, json!(true), "a thing that can be touched is in the viewport");
    ana.run("document.querySelector('[data-do=glance]').click();", vec![]).await?;
    ana.wait("#glance[open] .clauses .item").await?;
    assert!(ana.text("#glance .goal").await?.contains("trophies"));
    ana.click("#glance button.main").await?;
    let ask = "document.querySelector('[data-board] [data-id=\"seat:b\"]').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));";
    ana.run(ask, vec![]).await?;
    ana.wait("[data-card=\"seat:b\"]").await?;
    assert!(ana.text("[data-card]").await?.contains("Bot B"));
    ana.press('\u{E00C}').await?;
    ana.wait("body:not(:has([data-card]))").await?;
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_watched_again_and_forked() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device::DESKTOP).await?;
    ana.click("[data-game=luiswile] [data-do=play]").await?;
    ana.play_to_the_end().await?;
    ana.click("[data-do=replay]").await?;
    ana.wait("#scrub").await?;
    ana.click("[data-do=first]").await?;
    let first = ana.value("#scrub").await?;
    for _ in 0..5 {
        ana.click("[data-do=next]").await?;
    }
    assert_eq!((first.as_str(), ana.value("#scrub").await?.as_str()), ("0", "5"));
    let url = ana.run("return location.href;", vec![]).await?;
    assert!(url.as_str().is_some_and(|url| url.ends_with("#5")), "the address links to the move: {url}");
    ana.reload().await?;
    ana.wait("#scrub").await?;
    assert_eq!(ana.value("#scrub").await?, "5");
    // A link to another step of this replay, opened in the same tab.
    ana.run("location.hash = '#2';", vec![]).await?;
    ana.wait("[data-step='2'][aria-current=true]").await?;
    ana.click("[data-board] .sprite").await?;
    ana.wait("[data-card] h2").await?;
    ana.press('\u{E00C}').await?;
    ana.wait("body:not(:has([data-card]))").await?;
    ana.click("[data-do=fork]").await?;
    let snapshot = ana.wait_for_turn(30).await?;
    assert_eq!(
        (snapshot.page.as_str(), snapshot.ending),
        ("table", false),
        "the match goes on from there: {snapshot:?}"
    );
    assert!(snapshot.asked, "{snapshot:?}");
    ana.close().await
}

/// On a phone people scroll down, never sideways.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wider_than_a_phone() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::PHONE).await?;
    fits(&ana, "home").await?;
    for entry in games::GAMES {
        let game = entry.about().name;
        ana.go("/").await?;
        ana.click(&format!("[data-game={game}] [data-do=play]")).await?;
        ana.wait_for_turn(30).await?;
        fits(&ana, game).await?;
        ana.go(&format!("/rules/{game}")).await?;
        ana.wait(".clauses figure svg").await?;
        fits(&ana, &format!("the guide to {game}")).await?;
        ana.click("[data-do=rules-clauses]").await?;
        ana.wait(".clauses .one").await?;
        fits(&ana, &format!("the rules of {game}")).await?;
    }
    ana.go("/").await?;
    ana.click("[data-game=alcatraz] [data-do=online]").await?;
    ana.click("#online [data-do=begin]").await?;
    ana.wait("[data-face=gathering]").await?;
    fits(&ana, "gathering").await?;
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guide_leads_to_its_clauses() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    for entry in games::GAMES {
        ana.go(&format!("/rules/{}", entry.about().name)).await?;
        ana.wait(".clauses figure svg text").await?;
        let clause = ana.text(".cites a").await?;
        ana.click(".cites a").await?;
        ana.wait(&format!(".clauses [id={clause:?}]")).await?;
        ana.click("[data-do=rules-guide]").await?;
        ana.wait(".clauses figure svg").await?;
    }
    ana.close().await
}

async fn fits(person: &Person, what: &str) -> Result<()> {
    let width = person.run("return [innerWidth, document.documentElement.scrollWidth];", vec![]).await?;
    let [phone, page]: [u32; 2] = serde_json::from_value(width)?;
    ensure!(phone == Device::PHONE.width && page <= phone, "{what} is {page} px wide on a phone of {phone}");
    Ok(())
}
