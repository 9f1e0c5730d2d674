//! Firefox and WebKit: half of all phones have no Chromium.

use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::site::temporary_folder;
use crate::webdriver::Session;
use crate::{Device, Person, Site};

/// A browser with another engine than Chromium's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherBrowser {
    /// Firefox, with geckodriver.
    Firefox,
    /// WebKit's own small browser, with WebKitWebDriver. It needs a screen, which xvfb gives.
    WebKit,
}

impl OtherBrowser {
    fn driver(self, port: u16) -> Command {
        match self {
            OtherBrowser::Firefox => {
                let mut command = Command::new(std::env::var_os("GECKODRIVER").unwrap_or("geckodriver".into()));
                command.args(["--port", &port.to_string()]);
                command
            }
            OtherBrowser::WebKit => {
                let mut command = Command::new("xvfb-run");
                let screen = "-screen 0 2700x1600x24";
                command.args(["-a", "-s", screen, "WebKitWebDriver", &format!("--port={port}")]);
                command
            }
        }
    }

    fn capabilities(self) -> Value {
        match self {
            OtherBrowser::Firefox => {
                json!({ "moz:firefoxOptions": { "args": ["-headless"], "prefs": { "ui.prefersReducedMotion": 1 } } })
            }
            OtherBrowser::WebKit => json!({}),
        }
    }

    /// Starts the driver on a free port.
    pub fn start(self) -> Result<OtherDriver> {
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let mut command = self.driver(port);
        let driver =
            command.process_group(0).stdout(Stdio::null()).stderr(Stdio::null()).spawn().with_context(|| {
                format!("cannot start {:?}; `cargo xtask engines` installs what it needs", command.get_program())
            })?;
        let driver = OtherDriver { browser: self, driver, port };
        for _ in 0..200 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(driver);
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        bail!("the driver of {self:?} does not answer")
    }
}

/// A running driver.
pub struct OtherDriver {
    browser: OtherBrowser,
    driver: Child,
    port: u16,
}

impl OtherDriver {
    /// Opens a browser at the home page, with easy bots and without pauses between moves.
    pub async fn person(&self, site: &Site, device: Device) -> Result<Person> {
        let profile = temporary_folder("profile")?;
        let session = Session::open(self.port, self.browser.capabilities())
            .await
            .with_context(|| format!("cannot open {:?}", self.browser))?;
        let person = Person::without_devtools(session, &site.url(""), profile, device).await?;
        person.open_home().await?;
        Ok(person)
    }
}

impl Drop for OtherDriver {
    /// Ends the driver's process group, since a failed test leaves its browsers open.
    fn drop(&mut self) {
        let group = format!("-{}", self.driver.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.driver.wait();
    }
}
