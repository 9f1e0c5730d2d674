//! Several people at one browser: nothing of one seat is in the page while another player has the screen.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::Result;
use browser::{Chromium, Device, Person, Site, seats};
use client::{ClientState, Local, Presenter, Screen, ScreenState};
use engine::Seat;
use scene::Lang;
use serde::Deserialize;
use serde_json::json;

/// So many moments are staged at least, or there is nothing to compare.
const MOMENTS_MIN: usize = 5;

/// What is in the page at one time.
#[derive(Deserialize)]
struct PageContent {
    /// The ids of sprites.
    ids: BTreeSet<String>,
    /// Everything.
    html: String,
    /// The saved table in the browser's storage, from which the test computes what each seat may see.
    saved: String,
}

async fn page_content(person: &Person, table: &str) -> Result<PageContent> {
    let script = "
        return {
            ids: [...document.querySelectorAll('[data-id]')].map((one) => one.dataset.id),
            html: document.documentElement.outerHTML,
            saved: Object.values(localStorage).find((one) => one.includes(arguments[0]) && one.includes('opened')) ?? '',
        };";
    Ok(serde_json::from_value(person.run(script, vec![json!(table)]).await?)?)
}

/// What a seat may see.
fn screen_of(saved: &str, table: &str, seat: Seat) -> Result<Screen> {
    let mut local = Local::restore(saved, 0)?;
    let mut client = ClientState::new(table, 0);
    client.connected();
    local.serve(&mut client, 0);
    client.pass_screen_to(seat);
    client.take_screen();
    match Presenter::new(Lang::EN).show(&client) {
        ScreenState::Table(screen) => Ok(*screen),
        other => anyhow::bail!("a table is expected, not {other:?}"),
    }
}

/// What is in the page although the seat that is shown may not see it.
fn leaks(content: &PageContent, table: &str, seat: Seat) -> Result<Vec<String>> {
    let other = Seat::new(1 - seat.number());
    let (own, others) = (screen_of(&content.saved, table, seat)?, screen_of(&content.saved, table, other)?);
    let unknown = content.ids.difference(&ids(&own)).map(|id| format!("the sprite {id}")).collect::<Vec<_>>();
    let known: BTreeSet<&str> = own.log.iter().map(|line| line.text.as_str()).collect();
    let foreign =
        others.log.iter().filter(|line| !known.contains(line.text.as_str()) && content.html.contains(&line.text));
    Ok(unknown.into_iter().chain(foreign.map(|line| format!("the line `{}`", line.text))).collect())
}

fn ids(screen: &Screen) -> BTreeSet<String> {
    let areas = screen.presentation.scene.areas.iter();
    areas.flat_map(|area| std::iter::once(&area.id).chain(area.pieces.iter().map(|piece| &piece.id))).cloned().collect()
}

/// Notes the headline of every moment, and whose screen it stood on.
const WATCH_MOMENTS: &str = "
    window.moments = [];
    new MutationObserver(() => {
        const card = document.querySelector('[data-moment]');
        if (!card || card.dataset.moment === window.last_moment) return;
        window.last_moment = card.dataset.moment;
        window.moments.push([document.querySelector('main').dataset.viewer ?? '', card.querySelector('strong').textContent]);
    }).observe(document.body, { subtree: true, childList: true });";

/// The moments of the page that the log of their seat does not have; and how many there were.
async fn foreign_moments(people: &Person, table: &str) -> Result<(Vec<String>, usize)> {
    let shown: Vec<(String, String)> = serde_json::from_value(people.run("return window.moments;", vec![]).await?)?;
    let saved = page_content(people, table).await?.saved;
    let mut foreign = Vec::new();
    for (viewer, headline) in &shown {
        let seat: Seat = viewer.parse().map_err(anyhow::Error::msg)?;
        let log = screen_of(&saved, table, seat)?.log;
        let mut moments = log.iter().filter_map(|line| line.moment.as_ref());
        if !moments.any(|moment| moment.headline == *headline || moment.together.as_ref() == Some(headline)) {
            foreign.push(format!("{seat} was shown `{headline}`"));
        }
    }
    Ok((foreign, shown.len()))
}

async fn shared(game: &str) -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut people = chromium.person(&site, Device::DESKTOP).await?;
    people.run("localStorage.setItem('pace', 'quick');", vec![]).await?;
    people.go("/").await?;
    people.click(&format!("[data-game={game}] [data-do=hotseat]")).await?;
    people.choose("#hotseat [name=seats]", &seats(game).to_string()).await?;
    people.write("#hotseat [name=name-0]", "ana").await?;
    people.write("#hotseat [name=name-1]", "ben").await?;
    people.click("#hotseat [data-do=begin]").await?;
    people.wait("[data-page=table]").await?;
    let path = people.run("return location.pathname;", vec![]).await?;
    people.run(WATCH_MOMENTS, vec![]).await?;
    let table = path.as_str().and_then(|path| path.rsplit('/').next()).unwrap_or_default().to_owned();
    let (mut hand_overs, mut compared) = (0, 0);
    let mut last = String::new();
    // Long enough for many hand-overs; whole matches are played elsewhere.
    for click in 0..60 {
        let snapshot = people.wait_for_turn(60).await?;
        if snapshot.ending {
            break;
        }
        if snapshot.face == "handover" {
            let PageContent { ids, html, .. } = page_content(&people, &table).await?;
            assert!(ids.is_empty(), "{game}: sprites are in the page between two seats: {ids:?}");
            assert!(
                !["data-line", "data-choice", "data-moment"].iter().any(|mark| html.contains(mark)),
                "{game}: more than a hand-over is there"
            );
            assert_eq!(people.text("#live").await?, "", "{game}: nothing is announced between two seats");
            people.click("#handover [data-do=take-screen]").await?;
            hand_overs += 1;
            continue;
        }
        // The page shows the view of the seat and nothing else.
        if click % 4 == 0 || last != snapshot.viewer {
            let seat: Seat = snapshot.viewer.parse().map_err(anyhow::Error::msg)?;
            let mut found = leaks(&page_content(&people, &table).await?, &table, seat)?;
            // A bot may have moved a moment ago; the table is saved before the page shows it.
            for _ in 0..10 {
                if found.is_empty() {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
                found = leaks(&page_content(&people, &table).await?, &table, seat)?;
            }
            assert!(found.is_empty(), "{game}: {seat} may not see {found:?}");
            compared += 1;
        }
        last = snapshot.viewer.clone();
        people.touch_something(&snapshot).await?;
    }
    let (foreign, count) = foreign_moments(&people, &table).await?;
    assert!(foreign.is_empty(), "{game}: {foreign:?}");
    assert!(count >= MOMENTS_MIN, "{game}: only {count} moments were staged");
    assert!(hand_overs > 3 && compared > 5, "{game}: {hand_overs} hand-overs, {compared} comparisons");
    people.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_another_seat_is_in_the_page() -> Result<()> {
    for entry in games::GAMES {
        shared(entry.about().name).await?;
    }
    Ok(())
}
