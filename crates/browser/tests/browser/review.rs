//! What a match teaches, and the guides that are read without a server.

use anyhow::{Context, Result, ensure};
use browser::{Axe, Chromium, Device, Person, Site};
use serde_json::json;

/// The shown parts of each seat's account: the result and what it is the sum of.
const ACCOUNTS: &str = "return [...document.querySelectorAll('[data-account]')].map((row) =>
    [...row.querySelectorAll('[data-part]')].map((cell) => cell.textContent.trim()));";
const WIDER: &str = "return document.documentElement.scrollWidth - innerWidth;";

fn hundredths(cell: &str) -> Result<i32> {
    let number = cell.trim_end_matches('%').trim_end().replace('−', "-").replace('+', "");
    number.parse().with_context(|| format!("{cell} is no number"))
}

async fn check_review(ana: &Person) -> Result<()> {
    ana.wait(".review .curve path.chance.judged").await?;
    let accounts: Vec<Vec<String>> = serde_json::from_value(ana.run(ACCOUNTS, vec![]).await?)?;
    ensure!(accounts.len() > 1, "every seat has an account: {accounts:?}");
    for account in &accounts {
        let (result, parts) = account.split_first().context("an account has a result")?;
        let result = if result == "won" { 100 } else { 0 };
        let sum: i32 = parts.iter().map(|part| hundredths(part)).sum::<Result<i32>>()?;
        assert_eq!(sum, result, "{account:?} adds up");
    }
    ana.wait("[data-decision][data-grade] .grade").await?;
    ensure!(!ana.text("[data-decision] .grade").await?.is_empty(), "each decision has a verdict");
    assert_eq!(ana.run(WIDER, vec![]).await?, json!(0), "the review is not wider than its window");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_reviewed_on_a_phone_and_tried_again() -> Result<()> {
    let (site, chromium, axe) = (Site::start().await?, Chromium::start()?, Axe::load()?);
    let mut ana = chromium.person(&site, Device::PHONE).await?;
    ana.click("[data-game=alcatraz] [data-do=play]").await?;
    ana.play_to_the_end().await?;
    ana.click("[data-ending] [data-do=review]").await?;
    check_review(&ana).await?;
    axe.check(&ana, "review").await?;
    // The replay leads here, and the review leads back to a step of it.
    ana.click("[data-page=review] [data-do=replay]").await?;
    ana.wait("#scrub").await?;
    ana.click("[data-do=review]").await?;
    check_review(&ana).await?;
    ana.run("document.querySelectorAll('details').forEach((one) => { one.open = true; });", vec![]).await?;
    ana.wait("[data-decision] [data-do=retry]").await?;
    // By keyboard alone.
    ana.run("document.querySelector('[data-decision] [data-do=retry]').focus();", vec![]).await?;
    ana.press('\u{e007}').await?;
    let snapshot = ana.wait_for_turn(60).await?;
    assert_eq!((snapshot.page.as_str(), snapshot.ending), ("table", false), "{snapshot:?}");
    ana.close().await
}

/// A guide with its pictures is read without a server, whichever was not opened before.
#[tokio::test(flavor = "multi_thread")]
async fn guides_with_their_pictures_need_no_server() -> Result<()> {
    let (mut site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::PHONE).await?;
    let is_kept = "const done = arguments[0];
        const look = async () => {
            const kept = await (await caches.open('texts')).keys();
            if (kept.some((one) => one.url.includes('guide'))) done(true); else setTimeout(look, 20);
        };
        navigator.serviceWorker.ready.then(look);";
    ana.run_async(is_kept, vec![]).await?;
    site.stop().await?;
    for listed in games::LIST {
        let game = listed.about.name;
        ana.go(&format!("/rules/{game}")).await?;
        ana.wait("[data-page=rules] .clauses figure").await.with_context(|| format!("the guide to {game}"))?;
        let drawn = "const done = arguments[0], until = performance.now() + 20000;
            const look = () => {
                const empty = [...document.querySelectorAll('.clauses figure')].filter((one) => !one.querySelector('svg'));
                if (!empty.length || performance.now() > until) done(empty.length); else setTimeout(look, 50);
            };
            look();";
        assert_eq!(ana.run_async(drawn, vec![]).await?, json!(0), "{game}: pictures are missing");
        ana.click("[data-do=rules-clauses]").await?;
        ana.wait(".clauses .one[id]").await?;
        let text = ana.text(".clauses").await?;
        ensure!(!text.contains("(S:") && !text.contains(" L1"), "{game}: clauses name their sources");
    }
    ana.close_offline().await
}
