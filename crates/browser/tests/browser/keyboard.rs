//! A whole match by keyboard alone, from the home page to the end.

use anyhow::{Result, bail};
use browser::{Chromium, Device, Person, Site};
use serde_json::json;

const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';
const ARROWS: [char; 4] = ['\u{E012}', '\u{E013}', '\u{E014}', '\u{E015}'];

/// What can be played with while a question is asked.
const PLAYABLE: &str = "[data-board] [role=button], [data-button], [data-do=confirm]";

/// How often Tab must be pressed until the focus is on something, if it takes what can be focused in the document's order.
const TABS: &str = "
    const can_focus = (one) => one.tabIndex >= 0 && !one.disabled && one.getClientRects().length > 0;
    const all = [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')].filter(can_focus);
    const at = all.indexOf(document.activeElement);
    const way = all.map((_, step) => all[(at + 1 + step) % all.length]);
    return 1 + Math.max(0, way.findIndex((one) => one.matches(arguments[0])));";

/// Presses Tab until the focus is on something.
async fn tab_to(person: &Person, css: &str) -> Result<()> {
    for _ in 0..250 {
        let tabs = person.run(TABS, vec![json!(css)]).await?.as_u64().unwrap_or(1);
        person.press_times(TAB, tabs as usize).await?;
        if is_on(person, css).await? {
            return Ok(());
        }
    }
    bail!("Tab does not lead to {css}")
}

async fn is_on(person: &Person, css: &str) -> Result<bool> {
    Ok(person.run("return document.activeElement.matches(arguments[0]);", vec![json!(css)]).await? == json!(true))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_by_keyboard_alone() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device::DESKTOP).await?;
    tab_to(&ana, "[data-game=wcp] [data-do=play]").await?;
    ana.press(ENTER).await?;
    let mut presses = 0;
    loop {
        let snapshot = ana.wait_for_turn(60).await?;
        if snapshot.ending {
            break;
        }
        if !is_on(&ana, PLAYABLE).await? || ana.random_below(4) == 0 {
            tab_to(&ana, PLAYABLE).await?;
        }
        for _ in 0..ana.random_below(3) {
            let arrow = ARROWS[ana.random_below(ARROWS.len())];
            ana.press(arrow).await?;
        }
        if is_on(&ana, PLAYABLE).await? {
            ana.press(ENTER).await?;
            presses += 1;
        }
        assert!(presses < 5000, "the match does not end");
    }
    println!("Enter was pressed {presses} times");
    // The next match can be started by keyboard, too.
    tab_to(&ana, "[data-do=again]").await?;
    ana.press(ENTER).await?;
    let snapshot = ana.wait_for_turn(30).await?;
    assert!(snapshot.asked && !snapshot.ending, "another match begins: {snapshot:?}");
    ana.close().await
}
