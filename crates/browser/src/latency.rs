//! Latency: the time from a click to a change of the page.

use std::time::Duration;

use anyhow::Result;
use serde_json::json;

use crate::{PageSnapshot, Person};

/// Records the time of a click, and of the first change of the table after it.
const RECORD_TIMES: &str = "
    const now = () => performance.timeOrigin + performance.now();
    window.clicked = 0; window.changed = 0;
    addEventListener('pointerdown', () => { window.clicked = now(); window.changed = 0; }, true);
    new MutationObserver(() => { window.changed ||= now(); }).observe(
        document.querySelector('[data-page=table]'),
        { subtree: true, childList: true, attributes: true, characterData: true });";

/// Whether the page is a release build; only those are held to limits.
pub async fn is_release(person: &Person) -> Result<bool> {
    let has_hashed_names = "return [...document.scripts].some((one) => /-[0-9a-f]{16}[.]js/.test(one.src));";
    Ok(person.run(has_hashed_names, vec![]).await? == json!(true))
}

/// The milliseconds from clicks of one person to changes of the page.
#[derive(Clone, Debug, Default)]
pub struct Latencies {
    /// In their own browser.
    pub own: Vec<f64>,
    /// In the browser of another person.
    pub other: Vec<f64>,
}

impl Latencies {
    /// The medians: in the own browser, and in the other one.
    pub fn medians(&self) -> (f64, f64) {
        let median = |times: &[f64]| {
            let mut times = times.to_vec();
            times.sort_by(f64::total_cmp);
            times.get(times.len() / 2).copied().unwrap_or_default()
        };
        (median(&self.own), median(&self.other))
    }
}

/// Measures `clicks` clicks of one person at a table that another person is at, too.
pub async fn latencies(ana: &mut Person, ben: &mut Person, clicks: usize) -> Result<Latencies> {
    ana.run(RECORD_TIMES, vec![]).await?;
    ben.run(RECORD_TIMES, vec![]).await?;
    let mut times = Latencies::default();
    while times.own.len() < clicks {
        let (snapshot, other): (PageSnapshot, PageSnapshot) =
            (ana.wait_for_turn(0).await?, ben.wait_for_turn(0).await?);
        if snapshot.ending {
            break;
        }
        if !snapshot.asked {
            ben.touch_something(&other).await?;
            continue;
        }
        ben.run("window.changed = 0;", vec![]).await?;
        ana.touch_something(&snapshot).await?;
        tokio::time::sleep(Duration::from_millis(250)).await;
        let clicked = number(ana, "return window.clicked;").await?;
        for (person, times) in [(&*ana, &mut times.own), (&*ben, &mut times.other)] {
            let changed = number(person, "return window.changed;").await?;
            times.extend((changed >= clicked).then_some(changed - clicked));
        }
    }
    Ok(times)
}

async fn number(person: &Person, script: &str) -> Result<f64> {
    Ok(person.run(script, vec![]).await?.as_f64().unwrap_or_default())
}
