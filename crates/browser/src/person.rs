//! Somebody before a browser: eyes that read the page's hooks, a mouse and a keyboard.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use base64::Engine;
use engine::Dice;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::Site;
use crate::chromium::{Look, Profile};
use crate::webdriver::Session;

/// What somebody sees who looks for something to do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Seen {
    /// The page: `home`, `table` and so on.
    pub page: String,
    /// What a table shows: `gathering`, `handover`, `table` and so on.
    pub face: String,
    /// Through whose eyes.
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

impl Seen {
    fn can_act(&self) -> bool {
        self.asked && (self.confirm || !self.things.is_empty() || !self.buttons.is_empty())
    }
}

/// Looks until there is something to do, or the time is over, and says what is to be seen then. It looks again only
/// after the page has changed: looking takes the browser longer than most pages change.
const LOOK: &str = "
    const done = arguments[arguments.length - 1];
    const visible = (element) => element.getClientRects().length > 0;
    const ids = (css, name) => [...document.querySelectorAll(css)].filter(visible).map((one) => one.getAttribute(name));
    const see = () => {
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
    const look = (isLast) => {
        pending = 0;
        if (!isLast && !document.querySelector('[data-asked=true], [data-ending], [data-face=handover]')) return;
        const seen = see();
        const acts = seen.asked && (seen.confirm || seen.things.length || seen.buttons.length);
        if (!acts && !seen.ending && seen.face !== 'handover' && !isLast) return;
        changes.disconnect();
        clearTimeout(end);
        done(seen);
    };
    const changes = new MutationObserver(() => { pending ||= setTimeout(look, 0); });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const end = setTimeout(() => look(true), arguments[0]);
    look();";

/// Waits until something is there, or the time is over, and says whether it is.
const WAIT: &str = "
    const [css, time, done] = arguments, is_there = () => !!document.querySelector(css);
    if (is_there()) return done(true);
    const end = (found) => { changes.disconnect(); clearTimeout(timer); done(found); };
    const changes = new MutationObserver(() => { if (is_there()) end(true); });
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    const timer = setTimeout(() => end(is_there()), time);";

/// Where something is, once it is in sight; nothing if it is not there.
const PLACE: &str = "
    const element = [...document.querySelectorAll(arguments[0])].find((one) => one.getClientRects().length > 0);
    if (!element) return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];";

/// The weight of everything that the page has loaded, as it came over the line. What is preloaded and then used is
/// listed twice, but comes once.
const WEIGH: &str = "
    const done = arguments[arguments.length - 1], sizes = new Map();
    document.fonts.ready.then(() => {
        for (const kind of ['resource', 'navigation'])
            for (const one of performance.getEntriesByType(kind)) sizes.set(one.name, one.encodedBodySize);
        done([...sizes.values()].reduce((sum, one) => sum + one, 0));
    });";

/// Somebody before a browser.
pub struct Person {
    session: Session,
    origin: String,
    chance: Dice,
    _profile: Profile,
}

impl Person {
    pub(crate) async fn new(session: Session, site: &Site, profile: PathBuf, look: Look) -> Result<Person> {
        let seed = u64::from(look.width) + session.id().len() as u64;
        let (origin, chance) = (site.url(""), Dice::seeded(seed));
        let person = Person { session, origin, chance, _profile: Profile(profile) };
        // Somebody may wait for the others for longer than a script usually may.
        person.session.post("timeouts", json!({ "script": 150_000 })).await?;
        person.resize(look.width, look.height).await?;
        Ok(person)
    }

    /// Comes to the home page. Bots answer at once and moves follow each other at once.
    pub(crate) async fn arrive(&self) -> Result<()> {
        self.go("/").await?;
        self.run("localStorage.setItem('pace', 'instant'); localStorage.setItem('level', 'easy');", vec![]).await?;
        self.go("/").await
    }

    /// What the page has loaded, compressed, in bytes. Later visits are served by what the browser keeps, unpacked.
    pub async fn bytes_loaded(&self) -> Result<u64> {
        Ok(self.run_async(WEIGH, vec![]).await?.as_f64().unwrap_or_default() as u64)
    }

    /// Makes the page exactly this large. A window is never as narrow as a phone, so that the page is told so.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        self.session.post("window/rect", json!({ "width": width, "height": height })).await?;
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        let command = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": params });
        self.session.post("goog/cdp/execute", command).await?;
        Ok(())
    }

    /// Goes to a path of the site, and waits until the page is there.
    pub async fn go(&self, path: &str) -> Result<()> {
        let url = if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.origin) };
        self.session.post("url", json!({ "url": url })).await?;
        self.wait("[data-page]").await
    }

    /// Loads the page anew.
    pub async fn reload(&self) -> Result<()> {
        self.session.post("refresh", json!({})).await?;
        self.wait("[data-page]").await
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.session.post("execute/sync", json!({ "script": script, "args": arguments })).await
    }

    /// Runs a script in the page that gives its answer to a callback.
    pub async fn run_async(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.session.post("execute/async", json!({ "script": script, "args": arguments })).await
    }

    /// Waits until something is there.
    pub async fn wait(&self, css: &str) -> Result<()> {
        let until = Instant::now() + Duration::from_secs(30);
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.run_async(WAIT, vec![json!(css), json!(left.as_millis() as u64)]).await {
                Ok(Value::Bool(true)) => return Ok(()),
                // A page that goes away takes its scripts along: ask the one that comes.
                Err(_) if !left.is_zero() => {}
                Ok(_) => {
                    let text = self.run("return document.body.innerText;", vec![]).await?;
                    bail!("{css} does not come; the page says {text}");
                }
                Err(fault) => return Err(fault),
            }
        }
    }

    /// Whether something is there.
    pub async fn has(&self, css: &str) -> Result<bool> {
        Ok(self.run("return !!document.querySelector(arguments[0]);", vec![json!(css)]).await? == json!(true))
    }

    /// The text of something.
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

    /// Clicks on something with the mouse, as soon as it is there.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.wait(css).await?;
        match self.click_now(css).await? {
            true => Ok(()),
            false => bail!("{css} cannot be seen"),
        }
    }

    /// Clicks on something with the mouse, if it is there now. False when it is not.
    pub async fn click_now(&self, css: &str) -> Result<bool> {
        let place: Option<[f64; 2]> = serde_json::from_value(self.run(PLACE, vec![json!(css)]).await?)?;
        let Some([x, y]) = place else { return Ok(false) };
        let moves = json!([
            { "type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round() },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let mouse = json!({ "type": "pointer", "id": "mouse", "actions": moves });
        self.session.post("actions", json!({ "actions": [mouse] })).await?;
        Ok(true)
    }

    /// Writes a text into a field, in place of what is there.
    pub async fn write(&self, css: &str, text: &str) -> Result<()> {
        self.wait(css).await?;
        self.session.to_element(css, "clear", json!({})).await?;
        self.session.to_element(css, "value", json!({ "text": text })).await?;
        Ok(())
    }

    /// Chooses a value of a list.
    pub async fn choose(&self, css: &str, value: &str) -> Result<()> {
        self.wait(css).await?;
        self.session.to_element(&format!("{css} option[value={value:?}]"), "click", json!({})).await?;
        Ok(())
    }

    /// Presses a key, such as `\u{E004}` for Tab.
    pub async fn press(&self, key: char) -> Result<()> {
        let moves = json!([{ "type": "keyDown", "value": key }, { "type": "keyUp", "value": key }]);
        self.session.post("actions", json!({ "actions": [{ "type": "key", "id": "keys", "actions": moves }] })).await?;
        Ok(())
    }

    /// Looks for something to do, for at most so many seconds.
    pub async fn look(&self, seconds: u32) -> Result<Seen> {
        Ok(serde_json::from_value(self.run_async(LOOK, vec![json!(seconds * 1000)]).await?)?)
    }

    /// Any number below another, for those who choose at random.
    pub fn below(&mut self, count: usize) -> usize {
        self.chance.below(count.max(1) as u32) as usize
    }

    /// Clicks on something that can be clicked on. False when there was nothing to do.
    pub async fn touch_something(&mut self, seen: &Seen) -> Result<bool> {
        if !seen.can_act() {
            return Ok(false);
        }
        let count = seen.things.len() + seen.buttons.len();
        let css = match seen.confirm && (count == 0 || self.below(3) > 0) {
            true => "[data-do=confirm]".to_owned(),
            false => match self.below(count) {
                index if index < seen.things.len() => {
                    format!("[data-page=table] [data-board] [data-id={:?}]", seen.things[index])
                }
                index => format!("[data-button={:?}]", seen.buttons[index - seen.things.len()]),
            },
        };
        self.click_now(&css).await
    }

    /// Plays by clicking at random until the match is over. Gives how often was clicked.
    pub async fn play_to_the_end(&mut self) -> Result<u32> {
        for clicks in 0..20_000 {
            let seen = self.look(60).await?;
            if seen.ending {
                return Ok(clicks);
            }
            if seen.face == "handover" {
                self.click("#handover [data-do=take-screen]").await?;
            } else if !seen.can_act() {
                bail!("there is nothing to do for a minute: {seen:?}");
            } else {
                // What was seen may be gone before it is clicked on; then one looks again.
                self.touch_something(&seen).await?;
            }
        }
        bail!("the match does not end")
    }

    /// The picture of the window.
    pub async fn picture(&self) -> Result<Vec<u8>> {
        let picture = self.session.get("screenshot").await?;
        let picture = picture.as_str().context("the driver gives a picture")?;
        Ok(base64::prelude::BASE64_STANDARD.decode(picture)?)
    }

    /// Closes the browser, and reports every error and warning that was written to its console.
    pub async fn leave(self) -> Result<()> {
        self.close(|_| true).await
    }

    /// The same for somebody whose server was away on purpose, or who went where nothing is: what a browser says of that
    /// is right.
    pub async fn leave_offline(self) -> Result<()> {
        let right = ["net::ERR_", "WebSocket connection", "/nowhere/"];
        self.close(move |message| !right.iter().any(|text| message.contains(text))).await
    }

    async fn close(self, is_bad: impl Fn(&str) -> bool) -> Result<()> {
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
