//! The time from a first visit on a slow phone to the first decision in a match.

use anyhow::{Context, Result};
use serde_json::json;

use crate::{Chromium, Device};

/// How many times slower than this machine the phone's processor is.
const PROCESSOR_SLOWER: u32 = 4;
/// The phone's network: bytes a second, and milliseconds of latency.
const BYTES_PER_SECOND: u32 = 10_000_000 / 8;
const LATENCY_MS: u32 = 40;

/// Begins a match as soon as the button for it is there, and notes when something can be decided. Each run has its own
/// random numbers, the same ones for every server, so that the same matches are dealt.
const NOTE_FIRST_DECISION: &str = "
    crypto.getRandomValues = (array) => {
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(RUN);
        return array;
    };
    const touchable = ['[data-page=table] [data-board] [data-id][role=button]', '[data-button]', '[data-do=confirm]'];
    const is_visible = (element) => element.getClientRects().length > 0;
    let is_begun = false;
    const look = () => {
        const play = is_begun ? null : document.querySelector('[data-page=home] [data-game=GAME] [data-do=play]');
        if (play) {
            is_begun = true;
            play.click();
        }
        const is_asked = is_begun && document.querySelector('[data-asked=true]');
        if (is_asked && [...document.querySelectorAll(touchable.join())].some(is_visible)) {
            document.documentElement.dataset.decided = performance.now();
        } else {
            requestAnimationFrame(look);
        }
    };
    requestAnimationFrame(look);";

/// The milliseconds from a navigation to `origin`, by a browser that was never there, to the moment when something can be
/// decided in a match against bots.
pub async fn first_decision_ms(chromium: &Chromium, origin: &str, game: &str, run: u8) -> Result<f64> {
    let phone = Device { motion: true, ..Device::PHONE };
    let ana = chromium.visitor_at(origin, phone).await?;
    let script = NOTE_FIRST_DECISION.replace("GAME", game).replace("RUN", &run.to_string());
    ana.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
    ana.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": PROCESSOR_SLOWER })).await?;
    ana.cdp("Network.enable", json!({})).await?;
    let (download, upload) = (BYTES_PER_SECOND, BYTES_PER_SECOND);
    let network = json!({
        "offline": false, "latency": LATENCY_MS, "downloadThroughput": download, "uploadThroughput": upload,
    });
    ana.cdp("Network.emulateNetworkConditions", network).await?;
    ana.go("/").await?;
    ana.wait("html[data-decided]").await?;
    let decided = ana.run("return Number(document.documentElement.dataset.decided);", vec![]).await?;
    // What an older server's page writes to the console is not asked here.
    ana.leave().await?;
    decided.as_f64().context("the page notes a time")
}
