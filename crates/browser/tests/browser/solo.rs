//! Alone against bots, with the server stopped once the page is there.

use anyhow::Result;
use browser::{Chromium, Device, Site};

#[tokio::test(flavor = "multi_thread")]
async fn solo_needs_no_server() -> Result<()> {
    let (mut site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device::PHONE).await?;
    // The page works offline once its service worker is active and has kept the texts.
    let is_kept = "const done = arguments[0];
        const look = async () => {
            const kept = await (await caches.open('texts')).keys();
            if (kept.some((one) => one.url.includes('rules'))) done(true); else setTimeout(look, 20);
        };
        navigator.serviceWorker.ready.then(look);";
    ana.run_async(is_kept, vec![]).await?;
    site.stop().await?;
    for entry in games::GAMES {
        let game = entry.about().name;
        ana.go("/").await?;
        ana.click(&format!("[data-game={game}] [data-do=play]")).await?;
        let clicks = ana.play_to_the_end().await?;
        println!("{game}: ana clicked {clicks} times without a server");
        let ending = ana.text("[data-ending]").await?;
        assert!(!ending.is_empty());
        assert!(ana.has("[data-ending] [data-score=a] b").await?, "{game}: the end says how all stand");
        ana.reload().await?;
        ana.wait("[data-ending]").await?;
        assert_eq!(ana.text("[data-ending]").await?, ending, "{game}: a finished match is still there after a reload");
        let score = ana.text("[data-ending] [data-score=a] b").await?;
        ana.go("/").await?;
        ana.wait("[data-kept] small").await?;
        let card = ana.text("[data-kept] small").await?;
        assert!(card.contains(&score), "{game}: {card} does not say {score}");
    }
    ana.close_offline().await
}
