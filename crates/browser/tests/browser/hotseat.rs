//! Several people at one browser: nothing of one seat is in the page while another holds it.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::Result;
use browser::{Chromium, Look, Person, Site, seats};
use client::{ClientState, Local, Presenter, Screen, Shown};
use engine::Seat;
use scene::Lang;
use serde::Deserialize;
use serde_json::json;

/// What is in the page at one moment.
#[derive(Deserialize)]
struct Inside {
    /// The ids of sprites.
    ids: BTreeSet<String>,
    /// Everything.
    html: String,
    /// The table as the browser keeps it for itself, from which a test finds what each seat may see.
    kept: String,
}

async fn inside(person: &Person, table: &str) -> Result<Inside> {
    let script = "
        return {
            ids: [...document.querySelectorAll('[data-id]')].map((one) => one.dataset.id),
            html: document.documentElement.outerHTML,
            kept: Object.values(localStorage).find((one) => one.includes(arguments[0]) && one.includes('opened')) ?? '',
        };";
    Ok(serde_json::from_value(person.run(script, vec![json!(table)]).await?)?)
}

/// What a seat may see.
fn screen_of(kept: &str, table: &str, seat: Seat) -> Result<Screen> {
    let mut local = Local::restore(kept, 0)?;
    let mut desk = ClientState::new(table, 0);
    desk.opened();
    local.serve(&mut desk, 0);
    desk.pass_to(seat);
    desk.take_screen();
    match Presenter::new(Lang::En).show(&desk) {
        Shown::Table(screen) => Ok(*screen),
        other => anyhow::bail!("a table is expected, not {other:?}"),
    }
}

/// What is in the page although the seat that holds it may not see it.
fn leaks(inside: &Inside, table: &str, seat: Seat) -> Result<Vec<String>> {
    let other = Seat::new(1 - seat.number());
    let (own, others) = (screen_of(&inside.kept, table, seat)?, screen_of(&inside.kept, table, other)?);
    let unknown = inside.ids.difference(&ids(&own)).map(|id| format!("the sprite {id}")).collect::<Vec<_>>();
    let known: BTreeSet<&str> = own.log.iter().map(|line| line.text.as_str()).collect();
    let foreign =
        others.log.iter().filter(|line| !known.contains(line.text.as_str()) && inside.html.contains(&line.text));
    Ok(unknown.into_iter().chain(foreign.map(|line| format!("the line `{}`", line.text))).collect())
}

fn ids(screen: &Screen) -> BTreeSet<String> {
    let areas = screen.presentation.scene.areas.iter();
    areas.flat_map(|area| std::iter::once(&area.id).chain(area.pieces.iter().map(|piece| &piece.id))).cloned().collect()
}

async fn shared(game: &str) -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut people = chromium.person(&site, Look::DESKTOP).await?;
    people.click(&format!("[data-game={game}] [data-do=hotseat]")).await?;
    people.choose("#hotseat [name=seats]", &seats(game).to_string()).await?;
    people.write("#hotseat [name=name-0]", "ana").await?;
    people.write("#hotseat [name=name-1]", "ben").await?;
    people.click("#hotseat [data-do=begin]").await?;
    people.wait("[data-page=table]").await?;
    let path = people.run("return location.pathname;", vec![]).await?;
    let table = path.as_str().and_then(|path| path.rsplit('/').next()).unwrap_or_default().to_owned();
    let (mut hand_overs, mut compared) = (0, 0);
    let mut last = String::new();
    // Long enough for many hand-overs; whole matches are played elsewhere.
    for click in 0..90 {
        let seen = people.look(60).await?;
        if seen.ending {
            break;
        }
        if seen.face == "handover" {
            let Inside { ids, html, .. } = inside(&people, &table).await?;
            assert!(ids.is_empty(), "{game}: sprites are in the page between two seats: {ids:?}");
            assert!(
                !html.contains("data-line") && !html.contains("data-choice"),
                "{game}: more than a hand-over is there"
            );
            assert_eq!(people.text("#live").await?, "", "{game}: nothing is told between two seats");
            people.click("#handover [data-do=take-screen]").await?;
            hand_overs += 1;
            continue;
        }
        // Whoever looks sees what their own view gives, and nothing else.
        if click % 4 == 0 || last != seen.viewer {
            let seat: Seat = seen.viewer.parse().map_err(anyhow::Error::msg)?;
            let mut found = leaks(&inside(&people, &table).await?, &table, seat)?;
            // A bot may have moved a moment ago; the picture follows what is kept.
            for _ in 0..10 {
                if found.is_empty() {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
                found = leaks(&inside(&people, &table).await?, &table, seat)?;
            }
            assert!(found.is_empty(), "{game}: {seat} may not see {found:?}");
            compared += 1;
        }
        last = seen.viewer.clone();
        people.touch_something(&seen).await?;
    }
    assert!(hand_overs > 3 && compared > 5, "{game}: {hand_overs} hand-overs, {compared} comparisons");
    people.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_another_seat_is_in_the_page() -> Result<()> {
    for entry in games::GAMES {
        shared(entry.about().name).await?;
    }
    Ok(())
}
