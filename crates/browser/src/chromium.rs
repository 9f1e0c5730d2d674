//! Chromium and its driver, which this crate starts and ends.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, anyhow};
use serde_json::json;

use crate::site::temporary_folder;
use crate::webdriver::Session;
use crate::{Person, Site};

/// The device that a browser pretends to be.
#[derive(Clone, Copy, Debug)]
pub struct Device {
    /// The width of its window.
    pub width: u32,
    /// The height of its window.
    pub height: u32,
    /// Whether its system is dark.
    pub dark: bool,
    /// Whether things move. They do so in few tests, since motion takes time.
    pub motion: bool,
}

impl Device {
    /// A desktop with a light theme.
    pub const DESKTOP: Device = Device { width: 1280, height: 900, dark: false, motion: false };
    /// A phone with a dark theme.
    pub const PHONE: Device = Device { width: 390, height: 844, dark: true, motion: false };
}

/// A running chromedriver, which opens browsers.
pub struct Chromium {
    driver: Child,
    port: u16,
    /// Kept open, since the driver keeps writing to it.
    _output: BufReader<ChildStdout>,
}

impl Chromium {
    /// Starts the driver on a free port. It may lose that port to another program before it listens, and is started again.
    pub fn start() -> Result<Chromium> {
        Chromium::try_start().or_else(|_| Chromium::try_start())
    }

    fn try_start() -> Result<Chromium> {
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

    /// Opens a browser at the home page, with easy bots and without pauses between moves.
    pub async fn person(&self, site: &Site, device: Device) -> Result<Person> {
        self.person_at(&site.url(""), device).await
    }

    /// The same for a server elsewhere, such as `http://127.0.0.1:8080`.
    pub async fn person_at(&self, origin: &str, device: Device) -> Result<Person> {
        let person = self.visitor_at(origin, device).await?;
        person.open_home().await?;
        Ok(person)
    }

    /// Opens a browser with an empty profile, on no page yet.
    pub async fn new_visitor(&self, site: &Site, device: Device) -> Result<Person> {
        self.visitor_at(&site.url(""), device).await
    }

    /// The same for a server elsewhere, such as `http://127.0.0.1:8080`.
    pub async fn visitor_at(&self, origin: &str, device: Device) -> Result<Person> {
        let profile = temporary_folder("profile")?;
        let session = Session::open(self.port, capabilities(&profile, device))
            .await
            .context("cannot open chromium; `cargo xtask test` installs it")?;
        Person::new(session, origin, profile, device).await
    }
}

fn capabilities(profile: &std::path::Path, device: Device) -> serde_json::Value {
    let profile = format!("--user-data-dir={}", profile.display());
    let size = format!("--window-size={},{}", device.width, device.height);
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
        &profile,
        &size,
    ];
    if !device.motion {
        args.push("--force-prefers-reduced-motion");
    }
    if device.dark {
        args.push("--blink-settings=preferredColorScheme=0");
    }
    let mut options = json!({ "args": args });
    let mut capabilities = json!({ "goog:loggingPrefs": { "browser": "ALL" } });
    if let Some(shell) = shell() {
        options["binary"] = json!(shell);
        capabilities["browserName"] = json!(SHELL_NAME);
    }
    capabilities["goog:chromeOptions"] = options;
    capabilities
}

/// Chromium without windows, as the driver calls it.
const SHELL_NAME: &str = "chrome-headless-shell";

/// Chromium without windows and their own pages, which starts quickly and has the processor for the page alone.
fn shell() -> Option<PathBuf> {
    let paths = std::env::var_os("PATH")?;
    std::env::split_paths(&paths).map(|folder| folder.join("chromium-headless-shell")).find(|path| path.exists())
}

impl Drop for Chromium {
    /// Ends the driver's process group, since a failed test leaves its browsers open.
    fn drop(&mut self) {
        let group = format!("-{}", self.driver.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.driver.wait();
    }
}

/// The profile folder of a browser; it is removed with the browser.
pub(crate) struct Profile(pub(crate) PathBuf);

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
