//! The story of a match: moments are staged one after the other, choices show what they lead to, things explain
//! themselves.

use std::time::Duration;

use anyhow::Result;
use browser::{Chromium, Device, Person, Site};
use serde_json::{Value, json};

/// Notes every moment: its number, its words, how long it is to stand, and how long it stood.
const WATCH_MOMENTS: &str = "
    window.moments = [];
    let shown = null, clicked = -1000;
    document.addEventListener('click', () => { clicked = performance.now(); }, true);
    const look = () => {
        const card = document.querySelector('[data-moment]'), number = card ? Number(card.dataset.moment) : null;
        if (shown && shown.number !== number) {
            const now = performance.now();
            shown.stood = now - shown.since;
            shown.skipped = now - clicked < 200;
            shown = null;
        }
        if (card && !shown) {
            shown = { number, text: card.querySelector('strong').innerText, lasts: Number(card.dataset.lasts),
                      since: performance.now(), waiting: document.querySelector('.moment .go').innerText };
            window.moments.push(shown);
        }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();";

/// How far a moment may fall short of its time: it is counted from the decision to show it, and drawing takes a while.
const SLACK_MS: f64 = 200.0;

async fn moments(person: &Person) -> Result<Vec<Value>> {
    let moments = person.run("return window.moments;", vec![]).await?;
    Ok(moments.as_array().cloned().unwrap_or_default())
}

async fn start(person: &Person, game: &str, pace: &str) -> Result<()> {
    person.run(&format!("localStorage.setItem('pace', '{pace}');"), vec![]).await?;
    person.go("/").await?;
    person.click(&format!("[data-game={game}] [data-do=play]")).await?;
    person.wait("[data-asked=true]").await?;
    person.run(WATCH_MOMENTS, vec![]).await?;
    Ok(())
}

/// Plays until this number of moments was shown to its end. The person acts only when none is shown.
async fn play_until(person: &mut Person, count: usize) -> Result<Vec<Value>> {
    for _ in 0..400 {
        let shown = moments(person).await?;
        if shown.iter().filter(|moment| moment["stood"].is_number()).count() >= count {
            return Ok(shown);
        }
        let snapshot = person.wait_for_turn(20).await?;
        person.wait("body:not(:has([data-moment]))").await?;
        if snapshot.ending {
            return moments(person).await;
        }
        person.touch_something(&snapshot).await?;
    }
    moments(person).await
}

#[tokio::test(flavor = "multi_thread")]
async fn moments_are_staged_in_order_and_each_for_its_time() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device { motion: true, ..Device::DESKTOP }).await?;
    for entry in games::GAMES {
        let game = entry.about().name;
        start(&ana, game, "quick").await?;
        let shown = play_until(&mut ana, 6).await?;
        let numbers: Vec<f64> = shown.iter().filter_map(|moment| moment["number"].as_f64()).collect();
        assert!(shown.len() >= 6, "{game} stages too little: {shown:?}");
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{game}: {shown:?}");
        for moment in &shown {
            assert!(moment["text"].as_str().is_some_and(|text| !text.is_empty()), "{game}: {moment}");
            // A moment may begin just when the person clicks, which skips it.
            let is_skipped = moment["skipped"] == json!(true);
            if let (Some(stood), Some(lasts), false) = (moment["stood"].as_f64(), moment["lasts"].as_f64(), is_skipped)
            {
                assert!(stood >= lasts - SLACK_MS, "{game}: {moment} stood too short");
            }
        }
    }
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_skips_a_moment_and_still_cards_need_no_motion() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device::DESKTOP).await?;
    start(&ana, "alcatraz", "calm").await?;
    for _ in 0..200 {
        if ana.has("[data-moment]").await? {
            break;
        }
        let snapshot = ana.wait_for_turn(1).await?;
        if !ana.has("[data-moment]").await? && snapshot.can_act() {
            ana.touch_something(&snapshot).await?;
        }
    }
    let still = "return getComputedStyle(document.querySelector('[data-moment]')).animationName;";
    assert_eq!(ana.run(still, vec![]).await?, json!("none"));
    let number = "return document.querySelector('[data-moment]')?.dataset.moment ?? '';";
    let before = ana.run(number, vec![]).await?;
    ana.press('\u{E00C}').await?;
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_ne!(ana.run(number, vec![]).await?, before, "the moment is still there");
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_sees_what_a_touch_does_before_it_counts() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::PHONE).await?;
    ana.click("[data-game=alcatraz] [data-do=play]").await?;
    ana.wait("[data-asked=true] ~ * [role=button], [data-board] [role=button]").await?;
    let question = ana.text("#question").await?;
    let tap = "const one = document.querySelector('[data-board] [data-id^=room][role=button]'), box = one.getBoundingClientRect();
        one.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch',
            clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }));
        return one.dataset.id;";
    let room = ana.run(tap, vec![]).await?;
    ana.wait("[data-do=confirm]").await?;
    assert_eq!(ana.text("#question").await?, question, "the first touch of {room} changes nothing");
    ana.wait(".ghosts > g").await?;
    ana.click("[data-do=confirm]").await?;
    ana.wait("body:not(:has([data-do=confirm]))").await?;
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn things_explain_themselves_and_keys_are_listed() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    for entry in games::GAMES {
        let game = entry.about().name;
        ana.go("/").await?;
        ana.click(&format!("[data-game={game}] [data-do=play]")).await?;
        ana.wait("[data-board] [role=button]").await?;
        ana.run("document.querySelector('[data-board] [role=button]').focus();", vec![]).await?;
        ana.press('i').await?;
        ana.wait("[data-card] h2").await?;
        assert!(!ana.text("[data-card] h2").await?.is_empty(), "{game}");
        ana.press('\u{E00C}').await?;
        ana.wait("body:not(:has([data-card]))").await?;
    }
    ana.press('?').await?;
    ana.wait("#keys[open] kbd").await?;
    ana.close().await
}
