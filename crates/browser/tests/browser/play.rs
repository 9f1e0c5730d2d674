//! Two browsers play whole matches against each other by clicking, with bots in the other seats.

use anyhow::Result;
use browser::{Chromium, Site, two_at_a_table};

async fn whole_match(game: &str) -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let (mut ana, mut ben) = two_at_a_table(&chromium, &site, game).await?;
    let (clicks, others) = tokio::try_join!(ana.play_to_the_end(), ben.play_to_the_end())?;
    println!("{game}: ana clicked {clicks} times, ben {others} times");
    assert!(clicks > 3 && others > 3, "{game}: both had something to do");
    // Each is told first how it ended for them; why it ended is the same for both.
    let why = "[data-end-line='1']";
    assert_eq!(ana.text(why).await?, ben.text(why).await?, "{game}: both saw the same end");
    assert!(ana.has("[data-do=replay]").await?, "{game}: the match can be watched again");
    // When all have agreed, the next table comes by itself.
    let old = ana.run("return location.pathname;", vec![]).await?;
    ana.click("[data-do=rematch]").await?;
    ben.click("[data-do=rematch]").await?;
    let elsewhere = "const [old, done] = arguments;
        const look = () => location.pathname === old ? setTimeout(look, 30) : done(location.pathname);
        look();";
    let (to, also) =
        tokio::try_join!(ana.run_async(elsewhere, vec![old.clone()]), ben.run_async(elsewhere, vec![old]))?;
    assert_eq!(to, also, "{game}: both went to the same table");
    let seated = "[data-seat-row=a] .who, [data-face=table]";
    tokio::try_join!(ana.wait(seated), ben.wait(seated))?;
    tokio::try_join!(ana.close(), ben.close())?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_alcatraz() -> Result<()> {
    whole_match("alcatraz").await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_blackgate() -> Result<()> {
    whole_match("blackgate").await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_luiswile() -> Result<()> {
    whole_match("luiswile").await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_wcp() -> Result<()> {
    whole_match("wcp").await
}
