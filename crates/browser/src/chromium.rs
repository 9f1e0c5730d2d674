//! Chromium and its driver: processes that this crate starts and ends.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, anyhow};
use serde_json::json;

use crate::site::scratch;
use crate::webdriver::Session;
use crate::{Person, Site};

/// How a browser looks at the page.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The width of its window.
    pub width: u32,
    /// The height of its window.
    pub height: u32,
    /// Whether its system is dark.
    pub dark: bool,
}

impl Look {
    /// A desktop in daylight.
    pub const DESKTOP: Look = Look { width: 1280, height: 900, dark: false };
    /// A phone at night.
    pub const PHONE: Look = Look { width: 390, height: 844, dark: true };
}

/// A driver, from which browsers are opened.
pub struct Chromium {
    driver: Child,
    port: u16,
    /// Kept open, since the driver goes on to write there.
    _output: BufReader<ChildStdout>,
}

impl Chromium {
    /// Starts the driver on a free port.
    pub fn start() -> Result<Chromium> {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .process_group(0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start chromedriver; `cargo xtask test` installs chromium and chromium-driver")?;
        let mut output = BufReader::new(driver.stdout.take().context("the driver has an output")?);
        let mut line = String::new();
        while output.read_line(&mut line)? > 0 {
            let port = line.split("started successfully on port ").nth(1);
            if let Some(port) = port.and_then(|port| port.trim().trim_end_matches('.').parse().ok()) {
                return Ok(Chromium { driver, port, _output: output });
            }
            line.clear();
        }
        Err(anyhow!("chromedriver did not say on which port it listens"))
    }

    /// Opens a browser at the home page, quick in all that it shows.
    pub async fn person(&self, site: &Site, look: Look) -> Result<Person> {
        let person = self.stranger(site, look).await?;
        person.arrive().await?;
        Ok(person)
    }

    /// Opens a browser with nothing in it, that has never been here.
    pub async fn stranger(&self, site: &Site, look: Look) -> Result<Person> {
        let profile = scratch("profile")?;
        let session = Session::open(self.port, capabilities(&profile, look))
            .await
            .context("cannot open chromium; `cargo xtask test` installs it")?;
        // The window of a headless browser has a frame, too.
        Person::new(session, site, profile, look).await
    }
}

fn capabilities(profile: &std::path::Path, look: Look) -> serde_json::Value {
    let profile = format!("--user-data-dir={}", profile.display());
    let size = format!("--window-size={},{}", look.width, look.height);
    let mut args = vec![
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--force-prefers-reduced-motion",
        &profile,
        &size,
    ];
    if look.dark {
        args.push("--blink-settings=preferredColorScheme=0");
    }
    json!({ "goog:chromeOptions": { "args": args }, "goog:loggingPrefs": { "browser": "ALL" } })
}

impl Drop for Chromium {
    /// A test that fails leaves its browsers open. They are in the driver's group, which ends as a whole.
    fn drop(&mut self) {
        let group = format!("-{}", self.driver.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.driver.wait();
    }
}

/// A folder that goes with its browser.
pub(crate) struct Profile(pub(crate) PathBuf);

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
