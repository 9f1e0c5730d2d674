//! Reloads, restarts of the server and lost connections in the middle of a match.

use anyhow::Result;
use browser::{BlockableProxy, Chromium, Person, Site, two_at_a_table};

/// What must be the same before and after: the question, the log and what lies on the board.
async fn state(person: &Person) -> Result<String> {
    person.click("[data-tab=log]").await?;
    let script = "
        const texts = (css) => [...document.querySelectorAll(css)].map((one) => one.textContent);
        const ids = [...document.querySelectorAll('[data-board] [data-id]')].map((one) => one.dataset.id).sort();
        return [texts('#question'), texts('[data-line]'), ids].map((one) => one.join('\\n')).join('\\n--\\n');";
    Ok(person.run(script, vec![]).await?.as_str().unwrap_or_default().to_owned())
}

/// The log in a state.
fn log_of(state: &str) -> &str {
    state.split("\n--\n").nth(1).unwrap_or_default()
}

/// The end of the log in a state. Its beginning may have scrolled out of what the server keeps.
fn last_lines(state: &str) -> String {
    let lines: Vec<&str> = log_of(state).lines().collect();
    lines[lines.len().saturating_sub(5)..].join("\n")
}

/// Lets two people play until `clicks` clicks were made. Gives whether the match is over.
async fn play(people: [&mut Person; 2], clicks: u32) -> Result<bool> {
    let mut made = 0;
    while made < clicks {
        for person in [0, 1] {
            let snapshot = people[person].wait_for_turn(0).await?;
            if snapshot.ending {
                return Ok(true);
            }
            made += u32::from(people[person].touch_something(&snapshot).await?.is_some());
        }
    }
    Ok(false)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_loses_nothing() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let (mut ana, mut ben) = two_at_a_table(&chromium, &site, "alcatraz").await?;
    // Together more updates than the server keeps for clients that come back.
    for _ in 0..4 {
        if play([&mut ana, &mut ben], 25).await? {
            break;
        }
        // Bots may decide meanwhile; then the log has grown, and another reload shows the same.
        let mut before = state(&ana).await?;
        for attempt in 0.. {
            ana.reload().await?;
            ana.wait("[data-face=table] [data-board] [data-id]").await?;
            let now = state(&ana).await?;
            if now == before {
                break;
            }
            assert!(attempt < 10 && log_of(&now).contains(&last_lines(&before)), "{now}\n\nbefore: {before}");
            before = now;
        }
    }
    tokio::try_join!(ana.close(), ben.close())?;
    Ok(())
}

/// Waits until the connection is back.
async fn wait_until_online(person: &Person) -> Result<()> {
    let script = "const done = arguments[0]; const look = () => document.querySelector('#offline') ? setTimeout(look, 20) : done(true); look();";
    person.run_async(script, vec![]).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_survives_a_restart_of_the_server() -> Result<()> {
    let (mut site, chromium) = (Site::start().await?, Chromium::start()?);
    let (mut ana, mut ben) = two_at_a_table(&chromium, &site, "alcatraz").await?;
    ana.click("[data-tab=chat]").await?;
    for round in 0..2 {
        play([&mut ana, &mut ben], 12).await?;
        site.stop().await?;
        tokio::try_join!(ana.wait("#offline"), ben.wait("#offline"))?;
        // A chat line that is sent while the server is down arrives once, when it is up again.
        ana.click("[data-tab=chat]").await?;
        ana.write("#chat-text", &format!("still here {round}")).await?;
        ana.click("[data-do=say]").await?;
        site.restart().await?;
        ben.click("[data-tab=chat]").await?;
        ben.wait(&format!("[data-said='{}']", round + 1)).await?;
        let said = ben.text("[data-panel=chat]").await?;
        assert_eq!(said.matches(&format!("still here {round}")).count(), 1, "{said}");
        tokio::try_join!(wait_until_online(&ana), wait_until_online(&ben))?;
    }
    let (clicks, others) = tokio::try_join!(ana.play_to_the_end(), ben.play_to_the_end())?;
    assert!(clicks + others > 0);
    // Statistics count what a page has seen; why the match ended is the same for both.
    let why = "[data-end-line='1']";
    assert_eq!(ana.text(why).await?, ben.text(why).await?);
    tokio::try_join!(ana.close_offline(), ben.close_offline())?;
    Ok(())
}

/// A phone that changes networks gets no notice that its connection is dead.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_dies_unnoticed_is_opened_again() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let (ana, ben) = two_at_a_table(&chromium, &site, "alcatraz").await?;
    let proxy = BlockableProxy::to(&site).await?;
    let table = ana.run("return location.pathname;", vec![]).await?;
    ana.go(&proxy.url(table.as_str().unwrap_or_default())).await?;
    ana.wait("[data-face=table] [data-board] [data-id]").await?;
    proxy.block();
    ana.click("[data-tab=chat]").await?;
    ana.write("#chat-text", "can you hear me").await?;
    ana.click("[data-do=say]").await?;
    ana.wait("#offline").await?;
    proxy.unblock();
    // A notice shows the chat line to a person who reads the log.
    ben.wait("[data-snack]").await?;
    assert!(ben.text("[data-snack]").await?.contains("can you hear me"));
    ben.click("[data-tab=chat]").await?;
    tokio::try_join!(wait_until_online(&ana), ana.wait("[data-said='1']"), ben.wait("[data-said='1']"))?;
    assert_eq!(ana.text("[data-said]").await?, ben.text("[data-said]").await?);
    tokio::try_join!(ana.close_offline(), ben.close())?;
    Ok(())
}

/// Whoever was signed out elsewhere is told so; the page does not come back as another guest.
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_was_signed_out_says_so_and_stops() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let (ana, ben) = two_at_a_table(&chromium, &site, "alcatraz").await?;
    let sign_out = "
        const done = arguments[0];
        const sessions = await (await fetch('/api/sessions')).json();
        const session = sessions.find((one) => one.current).session;
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/api/sessions/forget', { method: 'POST', headers, body: JSON.stringify({ session }) });
        done(answer.status);";
    let status = ana.run_async(&format!("(async (...arguments) => {{{sign_out}}})(...arguments)"), vec![]).await?;
    assert_eq!(status, 204);
    ana.wait("#offline").await?;
    assert!(ana.text("#offline").await?.contains("signed out"), "{}", ana.text("#offline").await?);
    // The page would have tried again by now, twice.
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    assert!(ana.text("#offline").await?.contains("signed out"));
    let asked = "return performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/api/me')).length;";
    let before = ana.run(asked, vec![]).await?;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    assert_eq!(ana.run(asked, vec![]).await?, before, "it asks for no other cookie");
    ana.reload().await?;
    ana.wait("[data-face=table] [data-board] [data-id]").await?;
    assert_eq!(ana.run("return document.querySelector('main').dataset.viewer;", vec![]).await?, "spectator");
    tokio::try_join!(ana.close_offline(), ben.close())?;
    Ok(())
}
