//! A person at a browser: reads the page's attributes, and uses mouse and keyboard.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use base64::Engine;
use engine::Dice;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::chromium::{Device, Profile};
use crate::webdriver::Session;

/// What the page shows at one moment, as far as a person needs it to play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct PageSnapshot {
    /// The page: `home`, `table` and so on.
    pub page: String,
    /// What a table shows: `gathering`, `handover`, `table` and so on.
    pub face: String,
    /// The viewer: a seat's letter, or `spectator`.
    pub viewer: String,
    /// Whether the match is over.
    pub ending: bool,
    /// Whether the question is for the viewer.
    pub asked: bool,
    /// The question.
    pub question: String,
    /// Things on the board that can be touched, by id.
    pub things: Vec<String>,
    /// Buttons that can be touched, by id.
    pub buttons: Vec<String>,
    /// Whether a choice waits to be confirmed.
    pub confirm: bool,
}

impl PageSnapshot {
    /// Whether there is something to touch.
    pub fn can_act(&self) -> bool {
        self.asked && (self.confirm || !self.things.is_empty() || !self.buttons.is_empty())
    }
}

/// Waits until there is something to do or the time is over, and gives a snapshot. It reads the page again only after
/// a change, since reading takes the browser longer than most changes.
const WAIT_FOR_TURN: &str = "
    const done = arguments[arguments.length - 1];
    const visible = (element) => element.getClientRects().length > 0;
    const ids = (css, name) => [...document.querySelectorAll(css)].filter(visible).map((one) => one.getAttribute(name));
    const snapshot = () => {
        const main = document.querySelector('[data-page]');
        return {
            page: main?.dataset.page ?? '', face: main?.dataset.face ?? '', viewer: main?.dataset.viewer ?? '',
            ending: !!document.querySelector('[data-ending]'),
            asked: !!document.querySelector('[data-asked=true]'),
            question: document.querySelector('#question')?.textContent ?? '',
            things: ids('[data-page=table] [data-board] [data-id][role=button]', 'data-id'),
            buttons: ids('[data-button]', 'data-button'),
            confirm: !!document.querySelector('[data-do=confirm]'),
        };
    };
    let pending = 0;
    const check = (isLast) => {
        pending = 0;
        // These people say nothing, so nobody has to wait for them.
        document.querySelector('[data-do=talk-done]')?.click();
        // They know who is who, and begin.
        document.querySelector('[data-do=begin-match]')?.click();
        if (!isLast && !document.querySelector('[data-asked=true], [data-ending], [data-face=handover]')) return;
        const now = snapshot();
        const canAct = now.asked && (now.confirm || now.things.length || now.buttons.length);
        if (!canAct && !now.ending && now.face !== 'handover' && !isLast) return;
        changes.disconnect();
        clearTimeout(end);
        done(now);
    };
    const changes = new MutationObserver(() => { pending ||= setTimeout(check, 0); });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const end = setTimeout(() => check(true), arguments[0]);
    check();";

/// A question that is not answered after so many clicks at random is taken for one that cannot be answered.
const CLICKS_ON_A_QUESTION: usize = 400;

/// Waits until a selector finds something or the time is over, and gives whether it does.
const WAIT: &str = "
    const [css, time, done] = arguments, is_there = () => !!document.querySelector(css);
    if (is_there()) return done(true);
    const end = (found) => { changes.disconnect(); clearTimeout(timer); done(found); };
    const changes = new MutationObserver(() => { if (is_there()) end(true); });
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    const timer = setTimeout(() => end(is_there()), time);";

/// Scrolls to the first visible element of a selector and gives what a click is meant for; null if there is none.
const SCROLL_TO: &str = "
    const element = [...document.querySelectorAll(arguments[0])].find((one) => one.getClientRects().length > 0);
    if (!element) return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // A thing of the board without the signs that stand above it.
    return element.querySelector(':scope > .halo') ?? element;";

/// What a click on the first visible element of a selector would hit, as its tag.
const HIT_BY_CLICK: &str = "
    const element = [...document.querySelectorAll(arguments[0])].find((one) => one.getClientRects().length > 0);
    if (!element) return 'nothing';
    const box = (element.querySelector(':scope > .halo') ?? element).getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit?.outerHTML.slice(0, 300) ?? 'nothing';";

/// The compressed bytes of everything that the page has loaded. A preloaded file that is used is listed twice but loaded
/// once, so files are counted by name.
const SUM_BYTES: &str = "
    const done = arguments[arguments.length - 1], sizes = new Map();
    document.fonts.ready.then(() => {
        for (const kind of ['resource', 'navigation'])
            for (const one of performance.getEntriesByType(kind)) sizes.set(one.name, one.encodedBodySize);
        done([...sizes.values()].reduce((sum, one) => sum + one, 0));
    });";

/// A person at a browser.
pub struct Person {
    session: Session,
    origin: String,
    chance: Dice,
    /// Whether the browser understands Chromium's own commands.
    has_devtools: bool,
    _profile: Profile,
}

impl Person {
    pub(crate) async fn new(session: Session, origin: &str, profile: PathBuf, device: Device) -> Result<Person> {
        Person::at(session, origin, profile, device, true).await
    }

    /// The same in a browser that is not Chromium.
    pub(crate) async fn without_devtools(
        session: Session,
        origin: &str,
        profile: PathBuf,
        device: Device,
    ) -> Result<Person> {
        Person::at(session, origin, profile, device, false).await
    }

    async fn at(
        session: Session,
        origin: &str,
        profile: PathBuf,
        device: Device,
        has_devtools: bool,
    ) -> Result<Person> {
        let seed = u64::from(device.width) + session.id().len() as u64;
        let (origin, chance) = (origin.to_owned(), Dice::seeded(seed));
        let person = Person { session, origin, chance, has_devtools, _profile: Profile(profile) };
        // Waiting for the other players takes longer than the usual limit for scripts.
        person.session.post("timeouts", json!({ "script": 150_000 })).await?;
        person.resize(device.width, device.height).await?;
        Ok(person)
    }

    /// Opens the home page, with easy bots and without pauses between moves.
    pub(crate) async fn open_home(&self) -> Result<()> {
        self.go("/").await?;
        self.run("localStorage.setItem('pace', 'instant'); localStorage.setItem('level', 'easy');", vec![]).await?;
        self.go("/").await
    }

    /// The compressed bytes that the page has loaded. Only a first visit counts: later ones come from the cache, unpacked.
    pub async fn bytes_loaded(&self) -> Result<u64> {
        Ok(self.run_async(SUM_BYTES, vec![]).await?.as_f64().unwrap_or_default() as u64)
    }

    /// Makes the page exactly this large. A window cannot be as narrow as a phone, so Chromium overrides the size of the
    /// page; other browsers come as near as their windows can.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        self.session.post("window/rect", json!({ "width": width, "height": height })).await?;
        if !self.has_devtools {
            return self.resize_window(width, height).await;
        }
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.cdp("Emulation.setDeviceMetricsOverride", params).await
    }

    /// Makes the window so large that the page in it has this size, and waits until it has.
    async fn resize_window(&self, width: u32, height: u32) -> Result<()> {
        let settled = "const done = arguments[0];
            let last = '';
            const look = () => {
                const now = `${innerWidth} ${innerHeight}`;
                if (now === last) done([outerWidth - innerWidth, outerHeight - innerHeight]);
                else { last = now; setTimeout(look, 150); }
            };
            look();";
        let frame = self.run_async(settled, vec![]).await?;
        let [wider, higher] = [0, 1].map(|side| frame[side].as_u64().unwrap_or_default() as u32);
        self.session.post("window/rect", json!({ "width": width + wider, "height": height + higher })).await?;
        self.run_async(settled, vec![]).await.map(drop)
    }

    /// Sends a command of the DevTools protocol.
    pub(crate) async fn cdp(&self, command: &str, params: Value) -> Result<()> {
        self.session.post("goog/cdp/execute", json!({ "cmd": command, "params": params })).await?;
        Ok(())
    }

    /// Goes to a path of the site, and waits until the page is there.
    pub async fn go(&self, path: &str) -> Result<()> {
        let url = if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.origin) };
        self.session.post("url", json!({ "url": url })).await?;
        self.wait("[data-page]").await
    }

    /// Reloads the page.
    pub async fn reload(&self) -> Result<()> {
        self.session.post("refresh", json!({})).await?;
        self.wait("[data-page]").await
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.session.post("execute/sync", json!({ "script": script, "args": arguments })).await
    }

    /// Runs a script in the page that gives its result to a callback.
    pub async fn run_async(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.session.post("execute/async", json!({ "script": script, "args": arguments })).await
    }

    /// Waits until a selector finds something.
    pub async fn wait(&self, css: &str) -> Result<()> {
        let until = Instant::now() + Duration::from_secs(30);
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.run_async(WAIT, vec![json!(css), json!(left.as_millis() as u64)]).await {
                Ok(Value::Bool(true)) => return Ok(()),
                // Loading another page ends the script; run it again in the new page.
                Err(_) if !left.is_zero() => {}
                Ok(_) => {
                    let text = self.run("return document.body.innerText;", vec![]).await?;
                    bail!("{css} does not come; the page says {text}");
                }
                Err(fault) => return Err(fault),
            }
        }
    }

    /// Whether a selector finds something now.
    pub async fn has(&self, css: &str) -> Result<bool> {
        Ok(self.run("return !!document.querySelector(arguments[0]);", vec![json!(css)]).await? == json!(true))
    }

    /// The text of an element.
    pub async fn text(&self, css: &str) -> Result<String> {
        let text =
            self.run("return document.querySelector(arguments[0])?.textContent ?? '';", vec![json!(css)]).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// The value of a field.
    pub async fn value(&self, css: &str) -> Result<String> {
        let text = self.run("return document.querySelector(arguments[0])?.value ?? '';", vec![json!(css)]).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Clicks on an element with the mouse, as soon as it is there and can be seen: a dialog is there before it is open.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.wait(css).await?;
        let until = Instant::now() + Duration::from_secs(10);
        while !self.click_now(css).await? {
            if Instant::now() > until {
                bail!("{css} cannot be seen");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Clicks on an element with the mouse, if it is visible now. Gives whether it was.
    pub async fn click_now(&self, css: &str) -> Result<bool> {
        self.press_now(css, "mouse").await
    }

    /// Taps an element with a finger, if it is visible now. Gives whether it was.
    pub async fn tap_now(&self, css: &str) -> Result<bool> {
        self.press_now(css, "touch").await
    }

    /// Presses and releases a pointer of this kind on an element, if it is visible now. Gives whether it was.
    async fn press_now(&self, css: &str, kind: &str) -> Result<bool> {
        let element = self.run(SCROLL_TO, vec![json!(css)]).await?;
        if element.is_null() {
            return Ok(false);
        }
        // The driver finds the middle itself, right before it moves there: the page may have moved the element meanwhile.
        let moves = json!([
            { "type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": element },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let pointer = json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": moves });
        match self.session.post("actions", json!({ "actions": [pointer] })).await {
            Ok(_) => Ok(true),
            // The page has replaced the element meanwhile.
            Err(fault) if fault.to_string().contains("stale element") => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    /// Replaces the text of a field.
    pub async fn write(&self, css: &str, text: &str) -> Result<()> {
        self.wait(css).await?;
        self.session.to_element(css, "clear", json!({})).await?;
        self.session.to_element(css, "value", json!({ "text": text })).await?;
        Ok(())
    }

    /// Chooses an option of a list by its value.
    pub async fn choose(&self, css: &str, value: &str) -> Result<()> {
        self.wait(css).await?;
        self.session.to_element(&format!("{css} option[value={value:?}]"), "click", json!({})).await?;
        Ok(())
    }

    /// Presses a key, such as `\u{E004}` for Tab.
    pub async fn press(&self, key: char) -> Result<()> {
        self.press_times(key, 1).await
    }

    /// Presses a key several times.
    pub async fn press_times(&self, key: char, count: usize) -> Result<()> {
        let press = [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })];
        let moves: Vec<_> = std::iter::repeat_n(press, count).flatten().collect();
        self.session.post("actions", json!({ "actions": [{ "type": "key", "id": "keys", "actions": moves }] })).await?;
        Ok(())
    }

    /// Waits at most `seconds` for something to do, and gives what the page shows then.
    pub async fn wait_for_turn(&self, seconds: u32) -> Result<PageSnapshot> {
        Ok(serde_json::from_value(self.run_async(WAIT_FOR_TURN, vec![json!(seconds * 1000)]).await?)?)
    }

    /// A random number below another one.
    pub fn random_below(&mut self, count: usize) -> usize {
        self.chance.below(count.max(1) as u32) as usize
    }

    /// Clicks at random on one of the things that a snapshot offers. Gives what that was, if it was still there.
    pub async fn touch_something(&mut self, snapshot: &PageSnapshot) -> Result<Option<String>> {
        if !snapshot.can_act() {
            return Ok(None);
        }
        // A card that was left open may cover what comes next.
        self.click_now(".thing-card.pinned [data-do=close-card]").await?;
        let count = snapshot.things.len() + snapshot.buttons.len();
        // A sheet covers the things of the board.
        let first =
            if self.has("[data-sheet]").await? && !snapshot.buttons.is_empty() { snapshot.things.len() } else { 0 };
        let css = match snapshot.confirm && (count == 0 || self.random_below(3) > 0) {
            true => "[data-do=confirm]".to_owned(),
            false => match first + self.random_below(count - first) {
                index if index < snapshot.things.len() => {
                    // Things that are too small on the board have a button.
                    let (thing, button) =
                        (&snapshot.things[index], format!("[data-thing={:?}]", snapshot.things[index]));
                    match self.has(&button).await? {
                        true => button,
                        false => format!("[data-page=table] [data-board] [data-id={thing:?}]"),
                    }
                }
                index => format!("[data-button={:?}]", snapshot.buttons[index - snapshot.things.len()]),
            },
        };
        Ok(self.click_now(&css).await?.then_some(css))
    }

    /// Plays by clicking at random until the match is over. Gives the number of clicks.
    pub async fn play_to_the_end(&mut self) -> Result<u32> {
        let (mut question, mut last) = (String::new(), Vec::new());
        for clicks in 0..20_000 {
            let snapshot = self.wait_for_turn(180).await?;
            if snapshot.question != question {
                (question, last) = (snapshot.question.clone(), Vec::new());
            }
            if last.len() >= CLICKS_ON_A_QUESTION {
                bail!(
                    "{} clicks do not answer {question:?}: {snapshot:?}; {}",
                    last.len(),
                    self.stuck_at(&last).await?
                );
            }
            if snapshot.ending {
                return Ok(clicks);
            }
            if snapshot.face == "handover" {
                self.click("#handover [data-do=take-screen]").await?;
            } else if !snapshot.can_act() {
                bail!("there is nothing to do for three minutes: {snapshot:?}");
            } else {
                // The page may change before the click; the next snapshot shows how.
                last.push(self.touch_something(&snapshot).await?);
            }
        }
        bail!("the match does not end")
    }

    /// Where a person is stuck: the last clicks, what the last one hits, and a picture of the page.
    async fn stuck_at(&self, clicks: &[Option<String>]) -> Result<String> {
        let last = clicks.iter().rev().flatten().next().cloned().unwrap_or_default();
        let hit = self.run(HIT_BY_CLICK, vec![json!(last)]).await?;
        let picture = std::env::temp_dir().join("escapade-stuck.png");
        std::fs::write(&picture, self.screenshot().await?)?;
        let tail = &clicks[clicks.len().saturating_sub(20)..];
        Ok(format!("the last clicks were {tail:?}, the last one hits {hit}, and {} shows it", picture.display()))
    }

    /// The window as PNG.
    pub async fn screenshot(&self) -> Result<Vec<u8>> {
        let picture = self.session.get("screenshot").await?;
        let picture = picture.as_str().context("the driver gives a picture")?;
        Ok(base64::prelude::BASE64_STANDARD.decode(picture)?)
    }

    /// Closes the browser, whatever its console says.
    pub(crate) async fn leave(self) -> Result<()> {
        self.session.close().await
    }

    /// Closes the browser, and fails if an error or warning was written to its console.
    pub async fn close(self) -> Result<()> {
        self.close_and_check(|_| true).await
    }

    /// The same for a test that stops the server or opens a wrong address: the messages about that are expected.
    pub async fn close_offline(self) -> Result<()> {
        let expected = ["net::ERR_", "WebSocket connection", "/nowhere/"];
        self.close_and_check(move |message| !expected.iter().any(|text| message.contains(text))).await
    }

    /// The same for a test in which the server refuses something, which browsers write to the console.
    pub async fn close_after_refusal(self) -> Result<()> {
        self.close_and_check(|message| !message.contains("responded with a status of 4")).await
    }

    async fn close_and_check(self, is_bad: impl Fn(&str) -> bool) -> Result<()> {
        if !self.has_devtools {
            return self.session.close().await;
        }
        let log = self.session.post("se/log", json!({ "type": "browser" })).await?;
        self.session.close().await?;
        let lines = log.as_array().cloned().unwrap_or_default();
        let bad: Vec<&str> = lines
            .iter()
            .filter(|line| ["SEVERE", "WARNING"].iter().any(|level| line["level"] == **level))
            .filter_map(|line| line["message"].as_str())
            .filter(|message| is_bad(message))
            .collect();
        match bad.is_empty() {
            true => Ok(()),
            false => bail!("the console says:\n{}", bad.join("\n")),
        }
    }
}
