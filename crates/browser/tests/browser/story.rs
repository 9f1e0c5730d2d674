//! The story of a match: moments are staged one after the other, choices show what they lead to, things explain
//! themselves.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use browser::{Chromium, Device, GoldenRecord, MomentPlace, Person, Site};
use browser::{golden_records, kind_word, kinds_of_moments, records_with, shortest_places};
use scene::Moment;
use serde::Deserialize;
use serde_json::{Value, json};

/// Notes every moment: its number, its words, how long it is to stand and how long it stood, whether all of it was on the
/// screen, and whether it moved. The number of those that are over is an attribute of the body, to wait for.
const WATCH_MOMENTS: &str = "
    window.moments = [];
    let shown = null, clicked = -1000, is_watching = false;
    document.addEventListener('click', () => { clicked = performance.now(); }, true);
    const is_on_screen = (card) => {
        const box = card.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
            && card.scrollHeight <= card.clientHeight + 1 && card.contains(document.elementFromPoint(x, y));
    };
    const motion_of = (figure) =>
        getComputedStyle(figure, figure.className === 'number' ? '::after' : null).animationName;
    const look = () => {
        const card = document.querySelector('[data-moment]'), number = card ? Number(card.dataset.moment) : null;
        if (shown && shown.number !== number) {
            const now = performance.now();
            shown.stood = now - shown.since;
            shown.skipped ||= now - clicked < 200;
            shown = null;
            document.body.dataset.moments = window.moments.filter((one) => one.stood !== undefined).length;
        }
        if (card && !shown) {
            shown = { number, text: card.querySelector('strong').textContent, lasts: Number(card.dataset.lasts),
                      since: performance.now(), skipped: !is_watching, waiting: document.querySelector('.moment .go').innerText,
                      visible: is_on_screen(card), motion: getComputedStyle(card).animationName,
                      figures: [...card.querySelectorAll('.die, .number')].map(motion_of) };
            window.moments.push(shown);
        }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    // One that is there already was seen only in part.
    look();
    is_watching = true;";

/// How far a moment may fall short of its time: it is counted from the decision to show it, and drawing takes a while.
const SLACK_MS: f64 = 200.0;

/// Keys, as WebDriver calls them.
const ESCAPE: char = '\u{E00C}';
const ARROW_RIGHT: char = '\u{E014}';

async fn moments(person: &Person) -> Result<Vec<Value>> {
    let moments = person.run("return window.moments;", vec![]).await?;
    Ok(moments.as_array().cloned().unwrap_or_default())
}

async fn start(person: &Person, game: &str, pace: &str) -> Result<()> {
    person.run(&format!("localStorage.setItem('pace', '{pace}');"), vec![]).await?;
    person.go("/").await?;
    person.click(&format!("[data-game={game}] [data-do=play]")).await?;
    person.wait("[data-asked=true]").await?;
    person.run(WATCH_MOMENTS, vec![]).await?;
    Ok(())
}

/// Plays until this number of moments was shown to its end. The person acts only when none is shown.
async fn play_until(person: &mut Person, count: usize) -> Result<Vec<Value>> {
    for _ in 0..400 {
        let shown = moments(person).await?;
        if shown.iter().filter(|moment| moment["stood"].is_number()).count() >= count {
            return Ok(shown);
        }
        let snapshot = person.wait_for_turn(20).await?;
        person.wait("body:not(:has([data-moment]))").await?;
        if snapshot.ending {
            return moments(person).await;
        }
        person.touch_something(&snapshot).await?;
    }
    moments(person).await
}

#[tokio::test(flavor = "multi_thread")]
async fn moments_are_staged_in_order_and_each_for_its_time() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device { motion: true, ..Device::DESKTOP }).await?;
    for entry in games::GAMES {
        let game = entry.about().name;
        start(&ana, game, "quick").await?;
        let shown = play_until(&mut ana, 6).await?;
        let numbers: Vec<f64> = shown.iter().filter_map(|moment| moment["number"].as_f64()).collect();
        assert!(shown.len() >= 6, "{game} stages too little: {shown:?}");
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{game}: {shown:?}");
        for moment in &shown {
            assert!(moment["text"].as_str().is_some_and(|text| !text.is_empty()), "{game}: {moment}");
            // A moment may begin just when the person clicks, which skips it.
            let is_skipped = moment["skipped"] == json!(true);
            if let (Some(stood), Some(lasts), false) = (moment["stood"].as_f64(), moment["lasts"].as_f64(), is_skipped)
            {
                assert!(stood >= lasts - SLACK_MS, "{game}: {moment} stood too short");
            }
        }
    }
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_skips_a_moment_and_still_cards_need_no_motion() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device::DESKTOP).await?;
    start(&ana, "alcatraz", "calm").await?;
    for _ in 0..200 {
        if ana.has("[data-moment]").await? {
            break;
        }
        let snapshot = ana.wait_for_turn(1).await?;
        if !ana.has("[data-moment]").await? && snapshot.can_act() {
            ana.touch_something(&snapshot).await?;
        }
    }
    let still = "return getComputedStyle(document.querySelector('[data-moment]')).animationName;";
    assert_eq!(ana.run(still, vec![]).await?, json!("none"));
    let number = ana.run("return document.querySelector('[data-moment]').dataset.moment;", vec![]).await?;
    ana.press(ESCAPE).await?;
    ana.wait(&format!("body:not(:has([data-moment='{}']))", number.as_str().context("a number")?)).await?;
    let shown = moments(&ana).await?;
    let skipped = shown.iter().rfind(|moment| moment["stood"].is_number()).context("a moment that is over")?;
    assert!(skipped["stood"].as_f64() < skipped["lasts"].as_f64(), "{skipped} went by itself");
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_sees_what_a_touch_does_before_it_counts() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::PHONE).await?;
    ana.click("[data-game=alcatraz] [data-do=play]").await?;
    ana.wait("[data-asked=true] ~ * [role=button]").await?;
    let question = ana.text("#question").await?;
    let tap = "const one = document.querySelector('[data-board] [data-id^=room][role=button]'), box = one.getBoundingClientRect();
        one.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch',
            clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }));
        return one.dataset.id;";
    let room = ana.run(tap, vec![]).await?;
    ana.wait("[data-do=confirm]").await?;
    assert_eq!(ana.text("#question").await?, question, "the first touch of {room} changes nothing");
    ana.wait(".ghosts > g").await?;
    ana.click("[data-do=confirm]").await?;
    ana.wait("body:not(:has([data-do=confirm]))").await?;
    ana.close().await
}

/// The list of choices is no way around the preview.
#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_choices_asks_as_the_board_does() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    for (device, setting) in [(Device::PHONE, "touch"), (Device::DESKTOP, "always")] {
        let ana = chromium.person(&site, device).await?;
        ana.run(&format!("localStorage.setItem('confirm', '{setting}');"), vec![]).await?;
        ana.go("/").await?;
        ana.click("[data-game=alcatraz] [data-do=play]").await?;
        ana.wait_for_turn(30).await?;
        ana.click("[data-tab=choices]").await?;
        ana.wait("[data-choice^=move]").await?;
        let question = ana.text("#question").await?;
        let touch = async || match setting {
            "touch" => ana.tap_now("[data-choice^=move]").await,
            _ => ana.click_now("[data-choice^=move]").await,
        };
        assert!(touch().await?);
        ana.wait("[data-choice^=move][aria-pressed=true]").await?;
        ana.wait("[data-do=confirm]").await?;
        // On a phone the list stands in the place of the board.
        if setting == "always" {
            ana.wait(".ghosts > g").await?;
        }
        assert_eq!(ana.text("#question").await?, question, "{setting}: the first touch changes nothing");
        assert!(touch().await?);
        ana.wait("body:not(:has([data-choice][aria-pressed=true]))").await?;
        ana.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_of_the_log_open_the_cards_of_their_things() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let mut ana = chromium.person(&site, Device::DESKTOP).await?;
    ana.click("[data-game=alcatraz] [data-do=play]").await?;
    while !ana.has("[data-line][tabindex='0']").await? {
        let snapshot = ana.wait_for_turn(20).await?;
        ana.touch_something(&snapshot).await?;
    }
    ana.click("[data-line][tabindex='0']").await?;
    ana.wait("[data-card] h2").await?;
    ana.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn things_explain_themselves_and_keys_are_listed() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    for entry in games::GAMES {
        let game = entry.about().name;
        ana.go("/").await?;
        ana.click(&format!("[data-game={game}] [data-do=play]")).await?;
        // While others act, things come and go, and the focus with them.
        ana.wait("[data-asked=true]").await?;
        ana.run("document.querySelector('[data-board] [role=button]').focus();", vec![]).await?;
        ana.press('i').await?;
        ana.wait("[data-card] h2").await?;
        assert!(!ana.text("[data-card] h2").await?.is_empty(), "{game}");
        ana.press(ESCAPE).await?;
        ana.wait("body:not(:has([data-card]))").await?;
    }
    ana.press('?').await?;
    ana.wait("#keys[open] kbd").await?;
    ana.close().await
}

/// A moment as `WATCH_MOMENTS` noted it.
#[derive(Debug, Deserialize)]
struct SeenMoment {
    text: String,
    lasts: f64,
    stood: f64,
    visible: bool,
    motion: String,
    /// How each die and number moves.
    figures: Vec<String>,
}

/// A reader of replays at a device: a phone skips by a tap, a desk by a key.
struct Reader {
    person: Person,
    device: Device,
    /// The speed at which moments are left to their time.
    speed: &'static str,
}

/// What came of each kind of event that was to be staged.
type Findings = BTreeMap<String, Result<()>>;

impl Reader {
    async fn open(chromium: &Chromium, site: &Site, device: Device, speed: &'static str) -> Result<Reader> {
        let person = chromium.person(site, device).await?;
        person.run("localStorage.setItem('pace', 'brisk');", vec![]).await?;
        person.go("/").await?;
        person.run(WATCH_MOMENTS, vec![]).await?;
        Ok(Reader { person, device, speed })
    }

    /// Shows each record that has one of these places, and watches the places in it.
    async fn watch(&self, records: &[GoldenRecord], places: &[MomentPlace]) -> Result<Findings> {
        let mut findings = Findings::new();
        for golden in records {
            let here: Vec<&MomentPlace> = places.iter().filter(|place| place.record == golden.name).collect();
            if here.is_empty() {
                continue;
            }
            self.person.show_record(golden).await?;
            for place in here {
                findings.insert(place.event.clone(), self.watch_place(place).await);
            }
        }
        Ok(findings)
    }

    /// Steps to a place twice: leaves its moments alone, then skips each of them.
    async fn watch_place(&self, place: &MomentPlace) -> Result<()> {
        for seen in self.step_to(place, self.speed, false).await? {
            ensure!(seen.stood >= seen.lasts - SLACK_MS, "{seen:?} stood too short");
            ensure!(seen.visible, "{seen:?} is not on the screen");
            let mut motions = seen.figures.iter().chain([&seen.motion]);
            ensure!(motions.all(|motion| (motion != "none") == self.device.motion), "{seen:?} moves, or not");
        }
        for seen in self.step_to(place, "half", true).await? {
            ensure!(seen.stood < seen.lasts, "{seen:?} was not skipped");
        }
        Ok(())
    }

    /// Steps once to a place, and gives its moments after the last one has gone.
    async fn step_to(&self, place: &MomentPlace, speed: &str, skip: bool) -> Result<Vec<SeenMoment>> {
        let Reader { person, device, .. } = self;
        person.show_step_before(place, speed).await?;
        person.run("window.moments = []; document.body.dataset.moments = 0;", vec![]).await?;
        person.press(ARROW_RIGHT).await?;
        for count in 1..=place.moments.len() {
            match (skip, device.width < 600) {
                (false, _) => {}
                (true, true) => person.click("[data-moment]").await?,
                (true, false) => {
                    person.wait("[data-moment]").await?;
                    person.press(ESCAPE).await?;
                }
            }
            person.wait(&after_moments(count)).await?;
        }
        person.wait("body:not(:has([data-moment]))").await?;
        let seen = person.run("return window.moments;", vec![]).await?;
        let seen: Vec<SeenMoment> = serde_json::from_value(seen).context("a moment did not end")?;
        let told: Vec<&str> = seen.iter().map(|seen| seen.text.as_str()).collect();
        let expected: Vec<&str> = place.moments.iter().map(|staged| staged.moment.headline.as_str()).collect();
        ensure!(told == expected, "{told:?} were staged, not {expected:?}");
        let figures: Vec<usize> = seen.iter().map(|seen| seen.figures.len()).collect();
        let expected: Vec<usize> = place.moments.iter().map(|staged| staged.moment.figures.len()).collect();
        ensure!(figures == expected, "{told:?} have {figures:?} dice and numbers, not {expected:?}");
        Ok(seen)
    }
}

/// Finds something as soon as at least this number of moments is over, as `WATCH_MOMENTS` counts them.
fn after_moments(count: usize) -> String {
    let fewer: Vec<String> = (0..count).map(|fewer| format!("[data-moments='{fewer}']")).collect();
    format!("body:not({})", fewer.join(","))
}

/// The first place of each kind of moment, with figures and without.
fn share(places: BTreeMap<String, MomentPlace>) -> BTreeMap<String, MomentPlace> {
    let mut kinds = Vec::new();
    let mut places: Vec<(String, MomentPlace)> = places.into_iter().collect();
    places.retain(|(_, place)| {
        let Moment { kind, figures, .. } = &place.moment().moment;
        let kind = (*kind, figures.is_empty());
        let is_first = !kinds.contains(&kind);
        kinds.push(kind);
        is_first
    });
    places.into_iter().collect()
}

/// Prints which kinds of events of a game were seen staged, and where.
fn print_kinds(game: &str, kinds: &[String], places: &BTreeMap<String, MomentPlace>, findings: &[&Findings]) -> usize {
    println!("{game}");
    let mut failed = 0;
    for event in kinds {
        let found = places.get(event).map(|place| {
            let kind = kind_word(place.moment().moment.kind);
            format!("{kind:10} {} #{} ({}) {}", place.record, place.step, place.eyes, place.moment().moment.headline)
        });
        let faults: Vec<String> =
            findings.iter().filter_map(|all| Some(format!("{:#}", all.get(event)?.as_ref().err()?))).collect();
        let was_tried = findings.iter().any(|all| all.contains_key(event));
        let state = match (&found, was_tried, faults.is_empty()) {
            (None, ..) => "not in the records",
            (_, false, _) => "not tried",
            (_, true, true) => "seen",
            (_, true, false) => "FAILED",
        };
        failed += usize::from(state == "FAILED");
        println!("  {event:20} {state:18} {}{}", found.unwrap_or_default(), faults.join("; "));
    }
    failed
}

/// One kind of event of each kind of moment is tried; `cargo xtask story`, which sets `ESCAPADE_STORY=all`, tries every one.
#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_moment_is_staged_in_replays() -> Result<()> {
    let tries_all = std::env::var("ESCAPADE_STORY").is_ok_and(|which| which == "all");
    let speed = if tries_all { "normal" } else { "double" };
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let (desk, phone) = tokio::try_join!(
        Reader::open(&chromium, &site, Device { motion: true, ..Device::DESKTOP }, speed),
        Reader::open(&chromium, &site, Device::PHONE, speed)
    )?;
    let (golden, mut failed) = (golden_records()?, 0);
    for (game, kinds) in kinds_of_moments()? {
        let mut records: Vec<GoldenRecord> = golden.iter().filter(|golden| golden.game == game).cloned().collect();
        let mut found = shortest_places(&records)?;
        if tries_all {
            // Some events are too rare for the golden records.
            let missing = kinds.iter().filter(|kind| !found.contains_key(*kind)).cloned().collect();
            records.extend(records_with(game, &missing));
            found.extend(shortest_places(&records)?.into_iter().filter(|(event, _)| missing.contains(event)));
        }
        let tried = if tries_all { found.clone() } else { share(found.clone()) };
        let places: Vec<MomentPlace> = tried.into_values().collect();
        let (on_desk, on_phone) = tokio::try_join!(desk.watch(&records, &places), phone.watch(&records, &places))?;
        failed += print_kinds(game, &kinds, &found, &[&on_desk, &on_phone]);
    }
    tokio::try_join!(desk.person.close(), phone.person.close())?;
    ensure!(failed == 0, "{failed} kinds of moments are not staged as they should be");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_that_plays_leaves_each_moment_its_time() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let records = golden_records()?;
    let ana = Reader::open(&chromium, &site, Device { motion: true, ..Device::DESKTOP }, "double").await?;
    for entry in games::GAMES {
        let game = entry.about().name;
        let golden = records.iter().find(|golden| golden.game == game).context("each game has records")?;
        ana.person.show_record(golden).await?;
        ana.person.choose("[name=speed]", "double").await?;
        ana.person.run("window.moments = []; document.body.dataset.moments = 0;", vec![]).await?;
        ana.person.click("[data-do=play]").await?;
        ana.person.wait(&after_moments(4)).await?;
        ana.person.click("[data-do=pause]").await?;
        ana.person.wait("body:not(:has([data-moment]))").await?;
        for moment in moments(&ana.person).await?.iter().take(4) {
            let (stood, lasts) = (moment["stood"].as_f64(), moment["lasts"].as_f64());
            let (stood, lasts) = (stood.context("it has gone")?, lasts.context("it has a time")?);
            // The speed halves the usual time of the reader's pace.
            assert!(stood >= lasts - SLACK_MS && [450.0, 850.0, 1100.0].contains(&lasts), "{game}: {moment}");
        }
    }
    ana.person.close().await
}
