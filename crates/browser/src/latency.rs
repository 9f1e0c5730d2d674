//! Figures: how long a click takes to be seen.

use std::time::Duration;

use anyhow::Result;
use serde_json::json;

use crate::{Person, Seen};

/// Notes when something is clicked on, and when the table changes.
const WATCH: &str = "
    const now = () => performance.timeOrigin + performance.now();
    window.clicked = 0; window.changed = 0;
    addEventListener('pointerdown', () => { window.clicked = now(); window.changed = 0; }, true);
    new MutationObserver(() => { window.changed ||= now(); }).observe(
        document.querySelector('[data-page=table]'),
        { subtree: true, childList: true, attributes: true, characterData: true });";

/// Whether the page was built to be small; a build for development is not measured against anything.
pub async fn is_release(person: &Person) -> Result<bool> {
    let named = "return [...document.scripts].some((one) => /-[0-9a-f]{16}[.]js/.test(one.src));";
    Ok(person.run(named, vec![]).await? == json!(true))
}

/// How long clicks of one person take to be seen, in milliseconds.
#[derive(Clone, Debug, Default)]
pub struct Latencies {
    /// By that person.
    pub own: Vec<f64>,
    /// In the browser of another.
    pub other: Vec<f64>,
}

impl Latencies {
    /// The medians: by that person, and by another.
    pub fn medians(&self) -> (f64, f64) {
        let median = |times: &[f64]| {
            let mut times = times.to_vec();
            times.sort_by(f64::total_cmp);
            times.get(times.len() / 2).copied().unwrap_or_default()
        };
        (median(&self.own), median(&self.other))
    }
}

/// Lets one person click so many times at a table, while another follows.
pub async fn latencies(ana: &mut Person, ben: &mut Person, clicks: usize) -> Result<Latencies> {
    ana.run(WATCH, vec![]).await?;
    ben.run(WATCH, vec![]).await?;
    let mut times = Latencies::default();
    while times.own.len() < clicks {
        let (seen, other): (Seen, Seen) = (ana.look(0).await?, ben.look(0).await?);
        if seen.ending {
            break;
        }
        if !seen.asked {
            ben.touch_something(&other).await?;
            continue;
        }
        ben.run("window.changed = 0;", vec![]).await?;
        ana.touch_something(&seen).await?;
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
