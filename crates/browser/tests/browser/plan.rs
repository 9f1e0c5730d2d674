//! The sheet of a plan: what is changed on it stays, steppers count, and the last plan is kept with the table.

use anyhow::{Context, Result};
use browser::{Chromium, Device, Person, Site};
use serde_json::json;

/// The ids of the first two workers, and of a task of the first one that is not proposed.
async fn two_workers(ana: &Person) -> Result<[String; 3]> {
    let script = "
        const rows = [...document.querySelectorAll('.workers > li')];
        const [one, two] = rows.map((row) => row.querySelector('[data-assign]')?.dataset.assign.split('|')[0]);
        const other = rows[0].querySelector('[data-assign][aria-pressed=false]').dataset.assign.split('|')[1];
        return [one, two, other];";
    serde_json::from_value(ana.run(script, vec![]).await?).context("there are two workers")
}

#[tokio::test(flavor = "multi_thread")]
async fn edits_outlast_a_placement_on_the_board() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    ana.click("[data-game=luiswile] [data-do=play]").await?;
    ana.wait_for_turn(30).await?;
    ana.wait("[data-sheet]").await?;
    let [one, two, other] = two_workers(&ana).await?;
    let edited = format!("[data-assign='{one}|{other}'][aria-pressed=true]");
    ana.click(&format!("[data-assign='{one}|{other}']")).await?;
    ana.wait(&edited).await?;
    // The other one is placed on the board.
    ana.click("[data-do=close-sheet]").await?;
    ana.click(&format!("[data-board] [data-id='{two}'][role=button]")).await?;
    ana.click("[data-board] [data-id='pile:rest'][role=button]").await?;
    ana.wait(&format!("[data-board] [data-id='{two}']:not([role=button])")).await?;
    ana.click("[data-do=open-sheet]").await?;
    ana.wait(&edited).await?;
    assert!(!ana.has(&format!("[data-assign^='{two}|']")).await?, "who is placed is not on the sheet");
    ana.click("[data-do=say-plan]").await?;
    // Both what was said on the sheet and what was done on the board is kept with the table.
    let kept = "const [wanted, done] = arguments;
        const look = () => {
            const plan = JSON.parse(localStorage.getItem('tables'))[0].plan;
            if (wanted.every((line) => plan.includes(line))) done(true); else setTimeout(look, 50);
        };
        look();";
    let lines = json!([format!("{one}/pile {other}"), format!("{two}/pile pile:rest")]);
    ana.run_async(kept, vec![lines]).await?;
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn blanks_have_steppers_and_the_rest_takes_one_tap() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::PHONE).await?;
    ana.click("[data-game=luiswile] [data-do=play]").await?;
    ana.wait_for_turn(30).await?;
    ana.wait("[data-sheet]").await?;
    let (more, less) = ("[data-assign='blanks|pile:rest']", "[data-less='blanks|pile:rest']");
    assert!(ana.has(&format!("{less}:disabled")).await?, "nothing is there to take away");
    for tapped in [more, more, less] {
        assert!(ana.tap_now(tapped).await?);
    }
    assert_eq!(ana.text(&format!("{more} .value")).await?, "×1");
    assert!(ana.tap_now("[data-do=clear]").await?);
    ana.wait(".sheet .open").await?;
    assert!(ana.tap_now("[data-rest]").await?);
    ana.wait(".sheet:not(:has(.open))").await?;
    ana.wait("[data-rest]:disabled").await?;
    ana.close().await
}
