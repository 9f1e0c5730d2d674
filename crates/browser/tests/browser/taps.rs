//! How many taps of a finger a day or a turn takes, by the way that a person who knows the page would go.

use std::collections::BTreeSet;

use anyhow::{Result, bail};
use browser::{Chromium, Device, PageSnapshot, Person, Site};

/// What is tapped first of all that is there: what ends or confirms a step, then a thing, and a button if there is none.
const IN_ORDER: [&str; 5] = [
    "[data-do=say-plan]",
    "[data-do=confirm]",
    "[data-button=do-ready]",
    "[data-board] [data-id][role=button]",
    ".touches .can:not([data-do=turn])",
];
/// The most taps for a day; more only on a day of many questions, with at most two for each.
const DAY_TAPS_MAX: u32 = 10;
const QUESTION_TAPS_MAX: u32 = 2;
/// A move, a hall with its turn and a token, by taps alone; drags save two of them. A fight or loot asks more.
const TURN_TAPS_MAX: u32 = 8;

/// Whether the page asks something.
async fn asked(person: &Person) -> Result<PageSnapshot> {
    let snapshot = person.wait_for_turn(60).await?;
    if !snapshot.asked && !snapshot.ending {
        bail!("nothing is asked: {snapshot:?}");
    }
    Ok(snapshot)
}

async fn headline(person: &Person, css: &str) -> Result<String> {
    person.text(css).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_of_a_gang_takes_few_taps() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::PHONE).await?;
    ana.click("[data-game=luiswile] [data-do=play]").await?;
    for day in 1..=3 {
        asked(&ana).await?;
        let today = headline(&ana, "[data-line]:last-child").await?;
        let (mut taps, mut workers, mut tapped) = (0, 0, Vec::new());
        // One change of the proposal, as a person would make.
        ana.wait("[data-sheet]").await?;
        let count = ana.run("return document.querySelectorAll('.workers > li').length;", vec![]).await?;
        workers = workers.max(count.as_u64().unwrap_or_default());
        let other = "[data-sheet] .workers > li:first-child [data-assign][aria-pressed=false]";
        if ana.tap_now(other).await? {
            taps += 1;
        }
        // Until the next morning, when the gang is assigned again.
        let mut evening = false;
        for _ in 0..60 {
            let snapshot = asked(&ana).await?;
            let is_morning = ana.has("[data-assign$='|pile:rest']").await?;
            if snapshot.ending || (evening && is_morning) {
                break;
            }
            evening |= !is_morning;
            for css in IN_ORDER {
                if ana.tap_now(css).await? {
                    taps += 1;
                    tapped.push((css, snapshot.question.clone()));
                    break;
                }
            }
            evening |= ana.has("body:not(:has([data-sheet]))").await?;
        }
        println!("luiswile, day {day} after {today:?}: {taps} taps for {workers} rows on the sheet");
        let questions = tapped.iter().map(|(_, question)| question).collect::<BTreeSet<_>>().len() as u32;
        assert!(taps <= DAY_TAPS_MAX.max(QUESTION_TAPS_MAX * questions), "day {day} took {taps} taps: {tapped:#?}");
    }
    ana.close().await
}

/// How many turns are counted.
const TURNS: u32 = 3;

/// Taps until the others have their turn: what can be confirmed first, then a thing, then a button. Gives the questions,
/// too.
async fn taps_of_a_turn(person: &mut Person) -> Result<(u32, BTreeSet<String>)> {
    let (mut taps, mut questions) = (0, BTreeSet::new());
    for _ in 0..60 {
        let snapshot = person.wait_for_turn(0).await?;
        if !snapshot.can_act() || snapshot.ending {
            break;
        }
        let thing = snapshot.things.first().map(|id| format!("[data-page=table] [data-board] [data-id={id:?}]"));
        let button = snapshot.buttons.last().map(|id| format!("[data-button={id:?}]"));
        let css = match snapshot.confirm {
            true => "[data-do=confirm]".to_owned(),
            false => thing.or(button).unwrap_or_default(),
        };
        taps += u32::from(person.tap_now(&css).await?);
        questions.insert(snapshot.question);
    }
    Ok((taps, questions))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_with_tiles_takes_few_taps() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device::PHONE).await?;
    ana.click("[data-game=wcp] [data-do=play]").await?;
    let mut counts = Vec::new();
    for _ in 0..TURNS {
        asked(&ana).await?;
        let (taps, questions) = taps_of_a_turn(&mut ana).await?;
        let most = TURN_TAPS_MAX.max(QUESTION_TAPS_MAX * questions.len() as u32);
        assert!(taps <= most, "a turn took {taps} taps for {questions:#?}");
        counts.push(taps);
    }
    println!("wcp: taps until the others move: {counts:?}");
    assert!(counts.iter().any(|count| *count > 0), "{counts:?}");
    ana.close().await
}
