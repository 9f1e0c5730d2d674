//! Lessons, played in a browser by their own scripts.

use anyhow::{Context, Result, ensure};
use browser::{Chromium, Device, Person, Site};
use client::lesson::{Course, Lesson, LessonReply, LessonRun};
use serde_json::json;

/// Set to `all`, every lesson is played, on a desk and on a phone. Otherwise each game's second one is, on a phone; another
/// test plays the first ones.
const WHICH: &str = "ESCAPADE_LESSONS";

/// Waits until the page and its texts are kept for times without a server.
const IS_KEPT: &str = "const done = arguments[0];
    const look = async () => {
        const kept = await (await caches.open('texts')).keys();
        if (kept.some((one) => one.url.includes('lessons'))) done(true); else setTimeout(look, 20);
    };
    navigator.serviceWorker.ready.then(look);";
const FETCH: &str = "fetch(arguments[0]).then((response) => response.text()).then(arguments[1]);";
const CHOICES: &str = "return [...document.querySelectorAll('[data-choice]')].map((one) => one.dataset.choice);";

async fn course(person: &Person, game: &str) -> Result<Course> {
    let text = person.run_async(FETCH, vec![json!(format!("/texts/lessons-{game}-en.json"))]).await?;
    Ok(serde_json::from_str(text.as_str().context("the lessons are a text")?)?)
}

async fn choices(person: &Person) -> Result<Vec<String>> {
    Ok(serde_json::from_value(person.run(CHOICES, vec![]).await?)?)
}

/// Plays a lesson by its script, after an answer that it does not want; gives the number of decisions.
async fn play(person: &Person, game: &str, lesson: &Lesson) -> Result<u32> {
    person.go(&format!("/learn/{game}/{}", lesson.name)).await?;
    person.wait("#coach .asked").await?;
    person.wait("[data-face=table]").await?;
    // The sheet of a plan covers the tabs of a phone.
    person.click_now("[data-do=close-sheet]").await?;
    person.click("[data-tab=choices]").await?;
    let mut run = LessonRun::new(lesson.clone());
    let mut decisions = 0;
    while let Some(step) = run.step().cloned() {
        let place = format!("{game}/{}, {}", lesson.name, step.id);
        person.wait("[data-choice], #coach.over").await?;
        // A match that ends early ends its lesson.
        if person.has("#coach.over").await? {
            break;
        }
        let offered = choices(person).await?;
        let is_other = |choice: &&String| matches!(run.clone().judge(choice), LessonReply::NotThis(_));
        if let Some(other) = offered.iter().find(is_other).filter(|_| decisions == 0) {
            person.click(&format!("[data-choice={}]", json!(other))).await?;
            person.wait("[data-reply=other]").await?;
            ensure!(!person.text("[data-reply=other]").await?.is_empty(), "{place}: nothing is said to `{other}`");
        }
        let action = match run.scripted(|action| offered.iter().any(|choice| choice == action)) {
            Some(action) => action.to_owned(),
            None => offered[decisions as usize * 7 % offered.len()].clone(),
        };
        person.click(&format!("[data-choice={}]", json!(action))).await.with_context(|| place.clone())?;
        decisions += 1;
        if run.judge(&action) == LessonReply::EndsStep {
            let done = format!("#coach[data-lesson-step=\"{}\"]", run.steps_done());
            person.wait(&done).await.with_context(|| place.clone())?;
        }
    }
    person.wait("#coach.over [data-do=lesson-next]").await?;
    Ok(decisions)
}

/// The lessons are kept with the page, so they are played without a server, and what was done is remembered.
#[tokio::test(flavor = "multi_thread")]
async fn first_lessons_need_no_server() -> Result<()> {
    let (mut site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::PHONE).await?;
    ana.wait("[data-game] [data-do=learn]").await?;
    ana.run_async(IS_KEPT, vec![]).await?;
    site.stop().await?;
    for listed in games::LIST {
        let game = listed.about.name;
        let course = course(&ana, game).await?;
        let first = course.lessons.first().with_context(|| format!("{game} has lessons"))?;
        let decisions = play(&ana, game, first).await?;
        println!("{game}/{}: {decisions} decisions without a server", first.name);
        ana.go(&format!("/learn/{game}")).await?;
        ana.wait(&format!("[data-lesson={}][data-done]", first.name)).await?;
    }
    // Lessons are no tables of their own.
    ana.go("/").await?;
    ana.wait("[data-game]").await?;
    ensure!(!ana.has("[data-kept]").await?, "a lesson was kept as a table");
    ana.close_offline().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played() -> Result<()> {
    let all = std::env::var(WHICH).is_ok_and(|which| which == "all");
    let devices: &[Device] = if all { &[Device::DESKTOP, Device::PHONE] } else { &[Device::PHONE] };
    for &device in devices {
        let (site, chromium) = (Site::start().await?, Chromium::start()?);
        let ana = chromium.person(&site, device).await?;
        for listed in games::LIST {
            let game = listed.about.name;
            let lessons = course(&ana, game).await?.lessons;
            for (_, lesson) in lessons.iter().enumerate().filter(|(index, _)| all || *index == 1) {
                let decisions = play(&ana, game, lesson).await?;
                println!("{game}/{}: {decisions} decisions", lesson.name);
            }
        }
        ana.close().await?;
    }
    Ok(())
}

/// By keyboard alone: the live region says what is asked, Enter makes the choice that has the focus.
#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_heard_and_played_by_keys() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    let listed = games::LIST.first().context("there are games")?;
    let game = listed.about.name;
    let course = course(&ana, game).await?;
    let lesson = course.lessons.first().context("there are lessons")?;
    ana.go(&format!("/learn/{game}/{}", lesson.name)).await?;
    ana.wait("#coach .asked").await?;
    ana.wait("[data-face=table]").await?;
    let asked = ana.text("#coach .asked").await?;
    let heard = "const [asked, done] = arguments, look = () =>
        document.querySelector('#live').textContent.includes(asked) ? done(true) : setTimeout(look, 20); look();";
    ana.run_async(heard, vec![json!(asked.trim())]).await?;
    ana.click("[data-tab=choices]").await?;
    let run = LessonRun::new(lesson.clone());
    let action = run.scripted(|_| true).context("the first step has a script")?.to_owned();
    let choice = format!("[data-choice={}]", json!(action));
    ana.wait(&choice).await?;
    ana.run("document.querySelector(arguments[0]).focus();", vec![json!(choice)]).await?;
    ana.press('\u{e007}').await?;
    ana.wait("#coach[data-lesson-step=\"1\"]").await?;
    ana.wait("[data-reply=right]").await?;
    ana.close().await
}
